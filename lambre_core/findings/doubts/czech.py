"""Doubt: Czech words that are spelt as adjectives and are nouns, names and persons among them; numbers, times and
pronouns that belong elsewhere than where the parser puts them."""

from __future__ import annotations

import re
from itertools import takewhile

from lambre_core.findings.doubts.determiners import cases_taken
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    GENITIVE,
    NOUNS,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    has_coordination,
    is_determiner,
    is_modifier,
    is_nominative,
    is_plural,
    is_subject,
    likely,
    lower,
    may_agree,
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def may_be_in(word: Token, case: str, site: Site) -> bool:
    """Whether a word has a reading in some case."""
    return any(case in reading.feats.get("Case", ()) for reading in likely(word, site))


def goes_together(one: Token, other: Token, site: Site) -> bool:
    """Whether two words have readings that agree."""
    return any(agree(reading.feats, feats.feats) for reading in site.readings(one) for feats in site.readings(other))


def is_perhaps_a_noun(word: Token, site: Site) -> bool:
    """Whether a word is declined as a soft adjective and may be a noun by its end: *poutačích, rezervacím, zahřátí*."""
    form = lower(word)
    return word.upos == "ADJ" and LIKE_A_NOUN.search(form) is not None and not known_as(form, "ADJ", site.readings)


LIKE_A_NOUN = re.compile("(?:[aei]cí|[áa]čí)(?:ch|m)$|(?:[áiuýě]|[^ř]e)tí$|[áeě]ním?$|[^nv]romím?$")
"""Ends of nouns in *-ace, -ač, -tí, -ní* that soft adjectives have as well."""


def stands_before_its_genitive(site: Site) -> bool:
    """What is spelt as a soft adjective before a noun in another case, which may be a genitive, or before a
    conjunction, is a noun: *k ohřátí vody*, *v majácích zálivu*. What governs it does not govern the genitive, and has
    no attribute before that."""
    token, head = site.token, site.head
    noun = head if token.upos in ATTRIBUTES and head.upos in NOUNS else token
    if noun.upos not in NOUNS:
        return False
    before = [word for word in site.below.get(noun.id, ()) if word.id < noun.id and is_perhaps_a_noun(word, site)]
    if token in before:
        after = word_after(token, site)
        if after is not None and after.upos == "CCONJ":
            return True
    return bool(before) and any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(noun))


def is_a_surname(site: Site) -> bool:
    """A word in *-ová* with a capital within a sentence is a woman's name, which agrees with no noun behind it:
    *přinesla Králová návrh*."""
    token = site.token
    surname = SURNAME.search(token.form or "") is not None and starts_with_capital(token) and token.id > 1
    return is_modifier(token) and surname


SURNAME = re.compile("ov(?:á|é|ou)$")


def is_a_person_who_shares(site: Site) -> bool:
    """A predicate made of *spolu-* or *místo-* and a noun is no adjective: *který byl spolupředsedou*."""
    token = site.token
    compound = COMPOUND.fullmatch(lower(token))
    predicate = token.upos == "ADJ" and (token.deprel or "").startswith("comp:")
    return predicate and compound is not None and bool(known_as(compound[1], "NOUN", site.readings))


COMPOUND = re.compile("(?:spolu|místo|více|ex)(.+ou)")


