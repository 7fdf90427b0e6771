"""The cache of parses on disk: one SQLite file in the user's cache folder, shared by all runs.

It is a convenience and must never be more than that. Whatever is wrong with the file or its folder, the run
goes on without it and says so once. Processes may read and write at the same time, and may be killed at any
moment: SQLite's write-ahead log keeps the file whole (https://www.sqlite.org/wal.html). Values carry a
checksum; what was damaged on the disk is not found. The file stays below a limit; what was not used for
longest goes first.
"""

from __future__ import annotations

import os
import sqlite3
import threading
import time
import weakref
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from lambre_core.parsing.protocol import ParsingError
from lambre_core.userdirs import user_dir

FOLDER_VARIABLE = "LAMBRE_CACHE"
"""Environment variable: the folder of the cache, instead of the one in the user's cache folder."""

FILE_NAME = "parses.sqlite3"
LIMIT = 256 << 20
"""Bytes that the file may have, enough for about a million words."""

SCHEMA = 1
_APPLICATION = 0x4C4D4252  # "LMBR": tells the file from other programs' databases
_TABLES = (
    "CREATE TABLE parser (id INTEGER PRIMARY KEY, fingerprint TEXT NOT NULL UNIQUE, language TEXT NOT NULL)",
    # used: seconds since 1970, right to the hour; value: CRC-32 of key and what is packed, little endian, then that.
    "CREATE TABLE parse (id INTEGER PRIMARY KEY, key BLOB NOT NULL UNIQUE, "
    "parser INTEGER NOT NULL REFERENCES parser (id), used INTEGER NOT NULL, value BLOB NOT NULL)",
    "CREATE INDEX parse_used ON parse (used)",
)

_PATIENCE = 2.0  # seconds to wait for another process that writes
_HOUR = 3600
_AT_ONCE = 500  # keys of one query; SQLite allows 999 parameters from of old
_KEEP = 0.9  # share of the limit that is left when there was too much
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
_WAITING = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)

_ABANDONED: list[sqlite3.Connection] = []
"""Connections of a parent process: a child may neither use nor close them."""


@dataclass(frozen=True, slots=True)
class Held:
    """What the cache holds of one parser: texts, their bytes, and when one was last used (seconds since 1970)."""

    language: str
    fingerprint: str
    texts: int
    bytes: int
    used: int


@dataclass(frozen=True, slots=True)
class Contents:
    """What is in a cache file.

    Attributes:
        bytes: size of the file and of its log.
    """

    path: Path
    bytes: int
    limit: int
    parsers: tuple[Held, ...]


class _ForeignError(Exception):
    """The file is another program's, or another version's."""


def cache_path() -> Path | None:
    """Where the cache file is or would be; None where the user has no folder for it."""
    named = os.environ.get(FOLDER_VARIABLE)
    folder = Path(named).expanduser() if named else user_dir("cache")
    return folder and folder / FILE_NAME


def _checksum(key: bytes, value: bytes) -> bytes:
    return zlib.crc32(value, zlib.crc32(key)).to_bytes(4, "little")


# --- reading and writing ---------------------------------------------------------------------------


