"""Giving: in which case German verbs have their two objects, and *es gibt* its only one.

The treebanks know *geben* with a dative and with an accusative, each alone, so that a case says nothing. Beside an
accusative the person is a dative (*er gab mir ein Buch*), and what there is is an accusative (*es gibt einen Grund*):
these two get relations of their own, of which rules say so.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace

from lambre_core.findings.readings import Readings
from lambre_core.findings.subjects import NOMINALS, OBJECTS
from lambre_core.findings.told.german_phrases import is_span
from lambre_core.grammar.conditions import verb_and_auxiliaries
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Sentence, Token

RECEIVER = "comp:obl@receiver"
EXISTING = "comp:obj@existing"
PERSONS = frozenset({"mich", "dich", "ihn"})
"""Pronouns that are accusatives and nothing else."""

THINGS = frozenset({"alles", "das", "etwas", "nichts", "was"})

GIVING = frozenset(
    "geben schenken zeigen erzählen erklären schicken senden kaufen leihen schreiben empfehlen anbieten mitteilen "
    "erlauben wünschen beibringen verkaufen liefern überreichen verraten ermöglichen antworten sagen stehlen gewähren "
    "verleihen reichen vorlesen zurückgeben anvertrauen zusenden zuschicken überlassen übergeben verschaffen "
    "besorgen beschaffen ersparen verbieten verschreiben vorschlagen versprechen vorwerfen verzeihen rauben "
    "zutrauen schulden borgen spendieren servieren gönnen".split()
)
"""Lemmas of verbs that have a dative beside an accusative, and never two accusatives."""

SAYING = frozenset("sagen erzählen erklären antworten mitteilen schreiben vorschlagen versprechen".split())
"""Those of them that say what a clause says."""

OPENING = frozenset("dass ob wie was wo wer wann warum wieso weshalb woher wohin womit worüber welche welcher".split())
"""Words that open such a clause."""

TO_ONESELF = frozenset(
    "leisten vorstellen merken ansehen anschauen anhören überlegen ausdenken einbilden aneignen abgewöhnen angewöhnen "
    "vornehmen waschen putzen kämmen schneiden brechen verstauchen".split()
)
"""Lemmas of verbs of which this holds for reflexive pronouns: *das leiste ich mir*."""

OF_ONESELF = {"mich": "ich", "dich": "du"}

EXISTS = "geben"


def with_receivers(sentence: Sentence, readings: Readings, measures: Set[str]) -> Sentence:
    """The sentence with such objects, if its verbs are German.

    Args:
        readings: of words out of context.
        measures: lemmas of nouns that say how long or how much.
    """
    changed: dict[int, Token] = {}
    for verb in sentence.tokens:
        if verb.upos != "VERB" or (verb.lemma or "") not in GIVING | TO_ONESELF or has_prefix(verb, sentence):
            continue
        own = [word for word in sentence.tokens if word.head == verb.id and word.deprel in OBJECTS]
        objects = [word for word in own if not is_clause_of(word, verb)]
        if not all(word.upos in NOMINALS for word in objects):
            continue
        persons = [word for word in objects if (word.form or "").lower() in PERSONS]
        persons = persons or [word for word in somebody(objects, sentence, readings) if is_thing(word, measures)]
        things = [word for word in objects if word not in persons and is_thing(word, measures)]
        things = [word for word in things if is_accusative(word, sentence, readings)]
        clause = [word for word in sentence.tokens if word.head == verb.id and is_clause_of(word, verb)]
        says = bool(clause) or says_what_follows(verb, persons, sentence)
        told = len(things) == 1 if len(objects) == 2 else len(objects) == 1 and says
        if told and len(persons) == 1 and (verb.lemma in GIVING or is_oneself(persons[0], verb, sentence)):
            changed[persons[0].id] = replace(persons[0], deprel=RECEIVER)
        elif len(objects) == 1 and objects[0].upos == "NOUN" and exists(verb, objects[0], sentence):
            changed[objects[0].id] = replace(objects[0], deprel=EXISTING)
    return sentence.with_tokens(changed)


def somebody(objects: Sequence[Token], sentence: Sentence, readings: Readings) -> list[Token]:
    """The first of two nouns that are no datives, if either is a masculine accusative, or a pronoun is the subject:
    *schenkte ihre Nichte einen Roller*, *gab meinen Bruder ein Buch*, *ich gebe meine Nichte das Buch*. Behind a colon,
    a bracket or a comma it says what the first is."""
    if len(objects) != 2 or not all(
        word.upos == "NOUN" and is_accusative(word, sentence, readings) for word in objects
    ):
        return []
    first, second = objects
    # *Er verkauft die Möbel das Stück für zehn Euro*.
    if any(word.upos == "PUNCT" for word in sentence.tokens[first.id : second.id]) or is_span(second):
        return []
    articles = [sentence.tokens[noun.id - 2] for noun in (first, second) if noun.id > 1]
    told = any((article.form or "").endswith("en") and article.upos == "DET" for article in articles)
    return [first] if told or has_a_speaker(first, sentence) else []


def has_a_speaker(noun: Token, sentence: Sentence) -> bool:
    """Whether a pronoun that is a nominative alone is the subject of the verb of a noun, or of its auxiliaries."""
    verb = sentence.head_of(noun)
    chain = {word.id for word in verb_and_auxiliaries(verb, sentence)} if verb is not None else set()
    return any(word.head in chain and (word.form or "").lower() in SPEAKERS for word in sentence.tokens)


SPEAKERS = frozenset({"ich", "du", "er", "wir"})
"""Pronouns that are nominatives alone."""


def is_thing(word: Token, measures: Set[str]) -> bool:
    """Whether a word may be what is given, and says not how long or how much."""
    return word.lemma not in measures or (word.form or "").lower() in THINGS


def is_clause_of(word: Token, verb: Token) -> bool:
    """Whether a word begins a clause that is the object of a verb, or is the verb of one: *ich stelle mir vor, dass sie
    kommt*, *sag mir, wie spät es ist*."""
    opens = word.upos == "SCONJ" and word.form in {"dass", "ob", "wie"}
    asks = word.upos in {"AUX", "VERB"} and verb.lemma in SAYING
    return (opens or asks) and word.deprel in OBJECTS and word.id > verb.id


def says_what_follows(verb: Token, persons: Sequence[Token], sentence: Sentence) -> bool:
    """Whether a clause follows right behind a verb of saying and its person, whatever the parser makes of it: *kannst
    du mich sagen, wo sie wohnt*."""
    end = max((verb.id, *(word.id for word in persons)))
    comma, first = (*sentence.tokens[end : end + 2], None, None)[:2]
    if verb.lemma not in SAYING or comma is None or first is None:
        return False
    return comma.form == "," and (first.form or "").lower() in OPENING


def is_oneself(pronoun: Token, verb: Token, sentence: Sentence) -> bool:
    """Whether a pronoun is that of the subject of its verb, or of the auxiliaries of this."""
    chain = {word.id for word in verb_and_auxiliaries(verb, sentence)}
    subject = OF_ONESELF.get((pronoun.form or "").lower())
    return any(
        word.head in chain and (word.deprel or "").startswith("subj") and (word.form or "").lower() == subject
        for word in sentence.tokens
    )


def has_prefix(verb: Token, sentence: Sentence) -> bool:
    """Whether the prefix of a verb stands apart from it, which makes another verb of it: *es gibt auf*."""
    return any(word.head == verb.id and (word.deprel or "").startswith("compound") for word in sentence.tokens)


def is_accusative(thing: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun with a determiner, or a pronoun for a thing, can be an accusative and no dative."""
    if thing.upos == "PRON":
        return (thing.form or "").lower() in THINGS
    told = [word for word in sentence.tokens if word.head == thing.id and word.upos == "DET"]
    return bool(told) and all(
        any("Acc" in case for case in cases(word, thing, readings))
        and not any("Dat" in case for case in cases(word, thing, readings))
        for word in told
    )


