"""References: a relative pronoun and the noun that it stands for, which no edge of the tree joins.

Enhanced Universal Dependencies join the two by an edge `ref` (Schuster and Manning 2016). Here so much of it is made as
can be told surely: the noun stands right before the clause, but for a comma, an adposition and the verbs that end a
German clause, and the pronoun is one that has a gender (*который*, *der*, not *was*).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from lambre_core.treebank.tree import Beliefs, Sentence, Token

RELATION = "ref"
"""The relation of rules about references."""

PRONOUNS = re.compile(
    "d(?:er|ie|as|en|em|enen|essen|eren)|welche[rsnm]?|котор(?:ый|ая|ое|ые|ого|ой|ому|ым|ом|ую|ых|ыми)|"
    "(?:як|котр)(?:ий|а|е|і|ого|ої|ому|ій|им|ім|у|ою|их|ими)|kter(?:ý|á|é|ého|ému|ou|ém|ým|ých|ými)|kteří|jenž|jež|jíž|níž|nímž|němž|"
    "jejž|jemuž|němuž|jímž|nichž|jimž|nimž|jimiž|nimiž|"
    "któr(?:y|a|e|ego|ej|emu|ą|ym|ych|ymi|zy)|"
    "jo(?:ka|nka|ta|ssa|sta|hon|lla|lta|lle|na|ksi|tka|iden|itten|ita|issa|ista|ihin|illa|ilta|ille|ina|iksi)"
)
"""German and Slavic relative pronouns that have a gender, and Finnish ones; of possessors the German ones alone."""

POSSESSORS = frozenset({"dessen", "deren"})
"""Those of them that stand before a noun, which is what the owner has: *der Mann, dessen Hund bellt*."""

RELATIVE_CLAUSE = "mod"
"""How relations of relative clauses begin in SUD."""


def references(sentence: Sentence) -> Iterator[tuple[Token, Token]]:
    """The relative pronouns, each with the noun that it stands for as its head, and that noun.

    The edge is as probable as that the clause belongs to the noun.
    """
    for token in sentence.tokens:
        if token.upos not in _PRONOUNS or PRONOUNS.fullmatch((token.form or "").lower()) is None:
            continue
        noun = last_before(token, sentence)
        named = noun is not None and (noun.upos == "NOUN" or is_one_that(noun))
        verb = verb_of_the_clause(token, noun, sentence) if noun is not None and named else None
        if noun is not None and verb is not None:
            yield replace(token, head=noun.id, deprel=RELATION, beliefs=joint(token, verb, noun)), noun


def is_one_that(word: Token) -> bool:
    """Whether a word is Russian *тот* or Ukrainian *той* in a form of one gender and number: *та, которая пришла*."""
    return word.upos == "DET" and THAT.fullmatch((word.form or "").lower()) is not None


THAT = re.compile("т(?:от|ой|а|у|о|е|і)")


def verb_of_the_clause(pronoun: Token, noun: Token, sentence: Sentence) -> Token | None:
    """The word with which the clause of a pronoun hangs on a noun as an attribute; None if it does not."""
    word = pronoun
    for _ in sentence.tokens:
        above = sentence.head_of(word)
        if above is None or above.id == noun.id:
            return word if above is not None and (word.deprel or "").startswith(RELATIVE_CLAUSE) else None
        owned = word is pronoun and (pronoun.form or "").lower() in POSSESSORS and above.id > pronoun.id
        if (above.upos in _NOMINALS and not owned) or above.id < noun.id:
            # *der Mann, mit dessen Frau*: it belongs to another noun.
            return None
        word = above
    return None


def last_before(pronoun: Token, sentence: Sentence) -> Token | None:
    """The last word before the clause that a pronoun opens, alone or after an adposition, but for what may end the
    clause before (*ein Buch gelesen, das*); None if it opens none."""
    place = pronoun.id - 1
    if place and sentence.tokens[place - 1].upos == "ADP":
        place -= 1
    if place < 2 or sentence.tokens[place - 1].form != ",":
        return None
    before = sentence.tokens[: place - 1]
    while before and is_end_of_the_clause(before[-1]):
        before = before[:-1]
    return before[-1] if before else None


def is_end_of_the_clause(word: Token) -> bool:
    """Whether a word is a German infinitive, participle or particle that may stand between a noun and its clause."""
    form = word.feats.get("VerbForm", frozenset())
    return word.deprel in PARTICLE or (word.upos in {"AUX", "VERB"} and not form.isdisjoint(_NOT_FINITE))


def joint(token: Token, verb: Token, noun: Token) -> Beliefs | None:
    """A pronoun's beliefs with the noun for its head: as far as the clause is believed to hang on that."""
    beliefs, others = token.beliefs, verb.beliefs
    if beliefs is None:
        return None
    if others is None or not others.heads:
        return Beliefs(beliefs.upos, beliefs.feats, {}, {RELATION: 1.0})
    share = others.heads.get(noun.id, 0.0)
    return Beliefs(beliefs.upos, beliefs.feats, {noun.id: share, 0: 1.0 - share}, {RELATION: 1.0})


PARTICLE = frozenset({"compound@prt", "compound:prt"})
"""Relations of separated prefixes of verbs."""

_NOT_FINITE = frozenset({"Inf", "Part"})
_PRONOUNS = frozenset({"PRON", "DET"})
_NOMINALS = frozenset({"NOUN", "PROPN", "NUM"})
