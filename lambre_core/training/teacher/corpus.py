"""Raw text and treebanks as one file of numbers: `python -m lambre_core.training.teacher.corpus LANGUAGE OUTPUT ...`.

Forms are numbered by how often they occur, so that a network can take the first ones as its vocabulary.
"""

from __future__ import annotations

import argparse
import io
import lzma
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path

import numpy as np
import numpy.typing as npt

from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.parsing.engines.onnx.features import Vocabulary, reading_rows, readings_of
from lambre_core.training.conversion import treebank_of
from lambre_core.training.prepare import has_tag, learned_layers
from lambre_core.training.run import read_file
from lambre_core.training.student.inventory import Inventory, relation_of, tag_of, take_inventory
from lambre_core.training.student.train import LONGEST
from lambre_core.training.teacher import READINGS, Arrays
from lambre_core.treebank.tree import Sentence

SETS = ("train", "folded", "dev")
"""Sentences to learn from, the same with most of the dev split, the dev split."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Make the file."""
    parser = argparse.ArgumentParser()
    parser.add_argument("language")
    parser.add_argument("output", type=Path)
    parser.add_argument("--raw", type=Path, nargs="+", required=True, help="sentences, a line each, words apart")
    parser.add_argument("--words", type=int, default=20_000_000, help="words of raw text to take at most")
    for name in SETS:
        parser.add_argument(f"--{name}", type=Path, required=True)
    args = parser.parse_args(arguments)
    sets = {name: list(read_file(getattr(args, name))) for name in SETS}
    write(args.output, arrays(args.language, list(raw_sentences(args.raw, args.words)), sets))
    return 0


def raw_sentences(paths: Sequence[Path], words: int) -> Iterator[list[str]]:
    """Sentences of several files by turns, until there are enough words."""
    streams = [path.open(encoding="utf-8") for path in paths]
    sizes = [path.stat().st_size for path in paths]
    taken, total = [0] * len(paths), 0
    while total < words and streams:
        # The file of which the smallest part has been read.
        number = min(range(len(streams)), key=lambda n: taken[n] / sizes[n])
        line = streams[number].readline()
        if not line:
            del streams[number], sizes[number], taken[number]
            continue
        taken[number] += len(line.encode())
        forms = line.split()
        total += len(forms)
        yield forms


def arrays(language: str, raw: Sequence[list[str]], sets: Mapping[str, list[Sentence]]) -> Arrays:
    """Everything as arrays.

    Returns:
        `forms`: the distinct forms as UTF-8, by frequency, a line each. `readings`, `readings.sizes`: rows of what the
        lexicon says of each. `raw`, `raw.sizes`: numbers of forms, words of each sentence. For each set
        `<set>.forms`, `.sizes`, `.tags`, `.upos`, `.heads`, `.relations` (-1: nothing to learn), `.treebanks`.
        `tags`, `relations`, `upos`: names, a line each.
    """
    lexicon = lexicon_of(language)
    inventory = take_inventory([*sets["train"], *sets["folded"]], lexicon)
    counts = Counter(chain.from_iterable(raw))
    counts.update(token.form or "_" for name in SETS for sentence in sets[name] for token in sentence.tokens)
    forms = [form for form, _ in counts.most_common()]
    numbers = {form: number for number, form in enumerate(forms)}
    found: dict[str, npt.NDArray[np.generic]] = {
        "forms": as_bytes(forms),
        "raw": np.fromiter(map(numbers.__getitem__, chain.from_iterable(raw)), dtype=np.int32),
        "raw.sizes": np.array([len(sentence) for sentence in raw], dtype=np.uint8),
        "tags": as_bytes(inventory.tags),
        "upos": as_bytes(inventory.upos),
        "relations": as_bytes(inventory.relations),
    }
    if lexicon is not None:
        seen = Counter(text for form in forms[:200_000] for text in readings_of(form, lexicon))
        vocabulary = Vocabulary({}, {}, {text: row for row, (text, _) in enumerate(seen.most_common(READINGS))})
        rows = [reading_rows(form, vocabulary, lexicon)[1] for form in forms]
        found["readings"] = np.fromiter(chain.from_iterable(rows), dtype=np.int16)
        found["readings.sizes"] = np.array([len(of_form) for of_form in rows], dtype=np.uint8)
    for name in SETS:
        found |= {f"{name}.{part}": array for part, array in gold(sets[name], inventory, numbers).items()}
    return found


def gold(sentences: Sequence[Sentence], inventory: Inventory, numbers: Mapping[str, int]) -> Arrays:
    """The sentences of a treebank as arrays."""
    short = [sentence for sentence in sentences if 0 < len(sentence.tokens) <= LONGEST]
    tags = {name: number for number, name in enumerate(inventory.tags)}
    upos = {name: number for number, name in enumerate(inventory.upos)}
    relations = {name: number for number, name in enumerate(inventory.relations)}
    treebanks = {name: number for number, name in enumerate(inventory.treebanks)}
    columns: dict[str, list[int]] = {name: [] for name in ("forms", "tags", "upos", "heads", "relations")}
    for sentence in short:
        layers = learned_layers(sentence)
        for token in sentence.tokens:
            columns["forms"].append(numbers[token.form or "_"])
            columns["upos"].append(upos.get(token.upos or "", -1) if "upos" in layers else -1)
            columns["tags"].append(tags.get(tag_of(token), -1) if "feats" in layers and has_tag(token) else -1)
            relation = relation_of(token) if "tree" in layers else None
            columns["heads"].append(-1 if relation is None or token.head is None else token.head)
            columns["relations"].append(relations.get(relation or "", -1))
    return {
        **{name: np.array(values, dtype=np.int32) for name, values in columns.items()},
        "sizes": np.array([len(sentence.tokens) for sentence in short], dtype=np.int32),
        "treebanks": np.array([treebanks.get(treebank_of(s), len(treebanks)) for s in short], dtype=np.int32),
    }


def as_bytes(names: Sequence[str]) -> npt.NDArray[np.uint8]:
    """Names as UTF-8, a line each."""
    return np.frombuffer("\n".join(names).encode(), dtype=np.uint8)


def write(path: Path, content: Arrays) -> None:
    """Write the arrays as one `.npz` in `.xz`; bytes of the same place in a number lie side by side, which packs."""
    stream = io.BytesIO()
    np.savez(stream, **{name: planes(array) for name, array in content.items()})  # type: ignore[arg-type]
    path.write_bytes(lzma.compress(stream.getvalue(), preset=4))


def planes(array: npt.NDArray[np.generic]) -> npt.NDArray[np.generic]:
    """The bytes of 32-bit numbers apart, [4, n]; other arrays as they are."""
    return array.view(np.uint8).reshape(-1, 4).T.copy() if array.dtype == np.int32 else array


if __name__ == "__main__":
    sys.exit(main())
