"""Misses: why typed errors are not found, by what becomes of the ruled edges at the wrong word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from lambre_core.evaluation.judged import Judged
from lambre_core.evaluation.linting import DEFAULT_CONFIDENCE, wanted
from lambre_core.evaluation.obstacles import ABOUT as OBSTACLES
from lambre_core.evaluation.obstacles import BELOW, GROUPS, grouped, why_missed
from lambre_core.evaluation.options import Options
from lambre_core.evaluation.parts.gei import LEAST_OF_TYPE, judged_passages
from lambre_core.evaluation.passage import Passage
from lambre_core.evaluation.sets import LEARNERS, GoldSet
from lambre_core.evaluation.signature import signature
from lambre_core.evaluation.tables import Section, share, table
from lambre_core.findings.readings import with_lexicon
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.parsing.models import load_parser

NAME = "misses"
HELP = "why errors that people marked are not found"

ABOUT = f"""\
The typed errors of `gei` at which nothing is shown, by what stands in the way at that word; of several edges the one
counts that came furthest. {OBSTACLES}"""

SETS = tuple(found.name for found in LEARNERS)

HEAD = ("set", "", "typed errors", "found", *GROUPS)


def measure(options: Options) -> Iterator[Section]:
    """Measure every set that is wanted and for which there is a model.

    Raises:
        EvaluationError: data is missing or broken, or a text could not be checked.
    """
    for gold_set in wanted(LEARNERS, options):
        yield section(gold_set, judged_passages(gold_set, options, fixes=False), options)


def section(gold_set: GoldSet, judged: Sequence[Judged], options: Options) -> Section:
    """The tables of one set."""
    causes = Counter[str]()
    of_kind: dict[str, Counter[str]] = {}
    for cause, kind in misses(gold_set, judged, options):
        causes[cause] += 1
        of_kind.setdefault(kind, Counter())[cause] += 1
    missed = causes.total()
    typed = sum(len(one.gold.typed) for one in judged)
    groups = grouped(causes)
    row = (
        options.title(gold_set.name),
        gold_set.language,
        str(typed),
        *(share(number, typed) for number in (typed - missed, *groups.values())),
    )
    kinds = sorted(of_kind, key=lambda kind: (-of_kind[kind].total(), kind))
    body = [
        gold_set.about,
        "",
        f"    {options.command(NAME, gold_set.name)}",
        "",
        f"{signature(gold_set.language, seed=options.seed, limit=options.limit, model=options.model)}.",
        "",
        *table(
            ("what stands in the way", "missed", "share"),
            ((cause, str(number), share(number, missed)) for cause, number in causes.most_common()),
        ),
        "",
        *table(
            ("type of error", "missed", *groups),
            (
                (kind, str(of_kind[kind].total()), *(str(number) for number in grouped(of_kind[kind]).values()))
                for kind in kinds
                if of_kind[kind].total() >= LEAST_OF_TYPE
            ),
        ),
    ]
    return Section(NAME, options.title(gold_set.name), HEAD, row, "\n".join(body))


def misses(gold_set: GoldSet, judged: Sequence[Judged], options: Options) -> Iterator[tuple[str, str]]:
    """What stands in the way of each typed error at which nothing is shown, and the type of the error."""
    language = gold_set.language
    parser = options.load(language) if options.load else load_parser(language, store=options.store)
    grammar = load_grammar(language)
    readings = with_lexicon(judging_lexicon(language))
    parsed = parser.parse([one.passage.text for one in judged])
    for one, sentences in zip(judged, parsed, strict=True):
        shown = {number for item in one.shown(DEFAULT_CONFIDENCE) for number in item.words}
        hidden = {number for item in one.found for number in item.words} - shown
        for number in sorted(one.gold.typed - shown):
            span = one.passage.spans[number]
            cause = BELOW if number in hidden else why_missed(span, sentences, grammar, readings)
            yield cause, kind_of(one.passage, number, gold_set)


def kind_of(passage: Passage, number: int, gold_set: GoldSet) -> str:
    """The type of the first typed error that covers a token."""
    kinds = (
        annotation.kind
        for annotation in passage.annotations
        if annotation.first <= number < annotation.last and gold_set.typed.fullmatch(annotation.kind)
    )
    return next(kinds, "")
