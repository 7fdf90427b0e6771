"""`check`: find what is wrong in files and folders."""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from lambre_core import outputs
from lambre_core.console import say, wipe

if TYPE_CHECKING:
    from lambre_core.check import Load
    from lambre_core.cli._sinks import Sink
    from lambre_core.cli._watching import Memory
    from lambre_core.config.settings import Settings
    from lambre_core.documents.changes import Changes
    from lambre_core.documents.read import Document
    from lambre_core.findings.baseline import Entry, Known
    from lambre_core.findings.result import FileResult, Summary
    from lambre_core.jobs import File
    from lambre_core.parsing.models import Notice

NAME = "check"
HELP = "find grammar errors in files and folders"

STDIN = "-"
STDIN_NAME = "<stdin>"
"""The name of standard input where none is given."""

SEVERITIES = ("hint", "info", "warning", "error", "never")

NAMED = 3
"""So many files are named where texts were not checked."""

PROBLEMS_SAID = 10
"""So many problems of one file are said on standard error; `--format json` has them all."""

CLEAN, FOUND, UNUSABLE, MISSING = 0, 1, 2, 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="*", metavar="PATH", help="files, folders, or - for standard input (default: the current folder)"
    )
    parser.add_argument(
        "--stdin-filename", metavar="PATH", help="what standard input is: its format, settings, language"
    )
    parser.add_argument("--language", "-l", metavar="XX", help="language of every text, whatever else says one")
    parser.add_argument("--format", choices=outputs.names(), help="form of the results (default: text)")
    parser.add_argument(
        "--output",
        "-o",
        metavar="[FORMAT=]FILE",
        action="append",
        default=[],
        help="write the results to a file; FORMAT=FILE writes one more form of them; may be repeated",
    )
    parser.add_argument("--statistics", action="store_true", help="counts per rule (--format statistics)")
    parser.add_argument(
        "--min-confidence",
        metavar="P",
        type=_share,
        help="show all findings from this confidence on, 0 to 1, in files of any length",
    )
    parser.add_argument("--fail-on", choices=SEVERITIES, help="least severity that makes the exit status 1")
    parser.add_argument("--fix", action="store_true", help="write the first fix of every finding into the files")
    parser.add_argument("--diff", action="store_true", help="show what --fix would change, and write nothing")
    parser.add_argument("--show-suppressed", action="store_true", help="list suppressed findings too, and say why")
    parser.add_argument("--unit", choices=("paragraph", "line"), help="what is one text in plain text")
    files = parser.add_argument_group("files and settings")
    files.add_argument("--config", metavar="FILE", type=Path, help="settings (default: the nearest lambre.toml)")
    files.add_argument("--exclude", metavar="GLOB", action="append", default=[], help="leave out; may be repeated")
    files.add_argument("--force-exclude", action="store_true", help="excluded files stay out even where named")
    files.add_argument(
        "--since", metavar="REV", help="only findings on lines that have changed since this commit, branch or tag"
    )
    files.add_argument("--watch", action="store_true", help="check again whenever a file changes")
    files.add_argument("--jobs", "-j", metavar="N", type=_jobs, help="number of processes (default: as many as pay)")
    files.add_argument("--engine", metavar="NAME", help="what parses the texts")
    files.add_argument(
        "--model",
        metavar="[XX=]MODEL",
        action="append",
        default=[],
        help="parse with this model: its name (models list) or a path; XX: the language, if it is no model folder",
    )
    files.add_argument("--no-cache", action="store_true", help="parse everything anew and keep nothing")
    files.add_argument("--baseline", metavar="FILE", type=Path, help="known findings, which are not shown")
    files.add_argument("--update-baseline", action="store_true", help="write what is found now to the baseline")


