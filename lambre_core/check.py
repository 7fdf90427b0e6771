"""Check: ties documents, parsing, grammar and findings together; the only place that does.

Files are read and parsed in batches, so that a parser sees many texts at once, and their results come in
the order of the files. What goes wrong with one file or one text costs that file or text alone.
"""

from __future__ import annotations

import os
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import TypeVar

from lambre_core.config.settings import Settings, language_of, min_confidence_of, severity_of
from lambre_core.documents.changes import Changes
from lambre_core.documents.language import unit_language
from lambre_core.documents.read import Document, encode_replacement, read_document
from lambre_core.documents.settings import DocumentSettings
from lambre_core.documents.unit import InputProblem, SourceRange, TextUnit
from lambre_core.errors import LambreError
from lambre_core.findings.abstention import knows_all
from lambre_core.findings.baseline import Known
from lambre_core.findings.build import Judged, View, judge_mended, with_second_opinion
from lambre_core.findings.calibration import calibration_of
from lambre_core.findings.customs import without_customs
from lambre_core.findings.density import surest, words_in
from lambre_core.findings.finding import Finding
from lambre_core.findings.fixes import Workshop, find_fixes
from lambre_core.findings.fluency import thresholds_of, weakness_findings
from lambre_core.findings.mending import mended
from lambre_core.findings.readings import confirmed_by, shared, with_lexicon
from lambre_core.findings.result import FileResult, NotChecked
from lambre_core.findings.slots import slot_findings
from lambre_core.findings.suppression import folded
from lambre_core.findings.unchanged import mark_unchanged
from lambre_core.grammar.judge import outcomes
from lambre_core.grammar.rule import Grammar
from lambre_core.grammar.rulefile import available_languages, load_grammar
from lambre_core.grammar.score import Tally, merge, tally
from lambre_core.lexicon.inflection import inflector_of
from lambre_core.lexicon.lookup import judging_lexicon, spoken_lexicon
from lambre_core.lexicon.spoken import has_spoken_forms, is_spoken, is_spoken_alone
from lambre_core.parsing.cache import Store
from lambre_core.parsing.models import Notice, Progress, load_parser, named_model
from lambre_core.parsing.protocol import NotInstalledError, Parser, ParsingError
from lambre_core.treebank.sud import in_scheme
from lambre_core.treebank.tree import Sentence

BATCH = 20_000
"""Code points of text that are gathered from the files before they are parsed together."""

Load = Callable[[str], Parser]
"""Loads the parser of a language; raises NotInstalledError where there is none, LambreError where it is broken."""

Origin = TypeVar("Origin")
"""Whence a finding comes."""

ViewOf = Callable[[Document, str, Settings], View]
"""How the findings in the texts of one language of a document are looked at, as `view_of` says it."""


@dataclass(frozen=True, slots=True)
class ParsedUnit:
    """A unit, its language and its sentences."""

    unit: TextUnit
    language: str
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True, slots=True)
class ParsedDocument:
    """A document with the trees of its units.

    Attributes:
        units: in the file's order, without those that could not be parsed.
        not_parsed: how many units could not, by reason.
        problems: the document's own, and units on which the parser failed.
    """

    document: Document
    units: tuple[ParsedUnit, ...]
    not_parsed: tuple[NotChecked, ...]
    problems: tuple[InputProblem, ...]


def check(
    documents: Iterable[Document],
    settings: Settings,
    *,
    language: str | None = None,
    known: Known | None = None,
    changes: Changes | None = None,
    load: Load | None = None,
    progress: Progress | None = None,
    notice: Notice | None = None,
    store: Store | None = None,
    fixes: bool = True,
    view: ViewOf | None = None,
) -> Iterator[FileResult]:
    """Check documents and yield the result of each, in their order.

    Args:
        language: of every text, whatever else says one.
        known: findings of a baseline, which are marked as suppressed.
        changes: what has changed; findings elsewhere are marked as suppressed.
        load: how parsers are loaded; by default as the settings say.
        progress: told what is being loaded.
        notice: told what the user should know once of a model.
        store: where parses are kept; None: nowhere.
        fixes: whether fixes are sought for the findings that are shown.
        view: how the findings of a language in a document are looked at; by default `view_of`.
    """
    parsers = _Parsers(load or partial(load_for, settings, progress, notice, store))
    grammars: dict[str, Grammar] = {}
    parsed_documents = parse_documents(
        documents, settings, language=language, load=parsers.load_once, only=available_languages()
    )
    for parsed in parsed_documents:
        units: tuple[TextUnit, ...] = ()
        try:
            result, units = _check_document(parsed, settings, grammars, view or view_of, parsers)
        except Exception as error:
            result = FileResult(
                parsed.document.path, problems=(*parsed.problems, _problem(parsed.document.path, error))
            )
        if known is not None:
            result = known.mark(result)
        if changes is not None:
            result = mark_unchanged(result, changes)
        yield _with_fixes(result, units, parsed.document, settings, parsers) if fixes and result.shown else result


