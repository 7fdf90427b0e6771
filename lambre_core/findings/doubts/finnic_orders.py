"""Doubts about Estonian and Finnish orders, as interfaces give them: imperatives that are spelt as other words, and
their objects."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    is_estonian,
    is_finnic,
    is_finnish,
    is_modifier,
    lower,
    word_after,
    word_before,
)
from lambre_core.treebank.tree import Token

ORDERS = frozenset(
    "ava eemalda hoia jaga jäta kasuta keela kinnita kirjuta klõpsa kontrolli kopeeri kustuta kuva käivita lae laadi "
    "lisa logi loe loo luba lülita maksa muuda määra nimeta näita oota otsi paigalda peata peida pööra registreeri "
    "saada salvesta seadista sisesta sulge taasta telli tõmba tühista uuenda vaata vajuta vali võta".split()
)
"""Estonian imperatives of the second person singular."""

FINNISH_ORDERS = frozenset("aseta jätä kiinnitä laita nosta ota pane pidä siirrä sijoita tuo työnnä vedä vie".split())
"""Finnish ones that say where something goes."""

PLEASE = frozenset({"palun"})

MOVED = frozenset(
    "alla juurde kaasa kokku kõrvale läbi sisse tagasi vahele välja ümber üle üles "
    "alle eteen kohdalle lähelle mukaan päälle sisään taakse viereen yli ympäri".split()
)
"""What makes other verbs with these, and is an adposition elsewhere: *nimeta fail ümber*, *tuo laite lähelle*."""

DOING = re.compile("mi(?:ne|s(?:e|t|se|es|est|ele|el|elt|eks|eni|ega))$")
"""Ends of nouns in *-mine* for what is done."""

NOMINATIVE = frozenset({"Nom"})


def order_before(token: Token, site: Site) -> bool:
    """Whether an order opens the sentence, perhaps with *palun*, at a word or before it; behind *palun*, it may open a
    later part of the sentence (*koht on kinni, palun vali muu aeg*)."""
    opening = [word for word in site.sentence.tokens[: token.id] if word.upos != "PUNCT"]
    asked = [place for place, word in enumerate(opening) if lower(word) in PLEASE]
    first = asked[-1] + 1 if asked else 0
    return lower(opening[first]) in (ORDERS if is_estonian(site) else FINNISH_ORDERS) if opening[first:] else False


def is_an_order(site: Site) -> bool:
    """What opens the sentence and is spelt as an imperative agrees with nothing: *kuva soovitused*."""
    token = site.token
    orders = is_estonian(site) and lower(token) in ORDERS and token.upos in NOUNS | {"ADJ"}
    return orders and order_before(token, site) and site.head.id > token.id


def is_what_is_ordered(site: Site) -> bool:
    """The object of an order is a nominative, whatever stands beside it: *nimeta fail ümber*, *palun paigalda uus
    versioon*."""
    token, head = site.token, site.head
    nominative = token.upos in NOUNS and token.feats.get("Case") == NOMINATIVE
    if not is_finnic(site) or not nominative or not order_before(token, site):
        return False
    return lower(head) in PLEASE or (head.id == token.id + 1 and lower(head) in MOVED)


def is_beside_what_is_done(site: Site) -> bool:
    """A word in another case right before a noun in *-mine* says from what, to what or how something is done:
    *viimasest väljumisel*, *hinna odavamaks tegemine*."""
    token, noun = site.token, site.head
    cases = token.feats.get("Case", NOMINATIVE)
    oblique = cases.isdisjoint({"Nom", "Gen", "Par"}) and cases.isdisjoint(noun.feats.get("Case", ()))
    return is_estonian(site) and token.upos == "ADJ" and oblique and DOING.search(lower(noun)) is not None


def is_switched(site: Site) -> bool:
    """A Finnish nominative between a verb of putting or switching and an adverb for the state is its object, where that
    is an order or must be done: *muista kytkeä ajastin päälle*, *laitetaan valo pois päältä*."""
    token, adverb = site.token, site.head
    nominative = any(not NOMINATIVE.isdisjoint(reading.feats.get("Case", ())) for reading in site.readings(token))
    if not is_finnish(site) or not nominative or adverb.id != token.id + 1 or lower(adverb) not in STATES:
        return False
    before = [word for word in site.sentence.tokens[: token.id - 1] if word.upos not in {"ADJ", "DET"}]
    return bool(before) and SWITCHING.match(lower(before[-1])) is not None


STATES = frozenset("auki kiinni päälle päältä pois".split())
SWITCHING = re.compile("(?:aset(?:a|et)|jät(?:ä|et)|kytk|kään|käännä|lait|napsaut|nost|ot|pan|väännä|vaiht|vaihd)")
"""How Finnish verbs begin that say in which state something is put."""


def is_included(site: Site) -> bool:
    """*Mukaan lukien* is *including*, and governs nothing before it: *uusia osia mukaan lukien taulukot*."""
    after = word_after(site.head, site)
    return lower(site.head) == "mukaan" and after is not None and lower(after) in {"lukien", "luettuna", "lukematta"}


def is_told_beside_another(site: Site) -> bool:
    """What ends in a vowel behind a Finnish imperative and *and* or *or* is an imperative too, and no attribute of the
    plural behind it: *aseta tai tyhjennä oletussovellukset*."""
    token, joining = site.token, word_before(site.token, site)
    verb = word_before(joining, site) if joining is not None and joining.upos == "CCONJ" else None
    told = verb is not None and "Imp" in verb.feats.get("Mood", ()) and lower(token)[-1:] in "aeiouyäö"
    plural = "Plur" in site.head.feats.get("Number", ()) and "Sing" in token.feats.get("Number", ())
    return is_finnish(site) and is_modifier(token) and token.id < site.head.id and told and plural


DOUBTS: tuple[SiteDoubt, ...] = (
    is_told_beside_another,
    is_an_order,
    is_what_is_ordered,
    is_beside_what_is_done,
    is_switched,
    is_included,
)
