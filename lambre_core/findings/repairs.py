"""Repairs: which other forms of the words of a finding would satisfy its rules, before anybody has parsed them.

A clash can be mended at either end. A word may change in what agreement and government ask of it, its lemma and all
its other features stay: a noun changes case and number but never gender, a verb keeps tense and mood.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, product

from lambre_core.findings.addresses import VOCATIVE
from lambre_core.findings.changes import FREE, PER_WORD, Change, Repair, changes_of, own_readings
from lambre_core.findings.explaining import Judge
from lambre_core.findings.forms import OF_VERBS
from lambre_core.findings.known_repairs import (
    as_completed,
    as_denied,
    as_infinitive,
    of_closed_classes,
    of_listed,
    without_ending,
)
from lambre_core.findings.merging import Cause
from lambre_core.findings.one_of_them import ONE_OF
from lambre_core.findings.own_repairs import OwnRepairs, own_repairs
from lambre_core.findings.phrase_repairs import of_attributes, of_counted, of_passives, of_phrases, of_the_verb
from lambre_core.findings.readings import Readings, remembered
from lambre_core.findings.respelling import MOST_SPELLINGS, is_misspelt, respelt
from lambre_core.findings.spelling import difference
from lambre_core.findings.subjects import PREDICATE
from lambre_core.findings.told.relations import (
    ATTRIBUTE,
    BOTH,
    COUNTED,
    DETERMINER,
    MEANWHILE,
    TOLD,
    TWO_PREDICATES,
    WHAT_IT_IS,
)
from lambre_core.findings.verb_numbers import of_number, of_person
from lambre_core.findings.violated import violation_key
from lambre_core.grammar.families.agreement import ANIMACY
from lambre_core.grammar.references import RELATION
from lambre_core.grammar.rule import Outcome, Rule, Verdict
from lambre_core.grammar.wording import base
from lambre_core.lexicon.inflection import Inflector
from lambre_core.treebank.tree import Token

MOST_REPAIRS = 8
"""So many repairs of a finding, the smallest changes, are tried."""
_OF_FORMS = OF_VERBS | {"Aspect", "Case", "Degree", "Person", "Voice", "Variant"}
"""What a verb's form has or has not: where an infinitive is due, all this is free."""
_OF_REFERENCES = frozenset({"Animacy", "Gender", "Number"})
"""What relative pronouns take from the noun that they stand for."""
PERHAPS = 0.02
"""Least probability of another case of a relative pronoun."""
EAST_SLAVIC = frozenset({"ru", "uk"})


def repairs(
    cause: Cause,
    outcomes: Sequence[Outcome],
    inflector: Inflector,
    readings: Readings,
    judge: Judge,
    violated: Collection[tuple[str, int, int]],
    language: str,
) -> list[Repair]:
    """What could mend a finding, the smallest change first, at most `MOST_REPAIRS`.

    Args:
        cause: the words and rules of the finding.
        outcomes: all outcomes on its sentence.
        violated: the keys of all violations in its sentence (`violation_key`), those of other findings, too; what the
            tagger sees broken beside them was explained away, and is to stay so.
        language: that of the sentence.
    """
    own = own_repairs(language)
    if (only := own.alone(cause, inflector, language)) is not None:
        return only
    readings = remembered(readings)  # asked for again and again
    outcomes = at_stake(outcomes, cause, violated)
    words = words_of(cause)
    forms = {word.id: word.form or "" for outcome in outcomes for word in (outcome.dependent, outcome.head)}
    forms |= {word.id: word.form or "" for word in words}
    bare = undeclined(cause, words, readings)
    all_of_them = [
        changed
        for changed in tried(cause, outcomes, inflector, readings, judge, own, language)
        if own.is_possible([(forms[number], change.form) for number, change in changed.items()])
    ]
    # Where nouns are declined, one of two attributes is as right alone: *этих хищный рыб* is no *эти хищных рыб*.
    alone = language in EAST_SLAVIC
    together = [] if alone else list(of_attributes(cause, outcomes, inflector, readings, judge))
    all_of_them = [one for one in all_of_them if not any(is_a_part_of(one, other) for other in together)]
    usual = best_of(as_repair(changed, forms, bare) for changed in all_of_them)
    spelt = (
        changed
        for word in words
        for changed in islice(respelt(word, outcomes, inflector.lexicon, readings, judge), MOST_SPELLINGS)
    )
    found = best_of([*usual.values(), *(as_repair(changed, forms, bare) for changed in spelt)])
    ranked = sorted(found, key=lambda key: (found[key].changes, found[key].letters, key))
    misspelt = {word.id for word in words if is_misspelt(word, inflector.lexicon)}
    first = [found[key] for key in ranked if key in usual and misspelt.isdisjoint(found[key].forms)][:MOST_REPAIRS]
    return first + [found[key] for key in ranked if key not in usual]


