"""UniMorph tags and UD features: one table, read in both directions.

UniMorph bundles (`N;ACC;PL`) follow Sylak-Glassman 2016; the table maps each tag to one UD feature
value or to a UPOS with features. Tags without a counterpart (`FORM`, `LGSPEC1` ...) are ignored.
"""

from __future__ import annotations

from collections.abc import Mapping

from lambre_core.treebank.feats import Features

PARTS_OF_SPEECH: Mapping[str, tuple[tuple[str, ...], Mapping[str, str]]] = {
    "N": (("NOUN",), {}),
    "PROPN": (("PROPN",), {}),
    "ADJ": (("ADJ",), {}),
    "ADV": (("ADV",), {}),
    "PRO": (("PRON",), {}),
    "DET": (("DET",), {}),
    "ART": (("DET",), {}),
    "NUM": (("NUM",), {}),
    "V": (("VERB", "AUX"), {}),
    "V.PTCP": (("VERB", "ADJ", "AUX"), {"VerbForm": "Part"}),
    "V.CVB": (("VERB", "AUX"), {"VerbForm": "Conv"}),
    "V.MSDR": (("VERB", "NOUN", "AUX"), {"VerbForm": "Vnoun"}),
    # So written in the Slovenian file.
    "V.PCTP": (("VERB", "ADJ", "AUX"), {"VerbForm": "Part"}),
}
"""UniMorph part of speech to the UPOS that it may have in UD, and features that it implies."""

VALUES: Mapping[str, tuple[str, str]] = {
    "NOM": ("Case", "Nom"),
    "ACC": ("Case", "Acc"),
    "GEN": ("Case", "Gen"),
    "DAT": ("Case", "Dat"),
    "INS": ("Case", "Ins"),
    "VOC": ("Case", "Voc"),
    "ESS": ("Case", "Ess"),
    "PRT": ("Case", "Par"),
    "TRANS": ("Case", "Tra"),
    "TERM": ("Case", "Ter"),
    "COM": ("Case", "Com"),
    "PRIV": ("Case", "Abe"),
    "ABL": ("Case", "Abl"),
    "IN+ESS": ("Case", "Ine"),
    "IN+ALL": ("Case", "Ill"),
    "IN+ABL": ("Case", "Ela"),
    "AT+ESS": ("Case", "Ade"),
    "AT+ALL": ("Case", "All"),
    "AT+ABL": ("Case", "Abl"),
    "FRML": ("Case", "Ess"),
    "INST": ("Case", "Ins"),
    "SG": ("Number", "Sing"),
    "PL": ("Number", "Plur"),
    "DU": ("Number", "Dual"),
    "MASC": ("Gender", "Masc"),
    "FEM": ("Gender", "Fem"),
    "NEUT": ("Gender", "Neut"),
    "ANIM": ("Animacy", "Anim"),
    "INAN": ("Animacy", "Inan"),
    "HUM": ("Animacy", "Hum"),
    "NHUM": ("Animacy", "Nhum"),
    "1": ("Person", "1"),
    "2": ("Person", "2"),
    "3": ("Person", "3"),
    "IND": ("Mood", "Ind"),
    "SBJV": ("Mood", "Sub"),
    "IMP": ("Mood", "Imp"),
    "COND": ("Mood", "Cnd"),
    "POT": ("Mood", "Pot"),
    "QUOT": ("Mood", "Qot"),
    "PRS": ("Tense", "Pres"),
    "PST": ("Tense", "Past"),
    "FUT": ("Tense", "Fut"),
    "ACT": ("Voice", "Act"),
    "PASS": ("Voice", "Pass"),
    "PFV": ("Aspect", "Perf"),
    "IPFV": ("Aspect", "Imp"),
    "CMPR": ("Degree", "Cmp"),
    "SPRL": ("Degree", "Sup"),
    "DEF": ("Definite", "Def"),
    "INDF": ("Definite", "Ind"),
    "NEG": ("Polarity", "Neg"),
    "NFIN": ("VerbForm", "Inf"),
}
"""UniMorph tag to UD feature and value, the same for every language but those below."""

