"""Changes: the other forms of a word that break none of the rules at it, the smallest first."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from lambre_core.findings.explaining import Judge
from lambre_core.findings.forms import is_old_dative, kept, other_forms
from lambre_core.findings.readings import Readings
from lambre_core.findings.spelling import cased, difference
from lambre_core.grammar.rule import Outcome, Rule, Verdict
from lambre_core.grammar.wording import base
from lambre_core.lexicon.inflection import Inflector
from lambre_core.lexicon.reading import DECLENSION
from lambre_core.treebank.feats import Features, agree, apart
from lambre_core.treebank.tree import Token

FREE: Mapping[str, frozenset[str]] = {
    "NOUN": frozenset({"Case", "Number"}),
    "PROPN": frozenset({"Case", "Number"}),
    "PRON": frozenset({"Case"}),
    "VERB": frozenset({"Number", "Gender", "Animacy"}),
    "AUX": frozenset({"Number", "Gender", "Animacy"}),
    "NUM": frozenset({"Case", "Gender", "Animacy"}),
    "ADJ": frozenset({"Case", "Number", "Gender", "Animacy", DECLENSION}),
    "DET": frozenset({"Case", "Number", "Gender", "Animacy", DECLENSION}),
}
"""UPOS -> features that a repair may change; words of other UPOS are not touched. Verbs change their person, too, where
a rule about it is broken."""
PER_WORD = 3
"""So many forms of each word are combined where several words change together."""
COMPLEMENT = "complement"
"""The family of what form a verb asks of another."""
_READINGS = 6
"""So many readings of the word that stays are aimed at."""


@dataclass(frozen=True, slots=True)
class Repair:
    """Other forms for some words of a sentence.

    Attributes:
        forms: word id -> its new form, with the capitals of the old one.
        changes, letters: how many features and how many letters change, all words together.
        bare: of how many attributes it changes the form that stands in dictionaries.
    """

    forms: Mapping[int, str]
    changes: int
    letters: int
    bare: int = 0


@dataclass(frozen=True, slots=True)
class Change:
    form: str
    feats: Features
    changes: int


def changes_of(
    token: Token,
    free: frozenset[str],
    outcomes: Sequence[Outcome],
    inflector: Inflector,
    readings: Readings,
    judge: Judge,
    fixed: Mapping[int, Features] | None = None,
) -> list[Change]:
    """Other forms of a word that break none of the rules at it, the smallest change first.

    The words at the other ends may have any of their readings, or those of `fixed`.
    """
    touching = [outcome for outcome in outcomes if token.id in (outcome.dependent.id, outcome.head.id)]
    options: dict[int, list[Features]] = {}
    for outcome in touching:
        other = outcome.head if outcome.dependent.id == token.id else outcome.dependent
        if other.id not in options:
            given = (fixed or {}).get(other.id)
            options[other.id] = [given] if given is not None else own_readings(other, readings)
    best: dict[str, Change] = {}
    forms = [(form, own) for form in other_forms(token, free, inflector) for own in apart(form.feats)]
    animate = _is_of_somebody(token, outcomes)
    lively = [_case_and_number(own) for _, own in forms if own.get("Animacy") == ANIMATE]
    for form, own in forms:
        feats: Features = {**kept(token.feats, free), **own}
        if not satisfies(token, feats, touching, options, judge) or not _is_asked(token, feats, touching):
            continue
        written = cased(form.form, token.form or "")
        if _has_an_odd_case(token, own, touching):
            continue
        lifeless = animate and "Animacy" not in own and any(agree(own, cell) for cell in lively)
        changes = _count_changes(token, free, feats)
        called = own.get("Case") == VOCATIVE and token.feats.get("Case") != VOCATIVE
        changes += UNLIKE * (lifeless or called or _clashes_in_animacy(token, feats, touching))
        change = Change(written, feats, changes)
        if written != token.form and (written not in best or best[written].changes > change.changes):
            best[written] = change
    return sorted(
        best.values(), key=lambda change: (change.changes, difference(token.form or "", change.form), change.form)
    )


def _is_asked(token: Token, feats: Features, touching: Iterable[Outcome]) -> bool:
    """Whether a form of a verb is surely the one that is asked for: finite ones often say nothing of it."""
    return all(
        not feats.get("VerbForm", frozenset()).isdisjoint(outcome.rule.allowed)
        for outcome in touching
        if is_about_forms(outcome.rule) and outcome.dependent.id == token.id
    )


def is_about_forms(rule: Rule) -> bool:
    """Whether a rule says which form of a verb another word asks for."""
    return rule.family == COMPLEMENT or (rule.feature == "VerbForm" and bool(rule.allowed) and rule.side == "dependent")


def _clashes_in_animacy(token: Token, feats: Features, touching: Iterable[Outcome]) -> bool:
    """Whether a word would be inanimate where what it agrees with is not, or not so: *sametové zlodějíčci*."""
    others = (o.head if o.dependent.id == token.id else o.dependent for o in touching if not o.rule.allowed)
    animacy = feats.get("Animacy", frozenset())
    return any(animacy.isdisjoint(other.feats.get("Animacy", animacy)) for other in others) if animacy else False


def _has_an_odd_case(token: Token, feats: Features, touching: Iterable[Outcome]) -> bool:
    """Whether a noun with a case would get none, or one that says something, only since its attributes may have another
    one beside it: Estonian *vajaliku infoga*."""
    if token.upos != "NOUN" or "Case" not in token.feats:
        return False
    cases = feats.get("Case", frozenset())
    if not cases <= _OF_GENITIVES or cases & token.feats["Case"]:
        return False
    return not any(cases & {*outcome.rule.allowed} for outcome in touching if outcome.dependent.id == token.id)


_OF_GENITIVES = frozenset({"Abe", "Com", "Ess", "Ter"})
"""Cases before which Estonian attributes are genitives."""


def _case_and_number(feats: Features) -> Features:
    """The case and number of a form."""
    return {name: feats[name] for name in ("Case", "Number") if name in feats}


def _is_of_somebody(token: Token, outcomes: Iterable[Outcome]) -> bool:
    """Whether a word agrees with persons, maybe as the predicate of a copula: *rodiče jsou hodný*."""
    heads = {outcome.head.id for outcome in outcomes if outcome.dependent.id == token.id}
    nouns = (
        outcome.head if outcome.dependent.id == token.id else outcome.dependent
        for outcome in outcomes
        if outcome.dependent.id == token.id or (outcome.head.id in heads and base(outcome.rule.relation) == "subj")
    )
    return any(noun.feats.get("Animacy") == ANIMATE for noun in nouns)


ANIMATE = frozenset({"Anim"})
VOCATIVE = frozenset({"Voc"})
UNLIKE = 3
"""So many changes a clash counts of which no rule is, and calling somebody who was not called: *велика помилко*."""


def satisfies(
    token: Token,
    feats: Features,
    touching: Iterable[Outcome],
    options: Mapping[int, Sequence[Features]],
    judge: Judge,
) -> bool:
    """Whether the words at the other ends have readings with which no rule of an edge is broken."""
    edges: dict[int, list[Outcome]] = {}
    for outcome in touching:
        edges.setdefault(outcome.head.id if outcome.dependent.id == token.id else outcome.dependent.id, []).append(
            outcome
        )
    return all(
        any(
            all(
                judge(outcome.rule, *((feats, other) if outcome.dependent.id == token.id else (other, feats)))
                is not Verdict.BROKEN
                for outcome in group
            )
            for other in options[number]
        )
        for number, group in edges.items()
    )


def own_readings(token: Token, readings: Readings) -> list[Features]:
    """The features of a word's likeliest readings, each with all that the tagger says beside; no old German dative
    (*Freunde*, of *dem Freunde*), which nobody means."""
    found = [reading.feats for reading in readings(token) if reading.upos in (None, token.upos)]
    lemma, form = token.lemma or "", token.form or ""
    found = [feats for feats in found if token.upos != "NOUN" or not is_old_dative(lemma, form, feats)] or found
    return found[:_READINGS] or [token.feats]


def _count_changes(token: Token, free: frozenset[str], feats: Features) -> int:
    """How many features change; a gender that is there in the singular only changes with the number."""
    return sum(token.feats[name].isdisjoint(feats[name]) for name in free if name in token.feats and name in feats)
