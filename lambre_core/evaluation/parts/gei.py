"""Error identification: findings against errors that people marked (Pratapa et al. 2021, section 4, Algorithm 1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from lambre_core.evaluation.error_file import write_errors
from lambre_core.evaluation.errors import EvaluationError
from lambre_core.evaluation.intervals import Estimate, Totals, estimate, samples
from lambre_core.evaluation.judged import UNION, Judged, judge, vector
from lambre_core.evaluation.linting import DEFAULT_CONFIDENCE, lint, wanted
from lambre_core.evaluation.matching import VERDICTS, first_fix_is_right
from lambre_core.evaluation.options import Options
from lambre_core.evaluation.passage import changed
from lambre_core.evaluation.sets import HELD_OUT, LABELLED, LEARNERS, MACHINES, GoldSet
from lambre_core.evaluation.signature import signature
from lambre_core.evaluation.sources import every
from lambre_core.evaluation.tables import Section, count, per_thousand, share, table
from lambre_core.evaluation.unmarked import is_unmarked_error, quotes_of
from lambre_core.grammar.families import families

NAME = "gei"
HELP = "error identification: findings against errors that people marked"

ABOUT = f"""\
Texts of learners and translations by machines in which people marked errors. Tokens are joined to text as in print.

*P*, *R* and *F0.5* are those of Algorithm 1 of Pratapa et al. (2021) against *typed* errors, those of the set's
grammatical types: a token with such an error, by any annotator, is a hit where a finding connects it with another word,
else it is missed; a token without one is half a false alarm for each such token at the other end of a finding. So a
finding between two clean words costs one, and a finding at a wrong word nothing. Of a correction that spans several
tokens those are wrong that do not stand in it as they are.

*right* is the share of findings that a user would not call false: the word at fault, or one of the words that it
clashes with, is a token that some annotator changed, for whatever reason. A finding is *typed* if such a token has an
error of the set's types, else *other*; *beside* if an annotator moved one of its words or put a word directly beside
it, which counts as false; else *false*.

