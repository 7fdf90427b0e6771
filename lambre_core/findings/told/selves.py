"""Told selves: Russian and Ukrainian *сам* beside the one of whom it speaks.

It is no attribute that a parser sees for sure, and *сама он*, *я сама решил* have no edge on which anything clashes.
But beside a personal pronoun it has the gender and number of that, and beside a subject those of its verb.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.findings.told.relations import ATTRIBUTE, TOLD_RELATIONS, as_told
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Sentence, Token

LANGUAGES = frozenset({"ru", "uk"})

SINGULAR, PLURAL, NOMINATIVE = frozenset({"Sing"}), frozenset({"Plur"}), frozenset({"Nom"})


def of_gender(gender: str) -> Features:
    """A singular of a gender."""
    return {"Gender": frozenset({gender}), "Number": SINGULAR}


MASCULINE, FEMININE, NEUTER = of_gender("Masc"), of_gender("Fem"), of_gender("Neut")
SEVERAL: Features = {"Number": PLURAL}

SELVES: Mapping[str, Features] = {
    "сам": MASCULINE,
    "сама": FEMININE,
    "само": NEUTER,
    "сами": SEVERAL,
    "самі": SEVERAL,
}
"""Nominatives of *сам*; Ukrainian *саме* is an adverb as well."""

PERSONS: Mapping[str, Features] = {
    "он": MASCULINE,
    "она": FEMININE,
    "они": SEVERAL,
    "він": MASCULINE,
    "вона": FEMININE,
    "вони": SEVERAL,
}
"""Personal pronouns in the nominative that show a gender or number; neuters may stand for a clause."""
SPEAKERS = frozenset("я ты ти".split())
"""Pronouns whose gender the verb alone shows."""

BESIDE = frozenset("и й же ж даже навіть уже вже тоже теж".split())
"""Particles between *сам* and whom it speaks of."""


def with_told_selves(sentence: Sentence, language: str) -> Sentence:
    """The sentence with *сам* joined to what it clashes with."""
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for word in sentence.tokens:
        own = SELVES.get(lower(word))
        if own is None or word.deprel in TOLD_RELATIONS or says_what_somebody_is(word, own, sentence):
            continue
        for other in near(word, sentence):
            found = beside_a_pronoun(word, own, other) or of_the_subject(word, own, other, sentence)
            if found:
                changed.update(found)
                break
    return sentence.with_tokens(changed) if changed else sentence


def near(word: Token, sentence: Sentence) -> Iterator[Token]:
    """The words on both sides of *сам*, behind particles."""
    for step in (-1, 1):
        place = word.id - 1 + step
        if 0 <= place < len(sentence.tokens) and lower(sentence.tokens[place]) in BESIDE:
            place += step
        if 0 <= place < len(sentence.tokens):
            yield sentence.tokens[place]


def says_what_somebody_is(word: Token, own: Features, sentence: Sentence) -> bool:
    """Whether *сам* belongs to a noun behind it (*он сама доброта*), or is half of an idiom (*сам на сам*)."""
    behind = sentence.tokens[word.id : word.id + 3]
    if any(lower(other) in SELVES for other in behind[1:2]):
        return True
    return any(
        other.upos in {"NOUN", "PROPN"} and "Nom" in other.feats.get("Case", ()) and agree(own, gender_of(other))
        for other in behind
    )


def gender_of(word: Token) -> Features:
    """The gender and number of a word; of several the number alone."""
    several = "Plur" in word.feats.get("Number", ())
    names = ("Number",) if several else ("Gender", "Number")
    return {name: word.feats[name] for name in names if name in word.feats}


def beside_a_pronoun(word: Token, own: Features, pronoun: Token) -> dict[int, Token]:
    """*Сам* and a personal pronoun of another gender or number, joined: *сама он*, *они и сам*."""
    of_pronoun = PERSONS.get(lower(pronoun))
    if of_pronoun is None or pronoun.upos != "PRON" or agree(own, of_pronoun):
        return {}
    return {
        word.id: as_told(word, "ADJ", {**own, "Case": NOMINATIVE}, (pronoun.id, ATTRIBUTE)),
        pronoun.id: as_told(pronoun, "PRON", of_pronoun, None),
    }


def of_the_subject(word: Token, own: Features, subject: Token, sentence: Sentence) -> dict[int, Token]:
    """*Сам* beside the subject of a verb in the past that has another gender than it, joined to the verb: *я сама
    решил*, *доктор сама признал*; not where it is the verb that does not agree with the subject."""
    verb = sentence.head_of(subject)
    if verb is None or not (subject.deprel or "").startswith("subj") or not is_past(verb):
        return {}
    speaker = lower(subject) in SPEAKERS and subject.upos == "PRON"
    named = subject.upos in {"NOUN", "PROPN"} and "Nom" in subject.feats.get("Case", ())
    past = gender_of(verb)
    if agree(own, past) or not (speaker or (named and agree(past, gender_of(subject)))):
        return {}
    first, last = sorted((word.id, verb.id))
    between = sentence.tokens[first : last - 1]
    if any(other.upos in PARTING and lower(other) not in BESIDE for other in between):
        return {}
    return {
        word.id: as_told(word, "ADJ", {**own, "Case": NOMINATIVE}, (verb.id, ATTRIBUTE)),
        verb.id: as_told(verb, "VERB", past, None),
    }


PARTING = frozenset({"AUX", "CCONJ", "PUNCT", "SCONJ", "VERB"})


def is_past(verb: Token) -> bool:
    """Whether a word is surely a verb in the past, in the singular or plural."""
    past = verb.upos == "VERB" and "Past" in verb.feats.get("Tense", ()) and "Fin" in verb.feats.get("VerbForm", ())
    return past and "Number" in verb.feats and believed_upos(verb) >= SURE
