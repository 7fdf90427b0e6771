"""Orders: who is told, advised or helped to do something is a dative in Russian and Ukrainian, and for sure.

In *лікар порадив хворого більше рухатися* a parser makes the person the object of either verb. But where the infinitive
has an object of its own, or takes none, the person between the two verbs is not its object.
"""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.certain import certain
from lambre_core.findings.readings import SELDOM, Readings
from lambre_core.findings.subjects import OBJECTS
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import is_of_persons
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

LANGUAGES = frozenset({"ru", "uk"})

TOLD_TO = "comp:obl@order"
"""The relation of who is told to do something."""

ORDERS = frozenset(
    "порадити радити веліти звеліти наказати наказувати дозволити дозволяти заборонити забороняти допомогти допомагати "
    "заважати завадити доручити доручати рекомендувати порекомендувати запропонувати пропонувати "
    "советовать посоветовать велеть приказать приказывать разрешить разрешать позволить позволять запретить запрещать "
    "помочь помогать мешать помешать поручить поручать рекомендовать порекомендовать предложить предлагать".split()
)
"""Verbs with a dative of the person and an infinitive."""

NOT_DATIVES = frozenset({"Acc", "Gen"})


def with_those_told(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with persons between such verbs and infinitives that have objects of their own as those who are
    told.

    Args:
        readings: of words out of context.
    """
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for verb in sentence.tokens:
        if verb.upos != "VERB" or verb.lemma not in ORDERS:
            continue
        infinitive = infinitive_of(verb, sentence)
        person = person_behind(verb, sentence)
        if infinitive is None or person is None or person.id > infinitive.id:
            continue
        near = person.head in {verb.id, infinitive.id} and may_be(person, readings)
        if near and wants_no_other(infinitive, person, sentence):
            changed[person.id] = certain(replace(person, head=verb.id, deprel=TOLD_TO))
    return sentence.with_tokens(changed)


def infinitive_of(verb: Token, sentence: Sentence) -> Token | None:
    """The infinitive behind a verb that completes it."""
    return next(
        (
            word
            for word in sentence.tokens[verb.id :]
            if word.head == verb.id and word.upos == "VERB" and "Inf" in word.feats.get("VerbForm", ())
        ),
        None,
    )


def person_behind(verb: Token, sentence: Sentence) -> Token | None:
    """The person right behind a verb, with nothing but attributes between."""
    for word in sentence.tokens[verb.id :]:
        if word.upos == "NOUN":
            return word if is_of_persons(word.feats) else None
        if word.upos not in {"ADJ", "DET"}:
            return None
    return None


def wants_no_other(infinitive: Token, person: Token, sentence: Sentence) -> bool:
    """Whether an infinitive has an object, or takes none."""
    reflexive = in_lower_case(infinitive.form).endswith(("ся", "сь"))
    own = any(
        word.head == infinitive.id
        and word.id > infinitive.id
        and word.upos in {"NOUN", "PRON", "PROPN"}
        and word.deprel in OBJECTS
        for word in sentence.tokens
        if word.id != person.id
    )
    return own or reflexive or (infinitive.lemma or "") in intransitive()


def may_be(person: Token, readings: Readings) -> bool:
    """Whether a person is in the accusative or genitive, or in the dative as it should be."""
    cases = [one.feats.get("Case", NOT_DATIVES) for one in readings(person) if one.probability >= SELDOM]
    return all(case <= NOT_DATIVES for case in cases) or person.feats.get("Case") == frozenset({"Dat"})
