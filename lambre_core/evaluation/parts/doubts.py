"""Doubts: what would be found where one of them keeps an edge from being judged, errors and false alarms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from lambre_core.check import ViewOf, view_of
from lambre_core.config.settings import Settings
from lambre_core.documents.read import Document
from lambre_core.evaluation.judged import judge
from lambre_core.evaluation.linting import DEFAULT_CONFIDENCE, Alarm, Linted, languages_with_model, lint
from lambre_core.evaluation.noised import clean_and_noised
from lambre_core.evaluation.options import Options
from lambre_core.evaluation.readers import m2
from lambre_core.evaluation.sets import LEARNERS, GoldSet
from lambre_core.evaluation.signature import signature
from lambre_core.evaluation.sources import every
from lambre_core.evaluation.tables import Section, table
from lambre_core.findings.build import View
from lambre_core.findings.doubts import Ruled, doubts_about
from lambre_core.findings.explaining import Edge
from lambre_core.findings.readings import Readings
from lambre_core.training.recipe import RECIPES
from lambre_core.treebank.tree import Sentence

NAME = "doubts"
HELP = "what each doubt about trees hides, errors and false alarms"

LEAST = 4
"""Doubts that hide fewer findings are not listed."""

ABOUT = f"""\
What would be found, with a confidence of at least {DEFAULT_CONFIDENCE}, where doubts (`lambre_core/findings/doubts`)
keep edges from being judged. A row is one doubt, or several that hold of one edge, so that none of them hides the
finding alone. *marked*: errors that annotators of the sets of learners marked, of whatever kind; *made*: words of other
forms in sentences of the treebanks' dev splits that models were not trained on. What counts as false: *as written*,
findings in learners' texts where nobody marked an error; *corrected*, those in the corrected sides; *clean*, those in
the treebanks' sentences. A doubt that hides many errors and few false alarms says more than it must.
"""

LANGUAGES = tuple(RECIPES)
SETS = LANGUAGES

MARKED, MADE, WRITTEN, CORRECTED, CLEAN = "marked", "made", "as written", "corrected", "clean"
COLUMNS = (MARKED, MADE, WRITTEN, CORRECTED, CLEAN)
ERRORS = frozenset({MARKED, MADE})
HEAD = ("language", "errors", "false alarms")

Kinds = Callable[[int, Alarm], str | None]
"""Which column a finding in a text counts in, by the number of the text; None where it counts in none."""


@dataclass(frozen=True, slots=True)
class Recorder:
    """Doubts that are asked and written down, and hide nothing.

    Attributes:
        about: the forms at the ends of an edge -> the texts of sentences with such an edge -> the doubts about it.
    """

    about: dict[frozenset[str], dict[str, set[str]]] = field(default_factory=dict)

    def __call__(
        self, sentence: Sentence, edges: Ruled, readings: Readings, subjects_dropped: bool, language: str
    ) -> set[Edge]:
        found = doubts_about(sentence, edges, readings, subjects_dropped, language)
        for (dependent, head), names in found.items():
            forms = frozenset(sentence.tokens[number - 1].form or "" for number in (dependent, head))
            self.about.setdefault(forms, {}).setdefault(sentence.text, set()).update(names)
        return set()

    def view(self) -> ViewOf:
        """Every user's view, but for the doubts."""

        def recorded(document: Document, language: str, settings: Settings) -> View:
            return replace(view_of(document, language, settings), doubt=self)

        return recorded

    def behind(self, alarm: Alarm, text: str) -> tuple[str, ...]:
        """The doubts about the edges of a finding in a text, in the order of their names."""
        word = text[slice(*alarm.word)]
        edges = (self.about.get(frozenset({word, text[slice(*other)]}), {}) for other, _ in alarm.others)
        names = (names for edge in edges for sentence, names in edge.items() if sentence.strip() in text)
        return tuple(sorted(set().union(*names)))


def measure(options: Options) -> Iterator[Section]:
    """Measure every language that is wanted and has a model.

    Raises:
        EvaluationError: data is missing or broken, or a text could not be checked.
    """
    for language in LANGUAGES:
        if options.wants(language, language) and language in languages_with_model():
            options.say(f"{language} …")
            yield section(language, hidden(language, options), options)


def section(language: str, found: Iterable[tuple[tuple[str, ...], str]], options: Options) -> Section:
    """The table of a language."""
    counts: dict[tuple[str, ...], Counter[str]] = {}
    for doubts, column in found:
        counts.setdefault(doubts, Counter())[column] += 1
    listed = [doubts for doubts in counts if counts[doubts].total() >= LEAST]
    listed.sort(key=lambda doubts: (-sum(counts[doubts][column] for column in ERRORS), doubts))
    errors = sum(counts[doubts][column] for doubts in counts for column in ERRORS)
    total = sum(counts[doubts].total() for doubts in counts)
    body = [
        f"    {options.command(NAME, language)}",
        "",
        f"{signature(language, seed=options.seed, limit=options.limit, model=options.model)}.",
        "",
        *table(
            ("doubt", *COLUMNS),
            ((" + ".join(doubts), *(str(counts[doubts][column]) for column in COLUMNS)) for doubts in listed),
        ),
    ]
    row = (language, str(errors), str(total - errors))
    return Section(NAME, options.title(language), HEAD, row, "\n".join(body))


def hidden(language: str, options: Options) -> Iterator[tuple[tuple[str, ...], str]]:
    """For each finding that doubts hide these, and the column in which it counts."""
    for gold_set in LEARNERS:
        if gold_set.language == language:
            yield from _of_learners(gold_set, options)
    sentences = every(list(clean_and_noised(language, options.data)), options.limit)

    def kind(number: int, alarm: Alarm) -> str | None:
        changed = sentences[number].changed
        return CLEAN if changed is None else MADE if changed in alarm.spans else None

    yield from _in_texts([sentence.text for sentence in sentences], language, options, lambda _: kind)


def _of_learners(gold_set: GoldSet, options: Options) -> Iterator[tuple[tuple[str, ...], str]]:
    passages = every(list(gold_set.read(options.data / "eval" / gold_set.file)), options.limit)

    def written(results: Sequence[Linted]) -> Kinds:
        right = {
            (number, item.alarm)
            for number, one in enumerate(judge(passages, results, gold_set))
            for item in one.found
            if item.right
        }
        return lambda number, alarm: MARKED if (number, alarm) in right else WRITTEN

    yield from _in_texts([passage.text for passage in passages], gold_set.language, options, written)
    corrected = [text for passage in passages if not passage.label and (text := m2.corrected(passage))]
    yield from _in_texts(corrected, gold_set.language, options, lambda _: lambda number, alarm: CORRECTED)


def _in_texts(
    texts: Sequence[str], language: str, options: Options, kinds: Callable[[Sequence[Linted]], Kinds]
) -> Iterator[tuple[tuple[str, ...], str]]:
    """What doubts hide in texts.

    Args:
        kinds: of what is found without doubts, in which column a finding counts.
    """
    shown = [{alarm.word for alarm in _sure(result)} for result in lint(texts, language, options)]
    recorder = Recorder()
    free = list(lint(texts, language, options, view=recorder.view()))
    kind_of = kinds(free)
    for number, (text, before, result) in enumerate(zip(texts, shown, free, strict=True)):
        for alarm in _sure(result):
            doubts = recorder.behind(alarm, text) if alarm.word not in before else ()
            column = kind_of(number, alarm) if doubts else None
            if column is not None:
                yield doubts, column


def _sure(result: Linted) -> Iterator[Alarm]:
    return (alarm for alarm in result.alarms if alarm.confidence >= DEFAULT_CONFIDENCE)
