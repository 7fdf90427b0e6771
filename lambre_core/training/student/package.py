"""From a finished run to a model folder: weights as ONNX, names and tables as JSON, a manifest."""

from __future__ import annotations

import datetime
import importlib.metadata
import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from lambre_core import __version__
from lambre_core.gzipped import gzip_file
from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.parsing.engines.onnx.closed import CLOSED
from lambre_core.parsing.engines.onnx.files import SHARED, VOCABULARY, assemble, write_vocabulary
from lambre_core.parsing.engines.onnx.lemmas import LISTED
from lambre_core.parsing.engines.onnx.parser import OnnxParser
from lambre_core.parsing.models import SECOND, Manifest, Treebank, first_of, tell_first, write_manifest
from lambre_core.training.recipe import TrainingError
from lambre_core.training.report import CALIBRATION
from lambre_core.training.run import Run, read_file
from lambre_core.training.student.batches import Collection
from lambre_core.training.student.graph import write_onnx
from lambre_core.training.student.quantise import INT4, INT8, quantise
from lambre_core.training.student.rounding import settled
from lambre_core.training.student.train import Trained, load
from lambre_core.training.student.weights import engine_weights

NEEDED = ("student.pt", "segmenter.npz", "segmenter.json", "tables.json", "forms.json")


def package(run: Run, folder: Path, *, shipped: bool = True) -> None:
    """Write the model folder of a finished run; a model that lies there is replaced, but for its second network.

    Args:
        shipped: whether its weights are gzipped, a tenth smaller; else they are ONNX files that any program can read.

    Raises:
        TrainingError: a part has not been trained.
    """
    missing = [name for name in NEEDED if not run.file(name).exists()]
    if missing:
        raise TrainingError(f"{run.folder}: {', '.join(missing)} not there; run `lambre-lint models train` again")
    trained = load(run.file("student.pt"))
    partial = folder.with_name(folder.name + ".partial")
    shutil.rmtree(partial, ignore_errors=True)
    partial.mkdir(parents=True)
    integer = INT4 if run.variant == SECOND else INT8
    weights, names = {**network_weights(trained), **segmenter_weights(run)}, vocabulary(run, trained)
    if first_of(folder):
        weights = {name: array for name, array in weights.items() if not name.startswith("segmenter.")}
        names = {name: entry for name, entry in names.items() if name not in SHARED}
    write_onnx(partial, settled(quantise(weights, integer), weights["pieces"], training_text(run, trained)))
    for graph in partial.glob("*.onnx") if shipped else ():
        gzip_file(graph)
    write_vocabulary(partial / VOCABULARY, names)
    if (folder / SECOND).is_dir():
        shutil.copytree(folder / SECOND, partial / SECOND)
    write_manifest(partial, manifest(run, trained))
    shutil.rmtree(folder, ignore_errors=True)
    partial.rename(folder)
    tell_first(folder)


def training_text(run: Run, trained: Trained) -> Collection:
    """The clean sentences that a student was trained on."""
    collection = Collection(trained.inventory, lexicon_of(run.recipe.language))
    collection.add(list(read_file(run.file("train.conllu"))), count=True)
    return collection


def parser_of(run: Run, network: Path) -> OnnxParser:
    """A parser straight from a run's files, in full precision, for comparisons."""
    trained = load(network)
    names = vocabulary(run, trained)
    weights = {**network_weights(trained), **segmenter_weights(run)}
    lexicon = lexicon_of(run.recipe.language) if names["readings"] else None
    listed = LISTED.get(run.recipe.language, frozenset())
    closed = CLOSED.get(run.recipe.language, frozenset())
    return OnnxParser(assemble(weights, names, lexicon, listed, closed), run.recipe.language, "sud", str(network))


def network_weights(trained: Trained) -> dict[str, npt.NDArray[np.float32]]:
    """The student's weights as the engine wants them."""
    return engine_weights(trained.model, trained.treebank, trained.temperatures)


def segmenter_weights(run: Run) -> dict[str, npt.NDArray[np.float32]]:
    """The segmenter's weights."""
    with np.load(run.file("segmenter.npz")) as arrays:
        return {name: arrays[name] for name in arrays.files}


def vocabulary(run: Run, trained: Trained) -> dict[str, Any]:
    """Everything that is not a number."""
    inventory = trained.inventory
    tables = json.loads(run.file("tables.json").read_text(encoding="utf-8"))
    return {
        "words": list(inventory.vocabulary.words),
        "pieces": list(inventory.vocabulary.pieces),
        "readings": list(inventory.vocabulary.readings),
        "tags": list(inventory.tags),
        "relations": list(inventory.relations),
        "segmenter": json.loads(run.file("segmenter.json").read_text(encoding="utf-8")),
        "expansion": tables["expansion"],
        "lemmas": tables["lemmas"],
        "forms": json.loads(run.file("forms.json").read_text(encoding="utf-8")),
    }


def manifest(run: Run, trained: Trained) -> Manifest:
    """What the model says of itself."""
    flags = (f" --variant {run.variant}" if run.variant else "") + (" --fold-dev" if run.fold_dev else "")
    return Manifest(
        language=run.recipe.language,
        scheme="sud",
        engine="onnx",
        treebanks=tuple(Treebank(source.name, source.licence) for source in run.recipe.sources_used(run.fold_dev)),
        licence=run.recipe.licence_used(run.fold_dev),
        training_command=f"lambre-lint models train {run.recipe.language} --seed {run.seed}{flags}",
        scores={CALIBRATION: trained.reliability},
        created=datetime.date.today().isoformat(),
        versions={
            "lambre-lint": __version__,
            **{name: importlib.metadata.version(name) for name in ("torch", "numpy")},
        },
    )
