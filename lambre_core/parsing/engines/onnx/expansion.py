"""Multiword tokens into their words: a table of whole tokens, then rules by the longest suffix.

A rule says what becomes of the first word (cut so many characters, append this) and which words follow it, so that
open classes work: Turkish `evdeki` is `evde` and `ki`, whatever stands before `ki`; Portuguese `fazê-lo` is `fazer`
and `lo`. Keys are folded to lower case; the words take their case from the token.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from lambre_core.parsing.engines.onnx.segmenter import Piece

T = TypeVar("T")

_REMEMBERED = 100_000  # forms; then the memory starts anew


@dataclass(frozen=True, slots=True)
class Split:
    """How a token becomes words: `cut` characters off its end, `add` appended; `rest` are the further words."""

    cut: int
    add: str
    rest: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Expander:
    """What a treebank taught about multiword tokens.

    Attributes:
        tokens: folded form -> its split.
        always: folded forms that are multiword tokens mostly.
        never: folded forms that a rule would split and that are one word wherever they occur.
        asked: folded forms that `shares` would split and that were one word: the segmenter decides.
        shares: folded suffix -> whether tokens that end in it are mostly multiword tokens; the longest counts.
        suffixes: folded suffix -> split of the tokens that end in it; the longest counts.
        longest: length of the longest suffix.
        closed: folded forms of all multiword tokens of the language; empty where there is no end of them.
    """

    tokens: Mapping[str, Split]
    always: frozenset[str]
    never: frozenset[str]
    asked: frozenset[str]
    shares: Mapping[str, bool]
    suffixes: Mapping[str, Split]
    longest: int
    closed: frozenset[str] = frozenset()
    _memory: dict[tuple[str, bool], tuple[str, ...]] = field(default_factory=dict, repr=False, compare=False)


def load_expander(tables: Mapping[str, Any], closed: frozenset[str] = frozenset()) -> Expander:
    """Read the JSON data that `expander_tables` of the training side makes.

    Args:
        closed: as in `Expander`.

    Raises:
        ValueError: parts are missing or are not what they should be.
    """
    try:
        splits = [Split(int(cut), str(add), tuple(map(str, rest))) for cut, add, *rest in tables["splits"]]
        tokens = {str(form): splits[number] for form, number in tables["tokens"].items()}
        suffixes = {str(suffix): splits[number] for suffix, number in tables["suffixes"].items()}
        always, never, asked = (frozenset(map(str, tables.get(name, ()))) for name in ("always", "never", "asked"))
        shares = {str(suffix): number == 1 for number, part in enumerate(tables.get("shares", ())) for suffix in part}
    except (KeyError, TypeError, IndexError, AttributeError, ValueError) as error:
        raise ValueError(f"the table of multiword tokens is damaged ({type(error).__name__}: {error})") from error
    longest = max(map(len, (*suffixes, *shares)), default=0)
    return Expander(tokens, always, never, asked, shares, suffixes, longest, closed)


def expand(expander: Expander, pieces: Iterable[Piece]) -> list[tuple[str, ...]]:
    """The words of each token; a token that is one word gives its form."""
    memory = expander._memory
    words = []
    for form, _, multiword in pieces:
        found = memory.get((form, multiword))
        if found is None:
            found = _words(expander, form, multiword)
            if len(memory) >= _REMEMBERED:
                memory.clear()
            memory[form, multiword] = found
        words.append(found)
    return words


def _words(expander: Expander, form: str, multiword: bool) -> tuple[str, ...]:
    key = folded(form)
    if expander.closed and key not in expander.closed:
        return (form,)
    split = None
    if key in expander.always or (
        key not in expander.never
        and (multiword or (key not in expander.asked and by_suffix(expander.shares, expander.longest, key)))
    ):
        split = expander.tokens.get(key) or suffix_split(expander.suffixes, expander.longest, key)
    return (form,) if split is None else apply(split, form)


def suffix_split(suffixes: Mapping[str, Split], longest: int, key: str) -> Split | None:
    """The split of the longest suffix; something must be left of the token."""
    split = by_suffix(suffixes, longest, key)
    return split if split is not None and split.cut < len(key) else None


def by_suffix(table: Mapping[str, T], longest: int, key: str) -> T | None:
    """What a table says of the longest suffix."""
    for size in range(min(longest, len(key)), 0, -1):
        found = table.get(key[-size:])
        if found is not None:
            return found
    return None


def apply(split: Split, form: str) -> tuple[str, ...]:
    """The words of a token: its own letters as far as they go, what is added in capitals if all of it is."""
    capitals = len(form) > 1 and form.isupper()
    kept = form[: len(form) - split.cut]
    add = split.add.upper() if capitals else split.add
    first = kept + add
    if not kept and not capitals and form[:1].isupper():
        first = first[:1].upper() + first[1:]
    return (first, *(word.upper() if capitals else word for word in split.rest))


def split_of(form: str, words: Sequence[str]) -> Split:
    """The split that makes these words of this form, all folded."""
    first = words[0]
    shared = 0
    while shared < min(len(form), len(first)) and form[shared] == first[shared]:
        shared += 1
    return Split(len(form) - shared, first[shared:], tuple(words[1:]))


def folded(form: str) -> str:
    """Lower case, character by character, so that places stay what they are (`İ` has two in lower case)."""
    lower = form.lower()
    return lower if len(lower) == len(form) else "".join(c.lower() if len(c.lower()) == 1 else c for c in form)
