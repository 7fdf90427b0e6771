"""The road from treebanks to a packaged model, as stages with files between them.

Every stage writes below the run's folder and leaves `<stage>.done` when it is finished; a later run with the
same folder takes up where the last one stopped. Stages that need nothing of each other run side by side.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from pathlib import Path

from lambre_core.training.noise import NoiseStatistics, add_noise
from lambre_core.training.paradigms import read_paradigms
from lambre_core.training.prepare import read_prepared, write_sentences
from lambre_core.training.recipe import Preset, Recipe, TrainingError, data_file
from lambre_core.treebank.conllu_io import open_treebank, read_conllu
from lambre_core.treebank.tree import Sentence, Token

NOISE_SEED = 23
EVALUATION_NOISE_SEED = 97
FOLDED_COLUMNS = ("lemma", "upos")


@dataclass(frozen=True, slots=True)
class Run:
    """One training run.

    Attributes:
        folder: everything is written below it.
        data: folder with `sud/`, `unimorph/` ...
        device: `cpu` or `cuda`.
        deadline: `time.monotonic()` after which trainers are stopped; None: no limit.
        baselines: train the un-noised tagger and parser and UDPipe 1 as well.
        fold_dev: train on the dev split too, once settings are fixed; the last model is kept, and only the
            test split says how good it is.
    """

    recipe: Recipe
    preset: Preset
    folder: Path
    data: Path
    device: str = "cpu"
    seed: int = 7
    deadline: float | None = None
    baselines: bool = False
    fold_dev: bool = False

    def file(self, name: str) -> Path:
        """A file of the run."""
        return self.folder / name


Stage = Callable[[Run], None]


class Interrupted(TrainingError):
    """The time limit was reached; the same command goes on from here."""


def stage_graph(run: Run) -> dict[str, tuple[Stage, tuple[str, ...]]]:
    """Name -> (what it does, the stages it waits for); what takes longest comes first."""
    graph: dict[str, tuple[Stage, tuple[str, ...]]] = {
        "data": (make_data, ()),
        "tagger": (lambda r: train_tagger(r, "robust"), ("data",)),
    }
    folds = tuple(f"fold{i}" for i in range(run.preset.folds))
    for i, name in enumerate(folds):
        graph[name] = (lambda r, i=i: train_fold(r, i), ("data",))  # type: ignore[misc]
    graph["parser"] = (lambda r: train_parser(r, "robust"), ("tagger", *folds))
    graph["tokenizer"] = (train_tokenizer, ("data",))
    graph["mwt"] = (train_mwt, ("data",))
    graph["lemmatizer"] = (train_lemmatizer, ("data",))
    if run.baselines:
        graph["plain-tagger"] = (lambda r: train_tagger(r, "plain"), ("data",))
        graph["plain-parser"] = (lambda r: train_parser(r, "plain"), ("plain-tagger", *folds))
        graph["udpipe-tagger"] = (lambda r: train_udpipe(r, "tagger"), ("data",))
        graph["udpipe-parser"] = (lambda r: train_udpipe(r, "parser"), ("data",))
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


# Data


def make_data(run: Run) -> None:
    """Prepared splits, noisy copies of each, statistics of the noise."""
    recipe = run.recipe
    train = list(read_prepared((data_file(run.data, name) for name in recipe.train), recipe.language))
    dev = list(read_prepared((data_file(run.data, recipe.dev),), recipe.language))
    test = list(read_prepared((data_file(run.data, recipe.test),), recipe.language))
    if run.fold_dev:
        train += dev
    lemmas = frozenset(t.lemma for s in (*train, *dev, *test) for t in s.tokens if t.lemma)
    paradigms = read_paradigms((data_file(run.data, name) for name in recipe.paradigms), recipe.language, lemmas)
    statistics: dict[str, object] = {}
    noisy_train: list[Sentence] = []
    for copy in range(recipe.noisy_copies):
        counts = NoiseStatistics()
        noisy_train += add_noise(train, paradigms, NOISE_SEED + copy, counts)
        statistics[f"train {copy + 1}"] = described(counts)
    write_sentences(train, run.file("train.conllu"))
    write_sentences((*train, *noisy_train), run.file("robust.conllu"))
    for name, sentences in (("dev", dev), ("test", test)):
        counts = NoiseStatistics()
        write_sentences(sentences, run.file(f"{name}.conllu"))
        write_sentences(
            add_noise(sentences, paradigms, EVALUATION_NOISE_SEED, counts), run.file(f"{name}-noisy.conllu")
        )
        statistics[name] = described(counts)
    run.file("noise.json").write_text(json.dumps(statistics, indent=1, ensure_ascii=False) + "\n")


def described(counts: NoiseStatistics) -> dict[str, object]:
    """Statistics of noise for `noise.json`."""
    return {
        "sentences": counts.sentences,
        "altered": counts.altered,
        "share": round(counts.share, 4),
        "changes": {f"{upos} {feature}": n for (upos, feature), n in counts.changes.most_common()},
    }


def read_file(path: Path) -> Iterator[Sentence]:
    """The sentences of a file of the run."""
    with open_treebank(path) as stream:
        yield from read_conllu(stream, str(path))


# Stanza


def train_tokenizer(run: Run) -> None:
    """Sentence splitter and tokenizer, on clean text."""
    for split in ("train", "dev"):
        text = run.file(f"{split}.txt")
        command(run, "data", ["-m", "stanza.utils.datasets.conllu_to_text", f"{split}.conllu", text.name])
        command(
            run,
            "data",
            [
                "-m",
                "stanza.utils.datasets.prepare_tokenizer_data",
                text.name,
                f"{split}.conllu",
                "-o",
                f"./{split}.toklabels",
                "-m",
                f"./{split}-mwt.json",
            ],
        )
    trainer(
        run,
        "tokenizer",
        "tokenizer",
        (
            "--txt_file",
            "train.txt",
            "--label_file",
            "train.toklabels",
            "--mwt_json_file",
            "dev-mwt.json",
            "--dev_txt_file",
            "dev.txt",
            "--dev_label_file",
            "dev.toklabels",
            "--dev_conll_gold",
            "dev.conllu",
            "--steps",
            str(run.preset.tokenizer_steps),
            *run.preset.tokenizer,
        ),
        device="cpu",
    )


def train_mwt(run: Run) -> None:
    """Expansion of multiword tokens: the dictionary of the treebank, which is enough (F1 99.98 on German)."""
    if not any(sentence.multiwords for sentence in read_file(run.file("train.conllu"))):
        return
    command(
        run,
        "mwt",
        ["-c", "from stanza.utils.datasets.contract_mwt import contract_mwt as c; c('dev.conllu', 'dev.in.conllu')"],
    )
    trainer(
        run,
        "mwt",
        "mwt",
        ("--train_file", "train.conllu", "--eval_file", "dev.in.conllu", "--gold_file", "dev.conllu", "--dict_only"),
        device="cpu",
    )


def train_lemmatizer(run: Run) -> None:
    """Lemmas: dictionary, then a sequence model for words that are not in it.

    Each word type counts once: the sequence model serves unseen words, and frequent words would only cost time.
    """
    write_sentences(word_types(read_file(run.file("train.conllu"))), run.file("lemma-train.conllu"))
    trainer(
        run,
        "lemmatizer",
        "lemma",
        (
            "--train_file",
            "lemma-train.conllu",
            "--eval_file",
            "dev.conllu",
            "--num_epoch",
            str(run.preset.lemma_epochs),
            *run.preset.lemmatizer,
        ),
    )


def word_types(sentences: Iterator[Sentence]) -> Iterator[Sentence]:
    """Every pair of form and UPOS once, with its commonest lemma, each as a sentence of its own."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    for sentence in sentences:
        for token in sentence.tokens:
            if token.form and token.upos and token.lemma:
                counts.setdefault((token.form, token.upos), Counter())[token.lemma] += 1
    for (form, upos), lemmas in counts.items():
        lemma = lemmas.most_common(1)[0][0]
        yield Sentence(tokens=(Token(id=1, form=form, lemma=lemma, upos=upos, head=0, deprel="root"),), text=form)


