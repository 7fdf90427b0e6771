"""Repairs: which other forms of the words of a finding would satisfy its rules, before anybody has parsed them.

A clash can be mended at either end. A word may change in what agreement and government ask of it, its lemma and all
its other features stay: a noun changes case and number but never gender, a verb keeps tense and mood.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice, product, takewhile

from lambre_core.findings.absence import ABSENT
from lambre_core.findings.addresses import VOCATIVE
from lambre_core.findings.auxiliaries import BECOMING, BEING, HAVING, OF_BEING, OF_HAVING
from lambre_core.findings.calibration import construction
from lambre_core.findings.explaining import Judge
from lambre_core.findings.finnish_persons import of_persons
from lambre_core.findings.forms import OF_VERBS, is_old_dative, kept, other_forms
from lambre_core.findings.idle_verbs import OF_IDLE
from lambre_core.findings.merging import Cause
from lambre_core.findings.one_of_them import ONE_OF
from lambre_core.findings.partitives import OF, one_of
from lambre_core.findings.readings import Readings, remembered
from lambre_core.findings.reflexives import OF_THE_SPEAKERS, SELF
from lambre_core.findings.relatives import RELATIVE_SUBJECT
from lambre_core.findings.spelling import (
    cased,
    differ_in_accents,
    difference,
    with_other_accents,
)
from lambre_core.findings.subjects import OBJECT, OBLIQUE, PREDICATE
from lambre_core.findings.told_owners import nobodys
from lambre_core.findings.told_relations import ASKING, BARE, COUNTED, OWNED, OWNER, WRONG
from lambre_core.findings.wording import CONNEGATIVE
from lambre_core.grammar.families.agreement import ANIMACY
from lambre_core.grammar.references import RELATION
from lambre_core.grammar.rule import Outcome, Verdict
from lambre_core.grammar.wording import base
from lambre_core.lexicon.endings import by_ending
from lambre_core.lexicon.inflection import Inflector
from lambre_core.lexicon.lookup import Lexicon
from lambre_core.lexicon.participles import is_infinitive, participles
from lambre_core.lexicon.reading import DECLENSION, Reading
from lambre_core.lexicon.turkish import (
    OF_TENSES,
    as_spelt,
    in_case,
    of_another_owner,
    of_one_who_has,
    of_person,
    questioned,
    said_of_a_person,
    verbal_noun,
    with_case,
    without_case,
)
from lambre_core.treebank.feats import SPEAKERS, Features, agree, apart
from lambre_core.treebank.tree import Token, in_lower_case

FREE: Mapping[str, frozenset[str]] = {
    "NOUN": frozenset({"Case", "Number"}),
    "PROPN": frozenset({"Case", "Number"}),
    "PRON": frozenset({"Case"}),
    "VERB": frozenset({"Number", "Gender", "Animacy"}),
    "AUX": frozenset({"Number", "Gender", "Animacy"}),
    "NUM": frozenset({"Case", "Gender", "Animacy"}),
    "ADJ": frozenset({"Case", "Number", "Gender", "Animacy", DECLENSION}),
    "DET": frozenset({"Case", "Number", "Gender", "Animacy", DECLENSION}),
}
"""UPOS -> features that a repair may change; words of other UPOS are not touched. Verbs change their person, too, where
a rule about it is broken."""

MOST_REPAIRS = 8
"""So many repairs of a finding, the smallest changes, are tried."""

_OF_FORMS = OF_VERBS | {"Aspect", "Case", "Degree", "Person", "Voice", "Variant"}
"""What a verb's form has or has not: where an infinitive is due, all this is free."""

_OF_REFERENCES = frozenset({"Animacy", "Gender", "Number"})
"""What relative pronouns take from the noun that they stand for."""

PERHAPS = 0.02
"""Least probability of another case of a relative pronoun."""

_PER_WORD = 3
"""So many forms of each word are combined where several words change together."""

COMPLEMENT = "complement"
"""The family of what form a verb asks of another."""

_READINGS = 6
"""So many readings of the word that stays are aimed at."""


FINNISH = "fi"
TURKISH = "tr"


@dataclass(frozen=True, slots=True)
class Repair:
    """Other forms for some words of a sentence.

    Attributes:
        forms: word id -> its new form, with the capitals of the old one.
        changes, letters: how many features and how many letters change, all words together.
        bare: of how many attributes it changes the form that stands in dictionaries.
    """

    forms: Mapping[int, str]
    changes: int
    letters: int
    bare: int = 0


