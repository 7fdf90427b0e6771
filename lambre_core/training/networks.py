"""Training the networks of a run, each with the trainer of its library in a process of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from pickle import UnpicklingError

from lambre_core.training.paradigms import reader_of, unimorph_rows
from lambre_core.training.prepare import taught_file, write_sentences
from lambre_core.training.recipe import data_file
from lambre_core.training.run import Run, command, read_file
from lambre_core.training.splits import RELATIVES, fold_of, is_noisy, with_tags, word_types
from lambre_core.treebank.tree import Sentence

COOLING_RATE = "0.0006"
"""A fifth of the learning rate of the steps before."""

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


def train_tagger(run: Run, name: str) -> None:
    """Tags and features; `tagger` learns from clean and noisy text, `plain-tagger` from clean text only."""
    trainer(run, "tagger", name, (*tagger_flags(run, name), "--max_steps", str(run.preset.tagger_steps)))


def cool_tagger(run: Run, name: str) -> None:
    """The last steps of a tagger, at a lower learning rate."""
    cool(run, "tagger", name, (*tagger_flags(run, name), "--resume", f"{name}.pt"))


def tagger_flags(run: Run, name: str) -> tuple[str, ...]:
    """Files and sizes of a tagger."""
    source = "robust.conllu" if name == "tagger" else "train.conllu"
    files = ("--train_file", source, "--eval_file", "dev.conllu")
    return (*files, "--no_pretrain", *word_cutoff(run, name), *run.preset.tagger)


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
            *word_cutoff(run, "tagger"),
            *run.preset.tagger,
        ),
        device="cpu",
    )
    predict(run, "tagger", f"fold{fold}", outside.name, f"fold{fold}-tagged.conllu")


def train_parser(run: Run, name: str) -> None:
    """Heads and relations, on predicted tags where the preset has folds; dev tags are always the tagger's."""
    source, dev = run.file(f"{name}-train.conllu"), run.file(f"{name}-dev.conllu")
    if not source.exists():
        sentences = parser_sentences(run)
        if name == "plain-parser":
            sentences = (sentence for sentence in sentences if not is_noisy(sentence))
        write_sentences(sentences, source)
    if not dev.exists():
        tagged = f"{name}-dev-tagged.conllu"
        predict(run, "tagger", "tagger" if name == "parser" else "plain-tagger", "dev.conllu", tagged)
        write_sentences(with_tags(read_file(run.file("dev.conllu")), read_file(run.file(tagged))), dev)
    trainer(run, "parser", name, (*parser_flags(run, name), "--max_steps", str(run.preset.parser_steps)))


def cool_parser(run: Run, name: str) -> None:
    """The last steps of a parser, at a lower learning rate."""
    cool(run, "parser", name, (*parser_flags(run, name), "--continue_from", f"{name}.pt", "--no_checkpoint"))


def parser_flags(run: Run, name: str) -> tuple[str, ...]:
    """Files and sizes of a parser."""
    files = ("--train_file", f"{name}-train.conllu", "--eval_file", f"{name}-dev.conllu")
    return (*files, "--no_pretrain", *word_cutoff(run, name), *run.preset.parser)


def word_cutoff(run: Run, name: str) -> tuple[str, str]:
    """Only words that occur twice in the clean text get a vector of their own.

    The others train the vector of unknown words, which Stanza otherwise leaves as it was drawn (AllTags of unseen
    German text rose by 0.8 when it was merely set to the mean of the others). Noisy copies repeat every word.
    """
    copies = 0 if name.startswith("plain-") else run.recipe.noisy_copies
    # Not every sentence has a noisy copy, so twice in the clean text is not always twice as often in all.
    return ("--word_cutoff", str(2 * copies + 1 if copies else 2))


def parser_sentences(run: Run) -> Iterator[Sentence]:
    """The robust training text with the UPOS of the jackknifed taggers, or with its own where there are none."""
    folds = run.preset.folds
    if not folds:
        yield from read_file(run.file("robust.conllu"))
        return
    for fold in range(folds):
        gold = read_file(run.file(f"fold{fold}-out.conllu"))
        yield from with_tags(gold, read_file(run.file(f"fold{fold}-tagged.conllu")))


