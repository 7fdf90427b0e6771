"""What may be a subject by its case, its person and its place: questions that several doubts ask."""

from __future__ import annotations

from collections.abc import Sequence

from lambre_core.findings.doubts.site import (
    NOMINATIVE,
    NOUNS,
    PERHAPS,
    Site,
    between,
    has_coordination,
    has_reading,
    is_nominative,
    is_nothing_but_nominative,
    is_portuguese,
    word_after,
    word_before,
)
from lambre_core.findings.readings import SELDOM
from lambre_core.findings.subjects import COPULAR
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token


def is_before_its_verb(site: Site) -> bool:
    """Whether a Portuguese noun stands before its verb, no clause between: without cases its place says what it is (*o
    curso de uma hora incluem uma série*)."""
    token, verb = site.token, site.head
    return (
        is_portuguese(site)
        and token.upos in NOUNS
        and token.id < verb.id
        and not any(
            word.upos in {"AUX", "PUNCT", "SCONJ", "VERB"} or (word.upos == "PRON" and "PronType" in word.feats)
            for word in between(token, verb, site)
        )
    )


def is_surely_none(site: Site, others: Sequence[Token]) -> bool:
    """Whether a noun that can be nothing but a nominative stands in the clause of a relative pronoun as its object may,
    and the verb agrees with the pronoun alone: as a subject it is wrong, and as an object as well (*die Bücher, die
    mein Bruder gelesen haben*)."""
    return (
        site.head.lemma not in COPULAR
        and is_neither(site.token, site.head, site)
        and all(
            "Rel" in other.feats.get("PronType", ()) and other.id < site.token.id < site.head.id for other in others
        )
    )


def is_neither(token: Token, verb: Token, site: Site) -> bool:
    """Whether a noun can be a nominative, in another number than the verb, and is in no case of objects."""
    number = verb.feats.get("Number")
    return (
        number is not None
        and token.upos == "NOUN"
        and has_reading(token, site, lambda reading: NOMINATIVE in reading.feats.get("Case", ()))
        and not has_reading(
            token, site, lambda reading: not _OBJECTIVE.isdisjoint(reading.feats.get("Case", _OBJECTIVE))
        )
        and not has_reading(token, site, lambda reading: is_nominative(reading, number))
        and not has_coordination(token, site.below)
    )


_OBJECTIVE = frozenset({"Acc", "Dat"})


def may_be_subject_of(noun: Features, verb: Features) -> bool:
    """Whether a nominal has number, gender and person in common with a verb, where both have them."""
    person = noun.get("Person", THIRD)
    return not person.isdisjoint(verb.get("Person", person)) and all(
        not noun[name].isdisjoint(verb[name]) for name in ("Number", "Gender") if name in noun and name in verb
    )


def antecedent(pronoun: Token, sentence: Sentence) -> Token | None:
    """The noun whose relative clause a pronoun stands in, right behind which that begins."""
    word: Token | None = pronoun
    for _ in sentence.tokens:
        word = sentence.head_of(word) if word is not None else None
        if word is None or (word.deprel or "").startswith("mod"):
            break
    noun = sentence.head_of(word) if word is not None else None
    return noun if noun is not None and noun.upos in NOUNS and noun.id < pronoun.id else None


def is_attributive_reading(reading: Reading) -> bool:
    """Whether a reading is of a case in which nouns are attributes, or of none, as far as the tagger thinks of it."""
    return not reading.feats.get("Case", frozenset({"Gen"})) <= PLAIN and reading.probability >= SELDOM


PLAIN = frozenset({"Nom", "Acc", "Voc"})
OF_OBJECTS = frozenset({"Acc", "Par"})
_OF_ALL_OBJECTS = OF_OBJECTS | {"Gen", "Dat"}
_OF_SUBJECTS = frozenset({NOMINATIVE, "Voc"})
THIRD = frozenset({"3"})
PLURAL = frozenset({"Plur"})


def is_perhaps_no_nominative(reading: Reading) -> bool:
    """Whether a reading is of a case in which objects stand, of several, or of none, or of another one that the tagger
    thinks possible; who is addressed is no object."""
    cases = reading.feats.get("Case", frozenset({"Acc"}))
    return not cases <= _OF_SUBJECTS and (not cases.isdisjoint(_OF_ALL_OBJECTS) or reading.probability >= PERHAPS)


def is_in_one_clause(site: Site) -> bool:
    """Whether a Russian or Ukrainian noun that can be nothing but a nominative stands in the clause of its verb: with
    no sign, conjunction or other verb between them, nor beside it."""
    token, verb = site.token, site.head
    first, last = sorted((token.id, verb.id))
    inside = site.sentence.tokens[first : last - 1]
    beside = (word_before(token, site), word_after(token, site))
    if token.id == 1 and "2" in verb.feats.get("Person", ()):
        return False
    return (
        site.language in {"ru", "uk"}
        and token.upos == "NOUN"
        and is_nothing_but_nominative(token, site)
        and not any(word.upos in {"AUX", "CCONJ", "PUNCT", "SCONJ", "VERB"} for word in inside)
        and (token.id < verb.id or not inside)
        and not any(word is not None and word.form in {",", "—", "–", "-", ":"} for word in beside)
    )
