"""Store: the tallies of finished pieces on disk, so that a run that was cut off goes on where it was.

One SQLite file a run in the user's cache folder, named by everything that determines the tallies: the pieces, the
settings, the rules, the models. A run that ends deletes it; what others left behind goes after a fortnight. Like the
cache of parses, the file says what the texts say.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import sqlite3
import time
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lambre_core.parsing.disk_store import FOLDER_VARIABLE
from lambre_core.reports.errors import ReportError
from lambre_core.reports.tallies import Tallies, from_json, to_json
from lambre_core.userdirs import user_dir

FOLDER = "reports"
SUFFIX = ".pieces"
KEPT_DAYS = 14


def runs_folder() -> Path | None:
    """The folder of unfinished runs; None where the user has none."""
    named = os.environ.get(FOLDER_VARIABLE)
    folder = Path(named).expanduser() if named else user_dir("cache")
    return folder and folder / FOLDER


def path_of(folder: Path, key: str) -> Path:
    """Where a run is stored.

    Args:
        key: everything that determines its tallies.
    """
    return folder / (hashlib.sha256(key.encode("utf-8", "surrogatepass")).hexdigest()[:32] + SUFFIX)


@dataclass(slots=True)
class PieceStore:
    """The finished pieces of one run, by number."""

    path: Path
    connection: sqlite3.Connection

    @classmethod
    def open(cls, path: Path, *, resume: bool) -> PieceStore:
        """Open the store of a run.

        Args:
            resume: whether what is there counts; else the run begins anew.

        Raises:
            ReportError: it cannot be used.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            _sweep(path.parent)
            if not resume:
                path.unlink(missing_ok=True)
            connection = sqlite3.connect(path, isolation_level=None)
            path.chmod(0o600)
            # A piece is there or it is not: what is lost when the power fails is parsed again.
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.execute("CREATE TABLE IF NOT EXISTS pieces (number INTEGER PRIMARY KEY, tallies BLOB NOT NULL)")
        except (OSError, sqlite3.Error) as error:
            raise ReportError(
                f"{path}: finished pieces of the report cannot be kept there ({error}); "
                "name another folder with LAMBRE_CACHE, or do without by --no-cache."
            ) from error
        return cls(path, connection)

    def finished(self) -> set[int]:
        """The numbers of the pieces that are there."""
        return {number for (number,) in self.connection.execute("SELECT number FROM pieces")}

    def put(self, number: int, tallies: Tallies) -> None:
        """Keep a finished piece.

        Raises:
            ReportError: the disk is full, or the file cannot be written any more.
        """
        try:
            self.connection.execute(
                "INSERT OR REPLACE INTO pieces VALUES (?, ?)", (number, zlib.compress(to_json(tallies).encode(), 1))
            )
        except sqlite3.Error as error:
            raise ReportError(f"{self.path}: a finished piece of the report cannot be kept ({error}).") from error

    def tallies(self) -> Iterator[Tallies]:
        """The tallies of all finished pieces."""
        for (packed,) in self.connection.execute("SELECT tallies FROM pieces ORDER BY number"):
            yield from_json(zlib.decompress(packed).decode())

    def close(self, *, done: bool) -> None:
        """Close the store, and delete it where the run has ended."""
        self.connection.close()
        if done:
            with contextlib.suppress(OSError):
                self.path.unlink()


def _sweep(folder: Path) -> None:
    """Delete what runs left behind that nobody resumed."""
    for path in folder.glob(f"*{SUFFIX}*"):
        with contextlib.suppress(OSError):
            if time.time() - path.stat().st_mtime > KEPT_DAYS * 86_400:
                path.unlink()
