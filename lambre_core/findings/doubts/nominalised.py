"""Doubts about Slavic adjectives and participles that stand for nouns, follow theirs, or govern what is beside them."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.agreeing import agrees_in_kind, agrees_with
from lambre_core.findings.doubts.determiners import cases_taken, is_in_one_of
from lambre_core.findings.doubts.site import (
    APOSTROPHE,
    ATTRIBUTES,
    GENITIVE,
    LONG_DASHES,
    NOUNS,
    QUOTES,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_finite,
    is_modifier,
    is_nominative,
    is_plural,
    is_subject,
    likely,
    lower,
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.doubts.slavic import is_reflexive
from lambre_core.findings.readings import known_as
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_the_subject_itself(site: Site) -> bool:
    """What is declined as an adjective and has neither gender nor number of the noun behind it may be the subject of
    the verb, with which it agrees and the noun does not: *Obžalovaný policii řekl*, *Brienová video sdílela*,
    *převedli Řekové armádu*."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    if not (site.subjects_dropped and is_modifier(token)) or noun.id < token.id or noun.upos not in NOUNS:
        return False
    if verb is None or verb.upos not in {"AUX", "VERB"} or agrees_in_kind(noun, site):
        return False
    if token.id > verb.id and not starts_with_capital(token):
        # *dali horké čaj*
        return False
    if any(word.upos == "PUNCT" for word in between(token, verb, site)):
        return False
    if any(is_subject(other) and other.id != noun.id for other in site.below.get(verb.id, ())):
        return False

    def may_be_subject(word: Token) -> bool:
        return any(
            is_nominative(reading, None) and agree(said, reading.feats)
            for reading in site.readings(word)
            for said in verbal
            if "Case" in reading.feats
        )

    verbal = [{name: one.feats[name] for name in IN_COMMON if name in one.feats} for one in site.readings(verb)]
    return may_be_subject(token) and not may_be_subject(noun)


IN_COMMON = ("Gender", "Number")
"""In what a subject and its verb agree."""


def is_said_of_persons(site: Site) -> bool:
    """A Slavic participle in the plural before a noun in the singular that may be its genitive is of persons: *группа
    протестующих правого толка*; so is one that there are none of: *пострадавших нет*."""
    token, noun = site.token, site.head
    if not (site.subjects_dropped and is_modifier(token)) or "Part" not in token.feats.get("VerbForm", ()):
        return False
    if not all(is_plural(reading) for reading in site.readings(token)):
        return False
    after = word_after(token, site)
    if after is not None and lower(after) in THERE_IS_NONE:
        return True
    return token.id < noun.id and any(
        reading.feats.get("Case") == GENITIVE and not is_plural(reading) for reading in likely(noun, site)
    )


THERE_IS_NONE = frozenset({"нет", "немає", "нема"})


def opens_the_sentence(site: Site) -> bool:
    """A Slavic participle with what belongs to it, which a comma parts from a noun with which it does not agree, is
    said of something that is not named: *Закупленный в качестве увлажнителя, часть является рекламой*."""
    token, noun = site.token, site.head
    participle = is_modifier(token) and "Part" in token.feats.get("VerbForm", ())
    inside = between(token, noun, site)
    commas = sum(word.form == "," for word in inside)
    return (
        site.subjects_dropped
        and participle
        and token.id < noun.id
        and all(word.upos == "PUNCT" for word in site.sentence.tokens[: token.id - 1])
        and commas == 1
        and not any(word.upos in {"ADJ", "DET"} and word.head == noun.id for word in inside)
    )


def is_of_the_predicate(site: Site) -> bool:
    """What seems a Slavic predicate is the attribute of a noun right behind it, or behind further adjectives:
    *komunikace je situovaný vícevrstvý fenomén*."""
    token = site.token
    if not site.subjects_dropped or token.upos != "ADJ" or not (token.deprel or "").startswith("comp:pred"):
        return False
    for word in site.sentence.tokens[token.id :]:
        if word.upos in NOUNS:
            return agrees_with(word, site)
        if word.upos != "ADJ":
            break
    return False


