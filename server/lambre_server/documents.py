"""Open documents: what the editor has told of each, and what is remembered between its messages."""

from __future__ import annotations

import codecs
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import PurePath
from typing import Final

from lsprotocol import types
from pygls.uris import to_fs_path, urlparse

from lambre_core.documents.positions import ColumnUnit
from lambre_core.documents.read import all_formats, format_for
from lambre_server.text import Edit, Text

LANGUAGE_IDS: Final = {"plaintext": "text", "jsonlines": "jsonl", "json-lines": "jsonl", "ndjson": "jsonl"}
"""What editors call our formats where it is not their name."""

CONFIG_NAMES: Final = ("lambre.toml", "pyproject.toml")

MOST_TYPED = 30
"""An insertion of more code points than this, or of several words, is pasted and not typed."""

MOST_EDITS = 20_000
"""Of more edits since the last result, only that there were some is remembered."""

_SURROGATE = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class Snapshot:
    """An open document at one moment.

    Attributes:
        path: of the file; of a document that is no file its name in the editor.
        format: name of its format; None where it is none of ours.
        caret: code-point offset at which something was typed last; None after anything else.
    """

    uri: str
    path: str
    format: str | None
    version: int
    text: str
    caret: int | None

    @property
    def clean(self) -> str:
        """The text without halves of surrogate pairs, which no file can have; it is as long in every encoding."""
        return _SURROGATE.sub("\N{REPLACEMENT CHARACTER}", self.text)

    @property
    def data(self) -> bytes:
        """The text as the bytes of a file with the same code points, a byte-order mark among them."""
        marked = self.text[:1] == "\N{ZERO WIDTH NO-BREAK SPACE}"
        return codecs.BOM_UTF8 * marked + self.clean.encode()


@dataclass(slots=True)
class OpenDocument:
    """A document while it is open.

    Attributes:
        edits: since the version of the last result, the earliest first.
        caret: as in `Snapshot`.
    """

    uri: str
    language_id: str
    version: int
    text: Text
    edits: list[Edit] = field(default_factory=list)
    caret: int | None = None

    @property
    def path(self) -> str:
        return path_of(self.uri)

    @property
    def format(self) -> str | None:
        """The format by the name, else by what the editor says that the language is."""
        if PurePath(self.path).name in CONFIG_NAMES:
            return None
        if (module := format_for(self.path)) is not None:
            return module.NAME
        name = LANGUAGE_IDS.get(self.language_id, self.language_id)
        return name if name in all_formats() else None

    def snapshot(self, path: str) -> Snapshot:
        """The document as it is now, known under a path."""
        return Snapshot(self.uri, path, self.format, self.version, str(self.text), self.caret)

    def change(self, changes: Sequence[types.TextDocumentContentChangeEvent], version: int, unit: ColumnUnit) -> None:
        """Make the changes of one message, each on what the one before it left."""
        self.caret = None
        for change in changes:
            if isinstance(change, types.TextDocumentContentChangePartial):
                start, end = self.text.replace(change.range, change.text, unit)
                self.edits.append(Edit(start, end, len(change.text), version))
                typed = len(changes) == 1 and len(change.text) <= MOST_TYPED and len(change.text.split()) < 2
                self.caret = start + len(change.text) if typed else None
            else:
                self.edits.append(Edit(0, len(str(self.text)), len(change.text), version))
                self.text = Text(change.text)
        if len(self.edits) > MOST_EDITS:
            self.edits = [Edit(0, 1 << 40, len(str(self.text)), version)]
        self.version = version

    def edits_since(self, version: int) -> list[Edit]:
        return [edit for edit in self.edits if edit.version > version]

    def forget_edits(self, version: int) -> None:
        """The edits up to a version are not asked for any more."""
        self.edits = self.edits_since(version)


def path_of(uri: str) -> str:
    """The path of a file; of anything else the last part of its name."""
    path = to_fs_path(uri)
    return path if path is not None else urlparse(uri)[2].rsplit("/", 1)[-1] or uri


def is_file(uri: str) -> bool:
    return to_fs_path(uri) is not None
