"""The entry point: commands, errors, streams, start-up."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from lambre_core import __version__
from lambre_core.cli import main as entry
from lambre_core.errors import LambreError
from lambre_core.parsing.protocol import NotInstalledError

Lint = Callable[..., SimpleNamespace]
ROOT = Path(__file__).parents[2]
HEAVY = (
    "torch",
    "stanza",
    "numpy",
    "yaml",
    "conllu",
    "jsonschema",
    "pathspec",
    "rich",
    "tree_sitter",
    "pygls",
    "scipy",
)


def python(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **variables}
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=environment, check=False)


@pytest.mark.parametrize(
    ("arguments", "unused"),
    [
        (["--help"], HEAVY),
        (["check", "--help"], (*HEAVY, "lambre_core.cli.config", "lambre_core.check", "lambre_core.findings.result")),
        (["config", "show"], (*HEAVY, "lambre_core.cli.check", "lambre_core.outputs")),
    ],
)
def test_nothing_is_imported_that_is_not_used(arguments: list[str], unused: tuple[str, ...]) -> None:
    program = f"""
import sys
from lambre_core.cli.main import main
try:
    main({arguments!r})
except SystemExit:
    pass
print([name for name in {unused!r} if name in sys.modules], file=sys.stderr)
"""
    run = python("-c", program)
    assert run.stderr.splitlines()[-1] == "[]"
    assert run.stdout


def test_help_names_every_command(lint: Lint) -> None:
    run = lint("--help")
    assert run.status == 0
    for name in ("check", "config", "parse", "models"):
        assert f"\n    {name}" in run.out


def test_version(lint: Lint) -> None:
    assert lint("--version").out == f"lambre-lint {__version__}\n"


@pytest.mark.parametrize(
    "arguments", [[], ["chekc"], ["check", "--no-such-option"], ["check", "--min-confidence", "2"]]
)
def test_wrong_usage_is_status_2_on_standard_error(lint: Lint, arguments: list[str]) -> None:
    run = lint(*arguments)
    assert (run.status, run.out) == (2, "")
    assert "usage:" in run.err


def command(run: Callable[[argparse.Namespace], int]) -> SimpleNamespace:
    return SimpleNamespace(NAME="test", HELP="a test", add_arguments=lambda parser: None, run=run)


@pytest.mark.parametrize(
    ("error", "status", "err"),
    [
        (LambreError("The file is wrong; mend it."), 2, "lambre-lint: The file is wrong; mend it.\n"),
        (NotInstalledError("No model: run `x`."), 3, "lambre-lint: No model: run `x`.\n"),
        (KeyboardInterrupt(), 130, ""),
        (
            KeyError("x"),
            2,
            "lambre-lint: an error inside lambre-lint ended the run (KeyError: 'x'). Please report it with what it "
            "says when the environment variable LAMBRE_TRACEBACK is 1.\n",
        ),
    ],
)
def test_errors_are_sentences_with_their_status(
    monkeypatch: pytest.MonkeyPatch, lint: Lint, error: BaseException, status: int, err: str
) -> None:
    def fail(args: argparse.Namespace) -> int:
        raise error

    monkeypatch.delenv(entry.TRACEBACK_VARIABLE, raising=False)
    monkeypatch.setattr(entry, "_needed_modules", lambda arguments: [command(fail)])
    run = lint("test")
    assert (run.status, run.out, run.err) == (status, "", err)


@pytest.mark.parametrize(
    ("option", "variables", "colored"),
    [
        (["--color", "always"], {}, True),
        (["--color", "always"], {"NO_COLOR": "1"}, True),
        (["--color", "never"], {}, False),
        ([], {}, False),
    ],
)
def test_color(
    monkeypatch: pytest.MonkeyPatch, lint: Lint, option: list[str], variables: dict[str, str], colored: bool
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    seen: list[bool] = []

    def see(args: argparse.Namespace) -> int:
        seen.append(args.color)
        return 0

    monkeypatch.setattr(entry, "_needed_modules", lambda arguments: [command(see)])
    assert lint("test", *option).status == 0
    assert seen == [colored]


@pytest.mark.parametrize(
    ("variables", "colored"),
    [({}, True), ({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True), ({"TERM": "dumb"}, False)],
)
def test_color_on_a_terminal(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], colored: bool) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    terminal = SimpleNamespace(isatty=lambda: True)
    assert entry._color("auto", terminal) is colored  # type: ignore[arg-type]


def test_a_reader_that_stops_reading_is_no_error() -> None:
    writer = subprocess.Popen(
        [sys.executable, "-m", "lambre_core", "config", "schema"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert writer.stdout is not None
    assert writer.stderr is not None
    writer.stdout.close()
    assert writer.stderr.read() == b""
    writer.stderr.close()
    assert writer.wait() == 0


def test_config_shows_writes_and_describes(lint: Lint, folder: Path) -> None:
    assert lint("config", "show").out.startswith("# defaults")
    assert json.loads(lint("config", "schema").out)["type"] == "object"
    assert lint("config", "init").status == 0
    assert (folder / "lambre.toml").read_text(encoding="utf-8").startswith("# Settings")
    again = lint("config", "init")
    assert again.status == 2
    assert "lambre.toml: is there already" in again.err
    (folder / "lambre.toml").write_text("fail-on = 'error'\n", encoding="utf-8")
    assert 'fail-on = "error"' in lint("config", "show").out
