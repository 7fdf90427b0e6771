"""The original's own rule extraction and rule files, byte for byte.

Pratapa et al. 2021 and the code at https://github.com/adithya7/lambre (`extract_rules/`, version
2.0.2). Its peculiarities are kept here and nowhere else: features compared as wholes, minimum counts
by language code, the decision on rounded numbers, the last kind of edge lost. Where its output
follows the hash seed, features come in the order of the FEATS column and Case before VerbForm.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import log
from pathlib import Path

from lambre_core.grammar.counts import Counts, EdgeType, Node, shared_features, value_counts
from lambre_core.grammar.errors import GrammarError
from lambre_core.grammar.rule import Rule, Side, Verdict
from lambre_core.treebank.feats import Features

RULE_SET = "pratapa-etal-2021"

_SIDES: tuple[Side, ...] = ("dependent", "head")
_ASSIGNED_FEATURES = ("Case", "VerbForm")
_MINIMUM_SHARE = 0.9
_KEPT_OF_INSTANCES = 0.8
_MINIMUM_DIVERGENCE = 0.9
_MINIMUM_VALUE_SHARE = 0.1


# Agreement


@dataclass(frozen=True, slots=True)
class AgreementCandidate:
    """Edges of one kind on which both ends have a feature (`shared`), and those where the values are equal."""

    type: EdgeType
    feature: str
    shared: int
    agreed: int


def agreement_candidates(counts: Counts) -> list[AgreementCandidate]:
    """The pairs of edge and feature that pass the minimum count and share, in the order of the raw file."""
    minimum = minimum_shared(counts.sentences)
    candidates = []
    for edge_type, edges in counts.edges.items():
        of_type = []
        for feature in shared_features(edges):
            shared = agreed = 0
            for dependent, head, count in edges:
                if feature in dependent.features and feature in head.features:
                    shared += count
                    if dependent.features[feature] == head.features[feature]:
                        agreed += count
            if shared > minimum and agreed / shared > _MINIMUM_SHARE:
                of_type.append(AgreementCandidate(edge_type, feature, shared, agreed))
        candidates += sorted(of_type, key=lambda candidate: -candidate.agreed / candidate.shared)
    return candidates


def minimum_shared(sentences: int) -> int:
    """The number of instances that a pair must exceed, by the size of the treebank in sentences."""
    if sentences < 200:
        return 5
    if sentences < 1000:
        return 10
    return 20 if sentences < 5000 else 50


def most_frequent(candidates: Iterable[AgreementCandidate]) -> list[AgreementCandidate]:
    """The most frequent candidates that together make up 80 % of all instances; ties keep their order."""
    by_count = sorted(candidates, key=lambda candidate: -candidate.shared)
    total = sum(candidate.shared for candidate in by_count)
    kept, running = [], 0
    for candidate in by_count:
        kept.append(candidate)
        running += candidate.shared
        if running > _KEPT_OF_INSTANCES * total:
            break
    return kept


# Argument structure


@dataclass(frozen=True, slots=True)
class AssignmentRow:
    """A line of `argstruct.txt`: the allowed values at either end, empty where that end is free."""

    type: EdgeType
    feature: str
    dependent: tuple[str, ...]
    head: tuple[str, ...]


def assignment_rows(counts: Counts, language: str) -> Iterator[AssignmentRow]:
    """The rules on Case and VerbForm, in order of the first edge of their kind."""
    minimum = 500 if language in ("ru", "cs") else 100
    in_treebank = value_counts(counts)
    # The original writes a kind of edge when it meets the next one, so the last is lost.
    for edge_type in list(counts.edges)[:-1]:
        edges = counts.edges[edge_type]
        _relation, dependent_upos, head_upos = edge_type
        for feature in _ASSIGNED_FEATURES:
            dependents = _side_values(((dependent, count) for dependent, _head, count in edges), feature)
            heads = _side_values(((head, count) for _dependent, head, count in edges), feature)
            row = AssignmentRow(
                edge_type,
                feature,
                _allowed(dependents, in_treebank.get((dependent_upos, feature), Counter()), minimum),
                _allowed(heads, in_treebank.get((head_upos, feature), Counter()), minimum),
            )
            if row.dependent or row.head:
                yield row


def _side_values(nodes: Iterable[tuple[Node, int]], feature: str) -> Counter[frozenset[str]]:
    values: Counter[frozenset[str]] = Counter()
    for node, count in nodes:
        if feature in node.features:
            values[node.features[feature]] += count
    return values


def _allowed(local: Counter[frozenset[str]], everywhere: Counter[frozenset[str]], minimum: int) -> tuple[str, ...]:
    """The values that one end may have; none if it is too rare or too much like the rest of the treebank."""
    total = local.total()
    if total < minimum or float(f"{divergence(local, everywhere):.4f}") < _MINIMUM_DIVERGENCE:
        return ()
    return tuple(
        ",".join(sorted(values))
        for values, count in local.items()
        if float(f"{count / total:.3f}") >= _MINIMUM_VALUE_SHARE
    )


def divergence(local: Counter[frozenset[str]], everywhere: Counter[frozenset[str]]) -> float:
    """Relative entropy (Kullback and Leibler) of one distribution of values against another, in nats."""
    local_total, total = local.total(), everywhere.total()
    return sum(
        count / local_total * log((count / local_total) / (everywhere[values] / total))
        for values, count in local.items()
        if count
    )


# Judging


def verdict(rule: Rule, dependent: Features, head: Features) -> Verdict:
    """The original's verdict: broken where known values have nothing in common, otherwise held, unknown or not."""
    values = (head if rule.side == "head" else dependent).get(rule.feature)
    others = rule.allowed or head.get(rule.feature)
    if values is None or others is None:
        return Verdict.HELD
    return Verdict.BROKEN if values.isdisjoint(others) else Verdict.HELD


