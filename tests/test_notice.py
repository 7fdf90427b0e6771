"""NOTICE names every shipped artefact, with the licences that the artefact itself states."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parent.parent
NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8")
EXPRESSIONS = dict(re.findall(r"^([a-z][\w./-]+) {2,}(\S.*)$", NOTICE, re.MULTILINE))
SPDX = {"LGPL-LR": "LGPLLR"}
RULE_FILES = sorted(path for path in (ROOT / "rules").glob("*.yaml") if path.stem != "treebanks")
MANIFESTS = sorted((ROOT / "models").glob("*/manifest.json"))


@pytest.mark.parametrize("path", RULE_FILES, ids=lambda path: path.stem)
def test_rule_files(path: Path) -> None:
    treebanks = yaml.load(path.read_bytes(), yaml.CSafeLoader)["treebanks"]
    quoted = {bank["licence"] for bank in treebanks if bank.get("quote")}
    expected = {"MIT", *(SPDX.get(licence, licence.replace(" ", "-")) for licence in quoted)}
    assert set(EXPRESSIONS[f"rules/{path.name}"].split(" AND ")) == expected
    for bank in treebanks:
        if not bank.get("quote"):
            assert f"  {bank['name']} (" in NOTICE


@pytest.mark.parametrize("path", MANIFESTS, ids=lambda path: path.parent.name)
def test_models(path: Path) -> None:
    manifest = json.loads(path.read_bytes())
    assert EXPRESSIONS[f"models/{path.parent.name}"] == manifest["licence"]
    for bank in manifest["treebanks"]:
        assert bank["name"].split()[0] in NOTICE


def test_no_line_without_artefact_and_no_artefact_without_line() -> None:
    assert [path for path in EXPRESSIONS if not (ROOT / path).exists()] == []
    shipped = [*RULE_FILES, *(ROOT / "lexicons").iterdir(), *(path.parent for path in MANIFESTS)]
    assert [path.name for path in shipped if path.relative_to(ROOT).as_posix() not in EXPRESSIONS] == []
