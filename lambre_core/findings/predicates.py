"""Predicates: an adjective is joined to the subject that it agrees with.

In SUD both depend on the copula, which in the present tense often shows no gender (*město je krásná*): no edge of the
tree has the clash. It is on the path between them.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.subjects import NOMINATIVE
from lambre_core.treebank.tree import Beliefs, Sentence, Token

PREDICATES = frozenset({"comp:pred", "comp:aux@pass"})
NOUNS = frozenset({"NOUN", "PROPN"})


def with_predicates_at_subjects(sentence: Sentence) -> Sentence:
    """The sentence with every adjective that is the predicate of a copula without gender joined to the only subject of
    that, if it is a noun. The edge is as probable as the two that it replaces together."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        copula = sentence.head_of(token) if token.upos == "ADJ" and token.deprel in PREDICATES else None
        if copula is None or copula.upos != "AUX":
            continue
        if "Gender" in copula.feats or "Gender" not in token.feats:
            continue
        subjects = [
            word for word in sentence.tokens if word.head == copula.id and (word.deprel or "").startswith("subj")
        ]
        if len(subjects) == 1 and subjects[0].upos in NOUNS and "Gender" in subjects[0].feats:
            changed[token.id] = replace(
                token, head=subjects[0].id, deprel="comp:pred", beliefs=joint(token, copula, subjects[0])
            )
    return sentence.with_tokens(changed)


def with_adjectives_behind_clauses(sentence: Sentence) -> Sentence:
    """The sentence with every nominative adjective right behind the comma that ends a relative clause joined to the
    noun of that, if it hangs on the clause's verb: *фермеры, которых агенты понимают, старые*."""
    words = sentence.tokens
    changed: dict[int, Token] = {}
    for token in words:
        verb = sentence.head_of(token) if token.upos == "ADJ" and (token.deprel or "").startswith("mod") else None
        if verb is None or verb.upos != "VERB" or "relcl" not in (verb.deprel or "") or verb.id > token.id:
            continue
        noun = sentence.head_of(verb)
        behind = words[token.id - 2].form == ","
        if (
            noun is not None
            and noun.upos in NOUNS
            and noun.id < verb.id
            and behind
            and token.feats.get("Case", frozenset()) >= NOMINATIVE
        ):
            changed[token.id] = replace(token, head=noun.id, beliefs=given(token, verb.id, noun.id))
    if not changed:
        return sentence
    return replace(sentence, tokens=tuple(changed.get(token.id, token) for token in words))


def given(token: Token, before: int, head: int) -> Beliefs | None:
    """A word's beliefs with what the word of one id had as its head given to another."""
    beliefs = token.beliefs
    if beliefs is None or not beliefs.heads:
        return beliefs
    heads = {number: share for number, share in beliefs.heads.items() if number != before}
    heads[head] = heads.get(head, 0.0) + beliefs.heads.get(before, 0.0)
    return replace(beliefs, heads=heads)


def joint(token: Token, copula: Token, subject: Token) -> Beliefs | None:
    """A predicate's beliefs with the subject for its head: as far as both are believed to depend on the copula."""
    beliefs, others = token.beliefs, subject.beliefs
    if beliefs is None or others is None or not beliefs.heads:
        return beliefs
    deprels = sum(share for deprel, share in others.deprels.items() if deprel.startswith("subj"))
    predicate = sum(share for deprel, share in beliefs.deprels.items() if deprel in PREDICATES)
    both = beliefs.heads.get(copula.id, 0.0) * others.heads.get(copula.id, 0.0) * deprels * predicate
    return Beliefs(beliefs.upos, beliefs.feats, {subject.id: both, 0: 1.0 - both}, {"comp:pred": 1.0})
