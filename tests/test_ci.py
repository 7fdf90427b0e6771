"""What docs/ci.md and action.yml offer to others: valid for their hosts, and every command in them runs."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

ROOT = Path(__file__).parent.parent
ACTION: dict[str, Any] = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
PAGE = (ROOT / "docs" / "ci.md").read_text(encoding="utf-8")

BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)

CLEAN = "Morgen scheint in Berlin den ganzen Tag die Sonne.\n"
RIGHT = "Eine junge Künstlerin aus Halle führt durch die Ausstellung.\n"
WRONG = "Ein junge Künstlerin führt durch die Ausstellung.\n"


def block_of(file: str) -> str:
    """The snippet whose first line names a file."""
    [block] = [body for _, body in BLOCKS if body.partition("\n")[0].lstrip("#/ ") == file]
    return str(block)


# --- valid -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "schema"),
    [
        ((ROOT / "action.yml").read_text(encoding="utf-8"), "github-actions"),
        *((body, "github-workflows") for _, body in BLOCKS if body.startswith("# .github/workflows/")),
        (block_of(".gitlab-ci.yml"), "gitlab-ci"),
    ],
)
def test_valid_for_the_host(content: str, schema: str) -> None:
    """By the schemas that the hosts publish, as check-jsonschema carries them."""
    schemas = pytest.importorskip("check_jsonschema.builtin_schemas")
    file = Path(schemas.__file__).parent / "vendor" / f"{schema}.json"
    # In YAML 1.1, which GitHub does not read, `on` is a truth value.
    read = {"on" if key is True else key: value for key, value in yaml.safe_load(content).items()}
    jsonschema.validate(read, json.loads(file.read_text(encoding="utf-8")))


def test_pre_commit_takes_the_configuration(tmp_path: Path) -> None:
    from pre_commit.clientlib import load_config

    file = tmp_path / ".pre-commit-config.yaml"
    file.write_text(block_of(".pre-commit-config.yaml"), encoding="utf-8")
    hooks = {hook["id"] for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))}
    for repo in load_config(str(file))["repos"]:
        assert {hook["id"] for hook in repo["hooks"]} <= hooks


def test_the_page_names_every_input() -> None:
    named = re.findall(r"^\| `([\w-]+)` \|", PAGE, re.MULTILINE)
    assert named == list(ACTION["inputs"])
    [workflow] = yaml.safe_load(block_of(".github/workflows/grammar.yml"))["jobs"].values()
    assert set(workflow["steps"][1]["with"]) <= set(ACTION["inputs"])


# --- the commands ----------------------------------------------------------------------------------


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of somebody's with a clone of it as `origin`, one finding from its first commit on, and a program
    `lambre-lint` on the path."""
    programs, repository = tmp_path / "programs", tmp_path / "repository"
    for folder in (programs, repository / "locale"):
        folder.mkdir(parents=True)
    command = programs / "lambre-lint"
    command.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m lambre_core "$@"\n')
    command.chmod(0o755)
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    for name in ("GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"):
        monkeypatch.setenv(name, "somebody@example.org")
    git("init", "--quiet", "--initial-branch=main", cwd=repository)
    (repository / "locale" / "old.de.txt").write_text(WRONG, encoding="utf-8")
    commit(repository)
    git("clone", "--quiet", "--bare", ".", str(tmp_path / "origin"), cwd=repository)
    git("remote", "add", "origin", str(tmp_path / "origin"), cwd=repository)
    git("fetch", "--quiet", "origin", cwd=repository)
    return repository


def git(*arguments: str, cwd: Path) -> str:
    return subprocess.run(
        ["git", *arguments], cwd=cwd, check=True, capture_output=True, encoding="utf-8"
    ).stdout.strip()


def commit(repository: Path) -> str:
    git("add", ".", cwd=repository)
    git("commit", "--quiet", "--message=Change", cwd=repository)
    return git("rev-parse", "HEAD", cwd=repository)


def commands() -> Iterator[str]:
    """Every command line of the page that calls lambre-lint by itself, up to a pipe or a comment."""
    for line in PAGE.replace(block_of(".github/workflows/grammar-report.yml"), "").splitlines():
        if found := re.search(r"(?:^|[\s'`/])(lambre-lint (?:check|report) [^'`|#]+|lambre-lint check$)", line):
            yield found[1].strip()


@pytest.mark.parametrize("command", dict.fromkeys(commands()))
def test_the_commands_of_the_page_run(command: str, scratch: Path) -> None:
    command = command.replace("REV", "HEAD")
    done = subprocess.run(["bash", "-c", command], cwd=scratch, capture_output=True, encoding="utf-8")
    calm = re.search(r"--since|never|--update-baseline|^lambre-lint report", command)
    assert done.returncode == (0 if calm else 1), done.stderr
    for output in re.findall(r"--output (?:\w+=)?(\S+)", command):
        assert "old.de.txt" in (scratch / output).read_text(encoding="utf-8")