@dataclass(frozen=True, slots=True)
class _Change:
    form: str
    feats: Features
    changes: int


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
    if language == TURKISH and (told := list(_told(cause))):
        return told
    readings = remembered(readings)  # asked for again and again
    word = cause.word
    others: dict[int, Token] = {}
    for violation in cause.violations:
        for token in (violation.outcome.dependent, violation.outcome.head):
            if token.id != word.id:
                others[token.id] = token
    reported = {violation_key(violation.outcome) for violation in cause.violations}
    # What is broken elsewhere is another finding's affair. A plural pronoun has no gender, but what
    # stands instead of it has one.
    referring = references_of(cause)
    outcomes = [
        o
        for o in outcomes
        if o.rule.lint
        and (
            o.verdict is Verdict.HELD
            or violation_key(o) in reported
            or (o.verdict is Verdict.BROKEN and violation_key(o) not in violated)
            or (o.verdict is Verdict.UNDECIDED and o.dependent.id in referring)
        )
    ]
    # What is wrong gets the value that the rule asks for, not one that it puts up with.
    outcomes = [
        replace(o, rule=replace(o.rule, besides=())) if o.rule.besides and violation_key(o) in reported else o
        for o in outcomes
    ]
    found: dict[tuple[tuple[int, str], ...], Repair] = {}
    words = (token for outcome in outcomes for token in (outcome.dependent, outcome.head))
    surface = {token.id: token.form or "" for token in (word, *others.values(), *words)}
    attributes: set[int] = set()
    if _is_in_a_phrase(cause):
        attributes = {token.id for token in (word, *others.values()) if is_bare(token, readings)}
        # Where nouns show whether they are animate, or have no gender, one as in a dictionary was not declined either
        # (*мого брат*, *suures linn*), nor was one whose attributes are surely no nominatives (*dělat svou práce*).
        nouns = [token for token in (word, *others.values()) if token.upos == "NOUN"]
        oblique = all(is_oblique(token, readings) for token in (word, *others.values()) if token.upos in {"ADJ", "DET"})
        declined = (token for token in nouns if ANIMACY in token.feats or "Gender" not in token.feats or oblique)
        attributes = attributes or {token.id for token in declined if is_as_in_a_dictionary(token)}

    def keep(changed: Mapping[int, _Change]) -> None:
        forms = {number: change.form for number, change in sorted(changed.items())}
        letters = sum(difference(surface[number], form) for number, form in forms.items())
        changes = sum(change.changes for change in changed.values())
        repair = Repair(forms, changes, letters, len(attributes & forms.keys()))
        key = tuple(forms.items())
        if key not in found or found[key].changes > repair.changes:
            found[key] = repair

    broken = {violation.outcome.rule.feature for violation in cause.violations}
    counted = {v.outcome.dependent.id for v in cause.violations if v.outcome.rule.relation == ONE_OF}
    called = any(violation.outcome.rule.relation == VOCATIVE for violation in cause.violations)
    said = all(violation.outcome.rule.relation == PREDICATE for violation in cause.violations)
    governed = all(violation.outcome.rule.allowed for violation in cause.violations) and broken == {"Case"}

    def free(token: Token) -> frozenset[str]:
        features = FREE.get(token.upos or "", frozenset())
        if token.upos in ("VERB", "AUX"):
            features |= {"Person"} & broken | (_OF_FORMS if "VerbForm" in broken else frozenset())
        if token.upos == "VERB" and "Case" in token.feats:
            # A participle is declined as an adjective.
            features |= {"Case"}
        if broken == {"Gender"} and token.upos == "NOUN" and said:
            # A subject has the gender that it has.
            features = frozenset()
        if token.id in referring:
            features = _OF_REFERENCES
        elif "Rel" in token.feats.get("PronType", ()):
            # It agrees with its noun, or that would have been found.
            features &= {"Case"}
        if token.id in counted:
            # Its gender is that of those of whom it is one.
            features -= {"Gender"}
        if broken == {ANIMACY}:
            # Number and gender are right.
            features &= {ANIMACY, "Case"}
        if governed and token.upos == "NOUN" and is_as_in_a_dictionary(token):
            # Who writes a noun as it stands in a dictionary means one thing.
            features -= {"Number"}
        return features & {"Case"} if called else features

    # A name is called by what it is written as, a nominative; parsers seldom know the lemmas of names.
    origins = [replace(word, lemma=word.form) if called else word]
    if word.id in referring:
        # A relative pronoun may stand in another case of its clause than the tagger thinks: *který*.
        likely = (one.feats for one in readings(word) if one.upos == word.upos and one.probability >= PERHAPS)
        origins = [replace(word, feats=feats) for feats in likely]
    for origin in origins:
        for change in _changes(origin, free(word), outcomes, inflector, readings, judge):
            keep({word.id: change})
    if not any(violation.outcome.rule.allowed for violation in cause.violations):
        for feats in _own_readings(word, readings):
            ways = [
                _changes(other, free(other), outcomes, inflector, readings, judge, fixed={word.id: feats})[:_PER_WORD]
                for other in others.values()
            ]
            for combination in product(*ways):
                keep(dict(zip(others, combination, strict=True)))
    for changed in _phrases(cause, outcomes, inflector, readings, judge):
        keep(changed)
    for changed in _of_closed_classes(cause, inflector.lexicon):
        keep(changed)
    for changed in _without_ending(cause, readings):
        keep(changed)
    for changed in _listed(cause):
        keep(changed)
    for changed in _as_denied(cause, inflector, readings):
        keep(changed)
    for changed in _as_completed(cause, inflector.lexicon, readings):
        keep(changed)
    for changed in _as_infinitive(cause, inflector.lexicon):
        keep(changed)
    if language == TURKISH:
        for changed in (*_as_verbal_noun(cause), *_as_said_of(cause, inflector.lexicon)):
            keep(changed)
    if language == FINNISH:
        for changed in _in_its_person(cause):
            keep(changed)
    for changed in _of_the_verb(cause, outcomes, inflector, readings, judge):
        keep(changed)
    usual = set(found)
    for token in (word, *others.values()):
        for changed in islice(_respelt(token, outcomes, inflector.lexicon, readings, judge), MOST_SPELLINGS):
            keep(changed)
    ranked = sorted(
        found.values(),
        key=lambda repair: (
            repair.changes,
            repair.letters,
            tuple(repair.forms.items()),
        ),
    )
    misspelt = {token.id for token in (word, *others.values()) if _is_misspelt(token, inflector.lexicon)}
    first = [repair for repair in ranked if tuple(repair.forms.items()) in usual and misspelt.isdisjoint(repair.forms)][
        :MOST_REPAIRS
    ]
    return first + [repair for repair in ranked if tuple(repair.forms.items()) not in usual]


