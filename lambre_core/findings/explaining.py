"""Explaining away: a broken rule is no violation where other admissible readings satisfy it.

A word has one reading at a time: *der* cannot agree with *Frau* as a dative while *alte* agrees with the same
*Frau* as a nominative. So the readings of all words that ruled edges connect are chosen together: those that
break the fewest rules, and of these the most probable ones. Ruled edges are edges of a tree, which makes the
best choice exact and cheap: from the leaves up, each word keeps for every reading of its head the best of its own
(max-product on a tree, Pearl 1988).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from lambre_core.findings.bare_objects import is_east_slavic
from lambre_core.findings.beliefs import believed
from lambre_core.findings.known_readings import INFLECTED
from lambre_core.findings.readings import Readings
from lambre_core.findings.subjects import NOMINATIVE, as_predicate, as_subject, is_nominal_subject
from lambre_core.grammar.families.agreement import ANIMACY
from lambre_core.grammar.references import RELATION
from lambre_core.grammar.rule import Outcome, Rule, Verdict
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features, format_feats
from lambre_core.treebank.tree import Token

Judge = Callable[[Rule, Features, Features], Verdict]
"""The verdict of a rule on the features of an edge's dependent and head."""

Edge = tuple[int, int]
"""Ids of dependent and head."""

Weighted = tuple[Features, float]
"""The ruled features of a reading, and its probability."""

LEXICON_PROBABILITY = 0.01
"""Given to a reading that only the lexicon has: less than any that the tagger believes in."""

VERB_FORM = "VerbForm"

WITH_ANIMACY = frozenset({"Case", "Gender", "Number"})
"""What tells whether a form shows animacy."""

IMPROBABLE_VALUE = 0.01
"""A value of a feature that no rule is about, less probable than this to the tagger, rules a reading out."""

IMPROBABLE_GENDER = 0.005
"""As above, for the gender of a noun that is in the case that the tagger believes in."""

ONE_BROKEN_RULE = 1e6
"""Cost of a broken rule, beyond that of any choice of readings (natural-log probabilities)."""


@dataclass(frozen=True, slots=True)
class Settlement:
    """What the words of some ruled edges are best read as.

    Attributes:
        verdicts: edge -> the verdicts on its outcomes, in their order.
        chosen: word id -> the features of its reading.
        options: word id -> the ruled features of all its readings with their probabilities, which sum to 1.
    """

    verdicts: Mapping[Edge, tuple[Verdict, ...]]
    chosen: Mapping[int, Features]
    options: Mapping[int, tuple[Weighted, ...]]

    def replaced_by(self, other: Settlement) -> Settlement:
        """With what is settled of some words and edges otherwise now."""
        return Settlement(
            {**self.verdicts, **other.verdicts}, {**self.chosen, **other.chosen}, {**self.options, **other.options}
        )


def settle(edges: Mapping[Edge, Sequence[Outcome]], readings: Readings, judge: Judge) -> Settlement:
    """Choose readings for the words of a sentence's ruled edges.

    Where the tagger's own analysis is admissible and breaks no rule it stands. An outcome that the chosen
    readings cannot judge (a feature is absent) becomes undecided.
    """
    tokens = {token.id: token for group in edges.values() for o in group for token in (o.dependent, o.head)}
    ruled: dict[int, set[str]] = {number: set() for number in tokens}
    for (dependent, head), group in edges.items():
        for outcome in group:
            ruled[dependent].add(outcome.rule.feature)
            ruled[head].add(outcome.rule.feature)
            if outcome.rule.relation == RELATION:
                # In which case the noun stands nothing else says here: *die Farbe der Häuser, die*.
                ruled[head].add("Case")
            if outcome.rule.feature == ANIMACY:
                # It shows in some cases, genders and numbers alone.
                ruled[dependent] |= WITH_ANIMACY
                ruled[head] |= WITH_ANIMACY
    of_nouns = {head for (_, head), group in edges.items() if is_noun_subject(group[0])}
    of_nouns |= {dependent for (dependent, head), group in edges.items() if head in of_nouns and is_verb(group[0])}
    # A numeral may ask its noun for a genitive, subject or not: *две большие собаки*.
    counted = {head for (_, head), group in edges.items() if any(o.rule.family == "counting" for o in group)}
    subjects = {dependent for dependent, _ in edges if is_nominal_subject(tokens[dependent])} - counted
    subjects |= {
        head
        for (_, head), group in edges.items()
        if group[0].rule.relation == RELATION and is_nominal_subject(tokens[head]) and is_east_slavic(tokens[head])
    }
    predicates = {number for edge, group in edges.items() for number in of_predicates(edge, group[0])}
    chosen: dict[int, Features] = {}
    options: dict[int, tuple[Weighted, ...]] = {}
    for component in components(edges):
        members = {number for edge in component for number in edge}
        found = {
            number: weighted(tokens[number], ruled[number], third_person(readings) if number in of_nouns else readings)
            for number in members
        }
        for number in members & subjects:
            if may_be_nominative(number, found, edges):
                found[number] = weighted(tokens[number], ruled[number], as_subject(readings))
        for number in members & predicates:
            found[number] = weighted(tokens[number], ruled[number], as_predicate(readings))
        broken_somewhere = any(outcome.verdict is Verdict.BROKEN for edge in component for outcome in edges[edge])
        if broken_somewhere or not all(admits(found[n], own_reading(tokens[n], ruled[n])) for n in members):
            options.update(found)
            chosen.update(best_readings({edge: edges[edge] for edge in component}, options, judge))
    verdicts = {
        edge: tuple(
            judge(outcome.rule, chosen[edge[0]], chosen[edge[1]]) if edge[0] in chosen else outcome.verdict
            for outcome in group
        )
        for edge, group in edges.items()
    }
    return Settlement(verdicts, chosen, options)


