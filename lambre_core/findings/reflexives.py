"""Reflexives: German *sich* is of the third person, and beside *ich, du, wir, ihr* that of nobody: *ich freue sich*.

No edge joins a reflexive pronoun to the subject; it is on the path between them.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.grammar.conditions import verb_and_auxiliaries
from lambre_core.treebank.tree import Sentence, Token

SELF = "comp:obj@self"
"""The relation of such a pronoun to the subject."""

OF_THE_SPEAKERS = {"ich": ("mich", "mir"), "du": ("dich", "dir"), "wir": ("uns",), "ihr": ("euch",)}
"""Subjects of the first and second person, in lower case -> what stands for *sich* beside them."""

RELATIONS = ("comp:obj", "comp:obl", "comp@expl", "comp:obj@expl")


def with_reflexives(sentence: Sentence) -> Sentence:
    """The sentence with every *sich* joined to the subject of its verb, if that speaks or is spoken to."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        verb = sentence.head_of(token)
        if (token.form or "").lower() != "sich" or token.deprel not in RELATIONS or verb is None:
            continue
        chain = {word.id for word in verb_and_auxiliaries(verb, sentence)}
        subjects = [
            word for word in sentence.tokens if word.head in chain and (word.deprel or "").partition("@")[0] == "subj"
        ]
        if len(subjects) == 1 and is_of_the_speakers(subjects[0]) and in_one_clause(token, subjects[0], sentence):
            head = subjects[0].id
            beliefs = token.beliefs and replace(token.beliefs, heads={head: 1.0}, deprels={SELF: 1.0})
            changed[token.id] = replace(token, head=head, deprel=SELF, beliefs=beliefs)
    return sentence.with_tokens(changed)


def in_one_clause(pronoun: Token, subject: Token, sentence: Sentence) -> bool:
    """Whether no conjunction stands between two words: *sich selbst heilen wird, wenn wir …*."""
    first, last = sorted((pronoun.id, subject.id))
    return all(word.upos != "SCONJ" for word in sentence.tokens[first : last - 1])


def is_of_the_speakers(word: Token) -> bool:
    """Whether a word is such a pronoun; *ihr* is that of a woman, too."""
    known = word.upos == "PRON" and (word.form or "").lower() in OF_THE_SPEAKERS
    return known and not {"1", "2"}.isdisjoint(word.feats.get("Person", ()))
