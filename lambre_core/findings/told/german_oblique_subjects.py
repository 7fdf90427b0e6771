"""German subjects in the dative or genitive: before an auxiliary a sentence has them for subjects alone.

*Der Kamera* is a dative, and *der Kamera ist kaputt* has no nominative, nor anything that somebody could feel, as *der
Patientin ist kalt* has: it is the subject with the article of another gender.
"""

from __future__ import annotations

from collections.abc import Sequence

from lambre_core.findings.datives import FEELINGS
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.german_arguments import is_at_the_end
from lambre_core.findings.told.german_phrases import is_span, phrase_at
from lambre_core.findings.told.relations import TOLD, as_told
from lambre_core.treebank.tree import Token

NO_SUBJECTS = frozenset({"Dat", "Gen"})

COPULAS = frozenset({"ist", "war", "wird", "wurde", "kann", "konnte", "muss", "musste", "soll", "sollte", "darf"})

FOR_SOMEBODY = FEELINGS | frozenset(
    "angst bange besser eigen ernst fremd gemeinsam gleich gewachsen klar leicht lieb möglich nahe nützlich schwer "
    "sicher treu überlegen unangenehm unklar unmöglich unterlegen untersagt verständlich wohl wurst ähnlich".split()
)
"""Predicates beside which somebody is in the dative."""

DONE = frozenset(
    "abgebrochen abgelaufen aktiviert aktualisiert angezeigt bearbeitet beendet beschädigt beschlossen blockiert "
    "deaktiviert deinstalliert entdeckt entfernt erkannt erneuert eröffnet erreicht ersetzt erstellt exportiert gebaut "
    "gedruckt gefunden geladen gelesen gelöscht geprüft geschlossen gesendet gesperrt gespeichert gestartet getestet "
    "getötet gewählt geändert geöffnet heruntergeladen hochgeladen importiert informiert installiert konfiguriert "
    "kopiert repariert umbenannt unterbrochen verhaftet verkauft verletzt verschlüsselt verschoben veröffentlicht "
    "wiederhergestellt zerstört zurückgesetzt überprüft übersetzt".split()
)
"""Participles of verbs that are seldom done to somebody in the dative."""


def oblique_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun that opens a sentence of an auxiliary and what is said with it, and is nothing but a dative or genitive,
    and the auxiliary, joined: *der Datei wurde gelöscht*, *dem Buch ist spannend*; not *der Frau ist kalt*, nor what
    goes on behind a comma (*der Firma ist neu, dass es das gibt*)."""
    words = clause.words
    phrase = phrase_at(words, 0, readings) if words and words[0].id == 1 else None
    if phrase is None or not is_at_the_end(clause) or is_span(phrase.noun) or phrase.end + 1 >= len(words):
        return {}
    if not phrase.cases <= NO_SUBJECTS or phrase.numbers("Dat") != frozenset({"Sing"}):
        return {}
    verb, rest = words[phrase.end], words[phrase.end + 1 :]
    if lower(verb) not in COPULAS or not is_said(verb, rest, readings):
        return {}
    found = {"Case": phrase.cases, "Number": frozenset({"Sing"})}
    return {
        phrase.noun.id: as_told(phrase.noun, "NOUN", found, (verb.id, TOLD)),
        verb.id: as_told(verb, "AUX", {}, None),
    }


def asked_where_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun in no nominative that ends a question of where, when or how much, behind the verb, and that, joined: *wo
    ist meinen Schlüssel*, *was kostet dieser Jacke*; but *wie geht es dem Kind*, *was fehlt dem Auto*."""
    words = clause.words
    if len(words) < len(("wo", "ist", "Anna")) or words[0].id > 1 or not is_at_the_end(clause):
        return {}
    asking, verb = words[:2]
    phrase = phrase_at(words, 2, readings)
    if phrase is None or phrase.end < len(words) or "Nom" in phrase.cases or is_span(phrase.noun):
        return {}
    costs = lower(asking) == "was" and verb.lemma in {"kosten", "wiegen"}
    third = verb.feats.get("Person") == frozenset({"3"}) and verb.upos in {"AUX", "VERB"}
    # *Wie war dem Mann?* is what he felt.
    known = phrase.cases == frozenset({"Acc"}) or verb.lemma not in {"sein", "gehen", "gefallen", "passen"}
    if not third or not known or not (costs or lower(asking) in {"wo", "wann", "woher"}):
        return {}
    return {phrase.noun.id: as_told(phrase.noun, "NOUN", {"Case": phrase.cases}, (verb.id, TOLD))}


def is_said(verb: Token, rest: Sequence[Token], readings: Readings) -> bool:
    """Whether what follows an auxiliary says how something is, or what is done to it, and has no noun."""
    said = [word for word in rest if word.upos not in {"ADV", "PART"} and lower(word) not in {"sein", "werden"}]
    if len(said) != 1 or said[0].upos not in {"ADJ", "VERB"}:
        return False
    form = lower(said[0])
    if form in DONE:
        return True
    plain = any(reading.lemma == form for reading in known_as(form + "e", "ADJ", readings))
    return lower(verb) in {"ist", "war"} and said[0].upos == "ADJ" and plain and form not in FOR_SOMEBODY
