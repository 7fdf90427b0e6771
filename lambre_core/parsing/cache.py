"""The sentence cache: a text that has been parsed once is not parsed again.

Texts are independent of each other (see `Parser`), so the unit of the cache is the text that a parser is
given, a paragraph or a message: its sentences are kept under a hash of the text and of the parser's
fingerprint. Where they are kept is the store's affair: in memory for the language server, in a file
(`disk_store.py`) for the command line.
"""

from __future__ import annotations

import hashlib
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol, cast

from lambre_core.parsing.packing import REVISION, PackingError, pack, unpack
from lambre_core.parsing.protocol import Parser, ParsingError
from lambre_core.treebank.tree import Scheme, Sentence

LOOK_AHEAD = 100_000
"""Code points of text that are looked up together; those of them that are missing are parsed together."""

MEMORY_LIMIT = 32 << 20
"""Bytes that a `MemoryStore` holds by default, enough for some 140,000 words."""

_KEY_BYTES = 20
_ENTRY_BYTES = 100
"""What an entry costs in a dictionary beside its key and value, about."""


class Store(Protocol):
    """Where packed sentences are kept. A store that fails has nothing and keeps nothing: it never raises."""

    def get(self, keys: Sequence[bytes]) -> Mapping[bytes, bytes]:
        """The values of those of the keys that are there."""
        ...

    def put(self, entries: Mapping[bytes, bytes], *, language: str, fingerprint: str) -> None:
        """Keep entries that the parser of this language and fingerprint made."""
        ...


class MemoryStore:
    """Keeps up to `limit` bytes in memory; what was not used for longest goes first. Threads may share it."""

    def __init__(self, limit: int = MEMORY_LIMIT) -> None:
        self.limit = limit
        self.size = 0
        self._entries: OrderedDict[bytes, bytes] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, keys: Sequence[bytes]) -> dict[bytes, bytes]:
        with self._lock:
            found = {key: self._entries[key] for key in keys if key in self._entries}
            for key in found:
                self._entries.move_to_end(key)
        return found

    def put(self, entries: Mapping[bytes, bytes], *, language: str, fingerprint: str) -> None:
        with self._lock:
            for key, value in entries.items():
                if key in self._entries:
                    self.size -= _cost(key, self._entries.pop(key))
                self._entries[key] = value
                self.size += _cost(key, value)
            while self.size > self.limit:
                self.size -= _cost(*self._entries.popitem(last=False))


def _cost(key: bytes, value: bytes) -> int:
    return sys.getsizeof(key) + sys.getsizeof(value) + _ENTRY_BYTES


def user_store(tell: Callable[[str], None] | None) -> Store | None:
    """The user's store on disk; nothing is opened yet.

    Args:
        tell: gets a sentence, once, if the store cannot be used, now or later.
    """
    say = tell or (lambda sentence: None)
    try:
        from lambre_core.parsing.disk_store import DiskStore, cache_path
    except ImportError as error:
        say(f"The cache of parses is not used: this Python has no SQLite ({error}).")
        return None
    path = cache_path()
    if path is None:
        say("The cache of parses is not used: you have no home folder; LAMBRE_CACHE names another one for it.")
        return None
    return DiskStore(path, say)


