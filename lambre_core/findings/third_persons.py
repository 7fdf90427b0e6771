"""Third persons: an English verb in the present without *-s* is a plural beside a noun, whatever number the tagger
gives it: *the list contain*."""

from __future__ import annotations

from lambre_core.findings.readings import Readings
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

ENGLISH = "en"
FINITE = frozenset({"Fin"})
PLURAL = frozenset({"Plur"})
PRESENT = frozenset({"Pres"})
THIRD = frozenset({"3"})

ALSO_PAST = frozenset(
    "bet bid burst cast cost cut fit forecast hit hurt input let offset output put quit read reset rid set shed shut "
    "split spread thrust upset".split()
)
"""Verbs whose past is spelt as their present."""

ASKING = frozenset(
    "ask asks asked demand demands demanded insist insists insisted propose proposes proposed recommend recommends "
    "recommended recommendation request requests requested require requires required requirement suggest suggests "
    "suggested suggestion essential imperative important necessary vital lest".split()
)
"""Words behind which a clause has a subjunctive: *they require that he go*."""


def in_third_person(sentence: Sentence, readings: Readings) -> Readings:
    """The readings of a sentence's words, of such verbs those as plurals alone."""
    subjects = {token.head for token in sentence.tokens if is_third_subject(token)}
    asked = any(in_lower_case(token.form) in ASKING for token in sentence.tokens)

    def plural(token: Token) -> tuple[Reading, ...]:
        found = readings(token)
        if asked or token.id not in subjects or not is_without_s(token):
            return found
        kept = tuple(reading for reading in found if reading.feats.get("Number") == PLURAL)
        return kept or found

    return plural


def is_third_subject(token: Token) -> bool:
    """Whether a word is a subject in the third person, and not one of several things that are named together."""
    named = token.upos in {"NOUN", "PROPN"} or (token.upos == "PRON" and token.feats.get("Person") == THIRD)
    return named and (token.deprel or "").partition("@")[0] == "subj"


def is_without_s(verb: Token) -> bool:
    """Whether a word is a verb in the present that would end in *-s* beside one thing."""
    form = in_lower_case(verb.form)
    present = verb.feats.get("VerbForm") == FINITE and verb.feats.get("Tense") == PRESENT
    return verb.upos == "VERB" and present and not form.endswith("s") and form not in ALSO_PAST
