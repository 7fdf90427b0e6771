"""Calibration of confidences on annotated text, and how well it holds on text that it was not fitted to."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from lambre_core.evaluation.linting import DEFAULT_CONFIDENCE, Alarm, languages_with_model, lint
from lambre_core.evaluation.noised import clean_and_noised
from lambre_core.evaluation.options import Options
from lambre_core.evaluation.parts.gei import judged_passages
from lambre_core.evaluation.readers import m2
from lambre_core.evaluation.sets import LABELLED, LEARNERS
from lambre_core.evaluation.signature import signature
from lambre_core.evaluation.sources import every
from lambre_core.evaluation.tables import Section, table
from lambre_core.evaluation.unmarked import is_unmarked_error
from lambre_core.findings.calibration import FILE, OWN, POOLED, Calibration, construction, log_odds, values_name
from lambre_core.grammar.precision import precision_file
from lambre_core.resources import data_dir

NAME = "calibrate"
HELP = "fit confidences to the share that is right"

ABOUT = """\
The confidence of a finding is to be the share of such findings that are right (a word of it was changed by an
annotator, or stands where somebody read again and found an error that nobody marked; such places are left out of
corrected sides). Fitted, language by language, on the texts of learners and volunteers together with their corrected
sides, in which every finding counts as wrong (`lambre_core/findings/calibration.py`). How often findings are right
depends on how many errors there are: those that are right are weighted as if the texts had one error of the set's
types in 30 words, which makes languages comparable; in better text less is right. To these come sentences of the
treebanks' dev splits that models were not trained on (one in seven): clean, where every finding counts as wrong, and
with one word given another form, where those at this word are right; and sentences that are labelled as a whole
(RuCoLA): a finding is right in one with a grammatical error, wrong in an acceptable one. Languages without texts of
learners have common values, fitted on such sentences alone (*noised*). *uk.own*: with the dictionary that users build
for themselves. *Before* and *after* are measured with five folds, on texts that the values were not fitted to. Error:
mean distance of confidence and share right over tenths of confidence, weighted by findings; Brier: mean squared
distance of confidence and outcome.
"""

NOISED = "noised"
"""Name of the values for languages without annotated texts."""

LANGUAGES = tuple(dict.fromkeys(found.language for found in LEARNERS))
SETS = (*LANGUAGES, NOISED)

ERRORS = 1 / 30
"""Errors a word in the text that a confidence speaks of: between Falko-MERLIN (1/26) and GECCC (1/94)."""

FOLDS = 5
OFFSET_PRIOR = 0.05
"""Weight of the squared offset."""

SLOPE_PRIOR = 4.0
"""Weight of the squared distance of the slope from 1."""

RULE_PRIOR = 4.0
"""Weight of the squared term of a rule and of a construction; among the best on held-out folds (2 to 8 differ
little)."""

FLOORS = (0.0, 0.5)
"""Confidences below which all count alike, that are tried."""

LEAST_SHARE = 1e-6
"""Least probability of what is, where the floors are compared."""

STEPS = 200

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Example:
    """A finding: its rule, its confidence before calibration and whether it is right; the text that it stands in.

    Attributes:
        weight: for how many such findings it stands.
        as_written: it stands in the text as somebody wrote it, not in its correction or in a treebank's sentence.
    """

    rule: str
    confidence: float
    right: bool
    text: int
    weight: float = 1.0
    as_written: bool = True


def measure(options: Options) -> Iterator[Section]:
    """Measure every language that is wanted; with `options.apply`, write its values.

    `*` stands for the languages without texts of their own.
    """
    fitted: dict[str, Calibration] = {}
    precision: dict[str, dict[str, Any]] = {}
    # What a second network thinks weighs the confidence that comes out.
    without = replace(options, without=(*options.without, "calibration", "second"))
    for language in LANGUAGES:
        if not options.wants(language, language) or language not in languages_with_model():
            continue
        options.say(f"{language} …")
        examples = examples_of(language, without) + noised_examples(language, without, A_LANGUAGE)
        name = values_name(language)
        fitted[name] = fit(examples)
        if name == language:
            precision[language] = right_of_rules(language, examples, fitted[language])
        yield section(name, examples, fitted[name], options)
    if options.wants(NOISED, ""):
        options.say(f"{NOISED} …")
        examples = [
            example
            for number, language in enumerate(sorted(languages_with_model() - set(LANGUAGES)))
            for example in noised_examples(language, without, number * A_LANGUAGE)
        ]
        pooled = fit(examples)
        fitted[POOLED] = Calibration(pooled.offset, pooled.slope, floor=pooled.floor)
        yield section(NOISED, examples, fitted[POOLED], options)
    if options.apply:
        found = {language: asdict(value) for language, value in fitted.items()}
        renew(data_dir("rules") / FILE, found)
        renew(precision_file(), precision)


def renew(path: Path, found: Mapping[str, Any]) -> None:
    """Put the values of some languages in the place of those that a file has."""
    before: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    content = dict(sorted({**before, **found}.items()))
    path.write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def right_of_rules(language: str, examples: Sequence[Example], fitted: Calibration) -> dict[str, Any]:
    """Of each rule the findings that would be shown in texts as they were written: how many are right, how many."""
    counts: dict[str, list[int]] = {}
    for example in examples:
        if example.as_written and fitted(example.rule, example.confidence) >= DEFAULT_CONFIDENCE:
            count = counts.setdefault(example.rule, [0, 0])
            count[0] += example.right
            count[1] += 1
    texts = ", ".join(found.name for found in (*LEARNERS, *LABELLED) if found.language == language)
    return {"texts": texts, "rules": dict(sorted(counts.items()))}


def examples_of(language: str, options: Options) -> list[Example]:
    """The findings in the sets of a language, and those in their corrected sides, which all are wrong but for those at
    errors that nobody marked; these do not count there.

    Of sentences with a label those count that are right, or wrong in the way of the set's types.
    """
    found: list[tuple[Alarm, bool, int, bool]] = []
    errors = words = 0
    for gold_set in LABELLED:
        if gold_set.language == language:
            for text, one in enumerate(judged_passages(gold_set, options, fixes=False)):
                errors += bool(one.gold.typed)
                words += one.tokens
                # What is wrong with a sentence that is not grammatical says nothing of a finding in it.
                if one.gold.typed or not one.gold.changed:
                    found += ((item.alarm, bool(one.gold.typed), text, True) for item in one.found)
    for gold_set in LEARNERS:
        if gold_set.language != language:
            continue
        for text, one in enumerate(judged_passages(gold_set, options, fixes=False)):
            errors += len(one.gold.typed)
            words += one.tokens
            found += (
                (
                    item.alarm,
                    item.right or is_unmarked_error(item.alarm, one.passage.text, gold_set.name),
                    text,
                    True,
                )
                for item in one.found
            )
        passages = every(list(gold_set.read(options.data / "eval" / gold_set.file)), options.limit)
        corrections = [m2.corrected(passage) or "." for passage in passages]
        # A text and its correction have one number, so that folds keep them together.
        for text, result in enumerate(lint(corrections, language, options)):
            words += result.tokens
            found += (
                (alarm, False, text, False)
                for alarm in result.alarms
                if not is_unmarked_error(alarm, corrections[text], gold_set.name)
            )
    weight = ERRORS * words / max(errors, 1)
    return [
        Example(alarm.code, alarm.confidence, right, text, weight if right else 1.0, as_written)
        for alarm, right, text, as_written in found
    ]


def noised_examples(language: str, options: Options, first: int) -> list[Example]:
    """The findings in clean sentences, which all are wrong, and those at the changed words of noised ones.

    Args:
        first: number of the first text; a sentence and its noised copies have one.
    """
    sentences = list(clean_and_noised(language, options.data))
    found: list[Example] = []
    words = errors = 0
    numbers: dict[str, int] = {}
    for sentence, result in zip(sentences, lint((one.text for one in sentences), language, options), strict=True):
        number = first + numbers.setdefault(sentence.name, len(numbers))
        if sentence.changed is None:
            words += result.tokens
        else:
            errors += 1
        found += (
            Example(alarm.code, alarm.confidence, sentence.changed is not None, number, as_written=False)
            for alarm in result.alarms
            if sentence.changed is None or sentence.changed in alarm.spans
        )
    weight = ERRORS * words / max(errors, 1)
    return [replace(example, weight=weight) if example.right else example for example in found]


A_LANGUAGE = 1_000_000
"""More texts than a language has."""


def fit(examples: Sequence[Example]) -> Calibration:
    """The values with the floor that tells most about texts that they were not fitted to; without examples those that
    change nothing."""
    if not examples:
        return Calibration()
    return fit_above(examples, min(FLOORS, key=lambda floor: held_out_loss(examples, floor)))


def held_out_loss(examples: Sequence[Example], floor: float) -> float:
    """Weighted sum of minus the logarithm of the probability of what is, with values of the other folds."""
    total = 0.0
    for fold in range(FOLDS):
        others = fit_above([example for example in examples if example.text % FOLDS != fold], floor)
        for example in examples:
            if example.text % FOLDS == fold:
                share = others(example.rule, example.confidence)
                total -= example.weight * math.log(max(share if example.right else 1 - share, LEAST_SHARE))
    return total


def fit_above(examples: Sequence[Example], floor: float) -> Calibration:
    """Penalised logistic regression by Newton's method; confidences below the floor count as that."""
    rules = sorted({example.rule for example in examples})
    constructions = sorted({construction(rule) for rule in rules})
    terms = (*constructions, *rules)
    place = {term: 2 + number for number, term in enumerate(terms)}
    inputs = np.zeros((len(examples), 2 + len(terms)))
    for row, example in enumerate(examples):
        inputs[row, :2] = 1.0, log_odds(example.confidence, floor)
        inputs[row, [place[construction(example.rule)], place[example.rule]]] = 1.0
    right = np.array([example.right for example in examples], dtype=np.float64)
    count = np.array([example.weight for example in examples])
    weights: Floats = np.zeros(inputs.shape[1])
    weights[1] = 1.0
    start = weights.copy()
    prior = np.full(inputs.shape[1], RULE_PRIOR)
    prior[0], prior[1] = OFFSET_PRIOR, SLOPE_PRIOR
    for _ in range(STEPS):
        share = 1 / (1 + np.exp(-inputs @ weights))
        gradient = inputs.T @ (count * (share - right)) + prior * (weights - start)
        curvature = (inputs * (count * share * (1 - share))[:, None]).T @ inputs + np.diag(prior)
        step = np.linalg.solve(curvature, gradient)
        # Where findings are few or all alike, a whole step may go far beyond the goal.
        step *= min(1.0, 1.0 / float(np.abs(step).max() + 1e-12))
        weights = weights - step
        if np.abs(step).max() < 1e-8:
            break
    offset, slope, *found = (round(float(weight), 3) for weight in weights)
    values = dict(zip(terms, found, strict=True))
    return Calibration(
        offset, slope, {one: values[one] for one in constructions}, {rule: values[rule] for rule in rules}, floor
    )


