"""Doubts about the gender of persons: a noun may be of a man or of a woman, or the verb agrees with a name."""

from __future__ import annotations

import re

from lambre_core.findings.beliefs import believed
from lambre_core.findings.coordination import JOINT
from lambre_core.findings.doubts.names import has_a_capital_within, is_known_name
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOMINATIVES,
    NOUNS,
    SINGULAR,
    SURE,
    Site,
    SiteDoubt,
    between,
    has_reading,
    is_nominative,
    is_plural,
    is_subject,
    lower,
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.doubts.slavic_clauses import RELATIVE
from lambre_core.treebank.tree import Token


def is_perhaps_a_woman(site: Site) -> bool:
    """A name or a profession may be a woman's in Russian and Ukrainian, though it is masculine: *Министр написала*,
    *член парламента Софи Ридж заявила*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.upos not in NOUNS:
        return False
    if is_known_name(token, "Gender", site):
        return False  # *Иван пришла*
    form = (token.form or "").lower()
    named = form >= CYRILLIC and (token.upos == "PROPN" or has_a_name(token, site))
    # *Приговор* and *договор* are none.
    known = PROFESSION.search(form) is not None and not is_surely_a_thing(token)
    known = known or named or has_an_office(token, site)
    return known and "Masc" in token.feats.get("Gender", ()) and verb.feats.get("Gender") == FEMININE


def is_perhaps_a_man(site: Site) -> bool:
    """A name in -а or -я may be a man's in Russian and Ukrainian, whatever it looks like (*Егорушка оглядывался*,
    *сказал Куча*), and so may what a name follows (*звезда шоу Питер Джонс покинул*); no pronoun is named so, nor
    is a thing (*станция Дарка выдал*)."""
    token, verb = site.token, site.head
    if token.deprel == JOINT or token.upos == "PRON" or is_a_womans_name(token, site) or is_no_person(site):
        return False
    form = (token.form or "").lower()
    star = form not in {"звезда", "зірка"} and form.endswith(("звезда", "зірка", "знаменитость"))
    name = token.upos == "PROPN" or has_a_capital_within(token, site) or has_a_name(token, site)
    # The tagger sees what the lexicon does not: *Льоха*, which is a sow as well.
    seen = starts_with_capital(token) and token.feats.get("Gender") == MASCULINE
    seen = seen and not any(is_plural(reading) for reading in site.readings(token))
    named = star or (form.endswith(("а", "я")) and (name or seen))
    gender = seen or "Fem" in token.feats.get("Gender", ())
    return is_subject(token) and named and gender and verb.feats.get("Gender") == MASCULINE


def is_a_womans_name(token: Token, site: Site) -> bool:
    """Whether a word is known as a first name of women alone; the Russian dictionary has rare ones that are places and
    men elsewhere (*Альна*), of which no more than the common ones are believed."""
    known = is_known_name(token, "Gender", site)
    return known and (site.language != "ru" or lower(token) in RUSSIAN_WOMEN)


RUSSIAN_WOMEN = frozenset(
    "анна мария елена ольга наталья татьяна ирина светлана екатерина людмила галина нина валентина лариса юлия "
    "анастасия марина тамара надежда вера лидия зинаида антонина дарья ксения виктория полина алиса софья софия "
    "вероника маргарита елизавета варвара раиса алла инна жанна кристина яна диана ульяна".split()
)


def has_an_office(token: Token, site: Site) -> bool:
    """Whether a masculine in *-ник* or *-ець* has what somebody heads behind it, in the genitive: *повідомила начальник
    відділу*; women are called so in their office."""
    after = word_after(token, site)
    office = OFFICE.search(lower(token)) is not None and after is not None and after.upos in {"ADJ", *NOUNS}
    return office and after is not None and "Gen" in after.feats.get("Case", ())


OFFICE = re.compile("(?:ник|нець|ць)$")


def is_surely_a_thing(token: Token) -> bool:
    """Whether the tagger takes a noun for a thing and has hardly a doubt."""
    thing = token.upos == "NOUN" and token.feats.get("Animacy") == INANIMATE
    return thing and believed(token, "Animacy", INANIMATE) >= SURE


INANIMATE = frozenset({"Inan"})


def is_of_both_sexes(site: Site) -> bool:
    """A Czech noun in *-í* for a person is of a man or of a woman: *policejní mluvčí uvedla*, *tiskovou mluvčí*."""
    noun = site.token if is_subject(site.token) else site.head
    return site.subjects_dropped and noun.upos == "NOUN" and OF_BOTH.search(lower(noun)) is not None


OF_BOTH = re.compile(r"(?:(?:mluv|průvod|rozhod|výběr)čí|(?:ou|ají|ejí|ují)cí|účetní)(?:ho|mu|m|mi|ch)?$")


def names_another(site: Site) -> bool:
    """A Slavic verb may agree with the name of who is spoken of, right behind the noun or what belongs to it, which the
    parser does not take for the subject: *hvězda klubu Paul Pogba navrhl*, *rapová záhada Kanye West vdechl*. Nobody is
    a neuter or the one who speaks (*принц Альбер решило*), and few things are said of people (*станция Дарка
    выдал*)."""
    token, verb = site.token, site.head
    if "Neut" in verb.feats.get("Gender", ()) or "3" not in verb.feats.get("Person", {"3"}) or is_no_person(site):
        return False
    if not (site.subjects_dropped and is_subject(token)) or token.upos != "NOUN" or token.id > verb.id:
        return False
    if "Inan" in token.feats.get("Animacy", ()) and "Masc" in token.feats.get("Gender", ()):
        return False
    soon = between(token, verb, site)[:NAMED_SOON]
    thing = is_surely_a_thing(token)
    return (
        verb.feats.get("Number", SINGULAR) == token.feats.get("Number") == SINGULAR
        and not any(word.upos in {"VERB", "AUX", "CCONJ", "SCONJ"} for word in soon)
        and any(
            word.upos == "PROPN"
            and (word.form or "")[:1].isupper()
            and has_reading(word, site, lambda reading: is_nominative(reading, SINGULAR))
            and not (thing and is_oblique(word))
            for word in soon
        )
    )


def is_no_person(site: Site) -> bool:
    """Whether a Russian or Ukrainian noun is surely a thing, as which nobody is spoken of or called."""
    token = site.token
    thing = site.language in {"ru", "uk"} and is_surely_a_thing(token) and not has_a_capital_within(token, site)
    return thing and not lower(token).endswith(ADMIRED)


ADMIRED = tuple("звезда зірка знаменитость знаменитість легенда икона ікона надежда надія гордость гордість".split())
"""Ends of Russian and Ukrainian things as which people are spoken of (*кинозвезда*)."""


def has_a_name(token: Token, site: Site) -> bool:
    """Whether a name follows a noun soon, with no stop between; the owner of a thing does not name it (*паспорт Павла
    Бурцева*), nor does whom it concerns (*группа послала Павла*), nor what an adposition governs (*подруга из
    Самары*)."""
    thing = token.upos == "NOUN" and "Inan" in token.feats.get("Animacy", ())
    return any(
        word.upos == "PROPN" and not (thing and is_oblique(word)) and not is_governed(word, site)
        for word in rest_of_clause(site, token)[:NAMED_SOON]
    )


def is_governed(name: Token, site: Site) -> bool:
    """Whether an adposition right before a name governs it."""
    before = word_before(name, site)
    return before is not None and before.upos == "ADP" and name.head == before.id


def is_oblique(name: Token) -> bool:
    """Whether the tagger takes a name for none in the nominative."""
    return name.feats.get("Case", NOMINATIVES).isdisjoint(NOMINATIVES)


NAMED_SOON = 5
"""Words after a noun among which a name is looked for."""


PROFESSION = re.compile(
    r"(?:ор|[её]р|ист|ит|лог|граф|вед|нт|арь|тель|врач|лікар|дат|кат|тат|истр|істр|ург|ир|ктик|боец|гог|дья)$"
)
"""Ends of Russian and Ukrainian words for professions."""


CYRILLIC = "а"
"""The first letter of Cyrillic: Latin words sort before it. Czech names have forms of their own for women."""


FEMININE = frozenset({"Fem"})
MASCULINE = frozenset({"Masc"})


def is_a_woman_in_office(site: Site) -> bool:
    """An attribute may go with the woman who is named behind her office: *колишня міністр Гізела Стюарт*."""
    token, noun = site.token, site.head
    form = (noun.form or "").lower()
    if noun.upos not in NOUNS or token.feats.get("Gender") != FEMININE or token.id > noun.id:
        return False
    if PROFESSION.search(form) is None or "Inan" in noun.feats.get("Animacy", ()):
        return False
    return any(word.form != "," and (word.form or "")[:1].isupper() for word in rest_of_clause(site, noun))


def is_a_self(site: Site) -> bool:
    """A pronoun of the first or second person with an attribute right before it is somebody of whom one speaks, in the
    third: *budoucí já poděkuje*, *dein zukünftiges Ich wird*, *tulevane sina tänab*, *o seu eu agradece*, *το
    μελλοντικό σας εγώ*."""
    token, before = site.token, word_before(site.token, site)
    if before is not None and before.upos == "PRON" and before.head == token.id:
        # whose
        before = word_before(before, site)
    if not is_subject(token) or token.upos != "PRON" or before is None or before.upos not in ATTRIBUTES:
        return False
    if not {"Rel", "Int"}.isdisjoint(before.feats.get("PronType", ())) or RELATIVE.match(lower(before)) is not None:
        return False  # *файл, який ви хочемо*
    # But *wie alt ich bin*; the tagger has no person of *eu*.
    own = before.head == token.id or "Case" in before.feats
    return own and "3" not in token.feats.get("Person", ())


DOUBTS: tuple[SiteDoubt, ...] = (
    is_perhaps_a_woman,
    is_perhaps_a_man,
    is_of_both_sexes,
    names_another,
    is_a_woman_in_office,
    is_a_self,
)
