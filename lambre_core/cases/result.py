"""CaseResult: what came out of a case."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from lambre_core.cases.case import Case, Mark
from lambre_core.findings.finding import Finding

Status = Literal["right", "wrong", "known", "promote"]
"""`wrong`: a case of `fails` or `passes` that does not hold; `promote`: a case of `known` that does by now."""


@dataclass(frozen=True, slots=True)
class CaseResult:
    """What was found in a case.

    Attributes:
        findings: those that a user sees.
        doubted: those whose confidence is below the threshold.
        missing: marks at which no finding with their code lies.
        stray: findings that lie at no mark.
    """

    case: Case
    findings: tuple[Finding, ...]
    doubted: tuple[Finding, ...]
    missing: tuple[Mark, ...]
    stray: tuple[Finding, ...]

    @property
    def status(self) -> Status:
        holds = not self.missing and not self.stray
        if self.case.group == "known":
            return "promote" if holds else "known"
        return "right" if holds else "wrong"
