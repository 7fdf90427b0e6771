"""Checking an open document, step by step, with everything remembered that an edit leaves as it was.

A check is a generator: after every step it can be dropped, and what it has done so far is not lost. What is found in
a piece of text (`lambre_core.parsing.incremental`) is remembered in offsets from its beginning, together with
everything else on which it depends; it is put in its place again wherever the piece stands now.
"""

from __future__ import annotations

import logging
from collections import Counter, OrderedDict
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TypeVar

from lambre_core.check import (
    Plan,
    document_settings,
    judge_tree,
    load_for,
    plan_document,
    read_text,
    shown_in_file,
    speaks,
    view_of,
    with_rereader,
    workshop_of,
)
from lambre_core.config.settings import Settings
from lambre_core.documents.discover import left_out
from lambre_core.documents.positions import LineIndex
from lambre_core.documents.read import Document
from lambre_core.documents.unit import InputProblem
from lambre_core.errors import LambreError
from lambre_core.findings.baseline import BaselineError, Entry, Known, read_baseline
from lambre_core.findings.build import View
from lambre_core.findings.finding import Finding, Fix
from lambre_core.findings.fixes import find_fixes
from lambre_core.findings.result import FileResult, NotChecked
from lambre_core.grammar.rule import Grammar
from lambre_core.grammar.rulefile import available_languages, load_grammar
from lambre_core.grammar.score import Tally, merge
from lambre_core.lexicon.spoken import is_spoken_alone
from lambre_core.parsing.incremental import PieceParser, Sentences, moved
from lambre_core.parsing.protocol import NotInstalledError, Parser
from lambre_core.treebank.sud import in_scheme
from lambre_core.treebank.tree import Sentence, Span
from lambre_server.checked import Checked, Passage, Step
from lambre_server.configuration import InForce
from lambre_server.documents import Snapshot
from lambre_server.placing import Context, context_of, in_place, places_of

log = logging.getLogger(__name__)

DOCUMENTS = 64
"""Documents whose pieces are remembered, those that were checked last."""

REMEMBERED, PAST = 20_000, 100
"""Pieces, and texts, that are remembered: those of the last documents up to a limit, and so many of what there was
before the last edits, which is soon forgotten, so that memory does not grow while somebody types."""

STEP_CUT = 20_000
"""Code points that are cut in one step."""

STEP_PARSED = 1_500
"""Code points that are parsed and judged in one step: about a tenth of a second."""

Load = Callable[[Settings, str, Callable[[str], None]], Parser]
"""Loads the parser of a language as the settings want it; the last argument is told what is being loaded."""


def load_model(settings: Settings, language: str, progress: Callable[[str], None]) -> Parser:
    """The parser of a language, without a store: what is parsed here is remembered by the sentence."""
    return load_for(settings, progress, log.warning, None, language)


@dataclass(frozen=True, slots=True)
class _Record:
    """What was found in a piece; each finding with its places, counted from the beginning of the piece's source."""

    findings: tuple[tuple[Finding, tuple[Span, ...]], ...]
    tally: Tally


Key = TypeVar("Key")
Value = TypeVar("Value")


