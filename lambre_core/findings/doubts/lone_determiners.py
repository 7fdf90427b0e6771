"""Doubts about determiners that stand for a noun or a person, or are relative pronouns, and have no noun."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.determiners import TERMS, cases_taken, is_in_one_of, is_often_a_noun, is_possessive
from lambre_core.findings.doubts.site import (
    NOUNS,
    SURE,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_finite,
    is_modifier,
    is_subject,
    likely,
    lower,
    may_agree,
    may_share_case,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.doubts.transitivity import is_surely_object
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import SPEAKERS, agree


def is_one_of_them(site: Site) -> bool:
    """A numeral or determiner before *of* stands for a noun: *klíč jedné z tabulek*; a participle that is a
    predicate does not (*konto zostało zamknięte z powodu awarii*)."""
    after = word_after(site.token, site)
    relation = site.token.deprel or ""
    participle = relation.startswith("comp:pred") and "Part" in site.token.feats.get("VerbForm", ())
    stands = site.token.upos in {"DET", "NUM", "ADJ"} and not (participle or relation.startswith("comp:aux@pass"))
    return stands and after is not None and lower(after) in OF


OF = frozenset({"z", "ze", "из", "з", "із"})
"""Slavic for *of*, before those of which something is one."""


def is_a_pronoun_itself(site: Site) -> bool:
    """A personal pronoun is no determiner: *gibt Ihnen vollständige Kontrolle*; nor is Czech *ty* beside a second
    person in the singular (*ty funkci vykonáš*), nor has an infinitive one that is taken for a noun (*mit ihr
    teilen*)."""
    token, noun = site.token, site.head
    if not is_determiner(token):
        return False
    if lower(token) in PERSONAL and not site.subjects_dropped:
        return True
    if lower(token) == YOU:
        verbs = (word for word in site.sentence.tokens if word.upos in {"AUX", "VERB"})
        return any("2" in verb.feats.get("Person", ()) and "Sing" in verb.feats.get("Number", ()) for verb in verbs)
    # German nouns have capitals, and their lemmas do.
    small = (noun.form or "").islower() and (noun.lemma or "")[:1].isupper() and noun.upos == "NOUN"
    after = word_after(noun, site)
    return (
        small
        and INFINITIVE.search(noun.form or "") is not None
        and (after is None or after.upos == "PUNCT" or is_finite(after))
    )


PERSONAL = frozenset("ihm ihn ihnen mir mich dir dich uns".split())
YOU = "ty"
INFINITIVE = re.compile("(?:e|l|r)n$")
"""Ends of German infinitives."""


def is_perhaps_relative(site: Site) -> bool:
    """A determiner after a comma may open a relative clause: *Leute, die Geld verdienen*; where subjects are free to
    stand anywhere, one that asks or relates may stand for itself: *яку природа запланувала погоду*."""
    token = site.token
    free = site.subjects_dropped and not _RELATING.isdisjoint(token.feats.get("PronType", frozenset()))
    # The Russian treebanks do not say what asks.
    free |= ASKING.fullmatch(lower(token)) is not None and not may_share_case(token, site)
    return is_determiner(token) and ((free and not is_asked_of_you(site)) or may_be_relative(site))


def is_asked_of_you(site: Site) -> bool:
    """Whether a Polish or Czech word that asks opens a question right before its noun, and the only finite verb is one
    of who speaks or is spoken to, so that it is no subject: *jaký barvu chceš?*"""
    opens = site.token.id == 1 and site.head.id == 2 and site.sentence.tokens[-1].form == "?"
    verbs = [word for word in site.sentence.tokens if word.upos in {"AUX", "VERB"} and "Person" in word.feats]
    return site.language in {"cs", "pl"} and opens and len(verbs) == 1 and verbs[0].feats["Person"] <= SPEAKERS


ASKING = re.compile("(?:как|котор)(?:ой|ая|ое|ие|ого|ому|ую|ые|ых|ими|ыми|им|ым|их|ом)")
"""Russian *which*."""


def is_perhaps_pronoun(site: Site) -> bool:
    """A neuter demonstrative of which the parser is not sure may stand for itself: *to policie vyšetří*."""
    token = site.token
    if not is_determiner(token) or token.beliefs is None or not token.beliefs.heads:
        return False
    demonstrative = "Dem" in token.feats.get("PronType", ()) and "Neut" in token.feats.get("Gender", ())
    return demonstrative and token.beliefs.heads.get(site.head.id, 0.0) < SURE


def is_what_was_said(site: Site) -> bool:
    """A Slavic neuter, *this*, *that* or *all*, before a noun that has none of its cases stands for itself: *Tím
    programu řeknete*, *включается это заданием значения*."""
    token, noun = site.token, site.head
    if not (site.subjects_dropped and is_determiner(token)) or lower(token) not in THAT or noun.id < token.id:
        return False
    cases = frozenset[str]().union(*(reading.feats.get("Case", frozenset()) for reading in likely(noun, site)))
    return not is_in_one_of(token, cases, site)


THAT = frozenset("to tím toto tímto všechno vše это этим то тем всё це цим те тим усе все".split())
"""In the cases in which they often stand without a noun."""


def is_perhaps_alone(site: Site) -> bool:
    """Before an adjective that agrees with the noun a determiner may stand for itself, where subjects are free to
    stand anywhere: *najde každý správnou cestu*, *на якій білими буквами написано*; possessives do not (*své nová
    kniha*), nor what stands between an adposition and a noun in a case that it takes (*серед усіх каналу*), nor
    Russian words that always have a noun (*по какому поводам*)."""
    token, noun = site.token, site.head
    if not (site.subjects_dropped and is_determiner(token) and token.id < noun.id) or hardly_stands_alone(site):
        return False
    if is_after_its_adposition(site) or is_this(site):
        return True
    if is_of_one_adposition(site):
        return False
    if is_quantifier_alone(site) or is_given_something(site):
        return True
    if is_possessive(token) or "Art" in token.feats.get("PronType", ()) or has_no_place_alone(site):
        return False
    together = [
        reading.feats
        for sister in site.sisters
        if sister.upos == "ADJ" and token.id < sister.id < noun.id
        for adjective in site.readings(sister)
        for reading in site.readings(noun)
        if "Case" in reading.feats and "Case" in adjective.feats and agree(adjective.feats, reading.feats)
    ]
    return bool(together) and not any(
        agree(reading.feats, feats) for reading in site.readings(token) for feats in together
    )


def hardly_stands_alone(site: Site) -> bool:
    """Whether a Russian determiner always has a noun, but for *the one* and plurals of those who belong to somebody:
    *моему именам*, *эту короткий вечер*, *теми самым курьером*."""
    form, after = lower(site.token), word_after(site.token, site)
    same = after is not None and lower(after).startswith("сам") and DEMONSTRATIVE.fullmatch(form) is not None
    return site.language == "ru" and (same or ALWAYS_WITH_A_NOUN.fullmatch(form) is not None)


ALWAYS_WITH_A_NOUN = re.compile(
    "как(?:ой|ая|ое|ие|ого|ому|ую|их|ими|им|ом)|эт(?:у|ой|ою)|вс(?:ю|ей)|(?:мо|тво|сво)(?:его|ему|ём|ем|ей|ю)|"
    "[нв]аш(?:его|ему|ем|ей|у)"
)
"""Russian determiners in forms in which they do not stand for a noun."""
DEMONSTRATIVE = re.compile("т(?:от|ого|ому|ем|ом|а|у|ой|о|е|ех|еми)")


def is_behind_its_noun(site: Site) -> bool:
    """Where subjects are free to stand anywhere, a determiner behind a noun with which it does not agree stands for
    itself or belongs to a later one (*zvýšil plat všem*, *by měl sektor tyto cíle*); possessives do not (*kamarád
    moje*)."""
    token = site.token
    return site.subjects_dropped and is_determiner(token) and token.id > site.head.id and not is_possessive(token)


def is_with_this(site: Site) -> bool:
    """A Slavic neuter in the case that the adposition before it takes, before an adjective and a noun that agree with
    one another and not with it, is all that the adposition governs: *má s tím těžký problém*."""
    noun, adposition = site.token, site.head
    if not site.subjects_dropped or adposition.upos != "ADP" or noun.id < adposition.id + 3:
        return False
    this, adjective = site.sentence.tokens[adposition.id : adposition.id + 2]
    if lower(this) not in THIS_TAKEN or adjective.upos != "ADJ" or adjective.head != noun.id:
        return False
    apart = not any(agree(one.feats, other.feats) for one in site.readings(this) for other in site.readings(adjective))
    return apart and is_in_one_of(this, cases_taken(adposition, site), site)


THIS_TAKEN = frozenset(
    "tím tom tomu toho tímto tomto tomuto tohoto тем этим том этом тому этому того этого тим цим".split()
)
"""Neuters in the cases that adpositions take."""


def is_this(site: Site) -> bool:
    """A neuter that mostly stands for itself, before a noun in another number or gender: *не обращать на это внимания*,
    *всё деревья*."""
    if lower(site.token) not in NEUTERS or "Neut" not in site.token.feats.get("Gender", {"Neut"}):
        return False
    return not any(
        "Neut" in reading.feats.get("Gender", {"Neut"})
        and "Plur" not in reading.feats.get("Number", ())
        and not _DIRECT.isdisjoint(reading.feats.get("Case", _DIRECT))
        for reading in likely(site.head, site)
    )


NEUTERS = frozenset({"это", "всё", "все", "це", "усе"})
"""Russian and Ukrainian neuters that mostly stand for themselves."""
_DIRECT = frozenset({"Nom", "Acc"})


def is_parted_from_its_noun(site: Site) -> bool:
    """A determiner with a comma or an opening quotation mark right behind it goes with no noun that follows (*will
    darauf aus sein, Innovationen zu fördern*, *eine „Fragen Sie“-Antwort*), and no more does an adjective with a comma
    before that noun (*Арестованные, возраст которых*), or a Slavic possessive with an adverb (*заряжать мою примерно
    раз в неделю*)."""
    token, noun = site.token, site.head
    after = word_after(token, site)
    if after is None or token.id > noun.id:
        return False
    if is_modifier(token) and after.form == "," and noun.id == token.id + 2:
        return True
    adverb = site.subjects_dropped and after.upos == "ADV" and noun.id == token.id + 2
    own = "Yes" in token.feats.get("Poss", ()) or lower(token).startswith(OWN)
    return is_determiner(token) and (after.form in _PARTING or (adverb and own))


OWN = ("мо", "тво", "сво", "наш", "ваш")
"""Beginnings of possessives that the Russian treebanks do not tell from other determiners."""
_PARTING = frozenset({",", ";", ":", "(", "„", "“", "«", '"', "'", "‚", "‘"})


def has_no_place_alone(site: Site) -> bool:
    """Whether the noun behind a Czech or Polish determiner that is no dative or instrumental is the subject of a verb
    that needs nothing more: of a copula, of one without an object, or of one that has its object (*Ty stará kniha
    zmizela*, *Toto stará listina nese pečeť*)."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    if site.language not in {"cs", "pl"} or verb is None or not is_subject(noun) or noun.id > verb.id:
        return False
    if is_in_one_of(token, _INDIRECT, site) or lower(token) in THAT:
        return False
    lemmas = {verb.lemma} | {reading.lemma for reading in known_as(lower(verb), "VERB", site.readings)}
    without = verb.lemma in {"být", "być"} or not lemmas.isdisjoint(intransitive())
    others = [child for child in site.below.get(verb.id, ()) if child.id != noun.id]
    return without or any(is_surely_object(other, site) for other in others)