def is_of_a_compound_number(site: Site) -> bool:
    """*Two*, *three* and *four* behind a word for tens may have the genitive plural of what is counted: *dvacet dva
    korun*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if token.upos != "NUM" or before is None or TENS.fullmatch(lower(before)) is None:
        return False
    return any(reading.feats.get("Case") == GENITIVE and is_plural(reading) for reading in site.readings(noun))


TENS = re.compile("(?:dva|tři|čtyři)cet|(?:pa|še|sedm|osm|deva)desát|sto|stě|sta|set|tisíc")


def is_some_of_them(site: Site) -> bool:
    """A pronoun in the genitive beside a verb with a word for a quantity is that of which there are so many: *zbývá
    jich sedm*, *ubylo nás několik*."""
    token = site.token
    if token.upos != "PRON" or lower(token) not in {"jich", "nás", "vás"} or site.head.upos not in {"VERB", "AUX"}:
        return False
    words = site.sentence.tokens
    return any(
        word.upos == "NUM" or QUANTITY.fullmatch(lower(word)) is not None
        for word in (*words[max(0, token.id - SOON) : token.id - 1], *rest_of_clause(site, token))
    )


SOON = 6
"""Words before a pronoun among which the number is looked for."""

QUANTITY = re.compile(
    "několik|mnoho|málo|moc|hodně|dost|více|víc|méně|míň|tolik|kolik|pár|spousta|většina|část|polovina"
)


def is_when_it_happens(site: Site) -> bool:
    """A noun for a time that may be an accusative, with *last*, *next* or the like before it, says when, where the verb
    does not agree with it: *příští úterý se vrátila*."""
    token, verb = site.token, site.head
    before = word_before(token, site)
    if not is_subject(token) or lower(token) not in DAYS or before is None or WHICH.match(lower(before)) is None:
        return False
    return not any(
        is_nominative(reading, None) and agree(reading.feats, verb.feats) for reading in site.readings(token)
    )


DAYS = frozenset(
    "pondělí úterý čtvrtek pátek den týden měsíc rok ráno dopoledne poledne odpoledne večer víkend jaro léto "
    "podzim leden únor březen duben květen červen červenec srpen září říjen listopad prosinec čtvrtletí pololetí "
    "století desetiletí období".split()
)
"""Czech nouns for times whose accusative is spelt as their nominative."""

WHICH = re.compile(
    "minul|příští|loňsk|letošní|předloňsk|včerejší|dnešní|zítřejší|(?:to|ten)(?:to|hle)?$|každ|cel|jed(?:no|en)$"
)
"""Beginnings of words that tell which time is meant."""


def is_given_to_persons(site: Site) -> bool:
    """An adjective in the dative plural right behind a verb, before a singular that may be an accusative, stands for
    persons: *dát ostatním šanci*, *umožní nevidomým přístup*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not is_modifier(token) or noun.id < token.id or before is None or before.upos not in {"VERB", "PRON"}:
        return False
    if not any("Dat" in one.feats.get("Case", ()) and is_plural(one) for one in likely(token, site)):
        return False
    cases = [reading.feats.get("Case", frozenset()) for reading in likely(noun, site)]
    accusative = any("Acc" in case for case in cases)
    ends = lower(token).endswith(("ým", "ím"))
    return ends and accusative and not any(is_plural(reading) for reading in likely(noun, site))