def parse_documents(
    documents: Iterable[Document],
    settings: Settings,
    *,
    language: str | None = None,
    load: Load | None = None,
    progress: Progress | None = None,
    notice: Notice | None = None,
    store: Store | None = None,
    only: Sequence[str] | None = None,
) -> Iterator[ParsedDocument]:
    """Parse documents and yield each with its trees, in their order.

    Args:
        language: of every text, whatever else says one.
        load: how parsers are loaded; by default as the settings say.
        progress: told what is being loaded.
        notice: told what the user should know once of a model.
        store: where parses are kept; None: nowhere.
        only: languages for which there are rules; texts in others are not parsed. None: all.
    """
    parsers = _Parsers(load or partial(load_for, settings, progress, notice, store))
    batch: list[Plan] = []
    size = 0
    for document in documents:
        plan = plan_document(document, settings, language=language, only=only)
        batch.append(plan)
        size += sum(len(unit.text) for unit, _ in plan.units)
        if size >= BATCH:
            yield from _parse_batch(batch, parsers)
            batch, size = [], 0
    yield from _parse_batch(batch, parsers)


def _problem(path: str, error: Exception) -> InputProblem:
    """An error as a problem of a file: its own sentence if it has one."""
    return InputProblem(path, str(error)) if isinstance(error, LambreError) else unexpected(path, error)


def unexpected(path: str, error: Exception) -> InputProblem:
    """An error that nobody foresaw, as a problem of the file on which it happened."""
    return InputProblem(
        path,
        f"an error inside lambre-lint kept this file from being checked ({_where(error)}); "
        "the other files are not concerned. Please report it with this line and, if you can, the file.",
    )


def unjudged(path: str, sentence: Sentence, unit: TextUnit, error: Exception) -> InputProblem:
    """An error that nobody foresaw, as a problem of the sentence on which it happened."""
    start = next((token.span[0] for token in sentence.tokens if token.span is not None), 0)
    place = unit.segment_map.source_range(start, start).start
    return InputProblem(
        path,
        f"an error inside lambre-lint kept this sentence from being checked ({_where(error)}); "
        "the others are not concerned. Please report it with this line and, if you can, the sentence.",
        place.line,
        place.column,
    )


def _where(error: Exception) -> str:
    """What went wrong, and on which line of which module."""
    frame = traceback.extract_tb(error.__traceback__)[-1:]
    place = f" at {Path(frame[0].filename).name}:{frame[0].lineno}" if frame else ""
    return f"{type(error).__name__}: {error}{place}"


# --- reading ---------------------------------------------------------------------------------------


def read_documents(files: Iterable[str | InputProblem], settings: Settings) -> Iterator[Document]:
    """Read files one by one; what cannot be read is a document that has only a problem."""
    how = document_settings(settings)
    for file in files:
        if isinstance(file, InputProblem):
            yield Document(file.path, "", problems=(file,))
            continue
        try:
            with Path(file).open("rb") as stream:
                data = stream.read(how.max_bytes + 1)  # of what is longer nothing is read
        except OSError as error:
            problem = InputProblem(file, f"the file cannot be read: {error.strerror or error}.")
            yield Document(file, "", problems=(problem,))
            continue
        yield read_text(file, data, how)


def read_text(path: str, data: bytes, settings: DocumentSettings) -> Document:
    """As `read_document`, but an error that nobody foresaw is the file's problem, too."""
    try:
        return read_document(path, data, settings)
    except LambreError:
        raise
    except Exception as error:
        return Document(path, "", problems=(unexpected(path, error),))


def document_settings(settings: Settings) -> DocumentSettings:
    """What of the settings concerns reading."""
    return DocumentSettings(
        unit=settings.text.unit,
        jsonl_keys=settings.jsonl.keys,
        json_keys=settings.json.keys,
        yaml_keys=settings.yaml.keys,
        csv_columns=settings.csv.columns,
        fuzzy=settings.localisation.fuzzy,
    )


# --- which language, which parser ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plan:
    """A document, those of its units that are to be parsed with their languages, and why others are not."""

    document: Document
    units: tuple[tuple[TextUnit, str], ...]
    not_parsed: tuple[NotChecked, ...]


