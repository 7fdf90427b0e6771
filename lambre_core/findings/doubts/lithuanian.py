"""Doubts about Lithuanian: nouns that are left out, objects of negated verbs, adjectives that are taken for nouns."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.adpositions import is_governed
from lambre_core.findings.doubts.baltic import (
    CHANGING,
    DATIVES,
    LIKE_A_PARTICIPLE,
    PARTICIPLE_ENDS,
    QUANTITIES,
    as_a_noun_alone,
    cases_of,
    ends_as_a_noun,
    is_genitive_alone,
    may_be_genitive,
)
from lambre_core.findings.doubts.baltic_predicates import subject_of
from lambre_core.findings.doubts.determiners import cases_taken, is_in_one_of
from lambre_core.findings.doubts.names import is_in_capitals
from lambre_core.findings.doubts.site import (
    GENITIVE,
    NOMINATIVES,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    has_reading,
    is_determiner,
    is_finite,
    is_lithuanian,
    is_modifier,
    is_subject,
    lower,
    may_agree,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.findings.told.baltic_words import TASKS
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_everyones(site: Site) -> bool:
    """A Lithuanian genitive plural of *all* or *others* before a noun in another case says whose that is: *žiūrėti visų
    nuotraukas*."""
    whose = is_lithuanian(site) and is_determiner(site.token) and lower(site.token) in {"visų", "kitų", "abiejų"}
    return whose and site.token.id < site.head.id and "Gen" not in cases_of(site.head, site)


def is_a_language(site: Site) -> bool:
    """Languages are called by the genitive plural of those who speak them, and their noun may be left out behind *į*:
    *iš latvių į estų*, *verčia atgal į lenkų*."""
    token, adposition = site.token, site.head
    return (
        is_lithuanian(site)
        and is_governed(site)
        and lower(adposition) == "į"
        and lower(token) in LANGUAGES
        and ends_its_phrase(token, site)
    )


LANGUAGES = frozenset(
    "airių albanų anglų arabų armėnų azerbaidžaniečių baltarusių baskų bengalų bosnių bulgarų čekų danų esperanto "
    "estų filipiniečių flamandų fryzų graikų gruzinų hebrajų hindi indoneziečių islandų ispanų italų japonų "
    "katalonų kazachų kinų kirgizų korėjiečių kroatų kurdų latgalių latvių lenkų lietuvių liuksemburgiečių lotynų "
    "makedonų malajų maltiečių moldavų mongolų nepaliečių norvegų olandų osetinų persų portugalų prancūzų romų "
    "rumunų rusų sanskrito serbų škotų slovakų slovėnų suomių svahilių švedų tadžikų tailandiečių tajų tamilų "
    "tibetiečių totorių turkmėnų turkų ukrainiečių uzbekų valų vengrų vietnamiečių vokiečių žemaičių".split()
)
"""Genitives that name languages."""


def ends_its_phrase(token: Token, site: Site) -> bool:
    """Whether nothing that a genitive may belong to follows it."""
    after = word_after(token, site)
    return after is None or after.upos in {"PUNCT", "CCONJ", "SCONJ", "ADP"}


def is_compared_with_the_same(site: Site) -> bool:
    """Beside a word for comparing a genitive at the end of its phrase belongs to the noun that was said before: *mano
    rezultatai lyginami su brolio*, *jų kainos sutampa su konkurentų*."""
    token, adposition = site.token, site.head
    if not (is_lithuanian(site) and is_governed(site) and is_genitive_alone(site) and ends_its_phrase(token, site)):
        return False
    above = site.sentence.head_of(adposition)
    return above is not None and COMPARING.search(lower(above)) is not None


COMPARING = re.compile("lygin|sutamp|sutap|panaš|tapat|varžo|varžy|konkur")
"""In Lithuanian words for comparing."""


def is_converted(site: Site) -> bool:
    """A Lithuanian word for what converts one thing into another has both before it: *nuolatinės į kintamąją
    keitikliai*, *teksto į kalbą vertimas*. It is not what *į* governs, and no noun of the adjective behind that."""
    noun, adposition = site.token, site.head
    if is_modifier(noun):
        noun, adposition = site.head, word_before(site.token, site) or site.head
    first, before = word_after(adposition, site), word_before(adposition, site)
    if not is_lithuanian(site) or noun.upos not in NOUNS or lower(adposition) != "į" or first is None or before is None:
        return False
    converts = first.id < noun.id and CHANGING.search(lower(noun)) is not None
    taken = cases_taken(adposition, site)
    return converts and is_in_one_of(first, taken, site) and any(map(may_be_genitive, site.readings(before)))


def belongs_to_what_is_converted(site: Site) -> bool:
    """Between a Lithuanian attribute and its noun stands what is turned into something else: *seną teksto į garsą
    įrankį*; not *seną teksto į garsą*."""
    token, genitive = site.token, site.head
    into = word_after(genitive, site)
    result = word_after(into, site) if into is not None else None
    noun = word_after(result, site) if result is not None else None
    if not (is_lithuanian(site) and is_modifier(token)) or into is None or result is None or noun is None:
        return False
    turned = lower(into) == "į" and any(map(may_be_genitive, site.readings(genitive)))
    return turned and noun.upos in NOUNS and "Acc" in cases_of(result, site) and may_agree(token, noun, site)


def is_of_an_unknown_word(site: Site) -> bool:
    """A Lithuanian genitive behind an adposition belongs to a word that ends in the case of this, and of which the
    tagger makes a particle, an adverb or a verb that no dictionary knows: *su regos negalia*; not *su regos vakar*."""
    token, after = site.token, word_after(site.token, site)
    if not (is_lithuanian(site) and is_governed(site)) or after is None or after.upos not in TAKEN_FOR:
        return False
    taken = cases_taken(site.head, site)
    ends = any(CASE_ENDS[case].search(lower(after)) for case in taken if case in CASE_ENDS)
    unknown = ends and not known_as(lower(after), after.upos, site.readings)
    return unknown and len(lower(after)) > SHORT and any(map(may_be_genitive, site.readings(token)))


TAKEN_FOR = frozenset({"ADV", "PART", "SCONJ", "VERB"})
"""What a tagger makes of nouns that it does not know."""
CASE_ENDS = {
    "Acc": re.compile("[ąęįų]$"),
    "Gen": re.compile("(?:[oų]|[oė]s|ies)$"),
    "Ins": re.compile("(?:[ae]|[oė]mis|imis|[^t]umi|imi)$"),
}
"""Case -> ends of nouns in it that adverbs seldom have."""
SHORT = 4
"""Letters of the longest particle."""


def is_so_many_in_each(site: Site) -> bool:
    """Behind Lithuanian *po* and a numeral a locative says in what there are so many each: *po du kambaryje*; not *po
    kambaryje*."""
    token, other = site.token, site.head
    adposition, numeral = (other, word_after(other, site)) if is_governed(site) else (word_before(token, site), token)
    noun = token if is_governed(site) else other
    if not is_lithuanian(site) or adposition is None or numeral is None or lower(adposition) != "po":
        return False
    each = NUMERALS.fullmatch(lower(numeral)) is not None and numeral.id < noun.id
    return each and "Loc" in cases_of(noun, site)


NUMERALS = re.compile("vien[ąu]|vienas|du|dvi|tris|(?:ketur|penk|šeš|septyn|aštuon|devyn)(?:is|ias)|kel(?:is|ias)|daug")
"""Lithuanian numerals in the accusative."""


def belongs_to_the_noun_before(site: Site) -> bool:
    """A Lithuanian adjective right behind a noun with which it agrees belongs to that, and a dative behind it says for
    whom that is so: *dovaną malonią vaikams*; not *malonią vaikams*."""
    token, dative, noun = site.token, site.head, word_before(site.token, site)
    if not (is_lithuanian(site) and is_modifier(token)) or noun is None or token.id > dative.id:
        return False
    nouns = site.readings(noun) if noun.upos in NOUNS else as_a_noun_alone(noun, site)
    agrees = any(agree(one.feats, own.feats) for one in nouns for own in site.readings(token))
    return agrees and cases_of(dative, site) == DATIVES and "Dat" not in cases_of(token, site)


def is_of_what_is_in_capitals(site: Site) -> bool:
    """A Lithuanian genitive right before an abbreviation, which shows no case, belongs to that, which is the subject:
    *bylos ID yra klaidingas*; not *bylos yra klaidingas*."""
    noun, after = subject_of(site), word_after(subject_of(site), site)
    if not is_lithuanian(site) or noun.upos not in NOUNS or after is None or not is_in_capitals(after):
        return False
    verb = word_after(after, site)
    followed = verb is not None and verb.upos in {"AUX", "VERB"}
    return followed and any(map(may_be_genitive, site.readings(noun)))


def is_not_what_you_do(site: Site) -> bool:
    """What may be a genitive before a negated Lithuanian verb in the first or second person is its object: *jos
    nepažįstate*, *šios knygos neskaitėme*."""
    token, verb = site.token, site.head
    if not (is_lithuanian(site) and is_subject(token)) or not lower(verb).startswith("ne"):
        return False
    spoken = SPOKEN.search(lower(verb)) is not None
    return spoken and any(map(may_be_genitive, site.readings(token)))


SPOKEN = re.compile("(?:[mt]ė?s|[mt]e|[iu])$")
"""How Lithuanian verbs in the first and second person end."""


def is_a_noun_by_its_end(site: Site) -> bool:
    """An accusative in *-ę* that is of no adjective in *-inis* is a noun: *per savaitę darbo*."""
    return is_lithuanian(site) and is_modifier(site.token) and ends_as_a_noun(site.token)


def is_of_the_noun_behind_an_adjective(site: Site) -> bool:
    """What ends in *-inis* and stands right before a noun with which it agrees is an adjective of that, and so a
    genitive with its attribute before it belongs to the noun: *mažos galios magnetinis jungiklis*."""
    token, adjective = site.token, site.head
    noun = word_after(adjective, site)
    if not (is_lithuanian(site) and is_modifier(token)) or token.id > adjective.id or noun is None:
        return False
    if noun.upos not in NOUNS or IN_INIS.search(lower(adjective)) is None or not may_agree(adjective, noun, site):
        return False
    beside = (word_before(token, site), word_after(token, site))
    return is_in_one_of(token, GENITIVE, site) and any(
        word is not None
        and word.id != adjective.id
        and is_in_one_of(word, GENITIVE, site)
        and may_agree(token, word, site)
        for word in beside
    )


IN_INIS = re.compile("in(?:is|io|iam|į|iu|iame|iai|ių|iams|ius|iais|iuose|ė|ės|ei|ę|e|ėje|ėms|es|ėmis|ėse)$")
"""How Lithuanian adjectives in *-inis* end."""


def is_one_of_so_many(site: Site) -> bool:
    """Behind a quantity a determiner in the genitive stands for what there is so much of, and not for the noun behind
    in another case: *turiu keletą tokių namuose*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not (is_lithuanian(site) and is_determiner(token)) or before is None or token.id > noun.id:
        return False
    return (
        QUANTITIES.match(lower(before)) is not None
        and is_in_one_of(token, GENITIVE, site)
        and not is_in_one_of(noun, GENITIVE, site)
    )