def section(name: str, examples: Sequence[Example], fitted: Calibration, options: Options) -> Section:
    """How confidences agree with the share right, before and after, with values fitted to other texts."""
    before = [example.confidence for example in examples]
    after = [0.0] * len(examples)
    for fold in range(FOLDS):
        others = fit([example for example in examples if example.text % FOLDS != fold])
        for place, example in enumerate(examples):
            if example.text % FOLDS == fold:
                after[place] = others(example.rule, example.confidence)
    of_own, language = name.endswith(OWN), name.removesuffix(OWN)
    row = (
        options.title(name),
        "" if name == NOISED else language,
        str(len(examples)),
        f"{share_right(examples):.2f}",
        *(f"{found:.3f}" for values in (before, after) for found in (error(values, examples), brier(values, examples))),
        f"{fitted.offset:+.2f}",
        f"{fitted.slope:.2f}",
    )
    body = [
        f"    {'LAMBRE_LEXICONS=FOLDER ' if of_own else ''}{options.command(NAME, language)}",
        "",
        *(f"{line}." for line in signatures(language, options)),
        *(["", f"All confidences below {fitted.floor:.1f} count as that."] if fitted.floor else []),
        "",
        *table(BIN_HEAD, bins(after, examples)),
    ]
    return Section(NAME, options.title(name), HEADLINE, row, "\n".join(body))


