"""Judging: the tallies of a piece, by what `check` does with a document, segment by segment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from lambre_core.check import (
    Load,
    ParsedUnit,
    document_settings,
    judge_tree,
    load_for,
    parse_documents,
    read_text,
    view_of,
    with_rereader,
)
from lambre_core.config.settings import Settings
from lambre_core.documents.read import Document
from lambre_core.documents.unit import InputProblem
from lambre_core.findings.build import View
from lambre_core.findings.finding import OFF_BY_DEFAULT, Finding
from lambre_core.findings.fluency import arc_fluency, fragments, judgeable, thresholds_of
from lambre_core.findings.result import NotChecked
from lambre_core.grammar.judge import outcomes
from lambre_core.grammar.rule import Grammar, Outcome, Verdict
from lambre_core.grammar.rulefile import available_languages, load_grammar
from lambre_core.parsing.cache import user_store
from lambre_core.parsing.protocol import Parser
from lambre_core.reports.plan import Piece
from lambre_core.reports.segments import Grouping, Segment, document_of, segments_of, texts_before
from lambre_core.reports.signature import text_hash
from lambre_core.reports.tallies import TREES, Found, Left, Record, Tallies
from lambre_core.treebank.drawing import draw
from lambre_core.treebank.sud import in_scheme
from lambre_core.treebank.tree import Sentence, Token

MILLION = 1_000_000
TEXT = 400
"""Code points kept of a segment's text."""

NOTE = "\x1f"
"""Between a drawn word and what is said of it; no word has it."""

FLUENCY_STEP = 0.1
"""Width of a bin of the distribution of fluency, in nats a word."""

LEAST_FLUENT = -4.0
"""Everything below is in the last bin."""


