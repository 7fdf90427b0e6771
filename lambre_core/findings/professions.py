"""Professions: as what somebody works is an instrumental in Russian and Ukrainian, and for sure.

*Мой отец работает инженер*, *сестра працює вчителька*: beside a verb of working that has its subject before it, a
person right behind it is what the subject is.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.beliefs import believed
from lambre_core.findings.certain import certain
from lambre_core.findings.subjects import NOMINATIVE, SURELY, is_nominal_subject
from lambre_core.treebank.feats import is_of_persons
from lambre_core.treebank.tree import Sentence, Token

AS = "comp:obl@as"
"""The relation of a profession to a verb of working."""

WORKING = frozenset(
    "працювати попрацювати пропрацювати підробляти трудитися працевлаштуватися влаштуватися "
    "работать поработать проработать подрабатывать трудиться устроиться".split()
)

MISREAD = frozenset({"comp:obj", "comp:obl", "comp:pred", "mod", "subj", "udep"})


def with_professions(sentence: Sentence, language: str) -> Sentence:
    """The sentence with such persons as what somebody is."""
    if language not in {"ru", "uk"}:
        return sentence
    changed: dict[int, Token] = {}
    for noun in sentence.tokens:
        verb = sentence.head_of(noun)
        if verb is None or verb.lemma not in WORKING or noun.upos != "NOUN" or noun.deprel not in MISREAD:
            continue
        between = sentence.tokens[verb.id : noun.id - 1]
        near = noun.id > verb.id and all(word.head == noun.id and word.upos in {"ADJ", "DET"} for word in between)
        if near and is_of_persons(noun.feats) and has_another_subject(verb, noun, sentence):
            changed[noun.id] = certain(replace(noun, deprel=AS))
    return sentence.with_tokens(changed)


def has_another_subject(verb: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether a verb has a subject in the nominative before it, in the same number."""
    return any(
        word.head == verb.id
        and word.id < verb.id
        and is_nominal_subject(word)
        and believed(word, "Case", NOMINATIVE) >= SURELY
        and word.feats.get("Number") == verb.feats.get("Number")
        and not any(other.head == word.id and (other.deprel or "").startswith("conj") for other in sentence.tokens)
        for word in sentence.tokens
        if word.id != noun.id
    )
