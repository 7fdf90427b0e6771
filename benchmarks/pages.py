"""Pages of measurements: one section a benchmark, renewed by its command."""

from __future__ import annotations

import re
from pathlib import Path


def replace_section(page: Path, heading: str, text: str) -> None:
    """Put a section (its text starts with its heading) in the place of the one before, or at the end of the page."""
    old = page.read_text(encoding="utf-8") if page.exists() else "# Benchmarks\n"
    parts = re.split(r"(?m)^(?=## )", old)
    places = [index for index, part in enumerate(parts) if part.startswith(heading + "\n")]
    if places:
        parts[places[0]] = text
    else:
        parts.append(text)
    page.write_text("\n".join(part.rstrip("\n") + "\n" for part in parts), encoding="utf-8", newline="\n")
