"""The tags of VESUM's corpora (`noun:inanim:f:v_rod`) as UPOS and FEATS in the style of UD_Ukrainian-IU.

The two corpora write the same grammemes a little differently: pronouns are `&pron:dem` in the source of IU and
`pron:dem` in the Brown corpus, comparatives `compr` and `compc`, possessives `poss` and `pron:pos`.
"""

from __future__ import annotations

from lambre_core.treebank.feats import Features

CASES = {
    "v_naz": "Nom",
    "v_rod": "Gen",
    "v_dav": "Dat",
    "v_zna": "Acc",
    "v_oru": "Ins",
    "v_mis": "Loc",
    "v_kly": "Voc",
}
GENDERS = {"m": "Masc", "f": "Fem", "n": "Neut"}
DEGREES = {"compb": "Pos", "compr": "Cmp", "compc": "Cmp", "super": "Sup", "comps": "Sup", "abs": "Abs"}
TENSES = {"pres": "Pres", "past": "Past", "futr": "Fut"}
PRONOUNS = {"dem": "Dem", "gen": "Tot", "ind": "Ind", "neg": "Neg", "rel": "Rel", "int": "Int", "pers": "Prs"}
ADPOSITIONS = {f"r{name}": case for name, case in CASES.items()}

Reading = tuple[str | None, Features]
"""UPOS, None where the tag does not tell it, and FEATS."""

UNKNOWN: Reading = (None, {})


def reading_of(tag: str, lemma: str) -> Reading:
    """What a tag says of a word with this lemma."""
    grammemes = frozenset(tag.replace("&", "").split(":"))
    kind = tag.partition(":")[0]
    if "foreign" in grammemes:
        return "X", _features(Foreign="Yes")
    match kind:
        case "noun":
            return _noun(grammemes)
        case "adj":
            return _adjective(grammemes, tag)
        case "numr":
            return _numeral(grammemes)
        case "verb" | "advp":
            return _verb(grammemes, kind)
        case "adv":
            return _adverb(grammemes)
        case "prep":
            governed = sorted(ADPOSITIONS[name] for name in grammemes & ADPOSITIONS.keys())
            return "ADP", _features(Case=",".join(governed) or None)
        case "conj":
            polarity = "Neg" if "neg" in grammemes else None
            return ("CCONJ" if "coord" in grammemes else "SCONJ"), _features(Polarity=polarity)
        case "part":
            return _particle(grammemes, lemma)
        case "punct":
            return "PUNCT", {}
        case "sym" | "symb":
            return "SYM", {}
        case "intj":
            return "INTJ", {}
        case "x":
            return "X", {}
        case _:
            return UNKNOWN


def _noun(grammemes: frozenset[str]) -> Reading:
    feats = dict(_features(Case=_first(CASES, grammemes), Abbr="Yes" if "abbr" in grammemes else None))
    feats |= _gender_and_number(grammemes)
    if "p" in grammemes:
        # Plurals have the gender of their lemma, plurals without singular a number of their own.
        feats |= _features(Number="Ptan" if "ns" in grammemes else None, Gender=_first(GENDERS, grammemes))
    if "pron" in grammemes:
        return "PRON", {**feats, **_animacy_of_pronoun(grammemes), **_pronoun(grammemes)}
    if "Case" not in feats:
        return UNKNOWN
    feats |= _features(Animacy="Anim" if "anim" in grammemes else "Inan")
    return ("PROPN" if "prop" in grammemes else "NOUN"), feats


def _animacy_of_pronoun(grammemes: frozenset[str]) -> Features:
    if "anim" in grammemes:
        return _features(Animacy="Anim")
    return _features(Animacy="Inan" if "inanim" in grammemes else None)


def _pronoun(grammemes: frozenset[str]) -> Features:
    if "refl" in grammemes and "pers" not in grammemes:
        return _features(PronType="Prs", Reflex="Yes")
    kinds = [kind for name, kind in PRONOUNS.items() if name in grammemes]
    person = next((name for name in ("1", "2", "3") if name in grammemes), None)
    return _features(PronType=kinds[0] if len(kinds) == 1 else None, Person=person)


