"""Near edges: what an Estonian or Finnish adjective or subject right beside its head is, for certain.

*Asun pieni talossa*, *tiet ovat liukas*, *oppilaat kirjoittaa*: that the two do not agree makes a parser doubt that
they belong together. An adjective that stands as in a dictionary right before a noun in another case is its attribute,
if it is no predicate; behind a copula it is that, at the end of its clause; and a noun in the nominative that opens a
clause is the subject of the verb right behind it.
"""

from __future__ import annotations

import re

from lambre_core.findings.certain import certain
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.possessors import opens_a_clause
from lambre_core.findings.told.quantities import NOM, cases_of, is_at_its_end
from lambre_core.treebank.tree import Sentence, Token

COPULAS = frozenset({"AUX", "VERB"})


def with_near_edges(sentence: Sentence, readings: Readings) -> Sentence:
    """The sentence without doubts about such edges.

    Args:
        readings: of words out of context.
    """
    return sentence.with_tokens(
        {token.id: certain(token) for token in sentence.tokens if is_near(token, sentence, readings)}
    )


def is_near(token: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a word can be a nominative alone, stands right beside its head, and is to it what the parser takes it
    for."""
    return stands_near(token, sentence) and cases_of(token, readings) == NOM


def stands_near(token: Token, sentence: Sentence) -> bool:
    """Whether a word stands right beside its head, and is to it what the parser takes it for."""
    head = sentence.head_of(token)
    if head is None:
        return False
    relation = (token.deprel or "").partition("@")[0]
    if token.upos == "ADJ" and relation == "mod":
        before = sentence.tokens[token.id - 2] if token.id > 1 else None
        # *Hyödyllinen automaatiossa* opens an item of a list, of which something is said.
        predicate = before is None or before.upos == "PUNCT" or (before.upos in COPULAS and before.lemma in BEING)
        beside = head.id == token.id + 1 and head.upos == "NOUN" and SURELY_DECLINED.search(head.form or "") is not None
        return beside and not predicate and is_at_its_end(head, sentence)
    if token.upos == "ADJ" and relation == "comp:pred":
        finite = head.upos == "AUX" and "Fin" in head.feats.get("VerbForm", ())
        return finite and head.id < token.id and is_behind(token, head, sentence)
    return (
        token.upos == "NOUN"
        and relation == "subj"
        and head.id == token.id + 1
        and head.upos == "VERB"
        and opens_a_clause(token, sentence)
    )


SURELY_DECLINED = re.compile("(?:ss[aä]|lle|st|[aeiouyäöõü]le|[aeiouyäöõü]l|(?<!s)s|ga)$")
"""Ends of nouns that are hardly nominatives; *-sta* and *-lla* are those of *lista* and *protokolla*, too.
"""

BEING = frozenset({"olema", "olla"})


def is_behind(token: Token, head: Token, sentence: Sentence) -> bool:
    """Whether nothing but adverbs stands between a copula and an adjective that ends its clause."""
    between = sentence.tokens[head.id : token.id - 1]
    return all(word.upos == "ADV" for word in between) and is_at_its_end(token, sentence)
