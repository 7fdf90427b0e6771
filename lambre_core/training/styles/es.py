"""Spanish: GSD and PUD in the style of AnCora."""

from __future__ import annotations

from dataclasses import replace

from lambre_core.training.conversion import (
    FormFill,
    children,
    relations,
    value,
    with_features,
    without_features,
    without_subtypes,
    words,
    words_in_tree,
)
from lambre_core.treebank.tree import Sentence, Token


def participle(token: Token, sentence: Sentence) -> Token:
    """Participles under nouns are adjectives in AnCora, those of verbs have Tense=Past."""
    if token.upos not in {"VERB", "ADJ"} or value(token, "VerbForm") != "Part":
        return token
    head = sentence.head_of(token)
    if token.upos == "ADJ" or (token.deprel == "mod" and head is not None and head.upos in {"NOUN", "PROPN", "PRON"}):
        return with_features(replace(token, upos="ADJ"), Tense=None)
    return with_features(token, Tense="Past")


def pronoun(token: Token) -> Token:
    """AnCora's *se* is Acc, relatives and interrogatives have one PronType, *que* no Gender or Number."""
    if token.upos != "PRON":
        return token
    if value(token, "PronType") in {"Rel", "Int"}:
        token = with_features(token, PronType="Int,Rel")
    if value(token, "Case") == "Acc,Dat":
        token = with_features(token, Case="Acc")
    if token.lemma == "que":
        return with_features(token, Gender=None, Number=None)
    return (
        with_features(token, Definite="Def") if (token.form or "").lower() == "lo" and token.deprel == "det" else token
    )


def possessive(token: Token) -> Token:
    """PUD's possessives are pronouns with the Gender of the noun, AnCora's determiners without."""
    if token.upos == "PRON" and token.deprel == "det" and "Poss" in token.feats:
        return with_features(replace(token, upos="DET"), Gender=None)
    return token


def number(token: Token) -> Token:
    """Numerals in words are plural in AnCora, figures have neither Gender nor Number."""
    if token.upos != "NUM":
        return token
    token = with_features(token, Gender=None if value(token, "Number") != "Sing" else value(token, "Gender"))
    in_words = not any(letter.isdigit() for letter in token.form or "") and value(token, "NumForm") != "Roman"
    return with_features(token, Number=value(token, "Number") or "Plur") if in_words else token


def relative_que(sentence: Sentence) -> Sentence:
    """GSD's relative *que* is a conjunction over its clause, AnCora's a pronoun in it.

    The verb takes the place of *que*, and *que* becomes its subject, or its object where it has a subject.
    """
    tokens = list(sentence.tokens)
    for token in sentence.tokens:
        if token.upos != "SCONJ" or token.deprel != "mod@relcl" or token.lemma != "que":
            continue
        clause = [child for child in children(sentence, token) if child.deprel == "comp:obj"]
        if len(clause) != 1:
            continue
        verb = clause[0]
        subject = any((child.deprel or "").startswith("subj") for child in children(sentence, verb))
        for child in children(sentence, token):
            tokens[child.id - 1] = replace(tokens[child.id - 1], head=verb.id)
        tokens[verb.id - 1] = replace(tokens[verb.id - 1], head=token.head, deprel="mod@relcl")
        pronoun_token = replace(
            tokens[token.id - 1], upos="PRON", head=verb.id, deprel="comp:obj" if subject else "subj"
        )
        tokens[token.id - 1] = with_features(pronoun_token, PronType="Int,Rel")
    return replace(sentence, tokens=tuple(tokens))


COMMON = (
    relative_que,
    words(possessive),
    words(pronoun),
    words_in_tree(participle),
    words(number),
    without_features("Gender Number", "PROPN"),
    without_features("PronType", "ADV"),
    # Subtypes that AnCora does not have.
    relations(
        {
            "comp:aux@pass": "comp:aux",
            "subj@pass": "subj",
            "comp:obl@agent": "comp:obl",
        }
    ),
    without_subtypes("relcl", "tmod", "name"),
)

STEPS = {
    "GSD": COMMON,
    "PUD": (relations({"compound@prt": "comp@expl"}), *COMMON),
}

FILLS = (
    # PUD calls *ha* past and has no imperfect.
    FormFill(frozenset({"AUX"}), into=frozenset({"PUD"}), learned_from=frozenset({"GSD"})),
)
