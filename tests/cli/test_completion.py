"""The completions that shells get."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

Lint = Callable[..., SimpleNamespace]

ASK = """
source completions
COMP_WORDS=({words}); COMP_CWORD=$(( ${{#COMP_WORDS[@]}} - 1 ))
$(complete -p lambre-lint | sed 's/.*-F \\([^ ]*\\).*/\\1/')
printf '%s\\n' "${{COMPREPLY[@]}}"
"""


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("lambre-lint ''", {"check", "completion", "score", "server"}),
        ("lambre-lint check --form", {"--format"}),
        ("lambre-lint check --format ''", {"sarif", "github", "text"}),
        ("lambre-lint completion ''", {"bash", "zsh", "fish"}),
    ],
)
def test_bash_completes(lint: Lint, folder: Path, words: str, expected: set[str]) -> None:
    (folder / "completions").write_text(lint("completion", "bash").out)
    answer = subprocess.run(["bash", "-c", ASK.format(words=words)], check=True, capture_output=True, text=True)
    assert expected <= set(answer.stdout.splitlines())


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_gets_every_option(lint: Lint, folder: Path, shell: str) -> None:
    run = lint("completion", shell)
    assert run.status == 0
    for option in ("since", "watch", "jobs", "statistics"):
        assert option in run.out
    if shutil.which(shell):
        (folder / "completions").write_text(run.out)
        subprocess.run([shell, "-n", "completions"], check=True)


def test_without_shtab_it_is_said_how_to_get_it(lint: Lint, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "shtab", None)
    run = lint("completion", "bash")
    assert run.status == 3
    assert "pip install shtab" in run.err
    assert lint("completion", "tcsh").status == 2