def trainer(run: Run, kind: str, name: str, flags: tuple[str, ...], device: str | None = None) -> None:
    """Train a network of Stanza and leave it as `<name>.pt`; on the run's device unless `device` says otherwise.

    The short stages stay on the processor: one GPU is busy enough with the taggers and parsers.
    """
    common = common_flags(run, kind, device or run.device)
    arguments = ["-m", "lambre_core.training.stanza_main", kind, *common, "--seed", str(run.seed), *flags]
    started = run.file(f"{name}.pt")
    without_cut_short(started, run.file(f"{name}_checkpoint.pt"))
    if kind == "tagger" and started.exists():
        arguments += ["--resume", started.name]
    command(run, name, [*arguments, "--save_dir", ".", "--save_name", f"{name}.pt"])


def without_cut_short(*paths: Path) -> None:
    """Remove what a trainer was stopped at while it wrote it, so that the stage begins anew and does not end there each
    time: Stanza writes networks in place."""
    import torch

    for path in paths:
        if not path.exists():
            continue
        try:
            torch.load(path, map_location="cpu", weights_only=True)
        except (EOFError, IndexError, RuntimeError, UnpicklingError):
            path.unlink()


def cool(run: Run, kind: str, name: str, flags: tuple[str, ...]) -> None:
    """Go on with a trained network at a lower learning rate, which steadies it, and leave it as `<name>-cooled.pt`."""
    steps = run.preset.cooling_steps
    cooling = ("--lr", COOLING_RATE, "--max_steps", str(steps), "--eval_interval", str(max(1, steps // 2)))
    common = (*common_flags(run, kind, run.device), "--seed", str(run.seed))
    place = ("--save_dir", ".", "--save_name", f"{name}-cooled.pt")
    command(run, name, ["-m", "lambre_core.training.stanza_main", kind, *common, *flags, *cooling, *place])


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


# UDPipe 1, the baseline


UDPIPE_OPTIONS: Mapping[str, tuple[str, str, str]] = {
    # Iterations are fewer than UDPipe's defaults (20 and 30), to end within the hour on one core.
    "tagger": ("none", "iterations=5", "none"),
    "parser": ("none", "none", "iterations=5;transition_system=swap;transition_oracle=static_lazy;hidden_layer=200"),
}


def train_student(run: Run, name: str) -> None:
    """Train the student on clean and noised text and on what a teacher parsed, or (`plain-student`) on the clean text
    alone, the same steps."""
    plain = name.startswith("plain-")
    taught = None if plain else taught_file(run.recipe, run.data)
    command(
        run,
        name,
        [
            *("-m", "lambre_core.training.student.train", run.recipe.language),
            "train.conllu" if plain else "robust.conllu",
            *("dev.conllu", f"{name}.pt", "--words", str(run.recipe.student_words), "--seed", str(run.seed)),
            *(("--relatives", RELATIVES) if run.recipe.relatives else ()),
            *(("--taught", str(taught.resolve())) if taught else ()),
            *(("--small",) if run.recipe.small else ()),
            *(("--hides",) if run.recipe.hides else ()),
        ],
    )


def train_student_parts(run: Run) -> None:
    """Train the student's segmenter and take its tables of multiword tokens and lemmas."""
    command(
        run,
        "parts",
        [
            *("-m", "lambre_core.training.student.parts", run.recipe.language, "train.conllu", "dev.conllu", "."),
            *("--characters", str(run.recipe.segmenter_characters)),
            *(part for path in unimorph_files(run) for part in ("--paradigms", str(path))),
        ],
    )


def count_forms(run: Run) -> None:
    """Count what forms were in the clean text, and fit on dev how much that counts beside the student's tags."""
    files = ("train.conllu", "dev.conllu", "student.pt", "forms.json")
    most = ("--most", str(run.recipe.forms))
    command(run, "forms", ["-m", "lambre_core.training.student.forms", run.recipe.language, *files, *most])


def unimorph_files(run: Run) -> list[Path]:
    """The paradigms of the recipe that are in UniMorph's format."""
    return [data_file(run.data, name) for name in run.recipe.paradigms if reader_of(Path(name)) is unimorph_rows]


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
