"""UniMorph bundles and UD features, in both directions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.lexicon.unimorph import PARTS_OF_SPEECH, table, to_ud, to_unimorph
from lambre_core.treebank.feats import format_feats, parse_feats

TO_UD = [
    ("de", "N;ACC;PL", ("NOUN",), "Case=Acc|Number=Plur"),
    ("de", "V;SBJV;SG;3;PRS", ("VERB", "AUX"), "Mood=Sub|Number=Sing|Person=3|Tense=Pres"),
    ("de", "V.PTCP;PST", ("VERB", "ADJ", "AUX"), "Tense=Past|VerbForm=Part"),
    ("de", "V;V.PTCP;PST", ("VERB", "ADJ", "AUX"), "Tense=Past|VerbForm=Part"),
    ("de", "V;NFIN", ("VERB", "AUX"), "VerbForm=Inf"),
    ("cs", "N;ESS;SG", ("NOUN",), "Case=Loc|Number=Sing"),
    ("fi", "N;ESS;SG", ("NOUN",), "Case=Ess|Number=Sing"),
    ("fi", "N;IN+ABL;PL", ("NOUN",), "Case=Ela|Number=Plur"),
    ("cs", "ADJ;ANIM;ACC;MASC;SG", ("ADJ",), "Animacy=Anim|Case=Acc|Gender=Masc|Number=Sing"),
    ("cs", "ADJ;NOM/ACC;MASC;SG", ("ADJ",), "Case=Acc,Nom|Gender=Masc|Number=Sing"),
    ("cs", "N;FORM;SG", ("NOUN",), "Number=Sing"),
    ("fi", "N;FRML;PL", ("NOUN",), "Case=Ess|Number=Plur"),
    ("lt", "N;INST;SG", ("NOUN",), "Case=Ins|Number=Sing"),
    ("tr", "N;ACC;SG;PSS3S", ("NOUN",), "Case=Acc|Number=Sing|Number[psor]=Sing|Person[psor]=3"),
    (
        "tr",
        "V;HAB;IND;PL;3;NEG;PRS",
        ("VERB", "AUX"),
        "Aspect=Hab|Mood=Ind|Number=Plur|Person=3|Polarity=Neg|Tense=Pres",
    ),
    ("pt", "V;IND;PST;3;SG;IPFV", ("VERB", "AUX"), "Mood=Ind|Number=Sing|Person=3|Tense=Imp"),
    ("pt", "V;PRF;IND;PL;1;PST", ("VERB", "AUX"), "Mood=Ind|Number=Plur|Person=1|Tense=Pqp"),
    ("ru", "ADJ;MASC;SG;LGSPEC1", ("ADJ",), "Gender=Masc|Number=Sing|Variant=Short"),
    ("pl", "ADJ;MASC;HUM;ACC;PL", ("ADJ",), "Animacy=Hum|Case=Acc|Gender=Masc|Number=Plur"),
    ("sl", "V.PCTP;ACT;PRS", ("VERB", "ADJ", "AUX"), "Tense=Pres|VerbForm=Part|Voice=Act"),
]


@pytest.mark.parametrize(("language", "bundle", "upos", "feats"), TO_UD)
def test_a_bundle_becomes_upos_and_features(language: str, bundle: str, upos: tuple[str, ...], feats: str) -> None:
    mapped = to_ud(bundle, language)
    assert mapped is not None
    assert mapped[0] == upos
    assert format_feats(mapped[1]) == feats


@pytest.mark.parametrize("bundle", ["", "ACC;PL", "LGSPEC1"])
def test_a_bundle_without_part_of_speech_is_nothing(bundle: str) -> None:
    assert to_ud(bundle, "de") is None


@pytest.mark.parametrize(
    ("language", "bundle"),
    [("fi", "N;PSS;3"), ("lv", "N;INST;SG"), ("tr", "V;PRF;IND;PL;3;POS;PST;INTR"), ("es", "V;IMP;DAT;3;PL;INFM;2;PL")],
)
def test_a_bundle_that_would_say_something_else_is_nothing(language: str, bundle: str) -> None:
    assert to_ud(bundle, language) is None


TO_UNIMORPH = [
    ("de", "NOUN", "Case=Acc|Gender=Fem|Number=Plur", {"N", "ACC", "PL", "FEM"}),
    ("cs", "NOUN", "Case=Loc|Number=Sing", {"N", "ESS", "SG"}),
    ("de", "VERB", "VerbForm=Part|Tense=Past", {"V.PTCP", "PST"}),
    ("de", "VERB", "VerbForm=Inf", {"V", "NFIN"}),
    ("de", "AUX", "Mood=Ind|Number=Sing|Person=3|Tense=Pres|VerbForm=Fin", {"V", "IND", "SG", "3", "PRS"}),
    ("de", "PUNCT", "_", set()),
]


@pytest.mark.parametrize(("language", "upos", "feats", "tags"), TO_UNIMORPH)
def test_features_become_tags(language: str, upos: str, feats: str, tags: set[str]) -> None:
    assert to_unimorph(upos, parse_feats(feats), language) == tags


@st.composite
def features(draw: st.DrawFn) -> tuple[str, str, dict[str, frozenset[str]]]:
    language = draw(st.sampled_from(["de", "cs", "fi", "tr", "uk"]))
    pairs = [pair for pair in table(language).values() if pair[0] != "VerbForm"]
    chosen = dict(draw(st.lists(st.sampled_from(pairs), max_size=5)))
    upos = draw(
        st.sampled_from(sorted({tag for tags, implied in PARTS_OF_SPEECH.values() if not implied for tag in tags}))
    )
    return language, upos, {name: frozenset({value}) for name, value in chosen.items()}


@given(features())
def test_what_unimorph_can_say_comes_back(case: tuple[str, str, dict[str, frozenset[str]]]) -> None:
    language, upos, feats = case
    mapped = to_ud(";".join(sorted(to_unimorph(upos, feats, language))), language)
    assert mapped is not None
    assert upos in mapped[0]
    assert mapped[1] == feats