def is_a_part_of(changed: Mapping[int, Change], whole: Mapping[int, Change]) -> bool:
    """Whether some changes leave undone what others do besides: *as seus alterações*, *as suas alterações*."""
    return len(changed) < len(whole) and all(
        number in whole and whole[number].form == change.form for number, change in changed.items()
    )


def words_of(cause: Cause) -> list[Token]:
    """The words of a finding, that at which it lies first."""
    ends = (token for one in cause.violations for token in (one.outcome.dependent, one.outcome.head))
    return [cause.word, *{token.id: token for token in ends if token.id != cause.word.id}.values()]


def at_stake(outcomes: Sequence[Outcome], cause: Cause, violated: Collection[tuple[str, int, int]]) -> list[Outcome]:
    """The outcomes that a repair has to satisfy: those of the finding, and what holds or was explained away.

    What is broken elsewhere is another finding's affair. A plural pronoun has no gender, but what stands instead of it
    has one. What is wrong gets the value that a rule asks for, not one that it puts up with.
    """
    reported = {violation_key(violation.outcome) for violation in cause.violations}
    referring = references_of(cause)
    kept_ones = (
        o
        for o in outcomes
        if o.rule.lint
        and (
            o.verdict is Verdict.HELD
            or violation_key(o) in reported
            or (o.verdict is Verdict.BROKEN and violation_key(o) not in violated)
            or (o.verdict is Verdict.UNDECIDED and (o.dependent.id in referring or o.rule.relation == BOTH))
        )
    )
    return [
        replace(o, rule=replace(o.rule, besides=())) if o.rule.besides and violation_key(o) in reported else o
        for o in kept_ones
    ]


def undeclined(cause: Cause, words: Sequence[Token], readings: Readings) -> set[int]:
    """The attributes of a phrase that stand as in a dictionary, or else its nouns.

    Where nouns show whether they are animate, or have no gender, one as in a dictionary was not declined either (*мого
    брат*, *suures linn*), nor was one whose attributes are surely no nominatives (*dělat svou práce*).
    """
    if not _is_in_a_phrase(cause):
        return set()
    if attributes := {word.id for word in words if is_bare(word, readings)}:
        return attributes
    oblique = all(is_oblique(word, readings) for word in words if word.upos in {"ADJ", "DET"})
    shown = not any(is_of_one_in_the_nominative(word, readings) for word in words if word.upos in {"ADJ", "DET"})
    declined = (
        word
        for word in words
        if word.upos == "NOUN" and ((ANIMACY in word.feats and shown) or "Gender" not in word.feats or oblique)
    )
    return {word.id for word in declined if is_as_in_a_dictionary(word)}


def as_repair(changed: Mapping[int, Change], forms: Mapping[int, str], bare: Collection[int]) -> Repair:
    """Changes of words as one repair.

    Args:
        forms: word id -> its form in the text.
        bare: words that stand as in a dictionary.
    """
    new = {number: change.form for number, change in sorted(changed.items())}
    letters = sum(difference(forms[number], form) for number, form in new.items())
    return Repair(new, sum(change.changes for change in changed.values()), letters, len(set(bare) & new.keys()))


