"""Explaining away: a broken rule is no violation where other admissible readings of the words satisfy it."""

from __future__ import annotations

from collections.abc import Sequence

from lambre_core.findings.confidence import Judge
from lambre_core.findings.readings import Readings
from lambre_core.grammar.rule import Outcome, Verdict
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Token


def settle(edge: Sequence[Outcome], readings: Readings, judge: Judge) -> list[Verdict]:
    """The verdicts on the outcomes of one edge once every admissible pair of readings has been tried.

    One pair must satisfy all rules of the edge at once. If none does, the violations are those that the
    pair breaking the fewest rules leaves, the more probable pair first. An outcome whose rule that pair
    cannot judge (a feature is absent) becomes undecided.
    """
    if all(outcome.verdict is not Verdict.BROKEN for outcome in edge):
        return [outcome.verdict for outcome in edge]

    dependents = _analysed(edge[0].dependent, readings)
    heads = _analysed(edge[0].head, readings)
    best: list[Verdict] | None = None
    rank: tuple[int, float] = (len(edge) + 1, 0.0)
    for dependent, dependent_probability in dependents:
        for head, head_probability in heads:
            verdicts = [judge(outcome.rule, dependent, head) for outcome in edge]
            own = (verdicts.count(Verdict.BROKEN), -dependent_probability * head_probability)
            if own < rank:
                best, rank = verdicts, own
    assert best is not None  # a word has at least one reading
    settled = [
        verdict if outcome.verdict is Verdict.BROKEN else outcome.verdict
        for outcome, verdict in zip(edge, best, strict=True)
    ]
    # Readings that mend one rule by breaking another that the tagger's own analysis satisfies explain nothing.
    if rank[0] > 0 and Verdict.BROKEN not in settled:
        return [outcome.verdict for outcome in edge]
    return settled


def _analysed(token: Token, readings: Readings) -> list[tuple[Features, float]]:
    """The features of the word's readings of the same UPOS; a rule says nothing of another part of speech."""
    analysed = [(reading.feats, reading.probability) for reading in readings(token) if reading.upos == token.upos]
    return analysed or [(token.feats, 1.0)]