def is_everybody(site: Site) -> bool:
    """*Každý* between a verb and its object, where that has no other subject, is the subject itself: *má každý
    kontrolu*, *ať dostane každý knihu*."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    if lower(token) not in {"každý", "žádný", "leckterý"} or not is_determiner(token) or verb is None:
        return False
    before = takewhile(lambda word: word.upos != "PUNCT", reversed(site.sentence.tokens[: token.id - 1]))
    near = (*before, *rest_of_clause(site, token))
    if any(lower(word) in OF_OTHER_PERSONS or not word.feats.get("Person", {"3"}) & {"3"} for word in near):
        return False
    singular = verb.feats.get("Number", SINGULAR) == SINGULAR and "3" in verb.feats.get("Person", {"3"})
    alone = not any(is_subject(word) and word.id != noun.id for word in site.below.get(verb.id, ()))
    return verb.upos in {"VERB", "AUX"} and singular and alone and may_be_in(noun, "Acc", site)


OF_OTHER_PERSONS = frozenset("jsem jsi jsme jste bych bys bychom byste".split())
"""Auxiliaries of the first and second person."""


def goes_with_the_word_behind(site: Site) -> bool:
    """A possessive belongs to what stands right behind it and agrees with it, though the parser takes that for an
    adjective: *je naší prioritou bezpečnost*, *s vaším předplatným služby*, *posedlí vaším soukromím*."""
    token, noun, after = site.token, site.head, word_after(site.token, site)
    if not is_determiner(token) or after is None or after.id == noun.id or after.upos != "ADJ":
        return False
    if POSSESSIVE.fullmatch(lower(token)) is None or not goes_together(token, after, site):
        return False
    return not goes_together(after, noun, site)


POSSESSIVE = re.compile(
    "(?:m|tv|sv)(?:ůj|á|é|ého|ému|ém|ým|ou|oje|oji|ojí|í|ých|ými)|[nv](?:áš|aš(?:e|eho|emu|em|ím|í|i|ich|im|imi))"
    "|její(?:ho|mu|m|ch|mi)?"
)
"""Czech possessives that are declined."""


def is_said_to_be_theirs(site: Site) -> bool:
    """A possessive in the nominative right behind an instrumental is the predicate: *pole je odjakživa právem naše*."""
    token, noun = site.token, site.head
    cases = [reading.feats.get("Case", frozenset()) for reading in site.readings(noun)]
    oblique = bool(cases) and all(case == INSTRUMENTAL for case in cases)
    nominative = any(is_nominative(reading, None) and "Case" in reading.feats for reading in site.readings(token))
    behind = is_determiner(token) and token.id == noun.id + 1 and POSSESSIVE.fullmatch(lower(token)) is not None
    return behind and oblique and nominative


INSTRUMENTAL = frozenset({"Ins"})


def stands_for_what_is_treated(site: Site) -> bool:
    """A possessive with an adjective that agrees with it, and neither with the instrumental behind them, has that
    alone: *napojil své milé čajem*."""
    token, noun, after = site.token, site.head, word_after(site.token, site)
    if not is_determiner(token) or after is None or after.upos != "ADJ" or noun.id != after.id + 1:
        return False
    apart = not goes_together(after, noun, site) and not goes_together(token, noun, site)
    instrumental = all(reading.feats.get("Case") == INSTRUMENTAL for reading in site.readings(noun))
    return apart and instrumental and goes_together(token, after, site) and lower(token) in {"své", "svoje"}


def is_before_an_unknown_noun(site: Site) -> bool:
    """What seems a predicate right before a word that is no infinitive, though the parser takes it for one, is its
    attribute: *jsme jediný vysavač, který nehučí*."""
    token, after = site.token, word_after(site.token, site)
    predicate = token.upos == "ADJ" and (token.deprel or "").startswith("comp:pred")
    if not predicate or after is None or after.upos != "VERB" or "Inf" not in after.feats.get("VerbForm", ()):
        return False
    return LIKE_NO_INFINITIVE.search(lower(after)) is not None


LIKE_NO_INFINITIVE = re.compile("(?:[čřžš]|[íi]k|ka|um|tor)$")
"""Ends of Czech nouns, and of no infinitives."""


def has_a_participle_that_agrees(site: Site) -> bool:
    """A participle right behind a noun with which it may agree belongs to that, where another one agrees with the
    auxiliary: *aby byl seznam pro položky nalezené v síti obnoven*."""
    token, verb, noun = site.token, site.head, word_before(site.token, site)
    if not (site.subjects_dropped and token.upos == "ADJ" and (token.deprel or "").startswith("comp:")):
        return False
    if noun is None or noun.upos not in NOUNS:
        return False
    # The tagger takes some for infinitives.
    return goes_together(token, noun, site) and any(
        word.id > token.id
        and word.deprel == "comp:aux@pass"
        and (word.upos == "VERB" or (agree(word.feats, verb.feats) and not agree(word.feats, token.feats)))
        for word in site.sisters
    )


def is_said_of_so_many(site: Site) -> bool:
    """A neuter participle before a word for a quantity is said of that: *kde je uvedeno několik zemí*."""
    token, after = site.token, word_after(site.token, site)
    predicate = token.upos in {"ADJ", "VERB"} and (token.deprel or "").startswith("comp:")
    neuter = lower(token).endswith(("no", "to"))
    return predicate and neuter and after is not None and QUANTITY.fullmatch(lower(after)) is not None


def is_somebody_who_manages(site: Site) -> bool:
    """A foreign name that has no ending may be the dative beside *podařilo se* and the like: *Spurs se opět nepovedlo
    vyhrát*."""
    name, verb = site.token, site.head
    if not is_subject(name) or name.upos != "PROPN" or SUCCEEDED.fullmatch(lower(verb)) is None:
        return False
    return WITHOUT_CASES.search(lower(name)) is not None and not known_as(name.form or "", "PROPN", site.readings)


WITHOUT_CASES = re.compile("(?:[^uá]s|[wxqyieo])$")
"""Ends of names that often stay as they are."""

SUCCEEDED = re.compile("(?:ne)?(?:podařilo|podaří|dařilo|daří|povedlo|povede|líbilo|líbí)")


def is_told_this(site: Site) -> bool:
    """Right behind *k* a *tomu* stands for itself, where a verb of telling follows what is told: *k tomu agentuře
    sdělil*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if lower(token) != "tomu" or not is_determiner(token) or before is None or lower(before) not in {"k", "ke"}:
        return False
    return any(TELLING.match(lower(word)) is not None for word in rest_of_clause(site, noun)[:SOON])


