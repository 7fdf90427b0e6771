"""Changes that a construction is known to ask for, which no paradigm has, or of which no rule speaks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import takewhile

from lambre_core.findings.auxiliaries import BECOMING, BEING, HAVING, OF_BEING, OF_HAVING
from lambre_core.findings.changes import COMPLEMENT, FREE, Change, Repair, is_about_forms
from lambre_core.findings.merging import Cause
from lambre_core.findings.partitives import OF, one_of
from lambre_core.findings.readings import Readings
from lambre_core.findings.reflexives import OF_THE_SPEAKERS, SELF
from lambre_core.findings.relatives import RELATIVE_SUBJECT
from lambre_core.findings.respelling import is_who_speaks
from lambre_core.findings.spelling import cased, differ_in_accents
from lambre_core.findings.subjects import PREDICATE
from lambre_core.findings.told.relations import ATTRIBUTE, CASES_ASKED, CLAUSE, WHEN, WHICH
from lambre_core.findings.wording import CONNEGATIVE
from lambre_core.grammar.rule import Rule
from lambre_core.lexicon.inflection import Inflector
from lambre_core.lexicon.lookup import Lexicon
from lambre_core.lexicon.participles import is_infinitive, participles
from lambre_core.lexicon.reading import DECLENSION
from lambre_core.treebank.feats import Features


def of_closed_classes(cause: Cause, lexicon: Lexicon) -> Iterator[dict[int, Change]]:
    """The word at fault as one of a closed class that is spelt like it but for accents (*na sobe*), and an
    adposition or auxiliary as the one that is taken for it (Czech *z bratrem*, *jsme dělal*)."""
    word = cause.word
    form = word.form or ""
    relative = word.upos == "PRON" and any(one.outcome.rule.relation == ATTRIBUTE for one in cause.violations)
    if is_who_speaks(word) or relative:
        return  # of *kuri* the gender is wrong, and *kurį* is another case
    asked = [one.outcome.rule for one in cause.violations if one.outcome.dependent.id == word.id]
    known = lexicon.words.get(form.lower(), ())
    own, lemmas = {reading.upos for reading in known}, {reading.lemma for reading in known}
    for other, readings in lexicon.words.items():
        if not differ_in_accents(form.lower(), other) or not any(may_be_in(asked, one.feats) for one in readings):
            continue
        # *Ke mě* is not meant as *ke mé*, and *gerą* and *gera* are forms of one word; *esta* is no *está*. Of
        # pronouns only the case is changed elsewhere: *s nim* is *s ním* as well.
        verbs = word.upos == "DET" and all(reading.upos in {"AUX", "VERB"} for reading in readings)
        if (not own and not verbs) or any(
            reading.upos in own and (reading.lemma not in lemmas or word.upos == "PRON") for reading in readings
        ):
            yield {word.id: Change(cased(other, form), word.feats, 1)}
    for outcome in (violation.outcome for violation in cause.violations):
        head = outcome.head
        # No other auxiliary stands with a finite verb: *jsem čtu*.
        taken = head.upos == "ADP" or (head.upos == "AUX" and outcome.rule.family == "agreement")
        for meant in lexicon.confused.get((head.form or "").lower(), ()) if taken else ():
            yield {head.id: Change(cased(meant, head.form or ""), head.feats, 1)}


def may_be_in(rules: Iterable[Rule], feats: Features) -> bool:
    """Whether a word has one of the cases that some rules ask for."""
    asked = (frozenset(rule.allowed) for rule in rules if rule.feature == "Case" and rule.allowed)
    return all(not cases.isdisjoint(feats.get("Case", cases)) for cases in asked)


def without_ending(cause: Cause, readings: Readings) -> Iterator[dict[int, Change]]:
    """A German predicate as its lemma, which is its form without an ending."""
    for outcome in (violation.outcome for violation in cause.violations):
        if outcome.rule.feature == DECLENSION and outcome.rule.allowed and outcome.rule.relation == PREDICATE:
            word = outcome.dependent
            for lemma in dict.fromkeys(reading.lemma for reading in readings(word) if reading.lemma):
                feats = {name: values for name, values in word.feats.items() if name not in FREE["ADJ"]}
                yield {word.id: Change(cased(lemma, word.form or ""), feats, 1)}


def of_listed(cause: Cause) -> Iterator[dict[int, Change]]:
    """German *sich* as the pronoun of its subject's person, *haben* and *sein* as the other, *worden* as *werden*, one
    of several in the gender of these, pronouns as subjects, *das* and *dass* as the other, *den* as *denen*."""
    for outcome in (violation.outcome for violation in cause.violations):
        dependent, head = outcome.dependent, outcome.head
        if outcome.rule.relation == SELF:
            for form in OF_THE_SPEAKERS.get((head.form or "").lower(), ()):
                yield {dependent.id: Change(cased(form, dependent.form or ""), {}, 1)}
        elif outcome.rule.relation == OF:
            for form in one_of(head.form or "", sorted(dependent.feats.get("Gender", ())), head.deprel):
                yield {head.id: Change(form, head.feats, 1)}
        elif outcome.rule.relation == CASES_ASKED["Nom"] and (dependent.form or "") in AS_SUBJECTS:
            yield {dependent.id: Change(AS_SUBJECTS[dependent.form or ""], {}, 1)}
        elif outcome.rule.relation == RELATIVE_SUBJECT and dependent.form == "der":
            yield {dependent.id: Change("die", {}, 1)}
        elif outcome.rule.relation == BECOMING:
            yield {dependent.id: Change("werden", {}, 1)}
        elif outcome.rule.relation in {CLAUSE, WHICH}:
            yield {dependent.id: Change(outcome.rule.allowed[0], {}, 1)}
        elif outcome.rule.family == "government" and (dependent.form, dependent.upos) == ("den", "PRON"):
            yield {dependent.id: Change("denen", {}, 1)}
        elif outcome.rule.relation in {BEING, HAVING}:
            form = (OF_BEING if outcome.rule.relation == BEING else OF_HAVING)[(head.form or "").lower()]
            yield {head.id: Change(cased(form, head.form or ""), head.feats, 1)}


def of_a_time(cause: Cause) -> Iterator[Repair]:
    """A German determiner or adjective of what says when in the accusative of the masculine that this is: *letzter
    Sommer* is *letzten Sommer*, and not *letzte Sommer*."""
    for outcome in (violation.outcome for violation in cause.violations):
        word, form = outcome.dependent, outcome.dependent.form or ""
        if outcome.rule.relation == WHEN and form.endswith("er") and word.upos in {"ADJ", "DET"}:
            yield Repair({word.id: f"{form[:-1]}n"}, 1, 1)


AS_SUBJECTS = {"mich": "ich", "dich": "du", "ihn": "er", "mir": "ich", "dir": "du", "ihm": "er", "ihnen": "sie"}
"""German pronouns -> their nominatives."""


def as_denied(cause: Cause, inflector: Inflector, readings: Readings) -> Iterator[dict[int, Change]]:
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
                    yield {word.id: Change(cased(form.form, word.form or ""), {}, 1)}


_PARTICIPLE = frozenset({"Part"})


def as_completed(cause: Cause, lexicon: Lexicon, readings: Readings) -> Iterator[dict[int, Change]]:
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
                    yield {word.id: Change(cased(written, word.form or ""), feats, 1)}


def as_infinitive(cause: Cause, lexicon: Lexicon) -> Iterator[dict[int, Change]]:
    """A verb as its lemma, where an infinitive is asked for and ends as that does (*треба обрізаєш*)."""
    for outcome in (violation.outcome for violation in cause.violations):
        word = outcome.dependent
        if lexicon.infinitives is None or not is_about_forms(outcome.rule) or "Inf" not in outcome.rule.allowed:
            continue
        known = [one.lemma or "" for one in lexicon.readings(word.form or "") if one.upos in {"AUX", "VERB"}]
        for lemma in dict.fromkeys((word.lemma or "", *known)):
            ends = lexicon.infinitives.search(lemma) is not None
            if ends and lemma != word.form and not is_of_another_stem(lemma, word.form or "", lexicon):
                yield {word.id: Change(cased(lemma, word.form or ""), {"VerbForm": frozenset({"Inf"})}, 1)}


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
