"""Checking many files with several processes, the results as one process gives them and in the same order.

The files are cut into groups by their sizes, whatever the number of processes, and each group is parsed by itself: so
no rounding in a network depends on who parses what. The processes are started anew, not forked, and each computes on
one thread.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from lambre_core.arithmetic import one_thread_each
from lambre_core.batches import by_size
from lambre_core.check import Load, check, load_for, read_documents
from lambre_core.config.settings import Settings
from lambre_core.documents.changes import Changes
from lambre_core.documents.unit import InputProblem
from lambre_core.errors import LambreError
from lambre_core.findings.baseline import BASELINE, Entry, Known
from lambre_core.findings.result import FileResult
from lambre_core.findings.unchanged import UNCHANGED, mark_unchanged
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.parsing.cache import user_store
from lambre_core.parsing.models import Notice
from lambre_core.processes import begin, processors

if TYPE_CHECKING:
    from concurrent.futures import Future

GROUP = 100_000
"""Bytes of files that are checked together."""

PAYS = 400_000
"""Bytes of files from which on one more process pays: what it takes to start costs as much as checking half of that."""

MOST_JOBS = 8
"""Processes that are started without being asked for: each takes some 250 MB of memory."""

AHEAD = 3
"""Groups a process that are handed out before their turn to be shown."""

File = str | InputProblem


class JobsError(LambreError):
    """A process that checks files has ended before its time."""


@dataclass(frozen=True, slots=True)
class Work:
    """What is to be done with every file.

    Attributes:
        language: of every text, whatever else says one.
        baseline, folder: entries of the baseline, and the folder to which their paths are relative.
        changes: what has changed since a revision.
    """

    settings: Settings
    language: str | None = None
    baseline: tuple[Entry, ...] | None = None
    folder: Path = field(default_factory=Path.cwd)
    changes: Changes | None = None


def check_files(
    files: Sequence[File], work: Work, *, jobs: int, load: Load, notice: Notice | None
) -> Iterator[FileResult]:
    """Check files and yield the result of each, in their order; `settled` has to follow.

    Args:
        jobs: number of processes; with 1 it is this one.
        load: how this process loads parsers.
        notice: told what the user should know once of a model.

    Raises:
        JobsError: a process has ended before its time.
    """
    groups = groups_of(files)
    if jobs == 1:
        own = _own_entries(work)
        for group in groups:
            yield from _check_group(group, work, load, own)
    else:
        yield from _check_in_processes(groups, work, jobs, notice)


def groups_of(files: Iterable[File]) -> Iterator[list[File]]:
    """Consecutive files, cut after every `GROUP` bytes or more."""
    return by_size(files, _size, GROUP)


def jobs_that_pay(files: Iterable[File], settings: Settings) -> int:
    """How many processes to use if nobody says it: one more for every `PAYS` bytes, as far as there are processors."""
    if settings.engine not in ("auto", "onnx"):
        return 1  # others take long to load and several times the memory
    size = 0
    most = min(processors(), MOST_JOBS)
    for file in files:
        size += min(_size(file), PAYS)  # one process reads a file, however large it is
        if size >= most * PAYS:
            return most
    return max(size // PAYS, 1)


def _size(file: File) -> int:
    try:
        return Path(file).stat().st_size if isinstance(file, str) else 0
    except OSError:
        return 0


# --- what a run as a whole decides -----------------------------------------------------------------


def _own_entries(work: Work) -> Known | None:
    """What of the baseline can be told file by file: the entries of files that are there.

    Other entries go to the first file that has their finding, which only the whole run knows; until then such findings
    count as new ones.
    """
    if work.baseline is None:
        return None
    return Known([entry for entry in work.baseline if (work.folder / entry.path).exists()], work.folder)


def settled(result: FileResult, known: Known | None, changes: Changes | None) -> FileResult:
    """The result with the whole baseline applied, file after file; suppressed findings have no fixes.

    Args:
        result: of `check_files`, in its order.
        known: a baseline of which the results so far have used up their entries.
    """
    findings = [
        replace(finding, suppressed=None) if finding.suppressed in (BASELINE, UNCHANGED) else finding
        for finding in result.findings
    ]
    result = replace(result, findings=tuple(findings))
    if known is not None:
        result = known.mark(result)
    if changes is not None:
        result = mark_unchanged(result, changes)
    return replace(
        result,
        findings=tuple(
            finding if finding.suppressed is None else replace(finding, fixes=()) for finding in result.findings
        ),
    )


# --- in other processes ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Answer:
    """The results of a group without their grammars, which every process has, and what is to be said of models."""

    results: tuple[FileResult, ...]
    notices: tuple[str, ...]


def _check_in_processes(
    groups: Iterable[list[File]], work: Work, jobs: int, notice: Notice | None
) -> Iterator[FileResult]:
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import active_children, get_context

    others = active_children()
    said: set[str] = set()
    waiting: deque[Future[_Answer]] = deque()
    groups = iter(groups)
    grammar = cache(load_grammar)
    with (
        one_thread_each(),
        ProcessPoolExecutor(jobs, get_context("spawn"), initializer=_begin, initargs=(work,)) as pool,
    ):
        try:
            while True:
                for group in groups:
                    with _uninterrupted():  # it may start a process
                        waiting.append(pool.submit(_answer, group))
                    if len(waiting) >= AHEAD * jobs:
                        break
                if not waiting:
                    return
                answer = waiting.popleft().result()
                for sentence in answer.notices:
                    if notice is not None and sentence not in said:
                        said.add(sentence)
                        notice(sentence)
                for result in answer.results:
                    yield replace(result, grammars={language: grammar(language) for language in result.tallies})
        except BrokenProcessPool as error:
            raise JobsError(
                "A process that checked files has ended before its time, perhaps for want of memory; "
                "use fewer of them, with --jobs 1 none."
            ) from error
        except BaseException:
            # Nobody waits for what they are at.
            pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C, which reaches every process, waits; processes that are started meanwhile never hear of it.

    The first process ends them.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@dataclass(slots=True)
class _Worker:
    """What a process keeps from group to group."""

    work: Work
    load: Load
    own: Known | None
    notices: list[str]


_workers: list[_Worker] = []
"""The one of this process."""


def _begin(work: Work) -> None:
    begin()
    notices: list[str] = []
    store = user_store(notices.append) if work.settings.cache else None
    load = cache(partial(load_for, work.settings, None, notices.append, store))
    _workers[:] = [_Worker(work, load, _own_entries(work), notices)]


def _answer(group: Sequence[File]) -> _Answer:
    (worker,) = _workers
    results = [replace(result, grammars={}) for result in _check_group(group, worker.work, worker.load, worker.own)]
    notices = tuple(worker.notices)
    worker.notices.clear()
    return _Answer(tuple(results), notices)


def _check_group(group: Sequence[File], work: Work, load: Load, own: Known | None) -> Iterator[FileResult]:
    documents = read_documents(group, work.settings)
    return check(documents, work.settings, language=work.language, known=own, changes=work.changes, load=load)
