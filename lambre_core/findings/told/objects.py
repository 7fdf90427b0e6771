"""Turkish objects that their clause tells: a personal pronoun without case right before a verb that has its subject.

*Ben sen seviyorum*: the end of the verb says that *ben* is the subject, so that *sen* is whom somebody loves, and would
be *seni*. Nouns are objects without case where no certain thing is meant, pronouns never are.
"""

from __future__ import annotations

import re

from lambre_core.findings.told.relations import BARE, as_told
from lambre_core.findings.turkish_clauses import LANGUAGE, PRONOUNS, Clause, clauses, features_of, joined, predicate_of
from lambre_core.treebank.tree import Sentence, Token

OF_SOMEBODY = re.compile(
    "(?:sev|gör|tanı|bekl|ara|arı|özl|anl|duy|dinl|hatırl|unut|bul|kıskan|öp|kucakl|çağır|ist|kurtar|koru|düşün|izl|bırak|"
    "kandır|götür|getir|üz|kır|kov|say|seç|suçl|döv|güldür|şaşırt|affe|davet|ziyaret|takip|merak|terk|ikna|tebrik|rahatsız|tehdit|teselli)"
)
"""Beginnings of verbs with an object in the accusative that is somebody, and without a predicate of it (*ben sen
sandım*: I took it for you)."""


def with_told_objects(sentence: Sentence, language: str) -> Sentence:
    """The sentence with such pronouns as objects of their verbs, and the subjects of these joined to them."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(object_in(clause))
    return sentence.with_tokens(changed)


def object_in(clause: Clause) -> dict[int, Token]:
    """Subject, object and verb of a clause, joined, by id; nothing where that is not sure."""
    predicate = predicate_of(clause)
    if predicate is None or len({person for _, person in predicate.told}) != 1:
        return {}
    words = clause.words[: predicate.place]
    verb = predicate.word.form
    if words and words[-1].form in WITH_A_NOUN and LIGHT.match(verb):
        verb, words = words[-1].form, words[:-1]
    places = [place for place, word in enumerate(words) if word.form in PRONOUNS and len(word.tokens) == 1]
    if OF_SOMEBODY.match(verb) is None or len(places) != 2 or places[1] != len(words) - 1 or words[-1].form == "o":
        return {}
    if any(word.form in JOINING_PERSONS for word in words):
        return {}
    (subject, person), (bare, other) = ((words[place].last, PRONOUNS[words[place].form]) for place in places)
    if person not in predicate.told or other in predicate.told:
        return {}
    changed = joined(subject, predicate, "subj", features_of(person))
    own = {**features_of(other), "Case": frozenset({"Nom"})}
    return {**changed, bare.id: as_told(bare, "PRON", own, (predicate.word.last.id, BARE))}


WITH_A_NOUN = frozenset("davet ziyaret takip merak terk ikna tebrik rahatsız tehdit teselli".split())
LIGHT = re.compile("e[td]")
"""Nouns that are verbs together with *etmek*."""
JOINING_PERSONS = frozenset("ve ile de da hem veya ya gibi kadar için".split())
"""What may make one of two persons, or a comparison."""
