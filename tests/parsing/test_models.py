"""Model folders: manifests, their checks, and the errors a user can meet."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from lambre_core import resources
from lambre_core.errors import LambreError
from lambre_core.parsing.models import (
    MANIFEST,
    MODELS_VARIABLE,
    Manifest,
    Treebank,
    engine_names,
    file_states,
    find_models,
    load_manifest,
    load_parser,
    verify,
    write_manifest,
)
from lambre_core.parsing.protocol import NotInstalledError, ParsingError


def example(language: str = "de", engine: str = "stanza") -> Manifest:
    return Manifest(
        language=language,
        scheme="sud",
        engine=engine,
        treebanks=(Treebank("Toy", "CC0-1.0", "https://example.org/toy"), Treebank("Other", "CC-BY-4.0")),
        licence="CC-BY-4.0",
        training_command="lambre-lint models train de",
        scores={"dev": {"LAS": 81.25, "UPOS": 90.0}},
        created="2026-11-21",
        versions={"stanza": "1.15.0", "torch": "2.13.0"},
    )


def make_model(folder: Path, language: str = "de", engine: str = "stanza") -> Path:
    folder.mkdir(parents=True)
    (folder / "pos.pt").write_bytes(b"weights of the tagger")
    (folder / "depparse.pt").write_bytes(b"weights of the parser")
    write_manifest(folder, example(language, engine))
    return folder


@pytest.fixture(autouse=True)
def no_shipped_models(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the shipped models be those of an empty folder."""
    shipped = tmp_path / "shipped"
    monkeypatch.delenv(MODELS_VARIABLE, raising=False)
    monkeypatch.setattr(resources, "data_dir", lambda name: shipped)
    return shipped


def test_manifest_is_read_as_written(tmp_path: Path) -> None:
    folder = make_model(tmp_path / "de")
    manifest = load_manifest(folder)
    assert replace(manifest, files={}) == example()
    # coreutils' sha256sum of the two contents
    assert {name: (entry.sha256, entry.bytes) for name, entry in manifest.files.items()} == {
        "depparse.pt": ("ddaf06c1215213f383a261e97616f50db3c2a4ba876da1dae61d6cf521303567", 21),
        "pos.pt": ("9b102e4441b4c03a59cc6d76c7c6d9b8735d2671430f3b4529b0e91aec0381c6", 21),
    }
    assert set(file_states(folder, manifest).values()) == {"ok"}
    verify(folder, manifest)


def _alter(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"weights", b"Weights"))


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-4])


@pytest.mark.parametrize(("spoil", "state"), [(Path.unlink, "missing"), (_cut, "truncated"), (_alter, "altered")])
def test_spoilt_file_is_named(tmp_path: Path, spoil: Callable[[Path], None], state: str) -> None:
    folder = make_model(tmp_path / "de")
    spoil(folder / "pos.pt")
    assert file_states(folder, load_manifest(folder)) == {"depparse.pt": "ok", "pos.pt": state}
    with pytest.raises(ParsingError, match=f"{re.escape(str(folder))} is damaged: pos.pt is {state}; get"):
        load_parser("de", model=folder)


def _edit(**changes: object) -> Callable[[dict[str, object]], object]:
    return lambda content: {**content, **changes}


def _without(key: str) -> Callable[[dict[str, object]], object]:
    return lambda content: {name: value for name, value in content.items() if name != key}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (_edit(format=2), r"manifest format 2, this version of lambre-lint reads 1"),
        (_without("format"), r"manifest format None"),
        (lambda content: [content], r"manifest format None"),
        (_without("language"), r"not a model's manifest: 'language' is missing"),
        (_without("files"), r"'files' is missing"),
        (_edit(language=["de"]), r"'language' is \['de'\], expected a string"),
        (_edit(scheme="penn"), r"scheme is 'penn', expected 'sud' or 'ud'"),
        (_edit(files={"../pos.pt": {"bytes": 1, "sha256": "0"}}), r"'\.\./pos\.pt' is not the name of a file"),
        (_edit(files=["pos.pt"]), r"not a model's manifest"),
        (_edit(scores={"dev": {"LAS": "high"}}), r"not a model's manifest"),
    ],
)
def test_broken_manifest(tmp_path: Path, change: Callable[[dict[str, object]], object], message: str) -> None:
    folder = make_model(tmp_path / "de")
    path = folder / MANIFEST
    path.write_text(json.dumps(change(json.loads(path.read_text()))))
    with pytest.raises(ParsingError, match=message) as caught:
        load_parser("de", model=folder)
    assert str(path) in str(caught.value)


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'"text"'])
def test_manifest_that_is_none(tmp_path: Path, content: bytes) -> None:
    folder = make_model(tmp_path / "de")
    (folder / MANIFEST).write_bytes(content)
    with pytest.raises(ParsingError, match=re.escape(str(folder / MANIFEST))):
        load_manifest(folder)


