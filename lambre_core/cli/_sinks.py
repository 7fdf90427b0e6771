"""Where results go: standard output and files, each in a form of its own, all written while the files are checked.

A renderer pulls results; so that several can pull the same ones without any being kept, all but the first run in
threads of their own and get each result from a queue.
"""

from __future__ import annotations

import contextlib
import io
import os
import queue
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from lambre_core import outputs
from lambre_core.errors import LambreError

if TYPE_CHECKING:
    from lambre_core.findings.result import FileResult

STDOUT = "-"

SUMMARY_VARIABLE = "GITHUB_STEP_SUMMARY"
"""Names the file whose Markdown GitHub Actions shows on the page of a run."""

AHEAD = 16
"""Results that wait for a slower renderer."""


class OutputError(LambreError):
    """Results cannot be written where they should."""


@dataclass(frozen=True, slots=True)
class Sink:
    """One form of the results.

    Attributes:
        path: None is standard output.
        append: whether what the file holds stays.
        limit: as `Style.limit`.
    """

    format: str
    path: Path | None = None
    append: bool = False
    limit: int | None = None


def sinks_of(form: str | None, wanted: Sequence[str]) -> list[Sink]:
    """The forms that `--format` and `--output` ask for, the one for standard output first.

    `FORMAT=FILE` is one more form. `FILE` is where the form of `--format` goes; else it goes to standard output.

    Raises:
        OutputError: two forms for one place.
    """
    main: list[Sink] = []
    others: list[Sink] = []
    for item in wanted:
        name, equals, file = item.partition("=")
        named = bool(equals) and name in outputs.names()
        if not (file if named else item):
            raise OutputError(f"--output {item or chr(34) * 2} names no file; write a file, or FORMAT=FILE.")
        target = file if named else item
        sink = Sink(name if named else form or "text", None if target == STDOUT else Path(target))
        (others if named else main).append(sink)
    if len(main) > 1:
        raise OutputError(
            "--output names two files for one form; write the second as FORMAT=FILE, with FORMAT one of "
            f"{', '.join(outputs.names())}."
        )
    if not main and (form is not None or all(sink.path is not None for sink in others)):
        main = [Sink(form or "text")]
    sinks = [*main, *sorted(others, key=lambda sink: sink.path is not None)]
    places = [sink.path and os.path.abspath(sink.path) for sink in sinks]  # noqa: PTH100 - a link is another place
    for number, place in enumerate(places):
        if place in places[:number]:
            where = "standard output" if place is None else str(sinks[number].path)
            raise OutputError(f"Two forms of the results cannot both go to {where}; give one of them another file.")
    return sinks


def with_step_summary(sinks: Sequence[Sink]) -> list[Sink]:
    """The sinks, and the summary of the step where they are for GitHub Actions and it has one."""
    path = os.environ.get(SUMMARY_VARIABLE)
    if not path or not any(sink.format == "github" for sink in sinks):
        return list(sinks)
    from lambre_core.outputs.markdown import SUMMARY_LIMIT

    try:
        room = SUMMARY_LIMIT - Path(path).stat().st_size
    except OSError:
        room = SUMMARY_LIMIT
    return [*sinks, Sink("markdown", Path(path), append=True, limit=max(room, 0))]


# --- writing ---------------------------------------------------------------------------------------


@contextlib.contextmanager
def opened(sink: Sink) -> Iterator[TextIO]:
    """The stream of a sink. Formats for machines are UTF-8 wherever they go.

    Raises:
        OutputError: the file cannot be written.
    """
    if sink.path is None:
        if sink.format != "text" and isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8", newline="\n")
        yield sys.stdout
        return
    try:
        stream = sink.path.open("a" if sink.append else "w", encoding="utf-8", errors="backslashreplace", newline="\n")
    except OSError as error:
        raise _unwritable(sink, error) from error
    try:
        yield stream
    except BaseException:
        with contextlib.suppress(OSError):
            stream.close()
        raise
    try:
        stream.close()
    except OSError as error:
        raise _unwritable(sink, error) from error


