"""Lemmas from form and part of speech: exceptions first, then a dictionary, then the edit of the longest suffix.

The method is that of UDPipe 1's guesser (Straka and Straková 2017): an edit cuts and adds at both ends of the form and
says what happens to its case; each UPOS has a table of suffixes. What the table gets wrong in the treebank is an
exception. Features would tell apart less than one lemma in a thousand and are not asked. A lexicon of the language is
asked for parts of speech of which it writes lemmas as the treebank does (`LISTED`), where it has one lemma of a form.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, cast

from lambre_core.lexicon.lookup import Lexicon
from lambre_core.parsing.engines.onnx.expansion import folded

Case = Literal["lower", "keep", "title"]

LONGEST = 8
"""Characters of the longest suffix."""

_LONGEST_ACRONYM = 5  # longer words in capitals are taken for words
ACRONYM = "\u21e7"
"""Ends the key of an acronym."""

LISTED: Mapping[str, frozenset[str]] = {
    "de": frozenset({"NOUN", "VERB", "ADJ"}),
    "lt": frozenset({"NOUN"}),
    "pt": frozenset({"VERB"}),
    "pl": frozenset({"NOUN", "VERB", "ADJ"}),
    "ru": frozenset({"NOUN", "VERB"}),
    "uk": frozenset({"NOUN"}),
}
"""Language -> parts of speech whose lemmas the lexicon tells. On dev, of the words with one lemma there: German nouns
265 -> 282 of 284, verbs 98 -> 102 of 103, adjectives 59 -> 63 of 65; Russian nouns 403 -> 422 of 434, verbs 154 -> 162
of 166; Ukrainian nouns 298 -> 311 of 313; Lithuanian nouns 118 -> 120 of 120; Portuguese verbs 242 -> 244 of 247; of
all Polish words (dev of LFG) 93.8 -> 96.3 %. Russian adjectives stay as they were, and so do Czech nouns; Estonian and
Turkish lexicons write other lemmas."""

_REMEMBERED = 200_000  # pairs of form and UPOS; then the memory starts anew


@dataclass(frozen=True, slots=True)
class Edit:
    """From form to lemma.

    Attributes:
        case: of the form before anything else: `lower`, `keep`, or `title` (lower, then a capital first letter).
        head: characters cut off the beginning.
        prefix: put before what is left.
        inside: cut out where it first occurs after the first two characters (German `ge`, `zu`).
        tail: characters cut off the end.
        suffix: put after what is left.
    """

    case: Case
    head: int
    prefix: str
    inside: str
    tail: int
    suffix: str


@dataclass(frozen=True, slots=True)
class Lemmatizer:
    """What a treebank taught about lemmas.

    Attributes:
        edits: all edits; the tables hold numbers of these.
        suffixes: UPOS -> suffix of the key (`key_of`) -> edit; the empty suffix is always there.
        forms: UPOS -> key of a form -> edit, where the suffix says something else.
        lexicon: a dictionary, and of which parts of speech it tells the lemmas.
    """

    edits: tuple[Edit, ...]
    suffixes: Mapping[str, Mapping[str, int]]
    forms: Mapping[str, Mapping[str, int]]
    lexicon: Lexicon | None = None
    listed: frozenset[str] = frozenset()
    _memory: dict[tuple[str, str], str] = field(default_factory=dict, repr=False, compare=False)


def load_lemmatizer(
    tables: Mapping[str, Any], lexicon: Lexicon | None = None, listed: frozenset[str] = frozenset()
) -> Lemmatizer:
    """Read the JSON data that `lemma_tables` of the training side makes.

    Args:
        lexicon, listed: a dictionary, and of which parts of speech it tells the lemmas.

    Raises:
        ValueError: parts are missing or are not what they should be.
    """
    try:
        edits = tuple(Edit(case, int(h), p, i, int(t), s) for case, h, p, i, t, s in tables["edits"])
        suffixes = {upos: _unpacked(table, len(edits)) for upos, table in tables["suffixes"].items()}
        forms = {upos: _unpacked(table, len(edits)) for upos, table in tables["forms"].items()}
    except (KeyError, TypeError, IndexError, AttributeError, ValueError) as error:
        raise ValueError(f"the table of lemmas is damaged ({type(error).__name__}: {error})") from error
    return Lemmatizer(edits, suffixes, forms, lexicon, listed)


def _unpacked(table: Mapping[str, str], count: int) -> dict[str, int]:
    """Edit -> its keys, separated by blanks, turned around."""
    found = {key: int(number) for number, keys in table.items() for key in keys.split(" ")}
    if any(number >= count for number in found.values()):
        raise ValueError("an edit is missing")
    return found


def lemmas(lemmatizer: Lemmatizer, forms: Sequence[str], upos: Sequence[str]) -> list[str]:
    """The lemma of each word."""
    memory = lemmatizer._memory
    found = list(map(memory.get, zip(forms, upos, strict=True)))
    if None in found:
        for place, lemma in enumerate(found):
            if lemma is None:
                pair = forms[place], upos[place]
                if len(memory) >= _REMEMBERED:
                    memory.clear()
                found[place] = memory[pair] = lemma_of(lemmatizer, *pair)
    return cast(list[str], found)


def lemma_of(lemmatizer: Lemmatizer, form: str, upos: str) -> str:
    """The lemma of one word."""
    key = key_of(form)
    number = lemmatizer.forms.get(upos, {}).get(key)
    if number is None and lemmatizer.lexicon is not None and upos in lemmatizer.listed:
        found = {reading.lemma for reading in lemmatizer.lexicon.readings(form) if reading.upos == upos}
        if len(found) == 1 and (lemma := found.pop()) is not None:
            return lemma
    if number is None:
        number = longest_suffix(lemmatizer.suffixes.get(upos, {}), key)
    return form if number is None else edited(lemmatizer.edits[number], form)


def key_of(form: str) -> str:
    """The folded form; what looks like an acronym is marked at its end, so that no suffix of common words fits it."""
    return f"{folded(form)}{ACRONYM}" if 1 < len(form) <= _LONGEST_ACRONYM and form.isupper() else folded(form)


def longest_suffix(table: Mapping[str, int], key: str) -> int | None:
    """What the table says of the longest suffix of `^key`, the sign `^` marking the beginning of short forms."""
    marked = f"^{key}"
    for size in range(min(LONGEST, len(marked)), -1, -1):
        number = table.get(marked[len(marked) - size :])
        if number is not None:
            return number
    return None


def edited(edit: Edit, form: str) -> str:
    """The lemma that an edit makes of a form; the form itself (in its case) where the edit does not fit."""
    base = form if edit.case == "keep" else folded(form)
    kept = base
    if edit.head + edit.tail <= len(base):
        kept = base[edit.head : len(base) - edit.tail]
        if edit.inside:
            place = kept.find(edit.inside, 2)
            if place > 0:
                kept = kept[:place] + kept[place + len(edit.inside) :]
        kept = f"{edit.prefix}{kept}{edit.suffix}" or base
    return kept[:1].upper() + kept[1:] if edit.case == "title" else kept