def _told(cause: Cause) -> Iterator[Repair]:
    """A Turkish word in the case that is asked for, or with the ending of what is somebody's, where the words alone
    tell what it is and is to be."""
    for outcome in (violation.outcome for violation in cause.violations):
        rule = outcome.rule
        if rule.relation == OWNED:
            noun = outcome.head
            (case,) = noun.feats.get("Case", {"Nom"})
            form = in_lower_case(noun.form)
            stem = nobodys(form) if noun.feats.get("Person[psor]", NOBODY) <= SPEAKERS else None
            stem = stem or without_case(form, case, owned=False)
            for other in dict.fromkeys((case, "Acc")) if stem else ():
                owned_form = with_case(of_one_who_has(stem or ""), other, owned=True)
                yield _as_told(noun, as_spelt(owned_form, noun.form or ""), changes=1 if other == case else 2)
        elif rule.relation == OWNER:
            if (its := _of_its_owner(outcome)) is not None:
                yield _as_told(outcome.head, its)
        elif rule.relation == ASKING:
            verb, particle = outcome.dependent, outcome.head
            parted = questioned(verb.form or "", in_lower_case(particle.form))
            if parted is not None:
                yield Repair({verb.id: parted[0], particle.id: parted[1]}, 1, difference(verb.form or "", parted[0]))
        elif rule.relation == COUNTED:
            noun = outcome.head
            cases = noun.feats.get("Case", frozenset({"Nom"}))
            stem = without_case(in_lower_case(noun.form), next(iter(cases)), owned=False)
            if stem is not None and PLURAL.search(stem):
                one = with_case(PLURAL.sub("", stem), next(iter(cases)), owned=False)
                yield _as_told(noun, as_spelt(one, noun.form or ""))
        elif rule.relation in WRONG and rule.feature == "Case":
            word = outcome.dependent
            (case,) = word.feats["Case"]
            owned = "3" in word.feats.get("Person[psor]", ())
            done = case == "Nom" and rule.allowed[0] in {"Acc", "Dat"} and "Vnoun" in word.feats.get("VerbForm", ())
            whole = word.form or ""
            # *Denemek* is *denemeye*, unlike *ekmek*.
            plain = whole[:-1] if done and whole.endswith(("mak", "mek")) else whole
            asked = in_case(plain, case, rule.allowed[0], owned=owned)
            if asked is not None and asked != word.form:
                named = case == "Nom" and word.upos == "NOUN" and word.id > 1 and (word.form or "")[:1].isupper()
                yield _as_told(word, f"{word.form}'{asked[len(word.form or '') :]}" if named else asked)


def _of_its_owner(outcome: Outcome) -> str | None:
    """What is somebody's as what belongs to the pronoun before it: *bizim evimiz*."""
    pronoun, owned = outcome.dependent, outcome.head
    cases = owned.feats.get("Case", frozenset({"Nom"}))
    owner = OF_PRONOUNS.get(in_lower_case(pronoun.form))
    if owner is None or len(cases) != 1:
        return None
    theirs = "3" in owned.feats.get("Person[psor]", ())
    form = of_another_owner(owned.form or "", owned.lemma or "", next(iter(cases)), owner, theirs=theirs)
    return None if form is None else cased(form, owned.form or "")