def best_of(repairs: Iterable[Repair]) -> dict[tuple[tuple[int, str], ...], Repair]:
    """Repairs by the forms that they make, each with the fewest changes that lead there."""
    best: dict[tuple[tuple[int, str], ...], Repair] = {}
    for repair in repairs:
        key = tuple(repair.forms.items())
        if key not in best or best[key].changes > repair.changes:
            best[key] = repair
    return best


def tried(
    cause: Cause,
    outcomes: Sequence[Outcome],
    inflector: Inflector,
    readings: Readings,
    judge: Judge,
    own: OwnRepairs,
    language: str,
) -> Iterator[Mapping[int, Change]]:
    """Everything that could mend a finding but for other spellings: the word itself, the words that it clashes with,
    all words of its phrase, and what its construction is known to ask for."""
    yield from _at_its_word(cause, outcomes, inflector, readings, judge)
    yield from _at_the_others(cause, outcomes, inflector, readings, judge)
    yield from of_phrases(cause, outcomes, inflector, readings, judge)
    yield from of_attributes(cause, outcomes, inflector, readings, judge)
    yield from of_counted(cause, outcomes, inflector, readings, judge)
    yield from of_passives(cause, outcomes, inflector, readings, judge)
    yield from of_closed_classes(cause, inflector.lexicon)
    yield from without_ending(cause, readings)
    yield from of_listed(cause)
    yield from as_denied(cause, inflector, readings)
    yield from as_completed(cause, inflector.lexicon, readings)
    yield from as_infinitive(cause, inflector.lexicon)
    yield from own.beside(cause, outcomes, inflector, readings, language)
    yield from of_number(cause, inflector, language)
    yield from of_person(cause, language)
    yield from of_the_verb(cause, outcomes, inflector, readings, judge)


def _at_its_word(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, judge: Judge
) -> Iterator[dict[int, Change]]:
    """Other forms of the word at which a finding lies.

    A name is called by what it is written as, a nominative; parsers seldom know the lemmas of names. A relative pronoun
    may stand in another case of its clause than the tagger thinks (*který*).
    """
    word = cause.word
    origins = [replace(word, lemma=word.form) if is_called(cause) else of_its_gender(word, readings)]
    if word.id in references_of(cause):
        likely = (one.feats for one in readings(word) if one.upos == word.upos and one.probability >= PERHAPS)
        origins = [replace(word, feats=feats) for feats in likely]
    for origin in origins:
        for change in changes_of(origin, freedom(word, cause), outcomes, inflector, readings, judge):
            yield {word.id: change}


def of_its_gender(word: Token, readings: Readings) -> Token:
    """A noun in the gender that it is known to have, where the tagger sees another: *bez cepure* looks like a
    masculine."""
    known = frozenset[str]().union(*(one.feats.get("Gender", frozenset()) for one in readings(word)))
    gender = word.feats.get("Gender", known)
    if word.upos != "NOUN" or not known or not known.isdisjoint(gender):
        return word
    return replace(word, feats={**word.feats, "Gender": known})


def _at_the_others(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, judge: Judge
) -> Iterator[dict[int, Change]]:
    """Other forms of all words that the word of a finding clashes with, where it may stay as it is."""
    rules = [violation.outcome.rule for violation in cause.violations]
    if any(rule.allowed or (rule.relation == TWO_PREDICATES and rule.feature == "Case") for rule in rules):
        return  # *Ostsin piima ja leib*: the first of two nouns is as the verb asks
    word, *others = words_of(cause)
    for feats in own_readings(word, readings):
        fixed = {word.id: feats}
        ways = [
            changes_of(other, freedom(other, cause), outcomes, inflector, readings, judge, fixed=fixed)[:PER_WORD]
            for other in others
        ]
        for combination in product(*ways):
            yield dict(zip((other.id for other in others), combination, strict=True))


def is_called(cause: Cause) -> bool:
    """Whether a finding is about somebody who is called."""
    return any(violation.outcome.rule.relation == VOCATIVE for violation in cause.violations)


