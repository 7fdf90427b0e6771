"""Changed lines as git tells them, in repositories made for it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from lambre_core.documents.changes import EVERY, Changes, Lines, changed_lines, changes_since
from lambre_core.documents.unit import DocumentError

Git = Callable[..., str]

TEN = "".join(f"line {number}\n" for number in range(1, 11))


@pytest.fixture
def git(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Git:
    """`git("commit", "-m", "x")` in the current folder, which is a repository with one commit of `a.txt`."""
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    for who in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{who}_NAME", "nobody")
        monkeypatch.setenv(f"GIT_{who}_EMAIL", "nobody@example.org")
    top = tmp_path / "top"
    top.mkdir()
    monkeypatch.chdir(top)

    def run(*arguments: str) -> str:
        return subprocess.run(["git", *arguments], check=True, capture_output=True, text=True).stdout

    run("init", "-q", "-b", "main")
    Path("a.txt").write_text(TEN)
    run("add", ".")
    run("commit", "-q", "-m", "first")
    return run


def lines(*paths: str, since: str = "HEAD") -> dict[str, Lines]:
    return dict(changes_since(since, paths).lines)


def test_lines_that_are_new_or_differ(git: Git) -> None:
    Path("a.txt").write_text(TEN.replace("line 2\n", "another 2\n").replace("line 9\n", "line 9\nnew 1\nnew 2\n"))
    assert lines("a.txt") == {"a.txt": (range(2, 3), range(10, 12))}


def test_deletions_change_no_line(git: Git) -> None:
    Path("a.txt").write_text(TEN.replace("line 4\n", ""))
    assert lines("a.txt") == {}


def test_staged_and_committed_changes_count(git: Git) -> None:
    Path("a.txt").write_text(TEN.replace("line 2", "line two"))
    git("commit", "-q", "-a", "-m", "second")
    Path("a.txt").write_text(TEN.replace("line 2", "line two").replace("line 5", "line five"))
    git("add", ".")
    Path("a.txt").write_text(TEN.replace("line 2", "line two").replace("line 5", "line five") + "eleven\n")
    assert lines("a.txt", since="HEAD~1") == {"a.txt": (range(2, 3), range(5, 6), range(11, 12))}
    assert lines("a.txt") == {"a.txt": (range(5, 6), range(11, 12))}


def test_what_others_did_meanwhile_does_not_count(git: Git) -> None:
    git("checkout", "-q", "-b", "mine")
    Path("a.txt").write_text(TEN.replace("line 2", "mine"))
    git("commit", "-q", "-a", "-m", "mine")
    git("checkout", "-q", "main")
    Path("a.txt").write_text(TEN.replace("line 9", "theirs"))
    git("commit", "-q", "-a", "-m", "theirs")
    git("checkout", "-q", "mine")
    assert lines("a.txt", since="main") == {"a.txt": (range(2, 3),)}


def test_new_files_are_new_in_every_line(git: Git) -> None:
    Path("untracked.txt").write_text("a\nb\n")
    Path("staged.txt").write_text("a\nb\n")
    git("add", "staged.txt")
    Path(".gitignore").write_text("ignored.txt\n")
    Path("ignored.txt").write_text("a\nb\n")
    found = lines("a.txt", "untracked.txt", "staged.txt", "ignored.txt")
    assert found == {"untracked.txt": EVERY, "staged.txt": (range(1, 3),), "ignored.txt": EVERY}


def test_renamed_files_are_new_where_they_differ(git: Git) -> None:
    git("mv", "a.txt", "b.txt")
    assert lines("b.txt") == {}
    Path("b.txt").write_text(TEN + "eleven\n")
    assert lines("b.txt") == {"b.txt": (range(11, 12),)}


@pytest.mark.parametrize("name", ["ü b.txt", 'quoted".txt', "tab\t.txt", "a and b.txt", "line\nend.txt", "-a.txt"])
def test_odd_names(git: Git, name: str) -> None:
    Path(name).write_text(TEN)
    git("add", ".")
    git("commit", "-q", "-m", "odd")
    Path(name).write_text(TEN.replace("line 3", "three"))
    assert lines(name, "a.txt") == {name: (range(3, 4),)}


def test_a_name_that_is_not_utf8(git: Git) -> None:
    name = os.fsdecode(b"caf\xe9.txt")
    Path(name).write_text(TEN)
    git("add", ".")
    git("commit", "-q", "-m", "odd")
    Path(name).write_text(TEN + "eleven\n")
    assert lines(name) == {name: (range(11, 12),)}


def test_files_that_git_takes_for_binary_count_whole(git: Git) -> None:
    Path("a and b.strings").write_bytes("ä\n".encode("utf-16"))
    git("add", ".")
    git("commit", "-q", "-m", "binary")
    Path("a and b.strings").write_bytes("ö\n".encode("utf-16"))
    assert lines("a and b.strings") == {"a and b.strings": EVERY}


def test_lines_that_look_like_a_diff(git: Git) -> None:
    Path("a.txt").write_text("++ b/x.txt\n@@ -1 +7 @@\ndiff --git a/x b/x\n" + TEN)
    assert lines("a.txt", "x.txt") == {"a.txt": (range(1, 4),), "x.txt": EVERY}


@pytest.mark.parametrize(
    "setting",
    ["diff.noprefix=true", "diff.mnemonicPrefix=true", "color.ui=always", "diff.renames=false", "diff.external=false",
     "diff.context=5", "core.quotepath=false", "diff.relative=true", "diff.submodule=log"],
)  # fmt: skip
def test_whatever_the_user_has_configured(git: Git, setting: str) -> None:
    git("config", "--global", *setting.split("="))
    Path("sub").mkdir()
    Path("sub/ü.txt").write_text("x\n")
    git("mv", "a.txt", "b.txt")
    git("add", ".")
    Path("b.txt").write_text(TEN.replace("line 3", "three"))
    os.chdir("sub")
    assert lines("../b.txt", "ü.txt") == {"../b.txt": (range(3, 4),), "ü.txt": (range(1, 2),)}


def test_from_a_folder_and_by_absolute_paths(git: Git) -> None:
    Path("sub").mkdir()
    Path("a.txt").write_text(TEN + "eleven\n")
    absolute = str(Path("a.txt").absolute())
    os.chdir("sub")
    assert set(lines("../a.txt", absolute)) == {"../a.txt", absolute}


def test_a_file_in_a_repository_within(git: Git) -> None:
    Path("inner").mkdir()
    subprocess.run(["git", "init", "-q", "-b", "main", "inner"], check=True)
    Path("inner/b.txt").write_text("b\n")
    subprocess.run(["git", "-C", "inner", "add", "."], check=True)
    subprocess.run(["git", "-C", "inner", "commit", "-q", "-m", "inner"], check=True)
    Path("inner/b.txt").write_text("b\nc\n")
    assert lines("a.txt", "inner/b.txt") == {"inner/b.txt": (range(2, 3),)}


def test_a_revision_that_is_not_there(git: Git) -> None:
    for revision in ("nosuch", "--output=x", "HEAD~7", "HEAD:a.txt", ""):
        with pytest.raises(DocumentError, match="git knows no commit"):
            lines("a.txt", since=revision)
    assert not Path("x").exists()


def test_a_shallow_checkout_is_told_what_it_lacks(git: Git, tmp_path: Path) -> None:
    Path("a.txt").write_text("second\n")
    git("commit", "-q", "-a", "-m", "second")
    subprocess.run(["git", "clone", "-q", "--depth", "1", f"file://{Path.cwd()}", tmp_path / "shallow"], check=True)
    with pytest.raises(DocumentError, match="fetch the whole history"):
        lines(str(tmp_path / "shallow" / "a.txt"), since="HEAD~1")


def test_histories_with_nothing_in_common(git: Git) -> None:
    git("checkout", "-q", "--orphan", "other")
    git("commit", "-q", "-m", "orphan")
    with pytest.raises(DocumentError, match="no commit in common"):
        lines("a.txt", since="main")


def test_a_file_in_no_repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    (tmp_path / "a.txt").write_text("a\n")
    with pytest.raises(DocumentError, match="is in no git repository"):
        lines(str(tmp_path / "a.txt"))


def test_a_machine_without_git(git: Git, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(DocumentError, match="--since needs git"):
        lines("a.txt")


def test_touching() -> None:
    changes = Changes("HEAD", {"a.txt": (range(3, 5), range(8, 9))})
    touched = [line for line in range(1, 12) if changes.touch("a.txt", line, line)]
    assert touched == [3, 4, 8]
    assert changes.touch("a.txt", 5, 8)
    assert not changes.touch("a.txt", 5, 7)
    assert not changes.touch("b.txt", 3, 3)


def test_a_diff_that_is_cut_off_is_read_as_far_as_it_goes() -> None:
    diff = b"diff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,0 +2,3 @@\n+a"
    assert dict(changed_lines(diff)) == {"x": (range(2, 5),)}
