"""`check --output FORMAT=FILE`, `--statistics`, the step summary, paths and links for hosts."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from lambre_core.cli._sinks import OutputError, Sink, sinks_of

Lint = Callable[..., SimpleNamespace]

WRONG = "Da sind lange Büchern.\n"


@pytest.fixture(autouse=True)
def no_host(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests may run on one of the hosts."""
    for name in ("GITHUB_STEP_SUMMARY", "GITHUB_REPOSITORY", "GITHUB_SHA", "CI_PROJECT_URL", "CI_COMMIT_SHA"):
        monkeypatch.delenv(name, raising=False)


# --format, --output, and where what goes
SINKS: dict[str, tuple[str | None, list[str], list[tuple[str, str | None]]]] = {
    "nothing said": (None, [], [("text", None)]),
    "a format": ("jsonl", [], [("jsonl", None)]),
    "a file": (None, ["a.txt"], [("text", "a.txt")]),
    "a format to a file": ("jsonl", ["a.jsonl"], [("jsonl", "a.jsonl")]),
    "a file beside standard output": (None, ["sarif=a.sarif"], [("text", None), ("sarif", "a.sarif")]),
    "two files beside": (
        "github",
        ["sarif=a.sarif", "junit=a.xml"],
        [("github", None), ("sarif", "a.sarif"), ("junit", "a.xml")],
    ),
    "a format by name on standard output": (
        None,
        ["sarif=a.sarif", "jsonl=-"],
        [("jsonl", None), ("sarif", "a.sarif")],
    ),
    "three files": ("jsonl", ["a.jsonl", "sarif=a.sarif"], [("jsonl", "a.jsonl"), ("sarif", "a.sarif")]),
    "standard output by its sign": ("jsonl", ["-"], [("jsonl", None)]),
    "a file name with a sign": (None, ["a=b.txt"], [("text", "a=b.txt")]),
    "a file that is called like a format": (None, ["./sarif=a"], [("text", "sarif=a")]),
}


@pytest.mark.parametrize("name", SINKS)
def test_where_what_goes(name: str) -> None:
    form, wanted, expected = SINKS[name]
    assert sinks_of(form, wanted) == [Sink(form, Path(path) if path else None) for form, path in expected]


@pytest.mark.parametrize(
    ("form", "wanted", "said"),
    [
        (None, ["a.txt", "b.txt"], "two files for one form"),
        ("jsonl", ["text=-"], "cannot both go to standard output"),
        (None, ["sarif=a", "junit=./a"], "cannot both go to a"),
        (None, [""], "names no file"),
        (None, ["sarif="], "names no file"),
    ],
)
def test_what_cannot_go_anywhere(form: str | None, wanted: list[str], said: str) -> None:
    with pytest.raises(OutputError, match=said):
        sinks_of(form, wanted)


def test_all_forms_in_one_run_are_those_of_runs_of_their_own(lint: Lint, folder: Path) -> None:
    from lambre_core import outputs

    for number in range(18):  # more than wait in a queue
        (folder / f"{number}.de.txt").write_text(WRONG)
    (folder / "out").mkdir()
    wanted = [argument for name in outputs.names() for argument in ("--output", f"{name}=out/{name}")]
    run = lint("check", ".", *wanted)
    assert run.status == 1
    assert run.out == (folder / "out" / "text").read_text()
    for name in ("json", "markdown", "sarif"):
        alone = lint("check", ".", "--format", name, "--exclude", "out").out
        assert (folder / "out" / name).read_text() == alone


@pytest.mark.parametrize("wanted", ["sarif=none/a.sarif", "none/a.txt", "sarif=.", "jsonl=/dev/full", "/dev/full"])
def test_a_file_that_cannot_be_written(lint: Lint, folder: Path, wanted: str) -> None:
    (folder / "a.de.txt").write_text(WRONG)
    run = lint("check", "a.de.txt", "--output", wanted)
    assert run.status == 2
    assert f"{wanted.removeprefix('sarif=').removeprefix('jsonl=')}: the results cannot be written there" in run.err
    assert "Traceback" not in run.err


def test_a_run_that_breaks_off_leaves_no_file_that_looks_whole(
    lint: Lint, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "a.de.txt").write_text(WRONG)

    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("in the middle")

    monkeypatch.setattr("lambre_core.jobs.check", broken)
    run = lint("check", "a.de.txt", "--output", "gitlab=a.json")
    assert run.status == 2
    assert "in the middle" in run.err
    with pytest.raises(ValueError, match="Expecting value"):
        json.loads((folder / "a.json").read_text())


