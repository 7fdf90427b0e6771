"""Finiteness: a verb that has a subject and depends on no other verb is finite, whatever the tagger makes of its form.

*Der Autor lachen* is no infinitive: nothing asks for one. A tagger that was trained on correct text takes it for one
because the subject is no plural. Neither is what is coordinated with a finite verb (*der Autor schwimmt und lachen*).
"""

from __future__ import annotations

import re
from dataclasses import replace

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.relations import FUTURE_SUBJUNCTIVE
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

INFINITIVE = frozenset({"Inf"})
FINITE = frozenset({"Fin"})
INDICATIVE = frozenset({"Ind"})
LEFT_OPEN = frozenset({"VerbForm", "Mood", "Tense"})
OF_VERBS = LEFT_OPEN | {"Number", "Person"}


def with_finite_forms(sentence: Sentence) -> Sentence:
    """The sentence with complements before their heads that state something of a person as finite: Turkish treebanks
    do not say so (*gidiyor istiyor*)."""
    changed = {token.id: as_finite(token) for token in sentence.tokens if is_of_unsaid_form(token)}
    return sentence.with_tokens(changed)


def is_of_unsaid_form(token: Token) -> bool:
    """Whether a complement is a verb with a person that states something, and no form of it is told; behind its head it
    is a remark (*seni sevdim, biliyor musun?*)."""
    finite = "Person" in token.feats and token.feats.get("Mood") == INDICATIVE
    complement = token.upos == "VERB" and (token.deprel or "").startswith("comp") and token.id < (token.head or 0)
    return complement and finite and "VerbForm" not in token.feats


def as_finite(token: Token) -> Token:
    """The same verb, finite, to the tagger as well."""
    beliefs = token.beliefs and replace(token.beliefs, feats={**token.beliefs.feats, "VerbForm": {"Fin": 1.0}})
    return replace(token, feats={**token.feats, "VerbForm": FINITE}, beliefs=beliefs)


def in_clause(sentence: Sentence, readings: Readings) -> Readings:
    """The readings of a sentence's words, of such infinitives the finite ones of their form, if it has any."""
    subjects = {token.head for token in sentence.tokens if (token.deprel or "").partition("@")[0] == "subj"}

    def finite(token: Token) -> tuple[Reading, ...]:
        has_subject = token.id in subjects and heads_its_clause(sentence, token)
        # *Se você ter*: that it is none was told.
        if (
            token.deprel == FUTURE_SUBJUNCTIVE
            or not is_infinitive(token)
            or not (has_subject or is_beside_finite(sentence, token))
        ):
            return readings(token)
        feats = {name: values for name, values in token.feats.items() if name not in OF_VERBS}
        # What is not ruled is left open: the tagger believes in none of it.
        found = [
            reading.with_feats({name: reading.feats[name] for name in reading.feats if name not in LEFT_OPEN})
            for reading in readings(replace(token, feats=feats, beliefs=None))
            if "Number" in reading.feats
        ]
        return tuple(found) or readings(token)

    return finite


def without_false_participles(sentence: Sentence, readings: Readings) -> Readings:
    """The readings of German words, of what the tagger takes for an infinitive, and the dictionary has as one, without
    participles where those of such verbs have *ge-* in them: *die Datei wurde löschen*; and of verbs right behind
    *zu* those that have a form: *um die Tür zu geschlossen*."""

    def infinitive(token: Token) -> tuple[Reading, ...]:
        found = readings(token)
        if token.upos == "VERB" and is_right_behind_to(token, sentence):
            return tuple(reading for reading in found if "VerbForm" in reading.feats) or found
        form = in_lower_case(token.form)
        if token.upos != "VERB" or not is_infinitive(token) or LIKE_PARTICIPLES.search(form) is not None:
            return found
        if not any(reading.lemma == form for reading in known_as(form, "VERB", readings)):
            return found
        return tuple(reading for reading in found if reading.feats.get("VerbForm") == INFINITIVE) or found

    return infinitive


def is_right_behind_to(verb: Token, sentence: Sentence) -> bool:
    """Whether a verb stands right behind the *zu* that it depends on, and is nothing that is too much so."""
    to = sentence.head_of(verb)
    above = sentence.head_of(to) if to is not None else None
    own = to is not None and to.upos == "PART" and verb.id == to.id + 1 and in_lower_case(to.form) == "zu"
    return own and (above is None or above.lemma not in {"sein", "werden"})


LIKE_PARTICIPLES = re.compile(
    "^(?:(?:ab|an|auf|aus|bei|ein|vor|wieder|zu)?(?:be|emp|ent|er|miss|ver|zer)|durch|hinter|über|um|unter|voll|wider|wieder)"
    "|ge(?!ben$|hen$|lten$|nießen$|stehen$|winnen$)|^(?:worden|lassen|sehen|hören|brauchen)$|un$"
)
"""Infinitives that are spelt as participles (*vergessen*), may be, or stand for some."""


def is_infinitive(token: Token) -> bool:
    """Whether the tagger takes a word for an infinitive."""
    return token.upos in {"VERB", "AUX"} and token.feats.get("VerbForm") == INFINITIVE


def heads_its_clause(sentence: Sentence, verb: Token) -> bool:
    """Whether a verb is the root, or heads a relative clause or one after a conjunction, and no particle marks it."""
    head = sentence.head_of(verb)
    free = head is None or head.upos == "SCONJ" or "@relcl" in (verb.deprel or "")
    return free and not is_marked(sentence, verb)


def is_beside_finite(sentence: Sentence, verb: Token) -> bool:
    """Whether a verb is coordinated with a finite one that no infinitive depends on, and no particle marks it."""
    head = sentence.head_of(verb)
    return (
        head is not None
        and (verb.deprel or "").startswith("conj")
        and head.upos in {"AUX", "VERB"}
        and head.feats.get("VerbForm") == FINITE
        and not is_marked(sentence, verb)
        and not any(is_infinitive(word) for word in sentence.tokens if word.id not in (verb.id, head.id))
    )


def is_marked(sentence: Sentence, verb: Token) -> bool:
    """Whether a particle or an auxiliary stands with a verb."""
    return any(
        word.head == verb.id and (word.upos in {"PART", "AUX"} or (word.deprel or "").startswith("comp:aux"))
        for word in sentence.tokens
    )
