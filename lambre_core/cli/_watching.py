"""`--watch`: check again whenever a file changes, only the files that have changed.

Files are looked at, not waited for: their times and sizes, every half second, or less often where that would take more
than a tenth of a processor. That needs no library, works on network drives and in containers, where notices of changes
get lost, and sees files that come, go or are replaced by an editor.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lambre_core.findings.result import FileResult
    from lambre_core.jobs import File, Work

INTERVAL = 0.5
"""Seconds between two looks."""

SHARE = 0.1
"""Of a processor that looking may take."""

Stamp = tuple[int, int, int]
"""Time of the last change in nanoseconds, size, and number of the file on its disk."""


def stamp_of(path: str | Path) -> Stamp | None:
    """What changes when a file does; None where there is no file."""
    try:
        state = Path(path).stat()
    except OSError:
        return None
    return state.st_mtime_ns, state.st_size, state.st_ino


@dataclass(slots=True)
class Memory:
    """The results of the last run, by path, with what they depend on."""

    _work: Work | None = None
    _results: dict[str, tuple[object, FileResult]] = field(default_factory=dict)

    def check(
        self, files: Sequence[File], work: Work, check: Callable[[Sequence[File]], Iterable[FileResult]]
    ) -> Iterator[FileResult]:
        """The results of files, in their order; only files are checked that have changed since they last were.

        Args:
            check: as `check_files`, with this work.
        """
        base = replace(work, changes=None)
        if base != self._work:
            self._results.clear()
            self._work = base
        # The state is noted before the file is read: a change meanwhile shows at the next look.
        states = {path: _state(path, work) for path in files if isinstance(path, str)}
        old = {path for path, state in states.items() if path in self._results and self._results[path][0] == state}
        checked = iter(check([file for file in files if file not in old]))
        for file in files:
            if isinstance(file, str) and file in old:
                yield self._results[file][1]
                continue
            result = next(checked)
            if isinstance(file, str):
                self._results[file] = (states[file], result)
            yield result


def _state(path: str, work: Work) -> object:
    """What the result of a file depends on, apart from the settings."""
    return stamp_of(path), None if work.changes is None else work.changes.lines.get(path)


def wait_for_change(look: Callable[[], object], before: object) -> None:
    """Return when `look` sees something else than before."""
    while True:
        begun = time.monotonic()
        seen = look()
        if seen != before:
            return
        time.sleep(max(INTERVAL, (time.monotonic() - begun) / SHARE))