def _adjective(grammemes: frozenset[str], tag: str) -> Reading:
    feats = dict(_features(Case=_first(CASES, grammemes)))
    if "Case" not in feats:
        return ("ADJ", {}) if "beforeadj" in grammemes else UNKNOWN
    feats |= _gender_and_number(grammemes)
    if "&noun" in tag:
        number = "Ptan" if "ns" in grammemes else None
        animate = "Anim" if "anim" in grammemes else "Inan"
        return "NOUN", {**feats, **_features(Animacy=animate, Gender=_first(GENDERS, grammemes), Number=number)}
    if "v_zna" in grammemes:
        animacy = "Anim" if "ranim" in grammemes else "Inan" if "rinanim" in grammemes else None
        feats |= _features(Animacy=animacy)
    if "pron" in grammemes:
        return "DET", {**feats, **_determiner(grammemes)}
    if "short" in grammemes:
        feats |= _features(Variant="Short")
    feats |= _features(Degree=_first(DEGREES, grammemes), NumType="Ord" if "numr" in grammemes else None)
    if "adjp" in grammemes:
        active = "actv" in grammemes
        feats |= _features(
            VerbForm="Part",
            Voice="Act" if active else "Pass",
            Aspect=_aspect(grammemes),
            Tense="Pres" if active and "imperf" in grammemes else None,
        )
    return "ADJ", feats


def _determiner(grammemes: frozenset[str]) -> Features:
    if not {"pos", "poss"}.isdisjoint(grammemes):
        person = next((name for name in ("1", "2", "3") if name in grammemes), None)
        return _features(Poss="Yes", PronType="Prs", Person=person, Reflex="Yes" if "refl" in grammemes else None)
    return _pronoun(grammemes)


def _numeral(grammemes: frozenset[str]) -> Reading:
    feats = dict(_features(Case=_first(CASES, grammemes), NumType="Card", Abbr="Yes" if "abbr" in grammemes else None))
    if "Case" not in feats:
        return UNKNOWN
    feats |= _features(Gender=_first(GENDERS, grammemes), Number="Plur" if "p" in grammemes else None)
    if "pron" in grammemes:
        return "DET", {**feats, **_pronoun(grammemes)}
    return "NUM", feats


def _verb(grammemes: frozenset[str], kind: str) -> Reading:
    feats = dict(_features(Aspect=_aspect(grammemes), Abbr="Yes" if "abbr" in grammemes else None))
    if kind == "advp" or "advp" in grammemes:
        tense = _first(TENSES, grammemes) or ("Past" if "perf" in grammemes else "Pres")
        return "VERB", {**feats, **_features(VerbForm="Conv", Tense=tense)}
    upos = "AUX" if "aux" in grammemes else "VERB"
    if "inf" in grammemes:
        return upos, {**feats, **_features(VerbForm="Inf")}
    feats |= _features(VerbForm="Fin", Mood="Imp" if "impr" in grammemes else "Ind")
    if "impers" in grammemes:
        return upos, {**feats, **_features(Person="0")}
    person = next((name for name in ("1", "2", "3") if name in grammemes), None)
    gender = _first(GENDERS, grammemes)
    number = "Sing" if gender or "s" in grammemes else "Plur" if "p" in grammemes else None
    feats |= _features(Person=person, Gender=gender, Number=number, Tense=_first(TENSES, grammemes))
    return upos, {**feats, **_features(Polarity="Neg" if "neg" in grammemes else None)}


def _adverb(grammemes: frozenset[str]) -> Reading:
    feats = dict(_features(Degree=_first(DEGREES, grammemes)))
    return "ADV", {**feats, **(_pronoun(grammemes) if "pron" in grammemes else {})}


CONDITIONAL = frozenset({"б", "би"})
NEGATION = frozenset({"не", "ні"})


def _particle(grammemes: frozenset[str], lemma: str) -> Reading:
    if lemma in CONDITIONAL:
        return "AUX", _features(Mood="Cnd")
    return "PART", _features(Polarity="Neg" if "neg" in grammemes or lemma in NEGATION else None)


def _aspect(grammemes: frozenset[str]) -> str | None:
    if "imperf" in grammemes:
        return "Imp"
    return "Perf" if "perf" in grammemes else None


def _gender_and_number(grammemes: frozenset[str]) -> Features:
    if "p" in grammemes:
        return _features(Number="Plur")
    gender = _first(GENDERS, grammemes)
    return _features(Gender=gender, Number="Sing" if gender or "s" in grammemes else None)


def _first(names: dict[str, str], grammemes: frozenset[str]) -> str | None:
    return next((value for name, value in names.items() if name in grammemes), None)


def _features(**values: str | None) -> Features:
    return {name: frozenset(value.split(",")) for name, value in values.items() if value}