def plan_document(
    document: Document, settings: Settings, *, language: str | None = None, only: Sequence[str] | None = None
) -> Plan:
    """Decide for each unit of a document whether it is parsed, and as which language; the arguments are `check`'s."""
    units: list[tuple[TextUnit, str]] = []
    left: Counter[tuple[str | None, str]] = Counter()
    configured = language_of(settings, document.path)
    path = _path_from_base(document.path, settings.base)
    for unit in document.units:
        choice = unit_language(unit, path, document.directives, option=language, configured=configured)
        code = choice.language or settings.language
        if code is None:
            left[None, choice.reason or "nothing says its language"] += 1
        elif settings.languages and code not in settings.languages:
            left[code, f'"{code}" is not among the languages of the configuration'] += 1
        elif only is not None and code not in only:
            left[code, f'there are no rules for "{code}"'] += 1
        else:
            units.append((unit, code))
    not_parsed = tuple(NotChecked(document.path, code, reason, count) for (code, reason), count in left.items())
    return Plan(document, tuple(units), not_parsed)


def _path_from_base(path: str, base: Path) -> str:
    """A path as seen from the settings' folder: what the folders above it are called says no language."""
    try:
        return os.path.relpath(path, base).replace(os.sep, "/")
    except ValueError:  # another drive
        return path


def load_for(
    settings: Settings, progress: Progress | None, notice: Notice | None, store: Store | None, language: str
) -> Parser:
    """The parser of a language as the settings want it; raises as `load_parser`."""
    wanted = settings.models.by_language.get(language)
    return load_parser(
        language,
        engine=settings.engine,
        model=named_model(wanted, settings.base) if wanted else None,
        allow_noncommercial=settings.models.allow_noncommercial,
        progress=progress,
        notice=notice,
        store=store,
    )


@dataclass(slots=True)
class _Parsers:
    """The parsers of a run, each loaded when its language is first met; what cannot be loaded is remembered."""

    load: Load
    loaded: dict[str, Parser | Exception] = field(default_factory=dict)

    def load_once(self, language: str) -> Parser:
        """As `load`, which is asked once for a language, whatever it says."""
        parser = self.get(language)
        if isinstance(parser, Exception):
            raise parser
        return parser

    def get(self, language: str) -> Parser | Exception:
        if language not in self.loaded:
            try:
                self.loaded[language] = self.load(language)
            except Exception as error:
                self.loaded[language] = error
        return self.loaded[language]


# --- parsing ---------------------------------------------------------------------------------------


def _parse_batch(batch: Sequence[Plan], parsers: _Parsers) -> Iterator[ParsedDocument]:
    """Parse the texts of a batch language by language, then hand the trees back to their documents."""
    texts: dict[str, list[str]] = {}
    for plan in batch:
        for unit, language in plan.units:
            texts.setdefault(language, []).append(unit.text)
    answers = {language: iter(_parse_texts(parsers.get(language), texts[language])) for language in texts}
    for plan in batch:
        units: list[ParsedUnit] = []
        problems = list(plan.document.problems)
        left: Counter[tuple[str, str, bool]] = Counter()
        for unit, language in plan.units:
            answer = next(answers[language])
            if isinstance(answer, tuple):
                units.append(ParsedUnit(unit, language, answer))
            elif isinstance(answer, NotInstalledError):
                left[language, str(answer).rstrip("."), True] += 1
            else:
                left[language, "the parser failed", False] += 1
                problems.append(_parser_problem(plan.document.path, unit, answer, parsers.get(language) is answer))
        not_parsed = tuple(
            NotChecked(plan.document.path, language, reason, count, missing)
            for (language, reason, missing), count in left.items()
        )
        # A parser that cannot be loaded fails on every text of a file in the same words: once is enough.
        distinct = tuple(dict.fromkeys(problems))
        yield ParsedDocument(plan.document, tuple(units), (*plan.not_parsed, *not_parsed), distinct)


def _parse_texts(parser: Parser | Exception, texts: Sequence[str]) -> list[tuple[Sentence, ...] | Exception]:
    """The trees of each text, or why there are none. Where the whole fails, each text is tried by itself."""
    if isinstance(parser, Exception):
        return [parser] * len(texts)
    try:
        parsed = list(parser.parse(texts))
        if len(parsed) != len(texts):
            raise ParsingError(f"The parser gave {len(parsed)} answers for {len(texts)} texts.")
    except Exception as error:
        if len(texts) == 1:
            return [error]
        return [answer for text in texts for answer in _parse_texts(parser, [text])]
    return list(parsed)


