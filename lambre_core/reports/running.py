"""Running: pieces over processes, each with its own models; finished ones are kept until the run has ended.

The totals are the same whatever the number of processes and however often the run was cut off: the tallies of the
pieces are integers and merge in any order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Protocol

from lambre_core.arithmetic import one_thread_each
from lambre_core.processes import begin
from lambre_core.reports.errors import ReportError
from lambre_core.reports.judging import Judge
from lambre_core.reports.plan import Piece
from lambre_core.reports.store import PieceStore
from lambre_core.reports.tallies import Tallies

AHEAD = 4
"""Pieces that are handed to each process before they are waited for, so that none idles."""

MakeJudge = Callable[[], Judge]
"""Made anew in every process; must be a function of a module, or a `partial` of one."""


class Watcher(Protocol):
    """Told of progress."""

    def begin(self, size: int, done: int) -> None:
        """Bytes in all, and bytes of pieces that were finished before."""

    def advance(self, size: int, segments: int) -> None:
        """Another piece is finished."""


def run_pieces(
    pieces: Sequence[Piece],
    make: MakeJudge,
    *,
    jobs: int,
    store: PieceStore | None = None,
    watcher: Watcher | None = None,
) -> Tallies:
    """The tallies of all pieces.

    Args:
        jobs: processes, at least 1; 1 is this one.
        store: where finished pieces are kept; those that are there are not worked on again.

    Raises:
        ReportError: a process ended (by a signal, or for want of memory); what is finished is in the store.
    """
    whole = Tallies()
    finished: set[int] = set()
    if store is not None:
        for part in store.tallies():
            whole.add(part)
        finished = store.finished()
    open_pieces = [(number, piece) for number, piece in enumerate(pieces) if number not in finished]
    if watcher is not None:
        watcher.begin(sum(piece.size for piece in pieces), sum(pieces[number].size for number in finished))
    results = _in_this_process(open_pieces, make) if jobs == 1 else _in_processes(open_pieces, make, jobs)
    for number, part in results:
        if store is not None:
            store.put(number, part)
        whole.add(part)
        if watcher is not None:
            watcher.advance(pieces[number].size, sum(count for count, _ in part.names.values()))
    whole.settle()
    return whole


def _in_this_process(pieces: Iterable[tuple[int, Piece]], make: MakeJudge) -> Iterator[tuple[int, Tallies]]:
    judge = make()
    for number, piece in pieces:
        yield number, judge.tallies(piece)


def _in_processes(pieces: Sequence[tuple[int, Piece]], make: MakeJudge, jobs: int) -> Iterator[tuple[int, Tallies]]:
    """The pieces as they are finished. The processes start from nothing: a fork would copy threads and locks."""
    count = min(jobs, max(1, len(pieces)))
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_begin, initargs=(make,))
    try:
        with one_thread_each():
            waiting: dict[Future[Tallies], int] = {}
            rest = iter(pieces)
            while True:
                for number, piece in rest:
                    waiting[pool.submit(_work, piece)] = number
                    if len(waiting) >= jobs * AHEAD:
                        break
                if not waiting:
                    break
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield waiting.pop(future), future.result()
    except BrokenProcessPool as error:
        raise ReportError(
            "a process of the report ended before its time, perhaps for want of memory; "
            "what is finished is kept: run the same command with --resume, or with fewer --jobs."
        ) from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


_judge: Judge | None = None


def _begin(make: MakeJudge) -> None:
    global _judge
    begin()
    _judge = make()


def _work(piece: Piece) -> Tallies:
    if _judge is None:
        raise RuntimeError("the process was not begun")
    return _judge.tallies(piece)
