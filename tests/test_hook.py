"""The hook for pre-commit, as others have it: from a clone of this repository, in an environment of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from lambre_core.documents.read import all_formats, format_for

ROOT = Path(__file__).parent.parent
MANIFEST = ".pre-commit-hooks.yaml"
PIP_CACHE = os.environ.get("PIP_CACHE_DIR", str(Path("~/.cache/pip").expanduser()))

MIB = 2**20
LARGEST_ENVIRONMENT = 250 * MIB
"""Of pre-commit.ci's free tier; whatever is larger does not run there."""

LARGEST_CLONE = 100 * MIB

HEADER = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n\n'

REPOSITORY = {
    "lambre.toml": 'exclude = ["vendor/"]\n[yaml]\nkeys = ["**.say"]\n',
    "vendor/old.de.txt": "Das Museum sucht einen neue Standort.\n",
    "fixtures/dialog.de.jsonl": '{"output": "Morgen scheint in Berlin den ganzen Tag die Sonne."}\n',
    "fixtures/answers.de.yaml": "greeting:\n  say: Ich habe einen Tisch für zwei Personen reserviert.\n",
    "locale/app.de.po": HEADER + 'msgid "Saved"\nmsgstr "Die neuen Einstellungen wurden gespeichert."\n',
    "package.json": '{"description": "What it is for."}\n',
    "src/main.py": "print('Ein junge Künstlerin')\n",
}

WRONG = {
    "fixtures/dialog.de.jsonl": '{"output": "Die nächsten Züge nach Köln kommt leider später."}\n',
    "fixtures/answers.de.yaml": "farewell:\n  say: Leider hat das Restaurant heute keinen freien Tische mehr.\n",
    "locale/app.de.po": '\nmsgid "Empty"\nmsgstr "In diesem Ordner liegen keine neue Dateien."\n',
}
"""What is added to each file, with one mistake."""


def manifest() -> list[dict[str, Any]]:
    hooks: list[dict[str, Any]] = yaml.safe_load((ROOT / MANIFEST).read_text(encoding="utf-8"))
    return hooks


def _path_of(pattern: str) -> str:
    """A path that a format's glob means."""
    return pattern.replace("*/", "app/", 1).replace("*", "de")


OF_FORMATS = [f"app/name{extension}" for module in all_formats().values() for extension in module.EXTENSIONS] + [
    _path_of(pattern) for module in all_formats().values() for pattern in getattr(module, "FILES", ())
]


OTHERS = ["name.de.po", "values/x.xml", "a.py", "pot", "x.json5", "AndroidManifest.xml"]


@pytest.mark.parametrize("path", [*OF_FORMATS, *OTHERS])
def test_the_hook_is_for_the_files_that_are_read(path: str) -> None:
    [hook] = [hook for hook in manifest() if hook["id"] == "lambre-lint"]
    assert bool(re.search(hook["files"], path)) == (format_for(path) is not None)


def test_the_manifest_is_one() -> None:
    from pre_commit.clientlib import load_manifest

    load_manifest(str(ROOT / MANIFEST))


def git(*arguments: str | Path, cwd: Path) -> None:
    identity = ("-c", "user.name=Somebody", "-c", "user.email=somebody@example.org", "-c", "protocol.file.allow=always")
    subprocess.run(["git", *identity, *arguments], cwd=cwd, check=True, capture_output=True)


def size(folder: Path) -> int:
    return sum(path.lstat().st_size for path in folder.rglob("*") if not path.is_symlink() and path.is_file())