def is_no_noun(site: Site) -> bool:
    """What the tagger takes for a feminine may be a Czech infinitive: *je snadné čistit*."""
    noun = site.head
    feminine = site.subjects_dropped and noun.upos == "NOUN" and "Fem" in noun.feats.get("Gender", ())
    return feminine and is_modifier(site.token) and INFINITIVE.search(lower(noun)) is not None


INFINITIVE = re.compile("[aáeěiíyý]t$")
"""How Czech infinitives end, and no feminine."""


def has_attributes_of_another(site: Site) -> bool:
    """Between a Slavic adposition and a genitive stand two words in a case that it takes, with which the genitive does
    not agree: the second is a noun that the tagger does not know (*s neviditelnou jizvou traumatu*)."""
    noun, adposition = site.token, site.head
    if not site.subjects_dropped or adposition.upos != "ADP" or noun.id != adposition.id + 3:
        return False
    taken = cases_taken(adposition, site)
    first, second = between(adposition, noun, site)
    genitive = any(reading.feats.get("Case") == GENITIVE for reading in site.readings(noun))
    together = any(
        agree(one.feats, other.feats) and not taken.isdisjoint(one.feats.get("Case", ()))
        for one in site.readings(first)
        for other in site.readings(second)
        if "Case" in one.feats and "Case" in other.feats
    )
    apart = not any(agree(one.feats, other.feats) for one in site.readings(second) for other in site.readings(noun))
    return genitive and together and apart and first.upos in ATTRIBUTES and second.upos in ATTRIBUTES


def is_beside_an_agent(site: Site) -> bool:
    """An instrumental right behind a participle, with which it does not agree, is who did it, and the adjectives before
    the two belong to another noun: *nového nájemného navrhovaného pronajímatelem*."""
    token, noun = site.token, site.head
    before = word_before(noun, site)
    attribute = is_modifier(token) or is_determiner(token)
    if not (site.subjects_dropped and attribute) or before is None or before.id <= token.id:
        return False
    cases = [reading.feats.get("Case", frozenset()) for reading in likely(noun, site)]
    of_participle = before.feats.get("Case", _INSTRUMENTAL)
    participle = "Part" in before.feats.get("VerbForm", ()) or PASSIVE.search(lower(before)) is not None
    participle = participle and before.head == noun.id
    return participle and all(case == _INSTRUMENTAL for case in cases) and not of_participle & _INSTRUMENTAL


PASSIVE = re.compile("(?:an|en|ěn|ut|yt)(?:ý|á|é|ého|ému|ém|ým|ou|í|ých|ými)$")
"""How Czech passive participles end, which the tagger may take for adjectives."""


