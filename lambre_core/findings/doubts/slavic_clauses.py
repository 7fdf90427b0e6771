"""Doubts about Slavic clauses: who does it together, who is named, what belongs to another clause or word."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.bare_objects import QUOTES
from lambre_core.findings.coordination import AND
from lambre_core.findings.doubts.agreeing import PAUSES, agrees_with
from lambre_core.findings.doubts.lone_determiners import is_a_noun_itself
from lambre_core.findings.doubts.site import (
    NOMINALS,
    NOMINATIVES,
    NOUNS,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    is_coordinated_verb,
    is_finite,
    is_nominative,
    is_numeral,
    is_subject,
    lower,
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token

JOINING = AND | frozenset({"ani", "ни", "ані"})
"""Words that join two subjects; taggers take some of them for particles."""


def does_it_with_another(site: Site) -> bool:
    """Before a plural a subject in the singular does it together with another nominal, between which and it stands
    *and*, whatever the parser joins: *он и его команда ведут переговоры*, *водитель и прибывшие на место врачи
    пытались помочь*."""
    token, verb = site.token, site.head
    if not site.subjects_dropped or not is_subject(token) or "Plur" not in verb.feats.get("Number", ()):
        return False
    if token.feats.get("Number") != SINGULAR or token.id > verb.id:
        return False
    others = [word for word in site.sisters if is_subject(word) and word.id < verb.id]
    others += [
        word
        for word in site.below.get(token.id, ())
        if word.upos in NOMINALS and token.id < word.id < verb.id and (word.deprel or "").startswith("conj")
    ]
    before = word_before(verb, site)
    if before is not None and before.upos in NOMINALS and before.feats.get("Case") == NOMINATIVES:
        # Whatever the parser makes of it: *документ в iframe и внешнее окно находятся рядом*.
        others.append(before)
    return any(lower(joint) in JOINING for other in others for joint in between(token, other, site))


def is_a_name_given(site: Site) -> bool:
    """A nominative behind a verb of naming is the name: *сын, которого назвали Роберт*, *jmenují ho Karel*."""
    token, verb = site.token, site.head
    behind = token.id > verb.id and is_subject(token)
    return site.subjects_dropped and behind and NAMING.match(lower(verb)) is not None


NAMING = re.compile(
    "назва|называ|назива|звали|зовут|звуть|прозва|окрести|нарек|имену|імену|jmen|nazv|nazýv|pojmenov|říka"
)
"""How forms of Slavic verbs of naming begin."""


def goes_with_one_of_them(site: Site) -> bool:
    """Behind *one of the …* a participle may be said of the one: *одного из игроков, выигравшего три кубка*."""
    token = site.token
    if not site.subjects_dropped or token.upos not in {"ADJ", "VERB"} or token.id < site.head.id:
        return False
    words = site.sentence.tokens[: site.head.id]
    return any(
        ONE.match(lower(word)) is not None and lower(behind) in OF and agrees_with(word, site)
        for word, behind in pairwise(words)
    )


ONE = re.compile("од[иі]?н|jed(?:en|n)")
OF = frozenset({"из", "з", "із", "зі", "z", "ze"})


def is_governed_itself(site: Site) -> bool:
    """What stands right behind an adposition is no predicate: *с одного места на другое*."""
    before = word_before(site.token, site)
    predicate = site.token.upos == "ADJ" and (site.token.deprel or "").startswith("comp:pred")
    return site.subjects_dropped and predicate and before is not None and before.upos == "ADP"


def is_of_the_clause_before(site: Site) -> bool:
    """A subject right behind a subjunction has nothing to do with a verb behind the only comma, where nothing that is
    finite stands before that: *если вы новичок, вам может понадобиться помощь*."""
    token, verb = site.token, site.head
    opener = word_before(token, site)
    if not site.subjects_dropped or not is_subject(token) or token.id > verb.id:
        return False
    inside = between(token, verb, site)
    commas = [word for word in inside if word.form == ","]
    if opener is None or opener.upos != "SCONJ" or len(commas) != 1:
        return False
    return not any(map(is_finite, inside)) and commas[0].id > token.id + 1


def counts_a_noun_like_an_adjective(site: Site) -> bool:
    """What is counted is declined as an adjective, and the noun behind it is its genitive: *несколько переменных
    окружения*."""
    token, noun = site.token, site.head
    after = word_after(token, site)
    if not site.subjects_dropped or not is_numeral(token) or after is None or after.id >= noun.id:
        return False
    return after.upos == "ADJ" and is_a_noun_itself(replace(site, token=after))


def is_passive(site: Site) -> bool:
    """Behind a future auxiliary a short participle makes a passive, whatever the tagger takes it for: *не будет
    задокументирован*."""
    short = SHORT_PARTICIPLE.search(lower(site.token)) is not None
    return site.subjects_dropped and site.head.lemma in {"быть", "бути"} and site.token.deprel == "comp:aux" and short


SHORT_PARTICIPLE = re.compile("[аеёя]н[аоы]?$")
"""Ends of Russian passive participles that are predicates."""


def is_quoted(site: Site) -> bool:
    """The verb right behind a comma, with its own nominative right behind it, says who said the clause before it:
    *решение уже близко, подчеркнул директор*."""
    token, verb = site.token, site.head
    before, after = word_before(verb, site), word_after(verb, site)
    if not site.subjects_dropped or not is_subject(token) or token.id > verb.id or not is_finite(verb):
        return False
    if before is None or before.form not in PAUSES or after is None or after.upos not in NOMINALS:
        return False
    agreeing = {name: after.feats[name] for name in ("Gender", "Number") if name in after.feats}
    subject = "Nom" in after.feats.get("Case", ()) and agree(agreeing, verb.feats)
    return subject or SAYING.match(lower(verb)) is not None


SAYING = re.compile(
    "сказа|каза|каже|говор|заяв|сообщ|повідом|подчерк|подчёрк|наголо|отме[тч]|зазнач|добав|дода|поясн|объясн|уточн|"
    "написа|пиш|признал|напомн|ответи|відпові|рассказ|розпов|řek|řík|uved|dodal|prohlás|píše|sděl|vysvětl|upozorn"
)
"""How forms of Slavic verbs of saying begin."""


def is_mentioned(site: Site) -> bool:
    """Two verbs alone in quotation marks and in small letters are what others say, in whatever language: *про «можем
    повторить» чути часто*."""
    token, verb = site.token, site.head
    before, after = word_before(verb, site), word_after(token, site)
    quoted = before is not None and before.form in QUOTES and after is not None and after.form in QUOTES
    verbs = token.upos == verb.upos == "VERB" and token.id == verb.id + 1
    return quoted and verbs and not starts_with_capital(verb)


def is_done_by_everybody(site: Site) -> bool:
    """*This* before a verb is its object, where *everybody*, *nobody* or the like stands right behind the verb and
    agrees with it: *це незалежно повторив кожен*, *это подтвердил каждый*."""
    token, verb = site.token, site.head
    after = word_after(verb, site)
    if not is_subject(token) or lower(token) not in WHAT or token.id > verb.id or after is None:
        return False
    return (
        ANYBODY.fullmatch(lower(after)) is not None and is_finite(verb) and "Neut" not in verb.feats.get("Gender", ())
    )


WHAT = frozenset("це то те все это всё".split())
ANYBODY = re.compile(
    "кож(?:ен|ний)|каждый|всякий|усякий|любой|(?:ні|ни|де|будь-|аби)?хто(?:сь|-небудь)?|никто|кто-(?:то|нибудь)"
)
"""Who does something, and no thing is it."""


def belongs_to_what_it_follows(site: Site) -> bool:
    """An attribute with a participle that stands for a noun, in the genitive behind a noun, belongs to that and not to
    the subject behind: *в силу всього викладеного прокуратор просить*."""
    token, noun = site.token, site.head
    words = [token, *between(token, noun, site)]
    before = word_before(token, site)
    while before is not None and before.upos in {"ADJ", "DET"} and "Gen" in before.feats.get("Case", ()):
        words.insert(0, before)
        before = word_before(before, site)
    if token.id > noun.id or before is None or before.upos != "NOUN" or "Nom" not in noun.feats.get("Case", ()):
        return False
    genitives = all("Gen" in word.feats.get("Case", ()) and word.upos in {"ADJ", "DET"} for word in words)
    return genitives and "Part" in words[-1].feats.get("VerbForm", ()) and "Sing" in words[-1].feats.get("Number", ())


def stands_for_those_it_is_done_to(site: Site) -> bool:
    """An adjective in the accusative plural of persons right behind a verb is its object, where what it is done with
    follows with an attribute of its own: *осіняє присутніх хресним знаменням*."""
    token, noun = site.token, site.head
    verb, inside = word_before(token, site), between(token, noun, site)
    if token.upos != "ADJ" or token.id > noun.id or verb is None or not is_finite(verb) or not inside:
        return False
    persons = "Plur" in token.feats.get("Number", ()) and not OBJECT.isdisjoint(token.feats.get("Case", ()))
    own = all(word.upos in {"ADJ", "DET"} and word.feats.get("Case") == INSTRUMENTAL for word in inside)
    return persons and own and noun.feats.get("Case") == INSTRUMENTAL


OBJECT = frozenset({"Acc", "Gen"})
INSTRUMENTAL = frozenset({"Ins"})


def has_no_person(site: Site) -> bool:
    """A Ukrainian form in *-но*, *-то* is of no person, so that no verb beside it need be: *надіслано і має номер*."""
    return any("0" in word.feats.get("Person", ()) for word in (site.token, site.head))


def is_maybe(site: Site) -> bool:
    """Russian *может* without an infinitive means *maybe* before another finite verb: *соседи может и не пригласят*."""
    later = site.sentence.tokens[site.head.id :]
    maybe = site.language == "ru" and is_subject(site.token) and lower(site.head) == "может"
    infinitive = any("Inf" in word.feats.get("VerbForm", ()) for word in site.sentence.tokens)
    return maybe and not infinitive and any(is_finite(word) for word in later)


def does_it_oneself(site: Site) -> bool:
    """A Slavic *self* in the nominative that does not agree with the noun behind it, but with a verb, is who does it:
    *не чистил сам печки*."""
    token, noun = site.token, site.head
    if not site.subjects_dropped or lower(token) not in SELVES or token.id > noun.id:
        return False
    own = {name: token.feats[name] for name in ("Gender", "Number") if name in token.feats}
    return any(is_finite(word) and agree(own, word.feats) for word in site.sentence.tokens[: token.id - 1])


SELVES = frozenset("сам сама само сами самі sám sama samo sami samy".split())


def is_before_a_clause_without_comma(site: Site) -> bool:
    """Between a Slavic subject and its verb stands no relative pronoun, unless a comma was left out before its clause,
    to which the verb belongs: *це об'єкт на який посилаються*."""
    token, verb = site.token, site.head
    if not site.subjects_dropped or not is_subject(token) or token.id > verb.id:
        return False
    inside = between(token, verb, site)
    relative = next((word for word in inside if RELATIVE.match(lower(word)) is not None), None)
    return relative is not None and not any(word.upos == "PUNCT" and word.id < relative.id for word in inside)


