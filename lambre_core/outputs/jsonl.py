"""JSON Lines: one object a finding, the stable interface for other tools (`finding.schema.json`)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from lambre_core.documents.unit import Position, SourceRange
from lambre_core.findings.finding import Finding
from lambre_core.findings.result import FileResult
from lambre_core.outputs import Style

HELP = "one JSON object a finding and line"


_LINE_ENDS = re.compile("[\x7f-\x9f\u2028\u2029]")


def render(results: Iterable[FileResult], style: Style) -> Iterator[str]:
    """Yield a line for each finding."""
    for result in results:
        for finding in result.findings:
            if finding.suppressed is None or style.show_suppressed:
                yield encode(finding_object(finding)) + "\n"


def encode(value: Any) -> str:
    """JSON on one line, whatever takes which character for a line end.

    A file name that is not UTF-8 keeps its bytes as escapes, so that the output is UTF-8.
    """
    text = _LINE_ENDS.sub(lambda match: f"\\u{ord(match[0]):04x}", json.dumps(value, ensure_ascii=False))
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def finding_object(finding: Finding) -> dict[str, Any]:
    """A finding as JSON: keys, their order and meaning never change, new ones may come."""
    features = finding.features or {}
    return {
        "path": finding.path,
        "language": finding.language,
        "key": finding.key,
        "code": finding.code,
        "severity": finding.severity,
        "confidence": round(finding.confidence, 4),
        "message": finding.message,
        **_range(finding.range),
        "word": finding.word,
        "related": [
            {"role": related.role, "word": related.word, **_range(related.range)} for related in finding.related
        ],
        "features": {
            feature: {word: list(values) for word, values in words.items()} for feature, words in features.items()
        },
        "fixes": [
            {"title": fix.title, "edits": [{**_range(edit.range), "text": edit.text} for edit in fix.edits]}
            for fix in finding.fixes
        ],
        "fingerprint": finding.fingerprint,
        "suppressed": finding.suppressed,
    }


def _range(place: SourceRange) -> dict[str, Any]:
    return {"start": _position(place.start), "end": _position(place.end)}


def _position(position: Position) -> dict[str, int]:
    return {"line": position.line, "column": position.column, "byte": position.byte}
