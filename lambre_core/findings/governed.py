"""Governed nouns: what stands right beside an adposition that the parser finds it with belongs to it, and for sure.

A parser that has seen correct text alone doubts *alates jaanuar* and *vabadust nimel*: the adposition might be an
adverb, and the noun, which is in no case that it takes, a subject or an object. In text with errors that case is the
error. So the tree stays as it is, and its doubts of this one edge go.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.readings import SELDOM, Readings
from lambre_core.findings.subjects import NOMINATIVE
from lambre_core.grammar.rule import Governed
from lambre_core.treebank.tree import Sentence, Token

PROBABLE = 0.5
"""Least probability that a word is an adposition at all."""

SURE = 0.9
"""Least probability of it where the noun may be an object."""

PLAIN = frozenset({"Nom", "Par"})
"""Cases in which a word is written that somebody did not put into another one; any other has a meaning of its own, so
that the word may stand beside the adposition by chance."""

DECLINED = frozenset({"NOUN", "PRON", "PROPN"})
"""Parts of speech of which this is known; a comparative of an adverb is spelt like an adjective (*із другим
складніше*)."""


def with_governed(sentence: Sentence, readings: Readings, governed: Governed) -> Sentence:
    """The sentence without doubts about adpositions and the words right beside them that are in no case which they
    take.

    Args:
        readings: of words out of context.
        governed: what takes which case (`Grammar.governed`).
    """
    changed: dict[int, Token] = {}
    for token in sentence.tokens if governed else ():
        head = sentence.head_of(token)
        if head is None or head.upos != "ADP" or token.upos not in DECLINED or token.deprel != RELATION:
            continue
        asked = governed.get((token.upos or "", (head.form or "").lower()))
        if (
            asked
            and is_beside(token, head, sentence)
            and is_plain(token, asked, readings)
            and is_adposition(head, token)
        ):
            changed |= {token.id: joined(token, head), head.id: as_adposition(head)}
    return sentence.with_tokens(changed)


RELATION = "comp:obj"


def is_beside(token: Token, head: Token, sentence: Sentence) -> bool:
    """Whether nothing but its determiners stands between a noun and its adposition: *per didelis plotas* may be *too
    large an area*."""
    first, last = sorted((token.id, head.id))
    between = sentence.tokens[first : last - 1]
    return all(word.upos == "DET" and word.head == token.id for word in between)


def is_adposition(head: Token, token: Token) -> bool:
    """Whether the tagger takes a word for an adposition rather than for anything else; beside a partitive, which may be
    an object (*millimeeter mustrit järel*), surely so."""
    known = head.beliefs.upos if head.beliefs is not None else None
    least = PROBABLE if token.feats.get("Case") == NOMINATIVE else SURE
    return not known or known.get("ADP", 0.0) >= least


def is_plain(token: Token, asked: frozenset[str], readings: Readings) -> bool:
    """Whether a word is in a plain case, and can be in none that is asked for."""
    found = [(reading.feats.get("Case", asked), reading.probability) for reading in readings(token)]
    return all(case.isdisjoint(asked) and (case <= PLAIN or probability < SELDOM) for case, probability in found)


def joined(token: Token, head: Token) -> Token:
    """The governed word, of whose head there is no doubt."""
    sure = token.beliefs and replace(token.beliefs, heads={head.id: 1.0}, deprels={RELATION: 1.0})
    return replace(token, beliefs=sure)


def as_adposition(head: Token) -> Token:
    """The adposition, of whose part of speech there is none."""
    return replace(head, beliefs=head.beliefs and replace(head.beliefs, upos={"ADP": 1.0}))
