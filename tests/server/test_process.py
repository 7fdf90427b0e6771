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
MUCH = " ".join(f"Heute kommt der Zug {number} aus Köln an." for number in range(9000))
"""Sentences of which no two are alike: seconds of work on any machine."""

OPEN = message(
    method="textDocument/didOpen",
    params={"textDocument": {"uri": "file:///a.de.txt", "languageId": "plaintext", "version": 1, "text": MUCH}},
)
ASKING = {
    "workspace": {"configuration": True, "didChangeWatchedFiles": {"dynamicRegistration": True}},
    "window": {"workDoneProgress": True},
    "experimental": {"lambreStatus": True},
}
ASKED = message(id=1, method="initialize", params={"processId": None, "rootUri": None, "capabilities": ASKING})
UNKNOWN = message(id=7, method="textDocument/nothing", params={}) + message(method="$/nothing", params=[1])
ANSWERS_TO_NOTHING = message(id=99, result=None) + message(id="x", error={"code": 1, "message": "no"})
BROKEN = framed(b'{"jsonrpc": "2.0", ') + framed(b"[]") + framed(b"\xff\xfe") + framed(b'{"a": 1}')

SESSIONS = {
    "as it should be": (INITIALIZE + INITIALIZED + SHUTDOWN + EXIT, 0),
    "exit without shutdown": (INITIALIZE + EXIT, 1),
    "the client is gone": (INITIALIZE + INITIALIZED, 1),
    "before initialize": (EXIT, 1),
    "broken messages": (INITIALIZE + BROKEN + SHUTDOWN + EXIT, 0),
    "unknown methods": (INITIALIZE + INITIALIZED + UNKNOWN + SHUTDOWN + EXIT, 0),
    "answers to what nobody asked": (INITIALIZE + INITIALIZED + ANSWERS_TO_NOTHING + SHUTDOWN + EXIT, 0),
    "shutdown right after opening": (INITIALIZE + INITIALIZED + OPEN + SHUTDOWN + EXIT, 0),
    "the client never answers": (ASKED + INITIALIZED + OPEN + SHUTDOWN + EXIT, 0),
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
    assert BROKEN in sent or b"Traceback" not in found.stderr, found.stderr.decode()
    if SHUTDOWN in sent:
        answered = [one["id"] for one in answers if "id" in one and "method" not in one]
        assert answered == ([1, 7, 2] if UNKNOWN in sent else [1, 2])


def test_shutdown_in_the_middle_of_parsing() -> None:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(ASKED + INITIALIZED + OPEN)
        process.stdin.flush()
        shares = 0
        while shares < 2:  # it is under way, and nothing has been answered yet
            length = int(process.stdout.readline().split(b":")[1])
            while process.stdout.readline().strip():
                pass
            received = json.loads(process.stdout.read(length))
            if received.get("method") == "window/workDoneProgress/create":
                process.stdin.write(message(id=received["id"], result=None))
                process.stdin.flush()
            shares += received.get("method") == "$/progress" and "percentage" in received["params"]["value"]
            assert received.get("method") != "textDocument/publishDiagnostics"
        rest, said = process.communicate(SHUTDOWN + EXIT, timeout=120)
        assert process.returncode == 0, said.decode()
        assert b'"id": 2' in rest
        assert b"publishDiagnostics" not in rest


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
