"""`cache`: where parses are kept between runs, how many there are, and forgetting them."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lambre_core.parsing.disk_store import Contents

NAME = "cache"
HELP = "show or empty the cache of parses"

_MODEL_DIGITS = 12


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "action", choices=("info", "clear"), help="info: where it is and what is in it; clear: forget everything"
    )


def run(args: argparse.Namespace) -> int:
    """Show or empty the cache.

    Raises:
        ParsingError: the file cannot be read or written, or is another program's.
    """
    from lambre_core.parsing.disk_store import FOLDER_VARIABLE, cache_path, clear, contents
    from lambre_core.parsing.protocol import ParsingError

    path = cache_path()
    if path is None:
        raise ParsingError(f"There is no cache: you have no home folder, and {FOLDER_VARIABLE} names no other.")
    if args.action == "clear":
        clear(path)
        if not args.quiet:
            sys.stderr.write(f"lambre-lint: {path}: emptied\n")
    else:
        sys.stdout.writelines(f"{line}\n" for line in _lines(contents(path)))
    return 0


def _lines(contents: Contents) -> Iterator[str]:
    """A line for the file, then one for each model."""
    texts = sum(parser.texts for parser in contents.parsers)
    yield f"{contents.path}: {texts:,} texts, {_megabytes(contents.bytes)} of at most {_megabytes(contents.limit)}"
    if contents.parsers:
        yield ""
        yield f"{'language':<8}  {'model':<{_MODEL_DIGITS}}  {'texts':>9}  {'size':>9}  last used"
    for held in contents.parsers:
        used = time.strftime("%Y-%m-%d", time.localtime(held.used))
        model = held.fingerprint[:_MODEL_DIGITS]
        yield f"{held.language:<8}  {model:<{_MODEL_DIGITS}}  {held.texts:>9,}  {_megabytes(held.bytes):>9}  {used}"


def _megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"
