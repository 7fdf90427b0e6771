"""Files that may lie gzipped in their place (`NAME.gz` for `NAME`), as the weights of shipped models do.

What a manifest says of a file, its size and hash, is said of the content.
"""

from __future__ import annotations

import zlib
from pathlib import Path

SUFFIX = ".gz"
_GZIP = 31
"""`wbits` of the gzip format (zlib's manual, inflateInit2)."""


class CutShortError(ValueError):
    """A gzipped file ends before its content does."""


def place_of(path: Path) -> Path:
    """Where the content of a file lies: in its place or, if only that is there, gzipped beside it."""
    packed = path.with_name(path.name + SUFFIX)
    return packed if packed.is_file() and not path.is_file() else path


def read_bytes(path: Path, most: int | None = None) -> bytes:
    """The content of a file, of which at most so many bytes are read, if a number is given.

    Raises:
        OSError: it cannot be read.
        CutShortError, ValueError: it lies there gzipped and is damaged.
    """
    place = place_of(path)
    if place == path:
        with path.open("rb") as file:
            return file.read(-1 if most is None else most)
    packed = place.read_bytes()
    unpacking = zlib.decompressobj(_GZIP)
    try:
        content = unpacking.decompress(packed, most or 0)
    except zlib.error as error:
        raise ValueError(f"{place.name} is no gzip file, or a damaged one ({error})") from error
    if not unpacking.eof and (most is None or len(content) < most):
        raise CutShortError(f"{place.name} ends before its content does")
    return content


def gzip_file(path: Path) -> None:
    """Put a gzipped file into the place of a file; the same content gives the same bytes."""
    packing = zlib.compressobj(9, wbits=_GZIP)
    content = packing.compress(path.read_bytes()) + packing.flush()
    path.with_name(path.name + SUFFIX).write_bytes(content)
    path.unlink()
