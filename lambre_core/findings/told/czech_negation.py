"""Told words in Czech: nobody and never, whose verb is denied as well."""

from __future__ import annotations

from collections.abc import Sequence

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.relations import TOLD_DENIAL, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Token


def denied_in(clause: Clause) -> dict[int, Token]:
    """*Nikdo*, *nikdy* and the like and the only verb of their clause, joined, if nothing in the clause is denied:
    *nikdo ví*, *nikdy létala letadlem*."""
    words = clause.words
    places = [place for place, word in enumerate(words) if lower(word) in NOBODY]
    verbs = [word for word in words if word.upos in {"AUX", "VERB"}]
    if words and lower(words[0]) == "li":
        return {}  # *není-li nikde nalezena*, whose verb stands before the hyphen
    if not places or any(map(is_denied, words)) or is_compared(words, places[0]) or not ends_with_a_stop(clause):
        return {}
    verb = next((word for word in verbs if word.upos == "VERB"), None)
    if verb is None or verb.id < words[places[0]].id:
        # *Zjevil se odnikud*, and what is said without a verb.
        return {}
    finite = "Inf" not in verb.feats.get("VerbForm", ("Inf",)) and "Imp" not in verb.feats.get("Mood", ())
    if not finite or believed_upos(verb) < SURE or (clause.after is None and len(words) < SHORTEST):
        return {}
    token = words[places[0]]
    upos = token.upos if token.upos in {"ADV", "DET", "PRON"} else "PRON"
    own: Features = {"Polarity": frozenset({"Pos"})}
    return {
        token.id: as_told(token, upos, {}, (verb.id, TOLD_DENIAL)),
        verb.id: as_told(verb, "VERB", own, None),
    }


def ends_with_a_stop(clause: Clause) -> bool:
    """Whether nothing but a stop or the beginning of another clause parts a clause from what follows: behind a
    quotation mark it goes on."""
    return (
        clause.after is None or clause.after.upos != "PUNCT" or (clause.after.form or "") in {",", ".", "?", "!", ";"}
    )


SHORTEST = 3
"""Words of a clause that is no exclamation: *nikdy víc*."""
NOBODY = frozenset("nikdo nikoho nikomu nikým nikdy nikde nikam nijak".split())
"""Words that stand beside a denied verb alone; *nic* is said without one (*to je nic*)."""


def is_denied(word: Token) -> bool:
    """Whether a word is denied, or takes a denial in: *není*, *nekonečný*, *bez*."""
    return lower(word).startswith("ne") or lower(word) in {"není", "ani", "bez", "beze", "ni"}


def is_compared(words: Sequence[Token], place: int) -> bool:
    """Whether a word is compared with, or stands by itself between others: *lépe než nikdy*, *jako nikdo jiný*, *dříve
    nebo nikdy*."""
    before = lower(words[place - 1]) if place else ""
    return before in {"než", "jako", "jak", "co", "téměř"} or any(lower(word) in {"než", "jako"} for word in words)