def does_it_in_company(site: Site) -> bool:
    """Behind a plural a subject in the singular does it together with whom *with* names behind it: *приехали дядя с
    тётей*."""
    token, verb = site.token, site.head
    if not site.subjects_dropped or not is_subject(token) or "Plur" not in verb.feats.get("Number", ()):
        return False
    relative = token.upos not in NOUNS and "Person" not in token.feats
    if token.id < verb.id and site.language in {"cs", "pl", "ru", "sk", "uk"} and not relative:
        return False  # *генерал столкнулись с трудностями*
    behind = site.sentence.tokens[max(token.id, verb.id) :]
    return token.feats.get("Number") == SINGULAR and any(
        lower(adposition) in WITH and "Ins" in noun.feats.get("Case", ()) for adposition, noun in pairwise(behind[:5])
    )


WITH = frozenset("с со з із зі s se z ze".split())


RELATIVE = re.compile("(?:як(?:ий|а|е|і|ого|ої|ому|ій|им|ими|их|ою|у)|котр|котор|kter[ýáéouy]|któr)")
"""How relative pronouns begin."""


def is_therefore(site: Site) -> bool:
    """Russian *значит* behind a stop or a conjunction is *so*, and no verb: *он жив, а значит, и дети тоже*."""
    before = word_before(site.head, site)
    therefore = site.language == "ru" and is_subject(site.token) and lower(site.head) == "значит"
    return therefore and before is not None and before.upos in {"CCONJ", "PUNCT"}


