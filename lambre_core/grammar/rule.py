"""Rule and Outcome: what a grammar says of an edge, and what was found there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from types import MappingProxyType
from typing import Literal

from lambre_core.treebank.tree import Scheme, Token

Side = Literal["dependent", "head"]


@dataclass(frozen=True, slots=True)
class Evidence:
    """What a treebank says of a rule.

    Attributes:
        count: edges on which the rule could be judged.
        held: how many of them satisfy it, 0 to `count`.
        treebank: name and release of the treebank, or of the published rule set.
        checked_count, checked_held: the same in text that the rule was not learned from; 0 where there is none.
    """

    count: int
    held: int
    treebank: str
    checked_count: int = 0
    checked_held: int = 0


@dataclass(frozen=True, slots=True)
class Rule:
    """A statement about every edge `dependent -relation-> head` (UPOS, deprel, UPOS) and one feature.

    Attributes:
        family: name of the family module that judges it (`agreement`, `assignment`).
        side: the end whose feature the rule constrains; agreement, which compares both, has `dependent`.
        allowed: the values that the family allows on `side`; empty where the family needs none.
        besides: values that break nothing either, though the rule does not ask for them: any verb can have an
            instrumental of circumstances beside the dative that it governs.
        governors: words at the other end (forms in lower case) with the values that each of them allows; the rule says
            nothing of others. At a site stands the rule of its governor, with `allowed` instead
            (`Grammar.of_governor`).
        source: `treebank`, `authors` (published rule set) or `overlay` (written by hand).
        also: values of dependent and head that differ and agree all the same (Estonian *suure majaga*, a genitive with
            a comitative).
        message: the rule in plain words, one sentence.
        lint: False for rules that hold statistically but are not grammar; scores use them, the linter does not.
        exceptions: constructions in which the rule is not judged, `dependent NAME` or `head NAME` with a
            name of `grammar.marks`.
        only: name of a condition (`grammar.conditions`) that the head must meet for the rule to say anything.
        unless: lemmas of dependents for which the rule is not judged (Estonian *mitu*, which counts its noun).
        weight: weight in scores.
        examples: short passages in which it holds, the two words in square brackets.
        note: why `lint` is as it is; the reason of an overlay.
    """

    family: str
    dependent: str
    relation: str
    head: str
    feature: str
    side: Side = "dependent"
    allowed: tuple[str, ...] = ()
    besides: tuple[str, ...] = ()
    governors: tuple[tuple[str, tuple[str, ...]], ...] = ()
    also: tuple[tuple[str, str], ...] = ()
    evidence: Evidence | None = None
    source: str = "treebank"
    message: str = ""
    lint: bool = True
    exceptions: tuple[str, ...] = ()
    only: str = ""
    unless: tuple[str, ...] = ()
    weight: float = 1.0
    examples: tuple[str, ...] = ()
    note: str = ""

    @property
    def id(self) -> str:
        """`family/dependent-relation-head/feature`, lower case; `.head` is added where the head is constrained, and the
        condition of a rule that has one."""
        side = ".head" if self.side == "head" else ""
        condition = f".{self.only}" if self.only else ""
        edge = f"{self.dependent}-{self.relation}-{self.head}"
        return f"{self.family}/{edge}/{self.feature}{side}{condition}".lower()


MANY_NULL_SUBJECTS = 0.2


@dataclass(frozen=True, slots=True)
class Completion:
    """What a verb asks of its complement: the relation and the values of VerbForm, none of them a finite one."""

    relation: str
    forms: frozenset[str]


Completed = Mapping[tuple[str, str], Completion]
"""See `Grammar.completed`."""

Governed = Mapping[tuple[str, str], frozenset[str]]
"""See `Grammar.governed`."""


@dataclass(frozen=True, slots=True)
class Grammar:
    """The rules of a language, sorted by identifier; made by `make_grammar`.

    Attributes:
        scheme: of the trees that the rules speak of.
        by_id: identifier to rule.
        by_edge: (relation, UPOS of the dependent, UPOS of the head) to the rules on such edges.
        of_governor: (identifier, governor in lower case) to the rule with what that one allows.
        phrases: fixed phrases, in lower case, whose words do not agree as they look (*ein paar Tage*).
        null_subjects: share of the language's finite verbs that have no subject, in [0, 1].
        counted: numeral or quantifier in lower case, of those that ask for a case, to what it asks of the noun that it
            counts: feature to values, by the rules that are linted.
        completed: (UPOS, lemma or form in lower case) of what asks for a verb that is not finite to what it asks for.
        governed: (UPOS of a word, adposition in lower case) to the cases of which the adposition takes one, by the
            rules that are linted; empty for languages with gender.
        measures: lemmas of nouns that are no objects although they look like some, by the rules about objects of
            finite verbs.
        governors: all words that govern something by some rule, as `of_governor` has them.
        of_verbs: lemma of a verb to the cases of the nouns that it governs.
    """

    language: str
    scheme: Scheme
    rules: tuple[Rule, ...]
    by_id: Mapping[str, Rule]
    by_edge: Mapping[tuple[str, str, str], tuple[Rule, ...]]
    of_governor: Mapping[tuple[str, str], Rule]
    phrases: frozenset[tuple[str, ...]] = frozenset()
    null_subjects: float = 0.0
    counted: Mapping[str, Mapping[str, frozenset[str]]] = field(default_factory=dict)
    completed: Completed = field(default_factory=dict)
    governed: Governed = field(default_factory=dict)
    governors: frozenset[str] = frozenset()
    measures: frozenset[str] = frozenset()
    of_verbs: Mapping[str, frozenset[str]] = field(default_factory=dict)

    @property
    def drops_subjects(self) -> bool:
        """Whether a verb without subject is nothing unusual."""
        return self.null_subjects >= MANY_NULL_SUBJECTS


def make_grammar(
    language: str,
    rules: Iterable[Rule],
    *,
    scheme: Scheme = "sud",
    phrases: Iterable[str] = (),
    null_subjects: float = 0.0,
) -> Grammar:
    """Sort and index rules. Of two rules with one identifier the later one counts."""
    by_id = {rule.id: rule for rule in rules}
    ordered = tuple(by_id[identifier] for identifier in sorted(by_id))
    by_edge: dict[tuple[str, str, str], tuple[Rule, ...]] = {}
    for rule in ordered:
        edge = (rule.relation, rule.dependent, rule.head)
        by_edge[edge] = (*by_edge.get(edge, ()), rule)
    of_governor = {
        (rule.id, form): replace(rule, allowed=values, governors=())
        for rule in ordered
        for form, values in rule.governors
    }
    return Grammar(
        language,
        scheme,
        ordered,
        MappingProxyType(by_id),
        MappingProxyType(by_edge),
        MappingProxyType(of_governor),
        frozenset(tuple(phrase.lower().split()) for phrase in phrases),
        null_subjects,
        MappingProxyType(_counted(ordered)),
        MappingProxyType(_completed(ordered)),
        MappingProxyType(_governed(ordered)),
        frozenset(form for _, form in of_governor),
        frozenset(lemma for rule in ordered if rule.id in ABOUT_OBJECTS for lemma in rule.unless),
        MappingProxyType({lemma: frozenset(r.allowed) for (name, lemma), r in of_governor.items() if name == OF_NOUNS}),
    )


OF_NOUNS = "government/noun-comp:obj-verb/case"
"""The rule about nouns that verbs govern."""


def _counted(rules: Iterable[Rule]) -> dict[str, Mapping[str, frozenset[str]]]:
    """What numerals and quantifiers that ask for a case ask for, by the linted rules about those that govern."""
    found: dict[str, dict[str, frozenset[str]]] = {}
    for rule in rules:
        if rule.lint and (rule.family, rule.relation, rule.side) == ("counting", GOVERNING, "head"):
            for form, values in rule.governors:
                found.setdefault(form, {})[rule.feature] = frozenset(values)
    return {form: asked for form, asked in found.items() if "Case" in asked}


def _completed(rules: Iterable[Rule]) -> dict[tuple[str, str], Completion]:
    """What asks for infinitives and the like and for no finite verb, by the linted rules about complements."""
    found: dict[tuple[str, str], Completion] = {}
    for rule in rules:
        told = rule.relation.endswith(TOLD)  # of words that are joined otherwise
        if rule.lint and not told and (rule.family, rule.feature, rule.side, rule.dependent) == COMPLEMENTS:
            for form, values in rule.governors:
                if STANDING_ALONE.isdisjoint(values):
                    # Of several relations the first one is that of a plain complement.
                    found.setdefault((rule.head, form), Completion(rule.relation, frozenset(values)))
    return found


def _governed(rules: Iterable[Rule]) -> dict[tuple[str, str], frozenset[str]]:
    """The cases that adpositions take of each part of speech, by the linted rules about any of them; nothing for
    languages with gender, whose adpositions stand before their nouns and are not doubted."""
    rules = tuple(rules)
    if any(rule.feature == "Gender" for rule in rules):
        return {}
    return {
        (rule.dependent, form): frozenset(values)
        for rule in rules
        if rule.lint and not rule.only and (rule.family, rule.relation, rule.head, rule.feature) == OF_ADPOSITIONS
        for form, values in rule.governors
    }


ABOUT_OBJECTS = frozenset({"assignment/noun-comp:obj-verb/case.personal", "government/noun-comp:obj-verb/case"})
OF_ADPOSITIONS = ("government", "comp:obj", "ADP", "Case")

TOLD = "@told"
"""What relations end in that no parser gives."""

COMPLEMENTS = ("complement", "VerbForm", "dependent", "VERB")
STANDING_ALONE = frozenset({"Fin", "Part"})
"""Forms of verbs that need no other verb; past tenses are participles in the treebanks of some languages."""

GOVERNING = "mod@gov"
"""Relation of a numeral that governs the noun that it depends on, in SUD treebanks of Slavic languages."""


class Verdict(Enum):
    """Whether a rule holds at a site; *undecided* where a needed feature is unknown."""

    HELD = "held"
    BROKEN = "broken"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A rule at a site (the edge from `dependent` to `head`), and the values that were compared there.

    Attributes:
        dependent_values, head_values: the ruled feature's values at either end; empty where absent.
        excepted: the rule says nothing of the construction, whatever the features.
    """

    rule: Rule
    dependent: Token
    head: Token
    verdict: Verdict
    dependent_values: frozenset[str]
    head_values: frozenset[str]
    excepted: bool = False
