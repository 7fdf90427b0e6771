"""Tallies: what is counted of a corpus; parts of it merge in any order to the same bytes.

Counts are integers, by group, measure and bucket. A bucket takes the segments whose names hash to it, in whatever file
or system they stand: buckets are the units of resampling (`resampling`), so that the size of what is kept does not
grow with the corpus and two systems are paired by the names of their segments. Of single segments the worst are kept,
in an order that is total.

Measures: `segments`, `sentences`, `tokens`, `findings`, `sites` and `judged` (of rules that are linted), `hidden`,
`suppressed`, `undecided REASON`, `held KEY`, `broken KEY` and `found KEY` of a rule, `fragments` and `fragmented`
(sentences in which they were sought), `fluent` (sentences), `fluency` (sum, in millionths) and `fluency at BIN`.
A KEY is the language, a blank and the rule.
"""

from __future__ import annotations

import hashlib
import heapq
import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

BUCKETS = 1024
"""More buckets would narrow the error of an interval's width no further than 1000 bootstrap samples do."""

RECORDS = 3000
"""Segments of which broken rules and findings are kept; of further ones only counts."""

TREES = 60
"""The worst of them, whose trees are kept."""

NAMES = 20_000
"""Names of segments that are kept, for saying which are missing in a comparison: those with the lowest hashes."""

PROBLEMS = 100
"""Problems of input that are kept."""

Cells = dict[str, dict[int, int]]
"""Measure -> bucket -> count."""


@dataclass(frozen=True, slots=True, order=True)
class Found:
    """A finding as a report tells it; the place is 1-based."""

    line: int
    column: int
    code: str
    codes: tuple[str, ...]
    word: str
    message: str
    confidence: float


@dataclass(frozen=True, slots=True)
class Record:
    """A segment with something wrong.

    Attributes:
        name: of the segment, by which it is paired with that of another system or version.
        badness: the sum of the confidences of its findings, in millionths.
        broken: rule key -> sites at which the rule is broken, whether or not that is a finding.
        trees: lines of its drawn trees, each with what is said of a word that clashes, or None where it is not among
            the worst.
    """

    group: str
    path: str
    line: int
    name: str
    language: str
    text: str
    badness: int
    broken: Mapping[str, int]
    findings: tuple[Found, ...] = ()
    trees: tuple[tuple[str, str], ...] | None = None

    @property
    def order(self) -> tuple[Any, ...]:
        """The worst first; only what is the same in everything is the same in this."""
        return (
            -self.badness,
            -sum(self.broken.values()),
            self.group,
            self.path,
            self.line,
            self.name,
            self.text,
            self.language,
            sorted(self.broken.items()),
            self.findings,
            self.trees is None,
            self.trees or (),
        )


@dataclass(frozen=True, slots=True)
class Left:
    """Texts that were not judged, by reason, with one path as an example."""

    language: str
    reason: str
    missing: bool
    units: int
    path: str


