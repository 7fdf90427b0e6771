"""`check`: find what is wrong in files and folders."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from lambre_core import outputs

if TYPE_CHECKING:
    from lambre_core.config.settings import Settings
    from lambre_core.documents.read import Document
    from lambre_core.findings.baseline import Entry, Known
    from lambre_core.findings.result import FileResult, Summary

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

_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"

CLEAN, FOUND, UNUSABLE, MISSING = 0, 1, 2, 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="*", metavar="PATH", help="files, folders, or - for standard input (default: the current folder)"
    )
    parser.add_argument(
        "--stdin-filename", metavar="PATH", help="what standard input is: its format, settings, language"
    )
    parser.add_argument("--language", "-l", metavar="XX", help="language of every text, whatever else says one")
    parser.add_argument("--format", choices=outputs.names(), default="text", help="form of the results (default: text)")
    parser.add_argument("--output", "-o", metavar="FILE", type=Path, help="write the results to a file")
    parser.add_argument(
        "--min-confidence", metavar="P", type=_share, help="show findings from this confidence on, 0 to 1"
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


def run(args: argparse.Namespace) -> int:
    """Check what the arguments name; the exit status is that of the design, section 9."""
    from lambre_core.check import check, document_settings, load_for, read_text
    from lambre_core.findings.baseline import Known, read_baseline
    from lambre_core.findings.result import Summary
    from lambre_core.parsing.cache import user_store

    settings = _settings(args)
    _refuse_contradictions(args)
    baseline = _baseline(args, settings)
    known: Known | None = None
    entries: Sequence[Entry] = ()
    if baseline is not None:
        entries = () if args.update_baseline and not baseline.exists() else read_baseline(baseline)
        known = Known(entries, baseline.absolute().parent)

    def progress(phrase: str) -> None:
        if sys.stderr.isatty() and not args.quiet:
            _say(phrase)

    notice = None if args.quiet else _say
    summary = Summary()
    fates = _Fates()
    run_check = partial(
        check,
        settings=settings,
        language=_language(args),
        load=cache(partial(load_for, settings, progress, notice, user_store(notice) if settings.cache else None)),
    )
    fixing = _Fixing(args.diff)
    results = run_check(_documents(args, settings, fixing.stdin), known=known)
    if args.fix or args.diff:
        how = document_settings(settings)

        def recheck(path: str, data: bytes) -> FileResult:
            own = Known(entries, baseline.absolute().parent) if baseline is not None else None
            document = read_text(path, data, replace(how, format="text") if path == STDIN_NAME else how)
            return next(iter(run_check([document], known=own)))

        results = _fixed(results, recheck, fixing)
    style = outputs.Style(color=args.color and args.output is None, show_suppressed=args.show_suppressed)
    with _destination(args) as stream:
        watched = _watched(results, summary, fates, known)
        pieces = _diffs(watched, fixing) if args.diff else outputs.load(args.format).render(watched, style)
        for piece in pieces:
            stream.write(piece)
            if stream.isatty():
                stream.flush()

    if known is not None and baseline is not None:
        _settle_baseline(baseline, known, fates, update=args.update_baseline, quiet=args.quiet)
    if not args.quiet:
        for line in (*_summary_lines(summary), *_fixing_lines(fixing, args)):
            _say(line)
    if summary.files == 0 and _all_excluded(args):
        return CLEAN
    if args.force_exclude and summary.files and not summary.units and not summary.problems:
        # Whoever lets a program name the files, as pre-commit does, names files in other languages, too.
        return CLEAN
    return _status(summary, "never" if args.update_baseline else settings.fail_on)


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


def _documents(args: argparse.Namespace, settings: Settings, stdin: dict[str, bytes]) -> Iterator[Document]:
    """The documents that the arguments name: with none those of the settings, else of the current folder.

    Args:
        stdin: gets what standard input holds, by the name that it has.
    """
    from lambre_core.check import document_settings, read_documents, read_text
    from lambre_core.documents.discover import find_files
    from lambre_core.documents.read import format_for

    how = document_settings(settings)
    default = os.path.relpath(settings.base) if settings.include else "."
    files: list[str] = []
    for path in args.paths or [default]:
        if path != STDIN:
            files.append(path)
            continue
        name = args.stdin_filename or STDIN_NAME
        stdin[name] = sys.stdin.buffer.read()
        yield read_text(name, stdin[name], how if args.stdin_filename else replace(how, format="text"))
    found = find_files(
        files,
        known=lambda path: format_for(path) is not None,
        include=settings.include,
        exclude=(*settings.exclude, *(_from_base(glob, settings.base) for glob in args.exclude)),
        base=settings.base,
        force_exclude=args.force_exclude,
    )
    yield from read_documents(found, settings)


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


def _refuse_contradictions(args: argparse.Namespace) -> None:
    from lambre_core.config.kinds import ConfigError

    if not (args.fix or args.diff):
        return
    if STDIN in args.paths and not args.diff:
        raise ConfigError("Standard input cannot be fixed in place; with --diff it is shown what would change.")
    if args.update_baseline:
        raise ConfigError("--fix and --update-baseline contradict each other: fix first, then write the baseline.")
    if args.diff and args.format != "text":
        raise ConfigError(f"--diff writes a diff, no {args.format}; leave one of the two out.")


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


def _diffs(results: Iterable[FileResult], fixing: _Fixing) -> Iterator[str]:
    """What would change, file by file."""
    for _ in results:
        yield from fixing.diffs
        fixing.diffs.clear()


def _fixing_lines(fixing: _Fixing, args: argparse.Namespace) -> Iterator[str]:
    """What was fixed, for people."""
    if args.fix or args.diff:
        total, files = sum(fixing.applied.values()), len(fixing.applied)
        done = "would be fixed" if fixing.only_show else "fixed"
        where = f" in {_count(files, 'file')}" if files else ""
        yield f"{_count(total, 'finding')} {done}{where}"


# --- output ----------------------------------------------------------------------------------------


@contextlib.contextmanager
def _destination(args: argparse.Namespace) -> Iterator[TextIO]:
    """Standard output, or the file that was asked for. Formats for machines are UTF-8 wherever they go."""
    from lambre_core.config.kinds import ConfigError

    if args.output is None:
        if args.format != "text" and isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8", newline="\n")
        yield sys.stdout
        return
    try:
        stream = args.output.open("w", encoding="utf-8", errors="backslashreplace", newline="\n")
    except OSError as error:
        raise ConfigError(f"{args.output}: the results cannot be written there: {error.strerror}.") from error
    with stream:
        yield stream


def _watched(
    results: Iterable[FileResult], summary: Summary, fates: _Fates, known: Known | None
) -> Iterator[FileResult]:
    """The results as they pass by; problems are said at once, the rest is noted for the end."""
    from lambre_core.findings.baseline import entries_of, relative_path

    for result in results:
        summary.add(result)
        for problem in result.problems[:PROBLEMS_SAID]:
            place = "".join(f":{number}" for number in (problem.line, problem.column) if number is not None)
            _say(f"{problem.path}{place}: {problem.message}")
        if (more := len(result.problems) - PROBLEMS_SAID) > 0:
            _say(f"{result.path}: {_count(more, 'more problem')}")
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
            _say(f"{path}: {_count(len(fates.entries), 'finding')} of this run written, {len(stale)} stale dropped")
        return
    for entry in stale if not quiet else ():
        number = f" ({entry.count} times)" if entry.count > 1 else ""
        _say(f'{path}: stale: {entry.code} on "{entry.word}" in {entry.path}{number} is not found any more')
    if stale and not quiet:
        _say(f"{path}: drop stale entries with --update-baseline")


def _summary_lines(summary: Summary) -> Iterator[str]:
    """What was done, and what was not, for people."""
    line = f"{_count(summary.files, 'file')}, {_count(summary.sentences, 'sentence')}: "
    line += _count(summary.findings, "finding")
    if summary.suppressed:
        line += f", {summary.suppressed.total()} suppressed ({_reasons(summary.suppressed)})"
    if summary.hidden:
        line += f", {summary.hidden} below min-confidence"
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


def _say(line: str) -> None:
    """One line for people, on standard error; what would steer a terminal is shown, not sent."""
    sys.stderr.write(f"lambre-lint: {_STEERING.sub(_REPLACEMENT, line)}\n")


# --- exit status -----------------------------------------------------------------------------------


def _status(summary: Summary, fail_on: str) -> int:
    """The exit status; a run in which nothing could be checked is never a success, and it is said why."""
    if summary.problems:
        return UNUSABLE
    if summary.files == 0:
        _say("there was no file to check; name files or folders that have some")
        return UNUSABLE
    if summary.not_checked and not summary.units:
        _say("nothing could be checked")
        return MISSING if summary.missing else UNUSABLE
    if (
        fail_on != "never"
        and summary.worst is not None
        and SEVERITIES.index(summary.worst) >= SEVERITIES.index(fail_on)
    ):
        return FOUND
    return CLEAN