def is_before_a_foreign_name(site: Site) -> bool:
    """A name with an end that no Lithuanian noun has in any case shows no gender and no case (*šis Audi*, *naujas
    Twitter*), and any other may belong to a noun behind it that the attribute agrees with (*visuose Lexus salonuose*).
    """
    token, name = site.token, site.head
    if not is_lithuanian(site) or not (is_modifier(token) or is_determiner(token)) or name.upos not in NOUNS:
        return False
    later = (word for word in site.sentence.tokens[name.id : name.id + 2] if word.upos in NOUNS)
    foreign = FOREIGN_END.search(lower(name)) is not None or any(may_agree(token, word, site) for word in later)
    return starts_with_capital(name) and token.id < name.id and foreign


FOREIGN_END = re.compile("(?:[bcdfghjklmnpqrtvwxzčšž]|(?<![aeiu])i)$")
"""How Lithuanian nouns, but for a handful in *-i*, do not end."""


def has_an_object_in_as(site: Site) -> bool:
    """What ends in *-as* before a feminine plural in the accusative is an attribute of that and no predicate: *kad
    žmonės naudotų tik leidžiamas priemones*, *siauras, gerai apibrėžtas sąvokas*."""
    subject, attribute = site.token, site.head
    noun = subject if subject.id > attribute.id else word_after(attribute, site)
    if not (is_lithuanian(site) and is_subject(subject)) or noun is None or noun.upos not in NOUNS:
        return False
    accusative = any(
        reading.feats.get("Case") == ACCUSATIVES and reading.feats.get("Number") == PLURALS
        for reading in (*site.readings(noun), *known_as(lower(noun), "NOUN", site.readings))
    )
    return accusative and lower(attribute).endswith("as") and lower(noun).endswith(("as", "es"))


