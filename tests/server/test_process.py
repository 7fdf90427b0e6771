"""The server as a process: how it begins and ends, and what it makes of bytes that are no messages."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from typing import Any

import pytest

COMMAND = [sys.executable, "-m", "lambre_core", "server"]


def framed(body: bytes) -> bytes:
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def message(**content: Any) -> bytes:
    return framed(json.dumps({"jsonrpc": "2.0", **content}).encode())


INITIALIZE = message(id=1, method="initialize", params={"processId": None, "rootUri": None, "capabilities": {}})
INITIALIZED = message(method="initialized", params={})
SHUTDOWN = message(id=2, method="shutdown")
EXIT = message(method="exit")
OPEN = message(
    method="textDocument/didOpen",
    params={
        "textDocument": {"uri": "file:///a.de.txt", "languageId": "plaintext", "version": 1, "text": "Da. " * 9000}
    },
)
BROKEN = framed(b'{"jsonrpc": "2.0", ') + framed(b"[]") + framed(b"\xff\xfe") + framed(b'{"a": 1}')

SESSIONS = {
    "as it should be": (INITIALIZE + INITIALIZED + SHUTDOWN + EXIT, 0),
    "exit without shutdown": (INITIALIZE + EXIT, 1),
    "the client is gone": (INITIALIZE + INITIALIZED, 1),
    "before initialize": (EXIT, 1),
    "broken messages": (INITIALIZE + BROKEN + SHUTDOWN + EXIT, 0),
    "shutdown in the middle of parsing": (INITIALIZE + INITIALIZED + OPEN + SHUTDOWN + EXIT, 0),
}


@pytest.mark.parametrize("name", SESSIONS)
def test_sessions(name: str) -> None:
    sent, status = SESSIONS[name]
    found = subprocess.run(COMMAND, input=sent, capture_output=True, timeout=120, check=False)
    assert found.returncode == status, found.stderr.decode()
    answers = [
        json.loads(part.partition(b"\r\n\r\n")[2])
        for part in found.stdout.split(b"Content-Length: ") if part.strip()
    ]  # fmt: skip
    if SHUTDOWN in sent:
        assert [one["id"] for one in answers if "id" in one] == [1, 2]


def test_over_tcp() -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with subprocess.Popen([*COMMAND, "--tcp", str(port)], stderr=subprocess.PIPE) as process:
        for _ in range(600):
            try:
                connection = socket.create_connection(("127.0.0.1", port), timeout=60)
                break
            except ConnectionRefusedError:
                time.sleep(0.1)
        with connection:
            connection.sendall(INITIALIZE + INITIALIZED + SHUTDOWN + EXIT)
            received = b""
            while piece := connection.recv(65536):
                received += piece
        assert b'"lambre-lint"' in received
        assert process.wait(60) == 0, process.stderr.read() if process.stderr else ""
