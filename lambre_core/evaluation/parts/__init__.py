"""Parts of the evaluation, one module each: `NAME`, `HELP`, `ABOUT`, `SETS`, `measure(options)`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Protocol

from lambre_core.evaluation.options import Options
from lambre_core.evaluation.tables import Section


class Part(Protocol):
    """What a part offers.

    Attributes:
        NAME: as on the command line.
        HELP: a phrase on what it measures.
        ABOUT: what its figures are, for the page.
        SETS: the names of its sets.
    """

    NAME: str
    HELP: str
    ABOUT: str
    SETS: tuple[str, ...]

    def measure(self, options: Options) -> Iterator[Section]: ...  # pragma: no cover


@cache
def parts() -> Mapping[str, Part]:
    """Name -> part, in the order of their names."""
    names = [found.name for found in pkgutil.iter_modules(__path__)]
    modules: list[Part] = [importlib.import_module(f"{__name__}.{name}") for name in names]
    return {module.NAME: module for module in sorted(modules, key=lambda module: module.NAME)}
