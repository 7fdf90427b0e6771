"""German *Sie* and *ihr* beside verbs that are said of one, or of others."""

from __future__ import annotations

from lambre_core.findings.auxiliaries import MODALS
from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.german_arguments import is_at_the_end
from lambre_core.findings.told.german_phrases import phrase_at
from lambre_core.findings.told.german_subjects import may_be_several
from lambre_core.findings.told.relations import OF_SEVERAL, TOLD, as_told
from lambre_core.treebank.tree import Token

NOMINATIVE = frozenset({"Nom"})

OTHERS = frozenset(
    "ich du er es wir man jemand niemand wer was der ein kein das dies jeder keiner einer alle alles".split()
)
"""Words that may be, or open, another subject."""


def asked_in(clause: Clause) -> dict[int, Token]:
    """*Sie* right behind *bitte* and a verb that is said of one or of *ihr*, or behind *möchte* that opens a question,
    and the verb, joined: *bitte wartet Sie einen Augenblick*, *möchte Sie die Datei löschen*."""
    words = clause.words
    please = bool(words) and lower(words[0]) == "bitte"
    start = 1 if please else 0
    if len(words) < start + len(("wartet", "Sie")) or words[0].id > 1:
        return {}
    verb, you = words[start : start + 2]
    if you.form != "Sie" or verb.upos not in VERBS or not lower(verb).endswith(("t", "e")):
        return {}
    wishes = lower(verb) in {"möchte", "will"} and lower(words[-1]).endswith("n") and words[-1].upos == "VERB"
    other = any(lower(word) in OTHERS for word in words[start + 2 :])
    if other or not (please or wishes):
        return {}
    return {you.id: as_told(you, "PRON", {"Case": NOMINATIVE}, (verb.id, OF_SEVERAL))}


def yourself_in(clause: Clause) -> dict[int, Token]:
    """*Sie* between a verb that is said of one and *sich*, and the verb, joined: *zum Fortfahren muss Sie sich
    anmelden*."""
    words = clause.words
    for place in range(len(words) - 2):
        verb, you, self_ = words[place : place + 3]
        one = verb.feats.get("Number") == frozenset({"Sing"}) and "3" in verb.feats.get("Person", ())
        if you.form == "Sie" and lower(self_) == "sich" and verb.upos in VERBS and one:
            return {you.id: as_told(you, "PRON", {"Case": NOMINATIVE}, (verb.id, OF_SEVERAL))}
    return {}


def if_you_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Sie* behind a conjunction and the verb of one that ends the clause, joined, if that says what persons do with
    things, and nothing else may be the subject: *wenn Sie Hilfe benötigt*, but *wenn Sie jemand braucht*."""
    words = clause.words
    if len(words) < len(("wenn", "Sie", "Hilfe", "benötigt")) or lower(words[0]) not in OPENING:
        return {}
    you, last = words[1], words[-1]
    doing = [word for word in words[2:] if word.upos in VERBS]
    if you.form != "Sie" or last.upos not in VERBS or "Sing" not in last.feats.get("Number", ()):
        return {}
    if "3" not in last.feats.get("Person", ()) or any(lower(word) in OTHERS for word in words[2:-1]):
        return {}
    known = doing[-1].lemma in DOING or (
        len(doing) > 1 and doing[-2].lemma in DOING and MODALS.fullmatch(lower(last)) is not None
    )
    nominative = any(
        phrase is not None and phrase.cases <= {"Nom", "Gen"}
        for phrase in (phrase_at(words, place, readings) for place in range(2, len(words)))
    )
    if not known or nominative:
        return {}
    return {you.id: as_told(you, "PRON", {"Case": NOMINATIVE}, (last.id, OF_SEVERAL))}


OPENING = frozenset("wenn falls sobald dass ob bevor nachdem damit weil da sofern solange bis".split())
DOING = frozenset(
    "haben benötigen brauchen besitzen verwenden benutzen nutzen öffnen löschen installieren wählen auswählen klicken "
    "bestellen eingeben ändern bearbeiten erstellen speichern herunterladen hochladen anklicken drücken aktivieren "
    "deaktivieren aktualisieren kaufen bezahlen".split()
)
"""Lemmas of verbs whose object is no person, and the subject is."""


def several_asked_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Ihr* right behind a plural of *sein*, *haben* or a modal verb that opens a question, and the verb, joined, if
    nothing else may be the subject: *sind ihr schon zu Hause*, but *sind ihr die Schuhe zu klein*."""
    words = clause.words
    start = 1 if words and lower(words[0]) in ASKING else 0
    if len(words) < start + len(("sind", "ihr", "da")) or words[0].id > 1 or not is_at_the_end(clause):
        return {}
    verb, you, *rest = words[start:]
    if you.form != "ihr" or verb.upos not in VERBS or rest[0].upos in {"ADJ", "NOUN", "PROPN", "DET"}:
        return {}
    several = lower(verb) in {"sind", "haben"} or (
        MODALS.fullmatch(lower(verb)) is not None and lower(verb).endswith("n")
    )
    if not several or any(may_be_several(word, readings) for word in rest):
        return {}
    feats = {"Case": NOMINATIVE, "Number": frozenset({"Plur"}), "Person": frozenset({"2"})}
    return {you.id: as_told(you, "PRON", feats, (verb.id, TOLD))}


ASKING = frozenset("wo wann warum wie wieso weshalb was woher wohin".split())
