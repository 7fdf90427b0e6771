"""What numpy's matrix products are told before it is imported."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping

import pytest

from lambre_core.arithmetic import KERNELS, PROCESSOR, THREADS, has_wide_kernels, one_thread_each, prepare

COMMAND = "from lambre_core.cli.main import main; main(['rules', 'list', '--language', 'et'])"
AVX512 = "fpu avx2 avx512f avx512dq avx512cd avx512bw avx512vl"


@pytest.mark.parametrize(
    ("processor", "wide"),
    [
        (f"vendor_id\t: AuthenticAMD\ncpu family\t: 26\nflags\t\t: {AVX512}\n", True),
        ("vendor_id\t: AuthenticAMD\ncpu family\t: 25\nflags\t\t: fpu avx2\n", False),  # Zen 3
        ("vendor_id\t: AuthenticAMD\nflags\t\t: fpu avx2 avx512f\n", False),
        (f"vendor_id\t: GenuineIntel\nflags\t\t: {AVX512}\n", False),  # OpenBLAS knows these
        ("processor\t: 0\nFeatures\t: fp asimd\n", False),
        ("", False),
    ],
)
def test_kernels_are_asked_for_where_openblas_misses_them(processor: str, wide: bool) -> None:
    assert has_wide_kernels(processor) is wide


@pytest.mark.parametrize(
    ("set_before", "threads"),
    [
        ({}, dict.fromkeys(THREADS, "1")),
        ({"OMP_NUM_THREADS": "3"}, {"OMP_NUM_THREADS": "3"}),
        ({KERNELS: "Haswell"}, dict.fromkeys(THREADS, "1")),
    ],
    ids=["nothing", "threads", "kernels"],
)
def test_commands_prepare_numpy(set_before: Mapping[str, str], threads: Mapping[str, str]) -> None:
    told = ask(COMMAND, set_before)
    assert {name: value for name, value in told.items() if name in THREADS} == threads
    if KERNELS in set_before or not PROCESSOR.exists():
        assert told.get(KERNELS) == set_before.get(KERNELS)


def test_it_is_too_late_once_numpy_is_there() -> None:
    assert ask(f"import numpy; {COMMAND}", {}) == {}


def ask(code: str, environment: Mapping[str, str]) -> Mapping[str, str]:
    """What the environment says of it after some code has run in a process of its own."""
    names = (*THREADS, KERNELS)
    clean = {name: value for name, value in os.environ.items() if name not in names}
    report = f"import json, os, sys; json.dump({{n: os.environ[n] for n in {names!r} if n in os.environ}}, sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; {report}"], env={**clean, **environment}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, str] = json.loads(done.stderr)
    return told


def test_further_processes_have_one_thread_each(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in THREADS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("OMP_NUM_THREADS", "8")
    with one_thread_each():
        assert {os.environ[name] for name in THREADS} == {"1"}
    assert os.environ["OMP_NUM_THREADS"] == "8"
    assert "MKL_NUM_THREADS" not in os.environ


def test_this_process_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    import numpy  # noqa: F401

    monkeypatch.delenv(KERNELS, raising=False)
    prepare()
    assert KERNELS not in os.environ
