"""The sentence cache: what it yields is what the parser yields, whatever happens to the store."""

from __future__ import annotations

import os
import pickle
import random
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.parsing import cache, disk_store, models
from lambre_core.parsing.cache import CachingParser, LateParser, MemoryStore, Store, user_store
from lambre_core.parsing.disk_store import DiskStore, clear, contents
from lambre_core.parsing.models import Manifest, load_manifest, load_parser, write_manifest
from lambre_core.parsing.protocol import NotInstalledError, Parser, ParsingError
from lambre_core.treebank.tree import Beliefs, Scheme, Sentence, Token


class LetterParser:
    """Every letter is a word, every line a sentence; a text with "!" cannot be parsed."""

    language = "de"
    scheme: Scheme = "sud"

    def __init__(self, fingerprint: str = "letters") -> None:
        self.fingerprint = fingerprint
        self.calls: list[list[str]] = []

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        self.calls.append(list(texts))
        for text in texts:
            if "!" in text:
                raise ParsingError(f"no tree for {text!r}")
            yield tuple(self._sentence(line) for line in text.split("\n") if line)

    def _sentence(self, line: str) -> Sentence:
        belief = Beliefs({self.fingerprint: 0.1, "X": 0.9}, {"Case": {"": 1.0}}, {0: 1.0}, {"root": 1.0})
        tokens = (Token(n, letter, span=(n - 1, n), head=0, beliefs=belief) for n, letter in enumerate(line, 1))
        return Sentence(tuple(tokens), text=line, log_probability=-1 / 3)


Answer = tuple[Sentence, ...] | str


def answers(parser: Parser, texts: Sequence[str]) -> list[Answer]:
    """What a caller gets that goes on after errors, as the protocol says."""
    found: list[Answer] = []
    while len(found) < len(texts):
        try:
            found += parser.parse(texts[len(found) :])
        except ParsingError as error:
            found.append(str(error))
    return found


texts = st.lists(st.text("ab\n", max_size=4) | st.sampled_from(["a!", "b!", "\ud800"]), max_size=12)


@given(texts, texts, st.integers(1, 8))
def test_it_yields_what_the_parser_yields(first: list[str], second: list[str], look_ahead: int) -> None:
    plain, asked = LetterParser(), LetterParser()
    cached = CachingParser(asked, MemoryStore())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(cache, "LOOK_AHEAD", look_ahead)
        assert answers(cached, first) == answers(plain, first)
        asked.calls.clear()
        assert answers(cached, first + second) == answers(plain, first + second)
    # Only what could not be parsed before is asked for again.
    again = {text for call in asked.calls for text in call} & set(first)
    assert all("!" in text for text in again)


def test_what_is_missing_is_parsed_together_and_once() -> None:
    parser, store = LetterParser(), MemoryStore()
    cached = CachingParser(parser, store)
    list(cached.parse(["b", "d"]))
    found = list(cached.parse(["a", "b", "c", "a", "d", "e"]))
    assert parser.calls == [["b", "d"], ["a", "c", "e"]]
    assert [sentences[0].text for sentences in found] == ["a", "b", "c", "a", "d", "e"]
    assert (cached.hits, cached.misses) == (3, 5)


def test_it_is_lazy_and_looks_ahead_only_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "LOOK_AHEAD", 4)
    parser = LetterParser()
    results = CachingParser(parser, MemoryStore()).parse(["aa", "bb", "cc", "dd"])
    assert parser.calls == []
    next(results)
    assert parser.calls == [["aa", "bb"]]
    next(results)
    next(results)
    assert parser.calls == [["aa", "bb"], ["cc", "dd"]]


def test_what_was_parsed_before_an_error_or_the_end_is_kept() -> None:
    parser, store = LetterParser(), MemoryStore()
    with pytest.raises(ParsingError):
        list(CachingParser(parser, store).parse(["a", "b", "!", "c"]))
    results = CachingParser(parser, store).parse(["d", "e"])
    next(results)
    del results
    assert len(store) == 3
    parser.calls.clear()
    list(CachingParser(parser, store).parse(["a", "b", "d"]))
    assert parser.calls == [[]] or parser.calls == []