def is_hard_to_do(site: Site) -> bool:
    """A Slavic noun that may be an accusative is the object of the infinitive behind a neuter predicate, which says how
    it is done: *ошибки, которые видны, сложно исправлять*, *помилки важко знайти*."""
    noun, predicate = site.token, site.head
    if not (site.subjects_dropped and is_subject(noun)) or predicate.upos not in {"ADJ", "ADV"}:
        return False
    neuter = "Neut" in predicate.feats.get("Gender", {"Neut"}) and "Case" not in predicate.feats
    infinitive = any("Inf" in word.feats.get("VerbForm", ()) for word in site.below.get(predicate.id, ()))
    accusative = any("Acc" in reading.feats.get("Case", ()) for reading in site.readings(noun))
    return neuter and infinitive and accusative and noun.id < predicate.id


def is_how_it_is_so(site: Site) -> bool:
    """What seems a neuter predicate is an adverb before an adjective that agrees with the subject, in quotation marks
    or not: *значения, которые интуитивно «пустые»*."""
    subject, predicate = site.token, site.head
    if not (site.subjects_dropped and is_subject(subject)) or not lower(predicate).endswith(("о", "е")):
        return False
    behind = site.sentence.tokens[predicate.id : predicate.id + 2]
    after = next((word for word in behind if word.form not in QUOTES), None)
    if predicate.upos != "ADJ" or after is None or after.upos not in {"ADJ", "VERB"}:
        return False
    own = {name: subject.feats[name] for name in ("Gender", "Number") if name in subject.feats}
    return "Nom" in after.feats.get("Case", {"Nom"}) and "Number" in after.feats and agree(own, after.feats)


