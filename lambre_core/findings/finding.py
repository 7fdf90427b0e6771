"""Finding: a located, explained problem in a file; the one type that every output renders."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from lambre_core.documents.unit import SourceRange
from lambre_core.treebank.tree import Sentence

if TYPE_CHECKING:
    from lambre_core.findings.merging import Cause

Severity = Literal["error", "warning", "info", "hint"]
SEVERITIES: tuple[Severity, ...] = ("hint", "info", "warning", "error")
"""Rising."""

DEFAULT_SEVERITY: Severity = "warning"
"""Of rules for which the configuration says nothing."""

OFF_BY_DEFAULT = ("fluency", "fragment", "slot")
"""Codes beside the rules that are off unless the configuration gives them a severity."""


@dataclass(frozen=True, slots=True)
class Related:
    """Another word of the finding: `role` is `head` or `dependent`."""

    role: str
    word: str
    range: SourceRange


@dataclass(frozen=True, slots=True)
class Edit:
    """Replace a range of the file by `text`, already escaped for the file's format."""

    range: SourceRange
    text: str


@dataclass(frozen=True, slots=True)
class Fix:
    """A verified way to mend a finding."""

    title: str
    edits: tuple[Edit, ...]


@dataclass(frozen=True, slots=True)
class Finding:
    """A located problem.

    Attributes:
        path: as given by the user, `/` between folders.
        code: rule id, `fragment`, `fluency`, `parse-limit` ...
        confidence: probability in [0, 1] that the problem is real.
        word, range: the word at fault and its place.
        related: the other words concerned, the head of the edge first.
        features: feature -> (word -> its sorted values).
        fingerprint: stable under moved lines and reformatting.
        suppressed: why it is not shown (`severity`: off in the configuration, `directive`, `glossary`,
            `baseline`, `unchanged`: not on a changed line), else None.
        tree: the parsed sentence; None where no tree is concerned.
        cause: the words and the broken rules; None where no rule is concerned.
    """

    path: str
    language: str | None
    key: str | None
    code: str
    severity: Severity
    confidence: float
    message: str
    range: SourceRange
    word: str
    related: tuple[Related, ...] = ()
    features: Mapping[str, Mapping[str, tuple[str, ...]]] | None = None
    fixes: tuple[Fix, ...] = ()
    fingerprint: str = ""
    suppressed: str | None = None
    tree: Sentence | None = None
    cause: Cause | None = None

    @property
    def codes(self) -> tuple[str, ...]:
        """Every rule that is broken, `code` first."""
        broken = () if self.cause is None else (violation.outcome.rule.id for violation in self.cause.violations)
        return tuple(dict.fromkeys((self.code, *broken)))