ACCUSATIVES = frozenset({"Acc"})
PLURALS = frozenset({"Plur"})


def is_no_predicate_in_the_dative(site: Site) -> bool:
    """What ends as datives and locatives do is no predicate and has no subject: *palaikymas judantiems objektams*."""
    subject = is_lithuanian(site) and is_subject(site.token) and not is_finite(site.head)
    return subject and OBLIQUE.search(lower(site.head)) is not None


OBLIQUE = re.compile("(?:iems|oms|omis|ėms|uose|ose|oje|iam|ajam)$")
"""Ends of Lithuanian adjectives and participles in oblique cases."""


def has_a_dative_of_its_own(site: Site) -> bool:
    """Between a Lithuanian adposition and an adjective in a case that it takes may stand a dative that completes the
    adjective: *su žmogui artimais gyvūnais*."""
    token, adposition = site.token, site.head
    adjective = word_after(token, site)
    if not (is_lithuanian(site) and is_governed(site)) or adjective is None or adjective.upos != "ADJ":
        return False
    taken = cases_taken(adposition, site)
    between_them = token.id == adposition.id + 1 and is_in_one_of(adjective, taken, site)
    return between_them and is_in_one_of(token, DATIVES, site) and not is_in_one_of(token, taken, site)


def is_what_there_is_to_do(site: Site) -> bool:
    """Passive participles in *-ti* are spelt as infinitives, which are what a task or a way is: *tikslas yra išvardyti
    priežastis*."""
    predicate = (site.token.deprel or "").startswith("comp:pred")
    if not (is_lithuanian(site) and predicate) or not lower(site.token).endswith(("ti", "tis")):
        return False
    return TASKS.match(lower(site.head)) is not None


