"""A tiny Stanza model, trained once a test run, on the toy treebank."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lambre_core.parsing.models import Manifest, Treebank, load_parser, write_manifest
from lambre_core.parsing.protocol import Parser
from lambre_core.treebank.conllu_io import read_conllu
from lambre_core.treebank.tree import Sentence

TREEBANK = Path(__file__).parent.parent / "data" / "parsing" / "german.conllu"


MANIFEST = Manifest(
    language="de",
    scheme="sud",
    engine="stanza",
    treebanks=(Treebank("Toy", "MIT"),),
    licence="MIT",
    training_command="python tests/parsing/smoke_training.py",
    scores={},
    created="2026-11-21",
    versions={},
)


@pytest.fixture(scope="session")
def treebank() -> tuple[Sentence, ...]:
    return tuple(read_conllu(TREEBANK.read_bytes(), str(TREEBANK)))


@pytest.fixture(scope="session")
def smoke_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a model of real, hardly trained networks."""
    pytest.importorskip("stanza", reason="needs the extra [stanza]")
    from filelock import FileLock  # comes with torch

    # Workers of pytest-xdist have folders of their own below a common one.
    common = tmp_path_factory.getbasetemp()
    common = common.parent if common.name.startswith("popen") else common
    folder = common / "smoke-model"
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            raw = tmp_path_factory.mktemp("training")
            script = Path(__file__).parent / "smoke_training.py"
            done = subprocess.run(
                [sys.executable, str(script), str(TREEBANK), str(raw)],
                capture_output=True,
                encoding="utf-8",
                check=False,
            )
            assert done.returncode == 0, done.stderr[-2000:]
            write_manifest(raw, MANIFEST)
            raw.rename(folder)
    return folder


@pytest.fixture(scope="session")
def smoke_parser(smoke_model: Path) -> Parser:
    return load_parser("de", model=smoke_model)
