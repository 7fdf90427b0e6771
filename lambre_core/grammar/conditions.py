"""Conditions: what the head of a site must be for a rule to say anything (`Rule.only`).

Exceptions (`grammar.marks`) say where a rule that is learned does not hold. Some rules of grammar hold nowhere but in a
construction: Estonian and Finnish objects are partitives under negation; beside a finite verb with a person no singular
object is a nominative, which it is beside imperatives, passives and infinitives (*Osta auto!*, *ostan auton*).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from lambre_core.treebank.tree import Sentence, Token

SINGLE = "single"
SURE = 0.8
"""Least probability of the head of an adposition that goes with its verb."""

_VERBS = frozenset({"AUX", "VERB"})
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
        word.head in ids and word.upos in _NEGATIONS and _negative(word) and _of_the_clause(word)
        for word in sentence.tokens
    )


def is_personal(verb: Token, sentence: Sentence) -> bool:
    """Whether a verb, with its auxiliaries, is finite, has a person, states something and is not negated."""
    *_, finite = verb_and_auxiliaries(verb, sentence)
    return (
        not _STATES.isdisjoint(finite.feats.get("Mood", ()))
        and not _PERSONS.isdisjoint(finite.feats.get("Person", ()))
        and not any("Pass" in word.feats.get("Voice", ()) for word in (verb, finite))
        and not is_denied(verb, sentence)
    )


def is_single(adposition: Token, sentence: Sentence) -> bool:
    """Whether an adposition stands but once in a sentence and surely belongs to its head: of two, one may say where
    (*auf der Straße achte ich auf den Verkehr*), and one behind a noun may go with that (*továrna na nábytek*)."""
    form = (adposition.form or "").lower()
    heads = adposition.beliefs.heads if adposition.beliefs is not None else None
    if heads and heads.get(adposition.head or 0, 0.0) < SURE:
        return False
    return not any(
        word.id != adposition.id and word.upos == "ADP" and (word.form or "").lower() == form
        for word in sentence.tokens
    )


CONDITIONS: Mapping[str, Callable[[Token, Sentence], bool]] = {
    "denied": is_denied,
    "personal": is_personal,
    SINGLE: is_single,
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


_STATES = frozenset({"Ind", "Cnd"})
_PERSONS = frozenset({"1", "2", "3"})
