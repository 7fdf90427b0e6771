"""Treebanks made ready for training: one annotation style, tags that the networks should learn, splits.

Treebanks of one language differ in what they annotate. Where the difference is systematic, the reading of
the treebank that the language is evaluated on is taken (a *common conversion*); each step says what and why.
"""

from __future__ import annotations

import importlib
import importlib.util
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from lambre_core.training.conversion import Fill, FormFill, Step, converted, treebank_of
from lambre_core.training.recipe import Recipe, TrainingError, data_file
from lambre_core.treebank.conllu_io import format_sentence, open_treebank, read_conllu
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

UNLEARNED_FEATURES = frozenset(
    "Shared NameType Style LId Typo ExtPos InflClass Uninflect PunctType PartType Hyph".split()
)
"""Features that say something about the tree, the lexicon or the edition, not about the form of the word."""

LEARN = "learn"
"""Comment of a prepared sentence of which not every layer is worth learning from: ` learn = upos tree`."""

ONLY_UPOS = "Learn=upos"
"""MISC of a word of which only the part of speech is known."""

BLANKS = "blanks"
"""Comment of a sentence whose blanks between words are not those of print."""

LAYERS = ("upos", "feats", "tree")
"""What a sentence can teach; lemmas go with UPOS."""


def prepared(sentences: Iterable[Sentence], language: str) -> list[Sentence]:
    """The sentences in the common style of their language, XPOS blank, features that are not learned removed.

    Czech alone has 1,400 XPOS, each of which would cost the tagger an output; rules never ask for them.
    The comment `treebank` stays, so that a network can be told which style a sentence has; `learn` names the
    layers of a sentence that can be learned from, where not all can (absent: all).
    """
    steps, fills, layers = style_of(language)
    return [finished(sentence, layers) for sentence in converted(sentences, steps, fills)]


def cleaned(sentences: Iterable[Sentence]) -> list[Sentence]:
    """Sentences of dev and test: without what is not learned, otherwise as they are."""
    return [finished(sentence, {}) for sentence in sentences]


def finished(sentence: Sentence, layers: Mapping[str, str]) -> Sentence:
    """A converted sentence without what is not learned."""
    tokens = tuple(
        replace(token, xpos=None, deps=None, feats=without(token.feats, UNLEARNED_FEATURES))
        for token in sentence.tokens
    )
    learned = layers.get(treebank_of(sentence))
    comments = (*sentence.comments, f" {LEARN} = {learned}") if learned else sentence.comments
    return replace(sentence, tokens=tokens, comments=comments, empty_nodes=())


def learned_layers(sentence: Sentence) -> frozenset[str]:
    """The layers of a prepared sentence that a network should learn from."""
    named = sentence.comment(LEARN)
    return frozenset(LAYERS if named is None else named.split())


def has_tag(token: Token) -> bool:
    """Whether the corpus tells UPOS and all FEATS of a word; a word without UPOS teaches nothing."""
    return token.upos is not None and ONLY_UPOS not in (token.misc or "").split("|")


def style_of(
    language: str,
) -> tuple[Mapping[str, tuple[Step, ...]], tuple[Fill | FormFill, ...], Mapping[str, str]]:
    """Steps, fills and layers of a language's treebanks; empty where its treebanks have one style."""
    name = f"lambre_core.training.styles.{language}"
    if importlib.util.find_spec(name) is None:
        return {}, (), {}
    module = importlib.import_module(name)
    return module.STEPS, getattr(module, "FILLS", ()), getattr(module, "LAYERS", {})


def without(features: Features, names: frozenset[str]) -> Features:
    """The features but those named."""
    return {name: values for name, values in features.items() if name not in names}


def read_fetched(recipe: Recipe, data: Path) -> list[Sentence]:
    """The sentences of corpora that are not part of the data folder, in the common style.

    Raises:
        TrainingError: a file is missing.
    """
    for name in recipe.fetched:
        if not (data / name).is_file():
            raise TrainingError(
                f"{data / name}: no such file; it is made of public corpora (docs/parsing.md, Licences)"
            )
    sentences = (sentence for name in recipe.fetched for sentence in read_sentences(data / name))
    return prepared(sentences, recipe.language)


def taught_file(recipe: Recipe, data: Path) -> Path | None:
    """The file of sentences that a teacher has parsed, half of them with noise; None where the recipe has none.

    Raises:
        TrainingError: it is missing.
    """
    if not recipe.taught:
        return None
    path = data / recipe.taught
    if not path.is_file():
        raise TrainingError(f"{path}: no such file; a teacher makes it of raw text (docs/parsing.md, Teachers)")
    return path


@dataclass(frozen=True, slots=True)
class Splits:
    """The sentences of a recipe, ready for training."""

    train: list[Sentence]
    dev: list[Sentence]
    test: list[Sentence]


HELD_OUT = 10
"""Where there is no dev split, one in so many training sentences is held out for it."""


def read_splits(recipe: Recipe, data: Path) -> Splits:
    """Read the treebanks of a recipe; training sentences in the common style, dev and test as they are.

    Raises:
        TrainingError: a file is missing.
    """
    sentences = [
        sentence
        for name in recipe.train
        for sentence in read_sentences(data_file(data, name))
        if recipe.treebanks is None or treebank_of(sentence) in recipe.treebanks
    ]
    if recipe.dev:
        dev = list(read_sentences(data_file(data, recipe.dev)))
    else:
        # Of the treebank of the test split only, whose style is measured.
        dev = [s for s in sentences if treebank_of(s) == recipe.dev_source.treebank and held_out(s)]
        sentences = [s for s in sentences if not held_out(s)]
    test = read_sentences(data_file(data, recipe.test))
    return Splits(prepared(sentences, recipe.language), cleaned(dev), cleaned(test))


def held_out(sentence: Sentence) -> bool:
    """Whether a sentence of a language without dev split goes into dev: by its text, so that doubles go together."""
    return zlib.crc32(sentence.text.encode()) % HELD_OUT == 0


def read_sentences(path: Path) -> Iterator[Sentence]:
    """The sentences of a treebank file as they are."""
    with open_treebank(path) as stream:
        yield from read_conllu(stream, str(path))


def write_sentences(sentences: Iterable[Sentence], path: Path) -> int:
    """Write CoNLL-U; the number of sentences written. The file appears whole or not at all."""
    partial = path.with_name(path.name + ".partial")
    count = 0
    with partial.open("w", encoding="utf-8", newline="\n") as stream:
        for sentence in sentences:
            stream.write(format_sentence(sentence))
            count += 1
    partial.replace(path)
    return count
