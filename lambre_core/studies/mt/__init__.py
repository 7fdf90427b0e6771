"""Machine translation: does the score rank systems as people do? (Pratapa et al. 2021, Tables 3 and 5-7.)"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from lambre_core.console import positive, say, silent

NAME = "mt"
HELP = "correlation of the score with people's scores of translation systems (docs/studies/mt.md)"
NEEDS = ("matplotlib", "sacrebleu", "scipy")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, metavar="DIR", help="folder that holds eval/mt (LAMBRE_DATA)")
    parser.add_argument("--set", action="append", dest="sets", metavar="NAME", help="only this task; repeatable")
    parser.add_argument("--limit", type=positive, metavar="N", help="N segments of each task, the same of all systems")
    parser.add_argument("--seed", type=int, help="seed of the intervals and tests")
    parser.add_argument(
        "--write",
        type=Path,
        metavar="PAGE",
        help="write the page there, its figure beside it; standard output by default",
    )
    parser.add_argument("--texts", type=Path, metavar="DIR", help="only write DIR/TASK/SYSTEM.txt, a segment a line")
    parser.add_argument("--no-cache", action="store_true", help="parse every text anew and keep nothing")


def run(args: argparse.Namespace) -> int:
    """Measure, and write the page.

    Raises:
        StudyError: a task is unknown, the page cannot be read or written.
        EvaluationError: data is missing or broken.
    """
    from lambre_core.evaluation.sources import data_folder
    from lambre_core.reports.resampling import SEED
    from lambre_core.studies.mt.data import export, tasks_named

    tell = silent if args.quiet else say
    folder = data_folder(args.data)
    tasks = tasks_named(args.sets or ())
    if args.texts is not None:
        for task in tasks:
            export(task, folder, args.texts, limit=args.limit)
        return 0

    from lambre_core.studies.mt.figure import figure
    from lambre_core.studies.mt.page import page
    from lambre_core.studies.mt.study import Plan, measure

    plan = Plan(
        folder,
        tuple(tasks),
        limit=args.limit,
        seed=SEED if args.seed is None else args.seed,
        cache=not args.no_cache,
        say=tell,
    )
    old = _read(args.write) if args.write is not None else ""
    measured = list(measure(plan))
    if args.write is None:
        sys.stdout.write(page(measured, plan))
        return 0
    image = args.write.with_suffix(".svg")
    _write(args.write, page(measured, plan, old, image.name))
    _write(image, figure(measured))
    return 0


def _read(path: Path) -> str:
    from lambre_core.studies.errors import StudyError

    try:
        return path.read_text(encoding="utf-8") if path.exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise StudyError(
            f"{path}: cannot be read as the page of an earlier run ({error}): name another one."
        ) from error


def _write(path: Path, text: str) -> None:
    from lambre_core.studies.errors import StudyError

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise StudyError(f"{path}: cannot be written: {error.strerror or error}.") from error