def train_tagger(run: Run, variant: str) -> None:
    """Tags and features; `robust` learns from clean and noisy text, `plain` from clean text, for as many steps."""
    name = "tagger" if variant == "robust" else "plain-tagger"
    source = "robust.conllu" if variant == "robust" else "train.conllu"
    trainer(
        run,
        "tagger",
        name,
        (
            "--train_file",
            source,
            "--eval_file",
            "dev.conllu",
            "--max_steps",
            str(run.preset.tagger_steps),
            "--no_pretrain",
            *run.preset.tagger,
        ),
    )


def train_fold(run: Run, fold: int) -> None:
    """A tagger on all but one part of the training text, and its tags for that part."""
    inside, outside = run.file(f"fold{fold}-in.conllu"), run.file(f"fold{fold}-out.conllu")
    folds = run.preset.folds
    write_sentences((s for s in read_file(run.file("robust.conllu")) if fold_of(s, folds) != fold), inside)
    write_sentences((s for s in read_file(run.file("robust.conllu")) if fold_of(s, folds) == fold), outside)
    trainer(
        run,
        "tagger",
        f"fold{fold}",
        (
            "--train_file",
            inside.name,
            "--eval_file",
            "dev.conllu",
            "--max_steps",
            str(run.preset.fold_steps),
            "--no_pretrain",
            *run.preset.tagger,
        ),
        device="cpu",
    )
    predict(run, "tagger", f"fold{fold}", outside.name, f"fold{fold}-tagged.conllu")


