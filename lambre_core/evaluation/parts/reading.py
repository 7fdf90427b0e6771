"""Reading: findings in machine translations that one person read, and which of them are shown in one long file."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from lambre_core.config.settings import Settings
from lambre_core.evaluation.detokenise import tokenise
from lambre_core.evaluation.error_file import write_errors
from lambre_core.evaluation.intervals import estimate, samples
from lambre_core.evaluation.judged import Found, Judged
from lambre_core.evaluation.linting import DEFAULT_CONFIDENCE, Alarm, lint, wanted
from lambre_core.evaluation.matching import Gold, tokens_of
from lambre_core.evaluation.options import Options
from lambre_core.evaluation.passage import Passage
from lambre_core.evaluation.signature import signature
from lambre_core.evaluation.sources import every, rows
from lambre_core.evaluation.tables import Section, table
from lambre_core.evaluation.verdicts import verdict_on, verdicts_of
from lambre_core.findings.density import least_confidence

NAME = "reading"
HELP = "findings in machine translations, read by a person"

MAX_FALSE_SHARE = Settings().max_false_share

ABOUT = f"""\
Outputs of the systems of WMT 2021 and 2023, up to 5,000 different segments drawn at random. Annotators of translations
mark few grammatical errors, so one person read every finding of a confidence of at least {DEFAULT_CONFIDENCE} and said
whether something is wrong with the words (`lambre_core/evaluation/verdicts`). *unread*: findings that came up later.
*right*: of those that were read. *from*: the confidence from which on findings are shown if all segments stand in one
file (`max-false-share = {MAX_FALSE_SHARE}`); *shown*: how many then are, and *right of these* the share that is right.
"""


@dataclass(frozen=True, slots=True)
class ReadSet:
    """Outputs of translation systems, `file` in `eval/mt`: of all different ones those drawn from `first` on."""

    name: str
    language: str
    file: str
    first: int
    about: str


DEVELOPMENT = "Doubts were made for what was wrong in it."
HELD_OUT = "Nothing was made for it; of its sources some have other outputs in the set of the same language above."

READ_SETS = (
    ReadSet("mt-de", "de", "wmt21.en-de.tsv.xz", 9_000, DEVELOPMENT),
    ReadSet("mt-cs", "cs", "wmt23.en-cs.tsv.xz", 8_000, DEVELOPMENT),
    ReadSet("mt-ru", "ru", "wmt23.en-ru.tsv.xz", 8_000, DEVELOPMENT),
    ReadSet("mt-uk", "uk", "wmt23.cs-uk.tsv.xz", 0, DEVELOPMENT),
    ReadSet(
        "mt-de-held-out",
        "de",
        "wmt21.en-de.tsv.xz",
        14_000,
        f"{HELD_OUT} One word of it, *Verzehr*, was put into the lexicon, though.",
    ),
    ReadSet("mt-cs-held-out", "cs", "wmt23.en-cs.tsv.xz", 13_000, HELD_OUT),
    ReadSet("mt-ru-held-out", "ru", "wmt23.en-ru.tsv.xz", 13_000, HELD_OUT),
    ReadSet("mt-uk-held-out", "uk", "wmt23.cs-uk.tsv.xz", 5_000, HELD_OUT),
)
SETS = tuple(found.name for found in READ_SETS)

SEGMENTS = 5_000
"""Of a set."""

COLUMNS_BEFORE_SYSTEMS = 3
"""Of the tables: what identifies a segment, and its source."""

HEADLINE = ("set", "", "texts", "words", "findings", "unread", "right", "from", "shown", "right of these")
VERDICT_HEAD = ("confidence from", "findings", "right")
THRESHOLDS = (0.8, 0.85, 0.9, 0.95, 0.97)


def outputs(path: Path) -> list[str]:
    """All different outputs of systems, in a random order that is always the same; those of people left out.

    Raises:
        EvaluationError: the file cannot be read.
    """
    seen: dict[str, None] = {}
    for _, row in rows(path, ()):
        for name, text in list(row.items())[COLUMNS_BEFORE_SYSTEMS:]:
            if not name.startswith("ref"):
                seen.setdefault(text)
    found = list(seen)
    random.Random(1).shuffle(found)
    return found


def measure(options: Options) -> Iterator[Section]:
    """Measure every set that is wanted and for which there is a model.

    Raises:
        EvaluationError: data is missing or broken, or a text could not be checked.
    """
    kept: dict[str, Sequence[Judged]] = {}
    for read_set in wanted(READ_SETS, options):
        drawn = outputs(options.data / "eval" / "mt" / read_set.file)[read_set.first : read_set.first + SEGMENTS]
        texts = every([" ".join(text.split()) for text in drawn if text.strip()], options.limit)
        judged = []
        for number, (text, result) in enumerate(zip(texts, lint(texts, read_set.language, options), strict=True), 1):
            passage = Passage(f"{read_set.name}:{number}", text, tokenise(text))
            found = tuple(_found(alarm, passage) for alarm in result.alarms)
            judged.append(Judged(passage, found, Gold(frozenset(), frozenset(), frozenset()), result.tokens))
        kept[read_set.name] = judged
        yield section(read_set, judged, options)
        if options.errors is not None:
            write_errors(options.errors, kept)


def _found(alarm: Alarm, passage: Passage) -> Found:
    return Found(alarm, passage, tokens_of(alarm, passage) if passage.spans else (), "false")


def section(read_set: ReadSet, judged: Sequence[Judged], options: Options) -> Section:
    """The tables of one set."""
    quotes = verdicts_of(read_set.name)

    def counts(one: Judged, confidence: float) -> tuple[int, int, int]:
        """Findings, those that were read, those that are right."""
        verdicts = [verdict_on(item.alarm, one.passage.text, quotes) for item in one.shown(confidence)]
        return len(verdicts), sum(verdict is not None for verdict in verdicts), sum(map(bool, verdicts))

    def right(confidence: float) -> tuple[int, int, str]:
        totals = samples([counts(one, confidence) for one in judged], seed=options.seed)
        share = estimate(totals, lambda sums: (sums[2], sums[1]))
        return int(totals[0, 0]), int(totals[0, 1]), str(share)

    words = sum(len(one.passage.text.split()) for one in judged)
    confidences = [item.alarm.confidence for one in judged for item in one.shown(DEFAULT_CONFIDENCE)]
    least = least_confidence(confidences, words, MAX_FALSE_SHARE)
    number, read, share = right(DEFAULT_CONFIDENCE)
    shown, _, share_shown = right(least)
    row = (
        options.title(read_set.name),
        read_set.language,
        *map(str, (len(judged), words, number, number - read)),
        *(share, f"{least:.2f}", str(shown), share_shown),
    )
    body = [
        f"    {options.command(NAME, read_set.name)}",
        "",
        f"{signature(read_set.language, seed=options.seed, limit=options.limit, model=options.model)}.",
        "",
        f"{read_set.about} From `{read_set.file}`, segments {read_set.first} to {read_set.first + SEGMENTS}.",
        "",
        *table(VERDICT_HEAD, ((f"{least:.2f}", str(right(least)[0]), right(least)[2]) for least in THRESHOLDS)),
    ]
    return Section(NAME, options.title(read_set.name), HEADLINE, row, "\n".join(body))
