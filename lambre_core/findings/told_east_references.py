"""Told references: a Russian or Ukrainian relative pronoun that can stand for no word before it.

In *модель телефона, которое мы купили* it does not matter to which noun the parser joins the clause, nor whether it
joins it at all: the pronoun stands right behind the comma of a noun, and neither that nor any other word before has its
gender and number.
"""

from __future__ import annotations

from collections.abc import Iterable

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.doubts.several_subjects import QUANTITIES
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told_clauses import SURE, lower
from lambre_core.findings.told_relations import REFERRED, as_told
from lambre_core.grammar.references import PRONOUNS
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Sentence, Token

LANGUAGES = frozenset({"ru", "uk"})

PLURAL = frozenset({"Plur"})
PLURALS = frozenset({"Plur", "Ptan"})
PERSONS = frozenset({"Fem", "Masc"})


def with_told_references(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such pronouns joined to the noun before their clause.

    Args:
        readings: of words out of context.
    """
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for pronoun in sentence.tokens:
        noun = noun_before(pronoun, sentence)
        if noun is None or is_of_what_follows(pronoun, sentence, readings):
            continue
        own = numbers_and_genders(one.feats for one in readings(pronoun) if "Case" in one.feats)
        known = numbers_and_genders(one.feats for one in known_as(lower(noun), "NOUN", readings))
        if not own or not known or may_agree(own, known) or may_be_called_so(noun, own, known):
            continue
        before = [word for word in sentence.tokens[: noun.id - 1] if stands_by_itself(word, sentence)]
        if any(may_agree(own, what_it_may_be(word, readings)) for word in before) or are_several(
            own, before, sentence, noun
        ):
            continue
        changed[pronoun.id] = as_told(pronoun, "PRON", common(own), (noun.id, REFERRED))
        changed[noun.id] = as_told(noun, "NOUN", common(known), None)
    return sentence.with_tokens(changed) if changed else sentence


def noun_before(pronoun: Token, sentence: Sentence) -> Token | None:
    """The common noun right before the comma behind which a relative pronoun stands, alone or behind an adposition."""
    if pronoun.upos not in {"DET", "PRON"} or PRONOUNS.fullmatch(lower(pronoun)) is None:
        return None
    place = pronoun.id - 1
    if place and sentence.tokens[place - 1].upos == "ADP":
        place -= 1
    if place < 2 or sentence.tokens[place - 1].form != ",":
        return None
    noun = sentence.tokens[place - 2]
    return noun if noun.upos == "NOUN" and (noun.form or "").isalpha() and believed_upos(noun) >= SURE else None


def is_of_what_follows(pronoun: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a pronoun may ask which of several: with the noun behind it (*спросил, который час*), or of some."""
    behind = sentence.tokens[pronoun.id : pronoun.id + 2]
    if behind and lower(behind[0]) in {"из", "з", "із"}:
        return True
    own = [one.feats for one in readings(pronoun)]
    return any(
        agree(one, other.feats) for word in behind for other in known_as(lower(word), "NOUN", readings) for one in own
    )


def numbers_and_genders(found: Iterable[Features]) -> list[Features]:
    """Numbers and genders, of plurals the number alone."""
    kept: list[Features] = []
    for feats in found:
        several = not feats.get("Number", frozenset()).isdisjoint(PLURALS)
        one: Features = (
            {"Number": PLURAL} if several else {name: feats[name] for name in ("Gender", "Number") if name in feats}
        )
        if one not in kept:
            kept.append(one)
    return kept


def may_agree(own: Iterable[Features], others: Iterable[Features]) -> bool:
    """Whether some of two words' numbers and genders go together."""
    found = list(others)
    return any(agree(one, other) for one in own for other in found)


def may_be_called_so(noun: Token, own: list[Features], known: list[Features]) -> bool:
    """Whether a noun may be of a man or a woman whatever its gender (*врач, которая*), or a singular of several
    (*семья, которые*)."""
    if lower(noun) in QUANTITIES or (noun.lemma or "").lower() in QUANTITIES | OF_SEVERAL:
        return True
    animate = "Inan" not in noun.feats.get("Animacy", ())
    singulars = all("Gender" in one for one in (*own, *known))
    return animate and singulars


OF_SEVERAL = frozenset(
    "семья команда коллектив народ молодёжь молодежь публика персонал экипаж отряд сім'я сім’я родина молодь "
    "колектив екіпаж загін людство человечество дуэт трио квартет".split()
)
"""Nouns for several persons."""


def stands_by_itself(word: Token, sentence: Sentence) -> bool:
    """Whether a word may be what a pronoun stands for: a noun, or what stands for one and is no attribute."""
    if word.upos in {"NOUN", "PROPN", "SYM", "X", "NUM"}:
        return True
    noun = sentence.head_of(word)
    attribute = noun is not None and noun.upos in {"NOUN", "PROPN"}
    personal = word.upos == "PRON" and "Person" in word.feats
    return word.upos in {"ADJ", "DET", "PRON", "VERB"} and "Case" in word.feats and not attribute and not personal


def what_it_may_be(word: Token, readings: Readings) -> list[Features]:
    """The numbers and genders that a word may have; any where it is a name or unknown."""
    known = [one.feats for one in known_as(lower(word), "NOUN", readings)] if word.upos == "NOUN" else []
    if word.upos in {"PROPN", "SYM", "X", "NUM"} or (word.upos == "NOUN" and not known):
        return [{}]
    return numbers_and_genders([*known, word.feats])


def are_several(own: list[Features], before: list[Token], sentence: Sentence, noun: Token) -> bool:
    """Whether a plural may stand for several words together."""
    plural = any(one == {"Number": PLURAL} for one in own)
    joined = any(word.upos == "CCONJ" or word.form == "," for word in sentence.tokens[: noun.id - 1])
    return plural and bool(before) and joined


def common(found: list[Features]) -> Features:
    """What all of some numbers and genders may be together."""
    names = {name for one in found for name in one}
    return {
        name: frozenset[str]().union(*(one[name] for one in found if name in one))
        for name in names
        if all(name in one for one in found)
    }
