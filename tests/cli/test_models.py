"""`lambre-lint models list` and `models verify`."""

from __future__ import annotations

from pathlib import Path

import pytest

from lambre_core import resources
from lambre_core.cli.main import main
from lambre_core.parsing.models import (
    MODELS_VARIABLE,
    SECOND,
    Manifest,
    Treebank,
    load_manifest,
    tell_first,
    write_manifest,
)


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place with two models, and no others anywhere."""
    monkeypatch.setattr(resources, "data_dir", lambda name: tmp_path / "none")
    for language in ("cs", "de"):
        folder = tmp_path / "models" / language
        folder.mkdir(parents=True)
        (folder / "pos.pt").write_bytes(b"x" * 2_500_000)
        manifest = Manifest(
            language=language,
            scheme="sud",
            engine="stanza",
            treebanks=(Treebank("Toy", "MIT"),),
            licence="CC-BY-SA-4.0",
            training_command="",
            scores={},
            created="2026-11-21",
            versions={},
        )
        write_manifest(folder, manifest)
    monkeypatch.setenv(MODELS_VARIABLE, str(tmp_path / "models"))
    return tmp_path / "models"


def test_list(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (place / "cs" / "manifest.json").write_text("{}")
    assert main(["models", "list"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines() if line.strip()]
    assert lines[0][:5] == ["language", "engine", "scheme", "size", "licence"]
    assert lines[2][:2] == ["cs", "?"]
    assert "manifest format None" in " ".join(lines[2])
    assert lines[3] == ["de", "stanza", "sud", "2.5", "MB", "CC-BY-SA-4.0", "Toy", "2026-11-21", str(place / "de")]


def test_verify(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["models", "verify"]) == 0
    (place / "de" / "pos.pt").write_bytes(b"x")
    assert main(["models", "verify"]) == 2
    lines = [line.split() for line in capsys.readouterr().out.splitlines() if "pos.pt" in line]
    assert [line[:3] for line in lines] == [
        ["cs", "pos.pt", "ok"],
        ["de", "pos.pt", "ok"],
        ["cs", "pos.pt", "ok"],
        ["de", "pos.pt", "truncated"],
    ]


def test_verify_sees_a_second_network(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    second = place / "de" / SECOND
    second.mkdir()
    (second / "parse.pt").write_bytes(b"x" * 20)
    write_manifest(second, load_manifest(place / "de"))
    tell_first(second)
    (second / "parse.pt").write_bytes(b"x")
    assert main(["models", "verify"]) == 2
    lines = [line.split() for line in capsys.readouterr().out.splitlines() if f" {SECOND}/" in line]
    assert [line[1:3] for line in lines] == [["second/manifest.json", "ok"], ["second/parse.pt", "truncated"]]


@pytest.mark.parametrize("action", ["list", "verify"])
def test_no_models(
    action: str, place: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(MODELS_VARIABLE, str(tmp_path / "nowhere"))
    assert main(["models", action]) == 3
    assert "`lambre-lint models train LANGUAGE`" in capsys.readouterr().err
    assert main(["models", action, str(place)]) == 0
