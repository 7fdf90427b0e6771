"""False alarms: findings in text that is right, and how much of it the linter judges at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from lambre_core.check import ViewOf, document_settings, read_text, view_of
from lambre_core.config.settings import Settings
from lambre_core.documents.read import Document
from lambre_core.evaluation.detokenise import tokenise
from lambre_core.evaluation.error_file import write_errors
from lambre_core.evaluation.intervals import estimate, samples
from lambre_core.evaluation.judged import Found, Judged
from lambre_core.evaluation.linting import (
    DEFAULT_CONFIDENCE,
    EVERYTHING,
    Alarm,
    Linted,
    alarm_of,
    languages_with_model,
    lint,
    results,
)
from lambre_core.evaluation.matching import Gold, tokens_of
from lambre_core.evaluation.options import Options
from lambre_core.evaluation.passage import Passage
from lambre_core.evaluation.readers import localisation, m2, references, treebank
from lambre_core.evaluation.sets import HELD_OUT, LEARNERS, GoldSet
from lambre_core.evaluation.signature import signature
from lambre_core.evaluation.sources import every
from lambre_core.evaluation.tables import Section, per_thousand, share, table
from lambre_core.evaluation.unmarked import is_unmarked_error, quotes_of
from lambre_core.findings.build import View
from lambre_core.findings.finding import Finding

NAME = "false-alarms"
HELP = "findings in text that is right, and how much of it is judged"

ABOUT = f"""\
Text that should be right: the corrected sides of the sets of learners (edits of the first annotator applied), the text
of treebanks' test splits, translators' references of WMT (refA; what all lines of a set show, such as that its Czech is
written as it is spoken, is true of each, as in a file), localisation files of released software. Every finding
counts as a false alarm, also where the text is wrong after all, so these are upper bounds; those of *corrected* sides
and of references include errors that the annotator overlooked. *Read again*, below a set: how many do, where somebody
has read all of its findings again. What was found in *treebank-pt* and *treebank-lt* was read, and doubts were made for
it: these two say how good a job that was, and nothing of other text.

