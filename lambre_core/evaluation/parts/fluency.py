"""Fluency and fragments: their thresholds on correct text, and how many good translations they report."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from lambre_core.evaluation.errors import EvaluationError
from lambre_core.evaluation.linting import languages_with_model
from lambre_core.evaluation.options import Options
from lambre_core.evaluation.readers import m2
from lambre_core.evaluation.sets import LEARNERS
from lambre_core.evaluation.sources import every
from lambre_core.evaluation.tables import Section
from lambre_core.findings.fluency import FALSE_ALARMS, FILE, Thresholds, arc_fluency, calibrated, judgeable, weakest_arc
from lambre_core.parsing.models import load_parser
from lambre_core.parsing.protocol import Parser
from lambre_core.resources import data_dir
from lambre_core.treebank.tree import Sentence

NAME = "fluency"
HELP = "set the thresholds of fluency and fragments on correct text"

ABOUT = f"""\
Sentences are reported below thresholds such that {FALSE_ALARMS:.1%} of correct sentences are: the corrected sides of
the texts of learners and volunteers, no sentence of fewer than four words. *Shuffled*: share that is reported of the
same sentences with every seventh pair of neighbouring words exchanged. Where that is hardly more than of correct ones,
the codes say little: they are off by default.
"""

SETS = tuple(dict.fromkeys(found.language for found in LEARNERS))

STEP = 7
"""Every so manieth word of a shuffled sentence has changed places with the next."""


def measure(options: Options) -> Iterator[Section]:
    """Measure every language that is wanted; with `options.apply`, write its thresholds."""
    path = data_dir("rules") / FILE
    content = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for language in SETS:
        if not options.wants(language, language) or language not in languages_with_model():
            continue
        options.say(f"{language} …")
        parser = options.load(language) if options.load else load_parser(language, store=options.store)
        texts = correct_texts(language, options)
        good = sentences(parser, texts)
        found = thresholds(good, f"corrected sides of learners' texts, model {parser.fingerprint[:12]}")
        content[language] = {
            "fluency": round(found.fluency, 4),
            "arc": round(found.arc, 4),
            "sentences": found.sentences,
            "source": found.source,
        }
        yield section(language, found, sentences(parser, [shuffled(text) for text in texts]), options)
    if options.apply:
        ordered = {language: content[language] for language in sorted(content)}
        path.write_text(json.dumps(ordered, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


def correct_texts(language: str, options: Options) -> list[str]:
    """The corrected sides of a language's annotated texts."""
    texts: list[str] = []
    for gold_set in LEARNERS:
        if gold_set.language == language:
            passages = every(list(gold_set.read(options.data / "eval" / gold_set.file)), options.limit)
            texts += [text for passage in passages if (text := m2.corrected(passage))]
    return texts


def shuffled(text: str) -> str:
    """A text in which neighbouring words have changed places here and there."""
    words = text.split(" ")
    for place in range(STEP // 2, len(words) - 1, STEP):
        words[place], words[place + 1] = words[place + 1], words[place]
    return " ".join(words)


def sentences(parser: Parser, texts: Sequence[str]) -> list[Sentence]:
    """The sentences of which anything can be said."""
    return [sentence for parsed in parser.parse(texts) for sentence in parsed if judgeable(sentence)]


def thresholds(good: Sequence[Sentence], source: str) -> Thresholds:
    """The thresholds below which so many correct sentences lie.

    Raises:
        EvaluationError: there are too few.
    """
    values = [value for sentence in good if (value := arc_fluency(sentence)) is not None]
    arcs = [weakest[1] for sentence in good if (weakest := weakest_arc(sentence)) is not None]
    try:
        return Thresholds(calibrated(values), calibrated(arcs), len(good), source)
    except ValueError as error:
        raise EvaluationError(f"the thresholds cannot be set: {error}.") from error


def section(language: str, found: Thresholds, wrong: Sequence[Sentence], options: Options) -> Section:
    """The thresholds, and how much of shuffled text lies below them."""
    values = [value for sentence in wrong if (value := arc_fluency(sentence)) is not None]
    arcs = [weakest[1] for sentence in wrong if (weakest := weakest_arc(sentence)) is not None]
    row = (
        language,
        str(found.sentences),
        f"{found.fluency:.3f}",
        f"{sum(value < found.fluency for value in values) / max(len(values), 1):.1%}",
        f"{found.arc:.3f}",
        f"{sum(arc < found.arc for arc in arcs) / max(len(arcs), 1):.1%}",
    )
    head = ("language", "sentences", "least fluency", "shuffled below", "least arc", "shuffled below")
    return Section(NAME, options.title(language), head, row, f"Command: `{options.command(NAME, language)}`")
