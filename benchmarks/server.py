"""From a keystroke to the diagnostics: the language server as editors start it, over standard input and output.

    python -m benchmarks.server de-dev.conllu.xz --language de [--repeat 3] [--write docs/benchmarks.md]

The text is the first 200 sentences of a treebank, as plain text in paragraphs of four. *Edits*: 200 times a word of a
sentence that was not touched yet becomes another word; the time runs from `didChange` to the first diagnostics of
that version. After each the client rests for longer than the server's debounce, so that no edit waits for it, as no
first keystroke after a pause does. *Typing*: 50 characters a second for 10 seconds, one sentence after the other. A
new server each repetition; that with the smallest 95th percentile counts, because what else runs on the machine only
slows it down. On a busy machine `--priority -15` keeps most of that out (as root): it is the nice value of this
process and of its session, by which Linux shares the processor before it looks at processes. Needs Linux.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import lzma
import os
import platform
import queue
import random
import subprocess
import sys
import tempfile
import textwrap
import threading
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

from benchmarks.pages import replace_section

SECTION = "## Language server"
SENTENCES, PARAGRAPH = 200, 4
EDITS = 200
REST = 0.1
"""Seconds between the diagnostics of an edit and the next edit."""

RATE, SECONDS = 50, 10
"""Changes a second while typing, and for how long."""

PATIENCE = 120.0
WIDTH = 110
"""Of the page, in characters."""

Change = tuple[int, int, int, str]
"""Line, start and end in UTF-16 units, and what takes their place."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print, or renew the section of a page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("treebank", type=Path, help="CoNLL-U, may be .xz")
    parser.add_argument("--language", required=True)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--priority", type=int, default=0, metavar="NICE", help="nice value while this runs")
    parser.add_argument("--write", type=Path, help="page whose section is renewed")
    args = parser.parse_args(arguments)
    sentences = read_sentences(args.treebank, SENTENCES)
    with priority(args.priority):
        runs = [measure(sentences, args.language) for _ in range(args.repeat)]
    best = min(runs, key=lambda one: percentile(one.walls, 95))
    text = section(best, parsing_alone(sentences, args.language), args)
    if args.write:
        replace_section(args.write, SECTION, text)
    sys.stdout.write(text)
    return 0


# --- the document and what is done to it --------------------------------------------------------------


def read_sentences(treebank: Path, count: int) -> list[str]:
    """The texts of the first sentences of a treebank."""
    data = treebank.read_bytes()
    lines = (lzma.decompress(data) if treebank.suffix == ".xz" else data).decode().splitlines()
    found = [line.removeprefix("# text = ").strip() for line in lines if line.startswith("# text = ")]
    if len(found) < count:
        raise SystemExit(f"{treebank} has {len(found)} sentences, {count} are needed")
    return found[:count]


