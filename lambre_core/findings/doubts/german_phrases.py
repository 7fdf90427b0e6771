"""Doubts about German noun phrases with a phrase within them, and about words that stand alone before a noun."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.doubts.german_pronouns import SOMEBODY
from lambre_core.findings.doubts.german_verbs import is_infinitive
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOMINATIVE,
    NOUNS,
    OPENING,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    has_reading,
    is_determiner,
    is_finite,
    is_numeral,
    is_subject,
    likely,
    lower,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.doubts.verbs import clashes
from lambre_core.findings.readings import known_as
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token

ARTICLES = frozenset(
    "der die das dem den des ein eine einen einem einer eines dieser diese dieses diesem diesen "
    "jeder jede jedes jedem jeden kein keine keinen keinem keiner keines".split()
)
"""German articles, and determiners that are declined as they are."""


def opens_a_longer_phrase(site: Site) -> bool:
    """A German article may go with a noun that follows later, before which an adjective or a participle stands with its
    own complements: *ein vielen Sorten gemeinsamer Fehler*, *die Anfang Mai zu Ende gegangenen Spiele*."""
    token, noun = site.token, site.head
    if site.subjects_dropped or lower(token) not in ARTICLES or token.id > noun.id or noun.upos not in NOUNS:
        return False
    return has_its_noun_behind(token, noun, site)


def is_inside_a_phrase(site: Site) -> bool:
    """A noun right behind an article that may go with a later noun is no object of the verb, but of what stands before
    that noun: *wir suchen ein vielen Kindern bekanntes Lied*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or token.upos not in NOUNS or verb.upos not in {"AUX", "VERB"}:
        return False
    article = word_before(token, site)
    while article is not None and article.upos in ATTRIBUTES and lower(article) not in ARTICLES:
        article = word_before(article, site)
    if article is None or lower(article) not in ARTICLES or go_together((article,), token, site):
        return False
    return has_its_noun_behind(article, token, site)


def has_its_noun_behind(article: Token, noun: Token, site: Site) -> bool:
    """Whether, behind a noun and in its clause, an adjective stands right before another noun, in quotation marks or
    not, and an article goes with both."""
    words = [word for word in site.sentence.tokens[noun.id :] if word.form not in OPENING]
    for word, behind in pairwise(words):
        if word.form in STOPS or word.upos in {"CCONJ", "SCONJ"} or is_finite(word):
            return False
        if is_inflected(word) and behind.upos in NOUNS and go_together((article, word), behind, site):
            return not is_opened(word, site)
    return False


def is_opened(attribute: Token, site: Site) -> bool:
    """Whether an adposition or an article stands right before the attributes of a noun, this the last of them: *im
    zweiten Stock*, *scheint ein großes Problem*."""
    before = word_before(attribute, site)
    while before is not None and before.upos == "ADJ":
        before = word_before(before, site)
    return before is not None and before.upos in {"ADP", "DET"}


STOPS = frozenset({",", ".", ":", ";", "!", "?", "(", "–", "—"})


def is_inflected(word: Token) -> bool:
    """Whether a word may be a German adjective or participle before a noun."""
    declined = lower(word).endswith(("e", "em", "en", "er", "es"))
    return word.upos in {"ADJ", "VERB"} and declined and not starts_with_capital(word)


def go_together(attributes: tuple[Token, ...], noun: Token, site: Site) -> bool:
    """Whether a noun has a reading with which each of some words before it has one that agrees."""
    return any(
        all(any(agree(reading.feats, own.feats) for own in site.readings(word)) for word in attributes)
        for reading in likely(noun, site)
        if reading.upos in NOUNS
    )


def has_its_article_before_a_phrase(site: Site) -> bool:
    """The article that an adjective's ending goes with stands before the complements of that adjective, whatever the
    parser makes of it: *der als „Alter“ bekannte Berg*."""
    token, noun = site.token, site.head
    if site.subjects_dropped or noun.id != token.id + 1 or not is_inflected(token):
        return False
    if not lower(token).endswith(("e", "en")) or any(map(is_determiner, site.below.get(noun.id, ()))):
        return False
    for word in reversed(site.sentence.tokens[: token.id - 1]):
        before = word_before(word, site)
        day = word.form == "." and before is not None and (before.form or "").isdigit()
        if (word.form in STOPS and not day) or is_finite(word):
            return False
        if lower(word) in ARTICLES - {"ein", "kein"}:
            after = word_after(word, site)
            opens = after is not None and (after.upos == "ADP" or lower(after) in {"als", "wie"})
            if not opens and before is not None and before.upos == "ADP":
                continue  # It is that of a complement: *in der vom Juli an geltenden Fassung*.
            return opens and go_together((word,), noun, site)
    return False


