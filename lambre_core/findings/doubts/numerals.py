"""Doubts about numerals and quantities: what is counted need not be in the number or case of the words beside it."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    GENITIVE,
    NOUNS,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    is_modifier,
    is_numeral,
    is_plural,
    is_subject,
    likely,
    lower,
    word_after,
)
from lambre_core.findings.quantities import ASKING
from lambre_core.lexicon.reading import DECLENSION
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token

FEW = frozenset("два две три четыре оба обе дві чотири обидва обидві".split())


SINGLE = re.compile("од(?:ин|на|но|не|ну)")
"""Russian and Ukrainian *one*, where it is no genitive."""


def is_counted(site: Site) -> bool:
    """The noun has a numeral: measures keep their singular (*die letzten 48 Prozent*), an adposition before the numeral
    says nothing of the noun (*за кілька доларів*), and there may be several ordinals (*XVIII – XIX веков*)."""
    token, head = site.token, site.head
    if site.subjects_dropped and token.upos == "NUM" and lower(token) in FEW and lower(head).endswith(("ых", "их")):
        # What is declined as an adjective has the genitive plural: *два пожарных*.
        return True
    if is_modifier(token) and ROMAN.fullmatch(token.form or ""):
        return True
    if head.upos == "ADP":
        # German numerals ask nothing of a plural: *seit drei Jahre*, but *mit ihrem drei Monate alten Hund*.
        plural = "Plur" in token.feats.get("Number", ()) and not site.subjects_dropped
        behind = site.sentence.tokens[token.id : token.id + 1]
        if token.upos not in NOUNS or (plural and not any(word.upos == "ADJ" for word in behind)):
            return False
        if is_in_no_case_of_its_numeral(site):
            return False
        after = site.sentence.tokens[head.id : head.id + 1]
        if site.language in {"ru", "uk"} and any(SINGLE.fullmatch(lower(word)) is not None for word in after):
            # *One* is an attribute, and asks nothing of its noun: *протягом один день*.
            return False
        known = any(reading.upos == "NUM" for word in after for reading in site.readings(word))
        known = known or any(lower(word) in SEVERAL for word in between(head, token, site))
        return known or any(is_numeral(word) for word in (*after, *site.below.get(token.id, ())))
    if token.upos not in ATTRIBUTES or head.upos not in NOUNS or is_german_plural(token, head, site):
        return False
    # A year behind a German noun asks nothing of it: *im zweite Quartal 2018*, but *in den Top vier*.
    return any(
        is_numeral(sister)
        and (site.subjects_dropped or sister.id < head.id or YEAR.fullmatch(sister.form or "") is None)
        for sister in site.sisters
    )


YEAR = re.compile(r"1\d{3}|20\d\d")


def is_in_no_case_of_its_numeral(site: Site) -> bool:
    """Whether a noun is counted by a Czech numeral that is declined, and so has the case that the adposition takes, of
    which it has none: *v několika měst*. What it counts with another numeral may be in the genitive (*po pěti tisících
    korun*)."""
    token, adposition = site.token, site.head
    words = between(adposition, token, site)
    if site.language != "cs" or not words or DECLINED.fullmatch(lower(words[0])) is None:
        return False
    if any(word.upos in {"NUM", "NOUN"} for word in words[1:]) or lower(token) in LARGE:
        return False
    taken = frozenset[str]().union(*(reading.feats.get("Case", frozenset()) for reading in site.readings(adposition)))
    return "Gen" not in taken


DECLINED = re.compile(
    "několika|mnoha|tolika|pěti|šesti|sedmi|osmi|devíti|deseti|(?:jede|dva|tři|čtr|pat|šest|sedm|osm|deva)n?ácti"
)
"""Czech numerals in cases in which what they count is in that case as well."""
LARGE = frozenset({"set", "tisíc", "milionů", "milión", "miliónů", "miliard", "procent", "tun"})


def is_german_plural(attribute: Token, noun: Token, site: Site) -> bool:
    """Whether a German noun that is counted in letters is surely a plural, and so no measure: *zwei neue Autos*."""
    if site.subjects_dropped or not any(DECLENSION in reading.feats for reading in site.readings(attribute)):
        return False
    numerals = [sister for sister in site.sisters if is_numeral(sister)]
    return all((word.form or "").isalpha() for word in numerals) and all(
        is_plural(reading) or "Gen" in reading.feats.get("Case", ()) for reading in site.readings(noun)
    )


def is_counted_as_no_other(site: Site) -> bool:
    """Some Ukrainian nouns have forms for what is counted that are no plurals (*три людини*, *дві дитини*), and parts
    are counted, not what they are of (*дві треті голосів*)."""
    few = site.language in {"ru", "uk"} and site.token.upos == "NUM" and lower(site.token) in FEW
    after = word_after(site.token, site)
    part = after is not None and after.id < site.head.id and PART_OF_A_WHOLE.match(lower(after)) is not None
    return few and (part or COUNTED_FORM.search(lower(site.head)) is not None)


PART_OF_A_WHOLE = re.compile(
    "(?:трет|четверт|п.ят|пят|шост|шест|сьом|седьм|восьм|дев.ят|девят|десят|сот|тисячн|тысячн)"
)
"""Beginnings of ordinals that name parts: *дві треті голосів*."""


COUNTED_FORM = re.compile("(?:людини|дитини|[ія]нини)$")
"""Ends of such forms: *два громадянини*."""


def asks_how_long(site: Site) -> bool:
    """*How much* before the subject of a verb in the plural may ask how long (*скільки коти живуть*, *мало люди
    знають*), and *not so much one as the other* compares two (*не стільки слова, скільки вчинки*)."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    if site.language not in {"ru", "uk"} or lower(token) not in OF_DEGREE:
        return False
    words = site.sentence.tokens
    compared = lower(token) in ASKING and any(lower(word) in ASKING and word.id != token.id for word in words)
    if compared:
        return True
    degree = "Plur" in noun.feats.get("Number", ())
    return degree and verb is not None and is_subject(noun) and "Plur" in verb.feats.get("Number", ())


