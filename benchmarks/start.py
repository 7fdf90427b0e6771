"""From the start of a process to the first finding, as an editor's or a hook's user waits for it.

    python -m benchmarks.start [--languages cs de ...] [--repeat 7] [--write docs/benchmarks.md]

`lambre-lint check --no-cache` on a file of one sentence with one error: the whole process, which ends a moment after
the finding, on one thread, with models and rules as they are shipped. Python's compiled files are there, as after
`pip install`; what the system has in memory of the other files is there as well, for each is measured several times and
the best one counts.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from benchmarks.pages import replace_section

HEADING = "## From the start to the first finding"
WRONG: Mapping[str, str] = {
    "cs": "Nový kniha leží na stole.",
    "de": "Der neue Auto steht vor dem Haus.",
    "el": "Η καινούργιο βιβλίο είναι εδώ.",
    "en": "The old car stand in front of the house.",
    "et": "Ma elan suures linn.",
    "fi": "Minä olet täällä.",
    "lt": "Aš gyveni Vilniuje.",
    "lv": "Es dzīvo šajā mājā.",
    "pl": "Nowy książka leży na stole.",
    "pt": "O mesa está limpa.",
    "ru": "Новая дом стоит на горе.",
    "tr": "Ben yarın okula gideceksin.",
    "uk": "Нова комп'ютер стоїть на столі.",
}
"""A sentence with an error in each language."""


@dataclass(frozen=True, slots=True)
class Start:
    """The best of several processes: seconds, and MiB of memory at most."""

    cpu: float
    wall: float
    memory: float


def measure(language: str, file: Path, repeat: int) -> Start:
    """Check a file in one process after the other.

    Raises:
        SystemExit: nothing is found in it, or it cannot be checked.
    """
    command = [sys.executable, "-m", "lambre_core", "check", "--no-cache", "--language", language, str(file)]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    runs = []
    for _ in range(repeat + 1):  # the first writes what Python compiles
        begin = time.perf_counter()
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - begin
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode != 1:
            sys.exit(f"{language}: nothing was found in {file.read_text(encoding='utf-8')!r} ({process.returncode}).")
        runs.append(Start(usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss / 1024))
    return Start(*(min(getattr(run, name) for run in runs[1:]) for name in Start.__slots__))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--languages", nargs="+", default=tuple(WRONG), choices=tuple(WRONG), metavar="XX")
    arguments.add_argument("--repeat", type=int, default=7)
    arguments.add_argument("--write", type=Path, metavar="PAGE", help="renew the section of a page")
    args = arguments.parse_args()
    lines = [
        HEADING,
        "",
        "Made by `python -m benchmarks.start`.",
        "",
        "`lambre-lint check --no-cache` on one sentence with one error, whole process on one thread, best of "
        f"{args.repeat}; Python {platform.python_version()}, {platform.machine()}, load of the machine "
        f"{os.getloadavg()[0]:.1f} at the start.",
        "",
        "| | CPU s | wall s | memory, MiB |",
        "|---|---|---|---|",
    ]
    with tempfile.TemporaryDirectory() as folder:
        for language in args.languages:
            file = Path(folder) / f"{language}.txt"
            file.write_text(WRONG[language] + "\n", encoding="utf-8")
            best = measure(language, file, args.repeat)
            lines.append(f"| {language} | {best.cpu:.2f} | {best.wall:.2f} | {best.memory:.0f} |")
    text = "\n".join(lines) + "\n"
    sys.stdout.write(text)
    if args.write:
        replace_section(args.write, HEADING, text)


if __name__ == "__main__":
    main()
