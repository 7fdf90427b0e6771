"""Doubts about relative pronouns: which noun they stand for."""

from __future__ import annotations

import re
from itertools import takewhile

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.doubts.clauses import WHOSE
from lambre_core.findings.doubts.determiners import agrees_with_its_other_part
from lambre_core.findings.doubts.lone_determiners import is_of_another_class
from lambre_core.findings.doubts.names import is_in_capitals
from lambre_core.findings.doubts.persons import PROFESSION
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOT_FINITE,
    NOUNS,
    SURE,
    Site,
    SiteDoubt,
    between,
    is_finite,
    is_polish,
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
from lambre_core.treebank.feats import agree, is_of_persons
from lambre_core.treebank.tree import Token


def may_stand_for_another(site: Site) -> bool:
    """A relative pronoun may stand for a word before its noun, up to the verb or the clause before, with which it
    agrees (*die Tür des Hauses, die offen ist*, *eine der Frauen, die kam*), or for several coordinated ones."""
    words = site.sentence.tokens
    if site.head.upos == "DET":
        return False  # *та, которая пришла*
    if belongs_to_a_noun(site) or opens_a_main_clause(site) or may_have_a_noun(site) or is_one_of_several(site):
        return True
    if is_perhaps_a_place(site):
        return True
    plural = may_be_plural(site.token, site)
    for word in reversed(words[: site.head.id - 1]):
        if word.upos == "VERB" and is_perhaps_a_noun(word, site):
            return True
        if word.upos == "ADV" and site.subjects_dropped and is_taken_for_an_adverb(word, site):
            return True
        own_participle = word.head == site.head.id and (word.deprel or "").startswith("mod")
        if (
            word.upos in {"AUX", "VERB"}
            and not own_participle
            and PARTS_OF_VERBS.isdisjoint(word.feats.get("VerbForm", ()))
        ):
            return False
        if word.form == ",":
            before = word_before(word, site)
            return before is not None and before.upos in NOUNS and (plural or stands_for(site.token, before, site))
        if word.upos in {"X", "SYM"} or (word.upos == "ADP" and stands_for_software(word, site)):
            return True
        if joins(word) and word.id > 1:
            # What is joined may be attributes of the noun before: *večer písní a tanců, který*.
            earlier = words[max(word.id - 1 - NEAR, 0) : word.id - 1]
            if plural or any(one.upos in NOUNS and stands_for(site.token, one, site) for one in earlier):
                return True
        named = word.upos in NAMED and not has_its_noun(word, site) and not is_personal(word)
        named = named and not is_another_complement(word, site)
        if named and stands_for(site.token, word, site):
            return True
    return False


def stands_for_software(adposition: Token, site: Site) -> bool:
    """Whether what seems a Slavic adposition is an abbreviation, in capitals as nothing else is: *ПО кошелька,
    которое*."""
    return site.subjects_dropped and is_in_capitals(adposition) and (site.token.form or "").islower()


def is_another_complement(word: Token, site: Site) -> bool:
    """Whether a word before a Russian or Ukrainian noun is no part of the same phrase: the noun can be nothing but a
    nominative or an accusative, and has no adposition (*показал другу квартиру, которая*)."""
    noun = site.head
    if site.language not in {"ru", "uk"} or noun.upos != "NOUN" or starts_with_capital(noun):
        return False
    apart = any(
        one.upos in {"ADP", "CCONJ", "PUNCT", "SYM", "X"} or starts_with_capital(one)
        for one in between(word, noun, site)
    )
    cases = [reading.feats.get("Case", frozenset()) for reading in site.readings(noun)]
    return not apart and all(case and case <= DIRECT for case in cases)


DIRECT = frozenset({"Nom", "Acc"})


def is_one_of_so_many(site: Site) -> bool:
    """A Finnish noun in the singular behind a numeral is several: *kolmeen osaan, jotka kuuluvat yhteen*."""
    if site.language != "fi":
        return False
    before = site.sentence.tokens[: site.head.id - 1]
    between = list(takewhile(lambda word: word.upos in {"ADJ", "DET", "VERB"}, reversed(before)))
    first = before[len(before) - len(between) - 1] if len(before) > len(between) else None
    several = [word for word in (*between, first) if word is not None and is_a_finnish_number(word)]
    return bool(several) or (first is not None and (first.upos == "NUM" or (first.lemma or "") in SEVERAL))


def is_a_finnish_number(word: Token) -> bool:
    """Whether a word says how many, though a tagger may take it for a noun: *seitsemään*."""
    return (word.lemma or "") in SEVERAL or NUMBER.match(lower(word)) is not None