@dataclass(slots=True)
class Tallies:
    """What is counted.

    Attributes:
        groups: group -> counts. Without grouping there is one group, the empty name.
        names: group -> (number of segments, sum of their hashes modulo 2**64).
        sketch: (hash, group, name) with the lowest hashes, of all groups.
        records: the worst segments, in order once they are settled.
        wrong: how many segments have something broken or found, kept or not.
        models: language -> hash of the parser.
        not_judged: by language and reason.
        problems: sentences on what could not be read.
        problem_count: how many there are, kept or not.
    """

    groups: dict[str, Cells] = field(default_factory=dict)
    names: dict[str, tuple[int, int]] = field(default_factory=dict)
    sketch: list[tuple[int, str, str]] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)
    wrong: int = 0
    models: dict[str, str] = field(default_factory=dict)
    not_judged: dict[tuple[str, str], Left] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    problem_count: int = 0

    def count(self, group: str, bucket: int, counts: Mapping[str, int]) -> None:
        """Add the counts of a segment."""
        cells = self.groups.setdefault(group, {})
        for measure, number in counts.items():
            if number:
                row = cells.setdefault(measure, {})
                row[bucket] = row.get(bucket, 0) + number

    def name(self, group: str, name: str) -> int:
        """Note a segment by its name, and say its bucket."""
        hashed = hash_of(name)
        number, digest = self.names.get(group, (0, 0))
        self.names[group] = number + 1, (digest + hashed) % (1 << 64)
        self.sketch.append((hashed, group, name))
        return hashed % BUCKETS

    def problem(self, sentence: str) -> None:
        self.problem_count += 1
        self.problems.append(sentence)

    def leave(self, left: Left) -> None:
        known = self.not_judged.get((left.language, left.reason))
        if known is not None:
            path = min(known.path, left.path)
            left = Left(left.language, left.reason, known.missing or left.missing, known.units + left.units, path)
        self.not_judged[left.language, left.reason] = left

    def add(self, other: Tallies) -> None:
        """Add everything that another part of the corpus has."""
        for group, cells in other.groups.items():
            mine = self.groups.setdefault(group, {})
            for measure, row in cells.items():
                into = mine.setdefault(measure, {})
                for bucket, number in row.items():
                    into[bucket] = into.get(bucket, 0) + number
        for group, (number, digest) in other.names.items():
            before = self.names.get(group, (0, 0))
            self.names[group] = before[0] + number, (before[1] + digest) % (1 << 64)
        self.sketch += other.sketch
        self.records += other.records
        self.wrong += other.wrong
        self.models.update(other.models)
        for left in other.not_judged.values():
            self.leave(left)
        self.problems += other.problems
        self.problem_count += other.problem_count
        if len(self.sketch) > 2 * NAMES or len(self.records) > 2 * RECORDS or len(self.problems) > 2 * PROBLEMS:
            self.settle()

    def settle(self) -> None:
        """Order what is kept of single segments, and drop what is beyond the limits."""
        self.sketch = heapq.nsmallest(NAMES, self.sketch)
        kept = sorted(self.records, key=lambda record: record.order)[:RECORDS]
        self.records = kept[:TREES] + [without_trees(record) for record in kept[TREES:]]
        self.problems = sorted(self.problems)[:PROBLEMS]

    def total(self) -> Cells:
        """The counts over all groups."""
        whole: Cells = {}
        for cells in self.groups.values():
            for measure, row in cells.items():
                into = whole.setdefault(measure, {})
                for bucket, number in row.items():
                    into[bucket] = into.get(bucket, 0) + number
        return whole


def without_trees(record: Record) -> Record:
    if record.trees is None:
        return record
    return Record(**{**_fields(record), "trees": None})


def _fields(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in Record.__slots__}


def hash_of(name: str) -> int:
    """64 bits by which a segment is known, the same on every machine."""
    return int.from_bytes(hashlib.blake2b(name.encode("utf-8", "surrogatepass"), digest_size=8).digest(), "big")


def sum_of(cells: Cells, measure: str) -> int:
    """The count of a measure over all buckets."""
    return sum(cells.get(measure, {}).values())


# --- as JSON ---------------------------------------------------------------------------------------


def to_json(tallies: Tallies) -> str:
    """The tallies as text, the same for the same tallies in whatever order they were merged; settles them."""
    tallies.settle()
    found = {
        "groups": tallies.groups,
        "names": tallies.names,
        "sketch": tallies.sketch,
        "records": [record_object(record) for record in tallies.records],
        "wrong": tallies.wrong,
        "models": tallies.models,
        "not_judged": [asdict(tallies.not_judged[key]) for key in sorted(tallies.not_judged)],
        "problems": tallies.problems,
        "problem_count": tallies.problem_count,
    }
    return json.dumps(found, ensure_ascii=True, sort_keys=True, separators=(",", ":"))


def from_json(text: str) -> Tallies:
    """The tallies that `to_json` wrote."""
    found = json.loads(text)
    return Tallies(
        groups={
            group: {measure: {int(b): n for b, n in row.items()} for measure, row in cells.items()}
            for group, cells in found["groups"].items()
        },
        names={group: (number, digest) for group, (number, digest) in found["names"].items()},
        sketch=[(hashed, group, name) for hashed, group, name in found["sketch"]],
        records=[record_from(record) for record in found["records"]],
        wrong=found["wrong"],
        models=found["models"],
        not_judged={(left["language"], left["reason"]): Left(**left) for left in found["not_judged"]},
        problems=found["problems"],
        problem_count=found["problem_count"],
    )


def record_object(record: Record) -> dict[str, Any]:
    """A record as JSON has it."""
    return asdict(record)


def record_from(found: Mapping[str, Any]) -> Record:
    """The record of an object."""
    findings = tuple(Found(**{**one, "codes": tuple(one["codes"])}) for one in found["findings"])
    trees = None if found["trees"] is None else tuple((line, note) for line, note in found["trees"])
    return Record(**{**found, "findings": findings, "trees": trees})
