"""Doubts about adjectives that may be predicates, or verbs, and no attributes at all."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.agreeing import CYRILLIC, agrees_with
from lambre_core.findings.doubts.determiners import is_often_a_noun
from lambre_core.findings.doubts.finnic_adjectives import is_no_finnic_predicate
from lambre_core.findings.doubts.participles import INSTRUMENTAL, is_participial
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    GENITIVE,
    NOMINALS,
    NOMINATIVE,
    NOMINATIVES,
    NOUNS,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    is_baltic,
    is_lithuanian,
    is_modifier,
    is_nominative,
    is_nothing_but_nominative,
    likely,
    lower,
    may_share_case,
    rest_of_clause,
    word_before,
)
from lambre_core.findings.subjects import COPULAR
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_perhaps_predicate(site: Site) -> bool:
    """An adjective in the instrumental, translative or essive may be a predicate (*вважають її непотрібною*), and so
    may any right after a copula, whose noun is its complement (*має бути зрозумілий користувачу*) and no nominative
    (*byly divný dveře*). Not so right before a noun that can be nothing but an instrumental as well (*наполнился
    неясным гулами*), unless a verb stands before it that takes such predicates, or is passive (*назван лучшим
    критиками*)."""
    token = site.token
    if not is_modifier(token) or is_of_one_instrumental(site) or is_no_finnic_predicate(site):
        return False
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    # An auxiliary has another verb for its complement: *koupili jsme nové auto*.
    copula = before is not None and (
        (before.upos == "AUX" and not has_verb(before, site)) or (before.upos == "VERB" and before.lemma in COPULAR)
    )
    after_copula = (
        site.subjects_dropped
        and copula
        and token.id < site.head.id
        and may_be_said_by(before, site)
        and (
            "Part" in token.feats.get("VerbForm", ())
            or not any(is_nominative(reading, None) for reading in site.readings(site.head))
        )
    )
    case = token.feats.get("Case", NOMINATIVES)
    # A participle may have who did it behind (*управляемой совместным парламентом*), and behind a noun anything may
    # stand that is said of it.
    done = any("Ins" in reading.feats.get("Case", ()) for reading in site.readings(site.head))
    participle = token.upos == "VERB" or "VerbForm" in token.feats or (done and is_participial(token))
    plain = not participle and token.id < site.head.id
    slavic = site.subjects_dropped and plain and case <= _PERHAPS_INSTRUMENTAL and not is_baltic(site)
    # *pod druhým postel*
    within = (slavic and ORDER.match(lower(token)) is None) or may_share_case(token, site)
    if before is not None and before.upos == "ADP" and site.subjects_dropped and within:
        return False
    if after_copula:
        return True
    predicative = is_predicative(token, site) or case <= _OF_PREDICATES
    return predicative and (not slavic or may_be_given_something(site) or may_have_a_predicate(site))


def may_be_given_something(site: Site) -> bool:
    """Whether a Slavic adjective that may be a dative opens its clause or stands right behind a verb, so that it may be
    the persons to whom something is done: *umožní nevidomým přístup*."""
    before = word_before(site.token, site)
    dative = any("Dat" in reading.feats.get("Case", ()) for reading in site.readings(site.token))
    return dative and (before is None or before.upos in {"AUX", "PUNCT", "VERB"})


def may_be_said_by(copula: Token | None, site: Site) -> bool:
    """Whether a Russian or Ukrainian copula may have an adjective for its predicate: none in another number (*не было
    нужные документов*), nor a nominative before an instrumental (*является последний кристаллом*)."""
    if copula is None or site.language not in {"ru", "uk"}:
        return True
    token, noun = site.token, site.head
    number = token.feats.get("Number", SINGULAR)
    if copula.feats.get("Number", number).isdisjoint(number):
        return False
    instrumental = all(reading.feats.get("Case") == INSTRUMENTAL for reading in site.readings(noun))
    nominative = token.feats.get("Case") == NOMINATIVES and "VerbForm" not in token.feats
    near = noun.id == token.id + 1 and not lower(token).startswith(BY_SOMETHING)
    return not (instrumental and nominative and near)


def may_have_a_predicate(site: Site) -> bool:
    """Whether a Slavic adjective says how somebody was who did something (*прийшов першим*), or a verb of its clause,
    the one before it or one behind, takes a predicate in the instrumental."""
    token = site.token
    if ORDER.match(lower(token)) is not None:
        return True
    before: list[Token] = []
    for word in reversed(site.sentence.tokens[: token.id - 1]):
        if word.upos == "PUNCT" and any(one.upos in {"AUX", "VERB"} for one in before):
            break
        before.append(word)
    return any(
        takes_an_instrumental(word) and not is_something_else(word, site)
        for word in (*before, *rest_of_clause(site, token))
    )


def is_something_else(copula: Token, site: Site) -> bool:
    """Whether a Czech or Polish copula has a predicate or participle that is no word of the site: *uplatnění novými
    poznatků bylo zajištěno*."""
    if site.language not in {"cs", "pl"} or copula.lemma not in {"být", "być"}:
        return False
    return any(
        (word.deprel or "").startswith(("comp:pred", "comp:aux")) and word.id not in {site.token.id, site.head.id}
        for word in site.below.get(copula.id, ())
    )


ORDER = re.compile(
    "перв|втор|друг|последн|единственн|перш|інш|останн|єдин|сам|жив|мертв|мёртв|гол|молод|prvn|druh|jin|posledn|jedin|"
    "sám|sam"
)
"""Beginnings of adjectives with which somebody comes, goes or is taken, and that stand for what was named."""


def is_of_one_instrumental(site: Site) -> bool:
    """Whether an adjective and the noun right behind it, or behind more of them, are both Russian or Ukrainian
    instrumentals, whatever else they are, and no passive verb stands before them of which either may be a complement by
    itself: *наполнился неясным гулами*; nor another such verb where the adjective has such complements (*стал известным
    песнями*, but *стала большой ошибками*)."""
    token, noun = site.token, site.head
    slavic = site.subjects_dropped and CYRILLIC.match(token.form or "") is not None
    if not slavic or noun.id < token.id or token.upos != "ADJ" or noun.upos != "NOUN":
        return False
    if any(word.upos != "ADJ" for word in between(token, noun, site)):
        return False
    cases = {case for reading in site.readings(noun) for case in reading.feats.get("Case", frozenset({""}))}
    if cases != {"Ins"} or token.feats.get("Case") != INSTRUMENTAL:
        return False
    before = site.sentence.tokens[: token.id - 1]
    start = max((word.id for word in before if word.upos == "PUNCT"), default=0)
    verbs = [word for word in before[start:] if takes_an_instrumental(word)]
    active = all("Pass" not in word.feats.get("Voice", ()) for word in verbs)
    return not verbs or (active and not lower(token).startswith(BY_SOMETHING))


BY_SOMETHING = tuple(
    "богат бедн важн велик горд довол недовол знаменит занят здоров известн интересн красив опасн памятн полезн "
    "полн похож прекрасн примечательн сильн славн слаб хорош щедр ценн відом задовол незадовол бага бідн важлив "
    "небезпечн цікав корисн слабк".split()
)
"""Beginnings of Russian and Ukrainian adjectives that say by what somebody is so."""


def takes_an_instrumental(word: Token) -> bool:
    """Whether a word may have an adjective in the instrumental for a predicate, beside a noun that is none."""
    if word.upos not in {"ADJ", "AUX", "VERB"}:
        return False
    passive = "Pass" in word.feats.get("Voice", ()) and NAMED.match(lower(word)) is not None
    return passive or (word.lemma or "").lower() in PREDICATED


NAMED = re.compile(
    "(?:по|об|из|пере)?(?:назва|назы|призна|избра|изби|объяв|сочт|счит|провозгла|найд|остав|сдела|дела|выбра|сохран|"
    "представл|видим|видн|роди|назнач|визна|оголош|проголош|вважа|обра|обир|зробл|знайд|залиш|збереж|призначе|узна)|"
    "(?:ne|nie|po|vy|u|o)?(?:nazv|nazý|jmenov|označ|považ|prohl|vyhl|zvol|shled|učin|čin|uděl|děl|ustanov|pasov|viděn|"
    "naroz|ponech|nalez|uzn|nazw|nazy|mianow|wybr|obr|ogłos|okrzyk|uczyn|znalez|pozostaw|uważ)"
)
"""Beginnings of Slavic participles of calling, finding, making and leaving, beside which there may be a predicate.
"""
PREDICATED = frozenset(
    "быть бывать стать становиться остаться оставаться казаться показаться оказаться оказываться сделать делать "
    "сделаться делаться считать считаться счесть назвать называть называться найти находить признать признавать "
    "объявить объявлять выглядеть выйти выходить вернуться возвращаться вернуть прийти приходить жить умереть родиться "
    "чувствовать почувствовать видеть увидеть помнить запомнить знать представить представлять полагать выбрать "
    "избрать сохранить сохранять держать оставить оставлять ощущать ощутить слыть довольный известный доволен известен "
    "бути бувати стати ставати залишитися залишатися здаватися здатися виявитися виявлятися зробити робити вважати "
    "вважатися назвати називати називатися знайти визнати визнавати оголосити виглядати вийти повернутися прийти "
    "жити почувати відчувати бачити побачити знати уявити обрати зберегти тримати залишити лишити задоволений "
    "відомий "
    "být bývat stát stávat zůstat zůstávat zdát jevit ukázat ukazovat učinit činit udělat dělat nazvat nazývat shledat "
    "shledávat prohlásit prohlašovat označit označovat jmenovat zvolit cítit vidět považovat narodit vrátit odejít "
    "připadat připadnout".split()
)
"""Slavic lemmas with a predicate in the instrumental: to be, become, stay, seem, make, call, find."""


def is_predicative(token: Token, site: Site) -> bool:
    """Whether a Slavic adjective that opens its phrase may be an instrumental before a noun that is none: *робить
    сильнішою націю*."""
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    if before is not None and before.upos in ATTRIBUTES | {"ADP"}:
        return False
    cases = [reading.feats.get("Case", frozenset()) for reading in site.readings(token)]
    of_noun = frozenset[str]().union(*(reading.feats.get("Case", frozenset()) for reading in likely(site.head, site)))
    oblique = all(case and case <= _PERHAPS_INSTRUMENTAL for case in cases) and any("Ins" in case for case in cases)
    return site.subjects_dropped and oblique and of_noun.isdisjoint(_PERHAPS_INSTRUMENTAL)


def is_perhaps_the_verb(site: Site) -> bool:
    """In a Czech sentence without a verb, what ends as a first person does is perhaps one: *Vlastním podnik.*"""
    token = site.token
    return (
        site.subjects_dropped
        and is_modifier(token)
        and lower(token).endswith(("ím", "ám"))
        and not any(word.upos in {"VERB", "AUX"} for word in site.sentence.tokens)
    )


def is_said_of_people(site: Site) -> bool:
    """Right behind a Slavic verb an adjective in the plural means people, where the noun has another one that agrees
    with it: *осіняє присутніх хресним знаменням*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not (site.subjects_dropped and is_modifier(token)) or before is None or before.upos != "VERB":
        return False
    own = site.sentence.tokens[token.id : noun.id - 1]
    return (
        "Plur" in token.feats.get("Number", ())
        and len(own) == 1
        and is_modifier(own[0])
        and any(agree(one.feats, other.feats) for one in site.readings(own[0]) for other in site.readings(noun))
        and not may_share_case(token, site)
    )


