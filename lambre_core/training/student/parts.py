"""What a student needs beside its network: `python -m lambre_core.training.student.parts LANGUAGE TRAIN DEV FOLDER`.

Writes `segmenter.npz` and `segmenter.json` (weights and characters) and `tables.json` (multiword tokens, lemmas).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from lambre_core.lexicon.automaton import entries, open_automaton
from lambre_core.lexicon.identity import shipped_path
from lambre_core.training.prepare import BLANKS
from lambre_core.training.run import read_file
from lambre_core.training.student.expansion import expander_tables
from lambre_core.training.student.lemmas import lemma_tables, paradigm_words
from lambre_core.training.student.segmenter import ABBREVIATIONS, train_segmenter


def main(arguments: Sequence[str] | None = None) -> int:
    """Make and save the parts."""
    parser = argparse.ArgumentParser()
    parser.add_argument("language")
    parser.add_argument("train", type=Path)
    parser.add_argument("dev", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--paradigms", type=Path, action="append", default=[], help="UniMorph file, for lemmas")
    parser.add_argument("--characters", type=int, default=10_000_000, help="characters that the segmenter reads")
    args = parser.parse_args(arguments)
    train, dev = list(read_file(args.train)), list(read_file(args.dev))
    written = [sentence for sentence in train if sentence.comment(BLANKS) is None]
    weights, characters = train_segmenter(
        written, dev, args.seed, abbreviations=ABBREVIATIONS.get(args.language, ()), characters_read=args.characters
    )
    np.savez(args.folder / "segmenter.npz", **weights)  # type: ignore[arg-type]
    write(args.folder / "segmenter.json", characters)
    lemmas = lemma_tables(train, paradigm_words(args.paradigms, args.language))
    write(args.folder / "tables.json", {"expansion": expander_tables(train, nominals(args.language)), "lemmas": lemmas})
    return 0


def nominals(language: str) -> Iterator[str]:
    """The nouns and adjectives of the shipped lexicon; none where there is no lexicon."""
    path = shipped_path(language)
    for form, _, tag in entries(open_automaton(path)) if path.is_file() else ():
        if not NOMINALS.isdisjoint(tag.partition("|")[0].split(",")):
            yield form


NOMINALS = frozenset({"NOUN", "PROPN", "ADJ"})


def write(path: Path, content: object) -> None:
    """Write JSON."""
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
