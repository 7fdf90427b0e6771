"""Progress: a bar on a terminal, with segments a second and the time that remains."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TextIO

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TaskProgressColumn, TextColumn, TimeRemainingColumn


@dataclass(slots=True)
class Bar:
    """Counts bytes for the bar and the time, and segments for their number a second."""

    progress: Progress
    task: TaskID
    segments: int = 0

    def begin(self, size: int, done: int) -> None:
        """The whole, and what an earlier run has finished of it, which says nothing of the speed of this one."""
        self.progress.update(self.task, total=max(size, 1), completed=done)
        self.progress.reset(self.task, total=max(size, 1), completed=done)

    def advance(self, size: int, segments: int) -> None:
        self.segments += segments
        elapsed = self.progress.tasks[0].elapsed or 0.0
        rate = f"{self.segments / elapsed:,.0f} segments/s" if elapsed > 0 else ""
        self.progress.update(self.task, advance=size, rate=rate, count=f"{self.segments:,} segments")


@contextmanager
def progress_bar(stream: TextIO, *, color: bool) -> Iterator[Bar]:
    """A bar that is wiped away at the end."""
    progress = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TextColumn("{task.fields[count]}"),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=Console(file=stream, no_color=not color),
        transient=True,
    )
    with progress:
        yield Bar(progress, progress.add_task("judging", total=None, count="", rate=""))
