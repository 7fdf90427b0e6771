"""Build: from the outcomes on one sentence to located findings, in the steps of DESIGN §6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType

from lambre_core.documents.unit import Directive, SourceRange, TextUnit
from lambre_core.findings.abstention import (
    DOUBTFUL_TREE,
    IMPROBABLE_EDGE,
    IMPROBABLE_TREE,
    LABEL,
    UNKNOWN,
    WITHOUT_MARKS,
    Knows,
    abstention,
    improbable,
    knows_all,
    labels_in,
    leaves_a_label,
)
from lambre_core.findings.addresses import uncalled
from lambre_core.findings.adjuncts import as_asked, without_general
from lambre_core.findings.antecedents import Antecedents, agrees_with_antecedent, antecedents, standing_for
from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.calibration import UNCALIBRATED
from lambre_core.findings.confidence import confidence, family_verdict, is_improbable
from lambre_core.findings.declension import ends_wrongly, in_sentence, is_attributive
from lambre_core.findings.doubts import Doubt, doubtful_edges
from lambre_core.findings.explaining import Edge, Judge, Settlement, broken, components, settle
from lambre_core.findings.finding import DEFAULT_SEVERITY, SEVERITIES, Finding, Related, Severity
from lambre_core.findings.fingerprint import fingerprint
from lambre_core.findings.finiteness import in_clause, without_false_participles
from lambre_core.findings.marks import is_without_marks
from lambre_core.findings.mending import mended
from lambre_core.findings.merging import Cause, Violation, merge
from lambre_core.findings.readings import Confirms, Readings, confirm_none, remembered
from lambre_core.findings.second import Reread, is_weighed, weighed
from lambre_core.findings.suppression import disabled_by_directive, in_glossary
from lambre_core.findings.third_persons import ENGLISH, in_third_person
from lambre_core.findings.told.reading import with_what_was_told
from lambre_core.findings.told.relations import (
    SELF,
    TOLD_RELATIONS,
    WRONG,
)
from lambre_core.findings.wording import message
from lambre_core.grammar.families.agreement import ANIMACY
from lambre_core.grammar.judge import outcomes as tree_outcomes
from lambre_core.grammar.judge import reference_outcomes
from lambre_core.grammar.rule import Grammar, Outcome, Verdict
from lambre_core.grammar.wording import base
from lambre_core.lexicon.reading import DECLENSION
from lambre_core.treebank.tree import Sentence, Token


@dataclass(frozen=True, slots=True)
class View:
    """How the findings of one file are looked at.

    Attributes:
        severity: rule identifier -> severity, None where the rule is off.
        glossary: folded words on which nothing is found.
        show_hints: findings below `min_confidence` are hints instead of hidden.
        judge: the grammar's verdict on an edge.
        readings: the admissible readings of a word.
        confirms: whether a word's own analysis is surely one of its readings.
        calibrate: from rule and computed confidence to the share that is right.
        doubt: the ruled edges of a sentence that are not to be judged.
        reread: the second network, where there is one.
        knows: whether a form is a word of the language.
        spoken: readings, and what they confirm, in a text that by itself is written as people speak; None where all
            texts of the file are looked at so, or none is.
    """

    path: str
    language: str
    severity: Callable[[str], Severity | None]
    min_confidence: float = 0.0
    show_hints: bool = False
    glossary: frozenset[str] = frozenset()
    directives: tuple[Directive, ...] = ()
    judge: Judge = family_verdict
    readings: Readings = tagger_readings
    confirms: Confirms = confirm_none
    doubt: Doubt = doubtful_edges
    calibrate: Callable[[str, float], float] = UNCALIBRATED
    reread: Reread | None = None
    knows: Knows = knows_all
    spoken: tuple[Readings, Confirms] | None = None


@dataclass(frozen=True, slots=True)
class Judged:
    """What became of the sites of a sentence; the numbers are those of `FileResult`."""

    findings: tuple[Finding, ...]
    hidden: int
    sites: int
    undecided: Mapping[str, int]


def judge_mended(
    sentence: Sentence, grammar: Grammar, unit: TextUnit, view: View, found: Iterable[Outcome] | None = None
) -> Judged:
    """Find what is wrong in a sentence of a unit, with its edges and then with its references: each word has one head
    where readings are weighed together, and relative pronouns have one already.

    Args:
        sentence: mended.
        found: the outcomes on its edges, if they are known.
    """
    edges = tree_outcomes(grammar, sentence) if found is None else found
    dropped = grammar.drops_subjects
    referring = list(reference_outcomes(grammar, sentence))
    known = antecedents_in(sentence, referring, view, subjects_dropped=dropped) if referring else {}
    judged = judge_sentence(sentence, edges, unit, view, subjects_dropped=dropped, known=known)
    if not referring:
        return judged
    other = judge_sentence(sentence, referring, unit, view, subjects_dropped=dropped)
    return Judged(
        tuple(sorted((*_about_others(judged.findings, other.findings), *other.findings), key=_place)),
        judged.hidden + other.hidden,
        judged.sites + other.sites,
        Counter(judged.undecided) + Counter(other.undecided),
    )


def with_second_opinion(judged: Judged, sentence: Sentence, grammar: Grammar, unit: TextUnit, view: View) -> Judged:
    """What was found in a sentence, weighed by what the second network finds in it, if there is one."""
    if view.reread is None or not any(is_weighed(finding) for finding in judged.findings):
        return judged
    again = view.reread(sentence)
    if again is None:
        return judged
    everything = replace(view, min_confidence=0.0, show_hints=True)
    others = judge_mended(mended(again, view.readings, grammar), grammar, unit, everything)
    shown, hidden = [], judged.hidden
    for finding in weighed(judged.findings, others.findings):
        if finding.confidence >= view.min_confidence:
            shown.append(finding)
        elif view.show_hints:
            shown.append(replace(finding, severity="hint"))
        else:
            hidden += 1
    return replace(judged, findings=tuple(shown), hidden=hidden)


def _about_others(findings: Iterable[Finding], referring: Iterable[Finding]) -> Iterator[Finding]:
    """The findings but for those that a relative pronoun clashes with its verb, where it clashes with its noun already:
    in *книга, который лежала* the verb is right."""
    wrong = {
        violation.outcome.dependent.id
        for finding in referring
        if finding.cause is not None and finding.suppressed is None
        for violation in finding.cause.violations
    }
    for finding in findings:
        violations = finding.cause.violations if finding.cause is not None else ()
        if not violations or not all(
            violation.outcome.dependent.id in wrong and base(violation.outcome.rule.relation) == "subj"
            for violation in violations
        ):
            yield finding


def antecedents_in(
    sentence: Sentence, referring: Iterable[Outcome], view: View, *, subjects_dropped: bool
) -> Antecedents:
    """What the relative pronouns of a sentence surely stand for."""
    readings = readings_in(sentence, remembered(view.readings))
    edges: dict[Edge, list[Outcome]] = {}
    for outcome in referring:
        edges.setdefault((outcome.dependent.id, outcome.head.id), []).append(outcome)
    return antecedents(
        sentence, edges, view.doubt(sentence, edges, readings, subjects_dropped, view.language), readings
    )


def judge_sentence(
    sentence: Sentence,
    outcomes: Iterable[Outcome],
    unit: TextUnit,
    view: View,
    *,
    subjects_dropped: bool = False,
    known: Antecedents = MappingProxyType({}),
) -> Judged:
    """Find what is wrong in a sentence of a unit.

    Args:
        outcomes: all outcomes on the sentence; those of rules that are not for linting are passed over.
        subjects_dropped: whether verbs of the language often have no subject (`Grammar.drops_subjects`).
        known: what relative pronouns surely stand for.
    """
    plain = remembered(view.readings)
    readings = remembered(standing_for(known, readings_in(sentence, plain, view.language)))
    edges: dict[Edge, list[Outcome]] = {}
    undecided: Counter[str] = Counter()
    sites = 0
    doubted = improbable(sentence)
    bare = is_without_marks(unit.text, view.language)
    cut = begins_behind_a_bracket(sentence, unit) or ends_within_an_address(sentence, unit)
    labels = labels_in(sentence, unit, subjects_dropped=subjects_dropped, knows=view.knows)
    for outcome in outcomes:
        if not outcome.rule.lint:
            continue
        if outcome.rule.feature == DECLENSION:
            # Elsewhere case, gender and number say it all.
            if not ends_wrongly(outcome.dependent, sentence, plain):
                continue
            outcome = replace(outcome, verdict=Verdict.BROKEN)
        sites += 1
        unsure = doubted and not is_told_in_spite(outcome, view.language)
        if bare:
            undecided[WITHOUT_MARKS] += 1
            continue
        reason = IMPROBABLE_TREE if unsure else abstention(outcome, unit.placeholders, unit.segment_map, unit.text)
        if reason in {None, UNKNOWN} and leaves_a_label(outcome, labels):
            reason = LABEL
        if cut and base(outcome.rule.relation) == "subj":
            reason = DOUBTFUL_TREE
        # A feature that the tagger does not see may be in every reading: *die* in *die Frühstück* is no plural.
        if reason is not None and reason != UNKNOWN:
            undecided[reason] += 1
        else:
            edges.setdefault((outcome.dependent.id, outcome.head.id), []).append(as_asked(outcome))

    edges = {edge: without_general(group) for edge, group in edges.items()}
    calm, edges = parted(
        edges,
        lambda word: view.confirms(word) and not is_attributive(word, sentence) and agrees_with_antecedent(word, known),
    )
    open_outcomes = [outcome for outcome in calm if outcome.verdict is Verdict.UNDECIDED]
    kept = without_improbable(edges, sentence)
    if left := outcomes_on(edges) - outcomes_on(kept):
        undecided[IMPROBABLE_EDGE] += left
    edges = kept
    settled = settle(edges, readings, view.judge)
    clashing = with_a_clash(edges, settled)
    doubted_edges = view.doubt(sentence, clashing, readings, subjects_dropped, view.language)
    if doubted_edges:
        undecided[DOUBTFUL_TREE] += sum(len(edges.pop(edge)) for edge in doubted_edges)
        again = {edge: group for edge, group in clashing.items() if edge not in doubted_edges}
        settled = settled.replaced_by(settle(again, readings, view.judge))

    held = [outcome for outcome in calm if outcome.verdict is Verdict.HELD]
    violations: dict[str | None, list[Violation]] = {}
    for edge, group in edges.items():
        for outcome, verdict in zip(group, settled.verdicts[edge], strict=True):
            if verdict is Verdict.UNDECIDED:
                open_outcomes.append(outcome)
            elif verdict is Verdict.BROKEN:
                sure = view.calibrate(outcome.rule.id, confidence(edge, edges, outcome, settled, view.judge))
                violation = Violation(_as_read(_at_fault(outcome, edges, settled, view.judge), settled), sure)
                violations.setdefault(_switched_off(outcome, unit, view), []).append(violation)
            else:
                held.append(_as_read(outcome, settled))

    # Few words show whether they are animates; elsewhere case, gender and number say it all.
    sites -= sum(outcome.rule.feature == ANIMACY for outcome in open_outcomes)
    undecided.update(UNKNOWN for outcome in open_outcomes if outcome.rule.feature != ANIMACY)

    findings: list[Finding] = []
    hidden = 0
    # What is switched off is merged by itself: it must not draw what remains to another word.
    for switched_off, together in violations.items():
        for cause in merge(together, held, settled.options, view.judge, view.language):
            finding = _finding(cause, settled, sentence, unit, view)
            if finding.confidence < view.min_confidence:
                if not view.show_hints:
                    hidden += 1
                    continue
                finding = replace(finding, severity="hint")
            glossary = "glossary" if in_glossary(view.glossary, _names(cause, unit)) else None
            findings.append(replace(finding, suppressed=switched_off or glossary))
    findings.sort(key=_place)
    return Judged(tuple(findings), hidden, sites, undecided)


def begins_behind_a_bracket(sentence: Sentence, unit: TextUnit) -> bool:
    """Whether the text was cut behind a bracket that ends no sentence, so that the subject may stand before it: *Os
    sistemas (SoCs) Alfa integram*."""
    spans = [token.span for token in sentence.tokens if token.span is not None]
    return bool(spans) and unit.text[: spans[0][0]].rstrip().endswith((")", "]"))


def ends_within_an_address(sentence: Sentence, unit: TextUnit) -> bool:
    """Whether the text was cut at a full stop right before a small letter, so that its last word is no verb: *os sites
    repo.exemplo.org suportam isso*."""
    spans = [token.span for token in sentence.tokens if token.span is not None]
    end = spans[-1][1] if spans else 0
    return unit.text[end - 1 : end] == "." and unit.text[end : end + 1].islower()


def _place(finding: Finding) -> tuple[int, str]:
    return finding.range.start.byte, finding.code


def readings_in(sentence: Sentence, readings: Readings, language: str = "") -> Readings:
    """The readings of words as they stand in a sentence, from those out of context."""
    found = in_clause(sentence, in_sentence(sentence, remembered(readings)))
    if language == "de":
        found = without_false_participles(sentence, found)
    found = with_what_was_told(sentence, found, language)
    if language == ENGLISH:
        found = in_third_person(sentence, found)
    return remembered(uncalled(found) if language in {"cs", "pl"} else found)


def parted(edges: Mapping[Edge, list[Outcome]], confirms: Confirms) -> tuple[list[Outcome], dict[Edge, list[Outcome]]]:
    """The outcomes on edges that need no second look, and the edges that do.

    Where nothing is broken among all words that edges connect, and their analyses are surely possible, every other
    choice of readings could only be worse.
    """
    calm: list[Outcome] = []
    open_edges: dict[Edge, list[Outcome]] = {}
    for component in components(edges):
        outcomes = [outcome for edge in component for outcome in edges[edge]]
        words = {token.id: token for outcome in outcomes for token in (outcome.dependent, outcome.head)}
        if any(o.verdict is Verdict.BROKEN for o in outcomes) or not all(map(confirms, words.values())):
            open_edges.update((edge, edges[edge]) for edge in component)
        else:
            calm += outcomes
    return calm, open_edges


def with_a_clash(edges: Mapping[Edge, list[Outcome]], settled: Settlement) -> dict[Edge, list[Outcome]]:
    """The edges that are connected with one on which a rule is broken. Where none is, it makes no difference which
    edges are doubted: with fewer of them, the same readings break none."""
    return {
        edge: edges[edge]
        for component in components(edges)
        if any(verdict is Verdict.BROKEN for edge in component for verdict in settled.verdicts[edge])
        for edge in component
    }


def outcomes_on(edges: Mapping[Edge, list[Outcome]]) -> int:
    """How many outcomes edges have together."""
    return sum(map(len, edges.values()))


POLISH = "pl"


def is_told_in_spite(outcome: Outcome, language: str) -> bool:
    """Whether what a rule judges was told by the words alone, in a language whose parser often believes in nothing:
    the Lithuanian one was trained on little."""
    if language == POLISH:
        return outcome.rule.relation in WRONG | {SELF}
    return language in {"lt", "lv", "tr"} and outcome.rule.relation in TOLD_RELATIONS


def without_improbable(edges: Mapping[Edge, list[Outcome]], sentence: Sentence) -> dict[Edge, list[Outcome]]:
    """The outcomes on edges but for those in which the parser hardly believes; an edge that keeps none is left out."""
    kept = {
        edge: [outcome for outcome in group if not is_improbable(outcome, sentence)] for edge, group in edges.items()
    }
    return {edge: group for edge, group in kept.items() if group}


def _switched_off(outcome: Outcome, unit: TextUnit, view: View) -> str | None:
    """Why a rule says nothing here: `severity` (off in the configuration), `directive`, or None."""
    if view.severity(outcome.rule.id) is None:
        return "severity"
    lines = {_range(token, unit).start.line for token in (outcome.dependent, outcome.head)}
    if any(disabled_by_directive(view.directives, outcome.rule.id, line) for line in lines):
        return "directive"
    return None


def _finding(cause: Cause, settled: Settlement, sentence: Sentence, unit: TextUnit, view: View) -> Finding:
    word = cause.word
    code = cause.violations[0].outcome.rule.id
    others = _others(cause)
    surface = {token.id: _surface(token, unit) for token in sentence.tokens}
    shown = _clashing_values(cause, settled, view.judge)
    severities = [view.severity(violation.outcome.rule.id) or DEFAULT_SEVERITY for violation in cause.violations]
    return Finding(
        path=view.path,
        language=view.language,
        key=unit.key,
        code=code,
        severity=max(severities, key=SEVERITIES.index),
        confidence=max(violation.confidence for violation in cause.violations),
        message=message(cause, surface, shown),
        range=_range(word, unit),
        word=surface[word.id],
        related=tuple(
            Related("head" if _is_head(token, cause) else "dependent", surface[token.id], _range(token, unit))
            for token in others
        ),
        features=_features(cause, surface, shown),
        fingerprint=fingerprint(code, (word, *others), sentence.text, unit.key),
        tree=sentence,
        cause=cause,
    )


def _others(cause: Cause) -> list[Token]:
    """The words that clash with the word at fault: heads first, then in order of the sentence."""
    others = {
        token.id: token
        for violation in cause.violations
        for token in (violation.outcome.dependent, violation.outcome.head)
        if token.id != cause.word.id
    }
    return sorted(others.values(), key=lambda token: (not _is_head(token, cause), token.id))


def _is_head(token: Token, cause: Cause) -> bool:
    return any(violation.outcome.head.id == token.id for violation in cause.violations)


def _features(
    cause: Cause, surface: Mapping[int, str], shown: Mapping[int, Mapping[str, frozenset[str]]]
) -> dict[str, dict[str, tuple[str, ...]]]:
    """The values that clash: feature -> word -> values; words that are spelt alike share theirs."""
    features: dict[str, dict[str, tuple[str, ...]]] = {}
    for violation in sorted(cause.violations, key=lambda violation: violation.outcome.dependent.id):
        rule = violation.outcome.rule
        ends = {"dependent": violation.outcome.dependent, "head": violation.outcome.head}
        words = features.setdefault(rule.feature, {})
        for token in (ends[rule.side],) if rule.allowed else ends.values():
            known = words.get(surface[token.id], ())
            words[surface[token.id]] = tuple(sorted({*known, *shown[token.id].get(rule.feature, ())}))
    return features


def _clashing_values(cause: Cause, settled: Settlement, judge: Judge) -> dict[int, dict[str, frozenset[str]]]:
    """Word -> feature -> every value that the word may have and with which it breaks the rule.

    `lange` clashes with the dative *Büchern* as a nominative and as an accusative. Features that no rule of the
    cause compares are those of the chosen reading.
    """
    shown: dict[int, dict[str, frozenset[str]]] = {}
    for outcome in (violation.outcome for violation in cause.violations):
        feature = outcome.rule.feature
        for token, other in ((outcome.dependent, outcome.head), (outcome.head, outcome.dependent)):
            values = shown.setdefault(token.id, dict(token.feats))
            for features, _ in settled.options[token.id]:
                ends = (features, other.feats) if token is outcome.dependent else (other.feats, features)
                if judge(outcome.rule, *ends) is Verdict.BROKEN:
                    values[feature] = values.get(feature, frozenset()) | features.get(feature, frozenset())
    return shown


def _as_read(outcome: Outcome, settled: Settlement) -> Outcome:
    """The outcome with both words as they were settled to be read."""
    dependent, head = (
        replace(token, feats={**token.feats, **settled.chosen[token.id]}) if token.id in settled.chosen else token
        for token in (outcome.dependent, outcome.head)
    )
    none: frozenset[str] = frozenset()
    feature = outcome.rule.feature
    return replace(
        outcome,
        dependent=dependent,
        head=head,
        dependent_values=dependent.feats.get(feature, none),
        head_values=head.feats.get(feature, none),
    )


def _at_fault(outcome: Outcome, edges: Mapping[Edge, Sequence[Outcome]], settled: Settlement, judge: Judge) -> Outcome:
    """A rule that asks a noun for a case at the word that breaks it: the noun, or a modifier that keeps it from it.

    *Die* in *laut die Polizei* is no genitive or dative; *Polizei* may be either. But Russian *машина*, which is that
    of a possessive *Машин* as well, is no accusative beside *новая*.
    """
    if not outcome.rule.allowed or outcome.rule.side != "dependent":
        return outcome
    noun, feature, allowed = outcome.dependent, outcome.rule.feature, frozenset(outcome.rule.allowed)
    options = [features for features, _ in settled.options[noun.id]]
    # In another gender it would be another word.
    gender = options[0].get("Gender")
    fitting = [
        features
        for features in options
        if allowed & features.get(feature, frozenset()) and (gender is None or features.get("Gender", gender) & gender)
    ]
    for (_, head), group in edges.items() if fitting else ():
        token = group[0].dependent
        agrees = any(other.rule.feature == feature and not other.rule.allowed for other in group)
        if head == noun.id and agrees and token.id in settled.options:
            own = [features for features, _ in settled.options[token.id]]
            if all(broken(group, features, others, judge) for features in own for others in fitting):
                return replace(outcome, dependent=token)
    return outcome


def _names(cause: Cause, unit: TextUnit) -> Iterator[str | None]:
    """Everything by which a glossary may know the words of a cause."""
    for token in (cause.word, *_others(cause)):
        yield from (token.form, token.lemma, _surface(token, unit))


def _surface(token: Token, unit: TextUnit) -> str:
    """What stands in the text for a word: of a multiword token the whole."""
    return unit.text[slice(*_span(token))]


def _range(token: Token, unit: TextUnit) -> SourceRange:
    return unit.segment_map.source_range(*_span(token))


def _span(token: Token) -> tuple[int, int]:
    if token.span is None:
        raise ValueError(f"word {token.id} has no place in the text; its sites must not be judged")
    return token.span