def _unwritable(sink: Sink, error: OSError) -> OutputError:
    where = "standard output" if sink.path is None else str(sink.path)
    return OutputError(f"{where}: the results cannot be written there: {error.strerror or error}.")


def write(
    results: Iterable[FileResult],
    sinks: Sequence[Sink],
    style: outputs.Style,
    say: Callable[[str], None],
    before: Callable[[], None],
) -> None:
    """Write every form of the results; if anything fails, the unfinished files stay unfinished.

    Args:
        style: of all forms; colours are for standard output only.
        say: told of a step summary that cannot be written, which spoils nothing else.
        before: called before anything is written to a terminal.

    Raises:
        OutputError: a file cannot be written.
    """
    with contextlib.ExitStack() as stack:
        streams: list[tuple[Sink, TextIO]] = []
        for sink in sinks:
            try:
                streams.append((sink, stack.enter_context(opened(sink))))
            except OutputError as error:
                if not sink.append:
                    raise
                say(str(error))
        if not streams:
            return
        (main, stream), *others = streams
        feeds = [_Feed(*other, style) for other in others]
        for feed in feeds:
            feed.thread.start()
        try:
            terminal = stream.isatty()
            for piece in _pieces(main, _passed_on(results, feeds), style):
                if terminal:
                    before()
                _put(piece, main, stream, flush=terminal)
            _put("", main, stream, flush=True)
        except BaseException:
            for feed in feeds:
                feed.finish(_Broken)
            raise
        for feed in feeds:
            feed.finish(_End)
        for feed in feeds:
            if feed.error is not None:
                raise feed.error


def _put(piece: str, sink: Sink, stream: TextIO, *, flush: bool) -> None:
    try:
        stream.write(piece)
        if flush:
            stream.flush()
    except BrokenPipeError:
        raise  # the reader has seen enough
    except OSError as error:
        raise _unwritable(sink, error) from error


def _pieces(sink: Sink, results: Iterable[FileResult], style: outputs.Style) -> Iterator[str]:
    style = replace(style, color=style.color and sink.path is None, limit=sink.limit)
    return outputs.load(sink.format).render(results, style)


class _End:
    """No more results."""


class _Broken:
    """No more results, because something failed."""


class _BrokenOff(Exception):
    """Ends a renderer before its time."""


@dataclass(slots=True)
class _Feed:
    """A sink that is written in a thread.

    Attributes:
        error: what kept it from being written to its end.
    """

    sink: Sink
    stream: TextIO
    style: outputs.Style
    error: Exception | None = None
    waiting: queue.Queue[FileResult | type[_End] | type[_Broken]] = field(default_factory=lambda: queue.Queue(AHEAD))
    thread: threading.Thread = field(init=False)

    def __post_init__(self) -> None:
        self.thread = threading.Thread(target=self._write, daemon=True)

    def finish(self, how: type[_End] | type[_Broken]) -> None:
        self.waiting.put(how)
        self.thread.join()

    def _write(self) -> None:
        results = self._results()
        try:
            for piece in _pieces(self.sink, results, self.style):
                self.stream.write(piece)
            self.stream.flush()
        except _BrokenOff:
            pass
        except Exception as error:
            self.error = error
            if isinstance(error, OSError):
                self.error = _unwritable(self.sink, error)
        # Whatever happened, whoever puts results into the queue must not wait for ever.
        with contextlib.suppress(_BrokenOff):
            for _ in results:
                pass

    def _results(self) -> Iterator[FileResult]:
        while True:
            item = self.waiting.get()
            if item is _End:
                return
            if item is _Broken:
                raise _BrokenOff
            yield item  # type: ignore[misc]


def _passed_on(results: Iterable[FileResult], feeds: Sequence[_Feed]) -> Iterator[FileResult]:
    for result in results:
        for feed in feeds:
            feed.waiting.put(result)
        yield result
