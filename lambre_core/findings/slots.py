"""Slots: what the words around a placeholder ask of whatever fills it.

*Die {item} wurde gelöscht* is right if `{item}` is a feminine noun in the singular, and wrong for *Ordner*. Nothing
is wrong with such a message as it stands, and no rule is judged on its stand-in; but whoever fills the slot has to
know. So the stand-in is taken for a noun of which everything is possible, and what the words around it leave possible
is said: once for each slot, where it is less than every gender in the singular.

What is filled in is mostly one thing, named as dictionaries name it. So a slot that has to be singular is nothing to
speak of, nor one in a certain case (*in {folder}*): every object and every preposition has one.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from lambre_core.documents.unit import Placeholder, TextUnit
from lambre_core.findings.abstention import improbable
from lambre_core.findings.build import View
from lambre_core.findings.confidence import family_verdict
from lambre_core.findings.declension import in_sentence
from lambre_core.findings.explaining import third_person
from lambre_core.findings.finding import Finding, Related
from lambre_core.findings.fingerprint import fingerprint
from lambre_core.findings.readings import Readings, remembered
from lambre_core.findings.suppression import disabled_by_directive
from lambre_core.findings.wording import described
from lambre_core.grammar.judge import outcomes
from lambre_core.grammar.rule import Grammar, Outcome, Verdict
from lambre_core.treebank.feats import Features, apart
from lambre_core.treebank.tree import Sentence, Token

CODE = "slot"

_GENDERS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("ca", "es", "fr", "it", "pt", "lt", "lv"), ("Fem", "Masc")),
    **dict.fromkeys(("sv", "da", "nl"), ("Com", "Neut")),
}
"""The genders of nouns where they are other than those of German and the Slavic languages."""

_NUMBERS = ("Sing", "Plur")
_CASES = ("Nom", "Gen", "Dat", "Acc", "Voc", "Loc", "Ins")

SURE = 0.9
"""Least probability of the arc from an attribute to the slot that stands right behind it."""

_ATTRIBUTES = frozenset({"DET", "ADJ"})

LONGEST = 40
"""So much of a placeholder is shown in messages."""

_FILLED = re.compile(
    r"""
      (?: % | \{ (?! \s*- ) | [$#] | \[\[ | __ | < (?! (?: code|kbd|samp|tt|var|pre|script|style )\b ) )  # no constant
      (?! .* (?: date | time ) )                                                                         # no number
    """,
    re.VERBOSE | re.IGNORECASE | re.DOTALL,
)
"""What a program fills in; code, addresses and terms of the catalogue always read the same."""

_NAMED_BY = frozenset({"appos", "conj:appos", "flat", "compound"})
"""Relations of a noun that the slot only stands before or names: *die %s Datei*."""


@dataclass(frozen=True, slots=True)
class Filling:
    """What may fill a slot as far as one form of a noun goes."""

    number: str
    gender: str
    case: str

    @property
    def feats(self) -> Features:
        values = {"Number": self.number, "Gender": self.gender, "Case": self.case}
        return {name: frozenset((value,)) for name, value in values.items() if value}


@dataclass(frozen=True, slots=True)
class Demand:
    """What a sentence asks of a slot.

    Attributes:
        stand_in: the word of the tree that stands for it.
        fillings: the forms of nouns with which every rule around it holds; some, but not all.
        words: the words that ask, in order of the sentence.
        probability: that of the least probable arc between them and the slot.
    """

    placeholder: Placeholder
    stand_in: Token
    fillings: frozenset[Filling]
    words: tuple[Token, ...]
    probability: float


def slot_findings(sentence: Sentence, grammar: Grammar, unit: TextUnit, view: View) -> Iterator[Finding]:
    """A hint for each slot of a sentence into which not every noun fits, if the configuration wants them."""
    severity = view.severity(CODE)
    if severity is None or not unit.placeholders:
        return
    for demand in demands(sentence, grammar, unit, view):
        place = unit.segment_map.source_range(*demand.placeholder.span)
        off = disabled_by_directive(view.directives, CODE, place.start.line)
        if demand.probability < view.min_confidence:
            continue
        word = shown(demand.placeholder.source)
        related = [(unit.text[slice(*token.span)], token.span) for token in demand.words if token.span is not None]
        because = _listed([f'"{surface}"' for surface, _ in related])
        yield Finding(
            path=view.path,
            language=view.language,
            key=unit.key,
            code=CODE,
            severity=severity,
            confidence=demand.probability,
            message=f"Right only if {word} is {in_words(demand.fillings, genders_of(view.language))}: {because}.",
            range=place,
            word=word,
            related=tuple(
                Related(
                    "head" if sentence.head_of(demand.stand_in) is token else "dependent",
                    surface,
                    unit.segment_map.source_range(*span),
                )
                for token, (surface, span) in zip(demand.words, related, strict=True)
            ),
            fingerprint=fingerprint(CODE, (demand.stand_in, *demand.words), sentence.text, unit.key),
            suppressed="directive" if off else None,
            tree=sentence,
        )


def demands(sentence: Sentence, grammar: Grammar, unit: TextUnit, view: View) -> Iterator[Demand]:
    """What a sentence asks of its slots, of those alone of which it asks something."""
    slots = dict(_stand_ins(sentence, unit))
    if not slots or improbable(sentence):
        return
    sentence = _with_attributes(sentence, slots)
    every = tuple(Filling(*form) for form in product(_NUMBERS, genders_of(view.language), _CASES))
    anything: Features = {
        "Number": frozenset(_NUMBERS),
        "Gender": frozenset(genders_of(view.language)),
        "Case": frozenset(_CASES),
    }
    tokens = (
        replace(token, upos="NOUN", feats=anything, beliefs=None) if token.id in slots else token
        for token in sentence.tokens
    )
    open_sentence = replace(sentence, tokens=tuple(tokens))
    readings = remembered(in_sentence(open_sentence, remembered(view.readings)))

    # A rule that does not hold for a noun of which everything is possible is not judged here.
    edges: dict[int, dict[int, list[Outcome]]] = {}
    for outcome in outcomes(grammar, open_sentence):
        ends = (outcome.dependent.id, outcome.head.id)
        if outcome.rule.lint and outcome.verdict is Verdict.HELD and outcome.rule.feature in anything:
            for slot, other in (ends, ends[::-1]):
                if slot in slots and other not in slots:
                    edges.setdefault(slot, {}).setdefault(other, []).append(outcome)

    for slot, around in edges.items():
        own = sentence.tokens[slot - 1]
        left: dict[int, frozenset[Filling]] = {}
        for other, group in sorted(around.items()):
            if _asks(open_sentence.tokens[other - 1]):
                options = _options(open_sentence.tokens[other - 1], slot, readings)
                left[other] = frozenset(one for one in every if _fits_any(group, slot, one, options))
        fillings = _as_subject(own, frozenset(every).intersection(*left.values()))
        if not fillings or not _restricts(fillings, every):
            continue
        # A word is needed if more would be possible without it; where none is, each of them says enough.
        rest = {other: frozenset(every).intersection(*(left[one] for one in left if one != other)) for other in left}
        needed = [other for other in left if _forms(_as_subject(own, rest[other])) != _forms(fillings)]
        saying = [other for other in left if other in needed or _forms(left[other]) != _forms(frozenset(every))]
        arcs = {other: _certainty(sentence, own, sentence.tokens[other - 1]) for other in saying}
        probability = min(arcs[other] for other in needed) if needed else max(arcs.values())
        words = tuple(sentence.tokens[other - 1] for other in saying)
        if probability and (any(_is_attribute(word, own) for word in words) or not _by_default(fillings)):
            yield Demand(slots[slot], own, fillings, words, probability)


def _with_attributes(sentence: Sentence, slots: Mapping[int, Placeholder]) -> Sentence:
    """The sentence in which a determiner or adjective right before a slot belongs to it.

    Parsers take the stand-in for whatever looks like it (a numeral), and the determiner for a pronoun.
    """
    relations = {"DET": "det", "ADJ": "mod"}
    tokens = tuple(
        replace(token, head=token.id + 1, deprel=relations[token.upos or ""])
        if token.id + 1 in slots and token.upos in _ATTRIBUTES
        else token
        for token in sentence.tokens
    )
    return replace(sentence, tokens=tokens)


def _by_default(fillings: frozenset[Filling]) -> bool:
    """Whether verbs have such forms without any subject: infinitives look like plurals, *удалось* is neuter."""
    return all(number == "Plur" or gender == "Neut" for number, gender in _forms(fillings))


def _is_attribute(token: Token, noun: Token) -> bool:
    return token.head == noun.id and token.upos in _ATTRIBUTES


def _as_subject(stand_in: Token, fillings: frozenset[Filling]) -> frozenset[Filling]:
    """A subject is in the nominative wherever it can be (*Der {item} ist neu* is no dative)."""
    if (stand_in.deprel or "").partition("@")[0] != "subj":
        return fillings
    return frozenset(one for one in fillings if one.case == "Nom") or fillings


def _options(token: Token, slot: int, readings: Readings) -> list[Features]:
    """The features that a word beside a slot may have."""
    found = readings(token) if token.head == slot else third_person(readings)(token)
    return [feats for reading in found if reading.upos == token.upos for feats in apart(reading.feats)] or [token.feats]


def _stand_ins(sentence: Sentence, unit: TextUnit) -> Iterator[tuple[int, Placeholder]]:
    """The words that are nothing but a placeholder, and stand for a noun by themselves."""
    for token in sentence.tokens:
        if token.span is None or not any(map(str.isalpha, token.form or "")):
            continue
        start, end = token.span
        inside = [one for one in unit.placeholders if start < one.span[1] and one.span[0] < end]
        if len(inside) != 1:
            continue
        first, last = inside[0].span
        beside = unit.text[:first][-1:] + unit.text[last : last + 1]
        named = (
            other.head == token.id and other.id > token.id and (other.deprel or "").partition("@")[0] in _NAMED_BY
            for other in sentence.tokens
        )
        if _FILLED.match(inside[0].source) and not _PART_OF_WORD.search(beside) and not any(named):
            yield token.id, inside[0]


_PART_OF_WORD = re.compile(r"[\w'’-]")

_ASKING = frozenset({"DET", "ADJ", "VERB", "AUX", "ADP"})


def _asks(token: Token) -> bool:
    """Whether a word is of those that agree with a noun or govern it."""
    return (
        token.span is not None
        and any(map(str.isalpha, token.form or ""))
        and token.upos in _ASKING
        and "Yes" not in token.feats.get("Foreign", ())
    )


def _fits_any(group: Sequence[Outcome], slot: int, filling: Filling, options: Sequence[Features]) -> bool:
    """Whether no rule of an edge is broken with a filling and some reading of the other word."""

    def broken(outcome: Outcome, feats: Features) -> bool:
        ends = (filling.feats, feats) if outcome.dependent.id == slot else (feats, filling.feats)
        return family_verdict(outcome.rule, *ends) is Verdict.BROKEN

    return any(not any(broken(outcome, feats) for outcome in group) for feats in options)


def _restricts(fillings: frozenset[Filling], every: Sequence[Filling]) -> bool:
    """Whether a noun in the singular has to be of some gender, or does not fit at all."""
    return {one.gender for one in fillings if one.number == "Sing"} != {one.gender for one in every}


def _forms(fillings: frozenset[Filling]) -> frozenset[tuple[str, str]]:
    return frozenset((one.number, one.gender) for one in fillings)


def _certainty(sentence: Sentence, stand_in: Token, other: Token) -> float:
    """The probability of the arc between a slot and another word.

    Parsers doubt every arc to a word that they do not know. But a determiner or adjective right before the slot, with
    no other noun behind it, cannot belong elsewhere, unless it is the predicate of a copula (*кратним {value}*). With
    a noun between them it does.
    """
    if other.head != stand_in.id:
        return _arc(stand_in)
    if not _is_attribute(other, stand_in) or other.id > stand_in.id:
        return _arc(other)
    between = sentence.tokens[other.id : stand_in.id - 1]
    if any(token.upos in ("NOUN", "PROPN") for token in between):
        return 0.0
    before = sentence.tokens[other.id - 2].upos if other.id > 1 else None
    behind = sentence.tokens[stand_in.id].upos if stand_in.id < len(sentence.tokens) else None
    leads = all(token.upos in _ATTRIBUTES for token in between) and (
        other.upos == "DET" or before not in ("AUX", "VERB", "ADV", "PART")
    )
    alone = behind not in (*_ATTRIBUTES, "NOUN", "PROPN", "NUM", "X")
    return max(_arc(other), SURE if leads and alone else 0.0)


def _arc(token: Token) -> float:
    """The probability that the parser gives to a word's head."""
    return 1.0 if token.beliefs is None else token.beliefs.heads.get(token.head or 0, 0.0)


def genders_of(language: str) -> tuple[str, ...]:
    """The genders that a noun of a language can have."""
    return _GENDERS.get(language, ("Fem", "Masc", "Neut"))


def in_words(fillings: frozenset[Filling], genders: Sequence[str]) -> str:
    """What a noun has to be: `feminine singular or plural`."""
    forms = _forms(fillings)
    by_number = {number: [gender for gender in genders if (number, gender) in forms] for number in _NUMBERS}
    if by_number["Sing"] == by_number["Plur"]:
        return _either(by_number["Sing"], genders)
    kinds = [
        f"{_either(among, genders)} {described({'Number': (number,)}).lower()}".strip()
        for number, among in by_number.items()
        if among
    ]
    return (", or " if any(" or " in kind for kind in kinds) else " or ").join(kinds)


def _either(among: Sequence[str], genders: Sequence[str]) -> str:
    """Some genders in words, nothing where all are possible."""
    if len(among) == len(genders):
        return ""
    return " or ".join(described({"Gender": (gender,)}).lower() for gender in among)


def shown(source: str) -> str:
    """A placeholder as a message names it: of an inline code what it shows, on one line and not too long."""
    codes = dict(_ATTRIBUTE.findall(source)) if source.startswith("<") else {}
    said = next((html.unescape(codes[name]) for name in ("disp", "equiv-text", "equiv", "id") if name in codes), source)
    line = " ".join(said.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


_ATTRIBUTE = re.compile(r"""\b([\w-]+)=["']([^"']+)["']""")


def _listed(words: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(words[:-1]), words[-1])))
