"""Told words in Lithuanian and Latvian: participles and what they are said of, where both show their gender and number
and nothing else can be meant, and attributes of nouns that are called or asked about."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.baltic_subjects import COPULAS, PASSIVE, WHILE
from lambre_core.findings.told.baltic_words import (
    ACCUSATIVE,
    FEMININE,
    GENITIVE,
    LATVIAN,
    LITHUANIAN,
    NOMINATIVE,
    OWNERS,
    SINGULAR,
    after,
    before,
    cases_of,
    gender_of,
    is_finite,
    is_named,
    is_quantity,
    numbers_of,
    opens_freely,
    predicate_shows,
)
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.relations import DETERMINER, SURE_ATTRIBUTE, TWO_PREDICATES, WHAT_IT_IS, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

Found = Mapping[int, Token]

# Participles before their noun

DEFINITE: Mapping[str, tuple[tuple[re.Pattern[str], str, str], ...]] = {
    LITHUANIAN: (
        (re.compile("(?:[tm]asis)$"), "Masc", "Sing"),
        (re.compile("(?:[tm]oji)$"), "Fem", "Sing"),
        (re.compile("(?:[tm]ieji)$"), "Masc", "Plur"),
        (re.compile("(?:[tm]osios)$"), "Fem", "Plur"),
    ),
    LATVIAN: (
        (re.compile("(?:t|[aā]m)ais$"), "Masc", "Sing"),
        (re.compile("(?:t|[aā]m)ā$"), "Fem", "Sing"),
        (re.compile("(?:t|[aā]m)ie$"), "Masc", "Plur"),
        (re.compile("(?:t|[aā]m)ās$"), "Fem", "Plur"),
    ),
}
"""Ends of definite passive participles, with the gender and number that they show in the nominative."""


def participle_shows(word: Token, language: str) -> tuple[str, str] | None:
    """The gender and number that a passive participle shows by its end as a nominative."""
    form = lower(word)
    for end, gender, number in DEFINITE[language]:
        if end.search(form) is not None:
            return gender, number
    if PASSIVE[language].search(form) is None or form.endswith(WHILE):
        return None
    return ("Masc", "Plur") if form.endswith("i") else predicate_shows(word, language)


def opening_participle_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A passive participle that opens a sentence, and the nominative right behind it that a verb follows, joined, if
    they differ in gender or number: *pažymėtas elementai bus ištrinti*, *sužeistos keleiviai nuvežti*."""
    if len(clause.words) < SHORTEST or clause.words[0].id != 1:
        return {}
    word, noun, verb = clause.words[:3]
    shown = participle_shows(word, language)
    if shown is None or word.upos not in {"ADJ", "VERB"} or noun.id != word.id + 1 or verb.id != noun.id + 1:
        return {}
    if not (is_finite(verb) or lower(verb) in COPULAS[language] or is_said(verb, noun, readings, language)):
        return {}
    if language == LITHUANIAN and shown == ("Fem", "Sing"):
        return {}  # *rasta klaidos*, *nurodyta sąlyga yra*: neuters
    return differing(word, noun, shown, readings, language)


SHORTEST = 3


def is_said(verb: Token, noun: Token, readings: Readings, language: str) -> bool:
    """Whether a word behind a noun is a passive participle that is said of it."""
    shown, told = participle_shows(verb, language), noun_shows(noun, readings, language)
    return verb.upos in {"ADJ", "VERB"} and shown is not None and shown == told


def noun_shows(noun: Token, readings: Readings, language: str, *, direct: bool = False) -> tuple[str, str] | None:
    """The gender and number of a common noun that can be nothing but a nominative.

    Args:
        direct: it stands where no accusative in the singular can, which many Latvian plurals in *-i* resemble.
    """
    gender, numbers = gender_of(noun, readings, language), numbers_of(noun, readings, "Nom")
    cases = cases_of(noun, readings) - {"Voc"}
    alone = cases == NOMINATIVE and noun.feats.get("Case", NOMINATIVE) == NOMINATIVE
    if gender is None or len(numbers) != 1 or not alone or is_named(noun) or is_quantity(noun):
        return None
    ends = ("as", "es", "a") if direct else ("as", "es", "a", "i")
    if language == LATVIAN and lower(noun).endswith(ends) and not SURELY_SEVERAL.search(lower(noun)):
        return None
    (number,) = numbers
    return gender, number


SURELY_SEVERAL = re.compile("(?:umi|[tn]āji|[tn]eļi|[ļņšžķģ]i|eri|īti)$")
"""Ends of Latvian plurals in the nominative that no accusatives in the singular have."""


def differing(
    word: Token, noun: Token, shown: tuple[str, str], readings: Readings, language: str, *, direct: bool = False
) -> Found:
    """An attribute with a gender and number joined to a noun in the nominative that differs from it; nothing where the
    two agree, or where it is not sure what the noun is."""
    told = noun_shows(noun, readings, language, direct=direct)
    if told is None or told == shown:
        return {}
    own, features = declined(shown), declined(told)
    return {
        word.id: as_told(word, "ADJ", own, (noun.id, SURE_ATTRIBUTE)),
        noun.id: as_told(noun, "NOUN", features, None),
    }


