"""Told words in Czech: how many there are, and the verb that says so."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.czech_clauses import SINGULAR, is_past, person_of
from lambre_core.findings.told.czech_subjects import AMOUNTS
from lambre_core.findings.told.relations import ATTRIBUTE, ONE_FROM, TOLD, as_told
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Sentence, Token

PLURAL = frozenset({"Plur"})
NOMINATIVE = frozenset({"Nom"})


def few_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """Two to four of something behind a verb in the singular that has no object, joined, if nothing before it can be
    its subject: *v seznamu je tři položky*, *zbývá dva dny*, *hledá se dva kuchaři*."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if len(verbs) != 1 or not is_of_one(verbs[0], clause) or believed_upos(verbs[0]) < SURE:
        return {}
    verb = verbs[0]
    place = next((place for place, word in enumerate(clause.words) if lower(word) in FEW and word.id > verb.id), None)
    if place is None or place + 1 >= len(clause.words):
        return {}
    between = [word for word in clause.words if verb.id < word.id < clause.words[place].id]
    if any(word.upos not in {"ADV", "PART", "PRON"} for word in between) or not all(map(is_no_subject, between)):
        return {}
    rest = clause.words[place + 1 :]
    noun = next((word for word in rest[:3] if word.upos not in {"ADJ", "DET"}), None)
    if noun is None or noun.upos != "NOUN" or not (noun.form or "").islower():
        return {}
    if any(word.upos == "ADJ" for word in rest if word.id > noun.id):
        # *Je tři patra vysoký*
        return {}
    timed = (noun.lemma or "") in measures() | AMOUNTS
    if timed and REMAINING.fullmatch(lower(verb)) is None:
        return {}
    if any(may_be_named(word) for word in clause.words if word.id < verb.id):
        return {}
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
    if not any("Nom" in feats.get("Case", ()) and feats.get("Number", PLURAL) == PLURAL for feats in known):
        return {}
    own: Features = {"Case": NOMINATIVE, "Number": PLURAL}
    return {
        noun.id: as_told(noun, "NOUN", own, (verb.id, TOLD)),
        clause.words[place].id: as_told(clause.words[place], "NUM", {}, (noun.id, "mod")),
        verb.id: as_told(verb, verb.upos, {"Number": SINGULAR}, None),
    }


FEW = frozenset("dva dvě tři čtyři".split())
REMAINING = re.compile("zbýv(?:á|alo)|zb(?:ude|ylo)|uplyn(?:e|ulo)|zůst(?:ane|alo|ává)")


def is_of_one(verb: Token, clause: Clause) -> bool:
    """Whether a verb is in the third person singular by its form, and has no object: it is a neuter in the past, or in
    the present."""
    form = lower(verb).removeprefix("ne")
    if verb.upos == "AUX":
        return form in {"je", "ní", "bude", "bylo"} or lower(verb) == "není"
    reflexive = any(lower(word) == "se" and word.upos == "PRON" for word in clause.words)
    comes = (verb.lemma or "") in (intransitive() | {"zbývat", "zbýt", "uplynout", "následovat", "čekat"}) - STAYING
    if not comes and not (reflexive and (verb.lemma or "") in DONE):
        return False
    if is_past(verb):
        return form.endswith("lo")
    return person_of(verb) == "3" and form.endswith(("á", "e", "ne", "uje"))


STAYING = frozenset("trvat pokračovat pracovat jít jet chodit jezdit běžet žít spát".split())
"""Verbs beside which so many are how long or how far."""
DONE = frozenset(
    "hledat prodávat nabízet zobrazit zobrazovat otevřít otevírat vytvořit vytvářet uložit ukládat použít používat "
    "odeslat odesílat stavět opravovat načíst načítat spustit spouštět smazat přidat".split()
)
"""Verbs with an object in the accusative, of which *se* makes a passive."""


def is_no_subject(word: Token) -> bool:
    """Whether a word between a verb and what it says is no subject: an adverb, or a clitic in an oblique case."""
    return word.upos != "PRON" or lower(word) in CLITICS


CLITICS = frozenset("se si mi ti mu jí nám vám jim".split())


def may_be_named(word: Token) -> bool:
    """Whether a word is named in the nominative by the tagger, or is *to*, so that it may be the subject."""
    named = word.upos in {"DET", "NOUN", "NUM", "PRON", "PROPN", "ADJ"} and "Nom" in word.feats.get("Case", ())
    return named or lower(word) in {"to", "co", "kdo", "tolik", "kolik"}