def is_named_as_an_owner(site: Site) -> bool:
    """A name that is declined as an adjective stands in the genitive before the phrase of what it owns: *v Módího
    domovském státě*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not (site.subjects_dropped and is_modifier(token) and starts_with_capital(token)) or before is None:
        return False
    genitive = any(reading.feats.get("Case") == GENITIVE for reading in site.readings(token))
    return genitive and any(
        word.upos == "ADJ"
        and word.head == noun.id
        and not any(agree(one.feats, other.feats) for one in site.readings(token) for other in site.readings(word))
        for word in between(token, noun, site)
    )


def belongs_to_what_is_owned(site: Site) -> bool:
    """An adjective or participle behind a noun and its owner agrees with the noun: *alternativu cukru zabalenou v
    balíčcích*."""
    token, owner = site.token, site.head
    noun = site.sentence.head_of(owner)
    if not (site.subjects_dropped and is_modifier(token)) or token.id < owner.id or noun is None:
        return False
    before = word_before(owner, site)
    # The parser may take the owner for the subject: *aby byl kryt baterie vodotěsný*.
    owned = before if noun.upos not in NOUNS else noun
    return (
        owner.upos in NOUNS
        and owned is not None
        and owned.upos in NOUNS
        and owned.id < owner.id
        and agrees_with(owned, site)
    )


def is_before_a_shade(site: Site) -> bool:
    """What the parser takes for the noun is an adverb before the adjective of a colour: *broušeného světle hnědého
    spreje*."""
    token, adverb = site.token, site.head
    after = word_after(adverb, site)
    shade = site.subjects_dropped and lower(adverb) in SHADES and token.id < adverb.id
    return shade and is_modifier(token) and after is not None and after.upos == "ADJ"


SHADES = frozenset("světle tmavě jasně sytě bledě".split())
"""Czech adverbs that may be nouns to the tagger."""


def is_behind_a_dash_or_quote(site: Site) -> bool:
    """An attribute behind its noun and a dash between blanks, or a quotation mark that stands between the two, belongs
    to another clause, or is what was said: *штат Калифорния - Протестующие подожгли*, *nazval úmrtí "ohavný"*; so is
    one alone in quotation marks behind an adposition (*при «строгом» поиск медленнее*), or behind the noun that it is
    the title of (*в режиме «Ручной» файлы загружаются*)."""
    token, noun = site.token, site.head
    if not is_modifier(token):
        return False
    if token.id < noun.id:
        marks = [
            word.form if word is not None else None for word in (word_before(token, site), word_after(token, site))
        ]
        first = site.sentence.tokens[token.id - 3] if token.id > 2 else None
        return first is not None and first.upos in {"ADP", "NOUN"} and all(mark in QUOTES for mark in marks)
    marks = [word.form for word in between(noun, token, site)]
    quotes = sum(mark in QUOTES or mark == APOSTROPHE for mark in marks)
    return quotes == 1 or any(mark in LONG_DASHES or mark == "-" for mark in marks)


def is_of_a_family(site: Site) -> bool:
    """Families of plants and animals have names in the plural behind the word for what they are: *семейство
    ладанниковые*."""
    return is_modifier(site.token) and site.token.id > site.head.id and lower(site.head) in RANKS


RANKS = frozenset(
    "семейство семейства семейству семейством семействе отряд отряда подсемейство род рода класс класса "
    "родина родини родині родиною ряд ряду підродина čeleď čeledi čeledí řád řádu rod rodu".split()
)
"""Russian, Ukrainian and Czech words for such groups."""


def is_at_some_hour(site: Site) -> bool:
    """A Czech ordinal is the hour before *in the evening*: *kolem osmé večer*."""
    return site.subjects_dropped and lower(site.head) in PARTS_OF_DAY and lower(site.token).endswith(("é", "ou"))


PARTS_OF_DAY = frozenset({"ráno", "dopoledne", "odpoledne", "večer"})


_INSTRUMENTAL = frozenset({"Ins"})


def is_no_participle(site: Site) -> bool:
    """What the lexicon knows as a finite verb alone is no attribute, but another word: Russian *трем* before *причинам*
    is a numeral."""
    token = site.token
    if not (site.subjects_dropped and is_modifier(token)) or token.upos != "VERB":
        return False
    return all("Fin" in reading.feats.get("VerbForm", ()) for reading in site.readings(token))


def stands_for_what_was_named(site: Site) -> bool:
    """A Slavic attribute right behind an adposition, in its case, stands for what was named before, where the noun
    behind does not agree with it and is the subject that the verb has no other of, or the object that it has to have:
    *для порожніх функція повертає нуль*, *додали для відсутніх рядок*, *серед загиблих майор*. Beside other verbs it is
    in a wrong form (*живе в маленькому село*, *властивості для різних події*)."""
    governed = site.head.upos == "ADP"
    noun = site.token if governed else site.head
    words = site.sentence.tokens
    attributes: list[Token] = []
    for word in reversed(words[: noun.id - 1]):
        if word.upos == "ADP":
            break
        attributes.append(word)
    adposition = words[noun.id - len(attributes) - 2] if len(attributes) < noun.id - 1 else None
    if not site.subjects_dropped or adposition is None or not attributes or noun.upos not in NOUNS:
        return False
    if not (site.head is adposition or (site.token in attributes and site.head is noun)):
        return False
    if any(word.upos not in ATTRIBUTES and not is_modifier(word) for word in attributes):
        return False
    cases = cases_taken(adposition, site) & cases_of_attribute(attributes[-1], site)
    if not cases or not is_apart(attributes[-1], cases, noun, site):
        return False
    verb = site.sentence.head_of(adposition) if adposition.head else None
    if verb is None:
        return not is_in_one_of(noun, cases, site) and any(
            is_nominative(reading, None) for reading in site.readings(noun)
        )
    if verb.upos not in {"ADJ", "AUX", "VERB"}:
        return False
    # A reflexive may have no subject at all: *O těchto problém se mluví*; not so a plural or what happens once.
    impersonal = is_reflexive(verb, site.below.get(verb.id, ())) and not is_personal_reflexive(verb)
    subject = agrees_with_its_verb(noun, verb, site) and not has_another_subject(noun, verb, site) and not impersonal
    return (subject and not is_in_one_of(noun, cases, site)) or may_be_its_object(noun, verb, site)


def is_personal_reflexive(verb: Token) -> bool:
    """Whether an East Slavic reflexive has a subject by its form: *на этом уроки заканчиваются*, *на этом цикл
    остановится*."""
    plural = "Plur" in verb.feats.get("Number", ()) and "Case" not in verb.feats
    once = "Perf" in verb.feats.get("Aspect", ()) and "Neut" not in verb.feats.get("Gender", ())
    return lower(verb).endswith(("ся", "сь")) and (plural or once)


def cases_of_attribute(word: Token, site: Site) -> frozenset[str]:
    """The cases that an attribute may be in; an accusative that is spelt as the genitive is that of persons."""
    cases = frozenset[str]().union(*(reading.feats.get("Case", frozenset()) for reading in site.readings(word)))
    return cases - {"Acc"} if "Gen" in cases else cases


def is_apart(word: Token, cases: frozenset[str], noun: Token, site: Site) -> bool:
    """Whether no reading of an attribute, in one of some cases, goes together with one of a noun."""
    own = [reading for reading in site.readings(word) if not cases.isdisjoint(reading.feats.get("Case", cases))]
    return not any(agree(one.feats, other.feats) for one in own for other in site.readings(noun))


def has_another_subject(noun: Token, verb: Token, site: Site) -> bool:
    """Whether a verb has a subject beside a noun."""
    return any(is_subject(child) and child.id != noun.id for child in site.below.get(verb.id, ()))


def agrees_with_its_verb(noun: Token, verb: Token, site: Site) -> bool:
    """Whether a word may be a nominative that a verb or predicate agrees with; nobody but *I* does with a verb in the
    first person, which taggers do not always see."""
    if is_finite(verb) and FIRST_PERSON.search(lower(verb)) is not None:
        return False
    if "Pass" in verb.feats.get("Voice", ()) and not agree(
        {name: verb.feats[name] for name in IN_COMMON if name in verb.feats}, noun.feats
    ):
        return False  # *připojeno k bezdrátové síť*
    verbal = [
        {name: one.feats[name] for name in IN_COMMON if name in one.feats}
        for one in site.readings(verb)
        if "3" in one.feats.get("Person", {"3"})
    ]
    return any(
        is_nominative(reading, None) and agree(said, reading.feats)
        for reading in site.readings(noun)
        for said in verbal
    )


FIRST_PERSON = re.compile("(?<!o)u$|[ую]$")
"""Ends of Slavic presents."""


def may_be_its_object(noun: Token, verb: Token, site: Site) -> bool:
    """Whether a noun can be the direct object of a verb that has to have one, and has no other."""
    if (verb.lemma or "") not in WITH_AN_OBJECT:
        return False
    others = (child for child in site.below.get(verb.id, ()) if child.id != noun.id)
    if any((child.deprel or "").startswith("comp:obj") and child.upos != "ADP" for child in others):
        return False
    return any("Acc" in reading.feats.get("Case", ()) for reading in site.readings(noun))


WITH_AN_OBJECT = frozenset(
    "встановити встановлювати задати задавати вказати вказувати додати додавати визначити визначати призначити "
    "призначати створити створювати надати надавати зберегти зберігати повернути повертати вивести виводити обрати "
    "обирати вибрати вибирати отримати отримувати обчислити обчислювати відкрити відкривати зробити робити "
    "надіслати надсилати запропонувати пропонувати підготувати виконати виконувати використати використовувати "
    "вимагати містити мати установить устанавливать задать задавать указать указывать добавить добавлять определить "
    "определять назначить назначать создать создавать".split()
)
"""Ukrainian and Russian verbs that hardly ever stand without an object."""


def has_an_attribute_of_its_own(site: Site) -> bool:
    """A Slavic neuter that is known as a noun, too, is one behind an attribute that agrees with it, and with the noun
    behind both in no way: *модель скользящего среднего каждому товару*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not (site.subjects_dropped and is_modifier(token)) or before is None or before.upos not in {"ADJ", "VERB"}:
        return False
    neuter = any("Neut" in one.feats.get("Gender", ()) for one in known_as(lower(token), "NOUN", site.readings))
    return neuter and is_apart_from(before, noun, site) and not is_apart_from(before, token, site)


