"""Small files of evaluation data, and the linter of ten words."""

from __future__ import annotations

import lzma
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lambre_core import check
from lambre_core.grammar.rule import Grammar


@pytest.fixture
def compressed(tmp_path: Path) -> Callable[[str, str], Path]:
    """`compressed("a/b.xz", text)` writes a file below the test's folder."""

    def write(name: str, text: str) -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(lzma.compress(text.encode("utf-8"), preset=0))
        return path

    return write


@pytest.fixture
def ten_words(monkeypatch: pytest.MonkeyPatch, ten_word_grammar: Grammar, ten_word_parser: Any) -> Any:
    """The parser of ten words; `check` judges by their grammar."""
    monkeypatch.setattr(check, "load_grammar", lambda language: ten_word_grammar)
    monkeypatch.setattr(check, "available_languages", lambda: ("de", "ru"))
    monkeypatch.setattr(check, "judging_lexicon", lambda language: None)
    return ten_word_parser


@pytest.fixture
def data() -> Path:
    """The folder of all data."""
    folder = Path(os.environ.get("LAMBRE_DATA", Path(__file__).parents[3] / "shared" / "data"))
    if not (folder / "eval").is_dir():
        pytest.skip(f"{folder} has no eval/; set LAMBRE_DATA")
    return folder
