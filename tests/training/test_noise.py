"""Noise: one token, one feature, a form that cannot be read as right."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from lambre_core.training.noise import NoiseStatistics, add_noise, clash, noisy, options
from lambre_core.training.paradigms import Entry, Paradigms
from lambre_core.treebank.conllu_io import format_sentence, read_conllu
from lambre_core.treebank.feats import format_feats, parse_feats
from lambre_core.treebank.tree import Sentence

TREE = """\
# sent_id = 1
# text = Das alte Buch liegt im Haus.
1	Das	der	DET	_	Case=Nom|Gender=Neut|Number=Sing	3	det	_	_
2	alte	alt	ADJ	_	Case=Nom|Gender=Neut|Number=Sing	3	mod	_	_
3	Buch	Buch	NOUN	_	Case=Nom|Gender=Neut|Number=Sing	4	subj	_	_
4	liegt	liegen	VERB	_	Mood=Ind|Number=Sing|Person=3|Tense=Pres|VerbForm=Fin	0	root	_	_
5-6	im	_	_	_	_	_	_	_	_
5	in	in	ADP	_	_	4	udep	_	_
6	dem	der	DET	_	Case=Dat|Gender=Neut|Number=Sing	7	det	_	_
7	Haus	Haus	NOUN	_	Case=Dat|Gender=Neut|Number=Sing	5	comp:obj	_	SpaceAfter=No
8	.	.	PUNCT	_	_	4	punct	_	_

