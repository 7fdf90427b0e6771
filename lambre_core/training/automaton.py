"""Building the automata of `lambre_core.lexicon.automaton`.

States are merged while sorted forms are added (Daciuk, Mihov, Watson and Watson 2000): a state that no later form can
change is looked up among those registered. What it costs grows with the forms, not with their square: 5 million
Russian entries take about a minute.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from lambre_core.lexicon.automaton import MAGIC, PLANES, VERSION, LemmaRule
from lambre_core.lexicon.errors import LexiconError

LONGEST_PREFIX = 3
"""Letters that a form may have before what it shares with its lemma (Russian *по-*, *наи-*, German *ge-*)."""

LEAST_SHARED = 3
"""Letters that it must share then."""

MOST_LETTERS = 255

State = tuple[int, tuple[tuple[str, int], ...]]
"""1 + set of analyses (0: none); letter and state of each arc."""

Item = TypeVar("Item", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Contents:
    """Sorted forms with the number of their set of analyses."""

    forms: Sequence[str]
    sets_of_forms: Sequence[int]
    sets: Sequence[tuple[int, ...]]
    analyses: Sequence[tuple[int, int]]
    rules: Sequence[LemmaRule]
    tags: Sequence[str]


def automaton_file(
    entries: Iterable[tuple[str, str, str]],
    language: str,
    sources: Sequence[str] = (),
    complete: Iterable[str] = (),
    compounds: bool = False,
    guesses: bool = False,
    alternatives: Mapping[str, str] | None = None,
) -> bytes:
    """The file of a lexicon of (form, lemma, tag); entries may come in any order and repeatedly.

    Raises:
        LexiconError: more than 255 letters.
    """
    contents = collected(entries)
    listing = listed(minimal(contents.forms, contents.sets_of_forms))
    if len(listing.alphabet) > MOST_LETTERS:
        raise LexiconError(
            f"{language}: {len(listing.alphabet)} different letters, at most {MOST_LETTERS} can be stored."
        )
    header = {
        "language": language,
        "complete": sorted(complete),
        "compounds": compounds,
        "guesses": guesses,
        "alternatives": dict(alternatives or {}),
        "sources": list(sources),
        "forms": len(contents.forms),
        "entries": sum(len(contents.sets[number]) for number in contents.sets_of_forms),
        "alphabet": listing.alphabet,
        "rules": contents.rules,
        "tags": contents.tags,
    }
    final = np.array(listing.ends, np.uint32)
    sections = [
        json.dumps(header, ensure_ascii=False, separators=(",", ":")).encode(),
        bytes(listing.degrees),
        bytes(listing.labels),
        np.packbits(np.array(listing.fresh, np.bool_)).tobytes(),
        planes(listing.references),
        np.packbits(final > 0).tobytes(),
        planes(final[final > 0] - 1),
        planes([len(analyses) for analyses in contents.sets]),
        planes([analysis for analyses in contents.sets for analysis in analyses]),
        planes([rule for rule, _ in contents.analyses]),
        planes([tag for _, tag in contents.analyses]),
    ]
    packed = [zlib.compress(section, 9) for section in sections]
    body = b"".join(struct.pack("<I", len(section)) + section for section in packed)
    return MAGIC + struct.pack("<BI", VERSION, zlib.crc32(body)) + body


def collected(entries: Iterable[tuple[str, str, str]]) -> Contents:
    """Number tags, lemma rules, analyses and sets of analyses, each by how often it occurs."""
    analysed: dict[tuple[LemmaRule, str], int] = {}
    pairs = sorted(
        {(form, analysed.setdefault((lemma_rule(form, lemma), tag), len(analysed))) for form, lemma, tag in entries}
    )
    of_forms = [
        (form, tuple(number for _, number in group)) for form, group in groupby(pairs, key=lambda pair: pair[0])
    ]
    del pairs
    rules = ranked(rule for rule, _ in analysed)
    tags = ranked(tag for _, tag in analysed)
    sets = ranked(numbers for _, numbers in of_forms)
    return Contents(
        forms=[form for form, _ in of_forms],
        sets_of_forms=[sets[numbers] for _, numbers in of_forms],
        sets=list(sets),
        analyses=[(rules[rule], tags[tag]) for rule, tag in analysed],
        rules=list(rules),
        tags=list(tags),
    )


def ranked(items: Iterable[Item]) -> dict[Item, int]:
    """Each item with its rank, the commonest first."""
    return {item: rank for rank, (item, _) in enumerate(Counter(items).most_common())}


def lemma_rule(form: str, lemma: str) -> LemmaRule:
    """What makes the lemma of a form; letters are dropped in front only where both begin differently."""
    shared = shared_letters(form, lemma)
    best = (0, len(form) - shared, lemma[shared:])
    if shared < LEAST_SHARED:
        for front in range(1, LONGEST_PREFIX + 1):
            shared = shared_letters(form[front:], lemma)
            rule = (front, len(form) - front - shared, lemma[shared:])
            if shared >= LEAST_SHARED and changed_letters(rule) < changed_letters(best):
                best = rule
    return best


def changed_letters(rule: LemmaRule) -> int:
    """How many letters a rule drops and appends."""
    front, back, suffix = rule
    return front + back + len(suffix)


def shared_letters(left: str, right: str) -> int:
    """Letters with which both begin."""
    count = 0
    for one, other in zip(left, right, strict=False):
        if one != other:
            break
        count += 1
    return count


def minimal(forms: Sequence[str], sets_of_forms: Sequence[int]) -> list[State]:
    """The states of the minimal automaton of sorted forms, the root last."""
    register: dict[State, int] = {}
    states: list[State] = []
    # The path of the previous form: what ends at each depth, and the arcs that are final already.
    ends: list[int] = [0]
    arcs: list[list[tuple[str, int]]] = [[]]
    previous = ""

    def close(depth: int) -> None:
        """Replace what hangs below a depth of the path by registered states."""
        while len(ends) > depth + 1:
            state = (ends.pop(), tuple(arcs.pop()))
            number = register.get(state)
            if number is None:
                number = register[state] = len(states)
                states.append(state)
            arcs[-1].append((previous[len(arcs) - 1], number))

    for form, number in zip(forms, sets_of_forms, strict=True):
        shared = shared_letters(form, previous)
        close(shared)
        ends.extend(0 for _ in form[shared:])
        arcs.extend([] for _ in form[shared:])
        ends[-1] = number + 1
        previous = form
    close(0)
    states.append((ends[0], tuple(arcs[0])))
    return states


@dataclass(frozen=True, slots=True)
class Listing:
    """States and arcs breadth first.

    Attributes:
        degrees, ends: arcs of each state, and what ends there.
        labels, fresh: of each arc, its letter's place in the alphabet, and whether it is the first to its state.
        references: states of the arcs that are not.
    """

    degrees: list[int]
    ends: list[int]
    labels: list[int]
    fresh: list[bool]
    references: list[int]
    alphabet: str


def listed(states: Sequence[State]) -> Listing:
    """Number states breadth first from the root, which is the last of them, and letters by how often they occur."""
    letters = ranked(letter for _, arcs in states for letter, _ in arcs)
    listing = Listing([], [], [], [], [], "".join(letters))
    order = [len(states) - 1]
    number = {order[0]: 0}
    for state in order:  # grows while it is read
        end, arcs = states[state]
        listing.ends.append(end)
        listing.degrees.append(len(arcs))
        for letter, target in arcs:
            listing.labels.append(letters[letter])
            listing.fresh.append(target not in number)
            if target in number:
                listing.references.append(number[target])
            else:
                number[target] = len(order)
                order.append(target)
    return listing


def planes(values: Sequence[int] | NDArray[np.uint32]) -> bytes:
    """Numbers as planes of bytes, the lowest first: neighbouring bytes of one plane resemble each other."""
    return np.ascontiguousarray(np.array(values, "<u4").view(np.uint8).reshape(-1, PLANES).T).tobytes()