def stands_before_a_phrase(site: Site) -> bool:
    """An article right before an adposition is not that of the noun that this governs, nor of a genitive behind that:
    *eine nach dem Studium abgelegte Prüfung*, *die nach dem Gesetz zur Regelung früheren Unrechts Betroffenen*."""
    token, noun = site.token, site.head
    after = word_after(token, site)
    if site.subjects_dropped or lower(token) not in ARTICLES or after is None or after.upos != "ADP":
        return False
    if all(reading.feats.get("Case") == GENITIVE for reading in site.readings(noun)):
        return True
    return noun.id > after.id and not any(word.upos in NOUNS | {"PRON"} for word in between(after, noun, site))


GENITIVE = frozenset({"Gen"})


def is_the_one_named(site: Site) -> bool:
    """*Dieser* right behind an adposition stands for who was named, where the noun behind has a participle of its own
    (*von diesem beauftragte Personen*, *von anderen gesehene Vögel*) or begins a list (*aus diesen Art und Umfang
    folgern*)."""
    if site.head.upos == "ADP":
        token, noun = word_after(site.head, site), site.token
    else:
        token, noun = site.token, site.head
    if token is None or site.subjects_dropped or noun.id < token.id:
        return False
    if not (lower(token).startswith("dies") or lower(token) in SOMEBODY):
        return False
    before, after = word_before(token, site), word_after(token, site)
    if before is None or before.upos not in {"ADP", "CCONJ"} or after is None:
        return False
    if noun.id == token.id + 2 and PARTICIPLE.search(lower(after)) is not None:
        return True
    rest = [word.upos for word in site.sentence.tokens[noun.id : noun.id + 4]]
    several = "Plur" in token.feats.get("Number", ()) and "Plur" not in noun.feats.get("Number", ())
    return noun is after and several and rest[1:2] == ["NOUN"] and "CCONJ" in rest


PARTICIPLE = re.compile("(?:t|end?)e[mnrs]?$")
"""Ends of German participles as attributes."""


def is_behind_what_was_named(site: Site) -> bool:
    """Behind *und dieser* a participle has its ending from no determiner (*diesen gleichstehende Leistungen*), behind a
    pronoun from the one before that (*jedes ihr übergebene Element*)."""
    before = word_before(site.token, site)
    if before is None or before.upos not in {"DET", "PRON"} or site.token.upos != "ADJ":
        return False
    article = word_before(before, site)
    if lower(before) in DATIVES and article is not None and lower(article) in ARTICLES:
        return not site.subjects_dropped and PARTICIPLE.search(lower(site.token)) is not None
    return is_the_one_named(replace(site, token=before))


DATIVES = frozenset({"ihr", "ihm", "ihnen", "mir", "dir", "uns", "euch"})
"""German personal pronouns in the dative."""


def is_one_such(site: Site) -> bool:
    """*Ein solches* may stand for what was named, before a genitive that is what kind of it: *in ein solches anderer
    Art*."""
    token, noun, after = site.token, site.head, word_after(site.token, site)
    if site.subjects_dropped or after is None or not lower(after).startswith("solch") or noun.id < after.id + 2:
        return False
    attribute = site.sentence.tokens[after.id]
    return (
        attribute.upos in ATTRIBUTES and go_together((attribute,), noun, site) and not go_together((token,), noun, site)
    )


def is_claimed(site: Site) -> bool:
    """What a claim is to has the case that the noun asks for, and not the verb: *auf die Erlaubnis besteht kein
    Anspruch*."""
    adposition = site.head
    verb = site.sentence.head_of(adposition)
    if site.subjects_dropped or adposition.upos != "ADP" or verb is None or verb.lemma != "bestehen":
        return False
    return any(word.upos == "NOUN" and lower(word).endswith(CLAIMS) for word in site.sentence.tokens)


CLAIMS = ("anspruch", "recht", "verdacht", "aussicht", "hoffnung", "interesse", "chance", "anwartschaft", "zugriff")


