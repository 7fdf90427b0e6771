"""Told words in Polish: nouns behind what always has a genitive: compound adpositions, amounts, and what is done.

*W przypadku błąd*, *za pomocą przycisk*, *większość użytkownicy*, *tysiąc osoby*, *usuwanie konto*, *brak dostępne
aktualizacje*, *pół godzina*, *ile pliki chcesz*: the dictionary has the noun in no genitive.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from lambre_core.findings.beliefs import goes_with
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.polish_nouns import DIRECT, is_surely_noun, may_be_another_word
from lambre_core.findings.told.polish_objects import is_of_a_speaker
from lambre_core.findings.told.relations import ALWAYS, COUNTED, OF_WHAT, as_told
from lambre_core.findings.told.words import cases_known
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Token

NONE: frozenset[str] = frozenset()


def owners_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """Nouns of a clause in no genitive behind what asks for one, joined to it."""
    changed: dict[int, Token] = {}
    for place, word in enumerate(clause.words[:-1]):
        rest = clause.words[place + 1 :]
        if rest[0].id != word.id + 1:
            continue
        changed.update(behind_a_compound(clause.words[max(place - 2, 0) : place + 1], rest, readings))
        changed.update(behind_an_amount(word, rest, readings))
        changed.update(behind_what_is_done(place, clause, readings))
        changed.update(behind_lack(word, rest, readings))
        changed.update(behind_a_half(word, rest, readings))
        changed.update(behind_how_many(word, rest, readings))
        changed.update(behind_what_is_full(clause.words[:place], word, rest, readings))
    return changed


def noun_of(words: Sequence[Token], readings: Readings) -> Token | None:
    """The noun that some words begin with, behind attributes of which none can be a genitive, if it can be none itself
    and is no other word."""
    attributes: list[Token] = []
    for word in words[:MOST]:
        if word.upos in {"ADJ", "DET"}:
            attributes.append(word)
            continue
        if not is_surely_noun(word) or may_be_another_word(word, readings):
            return None
        if any(not cases_known(one, one.upos or "", readings) <= DIRECT for one in attributes):
            return None
        cases = cases_known(word, "NOUN", readings)
        return word if cases and cases <= DIRECT and word.id == words[0].id + len(attributes) else None
    return None


MOST = 3


def is_followed_by_a_verb(noun: Token, words: Sequence[Token]) -> bool:
    """Whether a noun may be the subject of a verb right behind it, which is no participle."""
    after = next((word for word in words if word.id == noun.id + 1), None)
    return after is not None and (after.upos in {"AUX", "VERB"} or lower(after) in {"nie", "się"})


def as_owner(noun: Token, above: Token, readings: Readings) -> dict[int, Token]:
    """A noun as what belongs to another one in the genitive, which it is not in."""
    direct = [one.feats for one in known_as(lower(noun), "NOUN", readings) if one.feats.get("Case", NONE) <= DIRECT]
    own: Features = {
        "Case": frozenset[str]().union(*(feats.get("Case", NONE) for feats in direct)),
        "Number": frozenset[str]().union(*(feats.get("Number", NONE) for feats in direct)),
    }
    return {
        above.id: as_told(above, "NOUN", {}, None),
        noun.id: as_told(noun, "NOUN", own, (above.id, ALWAYS)),
    }


# Compound adpositions


def behind_a_compound(first: Sequence[Token], rest: Sequence[Token], readings: Readings) -> dict[int, Token]:
    """The noun behind *w przypadku* and the like: *w przypadku błąd uruchom program*."""
    phrase = " ".join(map(lower, first[-2:]))
    if phrase not in COMPOUNDS or len(first) < len(("w", "celu")) or first[-1].id != first[-2].id + 1:
        return {}
    noun = noun_of(rest, readings)
    if noun is None or has_a_verb_of_its_own(noun, rest, readings):
        return {}
    return as_owner(noun, first[-1], readings)


COMPOUNDS = frozenset(
    "w przypadku,za pomocą,z powodu,na podstawie,w celu,w trakcie,w ciągu,w wyniku,na skutek,za pośrednictwem,na rzecz,"
    "w imieniu,w ramach,w obrębie,na temat,w sprawie,w razie,pod względem,pod wpływem,z okazji,z użyciem,przy użyciu,"
    "przy pomocy,za sprawą,w pobliżu,w zakresie,w dziedzinie,na wypadek,w obliczu,w braku,w trybie,ze strony,"
    "od strony,w roli,w okolicy,w okolicach,w kwestii,na terenie,w kierunku,w charakterze".split(",")
)
"""Adpositions of two words with a genitive."""


def has_a_verb_of_its_own(noun: Token, words: Sequence[Token], readings: Readings) -> bool:
    """Whether a verb right behind a noun agrees with it, so that it is the subject of that, where what stands before is
    said without its genitive: *przy użyciu ta różdżka świeci*, but *w przypadku błąd zamknij okno*."""
    rest = [word for word in words if word.id > noun.id and lower(word) not in {"nie", "się"}]
    if not rest or rest[0].upos not in {"AUX", "VERB"}:
        return False
    own = [one.feats for one in known_as(lower(noun), "NOUN", readings) if "Nom" in one.feats.get("Case", NONE)]
    said = [one.feats for one in known_as(lower(rest[0]), "VERB", readings)]
    shown = [{name: feats[name] for name in ("Gender", "Number") if name in feats} for feats in own]
    third = [feats for feats in said if feats.get("Person", THIRD) == THIRD and "Imp" not in feats.get("Mood", NONE)]
    return not said or any(goes_with(one, other) for one in shown for other in third)


THIRD = frozenset({"3"})


# Amounts


def behind_an_amount(amount: Token, rest: Sequence[Token], readings: Readings) -> dict[int, Token]:
    """The noun behind *większość*, *tysiąc* and the like: *większość użytkownicy*, *tysiąca osoby*. Before a verb that
    may have it as its object, only persons: *większość zakupy robi w sobotę*."""
    if AMOUNT.fullmatch(lower(amount)) is None:
        return {}
    noun = noun_of(rest, readings)
    if noun is None and COUNTING.fullmatch(lower(amount)) is not None:
        noun = rest[0] if is_one_or_more(rest[0], readings) else None
    if noun is None:
        return {}
    after = next((word for word in rest if word.id == noun.id + 1), None)
    verb = after is not None and after.upos in {"AUX", "VERB"}
    idle = after is not None and (after.upos == "AUX" or (after.lemma or "") in intransitive())
    if verb and not idle and not cases_known(noun, "NOUN", readings) <= {"Nom", "Voc"}:
        return {}
    return as_owner(noun, replace(amount, lemma=lower(amount)), readings)


def is_one_or_more(noun: Token, readings: Readings) -> bool:
    """Whether a noun is a genitive singular or a nominative plural, so that there are no thousand of it: *tysiąc
    osoby*."""
    if not is_surely_noun(noun) or may_be_another_word(noun, readings) or (noun.lemma or "") in measures():
        return False
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
    several = [feats for feats in known if "Plur" in feats.get("Number", NONE)]
    cases = frozenset[str]().union(*(feats.get("Case", NONE) for feats in several))
    return bool(several) and cases <= DIRECT and all(feats.get("Case", NONE) <= DIRECT | {"Gen"} for feats in known)


COUNTING = re.compile("tysiąca?|milion[ay]?|miliard[ay]?|tuzin")
AMOUNT = re.compile(f"większość|większości|mniejszość|część|reszt[aęy]|połow[aęy]|{COUNTING.pattern}")


# What is done


def behind_what_is_done(place: int, clause: Clause, readings: Readings) -> dict[int, Token]:
    """A thing behind a noun that says what is done with it, at the beginning of a clause or behind *o*, *na* or
    *przez*: *usuwanie konto jest nieodwracalne*, *zmiana hasło*; in the middle a noun may be the subject of a verb
    behind it (*wykonując zadanie uczeń myśli*), and so may a person anywhere (*zadanie uczeń wykona*)."""
    done, rest = clause.words[place], clause.words[place + 1 :]
    before = [word for word in clause.words[:place] if word.upos not in {"ADJ", "DET"}]
    governed = bool(before) and before[-1].upos == "ADP" and lower(before[-1]) in {"o", "na", "przez", "po"}
    if (before and not governed) or not is_doing(done, readings, lasts=not governed):
        return {}
    noun = noun_of(rest, readings)
    after = next((word for word in rest if noun is not None and word.id == noun.id + 1), None)
    if (
        noun is None
        or noun.id != done.id + 1
        or lower(noun) in FIRST_PARTS
        or (lower(noun) in NAMED and (after is None or after.upos != "NOUN"))
    ):
        return {}
    person = any("Hum" in one.feats.get("Animacy", NONE) for one in known_as(lower(noun), "NOUN", readings))
    verb = is_followed_by_a_verb(noun, rest)
    # An object may open a clause before its subject: *pobieranie program rozpocznie sam*.
    idle = is_idle([word for word in rest if word.id > noun.id])
    subject = lower(done).endswith("a") or idle
    if person or (verb and (governed or not subject)) or (not governed and lower(done).endswith(("ę", "i", "y"))):
        return {}
    return as_owner(noun, done, readings)


FIRST_PARTS = frozenset({"auto", "foto", "wideo", "audio", "end", "peer", "red", "import"})
"""Nouns that are mostly the first part of a longer word, with a hyphen or without."""


def is_idle(words: Sequence[Token]) -> bool:
    """Whether some words begin with a verb that has no object, a reflexive one, or a modal one before such."""
    verbs = [word for word in words if word.upos in {"AUX", "VERB"}]
    if not verbs:
        return False
    reflexive = any(lower(word) == "się" for word in words)
    return verbs[0].upos == "AUX" or reflexive or (verbs[-1].lemma or "") in intransitive() | {"potrwać", "zająć"}


DOING = re.compile(
    "\\w{3,}(?:anie|enie)|zmian[aęy]|edycj[aęi]|instalacj[aęi]|aktualizacj[aęi]|konfiguracj[aęi]|utrat[aęy]"
)
RESULTS = re.compile(
    "(?:pyt|zapyt|żąd|wymag|oczekiw|mieszk|ubr|wyzw|zad|zd|śniad|kaz|spotk|zebr|głosow|rozwiąz|zobowiąz|nagr)anie|"
    "(?:doświadcz|ćwicz|ogranicz|urządz|ustawi|powiadomi|połącz|położ|zgłosz|zamówi|zaprosz|polec|rozszerz|oświadcz|"
    "zagadni|twierdz|pozwol|zezwol|ogłosz|wydarz|uprawni|zdarz|marz|wraż|znacz|ostrzeż|wspomni|nasi|cierpi|strumi|sumi|"
    "kami|ramię|wzgórz|sklepi|podniebi|jedz|piecz|korz|plemi|imi)enie"
)
"""Nouns that end so and are things rather, beside which another thing may stand."""
NAMED = frozenset("typu typ model rodzaj klasa numer nr wersja punkt".split())


def is_doing(word: Token, readings: Readings, *, lasts: bool) -> bool:
    """Whether a noun says what is done, and is no thing that was made of it.

    Args:
        lasts: it says that it is being done.
    """
    form = lower(word)
    if DOING.fullmatch(form) is None:
        return False
    if not form.endswith("nie"):
        return word.upos == "NOUN"
    known = known_as(form, "NOUN", readings)
    verbal = any("Vnoun" in one.feats.get("VerbForm", NONE) for one in known) or "Vnoun" in word.feats.get(
        "VerbForm", NONE
    )
    aspects = [word.feats.get("Aspect", NONE), *(one.feats.get("Aspect", NONE) for one in known)]
    lasting = any("Imp" in aspect for aspect in aspects)
    return word.upos == "NOUN" and verbal and (lasting or not lasts) and RESULTS.fullmatch(form) is None


# Lack and halves


def behind_lack(lack: Token, rest: Sequence[Token], readings: Readings) -> dict[int, Token]:
    """An adjective that can be no genitive behind *brak*, before its noun: *brak dostępne aktualizacje*, *brak nowe
    wiadomości*."""
    adjective, noun = (rest[0], rest[1]) if len(rest) > 1 else (None, None)
    if lower(lack) != "brak" or adjective is None or noun is None or adjective.upos != "ADJ":
        return {}
    if noun.id != adjective.id + 1 or not is_surely_noun(noun):
        return {}
    cases = cases_known(adjective, "ADJ", readings)
    if not cases or not cases <= DIRECT:
        return {}
    if (own := cases_known(noun, "NOUN", readings)) and own <= DIRECT:
        return as_owner(noun, lack, readings)
    if "Gen" not in own:
        return {}
    genitives = [one.feats for one in known_as(lower(noun), "NOUN", readings) if "Gen" in one.feats.get("Case", NONE)]
    numbers = frozenset[str]().union(*(feats.get("Number", NONE) for feats in genitives))
    shown: Features = {"Case": frozenset({"Nom"}), "Number": numbers}
    return {adjective.id: as_told(adjective, "ADJ", shown, (noun.id, OF_WHAT))}


def behind_a_half(half: Token, rest: Sequence[Token], readings: Readings) -> dict[int, Token]:
    """The noun behind *pół*: *pół godzina*, *pół litr mleka*."""
    if lower(half) != "pół" or rest[0].upos != "NOUN" or not (rest[0].form or "").islower():
        return {}
    return as_counted(half, rest[0], readings)


def behind_how_many(word: Token, rest: Sequence[Token], readings: Readings) -> dict[int, Token]:
    """The noun behind *ile* that is the subject of no verb there: *ile czas masz*, *ile osoby przyjdzie*; but *ile
    pliki ważą*."""
    verb = next((one for one in rest[1:] if one.upos in {"AUX", "VERB"}), None)
    if lower(word) not in {"ile", "tyle"} or verb is None or not is_surely_noun(rest[0]):
        return {}
    said = [one.feats for one in known_as(lower(verb), "VERB", readings)]
    own = [one.feats for one in known_as(lower(rest[0]), "NOUN", readings) if "Nom" in one.feats.get("Case", NONE)]
    shown = [{name: feats[name] for name in ("Gender", "Number") if name in feats} for feats in own]
    agrees = any(goes_with(one, other) for one in shown for other in said)
    if not own or not said or (agrees and not is_of_a_speaker(verb, readings)):
        return {}
    if any(
        "Gen" in one.feats.get("Case", NONE) and "Plur" in one.feats.get("Number", NONE)
        for one in known_as(lower(rest[0]), "NOUN", readings)
    ):
        return {}
    told: Features = {"Case": frozenset({"Nom", "Acc"}), "Number": own[0].get("Number", NONE)}
    return {
        word.id: as_told(replace(word, lemma=lower(word)), "NUM", {}, None),
        rest[0].id: as_told(rest[0], "NOUN", told, (word.id, ALWAYS)),
    }


def behind_what_is_full(
    before: Sequence[Token], full: Token, rest: Sequence[Token], readings: Readings
) -> dict[int, Token]:
    """The noun behind *pełen*, *pewien*, *wart* and the like that are said of something else, by a copula: *raport jest
    pełen błędy*, *jesteśmy pewni zwycięstwo*."""
    if before and lower(before[-1]) == "w":
        return {}  # *w pełni praktyczna lekcja*
    if FULL.fullmatch(lower(full)) is None or not any(word.upos == "AUX" for word in before[-3:]):
        return {}
    noun = noun_of(rest, readings)
    if noun is None or (noun.lemma or "") in measures() or is_followed_by_a_verb(noun, rest):
        return {}
    own = [one.feats for one in known_as(lower(full), "ADJ", readings)]
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
    if not own or any(agree(one, other) for one in own for other in known):
        return {}
    return {
        full.id: as_told(full, "ADJ", {}, None),
        noun.id: as_told(noun, "NOUN", {"Case": cases_known(noun, "NOUN", readings)}, (full.id, ALWAYS)),
    }


FULL = re.compile("pełen|pełn[yaei]|wart[ae]?|warci|pewien|pewn[yaei]|świadom[yaei]?|godn[yaei]|żądn[yaei]|syt[yaei]")
"""Adjectives with a genitive."""


def as_counted(word: Token, noun: Token, readings: Readings) -> dict[int, Token]:
    """A noun as what is counted, if it is in no genitive."""
    cases = cases_known(noun, "NOUN", readings)
    if not cases or not cases <= DIRECT or may_be_another_word(noun, readings):
        return {}
    return {
        word.id: as_told(replace(word, lemma=lower(word)), "NUM", {}, (noun.id, COUNTED)),
        noun.id: as_told(noun, "NOUN", {"Case": cases}, None),
    }