def test_a_report_on_a_pull_request(scratch: Path, tmp_path: Path) -> None:
    """The script of the workflow, where the change adds a text with an error."""
    git("mv", "locale", "docs", cwd=scratch)
    commit(scratch)
    git("push", "--quiet", "origin", "main", cwd=scratch)
    (scratch / "docs" / "new.de.txt").write_text(WRONG, encoding="utf-8")
    commit(scratch)
    [job] = yaml.safe_load(block_of(".github/workflows/grammar-report.yml"))["jobs"].values()
    [step] = [step for step in job["steps"] if "BASE" in step.get("env", {})]
    done = subprocess.run(
        ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]],
        cwd=scratch,
        env=os.environ | {"BASE": "origin/main"},
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode in (0, 1), done.stderr
    report = (scratch / "report.md").read_text(encoding="utf-8")
    assert "before" in report
    assert "new.de.txt" in report


def test_there_are_commands() -> None:
    assert len(set(commands())) >= 7


def test_the_report_on_a_pull_request_fails_on_a_drop(scratch: Path) -> None:
    """The job passes where the change is as good as what was there, and fails where it is worse for sure."""
    job = yaml.safe_load(block_of(".github/workflows/grammar-report.yml"))["jobs"]["report"]
    [script] = [step["run"] for step in job["steps"] if step.get("name", "").startswith("Report")]
    text = scratch / "docs" / "news.de.txt"
    text.parent.mkdir()

    def outcome(content: str) -> int:
        text.write_text(content, encoding="utf-8")
        commit(scratch)
        done = subprocess.run(
            ["bash", "-e", "-c", script],
            cwd=scratch,
            env={**os.environ, "BASE": "origin/main"},
            capture_output=True,
            encoding="utf-8",
        )
        git("worktree", "remove", "--force", "../before", cwd=scratch)
        assert "Scores: before and after" in (scratch / "report.md").read_text(encoding="utf-8"), done.stderr
        return done.returncode

    text.write_text(f"{RIGHT}\n" * 20, encoding="utf-8")
    commit(scratch)
    git("push", "--quiet", "origin", "HEAD:main", cwd=scratch)
    git("fetch", "--quiet", "origin", cwd=scratch)
    assert outcome(f"{RIGHT}\n" * 18 + f"{RIGHT.replace('Halle', 'Bonn')}\n" * 2) == 0
    assert outcome(f"{WRONG}\n" * 20) == 1


# --- the action ------------------------------------------------------------------------------------


def script(name: str) -> dict[str, Any]:
    [step] = [step for step in ACTION["runs"]["steps"] if step.get("name") == name]
    return dict(step)