class CachingParser:
    """A Parser that asks another one only for texts that are not in the store.

    What it yields is equal to what the other one yields, and so are the errors; errors are not kept.

    Attributes:
        hits, misses: how many of the texts asked for so far were in the store, and how many were not.
    """

    def __init__(self, parser: Parser, store: Store) -> None:
        self.language = parser.language
        self.scheme: Scheme = parser.scheme
        self.fingerprint = parser.fingerprint
        self.hits = 0
        self.misses = 0
        self._parser = parser
        self._store = store
        self._prefix = hashlib.blake2b(f"{REVISION} {parser.fingerprint}\n".encode(), digest_size=_KEY_BYTES)

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        """Yield each text's sentences, in order; see `Parser`.

        Of every `LOOK_AHEAD` code points the texts that are missing are parsed in one call, each once.
        """
        for window in _windows(texts):
            yield from self._parse(window)

    def reread(self, sentence: Sentence) -> Sentence | None:
        """As the other one, every time."""
        return _reread(self._parser, sentence)

    def _parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        keys = [self._key(text) for text in texts]
        distinct = dict(zip(keys, texts, strict=True))
        packed = self._store.get(list(distinct))
        missing = {key: text for key, text in distinct.items() if key not in packed}
        answers = iter(self._parser.parse(list(missing.values())))
        parsed: dict[bytes, tuple[Sentence, ...]] = {}
        try:
            for key, text in zip(keys, texts, strict=True):
                sentences = parsed.get(key)
                if sentences is None and key in packed:
                    sentences = _unpack(packed[key], text)
                if sentences is not None:
                    self.hits += 1
                else:
                    self.misses += 1
                    sentences = _next(answers if key in missing else iter(self._parser.parse([text])))
                    parsed[key] = sentences
                yield sentences
        finally:
            # However this ends, by an error or because nobody wants more: what has been parsed is kept.
            entries = {key: value for key in parsed if (value := _pack(parsed[key], distinct[key])) is not None}
            if entries:
                self._store.put(entries, language=self.language, fingerprint=self.fingerprint)

    def _key(self, text: str) -> bytes:
        key = self._prefix.copy()
        key.update(text.encode("utf-8", "surrogatepass"))
        return key.digest()


def _reread(parser: Parser, sentence: Sentence) -> Sentence | None:
    """The sentence as a parser's second network reads it; None where it has none."""
    reread = getattr(parser, "reread", None)
    return None if reread is None else cast("Sentence | None", reread(sentence))


def _windows(texts: Sequence[str]) -> Iterator[Sequence[str]]:
    begin = size = 0
    for end, text in enumerate(texts, 1):
        size += len(text)
        if size >= LOOK_AHEAD:
            yield texts[begin:end]
            begin, size = end, 0
    if begin < len(texts):
        yield texts[begin:]


def _next(answers: Iterator[tuple[Sentence, ...]]) -> tuple[Sentence, ...]:
    for sentences in answers:
        return sentences
    raise ParsingError("The parser gave fewer answers than there are texts.")


def _pack(sentences: tuple[Sentence, ...], text: str) -> bytes | None:
    try:
        return pack(sentences, text)
    except PackingError:
        return None


def _unpack(packed: bytes, text: str) -> tuple[Sentence, ...] | None:
    try:
        return unpack(packed, text)
    except PackingError:
        return None


class LateParser:
    """A Parser that is loaded when it is first needed, which behind a cache may be never.

    Loading is tried once; where it fails, every text fails with the same error.
    """

    def __init__(self, language: str, scheme: Scheme, fingerprint: str, load: Callable[[], Parser]) -> None:
        """Promise a parser that has this fingerprint when it is loaded."""
        self.language = language
        self.scheme: Scheme = scheme
        self.fingerprint = fingerprint
        self._load = load
        self._loaded: Parser | Exception | None = None
        self._lock = threading.Lock()

    def parse(self, texts: Sequence[str]) -> Iterator[tuple[Sentence, ...]]:
        """Load the parser if there is anything to parse, and let it parse.

        Raises:
            NotInstalledError: the engine's libraries are missing.
            ParsingError: the parser cannot be loaded, or as `Parser.parse`.
        """
        if texts:
            yield from self._parser().parse(texts)

    def reread(self, sentence: Sentence) -> Sentence | None:
        """Load the parser, and let it read again."""
        return _reread(self._parser(), sentence)

    def _parser(self) -> Parser:
        with self._lock:
            if self._loaded is None:
                try:
                    self._loaded = self._load()
                except Exception as error:
                    self._loaded = error
        if isinstance(self._loaded, Exception):
            raise self._loaded
        return self._loaded
