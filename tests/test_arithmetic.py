"""On how many threads numpy computes, which it is told before it is imported."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping

import pytest

from lambre_core.arithmetic import THREADS, one_thread_each

COMMAND = "from lambre_core.cli.main import main; main(['rules', 'list', '--language', 'et'])"


@pytest.mark.parametrize(
    ("code", "before", "told"),
    [
        (COMMAND, {}, dict.fromkeys(THREADS, "1")),
        (COMMAND, {"OMP_NUM_THREADS": "3"}, {"OMP_NUM_THREADS": "3"}),
        (f"import numpy; {COMMAND}", {}, {}),  # too late
    ],
    ids=["nothing", "threads", "numpy"],
)
def test_commands_ask_for_one_thread(code: str, before: Mapping[str, str], told: Mapping[str, str]) -> None:
    clean = {name: value for name, value in os.environ.items() if name not in THREADS}
    report = (
        f"import json, os, sys; json.dump({{n: os.environ[n] for n in {THREADS!r} if n in os.environ}}, sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; {report}"], env={**clean, **before}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stderr) == told


def test_further_processes_have_one_thread_each(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in THREADS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("OMP_NUM_THREADS", "8")
    with one_thread_each():
        assert {os.environ[name] for name in THREADS} == {"1"}
    assert os.environ["OMP_NUM_THREADS"] == "8"
    assert "MKL_NUM_THREADS" not in os.environ