def declined(shown: tuple[str, str]) -> Features:
    """The features of a nominative with a gender and a number."""
    return {"Gender": frozenset({shown[0]}), "Number": frozenset({shown[1]}), "Case": NOMINATIVE}


# Who is called

POLITE: Mapping[str, re.Pattern[str]] = {
    LITHUANIAN: re.compile("(?:gerbiam|brang|miel)(?:as|us|a|i|ieji|oji|asis|os|ios|osios|ūs)"),
    LATVIAN: re.compile("(?:cienījam|cienīt|godātam|godājam|mīļ|dārg)(?:ais|ā|ie|ās)"),
}
CALLED: Mapping[str, tuple[tuple[re.Pattern[str], str, str], ...]] = {
    LITHUANIAN: (
        (re.compile("(?:as|us|asis)$"), "Masc", "Sing"),
        (re.compile("(?:a|oji)$"), "Fem", "Sing"),
        (re.compile("(?:ieji|ūs)$"), "Masc", "Plur"),
        (re.compile("(?:osios|os)$"), "Fem", "Plur"),
    ),
    LATVIAN: (
        (re.compile("ais$"), "Masc", "Sing"),
        (re.compile("ā$"), "Fem", "Sing"),
        (re.compile("ie$"), "Masc", "Plur"),
        (re.compile("ās$"), "Fem", "Plur"),
    ),
}
"""Ends of words with which somebody is addressed politely, with what they show."""


def called_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A polite attribute that opens a sentence, and the nominative right behind it before a comma or the end, joined,
    if they differ: *gerbiamas klientai, kviečiame*, *cienījamais klienti!*"""
    if len(clause.words) < 2 or clause.words[0].id != 1:
        return {}
    word, noun = clause.words[:2]
    behind = after(noun, sentence)
    if POLITE[language].fullmatch(lower(word)) is None or behind is None or behind.form not in {",", "!"}:
        return {}
    form = lower(word)
    shown = next(((gender, number) for end, gender, number in CALLED[language] if end.search(form)), None)
    if shown is None and form.endswith("mi"):
        shown = ("Masc", "Plur")
    return differing(word, noun, shown, readings, language, direct=True) if shown is not None else {}


# What is asked about

WHICH: Mapping[str, Mapping[str, tuple[str, str]]] = {
    LITHUANIAN: {
        "koks": ("Masc", "Sing"),
        "kokia": ("Fem", "Sing"),
        "kokie": ("Masc", "Plur"),
        "kuris": ("Masc", "Sing"),
    },
    LATVIAN: {"kāds": ("Masc", "Sing"), "kādi": ("Masc", "Plur"), "kurš": ("Masc", "Sing")},
}
"""Nominatives with which a question opens."""


def asked_determiner_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A determiner in the nominative that opens a question, and the accusative right behind it before a verb, joined:
    *koks failą norite atidaryti?*"""
    if len(clause.words) < SHORTEST or clause.words[0].id != 1:
        return {}
    word, noun, verb = clause.words[:3]
    shown = WHICH[language].get(lower(word))
    near = noun.id == word.id + 1 and verb.id == noun.id + 1 and is_finite(verb) and noun.upos == "NOUN"
    if shown is None or not near or is_named(noun) or not lower(noun).endswith(("ą", "ę", "į", "u", "i")):
        return {}
    single = noun.feats.get("Case") == ACCUSATIVE and noun.feats.get("Number") == SINGULAR
    if not single or "Nom" in cases_of(noun, readings) or "3" in verb.feats.get("Person", {"3"}):
        return {}
    return {
        word.id: as_told(word, "DET", declined(shown), (noun.id, DETERMINER)),
        noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE, "Number": SINGULAR}, None),
    }


# Participles before what they are said of


