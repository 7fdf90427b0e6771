"""Finite auxiliaries: the finite verb of a German clause is its head, and has the subject.

In treebanks that were converted from UD *werden* stands above *kann* in *die Datei kann geöffnet werden*, and *worden*
above *ist* in *sie ist gelöscht worden*: in UD all of them depend on the participle, and the auxiliary of the passive
is turned into its head last. So the subject is that of a form without number, and nothing there can be found.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.auxiliaries import PARTICIPLE
from lambre_core.findings.finiteness import FINITE, INFINITIVE
from lambre_core.findings.predicates import given, surely
from lambre_core.treebank.tree import Sentence, Token, in_place_of

NOT_FINITE = frozenset({INFINITIVE, PARTICIPLE})
OTHERS = frozenset({"werden", "worden", "sein", "haben"})
"""Forms of auxiliaries that stand with a finite one."""

SUBJECT, COMPLEMENT, OF_PASSIVE = "subj", "comp:aux", "comp:aux@pass"


def with_finite_above(sentence: Sentence) -> Sentence:
    """The sentence with every finite auxiliary above the other one of its clause, and the subject beside it."""
    changed: dict[int, Token] = {}
    for finite in sentence.tokens:
        other = other_of(finite, sentence)
        if other is None or other.id in changed:
            continue
        changed[other.id] = surely(other, finite.id, COMPLEMENT)
        if finite.head == other.id:
            changed[finite.id] = in_place_of(other, finite)
        elif finite.head is not None:
            # What it might depend on in place of the other it depends on anyway.
            changed[finite.id] = replace(finite, beliefs=given(finite, other.id, finite.head))
        for word in sentence.tokens:
            if word.head == other.id and (word.deprel or "").partition("@")[0] == SUBJECT:
                changed[word.id] = replace(word, head=finite.id, beliefs=given(word, other.id, finite.id))
            elif word.head == finite.id and word.deprel == COMPLEMENT and word.feats.get("VerbForm") == PARTICIPLE:
                changed[word.id] = surely(word, other.id, OF_PASSIVE)
    return sentence.with_tokens(changed) if changed else sentence


def other_of(finite: Token, sentence: Sentence) -> Token | None:
    """The auxiliary without person that stands above a finite one, or right before it at the end of a clause."""
    if finite.upos != "AUX" or finite.feats.get("VerbForm") != FINITE:
        return None
    above = sentence.head_of(finite)
    if above is not None and (finite.deprel or "").startswith(COMPLEMENT) and is_other(above):
        return above
    before = sentence.tokens[finite.id - 2] if finite.id > 1 else None
    beside = before is not None and (before.head, before.deprel) == (finite.head, finite.deprel)
    return before if before is not None and beside and is_other(before) else None


def is_other(word: Token) -> bool:
    """Whether a word is an auxiliary that is no finite form."""
    return word.upos == "AUX" and (word.form or "") in OTHERS and word.feats.get("VerbForm") in NOT_FINITE