def _share(text: str) -> float:
    """An argument from 0 to 1."""
    with contextlib.suppress(ValueError):
        if 0 <= float(text) <= 1:
            return float(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no number from 0 to 1")


def _jobs(text: str) -> int | None:
    """An argument that is a number of processes, or `auto`."""
    if text == "auto":
        return None
    with contextlib.suppress(ValueError):
        if int(text) >= 1:
            return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no number from 1, nor auto")


def run(args: argparse.Namespace) -> int:
    """Check what the arguments name; the exit status is that of the design, section 9."""
    from lambre_core.cli._contradictions import contradictions
    from lambre_core.config.kinds import ConfigError

    for sentence in contradictions(args):
        raise ConfigError(sentence)
    return _watch(args) if args.watch else _run(args, _settings(args), _Loading(args.quiet))


def _run(args: argparse.Namespace, settings: Settings, loading: _Loading, memory: Memory | None = None) -> int:
    """One run.

    Args:
        memory: the results of the last run of this process, which are taken where nothing has changed.
    """
    from lambre_core.check import check, document_settings, read_text
    from lambre_core.cli._progress import with_bar
    from lambre_core.cli._sinks import sinks_of, with_step_summary, write
    from lambre_core.findings.baseline import Known, read_baseline
    from lambre_core.findings.result import Summary
    from lambre_core.jobs import Work, check_files, jobs_that_pay, settled

    sinks = sinks_of("statistics" if args.statistics else args.format, args.output)
    baseline = _baseline(args, settings)
    known: Known | None = None
    entries: Sequence[Entry] | None = None
    if baseline is not None:
        entries = () if args.update_baseline and not baseline.exists() else read_baseline(baseline)
        known = Known(entries, baseline.absolute().parent)

    summary = Summary()
    fates = _Fates()
    fixing = _Fixing(args.diff)
    documents = [*_standard_input(args, settings, fixing.stdin)]
    files = [*_files(args, settings)]
    changes: Changes | None = None
    if args.since is not None:
        changes, files = _changed(files, args.since)
    work = Work(settings, _language(args), None if entries is None else tuple(entries), changes=changes)
    if baseline is not None:
        work = replace(work, folder=baseline.absolute().parent)
    load, notice = loading.load_for(settings), loading.notice

    def check_here(files: Sequence[File]) -> Iterator[FileResult]:
        jobs = args.jobs or jobs_that_pay(files, settings)
        return check_files(files, work, jobs=jobs, load=load, notice=notice)

    checked = check_here(files) if memory is None else memory.check(files, work, check_here)
    here = check(documents, settings, language=work.language, load=load)
    results: Iterator[FileResult] = (settled(result, known, changes) for result in chain(here, checked))
    if not args.quiet:
        results = with_bar(results, len(documents) + len(files))
    if args.fix or args.diff:
        how = document_settings(settings)

        def recheck(path: str, data: bytes) -> FileResult:
            own = Known(entries, work.folder) if entries is not None else None
            document = read_text(path, data, replace(how, format="text") if path == STDIN_NAME else how)
            again = check([document], settings, language=work.language, known=own, changes=changes, load=load)
            return next(iter(again))

        results = _fixed(results, recheck, fixing)
    style = outputs.Style(
        color=args.color,
        show_suppressed=args.show_suppressed,
        baseline=known is not None,
        top=_top_folder(),
        link=_link_to_files(),
    )
    watched = _watched(results, summary, fates, known)
    if args.diff:
        _write_diffs(watched, fixing, sinks[0])
    else:
        write(watched, with_step_summary(sinks), style, say, wipe)

    if known is not None and baseline is not None:
        _settle_baseline(baseline, known, fates, update=args.update_baseline, quiet=args.quiet)
    if not args.quiet:
        for line in (*_summary_lines(summary), *_fixing_lines(fixing, args)):
            say(line)
    if changes is not None and not summary.files:
        if not args.quiet:
            say(f"no file has changed since {args.since}")
        return CLEAN
    if summary.files == 0 and _all_excluded(args):
        return CLEAN
    if args.force_exclude and summary.files and not summary.units and not summary.problems:
        # Whoever lets a program name the files, as pre-commit does, names files in other languages, too.
        return CLEAN
    return _status(summary, "never" if args.update_baseline else settings.fail_on)


@dataclass(slots=True)
class _Loading:
    """Parsers are loaded once for all runs of this process; what the user should know of them is said once."""

    quiet: bool
    _loads: list[tuple[Settings, Load]] = field(default_factory=list)

    @property
    def notice(self) -> Notice | None:
        return None if self.quiet else say

    def load_for(self, settings: Settings) -> Load:
        from lambre_core.check import load_for
        from lambre_core.parsing.cache import user_store

        for known, load in self._loads:
            if known == settings:
                return load
        store = user_store(self.notice) if settings.cache else None
        load = cache(partial(load_for, settings, self._progress, self.notice, store))
        self._loads[:] = [(settings, load)]
        return load

    def _progress(self, phrase: str) -> None:
        if sys.stderr.isatty() and not self.quiet:
            say(phrase)


# --- watching --------------------------------------------------------------------------------------


def _watch(args: argparse.Namespace) -> int:
    """Run again and again, until the user ends it; what is wrong with settings or files is said and waited out."""
    from lambre_core.cli._watching import Memory, stamp_of, wait_for_change
    from lambre_core.errors import LambreError

    memory, loading = Memory(), _Loading(args.quiet)

    def look() -> object:
        """Everything that a run depends on; the sentence of an error where there is one."""
        try:
            settings = _settings(args)
            paths = [file for file in _files(args, settings) if isinstance(file, str)]
            baseline = _baseline(args, settings)
        except LambreError as error:
            return str(error)
        return settings, [(path, stamp_of(path)) for path in paths], baseline and stamp_of(baseline)

    while True:
        seen = look()
        if sys.stdout.isatty():
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
        try:
            _run(args, _settings(args), loading, memory)
        except LambreError as error:
            say(str(error))
        sys.stdout.flush()
        if not args.quiet:
            say("waiting for changes; Ctrl-C ends it")
        wait_for_change(look, seen)


# --- settings --------------------------------------------------------------------------------------


def _settings(args: argparse.Namespace) -> Settings:
    """The settings of the configuration file with those of the command line on top."""
    from lambre_core.config.kinds import ConfigError, did_you_mean
    from lambre_core.config.settings import ENGINES, current_settings

    settings = current_settings(args.config)
    if args.engine is not None:
        if args.engine not in ENGINES:
            raise ConfigError(f'There is no engine "{args.engine}".{did_you_mean(args.engine, ENGINES)}')
        settings = replace(settings, engine=args.engine)
    if args.model:
        chosen = {**settings.models.by_language, **dict(_model(wanted, _language(args)) for wanted in args.model)}
        settings = replace(settings, models=replace(settings.models, by_language=chosen))
    if args.min_confidence is not None:
        settings = replace(
            settings,
            min_confidence=args.min_confidence,
            max_false_share=1.0,
            override=tuple(replace(override, min_confidence=None) for override in settings.override),
        )
    if args.no_cache:
        settings = replace(settings, cache=False)
    if args.fail_on is not None:
        settings = replace(settings, fail_on=args.fail_on)
    if args.unit is not None:
        settings = replace(settings, text=replace(settings.text, unit=args.unit))
    return settings


def _model(wanted: str, language: str | None) -> tuple[str, str]:
    """The language and the path of a model as `--model` names it: the language of its manifest, or one that is said."""
    from lambre_core.config.kinds import ConfigError
    from lambre_core.parsing.models import MANIFEST, load_manifest, named_model

    match = re.fullmatch(r"(?:([a-z]{2,3})=)?(.+)", wanted, re.DOTALL)
    said, name = match.groups() if match else (None, wanted)
    path = named_model(name)
    if not said and (path / MANIFEST).is_file():
        said = load_manifest(path).language
    if not (said or language):
        raise ConfigError(f"{name} does not say its language; write --model XX={name}, or give --language.")
    return said or str(language), str(path.absolute())


def _language(args: argparse.Namespace) -> str | None:
    from lambre_core.config.kinds import ConfigError
    from lambre_core.documents.language import normalised

    if args.language is None:
        return None
    code = normalised(args.language)
    if code is None:
        raise ConfigError(f'"{args.language}" is no language; give --language its ISO 639 code, such as de.')
    return code


def _baseline(args: argparse.Namespace, settings: Settings) -> Path | None:
    """The baseline file, relative to the current folder on the command line, else to the settings' folder."""
    from lambre_core.config.kinds import ConfigError

    if args.baseline is not None:
        return Path(args.baseline)
    if settings.baseline is not None:
        return settings.resolve(settings.baseline)
    if args.update_baseline:
        raise ConfigError("--update-baseline needs a file: give --baseline FILE or set `baseline` in the settings.")
    return None


# --- input -----------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Fates:
    """What became of the files of a run, as far as the end of it has to know.

    Attributes:
        checked: paths of the files that were checked to their end, relative to the baseline's folder.
        entries: what a baseline would list.
    """

    checked: list[str] = field(default_factory=list)
    entries: list[Entry] = field(default_factory=list)


def _standard_input(args: argparse.Namespace, settings: Settings, stdin: dict[str, bytes]) -> Iterator[Document]:
    """What standard input holds, if the arguments name it.

    Args:
        stdin: gets it, by the name that it has.
    """
    from lambre_core.check import document_settings, read_text

    how = document_settings(settings)
    for _ in filter(STDIN.__eq__, args.paths):
        name = args.stdin_filename or STDIN_NAME
        stdin[name] = sys.stdin.buffer.read()
        yield read_text(name, stdin[name], how if args.stdin_filename else replace(how, format="text"))


def _files(args: argparse.Namespace, settings: Settings) -> Iterator[File]:
    """The files that the arguments name: with none those of the settings, else of the current folder."""
    from lambre_core.documents.discover import find_files
    from lambre_core.documents.read import format_for

    default = os.path.relpath(settings.base) if settings.include else "."
    return find_files(
        [path for path in args.paths or [default] if path != STDIN],
        known=lambda path: format_for(path) is not None,
        include=settings.include,
        exclude=(*settings.exclude, *(_from_base(glob, settings.base) for glob in args.exclude)),
        base=settings.base,
        force_exclude=args.force_exclude,
    )


def _changed(files: Sequence[File], revision: str) -> tuple[Changes, list[File]]:
    """What has changed since a revision, and those of the files that have, with what cannot be read."""
    from lambre_core.documents.changes import changes_since

    changes = changes_since(revision, [file for file in files if isinstance(file, str)])
    return changes, [file for file in files if not isinstance(file, str) or file in changes.lines]


def _from_base(glob: str, base: Path) -> str:
    """A glob relative to the current folder as one relative to the settings' folder; one without `/` is the same."""
    here = os.path.relpath(Path.cwd(), base).replace(os.sep, "/")
    if here == "." or here.startswith("..") or "/" not in glob.rstrip("/"):
        return glob
    negation = "!" if glob.startswith("!") else ""
    return f"{negation}{here}/{glob.removeprefix('!').lstrip('/')}"


def _all_excluded(args: argparse.Namespace) -> bool:
    """Whether a run without files is as wanted: every file that was named is one that is left out."""
    return bool(args.force_exclude and args.paths) and all(Path(path).is_file() for path in args.paths)


# --- fixing ----------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Fixing:
    """What `--fix` has done so far.

    Attributes:
        only_show: nothing is written.
        stdin: what standard input held, by the name that it has.
        applied: fixes by file, where there are any.
        diffs: what has changed, as text, since it was last shown.
    """

    only_show: bool
    stdin: dict[str, bytes] = field(default_factory=dict)
    applied: dict[str, int] = field(default_factory=dict)
    diffs: list[str] = field(default_factory=list)


def _fixed(
    results: Iterable[FileResult], recheck: Callable[[str, bytes], FileResult], fixing: _Fixing
) -> Iterator[FileResult]:
    """The results of the files as they are after fixing; with `only_show`, as they are."""
    from lambre_core.documents.unit import InputProblem
    from lambre_core.fixing import FixingError, fix_content, unified_diff, write_over

    for result in results:
        if not any(finding.fixes for finding in result.shown):
            yield result
            continue
        path = Path(result.path)
        try:
            before = fixing.stdin[result.path] if result.path in fixing.stdin else path.read_bytes()
            fixed = fix_content(before, partial(recheck, result.path))
            if fixed.applied and not fixing.only_show:
                write_over(path, fixed.data, before)
        except (FixingError, OSError) as error:
            message = str(error) if isinstance(error, FixingError) else f"cannot be fixed: {error.strerror or error}."
            problem = InputProblem(result.path, message.removeprefix(f"{result.path}: "))
            yield replace(result, problems=(*result.problems, problem))
            continue
        if fixed.applied:
            fixing.applied[result.path] = fixed.applied
        if fixing.only_show:
            fixing.diffs.append(unified_diff(result.path, before, fixed.data))
        yield result if fixing.only_show else fixed.result


def _write_diffs(results: Iterable[FileResult], fixing: _Fixing, sink: Sink) -> None:
    """What would change, file by file."""
    from lambre_core.cli._sinks import opened

    with opened(sink) as stream:
        for _ in results:
            stream.writelines(fixing.diffs)
            fixing.diffs.clear()


def _fixing_lines(fixing: _Fixing, args: argparse.Namespace) -> Iterator[str]:
    """What was fixed, for people."""
    if args.fix or args.diff:
        total, files = sum(fixing.applied.values()), len(fixing.applied)
        done = "would be fixed" if fixing.only_show else "fixed"
        where = f" in {_count(files, 'file')}" if files else ""
        yield f"{_count(total, 'finding')} {done}{where}"


# --- output ----------------------------------------------------------------------------------------


def _top_folder() -> str:
    """The top of the repository in which the current folder lies, empty where it lies in none."""
    here = Path.cwd()
    return next((str(folder) for folder in (here, *here.parents) if (folder / ".git").exists()), "")


def _link_to_files() -> str:
    """The address of the repository's files at the commit that is checked, as GitHub Actions and GitLab CI tell it."""
    told = os.environ
    if told.get("GITHUB_REPOSITORY") and told.get("GITHUB_SHA"):
        server = told.get("GITHUB_SERVER_URL", "https://github.com")
        return f"{server}/{told['GITHUB_REPOSITORY']}/blob/{told['GITHUB_SHA']}/"
    if told.get("CI_PROJECT_URL") and told.get("CI_COMMIT_SHA"):
        return f"{told['CI_PROJECT_URL']}/-/blob/{told['CI_COMMIT_SHA']}/"
    return ""


def _watched(
    results: Iterable[FileResult], summary: Summary, fates: _Fates, known: Known | None
) -> Iterator[FileResult]:
    """The results as they pass by; problems are said at once, the rest is noted for the end."""
    from lambre_core.findings.baseline import entries_of, relative_path

    for result in results:
        summary.add(result)
        for problem in result.problems[:PROBLEMS_SAID]:
            place = "".join(f":{number}" for number in (problem.line, problem.column) if number is not None)
            say(f"{problem.path}{place}: {problem.message}")
        if (more := len(result.problems) - PROBLEMS_SAID) > 0:
            say(f"{result.path}: {_count(more, 'more problem')}")
        if known is not None:
            fates.entries += entries_of(result, known.folder)
            # A file that was not checked to its end may still have the findings that the baseline knows.
            if not result.problems and not result.not_checked:
                fates.checked.append(relative_path(result.path, known.folder))
        yield result


def _settle_baseline(path: Path, known: Known, fates: _Fates, *, update: bool, quiet: bool) -> None:
    """Write the baseline anew, or say which of its entries nothing matched."""
    from lambre_core.findings.baseline import write_baseline

    stale = known.stale(frozenset(fates.checked))
    if update:
        write_baseline(path, [*fates.entries, *known.unchecked(frozenset(fates.checked))])
        if not quiet:
            say(f"{path}: {_count(len(fates.entries), 'finding')} of this run written, {len(stale)} stale dropped")
        return
    for entry in stale if not quiet else ():
        number = f" ({entry.count} times)" if entry.count > 1 else ""
        say(f'{path}: stale: {entry.code} on "{entry.word}" in {entry.path}{number} is not found any more')
    if stale and not quiet:
        say(f"{path}: drop stale entries with --update-baseline")


def _summary_lines(summary: Summary) -> Iterator[str]:
    """What was done, and what was not, for people."""
    line = f"{_count(summary.files, 'file')}, {_count(summary.sentences, 'sentence')}: "
    line += _count(summary.findings, "finding")
    if summary.suppressed:
        line += f", {summary.suppressed.total()} suppressed ({_reasons(summary.suppressed)})"
    if summary.hidden:
        line += f", {summary.hidden} not sure enough"
    if summary.sites:
        line += f"; {summary.judged / summary.sites:.0%} of {_count(summary.sites, 'site')} judged"
    if summary.undecided:
        line += f" (undecided: {_reasons(summary.undecided)})"
    yield line
    for reason, number in summary.not_checked.most_common():
        paths = summary.not_checked_in[reason]
        more = f" and {len(paths) - NAMED} more" if len(paths) > NAMED else ""
        yield f"not checked: {_count(number, 'text')} in {', '.join(paths[:NAMED])}{more}: {reason}"


def _reasons(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{number} {reason}" for reason, number in sorted(counts.items()))


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


# --- exit status -----------------------------------------------------------------------------------


def _status(summary: Summary, fail_on: str) -> int:
    """The exit status; a run in which nothing could be checked is never a success, and it is said why."""
    if summary.problems:
        return UNUSABLE
    if summary.files == 0:
        say("there was no file to check; name files or folders that have some")
        return UNUSABLE
    if summary.not_checked and not summary.units:
        say("nothing could be checked")
        return MISSING if summary.missing else UNUSABLE
    if (
        fail_on != "never"
        and summary.worst is not None
        and SEVERITIES.index(summary.worst) >= SEVERITIES.index(fail_on)
    ):
        return FOUND
    return CLEAN
