"""Make the Ukrainian corpora from clones: `python -m lambre_core.training.ukrainian --help`."""

from __future__ import annotations

import argparse
import lzma
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path

from lambre_core.errors import LambreError
from lambre_core.lexicon.lookup import lexicon_of
from lambre_core.training.prepare import UNLEARNED_FEATURES, read_sentences, without
from lambre_core.training.recipe import data_file
from lambre_core.training.ukrainian import bruk, zoloto
from lambre_core.treebank.conllu_io import format_sentence
from lambre_core.treebank.sud import to_sud
from lambre_core.treebank.tree import Sentence, Token

SPLIT = "ud/uk/uk-{}.conllu.xz"


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the clones, write `iu.conllu.xz` and `bruk.conllu.xz`; 2 where something is missing."""
    parser = argparse.ArgumentParser(description="Ukrainian corpora with gold morphology as CoNLL-U in SUD.")
    parser.add_argument("--zoloto", type=Path, required=True, help="clone of github.com/mova-institute/zoloto")
    parser.add_argument("--bruk", type=Path, required=True, help="clone of github.com/brown-uk/corpus")
    parser.add_argument("--data", type=Path, required=True, help="data folder, for dev and test of the treebank")
    parser.add_argument("output", type=Path, help="folder of the two files")
    args = parser.parse_args(arguments)
    try:
        dev, test = (list(read_sentences(data_file(args.data, SPLIT.format(name)))) for name in ("dev", "test"))
        source, brown = corpora(args.zoloto, args.bruk, (*dev, *test))
        say(agreement(zoloto.sentences_of(args.zoloto, frozenset()), dev))
    except LambreError as error:
        say(str(error))
        return 2
    args.output.mkdir(parents=True, exist_ok=True)
    trees = [named(to_sud(s, "uk"), "IU") for s in source if s.tokens[0].head is not None]
    tagged = [named(replace(s, scheme="sud"), "IU-tags") for s in source if s.tokens[0].head is None]
    write(args.output / "iu.conllu.xz", (*trees, *tagged))
    write(args.output / "bruk.conllu.xz", (named(sentence, "BrUK") for sentence in brown))
    return 0


def corpora(source: Path, brown: Path, apart: Sequence[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
    """The sentences of both clones, without the documents and the texts of those kept apart."""
    kept_apart = frozenset(identifier(token) for sentence in apart for token in sentence.tokens)
    texts = frozenset(letters(sentence.text) for sentence in apart)
    trees = [s for s in zoloto.sentences_of(source, kept_apart) if letters(s.text) not in texts]
    return trees, [s for s in bruk.sentences_of(brown, trees, lexicon_of("uk")) if letters(s.text) not in texts]


def agreement(source: Iterable[Sentence], published: Iterable[Sentence]) -> str:
    """How much of the published sentences, word by word, the source read here says, too."""
    by_first = {identifier(sentence.tokens[0]): sentence for sentence in published}
    pairs = [
        (own, other)
        for sentence in source
        for same in [by_first.get(sentence.comment("sent_id") or "")]
        if same is not None and len(same.tokens) == len(sentence.tokens) and sentence.tokens[0].head is not None
        for own, other in zip(sentence.tokens, same.tokens, strict=True)
    ]
    tags = sum((a.upos, a.feats) == (b.upos, without(b.feats, UNLEARNED_FEATURES)) for a, b in pairs)
    edges = sum((a.head, a.deprel) == (b.head, b.deprel) for a, b in pairs)
    told, linked = (100 * count / max(1, len(pairs)) for count in (tags, edges))
    return f"{len(pairs)} published words: tags {told:.2f} %, heads with relations {linked:.2f} %"


def identifier(token: Token) -> str:
    """The identifier of a word of the published treebank, which its source has, too."""
    parts = (token.misc or "").split("|")
    return next((part.removeprefix("Id=") for part in parts if part.startswith("Id=")), "")


def letters(text: str) -> str:
    """The text without blanks and capitals."""
    return "".join(text.lower().split())


def named(sentence: Sentence, treebank: str) -> Sentence:
    """The sentence with the name of its treebank, and its text."""
    comments = (*sentence.comments, f" text = {sentence.text}", f" treebank = UD_Ukrainian-{treebank} train")
    return replace(sentence, comments=comments)


def say(line: str) -> None:
    """A line for whoever runs this."""
    print(line, file=sys.stderr)  # noqa: T201


def write(path: Path, sentences: Iterable[Sentence]) -> None:
    """Write compressed CoNLL-U."""
    with lzma.open(path, "wt", encoding="utf-8", newline="\n", preset=6) as stream:
        stream.writelines(map(format_sentence, sentences))


if __name__ == "__main__":
    sys.exit(main())
