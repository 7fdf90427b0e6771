"""Told words in Polish: possessives and the like right before a noun, *to była* and a noun, and who is addressed.

*Każdej tygodnia*, *nasz najlepsze zdjęcia*, *ta spodnie*, *to była trudny egzamin*, *szanowny Pani*: the forms of
these words are known, and they belong to the noun behind them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.polish_nouns import is_surely_noun, may_be_another_word
from lambre_core.findings.told.polish_sames import declined
from lambre_core.findings.told.polish_subjects import agrees, shown_by
from lambre_core.findings.told.polish_verbs import PAST_OF_BEING
from lambre_core.findings.told.relations import SAME, TOLD, as_told
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Token

NONE: frozenset[str] = frozenset()
SINGULAR = frozenset({"Sing"})
PLURAL = frozenset({"Plur"})
DIRECT = frozenset({"Nom", "Acc"})


def owned_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A possessive, or a feminine of *każdy* and *żaden*, and the noun right behind it or behind an adjective that goes
    with that, joined, if they agree in no reading: *nasz najlepsze zdjęcia*, *każdej tygodnia*. Others may stand for
    themselves (*każdemu plik*); so does one behind its noun (*z krwi naszej dzieci*)."""
    for place, determiner in enumerate(clause.words[:-1]):
        if OWNING.fullmatch(lower(determiner)) is None:
            continue
        rest = clause.words[place + 1 :]
        noun = rest[1] if len(rest) > 1 and rest[0].upos == "ADJ" else rest[0]
        if not is_plain(noun, readings) or noun.id > determiner.id + 2 or noun.id != rest[0].id + (noun is not rest[0]):
            continue
        own = declined(known_as(lower(determiner), "DET", readings))
        nouns = declined(known_as(lower(noun), "NOUN", readings))
        if noun is not rest[0]:
            cells = declined(known_as(lower(rest[0]), "ADJ", readings))
            nouns = [cell for cell in nouns if any(agree(cell, one) for one in cells)]
            if any(agree(one, other) for one in own for other in cells):
                continue  # *moim najbliższym życzenia*
        before = clause.words[place - 1] if place else None
        if not own or not nouns or any(agree(one, other) for one in own for other in nouns):
            continue
        if before is not None and (before.upos in {"ADP", "CCONJ"} or goes_with(before, own, readings)):
            # What an adposition governs is seen without help, and behind a conjunction it may stand for a noun that
            # was named: *nazwał pieniądze kancelarii i swojej wartościami*.
            continue
        meant = next((cell for cell in nouns if any(one["Case"] == cell["Case"] for one in own)), nouns[0])
        clashing = next((one for one in own if one["Case"] == meant["Case"]), own[0])
        return {
            determiner.id: as_told(determiner, "DET", clashing, (noun.id, SAME)),
            noun.id: as_told(noun, "NOUN", meant, None),
        }
    return {}


OWNING = re.compile("(?:mo|two|swo)(?:ja|ją|jej)|(?:m|tw)ój|(?:n|w)asz(?:a|ą|ej)?|każd(?:a|ą|ej)|żadn(?:a|ą|ej)")
"""Forms that hardly stand without their noun."""
QUALITY = re.compile("rodzaju|typu|jakości|klasy|mamy")


def is_plain(noun: Token, readings: Readings) -> bool:
    """Whether a word is surely a noun, and nothing else; no genitive that says of what kind something is, and no word
    that the dictionary has as a name alone (*twój kościany klucz*)."""
    if all((one.lemma or "").istitle() for one in known_as(lower(noun), "NOUN", readings)):
        return False
    plain = is_surely_noun(noun) and not may_be_another_word(noun, readings)
    return plain and QUALITY.fullmatch(lower(noun)) is None


def goes_with(word: Token, own: Sequence[Features], readings: Readings) -> bool:
    """Whether a word before a determiner may be what it belongs to, or another one that goes with it."""
    if word.upos not in {"ADJ", "DET", "NOUN", "PROPN", "NUM"}:
        return False
    cells = declined(known_as(lower(word), word.upos, readings))
    return not cells or any(agree(one, other) for one in own for other in cells)


# What has no singular


