"""Full-form lexicons stored as minimal acyclic automata: small on disk, ready to read when loaded.

A node is reached by the letters of a form; where a form ends, the node has the number of a set of analyses, each a
lemma rule (letters to drop in front and behind, letters to append) with a tag (`NOUN,PROPN|Case=Nom|Number=Sing`).

File: `LAMBRELX`, one byte of version, CRC-32 of the rest (4 bytes, little endian), then the sections below, each
4 bytes of length and a zlib stream. Nodes are numbered breadth first, from the root 0, and arcs are listed in the
order of their nodes, so that an arc that is the first to reach its node leads to the next number not used yet. Only
the other arcs name their node.

    header       JSON: what `Header` says
    degrees      arcs of each node, a byte a node
    labels       place of each arc's letter in the alphabet, a byte an arc
    fresh        a bit an arc: first to reach its node
    references   nodes of the arcs that are not, in planes of bytes (all lowest bytes, then the next)
    final        a bit a node: a form ends here
    sets         number of the set of analyses at each final node, in planes
    set sizes    analyses of each set, in planes
    analyses     numbers of the analyses of all sets, in planes
    rules, tags  number of the lemma rule and of the tag of each analysis, in planes
"""

from __future__ import annotations

import json
import struct
import zlib
from array import array
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from lambre_core.errors import LambreError
from lambre_core.lexicon.errors import LexiconError
from lambre_core.treebank.feats import Features, parse_feats

MAGIC = b"LAMBRELX"
VERSION = 1
SECTIONS = 11
PLANES = 4
"""Planes of bytes of a section of numbers; the upper ones are mostly zero and cost nothing."""

LemmaRule = tuple[int, int, str]
"""Letters that a form loses in front, letters that it loses behind, letters that it gains: its lemma."""

Numbers = NDArray[np.uint32]


@dataclass(frozen=True, slots=True)
class Header:
    """What a lexicon says of itself.

    Attributes:
        complete, compounds, guesses: as in `Lexicon`.
        alternatives: letter -> letters that it may stand for (Russian `е` for `ё`).
        sources: lines that name data and licence.
        forms, entries: how many there are; an entry is a form with one analysis.
    """

    language: str
    complete: frozenset[str]
    compounds: bool
    guesses: bool
    alternatives: dict[str, str]
    sources: tuple[str, ...]
    forms: int
    entries: int
    alphabet: str
    rules: tuple[LemmaRule, ...]
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Automaton:
    """An automaton in memory.

    Attributes:
        codes: letter -> its label.
        labels, targets: label and node of each arc.
        first: the first arc of each node, and the number of arcs at the end.
        sets: 1 + the set of analyses of the form that ends at a node, or 0.
        starts: the first analysis of each set in `analyses`, and their number at the end.
        analyses: numbers of analyses; rule and tag of each are in `rules` and `tags`.
        looked_at: by set, its lemma rules and tags, as far as it was asked for.
    """

    header: Header = field(repr=False)
    codes: dict[str, int] = field(repr=False)
    labels: bytes = field(repr=False)
    targets: array[int] = field(repr=False)
    first: array[int] = field(repr=False)
    sets: array[int] = field(repr=False)
    starts: array[int] = field(repr=False)
    analyses: array[int] = field(repr=False)
    rules: array[int] = field(repr=False)
    tags: array[int] = field(repr=False)
    looked_at: dict[int, tuple[tuple[int, int, str, str], ...]] = field(default_factory=dict, repr=False, compare=False)


def open_automaton(path: Path) -> Automaton:
    """Read a lexicon.

    Raises:
        LexiconError: the file is missing or damaged.
    """
    try:
        data = path.read_bytes()
    except OSError as error:
        raise LexiconError(f"{path}: cannot be read ({error.strerror}); install lambre-lint again.") from error
    if data[: len(MAGIC)] != MAGIC or len(data) < len(MAGIC) + 5:
        raise LexiconError(f"{path}: not a lexicon of lambre-lint; install lambre-lint again.")
    version, checksum = struct.unpack_from("<BI", data, len(MAGIC))
    if version != VERSION:
        raise LexiconError(f"{path}: version {version} of the format, {VERSION} expected; install lambre-lint again.")
    body = data[len(MAGIC) + 5 :]
    if zlib.crc32(body) != checksum:
        raise LexiconError(f"{path}: the file is damaged (its checksum is wrong); install lambre-lint again.")
    try:
        return decoded(body)
    except (ValueError, KeyError, TypeError, IndexError, struct.error, zlib.error) as error:
        raise LexiconError(f"{path}: the file is damaged ({error}); install lambre-lint again.") from error


def decoded(body: bytes) -> Automaton:
    """The automaton that the sections describe.

    Raises:
        ValueError, KeyError, TypeError, IndexError, struct.error, zlib.error: they contradict each other.
    """
    sections = list(unpacked(body))
    if len(sections) != SECTIONS:
        raise ValueError(f"{len(sections)} sections, {SECTIONS} expected")
    header = header_of(json.loads(sections[0]))
    degrees = np.frombuffer(sections[1], np.uint8)
    labels = sections[2]
    fresh = bits(sections[3], len(labels))
    references, final = numbers(sections[4]), bits(sections[5], len(degrees))
    set_numbers, sizes, analyses, rules, tags = (numbers(section) for section in sections[6:])

    targets = np.zeros(len(labels), np.uint32)
    reached = int(fresh.sum())
    targets[fresh] = np.arange(1, reached + 1, dtype=np.uint32)
    targets[~fresh] = references
    sets = np.zeros(len(degrees), np.uint32)
    sets[final] = set_numbers + 1
    for name, values, limit in (
        ("arcs", degrees.sum(dtype=np.int64, keepdims=True) - len(labels), 1),
        ("nodes", targets, len(degrees)),
        ("sets", set_numbers, len(sizes)),
        ("analyses of sets", sizes.sum(dtype=np.int64, keepdims=True) - len(analyses), 1),
        ("analyses", analyses, len(rules)),
        ("lemma rules", rules, len(header.rules)),
        ("tags", tags, len(header.tags)),
    ):
        if values.size and not 0 <= int(values.min()) <= int(values.max()) < limit:
            raise ValueError(f"its {name} do not fit together")
    if reached + 1 != len(degrees) or len(rules) != len(tags):
        raise ValueError("its numbers do not fit together")
    return Automaton(
        header=header,
        codes={letter: code for code, letter in enumerate(header.alphabet)},
        labels=labels,
        targets=array_of(targets),
        first=array_of(ends(degrees)),
        sets=array_of(sets),
        starts=array_of(ends(sizes)),
        analyses=array_of(analyses),
        rules=array_of(rules),
        tags=array_of(tags),
    )