TELLING = re.compile("(?:řek|sděl|uved|uvád|řík|napsa|poskyt|doda|potvrd|prozrad|vysvětl|přizna|zasla|posla)")


def is_a_name_in_u(site: Site) -> bool:
    """A foreign name in *-u* may be a genitive, or stay as it is: *dosáhli Palu*."""
    token = site.token
    governed = token.upos == "PROPN" and OF_A_GENITIVE.match(lower(site.head)) is not None
    return governed and lower(token).endswith("u") and not known_as(token.form or "", "PROPN", site.readings)


OF_A_GENITIVE = re.compile(
    "(?:ne)?(?:dos[aá]h|tý[kč]|(?:zú|ú)častn|dot[kýkčk]|všim|ujal|ujm|bojí|bál|domáh|zřekl|vzdal)"
)
"""How forms of verbs with a genitive begin."""


def is_the_second_of_two(site: Site) -> bool:
    """A singular with an attribute, behind *a* and a noun that may be a nominative, is the subject of a plural together
    with that, whatever the parser joins the first to: *jasný postup a dobrá příprava znamenají*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.upos not in NOUNS or token.id > verb.id:
        return False
    if "Plur" not in verb.feats.get("Number", ()) or is_plural(Reading(None, None, token.feats, 1.0)):
        return False
    first = min((word.id for word in site.below.get(token.id, ()) if word.upos in ATTRIBUTES), default=token.id)
    joint, noun = (site.sentence.tokens[place - 1] if place > 0 else None for place in (first - 1, first - 2))
    if joint is None or noun is None or joint.upos != "CCONJ" or lower(joint) not in {"a", "i"}:
        return False
    nominative = any(is_nominative(reading, None) and "Case" in reading.feats for reading in site.readings(noun))
    return noun.upos in NOUNS and nominative


def names_a_state(site: Site) -> bool:
    """An adjective right behind *stav* or *režim* in an oblique case is the name of that: *je ve stavu odeslané*."""
    before = word_before(site.token, site)
    predicate = site.token.upos == "ADJ" and (site.token.deprel or "").startswith("comp:pred")
    return predicate and before is not None and lower(before) in {"stavu", "stavem", "režimu", "režimem", "statusem"}


def belongs_to_a_word_of_programs(site: Site) -> bool:
    """A word that no list has, and that ends in a consonant as no Czech feminine does, need have no gender:
    *neporovnatelné undefined*; what the adjective before it shows is no clash, if it may be a neuter."""
    token, noun = site.token, site.head
    if not is_modifier(token) or noun.upos != "NOUN" or known_as(noun.form or "", "NOUN", site.readings):
        return False
    foreign = FOREIGN.search(lower(noun)) is not None and lower(noun) == (noun.lemma or "").lower()
    # *určitá views*: as a neuter it is one of several, too
    ends = lower(token).endswith(("é", "í", "á"))
    return foreign and ends and any("Neut" in one.feats.get("Gender", {"Neut"}) for one in site.readings(token))


FOREIGN = re.compile("(?:[wqx]|ed|ing|ef|all|oo)[a-z]?$")
"""Ends of English words."""


def is_so_useful(site: Site) -> bool:
    """An adjective in the nominative behind a comma and *so* or *very* is a predicate, and no attribute of a noun
    before that is none: *proto je program, který šetří energii, tak užitečný*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if not is_modifier(token) or token.id < noun.id or before is None or lower(before) not in DEGREES:
        return False
    comma = any(word.form == "," for word in between(noun, token, site))
    nominative = any(is_nominative(reading, None) for reading in site.readings(token))
    return comma and nominative and not goes_together(token, noun, site)


DEGREES = frozenset("tak natolik příliš velmi velice docela dost tolik hodně opravdu skutečně".split())