LANGUAGE_VALUES: dict[str, dict[str, tuple[str, str]]] = {
    # The Slavic and Baltic paradigms of UniMorph call the locative essive.
    **{
        language: {"ESS": ("Case", "Loc"), "IN+ESS": ("Case", "Loc"), "LOC": ("Case", "Loc")}
        for language in ("cs", "hr", "lt", "lv", "pl", "ru", "sk", "sl", "uk")
    },
    "tr": {
        "LOC": ("Case", "Loc"),
        "IN+ESS": ("Case", "Loc"),
        "HAB": ("Aspect", "Hab"),
        "PROG": ("Aspect", "Prog"),
        "PRF": ("Aspect", "Perf"),
        "POS": ("Polarity", "Pos"),
    },
    # The genitive of adjectives.
    "fi": {"GEADJ": ("Case", "Gen")},
}
LANGUAGE_VALUES["ru"]["LGSPEC1"] = ("Variant", "Short")

POSSESSORS: Mapping[str, Mapping[str, str]] = {
    f"PSS{person}{number}": {"Person[psor]": person, "Number[psor]": "Sing" if number == "S" else "Plur"}
    for person in "123"
    for number in "SP"
}
"""Tags of possessive suffixes to two features each."""

PAST_TENSES: Mapping[str, str] = {"IPFV": "Imp", "PFV": "Past", "PRF": "Pqp"}
ROMANCE = frozenset({"es", "fr", "it", "pt", "ro"})
"""Languages whose past tenses UniMorph tells apart by aspect (`PST;IPFV`), UD by Tense."""

UNREADABLE: Mapping[str, frozenset[str]] = {
    # Possessives without a case, agent participles, fourth and fifth infinitives.
    "fi": frozenset({"PSS", "AG", "4", "5", *POSSESSORS}),
    # The instrumental is no case of UD Latvian: its forms are the accusative and the dative.
    "lv": frozenset({"INST"}),
    # Inferential and prospective forms mean several features of UD; questions are two words.
    "tr": frozenset({"IRR", "PROSP", "INTR", "LGSPEC1"}),
    # Imperatives with pronouns: two persons in one tag.
    "es": frozenset({"DAT", "ACC"}),
}
"""Tags that make a bundle useless: without them it would say something else."""


def table(language: str) -> Mapping[str, tuple[str, str]]:
    """UniMorph tag to (UD feature, value) for a language."""
    return {**VALUES, **LANGUAGE_VALUES.get(language, {})}


def to_ud(bundle: str, language: str) -> tuple[tuple[str, ...], Features] | None:
    """The UPOS that a bundle may stand for, and its UD features; None where it cannot be read.

    A feature named twice (`PST;PRS`, alternatives written as `NOM/ACC`) holds all its values.
    """
    tags = [tag for tag in bundle.split(";") if tag]
    known = [tag for tag in tags if tag in PARTS_OF_SPEECH]
    if not known or not UNREADABLE.get(language, frozenset()).isdisjoint(tags):
        return None
    # V together with V.PTCP is written by some data sets: the longer name says more.
    part_of_speech = max(known, key=len)
    upos, implied = PARTS_OF_SPEECH[part_of_speech]
    features: dict[str, set[str]] = {name: {value} for name, value in implied.items()}
    values = table(language)
    for tag in tags:
        for alternative in tag.split("/"):
            if alternative in values:
                name, value = values[alternative]
                features.setdefault(name, set()).add(value)
        for name, possessor in POSSESSORS.get(tag, {}).items():
            features[name] = {possessor}
    if language in ROMANCE and "PST" in tags:
        for tag, tense in PAST_TENSES.items():
            if tag in tags:
                features["Tense"] = {tense}
                features.pop("Aspect", None)
    return upos, {name: frozenset(value) for name, value in features.items()}


def to_unimorph(upos: str, features: Features, language: str) -> frozenset[str]:
    """The UniMorph tags of a word; features and values without a counterpart are left out.

    The inverse of `to_ud`: `to_ud(";".join(to_unimorph(upos, feats)))` gives back the features
    that UniMorph can express. Where several tags mean one value, the first of the table is taken.
    """
    inverse: dict[tuple[str, str], str] = {}
    for tag, pair in table(language).items():
        inverse.setdefault(pair, tag)
    verb_form = next(iter(features.get("VerbForm", ())), None)
    part_of_speech = next(
        (
            name
            for name, (tags, implied) in PARTS_OF_SPEECH.items()
            if upos in tags
            and implied.get("VerbForm") == (verb_form if verb_form in {"Part", "Conv", "Vnoun"} else None)
        ),
        None,
    )
    tags = {inverse[name, value] for name, values in features.items() for value in values if (name, value) in inverse}
    return frozenset(tags | ({part_of_speech} if part_of_speech else set()))