*per 1000*: findings in a thousand tokens, of a confidence of at least {DEFAULT_CONFIDENCE}, which users see by default.
*judged*: of the sites (edges to which a rule for linting applies, one for each rule) the share that was found held or
broken; the others are left undecided, for the reasons that a table names.
"""

TREEBANKS = ("de", "cs", "uk", "et", "ru", "tr", "fi", "el", "en", "pt", "lv", "lt", "pl")
RELEASED = ("de", "cs", "uk", "et", "ru", "tr")
REFERENCES = (
    ("wmt21-en-de", "de", "wmt21.en-de.tsv.xz"),
    ("wmt23-en-de", "de", "wmt23.en-de.tsv.xz"),
    ("wmt21-en-cs", "cs", "wmt21.en-cs.tsv.xz"),
    ("wmt23-en-cs", "cs", "wmt23.en-cs.tsv.xz"),
    ("wmt21-en-ru", "ru", "wmt21.en-ru.tsv.xz"),
    ("wmt23-en-ru", "ru", "wmt23.en-ru.tsv.xz"),
    ("wmt23-cs-uk", "uk", "wmt23.cs-uk.tsv.xz"),
)
LOCALISATION = "eval/l10n.tar.xz"


@dataclass(frozen=True, slots=True)
class CleanSet:
    """Text that should be right: `read` takes the data folder and yields texts of one line each.

    Attributes:
        together: whether they are lines of longer texts, so that what all show is true of each, as in a file.
    """

    name: str
    language: str
    read: Callable[[Path], Iterator[str]]
    together: bool = False


def _corrected(gold_set: GoldSet, data: Path) -> Iterator[str]:
    return (text for passage in gold_set.read(data / "eval" / gold_set.file) if (text := m2.corrected(passage)))


def _treebank(language: str, data: Path) -> Iterator[str]:
    return treebank.read(data / "sud" / language / f"{language}-test.conllu.xz")


def _references(file: str, data: Path) -> Iterator[str]:
    return references.read(data / "eval" / "mt" / file)


CLEAN_SETS = (
    *(
        CleanSet(f"{found.name}-corrected", found.language, partial(_corrected, found))
        for found in (*LEARNERS, *HELD_OUT)
    ),
    *(CleanSet(f"treebank-{language}", language, partial(_treebank, language)) for language in TREEBANKS),
    *(CleanSet(name, language, partial(_references, file), together=True) for name, language, file in REFERENCES),
)
SETS = (*(found.name for found in CLEAN_SETS), *(f"l10n-{language}" for language in RELEASED))

HEADLINE = ("set", "", "texts", "tokens", "findings", "per 1000", "sites", "judged")
CURVE_HEAD = ("confidence from", "findings", "per 1000")
RULE_HEAD = ("rule", "findings", "per 1000")
REASON_HEAD = ("undecided", "sites", "share of all")
THRESHOLDS = (0.0, 0.5, 0.7, 0.8, 0.9, 0.95)


def measure(options: Options) -> Iterator[Section]:
    """Measure every set that is wanted and for which there is a model.

    Raises:
        EvaluationError: data is missing or broken, or a text could not be checked.
    """
    kept: dict[str, Sequence[Judged]] = {}
    for name, language, texts in _wanted(options):
        options.say(f"{name} …")
        found = list(texts())
        if not found:
            options.say(f"{name}: left out, it has no texts")
            continue
        kept[name] = [judged for judged, _ in found]
        yield section(name, language, found, options)
        if options.errors is not None:
            write_errors(options.errors, kept)


def _wanted(options: Options) -> Iterator[tuple[str, str, Callable[[], Iterator[tuple[Judged, Linted]]]]]:
    """Name, language and texts of each set."""
    plans: list[tuple[str, str, Callable[[], Iterator[tuple[Judged, Linted]]]]] = [
        (clean.name, clean.language, partial(_texts, clean, options)) for clean in CLEAN_SETS
    ]
    plans += [(f"l10n-{language}", language, partial(_files, language, options)) for language in RELEASED]
    for name, language, texts in plans:
        if options.wants(name, language):
            if language in languages_with_model() or options.load is not None:
                yield name, language, texts
            else:
                options.say(f"{name}: left out, there is no model for {language!r}")


_NOTHING = Gold(frozenset(), frozenset(), frozenset())


def _texts(clean: CleanSet, options: Options) -> Iterator[tuple[Judged, Linted]]:
    """The texts of a set of single lines, with what was found."""
    texts = every([" ".join(text.split()) for text in clean.read(options.data)], options.limit)
    found = lint(texts, clean.language, options, view=_as_lines(texts, clean.language) if clean.together else None)
    for number, (text, result) in enumerate(zip(texts, found, strict=True), 1):
        passage = Passage(f"{clean.name}:{number}", text, tokenise(text))
        yield Judged(passage, tuple(_found(alarm, passage) for alarm in result.alarms), _NOTHING, result.tokens), result


def _as_lines(texts: Sequence[str], language: str) -> ViewOf:
    """How findings in texts that are lines of one file are looked at; what the file shows is asked once."""
    whole = "\n\n".join(texts).encode("utf-8", "surrogatepass")
    shared = view_of(read_text("whole.txt", whole, document_settings(EVERYTHING)), language, EVERYTHING)

    def view(document: Document, _language: str, _settings: Settings) -> View:
        return replace(shared, path=document.path, directives=document.directives)

    return view


def _files(language: str, options: Options) -> Iterator[tuple[Judged, Linted]]:
    """The localisation files of a language, with what was found; each finding in the line on which it stands."""
    how = document_settings(EVERYTHING)
    files = [file for file in localisation.read(options.data / LOCALISATION) if file.language == language]
    documents = [read_text(file.name, file.data, how) for file in every(files, options.limit)]
    known = [document for document in documents if document.format]
    if len(known) < len(documents):
        options.say(f"l10n-{language}: {len(documents) - len(known)} of {len(documents)} files are of no known format")
    for result in results(known, language, options):
        counts = Linted((), result.tokens, result.sites, result.undecided)
        found = tuple(_in_line(finding, result.lines[finding.range.start.line]) for finding in result.shown)
        yield Judged(Passage(result.path, "", ()), found, _NOTHING, result.tokens), counts


def _found(alarm: Alarm, passage: Passage) -> Found:
    return Found(alarm, passage, tokens_of(alarm, passage) if passage.spans else (), "false")


def _in_line(finding: Finding, line: str) -> Found:
    """A finding in the line of its word at fault; words that it clashes with on other lines are left out."""
    passage = Passage(f"{finding.path}:{finding.range.start.line}", line, ())
    near = [place for place in finding.related if place.range.start.line == finding.range.start.line]
    return Found(alarm_of(replace(finding, related=tuple(near), fixes=())), passage, (), "false")


# --- the section -----------------------------------------------------------------------------------


def section(name: str, language: str, found: Sequence[tuple[Judged, Linted]], options: Options) -> Section:
    """The tables of one set."""
    judged = [one for one, _ in found]
    tokens = sum(one.tokens for one in judged)
    shown = [len(one.shown(DEFAULT_CONFIDENCE)) for one in judged]
    sites = sum(result.sites for _, result in found)
    undecided: Counter[str] = Counter()
    for _, result in found:
        undecided.update(result.undecided)
    totals = samples(
        [(number, one.tokens / 1000) for number, one in zip(shown, judged, strict=True)], seed=options.seed
    )
    row = (
        options.title(name),
        language,
        str(len(found)),
        str(tokens),
        str(sum(shown)),
        str(estimate(totals, lambda sums: (sums[0], sums[1]))),
        str(sites),
        share(sites - undecided.total(), sites),
    )
    body = [
        f"    {options.command(NAME, name)}",
        "",
        f"{signature(language, seed=options.seed, limit=options.limit, model=options.model)}.",
        "",
        *table(CURVE_HEAD, (curve_row(judged, confidence, tokens) for confidence in THRESHOLDS)),
        "",
        *table(
            REASON_HEAD, ((reason, str(number), share(number, sites)) for reason, number in undecided.most_common())
        ),
    ]
    if any(shown):
        body += ["", *table(RULE_HEAD, rule_rows(judged, tokens))]
    if quotes_of(name):
        body += ["", read_again(name, judged, tokens)]
    return Section(NAME, options.title(name), HEADLINE, row, "\n".join(body))


def read_again(name: str, judged: Iterable[Judged], tokens: int) -> str:
    """A sentence: how many of the findings that users see stand at errors after all."""
    shown = [(item, one.passage.text) for one in judged for item in one.shown(DEFAULT_CONFIDENCE)]
    errors = sum(is_unmarked_error(item.alarm, text, name) for item, text in shown)
    return (
        f"Read again: of the {len(shown)} findings {errors} stand at errors that the text has after all "
        f"(`lambre_core/evaluation/unmarked/{name}.yaml`); without them there are "
        f"{per_thousand(len(shown) - errors, tokens)} per 1000."
    )


def curve_row(judged: Iterable[Judged], confidence: float, tokens: int) -> tuple[str, ...]:
    number = sum(len(one.shown(confidence)) for one in judged)
    return f"{confidence:.2f}", str(number), per_thousand(number, tokens)


def rule_rows(judged: Iterable[Judged], tokens: int) -> list[tuple[str, ...]]:
    """The rules, those with most findings first."""
    counts = Counter(item.alarm.code for one in judged for item in one.shown(DEFAULT_CONFIDENCE))
    ranked = sorted(counts.items(), key=lambda entry: (-entry[1], entry[0]))
    return [(f"`{code}`", str(number), per_thousand(number, tokens)) for code, number in ranked]
