"""Turkish: BOUN, PUD, FrameNet, Kenet and Penn in the style of IMST."""

from __future__ import annotations

from dataclasses import replace

from lambre_core.training.conversion import (
    FormFill,
    default_features,
    relations,
    value,
    with_features,
    without_features,
    without_subtypes,
    words,
    words_as,
)
from lambre_core.treebank.tree import Token

NOT_FINITE = frozenset({"Part", "Vnoun", "Conv"})


def verb_of_boun(token: Token) -> Token:
    """IMST has Mood, Aspect and Tense on every verb, Ind, Perf and Pres where nothing else is marked.

    BOUN leaves defaults out, writes witnessed past with Evident=Fh and Aspect=Imp with the future. Participles and
    verbal nouns have no Person and Number of their own in IMST.
    """
    if token.upos not in {"VERB", "AUX"}:
        return token
    token = with_features(
        token,
        Mood=value(token, "Mood") or "Ind",
        Tense=value(token, "Tense") or ("Past" if value(token, "Evident") else "Pres"),
        Aspect="Perf" if value(token, "Aspect") in {None, "Imp"} else value(token, "Aspect"),
        Evident=None if value(token, "Evident") == "Fh" else value(token, "Evident"),
    )
    if token.upos == "VERB":
        token = with_features(token, Polarity=value(token, "Polarity") or "Pos")
    form = value(token, "VerbForm")
    if form in NOT_FINITE:
        token = with_features(token, Person=None, Number=None)
        if form == "Conv":
            token = with_features(token, Mood="Ind", Aspect="Perf", Tense="Pres")
        if form == "Part" and value(token, "Case") == "Nom" and "Number[psor]" not in token.feats:
            token = with_features(token, Case=None)
    return token


def converb_of_condition(token: Token) -> Token:
    """Conditional forms with a person are finite to IMST, converbs to BOUN."""
    if value(token, "VerbForm") == "Conv" and "Person" in token.feats:
        return with_features(token, VerbForm=None)
    return token


def colloquial_progressive(token: Token) -> Token:
    """IMST marks the progressive in *-iyor* with Polite=Infm."""
    if value(token, "Aspect") == "Prog" and token.upos == "VERB" and "yor" in (token.form or "").lower():
        return with_features(token, Polite="Infm")
    return token


def pronoun(token: Token) -> Token:
    """IMST has PronType on personal and demonstrative pronouns only, Reflex on *kendi*."""
    if token.upos != "PRON":
        return token
    if token.lemma == "kendi":
        return with_features(token, Reflex="Yes", PronType=None)
    return token if value(token, "PronType") in {"Prs", "Dem"} else with_features(token, PronType=None)


AORIST_MOODS = {"Gen": "Ind", "GenPot": "Pot", "CndGen": "Cnd", "CndGenPot": "CndPot", "GenNecPot": "NecPot"}


def verb_of_starlang(token: Token) -> Token:
    """FrameNet, Kenet and Penn call the aorist a mood and every verb finite; IMST has Aspect=Hab, VerbForm if not."""
    if token.upos not in {"VERB", "AUX"}:
        return token
    mood = value(token, "Mood")
    habitual = mood in AORIST_MOODS
    return with_features(
        token,
        VerbForm=None if value(token, "VerbForm") == "Fin" else value(token, "VerbForm"),
        Mood=AORIST_MOODS.get(mood or "Ind", mood or "Ind"),
        Aspect="Hab" if habitual else value(token, "Aspect") or "Perf",
        Tense=value(token, "Tense") or "Pres",
    )


def copula_lemma(token: Token) -> Token:
    """The lemma of the copula is *i* in IMST, *y* in BOUN, none in PUD."""
    if token.upos == "AUX" and token.lemma in {"y", None}:
        return replace(token, lemma="i")
    return token


HOMONYM_NUMBERS = ("(I)", "(II)", "(III)", "(IV)", "(V)")


def homonym_number(token: Token) -> Token:
    """BOUN numbers homonyms: *an(II)*."""
    lemma = token.lemma or ""
    for number in HOMONYM_NUMBERS:
        if lemma.endswith(number):
            return replace(token, lemma=lemma.removesuffix(number))
    return token


def nominal_of_pud(token: Token) -> Token:
    """PUD leaves the nominative and third persons unmarked."""
    if token.upos in {"NOUN", "PROPN"}:
        return replace(
            token,
            feats={
                "Case": frozenset({"Nom"}),
                "Number": frozenset({"Sing"}),
                **token.feats,
                "Person": frozenset({"3"}),
            },
        )
    return token


UPOS = (
    words_as("CCONJ", "da de ama ancak yani çünkü", was="ADV PART SCONJ"),
    words_as("ADP", "ki", was="PART SCONJ", deprel="mod udep unk unk@der"),
    words_as("CCONJ", "ki", was="PART SCONJ"),
    words_as("ADJ", "var yok", was="NOUN ADV"),
    words_as("NOUN", "burada buraya buradan burası burayı orada oraya oradan orası orayı", was="PRON ADV"),
    words_as("NOUN", "hayır", was="INTJ"),
    words_as("CCONJ", "ise", was="AUX VERB", deprel="discourse mod subj"),
    words_as("CCONJ", "eğer", was="SCONJ"),
    words_as("ADP", "olarak", was="AUX ADV VERB"),
    words(lambda token: replace(token, lemma="olarak") if (token.form or "").lower() == "olarak" else token),
    # What has changed its class has no features of the old one.
    without_features("PronType", "NOUN"),
    words(lambda token: replace(token, feats={}) if token.upos == "CCONJ" or token.lemma in {"var", "yok"} else token),
)

COMMON = (
    *UPOS,
    words(copula_lemma),
    words(pronoun),
    # IMST has no features on determiners, no Degree on adverbs.
    without_features("PronType Definite Polarity", "DET"),
    without_features("Degree PronType", "ADV"),
    without_features("Definite", "PRON NUM"),
    without_features("Polarity", "PRON NUM ADJ NOUN PROPN DET"),
    words(colloquial_progressive),
)
STARLANG = (*COMMON, words(verb_of_starlang), default_features("Person=3", "NOUN PROPN"))

STEPS = {
    "BOUN": (
        words(homonym_number),
        words(converb_of_condition),
        words(verb_of_boun),
        default_features("NumType=Card", "NUM"),
        *COMMON,
        relations({"discourse@q": "comp:aux@q"}),
        without_subtypes("der"),
    ),
    "PUD": (
        # *ol-* is a verb like any other in IMST.
        words(lambda token: replace(token, upos="VERB") if token.upos == "AUX" and token.lemma == "ol" else token),
        words(nominal_of_pud),
        without_features("Number", "ADJ NUM"),
        default_features("NumType=Card", "NUM"),
        words(verb_of_boun),
        *COMMON,
    ),
    "FrameNet": STARLANG,
    "Kenet": STARLANG,
    "Penn": STARLANG,
}

OTHERS = frozenset({"PUD", "FrameNet", "Kenet", "Penn"})

FILLS = (
    # Only IMST and BOUN say which case and person a pronoun has.
    FormFill(frozenset({"PRON"}), into=OTHERS, learned_from=frozenset({"IMST", "BOUN"})),
)

LAYERS = {
    # Their trees come from phrase structures without coordination, possessors or light verbs (half of the relations
    # that IMST's dev split has stand in them in other numbers); participles are adjectives without features.
    "FrameNet": "upos feats",
    "Kenet": "upos feats",
    "Penn": "upos feats",
}
