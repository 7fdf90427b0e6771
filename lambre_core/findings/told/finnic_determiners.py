"""Told determiners: Estonian and Finnish words for some, each and both, and numerals, right before a noun in another
number or case.

*Jokin asetukset eivät toimi*, *valitse kumpikin ruudut*, *mõlemad toas on aken*, *elasime kolm
riigis*: each stands for one, both for two, and a numeral is declined as its noun is. That the two do not agree makes a
parser look for another noun.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.changes import Change
from lambre_core.findings.merging import Cause
from lambre_core.findings.readings import Readings
from lambre_core.findings.spelling import cased
from lambre_core.findings.told.arguments import before_in_clause
from lambre_core.findings.told.finnic_attributes import sure_cases
from lambre_core.findings.told.finnic_subjects import next_word
from lambre_core.findings.told.objects_of_verbs import CLEAR_ORDERS, PERHAPS_ORDERS
from lambre_core.findings.told.quantities import GEN, NOM, OBLIQUE, PAR, is_a_time
from lambre_core.findings.told.relations import COUNTED_ALIKE, DETERMINER, as_told
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

SING, PLUR = frozenset({"Sing"}), frozenset({"Plur"})
LOCAL = OBLIQUE | {"Abl"}
VERBS = frozenset({"AUX", "VERB"})

ONE = re.compile("jokin|tietty|muutama|jokainen|kumpikin|eräs|mõni|mingi|kumbki")
"""Words in the nominative for one of several."""
ONE_OBJECT = re.compile("kumpikin|jokainen")
"""Such as an order may be about."""
BOTH = re.compile("molemmat|mõlemad")
ALL = frozenset({"kaikki"})
NOT_BOTH = re.compile("mõlemat|kumbagi|mitut")
"""Partitives before a noun in the nominative or genitive."""

NUMERAL = {
    "fi": re.compile("kaksi|kolme|neljä|viisi|kuusi"),
    "et": re.compile("kaks|kolm|neli|viis|kuus"),
}
"""Numerals in the nominative that are spelt as nothing else is; Finnish *kolme* has genitives of its own."""


def determiners_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The determiners and numerals of a sentence that do not fit the noun right behind them, joined to it."""
    for token, noun in zip(sentence.tokens, sentence.tokens[1:], strict=False):
        if noun.upos != "NOUN" or not (noun.form or "").islower() or is_a_time(noun):
            continue
        if NUMERAL[language].fullmatch(in_lower_case(token.form)) is not None:
            if is_a_numeral_elsewhere(token, noun, sentence, readings):
                yield as_told(token, "NUM", {"Case": NOM}, (noun.id, COUNTED_ALIKE))
            continue
        found = clash(token, noun, sentence, readings, language)
        if found is not None:
            own, other = found
            yield as_told(token, "PRON", own, (noun.id, DETERMINER))
            yield as_told(noun, "NOUN", other, None)


Told = tuple[dict[str, frozenset[str]], dict[str, frozenset[str]]]
"""Features of a determiner and of its noun."""


def clash(token: Token, noun: Token, sentence: Sentence, readings: Readings, language: str) -> Told | None:
    """What a determiner and the noun right behind it are in, where they do not agree and neither can stand alone."""
    form, cases = in_lower_case(token.form), sure_cases(noun, readings)
    after = next_word(noun, sentence)
    verb = after is not None and after.upos in VERBS and "Fin" in after.feats.get("VerbForm", ())
    stops = after is None or after.form in {".", "!", "?"}
    opening = opens(token, sentence)
    several = ends_as_several(noun, language) and noun.feats.get("Number") == PLUR
    if ONE.fullmatch(form) is not None and several and cases.isdisjoint(LOCAL | GEN):
        ordered = ONE_OBJECT.fullmatch(form) is not None and stops and is_behind_an_order(token, sentence)
        if (opening and verb) or ordered:
            return {"Case": NOM, "Number": SING}, {"Case": NOM, "Number": PLUR}
    if BOTH.fullmatch(form) is not None and opening and cases <= LOCAL and cases:
        number = noun.feats.get("Number", SING)  # *mõlemas toas*, *mõlemates tubades*
        told = {"Case": NOM, "Number": number}, {"Case": cases, "Number": number}
        return told if says_what_is_there(noun, sentence) else None
    if form in ALL and cases and cases <= LOCAL and noun.feats.get("Number") == PLUR:
        told = {"Case": NOM, "Number": PLUR}, {"Case": cases, "Number": PLUR}
        ends = stops or (after is not None and after.form == ",")
        return told if ends and is_said_of_something_else(token, sentence) else None
    if NOT_BOTH.fullmatch(form) is not None and language == "et" and stops and cases and cases <= NOM | GEN:
        return {"Case": PAR}, {"Case": cases}
    return None


