"""`lambre-lint study`: reproductions and demonstrations on public data, each a page of docs/studies."""

from __future__ import annotations

import argparse

NAME = "study"
HELP = "measure on public data what a page of docs/studies shows"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    from lambre_core.studies import studies

    named = parser.add_subparsers(metavar="STUDY", dest="study", required=True, title="studies")
    for name, study in studies().items():
        study.add_arguments(named.add_parser(name, help=study.HELP, description=study.HELP))


def run(args: argparse.Namespace) -> int:
    from importlib.util import find_spec

    from lambre_core.studies import studies
    from lambre_core.studies.errors import LibraryError

    study = studies()[args.study]
    for library in study.NEEDS:
        if find_spec(library) is None:
            raise LibraryError(library)
    return int(study.run(args))
