"""Models that are missing, damaged or of something else, as the user of the command line meets them."""

from __future__ import annotations

import hashlib
import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lambre_core import resources
from lambre_core.cli.main import main
from lambre_core.parsing.models import MANIFEST, MODELS_VARIABLE, Manifest, Treebank, write_manifest

ROLES = ("tokenize", "pos", "lemma", "depparse")


class Trap:
    """Unpickled with care for nothing, this would make a file."""

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return (open, ("trap", "w"))


@pytest.fixture
def model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The one model there is, whose files are no weights; the current folder has a text."""
    folder = tmp_path / "models" / "de"
    folder.mkdir(parents=True)
    for role in ROLES:
        (folder / f"{role}.pt").write_bytes(f"weights of {role}".encode())
    describe(folder)
    real = resources.data_dir
    monkeypatch.setattr(resources, "data_dir", lambda name: tmp_path / "none" if name == "models" else real(name))
    monkeypatch.setenv(MODELS_VARIABLE, str(tmp_path / "models"))
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    Path("a.txt").write_text("Da sind lange Büchern.")
    return folder


def describe(folder: Path, engine: str = "stanza") -> None:
    write_manifest(folder, Manifest("de", "sud", engine, (Treebank("Toy", "MIT"),), "MIT", "", {}, "2026-11-21", {}))


def rewrite(**changes: object) -> Callable[[Path], object]:
    def act(folder: Path) -> None:
        content = json.loads((folder / MANIFEST).read_text())
        (folder / MANIFEST).write_text(json.dumps({**content, **changes}))

    return act


def write(name: str, content: bytes) -> Callable[[Path], object]:
    return lambda folder: (folder / name).write_bytes(content)


def remove(name: str) -> Callable[[Path], object]:
    def act(folder: Path) -> None:
        (folder / name).unlink()

    return act


def both(first: Callable[[Path], object], second: Callable[[Path], object]) -> Callable[[Path], object]:
    return lambda folder: [first(folder), second(folder)]


def folder_instead(folder: Path) -> None:
    (folder / "pos.pt").mkdir()


def swap(content: bytes) -> Callable[[Path], object]:
    """Other weights, under a manifest that knows them."""

    def act(folder: Path) -> None:
        for role in ROLES:
            (folder / f"{role}.pt").write_bytes(content)
        describe(folder)

    return act


def unpickle(folder: Path) -> None:
    torch = pytest.importorskip("torch", reason="needs the extra [stanza]")
    for role in ROLES:
        torch.save({"config": Trap()}, folder / f"{role}.pt")
    describe(folder)


def nothing(folder: Path) -> None:
    return None


SHA = hashlib.sha256(b"weights of pos").hexdigest()
DAMAGED = "is damaged: {}; get the model anew"
STANZA = "cannot load the model of these files"

# What is done to the model's folder, the language, the exit status, what the sentence says
MODELS: dict[str, tuple[Callable[[Path], object], str, int, str]] = {
    "a file is missing": (remove("pos.pt"), "de", 2, DAMAGED.format("pos.pt is missing")),
    "a file is cut": (write("pos.pt", b"weights"), "de", 2, DAMAGED.format("pos.pt is truncated")),
    "a file is empty": (write("pos.pt", b""), "de", 2, DAMAGED.format("pos.pt is truncated")),
    "a file is altered": (write("pos.pt", b"Weights of pos"), "de", 2, DAMAGED.format("pos.pt is altered")),
    "two files": (
        both(write("pos.pt", b""), remove("lemma.pt")),
        *("de", 2, "pos.pt is truncated"),
    ),
    "a folder instead of a file": (
        both(remove("pos.pt"), folder_instead),
        *("de", 2, DAMAGED.format("pos.pt is missing")),
    ),
    "no manifest": (
        remove(MANIFEST),
        "de",
        3,
        "no parser model for 'de' (models found: none)",
    ),
    "an empty manifest": (write(MANIFEST, b""), "de", 2, "is not valid JSON"),
    "a cut manifest": (write(MANIFEST, b'{"format": 1,'), "de", 2, "is not valid JSON"),
    "a manifest in Latin-1": (write(MANIFEST, b'{"name": "\xe4"}'), "de", 2, "is not valid JSON"),
    "a later format": (rewrite(format=2), "de", 2, "manifest format 2, this version of lambre-lint reads 1"),
    "an unknown engine": (rewrite(engine="quantum"), "de", 2, "There is no engine 'quantum'"),
    "an engine that is a path": (rewrite(engine="../x"), "de", 2, "There is no engine '../x'"),
    "an unknown scheme": (rewrite(scheme="penn"), "de", 2, "scheme is 'penn', expected 'sud' or 'ud'"),
    "no files": (rewrite(files={}), "de", 2, "names no files; get the model anew"),
    "a file elsewhere": (
        rewrite(files={"../../secret": {"sha256": SHA, "bytes": 14}}),
        *("de", 2, "'../../secret' is not the name of a file in the folder"),
    ),
    "no weights": (swap(b"not a model"), "de", 2, STANZA),
    "a pickle": (swap(pickle.dumps(Trap())), "de", 2, STANZA),
    "a pickle of torch": (unpickle, "de", 2, STANZA),
    "no model of the language": (
        *(nothing, "cs", 3),
        "no parser model for 'cs' (models found: de). Get one of Stanza's with `lambre-lint models install cs`",
    ),
}


@pytest.mark.parametrize("command", ["check", "parse", "score"])
@pytest.mark.parametrize("name", MODELS)
def test_bad_model(name: str, command: str, model: Path, capfd: pytest.CaptureFixture[str]) -> None:
    act, language, status, says = MODELS[name]
    if says == STANZA:
        pytest.importorskip("stanza", reason="needs the extra [stanza]")
    act(model)
    assert main([command, "a.txt", "--language", language]) == status
    out, err = capfd.readouterr()
    assert out == ""
    assert says.rstrip(".") in err
    assert "Traceback" not in err
    assert "an error inside lambre-lint" not in err
    assert not Path("trap").exists()
    if status == 2 and says != "is not valid JSON":
        assert str(model) in err or "engine" in err


def test_verify_names_every_bad_file(model: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (model / "pos.pt").write_bytes(b"")
    (model / "lemma.pt").unlink()
    assert main(["models", "verify"]) == 2
    rows = [line.split()[1:3] for line in capfd.readouterr().out.splitlines() if ".pt" in line]
    assert dict(rows) == {"depparse.pt": "ok", "lemma.pt": "missing", "pos.pt": "truncated", "tokenize.pt": "ok"}


@pytest.mark.parametrize(
    ("content", "status", "says"),
    [
        (None, 3, "There is no parser model at x"),
        ({}, 2, "x is not a complete Stanza model: no file for tokenize, pos, depparse"),
        ({"resources.json": b"{"}, 2, "x/resources.json cannot be read"),
        ({"resources.json": b"{}"}, 2, "describes no models for 'de'"),
        (b"not a tree", 2, "x:1"),
        (b"", 2, "x"),
    ],
    ids=["nothing", "an empty folder", "a broken catalogue", "an empty catalogue", "no trees", "an empty file"],
)
def test_what_is_named_is_no_model(
    content: dict[str, bytes] | bytes | None, status: int, says: str, model: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    if isinstance(content, dict):
        pytest.importorskip("stanza", reason="needs the extra [stanza]")
        Path("x").mkdir()
        for name, data in content.items():
            (Path("x") / name).write_bytes(data)
    elif content is not None:
        Path("x").write_bytes(content)
    assert main(["parse", "a.txt", "--language", "de", "--model", "./x"]) == status
    err = capfd.readouterr().err
    assert says in err
    assert "an error inside" not in err


@pytest.mark.parametrize(
    "command", [["check", "a.txt", "-l", "de"], ["parse", "a.txt", "-l", "de"], ["models", "list"]]
)
def test_folder_that_cannot_be_read(
    command: list[str], model: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the superuser, who runs some test machines, may read everything, the system's answer is put in its place."""
    is_file = Path.is_file

    def refuse(path: Path) -> bool:
        if path.parent == model:
            raise PermissionError(13, "Permission denied", str(path))
        return is_file(path)

    monkeypatch.setattr(Path, "is_file", refuse)
    assert main(command) == (0 if command[0] == "models" else 2)
    out, err = capfd.readouterr()
    assert f"The folder {model} cannot be read: Permission denied." in out + err


def test_file_that_cannot_be_read(
    model: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Path.open

    def refuse(path: Path, *arguments: Any, **options: Any) -> Any:
        if path.name == "pos.pt":
            raise PermissionError(13, "Permission denied", str(path))
        return opened(path, *arguments, **options)

    monkeypatch.setattr(Path, "open", refuse)
    assert main(["check", "a.txt", "-l", "de"]) == 2
    assert "is damaged: pos.pt is unreadable" in capfd.readouterr().err
