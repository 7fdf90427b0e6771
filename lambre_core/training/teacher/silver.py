"""The teacher's answers as CoNLL-U: `python -m lambre_core.training.teacher.silver LANGUAGE CORPUS ANSWERS OUTPUT ...`.

Only trees are kept. What the teacher is not sure of is left blank, so that the student does not learn it. Words get
the lemma that the paradigms know for their form and features, which is what noise needs.
"""

from __future__ import annotations

import argparse
import sys
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from lambre_core.lexicon.lookup import Lexicon, lexicon_of
from lambre_core.training.noise import NoiseStatistics, add_noise, clash
from lambre_core.training.paradigms import Paradigms, read_paradigms
from lambre_core.training.prepare import write_sentences
from lambre_core.training.recipe import RECIPES, data_file
from lambre_core.training.teacher import Arrays
from lambre_core.training.teacher.reading import names_of, read
from lambre_core.treebank.feats import Features, parse_feats
from lambre_core.treebank.tree import Sentence, Token

Numbers = npt.NDArray[np.int64]

TREEBANK = "silver"
NOISE_SEED = 29
LEAST = 8
"""What is less probable than so many sixteenths is left blank."""

SURE = 13.5
"""Sentences of which heads and relations are less sure than that on average, in sixteenths, are left out."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Write clean sentences, and every other one with noise."""
    parser = argparse.ArgumentParser()
    parser.add_argument("language")
    parser.add_argument("corpus", type=Path)
    parser.add_argument("answers", type=Path, nargs="+", help="folders of teach.py; parts of later ones go before")
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--words", type=int, default=2_000_000)
    args = parser.parse_args(arguments)
    recipe = RECIPES[args.language]
    paradigms = read_paradigms((data_file(args.data, name) for name in recipe.paradigms), args.language)
    kept = []
    words = 0
    for sentence in sentences(read(args.corpus), args.answers, lemmas_of(paradigms), lexicon_of(args.language)):
        kept.append(sentence)
        words += len(sentence.tokens)
        if words >= args.words:
            break
    counts = NoiseStatistics()
    noisy = list(add_noise(kept[::2], paradigms, NOISE_SEED, counts, balanced=True))
    written = write_sentences((*kept[1::2], *noisy), args.output)
    print(f"{words} words, {written} sentences, {counts.altered} altered", file=sys.stderr)  # noqa: T201
    return 0


Lemmas = Mapping[str, list[tuple[str, tuple[str, ...], Features]]]
"""Form -> lemma, UPOS and features of every cell of a paradigm that has it."""


def lemmas_of(paradigms: Paradigms) -> Lemmas:
    """Paradigms by form."""
    found: dict[str, list[tuple[str, tuple[str, ...], Features]]] = {}
    for lemma, entries in paradigms.items():
        for entry in entries:
            found.setdefault(entry.form, []).append((lemma, entry.upos, entry.features))
    return found


def lemma_of(form: str, upos: str | None, feats: Features, lemmas: Lemmas) -> str | None:
    """A lemma with a cell that fits."""
    for spelt in dict.fromkeys((form, form.lower())):
        for lemma, parts, features in lemmas.get(spelt, ()):
            if upos in parts and not clash(features, feats):
                return lemma
    return None


@dataclass(frozen=True, slots=True)
class Column:
    """One part of the answers: the values of a sentence begin at `starts[row]`, -1 where it was not parsed."""

    values: Numbers
    starts: Numbers

    def of(self, row: int, length: int) -> list[int]:
        """The values of a sentence's words."""
        start = int(self.starts[row])
        return [int(value) for value in self.values[start : start + length]]


def read_answers(folders: Sequence[Path], lengths: Numbers) -> dict[str, Column]:
    """The parts that the folders have, each from the last one that has it."""
    found: dict[str, Column] = {}
    for folder in folders:
        rows = unpacked(folder / "rows.bin", np.int32)
        starts = np.full(len(lengths), -1, dtype=np.int64)
        starts[rows] = np.concatenate([[0], np.cumsum(lengths[rows])])[:-1]
        parts = [path for path in sorted(folder.glob("*.bin")) if path.stem != "rows"]
        for path in parts:
            # Another teacher's probabilities say nothing of these answers.
            found.pop(f"{path.stem}.sure", None)
        for path in parts:
            kind = np.uint16 if path.stem == "tags" else np.uint8
            found[path.stem] = Column(unpacked(path, kind).astype(np.int64), starts)
    return found


def unpacked(path: Path, kind: type[np.generic]) -> npt.NDArray[np.generic]:
    """The numbers of a file of answers."""
    return np.frombuffer(zlib.decompress(path.read_bytes()), dtype=kind)


def fits(form: str, upos: str, feats: Features, lexicon: Lexicon | None) -> bool:
    """Whether a lexicon that knows the form as such a part of speech knows it with such features."""
    readings = lexicon.readings(form) if lexicon else ()
    own = [reading.feats for reading in readings if reading.upos == upos]
    return not own or not all(clash(features, feats) for features in own)


def sentences(content: Arrays, folders: Sequence[Path], lemmas: Lemmas, lexicon: Lexicon | None) -> Iterator[Sentence]:
    """The sentences whose answers are trees of which the teacher is sure enough, in random order."""
    lengths = content["raw.sizes"].astype(np.int64)
    firsts = np.concatenate([[0], np.cumsum(lengths)])
    answers = read_answers(folders, lengths)
    forms, tags, relations = (names_of(content[name]) for name in ("forms", "tags", "relations"))
    readings = [(tag.partition("|")[0], parse_feats(tag.partition("|")[2])) for tag in tags]
    parsed = np.flatnonzero(np.all([column.starts >= 0 for column in answers.values()], axis=0))
    for row in np.random.default_rng(5).permutation(parsed):
        length = int(lengths[row])
        own = {name: column.of(row, length) for name, column in answers.items()}
        sure = sum(own["heads.sure"]) + sum(own["relations.sure"])
        if sure < 2 * SURE * length or not is_tree(own["heads"]):
            continue
        words = [forms[number] for number in content["raw"][firsts[row] : firsts[row] + length]]
        tokens = []
        for number, form in enumerate(words):
            upos, feats = readings[own["tags"][number]]
            known = "tags.sure" not in own or own["tags.sure"][number] >= LEAST
            known = known and fits(form, upos, feats, lexicon)
            attached = min(own["heads.sure"][number], own["relations.sure"][number]) >= LEAST
            tokens.append(
                Token(
                    id=number + 1,
                    form=form,
                    lemma=lemma_of(form, upos, feats, lemmas) if known else None,
                    upos=upos if known else None,
                    feats=feats if known else {},
                    head=own["heads"][number] if attached else None,
                    deprel=relations[own["relations"][number]] if attached else None,
                )
            )
        yield Sentence(tokens=tuple(tokens), text=" ".join(words), comments=(f" treebank = {TREEBANK}",))


def is_tree(heads: Sequence[int]) -> bool:
    """Whether heads, counted from 1, make a tree with one root."""
    if heads.count(0) != 1:
        return False
    for start in range(1, len(heads) + 1):
        at, steps = start, 0
        while at and steps <= len(heads):
            at, steps = heads[at - 1], steps + 1
        if at:
            return False
    return True


if __name__ == "__main__":
    sys.exit(main())
