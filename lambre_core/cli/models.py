"""`lambre-lint models`: the parser models, what they are, whether they are sound, making and measuring them."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from lambre_core.training import cli as training

if TYPE_CHECKING:
    from rich.table import Table

    from lambre_core.parsing.models import ModelFolder

NAME = "models"
HELP = "list, verify, train and evaluate parser models"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", required=True, title="actions")
    for name, help_text, add, act in (
        ("list", "the models there are", _add_places, show),
        ("verify", "compare the files of models with their manifests", _add_places, verify),
        ("train", "train a model", training.add_train_arguments, training.train),
        ("evaluate", "measure a model on test data", training.add_evaluate_arguments, training.evaluate),
    ):
        action = actions.add_parser(name, help=help_text, description=help_text)
        add(action)
        action.set_defaults(act=act)


def _add_places(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("places", nargs="*", type=Path, metavar="PATH", help="further places to look in")


def run(args: argparse.Namespace) -> int:
    return int(args.act(args))


def show(args: argparse.Namespace) -> int:
    """A table of the models; status 3 where there are none."""
    models = _find(args)
    table = _table("language", "engine", "scheme", "size", "licence", "trained on", "created", "folder")
    for model in models:
        manifest = model.manifest
        if manifest is None:
            table.add_row(model.language, "?", "?", "?", "?", "?", "?", model.problem or str(model.path))
            continue
        size = sum(entry.bytes for entry in manifest.files.values()) / 1e6
        banks = ", ".join(bank.name for bank in manifest.treebanks)
        table.add_row(
            *(manifest.language, manifest.engine, manifest.scheme, f"{size:.1f} MB", manifest.licence, banks),
            *(manifest.created, str(model.path)),
        )
    _print(table, args)
    return 0


def verify(args: argparse.Namespace) -> int:
    """A table of the models' files; status 2 where one is not as its manifest says."""
    from lambre_core.parsing.models import file_states

    table = _table("language", "file", "state", "folder")
    sound = True
    for model in _find(args):
        if model.manifest is None:
            table.add_row(model.language, "manifest.json", "unreadable", model.problem or str(model.path))
            sound = False
            continue
        for name, state in file_states(model.path, model.manifest).items():
            table.add_row(model.language, name, state, str(model.path))
            sound = sound and state == "ok"
    _print(table, args)
    return 0 if sound else 2


def _find(args: argparse.Namespace) -> tuple[ModelFolder, ...]:
    from lambre_core.parsing.models import MODELS_VARIABLE, find_models
    from lambre_core.parsing.protocol import NotInstalledError

    models = find_models(args.places)
    if not models:
        raise NotInstalledError(
            "There are no parser models. Train one with `lambre-lint models train LANGUAGE`, or name the folder of one "
            f"on the command line or in the environment variable {MODELS_VARIABLE}."
        )
    return models


def _table(*columns: str) -> Table:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        table.add_column(column, justify="right" if column == "size" else "left", overflow="fold")
    return table


def _print(table: Table, args: argparse.Namespace) -> None:
    from rich.console import Console

    # Piped, the table keeps its full width, so that every path stays on its line.
    width = None if sys.stdout.isatty() else 400
    Console(no_color=not args.color, highlight=False, width=width, soft_wrap=False).print(table)
