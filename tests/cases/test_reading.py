from __future__ import annotations

from pathlib import Path

import pytest

from lambre_core.cases.case import CaseError
from lambre_core.cases.reading import find_case_files, read_cases

GOOD = """\
# Comments are welcome.
fails:
  - text: Sie mag {lange Büchern|agreement}.
    why: clash
  - text: "{Der|agreement} Katze schläft."
    why: clash
passes:
  - text: Das ist gut.
    why: nothing wrong
  - text: "# Neue Bücher"
    format: markdown
    why: a heading
known:
  - text: Hier ist nichts.
    why: nothing wrong
    now: the tagger takes it for French
"""


def _write(folder: Path, content: str, name: str = "de/agreement.yaml") -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content, encoding="utf-8")
    return path


def test_groups_lines_and_language(tmp_path: Path) -> None:
    cases = read_cases([_write(tmp_path, GOOD)])
    assert [(case.line, case.group, case.language, case.format, case.now) for case in cases] == [
        (3, "fails", "de", "text", ""),
        (5, "fails", "de", "text", ""),
        (8, "passes", "de", "text", ""),
        (10, "passes", "de", "markdown", ""),
        (14, "known", "de", "text", "the tagger takes it for French"),
    ]
    assert [case.home for case in cases] == ["fails", "fails", "passes", "passes", "passes"]


@pytest.mark.parametrize(
    ("content", "place", "said"),
    [
        pytest.param("fails:\n - text: Sie {mag.\n   why: x\n", ":2: ", "belongs to no mark", id="bad mark"),
        pytest.param("fails:\n - text: Sie mag.\n   why: x\n", ":2: ", "needs a mark", id="fails without mark"),
        pytest.param(
            "passes:\n\n - text: '{Sie|agreement} mag.'\n   why: x\n", ":3: ", "has no marks", id="passes with mark"
        ),
        pytest.param("passes:\n - text: Sie mag.\n", ":2: ", "'why' is missing", id="no why"),
        pytest.param("passes:\n - text: Sie mag.\n   why: ''\n", ":3: ", "'why' is empty", id="empty why"),
        pytest.param(
            "passes:\n - text: A b.\n   why: x\n - text: A b.\n   why: x\n", ":4: ", "stands already at", id="twice"
        ),
        pytest.param("passes:\n - text: A b.\n   why: x\n   now: y\n", ":4: ", "no key 'now'", id="now outside known"),
        pytest.param("passes:\n - text: A b.\n   why: x\n   why: y\n", ":4: ", "stands twice", id="key twice"),
        pytest.param("passes:\n - text: A b.\n   why: x\n   format: odt\n", ":4: ", "no format 'odt'", id="format"),
        pytest.param("fails:\n - text: {Sie|agreement} mag.\n   why: x\n", ":2", "YAML", id="mark without quotes"),
        pytest.param("fails:\n - text: {Sie|agreement}\n   why: x\n", ":2: ", "in quotes", id="flow mapping"),
        pytest.param("fail:\n - text: x\n", ":1: ", "no key 'fail'", id="unknown group"),
        pytest.param("- text: x\n", ":1: ", "expected the keys", id="no groups"),
        pytest.param("passes: ja\n", ":1: ", "expected a list", id="no list"),
        pytest.param("language: deutsch\npasses: []\n", ":1: ", "is no language", id="language"),
        pytest.param("passes:\n - text: A: b\n   why: x\n", ":2:", "not valid YAML", id="colon"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(content: str, place: str, said: str, tmp_path: Path) -> None:
    path = _write(tmp_path, content)
    with pytest.raises(CaseError) as caught:
        read_cases([path])
    assert str(caught.value).startswith(f"{path}{place}")
    assert said in str(caught.value)


def test_language_by_key_by_folder_by_option(tmp_path: Path) -> None:
    entry = "passes:\n - text: A b.\n   why: x\n"
    by_key = _write(tmp_path, f"language: cs\n{entry}", "de/x.yaml")
    by_folder = _write(tmp_path, entry, "de/y.yaml")
    by_option = _write(tmp_path, entry, "German/z.yaml")
    assert [case.language for case in read_cases([by_key, by_folder])] == ["cs", "de"]
    assert [case.path for case in read_cases([by_key, by_folder], language="de")] == [by_folder]
    assert [case.language for case in read_cases([by_option], language="de")] == ["de"]
    with pytest.raises(CaseError, match="nothing says which language"):
        read_cases([by_option])


def test_a_text_may_stand_in_two_languages(tmp_path: Path) -> None:
    entry = "passes:\n - text: Anna.\n   why: x\n"
    files = [_write(tmp_path, entry, "de/x.yaml"), _write(tmp_path, entry, "cs/x.yaml")]
    assert len(read_cases(files)) == 2


def test_folders_are_searched(tmp_path: Path) -> None:
    first, second = _write(tmp_path, "", "cs/a.yml"), _write(tmp_path, "", "de/b.yaml")
    _write(tmp_path, "", "de/notes.md")
    assert find_case_files([tmp_path, first]) == [first, second]


@pytest.mark.parametrize("name", ["nowhere", "empty"])
def test_nothing_to_run_is_an_error(name: str, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(CaseError, match=name):
        find_case_files([tmp_path / name])
