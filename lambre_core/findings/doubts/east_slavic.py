"""Doubts about Russian and Ukrainian phrases: what a word governs before its noun, what several share, what counts."""

from __future__ import annotations

import re
from itertools import pairwise

from lambre_core.findings.doubts.agreeing import agrees_with
from lambre_core.findings.doubts.lone_determiners import PERSONS
from lambre_core.findings.doubts.participles import GOVERNING, is_participial
from lambre_core.findings.doubts.site import (
    NOMINATIVE,
    NOUNS,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    has_reading,
    is_determiner,
    is_finite,
    is_modifier,
    is_nominative,
    is_subject,
    lower,
    phrase_start,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.findings.told.east_words import SCIENCE
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_what_an_adjective_takes(site: Site) -> bool:
    """Behind an adjective that asks for a case, a word in that case belongs to it, and not to an adposition before
    the adjective or to the noun that this is an attribute of: *через властиву людям лінь*, *зробив подібний нашому
    висновок*."""
    token, head = site.token, site.head
    if head.upos != "ADP" and not is_modifier(token) and not is_determiner(token):
        return False
    if head.upos == "ADP":
        words = [word for word in between(head, token, site) if word.upos in {"ADJ", "VERB"}]
    else:
        before = word_before(token, site)
        words = [before] if before is not None and token.id < head.id else []
    cases = frozenset[str]().union(*(reading.feats.get("Case", frozenset()) for reading in site.readings(token)))
    return any(lower(word).startswith(GOVERNING[case]) for word in words for case in cases & GOVERNING.keys())


def is_done_by_what_follows(site: Site) -> bool:
    """A participle before an instrumental is said of the noun right behind that, with which it agrees: *з-за закритого
    хмарами неба*; behind a comma, of the subject that follows: *вдалині, залита сонцем, світилася вежа*."""
    token, noun = site.token, site.head
    if not (is_modifier(token) and is_participial(token)) or (token.id < noun.id and not has_instrumental(noun, site)):
        return False
    after = word_after(noun, site) if token.id < noun.id else None
    if after is not None and after.upos in NOUNS and agrees_with(after, site):
        return True
    before, later = word_before(token, site), site.sentence.tokens[token.id : token.id + MOST_BEHIND]
    return (
        before is not None
        and before.form == ","
        and any(
            is_subject(word) and agrees_with(word, site) and NOMINATIVE in token.feats.get("Case", ()) for word in later
        )
    )


MOST_BEHIND = 8
"""Words behind a participle among which its subject is looked for."""


def has_instrumental(noun: Token, site: Site) -> bool:
    """Whether a noun may be an instrumental."""
    return any("Ins" in reading.feats.get("Case", ()) for reading in site.readings(noun))


def is_one_of_a_pair(site: Site) -> bool:
    """An adjective in the singular before a plural is said of one of several things, where another one in its case
    stands alone before the conjunction or comma, and the adposition is said again: *як у новому, так і в старому
    корпусах*."""
    token, noun = site.token, site.head
    plural = any("Plur" in reading.feats.get("Number", ()) for reading in site.readings(noun))
    if token.upos != "ADJ" or token.id > noun.id or not plural or "Sing" not in token.feats.get("Number", ()):
        return False
    if is_joined_behind_others(token, site) or is_one_of_two_before(token, site):
        return True
    adposition = word_before(token, site)
    joint = word_before(adposition, site) if adposition is not None and adposition.upos == "ADP" else None
    if adposition is None or joint is None or (lower(joint) not in JOINING and joint.upos != "PUNCT"):
        return False
    case = token.feats.get("Case", frozenset())
    earlier = site.sentence.tokens[max(0, joint.id - PAIR_WITHIN) : joint.id]
    return any(
        first.upos in {"ADJ", "VERB"}
        and not case.isdisjoint(first.feats.get("Case", ()))
        and (second.upos in {"CCONJ", "PUNCT"} or lower(second) in JOINING)
        for first, second in pairwise(earlier)
    )


def is_joined_behind_others(token: Token, site: Site) -> bool:
    """Whether a conjunction, behind which further adjectives may stand, joins an adjective to another one, which may
    have names in brackets behind it: *обласні та Київська міська влади*, *старша (до 1900) та молодша школи*."""
    words = site.sentence.tokens[: token.id - 1]
    while words and words[-1].upos in {"ADJ", "PROPN"}:
        words = words[:-1]
    if len(words) < 2 or lower(words[-1]) not in JOINING:
        return False
    if words[-2].form == ")":
        opened = next((word.id for word in reversed(words) if word.form == "("), None)
        return opened is not None and opened > 1 and words[opened - 2].upos == "ADJ"
    return words[-1].id < token.id - 1 and words[-2].upos == "ADJ"


def is_one_of_two_before(token: Token, site: Site) -> bool:
    """Whether a conjunction and another adjective in its case stand right behind: *спільне і часткове покривала*."""
    after = site.sentence.tokens[token.id : token.id + 2]
    case = token.feats.get("Case", frozenset())
    if len(after) < 2 or lower(after[0]) not in JOINING or after[1].upos != "ADJ":
        return False
    singular = (one for one in site.readings(site.head) if "Sing" in one.feats.get("Number", ()))
    if any(not case.isdisjoint(one.feats.get("Case", ())) for one in singular):
        return False  # *веде тихе і спокійне життя*
    return "Sing" in after[1].feats.get("Number", ()) and not case.isdisjoint(after[1].feats.get("Case", ()))


JOINING = frozenset("і й та и да або чи или либо ні ни".split())
PAIR_WITHIN = 10
"""Words before the conjunction among which the first of a pair stands."""


def is_the_last_of_several(site: Site) -> bool:
    """Before a plural the last of several subjects stands behind a comma, or that and *а*, with another nominative
    before it and no verb between: *розум людини, її думка стають силою*, *виступ міністра, а потім заява викликали
    обурення*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.upos not in NOUNS or token.id > verb.id:
        return False
    if token.feats.get("Number") != SINGULAR:
        return False
    if "Plur" not in verb.feats.get("Number", ()):
        return False
    words = site.sentence.tokens[: phrase_start(token, site) - 1]
    comma = next((word for word in reversed(words[-MOST_BEFORE:]) if word.form == ","), None)
    if comma is None:
        return False
    behind = words[comma.id :]
    if behind and (behind[0].upos != "CCONJ" or any(word.upos in NOUNS for word in behind)):
        return False
    for word in reversed(words[: comma.id - 1]):
        if word.upos in {"AUX", "SCONJ", "VERB"} and (is_finite(word) or word.upos == "SCONJ"):
            return False
        before = word_before(word, site)
        governed = before is not None and before.upos == "ADP"
        above = site.sentence.head_of(word)
        if is_subject(word) and above is not None and above.id != verb.id and is_finite(above):
            return False
        if word.upos in NOUNS and not governed and has_reading(word, site, lambda one: is_nominative(one, None)):
            return True
    return False


MOST_BEFORE = 4
"""Words before a noun phrase among which its comma stands."""


def does_it_together(site: Site) -> bool:
    """A plural is said of a person together with whom *with* names: *Олег разом із сестрою приїхали*, *наші мама з
    татом*."""
    token, head = site.token, site.head
    if is_subject(token):
        noun, words = token, between(token, head, site) if token.id < head.id else site.sentence.tokens[token.id :]
        several = "Plur" in head.feats.get("Number", ())
        together = any(lower(word) in TOGETHER for word in words)
    elif token.upos in {"ADJ", "DET"} and token.id < head.id:
        noun, words = head, site.sentence.tokens[head.id : head.id + 1]
        several, together = "Plur" in token.feats.get("Number", ()), True
    else:
        return False
    person = noun.upos in NOUNS and "Sing" in noun.feats.get("Number", ())
    return several and person and together and any(is_with_somebody(word, site) for word in words)


TOGETHER = frozenset("разом вкупі укупі спільно вместе вкупе совместно заодно".split())


def is_with_somebody(adposition: Token, site: Site) -> bool:
    """Whether an adposition means *with*, before an instrumental."""
    after = word_after(adposition, site)
    return lower(adposition) in WITH and after is not None and "Ins" in after.feats.get("Case", ())


WITH = frozenset("з із зі с со".split())


def is_about_a_measure(site: Site) -> bool:
    """*Over* and *about* before an adjective that is made of a number govern nothing: *протягом понад дворічної
    роботи*, *свыше трёхметровый забор*."""
    token, head = site.token, site.head
    words = (token, *between(token, head, site))
    measured = any(MEASURED.search(lower(word)) or SHARE.match(lower(word)) for word in words)
    return head.upos == "ADP" and lower(head) in ABOUT and measured


SHARE = re.compile("трет[ьи]|половин|чверт|четверт|сотн|тисяч|тысяч|десят|двадцят")
ABOUT = frozenset("понад близько около свыше більше менше более менее".split())
MEASURED = re.compile(
    "(?:річн|денн|годинн|хвилинн|місячн|тижнев|тисячн|мільйонн|мільярдн|метров|тонн|літн|відсотков|кратн|сотн|"
    "летн|дневн|часов|минутн|месячн|недельн|миллионн|миллиардн|процентн)[а-яіїєґё]{0,4}$"
)
"""Ends of adjectives that are made of a number and a measure."""


def is_one_another(site: Site) -> bool:
    """Between *одна* or *друг* and the same word stands the adposition of both, whose object is no noun behind: *одна
    для одної опорою*, *друг с другом книги*."""
    token, adposition = site.token, site.head
    before, after = word_before(adposition, site), word_after(adposition, site)
    if adposition.upos != "ADP" or before is None or after is None or after.id >= token.id:
        return False
    return any(lower(before).startswith(one) and lower(after).startswith(one) for one in ("од", "друг"))


def is_no_object_of_when(site: Site) -> bool:
    """*After* and *before* behind *already* or *not yet* stand for themselves: *спершу торба, а вже після сидіння*; so
    does *наприкінці* before what one does it with."""
    token, adposition = site.token, site.head
    before = word_before(adposition, site)
    if lower(adposition) == "наприкінці" and token.feats.get("Case") == frozenset({"Ins"}):
        return True
    when = adposition.upos == "ADP" and lower(adposition) in {"після", "до", "после", "перед"}
    return when and token.id > adposition.id and before is not None and lower(before) in {"вже", "уже", "оскільки"}


def is_behind_to_this_day(site: Site) -> bool:
    """*На сьогодні*, *на завтра* have no noun behind them: *є на сьогодні поширеною формою*."""
    token, adposition = site.token, site.head
    after = word_after(adposition, site)
    return adposition.upos == "ADP" and after is not None and after.id < token.id and lower(after) in DAYS


DAYS = frozenset("сьогодні завтра вчора нині зараз тепер потім сегодня вчера сейчас теперь потом".split())


def is_a_genitive_of_a_man(site: Site) -> bool:
    """What is spelt as a science is behind an adposition the genitive of who is at home in it, or of a device: *у
    політика був план*, *звук із динаміка*."""
    noun = site.token
    if site.head.upos != "ADP" or noun.upos != "NOUN" or SCIENCE.search(lower(noun)) is None:
        return False
    man = lower(noun)[:-1]
    return any(reading.lemma == man for reading in site.readings(noun))


def is_given_harm(site: Site) -> bool:
    """To whom harm is done, or one boasts or complains, is in the dative, whatever else the verb takes: *завдала шкоди
    жителям*, *похвалилася мені*."""
    token, verb = site.token, site.head
    dative = any("Dat" in reading.feats.get("Case", ()) for reading in site.readings(token))
    return dative and verb.upos == "VERB" and DOING_HARM.match(lower(verb)) is not None


DOING_HARM = re.compile("завда|заподі|нан[её]с|нанос|причин|(?:по)?хвал|(?:по)?скарж|(?:по)?жал")


def is_of_what_was_before(site: Site) -> bool:
    """A possessive right behind a noun with which it agrees is of that, whatever stands behind it: *батька свого
    хлопчик не бачив*, *долю свою конем не об'їдеш*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if token.id > noun.id or not is_determiner(token) or before is None:
        return False
    plain = any(NOMINATIVE in reading.feats.get("Case", ()) for reading in site.readings(token))
    return before.upos in NOUNS and "Poss" in token.feats and not plain and agrees_with(before, site)


def is_what_two_share(site: Site) -> bool:
    """A genitive behind *що має* or *нічого немає* is what two things share, and no attribute: *що має спільного мова з
    танцем*."""
    token = site.token
    before = word_before(token, site)
    genitive = any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(token))
    genitive = genitive and token.upos == "ADJ" and token.id < site.head.id
    if not genitive or "Plur" in token.feats.get("Number", ()) or before is None or not is_finite(before):
        return False
    return any(lower(word) in WHAT for word in site.sentence.tokens[: token.id - 1])


