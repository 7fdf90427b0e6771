"""Wording: what a finding says, in plain words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from lambre_core.findings.auxiliaries import AUXILIARY
from lambre_core.findings.merging import Cause
from lambre_core.findings.told.relations import BARE_ADJECTIVE, CONTRACTED, JOINING
from lambre_core.grammar.conditions import SINGLE
from lambre_core.grammar.families.agreement import ANIMACY
from lambre_core.grammar.rule import Outcome
from lambre_core.grammar.wording import base, feature_name, relation_phrase, value_name, value_names
from lambre_core.lexicon.reading import DECLENSION
from lambre_core.treebank.tree import Token

Shown = Mapping[int, Mapping[str, frozenset[str]]]
"""Token id -> feature -> the values to show, those of every admissible reading."""

_ORDER = ("Case", "Gender", "Animacy", "Number", "Person")
"""Features are named in this order, others after them."""

_COMPANION = "Number"
"""Said along with every other feature, as people name a form (`Dat Plural`)."""

VERB_FORMS = frozenset({"VerbForm", "InfForm"})
"""Said as in the rule that asks for it (`finite verb`), and without a number."""

_VALUES = {
    ("Number", "Sing"): "Singular",
    ("Number", "Plur"): "Plural",
    ("Number", "Dual"): "Dual",
    ("Gender", "Masc"): "Masculine",
    ("Gender", "Fem"): "Feminine",
    ("Gender", "Neut"): "Neuter",
    ("Gender", "Com"): "Common",
    ("Animacy", "Anim"): "Animate",
    ("Animacy", "Inan"): "Inanimate",
    ("Animacy", "Hum"): "Human",
    ("Animacy", "Nhum"): "Nonhuman",
    ("Person", "1"): "1st person",
    ("Person", "2"): "2nd person",
    ("Person", "3"): "3rd person",
}
"""Values that people do not read as UD abbreviates them; the others are shown as they are."""

CONNEGATIVE = "Connegative"
POLARITY = "Polarity"
REFLEXIVE = "Reflex"

_CASES = ("Nom", "Acc", "Dat", "Gen", "Voc", "Loc", "Ins")


def message(cause: Cause, surface: Mapping[int, str], shown: Shown) -> str:
    """One sentence for each kind of clash: what the word is, what it clashes with, and in which features."""
    features = sorted({violation.outcome.rule.feature for violation in cause.violations}, key=_feature_order)
    word = _named(cause.word, features, surface, shown)
    agreements: dict[int, list[Outcome]] = {}
    others: list[Outcome] = []
    for violation in cause.violations:
        outcome = violation.outcome
        if outcome.rule.allowed or outcome.rule.feature == DECLENSION:
            others.append(outcome)
        else:
            other = outcome.head if outcome.dependent.id == cause.word.id else outcome.dependent
            agreements.setdefault(other.id, []).append(outcome)

    sentences: list[str] = []
    partners: dict[tuple[str, ...], list[Token]] = {}
    for number, outcomes in sorted(agreements.items()):
        clashing = tuple(sorted({outcome.rule.feature for outcome in outcomes}, key=_feature_order))
        other = next(token for token in (outcomes[0].dependent, outcomes[0].head) if token.id == number)
        partners.setdefault(clashing, []).append(other)
    clashes: list[str] = []
    for clashing, tokens in partners.items():
        names = [_named(token, clashing, surface, shown) for token in tokens]
        what = _listed([feature_name(feature) for feature in clashing], "and")
        clashes.append(f"in {what} with {_listed(names, 'and')}")
    if clashes:
        sentences.append(f"{word} does not agree {', nor '.join(clashes)}.")
    for outcome in others:
        if outcome.rule.feature != DECLENSION:
            sentences.append(_asked(outcome, surface, shown))
        elif not clashes:
            sentences.append(_ending(outcome, surface, shown))
    return " ".join(dict.fromkeys(sentences))


def _ending(outcome: Outcome, surface: Mapping[int, str], shown: Shown) -> str:
    """An adjective whose ending does not fit the determiner before it, that has none, or has one as a predicate."""
    if outcome.rule.relation == BARE_ADJECTIVE:
        return f'"{surface[outcome.dependent.id]}" has no ending before "{surface[outcome.head.id]}".'
    if outcome.rule.allowed:
        return f'"{surface[outcome.dependent.id]}" is a predicate, which has no ending.'
    endings = {one.lower() for one in shown[outcome.dependent.id].get(DECLENSION, frozenset())}
    word = surface[outcome.dependent.id]
    return f'"{word}" has a {"/".join(sorted(endings))} ending, which does not go with the determiner before it.'


def _asked(outcome: Outcome, surface: Mapping[int, str], shown: Shown) -> str:
    """A rule that asks for a value at one end: which, and why."""
    rule = outcome.rule
    role, name = relation_phrase(rule.relation), feature_name(rule.feature)
    asked = value_names(rule.feature, rule.allowed)
    if rule.family == "counting":
        word = _named(outcome.head, (rule.feature,), surface, shown)
        return f'After "{surface[outcome.dependent.id]}" stands the {asked}, not {word}.'
    dependent, head = surface[outcome.dependent.id], surface[outcome.head.id]
    if rule.relation == CONTRACTED:
        return f'"{dependent}" has an article in it, which "{head}" does not take.'
    if rule.feature == POLARITY:
        return f'"{dependent}" asks for a verb that is denied, and "{head}" is not.'
    if rule.feature == REFLEXIVE:
        return f'"{dependent}" stands for the subject of "{head}", so it should be a reflexive pronoun.'
    if rule.side == "head":
        word = _named(outcome.head, (rule.feature,), surface, shown)
        return f'"{surface[outcome.dependent.id]}" is {role} {word}, whose {name} should be {asked}.'
    word = _named(outcome.dependent, (rule.feature,), surface, shown)
    if rule.feature == AUXILIARY:
        participle, auxiliary = surface[outcome.dependent.id], surface[outcome.head.id]
        return f'"{participle}" goes with a form of "{rule.allowed[0]}", not with "{auxiliary}".'
    if rule.feature == JOINING:
        return f'What "{head}" has behind it opens with "{rule.allowed[0]}", not with "{dependent}".'
    if rule.feature == CONNEGATIVE:
        return f'What "{surface[outcome.head.id]}" denies is in no person, but "{surface[outcome.dependent.id]}" is.'
    if rule.family in ("government", "complement"):
        governor = f'"{surface[outcome.head.id]}"'
        if rule.only == SINGLE:
            # The adposition alone would take other cases as well.
            governor += f' with "{surface[outcome.head.head]}"' if outcome.head.head else ""
        return f"{governor} takes the {asked}, but not {word}."
    if base(rule.relation) == "vocative":
        return f"{word} is addressed, so its {name} should be {asked}."
    return f'{word} is {role} "{surface[outcome.head.id]}", so its {name} should be {asked}.'


def described(values: Mapping[str, Iterable[str]]) -> str:
    """Values of features as people name a form, `Nom/Acc Plural`; features without values are left out."""
    parts = [
        "/".join(_value(feature, value) for value in sorted(values[feature], key=_value_order))
        for feature in sorted(values, key=_feature_order)
    ]
    return " ".join(part for part in parts if part)


def _value(feature: str, value: str) -> str:
    return value_name(feature, value) if feature in VERB_FORMS else _VALUES.get((feature, value), value)


def _named(token: Token, features: Sequence[str], surface: Mapping[int, str], shown: Shown) -> str:
    companion = () if set(features) <= VERB_FORMS else (_COMPANION,)
    if ANIMACY in features:
        # *Нового* is animate in the accusative alone.
        companion = ("Case", *companion)
    named = (feature for feature in dict.fromkeys((*features, *companion)) if feature != DECLENSION)
    form = described({feature: shown[token.id].get(feature, frozenset()) for feature in named})
    return f'"{surface[token.id]}" ({form})' if form else f'"{surface[token.id]}"'


def _listed(words: Sequence[str], conjunction: str) -> str:
    return f" {conjunction} ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


def _feature_order(feature: str) -> tuple[int, str]:
    return (_ORDER.index(feature) if feature in _ORDER else len(_ORDER), feature)


def _value_order(value: str) -> tuple[int, str]:
    return (_CASES.index(value) if value in _CASES else len(_CASES), value)