def is_a_variable(site: Site) -> bool:
    """*Proměnná* and its like are nouns, and agree with none behind them: *vytvořit proměnnou přiřazením*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or token.id > noun.id or NOMINALISED.match(lower(token)) is None:
        return False
    return not goes_together(token, noun, site)


NOMINALISED = re.compile("(?:proměnn|předplatn|vstupn|výživn|školn|poštovn|kapesn|spropitn|odstupn)[áéoý]")
"""Beginnings of Czech nouns that are declined as adjectives and hardly ever are any."""


def begins_with_a_stop(site: Site) -> bool:
    """Stops that touch a word hide what it is: *...Kdybychom věděli*."""
    return any(
        (word.form or "")[:1] in {".", "…"} and (word.form or "")[-1:].isalpha() for word in (site.token, site.head)
    )


def is_possible_to_do(site: Site) -> bool:
    """A neuter adjective beside a copula, before an infinitive, is said of what is done, and the noun between them is
    the object: *je možné proces zastavit*, *aby bylo nutné kód opravit*."""
    words = (site.token, site.head, *site.sisters, *site.below.get(site.token.id, ()))
    adjective = next((word for word in words if lower(word) in IMPERSONAL), None)
    if adjective is None:
        return False
    beside = site.sentence.tokens[max(adjective.id - 3, 0) : adjective.id + 2]
    infinitive = any(
        word.upos in {"ADJ", "VERB"} and INFINITIVE.search(lower(word)) for word in rest_of_clause(site, adjective)
    )
    return infinitive and any(lower(word) in COPULAS for word in beside)


INFINITIVE = re.compile("[aeiyáéíěu](?:t|ti)$|st$|sti$|ci$")
"""Ends of Czech infinitives; some seem participles to taggers."""

IMPERSONAL = frozenset(
    "možné nemožné nutné potřebné vhodné nevhodné dobré lepší nejlepší nezbytné důležité snadné snazší nejsnazší "
    "obtížné těžké jednoduché jednodušší zbytečné užitečné doporučené povolené zakázané zvykem".split()
)
"""Czech predicates of what is done."""

COPULAS = frozenset("je není bylo nebylo bude nebude bývá nebývá by".split())
"""Forms of the Czech copula in the neuter."""


def is_besides_that(site: Site) -> bool:
    """A Czech adposition governs the pronoun right behind it, and not a noun that follows: *kromě toho nový standard
    změnil vše*, *k tomu stanice uvedla*, nor is the pronoun that of an object of the verb before: *nedělali z toho
    závěry*."""
    token, adposition = site.token, site.head
    if adposition.upos != "ADP":
        return is_that_alone(site) or is_without_that(site)
    pronoun = word_after(adposition, site)
    if pronoun is None or lower(pronoun) not in THAT or token.id <= pronoun.id:
        return False
    return not may_agree(token, pronoun, site)


def is_without_that(site: Site) -> bool:
    """Whether a neuter stands behind an adposition at the beginning of a clause, and before a noun that it does not
    agree with and that may be the subject: *bez toho značky nefungují*, *místo toho server odpoví*, but not *k tomu
    stanici jsme nedošli*."""
    token, adposition = site.token, word_before(site.token, site)
    if token.upos != "DET" or lower(token) not in THAT or adposition is None:
        return False
    if adposition.upos != "ADP" and lower(adposition) not in NOUNS_AS_WELL:
        return False
    opens = adposition.id == 1 or site.sentence.tokens[adposition.id - 2].upos in {"PUNCT", "CCONJ"}
    subject = any("Nom" in reading.feats.get("Case", ()) for reading in site.readings(site.head))
    return opens and subject and site.head.id == token.id + 1 and not may_agree(token, site.head, site)


NOUNS_AS_WELL = frozenset({"díky", "místo"})
"""Czech adpositions that the tagger may take for nouns."""


def is_that_alone(site: Site) -> bool:
    """Whether a neuter stands behind an adposition that follows a verb, and before a noun that may be its object."""
    token, noun = site.token, site.head
    adposition = word_before(token, site)
    verb = word_before(adposition, site) if adposition is not None else None
    if adposition is None or adposition.upos != "ADP" or verb is None or verb.upos != "VERB":
        return False
    accusative = any("Acc" in reading.feats.get("Case", ()) for reading in site.readings(noun))
    return lower(token) in THAT and noun.id == token.id + 1 and noun.upos in NOUNS and accusative


THAT = frozenset("toho tomu tom tím čeho čemu čem čím něho němu něm ním všeho všemu vším".split())


def is_each_of_us(site: Site) -> bool:
    """*Each* of us or you is in the singular, and so is what is said of each: *každý jsme jiný*."""
    token, verb = site.token, site.head
    plural = "Plur" in verb.feats.get("Number", ()) and "3" not in verb.feats.get("Person", {"3"})
    predicate = token.upos == "ADJ" and any(lower(word) in EACH for word in site.sentence.tokens[: token.id - 1])
    return plural and (predicate or (is_subject(token) and lower(token) in EACH))


EACH = frozenset({"každý", "každá", "každé"})


def is_here(site: Site) -> bool:
    """*Tu* right behind a verb, before a noun in another number, says where: *najdeš tu informace*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if lower(token) != "tu" or before is None or before.upos not in {"AUX", "VERB", "PRON"}:
        return False
    return noun.id > token.id and not any("Sing" in one.feats.get("Number", ()) for one in likely(noun, site))


