"""Reading translations and people's scores."""

from __future__ import annotations

import lzma
from pathlib import Path

import pytest

from lambre_core.evaluation.errors import EvaluationError
from lambre_core.studies.errors import StudyError
from lambre_core.studies.mt.data import (
    TASKS,
    Source,
    export,
    is_person,
    read_judgements,
    read_outputs,
    tasks_named,
)

TABLE = "seg\tsource\trefA\tA\n0\tOne.\tEins.\tEin.\n1\tTwo.\tZwei  drei.\t\n2\tFour.\tVier.\tFunf.\n"


def table(folder: Path, text: str) -> Path:
    path = folder / "x.tsv.xz"
    path.write_bytes(lzma.compress(text.encode()))
    return path


def test_outputs(tmp_path: Path) -> None:
    found = read_outputs(table(tmp_path, TABLE))
    assert found.segments == (0, 1, 2)
    assert [(system.name, system.person, system.texts) for system in found.systems] == [
        ("refA", True, ("Eins.", "Zwei drei.", "Vier.")),
        ("A", False, ("Ein.", "", "Funf.")),
    ]


def test_some_segments_are_the_same_of_all_systems(tmp_path: Path) -> None:
    found = read_outputs(table(tmp_path, TABLE), limit=2)
    assert found.segments == (0, 1)
    assert [system.texts for system in found.systems] == [("Eins.", "Zwei drei."), ("Ein.", "")]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TABLE.replace("1\tTwo", "7\tTwo"), r"x\.tsv\.xz:3: segment '7', expected 1"),
        (TABLE.replace("\tFunf", ""), r"x\.tsv\.xz:4: 3 cells, but the header names 4"),
        (TABLE.replace("refA", "refB"), "no column 'refA'"),
        (TABLE.splitlines(keepends=True)[0], "no segments"),
    ],
)
def test_broken_outputs(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises((StudyError, EvaluationError), match=message):
        read_outputs(table(tmp_path, text))


def test_scores_of_systems(tmp_path: Path) -> None:
    (tmp_path / "h.tsv").write_text("system\tz\traw\nrefA\t0.5\t90\nA\t-0.25\t80\n", encoding="utf-8")
    found = read_judgements(Source("DA", "h.tsv", "z"), tmp_path)
    assert found.systems == {"refA": 0.5, "A": -0.25}
    assert found.segments == {}


def test_scores_of_segments(tmp_path: Path) -> None:
    (tmp_path / "h.tsv").write_text("system\tnumber\tmqm\nNemo\t1\t-1\nNemo\t3\t-4\nB\t1\t0\n", encoding="utf-8")
    found = read_judgements(Source("MQM", "h.tsv", "mqm", "number", 1, {"Nemo": "A"}), tmp_path)
    assert found.segments == {"A": {0: -1.0, 2: -4.0}, "B": {0: 0.0}}
    assert found.systems == {"A": -2.5, "B": 0.0}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("system\tz\nA\thigh\n", "h.tsv:2: a number was expected"),
        ("system\tz\nA\tnan\n", "h.tsv:2: a number was expected"),
        ("system\tz\nA\t1\nA\t2\n", "h.tsv:3: A has a second score"),
        ("system\traw\nA\t1\n", "no column 'z'"),
    ],
)
def test_broken_scores(tmp_path: Path, text: str, message: str) -> None:
    (tmp_path / "h.tsv").write_text(text, encoding="utf-8")
    with pytest.raises((StudyError, EvaluationError), match=message):
        read_judgements(Source("DA", "h.tsv", "z"), tmp_path)


def test_tasks_by_name() -> None:
    assert tasks_named(()) == TASKS
    assert [task.name for task in tasks_named(["wmt23-en-de", "wmt21-en-cs"])] == ["wmt21-en-cs", "wmt23-en-de"]
    with pytest.raises(StudyError, match=r"no task 'wmt99'; there are wmt21-en-cs"):
        tasks_named(["wmt99"])


def test_export_writes_a_segment_a_line(tmp_path: Path) -> None:
    (tmp_path / "eval" / "mt").mkdir(parents=True)
    task = TASKS[0]
    table(tmp_path, TABLE).rename(tmp_path / "eval" / "mt" / task.file)
    written = export(task, tmp_path, tmp_path / "out")
    assert [path.relative_to(tmp_path).as_posix() for path in written] == [
        "out/wmt21-en-cs/refA.txt",
        "out/wmt21-en-cs/A.txt",
    ]
    assert written[1].read_text(encoding="utf-8") == "Ein.\n\nFunf.\n"


@pytest.mark.data
@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.name)
def test_the_data_is_whole(data: Path, task: object) -> None:
    assert isinstance(task, type(TASKS[0]))
    folder = data / "eval" / "mt"
    outputs = read_outputs(folder / task.file)
    names = {system.name for system in outputs.systems}
    assert any(map(is_person, names))
    for source in task.people:
        judged = {name for name in read_judgements(source, folder).systems if not is_person(name)}
        # The file of 2021 has systems under other names, whose texts are not there.
        assert len(judged & names) >= 8
        assert judged <= names or source.file.startswith("wmt21.en-de.mqm")
    for source in task.texts:
        numbers = {number for scores in read_judgements(source, folder).segments.values() for number in scores}
        assert numbers <= set(outputs.segments)
        assert len(numbers) >= 460
