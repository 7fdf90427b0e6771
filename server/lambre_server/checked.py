"""What checking a document gives, step by step and at the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from lambre_core.documents.positions import LineIndex
from lambre_core.documents.read import Document
from lambre_core.documents.unit import InputProblem, TextUnit
from lambre_core.findings.finding import Finding
from lambre_core.findings.result import NotChecked
from lambre_core.grammar.rule import Grammar
from lambre_core.grammar.score import Tally
from lambre_core.parsing.incremental import Piece
from lambre_core.treebank.tree import Span
from lambre_server.configuration import InForce
from lambre_server.documents import Snapshot


class Step(NamedTuple):
    """What a check is about to do; `share` of it is done."""

    message: str
    share: float | None = None


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece in its place: the code points of the document in which it stands."""

    span: Span
    piece: Piece
    unit: TextUnit
    language: str


@dataclass(frozen=True, slots=True)
class Checked:
    """What checking a snapshot of a document gave.

    Attributes:
        lines: its text.
        findings: in order; the spans in their trees are those of the moment when they were judged.
        passages: in order.
        tallies: by language, those of the passages, for the score.
        grammars: by language.
        too_long, left_out: whether it was not checked because of its size, or because the settings leave it out.
    """

    snapshot: Snapshot
    in_force: InForce
    lines: LineIndex
    findings: tuple[Finding, ...] = ()
    problems: tuple[InputProblem, ...] = ()
    not_checked: tuple[NotChecked, ...] = ()
    passages: tuple[Passage, ...] = ()
    tallies: Mapping[str, tuple[Tally, ...]] = field(default_factory=dict)
    grammars: Mapping[str, Grammar] = field(default_factory=dict)
    document: Document | None = None
    too_long: bool = False
    left_out: bool = False

    @property
    def shown(self) -> tuple[Finding, ...]:
        return tuple(finding for finding in self.findings if finding.suppressed is None)