def cases(determiner: Token, noun: Token, readings: Readings) -> list[frozenset[str]]:
    """The cases of the readings of a determiner that go with a noun."""
    nouns = [reading.feats for reading in readings(noun)]
    return [
        reading.feats["Case"]
        for reading in readings(determiner)
        if "Case" in reading.feats and any(agree(reading.feats, feats) for feats in nouns)
    ]


def exists(verb: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether it is *es gibt* something, and nobody who is given it: *es gibt mir Kraft*, *es gibt dem Ganzen Halt*."""
    if verb.lemma != EXISTS:
        return False
    above = {verb.id}
    word: Token | None = verb
    while word is not None and (word.deprel or "").startswith("comp:aux"):
        word = sentence.head_of(word)
        if word is not None:
            above.add(word.id)
    clause = [word for word in sentence.tokens if word.head in above and word.id not in above]
    subjects = [word for word in clause if (word.form or "").lower() == "es"]
    others = [word for word in clause if word.upos in NOMINALS and word.id != noun.id and word not in subjects]
    behind = sentence.tokens[noun.id : noun.id + 1]
    others += [word for word in behind if word.upos in NOMINALS]
    # *Dem Ganzen Halt* are two, one of which is spelt as the noun that it is.
    others += [word for word in sentence.tokens if word.head == noun.id and (word.form or "")[:1].isupper()]
    return len(subjects) == 1 and not others
