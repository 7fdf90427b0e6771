"""Plan: from the paths of a run to pieces, each small enough to be worked on at a time and to be lost at a crash.

A piece does not depend on how many processes there are. Files of lines (plain text with `unit = "line"`, JSON Lines)
are cut between lines, so that no more than a piece of them is ever in memory; of other files a piece is a range of
their texts.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from lambre_core.config.settings import Settings
from lambre_core.documents.discover import find_files
from lambre_core.documents.language import path_language
from lambre_core.documents.read import format_for
from lambre_core.documents.unit import InputProblem

PIECE = 48_000
"""Bytes of a piece, about: some 400 sentences, a few seconds of work."""

_READ = 1 << 20
_LANGUAGE = re.compile(r"\.[a-z]{2,3}(?:[-_][A-Za-z]+)?")
_NAMED = re.compile(r"([^=/\\]+)=(.+)", re.DOTALL)
_DIRECTIVE = b"lambre-lint"
_WIDE = (b"\xff\xfe", b"\xfe\xff")
"""Byte-order marks of UTF-16, whose line ends are no single bytes."""


@dataclass(frozen=True, slots=True)
class Root:
    """One of the paths of a run, and the name under which it is known as a system."""

    name: str
    path: str

    @classmethod
    def of(cls, argument: str) -> Root:
        """A path, or `NAME=PATH`."""
        match = _NAMED.fullmatch(argument)
        if match is not None and not os.path.lexists(argument):
            return cls(match[1], match[2])
        return cls(_stem(PurePosixPath(argument.replace("\\", "/")).name) or argument, argument)


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a file.

    Attributes:
        root: the path of the run under which the file was found, and its name.
        name: path below the root, `/` between folders; empty where the root is the file.
        part, parts: which of how many ranges of the file's texts, from 0.
        start, end: bytes of a file that is cut between lines, `end` exclusive; the file is read whole where it is 0.
        line: 0-based line on which the bytes begin.
        size: bytes, for progress.
        problem: why there is nothing to read.
    """

    root: Root
    path: str
    name: str
    part: int = 0
    parts: int = 1
    start: int = 0
    end: int = 0
    line: int = 0
    size: int = 0
    problem: str = ""


def find_pieces(roots: Sequence[Root], settings: Settings, exclude: Sequence[str] = ()) -> Iterator[Piece]:
    """The pieces of every file below the roots, each file once."""
    seen: set[str] = set()
    for root in roots:
        found = find_files(
            [root.path],
            known=lambda path: format_for(path) is not None,
            include=settings.include,
            exclude=(*settings.exclude, *exclude),
            base=settings.base,
        )
        for file in found:
            if isinstance(file, InputProblem):
                yield Piece(root, file.path, "", problem=file.message)
            elif (place := os.path.abspath(file)) not in seen:  # noqa: PTH100 - links are files of their own
                seen.add(place)
                yield from _pieces_of(root, file, settings)


def _pieces_of(root: Root, path: str, settings: Settings) -> Iterator[Piece]:
    name = "" if Path(root.path).is_file() else os.path.relpath(path, root.path).replace(os.sep, "/")
    try:
        size = Path(path).stat().st_size
        if size > PIECE and _has_lines(path, settings) and not _is_steered(path):
            for start, end, line in _between_lines(path):
                yield Piece(root, path, name, start=start, end=end, line=line, size=end - start)
            return
    except OSError as error:
        yield Piece(root, path, name, problem=f"the file cannot be read: {error.strerror or error}.")
        return
    parts = max(1, -(-size // PIECE))
    for part in range(parts):
        yield Piece(root, path, name, part, parts, size=size // parts)


def _has_lines(path: str, settings: Settings) -> bool:
    """Whether every line of a file is a text of its own."""
    module = format_for(path)
    if module is None:
        return False
    return module.NAME == "jsonl" or (module.NAME == "text" and settings.text.unit == "line")


def _is_steered(path: str) -> bool:
    """Whether something in a file may concern lines far below it: a directive, or the bytes' order."""
    with Path(path).open("rb") as stream:
        tail = b""
        while block := stream.read(_READ):
            if not tail and block.startswith(_WIDE):
                return True
            if _DIRECTIVE in tail + block:
                return True
            tail = block[-len(_DIRECTIVE) :]
    return False


def _between_lines(path: str) -> Iterator[tuple[int, int, int]]:
    """Byte ranges of whole lines, and the line on which each begins."""
    with Path(path).open("rb") as stream:
        start = line = at = 0
        for lines, row in enumerate(stream, start=1):
            at += len(row)
            if at - start >= PIECE:
                yield start, at, line
                start, line = at, lines
        if at > start:
            yield start, at, line


def read_piece(piece: Piece) -> bytes:
    """The bytes of a piece that was cut between lines."""
    with Path(piece.path).open("rb") as stream:
        stream.seek(piece.start)
        return stream.read(piece.end - piece.start)


def system_of(piece: Piece, roots: int) -> tuple[str, str]:
    """The system to which a file belongs where it does not say itself, and the file's name within the system.

    Each path of a run is a system where there are several; of one folder, each folder or file in it.
    """
    if roots > 1 or not piece.name:
        return piece.root.name, piece.name
    first, *below = piece.name.split("/")
    return (first, "/".join(below)) if below else (_stem(first), "")


def _stem(name: str) -> str:
    """The name of a file without its format and its language: `best.de.txt` is `best`."""
    stem, suffixes = name, PurePosixPath(name).suffixes
    if suffixes and format_for(name) is not None:
        stem = stem.removesuffix(suffixes[-1])
        if len(suffixes) > 1 and path_language(name) is not None and _LANGUAGE.fullmatch(suffixes[-2]):
            stem = stem.removesuffix(suffixes[-2])
    return stem or name


def digest_of(pieces: Iterable[Piece]) -> str:
    """What tells two lists of pieces apart: paths, ranges and when the files were last changed."""
    lines = []
    for piece in pieces:
        try:
            changed = Path(piece.path).stat().st_mtime_ns
        except OSError:
            changed = 0
        lines.append(f"{piece} {changed}")
    return "\n".join(lines)
