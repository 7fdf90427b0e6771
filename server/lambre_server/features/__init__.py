"""What the server can be asked: one module a feature of the protocol, each with `register(server)`."""

from __future__ import annotations

import importlib
import pkgutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lambre_server.server import LambreServer


def register_all(server: LambreServer) -> None:
    """Register every feature of this package."""
    for module in pkgutil.iter_modules(__path__):
        importlib.import_module(f"{__name__}.{module.name}").register(server)