def is_perhaps_an_order(site: Site) -> bool:
    """Two coordinated verbs that may both be imperatives of one number are, whatever else the first is spelt as:
    *раздели тесто и раскатай его*."""
    verb, first = site.token, site.head
    if not (site.subjects_dropped and is_coordinated_verb(verb)):
        return False
    orders = [
        {"Number": reading.feats["Number"]}
        for reading in known_as(lower(first), "VERB", site.readings)
        if "Imp" in reading.feats.get("Mood", ()) and "Number" in reading.feats
    ]
    return "Imp" in verb.feats.get("Mood", ()) and any(agree(order, verb.feats) for order in orders)


def is_no_first_person(site: Site) -> bool:
    """What ends in *-емы* or *-имы* is a Russian short participle, and of no person: *они не итерируемы*."""
    said = site.language == "ru" and is_subject(site.token) and site.head.upos == "VERB"
    return said and lower(site.head).endswith(("емы", "имы"))


def is_so_by_itself(site: Site) -> bool:
    """What is spelt as a first person and as a Russian short adjective is this behind a third person: *он применим*;
    hardly so a participle that no lexicon has as an adjective (*я говорим*)."""
    subject, verb = site.token, site.head
    if site.language != "ru" or not is_subject(subject) or verb.upos != "VERB" or not lower(verb).endswith("м"):
        return False
    own = {name: subject.feats[name] for name in ("Gender", "Number") if name in subject.feats}
    short = [
        one.feats for one in known_as(lower(verb), "ADJ", site.readings) if {"Case", "VerbForm"}.isdisjoint(one.feats)
    ]
    return any(agree(own, {name: feats[name] for name in own if name in feats}) for feats in short)


def stands_behind_a_semicolon(site: Site) -> bool:
    """A coordinated Slavic verb behind a semicolon with a nominative behind that is of the clause there, whatever the
    parser takes for its verb: *приведём примеры; список шире и включает всё*."""
    verb, first = site.token, site.head
    if not (site.subjects_dropped and is_coordinated_verb(verb)) or first.id > verb.id:
        return False
    words = between(first, verb, site)
    last = max((place for place, word in enumerate(words) if word.form == ";"), default=None)
    return last is not None and any(
        word.upos in NOMINALS and word.feats.get("Case") == NOMINATIVES for word in words[last:]
    )