def paired_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A demonstrative or adjective that can be nothing but a singular in the nominative at the head of a clause, and a
    noun without a singular right behind it, joined: *ta spodnie*, *nowa drzwi*."""
    first = clause.words[0]
    noun = clause.words[1] if len(clause.words) > 1 else None
    if noun is None or noun.id != first.id + 1 or PAIRED.fullmatch(lower(noun)) is None:
        return {}
    upos = "DET" if known_as(lower(first), "DET", readings) else "ADJ"
    cells = declined(known_as(lower(first), upos, readings))
    if first.upos not in {"ADJ", "DET"} or not cells or not all(cell.get("Number") == SINGULAR for cell in cells):
        return {}
    if not any("Nom" in cell["Case"] for cell in cells) or lower(first) in {"jeden", "jedna", "to", "moja", "sam"}:
        return {}
    shown = next(cell for cell in cells if "Nom" in cell["Case"])
    own: Features = {"Case": frozenset({"Nom"}), "Number": PLURAL, "Gender": frozenset({"Neut"})}
    return {
        first.id: as_told(first, upos, {**shown, "Case": frozenset({"Nom"})}, (noun.id, SAME)),
        noun.id: as_told(noun, "NOUN", own, None),
    }


PAIRED = re.compile(
    "drzwi|spodnie|okulary|nożyczki|nożyce|drzwiczki|urodziny|imieniny|wakacje|ferie|skrzypce|szorty|rajstopy|"
    "sanie|obcęgi|szczypce|grabie|widły|usta|plecy|schody"
)
"""Nominatives of nouns that are plurals alone, or nearly so."""


# What that was


def that_was_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*To* and a past of *być* at the head of a clause, and the noun behind, joined to that, if it agrees with it in no
    reading: *to była bardzo trudny egzamin*. A noun for men may be a woman in office."""
    words = clause.words[1:] if clause.words[0].upos in {"CCONJ", "SCONJ"} else clause.words
    if len(words) < len(("to", "był", "egzamin")) or lower(words[0]) != "to" or lower(words[1]) not in PAST_OF_BEING:
        return {}
    copula = words[1]
    if lower(copula).startswith("z") or any(word.upos in {"NUM", "VERB", "X"} for word in words[2:]):
        return {}
    rest = [word for word in words[2:] if word.upos not in {"ADJ", "ADV", "DET", "PART"}]
    noun = rest[0] if rest else None
    if noun is None or not is_surely_noun(noun) or (noun.lemma or "") in measures():
        return {}
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
    direct = bool(known) and all(feats.get("Case", NONE) <= DIRECT | {"Voc"} for feats in known)
    nominatives = [one for one in known_as(lower(noun), "NOUN", readings) if "Nom" in one.feats.get("Case", NONE)]
    shown = [shown_by(one) for one in nominatives]
    men = any("Hum" in feats.get("Animacy", NONE) for feats in known)
    after = next((word for word in words if word.id == noun.id + 1), None)
    alone = after is None or after.upos in {"ADP", "ADV"} or "Gen" in after.feats.get("Case", NONE)
    if not direct or not shown or men or not alone or agrees(shown, PAST_OF_BEING[lower(copula)]):
        return {}
    said = PAST_OF_BEING[lower(copula)][0]
    return {
        copula.id: as_told(copula, "AUX", said, None),
        noun.id: as_told(noun, "NOUN", {"Case": frozenset({"Nom"}), **shown[0]}, (copula.id, TOLD)),
    }


# Who is addressed


def addressed_in(clause: Clause) -> dict[int, Token]:
    """A masculine *szanowny* and the like at the head of a letter and *Pani* right behind it, joined: *szanowny
    Pani*."""
    first = clause.words[0]
    noun = clause.words[1] if len(clause.words) > 1 else None
    if first.id != 1 or lower(first) not in ADDRESSING or noun is None or noun.form != "Pani":
        return {}
    own: Features = {"Case": frozenset({"Voc"}), "Number": SINGULAR}
    return {
        first.id: as_told(first, "ADJ", {**own, "Gender": frozenset({"Masc"})}, (noun.id, SAME)),
        noun.id: as_told(noun, "NOUN", {**own, "Gender": frozenset({"Fem"})}, None),
    }


ADDRESSING = frozenset({"szanowny", "drogi", "kochany"})