def is_an_object_by_its_case(site: Site) -> bool:
    """A Lithuanian participle in the accusative beside a verb that takes infinitives, or in the genitive beside one
    that is negated, is an attribute of its object: *turi papildomas knygas*, *neturi išleistų pinigų*."""
    token, verb = site.token, site.head
    object_ = is_lithuanian(site) and token.deprel == "comp:obj" and verb.upos in {"AUX", "VERB"}
    denied = lower(verb).startswith("ne") and lower(token).endswith(("tų", "mų", "to", "tos", "mo", "mos"))
    return object_ and token.upos == "VERB" and (denied or lower(token).endswith(("ą", "į", "us", "as", "es")))


def stands_before_a_preposition(site: Site) -> bool:
    """No Lithuanian preposition governs what stands before it: *kartu su vykdymu per tinklą*."""
    token, adposition = site.token, site.head
    return (
        is_lithuanian(site)
        and adposition.upos == "ADP"
        and lower(adposition) in PREPOSITIONS
        and token.id < adposition.id
    )


PREPOSITIONS = frozenset(
    "ant anot apie aplink arti be dėl iki iš į lig ligi netoli nuo pagal palei pas "
    "pasak paskui per pirm po prie prieš priešais pro skersai su sulig šalia tarp "
    "už vietoj vietoje vidury viduryje virš viršum žemiau".split()
)
"""Lithuanian prepositions; *dėka* and *link* stand behind their noun."""