def _parser_problem(path: str, unit: TextUnit, error: Exception, at_load: bool) -> InputProblem:
    """A text on which the parser failed, at its place; a parser that could not be loaded has none."""
    problem = _problem(path, error)
    if at_load:
        return problem
    place = unit.segment_map.source_range(0, 0).start
    return replace(problem, line=place.line, column=place.column)


# --- judging ---------------------------------------------------------------------------------------


def _check_document(
    parsed: ParsedDocument, settings: Settings, grammars: dict[str, Grammar], view_in: ViewOf, parsers: _Parsers
) -> tuple[FileResult, tuple[TextUnit, ...]]:
    """Judge every sentence of a document, one on which judging fails costs itself only; the units are those in which
    the findings lie, one for each."""
    document = parsed.document
    located: list[tuple[Finding, TextUnit]] = []
    problems = list(parsed.problems)
    undecided: Counter[str] = Counter()
    counted: dict[str, list[Tally]] = {}
    views: dict[str, View] = {}
    unruly: Counter[tuple[str, str]] = Counter()
    hidden = sites = tokens = sentences = units = 0
    for item in parsed.units:
        if item.language not in grammars:
            grammars[item.language] = load_grammar(item.language)
        grammar = grammars[item.language]
        trees = [in_scheme(sentence, grammar.scheme, item.language) for sentence in item.sentences]
        if None in trees:
            unruly[item.language, f"the model's trees are not {grammar.scheme.upper()}, as the rules are"] += 1
            continue
        units += 1
        if item.language not in views:
            views[item.language] = with_rereader(view_in(document, item.language, settings), parsers.get(item.language))
        view = views[item.language]
        for sentence in filter(None, trees):
            try:
                judged, counts = judge_tree(sentence, grammar, item.unit, view)
            except LambreError:
                raise
            except Exception as error:
                problems.append(unjudged(document.path, sentence, item.unit, error))
                continue
            counted.setdefault(item.language, []).append(counts)
            located += ((finding, item.unit) for finding in judged.findings)
            undecided.update(judged.undecided)
            hidden += judged.hidden
            sites += judged.sites
            tokens += len(sentence.tokens)
        sentences += len(item.sentences)
    located, unsure = shown_in_file(located, (item.unit for item in parsed.units), settings)
    findings = tuple(finding for finding, _ in located)
    result = FileResult(
        document.path,
        findings,
        tuple(problems),
        (*parsed.not_parsed, *(NotChecked(document.path, code, why, n) for (code, why), n in unruly.items())),
        hidden=hidden + unsure,
        units=units,
        sentences=sentences,
        tokens=tokens,
        sites=sites,
        judged=sites - undecided.total(),
        undecided=dict(undecided),
        tallies={language: merge(parts) for language, parts in counted.items()},
        grammars={language: grammars[language] for language in counted},
        lines=_lines_at(_places(findings), [unit for _, unit in located]),
    )
    return result, tuple(unit for _, unit in located)


def judge_tree(sentence: Sentence, grammar: Grammar, unit: TextUnit, view: View) -> tuple[Judged, Tally]:
    """Everything that is found in one sentence of a unit, and its counts for the score.

    Args:
        sentence: in the grammar's scheme, its spans offsets into the unit's text.
    """
    if not is_parsed(sentence):
        return Judged((), 0, 0, {}), tally(())
    found = list(outcomes(grammar, sentence))
    view = as_unit_speaks(view, unit)
    view = replace(view, readings=shared(view.readings))
    # The score takes the tagger at its word, as `score` does; findings do not.
    read = mended(sentence, view.readings, grammar)
    judged = judge_mended(read, grammar, unit, view, found if read is sentence else None)
    judged = with_second_opinion(judged, sentence, grammar, unit, view)
    beside = (
        *weakness_findings(sentence, unit, view, thresholds_of(view.language)),
        *slot_findings(sentence, grammar, unit, view),
    )
    return (replace(judged, findings=(*judged.findings, *beside)) if beside else judged), tally(found)


def is_parsed(sentence: Sentence) -> bool:
    """Whether a sentence has a tree: what is longer than a parser takes has none, and is a table of numbers or the
    like; looking at its words in pairs, as much of judging does, would take minutes."""
    return any(token.head is not None for token in sentence.tokens)


def with_rereader(view: View, parser: object) -> View:
    """The view with the second network of a parser, if it has one and the view none yet."""
    return view if view.reread is not None else replace(view, reread=getattr(parser, "reread", None))