def fold_of(sentence: Sentence, folds: int) -> int:
    """The part that a sentence and all its noisy copies belong to."""
    name = sentence.comment("sent_id") or sentence.text
    return sum(name.encode()) % folds


def train_parser(run: Run, variant: str) -> None:
    """Heads and relations, on predicted tags where the preset has folds; dev tags are always the tagger's."""
    tagger = "tagger" if variant == "robust" else "plain-tagger"
    name = "parser" if variant == "robust" else "plain-parser"
    source = run.file(f"{name}-train.conllu")
    if not source.exists():
        sentences = parser_sentences(run)
        if variant == "plain":
            sentences = (s for s in sentences if not any("Changed=" in (t.misc or "") for t in s.tokens))
        write_sentences(sentences, source)
    dev = f"{name}-dev.conllu"
    if not run.file(dev).exists():
        predict(run, "tagger", tagger, "dev.conllu", f"{name}-dev-tagged.conllu")
        tagged = read_file(run.file(f"{name}-dev-tagged.conllu"))
        write_sentences(with_tags(read_file(run.file("dev.conllu")), tagged), run.file(dev))
    trainer(
        run,
        "parser",
        name,
        (
            "--train_file",
            source.name,
            "--eval_file",
            dev,
            "--max_steps",
            str(run.preset.parser_steps),
            "--no_pretrain",
            *run.preset.parser,
        ),
    )


def parser_sentences(run: Run) -> Iterator[Sentence]:
    """The robust training text with the UPOS of the jackknifed taggers, or with its own where there are none."""
    folds = run.preset.folds
    if not folds:
        yield from read_file(run.file("robust.conllu"))
        return
    for fold in range(folds):
        gold = read_file(run.file(f"fold{fold}-out.conllu"))
        yield from with_tags(gold, read_file(run.file(f"fold{fold}-tagged.conllu")))


