"""Doubts about Finnish and Estonian words that belong to what stands farther behind: owners of what is governed,
genitives that say to what degree, and the names of what is on a screen."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.finnic import LOCAL, POSTPOSITIONS, cases_of
from lambre_core.findings.doubts.finnic_infinitives import PARTICIPLE
from lambre_core.findings.doubts.site import (
    GENITIVE,
    NOMINATIVE,
    NOUNS,
    QUOTES,
    Site,
    SiteDoubt,
    is_estonian,
    is_finite,
    is_finnic,
    is_finnish,
    is_modifier,
    is_numeral,
    is_subject,
    lower,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.findings.told.names import is_labelled

TAKEN = {
    "enne": "Par",
    "ennen": "Par",
    "ilman": "Par",
    "kohti": "Par",
    "vastavalt": "All",
    "vaatamata": "All",
    "hoolimata": "Ela",
    "huolimatta": "Ela",
    "alates": "Ela",
    "koos": "Com",
    "seoses": "Com",
    "võrreldes": "Com",
}
"""Prepositions of both languages, and the case that each takes."""

MOST_OF_A_LIST = 25
"""Words behind a genitive among which the noun is looked for that it belongs to."""


def owns_what_is_governed(site: Site) -> bool:
    """A genitive behind a preposition, and what is joined to it or stands beside it, may belong to a later noun in the
    case that this takes: *ennen hinnan, määrän ja ajan muuttamista*, *enne paberi (A4) vahetamist*."""
    token, adposition = site.token, site.head
    case = TAKEN.get(lower(adposition)) if is_finnic(site) and adposition.upos == "ADP" else None
    if case is None or token.id < adposition.id or "Gen" not in cases_of(token, site):
        return False
    bracketed = 0
    for word in site.sentence.tokens[token.id : token.id + MOST_OF_A_LIST]:
        bracketed += (word.form == "(") - (word.form == ")")
        if bracketed or word.form == ")":
            continue
        if word.upos == "NOUN" and case in cases_of(word, site):
            return True
        if is_finite(word) or word.upos == "SCONJ" or word.form in STOPS:
            return False
    return False


STOPS = frozenset(".;:!?")


def says_to_what_degree(site: Site) -> bool:
    """A Finnish adjective in the genitive right before a participle in another case says how much or in which way it
    is so, and is no attribute of it: *tarpeettoman sitovalta*, *erityisen toimivaksi*."""
    token, head = site.token, site.head
    degree = is_finnish(site) and is_modifier(token) and token.id + 1 == head.id and lower(token).endswith("n")
    oblique = bool(cases_of(head, site)) and cases_of(head, site) <= LOCAL | {"Abl", NOMINATIVE}
    return degree and oblique and SO.search(lower(head)) is not None


SO = re.compile("[aäeoöuyi](?<!^yst[aä])v[aä](?:ll[aä]|lt[aä]|lle|ks[ie]|n[aä])$")
"""How participles end, and hardly any other noun, in cases of how something is."""


def is_as_much_as(site: Site) -> bool:
    """A Finnish word in *-llinen* before a partitive says how much of it there is: *lasillinen vettä*."""
    token, noun = site.token, site.head
    full = is_finnish(site) and is_modifier(token) and FULL.search(lower(token)) is not None and token.id < noun.id
    return full and "Par" in cases_of(noun, site) and "Par" not in cases_of(token, site)


FULL = re.compile(
    "(?:laatiko|lasi|kori|pullo|kupi|kulho|pussi|lautase|koura|käde|sylil?|ämpäri|lusika|purki|tölki|kuorma|säki|"
    "annokse|huonee|pöydä)lli(?:nen|sen|set)$"
)
"""How such words end."""


def counts_what_is_done_so(site: Site) -> bool:
    """A noun in a case of place or manner right before a participle is what that has beside it, and a numeral before it
    counts the noun behind both: *kaks arvega seotud rida*."""
    token, noun = site.token, site.head
    after = word_after(noun, site)
    counted = is_finnic(site) and is_numeral(token) and token.id + 1 == noun.id and after is not None
    if not counted or after is None or after.upos not in {"ADJ", "VERB"} or PARTICIPLE.search(lower(after)) is None:
        return False
    cases = cases_of(noun, site)
    return bool(cases) and cases <= LOCAL


def is_named_on_screen(site: Site) -> bool:
    """What follows the name of a field, page or choice and a capital belongs to a label, of which nothing outside says
    anything: *looge valiku Koosta pangatähe leht jaoks nimi*, *lehel Kasutaja seaded saab seda muuta*."""
    token = site.token
    named = is_finnic(site) and token.upos in NOUNS and NOMINATIVE in token.feats.get("Case", ())
    asked = site.head.upos in {"ADP", "AUX", "VERB"}
    return named and asked and is_labelled(token, site.sentence)


def is_no_verb_but_a_place(site: Site) -> bool:
    """Estonian words in *-ises* and the like are nouns, of which nothing is a subject: *need loendid jaotises Ladu*."""
    return is_estonian(site) and is_subject(site.token) and IN_IS.search(lower(site.head)) is not None


IN_IS = re.compile("(?:jaotis|märgis|küpsis|salvestis|teatis|loetis)(?:es|el|est|elt)$")
"""Such nouns in cases of place."""


def is_no_verb_behind_another(site: Site) -> bool:
    """A finite verb right behind another one that it is joined to by nothing is none, but the genitive of a noun:
    *sisestage teate tekst*; what stands behind it is no object of it."""
    token, verb = site.token, site.head
    before = word_before(verb, site)
    if not is_estonian(site) or before is None or verb.head != before.id or not (verb.deprel or "").startswith("conj"):
        return False
    return (token.deprel or "").startswith("comp:obj") and is_finite(verb) and is_finite(before)


def is_loaded_down(site: Site) -> bool:
    """Estonian *alla* beside *laadima* and the like is a part of the verb, and the nominative before it the object:
    *laadige loodud fail alla*."""
    token, adverb = site.token, site.head
    down = is_estonian(site) and lower(adverb) in {"alla", "üles", "kokku"} and token.id + 1 == adverb.id
    told = (word for word in site.sentence.tokens[: token.id - 1] if LOADING.match(lower(word)) is not None)
    return down and NOMINATIVE in token.feats.get("Case", ()) and any(told)


LOADING = re.compile("lae|laa[dt]|võta|võt[mk]|kirjuta|lõi[gk]|lase|las[tk]|tõmma|tõmba|kogu|leppi|lepi|arvuta")
"""How verbs begin that have these beside them."""


def is_of_those_who_speak(site: Site) -> bool:
    """A noun right behind a personal pronoun says who is meant by it, and the verb is in the person of the pronoun:
    *me suomalaiset rakastamme*, *meie eestlased armastame*."""
    before = word_before(site.token, site)
    pronoun = before is not None and lower(before) in {"minä", "sinä", "me", "te", "mina", "sina", "meie", "teie"}
    personal = not {"1", "2"}.isdisjoint(site.head.feats.get("Person", ()))
    return is_finnic(site) and pronoun and is_subject(site.token) and site.token.upos in NOUNS and personal


def is_in_some_hurry(site: Site) -> bool:
    """Finnish *vähän* and the like before what somebody feels say to what degree, and count nothing: *minulla on vähän
    kiire*."""
    feeling = lower(site.head) in {"kiire", "kylmä", "kuuma", "nälkä", "jano", "ikävä", "paha", "sääli", "hoppu"}
    return is_finnish(site) and feeling and lower(site.token) in {"vähän", "paljon", "liian", "aika"}


def is_of_an_average(site: Site) -> bool:
    """An Estonian adjective before a form of *keskmine* belongs to that, which stands for a noun: *liikuva keskmise
    meetodile*."""
    token, after = site.token, word_after(site.token, site)
    average = after is not None and lower(after).startswith("keskmi") and after.id != site.head.id
    return is_estonian(site) and is_modifier(token) and average


def is_before_that(site: Site) -> bool:
    """*Ennen kuin* and *enne kui*, also behind a comma, begin a clause, and govern nothing: *tilaus ennen, kuin se
    tuli*."""
    behind = site.sentence.tokens[site.head.id : site.head.id + 2]
    return (
        is_finnic(site) and lower(site.head) in {"ennen", "enne"} and any(lower(w) in {"kuin", "kui"} for w in behind)
    )


def is_there_below(site: Site) -> bool:
    """Finnish *alla* and the like right before *oleva* are adverbs: *alla olevien ohjeiden mukaan*."""
    after = word_after(site.head, site)
    return (
        is_finnish(site)
        and site.head.upos == "ADP"
        and after is not None
        and lower(after).startswith(("oleva", "olevi"))
    )


def does_it_behind_what_is_done(site: Site) -> bool:
    """An Estonian singular behind a verb in the singular does it, where a plural stands before that: *hinnad arvutab
    mootor*."""
    token, verb = site.token, site.head
    single = "Sing" in token.feats.get("Number", ()) and NOMINATIVE in token.feats.get("Case", ())
    done = is_estonian(site) and (token.deprel or "").startswith("comp:obj") and token.id > verb.id and single
    before = word_before(verb, site)
    several = before is not None and before.upos == "NOUN" and NOMINATIVE in before.feats.get("Case", ())
    one = "Sing" in verb.feats.get("Number", ()) and "3" in verb.feats.get("Person", ())
    return done and one and several and before is not None and "Plur" in before.feats.get("Number", ())


def is_no_verb_before_its_adposition(site: Site) -> bool:
    """A Finnish word in *-n* before a postposition is a genitive, and no verb that a noun is the subject of: *varaston
    varaaminen laskennan aikana*."""
    after = word_after(site.head, site)
    behind = after is not None and lower(after) in POSTPOSITIONS
    return is_finnish(site) and is_subject(site.token) and behind and lower(site.head).endswith("n")


def is_a_delivery(site: Site) -> bool:
    """Estonian *tarne*, *makse*, *kuva* and their compounds are nouns: *otsetarne tellimused*, *makse loomine*."""
    delivered = is_modifier(site.token) and lower(site.token).endswith(("tarne", "kuva"))
    paid = lower(site.head) == "makse" and (site.token.deprel or "").startswith("comp:obj")
    return is_estonian(site) and (delivered or paid)


def is_what_goes_on(site: Site) -> bool:
    """Estonian *toimuva* and the like before an adjective stand for what goes on: *toimuva graafiliseks vaateks*;
    so does its partitive before another case: *kirjeldas toimuvat naeruga*."""
    token, after = site.token, word_after(site.token, site)
    if is_estonian(site) and lower(token) in {"toimuvat", "järgnevat", "eelnevat", "juhtunut", "öeldut"}:
        return is_modifier(token) and "Par" not in site.head.feats.get("Case", ())
    going = lower(token) in {"toimuva", "järgneva", "eelneva", "olemasoleva"} and is_modifier(token)
    return is_estonian(site) and going and after is not None and after.upos == "ADJ" and after.id < site.head.id


def is_of_a_colour(site: Site) -> bool:
    """A Finnish colour in the genitive before a noun in another case may stand for what has it: *punaisen rajana*."""
    colour = is_finnish(site) and is_modifier(site.token) and COLOUR.fullmatch(lower(site.token)) is not None
    cases = cases_of(site.head, site)
    return colour and bool(cases) and cases <= LOCAL | {"Abl"}


COLOUR = re.compile("(?:punaise|sinise|vihreä|keltaise|musta|valkoise|harmaa|ruskea|oranssi)n")


def varies_before_its_noun(site: Site) -> bool:
    """A Finnish word in *-vat* behind a finite verb, or an order that opens the sentence, is an attribute of a plural
    behind it: *toiminto lisää liittyvät tiedot*, *analysoi kasvavat viikon luvut*."""
    token, verb = site.token, site.head
    before = word_before(verb, site)
    behind = site.sentence.tokens[verb.id : verb.id + MOST_BETWEEN]
    several = any(word.upos == "NOUN" and "Plur" in word.feats.get("Number", ()) for word in behind)
    ordered = before is token and token.id == 1 and re.search("[aeiouyäö]$", lower(token)) is not None
    varying = is_finnish(site) and is_subject(token) and lower(verb).endswith(("vat", "vät")) and token.id < verb.id
    return varying and several and before is not None and (ordered or (before is not token and is_finite(before)))


MOST_BETWEEN = 3
"""Words behind such a participle among which its noun is looked for."""


def is_from_some_direction(site: Site) -> bool:
    """Finnish names of directions are nouns, and those in *-inen* are spelt as adjectives: *koillisen alueelle*."""
    return is_finnish(site) and is_modifier(site.token) and DIRECTION.match(lower(site.token)) is not None


DIRECTION = re.compile("(?:koilli|luotei|lounai|kaakkoi)(?:se|nen)")


def can_be_done_with_those(site: Site) -> bool:
    """Finnish *ne* and *nämä* before *voi* and an infinitive without an object are what anybody can do something with:
    *ne voi lähettää vain sivulta*."""
    token, verb = site.token, site.head
    those = is_finnish(site) and is_subject(token) and lower(token) in {"ne", "nämä", "nuo"} and token.id < verb.id
    if not those or lower(verb) not in {"voi", "voisi", "saa", "saisi", "pystyy"}:
        return False
    done = [word for word in site.below.get(verb.id, ()) if word.upos == "VERB" and word.id > verb.id]
    objects = any((word.deprel or "").startswith("comp:obj") for one in done for word in site.below.get(one.id, ()))
    return bool(done) and not objects


def ends_a_quotation(site: Site) -> bool:
    """An attribute right before a closing quotation mark belongs to what is quoted: *lingi "Kuva kõik" tekste*."""
    after = word_after(site.token, site)
    quoted = after is not None and (after.form in QUOTES or after.form in {'"', "'"}) and after.id < site.head.id
    return is_finnic(site) and is_modifier(site.token) and quoted


def may_be_a_noun_in_the_genitive(site: Site) -> bool:
    """What seems a Finnish adjective in the genitive is a noun, which shares no case with the one behind it, where the
    tagger thinks of one and no lexicon has the adjective: *alikanavien tasoja*."""
    token = site.token
    modifies = is_finnish(site) and is_modifier(token) and token.upos == "ADJ" and token.id < site.head.id
    believed = token.beliefs.upos.get("NOUN", 0.0) if token.beliefs is not None else 0.0
    genitive = token.feats.get("Case") == GENITIVE
    return modifies and genitive and believed >= A_NOUN and not known_as(lower(token), "ADJ", site.readings)


A_NOUN = 0.1
"""Least probability of a noun that is taken for an adjective."""


DOUBTS: tuple[SiteDoubt, ...] = (
    may_be_a_noun_in_the_genitive,
    owns_what_is_governed,
    says_to_what_degree,
    is_as_much_as,
    counts_what_is_done_so,
    is_named_on_screen,
    is_no_verb_but_a_place,
    is_no_verb_behind_another,
    is_loaded_down,
    is_of_those_who_speak,
    is_in_some_hurry,
    is_of_an_average,
    is_before_that,
    is_there_below,
    does_it_behind_what_is_done,
    is_no_verb_before_its_adposition,
    is_a_delivery,
    is_what_goes_on,
    is_of_a_colour,
    varies_before_its_noun,
    is_from_some_direction,
    can_be_done_with_those,
    ends_a_quotation,
)