def header_of(content: dict[str, Any]) -> Header:
    """The header, from its JSON."""
    return Header(
        language=str(content["language"]),
        complete=frozenset(content["complete"]),
        compounds=bool(content["compounds"]),
        guesses=bool(content.get("guesses")),
        alternatives=dict(content["alternatives"]),
        sources=tuple(content["sources"]),
        forms=int(content["forms"]),
        entries=int(content["entries"]),
        alphabet=str(content["alphabet"]),
        rules=tuple((int(front), int(back), str(suffix)) for front, back, suffix in content["rules"]),
        tags=tuple(content["tags"]),
    )


def unpacked(body: bytes) -> Iterator[bytes]:
    """The sections, decompressed."""
    offset = 0
    while offset < len(body):
        (length,) = struct.unpack_from("<I", body, offset)
        yield zlib.decompress(body[offset + 4 : offset + 4 + length])
        offset += 4 + length


def numbers(section: bytes) -> Numbers:
    """The numbers of a section in planes."""
    planes = np.frombuffer(section, np.uint8).reshape(PLANES, -1)
    return np.ascontiguousarray(planes.T).view("<u4").ravel().astype(np.uint32, copy=False)


def bits(section: bytes, count: int) -> NDArray[np.bool_]:
    """The bits of a section."""
    return np.unpackbits(np.frombuffer(section, np.uint8), count=count).astype(np.bool_)


def ends(sizes: NDArray[Any]) -> Numbers:
    """0, then the sum of the sizes up to each."""
    return np.concatenate([[0], np.cumsum(sizes)]).astype(np.uint32)


def array_of(values: Numbers) -> array[int]:
    """The same numbers where Python gets at a single one quickly."""
    found = array("I")
    found.frombytes(values.tobytes())
    return found


def look_up(automaton: Automaton, form: str) -> list[tuple[str, str]]:
    """(lemma, tag) of every entry of a form, as it is written or with the letters that its letters stand for."""
    labels, targets, first, codes = automaton.labels, automaton.targets, automaton.first, automaton.codes
    alternatives = automaton.header.alternatives
    node = start = 0
    # Most forms have one spelling, so that one state is followed until a letter has several.
    for letter in form:
        if letter in alternatives:
            break
        code = codes.get(letter)
        if code is None:
            return []
        arc = labels.find(code, first[node], first[node + 1])
        if arc < 0:
            return []
        node = targets[arc]
        start += 1
    states = [(node, form[:start])]
    for letter in form[start:]:
        following = []
        for spelled in letter + alternatives[letter] if letter in alternatives else letter:
            code = codes.get(spelled)
            if code is not None:
                for node, before in states:
                    arc = labels.find(code, first[node], first[node + 1])
                    if arc >= 0:
                        following.append((targets[arc], before + spelled))
        if not following:
            return []
        states = following
    return [entry for node, spelled in states for entry in analyses_at(automaton, node, spelled)]


def entries(automaton: Automaton) -> Iterator[tuple[str, str, str]]:
    """Yield (form, lemma, tag) for every entry, in no particular order."""
    stack = [(0, "")]
    while stack:
        node, form = stack.pop()
        for lemma, tag in analyses_at(automaton, node, form):
            yield form, lemma, tag
        for arc in range(automaton.first[node], automaton.first[node + 1]):
            stack.append((automaton.targets[arc], form + automaton.header.alphabet[automaton.labels[arc]]))


def analyses_at(automaton: Automaton, node: int, form: str) -> list[tuple[str, str]]:
    """(lemma, tag) of the entries of the form that leads to a node."""
    number = automaton.sets[node]
    if not number:
        return []
    found = automaton.looked_at.get(number)
    if found is None:
        found = automaton.looked_at[number] = analyses_of(automaton, number)
    size = len(form)
    return [(form[front : size - back] + suffix, tag) for front, back, suffix, tag in found]


def analyses_of(automaton: Automaton, number: int) -> tuple[tuple[int, int, str, str], ...]:
    """The lemma rules and tags of a set; those of a word's class are asked for again and again."""
    header = automaton.header
    own = automaton.analyses[automaton.starts[number - 1] : automaton.starts[number]]
    return tuple((*header.rules[automaton.rules[one]], header.tags[automaton.tags[one]]) for one in own)


@lru_cache(maxsize=8192)
def reading_of(tag: str) -> tuple[tuple[str, ...], Features]:
    """The UPOS that a tag may stand for, the likeliest first, and its features."""
    upos, _, feats = tag.partition("|")
    try:
        return tuple(upos.split(",")), parse_feats(feats or "_")
    except LambreError as error:
        raise LexiconError(f"The lexicon's tag {tag!r} cannot be read ({error}); install lambre-lint again.") from error
