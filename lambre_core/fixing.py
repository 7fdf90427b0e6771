"""Fixing: the best fix of every finding of a file, written into its bytes, and the file checked again.

A round applies the first fix of each finding, the surest finding first; one that overlaps another waits for the next
round. A round after which the file has not fewer findings is taken back. Everything but the edited ranges stays as it
is, byte for byte.
"""

from __future__ import annotations

import contextlib
import difflib
import re
import shutil
import tempfile
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from lambre_core.errors import LambreError
from lambre_core.findings.finding import Edit, Finding
from lambre_core.findings.result import FileResult

MOST_ROUNDS = 3

Recheck = Callable[[bytes], FileResult]
"""Checks other content of the same file."""


class FixingError(LambreError):
    """A file cannot be written."""


@dataclass(frozen=True, slots=True)
class Fixed:
    """What fixing one file gave.

    Attributes:
        data: its content with the fixes.
        result: what checking that content gave.
        applied: how many fixes are in it.
    """

    data: bytes
    result: FileResult
    applied: int


def fix_content(data: bytes, recheck: Recheck) -> Fixed:
    """Apply fixes to a file's content until nothing changes, at most `MOST_ROUNDS` times."""
    best = Fixed(data, recheck(data), 0)
    for _ in range(MOST_ROUNDS):
        chosen, edits = chosen_edits(best.result.shown)
        if not edits:
            break
        content = edited(best.data, edits)
        result = recheck(content)
        if len(result.shown) >= len(best.result.shown) or len(result.problems) > len(best.result.problems):
            break
        best = Fixed(content, result, best.applied + chosen)
    return best


def chosen_edits(findings: Iterable[Finding]) -> tuple[int, list[Edit]]:
    """How many findings get their first fix, and its edits, in the file's order, none overlapping another."""
    chosen = 0
    edits: list[Edit] = []
    for finding in sorted(findings, key=lambda finding: (-finding.confidence, finding.range.start.byte, finding.code)):
        if finding.fixes:
            new = [edit for edit in finding.fixes[0].edits if edit not in edits]
            if not any(_overlap(edit, other) for edit in new for other in edits):
                edits += new
                chosen += 1
    return chosen, sorted(edits, key=lambda edit: edit.range.start.byte)


def _overlap(edit: Edit, other: Edit) -> bool:
    return edit.range.start.byte < other.range.end.byte and other.range.start.byte < edit.range.end.byte


def edited(data: bytes, edits: Iterable[Edit]) -> bytes:
    """A file's content with edits, which rise and do not overlap."""
    parts: list[bytes] = []
    read = 0
    for edit in edits:
        parts += [data[read : edit.range.start.byte], edit.text.encode()]
        read = edit.range.end.byte
    return b"".join([*parts, data[read:]])


def write_over(path: Path, data: bytes, before: bytes) -> None:
    """Replace a file's content in one step: whoever reads it finds the old content or the new one.

    Its permissions stay, and a link stays a link.

    Args:
        before: what the file must still hold.

    Raises:
        FixingError: it has changed meanwhile, or cannot be written.
    """
    target = path.resolve()
    temporary: Path | None = None
    try:
        if target.read_bytes() != before:
            raise FixingError(
                f"{path}: the file has changed while it was checked; nothing was written, check it again."
            )
        with tempfile.NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", delete=False) as stream:
            temporary = Path(stream.name)
            stream.write(data)
        shutil.copymode(target, temporary)
        temporary.replace(target)
    except OSError as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                temporary.unlink()
        raise FixingError(f"{path}: the fixes cannot be written: {error.strerror or error}.") from error


_LINE = re.compile(r"[^\n]*\n|[^\n]+")


def unified_diff(path: str, before: bytes, after: bytes) -> str:
    """The changes as `git apply` and `patch -p1` read them; empty where there are none. Line ends are kept."""
    name = path.replace("\\", "/").removeprefix("./")
    lines = difflib.unified_diff(
        _LINE.findall(before.decode("utf-8", "surrogateescape")),
        _LINE.findall(after.decode("utf-8", "surrogateescape")),
        f"a/{name}",
        f"b/{name}",
    )
    return "".join(line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n" for line in lines)
