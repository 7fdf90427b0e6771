"""Which files the Stanza engine takes from a folder; no network is loaded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("stanza", reason="needs the extra [stanza]")

from lambre_core.parsing.engines.stanza.files import find_files
from lambre_core.parsing.protocol import ParsingError

pytestmark = pytest.mark.stanza


def lay_out(folder: Path, files: list[str], resources: object = None) -> None:
    for name in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()
    if resources is not None:
        (folder / "resources.json").write_text(json.dumps(resources))


FLAT = ["tokenize.pt", "pos.pt", "lemma.pt", "depparse.pt"]
TRAINED = ["de_sud_tokenizer.pt", "de_sud_mwt_expander.pt", "de_sud_tagger.pt", "de_sud_nocharlm_parser.pt"]
PACKAGES = [f"de/{role}/{name}.pt" for role in ("tokenize", "pos", "lemma", "depparse") for name in ("gsd", "hdt")]
NEW = {
    "de": {
        "packages": {
            "default": {"tokenize": "gsd", "pos": "gsd", "lemma": "gsd", "depparse": "gsd", "ner": "conll03"},
            "hdt": {"tokenize": "hdt", "pos": "hdt", "lemma": "identity", "depparse": "hdt"},
        }
    },
    "ger": {"alias": "de"},
}
OLD = {"de": {"default_processors": {"tokenize": "gsd", "pos": "gsd", "lemma": "gsd", "depparse": "hdt"}}}


@pytest.mark.parametrize(
    ("files", "resources", "package", "expected"),
    [
        (FLAT, None, "default", {role: f"{role}.pt" for role in ("tokenize", "pos", "lemma", "depparse")}),
        (
            TRAINED,
            None,
            "default",
            {
                "tokenize": "de_sud_tokenizer.pt",
                "mwt": "de_sud_mwt_expander.pt",
                "pos": "de_sud_tagger.pt",
                "depparse": "de_sud_nocharlm_parser.pt",
            },
        ),
        (
            PACKAGES,
            NEW,
            "default",
            {role: f"de/{role}/gsd.pt" for role in ("tokenize", "pos", "lemma", "depparse")},
        ),
        (PACKAGES, NEW, "hdt", {role: f"de/{role}/hdt.pt" for role in ("tokenize", "pos", "depparse")}),
        (
            PACKAGES,
            OLD,
            "default",
            {
                "tokenize": "de/tokenize/gsd.pt",
                "pos": "de/pos/gsd.pt",
                "lemma": "de/lemma/gsd.pt",
                "depparse": "de/depparse/hdt.pt",
            },
        ),
        (
            PACKAGES,
            OLD,
            "hdt",
            {role: f"de/{role}/hdt.pt" for role in ("tokenize", "pos", "lemma", "depparse")},
        ),
    ],
    ids=["side by side", "names of the trainers", "download", "other package", "old download", "old, other package"],
)
def test_files_of_a_folder(
    tmp_path: Path, files: list[str], resources: object, package: str, expected: dict[str, str]
) -> None:
    lay_out(tmp_path, files, resources)
    found = find_files(tmp_path, "de", package)
    assert {role: str(path.relative_to(tmp_path)) for role, path in found.paths.items()} == expected


@pytest.mark.parametrize(
    ("files", "resources", "language", "message"),
    [
        ([], None, "de", r"no file for tokenize, pos, depparse \(expected for instance tokenize\.pt\)"),
        (["tokenize.pt", "pos.pt"], None, "de", "no file for depparse"),
        (
            [*FLAT, "x_parser.pt"],
            None,
            "de",
            r"several files for one part of the parser \(depparse\.pt, x_parser\.pt\)",
        ),
        (PACKAGES, NEW, "fr", "describes no models for 'fr'"),
        (PACKAGES, NEW, "ger", r"the folder .*ger is missing"),
        (PACKAGES, [], "de", "describes no models for 'de'"),
        (["de/pos/gsd.pt"], OLD, "de", "no file for tokenize, depparse"),
    ],
)
def test_incomplete_folder(tmp_path: Path, files: list[str], resources: object, language: str, message: str) -> None:
    lay_out(tmp_path, files, resources)
    with pytest.raises(ParsingError, match=message):
        find_files(tmp_path, language)


def test_unknown_package_and_no_folder(tmp_path: Path) -> None:
    lay_out(tmp_path, PACKAGES, NEW)
    with pytest.raises(ParsingError, match=r"no package 'x' for 'de' \(it has: default, hdt\)"):
        find_files(tmp_path, "de", "x")
    with pytest.raises(ParsingError, match="not a folder"):
        find_files(tmp_path / "resources.json", "de")
