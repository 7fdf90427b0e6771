"""Fetching files from servers that behave well and badly."""

from __future__ import annotations

import hashlib
import random
import socket
from pathlib import Path
from typing import Any

import pytest

from lambre_core.parsing import download
from lambre_core.parsing.download import ATTEMPTS, UnreachableError, fetch_bytes, fetch_file
from lambre_core.parsing.protocol import ParsingError

CONTENT = random.Random(7).randbytes(1_000_000)
MD5 = hashlib.md5(CONTENT, usedforsecurity=False).hexdigest()
PATH = "/de/pos.pt"


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(download, "PAUSE", 0.0)


def fetch(site: Any, folder: Path) -> list[tuple[int, int | None]]:
    told: list[tuple[int, int | None]] = []
    fetch_file(site.url + PATH, folder / "pos.pt", MD5, lambda name, done, total: told.append((done, total)))
    return told


# What lies in `.part` before, what the server does, the ranges that are asked for
WAYS: dict[str, tuple[bytes | None, dict[str, Any], list[str | None]]] = {
    "all at once": (None, {}, [None]),
    "an empty part": (b"", {}, [None]),
    "a part of it": (CONTENT[:300_000], {}, ["bytes=300000-"]),
    "a part, and a server without ranges": (CONTENT[:300_000], {"ranges": False}, ["bytes=300000-"]),
    "a part that is whole": (CONTENT, {}, ["bytes=1000000-"]),
    "a part of another file": (b"x" * 300_000, {}, ["bytes=300000-", None]),
    "a part longer than the file": (b"x" * 2_000_000, {}, ["bytes=2000000-", None]),
    "broken off": (None, {"cuts": {PATH: [400_000, 250_000]}}, [None, "bytes=400000-", "bytes=650000-"]),
    "broken off before the first byte": (None, {"cuts": {PATH: [0]}}, [None, None]),
    "in trouble for a while": (None, {"statuses": {PATH: [503, 500]}}, [None, None, None]),
}


@pytest.mark.parametrize("name", WAYS)
def test_the_file_comes_whole(site: Any, tmp_path: Path, name: str) -> None:
    part, behaviour, ranges = WAYS[name]
    site.files[PATH] = CONTENT
    for attribute, value in behaviour.items():
        setattr(site, attribute, value)
    if part is not None:
        (tmp_path / "pos.pt.part").write_bytes(part)
    told = fetch(site, tmp_path)
    assert (tmp_path / "pos.pt").read_bytes() == CONTENT
    assert [path.name for path in tmp_path.iterdir()] == ["pos.pt"]
    assert [wanted for _, wanted in site.asked] == ranges
    if name != "a part that is whole":
        assert told[-1] == (1_000_000, 1_000_000)
    site.asked.clear()
    fetch(site, tmp_path)
    assert site.asked == []


@pytest.mark.parametrize(
    ("behaviour", "error", "message", "kept"),
    [
        ({"files": {}}, UnreachableError, "the server answered 404 Not Found", None),
        ({"statuses": {PATH: [403]}}, UnreachableError, "the server answered 403", None),
        ({"statuses": {PATH: [503] * ATTEMPTS}}, UnreachableError, "the server answered 503", None),
        (
            {"cuts": {PATH: [1000] * ATTEMPTS}},
            UnreachableError,
            rf"broke off again and again \({1000 * ATTEMPTS:,} of 1,000,000 bytes came\)",
            CONTENT[: 1000 * ATTEMPTS],
        ),
        ({"files": {PATH: b"another file"}}, ParsingError, f"its MD5 is [0-9a-f]{{32}}, expected {MD5}", None),
        ({"files": {PATH: CONTENT[:-1]}}, ParsingError, f"expected {MD5}", None),
        ({"files": {PATH: b""}}, ParsingError, "MD5 is d41d8cd98f00b204e9800998ecf8427e", None),
    ],
    ids=["missing", "forbidden", "in trouble", "broken off", "another file", "too short", "empty"],
)
def test_the_file_does_not_come(
    site: Any, tmp_path: Path, behaviour: dict[str, Any], error: type[Exception], message: str, kept: bytes | None
) -> None:
    site.files[PATH] = CONTENT
    for attribute, value in behaviour.items():
        setattr(site, attribute, value)
    with pytest.raises(error, match=message) as caught:
        fetch(site, tmp_path)
    assert str(caught.value).startswith(site.url + PATH)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == ({"pos.pt.part": kept} if kept else {})
    # The next run goes on, or begins anew, and gets it.
    site.files, site.cuts, site.statuses = {PATH: CONTENT}, {}, {}
    fetch(site, tmp_path)
    assert (tmp_path / "pos.pt").read_bytes() == CONTENT


def test_damaged_file_is_fetched_anew(site: Any, tmp_path: Path) -> None:
    site.files[PATH] = CONTENT
    (tmp_path / "pos.pt").write_bytes(CONTENT[:500])
    fetch(site, tmp_path)
    assert (tmp_path / "pos.pt").read_bytes() == CONTENT


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is full")
def test_full_disk(site: Any, tmp_path: Path) -> None:
    site.files[PATH] = CONTENT
    (tmp_path / "pos.pt.part").symlink_to("/dev/full")
    with pytest.raises(ParsingError, match=rf"The disk of {tmp_path} is full .*make room, then run the command again"):
        fetch(site, tmp_path)


def test_place_that_cannot_be_written(site: Any, tmp_path: Path) -> None:
    site.files[PATH] = CONTENT
    (tmp_path / "pos.pt.part").mkdir()
    with pytest.raises(ParsingError, match=r"pos\.pt\.part cannot be written: Is a directory"):
        fetch(site, tmp_path)


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("http://127.0.0.1:{port}/x", "cannot be reached: Connection refused"),
        ("http://name.invalid/x", "cannot be reached: "),
        ("file:///etc/hostname", "it is no address of the web"),
        ("resources.json", "it is no address of the web"),
        ("http://[::1/x", "cannot be reached"),
    ],
)
def test_no_server(tmp_path: Path, url: str, message: str) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = url.format(port=free.getsockname()[1])
        with pytest.raises(UnreachableError, match=message) as caught:
            fetch_file(url, tmp_path / "x", MD5, lambda *_: None)
        assert caught.value.exit_status == 3
        with pytest.raises(UnreachableError, match=message):
            fetch_bytes(url)
    assert list(tmp_path.iterdir()) == []