OF_DEGREE = frozenset("скільки стільки сколько столько багато мало много немало чимало небагато немного".split())
"""Russian and Ukrainian words that say how much of something, or how much it is done."""


def is_said_of_degree(site: Site) -> bool:
    """*Somewhat* is spelt as *several* in Russian, before an adjective that agrees with its noun in the singular:
    *несколько иное значение*."""
    token, noun = site.token, site.head
    if lower(token) != "несколько" or noun.upos not in NOUNS or noun.id < token.id:
        return False
    adjective = word_after(token, site)
    return (
        adjective is not None
        and adjective.upos == "ADJ"
        and adjective.head == noun.id
        and any(
            one.feats.get("Number") == SINGULAR and "Case" in one.feats and agree(one.feats, other.feats)
            for one in site.readings(adjective)
            for other in site.readings(noun)
        )
    )


def is_a_number_behind(site: Site) -> bool:
    """A numeral after a noun does not count it: *číslo jedna*, *дочери одного из друзей*."""
    return (
        site.subjects_dropped and site.token.upos == "NUM" and site.token.id > site.head.id and site.head.upos in NOUNS
    )


def is_perhaps_of_the_gender(site: Site) -> bool:
    """A noun that no lexicon has may be of the gender that the numeral before it shows (*obě hrobky*), and what may be
    an adjective is that of persons (*dva mladiství*). *One* before another attribute may stand alone: *použil jsem
    jednu minulý týden*."""
    token, noun = site.token, site.head
    if not site.subjects_dropped or token.upos != "NUM" or noun.upos != "NOUN":
        return False
    if not any("Gender" in reading.feats for reading in site.readings(token)):
        return False
    unknown = any(reading.lemma is None for reading in site.readings(noun))
    parted = lower(token).startswith(ONE) and any(word.upos in ATTRIBUTES for word in between(token, noun, site))
    return unknown or parted or ADJECTIVAL.search(lower(noun)) is not None


ONE = ("jed", "один", "одн")

ADJECTIVAL = re.compile("(?:ství|ští|čtí|cí|ní|lí)$")
"""Ends of Czech plurals of persons that are declined as adjectives, and of neuters."""


def is_counted_by_more(site: Site) -> bool:
    """From five on, Slavic numerals have the genitive plural of what they count, whatever the parser calls the numeral:
    *pro sedm měst*."""
    token, noun = site.token, site.head
    if not site.subjects_dropped or token.upos != "NUM" or lower(token).startswith(UP_TO_FOUR):
        return False
    plural = likely(noun, site)
    return any(reading.feats.get("Case") == GENITIVE and is_plural(reading) for reading in plural)


UP_TO_FOUR = tuple("jed dv oba obou obě tř čtyř один одн оба обе обо обид дв три трё тре трь четыр чотир".split())
"""Beginnings of the other numerals."""


def is_beyond_a_comma(site: Site) -> bool:
    """A numeral behind a noun and a comma counts what follows (*do 8 hodin, kdy dva nebo tři naši chlapci*), and one
    with a comma right behind it something that is not named (*Пробовал несколько, даже версии*)."""
    token, noun = site.token, site.head
    if not is_numeral(token):
        return False
    after = word_after(token, site)
    behind = noun.id < token.id and token.upos == "NUM" and any(word.form == "," for word in between(noun, token, site))
    return behind or (token.id < noun.id and after is not None and after.form == ",")


