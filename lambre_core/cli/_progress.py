"""The progress bar of long runs: one line at the foot of the terminal, and nothing where there is no terminal.

The line is drawn after each file and wiped before anything else is written, so that no thread has to know of it.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from lambre_core.console import WIPE, wipe

if TYPE_CHECKING:
    from lambre_core.findings.result import FileResult

SHOW_AFTER = 1.0
"""Seconds after which a run is long."""

REDRAW = 0.1
"""Seconds between two drawings."""


def with_bar(results: Iterable[FileResult], total: int) -> Iterator[FileResult]:
    """The results as they pass by, with a bar for those of `total` that have passed."""
    if not sys.stderr.isatty():
        yield from results
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    progress = Progress(
        BarColumn(), MofNCompleteColumn(), "files,", TimeRemainingColumn(), "left", console=console, auto_refresh=False
    )
    task = progress.add_task("", total=total)
    drawn = time.monotonic() + SHOW_AFTER
    try:
        for result in results:
            yield result
            progress.advance(task)
            if time.monotonic() - drawn >= REDRAW:
                drawn = time.monotonic()
                with console.capture() as capture:
                    console.print(progress.get_renderable(), end="")
                sys.stderr.write(WIPE + capture.get().rstrip("\n"))
                sys.stderr.flush()
    finally:
        wipe()
