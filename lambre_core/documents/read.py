"""From a file's bytes to a Document: its units, its directives and what could not be read."""

from __future__ import annotations

import fnmatch
import importlib
import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import PurePosixPath
from typing import Protocol

from lambre_core.documents import formats
from lambre_core.documents.language import path_language
from lambre_core.documents.masking import FILE
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import Directive, DocumentError, InputProblem, TextUnit
from lambre_core.treebank.tree import Span

__all__ = ["Document", "DocumentSettings", "Format", "all_formats", "encode_replacement", "format_for", "read_document"]


class Format(Protocol):
    """What a format module offers. It yields in the file's order.

    Attributes:
        EXTENSIONS: what names of its files end in, lower case, each beginning with a dot and of one format only.
        FILES: globs of paths (optional), where the end of the name alone does not tell: they come first.
    """

    NAME: str
    EXTENSIONS: tuple[str, ...]

    def units(
        self, data: bytes, settings: DocumentSettings
    ) -> Iterator[TextUnit | Directive | InputProblem]: ...  # pragma: no cover

    def encode(self, text: str, unit: TextUnit, span: Span) -> str | None: ...  # pragma: no cover


@dataclass(frozen=True, slots=True)
class Document:
    """A file that was read.

    Attributes:
        path: as given by the user.
        format: name of its format; empty where none is known for it.
        directives: in order of their lines.
        problems: what could not be read; units beside them are sound.
    """

    path: str
    format: str
    units: tuple[TextUnit, ...] = ()
    directives: tuple[Directive, ...] = ()
    problems: tuple[InputProblem, ...] = ()


@cache
def all_formats() -> dict[str, Format]:
    """Name -> format module, by name."""
    names = (found.name for found in pkgutil.iter_modules(formats.__path__) if not found.name.startswith("_"))
    modules: list[Format] = [importlib.import_module(f"{formats.__name__}.{name}") for name in names]
    return {module.NAME: module for module in sorted(modules, key=lambda module: module.NAME)}


def format_for(path: str, settings: DocumentSettings | None = None) -> Format | None:
    """The format of a file by the settings, else by its extension; None where it is of no known format.

    Raises:
        DocumentError: the settings name a format that does not exist.
    """
    known = all_formats()
    if settings is not None and settings.format is not None:
        if settings.format not in known:
            raise DocumentError(f'There is no format "{settings.format}"; choose one of {", ".join(known)}.')
        return known[settings.format]
    posix = path.replace("\\", "/")
    for module in known.values():
        if any(fnmatch.fnmatchcase("/" + posix, pattern) for pattern in getattr(module, "FILES", ())):
            return module
    extension = PurePosixPath(posix).suffix.lower()
    return next((module for module in known.values() if extension in module.EXTENSIONS), None)


def encode_replacement(name: str, text: str, unit: TextUnit, span: Span) -> bytes | None:
    """The bytes that make a file read `text` in the place of a range of a unit.

    They take the place of the range's source, `unit.segment_map.source_range(*span)`.

    Args:
        name: of the file's format.
        span: half-open range of the unit's text.

    Returns:
        None where it cannot be done without touching anything else: the range has a placeholder or markup in it, the
        text would be the name of a file behind a dot, or it has signs that this format cannot write there.
    """
    if not unit.segment_map.replaceable(*span) or "\n" in text or "\r" in text:
        return None
    if FILE.search(unit.text[max(span[0] - 2, 0) : span[0]] + text):
        return None
    written = all_formats()[name].encode(text, unit, span)
    return None if written is None else written.encode()


def read_document(path: str, data: bytes, settings: DocumentSettings) -> Document:
    """Read a file. Whatever is wrong with it becomes one of the document's problems.

    Raises:
        DocumentError: the settings name a format that does not exist.
    """
    module = format_for(path, settings)
    if module is None:
        extensions = ", ".join(sorted(extension for known in all_formats().values() for extension in known.EXTENSIONS))
        message = f"the file is of no known format; its name would have to end in one of {extensions}."
        return Document(path, "", problems=(InputProblem(path, message),))
    if len(data) > settings.max_bytes:
        message = f"the file has more than {settings.max_bytes:,} bytes, so it is not read; split it up."
        return Document(path, module.NAME, problems=(InputProblem(path, message),))
    if settings.language is None:
        settings = replace(settings, language=path_language(path))
    items = tuple(module.units(data, settings))
    directives = [item for item in items if isinstance(item, Directive)]
    return Document(
        path,
        module.NAME,
        tuple(item for item in items if isinstance(item, TextUnit) and (settings.fuzzy or not item.fuzzy)),
        tuple(sorted(directives, key=lambda directive: directive.line)),
        tuple(replace(item, path=path) for item in items if isinstance(item, InputProblem)),
    )
