"""Learning: exceptions of rules that are linted, rules under a condition, and orders, from one treebank, and what
another says of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from lambre_core.evaluation.sources import every
from lambre_core.grammar.evidence import LINT_SHARE, wilson_lower
from lambre_core.grammar.extract import CHECKED_SHARE, CHECKED_SITES
from lambre_core.training.trees.attributes import Attributes
from lambre_core.training.trees.cart import LEAST, Leaf, Site, Tests, counted, fits, grow, sure_leaves, weak_leaves
from lambre_core.training.trees.sites import BROKEN, HELD, Kind

MOST = 30_000
"""Of more sites, so many, evenly spread, make the tree; all are counted in its leaves."""

LEAST_SITES = 4 * LEAST
"""With fewer sites a kind of edge has no tree."""

ORDER_SHARE = 0.99
"""An order is a rule where so many edges have it."""


@dataclass(frozen=True, slots=True)
class Excepted:
    """A leaf in which linted rules hold less than they should.

    Attributes:
        rules: identifiers of the rules that are not judged there.
        train, dev: held and broken sites in it.
    """

    pool: str
    rules: frozenset[str]
    tests: Tests
    train: Counter[str]
    dev: Counter[str]

    def covers(self, rule: str, attributes: Attributes) -> bool:
        return rule in self.rules and fits(self.tests, attributes)

    @property
    def borne_out(self) -> bool:
        """Whether the rules are broken in it in the other treebank, too, more often than a linted rule may be."""
        return self.dev[HELD] < LINT_SHARE * self.dev.total()


@dataclass(frozen=True, slots=True)
class Conditional:
    """A leaf in which an edge surely has one label: that its ends agree, a case, or an order."""

    kind: Kind
    tests: Tests
    label: str
    train: Counter[str]
    dev: Counter[str]
    overall: Counter[str]

    @property
    def borne_out(self) -> bool:
        """Whether the other treebank has the label as often as a linted rule needs, and often enough to tell."""
        sites = self.dev.total()
        return sites >= CHECKED_SITES and self.dev[self.label] >= CHECKED_SHARE * sites


# Exceptions


def pools(sites: Iterable[Site]) -> dict[str, list[Site]]:
    """The sites of each rule, and of all rules of a family on one feature, as Chaudhary et al. put them together."""
    found: dict[str, list[Site]] = {}
    for site in sites:
        family, _, rest = site.rule.partition("/")
        feature = rest.partition("/")[2].partition(".")[0]
        found.setdefault(site.rule, []).append(site)
        found.setdefault(f"{family}/*/{feature}", []).append(site)
    return {name: found[name] for name in sorted(found)}


def learn_exceptions(train: Sequence[Site], dev: Sequence[Site]) -> list[Excepted]:
    """The leaves in which rules surely hold at a smaller share than linted rules must, those most broken first."""
    others = pools(dev)
    found: dict[tuple[Tests, frozenset[str]], Excepted] = {}
    for name, sites in pools(train).items():
        rules = frozenset(site.rule for site in sites)
        for leaf in weak_leaves(leaves_of(sites), good=HELD, share=LINT_SHARE):
            there = counted(leaf.tests, others.get(name, ()))
            found.setdefault((leaf.tests, rules), Excepted(name, rules, leaf.tests, leaf.counts, there))
    return sorted(found.values(), key=lambda one: (-one.train[BROKEN], one.pool, one.tests))


def is_excepted(site: Site, exceptions: Iterable[Excepted]) -> bool:
    return any(one.covers(site.rule, site.attributes) for one in exceptions)


# Conditions


def learn_conditional(train: Mapping[Kind, Sequence[Site]], dev: Mapping[Kind, Sequence[Site]]) -> list[Conditional]:
    """The leaves of edges on which a rule could be linted, where none could on all such edges.

    That the two ends do not agree is no rule.
    """
    return [one for one in _sure(train, dev, LINT_SHARE) if one.label != BROKEN]


def learn_orders(train: Mapping[Kind, Sequence[Site]], dev: Mapping[Kind, Sequence[Site]]) -> list[Conditional]:
    """The leaves in which the order of two words is determined; *everywhere*, where all such edges have it."""
    found = []
    for kind, sites in by_name(train):
        overall = Counter(site.label for site in sites)
        leaves = [Leaf((), overall)] if is_determined(overall) else leaves_of(sites)
        found += [_conditional(kind, leaf, overall, dev) for leaf in leaves if is_determined(leaf.counts)]
    return found


def is_determined(orders: Counter[str]) -> bool:
    """Whether so many edges have one order, and so surely, that it is a rule."""
    sites, most = orders.total(), max(orders.values(), default=0)
    return sites >= LEAST and most >= ORDER_SHARE * sites and wilson_lower(most, sites) >= LINT_SHARE


def _sure(
    train: Mapping[Kind, Sequence[Site]], dev: Mapping[Kind, Sequence[Site]], share: float
) -> Iterator[Conditional]:
    """The leaves with a label whose share is surely at least this, of kinds of edges of which that is not so."""
    for kind, sites in by_name(train):
        overall = Counter(site.label for site in sites)
        if len(sites) < LEAST_SITES or max(overall.values()) >= share * len(sites):
            continue
        for leaf in sure_leaves(leaves_of(sites), bound=share):
            yield _conditional(kind, leaf, overall, dev)


def _conditional(kind: Kind, leaf: Leaf, overall: Counter[str], dev: Mapping[Kind, Sequence[Site]]) -> Conditional:
    return Conditional(kind, leaf.tests, leaf.label, leaf.counts, counted(leaf.tests, dev.get(kind, ())), overall)


def by_name(sites: Mapping[Kind, Sequence[Site]]) -> list[tuple[Kind, Sequence[Site]]]:
    return sorted(sites.items(), key=lambda item: item[0].name)


def leaves_of(sites: Sequence[Site]) -> list[Leaf]:
    """The leaves of the tree that sites make, with all sites counted."""
    return [Leaf(leaf.tests, counted(leaf.tests, sites)) for leaf in grow(every(sites, MOST))]