class DiskStore:
    """A `Store` in an SQLite file, which is opened when it is first needed. Threads may share it."""

    def __init__(self, path: Path, tell: Callable[[str], None], *, limit: int = LIMIT) -> None:
        """Keep up to `limit` bytes in the file; `tell` gets a sentence, once at most, if that does not work."""
        self.path = path
        self.limit = limit
        self._tell = tell
        self._lock = threading.Lock()
        self._connection: sqlite3.Connection | None = None
        self._process = os.getpid()
        self._usable = True
        self._writable = True

    def get(self, keys: Sequence[bytes]) -> dict[bytes, bytes]:
        found: dict[bytes, bytes] = {}
        with self._using() as connection:
            if connection is None:
                return found
            stale: list[int] = []
            now = int(time.time())
            for begin in range(0, len(keys), _AT_ONCE):
                some = keys[begin : begin + _AT_ONCE]
                rows = connection.execute(
                    f"SELECT id, key, used, value FROM parse WHERE key IN ({','.join('?' * len(some))})", some
                )
                for number, key, used, value in rows:
                    if value[:4] == _checksum(key, value[4:]):
                        found[key] = value[4:]
                        if used < now - _HOUR:
                            stale.append(number)
            # Once an hour is enough for knowing what was not used for longest; most runs only read.
            if stale and self._writable:
                with _transaction(connection):
                    connection.executemany(
                        "UPDATE parse SET used = ? WHERE id = ?", [(now, number) for number in stale]
                    )
        return found

    def put(self, entries: Mapping[bytes, bytes], *, language: str, fingerprint: str) -> None:
        with self._using() as connection:
            if connection is None or not self._writable:
                return
            now = int(time.time())
            with _transaction(connection):
                connection.execute(
                    "INSERT OR IGNORE INTO parser (fingerprint, language) VALUES (?, ?)", (fingerprint, language)
                )
                ((parser,),) = connection.execute("SELECT id FROM parser WHERE fingerprint = ?", (fingerprint,))
                connection.executemany(
                    "INSERT OR REPLACE INTO parse (key, parser, used, value) VALUES (?, ?, ?, ?)",
                    [(key, parser, now, _checksum(key, value) + value) for key, value in entries.items()],
                )
                _make_room(connection, self.limit)

    @contextmanager
    def _using(self) -> Iterator[sqlite3.Connection | None]:
        """The connection, or None. Whatever goes wrong while it is used ends the use of the file, not the run."""
        with self._lock:
            connection = None
            try:
                connection = self._connected()
            except Exception as error:
                self._fail(error)
            try:
                yield connection
            except Exception as error:
                self._fail(error)

    def _fail(self, error: Exception) -> None:
        # Somebody else writes for longer than we want to wait: so be it, this time.
        if _code(error) not in _WAITING:
            self._usable = False
            self._tell(f"The cache of parses is not used: {_reason(self.path, error)}")

    def _connected(self) -> sqlite3.Connection | None:
        if self._process != os.getpid():
            _ABANDONED.extend(filter(None, [self._connection]))
            self._connection, self._process = None, os.getpid()
        if not self._usable:
            return None
        if self._connection is None:
            self._connection, self._writable = _open(self.path)
            weakref.finalize(self, _close, self._connection, self._process)
        return self._connection


def _close(connection: sqlite3.Connection, process: int) -> None:
    if process == os.getpid():
        with suppress(sqlite3.Error):
            connection.close()


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        # Some errors have rolled back already.
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def _make_room(connection: sqlite3.Connection, limit: int) -> None:
    """Drop what was not used for longest, if there is too much; the file keeps the room for what comes."""
    kept = limit
    while _used_bytes(connection) > kept:
        kept = int(limit * _KEEP)
        ((count,),) = connection.execute("SELECT count(*) FROM parse")
        if not count:
            return
        connection.execute(
            "DELETE FROM parse WHERE id IN (SELECT id FROM parse ORDER BY used, id LIMIT ?)", (count // 20 + 1,)
        )


def _used_bytes(connection: sqlite3.Connection) -> int:
    pages, free, size = (
        connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count", "page_size")
    )
    return int((pages - free) * size)


# --- opening ---------------------------------------------------------------------------------------


def _open(path: Path) -> tuple[sqlite3.Connection, bool]:
    """Open the file, which is made if there is none, and say whether it can be written."""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        connection = _connect(path)
        try:
            _prepare(connection, path)
        except BaseException:
            connection.close()
            raise
        return connection, True
    except sqlite3.OperationalError:
        if not path.exists() or (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)):
            raise
    # The log needs a folder that can be written; where it cannot, nobody else writes either.
    connection = _connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1")
    _version(connection, path)
    return connection, False


