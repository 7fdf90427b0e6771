"""Russian: Taiga, PUD and Poetry in the style of GSD."""

from __future__ import annotations

from dataclasses import replace

from lambre_core.training.conversion import (
    subject_of,
    value,
    with_features,
    without_features,
    words,
    words_as,
    words_in_tree,
)
from lambre_core.treebank.tree import Sentence, Token

AGREEMENT = ("Case", "Gender", "Number")


def auxiliary(token: Token) -> Token:
    """GSD has Aspect=Imp and no Voice on *быть*, and neither on *бы*."""
    if token.upos != "AUX":
        return token
    if token.lemma == "быть":
        return with_features(token, Aspect="Imp", Voice=None)
    return replace(token, feats={}) if token.lemma in {"бы", "б"} else token


def middle_voice(token: Token) -> Token:
    """Finite forms and infinitives in *-ся* are Mid in GSD, also passive ones; participles in *-ся* are Act."""
    if token.upos != "VERB" or not (token.form or "").lower().endswith(("ся", "сь")):
        return token
    return with_features(token, Voice="Act" if value(token, "VerbForm") == "Part" else "Mid")


def relative_pronoun(token: Token, sentence: Sentence) -> Token:
    """*который* is PRON in GSD and has the Animacy of the noun that its clause stands under."""
    if token.lemma != "который":
        return token
    place: Token | None = token
    while place is not None and place.deprel != "mod@relcl":
        place = sentence.head_of(place)
    noun = sentence.head_of(place) if place is not None else None
    token = replace(token, upos="PRON")
    animacy = value(noun, "Animacy") if noun is not None else None
    gender = value(noun, "Gender") if noun is not None and value(token, "Number") == "Sing" else None
    changes = {"Animacy": animacy or value(token, "Animacy") or "Inan"}
    if gender and "Gender" not in token.feats:
        changes["Gender"] = gender
    return with_features(token, **changes)


def participle(token: Token, sentence: Sentence) -> Token:
    """Participles agree in Animacy too in GSD; short ones are nominative."""
    if token.upos != "VERB" or value(token, "VerbForm") != "Part":
        return token
    short = value(token, "Variant") == "Short"
    noun = subject_of(sentence, token) if short or token.deprel in {"root", "comp:pred"} else sentence.head_of(token)
    animacy = value(noun, "Animacy") if noun is not None else None
    token = with_features(token, Animacy=animacy or value(token, "Animacy") or "Inan")
    return with_features(token, Case="Nom") if short else token


def figures(token: Token, sentence: Sentence) -> Token:
    """GSD annotates figures as the words that they are read as: ordinals agree, cardinals have a Case."""
    if token.upos not in {"ADJ", "NUM"} or "Case" in token.feats or "Variant" in token.feats:
        return token
    if value(token, "Degree") == "Cmp":
        return token
    head = sentence.head_of(token)
    noun = head if head is not None and head.upos in {"NOUN", "PROPN", "ADJ"} and token.deprel != "subj" else None
    if token.upos == "ADJ":
        agreement = {name: value(noun, name) for name in AGREEMENT} if noun is not None else {}
        if not agreement.get("Case"):
            agreement = {"Case": "Gen", "Gender": "Masc", "Number": "Sing"}
        if agreement.get("Number") == "Plur":
            agreement["Gender"] = None
        return with_features(token, Degree="Pos", **agreement)
    if noun is not None and token.deprel == "mod@gov":
        # The whole phrase has the case of its place, of which nominative and accusative look alike.
        place = noun.deprel or ""
        return with_features(token, Case="Nom" if place.startswith("subj") or place == "root" else "Acc")
    return with_features(token, Case=(value(noun, "Case") if noun is not None else None) or "Nom")


def cardinal(token: Token) -> Token:
    """GSD has NumType on numerals only, always Card."""
    return with_features(token, NumType="Card" if token.upos == "NUM" else None)


INANIMATE_PRONOUNS = frozenset({"то", "это", "что", "всё", "ничто", "нечто", "что-то", "что-нибудь"})
ANIMATE_PRONOUNS = frozenset({"кто", "никто", "некто", "кто-то", "кто-нибудь"})
NEUTER_PRONOUNS = frozenset({"то", "это", "что", "всё"})


def pronoun(token: Token) -> Token:
    """GSD has Animacy on pronouns without a person, Gender and Number on those of things, Reflex on *себя*."""
    if token.upos != "PRON":
        return token
    if token.lemma == "себя":
        return with_features(token, Reflex="Yes")
    if token.lemma in NEUTER_PRONOUNS:
        token = with_features(token, Gender="Neut", Number="Sing")
    if token.lemma in INANIMATE_PRONOUNS:
        return with_features(token, Animacy="Inan")
    return with_features(token, Animacy="Anim") if token.lemma in ANIMATE_PRONOUNS else token


COMMON = (
    words(auxiliary),
    words(middle_voice),
    words_in_tree(relative_pronoun),
    words_in_tree(participle),
    words_in_tree(figures),
    words(cardinal),
    words(pronoun),
    # GSD has no kinds of pronouns, no mark of possessives, no Abbr, no names' kinds, no Foreign but on X.
    without_features("PronType Poss Abbr NumForm"),
    without_features("Reflex", "DET"),
    without_features("Foreign", "PROPN PART ADP ADJ NOUN"),
    without_features("Polarity", "VERB"),
    without_features("Mood", "SCONJ"),
    # To GSD *как*, *где* and *когда* have no Degree, all other adverbs do.
    words(
        lambda token: (
            with_features(
                token, Degree=None if token.lemma in {"как", "где", "когда"} else value(token, "Degree") or "Pos"
            )
            if token.upos == "ADV"
            else token
        )
    ),
    words_as(
        "ADJ",
        "другой другая другое другие другого другому другим другом других другими другую сам сама само сами самого "
        "самой самих самим самый самая самое самые самому самыми",
        was="DET",
    ),
    words_as("CCONJ", "однако также", was="ADV", deprel="cc"),
)

STEPS = {"Taiga": COMMON, "PUD": COMMON, "Poetry": COMMON}
