"""Doubts about Russian and Ukrainian text of programs: labels, counts, names of options, sentences split wrongly."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.agreeing import agrees_in_kind
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    GENITIVE,
    INSTRUMENTAL,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_modifier,
    is_subject,
    lower,
    starts_with_capital,
    word_after,
    word_before,
)


def is_a_shade(site: Site) -> bool:
    """Before a colour *світло* and *темно* say how light it is, written apart or not: *Світло Синій*."""
    token, colour = site.token, site.head
    shade = lower(token) in {"світло", "темно", "светло", "тёмно"} and token.id + 1 == colour.id
    return shade and COLOUR.match(lower(colour)) is not None


COLOUR = re.compile(
    "(?:черв|син|зелен|жовт|помаранч|оранж|фіолет|рожев|сір|коричн|голуб|блакит|пурпур|бузк|красн|зелён|жёлт|"
    "фиолет|роз|сер(?:ы|о|а)|лилов)"
)
"""Beginnings of adjectives for colours."""


def is_as_what_it_is(site: Site) -> bool:
    """The first of two that *or* joins behind *as* says of an earlier noun what it is, and the second one has a noun of
    its own: *позначити повідомлення як дуже небажане або прихований спам*."""
    token, noun = site.token, site.head
    after = word_after(token, site)
    joined = is_modifier(token) and after is not None and after.upos == "CCONJ" and after.id < noun.id
    tokens = site.sentence.tokens
    start = max((word.id for word in tokens[: token.id - 1] if lower(word) in {"як", "как"}), default=0)
    if not joined or not start or any(word.upos != "ADV" for word in tokens[start : token.id - 1]):
        return False
    return any(word.upos in NOUNS and agrees_in_kind(word, site) for word in tokens[: start - 1])


def is_before_a_relative_clause(site: Site) -> bool:
    """A relative pronoun between a noun and a verb has the verb in its clause, comma or not: *список тих за ким ти
    стежиш*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.id > verb.id:
        return False
    return any(lower(word) in WHOM for word in between(token, verb, site)) and "2" in verb.feats.get("Person", ())


WHOM = frozenset("ким кого кому кім чим кем ком чем".split())
"""Forms of *who* and *what* that are no subject."""


def is_counted_elsewhere(site: Site) -> bool:
    """A label of a noun and an impersonal participle may stand below a number that counts the noun: *Матчі зіграно*,
    of *2*; a sentence that ends in a full stop does not."""
    token, verb = site.token, site.head
    words = site.sentence.tokens
    label = len(words) == 2 and token.id == 1 and is_subject(token) and "Neut" in verb.feats.get("Gender", ())
    counted = any(one.feats.get("Case") == GENITIVE for one in site.readings(token))
    return label and counted and lower(verb).endswith(("но", "то"))


def is_an_option(site: Site) -> bool:
    """A pronoun with a capital behind an adposition within a sentence is the name of an option: *переключите обратно на
    Ничего*."""
    token, adposition = site.token, site.head
    if token.upos != "PRON" or adposition.upos != "ADP" or adposition.id == 1 or token.id != adposition.id + 1:
        return False
    return starts_with_capital(token) and not starts_with_capital(adposition) and lower(token) in OPTIONS


OPTIONS = frozenset("ничего никто никого нічого ніхто нікого всё усе все".split())