def may_be_nominative(number: int, options: Mapping[int, Sequence[Weighted]], edges: Iterable[Edge]) -> bool:
    """Whether every word that depends on a word has a reading that is a nominative, or of no case."""
    return all(
        any(features.get("Case", NOMINATIVE) >= NOMINATIVE for features, _ in options[child])
        for child, head in edges
        if head == number
    )


def is_noun_subject(outcome: Outcome) -> bool:
    """Whether the dependent is a noun and the subject of the head."""
    return outcome.dependent.upos in {"NOUN", "PROPN"} and outcome.rule.relation.partition("@")[0] == "subj"


def of_predicates(edge: Edge, outcome: Outcome) -> Iterator[int]:
    """The adjectives of an edge that are predicates without a copula: that of a subject, or those of a coordination."""
    coordinated = outcome.rule.relation.startswith("conj")
    if outcome.head.upos == "ADJ" and (coordinated or outcome.rule.relation.partition("@")[0] == "subj"):
        yield edge[1]
    if outcome.dependent.upos == "ADJ" and coordinated:
        yield edge[0]


def is_verb(outcome: Outcome) -> bool:
    """Whether the dependent is a verb: coordinated with another, it has its subject."""
    return outcome.dependent.upos in {"AUX", "VERB"} and outcome.rule.relation.startswith("conj")


def third_person(readings: Readings) -> Readings:
    """Of a verb whose subject is a noun: *spielt* after *die Kinder* is no second person plural."""

    def without_others(token: Token) -> tuple[Reading, ...]:
        found = readings(token)
        return tuple(reading for reading in found if "3" in reading.feats.get("Person", {"3"})) or found

    return without_others


def components(edges: Mapping[Edge, Sequence[Outcome]]) -> list[list[Edge]]:
    """The edges in groups that share no word."""
    touching: dict[int, list[Edge]] = {}
    for edge in edges:
        for number in edge:
            touching.setdefault(number, []).append(edge)
    groups: list[list[Edge]] = []
    seen: set[Edge] = set()
    for first in edges:
        if first in seen:
            continue
        group = [first]
        seen.add(first)
        for edge in group:  # grows while it is walked
            new = [other for number in edge for other in touching[number] if other not in seen]
            seen.update(new)
            group += dict.fromkeys(new)
        groups.append(group)
    return groups


def admits(options: Sequence[Weighted], features: Features) -> bool:
    """Whether some features are among the readings."""
    return any(features == others for others, _ in options)


def own_reading(token: Token, ruled: set[str]) -> Features:
    """What the tagger says of the features that matter."""
    return {name: values for name, values in token.feats.items() if name in ruled}


