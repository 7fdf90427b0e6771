"""Told passives: Ukrainian forms in *-но* and *-то* have no subject, and their auxiliary is *буде*, *було* or *бути*.

*Сторінки буде надруковано* has an accusative, *сторінки будуть надруковані* a nominative; *сторінки будуть надруковано*
is neither (Український правопис 2019 and the grammars: безособові форми на *-но*, *-то*). A parser that has seen
correct text alone takes the pages for the subject, and everything seems to agree.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.readings import Readings
from lambre_core.findings.told.clauses import Clause, clauses, lower
from lambre_core.findings.told.relations import OF_NOBODY, as_told
from lambre_core.treebank.tree import Sentence, Token

WITH_A_SUBJECT = frozenset("буду будеш будемо будете будуть був була були".split())
"""Forms of *to be* that have a subject."""
IMPERSONAL = re.compile("[а-яєіїґ'’ʼ]+(?:[аяое]но|[иіяу]то|[ое]рто|[оа]то)")
"""Forms in *-но* and *-то*, by their end; a tagger says which words are verbs."""
NOBODY = frozenset({"0"})
LIGHT = frozenset({"ADV", "PART"})
"""What may stand between the two."""
ACCUSATIVE = frozenset({"Acc"})


def with_impersonal_passives(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with forms in *-но* and *-то* joined to an auxiliary that is none of theirs, and what looks like its
    subject to them, where it may be an accusative.

    Args:
        readings: of words out of context.
    """
    if language != "uk":
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        for auxiliary, verb in pairs(clause):
            changed[verb.id] = as_told(verb, "VERB", {"Person": NOBODY}, (auxiliary.id, OF_NOBODY))
            changed[auxiliary.id] = as_told(auxiliary, "AUX", {}, None)
            for noun in sentence.tokens:
                subject = noun.head == auxiliary.id and (noun.deprel or "").startswith("subj")
                if subject and may_be_accusative(noun, readings):
                    changed[noun.id] = as_told(noun, noun.upos, {"Case": ACCUSATIVE}, (verb.id, "comp:obj"))
    return sentence.with_tokens(changed) if changed else sentence


def pairs(clause: Clause) -> Iterator[tuple[Token, Token]]:
    """An auxiliary with a subject, and the impersonal form behind it."""
    for place, auxiliary in enumerate(clause.words):
        if lower(auxiliary) not in WITH_A_SUBJECT:
            continue
        verb = next((word for word in clause.words[place + 1 : place + 4] if word.upos not in LIGHT), None)
        if verb is not None and is_impersonal(verb) and not says_how(verb, clause):
            yield auxiliary, verb


def says_how(verb: Token, clause: Clause) -> bool:
    """Whether a participle in the plural stands right behind such a form, which then says how: *були пом’якшено
    видалені*."""
    after = next((word for word in clause.words if word.id == verb.id + 1), None)
    return after is not None and "Part" in after.feats.get("VerbForm", ()) and "Plur" in after.feats.get("Number", ())


def is_impersonal(verb: Token) -> bool:
    """Whether a word is a form in *-но* or *-то*, as its end and the tagger say."""
    form = IMPERSONAL.fullmatch(verb.form or "") is not None
    return form and verb.upos == "VERB" and verb.feats.get("Person") == NOBODY


def may_be_accusative(noun: Token, readings: Readings) -> bool:
    """Whether a nominative is spelt as an accusative is: *сторінки*, not *сторінка*."""
    return any("Acc" in reading.feats.get("Case", ACCUSATIVE) for reading in readings(noun))
