"""Full-form lexicons stored as morfologik automata (CFSA2, suffix-encoded lemmas).

Format: https://github.com/morfologik/morfologik-stemming, class CFSA2. A header (`\\fsa`, version 0xC6,
two bytes of flags, the label table) is followed by nodes, each a run of arcs; an arc's first byte holds
final, last and target-next bits and an index into the label table. An entry is
`form SEP K suffix SEP tag`: the lemma is the form without its last `K - 'A'` bytes, plus the suffix.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from lambre_core.lexicon.errors import LexiconError

MAGIC = b"\\fsa"
CFSA2 = 0xC6
NUMBERS_FLAG = 1 << 8
FINAL, LAST, TARGET_NEXT, LABEL_INDEX = 32, 64, 128, 31
WHOLE_FORM_REPLACED = 255
SEPARATOR = b"_"

Arc = tuple[int, bool, int]
"""Label, whether a sequence ends with it, and the node it leads to (0: none)."""


@dataclass(frozen=True, slots=True)
class Automaton:
    """An automaton in memory; its nodes are decoded when they are first visited."""

    labels: bytes
    arcs: bytes
    numbered: bool
    decoded: dict[int, tuple[Arc, ...]] = field(default_factory=dict, repr=False, compare=False)

    def node(self, offset: int) -> tuple[Arc, ...]:
        """The arcs of a node."""
        found = self.decoded.get(offset)
        if found is None:
            found = self.decoded[offset] = tuple(self._decode(offset))
        return found

    def root(self) -> int:
        """The node at which every sequence starts."""
        return self.node(0)[0][2]

    def _decode(self, offset: int) -> Iterator[Arc]:
        if self.numbered:
            _, offset = self._number(offset)
        run: list[Arc] = []
        while True:
            flags = self.arcs[offset]
            offset += 1
            if flags & LABEL_INDEX:
                label = self.labels[flags & LABEL_INDEX]
            else:
                label = self.arcs[offset]
                offset += 1
            target = -1
            if not flags & TARGET_NEXT:
                target, offset = self._number(offset)
            run.append((label, bool(flags & FINAL), target))
            if flags & LAST:
                break
        return ((label, final, offset if target == -1 else target) for label, final, target in run)

    def _number(self, offset: int) -> tuple[int, int]:
        value, shift = 0, 0
        while True:
            byte = self.arcs[offset]
            value |= (byte & 127) << shift
            offset, shift = offset + 1, shift + 7
            if not byte & 128:
                return value, offset


def open_automaton(path: Path) -> Automaton:
    """Read an automaton, plain or `.xz`.

    Raises:
        LexiconError: the file is missing or not a CFSA2 automaton.
    """
    try:
        data = lzma.open(path).read() if path.suffix == ".xz" else path.read_bytes()
    except (OSError, EOFError, lzma.LZMAError) as error:
        raise LexiconError(f"{path}: cannot be read as a lexicon ({error}); install lambre-lint again.") from error
    if data[:4] != MAGIC or len(data) < 8 or data[4] != CFSA2:
        raise LexiconError(f"{path}: not a morfologik automaton of version CFSA2.")
    labels_end = 8 + data[7]
    return Automaton(data[8:labels_end], data[labels_end:], bool(((data[5] << 8) | data[6]) & NUMBERS_FLAG))


def look_up(automaton: Automaton, form: str) -> Iterator[tuple[str, str]]:
    """Yield (lemma, tag) of every entry of a form, exactly as it is written."""
    node = automaton.root()
    for byte in form.encode() + SEPARATOR:
        for label, _, target in automaton.node(node):
            if label == byte and target:
                node = target
                break
        else:
            return
    for rest in sequences(automaton, node):
        yield decoded_entry(form.encode(), rest)


def entries(automaton: Automaton) -> Iterator[tuple[str, str, str]]:
    """Yield (form, lemma, tag) for every entry, in no particular order."""
    for sequence in sequences(automaton, automaton.root()):
        form, _, rest = sequence.partition(SEPARATOR)
        yield form.decode(), *decoded_entry(form, rest)


def decoded_entry(form: bytes, rest: bytes) -> tuple[str, str]:
    """Lemma and tag of `K suffix SEP tag`."""
    encoded, _, tag = rest.partition(SEPARATOR)
    cut = (encoded[0] - ord("A")) & 255
    stem = b"" if cut == WHOLE_FORM_REPLACED else form[: len(form) - cut]
    return (stem + encoded[1:]).decode(), tag.decode()


def sequences(automaton: Automaton, node: int) -> Iterator[bytes]:
    """All byte sequences that lead from a node to an end."""
    stack = [(node, b"")]
    while stack:
        node, prefix = stack.pop()
        found = automaton.node(node)
        for label, final, _ in found:
            if final:
                yield prefix + bytes([label])
        stack.extend((target, prefix + bytes([label])) for label, _, target in found if target)