def is_apart_from(word: Token, other: Token, site: Site) -> bool:
    """Whether no reading of a word goes together with one of another."""
    return not any(agree(one.feats, two.feats) for one in site.readings(word) for two in site.readings(other))


def is_the_subject_of_a_genitive(site: Site) -> bool:
    """An adjective in the plural that is in no case of predicates is none: *недолік описаних вище способів*."""
    noun, adjective = site.token, site.head
    if not (site.subjects_dropped and is_subject(noun)) or adjective.upos != "ADJ":
        return False
    cases = [reading.feats.get("Case") for reading in site.readings(adjective)]
    return all(case is not None and PREDICATIVE.isdisjoint(case) for case in cases)


PREDICATIVE = frozenset({"Nom", "Ins"})


def is_whose_somebody_is(site: Site) -> bool:
    """A noun right behind a Slavic adjective that does not agree with it, but with the verb, may be the genitive of
    whose somebody or something is: *Коханий акторки подарував*, *Загиблий бригади нагороджений*."""
    noun, verb = site.token, site.head
    adjective = word_before(noun, site)
    if not (site.subjects_dropped and is_subject(noun)) or adjective is None or adjective.upos not in {"ADJ", "VERB"}:
        return False
    if verb.id < noun.id or not is_in_one_of(noun, GENITIVE, site) or "Case" not in adjective.feats:
        return False
    nominatives = [reading for reading in site.readings(noun) if is_nominative(reading, None)]
    together = any(agree(one.feats, other.feats) for one in site.readings(adjective) for other in nominatives)
    own = agrees_with_its_verb(adjective, verb, site) and not agrees_with_its_verb(noun, verb, site)
    return own and not together and not has_another_subject(noun, verb, site)