def ends_what_began_elsewhere(site: Site) -> bool:
    """A German auxiliary behind its verb at the end of a sentence without a subordinate clause ends a clause that began
    before, of which the noun need not be the subject: an item of a list, *die Kundinnen auf das Verfahren hingewiesen
    hat*."""
    token, verb = site.token, site.head
    before = word_before(verb, site)
    if verb.upos != "AUX" or before is None or before.upos != "VERB" or is_finite(before):
        return False
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id or token.upos not in NOUNS:
        return False
    if any(word.upos not in {"PUNCT", "SYM"} for word in site.sentence.tokens[verb.id :]) or site.language != "de":
        return False
    if any(word.upos in {"PRON", "SCONJ"} or word.form == "," for word in site.sentence.tokens[: verb.id - 1]):
        return False
    inner = between(token, verb, site)
    other = any(is_finite(word) for word in site.sentence.tokens[: verb.id - 1])
    beside = any(word.upos == "ADP" for word in inner) and not other
    return beside and has_reading(token, site, lambda reading: "Acc" in reading.feats.get("Case", ()))


def says_how_or_when(site: Site) -> bool:
    """*Als nächstes* says when (*füge als nächstes Code hinzu*), and what stands before *werdend* what becomes of the
    noun (*eines kleiner werdenden Schiffs*); said twice it says how (*in den schneller und schneller fahrenden Zügen*).
    """
    token, before, after = site.token, word_before(site.token, site), word_after(site.token, site)
    if site.subjects_dropped or token.upos != "ADJ" or before is None or after is None:
        return False
    then = word_after(after, site)
    twice = lower(after) == "und" and then is not None and lower(then) == lower(token)
    return twice or lower(after).startswith("werdend") or (lower(before) == "als" and lower(token) in ORDINALS)


ORDINALS = frozenset("nächstes erstes letztes zweites drittes viertes fünftes".split())


def is_most_of_all(site: Site) -> bool:
    """*Am* with a superlative says how, before whatever noun: *hat uns am schnellsten Antworten geliefert*; but not
    with *ersten*, *letzten* and *nächsten*, which say which (*am letzten Tagen*)."""
    token, noun, words = site.token, site.head, site.sentence.tokens
    if site.language != "de" or noun.upos not in NOUNS or noun.id < token.id or not clashes(token.feats, noun.feats):
        return False
    number = token.id if token.upos == "DET" else token.id - 1
    if not 1 < number < len(words):
        return False
    article, adjective = words[number - 1], words[number]
    superlative = SUPERLATIVE.search(lower(adjective)) is not None and ORDINAL.search(lower(adjective)) is None
    return superlative and lower(article) == "dem" and lower(words[number - 2]) == "an"


SUPERLATIVE, ORDINAL = re.compile("(?:st|ßt|öß)en$"), re.compile("^(?:letzt|nächst|erst|[a-zäöü]+zigst)en$")
"""Ends of German superlatives behind *am*, and adjectives that end so and say which one."""


def goes_with_all_of_them(site: Site) -> bool:
    """An adjective behind *alle* that is said of the subject, right behind the verb, is declined as if there were no
    determiner: *die Bilder sollten alle verschiedene Farben haben*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if site.language != "de" or token.upos != "ADJ" or before is None or lower(before) not in {"alle", "beide"}:
        return False
    verb = word_before(before, site)
    behind_its_verb = verb is not None and is_finite(verb) and "Plur" in verb.feats.get("Number", ())
    return behind_its_verb and not is_subject(noun) and any(map(is_subject, site.sentence.tokens[: before.id - 1]))


def is_set_beside_its_like(site: Site) -> bool:
    """An adposition between two adjectives with one ending is said of what these are, and the noun behind stands in the
    case that goes with both: *die Zahl reifer gegenüber unreifer Äpfel*."""
    noun = site.token
    adposition = site.head if site.head.upos == "ADP" else word_before(site.token, site)
    if site.language != "de" or adposition is None or adposition.upos != "ADP":
        return False
    before, after = word_before(adposition, site), word_after(adposition, site)
    if before is None or after is None or after.id > noun.id or not (before.upos == after.upos == "ADJ"):
        return False
    return lower(before)[-2:] == lower(after)[-2:] in {"er", "en", "em", "es"}


def is_part_of_a_name(site: Site) -> bool:
    """An adjective with a capital within a sentence, without a determiner and before a word that no lexicon has, is
    part of a name, which need not be declined: *mit Frohe Forms*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if site.language != "de" or token.upos != "ADJ" or noun.upos not in NOUNS or token.id > noun.id:
        return False
    inside = before is not None and before.upos not in {"DET", "PUNCT", "SYM", "NUM"}
    loud = starts_with_capital(token) and not (token.form or "").isupper()
    return inside and loud and not known_as(noun.form or "", "NOUN", site.readings)


