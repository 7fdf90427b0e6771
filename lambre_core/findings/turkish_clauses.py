"""Turkish clauses: words as they are written, where a clause ends, and whose its predicate is by its end."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from lambre_core.findings.personal_endings import (
    IT,
    ME,
    THEY,
    VERBS,
    WE,
    YOU,
    YOU_ALL,
    Person,
    Told,
    told_of_predicate,
    told_person,
    told_self,
    written,
)
from lambre_core.findings.told.relations import as_told
from lambre_core.lexicon.classes import classes_of
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "tr"
PRONOUNS: dict[str, Person] = {
    "ben": ("Sing", "1"),
    "sen": ("Sing", "2"),
    "biz": ("Plur", "1"),
    "siz": ("Plur", "2"),
    "onlar": ("Plur", "3"),
    "o": ("Sing", "3"),
}
OWNERS: dict[str, Person] = {
    "benim": ME,
    "senin": YOU,
    "bizim": WE,
    "sizin": YOU_ALL,
    "onun": IT,
    "onların": THEY,
}


@dataclass(frozen=True, slots=True)
class Word:
    """What stands between two blanks: one syntactic word or several."""

    form: str
    tokens: tuple[Token, ...]

    @property
    def last(self) -> Token:
        return self.tokens[-1]


@dataclass(frozen=True, slots=True)
class Clause:
    """The words between two stops or conjunctions.

    Attributes:
        final: nothing but stops follows in the sentence, or what follows shows that the clause has its own predicate.
        listed: a comma stands before.
    """

    words: tuple[Word, ...]
    final: bool
    listed: bool = False


def words_of(sentence: Sentence) -> Iterator[Word]:
    """The words of a sentence as they are written."""
    whole = {multiword.first: multiword for multiword in sentence.multiwords}
    place = 0
    while place < len(sentence.tokens):
        token = sentence.tokens[place]
        multiword = whole.get(token.id)
        last = multiword.last if multiword is not None else token.id
        form = multiword.form if multiword is not None else token.form
        yield Word(written(form), sentence.tokens[place:last])
        place = last


def clauses(sentence: Sentence) -> Iterator[Clause]:
    """The clauses of a sentence as stops and conjunctions part them."""
    words = tuple(words_of(sentence))
    start = 0
    for place, word in enumerate((*words, None)):
        if word is None or parts(word, words[start:place]):
            if place > start:
                rest = words[place:]
                listed = start > 0 and words[start - 1].form == ","
                yield Clause(words[start:place], is_complete(rest), listed)
            start = place + 1


def is_complete(rest: Sequence[Word]) -> bool:
    """Whether what follows a clause says that it has a predicate of its own: nothing but stops, a word that joins
    whole sentences, or another person who begins the next clause (*ben çıkıyorum, sen kal*)."""
    following = next((word for word in rest if not is_stop(word)), None)
    if following is None or following.form in CONTRASTING:
        return True
    return following.form in PRONOUNS and following.form != "o" and len(following.tokens) == 1


CONTRASTING = frozenset("ama fakat çünkü oysa lakin halbuki".split())


def is_stop(word: Word) -> bool:
    """Whether a word is a punctuation mark; an apostrophe is none."""
    return word.last.upos == "PUNCT" or not any(character.isalnum() for character in word.form)


def parts(word: Word, before: Sequence[Word]) -> bool:
    """Whether a word parts clauses: *ve* joins nouns as well, and so does so only behind a predicate."""
    if is_stop(word) or word.form in CONJUNCTIONS:
        return True
    return word.form in JOINING and bool(before) and bool(told_by(before[-1]))


CONJUNCTIONS = frozenset("ama fakat çünkü ki oysa lakin halbuki".split())
JOINING = frozenset("ve veya ya yahut ancak".split())


def told_by(word: Word) -> Told:
    """The persons in which a word can be as a verb; *aptalım* ends as wishes do, but is a noun of who speaks."""
    told = told_person(word.form, word.last.upos)
    if OF_A_WISH.search(word.form) and word.form[:-2] in known_nouns():
        return told | {ME}
    return told


OF_A_WISH = re.compile("[ae]l[ıi]m$")


@dataclass(frozen=True, slots=True)
class Predicate:
    """The last word of a clause whose end tells a person, or the one before its question particle."""

    place: int
    word: Word
    told: Told


def predicate_of(clause: Clause) -> Predicate | None:
    """The predicate of a clause; None where its end tells nothing."""
    place = len(clause.words) - 1
    while place > 0 and clause.words[place].form in PARTICLES:
        place -= 1
    word = clause.words[place]
    told = told_by(word)
    if not told and word.last.upos in {*NOMINAL, "VERB"} and not any(is_owner(other) for other in clause.words):
        told = told_of_predicate(word.form, word.last.upos) if is_plain(word) else frozenset()
        if not clause.final and (word.form in known_nouns() or not told <= SPOKEN):
            told = frozenset()
    if place > 0 and ASKS.match(word.form) and clause.words[place - 1].last.upos in VERBS:
        place -= 1
    return Predicate(place, word, told) if told else None


SPOKEN = frozenset({ME, YOU, YOU_ALL})
ASKS = re.compile("m[ıiuü](?:y[ıiuüd]|s[ıiuü]n)")
"""Beginnings of question particles with the ending of a person, behind a verb that has none: *geliyor musun*."""


def is_plain(word: Word) -> bool:
    """Whether a word is one syntactic word and no name."""
    return len(word.tokens) == 1 and not is_capital(word)


def is_capital(word: Word) -> bool:
    """Whether a word is spelt with a capital."""
    return (word.last.form or "")[:1].isupper()


PARTICLES = frozenset({"mı", "mi", "mu", "mü"})
NOMINAL = frozenset({"ADJ", "ADV", "NOUN"})


def is_together(word: Word) -> bool:
    """Whether a noun is in the instrumental: *annemle ben*."""
    return "Ins" in word.last.feats.get("Case", ())


def is_finite(word: Word) -> bool:
    """Whether the tagger sees a verb that is none of a noun's or another verb's."""
    form = word.last.feats.get("VerbForm", frozenset({"Fin"}))
    return word.last.upos in VERBS and "Fin" in form


def features_of(person: Person) -> Features:
    """Number and person as features."""
    return {"Number": frozenset({person[0]}), "Person": frozenset({person[1]})}


def is_conjunction(word: Word) -> bool:
    """Whether a word joins two others."""
    return word.last.upos == "CCONJ" or word.form == "ile"


def joined(token: Token, predicate: Predicate, relation: str, own: Features) -> dict[int, Token]:
    """A subject joined to a predicate for certain, and the predicate as its end tells it."""
    verb = predicate.word.last
    numbers = frozenset(number for number, _ in predicate.told)
    persons = frozenset(person for _, person in predicate.told)
    feats = {"Number": numbers, "Person": persons}
    upos = "PRON" if written(token.form) in PRONOUNS or told_self(token.form) else token.upos
    return {
        token.id: as_told(token, upos, own, (verb.id, relation)),
        verb.id: as_told(verb, verb.upos if verb.upos in VERBS else "VERB", feats, None),
    }


def is_owner(word: Word) -> bool:
    """Whether a word is a personal pronoun in the genitive."""
    return word.form in OWNERS


@cache
def known_nouns() -> frozenset[str]:
    """The nouns of the lexicon, as they stand in dictionaries."""
    return frozenset(classes_of(LANGUAGE).genders)
