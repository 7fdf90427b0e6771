"""`completion`: what a shell needs to complete the command line, generated from the arguments by shtab."""

from __future__ import annotations

import argparse
import sys

NAME = "completion"
HELP = "print the completions for a shell"

SHELLS = ("bash", "zsh", "fish")

_FOLDERS = frozenset({"DIR", "FOLDER"})


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=SHELLS, help="the shell that you use")


def run(args: argparse.Namespace) -> int:
    """Print the script; `docs/outputs.md` says where shells look for it."""
    from lambre_core.cli.main import complete_parser
    from lambre_core.parsing.protocol import NotInstalledError

    try:
        import shtab
    except ImportError as error:
        raise NotInstalledError(
            "Completions are made by shtab, which is not installed; get it with `pip install shtab`."
        ) from error
    parser = complete_parser()
    for command in _with_commands(parser):
        for action in command._actions:
            _say_what_it_takes(action, shtab)
    sys.stdout.write(shtab.complete(parser, args.shell) + "\n")
    return 0


def _with_commands(parser: argparse.ArgumentParser) -> list[argparse.ArgumentParser]:
    """A parser and those of its commands, at every depth."""
    found = [parser]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            found += [deeper for command in action.choices.values() for deeper in _with_commands(command)]
    return found


def _say_what_it_takes(action: argparse.Action, shtab: object) -> None:
    """Paths are completed where an argument is one; its name in the help says so."""
    name = action.metavar if isinstance(action.metavar, str) else ""
    word = name.rpartition("]")[2].removesuffix("...").strip()
    if word in _FOLDERS:
        action.complete = shtab.DIRECTORY  # type: ignore[attr-defined]
    elif word in {"PATH", "FILE", "MODEL", "TREEBANK"}:
        action.complete = shtab.FILE  # type: ignore[attr-defined]