def has_the_other_of_two(site: Site) -> bool:
    """What a verb asks of an adposition is told of the one nearer to it, where the same stands between: *na úřadě na
    otázku odpoví každý*."""
    token, adposition = site.token, site.head
    verb = site.sentence.head_of(adposition)
    taken = cases_taken(adposition, site)
    if adposition.upos != "ADP" or verb is None or verb.upos != "VERB" or len(taken) < 2:
        return False
    if taken.isdisjoint(token.feats.get("Case", ())):
        return False
    return any(
        word.upos == "ADP" and lower(word) == lower(adposition)
        for word in site.sentence.tokens[adposition.id : verb.id - 1]
    )


def is_a_short_pronoun(site: Site) -> bool:
    """Czech *jej*, *ho*, *mu* stand for something, and belong to no noun behind them: *jej vývojáři používali*."""
    return lower(site.token) in SHORT and site.head.upos in NOUNS and site.token.id < site.head.id


SHORT = frozenset({"jej", "ho", "mu", "jich", "jim", "mi", "ti"})


def goes_with_a_neuter(site: Site) -> bool:
    """A Czech determiner goes with a neuter in *-í* before *and*, which may look like an adjective: *vaše soukromí a
    výkon*."""
    token = site.token
    noun = next((word for word in between(token, site.head, site) if lower(word).endswith("í")), None)
    joint = word_after(noun, site) if noun is not None else None
    if not is_determiner(token) or joint is None or joint.upos != "CCONJ" or joint.id > site.head.id:
        return False
    return any("Neut" in reading.feats.get("Gender", ()) for reading in likely(token, site))


