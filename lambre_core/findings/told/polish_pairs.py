"""Told words in Polish: two persons or animals that are the subject of one verb.

*Anna i Piotr mieszka*, *pies i kot śpi*, *Ewa i Kasia poszli*: two in the nominative with nothing but *i* between and
their verb right behind are several, and two women are no men.
"""

from __future__ import annotations

from collections.abc import Sequence

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import lower
from lambre_core.findings.told.polish_subjects import (
    CLITICS,
    NAMES,
    NONE,
    PLURAL,
    SINGULAR,
    is_finite,
    is_noun,
    is_said_of_another,
)
from lambre_core.findings.told.relations import BOTH, OF_WOMEN, as_told
from lambre_core.treebank.tree import Sentence, Token


def pairs_in(sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """The first of two persons or animals before a verb in the singular, joined to it (*Anna i Piotr mieszka*, *pies i
    kot śpi*), or of two women before a verb that is said of men (*Ewa i Kasia poszli*)."""
    words, changed = sentence.tokens, dict[int, Token]()
    for joint in words[1:-2]:
        if lower(joint) not in {"i", "oraz"} or joint.upos != "CCONJ":
            continue
        first, second = words[joint.id - 2], behind_attributes(words[joint.id :])
        if second is None or not is_opening(first, sentence):
            continue
        rest = [word for word in words[second.id :] if word.upos not in {"ADV", "PART"} and lower(word) not in CLITICS]
        verb = rest[0] if rest else None
        if verb is None or not is_finite(verb):
            continue
        known = [one.feats for one in known_as(lower(verb), "VERB", readings) if is_said_of_another(one.feats)]
        if not known:
            continue
        upos = "PROPN" if first.form in NAMES else "NOUN"
        if are_two(first, second, readings) and all(feats.get("Number") == SINGULAR for feats in known):
            changed[first.id] = as_told(first, upos, {"Case": NOMINATIVE}, (verb.id, BOTH))
            changed[verb.id] = as_told(verb, verb.upos, {"Number": SINGULAR}, None)
        women = all(kind_of(word, readings) == "woman" for word in (first, second))
        company = any(lower(word) in WITH for word in rest)
        if women and not company and all(feats.get("Animacy") == MEN for feats in known):
            changed[first.id] = as_told(first, upos, {"Case": NOMINATIVE}, (verb.id, OF_WOMEN))
            changed[verb.id] = as_told(verb, verb.upos, {"Number": PLURAL, "Gender": frozenset({"Masc"})}, None)
    return changed


NOMINATIVE = frozenset({"Nom"})
MEN = frozenset({"Hum"})
WITH = frozenset({"z", "ze"})
"""Adpositions of who is with somebody, and may be a man."""


def behind_attributes(words: Sequence[Token]) -> Token | None:
    """The first word behind attributes."""
    return next((word for word in words if word.upos not in {"ADJ", "DET"}), None)


def is_opening(noun: Token, sentence: Sentence) -> bool:
    """Whether nothing but attributes stands between a noun and the beginning of its sentence or a conjunction."""
    before = behind_attributes(sentence.tokens[noun.id - 2 :: -1]) if noun.id > 1 else None
    return before is None or before.upos == "SCONJ"


def are_two(first: Token, second: Token, readings: Readings) -> bool:
    """Whether two words are surely nominatives of two persons or animals, and not one with two names (*mój mąż i
    przyjaciel*): two names, two animals, or such as differ in gender."""
    names = [word.form in NAMES for word in (first, second)]
    if all(names):
        return first.form != second.form
    kinds = [kind_of(word, readings) for word in (first, second)]
    if any(kind is None for kind in kinds):
        return False
    kin = lower(first) in KIN and lower(second) in KIN and first.id == 1
    return lower(first) != lower(second) and (kinds[0] != kinds[1] or kinds[0] == "animal" or kin)


def kind_of(word: Token, readings: Readings) -> str | None:
    """Whether a word is a nominative singular alone of a man, a woman or an animal."""
    if word.form in NAMES:
        return "man" if "Hum" in NAMES[word.form or ""].get("Animacy", NONE) else "woman"
    known = known_as(lower(word), "NOUN", readings) if is_noun(word) else []
    if not known or any(one.feats.get("Number") != SINGULAR for one in known if "Nom" in one.feats.get("Case", NONE)):
        return None
    if not any("Nom" in one.feats.get("Case", NONE) for one in known):
        return None
    if lower(word) in FEMALE:
        return "woman"
    if lower(word) in ANIMALS:
        return "animal"
    animacy = [one.feats.get("Animacy", NONE) for one in known if "Nom" in one.feats.get("Case", NONE)]
    if all("Hum" in values for values in animacy):
        return "man"
    return None


ANIMALS = frozenset(
    "pies kot koń królik chomik ptak lew tygrys wilk lis niedźwiedź słoń baran kogut krowa mysz".split()
)
FEMALE = frozenset(
    "matka mama córka siostra babcia ciocia żona kobieta dziewczyna dziewczynka koleżanka sąsiadka nauczycielka "
    "lekarka studentka uczennica kuzynka wnuczka teściowa królowa aktorka".split()
)
"""Nouns for women."""
KIN = frozenset("matka mama córka siostra babcia ojciec tata syn brat dziadek wnuk wnuczka ciocia wujek".split())
"""Relatives of whom two are two, where no attribute is common to them (*kochany ojciec i dziadek*)."""