def is_called(site: Site) -> bool:
    """Nouns alone have vocatives of their own, beside which attributes are nominatives: *sveikas, mielas drauge*."""
    attribute = is_lithuanian(site) and (is_modifier(site.token) or is_determiner(site.token))
    if not attribute or site.token.feats.get("Case") != NOMINATIVES:
        return False
    known = known_as(lower(site.head), "NOUN", site.readings) or site.readings(site.head)
    return bool(known) and all(reading.feats.get("Case") == VOCATIVES for reading in known)


VOCATIVES = frozenset({"Voc"})


def is_beyond_what_is_governed(site: Site) -> bool:
    """A Lithuanian adposition with the genitive governs one right behind it, and not a noun in another case beyond:
    *strategijos be prastovų diegimams*."""
    noun, adposition = site.token, site.head
    first = word_after(adposition, site)
    if not is_lithuanian(site) or not is_governed(site) or first is None:
        return False
    ends = lower(first).endswith(("ą", "ę", "į")) and PARTICIPLE_ENDS.search(lower(first)) is None
    if first.id < noun.id and ends and first.upos not in {"ADJ", "DET"} and "Acc" in cases_taken(adposition, site):
        return True  # *teisės į išmoką nagrinėjimas*
    if first.id + 1 != noun.id:
        # *Iš bendros sumos atėmus likutinę vertę*
        inside = between(adposition, noun, site)
        met = any(word.upos == "NOUN" and word.feats.get("Case") == GENITIVE for word in inside)
        done = any(word.upos == "VERB" and DONE.search(lower(word)) is not None for word in inside)
        return met and done and cases_taken(adposition, site) == GENITIVE
    # The tagger takes new nouns for adjectives.
    nominal = first.upos == "NOUN" or (first.upos == "ADJ" and not known_as(lower(first), "ADJ", site.readings))
    return nominal and cases_taken(adposition, site) == GENITIVE == first.feats.get("Case")


DONE = re.compile("(?:us|ant)(?:is)?$")
"""How Lithuanian verbs end that say what is done first: *atėmus, pridedant*."""


def is_what_you_are_told_about(site: Site) -> bool:
    """A Lithuanian verb that asks readers to do something has no noun as its subject: what seems to be one is a label
    (*skirtuke Pardavimo užsakymai pasirinkite eilutę*); and what may be an instrumental is none of a verb that says
    that they do something (*jų pagalba galite rikiuoti*)."""
    token, verb = site.token, site.head
    if not (is_lithuanian(site) and is_subject(token)) or token.upos not in NOUNS or verb.upos not in {"AUX", "VERB"}:
        return False
    form = lower(verb)
    means = lower(token).endswith(("a", "e")) and form.endswith(("te", "me"))
    before = word_before(token, site)
    first = before if before is not None and before.head == token.id else token
    label = first.id > 1 and starts_with_capital(first) and SPOKEN.search(form) is not None
    return form.endswith(("kite", "kitės")) or means or label


def is_for_what_a_participle_says(site: Site) -> bool:
    """A dative behind a Lithuanian adposition is that of a participle before what is governed: *apie vaikams skirtas
    knygas*."""
    token, adposition = site.token, site.head
    if not (is_lithuanian(site) and is_governed(site)) or not is_in_one_of(token, DATIVES, site):
        return False
    following = site.sentence.tokens[token.id : token.id + FOLLOWING]
    skirt = any(LIKE_A_PARTICIPLE.search(lower(word)) is not None and word.upos != "PUNCT" for word in following)
    return skirt and not is_in_one_of(token, cases_taken(adposition, site), site)


FOLLOWING = 4
"""Words behind a dative among which its participle stands."""


