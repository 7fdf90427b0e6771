"""Coordination: which word a coordinated word belongs to.

After *die Lehrer sind klein und* a parser may join a verb to the predicate, or be torn between that and the copula.
Two finite verbs belong together, whichever word of the first one's clause it chose. And a noun after a conjunction
belongs to the noun before that which an adposition governs, even where its case is no such (*přišel s bratrem a
sestra*): just this makes a parser join it to the verb or the adposition. Two nouns that *and* joins are a subject
together, of which the tree knows the first alone.
"""

from __future__ import annotations

import re
from dataclasses import replace

from lambre_core.findings.finiteness import FINITE, INFINITIVE
from lambre_core.treebank.feats import is_of_persons
from lambre_core.treebank.tree import Beliefs, Sentence, Token, in_lower_case


def with_coordinated_verbs(sentence: Sentence) -> Sentence:
    """The sentence with every verb that follows a conjunction joined to the finite verb of the clause in which
    its head stands. The probability of that edge is that of all words of the clause together."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        form = token.feats.get("VerbForm", FINITE)
        coordinated = token.upos in {"AUX", "VERB"} and (token.deprel or "").startswith("conj")
        # An infinitive may be a finite form (`finiteness`): *der Chirurg ist alt und sprechen*.
        if not (coordinated and form in (FINITE, INFINITIVE) and follows_conjunction(token, sentence)):
            continue
        verb = finite_verb_above(token, sentence)
        if verb is not None and verb.id < token.id:
            changed[token.id] = replace(token, head=verb.id, beliefs=gathered(token, verb, sentence))
    return sentence.with_tokens(changed)


def with_paired_nouns(sentence: Sentence) -> Sentence:
    """The sentence with every noun that stands in its clause for itself, after a conjunction, joined to a noun right
    before this which an adposition governs."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        head = sentence.head_of(token)
        if token.upos != "NOUN" or not (token.deprel or "").startswith("conj") or head is None:
            continue
        place = first_of(token, sentence)
        first = sentence.tokens[place - 3] if place > 2 and sentence.tokens[place - 2].upos == "CCONJ" else None
        adposition = sentence.head_of(first) if first is not None else None
        if first is None or adposition is None or first.upos != "NOUN" or adposition.upos != "ADP":
            continue
        if in_lower_case(adposition.form) in BETWEEN and "Plur" in first.feats.get("Number", ()):
            continue  # *переключение между окнами и фокусировка*
        if head.id in {adposition.id, adposition.head} and is_alone(token, place, sentence):
            beliefs = token.beliefs and replace(token.beliefs, heads={first.id: 1.0}, deprels={PAIRED: 1.0})
            changed[token.id] = replace(token, head=first.id, deprel=PAIRED, beliefs=beliefs)
    return sentence.with_tokens(changed)


PAIRED = "conj:coord"

BETWEEN = frozenset({"между", "меж", "між", "поміж"})
"""Adpositions with two nouns in the singular, or with one in the plural."""


def with_joint_subjects(sentence: Sentence) -> Sentence:
    """The sentence with every subject that is two persons or things, each named with a determiner or animate, right
    before their verb as a joint one: *mein Vater und meine Mutter kommen*."""
    changed: dict[int, Token] = {}
    for first in sentence.tokens:
        verb = sentence.head_of(first)
        if verb is None or verb.upos not in {"AUX", "VERB"} or first.deprel != "subj" or first.id > verb.id:
            continue
        others = [word for word in sentence.tokens if word.head == first.id and (word.deprel or "").startswith("conj")]
        if len(others) == 1 and is_joint(first, others[0], verb, sentence):
            changed[first.id] = replace(first, deprel=JOINT)
    return sentence.with_tokens(changed)


def is_joint(first: Token, second: Token, verb: Token, sentence: Sentence) -> bool:
    """Whether *A and B* opens a clause right before its verb, and two are surely meant: neither each of several (*jeder
    Mann und jede Frau*) nor one under two names (*mein Freund und Kollege*)."""
    place = first_of(second, sentence)
    joint = sentence.tokens[place - 2] if place > 1 else None
    if joint is None or (joint.form or "").lower() not in AND or verb.id != second.id + 1 or joint.id <= first.id:
        return False
    if not all(is_genitive_of(word, first, sentence) for word in sentence.tokens[first.id : joint.id - 1]):
        return False
    start = first_of(first, sentence)
    before = sentence.tokens[start - 2] if start > 1 else None
    opens = before is None or before.upos in {"SCONJ", "CCONJ"} or (before.form or "") in {":", "–", "—", "„", "«"}
    # *Jana* is an accusative of *Jan* as well.
    named = second.upos == "PROPN" or is_nominative(second)
    return opens and named and is_nominative(first) and all(is_one_of_two(word, sentence) for word in (first, second))


