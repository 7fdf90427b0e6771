"""Readings from the tagger's beliefs."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lambre_core.findings.readings import ADMISSIBLE, MOST_READINGS, tagger_readings, with_lexicon
from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.treebank.feats import format_feats, parse_feats
from lambre_core.treebank.tree import Beliefs, Token


def token(feats: str, **beliefs: dict[str, float]) -> Token:
    return Token(
        1, "lange", upos="ADJ", feats=parse_feats(feats), head=0, beliefs=Beliefs({"ADJ": 1.0}, beliefs, {0: 1.0}, {})
    )


def test_a_gold_word_has_the_reading_of_its_tree() -> None:
    word = Token(1, "lange", lemma="lang", upos="ADJ", feats=parse_feats("Case=Nom"))
    (reading,) = tagger_readings(word)
    assert (reading.lemma, reading.upos, reading.feats, reading.probability) == ("lang", "ADJ", word.feats, 1.0)


def test_probable_values_are_combined_and_improbable_ones_left_out() -> None:
    word = token("Case=Nom|Number=Plur", Case={"Nom": 0.6, "Acc": 0.37, "Dat": 0.03}, Number={"Plur": 0.8, "": 0.2})
    readings = {format_feats(reading.feats): reading.probability for reading in tagger_readings(word)}
    assert list(readings) == ["Case=Nom|Number=Plur", "Case=Acc|Number=Plur", "Case=Nom", "Case=Acc"]
    assert abs(readings["Case=Acc"] - 0.37 * 0.2) < 1e-12


distributions = st.dictionaries(
    st.sampled_from(["Nom", "Acc", "Dat", "Gen", "Acc,Dat", ""]), st.floats(0.001, 1.0), min_size=1
).map(lambda weights: {value: weight / sum(weights.values()) for value, weight in weights.items()})


@given(st.dictionaries(st.sampled_from("ABCDEFGH"), distributions), st.data())
def test_readings_are_ranked_few_and_have_the_taggers_choice_of_each_feature(
    beliefs: dict[str, dict[str, float]], data: st.DataObject
) -> None:
    chosen = {name: data.draw(st.sampled_from(sorted(beliefs[name]))) for name in beliefs}
    feats = "|".join(f"{name}={values}" for name, values in chosen.items() if values) or "_"
    readings = tagger_readings(token(feats, **beliefs))
    assert 1 <= len(readings) <= MOST_READINGS
    probabilities = [reading.probability for reading in readings]
    assert probabilities == sorted(probabilities, reverse=True)
    for name, distribution in beliefs.items():
        admissible = {value for value, probability in distribution.items() if probability >= ADMISSIBLE}
        seen = {",".join(sorted(reading.feats.get(name, ()))) for reading in readings}
        assert seen <= admissible | {chosen[name]}


def test_the_lexicon_adds_readings_and_takes_none_away() -> None:
    word = Token(1, "Büchern", upos="NOUN", feats=parse_feats("Case=Acc|Gender=Neut|Number=Plur|NumType=Card"))
    readings = with_lexicon(lexicon_of("de"))(word)
    assert [(format_feats(reading.feats), reading.probability) for reading in readings] == [
        ("Case=Acc|Gender=Neut|Number=Plur|NumType=Card", 1.0),
        ("Case=Dat|Gender=Neut|Number=Plur|NumType=Card", 0.0),
    ]


def test_without_a_lexicon_the_tagger_speaks_alone() -> None:
    assert with_lexicon(lexicon_of("xx")) is tagger_readings
