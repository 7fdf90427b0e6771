"""What every command shares with the person at the terminal: lines on standard error, numbers as arguments."""

from __future__ import annotations

import argparse
import re
import sys

WIPE = "\r\x1b[K"

_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def say(line: str) -> None:
    """One line for people, on standard error; what would steer a terminal is shown, not sent."""
    wipe()
    sys.stderr.write(f"lambre-lint: {visible(line)}\n")


def silent(line: str) -> None:
    """Say nothing."""


def visible(text: str) -> str:
    """A text without the characters that steer a terminal."""
    return _STEERING.sub("\N{REPLACEMENT CHARACTER}", text)


def wipe() -> None:
    """Take the progress bar away, if there is one, before something else is written to the terminal."""
    if sys.stderr.isatty():
        sys.stderr.write(WIPE)
        sys.stderr.flush()


def positive(text: str) -> int:
    """A number of at least 1, for argparse."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number