def is_the_subject_before_an_object(site: Site) -> bool:
    """*Ten*, *ta* and *to* in the singular, where a clause begins, may be its subject, and a plural right behind that
    may be an accusative the object of a verb that has no other: *ten prvky vykreslí*."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    if site.language != "cs" or lower(token) not in {"ten", "ta", "to"} or noun.id <= token.id or verb is None:
        return False
    before = word_before(token, site)
    opens = before is None or before.upos in {"PUNCT", "CCONJ", "SCONJ"}
    if not opens or "Plur" not in noun.feats.get("Number", ()) or not may_be_in(noun, "Acc", site):
        return False
    objects = any(
        (word.deprel or "").startswith("comp:obj") and word.id != noun.id for word in site.below.get(verb.id, ())
    )
    transitive = verb.upos == "VERB" and verb.id > noun.id and (verb.lemma or "") not in intransitive()
    return transitive and not objects and any("Sing" in one.feats.get("Number", ()) for one in site.readings(verb))


def goes_with_a_noun_behind_a_foreign_one(site: Site) -> bool:
    """An English noun may stand undeclined before the noun that an attribute goes with: *své event handlery*,
    *novému error handleru*."""
    token, noun, after = site.token, site.head, word_after(site.head, site)
    if site.language != "cs" or token.upos not in ATTRIBUTES or token.id > noun.id or noun.upos not in NOUNS:
        return False
    if after is None or after.upos not in NOUNS or noun.head == after.id or not (noun.form or "").isascii():
        return False
    base = lower(noun) == (noun.lemma or "").lower()
    unknown = not known_as(after.form or "", "NOUN", site.readings)
    return base and not may_agree(token, noun, site) and (unknown or may_agree(token, after, site))


def is_a_noun_beside_to_be(site: Site) -> bool:
    """What the tagger takes for a verb beside *bude*, and the lexicon has as a noun and no verb, is what there will be:
    *když bude výsledkem nula*."""
    token = site.token
    if site.language != "cs" or token.upos != "VERB" or not (token.deprel or "").startswith("comp:aux"):
        return False
    if not lower(site.head).removeprefix("ne").startswith("bud"):
        return False
    form = token.form or ""
    return bool(known_as(form, "NOUN", site.readings)) and not known_as(form, "VERB", site.readings)


def has_no_ending_of_an_adjective(site: Site) -> bool:
    """What seems an adjective before a noun, without an ending of Czech ones, is a foreign word: *watch režim*."""
    token = site.token
    if site.language != "cs" or token.upos != "ADJ" or not is_modifier(token) or token.id > site.head.id:
        return False
    return AS_ADJECTIVES.search(lower(token)) is None and not known_as(token.form or "", "ADJ", site.readings)


AS_ADJECTIVES = re.compile("[ýáéíůúěóuoyeai]$|[ýíyi]ch$|[ýíyie]m$|[éo]m$|[ýíyio]mi$|[eouyi]j$|ův$|[nt]$|[öäü]|-$")
"""Ends of Czech adjectives, also as they are spoken and without accents, and of participles without an ending."""


def is_what_somebody_has_done(site: Site) -> bool:
    """A participle behind the object of *mít* says what was done with that, or with what is the object in its stead, as
    a relative pronoun is: *soubor, který má vlákno otevřený*."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    participle = "Part" in token.feats.get("VerbForm", ())
    return (
        site.language == "cs"
        and is_modifier(token)
        and participle
        and noun.id < token.id
        and verb is not None
        and verb.lemma in {"mít", "nemít"}
    )


def agrees_with_the_nearest(site: Site) -> bool:
    """Beside coordinated subjects the verb may agree with one of them, and the predicate with another: *aby byl
    program nebo metoda dostupná*."""
    token, verb = site.token, site.head
    if site.language != "cs" or not (token.deprel or "").startswith("comp:pred"):
        return False
    nouns = [word for word in site.below.get(verb.id, ()) if word.upos in NOUNS]
    return any(has_coordination(noun, site.below) for noun in nouns)


def is_a_future_passive(site: Site) -> bool:
    """Beside the future of *být* stand passive participles as well as infinitives: *budete vyzváni*."""
    token, head = site.token, site.head
    beside = site.language == "cs" and token.deprel == "comp:aux" and FUTURE.fullmatch(lower(head)) is not None
    return beside and PASSIVE.search(lower(token)) is not None


FUTURE = re.compile("(?:ne)?bud(?:u|eš|e|eme|ete|ou)")
PASSIVE = re.compile("(?:[aáeéěi]n|[aeiuy]t)[aioy]?$")


DOUBTS: tuple[SiteDoubt, ...] = (
    is_a_future_passive,
    is_the_subject_before_an_object,
    goes_with_a_noun_behind_a_foreign_one,
    is_a_noun_beside_to_be,
    has_no_ending_of_an_adjective,
    is_what_somebody_has_done,
    agrees_with_the_nearest,
    stands_before_its_genitive,
    is_a_surname,
    is_a_person_who_shares,
    is_of_a_compound_number,
    is_some_of_them,
    is_when_it_happens,
    is_given_to_persons,
    is_everybody,
    goes_with_the_word_behind,
    is_said_to_be_theirs,
    stands_for_what_is_treated,
    is_before_an_unknown_noun,
    has_a_participle_that_agrees,
    is_said_of_so_many,
    is_somebody_who_manages,
    is_told_this,
    is_a_name_in_u,
    is_the_second_of_two,
    names_a_state,
    belongs_to_a_word_of_programs,
    is_so_useful,
    is_a_variable,
    begins_with_a_stop,
    is_possible_to_do,
    is_besides_that,
    is_each_of_us,
    is_here,
    has_the_other_of_two,
    is_a_short_pronoun,
    goes_with_a_neuter,
)
