"""One pass over a treebank: how often each kind of edge occurs.

Treebanks repeat few distinct words-with-features, so edges are counted by the pair of them; every
statistic that extraction needs is then computed on the distinct pairs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import repeat

from lambre_core.grammar.marks import feature_marks, word_marks
from lambre_core.treebank.columns import Columns
from lambre_core.treebank.feats import Features, parse_feats

EdgeType = tuple[str, str, str]
"""Relation, UPOS of the dependent, UPOS of the head; `_` where the treebank has none."""


@dataclass(frozen=True, slots=True, eq=False)
class Node:
    """A word as counting sees it. Compared by identity: a count holds one object a distinct word."""

    upos: str
    features: Features
    marks: int = 0


Edges = list[tuple[Node, Node, int]]
"""Distinct pairs of dependent and head, and how often each occurs."""

ByWord = dict[str, Edges]

CLOSED_CLASSES = frozenset({"DET", "PRON", "NUM"})
"""Parts of speech with so few words that each can be told what it does by itself."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What a treebank holds. All mappings are in order of first sighting.

    Attributes:
        sentences, tokens: how many were read (tokens without multiword tokens and empty nodes).
        words: node to its number, for every node of the treebank, roots, multiword tokens and empty nodes included.
        edges: kind of edge to (dependent, head, number).
        finite_verbs, without_subject: verbs that are finite and no imperatives, and how many of them have no subject.
        governed: kind of edge and governor to (dependent, head, number). Governors are heads that are adpositions and
            numerals before the noun that they count, by their form in lower case, and verbs with a verb that is their
            complement, by their lemma.
        of_word: kind of edge and lemma of the dependent to (dependent, head, number); `CLOSED_CLASSES` alone.
    """

    sentences: int
    tokens: int
    words: dict[Node, int]
    edges: dict[EdgeType, Edges]
    governed: dict[EdgeType, ByWord]
    of_word: dict[EdgeType, ByWord]
    finite_verbs: int = 0
    without_subject: int = 0


def count_edges(treebank: Iterable[Columns], *, with_marks: bool) -> Counts:
    """Count words and edges.

    Args:
        with_marks: tell words in different constructions apart (`grammar.marks`).
    """
    numbers = _Numbers()
    words: Counter[int] = Counter()
    pairs: Counter[tuple[str, int, int]] = Counter()
    governed: Counter[tuple[str, int, int, str]] = Counter()
    of_word: Counter[tuple[str, int, int, str]] = Counter()
    known_feats: dict[str, tuple[Features, int]] = {}
    sentences = tokens = finite_verbs = without_subject = 0
    for columns in treebank:
        sentences += 1
        tokens += len(columns.heads)
        marks = _marks(columns, known_feats) if with_marks else repeat(0)
        nodes = [numbers[key] for key in zip(columns.upos, columns.feats, marks, strict=False)]
        words.update(nodes)
        if columns.other_nodes:
            words.update([numbers[upos, feats, 0] for upos, feats in columns.other_nodes])
        pairs.update(
            [
                (deprel, node, nodes[head - 1])
                for deprel, node, head in zip(columns.deprels, nodes, columns.heads, strict=True)
                if head > 0
            ]
        )
        if with_marks:
            subjects = {
                head for head, deprel in zip(columns.heads, columns.deprels, strict=True) if deprel[:4] == "subj"
            }
            finite = [
                number
                for number, (upos, feats) in enumerate(zip(columns.upos, columns.feats, strict=True), 1)
                if upos in _VERBS and _is_finite(feats)
            ]
            finite_verbs += len(finite)
            without_subject += sum(number not in subjects for number in finite)
        if with_marks:
            rows = list(zip(columns.deprels, nodes, columns.heads, strict=True))
            governed.update(
                [
                    (deprel, node, nodes[head - 1], columns.forms[head - 1].lower())
                    for deprel, node, head in rows
                    if head > 0 and columns.upos[head - 1] == "ADP"
                ]
            )
            governed.update(
                [
                    (deprel, node, nodes[head - 1], form.lower())
                    for number, ((deprel, node, head), form, upos) in enumerate(
                        zip(rows, columns.forms, columns.upos, strict=True), 1
                    )
                    if upos == "NUM" and number < head and columns.upos[head - 1] == "NOUN"
                ]
            )
            governed.update(
                [
                    (deprel, node, nodes[head - 1], columns.lemmas[head - 1])
                    for (deprel, node, head), upos in zip(rows, columns.upos, strict=True)
                    if upos in _VERBS and deprel[:4] == "comp" and head > 0 and columns.upos[head - 1] in _VERBS
                ]
            )
            of_word.update(
                [
                    (deprel, node, nodes[head - 1], lemma)
                    for (deprel, node, head), lemma, upos in zip(rows, columns.lemmas, columns.upos, strict=True)
                    if head > 0 and upos in CLOSED_CLASSES
                ]
            )

    nodes_by_number = [Node(upos, parse_feats(feats), mark) for upos, feats, mark in numbers]
    edges: dict[EdgeType, Edges] = {}
    for (deprel, dependent_number, head_number), count in pairs.items():
        dependent, head = nodes_by_number[dependent_number], nodes_by_number[head_number]
        edges.setdefault((deprel, dependent.upos, head.upos), []).append((dependent, head, count))
    return Counts(
        sentences,
        tokens,
        {nodes_by_number[number]: count for number, count in words.items()},
        edges,
        _by_word(governed, nodes_by_number),
        _by_word(of_word, nodes_by_number),
        finite_verbs,
        without_subject,
    )


def _by_word(numbers: Mapping[tuple[str, int, int, str], int], nodes: Sequence[Node]) -> dict[EdgeType, ByWord]:
    """The counts of (relation, dependent, head, word) by kind of edge and word."""
    found: dict[EdgeType, ByWord] = {}
    for (deprel, dependent_number, head_number, word), count in numbers.items():
        dependent, head = nodes[dependent_number], nodes[head_number]
        of_edge = found.setdefault((deprel, dependent.upos, head.upos), {})
        of_edge.setdefault(word, []).append((dependent, head, count))
    return found


class _Numbers(dict[tuple[str, str, int], int]):
    """Numbers UPOS, FEATS and marks in order of first sighting."""

    def __missing__(self, key: tuple[str, str, int]) -> int:
        number = self[key] = len(self)
        return number


_VERBS = frozenset({"VERB", "AUX"})


@cache
def _is_finite(feats: str) -> bool:
    """Whether a FEATS column is that of a verb that could have a subject; some treebanks name no VerbForm."""
    return ("VerbForm=Fin" in feats or ("Mood=" in feats and "VerbForm=" not in feats)) and "Mood=Imp" not in feats


def _marks(columns: Columns, known: dict[str, tuple[Features, int]]) -> list[int]:
    """The marks of the words; what FEATS columns give is looked up among the known ones."""
    for column in columns.feats:
        if column not in known:
            features = parse_feats(column)
            known[column] = features, feature_marks(features)
    given = [known[column] for column in columns.feats]
    features_of, own_marks = zip(*given, strict=True)
    return word_marks(columns.upos, features_of, columns.heads, columns.deprels, own_marks)


def value_counts(counts: Counts) -> dict[tuple[str, str], Counter[frozenset[str]]]:
    """For each UPOS and feature, how often each set of values occurs, over all words that have the feature."""
    totals: dict[tuple[str, str], Counter[frozenset[str]]] = {}
    for node, count in counts.words.items():
        for feature, values in node.features.items():
            totals.setdefault((node.upos, feature), Counter())[values] += count
    return totals


def shared_features(edges: list[tuple[Node, Node, int]]) -> Iterator[str]:
    """The features that both ends of some edge have, in order of first sighting."""
    seen: set[str] = set()
    for dependent, head, _count in edges:
        for feature in dependent.features:
            if feature in head.features and feature not in seen:
                seen.add(feature)
                yield feature