_INDIRECT = frozenset({"Dat", "Ins"})


def is_of_one_adposition(site: Site) -> bool:
    """Whether an adposition stands right before a determiner, and the noun may be in a case that it takes; what relates
    and a neuter in the singular may stand alone there (*крім того людей немає*)."""
    token = site.token
    before = word_before(token, site)
    if before is None or before.upos != "ADP" or not _RELATING.isdisjoint(token.feats.get("PronType", ())):
        return False
    taken = cases_taken(before, site)
    neuter = any(
        "Neut" in reading.feats.get("Gender", ())
        and "Plur" not in reading.feats.get("Number", ())
        and (site.language not in {"cs", "pl"} or not taken.isdisjoint(reading.feats.get("Case", taken)))
        for reading in site.readings(token)
    )
    return not neuter and is_in_one_of(site.head, taken, site)


def is_given_something(site: Site) -> bool:
    """A dative right behind a verb, before a noun in the accusative (*дай цьому час*); possessives mostly have a noun
    (*ztrácely své účinnost*), and feminines in the singular (*поддержать этой идею*)."""
    token = site.token
    before = word_before(token, site)
    if before is None or before.upos != "VERB":
        return False
    # Their noun may stand behind an adjective that the tagger takes for one: *купити своїй хворій дочці вина*.
    after = word_after(site.head, site)
    another = after is not None and after.upos in NOUNS and is_in_one_of(after, _DATIVE, site)
    feminine = token.feats.get("Gender") == _FEMININE and token.feats.get("Number") == _SINGULAR
    if not another and (feminine or is_possessive(token) or lower(token).startswith("sav")):
        return False
    noun = [reading.feats.get("Case", frozenset()) for reading in likely(site.head, site)]
    dative = any("Dat" in reading.feats.get("Case", ()) for reading in likely(token, site))
    return dative and any("Acc" in cases for cases in noun) and not any({"Dat", "Loc"} & cases for cases in noun)