def run_step(name: str, values: Mapping[str, str], cwd: Path, temp: Path) -> tuple[int, str, dict[str, str]]:
    """Run a step's script as the runner does: its status, its log, and the outputs that it sets.

    Args:
        values: expression -> value, for all expressions in its `env`.
    """
    step = script(name)

    def filled(text: str) -> str:
        return re.sub(r"\$\{\{ (.*?) \}\}", lambda found: values[found[1]], str(text))

    files = {name: temp / name.lower() for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY", "GITHUB_PATH")}
    for file in files.values():
        file.write_text("")
    environment = os.environ | {name: filled(text) for name, text in step["env"].items()}
    environment |= {name: str(file) for name, file in files.items()}
    done = subprocess.run(
        ["bash", "--noprofile", "--norc", "-e", "-o", "pipefail", "-c", step["run"]],
        cwd=cwd,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    outputs = dict(line.split("=", 1) for line in files["GITHUB_OUTPUT"].read_text().splitlines())
    return done.returncode, done.stdout, outputs


BASE = "github.event.pull_request.base.sha || github.event.before"
SARIF = "inputs.sarif || (inputs.upload-sarif == 'true' && format('{0}/lambre-lint.sarif', runner.temp)) || ''"


def inputs(temp: Path, **given: str) -> dict[str, str]:
    """The values of the check's expressions."""
    values = {f"inputs.{name}": str(about.get("default", "")) for name, about in ACTION["inputs"].items()}
    values |= {"runner.temp": str(temp), BASE: "", SARIF: ""}
    return values | {f"inputs.{name}": value for name, value in given.items()}


def test_no_expression_stands_in_a_script() -> None:
    """What a workflow passes in must not become code."""
    assert not [step["run"] for step in ACTION["runs"]["steps"] if "${{" in step.get("run", "")]


def test_the_action_annotates_summarises_and_decides(scratch: Path, tmp_path: Path) -> None:
    (scratch / "locale" / "new.de.txt").write_text(CLEAN, encoding="utf-8")
    values = inputs(tmp_path, paths="locale/old.de.txt\nlocale/new.de.txt\n") | {SARIF: str(tmp_path / "out.sarif")}
    status, log, outputs = run_step("lambre-lint", values, scratch, tmp_path)
    assert status == 0, log
    assert outputs == {"status": "1", "sarif": str(tmp_path / "out.sarif")}
    assert re.search(r"^::warning file=locale/old\.de\.txt,line=1,", log, re.MULTILINE), log
    assert "locale/old.de.txt" in (tmp_path / "github_step_summary").read_text(encoding="utf-8")
    results = json.loads((tmp_path / "out.sarif").read_text(encoding="utf-8"))["runs"][0]["results"]
    assert [one["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] for one in results] == [
        "locale/old.de.txt"
    ]
    assert (
        run_step(
            "Fail where something was found", {"steps.check.outputs.status": outputs["status"]}, scratch, tmp_path
        )[0]
        == 1
    )


@pytest.mark.parametrize(
    ("given", "status"),
    [
        ({}, "1"),  # no path: the whole folder
        ({"paths": "locale/*.de.txt"}, "1"),
        ({"args": "--fail-on error"}, "0"),
        ({"args": "--exclude\nold.de.txt --min-confidence 0.5", "summary": "false"}, "2"),  # no file is left
        ({"paths": "locale/old.de.txt; touch broken"}, "2"),  # one path, and no command
        ({"paths": "locale/old.de.txt", "args": "--no-such-option"}, "2"),
    ],
)
def test_inputs_of_the_action(given: dict[str, str], status: str, scratch: Path, tmp_path: Path) -> None:
    _, log, outputs = run_step("lambre-lint", inputs(tmp_path, **given), scratch, tmp_path)
    assert outputs["status"] == status, log
    assert not (scratch / "broken").exists()
    said = (tmp_path / "github_step_summary").read_text(encoding="utf-8")
    assert bool(said) == ("summary" not in given and "no-such-option" not in log)


@pytest.mark.parametrize(
    ("since", "base", "status"),
    [
        ("base", "HEAD^", "0"),  # the old finding is not on a changed line
        ("base", "0" * 40, "1"),  # a new branch: everything
        ("base", "", "1"),  # another event
        ("HEAD^", "", "0"),
        ("nothing-of-that-name", "", "2"),
    ],
)
def test_only_what_has_changed(since: str, base: str, status: str, scratch: Path, tmp_path: Path) -> None:
    (scratch / "locale" / "new.de.txt").write_text(CLEAN, encoding="utf-8")
    commit(scratch)
    if base.startswith("HEAD"):
        base = git("rev-parse", base, cwd=scratch)
    _, log, outputs = run_step("lambre-lint", inputs(tmp_path, since=since) | {BASE: base}, scratch, tmp_path)
    assert outputs["status"] == status, log


def test_what_lies_between_is_fetched_where_the_checkout_has_one_commit(scratch: Path, tmp_path: Path) -> None:
    base = git("rev-parse", "HEAD", cwd=scratch)
    for content in (CLEAN, WRONG):
        (scratch / "locale" / "new.de.txt").write_text(content, encoding="utf-8")
        commit(scratch)
    git("push", "--quiet", "origin", "main", cwd=scratch)
    shallow = tmp_path / "shallow"
    git("clone", "--quiet", "--depth=1", (tmp_path / "origin").as_uri(), str(shallow), cwd=tmp_path)
    git("config", "--file", str(tmp_path / "origin" / "config"), "uploadpack.allowAnySHA1InWant", "true", cwd=tmp_path)
    _, log, outputs = run_step("lambre-lint", inputs(tmp_path, since="base") | {BASE: base}, shallow, tmp_path)
    assert outputs["status"] == "1", log
    assert set(re.findall(r"^::warning file=([^,]+)", log, re.MULTILINE)) == {"locale/new.de.txt"}


@pytest.mark.parametrize(("least", "status"), [("0.0", "1"), ("1.0", "1")])
def test_a_report_beside_the_check(least: str, status: str, scratch: Path, tmp_path: Path) -> None:
    (scratch / "lambre.toml").write_text(f"[gates]\nmin-score = {least}\n")
    values = inputs(tmp_path, report=str(tmp_path / "report.md"), args="--fail-on never")
    _, log, outputs = run_step("lambre-lint", values, scratch, tmp_path)
    assert outputs["status"] == ("0" if least == "0.0" else status), log
    assert (tmp_path / "report.md").read_text(encoding="utf-8").startswith("#")


@pytest.mark.hook
def test_the_action_installs_its_own_checkout(scratch: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONPATH")
    values = {"github.action_path": str(ROOT), "runner.temp": str(tmp_path), "steps.environment.outputs.cache-hit": ""}
    status, log, outputs = run_step("Identify this version of lambre-lint", values, scratch, tmp_path)
    assert status == 0, log
    assert re.fullmatch(r"[0-9a-f]{32}", outputs["hash"])
    status, log, _ = run_step("Install lambre-lint", values, scratch, tmp_path)
    assert status == 0, log
    [added] = (tmp_path / "github_path").read_text().splitlines()
    done = subprocess.run([f"{added}/lambre-lint", "check", "locale"], cwd=scratch, capture_output=True)
    assert done.returncode == 1, done.stderr
    # With the environment from the cache nothing is installed.
    again = values | {"steps.environment.outputs.cache-hit": "true"}
    monkeypatch.setenv("PIP_INDEX_URL", "https://nothing.invalid")
    status, _, _ = run_step("Install lambre-lint", again, scratch, tmp_path)
    assert status == 0
    assert (tmp_path / "github_path").read_text().splitlines() == [added]
