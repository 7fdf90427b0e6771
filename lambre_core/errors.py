"""The one root of every error that a user can mend.

Each layer has one exception type of its own, a subclass of `LambreError`. The message is a sentence
that names the file, the place, what was expected and what to do; the command line prints it without a
traceback and leaves with `exit_status` (DESIGN: 2 wrong usage or unreadable input, 3 something needed
is not installed).
"""

from __future__ import annotations


class LambreError(Exception):
    """An error whose message is a sentence for the user."""

    exit_status = 2
