"""Every format counts columns in its own unit: what it says is looked up in the text as its readers would do it."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core import outputs
from lambre_core.documents.positions import LineIndex
from lambre_core.findings.finding import Edit, Finding, Fix, Related
from lambre_core.findings.result import FileResult
from lambre_core.outputs import Style

# Letters, an emoji outside the basic plane, combining marks, joiners, what some take for line ends, and line ends
TEXTS = st.text(
    st.sampled_from("aß€漢😂\u0308\u200d\ufe0f\u0301🇩🇪 \t\x0b\x85\u2028\n\r") | st.characters(codec="utf-8"),
    max_size=60,
)

Place = tuple[int, int, int, int]
"""First line and column, last line and column, as the format says them."""


@st.composite
def marked(draw: st.DrawFn) -> tuple[str, list[tuple[int, int]]]:
    """A text and two ranges of it that are no longer than a line and not empty."""
    text = draw(TEXTS.filter(lambda text: bool(re.search(r"[^\r\n]", text))))
    offsets = [offset for offset, sign in enumerate(text) if sign not in "\r\n"]
    ranges = []
    for _ in range(2):
        start = draw(st.sampled_from(offsets))
        line_end = re.compile(r"[\r\n]|\Z").search(text, start)
        assert line_end is not None
        ranges.append((start, draw(st.integers(start + 1, line_end.start()))))
    return text, ranges


def result_of(text: str, ranges: list[tuple[int, int]]) -> FileResult:
    index = LineIndex.of(text)
    fault, other = (index.range(span) for span in ranges)
    finding = Finding(
        path="a.txt",
        language="de",
        key=None,
        code="agreement/adj-mod-noun/case",
        severity="warning",
        confidence=0.9,
        message="They do not agree.",
        range=fault,
        word="x",
        related=(Related("head", "x", other),),
        fixes=(Fix("x → y", (Edit(other, "y"),)),),
        fingerprint="0" * 32,
    )
    lines = {place.start.line: index.line_text(place.start.line) for place in (fault, other)}
    return FileResult("a.txt", (finding,), lines=lines)


def sarif(output: str) -> list[Place]:
    (result,) = json.loads(output)["runs"][0]["results"]
    regions = [
        result["locations"][0]["physicalLocation"]["region"],
        result["relatedLocations"][0]["physicalLocation"]["region"],
        result["fixes"][0]["artifactChanges"][0]["replacements"][0]["deletedRegion"],
    ]
    return [(region["startLine"], region["startColumn"], region["endLine"], region["endColumn"]) for region in regions]


def rdjson(output: str) -> list[Place]:
    (diagnostic,) = json.loads(output)["diagnostics"]
    ranges = [
        diagnostic["location"]["range"],
        diagnostic["related_locations"][0]["location"]["range"],
        diagnostic["suggestions"][0]["range"],
    ]
    return [(*(place[side][key] for side in ("start", "end") for key in ("line", "column")),) for place in ranges]


def github(output: str) -> list[Place]:
    (command,) = re.findall(r"^::warning (.*)$", output, re.MULTILINE)
    properties = dict(part.split("=", 1) for part in command.partition("::")[0].split(","))
    line, last, column, end = (int(properties[name]) for name in ("line", "endLine", "col", "endColumn"))
    return [(line, column, last, end + 1)]  # the last column counts


def gitlab(output: str) -> list[Place]:
    (issue,) = json.loads(output)
    places = issue["location"]["positions"]
    return [(*(places[side][key] for side in ("begin", "end") for key in ("line", "column")),)]


def junit(output: str) -> list[Place]:
    (failure,) = ElementTree.fromstring(output.encode("utf-8")).iter("failure")
    match = re.match(r"a\.txt:(\d+):(\d+): ", str(failure.text))
    assert match is not None
    return [(int(match[1]), int(match[2]), int(match[1]), -1)]


# The format, how its places are read, the encoding of its unit, bytes of a unit, which ranges it names
FORMATS: dict[str, tuple[Callable[[str], list[Place]], str, int, list[int]]] = {
    "sarif": (sarif, "utf-16-le", 2, [0, 1, 1]),
    "rdjson": (rdjson, "utf-8", 1, [0, 1, 1]),
    "github": (github, "utf-32-le", 4, [0]),
    "gitlab": (gitlab, "utf-32-le", 4, [0]),
    "junit": (junit, "utf-32-le", 4, [0]),
}


@pytest.mark.parametrize("name", FORMATS)
@given(case=marked())
def test_columns_lead_back_to_the_words(name: str, case: tuple[str, list[tuple[int, int]]]) -> None:
    text, ranges = case
    read, encoding, width, which = FORMATS[name]
    places = read("".join(outputs.load(name).render([result_of(text, ranges)], Style())))
    lines = re.split(r"\r\n|\n|\r", text)
    for (line, column, last, end), (start, stop) in zip(places, (ranges[number] for number in which), strict=True):
        assert line == last
        encoded = lines[line - 1].encode(encoding)
        said = encoded[(column - 1) * width : (end - 1) * width if end >= 0 else None].decode(encoding)
        assert said == text[start:stop] if end >= 0 else said.startswith(text[start:stop])