NUMBER = re.compile(
    "kah(?:teen|den|ta)|kol(?:meen|men|mea)|nel(?:jään|jän|jää)|vii(?:teen|den)|kuu(?:teen|den)|seitsem|kymmen"
)

SEVERAL = frozenset({"muutama", "moni", "usea", "pari"})
"""Finnish quantifiers with a singular."""


def may_be_plural(pronoun: Token, site: Site) -> bool:
    """Whether a pronoun is not surely a singular; German *die* is both."""
    plural = any("Plur" in reading.feats.get("Number", {"Plur"}) for reading in likely(pronoun, site))
    return plural or (not site.subjects_dropped and lower(pronoun) in {"die", "deren", "welche"})


def joins(word: Token) -> bool:
    """Whether a conjunction or a sign may join nouns."""
    return word.upos == "CCONJ" or word.form in COORDINATING


def has_its_noun(word: Token, site: Site) -> bool:
    """Whether a word is an attribute of the noun behind it; a Slavic one that does not agree with it stands for a noun
    itself (*змінну програми, яка*)."""
    noun = site.sentence.head_of(word)
    if word.upos not in ATTRIBUTES or noun is None or noun.upos not in NOUNS or noun.id < word.id:
        return False
    return not site.subjects_dropped or may_agree(word, noun, site)


def is_personal(word: Token) -> bool:
    """Whether a word is a personal or a reflexive pronoun, which has no relative clause behind another noun."""
    return word.upos == "PRON" and ("Prs" in word.feats.get("PronType", ()) or not PERSONAL.isdisjoint(word.feats))


PERSONAL = frozenset({"Person", "Reflex"})
"""Features of personal and reflexive pronouns, which not every treebank calls so."""


def is_one_of_several(site: Site) -> bool:
    """Whether the same pronoun, a Slavic one in whatever form, or *whose*, opens a clause before, so that both may
    stand for one noun: *людям, которые в Испании, которые копили на отдых, которые злятся*, *врач, которого ждут,
    который*."""
    words = site.sentence.tokens
    return any(
        (
            lower(word) == lower(site.token)
            or lower(word) in WHOSE
            or (site.subjects_dropped and word.upos == "PRON" and word.lemma == site.token.lemma)
        )
        and words[word.id - 2].form == ","
        for word in words[1 : site.head.id - 1]
    )


def is_perhaps_a_place(site: Site) -> bool:
    """Whether German *das* stands for a noun without a determiner, which may be a place, and so a neuter: *Kaschmir,
    das aufgeteilt ist*."""
    bare = not any(child.upos in ATTRIBUTES for child in site.below.get(site.head.id, ()))
    return not site.subjects_dropped and lower(site.token) == "das" and bare


def opens_a_main_clause(site: Site) -> bool:
    """Whether the verb follows a German pronoun at once and does not end the clause: *nur Geduld, das wird erklärt*."""
    after = word_after(site.token, site)
    if site.subjects_dropped or after is None or not is_finite(after):
        return False
    return any(word.upos != "PUNCT" for word in rest_of_clause(site, after))


def may_have_a_noun(site: Site) -> bool:
    """Whether a Slavic pronoun asks for the noun behind it, with which it agrees: *щоразу, яка інформація*, *дім,
    якого б розміру він не був*."""
    words = site.sentence.tokens[site.token.id :]
    noun = next((word for word in words if word.upos not in WITHIN), None)
    return (
        site.subjects_dropped
        and noun is not None
        and noun.upos == "NOUN"
        and any(
            agree({name: one.feats[name] for name in (*AGREEING, "Case") if name in one.feats}, other.feats)
            for one in likely(site.token, site)
            for other in likely(noun, site)
        )
    )


WITHIN = frozenset({"AUX", "PART", "PRON"})
"""What may stand between such a pronoun and its noun."""


def belongs_to_a_noun(site: Site) -> bool:
    """Whether the noun, with adpositions or without, belongs to another before it for which the pronoun may stand: *das
    Haus des Arztes, das*, *дыма, выпускаемого трубами, который*; or is joined to one: *der Arzt und seine Frau, die*.
    """
    if (site.head.deprel or "").startswith("conj") and may_be_plural(site.token, site):
        return True
    above = takewhile(
        lambda word: word.upos in ABOVE or "Part" in word.feats.get("VerbForm", ()), site.sentence.above(site.head)
    )
    before = [word for word in above if word.id < site.head.id and word.upos in NOUNS]
    return any(stands_for(site.token, word, site) or may_be_several(word, site) for word in before)


