"""Changes of all words of a noun phrase together, of an auxiliary with its participles, and of the verb that only its
subject makes a plural."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from lambre_core.findings.changes import FREE, PER_WORD, Change, changes_of, own_readings, satisfies
from lambre_core.findings.explaining import Judge
from lambre_core.findings.merging import Cause
from lambre_core.findings.readings import Readings
from lambre_core.findings.violated import governed_word
from lambre_core.grammar.rule import Outcome, Verdict
from lambre_core.grammar.wording import base
from lambre_core.lexicon.inflection import Inflector
from lambre_core.treebank.feats import Features, agree


def of_phrases(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, judge: Judge
) -> Iterator[dict[int, Change]]:
    """Changes of all words of a noun phrase together, where its noun is asked for a case: *mit meine Freunde*."""
    for asked in (violation.outcome for violation in cause.violations):
        number = governed_word(asked)
        own = [o for o in outcomes if (o.dependent.id, o.head.id) == (number, asked.head.id)]
        modifiers = {
            o.dependent.id: o.dependent
            for o in outcomes
            if o.head.id == number
            and not o.rule.allowed
            and (o.dependent.upos in {"DET", "ADJ"} or base(o.rule.relation) == "det")
        }
        if not (own and modifiers and asked.rule.allowed and asked.rule.side == "dependent"):
            continue
        noun, governor = own[0].dependent, {asked.head.id: own_readings(own[0].head, readings)}
        choices: list[tuple[dict[int, Change], Features]] = [
            ({}, feats) for feats in own_readings(noun, readings) if satisfies(noun, feats, own, governor, judge)
        ]
        free = FREE.get(noun.upos or "", frozenset()) & {"Case"}
        choices += (
            ({number: change}, change.feats) for change in changes_of(noun, free, own, inflector, readings, judge)
        )
        for changed, feats in choices:
            if noun.feats.get("Number", frozenset()).isdisjoint(feats.get("Number", ())):
                continue
            ways: list[list[Change | None]] = []
            for modifier in modifiers.values():
                touching = [o for o in outcomes if (o.dependent.id, o.head.id) == (modifier.id, number)]
                fits = any(
                    satisfies(modifier, kept, touching, {number: [feats]}, judge)
                    for kept in own_readings(modifier, readings)
                )
                others = FREE.get(modifier.upos or "", frozenset())
                fixed = {number: feats}
                found = changes_of(modifier, others, touching, inflector, readings, judge, fixed=fixed)[:PER_WORD]
                ways.append([*([None] if fits else []), *found])
            for combination in product(*ways):
                pairs = zip(modifiers, combination, strict=True)
                together = {**changed, **{one: change for one, change in pairs if change is not None}}
                if len(together) > 1:
                    yield together


def of_attributes(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, judge: Judge
) -> Iterator[dict[int, Change]]:
    """All attributes that clash with one noun, together: *os seus alterações*, *um novas versão*."""
    for noun in {o.head.id: o.head for o in (one.outcome for one in cause.violations) if is_of_attribute(o)}.values():
        own = [o for o in outcomes if o.head.id == noun.id and is_of_attribute(o)]
        clashing = {o.dependent.id: o.dependent for o in own if o.verdict is Verdict.BROKEN}
        if len(clashing) < SEVERAL or any(
            o.dependent.id not in clashing for o in (v.outcome for v in cause.violations)
        ):
            continue
        for feats in own_readings(noun, readings)[:1]:
            # *Um localização alvo*: a noun that stands as an attribute agrees as it is.
            wrong = {
                number: word
                for number, word in clashing.items()
                if word.upos != "ADJ"
                or not any(
                    satisfies(word, kept, [o for o in own if o.dependent.id == number], {noun.id: [feats]}, judge)
                    for kept in own_readings(word, readings)
                )
            }
            ways = [
                changes_of(word, FREE[word.upos or ""], own, inflector, readings, judge, fixed={noun.id: feats})[:1]
                for word in wrong.values()
            ]
            for combination in product(*ways) if len(wrong) >= SEVERAL else ():
                yield dict(zip(wrong, combination, strict=True))


def is_of_attribute(outcome: Outcome) -> bool:
    """Whether a rule is about the agreement of a determiner or adjective with its noun."""
    return base(outcome.rule.relation) in {"det", "mod"} and not outcome.rule.allowed and outcome.dependent.upos in FREE


SEVERAL = 2
"""Attributes that are mended together."""


def of_the_verb(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, judge: Judge
) -> Iterator[dict[int, Change]]:
    """The verb of a subject which only it makes a plural, in the number of the attribute: *der Lehrer haben*."""
    for clash in (violation.outcome for violation in cause.violations):
        noun, attribute = clash.head, clash.dependent
        if clash.rule.feature != "Number" or clash.rule.allowed or base(clash.rule.relation) not in {"det", "mod"}:
            continue
        number = attribute.feats.get("Number")
        own = [feats for feats in own_readings(attribute, readings) if feats.get("Number") == number]
        nouns = [
            feats
            for feats in own_readings(noun, readings)
            if feats.get("Number") == number and any(agree(feats, one) for one in own)
        ]
        verbs = {
            o.head.id: o.head
            for o in outcomes
            if o.dependent.id == noun.id and base(o.rule.relation) == "subj" and o.head.upos in {"VERB", "AUX"}
        }
        for verb in verbs.values():
            for feats in nouns[:1]:
                fixed = {noun.id: feats}
                for change in changes_of(verb, FREE["VERB"], outcomes, inflector, readings, judge, fixed=fixed):
                    yield {verb.id: change}


def of_passives(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, judge: Judge
) -> Iterator[dict[int, Change]]:
    """Changes of an auxiliary together with the participles beside it, where the two agree with each other and not with
    their subject: *data byly smazány*, *zgłoszenie została złożona*."""
    for clash in (violation.outcome for violation in cause.violations):
        noun, verb = clash.dependent, clash.head
        if clash.rule.allowed or base(clash.rule.relation) != "subj" or verb.upos != "AUX":
            continue
        own = [o for o in outcomes if (o.dependent.id, o.head.id) == (noun.id, verb.id)]
        beside = [o for o in outcomes if o.head.id == verb.id and base(o.rule.relation) == "comp:aux"]
        participles = {o.dependent.id: o.dependent for o in beside if o.dependent.upos in {"ADJ", "VERB"}}
        for feats in own_readings(noun, readings) if participles else ():
            fixed = {noun.id: feats}
            for change in changes_of(verb, FREE["VERB"], own, inflector, readings, judge, fixed=fixed)[:PER_WORD]:
                ways = []
                for participle in participles.values():
                    touching = [o for o in beside if o.dependent.id == participle.id]
                    free = FREE.get(participle.upos or "", frozenset())
                    aimed = {verb.id: change.feats}
                    found = changes_of(participle, free, touching, inflector, readings, judge, fixed=aimed)
                    ways.append(found[:PER_WORD])
                for combination in product(*ways):
                    yield {verb.id: change, **dict(zip(participles, combination, strict=True))}


def of_counted(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, judge: Judge
) -> Iterator[dict[int, Change]]:
    """Changes of a noun that a number asks for a case, together with its attributes: *5 nové zprávy*."""
    for asked in (violation.outcome for violation in cause.violations):
        noun = asked.head
        if asked.rule.family != "counting" or asked.rule.feature != "Case" or noun.upos != "NOUN":
            continue
        inside = [
            o
            for o in outcomes
            if o.head.id == noun.id
            and o.dependent.upos in {"ADJ", "DET"}
            and asked.dependent.id < o.dependent.id < noun.id
        ]
        attributes = {o.dependent.id: o.dependent for o in inside}
        for change in changes_of(noun, frozenset({"Case"}), [asked], inflector, readings, judge) if attributes else ():
            ways = []
            for attribute in attributes.values():
                touching = [o for o in inside if o.dependent.id == attribute.id]
                free = FREE.get(attribute.upos or "", frozenset())
                fixed = {noun.id: change.feats}
                ways.append(changes_of(attribute, free, touching, inflector, readings, judge, fixed=fixed)[:PER_WORD])
            for combination in product(*ways):
                yield {noun.id: change, **dict(zip(attributes, combination, strict=True))}