def is_said_of_something_else(token: Token, sentence: Sentence) -> bool:
    """Whether a clause has a copula or passive with its subject or object in the singular before Finnish *all*, which
    can be neither then: *palvelu on saatavilla kaikki käyttäjille*; *hän antoi kaikki lapsille* and *kirjat ovat kaikki
    hyllyillä* are right."""
    before = before_in_clause(token, sentence)
    verbs = [word for word in before if word.upos in VERBS and "Fin" in word.feats.get("VerbForm", ())]
    if len(verbs) != 1 or not before or any(word.upos == "SCONJ" for word in before):
        return False
    verb = verbs[0]
    idle = "Pass" in verb.feats.get("Voice", ()) or in_lower_case(verb.form) in COPULAS
    nouns = [word for word in before if word.upos in {"NOUN", "PROPN"} and word.id < verb.id]
    nominatives = [word for word in nouns if word.feats.get("Case") == NOM]
    return idle and bool(nominatives) and all(word.feats.get("Number") == SING for word in nominatives)


COPULAS = frozenset("on oli ovat olivat olid".split())


def opens(token: Token, sentence: Sentence) -> bool:
    """Whether a word begins its clause."""
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    return before is None or before.form == "," or before.upos in {"SCONJ"}


def ends_as_several(noun: Token, language: str) -> bool:
    """Whether a noun ends as nominatives in the plural do."""
    return in_lower_case(noun.form).endswith("t" if language == "fi" else "d")


def is_behind_an_order(token: Token, sentence: Sentence) -> bool:
    """Whether an order right before a word opens its sentence."""
    first = sentence.tokens[0]
    told = "Imp" in first.feats.get("Mood", ()) or in_lower_case(first.form) in CLEAR_ORDERS | PERHAPS_ORDERS
    return token.id == 1 + first.id and told


def says_what_is_there(noun: Token, sentence: Sentence) -> bool:
    """Whether behind a noun in a case of place a verb in the singular stands with its own subject, before or behind it:
    *molemmat tapauksissa virhe toistuu*, *mõlemad toas on aken*; not *molemmat kaupungissa asuvat*."""
    first = next_word(noun, sentence)
    second = next_word(first, sentence) if first is not None else None
    if first is None or second is None:
        return False
    pair = (first, second) if first.upos == "NOUN" else (second, first)
    subject, verb = pair
    nominative = subject.upos == "NOUN" and subject.feats.get("Case") == NOM and subject.feats.get("Number") == SING
    finite = verb.upos in VERBS and "Fin" in verb.feats.get("VerbForm", ()) and "3" in verb.feats.get("Person", ())
    return nominative and finite and "Plur" not in verb.feats.get("Number", ())


