"""Where the project's own data lies: rules, lexicons and models, in an installed copy and in a checkout."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

import yaml

from lambre_core.errors import LambreError

YAML_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""libyaml where there is one: reading rules and readings takes a tenth of the time."""


class ResourceError(LambreError):
    """Data that belongs to the project is missing."""


def data_dir(name: Literal["rules", "lexicons", "models"]) -> Path:
    """The folder of shipped rules, lexicons or models.

    An installed copy has it inside the package (`lambre_core/data`), a checkout at its top level.

    Raises:
        ResourceError: neither exists.
    """
    package = Path(str(files("lambre_core")))
    for folder in (package / "data" / name, package.parent / name):
        if folder.is_dir():
            return folder
    raise ResourceError(f"The folder of {name} is missing beside {package}; install lambre-lint again.")