WHAT = frozenset("що нічого что ничего".split())


def says_who_alone(site: Site) -> bool:
    """*Самі* behind a relative pronoun or a subject says that they did it, not what they did: *люди, які самі голоду не
    знали*."""
    token = site.token
    before = word_before(token, site)
    if lower(token) not in {"сам", "сама", "саме", "самі", "само", "сами"} or before is None:
        return False
    own = {name: token.feats[name] for name in ("Gender", "Number") if name in token.feats}
    nominative = NOMINATIVE in before.feats.get("Case", ())
    return before.upos in {"DET", "PRON", *NOUNS} and nominative and agree(own, before.feats)


def is_may_god_not(site: Site) -> bool:
    """*Не дай боже* is said to nobody: *щоб ви, не дай боже, не впали*."""
    verb = site.head
    after = word_after(verb, site)
    return (
        lower(verb) in {"дай", "доведи", "приведи"} and after is not None and lower(after) in {"бог", "боже", "господи"}
    )


def is_many_who_came(site: Site) -> bool:
    """A thing before a neuter verb, with a number or quantity behind that, is the object: *завод відвідало понад сто
    гостей*, *музей посетило полмиллиона человек*."""
    token, verb = site.token, site.head
    if (
        not is_subject(token)
        or token.upos not in NOUNS
        or token.id > verb.id
        or "Neut" not in verb.feats.get("Gender", ())
    ):
        return False
    object_ = any("Acc" in reading.feats.get("Case", ()) for reading in site.readings(token))
    behind = site.sentence.tokens[verb.id : verb.id + 5]
    return object_ and any(word.upos == "NUM" or HALF.match(lower(word)) is not None for word in behind)


