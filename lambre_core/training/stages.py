"""The road from treebanks to trained networks, as stages with files between them.

Every stage writes below the run's folder and leaves `<stage>.done` when it is finished; a later run with the
same folder takes up where the last one stopped. Stages that need nothing of each other run side by side.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import partial

from lambre_core.training.networks import (
    cool_parser,
    cool_tagger,
    count_forms,
    train_fold,
    train_lemmatizer,
    train_mwt,
    train_parser,
    train_student,
    train_student_parts,
    train_tagger,
    train_tokenizer,
    train_udpipe,
)
from lambre_core.training.recipe import TrainingError
from lambre_core.training.run import Interrupted, Run
from lambre_core.training.splits import make_data

Stage = Callable[[Run], None]


Graph = dict[str, tuple[Stage, tuple[str, ...]]]
"""Name -> (what it does, the stages it waits for); what takes longest comes first."""


def stage_graph(run: Run) -> Graph:
    """What makes a model of the run's engine, and its baselines where they are asked for."""
    return student_graph(run) if run.engine == "onnx" else stanza_graph(run)


def student_graph(run: Run) -> Graph:
    """The student: one network, a segmenter, tables."""
    graph: Graph = {
        "data": (make_data, ()),
        "student": (partial(train_student, name="student"), ("data",)),
        "parts": (train_student_parts, ("data",)),
        "forms": (count_forms, ("student",)),
    }
    if run.baselines:
        graph["plain-student"] = (partial(train_student, name="plain-student"), ("data",))
        graph["udpipe-tagger"] = (partial(train_udpipe, part="tagger"), ("data",))
        graph["udpipe-parser"] = (partial(train_udpipe, part="parser"), ("data",))
    return graph


def stanza_graph(run: Run) -> Graph:
    """Stanza's five networks, the reference."""
    graph: Graph = {
        "data": (make_data, ()),
        "tagger": (partial(train_tagger, name="tagger"), ("data",)),
    }
    folds = tuple(f"fold{i}" for i in range(run.preset.folds))
    for i, name in enumerate(folds):
        graph[name] = (partial(train_fold, fold=i), ("data",))
    graph["parser"] = (partial(train_parser, name="parser"), ("tagger", *folds))
    graph["tagger-cooled"] = (partial(cool_tagger, name="tagger"), ("tagger",))
    graph["parser-cooled"] = (partial(cool_parser, name="parser"), ("parser",))
    graph["tokenizer"] = (train_tokenizer, ("data",))
    graph["mwt"] = (train_mwt, ("data",))
    graph["lemmatizer"] = (train_lemmatizer, ("data",))
    if run.baselines:
        graph["udpipe-tagger"] = (partial(train_udpipe, part="tagger"), ("data",))
        graph["udpipe-parser"] = (partial(train_udpipe, part="parser"), ("data",))
        graph["plain-tagger"] = (partial(train_tagger, name="plain-tagger"), ("data",))
        graph["plain-parser"] = (partial(train_parser, name="plain-parser"), ("plain-tagger", *folds))
        graph["plain-tagger-cooled"] = (partial(cool_tagger, name="plain-tagger"), ("plain-tagger",))
        graph["plain-parser-cooled"] = (partial(cool_parser, name="plain-parser"), ("plain-parser",))
    return graph


def run_stages(run: Run, jobs: int, report: Callable[[str], None]) -> bool:
    """Run what is not done yet, at most `jobs` stages at a time; whether everything is done.

    Raises:
        TrainingError: a stage failed; the message names its log.
    """
    run.folder.mkdir(parents=True, exist_ok=True)
    graph = stage_graph(run)
    done = {name for name in graph if run.file(f"{name}.done").exists()}
    for name in sorted(done):
        report(f"{name}: done before")
    running: dict[Future[None], tuple[str, float]] = {}
    stopped = False
    failure: TrainingError | None = None
    with ThreadPoolExecutor(max_workers=jobs) as pool:
        while True:
            busy = {name for name, _ in running.values()}
            for name, (stage, needs) in graph.items():
                ready = name not in done and name not in busy and done.issuperset(needs)
                if ready and len(running) < jobs and not stopped:
                    report(f"{name}: started")
                    running[pool.submit(stage, run)] = (name, time.monotonic())
            if not running:
                break
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                name, started = running.pop(future)
                try:
                    future.result()
                except TrainingError as error:
                    # The others end in peace, so that nothing that is finished is lost.
                    stopped = True
                    failure = failure if isinstance(error, Interrupted) else error
                    report(f"{name}: {error}")
                    continue
                seconds = time.monotonic() - started
                run.file(f"{name}.done").write_text(json.dumps({"seconds": round(seconds, 1)}) + "\n")
                done.add(name)
                report(f"{name}: done in {seconds:.0f} s")
    if failure is not None:
        raise failure
    return len(done) == len(graph)
