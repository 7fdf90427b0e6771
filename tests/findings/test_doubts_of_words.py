"""Doubts about what words seem to tell, which manuals showed, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.czech import is_a_future_passive
from lambre_core.findings.doubts.finnic_adpositions import is_before_what_is_governed, stands_behind_a_postposition
from lambre_core.findings.doubts.references import is_one_of_so_many
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.idle_verbs import may_tell
from lambre_core.findings.near_edges import is_near
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

OPTION, AFTER = "osa NOUN 0 root Case=Ill|Number=Sing", "jotka PRON 0 root Number=Plur"


@pytest.mark.parametrize(
    ("doubt", "language", "edge", "words", "doubted"),
    [
        (is_a_future_passive, "cs", (2, 1), ("budete AUX 0 root _", "vyzváni VERB 1 comp:aux VerbForm=Part"), True),
        (is_a_future_passive, "cs", (2, 1), ("budete AUX 0 root _", "čekali VERB 1 comp:aux VerbForm=Part"), False),
        (stands_behind_a_postposition, "fi", (2, 1), ("luo ADP 0 root _", "malli NOUN 1 comp:obj Case=Nom"), True),
        (stands_behind_a_postposition, "fi", (1, 2), ("opettaja NOUN 2 comp:obj _", "luo ADP 0 root _"), False),
        (stands_behind_a_postposition, "fi", (2, 1), ("ilman ADP 0 root _", "syy NOUN 1 comp:obj Case=Nom"), False),
        (
            is_before_what_is_governed,
            "fi",
            (1, 2),
            ("polun NOUN 2 comp:obj Case=Gen", "kohti ADP 3 udep _", "vapautta NOUN 0 root Case=Par"),
            True,
        ),
        (
            is_before_what_is_governed,
            "fi",
            (1, 2),
            ("talon NOUN 2 comp:obj Case=Gen", "kohti ADP 3 udep _", "juoksi VERB 0 root _"),
            False,
        ),
        (is_one_of_so_many, "fi", (3, 2), ("kolmeen NUM 2 mod _", OPTION, AFTER), True),
        (is_one_of_so_many, "fi", (3, 2), ("tähän DET 2 det _", OPTION, AFTER), False),
    ],
)
def test_doubts(
    make_sentence: MakeSentence,
    doubt: SiteDoubt,
    language: str,
    edge: tuple[int, int],
    words: tuple[str, ...],
    doubted: bool,
) -> None:
    found = doubtful_edges(make_sentence(*words), {edge: []}, tagger_readings, True, language, doubts=[doubt])
    assert (found == {edge}) is doubted


@pytest.mark.parametrize(
    ("words", "near"),
    [
        (("asun VERB 0 root _", "pieni ADJ 3 mod Case=Nom", "talossa NOUN 1 udep Case=Ine"), True),
        # An item of a list, and what may be a nominative.
        (("hyödyllinen ADJ 2 mod Case=Nom", "automaatiossa NOUN 0 root Case=Ine"), False),
        (("tämä PRON 3 det _", "nopea ADJ 3 mod Case=Nom", "tarkistuslista NOUN 0 root Case=Ela"), False),
    ],
)
def test_adjectives_right_before_their_noun(make_sentence: MakeSentence, words: tuple[str, ...], near: bool) -> None:
    sentence = make_sentence(*words)
    adjective = next(token for token in sentence.tokens if token.upos == "ADJ")
    assert is_near(adjective, sentence, tagger_readings) is near


@pytest.mark.parametrize(
    ("words", "may"), [(("Постав VERB 0 root _",), True), (("він PRON 2 subj _", "постав VERB 0 root _"), False)]
)
def test_what_looks_like_a_past_may_be_told(make_sentence: MakeSentence, words: tuple[str, ...], may: bool) -> None:
    assert may_tell(make_sentence(*words).tokens[-1], tagger_readings) is may
