"""Fetching files from a server: what breaks off is resumed, what arrives is checked, only whole files are put in place.

A file grows under its name with `.part` added, and is renamed when its size and hash are right.
"""

from __future__ import annotations

import errno
import hashlib
import http.client
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

from lambre_core import __version__
from lambre_core.parsing.protocol import NotInstalledError, ParsingError

Meter = Callable[[str, int, int | None], None]
"""Told while a file arrives: its name, the bytes that are there, and how many they will be, where known."""

ATTEMPTS = 4
"""So often a transfer is begun or resumed within one run."""

PAUSE = 1.0
"""Seconds before a server that is in trouble is asked again."""

_CHUNK = 1 << 17
_TIMEOUT = 30.0  # seconds without a byte
_BROKEN = (urllib.error.URLError, http.client.HTTPException, ConnectionError, TimeoutError)
_FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class UnreachableError(NotInstalledError):
    """A server cannot be reached or does not give a file."""


class _CutError(Exception):
    """A transfer ended early; what came is kept."""


def fetch_bytes(url: str) -> bytes:
    """The content of a small file.

    Raises:
        UnreachableError: it cannot be had.
    """
    try:
        with _opened(url, 0) as response:
            return bytes(response.read())
    except (*_BROKEN, ValueError) as error:
        raise UnreachableError(_reason(url, error)) from error


def fetch_file(url: str, target: Path, md5: str, meter: Meter) -> None:
    """Fetch a file, unless it is there already.

    Args:
        target: where it goes; a `.part` of an earlier run beside it is gone on with.
        md5: lower-case hexadecimal hash that it must have.
        meter: told how far it is; the file is called by the name of `target`.

    Raises:
        UnreachableError: the server cannot be reached, has no such file, or breaks off again and again; what
            has come is kept for the next run.
        ParsingError: the file is not the one that the hash is of, or it cannot be written.
    """
    if target.is_file() and md5_of(target) == md5:
        return
    part = target.with_name(f"{target.name}.part")
    try:
        resumed = part.is_file() and part.stat().st_size > 0
        _fetch_part(url, part, meter)
        if md5_of(part) != md5 and resumed:
            # What was there was of another file, or damaged.
            part.unlink()
            _fetch_part(url, part, meter)
        if (found := md5_of(part)) != md5:
            part.unlink()
            raise ParsingError(
                f"{url} is not the file that it should be: its MD5 is {found}, expected {md5}. It was dropped; "
                "try again later, the server may be in the middle of an update."
            )
        part.replace(target)
    except OSError as error:
        raise write_error(target.parent, error) from error


def md5_of(path: Path) -> str:
    """Lower-case hexadecimal MD5 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, lambda: hashlib.md5(usedforsecurity=False)).hexdigest()


def write_error(folder: Path, error: OSError) -> ParsingError:
    """Why a folder could not be written to, as a sentence."""
    if error.errno in _FULL:
        return ParsingError(
            f"The disk of {folder} is full ({error.strerror}): make room, then run the command again; what has come "
            "is kept."
        )
    return ParsingError(f"{error.filename or folder} cannot be written: {error.strerror or error}.")


def _fetch_part(url: str, part: Path, meter: Meter) -> None:
    """Bring the partial file to its full size; its content is not checked."""
    for attempt in range(1, ATTEMPTS + 1):
        try:
            _append(url, part, meter)
        except urllib.error.HTTPError as error:
            if error.code < 500 or attempt == ATTEMPTS:
                raise UnreachableError(_reason(url, error)) from error
            time.sleep(PAUSE)
        except (_CutError, http.client.HTTPException, ConnectionError) as error:
            if attempt == ATTEMPTS:
                raise UnreachableError(_reason(url, error)) from error
        except (urllib.error.URLError, TimeoutError, ValueError) as error:
            raise UnreachableError(_reason(url, error)) from error
        else:
            return


def _append(url: str, part: Path, meter: Meter) -> None:
    """Ask for what is missing of a partial file and write it.

    Raises:
        _CutError: fewer bytes came than were announced.
        OSError: of the network, as urllib raises it, or of the disk.
    """
    have = part.stat().st_size if part.is_file() else 0
    try:
        response = _opened(url, have)
    except urllib.error.HTTPError as error:
        if error.code != http.client.REQUESTED_RANGE_NOT_SATISFIABLE or not have:
            raise
        # Nothing comes after what is there: it is whole, or of another file, which its hash will tell.
        return
    with response:
        if response.status != http.client.PARTIAL_CONTENT:
            have = 0
        elif _first_byte(response) != have:
            part.unlink()
            raise _CutError("the server gave another part than asked for")
        announced = response.headers.get("Content-Length", "")
        total = have + int(announced) if announced.isdigit() else None
        name = part.name.removesuffix(".part")
        meter(name, have, total)
        with part.open("ab" if have else "wb") as file:
            while chunk := _read(response):
                file.write(chunk)
                have += len(chunk)
                meter(name, have, total)
    if total is not None and have != total:
        raise _CutError(f"{have:,} of {total:,} bytes came")


def _read(response: http.client.HTTPResponse) -> bytes:
    try:
        return response.read(_CHUNK)
    except OSError as error:
        # Of the network, though the disk's errors are of the same type.
        raise _CutError(str(error) or type(error).__name__) from error


def _opened(url: str, start: int) -> http.client.HTTPResponse:
    headers = {"User-Agent": f"lambre-lint/{__version__}", "Accept-Encoding": "identity"}
    if start:
        headers["Range"] = f"bytes={start}-"
    if not url.startswith(("http://", "https://")):
        raise ValueError("it is no address of the web")
    request = urllib.request.Request(url, headers=headers)
    return urllib.request.urlopen(request, timeout=_TIMEOUT)  # type: ignore[no-any-return]


def _first_byte(response: http.client.HTTPResponse) -> int | None:
    match = re.match(r"bytes (\d+)-", response.headers.get("Content-Range", ""))
    return int(match[1]) if match else None


def _reason(url: str, error: Exception) -> str:
    if isinstance(error, urllib.error.HTTPError):
        return f"{url}: the server answered {error.code} {error.reason}."
    if isinstance(error, _CutError):
        return f"{url}: the connection broke off again and again ({error}); what came is kept for the next run."
    cause = getattr(error, "reason", None) or error
    return f"{url} cannot be reached: {getattr(cause, 'strerror', None) or cause}."
