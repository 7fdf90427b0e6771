"""Tables and pages: Markdown of the measurements, one section a measurement, renewed by its command."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from lambre_core.evaluation.errors import EvaluationError

HEADER = """\
# Precision

How far findings can be trusted, measured by `lambre-lint evaluate` on public data that the project does not ship; the
folder that holds it is named in `LAMBRE_DATA`. Every text is checked as a user's file would be. Each section says with
which command it was made, and with which versions: the hashes are of the model's files, the rules and the lexicon.
Figures after a share in square brackets are its 95 % interval (bootstrap over texts).
"""

WITHOUT = "-without-"
"""In the name of a section, between the set and a mechanism that was left out."""


@dataclass(frozen=True, slots=True)
class Section:
    """A measurement.

    Attributes:
        part: name of the part of the evaluation.
        name: of the set; with `part` it names the section.
        head: names of the columns of the part's overview.
        row: its cells for this set.
        body: Markdown below the heading.
    """

    part: str
    name: str
    head: tuple[str, ...]
    row: tuple[str, ...]
    body: str

    @property
    def text(self) -> str:
        """The section between its marks."""
        key = f"{self.part} {self.name}"
        return "\n".join(
            (
                f"<!-- begin {key} -->",
                f"### {self.part}: {self.name}",
                "",
                *table(self.head, [self.row]),
                "",
                self.body.rstrip(),
                f"<!-- end {key} -->",
                "",
            )
        )


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    """Lines of a Markdown table; the first column is text, the others are numbers."""
    lines = [f"| {' | '.join(head)} |", f"| --- |{' ---: |' * (len(head) - 1)}"]
    return [*lines, *(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |" for row in rows)]


_SECTION = re.compile(r"<!-- begin (?P<part>\S+) (?P<name>\S+) -->\n.*?<!-- end (?P=part) (?P=name) -->\n", re.DOTALL)


def write_page(
    page: Path, sections: Iterable[Section], sets: Mapping[str, Sequence[str]], about: Mapping[str, str]
) -> None:
    """Renew sections of a page and the overview of each part; other sections stay as they are.

    Args:
        sets: part -> the names of its sets, both in the order in which they are to stand.
        about: part -> what its figures are.

    Raises:
        EvaluationError: the page cannot be read or written.
    """
    try:
        old = page.read_text(encoding="utf-8") if page.exists() else ""
    except OSError as error:
        raise EvaluationError(f"{page}: cannot be read: {error.strerror or error}.") from error
    kept = {(found["part"], found["name"]): found[0] for found in _SECTION.finditer(old)}
    kept.update({(section.part, section.name): section.text for section in sections})
    lines = [HEADER]
    for part, names in sets.items():
        own = sorted((_rank(name, names), name) for owner, name in kept if owner == part)
        texts = [kept[part, name] for _, name in own]
        if texts:
            lines += [f"## {part}", "", about[part].rstrip(), "", *_overview(texts), "", *texts]
    try:
        page.write_text("\n".join(lines).rstrip("\n") + "\n", encoding="utf-8", newline="\n")
    except OSError as error:
        raise EvaluationError(f"{page}: cannot be written: {error.strerror or error}.") from error


def _rank(name: str, sets: Sequence[str]) -> int:
    """The place of a section: that of its set, also where a mechanism was left out; unknown ones come last."""
    return next((index for index, known in enumerate(sets) if name.partition(WITHOUT)[0] == known), len(sets))


def _overview(sections: Sequence[str]) -> list[str]:
    """The first table of every section, put together where their heads agree."""
    rows: dict[tuple[str, str], list[str]] = {}
    for text in sections:
        head, rule, row = _first(text)
        rows.setdefault((head, rule), []).append(row)
    lines: list[str] = []
    for (head, rule), found in rows.items():
        lines += [*([""] if lines else []), head, rule, *found]
    return lines


def _first(text: str) -> tuple[str, str, str]:
    """Head, rule and row of the first table of a section."""
    head, rule, row = [line for line in text.splitlines() if line.startswith("|")][:3]
    return head, rule, row


def per_thousand(number: float, of: float) -> str:
    """So many in a thousand; empty where there is nothing."""
    return f"{1000 * number / of:.2f}" if of else ""


def share(number: float, of: float) -> str:
    """A share with two decimals; empty where there is nothing to divide by."""
    return f"{number / of:.2f}" if of else ""


def count(number: float) -> str:
    """A whole number as it is, a half with its decimal."""
    return f"{number:.0f}" if number == int(number) else f"{number:.1f}"
