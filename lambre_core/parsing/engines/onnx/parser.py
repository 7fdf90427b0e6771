"""The parser: texts through segmenter and network into sentences."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import compress, islice

import numpy as np
import numpy.typing as npt

from lambre_core.garbage import uncollected
from lambre_core.lexicon.lookup import Lexicon
from lambre_core.parsing.chunks import parse_in_chunks
from lambre_core.parsing.engines.onnx import network as net
from lambre_core.parsing.engines.onnx.beliefs import Believed
from lambre_core.parsing.engines.onnx.decode import Decoded, Inventory, decode
from lambre_core.parsing.engines.onnx.expansion import Expander, expand
from lambre_core.parsing.engines.onnx.features import Vocabulary, word_types
from lambre_core.parsing.engines.onnx.forms import Histories, History, known_of
from lambre_core.parsing.engines.onnx.lemmas import Lemmatizer, lemmas
from lambre_core.parsing.engines.onnx.segmenter import Piece, Segmenter, segment
from lambre_core.parsing.late_beliefs import late_beliefs
from lambre_core.parsing.making import make
from lambre_core.treebank.feats import Features, parse_feats
from lambre_core.treebank.tree import Multiword, Scheme, Sentence, Span, Token

MAX_WORDS = 400
"""A longer sentence is not parsed: time and memory grow with the square of its length."""

BATCH_WORDS = 2_000
REMEMBERED_FORMS = 100_000
"""Vectors of at most so many forms are kept; a form takes about 1 kB."""


@dataclass(frozen=True, slots=True)
class Model:
    """Everything that a model folder holds."""

    network: net.Network
    segmenter: Segmenter
    expander: Expander
    lemmatizer: Lemmatizer
    vocabulary: Vocabulary
    histories: Histories
    inventory: Inventory
    lexicon: Lexicon | None
    tag_features: tuple[Features, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """A sentence of syntactic words.

    Attributes:
        forms, spans: of each word; the words of a multiword token have its span.
        multiwords: tokens that stand for several words.
    """

    forms: list[str]
    spans: list[Span]
    multiwords: tuple[Multiword, ...]


@dataclass(slots=True)
class Forms:
    """Vectors and histories of the forms seen so far.

    Attributes:
        rows: form -> row of `vectors`, which may have more of them, not used yet.
        histories: of each row.
    """

    rows: dict[str, int] = field(default_factory=dict)
    vectors: npt.NDArray[np.float32] = field(default_factory=lambda: np.zeros((0, 0), dtype=np.float32))
    histories: list[History] = field(default_factory=list)

    def add(self, new: Sequence[str], vectors: npt.NDArray[np.float32], histories: Sequence[History]) -> None:
        """Remember forms that are new; what was taken from `vectors` before stays as it is."""
        known, size = len(self.rows), len(self.rows) + len(new)
        if size > len(self.vectors):
            grown = np.empty((max(size, 2 * known), vectors.shape[1]), dtype=np.float32)
            if known:
                grown[:known] = self.vectors[:known]
            self.vectors = grown
        self.vectors[known:size] = vectors
        self.histories.extend(histories)
        self.rows.update(zip(new, range(known, size), strict=True))


class OnnxParser:
    """A Parser that runs a student network in numpy.

    A sentence of more than `MAX_WORDS` words comes back with forms and spans only: no tags, no heads, no
    log-probability, and the comment `parse_limit = N words`.
    """

    def __init__(
        self,
        model: Model,
        language: str,
        scheme: Scheme,
        fingerprint: str,
        *,
        second: Callable[[], Model] | None = None,
    ) -> None:
        """A parser of a model.

        Args:
            second: loads another network, for `reread`.
        """
        self.language = language
        self.scheme: Scheme = scheme
        self.fingerprint = fingerprint
        self._model = model
        self._forms = Forms()
        self._lock = threading.Lock()
        self._load_second = second
        self._second: OnnxParser | None = None

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        """Yield each text's sentences, in order; see `Parser`.

        Raises:
            ParsingError: the text that is next to be yielded cannot be parsed.
        """
        return parse_in_chunks(texts, self._parse, "The engine onnx")

    def cut(self, texts: Sequence[str]) -> list[list[Words]]:
        """Cut each text into sentences of words without parsing them."""
        segmented = segment(self._model.segmenter, texts)
        return [[_words(pieces, self._model.expander) for pieces in sentences] for sentences in segmented]

    def parse_cut(self, sentences: Sequence[Words], texts: Sequence[str]) -> list[Sentence]:
        """Parse sentences that `cut` gave.

        Args:
            texts: for each sentence the text into which the spans of its words point.
        """
        short = [len(sentence.forms) <= MAX_WORDS for sentence in sentences]
        own = [text[slice(*_extent(sentence))] for sentence, text in zip(sentences, texts, strict=True)]
        parsed = iter(self.parse_words(list(compress(sentences, short)), list(compress(own, short))))
        return [
            next(parsed) if fits else _unparsed(text, sentence, self.scheme)
            for fits, sentence, text in zip(short, sentences, own, strict=True)
        ]

    def reread(self, sentence: Sentence) -> Sentence | None:
        """The sentence as the second network parses it, its words as they are; None where there is none.

        Raises:
            ParsingError: the second network cannot be loaded.
        """
        if self._load_second is None:
            return None
        with self._lock:
            if self._second is None:
                self._second = OnnxParser(self._load_second(), self.language, self.scheme, self.fingerprint)
        words = Words(
            [token.form or "_" for token in sentence.tokens],
            [token.span or (0, 0) for token in sentence.tokens],
            sentence.multiwords,
        )
        return self._second.parse_words([words], [sentence.text])[0]

    def _parse(self, texts: Sequence[str]) -> list[tuple[Sentence, ...]]:
        with uncollected():
            words = self.cut(texts)
            owners = [text for text, sentences in zip(texts, words, strict=True) for _ in sentences]
            parsed = iter(self.parse_cut([sentence for sentences in words for sentence in sentences], owners))
            return [tuple(islice(parsed, len(sentences))) for sentences in words]

    def parse_words(self, sentences: Sequence[Words], texts: Sequence[str]) -> list[Sentence]:
        """Tag and parse sentences whose words are given.

        Args:
            texts: of each sentence.
        """
        results: list[Sentence | None] = [None] * len(sentences)
        numbers, forms = self._numbers(sentences)
        vectors = forms.vectors
        lengths = np.array([len(sentence.forms) for sentence in sentences], dtype=np.int64)
        for group in _groups(lengths):
            inside = lengths[group]
            inputs = np.zeros((len(group), int(inside.max()), vectors.shape[1]), dtype=np.float32)
            for row, number in enumerate(group):
                inputs[row, : inside[row]] = vectors[numbers[number]]
            parsed = net.run(self._model.network, inputs, inside)
            words = [sentences[number] for number in group]
            known = known_of([forms.histories[form] for number in group for form in numbers[number]])
            decoded = decode(self._model.network, self._model.inventory, parsed, inside, known)
            made = self._sentences(words, [texts[number] for number in group], decoded)
            for number, sentence in zip(group, made, strict=True):
                results[number] = sentence
        return [sentence for sentence in results if sentence is not None]

    def _numbers(self, sentences: Sequence[Words]) -> tuple[list[list[int]], Forms]:
        """The rows of each sentence's forms among the forms seen, to which those that are new are added."""
        with self._lock:
            if len(self._forms.rows) > REMEMBERED_FORMS:
                self._forms = Forms()
            rows = self._forms.rows
            new = list(dict.fromkeys(form for words in sentences for form in words.forms if form not in rows))
            if new:
                self._forms.add(new, self._vectors(new), list(map(self._model.histories.of, new)))
            return [[rows[form] for form in words.forms] for words in sentences], self._forms

    def _vectors(self, forms: Sequence[str]) -> npt.NDArray[np.float32]:
        types = word_types(forms, self._model.vocabulary, self._model.lexicon)
        bags = ([t.pieces for t in types], [t.readings for t in types], [t.shapes for t in types])
        return net.type_vectors(self._model.network, [t.word for t in types], bags)

    def _sentences(self, words: Sequence[Words], texts: Sequence[str], decoded: Decoded) -> Iterator[Sentence]:
        """The sentences of a batch, column by column: few operations a word are done in Python."""
        names = self._model.inventory
        forms = [form for sentence in words for form in sentence.forms]
        upos = [names.upos[number] for number in decoded.upos]
        feats = [self._model.tag_features[number] for number in decoded.tags]
        believed = Believed(
            names.tags, names.relations, upos, decoded.tag_rows, decoded.head_rows, decoded.relation_rows
        )
        nothing = [None] * len(forms)
        tokens = make(
            Token,
            id=[number for sentence in words for number in range(1, len(sentence.forms) + 1)],
            form=forms,
            lemma=lemmas(self._model.lemmatizer, forms, upos),
            upos=upos,
            xpos=nothing,
            feats=feats,
            head=decoded.heads,
            deprel=[names.relations[number] for number in decoded.relations],
            deps=nothing,
            misc=nothing,
            span=[span for sentence in words for span in sentence.spans],
            beliefs=late_beliefs(believed, range(len(forms))),
        )
        for row, (sentence, text) in enumerate(zip(words, texts, strict=True)):
            start = decoded.starts[row]
            yield Sentence(
                tokens=tuple(tokens[start : start + len(sentence.forms)]),
                text=text,
                multiwords=sentence.multiwords,
                scheme=self.scheme,
                log_probability=decoded.log_probabilities[row],
            )


