"""Told existence: what there is somewhere, of Estonian and Finnish clauses that begin with where.

*Pihalla leikkivät lapsia*, *seal elavad palju inimesi*, *tal oli pikad juuksed*: beside a partitive or a quantity the
verb is in the singular, and the Estonian past is said of several things in the plural.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.readings import Readings
from lambre_core.findings.told.arguments import before_in_clause
from lambre_core.findings.told.finnic_subjects import (
    BEHIND_A_PLACE,
    BEING,
    NEEDED,
    PLUR,
    SING,
    THIRD,
    Told,
    ends_as_a_plural,
    is_said_of_several,
    next_word,
)
from lambre_core.findings.told.objects_of_verbs import is_an_owner, is_nominative
from lambre_core.findings.told.possessors import opens_a_clause
from lambre_core.findings.told.quantities import GEN, NOM, OBLIQUE, PAR, cases_of, is_a_time, is_at_its_end
from lambre_core.findings.told.relations import ALONE, HAVING, TOLD, as_told
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.tree import Sentence, Token, in_lower_case


def existing_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """What there is in a sentence and does not fit its verb, joined to this, and the verbs."""
    for token in sentence.tokens[:-1]:
        found = some_in(token, sentence, readings) or many_in(token, sentence, readings)
        found = found or had_in(token, sentence, readings)
        if found is None and language == "et":
            found = there_are(token, sentence, readings) or liked_several(token, sentence, readings)
        if found is not None:
            yield as_told(found.subject, found.subject.upos, found.own, (found.verb.id, found.relation))
            yield as_told(found.verb, found.verb.upos, found.said, None)


OWNER = frozenset({"Ade"})


def had_in(token: Token, sentence: Sentence, readings: Readings) -> Told | None:
    """A genitive that ends a sentence behind *to be* and with its attributes alone between, where somebody who has it
    opens the sentence: *yhtiöllä on uuden johtajan*, *mul on uue auto*. A name in a genitive says whose it is."""
    if token.upos != "NOUN" or not (token.form or "").islower() or not is_at_its_end(token, sentence):
        return None
    attributes = [word for word in sentence.tokens[: token.id - 1] if word.head == token.id and word.upos == "ADJ"]
    first = min((word.id for word in attributes), default=token.id)
    verb = sentence.tokens[first - 2] if first > WITH_ITS_OWNER else None
    after = next_word(token, sentence)
    if verb is None or verb.upos != "AUX" or in_lower_case(verb.form) not in {"on", "oli"}:
        return None
    owner = sentence.tokens[verb.id - 2]
    owned = owner.feats.get("Case") == OWNER and owner.upos in {"NOUN", "PRON", "PROPN"}
    opens = all(word.head == owner.id or word.feats.get("Case") == OWNER for word in sentence.tokens[: owner.id - 1])
    plain = [word for word in (*attributes, token) if cases_of(word, readings) == GEN]
    several = len(attributes) == token.id - first
    ends = after is None or after.form in {".", "!", "?"}
    wrong = token.feats.get("Case") == GEN and token.feats.get("Number") == SING and "Gen" in cases_of(token, readings)
    if not (owned and opens and plain and several and ends and wrong) or is_a_time(token):
        return None
    return Told(token, verb, HAVING, {"Case": GEN}, {})


WITH_ITS_OWNER = 2
"""Place of the verb behind the owner that opens the sentence at least."""


def some_in(token: Token, sentence: Sentence, readings: Readings) -> Told | None:
    """A partitive in the plural at the end of a clause that begins with where they are, and a verb without object in
    the plural between the two: *pihalla leikkivät lapsia*."""
    if token.upos != "NOUN" or token.id < BEHIND_A_PLACE or not is_at_its_end(token, sentence):
        return None
    verb, place = sentence.tokens[token.id - 2], sentence.tokens[token.id - 3]
    where = place.upos == "NOUN" and place.feats.get("Case", NOM) <= OBLIQUE and opens_a_clause(place, sentence)
    if not (where and is_said_of_several(verb) and token.feats.get("Number") == PLUR):
        return None
    idle = verb.lemma in intransitive() or PLAYING.match(in_lower_case(verb.form)) is not None
    if not idle or cases_of(token, readings) != PAR:
        return None
    return Told(token, verb, ALONE, {"Case": PAR}, {"Number": PLUR})


PLAYING = re.compile(
    "(?:leikki|mängi|jaluta|kävel|seiso|seisa|istu|kasva|ela|elä|asu|nukku|maga|juokse|jookse|lentä|lenda)v"
)
"""How verbs of being somewhere begin, whatever lemma the tagger gives them."""


def many_in(token: Token, sentence: Sentence, readings: Readings) -> Told | None:
    """A partitive that *palju* and the like count at the end of a clause that begins with where they are, and a verb
    without object in the plural before these: *seal elavad palju inimesi*."""
    if token.upos != "NOUN" or token.id < BEHIND_A_PLACE + 1 or not is_at_its_end(token, sentence):
        return None
    place, verb, many = sentence.tokens[token.id - 4 : token.id - 1]
    idle = verb.lemma in intransitive() or PLAYING.match(in_lower_case(verb.form)) is not None
    where = place.upos == "ADV" or (place.upos == "NOUN" and place.feats.get("Case", NOM) <= OBLIQUE)
    counted = in_lower_case(many.form) in MANY_OF and "Par" in cases_of(token, readings)
    if not (counted and idle and where and opens_a_clause(place, sentence) and is_said_of_several(verb)):
        return None
    return Told(token, verb, ALONE, {"Case": PAR}, {"Number": PLUR})


MANY_OF = frozenset("palju vähe natuke rohkem vähem paljon vähän enemmän monta".split())


def there_are(token: Token, sentence: Sentence, readings: Readings) -> Told | None:
    """The plural that ends an Estonian clause behind *oli*, with its attributes and adverbs alone between, where the
    clause begins with whose or where these are: *tal oli pikad juuksed*, *laual oli raamatud*."""
    if not is_a_plural_at_its_end(token, sentence, readings):
        return None
    before = before_in_clause(token, sentence)
    between = [word for word in before if word.upos in {"ADJ", "ADV", "DET"}]
    verb = next((word for word in before if word not in between), None)
    if verb is None or in_lower_case(verb.form) != "oli" or verb.lemma not in BEING:
        return None
    if any(in_lower_case(word.form) in NEEDED or "VerbForm" in word.feats for word in between):
        return None
    if any(word.upos == "ADJ" and word.feats.get("Number") != PLUR for word in between):
        return None
    first = before_in_clause(verb, sentence)
    placed = bool(first) and all(
        word.feats.get("Case", OBLIQUE) <= OBLIQUE or word.upos in ATTRIBUTES for word in first
    )
    where = any(is_an_owner(word) or (word.upos == "NOUN" and word.feats.get("Case", NOM) <= PLACES) for word in first)
    if not (placed and where) or any(map(is_nominative, first)):
        return None
    return Told(token, verb, TOLD, {"Number": PLUR, "Case": NOM}, {"Number": SING, "Person": THIRD})


ATTRIBUTES = frozenset({"ADJ", "ADP", "ADV", "DET", "CCONJ", "PRON", "PROPN", "NOUN"})
PLACES = frozenset({"Ade", "Ine"})


def is_a_plural_at_its_end(token: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun is a nominative plural and nothing else, before the stop of its clause."""
    after = next_word(token, sentence)
    ends = after is not None and after.form in {".", "!", "?", ","}
    several = token.upos == "NOUN" and token.feats.get("Number") == PLUR and cases_of(token, readings) == NOM
    return ends and several and ends_as_a_plural(in_lower_case(token.form), "et")


def liked_several(token: Token, sentence: Sentence, readings: Readings) -> Told | None:
    """The plural that ends a clause behind an Estonian verb that says in the singular that somebody likes it, with its
    attributes alone between: *mulle meeldis vanad filmid*."""
    if not is_a_plural_at_its_end(token, sentence, readings):
        return None
    before = before_in_clause(token, sentence)
    verb = next((word for word in before if word.upos not in {"ADJ", "DET"}), None)
    if verb is None or LIKED_ONE.fullmatch(in_lower_case(verb.form)) is None:
        return None
    return Told(token, verb, TOLD, {"Number": PLUR, "Case": NOM}, {"Number": SING, "Person": THIRD})


LIKED_ONE = re.compile("meeldi[bs]")
