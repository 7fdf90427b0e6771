"""Counts per rule, the most frequent first: what to look at when lambre-lint comes to text that is there already."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from lambre_core.findings.result import FileResult
from lambre_core.outputs import Style
from lambre_core.outputs._drawing import printable

HELP = "findings, fixable ones and suppressed ones per language and rule"

_HEADINGS = ("findings", "fixable", "suppressed", "files")


def render(results: Iterable[FileResult], style: Style) -> Iterator[str]:
    """Yield the table, when all results have come; nothing where nothing was found."""
    found: Counter[tuple[str, str]] = Counter()
    fixable: Counter[tuple[str, str]] = Counter()
    suppressed: Counter[tuple[str, str]] = Counter()
    files: Counter[tuple[str, str]] = Counter()
    for result in results:
        met = set()
        for finding in result.findings:
            rule = (finding.language or "-", finding.code)
            if finding.suppressed is not None:
                suppressed[rule] += 1
            else:
                found[rule] += 1
                fixable[rule] += bool(finding.fixes)
                met.add(rule)
        files.update(met)
    rules = sorted({*found, *suppressed}, key=lambda rule: (-found[rule], -suppressed[rule], rule))
    if not rules:
        return
    columns = (found, fixable, suppressed, files)
    totals = (found.total(), fixable.total(), suppressed.total())
    yield "".join(f"{heading:>10}  " for heading in _HEADINGS) + "rule\n"
    for rule in rules:
        language, code = rule
        yield "".join(f"{counts[rule]:>10,}  " for counts in columns) + f"{printable(language)} {printable(code)}\n"
    yield "".join(f"{total:>10,}  " for total in totals) + f"{'':>10}  in all\n"