def tag_features(tags: Sequence[str]) -> tuple[Features, ...]:
    """FEATS of each tag."""
    return tuple(parse_feats(name.partition("|")[2]) for name in tags)


def _words(pieces: Sequence[Piece], expander: Expander) -> Words:
    """The syntactic words of a sentence's tokens."""
    forms: list[str] = []
    spans: list[Span] = []
    multiwords: list[Multiword] = []
    for (form, span, _), words in zip(pieces, expand(expander, pieces), strict=True):
        if len(words) == 1:
            forms.append(form)
            spans.append(span)
        else:
            multiwords.append(Multiword(len(forms) + 1, len(forms) + len(words), form, span=span))
            forms.extend(words)
            spans.extend([span] * len(words))
    return Words(forms, spans, tuple(multiwords))


def _extent(sentence: Words) -> Span:
    """From the first word to the last."""
    return sentence.spans[0][0], sentence.spans[-1][1]


def _groups(lengths: npt.NDArray[np.int64]) -> Iterator[list[int]]:
    """Sentences of similar length, at most `BATCH_WORDS` words with padding; a longer one is alone."""
    group: list[int] = []
    for number in np.argsort(-lengths, kind="stable").tolist():
        if group and (len(group) + 1) * int(lengths[group[0]]) > BATCH_WORDS:
            yield group
            group = []
        group.append(number)
    if group:
        yield group


def _unparsed(text: str, words: Words, scheme: Scheme) -> Sentence:
    tokens = tuple(
        Token(id=number, form=form, span=span)
        for number, (form, span) in enumerate(zip(words.forms, words.spans, strict=True), 1)
    )
    return Sentence(
        tokens=tokens,
        text=text,
        multiwords=words.multiwords,
        comments=(f" parse_limit = {len(tokens)} words",),
        scheme=scheme,
    )