def is_an_adjective_in_small_letters(site: Site) -> bool:
    """What the tagger takes for a noun, in small letters before a conjunction, and the lexicon has as an adjective,
    too, shares a noun that follows: *der äußere und der innere Rand*."""
    token, noun, after = site.token, site.head, word_after(site.head, site)
    if site.language != "de" or not is_determiner(token) or noun.upos != "NOUN" or starts_with_capital(noun):
        return False
    joined = after is not None and after.upos == "CCONJ"
    return joined and bool(known_as(noun.form or "", "ADJ", site.readings))


def share_the_end_of_a_verb(site: Site) -> bool:
    """A verb behind *und* shares its end with the one before, of which there is the beginning alone: *der etwas ein-
    und ausblendet*."""
    token = site.token
    joint = word_before(token, site)
    first = word_before(joint, site) if joint is not None and joint.upos == "CCONJ" else None
    return site.language == "de" and first is not None and (first.form or "").endswith("-")


def have_it_themselves(site: Site) -> bool:
    """*Die* with an adjective in *-en* stands for several before a noun in the singular that they have: *dass die
    späteren Vorrang haben*."""
    token, noun = site.token, site.head
    if is_subject(token):
        token, noun = noun, token
    verb = site.sentence.head_of(noun)
    if site.language != "de" or noun.upos != "NOUN" or verb is None or lower(verb) not in {"haben", "hatten"}:
        return False
    words = [word for word in site.below.get(noun.id, ()) if word.id < noun.id]
    several = any(lower(word) == "die" for word in words) and any(
        word.upos == "ADJ" and lower(word).endswith("en") for word in words
    )
    return several and noun.id < verb.id and noun.feats.get("Number") == SINGULAR


def do_it_themselves(site: Site) -> bool:
    """*Diese* right behind a plural verb without another subject is the subject itself, and the adjective behind it is
    declined without a determiner: *definieren diese gleiche Namen, gewinnt der letzte*."""
    token, noun = site.token, site.head
    these = token if token.upos == "DET" else word_before(token, site)
    verb = word_before(these, site) if these is not None else None
    if site.language != "de" or these is None or lower(these) != "diese" or verb is None or not is_finite(verb):
        return False
    adjective = word_after(these, site)
    strong = adjective is not None and adjective.upos == "ADJ" and lower(adjective).endswith("e")
    others = any(is_subject(word) and word.id not in {these.id, noun.id} for word in site.below.get(verb.id, ()))
    plural = "Plur" in verb.feats.get("Number", ()) and "Plur" in noun.feats.get("Number", ())
    return strong and plural and not others and adjective is not None and adjective.id < noun.id


def is_an_english_as(site: Site) -> bool:
    """English *as* is no adposition with an article, as *ans* is: *Infrastructure as Code*."""
    token, before = site.token, word_before(site.token, site)
    joined = before is not None and before.span is not None and before.span == token.span
    return site.language == "de" and joined and before is not None and lower(before) == "a"


def is_a_noun_in_a_name(site: Site) -> bool:
    """What is spelt as a German auxiliary with a capital, behind a word with one that does not begin the sentence or is
    a name, is part of a name itself: *den Base Hat anschließen*."""
    verb, before = site.head, word_before(site.head, site)
    if site.language != "de" or verb.upos != "AUX" or before is None:
        return False
    named = before.upos in NOUNS | {"X"} and starts_with_capital(before)
    return named and starts_with_capital(verb) and not (verb.form or "").isupper() and verb.head in {0, site.token.id}


def is_joined_with_a_capital(site: Site) -> bool:
    """What is spelt as a German auxiliary with a capital behind *und* or *oder*, and no clause begins there, is a noun:
    *entweder Soll oder Haben buchen*."""
    for verb in (site.token, site.head):
        before = word_before(verb, site)
        if verb.upos == "AUX" and before is not None and before.upos == "CCONJ" and starts_with_capital(verb):
            return site.language == "de" and not (verb.form or "").isupper()
    return False


