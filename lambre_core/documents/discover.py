"""Which files a run reads: folders walked as git sees them, globs, and files named one by one."""

from __future__ import annotations

import glob
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from lambre_core.documents.unit import DocumentError, InputProblem

if TYPE_CHECKING:
    from pathspec import GitIgnoreSpec

NEVER_WALKED = frozenset({".git", ".hg", ".svn", ".jj", ".venv", ".tox", ".nox", "node_modules", "__pycache__"})
"""Folders that hold nothing that people wrote; what is in them can still be named."""


def find_files(
    paths: Sequence[str],
    *,
    known: Callable[[str], bool],
    include: Sequence[str] = (),
    exclude: Sequence[str] = (),
    base: Path | None = None,
    force_exclude: bool = False,
) -> Iterator[str | InputProblem]:
    """The files to read, each once, folders in the order of names; a problem for what is not there.

    A file that is named is taken, whatever its name. In folders and by globs (`docs/**/*.md`, for shells
    that do not resolve them) only files of known formats are taken that `include` means (empty: all),
    and none that `exclude` or a .gitignore means.

    Args:
        known: whether a path is of a known format.
        include, exclude: patterns as in .gitignore, relative to `base`.
        base: folder of the configuration; None is the current folder.
        force_exclude: whether `include` and `exclude` hold for files that are named, too (pre-commit names every
            file).

    Raises:
        DocumentError: a pattern is not one.
    """
    wanted = _Wanted(known, _patterns(include) if include else None, _patterns(exclude), base or Path())
    seen: set[str] = set()
    for path in paths:
        for found in _under(path, wanted, force_exclude):
            if isinstance(found, InputProblem):
                yield found
            elif (place := os.path.abspath(found)) not in seen:  # noqa: PTH100 - Path.resolve would follow links
                seen.add(place)
                yield found


def left_out(path: str, *, include: Sequence[str], exclude: Sequence[str], base: Path) -> bool:
    """Whether a run over the folder of the configuration would pass over a file because of `include` or `exclude`.

    Raises:
        DocumentError: a pattern is not one.
    """
    if not (include or exclude):
        return False
    wanted = _Wanted(lambda path: True, _patterns(include) if include else None, _patterns(exclude), base)
    return not wanted.takes(Path(path))


@dataclass(frozen=True, slots=True)
class _Wanted:
    """What is taken of what is found."""

    known: Callable[[str], bool]
    include: GitIgnoreSpec | None
    exclude: GitIgnoreSpec
    base: Path

    def excludes(self, path: Path, *, folder: bool = False) -> bool:
        return self.exclude.match_file(_relative(path, self.base, folder=folder))

    def means(self, path: Path) -> bool:
        """Whether `include` and `exclude` leave a file in."""
        included = self.include is None or self.include.match_file(_relative(path, self.base))
        return included and not self.excludes(path)

    def takes(self, path: Path) -> bool:
        """Whether a found file is taken, apart from .gitignore."""
        return self.means(path) and self.known(path.as_posix())


@dataclass(frozen=True, slots=True)
class _Ignored:
    """The .gitignore files in force in a folder, the outermost first, each with its folder."""

    files: tuple[tuple[Path, GitIgnoreSpec], ...] = ()

    def entering(self, folder: Path) -> _Ignored:
        file = folder / ".gitignore"
        return _Ignored((*self.files, (folder, _read_gitignore(file)))) if file.is_file() else self

    def hides(self, path: Path, *, folder: bool = False) -> bool:
        """The innermost file that speaks of the path decides, as for git."""
        for base, spec in reversed(self.files):
            ignored = spec.check_file(_relative(path, base, folder=folder)).include
            if ignored is not None:
                return bool(ignored)
        return False


def _under(path: str, wanted: _Wanted, force_exclude: bool) -> Iterator[str | InputProblem]:
    place = Path(path)
    if place.is_dir():
        yield from _walk(place, _ignored_above(place), wanted)
    elif place.exists():
        if not force_exclude or wanted.means(place):
            yield place.as_posix()
    elif glob.has_magic(path):
        matches = [Path(match) for match in sorted(glob.glob(path, recursive=True))]  # noqa: PTH207 - as given
        if not matches:
            yield InputProblem(path, "no file matches; name a file, a folder or a glob.")
        for match in matches:
            if match.is_file() and wanted.takes(match) and not _ignored_above(match).hides(match):
                yield match.as_posix()
    else:
        yield InputProblem(path, "there is no such file or folder.")


def _walk(folder: Path, ignored: _Ignored, wanted: _Wanted) -> Iterator[str | InputProblem]:
    ignored = ignored.entering(folder)
    try:
        entries = sorted(os.scandir(folder), key=lambda entry: entry.name)
    except OSError as error:
        yield InputProblem(folder.as_posix(), f"the folder cannot be read: {error.strerror}.")
        return
    for entry in entries:
        path = folder / entry.name
        # A link to a folder is not followed: it can lead in a circle, and its target is found in its own place.
        if entry.is_dir(follow_symlinks=False):
            hidden = entry.name in NEVER_WALKED or wanted.excludes(path, folder=True)
            if not hidden and not ignored.hides(path, folder=True):
                yield from _walk(path, ignored, wanted)
        elif entry.is_file() and wanted.takes(path) and not ignored.hides(path):
            yield path.as_posix()


def _ignored_above(path: Path) -> _Ignored:
    """The .gitignore files between a path and the top of its repository, none where they ignore the path itself.

    Whoever names an ignored folder wants to see into it.
    """
    above: list[Path] = []
    place = path.absolute()
    for parent in place.parents:
        above.append(parent)
        if (parent / ".git").exists():
            break
    else:
        return _Ignored()
    if (place / ".git").exists():
        return _Ignored()
    ignored = _Ignored()
    for parent in reversed(above):
        ignored = ignored.entering(parent)
    return _Ignored() if path.is_dir() and ignored.hides(place, folder=True) else ignored


def _read_gitignore(file: Path) -> GitIgnoreSpec:
    from pathspec import GitIgnoreSpec

    lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    try:
        return GitIgnoreSpec.from_lines(lines)
    except ValueError:
        return GitIgnoreSpec.from_lines(filter(_is_pattern, lines))  # git passes over what is no pattern


def _is_pattern(line: str) -> bool:
    from pathspec import GitIgnoreSpec

    try:
        GitIgnoreSpec.from_lines([line])
    except ValueError:
        return False
    return True


def _patterns(lines: Sequence[str]) -> GitIgnoreSpec:
    from pathspec import GitIgnoreSpec

    for line in lines:
        if not _is_pattern(line):
            raise DocumentError(
                f'"{line}" is no pattern of paths; write it as in .gitignore, for example "docs/**/*.md".'
            )
    return GitIgnoreSpec.from_lines(lines)


def _relative(path: Path, base: Path, *, folder: bool = False) -> str:
    return os.path.relpath(path, base).replace(os.sep, "/") + "/" * folder
