"""Trials judge texts as the evaluation does; the command says what it cannot do."""

from __future__ import annotations

import lzma
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from lambre_core import check
from lambre_core.evaluation.options import Options
from lambre_core.grammar.rule import Grammar
from lambre_core.training.trees import trial
from lambre_core.training.trees.__main__ import main
from lambre_core.training.trees.learn import Conditional
from lambre_core.training.trees.sites import Kind
from lambre_core.training.trees.study import try_out

END = "|||REQUIRED|||-NONE-|||"

# Found are `lange Büchern` (right) and `die Büchern` (nobody says so).
TEXTS = f"""\
S lange Büchern
A 1 2|||R:NOUN:FORM|||Bücher{END}0

S die Büchern

S lange Bücher
"""


@pytest.fixture
def options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ten_word_grammar: Grammar, ten_word_parser: Any
) -> Options:
    path = tmp_path / "eval/gec/de/falko_merlin.dev.m2.xz"
    path.parent.mkdir(parents=True)
    path.write_bytes(lzma.compress(TEXTS.encode("utf-8"), preset=0))
    monkeypatch.setattr(trial, "load_grammar", lambda language: ten_word_grammar)
    monkeypatch.setattr(check, "judging_lexicon", lambda language: None)
    return Options(tmp_path, load=lambda language: ten_word_parser)


def test_findings_are_noted_with_their_edges(options: Options) -> None:
    first, second = trial.findings(trial.gold_sets_of("de")[0], options)
    assert (first.text, first.right, second.text, second.right) == (0, True, 1, False)
    assert {rule for rule, _ in first.broken} == {"agreement/adj-mod-noun/case"}
    assert first.broken[0][1]["the dependent stands"] == "before its head"


def test_further_rules_are_judged_with_the_others(options: Options) -> None:
    kind = Kind("assignment", "NOUN", "root", "NOUN", "Case")
    nowhere = Conditional(kind, (), "Nom", Counter(), Counter(), Counter())
    nominative = Conditional(
        Kind("assignment", "ADJ", "mod", "NOUN", "Case"), (), "Dat", Counter(), Counter(), Counter()
    )
    found = try_out(trial.gold_sets_of("de")[0], [], [nowhere, nominative], options)
    assert sum(found.today.right) == sum(found.today.wrong) == 1
    assert found.added[0] == trial.Tried((0, 0), (0, 0))
    # Now `lange Bücher` is wrong, too.
    assert sum(found.after.wrong) == 2


def test_what_the_command_cannot_do(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["pl"])
    assert "pl cannot be studied" in capsys.readouterr().err
    assert main(["de", "--data", str(tmp_path)]) == 2
    assert "no such file" in capsys.readouterr().err
