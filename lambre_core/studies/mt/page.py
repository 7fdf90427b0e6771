"""The page: tables with what was done; what they show is written by people and kept when the page is made anew."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from lambre_core.evaluation.linting import DEFAULT_CONFIDENCE
from lambre_core.reports.resampling import RESAMPLES
from lambre_core.reports.signature import Signature, files_hash, signature, text_hash
from lambre_core.studies.correlation import CUTOFF, PERMUTATIONS, pearson, spearman
from lambre_core.studies.mt import tables
from lambre_core.studies.mt.data import TASKS, Task
from lambre_core.studies.mt.judging import published_rules
from lambre_core.studies.mt.study import Measured, Plan

_READING = re.compile(r"<!-- begin reading(?: of (?P<of>\S+))? -->\n(?P<text>.*?)<!-- end reading -->\n", re.DOTALL)


def page(all_measured: Sequence[Measured], plan: Plan, old: str = "", image: str = "") -> str:
    """The page in Markdown.

    Args:
        old: the page as it was, whose reading is kept.
        image: the file name of the figure, which lies beside the page; empty where there is none.
    """
    made_with = signature_of(all_measured, plan)
    lines = [
        "# Machine translation: does the score rank systems as people do?",
        "",
        *_introduction(all_measured, plan, made_with),
        "",
        *_reading(old, made_with),
        "",
        *_method(),
        *_overview(all_measured, plan.seed, image),
    ]
    lines += _report(all_measured[0].task)
    for measured in all_measured:
        lines += ["", *_task(measured, plan.seed)]
    return "\n".join(lines).rstrip("\n") + "\n"


def command(plan: Plan) -> str:
    """What makes the page again."""
    whole = len(plan.tasks) == len(TASKS)
    sets = "" if whole else "".join(f" --set {task.name}" for task in plan.tasks)
    limit = f" --limit {plan.limit}" if plan.limit else ""
    return f"lambre-lint study mt{sets}{limit} --write docs/studies/mt.md"


def signature_of(all_measured: Sequence[Measured], plan: Plan) -> Signature:
    """What the figures were made with."""
    models = {measured.task.language: measured.model for measured in all_measured}
    published = {
        f"{language}.published-rules": files_hash((published_rules(language, plan.data),)) for language in models
    }
    data = [plan.data / "eval" / "mt" / name for task in plan.tasks for name in task.files]
    return signature(
        {"min-confidence": str(DEFAULT_CONFIDENCE), "unit": "segment"},
        models,
        {
            **published,
            **all_measured[0].overlap,
            "data": files_hash(data),
            "segments": str(plan.limit or "all"),
            "resamples": str(RESAMPLES),
            "permutations": str(PERMUTATIONS),
            "seed": str(plan.seed),
        },
    )


def _introduction(all_measured: Sequence[Measured], plan: Plan, made_with: Signature) -> Iterator[str]:
    tokens = sum(one.tokens for measured in all_measured for system in measured.segments for one in system)
    systems = sum(len(measured.outputs.systems) for measured in all_measured)
    yield f"""\
Outputs of the translation systems of WMT 2021 and 2023, checked and scored as a user's files would be, beside what
people thought of the systems: {len(all_measured)} tasks, {systems} translations, {tokens:,} tokens. It follows the
study of Pratapa et al. (2021, Tables 3 and 5-7) on other years, with other parsers, and adds what their tables leave
open: how sure the figures are, and what BLEU and chrF would have said. Made by

    {command(plan)}

which needs `pip install 'lambre-lint[study]'` and the data's folder in `LAMBRE_DATA`. Signature, in full and in short:

    {made_with.long()}

    {made_with.short()}"""


def _reading(old: str, made_with: Signature) -> Iterator[str]:
    """What people wrote of the figures, with a warning where it was of others."""
    digest = text_hash(made_with.long())
    found = _READING.search(old)
    text = found["text"].strip("\n") if found else "Nobody has written yet what these figures show."
    text = re.sub(r"^> These lines are about figures .*?\n\n", "", text)
    yield "## What the numbers show, and what they do not"
    yield ""
    of = found["of"] if found and found["of"] else digest
    yield f"<!-- begin reading of {of} -->"
    if of != digest:
        yield (
            f"> These lines are about figures with another signature ({of}; now {digest}): read them again, and write "
            "the new one above them."
        )
        yield ""
    yield text
    yield "<!-- end reading -->"


def _method() -> Iterator[str]:
    yield f"""\
## What is measured

