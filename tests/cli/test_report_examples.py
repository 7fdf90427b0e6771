"""The report on the examples, with the shipped models, beside what `check` and `score` say of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lambre_core.cli.main import main

EXAMPLES = Path(__file__).parents[2] / "examples"


def told(capfd: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON that a command writes."""
    main([*arguments, "--format", "json", "--quiet"])
    found: dict[str, Any] = json.loads(capfd.readouterr().out)
    return found


def test_figures_are_those_of_check(capfd: pytest.CaptureFixture[str]) -> None:
    checked = told(capfd, "check", str(EXAMPLES))["summary"]
    report = told(capfd, "report", str(EXAMPLES), "--jobs", "1")
    figures, totals = report["figures"]["corpus"], report["data"]["groups"][""]["totals"]
    assert (figures["segments"], figures["sentences"], figures["tokens"], figures["findings"]) == (
        checked["units"],
        checked["sentences"],
        checked["tokens"],
        checked["findings"],
    )
    assert (totals["sites"], totals["judged"], totals.get("hidden", 0)) == (
        checked["sites"],
        checked["judged"],
        checked["hidden"],
    )
    undecided = {name.partition(" ")[2]: count for name, count in totals.items() if name.startswith("undecided ")}
    assert undecided == checked["undecided"]
    assert figures["scores"]["all"]["value"] == checked["score"]


def test_scores_are_those_of_score(capfd: pytest.CaptureFixture[str]) -> None:
    """The values to the last digit; the intervals, which draw buckets here and segments there, nearly."""
    news = str(EXAMPLES / "de" / "news.md")
    scored = told(capfd, "score", news, "--language", "de")["scores"]
    reported = told(capfd, "report", news, "--jobs", "1")["figures"]["corpus"]["scores"]
    for column, score in reported.items():
        assert score["value"] == pytest.approx(scored[column]["score"], abs=1e-6)
        assert score["rules"] == scored[column]["rules"]
        assert score["interval"] == pytest.approx(scored[column]["interval"], abs=0.11)