def said_before_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A passive participle behind a copula, and the nominative that ends its phrase behind that, with nothing but
    genitives and owners between, joined, if they differ in gender or number: *buvo paskelbtos rinkimų rezultatai*,
    *čia rodomos jūsų failai*."""
    if not opens_freely(clause, sentence, language):
        return {}
    for place, word in enumerate(clause.words[:-1]):
        shown = participle_shows(word, language)
        if shown is None or not place or word.upos not in {"ADJ", "VERB"} or is_finite(word):
            continue
        linked = lower(clause.words[place - 1]) in COPULAS[language] or is_shown_here(word, clause, place, language)
        if not linked or any(may_be_its_subject(one) for one in clause.words[:place]):
            continue
        rest = (one for one in clause.words[place + 1 :] if not belongs_behind(one))
        noun = next(rest, None)
        first = clause.words[place + 1]
        if noun is None or noun.id - word.id > FURTHEST or not ends_there(after(noun, sentence)):
            continue
        feminine = "Fem" in first.feats.get("Gender", FEMININE) and first.feats.get("Number", SINGULAR) == SINGULAR
        if first is not noun and lower(word).endswith(("as", "os", "a")) and lower(first) not in OWNERS and feminine:
            continue  # *buvo atidarytos parodos lankytojai*
        if language == LITHUANIAN and shown == ("Fem", "Sing"):
            continue  # *buvo rasta klaidų*: a neuter
        told = noun_shows(noun, readings, language, direct=True)
        if told is None or told == shown:
            continue
        return {
            word.id: as_told(word, "ADJ", declined(shown), (noun.id, WHAT_IT_IS)),
            noun.id: as_told(noun, "NOUN", declined(told), None),
        }
    return {}


def ends_there(word: Token | None) -> bool:
    """Whether behind a noun stands a stop, or what begins with an adposition or a conjunction."""
    return word is None or word.form in {".", "!", "?", ",", ";", ":"} or word.upos in {"ADP", "SCONJ"}


FURTHEST = 3
"""So far behind a participle its noun may stand."""


def is_shown_here(word: Token, clause: Clause, place: int, language: str) -> bool:
    """Whether a Lithuanian participle of the present stands right behind an adverb or place that opens a clause."""
    first = clause.words[0]
    opens = place == 1 and (first.upos == "ADV" or first.feats.get("Case") == frozenset({"Loc"}))
    return language == LITHUANIAN and opens and lower(word).endswith(("mas", "mi", "mos"))


def may_be_its_subject(word: Token) -> bool:
    """Whether a word before a participle may be what that is said of."""
    return word.upos in {"NOUN", "PRON", "PROPN", "DET", "ADJ", "NUM", "X"} and "Nom" in word.feats.get(
        "Case", NOMINATIVE
    )


def belongs_behind(word: Token) -> bool:
    """Whether a word between a participle and its noun belongs to that."""
    return lower(word) in OWNERS or (word.upos in {"NOUN", "PROPN"} and word.feats.get("Case") == GENITIVE)


# Pairs


def paired_in(sentence: Sentence, readings: Readings, language: str) -> Found:
    """A nominative that ends a sentence behind a noun in another case and *and*, joined to that, where the sentence has
    its subject before: *premjeras susitiko su ambasadoriumi ir ministras*."""
    tokens = sentence.tokens
    for first, joining, second in zip(tokens, tokens[1:], tokens[2:], strict=False):
        if lower(joining) not in PAIRING or first.upos != "NOUN" or second.upos != "NOUN" or is_named(second):
            continue
        cases, others = cases_of(first, readings) - {"Voc"}, cases_of(second, readings) - {"Voc"}
        behind = after(second, sentence)
        if behind is not None and behind.form not in {".", "!", "?"}:
            continue
        if not cases or "Nom" in cases or first.feats.get("Case") != cases & first.feats.get("Case", NOMINATIVE):
            continue
        # *Pienas* is no accusative plural, whatever the tagger says.
        sure = language == LITHUANIAN and bool(known_as(lower(second), "NOUN", readings))
        told = second.feats.get("Case") == NOMINATIVE or sure
        if others != NOMINATIVE or not told or not has_a_subject(first, sentence):
            continue
        if language == LATVIAN and noun_shows(second, readings, language) is None:
            continue
        gender, numbers = gender_of(second, readings, language), numbers_of(second, readings, "Nom")
        own: Features = {"Case": NOMINATIVE}
        if sure and gender is not None:
            own = {**own, "Gender": frozenset({gender}), "Number": numbers}
        return {
            first.id: as_told(first, "NOUN", {"Case": first.feats["Case"]}, None),
            second.id: as_told(second, "NOUN", own, (first.id, TWO_PREDICATES)),
        }
    return {}


PAIRING = frozenset({"ir", "bei", "un", "vai", "arba"})


def has_a_subject(noun: Token, sentence: Sentence) -> bool:
    """Whether the finite verb before a noun has its subject before it, or shows that who speaks or is spoken to does
    it, with no stop between."""
    verb = before(noun, sentence)
    while verb is not None and verb.upos != "PUNCT" and not is_finite(verb):
        verb = before(verb, sentence)
    if verb is None and ORDERED.search(lower(sentence.tokens[0])) is not None:
        return True  # *Izvēlieties failu vai mape*, of which the tagger makes an infinitive
    if verb is None or verb.upos == "PUNCT":
        return False
    if "3" not in verb.feats.get("Person", {"3"}):
        return True
    word = before(verb, sentence)
    while word is not None and word.upos in {"ADV", "PART"}:
        word = before(word, sentence)
    return word is not None and word.upos in {"NOUN", "PRON", "PROPN"} and word.feats.get("Case") == NOMINATIVE


ORDERED = re.compile("\\w{3}(?:iet|ieties|kite|kitės)$")
"""Ends of imperatives of several."""