def with_tags(sentences: Iterator[Sentence], tagged: Iterator[Sentence]) -> Iterator[Sentence]:
    """The trees of `sentences` with the UPOS and FEATS of `tagged`, sentence by sentence."""
    for sentence, other in zip(sentences, tagged, strict=True):
        tokens = tuple(
            replace(token, upos=tag.upos, feats=tag.feats)
            for token, tag in zip(sentence.tokens, other.tokens, strict=True)
        )
        yield replace(sentence, tokens=tokens)


def trainer(run: Run, kind: str, name: str, flags: tuple[str, ...], device: str | None = None) -> None:
    """Train a network of Stanza and leave it as `<name>.pt`; on the run's device unless `device` says otherwise.

    The short stages stay on the processor: one GPU is busy enough with the taggers and parsers.
    """
    common = common_flags(run, kind, device or run.device)
    arguments = ["-m", "lambre_core.training.stanza_main", kind, *common, "--seed", str(run.seed), *flags]
    started = run.file(f"{name}.pt")
    if kind == "tagger" and started.exists():
        arguments += ["--resume", started.name]
    command(run, name, [*arguments, "--save_dir", ".", "--save_name", f"{name}.pt"])


def predict(run: Run, kind: str, name: str, source: str, output: str) -> None:
    """Tag or parse a file with a trained network."""
    command(
        run,
        name,
        [
            "-m",
            "lambre_core.training.stanza_main",
            kind,
            *common_flags(run, kind, "cpu"),
            "--mode",
            "predict",
            "--eval_file",
            source,
            "--output_file",
            output,
            "--no_pretrain",
            "--save_dir",
            ".",
            "--save_name",
            f"{name}.pt",
        ],
    )


def common_flags(run: Run, kind: str, device: str) -> list[str]:
    """Flags that all trainers share."""
    flags = ["--shorthand", f"{run.recipe.language}_sud", "--device", device]
    return flags if kind == "lemmatizer" else ["--lang", run.recipe.language, *flags]


def command(run: Run, name: str, arguments: list[str]) -> None:
    """Run Python in the run's folder with one thread; output goes to `logs/<name>.log`.

    Raises:
        Interrupted: the deadline passed.
        TrainingError: it failed.
    """
    logs = run.file("logs")
    logs.mkdir(exist_ok=True)
    log = logs / f"{name}.log"
    # One thread a process: two trainings side by side use two cores better than one training on both.
    environment = {
        **os.environ,
        "OMP_NUM_THREADS": "1",
        "MKL_NUM_THREADS": "1",
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    with log.open("ab") as stream:
        process = subprocess.Popen(
            [sys.executable, *arguments],
            cwd=run.folder,
            stdout=stream,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            env=environment,
        )
        try:
            status = process.wait(None if run.deadline is None else max(0.0, run.deadline - time.monotonic()))
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGINT)
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            raise Interrupted("stopped at the time limit; run the same command again to go on") from None
    if status != 0:
        tail = log.read_text(errors="replace").strip().rsplit("\n", 3)[-3:]
        raise TrainingError(f"{log}: training of {name} failed with status {status}: {' / '.join(tail)}")


# UDPipe 1, the baseline


UDPIPE_OPTIONS: Mapping[str, tuple[str, str, str]] = {
    # Iterations are fewer than UDPipe's defaults (20 and 30), to end within the hour on one core.
    "tagger": ("none", "iterations=5", "none"),
    "parser": ("none", "none", "iterations=5;transition_system=swap;transition_oracle=static_lazy;hidden_layer=200"),
}


def train_udpipe(run: Run, part: str) -> None:
    """Train one part of a UDPipe 1 model on the clean split, without pretrained vectors."""
    command(
        run,
        f"udpipe-{part}",
        [
            "-m",
            "lambre_core.training.udpipe_main",
            part,
            *UDPIPE_OPTIONS[part],
            "train.conllu",
            "dev.conllu",
            f"udpipe-{part}.model",
        ],
    )


def clear(run: Run) -> None:
    """Remove everything of a run."""
    shutil.rmtree(run.folder, ignore_errors=True)
