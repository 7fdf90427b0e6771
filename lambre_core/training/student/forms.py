"""What forms were in training: `python -m lambre_core.training.student.forms LANGUAGE TRAIN DEV STUDENT OUTPUT`.

Writes what `parsing/engines/onnx/forms.py` reads: forms of the clean training text with their readings, and how much
less probable to make other tags, so that the gold tags of dev are most probable.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import log2
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch

from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.parsing.engines.onnx.features import normalised
from lambre_core.parsing.engines.onnx.forms import Histories, load_histories, reading_of
from lambre_core.training.prepare import has_tag, learned_layers
from lambre_core.training.run import read_file
from lambre_core.training.student.batches import Collection, by_length
from lambre_core.training.student.calibrate import lowest
from lambre_core.training.student.inventory import tag_of
from lambre_core.training.student.train import Trained, load, report
from lambre_core.treebank.tree import Sentence

LEAST = 2
"""Forms that were met less often are left out: what one sentence says of a form is too little for its room."""

STRONGEST = 3.0


def main(arguments: Sequence[str] | None = None) -> int:
    """Count, fit, save."""
    parser = argparse.ArgumentParser()
    parser.add_argument("language")
    parser.add_argument("train", type=Path)
    parser.add_argument("dev", type=Path)
    parser.add_argument("student", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("--most", type=int, default=15_000, help="forms to keep")
    args = parser.parse_args(arguments)
    torch.set_num_threads(1)
    trained = load(args.student)
    content = counted(read_file(args.train), args.most)
    histories = load_histories({**content, "strength": 1.0}, trained.inventory.tags)
    words = list(answers(trained, args.language, list(read_file(args.dev)), histories))
    strength = fitted(words) if words else 0.0
    for at in (0.0, strength) if words else ():
        report(f"strength {at:.2f}: {len(words)} words, log-loss {loss(words, at):.4f}")
    args.output.write_text(json.dumps({**content, "strength": round(strength, 3)}, ensure_ascii=False), "utf-8")
    return 0


def counted(sentences: Iterable[Sentence], most: int) -> dict[str, Any]:
    """Readings, the most frequent first, and a row for each of the most frequent forms, in alphabetical order."""
    forms: dict[str, Counter[str]] = {}
    for sentence in sentences:
        if "feats" in learned_layers(sentence):
            for token in filter(has_tag, sentence.tokens):
                forms.setdefault(normalised(token.form or "_"), Counter())[reading_of(tag_of(token))] += 1
    often = Counter({form: count for form, had in forms.items() if (count := had.total()) >= LEAST})
    chosen = sorted(form for form, _ in often.most_common(most) if not set(form) & set("\t\n\r"))
    readings = [name for name, _ in Counter(name for form in chosen for name in forms[form]).most_common()]
    numbers = {name: number for number, name in enumerate(readings)}
    rows = [
        f"{form}\t{round(log2(often[form] + 1))} {' '.join(map(str, sorted(numbers[name] for name in forms[form])))}"
        for form in chosen
    ]
    return {"readings": readings, "rows": "\n".join(rows)}


@dataclass(frozen=True, slots=True)
class Answer:
    """What the network says of a word with a history.

    Attributes:
        gold: probability of the gold tag.
        had: of all tags that the form had, together.
        met: log2(n + 1) of n times that it was met, rounded.
        new: whether the gold tag is none of them.
    """

    gold: float
    had: float
    met: float
    new: bool


def answers(trained: Trained, language: str, dev: list[Sentence], histories: Histories) -> Iterator[Answer]:
    """The answers for the words of dev whose forms have a history."""
    lexicon = lexicon_of(language) if trained.inventory.vocabulary.readings else None
    collection = Collection(trained.inventory, lexicon)
    examples = collection.add(dev)
    sentence_of = {id(example): sentence for example, sentence in zip(examples, dev, strict=True)}
    with torch.inference_mode():
        for group in by_length(examples, 1500):
            batch = replace(collection.batch(group), treebanks=torch.full((len(group),), trained.treebank))
            probabilities = torch.softmax(trained.model.score(batch).tags / trained.temperatures[0], -1).numpy()
            for row, example in enumerate(group):
                for place, (token, tag) in enumerate(
                    zip(sentence_of[id(example)].tokens, example.tags.tolist(), strict=True)
                ):
                    history = histories.of(token.form or "_")
                    if history.tags and tag >= 0:
                        own: npt.NDArray[np.float64] = probabilities[row, place].astype(np.float64)
                        had = min(float(own[list(history.tags)].sum()), 1.0)
                        yield Answer(float(own[tag]), had, history.penalty, tag not in history.tags)


def fitted(words: Sequence[Answer]) -> float:
    """The strength at which the gold tags are most probable."""
    return lowest(lambda strength: loss(words, strength), 0.0, STRONGEST)


def loss(words: Sequence[Answer], strength: float) -> float:
    """Mean of the gold tags' negative log-probabilities."""
    gold, had, met, new = np.array([(one.gold, one.had, one.met, one.new) for one in words]).T
    lowered = np.exp(-strength * met)
    logs = np.log(np.maximum(gold, 1e-12)) - new * strength * met - np.log(had + lowered * (1 - had))
    return float(-logs.mean())


if __name__ == "__main__":
    sys.exit(main())
