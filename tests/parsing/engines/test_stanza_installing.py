# ruff: noqa: E402 (imports stand behind importorskip)
"""Official packages: the catalogue, and `models install` against a server on this machine."""

from __future__ import annotations

import hashlib
import json
import shutil
import socket
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch", reason="needs the extra [stanza]")
stanza = pytest.importorskip("stanza", reason="needs the extra [stanza]")

from lambre_core import resources
from lambre_core.cli.main import main
from lambre_core.parsing import download
from lambre_core.parsing.engines.stanza import installing
from lambre_core.parsing.engines.stanza.official import VERSION, find_package, listed, read_catalogue
from lambre_core.parsing.models import MODELS_VARIABLE, file_states, find_models, installed_dir, load_manifest
from lambre_core.parsing.protocol import NotInstalledError, ParsingError

pytestmark = pytest.mark.stanza

ROLES = ("tokenize", "mwt", "pos", "lemma", "depparse")
LISTS = {"pretrain": "conll17", "forward_charlm": "newswiki", "backward_charlm": "newswiki"}
TEXTS = ["Die alte Frau sieht vom Baum ein Haus. Peter liest.", "Ein roter Mann findet den Garten."]


def md5(data: bytes) -> str:
    return hashlib.md5(data, usedforsecurity=False).hexdigest()


# --- the catalogue ---------------------------------------------------------------------------------

# The shape of resources_1.15.0.json of stanza-resources; the hashes here are nobody's.
H = "0" * 32
VECTORS = [{"model": "pretrain", "package": "conll17"}]
CHARLMS = [*VECTORS, *({"model": f"{way}_charlm", "package": "newswiki"} for way in ("forward", "backward"))]
CATALOGUE: dict[str, Any] = {
    "url": "https://example.org/{lang}/v{resources_version}/models/{filename}",
    "de": {
        "lang_name": "German",
        "tokenize": {"gsd": {"md5": H}, "hdt": {"md5": H}},
        "mwt": {"gsd": {"md5": H}, "hdt": {"md5": H}},
        "pos": {
            "gsd_charlm": {"md5": H, "dependencies": CHARLMS},
            "hdt_nocharlm": {"md5": H, "dependencies": VECTORS},
            "gsd_german-nlp-electra": {"md5": H, "dependencies": CHARLMS},
        },
        "lemma": {"gsd_nocharlm": {"md5": H}},
        "depparse": {
            "gsd_charlm": {"md5": H, "dependencies": CHARLMS},
            "hdt_nocharlm": {"md5": H, "dependencies": VECTORS},
            "gsd_german-nlp-electra": {"md5": H, "dependencies": CHARLMS},
        },
        "pretrain": {"conll17": {"md5": H}},
        "forward_charlm": {"newswiki": {"md5": H}},
        "backward_charlm": {"newswiki": {"md5": H}},
        "ner": {"germeval2014": {"md5": H}},
        "packages": {
            "hdt": {
                "tokenize": "hdt",
                "mwt": "hdt",
                "pos": "hdt_nocharlm",
                "lemma": "identity",
                "depparse": "hdt_nocharlm",
            },
            "default": {
                **{"tokenize": "gsd", "mwt": "gsd", "pos": "gsd_charlm", "lemma": "gsd_nocharlm"},
                **{"depparse": "gsd_charlm", "ner": "germeval2014", "optional": {"coref": "x"}},
            },
            "default_accurate": {
                **{"tokenize": "gsd", "mwt": "gsd", "pos": "gsd_german-nlp-electra", "lemma": "gsd_nocharlm"},
                **{"depparse": "gsd_german-nlp-electra"},
            },
            "tokens": {"tokenize": "gsd"},
            "broken": {"tokenize": "nothing", "pos": "gsd_charlm", "depparse": "gsd_charlm"},
        },
    },
    "german": {"alias": "de"},
    "as": {"lang_name": "Assamese", "pretrain": {"fasttextwiki": {"md5": H}}},
}