def is_after_its_adposition(site: Site) -> bool:
    """A determiner that need not have a noun, for it relates or is a neuter, is in a case that the adposition before it
    takes, and the noun after it in none of them: *який у цьому сенс*, *для яких значення*; or the noun is a plural, and
    what agrees with it stands before the adposition (*зі зв'язаними з цим питаннями*)."""
    token = site.token
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    kinds = token.feats.get("PronType", frozenset())
    neuter = any(
        "Neut" in reading.feats.get("Gender", ()) and "Plur" not in reading.feats.get("Number", ())
        for reading in site.readings(token)
    )
    alone = not _RELATING.isdisjoint(kinds) or (neuter and kinds.isdisjoint(_PERSONAL))
    if before is None or before.upos != "ADP" or not alone:
        return False
    taken = cases_taken(before, site)
    noun = likely(site.head, site)
    plural = neuter and all("Plur" in reading.feats.get("Number", ()) for reading in noun)
    if any(sister.upos == "ADJ" and token.id < sister.id < site.head.id for sister in site.sisters):
        return False
    elsewhere = all(taken.isdisjoint(reading.feats.get("Case", ())) for reading in noun)
    # Right before a noun in the same case that an adposition gives it is wrong in number alone: *в этом случаях*.
    attribute = word_before(before, site)
    within = attribute is not None and "Case" in attribute.feats and may_agree(attribute, site.head, site)
    if (
        site.head.id == token.id + 1
        and not within
        and any(is_in_one_of(token, reading.feats.get("Case", frozenset()) & _OF_ADPOSITIONS, site) for reading in noun)
    ):
        return False
    return is_in_one_of(token, taken, site) and (plural or elsewhere)


