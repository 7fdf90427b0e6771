"""Particles: a subject is joined to the verb that it agrees with, past a particle.

In SUD an auxiliary is the head of its verb, and has the subject. Greek *να*, *θα* and Slavic *by*, *бы* are auxiliaries
of one form: what agrees is the verb below (*τα παιδιά θα φύγουν*, *děti by šly*).
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.finiteness import FINITE
from lambre_core.findings.predicates import given
from lambre_core.treebank.tree import Sentence, Token

SHOWN = frozenset({"Number", "Person", "Connegative"})
"""Features of auxiliaries that agree, or that deny."""

COMPLEMENT = "comp:aux"
SUBJECT = "subj"


def with_subjects_past_particles(sentence: Sentence) -> Sentence:
    """The sentence with every subject of a particle as that of the verb which the particle stands before. Which of the
    two the parser has for its head makes no difference."""
    verbs = verbs_of_particles(sentence)
    if not verbs:
        return sentence
    particles = {verb: particle for particle, verb in verbs.items()}
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        if not token.head or (token.deprel or "").partition("@")[0] != SUBJECT:
            continue
        verb = verbs.get(token.head, token.head)
        if verb in particles and verb != token.id:
            changed[token.id] = replace(token, head=verb, beliefs=given(token, particles[verb], verb))
    return sentence.with_tokens(changed)


def verbs_of_particles(sentence: Sentence) -> dict[int, int]:
    """Particle -> the only verb below it, if that shows a number; ids."""
    below: dict[int, list[Token]] = {}
    for token in sentence.tokens:
        if (token.deprel or "").partition("@")[0] == COMPLEMENT:
            below.setdefault(token.head or 0, []).append(token)
    return {
        particle: verbs[0].id
        for particle, verbs in below.items()
        if particle and len(verbs) == 1 and "Number" in verbs[0].feats and is_particle(sentence.tokens[particle - 1])
    }


def is_particle(token: Token) -> bool:
    """Whether a word is an auxiliary of one form: in no person, no number, not denied, and no infinitive or
    participle."""
    return (
        token.upos == "AUX"
        and SHOWN.isdisjoint(token.feats)
        and token.feats.get("VerbForm", FINITE) == FINITE
        and "Pass" not in token.feats.get("Voice", ())
    )
