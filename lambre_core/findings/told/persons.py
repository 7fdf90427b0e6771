"""Turkish subjects that are several persons or anybody, and questions, told by the words.

*Hepimiz* and *ikiniz* say who is meant as *biz* and *siz* do, *herkes* is said of others alone, and *sen ve Murat* are
several. And the person stands behind the question particle where the tense has its endings from there (*geliyor musun*,
not *geliyorsun mu*).
"""

from __future__ import annotations

import re
from itertools import pairwise

from lambre_core.findings.personal_endings import IT, ME, THEY, VERBS, WE, YOU, YOU_ALL, Person, Told, told_of_predicate
from lambre_core.findings.told.relations import ASKING, BOTH, TOLD, as_told
from lambre_core.findings.told.subjects import SAYS, may_have_a_subject
from lambre_core.findings.told.turkish_nouns import ADJECTIVES
from lambre_core.findings.turkish_clauses import (
    LANGUAGE,
    PARTICLES,
    PRONOUNS,
    Clause,
    Word,
    clauses,
    features_of,
    is_capital,
    joined,
    predicate_of,
    told_by,
)
from lambre_core.findings.turkish_words import BEHIND, DOER, OF_KIN, SOMEBODY, is_somebody
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Sentence, Token


def with_told_persons(sentence: Sentence, language: str) -> Sentence:
    """The sentence with such subjects joined to their predicates, and question particles to the verbs before them."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(all_in(clause) or both_in(clause))
        changed.update(asked_in(clause))
    return sentence.with_tokens(changed)


def all_in(clause: Clause) -> dict[int, Token]:
    """One of the pronouns for all or any and the verb that ends the clause, by id, where that is of another person:
    *hepimiz gittiler*, *herkes geldiniz*."""
    predicate = predicate_of(clause)
    if predicate is None or predicate.word.last.upos not in VERBS or not clause.final:
        return {}
    place = next((n for n, word in enumerate(clause.words[: predicate.place]) if word.form in ALL), None)
    if place is None or BELIEVES.match(predicate.word.form) or SAYS.match(predicate.word.form):
        return {}
    person, fitting = ALL[clause.words[place].form]
    others = [word for word in clause.words if word.form in PRONOUNS]
    after = clause.words[place + 1]
    if others or predicate.told & fitting or after.form in BEHIND or after.form in DETERMINER:
        return {}
    if not has_no_other(clause, place, predicate.place):
        return {}
    return joined(as_told(clause.words[place].last, "PRON", {}, None), predicate, TOLD, features_of(person))


def _several(ending: str) -> tuple[str, ...]:
    return tuple(f"{stem}{ending}" for stem in ("hepi", "iki", "hiçbiri"))


ALL: dict[str, tuple[Person, Told]] = {
    **dict.fromkeys((*_several("miz"), "üçümüz", "dördümüz"), (WE, frozenset({WE, IT}))),
    **dict.fromkeys((*_several("niz"), "üçünüz", "dördünüz"), (YOU_ALL, frozenset({YOU_ALL, IT}))),
    "herkes": (IT, frozenset({IT, THEY})),
    "kimse": (IT, frozenset({IT, THEY})),
}
"""Pronoun -> its person, and those of predicates that go with it."""
BELIEVES = re.compile("san|zanne|say")
"""Beginnings of verbs before which one says what somebody is: *herkes hasta sandım*."""
DETERMINER = frozenset("hakkında tarafından arasında üzerinde yüzünden sayesinde adına yerine".split())


def has_no_other(clause: Clause, place: int, end: int) -> bool:
    """Whether nothing between a subject and a predicate may have a subject, be said, or be there."""
    between = clause.words[place + 1 : end]
    verb = clause.words[end].form
    if any(word.form in {"var", "yok", "değil", "diye", "ki"} for word in between):
        return False
    return not any(may_have_a_subject(word, between[number + 1 :], verb) for number, word in enumerate(between))


def both_in(clause: Clause) -> dict[int, Token]:
    """The personal pronoun of two persons with which a clause begins, and the verb of one that ends it, by id: *sen ve
    Murat kalacaksın*, *babam ve ben gittim*."""
    predicate = predicate_of(clause)
    if predicate is None or predicate.place < 3 or predicate.word.last.upos not in VERBS or not clause.final:
        return {}
    first, joining, second = clause.words[:3]
    place = next((n for n, word in ((0, first), (2, second)) if word.form in {"ben", "sen"}), None)
    if place is None or joining.form != "ve" or not predicate.told <= frozenset({ME, YOU}):
        return {}
    other = second if place == 0 else first
    if not is_one(other) or clause.words[3].form in BEHIND or not has_no_other(clause, 2, predicate.place):
        return {}
    person = WE if "ben" in {first.form, second.form} else YOU_ALL
    several = as_told(clause.words[place].last, "NOUN", features_of(person), (predicate.word.last.id, BOTH))
    return {**joined(clause.words[place].last, predicate, BOTH, {}), several.id: several}


def is_one(word: Word) -> bool:
    """Whether a word is somebody in the nominative."""
    token = word.last
    if len(word.tokens) > 1 or not token.feats.get("Case", NOMINATIVE) & NOMINATIVE:
        return False
    name = token.upos == "PROPN" and is_capital(word)
    return name or word.form in {"sen", "ben", "o"} or is_somebody(word) or OF_KIN.fullmatch(word.form) is not None


NOMINATIVE = frozenset({"Nom"})


def asked_in(clause: Clause) -> dict[int, Token]:
    """A question particle without an ending behind a verb that has the one of a person, and that, by id."""
    for place, (verb, particle) in enumerate(pairwise(clause.words)):
        after = clause.words[place + 2 : place + 3]
        if particle.form not in PARTICLES or not (is_asked_later(verb) or is_said_of_you(verb)):
            continue
        told = told_of_predicate(verb.form, None) or told_by(verb)
        if len(told) != 1 or len(verb.tokens) > 1 or any(SAYS.match(word.form) or word.form == "ki" for word in after):
            continue
        (person,) = told
        if person[1] in SPEAKERS:
            asked = as_told(verb.last, "VERB", features_of(person), (particle.last.id, ASKING))
            above = (verb.last.head or 0, verb.last.deprel or "root") if particle.last.head == verb.last.id else None
            return {asked.id: asked, particle.last.id: as_told(particle.last, "AUX", features_of(IT), above)}
    return {}


def is_asked_later(verb: Word) -> bool:
    """Whether a word is a verb with the ending of a person that stands behind the particle in a question: *geliyorsun
    mu*, *içersin mi*; *versin mi* asks whether somebody is to give."""
    if verb.last.upos not in VERBS:
        return False
    found = ALWAYS.fullmatch(verb.form)
    return ASKED_LATER.search(verb.form) is not None or (found is not None and found["stem"] not in STEMS)


ALWAYS = re.compile(
    "(?P<stem>.*[aeıioöuü].*[^aeıioöuü][ae]r|.+m[ae]z|.*[aeıioöuü].*n[ıiuü]r|.*[aeıioöuü].*[aeıioöuü][şlt][ıiuü]r"
    "|(?:al|bil|bul|dur|gel|gör|kal|ol|öl|san|var|ver|vur|ok|yür|uy|büy)[ıiuü]r)s[ıiuü]n(?:[ıiuü]z)?"
)
"""Verbs of what is always so, said of whom one addresses."""
STEMS = frozenset(
    "aktar başar becer çıkar göster gönder kabar karar kızar kopar kurtar morar onar sarar uyar yeşer yalvar kıvır "
    "anımsat barındır".split()
)
"""Stems of verbs that end so."""


def is_said_of_you(word: Word) -> bool:
    """Whether a word is a person or an adjective that is said of whom one addresses, whose ending stands behind the
    particle in a question: *öğrencisin mi*, *hazırsın mı*."""
    stem = OF_YOU.sub("", word.form)
    known = stem in SOMEBODY or stem in ADJECTIVES or DOER.search(stem) is not None
    return stem != word.form and len(word.tokens) == 1 and known


OF_YOU = re.compile("s[ıiuü]n(?:[ıiuü]z)?$")
ASKED_LATER = re.compile(
    "(?:[ıiuü]yor(?:um|uz|sun|sunuz)|[ae]c[ae](?:ğ[ıi][mz]|ks[ıi]n(?:[ıi]z)?)|m[ıiuü]şs[ıiuü]n(?:[ıiuü]z)?)$"
)
"""Verbs with the ending of a person that stands behind the particle in a question."""
