"""DocumentSettings: what can be chosen about reading files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class DocumentSettings:
    """How files are read.

    Attributes:
        format: name of the format to read every file as, whatever its extension; None goes by extension.
        unit: what is one text in plain text: a paragraph (up to a blank line) or each line.
        jsonl_keys: keys of a JSON Lines record whose strings are read. Dots lead into nested objects
            (`meta.title`); lists on the way and at its end are read item by item.
        max_bytes: files larger than this are refused.
    """

    format: str | None = None
    unit: Literal["paragraph", "line"] = "paragraph"
    jsonl_keys: tuple[str, ...] = ("text", "target", "hypothesis", "output", "translation")
    max_bytes: int = 50_000_000
