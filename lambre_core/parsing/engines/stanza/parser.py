"""The parser: chunks of texts through the four networks into sentences."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from typing import Any

import torch
from stanza.models.common import doc

from lambre_core.parsing.chunks import parse_in_chunks
from lambre_core.parsing.engines.stanza.arcs import Arc, attach
from lambre_core.parsing.engines.stanza.identity import MAX_WORDS
from lambre_core.parsing.engines.stanza.segments import WINDOW, Piece, segment
from lambre_core.parsing.engines.stanza.tags import Tags, tag
from lambre_core.treebank.tree import Beliefs, Multiword, Scheme, Sentence, Token

_UNKNOWN = "<UNK>"


class StanzaParser:
    """A Parser that runs a Stanza pipeline (Qi et al. 2020).

    A sentence of more than `MAX_WORDS` tokens comes back with forms and spans only: no tags, no heads, no
    log-probability, and the comment `parse_limit = N words`.
    """

    def __init__(self, pipeline: Any, language: str, scheme: Scheme, fingerprint: str) -> None:
        """Wrap a loaded pipeline."""
        self.language = language
        self.scheme: Scheme = scheme
        self.fingerprint = fingerprint
        self._processors = pipeline.processors
        # Hooks in the tagger and the lemmatiser's memory belong to one run at a time.
        self._lock = threading.Lock()

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        """Yield each text's sentences, in order; see `Parser`.

        Texts are run through the networks together. Where that fails, they are run one by one.

        Raises:
            ParsingError: the networks cannot take the text that is next to be yielded; the texts before
                it have been yielded, and the caller can go on with the texts after it.
        """
        return parse_in_chunks(texts, self._parse, "Stanza")

    def _parse(self, texts: Sequence[str]) -> list[tuple[Sentence, ...]]:
        with self._lock, torch.inference_mode():
            segmented = segment(self._processors["tokenize"], texts)
            short = [pieces for sentences in segmented for pieces in sentences if len(pieces) <= MAX_WORDS]
            parsed = iter(self._run(short))
        return [
            tuple(
                _assemble(text, pieces, *next(parsed), self.scheme)
                if len(pieces) <= MAX_WORDS
                else _unparsed(text, pieces, self.scheme)
                for pieces in sentences
            )
            for text, sentences in zip(texts, segmented, strict=True)
        ]

    def _run(self, sentences: Sequence[list[Piece]]) -> list[tuple[list[list[Any]], list[Tags], list[Arc]]]:
        """Expand, tag, lemmatise and parse: for each sentence the words of each token, their tags, their arcs."""
        if not sentences:
            return []
        expand = "mwt" in self._processors
        document = doc.Document(
            [[_stanza_token(number, piece, expand) for number, piece in enumerate(pieces, 1)] for pieces in sentences]
        )
        if expand and any(piece.multiword for pieces in sentences for piece in pieces):
            self._processors["mwt"].process(document)
        tags = tag(self._processors["pos"], document)
        self._processors["lemma"].process(document)
        arcs = attach(self._processors["depparse"], document)
        words = [[token.words for token in sentence.tokens] for sentence in document.sentences]
        return list(zip(words, tags, arcs, strict=True))


def _stanza_token(number: int, piece: Piece, expand: bool) -> dict[str, object]:
    # The character networks need memory by the letter; Stanza replaces such monsters too.
    text = piece.form if len(piece.form) <= WINDOW else _UNKNOWN
    token: dict[str, object] = {doc.ID: (number,), doc.TEXT: text}
    if piece.multiword and expand:
        token[doc.MISC] = "MWT=Yes"
    return token


def _assemble(
    text: str,
    pieces: Sequence[Piece],
    words: Sequence[list[Any]],
    tags: Sequence[Tags],
    arcs: Sequence[Arc],
    scheme: Scheme,
) -> Sentence:
    tokens: list[Token] = []
    multiwords: list[Multiword] = []
    for piece, of_piece in zip(pieces, words, strict=True):
        if len(of_piece) > 1:
            first = len(tokens) + 1
            multiwords.append(Multiword(first, first + len(of_piece) - 1, piece.form, span=piece.span))
        for word in of_piece:
            number = len(tokens)
            mark, arc = tags[number], arcs[number]
            tokens.append(
                Token(
                    id=number + 1,
                    form=word.text if len(of_piece) > 1 else piece.form,
                    lemma=piece.form if word.text == _UNKNOWN else word.lemma,
                    upos=mark.upos,
                    xpos=mark.xpos,
                    feats=mark.features,
                    head=arc.head,
                    deprel=arc.deprel,
                    span=piece.span,
                    beliefs=Beliefs(mark.upos_belief, mark.feats_belief, arc.head_belief, arc.deprel_belief),
                )
            )
    return Sentence(
        tokens=tuple(tokens),
        text=_text(text, pieces),
        multiwords=tuple(multiwords),
        scheme=scheme,
        log_probability=sum(arc.log_probability for arc in arcs),
    )


def _unparsed(text: str, pieces: Sequence[Piece], scheme: Scheme) -> Sentence:
    return Sentence(
        tokens=tuple(Token(id=number, form=piece.form, span=piece.span) for number, piece in enumerate(pieces, 1)),
        text=_text(text, pieces),
        comments=(f" parse_limit = {len(pieces)} words",),
        scheme=scheme,
    )


def _text(text: str, pieces: Sequence[Piece]) -> str:
    return text[pieces[0].span[0] : pieces[-1].span[1]]