class Document:
    """A text in paragraphs of some sentences, each paragraph a line."""

    def __init__(self, sentences: Sequence[str]) -> None:
        self.paragraphs = [
            [sentence.split(" ") for sentence in sentences[start : start + PARAGRAPH]]
            for start in range(0, len(sentences), PARAGRAPH)
        ]

    def __str__(self) -> str:
        return "\n\n".join(" ".join(map(" ".join, paragraph)) for paragraph in self.paragraphs) + "\n"

    def replace(self, sentence: int, word: int, new: str) -> Change:
        """Put a word in the place of another."""
        line, within = divmod(sentence, PARAGRAPH)
        paragraph = self.paragraphs[line]
        before = [one for words in paragraph[:within] for one in words] + paragraph[within][:word]
        start = sum(units(one) + 1 for one in before)
        end = start + units(paragraph[within][word])
        paragraph[within][word] = new
        return 2 * line, start, end, new


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def edits(document: Document, count: int) -> Iterator[Change]:
    """One word in each of so many sentences becomes a word of another sentence."""
    dice = random.Random(13)
    words = sorted({word for paragraph in document.paragraphs for sentence in paragraph for word in sentence})
    for sentence in dice.sample(range(SENTENCES), count):
        there = document.paragraphs[sentence // PARAGRAPH][sentence % PARAGRAPH]
        position = dice.randrange(len(there))
        yield document.replace(sentence, position, dice.choice([word for word in words if word != there[position]]))


# --- a session ----------------------------------------------------------------------------------------


class Session:
    """A server process and the client's end of it."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "lambre_core", "server", "--stdio"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._clock = (~self._process.pid << 3) | 2  # the CPU clock of another process, see clock_getcpuclockid(3)
        self._published: queue.SimpleQueue[tuple[float, int]] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[Any] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def __enter__(self) -> Session:
        self._request("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        self.notify("initialized", {})
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        if error is None:
            self._request("shutdown", None)
            self.notify("exit", None)
            self._process.wait(PATIENCE)
        self._process.kill()

    @property
    def cpu(self) -> float:
        """CPU seconds of the server so far."""
        return time.clock_gettime(self._clock)

    @property
    def memory(self) -> float:
        """Resident megabytes of the server."""
        pages = int(Path(f"/proc/{self._process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def notify(self, method: str, params: Any) -> None:
        self._send({"method": method, "params": params})

    def open(self, uri: str, text: str) -> None:
        document = {"uri": uri, "languageId": "plaintext", "version": 1, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": document})

    def change(self, uri: str, version: int, change: Change) -> float:
        """Send a change; the moment before that."""
        line, start, end, text = change
        range_ = {"start": {"line": line, "character": start}, "end": {"line": line, "character": end}}
        params = {
            "textDocument": {"uri": uri, "version": version},
            "contentChanges": [{"range": range_, "text": text}],
        }
        now = time.perf_counter()
        self.notify("textDocument/didChange", params)
        return now

    def published(self, version: int) -> float:
        """The moment at which the first diagnostics of a version arrive."""
        while True:
            arrived, found = self._published.get(timeout=PATIENCE)
            if found == version:
                return arrived

    def all_published(self) -> list[tuple[float, int]]:
        """What arrived in the meantime: when, and of which version."""
        found = []
        while not self._published.empty():
            found.append(self._published.get())
        return found

    def _request(self, method: str, params: Any) -> Any:
        self._send({"id": 1, "method": method, "params": params})
        return self._answers.get(timeout=PATIENCE)

    def _send(self, message: dict[str, Any]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self._process.stdin is not None
        self._process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self._process.stdin.flush()

    def _read(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        while header := stream.readline():
            size = int(header.split(b":")[1])
            while stream.readline().strip():
                pass
            body = stream.read(size)
            arrived = time.perf_counter()
            message = json.loads(body)
            if message.get("method") == "textDocument/publishDiagnostics":
                self._published.put((arrived, message["params"]["version"]))
            elif "method" not in message:
                self._answers.put(message)


@contextlib.contextmanager
def priority(nice: int) -> Iterator[None]:
    """Run with a nice value, that of the session included."""
    session = Path("/proc/self/autogroup")
    if nice:
        os.nice(nice)
        if session.exists():
            session.write_text(str(nice))
    try:
        yield
    finally:
        if nice and session.exists():
            session.write_text("0")


# --- measuring ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Run:
    """What one server needed; seconds and megabytes.

    Attributes:
        first: from opening the document to its diagnostics, the model's loading included.
        walls, cpus: for each edit.
        lags: while typing, for each result how old the change was that it shows.
        last: from the last change to its diagnostics.
        typing_cpu: CPU of the server while somebody typed, and until the last diagnostics.
        memories: after every second of typing.
    """

    first: float
    walls: tuple[float, ...]
    cpus: tuple[float, ...]
    lags: tuple[float, ...]
    last: float
    typing_cpu: float
    memories: tuple[float, ...]


def measure(sentences: Sequence[str], language: str) -> Run:
    """One session with a new server."""
    with tempfile.TemporaryDirectory() as folder, Session() as session:
        uri = (Path(folder) / f"text.{language}.txt").as_uri()
        document = Document(sentences)
        start = time.perf_counter()
        session.open(uri, str(document))
        first = session.published(1) - start
        walls, cpus = [], []
        version = 1
        for change in edits(document, EDITS):
            time.sleep(REST)
            version += 1
            cpu = session.cpu
            sent = session.change(uri, version, change)
            walls.append(session.published(version) - sent)
            cpus.append(session.cpu - cpu)
        lags, last, cpu, memories = typing(session, uri, version)
    return Run(first, tuple(walls), tuple(cpus), lags, last, cpu, memories)


def typing(session: Session, uri: str, version: int) -> tuple[tuple[float, ...], float, float, tuple[float, ...]]:
    """Type sentences at the beginning of the paragraph in the middle: the last four of `Run`."""
    line = 2 * (SENTENCES // PARAGRAPH // 2)
    letters = "Da sagte jemand noch etwas dazu. "
    time.sleep(1)
    session.all_published()
    sent: dict[int, float] = {}
    memories = [session.memory]
    cpu, start = session.cpu, time.perf_counter()
    for number in range(RATE * SECONDS):
        time.sleep(max(start + number / RATE - time.perf_counter(), 0))
        version += 1
        sent[version] = session.change(uri, version, (line, number, number, letters[number % len(letters)]))
        if number % RATE == RATE - 1:
            memories.append(session.memory)
    found: list[tuple[float, int]] = []
    while not found or found[-1][1] != version:
        time.sleep(0.01)
        found += session.all_published()
        if time.perf_counter() > sent[version] + PATIENCE:
            raise SystemExit("the last change was never answered")
    last = next(arrived for arrived, shown in found if shown == version)
    lags = {shown: arrived - sent[shown] for arrived, shown in reversed(found) if shown != version}
    return tuple(lags.values()), last - sent[version], session.cpu - cpu, tuple(memories)


def parsing_alone(sentences: Sequence[str], language: str) -> tuple[float, ...]:
    """CPU seconds of parsing each of the edited sentences by itself, with the model loaded and no server around it, and
    after the same rest: what the processor has in its cache has gone by then."""
    from lambre_core.parsing.models import load_parser

    document = Document(sentences)
    for _ in edits(document, EDITS):
        pass
    texts = [" ".join(sentence) for paragraph in document.paragraphs for sentence in paragraph]
    parser = load_parser(language)
    list(parser.parse(texts[:20]))
    spent = []
    for text in texts:
        time.sleep(REST)
        start = time.process_time()
        list(parser.parse([text]))
        spent.append(time.process_time() - start)
    return tuple(spent)


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that is not below so many percent of the values."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share / 100), len(ordered) - 1)]


def section(run: Run, alone: Sequence[float], args: argparse.Namespace) -> str:
    """The section with all figures."""
    conditions = f"""\
Over standard input and output, default settings and default engine; {SENTENCES} sentences of `{args.treebank.name}` as
plain text. Milliseconds from `didChange` to the diagnostics, and CPU milliseconds of the server from the one to the
other, for {EDITS} edits of one word, each in another sentence. None waits for the debounce, which concerns changes that
follow each other within 20 ms. Below that, CPU milliseconds of parsing those sentences alone, each after the same
rest. The machine had other work to do, too (load {os.getloadavg()[1]:.1f} on {os.cpu_count()} cores); client and server
ran with the nice value {args.priority}. The best of {args.repeat} servers. One thread,
Python {platform.python_version()}, {platform.machine()}."""
    typed = f"""\
Opening the document took {run.first:.1f} s, loading the model and parsing everything included. Typing {RATE} characters
a second for {SECONDS} s: diagnostics came {len(run.lags)} times in between, for a change that was at most
{1000 * max(run.lags, default=0):.0f} ms old, and {1000 * run.last:.0f} ms after the last change. The server needed
{run.typing_cpu:.1f} s of CPU; its memory was {run.memories[0]:.0f} MB before, {run.memories[SECONDS // 2]:.0f} MB after
half of the time, {run.memories[-1]:.0f} MB at the end."""
    options = f"--language {args.language}" + (f" --priority {args.priority}" if args.priority else "")
    return "\n".join(
        [
            f"{SECTION}\n",
            f"Made by `python -m benchmarks.server {args.treebank.name} {options}`.\n",
            textwrap.fill(conditions, WIDTH, break_on_hyphens=False) + "\n",
            "| | median | 95th percentile | most | times parsing |",
            "| --- | ---: | ---: | ---: | ---: |",
            _row("edit, clock", run.walls, alone),
            _row("edit, CPU", run.cpus, alone),
            _row("parsing the sentence, CPU", alone, alone),
            "",
            textwrap.fill(typed, WIDTH, break_on_hyphens=False),
            "",
        ]
    )


def _row(name: str, values: Sequence[float], alone: Sequence[float]) -> str:
    ratio = percentile(values, 50) / percentile(alone, 50)
    shown = (1000 * percentile(values, share) for share in (50, 95, 100))
    return f"| {name} | " + " | ".join(f"{value:.1f}" for value in shown) + f" | {ratio:.1f} |"


if __name__ == "__main__":
    sys.exit(main())
