"""Agreement: the two ends of an edge share a value of a feature (Pratapa et al. 2021, section 3.1)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from lambre_core.grammar.counts import Counts, Node, shared_features
from lambre_core.grammar.evidence import LINT_SHARE, wilson_lower
from lambre_core.grammar.measure import judged, learn_exceptions, learn_words, measure
from lambre_core.grammar.rule import Evidence, Rule, Verdict
from lambre_core.grammar.wording import DEEP_PARTS, a, base, feature_name, relation_phrase, sentence, upos_name
from lambre_core.treebank.feats import Features

NAME = "agreement"

MINIMUM_SITES = 20
"""Fewer judged edges than this make no rule."""

MINIMUM_SHARE = 0.9
"""The paper's threshold on the share of edges that agree; here its lower bound must pass it."""

KEPT_OF_INSTANCES = 0.8
"""The paper's cut: the most frequent rules that make up this share of all instances. Rules that may be
linted are kept beyond it: they are true of the language however rare."""


def verdict(rule: Rule, dependent: Features, head: Features) -> Verdict:
    """Held where both ends have the feature and share a value, broken where they share none."""
    values, others = dependent.get(rule.feature), head.get(rule.feature)
    if values is None or others is None:
        return Verdict.UNDECIDED
    if rule.feature == ANIMACY and not (shows_animacy(dependent) and shows_animacy(head)):
        return Verdict.UNDECIDED
    if not values.isdisjoint(others):
        return Verdict.HELD
    if rule.also and any(value in values and other in others for value, other in rule.also):
        return Verdict.HELD
    # A plurale tantum (*troops*) is a plural to everything that agrees with it.
    if rule.feature == "Number" and _PLURALS.issuperset(values | others):
        return Verdict.HELD
    return Verdict.BROKEN


_PLURALS = frozenset({"Plur", "Ptan"})

ANIMACY = "Animacy"

_WITH_ANIMACY = frozenset({"Nom", "Acc", "Voc"})
_MASCULINE = frozenset({"Masc"})


def shows_animacy(feats: Features) -> bool:
    """Whether a Slavic word can show by its form whether it is an animate, as far as its features say: a masculine
    (Czech *velcí psi*, *velké stromy*) or a plural (Russian *новых студентов*, *новые дома*) in one of three cases."""
    masculine = not feats.get("Gender", _MASCULINE).isdisjoint(_MASCULINE)
    return not feats.get("Case", _WITH_ANIMACY).isdisjoint(_WITH_ANIMACY) and (
        masculine or "Plur" in feats.get("Number", ())
    )


def learn(counts: Counts) -> list[Rule]:
    """The rules whose share of agreeing edges is surely above the threshold."""
    candidates = []
    for (relation, dependent, head), edges in counts.edges.items():
        if "_" in (relation, dependent, head):
            continue
        for feature in shared_features(edges):
            rule = Rule(NAME, dependent, relation, head, feature)
            if feature == "Case" and why_not_lint(rule) is None:
                # Some cases are marked once in a noun phrase; number and gender never are in these languages.
                plain = learn_exceptions(rule, exceptions(rule), edges, verdict)
                rule = replace(rule, also=regular_pairs(judged(plain, edges), feature))
            rule = learn_exceptions(rule, exceptions(rule), edges, verdict)
            held, count = measure(rule, edges, verdict)
            by_word = counts.of_word.get((relation, dependent, head))
            if by_word and held < LINT_SHARE * count and why_not_lint(rule) is None:
                rule, (held, count) = learn_words(rule, by_word, verdict)
            if count >= MINIMUM_SITES and wilson_lower(held, count) >= MINIMUM_SHARE:
                candidates.append((count, held, rule))
    candidates.sort(key=lambda candidate: (-candidate[0], candidate[2].id))
    limit = KEPT_OF_INSTANCES * sum(count for count, _held, _rule in candidates)
    rules, running = [], 0
    for count, held, rule in candidates:
        if running <= limit or why_not_lint(rule) is None:
            rules.append(replace(rule, evidence=Evidence(count, held, treebank="")))
        running += count
    return rules


REGULAR = 0.5
"""Least share of the edges to a value of the head on which the dependent has one and the same other value ..."""

REGULAR_SITES = 50
"""... on so many edges, for the two to agree."""


def regular_pairs(edges: Sequence[tuple[Node, Node, int]], feature: str) -> tuple[tuple[str, str], ...]:
    """Different values of dependent and head that go together as a rule (a decision stump on the head's value, after
    Chaudhary et al. 2020)."""
    pairs: Counter[tuple[str, str]] = Counter()
    of_head: Counter[str] = Counter()
    for dependent, head, count in edges:
        values, others = dependent.features.get(feature, frozenset()), head.features.get(feature, frozenset())
        if len(values) == len(others) == 1:
            (value,), (other,) = values, others
            pairs[value, other] += count
            of_head[other] += count
    return tuple(
        sorted(
            (value, other)
            for (value, other), count in pairs.items()
            if value != other and count >= REGULAR_SITES and count >= REGULAR * of_head[other]
        )
    )


