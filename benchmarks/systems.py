"""The systems that `benchmarks.parsing` compares: each measurement is a process of its own.

    python -m benchmarks.systems NAME < request.json

The request is a `Request`; the answer, a line of JSON, has the fields of `Answer`. A system that cannot be run here
answers `{"missing": REASON}`. Loading is not measured, except as memory.
"""

from __future__ import annotations

import dataclasses
import json
import lzma
import resource
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any

Run = Callable[[Sequence[str]], object]
"""Parses texts from characters to trees."""

TRAINING_SENTENCES = 1500
"""Sentences that spaCy's components get their labels from."""


class MissingError(Exception):
    """A system cannot be run here; the message says why."""


@dataclass(frozen=True, slots=True)
class Request:
    """What to measure.

    Attributes:
        batch: size in the unit of the system's own setting; 0 for what the system has by default.
        rounds: how often the texts are parsed in the process; the first round is cold.
        model, stanza: model folders of the engines onnx and stanza; None for the ones found by language.
        udpipe: files of UDPipe 1, together a tokenizer (if there is one), a tagger and a parser.
        train: a treebank for the labels of spaCy's components.
    """

    language: str
    texts: list[str]
    batch: int = 0
    rounds: int = 1
    model: str | None = None
    stanza: str | None = None
    udpipe: list[str] = field(default_factory=list)
    train: str | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """CPU and wall clock seconds of each round; memory after loading and at the most, in MiB."""

    cpu: list[float]
    wall: list[float]
    loaded: float
    resident: float


# Systems


def onnx(request: Request) -> Run:
    parser = onnx_parser(request)
    return lambda texts: list(parser.parse(texts))


def onnx_parser(request: Request) -> Any:
    """Our engine."""
    from lambre_core.errors import LambreError
    from lambre_core.parsing.models import load_parser

    try:
        return load_parser(request.language, engine="onnx", model=request.model and Path(request.model))
    except LambreError as error:
        raise MissingError(str(error)) from error


def onnx_beliefs(request: Request) -> Run:
    parser = onnx_parser(request)

    def run(texts: Sequence[str]) -> None:
        for sentences in parser.parse(texts):
            for sentence in sentences:
                for token in sentence.tokens:
                    own = token.beliefs
                    if own is not None:
                        _ = (own.upos, own.feats, own.heads, own.deprels)

    return run


def stanza_engine(request: Request) -> Run:
    from lambre_core.parsing.models import load_parser

    folder = stanza_folder(request)
    with_torch()
    parser = load_parser(request.language, engine="stanza", model=folder)
    return lambda texts: list(parser.parse(texts))


def stanza_pipeline(request: Request) -> Run:
    folder = stanza_folder(request)
    with_torch()
    from lambre_core.parsing.engines.stanza.files import find_files
    from lambre_core.parsing.engines.stanza.loading import load_pipeline

    pipeline = load_pipeline(find_files(folder, request.language, "default"), request.language, lambda phrase: None)
    if request.batch:
        # The tagger counts sentences, the parser words.
        pipeline.processors["pos"].config["batch_size"] = request.batch
        pipeline.processors["depparse"].config["batch_size"] = 20 * request.batch
    # One document, so that sentences of all paragraphs make the batches.
    return lambda texts: pipeline("\n\n".join(texts))


def stanza_folder(request: Request) -> Path:
    """The Stanza model of the language."""
    from lambre_core.parsing.models import find_models

    if request.stanza:
        return Path(request.stanza)
    for found in find_models():
        if found.manifest and found.manifest.engine == "stanza" and found.language == request.language:
            return found.path
    raise MissingError(f"there is no Stanza model for {request.language!r}; --stanza names one")


def with_torch() -> None:
    try:
        import stanza  # noqa: F401
        import torch
    except ModuleNotFoundError as error:
        raise MissingError(f"{error.name} is not installed") from error
    torch.set_num_threads(1)


def udpipe(request: Request) -> Run:
    try:
        from ufal.udpipe import Model, Pipeline, ProcessingError
    except ModuleNotFoundError as error:
        raise MissingError("ufal.udpipe is not installed") from error
    if not request.udpipe:
        raise MissingError("no model was given, --udpipe FILE")
    models = [Model.load(path) for path in request.udpipe]
    if None in models:
        raise MissingError("not a model of UDPipe 1: " + request.udpipe[models.index(None)])
    own = models[0].newTokenizer("") is not None
    first = (models[0], "tokenize" if own else "generic_tokenizer", Pipeline.DEFAULT)
    steps = (
        [(*first, Pipeline.DEFAULT)]
        if len(models) == 1
        else [(*first, Pipeline.NONE), (models[1], "conllu", Pipeline.NONE, Pipeline.DEFAULT)]
    )

    def run(texts: Sequence[str]) -> None:
        text = "\n\n".join(texts)
        for step in steps:
            error = ProcessingError()
            text = Pipeline(*step, "conllu").process(text, error)
            if error.occurred():
                raise ValueError(error.message)

    return run


