"""Told words in Czech: when something happens, and how long it takes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import OPENING, SURE, Clause, lower
from lambre_core.findings.told.czech_clauses import ACCUSATIVE, SINGULAR, has_case, is_past, person_of
from lambre_core.findings.told.relations import CASES_ASKED, COUNTED, SELF, WHEN, as_told
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

NOMINATIVE = frozenset({"Nom"})
GENITIVE = frozenset({"Gen"})


def when_in(clause: Clause) -> dict[int, Token]:
    """*Celá noc*, *každá sobota* and the like, in the nominative by the attribute, joined to the verb of somebody else:
    *celá noc jsem nespal*, *každá sobota chodíme na trh*."""
    verb = spoken_verb(clause)
    if verb is None:
        return {}
    for place, (attribute, noun) in enumerate(pairwise(clause.words)):
        before = clause.words[place - 1] if place else None
        if WHOLE.fullmatch(lower(attribute)) is None or FEMININES.fullmatch(lower(noun)) is None:
            continue
        if noun.id != attribute.id + 1 or (before is not None and before.upos not in {"ADV", "AUX", "VERB"}):
            continue
        own: Features = {"Case": NOMINATIVE, "Number": SINGULAR, "Gender": frozenset({"Fem"})}
        return {
            attribute.id: as_told(attribute, attribute.upos, own, (noun.id, attribute.deprel or "mod")),
            noun.id: as_told(noun, "NOUN", own, (verb.id, WHEN)),
            verb.id: as_told(verb, "VERB", {}, None),
        }
    return {}


WHOLE = re.compile("celá|každá|minulá|příští|tato|tahle|jedna|předchozí")
"""Attributes of times; hard ones are nominatives by their end."""
FEMININES = re.compile("noc|sobota|neděle|středa|hodina|minuta|zima|chvíle|doba|vteřina")


def spoken_verb(clause: Clause) -> Token | None:
    """The only full verb of a clause, if it is said by or to somebody, so that no noun is its subject."""
    verbs = [word for word in clause.words if word.upos == "VERB" and "Inf" not in word.feats.get("VerbForm", ())]
    if not verbs:
        # *Minulá neděle jsme byli doma*
        verbs = [word for word in clause.words if word.upos == "AUX" and is_past(word)]
    if len(verbs) != 1 or believed_upos(verbs[0]) < SURE:
        return None
    finite = person_of(verbs[0]) in {"1", "2"} or lower(verbs[0]).endswith("me")
    auxiliary = any(lower(word) in SPEAKERS for word in clause.words if word.upos == "AUX") and is_past(verbs[0])
    return verbs[0] if finite or auxiliary else None


SPEAKERS = frozenset("jsem jsi jsme jste bych bys bychom byste".split())


def date_in(sentence: Sentence) -> dict[int, Token]:
    """A month in the nominative behind its day in digits, joined to a verb that has no object, and has another subject:
    *sejdeme se 5. květen*, *narodila se 12. srpen*."""
    words = sentence.tokens
    for place in range(2, len(words)):
        month, stop, day = words[place], words[place - 1], words[place - 2]
        if lower(month) not in MONTHS or stop.form != "." or DAY.fullmatch(day.form or "") is None:
            continue
        start = next((at + 1 for at in range(place - 3, -1, -1) if words[at].upos in OPENING), 0)
        before = words[start : place - 2]
        verb = next((word for word in before if word.upos == "VERB"), None)
        if verb is None or believed_upos(verb) < SURE or not happens(verb, before):
            continue
        if before[-1].upos in {"ADP", "NUM"} or lower(before[-1]) in {"datum", "den"}:
            continue
        spoken = person_of(verb) in {"1", "2"} or (is_past(verb) and lower(verb).endswith(("la", "lo", "li")))
        if not spoken and not any(has_case(word, "Nom") and word.upos in {"NOUN", "PROPN"} for word in before):
            continue
        own: Features = {"Case": NOMINATIVE, "Number": SINGULAR, "Gender": frozenset({"Masc"})}
        return {
            month.id: as_told(month, "NOUN", own, (verb.id, CASES_ASKED["Gen"])),
            verb.id: as_told(verb, "VERB", {}, None),
        }
    return {}


MONTHS = frozenset("leden únor březen duben květen červen červenec srpen říjen listopad prosinec".split())
DAY = re.compile(r"(?:[1-9]|[12]\d|3[01])\.?")


def happens(verb: Token, words: Sequence[Token]) -> bool:
    """Whether a verb among some words has no object: it has *se*, or its list has it, or it begins and ends."""
    reflexive = any(lower(word) == "se" and word.upos == "PRON" for word in words)
    return reflexive or (verb.lemma or "") in intransitive() | {"začínat", "začít", "končit", "skončit", "nastoupit"}


def half_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Půl* or *čtvrt* and what it is half of right behind, joined, if that is in no genitive: *půl hodinu*."""
    for word, noun in pairwise(clause.words):
        if lower(word) not in {"půl", "čtvrt"} or noun.id != word.id + 1 or not (noun.form or "").islower():
            continue
        known = known_as(lower(noun), "NOUN", readings)
        direct = bool(known) and all(one.feats.get("Case", GENITIVE) <= DIRECT for one in known)
        if direct and noun.upos == "NOUN" and lower(noun) not in {"jedna", "druhá", "třetí", "kilo", "deko", "litr"}:
            return {
                word.id: as_told(word, "NUM", {"Case": GENITIVE}, (noun.id, COUNTED)),
                noun.id: as_told(noun, "NOUN", {}, None),
            }
    return {}


DIRECT = frozenset({"Nom", "Acc", "Voc"})


def ago_in(clause: Clause) -> dict[int, Token]:
    """*Před* and how long ago it was, in the accusative, joined: *přišel před týden*, *před dva dny*. What stands
    before a date is an accusative (*před rok 1990*)."""
    for place, word in enumerate(clause.words[:-1]):
        if lower(word) != "před" or word.upos != "ADP":
            continue
        rest = clause.words[place + 1 : place + 4]
        noun = rest[0] if rest else word
        counted = lower(noun) in FEW
        if counted and len(rest) > 1:
            noun = rest[1]
        after = clause.words[clause.words.index(noun) + 1 :][:1]
        if lower(noun) not in (SPANS if counted else SPAN) or noun.id > word.id + 2:
            continue
        if after and (after[0].upos in {"NOUN", "NUM", "PROPN", "X"} or (after[0].form or "")[:1].isdigit()):
            continue
        own: Features = {"Case": ACCUSATIVE}
        changed = {
            word.id: as_told(word, "ADP", {"Case": frozenset({"Ins"})}, None),
            noun.id: as_told(noun, "NOUN", own, (word.id, SELF)),
        }
        if counted:
            changed[rest[0].id] = as_told(rest[0], "NUM", {}, (noun.id, "mod"))
        return changed
    return {}


FEW = frozenset("dva dvě tři čtyři".split())
SPAN = frozenset("týden měsíc rok hodinu minutu chvíli chvilku hodinku".split())
SPANS = frozenset("dny týdny měsíce roky hodiny minuty".split())