def test_manifest_without_files_is_refused(tmp_path: Path) -> None:
    write_manifest(tmp_path, example())
    with pytest.raises(ParsingError, match="names no files"):
        verify(tmp_path, load_manifest(tmp_path))


def test_models_are_found_in_order_of_preference(
    tmp_path: Path, no_shipped_models: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = [make_model(no_shipped_models / language, language) for language in ("cs", "de")]
    named = make_model(tmp_path / "mine" / "german")
    single = make_model(tmp_path / "one-model", "uk")
    extra = make_model(tmp_path / "extra" / "x", "et")
    (tmp_path / "extra" / "readme").write_text("no model")
    monkeypatch.setenv(MODELS_VARIABLE, os.pathsep.join(map(str, (tmp_path / "mine", single, tmp_path / "nowhere"))))
    found = find_models([tmp_path / "extra", no_shipped_models / "de"])
    assert [model.path for model in found] == [extra, shipped[1], named, single, shipped[0]]
    assert [model.language for model in found] == ["et", "de", "de", "uk", "cs"]


def test_unreadable_model_does_not_hide_others(no_shipped_models: Path) -> None:
    make_model(no_shipped_models / "cs", "cs")
    broken = make_model(no_shipped_models / "de")
    (broken / MANIFEST).write_text("{")
    found = find_models()
    assert [(model.language, model.manifest is None) for model in found] == [("cs", False), ("de", True)]
    assert "not valid JSON" in (found[1].problem or "")
    with pytest.raises(ParsingError, match="not valid JSON"):
        load_parser("de")


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"language": "fr"}, NotInstalledError, r"no parser model for 'fr' \(models found: de\).*models train fr`"),
        ({"language": "de", "engine": "conllu"}, NotInstalledError, r"'de' for the engine 'conllu'"),
        ({"language": "de", "engine": "udpipe"}, ParsingError, r"no engine 'udpipe'; choose one of: auto, conllu"),
        ({"language": "de", "model": "nowhere"}, NotInstalledError, r"no parser model at .*nowhere"),
        ({"language": "cs", "model": "shipped/de"}, ParsingError, r"parses 'de', not 'cs'"),
        ({"language": "de", "model": "shipped/de", "engine": "conllu"}, ParsingError, r"engine 'stanza', not 'conllu'"),
    ],
)
def test_wrong_wishes(
    tmp_path: Path, no_shipped_models: Path, arguments: dict[str, str], error: type[LambreError], message: str
) -> None:
    make_model(no_shipped_models / "de")
    model = tmp_path / arguments["model"] if "model" in arguments else None
    with pytest.raises(error, match=message) as caught:
        load_parser(arguments["language"], engine=arguments.get("engine", "auto"), model=model)
    assert caught.value.exit_status == (3 if error is NotInstalledError else 2)


def test_no_models_at_all() -> None:
    with pytest.raises(NotInstalledError, match=r"models found: none.*`lambre-lint models train de`"):
        load_parser("de")


def test_engine_of_a_later_release(no_shipped_models: Path) -> None:
    make_model(no_shipped_models / "de", engine="quantum")
    with pytest.raises(ParsingError, match="no engine 'quantum'; this version of lambre-lint has conllu, "):
        load_parser("de")


def test_missing_library_is_told_with_the_command(no_shipped_models: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_model(no_shipped_models / "de")
    for name in [name for name in sys.modules if name.startswith("lambre_core.parsing.engines.stanza")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "stanza", None)
    with pytest.raises(NotInstalledError, match=r"pip install 'lambre-lint\[stanza\]'"):
        load_parser("de")


def test_engines_are_found_without_importing_them() -> None:
    assert set(engine_names()) >= {"conllu", "stanza"}
