"""Correlation over single segments."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from scipy import stats  # type: ignore[import-untyped]

from lambre_core.grammar.score import ALL
from lambre_core.studies.mt.data import Task
from lambre_core.studies.mt.judging import OURS
from lambre_core.studies.mt.segments import correlate_segments, human_scores, segment_scores
from lambre_core.studies.mt.study import FOUND, Plan, measure, name_of

NAN = float("nan")


def test_correlations_are_those_of_scipy_over_all_pairs() -> None:
    generator = np.random.default_rng(3)
    human = generator.normal(size=(4, 30)) * 1e-3 + 1000  # far from 0: digits must not get lost
    scores = human + generator.normal(size=human.shape) * 1e-3
    scores[1, 3] = human[2, 5] = NAN
    found = correlate_segments(scores, human, seed=1)
    both = ~np.isnan(scores) & ~np.isnan(human)
    assert found.pairs == 119
    assert found.scored == pytest.approx(118 / 119)
    assert found.pearson == pytest.approx(stats.pearsonr(scores[both], human[both]).statistic)
    assert found.spearman == pytest.approx(stats.spearmanr(scores[both], human[both]).statistic)
    x, y = (np.where(both, one, NAN) for one in (scores, human))
    x, y = x - np.nanmean(x, axis=0), y - np.nanmean(y, axis=0)
    assert found.within == pytest.approx(stats.pearsonr(x[both], y[both]).statistic)
    assert found.interval is not None
    assert found.interval.low < found.pearson < found.interval.high


def test_hard_segments_alone_are_no_correlation_within_segments() -> None:
    hard = np.array([[0.0, 5.0, 10.0]])
    human = hard + np.array([[0.0], [1.0]])
    scores = hard + np.array([[1.0], [0.0]])  # knows the hard ones, and takes the worse system for the better
    found = correlate_segments(scores, human, seed=1)
    assert found.pearson > 0.9
    assert found.within == pytest.approx(-1)


@pytest.mark.parametrize("value", [0.0, NAN])
def test_nothing_to_correlate(value: float) -> None:
    found = correlate_segments(np.full((2, 3), value), np.ones((2, 3)), seed=1)
    assert np.isnan(found.pearson)
    assert np.isnan(found.within)
    assert found.interval is None


def test_scores_of_segments(tmp_path: Path, small_task: Task, ten_words: Any) -> None:
    (measured,) = measure(Plan(tmp_path, (small_task,), cache=False))
    found = segment_scores(measured)
    assert found[FOUND][4].tolist() == [-500, -500, -500]  # one on two tokens
    scores = found[name_of(OURS, ALL)]
    assert scores[1].tolist() == [1, 1, 1]
    assert scores[4].tolist() == [0.5, 0.5, 0.5]
    assert scores[5].tolist() == pytest.approx([0.5, 0.5, NAN], nan_ok=True)
    human = human_scores(measured, measured.texts[0])
    assert np.isnan(human[0]).all()
    assert human[1].tolist() == [0.5, -0.5, -1.5]
