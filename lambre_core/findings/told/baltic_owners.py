"""Told owners in Lithuanian and Latvian: a noun in the nominative right before the thing that is its own.

Compounds of two nouns have the first in the genitive: *failo atsisiuntimas*, *paroles maiņa*, *naudotojo paskyra*. Who
translates word by word from English leaves it as it stands in a dictionary (*failas atsisiuntimas*).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.baltic_words import (
    FEMININES,
    LATVIAN,
    LITHUANIAN,
    NOMINATIVE,
    SINGULAR,
    STOPS,
    after,
    before,
    is_finite,
    is_named,
)
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.relations import OWNING, as_told
from lambre_core.treebank.tree import Sentence, Token

Found = Mapping[int, Token]

THINGS: Mapping[str, re.Pattern[str]] = {
    LITHUANIAN: re.compile(
        "\\w{3,}[iy]mas|\\w{3,}[iy]mai|paskyra|pavadinimas|adresas|dydis|sąrašas|versija|slaptažodis|nuotrauka|"
        "nustatymai|keitimas|laikas|turinys|kopija|prieiga|paieška|peržiūra|apsauga|pradžia|pabaiga|klaida|istorija|"
        "raktas|ikona|piktograma|talpa|būsena|reikšmė|antraštė|kryptis|spalva|fonas|kalba|nuoroda"
    ),
    LATVIAN: re.compile(
        "\\w{3,}šana|\\w{3,}āde|maiņa|izvēle|pārbaude|iestatījum[si]|saraksts|nosaukums|adrese|versija|saturs|izmērs|"
        "lielums|konts|parole|attēls|kopija|piekļuve|vēsture|kļūda|meklēšana|krāsa|valoda|saite|ikona|tips|veids|"
        "statuss|stāvoklis|vērtība|datums|apraksts|atslēga|aizsardzība|sākums|beigas|skaits"
    ),
}
"""What is something's own, or is done with it."""
KINDS: Mapping[str, re.Pattern[str]] = {
    LITHUANIAN: re.compile(
        "failas|aplankas|slaptažodis|naudotojas|vartotojas|puslapis|paveikslėlis|paskyra|programa|įrenginys|ekranas|"
        "tinklas|kompiuteris|telefonas|dokumentas|pranešimas|laiškas|klientas|serveris|vaizdas|garsas|langas|spausdintuvas|"
        "sistema|užsakymas|prekė|kursas|mokinys|studentas|miestas|įmonė|projektas|svetainė|nuotrauka|straipsnis"
    ),
    LATVIAN: re.compile(
        "fail[si]|mape|parole|lietotājs|lapa|attēls|programma|ierīce|ekrāns|tīkls|dators|telefons|dokuments|ziņojums|"
        "vēstule|klients|serveris|logs|printeris|sistēma|pasūtījums|prece|kurss|skolēns|students|pilsēta|uzņēmums|"
        "projekts|vietne|raksts|konts|lietotne|grāmata|produkts|e-pasts|teksts"
    ),
}
"""Things and people of which something may be, in the nominative: no names of kinds that stand before a name (*failas
„a“*, *programma Paint*)."""


def owner_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A noun in the nominative of a closed list right before what is done with it or belongs to it, which opens the
    sentence or stands behind its verb, joined: *failas atsisiuntimas baigtas*, *notika parole maiņa*."""
    for owner, noun in pairwise(clause.words):
        if noun.id != owner.id + 1 or KINDS[language].fullmatch(lower(owner)) is None or is_named(owner):
            continue
        if THINGS[language].fullmatch(lower(noun)) is None or is_named(noun):
            continue
        previous, behind = before(owner, sentence), after(noun, sentence)
        first = previous is None or (is_finite(previous) and not is_asking(previous, language))
        # *Lietotājs paroles maiņa*; a participle behind the noun is said of it.
        ends = behind is None or behind.form in STOPS or behind.upos in {"AUX", "VERB", "ADJ", "ADP"}
        if not (first and ends) or not is_bare(owner, readings, language):
            continue
        if behind is not None and behind.upos in {"ADP"} and previous is not None:
            continue
        return {
            owner.id: as_told(owner, "NOUN", {"Case": NOMINATIVE, "Number": SINGULAR}, (noun.id, OWNING)),
            noun.id: as_told(noun, "NOUN", {}, None),
        }
    return {}


def is_bare(owner: Token, readings: Readings, language: str) -> bool:
    """Whether a noun can be nothing but a nominative."""
    if language == LATVIAN:
        nominative = owner.feats.get("Case") == NOMINATIVE and owner.upos in {"NOUN", "PROPN"}
        return nominative and FEMININES.match(lower(owner)) is None
    known = [one.feats.get("Case", frozenset()) for one in known_as(lower(owner), "NOUN", readings)]
    cases = frozenset[str]().union(*known) or owner.feats.get("Case", frozenset())
    return "Gen" not in cases and (believed_upos(owner) < SURE or "Nom" in cases or not known)


def is_asking(verb: Token, language: str) -> bool:
    """Whether a verb before two nouns may have the first for its subject and the second for something else: *laukia
    klientas keitimas*."""
    return lower(verb) in {"yra", "ir", "tai"}