def says_what_it_is(site: Site) -> bool:
    """*Das* and *dies* before a bare noun are the subject of a copula at the end, and the noun is its predicate: *dass
    das Betrug ist*, *weil dies Unsinn wäre*."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    if site.subjects_dropped or lower(token) not in {"das", "dies"} or noun.id != token.id + 1 or verb is None:
        return False
    if verb.id < noun.id or lower(verb) not in COPULAS or not is_subject(noun):
        return False
    return not any((word.deprel or "").startswith("comp:") for word in site.below.get(verb.id, ()))


def is_part_of_something(site: Site) -> bool:
    """*Diese* before *Teil* and a genitive is who is part of something, where *to be* ends the clause: *dann muss diese
    Teil der Gruppe sein*."""
    token, noun, words = site.token, site.head, site.sentence.tokens
    if site.language != "de" or lower(token) not in {"dieser", "diese"} or lower(noun) not in PARTS:
        return False
    if noun.id != token.id + 1:
        return False
    rest = [word for word in words[noun.id :] if word.upos != "PUNCT"]
    behind = word_after(noun, site)
    genitive = behind is not None and (behind.upos == "DET" or lower(behind) in {"von", "vom"})
    return genitive and bool(rest) and lower(rest[-1]) in COPULAS | {"sein", "werden"}


PARTS = frozenset({"teil", "bestandteil", "mitglied", "gegenstand", "grundlage", "ausdruck", "folge", "ursache"})
"""What somebody or something is of something, without an article."""

COPULAS = frozenset(
    "ist war sei wäre bleibt blieb wird wurde würde sind waren seien wären bleiben werden wurden".split()
)


def is_of_the_pronoun_before(site: Site) -> bool:
    """*Alle* and *beide* right behind a personal pronoun are said of that, before whatever noun: *ich bitte euch alle
    Tag für Tag*."""
    token, before = site.token, word_before(site.token, site)
    if site.subjects_dropped or lower(token) not in {"alle", "allen", "beide", "beiden"} or before is None:
        return False
    return lower(before) in PERSONS and clashes(token.feats, site.head.feats)


PERSONS = frozenset({"wir", "uns", "ihr", "euch", "sie", "ihnen"})


def is_the_object_beside_both(site: Site) -> bool:
    """A noun in the singular behind *die beiden*, which are the subject themselves, is an object: *dass die beiden
    Streit hatten*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or "Plur" not in verb.feats.get("Number", ()):
        return False
    both = any(lower(word) in {"beide", "beiden"} for word in site.below.get(token.id, ()) if word.id < token.id)
    return both and token.feats.get("Number") == SINGULAR


