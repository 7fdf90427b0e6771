"""Packaging: the trained networks as a model folder, weights in half precision."""

from __future__ import annotations

import datetime
import importlib.metadata
import io
import shutil
import zipfile
from pathlib import Path
from typing import Any

from lambre_core import __version__
from lambre_core.parsing.models import Manifest, Treebank, write_manifest
from lambre_core.training.recipe import TrainingError
from lambre_core.training.run import Run

FILES = {
    "tokenizer.pt": "tokenize.pt",
    "mwt.pt": "mwt.pt",
    "tagger-cooled.pt": "pos.pt",
    "lemma.pt": "lemma.pt",
    "parser-cooled.pt": "depparse.pt",
}
"""File of the run -> file of the model folder; `mwt.pt` is optional."""


def package(run: Run, folder: Path, scores: dict[str, dict[str, float]] | None = None) -> None:
    """Write the model folder of a finished run; a model that lies there is replaced.

    Raises:
        TrainingError: a network is missing.
    """
    missing = [name for name in FILES if name != "mwt.pt" and not run.file(name).exists()]
    if missing:
        raise TrainingError(f"{run.folder}: {', '.join(missing)} not trained yet; run `lambre-lint models train` again")
    partial = folder.with_name(folder.name + ".partial")
    shutil.rmtree(partial, ignore_errors=True)
    partial.mkdir(parents=True)
    for source, target in FILES.items():
        if run.file(source).exists():
            halve(run.file(source), partial / target)
    write_manifest(partial, manifest(run, scores or {}))
    shutil.rmtree(folder, ignore_errors=True)
    partial.rename(folder)


def halve(source: Path, target: Path) -> None:
    """Copy a network with its floating-point weights in half precision.

    Measured on a compact Ukrainian parser: no head, relation or tag of 4,566 dev words changes.
    """
    import torch

    def halved(value: Any) -> Any:
        if isinstance(value, torch.Tensor):
            return value.half() if value.dtype == torch.float32 else value
        if isinstance(value, dict):
            return type(value)((key, halved(item)) for key, item in value.items())
        if isinstance(value, list):
            return [halved(item) for item in value]
        if isinstance(value, tuple) and type(value) is tuple:
            return tuple(halved(item) for item in value)
        return value

    content = io.BytesIO()
    torch.save(halved(torch.load(source, map_location="cpu", weights_only=True)), content)
    # torch stores its archive uncompressed but reads it either way; deflating saves a tenth.
    with (
        zipfile.ZipFile(content) as stored,
        zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed,
    ):
        for entry in stored.infolist():
            packed.writestr(entry.filename, stored.read(entry))


def manifest(run: Run, scores: dict[str, dict[str, float]]) -> Manifest:
    """What the model says of itself."""
    flags = " --fold-dev" if run.fold_dev else ""
    return Manifest(
        language=run.recipe.language,
        scheme="sud",
        engine="stanza",
        treebanks=tuple(Treebank(source.name, source.licence) for source in run.recipe.sources_used(run.fold_dev)),
        licence=run.recipe.licence_used(run.fold_dev),
        training_command=(
            f"lambre-lint models train {run.recipe.language} --preset {run.preset.name} --device {run.device}"
            f" --seed {run.seed} --engine stanza{flags}"
        ),
        scores=scores,
        created=datetime.date.today().isoformat(),
        versions={
            "lambre-lint": __version__,
            **{name: importlib.metadata.version(name) for name in ("stanza", "torch")},
        },
    )
