"""German subjects and verbs that leave no choice of one another."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.auxiliaries import MODALS, PARTICIPLES
from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.partitives import ONE
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.german_phrases import Phrase, is_span, phrase_at
from lambre_core.findings.told.relations import OF_SEVERAL, TOLD, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

NOMINATIVE = frozenset({"Nom"})
PLURAL = frozenset({"Plur"})
NOMINALS = frozenset({"ADJ", "DET", "NOUN", "NUM", "PRON", "PROPN", "X"})


def several_addressed_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Ihr* at the start and the plural behind it that is said of others, joined, where no plural stands behind that:
    *ihr haben viel Zeit*, but not *ihr haben wir geholfen*, *ihr fehlen die Worte*."""
    if len(clause.words) < len(("ihr", "müssen", "gehen")) or lower(clause.words[0]) != "ihr":
        return {}
    pronoun, verb, *rest = clause.words
    if pronoun.upos != "PRON" or pronoun.id > 1 or verb.upos not in VERBS or not (verb.form or "").islower():
        return {}
    persons = persons_of(verb, readings)
    if "2" in persons or not persons or any(may_be_several(word, readings) for word in rest):
        return {}
    if verb.lemma not in HAVING and MODALS.fullmatch(lower(verb)) is None:
        return {}
    own: Features = {"Case": NOMINATIVE, "Number": PLURAL, "Person": frozenset({"2"})}
    return {pronoun.id: as_told(pronoun, "PRON", own, (verb.id, TOLD))}


HAVING = frozenset({"haben", "sein"})


def persons_of(verb: Token, readings: Readings) -> set[str]:
    """The persons that the lexicon has for a form of the plural, or of the singular."""
    known = known_as(lower(verb), "VERB", readings)
    return {person for reading in known for person in reading.feats.get("Person", ())}


def may_be_several(word: Token, readings: Readings) -> bool:
    """Whether a word may be a nominative plural and stand for somebody."""
    if word.upos == "ADJ" and (word.form or "")[:1].isupper():
        return True  # *Unbekannte*
    if word.upos not in NOMINALS - {"DET", "ADJ"}:
        return lower(word) in {"alle", "beide", "viele", "einige", "wenige", "die", "sie", "manche", "andere"}
    if word.upos in {"NUM", "X"}:
        return True
    return any(
        "Nom" in reading.feats.get("Case", {"Nom"}) and "Plur" in reading.feats.get("Number", {"Plur"})
        for reading in readings(word)
    )


QUANTIFIERS = frozenset("alle viele beide einige mehrere wenige manche sämtliche diese jene".split())
"""Determiners of plurals, the last two where the noun is one."""

RESTING = frozenset("wohnen leben arbeiten schlafen sitzen stehen liegen sterben lachen weinen bellen kommen".split())
MOVING = RESTING | frozenset(
    "gehen fahren laufen spielen warten reisen fliegen glauben denken tanzen schwimmen".split()
)
"""Lemmas of verbs that seldom have an object, and of which persons and things are the subject; of the first ones they
are none even where they stand before an infinitive (*die Strecke laufen*)."""

MEASURES = frozenset(
    "reihe anzahl menge vielzahl mehrzahl gruppe hälfte mehrheit minderheit teil großteil drittel viertel dutzend paar "
    "familie million milliarde".split()
)
"""Singulars that may have a verb in the plural."""


def several_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """A noun that opens a sentence and the verb right behind it, joined, if that is of another number and has no
    object, and nothing behind it may be its subject: *viele Leute geht ins Kino*, *die Katze schlafen im Garten*."""
    words = clause.words
    phrase = phrase_at(words, 0, readings) if words and words[0].id == 1 else None
    if phrase is None or phrase.end + 1 >= len(words) or "Nom" not in phrase.cases:
        return {}
    verb, rest, own = words[phrase.end], words[phrase.end + 1 :], phrase.numbers("Nom")
    said = verb.feats.get("Number", frozenset()) if "3" in verb.feats.get("Person", ()) else frozenset()
    if verb.upos != "VERB" or not (verb.form or "").islower() or len(own) != 1 or len(said) != 1 or own == said:
        return {}
    several = own == PLURAL and lower(words[0]) in QUANTIFIERS and verb.lemma in MOVING
    one = own != PLURAL and verb.lemma in RESTING and lower(phrase.noun) not in MEASURES
    to = any(lower(word) == "zu" and word.upos == "PART" for word in rest)
    if not (several or one) or to or not all(is_beside(word, sentence) for word in rest):
        return has_in(phrase, verb, rest, readings)
    return as_subject(phrase, verb)


