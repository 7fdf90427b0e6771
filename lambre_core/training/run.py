"""A training run: its folder, its limits, and the processes that it starts."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lambre_core.training.recipe import Preset, Recipe, TrainingError
from lambre_core.treebank.conllu_io import open_treebank, read_conllu
from lambre_core.treebank.tree import Sentence


@dataclass(frozen=True, slots=True)
class Run:
    """One training run.

    Attributes:
        folder: everything is written below it.
        data: folder with `sud/`, `unimorph/` ...
        engine: `onnx` for the student, `stanza` for the reference.
        device: `cpu` or `cuda`; Stanza only.
        deadline: `time.monotonic()` after which trainers are stopped; None: no limit.
        baselines: train the un-noised tagger and parser and UDPipe 1 as well.
        fold_dev: train on the dev split too, once settings are fixed; the last model is kept, and only the
            test split says how good it is.
        variant: name of the recipe's variant, for the manifest.
    """

    recipe: Recipe
    preset: Preset
    folder: Path
    data: Path
    engine: str = "onnx"
    device: str = "cpu"
    seed: int = 7
    deadline: float | None = None
    baselines: bool = False
    fold_dev: bool = False
    variant: str | None = None

    def file(self, name: str) -> Path:
        """A file of the run."""
        return self.folder / name


class Interrupted(TrainingError):
    """The time limit was reached; the same command goes on from here."""


def read_file(path: Path) -> Iterator[Sentence]:
    """The sentences of a file of the run."""
    with open_treebank(path) as stream:
        yield from read_conllu(stream, str(path))


def command(run: Run, name: str, arguments: list[str]) -> None:
    """Run Python in the run's folder with one thread; output goes to `logs/<name>.log`.

    Raises:
        Interrupted: the deadline passed.
        TrainingError: it failed.
    """
    logs = run.file("logs")
    logs.mkdir(exist_ok=True)
    log = logs / f"{name}.log"
    # One thread a process: two trainings side by side use two cores better than one training on both.
    environment = {
        **os.environ,
        "OMP_NUM_THREADS": "1",
        "MKL_NUM_THREADS": "1",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    with log.open("ab") as stream:
        process = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=run.folder,
            stdout=stream,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            env=environment,
        )
        try:
            status = process.wait(None if run.deadline is None else max(0.0, run.deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            raise Interrupted("stopped at the time limit; run the same command again to go on") from None
    if status != 0:
        tail = log.read_text(errors="replace").strip().rsplit("\n", 3)[-3:]
        raise TrainingError(f"{log}: training of {name} failed with status {status}: {' / '.join(tail)}")
