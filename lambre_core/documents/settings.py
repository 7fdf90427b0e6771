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
        json_keys, yaml_keys: globs of the keys whose strings are read (`messages.**`, `*.title`): `*` stands for
            one key or position in a list, `**` for any number; a pattern with `!` before it takes out again.
        csv_columns: names of the columns of a table that are read, or their 1-based numbers where the table
            has no header.
        fuzzy: whether translations are read that wait for review (PO `fuzzy`, XLIFF `needs-...`, Qt `unfinished`).
        language: what the file's path says, for the numerals of plural forms.
        max_bytes: files larger than this are refused.
    """

    format: str | None = None
    unit: Literal["paragraph", "line"] = "paragraph"
    jsonl_keys: tuple[str, ...] = ("text", "target", "hypothesis", "output", "translation")
    json_keys: tuple[str, ...] = ("**",)
    yaml_keys: tuple[str, ...] = ("**",)
    csv_columns: tuple[str, ...] = ("text", "target", "hypothesis", "output", "translation")
    fuzzy: bool = False
    language: str | None = None
    max_bytes: int = 50_000_000
