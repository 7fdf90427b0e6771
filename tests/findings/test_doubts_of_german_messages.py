"""Doubts about German messages and labels, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.german_attributes import is_full_of_it, is_some_of_such
from lambre_core.findings.doubts.german_clauses import shares_a_modal
from lambre_core.findings.doubts.german_messages import (
    are_these_who_do_it,
    are_they_themselves,
    are_who_it_is_done_to,
    belongs_behind_a_command,
    belongs_to_the_end_of_a_list,
    ends_a_clause_without_comma,
    has_its_clause_behind,
    is_a_number_of_some,
    is_called_something,
    is_done_in_a_label,
    is_given_by_it,
    is_given_to_her,
    is_one_of_a_list,
    is_said_in_two_words,
    is_somebody_before_the_subject,
    is_the_end_of_a_verb,
    says_as_to_what,
    says_when_it_is_done,
    shares_a_passive,
)
from lambre_core.findings.doubts.german_phrases import is_behind_what_was_named
from lambre_core.findings.doubts.german_verbs import is_no_infinitive_with_to
from lambre_core.findings.doubts.lone_determiners import is_parted_from_its_noun
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

CHANGED = "dürfen/dürfen AUX 0 root _; geändert/ändern VERB 1 comp:aux VerbForm=Part"
USED = "genutzt/nutzen VERB 2 conj VerbForm=Part"
PROCESS = "Prozess NOUN 0 root Case=Nom|Gender=Masc|Number=Sing"
PLURAL = "Number=Plur|VerbForm=Fin|Person=3"
SINGULAR = "Number=Sing|VerbForm=Fin|Person=3"
NUMBER = "Nummer NOUN 0 root _; , PUNCT 1 punct _; die DET 4 det _"
CARDS = "Karten NOUN 6 subj@pass Case=Dat|Gender=Fem|Number=Plur"
THAT = "dass SCONJ 0 root _"
CHECK = "prüfen/prüfen VERB 0 root _; Benutzername NOUN 1 comp:obj Case=Acc|Gender=Masc|Number=Sing"
GAME = "Spiel NOUN 0 root Case=Nom|Gender=Neut|Number=Sing"
SCISSORS = "Schere NOUN 0 root Case=Nom|Gender=Fem|Number=Sing; , PUNCT 4 punct _; Stein NOUN 2 conj _"
OTHERS = "bei ADP 0 root _; anderen DET 4 det Case=Dat|Number=Plur"
PROBLEMS = "Case=Nom|Gender=Neut|Number=Plur"
THINK = "denken VERB 0 root _; nach ADP 1 udep _; Daten NOUN 2 comp:obj Case=Acc|Number=Plur"

ROWS: tuple[tuple[SiteDoubt, tuple[int, int], str, bool], ...] = (
    # dürfen geändert oder genutzt werden; dürfen geändert oder nutzen
    (shares_a_passive, (2, 1), f"{CHANGED}; oder CCONJ 4 cc _; {USED}; werden AUX 1 comp:aux VerbForm=Inf", True),
    (shares_a_passive, (2, 1), f"{CHANGED}; oder CCONJ 4 cc _; nutzen VERB 2 conj VerbForm=Inf", False),
    (shares_a_passive, (2, 1), f"{CHANGED}; gestern ADV 2 mod _; {USED}; werden AUX 1 comp:aux VerbForm=Inf", False),
    # haben Erfolg, was Sicherheit angeht; haben es angeht
    (
        says_as_to_what,
        (4, 1),
        "haben AUX 0 root _; was PRON 4 subj _; Sicherheit NOUN 4 comp:obj _; angeht/angehen VERB 1 comp:aux _",
        True,
    ),
    (says_as_to_what, (3, 1), "haben AUX 0 root _; es PRON 3 comp:obj _; angeht/angehen VERB 1 comp:aux _", False),
    # haben Namen die auf s enden; haben Namen die Dateien enden
    (
        ends_a_clause_without_comma,
        (6, 1),
        "haben AUX 0 root _; Namen NOUN 1 comp:obj Number=Plur; die DET 2 det _; auf ADP 6 udep _; S NOUN 4 comp _; "
        "enden/enden VERB 1 comp:aux _",
        True,
    ),
    (
        ends_a_clause_without_comma,
        (5, 1),
        "haben AUX 0 root _; Namen NOUN 1 comp:obj Number=Plur; die DET 4 det _; Dateien NOUN 5 comp:obj _; "
        "enden/enden VERB 1 comp:aux _",
        False,
    ),
    # ein Prozess der Mining genannt wird; ein Prozess der Mining braucht
    *(
        (
            is_called_something,
            (2, 3),
            f"{PROCESS}; der DET 3 det _; Mining NOUN 1 mod Gender=Neut; {one} VERB 5 comp _; {two} AUX 1 mod _",
            holds,
        )
        for one, two, holds in (("genannt", "wird", True), ("gestartet", "wird", False))
    ),
    # Projekte bei denen … teilnimmt; Projekte bei der Stadt teilnimmt
    *(
        (
            has_its_clause_behind,
            (1, 5),
            f"Projekte NOUN 5 subj Number=Plur; bei ADP 5 udep _; {word} PRON 2 comp:obj _; X NOUN 5 mod _; "
            f"teilnimmt/teilnehmen VERB 0 root {SINGULAR}",
            holds,
        )
        for word, holds in (("denen", True), ("ihm", False))
    ),
    # die Nummer, die Karten zugewiesen wird; die Nummer, die Karten gelöscht wird
    *(
        (
            is_given_by_it,
            (4, 6),
            f"{NUMBER}; {CARDS}; {verb} VERB 6 comp:aux@pass VerbForm=Part; wird/werden AUX 1 mod {SINGULAR}",
            holds,
        )
        for verb, holds in (("zugewiesen/zuweisen", True), ("gelöscht/löschen", False))
    ),
    # Dritten vertraut werden muss; Dritten gelöscht werden muss; Lehrern vertraut werden muss
    *(
        (
            are_who_it_is_done_to,
            (2, 4),
            f"{THAT}; {noun} NOUN 4 subj@pass _; {verb} VERB 4 comp:aux _; werden AUX 1 comp:obj _; muss AUX 4 comp _",
            holds,
        )
        for noun, verb, holds in (
            ("Dritten", "vertraut/vertrauen", True),
            ("Dritten", "gelöscht/löschen", False),
            ("Dateien", "vertraut/vertrauen", False),
        )
    ),
    # jeden Tag gelernt würde; den Weg gefunden würde
    *(
        (
            says_when_it_is_done,
            (2, 4),
            f"{article} DET 2 det Case=Acc|Gender=Masc|Number=Sing; {noun} NOUN 4 subj@pass Case=Acc|Gender=Masc|"
            "Number=Sing; getan/tun VERB 4 comp:aux@pass _; würde/werden AUX 0 root _",
            holds,
        )
        for article, noun, holds in (("jeden", "Tag", True), ("den", "Weg", False), ("jeden", "Brief", False))
    ),
    # dass diese Geld senden können; dass diese Datei senden können; dass diese Geld senden kann
    *(
        (
            are_these_who_do_it,
            edge,
            f"{THAT}; diese DET 3 det Case=Nom|Number=Plur; {noun} NOUN 5 subj _; senden VERB 5 comp:aux _; "
            f"können AUX 1 comp:obj {number}",
            holds,
        )
        for edge, noun, number, holds in (
            ((2, 3), "Geld", PLURAL, True),
            ((3, 5), "Geld", PLURAL, True),
            ((3, 5), "Datei", PLURAL, False),
            ((2, 3), "Geld", SINGULAR, False),
        )
    ),
    # als wären es ihre eigenen; als wären es ihr Ordner
    *(
        (
            are_they_themselves,
            (2, 1),
            f"wären/sein AUX 0 root {PLURAL}; es PRON 1 subj Number=Sing; {whose} DET 4 det _; {one}",
            holds,
        )
        for whose, one, holds in (
            ("ihre", "eigenen ADJ 1 comp:pred _", True),
            ("der", "Ordner NOUN 1 comp:pred _", False),
        )
    ),
    # prüfen Benutzername und Kennwort; prüfen Benutzername heute; prüfen den Benutzername und Kennwort
    (is_one_of_a_list, (2, 1), f"{CHECK}; und CCONJ 4 cc _; Kennwort NOUN 2 conj _", True),
    (is_one_of_a_list, (2, 1), f"{CHECK}; heute ADV 1 mod _", False),
    (is_one_of_a_list, (2, 1), f"{CHECK}; und CCONJ 5 cc _; das DET 5 det _; Kennwort NOUN 2 conj _", False),
    (
        is_one_of_a_list,
        (2, 1),
        "mit ADP 0 root _; Freunde NOUN 1 comp:obj Case=Nom|Number=Plur; und CCONJ 4 cc _; Kinder NOUN 2 conj _",
        False,
    ),
    # ein Schere, Stein, Papier-Spiel; ein Schere, Stein, Papier
    *(
        (
            belongs_to_the_end_of_a_list,
            (1, 2),
            f"ein DET 2 det Case=Nom|Gender=Neut|Number=Sing; {SCISSORS}; {rest}",
            holds,
        )
        for rest, holds in (
            (f"- PUNCT 6 punct _; {GAME.replace(' 0 root', ' 4 conj')}", True),
            (f"und CCONJ 6 cc _; {GAME.replace(' 0 root', ' 4 conj')}", False),
        )
    ),
    # der Konto löschen-Knopf; der Konto löschen Knopf; der Konto löschen-Taste
    *(
        (
            belongs_behind_a_command,
            (1, 2),
            "der DET 2 det Case=Nom|Gender=Masc|Number=Sing; Konto NOUN 3 comp:obj Gender=Neut; löschen VERB 0 root _;"
            f"{mark} {last}",
            holds,
        )
        for mark, last, holds in (
            (" - PUNCT 3 punct _;", "Knopf NOUN 3 mod Case=Nom|Gender=Masc|Number=Sing", True),
            (" jetzt ADV 3 mod _;", "Knopf NOUN 3 mod Case=Nom|Gender=Masc|Number=Sing", False),
            (" - PUNCT 3 punct _;", "Konto NOUN 3 mod Case=Nom|Gender=Neut|Number=Sing", False),
        )
    ),
    # ein bis drei Worte lange Sätze; ein bis heute langer Satz
    *(
        (
            is_a_number_of_some,
            (1, 5),
            f"ein DET 5 det _; bis ADP 4 udep _; {number} 2 comp:obj _; lange ADJ 5 mod _; Sätze NOUN 0 root _",
            holds,
        )
        for number, holds in (("drei NUM", True), ("heute ADV", False))
    ),
    # Kein Text empfangen; Der Text empfangen; Kein Text laufen
    (is_done_in_a_label, (2, 3), "Kein DET 2 det _; Text NOUN 3 subj _; empfangen VERB 0 root _", True),
    (is_done_in_a_label, (2, 3), "Der DET 2 det _; Text NOUN 3 subj _; empfangen VERB 0 root _", False),
    (is_done_in_a_label, (2, 3), "Kein DET 2 det _; Text NOUN 3 subj _; laufen VERB 0 root _", False),
    # Alle Überprüfen; Alle Datei
    (is_said_in_two_words, (1, 2), "Alle DET 2 det _; Überprüfen NOUN 0 root _", True),
    (is_said_in_two_words, (1, 2), "Alle DET 2 det _; Datei NOUN 0 root _", False),
    # bei anderen ähnliche Probleme auftreten; bei anderen ähnliche Problemen auftreten
    *(
        (
            is_somebody_before_the_subject,
            edge,
            f"{OTHERS}; ähnliche ADJ 4 mod _; {noun} NOUN 1 comp:obj {feats}; auftreten VERB 0 root {PLURAL}",
            holds,
        )
        for edge, noun, feats, holds in (
            ((2, 4), "Probleme", PROBLEMS, True),
            ((4, 1), "Probleme", PROBLEMS, True),
            ((4, 1), "Problemen", PROBLEMS.replace("Nom", "Dat"), False),
        )
    ),
    # ihr Rechte geben; ihr Rechte löschen
    *(
        (is_given_to_her, (1, 2), f"ihr DET 2 det _; Rechte NOUN 3 comp:obj Number=Plur; {verb} VERB 0 root _", holds)
        for verb, holds in (("geben", True), ("löschen", False))
    ),
    # denken nach Daten zu sichern; denken nach Daten sichern
    (is_the_end_of_a_verb, (3, 2), f"{THINK}; zu PART 1 comp _; sichern/sichern VERB 4 comp:obj _", True),
    (is_the_end_of_a_verb, (3, 2), f"{THINK}; und CCONJ 1 comp _; sichern/sichern VERB 4 comp:obj _", False),
    # unterstützt und gespendet haben; unterstützt und gespendet hat
    *(
        (
            shares_a_modal,
            (1, 2),
            "die PRON 2 subj Number=Plur; unterstützt/unterstützen VERB 0 root _; und CCONJ 4 cc _; "
            f"gespendet/spenden VERB 2 conj VerbForm=Part; haben/haben AUX 2 conj {number}",
            holds,
        )
        for number, holds in ((PLURAL, True), (SINGULAR, False))
    ),
    # um Bilder zu gesendet; um Bilder zu erhalten; um gesendet zu werden; zu beschäftigt
    *(
        (is_no_infinitive_with_to, (4, 3), f"{first} SCONJ 0 root _; {noun}; zu PART 1 comp _; {verb}", holds)
        for first, noun, verb, holds in (
            ("um", "Bilder NOUN 4 comp:obj _", "gesendet/senden VERB 3 comp:obj VerbForm=Part", False),
            ("um", "Bilder NOUN 4 comp:obj _", "erhalten/erhalten VERB 3 comp:obj VerbForm=Part", True),
            ("weil", "er PRON 1 subj _", "beschäftigt/beschäftigen VERB 3 comp:obj VerbForm=Part", True),
        )
    ),
    # jedes solcher Projekte; jedes große Projekte
    *(
        (
            is_some_of_such,
            (1, 3),
            f"jedes DET 3 det _; {such} 3 mod Case=Gen|Number=Plur; Projekte NOUN 0 root Case=Gen|Number=Plur",
            holds,
        )
        for such, holds in (("solcher DET", True), ("großer ADJ", False))
    ),
    # voller seltsamer Tiere; voller seltsame Tiere
    (is_full_of_it, (2, 3), "voller ADP 0 root _; seltsamer ADJ 3 mod _; Tiere NOUN 1 comp:obj _", True),
    (is_full_of_it, (2, 3), "voller ADP 0 root _; seltsame ADJ 3 mod _; Tiere NOUN 1 comp:obj _", False),
    # von anderen gesehene Vögel; von anderen kleine Vögel
    *(
        (
            is_behind_what_was_named,
            (3, 4),
            f"von ADP 0 root _; anderen DET 4 det _; {which} ADJ 4 mod _; Vögel NOUN 1 comp:obj _",
            holds,
        )
        for which, holds in (("gemeldete", True), ("kleine", False))
    ),
    # den 'Abmelden'-Link; den Abmelden
    (is_parted_from_its_noun, (1, 3), "den DET 3 det _; ' PUNCT 3 punct _; Abmelden NOUN 0 root Gender=Neut", True),
    (is_parted_from_its_noun, (1, 2), "den DET 2 det _; Abmelden NOUN 0 root Gender=Neut", False),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_doubts(with_lemmas: MakeSentence, doubt: SiteDoubt, edge: tuple[int, int], words: str, doubted: bool) -> None:
    sentence = with_lemmas(*words.split("; "))
    readings = with_lexicon(judging_lexicon("de"))
    assert (doubtful_edges(sentence, {edge: []}, readings, False, "de", doubts=[doubt]) == {edge}) is doubted
