"""The engine of given trees: a CoNLL-U file answers for the texts of its sentences.

It puts gold trees, or trees of a parser outside this project, in the place of a parser's.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from lambre_core.parsing.models import Manifest, Progress
from lambre_core.parsing.protocol import ParsingError
from lambre_core.treebank.conllu_io import format_sentence, open_treebank, read_conllu
from lambre_core.treebank.sud.scheme import scheme_of
from lambre_core.treebank.tree import Scheme, Sentence, Span


class GivenTrees:
    """A Parser over given trees.

    Attributes:
        texts: the sentences' texts, in order, once each.
    """

    def __init__(self, sentences: Iterable[Sentence], language: str, *, scheme: Scheme = "sud") -> None:
        self.language = language
        self.scheme: Scheme = scheme
        digest = hashlib.sha256(f"conllu {scheme}\n".encode())
        self._trees: dict[str, Sentence] = {}
        for sentence in sentences:
            digest.update(format_sentence(sentence).encode())
            # Texts are independent of each other, so the first of several trees of one text has to win.
            self._trees.setdefault(sentence.text.strip(), sentence)
        self.texts = tuple(self._trees)
        self.fingerprint = digest.hexdigest()

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        """Yield the tree of each text.

        Raises:
            ParsingError: a text, without the space around it, is not that of a sentence of the file.
        """
        for text in texts:
            bare = text.strip()
            if not bare:
                yield ()
                continue
            if bare not in self._trees:
                raise ParsingError(f"There is no tree for the text {bare[:60]!r} among the given trees.")
            yield (_shift(self._trees[bare], text.index(bare)),)


def load(language: str, path: Path, manifest: Manifest | None, progress: Progress) -> GivenTrees:
    """Read a CoNLL-U file (`.conllu`, `.conllu.xz`); a manifest or else the relations say whether in SUD or UD.

    Raises:
        ParsingError: the path is a folder.
        TreebankError: the file is not well-formed.
    """
    if not path.is_file():
        raise ParsingError(f"The engine 'conllu' reads a CoNLL-U file, but {path} is none.")
    progress(f"reading trees from {path}")
    with open_treebank(path) as file:
        sentences = list(read_conllu(file, str(path)))
    relations = {token.deprel or "" for sentence in sentences for token in sentence.tokens}
    scheme: Scheme = manifest.scheme if manifest else scheme_of(relations) or "sud"
    return GivenTrees((replace(sentence, scheme=scheme) for sentence in sentences), language, scheme=scheme)


def _shift(sentence: Sentence, by: int) -> Sentence:
    """Move all spans: the sentence stands `by` code points into the text that was asked for."""

    def moved(span: Span | None) -> Span | None:
        return span and (span[0] + by, span[1] + by)

    if by == 0:
        return sentence
    return replace(
        sentence,
        tokens=tuple(replace(token, span=moved(token.span)) for token in sentence.tokens),
        multiwords=tuple(replace(multiword, span=moved(multiword.span)) for multiword in sentence.multiwords),
    )
