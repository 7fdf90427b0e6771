"""Tiny Stanza models, trained once a test run, on the toy treebank; a server of files."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
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

    def make(folder: Path) -> None:
        _train("smoke_training.py", folder)
        write_manifest(folder, MANIFEST)

    return _made_once(tmp_path_factory, "smoke-model", make)


@pytest.fixture(scope="session")
def official_model(smoke_model: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a package as Stanza's are: UD, with word vectors and character language models; no manifest."""

    def make(folder: Path) -> None:
        _train("smoke_official.py", folder)
        for role in ("tokenize", "mwt", "lemma"):
            shutil.copy(smoke_model / f"{role}.pt", folder)

    return _made_once(tmp_path_factory, "official-model", make)


def _made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that the first worker of the test run makes for all of them."""
    pytest.importorskip("stanza", reason="needs the extra [stanza]")
    from filelock import FileLock  # comes with torch

    # Workers of pytest-xdist have folders of their own below a common one.
    common = factory.getbasetemp()
    common = common.parent if common.name.startswith("popen") else common
    folder = common / name
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            raw = factory.mktemp("training")
            make(raw)
            raw.rename(folder)
    return folder


def _train(script: str, folder: Path) -> None:
    command = [sys.executable, str(Path(__file__).parent / script), str(TREEBANK), str(folder)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.fixture(scope="session")
def smoke_parser(smoke_model: Path) -> Parser:
    return load_parser("de", model=smoke_model)


@dataclass
class Site:
    """A server of files that can be told to behave badly.

    Attributes:
        files: path -> content; what is not there is answered 404.
        cuts: path -> for each answer to come, after how many bytes the connection is closed.
        statuses: path -> statuses of the answers to come, before files are given.
        ranges: whether a part of a file is given when it is asked for.
        asked: path and `Range` of every request.
    """

    url: str = ""
    files: dict[str, bytes] = field(default_factory=dict)
    cuts: dict[str, list[int]] = field(default_factory=dict)
    statuses: dict[str, list[int]] = field(default_factory=dict)
    ranges: bool = True
    asked: list[tuple[str, str | None]] = field(default_factory=list)

    def answer(self, request: BaseHTTPRequestHandler) -> None:
        path, wanted = request.path, request.headers.get("Range")
        self.asked.append((path, wanted))
        if self.statuses.get(path) or path not in self.files:
            request.send_error(self.statuses[path].pop(0) if self.statuses.get(path) else 404)
            return
        content = self.files[path]
        start = int(wanted.removeprefix("bytes=").rstrip("-")) if wanted and self.ranges else 0
        if start >= len(content) > 0:
            request.send_error(416)
            return
        request.send_response(206 if start else 200)
        if start:
            request.send_header("Content-Range", f"bytes {start}-{len(content) - 1}/{len(content)}")
        request.send_header("Content-Length", str(len(content) - start))
        request.end_headers()
        cuts = self.cuts.get(path)
        request.wfile.write(content[start:][: cuts.pop(0) if cuts else None])


@pytest.fixture
def site() -> Iterator[Site]:
    """A server on this machine, empty at first."""
    made = Site()

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            made.answer(self)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        made.url = f"http://127.0.0.1:{server.server_port}"
        threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        yield made
        server.shutdown()
