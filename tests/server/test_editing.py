"""An editor that does anything in any order, against a model that counts everything from the beginning.

The model has the text, and for what is to be shown of it `lambre_core.check` is asked, which knows nothing of edits,
pieces and what is remembered. Every diagnostic that arrives is held against the text of that very moment.
"""

from __future__ import annotations

import asyncio
import logging
import random
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test
from lambre_server.server import make_server

from lambre_core.check import check, document_settings, read_text
from lambre_core.config.settings import Settings
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.treebank.tree import Multiword, Sentence, Span

ENCODINGS = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}
URI, PATH = "file:///texts/a.de.txt", "/texts/a.de.txt"
PATIENCE = 60.0

PIECES = (
    *("Da sind lange Büchern. ", "Da sind langen Büchern. ", "lange ", "die ", "Büchern", "Straßen ", ".", " ", "😂"),
    *("\n", "\n\n", "\r\n", "\r", "\N{LINE SEPARATOR}", "\N{NEXT LINE}", "\x0c", "\N{COMBINING DIAERESIS}"),
    *("# lambre-lint: disable-next=agreement\n", "\n# lambre-lint: disable=agreement/det-det-noun\n", "x@y.de "),
)
texts = st.lists(st.sampled_from(PIECES), max_size=6).map("".join)
LINES = (
    *("Da sind lange Büchern.\n", "Da sind lange Büchern. 😂 die Straßen.\n\n", "Da sind langen Büchern.\r\n", "\n"),
    *("# lambre-lint: disable-next=agreement\n", "# lambre-lint: disable=agreement/adj-mod-noun\n"),
    *("# lambre-lint: enable\n", "# lambre-lint: language=xx\n"),
)
documents = st.lists(st.sampled_from(LINES), max_size=8).map("".join)
lines = st.integers(0, 12)
characters = st.integers(0, 40) | st.just(2**31 - 1)
edits = st.tuples(lines, characters, lines, characters, texts)


# --- the model ----------------------------------------------------------------------------------------


def units(text: str, encoding: str) -> int:
    name, size = ENCODINGS[encoding]
    return len(text.encode(name)) // size


def lines_of(text: str) -> list[str]:
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def offset(text: str, line: int, character: int, encoding: str) -> int:
    """Where a position is: at most the end of its line, before a character that it is in the middle of."""
    parts = re.split(r"(\r\n|\r|\n)", text)
    if 2 * line >= len(parts):
        return len(text)
    before, own = "".join(parts[: 2 * line]), parts[2 * line]
    return len(before) + max(n for n in range(len(own) + 1) if units(own[:n], encoding) <= character)


def edited(text: str, edit: tuple[int, int, int, int, str], encoding: str) -> str:
    start, end = sorted((offset(text, *edit[:2], encoding), offset(text, *edit[2:4], encoding)))
    return text[:start] + edit[4] + text[end:]


def expected(text: str, parser: Any, encoding: str) -> list[tuple[Any, ...]]:
    """Range, code and message of what the command line finds."""
    whole = Settings(base=Path("/"))
    document = read_text(PATH, text.encode(), document_settings(whole))
    (result,) = check([document], whole, load=lambda language: parser, fixes=False)
    numbered = lines_of(text)

    def place(position: Any) -> tuple[int, int]:
        return position.line - 1, units(numbered[position.line - 1][: position.column - 1], encoding)

    return sorted((*place(one.range.start), *place(one.range.end), one.code, one.message) for one in result.shown)


@dataclass(frozen=True)
class Words:
    forms: list[str]
    spans: list[Span]
    multiwords: tuple[Multiword, ...] = ()


class Cutting:
    """A parser that is asked for one sentence at a time."""

    def __init__(self, parser: Any) -> None:
        self.language, self.scheme, self.fingerprint = parser.language, parser.scheme, "ten words, cut"
        self._parser = parser

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        return self._parser.parse(texts)  # type: ignore[no-any-return]

    def cut(self, texts: Sequence[str]) -> list[list[Words]]:
        return [
            [
                Words([str(token.form) for token in one.tokens], [token.span for token in one.tokens])
                for one in sentences
            ]
            for sentences in self._parser.parse(texts)
        ]

    def parse_cut(self, sentences: Sequence[Words], texts: Sequence[str]) -> list[Sentence]:
        return [sentence for (sentence,) in self._parser.parse(texts)]


# --- the editor ---------------------------------------------------------------------------------------


