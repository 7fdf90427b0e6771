"""The commands `models train`, `models export` and `models evaluate`."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from lambre_core.errors import LambreError
from lambre_core.gzipped import gzip_file

if TYPE_CHECKING:
    from lambre_core.training.recipe import Recipe


def write_made(path: Path, content: object) -> None:
    """Write a file of `rules/` that a command makes, as short as JSON can be, and gzipped."""
    path.parent.mkdir(exist_ok=True)
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    path.write_text(text + "\n", encoding="utf-8")
    gzip_file(path)


def make_files(
    module: str, about: str | None, languages: Sequence[str], make: Callable[[str, Path], None], arguments: list[str]
) -> int:
    """The command line of a module that makes one file a language; 2 where one cannot be made.

    Args:
        languages: all that there are files of, the default.
        make: from a language and the data folder.
    """
    parser = argparse.ArgumentParser(prog=f"python -m {module}", description=about)
    parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=", ".join(languages))
    parser.add_argument("--data", type=Path, default=default_data(), help="folder with sud/, unimorph/ (LAMBRE_DATA)")
    args = parser.parse_args(arguments)
    if unknown := sorted(set(args.languages) - set(languages)):
        parser.error(f"no files are made for {', '.join(unknown)}; they are for {', '.join(languages)}")
    try:
        for language in args.languages or languages:
            make(language, args.data or Path())
    except LambreError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    return 0


def add_train_arguments(parser: argparse.ArgumentParser) -> None:
    """Arguments of `lambre-lint models train`."""
    from lambre_core.training.recipe import PRESETS, RECIPES

    parser.add_argument("language", choices=sorted(RECIPES), help="language to train")
    parser.add_argument("--variant", help="a variant of the recipe, such as free (the whole recipe)")
    parser.add_argument(
        "--engine", choices=["onnx", "stanza"], default="onnx", help="what to train (onnx, the student)"
    )
    parser.add_argument(
        "--preset", choices=sorted(PRESETS), default="compact", help="sizes and lengths of Stanza (compact)"
    )
    parser.add_argument("--device", choices=["cpu", "cuda"], default="cpu", help="where Stanza trains (cpu)")
    parser.add_argument("--data", type=Path, default=default_data(), help="folder with sud/, unimorph/ (LAMBRE_DATA)")
    parser.add_argument("--run-dir", type=Path, help="folder for checkpoints (runs/LANGUAGE-PRESET)")
    parser.add_argument("--output", type=Path, help="where the finished model goes (models/LANGUAGE)")
    parser.add_argument("--max-minutes", type=float, help="stop after this long; the same command goes on")
    parser.add_argument("--jobs", type=int, default=2, help="stages side by side (2)")
    parser.add_argument("--seed", type=int, default=7, help="seed of the networks (7)")
    parser.add_argument("--baselines", action="store_true", help="also train un-noised networks and UDPipe 1")
    parser.add_argument("--fold-dev", action="store_true", help="train on the dev split too, once settings are fixed")


def default_data() -> Path | None:
    """The data folder that the environment names."""
    name = os.environ.get("LAMBRE_DATA")
    return Path(name) if name else None


def train(args: argparse.Namespace) -> int:
    """Train what is not trained yet, then package; 1 where the time limit came first."""
    import sys

    from lambre_core.training.package import package
    from lambre_core.training.recipe import PRESETS, TrainingError
    from lambre_core.training.run import Run
    from lambre_core.training.stages import run_stages
    from lambre_core.training.student.package import package as package_student

    if args.data is None:
        raise TrainingError("no treebanks: give the folder that holds sud/ and unimorph/ with --data or LAMBRE_DATA")
    kind = "student" if args.engine == "onnx" else args.preset
    recipe = chosen_recipe(args)
    name = f"{args.language}-{kind}{f'-{args.variant}' if args.variant else ''}{'-folded' if args.fold_dev else ''}"
    run = Run(
        recipe=recipe,
        preset=PRESETS[args.preset],
        folder=(args.run_dir or Path("runs") / name).resolve(),
        data=args.data,
        engine=args.engine,
        device=args.device,
        seed=args.seed,
        deadline=time.monotonic() + 60 * args.max_minutes if args.max_minutes else None,
        baselines=args.baselines,
        fold_dev=args.fold_dev,
        variant=args.variant,
    )
    started = time.monotonic()
    finished = run_stages(
        run,
        args.jobs,
        lambda line: print(f"{time.monotonic() - started:7.0f} s  {line}", file=sys.stderr, flush=True),  # noqa: T201
    )
    if not finished:
        return 1
    folder = args.output or Path("models") / args.language
    (package_student if args.engine == "onnx" else package)(run, folder)
    print(folder)  # noqa: T201
    return 0


def chosen_recipe(args: argparse.Namespace) -> Recipe:
    """The recipe of the language, or its variant.

    Raises:
        TrainingError: there is none.
    """
    from lambre_core.training.recipe import RECIPES, TrainingError

    if args.language not in RECIPES:
        raise TrainingError(f"no recipe for {args.language!r}; there are {', '.join(sorted(RECIPES))}")
    recipe = RECIPES[args.language]
    return recipe.variant(args.variant) if args.variant else recipe


def add_export_arguments(parser: argparse.ArgumentParser) -> None:
    """Arguments of `lambre-lint models export`."""
    parser.add_argument("language", help="language of the training run")
    parser.add_argument("--run-dir", type=Path, required=True, help="folder of the training run")
    parser.add_argument("--output", type=Path, help="folder of the model (models/LANGUAGE)")
    parser.add_argument("--variant", help="the variant of the recipe that the run has")
    parser.add_argument("--fold-dev", action="store_true", help="the run has trained on the dev split too")
    parser.add_argument("--seed", type=int, default=7, help="the run's seed, for the manifest (7)")


def export(args: argparse.Namespace) -> int:
    """Write a trained student as ONNX graphs, vocabularies and a manifest."""
    from lambre_core.training.recipe import COMPACT
    from lambre_core.training.run import Run
    from lambre_core.training.student.package import package

    run = Run(
        recipe=chosen_recipe(args),
        preset=COMPACT,
        folder=args.run_dir.resolve(),
        data=Path(),
        seed=args.seed,
        fold_dev=args.fold_dev,
        variant=args.variant,
    )
    folder = args.output or Path("models") / args.language
    package(run, folder, shipped=False)
    print(folder)  # noqa: T201
    return 0


def add_evaluate_arguments(parser: argparse.ArgumentParser) -> None:
    """Arguments of `lambre-lint models evaluate`."""
    parser.add_argument("language", nargs="?", help="model to evaluate; needs --run-dir")
    parser.add_argument("--run-dir", type=Path, help="folder of the training run (splits and networks)")
    parser.add_argument("--model", type=Path, help="folder of the packaged model (models/LANGUAGE)")
    parser.add_argument("--split", choices=["dev", "test"], default="test", help="split to score (test)")
    parser.add_argument("--page", action="store_true", help="print the page of all models, docs/models.md")


def evaluate(args: argparse.Namespace) -> int:
    """Score a run and keep the figures in the model's manifest; or print the page of all models."""
    from dataclasses import replace

    from lambre_core.parsing.models import find_models, load_manifest, tell_first, write_manifest
    from lambre_core.training.evaluate import evaluate_run
    from lambre_core.training.recipe import COMPACT, RECIPES, TrainingError
    from lambre_core.training.report import models_page
    from lambre_core.training.run import Run

    if args.page:
        print(models_page(find_models()), end="")  # noqa: T201
        return 0
    if args.language not in RECIPES or args.run_dir is None:
        raise TrainingError(f"name a language ({', '.join(sorted(RECIPES))}) and its training run with --run-dir")
    folder = args.model or Path("models") / args.language
    manifest = load_manifest(folder)
    run = Run(RECIPES[args.language], COMPACT, args.run_dir.resolve(), data=Path(), engine=manifest.engine)
    scores = evaluate_run(run, folder, args.split)
    kept = {name: row for name, row in manifest.scores.items() if not name.startswith(args.split)}
    write_manifest(folder, replace(manifest, scores={**kept, **scores}))
    tell_first(folder)
    print(models_page(model for model in find_models() if model.language == args.language), end="")  # noqa: T201
    return 0