def spacy(request: Request) -> Run:
    try:
        import spacy as library
        from spacy.tokens import Doc
        from spacy.training import Example
    except ModuleNotFoundError as error:
        raise MissingError("spaCy is not installed (pip install spacy)") from error
    if request.train is None:
        raise MissingError("it needs the labels of a treebank, --train FILE")
    from lambre_core.treebank.conllu_io import read_conllu
    from lambre_core.treebank.feats import format_feats

    nlp = library.blank(request.language)
    nlp.add_pipe("tok2vec")  # by default spacy.HashEmbedCNN.v2 of width 96 and depth 4
    listener = {"@architectures": "spacy.Tok2VecListener.v1", "width": 96, "upstream": "tok2vec"}
    for name in ("tagger", "morphologizer", "parser", "trainable_lemmatizer"):
        nlp.add_pipe(name, config={"model": {"tok2vec": listener}})
    examples = []
    for sentence in islice(read_conllu(lzma.open(request.train).read(), request.train), TRAINING_SENTENCES):
        tokens = sentence.tokens
        gold = {
            "tags": [token.xpos or token.upos or "X" for token in tokens],
            "pos": [token.upos or "X" for token in tokens],
            "morphs": [format_feats(token.feats) for token in tokens],
            "lemmas": [token.lemma or token.form for token in tokens],
            "heads": [token.head - 1 if token.head else token.id - 1 for token in tokens],
            "deps": ["ROOT" if token.head == 0 else token.deprel for token in tokens],
        }
        words = [token.form or "_" for token in tokens]
        examples.append(Example.from_dict(Doc(nlp.vocab, words=words), gold))
    nlp.initialize(lambda: examples)
    return lambda texts: list(nlp.pipe(texts, batch_size=request.batch or None))


SYSTEMS: dict[str, tuple[str, Callable[[Request], Run], tuple[int, ...]]] = {
    "onnx": ("lambre-lint, engine `onnx`", onnx, (0,)),
    "onnx_beliefs": ("the same, every distribution looked at", onnx_beliefs, (0,)),
    "stanza_engine": ("lambre-lint, engine `stanza`", stanza_engine, (0,)),
    "stanza_pipeline": ("`stanza.Pipeline`", stanza_pipeline, (0, 25, 400)),
    "udpipe": ("UDPipe 1", udpipe, (0,)),
    "spacy": ("spaCy, not trained", spacy, (0, 16, 128)),
}
"""Name -> title, how it is loaded, batch sizes that are tried."""


def measure(name: str, request: Request) -> Answer:
    """Load a system and let it parse."""
    run = SYSTEMS[name][1](request)
    loaded = memory()
    cpu, wall = [], []
    for _ in range(request.rounds):
        before = time.process_time(), time.perf_counter()
        run(request.texts)
        cpu.append(time.process_time() - before[0])
        wall.append(time.perf_counter() - before[1])
    return Answer(cpu, wall, loaded, memory())


def cold(request: Request) -> dict[str, Any]:
    """Seconds of each text by itself; see `shares.cold`."""
    from benchmarks import shares

    cpu, wall = shares.cold(onnx_parser(request), request.texts)
    return {"cpu": cpu, "wall": wall}


def profile(request: Request) -> dict[str, Any]:
    """Seconds by part; see `shares.profile`."""
    from benchmarks import shares

    parts, operations = shares.profile(onnx_parser(request), request.texts)
    return {"parts": parts, "operations": operations}


OTHERS: dict[str, Callable[[Request], dict[str, Any]]] = {"cold": cold, "profile": profile}
"""Measurements of our engine alone."""


def memory() -> float:
    """The most memory that the process has had, in MiB."""
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)


def main() -> None:
    request = Request(**json.load(sys.stdin))
    name = sys.argv[1]
    try:
        answer = OTHERS[name](request) if name in OTHERS else dataclasses.asdict(measure(name, request))
    except MissingError as error:
        answer = {"missing": str(error)}
    sys.stdout.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()
