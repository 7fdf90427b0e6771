"""Forms of a report: each module renders what is told.

A module `NAME.py` offers `HELP: str` and `render(told, places) -> str`. The name on the command line is the module's.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, cast
from urllib.parse import quote

from lambre_core.reports.told import Told


@dataclass(frozen=True, slots=True)
class Places:
    """Where files are, as seen from the report.

    Attributes:
        folder: of the report, to which links are relative.
        template: of an address, with `{path}` and `{line}`; empty for links to the files themselves.
    """

    folder: Path
    template: str = ""

    def address(self, path: str, line: int) -> str:
        """The address of a line of a file; every character that means something in addresses is escaped."""
        if self.template:
            relative = path.replace(os.sep, "/").removeprefix("./")
            safe = quote(relative, safe="/", errors="backslashreplace")
            return self.template.replace("{path}", safe).replace("{line}", str(line))
        try:
            relative = os.path.relpath(path, self.folder).replace(os.sep, "/")
        except ValueError:  # another drive
            relative = path.replace(os.sep, "/")
        # What begins with a slash or a name with a colon would be another host or scheme.
        return (
            "./" + quote(relative, safe="/", errors="backslashreplace")
            if relative[:1] != "/"
            else "file://" + quote(relative, safe="/", errors="backslashreplace")
        )


class Renderer(Protocol):
    """What a module offers."""

    HELP: str

    def render(self, told: Told, places: Places) -> str:
        """The whole report."""
        ...


def names() -> tuple[str, ...]:
    """The forms there are, sorted."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_")))


def load(name: str) -> Renderer:
    """The module of a form of `names()`."""
    return cast(Renderer, importlib.import_module(f"{__name__}.{name}"))
