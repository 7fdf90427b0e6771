"""The texts of a run: prepared splits, their noisy copies, and what single trainers read instead."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from lambre_core.training.noise import CHANGED_MARK, NoiseStatistics, add_noise
from lambre_core.training.paradigms import Paradigms, joined, read_paradigms, treebank_paradigms
from lambre_core.training.prepare import (
    LAYERS,
    Splits,
    learned_layers,
    read_fetched,
    read_splits,
    write_sentences,
)
from lambre_core.training.recipe import RECIPES, Recipe, data_file
from lambre_core.training.run import Run
from lambre_core.treebank.tree import Sentence, Token

NOISE_SEED = 23
EVALUATION_NOISE_SEED = 97
CALIBRATION = 7
"""Where dev is trained on, one in so many of its sentences is kept apart, for temperatures."""


def make_data(run: Run) -> None:
    """Prepared splits, noisy copies of each, statistics of the noise."""
    recipe = run.recipe
    splits = read_splits(recipe, run.data)
    splits = replace(splits, train=[*splits.train, *read_fetched(recipe, run.data)])
    dev, test = splits.dev, splits.test
    train = list(splits.train)
    if run.engine == "stanza":
        # Stanza's trainers learn from every layer of a sentence or from none.
        train = [sentence for sentence in train if learned_layers(sentence) == frozenset(LAYERS)]
    if run.fold_dev:
        train += [sentence for number, sentence in enumerate(dev) if number % CALIBRATION]
        dev = dev[::CALIBRATION]
    paradigms = read_all_paradigms(recipe, run.data, splits)
    statistics: dict[str, object] = {}
    if recipe.relatives and run.engine == "onnx":
        write_sentences(relatives_of(recipe, run.data), run.file(RELATIVES))
    # Large corpora without trees are read once, every other sentence of them with noise.
    large = [sentence for sentence in train if recipe.fetched and "tree" not in learned_layers(sentence)]
    small = [sentence for sentence in train if not recipe.fetched or "tree" in learned_layers(sentence)]
    noisy_train = list(add_noise(large[::2], paradigms, NOISE_SEED, NoiseStatistics(), balanced=True))
    for copy in range(recipe.noisy_copies):
        counts = NoiseStatistics()
        noisy_train += add_noise(small, paradigms, NOISE_SEED + copy, counts, balanced=True)
        statistics[f"train {copy + 1}"] = described(counts)
    write_sentences(train, run.file("train.conllu"))
    write_sentences((*small, *large[1::2], *noisy_train), run.file("robust.conllu"))
    for name, sentences in (("dev", dev), ("test", test)):
        counts = NoiseStatistics()
        write_sentences(sentences, run.file(f"{name}.conllu"))
        write_sentences(
            add_noise(sentences, paradigms, EVALUATION_NOISE_SEED, counts), run.file(f"{name}-noisy.conllu")
        )
        statistics[name] = described(counts)
    run.file("noise.json").write_text(json.dumps(statistics, indent=1, ensure_ascii=False) + "\n")


RELATIVES = "relatives.conllu"


def relatives_of(recipe: Recipe, data: Path) -> Iterator[Sentence]:
    """Training sentences of the related languages, each once clean and once noised, with their language in `# lang`."""
    for language in recipe.relatives:
        other = RECIPES[language]
        splits = read_splits(other, data)
        train = list(splits.train)
        paradigms = read_all_paradigms(other, data, splits)
        for sentence in (*train, *add_noise(train, paradigms, NOISE_SEED, NoiseStatistics(), balanced=True)):
            yield replace(sentence, comments=(*sentence.comments, f" lang = {language}"))


def read_all_paradigms(recipe: Recipe, data: Path, splits: Splits) -> Paradigms:
    """The paradigms of the recipe's files and of its training text, for the lemmas of its splits."""
    sentences = (*splits.train, *splits.dev, *splits.test)
    lemmas = frozenset(token.lemma for sentence in sentences for token in sentence.tokens if token.lemma)
    paths = (data_file(data, name) for name in recipe.paradigms)
    return joined(read_paradigms(paths, recipe.language, lemmas), treebank_paradigms(splits.train))


def described(counts: NoiseStatistics) -> dict[str, object]:
    """Statistics of noise for `noise.json`."""
    return {
        "sentences": counts.sentences,
        "altered": counts.altered,
        "share": round(counts.share, 4),
        "changes": {f"{upos} {feature}": n for (upos, feature), n in counts.changes.most_common()},
    }


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


def fold_of(sentence: Sentence, folds: int) -> int:
    """The part that a sentence and all its noisy copies belong to."""
    name = sentence.comment("sent_id") or sentence.text
    return sum(name.encode()) % folds


def with_tags(sentences: Iterator[Sentence], tagged: Iterator[Sentence]) -> Iterator[Sentence]:
    """The trees of `sentences` with the UPOS and FEATS of `tagged`, sentence by sentence."""
    for sentence, other in zip(sentences, tagged, strict=True):
        tokens = tuple(
            replace(token, upos=tag.upos, feats=tag.feats)
            for token, tag in zip(sentence.tokens, other.tokens, strict=True)
        )
        yield replace(sentence, tokens=tokens)


def is_noisy(sentence: Sentence) -> bool:
    """Whether noise changed a word of the sentence."""
    return any(f"{CHANGED_MARK}=" in (token.misc or "") for token in sentence.tokens)
