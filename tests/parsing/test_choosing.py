"""Which model is taken: preference, names, licences, and the notice about them. The models are of ten words."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lambre_core import resources
from lambre_core.cli.main import main
from lambre_core.parsing.engines import conllu
from lambre_core.parsing.models import (
    MODELS_VARIABLE,
    Manifest,
    Treebank,
    find_models,
    installed_dir,
    load_parser,
    named_model,
    write_manifest,
)
from lambre_core.parsing.protocol import NotInstalledError

FREE, CLOSED, UNKNOWN = "CC-BY-SA-4.0", "CC-BY-NC-SA-4.0", "NOASSERTION"

Lint = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ten_word_parser: Any) -> list[Path]:
    """No shipped models, the current folder empty; the folders of the models that were loaded."""
    seen: list[Path] = []

    def load(language: str, path: Path, *_: object) -> Any:
        seen.append(path)
        return ten_word_parser

    monkeypatch.setattr(resources, "data_dir", _data_dir(tmp_path / "shipped"))
    monkeypatch.setattr(conllu, "load", load)
    monkeypatch.delenv(MODELS_VARIABLE, raising=False)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return seen


def _data_dir(shipped: Path) -> Callable[[Any], Path]:
    """Rules and lexicons as ever, the models elsewhere."""
    real = resources.data_dir
    return lambda name: shipped if name == "models" else real(name)


@pytest.fixture
def lint(capfd: pytest.CaptureFixture[str]) -> Lint:
    def run(*arguments: object) -> tuple[int, str, str]:
        status = main([str(argument) for argument in arguments])
        return (status, *capfd.readouterr())

    return run


def make(folder: Path, licence: str = FREE, language: str = "de") -> Path:
    folder.mkdir(parents=True)
    (folder / "words").write_text(str(folder))
    write_manifest(
        folder, Manifest(language, "sud", "conllu", (Treebank("Toy", licence),), licence, "", {}, "2026-11-21", {})
    )
    return folder


def installed(name: str, licence: str = FREE, language: str = "de") -> Path:
    place = installed_dir()
    assert place is not None
    return make(place / name, licence, language)


def test_order_of_preference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = [make(tmp_path / "shipped" / name, licence) for name, licence in (("de", CLOSED), ("de-x", FREE))]
    own = installed("a", FREE)
    named = make(tmp_path / "mine" / "de", CLOSED)
    monkeypatch.setenv(MODELS_VARIABLE, str(tmp_path / "mine"))
    # Places first, then what may be used freely, then names.
    assert [model.path for model in find_models()] == [named, shipped[1], shipped[0], own]


def test_models_in_the_making_are_not_found() -> None:
    installed(".making-x/model")
    installed(".half")
    assert find_models() == ()


@pytest.mark.parametrize(
    ("places", "allowed", "chosen"),
    [
        ([("shipped/de", CLOSED)], True, "shipped/de"),
        ([("shipped/de", CLOSED), ("shipped/de-free", FREE)], True, "shipped/de-free"),
        ([("mine/de", CLOSED), ("shipped/de", FREE)], True, "mine/de"),
        ([("mine/de", CLOSED), ("shipped/de", FREE)], False, "shipped/de"),
        ([("mine/de", UNKNOWN), ("shipped/de", FREE)], False, "shipped/de"),
        ([("mine/de", UNKNOWN)], True, "mine/de"),
        ([("mine/de", f"MIT OR {CLOSED}")], False, "mine/de"),
        ([("mine/de", f"MIT AND {CLOSED}")], False, None),
        ([("mine/de", UNKNOWN)], False, None),
        ([("mine/de", CLOSED), ("shipped/de", CLOSED)], False, None),
    ],
)
def test_what_is_allowed_is_taken(
    places: list[tuple[str, str]],
    allowed: bool,
    chosen: str | None,
    loaded: list[Path],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, licence in places:
        make(tmp_path / name, licence)
    monkeypatch.setenv(MODELS_VARIABLE, str(tmp_path / "mine"))
    if chosen is None:
        with pytest.raises(NotInstalledError, match=r"The model 'de' for 'de' in .*allow-noncommercial"):
            load_parser("de", allow_noncommercial=allowed)
    else:
        load_parser("de", allow_noncommercial=allowed)
    assert loaded == ([tmp_path / chosen] if chosen else [])


# --- names -----------------------------------------------------------------------------------------


def test_names_and_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped, other = make(tmp_path / "shipped" / "de"), installed("stanza-de-gsd")
    here = make(Path("de").absolute())
    Path("trees.conllu").touch()
    assert named_model("de") == shipped
    assert named_model("stanza-de-gsd") == other
    assert named_model("./de").resolve() == here
    assert named_model(f"..{os.sep}here/de").resolve() == here
    assert named_model("trees.conllu") == Path("trees.conllu")
    assert named_model("de", tmp_path / "nowhere") == shipped
    assert named_model("here/de", tmp_path) == here
    assert named_model(str(here), tmp_path / "nowhere") == here
    with pytest.raises(NotInstalledError, match=r"none is called 'stanza-de' \(models: de, stanza-de-gsd\)"):
        named_model("stanza-de")
    with pytest.raises(NotInstalledError, match=r"no parser model at nowhere/de"):
        named_model("nowhere/de")


@pytest.mark.parametrize(
    ("arguments", "settings", "chosen"),
    [
        ([], "", "shipped/de"),
        (["--model", "other"], "", "shipped/other"),
        (["--model", "../shipped/other"], "", "shipped/other"),
        (["--model", "de=other"], "", "shipped/other"),
        ([], '[models]\nde = "other"', "shipped/other"),
        ([], '[models]\nde = "../shipped/other"', "shipped/other"),
        (["--model", "de"], '[models]\nde = "other"', "shipped/de"),
        (["--model", "czech"], "", "shipped/de"),
        (["--model", "czech", "--model", "other"], "", "shipped/other"),
        (["--model", "de=trees.conllu"], "", "here/trees.conllu"),
        (["--model", "trees.conllu", "--language", "de"], "", "here/trees.conllu"),
    ],
)
def test_check_takes_the_model_that_is_named(
    arguments: list[str], settings: str, chosen: str, loaded: list[Path], lint: Lint, tmp_path: Path
) -> None:
    make(tmp_path / "shipped" / "de")
    make(tmp_path / "shipped" / "other")
    make(tmp_path / "shipped" / "czech", language="cs")
    Path("trees.conllu").touch()
    Path("lambre.toml").write_text(settings)
    Path("a.de.txt").write_text("Da sind langen Büchern.")
    status, _, err = lint("check", *arguments)
    assert status == 0, err
    assert [path.resolve() for path in loaded] == [tmp_path / chosen]


@pytest.mark.parametrize(
    ("arguments", "settings", "status", "says"),
    [
        (["--model", "nothing"], "", 3, "none is called 'nothing' (models: de)"),
        (["--model", "./nothing"], "", 3, "There is no parser model at nothing"),
        (["--model", "trees.conllu"], "", 2, "trees.conllu does not say its language; write --model XX=trees.conllu"),
        (["--model", "cs=de"], "", 0, "0 findings"),  # there is no Czech text
        (["--model", "cs=de", "--language", "cs"], "", 2, "parses 'de', not 'cs'"),
        ([], '[models]\nde = "nothing"', 3, "none is called 'nothing' (models: de)"),
        ([], '[models]\nde = "./nothing"', 3, "There is no parser model at "),
    ],
)
def test_models_that_cannot_be_taken(
    arguments: list[str], settings: str, status: int, says: str, lint: Lint, tmp_path: Path
) -> None:
    make(tmp_path / "shipped" / "de")
    Path("trees.conllu").touch()
    Path("lambre.toml").write_text(settings)
    Path("a.de.txt").write_text("Da sind langen Büchern.")
    found, _, err = lint("check", *arguments)
    assert found == status
    assert says in err


# --- licences --------------------------------------------------------------------------------------

NOTICE = (
    "lambre-lint: the model 'de' is licensed CC-BY-NC-SA-4.0, for non-commercial use only; `allow-noncommercial = "
    "false` in [models] refuses such models. This is said once.\n"
)


@pytest.mark.parametrize(
    "arguments", [["check", "a.txt"], ["parse", "a.txt"], ["score", "a.txt"]], ids=lambda arguments: str(arguments[0])
)
def test_the_notice_is_given_once(arguments: list[str], lint: Lint, tmp_path: Path) -> None:
    make(tmp_path / "shipped" / "de", CLOSED)
    Path("a.txt").write_text("Da sind langen Büchern.")
    command = [*arguments, "--language", "de"]
    assert NOTICE not in lint(*command, "--quiet")[2]
    assert lint(*command)[2].startswith(NOTICE)
    assert NOTICE not in lint(*command)[2]


def test_every_model_has_its_notice(tmp_path: Path) -> None:
    said: list[str] = []
    for name, licence in (("de", CLOSED), ("other", CLOSED), ("free", FREE), ("unknown", UNKNOWN)):
        for _ in range(2):
            load_parser("de", model=_once(tmp_path / name, licence), notice=said.append)
    assert [sentence.partition(" is ")[0] for sentence in said] == ["the model 'de'", "the model 'other'"]


def _once(folder: Path, licence: str) -> Path:
    return folder if folder.exists() else make(folder, licence)


def test_a_state_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    said: list[str] = []
    for _ in range(2):
        load_parser("de", model=_once(tmp_path / "de", CLOSED), notice=said.append)
    assert len(said) == 2


@pytest.mark.parametrize("licence", [CLOSED, UNKNOWN])
@pytest.mark.parametrize("command", [["check"], ["parse", "-l", "de"], ["score", "-l", "de"]], ids=lambda c: str(c[0]))
def test_refused_by_the_settings(licence: str, command: list[str], lint: Lint, tmp_path: Path) -> None:
    make(tmp_path / "shipped" / "de", licence)
    Path("lambre.toml").write_text("[models]\nallow-noncommercial = false")
    Path("a.de.txt").write_text("Da sind langen Büchern.")
    status, out, err = lint(*command, "a.de.txt")
    assert (status, out) == (3, "")
    for part in ("The model 'de' for 'de'", licence, "`allow-noncommercial` of [models] is false", "models list"):
        assert part in err
    assert lint(*command, "a.de.txt", "--quiet")[0] == 3


def test_the_list_marks_them(lint: Lint, tmp_path: Path) -> None:
    for name, licence in (("a", CLOSED), ("b", FREE), ("c", UNKNOWN)):
        make(tmp_path / "shipped" / name, licence)
    lines = [line for line in lint("models", "list")[1].splitlines() if "Toy" in line]
    assert [line.split("MB")[1].split("Toy")[0].strip() for line in lines] == [
        *("CC-BY-SA-4.0", "(unknown)", "CC-BY-NC-SA-4.0 (non-commercial)"),
    ]
