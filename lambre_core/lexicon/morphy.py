"""Morphy's German tags (`SUB:NOM:SIN:MAS`, `VER:3:SIN:PRÄ:SFT`) as UD readings.

Documented with the dictionary (https://github.com/languagetool-org/german-pos-dict).
"""

from __future__ import annotations

from functools import lru_cache

from lambre_core.treebank.feats import Features

VALUES = {
    "NOM": ("Case", "Nom"),
    "GEN": ("Case", "Gen"),
    "DAT": ("Case", "Dat"),
    "AKK": ("Case", "Acc"),
    "SIN": ("Number", "Sing"),
    "PLU": ("Number", "Plur"),
    "MAS": ("Gender", "Masc"),
    "FEM": ("Gender", "Fem"),
    "NEU": ("Gender", "Neut"),
    "GRU": ("Degree", "Pos"),
    "KOM": ("Degree", "Cmp"),
    "SUP": ("Degree", "Sup"),
}
NOMINAL = {
    "SUB": ("NOUN", "PROPN"),
    "EIG": ("PROPN", "NOUN"),
    "ADJ": ("ADJ",),
    "PA1": ("ADJ", "VERB"),
    "PA2": ("ADJ", "VERB"),
    "ART": ("DET", "PRON"),
    "PRO": ("DET", "PRON"),
}
"""Part of speech to the UPOS that its words have in UD German; names of places and months are nouns to Morphy."""

TENSES = {
    "PRÄ": ("Ind", "Pres"),
    "PRT": ("Ind", "Past"),
    "KJ1": ("Sub", "Pres"),
    "KJ2": ("Sub", "Past"),
}


@lru_cache(maxsize=4096)
def reading_of(tag: str) -> tuple[tuple[str, ...], Features] | None:
    """The UPOS that a tag may stand for and its features; None for words without inflection that rules ask for.

    `ALG` and `NOG` (any or no gender) leave Gender open.
    """
    name, *fields = tag.split(":")
    if name == "VER":
        return verb(fields)
    upos = NOMINAL.get(name)
    if upos is None:
        return None
    features = dict(VALUES[field] for field in fields if field in VALUES)
    if "Case" not in features:
        return None
    if fields[0] == "PER" or "ALG" in fields:
        # Personal pronouns, and forms for any gender (*einem* of *man*), never stand before a noun.
        upos = ("PRON",) if name == "PRO" else upos
    return upos, {feature: frozenset({value}) for feature, value in features.items()}


ASKING_WEAK = frozenset({"der", "derjenige", "derselbe", "dies", "jen", "jed", "jedwed", "welch", "all", "alle"})
ASKING_BY_FORM = frozenset({"ein", "irgendein", "kein", "mein", "dein", "sein", "ihr", "unser", "euer", "Dein", "Ihr"})
WITHOUT_ENDING = frozenset({"ein", "irgendein", "kein", "mein", "dein", "sein", "ihr", "unser", "euer"})
ASKING_STRONG = frozenset({"viel", "einig", "etlich", "mehrer"})
POSSESSORS = frozenset({"deren", "dessen", "derer", "denen"})
"""Forms of *der* that are no determiners of their noun."""

MIXED_STRONG = ({"NOM", "SIN", "MAS"}, {"NOM", "SIN", "NEU"}, {"AKK", "SIN", "NEU"})
"""Where an adjective after *ein* has the strong ending, because *ein* has none."""


def declension(form: str, lemma: str, tag: str) -> str | None:
    """`Strong` or `Weak`: the endings that an adjective has, or that a determiner asks for; None: either.

    One word of a German noun phrase shows case and gender: after *der* and *eine* adjectives have the weak endings,
    after *ein*, which shows nothing, after *viele* and alone the strong ones. *Manche*, *solche* and *beide* have both.
    """
    name, *fields = tag.split(":")
    if name in {"ADJ", "PA1", "PA2"}:
        if "IND" in fields:
            return "Strong" if any(cell.issubset(fields) for cell in MIXED_STRONG) else "Weak"
        return "Strong" if "SOL" in fields else "Weak" if "DEF" in fields else None
    if name not in {"ART", "PRO"} or "PER" in fields or form.lower() in POSSESSORS:
        return None
    if lemma in ASKING_BY_FORM:
        return "Strong" if form.lower() in WITHOUT_ENDING else "Weak"
    return "Weak" if lemma in ASKING_WEAK else "Strong" if lemma in ASKING_STRONG else None


def verb(fields: list[str]) -> tuple[tuple[str, ...], Features] | None:
    """Finite forms; the others agree with nothing."""
    persons = [field for field in fields if field in {"1", "2", "3"}]
    tenses = [field for field in fields if field in TENSES]
    numbers = [field for field in fields if field in {"SIN", "PLU"}]
    if not numbers or not (tenses or "IMP" in fields):
        return None
    mood, tense = TENSES[tenses[0]] if tenses else ("Imp", None)
    features = {"Mood": mood, "Number": VALUES[numbers[0]][1], "VerbForm": "Fin"}
    if tense:
        features["Tense"] = tense
    if persons:
        features["Person"] = persons[0]
    return ("VERB", "AUX"), {feature: frozenset({value}) for feature, value in features.items()}
