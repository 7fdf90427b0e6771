"""The page: sections are renewed, the others stay."""

from __future__ import annotations

from pathlib import Path

import pytest

from lambre_core.evaluation.errors import EvaluationError
from lambre_core.evaluation.tables import Section, per_thousand, share, table, write_page

SETS = {"gei": ("a", "b"), "pairs": ("p",)}
ABOUT = {"gei": "About errors.\n", "pairs": "About pairs.\n"}


def section(part: str, name: str, number: str) -> Section:
    return Section(part, name, ("set", "right"), (name, number), f"Made of {name}.\n")


def test_sections_are_renewed_in_their_place_and_others_stay(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    write_page(
        page,
        [section("pairs", "p", "0.1"), section("gei", "b", "0.3"), section("gei", "a-without-x", "0.2")],
        SETS,
        ABOUT,
    )
    write_page(page, [section("gei", "a", "0.9")], SETS, ABOUT)
    text = page.read_text(encoding="utf-8")
    assert [line for line in text.splitlines() if line.startswith(("#", "| a", "| b", "| p"))] == [
        "# Precision",
        "## gei",
        *("| a | 0.9 |", "| a-without-x | 0.2 |", "| b | 0.3 |"),  # the overview
        *("### gei: a", "| a | 0.9 |"),
        *("### gei: a-without-x", "| a-without-x | 0.2 |"),
        *("### gei: b", "| b | 0.3 |"),
        "## pairs",
        "| p | 0.1 |",
        *("### pairs: p", "| p | 0.1 |"),
    ]
    assert text.count("About errors.") == 1


def test_writing_the_same_again_changes_nothing(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    sections = [section("gei", "a", "0.2"), section("pairs", "p", "0.1")]
    write_page(page, sections, SETS, ABOUT)
    before = page.read_bytes()
    write_page(page, sections, SETS, ABOUT)
    assert page.read_bytes() == before


def test_a_page_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(EvaluationError, match="cannot be read"):
        write_page(tmp_path, [section("gei", "a", "1")], SETS, ABOUT)


def test_cells_may_have_bars() -> None:
    assert table(("a", "b"), [("x|y", "1")])[-1] == "| x\\|y | 1 |"


def test_numbers() -> None:
    assert (per_thousand(3, 2000), per_thousand(1, 0), share(1, 4), share(0, 0)) == ("1.50", "", "0.25", "")