HALF = re.compile("(?:пів|пол(?:тор|миллион|тысяч)|мільйон|тисяч|миллион|тысяч|кільк|багато|чимало|много|нескольк)")


def is_half_of_several(site: Site) -> bool:
    """*Half* of something may have a plural before it (*останні півроку*) and a neuter verb (*півсела сходилося*)."""
    token, noun = site.token, site.head
    if is_subject(token) and "Neut" in noun.feats.get("Gender", ()):
        return lower(token).startswith("пів")
    plural = token.upos in {"ADJ", "DET"} and "Plur" in token.feats.get("Number", ())
    return plural and noun.upos == "NOUN" and HALF_OF.match(lower(noun)) is not None


HALF_OF = re.compile(
    "пів(?:року|дня|ночі|годин|місяц|сотн|літр|метр|кілометр|десятк|тисяч|хвилин|тижн|століт)|"
    "пол(?:года|дня|ночи|часа|месяц|сотн|литр|метр|километр|десятк|тысяч|минут|недел|века|суток|дюжин)"
)
"""How halves of measures begin."""


def is_of_the_subject(site: Site) -> bool:
    """An attribute in the nominative shows that what seems an object, and is spelt as a nominative, is the subject:
    *перше місце займає зелена галузь*, *місце* being the object."""
    token, noun = site.token, site.head
    if token.upos not in {"ADJ", "DET"} or not (noun.deprel or "").startswith("comp:obj"):
        return False
    verb = site.sentence.head_of(noun)
    if verb is None or verb.upos != "VERB":
        return False
    return any(
        NOMINATIVE in one.feats.get("Case", ())
        and NOMINATIVE in two.feats.get("Case", ())
        and agree(one.feats, two.feats)
        for one in site.readings(token)
        for two in site.readings(noun)
        if two.upos == "NOUN"
    )


