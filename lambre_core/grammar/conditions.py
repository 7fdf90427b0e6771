"""Conditions: what the head of a site must be for a rule to say anything (`Rule.only`).

Exceptions (`grammar.marks`) say where a rule that is learned does not hold. Some rules of grammar hold nowhere but in a
construction: Estonian and Finnish objects are partitives under negation; beside a finite verb with a person no singular
object is a nominative, which it is beside imperatives, passives and infinitives (*Osta auto!*, *ostan auton*).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from lambre_core.treebank.tree import Sentence, Token

SINGLE = "single"
SURE = 0.8
"""Least probability of the head of an adposition that goes with its verb."""

PERHAPS = 0.5
"""Least probability of it for an adposition that may go with the verb."""

_VERBS = frozenset({"AUX", "VERB"})
_NOMINALS = frozenset({"NOUN", "PROPN", "PRON"})
_NEGATIONS = frozenset({"AUX", "PART", "ADV"})


def is_denied(verb: Token, sentence: Sentence) -> bool:
    """Whether a verb is negated: by itself, by its auxiliaries or by a word below one of them.

    Not a passive participle: what looks like its object may be its subject (*kõned polnud seotud*).
    """
    if "Pass" in verb.feats.get("Voice", ()) and "Part" in verb.feats.get("VerbForm", ()):
        return False
    if "Yes" in verb.feats.get("Connegative", ()):
        return True
    chain = list(verb_and_auxiliaries(verb, sentence))
    ids = {word.id for word in chain}
    return any(map(_negative, chain)) or any(
        word.head in ids
        and word.upos in _NEGATIONS
        and _negative(word)
        and _of_the_clause(word)
        and not _contrasts(word, sentence)
        for word in sentence.tokens
    )


def is_negated(verb: Token, sentence: Sentence) -> bool:
    """Whether Polish *nie* stands right before a verb or the auxiliary of its future; not before another word, as in
    *nie jest trudno znaleźć błąd*."""
    ids = [word.id for word in verb_and_auxiliaries(verb, sentence)]
    return any(
        word.head in ids
        and (word.form or "").lower() == "nie"
        and (word.id + 1 == verb.id or FUTURE.match((sentence.tokens[word.id].form or "").lower()) is not None)
        for word in sentence.tokens[:-1]
    )


FUTURE = re.compile("będ(?:ę|zie|ą)")
"""How forms of the Polish future auxiliary begin."""


def is_personal(verb: Token, sentence: Sentence) -> bool:
    """Whether a verb, with its auxiliaries, is finite, has a person, states something and is not negated. Slavic past
    tenses show no person; of these it is one that has a subject."""
    chain = list(verb_and_auxiliaries(verb, sentence))
    finite = chain[-1]
    # The person of a Polish past has no mood of its own: *widział-em*.
    states = any(not _STATES.isdisjoint(word.feats.get("Mood", ())) for word in (verb, finite))
    if "Person" not in finite.feats and "Past" in verb.feats.get("Tense", ()):
        personal = _has_subject(chain, sentence)
    else:
        personal = states and not _PERSONS.isdisjoint(finite.feats.get("Person", ()))
    return (
        personal
        and not any("Pass" in word.feats.get("Voice", ()) for word in (verb, finite))
        and not is_denied(verb, sentence)
    )


def _has_subject(chain: list[Token], sentence: Sentence) -> bool:
    """Whether one of a verb and its auxiliaries has a subject in the nominative."""
    ids = {word.id for word in chain}
    return any(
        word.head in ids and (word.deprel or "").startswith("subj") and "Nom" in word.feats.get("Case", ())
        for word in sentence.tokens
    )


def is_single(adposition: Token, sentence: Sentence) -> bool:
    """Whether an adposition surely belongs to its head, and none of the same form may do so, too: of two, one may say
    where (*auf der Straße achte ich auf den Verkehr*, *auf dem Gerät darauf zugreifen*), and one behind a noun goes
    with that (*továrna na nábytek*)."""
    if not _may_depend(adposition, adposition.head, SURE):
        return False
    form = (adposition.form or "").lower()
    pronominal = {f"da{form}", f"dar{form}"}
    return not any(
        word.upos == "ADV" and word.head == adposition.head and (word.form or "").lower() in pronominal
        for word in sentence.tokens
    ) and not any(
        word.id != adposition.id
        and word.upos == "ADP"
        and (word.form or "").lower() == form
        and (word.id < adposition.id or _may_depend(word, adposition.head, PERHAPS))
        for word in sentence.tokens
    )


def _may_depend(word: Token, head: int | None, least: float) -> bool:
    """Whether a head has at least so much of a word's probability; all of it where none is told."""
    heads = word.beliefs.heads if word.beliefs is not None else None
    return heads.get(head or 0, 0.0) >= least if heads else word.head == head


def is_predicate(word: Token, sentence: Sentence) -> bool:
    """Whether a word has a nominal subject, or is an adjective behind its noun, where it is as good as a predicate."""
    noun = sentence.head_of(word)
    if word.upos == "ADJ" and word.deprel == "mod" and noun is not None and noun.upos in _NOMINALS:
        return noun.id < word.id
    return any(
        child.head == word.id and child.upos in _NOMINALS and (child.deprel or "").startswith("subj")
        for child in sentence.tokens
    )


CONDITIONS: Mapping[str, Callable[[Token, Sentence], bool]] = {
    "denied": is_denied,
    "negated": is_negated,
    "personal": is_personal,
    SINGLE: is_single,
    "predicate": is_predicate,
}
"""What `only` may say of the head of a site."""


def verb_and_auxiliaries(verb: Token, sentence: Sentence) -> Iterator[Token]:
    """A verb and the auxiliaries above it, the finite one last."""
    word: Token | None = verb
    while word is not None:
        yield word
        above = sentence.head_of(word) if (word.deprel or "").startswith("comp:aux") else None
        word = above if above is not None and above.upos in _VERBS else None


def _negative(word: Token) -> bool:
    return "Neg" in word.feats.get("Polarity", ())


def _of_the_clause(word: Token) -> bool:
    """Whether a word says something of its head, and is not the head of another clause."""
    return not (word.deprel or "").startswith(("conj", "parataxis", "subj"))


def _contrasts(word: Token, sentence: Sentence) -> bool:
    """Whether a word is Estonian *mitte* right behind a comma, which sets one thing against another and denies no verb:
    *peab peatama juurutuse, mitte saatma katkise rakenduse*."""
    before = sentence.tokens[word.id - 2] if word.id > 1 else None
    return word.form == "mitte" and before is not None and before.form == ","


_STATES = frozenset({"Ind", "Cnd"})
_PERSONS = frozenset({"1", "2", "3"})