def is_of_a_pair(site: Site) -> bool:
    """An attribute in the plural before a Slavic word for a quantity goes with what it is of: *за последние пару
    лет*."""
    token, noun = site.token, site.head
    after = word_after(noun, site)
    if not site.subjects_dropped or token.upos not in ATTRIBUTES or lower(noun) not in PAIRS or after is None:
        return False
    return token.id < noun.id and any(is_plural(reading) for reading in site.readings(token))


PAIRS = frozenset("pár пару пара пари сотню тысячу тисячу десяток десятки полчаса".split())
"""Words for *a pair*, *a hundred* and the like."""

SEVERAL = frozenset(
    "více méně několik mnoho málo dost hodně víc míň больше меньше несколько много мало более менее більше менше "
    "кілька декілька багато чимало".split()
)
"""Slavic words for quantities, with the genitive of what is counted."""

ROMAN = re.compile(r"[IVXLCХ]+")
"""A number in Roman digits; the Cyrillic letter is often taken for the Latin one."""


def is_part_of_an_ordinal(site: Site) -> bool:
    """Of a Slavic ordinal only the last word is one: *сто первый километр*, *na dvacet pátém kilometru*."""
    token, words = site.token, site.sentence.tokens
    if token.upos != "NUM" or token.id >= len(words):
        return False
    after = words[token.id]
    ordinal = "Ord" in after.feats.get("NumType", ()) or ORDINAL.match((after.form or "").lower()) is not None
    return ordinal and after.id != site.head.id and after.feats.get("Number") == SINGULAR


ORDINAL = re.compile(
    "(?:перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|перш|друг|четверт|п['’ʼ]ят|шост|сьом|дев['’ʼ]ят|"
    "prvn|druh|třet|čtvrt|pát|šest|sedm|osm|devát)"
    "(?:[ыои]й|ая|ья|[оь]?е|ь?[ое]го|ь?[ое]му|[ыи]м|ь?[ое]м|ь?ую|ь?ю|ь?ей|а|у|ою|ої|ій|ім|í|ý|á|é|[éý]m|ého|ému|ou)$"
)
"""Ordinals from one to nine in Russian, Ukrainian and Czech."""


def is_a_measure(site: Site) -> bool:
    """German measures, and what is ordered, are counted in the singular: *zwei Glas Wein*, *drei Bier*, *zwanzig Mann
    waren da*."""
    if site.token.upos == "NUM":
        return (site.head.form or "").lower() in MEASURES
    if site.token.upos in ATTRIBUTES and any(
        "Plur" in one.feats.get("Number", ()) for one in site.readings(site.token)
    ):
        return (site.head.form or "").lower() in UNITS
    counted = is_subject(site.token) and any(is_numeral(child) for child in site.below.get(site.token.id, ()))
    return counted and (site.token.form or "").lower() in MEASURES


UNITS = frozenset("cent dollar euro paar pence pfund prozent rand yen".split())
"""Those of them that keep it after determiners and adjectives, too: *mehrere Paar*, *ägyptische Pfund*."""

MEASURES = frozenset(
    "band bier bit blatt bund cola dutzend espresso fass fuß gespann glas grad gramm hertz kaffee karat karton kilo "
    "kilogramm lot mal mann mark maß milligramm paar pfund pils pizza prozent sack saft satz schluck schnaps schritt "
    "schuss sekt stock stück tee uhr wasser wein whisky wodka yen zoll".split()
)
"""German nouns that need not have a plural after a numeral."""


def counts_a_quality(site: Site) -> bool:
    """A Turkish numeral before what something has or measures counts that, and the noun may be a plural: *iki boyutlu
    diziler*, *beş kişilik gruplar*; not *beş gruplar*."""
    token, noun = site.token, site.head
    after = word_after(token, site)
    if token.upos != "NUM" or after is None or after.id >= noun.id:
        return False
    return lower(noun).rpartition("l")[2].startswith(("ar", "er")) and WITH_SO_MANY.search(lower(after)) is not None


WITH_SO_MANY = re.compile("(?:l[ıiuü]|l[ıiuü][kğ]|s[ıiuü]z)$")


DOUBTS: tuple[SiteDoubt, ...] = (
    counts_a_quality,
    is_counted,
    is_counted_as_no_other,
    asks_how_long,
    is_said_of_degree,
    is_a_number_behind,
    is_perhaps_of_the_gender,
    is_counted_by_more,
    is_beyond_a_comma,
    is_of_a_pair,
    is_part_of_an_ordinal,
    is_a_measure,
)