OF_PRONOUNS = {
    "benim": ("1", False),
    "senin": ("2", False),
    "onun": ("3", False),
    "bizim": ("1", True),
    "sizin": ("2", True),
    "onların": ("3", True),
}
"""Genitives of pronouns -> person, and whether there are several."""


NOBODY = frozenset({"None"})
PLURAL = re.compile("l[ae]r$")


def _as_told(word: Token, form: str, changes: int = 1) -> Repair:
    return Repair({word.id: form}, changes, difference(word.form or "", form))


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


def is_as_in_a_dictionary(token: Token) -> bool:
    """Whether a word stands as its lemma."""
    return (token.form or "").lower() == (token.lemma or "").lower()


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


def _phrases(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, judge: Judge
) -> Iterator[dict[int, _Change]]:
    """Changes of all words of a noun phrase together, where its noun is asked for a case: *mit meine Freunde*."""
    for asked in (violation.outcome for violation in cause.violations):
        number = _governed(asked)
        own = [o for o in outcomes if (o.dependent.id, o.head.id) == (number, asked.head.id)]
        modifiers = {
            o.dependent.id: o.dependent
            for o in outcomes
            if o.head.id == number and not o.rule.allowed and o.dependent.upos in {"DET", "ADJ"}
        }
        if not (own and modifiers and asked.rule.allowed and asked.rule.side == "dependent"):
            continue
        noun, governor = own[0].dependent, {asked.head.id: _own_readings(own[0].head, readings)}
        choices: list[tuple[dict[int, _Change], Features]] = [
            ({}, feats) for feats in _own_readings(noun, readings) if _satisfies(noun, feats, own, governor, judge)
        ]
        free = FREE.get(noun.upos or "", frozenset()) & {"Case"}
        choices += (
            ({number: change}, change.feats) for change in _changes(noun, free, own, inflector, readings, judge)
        )
        for changed, feats in choices:
            if noun.feats.get("Number", frozenset()).isdisjoint(feats.get("Number", ())):
                continue
            ways: list[list[_Change | None]] = []
            for modifier in modifiers.values():
                touching = [o for o in outcomes if (o.dependent.id, o.head.id) == (modifier.id, number)]
                fits = any(
                    _satisfies(modifier, kept, touching, {number: [feats]}, judge)
                    for kept in _own_readings(modifier, readings)
                )
                others = FREE.get(modifier.upos or "", frozenset())
                fixed = {number: feats}
                found = _changes(modifier, others, touching, inflector, readings, judge, fixed=fixed)[:_PER_WORD]
                ways.append([*([None] if fits else []), *found])
            for combination in product(*ways):
                pairs = zip(modifiers, combination, strict=True)
                together = {**changed, **{one: change for one, change in pairs if change is not None}}
                if len(together) > 1:
                    yield together


def _of_closed_classes(cause: Cause, lexicon: Lexicon) -> Iterator[dict[int, _Change]]:
    """The word at fault as one of a closed class that is spelt like it but for accents (*na sobe*), and an
    adposition or auxiliary as the one that is taken for it (Czech *z bratrem*, *jsme dělal*)."""
    word = cause.word
    form = word.form or ""
    known = lexicon.words.get(form.lower(), ())
    own, lemmas = {reading.upos for reading in known}, {reading.lemma for reading in known}
    for other, readings in lexicon.words.items():
        if not differ_in_accents(form.lower(), other):
            continue
        # *Ke mě* is not meant as *ke mé*, and *gerą* and *gera* are forms of one word; *esta* is no *está*. Of
        # pronouns only the case is changed elsewhere: *s nim* is *s ním* as well.
        verbs = word.upos == "DET" and all(reading.upos in {"AUX", "VERB"} for reading in readings)
        if (not own and not verbs) or any(
            reading.upos in own and (reading.lemma not in lemmas or word.upos == "PRON") for reading in readings
        ):
            yield {word.id: _Change(cased(other, form), word.feats, 1)}
    for outcome in (violation.outcome for violation in cause.violations):
        head = outcome.head
        # No other auxiliary stands with a finite verb: *jsem čtu*.
        taken = head.upos == "ADP" or (head.upos == "AUX" and outcome.rule.family == "agreement")
        if taken and (meant := lexicon.confused.get((head.form or "").lower())):
            yield {head.id: _Change(cased(meant, head.form or ""), head.feats, 1)}


