"""Families of rules. One module a family; a new module here is found by itself.

A family module has:

- `NAME`: the family's name, the first part of its rules' ids;
- `verdict(rule, dependent, head) -> Verdict`: what the rule says of the features of two words;
  *undecided* where a needed feature is unknown;
- `learn(counts) -> list[Rule]`: its rules in a treebank, with evidence and exceptions;
- `why_not_lint(rule) -> str | None`: a reason why the rule is no grammar, whatever the counts say;
- `exceptions(rule) -> tuple[str, ...]`: the constructions that may excuse its violations;
- `message(rule) -> str`: the rule in plain words, one sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType
from typing import Protocol, cast

from lambre_core.grammar.counts import Counts
from lambre_core.grammar.rule import Rule, Verdict
from lambre_core.treebank.feats import Features


class Family(Protocol):
    """What a family module offers."""

    NAME: str

    def verdict(self, rule: Rule, dependent: Features, head: Features) -> Verdict: ...

    def learn(self, counts: Counts) -> list[Rule]: ...

    def why_not_lint(self, rule: Rule) -> str | None: ...

    def exceptions(self, rule: Rule) -> tuple[str, ...]: ...

    def message(self, rule: Rule) -> str: ...


@cache
def families() -> Mapping[str, Family]:
    """Every family by name."""
    modules = [import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__)]
    return MappingProxyType({module.NAME: cast(Family, module) for module in modules if hasattr(module, "NAME")})
