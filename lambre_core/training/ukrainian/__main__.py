"""Make the Ukrainian corpora from clones: `python -m lambre_core.training.ukrainian --help`."""

from __future__ import annotations

import argparse
import lzma
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.training.prepare import read_sentences
from lambre_core.training.recipe import data_file
from lambre_core.training.ukrainian import bruk, zoloto
from lambre_core.treebank.conllu_io import format_sentence
from lambre_core.treebank.sud import to_sud
from lambre_core.treebank.tree import Sentence


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the clones, write `iu.conllu.xz` and `bruk.conllu.xz`."""
    parser = argparse.ArgumentParser(description="Ukrainian corpora with gold morphology as CoNLL-U in SUD.")
    parser.add_argument("--zoloto", type=Path, required=True, help="clone of github.com/mova-institute/zoloto")
    parser.add_argument("--bruk", type=Path, required=True, help="clone of github.com/brown-uk/corpus")
    parser.add_argument("--data", type=Path, required=True, help="data folder, for dev and test of the treebank")
    parser.add_argument("output", type=Path, help="folder of the two files")
    args = parser.parse_args(arguments)
    apart = [
        sentence
        for split in ("dev", "test")
        for sentence in read_sentences(data_file(args.data, f"ud/uk/uk-{split}.conllu.xz"))
    ]
    kept_apart = frozenset(
        part.removeprefix("Id=")
        for sentence in apart
        for token in sentence.tokens
        for part in (token.misc or "").split("|")
        if part.startswith("Id=")
    )
    texts = frozenset(letters(sentence.text) for sentence in apart)
    source = [s for s in zoloto.sentences_of(args.zoloto, kept_apart) if letters(s.text) not in texts]
    brown = [s for s in bruk.sentences_of(args.bruk, source, lexicon_of("uk")) if letters(s.text) not in texts]
    trees = [named(to_sud(s, "uk"), "IU") for s in source if s.tokens[0].head is not None]
    tagged = [named(replace(s, scheme="sud"), "IU-tags") for s in source if s.tokens[0].head is None]
    args.output.mkdir(parents=True, exist_ok=True)
    write(args.output / "iu.conllu.xz", (*trees, *tagged))
    write(args.output / "bruk.conllu.xz", (named(sentence, "BrUK") for sentence in brown))
    return 0


def letters(text: str) -> str:
    """The text without blanks and capitals."""
    return "".join(text.lower().split())


def named(sentence: Sentence, treebank: str) -> Sentence:
    """The sentence with the name of its treebank, and its text."""
    comments = (*sentence.comments, f" text = {sentence.text}", f" treebank = UD_Ukrainian-{treebank} train")
    return replace(sentence, comments=comments)


def write(path: Path, sentences: Iterable[Sentence]) -> None:
    """Write compressed CoNLL-U."""
    with lzma.open(path, "wt", encoding="utf-8", newline="\n", preset=6) as stream:
        stream.writelines(map(format_sentence, sentences))


if __name__ == "__main__":
    sys.exit(main())