def catalogue(content: object = CATALOGUE) -> Any:
    return read_catalogue(json.dumps(content).encode(), "resources.json")


def test_only_packages_with_a_parser_that_runs_are_listed() -> None:
    assert list(listed(catalogue())) == [("de", "German", ("default", "broken", "hdt"))]


@pytest.mark.parametrize(
    ("language", "name", "paths", "treebanks"),
    [
        (
            *("de", "default"),
            "tokenize/gsd mwt/gsd pos/gsd_charlm lemma/gsd_nocharlm depparse/gsd_charlm pretrain/conll17 "
            "forward_charlm/newswiki backward_charlm/newswiki",
            ("UD_German-GSD",),
        ),
        (
            *("german", "hdt"),
            "tokenize/hdt mwt/hdt pos/hdt_nocharlm depparse/hdt_nocharlm pretrain/conll17",
            ("UD_German-HDT",),
        ),
    ],
)
def test_files_of_a_package(language: str, name: str, paths: str, treebanks: tuple[str, ...]) -> None:
    package = find_package(catalogue(), language, name)
    assert package.language == "de"
    assert [file.path for file in package.files] == [f"{path}.pt" for path in paths.split()]
    assert package.treebanks == treebanks
    address = catalogue().file_url(package, package.files[0])
    assert address == f"https://example.org/de/v{VERSION}/models/{package.files[0].path}"


