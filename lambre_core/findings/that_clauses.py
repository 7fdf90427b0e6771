"""Clauses with *that*: what a Ukrainian or Russian noun does that *що* or *что* stands for agrees with it.

*Скриня, що стояла в кутку* has no pronoun with a gender, and no edge between the noun and the verb. Where the verb has
neither a subject nor an object, *що* is its subject, and so the verb is joined to the noun.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.beliefs import believed
from lambre_core.findings.certain import certain
from lambre_core.findings.idle_verbs import MEASURING, REFLEXIVE, has_an_object
from lambre_core.findings.readings import Readings
from lambre_core.findings.subjects import COPULAR, NOMINATIVE, SURELY
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

THAT = frozenset({"що", "что"})

OF_THAT = "mod@that"
"""The relation of such a verb to the noun."""

IMPERSONAL = frozenset("здається кажеться вдається доводиться хочеться сниться думається кажется приходится".split())

CONTENTS = frozenset(
    "думка факт чутка слух враження надія певність впевненість упевненість твердження слово новина звістка "
    "повідомлення "
    "висновок ідея доказ ознака знак підозра страх ризик шанс можливість відчуття почуття переконання віра умова "
    "причина "
    "питання заява версія гіпотеза інформація сигнал момент час раз день місце випадок мысль слух впечатление надежда "
    "уверенность утверждение новость известие сообщение вывод идея доказательство признак подозрение риск ощущение "
    "чувство убеждение вера условие вопрос заявление версия информация момент время случай место".split()
)
"""Nouns of what is said, felt or known, behind which *that* may begin what that is."""

NOMINALS = frozenset({"ADJ", "DET", "NOUN", "NUM", "PRON", "PROPN"})


def with_that_clauses(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with the verbs of such clauses joined to their nouns.

    Args:
        readings: of words out of context.
    """
    if language not in {"ru", "uk"}:
        return sentence
    changed: dict[int, Token] = {}
    for that in sentence.tokens[2:]:
        comma, noun = sentence.tokens[that.id - 2], sentence.tokens[that.id - 3]
        if in_lower_case(that.form) not in THAT or comma.form != "," or not stands_alone(noun, sentence):
            continue
        verb = verb_of(that, noun, sentence)
        if verb is not None and has_no_subject(verb, that, sentence, readings):
            changed[verb.id] = certain(replace(verb, head=noun.id, deprel=OF_THAT))
            if that.head == noun.id:
                changed[that.id] = replace(that, head=verb.id)
    return sentence.with_tokens(changed)


def stands_alone(noun: Token, sentence: Sentence) -> bool:
    """Whether a noun in the nominative is the only one that *that* can stand for: it is neither an attribute, nor one
    of several, nor what somebody is who is spoken to (*ви той кіт, що сідали в трамвай*)."""
    above = sentence.head_of(noun)
    if noun.upos != "NOUN" or noun.lemma in CONTENTS or believed(noun, "Case", NOMINATIVE) < SURELY:
        return False
    if (above is not None and above.upos not in {"AUX", "VERB"}) or (noun.deprel or "").startswith("conj"):
        return False
    return not any(
        "2" in word.feats.get("Person", ()) or (word.head == noun.id and (word.deprel or "").startswith("conj"))
        for word in sentence.tokens
    )


def verb_of(that: Token, noun: Token, sentence: Sentence) -> Token | None:
    """The finite verb of the clause that *that* begins as an attribute of the noun before; None unless it takes no
    object."""
    if that.head == noun.id and "relcl" in (that.deprel or ""):
        verbs = [word for word in sentence.tokens if word.head == that.id and word.upos == "VERB"]
    else:
        above = sentence.head_of(that)
        attribute = above is not None and above.head == noun.id and "relcl" in (above.deprel or "")
        verbs = [above] if above is not None and attribute and above.upos == "VERB" else []
    return verbs[0] if len(verbs) == 1 and verbs[0].id > that.id and is_idle(verbs[0]) else None


def is_idle(verb: Token) -> bool:
    """Whether a verb is finite, in the third person or in the past, and takes no object."""
    form, lemma = in_lower_case(verb.form), verb.lemma or ""
    if "Fin" not in verb.feats.get("VerbForm", ()) or "3" not in verb.feats.get("Person", {"3"}):
        return False
    if form in IMPERSONAL or lemma in COPULAR | MEASURING or "Neut" in verb.feats.get("Gender", ()):
        return False
    if form.endswith(REFLEXIVE):
        return not has_an_object(lemma)
    return lemma in intransitive()


def has_no_subject(verb: Token, that: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether nothing else that depends on a verb may be a nominative, and no infinitive and no clause is its
    subject."""
    for word in sentence.tokens:
        if word.head != verb.id or word.id == that.id:
            continue
        if (word.deprel or "").startswith("subj") or "Inf" in word.feats.get("VerbForm", ()):
            return False
        if word.upos in NOMINALS and any("Nom" in one.feats.get("Case", {"Nom"}) for one in readings(word)):
            return False
    return True
