"""Told names: what stands behind an Estonian or Finnish noun that names it, and shows no case: *funktion hello avulla*;
and Cyrillic ones that are left as they are.

Who writes of files, functions and fields puts their names as they are behind a noun that says what they are. That noun
is declined, and the name behind it is a nominative to the eye alone.
"""

from __future__ import annotations

import re

from lambre_core.findings.readings import Readings, known_as
from lambre_core.treebank.tree import Sentence, Token

NAMING = tuple(
    "funktio metodi parametri muuttuja sana komento tiedosto luokka kenttä kirjasto moduuli ohjelma paketti palvelu "
    "sivu painike näppäin asetus attribuutti ominaisuus elementti olio vakio hakemisto kansio välilehti endpoint "
    "projekti sovellus työkalu komponentti operaatio pyyntö osoite protokolla rajapinta haara merkintä operaattori "
    "funktsioon meetod parameeter muutuja sõna käsk fail klass väli teek moodul programm pakett teenus leht nupp "
    "atribuut element kaust objekt konstant kataloog vahekaart projekt rakendus tööriist komponent päring "
    "aadress".split()
)
"""Nouns, and last parts of compounds, that stand before the name of what they mean."""

ON_SCREEN = re.compile(
    "(?:vahekaar|kiirkaar|utilii|töörüh|tööruum|vormi|dialoogi|funktsioon|artik|väli$|välj|lehe|leht|jaoti|nup|käs[ku]|valik|suvand|menüü|paani|veeru|aken|akna|"
    "(?:välilehde|sivu|kentä|painikkee|valinna|toiminno|ikkuna|valiko)(?:n|ll[aä]|ss[aä])$)"
)
"""How Estonian nouns begin for what is on a screen and has a name, and Finnish ones before such names."""

LONGEST_LABEL = 6
"""Words among which the first of a label is looked for."""


def is_labelled(word: Token, sentence: Sentence) -> bool:
    """Whether a word may belong to the name of what is on a screen: it or a word before it has a capital and stands
    behind the noun that says so (*väljal Prindi lepingu üksikasjad*)."""
    for other in reversed(sentence.tokens[max(0, word.id - LONGEST_LABEL) : word.id]):
        before = sentence.tokens[other.id - 2] if other.id > 1 else None
        if other.upos == "PUNCT" or before is None:
            return False
        if (other.form or "")[:1].isupper() and ON_SCREEN.match((before.form or "").lower()) is not None:
            return True
    return False


NO_WORD = re.compile(r".*[\d_.=/].*|.+[cqwx]", re.IGNORECASE)
"""What is no noun of the language by its letters: *index.html*, *_viikko3_*, *src*."""


def names_something(word: Token) -> bool:
    """Whether a word is a noun that may stand before a name."""
    return word.upos == "NOUN" and (word.lemma or "").lower().endswith(NAMING)


def is_no_word(word: Token) -> bool:
    """Whether a word is none that can be declined, by its letters."""
    return NO_WORD.fullmatch(word.form or "") is not None


def is_named(word: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a word is the name of what the noun right before it means, and no word that the lexicon has."""
    before = sentence.tokens[word.id - 2] if word.id > 1 else None
    named = before is not None and names_something(before)
    return is_no_word(word) or (named and not known_as((word.form or "").lower(), "NOUN", readings))


FIRM = re.compile(".{3,}софт")


def is_a_firm(word: Token) -> bool:
    """Whether a word is the name of a firm in *-soft*, which those who write of it leave as it is: *от Майкрософт*."""
    return FIRM.fullmatch((word.form or "").lower()) is not None
