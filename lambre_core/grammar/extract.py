"""Learning a language's rules from treebanks, for linting and scoring.

The statistics are those of Pratapa et al. 2021 (the original, byte for byte, is `grammar.original`).
A linter needs more, so here

- features are compared as sets: `Acc,Dat` agrees with `Acc`;
- a site counts only where both sides of the comparison are known, and not in constructions in which the
  rule is not shown to hold (`Rule.exceptions`);
- a rule needs a minimum of sites, and the lower bound of its share must pass the paper's threshold;
- `lint` is set for rules that are grammar (a judgement of the family), hold almost always, and also hold
  in a treebank that they were not learned from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import yaml

from lambre_core.grammar.counts import Counts, count_edges
from lambre_core.grammar.errors import GrammarError
from lambre_core.grammar.evidence import LINT_SHARE, wilson_lower
from lambre_core.grammar.examples import add_examples
from lambre_core.grammar.families import families
from lambre_core.grammar.governors import measured
from lambre_core.grammar.measure import learn_exceptions, measure, measure_by_word
from lambre_core.grammar.original import read_rule_file
from lambre_core.grammar.rule import Evidence, Rule
from lambre_core.grammar.rulefile import RuleBook, TreebankNote
from lambre_core.treebank.columns import Columns, read_columns
from lambre_core.treebank.conllu_io import open_treebank

MINIMUM_SITES = 20
"""Of a published rule in our own treebanks, else nothing can be said of it."""

MINIMUM_BOUND = 0.9
"""Lower bound of the share of a published rule in our own treebanks."""

LINT_BOUND = 0.93
"""A linted rule holds at `LINT_SHARE` of its sites so surely, those it was checked on included, that the lower bound
is this ..."""

CHECKED_SHARE = 0.95
CHECKED_SITES = 20
"""... and at this share of the sites that it was checked on, where they are enough to tell."""

_RENAMED = {"conj": "conj:coord", "appos": "conj:appos"}
"""Relations of SUD 2.5, in which the published rules are stated, that have another name since."""

_GONE = frozenset({"comp:obj@x", "subj@cop"})
"""Relations of SUD 2.5 that no longer say the same."""


@dataclass(frozen=True, slots=True)
class Provenance:
    """What is known of a treebank: licence, whether it may be quoted, release or commit."""

    licence: str
    quote: bool
    release: str


def read_registry(path: Path) -> dict[str, Provenance]:
    """Read a list of treebanks (`rules/treebanks.yaml`) by name.

    Raises:
        GrammarError: the file is missing or an entry lacks its name or licence.
    """
    try:
        entries = yaml.safe_load(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise GrammarError(f"{path}: cannot be read as a list of treebanks: {error}.") from error
    registry = {}
    for number, entry in enumerate(entries or (), 1):
        if not isinstance(entry, dict) or not {"name", "licence"} <= entry.keys():
            raise GrammarError(f"{path}: entry {number} needs the keys name and licence.")
        registry[str(entry["name"])] = Provenance(str(entry["licence"]), bool(entry.get("quote")), _release(entry))
    return registry


def _release(entry: Mapping[str, Any]) -> str:
    parts = [str(entry[key]) for key in ("release", "commit") if entry.get(key)]
    return " ".join(parts)


# Reading


@dataclass(slots=True)
class _Sizes:
    """Sentences and words of every treebank met."""

    sentences: Counter[str]
    words: Counter[str]


def _columns(paths: Iterable[Path], registry: Mapping[str, Provenance], sizes: _Sizes) -> Iterator[Columns]:
    for path in paths:
        with open_treebank(path) as stream:
            for columns in read_columns(stream, str(path)):
                name = treebank_of(columns.comments, registry) or path.name.partition(".")[0]
                sizes.sentences[name] += 1
                sizes.words[name] += len(columns.heads)
                yield columns


def treebank_of(comments: Iterable[str], registry: Mapping[str, Provenance]) -> str | None:
    """The treebank that a sentence says it comes from (`# treebank = NAME PART`), by its name in the registry."""
    for comment in comments:
        if comment.startswith("# treebank ="):
            value = comment.partition("=")[2].strip()
            known = [name for name in registry if value.startswith(name)]
            return max(known, key=len) if known else value.partition(" ")[0] or None
    return None


def _count(
    paths: Sequence[Path], part: str, registry: Mapping[str, Provenance]
) -> tuple[Counts, tuple[TreebankNote, ...]]:
    sizes = _Sizes(Counter(), Counter())
    counts = count_edges(_columns(paths, registry, sizes), with_marks=True)
    unknown = Provenance("", False, "")
    notes = []
    for name in sorted(sizes.sentences):
        known = registry.get(name, unknown)
        notes.append(
            TreebankNote(
                name, part, sizes.sentences[name], sizes.words[name], known.licence, known.release, known.quote
            )
        )
    return counts, tuple(notes)


# Learning


def extract(
    language: str,
    train: Sequence[Path],
    *,
    dev: Sequence[Path] = (),
    published: Path | None = None,
    registry: Mapping[str, Provenance] | None = None,
) -> RuleBook:
    """Learn the rules of a language.

    Args:
        train: treebanks (SUD, CoNLL-U) to learn from, read as one.
        dev: treebanks that decide with them which rules are linted.
        published: a published rule set in the original's format; rules that our own treebanks bear out are
            added with source `authors`.
        registry: what is known of the treebanks; those that may be quoted give examples.

    Raises:
        TreebankError, GrammarError: a file cannot be read.
    """
    registry = registry or {}
    counts, notes = _count(train, "train", registry)
    checks, dev_notes = _count(dev, "dev", registry)
    rules = [_check(rule, checks) for family in families().values() for rule in family.learn(counts)]
    if published is not None:
        rules += _published(read_rule_file(published, source="authors"), rules, counts, checks)
    finished = [_finish(rule) for rule in sorted(rules, key=lambda rule: rule.id)]
    quotable = {note.name for note in (*notes, *dev_notes) if note.quote}
    if quotable:
        finished = add_examples(
            language, finished, (*train, *dev), lambda comments: _quotable(comments, registry, quotable)
        )
    null_subjects = round(counts.without_subject / max(1, counts.finite_verbs), 2)
    return RuleBook(language, tuple(finished), (*notes, *dev_notes), null_subjects=null_subjects)


def _quotable(comments: Iterable[str], registry: Mapping[str, Provenance], quotable: set[str]) -> str | None:
    name = treebank_of(comments, registry)
    return name if name in quotable else None


def _sites(rule: Rule, counts: Counts) -> list[Any]:
    return counts.edges.get((rule.relation, rule.dependent, rule.head), [])


def _check(rule: Rule, checks: Counts) -> Rule:
    """The rule with what a treebank that it was not learned from says of it."""
    assert rule.evidence is not None  # learned rules have evidence
    if rule.governors:
        by_word = checks.governed.get((rule.relation, rule.dependent, rule.head), {})
        held, count = measured(rule, by_word, families()[rule.family].verdict)
    elif rule.unless:
        by_word = checks.of_word.get((rule.relation, rule.dependent, rule.head), {})
        held, count = measure_by_word(rule, by_word, families()[rule.family].verdict)
    else:
        held, count = measure(rule, _sites(rule, checks), families()[rule.family].verdict)
    return replace(rule, evidence=replace(rule.evidence, checked_held=held, checked_count=count))


def _published(published: Iterable[Rule], own: Sequence[Rule], train: Counts, dev: Counts) -> Iterator[Rule]:
    """The published rules that are not our own already and that our treebanks, taken together, bear out."""
    known = {rule.id for rule in own}
    for rule in published:
        relation = _RENAMED.get(rule.relation, rule.relation)
        if relation in _GONE:
            continue
        rule = replace(rule, relation=relation)
        if rule.id in known:
            continue
        family = families()[rule.family]
        sites = [*_sites(rule, train), *_sites(rule, dev)]
        rule = learn_exceptions(rule, family.exceptions(rule), sites, family.verdict)
        held, count = measure(rule, sites, family.verdict)
        if count >= MINIMUM_SITES and wilson_lower(held, count) >= MINIMUM_BOUND:
            known.add(rule.id)
            yield replace(rule, evidence=Evidence(count, held, treebank=""))


def _finish(rule: Rule) -> Rule:
    """The rule with its message and the decision whether to lint it."""
    family = families()[rule.family]
    why_not = family.why_not_lint(rule) or _why_not_sure(rule.evidence)
    return replace(rule, message=family.message(rule), lint=why_not is None, note=why_not or "")


def _why_not_sure(evidence: Evidence | None) -> str | None:
    """Why the evidence does not suffice for linting."""
    if evidence is None:
        return "there is no evidence for it"
    if evidence.held < LINT_SHARE * evidence.count:
        return f"it holds at less than {LINT_SHARE:.0%} of its sites"
    if evidence.checked_count >= CHECKED_SITES and evidence.checked_held < CHECKED_SHARE * evidence.checked_count:
        return f"it holds at less than {CHECKED_SHARE:.0%} of the sites that it was checked on"
    held, count = evidence.held + evidence.checked_held, evidence.count + evidence.checked_count
    if wilson_lower(held, count) < LINT_BOUND:
        return "it was seen too rarely to be sure"
    return None