def test_other_weights_have_other_entries() -> None:
    store = MemoryStore()
    for parser in (LetterParser("one"), LetterParser("two")):
        assert answers(CachingParser(parser, store), ["a"]) == answers(parser, ["a"])
    assert len(store) == 2


@pytest.mark.parametrize("value", [b"", b"garbage", pickle.dumps(os.getcwd)])
def test_damaged_entries_are_parsed_anew(value: bytes) -> None:
    class Damaged(MemoryStore):
        def get(self, keys: Sequence[bytes]) -> dict[bytes, bytes]:
            return dict.fromkeys(keys, value)

    parser = LetterParser()
    assert answers(CachingParser(parser, Damaged()), ["a", "b", "a"]) == answers(LetterParser(), ["a", "b", "a"])


def test_a_parser_that_gives_too_little() -> None:
    class Short(LetterParser):
        def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
            yield from list(super().parse(texts))[:1]

    with pytest.raises(ParsingError, match="fewer answers"):
        list(CachingParser(Short(), MemoryStore()).parse(["a", "b"]))


def test_trees_that_cannot_be_packed_are_passed_on() -> None:
    class Odd(LetterParser):
        def _sentence(self, line: str) -> Sentence:
            return replace(super()._sentence(line), tokens=(Token(7, "x"),))

    store = MemoryStore()
    [[sentence]] = CachingParser(Odd(), store).parse(["a"])
    assert (sentence.tokens[0].id, len(store)) == (7, 0)


# --- loading late ----------------------------------------------------------------------------------


def test_a_late_parser_is_loaded_once_and_when_it_is_needed() -> None:
    loaded: list[int] = []
    store = MemoryStore()

    def load() -> Parser:
        loaded.append(1)
        return LetterParser()

    late = CachingParser(LateParser("de", "sud", "letters", load), store)
    assert list(late.parse([])) == []
    assert not loaded
    wanted = list(late.parse(["a"]))
    assert list(late.parse(["a", "b"]))[:1] == wanted
    assert list(CachingParser(LateParser("de", "sud", "letters", load), store).parse(["a", "b"]))[:1] == wanted
    assert loaded == [1]


def test_a_late_parser_that_cannot_be_loaded_is_tried_once() -> None:
    tried: list[int] = []

    def load() -> Parser:
        tried.append(1)
        raise NotInstalledError("get it")

    late = LateParser("de", "sud", "letters", load)
    for _ in range(2):
        with pytest.raises(NotInstalledError, match="get it"):
            list(late.parse(["a"]))
    assert tried == [1]


MANIFEST = Manifest("de", "sud", "stanza", (), "MIT", "none", {}, "2026-01-01", {})


@pytest.mark.parametrize("manifest", [True, False], ids=["model folder", "no manifest"])
@pytest.mark.parametrize("known", [True, False], ids=["fingerprint known", "engine does not say"])
def test_models_behind_a_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, manifest: bool, known: bool) -> None:
    (tmp_path / "weights.pt").write_bytes(b"weights")
    if manifest:
        write_manifest(tmp_path, MANIFEST)
    loaded: list[Parser] = []

    def load(language: str, path: Path, manifest: Manifest | None, progress: Any) -> Parser:
        loaded.append(LetterParser())
        return loaded[-1]

    engine = SimpleNamespace(load=load)
    if known:
        engine.fingerprint = lambda language, manifest: "letters"
    monkeypatch.setattr(models, "engine_module", lambda name: engine)
    store = MemoryStore()
    runs = [load_parser("de", model=tmp_path, store=store) for _ in range(2)]
    found = [answers(parser, ["ab", "c", ""]) for parser in runs]
    assert found == [answers(LetterParser(), ["ab", "c", ""])] * 2
    assert len(store) == (3 if known else 0)
    assert len(loaded) == (1 if known and manifest else 2)