def as_subject(phrase: Phrase, verb: Token) -> dict[int, Token]:
    """The noun of a phrase as the subject of a verb."""
    feats: Features = {"Case": NOMINATIVE, "Number": phrase.numbers("Nom")}
    return {phrase.noun.id: as_told(phrase.noun, "NOUN", feats, (verb.id, TOLD))}


def has_in(phrase: Phrase, verb: Token, rest: Sequence[Token], readings: Readings) -> dict[int, Token]:
    """Persons and *hat*, joined, if what follows is a thing with an indefinite article that ends the clause: *meine
    Eltern hat ein Haus*."""
    thing = phrase_at(rest, 0, readings)
    if lower(phrase.noun) not in PERSONS or verb.lemma != "haben" or thing is None or thing.end < len(rest):
        return {}
    indefinite = lower(rest[0]).startswith(("ein", "kein", "viel"))
    return as_subject(phrase, verb) if indefinite and phrase.numbers("Nom") == PLURAL else {}


PERSONS = frozenset(
    "eltern großeltern geschwister kinder brüder schwestern freunde freundinnen nachbarn kollegen leute söhne töchter "
    "schüler studenten menschen".split()
)
"""Persons in the plural who seldom are somebody's."""


def is_beside(word: Token, sentence: Sentence) -> bool:
    """Whether a word is no nominal, or belongs to an adposition before it."""
    if word.upos not in NOMINALS or lower(word) in {"viel", "wenig", "mehr"}:
        return word.upos in {"ADP", "ADV", "DET", "PART", "PRON"}
    above = (other for other in sentence.above(word) if other.upos == "ADP")
    return word.upos == "ADJ" or any(other.id < word.id for other in above)


def nobody_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Keiner*, *jeder* and the like that opens a sentence, and the plural right behind it, joined: *keiner wissen die
    Antwort*."""
    if len(clause.words) < len(("keiner", "wissen", "es")) or lower(clause.words[0]) not in ONE_OF_ALL:
        return {}
    one, verb = clause.words[:2]
    plural = verb.feats.get("Number") == PLURAL and "Person" in verb.feats
    if one.id > 1 or verb.upos not in VERBS or not plural or not (verb.form or "").islower():
        return {}
    # *Keiner haben wollte* is no sentence, but *jemand haben wir* has its subject behind.
    if any(may_be_several(word, readings) for word in clause.words[2:]):
        return {}
    return {one.id: as_told(one, "PRON", {"Case": NOMINATIVE}, (verb.id, ONE))}


ONE_OF_ALL = frozenset({"keiner", "jeder", "jemand", "niemand"})


def polite_in(clause: Clause) -> dict[int, Token]:
    """*Sie* right behind a second person of one, and that, joined: *wo wohnst Sie*."""
    for verb, pronoun in pairwise(clause.words):
        second = "2" in verb.feats.get("Person", ()) and (verb.form or "").endswith("st")
        if pronoun.form != "Sie" or verb.upos not in VERBS or not second or "Imp" in verb.feats.get("Mood", ()):
            continue
        if not any(lower(word) == "du" for word in clause.words):
            return {pronoun.id: as_told(pronoun, "PRON", {"Case": NOMINATIVE}, (verb.id, OF_SEVERAL))}
    return {}


SECOND = 2


def together_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """*Ich* before *und* and a phrase, where a verb in the singular follows, and that, joined: *ich und mein Freund
    spielt*; *du und dein Freund spielt* is right."""
    words = clause.words
    if len(words) < len(("und", "mein", "Freund", "spielt")) or lower(words[0]) != "und" or words[0].id != SECOND:
        return {}
    first, phrase = sentence.tokens[0], phrase_at(words, 1, readings)
    if lower(first) != "ich" or phrase is None or phrase.end >= len(words) or "Nom" not in phrase.cases:
        return {}
    verb = words[phrase.end]
    one = verb.feats.get("Number") == frozenset({"Sing"}) and "Person" in verb.feats
    if verb.upos not in VERBS or not one or words[1].upos != "DET":
        return {}
    return {first.id: as_told(first, "PRON", {"Case": NOMINATIVE}, (verb.id, OF_SEVERAL))}


def behind_es_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A plural behind *es* and the singular of an auxiliary that open a sentence, and that, joined, if it is a passive,
    or says what there is: *es wurde keine passenden Einträge gefunden*, *es ist noch keine Berichte vorhanden*; but *es
    kann keine Dateien lesen*."""
    words = clause.words
    if len(words) < len(("es", "wurde", "Fehler", "gefunden")) or lower(words[0]) != "es" or words[0].id > 1:
        return {}
    verb, start, last = words[1], 2, words[-1]
    while start < len(words) and words[start].upos in {"ADV", "PART"}:
        start += 1
    phrase = phrase_at(words, start, readings)
    if phrase is None or phrase.end >= len(words) or phrase.numbers("Nom") != PLURAL or is_span(phrase.noun):
        return {}
    passive = lower(last) == "werden" or "Part" in last.feats.get("VerbForm", ())
    there = lower(verb) in {"ist", "war"} and (passive or lower(last) in {"vorhanden", "verfügbar"})
    done = lower(last) != "werden" and (lower(verb) == "wurde" or (passive and lower(verb) == "wird"))
    to_be_done = lower(last) == "werden" and MODALS.fullmatch(lower(verb)) is not None
    one = verb.feats.get("Number") == frozenset({"Sing"}) and "Person" in verb.feats
    return as_subject(phrase, verb) if one and verb.upos == "AUX" and (there or done or to_be_done) else {}


