"""Trials: what exceptions and conditional rules do to the findings in texts in which people marked errors.

Texts are judged as `lambre-lint evaluate gei` does, on the parser's trees, with the lexicon and all doubts. Half of the
texts choose, the other half confirms.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from lambre_core.check import document_settings, parse_documents, read_text, view_of
from lambre_core.documents.read import Document
from lambre_core.documents.unit import TextUnit
from lambre_core.evaluation.ablation import view_without
from lambre_core.evaluation.judged import judge
from lambre_core.evaluation.linting import DEFAULT_CONFIDENCE, EVERYTHING, Linted, alarm_of
from lambre_core.evaluation.options import Options
from lambre_core.evaluation.sets import LEARNERS, MACHINES, GoldSet
from lambre_core.evaluation.sources import every
from lambre_core.findings.build import View, judge_mended
from lambre_core.findings.finding import Finding
from lambre_core.findings.mending import mended
from lambre_core.grammar.families import families
from lambre_core.grammar.judge import outcomes
from lambre_core.grammar.rule import Grammar, Outcome, Rule, Verdict
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.training.trees.attributes import Attributes, Scene, attributes, scene_of
from lambre_core.training.trees.cart import fits
from lambre_core.training.trees.learn import Conditional, Excepted
from lambre_core.training.trees.sites import ASSIGNMENT
from lambre_core.treebank.sud import in_scheme
from lambre_core.treebank.tree import Sentence, Token

LOSS = 0.1
"""Most right findings that an exception may cost for each wrong one that it saves."""

LEAST_FOUND = 5
"""Fewer findings in one half of the texts tell nothing of a rule that adds them."""

SETS = {
    "cs": ("geccc", "esa-wmt24-en-cs"),
    "de": ("falko-merlin", "mqm-wmt23-en-de"),
    "et": ("estgec-l2",),
    "ru": ("mqm-news-en-ru",),
    "uk": ("ua-gec",),
}
"""The sets of languages that have one with enough findings. The first decides; the second, translations by machines,
with few errors and many wrong findings, shows whether it is the same elsewhere."""

LIMITS = {"ua-gec": 8000}
"""How many texts of a set are read, if not all."""


@dataclass(frozen=True, slots=True)
class Noted:
    """A finding that is shown.

    Attributes:
        text: number of its text.
        right: whether it is at an error that somebody marked.
        broken: the rules that it breaks, each with the attributes of the edge on which it does.
    """

    text: int
    code: str
    right: bool
    broken: tuple[tuple[str, Attributes], ...]


@dataclass(frozen=True, slots=True)
class Tried:
    """Wrong and right findings among some, in the half of the texts that chooses and in the one that confirms."""

    wrong: tuple[int, int]
    right: tuple[int, int]

    @property
    def good_exception(self) -> bool:
        """Whether they may go: wrong ones in both halves, and hardly any right one."""
        return all(wrong and right <= LOSS * wrong for wrong, right in zip(self.wrong, self.right, strict=True))

    def raises(self, today: Tried) -> bool:
        """Whether to find them, too, makes a larger share right, in both halves, and there are enough to tell."""
        halves = zip(self.wrong, self.right, today.wrong, today.right, strict=True)
        return all(
            right + wrong >= LEAST_FOUND and right * (before_right + before_wrong) > before_right * (right + wrong)
            for wrong, right, before_wrong, before_right in halves
        )


def tried(findings: Iterable[Noted]) -> Tried:
    counts = {(half, right): 0 for half in (0, 1) for right in (False, True)}
    for one in findings:
        counts[one.text % 2, one.right] += 1
    return Tried((counts[0, False], counts[1, False]), (counts[0, True], counts[1, True]))


def removed(findings: Iterable[Noted], exceptions: Sequence[Excepted]) -> list[Noted]:
    """The findings of which nothing is left where rules are not judged in exceptions."""
    return [
        one
        for one in findings
        if one.broken and all(any(e.covers(rule, known) for e in exceptions) for rule, known in one.broken)
    ]


# Judging

Change = Callable[[Scene, list[Outcome]], list[Outcome]]
"""From the outcomes on the edges of a sentence to those that shall be judged."""


def as_today(_scene: Scene, found: list[Outcome]) -> list[Outcome]:
    return found


def with_rules(conditional: Sequence[Conditional]) -> Change:
    """The outcomes with those of further rules, where their conditions are met."""
    by_edge: dict[tuple[str, str, str], list[tuple[Rule, Conditional]]] = {}
    for number, one in enumerate(conditional):
        edge = (one.kind.dependent, one.kind.relation, one.kind.head)
        by_edge.setdefault(edge, []).append((rule_of(one, number), one))

    def change(scene: Scene, found: list[Outcome]) -> list[Outcome]:
        further = [
            outcome
            for token in scene.sentence.tokens
            if (head := scene.sentence.head_of(token)) is not None
            for rule, one in by_edge.get((token.upos or "", token.deprel or "", head.upos or ""), ())
            if fits(one.tests, attributes(scene, token, head, ruled=rule.feature))
            for outcome in [_outcome(rule, token, head)]
        ]
        return sorted((*found, *further), key=lambda outcome: (outcome.dependent.id, outcome.rule.id))

    return change


def rule_of(one: Conditional, number: int) -> Rule:
    """The rule of a leaf; its number tells it from rules of other leaves."""
    kind = one.kind
    allowed = (one.label,) if kind.family == ASSIGNMENT else ()
    rule = Rule(kind.family, kind.dependent, kind.relation, kind.head, kind.feature, allowed=allowed)
    return replace(rule, only=f"if{number}", message=families()[kind.family].message(rule))


def _outcome(rule: Rule, token: Token, head: Token) -> Outcome:
    verdict: Verdict = families()[rule.family].verdict(rule, token.feats, head.feats)
    none: frozenset[str] = frozenset()
    return Outcome(rule, token, head, verdict, token.feats.get(rule.feature, none), head.feats.get(rule.feature, none))


def gold_sets_of(language: str) -> list[GoldSet]:
    """The sets of a language, the one that decides first."""
    by_name = {found.name: found for found in (*LEARNERS, *MACHINES)}
    return [by_name[name] for name in SETS.get(language, ())]


def findings(gold_set: GoldSet, options: Options, change: Change = as_today) -> list[Noted]:
    """What is shown in the texts of a set.

    Raises:
        EvaluationError: data is missing or broken.
    """
    passages = every(list(gold_set.read(options.data / "eval" / gold_set.file)), LIMITS.get(gold_set.name))
    found = list(_found([passage.text for passage in passages], gold_set.language, options, change))
    results = [Linted(tuple(map(alarm_of, one)), 0, 0, {}) for one in found]
    return [
        Noted(number, item.alarm.code, item.right, _broken(finding))
        for number, (judged, own) in enumerate(zip(judge(passages, results, gold_set), found, strict=True))
        # Where the words of a text are not known nothing is judged.
        for item, finding in zip(judged.found, own if judged.found else (), strict=True)
        if item.alarm.confidence >= DEFAULT_CONFIDENCE
    ]


def _found(texts: Sequence[str], language: str, options: Options, change: Change) -> Iterator[list[Finding]]:
    """The findings of any confidence in each text, in order, but for those that break no rule."""
    grammar = load_grammar(language)
    view_in = view_without(options.without) if options.without else view_of
    for parsed in parse_documents(
        _documents(texts), EVERYTHING, language=language, load=options.load, store=options.store
    ):
        view = view_in(parsed.document, language, EVERYTHING)
        own = [
            finding
            for item in parsed.units
            for sentence in item.sentences
            for finding in _judged(sentence, grammar, item.unit, view, change)
        ]
        yield sorted(own, key=lambda finding: (finding.range.start.byte, finding.code))


def _documents(texts: Sequence[str]) -> Iterator[Document]:
    how = document_settings(EVERYTHING)
    for number, text in enumerate(texts, 1):
        yield read_text(f"{number}.txt", text.encode("utf-8", "surrogatepass"), how)


def _judged(sentence: Sentence, grammar: Grammar, unit: TextUnit, view: View, change: Change) -> tuple[Finding, ...]:
    tree = in_scheme(sentence, grammar.scheme, grammar.language)
    if tree is None:
        return ()
    tree = mended(tree, view.readings, grammar)
    found = change(scene_of(tree), list(outcomes(grammar, tree)))
    return judge_mended(tree, grammar, unit, view, found).findings


def _broken(finding: Finding) -> tuple[tuple[str, Attributes], ...]:
    """The rules that a finding breaks, each with the attributes of its edge in the judged tree."""
    if finding.cause is None or finding.tree is None:
        return ()
    scene = scene_of(finding.tree)
    broken = []
    for violation in finding.cause.violations:
        outcome = violation.outcome
        dependent, head = (finding.tree.tokens[token.id - 1] for token in (outcome.dependent, outcome.head))
        above = finding.tree.head_of(dependent)
        # A rule about a noun may be put at its modifier, whose form breaks it.
        if outcome.rule.allowed and above is not None and above.id != head.id and above.head == head.id:
            dependent = above
        broken.append((outcome.rule.id, attributes(scene, dependent, head, ruled=outcome.rule.feature)))
    return tuple(broken)