*Scores.* L'AMBRE's score of a corpus is the mean, over the rules that apply, of the share of their sites that hold;
counts are accumulated over the corpus. *agreement* is the mean over the rules of agreement. *assignment* is the
paper's *argument structure*: which case or verb form a word must have in a relation. *government*, which the paper does
not have, is ours: the case that a certain preposition asks for; *union* (the paper's *joint*) is the mean over all
rules. Three judges:

- *paper's rules*: the rules that the authors published (SUD 2.5, Czech, German, Russian), judged as their code does: an
  absent feature satisfies a rule, no site is left out. The trees are those of our parser, not of theirs.
- *as the original*: our rules without overlays, judged in the same way.
- *ours*: our rules and our judge, which leaves sites undecided where a feature is absent, in constructions that a rule
  excepts and in fixed phrases. *by site* is its plain share of sites that hold: a rule counts as much as it has sites.

*findings per 1000* tokens are what `lambre-lint check` shows (confidence from {DEFAULT_CONFIDENCE}), the lexicon and
all reasons to abstain taken into account; *any confidence* are those that it finds at all. *judged* is the share of
sites for findings that were decided. *arcs* is a control that knows no rule: the mean log-probability of a token's arc,
that is, how sure the parser is of the tree. BLEU and chrF are sacrebleu's, against the one reference refA.

*People.* 2021: standardised direct assessment (DA) in the context of the document; 2023: DA with labelled points
(DA+SQM). English to German has also MQM, marked errors weighed by gravity. Higher is better in all; for correlations
findings count with the opposite sign. Systems have the score of all their segments, also where people saw some only.

*Correlation* is over systems; people's translations (refA and so on, *in italics*) are left out unless a column says
something else. Outliers by people's scores are taken away as Mathur et al. (2020) do: systems that lie more than
{CUTOFF} median absolute deviations (times 1.483) from the median. Intervals in brackets are 95 % over {RESAMPLES}
bootstrap samples of the segments: they say how far other texts would have changed a figure for the same systems and
the same people's scores; they lean towards 0, as a sample adds noise to noise. They do not say what other systems would
have given, which is far more. Of this, *p* gives an idea: how often pairing systems and people's scores at random gives
an r as far from 0 (all pairings, or {PERMUTATIONS:,} of them; two-sided, no correction for the many tests)."""


def _overview(all_measured: Sequence[Measured], seed: int, image: str) -> Iterator[str]:
    yield """
## Correlation with people's scores of systems (the paper's Table 3)

Pearson's r, without outliers. A star: p < 0.05. *mean*: over the tasks, with DA or DA+SQM; where a metric
lacks a language, over the others, if these are most.
"""
    yield from tables.correlation_table(all_measured, pearson, without_outliers=True, seed=seed)
    yield "\nPearson's r, all systems.\n"
    yield from tables.correlation_table(all_measured, pearson, without_outliers=False, seed=seed)
    yield "\nSpearman's rho, without outliers.\n"
    yield from tables.correlation_table(all_measured, spearman, without_outliers=True)
    yield "\nSpearman's rho, all systems.\n"
    yield from tables.correlation_table(all_measured, spearman, without_outliers=False)
    yield "\nThe outliers.\n"
    yield from tables.outlier_table(all_measured)
    if image:
        yield f"""
![People's scores over our score, a panel a task]({image})

Our score of every translation with its 95 % interval; people's translations are diamonds, outliers grey.
"""
    yield """
## Against BLEU and chrF

Differences of Pearson's r without outliers, and Williams's test (two-sided) that there is none: both metrics are
correlated with the same people's scores. With so few systems the test finds large differences only.
"""
    yield from tables.difference_table(all_measured)
    yield """
## How far apart systems are

Scores of the worst, the median and the best system, half the width of a system's own interval (the median of the
systems), the scores of people's translations, and how many systems score above (of findings: have fewer than) each.
"""
    yield from tables.spread_table(all_measured)
    yield """
Reliability: the share of the variance between systems (people's translations left out, outliers not) that is not the
chance of these texts; 0 if systems differ no more than the same system would on other texts. With a reliability of q
no correlation above the root of q is to be expected, however well a metric measures.
"""
    yield from tables.reliability_table(all_measured)
    yield """
What is held for wrong, in a thousand tokens. Nearly all of what the score counts as broken the linter does not report:
another reading of the words is admissible, the tree is in doubt, or the rule is not for linting.
"""
    yield from tables.broken_table(all_measured)
    yield """
How many rules make a score, each of them with the same weight, and how many sites a rule has in the output of one
system (on average).
"""
    yield from tables.coverage_table(all_measured)
    yield """
Of the pairs of systems, how many a metric tells apart (the 95 % interval of the difference, over the same samples of
segments for both, does not hold 0), and how many of these are in people's order.
"""
    yield from tables.resolution_table(all_measured)
    yield """
## From 2021 to 2023

The paper follows scores over years on other test sets every year. The texts of a year are easier or harder for every
rule, so here the translation refA of the same texts is subtracted: the median system's score minus that of refA, times
100 (findings per 1000 tokens as they are). Above 0 the median system is *better* than the person.
"""
    yield from tables.trend_table(all_measured)
    segments = tables.segment_table(all_measured, seed)
    if len(segments) > 2:
        yield """
## Single segments

English to German only, where people's scores of single segments are at hand; all systems together, no people's
translations. *scored*: the share of the pairs (a system, a segment) with a score; a segment in which no rule applies
has none and is left out (the original says 1). Findings are counted per token. *Pearson* and *Spearman* are over all
pairs; they also reward a metric that knows which segments are hard. *within segments* are deviations from the mean of
the systems on the same segment.
"""
        yield from segments


def _report(task: Task) -> Iterator[str]:
    yield f"""
## One report that ranks the systems

The same texts as files, a segment a line, and one report on them, with every rule and the worst segments:

    lambre-lint study mt --texts outputs
    lambre-lint report outputs/{task.name}/*.txt --language {task.language} --unit line --group-by system \\
        --format html --output {task.name}.html

Its scores are those of the column *union* below; its intervals are of other samples."""


def _task(measured: Measured, seed: int) -> Iterator[str]:
    tokens = sum(one.tokens for system in measured.segments for one in system)
    yield f"## {measured.task.name}"
    yield ""
    yield (
        f"{len(measured.outputs.segments)} segments, {len(measured.outputs.systems)} translations, {tokens:,} tokens. "
        "Ranked by our score."
    )
    yield ""
    yield from tables.system_table(measured)
    for people in measured.people:
        yield f"\nCorrelation with people's scores ({people.kind}).\n"
        yield from tables.task_correlations(measured, people, seed)
    yield """
The rules that most surely tell the best third of the systems, by people's scores, from the worst third: sites of our
judge, all systems of a third together, and how many of a hundred are broken. *z* is the difference in standard errors,
above 0 where the worst third breaks the rule more often; with so many rules, some reach 2 by chance.
"""
    yield from tables.rule_table(measured)