def stands_for_a_noun(site: Site) -> bool:
    """Right after an adposition an adjective in its case stands for a noun, where the adposition has no other, or the
    noun after it is in none of its cases and governed by another: *у важливих для померлого місцях*."""
    token, noun = site.token, site.head
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    if not is_modifier(token) or noun.id < token.id or before is None or before.upos != "ADP":
        return False
    taken = cases_taken(before, site)
    if not is_in_one_of(token, taken, site) or (noun.head == before.id and not is_often_a_noun(token)):
        return False
    if is_often_a_noun(token):
        # *Prober s ostatními strategii*: the noun is in none of the cases that the adjective is in.
        taken &= frozenset[str]().union(*(reading.feats.get("Case", frozenset()) for reading in likely(token, site)))
    governs = any((child.deprel or "").startswith("comp") for child in site.below.get(before.id, ()))
    return not governs or not any(taken & reading.feats.get("Case", frozenset()) for reading in likely(noun, site))


def is_a_noun_itself(site: Site) -> bool:
    """Some Russian and Ukrainian adjectives are mostly nouns, as terms: *присвоить переменной значение*, *к кривой
    точку*, *кривые Безье используются*."""
    if not site.subjects_dropped:
        return False
    if site.head.upos == "ADP":
        return any(lower(word).startswith(TERMS) for word in between(site.head, site.token, site))
    if is_subject(site.token):
        return any(lower(child).startswith(TERMS) for child in site.below.get(site.token.id, ()))
    terms = [word for word in (site.token, *between(site.token, site.head, site)) if lower(word).startswith(TERMS)]
    return (is_modifier(site.token) or is_determiner(site.token)) and bool(terms)


