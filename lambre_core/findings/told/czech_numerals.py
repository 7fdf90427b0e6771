"""Told words in Czech: numerals and quantities, and what there is so much of right behind them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.czech_clauses import ANY
from lambre_core.findings.told.relations import COUNTED, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token


def counted_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """A numeral up to four and the noun right behind it, joined, if the noun is in no case of the numeral: *tři
    pokusů*, *během čtyř večery*, *obě dívka*."""
    changed: dict[int, Token] = {}
    for place, word in enumerate(clause.words[:-1]):
        cases = SMALL.get(lower(word)) or (OF_MANY if lower(word) in MANY else None)
        noun = clause.words[place + 1]
        before = clause.words[place - 1] if place else None
        if lower(word) in HUNDREDS and before is not None and before.upos == "NUM" and word.upos in {"NOUN", "NUM"}:
            cases, before = OF_MANY, None
        if before is not None and before.upos == "ADP" and is_counted_again(before, sentence):
            continue
        if cases is None or noun.upos != "NOUN" or not (noun.form or "").islower():
            continue
        if (before is not None and (before.upos == "NUM" or lower(before) in HOURS)) or noun.id != word.id + 1:
            continue
        known = known_as(lower(noun), "NOUN", readings)
        if not known or (noun.lemma or "") in PARTS or lower(noun) in TIMES_OF_DAY or TWO_OF_A_BODY.match(lower(noun)):
            continue
        if lower(word) == "několik":
            # They are more than one: *několik minuty*.
            known = [one for one in known if "Plur" in one.feats.get("Number", ("Plur",))] or known
        gender, own_gender = GENDERS.get(lower(word)), noun.feats.get("Gender", ANY)
        if any(may_be_counted({"Gender": own_gender, **one.feats}, cases, gender) for one in known):
            continue
        # *Mnoho lidem vadí*: it is no case of what is counted, but behind an adposition (*za několik minutách*).
        behind = before is not None and before.upos == "ADP" and before.id + 1 == word.id
        if cases is OF_MANY and not behind and not any(is_direct(one.feats) for one in known):
            continue
        own: Features = {"Case": frozenset(cases), "Number": frozenset({"Plur"})}
        if gender is not None:
            fits = any(may_be_counted({"Gender": ANY, **one.feats}, cases, None) for one in known)
            own = {**own, "Gender": gender if fits else noun.feats.get("Gender", gender)}
        changed[word.id] = as_told(word, "NUM", own, (noun.id, COUNTED))
        changed[noun.id] = as_told(noun, "NOUN", {}, None)
    return changed


def is_counted_again(adposition: Token, sentence: Sentence) -> bool:
    """Whether the same adposition stood before a numeral already, so that what is counted may be left out here: *se
    třemi prvky je to trojice, se čtyřmi čtveřice*."""
    words = sentence.tokens[: adposition.id - 1]
    return any(lower(word) == lower(adposition) and after.upos == "NUM" for word, after in pairwise(words))


def may_be_counted(feats: Features, cases: Sequence[str], gender: frozenset[str] | None) -> bool:
    """Whether a reading of a noun is a plural in one of some cases and genders; of *mnoho vody* a singular."""
    if cases is not OF_MANY and "Plur" not in feats.get("Number", {"Plur"}):
        return False
    fits = gender is None or feats["Gender"] == ANY or not feats["Gender"].isdisjoint(gender)
    return fits and not feats.get("Case", frozenset(cases)).isdisjoint(cases)


def is_direct(feats: Features) -> bool:
    """Whether a reading is in a case of subjects and objects."""
    return not feats.get("Case", frozenset()).isdisjoint(DIRECT)


OF_MANY = ("Gen",)
MANY = frozenset({"mnoho", "několik", "tisíc"})
HUNDREDS = frozenset({"sta", "set"})
GENDERS: Mapping[str, frozenset[str]] = {
    **dict.fromkeys("dva oba".split(), frozenset({"Masc"})),
    **dict.fromkeys("dvě obě".split(), frozenset({"Fem", "Neut"})),
}
DIRECT = ("Nom", "Acc", "Voc")
SMALL: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys("dva dvě tři čtyři oba obě".split(), DIRECT),
    **dict.fromkeys("dvou obou třech čtyřech".split(), ("Gen", "Loc")),
    **dict.fromkeys("tří čtyř".split(), ("Gen",)),
    **dict.fromkeys("dvěma oběma".split(), ("Dat", "Ins")),
    **dict.fromkeys("třem čtyřem".split(), ("Dat",)),
    **dict.fromkeys("třemi čtyřmi".split(), ("Ins",)),
}
"""Forms of numerals with the cases of what they count."""
HOURS = frozenset("v ve o do od po před kolem okolo mezi strana kapitola číslo".split())
"""Before hours, and before numbers of something: *ve tři odpoledne*."""
TIMES_OF_DAY = frozenset("ráno odpoledne dopoledne večer poledne krát plus minus".split())
PARTS = frozenset("čtvrt čtvrtina sto tisíc kilo deko deci procento".split())
TWO_OF_A_BODY = re.compile("(?:ruk|noh|oč|uš|kolen|prs|ramen)")


def part_of_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """What there is much or little of, right behind the word for that, joined, if it is in no genitive: *spousta
    chybám*."""
    changed: dict[int, Token] = {}
    for place, word in enumerate(clause.words[:-1]):
        noun, after = clause.words[place + 1], clause.words[place + 2] if place + 2 < len(clause.words) else None
        if after is not None and "Part" in after.feats.get("VerbForm", ()) and "Case" in after.feats:
            # *Počet serverem odmítnutých požadavků*: it says by whom.
            continue
        if lower(word) not in QUANTITIES or noun.upos != "NOUN" or noun.head != word.id or noun.deprel != "mod":
            continue
        known = known_as(lower(noun), "NOUN", readings)
        if known and not any("Gen" in one.feats.get("Case", ("Gen",)) for one in known) and noun.id == word.id + 1:
            changed[word.id] = as_told(word, "NOUN", {}, None)
            changed[noun.id] = as_told(noun, "NOUN", {}, (word.id, COUNTED))
    return changed


QUANTITIES = frozenset("spousta spoustu většina většinu hromada hromadu množství dostatek nedostatek počet".split())