def freedom(token: Token, cause: Cause) -> frozenset[str]:
    """The features of a word that may change to mend a finding."""
    rules = [violation.outcome.rule for violation in cause.violations]
    broken = {rule.feature for rule in rules}
    features = FREE.get(token.upos or "", frozenset())
    if token.upos == "PRON" and base(token.deprel or "") == "det":
        # Demonstratives are pronouns in Finnish: *nämä asetus*.
        features |= {"Number"}
    if token.upos in ("VERB", "AUX"):
        features |= {"Person"} & broken | (_OF_FORMS if "VerbForm" in broken else frozenset())
    if token.upos == "VERB" and "Case" in token.feats:
        # A participle is declined as an adjective.
        features |= {"Case"}
    if broken == {"Gender"} and token.upos == "NOUN" and all(rule.relation == PREDICATE for rule in rules):
        # A subject has the gender that it has.
        features = frozenset()
    if (
        broken == {"Gender"}
        and token.upos == "VERB"
        and all(
            violation.outcome.head.feats.get("Number") == token.feats.get("Number") for violation in cause.violations
        )
    ):
        # The number of a participle is right, whether a rule is about it or not: *recursos apresentadas*.
        features -= {"Number"}
    if token.id in references_of(cause):
        features = _OF_REFERENCES
    elif is_of_a_relative(cause):
        # A relative pronoun was told of its noun.
        features = _OF_REFERENCES if token.upos == "PRON" else frozenset()
    elif "Rel" in token.feats.get("PronType", ()):
        # It agrees with its noun, or that would have been found.
        features &= {"Case"}
    if broken <= {"Gender", "Number"} and token.feats.get("Case") == NOMINATIVES and is_of_a_subject(cause):
        # What is said of a subject is a nominative as that is.
        features -= {"Case"}
    if any(one.outcome.rule.relation == ONE_OF and one.outcome.dependent.id == token.id for one in cause.violations):
        # Its gender is that of those of whom it is one.
        features -= {"Gender"}
    if broken <= {"Gender", "Number"} and token.upos == "ADJ" and all(rule.relation == TOLD for rule in rules):
        # What something turns out to be is in the case that its verb asks for.
        features -= {"Case"}
    told = token.upos == "NOUN" and any(map(is_of_a_told_attribute, rules))
    if told and token.feats.get("Case", frozenset()) in (ACCUSATIVES, *LOCAL):
        # What was told to be an object stays one, and so does what was told to be a place.
        features -= {"Case"}
    if broken == {"Case"} and all(
        one.outcome.rule.relation == WHAT_IT_IS and one.outcome.head.id == token.id for one in cause.violations
    ):
        # *Parolei jābūt gara*: what is said of it is wrong.
        features = frozenset()
    if all(one.outcome.rule.relation == TWO_PREDICATES and one.outcome.head.id == token.id for one in cause.violations):
        # *Duoną ir pienas*: the second one is wrong.
        features = frozenset()
    if token.upos in {"NOUN", "PRON"} and all(rule.relation == MEANWHILE for rule in rules):
        # *Vaikai žaisdamas pamiršo*: as above.
        features = frozenset()
    if token.upos == "NOUN" and broken == {"Number"} and all(rule.relation == COUNTED for rule in rules):
        # It is in the case in which it would be alone.
        features -= {"Case"}
    if broken == {"Number"} and token.upos == "NOUN" and is_subject_alone(token, cause):
        # *Asetukset on* is no *asetuksen on*.
        features -= {"Case"}
    if broken == {ANIMACY}:
        # Number and gender are right.
        features &= {ANIMACY, "Case"}
    governed = broken == {"Case"} and all(rule.allowed for rule in rules)
    if governed and token.upos == "NOUN" and is_as_in_a_dictionary(token):
        # Who writes a noun as it stands in a dictionary means one thing.
        features -= {"Number"}
    return features & {"Case"} if is_called(cause) else features