# Which agreement is grammar

_NOUNS = frozenset({"NOUN", "PROPN"})
_NOMINALS = frozenset({"NOUN", "PROPN", "PRON", "DET", "NUM"})
_PREDICATES = frozenset({"VERB", "AUX", "ADJ"})
_CONCORD = frozenset({"Case", "Gender", "Number"})
"""Animacy is none of them for rules that are learned: few languages have it, and overlays say for which words."""

_GRAMMAR: tuple[tuple[str, frozenset[str], frozenset[str], frozenset[str]], ...] = (
    ("det", frozenset({"DET", "PRON", "ADJ"}), _NOUNS, _CONCORD),
    ("mod", frozenset({"ADJ", "DET", "VERB"}), _NOUNS, _CONCORD),
    ("mod", frozenset({"NUM"}), _NOUNS, frozenset({"Case", "Gender"})),
    ("subj", _NOMINALS, _PREDICATES, frozenset({"Number", "Person", "Gender"})),
    ("comp:pred", frozenset({"ADJ", "VERB"}), frozenset({"AUX", "VERB"}), frozenset({"Number", "Gender"})),
    ("comp:aux", frozenset({"ADJ", "VERB"}), frozenset({"AUX"}), frozenset({"Number", "Gender"})),
)
"""Relation without its deep part, UPOS of the dependent, of the head, and the features in which they agree."""

_NO_AGREEMENT = ("relcl", "gov", "nummod", "emph", "neg", "expl", "appos", "range", "entity")
"""Deep parts of relations in which the words are not bound to each other."""


def why_not_lint(rule: Rule) -> str | None:
    """Words of a noun phrase, subject and verb, copula and predicate agree by grammar.

    Adpositions that carry a case have that of their object; which they may have, government tells by the word.
    """
    relation, _at, deep = rule.relation.partition("@")
    rows = [row for row in _GRAMMAR if row[0] == relation and rule.dependent in row[1] and rule.head in row[2]]
    if not rows or any(part in deep for part in _NO_AGREEMENT):
        return "these words do not agree by grammar"
    if not any(rule.feature in features for _relation, _dependent, _head, features in rows):
        return f"{feature_name(rule.feature)} is not a feature in which they agree by grammar"
    return None


def exceptions(rule: Rule) -> tuple[str, ...]:
    """The constructions in which the rule may abstain."""
    relation = base(rule.relation)
    possible = []
    if rule.feature != "Case" and not relation.startswith("comp"):
        possible.append("dependent coordinated")
    if rule.head in _NOMINALS:
        possible += ["head coordinated", "head quantified"] if rule.feature != "Case" else ["head quantified"]
    if relation == "subj":
        possible += ["dependent quantified", "dependent oblique", "head predicative"]
    if relation.startswith("comp") and rule.feature == "Number":
        possible += ["dependent polite", "head polite"]
    return tuple(possible)


def message(rule: Rule) -> str:
    """E.g. *An adjective agrees with the noun that it modifies in case.*"""
    dependent, head, feature = upos_name(rule.dependent), upos_name(rule.head), feature_name(rule.feature)
    relation, _at, deep = rule.relation.partition("@")
    if relation not in _PHRASES or (deep and deep not in DEEP_PARTS):
        return sentence(
            f"{a(dependent)} that is {relation_phrase(rule.relation)} {a(head)} agrees with it in {feature}"
        )
    kind = f"{DEEP_PARTS[deep]} " if deep else ""
    return sentence(
        _PHRASES[relation].format(
            a_dependent=a(dependent),
            a_kind_dependent=a(kind + dependent),
            head=head,
            a_head=a(head),
            feature=feature,
            kind=kind,
        )
    )


_PHRASES = {
    "det": "{a_kind_dependent} agrees with its {head} in {feature}",
    "mod": "{a_kind_dependent} agrees with the {head} that it modifies in {feature}",
    "subj": "{a_head} agrees with its {kind}subject, {a_dependent}, in {feature}",
    "comp:pred": "{a_dependent} that is a {kind}predicate agrees with its {head} in {feature}",
    "comp:aux": "{a_dependent} agrees with its {kind}{head} in {feature}",
    "comp:obj": "{a_dependent} that is the object or complement of {a_head} agrees with it in {feature}",
    "conj:coord": "{a_dependent} agrees in {feature} with the {head} that it is coordinated with",
}
