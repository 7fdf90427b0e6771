"""Judging and scoring the systems of a task."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lambre_core.grammar.rule import Grammar
from lambre_core.grammar.score import Count, Tally, merge, score
from lambre_core.studies.mt.data import Task
from lambre_core.studies.mt.judging import OURS, OURS_AS_ORIGINAL, PUBLISHED, Judge, judge_system, judges
from lambre_core.studies.mt.study import (
    FOUND,
    SITES,
    Measured,
    Plan,
    measure,
    name_of,
    rule_counts,
    rule_score,
)


@pytest.fixture
def measured(tmp_path: Path, small_task: Task, ten_words: Any) -> Measured:
    (found,) = measure(Plan(tmp_path, (small_task,), cache=False))
    return found


def test_segments_are_judged_one_by_one(tmp_path: Path, ten_words: Any, ten_word_grammar: Grammar) -> None:
    judging = (Judge(OURS, ten_word_grammar, False), Judge(OURS_AS_ORIGINAL, ten_word_grammar, True))
    texts = ["die Bücher.", "", "die Büchern. Straßen.", "die lange."]
    right, empty, wrong, alone = judge_system(texts, "de", ten_words, judging, tmp_path)
    assert (right.tokens, right.found, right.sites) == (2, 0, 2)
    assert (empty.tokens, empty.found, empty.tallies[OURS]) == (0, 0, Tally())
    assert (wrong.tokens, wrong.found) == (3, 1)
    assert {identifier: (count.held, count.broken) for identifier, count in wrong.tallies[OURS].counts.items()} == {
        "agreement/det-det-noun/case": (0, 1),
        "agreement/det-det-noun/number": (1, 0),
    }
    assert wrong.tallies[OURS_AS_ORIGINAL] == wrong.tallies[OURS]
    assert (alone.tokens, alone.sites) == (2, 0)


def test_the_published_rules_judge_where_there_are_some(tmp_path: Path, ten_words: Any) -> None:
    assert [judge.name for judge in judges("de", tmp_path)] == [OURS, OURS_AS_ORIGINAL]
    folder = tmp_path / "reference" / "authors" / "tab"
    folder.mkdir(parents=True)
    (folder / "de.txt").touch()
    assert [(judge.name, judge.compatible) for judge in judges("de", tmp_path)][-1] == (PUBLISHED, True)


def test_scores_of_systems(measured: Measured) -> None:
    names = [system.name for system in measured.outputs.systems]
    assert names == ["refA", "A", "B", "C", "D", "E"]
    union = measured.scores[name_of(OURS, "all")]
    # Two rules for determiners, two for adjectives; only A has an adjective. Of the determiners' sites in case
    # 0 of 3, 0 of 2, 1 of 3, 2 of 3, 3 of 3 and 2 of 2 are broken, in number none.
    assert union[0] == pytest.approx([1, 1, 5 / 6, 2 / 3, 1 / 2, 1 / 2])
    # The same by site.
    assert measured.scores[name_of(OURS, SITES)][0] == pytest.approx([1, 1, 5 / 6, 2 / 3, 1 / 2, 1 / 2])
    assert np.isnan(measured.scores[name_of(OURS, "assignment")]).all()
    # Findings for six tokens each, but for E, which has five.
    assert measured.scores[FOUND][0] == pytest.approx([0, 0, -1000 / 6, -2000 / 6, -3000 / 6, -2000 / 5])
    bleu = measured.scores["BLEU"]
    assert np.isnan(bleu[:, 0]).all()
    assert not np.isnan(bleu[:, 1:]).any()
    assert measured.people[0].systems["E"] == -9


def test_all_metrics_see_the_same_samples(measured: Measured) -> None:
    # Whenever the wrong segment of B is drawn k times of three, k / 3 of its sites in case are broken.
    union = measured.scores[name_of(OURS, "all")][1:, 2]
    found = measured.scores[FOUND][1:, 2]
    assert (1 - union) * 2 == pytest.approx(-found * 6 / 1000 / 3)
    assert set(np.round((1 - union) * 6).astype(int)) == {0, 1, 2, 3}


def test_a_score_on_the_whole_is_that_of_grammar_score(ten_word_grammar: Grammar) -> None:
    generator = np.random.default_rng(5)
    segments = [
        Tally(
            {
                rule.id: Count(int(generator.integers(1, 5)), int(generator.integers(0, 3)))
                for rule in ten_word_grammar.rules
                if generator.random() < 0.5
            }
        )
        for _ in range(20)
    ]
    sums = rule_counts(segments, ten_word_grammar.rules).sum(axis=0, keepdims=True)
    expected = score(merge(segments), ten_word_grammar)
    for column in ("agreement", "all"):
        found = rule_score(ten_word_grammar.rules, column)(sums)
        assert found == pytest.approx([expected[column].value])
    assert np.isnan(rule_score(ten_word_grammar.rules, "assignment")(sums)).all()
