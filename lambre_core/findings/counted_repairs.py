"""Repairs of what is counted by a number in digits: the noun and the adjectives before it, as the number asks.

In Czech, Polish and Ukrainian two to four are counted as any plural, in Russian with the genitive of one noun and that
of many adjectives, and from five on all have the genitive of many; Lithuanian has that from ten on, Latvian and Greek
nowhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from lambre_core.findings.changes import Repair
from lambre_core.findings.merging import Cause
from lambre_core.findings.spelling import cased, difference
from lambre_core.findings.told.relations import COUNTED_SINGLE, FEW_IN_DIGITS, IN_DIGITS
from lambre_core.lexicon.inflection import Inflector
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

Cell = tuple[str, str]
"""Case and number."""

COUNTING = frozenset({COUNTED_SINGLE, FEW_IN_DIGITS, IN_DIGITS})
OF_MANY: Cell = ("Gen", "Plur")
OF_SEVERAL: tuple[Cell, ...] = (("Nom", "Plur"), ("Acc", "Plur"))
FEW = {
    "cs": re.compile("[234]"),
    "pl": re.compile(r"(?:\d*[02-9])?[234]"),
    "uk": re.compile(r"(?:\d*[02-9])?[234]"),
    "ru": re.compile(r"(?:\d*[02-9])?[234]"),
    "lt": re.compile(r"(?:\d*[02-9])?[2-9]"),
    "lv": re.compile(r"\d+"),
    "el": re.compile(r"\d+"),
}
"""Numbers that ask for no genitive of many nouns."""


def of_counted(cause: Cause, sentence: Sentence, language: str, inflector: Inflector) -> Iterator[Repair]:
    """What mends a noun and its adjectives behind a number in digits; nothing where the words are not known.

    Args:
        sentence: that of the finding, as it was judged.
    """
    if language not in FEW:
        return
    for outcome in (violation.outcome for violation in cause.violations):
        if outcome.rule.relation not in COUNTING:
            continue
        number = next((one for one in (outcome.dependent, outcome.head) if one.upos == "NUM"), None)
        words = behind(number, sentence) if number is not None else ()
        if number is None or not words:
            continue
        seen: list[dict[int, str]] = []
        for cells in asked(number.form or "", language):
            forms = in_cells(words, cells, inflector)
            if forms in seen:
                continue
            seen.append(forms)
            old = {word.id: in_lower_case(word.form) for word in words}
            changed = {place: form for place, form in forms.items() if in_lower_case(form) != old[place]}
            if changed:
                written = {place: cased(form, sentence.tokens[place - 1].form or "") for place, form in changed.items()}
                yield Repair(written, 1, sum(difference(old[place], form) for place, form in changed.items()))
        return


def behind(number: Token, sentence: Sentence) -> Sequence[Token]:
    """The adjectives and the noun right behind a number; nothing where there is no noun."""
    words: list[Token] = []
    for word in sentence.tokens[number.id :]:
        words.append(word)
        if word.upos == "NOUN":
            return words
        if word.upos != "ADJ":
            break
    return ()


def asked(digits: str, language: str) -> Iterator[tuple[Cell, Cell]]:
    """The cells of adjectives and noun for which a number asks, the likeliest first."""
    if FEW[language].fullmatch(digits) is None:
        yield OF_MANY, OF_MANY
    elif language == "ru":
        yield OF_MANY, ("Gen", "Sing")
    else:
        for cell in OF_SEVERAL:
            yield cell, cell


def in_cells(words: Sequence[Token], cells: tuple[Cell, Cell], inflector: Inflector) -> dict[int, str]:
    """The adjectives and the noun in their cells; nothing where one of them has no such form."""
    *adjectives, noun = words
    found: dict[int, str] = {}
    for word, cell in (*((one, cells[0]) for one in adjectives), (noun, cells[1])):
        form = in_cell(word, cell, noun, inflector)
        if form is None:
            return {}
        found[word.id] = form
    return found


def in_cell(word: Token, cell: Cell, noun: Token, inflector: Inflector) -> str | None:
    """A word in a case and number, an adjective in the gender of its noun; None where there is no such form."""
    case, number = cell
    for other in inflector.related(word.form or "", word.lemma, word.upos):
        if word.upos not in other.upos or case not in other.feats.get("Case", ()):
            continue
        if number not in other.feats.get("Number", ()):
            continue
        shared = ("Gender", "Animacy") if word.upos == "ADJ" else ("Gender",)
        if all(
            other.feats.get(name, values).intersection(values)
            for name in shared
            if (values := noun.feats.get(name, frozenset()))
        ):
            return other.form
    return None