def may_be_several(word: Token, site: Site) -> bool:
    """Whether a Czech noun that the tagger takes for a singular has a plural that is spelt alike, for which the pronoun
    may stand: *změní oblasti webu, které vidíte*."""
    plurals = (reading for reading in site.readings(word) if "Plur" in reading.feats.get("Number", ()))
    pronouns = [reading for reading in likely(site.token, site) if "Plur" in reading.feats.get("Number", ())]
    return site.language == "cs" and any(
        agree({name: one.feats[name] for name in AGREEING if name in one.feats}, plural.feats)
        for plural in plurals
        for one in pronouns
    )


ABOVE = NOUNS | {"ADJ", "ADP"}
"""What stands above a noun within its phrase, beside participles."""


def stands_for(pronoun: Token, word: Token, site: Site) -> bool:
    """Whether a pronoun agrees with a word in gender and number, as far as these are known."""
    return any(
        agree({name: one.feats[name] for name in AGREEING if name in one.feats}, other.feats)
        for one in likely(pronoun, site)
        for other in likely(word, site)
    )


def is_taken_for_an_adverb(word: Token, site: Site) -> bool:
    """Whether a list has a word before a noun only as a noun for which the pronoun may stand: *vize města, které*."""
    nouns = known_as(word.form or "", "NOUN", site.readings)
    pronoun = [reading.feats for reading in likely(site.token, site)]
    shown = [{name: feats[name] for name in AGREEING if name in feats} for feats in pronoun]
    return any(agree(feats, noun.feats) for feats in shown for noun in nouns)


def is_governed_in_the_genitive(site: Site) -> bool:
    """Czech *které* is a feminine genitive as well, or a dative, beside a verb that asks for these: *pozornost, které
    se mu dostalo*, *rada, které uvěřil*."""
    verb = any(WITH_OBLIQUE.match(lower(word)) is not None for word in rest_of_clause(site, site.token))
    feminine = any(
        "Fem" in reading.feats.get("Gender", ()) and "Sing" in reading.feats.get("Number", ())
        for reading in likely(site.head, site)
    )
    return lower(site.token) == "které" and feminine and verb


WITH_OBLIQUE = re.compile(
    "(?:ne)?(?:dosta(?:l|ne)|dosáh|dosah|týk|účastn|zúčastn|všim|vším|bojí|bál|ujal|ujm|vzda|dočka|zbavi|využi|věři|uvěři|"
    "důvěř|měn[ií]|pomoh|pomáh|říká|říkaj|rozum|porozum|podleh|věnoval|věnuj|čel[ií]|předcház|hroz[ií]|vyhn|vyhýb|odol|zabrán|"
    "brání|bránil|přiznal|přisuz)"
)
"""How forms of Czech verbs with a genitive or a dative begin."""


def is_perhaps_a_noun(word: Token, site: Site) -> bool:
    """Whether a verb is spelt as a noun for which the pronoun may stand (*помітила мати ягнят, яка почала*, *wybierz
    przedział dat, w którym*), or none that the Polish dictionary has (*czytnika mowy, który*); or the tagger of Russian
    and Ukrainian doubts that it is one (*кеш зображень, який*)."""
    if site.language in {"ru", "uk"} and believed_upos(word) < SURE:
        return True
    if is_polish(site):
        return not known_as(lower(word), "VERB", site.readings) or is_taken_for_an_adverb(word, site)
    return lower(word) in MOTHERS and "Fem" in site.token.feats.get("Gender", {"Fem"})


MOTHERS = frozenset({"мати", "мать"})
"""Ukrainian *mother* and *to have*; Russian *mother*."""

PARTS_OF_VERBS = NOT_FINITE | {"Part"}
"""Forms of verbs that end no clause."""

NAMED = NOUNS | {"NUM", "PRON", "DET", "ADJ"}
"""What a pronoun may stand for."""

AGREEING = ("Gender", "Number")
"""In what it agrees with that."""

NEAR = 4
"""Words before a conjunction among which such a noun is looked for."""

COORDINATING = frozenset({"/", "&", "-", "–"})
"""Signs between nouns that may belong together."""


def stands_for_an_abbreviation(site: Site) -> bool:
    """A Slavic abbreviation in capitals does not show the number and gender of what it stands for: *výkonné GPU, které
    mají*."""
    return site.subjects_dropped and is_in_capitals(site.head)


