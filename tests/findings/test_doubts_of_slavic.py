"""Doubts about Slavic adjectives that are nouns, names and verbs that nobody does, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.determiners import is_parted_by_a_bracket
from lambre_core.findings.doubts.other_subjects import is_them
from lambre_core.findings.doubts.participles import governs_the_noun
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.doubts.slavic import (
    has_an_attribute_itself,
    is_before_the_noun_itself,
    is_behind_a_foreign_word,
    is_done_by_anybody,
    is_english_before_the_subject,
    is_found_by_you,
    is_given_to_somebody,
    is_instead,
    is_the_one,
    is_to_the_north,
)
from lambre_core.findings.doubts.verbs import may_have_dropped_its_subject
from lambre_core.findings.explaining import Edge
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Sentence, Token

MakeSentence = Callable[..., Sentence]
Row = tuple[Callable[[Site], bool], Edge, str, bool]
"""A doubt, the edge, the words of the tree, and whether the doubt is about the edge."""

NEUT = "Case=Nom|Gender=Neut|Number=Sing"
FEM = "Case=Nom|Gender=Fem|Number=Sing"
MASC = "Case=Acc|Gender=Masc|Number=Sing"
DAT = "Case=Dat|Gender=Masc|Number=Sing"
PUPILS = "žáci NOUN 2 subj Number=Plur; jsou AUX 0 root Number=Plur; a CCONJ 4 cc _; "
COOK = "vaří VERB 0 root Number=Plur; a CCONJ 4 cc _; je AUX 2 conj:coord Number=Sing"
DOCKER = "docker NOUN 3 subj Number=Sing; "

ROWS: tuple[Row, ...] = (
    (is_before_the_noun_itself, (1, 2), "вашого DET 2 det _; веб NOUN 3 mod _; сайту NOUN 0 root _", True),
    (is_before_the_noun_itself, (1, 2), "вашого DET 2 det _; вид NOUN 3 mod _; сайту NOUN 0 root _", False),
    (is_before_the_noun_itself, (1, 2), "вашого DET 2 det _; веб NOUN 0 root _", False),
    # procházka je to pravé; procházka je pravé; procházka je ten pravé
    (
        is_the_one,
        (4, 1),
        f"procházka NOUN 2 subj {FEM}; je AUX 0 root _; to DET 2 subj {NEUT}; pravé ADJ 1 comp:pred {NEUT}",
        True,
    ),
    (is_the_one, (3, 1), f"procházka NOUN 2 subj {FEM}; je AUX 0 root _; pravé ADJ 1 comp:pred {NEUT}", False),
    (
        is_the_one,
        (4, 1),
        f"procházka NOUN 2 subj {FEM}; je AUX 0 root _; ten DET 2 subj {MASC}; pravé ADJ 1 comp:pred {NEUT}",
        False,
    ),
    # místo je nazvané Stará rychta; místo je rychta
    (
        has_an_attribute_itself,
        (4, 1),
        f"místo NOUN 2 subj {NEUT}; je AUX 0 root _; Stará ADJ 4 mod {FEM}; rychta ADJ 1 comp:pred {FEM}",
        True,
    ),
    (
        has_an_attribute_itself,
        (4, 1),
        f"místo NOUN 2 subj {NEUT}; je AUX 0 root _; dost ADV 4 mod _; rychta ADJ 1 comp:pred {FEM}",
        False,
    ),
    # uložil obžalovanému podmíněný trest; uložil obžalovanému trest; pomohl starému souseda
    (
        is_given_to_somebody,
        (2, 4),
        f"uložil VERB 0 root _; obžalovanému ADJ 4 mod {DAT}; podmíněný ADJ 4 mod {MASC}; trest NOUN 1 comp:obj {MASC}",
        True,
    ),
    (
        is_given_to_somebody,
        (2, 3),
        f"uložil VERB 0 root _; obžalovanému ADJ 3 mod {DAT}; trest NOUN 1 comp:obj {MASC}",
        False,
    ),
    (
        is_given_to_somebody,
        (2, 4),
        f"uložil VERB 0 root _; obžalovanému ADJ 4 mod {DAT}; podmíněný ADJ 4 mod {MASC}; soudu NOUN 1 comp:obj {DAT}",
        False,
    ),
    # žáci jsou pilní a předpokládá se, že; žáci jsou pilní a směje se
    (
        is_done_by_anybody,
        (4, 2),
        PUPILS + "předpokládá VERB 2 conj:coord Number=Sing; se PRON 4 comp@expl _; že SCONJ 4 comp:obj _",
        True,
    ),
    (
        is_done_by_anybody,
        (4, 2),
        PUPILS + "směje VERB 2 conj:coord Number=Sing; se PRON 4 comp@expl _",
        False,
    ),
    (
        is_done_by_anybody,
        (4, 2),
        PUPILS + "ví VERB 2 conj:coord Number=Sing; že SCONJ 4 comp:obj _",
        False,
    ),
    # v baru Basilic vaří a je; kuchaři vaří a je
    (
        may_have_dropped_its_subject,
        (4, 2),
        "Basilic PROPN 2 subj Number=Sing; " + COOK,
        True,
    ),
    (
        may_have_dropped_its_subject,
        (4, 2),
        "kuchaři NOUN 2 subj Number=Plur; " + COOK,
        False,
    ),
    # na sever od Brna; na sever Čech
    (is_to_the_north, (2, 1), "na ADP 0 root _; sever NOUN 1 comp:obj Case=Acc; od ADP 2 udep _", True),
    (is_to_the_north, (2, 1), "na ADP 0 root _; sever NOUN 1 comp:obj Case=Acc; Čech PROPN 2 mod _", False),
    # místo toho jsou; místo je
    (is_instead, (1, 3), "místo NOUN 3 subj _; toho DET 1 mod Case=Gen; jsou AUX 0 root _", True),
    (is_instead, (1, 2), "místo NOUN 2 subj _; je AUX 0 root _", False),
    # Arnold najdete u mostu; Arnold najde cestu; sousedi najdete
    (is_found_by_you, (1, 2), "Arnold PROPN 2 subj Number=Sing; najdete VERB 0 root Number=Plur|Person=2", True),
    (is_found_by_you, (1, 2), "Arnold PROPN 2 subj Number=Sing; najdou VERB 0 root Number=Plur|Person=3", False),
    (is_found_by_you, (1, 2), "soused NOUN 2 subj Number=Sing; najdete VERB 0 root Number=Plur|Person=2", False),
    # docker kontejnery jsou; docker kontejneru jsou; docker kontejnery je
    (
        is_english_before_the_subject,
        (1, 3),
        DOCKER + "kontejnery NOUN 1 mod Case=Nom|Number=Plur; jsou AUX 0 root Number=Plur",
        True,
    ),
    (
        is_english_before_the_subject,
        (1, 3),
        DOCKER + "kontejneru NOUN 1 mod Case=Gen|Number=Sing; jsou AUX 0 root Number=Plur",
        False,
    ),
    (
        is_english_before_the_subject,
        (1, 3),
        DOCKER + "kontejnery NOUN 1 mod Case=Nom|Number=Plur; je AUX 0 root Number=Sing",
        False,
    ),
    # žáci jsou pilní a nezbývá než
    (is_done_by_anybody, (4, 2), PUPILS + "nezbývá VERB 2 conj:coord Number=Sing; než SCONJ 4 comp:obj _", True),
    # Zraková – tito lidé; zraková vada; tito – jak víme – lidé
    (
        is_parted_by_a_bracket,
        (1, 4),
        f"Zraková ADJ 4 mod {FEM}; – PUNCT 3 punct _; tito DET 4 det _; lidé NOUN 0 root _",
        True,
    ),
    (is_parted_by_a_bracket, (1, 3), f"Zraková ADJ 3 mod {FEM}; tito DET 3 det _; lidé NOUN 0 root _", False),
    (
        is_parted_by_a_bracket,
        (1, 5),
        f"tito DET 5 det {FEM}; – PUNCT 3 punct _; jistě ADV 5 mod _; – PUNCT 3 punct _; lidé NOUN 0 root _",
        False,
    ),
    # (parametr run()) budou; parametr run() budou
    (
        is_parted_by_a_bracket,
        (2, 4),
        "( PUNCT 2 punct _; parametr NOUN 4 subj _; run()) X 2 mod _; budou AUX 0 root _",
        True,
    ),
    (is_parted_by_a_bracket, (1, 3), "parametr NOUN 3 subj _; run() X 1 mod _; budou AUX 0 root _", False),
    # domy přístupné dětem; domy zelené dětem
    (
        governs_the_noun,
        (2, 3),
        "domy NOUN 0 root Case=Gen; přístupné ADJ 3 mod Case=Acc; dětem NOUN 1 mod Case=Dat",
        True,
    ),
    (
        governs_the_noun,
        (2, 3),
        "domy NOUN 0 root Case=Gen; zelené ADJ 3 mod Case=Acc; dětem NOUN 1 mod Case=Dat",
        False,
    ),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "expected"), ROWS)
def test_doubts(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], edge: Edge, words: str, expected: bool
) -> None:
    sentence = make_sentence(*words.split("; "))
    assert doubtful_edges(sentence, {edge: []}, tagger_readings, True, doubts=[doubt]) == (
        {edge} if expected else set()
    )


CAFE = f"Café ADJ 2 mod {NEUT}; Louvre NOUN 3 subj {MASC}; je AUX 0 root _; milá ADJ 2 comp:pred {FEM}"


@pytest.mark.parametrize(
    ("words", "known", "expected"),
    [
        pytest.param(CAFE, "NOUN", True, id="a foreign word"),
        pytest.param(CAFE, "ADJ", False, id="an adjective"),
        pytest.param(CAFE.replace("Louvre", "klub"), "NOUN", False, id="no name"),
    ],
)
def test_names_behind_a_foreign_word(make_sentence: MakeSentence, words: str, known: str, expected: bool) -> None:
    def readings(token: Token) -> tuple[Reading, ...]:
        return (Reading("café", known, parse_feats(NEUT)),) if token.id == 1 else tagger_readings(token)

    sentence = make_sentence(*words.split("; "))
    found = doubtful_edges(sentence, {(4, 2): []}, readings, True, doubts=[is_behind_a_foreign_word])
    assert found == ({(4, 2)} if expected else set())


@pytest.mark.parametrize(("known", "expected"), [("VERB", True), ("ADJ", False)])
def test_them_before_a_verb_that_the_tagger_does_not_know(
    make_sentence: MakeSentence, known: str, expected: bool
) -> None:
    plain = make_sentence("psi NOUN 2 subj Number=Plur", "je AUX 0 root Number=Sing", "pozná ADJ 2 comp:pred _")
    sentence = plain.with_tokens({2: replace(plain.tokens[1], lemma="být")})

    def readings(token: Token) -> tuple[Reading, ...]:
        person = parse_feats("Number=Sing|Person=3")
        return (Reading("poznat", known, person),) if token.id == 3 else tagger_readings(token)

    assert doubtful_edges(sentence, {(1, 2): []}, readings, True, doubts=[is_them]) == ({(1, 2)} if expected else set())
