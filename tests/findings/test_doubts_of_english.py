"""Doubts about English: each with a tree that it is about, and one that it leaves alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts.english import is_a_pronoun, is_an_order, is_done, is_named, is_one_or_more
from lambre_core.findings.doubts.site import Site, SiteDoubt
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

CASES: list[tuple[SiteDoubt, int, list[str], list[str]]] = [
    (  # uploading files is not allowed; files is here
        is_done,
        2,
        ["Uploading VERB 3 subj _", "files NOUN 3 subj Number=Plur", "is AUX 0 root Number=Sing"],
        ["All DET 2 det _", "files NOUN 3 subj Number=Plur", "is AUX 0 root Number=Sing"],
    ),
    (  # changing the names has no effect; the kings has no effect
        is_done,
        3,
        ["Changing VERB 4 subj _", "the DET 3 det _", "names NOUN 4 subj Number=Plur", "has VERB 0 root Number=Sing"],
        ["King PROPN 4 subj _", "the DET 3 det _", "names NOUN 4 subj Number=Plur", "has VERB 0 root Number=Sing"],
    ),
    (  # if this persists; he wrote this books
        is_a_pronoun,
        2,
        ["if SCONJ 0 root _", "this DET 3 det Number=Sing", "persists NOUN 1 comp:obj Number=Plur"],
        ["wrote VERB 0 root _", "this DET 3 det Number=Sing", "books NOUN 1 comp:obj Number=Plur"],
    ),
    (  # after this many rows; after this new rows
        is_a_pronoun,
        2,
        ["after ADP 0 root _", "this DET 4 det _", "many ADJ 4 mod _", "rows NOUN 1 comp:obj Number=Plur"],
        ["after ADP 0 root _", "this DET 4 det _", "new ADJ 4 mod _", "rows NOUN 1 comp:obj Number=Plur"],
    ),
    (  # without this users can; without this users she went
        is_a_pronoun,
        2,
        ["Without ADP 4 udep _", "this DET 3 det _", "users NOUN 1 comp:obj Number=Plur", "can AUX 0 root _"],
        ["Without ADP 4 udep _", "this DET 3 det _", "users NOUN 1 comp:obj Number=Plur", "went VERB 0 root _"],
    ),
    (  # OpenTasks was; Tasks was
        is_named,
        1,
        ["OpenTasks NOUN 2 subj Number=Plur", "was AUX 0 root Number=Sing"],
        ["Tasks NOUN 2 subj Number=Plur", "was AUX 0 root Number=Sing"],
    ),
    (  # automatically tracks clicks; the tracks clicks
        is_an_order,
        2,
        ["Automatically ADV 3 mod _", "tracks NOUN 3 subj Number=Plur", "clicks VERB 0 root Number=Sing"],
        ["The DET 2 det _", "tracks NOUN 3 subj Number=Plur", "clicks VERB 0 root Number=Sing"],
    ),
    (  # one or more files; one files
        is_one_or_more,
        1,
        ["one NUM 4 mod _", "or CCONJ 3 cc _", "more ADJ 1 conj:coord _", "files NOUN 0 root Number=Plur"],
        ["one NUM 4 mod _", "of ADP 1 udep _", "more ADJ 4 mod _", "files NOUN 0 root Number=Plur"],
    ),
]


@pytest.mark.parametrize(("doubt", "number", "about", "beside"), CASES)
def test_doubts(
    make_sentence: MakeSentence, doubt: SiteDoubt, number: int, about: list[str], beside: list[str]
) -> None:
    for words, expected in ((about, True), (beside, False)):
        sentence = make_sentence(*words)
        token = sentence.tokens[number - 1]
        head = sentence.head_of(token)
        assert head is not None
        site = Site(sentence, token, head, {}, tagger_readings, False, "en")
        assert doubt(site) is expected, words
        assert not doubt(Site(sentence, token, head, {}, tagger_readings, False, "de"))
