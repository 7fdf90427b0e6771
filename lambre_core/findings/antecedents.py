"""Antecedents: a relative pronoun is of the number and gender of the noun that it surely stands for.

*Die* is a singular or a plural. In *die Leute, die hier wohnt* it can only be the plural, which the tree does not say:
no edge joins the two words. Without that its singular explains every such clash away.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from lambre_core.findings.confidence import edge_probability
from lambre_core.findings.explaining import Edge
from lambre_core.findings.readings import Readings
from lambre_core.grammar.rule import Outcome
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Sentence, Token

SURE = 0.8
"""Least probability that a clause belongs to a noun for its pronoun to be that."""

REAL = 0.05
"""Least probability of a reading of a noun that its pronoun may take up."""

_THIRD = frozenset({"3"})

Antecedents = Mapping[int, Sequence[Features]]
"""Id of a pronoun -> the features that the noun may have that it stands for."""


def antecedents(
    sentence: Sentence, referring: Mapping[Edge, Sequence[Outcome]], doubted: Iterable[Edge], readings: Readings
) -> Antecedents:
    """The pronouns of a sentence of which it is sure what they stand for.

    Args:
        referring: the outcomes on references, by pronoun and noun.
        doubted: those of which another noun may be meant.
    """
    left = set(doubted)
    found: dict[int, Sequence[Features]] = {}
    for edge, group in referring.items():
        if edge not in left and edge_probability(group[0]) >= SURE:
            noun = sentence.tokens[edge[1] - 1]
            own = [reading.feats for reading in fitting(noun, sentence, readings)]
            told = bool(own) and all("Number" in feats for feats in own)
            if is_governed_as_another(sentence.tokens[edge[0] - 1], noun, own, sentence, readings):
                continue
            if told and not stands_for_an_earlier_noun(sentence.tokens[edge[0] - 1], noun, own, sentence, readings):
                found[edge[0]] = [shared(feats) for feats in own]
    return found


def is_governed_as_another(
    pronoun: Token, noun: Token, own: Sequence[Features], sentence: Sentence, readings: Readings
) -> bool:
    """Whether a pronoun behind an adposition agrees with its bare noun only as the tagger hardly reads that, in another
    number: *пути, по которым*."""
    adposition = sentence.head_of(pronoun)
    bare = not any(word.head == noun.id and word.upos in {"ADJ", "DET", "NUM"} for word in sentence.tokens)
    if adposition is None or adposition.upos != "ADP" or not bare:
        return False
    numbers = {feats.get("Number") for feats in own}
    others = [shared(one.feats) for one in readings(noun) if one.feats.get("Number") not in numbers]
    return any(agree(one.feats, other) for one in readings(pronoun) for other in others)


def stands_for_an_earlier_noun(
    pronoun: Token, noun: Token, own: Sequence[Features], sentence: Sentence, readings: Readings
) -> bool:
    """Whether a pronoun that does not agree with its noun could agree with one before that, however far: *Fragen
    stellen, zumindest in dieser Minute, die uns entgehen*."""
    others = [
        shared(reading.feats)
        for word in sentence.tokens[: pronoun.id - 1]
        if word.upos in {"NOUN", "PROPN"} and word.id != noun.id
        for reading in readings(word)
        if reading.probability >= REAL
    ]
    left = [reading.feats for reading in readings(pronoun) if not any(agree(reading.feats, feats) for feats in own)]
    return any(agree(feats, other) for feats in left for other in others)


def shared(feats: Features) -> Features:
    """What a pronoun shares with the noun that it stands for: not its case."""
    return {name: feats[name] for name in ("Gender", "Number") if name in feats}


def fitting(noun: Token, sentence: Sentence, readings: Readings) -> list[Reading]:
    """The readings of a noun with which all its determiners and adjectives can agree."""
    attributes = [word for word in sentence.tokens if word.head == noun.id and word.upos in {"ADJ", "DET"}]
    found = [reading for reading in readings(noun) if reading.probability >= REAL]
    return [
        reading
        for reading in found
        if all(any(agree(reading.feats, own.feats) for own in readings(word)) for word in attributes)
    ]


def standing_for(found: Antecedents, readings: Readings) -> Readings:
    """The readings of words, of pronouns those that agree with what they stand for, as third persons; all of them where
    none agrees, which is an error of its own."""
    if not found:
        return readings

    def agreeing(token: Token) -> tuple[Reading, ...]:
        own = readings(token)
        if token.id not in found:
            return own
        kept = tuple(
            reading.with_feats(told_by_a_noun(reading.feats, token))
            for reading in own
            if any(agree(reading.feats, feats) for feats in found[token.id])
        )
        return kept or own

    return agreeing


def told_by_a_noun(feats: Features, pronoun: Token) -> Features:
    """The features of a reading that agrees with a noun: a third person's, without a gender that the tagger does not
    see, as forms do not tell it either (Ukrainian *посилання, за яким*)."""
    gender = feats.get("Gender", frozenset())
    seen = "Gender" not in pronoun.feats or not gender.isdisjoint(pronoun.feats["Gender"])
    return {**{name: feats[name] for name in feats if seen or name != "Gender"}, "Person": _THIRD}


def agrees_with_antecedent(token: Token, found: Antecedents) -> bool:
    """Whether a word, as it is tagged, agrees with what it stands for, if that is known."""
    return token.id not in found or any(agree(token.feats, feats) for feats in found[token.id])
