"""Finite auxiliaries: the finite verb of a German clause is its head, and has the subject.

In treebanks that were converted from UD *werden* stands above *kann* in *die Datei kann geöffnet werden*, and *worden*
above *ist* in *sie ist gelöscht worden*, and so may *sein* above *sollte* in *die Seite sollte erreichbar sein*: in UD
all of them depend on the participle, and the auxiliary of the passive is turned into its head last. So the subject is
that of a form without number, and nothing there can be found.
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

SUBJECT, COMPLEMENT, OF_PASSIVE, PREDICATE = "subj", "comp:aux", "comp:aux@pass", "comp:pred"


def with_finite_above(sentence: Sentence) -> Sentence:
    """The sentence with every finite auxiliary above the other one of its clause, and the subject beside it."""
    changed: dict[int, Token] = {}
    for finite in sentence.tokens:
        other = other_of(finite, sentence) or with_its_subject(finite, sentence)
        if other is None or other.id in changed:
            continue
        changed[other.id] = surely(other, finite.id, COMPLEMENT)
        if finite.head == other.id:
            changed[finite.id] = in_place_of(other, finite)
        elif finite.head is not None and other.head != finite.id:
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
    complement = (COMPLEMENT, PREDICATE) if above is not None and above.form == "sein" else COMPLEMENT
    if above is not None and (finite.deprel or "").startswith(complement) and is_other(above):
        return above
    before = sentence.tokens[finite.id - 2] if finite.id > 1 else None
    beside = before is not None and (before.head, before.deprel) == (finite.head, finite.deprel)
    return before if before is not None and beside and is_other(before) else None


def with_its_subject(finite: Token, sentence: Sentence) -> Token | None:
    """The infinitive below a finite auxiliary that has no subject, while that has one before the auxiliary."""
    if finite.upos != "AUX" or finite.feats.get("VerbForm") != FINITE:
        return None
    subjects = [word for word in sentence.tokens if (word.deprel or "").partition("@")[0] == SUBJECT]
    if any(word.head == finite.id for word in subjects):
        return None
    below = (word for word in sentence.tokens if word.head == finite.id and word.deprel == COMPLEMENT)
    copulas = (word for word in below if word.form in {"sein", "werden"} and is_other(word))
    return next(
        (word for word in copulas if any(one.head == word.id and one.id < finite.id for one in subjects)),
        None,
    )


def is_other(word: Token) -> bool:
    """Whether a word is an auxiliary that is no finite form."""
    return word.upos == "AUX" and (word.form or "") in OTHERS and word.feats.get("VerbForm") in NOT_FINITE
