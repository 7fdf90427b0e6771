"""Coordination: which verb a coordinated verb belongs to.

After *die Lehrer sind klein und* a parser may join a verb to the predicate, or be torn between that and the copula.
Two finite verbs belong together, whichever word of the first one's clause it chose.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.finiteness import FINITE, INFINITIVE
from lambre_core.treebank.tree import Beliefs, Sentence, Token


def with_coordinated_verbs(sentence: Sentence) -> Sentence:
    """The sentence with every verb that follows a conjunction joined to the finite verb of the clause in which
    its head stands. The probability of that edge is that of all words of the clause together."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        form = token.feats.get("VerbForm", FINITE)
        coordinated = token.upos in {"AUX", "VERB"} and (token.deprel or "").startswith("conj")
        # An infinitive may be a finite form (`finiteness`): *der Chirurg ist alt und sprechen*.
        if not (coordinated and form in (FINITE, INFINITIVE) and follows_conjunction(token, sentence)):
            continue
        verb = finite_verb_above(token, sentence)
        if verb is not None and verb.id < token.id:
            changed[token.id] = replace(token, head=verb.id, beliefs=gathered(token, verb, sentence))
    return sentence.with_tokens(changed)


def is_finite(token: Token) -> bool:
    """Whether the tagger takes a word for a finite verb."""
    return token.upos in {"AUX", "VERB"} and token.feats.get("VerbForm") == FINITE


def follows_conjunction(token: Token, sentence: Sentence) -> bool:
    """Whether a coordinating conjunction stands right before a word."""
    return token.id > 1 and sentence.tokens[token.id - 2].upos == "CCONJ"


def finite_verb_above(token: Token, sentence: Sentence) -> Token | None:
    """The finite verb of the clause that a word's head stands in."""
    head = sentence.head_of(token)
    seen = 0
    while head is not None and not is_finite(head) and seen < len(sentence.tokens):
        # Out of a relative clause, one after a conjunction or one without a verb leads no way.
        if head.upos in {"SCONJ", "CCONJ"} or "relcl" in (head.deprel or "") or has_its_subject(head, sentence):
            return None
        head = sentence.head_of(head)
        seen += 1
    return head if head is not None and is_finite(head) else None


def has_its_subject(predicate: Token, sentence: Sentence) -> bool:
    """Whether a predicate has a subject without a verb: *потому что они не нужны и мешают*."""
    return any(
        word.head == predicate.id and (word.deprel or "").startswith("subj")
        for word in sentence.tokens[: predicate.id - 1]
    )


def gathered(token: Token, verb: Token, sentence: Sentence) -> Beliefs | None:
    """A word's beliefs with the probabilities of all heads in a verb's clause given to the verb; right after a
    conjunction a finite verb is coordinated."""
    beliefs = token.beliefs
    if beliefs is None or not beliefs.heads:
        return beliefs
    heads: dict[int, float] = {}
    for number, probability in beliefs.heads.items():
        word = sentence.tokens[number - 1] if 0 < number < token.id else None
        beside = word is not None and not is_finite(word) and finite_verb_above(word, sentence) is verb
        head = verb.id if beside else number
        heads[head] = heads.get(head, 0.0) + probability
    return Beliefs(beliefs.upos, beliefs.feats, heads, {token.deprel or "": 1.0} if beliefs.deprels else {})
