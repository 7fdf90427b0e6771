"""Doubts about German words whose place or neighbour says that they belong elsewhere than the parser has them."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.german_phrases import ARTICLES, go_together, is_inflected
from lambre_core.findings.doubts.german_verbs import is_infinitive
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOMINATIVE,
    NOUNS,
    OPENING,
    QUOTES,
    Site,
    SiteDoubt,
    has_reading,
    is_determiner,
    is_finite,
    is_nothing_but_nominative,
    is_subject,
    lower,
    word_after,
    word_before,
)
from lambre_core.findings.told.german_phrases import is_span


def is_done_by_them(site: Site) -> bool:
    """A noun that may be an accusative, before a verb in the plural with *sie* or *wir* right behind it, is the object:
    *aber Kälte können sie nicht leiden*."""
    noun, verb = site.token, site.head
    who = word_after(verb, site)
    if site.language != "de" or not is_subject(noun) or noun.upos not in NOUNS or noun.id > verb.id or who is None:
        return False
    several = is_finite(verb) and "Plur" in verb.feats.get("Number", ()) and lower(who) in {"sie", "wir"}
    return several and has_reading(noun, site, lambda reading: "Acc" in reading.feats.get("Case", ()))


def is_what_that_is(site: Site) -> bool:
    """*Das* right behind a verb is no article of what has no pieces, and needs none: *vielleicht ist das Schmuck*,
    *dann wird das Aufmerksamkeit auf dich ziehen*."""
    that, noun = site.token, site.head
    verb = word_before(that, site)
    if site.language != "de" or that.form != "das" or noun.id != that.id + 1 or verb is None or not is_finite(verb):
        return False
    return WITHOUT_PIECES.search(lower(noun)) is not None


WITHOUT_PIECES = re.compile(
    "(?:keit|heit|schaft|tät)$|^(?:absicht|angst|arbeit|betrug|diebstahl|freude|folter|hass|humor|ironie|kunst|liebe|"
    "magie|mord|müll|musik|mut|notwehr|pflicht|physik|politik|quatsch|ruhe|schmuck|sinn|spaß|spott|stress|strom|theorie|"
    "übung|unfug|unsinn|verrat|verschwendung|vorschrift|wut|zauberei|zeit|zufall|zwang|ärger)$"
)
"""Nouns that say without an article what something is, or what comes of it."""


def is_made_there(site: Site) -> bool:
    """A nominative beside *werden* and a verb of which participle and infinitive are one is the subject of a passive,
    if nothing else is its subject but a time: *dann wird das nächste Mal, wenn du kommst, ein Wächter erschaffen*."""
    noun, verb = site.token, site.head
    if site.language != "de" or noun.upos not in NOUNS or ALIKE.search(lower(verb)) is None:
        return False
    auxiliary = site.sentence.head_of(verb)
    if auxiliary is None or auxiliary.lemma != "werden" or not (noun.deprel or "").startswith("comp:obj"):
        return False
    subjects = [word for word in site.below.get(auxiliary.id, ()) if is_subject(word)]
    nominative = has_reading(noun, site, lambda reading: NOMINATIVE in reading.feats.get("Case", ()))
    return nominative and all(map(is_span, subjects))


ALIKE = re.compile(
    "(?:schaffen|(?:be|er|ent|ver)halten|fallen|fahren|laden|tragen|geben|graben|kommen|raten|lassen|laufen|lesen|messen|"
    "rufen|schlafen|sehen|stoßen|treten|waschen|wachsen|gessen|fangen)$"
)
"""Ends of infinitives that, behind a prefix without stress, are spelt as participles: *erschaffen*, *vergessen*."""


def stands_for_one_of_them(site: Site) -> bool:
    """*Einem von ihnen* is a phrase, and its determiner goes with no noun behind it: *er tauschte mit einem von ihnen
    Vorräte aus*."""
    one, noun = site.token, site.head
    of, them = word_after(one, site), None
    if of is not None:
        them = word_after(of, site)
    if site.language != "de" or not is_determiner(one) or of is None or them is None or noun.id <= them.id:
        return False
    return lower(of) == "von" and lower(them) in THEM


THEM = frozenset("ihnen uns euch denen diesen jenen beiden".split())


def has_its_adposition_behind(site: Site) -> bool:
    """A dative right before *gegenüber* or *zuliebe* belongs to that, and not to the verb: *ich hatte ihm gegenüber
    erwähnt, dass …*."""
    word, verb = site.token, site.head
    behind = word_after(word, site)
    return (
        site.language == "de"
        and verb.upos in {"AUX", "VERB"}
        and behind is not None
        and lower(behind) in {"gegenüber", "zuliebe", "zufolge", "entgegen", "gemäß", "voraus"}
        and has_reading(word, site, lambda reading: "Dat" in reading.feats.get("Case", ()))
        and not is_subject(word)
    )


def is_done_by_who_was_addressed(site: Site) -> bool:
    """In an item of a list a second person at the end goes with a *du* before the list, and what may be an accusative
    is its object: *eine komplette Produktion erstellst*."""
    noun, verb = site.token, site.head
    if site.language != "de" or not is_subject(noun) or noun.upos not in NOUNS or noun.id > verb.id:
        return False
    last = all(word.upos == "PUNCT" for word in site.sentence.tokens[verb.id :])
    words = (noun, *(word for word in site.below.get(noun.id, ()) if word.upos in ATTRIBUTES and word.id < noun.id))
    accusative = all(any("Acc" in one.feats.get("Case", ()) for one in site.readings(word)) for word in words)
    return last and accusative and "2" in verb.feats.get("Person", ())


def has_left_you_out(site: Site) -> bool:
    """*Es* right behind a second person that opens a sentence, and no question, is the object of somebody who is left
    out: *hast es auch geschafft*."""
    it, verb = site.token, site.head
    if site.language != "de" or lower(it) != "es" or not is_subject(it) or verb.id != 1 or it.id != verb.id + 1:
        return False
    asks = any(word.form == "?" for word in site.sentence.tokens)
    return "2" in verb.feats.get("Person", ()) and not asks


def is_the_same_for_all(site: Site) -> bool:
    """*Alle* right behind an adposition, before *gleiche*, is everybody: *ein Spiel, das für alle gleiche Regeln hat*;
    *für alle gleichen Fälle* is another thing."""
    word, all_of = site.token, word_before(site.token, site)
    if lower(word) == "alle":
        same = word_after(word, site)
        all_of = word
    else:
        same = word
    before = word_before(all_of, site) if all_of is not None else None
    if site.language != "de" or all_of is None or same is None or before is None:
        return False
    return lower(all_of) in {"alle", "beide"} and lower(same) in {"gleiche", "dieselben"} and before.upos == "ADP"


def is_inside_an_article_phrase(site: Site) -> bool:
    """An article right before an adposition goes with a participle and a noun behind what that governs: *das von ihr
    getroffene Ziel*, where *ihr* is no possessive of the *Ziel*."""
    for word in (site.token, site.head):
        if word.upos in NOUNS and word.id > 1:
            noun = word
            break
    else:
        return False
    attribute = word_before(noun, site)
    inner = word_before(attribute, site) if attribute is not None else None
    adposition = word_before(inner, site) if inner is not None else None
    article = word_before(adposition, site) if adposition is not None else None
    if site.language != "de" or attribute is None or inner is None or adposition is None or article is None:
        return False
    if lower(inner) not in PERSONS or adposition.upos != "ADP" or lower(article) not in ARTICLES:
        return False
    return is_inflected(attribute) and go_together((article,), noun, site)


PERSONS = frozenset("ihr ihm ihnen uns euch sie".split())
"""Personal pronouns, of which some are spelt as possessives."""


def is_before_a_quoted_part(site: Site) -> bool:
    """An article before a quotation that a hyphen joins to a noun goes with that: *im »Musik umwandeln«-Dialog*."""
    article, noun = site.token, site.head
    quote = word_after(article, site)
    if site.language != "de" or not is_determiner(article) or quote is None or quote.form not in OPENING:
        return False
    rest = site.sentence.tokens[quote.id :]
    closing = next((word for word in rest if word.form in QUOTES and word.id > quote.id), None)
    hyphen = word_after(closing, site) if closing is not None else None
    return hyphen is not None and hyphen.form == "-" and noun.id < hyphen.id


def is_before_a_spaced_compound(site: Site) -> bool:
    """An article before a noun, an infinitive and another noun goes with the last, of which the others are the name:
    *die nächste Passwort vergessen E-Mail*."""
    word, noun = site.token, site.head
    if site.language != "de" or noun.upos not in NOUNS or word.id > noun.id or word.upos not in {"ADJ", "DET"}:
        return False
    verb = word_after(noun, site)
    last = word_after(verb, site) if verb is not None else None
    if verb is None or last is None or last.upos not in NOUNS or not is_infinitive(verb, site):
        return False
    return go_together((word,), last, site) and not go_together((word,), noun, site)


def is_what_a_program_is(site: Site) -> bool:
    """What is a person elsewhere, behind an English word and a hyphen, is a program, and need not be declined: *Ihren
    User-Agent*."""
    noun = site.head if site.head.upos in NOUNS else site.token
    hyphen = word_before(noun, site)
    first = word_before(hyphen, site) if hyphen is not None and hyphen.form == "-" else None
    if site.language != "de" or first is None or lower(noun) not in {"agent", "client", "assistent"}:
        return False
    return lower(first) in ENGLISH and is_nothing_but_nominative(noun, site)


ENGLISH = frozenset("user mail build browser deployment monitoring node ssh".split())


DOUBTS: tuple[SiteDoubt, ...] = (
    is_done_by_who_was_addressed,
    is_done_by_them,
    is_what_that_is,
    is_made_there,
    stands_for_one_of_them,
    has_its_adposition_behind,
    has_left_you_out,
    is_the_same_for_all,
    is_inside_an_article_phrase,
    is_before_a_quoted_part,
    is_before_a_spaced_compound,
    is_what_a_program_is,
)