def is_one_of_two_behind(site: Site) -> bool:
    """Behind a Slavic plural a subject in the singular is one of two, where *and* stands behind it and what belongs to
    it, before another nominative: *следуют номер строки и содержимое файла*, *затерпли рука на кермі та ноги*. Nor is
    it one before a plural, where two adverbs stand right behind it: *рух уперед і назад повільні*."""
    noun, verb = site.token, site.head
    plural = "Plur" in verb.feats.get("Number", ()) and noun.feats.get("Number") == SINGULAR
    if not (site.subjects_dropped and is_subject(noun)) or not plural:
        return False
    rest = rest_of_clause(site, noun)
    if noun.id < verb.id:
        return [word.upos for word in rest[:3]] == ["ADV", "CCONJ", "ADV"] and lower(rest[1]) in AND
    joint = next((place for place, word in enumerate(rest) if lower(word) in AND), None)
    if joint is None or not all(
        word.upos == "ADP" or ("Case" in word.feats and NOMINATIVES.isdisjoint(word.feats["Case"]))
        for word in rest[:joint]
    ):
        return False
    return any(
        is_nominative(reading, None) for word in rest[joint + 1 : joint + 3] for reading in nominals_of(word, site)
    )


def nominals_of(word: Token, site: Site) -> list[Reading]:
    """The readings of a word as a noun with a case."""
    found = known_as(lower(word), "NOUN", site.readings)
    return [reading for reading in found if "Case" in reading.feats]


def is_spelt_as_its_own(site: Site) -> bool:
    """What is spelt as a verb right behind the Slavic noun with which it does not agree is a genitive of it where *and*
    and another genitive follow: *сумма прибыли или убытка*."""
    subject, verb = site.token, site.head
    if not (site.subjects_dropped and is_subject(subject)) or verb.id != subject.id + 1:
        return False
    genitive = any("Gen" in reading.feats.get("Case", ()) for reading in nominals_of(verb, site))
    joint, noun = (*site.sentence.tokens[verb.id : verb.id + 2], None, None)[:2]
    joined = joint is not None and joint.upos == "CCONJ" and noun is not None
    return genitive and joined and noun is not None and "Gen" in noun.feats.get("Case", ())


def is_compared_with(site: Site) -> bool:
    """A nominative between *than* and a conjunction has no verb: *знакомы с ней хуже, чем вы, и могут ошибиться*."""
    before, after = word_before(site.token, site), word_after(site.token, site)
    compared = site.language in {"ru", "uk"} and is_subject(site.token) and before is not None
    return compared and before is not None and lower(before) in THAN and (after is None or lower(after) in AND)


THAN = frozenset({"чем", "ніж"})


def is_done_both_ways(site: Site) -> bool:
    """A verb right behind a conjunction that stands again before a later verb, behind a comma, may have the word before
    the conjunction as its subject: *вы можете ждать, но сервер и ответит сам, и обновит данные*."""
    verb = site.token
    joint = word_before(verb, site)
    own = word_before(joint, site) if joint is not None else None
    if not (site.subjects_dropped and is_coordinated_verb(verb)) or joint is None or own is None:
        return False
    if joint.upos != "CCONJ" or own.upos not in {*NOMINALS, "X", "SYM"}:
        return False
    rest = site.sentence.tokens[verb.id :]
    return any(
        comma.form == "," and lower(again) == lower(joint) and is_finite(other)
        for comma, again, other in zip(rest, rest[1:], rest[2:], strict=False)
    )


def is_a_verb_in_ne(site: Site) -> bool:
    """Ukrainian verbs in *-нути* end as neuter adjectives do, and what seems one may be a verb where the tagger
    believes that a little: *сервер оберне його в обгортку*."""
    word = site.head
    spelt = site.language == "uk" and word.upos == "ADJ" and lower(word).endswith("не")
    verb = word.beliefs.upos.get("VERB", 0.0) if word.beliefs is not None and word.beliefs.upos else 0.0
    return spelt and is_subject(site.token) and verb >= A_LITTLE


A_LITTLE = 0.05
"""Least probability of a verb."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_done_both_ways,
    is_a_verb_in_ne,
    is_before_a_clause_without_comma,
    does_it_in_company,
    is_quoted,
    is_mentioned,
    is_done_by_everybody,
    belongs_to_what_it_follows,
    stands_for_those_it_is_done_to,
    has_no_person,
    is_maybe,
    does_it_oneself,
    does_it_with_another,
    is_a_name_given,
    goes_with_one_of_them,
    is_governed_itself,
    is_of_the_clause_before,
    counts_a_noun_like_an_adjective,
    is_passive,
    is_therefore,
    is_hard_to_do,
    is_how_it_is_so,
    is_perhaps_an_order,
    is_no_first_person,
    is_so_by_itself,
    stands_behind_a_semicolon,
    is_one_of_two_behind,
    is_spelt_as_its_own,
    is_compared_with,
)
