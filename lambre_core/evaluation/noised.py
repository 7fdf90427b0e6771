"""Noised text: sentences of treebanks in which one word was given another form, beside or instead of learners' texts.

Of the dev splits, only every seventh sentence was kept out of training (`training.splits.CALIBRATION`): those are
taken, once as they are and some times with noise.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lambre_core.training.noise import CHANGED_MARK, NoiseStatistics, add_noise
from lambre_core.training.prepare import read_splits
from lambre_core.training.recipe import RECIPES
from lambre_core.training.splits import CALIBRATION, EVALUATION_NOISE_SEED, read_all_paradigms
from lambre_core.treebank.tree import Sentence, Span

COPIES = 8
"""Noised copies of each sentence: errors are what there is too little of."""


@dataclass(frozen=True, slots=True)
class Noised:
    """A sentence, and where a word of it was changed; None in a clean one.

    Attributes:
        name: what it shares with its copies.
    """

    name: str
    text: str
    changed: Span | None


def clean_and_noised(language: str, data: Path) -> Iterator[Noised]:
    """The sentences kept apart, clean, and then noised copies of all that can be changed.

    Raises:
        TrainingError: the treebanks or paradigms are missing.
    """
    recipe = RECIPES[language]
    splits = read_splits(recipe, data)
    apart = splits.dev[::CALIBRATION]
    paradigms = read_all_paradigms(recipe, data, splits)
    for sentence in apart:
        yield Noised(name_of(sentence), sentence.text, None)
    by_name = {name_of(sentence): sentence for sentence in apart}
    for copy in range(COPIES):
        for noisy in add_noise(apart, paradigms, EVALUATION_NOISE_SEED + copy, NoiseStatistics(), balanced=True):
            if (span := changed_span(noisy, by_name[name_of(noisy)])) is not None:
                yield Noised(name_of(noisy), noisy.text, span)


def name_of(sentence: Sentence) -> str:
    """What a sentence and its noised copies share."""
    return sentence.comment("sent_id") or sentence.text


def changed_span(noisy: Sentence, clean: Sentence) -> Span | None:
    """Where the changed word stands in the text of a noised sentence; None if that of the clean one is not known."""
    for token, before in zip(noisy.tokens, clean.tokens, strict=True):
        if f"{CHANGED_MARK}=" in (token.misc or "") and before.span is not None:
            start = before.span[0]
            return start, start + len(token.form or "")
    return None
