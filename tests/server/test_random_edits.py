"""Random edits through the protocol, in every encoding: the server has the text that the client has."""

from __future__ import annotations

import random
from typing import Any

import pytest

pytestmark = pytest.mark.asyncio

ENCODINGS = {"utf-8": ("utf-8", 1), "utf-16": ("utf-16-le", 2), "utf-32": ("utf-32-le", 4)}
PIECES = (
    *("Da sind lange Büchern. ", "lange ", "die ", "Büchern", ".", " ", "a", "é", "😂", "x" * 40),
    *("\n", "\r\n", "\r", "\n\n", "\N{LINE SEPARATOR}", "\N{NEXT LINE}", "\x0c"),
)
URI = "file:///texts/a.de.txt"
EDITS = 2000


def units(text: str, encoding: str) -> int:
    name, size = ENCODINGS[encoding]
    return len(text.encode(name)) // size


def position(text: str, offset: int, encoding: str) -> tuple[int, int]:
    """Line and units of an offset, told by normalising the line ends before it."""
    before = text[:offset].replace("\r\n", "\n").replace("\r", "\n")
    if text[max(offset - 1, 0) : offset + 1] == "\r\n":
        before = before[:-1]  # between the two the line is not over yet
    return before.count("\n"), units(before.rpartition("\n")[2], encoding)


@pytest.mark.parametrize("encoding", ENCODINGS)
async def test_random_edits(client: Any, encoding: str) -> None:
    dice = random.Random(encoding)
    capabilities = {"general": {"positionEncodings": [encoding]}}
    found = await client.initialize(client.joined(client.PUSHED, capabilities), initializationOptions={"holdBack": 0})
    assert found["capabilities"]["positionEncoding"] == encoding
    text = "".join(dice.choices(PIECES, k=60))
    texts = {1: text}
    client.open(URI, text)
    document = client.server.scheduler.get(URI).document
    for version in range(2, EDITS + 2):
        # Not between the two characters of one line end, which is no place.
        offsets = [n for n in range(len(text) + 1) if text[max(n - 1, 0) : n + 1] != "\r\n" or n == 0]
        start, end = sorted(dice.choices(offsets, k=2))
        end = min(end, start + dice.choice((0, 0, 1, 3, 200)))
        end = max(n for n in offsets if n <= end)
        new = "".join(dice.choices(PIECES, k=dice.choice((0, 1, 1, 2, 8))))
        range_ = (*position(text, start, encoding), *position(text, end, encoding))
        client.change(URI, version, (range_, new))
        text = text[:start] + new + text[end:]
        assert str(document.text) == text
        texts[version] = text
        if version % 25 == 0:
            await client.published(URI, version)
    await client.published(URI, EDITS + 1)
    sent = client.got("textDocument/publishDiagnostics")
    assert [one["version"] for one in sent] == sorted(one["version"] for one in sent)
    shown = 0
    for one in sent:
        lines = texts[one["version"]].replace("\r\n", "\n").replace("\r", "\n").split("\n")
        for diagnostic in one["diagnostics"]:
            start, end = diagnostic["range"]["start"], diagnostic["range"]["end"]
            line = lines[start["line"]].encode(ENCODINGS[encoding][0])
            size = ENCODINGS[encoding][1]
            word = line[start["character"] * size : end["character"] * size].decode(ENCODINGS[encoding][0])
            assert word == diagnostic["data"]["word"]
            shown += 1
    assert shown > 20
