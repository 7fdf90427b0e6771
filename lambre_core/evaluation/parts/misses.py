"""Misses: why typed errors are not found, by what becomes of the ruled edges at the wrong word."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from lambre_core.evaluation.judged import Judged
from lambre_core.evaluation.linting import DEFAULT_CONFIDENCE, wanted
from lambre_core.evaluation.options import Options
from lambre_core.evaluation.parts.gei import LEAST_OF_TYPE, judged_passages
from lambre_core.evaluation.passage import Passage
from lambre_core.evaluation.sets import LEARNERS, GoldSet
from lambre_core.evaluation.signature import signature
from lambre_core.evaluation.tables import Section, share, table
from lambre_core.findings.abstention import UNKNOWN, abstention, improbable
from lambre_core.findings.adjuncts import as_asked
from lambre_core.findings.build import readings_in
from lambre_core.findings.confidence import family_verdict
from lambre_core.findings.doubts import doubtful_edges, doubts_about, is_reference
from lambre_core.findings.explaining import Edge, settle
from lambre_core.findings.mending import mended
from lambre_core.findings.readings import Readings, with_lexicon
from lambre_core.grammar.judge import all_outcomes
from lambre_core.grammar.rule import Grammar, Outcome, Verdict
from lambre_core.grammar.rulefile import load_grammar
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.parsing.models import load_parser
from lambre_core.treebank.tree import Sentence, Span

NAME = "misses"
HELP = "why errors that people marked are not found"

BELOW, IMPROBABLE, NO_WORD = "below the threshold", "improbable tree", "not a word of the parser's"
NO_EDGE, HELD, EXPLAINED = "no ruled edge", "the tagger sees no clash", "explained away"
CLASH = "clash without finding"
ABSTAINED, DOUBTED = "undecided: ", "doubted: "

ABOUT = f"""\
The typed errors of `gei` at which nothing is shown, by what stands in the way at that word; of several edges the one
counts that came furthest. *{NO_EDGE}*: no rule speaks of an edge of the word, as the parser attaches it. *undecided*: a
rule does, but does not judge the site ({UNKNOWN}, excepted construction ...). *doubted*: the tree looks wrong there;
named is the first doubt (`lambre_core/findings/doubts`). *{HELD}*: the words agree as they stand, such as a whole
noun phrase in the wrong case, or the tagger repairs the error. *{EXPLAINED}*: the tagger's features clash, but
admissible readings of the forms do not. *{BELOW}*: found with a confidence under {DEFAULT_CONFIDENCE}. *{CLASH}*:
merged into a finding at other words.
"""

SETS = tuple(found.name for found in LEARNERS)

HEAD = ("set", "", "typed errors", "found", BELOW, "clash, not found", "doubted", "undecided", HELD, NO_EDGE, "tree")


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
    groups = _grouped(causes)
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
                (kind, str(of_kind[kind].total()), *(str(number) for number in _grouped(of_kind[kind]).values()))
                for kind in kinds
                if of_kind[kind].total() >= LEAST_OF_TYPE
            ),
        ),
    ]
    return Section(NAME, options.title(gold_set.name), HEAD, row, "\n".join(body))


def _grouped(causes: Mapping[str, int]) -> dict[str, int]:
    """The causes in the columns of the overview."""
    groups = dict.fromkeys(HEAD[4:], 0)
    for cause, number in causes.items():
        if cause in (EXPLAINED, CLASH):
            name = "clash, not found"
        elif cause in (IMPROBABLE, NO_WORD):
            name = "tree"
        else:
            name = cause.partition(":")[0] if cause.startswith((ABSTAINED, DOUBTED)) else cause
        groups[name] += number
    return groups


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


def why_missed(span: Span, sentences: Sequence[Sentence], grammar: Grammar, readings: Readings) -> str:
    """What becomes of the ruled edges at the word of a text that overlaps a range.

    Args:
        sentences: of the text, with spans into it.
        readings: of words out of context.
    """
    for found in sentences:
        for token in found.tokens:
            if token.span is not None and token.span[0] < span[1] and span[0] < token.span[1]:
                return IMPROBABLE if improbable(found) else _of_word(token.id, found, grammar, readings)
    return NO_WORD


def _of_word(number: int, found: Sentence, grammar: Grammar, readings: Readings) -> str:
    sentence = mended(found, readings, grammar)
    in_place = readings_in(sentence, readings)
    edges: dict[Edge, list[Outcome]] = {}
    reasons: list[str] = []
    for outcome in all_outcomes(grammar, sentence):
        if not outcome.rule.lint:
            continue
        edge = (outcome.dependent.id, outcome.head.id)
        reason = abstention(outcome, ())
        if reason is None or reason == UNKNOWN:
            edges.setdefault(edge, []).append(as_asked(outcome))
        if reason is not None and number in edge:
            reasons.append(reason)
    own = [edge for edge in edges if number in edge]
    if not own:
        return ABSTAINED + reasons[0] if reasons else NO_EDGE
    doubted = doubtful_edges(sentence, edges, in_place, grammar.drops_subjects, grammar.language)
    doubtful = {edge: edges.pop(edge) for edge in doubted}
    # Readings are weighed where each word has one head: references have one in the tree already.
    parts = [{edge: group for edge, group in edges.items() if is_reference(group) is kind} for kind in (False, True)]
    verdicts = {
        edge: found for part in parts for edge, found in settle(part, in_place, family_verdict).verdicts.items()
    }
    clear = [
        (outcome.verdict, verdict)
        for edge in own
        if edge not in doubtful
        for outcome, verdict in zip(edges[edge], verdicts[edge], strict=True)
    ]
    if any(after is Verdict.BROKEN for _, after in clear):
        return CLASH
    if any(before is Verdict.BROKEN for before, _ in clear):
        return EXPLAINED
    first = next((edge for edge in own if edge in doubtful), None)
    if first is not None:
        about = doubts_about(sentence, {first: doubtful[first]}, in_place, grammar.drops_subjects, grammar.language)
        return DOUBTED + about[first][0]
    if any(after is Verdict.HELD for _, after in clear):
        return HELD
    return ABSTAINED + (reasons[0] if reasons else UNKNOWN)
