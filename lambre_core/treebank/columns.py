"""The hot road through a treebank: the columns that counting needs, without a Token for every word.

It accepts and refuses exactly the files that `read_conllu` does, with the same errors: whatever in a
sentence is not plain is handed to that reader.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from operator import eq
from typing import IO

from lambre_core.treebank.conllu_io import COLUMNS, Block, parse_block, read_blocks
from lambre_core.treebank.errors import TreebankError
from lambre_core.treebank.feats import parse_feats


@dataclass(slots=True)
class Columns:
    """One sentence. Index i of every list is word i + 1; values are those of the file, `_` included.

    Attributes:
        line: 1-based line of the file on which the sentence starts.
        heads: 0 is the root, -1 unknown.
        comments: lines above the words, with their `#`.
        other_nodes: (UPOS, FEATS) of multiword tokens and empty nodes, in order.
    """

    line: int
    forms: tuple[str, ...]
    lemmas: tuple[str, ...]
    upos: tuple[str, ...]
    feats: tuple[str, ...]
    heads: list[int]
    deprels: tuple[str, ...]
    comments: list[str]
    other_nodes: tuple[tuple[str, str], ...] = ()


_LONGEST = 2000
_IDS = tuple(str(number) for number in range(1, _LONGEST + 1))
_POSITIONS = range(1, _LONGEST + 1)
_HEADS = {str(number): number for number in range(_LONGEST + 1)}


def read_columns(source: IO[bytes] | bytes, path: str) -> Iterator[Columns]:
    """Read sentences lazily, as columns.

    Raises:
        TreebankError: as `read_conllu`.
    """
    sound_feats: set[str] = set()
    for block in read_blocks(source, path):
        columns = _plain_sentence(block, sound_feats)
        yield columns if columns is not None else _any_sentence(block, path)


def _plain_sentence(block: Block, sound_feats: set[str]) -> Columns | None:
    """The sentence, if it is nothing but comments and numbered words; None where a closer look is needed."""
    text = block.text
    lines = text.split("\n")
    first = 0
    while first < len(lines) and lines[first].startswith("#"):
        first += 1
    rows = [line.split("\t") for line in lines[first:]]
    size = len(rows)
    if not 0 < size <= _LONGEST or "\t\t" in text or "\t\n" in text or text.endswith("\t"):
        return None
    try:
        ids, forms, lemmas, upos, _xpos, feats, head_texts, deprels, _deps, _misc = zip(*rows, strict=True)
        heads = [_HEADS[head] for head in head_texts]
    except (ValueError, KeyError):
        return None
    if ids != _IDS[:size] or max(heads) > size or any(map(eq, heads, _POSITIONS)):
        return None
    if not sound_feats.issuperset(feats):
        try:
            for column in feats:
                parse_feats(column)
        except TreebankError:
            return None
        sound_feats.update(feats)
    return Columns(block.line, forms, lemmas, upos, feats, heads, deprels, lines[:first])


def _any_sentence(block: Block, path: str) -> Columns:
    """Let the full reader check the sentence, then take the columns as they are written."""
    sentence = parse_block(block, path)
    rows = [line.split("\t") for line in block.lines() if not line.startswith("#")]
    words = [row for row in rows if row[0].isdigit()]
    by_name = dict(zip(COLUMNS, zip(*words, strict=True), strict=True))
    return Columns(
        line=block.line,
        forms=by_name["FORM"],
        lemmas=by_name["LEMMA"],
        upos=by_name["UPOS"],
        feats=by_name["FEATS"],
        heads=[-1 if token.head is None else token.head for token in sentence.tokens],
        deprels=by_name["DEPREL"],
        comments=["#" + comment for comment in sentence.comments],
        other_nodes=tuple((row[3], row[5]) for row in rows if not row[0].isdigit()),
    )
