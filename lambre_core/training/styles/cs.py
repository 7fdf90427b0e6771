"""Czech: CLTT, FicTree, PUD and PDTC in the style of CAC."""

from __future__ import annotations

from dataclasses import replace

from lambre_core.training.conversion import (
    Fill,
    relations,
    value,
    with_features,
    without_features,
    words,
    words_as,
)
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Token

VERBAL_NOUN_ENDINGS = ("ání", "ení", "ění", "tí")


def verbal_noun(token: Token) -> Token:
    """CAC marks verbal nouns with VerbForm=Vnoun; neuters in *-ání*, *-ení* are (96 % of those of CAC's nouns)."""
    if token.upos == "NOUN" and (token.lemma or "").endswith(VERBAL_NOUN_ENDINGS) and value(token, "Gender") == "Neut":
        return with_features(token, VerbForm="Vnoun")
    return token


def past_participle(token: Token) -> Token:
    """CAC writes what the form of a past participle shows, FicTree what its subject is.

    *-l* is masculine of either animacy, *-la* feminine singular or neuter plural, *-ly* feminine or inanimate.
    """
    form = (token.form or "").lower()
    if token.upos not in {"VERB", "AUX"} or value(token, "VerbForm") != "Part" or value(token, "Tense") != "Past":
        return token
    if form.endswith("la"):
        return with_features(token, Gender="Fem,Neut", Number="Plur,Sing", Animacy=None)
    if form.endswith("ly"):
        return with_features(token, Gender="Fem,Masc", Number="Plur", Animacy="Inan")
    return with_features(token, Animacy=None) if form.endswith("l") else token


def possessive_of_third_person(token: Token) -> Token:
    """*jeho* and *jejich* have no case, gender or number of their own in CAC; FicTree gives them those of the noun."""
    form = (token.form or "").lower()
    if token.upos != "DET" or form not in {"jeho", "jejich"}:
        return token
    own = {"Case": None, "Gender": None, "Number": None, "Animacy": None}
    token = with_features(token, **own)
    return with_features(token, **{"Gender[psor]": "Masc,Neut" if form == "jeho" else None})


MASCULINE_OR_NEUTER = ("ho", "mu", "m", "ím", "ým")


def ambiguous_gender(token: Token) -> Token:
    """CAC leaves open what pronominal forms leave open: *tomu*, *kterým* are masculine or neuter, without Animacy."""
    if token.upos not in {"DET", "PRON"} or "Gender" not in token.feats:
        return token
    if value(token, "Gender") in {"Masc", "Neut"} and value(token, "Number") == "Sing":
        if value(token, "Case") in {"Gen", "Dat", "Loc", "Ins"}:
            return with_features(token, Gender="Masc,Neut", Animacy=None)
        if value(token, "Case") == "Nom":
            return with_features(token, Animacy=None)
    return token


VERBS = frozenset({"VERB"})
EVERY_TREEBANK = frozenset({"CLTT", "FicTree", "PUD", "PDTC"})

OWN_CASE = (words(past_participle), words(possessive_of_third_person))

STEPS = {
    "CLTT": (
        words(verbal_noun),
        words_as("DET", "to", was="PART"),
        words(lambda token: replace(token, lemma="ten") if token.upos == "DET" and token.lemma == "to" else token),
        words_as("ADV", "proto", was="CCONJ"),
    ),
    "FicTree": (
        words(verbal_noun),
        *OWN_CASE,
        words(ambiguous_gender),
        words_as(
            "ADV", "například především spíše třeba vůbec prostě již snad aspoň asi hlavně právě zejména", was="PART"
        ),
        words_as("PART", "li -li", was="SCONJ"),
    ),
    "PUD": (
        words_as("ADV", "tedy", was="CCONJ"),
        words(
            lambda token: (
                with_features(token, Degree="Pos", Polarity="Pos")
                if (token.upos, token.lemma) == ("ADV", "tedy")
                else token
            )
        ),
        # `comp:obl@agent` occurs in PUD only.
        relations({"comp:obl@agent": "udep"}),
    ),
    "PDTC": (without_features("Foreign", "PROPN"),),
}

FILLS = (
    # CLTT and FicTree have no Aspect on verbs. CAC and PUD have it on the verbs of regular conjugations only
    # (68 %), by lemma, so that PUD says which; PDTC has it on all.
    Fill(
        "Aspect",
        VERBS,
        into=frozenset({"CLTT", "FicTree", "PDTC"}),
        learned_from=frozenset({"PUD"}),
        shortest_ending=3,
    ),
    # Adverbs: Degree and Polarity by lemma.
    *(
        Fill(feature, frozenset({"ADV"}), into=frozenset({"CLTT", "FicTree"}), learned_from=frozenset({"PDTC", "PUD"}))
        for feature in ("Degree", "Polarity")
    ),
    # Participles that have become adjectives (*zaměřený*): VerbForm and Voice by lemma, in CLTT and FicTree missing.
    *(
        Fill(
            feature,
            frozenset({"ADJ"}),
            into=frozenset({"CLTT", "FicTree"}),
            learned_from=frozenset({"PDTC", "PUD"}),
            only_with=parse_feats("Degree=Pos"),
        )
        for feature in ("VerbForm", "Voice")
    ),
)
