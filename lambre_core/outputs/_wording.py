"""What several formats write alike: paths as hosts want them, messages on one line, counts."""

from __future__ import annotations

import os

from lambre_core.findings.finding import Finding
from lambre_core.findings.result import NotChecked, Summary

NAMED = 3
"""So many files are named where texts were not checked."""


def from_top(path: str, top: str) -> str:
    """A path relative to the repository's top folder, `/` between folders; one outside of it stays as it is.

    Args:
        top: as `Style.top`.
    """
    if path.startswith("<"):  # standard input
        return path
    relative = os.path.relpath(path, top) if top else os.path.normpath(path)
    outside = relative == os.pardir or relative.startswith(os.pardir + os.sep)
    return (path if outside else relative).replace(os.sep, "/")


def one_line(finding: Finding) -> str:
    """The message on one line, with the way out if there is one."""
    message = " ".join(finding.message.split())
    fixes = ", or ".join(fix.title for fix in finding.fixes)
    return f"{message} Fix: {fixes}." if fixes else message


def encodable(text: str) -> str:
    """The text as UTF-8 can hold it: a file name that is not UTF-8 keeps its bytes as escapes."""
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def number_of(number: int, noun: str) -> str:
    """`1 finding`, `1,200 findings`."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def not_checked_lines(summary: Summary) -> list[str]:
    """A line for each reason for which texts were not checked, with the first files concerned."""
    lines = []
    for reason, number in summary.not_checked.most_common():
        paths = list(dict.fromkeys(summary.not_checked_in[reason]))
        more = f" and {len(paths) - NAMED:,} more" if len(paths) > NAMED else ""
        lines.append(f"not checked: {number_of(number, 'text')} in {', '.join(paths[:NAMED])}{more}: {reason}")
    return lines


def not_checked_line(item: NotChecked) -> str:
    """The texts of one file that were not checked."""
    return f"not checked: {number_of(item.units, 'text')}: {item.reason}"