def is_a_man_named(site: Site) -> bool:
    """A masculine attribute before a name that is declined as a feminine is of a man: *нашого Капусту*."""
    token, noun = site.token, site.head
    attribute = token.upos in {"ADJ", "DET"} and token.id < noun.id and "Masc" in token.feats.get("Gender", ())
    name = starts_with_capital(noun) and "Fem" in noun.feats.get("Gender", ())
    return attribute and name and "Plur" not in noun.feats.get("Number", ())


def has_a_subject_of_its_own(site: Site) -> bool:
    """A predicate agrees with a nominative right before it, between it and what seems its subject, with a conjunction
    before that: *радіус більший і електрони розміщені далі*."""
    token, head = site.token, site.head
    own = word_before(head, site)
    if not is_subject(token) or token.id > head.id or own is None or own.id <= token.id or own.upos not in NOUNS:
        return False
    inside = between(token, own, site)
    joint = next((word for word in inside if word.upos == "CCONJ"), None)
    said = joint is not None and any(word.upos in {"ADJ", "VERB"} and word.id < joint.id for word in inside)
    feats = {name: head.feats[name] for name in ("Gender", "Number") if name in head.feats}
    return said and any(
        is_nominative(reading, None) and "Case" in reading.feats and agree(feats, reading.feats)
        for reading in site.readings(own)
    )