def stands_for_a_woman(site: Site) -> bool:
    """A Slavic noun for somebody in office is a woman where its verb says so: *депутат, которая голосовала, ушла*."""
    noun, verb = site.head, site.sentence.head_of(site.head)
    if not site.subjects_dropped or not is_of_persons(noun.feats) or verb is None:
        return False
    woman = all("Fem" in word.feats.get("Gender", ()) for word in (site.token, verb))
    return woman and PROFESSION.search(lower(noun)) is not None


def stands_for_a_neuter(site: Site) -> bool:
    """Polish *które* is a neuter singular as well, and may stand for one of the nouns before: *ustawienie konta, które
    zmieniamy*."""
    if not is_polish(site) or lower(site.token) != "które":
        return False
    before = site.sentence.tokens[max(0, site.head.id - 1 - NEAR) : site.head.id - 1]
    return any(
        word.upos in NOUNS
        and "Neut" in reading.feats.get("Gender", ())
        and "Sing" in reading.feats.get("Number", ())
        and not (word.deprel or "").startswith("subj")
        for word in before
        for reading in site.readings(word)
    )


def stands_for_what_is_measured(site: Site) -> bool:
    """In which units something is measured stands between that and its relative clause: *prodleva v sekundách, nad
    kterou*, *szerokość w pikselach, która*."""
    unit, adposition = site.head, word_before(site.head, site)
    if not site.subjects_dropped or adposition is None or lower(adposition) not in {"v", "ve", "w", "в", "у"}:
        return False
    several = "Plur" in unit.feats.get("Number", ()) and UNIT.match(lower(unit)) is not None
    return several and adposition.id > 1 and not may_be_plural(site.token, site)


UNIT = re.compile(
    "(?:mili|mikro|nano|kilo|mega|giga|centi|милли|мілі|микро|мікро|кило|кіло|мега|гига|гіга)?(?:sekund|minut|hodin|vteřin|"
    "godzin|ba[jy]t|bitech|bitach|pi[xks]+el|procent|metr|секунд|минут|хвилин|час[аи]х|годин|байт|пи?[кі]ксел|процент|"
    "відсотк|метр)"
)
"""How the names of units begin, in Czech, Polish, Russian and Ukrainian."""


def stands_for_a_second_subject(site: Site) -> bool:
    """What seems a second subject of a Slavic verb is no nominative, and its other cases may be of the number of the
    pronoun: *товары присваиваются категории, которая*."""
    noun, verb = site.head, site.sentence.head_of(site.head)
    if not (site.subjects_dropped and is_subject(noun)) or verb is None:
        return False
    others = (word for word in site.below.get(verb.id, ()) if word.id != noun.id and is_subject(word))
    return any(word.id < noun.id for word in others) and any(
        agree({name: one.feats[name] for name in AGREEING if name in one.feats}, other.feats)
        for one in likely(site.token, site)
        for other in site.readings(noun)
        if "Nom" not in other.feats.get("Case", {"Nom"})
    )


def shares_its_noun(site: Site) -> bool:
    """A relative pronoun behind a noun inside a relative clause may stand for the noun of that clause, with which it
    agrees: *útoky, které cílí na dostupnost, proti kterým se chráníme*."""
    above, steps = site.sentence.head_of(site.head), 0
    while above is not None and steps < FARTHEST:
        if (above.deprel or "") == "mod@relcl":
            noun = site.sentence.head_of(above)
            return noun is not None and stands_for(site.token, noun, site)
        above, steps = site.sentence.head_of(above), steps + 1
    return False


FARTHEST = 4
"""Words between a noun and the verb of its relative clause."""


def is_an_article_of_an_infinitive(site: Site) -> bool:
    """German *das* right before an infinitive with a capital is its article: *Zeilen löschen, das Drucken anhalten*."""
    after = word_after(site.token, site)
    if site.language != "de" or lower(site.token) not in {"das", "dem"} or after is None or after.upos != "NOUN":
        return False
    infinitive = any(reading.lemma == lower(after) for reading in known_as(lower(after), "VERB", site.readings))
    return infinitive and may_agree(site.token, after, site)


REFERENCE_DOUBTS: tuple[SiteDoubt, ...] = (
    may_stand_for_another,
    is_of_another_class,
    stands_for_an_abbreviation,
    stands_for_a_woman,
    is_governed_in_the_genitive,
    stands_for_a_neuter,
    stands_for_what_is_measured,
    is_one_of_so_many,
    agrees_with_its_other_part,
    stands_for_a_second_subject,
    is_an_article_of_an_infinitive,
    shares_its_noun,
)
"""Why a relative pronoun and its noun are not judged."""