@dataclass(slots=True)
class Judge:
    """What a process needs to judge pieces: parsers and grammars, each loaded once, and the file read last.

    Attributes:
        language: of every text, whatever else says one.
        load: how parsers are loaded.
    """

    settings: Settings
    grouping: Grouping
    language: str | None
    load: Load
    grammars: dict[str, Grammar] = field(default_factory=dict)
    parsers: dict[str, Parser | Exception] = field(default_factory=dict)
    last: tuple[str, Document] | None = None

    def tallies(self, piece: Piece) -> Tallies:
        """Everything that is counted in a piece."""
        how = document_settings(self.settings)
        document = document_of(piece, self._read, how)
        segments = list(segments_of(document, piece, self.grouping, texts_before(piece, self._read)))
        found = Tallies()
        of_unit = {id(segment.unit): segment for segment in segments}
        views: dict[str, View] = {}
        wrong: list[tuple[Record, list[Sentence], list[Finding], list[Outcome]]] = []
        parsed_documents = parse_documents(
            [document], self.settings, language=self.language, load=self._parser, only=available_languages()
        )
        for parsed in parsed_documents:
            for problem in parsed.problems:
                moved = 0 if problem in document.problems else piece.line
                found.problem(_sentence(replace(problem, line=problem.line and problem.line + moved)))
            for left in parsed.not_parsed:
                found.leave(_left(left))
            seen: set[tuple[int, int, str]] = set()
            for item in parsed.units:
                segment = of_unit[id(item.unit)]
                judged = self._judge(item, document, views, seen, found)
                if judged is None:
                    continue
                counts, findings, broken, trees = judged
                group = item.language if self.grouping.by == "language" else segment.group
                found.count(group, found.name(group, segment.name), counts)
                if findings or broken:
                    record = _record(segment, item, group, piece, findings, broken)
                    wrong.append((record, trees, findings, broken))
        wrong.sort(key=lambda one: one[0].order)
        found.records = [
            replace(record, trees=_drawn(trees, findings, broken)) if place < TREES else record
            for place, (record, trees, findings, broken) in enumerate(wrong)
        ]
        found.wrong = len(wrong)
        found.models = {
            language: text_hash(parser.fingerprint)
            for language, parser in self.parsers.items()
            if not isinstance(parser, Exception)
        }
        return found

    def _judge(
        self,
        item: ParsedUnit,
        document: Document,
        views: dict[str, View],
        seen: set[tuple[int, int, str]],
        found: Tallies,
    ) -> tuple[Counter[str], list[Finding], list[Outcome], list[Sentence]] | None:
        """The counts of a text, what is found in it, what is broken, and its trees."""
        language = item.language
        if language not in self.grammars:
            self.grammars[language] = load_grammar(language)
        grammar = self.grammars[language]
        if language not in views:
            views[language] = with_rereader(view_of(document, language, self.settings), self.parsers.get(language))
        view = views[language]
        trees = [in_scheme(sentence, grammar.scheme, language) for sentence in item.sentences]
        if None in trees:
            reason = f"the model's trees are not {grammar.scheme.upper()}, as the rules are"
            found.leave(Left(language, reason, False, 1, document.path))
            return None
        counts = Counter(segments=1)
        findings: list[Finding] = []
        broken: list[Outcome] = []
        whole = [tree for tree in trees if tree is not None]
        for sentence in whole:
            judged, tally = judge_tree(sentence, grammar, item.unit, view)
            counts["sentences"] += 1
            counts["tokens"] += len(sentence.tokens)
            counts["sites"] += judged.sites
            counts["judged"] += judged.sites - sum(judged.undecided.values())
            counts["hidden"] += judged.hidden
            for reason, number in judged.undecided.items():
                counts[f"undecided {reason}"] += number
            for rule, count in tally.counts.items():
                counts[f"held {language} {rule}"] += count.held
                counts[f"broken {language} {rule}"] += count.broken
            if any(count.broken for count in tally.counts.values()):
                broken += [o for o in outcomes(grammar, sentence) if o.verdict is Verdict.BROKEN]
            for finding in judged.findings:
                place = (finding.range.start.byte, finding.range.end.byte, finding.code)
                if finding.code in OFF_BY_DEFAULT or place in seen:
                    continue
                seen.add(place)
                if finding.suppressed is None:
                    findings.append(finding)
                else:
                    counts["suppressed"] += 1
            counts.update(_belief(sentence, item, language))
        counts["findings"] = len(findings)
        for finding in findings:
            counts.update(f"found {language} {code}" for code in finding.codes)
        return counts, findings, broken, whole

    def _read(self, path: str) -> Document:
        """A file, read once for all its pieces in a row."""
        if self.last is None or self.last[0] != path:
            try:
                data = Path(path).read_bytes()
            except OSError as error:
                problem = InputProblem(path, f"the file cannot be read: {error.strerror or error}.")
                self.last = path, Document(path, "", problems=(problem,))
            else:
                self.last = path, read_text(path, data, document_settings(self.settings))
        return self.last[1]

    def _parser(self, language: str) -> Parser:
        if language not in self.parsers:
            try:
                self.parsers[language] = self.load(language)
            except Exception as error:
                self.parsers[language] = error
        parser = self.parsers[language]
        if isinstance(parser, Exception):
            raise parser
        return parser


def make_judge(settings: Settings, grouping: Grouping, language: str | None) -> Judge:
    """A judge with the parsers that the settings want."""
    store = user_store(None) if settings.cache else None
    return Judge(settings, grouping, language, partial(load_for, settings, None, None, store))


def _belief(sentence: Sentence, item: ParsedUnit, language: str) -> Counter[str]:
    """How far the parser believes in a tree: fluency, and the parts into which the sentence falls."""
    counts: Counter[str] = Counter()
    thresholds = thresholds_of(language)
    if not judgeable(sentence, item.unit.placeholders):
        return counts
    fluency = arc_fluency(sentence)
    if fluency is not None:
        counts["fluent"] = 1
        counts["fluency"] = round(fluency * MILLION)
        counts[f"fluency at {fluency_bin(fluency)}"] = 1
    if thresholds is not None and any(token.beliefs is not None for token in sentence.tokens):
        counts["fragmented"] = 1
        counts["fragments"] = len(fragments(sentence, thresholds.arc))
    return counts


def fluency_bin(fluency: float) -> int:
    """The number of a bin: 0 for what is nearest to 0, rising as fluency falls."""
    return int(min(-fluency, -LEAST_FLUENT) / FLUENCY_STEP)


def _record(
    segment: Segment, item: ParsedUnit, group: str, piece: Piece, findings: Sequence[Finding], broken: Sequence[Outcome]
) -> Record:
    return Record(
        group=group,
        path=piece.path,
        line=segment.line,
        name=segment.name,
        language=item.language,
        text=item.unit.text if len(item.unit.text) <= TEXT else item.unit.text[: TEXT - 1] + "…",
        badness=sum(round(finding.confidence * MILLION) for finding in findings),
        broken=dict(sorted(Counter(f"{item.language} {outcome.rule.id}" for outcome in broken).items())),
        findings=tuple(
            Found(
                finding.range.start.line + piece.line,
                finding.range.start.column,
                finding.code,
                finding.codes,
                finding.word,
                finding.message,
                round(finding.confidence, 6),
            )
            for finding in findings
        ),
    )


# --- trees -----------------------------------------------------------------------------------------


def _drawn(
    trees: Sequence[Sentence], findings: Sequence[Finding], broken: Sequence[Outcome]
) -> tuple[tuple[str, str], ...]:
    """The trees in which something clashes, line by line, each with what is said of its word."""
    lines: list[tuple[str, str]] = []
    for sentence in trees:
        own = [finding for finding in findings if finding.tree is sentence]
        notes = _notes(own) if findings else _notes_of_outcomes(sentence, broken)
        if not notes:
            continue
        for line in draw(sentence, note=lambda token, notes=notes: NOTE + notes.get(token.id, "")):  # type: ignore[misc]
            word, _, note = line.partition(NOTE)
            lines.append((word, note))
    return tuple(lines)


def _notes(findings: Sequence[Finding]) -> dict[int, str]:
    """Word -> the words with which it clashes; in what is said of one end of the edge, usually the dependent."""
    violations = [
        violation.outcome for finding in findings if finding.cause is not None for violation in finding.cause.violations
    ]
    return _clashes(violations)


def _notes_of_outcomes(sentence: Sentence, broken: Sequence[Outcome]) -> dict[int, str]:
    tokens = {id(token) for token in sentence.tokens}
    return _clashes([outcome for outcome in broken if id(outcome.dependent) in tokens])


def _clashes(outcomes: Sequence[Outcome]) -> dict[int, str]:
    said: dict[int, dict[str, list[str]]] = {}
    for outcome in outcomes:
        feature, values = outcome.rule.feature, _values(outcome)
        if outcome.rule.allowed:
            end = outcome.dependent if outcome.rule.side == "dependent" else outcome.head
            other = outcome.head if end is outcome.dependent else outcome.dependent
        else:
            end, other = outcome.dependent, outcome.head
        said.setdefault(end.id, {}).setdefault(_form(other), []).append(f"{feature} {values}")
        said.setdefault(other.id, {}).setdefault(_form(end), [])
    return {word: "; ".join(_clash(other, what) for other, what in others.items()) for word, others in said.items()}


def _clash(other: str, what: Sequence[str]) -> str:
    return f"clashes with {other}" + (f": {', '.join(dict.fromkeys(what))}" if what else "")


def _values(outcome: Outcome) -> str:
    """The values that clash, or the one that is there and those that are allowed."""
    dependent, head = ("|".join(sorted(values)) or "none" for values in (outcome.dependent_values, outcome.head_values))
    if outcome.rule.allowed:
        own = dependent if outcome.rule.side == "dependent" else head
        return f"{own}, expected {' or '.join(outcome.rule.allowed)}"
    return f"{dependent} and {head}"


def _form(token: Token) -> str:
    return token.form or "_"


# --- what was not judged ---------------------------------------------------------------------------


def _sentence(problem: InputProblem) -> str:
    place = "".join(f":{number}" for number in (problem.line, problem.column) if number is not None)
    return f"{problem.path}{place}: {problem.message}"


def _left(left: NotChecked) -> Left:
    return Left(left.language or "", left.reason, left.missing, left.units, left.path)
