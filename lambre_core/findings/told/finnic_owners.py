"""Told owners: who has so many of something in the nominative, and what must be done in the wrong form.

*Kasutaja on kaks kontot*, *hän on kaksi veljeä*: somebody is not two things, but has them, which the adessive says.
*Teil tuleb ootama*, *parool tuleb muutma*: behind Estonian *tuleb* what must be done is an infinitive, and the supine
says what somebody comes to do.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from lambre_core.findings.changes import Repair
from lambre_core.findings.merging import Cause
from lambre_core.findings.readings import Readings
from lambre_core.findings.spelling import cased
from lambre_core.findings.told.finnic_objects import MADE
from lambre_core.findings.told.finnic_roles import PERSONS, genitive_of
from lambre_core.findings.told.finnic_subjects import next_word
from lambre_core.findings.told.quantities import NOM, NOMINATIVES, PAR, cases_of, is_a_time
from lambre_core.findings.told.relations import HAVER, PAST_FORM, as_told
from lambre_core.lexicon.finnish import declined
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

IS = frozenset({"on", "oli", "olisi", "oleks"})
SOMEBODY = frozenset("minä sinä hän me te he mina sina tema nemad ta nad".split())


def owners_of_several_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The nominatives of a sentence for who has so many of something, joined to *to be*, and Estonian supines of what
    must be done, joined to *tuleb*, and these."""
    for verb in sentence.tokens[1:-1]:
        who = who_has_so_many(verb, sentence, readings)
        if who is not None:
            yield as_told(who, who.upos, {"Case": NOM}, (verb.id, HAVER))
            yield as_told(verb, "AUX", {}, None)
        done = what_must_be_done(verb, sentence) if language == "et" else None
        if done is not None:
            yield as_told(done, "VERB", {"VerbForm": frozenset({"Sup"})}, (verb.id, PAST_FORM))
            above = (done.head or 0, done.deprel or "") if verb.head == done.id else None
            yield as_told(replace(verb, lemma="tulema"), "AUX", {}, above)


def who_has_so_many(verb: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """The person that opens a sentence right before *on*, a numeral and a partitive that ends the sentence and measures
    nothing: *lapsi on kaksi vuotta vanha* and *hind on kaks eurot* are right."""
    who = sentence.tokens[verb.id - 2]
    if in_lower_case(verb.form) not in IS or who.id != 1 or verb.id + WITH_A_STOP > len(sentence.tokens):
        return None
    numeral, noun = sentence.tokens[verb.id : verb.id + 2]
    after = next_word(noun, sentence)
    if NOMINATIVES.fullmatch(in_lower_case(numeral.form)) is None or noun.upos != "NOUN" or is_a_time(noun):
        return None
    counted = "Par" in cases_of(noun, readings) and noun.feats.get("Case", PAR) == PAR and noun.lemma not in measures()
    ends = after is not None and after.form in {".", "!", "?"}
    person = who.upos == "NOUN" and PERSONS.search(in_lower_case(who.form)) is not None
    person = person and cases_of(who, readings) >= NOM and "Plur" not in who.feats.get("Number", ())
    somebody = in_lower_case(who.form) in SOMEBODY and who.upos == "PRON"
    people = PEOPLE.search(in_lower_case(noun.form)) is not None and "Plur" in who.feats.get("Number", ())
    return who if counted and ends and (person or somebody) and not people else None


WITH_A_STOP = 3
"""A numeral, what it counts and a stop."""
PEOPLE = re.compile(
    "(?:j[aä]{2}|lasta|last|poikaa|poissi|tyttöä|tüdrukut|naista|naist|miestä|meest|henkeä|inimest|ihmistä|venda|õde|veljeä|veljestä|"
    "siskoa|siskosta|sisarta|sõpra|ystävää|toverit|sõbrannat)$"
)
"""Partitives of those that several are: *he ovat kaksi poikaa*."""

MUST = frozenset("tuleb tuleks tuli".split())


def what_must_be_done(verb: Token, sentence: Sentence) -> Token | None:
    """The supine right behind *tuleb*, before which it is said of whom it must be done, or of a thing: *teil tuleb
    ootama*, *parool tuleb muutma*; *poiss tuleb ujuma* is right."""
    done, who = sentence.tokens[verb.id], sentence.tokens[verb.id - 2]
    supine = re.search("[a-zõäöü]ma$", in_lower_case(done.form)) is not None and done.upos in {"VERB", "NOUN"}
    if in_lower_case(verb.form) not in MUST or verb.upos not in {"AUX", "VERB"} or not supine:
        return None
    somebody = who.feats.get("Case") == frozenset({"Ade"}) and who.upos in {"PRON", "PROPN"}
    thing = who.upos == "NOUN" and in_lower_case(who.form).endswith(MADE) and in_lower_case(done.form) not in {"olema"}
    return done if somebody or thing else None


# Mending

AT = {
    "minä": "minulla",
    "sinä": "sinulla",
    "hän": "hänellä",
    "me": "meillä",
    "te": "teillä",
    "he": "heillä",
    "mina": "minul",
    "sina": "sinul",
    "tema": "temal",
    "ta": "tal",
    "nemad": "nendel",
    "nad": "neil",
}
"""Pronouns for who has something."""


def of_owners(cause: Cause, language: str) -> Iterator[Repair]:
    """Who has something, in the adessive."""
    for outcome in (violation.outcome for violation in cause.violations):
        word, form = outcome.dependent, in_lower_case(outcome.dependent.form)
        if outcome.rule.relation != HAVER:
            continue
        if language == "et" and form in {"me", "te"}:
            written: str | None = f"{form[0]}eil"
        elif form in AT:
            written = AT[form]
        elif language == "fi":
            written = declined(form, "Ade", "Sing")
        else:
            genitive = genitive_of(form)
            written = f"{genitive}l" if genitive else None
        if written:
            yield Repair({word.id: cased(written, word.form or "")}, 1, 1)