def signatures(language: str, options: Options) -> list[str]:
    """What the figures of a language, or of all those that have noised text, were made with."""
    if language != NOISED:
        return [signature(language, seed=options.seed, limit=options.limit, model=options.model)]
    return [
        f"{one}: {signature(one, seed=None, limit=None)}" for one in sorted(languages_with_model() - set(LANGUAGES))
    ]


HEADLINE = (
    "set", "", "findings", "right", "error before", "Brier before", "error after", "Brier after", "offset", "slope",
)  # fmt: skip
BIN_HEAD = ("confidence after", "findings", "mean confidence", "right")


def tenths(values: Sequence[float]) -> list[list[int]]:
    """Places of the values in each tenth of [0, 1]."""
    found: list[list[int]] = [[] for _ in range(10)]
    for place, value in enumerate(values):
        found[min(int(value * 10), 9)].append(place)
    return found


def share_right(examples: Sequence[Example]) -> float:
    """The weighted share that is right; 0 of nothing."""
    total = sum(example.weight for example in examples)
    return sum(example.weight for example in examples if example.right) / total if total else 0.0


def bins(values: Sequence[float], examples: Sequence[Example]) -> Iterator[tuple[str, ...]]:
    """The rows of a reliability diagram."""
    for number, places in enumerate(tenths(values)):
        if places:
            own = [examples[place] for place in places]
            mean = sum(values[place] * examples[place].weight for place in places) / sum(one.weight for one in own)
            yield (
                f"{number / 10:.1f}-{(number + 1) / 10:.1f}",
                str(len(places)),
                f"{mean:.2f}",
                f"{share_right(own):.2f}",
            )


def error(values: Sequence[float], examples: Sequence[Example]) -> float:
    """Expected calibration error over tenths."""
    apart = (
        abs(sum((values[place] - examples[place].right) * examples[place].weight for place in places))
        for places in tenths(values)
        if places
    )
    return sum(apart) / max(sum(example.weight for example in examples), 1e-9)


def brier(values: Sequence[float], examples: Sequence[Example]) -> float:
    """Mean squared distance."""
    total = sum(example.weight * (value - example.right) ** 2 for value, example in zip(values, examples, strict=True))
    return total / max(sum(example.weight for example in examples), 1e-9)
