"""The texts of a run: prepared splits, their noisy copies, and what single trainers read instead."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from lambre_core.training.noise import CHANGED_MARK, NoiseStatistics, add_noise
from lambre_core.training.paradigms import read_paradigms
from lambre_core.training.prepare import read_prepared, write_sentences
from lambre_core.training.recipe import data_file
from lambre_core.training.run import Run
from lambre_core.treebank.tree import Sentence, Token

NOISE_SEED = 23
EVALUATION_NOISE_SEED = 97


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
