"""`lexicons`: which dictionaries findings are judged with, and building those that may not be shipped."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from lambre_core.console import say

if TYPE_CHECKING:
    from lambre_core.lexicon.automaton import Header

NAME = "lexicons"
HELP = "list the lexicons, and build one that may not be shipped (Ukrainian)"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", required=True, title="actions")
    listing = actions.add_parser("list", help="list the lexicons that findings are judged with")
    listing.set_defaults(action=list_lexicons)
    building = actions.add_parser(
        "build",
        help="build a language's large dictionary from an installed package, for yourself",
        description="Build the large dictionary of a language from a package that you have installed. "
        "Findings are judged with it from then on, instead of with the shipped lexicon.",
    )
    building.add_argument("language", metavar="LANGUAGE", help="uk")
    building.set_defaults(action=build)
    removing = actions.add_parser("remove", help="remove a dictionary that you have built")
    removing.add_argument("language", metavar="LANGUAGE")
    removing.set_defaults(action=remove)


def run(args: argparse.Namespace) -> int:
    """List, build or remove.

    Raises:
        LexiconError: a package is missing, a file is damaged or cannot be written.
    """
    return int(args.action(args))


def list_lexicons(args: argparse.Namespace) -> int:
    """A line for every language that has a lexicon."""
    from lambre_core.lexicon.automaton import open_automaton
    from lambre_core.lexicon.identity import judging_path, own_folder, own_path
    from lambre_core.resources import data_dir

    folders = (data_dir("lexicons"), own_folder())
    languages = sorted({path.stem for folder in folders if folder is not None for path in folder.glob("*.lexicon")})
    for language in languages:
        path = judging_path(language)
        whose = "yours" if path == own_path(language) else "shipped"
        sys.stdout.write(f"{language}  {whose:<7}  {_told(open_automaton(path).header)}\n")
    return 0


def _told(header: Header) -> str:
    return f"{header.forms:>9,} forms  {'; '.join(header.sources)}"


def build(args: argparse.Namespace) -> int:
    """Write the dictionary into the user's folder."""
    from lambre_core.garbage import uncollected
    from lambre_core.lexicon.automaton import open_automaton
    from lambre_core.lexicon.errors import LexiconError
    from lambre_core.training.lexicon import OWN, lexicon_file

    place = _place(args.language)
    if args.language not in OWN:
        raise LexiconError(
            f"There is nothing to build for {args.language!r}: its shipped lexicon is all there is; "
            f"lexicons can be built for {', '.join(OWN)}."
        )
    if not args.quiet:
        say("building; this takes two minutes or three")
    # Millions of tuples and no cycles: looking for some costs more than all the rest.
    with uncollected():
        content = lexicon_file(args.language, Path(), OWN)
    partial = place.with_suffix(".partial")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        partial.write_bytes(content)
        partial.replace(place)
    except OSError as error:
        raise LexiconError(f"{place}: cannot be written: {error.strerror or error}.") from error
    sys.stdout.write(f"{place}: {_told(open_automaton(place).header).strip()}\n")
    return 0


def remove(args: argparse.Namespace) -> int:
    """Delete the user's dictionary of a language."""
    from lambre_core.lexicon.errors import LexiconError

    place = _place(args.language)
    if not place.exists():
        raise LexiconError(f"{place}: there is no such lexicon to remove.")
    try:
        place.unlink()
    except OSError as error:
        raise LexiconError(f"{place}: cannot be removed: {error.strerror or error}.") from error
    return 0


def _place(language: str) -> Path:
    from lambre_core.lexicon.errors import LexiconError
    from lambre_core.lexicon.identity import FOLDER_VARIABLE, own_path

    if not language.isalpha():
        raise LexiconError(f"{language!r} is no language; write it as uk.")
    place = own_path(language)
    if place is None:
        raise LexiconError(f"There is no folder for lexicons: you have no home folder; name one in {FOLDER_VARIABLE}.")
    return place