def one_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A feminine that can be nothing but a nominative in the singular right behind *jsou*, behind a place that opens
    the clause, joined: *na stole jsou kniha*."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if len(verbs) != 1 or lower(verbs[0]) not in {"jsou", "nejsou", "budou"} or clause.words[0].upos != "ADP":
        return {}
    if clause.after is not None and (clause.after.upos != "PUNCT" or clause.after.form == ","):
        return {}
    verb = verbs[0]
    rest = [word for word in clause.words if word.id > verb.id and word.upos not in {"ADV", "PART"}]
    place = next((place for place, word in enumerate(rest[:3]) if word.upos not in {"ADJ", "DET"}), None)
    if place is None or rest[place].upos != "NOUN" or any(map(may_be_named, before_verb(clause, verb))):
        return {}
    noun, behind = rest[place], rest[place + 1 :]
    if any(word.upos in {"NUM", "NOUN", "PROPN", "PRON"} and "Nom" in word.feats.get("Case", ()) for word in behind):
        return {}
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
    sure = bool(known) and all(
        feats.get("Case", frozenset()) <= {"Nom", "Voc"} and feats.get("Number") == SINGULAR for feats in known
    )
    if lower(noun) == "potřeba":
        return {}  # *k čemu jsou potřeba souřadnice*
    if not sure or not lower(noun).endswith("a") or is_of_persons(noun.feats) or believed_upos(noun) < SURE:
        return {}
    own: Features = {"Case": NOMINATIVE, "Number": SINGULAR}
    return {noun.id: as_told(noun, "NOUN", own, (verb.id, TOLD)), verb.id: as_told(verb, "AUX", {}, None)}


def before_verb(clause: Clause, verb: Token) -> list[Token]:
    """The words of a clause before its verb."""
    return [word for word in clause.words if word.id < verb.id]


def of_many_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """An adjective in the nominative between *mnoho*, *pět* and their like and a noun that can be nothing but a
    genitive plural, joined to that: *mnoho mladé učitelů*, *pět nové knih*."""
    for word, adjective, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        if lower(word) not in SO_MANY or adjective.upos != "ADJ" or noun.upos != "NOUN" or noun.id != word.id + 2:
            continue
        if believed_upos(adjective) < SURE or lower(adjective)[-1:] not in "éáýí" or "Case" not in adjective.feats:
            continue
        known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
        if not known or not all(
            feats.get("Case") == GENITIVE and feats.get("Number", PLURAL) == PLURAL for feats in known
        ):
            continue
        if any("Gen" in one.feats.get("Case", ()) and one.feats.get("Number") == PLURAL for one in readings(adjective)):
            continue
        own: Features = {"Case": adjective.feats["Case"] - GENITIVE or NOMINATIVE}
        return {
            adjective.id: as_told(adjective, "ADJ", own, (noun.id, ATTRIBUTE)),
            noun.id: as_told(noun, "NOUN", {"Case": GENITIVE, "Number": PLURAL}, None),
        }
    return {}


GENITIVE = frozenset({"Gen"})
SO_MANY = frozenset(
    "mnoho několik málo hodně pět šest sedm osm devět deset jedenáct dvanáct patnáct dvacet třicet sto kolik".split()
)


def one_of_in(sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """*Jeden*, *jedna* or *jedno* and the genitive plural behind *z*, joined, if no such noun is of their gender:
    *jeden z největších měst*. Persons may be of either (*jedna z účastníků*, *jeden z dětí*)."""
    words = sentence.tokens
    for place, word in enumerate(words[:-2]):
        gender = ONES.get(lower(word))
        if gender is None or lower(words[place + 1]) not in {"z", "ze"} or word.upos not in {"DET", "NUM", "ADJ"}:
            continue
        noun = next((other for other in words[place + 2 : place + 6] if other.upos not in {"ADJ", "DET", "NUM"}), None)
        if noun is None or noun.upos != "NOUN" or is_of_persons(noun.feats) or lower(noun) in PERSONS:
            continue
        if place and words[place - 1].upos in {"NUM", "CCONJ"}:
            continue
        known = [
            one.feats for one in known_as(lower(noun), "NOUN", readings) if "Gen" in one.feats.get("Case", frozenset())
        ]
        plural = [feats for feats in known if feats.get("Number") == PLURAL]
        genders = frozenset[str]().union(*(feats.get("Gender", frozenset()) for feats in plural))
        if not genders or len(plural) < len(known):
            continue
        if not genders.isdisjoint(gender) or "Plur" not in noun.feats.get("Number", ()):
            continue
        own: Features = {"Gender": gender}
        return {
            word.id: as_told(word, "DET", own, (noun.id, ONE_FROM)),
            noun.id: as_told(noun, "NOUN", {"Gender": genders}, None),
        }
    return {}


ONES: Mapping[str, frozenset[str]] = {
    "jeden": frozenset({"Masc"}),
    "jedna": frozenset({"Fem"}),
    "jedno": frozenset({"Neut"}),
    "jednu": frozenset({"Fem"}),
}
PERSONS = frozenset("dětí osob lidí dvojčat děvčat osobností hvězd postav obětí rodičů celebrit autorit".split())
"""Persons in the genitive plural, who may be of another gender than their name."""