def is_a_letter(site: Site) -> bool:
    """A capital *Я* within a sentence is a letter or a notion: *на сторінці з літерою Я побачите малюнок*."""
    words = site.sentence.tokens
    return any(
        word.form in {"Я", "І", "И"} and word.id > 1 and words[word.id - 2].upos not in {"PUNCT", "X"}
        for word in (site.token, site.head)
    )


def is_done_by_what_is_not_declined(site: Site) -> bool:
    """Right behind a past tense that does not agree with a thing before it, an acronym or a foreign word is who did it:
    *перше дослідження розпочала NASA*."""
    token, verb = site.token, site.head
    after = word_after(verb, site)
    thing = is_subject(token) and token.upos == "NOUN" and token.id < verb.id and not (token.form or "").isascii()
    if not thing or after is None or after.upos not in {*NOUNS, "X"}:
        return False
    form = after.form or ""
    return (form.isupper() and len(form) > 1) or form.isascii()


def is_all_of_them(site: Site) -> bool:
    """*All* right behind a pronoun belongs to that: *зробило нас усіх друзями*."""
    before = word_before(site.token, site)
    every = ALL_OF.fullmatch(lower(site.token)) is not None and site.token.upos in {"ADJ", "DET"}
    return every and before is not None and before.upos == "PRON" and before.id != site.head.id


ALL_OF = re.compile("[ув]сі(?:х|м|ма)?|обох|обом|обома|сам(?:их|им|ими|ого|ому|у)|все(?:х|м|ми)|обоих|обоим")


def is_at_oneself(site: Site) -> bool:
    """*У самого* is at somebody, and the plural behind it what there is or is not: *у самого денег нет*."""
    before = word_before(site.token, site)
    number = site.head.feats.get("Number", frozenset())
    alone = ONESELF.fullmatch(lower(site.token)) is not None and not number.isdisjoint({"Plur", "Ptan"})
    return alone and before is not None and lower(before) == "у"


ONESELF = re.compile("сам(?:ого|ой|ої)")


def is_at_full_blast(site: Site) -> bool:
    """*На повну* stands by itself: *насолоджуватися на повну свободою*."""
    before = word_before(site.token, site)
    return lower(site.token) == "повну" and before is not None and lower(before) == "на"


def is_around_an_undeclined_noun(site: Site) -> bool:
    """An attribute before a noun in no case that it shows belongs to the noun right behind that, with which it agrees:
    *Української есперанто асоціації*, *нової бізнес моделі*."""
    token, noun = site.token, site.head
    after = word_after(noun, site)
    attribute = token.upos in {"ADJ", "DET"} and token.id < noun.id
    if not attribute or after is None or after.upos not in NOUNS or not agrees_with(after, site):
        return False
    cases = frozenset[str]().union(*(reading.feats.get("Case", frozenset()) for reading in site.readings(noun)))
    return noun.upos == "X" or cases >= {"Nom", "Ins"}