def belongs_to_a_feminine_behind(site: Site) -> bool:
    """A Lithuanian genitive in *-os* or *-ės* right before another belongs to that, whatever the tagger takes the
    second for, where what it seems to belong to is in another case: *trumpalaikės nuomos sutartis*."""
    token, noun, after = site.token, site.head, word_after(site.token, site)
    if not (is_lithuanian(site) and is_modifier(token)) or after is None or after.id >= noun.id:
        return False
    ends = lower(token).endswith(("os", "ės")) and lower(after).endswith(("os", "ės", "ies"))
    return ends and cases_of(noun, site).isdisjoint({"Gen"})


def is_for_professionals(site: Site) -> bool:
    """*Pro* with nothing before it and a nominative right behind it is English: *(pro patarimas)*, *Pro versija*; *pro
    forma* is Latin."""
    if (
        not (is_lithuanian(site) and lower(site.head) == "pro" and is_governed(site))
        or site.token.id != site.head.id + 1
    ):
        return False
    before = word_before(site.head, site)
    if lower(site.token) == "forma":
        return True
    opens = before is None or before.upos == "PUNCT"
    return opens and has_reading(site.token, site, lambda reading: "Nom" in reading.feats.get("Case", ()))


def is_too(site: Site) -> bool:
    """Lithuanian *per* before an adjective that is no accusative, or an adverb, says *too*: *per didelis namui*."""
    after = word_after(site.head, site)
    if not (is_lithuanian(site) and is_governed(site)) or lower(site.head) != "per" or after is None:
        return False
    return after.upos in {"ADJ", "ADV"} and not is_in_one_of(after, frozenset({"Acc"}), site)


def is_known_as_a_noun_alone(site: Site) -> bool:
    """What is known as a noun and as no adjective is none, whatever the tagger takes it for: *priskirti vartotojus
    grupėms*."""
    attribute = is_lithuanian(site) and is_modifier(site.token) and site.token.upos == "ADJ"
    return attribute and bool(as_a_noun_alone(site.token, site))


def is_a_noun_in_u(site: Site) -> bool:
    """What no lexicon has as an adjective and ends in *-ų* before a noun is the genitive of several things: *hostingų
    konfigūracijos*, *embeddingų modeliui*."""
    token = site.token
    attribute = is_lithuanian(site) and is_modifier(token) and token.id < site.head.id and lower(token).endswith("ų")
    return attribute and not known_as(lower(token), "ADJ", site.readings)


def are_done_by_themselves(site: Site) -> bool:
    """A genitive in *-ų* behind *instead of* and before a noun of action stands for things that were named: *vietoje
    naujų kūrimo*."""
    token, before = site.token, word_before(site.token, site)
    instead = is_lithuanian(site) and before is not None and lower(before) in {"vietoj", "vietoje", "be", "dėl"}
    return instead and lower(token).endswith("ų") and re.search("imo$", lower(site.head)) is not None


DOUBTS: tuple[SiteDoubt, ...] = (
    is_a_noun_in_u,
    are_done_by_themselves,
    is_everyones,
    is_a_language,
    is_compared_with_the_same,
    is_converted,
    belongs_to_what_is_converted,
    is_of_an_unknown_word,
    is_so_many_in_each,
    belongs_to_the_noun_before,
    is_of_what_is_in_capitals,
    is_not_what_you_do,
    is_a_noun_by_its_end,
    is_of_the_noun_behind_an_adjective,
    is_one_of_so_many,
    is_before_a_foreign_name,
    has_an_object_in_as,
    is_no_predicate_in_the_dative,
    has_a_dative_of_its_own,
    is_what_there_is_to_do,
    is_an_object_by_its_case,
    stands_before_a_preposition,
    is_called,
    is_beyond_what_is_governed,
    is_what_you_are_told_about,
    is_for_what_a_participle_says,
    belongs_to_a_feminine_behind,
    is_for_professionals,
    is_too,
    is_known_as_a_noun_alone,
)
"""Asked in this order."""