def is_a_numeral_elsewhere(numeral: Token, noun: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a numeral in the nominative stands right before a noun in a case of place that ends its phrase, where it
    can stand for nothing: behind a verb without an object that has its subject (*virhe löytyi kaksi tiedostosta*,
    *elasime kolm riigis*), or before somebody who has something (*viisi oppilaalla on kirja*). *Ostin kaksi kaupasta*
    is right."""
    cases = sure_cases(noun, readings)
    after = next_word(noun, sentence)
    if not cases or not cases <= LOCAL or "Plur" in noun.feats.get("Number", ()):
        return False
    if opens(numeral, sentence):
        has = after is not None and in_lower_case(after.form) in {"on", "oli", "oleks", "olisi"}
        owned = next_word(after, sentence) if has and after is not None else None
        return cases == frozenset({"Ade"}) and owned is not None and owned.feats.get("Case") in (NOM, PAR)
    if after is not None and after.form not in {".", "!", "?", ","}:
        return False
    before = before_in_clause(numeral, sentence)
    verbs = [word for word in before if word.upos in VERBS]
    if len(verbs) != 1 or verbs[0].id != numeral.id - 1:
        return False
    verb = verbs[0]
    subject = any(word.upos in {"NOUN", "PRON", "PROPN"} and word.feats.get("Case") == NOM for word in before)
    speaking = not SPEAKERS.isdisjoint(verb.feats.get("Person", ()))
    idle = verb.lemma in intransitive() or in_lower_case(verb.form).startswith(("löytyi", "löytyy", "asu", "ela"))
    passive = "Pass" in verb.feats.get("Voice", ())
    return (idle and (speaking or subject)) or (passive and subject)


# Mending


def of_finnic_determiners(cause: Cause) -> Iterator[dict[int, Change]]:
    """A determiner or numeral as its noun is: *jokin asetukset*, *jotkin*; *kolme maassa*, *kolmessa*."""
    for outcome in (violation.outcome for violation in cause.violations):
        word, noun, rule = outcome.dependent, outcome.head, outcome.rule
        if rule.relation not in {DETERMINER, COUNTED_ALIKE}:
            continue
        form, cases = in_lower_case(word.form), noun.feats.get("Case", frozenset())
        case = next(iter(cases)) if len(cases) == 1 else ""
        found = SEVERAL.get(form) if rule.feature == "Number" else STEMS.get(form)
        if found is None:
            continue
        if rule.feature == "Case":
            stem, into, finnish = found
            ends = FINNISH_ENDS if finnish else ESTONIAN_ENDS
            back = re.search("[aou]", stem) is not None or not finnish
            end = ends.get(case)
            if end is None:
                continue
            written = into if finnish and case == "Ill" else stem + (end if back else end.replace("a", "ä"))
        else:
            written = found[0]
        feats = {**word.feats, "Case": cases, "Number": noun.feats.get("Number", SING)}
        yield {word.id: Change(cased(written, word.form or ""), feats, 1)}


SEVERAL: dict[str, tuple[str, str, bool]] = {
    one: (several, "", False)
    for one, several in (
        ("jokin", "jotkin"),
        ("tietty", "tietyt"),
        ("muutama", "muutamat"),
        ("jokainen", "kaikki"),
        ("kumpikin", "molemmat"),
        ("eräs", "eräät"),
        ("mõni", "mõned"),
        ("mingi", "mingid"),
        ("kumbki", "mõlemad"),
    )
}
"""Words for one, and for several."""
STEMS: dict[str, tuple[str, str, bool]] = {
    "molemmat": ("molemmi", "molempiin", True),
    "kaikki": ("kaiki", "kaikkiin", True),
    "kaksi": ("kahde", "kahteen", True),
    "kolme": ("kolme", "kolmeen", True),
    "neljä": ("neljä", "neljään", True),
    "viisi": ("viide", "viiteen", True),
    "kuusi": ("kuude", "kuuteen", True),
    "mõlemad": ("mõlema", "", False),
    "kaks": ("kahe", "", False),
    "kolm": ("kolme", "", False),
    "neli": ("nelja", "", False),
    "viis": ("viie", "", False),
    "kuus": ("kuue", "", False),
}
"""Words in the nominative, with the stem before endings, the Finnish illative, and whether they are Finnish."""
FINNISH_ENDS = {"Ine": "ssa", "Ela": "sta", "Ill": "", "Ade": "lla", "Abl": "lta", "All": "lle"}
ESTONIAN_ENDS = {"Ine": "s", "Ela": "st", "Ill": "sse", "Ade": "l", "Abl": "lt", "All": "le", "Tra": "ks"}
