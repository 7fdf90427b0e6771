"""Data: outputs of translation systems with people's scores of them (`eval/mt`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path

from lambre_core.evaluation.sources import every, rows
from lambre_core.studies.errors import StudyError

REFERENCE = "refA"
"""The translation by people that BLEU and chrF compare with."""


@dataclass(frozen=True, slots=True)
class Source:
    """A file of people's scores.

    Attributes:
        kind: how they were asked: DA, DA+SQM, MQM. Higher is better in all.
        file: below `eval/mt`.
        score, segment: columns; a file with a column of segments has a score for each text.
        first: number of the first segment.
        names: names of systems in the file -> names of columns of texts, where they differ.
    """

    kind: str
    file: str
    score: str
    segment: str | None = None
    first: int = 0
    names: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Task:
    """A translation task of one year.

    Attributes:
        language: into which is translated.
        people: scores of whole systems.
        texts: scores of single segments.
    """

    name: str
    language: str
    people: tuple[Source, ...]
    texts: tuple[Source, ...] = ()

    @property
    def file(self) -> str:
        return f"{self.name.replace('-', '.', 1)}.tsv.xz"

    @property
    def files(self) -> tuple[str, ...]:
        """All files that are read, below `eval/mt`."""
        return (self.file, *(source.file for source in (*self.people, *self.texts)))

    @property
    def direction(self) -> str:
        return self.name.partition("-")[2]

    @property
    def year(self) -> int:
        return 2000 + int(self.name[3:5])


def _direct(name: str, kind: str) -> Source:
    return Source(kind, f"{name}.human_sys.tsv", "z")


_MQM_2021 = Source(
    "MQM",
    "wmt21.en-de.mqm_seg.tsv.xz",
    "mqm",
    "seg_1based",
    1,
    {"Nemo": "NVIDIA-NeMo", "ref-A": "refA", "ref-B": "refB", "ref-C": "refC", "ref-D": "refD"},
)

TASKS = (
    Task("wmt21-en-cs", "cs", (_direct("wmt21.en-cs", "DA"),)),
    Task("wmt23-en-cs", "cs", (_direct("wmt23.en-cs", "DA+SQM"),)),
    Task("wmt21-en-de", "de", (_direct("wmt21.en-de", "DA"), _MQM_2021), (_MQM_2021,)),
    Task(
        "wmt23-en-de",
        "de",
        (_direct("wmt23.en-de", "DA+SQM"), Source("MQM", "wmt23.en-de.mqm_sys.tsv", "score")),
        (
            Source("MQM", "wmt23.en-de.mqm_seg.tsv.xz", "score", "seg"),
            Source("DA+SQM", "wmt23.en-de.da-sqm_seg.tsv.xz", "score", "seg"),
        ),
    ),
    Task("wmt21-en-ru", "ru", (_direct("wmt21.en-ru", "DA"),)),
    Task("wmt23-cs-uk", "uk", (_direct("wmt23.cs-uk", "DA+SQM"),)),
)


def tasks_named(names: Sequence[str]) -> tuple[Task, ...]:
    """The tasks of these names, all without names, in the order of `TASKS`.

    Raises:
        StudyError: there is no such task.
    """
    known = [task.name for task in TASKS]
    if unknown := set(names) - set(known):
        raise StudyError(f"There is no task {min(unknown)!r}; there are {', '.join(known)}.")
    return tuple(task for task in TASKS if not names or task.name in names)


@dataclass(frozen=True, slots=True)
class System:
    """What a system, or a person, made of a task's segments, in their order."""

    name: str
    texts: tuple[str, ...]

    @property
    def person(self) -> bool:
        """Whether it is a translation by people."""
        return is_person(self.name)


def is_person(name: str) -> bool:
    return name.startswith("ref")


@dataclass(frozen=True, slots=True)
class Outputs:
    """All translations of a task.

    Attributes:
        segments: their numbers in the file, from 0; the texts of each system are in this order.
        systems: in order of their columns, the references among them.
    """

    segments: tuple[int, ...]
    systems: tuple[System, ...]

    def system(self, name: str) -> System:
        return next(system for system in self.systems if system.name == name)


def read_outputs(path: Path, *, limit: int | None = None) -> Outputs:
    """Read a table of translations: `seg`, `source`, then a column a system.

    Args:
        limit: most segments, evenly spread.

    Raises:
        EvaluationError: the file cannot be read, or a line has too few cells.
        StudyError: a segment's number is not that of its line.
    """
    table: list[dict[str, str]] = []
    for number, row in rows(path, ("seg", "source", REFERENCE)):
        if row["seg"] != str(len(table)):
            raise StudyError(
                f"{path}:{number}: segment {row['seg']!r}, expected {len(table)}: they are numbered from 0."
            )
        table.append(row)
    if not table:
        raise StudyError(f"{path}: the table has no segments.")
    names = [name for name in table[0] if name not in ("seg", "source")]
    chosen = every(range(len(table)), limit)
    return Outputs(
        tuple(chosen),
        tuple(System(name, tuple(" ".join(table[number][name].split()) for number in chosen)) for name in names),
    )


@dataclass(frozen=True, slots=True)
class Judgements:
    """People's scores: of systems, and of single segments where there are such (system -> segment from 0 -> score)."""

    kind: str
    systems: Mapping[str, float]
    segments: Mapping[str, Mapping[int, float]] = field(default_factory=dict)


def read_judgements(source: Source, folder: Path) -> Judgements:
    """Read people's scores; a system's is the mean of its segments' where only these are given.

    Args:
        folder: where the source's file lies.

    Raises:
        EvaluationError: the file cannot be read or has not the columns.
        StudyError: a score is not a number, or there are two of one thing.
    """
    path = folder / source.file
    segments: dict[str, dict[int, float]] = {}
    for number, row in rows(path, ("system", source.score, *((source.segment,) if source.segment else ()))):
        name = source.names.get(row["system"], row["system"])
        try:
            value = float(row[source.score])
            segment = int(row[source.segment]) - source.first if source.segment else 0
        except ValueError as error:
            raise StudyError(f"{path}:{number}: a number was expected ({error}).") from error
        if not isfinite(value):
            raise StudyError(f"{path}:{number}: a number was expected, not {row[source.score]!r}.")
        if segment in segments.setdefault(name, {}):
            raise StudyError(f"{path}:{number}: {row['system']} has a second score.")
        segments[name][segment] = value
    systems = {name: sum(scores.values()) / len(scores) for name, scores in segments.items()}
    return Judgements(source.kind, systems, segments if source.segment else {})


def export(task: Task, data: Path, folder: Path, *, limit: int | None = None) -> list[Path]:
    """Write the outputs of a task as `folder/TASK/SYSTEM.txt`, a segment a line, for `lambre-lint report`."""
    outputs = read_outputs(data / "eval" / "mt" / task.file, limit=limit)
    target = folder / task.name
    target.mkdir(parents=True, exist_ok=True)
    written = []
    for system in outputs.systems:
        path = target / f"{system.name}.txt"
        path.write_text("".join(f"{text}\n" for text in system.texts), encoding="utf-8", newline="\n")
        written.append(path)
    return written