def test_the_engine_of_stanza_is_known_before_it_is_loaded(smoke_model: Path, smoke_parser: Parser) -> None:
    from lambre_core.parsing.engines.stanza import fingerprint

    assert fingerprint("de", load_manifest(smoke_model)) == smoke_parser.fingerprint
    text = "Die Frau liest. Peter liest vom Baum."
    store = MemoryStore()
    wanted = list(CachingParser(smoke_parser, store).parse([text]))
    assert wanted == list(smoke_parser.parse([text]))
    script = """
import pickle, sys
from pathlib import Path
from lambre_core.parsing.cache import MemoryStore
from lambre_core.parsing.models import load_parser
store = MemoryStore()
store.put(pickle.load(sys.stdin.buffer), language="", fingerprint="")
found = list(load_parser("de", model=Path(sys.argv[1]), store=store).parse([sys.argv[2]]))
assert not {"torch", "stanza"} & set(sys.modules)
pickle.dump(found, sys.stdout.buffer)
"""
    done = run_python(script, str(smoke_model), text, stdin=pickle.dumps(dict(store._entries)))
    assert done.returncode == 0, done.stderr
    assert pickle.loads(done.stdout) == wanted  # noqa: S301


def run_python(script: str, *arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    path = os.pathsep.join(map(os.path.abspath, sys.path))
    command = [sys.executable, "-c", script, *arguments]
    return subprocess.run(
        command, input=stdin, capture_output=True, env={**os.environ, "PYTHONPATH": path}, check=False
    )


# --- stores ----------------------------------------------------------------------------------------

SOME = {bytes([n]) * 20: bytes([n]) * 1000 for n in range(10)}


def put(store: Store, entries: Mapping[bytes, bytes], fingerprint: str = "letters") -> None:
    store.put(entries, language="de", fingerprint=fingerprint)


def test_memory_holds_what_was_used_last() -> None:
    store = MemoryStore(limit=5000)
    one, two, three, *more = SOME
    put(store, {key: SOME[key] for key in (one, two, three)})
    assert store.get([one]) == {one: SOME[one]}
    put(store, {key: SOME[key] for key in more[:2]})
    assert set(store.get(list(SOME))) == {one, three, *more[:2]} - ({three} if len(store) == 3 else set())
    assert store.size <= 5000
    put(store, {one: bytes(6000)})
    assert len(store) == 0
    assert store.size == 0


def test_threads_share_a_store(tmp_path: Path) -> None:
    told: list[str] = []
    for store in (MemoryStore(), DiskStore(tmp_path / "parses.sqlite3", told.append)):
        wanted = answers(LetterParser(), list("abcdefgh"))
        found: list[list[Answer]] = []

        def work(store: Store = store, found: list[list[Answer]] = found) -> None:
            for _ in range(5):
                found.append(answers(CachingParser(LetterParser(), store), list("abcdefgh")))

        threads = [threading.Thread(target=work) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert found == [wanted] * 20
    assert told == []


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cache" / disk_store.FILE_NAME


@pytest.fixture
def told() -> list[str]:
    return []


def test_the_file_is_read_by_later_runs(path: Path, told: list[str]) -> None:
    put(DiskStore(path, told.append), SOME)
    put(DiskStore(path, told.append), {b"key": b"value"}, "other")
    store = DiskStore(path, told.append)
    assert store.get([*SOME, b"key", b"no key"]) == {**SOME, b"key": b"value"}
    many = {n.to_bytes(20, "big"): b"x" for n in range(1, 1301)}
    put(store, many)
    assert store.get(list(many)) == many
    found = contents(path)
    assert found.path == path
    assert found.bytes > 1300 * 20
    assert {(held.language, held.fingerprint, held.texts) for held in found.parsers} == {
        ("de", "letters", 1310),
        ("de", "other", 1),
    }
    assert told == []


def test_the_file_stays_below_its_limit(path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_700_000_000]
    monkeypatch.setattr(time, "time", lambda: now[0])
    store = DiskStore(path, told.append, limit=1_000_000)
    often = {b"often": bytes(5000)}
    put(store, often)
    written = {}
    for day in range(8):
        now[0] += 86_400
        assert store.get([b"often"]) == often
        written[day] = {f"{day} {n}".encode(): os.urandom(10_000) for n in range(30)}
        put(store, written[day])
        assert path.stat().st_size < 1_400_000
    assert store.get(list(written[7])) == written[7]
    assert store.get(list(written[0])) == {}
    assert store.get([b"often"]) == often
    assert contents(path).bytes > 500_000
    assert told == []


def test_entries_that_do_not_fit_do_no_harm(path: Path, told: list[str]) -> None:
    store = DiskStore(path, told.append, limit=100_000)
    put(store, {b"large": os.urandom(300_000)})
    put(store, {b"small": b"x"})
    assert store.get([b"large", b"small"]) == {b"small": b"x"}
    assert told == []


# --- whatever is wrong with the file ---------------------------------------------------------------


def filled(path: Path) -> None:
    put(DiskStore(path, pytest.fail), {n.to_bytes(20, "big"): bytes([n % 251]) * 1000 for n in range(200)})
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def cut(path: Path) -> None:
    filled(path)
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def overwritten(path: Path) -> None:
    filled(path)
    data = bytearray(path.read_bytes())
    data[4096:] = random.Random(1).randbytes(len(data) - 4096)
    path.write_bytes(data)


def foreign(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE parse (key, value)")
        connection.execute("INSERT INTO parse VALUES ('their', 'data')")
    connection.close()


def newer(path: Path) -> None:
    filled(path)
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {disk_store.SCHEMA + 1}")
    connection.close()


def strange(path: Path) -> None:
    filled(path)
    with sqlite3.connect(path) as connection:
        connection.execute("DROP TABLE parse")
    connection.close()


BAD: dict[str, tuple[Callable[[Path], object], str]] = {
    "text": (lambda path: path.write_text("hello, this is no database at all. " * 50), "is damaged .* cache clear"),
    "cut": (cut, "is damaged .* cache clear"),
    "overwritten": (overwritten, "is damaged .* cache clear"),
    "another program's": (foreign, "database of another program; move it away, or name another folder .*LAMBRE_CACHE"),
    "newer": (newer, "made by a newer version"),
    "without its table": (strange, "cannot be read or written .*--no-cache"),
    "a folder": (lambda path: path.mkdir(), "cannot be read or written .*LAMBRE_CACHE"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_costs_one_line(path: Path, told: list[str], kind: str) -> None:
    make, message = BAD[kind]
    path.parent.mkdir()
    make(path)
    before = path.read_bytes() if path.is_file() else None
    parser = CachingParser(LetterParser(), DiskStore(path, told.append))
    # Damage in the middle of the file may be met late.
    for _ in range(2):
        for text in ("ab", "c\nd"):
            assert answers(parser, [text, "!"]) == answers(LetterParser(), [text, "!"])
    store = DiskStore(path, told.append) if not told else None
    if store is not None:
        store.get([n.to_bytes(20, "big") for n in range(200)])
        put(store, SOME)
    assert len(told) == 1
    assert re.search(message, told[0]), told
    if kind in ("another program's", "newer"):
        assert path.read_bytes() == before


@pytest.mark.parametrize("kind", BAD)
def test_clearing(path: Path, told: list[str], kind: str) -> None:
    path.parent.mkdir()
    BAD[kind][0](path)
    if kind in ("another program's", "a folder"):
        with pytest.raises(ParsingError, match="cannot be cleared"):
            clear(path)
        assert path.exists()
        return
    clear(path)
    store = DiskStore(path, told.append)
    put(store, SOME)
    assert store.get(list(SOME)) == SOME
    assert [held.texts for held in contents(path).parsers] == [len(SOME)]
    assert told == []


def test_clearing_while_others_use_it(path: Path, told: list[str]) -> None:
    clear(path)
    assert not path.exists()
    store = DiskStore(path, told.append)
    put(store, SOME)
    put(store, {b"large": os.urandom(3_000_000)})
    assert contents(path).bytes > 3_000_000
    clear(path)
    assert contents(path).bytes < 100_000
    assert contents(path).parsers == ()
    assert store.get(list(SOME)) == {}
    put(store, {b"key": b"value"})
    assert store.get([b"key"]) == {b"key": b"value"}
    assert told == []


def test_damaged_and_made_up_values_are_not_found(path: Path, told: list[str]) -> None:
    store = DiskStore(path, told.append)
    put(store, SOME)
    one, two, three, *_ = SOME
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE parse SET value = zeroblob(1004) WHERE key = ?", (one,))
        connection.execute("UPDATE parse SET value = ? WHERE key = ?", (pickle.dumps(os.getcwd), two))
        connection.execute("UPDATE parse SET value = substr(value, 1, 500) WHERE key = ?", (three,))
    connection.close()
    assert set(store.get(list(SOME))) == set(SOME) - {one, two, three}
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE parse SET value = 'text', used = 'never' WHERE key = ?", (one,))
    connection.close()
    assert one not in store.get(list(SOME))
    assert len(told) <= 1


def test_a_folder_that_cannot_be_made(tmp_path: Path, told: list[str]) -> None:
    (tmp_path / "file").write_text("")
    parser = CachingParser(LetterParser(), DiskStore(tmp_path / "file" / "parses.sqlite3", told.append))
    assert answers(parser, ["a", "a"]) == answers(LetterParser(), ["a", "a"])
    assert len(told) == 1


WRITER = """
import os, resource, signal, sys
from pathlib import Path
from lambre_core.parsing.disk_store import DiskStore
how, path, seed = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
if how == "full":
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))
if how == "nobody" and os.geteuid() == 0:
    os.setuid(65534)
store = DiskStore(path, lambda sentence: print(sentence, flush=True))
value = lambda n: n.to_bytes(4, "big") * 500
for turn in range(100_000 if how == "killed" else 12):
    numbers = [seed * 1_000_000 + turn * 20 + n for n in range(20)]
    store.put({n.to_bytes(20, "big"): value(n) for n in numbers}, language="de", fingerprint=f"letters {seed}")
    found = store.get([n.to_bytes(20, "big") for n in numbers])
    assert all(found[key] == value(int.from_bytes(key, "big")) for key in found)
print("done", len(found))
"""


def start(how: str, path: Path, seed: int) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(os.path.abspath, sys.path))}
    command = [sys.executable, "-c", WRITER, how, str(path), str(seed)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)


def rows(path: Path) -> int:
    try:
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=5)
        try:
            return int(connection.execute("SELECT count(*) FROM parse").fetchone()[0])
        finally:
            connection.close()
    except sqlite3.Error:
        return 0


class Interrupted(sqlite3.Connection):
    """A connection that lets somebody else do something before one of its statements."""

    turn: int
    meanwhile: Callable[[], object]

    def execute(self, *arguments: Any) -> sqlite3.Cursor:
        if self.turn == 0:
            self.meanwhile()
        self.turn -= 1
        return super().execute(*arguments)


@pytest.mark.parametrize("turn", range(7))
def test_another_process_makes_the_file_while_it_is_opened(
    path: Path, told: list[str], monkeypatch: pytest.MonkeyPatch, turn: int
) -> None:
    other: list[str] = []

    def interrupted(place: Path | str) -> sqlite3.Connection:
        connection = sqlite3.connect(place, timeout=1, isolation_level=None, factory=Interrupted)
        connection.turn = turn
        connection.meanwhile = make
        return connection

    def make() -> None:
        with monkeypatch.context() as undone:
            undone.setattr(disk_store, "_connect", connect)
            put(DiskStore(path, other.append), SOME)

    connect = disk_store._connect
    monkeypatch.setattr(disk_store, "_connect", interrupted)
    store = DiskStore(path, told.append)
    found = store.get(list(SOME))
    assert (found in ({}, SOME), told, other) == (True, [], [])
    monkeypatch.undo()
    put(store, SOME)
    assert DiskStore(path, told.append).get(list(SOME)) == SOME
    assert told == []


def test_processes_that_write_at_once_and_are_killed(path: Path) -> None:
    doomed = [start("killed", path, seed) for seed in (1, 2)]
    writers = [start("write", path, seed) for seed in (3, 4)]
    for number, process in enumerate(doomed, 1):
        until = time.monotonic() + 120
        while rows(path) < 100 * number and time.monotonic() < until and process.poll() is None:
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
    for process in (*doomed, *writers):
        out, err = process.communicate(timeout=300)
        if process in writers:
            assert (out, err, process.returncode) == ("done 20\n", "", 0)
        else:
            assert (out, err, process.returncode) == ("", "", -signal.SIGKILL)
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()
    keys = [(seed * 1_000_000 + n).to_bytes(20, "big") for seed in (3, 4) for n in range(240)]
    found = DiskStore(path, pytest.fail).get(keys)
    assert found == {key: key[-4:] * 500 for key in keys}


@pytest.mark.skipif(sys.platform == "win32", reason="limits and users of Unix")
def test_no_room(path: Path) -> None:
    out, err = start("full", path, 1).communicate(timeout=300)
    first, last = out.splitlines()
    assert (err, last.startswith("done")) == ("", True)
    assert first.startswith("The cache of parses is not used: ")
    assert str(path) in first
    # What was written before is whole.
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    connection.close()


@pytest.mark.skipif(sys.platform == "win32", reason="limits and users of Unix")
@pytest.mark.parametrize("there", [True, False], ids=["a file is there", "nothing is there"])
def test_a_folder_that_cannot_be_written(path: Path, there: bool) -> None:
    path.parent.mkdir()
    if there:
        first = start("write", path, 5)
        assert first.communicate(timeout=300) == ("done 20\n", "")
        path.chmod(0o444)
    path.parent.chmod(0o555)
    # The folders of a test run are for one user; another one has to be let in.
    parents = list(path.parent.parents)
    for parent in parents:
        if parent.stat().st_uid == os.geteuid() and str(parent).startswith("/tmp/"):
            parent.chmod(parent.stat().st_mode | 0o055)
    try:
        out, err = start("nobody", path, 5).communicate(timeout=300)
    finally:
        path.parent.chmod(0o755)
    if there:
        # It is read, silently.
        assert (out, err) == ("done 20\n", "")
    else:
        notice, last = out.splitlines()
        assert "LAMBRE_CACHE" in notice
        assert (last, err) == ("done 0", "")


# --- where it is -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("variables", "wanted"),
    [
        ({"LAMBRE_CACHE": "/some/where"}, "/some/where/parses.sqlite3"),
        ({"LAMBRE_CACHE": "", "XDG_CACHE_HOME": "/xdg"}, "/xdg/lambre-lint/parses.sqlite3"),
    ],
)
def test_where_it_is(monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], wanted: str) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert disk_store.cache_path() == Path(wanted)


def test_without_a_home(monkeypatch: pytest.MonkeyPatch, told: list[str]) -> None:
    monkeypatch.setattr(disk_store, "user_dir", lambda kind: None)
    monkeypatch.delenv("LAMBRE_CACHE", raising=False)
    assert user_store(told.append) is None
    assert len(told) == 1
    assert user_store(None) is None


def test_without_sqlite(monkeypatch: pytest.MonkeyPatch, told: list[str]) -> None:
    monkeypatch.delitem(sys.modules, "lambre_core.parsing.disk_store")
    monkeypatch.setitem(sys.modules, "sqlite3", None)
    assert user_store(told.append) is None
    assert "SQLite" in told[0]
