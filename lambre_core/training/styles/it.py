"""Italian: PUD in the style of ISDT, which ParTUT has."""

from __future__ import annotations

from dataclasses import replace

from lambre_core.training.conversion import (
    FormFill,
    default_features,
    relations,
    value,
    with_features,
    without_features,
    words,
    words_in_tree,
)
from lambre_core.treebank.tree import Sentence, Token

PUD_VERB_FORMS = {"VBC": "Fin", "VB": "Inf", "VBN": "Part", "VBG": "Ger"}


def verb(token: Token) -> Token:
    """PUD has no VerbForm, but its XPOS tells the forms apart; the imperfect is an Aspect, a Tense in ISDT."""
    if token.upos not in {"VERB", "AUX"}:
        return token
    form = PUD_VERB_FORMS.get(token.xpos or "") or ("Fin" if "Mood" in token.feats else None)
    if value(token, "Tense") == "Past" and value(token, "Aspect") == "Imp":
        token = with_features(token, Tense="Imp")
    token = with_features(token, VerbForm=form, Aspect=None, Voice=None)
    if form == "Part":
        gender, number = value(token, "Gender"), value(token, "Number")
        return with_features(token, Tense="Past", Gender=gender or "Masc", Number=number or "Sing")
    return with_features(token, Tense=None) if form in {"Inf", "Ger"} else token


def possessive(token: Token) -> Token:
    """Possessives before nouns are determiners in ISDT."""
    if token.deprel == "det@poss":
        return with_features(replace(token, upos="DET"), Poss="Yes", PronType="Prs", Person=None)
    return token


def adjective(token: Token) -> Token:
    """Adjectives in *-e* have no Gender in ISDT."""
    if token.upos == "ADJ" and (token.lemma or "").endswith("e"):
        return with_features(token, Gender=None)
    return token


def articles(token: Token) -> Token:
    """All articles have Definite in ISDT, half of them in PUD; before a vowel their form shows no Gender."""
    if token.upos != "DET" or value(token, "PronType") != "Art":
        return token
    form = (token.form or "").lower()
    token = with_features(token, Definite="Ind" if form.startswith("un") else "Def")
    return with_features(token, Gender=None) if form == "l'" else token


def names(token: Token, sentence: Sentence) -> Token:
    """`flat` between names is `flat@name` in ISDT."""
    head = sentence.head_of(token)
    inside = token.upos == "PROPN" and head is not None and head.upos == "PROPN"
    return replace(token, deprel="flat@name") if token.deprel == "flat" and inside else token


STEPS = {
    "PUD": (
        words(verb),
        words(possessive),
        words(adjective),
        words(articles),
        # Names have neither Gender nor Number in ISDT.
        without_features("Gender Number", "PROPN"),
        without_features("Polarity", "ADV"),
        default_features("NumType=Card", "NUM"),
        without_features("Gender Number", "NUM"),
        words_in_tree(names),
        relations({"udep@tmod": "udep"}),
    )
}

FILLS = (
    # PronType, Clitic and the open Gender of relatives, by form.
    FormFill(frozenset({"PRON", "DET", "ADV"}), into=frozenset({"PUD"}), learned_from=frozenset({"ParTUT"})),
)