# Files


def agreement_file(counts: Counts, language: str) -> str:
    """The text of `agreement.txt`."""
    kept = most_frequent(agreement_candidates(counts))
    lines = sorted((_type_name(candidate.type), candidate.feature) for candidate in kept)
    return "".join(f"{language}\t{RULE_SET}\tagreement\t{name}\t{feature}\n" for name, feature in lines)


def assignment_file(counts: Counts, language: str) -> str:
    """The text of `argstruct.txt`; empty where the language has no such rule."""
    return "".join(
        f"{language}\t{RULE_SET}\targstruct\t{_type_name(row.type)}\t{row.feature}"
        f"\t{';'.join(row.dependent) or '-'}\t{';'.join(row.head) or '-'}\n"
        for row in assignment_rows(counts, language)
    )


def _type_name(edge_type: EdgeType) -> str:
    """`relation-UPOS-UPOS`; a missing value is written as the original's language prints it."""
    return "-".join("None" if part == "_" else part for part in edge_type)


def read_rule_lines(text: str, path: str, *, source: str) -> tuple[Rule, ...]:
    """Read rules from the original's tab-separated lines, agreement and argstruct in any order.

    A second argstruct line for the same edge and feature replaces the first, as in the original;
    rules of other kinds are passed over.

    Args:
        source: the `source` of the rules.

    Raises:
        GrammarError: a line lacks columns or its edge is not `relation-UPOS-UPOS`.
    """
    rules: dict[tuple[str, ...], list[Rule]] = {}
    for number, line in enumerate(text.splitlines(), 1):
        fields = line.strip().split("\t")
        if not line.strip() or (len(fields) > 2 and fields[2] not in ("agreement", "argstruct")):
            continue
        expected = 5 if fields[2:3] == ["agreement"] else 7
        edge = fields[3].rsplit("-", 2) if len(fields) == expected else []
        if len(edge) != 3:
            raise GrammarError(
                f"{path}:{number}: expected {expected} columns separated by tabs, the fourth relation-UPOS-UPOS; "
                f"found {line!r}."
            )
        relation, dependent, head = edge
        if expected == 5:
            rules[fields[2], fields[3], fields[4]] = [
                Rule("agreement", dependent, relation, head, fields[4], source=source)
            ]
            continue
        rules[fields[2], fields[3], fields[4]] = [
            Rule(
                "assignment",
                dependent,
                relation,
                head,
                fields[4],
                side=side,
                allowed=tuple(dict.fromkeys(values.replace(",", ";").split(";"))),
                source=source,
            )
            for side, values in zip(_SIDES, fields[5:], strict=True)
            if values != "-"
        ]
    return tuple(rule for group in rules.values() for rule in group)


def read_rule_file(path: Path, *, source: str) -> tuple[Rule, ...]:
    """As `read_rule_lines`, of a file.

    Raises:
        GrammarError: also if the file cannot be read.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise GrammarError(f"{path}: cannot be read as a rule file: {error}.") from error
    return read_rule_lines(text, str(path), source=source)


def format_rule_lines(language: str, rules: Iterable[Rule], family: str) -> str:
    """Any rules of a family in the original's lines, sorted; both ends of one edge and feature share a line."""
    sides: dict[tuple[str, str], dict[str, str]] = {}
    for rule in rules:
        if rule.family == family:
            name = _type_name((rule.relation, rule.dependent, rule.head))
            sides.setdefault((name, rule.feature), {})[rule.side] = ";".join(rule.allowed)
    kind = "agreement" if family == "agreement" else "argstruct"
    lines = []
    for (name, feature), values in sorted(sides.items()):
        ends = "" if family == "agreement" else "".join(f"\t{values.get(side, '-')}" for side in _SIDES)
        lines.append(f"{language}\t{RULE_SET}\t{kind}\t{name}\t{feature}{ends}\n")
    return "".join(lines)