def is_before_a_past_tense(site: Site) -> bool:
    """A Ukrainian genitive plural in *-ів* that nothing stands above is spelt as a past tense, of which the adjective
    before it may be the subject: *Старий хрипів і намагався*."""
    token, noun = site.token, site.head
    above = site.sentence.head_of(noun)
    return (
        site.subjects_dropped
        and is_modifier(token)
        and lower(noun).endswith("ів")
        and token.id + 1 == noun.id
        and above is None
        and "Sing" in token.feats.get("Number", ())
    )


def follows_a_pronoun(site: Site) -> bool:
    """An adjective belongs to the pronoun right before it: *нічого доброго країні не принесе*."""
    token = site.token
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    return (
        site.subjects_dropped
        and is_modifier(token)
        and token.id < site.head.id
        and before is not None
        and before.upos in {"PRON", "DET"}
        and (before.form or "").lower().startswith(SOMETHING)
    )


SOMETHING = tuple(
    "ничего ничему ничем что-то чего-то чему-то чем-то нечто нічого нічому нічим щось чогось чомусь чимось дещо "
    "něco nic něčeho ničeho něčemu ničemu něčím ničím".split()
)
"""Pronouns that adjectives follow."""


def has_verb(auxiliary: Token, site: Site) -> bool:
    """Whether an auxiliary has the verb that it belongs to."""
    return any((child.deprel or "").startswith("comp:aux") for child in site.below.get(auxiliary.id, ()))


