"""A client that speaks to a server in the same process, with a parser of ten words, or of which tests say how it is."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from lambre_server.server import LambreServer, make_server

from lambre_core.treebank.tree import Sentence

PATIENCE = 60.0
"""Seconds after which a test gives up; how long things take says nothing about the code."""

PUSHED: dict[str, Any] = {
    "textDocument": {"publishDiagnostics": {"relatedInformation": True, "codeDescriptionSupport": True}}
}
PULLED: dict[str, Any] = {
    "textDocument": {"diagnostic": {}, "publishDiagnostics": {"relatedInformation": True}},
    "workspace": {"diagnostics": {"refreshSupport": True}},
}


def joined(*parts: dict[str, Any]) -> dict[str, Any]:
    """Capabilities put together."""
    whole: dict[str, Any] = {}
    for part in parts:
        for key, value in part.items():
            both = isinstance(value, dict) and isinstance(whole.get(key), dict)
            whole[key] = joined(whole[key], value) if both else value
    return whole


class Client:
    """The client's end; requests of the server are answered by `answers`, refused if
    these raise a RuntimeError, or never answered."""

    PUSHED, PULLED = PUSHED, PULLED
    joined = staticmethod(joined)

    def __init__(self, server: LambreServer) -> None:
        self.server = server
        self.received: list[dict[str, Any]] = []
        self.answers: dict[str, Callable[[Any], Any]] = {
            "client/registerCapability": lambda params: None,
            "window/workDoneProgress/create": lambda params: None,
            "workspace/diagnostic/refresh": lambda params: None,
            "workspace/codeLens/refresh": lambda params: None,
            "workspace/applyEdit": lambda params: {"applied": True},
            "window/showDocument": lambda params: {"success": True},
        }
        self._numbers = itertools.count(1)
        self._news = asyncio.Event()
        server.protocol.set_writer(self)

    # The server writes here.

    def write(self, data: bytes) -> None:
        message = json.loads(data.partition(b"\r\n\r\n")[2])
        self.received.append(message)
        self._news.set()
        answer = self.answers.get(message.get("method", ""))
        if "id" in message and answer is not None:
            try:
                reply = {"id": message["id"], "result": answer(message.get("params"))}
            except RuntimeError as refused:
                reply = {"id": message["id"], "error": {"code": -32803, "message": str(refused)}}
            self._loop.call_soon(self.send, reply)

    def close(self) -> None:
        """Nothing to close."""

    @property
    def _loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    # The client speaks.

    def send(self, message: dict[str, Any]) -> None:
        text = json.dumps({"jsonrpc": "2.0", **message})
        protocol = self.server.protocol
        protocol.handle_message(json.loads(text, object_hook=protocol.structure_message))

    def notify(self, method: str, params: Any) -> None:
        self.send({"method": method, "params": params})

    def ask(self, method: str, params: Any) -> int:
        """Send a request and go on."""
        number = next(self._numbers)
        self.send({"id": number, "method": method, "params": params})
        return number

    async def answer(self, number: int) -> dict[str, Any]:
        """The answer to a request: `result` or `error`."""
        return await self.wait(lambda message: message.get("id") == number and "method" not in message)

    async def request(self, method: str, params: Any) -> Any:
        answer = await self.answer(self.ask(method, params))
        assert "error" not in answer, answer["error"]
        return answer["result"]

    async def wait(self, wanted: Callable[[dict[str, Any]], bool], since: int = 0) -> dict[str, Any]:
        """The first message that is wanted."""
        deadline = self._loop.time() + PATIENCE
        while True:
            for message in self.received[since:]:
                if wanted(message):
                    return message
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), deadline - self._loop.time())

    def got(self, method: str) -> list[Any]:
        """The parameters of what came with a method."""
        return [message.get("params") for message in self.received if message.get("method") == method]

    # What clients do.

    async def initialize(self, capabilities: dict[str, Any], folders: Sequence[Path] = (), **params: Any) -> Any:
        found = await self.request(
            "initialize",
            {
                "processId": None,
                "rootUri": None,
                "capabilities": capabilities,
                "workspaceFolders": [{"uri": folder.as_uri(), "name": folder.name} for folder in folders],
                **params,
            },
        )
        self.notify("initialized", {})
        return found

    def open(self, uri: str, text: str, language_id: str = "plaintext") -> None:
        self.notify(
            "textDocument/didOpen",
            {"textDocument": {"uri": uri, "languageId": language_id, "version": 1, "text": text}},
        )

    def change(self, uri: str, version: int, *changes: tuple[Any, str] | str) -> None:
        """Changes: the whole text, or a range (line, character, line, character) and what takes its place."""
        self.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": uri, "version": version},
                "contentChanges": [
                    {"text": change} if isinstance(change, str) else {"range": self.rng(*change[0]), "text": change[1]}
                    for change in changes
                ],
            },
        )

    async def published(self, uri: str, version: int) -> list[dict[str, Any]]:
        """The diagnostics that are sent for a version of a document."""
        message = await self.wait(
            lambda message: (
                message.get("method") == "textDocument/publishDiagnostics"
                and message["params"]["uri"] == uri
                and message["params"].get("version") == version
            )
        )
        found: list[dict[str, Any]] = message["params"]["diagnostics"]
        return found

    async def pull(self, uri: str, previous: str | None = None) -> dict[str, Any]:
        params: dict[str, Any] = {"textDocument": {"uri": uri}}
        if previous is not None:
            params["previousResultId"] = previous
        found: dict[str, Any] = await self.request("textDocument/diagnostic", params)
        return found

    @staticmethod
    def rng(*numbers: int) -> dict[str, Any]:
        line, character, last, end = numbers
        return {"start": {"line": line, "character": character}, "end": {"line": last, "character": end}}

    async def actions(self, uri: str, range_: Any, diagnostics: Sequence[Any] = (), **context: Any) -> list[Any]:
        found: list[Any] = await self.request(
            "textDocument/codeAction",
            {"textDocument": {"uri": uri}, "range": range_, "context": {"diagnostics": list(diagnostics), **context}},
        )
        return found


class SlowParser:
    """Takes its time with each text, and counts."""

    def __init__(self, parser: Any, seconds: float = 0.0) -> None:
        self.language, self.scheme, self.fingerprint = parser.language, parser.scheme, parser.fingerprint
        self.seconds = seconds
        self.parsed: list[str] = []
        self.gate, self.entered = threading.Event(), threading.Event()
        self.gate.set()
        self._parser = parser

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        for text in texts:
            self.entered.set()
            self.gate.wait(PATIENCE)
            time.sleep(self.seconds)
            self.parsed.append(text)
            yield from self._parser.parse([text])


@pytest.fixture
def parser(ten_word_parser: Any) -> SlowParser:
    return SlowParser(ten_word_parser)


@pytest.fixture
def new_client() -> Callable[[LambreServer], Client]:
    """A client of another server."""
    return Client


@pytest_asyncio.fixture
async def client(parser: SlowParser) -> AsyncIterator[Client]:
    server = make_server(lambda settings, language, progress: parser)
    yield Client(server)
    parser.gate.set()
    server.stop()
