"""Words for grammar: how rules are said in plain English."""

from __future__ import annotations

_UPOS = {
    "ADJ": "adjective",
    "ADP": "adposition",
    "ADV": "adverb",
    "AUX": "auxiliary",
    "CCONJ": "conjunction",
    "DET": "determiner",
    "INTJ": "interjection",
    "NOUN": "noun",
    "NUM": "numeral",
    "PART": "particle",
    "PRON": "pronoun",
    "PROPN": "proper noun",
    "PUNCT": "punctuation mark",
    "SCONJ": "subordinating conjunction",
    "SYM": "symbol",
    "VERB": "verb",
    "X": "foreign or other word",
}

_FEATURES = {
    "VerbForm": "verb form",
    "InfForm": "kind of infinitive",
    "PronType": "pronoun type",
    "NumType": "numeral type",
    "Polarity": "polarity",
    "Number[psor]": "the possessor's number",
    "Gender[psor]": "the possessor's gender",
    "Person[psor]": "the possessor's person",
    "Definite": "definiteness",
    "PrepCase": "form",
}

_VALUES = {
    "Number": {"Plur": "plural", "Sing": "singular"},
    "Gender": {"Masc": "masculine", "Fem": "feminine", "Neut": "neuter"},
    "Case": {
        "Abe": "abessive",
        "Abl": "ablative",
        "Acc": "accusative",
        "Add": "additive",
        "Ade": "adessive",
        "All": "allative",
        "Com": "comitative",
        "Dat": "dative",
        "Ela": "elative",
        "Equ": "equative",
        "Ess": "essive",
        "Gen": "genitive",
        "Ill": "illative",
        "Ine": "inessive",
        "Ins": "instrumental",
        "Lat": "lative",
        "Loc": "locative",
        "Nom": "nominative",
        "Par": "partitive",
        "Ter": "terminative",
        "Tra": "translative",
        "Voc": "vocative",
    },
    "Degree": {"Cmp": "comparative", "Pos": "positive", "Sup": "superlative"},
    "Animacy": {"Anim": "animate", "Hum": "human", "Inan": "inanimate", "Nhum": "nonhuman"},
    "Person": {"1": "first", "2": "second", "3": "third"},
    "PrepCase": {"Npr": "that without an adposition", "Pre": "that behind adpositions"},
    "Aspect": {"Imp": "imperfective", "Perf": "perfective"},
    "Tense": {"Fut": "future", "Past": "past", "Pres": "present"},
    "InfForm": {"1": "first infinitive", "2": "second infinitive", "3": "third infinitive"},
    "VerbForm": {
        "Conv": "converb",
        "Fin": "finite verb",
        "Gdv": "gerundive",
        "Ger": "gerund",
        "Inf": "infinitive",
        "Part": "participle",
        "Sup": "supine",
        "Vnoun": "verbal noun",
    },
}

_RELATIONS = {
    "appos": "in apposition to",
    "cc": "the conjunction of",
    "comp:aux": "the main verb of",
    "comp:cleft": "the clefted complement of",
    "comp:obj": "the object or complement of",
    "comp:obl": "the oblique complement of",
    "comp:pred": "the predicate of",
    "comp": "a complement of",
    "compound": "a compound with",
    "conj:appos": "in apposition to",
    "conj:coord": "coordinated with",
    "conj": "coordinated with",
    "det": "the determiner of",
    "discourse": "a discourse element of",
    "dislocated": "dislocated from",
    "flat": "part of one name or expression with",
    "mod": "a modifier of",
    "parataxis": "loosely attached to",
    "punct": "the punctuation of",
    "subj": "the subject of",
    "udep": "a dependent of",
    "vocative": "the vocative of",
}

_WHOLE = {
    "subj@bound": "the subject of",
    "mod@genitive": "the owner of",
    "mod@definite": "a modifier of",
    "mod@meanwhile": "what is done meanwhile by",
    "comp:obj@future": "the verb behind",
    "comp:aux@perfect": "the participle beside",
    "comp:obj@denied": "the object of",
    "comp:obj@personal": "the object of",
    "comp:obj@due": "the object of",
    "comp:obj@intended": "the object of",
    "comp:obj@relative": "the object of",
    "mod@compared": "what is compared with",
    "mod@degree": "the degree of",
    "subj@missing": "the subject of",
    "comp:obj@bare": "the object of",
    "subj@several": "the subject of",
    "subj@one": "the subject of",
    "udep@when": "the time of",
    **dict.fromkeys(
        (f"comp:obj@{case}" for case in ("nominative", "genitive", "dative", "accusative", "instrumental", "locative")),
        "the complement of",
    ),
    "subj@joint": "one of the subjects of",
    "subj@relative": "the subject of",
    "subj@told": "the subject of",
    "comp:obj@told": "the complement of",
    "comp:obj@passed": "the object of",
    "mod@of": "what belongs to",
    "mod@always": "what belongs to",
    "mod@same": "an attribute of",
    "mod@day": "the day of",
    "subj@politely": "the subject of",
    "comp:aux@told": "the verb beside",
    "comp:aux@nobody": "the impersonal verb beside",
    "mod@counted": "what counts",
    "subj@alone": "the subject of",
    "comp:obl@told": "the receiver of",
    "comp:pred@told": "the predicate of",
    "det@told": "the determiner of",
    "mod@told": "a modifier of",
    "mod@men": "what is said of others than men beside",
    "mod@howmany": "what counts others than men beside",
    "mod@digits": "what counts",
    "mod@single": "what stands behind",
    "subj@women": "with another woman the subject of",
    "conj:coord@told": "coordinated with",
    "comp@expl@told": "the reflexive of",
}
"""Relations with a deep part that have a phrase of their own."""

DEEP_PARTS = {
    "agent": "agentive",
    "caus": "causative",
    "cop": "copular",
    "pass": "passive",
    "poss": "possessive",
    "tense": "tense",
}
"""Deep parts of relations (`subj@pass`) that read well before a noun."""


def a(noun: str) -> str:
    """The noun with its indefinite article."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def upos_name(upos: str) -> str:
    return _UPOS.get(upos, upos)


def feature_name(feature: str) -> str:
    """`Case` is `case`; layered and joined names are spelled out where they are known."""
    return _FEATURES.get(feature, feature if "[" in feature else feature.lower())


def value_name(feature: str, value: str) -> str:
    return _VALUES.get(feature, {}).get(value, value)


def value_names(feature: str, values: tuple[str, ...]) -> str:
    """`nominative`, `dative or accusative`, `genitive, dative or accusative`."""
    names = [value_name(feature, value) for value in values]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} or {names[-1]}"


def base(relation: str) -> str:
    """A relation without its deep part: `subj@pass` is `subj`."""
    return relation.partition("@")[0]


def relation_phrase(relation: str) -> str:
    """What the dependent is to its head, to be followed by the head: `the subject of`."""
    if relation in _WHOLE:
        return _WHOLE[relation]
    known = _RELATIONS.get(base(relation))
    deep = relation.partition("@")[2]
    if known is None:
        return f"attached as {relation} to"
    if not deep:
        return known
    name, _space, preposition = known.rpartition(" ")
    article, space, noun = name.partition(" ")
    if deep in DEEP_PARTS and space and article in ("a", "the"):
        return f"{article} {DEEP_PARTS[deep]} {noun} {preposition}"
    return f"{name} ({deep}) {preposition}"


def sentence(text: str) -> str:
    """With a capital and a full stop."""
    return f"{text[0].upper()}{text[1:]}."
