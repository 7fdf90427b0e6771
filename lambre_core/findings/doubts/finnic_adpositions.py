"""Doubts about Finnish and Estonian adpositions: what looks like one with its noun and is an adverb or a noun."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.finnic import LOCAL, cases_of
from lambre_core.findings.doubts.finnic_infinitives import ACTION
from lambre_core.findings.doubts.finnic_phrases import LONGEST
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOMINATIVE,
    NOUNS,
    QUOTES,
    Site,
    SiteDoubt,
    is_estonian,
    is_finite,
    is_finnic,
    is_finnish,
    is_subject,
    lower,
    word_after,
    word_before,
)
from lambre_core.findings.told.adpositions import is_told_of
from lambre_core.findings.told.names import is_named, is_no_word


def is_of_the_air(site: Site) -> bool:
    """Finnish *ilman* before a property of air in the nominative is its genitive: *mittaa ilman lämpötila*."""
    governed = is_finnish(site) and lower(site.head) == "ilman" and site.token.id == site.head.id + 1
    return governed and OF_AIR.search(lower(site.token)) is not None


OF_AIR = re.compile(
    "^(?:kosteu|lämpö(?:tila)?|laa[td]u|pai?ne|virtau|nopeu|tihey|puhtau|vastu|koostumu|saastu|liik|kierto|vaihtu|"
    "puhdistu|suhteelli|happi|hiilidioksid|epäpuhtau|suoda)"
)
"""How such nouns begin."""


def is_where_it_is(site: Site) -> bool:
    """Estonian *keskel*, *all* and the like behind a nominative that begins a clause, and before its verb, are adverbs:
    *väike täpp keskel tähistab algust*, *joon all näitab keskmist*; not where another nominative is the subject
    (*poiss kõrval seisab koer*)."""
    noun, adposition = site.token, site.head
    verb = word_after(adposition, site)
    if not is_estonian(site) or adposition.upos != "ADP" or noun.id + 1 != adposition.id or verb is None:
        return False
    if lower(adposition) not in WHERE or not is_finite(verb) or NOMINATIVE not in noun.feats.get("Case", ()):
        return False
    first = min((noun.id, *(child.id for child in site.below.get(noun.id, ()))))
    before = word_before(site.sentence.tokens[first - 1], site)
    opens = before is None or before.upos in {"PUNCT", "CCONJ", "SCONJ"}
    subjects = (
        child
        for child in site.below.get(verb.id, ())
        if (child.deprel or "").startswith("subj") and NOMINATIVE in child.feats.get("Case", ())
    )
    # Numbers and abbreviations show no case.
    return opens and not any((child.form or "").isalpha() and child.id > verb.id for child in subjects)


WHERE = frozenset("all ees keskel kõrval peal sees taga vahel ümber üleval paremal vasakul eespool allpool".split())
"""Estonian adpositions of place that are adverbs as well."""


def is_a_part_of_what_ends_in_ni(site: Site) -> bool:
    """Of joined nouns in the Estonian terminative, essive, abessive or comitative the last alone has its ending: *kuni
    piltide ja failideni*, *ilma suhkru ega piimata*."""
    token = site.token
    if (
        not is_estonian(site)
        or site.head.upos != "ADP"
        or site.head.id > token.id
        or "Gen" not in cases_of(token, site)
    ):
        return False
    words = site.sentence.tokens[token.id : token.id + LONGEST]
    joined = False
    for word in words:
        if joined and not SUFFIXED.isdisjoint(cases_of(word, site)):
            return True
        joined = joined or word.upos == "CCONJ" or word.form == ","
        if is_finite(word):
            return False
    return False


SUFFIXED = frozenset({"Abe", "Com", "Ess", "Ter"})
"""Cases whose ending the last of several nouns has for all."""


def is_done_to_it(site: Site) -> bool:
    """An Estonian genitive behind a preposition may belong to the noun of action behind it, which is governed (*enne
    väärtuse uuesti mõõtmist*), and so may what is in a case of place or in the comitative (*enne meeskonnaga
    liitumist*)."""
    token, adposition = site.token, site.head
    if (
        not is_estonian(site)
        or adposition.upos != "ADP"
        or adposition.id > token.id
        or cases_of(token, site).isdisjoint(LOCAL | {"Gen"})
    ):
        return False
    for word in site.sentence.tokens[token.id : token.id + LONGEST]:
        if ACTION.search(lower(word)) is not None:
            return True
        if word.upos not in {"ADV", "ADP", "X"} | NOUNS | ATTRIBUTES:
            return False
    return False


ADVERBIAL = frozenset(
    "alla alle alta edellä edessä eteen mukana mukaan ohi perässä perään päälle päällä päässä sisälle sisällä taakse "
    "takaa takana viereen vieressä väliin välissä yli ympärille ympärillä yläpuolella alapuolella ulkopuolella".split()
)
"""Finnish postpositions that are adverbs, and one that is a verb, as well."""


def is_beside_an_adverb(site: Site) -> bool:
    """Whether a Finnish nominative may be a subject, an object or what somebody has about them beside what is an adverb
    here, or a verb: *talvi on edessä*, *ota takki mukaan*, *hattu päässä*, *salaus takaa sen*. It is none at the
    beginning of a clause with a verb of another person or thing behind it (*lääkäri mukaan potilas toipuu*)."""
    if not is_finnish(site) or site.head.upos != "ADP" or lower(site.head) not in ADVERBIAL:
        return False
    if site.token.feats.get("Case") != frozenset({NOMINATIVE}) or site.token.id > site.head.id:
        return False
    before, after = word_before(site.token, site), word_after(site.head, site)
    opens = before is None or before.upos == "PUNCT"
    follows = after is not None and after.upos in {"NOUN", "PRON", "PROPN"} and is_subject(after)
    return not (lower(site.head) == "mukaan" and opens and follows)


def stands_behind_a_postposition(site: Site) -> bool:
    """A Finnish word with a genitive before it is an adverb where a noun stands behind it: *valitse alla malli*."""
    behind = site.head.upos == "ADP" and site.token.upos in NOUNS and site.head.id < site.token.id
    return site.language == "fi" and behind and lower(site.head) in BEHIND_GENITIVES


BEHIND_GENITIVES = frozenset(
    "alla alta edellä edessä edestä eteen luo luona luota ohella ohi päällä päälle päältä sisällä sisälle sisältä "
    "takana taakse takaa vieressä viereen yläpuolella alapuolella ulkopuolella mukaan myötä mukana".split()
)


def is_before_what_is_governed(site: Site) -> bool:
    """A Finnish adposition with a partitive takes what is behind it, not what is before: *polun kohti vapautta*."""
    if site.language != "fi" or lower(site.head) not in WITH_PARTITIVES or site.head.id != site.token.id + 1:
        return False
    after = word_after(site.head, site)
    return after is not None and any("Par" in reading.feats.get("Case", ()) for reading in site.readings(after))


WITH_PARTITIVES = frozenset("kohti ilman ennen keskellä keskelle lähellä lähelle pitkin vastaan päin".split())


def is_done_beside_an_adverb(site: Site) -> bool:
    """A Finnish partitive right before what may be an adverb is an object of the verb before it: *älä laita avainta
    mukaan*, *napsauta linkkiä alla*."""
    token, adverb = site.token, site.head
    if not is_finnish(site) or adverb.upos != "ADP" or lower(adverb) not in ADVERBIAL or token.id > adverb.id:
        return False
    before = site.sentence.tokens[: token.id - 1]
    partitive = token.feats.get("Case") == PARTITIVE or "Par" in cases_of(token, site)
    return partitive and any(word.upos in {"AUX", "VERB"} for word in before)


PARTITIVE = frozenset({"Par"})


def is_of_what_is_beyond_a_clause(site: Site) -> bool:
    """A Finnish genitive behind a preposition may belong to a partitive behind its relative clause: *ilman sivuston,
    jolla kuva on, lupaa*."""
    comma = word_after(site.token, site)
    governed = is_finnish(site) and site.head.upos == "ADP" and site.head.id < site.token.id and comma is not None
    return (
        governed
        and comma is not None
        and "Gen" in cases_of(site.token, site)
        and is_told_of(comma, PARTITIVE, site.sentence, site.readings)
    )


def is_put_somewhere(site: Site) -> bool:
    """Finnish *kohtaan* is a noun as well: behind an attribute in its case (*merkittyyn kohtaan*), and before the name
    of a place (*kopioi sisältö kohtaan Nimi*), quoted or not (*kopioi mallin kohtaan ”Nimi”*), and where nothing is
    felt or done to anybody (*liitä teksti osoittimen kohtaan*)."""
    if not is_finnish(site) or lower(site.head) != "kohtaan" or site.token.id > site.head.id:
        return False
    after = word_after(site.head, site)
    named = after is not None and after.upos not in {"AUX", "CCONJ", "PUNCT", "SCONJ", "VERB"}
    named |= after is not None and (after.form or "") in QUOTES
    named |= not any(FELT.match(lower(word)) for word in site.sentence.tokens if word.id != site.token.id)
    whole = not site.token.feats.get("Case", frozenset()).isdisjoint({NOMINATIVE, "Gen"})
    return "Ill" in site.token.feats.get("Case", ()) or (named and whole)


FELT = re.compile(
    "raka|rakka|viha|kunnioi|epäluu|ystäväl|julm|tun[nt]e|osoit(?:t|i|a)|käyttäyt|asen(?:ne|te)|luotta|myötätun|"
    "vaati|kiinnost|sääli|kriitti|suopea|lempe|väkival|rikos|rehelli|reilu|oikeudenmuk|uskolli|vastuu|kohtel|toimi|"
    "halveks|pelko|pelk|katkeru|ihail|arvost|huol|velvo|syrji|asenn|suvaitse|ankar|töyke|kohteli"
)
"""How words begin that say what is felt for somebody, or how somebody is treated."""


def is_got_done(site: Site) -> bool:
    """A Finnish partitive before *aikaan* is what somebody gets done: *saada jotain valmista aikaan*."""
    partitive = site.token.feats.get("Case") == PARTITIVE
    return is_finnish(site) and lower(site.head) in {"aikaan", "aikaiseksi"} and partitive


def is_out_of_its_way(site: Site) -> bool:
    """Finnish *tieltä* and *tielle* are postpositions behind what something makes room for: *väistyä uuden tieltä*."""
    return is_finnish(site) and lower(site.head) in {"tieltä", "tiellä", "tielle"} and lower(site.token).endswith("n")


def is_no_noun_by_its_letters(site: Site) -> bool:
    """What has digits, dots or underscores in it is the name of a file or the like and shows no case: *kansion viikko3
    sisälle*; nor does a name right behind the noun that says of what, if no lexicon has it: *parametrin x suhteen*."""
    if not is_finnic(site) or "Case" not in site.token.feats:
        return False
    governed = site.head.upos == "ADP" and is_named(site.token, site.sentence, site.readings)
    return is_no_word(site.token) or governed


def is_moved_away(site: Site) -> bool:
    """An Estonian plural in the nominative right before a word that says where from or where to may be the object of
    the verb before it: *tõmbasin kardinad eest*, *võta kingad alt ära*. What says where something is has no such
    object beside it."""
    token, adverb = site.token, site.head
    beside = is_estonian(site) and adverb.id == token.id + 1 and lower(adverb) in AWAY
    plural = token.feats.get("Case") == frozenset({NOMINATIVE}) and "Plur" in token.feats.get("Number", ())
    return beside and plural and any(is_finite(word) for word in site.sentence.tokens[: token.id - 1])


AWAY = frozenset(
    "eest alt pealt vahelt küljest ümbert ette peale alla vahele külge ümber läbi üle mööda kõrvale".split()
)


def is_taken_on(site: Site) -> bool:
    """What somebody takes on or meets in Finnish is an object: *ota haaste vastaan*, *he ottivat tehtävän vastaan*."""
    token, adverb = site.token, site.head
    beside = is_finnish(site) and lower(adverb) == "vastaan" and adverb.id == token.id + 1
    return beside and any(word.lemma == "ottaa" for word in site.sentence.tokens[: token.id - 1])


DOUBTS: tuple[SiteDoubt, ...] = (
    is_moved_away,
    is_taken_on,
    is_of_the_air,
    is_where_it_is,
    is_a_part_of_what_ends_in_ni,
    is_done_to_it,
    is_beside_an_adverb,
    stands_behind_a_postposition,
    is_before_what_is_governed,
    is_done_beside_an_adverb,
    is_of_what_is_beyond_a_clause,
    is_put_somewhere,
    is_got_done,
    is_out_of_its_way,
    is_no_noun_by_its_letters,
)