def _without_ending(cause: Cause, readings: Readings) -> Iterator[dict[int, _Change]]:
    """A German predicate as its lemma, which is its form without an ending."""
    for outcome in (violation.outcome for violation in cause.violations):
        if outcome.rule.feature == DECLENSION and outcome.rule.allowed:
            word = outcome.dependent
            for lemma in dict.fromkeys(reading.lemma for reading in readings(word) if reading.lemma):
                feats = {name: values for name, values in word.feats.items() if name not in FREE["ADJ"]}
                yield {word.id: _Change(cased(lemma, word.form or ""), feats, 1)}


def _listed(cause: Cause) -> Iterator[dict[int, _Change]]:
    """German *sich* as the pronoun of its subject's person, *haben* and *sein* as the other, *worden* as *werden*, one
    of several in the gender of these."""
    for outcome in (violation.outcome for violation in cause.violations):
        dependent, head = outcome.dependent, outcome.head
        if outcome.rule.relation == SELF:
            for form in OF_THE_SPEAKERS.get((head.form or "").lower(), ()):
                yield {dependent.id: _Change(cased(form, dependent.form or ""), {}, 1)}
        elif outcome.rule.relation == OF:
            for form in one_of(head.form or "", sorted(dependent.feats.get("Gender", ())), head.deprel):
                yield {head.id: _Change(form, head.feats, 1)}
        elif outcome.rule.relation == BECOMING:
            yield {dependent.id: _Change("werden", {}, 1)}
        elif outcome.rule.relation in {BEING, HAVING}:
            form = (OF_BEING if outcome.rule.relation == BEING else OF_HAVING)[(head.form or "").lower()]
            yield {head.id: _Change(cased(form, head.form or ""), head.feats, 1)}


def _as_denied(cause: Cause, inflector: Inflector, readings: Readings) -> Iterator[dict[int, _Change]]:
    """An Estonian verb as it is denied: in the present as its imperative, in the past as its participle."""
    for outcome in (violation.outcome for violation in cause.violations):
        word = outcome.dependent
        if outcome.rule.feature != CONNEGATIVE:
            continue
        own = [one for one in readings(word) if one.lemma is not None and "Tense" in one.feats]
        past = any("Past" in one.feats["Tense"] for one in own)
        for lemma in dict.fromkeys(one.lemma for one in own):
            for form in inflector.related(word.form or "", lemma, word.upos):
                feats = form.feats
                person = feats.get("Person", frozenset()) | feats.get("Number", frozenset())
                imperative = "Imp" in feats.get("Mood", ()) and {"2", "Sing"} <= person
                active = "Act" in feats.get("Voice", ()) and "Past" in feats.get("Tense", ())
                participle = feats.get("VerbForm") == _PARTICIPLE and active
                if participle if past else imperative:
                    yield {word.id: _Change(cased(form.form, word.form or ""), {}, 1)}


_PARTICIPLE = frozenset({"Part"})


def _as_completed(cause: Cause, lexicon: Lexicon, readings: Readings) -> Iterator[dict[int, _Change]]:
    """A German verb as the infinitive or participle that its auxiliary asks for, neither of which the lexicon has."""
    for outcome in (violation.outcome for violation in cause.violations):
        word = outcome.dependent
        if outcome.rule.family != COMPLEMENT or word.upos not in {"AUX", "VERB"}:
            continue
        lemmas = (*(reading.lemma for reading in readings(word) if reading.upos == word.upos), word.lemma)
        for lemma in dict.fromkeys(one for one in lemmas if one and is_infinitive(one, lexicon)):
            forms = [("Inf", lemma), *(("Part", form) for form in participles(lemma, lexicon))]
            for form, written in forms:
                if form in outcome.rule.allowed and written != word.form:
                    feats = {"VerbForm": frozenset({form})}
                    yield {word.id: _Change(cased(written, word.form or ""), feats, 1)}


def _as_infinitive(cause: Cause, lexicon: Lexicon) -> Iterator[dict[int, _Change]]:
    """A verb as its lemma, where an infinitive is asked for and ends as that does (*треба обрізаєш*)."""
    for outcome in (violation.outcome for violation in cause.violations):
        word = outcome.dependent
        if lexicon.infinitives is None or outcome.rule.family != COMPLEMENT or "Inf" not in outcome.rule.allowed:
            continue
        known = [one.lemma or "" for one in lexicon.readings(word.form or "") if one.upos in {"AUX", "VERB"}]
        for lemma in dict.fromkeys((word.lemma or "", *known)):
            ends = lexicon.infinitives.search(lemma) is not None
            if ends and lemma != word.form and not is_of_another_stem(lemma, word.form or "", lexicon):
                yield {word.id: _Change(cased(lemma, word.form or ""), {"VerbForm": frozenset({"Inf"})}, 1)}


