"""A server that starts, answers, and finds nothing: with it, the test must fail."""

from __future__ import annotations

import json
import sys
from typing import BinaryIO

CAPABILITIES = {
    "textDocumentSync": 1,
    "diagnosticProvider": {"interFileDependencies": False, "workspaceDiagnostics": False},
    "hoverProvider": True,
}
ANSWERS = {
    "initialize": {"capabilities": CAPABILITIES, "serverInfo": {"name": "mute"}},
    "textDocument/diagnostic": {"kind": "full", "items": []},
}


def serve(receiving: BinaryIO, sending: BinaryIO) -> None:
    """Answer every request until there are no more."""
    while header := receiving.readline():
        length = int(header.split(b":")[1])
        receiving.readline()
        message = json.loads(receiving.read(length))
        if message.get("method") == "exit":
            return
        if "id" in message and "method" in message:
            answer = {"jsonrpc": "2.0", "id": message["id"], "result": ANSWERS.get(message["method"])}
            body = json.dumps(answer).encode()
            sending.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
            sending.flush()


if __name__ == "__main__":
    if "--version" in sys.argv:
        sys.stdout.write("lambre-lint 0.0.0\n")
    else:
        serve(sys.stdin.buffer, sys.stdout.buffer)