def as_unit_speaks(view: View, unit: TextUnit) -> View:
    """The view of a text that is written as people speak where the rest of its file is not, as what a character says in
    a game is."""
    if view.spoken is None or not is_spoken_alone(unit.text, view.language):
        return view
    readings, confirms = view.spoken
    return replace(view, readings=readings, confirms=confirms)


def speaks(document: Document, language: str) -> bool:
    """Whether the texts of a document show that they are written as people speak the language."""
    return is_spoken((unit.text for unit in document.units), language)


def view_of(document: Document, language: str, settings: Settings) -> View:
    """How the findings in the texts of one language of a document are looked at."""
    spoken = speaks(document, language)
    lexicon = spoken_lexicon(language) if spoken else judging_lexicon(language)
    own = None if spoken or not has_spoken_forms(language) else spoken_lexicon(language)
    return View(
        path=document.path,
        language=language,
        severity=lru_cache(maxsize=None)(partial(severity_of, settings, document.path)),
        min_confidence=min_confidence_of(settings, document.path),
        show_hints=settings.show_hints,
        glossary=frozenset(folded(word) for word in settings.glossary),
        directives=document.directives,
        readings=with_lexicon(lexicon),
        confirms=confirmed_by(lexicon),
        calibrate=calibration_of(language),
        knows=lexicon.knows if lexicon is not None else knows_all,
        spoken=(with_lexicon(own), confirmed_by(own)) if own is not None else None,
    )


# --- fixing ----------------------------------------------------------------------------------------


def workshop_of(
    document: Document, language: str, settings: Settings, grammar: Grammar, parser: Parser
) -> Workshop | None:
    """What it takes to mend findings in the texts of one language of a document; None where nothing inflects words."""
    inflector = inflector_of(language)
    if inflector is None:
        return None
    view = view_of(document, language, settings)
    return Workshop(grammar, parser, inflector, view, partial(encode_replacement, document.format))


def _with_fixes(
    result: FileResult, units: Sequence[TextUnit], document: Document, settings: Settings, parsers: _Parsers
) -> FileResult:
    """The result with fixes for the findings that are shown; where seeking them fails, findings stay as they are."""
    findings = list(result.findings)
    problems = result.problems
    for language, grammar in result.grammars.items():
        numbers = [
            number
            for number, finding in enumerate(findings)
            if finding.suppressed is None and finding.language == language
        ]
        parser = parsers.get(language)
        try:
            if numbers and not isinstance(parser, Exception):
                workshop = workshop_of(document, language, settings, grammar, parser)
                found = find_fixes([(findings[n], units[n]) for n in numbers], workshop) if workshop else []
                for number, fixes in zip(numbers, found, strict=False):
                    findings[number] = replace(findings[number], fixes=fixes)
        except ParsingError:
            continue
        except Exception as error:
            problems = (*problems, _problem(result.path, error))
    edits = [edit.range for finding in findings for fix in finding.fixes for edit in fix.edits]
    lines = {**_lines_at(edits, units), **result.lines}
    return replace(result, findings=tuple(findings), problems=problems, lines=lines)


def shown_in_file(
    located: Sequence[tuple[Finding, Origin]], units: Iterable[TextUnit], settings: Settings
) -> tuple[list[tuple[Finding, Origin]], int]:
    """What is shown of all that was found in the sentences of a file, and how many findings are hidden.

    Args:
        units: all texts of the file.
    """
    found = once(located)
    kept = without_customs(found)
    sure, unsure = surest(kept, words_in(units), settings.max_false_share, show_hints=settings.show_hints)
    return sure, unsure + len(found) - len(kept)


def once(located: Sequence[tuple[Finding, Origin]]) -> list[tuple[Finding, Origin]]:
    """In order of places; of what is found twice at one place, as in a text that several plural branches share, one."""
    ordered = sorted(located, key=lambda pair: (pair[0].range.start.byte, pair[0].code, -pair[0].confidence))
    known: dict[tuple[int, int, str], tuple[Finding, Origin]] = {}
    for finding, unit in ordered:
        known.setdefault((finding.range.start.byte, finding.range.end.byte, finding.code), (finding, unit))
    return list(known.values())


def _places(findings: Sequence[Finding]) -> list[SourceRange]:
    """The ranges of the words of findings."""
    return [place for finding in findings for place in (finding.range, *(related.range for related in finding.related))]


def _lines_at(places: Sequence[SourceRange], units: Sequence[TextUnit]) -> dict[int, str]:
    """The lines of the file on which ranges begin and end.

    Args:
        units: of the file, at least one if there are places.
    """
    numbers = {line for place in places for line in (place.start.line, place.end.line)}
    return {number: units[0].segment_map.lines.line_text(number) for number in sorted(numbers)}