class Workbench:
    """Parsers, grammars and findings that are remembered between checks. One thread at a time."""

    def __init__(self, load: Load = load_model) -> None:
        self._load = load
        self._parsers: dict[Context, PieceParser | Exception] = {}
        self._grammars: dict[str, Grammar] = {}
        self._records: OrderedDict[tuple[bytes, Context], _Record] = OrderedDict()
        self._baselines: dict[tuple[Path, int, int], tuple[Entry, ...]] = {}
        self._sizes: OrderedDict[str, tuple[int, int]] = OrderedDict()
        self._ruled: tuple[str, ...] | None = None

    def forget(self) -> None:
        """Begin anew: models are loaded again, everything is parsed again."""
        for remembered in (self._parsers, self._grammars, self._records, self._baselines):
            remembered.clear()
        self._ruled = None

    def retry(self) -> None:
        """Try again to load what could not be loaded."""
        self._parsers = {key: one for key, one in self._parsers.items() if not isinstance(one, Exception)}

    # --- the check ----------------------------------------------------------------------------------

    def check(self, snapshot: Snapshot, in_force: InForce) -> Generator[Step, None, Checked]:
        """Check a snapshot; yields before everything that may take long."""
        settings = in_force.settings
        data = snapshot.data
        nothing = Checked(snapshot, in_force, LineIndex.of(snapshot.text))
        if left_out(snapshot.path, include=settings.include, exclude=settings.exclude, base=settings.base):
            return replace(nothing, left_out=True)
        if len(data) > in_force.server.max_file_size:
            return replace(nothing, too_long=True)
        how = replace(document_settings(settings), format=snapshot.format, max_bytes=len(data))
        document = read_text(snapshot.path, data, how)
        plan = plan_document(document, settings, only=self._languages())
        yield Step("reading")

        passages: list[Passage] = []
        left = list(plan.not_parsed)
        problems = list(document.problems)
        yield from self._cut(plan, settings, passages, left, problems)
        records = yield from self._judge(passages, document, in_force, left)

        lines = passages[0].unit.segment_map.lines if passages else nothing.lines
        found = [
            (in_place(finding, places, passage.span[0], lines), passage)
            for passage, record in zip(passages, records, strict=True)
            for finding, places in record.findings
        ]
        tallies: dict[str, list[Tally]] = {}
        for passage, record in zip(passages, records, strict=True):
            tallies.setdefault(passage.language, []).append(record.tally)
        units = {id(passage.unit): passage.unit for passage in passages}
        shown, _ = shown_in_file(found, units.values(), settings)
        result = replace(
            nothing,
            findings=tuple(finding for finding, _ in shown),
            problems=tuple(dict.fromkeys(problems)),
            not_checked=tuple(left),
            passages=tuple(passages),
            tallies={language: tuple(parts) for language, parts in tallies.items()},
            grammars={language: self._grammars[language] for language in tallies},
            document=document,
        )
        return self._with_baseline(result, settings)

    def _cut(
        self,
        plan: Plan,
        settings: Settings,
        passages: list[Passage],
        left: list[NotChecked],
        problems: list[InputProblem],
    ) -> Generator[Step, None, None]:
        """Find the pieces of the document, load what parses them."""
        failing: Counter[tuple[str, str, bool]] = Counter()
        size = 0
        for unit, language in plan.units:
            parser = self._parser(settings, language)
            if parser is None:
                yield Step(f"loading the model for {language}")
                parser = self._loaded(settings, language)
            if isinstance(parser, NotInstalledError):
                failing[language, str(parser).rstrip("."), True] += 1
                continue
            if isinstance(parser, Exception):
                failing[language, "the parser cannot be used", False] += 1
                problems.append(InputProblem(plan.document.path, _sentence(parser)))
                continue
            for piece in parser.cut(unit.text):
                span = unit.segment_map.source_span(piece.start, piece.start + len(piece.text))
                passages.append(Passage(span, piece, unit, language))
            size += len(unit.text)
            if size >= STEP_CUT:
                yield Step("cutting into sentences")
                size = 0
        left += (
            NotChecked(plan.document.path, language, reason, number, missing)
            for (language, reason, missing), number in failing.items()
        )

    def _judge(
        self, passages: Sequence[Passage], document: Document, in_force: InForce, left: list[NotChecked]
    ) -> Generator[Step, None, list[_Record]]:
        """What is found in each passage, step by step."""
        views: dict[str, View] = {}
        spoken = {language: speaks(document, language) for language in {passage.language for passage in passages}}
        contexts = [
            context_of(
                passage,
                document,
                in_force,
                spoken=spoken[passage.language] or is_spoken_alone(passage.unit.text, passage.language),
            )
            for passage in passages
        ]
        keys = [(passage.piece.key, context) for passage, context in zip(passages, contexts, strict=True)]
        records = {key: self._records[key] for key in keys if key in self._records}
        todo = {key: passage for key, passage in zip(keys, passages, strict=True) if key not in records}
        done = 0
        for batch in _batches(list(todo.items())):
            yield Step("checking", done / len(todo))
            done += len(batch)
            for language in dict.fromkeys(passage.language for _, passage in batch):
                parser = self._loaded(in_force.settings, language)
                assert isinstance(parser, PieceParser)
                if language not in views:
                    views[language] = with_rereader(view_of(document, language, in_force.settings), parser.parser)
                own = [(key, passage) for key, passage in batch if passage.language == language]
                parsed = parser.parse([passage.piece for _, passage in own])
                for (key, passage), sentences in zip(own, parsed, strict=True):
                    records[key] = self._record(passage, sentences, views[language])
        # Only now, so that a check of a long document does not push out what it needs itself.
        for key in keys:
            self._records[key] = records[key]
            self._records.move_to_end(key)
        self._forget_past(document.path, len(keys), len(document.units))
        return [records[key] for key in keys]

    def _forget_past(self, path: str, pieces: int, texts: int) -> None:
        """A document has so many pieces and texts now: forget what none of the last documents has any more."""
        self._sizes[path] = (pieces, texts)
        self._sizes.move_to_end(path)
        while len(self._sizes) > DOCUMENTS:
            self._sizes.popitem(last=False)
        all_pieces, all_texts = (min(sum(sizes), REMEMBERED) for sizes in zip(*self._sizes.values(), strict=True))
        while len(self._records) > max(all_pieces, pieces) + PAST:
            self._records.popitem(last=False)
        for parser in self._parsers.values():
            if isinstance(parser, PieceParser):
                parser.forget_cuts(max(all_texts, texts) + PAST)

    def _record(self, passage: Passage, sentences: Sentences, view: View) -> _Record:
        """Judge the sentences of a passage; one on which judging fails costs itself only."""
        grammar = self._grammar(passage.language)
        lines = passage.unit.segment_map.lines
        findings: list[tuple[Finding, tuple[Span, ...]]] = []
        tallies: list[Tally] = []
        for sentence in sentences:
            try:
                tree = in_scheme(moved(sentence, passage.piece.start), grammar.scheme, passage.language)
                if tree is None:
                    log.error("the model's trees are not %s, as the rules are", grammar.scheme.upper())
                    continue
                judged, tally = judge_tree(tree, grammar, passage.unit, view)
            except Exception:
                log.exception("the sentence %r cannot be judged", sentence.text)
                continue
            tallies.append(tally)
            findings += ((finding, places_of(finding, passage.span[0], lines)) for finding in judged.findings)
        return _Record(tuple(findings), merge(tallies))

    def _with_baseline(self, result: Checked, settings: Settings) -> Checked:
        if settings.baseline is None:
            return result
        path = settings.resolve(settings.baseline)
        try:
            state = path.stat()
            key = (path, state.st_mtime_ns, state.st_size)
            if key not in self._baselines:
                self._baselines = {key: read_baseline(path)}
        except OSError:
            return result
        except BaselineError as error:
            return replace(result, problems=(*result.problems, InputProblem(result.snapshot.path, str(error))))
        known = Known(self._baselines[key], path.absolute().parent)
        return replace(result, findings=known.mark(FileResult(result.snapshot.path, result.findings)).findings)

    # --- parsers and grammars -----------------------------------------------------------------------

    def _parser(self, settings: Settings, language: str) -> PieceParser | Exception | None:
        return self._parsers.get(_model_key(settings, language))

    def _loaded(self, settings: Settings, language: str) -> PieceParser | Exception:
        key = _model_key(settings, language)
        if key not in self._parsers:
            try:
                parser = self._load(settings, language, log.info)
                self._grammar(language)
                self._parsers[key] = PieceParser(parser, partial(_failed, language))
            except Exception as error:
                log.warning("no parser for %s: %s", language, error)
                self._parsers[key] = error
        return self._parsers[key]

    def _languages(self) -> tuple[str, ...]:
        """The languages for which there are rules."""
        if self._ruled is None:
            self._ruled = available_languages()
        return self._ruled

    def _grammar(self, language: str) -> Grammar:
        if language not in self._grammars:
            self._grammars[language] = load_grammar(language)
        return self._grammars[language]

    # --- afterwards ---------------------------------------------------------------------------------

    def parser(self, settings: Settings, language: str) -> Parser | None:
        """What parses a language; None where it is not loaded."""
        parser = self._parser(settings, language)
        return parser.parser if isinstance(parser, PieceParser) else None

    def engine(self, settings: Settings, language: str) -> str | None:
        """Name of the engine that parses a language; None where none is loaded."""
        parser = self.parser(settings, language)
        module = type(parser).__module__.removeprefix("lambre_core.parsing.engines.")
        return None if parser is None else module.partition(".")[0]

    def trees(self, passage: Passage, settings: Settings) -> list[Sentence]:
        """The trees of a passage, their spans offsets into the text of its unit."""
        parser = self._parser(settings, passage.language)
        if not isinstance(parser, PieceParser):
            return []
        scheme = self._grammar(passage.language).scheme
        found = (
            in_scheme(moved(sentence, passage.piece.start), scheme, passage.language)
            for sentence in parser.parse([passage.piece])[0]
        )
        return [tree for tree in found if tree is not None]

    def findings(self, passage: Passage, tree: Sentence, checked: Checked) -> tuple[Finding, ...]:
        """The findings in a tree of a passage, judged where it stands now."""
        assert checked.document is not None
        settings = checked.in_force.settings
        view = with_rereader(
            view_of(checked.document, passage.language, settings), self.parser(settings, passage.language)
        )
        return judge_tree(tree, self._grammar(passage.language), passage.unit, view)[0].findings

    def fixes(self, passage: Passage, finding: Finding, checked: Checked) -> tuple[Fix, ...]:
        """Verified fixes of a finding in a passage, sought together with those of its neighbours."""
        parser = self.parser(checked.in_force.settings, passage.language)
        if parser is None or checked.document is None:
            return ()
        grammar = self._grammar(passage.language)
        workshop = workshop_of(checked.document, passage.language, checked.in_force.settings, grammar, parser)
        for tree in self.trees(passage, checked.in_force.settings) if workshop is not None else ():
            shown = [one for one in self.findings(passage, tree, checked) if one.suppressed is None]
            places = [(one.code, one.range) for one in shown]
            if (finding.code, finding.range) in places and workshop is not None:
                offered = find_fixes([(one, passage.unit) for one in shown], workshop)
                return offered[places.index((finding.code, finding.range))]
        return ()


def _failed(language: str, text: str, error: Exception) -> None:
    log.error("the parser for %s fails on %r, which is not checked: %s", language, text, error)


def _sentence(error: Exception) -> str:
    if isinstance(error, LambreError):
        return str(error)
    return f"an error inside lambre-lint ({type(error).__name__}: {error}); the log has more. Please report it."


def _model_key(settings: Settings, language: str) -> Context:
    wanted = settings.models.by_language.get(language)
    return (language, settings.engine, wanted, settings.base if wanted else None, settings.models.allow_noncommercial)


def _batches(todo: Sequence[tuple[Key, Passage]]) -> Iterable[list[tuple[Key, Passage]]]:
    batch: list[tuple[Key, Passage]] = []
    size = 0
    for key, passage in todo:
        batch.append((key, passage))
        size += len(passage.piece.text)
        if size >= STEP_PARSED:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch
