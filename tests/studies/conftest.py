"""Where the data of studies lies, and a task of a few words."""

from __future__ import annotations

import lzma
import os
from pathlib import Path
from typing import Any

import pytest

from lambre_core import check
from lambre_core.grammar.rule import Grammar
from lambre_core.studies.mt import judging, study
from lambre_core.studies.mt.data import Source, Task


@pytest.fixture
def data() -> Path:
    """The folder of all data."""
    folder = Path(os.environ.get("LAMBRE_DATA", Path(__file__).parents[3] / "shared" / "data"))
    if not (folder / "eval" / "mt").is_dir():
        pytest.skip(f"{folder} has no eval/mt; set LAMBRE_DATA")
    return folder


@pytest.fixture
def ten_words(monkeypatch: pytest.MonkeyPatch, ten_word_grammar: Grammar, ten_word_parser: Any) -> Any:
    """The parser of ten words is every language's, and every grammar is its grammar."""
    monkeypatch.setattr(check, "load_grammar", lambda language: ten_word_grammar)
    monkeypatch.setattr(check, "available_languages", lambda: ("cs", "de"))
    monkeypatch.setattr(check, "judging_lexicon", lambda language: None)
    monkeypatch.setattr(judging, "load_grammar", lambda *arguments, **options: ten_word_grammar)
    monkeypatch.setattr(study, "load_parser_of", lambda language, store: ten_word_parser)
    return ten_word_parser


SYSTEMS = {
    # All right; one phrase of two wrong; both wrong; the reference again.
    "refA": ("die Bücher.", "den Büchern.", "die Bücher."),
    "A": ("die Bücher.", "den Büchern.", "lange Bücher."),
    "B": ("die Büchern.", "den Büchern.", "die Bücher."),
    "C": ("die Büchern.", "den Bücher.", "die Bücher."),
    "D": ("die Büchern.", "den Bücher.", "den Bücher."),
    "E": ("die Büchern.", "den Bücher.", "Straßen."),
}
HUMAN = {"refA": 1.0, "A": 0.5, "B": 0.25, "C": 0.0, "D": -0.25, "E": -9.0}


@pytest.fixture
def small_task(tmp_path: Path) -> Task:
    """A task of three segments and five systems, written below the test's folder; E is an outlier."""
    folder = tmp_path / "eval" / "mt"
    folder.mkdir(parents=True)
    lines = ["\t".join(("seg", "source", *SYSTEMS))]
    lines += ["\t".join((str(number), "…", *(texts[number] for texts in SYSTEMS.values()))) for number in range(3)]
    task = Task(
        "wmt99-en-de",
        "de",
        (Source("DA", "people.tsv", "z"),),
        (Source("MQM", "segments.tsv", "mqm", "seg"),),
    )
    (folder / task.file).write_bytes(lzma.compress("".join(f"{line}\n" for line in lines).encode()))
    people = ["system\tz", *(f"{name}\t{score}" for name, score in HUMAN.items())]
    (folder / "people.tsv").write_text("".join(f"{line}\n" for line in people), encoding="utf-8")
    marks = ["system\tseg\tmqm"]
    marks += [f"{name}\t{number}\t{HUMAN[name] - number}" for name in HUMAN for number in range(3)]
    (folder / "segments.tsv").write_text("".join(f"{line}\n" for line in marks), encoding="utf-8")
    return task