Figures are for findings of a confidence of at least {DEFAULT_CONFIDENCE}, which users see by default, unless a table
says something else. By family: *agreement*, *assignment* and so on are the findings that break a rule of it, *union* is
all. Of sentences that only have a label (RuCoLA) each counts as one token. *First fix*: of the first fixes that change
a token which an annotator changed, how many write what an annotator wrote (but for capitals); at errors of other types
than the set's, which are other words or spellings, few can. *Read again*: with the errors that nobody marked, as far as
somebody has read the places again (`lambre_core/evaluation/unmarked`); no other figure counts them.
"""

SETS = tuple(found.name for found in (*LEARNERS, *HELD_OUT, *MACHINES, *LABELLED))

THRESHOLDS = (0.0, 0.3, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95)
LEAST_OF_TYPE = 10
"""Types of error that occur more rarely are counted together."""


def measure(options: Options) -> Iterator[Section]:
    """Measure every set that is wanted and for which there is a model.

    Raises:
        EvaluationError: data is missing or broken, or a text could not be checked.
    """
    judged_sets: dict[str, Sequence[Judged]] = {}
    for gold_set in wanted((*LEARNERS, *HELD_OUT, *MACHINES, *LABELLED), options):
        judged = judged_sets[gold_set.name] = judged_passages(gold_set, options)
        yield section(gold_set, judged, options)
        if options.errors is not None:
            write_errors(options.errors, judged_sets)


def judged_passages(gold_set: GoldSet, options: Options, *, fixes: bool = True) -> list[Judged]:
    """The passages of a set with what is found in them."""
    path = options.data / "eval" / gold_set.file
    passages = every(list(gold_set.read(path)), options.limit)
    if not passages:
        raise EvaluationError(f"{path}: has no texts.")
    texts = [passage.text for passage in passages]
    results = lint(texts, gold_set.language, options, fixes=fixes and gold_set in (*LEARNERS, *HELD_OUT))
    return list(judge(passages, results, gold_set))


# --- the section -----------------------------------------------------------------------------------


def section(gold_set: GoldSet, judged: Sequence[Judged], options: Options) -> Section:
    """The tables of one set."""
    columns = (*sorted(families()), UNION)
    totals = {
        family: samples([vector(one, DEFAULT_CONFIDENCE, family) for one in judged], seed=options.seed)
        for family in columns
    }
    tokens = sum(one.tokens for one in judged)
    findings = totals[UNION][0][6]
    labelled = bool(judged[0].passage.label)
    typed = sum(bool(one.gold.typed) if labelled else len(one.gold.typed) for one in judged)
    row = (
        options.title(gold_set.name),
        gold_set.language,
        str(len(judged)),
        str(tokens),
        str(typed),
        count(findings),
        per_thousand(findings, tokens),
        *(str(value) for value in measures(totals[UNION])[:3]),
        str(measures(totals[UNION])[-1]),
    )
    body = [
        gold_set.about,
        "",
        f"    {options.command(NAME, gold_set.name)}",
        "",
        f"{signature(gold_set.language, seed=options.seed, limit=options.limit, model=options.model)}.",
        "",
        *table(FAMILY_HEAD, (family_row(family, totals[family]) for family in columns)),
        "",
        *table(CURVE_HEAD, (curve_row(judged, confidence) for confidence in THRESHOLDS)),
    ]
    if not options.without:
        # What a part is worth the two tables above say.
        kinds = table(LABEL_HEAD, label_rows(judged)) if labelled else table(KIND_HEAD, kind_rows(gold_set, judged))
        body += ["", *table(RULE_HEAD, rule_rows(judged)), "", *kinds]
    body += [text for line in (again_line(gold_set, judged), fix_line(judged)) if line for text in ("", line)]
    return Section(NAME, options.title(gold_set.name), HEADLINE, row, "\n".join(body))


HEADLINE = ("set", "", "texts", "tokens", "typed errors", "findings", "per 1000", "P", "R", "F0.5", "right")
FAMILY_HEAD = ("family", "findings", "P", "R", "F0.5", "P, any error", "right, typed", "right")
CURVE_HEAD = ("confidence from", "findings", "P", "R", "F0.5", "right, typed", "right")
RULE_HEAD = ("rule", "findings", *VERDICTS, "right")
KIND_HEAD = ("type of error", "typed", "errors", "found", "share")
LABEL_HEAD = ("label", "sentences", "with a finding", "share")


def measures(totals: Totals) -> tuple[Estimate, ...]:
    """P, R, F0.5 against typed errors, P against any error, shares of findings that are right: typed, any."""
    return (
        estimate(totals, lambda sums: (sums[0], sums[0] + sums[1])),
        estimate(totals, lambda sums: (sums[0], sums[0] + sums[2])),
        # 1.25 · P · R / (0.25 · P + R), without its divisions by zero.
        estimate(totals, lambda sums: (1.25 * sums[0], 1.25 * sums[0] + 0.25 * sums[2] + sums[1])),
        estimate(totals, lambda sums: (sums[3], sums[3] + sums[4])),
        estimate(totals, lambda sums: (sums[7], sums[6])),
        estimate(totals, lambda sums: (sums[8], sums[6])),
    )


def family_row(family: str, totals: Totals) -> tuple[str, ...]:
    return family, count(totals[0][6]), *map(str, measures(totals))


def curve_row(judged: Iterable[Judged], confidence: float) -> tuple[str, ...]:
    totals = samples([vector(one, confidence) for one in judged], resamples=0)
    precision, recall, score, _, right_typed, right = measures(totals)
    return (f"{confidence:.2f}", count(totals[0][6]), *map(str, (precision, recall, score, right_typed, right)))


def rule_rows(judged: Iterable[Judged]) -> list[tuple[str, ...]]:
    """The rules, those with most findings first."""
    counts: dict[str, Counter[str]] = {}
    for one in judged:
        for item in one.shown(DEFAULT_CONFIDENCE):
            counts.setdefault(item.alarm.code, Counter())[item.verdict] += 1
    ranked = sorted(counts.items(), key=lambda entry: (-entry[1].total(), entry[0]))
    return [
        (
            f"`{code}`",
            str(found.total()),
            *(str(found[verdict]) for verdict in VERDICTS),
            share(found["typed"] + found["other"], found.total()),
        )
        for code, found in ranked
    ]


def kind_rows(gold_set: GoldSet, judged: Iterable[Judged]) -> list[tuple[str, ...]]:
    """The types of error, typed ones first, then by number: at how many errors is there a finding."""
    errors: Counter[str] = Counter()
    found: Counter[str] = Counter()
    for one in judged:
        seen = {number for item in one.shown(DEFAULT_CONFIDENCE) for number in item.words}
        # What several annotators mark alike is one error.
        places = {(note.first, note.last, note.kind): changed(one.passage, note) for note in one.passage.annotations}
        for (_, _, kind), wrong in places.items():
            if wrong:
                errors[kind] += 1
                found[kind] += bool(wrong & seen)
    rare = {kind for kind, number in errors.items() if number < LEAST_OF_TYPE and not gold_set.typed.fullmatch(kind)}
    ranked = sorted(errors.items(), key=lambda item: (not gold_set.typed.fullmatch(item[0]), -item[1], item[0]))
    rows: list[tuple[str, ...]] = []
    for kind, number in ranked:
        if kind not in rare:
            typed = "yes" if gold_set.typed.fullmatch(kind) else ""
            rows.append((kind, typed, str(number), str(found[kind]), share(found[kind], number)))
    if rare:
        number, hits = sum(errors[kind] for kind in rare), sum(found[kind] for kind in rare)
        rows.append((f"{len(rare)} rarer types", "", str(number), str(hits), share(hits, number)))
    return rows


def label_rows(judged: Iterable[Judged]) -> list[tuple[str, ...]]:
    """The labels of sentences: in how many is there a finding."""
    sentences: Counter[str] = Counter()
    found: Counter[str] = Counter()
    for one in judged:
        sentences[one.passage.label] += 1
        found[one.passage.label] += bool(one.shown(DEFAULT_CONFIDENCE))
    return [
        (label, str(number), str(found[label]), share(found[label], number))
        for label, number in sorted(sentences.items())
    ]


def again_line(gold_set: GoldSet, judged: Iterable[Judged]) -> str:
    """How many findings are right if errors that nobody marked count; empty where nobody read again."""
    if not quotes_of(gold_set.name):
        return ""
    shown = [(item, one.passage.text) for one in judged for item in one.shown(DEFAULT_CONFIDENCE)]
    right = sum(item.right for item, _ in shown)
    unmarked = sum(not item.right and is_unmarked_error(item.alarm, text, gold_set.name) for item, text in shown)
    return (
        f"Read again: of the {len(shown) - right} findings that count as false {unmarked} stand at errors that nobody "
        f"marked (`lambre_core/evaluation/unmarked/{gold_set.name}.yaml`); with them {right + unmarked} of "
        f"{len(shown)} ({share(right + unmarked, len(shown)) or '–'}) are right."
    )


def fix_line(judged: Iterable[Judged]) -> str:
    """How many first fixes are right; empty where none is offered."""
    offered = 0
    right: Counter[tuple[str, bool]] = Counter()
    for one in judged:
        for item in one.shown(DEFAULT_CONFIDENCE):
            offered += item.alarm.fixes > 0
            answer = first_fix_is_right(item.alarm, one.passage)
            if answer is not None:
                right[item.verdict, answer] += 1
    if not offered:
        return ""
    good = sum(number for (_, answer), number in right.items() if answer)
    typed = right["typed", True] + right["typed", False]
    return (
        f"First fix: {offered} findings offer one; of {right.total()} that change a token which an annotator changed, "
        f"{good} ({share(good, right.total()) or '–'}) write what an annotator wrote; at errors of the set's types "
        f"{right['typed', True]} of {typed} ({share(right['typed', True], typed) or '–'})."
    )