def add(folder: Path, files: dict[str, str]) -> None:
    """Append to files of a repository, and stage them."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as stream:
            stream.write(text)
    git("add", ".", cwd=folder)


@pytest.mark.hook
@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="no checkout that could be cloned")
def test_try_repo(tmp_path: Path, record_testsuite_property: Callable[[str, object], None]) -> None:
    clone, theirs, store = tmp_path / "lambre-lint", tmp_path / "theirs", tmp_path / "store"
    for folder in (theirs, store):
        folder.mkdir()
    git("clone", "--quiet", "--depth=1", ROOT.as_uri(), clone, cwd=tmp_path)
    assert size(clone) < LARGEST_CLONE
    git("init", "--quiet", cwd=theirs)
    add(theirs, REPOSITORY)
    try_repo = trier(clone, store, theirs)

    status, out = try_repo("--all-files")
    assert (status, "Passed" in out) == (0, True), out
    [environment] = store.glob("repo*/py_env-*")
    assert size(environment) < LARGEST_ENVIRONMENT
    record_testsuite_property("environment in MiB", size(environment) // MIB)

    # From here on nothing may ask the network.
    guard = tmp_path / "guard"
    guard.mkdir()
    (guard / "sitecustomize.py").write_text(
        "import socket\n"
        "def refused(*_, **__): raise RuntimeError('the network was asked')\n"
        "socket.socket.connect = socket.getaddrinfo = refused\n"
    )
    offline = {"PYTHONPATH": str(guard)}
    git("commit", "--quiet", "--message=Start", cwd=theirs)
    add(theirs, WRONG | {"vendor/old.de.txt": "Ein junge Künstlerin kommt.\n"})
    status, out = try_repo(**offline)  # the changed files
    assert status == 1
    assert sorted(set(re.findall(r"^(\S+?):\d+:\d+: warning ", out, re.MULTILINE))) == sorted(WRONG), out

    subprocess.run(
        [environment / "bin" / "lambre-lint", "check", ".", "--baseline", "known.json", "--update-baseline"],
        cwd=theirs,
        check=True,
        capture_output=True,
    )
    settings = 'baseline = "known.json"\n' + (theirs / "lambre.toml").read_text()
    (theirs / "lambre.toml").write_text(settings)
    git("add", ".", cwd=theirs)
    status, out = try_repo(**offline)
    assert status == 0, out

    add(theirs, {"fixtures/dialog.de.jsonl": '{"output": "Ein junge Künstlerin führt durch die Ausstellung."}\n'})
    status, out = try_repo(**offline)
    assert status == 1
    assert re.findall(r"^(\S+?:\d+):\d+: warning ", out, re.MULTILINE) == ["fixtures/dialog.de.jsonl:3"], out

    # All texts, whatever has changed; a gate that does not hold fails.
    for least, expected in (("0.5", 0), ("1.0", 1)):
        (theirs / "lambre.toml").write_text(f"{settings}[gates]\nmin-score = {least}\n")
        git("add", ".", cwd=theirs)
        status, out = try_repo("--hook-stage=manual", hook="lambre-report", **offline)
        assert status == expected, out
        assert "fixtures/dialog.de.jsonl" in out


KEEPING = """
import contextlib, sys, types
from pre_commit.commands import try_repo
from pre_commit.main import main

@contextlib.contextmanager
def kept():
    yield sys.argv[1]

try_repo.tempfile = types.SimpleNamespace(TemporaryDirectory=kept)
raise SystemExit(main(["try-repo", *sys.argv[2:], "--color=never", "--verbose"]))
"""
"""`pre-commit try-repo`, but the environments are kept in a folder, so that they are made only once."""


def trier(clone: Path, store: Path, theirs: Path) -> Callable[..., tuple[int, str]]:
    """`pre-commit try-repo` in a repository as a function: status and output."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    kept |= {"PRE_COMMIT_HOME": str(store), "PIP_CACHE_DIR": PIP_CACHE}

    def run(*arguments: str, hook: str = "lambre-lint", **environment: str) -> tuple[int, str]:
        done = subprocess.run(
            [sys.executable, "-c", KEEPING, store, clone, hook, *arguments],
            cwd=theirs,
            env=kept | environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        return done.returncode, done.stdout

    return run
