"""Which lines of which files have changed since a revision, as git tells it.

A revision is compared as a pull request would be: what counts is the difference between the files as they are now and
the last commit that they have in common with the revision, so that nobody is told of what others did on `main`
meanwhile. New files are new from their first line on, renamed ones where they differ from what they were. Deletions
change no line.
"""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from lambre_core.documents.unit import DocumentError

Lines = tuple[range, ...]

EVERY: Lines = (range(1, 1 << 62),)
"""Every line of a file."""

_HUNK = re.compile(rb"@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@")
_BINARY = re.compile(rb'Binary files .* and ("?b/.*|/dev/null) differ')
_ESCAPE = re.compile(rb'\\([0-7]{3}|[abtnvfr"\\])')
_ESCAPED = {b"a": b"\a", b"b": b"\b", b"t": b"\t", b"n": b"\n", b"v": b"\v", b"f": b"\f", b"r": b"\r"}


@dataclass(frozen=True, slots=True)
class Changes:
    """Changed lines of the files of a run.

    Attributes:
        since: the revision as the user wrote it.
        lines: path as given -> its changed lines, 1-based, rising; files without changed lines are not there.
    """

    since: str
    lines: Mapping[str, Lines]

    def touch(self, path: str, first: int, last: int) -> bool:
        """Whether any line from `first` to `last` of a file has changed."""
        return any(first < part.stop and part.start <= last for part in self.lines.get(path, ()))


def changes_since(revision: str, paths: Iterable[str]) -> Changes:
    """The changed lines of files, each in the repository in which it lies.

    Raises:
        DocumentError: git is missing, a file lies in no repository, the revision is unknown or has nothing in common
            with what is checked out.
    """
    by_folder: dict[Path, Path] = {}
    by_top: dict[Path, _Repository] = {}
    lines: dict[str, Lines] = {}
    for path in paths:
        # A link is what it leads to; git follows none.
        place = Path(os.path.realpath(path))
        if place.parent not in by_folder:
            by_folder[place.parent] = _top(place.parent, path)
        top = by_folder[place.parent]
        if top not in by_top:
            by_top[top] = _Repository.read(top, revision)
        if changed := by_top[top].changed(place.relative_to(top).as_posix()):
            lines[path] = changed
    return Changes(revision, lines)


@dataclass(frozen=True, slots=True)
class _Repository:
    """What git says of one repository; paths are relative to its top."""

    tracked: frozenset[str]
    lines: Mapping[str, Lines]

    @classmethod
    def read(cls, top: Path, revision: str) -> _Repository:
        base = _base(top, revision)
        tracked = _git(top, "ls-files", "-z", "--full-name")
        # Whatever the user has configured, the answer has this form.
        difference = _git(
            top, "-c", "core.quotepath=on", "-c", "diff.suppressBlankEmpty=false", "diff", "--unified=0", "--no-color",
            "--no-ext-diff", "--no-textconv", "--inter-hunk-context=0", "--submodule=short", "--find-renames",
            "--src-prefix=a/", "--dst-prefix=b/", base, "--",
        )  # fmt: skip
        return cls(frozenset(os.fsdecode(tracked).split("\0")), dict(changed_lines(difference)))

    def changed(self, path: str) -> Lines:
        return self.lines.get(path, ()) if path in self.tracked else EVERY


def changed_lines(difference: bytes) -> Iterator[tuple[str, Lines]]:
    """The files of a `git diff --unified=0` and the lines that they have in their new form, where there are any.

    A file of bytes that git takes for binary, such as UTF-16, counts as changed in every line.
    """
    path: str | None = None
    found: list[range] = []
    lines = iter(difference.split(b"\n"))
    for line in lines:
        if line.startswith(b"diff --git "):
            if path is not None and found:
                yield path, tuple(found)
            path, found = None, []
        elif line.startswith(b"+++ "):
            path = _path(line[4:])
        elif match := _BINARY.fullmatch(line):
            path, found = _path(match[1]), [*EVERY]
        elif match := _HUNK.match(line):
            removed, added = (1 if number is None else int(number) for number in (match[1], match[3]))
            if added:
                found.append(range(int(match[2]), int(match[2]) + added))
            # The lines of the hunk may look like anything: they are counted, not read.
            for _ in range(removed + added):
                next(lines, None)
    if path is not None and found:
        yield path, tuple(found)


def _path(name: bytes) -> str | None:
    """A path as `git diff` writes it, without its `b/`; None for no file."""
    name = name.removesuffix(b"\t")
    if name.startswith(b'"') and name.endswith(b'"'):
        name = _ESCAPE.sub(_unescaped, name[1:-1])
    return os.fsdecode(name[2:]) if name.startswith(b"b/") else None


def _unescaped(match: re.Match[bytes]) -> bytes:
    code = match[1]
    return bytes([int(code, 8)]) if len(code) == 3 else _ESCAPED.get(code, code)


def _top(folder: Path, path: str) -> Path:
    """The top of the repository in which a folder lies."""
    try:
        top = _git(folder, "rev-parse", "--show-toplevel")
    except _GitFailed as error:
        said = "" if "not a git repository" in str(error) else f" git says: {error}."
        raise DocumentError(
            f"{path} is in no git repository, so nothing tells what has changed in it; leave --since out.{said}"
        ) from error
    return Path(os.path.realpath(os.fsdecode(top.removesuffix(b"\n"))))


def _base(top: Path, revision: str) -> str:
    """The commit with which the files are compared."""
    try:
        commit = _git(top, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    except _GitFailed as error:
        shallow = _shallow(top)
        raise DocumentError(
            f'git knows no commit "{revision}" in {top}; give --since a branch, tag or commit that is there'
            + (", or fetch the whole history (the checkout has only a part of it)." if shallow else ".")
        ) from error
    try:
        return _git(top, "merge-base", os.fsdecode(commit).strip(), "HEAD").decode("ascii").strip()
    except _GitFailed as error:
        remedy = "fetch the whole history (the checkout has only a part of it)" if _shallow(top) else "name another one"
        raise DocumentError(f'"{revision}" has no commit in common with what is checked out; {remedy}.') from error


def _shallow(top: Path) -> bool:
    try:
        return _git(top, "rev-parse", "--is-shallow-repository").strip() == b"true"
    except _GitFailed:
        return False


class _GitFailed(Exception):
    """What git said on standard error."""


def _git(folder: Path, *arguments: str) -> bytes:
    try:
        done = subprocess.run(
            ["git", "-C", str(folder), *arguments],
            capture_output=True,
            check=False,
            env={**os.environ, "LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0"},
        )
    except OSError as error:
        raise DocumentError(f"--since needs git, which cannot be run: {error.strerror or error}.") from error
    if done.returncode:
        raise _GitFailed(" ".join(done.stderr.decode("utf-8", "replace").split()).rstrip("."))
    return done.stdout
