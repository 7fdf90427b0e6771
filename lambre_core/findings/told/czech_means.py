"""Told words in Czech: by what somebody goes or pays, and whom something pleases."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.czech_clauses import has_case, person_of
from lambre_core.findings.told.relations import CASES_ASKED, as_told
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Token

NOMINATIVE = frozenset({"Nom"})


def by_what_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """What one goes by or pays with, in the nominative or accusative behind the verb, joined, if somebody else is its
    subject: *do školy jezdíme autobus*, *platím karta*."""
    verbs = [word for word in clause.words if word.upos == "VERB"]
    if len(verbs) != 1 or believed_upos(verbs[0]) < SURE:
        return {}
    verb = verbs[0]
    meant = next((nouns for going, nouns in BY_WHAT.items() if going.fullmatch(lower(verb).removeprefix("ne"))), None)
    if meant is None:
        return {}
    behind = [word for word in clause.words if word.id > verb.id and word.upos not in {"ADV", "AUX"}]
    behind = [word for word in behind if lower(word) not in {"se", "si"}]
    if not behind or meant.fullmatch(lower(behind[0])) is None:
        return {}
    noun = behind[0]
    if len(behind) > 1 and behind[1].upos in {"NOUN", "PROPN", "NUM", "ADJ"}:
        return {}
    if clause.after is not None and clause.after.form == ",":
        return {}
    known = known_as(lower(noun), "NOUN", readings)
    if any("Ins" in one.feats.get("Case", ()) for one in known) or not is_anothers(verb, noun, clause):
        return {}
    own: Features = {"Case": NOMINATIVE}
    return {
        noun.id: as_told(noun, "NOUN", own, (verb.id, CASES_ASKED["Ins"])),
        verb.id: as_told(verb, "VERB", {}, None),
    }


BY_WHAT: Mapping[re.Pattern[str], re.Pattern[str]] = {
    re.compile("(?:při|od|po|do)?(?:je(?:du|deš|deme|dete|la|li|l|ďte|zdím|zdíš|zdíme|zdíte|zdila|zdili|zdil)|"
               "jíždím|jíždíme)|cestuj(?:u|eš|eme|ete|i)|cestoval[ai]?"): re.compile(
        "autobus|vlak|auto|tramvaj|metro|letadlo|taxík|trolejbus|motorka|loď"
    ),
    re.compile("(?:za)?plat(?:ím|íš|íme|íte|il[ai]?)"): re.compile("karta|hotovost|kreditka"),
}  # fmt: skip
"""Verbs in the first and second person and in the past, and what they are done by."""


def is_anothers(verb: Token, noun: Token, clause: Clause) -> bool:
    """Whether a noun is surely not the subject of a verb: this is said by or to somebody, or of a person who is named
    before it."""
    if any(person_of(word) in {"1", "2"} for word in clause.words):
        return True
    before = [word for word in clause.words if word.id < verb.id and word.head == verb.id and has_case(word, "Nom")]
    return any(word.upos in {"NOUN", "PROPN"} and word.id != noun.id for word in before)


def pleased_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A person in the nominative before *se líbí* and something in the nominative behind it, joined: *Petr se líbí
    Praha*. Whom it pleases is in the dative."""
    words = clause.words
    verbs = [word for word in words if word.upos in {"AUX", "VERB"}]
    if len(verbs) != 1 or PLEASING.fullmatch(lower(verbs[0])) is None or not any(lower(word) == "se" for word in words):
        return {}
    if any(has_case(word, "Dat") for word in words) or any(lower(word) in DATIVES for word in words):
        return {}
    verb = verbs[0]
    named = [word for word in words if word.upos in {"NOUN", "PROPN"} and has_case(word, "Nom")]
    if len(named) != 2 or not named[0].id < verb.id < named[1].id or any(word.upos == "ADP" for word in words):
        return {}
    person, thing = named
    if "Anim" not in person.feats.get("Animacy", ()) or is_of_persons(thing.feats) or believed_upos(thing) < SURE:
        return {}
    known = known_as(lower(thing), thing.upos or "NOUN", readings)
    if known and any("Dat" in one.feats.get("Case", ()) for one in known):
        return {}
    return {
        person.id: as_told(person, person.upos, {"Case": NOMINATIVE}, (verb.id, CASES_ASKED["Dat"])),
        verb.id: as_told(verb, "VERB", {}, None),
    }


PLEASING = re.compile("(?:ne)?líb(?:í|il[aoiy]?)")
DATIVES = frozenset("mi ti mu jí nám vám jim mně tobě jemu".split())
