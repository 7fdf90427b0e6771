"""Loading a Stanza pipeline from files on disk, never from the network."""

from __future__ import annotations

import json
import logging
import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import stanza
import torch
from stanza.models.depparse.model import GraphParser

from lambre_core.parsing.engines.stanza.files import RESOURCES, StanzaFiles
from lambre_core.parsing.models import Progress
from lambre_core.parsing.protocol import ParsingError

_PROCESSORS = ("tokenize", "mwt", "pos", "lemma", "depparse")


def load_pipeline(files: StanzaFiles, language: str, progress: Progress, device: str = "cpu") -> Any:
    """Load a `stanza.Pipeline`; weights of half precision on disk become single precision in memory.

    Stanza (1.15) reads every file with `torch.load(weights_only=True)`, so that a model file cannot run code.
    Unless the environment sets OMP_NUM_THREADS, torch is told to use one thread in this process.

    Raises:
        ParsingError: a file is no model of Stanza's, or the parser is not graph-based.
    """
    if "OMP_NUM_THREADS" not in os.environ:
        # The networks are small. More threads gain little on an idle machine, and on a busy one they spin
        # while they wait for each other: measured with two busy cores, two threads took 20 times as long.
        torch.set_num_threads(1)
    try:
        with _told(progress):
            pipeline = _described(files, language, device) if files.resources else _listed(files, language, device)
    except Exception as error:
        # What Stanza and torch raise on files that are cut, altered or of something else is of every kind.
        places = ", ".join(str(path) for path in files.paths.values())
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise ParsingError(
            f"Stanza {stanza.__version__} cannot load the model of these files: {places} ({reason})."
        ) from error
    parser = pipeline.processors["depparse"].trainer.model
    if not isinstance(parser, GraphParser) or parser.args.get("reversed"):
        raise ParsingError(
            f"{files.paths['depparse']} holds a {type(parser).__name__}; only Stanza's graph-based parser that "
            "reads from left to right is supported, for the probabilities of its arcs."
        )
    return pipeline


def _listed(files: StanzaFiles, language: str, device: str) -> Any:
    """The pipeline of files side by side."""
    roles = [role for role in _PROCESSORS if role in files.paths or role == "lemma"]
    options: dict[str, object] = {f"{role}_model_path": str(files.paths[role]) for role in roles if role in files.paths}
    for auxiliary in ("pretrain", "forward_charlm", "backward_charlm"):
        if auxiliary in files.paths:
            options |= {f"{role}_{auxiliary}_path": str(files.paths[auxiliary]) for role in roles}
    if "lemma" not in files.paths:
        options["lemma_use_identity"] = True
    # The pipeline insists on a catalogue of downloads, even where every file is named.
    catalogue: dict[str, object] = {"lang_name": language, "packages": {}, "default_processors": {}}
    catalogue |= {role: {"default": {}} for role in roles}
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / RESOURCES).write_text(json.dumps({language: catalogue}), encoding="utf-8")
        return _pipeline(language, folder, device, processors=",".join(roles), allow_unknown_language=True, **options)


def _described(files: StanzaFiles, language: str, device: str) -> Any:
    """The pipeline of a package of Stanza's."""
    roles = [role for role in _PROCESSORS if role in files.paths or role == "lemma"]
    return _pipeline(
        language, str(files.resources), device, package=None, processors=dict.fromkeys(roles, files.package)
    )


def _pipeline(language: str, folder: str, device: str, **options: object) -> Any:
    return stanza.Pipeline(
        language,
        dir=folder,
        download_method=None,
        device=device,
        logging_level="INFO",  # `_told` turns the lines into progress and drops them
        lemma_store_results=True,  # a word is looked up once in the life of the process
        **options,
    )


@contextmanager
def _told(progress: Progress) -> Iterator[None]:
    """Turn Stanza's log lines `Loading: NAME` into progress, print none and no warnings: what goes wrong is raised."""

    def sift(record: logging.LogRecord) -> bool:
        message = record.getMessage()
        if message.startswith("Loading: "):
            progress(f"loading {message.removeprefix('Loading: ')}")
        return False

    logger = logging.getLogger("stanza")
    logger.addFilter(sift)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    finally:
        logger.removeFilter(sift)