def is_in_the_sentence_before(site: Site) -> bool:
    """What ends in a full stop and stands before a capital may end a sentence, so that no verb behind has its subject
    before: *это сбой ПЗУ. Иван нашёл другой*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.id > verb.id:
        return False
    return any(
        STOPPED.fullmatch(word.form or "") is not None
        and (after := word_after(word, site)) is not None
        and starts_with_capital(after)
        for word in between(token, verb, site)
    )


STOPPED = re.compile(r"[A-ZА-ЯЁІЇЄҐ]{2,}\.")
"""An acronym with a full stop."""


def is_in_what_order(site: Site) -> bool:
    """An instrumental behind a noun, without a copula, says how it is done, and is not what the noun is: *загрузка
    крайних частей первыми*."""
    token, order = site.token, site.head
    if not is_subject(token) or order.upos != "ADJ" or token.id > order.id:
        return False
    if any(child.upos in {"AUX", "VERB"} for child in site.below.get(order.id, ())):
        return False
    readings = site.readings(order)
    return bool(readings) and all(one.feats.get("Case") == INSTRUMENTAL for one in readings)


def is_a_score(site: Site) -> bool:
    """Of a score each number stands by itself: *перемогли з рахунком чотири нуль*."""
    zero = lower(site.head) in {"нуль", "ноль"} and site.token.upos == "NUM" and site.token.id + 1 == site.head.id
    return zero and any(SCORE.match(lower(word)) for word in site.sentence.tokens[: site.token.id - 1])


SCORE = re.compile("рахун|сч[её]т(?!чик)|перем[оа]|поб[еі]д|обыгр|выигр|програ|виграл|виграв|проигр")
"""Beginnings of words for scores and for who wins or loses."""


def is_perhaps_not_there(site: Site) -> bool:
    """What is not there is a genitive, and a word that is not declined is one: *на диске нет видео*."""
    token, verb = site.token, site.head
    if lower(verb) not in {"нет", "нету", "немає", "нема"} or not is_subject(token):
        return False
    cases = [one.feats.get("Case", GENITIVE) for one in site.readings(token) if one.upos == token.upos]
    return any("Gen" in case for case in cases)


def is_what_is_learnt(site: Site) -> bool:
    """A thing behind a verb of learning news is what one learns, reflexive as that is: *люди дізнаються новий факт*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.id < verb.id or not lower(verb).startswith(("дізна", "довіда", "навча", "вча")):
        return False
    return any("Acc" in one.feats.get("Case", ()) for one in site.readings(token))


def is_before_a_prefix(site: Site) -> bool:
    """A prefix that is written as a word of its own has no case, and what stands before it goes with what follows it:
    *у вашому веб кореневому каталозі*, *для мета даних*."""
    noun = site.token if site.token.upos in NOUNS else site.head
    after = word_after(noun, site)
    if after is None or after.id in {site.token.id, site.head.id}:
        return False
    if lower(noun) == "мета":
        return BEHIND_META.match(lower(after)) is not None
    behind = word_after(after, site)
    return lower(noun) in PREFIXES and after.upos in ATTRIBUTES and behind is not None and behind.upos in NOUNS


PREFIXES = frozenset("веб онлайн офлайн оффлайн медиа медіа аудио аудіо видео відео".split())
BEHIND_META = re.compile("дан|тип|тег|тэг|информ|інформ|опис|класс?|символ|модел")
"""Beginnings of nouns that are written with *meta-*."""


def is_said_of_those_counted(site: Site) -> bool:
    """A participle in the genitive plural behind a comma may be said of what a numeral counts farther before: *два
    протокола транспортного уровня, используемых в сетях*."""
    token, before = site.token, word_before(site.token, site)
    if before is None or before.form != "," or token.id < site.head.id or "Part" not in token.feats.get("VerbForm", ()):
        return False
    if "Gen" not in token.feats.get("Case", ()) or "Plur" not in token.feats.get("Number", ()):
        return False
    return any(word.upos == "NUM" for word in site.sentence.tokens[max(0, site.head.id - FEW) : site.head.id])


FEW = 8
"""Words among which the numeral is looked for."""


def is_named_before_a_colon(site: Site) -> bool:
    """What stands before a colon is no subject of a verb behind it that has a noun of its own there, which agrees with
    it: *навигация в agents.md: ссылки теперь соответствуют порядку*."""
    token, verb = site.token, site.head
    words = between(token, verb, site)
    colon = next((word.id for word in words if (word.form or "").endswith(":")), None)
    if colon is None or not is_subject(token) or token.id > verb.id:
        return False
    number = verb.feats.get("Number")
    behind = (word for word in words if word.id > colon and word.upos in NOUNS)
    return any("Nom" in word.feats.get("Case", ()) and word.feats.get("Number") == number for word in behind)


DOUBTS: tuple[SiteDoubt, ...] = (
    is_named_before_a_colon,
    is_said_of_those_counted,
    is_a_shade,
    is_as_what_it_is,
    is_before_a_relative_clause,
    is_counted_elsewhere,
    is_an_option,
    is_in_the_sentence_before,
    is_in_what_order,
    is_a_score,
    is_perhaps_not_there,
    is_what_is_learnt,
    is_before_a_prefix,
)
