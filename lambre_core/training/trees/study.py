"""The study of a language: what trees learn from its treebanks, and what of it is good for findings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from lambre_core.evaluation.options import Options
from lambre_core.evaluation.sets import GoldSet
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.training.recipe import data_file
from lambre_core.training.trees.attributes import Scene
from lambre_core.training.trees.cart import Site
from lambre_core.training.trees.learn import (
    LEAST_SITES,
    Conditional,
    Excepted,
    is_excepted,
    learn_conditional,
    learn_exceptions,
    learn_orders,
)
from lambre_core.training.trees.sites import Kind, linted_sites, open_sites, ordered_sites, read_scenes
from lambre_core.training.trees.trial import Noted, Tried, findings, gold_sets_of, removed, tried, with_rules

DOUBT = "doubt"
"""The mechanism of `evaluation.ablation` that the exceptions are compared with."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What conditions do to the findings of a set.

    Attributes:
        today: all findings that are shown.
        gone: those that each exception would silence.
        gone_together: those that all of them, and those that all that are borne out, would.
        added: those that each conditional rule adds, of those that are borne out.
        after: all that are shown with those rules.
    """

    name: str
    today: Tried
    gone: tuple[Tried, ...]
    gone_together: tuple[Tried, Tried]
    added: tuple[Tried, ...]
    after: Tried


@dataclass(frozen=True, slots=True)
class Studied:
    """What was learned for a language, and what became of it.

    Attributes:
        sites: of train and dev, the labels of the sites of linted rules.
        left: labels of the sites of dev outside of all exceptions, and outside of those that are borne out.
        kinds: kinds of edges without a linted rule that are frequent enough for a tree.
        ordered: kinds of edges whose order was asked for.
        trials: on findings, the one that decides first.
        conditional: rules under a condition; `tested` are those of them that are borne out.
    """

    language: str
    sites: tuple[Counter[str], Counter[str]]
    left: tuple[Counter[str], Counter[str]]
    exceptions: tuple[Excepted, ...]
    kinds: int
    conditional: tuple[Conditional, ...]
    ordered: int
    orders: tuple[Conditional, ...]
    trials: tuple[Trial, ...]

    @property
    def tested(self) -> tuple[Conditional, ...]:
        return borne_out(self.conditional)


def borne_out(conditional: Iterable[Conditional]) -> tuple[Conditional, ...]:
    return tuple(one for one in conditional if one.borne_out)


def study(language: str, options: Options) -> Studied:
    """Learn, check and try.

    Raises:
        TreebankError, EvaluationError: data is missing or broken.
    """
    options.say(f"{language}: trees …")
    grammar = load_grammar(language)
    train, dev = (read_scenes([path], grammar) for path in treebanks(language, options.data))
    known, checks = list(linted_sites(train, grammar)), list(linted_sites(dev, grammar))
    exceptions = learn_exceptions(known, checks)
    left = [site for site in checks if not is_excepted(site, exceptions)]
    proven = [one for one in exceptions if one.borne_out]
    left_by_proven = [site for site in checks if not is_excepted(site, proven)]
    edges, other_edges = by_kind(open_sites(train, grammar)), by_kind(open_sites(dev, grammar))
    conditional = learn_conditional(edges, other_edges)
    orders, ordered = _orders(train, dev)
    return Studied(
        language,
        (labels(known), labels(checks)),
        (labels(left), labels(left_by_proven)),
        tuple(exceptions),
        sum(len(sites) >= LEAST_SITES for sites in edges.values()),
        tuple(conditional),
        ordered,
        tuple(orders),
        tuple(_trials(language, exceptions, borne_out(conditional), options)),
    )


def treebanks(language: str, data: Path) -> tuple[Path, Path]:
    """The treebanks from which rules are learned, and on which they are checked."""
    return data_file(data, f"sud/{language}/{language}-train.conllu.xz"), data_file(
        data, f"sud/{language}/{language}-dev.conllu.xz"
    )


def _orders(train: Sequence[Scene], dev: Sequence[Scene]) -> tuple[list[Conditional], int]:
    """The orders that are determined, and how many kinds of edges were asked."""
    edges = by_kind(ordered_sites(train))
    return learn_orders(edges, by_kind(ordered_sites(dev))), len(edges)


def by_kind(sites: Iterable[tuple[Kind, Site]]) -> dict[Kind, list[Site]]:
    found: dict[Kind, list[Site]] = {}
    for kind, site in sites:
        found.setdefault(kind, []).append(site)
    return found


def labels(sites: Iterable[Site]) -> Counter[str]:
    return Counter(site.label for site in sites)


def _trials(
    language: str, exceptions: Sequence[Excepted], rules: Sequence[Conditional], options: Options
) -> Iterator[Trial]:
    """What exceptions and rules do to the findings in the sets of a language, and the exceptions, in the first of them,
    to what would be found without doubts."""
    gold_sets = gold_sets_of(language)
    for gold_set in gold_sets:
        yield try_out(gold_set, exceptions, rules, options)
    for gold_set in gold_sets[:1]:
        yield try_out(gold_set, exceptions, (), replace(options, without=(DOUBT,)))


def try_out(gold_set: GoldSet, exceptions: Sequence[Excepted], rules: Sequence[Conditional], options: Options) -> Trial:
    """What exceptions and rules do to the findings in a set."""
    options.say(f"{gold_set.language}: {options.title(gold_set.name)} …")
    today = findings(gold_set, options)
    after = findings(gold_set, options, with_rules(rules)) if rules else today
    return Trial(
        options.title(gold_set.name),
        tried(today),
        tuple(tried(removed(today, [one])) for one in exceptions),
        (tried(removed(today, exceptions)), tried(removed(today, [one for one in exceptions if one.borne_out]))),
        tuple(tried(_of_rule(number, after)) for number in range(len(rules))),
        tried(after),
    )


def _of_rule(number: int, found: Iterable[Noted]) -> list[Noted]:
    return [one for one in found if one.code.endswith(f".if{number}")]