def is_given_to_whom_it_concerns(site: Site) -> bool:
    """A person in the dative beside a verb that takes another case for somebody else: *похвалилася мені*."""
    person = site.token.upos == "PRON" and site.token.feats.get("Case") == frozenset({"Dat"})
    return person and (site.token.deprel or "").startswith("comp:obl")


def counts_persons(site: Site) -> bool:
    """A numeral counts the adjective right behind it, where that is used of persons, and no later noun: *для п'яти
    підозрюваних суд обрав арешт*; nor is it certain what *two or more* counts."""
    token = site.token
    after = site.sentence.tokens[token.id : token.id + 2]
    if token.upos != "NUM" or not after or token.id > site.head.id:
        return False
    more = len(after) == 2 and lower(after[0]) in {"та", "і", "й", "или", "и", "чи", "або"} and lower(after[1]) in MORE
    return more or (after[0].id < site.head.id and lower(after[0]).startswith(PERSONS))


MORE = frozenset("більше більш более больше кілька".split())


def is_a_town_or_a_man(site: Site) -> bool:
    """What is spelt as a possessive adjective in the dative, with a capital, is a name: *надати Харкову кредит*."""
    token = site.token
    name = starts_with_capital(token) and token.upos == "ADJ" and POSSESSIVE_DATIVE.search(lower(token)) is not None
    return name and token.id > 1 and token.id < site.head.id


POSSESSIVE_DATIVE = re.compile("(?:ов|єв|ев|їн|ин)у$")


def is_of_the_noun_before(site: Site) -> bool:
    """A Russian or Ukrainian genitive right behind what is also a noun, in the case of the adposition before it, is of
    that noun: *при простое станка*."""
    adposition = site.head.upos == "ADP"
    noun = site.token if adposition else site.head
    middle = word_before(noun, site) if adposition else site.token
    before = word_before(middle, site) if middle is not None else None
    if middle is None or before is None or before.upos != "ADP" or middle.upos not in {"ADJ", "DET"}:
        return False
    if noun.id != middle.id + 1 or not any("Gen" in one.feats.get("Case", ()) for one in site.readings(noun)):
        return False
    asked = frozenset[str]().union(*(one.feats.get("Case", ()) for one in site.readings(before)))
    # Ukrainian neuters that are adjectives are listed as if they had the endings of nouns: *головне*, *головна*.
    nouns = [
        one
        for one in known_as(lower(middle), "NOUN", site.readings)
        if one.upos == "NOUN" and not (site.language == "uk" and (one.lemma or "").endswith("е"))
    ]
    own = frozenset[str]().union(*(one.feats.get("Case", ()) for one in nouns))
    other = frozenset[str]().union(*(one.feats.get("Case", ()) for one in site.readings(middle) if one.upos == "ADJ"))
    return bool(own & asked) and not other & asked


DOUBTS: tuple[SiteDoubt, ...] = (
    is_what_an_adjective_takes,
    is_done_by_what_follows,
    is_one_of_a_pair,
    is_the_last_of_several,
    does_it_together,
    is_about_a_measure,
    is_one_another,
    is_no_object_of_when,
    is_behind_to_this_day,
    is_a_genitive_of_a_man,
    is_given_harm,
    is_of_what_was_before,
    is_what_two_share,
    says_who_alone,
    is_may_god_not,
    is_many_who_came,
    is_half_of_several,
    is_of_the_subject,
    is_a_man_named,
    has_a_subject_of_its_own,
    is_a_letter,
    is_done_by_what_is_not_declined,
    is_all_of_them,
    is_at_oneself,
    is_at_full_blast,
    is_around_an_undeclined_noun,
    is_given_to_whom_it_concerns,
    counts_persons,
    is_a_town_or_a_man,
    is_of_the_noun_before,
)
