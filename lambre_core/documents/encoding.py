"""From bytes to text: UTF-8, with or without byte-order mark, and nothing else."""

from __future__ import annotations

import codecs

from lambre_core.documents.positions import LineIndex
from lambre_core.documents.unit import InputProblem

_FOREIGN_MARKS = (
    # UTF-32's little-endian mark begins with UTF-16's: the longer one first.
    (codecs.BOM_UTF32_LE, "UTF-32"),
    (codecs.BOM_UTF32_BE, "UTF-32"),
    (codecs.BOM_UTF16_LE, "UTF-16"),
    (codecs.BOM_UTF16_BE, "UTF-16"),
)


def decode(data: bytes) -> LineIndex | InputProblem:
    """The text of a file; a problem with an empty path where it is not UTF-8 or has a NUL character."""
    for mark, name in _FOREIGN_MARKS:
        if data.startswith(mark):
            return InputProblem(
                "",
                f"the file is {name} (it begins with the byte-order mark {mark.hex(' ').upper()}); save it as UTF-8.",
            )
    bom = len(codecs.BOM_UTF8) if data.startswith(codecs.BOM_UTF8) else 0
    try:
        lines = LineIndex.of(data[bom:].decode("utf-8"), bom)
    except UnicodeDecodeError as error:
        good = LineIndex.of(data[bom : bom + error.start].decode("utf-8"), bom)
        place = good.position(len(good.text))
        return InputProblem(
            "",
            f"the file is not UTF-8: byte 0x{data[place.byte]:02X} at offset {place.byte} begins no character; "
            "save it as UTF-8.",
            place.line,
            place.column,
        )
    if (offset := lines.text.find("\0")) >= 0:
        place = lines.position(offset)
        return InputProblem(
            "",
            f"the file has a NUL byte at offset {place.byte}, so it is no text in UTF-8; remove the byte, save the "
            "file as UTF-8 or exclude it.",
            place.line,
            place.column,
        )
    return lines
