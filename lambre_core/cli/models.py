"""`lambre-lint models`: the parser models, what they are, whether they are sound, making and measuring them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from lambre_core.training import cli as training

if TYPE_CHECKING:
    from rich.table import Table

    from lambre_core.parsing.download import Meter
    from lambre_core.parsing.models import Manifest, ModelFolder

NAME = "models"
HELP = "list, verify, install, train and evaluate parser models"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(metavar="ACTION", required=True, title="actions")
    for name, help_text, add, act in (
        ("list", "the models there are", _add_places, show),
        ("verify", "compare the files of models with their manifests", _add_places, verify),
        ("install", "fetch an official package of Stanza's and make it a model", _add_install_arguments, install),
        ("train", "train a model", training.add_train_arguments, training.train),
        ("export", "write a trained student as ONNX", training.add_export_arguments, training.export),
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
            *(manifest.language, manifest.engine, manifest.scheme, f"{size:.1f} MB", _licence(manifest), banks),
            *(manifest.created, str(model.path)),
        )
    _print(table, args)
    return 0


def _licence(manifest: Manifest) -> str:
    from lambre_core.parsing.licences import UNKNOWN, use

    mark = {"free": "", "non-commercial": " (non-commercial)", "unknown": " (unknown)"}[use(manifest.licence)]
    return f"{'' if manifest.licence == UNKNOWN else manifest.licence}{mark}".strip()


def verify(args: argparse.Namespace) -> int:
    """A table of the models' files; status 2 where one is not as its manifest says."""
    from lambre_core.parsing.models import all_file_states

    table = _table("language", "file", "state", "folder")
    sound = True
    for model in _find(args):
        if model.manifest is None:
            table.add_row(model.language, "manifest.json", "unreadable", model.problem or str(model.path))
            sound = False
            continue
        for name, state in all_file_states(model.path, model.manifest).items():
            table.add_row(model.language, name, state, str(model.path))
            sound = sound and state == "ok"
    _print(table, args)
    return 0 if sound else 2


def _add_install_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("language", nargs="?", metavar="LANGUAGE", help="language as Stanza calls it: de, zh-hans")
    parser.add_argument("--package", default="default", metavar="NAME", help="which of the language's (default)")
    parser.add_argument("--list", action="store_true", help="list languages and their packages, install nothing")
    parser.add_argument(
        "--from", dest="source", type=Path, metavar="FOLDER", help="take a folder that stanza.download made"
    )
    parser.add_argument("--licence", metavar="SPDX", help="licence of the package, which Stanza's list does not say")
    # Of every command, but argparse knows it before the action's name only.
    parser.add_argument("--quiet", "-q", action="store_true", default=argparse.SUPPRESS, help="no bars, no advice")
    parser.add_argument("--to", type=Path, metavar="FOLDER", help="folder of models (default: the user's data folder)")


def install(args: argparse.Namespace) -> int:
    """Install a package, or list those that there are."""
    from lambre_core.parsing.models import engine_module, installed_dir
    from lambre_core.parsing.protocol import ParsingError

    if not args.list and args.language is None:
        raise ParsingError("Name a language to install a model for; `lambre-lint models install --list` lists them.")
    engine_module("stanza")  # what is missing is said with the command that gets it
    from lambre_core.parsing.engines.stanza import installing, official

    if args.list:
        table = _table("code", "language", "packages")
        for code, name, packages in official.listed(installing.fetch_catalogue()):
            if args.language in (None, code):
                table.add_row(code, name, ", ".join(packages))
        _print(table, args)
        return 0
    place = args.to or installed_dir()
    if place is None:
        raise ParsingError("There is no home folder to install models in; name a folder with --to.")
    with _progress(args) as (tell, meter):
        if args.source:
            folder = installing.install_from(
                args.source, args.language, args.package, place, licence=args.licence, progress=tell
            )
        else:
            folder = installing.install(
                args.language, args.package, place, licence=args.licence, progress=tell, meter=meter
            )
    if not args.quiet:
        print(_installed(folder, listed=args.to is None), file=sys.stderr)  # noqa: T201
    print(folder)  # noqa: T201
    return 0


def _installed(folder: Path, *, listed: bool) -> str:
    """What was installed, and how it is used."""
    from lambre_core.parsing.licences import UNKNOWN
    from lambre_core.parsing.models import find_models, load_manifest

    manifest = load_manifest(folder)
    name = folder.name if listed else str(folder)
    first = next((model for model in find_models() if model.language == manifest.language), None)
    lines = [f"{name} is installed."]
    if not listed or first is None or first.path.resolve() != folder.resolve():
        lines.append(
            f'Use it with `--model {name}`, or `{manifest.language} = "{name}"` under [models] in lambre.toml.'
        )
    if manifest.licence == UNKNOWN:
        lines.append(
            "Stanza does not say its licence; that of the treebanks it was trained on may allow non-commercial use "
            f"only: {', '.join(bank.name for bank in manifest.treebanks)}."
        )
    return "\n".join(f"lambre-lint: {line}" for line in lines)


@contextmanager
def _progress(args: argparse.Namespace) -> Iterator[tuple[Callable[[str], None], Meter]]:
    """Phrases and a bar for each file, on a terminal that wants them."""
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TaskID, TextColumn, TransferSpeedColumn

    console = Console(stderr=True, no_color=not args.color, highlight=False)
    shown = console.is_terminal and not args.quiet
    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TransferSpeedColumn())
    tasks: dict[str, TaskID] = {}
    with Progress(*columns, console=console, disable=not shown) as bars:

        def meter(name: str, done: int, total: int | None) -> None:
            if name not in tasks:
                tasks[name] = bars.add_task(name, total=total)
            bars.update(tasks[name], completed=done, total=total)

        yield (bars.console.print if shown else lambda phrase: None), meter


def _find(args: argparse.Namespace) -> tuple[ModelFolder, ...]:
    from lambre_core.parsing.models import MODELS_VARIABLE, find_models
    from lambre_core.parsing.protocol import NotInstalledError

    models = find_models(args.places)
    if not models:
        raise NotInstalledError(
            "There are no parser models. Get one with `lambre-lint models install LANGUAGE`, train one with "
            "`lambre-lint models train LANGUAGE`, or name the folder of one on the command line or in the environment "
            f"variable {MODELS_VARIABLE}."
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