def is_no_predicate(site: Site) -> bool:
    """Where subjects are free to stand anywhere, an adjective in an oblique case that the parser takes for a predicate
    stands with a noun (*před dobou ledovou*) or a numeral (*je dostupných 1 200 knih*)."""
    token = site.token
    if not site.subjects_dropped or token.upos != "ADJ" or not (token.deprel or "").startswith("comp:pred"):
        return False
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    cases = token.feats.get("Case", NOMINATIVES)
    beside = before is not None and before.upos in NOUNS and NOMINATIVE not in cases and agrees_with(before, site)
    return beside or cases <= _OF_ATTRIBUTES


def has_a_nearer_object(site: Site) -> bool:
    """An adposition has another object, or a word stands between it and its noun that may be one.

    *до кишені пляшку*, *повернулась до нього обличчям*, *при покупці фруктів*, *привернути до себе увагу*
    """
    token, adposition = site.token, site.head
    if adposition.upos != "ADP" or token.upos not in NOMINALS:
        return False
    if any((sister.deprel or "").startswith("comp:obj") for sister in site.sisters):
        return True
    after = site.sentence.tokens[token.id] if token.id < len(site.sentence.tokens) else None
    if ADJECTIVAL.search((token.form or "").lower()) and after is not None and after.upos in NOUNS:
        # An adjective of a place that the tagger takes for a noun: *із мольфарським приладдям*.
        return True
    between = site.sentence.tokens[min(token.id, adposition.id) : max(token.id, adposition.id) - 1]
    return any(
        stands_alone(other, site)
        and (not below_of(site, other, token) or other.head == token.id)
        and not is_finnic_possessor(other, site)
        and not is_lithuanian_owner(other, site)
        for other in between
    )