"""


def sentence() -> Sentence:
    return next(read_conllu(TREE.encode(), "tree"))


def paradigms(rows: str) -> Paradigms:
    found: dict[str, list[Entry]] = {}
    for row in rows.strip().splitlines():
        lemma, form, upos, feats = row.split()
        found.setdefault(lemma, []).append(Entry(form, (upos,), parse_feats(feats)))
    return {lemma: tuple(entries) for lemma, entries in found.items()}


BUCH = """
Buch Buch NOUN Case=Nom|Number=Sing
Buch Buch NOUN Case=Acc|Number=Sing
Buch Buch NOUN Case=Dat|Number=Sing
Buch Buches NOUN Case=Gen|Number=Sing
Buch Bücher NOUN Case=Nom|Number=Plur
Buch Bücher NOUN Case=Gen|Number=Plur
Buch Büchern NOUN Case=Dat|Number=Plur
"""

OPTIONS = [
    # Büchern differs in two features, Buch in none; Bücher as Genitive would differ in two.
    (BUCH, 3, {("Buches", "Case", "Gen"), ("Bücher", "Number", "Plur")}),
    # The token's own form is not among the lemma's forms: nothing is known of it.
    ("Buch Buches NOUN Case=Gen|Number=Sing", 3, set()),
    # A form that can also be read as the token is (syncretism) is never wrong.
    (
        "alt alte ADJ Case=Nom|Gender=Neut|Number=Sing\nalt alten ADJ Case=Nom|Gender=Neut|Number=Sing\n"
        "alt alten ADJ Case=Dat|Gender=Neut|Number=Sing\nalt altes ADJ Case=Gen|Gender=Neut|Number=Sing",
        2,
        {("altes", "Case", "Gen")},
    ),
    # Capitals are kept, another part of speech is no form of the word, a cell of another shape neither.
    (
        "der das DET Case=Nom|Gender=Neut|Number=Sing\nder dem DET Case=Dat|Gender=Neut|Number=Sing\n"
        "der der PRON Case=Gen|Gender=Neut|Number=Sing\nder deren DET Case=Gen",
        1,
        {("Dem", "Case", "Dat")},
    ),
    (
        "liegen liegt VERB Mood=Ind|Number=Sing|Person=3|Tense=Pres\n"
        "liegen liegst VERB Mood=Ind|Number=Sing|Person=2|Tense=Pres\n"
        "liegen liegen VERB VerbForm=Inf\nliegen liegend VERB VerbForm=Part|Tense=Pres",
        4,
        {("liegst", "Person", "2")},
    ),
    ("liegen liegt VERB Mood=Ind", 8, set()),
]


@pytest.mark.parametrize(("rows", "word", "expected"), OPTIONS)
def test_options_differ_in_one_feature_and_in_every_reading(
    rows: str, word: int, expected: set[tuple[str, str, str]]
) -> None:
    found = options(sentence().tokens[word - 1], paradigms(rows))
    assert {(o.form, o.feature, ",".join(o.value)) for o in found} == expected


def test_a_noisy_sentence_changes_one_form_one_feature_and_the_text() -> None:
    original = sentence()
    result = noisy(
        original,
        paradigms("Buch Buch NOUN Case=Nom|Number=Sing\nBuch Buches NOUN Case=Gen|Number=Sing"),
        random.Random(1),
    )
    assert result is not None
    altered, token = result
    assert altered.text == "Das alte Buches liegt im Haus."
    assert altered.comment("text") == altered.text
    assert (token.form, format_feats(token.feats), token.misc) == (
        "Buches",
        "Case=Gen|Gender=Neut|Number=Sing",
        "Changed=Case:Nom",
    )
    back = replace(token, form="Buch", feats=original.tokens[2].feats, misc=None)
    restored = replace(altered, tokens=(*altered.tokens[:2], back, *altered.tokens[3:]), comments=original.comments)
    assert format_sentence(restored) == format_sentence(original)


def test_words_of_multiword_tokens_are_left_alone() -> None:
    rows = "der dem DET Case=Dat|Gender=Neut|Number=Sing\nder des DET Case=Gen|Gender=Neut|Number=Sing"
    assert noisy(sentence(), paradigms(rows), random.Random(1)) is None


def test_statistics_count_what_was_changed_and_a_seed_gives_the_same_noise() -> None:
    table = paradigms(BUCH)
    counts, again = NoiseStatistics(), NoiseStatistics()
    untouched = replace(sentence(), tokens=sentence().tokens[3:4])
    first = list(add_noise([sentence(), untouched] * 5, table, 7, counts))
    second = list(add_noise([sentence(), untouched] * 5, table, 7, again))
    assert first == second
    assert (counts.sentences, counts.altered, counts.share) == (10, 5, 0.5)
    assert sum(counts.changes.values()) == 5
    assert {upos for upos, _ in counts.changes} == {"NOUN"}


@pytest.mark.parametrize(
    ("feats", "other", "names"),
    [
        ("Case=Nom|Number=Sing", "Case=Acc|Number=Sing", ["Case"]),
        ("Case=Acc,Nom", "Case=Nom", []),
        ("Case=Nom", "Number=Sing", []),
    ],
)
def test_clash_compares_what_both_have(feats: str, other: str, names: list[str]) -> None:
    assert clash(parse_feats(feats), parse_feats(other)) == names


def test_balanced_noise_draws_kinds_of_change_alike() -> None:
    """Six wrong cases and one wrong number: drawn option by option, the number would be one in seven."""
    cases = " ".join(["Gen", "Dat", "Acc", "Ins", "Loc", "Voc"]).split()
    rows = ["Buch Buch NOUN Case=Nom|Number=Sing", "Buch Bücher NOUN Case=Nom|Number=Plur"]
    rows += [f"Buch Buch{case.lower()} NOUN Case={case}|Number=Sing" for case in cases]
    known = paradigms("\n".join(rows))
    numbers = random.Random(3)
    drawn = [noisy(sentence(), known, numbers, balanced=True) for _ in range(600)]
    changed = [token.misc or "" for found in drawn if found is not None for token in (found[1],)]
    assert len(changed) == 600
    share = sum("Number" in mark for mark in changed) / len(changed)
    assert 0.42 < share < 0.58
    assert {mark.rpartition(":")[2] for mark in changed} == {"Nom", "Sing"}
