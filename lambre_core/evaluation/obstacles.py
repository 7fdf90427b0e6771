"""Obstacles: what stands in the way of a finding at a wrong word, by what becomes of the ruled edges there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lambre_core.evaluation.linting import DEFAULT_CONFIDENCE
from lambre_core.findings.abstention import UNKNOWN, abstention, improbable
from lambre_core.findings.adjuncts import as_asked
from lambre_core.findings.build import readings_in
from lambre_core.findings.confidence import family_verdict
from lambre_core.findings.doubts import doubtful_edges, doubts_about, is_reference
from lambre_core.findings.explaining import Edge, settle
from lambre_core.findings.mending import mended
from lambre_core.findings.readings import Readings
from lambre_core.grammar.judge import all_outcomes
from lambre_core.grammar.rule import Grammar, Outcome, Verdict
from lambre_core.treebank.tree import Sentence, Span

BELOW, IMPROBABLE, NO_WORD = "below the threshold", "improbable tree", "not a word of the parser's"
NO_EDGE, HELD, EXPLAINED = "no ruled edge", "the tagger sees no clash", "explained away"
CLASH = "clash without finding"
ABSTAINED, DOUBTED = "undecided: ", "doubted: "

GROUPS = (BELOW, "clash, not found", "doubted", "undecided", HELD, NO_EDGE, "tree")
"""What obstacles are counted as in tables, from what comes nearest to a finding on."""

ABOUT = f"""\
*{NO_EDGE}*: no rule speaks of an edge of the word, as the parser attaches it. *undecided*: a
rule does, but does not judge the site ({UNKNOWN}, excepted construction ...). *doubted*: the tree looks wrong there;
named is the first doubt (`lambre_core/findings/doubts`). *{HELD}*: the words agree as they stand, such as a whole
noun phrase in the wrong case, or the tagger repairs the error. *{EXPLAINED}*: the tagger's features clash, but
admissible readings of the forms do not. *{BELOW}*: found with a confidence under {DEFAULT_CONFIDENCE}. *{CLASH}*:
merged into a finding at other words.
"""


def group_of(cause: str) -> str:
    """The one of `GROUPS` in which a cause is counted."""
    if cause in (EXPLAINED, CLASH):
        return "clash, not found"
    if cause in (IMPROBABLE, NO_WORD):
        return "tree"
    return cause.partition(":")[0] if cause.startswith((ABSTAINED, DOUBTED)) else cause


def grouped(causes: Mapping[str, int]) -> dict[str, int]:
    """How many causes each of `GROUPS` has."""
    groups = dict.fromkeys(GROUPS, 0)
    for cause, number in causes.items():
        groups[group_of(cause)] += number
    return groups


def why_missed(span: Span, sentences: Sequence[Sentence], grammar: Grammar, readings: Readings) -> str:
    """What becomes of the ruled edges at the word of a text that overlaps a range.

    Args:
        sentences: of the text, with spans into it.
        readings: of words out of context.
    """
    for found in sentences:
        for token in found.tokens:
            if token.span is not None and token.span[0] < span[1] and span[0] < token.span[1]:
                return IMPROBABLE if improbable(found) else _of_word(token.id, found, grammar, readings)
    return NO_WORD


def _of_word(number: int, found: Sentence, grammar: Grammar, readings: Readings) -> str:
    sentence = mended(found, readings, grammar)
    in_place = readings_in(sentence, readings)
    edges: dict[Edge, list[Outcome]] = {}
    reasons: list[str] = []
    for outcome in all_outcomes(grammar, sentence):
        if not outcome.rule.lint:
            continue
        edge = (outcome.dependent.id, outcome.head.id)
        reason = abstention(outcome, ())
        if reason is None or reason == UNKNOWN:
            edges.setdefault(edge, []).append(as_asked(outcome))
        if reason is not None and number in edge:
            reasons.append(reason)
    own = [edge for edge in edges if number in edge]
    if not own:
        return ABSTAINED + reasons[0] if reasons else NO_EDGE
    doubted = doubtful_edges(sentence, edges, in_place, grammar.drops_subjects, grammar.language)
    doubtful = {edge: edges.pop(edge) for edge in doubted}
    # Readings are weighed where each word has one head: references have one in the tree already.
    parts = [{edge: group for edge, group in edges.items() if is_reference(group) is kind} for kind in (False, True)]
    verdicts = {
        edge: found for part in parts for edge, found in settle(part, in_place, family_verdict).verdicts.items()
    }
    clear = [
        (outcome.verdict, verdict)
        for edge in own
        if edge not in doubtful
        for outcome, verdict in zip(edges[edge], verdicts[edge], strict=True)
    ]
    if any(after is Verdict.BROKEN for _, after in clear):
        return CLASH
    if any(before is Verdict.BROKEN for before, _ in clear):
        return EXPLAINED
    first = next((edge for edge in own if edge in doubtful), None)
    if first is not None:
        about = doubts_about(sentence, {first: doubtful[first]}, in_place, grammar.drops_subjects, grammar.language)
        return DOUBTED + about[first][0]
    if any(after is Verdict.HELD for _, after in clear):
        return HELD
    return ABSTAINED + (reasons[0] if reasons else UNKNOWN)