def is_of_the_poor(site: Site) -> bool:
    """An attribute in the genitive plural right behind a noun stands for persons or things, where what follows is in
    the nominative singular and the subject of its verb: *на підтримку нужденних держава виділила кошти*."""
    token, noun = site.token, site.head
    before, verb = word_before(token, site), site.sentence.head_of(noun) if noun.head else None
    if not (site.subjects_dropped and is_modifier(token)) or before is None or verb is None or token.id > noun.id:
        return False
    if before.upos not in NOUNS or is_subject(before) or not is_subject(noun) or noun.id != token.id + 1:
        return False
    plural = all(is_plural(reading) for reading in site.readings(token)) and is_in_one_of(token, GENITIVE, site)
    return plural and all(is_nominative(reading, SINGULAR) for reading in likely(noun, site))


def is_a_verb_in_ne(site: Site) -> bool:
    """What the tagger does not know of Ukrainian verbs in *-нути*, it takes for a neuter: *метод поверне відповідь*."""
    return site.subjects_dropped and any(
        word.upos in {"ADJ", "VERB"} and "Case" in word.feats and VERB_IN_NE.search(lower(word)) is not None
        for word in (site.token, site.head)
    )


VERB_IN_NE = re.compile(
    "(?:верн|кин|глян|тягн|никн|тисн|торкн|чезн|ступн|стигн|мкн|гасн|[дж]вигн|пірн|сягн)е(?:ться)?$"
)
"""Ends of verbs with which no adjective ends."""


