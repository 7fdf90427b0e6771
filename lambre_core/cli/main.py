"""The entry point: finds the commands, reads the arguments, runs one, and says errors as sentences."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import os
import pkgutil
import sys
from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import TextIO

from lambre_core import __version__, cli
from lambre_core.arithmetic import prepare
from lambre_core.errors import LambreError
from lambre_core.garbage import look_seldom

TRACEBACK_VARIABLE = "LAMBRE_TRACEBACK"
"""Environment variable: if set, errors that nobody foresaw come with a traceback."""

INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells give it (128 + SIGINT)."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: the arguments without the program's name, those of the process by default.

    Returns:
        The exit status: 0 fine, 1 findings or a failed gate, 2 wrong usage or unreadable input, 3 something
        needed is not installed.
    """
    prepare()
    look_seldom()
    arguments = list(sys.argv[1:] if argv is None else argv)
    _tolerate_odd_characters(sys.stdout, sys.stderr)
    try:
        parser = _parser(_needed_modules(arguments))
        args = parser.parse_args(arguments)
        args.color = _color(args.color, sys.stdout)
        status = int(args.run(args))
        sys.stdout.flush()
    except LambreError as error:
        print(f"lambre-lint: {error}", file=sys.stderr)  # noqa: T201
        return error.exit_status
    except BrokenPipeError:
        # The reader has seen enough (`| head`). Python would complain once more when it closes the stream.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:
        if os.environ.get(TRACEBACK_VARIABLE):
            raise
        print(  # noqa: T201
            f"lambre-lint: an error inside lambre-lint ended the run ({type(error).__name__}: {error}). "
            f"Please report it with what it says when the environment variable {TRACEBACK_VARIABLE} is 1.",
            file=sys.stderr,
        )
        return LambreError.exit_status
    return status


def complete_parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    return _parser(_needed_modules([]))


def _parser(modules: Iterable[ModuleType]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="lambre-lint",
        description="Grammar linter on dependency trees: located agreement and case findings.",
        epilog="Exit status: 0 nothing found, 1 findings, 2 wrong usage or unreadable input, 3 something is missing.",
    )
    parser.add_argument("--version", action="version", version=f"lambre-lint {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND", required=True, title="commands")
    for module in modules:
        command = commands.add_parser(module.NAME, help=module.HELP, description=module.HELP)
        module.add_arguments(command)
        _add_common(command)
        command.set_defaults(run=module.run)
    return parser


def _add_common(command: argparse.ArgumentParser) -> None:
    """Options of every command."""
    group = command.add_argument_group("output")
    group.add_argument("--quiet", "-q", action="store_true", help="nothing but results and errors")
    group.add_argument(
        "--color", choices=("auto", "always", "never"), default="auto", help="colours (default: on a terminal)"
    )


def _needed_modules(arguments: Sequence[str]) -> list[ModuleType]:
    """The modules of the commands: only the one that is run where the arguments begin with its name."""
    names = [name for _, name, _ in pkgutil.iter_modules(cli.__path__) if name != "main" and not name.startswith("_")]
    if arguments and (wanted := arguments[0].replace("-", "_")) in names:
        names = [wanted]
    return [importlib.import_module(f"{cli.__name__}.{name}") for name in sorted(names)]


def _color(choice: str, stream: TextIO) -> bool:
    """Whether to colour: as asked, else on a terminal unless NO_COLOR is set (https://no-color.org)."""
    if choice == "auto":
        return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return choice == "always"


def _tolerate_odd_characters(*streams: TextIO) -> None:
    """Write what a stream cannot encode (a file name that is not UTF-8, an old code page) as an escape."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")