def is_let_be_seen(site: Site) -> bool:
    """A noun that is no nominative before *lässt sich* is an object of the infinitive behind it: *den Zahlen lässt sich
    entnehmen, dass …*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or lower(verb) not in LET:
        return False
    nominative = has_reading(token, site, lambda reading: NOMINATIVE in reading.feats.get("Case", {NOMINATIVE}))
    after = word_after(verb, site)
    return not nominative and token.id < verb.id and after is not None and lower(after) == "sich"


LET = frozenset({"lässt", "lassen", "ließ", "ließen", "lasse", "ließe"})


def is_calculated(site: Site) -> bool:
    """A participle of arithmetic behind a noun, before *by* or *with*, is said of it and agrees with nothing: *die
    Raten multipliziert mit dem Satz*, *das letzte Jahr verglichen mit dem davor*."""
    token, verb, after = site.token, site.head, word_after(site.head, site)
    return (
        site.language == "de"
        and is_subject(token)
        and lower(verb) in CALCULATED
        and after is not None
        and lower(after) in {"mit", "durch", "um"}
    )


CALCULATED = frozenset(
    "multipliziert dividiert geteilt addiert subtrahiert vermindert vermehrt erhöht reduziert verglichen".split()
)
"""German participles of arithmetic and of comparing; most are spelt as third persons."""


def is_measured(site: Site) -> bool:
    """With what is measured the verb agrees, or with the units: *es werden zehn Liter Wasser gebraucht*."""
    token, verb = site.token, site.head
    unit = word_before(token, site)
    if site.subjects_dropped or not is_subject(token) or token.upos != "NOUN" or unit is None or unit.upos != "NOUN":
        return False
    number = word_before(unit, site)
    return number is not None and is_numeral(number) and "Plur" in verb.feats.get("Number", ())


def is_a_foreign_name(site: Site) -> bool:
    """A genitive article before a foreign name, which need not be declined: *des Ballon d’Or*, *des Cirque du Soleil*,
    *des National Weather Service*."""
    token, noun = site.token, site.head
    if site.subjects_dropped or lower(token) not in {"des", "eines", "dieses"} or noun.upos not in NOUNS:
        return False
    after = word_after(noun, site)
    foreign = after is not None and lower(after) in FOREIGN
    inside = between(token, noun, site)
    # A German adjective has a small letter, or is known as one.
    named = bool(inside) and all(starts_with_capital(word) and not lower(word).endswith("en") for word in inside)
    return token.id < noun.id and starts_with_capital(noun) and (foreign or named)


FOREIGN = frozenset({"d", "de", "del", "della", "di", "du", "la", "le", "of", "the", "for", "and"})
"""Words inside foreign names."""


def asks_you(site: Site) -> bool:
    """*Ihr* right behind a verb in *-t* that has no other subject is that, and no possessive or dative: *welche Daten
    sammelt ihr?*, *dann nutzt ihr digitale Werbung*."""
    token, verb = site.token, word_before(site.token, site)
    if site.subjects_dropped or lower(token) != "ihr" or verb is None or verb.upos not in {"AUX", "VERB"}:
        return False
    others = (
        word
        for word in site.below.get(verb.id, ())
        if is_subject(word) and word.id not in (token.id, token.head) and not clashes(word.feats, verb.feats)
    )
    # *Als Teil des Teams* says what somebody is.
    return lower(verb).endswith("t") and not any(lower(site.sentence.tokens[word.id - 2]) != "als" for word in others)


def is_of_a_nearer_adposition(site: Site) -> bool:
    """An adposition inside a German phrase governs the noun behind it, not the one before the article of the phrase:
    *zusätzlich zu den für die Arbeit nötigen Geräten*, *von anderen im Forum geteilte Texte*."""
    token, outer = site.token, site.head
    if site.subjects_dropped or outer.upos != "ADP" or token.upos not in NOUNS or token.id < outer.id:
        return False
    article = word_after(outer, site)
    inner = [word for word in between(outer, token, site) if word.upos == "ADP"]
    return article is not None and lower(article) in ARTICLES | SOMEBODY and bool(inner)


def is_a_heading_with_an_infinitive(site: Site) -> bool:
    """In a heading without a stop the verb may be an infinitive, and the noun before it the object: *Das Problem
    beheben*."""
    token, verb = site.token, site.head
    last = site.sentence.tokens[-1]
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id or last.upos == "PUNCT":
        return False
    opens = all(word.upos in ATTRIBUTES for word in site.sentence.tokens[: token.id - 1])
    accusative = has_reading(token, site, lambda reading: "Acc" in reading.feats.get("Case", ()))
    return opens and token.upos in NOUNS and accusative and is_infinitive(verb, site)


def is_of_what_is_done(site: Site) -> bool:
    """Behind an infinitive in small letters that has an article, as a noun has, stands a genitive: *das optimieren der
    Ergebnisse ist schwer*."""
    token, noun, done = site.token, site.head, word_before(site.token, site)
    article = word_before(done, site) if done is not None else None
    if site.language != "de" or not is_determiner(token) or noun.id < token.id or done is None or article is None:
        return False
    genitive = any(
        "Gen" in one.feats.get("Case", ()) and "Gen" in two.feats.get("Case", ()) and agree(one.feats, two.feats)
        for one in site.readings(token)
        for two in site.readings(noun)
    )
    return genitive and lower(article) in {"das", "dem"} and lower(done) == done.form and is_infinitive(done, site)


DOUBTS: tuple[SiteDoubt, ...] = (
    opens_a_longer_phrase,
    is_inside_a_phrase,
    has_its_article_before_a_phrase,
    stands_before_a_phrase,
    is_the_one_named,
    is_behind_what_was_named,
    is_one_such,
    is_claimed,
    ends_what_began_elsewhere,
    says_how_or_when,
    is_most_of_all,
    goes_with_all_of_them,
    is_set_beside_its_like,
    is_part_of_a_name,
    is_an_adjective_in_small_letters,
    share_the_end_of_a_verb,
    have_it_themselves,
    do_it_themselves,
    is_an_english_as,
    is_a_noun_in_a_name,
    is_joined_with_a_capital,
    says_what_it_is,
    is_part_of_something,
    is_calculated,
    is_of_the_pronoun_before,
    is_the_object_beside_both,
    is_let_be_seen,
    is_measured,
    is_a_foreign_name,
    asks_you,
    is_of_a_nearer_adposition,
    is_a_heading_with_an_infinitive,
    is_of_what_is_done,
)