def _connect(place: Path | str) -> sqlite3.Connection:
    return sqlite3.connect(
        place, timeout=_PATIENCE, isolation_level=None, check_same_thread=False, uri=isinstance(place, str)
    )


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Make the tables if they are not there."""
    # A power cut may cost the last entries, but not the file.
    connection.execute("PRAGMA synchronous = NORMAL")
    if _version(connection, path) == SCHEMA:
        return
    with suppress(sqlite3.OperationalError):  # another process is just doing it
        connection.execute("PRAGMA journal_mode = WAL")
    with _transaction(connection):
        if _version(connection, path) != SCHEMA:
            _make_tables(connection)


def _version(connection: sqlite3.Connection, path: Path) -> int:
    """Version of the tables, 0 where there are none yet.

    Raises:
        _ForeignError: they are not for us to read.
    """
    _refuse_foreign(connection, path)
    ((version,),) = connection.execute("PRAGMA user_version")
    if version > SCHEMA:
        raise _ForeignError(f"{path} was made by a newer version of lambre-lint; use that one")
    return int(version)


def _refuse_foreign(connection: sqlite3.Connection, path: Path) -> None:
    # In this order: who makes the file meanwhile commits both at once, so that tables that are seen are signed.
    ((tables,),) = connection.execute("SELECT count(*) FROM sqlite_master")
    ((application,),) = connection.execute("PRAGMA application_id")
    if application != _APPLICATION and (application or tables):
        raise _ForeignError(f"{path} is a database of another program; move it away")


def _make_tables(connection: sqlite3.Connection) -> None:
    """Replace all tables, whatever they are, by new ones."""
    tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    for (name,) in tables.fetchall():
        connection.execute('DROP TABLE "{}"'.format(name.replace('"', '""')))
    for statement in _TABLES:
        connection.execute(statement)
    connection.execute(f"PRAGMA application_id = {_APPLICATION}")
    connection.execute(f"PRAGMA user_version = {SCHEMA}")


def _code(error: Exception) -> int:
    """SQLite's primary result code, 0 for what does not come from it."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _reason(path: Path, error: Exception) -> str:
    """What is wrong with the file, and what to do, in a sentence."""
    if isinstance(error, _ForeignError):
        return f"{error}, or name another folder in the environment variable {FOLDER_VARIABLE}."
    if _code(error) in _DAMAGED:
        return f"{path} is damaged ({error}); `lambre-lint cache clear` removes it."
    if _code(error) == sqlite3.SQLITE_FULL:
        return f"there is no room for {path} ({error}); free some, or give --no-cache."
    what = error.strerror or error if isinstance(error, OSError) else error
    return (
        f"{path} cannot be read or written ({what}); name another folder in the environment variable "
        f"{FOLDER_VARIABLE}, or give --no-cache."
    )


# --- housekeeping ----------------------------------------------------------------------------------


def contents(path: Path, *, limit: int = LIMIT) -> Contents:
    """What is in a cache file; nothing where there is none.

    Raises:
        ParsingError: the file cannot be read, or is not a cache of this version.
    """
    if not path.exists():
        return Contents(path, 0, limit, ())
    try:
        connection, _ = _open(path)
        with closing(connection):
            rows = connection.execute(
                "SELECT language, fingerprint, count(*), sum(length(value)), max(used) FROM parse "
                "JOIN parser ON parser.id = parse.parser GROUP BY parser.id ORDER BY language, max(used) DESC"
            ).fetchall()
            size = sum(file.stat().st_size for file in _files(path)[:2] if file.exists())
            return Contents(path, size, limit, tuple(Held(*row) for row in rows))
    except (sqlite3.Error, OSError, _ForeignError) as error:
        raise ParsingError(f"The cache cannot be read: {_reason(path, error)}") from error


def _files(path: Path) -> list[Path]:
    """The file, its log, and what SQLite keeps beside them for a time."""
    return [path.with_name(path.name + suffix) for suffix in ("", "-wal", "-shm", "-journal")]


def clear(path: Path) -> None:
    """Forget everything. Other processes may go on using the file; one that is damaged is removed.

    Raises:
        ParsingError: the file is another program's, or it cannot be written.
    """
    if not path.exists():
        return
    try:
        with closing(_connect(path)) as connection:
            _empty(connection, path)
    except (sqlite3.Error, OSError, _ForeignError) as error:
        if _code(error) not in _DAMAGED:
            raise ParsingError(f"The cache cannot be cleared: {_reason(path, error)}") from error
        for file in _files(path):
            file.unlink(missing_ok=True)


def _empty(connection: sqlite3.Connection, path: Path) -> None:
    _refuse_foreign(connection, path)
    with _transaction(connection):
        _make_tables(connection)
    with suppress(sqlite3.OperationalError):  # somebody is reading; the room is used again in any case
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