@pytest.mark.parametrize(
    ("language", "name", "error", "message"),
    [
        ("fr", "default", NotInstalledError, "has no parser for 'fr'; it has: de"),
        ("as", "default", NotInstalledError, "has no parser for 'as'; it has: de"),
        ("de", "HDT", NotInstalledError, "no package 'HDT' with a parser for 'de'; it has: default, broken, hdt"),
        ("de", "tokens", NotInstalledError, "no package 'tokens' with a parser"),
        ("de", "default_accurate", ParsingError, "needs the language model 'german-nlp-electra' .* choose one of"),
        ("de", "broken", ParsingError, r"resources\.json is damaged: .*'broken' for 'de' \(KeyError: 'nothing'\)"),
    ],
)
def test_package_that_there_is_not(language: str, name: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        find_package(catalogue(), language, name)


@pytest.mark.parametrize(
    ("role", "name", "hash_"), [("tokenize", "../../x", H), ("tokenize", "gsd", "../x"), ("pretrain", "a/b", H)]
)
def test_names_and_hashes_stay_in_their_folder(role: str, name: str, hash_: str) -> None:
    content = json.loads(json.dumps(CATALOGUE))
    content["de"][role][name] = {"md5": hash_}
    if role == "tokenize":
        content["de"]["packages"]["hdt"]["tokenize"] = name
    else:
        content["de"]["pos"]["hdt_nocharlm"]["dependencies"] = [{"model": role, "package": name}]
    with pytest.raises(ParsingError, match="is damaged"):
        find_package(catalogue(content), "de", "hdt")


@pytest.mark.parametrize("data", [b"", b"<html>", b"[]", b"{}", b"\xff"])
def test_catalogue_that_is_none(data: bytes) -> None:
    with pytest.raises(ParsingError, match=r"x\.json is not a catalogue of Stanza's packages"):
        read_catalogue(data, "x.json")


# --- installing ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Run:
    status: int
    out: str
    err: str


@pytest.fixture
def lint(capfd: pytest.CaptureFixture[str]) -> Callable[..., Run]:
    def run(*arguments: object) -> Run:
        status = main([str(argument) for argument in arguments])
        return Run(status, *capfd.readouterr())

    return run


@pytest.fixture
def offer(site: Any, official_model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The server with a catalogue of one small package; no model is there but what is installed."""
    monkeypatch.setattr(download, "PAUSE", 0.0)
    monkeypatch.setattr(resources, "data_dir", lambda name: tmp_path / "none")
    monkeypatch.delenv(MODELS_VARIABLE, raising=False)
    monkeypatch.setenv("STANZA_RESOURCES_URL", site.url)
    monkeypatch.delenv("STANZA_MODEL_URL", raising=False)
    monkeypatch.chdir(tmp_path)
    names = {**dict.fromkeys(ROLES, "hdt"), "pos": "hdt_charlm", "depparse": "hdt_charlm", **LISTS}
    entry: dict[str, Any] = {"lang_name": "German"}
    for role, name in names.items():
        content = (official_model / f"{role}.pt").read_bytes()
        site.files[f"/de/v{VERSION}/models/{role}/{name}.pt"] = content
        entry[role] = {name: {"md5": md5(content)}}
        if name == "hdt_charlm":
            entry[role][name]["dependencies"] = [{"model": model, "package": name} for model, name in LISTS.items()]
    chosen = {role: names[role] for role in ROLES}
    entry["packages"] = {"default": chosen, "hdt": chosen}
    whole = {"url": f"{site.url}/{{lang}}/v{{resources_version}}/models/{{filename}}", "de": entry}
    site.files[f"/resources_{VERSION}.json"] = json.dumps(whole).encode()
    return site


def place() -> Path:
    found = installed_dir()
    assert found is not None
    return found


def test_a_package_is_installed_and_parses_as_in_stanza(
    offer: Any, lint: Callable[..., Run], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = lint("models", "install", "de", "--package", "hdt")
    folder = place() / "stanza-de-hdt"
    assert (run.status, run.out) == (0, f"{folder}\n")
    assert run.err == (
        "lambre-lint: stanza-de-hdt is installed.\n"
        "lambre-lint: Stanza does not say its licence; that of the treebanks it was trained on may allow "
        "non-commercial use only: UD_German-HDT.\n"
    )
    manifest = load_manifest(folder)
    assert (manifest.language, manifest.scheme, manifest.engine, manifest.licence) == (
        *("de", "ud", "stanza"),
        "NOASSERTION",
    )
    assert set(file_states(folder, manifest).values()) == {"ok"}
    assert set(manifest.files) == {f"{role}.pt" for role in (*ROLES, *LISTS)}
    assert [path.name for path in (place() / ".incoming").iterdir()] == []
    assert {path.name for path in place().iterdir()} == {".incoming", "stanza-de-hdt"}
    assert [model.path for model in find_models()] == [folder]

    # What Stanza's own pipeline says, which finds vectors and language models by the catalogue.
    own = tmp_path / "stanza"
    for path, content in offer.files.items():
        target = own / path.replace(f"/v{VERSION}/models/", "/").lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    (own / f"resources_{VERSION}.json").rename(own / "resources.json")
    pipeline = stanza.Pipeline(
        *("de", str(own)), package="hdt", download_method=None, device="cpu", logging_level="CRITICAL"
    )
    (tmp_path / "text.txt").write_text("\n\n".join(TEXTS))
    rows = [line.split("\t") for line in lint("parse", "-l", "de", "text.txt").out.splitlines() if "\t" in line]
    words = [
        [word.text, word.lemma, word.upos, word.feats or "_", str(word.head), word.deprel]
        for document in pipeline.bulk_process(TEXTS)
        for sentence in document.sentences
        for word in sentence.words
    ]
    assert [[*row[1:4], row[5], row[6], row[7]] for row in rows if "-" not in row[0]] == words

    # Again, from the folder that `stanza.download` would have made, with a licence; nothing is asked of the server.
    offer.asked.clear()
    run = lint("models", "install", "de", "--package", "hdt", "--from", own, "--licence", "CC-BY-SA-4.0", "--quiet")
    assert (run.status, run.err, offer.asked) == (0, "", [])
    assert load_manifest(folder).licence == "CC-BY-SA-4.0"
    assert load_manifest(folder).files == manifest.files
    assert {path.name for path in place().iterdir()} == {".incoming", "stanza-de-hdt"}


def test_how_a_second_model_is_used(offer: Any, lint: Callable[..., Run], smoke_model: Path, tmp_path: Path) -> None:
    shutil.copytree(smoke_model, tmp_path / "none" / "de")
    run = lint("models", "install", "de", "--licence", "MIT")
    assert run.err.splitlines()[1:] == [
        'lambre-lint: Use it with `--model stanza-de-default`, or `de = "stanza-de-default"` under [models] in '
        "lambre.toml."
    ]
    (tmp_path / "text.txt").write_text(TEXTS[0])
    shipped = lint("parse", "-l", "de", "text.txt").out
    chosen = lint("parse", "-l", "de", "text.txt", "--model", "stanza-de-default").out
    assert chosen != shipped
    (tmp_path / "lambre.toml").write_text('[models]\nde = "stanza-de-default"')
    assert lint("parse", "-l", "de", "text.txt").out == chosen


def test_an_interrupted_installation_goes_on(offer: Any, lint: Callable[..., Run]) -> None:
    vectors = next(path for path in offer.files if "/pretrain/" in path)
    offer.cuts = {vectors: [1000] + [0] * (download.ATTEMPTS - 1)}
    run = lint("models", "install", "de")
    assert run.status == 3
    assert "the connection broke off again and again" in run.err
    assert find_models() == ()
    offer.cuts.clear()
    offer.asked.clear()
    assert lint("models", "install", "de", "-q").status == 0
    asked = [(path.split("/")[-2], wanted) for path, wanted in offer.asked[1:]]
    assert asked == [("pretrain", "bytes=1000-"), ("forward_charlm", None), ("backward_charlm", None)]


def test_listing(offer: Any, lint: Callable[..., Run]) -> None:
    run = lint("models", "install", "--list")
    rows = [line.split() for line in run.out.splitlines() if line.strip()]
    assert rows[0] == ["code", "language", "packages"]
    assert rows[2] == ["de", "German", "default,", "hdt"]
    assert run.status == 0


def spoil(offer: Any, role: str, content: bytes | None) -> None:
    path = next(path for path in offer.files if f"/{role}/" in path)
    if content is None:
        del offer.files[path]
    else:
        offer.files[path] = content


class Trap:
    """Unpickled with care for nothing, this would make a file."""

    def __reduce__(self) -> tuple[Any, tuple[str, str]]:
        return (open, ("trap", "w"))


def rehash(offer: Any, role: str, content: bytes) -> None:
    """Offer another content under its right hash."""
    spoil(offer, role, content)
    listed = json.loads(offer.files[f"/resources_{VERSION}.json"])
    for entry in listed["de"][role].values():
        entry["md5"] = md5(content)
    offer.files[f"/resources_{VERSION}.json"] = json.dumps(listed).encode()


def pickled(value: object) -> bytes:
    import io

    buffer = io.BytesIO()
    torch.save(value, buffer)
    return buffer.getvalue()


BY_HAND = "By hand: put into a folder http"

# What is wrong with the server, the arguments, the status, what the sentence says
FAULTS: dict[str, tuple[Callable[[Any], object], list[str], int, str]] = {
    "no language": (lambda offer: None, [], 2, "`lambre-lint models install --list` lists them"),
    "unknown language": (lambda offer: None, ["fr"], 3, "has no parser for 'fr'; it has: de."),
    "unknown package": (
        lambda offer: None,
        ["de", "--package", "gsd"],
        3,
        "'gsd' with a parser for 'de'; it has: default, hdt.",
    ),
    "no catalogue": (lambda offer: offer.files.pop(f"/resources_{VERSION}.json"), ["de"], 3, "stanza.download('de', "),
    "a page instead": (
        lambda offer: offer.files.update({f"/resources_{VERSION}.json": b"<html>"}),
        *(["de"], 2, "is not a catalogue of Stanza's packages"),
    ),
    "a file is missing": (lambda offer: spoil(offer, "pos", None), ["de"], 3, BY_HAND),
    "a file is another": (lambda offer: spoil(offer, "pos", b"x"), ["de"], 2, "is not the file that it should be"),
    "no weights": (
        lambda offer: rehash(offer, "pos", b"x" * 100),
        ["de"],
        2,
        "is whole, but its parser cannot be used",
    ),
    "a program": (lambda offer: rehash(offer, "pos", pickled({"config": Trap()})), ["de"], 2, "cannot be used: Stanza"),
    "vectors that are a program": (
        lambda offer: rehash(offer, "pretrain", pickled(Trap())),
        ["de"],
        2,
        "cannot be used",
    ),
    "no folder to take": (lambda offer: None, ["de", "--from", "nowhere"], 2, "nowhere/resources.json cannot be read"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_nothing_is_installed(offer: Any, lint: Callable[..., Run], tmp_path: Path, name: str) -> None:
    act, arguments, status, says = FAULTS[name]
    act(offer)
    run = lint("models", "install", *arguments)
    assert says in run.err
    assert run.err.startswith("lambre-lint: ")
    assert (run.status, run.out, run.err.count("\n")) == (status, "", 1)
    assert find_models() == ()
    assert not list(place().glob(".making*"))
    assert not (tmp_path / "trap").exists()


def test_a_failure_leaves_what_was_installed(offer: Any, lint: Callable[..., Run]) -> None:
    assert lint("models", "install", "de", "-q").status == 0
    spoil(offer, "tokenize", b"x")
    assert lint("models", "install", "de").status == 2
    [model] = find_models()
    assert model.manifest is not None
    assert set(file_states(model.path, model.manifest).values()) == {"ok"}


def test_what_to_do_by_hand_works(offer: Any, lint: Callable[..., Run], tmp_path: Path) -> None:
    """The files are put where the message says."""
    spare = dict(offer.files)
    spoil(offer, "tokenize", None)
    err = lint("models", "install", "de").err
    steps = err.partition("put into a folder ")[2].partition(". Then run `")
    for step in steps[0].split("; "):
        address, _, path = step.partition(" as ")
        target = tmp_path / "FOLDER" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(spare[address.removeprefix(offer.url)])
    command = steps[2].partition("`")[0]
    assert lint(*command.split()[1:]).status == 0
    (tmp_path / "FOLDER" / "de" / "mwt" / "hdt.pt").write_bytes(b"x")
    assert "mwt/hdt.pt is not the file that" in lint(*command.split()[1:]).err
    (tmp_path / "FOLDER" / "de" / "mwt" / "hdt.pt").unlink()
    assert "mwt/hdt.pt is missing. By hand" in lint(*command.split()[1:]).err


def test_without_network(lint: Callable[..., Run], monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise socket.gaierror(-3, "Temporary failure in name resolution")

    monkeypatch.delenv("STANZA_RESOURCES_URL", raising=False)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    run = lint("models", "install", "de", "--package", "hdt")
    assert run.status == 3
    assert f"resources_{VERSION}.json cannot be reached: Temporary failure in name resolution. By hand:" in run.err
    assert "`lambre-lint models install de --package hdt --from FOLDER`" in run.err


def test_full_disk(offer: Any, lint: Callable[..., Run], monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(installing, "write_manifest", full)
    run = lint("models", "install", "de")
    assert run.status == 2
    assert f"The disk of {place()} is full (No space left on device): make room" in run.err
    assert find_models() == ()


def test_without_stanza(lint: Callable[..., Run], monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    for name in [name for name in sys.modules if name.startswith("lambre_core.parsing.engines.stanza")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "stanza", None)
    run = lint("models", "install", "de")
    assert (run.status, "`pip install 'lambre-lint[stanza]'`" in run.err) == (3, True)
