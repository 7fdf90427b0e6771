"""From texts to sentences of tokens with exact places: Stanza's tokeniser network, our own bookkeeping.

Stanza's pipeline finds the tokens again by searching the text; here every character that the network
reads keeps its offset, so places are exact whatever the text holds, and texts never touch each other.
Labels of the network (stanza.models.tokenization.data): 0 inside a token, 1 end of a token, 2 end of a
token and a sentence, 3 and 4 likewise for tokens that stand for several words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from stanza.models.tokenization.data import NEWLINE_WHITESPACE_RE, WHITESPACE_RE, TokenizationDataset
from stanza.models.tokenization.utils import MASK_RE

from lambre_core.treebank.tree import Span

Labels = npt.NDArray[np.int64]

WINDOW = 1000
"""Characters that the network reads at once; longer paragraphs go on after the last sentence found."""

_BATCH = 32
_PAD = "<PAD>"
_RUN = re.compile("[^ ]+")
_LINK_LIMIT = 2000  # longer runs without a space are no address, and the patterns are slow on them


@dataclass(frozen=True, slots=True)
class Piece:
    """A surface token: its form, its place in the text, and whether it stands for several words."""

    form: str
    span: Span
    multiword: bool


@dataclass(frozen=True, slots=True)
class _Paragraph:
    """What the network reads of a stretch of text: characters, white space made one blank, and their offsets."""

    text: int
    units: list[str]
    offsets: list[int]


def segment(processor: Any, texts: Sequence[str]) -> list[list[list[Piece]]]:
    """Cut each text into sentences of tokens. Call it without gradients.

    Args:
        processor: a loaded `TokenizeProcessor`.
    """
    trainer = processor.trainer
    dataset = TokenizationDataset(
        processor.config, input_text="", vocab=processor.vocab, evaluation=True, dictionary=trainer.dictionary
    )
    skip_newline = bool(processor.config.get("skip_newline"))
    paragraphs = [
        paragraph for number, text in enumerate(texts) for paragraph in _paragraphs(number, text, skip_newline)
    ]
    sentences: list[list[list[Piece]]] = [[] for _ in texts]
    for paragraph, labels in zip(paragraphs, _labels(trainer, dataset, paragraphs), strict=True):
        _join_links(paragraph.units, labels)
        if trainer.args["shorthand"] == "la_ittb":  # as Stanza does for this treebank
            labels[[unit in ":;" for unit in paragraph.units]] = 2
        sentences[paragraph.text].extend(_sentences(paragraph, labels, processor.vocab.lang_replaces_spaces))
    return sentences


def _paragraphs(number: int, text: str, skip_newline: bool) -> Iterator[_Paragraph]:
    """Cut a text at blank lines, as Stanza does."""
    cuts = [cut.span() for cut in NEWLINE_WHITESPACE_RE.finditer(text)]
    starts, ends = [0, *(end for _, end in cuts)], [*(start for start, _ in cuts), len(text)]
    for start, end in zip(starts, ends, strict=True):
        chunk = text[start:end].rstrip()
        units: list[str] = []
        offsets: list[int] = []
        for offset, character in enumerate(WHITESPACE_RE.sub(" ", chunk), start):
            if not (character == " " and ((units and units[-1] == " ") or (skip_newline and text[offset] == "\n"))):
                units.append(character)
                offsets.append(offset)
        if units:
            yield _Paragraph(number, units, offsets)


def _labels(trainer: Any, dataset: Any, paragraphs: Sequence[_Paragraph]) -> list[Labels]:
    """The network's label of every character."""
    features = [dataset.para_to_sentences([(unit, 0) for unit in paragraph.units])[0] for paragraph in paragraphs]
    labels: list[list[Labels]] = [[] for _ in paragraphs]
    waiting = [(index, 0) for index in range(len(paragraphs))]
    while waiting:
        # Windows of like length go together; each is read as if it were alone, its neighbours being padding.
        waiting.sort(key=lambda place: len(paragraphs[place[0]].units) - place[1], reverse=True)
        further: list[tuple[int, int]] = []
        for first in range(0, len(waiting), _BATCH):
            places = waiting[first : first + _BATCH]
            for (index, start), found in zip(places, _read(trainer, dataset, features, places), strict=True):
                whole = start + len(found) >= len(paragraphs[index].units)
                ends = np.flatnonzero((found == 2) | (found == 4))
                if not whole and len(ends):
                    found = found[: ends[-1] + 1]
                labels[index].append(found)
                if not whole:
                    further.append((index, start + len(found)))
        waiting = further
    for parts in labels:
        # The last character ends a token and a sentence, whatever the network thinks.
        parts[-1][-1] = 4 if parts[-1][-1] > 2 else 2
    return [np.concatenate(parts) for parts in labels]


def _read(trainer: Any, dataset: Any, features: Sequence[Any], places: Sequence[tuple[int, int]]) -> list[Labels]:
    """Run the network over one batch of windows, longest first."""
    pad = dataset.vocab.unit2id(_PAD)
    windows = []
    for index, start in places:
        ids, _, feats, units = features[index]
        ids, feats, units = ids[start : start + WINDOW], feats[start : start + WINDOW], units[start : start + WINDOW]
        # The network was trained to see padding after the end of a paragraph.
        windows.append((ids, feats, [*units, _PAD]))
    width = max(len(units) for _, _, units in windows)
    inputs = torch.full((len(windows), width), pad, dtype=torch.int64)
    extra = torch.zeros((len(windows), width, windows[0][1].shape[-1]), dtype=torch.float32)
    for row, (ids, feats, _) in enumerate(windows):
        inputs[row, : len(ids)] = torch.from_numpy(ids)
        extra[row, : len(ids)] = torch.from_numpy(feats)
    best = np.argmax(trainer.predict((inputs, None, extra, [units for _, _, units in windows])), axis=2)
    return [best[row, : len(ids)].copy() for row, (ids, _, _) in enumerate(windows)]


def _join_links(units: Sequence[str], labels: Labels) -> None:
    """Keep addresses of mail and web in one token, as Stanza does, but in linear time."""
    for run in _RUN.finditer("".join(units)):
        if len(run[0]) <= _LINK_LIMIT and ("." in run[0] or "@" in run[0]):
            for link in MASK_RE.finditer(run[0]):
                first, last = run.start() + link.start(), run.start() + link.end() - 1
                labels[first:last] = 0
                labels[last] = max(labels[last], 1)


def _sentences(paragraph: _Paragraph, labels: Labels, no_spaces: bool) -> Iterator[list[Piece]]:
    units, offsets = paragraph.units, paragraph.offsets
    sentence: list[Piece] = []
    start = 0
    for last in np.flatnonzero(labels).tolist():
        first, end = start, last + 1
        start = end
        while first < end and units[first] == " ":
            first += 1
        while end > first and units[end - 1] == " ":
            end -= 1
        if first < end:
            form = "".join(units[first:end])
            span = (offsets[first], offsets[end - 1] + 1)
            sentence.append(Piece(form.replace(" ", "") if no_spaces else form, span, bool(labels[last] > 2)))
        if sentence and labels[last] in (2, 4):
            yield sentence
            sentence = []
    if sentence:
        yield sentence
