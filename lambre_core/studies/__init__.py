"""Studies: reproductions and demonstrations on public data, each written as a page of docs/studies.

A study is a package with `NAME`, `HELP`, `NEEDS` (libraries beyond the linter's), `add_arguments(parser)` and
`run(args) -> int`; adding one needs nothing elsewhere. The libraries are in the extra [study] and imported when a
study runs.
"""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType


def studies() -> dict[str, ModuleType]:
    """The studies by name."""
    packages = (
        importlib.import_module(f"{__name__}.{name}") for _, name, package in pkgutil.iter_modules(__path__) if package
    )
    return {package.NAME: package for package in packages}