def is_a_line(site: Site) -> bool:
    """What is declined as an adjective and known as a noun as well stands for a noun behind *this*: *как видно, это
    просто прямая*."""
    this, predicate = site.token, site.head
    known = known_as(lower(predicate), "NOUN", site.readings) if predicate.upos == "ADJ" else ()
    subject = site.subjects_dropped and is_subject(this) and lower(this) in THIS and this.id < predicate.id
    return subject and any(is_nominative(reading, None) for reading in known)


THIS = frozenset({"это", "то", "це", "to"})


def is_what_it_is_done_with(site: Site) -> bool:
    """A Slavic instrumental in *-ью* is no attribute of the noun behind it, though the tagger knows an adjective
    that is spelt so: *захватить мышью элемент*."""
    token = site.token
    if not (site.subjects_dropped and is_modifier(token)) or not lower(token).endswith("ью"):
        return False
    known = known_as(lower(token), "NOUN", site.readings)
    return any("Ins" in reading.feats.get("Case", ()) for reading in known)


def belongs_to_a_noun_behind(site: Site) -> bool:
    """A Slavic participle behind a comma, which agrees with no noun before, belongs to one behind all that it has, with
    which it agrees: *результат, получившееся из файла дерево*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not (site.subjects_dropped and is_modifier(token)) or noun.id > token.id or before is None or before.form != ",":
        return False
    participle = "Part" in token.feats.get("VerbForm", ()) or token.upos == "VERB"
    return participle and any(
        word.upos in NOUNS and not site.sentence.depends_on(word, token) and agrees_with(word, site)
        for word in rest_of_clause(site, token)
    )


def is_in_its_quality(site: Site) -> bool:
    """An East Slavic adjective in the genitive right behind *в качестве* stands for a noun, where the noun behind is in
    another case: *взять в качестве основной другую ветку*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not (site.subjects_dropped and is_modifier(token)) or before is None or lower(before) not in QUALITY:
        return False
    return not is_in_one_of(noun, GENITIVE, site)


QUALITY = frozenset({"качестве", "якості", "роли", "ролі"})


DOUBTS: tuple[SiteDoubt, ...] = (
    is_the_subject_itself,
    is_said_of_persons,
    opens_the_sentence,
    is_of_the_predicate,
    is_no_noun,
    has_attributes_of_another,
    is_beside_an_agent,
    is_named_as_an_owner,
    belongs_to_what_is_owned,
    is_before_a_shade,
    is_behind_a_dash_or_quote,
    is_of_a_family,
    is_at_some_hour,
    is_no_participle,
    stands_for_what_was_named,
    is_the_subject_of_a_genitive,
    is_whose_somebody_is,
    is_of_the_poor,
    is_a_verb_in_ne,
    has_an_attribute_of_its_own,
    is_a_line,
    is_what_it_is_done_with,
    belongs_to_a_noun_behind,
    is_in_its_quality,
)