def test_statistics(lint: Lint, folder: Path) -> None:
    (folder / "a.de.txt").write_text(f"{WRONG}\n{WRONG}")
    run = lint("check", "--statistics")
    assert run.status == 1
    assert run.out.splitlines() == [
        "  findings     fixable  suppressed       files  rule",
        "         2           2           0           1  de agreement/adj-mod-noun/case",
        "         2           2           0              in all",
    ]
    assert lint("check", "--statistics", "--format", "json").status == 2
    beside = lint("check", "--statistics", "--output", "jsonl=a.jsonl")
    assert beside.out == run.out
    assert len((folder / "a.jsonl").read_text().splitlines()) == 2


# --- hosts -----------------------------------------------------------------------------------------


def test_a_step_summary_is_added_to(lint: Lint, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "a.de.txt").write_text(WRONG)
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(folder / "summary"))
    (folder / "summary").write_text("# Before\n")
    assert lint("check", "a.de.txt").status == 1
    assert (folder / "summary").read_text() == "# Before\n"
    assert lint("check", "a.de.txt", "--format", "github").status == 1
    assert (folder / "summary").read_text().startswith("# Before\n## lambre-lint: 1 finding in 1 file\n")


def test_a_step_summary_keeps_the_limit_of_all_of_it(lint: Lint, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "a.de.txt").write_text(f"{WRONG}\n" * 25)
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(folder / "summary"))
    (folder / "summary").write_text("x" * ((1 << 20) - 10_000))
    lint("check", "a.de.txt", "--format", "github")
    assert (1 << 20) - 10_000 < (folder / "summary").stat().st_size <= 1 << 20
    assert "left out**" in (folder / "summary").read_text()


def test_a_step_summary_that_cannot_be_written_spoils_nothing(
    lint: Lint, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "a.de.txt").write_text(WRONG)
    monkeypatch.setenv("GITHUB_STEP_SUMMARY", str(folder / "none" / "summary"))
    run = lint("check", "a.de.txt", "--format", "github")
    assert run.status == 1
    assert "::warning file=a.de.txt" in run.out
    assert "cannot be written there" in run.err


def test_paths_for_hosts_start_at_the_top_of_the_repository(
    lint: Lint, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / ".git").mkdir()
    (folder / "docs").mkdir()
    (folder / "docs" / "a.de.txt").write_text(WRONG)
    monkeypatch.chdir(folder / "docs")
    assert "::warning file=docs/a.de.txt," in lint("check", "--format", "github").out
    (issue,) = json.loads(lint("check", "--format", "gitlab").out)
    assert issue["location"]["path"] == "docs/a.de.txt"
    (result,) = json.loads(lint("check", "--format", "sarif").out)["runs"][0]["results"]
    assert result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == "docs/a.de.txt"
    # reviewdog goes on from the current folder.
    (diagnostic,) = json.loads(lint("check", "--format", "rdjson").out)["diagnostics"]
    assert diagnostic["location"]["path"] == "a.de.txt"


@pytest.mark.parametrize(
    ("told", "address"),
    [
        (
            {"GITHUB_REPOSITORY": "o/r", "GITHUB_SHA": "12ab", "GITHUB_SERVER_URL": "https://git.example"},
            "https://git.example/o/r/blob/12ab/a.de.txt#L1",
        ),
        (
            {"CI_PROJECT_URL": "https://git.example/g/p", "CI_COMMIT_SHA": "12ab"},
            "https://git.example/g/p/-/blob/12ab/a.de.txt#L1",
        ),
    ],
)
def test_links_to_the_lines(
    lint: Lint, folder: Path, monkeypatch: pytest.MonkeyPatch, told: dict[str, str], address: str
) -> None:
    (folder / "a.de.txt").write_text(WRONG)
    for name, value in told.items():
        monkeypatch.setenv(name, value)
    assert f"[1:9]({address})" in lint("check", "--format", "markdown").out


def test_a_baseline_in_sarif(lint: Lint, folder: Path) -> None:
    (folder / "a.de.txt").write_text(WRONG)
    lint("check", "--baseline", "known.json", "--update-baseline")
    (folder / "a.de.txt").write_text(f"{WRONG}\nHier sind lange Büchern.\n")
    results = json.loads(lint("check", "--baseline", "known.json", "--format", "sarif").out)["runs"][0]["results"]
    assert [result["baselineState"] for result in results] == ["unchanged", "new"]
