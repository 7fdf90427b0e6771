"""Learning the tables of the lemmatiser from treebanks and paradigms."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from lambre_core.parsing.engines.onnx.expansion import folded
from lambre_core.parsing.engines.onnx.lemmas import ACRONYM, LONGEST, Case, Edit, edited, key_of
from lambre_core.training.paradigms import unimorph_rows
from lambre_core.treebank.tree import Sentence

INSIDE = ("ge", "zu")
"""What an edit may cut out of the middle of a word."""

OPEN_CLASSES = frozenset({"NOUN", "ADJ", "VERB"})
"""What is taken from paradigms; treebanks know the other words."""

FROM_PARADIGMS = 0.2
"""Weight of a form of a paradigm; a form of the treebank weighs 1 and more."""

Observed = dict[tuple[str, str], Counter[Edit]]
"""(UPOS, key of the form) -> edits with their weight."""


def lemma_tables(
    sentences: Iterable[Sentence], paradigms: Iterable[tuple[str, str, str]] = (), *, forms_of_paradigms: int = 20_000
) -> dict[str, Any]:
    """The JSON data that `load_lemmatizer` reads.

    Args:
        sentences: with lemmas; words without lemma teach nothing.
        paradigms: (form, UPOS, lemma); they count little beside the treebank in the suffix tables, and forms that the
            suffixes get wrong become exceptions.
        forms_of_paradigms: so many such exceptions at most, short forms first, being the frequent ones.
    """
    observed: Observed = defaultdict(Counter)
    for sentence in sentences:
        for token in sentence.tokens:
            if not token.form or not token.lemma or not token.upos or " " in token.form:
                continue
            place = (token.upos, key_of(token.form))
            observed[place][edit_of(token.form, token.lemma)] += 1
    further: Observed = defaultdict(Counter)
    for form, upos, lemma in paradigms:
        place = (upos, key_of(form))
        if place not in observed and " " not in form and " " not in lemma:
            further[place][edit_of(form, lemma)] += 1
    suffixes = _suffix_tables(observed, further)
    forms: dict[str, dict[str, Edit]] = defaultdict(dict)
    for (upos, form), edits in observed.items():
        best = edits.most_common(1)[0][0]
        if _differs(best, suffixes[upos], form):
            forms[upos][form] = best
    wrong = sorted(
        (place for place, edits in further.items() if _all_differ(edits, suffixes.get(place[0], {}), place[1])),
        key=lambda place: (len(place[1]), place),
    )
    for upos, form in wrong[:forms_of_paradigms]:
        forms[upos][form] = further[upos, form].most_common(1)[0][0]
    return _packed(suffixes, forms)


def paradigm_words(paths: Iterable[Path], language: str) -> Iterator[tuple[str, str, str]]:
    """(form, UPOS, lemma) of the nouns, adjectives and verbs of UniMorph files, for `lemma_tables`.

    Raises:
        ParadigmError: a file is missing or damaged.
    """
    for path in paths:
        for lemma, entry in unimorph_rows(path, language):
            for upos in entry.upos:
                if upos in OPEN_CLASSES:
                    yield entry.form, upos, lemma


def edit_of(form: str, lemma: str) -> Edit:
    """The edit that makes this lemma of this form, touching as little as possible.

    Lower case is preferred to keeping, because a form can stand at the beginning of a sentence.
    """
    lower = folded(lemma)
    if lower == lemma:
        case: Case = "lower"
    elif lemma[:1] + folded(lemma[1:]) == lemma and lemma[:1].isupper() and len(lower) == len(lemma):
        case = "title"
    else:
        case = "keep"
    base, target = (form, lemma) if case == "keep" else (folded(form), lower)
    start, goal, size = _longest_common(base, target)
    if size == 0:
        return Edit(case, len(base), "", "", 0, target)
    edit = Edit(case, start, target[:goal], "", len(base) - start - size, target[goal + size :])
    for inside in INSIDE:
        place = base.find(inside, 2)
        if place > 0 and edit.head + edit.tail >= len(inside):
            bare = base[:place] + base[place + len(inside) :]
            other_start, other_goal, other_size = _longest_common(bare, target)
            if other_size > size and other_start == other_goal == 0:
                found = Edit(case, 0, "", inside, len(bare) - other_size, target[other_size:])
                if edited(found, form) == lemma:
                    edit, size = found, other_size
    return edit


def _longest_common(one: str, other: str) -> tuple[int, int, int]:
    """The longest common substring: where it begins in each, and its length.

    A common beginning of half of the shorter word is taken at once.
    """
    shared = 0
    for letter, other_letter in zip(one, other, strict=False):
        if letter != other_letter:
            break
        shared += 1
    if shared and 2 * shared >= min(len(one), len(other)):
        return 0, 0, shared
    best = (0, 0, 0)
    row = [0] * (len(other) + 1)
    for i, letter in enumerate(one, 1):
        previous = 0
        for j, other_letter in enumerate(other, 1):
            kept, row[j] = row[j], previous + 1 if letter == other_letter else 0
            previous = kept
            if row[j] > best[2]:
                best = (i - row[j], j - row[j], row[j])
    return best


Tables = dict[str, dict[str, Edit]]


def _suffix_tables(observed: Observed, further: Observed) -> Tables:
    """For each UPOS the edit of each suffix, where it is not what the next shorter one says.

    A type of word counts once and a little more for each time it was seen. Suffixes need two types.
    """
    weights: dict[str, dict[str, dict[Edit, float]]] = defaultdict(lambda: defaultdict(lambda: defaultdict(float)))
    types: dict[str, Counter[str]] = defaultdict(Counter)
    for source, factor in ((observed, 1.0), (further, FROM_PARADIGMS)):
        for (upos, form), edits in source.items():
            marked = f"^{form}"
            edit, count = edits.most_common(1)[0]
            weight = factor * (1 + math.log(count))
            for size in range(min(LONGEST, len(marked)) + 1):
                suffix = marked[len(marked) - size :]
                weights[upos][suffix][edit] += weight
                types[upos][suffix] += 1
    tables: Tables = {}
    for upos, by_suffix in weights.items():
        table: dict[str, Edit] = {}
        for suffix in sorted(by_suffix, key=lambda suffix: (len(suffix), suffix)):
            if suffix and types[upos][suffix] < 2:
                continue
            best = max(by_suffix[suffix].items(), key=lambda pair: (pair[1], _order(pair[0])))[0]
            if not suffix or _guess(table, suffix) != best:
                table[suffix] = best
        tables[upos] = table
    return tables


def _guess(table: Mapping[str, Edit], suffix: str) -> Edit:
    for start in range(len(suffix) + 1):
        edit = table.get(suffix[start:])
        if edit is not None:
            return edit
    raise KeyError(suffix)


def _differs(edit: Edit, table: Mapping[str, Edit], form: str) -> bool:
    guess = _guess(table, f"^{form}"[-LONGEST:])
    bare = form.removesuffix(ACRONYM)
    return guess.case != edit.case or edited(guess, bare) != edited(edit, bare)


def _all_differ(edits: Iterable[Edit], table: Mapping[str, Edit], form: str) -> bool:
    return bool(table) and all(_differs(edit, table, form) for edit in edits)


def _order(edit: Edit) -> tuple[str, int, str, str, int, str]:
    return (edit.case, edit.head, edit.prefix, edit.inside, edit.tail, edit.suffix)


def _packed(suffixes: Tables, forms: Tables) -> dict[str, Any]:
    """Numbers for edits, frequent ones first; keys of one edit together, which makes them small when compressed."""
    counts = Counter(edit for tables in (suffixes, forms) for table in tables.values() for edit in table.values())
    edits = sorted(counts, key=lambda edit: (-counts[edit], _order(edit)))
    numbers = {edit: number for number, edit in enumerate(edits)}
    return {
        "edits": [list(_order(edit)) for edit in edits],
        "suffixes": {upos: _keys(table, numbers) for upos, table in sorted(suffixes.items())},
        "forms": {upos: _keys(table, numbers) for upos, table in sorted(forms.items())},
    }


def _keys(table: Mapping[str, Edit], numbers: Mapping[Edit, int]) -> dict[str, str]:
    groups: dict[int, list[str]] = defaultdict(list)
    for key in sorted(table, key=lambda key: key[::-1]):
        groups[numbers[table[key]]].append(key)
    return {str(number): " ".join(groups[number]) for number in sorted(groups)}
