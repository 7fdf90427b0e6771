"""Baseline: known findings that are not shown again, kept in a file beside the configuration.

The file lists fingerprints with their number: two identical findings are two, and a third one is new.
Paths in it are relative to its folder and only say where a finding was; a finding is known by its
fingerprint wherever its file moves to.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from lambre_core.errors import LambreError
from lambre_core.findings.finding import Finding
from lambre_core.findings.result import FileResult

BASELINE = "baseline"
"""Why findings are suppressed that a baseline knows."""

VERSION = 1
"""Version of the file's layout."""


class BaselineError(LambreError):
    """A baseline file cannot be read or written."""


@dataclass(frozen=True, slots=True, order=True)
class Entry:
    """Known findings of one file with one fingerprint; `code` and `word` are for people."""

    path: str
    code: str
    word: str
    fingerprint: str
    count: int = 1


def read_baseline(path: Path) -> tuple[Entry, ...]:
    """The entries of a baseline file.

    Raises:
        BaselineError: it does not exist, cannot be read, or is not a baseline file of this version.
    """
    remedy = "write it anew with `lambre-lint check --update-baseline`"
    try:
        document = json.loads(path.read_bytes().decode("utf-8"))
    except FileNotFoundError as error:
        raise BaselineError(f"{path}: there is no such baseline file; {remedy}.") from error
    except OSError as error:
        raise BaselineError(f"{path}: the baseline file cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BaselineError(f"{path}: the baseline file is not UTF-8 (byte {error.start}); {remedy}.") from error
    except (json.JSONDecodeError, RecursionError) as error:
        place = f":{error.lineno}:{error.colno}" if isinstance(error, json.JSONDecodeError) else ""
        raise BaselineError(f"{path}{place}: the baseline file is not JSON: {error}; {remedy}.") from error
    if not isinstance(document, dict) or document.get("version") != VERSION:
        raise BaselineError(f'{path}: expected a baseline file with "version": {VERSION}; {remedy}.')
    findings = document.get("findings")
    if not isinstance(findings, list):
        raise BaselineError(f'{path}: expected a list as "findings" of the baseline file; {remedy}.')
    return tuple(_entry(item, path, number) for number, item in enumerate(findings, start=1))


def _entry(item: Any, path: Path, number: int) -> Entry:
    kinds = {"path": str, "code": str, "word": str, "fingerprint": str, "count": int}
    if not isinstance(item, dict) or set(item) != set(kinds):
        raise BaselineError(f"{path}: finding {number} of the baseline file does not have the keys {', '.join(kinds)}.")
    for key, kind in kinds.items():
        if not isinstance(item[key], kind) or isinstance(item[key], bool) or (kind is int and item[key] < 1):
            expected = "a number from 1" if kind is int else "a string"
            raise BaselineError(f'{path}: "{key}" of finding {number} of the baseline file is not {expected}.')
    return Entry(**item)


def write_baseline(path: Path, entries: Iterable[Entry]) -> None:
    """Write sorted entries, equal ones counted; the file is replaced at once or not at all.

    Raises:
        BaselineError: the file cannot be written.
    """
    counts: Counter[Entry] = Counter()
    for entry in entries:
        counts[replace(entry, count=1)] += entry.count
    rows = [
        {"path": entry.path, "code": entry.code, "word": entry.word, "fingerprint": entry.fingerprint, "count": count}
        for entry, count in sorted(counts.items())
    ]
    lines = ",\n".join("    " + json.dumps(row, ensure_ascii=True) for row in rows)
    body = f"[\n{lines}\n  ]" if rows else "[]"
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".new")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(f'{{\n  "version": {VERSION},\n  "findings": {body}\n}}\n')
            # mkstemp makes files for the owner alone; a baseline is read by everybody who reads the repository.
            Path(temporary).chmod(path.stat().st_mode & 0o777 if path.exists() else 0o644)
            Path(temporary).replace(path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BaselineError(f"{path}: the baseline file cannot be written: {error.strerror}.") from error


def entries_of(result: FileResult, folder: Path) -> list[Entry]:
    """The entries for the findings of a file, those aside that something else than a baseline suppresses."""
    path = relative_path(result.path, folder)
    return [
        Entry(path, finding.code, finding.word, finding.fingerprint)
        for finding in result.findings
        if finding.suppressed in (None, BASELINE)
    ]


def relative_path(path: str, folder: Path) -> str:
    """A path as the baseline writes it: relative to its folder, `/` between folders."""
    return os.path.relpath(path, folder).replace(os.sep, "/")


class Known:
    """What of a baseline has not been met yet in a run; matching a finding uses one of it up.

    A finding takes an entry of its own file if there is one, else one of a file that is not there any
    more (it was moved), never one of another file that still exists.
    """

    def __init__(self, entries: Iterable[Entry], folder: Path) -> None:
        self.folder = folder
        self._left: dict[str, Counter[Entry]] = {}
        for entry in entries:
            self._left.setdefault(entry.fingerprint, Counter())[replace(entry, count=1)] += entry.count

    def mark(self, result: FileResult) -> FileResult:
        """The result with known findings suppressed, earlier ones in the file first."""
        path = relative_path(result.path, self.folder)
        return replace(result, findings=tuple(self._marked(finding, path) for finding in result.findings))

    def _marked(self, finding: Finding, path: str) -> Finding:
        left = self._left.get(finding.fingerprint)
        if finding.suppressed is not None or not left:
            return finding
        usable = [entry for entry, count in sorted(left.items()) if count > 0]
        own = [entry for entry in usable if entry.path == path]
        moved = [entry for entry in usable if not (self.folder / entry.path).exists()]
        for entry in (*own, *moved)[:1]:
            left[entry] -= 1
            return replace(finding, suppressed=BASELINE)
        return finding

    def stale(self, checked: Collection[str]) -> list[Entry]:
        """Entries that no finding matched, of checked files and of files that are not there any more."""
        return [entry for entry in self._unmatched() if entry.path in checked or self._gone(entry)]

    def unchecked(self, checked: Collection[str]) -> list[Entry]:
        """Entries of files that are there and were not checked: an update keeps them."""
        return [entry for entry in self._unmatched() if entry.path not in checked and not self._gone(entry)]

    def _unmatched(self) -> list[Entry]:
        return sorted(
            replace(entry, count=count)
            for counts in self._left.values()
            for entry, count in counts.items()
            if count > 0
        )

    def _gone(self, entry: Entry) -> bool:
        return not (self.folder / entry.path).exists()