def is_nested(site: Site) -> bool:
    """Between an adposition and its noun stands another one with what it governs: *у важливих для померлого місцях*.

    Both the noun, as the object of the inner one, and what stands before it, as its attribute, are in doubt.
    """
    token, head = site.token, site.head
    noun = token if head.upos == "ADP" else head
    words = site.sentence.tokens
    inner = next((word for word in reversed(words[: noun.id - 1]) if word.upos == "ADP"), None)
    if not site.subjects_dropped or inner is None or inner.id + 1 >= noun.id or token.id < inner.id:
        return False
    outer = next((word for word in reversed(words[: inner.id - 1]) if word.upos == "ADP"), None)
    if outer is None or any(word.upos in {"AUX", "PUNCT"} for word in words[outer.id : inner.id]):
        return False
    alone, (takes, taken) = words[inner.id], (cases_taken(word, site) for word in (outer, inner))
    cases = [reading.feats.get("Case", frozenset()) for reading in likely(noun, site)]
    return (
        alone.upos in {"ADJ", "DET"}
        and is_in_one_of(alone, taken, site)
        and all(taken.isdisjoint(case) for case in cases)
        and any(takes & case for case in cases)
    )


def stands_for_a_person(site: Site) -> bool:
    """A Slavic adjective that is hardly ever used but for a person has the noun behind it for its attribute or beside
    it: *підопічні тренера*, *дає підопічним завдання*."""
    token = site.token
    return site.subjects_dropped and is_modifier(token) and lower(token).startswith(PERSONS)


PERSONS = tuple(
    "підопічн підлегл потерпіл обвинувачен підозрюван уповноважен "
    "присяжн вартов місцеві місцевим безробітн неповнолітн рідні рідних рідним рідними безквартирн безхатн посторонн "
    "подопечн подчиненн подчинённ потерпевш обвиняем подозреваем уполномоченн podřízen obviněn pověřen starších "
    "kupujíc prodávajíc".split()
)
"""Beginnings of such adjectives."""


def names_a_person(site: Site) -> bool:
    """A Slavic name may be declined as an adjective: *повернулась до Скшитуського свідомість*, *в Смольном мнение
    директора*; or be a dative that looks like one: *простягає Максові сигарету*."""
    token, noun = site.token, site.head
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    if not (site.subjects_dropped and is_modifier(token)) or before is None:
        return False
    if (token.form or "")[:1].isupper() and lower(token).endswith(DATIVES) and noun.id > token.id:
        return True
    if before.upos != "ADP":
        return False
    capital = (token.form or "")[:1].isupper() and not (before.form or "").isupper()
    taken = cases_taken(before, site)
    # Wrong in number alone is no other phrase: *на Спасской башнях*.
    return capital and noun.id > token.id and is_in_one_of(token, taken, site) and not may_share_case(token, site)


DATIVES = ("ові", "еві", "єві")
"""Endings of Ukrainian datives of persons."""


