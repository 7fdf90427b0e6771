from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from lambre_core.documents.discover import find_files
from lambre_core.documents.read import format_for
from lambre_core.documents.unit import DocumentError, InputProblem

TREE = {
    ".gitignore": "*.log.md\n/build/\nskip.txt\n",
    "a.md": "",
    "b.txt": "",
    "image.png": "",
    "x.log.md": "",
    "build/out.md": "",
    "docs/build/in.md": "",
    "docs/c.jsonl": "",
    "docs/skip.txt": "",
    "docs/.gitignore": "!skip.txt\n/private\n",
    "docs/private/p.md": "",
    "docs/deep/private/q.md": "",
    "docs/deep/skip.txt": "",
    "node_modules/m.md": "",
    ".git/description.md": "",
    "Z/z.md": "",
}


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in TREE.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def _known(path: str) -> bool:
    return format_for(path) is not None


ALL = [
    "Z/z.md",
    "a.md",
    "b.txt",
    "docs/build/in.md",
    "docs/c.jsonl",
    "docs/deep/private/q.md",
    "docs/deep/skip.txt",
    "docs/skip.txt",
]


@pytest.mark.parametrize(
    ("paths", "include", "exclude", "force", "found"),
    [
        (["."], [], [], False, ALL),
        (["docs", "."], [], [], False, [*ALL[3:], *ALL[:3]]),  # in the order asked for, each once
        (["docs/", "docs/c.jsonl"], [], [], False, ALL[3:]),
        (["image.png", "x.log.md"], [], [], False, ["image.png", "x.log.md"]),  # what is named is taken
        (["build"], [], [], False, ["build/out.md"]),  # so is a folder
        (["."], ["docs/**"], [], False, ALL[3:]),
        (["."], ["*.md"], ["docs/"], False, ["Z/z.md", "a.md"]),
        (["."], [], ["*.md", "!a.md"], False, ["a.md", "b.txt", "docs/c.jsonl", "docs/deep/skip.txt", "docs/skip.txt"]),
        (["a.md", "b.txt"], [], ["*.md"], False, ["a.md", "b.txt"]),
        (["a.md", "b.txt"], [], ["*.md"], True, ["b.txt"]),
        (["a.md", "docs/c.jsonl", "docs/deep/skip.txt"], ["docs/**"], ["skip.txt"], True, ["docs/c.jsonl"]),
        (["a.md", "image.png"], ["docs/**"], [], True, []),
        (["**/*.md"], [], ["Z"], False, ["a.md", "docs/build/in.md", "docs/deep/private/q.md"]),
        (["docs/*.jsonl", "docs/c.jsonl"], [], [], False, ["docs/c.jsonl"]),
    ],
)
@pytest.mark.usefixtures("tree")
def test_what_is_found(paths: list[str], include: list[str], exclude: list[str], force: bool, found: list[str]) -> None:
    result = list(find_files(paths, known=_known, include=include, exclude=exclude, force_exclude=force))
    if paths == ["**/*.md"]:
        result = [path for path in result if isinstance(path, str) and not path.startswith("node_modules")]
    assert result == found


def test_git_agrees(tree: Path) -> None:
    (tree / ".git" / "description.md").unlink()
    (tree / ".git").rmdir()
    subprocess.run(["git", "init", "-q", str(tree)], check=True)
    listed = subprocess.run(
        ["git", "-C", str(tree), "ls-files", "--others", "--exclude-standard"],
        check=True,
        capture_output=True,
        text=True,
    ).stdout.splitlines()
    wanted = sorted(path for path in listed if _known(path) and not path.startswith("node_modules"))
    assert sorted(str(path) for path in find_files(["."], known=_known)) == wanted


def test_patterns_are_relative_to_their_folder(tree: Path) -> None:
    found = find_files(["docs"], known=_known, exclude=["/deep"], base=tree / "docs")
    assert list(found) == ["docs/build/in.md", "docs/c.jsonl", "docs/skip.txt"]


@pytest.mark.usefixtures("tree")
def test_ignored_above_the_folder() -> None:
    assert "docs/skip.txt" in list(find_files(["docs"], known=_known))
    assert list(find_files(["docs/private"], known=_known)) == ["docs/private/p.md"]


@pytest.mark.parametrize(("path", "words"), [("nowhere.md", "no such file"), ("*.nothing", "no file matches")])
@pytest.mark.usefixtures("tree")
def test_what_is_missing_is_a_problem_and_the_rest_is_found(path: str, words: str) -> None:
    problem, file = find_files([path, "a.md"], known=_known)
    assert isinstance(problem, InputProblem)
    assert problem.path == path
    assert words in problem.message
    assert file == "a.md"


def test_links_to_folders_are_not_followed(tree: Path) -> None:
    (tree / "docs" / "loop").symlink_to(tree, target_is_directory=True)
    assert list(find_files(["."], known=_known)) == ALL


def test_broken_gitignore_lines_are_passed_over(tree: Path) -> None:
    (tree / "docs" / ".gitignore").write_bytes(b"!\n*.jsonl\n\xff\n")
    assert "docs/c.jsonl" not in list(find_files(["docs"], known=_known))


@pytest.mark.usefixtures("tree")
def test_broken_pattern_of_the_configuration() -> None:
    with pytest.raises(DocumentError, match='"!" is no pattern'):
        list(find_files(["."], known=_known, exclude=["!"]))