def weighted(token: Token, ruled: set[str], readings: Readings) -> tuple[Weighted, ...]:
    """A word's readings of its own UPOS, told apart by ruled features only; a rule says nothing of another UPOS."""
    found: dict[str, tuple[Features, float]] = {}
    for reading in readings(token):
        # What is written of a noun is written because the tagger has seldom seen it: its number and gender are guesses.
        # So is the gender of a predicate of which no rule is about it: *τα αρχεία είναι ίδια*.
        unruled = token.upos == "ADJ" and "Gender" not in ruled
        kept = (reading.written and (token.upos in {"NOUN", "PROPN"} or unruled)) or is_of_a_field(token, reading)
        if reading.upos != token.upos or (not kept and beside_the_point(token, reading.feats, ruled)):
            continue
        features: Features = {name: values for name, values in reading.feats.items() if name in ruled}
        key = format_feats(features)
        _, before = found.get(key, (features, 0.0))
        found[key] = (features, max(before, reading.probability, LEXICON_PROBABILITY))
    if not found:
        return ((token.feats, 1.0),)
    total = sum(probability for _, probability in found.values())
    ranked = sorted(found.items(), key=lambda item: (-item[1][1], item[0]))
    return tuple((features, probability / total) for _, (features, probability) in ranked)


def is_of_a_field(token: Token, reading: Reading) -> bool:
    """Whether the tagger takes a Russian word for somebody who is named after a field, and a reading is of that field,
    which in the plural and to a machine is as usual: *для аналитики*, *из политик*."""
    person, field = (token.lemma or "").lower(), reading.lemma or ""
    return (
        token.upos == "NOUN"
        and person.endswith("ик")
        and field == f"{person}а"
        and "Inan" in reading.feats.get("Animacy", ())
    )


def believes_the_case(token: Token, features: Features) -> bool:
    """Whether the tagger thinks that a word is most probably in the case of a reading."""
    return "Case" in features and believed(token, "Case", features["Case"]) > PROBABLE


PROBABLE = 0.5
"""Probability from which a value is more probable than all others together."""


def beside_the_point(token: Token, features: Features, ruled: set[str]) -> bool:
    """Whether a reading differs from what the tagger is sure of in features that no rule is about.

    *spielt* can be a second person plural, but after *die Kinder* it is not: the rule is about number alone. Forms of
    verbs, which dictionaries name in their own ways, are always those that the tagger believes in.
    """
    others = (
        name
        for name in features
        if name in INFLECTED
        and name != "Degree"  # a superlative agrees as any other adjective
        and name != "Tense"  # one form of two verbs: Polish *pomyli* is a past of one, a future of the other
        and (name not in ruled or name == VERB_FORM)
        and name in token.feats
        # One form of a noun tells case and number together: *specialisty* is no plural where it may be a genitive.
        and not (token.upos == "NOUN" and name == "Number" and "Case" in ruled)
    )
    # A noun in the case that the tagger believes in may be another word: Polish *dla list*, of *lista*, not of *list*.
    other_word = token.upos == "NOUN" and "Case" in ruled and believes_the_case(token, features)
    return any(
        believed(token, name, features[name])
        < (IMPROBABLE_GENDER if other_word and name == "Gender" else IMPROBABLE_VALUE)
        for name in others
    )


def best_readings(
    edges: Mapping[Edge, Sequence[Outcome]], options: Mapping[int, tuple[Weighted, ...]], judge: Judge
) -> dict[int, Features]:
    """The readings of a connected group of edges that break the fewest rules, the most probable of them."""
    children: dict[int, list[int]] = {}
    for dependent, head in edges:
        children.setdefault(head, []).append(dependent)
    (root,) = {head for _, head in edges} - {dependent for dependent, _ in edges}
    best_below: dict[int, list[int]] = {}

    def costs(number: int) -> list[float]:
        """For each reading of a word, the least cost of it and of all below it."""
        total = [-math.log(probability) for _, probability in options[number]]
        for child in children.get(number, ()):
            below = costs(child)
            picks: list[int] = []
            for place, (head, _) in enumerate(options[number]):
                joined = [
                    cost + ONE_BROKEN_RULE * broken(edges[child, number], dependent, head, judge)
                    for cost, (dependent, _) in zip(below, options[child], strict=True)
                ]
                pick = min(range(len(joined)), key=joined.__getitem__)
                picks.append(pick)
                total[place] += joined[pick]
            best_below[child] = picks
        return total

    total = costs(root)
    places = {root: min(range(len(total)), key=total.__getitem__)}
    open_words = [root]
    while open_words:
        number = open_words.pop()
        for child in children.get(number, ()):
            places[child] = best_below[child][places[number]]
            open_words.append(child)
    return {number: options[number][place][0] for number, place in places.items()}


def broken(group: Sequence[Outcome], dependent: Features, head: Features, judge: Judge) -> int:
    """How many rules of an edge two readings break."""
    return sum(judge(outcome.rule, dependent, head) is Verdict.BROKEN for outcome in group)
