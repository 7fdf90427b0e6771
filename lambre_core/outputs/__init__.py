"""Output formats: each module renders the results of a run.

A module `NAME.py` offers `HELP: str` and `render(results, style) -> Iterator[str]`, which takes the
results of the files one by one, so that what is known can be shown while the rest is being checked,
and yields pieces of text. The name on the command line is the module's. A format whose readers take only so
much keeps the most severe findings (`_most.py`) and says what it left out.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from lambre_core.findings.result import FileResult


@dataclass(frozen=True, slots=True)
class Style:
    """How to render.

    Attributes:
        color: with colours.
        show_suppressed: with suppressed findings.
        baseline: whether findings were compared with a baseline, so that those that are shown are new ones.
        top: absolute path of the repository's top folder, to which hosts want paths to be relative; empty: paths stay
            relative to the current folder.
        link: address of the repository's files at the commit that is checked, with a `/` at its end; empty: none.
        limit: bytes that the output may have at most; None: the format's own limit.
    """

    color: bool = False
    show_suppressed: bool = False
    baseline: bool = False
    top: str = ""
    link: str = ""
    limit: int | None = None


class OutputFormat(Protocol):
    """What a format module offers."""

    HELP: str

    def render(self, results: Iterable[FileResult], style: Style) -> Iterator[str]:
        """Yield the output piece by piece; the pieces joined are the whole."""
        ...


def names() -> tuple[str, ...]:
    """The formats there are, sorted."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_")))


def load(name: str) -> OutputFormat:
    """The module of a format of `names()`."""
    return cast(OutputFormat, importlib.import_module(f"{__name__}.{name}"))
