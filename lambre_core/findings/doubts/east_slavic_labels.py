"""Doubts about Russian and Ukrainian labels and messages: what is left, nouns that look like adjectives, quoted words.

What a program says is short, and its words are often such as a parser has not seen: *Осталось силы: 5*, *сувій
містичної енергії*, *шкіра твердне*.
"""

from __future__ import annotations

import re

from lambre_core.findings.doubts.site import (
    GENITIVE,
    NOUNS,
    OPENING,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    has_reading,
    is_coordinated_verb,
    is_determiner,
    is_modifier,
    is_subject,
    lower,
    may_agree,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.tree import Token


def is_how_much_is_left(site: Site) -> bool:
    """Of what is left, is there or is enough there is some, in the genitive, and the verb is a neuter: *Осталось силы:
    5*, *залишилося води*; what is surely several is counted (*осталось старые книги*)."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.upos not in NOUNS or LEFT.match(lower(verb)) is None:
        return False
    nobody = "Plur" not in verb.feats.get("Number", ()) and verb.feats.get("Gender", NEUTER) == NEUTER
    return nobody and has_reading(
        token, site, lambda one: one.feats.get("Case") == GENITIVE and one.feats.get("Number", SINGULAR) == SINGULAR
    )


NEUTER = frozenset({"Neut"})
LEFT = re.compile("оста(?:л|н|ё|е)|хвата|хвати|добав|прибав|прибы|прибуд|набра|залиш|вистач|дода(?:л|н)|бракує|бракува")
"""Beginnings of verbs for how much there is of something."""


def is_said_to_happen(site: Site) -> bool:
    """Before a comma and *that* a verb of happening or seeming behind a conjunction has no subject: *они были быстры,
    и бывает, что они ломались*."""
    verb = site.token
    if not is_coordinated_verb(verb) or HAPPENS.fullmatch(lower(verb)) is None:
        return False
    comma = word_after(verb, site)
    after = word_after(comma, site) if comma is not None and comma.form == "," else None
    return after is not None and lower(after) in THAT


HAPPENS = re.compile(
    "быва(?:ет|ло)|случа(?:ется|лось)|оказыва(?:ется|лось)|оказалось|казалось|кажется|получа(?:ется|лось)|"
    "получилось|выход(?:ит|ило)|вышло|значит|значило|следует|следовало|думается|думалось|хочется|хотелось|"
    "бува(?:є|ло)|трапля(?:ється|лося|лось)|виявля(?:ється|лося|лось)|виявилося|виявилось|зда(?:ється|валося|валось)|"
    "вийшло|виходи(?:ть|ло)|означа(?:є|ло)|хочеться|хотілося"
)
THAT = frozenset("что чтобы будто словно когда как що щоб ніби наче коли як".split())


def is_a_noun_by_its_forms(site: Site) -> bool:
    """What is known as a noun that is declined as nouns are is no adjective, though it ends as one: *сувій містичної
    енергії*, *Сувої покращення*; what stands before goes with it, and not with the noun behind it (*Ваш сувій
    ворожіння*)."""
    token, head = site.token, site.head
    if is_subject(token):
        return is_declined_as_a_noun(head, site)
    if not (is_modifier(token) or is_determiner(token)) or token.id > head.id:
        return False
    return any(is_declined_as_a_noun(word, site) for word in (token, *between(token, head, site)))


def is_declined_as_a_noun(word: Token, site: Site) -> bool:
    """Whether the tagger takes a word for an adjective that is known as a noun, with forms that no adjective has."""
    if word.upos != "ADJ":
        return False
    lemmas = {one.lemma or "" for one in known_as(lower(word), "NOUN", site.readings)}
    return any(
        (end := ADJECTIVAL.search(lemma)) is not None
        and any(known_as(lemma[: end.start()] + other, "NOUN", site.readings) for other in AS_NOUNS)
        for lemma in lemmas
    )


ADJECTIVAL = re.compile("[иі]й$")
"""Ends of adjectives and of some nouns (*сувій*, *гравій*)."""
AS_NOUNS = ("ою", "оєм", "ію", "ієм")
"""Ends of such nouns in other cases."""


def is_what_becomes_so(site: Site) -> bool:
    """What ends as a neuter and is made of an adjective is a Ukrainian verb for what becomes so: *шкіра твердне*."""
    predicate = site.head if is_subject(site.token) else site.token
    return predicate.upos == "ADJ" and BECOMES.fullmatch(lower(predicate)) is not None


BECOMES = re.compile(
    "(?:за|о|об|по|при|роз|пере|до|про|у|в|ви|на|від)?(?:тверд|слаб|глух|сліп|мок|мерз|сох|гас|кис|пух|блід|жовк|туск|міц|"
    "стиг|чез|щез|в['’]я|ти|ги|то|німі?|хрип|крих|дуб|терп)не"
)


def is_quoted_alone(site: Site) -> bool:
    """An attribute alone in quotation marks right before a noun outside of them names what is chosen: *встановлює
    "приватне" налаштуванням*."""
    token = site.token
    if not is_modifier(token) or token.id > site.head.id:
        return False
    before, after = word_before(token, site), word_after(token, site)
    if before is None or after is None:
        return False
    return before.form in OPENING | PLAIN and after.form in CLOSING | PLAIN and after.id < site.head.id


PLAIN = frozenset({'"', "'"})
CLOSING = frozenset('»"“”’‘«')


def is_about_this_to_somebody(site: Site) -> bool:
    """A dative behind an adposition and *this* says to whom something is said, and *this* is what: *щоб ми не казали
    про це начальству*."""
    noun, adposition = site.token, site.head
    this = word_after(adposition, site)
    if adposition.upos != "ADP" or noun.upos not in NOUNS or this is None or word_after(this, site) is not noun:
        return False
    cases = frozenset[str]().union(*(one.feats.get("Case", frozenset()) for one in site.readings(noun)))
    return lower(this) in THIS and "Dat" in cases and cases <= {"Dat", "Loc"}


THIS = frozenset("це те это то всё все усе".split())


def is_at_most(site: Site) -> bool:
    """Before a numeral *maximum* and *minimum* are adverbs: *увеличивает урон до максимум трёх вращений*."""
    noun, adposition = site.token, site.head
    after = word_after(noun, site)
    counted = after is not None and (after.upos == "NUM" or (after.form or "").isdigit())
    return adposition.upos == "ADP" and adposition.id + 1 == noun.id and lower(noun) in AT_MOST and counted


AT_MOST = frozenset("максимум минимум максимально минимально мінімум максимально мінімально".split())


def is_before_a_day_off(site: Site) -> bool:
    """*Day off* and the like stand for a noun and have attributes of their own: *у державний вихідний резервування
    неможливе*."""
    token, noun = site.token, site.head
    if not (is_modifier(token) or is_determiner(token)) or token.id > noun.id:
        return False
    behind = [token, *site.sentence.tokens[token.id : noun.id - 1]]
    return any(DAY_OFF.fullmatch(lower(word)) is not None for word in behind)


DAY_OFF = re.compile("(?:вихідн|выходн)(?:ий|ого|ому|им|ых|их|ій|ой|ою|ым|ой|ы[ей]|і)")


def is_the_home_page(site: Site) -> bool:
    """*Main* is the main page before whose it is: *Головна розділу*, *на главную курса*."""
    words = (site.token, site.head) if site.head.upos in NOUNS else (site.token, word_before(site.token, site))
    main = next((word for word in words if word is not None and MAIN.fullmatch(lower(word)) is not None), None)
    owner = word_after(main, site) if main is not None else None
    return owner is not None and OWNER.match(lower(owner)) is not None


OWNER = re.compile("розділ|глав|курс|сайт|про[єе]кт|модул|репозитор|документац|портал|раздел")
MAIN = re.compile("головн(?:а|у|ої|ій|ою)|главн(?:ая|ую|ой)")
"""The main page in its cases."""


def is_so_behind_a_genitive(site: Site) -> bool:
    """A nominative that a comma parts from a genitive before it, and which ends the text, says another thing of what is
    described: *загального призначення, економічний*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if not is_modifier(token) or token.id < noun.id or before is None or before.form != ",":
        return False
    ends = all(word.upos == "PUNCT" for word in site.sentence.tokens[token.id :])
    return ends and "Nom" in token.feats.get("Case", ()) and "Gen" in noun.feats.get("Case", ())


def is_of_what_it_is(site: Site) -> bool:
    """A predicate in the instrumental may be an attribute of a noun behind it that says what something is: *сценарій є
    повною, готовою до роботи реалізацією*."""
    token = site.token
    if token.upos not in {"ADJ", "DET"} or "Ins" not in token.feats.get("Case", ()) or is_modifier(token):
        return False
    nouns = (word for word in site.sentence.tokens[token.id : token.id + FAR] if word.upos in NOUNS)
    return any("Ins" in word.feats.get("Case", ()) and may_agree(token, word, site) for word in nouns)


FAR = 8
"""Words among which the noun is looked for."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_the_home_page,
    is_so_behind_a_genitive,
    is_of_what_it_is,
    is_how_much_is_left,
    is_said_to_happen,
    is_a_noun_by_its_forms,
    is_what_becomes_so,
    is_quoted_alone,
    is_about_this_to_somebody,
    is_at_most,
    is_before_a_day_off,
)