def is_genitive_of(word: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether a word is a genitive that belongs to a person: *директор театру та режисер*."""
    persons = is_of_persons(noun.feats) and "Gender" in noun.feats
    return persons and "Gen" in word.feats.get("Case", ()) and sentence.depends_on(word, noun)


def is_nominative(noun: Token) -> bool:
    """Whether a noun is in the nominative, or of no case."""
    return "Nom" in noun.feats.get("Case", {"Nom"})


def is_one_of_two(noun: Token, sentence: Sentence) -> bool:
    """Whether a noun has nothing but attributes, and one that says which one, or is animate."""
    below = [word for word in sentence.tokens if word.head == noun.id and word.upos not in {"CCONJ", "PUNCT"}]
    attributes = [word for word in below if not (word.deprel or "").startswith("conj")]
    plain = (word.upos in {"ADJ", "DET"} or is_genitive_of(word, noun, sentence) for word in attributes)
    if noun.upos not in {"NOUN", "PROPN"} or not all(plain):
        return False
    told = [(word.form or "").lower() for word in attributes if word.upos == "DET"]
    known = is_of_persons(noun.feats) or bool(told)
    return known and not any(DISTRIBUTIVE.match(form) for form in told)


JOINT = "subj@joint"
"""The relation of the first of two nouns that are a subject together."""

AND = frozenset("und and a i oraz и і й та ja και un ir e".split())
"""*And*."""

DISTRIBUTIVE = re.compile("jede|kein|every|each|no$|každ|žádn|кажд|кожн|жодн|никак|ніяк|kiekvien|katr|κάθε|cada")
"""Beginnings of determiners after which a verb may be in the singular."""


def first_of(noun: Token, sentence: Sentence) -> int:
    """The id of the first of the attributes right before a noun, or its own."""
    place = noun.id
    while (
        place > 1 and sentence.tokens[place - 2].upos in {"ADJ", "DET"} and sentence.tokens[place - 2].head == noun.id
    ):
        place -= 1
    return place


def is_alone(noun: Token, first: int, sentence: Sentence) -> bool:
    """Whether a noun has nothing but attributes, and stands at the end of its clause."""
    below = [word for word in sentence.tokens if word.head == noun.id]
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    ends = after is None or after.upos == "PUNCT"
    return ends and all(word.upos in {"CCONJ", "PUNCT"} or first <= word.id < noun.id for word in below)


def is_finite(token: Token) -> bool:
    """Whether the tagger takes a word for a finite verb."""
    return token.upos in {"AUX", "VERB"} and token.feats.get("VerbForm") == FINITE


def follows_conjunction(token: Token, sentence: Sentence) -> bool:
    """Whether a coordinating conjunction stands right before a word."""
    return token.id > 1 and sentence.tokens[token.id - 2].upos == "CCONJ"


def finite_verb_above(token: Token, sentence: Sentence) -> Token | None:
    """The finite verb of the clause that a word's head stands in."""
    head = sentence.head_of(token)
    seen = 0
    while head is not None and not is_finite(head) and seen < len(sentence.tokens):
        # Out of a relative clause, one after a conjunction or one without a verb leads no way.
        if head.upos in {"SCONJ", "CCONJ"} or "relcl" in (head.deprel or "") or has_its_subject(head, sentence):
            return None
        head = sentence.head_of(head)
        seen += 1
    return head if head is not None and is_finite(head) else None


def has_its_subject(predicate: Token, sentence: Sentence) -> bool:
    """Whether a predicate has a subject without a verb: *потому что они не нужны и мешают*."""
    return any(
        word.head == predicate.id and (word.deprel or "").startswith("subj")
        for word in sentence.tokens[: predicate.id - 1]
    )


def gathered(token: Token, verb: Token, sentence: Sentence) -> Beliefs | None:
    """A word's beliefs with the probabilities of all heads in a verb's clause given to the verb; right after a
    conjunction a finite verb is coordinated."""
    beliefs = token.beliefs
    if beliefs is None or not beliefs.heads:
        return beliefs
    heads: dict[int, float] = {}
    for number, probability in beliefs.heads.items():
        word = sentence.tokens[number - 1] if 0 < number < token.id else None
        beside = word is not None and not is_finite(word) and finite_verb_above(word, sentence) is verb
        head = verb.id if beside else number
        heads[head] = heads.get(head, 0.0) + probability
    return Beliefs(beliefs.upos, beliefs.feats, heads, {token.deprel or "": 1.0} if beliefs.deprels else {})