def some_of_them_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A numeral, or *viele* and the like, that opens a sentence before the genitive of those it is some of, and the
    singular behind that, joined: *zwei der drei Männer wurde verhaftet*."""
    words = clause.words
    if len(words) < len(("zwei", "der", "Männer", "wurde")) or words[0].id > 1 or lower(words[0]) not in SOME:
        return {}
    if lower(words[1]) not in OF_THEM:
        return {}
    end = 2
    while end < len(words) and words[end].upos in {"ADJ", "NUM"}:
        end += 1
    noun, verb = words[end : end + 2] if end + 1 < len(words) else (words[1], words[0])
    plural = any("Gen" in one.feats.get("Case", ()) and "Plur" in one.feats.get("Number", ()) for one in readings(noun))
    one = verb.feats.get("Number") == frozenset({"Sing"}) and "3" in verb.feats.get("Person", ())
    if noun.upos != "NOUN" or not plural or verb.upos not in VERBS or not one:
        return {}
    return {words[0].id: as_told(words[0], "PRON", {"Case": NOMINATIVE}, (verb.id, OF_SEVERAL))}


def happened_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """An accusative behind *es* and a form of *sein* that open a sentence, before the participle of what happens, which
    ends it, and the auxiliary, joined: *es ist einen Fehler aufgetreten*."""
    words = clause.words
    if len(words) < len(("es", "ist", "einen", "Fehler", "aufgetreten")) or words[0].id > 1 or lower(words[0]) != "es":
        return {}
    verb, last, start = words[1], words[-1], 2
    while start < len(words) and words[start].upos in {"ADV", "PART"}:
        start += 1
    phrase = phrase_at(words, start, readings)
    if phrase is None or phrase.cases != frozenset({"Acc"}) or is_span(phrase.noun) or verb.lemma != "sein":
        return {}
    if lower(last) not in PARTICIPLES | {"aufgetreten", "eingetreten", "vorhanden", "verfügbar"}:
        return {}
    return {phrase.noun.id: as_told(phrase.noun, "NOUN", {"Case": phrase.cases}, (verb.id, TOLD))}


SOME = frozenset("zwei drei vier fünf sechs sieben acht neun zehn elf zwölf beide viele einige mehrere".split())
OF_THEM = frozenset({"der", "dieser", "unserer", "seiner", "ihrer", "meiner"})


def completed_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """What ends a clause behind a modal verb, and the lexicon has as a finite verb alone, as that, whatever the tagger
    makes of it: *er kann gut schwimmt*."""
    words = clause.words
    if len(words) < len(("er", "kann", "schwimmt")):
        return {}
    last, modals = words[-1], [word for word in words[:-1] if MODALS.fullmatch(lower(word)) and word.upos in VERBS]
    others = [word for word in words[:-1] if word.upos in VERBS and word not in modals]
    if len(modals) != 1 or others or last.upos not in {"ADJ", "X"} or not (last.form or "").islower():
        return {}
    # *Er solle doch bitte, falls er Zeit hat, kommen*.
    if not lower(last).endswith("t") or (clause.after is not None and clause.after.form == ","):
        return {}
    known = known_as(lower(last), "VERB", readings)
    persons = [reading for reading in known if "Person" in reading.feats]
    if not persons or len(persons) < len(known) or any(reading.lemma == last.form for reading in known):
        return {}
    if is_known_as_another(last, readings):
        return {}
    verb = replace(last, lemma=persons[0].lemma)
    return {last.id: as_told(verb, "VERB", {**persons[0].feats, "VerbForm": frozenset({"Fin"})}, (modals[0].id, AUX))}


AUX = "comp:aux"


def is_known_as_another(word: Token, readings: Readings) -> bool:
    """Whether the lexicon has a form, or the form with an ending, as an adjective or participle."""
    form = lower(word)
    return bool(known_as(form + "e", "ADJ", readings)) or bool(known_as(form, "ADJ", readings))
