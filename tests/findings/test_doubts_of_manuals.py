"""Doubts that manuals and references raise, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.manuals import (
    does_something,
    has_left_out_who_is_told,
    is_a_number_of_something,
    is_all_of_it,
    is_an_acronym_itself,
    is_an_infinitive_before_its_verb,
    is_before_its_own_clause,
    is_called_something,
    is_each_of_them,
    is_first_of_several_nouns,
    is_he_who,
    is_no_german_noun,
    is_no_word_at_all,
    is_of_the_noun_behind_a_title,
    is_one_or_several,
    is_parted_by_a_comma,
    is_put_between,
    is_there_to_be,
    is_told_behind_a_quotation,
    is_told_to,
    measures_what_follows,
)
from lambre_core.findings.doubts.persons import is_a_self
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[Callable[[Site], bool], tuple[int, int], str, bool]

MASC, FEM, NEUT = ("Case=Nom|Gender=" + gender + "|Number=Sing" for gender in ("Masc", "Fem", "Neut"))

ROWS: tuple[Row, ...] = (
    # die Service Worker sind; but: die Freund Peter sind
    (
        is_first_of_several_nouns,
        (2, 4),
        f"die DET 2 det _; Service NOUN 4 subj {MASC}; Worker PROPN 2 flat _; sind AUX 0 root Number=Plur",
        True,
    ),
    (
        is_first_of_several_nouns,
        (2, 4),
        f"mein DET 2 det _; Freund NOUN 4 subj {MASC}; Peter PROPN 2 flat _; sind AUX 0 root Number=Plur",
        False,
    ),
    # Diplomen Wert verlieren, where the second noun belongs to the verb
    (
        is_first_of_several_nouns,
        (1, 2),
        f"ein DET 2 det _; Frau NOUN 4 subj {FEM}; Briefe NOUN 4 comp:obj _; schreibt VERB 0 root Number=Sing",
        False,
    ),
    # den Einführung in Python Leitfaden; but: den Einführung in Python lesen
    (
        is_of_the_noun_behind_a_title,
        (1, 2),
        f"der DET 2 det {MASC}; Einführung NOUN 0 root {FEM}; in ADP 2 udep _; Python PROPN 3 comp:obj _; "
        f"Leitfaden NOUN 4 flat {MASC}",
        True,
    ),
    (
        is_of_the_noun_behind_a_title,
        (1, 2),
        f"der DET 2 det {MASC}; Einführung NOUN 0 root {FEM}; hilft VERB 2 mod _; Leitfaden NOUN 3 comp:obj {MASC}",
        False,
    ),
    # einer Windows 11-VM; but: einer Windows 11
    (
        is_a_number_of_something,
        (1, 2),
        "einer DET 2 det _; Windows NOUN 0 root _; 11-VM NUM 2 mod _",
        True,
    ),
    (is_a_number_of_something, (1, 2), "einer DET 2 det _; Windows NOUN 0 root _; 11 NUM 2 mod _", False),
    # von denen jedes Informationen enthält; but: jedes Informationen enthält
    (
        is_each_of_them,
        (3, 4),
        f"von ADP 0 root _; denen PRON 1 comp:obj _; jedes DET 4 det {NEUT}; Fragen NOUN 1 subj Number=Plur",
        True,
    ),
    (is_each_of_them, (1, 2), f"jedes DET 2 det {NEUT}; Fragen NOUN 0 root Number=Plur", False),
    # mit demjenigen Rücksprache halten, der; but: demjenigen Frau, die
    (
        is_he_who,
        (1, 2),
        "demjenigen DET 2 det _; Kontakt NOUN 3 comp:obj _; halten VERB 0 root _; , PUNCT 3 punct _; der PRON 3 mod _",
        True,
    ),
    (is_he_who, (1, 2), "demjenigen DET 2 det _; Frau NOUN 0 root _; , PUNCT 2 punct _; die PRON 2 mod _", False),
    # ein neues, dessen Ursprung; but: ein neues, großes Feld
    (
        is_before_its_own_clause,
        (1, 4),
        "neues ADJ 4 mod _; , PUNCT 1 punct _; dessen PRON 4 mod _; Ursprung NOUN 0 root _",
        True,
    ),
    (
        is_before_its_own_clause,
        (1, 4),
        "neues ADJ 4 mod _; , PUNCT 1 punct _; große ADJ 4 mod _; Feld NOUN 0 root _",
        False,
    ),
    # Methoden, erbt; but: Methoden erbt
    (is_parted_by_a_comma, (1, 3), "Methoden NOUN 3 subj _; , PUNCT 1 punct _; erbt VERB 0 root _", True),
    (is_parted_by_a_comma, (1, 2), "Methoden NOUN 2 subj _; erbt VERB 0 root _", False),
    # zukünftiges Ich wird; but: wie alt ich bist
    (
        is_a_self,
        (2, 3),
        f"zukünftiges ADJ 2 mod {NEUT}; Ich PRON 3 subj Person=1; wird AUX 0 root Person=3",
        True,
    ),
    (is_a_self, (2, 3), "alt ADJ 3 comp:pred _; ich PRON 3 subj Person=1; bist AUX 0 root _", False),
    # alle Verarbeitung; but: alle Kind
    (is_all_of_it, (1, 2), f"alle DET 2 det _; Verarbeitung NOUN 0 root {FEM}", True),
    (is_all_of_it, (1, 2), f"alle DET 2 det _; Kind NOUN 0 root {NEUT}", False),
    # Stell sie dir vor; but: heute stell sie
    (is_told_to, (2, 1), "Stell VERB 0 root Person=1; sie PRON 1 subj Person=3; dir PRON 1 comp:obl _", True),
    (is_told_to, (3, 2), "heute ADV 2 mod _; stell VERB 0 root Person=1; sie PRON 2 subj Person=3", False),
    # Fehler findest, wenn; but: Die Mutter findest
    (has_left_out_who_is_told, (1, 2), "Fehler NOUN 2 subj _; findest VERB 0 root Person=2", True),
    (
        has_left_out_who_is_told,
        (2, 3),
        "Die DET 2 det _; Mutter NOUN 3 subj _; findest VERB 0 root Person=2",
        False,
    ),
    # „Was sind das?“ und sieh; but: was sind das und sieh
    (
        is_told_behind_a_quotation,
        (5, 2),
        "„ PUNCT 2 punct _; sind AUX 0 root _; “ PUNCT 2 punct _; und CCONJ 5 cc _; sieh VERB 2 conj:coord _",
        True,
    ),
    (
        is_told_behind_a_quotation,
        (3, 1),
        "sind AUX 0 root _; und CCONJ 3 cc _; sieh VERB 1 conj:coord _",
        False,
    ),
    # aus den mithilfe; but: den haus
    (is_no_german_noun, (2, 3), "Quelle NOUN 0 root _; den DET 3 det _; wegen NOUN 1 mod _; Text NOUN 3 mod _", True),
    (is_no_german_noun, (2, 3), "Quelle NOUN 0 root _; den DET 3 det _; haus NOUN 1 mod _; Text NOUN 3 mod _", False),
    # die main.py; but: die Main
    (is_no_word_at_all, (1, 2), f"der DET 2 det {MASC}; main.py NOUN 0 root {FEM}", True),
    (is_no_word_at_all, (1, 2), f"der DET 2 det {MASC}; Backup2Go NOUN 0 root {FEM}", True),
    (is_no_word_at_all, (1, 2), f"der DET 2 det {MASC}; Datei NOUN 0 root {FEM}", False),
    # This blocks commits; but: this books contain
    (
        does_something,
        (1, 2),
        "This DET 2 det Number=Sing; blocks NOUN 3 subj Number=Plur; commits VERB 0 root Number=Sing",
        True,
    ),
    (
        does_something,
        (2, 3),
        "This DET 2 det Number=Sing; blocks NOUN 3 subj Number=Plur; commits VERB 0 root Number=Sing",
        True,
    ),
    (
        does_something,
        (1, 2),
        "This DET 2 det Number=Sing; books NOUN 3 subj Number=Plur; contain VERB 0 root Number=Plur",
        False,
    ),
    # AI continues; but: ICH geht
    (is_an_acronym_itself, (1, 2), "AI PRON 2 subj Person=1; continues VERB 0 root Person=3", True),
    (is_an_acronym_itself, (1, 2), "ICH PRON 2 subj Person=1; geht VERB 0 root Person=3", False),
    # nennen das Deklaration; but: das Deklaration lesen
    (is_called_something, (2, 3), f"nennen VERB 0 root _; das DET 3 det {NEUT}; Frage NOUN 1 comp:obj {FEM}", True),
    (is_called_something, (2, 3), f"lesen VERB 0 root _; das DET 3 det {NEUT}; Frage NOUN 1 comp:obj {FEM}", False),
    # der Typ bestimmt werden konnte; but: der Typ bestimmt werden
    (
        is_an_infinitive_before_its_verb,
        (1, 2),
        f"Typ NOUN 2 subj {MASC}; werden AUX 3 comp:aux Number=Plur; konnte AUX 0 root VerbForm=Fin",
        True,
    ),
    (is_an_infinitive_before_its_verb, (1, 2), f"Typ NOUN 2 subj {MASC}; werden AUX 0 root Number=Plur", False),
    # einen Pixel Daten; but: einen Frau
    (
        measures_what_follows,
        (1, 3),
        f"ein DET 3 det {NEUT}; Byte NOUN 3 mod {NEUT}; Daten NOUN 0 root Case=Nom|Number=Plur",
        True,
    ),
    (measures_what_follows, (1, 2), f"ein DET 2 det {NEUT}; Frau NOUN 0 root {FEM}", False),
    # es müssen Knoten sein; but: es müssen gehen
    (
        is_there_to_be,
        (1, 2),
        "Es PRON 2 subj Number=Sing; müssen AUX 0 root Number=Plur; Knoten NOUN 4 comp:pred Case=Nom|Number=Plur; "
        "sein AUX 2 comp:aux _",
        True,
    ),
    (
        is_there_to_be,
        (1, 2),
        "Es PRON 2 subj Number=Sing; müssen AUX 0 root Number=Plur; gehen VERB 2 comp:aux _",
        False,
    ),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "expected"), ROWS)
def test_doubts(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], edge: tuple[int, int], words: str, expected: bool
) -> None:
    sentence = make_sentence(*words.split("; "))
    found = doubtful_edges(sentence, {edge: []}, with_lexicon(judging_lexicon("de")), False, doubts=[doubt])
    assert (edge in found) == expected, doubt.__name__


@pytest.mark.parametrize(
    ("lemma", "expected"), [("einfügen", True), ("nehmen", True), ("rollen", True), ("liegen", False)]
)
def test_what_goes_between(make_sentence: MakeSentence, lemma: str, expected: bool) -> None:
    plain = make_sentence("tut VERB 0 root _", "zwischen ADP 1 udep _", "die DET 4 det _", "Karten NOUN 2 comp:obj _")
    sentence = plain.with_tokens({1: replace(plain.tokens[0], lemma=lemma)})
    for edge in ((4, 2), (3, 4)):
        found = doubtful_edges(
            sentence, {edge: []}, with_lexicon(judging_lexicon("de")), False, doubts=[is_put_between]
        )
        assert (edge in found) == expected


def test_one_or_several_needs_a_bracket_that_touches(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("die DET 2 det _", "Datei NOUN 0 root _", "( PUNCT 2 punct _")
    edge = (1, 2)
    assert (
        doubtful_edges(sentence, {edge: []}, with_lexicon(judging_lexicon("de")), False, doubts=[is_one_or_several])
        == set()
    )


@pytest.mark.parametrize(
    ("ending", "doubted"), [("*", True), ("*innen", True), ("*inter", False), (". PUNCT", False), ("!", False)]
)
def test_an_ending_of_women_may_be_cut_off(make_sentence: MakeSentence, ending: str, doubted: bool) -> None:
    sentence = make_sentence("die DET 2 det _", "Autor NOUN 0 root _", f"{ending.split()[0]} PUNCT 2 punct _")
    noun, sign = sentence.tokens[1], sentence.tokens[2]
    assert noun.span is not None
    start, end = noun.span[1], noun.span[1] + len(sign.form or "")
    sentence = sentence.with_tokens({3: replace(sign, span=(start, end))})
    found = doubtful_edges(
        sentence, {(1, 2): []}, with_lexicon(judging_lexicon("de")), False, doubts=[is_one_or_several]
    )
    assert (found == {(1, 2)}) is doubted