def is_of_a_relative(cause: Cause) -> bool:
    """Whether a relative pronoun was told to stand for a noun of another gender or number."""
    found = (violation.outcome for violation in cause.violations)
    return any(one.rule.relation == ATTRIBUTE and one.dependent.upos == "PRON" for one in found)


def is_of_a_told_attribute(rule: Rule) -> bool:
    """Whether a rule is about an attribute or determiner that was told to belong to a noun."""
    return rule.relation in {ATTRIBUTE, DETERMINER}


ACCUSATIVES = frozenset({"Acc"})
LOCAL = tuple(frozenset({case}) for case in ("Ine", "Ela", "Ill", "Ade", "Abl", "All"))


def is_of_a_subject(cause: Cause) -> bool:
    """Whether a finding is about what is said of a subject, or about a determiner that was told to be one's."""
    return all(
        base(one.rule.relation) == PREDICATE
        or (one.rule.relation == DETERMINER and (one.head.deprel or "").startswith("subj"))
        for one in (violation.outcome for violation in cause.violations)
    )


NOMINATIVES = frozenset({"Nom"})
MASCULINE = {"Case": NOMINATIVES, "Gender": frozenset({"Masc"}), "Number": frozenset({"Sing"})}


def is_subject_alone(token: Token, cause: Cause) -> bool:
    """Whether a word is a subject in the nominative in all that a finding says."""
    outcomes = [violation.outcome for violation in cause.violations]
    subject = all(base(one.rule.relation) == "subj" and one.dependent.id == token.id for one in outcomes)
    return subject and token.feats.get("Case") == NOMINATIVES


def is_bare(token: Token, readings: Readings) -> bool:
    """Whether an attribute stands as in a dictionary, and so in no case that anything asks for (*v můj bytě*)."""
    if token.upos not in {"ADJ", "DET"}:
        return False
    cases = [one.feats.get("Case", frozenset()) for one in readings(token) if one.upos == token.upos]
    return is_as_in_a_dictionary(token) and bool(cases) and all(one and one <= DIRECT for one in cases)


def is_oblique(token: Token, readings: Readings) -> bool:
    """Whether no reading of a word is a nominative, or of no case; *mojí* is easily written for *moji*."""
    return not (token.form or "").lower().endswith("ojí") and all(
        "Nom" not in one.feats.get("Case", {"Nom"}) for one in readings(token) if one.upos == token.upos
    )


def is_of_one_in_the_nominative(token: Token, readings: Readings) -> bool:
    """Whether an attribute may be a nominative singular of some gender, which it may have by mistake: *příjemné
    víkend*."""
    return any(
        "Nom" in one.feats.get("Case", ()) and "Sing" in one.feats.get("Number", ())
        for one in readings(token)
        if one.upos == token.upos
    )


def is_as_in_a_dictionary(token: Token) -> bool:
    """Whether a word stands as its lemma, or as that of a Latvian definite adjective or of a participle would be."""
    definite = (token.form or "").endswith("ais") and "Def" in token.feats.get("Definite", ())
    participle = "Part" in token.feats.get("VerbForm", ()) and MASCULINE.items() <= token.feats.items()
    return (token.form or "").lower() == (token.lemma or "").lower() or definite or participle


DIRECT = frozenset({"Nom", "Acc", "Voc"})
"""The cases that the form in a dictionary may be in."""


def _is_in_a_phrase(cause: Cause) -> bool:
    """Whether words of a noun phrase clash in case, number or animacy; a gender would make another word of a noun."""
    rules = [violation.outcome.rule for violation in cause.violations]
    return all(
        (base(rule.relation) in {"det", "mod"} and rule.feature in {"Case", "Number", ANIMACY})
        # So is a predicate as in a dictionary beside a plural: *byli jsme naštvaný*.
        or (base(rule.relation) == PREDICATE and rule.feature == "Number" and not rule.allowed)
        for rule in rules
    )


def references_of(cause: Cause) -> set[int]:
    """The relative pronouns that clash with the nouns that they stand for."""
    return {v.outcome.dependent.id for v in cause.violations if v.outcome.rule.relation == RELATION}