def _as_verbal_noun(cause: Cause) -> Iterator[dict[int, _Change]]:
    """A Turkish verb in the present as what is done (*gidiyor istiyor*, *gitmek istiyor*)."""
    for outcome in (violation.outcome for violation in cause.violations):
        word, head = outcome.dependent, outcome.head
        if outcome.rule.family == COMPLEMENT and "Vnoun" in outcome.rule.allowed and word.upos == "VERB":
            form = verbal_noun(word.form or "", word.lemma or "", head.lemma or "")
            if form is not None:
                yield {word.id: _Change(cased(form, word.form or ""), {"VerbForm": frozenset({"Vnoun"})}, 1)}


def _as_said_of(cause: Cause, lexicon: Lexicon) -> Iterator[dict[int, _Change]]:
    """A Turkish noun, adjective or question particle with the ending of the pronoun that it is said of: *ben
    yorgunum*."""
    for outcome in (violation.outcome for violation in cause.violations):
        person, word = SPEAKERS_ALONE.get(in_lower_case(outcome.dependent.form)), outcome.head
        stem = said_of_a_person(word.form or "") if person is not None else None
        if person is None or stem is None:
            continue
        if ASKED.fullmatch(stem) or lexicon.nouns(stem) or not OF_TENSES.search(stem):
            yield {word.id: _Change(cased(of_person(stem, person), word.form or ""), word.feats, 1)}


def _in_its_person(cause: Cause) -> Iterator[dict[int, _Change]]:
    """A Finnish verb in the person and number of its subject: *sinä puhut*."""
    for outcome in (violation.outcome for violation in cause.violations):
        subject, verb, rule = outcome.dependent, outcome.head, outcome.rule
        if (
            base(rule.relation) != "subj"
            or rule.feature not in {"Number", "Person"}
            or verb.upos not in {"AUX", "VERB"}
        ):
            continue
        number = rule.allowed if rule.feature == "Number" and rule.allowed else subject.feats.get("Number", {"Sing"})
        person = subject.feats.get("Person", {"3"}) if subject.upos == "PRON" else {"3"}
        if len(number) != 1 or len(person) != 1:
            continue
        asked = (next(iter(person)), next(iter(number)))
        past = "Past" in verb.feats.get("Tense", ())
        for form in of_persons(in_lower_case(verb.form), asked, past=past):
            feats = {**verb.feats, "Person": frozenset({asked[0]}), "Number": frozenset({asked[1]})}
            if form != in_lower_case(verb.form):
                yield {verb.id: _Change(cased(form, verb.form or ""), feats, 1)}


SPEAKERS_ALONE = {"ben": ("1", False), "sen": ("2", False), "biz": ("1", True), "siz": ("2", True)}
"""Turkish pronouns -> person, and whether there are several."""
ASKED = re.compile("m[ıiuü]")


def is_of_another_stem(lemma: str, form: str, lexicon: Lexicon) -> bool:
    """Whether a lemma that no lexicon has is a wrong guess: it begins otherwise than the form (*zavřete*, *zaovat*), or
    belongs to verbs that end otherwise (Czech *koupíme*, *koupát*)."""
    if lexicon.readings(lemma):
        return False
    alike = sum(
        1 for _ in takewhile(lambda letters: letters[0] == letters[1], zip(lemma.lower(), form.lower(), strict=False))
    )
    short = len(lemma) < SHORTEST_INFINITIVE or alike < min(len(lemma), len(form)) - LONGEST_OF_ENDINGS
    return short or bool(IN_I.search(form.lower()) and IN_A.search(lemma) and not lemma.endswith(IN_BOTH))


LONGEST_OF_ENDINGS = 3
SHORTEST_INFINITIVE = 3
IN_I = re.compile("í(?:m|š|me|te)?$")
IN_A = re.compile("[aá]t$")
IN_BOTH = ("spat", "spát", "stát", "bát")
"""Czech verbs in *-át* that have *-í* all the same."""


