"""Doubts about Estonian and Finnish labels, each beside a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts import finnic_labels as doubts
from lambre_core.findings.doubts import finnic_verbs
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.explaining import Edge
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence, Token

MakeSentence = Callable[..., Sentence]
Row = tuple[Callable[[Site], bool], str, Edge, str, bool]

TWO = "Case=Nom|Number=Plur"
ONE = "Case=Nom|Number=Sing"

ROWS: tuple[Row, ...] = (
    (doubts.is_somewhere_in_a_label, "fi", (1, 2), "Ohjeita NOUN 2 comp:obj Case=Par; alapuolella ADP 0 root _", True),
    # ohjeita; but: lamppu on pöytää yläpuolella
    (
        doubts.is_somewhere_in_a_label,
        "fi",
        (3, 4),
        "Lamppu NOUN 2 subj _; on AUX 0 root _; pöytää NOUN 4 comp:obj Case=Par; yläpuolella ADP 2 udep _",
        False,
    ),
    (
        doubts.is_before_no_time,
        "fi",
        (2, 3),
        "Lisää ADV 0 root _; rivi NOUN 3 comp:obj Case=Nom; ennen ADP 1 udep _",
        True,
    ),
    (
        doubts.is_before_no_time,
        "fi",
        (2, 3),
        "Söin VERB 0 root Mood=Ind; joulu NOUN 3 comp:obj Case=Nom; ennen ADP 1 udep _",
        False,
    ),
    (
        doubts.is_against_another,
        "fi",
        (1, 2),
        "Kissa NOUN 2 comp:obj Case=Nom; vastaan ADP 0 root _; hiiri NOUN 2 udep Case=Nom",
        True,
    ),
    (
        doubts.is_against_another,
        "fi",
        (1, 2),
        "Kissa NOUN 2 comp:obj Case=Nom; vastaan ADP 0 root _; illalla NOUN 2 udep Case=Ade",
        False,
    ),
    (doubts.is_not_looked_at, "et", (1, 2), "Minu PRON 2 comp:obj Case=Gen; vaatamata ADP 0 root _", True),
    (doubts.is_not_looked_at, "et", (2, 1), "Vaatamata ADP 0 root _; vihma NOUN 1 comp:obj Case=Par", False),
    (doubts.is_who_did_it, "fi", (1, 2), f"Tiedot NOUN 2 subj {TWO}; kirjasi VERB 0 root Number=Sing", True),
    (
        doubts.is_who_did_it,
        "fi",
        (1, 2),
        f"Pojat NOUN 2 subj {TWO}; luki VERB 0 root Number=Sing; kirjan NOUN 2 comp:obj _",
        False,
    ),
    (doubts.is_a_name_with_several, "fi", (1, 2), "Logi PROPN 2 subj _; rivit VERB 0 root Person=2", True),
    (doubts.is_a_name_with_several, "fi", (1, 2), "Matti PROPN 2 subj _; tulen VERB 0 root Person=1", False),
    (doubts.is_an_order_in_na, "fi", (1, 2), "Pienennä ADJ 2 mod Case=Nom; kuvaa NOUN 0 root Case=Par", True),
    (doubts.is_an_order_in_na, "fi", (1, 2), "Pieni ADJ 2 mod Case=Nom; kuvaa NOUN 0 root Case=Par", False),
    (doubts.is_of_one_side, "fi", (1, 2), "vanhan ADJ 2 mod Case=Gen; alapuolelle NOUN 0 root Case=All", True),
    (doubts.is_of_one_side, "fi", (1, 2), "vanhan ADJ 2 mod Case=Gen; talolle NOUN 0 root Case=All", False),
    (
        doubts.is_so_at_something,
        "fi",
        (2, 3),
        "Erittäin ADV 2 mod _; tehokas ADJ 3 mod Case=Nom; alussa NOUN 0 root Case=Ine",
        True,
    ),
    # erittäin tehokas alussa; but: asuu erittäin tehokas talossa
    (
        doubts.is_so_at_something,
        "fi",
        (3, 4),
        "Asuu VERB 0 root VerbForm=Fin; erittäin ADV 3 mod _; tehokas ADJ 4 mod Case=Nom; talossa NOUN 1 udep Case=Ine",
        False,
    ),
    (
        doubts.is_from_least_to_most,
        "fi",
        (2, 3),
        "vanhimmasta ADJ 3 mod Case=Ela; nuorimpaan ADJ 3 mod Case=Ill; iän NOUN 0 root Case=Gen",
        True,
    ),
    (
        doubts.is_from_least_to_most,
        "fi",
        (2, 3),
        "kaikki DET 3 mod Case=Nom; nuorimpaan ADJ 3 mod Case=Ill; iän NOUN 0 root Case=Gen",
        False,
    ),
    (
        doubts.is_of_a_later_noun,
        "fi",
        (1, 2),
        "uusi ADJ 2 mod Case=Nom; luettelon NOUN 0 root Case=Gen; kohta ADV 2 mod _",
        True,
    ),
    (
        doubts.is_of_a_later_noun,
        "fi",
        (1, 2),
        "uusi ADJ 2 mod Case=Nom; luettelon NOUN 0 root Case=Gen; nopeasti ADV 2 mod _",
        False,
    ),
    (
        doubts.belongs_to_the_next_genitive,
        "fi",
        (1, 3),
        "näiden PRON 3 det Case=Gen|Number=Plur; osasten ADJ 3 mod Case=Gen|Number=Plur; "
        "poiston NOUN 0 root Case=Gen|Number=Sing",
        True,
    ),
    (
        doubts.belongs_to_the_next_genitive,
        "fi",
        (1, 3),
        "näiden PRON 3 det Case=Gen|Number=Plur; uuden ADJ 3 mod Case=Gen|Number=Sing; "
        "poiston NOUN 0 root Case=Gen|Number=Sing",
        False,
    ),
    # syitä ovat kulunut tai rikkoutunut osa; but: he ovat väsynyt ja nälkäinen
    (
        doubts.is_one_or_the_other,
        "fi",
        (2, 1),
        f"ovat AUX 0 root _; kulunut VERB 1 comp:aux {ONE}|VerbForm=Part; tai CCONJ 4 cc _; "
        f"irronnut VERB 2 conj:coord {ONE}|VerbForm=Part; osa NOUN 4 comp:obj {ONE}",
        True,
    ),
    (
        doubts.is_one_or_the_other,
        "fi",
        (2, 1),
        f"ovat AUX 0 root _; kulunut VERB 1 comp:aux {ONE}|VerbForm=Part; ja CCONJ 4 cc _; "
        f"irronnut VERB 2 conj:coord {ONE}|VerbForm=Part; . PUNCT 1 punct _",
        False,
    ),
    (
        doubts.are_lacking,
        "et",
        (2, 1),
        f"Pane VERB 0 root Mood=Imp; kuluvad VERB 1 comp:obj _; asjad NOUN 2 subj {TWO}",
        True,
    ),
    (
        doubts.are_lacking,
        "et",
        (2, 1),
        f"Lähed VERB 0 root Mood=Ind; mängivad VERB 1 comp:obj _; lapsed NOUN 2 subj {TWO}",
        False,
    ),
    (
        doubts.is_for_the_next_one,
        "et",
        (1, 3),
        "järgmisele ADJ 3 mod Case=All; uues ADJ 3 mod Case=Ine; reas NOUN 0 root Case=Ine",
        True,
    ),
    (
        doubts.is_for_the_next_one,
        "et",
        (1, 3),
        "vanale ADJ 3 mod Case=All; uues ADJ 3 mod Case=Ine; reas NOUN 0 root Case=Ine",
        False,
    ),
    (
        doubts.is_some_of_those,
        "et",
        (1, 2),
        "mõne DET 2 det Case=Gen; naabruses NOUN 3 udep Case=Ine; elavatest ADJ 4 mod _; lastest NOUN 0 root Case=Ela",
        True,
    ),
    (
        doubts.is_some_of_those,
        "et",
        (1, 2),
        "mõne DET 2 det Case=Gen; majas NOUN 3 udep Case=Ine; elavad VERB 0 root _; lapsed NOUN 3 subj _",
        False,
    ),
    (
        doubts.is_a_compound_of_a_noun,
        "et",
        (1, 2),
        "põhivaliku ADJ 2 mod Case=Gen|Number=Sing; värve NOUN 0 root Case=Par",
        True,
    ),
    (
        doubts.is_a_compound_of_a_noun,
        "et",
        (1, 2),
        "sobiva ADJ 2 mod Case=Gen|Number=Sing; värve NOUN 0 root Case=Par",
        False,
    ),
    (
        finnic_verbs.is_no_finite_verb,
        "fi",
        (1, 2),
        "tiedot NOUN 2 subj _; kävijöidesi VERB 0 root _; sijainnista NOUN 2 udep _",
        True,
    ),
    (
        finnic_verbs.is_no_finite_verb,
        "fi",
        (1, 2),
        "tiedot NOUN 2 subj _; katosi VERB 0 root _; sijainnista NOUN 2 udep _",
        False,
    ),
)


@pytest.mark.parametrize(("doubt", "language", "edge", "words", "expected"), ROWS)
def test_doubts(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], language: str, edge: Edge, words: str, expected: bool
) -> None:
    """Each is about a construction, and not about the one beside it."""
    sentence = make_sentence(*words.split("; "))
    below: dict[int, list[Token]] = {}
    for token in sentence.tokens:
        below.setdefault(token.head or 0, []).append(token)
    token, head = sentence.tokens[edge[0] - 1], sentence.tokens[edge[1] - 1]
    readings = with_lexicon(judging_lexicon(language))
    assert doubt(Site(sentence, token, head, below, readings, True, language)) is expected
