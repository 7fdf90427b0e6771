"""How numpy multiplies matrices: its library reads the environment once, when numpy is imported."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "VECLIB_MAXIMUM_THREADS")
KERNELS = "OPENBLAS_CORETYPE"

PROCESSOR = Path("/proc/cpuinfo")
FIRST_PROCESSOR = 4096
"""Bytes in which what is said of the first processor ends."""

NEEDED = frozenset({"avx512f", "avx512cd", "avx512bw", "avx512dq", "avx512vl"})
"""What the kernels `SkylakeX` need."""


def prepare() -> None:
    """Ask for what suits small matrices, where numpy is not imported yet and the user has asked for nothing else.

    - One thread. The matrices are small: with two threads on a machine with nothing else to do a text takes 0.8 of
      the time and 1.6 times the work, and on one that is busy, as an editor's and a CI's are, several times as long,
      since threads wait for each other.
    - The kernels for AVX-512 on an AMD processor that has it. OpenBLAS goes by the model, and takes for those that are
      newer than itself (Zen 5 in numpy 2.4) kernels that are half as fast.
    """
    if "numpy" in sys.modules:
        return
    if not any(name in os.environ for name in THREADS):
        os.environ.update(dict.fromkeys(THREADS, "1"))
    if KERNELS not in os.environ and has_wide_kernels(_processor()):
        os.environ[KERNELS] = "SkylakeX"


def has_wide_kernels(processor: str) -> bool:
    """Whether AVX-512 is worth asking for.

    Args:
        processor: lines as in `/proc/cpuinfo`.
    """
    told = {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in processor.splitlines())}
    return told.get("vendor_id") == "AuthenticAMD" and set(told.get("flags", "").split()) >= NEEDED


def _processor() -> str:
    """What Linux says of the first processor; nothing elsewhere."""
    try:
        with PROCESSOR.open("rb") as stream:
            return stream.read(FIRST_PROCESSOR).decode("ascii", "replace")
    except OSError:
        return ""


@contextmanager
def one_thread_each() -> Iterator[None]:
    """Processes that are started meanwhile compute on one thread each: those that all use all cores keep each other
    waiting."""
    before: Mapping[str, str | None] = {name: os.environ.get(name) for name in THREADS}
    os.environ.update(dict.fromkeys(THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
