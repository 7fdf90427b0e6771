"""`lambre-lint score`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

TREES = """\
# sent_id = first
1	lange	_	ADJ	_	Case=Nom|Number=Plur	2	mod	_	_
2	Bücher	_	NOUN	_	Case=Acc|Number=Plur	3	comp:obj	_	_
3	lesen	_	VERB	_	_	0	root	_	_

1	lange	_	ADJ	_	_	2	mod	_	_
2	Bücher	_	NOUN	_	Case=Acc	0	root	_	_

1	ja	_	PART	_	_	0	root	_	_

"""

RULES = """\
de	p	agreement	mod-ADJ-NOUN	Case
de	p	agreement	mod-ADJ-NOUN	Number
de	p	argstruct	comp:obj-NOUN-VERB	Case	Acc	-
"""

Lint = Callable[..., Any]


@pytest.fixture
def files(folder: Path) -> Path:
    (folder / "t.conllu").write_text(TREES, encoding="utf-8")
    (folder / "r.txt").write_text(RULES, encoding="utf-8")
    return folder


COMMAND = ("score", "t.conllu", "--conllu", "--language", "de", "--rules", "r.txt")


@pytest.mark.parametrize(
    ("options", "segments"),
    [
        ((), ["first\t0.500000\t1.000000\t0.666667", "#1\t\t\t", "#2\t\t\t"]),
        (("--original",), ["first\t0.500000\t1.000000\t0.666667", "#1\t1.000000\t\t1.000000", "#2\t\t\t"]),
    ],
)
def test_segments(files: Path, lint: Lint, options: tuple[str, ...], segments: list[str]) -> None:
    run = lint(*COMMAND, "--per-segment", *options)
    assert (run.status, run.err) == (0, "")
    assert run.out.splitlines() == ["segment\tagreement\tassignment\tall", *segments]


def test_corpus_as_text(files: Path, lint: Lint) -> None:
    run = lint(*COMMAND, "--original")
    rows = [line.split() for line in run.out.splitlines() if line]
    assert rows[1][:2] == ["agreement", "0.7500"]
    assert rows[2][:2] == ["assignment", "1.0000"]
    assert rows[3][:2] == ["all", "0.8333"]
    assert ["agreement/adj-mod-noun/case", "0.5000", "1", "1"] in rows
    assert rows[-1] == ["3", "sentences"]


def test_corpus_as_json(files: Path, lint: Lint) -> None:
    result = json.loads(lint(*COMMAND, "--format", "json").out)
    assert result["scores"]["all"]["score"] == pytest.approx(2 / 3)
    low, high = result["scores"]["all"]["interval"]
    assert 0 <= low <= 2 / 3 <= high <= 1
    assert result["rules"]["agreement/adj-mod-noun/case"] == {"score": 0.0, "held": 0, "broken": 1}
    result = json.loads(lint(*COMMAND, "--format", "json", "--per-segment").out)
    assert result["segments"][1:] == [
        {"segment": name, "agreement": None, "assignment": None, "all": None} for name in ("#1", "#2")
    ]


def test_no_rule_no_score(files: Path, lint: Lint) -> None:
    (files / "t.conllu").write_text("1\tja\t_\tPART\t_\t_\t0\troot\t_\t_\n", encoding="utf-8")
    assert lint(*COMMAND).out.splitlines()[1].split() == ["agreement", "none", "0", "0", "0"]


def test_shipped_rules_and_standard_input(files: Path, lint: Lint) -> None:
    run = lint("score", "-", "--conllu", "--language", "de", "--per-segment", stdin=TREES.encode())
    assert run.status == 0
    assert run.out.splitlines()[1].startswith("first\t0.5")


def test_texts_are_parsed(files: Path, lint: Lint) -> None:
    (files / "a.txt").write_text("lange Büchern\n", encoding="utf-8")
    result = json.loads(lint("score", "a.txt", "--language", "de", "--format", "json").out)
    assert result["sentences"] == 1
    assert result["rules"]["agreement/adj-mod-noun/case"]["broken"] == 1


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (("t.conllu", "--conllu", "--language", "de", "--rules", "none.txt"), 2, "none.txt: cannot be read"),
        (("t.conllu", "--conllu", "--language", "tlh"), 2, "no rules for language 'tlh'"),
        (("r.txt", "--conllu", "--language", "de"), 2, "r.txt:1:29: expected 10 columns"),
        (("none.conllu", "--conllu", "--language", "de"), 2, "none.conllu: cannot be opened"),
        (("none.txt", "--language", "de"), 2, "none.txt: the file cannot be read"),
        (("-", "--language", "de"), 2, "Standard input is read as trees only"),
        (("a.txt", "--language", "cs"), 3, "There is no parser model for 'cs'"),
    ],
)
def test_wrong_use(files: Path, lint: Lint, arguments: tuple[str, ...], status: int, message: str) -> None:
    (files / "a.txt").write_text("lange Bücher\n", encoding="utf-8")
    run = lint("score", *arguments)
    assert run.status == status
    assert message in run.err


UNIVERSAL = TREES.replace("mod", "amod").replace("comp:obj", "obj")


@pytest.mark.parametrize(("trees", "options"), [(TREES, ()), (UNIVERSAL, ("--scheme", "ud"))], ids=["sud", "ud"])
def test_trees_in_ud_are_converted(files: Path, lint: Lint, trees: str, options: tuple[str, ...]) -> None:
    (files / "t.conllu").write_text(trees, encoding="utf-8")
    run = lint(*COMMAND, "--per-segment", *options)
    assert run.out.splitlines()[1] == "first\t0.500000\t1.000000\t0.666667"


def test_rules_on_ud_trees_need_ud_trees(files: Path, lint: Lint) -> None:
    rule = "- {id: agreement/adj-amod-noun/case, edge: [ADJ, amod, NOUN], feature: Case, lint: true, source: hand}"
    (files / "r.yaml").write_text(f"language: de\nscheme: ud\nrules:\n{rule}\n", encoding="utf-8")
    command = ("score", "t.conllu", "--conllu", "--language", "de", "--rules", "r.yaml")
    refused = lint(*command)
    assert refused.status == 2
    assert "stated on UD trees" in refused.err
    assert lint(*command, "--scheme", "ud").status == 0
    mixed = lint(*command, "--rules", "r.txt")
    assert (mixed.status, "one kind only" in mixed.err) == (2, True)