class Editor(RuleBasedStateMachine):
    """One document; `encoding` and what else the tests set are class attributes of its subclasses."""

    encoding: str
    pulls: bool
    cuts: bool
    parser: Any
    new_client: Callable[..., Any]

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.text, self.version, self.opened = "", 0, False
        self.result_id: str | None = None
        self.last: list[Any] = []
        self.log = Log()
        for name in ("lambre_server", "pygls", "asyncio"):
            logging.getLogger(name).addHandler(self.log)

    @initialize()
    def start(self) -> None:
        parser = Cutting(self.parser) if self.cuts else self.parser
        self.server = make_server(lambda *_: parser)
        self.runner.run(self._start())

    async def _start(self) -> None:
        self.client = type(self).new_client(self.server)
        self._write, self.client.write = self.client.write, self._written
        able = self.client.PULLED if self.pulls else self.client.PUSHED
        capabilities = self.client.joined(able, {"general": {"positionEncodings": [self.encoding]}})
        options = {"holdBack": 0, "debounce": 0}
        found = await self.client.initialize(capabilities, initializationOptions=options)
        assert found["capabilities"]["positionEncoding"] == self.encoding

    def teardown(self) -> None:
        if hasattr(self, "server"):
            self.server.stop()
        self.runner.close()
        for name in ("lambre_server", "pygls", "asyncio"):
            logging.getLogger(name).removeHandler(self.log)
        assert not self.log.said

    def _written(self, data: bytes) -> None:
        """Every message of the server, at the moment when it is sent."""
        self._write(data)
        message = self.client.received[-1]
        if message.get("method") == "textDocument/publishDiagnostics":
            assert not self.pulls
            if self.opened:
                assert message["params"]["version"] == self.version
            self._inside(message["params"]["diagnostics"])

    def _inside(self, diagnostics: list[Any]) -> None:
        name, size = ENCODINGS[self.encoding]
        numbered = lines_of(self.text)
        for one in diagnostics:
            start, end = one["range"]["start"], one["range"]["end"]
            assert (start["line"], start["character"]) <= (end["line"], end["character"])
            for place in (start, end):
                assert place["character"] <= units(numbered[place["line"]], self.encoding)
            if "data" in one:
                line = numbered[start["line"]].encode(name)
                assert line[start["character"] * size : end["character"] * size].decode(name) == one["data"]["word"]

    # What the user does.

    @precondition(lambda self: not self.opened)
    @rule(text=documents)
    def open(self, text: str) -> None:
        def act() -> None:
            self.text, self.version, self.opened = text, 1, True
            self.client.open(URI, text)

        self._at_once(act)

    @precondition(lambda self: self.opened)
    @rule(edit=edits)
    def edit(self, edit: tuple[int, int, int, int, str]) -> None:
        self._at_once(lambda: self._change([edit]))

    @precondition(lambda self: self.opened)
    @rule(dice=st.randoms(use_true_random=True), count=st.integers(20, 80), rests=st.booleans())
    def edit_a_lot(self, dice: random.Random, count: int, rests: bool) -> None:
        """Messages with one edit each; between some of them the server has time to begin."""

        async def go() -> None:
            for _ in range(count):
                start, end = dice.randrange(12), dice.randrange(40)
                last, until = start + dice.choice((0, 0, 0, 1, -1, 5)), end + dice.choice((0, 0, 3, 10, -4))
                text = "".join(dice.choices(PIECES, k=dice.randrange(5)))
                self._change([(start, end, max(last, 0), max(until, 0), text)])
                if rests:
                    await asyncio.sleep(0.0002)

        self.runner.run(go())

    @precondition(lambda self: self.opened)
    @rule(line=st.integers(0, 5), new=st.sampled_from(LINES), gone=st.booleans())
    def exchange_a_line(self, line: int, new: str, gone: bool) -> None:
        """What is known of the other lines is used again where that is right."""
        self.wait()
        self._at_once(lambda: self._change([(line, 0, line + gone, 0, new)]))
        self.wait()

    @precondition(lambda self: self.opened)
    @rule(together=st.lists(edits, min_size=2, max_size=4))
    def edit_in_several_places(self, together: list[tuple[int, int, int, int, str]]) -> None:
        """One message; each edit is one of what the edit before it has left."""
        self._at_once(lambda: self._change(together))

    @precondition(lambda self: self.opened)
    @rule(text=documents)
    def replace_everything(self, text: str) -> None:
        def act() -> None:
            self.text, self.version = text, self.version + 1
            self.client.change(URI, self.version, text)

        self._at_once(act)

    @precondition(lambda self: self.opened)
    @rule()
    def save(self) -> None:
        self._at_once(lambda: self.client.notify("textDocument/didSave", {"textDocument": {"uri": URI}}))

    @precondition(lambda self: self.opened)
    @rule()
    def close(self) -> None:
        def act() -> None:
            self.opened, self.result_id = False, None
            self.client.notify("textDocument/didClose", {"textDocument": {"uri": URI}})

        self._at_once(act)

    @precondition(lambda self: self.opened)
    @rule(line=lines, character=characters, last=lines, end=characters)
    def point(self, line: int, character: int, last: int, end: int) -> None:
        """Hover, and open the menu; both may meet a check that is under way."""

        async def go() -> None:
            place = {"textDocument": {"uri": URI}, "position": {"line": line, "character": character}}
            await self.client.request("textDocument/hover", place)
            found = await self.client.actions(URI, self.client.rng(line, character, last, end))
            for action in found:
                if "edit" not in action and "command" not in action:
                    await self.client.request("codeAction/resolve", action)

        self.runner.run(asyncio.wait_for(go(), PATIENCE))

    @precondition(lambda self: self.opened)
    @rule()
    def give_up_asking(self) -> None:
        async def go() -> None:
            number = self.client.ask("textDocument/diagnostic", {"textDocument": {"uri": URI}})
            self.client.notify("$/cancelRequest", {"id": number})
            await self.client.answer(number)

        self.runner.run(asyncio.wait_for(go(), PATIENCE))

    @precondition(lambda self: self.opened)
    @rule()
    def wait(self) -> None:
        """The server has the text, and shows of it what the command line would."""
        attended = self.server.scheduler.get(URI)
        assert attended is not None
        assert str(attended.document.text) == self.text
        shown = self.runner.run(asyncio.wait_for(self._shown(), PATIENCE))
        self._inside(shown)
        found = sorted(
            (
                *(one["range"][end][what] for end in ("start", "end") for what in ("line", "character")),
                one["code"],
                one["message"],
            )
            for one in shown
            if one["code"] != "input"
        )
        assert found == expected(self.text, self.parser, self.encoding)

    async def _shown(self) -> list[Any]:
        if self.pulls:
            asked = {"textDocument": {"uri": URI}, "previousResultId": self.result_id}
            report = await self.client.request("textDocument/diagnostic", asked)
            assert report["kind"] == ("unchanged" if report["resultId"] == self.result_id else "full")
            if report["kind"] == "full":
                self.result_id, self.last = report["resultId"], report["items"]
            return self.last
        attended = self.server.scheduler.get(URI)
        assert attended is not None
        await self.server.scheduler.settled(attended)
        sent: list[Any] = self.client.got("textDocument/publishDiagnostics")[-1]["diagnostics"]
        return sent

    # How it does it: the model and the message change at one moment, between which the server does nothing.

    def _change(self, together: list[tuple[int, int, int, int, str]]) -> None:
        for one in together:
            self.text = edited(self.text, one, self.encoding)
        self.version += 1
        self.client.change(URI, self.version, *((one[:4], one[4]) for one in together))

    def _at_once(self, act: Callable[[], None]) -> None:
        async def go() -> None:
            act()

        self.runner.run(go())


class Log(logging.Handler):
    """What is said of errors."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.said.append(record.getMessage())


MACHINES = [(encoding, pulls) for encoding in ENCODINGS for pulls in (False, True)]


@pytest.mark.parametrize(("encoding", "pulls"), MACHINES)
def test_anything_in_any_order(
    encoding: str, pulls: bool, ten_word_parser: Any, new_client: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Read once, and not for every server and every check.
    grammars = cache(load_grammar)
    monkeypatch.setattr("lambre_core.check.load_grammar", grammars)
    monkeypatch.setattr("lambre_server.checking.load_grammar", grammars)
    cuts = pulls == (encoding != "utf-16")  # both kinds of engines with both kinds of clients
    own = {"encoding": encoding, "pulls": pulls, "cuts": cuts, "parser": ten_word_parser}
    editor: Any = type("OneEditor", (Editor,), {**own, "new_client": staticmethod(new_client)})
    run_state_machine_as_test(
        editor,
        settings=settings(
            max_examples=6, stateful_step_count=50, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
