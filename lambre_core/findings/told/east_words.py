"""What Russian and Ukrainian words may be by their form alone, as far as a dictionary knows them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import OUTSIDE, Readings, known_as
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Token

ACCUSATIVE, GENITIVE, PLURAL = frozenset({"Acc"}), frozenset({"Gen"}), frozenset({"Plur"})


def cases_known(word: Token, readings: Readings) -> frozenset[str]:
    """The cases that a form may have as the noun that the tagger takes it for, or any that is spelt so; none where
    nobody knows it, or it may be declined in no way. Of things that are spelt alike the tagger does not know the one
    (*количество проводок*, of *проводка* and not of *проводок*)."""
    found = known_as(lower(word), "NOUN", readings)
    own = of_its_lemma(word, found)
    known = [*own, *filter(is_of_things, found)] if own and all(map(is_inanimate, own)) else own or found
    if not known or any("Case" not in reading.feats for reading in known):
        return frozenset()
    return frozenset[str]().union(*(reading.feats["Case"] for reading in known))


SCIENCE = re.compile("[иіїы]ка$")


def of_its_lemma(word: Token, known: Sequence[Reading]) -> Sequence[Reading]:
    """Of some readings those of the noun that the tagger takes a word for; all, where what is spelt as a science may be
    the genitive of who is at home in it, or of a device (*динаміка*, *політика*)."""
    if SCIENCE.search(lower(word)) is not None and any(one.lemma == lower(word)[:-1] for one in known):
        return known
    return [one for one in known if one.lemma == word.lemma]


def is_inanimate(reading: Reading) -> bool:
    """Whether a reading is that of a thing."""
    return "Inan" in reading.feats.get("Animacy", ())


def is_of_things(reading: Reading) -> bool:
    """Whether a reading is the genitive of several things."""
    return is_inanimate(reading) and reading.feats.get("Case") == GENITIVE and reading.feats.get("Number") == PLURAL


def cases_owned(word: Token, readings: Readings) -> frozenset[str]:
    """As `cases_known`, of a noun behind another one, where that in *-ка* may be the genitive of one in *-ок*: in
    *усиление свитка* it is *свиток*, and not the rarer *свитка*."""
    found = known_as(lower(word), "NOUN", readings)
    genitive = any((one.lemma or "").endswith("ок") and one.feats.get("Case") == GENITIVE for one in found)
    cases = cases_known(word, readings)
    return cases | GENITIVE if genitive and cases else cases


def is_plain_noun(word: Token) -> bool:
    """Whether a word is surely a common noun."""
    return word.upos == "NOUN" and (word.form or "").islower() and believed_upos(word) >= SURE


def declined(word: Token, readings: Readings) -> Sequence[Reading]:
    """The readings of an attribute by its form alone."""
    found = readings(Token(OUTSIDE, (word.form or "").lower(), None, word.upos))
    told = (one for one in found if one.upos in {"ADJ", "DET"} and "Case" in one.feats)
    return [one for one in told if one.lemma is not None or (word.upos == "ADJ" and not lower(word).endswith("ма"))]


def as_form(feats: Features, readings: Iterable[Reading]) -> Features:
    """The features of a reading; the accusative plural is that of things where the form is a nominative as well, and
    that of persons and animals where it is a genitive."""
    if feats.get("Case") != ACCUSATIVE or feats.get("Number") != PLURAL:
        return feats
    cases = {case for one in readings if one.feats.get("Number") == PLURAL for case in one.feats.get("Case", ())}
    if "Gen" in cases and "Nom" not in cases:
        return {**feats, "Animacy": frozenset({"Anim"})}
    return {**feats, "Animacy": frozenset({"Inan"})} if "Nom" in cases and "Gen" not in cases else feats


def may_agree(own: Iterable[Features], known: Sequence[Features]) -> bool:
    """Whether two words agree in some of their readings."""
    return any(agree(one, other) and is_alike(one, other) for one in own for other in known)


def is_alike(one: Features, other: Features) -> bool:
    """Whether two readings do not differ in animacy."""
    either = {"Anim", "Inan"}
    return not one.get("Animacy", either).isdisjoint(other.get("Animacy", either))
