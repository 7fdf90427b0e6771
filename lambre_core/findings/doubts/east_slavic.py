"""Doubts about Russian and Ukrainian phrases: what a word governs before its noun, what several share, what counts."""

from __future__ import annotations

import re
from itertools import pairwise

from lambre_core.findings.doubts.attributes import GOVERNING, agrees_with, is_participial
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
    word_after,
    word_before,
)
from lambre_core.findings.told_east_phrases import SCIENCE
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
    later = site.sentence.tokens[token.id : token.id + MOST_BEHIND]
    return word_before(token, site) is not None and any(
        is_subject(word) and agrees_with(word, site) and NOMINATIVE in token.feats.get("Case", ()) for word in later
    )


MOST_BEHIND = 8
"""Words behind a participle among which its subject is looked for."""


def has_instrumental(noun: Token, site: Site) -> bool:
    """Whether a noun may be an instrumental."""
    return any("Ins" in reading.feats.get("Case", ()) for reading in site.readings(noun))


def is_one_of_a_pair(site: Site) -> bool:
    """An adjective in the singular before a plural is said of one of several things, where another one in its case
    stands behind the same adposition before the conjunction: *як у новому, так і в старому корпусах*."""
    token, noun = site.token, site.head
    if token.upos != "ADJ" or token.id > noun.id or "Plur" not in noun.feats.get("Number", ()):
        return False
    adposition = word_before(token, site)
    joint = word_before(adposition, site) if adposition is not None and adposition.upos == "ADP" else None
    if adposition is None or joint is None or lower(joint) not in JOINING:
        return False
    case = token.feats.get("Case", frozenset())
    earlier = site.sentence.tokens[max(0, joint.id - PAIR_WITHIN) : joint.id - 1]
    return any(
        first.upos == "ADP"
        and first.feats.get("Case", case) == adposition.feats.get("Case", case)
        and second.upos in {"ADJ", "VERB"}
        and not case.isdisjoint(second.feats.get("Case", ()))
        for first, second in pairwise(earlier)
    )


JOINING = frozenset("і й та и да або чи или либо".split())
PAIR_WITHIN = 8
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
    return head.upos == "ADP" and lower(head) in ABOUT and any(MEASURED.search(lower(word)) for word in words)


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
    """*After* and *before* behind *already* or *not yet* stand for themselves: *спершу торба, а вже після сидіння*."""
    token, adposition = site.token, site.head
    before = word_before(adposition, site)
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
    """To whom harm or a blow is done is in the dative, whatever else the verb takes: *завдала шкоди жителям*."""
    token, verb = site.token, site.head
    dative = any("Dat" in reading.feats.get("Case", ()) for reading in site.readings(token))
    return dative and DOING_HARM.match(lower(verb)) is not None


DOING_HARM = re.compile("зав[дг]а|заподі|нан[её]с|нанос|причин")


def is_of_what_was_before(site: Site) -> bool:
    """A possessive behind a noun with which it agrees is its own, where the noun behind is the subject of another
    verb form: *Батька свого хлопчик не бачив*; so is *нічого*, *що* with an adjective: *що має спільного мова*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if token.id > noun.id or token.upos not in {"ADJ", "DET"} or before is None:
        return False
    if before.upos in NOUNS and before.id != noun.id and before.upos != "PUNCT":
        alone = NOMINATIVE in noun.feats.get("Case", ()) and NOMINATIVE not in token.feats.get("Case", {NOMINATIVE})
        return is_determiner(token) and alone and agrees_with(before, site)
    genitive = (
        token.upos == "ADJ" and "Gen" in token.feats.get("Case", ()) and "Plur" not in token.feats.get("Number", ())
    )
    earlier = site.sentence.tokens[: token.id - 1]
    return genitive and is_finite(before) and any(lower(word) in {"що", "нічого", "что", "ничего"} for word in earlier)


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
    """What begins with *half* may have a plural before it: *останні півроку*."""
    token, noun = site.token, site.head
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
    says_who_alone,
    is_may_god_not,
    is_many_who_came,
    is_half_of_several,
    is_of_the_subject,
)
