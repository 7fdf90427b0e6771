"""Finnish: FTB in the style of TDT, which PUD and OOD have."""

from __future__ import annotations

from dataclasses import replace

from lambre_core.training.conversion import (
    children,
    default_features,
    relations,
    value,
    with_features,
    words,
    words_in_tree,
)
from lambre_core.treebank.tree import Sentence, Token


def verb(token: Token) -> Token:
    """TDT has no Case but Number=Sing on the first infinitive, no Mood on the negative verb, no Voice on connegatives.

    FTB leaves Number out of infinitives, calls the first infinitive lative and gives connegatives Voice=Act.
    """
    if token.upos not in {"VERB", "AUX"}:
        return token
    form = value(token, "VerbForm")
    if form == "Inf":
        case = value(token, "Case")
        return with_features(token, Number="Sing", Case=None if case == "Lat" else case)
    if value(token, "Polarity") == "Neg" and value(token, "Mood") == "Ind":
        return with_features(token, Mood=None)
    if form == "Fin" and "Person" not in token.feats and "Number" not in token.feats and value(token, "Voice") == "Act":
        return with_features(token, Voice=None)
    if form == "Fin" and "Person" not in token.feats and value(token, "Voice") == "Act":
        return with_features(token, Number=None, Voice=None)
    return token


def possessor(token: Token, sentence: Sentence) -> Token:
    """Genitives under nouns are `mod@poss` in TDT, names after names `flat@name`."""
    head = sentence.head_of(token)
    if head is None or head.upos not in {"NOUN", "PROPN"}:
        return token
    if token.deprel == "mod" and token.upos in {"NOUN", "PROPN"} and value(token, "Case") == "Gen":
        return replace(token, deprel="mod@poss")
    if token.deprel == "flat" and token.upos == "PROPN":
        return replace(token, deprel="flat@name")
    return token


def relative_clause(token: Token, sentence: Sentence) -> Token:
    """Finite verbs under nouns are `mod@relcl`, where they have a relative pronoun."""
    head = sentence.head_of(token)
    if token.deprel != "mod" or token.upos not in {"VERB", "AUX"} or value(token, "VerbForm") != "Fin":
        return token
    if head is None or head.upos not in {"NOUN", "PROPN", "PRON"}:
        return token
    return replace(token, deprel="mod@relcl")


def passive_participle(token: Token, sentence: Sentence) -> Token:
    """Passive participles under *olla* are `comp:aux@pass` unless the auxiliary has a subject of another verb."""
    head = sentence.head_of(token)
    passive = value(token, "VerbForm") == "Part" and value(token, "Voice") == "Pass"
    if token.deprel == "comp:aux" and passive and head is not None:
        nominative = any(
            (child.deprel or "").startswith("subj") and value(child, "Case") in {None, "Gen"}
            for child in children(sentence, head)
        )
        return token if nominative else replace(token, deprel="comp:aux@pass")
    return token


CLASSES = {"DET": "PRON", "PART": "ADV"}
"""TDT has neither determiners nor particles."""

STEPS = {
    "FTB": (
        words(lambda token: replace(token, upos=CLASSES.get(token.upos or "", token.upos))),
        words(lambda token: replace(token, feats={}) if token.upos == "ADV" and "PronType" in token.feats else token),
        words(
            lambda token: (
                with_features(token, Degree="Pos")
                if token.upos == "ADJ"
                and "Case" in token.feats
                and not {"Degree", "NumType", "PronType"} & token.feats.keys()
                else token
            )
        ),
        words(
            lambda token: (
                with_features(token, Number="Sing")
                if token.upos == "PRON" and "Case" in token.feats and "Number" not in token.feats
                else token
            )
        ),
        words(verb),
        default_features("NumType=Card", "NUM"),
        words_in_tree(possessor),
        words_in_tree(relative_clause),
        words_in_tree(passive_participle),
        relations({"comp:obl@agent": "udep"}),
    )
}
