"""Doubts about German possessors, persons in the dative, orders and agents, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.adpositions import (
    follows_its_noun,
    governs_a_relative_pronoun,
    is_a_particle,
    is_a_possessor,
    is_governed_from_behind,
)
from lambre_core.findings.doubts.german_clauses import (
    are_who_likes_it,
    is_joined_to_the_one_before,
    is_what_somebody_can_have,
    shares_a_modal,
)
from lambre_core.findings.doubts.german_nouns import (
    is_a_first_name,
    is_a_name_in_s,
    is_a_programming_language,
    is_of_somebody_before_it,
)
from lambre_core.findings.doubts.german_phrases import (
    is_calculated,
    is_joined_with_a_capital,
    opens_a_longer_phrase,
    says_how_or_when,
)
from lambre_core.findings.doubts.german_pronouns import (
    is_done_by_these,
    is_done_by_you,
    is_done_to_you,
    is_felt_by_somebody,
    is_one_of_some,
    is_the_one_of_two,
)
from lambre_core.findings.doubts.german_verbs import is_to_be_after_all, is_told_to_you
from lambre_core.findings.doubts.manuals import (
    is_a_number_of_something,
    is_a_step_of_a_path,
    is_all_of_it,
    is_an_acronym_itself,
    is_of_the_noun_behind_a_title,
    is_put_between,
)
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

VATERS = "Vaters NOUN 1 comp:obj Case=Gen|Gender=Masc|Number=Sing"
FROM = "von ADP 0 root _"
WERE = "wurden/werden AUX 0 root Number=Plur|VerbForm=Fin"
THESE = "diesen DET 4 det Case=Dat|Number=Plur"
YOU = "Sie PRON 1 subj _"
TUTOR = "Betreuer NOUN 1 comp:obj Case=Acc|Gender=Masc|Number=Sing"
INFORMS = "informiert/informieren VERB 0 root Number=Sing|Person=3|VerbForm=Fin"
THOU = "du PRON 1 subj Number=Sing|Person=2"

ROWS: tuple[tuple[SiteDoubt, tuple[int, int], str, bool], ...] = (
    # von seines Vaters Geld; von seines Vaters dem Geld; von seines Vaters leben
    (is_a_possessor, (3, 1), f"{FROM}; seines DET 3 det@poss Case=Gen; {VATERS}; Geld NOUN 1 mod _", True),
    (
        is_a_possessor,
        (3, 1),
        f"{FROM}; seines DET 3 det@poss Case=Gen; {VATERS}; Geld NOUN 1 mod _; dem DET 4 det _",
        False,
    ),
    (is_a_possessor, (3, 1), f"{FROM}; seines DET 3 det@poss Case=Gen; {VATERS}; leben VERB 1 mod _", False),
    # der Kinder wegen den Urlaub; dem Kind wegen den Urlaub
    (
        follows_its_noun,
        (5, 3),
        "der DET 2 det Case=Gen|Number=Plur; Kinder NOUN 0 root Case=Gen|Gender=Neut|Number=Plur; wegen ADP 2 udep _; "
        "den DET 5 det _; Urlaub NOUN 3 comp:obj Case=Acc",
        True,
    ),
    (
        follows_its_noun,
        (5, 3),
        "dem DET 2 det Case=Dat|Number=Sing; Kind NOUN 0 root Case=Dat|Gender=Neut|Number=Sing; wegen ADP 2 udep _; "
        "den DET 5 det _; Urlaub NOUN 3 comp:obj Case=Acc",
        False,
    ),
    # hatte Gästen gegenüber; hatte Gäste gegenüber
    (
        is_governed_from_behind,
        (2, 1),
        "hatte/haben VERB 0 root _; Gästen NOUN 1 comp:obj Case=Dat|Gender=Masc|Number=Plur; gegenüber ADP 1 udep _",
        True,
    ),
    (
        is_governed_from_behind,
        (2, 1),
        "hatte/haben VERB 0 root _; Gäste NOUN 1 comp:obj Case=Acc|Gender=Masc|Number=Plur; gegenüber ADP 1 udep _",
        False,
    ),
    # des Letzteren Hut; des letzteren Tasche; die Letzteren Tasche
    (is_of_somebody_before_it, (1, 3), "des DET 3 det _; Letzteren ADJ 3 mod _; Tasche NOUN 0 root _", True),
    (is_of_somebody_before_it, (2, 3), "des DET 3 det _; Letzteren ADJ 3 mod _; Tasche NOUN 0 root _", True),
    (is_of_somebody_before_it, (1, 3), "des DET 3 det _; letzteren ADJ 3 mod _; Tasche NOUN 0 root _", False),
    (is_of_somebody_before_it, (1, 3), "die DET 3 det _; Letzteren ADJ 3 mod _; Tasche NOUN 0 root _", False),
    # das Glück des Einen; das Glück des Anderen
    (is_one_of_some, (1, 2), "des DET 2 det _; Einen NOUN 0 root _", True),
    (is_one_of_some, (1, 2), "des DET 2 det _; Anderen NOUN 0 root _", False),
    # dessen eines Ende; die ein Ende
    (is_the_one_of_two, (2, 3), "dessen PRON 3 mod _; eines DET 3 det _; Ende NOUN 0 root _", True),
    (is_the_one_of_two, (2, 3), "die PRON 3 mod _; ein DET 3 det _; Ende NOUN 0 root _", False),
    # dass einem angst wird; einem Angst wird; der angst
    (is_felt_by_somebody, (1, 2), "einem DET 2 det _; angst NOUN 3 subj _; wird AUX 0 root _", True),
    (is_felt_by_somebody, (1, 2), "einem DET 2 det _; Angst NOUN 3 subj _; wird AUX 0 root _", False),
    (is_felt_by_somebody, (1, 2), "ein DET 2 det _; angst NOUN 3 subj _; wird AUX 0 root _", False),
    # mir wurden von diesen Anträge gestellt; von diesen Anträgen; Leute wurden von diesen Anträge gestellt
    (is_done_by_these, (4, 2), f"{WERE}; von ADP 1 udep _; {THESE}; Anträge NOUN 2 comp:obj Case=Acc", True),
    (is_done_by_these, (3, 4), f"{WERE}; von ADP 1 udep _; {THESE}; Anträge NOUN 2 comp:obj Case=Acc", True),
    (is_done_by_these, (3, 4), f"{WERE}; von ADP 1 udep _; {THESE}; Anträgen NOUN 2 comp:obj Case=Dat", False),
    (
        is_done_by_these,
        (3, 4),
        f"{WERE}; von ADP 1 udep _; {THESE}; Anträge NOUN 2 comp:obj Case=Acc; Leute NOUN 1 subj _",
        False,
    ),
    # informiert Sie der Betreuer; informieren Sie der Betreuer; informiert Sie den Betreuer
    (is_done_to_you, (3, 4), f"{INFORMS}; {YOU}; der DET 4 det _; {TUTOR}", True),
    (is_done_to_you, (4, 1), f"{INFORMS}; {YOU}; der DET 4 det _; {TUTOR}", True),
    (is_done_to_you, (3, 4), f"informieren VERB 0 root Number=Plur; {YOU}; der DET 4 det _; {TUTOR}", False),
    (is_done_to_you, (3, 4), f"{INFORMS}; {YOU}; den DET 4 det _; {TUTOR}", False),
    # gestern besuchte sie der Nachbar; gestern besuchten sie der Nachbar
    (
        is_done_to_you,
        (3, 4),
        f"besuchte/besuchen VERB 0 root Number=Sing; sie PRON 1 subj _; der DET 4 det _; {TUTOR}",
        True,
    ),
    (
        is_done_to_you,
        (3, 4),
        f"besuchten/besuchen VERB 0 root Number=Plur; sie PRON 1 subj _; der DET 4 det _; {TUTOR}",
        False,
    ),
    # das Rad könnt ihr holen; das Rad könnt jetzt
    (is_done_by_you, (1, 2), "Rad NOUN 2 subj _; könnt AUX 0 root Person=2; ihr PRON 2 comp:obl _", True),
    (is_done_by_you, (1, 2), "Rad NOUN 2 subj _; könnt AUX 0 root Person=2; jetzt ADV 2 mod _", False),
    # Hab du Geduld!; Hab du Geduld?; Habe ihr
    (is_told_to_you, (2, 1), f"Hab/haben VERB 0 root _; {THOU}; Geduld NOUN 1 comp:obj _; ! PUNCT 1 punct _", True),
    (is_told_to_you, (2, 1), f"Hab/haben VERB 0 root _; {THOU}; Geduld NOUN 1 comp:obj _; ? PUNCT 1 punct _", False),
    (is_told_to_you, (2, 1), "Hab/haben VERB 0 root _; ihr PRON 1 subj Number=Plur|Person=2; ! PUNCT 1 punct _", False),
    # Kindern gefällt auch; Kinder gefällt auch; den Kuchen schmeckt; Farben gefällt mir
    (are_who_likes_it, (1, 2), "Kindern NOUN 2 subj _; gefällt/gefallen VERB 0 root Number=Sing", True),
    (are_who_likes_it, (1, 2), "Kinder NOUN 2 subj _; gefällt/gefallen VERB 0 root Number=Sing", False),
    (
        are_who_likes_it,
        (2, 3),
        "den DET 2 det Case=Dat|Number=Plur; Kuchen NOUN 3 subj _; schmeckt/schmecken VERB 0 root Number=Sing",
        False,
    ),
    (
        are_who_likes_it,
        (1, 2),
        "Farben NOUN 2 subj _; gefällt/gefallen VERB 0 root Number=Sing; mir PRON 2 comp:obl Case=Dat",
        False,
    ),
    # die er planen und an der er teilnehmen wollte; die er planen und an der sie teilnehmen wollten
    (
        shares_a_modal,
        (1, 2),
        "er PRON 2 subj Number=Sing; planen VERB 0 root _; und CCONJ 6 cc _; er PRON 6 subj _; "
        "teilnehmen VERB 6 comp _; wollte/wollen AUX 2 conj Number=Sing|VerbForm=Fin",
        True,
    ),
    (
        shares_a_modal,
        (1, 2),
        "er PRON 2 subj Number=Sing; planen VERB 0 root _; und CCONJ 6 cc _; ich PRON 6 subj _; "
        "teilnehmen VERB 6 comp _; wollte/wollen AUX 2 conj Number=Sing|VerbForm=Fin",
        False,
    ),
    # Freund Jan Peters; Freund dem Peters
    (is_a_programming_language, (1, 2), "reines ADJ 2 mod _; Python NOUN 0 root _", True),
    (is_a_programming_language, (1, 2), "reines ADJ 2 mod _; Leder NOUN 0 root _", False),
    (is_a_first_name, (2, 3), "Jan DET 3 det _; Jan DET 3 det _; peters NOUN 1 mod Case=Gen", False),
    (is_a_first_name, (2, 3), "Freund NOUN 0 root _; Jan DET 3 det _; Peters PROPN 1 mod Case=Gen", True),
    (is_a_first_name, (2, 3), "Freund NOUN 0 root _; dem DET 3 det _; Peters PROPN 1 mod Case=Gen", False),
    # Jacobs lachte; Jacobs Hund
    (is_a_name_in_s, (1, 2), "Roberts PROPN 2 subj Case=Gen; lachte/lachen VERB 0 root _", True),
    (is_a_name_in_s, (1, 2), "Roberts PROPN 2 mod Case=Gen; Hund NOUN 0 root _", False),
    # in den schneller und schneller fahrenden Zügen; den schneller und leiser
    (
        says_how_or_when,
        (2, 5),
        "den DET 5 det _; schneller ADJ 5 mod _; und CCONJ 4 cc _; schneller ADJ 2 conj _; Zügen NOUN 0 root _",
        True,
    ),
    (
        says_how_or_when,
        (2, 5),
        "den DET 5 det _; schneller ADJ 5 mod _; und CCONJ 4 cc _; leiser ADJ 2 conj _; Zügen NOUN 0 root _",
        False,
    ),
    # Umsatz verglichen mit; Freunde verglichen Preise
    (is_calculated, (1, 2), "Umsatz NOUN 2 subj _; verglichen VERB 0 root _; mit ADP 2 udep _", True),
    (is_calculated, (1, 2), "Freunde NOUN 2 subj _; verglichen VERB 0 root _; Preise NOUN 2 comp:obj _", False),
    # an den zwei Jahre zuvor gestorbenen „Meister“; an den zwei Jahre zuvor gestorbene „Meister“
    (
        opens_a_longer_phrase,
        (1, 2),
        "den DET 2 det Case=Acc|Gender=Masc|Number=Sing; Jahre NOUN 0 root _; zuvor ADV 4 mod _; "
        "gestorbenen ADJ 6 mod Case=Acc; „ PUNCT 6 punct _; Meister NOUN 2 mod _",
        True,
    ),
    (
        opens_a_longer_phrase,
        (1, 2),
        "den DET 2 det Case=Acc|Gender=Masc|Number=Sing; Jahre NOUN 0 root _; zuvor ADV 4 mod _; "
        "gestorbenen ADJ 6 mod Case=Acc; , PUNCT 6 punct _; Meister NOUN 2 mod _",
        False,
    ),
    # 007 Reisen; 7 Reisen
    (is_a_number_of_something, (1, 2), "007 NUM 2 mod _; Abteilung NOUN 0 root _", True),
    (is_a_number_of_something, (1, 2), "7 NUM 2 mod _; Abteilung NOUN 0 root _", False),
    # vom Ufer aus die Stadt; am Ufer aus die Stadt
    (
        is_a_particle,
        (7, 5),
        "von ADP 0 root _; dem DET 4 det _; rechten ADJ 4 mod _; Ufer NOUN 1 comp:obj _; aus ADP 1 udep _; "
        "die DET 7 det _; Stadt NOUN 5 comp:obj _",
        True,
    ),
    (
        is_a_particle,
        (7, 5),
        "an ADP 0 root _; dem DET 4 det _; rechten ADJ 4 mod _; Ufer NOUN 1 comp:obj _; aus ADP 1 udep _; "
        "die DET 7 det _; Stadt NOUN 5 comp:obj _",
        False,
    ),
    # ein Sokrates; der Anders
    (is_a_name_in_s, (1, 2), "ein DET 2 det Case=Nom; Sokrates PROPN 0 root Case=Gen", True),
    (is_a_name_in_s, (1, 2), "der DET 2 det Case=Nom; Sokrates PROPN 0 root Case=Gen", False),
    # zwischen sie zu drängen; zwischen sie zu denken
    (
        is_put_between,
        (2, 1),
        "zwischen ADP 3 udep _; sie PRON 1 comp:obj _; zu PART 0 root _; drängen VERB 3 comp:obj VerbForm=Inf",
        True,
    ),
    (
        is_put_between,
        (2, 1),
        "zwischen ADP 3 udep _; sie PRON 1 comp:obj _; zu PART 0 root _; denken VERB 3 comp:obj VerbForm=Inf",
        False,
    ),
    # ER Neues Modell anlegen; ER legt an
    (is_an_acronym_itself, (1, 3), "ER PRON 3 subj _; Neues ADJ 3 mod _; anlegen VERB 0 root Number=Plur", True),
    (is_an_acronym_itself, (1, 3), "ER PRON 3 subj _; neues ADJ 3 mod _; anlegen VERB 0 root Number=Plur", False),
    # entweder Soll oder Haben buchen; soll oder haben
    (is_joined_with_a_capital, (3, 1), "kann AUX 0 root _; oder CCONJ 3 cc _; Haben AUX 1 conj:coord _", True),
    (is_joined_with_a_capital, (3, 1), "kann AUX 0 root _; oder CCONJ 3 cc _; haben AUX 1 conj:coord _", False),
    # der Preis und der des Händlers unterscheiden sich; der unterscheiden sich
    (
        is_joined_to_the_one_before,
        (2, 3),
        "und CCONJ 3 cc _; der PRON 3 subj Number=Sing; unterscheiden VERB 0 root Number=Plur",
        True,
    ),
    (
        is_joined_to_the_one_before,
        (2, 3),
        "weil SCONJ 3 mark _; der PRON 3 subj Number=Sing; unterscheiden VERB 0 root Number=Plur",
        False,
    ),
    # die Farben, die eine Blume haben kann; die ein Baum haben kann; die einen Baum haben kann
    (
        is_what_somebody_can_have,
        (1, 5),
        "die PRON 5 subj _; eine DET 3 det Case=Acc|Gender=Fem|Number=Sing; "
        "Blume NOUN 4 comp:obj Case=Acc|Gender=Fem|Number=Sing; haben VERB 5 comp:aux _; kann AUX 0 root Number=Sing",
        True,
    ),
    (
        is_what_somebody_can_have,
        (1, 5),
        "die PRON 5 subj _; einen DET 3 det Case=Acc|Gender=Masc|Number=Sing; "
        "Baum NOUN 4 comp:obj Case=Acc|Gender=Masc|Number=Sing; haben VERB 5 comp:aux _; kann AUX 0 root Number=Sing",
        False,
    ),
    # , für die gespart und von der Besucher erzählen; für alle und von der Besucher erzählen
    (
        governs_a_relative_pronoun,
        (8, 6),
        ", PUNCT 4 punct _; für ADP 4 udep _; die PRON 2 comp:obj _; gespart VERB 0 root VerbForm=Part; "
        "und CCONJ 9 cc _; von ADP 9 udep _; der DET 8 det _; Besucher NOUN 6 comp:obj _; "
        "erzählen VERB 4 conj:coord VerbForm=Fin",
        True,
    ),
    (
        governs_a_relative_pronoun,
        (8, 6),
        "– PUNCT 4 punct _; für ADP 4 udep _; die PRON 2 comp:obj _; gespart VERB 0 root VerbForm=Part; "
        "und CCONJ 9 cc _; von ADP 9 udep _; der DET 8 det _; Besucher NOUN 6 comp:obj _; "
        "erzählen VERB 4 conj:coord VerbForm=Fin",
        False,
    ),
    # es kann nützlich sein Listen anzulegen; er kann schnell sein Listen anlegen
    (
        is_to_be_after_all,
        (3, 4),
        "kann AUX 0 root _; nützlich ADJ 1 comp _; sein DET 4 det@poss _; Listen NOUN 1 comp:obj _",
        True,
    ),
    (
        is_to_be_after_all,
        (3, 4),
        "kann AUX 0 root _; er PRON 1 subj _; sein DET 4 det@poss _; Listen NOUN 1 comp:obj _",
        False,
    ),
    # zu Alle Ordner > Neu; zu alle Ordner gehen
    (is_a_step_of_a_path, (2, 1), "zu ADP 0 root _; Ordner NOUN 1 comp:obj _; > PUNCT 2 punct _", True),
    (is_a_step_of_a_path, (2, 1), "zu ADP 0 root _; Ordner NOUN 1 comp:obj _; . PUNCT 2 punct _", False),
    # die neue Finanzen-Abteilung; neue Finanzen und Abteilung
    (
        is_of_the_noun_behind_a_title,
        (1, 2),
        "neue ADJ 2 mod Case=Nom|Gender=Fem|Number=Sing; Finanzen NOUN 0 root Number=Plur; und CCONJ 4 cc _; "
        "Handel NOUN 2 conj _; - PUNCT 4 punct _; Abteilung NOUN 2 conj Case=Nom|Gender=Fem|Number=Sing",
        True,
    ),
    (
        is_of_the_noun_behind_a_title,
        (1, 2),
        "neue ADJ 2 mod Case=Nom|Gender=Fem|Number=Sing; Finanzen NOUN 0 root Number=Plur; und CCONJ 4 cc _; "
        "Abteilung NOUN 2 conj Case=Nom|Gender=Fem|Number=Sing",
        False,
    ),
    # die ‚Neu im Ordner‘-Option; die ‚Neu im Ordner‘ Option
    *(
        (
            is_of_the_noun_behind_a_title,
            (1, 3),
            "die DET 3 det Case=Nom|Gender=Fem|Number=Sing; ‚ PUNCT 3 punct _; Ordner NOUN 0 root Gender=Masc|"
            f"Number=Sing; ‘ PUNCT 3 punct _;{mark} Option {word} 3 conj Case=Nom|Gender=Fem|Number=Sing",
            holds,
        )
        for mark, word, holds in ((" - PUNCT 3 punct _;", "NOUN", True), ("", "ADV", False))
    ),
    # alle Vorsicht; alle Tochter
    (is_all_of_it, (1, 2), "alle DET 2 det _; Vorsicht NOUN 0 root _", True),
    (is_all_of_it, (1, 2), "alle DET 2 det _; Tochter NOUN 0 root _", False),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_doubts(with_lemmas: MakeSentence, doubt: SiteDoubt, edge: tuple[int, int], words: str, doubted: bool) -> None:
    sentence = with_lemmas(*words.split("; "))
    readings = with_lexicon(judging_lexicon("de"))
    assert (doubtful_edges(sentence, {edge: []}, readings, False, "de", doubts=[doubt]) == {edge}) is doubted
