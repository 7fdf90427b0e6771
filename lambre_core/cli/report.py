"""`report`: how good a corpus is, whether it got worse, and where."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from lambre_core.console import say

if TYPE_CHECKING:
    from lambre_core.config.settings import GateSettings, Settings
    from lambre_core.reports.making import Wish
    from lambre_core.reports.report import Report
    from lambre_core.reports.running import Watcher
    from lambre_core.reports.told import Told

NAME = "report"
HELP = "report on a corpus: scores, worst segments, comparison, trend, gates"

FORMATS = ("html", "json", "md")
GROUPINGS = ("file", "dir", "system", "language")

FINE, FAILED, UNUSABLE, MISSING = 0, 1, 2, 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths",
        nargs="*",
        metavar="PATH",
        help="files and folders, NAME=PATH for a system; or one stored report (.json)",
    )
    parser.add_argument("--compare", metavar="OTHER", help="compare with these texts, or with a stored report (.json)")
    parser.add_argument("--trend", metavar="REPORT", nargs="+", default=[], help="stored reports, the oldest first")
    parser.add_argument("--group-by", choices=GROUPINGS, help="give the figures of each file, folder, system, language")
    parser.add_argument("--format", choices=FORMATS, default="md", help="form of the report (default: md)")
    parser.add_argument("--output", "-o", metavar="FILE", type=Path, help="write the report to a file")
    parser.add_argument("--label", metavar="TEXT", default="", help="what the report is called in comparisons")
    parser.add_argument(
        "--link",
        metavar="TEMPLATE",
        default="",
        help="address of a line of a file, with {path} and {line} (default: the files themselves)",
    )
    gates = parser.add_argument_group("gates: where one fails, the exit status is 1")
    gates.add_argument("--min-score", metavar="S", type=_share, help="least score, 0 to 1")
    gates.add_argument("--max-violations-per-1000", metavar="N", type=_amount, help="most findings on 1,000 words")
    gates.add_argument("--max-drop", metavar="D", type=_share, help="how far the score may be below that of --compare")
    gates.add_argument(
        "--fail-on", metavar="RULE", action="append", help="nothing of this rule may be found; repeatable"
    )
    gates.add_argument("--strict", action="store_true", default=None, help="--max-drop looks at no interval")
    texts = parser.add_argument_group("texts and settings")
    texts.add_argument("--language", "-l", metavar="XX", help="language of every text, whatever else says one")
    texts.add_argument("--unit", choices=("paragraph", "line"), help="what is one text in plain text")
    texts.add_argument("--column", metavar="NAME", action="append", help="column of a table; several are systems")
    texts.add_argument("--min-confidence", metavar="P", type=_share, help="count findings from this confidence on")
    texts.add_argument("--config", metavar="FILE", type=Path, help="settings (default: the nearest lambre.toml)")
    texts.add_argument("--exclude", metavar="GLOB", action="append", default=[], help="leave out; may be repeated")
    texts.add_argument("--engine", metavar="NAME", help="what parses the texts")
    texts.add_argument("--model", metavar="[XX=]MODEL", action="append", default=[], help="parse with this model")
    work = parser.add_argument_group("work")
    work.add_argument(
        "--jobs", "-j", metavar="N", type=_jobs, help="processes (default: one a core, fewer for little text)"
    )
    work.add_argument("--resume", action="store_true", help="go on where the same run was cut off")
    work.add_argument("--no-cache", action="store_true", help="parse everything anew and keep nothing")


def run(args: argparse.Namespace) -> int:
    from lambre_core.reports import renderers
    from lambre_core.reports.errors import ReportError
    from lambre_core.reports.making import tell
    from lambre_core.reports.stored import is_stored, read_report, write_report

    if args.resume and args.no_cache:
        raise ReportError("--resume goes on with what was kept, and --no-cache keeps nothing: leave one of them out.")
    wish = _wish(args)
    gates = _gates(args, wish.settings)
    other = args.compare or (gates.compare and str(wish.settings.resolve(gates.compare)))
    # Points of time are told apart by their files; what they report on is the same.
    earlier = [replace(read_report(path), label=Path(path).stem) for path in args.trend]
    # What can be wrong with other reports is said before the work begins.
    before = read_report(other) if other and is_stored(other) else None
    if other and before is None and other.endswith(".json") and not Path(other).is_file():
        raise ReportError(f"{other}: there is no such report to compare with.")
    report = _report(args, wish)
    if other and before is None:
        before = _report(args, replace(wish, paths=(other,), label=""))
    if before is not None and before.label == report.label:
        before = replace(before, label=f"{before.label} ({other})")
    told = tell(report, before=before, earlier=earlier, gates=gates)
    places = renderers.Places(args.output.parent if args.output else Path(), args.link)
    text = renderers.load(args.format).render(told, places)
    if args.output is not None:
        write_report(args.output, text)
    else:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8", newline="\n")
        sys.stdout.write(text)
    return _status(args, told)


def _status(args: argparse.Namespace, told: Told) -> int:
    """The exit status; a corpus in which nothing could be judged is never a success."""
    from lambre_core.reports.scores import ALL
    from lambre_core.reports.sections.summary import nothing_judged

    failed = [gate for gate in told.gates if not gate.passed]
    if not args.quiet:
        for gate in told.gates:
            say(gate.sentence)
    tallies = told.report.tallies
    for problem in tallies.problems[:10]:
        say(problem)
    if tallies.problem_count > 10:
        say(f"{tallies.problem_count - 10} more problems of input")
    for left in tallies.not_judged.values():
        say(f"not judged: {left.units:,} segment{'' if left.units == 1 else 's'}, as in {left.path}: {left.reason}")
    if told.comparison is not None and told.comparison.unlike:
        say(f"warning: the two reports differ in {'; '.join(told.comparison.unlike)}")
    if tallies.problem_count:
        return UNUSABLE
    if not told.whole.segments:
        say("nothing could be judged")
        return MISSING if any(left.missing for left in tallies.not_judged.values()) else UNUSABLE
    if told.whole.scores[ALL].value is None:
        say(nothing_judged(told.report, told.whole))
    return FAILED if failed else FINE


# --- arguments -------------------------------------------------------------------------------------


def _share(text: str) -> float:
    with contextlib.suppress(ValueError):
        if 0 <= float(text) <= 1:
            return float(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no number from 0 to 1")


def _amount(text: str) -> float:
    with contextlib.suppress(ValueError):
        if 0 <= float(text) < float("inf"):
            return float(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no number from 0 on")


def _jobs(text: str) -> int:
    if text.isdecimal() and int(text) > 0:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")


def _wish(args: argparse.Namespace) -> Wish:
    from lambre_core.cli.check import _from_base, _language, _settings
    from lambre_core.reports.making import Wish

    # Of `check`'s options those that concern texts mean the same here; its `--fail-on` is another thing.
    settings: Settings = _settings(argparse.Namespace(**{**vars(args), "fail_on": None}))
    if args.column:
        settings = replace(settings, csv=replace(settings.csv, columns=tuple(args.column)))
    return Wish(
        paths=tuple(args.paths or [os.path.relpath(settings.base) if settings.include else "."]),
        settings=settings,
        group_by=args.group_by,
        label=args.label,
        exclude=tuple(_from_base(glob, settings.base) for glob in args.exclude),
        language=_language(args),
        jobs=args.jobs,
        resume=args.resume,
        keep=not args.no_cache,
    )


def _gates(args: argparse.Namespace, settings: Settings) -> GateSettings:
    """The gates of the settings with those of the command line on top."""
    gates = settings.gates
    given = {
        "min_score": args.min_score,
        "max_violations_per_1000": args.max_violations_per_1000,
        "max_drop": args.max_drop,
        "fail_on": tuple(args.fail_on) if args.fail_on else None,
        "strict": args.strict,
    }
    return replace(gates, **{name: value for name, value in given.items() if value is not None})


# --- making ----------------------------------------------------------------------------------------


def _report(args: argparse.Namespace, wish: Wish) -> Report:
    """The report of some paths: read, where it is stored, else made."""
    from lambre_core.reports.errors import ReportError
    from lambre_core.reports.making import make_report
    from lambre_core.reports.stored import is_stored, read_report

    stored = [path for path in wish.paths if is_stored(path)]
    if stored:
        if len(wish.paths) > 1:
            raise ReportError(f"{stored[0]} is a stored report: give it alone, and others with --compare or --trend.")
        report = read_report(stored[0])
        if args.group_by not in (None, report.group_by):
            raise ReportError(
                f"{stored[0]} is grouped by {report.group_by or 'nothing'}: make it anew with "
                f"--group-by {args.group_by}."
            )
        return replace(report, label=wish.label) if wish.label else report
    with _progress(args) as watcher:
        return make_report(wish, watcher=watcher)


@contextlib.contextmanager
def _progress(args: argparse.Namespace) -> Iterator[Watcher | None]:
    """A bar with segments a second and the time that remains, on a terminal."""
    if args.quiet or not sys.stderr.isatty():
        yield None
        return
    from lambre_core.reports.progress import progress_bar

    with progress_bar(sys.stderr, color=args.color) as watcher:
        yield watcher
