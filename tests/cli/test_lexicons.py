"""`lexicons`: a dictionary that may not be shipped is built, used and removed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lambre_core.lexicon import lookup
from lambre_core.lexicon.identity import FOLDER_VARIABLE
from lambre_core.reports.signature import lexicon_hash
from lambre_core.training import lexicon as recipes
from lambre_core.training import lexicon_sources

Lint = Callable[..., Any]

WORDS = (
    ("п'ятак", "п'ятак", "NOUN|Case=Nom|Gender=Masc|Number=Sing"),
    ("п'ятака", "п'ятак", "NOUN|Case=Gen|Number=Sing"),
)


@pytest.fixture(autouse=True)
def _afresh() -> Iterator[None]:
    """What a process has read it keeps: not from one test to the next."""
    for read in (lookup.automaton_at, lookup.lexicon_at, lookup.judging_lexicon):
        read.cache_clear()
    yield
    for read in (lookup.automaton_at, lookup.lexicon_at, lookup.judging_lexicon):
        read.cache_clear()


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the user's lexicons lie; the package has two words."""
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "own"))
    source = recipes.LexiconSource("two words", "CC0-1.0", lambda data: iter(WORDS), recipes.ALL_CLASSES)
    own = recipes.LexiconRecipe((source,), alternatives={"’": "'"})
    monkeypatch.setattr(recipes, "OWN", {"uk": own})
    return tmp_path / "own" / "uk.lexicon"


def known(form: str) -> bool:
    lexicon = lookup.judging_lexicon("uk")
    assert lexicon is not None
    return bool(lexicon.readings(form))


def test_built_used_and_removed(lint: Lint, place: Path) -> None:
    shipped = lexicon_hash("uk")
    assert not known("п’ятака")
    run = lint("lexicons", "build", "uk")
    assert (run.status, run.out) == (0, f"{place}: 2 forms  two words, CC0-1.0\n")
    lookup.judging_lexicon.cache_clear()
    assert known("п'ятака")
    assert known("п’ятака")
    assert lexicon_hash("uk") != shipped
    listed = {line.split()[0]: line.split()[1] for line in lint("lexicons", "list").out.splitlines()}
    assert listed["uk"] == "yours"
    assert listed["de"] == "shipped"
    # The parser keeps the lexicon that it was trained with.
    parsing = lookup.lexicon_of("uk")
    assert parsing is not None
    assert not parsing.readings("п'ятака")
    assert lint("lexicons", "remove", "uk").status == 0
    assert not place.exists()
    assert lexicon_hash("uk") == shipped


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("build", "de"), "There is nothing to build for 'de'"),
        (("remove", "uk"), "there is no such lexicon to remove"),
        (("remove", "../uk"), "is no language"),
    ],
)
def test_what_cannot_be_done(lint: Lint, place: Path, arguments: tuple[str, ...], said: str) -> None:
    run = lint("lexicons", *arguments)
    assert run.status == 2
    assert said in run.err


def test_a_folder_that_cannot_be_written(lint: Lint, place: Path) -> None:
    place.parent.write_text("a file where the folder should be")
    run = lint("lexicons", "build", "uk")
    assert run.status == 2
    assert "cannot be written" in run.err


def test_a_missing_package_is_named(lint: Lint, place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    monkeypatch.setenv(FOLDER_VARIABLE, str(place.parent))
    monkeypatch.setattr(lexicon_sources, "find_spec", lambda name: None)
    run = lint("lexicons", "build", "uk")
    assert run.status == 2
    assert "pip install pymorphy3 pymorphy3-dicts-uk" in run.err
    assert not place.exists()


def test_a_damaged_file_is_an_error(lint: Lint, place: Path) -> None:
    place.parent.mkdir()
    place.write_bytes(b"LAMBRELX and nothing more")
    run = lint("lexicons", "list")
    assert run.status == 2
    assert str(place) in run.err