def is_lithuanian_owner(token: Token, site: Site) -> bool:
    """Whether a word is one of those that say whose something is, and belongs to the noun behind: *su mano sesuo*."""
    return is_lithuanian(site) and lower(token) in {"mano", "tavo", "savo"} and token.head == site.token.id


def is_finnic_possessor(token: Token, site: Site) -> bool:
    """Whether a pronoun is a genitive after a preposition, none of which takes one in Estonian and Finnish, and belongs
    to a noun in a case that only they have: *koos oma sõpradega*."""
    before = site.head.id < token.id and token.head == site.token.id
    finnic = SLAVIC.isdisjoint(site.token.feats.get("Case", SLAVIC))
    return before and finnic and token.feats.get("Case") == GENITIVE


SLAVIC = frozenset({"Nom", "Gen", "Dat", "Acc", "Voc", "Loc", "Ins"})
"""The cases of Slavic languages."""
ADJECTIVAL = re.compile("(?:ськ|цьк|зьк)(?:ий|а|е|ого|ому|им|ім|ої|ій|у|ою|і|их|ими)$")
"""Ukrainian endings of adjectives from names of places and people."""


def stands_alone(token: Token, site: Site) -> bool:
    """Whether a word is a noun, a personal pronoun or, where subjects are dropped, one that relates (*сфери, у яких
    культуролог може працювати*), whatever the tagger takes it for."""
    if site.subjects_dropped and token.upos == "ADJ" and all(one.upos != "ADJ" for one in site.readings(token)):
        # No adjective ends so: *s zvlhčovačem knotu*.
        return True
    relates = site.subjects_dropped and "Rel" in token.feats.get("PronType", ())
    if site.subjects_dropped and is_often_a_noun(token) and token.upos == "ADJ" and not agrees_with(token, site):
        # A noun as in a dictionary was not declined: *из разных страна*.
        base = lower(site.token) == (site.token.lemma or "").lower()
        return not (base and site.token.feats.get("Case") == NOMINATIVES)
    return relates or token.upos in NOUNS | {"PRON"} or all(reading.upos == "PRON" for reading in site.readings(token))


def below_of(site: Site, word: Token, ancestor: Token) -> bool:
    """Whether a word depends on another through prenominal words only (*in der von Frauen geleiteten Firma*)."""
    first = next((one for one in site.sentence.above(word) if one.id == ancestor.id or one.upos in NOUNS), None)
    return first is not None and first.id == ancestor.id


_OF_ATTRIBUTES = frozenset({"Dat", "Gen", "Loc"})
_OF_PREDICATES = frozenset({"Ins", "Tra", "Ess"})
_PERHAPS_INSTRUMENTAL = frozenset({"Dat", "Ins"})


def is_after_as(site: Site) -> bool:
    """A Slavic adjective right behind *as* is a predicate, where the noun is in another case: *označeny jako chybné
    automatickým hodnocením*; not where a clause with a subject begins (*видел, как маленький девочка плакала*), nor
    right before what can be nothing but a nominative (*пишет, как настоящего поэт*)."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not (site.subjects_dropped and is_modifier(token)) or before is None or noun.id < token.id:
        return False
    if (noun.deprel or "").startswith("subj") and noun.head and site.sentence.tokens[noun.head - 1].head == before.id:
        return False
    if noun.id == token.id + 1 and noun.upos == "NOUN" and is_nothing_but_nominative(noun, site):
        return False
    return lower(before) in {"jako", "як", "как"} and not agrees_with(noun, site)


DOUBTS: tuple[SiteDoubt, ...] = (
    is_perhaps_predicate,
    is_perhaps_the_verb,
    is_said_of_people,
    is_before_a_past_tense,
    follows_a_pronoun,
    is_no_predicate,
    has_a_nearer_object,
    is_after_as,
)
