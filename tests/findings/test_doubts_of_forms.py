"""Doubts about German verbs beside auxiliaries and about pairs of nouns."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts.brackets import is_bracket
from lambre_core.findings.doubts.german_verbs import is_in_the_right_form
from lambre_core.findings.doubts.pairs import is_no_plain_pair
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.readings import Readings, with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence, Token

MakeSentence = Callable[..., Sentence]

END = ". PUNCT 2 punct _"
HE = "er PRON 2 subj Case=Nom"


def site_of(sentence: Sentence, word: int, readings: Readings) -> Site:
    below: dict[int, list[Token]] = {}
    for token in sentence.tokens:
        below.setdefault(token.head or 0, []).append(token)
    token = sentence.tokens[word - 1]
    return Site(sentence, token, sentence.tokens[(token.head or 1) - 1], below, readings)


@pytest.mark.parametrize(
    ("words", "word", "doubted"),
    [
        pytest.param([HE, "kann AUX 0 root _", "fahre VERB 2 comp:aux VerbForm=Fin", END], 3, False, id="finite"),
        pytest.param([HE, "kann AUX 0 root _", "fahren VERB 2 comp:aux VerbForm=Part", END], 3, True, id="infinitive"),
        pytest.param([HE, "hat AUX 0 root _", "lesen VERB 2 comp:aux VerbForm=Inf", END], 3, False, id="no participle"),
        pytest.param([HE, "hat AUX 0 root _", "bekommen VERB 2 comp:aux VerbForm=Inf", END], 3, True, id="either"),
        pytest.param(
            [HE, "hat AUX 0 root _", "gut ADV 4 mod _", "lachen VERB 2 comp:aux VerbForm=Inf"], 4, True, id="gut lachen"
        ),
        pytest.param(
            [HE, "hat AUX 0 root _", "kommen VERB 2 comp:aux VerbForm=Inf", "müssen AUX 2 comp:aux VerbForm=Inf"],
            3,
            True,
            id="two infinitives",
        ),
        pytest.param(
            [HE, "muss AUX 0 root _", "getan VERB 2 comp:aux VerbForm=Part", "werden AUX 2 comp:aux VerbForm=Inf"],
            3,
            True,
            id="the participle of a passive",
        ),
        pytest.param(
            [HE, "kann AUX 0 root _", ", PUNCT 2 punct _", "gesagt VERB 2 comp:aux VerbForm=Part"],
            4,
            True,
            id="a comma",
        ),
        pytest.param(
            ["es PRON 2 subj _", "wird AUX 0 root _", "ausgeben VERB 2 comp:aux@pass VerbForm=Inf", END],
            3,
            True,
            id="the future",
        ),
        pytest.param([HE, "kann AUX 0 root _", "xyz VERB 2 comp:aux VerbForm=Fin", END], 3, True, id="unknown"),
    ],
)
def test_verbs_that_may_be_in_the_right_form(
    words: list[str], word: int, doubted: bool, make_sentence: MakeSentence
) -> None:
    site = site_of(make_sentence(*words), word, with_lexicon(judging_lexicon("de")))
    assert is_in_the_right_form(site) is doubted


@pytest.mark.parametrize(
    ("words", "bracket"),
    [
        ([HE, "will AUX 0 root _", "morgen ADV 2 mod _", "kommt VERB 2 comp:aux _"], True),
        ([HE, "will AUX 0 root _", ", PUNCT 2 punct _", "kommt VERB 2 comp:aux _"], False),
        ([HE, "will AUX 0 root _", "sie PRON 4 subj Case=Nom", "kommt VERB 2 comp:aux _"], False),
        ([HE, "lässt VERB 0 root _", "morgen ADV 2 mod _", "kommt VERB 2 comp:aux _"], False),
    ],
)
def test_brackets(words: list[str], bracket: bool, make_sentence: MakeSentence) -> None:
    assert is_bracket(site_of(make_sentence(*words), 4, with_lexicon(judging_lexicon("de")))) is bracket


WITH = ("jel VERB 0 root _", "s ADP 1 udep _", "bratrem NOUN 2 comp:obj Case=Ins", "a CCONJ 5 cc _")


@pytest.mark.parametrize(
    ("words", "doubted"),
    [
        pytest.param([*WITH, "sestra NOUN 3 conj:coord Case=Nom", ". PUNCT 1 punct _"], False, id="plain"),
        pytest.param([*WITH, "sestra NOUN 3 conj:coord Case=Nom", "přišla VERB 1 conj _"], True, id="another clause"),
        pytest.param([*WITH, "pannou NOUN 3 conj:coord Case=Ins", ". PUNCT 1 punct _"], False, id="no clash"),
        pytest.param([*WITH[:3], "jako SCONJ 5 cc _", "sestra NOUN 3 conj:coord Case=Nom"], True, id="compared"),
        pytest.param([*WITH[:3], "i CCONJ 5 cc _", "sestra NOUN 3 conj:coord Case=Nom"], True, id="even"),
        pytest.param([*WITH, "xyzrou NOUN 3 conj:coord Case=Acc", ". PUNCT 1 punct _"], True, id="unknown"),
        pytest.param(
            ["sestra NOUN 0 root Case=Nom", *WITH[1:], "sestra NOUN 3 conj:coord Case=Nom"],
            True,
            id="another noun in its case",
        ),
    ],
)
def test_pairs(words: list[str], doubted: bool, make_sentence: MakeSentence) -> None:
    assert is_no_plain_pair(site_of(make_sentence(*words), 5, with_lexicon(judging_lexicon("cs")))) is doubted
