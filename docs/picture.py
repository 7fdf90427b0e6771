"""Make docs/images/check.svg, the README's picture: `python docs/picture.py`, with the models installed."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).parent.parent
COMMAND = ["check", "examples/de/news.md", "--color", "always"]
WIDTH = 118


def main() -> None:
    """Run the linter on the German example and draw what a terminal shows."""
    done = subprocess.run(
        [sys.executable, "-m", "lambre_core", *COMMAND],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    console = Console(record=True, width=WIDTH, file=io.StringIO())
    console.print(Text("$ lambre-lint check examples/de/news.md", style="bold"))
    console.print(Text.from_ansi(done.stdout))
    (ROOT / "docs" / "images" / "check.svg").write_text(console.export_svg(title="lambre-lint"), encoding="utf-8")


if __name__ == "__main__":
    main()
