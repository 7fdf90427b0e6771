"""Doubts about participles with objects, total objects, coordination and determiners, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts.adpositions import is_governed_by_a_participle
from lambre_core.findings.doubts.attributes import is_perhaps_genitive_attribute, may_be_said_of_another
from lambre_core.findings.doubts.determiners import is_possessive
from lambre_core.findings.doubts.lone_determiners import is_behind_its_noun, is_perhaps_alone
from lambre_core.findings.doubts.participles import governs_the_noun, governs_what_follows
from lambre_core.findings.doubts.predicatives import is_after_as
from lambre_core.findings.doubts.several_subjects import is_perhaps_coordinated
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.doubts.subjects import is_perhaps_no_subject
from lambre_core.findings.doubts.subjects_or_objects import is_perhaps_total_object
from lambre_core.findings.explaining import Edge
from lambre_core.treebank.tree import Token

IsDoubted = Callable[[Callable[[Site], bool], Edge, str, bool], bool]

WANTS = "читающих VERB 2 mod Case=Gen|Number=Plur|VerbForm=Part"
PLEASED = "довольным ADJ 2 mod Case=Ins|Number=Sing"
PILOT = "пилот NOUN 0 root Case=Nom|Gender=Masc|Number=Sing; , PUNCT 4 punct _; отцы NOUN 4 subj Case=Nom|Number=Plur"
SEEK = "ищут VERB 1 mod@relcl Number=Plur"
BABAM = "babam NOUN 3 subj Case=Nom|Number=Sing|Person[psor]=1"
GITTIM = "gittim VERB 0 root Number=Sing|Person=1"
HEAD_OF = "просьба NOUN {} subj Case=Nom|Number=Sing"

ROWS: tuple[tuple[Callable[[Site], bool], Edge, str, bool], ...] = (
    (governs_what_follows, (1, 2), f"{WANTS}; книгу NOUN 0 root Case=Acc|Number=Sing", True),
    (governs_what_follows, (1, 2), f"{WANTS}; книги NOUN 0 root Case=Gen|Number=Sing", False),
    (governs_what_follows, (1, 2), f"{WANTS}; книга NOUN 0 root Case=Nom|Number=Sing", False),
    (
        governs_what_follows,
        (1, 2),
        "избитых VERB 2 mod Case=Gen|Number=Plur|VerbForm=Part; людям NOUN 0 root Case=Dat|Number=Plur",
        False,
    ),
    (governs_the_noun, (1, 2), f"{PLEASED}; результатами NOUN 0 root Case=Ins|Number=Plur", True),
    (
        governs_the_noun,
        (1, 2),
        "большим ADJ 2 mod Case=Ins|Number=Sing; результатами NOUN 0 root Case=Ins|Number=Plur",
        False,
    ),
    (
        is_governed_by_a_participle,
        (3, 1),
        "кроме ADP 0 root Case=Gen; принадлежащих VERB 3 mod Case=Gen|Number=Plur; людям NOUN 1 comp:obj Case=Dat",
        True,
    ),
    (
        is_governed_by_a_participle,
        (3, 1),
        "кроме ADP 0 root Case=Gen; старых ADJ 3 mod Case=Gen|Number=Plur; людям NOUN 1 comp:obj Case=Dat",
        False,
    ),
    (
        is_after_as,
        (2, 3),
        "как SCONJ 0 root _; маленький ADJ 3 mod Case=Nom|Gender=Masc; девочка NOUN 4 subj Case=Nom|Gender=Fem;"
        " плакала VERB 1 comp:obj _",
        False,
    ),
    (
        is_after_as,
        (2, 3),
        "jako ADP 0 root _; chybné ADJ 3 mod Case=Acc|Gender=Fem; hodnocením NOUN 1 udep Case=Ins|Gender=Neut",
        True,
    ),
    (
        is_perhaps_genitive_attribute,
        (3, 1),
        "květiny NOUN 0 root Case=Nom; je AUX 1 udep _; krásné ADJ 1 comp:pred Case=Gen",
        False,
    ),
    (
        is_perhaps_genitive_attribute,
        (4, 1),
        "karta NOUN 0 root Case=Nom; je AUX 1 udep _; a CCONJ 4 cc _; těžké ADJ 1 comp:pred Case=Gen",
        True,
    ),
    (
        may_be_said_of_another,
        (6, 1),
        f"{PILOT}; {SEEK}; , PUNCT 4 punct _; старые ADJ 1 comp:pred Case=Nom|Number=Plur",
        False,
    ),
    (
        may_be_said_of_another,
        (5, 1),
        f"{PILOT}; {SEEK}; старые ADJ 1 comp:pred Case=Nom|Number=Plur",
        True,
    ),
    (
        is_perhaps_total_object,
        (2, 1),
        "υπέβαλε VERB 0 root Number=Sing; ανακριτές NOUN 1 subj Case=Nom|Gender=Masc|Number=Plur;"
        " οι DET 2 det Case=Nom|Number=Plur",
        False,
    ),
    (
        is_perhaps_total_object,
        (2, 1),
        "tuleb VERB 0 root Number=Sing; need PRON 1 subj Case=Nom|Number=Plur",
        True,
    ),
    (
        is_perhaps_coordinated,
        (1, 4),
        f"{HEAD_OF.format(4)}; матері NOUN 1 mod Case=Gen; батька NOUN 2 conj:coord Case=Gen;"
        " звучали VERB 0 root Number=Plur",
        False,
    ),
    (
        is_perhaps_coordinated,
        (1, 3),
        f"{HEAD_OF.format(3)}; відповідь NOUN 1 conj:coord Case=Nom; звучали VERB 0 root Number=Plur",
        True,
    ),
    (
        is_perhaps_alone,
        (1, 3),
        "твой DET 3 det Case=Nom|Gender=Masc; новая ADJ 3 mod Case=Nom|Gender=Fem;"
        " книга NOUN 0 root Case=Nom|Gender=Fem",
        False,
    ),
    (
        is_perhaps_alone,
        (1, 3),
        "каждый DET 3 det Case=Nom|Gender=Masc; новая ADJ 3 mod Case=Nom|Gender=Fem;"
        " книга NOUN 0 root Case=Nom|Gender=Fem",
        True,
    ),
    (is_perhaps_no_subject, (1, 3), f"{BABAM}; okula NOUN 3 udep Case=Dat; {GITTIM}", False),
    (is_perhaps_no_subject, (1, 3), f"{BABAM}; gelince VERB 3 mod _; {GITTIM}", True),
    (is_perhaps_no_subject, (1, 3), f"{BABAM}; ben PRON 3 subj Case=Nom; {GITTIM}", True),
    (is_perhaps_no_subject, (1, 3), f"baba NOUN 3 subj Case=Nom; okula NOUN 3 udep Case=Dat; {GITTIM}", True),
    (is_behind_its_noun, (2, 1), "книга NOUN 0 root Case=Nom|Gender=Fem; мой DET 1 det Case=Nom|Gender=Masc", False),
    (is_behind_its_noun, (2, 1), "книга NOUN 0 root Case=Nom|Gender=Fem; всем DET 1 det Case=Dat|Number=Plur", True),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "expected"), ROWS)
def test_doubts(is_doubted: IsDoubted, doubt: Callable[[Site], bool], edge: Edge, words: str, expected: bool) -> None:
    assert is_doubted(doubt, edge, words, True) == expected, doubt.__name__


@pytest.mark.parametrize(("lemma", "expected"), [("мой", True), ("Свой", True), ("этот", False)])
def test_possessives_are_known_by_their_lemma(lemma: str, expected: bool) -> None:
    assert is_possessive(Token(1, lemma, lemma=lemma, upos="DET")) is expected