def is_quantifier_alone(site: Site) -> bool:
    """A quantifier in the plural before a singular, or a noun in another case, means persons: *відоме всім рішення*,
    *деяких практика змушує*."""
    if (site.token.form or "").lower() in ALL and not any(
        is_in_one_of(site.token, reading.feats.get("Case", frozenset()), site) for reading in likely(site.head, site)
    ):
        return True
    return (
        "Plur" in site.token.feats.get("Number", ())
        and site.token.lemma not in OF_THINGS
        and not _QUANTIFYING.isdisjoint(site.token.feats.get("PronType", ()))
        and all("Sing" in reading.feats.get("Number", ()) for reading in site.readings(site.head))
        and not is_between_an_order_and_its_object(site)
    )


def is_between_an_order_and_its_object(site: Site) -> bool:
    """Whether a Czech quantifier stands right behind a verb that is said to somebody, who is its subject, and right
    before a noun: *vymažte všechny soubor*."""
    before = word_before(site.token, site)
    order = before is not None and before.upos == "VERB" and "2" in before.feats.get("Person", ())
    return site.language == "cs" and order and site.head.id == site.token.id + 1


ALL = frozenset("всім усім всем všem".split())
"""Ukrainian, Russian and Czech for *to all*, which needs no noun."""


OF_THINGS = frozenset({"nějaký", "jakýkoli", "jakýkoliv", "jakiś", "jakikolwiek"})
"""Czech and Polish for *some* and *any*, which mean nobody by themselves: *to nějaké dobu trvá*."""


def is_of_another_class(site: Site) -> bool:
    """No known word of the part of speech that the tagger gives to one of the words ends as it does."""
    return any(
        {reading.upos for reading in site.readings(word)}.isdisjoint({word.upos}) for word in (site.token, site.head)
    )


RELATIVE = 0.005
GERMAN_RELATIVE = 0.05
"""Least probability of a pronoun for what stands after a comma to be perhaps one. It is less in German for 7 of 15
determiners of wrong form in Falko-MERLIN's dev part, and for none of 6 that stand for themselves in good text."""
RELATING = re.compile("d(?:er|ie|as|em|en|eren|essen|enen)|welche[rsmn]?|ihr")
"""German determiners that are pronouns as well, behind a comma or behind an adposition there."""


def may_be_relative(site: Site) -> bool:
    """Whether a determiner may be a relative pronoun, being the first word of its clause or after a preposition; a
    German clause that ends in an infinitive with *zu* has none (*ohne zu zögern, das Ausgleich zu finden*)."""
    token = site.token
    before = word_before(token, site)
    while before is not None and before.upos == "ADP":  # *die Zeit, bis zu der sie bleiben*
        before = word_before(before, site)
    pronoun = token.beliefs.upos.get("PRON", 0.0) if token.beliefs is not None else 0.0
    if before is None or before.form != ",":
        return False
    if site.subjects_dropped:
        return pronoun >= RELATIVE
    if RELATING.fullmatch(lower(token)) is None:
        return False
    return pronoun >= GERMAN_RELATIVE and [lower(word) for word in rest_of_clause(site, token)[-2:-1]] != ["zu"]


_DATIVE = frozenset({"Dat"})
_FEMININE = frozenset({"Fem"})
_SINGULAR = frozenset({"Sing"})
_RELATING = frozenset({"Int", "Rel"})
_PERSONAL = frozenset({"Prs"})
_QUANTIFYING = frozenset({"Ind", "Tot"})
_OF_ADPOSITIONS = frozenset({"Loc", "Ins"})

DOUBTS: tuple[SiteDoubt, ...] = (
    is_one_of_them,
    is_a_pronoun_itself,
    is_perhaps_relative,
    is_perhaps_pronoun,
    is_what_was_said,
    is_perhaps_alone,
    is_behind_its_noun,
    is_with_this,
    is_parted_from_its_noun,
    stands_for_a_noun,
    is_a_noun_itself,
    is_nested,
    stands_for_a_person,
    names_a_person,
    is_of_another_class,
)