def _of_the_verb(
    cause: Cause, outcomes: Sequence[Outcome], inflector: Inflector, readings: Readings, judge: Judge
) -> Iterator[dict[int, _Change]]:
    """The verb of a subject which only it makes a plural, in the number of the attribute: *der Lehrer haben*."""
    for clash in (violation.outcome for violation in cause.violations):
        noun, attribute = clash.head, clash.dependent
        if clash.rule.feature != "Number" or clash.rule.allowed or base(clash.rule.relation) not in {"det", "mod"}:
            continue
        number = attribute.feats.get("Number")
        own = [feats for feats in _own_readings(attribute, readings) if feats.get("Number") == number]
        nouns = [
            feats
            for feats in _own_readings(noun, readings)
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
                for change in _changes(verb, FREE["VERB"], outcomes, inflector, readings, judge, fixed=fixed):
                    yield {verb.id: change}


def _respelt(
    token: Token, outcomes: Iterable[Outcome], lexicon: Lexicon, readings: Readings, judge: Judge
) -> Iterator[dict[int, _Change]]:
    """A word that does not exist as those that are spelt like it but for accents: *zajem*, *zímu*, *horů*."""
    if not lexicon.accents or token.upos == "PROPN":
        # *Praha* is not meant as *práha*, of *práh*.
        return
    touching = [outcome for outcome in outcomes if token.id in (outcome.dependent.id, outcome.head.id)]
    ends = (o.head if o.dependent.id == token.id else o.dependent for o in touching)
    options = {other.id: _own_readings(other, readings) for other in ends}
    form = (token.form or "").lower()
    regular = token.upos == "ADJ" and by_ending(lexicon.endings, form, "ADJ", token.feats)
    if form in lexicon.words or _entries(token.form or "", token, lexicon):
        return
    for other in with_other_accents(form, lexicon.accents):
        known = [] if other in lexicon.words else _entries(other, token, lexicon)
        alike = [one.feats for one in known if one.upos == token.upos]
        fits = any(_satisfies(token, {**token.feats, **feats}, touching, options, judge) for feats in alike)
        # *Můžu* is not meant as *mužů*: verbs that no lexicon has are many.
        if fits or (known and not alike and not regular and token.upos not in {"AUX", "VERB"}):
            written = cased(other, token.form or "")
            yield {token.id: _Change(written, token.feats, sum(map(str.__ne__, form, other)))}


def _is_misspelt(token: Token, lexicon: Lexicon) -> bool:
    """Whether a noun does not exist, and one does that is spelt like it but for accents: no other form of *přatele* is
    meant."""
    form = (token.form or "").lower()
    if (
        token.upos != "NOUN"
        or not lexicon.accents
        or form in lexicon.words
        or _entries(token.form or "", token, lexicon)
    ):
        return False
    return any(
        entry.upos == "NOUN"
        for other in with_other_accents(form, lexicon.accents)
        for entry in _entries(other, token, lexicon)
    )


def _entries(form: str, token: Token, lexicon: Lexicon) -> list[Reading]:
    """All readings that a lexicon has for a form, as a name where the tagger sees one."""
    spellings = dict.fromkeys((form, form.lower(), *((form.capitalize(),) if token.upos == "PROPN" else ())))
    return [one for spelt in spellings for one in (*lexicon.readings(spelt), *lexicon.nouns(spelt))]


MOST_SPELLINGS = 3
"""So many other spellings of a word are tried."""


def _governed(outcome: Outcome) -> int:
    """The word that depends on the head of an outcome: the dependent, or the one whose modifier stands in for it."""
    dependent, head = outcome.dependent, outcome.head
    stands_in = bool(outcome.rule.allowed) and outcome.rule.side == "dependent" and dependent.head != head.id
    return dependent.head if stands_in and dependent.head else dependent.id


def violation_key(outcome: Outcome) -> tuple[str, int, int]:
    """What tells a site of a sentence from the others: what the rule is about, dependent, head.

    An object in another case may be an oblique, of which other rules say the same, a predicate a participle, and a
    numeral governs what is a genitive; where a determiner stands in for its noun, the site is the noun's.
    """
    about = construction(outcome.rule.id)
    for relation, another in ALIKE_RELATIONS.items():
        about = about.replace(f"/{relation}", f"/{another}")
    return about, _governed(outcome), outcome.head.id


ALIKE_RELATIONS = {
    OF_IDLE: "subj",
    BARE: OBJECT,
    ABSENT: OBJECT,
    OBLIQUE: OBJECT,
    "comp:aux@pass": PREDICATE,
    "mod@gov": "mod",
    RELATIVE_SUBJECT: "subj",
}
"""Relations that a word may exchange with its form -> what both count as."""


def _changes(
    token: Token,
    free: frozenset[str],
    outcomes: Sequence[Outcome],
    inflector: Inflector,
    readings: Readings,
    judge: Judge,
    fixed: Mapping[int, Features] | None = None,
) -> list[_Change]:
    """Other forms of a word that break none of the rules at it, the smallest change first.

    The words at the other ends may have any of their readings, or those of `fixed`.
    """
    touching = [outcome for outcome in outcomes if token.id in (outcome.dependent.id, outcome.head.id)]
    options: dict[int, list[Features]] = {}
    for outcome in touching:
        other = outcome.head if outcome.dependent.id == token.id else outcome.dependent
        if other.id not in options:
            given = (fixed or {}).get(other.id)
            options[other.id] = [given] if given is not None else _own_readings(other, readings)
    best: dict[str, _Change] = {}
    forms = [(form, own) for form in other_forms(token, free, inflector) for own in apart(form.feats)]
    animate = _is_of_somebody(token, outcomes)
    lively = [_case_and_number(own) for _, own in forms if own.get("Animacy") == ANIMATE]
    for form, own in forms:
        feats: Features = {**kept(token.feats, free), **own}
        if not _satisfies(token, feats, touching, options, judge) or not _is_asked(token, feats, touching):
            continue
        written = cased(form.form, token.form or "")
        if _has_an_odd_case(token, own, touching):
            continue
        lifeless = animate and "Animacy" not in own and any(agree(own, cell) for cell in lively)
        changes = _count_changes(token, free, feats)
        changes += UNLIKE * (lifeless or _clashes_in_animacy(token, feats, touching))
        change = _Change(written, feats, changes)
        if written != token.form and (written not in best or best[written].changes > change.changes):
            best[written] = change
    return sorted(
        best.values(), key=lambda change: (change.changes, difference(token.form or "", change.form), change.form)
    )


def _is_asked(token: Token, feats: Features, touching: Iterable[Outcome]) -> bool:
    """Whether a form of a verb is surely the one that is asked for: finite ones often say nothing of it."""
    return all(
        not feats.get("VerbForm", frozenset()).isdisjoint(outcome.rule.allowed)
        for outcome in touching
        if outcome.rule.family == COMPLEMENT and outcome.dependent.id == token.id
    )


def _clashes_in_animacy(token: Token, feats: Features, touching: Iterable[Outcome]) -> bool:
    """Whether a word would be inanimate where what it agrees with is not, or not so: *sametové zlodějíčci*."""
    others = (o.head if o.dependent.id == token.id else o.dependent for o in touching if not o.rule.allowed)
    animacy = feats.get("Animacy", frozenset())
    return any(animacy.isdisjoint(other.feats.get("Animacy", animacy)) for other in others) if animacy else False


def _has_an_odd_case(token: Token, feats: Features, touching: Iterable[Outcome]) -> bool:
    """Whether a noun with a case would get none, or one that says something, only since its attributes may have another
    one beside it: Estonian *vajaliku infoga*."""
    if token.upos != "NOUN" or "Case" not in token.feats:
        return False
    cases = feats.get("Case", frozenset())
    if not cases <= _OF_GENITIVES or cases & token.feats["Case"]:
        return False
    return not any(cases & {*outcome.rule.allowed} for outcome in touching if outcome.dependent.id == token.id)


_OF_GENITIVES = frozenset({"Abe", "Com", "Ess", "Ter"})
"""Cases before which Estonian attributes are genitives."""


def _case_and_number(feats: Features) -> Features:
    """The case and number of a form."""
    return {name: feats[name] for name in ("Case", "Number") if name in feats}


def _is_of_somebody(token: Token, outcomes: Iterable[Outcome]) -> bool:
    """Whether a word agrees with persons, maybe as the predicate of a copula: *rodiče jsou hodný*."""
    heads = {outcome.head.id for outcome in outcomes if outcome.dependent.id == token.id}
    nouns = (
        outcome.head if outcome.dependent.id == token.id else outcome.dependent
        for outcome in outcomes
        if outcome.dependent.id == token.id or (outcome.head.id in heads and base(outcome.rule.relation) == "subj")
    )
    return any(noun.feats.get("Animacy") == ANIMATE for noun in nouns)


ANIMATE = frozenset({"Anim"})

UNLIKE = 3
"""So many changes a clash counts of which no rule is."""


def _satisfies(
    token: Token,
    feats: Features,
    touching: Iterable[Outcome],
    options: Mapping[int, Sequence[Features]],
    judge: Judge,
) -> bool:
    """Whether the words at the other ends have readings with which no rule of an edge is broken."""
    edges: dict[int, list[Outcome]] = {}
    for outcome in touching:
        edges.setdefault(outcome.head.id if outcome.dependent.id == token.id else outcome.dependent.id, []).append(
            outcome
        )
    return all(
        any(
            all(
                judge(outcome.rule, *((feats, other) if outcome.dependent.id == token.id else (other, feats)))
                is not Verdict.BROKEN
                for outcome in group
            )
            for other in options[number]
        )
        for number, group in edges.items()
    )


def _own_readings(token: Token, readings: Readings) -> list[Features]:
    """The features of a word's likeliest readings, each with all that the tagger says beside; no old German dative
    (*Freunde*, of *dem Freunde*), which nobody means."""
    found = [reading.feats for reading in readings(token) if reading.upos in (None, token.upos)]
    lemma, form = token.lemma or "", token.form or ""
    found = [feats for feats in found if token.upos != "NOUN" or not is_old_dative(lemma, form, feats)] or found
    return found[:_READINGS] or [token.feats]


def _count_changes(token: Token, free: frozenset[str], feats: Features) -> int:
    """How many features change; a gender that is there in the singular only changes with the number."""
    return sum(token.feats[name].isdisjoint(feats[name]) for name in free if name in token.feats and name in feats)
