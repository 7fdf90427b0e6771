"""The readings of a word by the tagger, the lexicon and the word's end together, step by step."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from lambre_core.findings.beliefs import (
    ADMISSIBLE,
    FINITE,
    VERBS,
    Key,
    believed,
    goes_with,
    is_believed,
    is_sure,
    key_of,
    tagger_readings,
    values_of,
)
from lambre_core.lexicon.classes import is_lemma
from lambre_core.lexicon.endings import by_ending, longest_ending
from lambre_core.lexicon.lookup import ALIKE, SHORTEST_COMPOUND_HEAD, Lexicon
from lambre_core.lexicon.reading import DECLENSION, ENDING, Reading
from lambre_core.treebank.feats import SPEAKERS, Features, agree, is_of_persons
from lambre_core.treebank.tree import Token, in_lower_case

BELIEVED = 0.02
"""Least probability that the tagger must give to a lexicon's values for the lexicon to decide.

From 0.05 to 0.02 the German cases found rise from 30 to 34 of 63, with no finding more on the 106 silent ones and as
many (8) on 12,476 words of correct text.
"""

POSSIBLE_GENDER = 0.02
"""Least probability that the tagger must give to the gender of a noun of which only the end is known.

On the Czech development set 0.02 gives 16 findings more (370, 0.87 right) and no false alarm more on its corrected
side, 0.1 gives 23 more and 4 false alarms.
"""

INFLECTED = frozenset({"Case", "Number", "Gender", "Person", "Tense", "Mood", "VerbForm", "Degree"})
"""Features that a lexicon's reading speaks of; the others (Definite, PronType ...) stay as the tagger has them."""

GUESSED = frozenset({"ADJ", "NOUN", "VERB"})
"""Parts of speech that have ends of their own."""

NAMES = frozenset({"PROPN", "X"})
"""Names are spelt like other words, so that a lexicon's readings of them exclude nothing."""


def known_readings(token: Token, lexicon: Lexicon) -> tuple[Reading, ...]:
    """The readings of a word by the tagger and the lexicon.

    A form of a part of speech of which the lexicon is complete has the readings of the lexicon alone, if the tagger
    gives real probability to their values of every feature: the tagger, which reads context, then believes *den
    Büchern* a little where it should, and *lange Büchern* no longer passes for an accusative. Otherwise, and for
    names and for compounds that are known by their last part only, the lexicon adds readings to those of the tagger:
    what it lacks never makes a finding by itself. Endings that tell all (`lambre_core.lexicon.endings`) exclude
    readings of the tagger. What the lexicon knows of the end of a word alone is added, too, if the tagger believes in
    it a little; where no word of the tagger's part of speech ends so, only the readings of others are given. Of
    German nouns that nobody knows, gender and number are open. Nouns that are known with their inflection
    (`lambre_core.lexicon.classes`) have its readings alone, if the parser takes the form for one of them.
    """
    form = token.form or ""
    if is_false_participle(token, lexicon):
        # *hat verliert*: the tagger believes what the auxiliary asks for.
        return finite_forms(token, lexicon)
    if closed := of_closed_classes(token, lexicon):
        return closed
    told = longest_ending(lexicon.endings, form, token.upos, token.feats)
    if told == ():
        # It is of another part of speech, a noun if it is known as one.
        return lexicon.nouns(form) or (Reading(token.lemma, None, {}),)
    found = without_false_infinitives(tagger_readings(token), token, lexicon)
    listed = listed_for(token, lexicon)
    if is_not_finite(token) and not (lexicon.guesses or told):
        # Russian *объясним* is no participle, and *достигнут* is one or not.
        if is_finite_alone(listed, lexicon):
            return tuple(listed)
        listed = [reading for reading in listed if "Case" in reading.feats] if lists_participles(lexicon) else []
        if not listed:
            return found
    if not listed and token.upos == "NOUN":
        listed = list(lexicon.of_short_head(form))
    if not listed and (others := where_nothing_is_listed(token, found, bool(told), lexicon)):
        return others
    offer = offered(token, found, listed, told or (), lexicon)
    if not offer.whole and not (offer.listed and lexicon.has_all(form, offer.listed)):
        if others := of_another_class(token, offer, lexicon):
            return others
        offer = with_guesses(token, offer, lexicon)
    return together(token, offer, lexicon)


def of_closed_classes(token: Token, lexicon: Lexicon) -> tuple[Reading, ...]:
    """The readings of a closed-class word that the tagger takes for one of the open classes, which it is not."""
    form = token.form or ""
    written = {reading.upos for reading in lexicon.words.get(form.lower(), ())}
    if token.upos == "PROPN" and form[:1].isupper() and "NOUN" in lexicon.told and written == {"NOUN"}:
        # What begins with a capital may be a name all the same.
        return ()
    listed = lexicon.readings(form) if written else ()
    return () if any(may_be_tagged(reading, token.upos) for reading in listed) else tuple(listed)


def is_finite_alone(listed: Sequence[Reading], lexicon: Lexicon) -> bool:
    """Whether what a lexicon with participles lists for a word is finite, and no participle."""
    declined = any("Case" in reading.feats for reading in listed)
    return lists_participles(lexicon) and not declined and any(map(is_finite_reading, listed))


def where_nothing_is_listed(
    token: Token, found: tuple[Reading, ...], told: bool, lexicon: Lexicon
) -> tuple[Reading, ...]:
    """The readings of a word that the lexicon does not list as what the tagger takes it for: those of other parts of
    speech, or those of the tagger without what nobody knows; none where the end of the word may tell more.

    Args:
        told: its end tells all readings.
    """
    if others := _of_other_classes(token, lexicon):
        return others
    if not told and is_unknown_noun(token, lexicon):
        # Nouns have capitals, and it is none that lacks one.
        return (Reading(token.lemma, None, {}),) if (token.form or "").islower() else without(found, NOMINAL)
    if token.upos == "VERB" and lists_participles(lexicon):
        # A new verb (*задокументируете*), of which context alone shows the form.
        return without(found, VERBAL)
    return ()


@dataclass(frozen=True, slots=True)
class Offer:
    """What is known of a word beside the tagger's readings.

    Attributes:
        found: readings of the tagger, those alone that the end of the word allows.
        listed: readings of the lexicon.
        ending: readings that the end of the word tells.
        whole: `listed` are all that the form has.
        excluded: nothing that the tagger takes the word for ends so, however sure it is.
    """

    found: tuple[Reading, ...]
    listed: list[Reading]
    ending: tuple[Reading, ...]
    whole: bool
    excluded: bool = False


def offered(
    token: Token, found: tuple[Reading, ...], listed: list[Reading], told: tuple[Reading, ...], lexicon: Lexicon
) -> Offer:
    """What list, inflections and end of a word say of it.

    Args:
        found: readings of the tagger.
        listed: what the lexicon lists for the form.
        told: what its end tells.
    """
    form = token.form or ""
    if inflected := as_known_noun(token, listed, lexicon):
        return Offer(found, inflected, (), True)
    whole = lexicon_has_all(form, listed, lexicon)
    if token.upos == "NOUN":
        listed = [*listed, *lexicon.nouns(form)]
    if whole or not told:
        return Offer(found, listed, (), whole)
    possible = narrowed(found, (*listed, *told))
    if not possible:
        return Offer(found, [*listed, *told], told, True, True)
    if token.upos == "ADJ" and (token.deprel or "").startswith(("mod", "comp:aux@pass")):
        # By its ending alone *stejné* may stand before *pozici*, whatever the tagger makes of it here.
        listed = [*listed, *by_ending(lexicon.written_endings, form, token.upos, token.feats)]
    return Offer(as_finite_by(told, possible) if token.upos in VERBS else possible, listed, told, False)


def of_another_class(token: Token, offer: Offer, lexicon: Lexicon) -> tuple[Reading, ...]:
    """The readings of other parts of speech where no word of the tagger's, which is not sure of it, ends so."""
    if offer.listed or offer.ending or token.upos not in GUESSED or is_sure(token):
        return ()
    guessed = lexicon.guess(token.form or "")
    return () if any(is_of_class(reading, token) for reading in guessed) else guessed


def is_of_class(reading: Reading, token: Token) -> bool:
    """Whether a reading is of the part of speech that the tagger takes a word for, or of one that is like it."""
    return reading.upos in ALIKE.get(token.upos or "", {token.upos})


def with_guesses(token: Token, offer: Offer, lexicon: Lexicon) -> Offer:
    """An offer with what words have that end as this one does, if the tagger believes in it a little; names that are
    listed are not guessed."""
    if token.upos in NAMES and offer.listed:
        return offer
    guessed = [reading for reading in lexicon.guess(token.form or "") if is_of_class(reading, token)]
    if offer.ending:
        guessed = list(narrowed(guessed, offer.ending))
    believed_in = [
        reading
        for reading in guessed
        if (may_be_noun(token, reading.feats, lexicon) if token.upos == "NOUN" else is_believed(token, reading.feats))
    ]
    return replace(offer, listed=[*offer.listed, *believed_in])


def may_be_noun(token: Token, feats: Features, lexicon: Lexicon) -> bool:
    """Whether a noun may have the features that its end alone speaks of.

    What is written for the ends of nouns is meant to stand whatever the tagger says.
    """
    if lexicon.has_written_guesses("NOUN"):
        return True
    if "Gender" in feats:
        return believed(token, "Gender", feats["Gender"]) >= POSSIBLE_GENDER
    return is_believed(token, feats)


def together(token: Token, offer: Offer, lexicon: Lexicon) -> tuple[Reading, ...]:
    """The readings that are offered alone, where they decide, and beside those of the tagger elsewhere."""
    form, found = token.form or "", offer.found
    if token.upos in NAMES and offer.listed:
        found = of_its_gender(found, offer.listed)
    found, listed = tuple(with_animacy(found, offer.ending)), with_animacy(offer.listed, offer.ending)
    listed = [as_inanimate(reading, token) for reading in listed]
    known = [
        Reading(reading.lemma, token.upos, as_tagged(reading, token.upos), 0.0, reading.written) for reading in listed
    ]
    # What agrees has no gender where no reading shows one: *твої*.
    bare = token.upos in ALIKE and known and not any("Gender" in reading.feats for reading in known)
    unmarked = _GENDER if bare and lexicon.has_all(form, listed) else frozenset()
    if any("Animacy" in reading.feats for reading in known):
        # Of *нового* the accusative alone is that of animates.
        unmarked |= _ANIMACY
    analysed = completed(token, known, found, unmarked)
    if offer.excluded or (offer.whole and token.upos not in NAMES and decide(token, known, lexicon)):
        return tuple(sorted(analysed.values(), key=lambda reading: -reading.probability))
    if token.upos == "NOUN":
        # What is known of the end of a word is not known of the word: *ком’юніті* has one form.
        found = without_mixtures(found, token, [reading for reading in known if reading.lemma is not None])
    seen = {key_of(reading.feats) for reading in found}
    return (*found, *(reading for key, reading in analysed.items() if key not in seen))


def completed(
    token: Token, known: Sequence[Reading], found: tuple[Reading, ...], unmarked: frozenset[str]
) -> dict[Key, Reading]:
    """Known readings with the features that they do not speak of as the tagger has them, and their probabilities:
    paradigms do not say the gender of nouns.

    Args:
        unmarked: features that the word does not have if a reading does not speak of them.
    """
    analysed: dict[Key, Reading] = {}
    beliefs: dict[tuple[str, frozenset[str]], float] = {}
    apart: dict[frozenset[str], list[tuple[Features, float]]] = {}
    for reading in known:
        covered = frozenset(reading.feats) | unmarked | (_PERSON if is_without_person(reading) else frozenset())
        if covered not in apart:
            apart[covered] = _apart_from(found, covered)
        for item in reading.feats.items():
            if item not in beliefs:
                beliefs[item] = believed(token, *item)
        share = math.prod([beliefs[item] for item in reading.feats.items()])
        for rest, chance in apart[covered]:
            feats = {**rest, **reading.feats}
            key = key_of(feats)
            if key not in analysed:
                analysed[key] = Reading(reading.lemma, reading.upos, feats, chance * share, reading.written)
    return analysed


def decide(token: Token, known: list[Reading], lexicon: Lexicon) -> bool:
    """Whether all readings that a form has decide alone, for the tagger gives them some probability, or whatever it
    says: numerals are few, and a dictionary that has all has them all (*dwaj* is of men, whatever follows); so are the
    pronouns of speakers (*mit dich* makes no dative of *dich*)."""
    if is_written_verb(token, known) or token.upos == "NUM" or is_written_pronoun(token, known):
        return True
    if is_told(token, known, lexicon):
        return True
    return all(_mass(token, feature, known) >= BELIEVED for feature in _from_context(token, known))


def of_its_gender(found: tuple[Reading, ...], listed: Sequence[Reading]) -> tuple[Reading, ...]:
    """The readings of a first name that have its gender, where the lexicon has it for persons of one gender alone
    (*Anna*); all, where none has it."""
    genders = {reading.feats.get("Gender") for reading in listed}
    if len(genders) != 1 or None in genders or not all(is_of_persons(reading.feats) for reading in listed):
        return found
    (gender,) = genders
    return tuple(reading for reading in found if reading.feats.get("Gender") == gender) or found


def without_false_infinitives(found: tuple[Reading, ...], token: Token, lexicon: Lexicon) -> tuple[Reading, ...]:
    """The readings of a verb but for infinitives, and what is in no form at all, where no infinitive ends so: behind
    *chce* the tagger takes *studuje* for one. If there is no other, it is in the most probable other form. What may be
    a noun (*mám tmel*) stays as it is."""
    form = (token.form or "").lower()
    infinitives = lexicon.infinitives
    if infinitives is None or token.upos not in VERBS or not form.isalpha() or infinitives.search(form):
        return found
    if not is_sure(token) or lexicon.nouns(form):
        return found
    others = tuple(reading for reading in found if reading.feats.get("VerbForm", _INFINITIVE) != _INFINITIVE)
    if others or token.beliefs is None:
        return others or found
    shares = token.beliefs.feats.get("VerbForm", {})
    forms = {written: share for written, share in shares.items() if written not in {"", "Inf"}}
    feats = {"VerbForm": values_of(max(forms, key=forms.__getitem__))} if forms else {}
    return (Reading(token.lemma, token.upos, feats, ADMISSIBLE),)


def is_false_participle(token: Token, lexicon: Lexicon) -> bool:
    """Whether the tagger takes a German verb for a participle that the lexicon has as a finite form alone; it has
    participles with their endings (*verlorene*)."""
    if token.upos not in VERBS or token.feats.get("VerbForm") != _PARTICIPLE or not lexicon.compounds:
        return False
    form = token.form or ""
    if not form.islower() or form.endswith("iert"):
        # A name, or a verb of which the dictionary lacks the participle: *recherchiert*.
        return False
    participle = any(reading.upos == "ADJ" and reading.lemma == form for reading in lexicon.readings(form + "e"))
    return not participle and bool(finite_forms(token, lexicon))


def finite_forms(token: Token, lexicon: Lexicon) -> tuple[Reading, ...]:
    """What the lexicon has for a form as a finite verb that is no infinitive as well."""
    form = in_lower_case(token.form)
    found = [reading for reading in lexicon.readings(form) if reading.upos == token.upos and "Number" in reading.feats]
    return () if any(reading.lemma == form for reading in found) else tuple(found)


_PARTICIPLE = frozenset({"Part"})
_INFINITIVE = frozenset({"Inf"})


def as_finite_by(ending: Sequence[Reading], found: Iterable[Reading]) -> tuple[Reading, ...]:
    """Readings of a verb with the number and person of the only form that is written to end so, where the tagger sees
    none: Greek *γίνει* may be the form behind *έχει*, but as a finite verb it is a third person."""
    if len(ending) != 1 or not ending[0].written:
        return tuple(found)
    told = {name: values for name, values in ending[0].feats.items() if name in VERBAL}
    filled: dict[Key, Reading] = {}
    for reading in found:
        feats = {**told, **reading.feats}
        filled.setdefault(key_of(feats), reading.with_feats(feats))
    return tuple(filled.values())


def is_written_verb(token: Token, known: Sequence[Reading]) -> bool:
    """Whether all forms of a verb are written down, so that no context makes it another person: *το σπίτι είσαι*; or
    all that it can be, as a lexicon of all verbs says, are persons: *hat ich*, and no imperative (*ich freu mich*).
    """
    persons = all("Person" in reading.feats for reading in known)
    return token.upos in VERBS and bool(known) and (persons or all(reading.written for reading in known))


def is_told(token: Token, known: Sequence[Reading], lexicon: Lexicon) -> bool:
    """Whether a word is of a part of speech that is written with all its forms, of which the tagger sees what goes with
    the words beside it (*a botão*, *ο πόρτα*, *η τρέχων σελίδα*); what begins with a capital may be a name."""
    common = (token.form or "").islower() or token.id == 1
    return token.upos in lexicon.told and common and bool(known) and all(one.written for one in known)


def is_written_pronoun(token: Token, known: Sequence[Reading]) -> bool:
    """Whether all that a pronoun can be is written down, and is a speaker or who is spoken to."""
    return (
        token.upos == "PRON"
        and bool(known)
        and all(reading.written and reading.feats.get("Person", _THIRD) <= SPEAKERS for reading in known)
    )


_THIRD = frozenset({"3"})


def is_unknown_noun(token: Token, lexicon: Lexicon) -> bool:
    """Whether the tagger takes a word for a noun that a lexicon would know, with all compounds, and that is no misspelt
    one: a foreign word, of which context alone shows the gender (*das Trait*), or none at all (*uns ist das gelungen*).
    """
    form = token.form or ""
    if token.upos != "NOUN" or not (lexicon.compounds and "NOUN" in lexicon.complete):
        return False
    return form.islower() or (DERIVED.search(form) is None and not lexicon.is_misspelt(form))


DERIVED = re.compile("(?:ung|heit|keit|schaft|ion|tät|ismus|chen|lein)(?:en|s)?$")
"""Ends of German nouns that tell their gender."""


def lists_participles(lexicon: Lexicon) -> bool:
    """Whether a lexicon has all forms of verbs, participles included; the German one has not."""
    return "VERB" in lexicon.complete and not lexicon.compounds


def is_finite_reading(reading: Reading) -> bool:
    """Whether a reading is that of a finite verb."""
    return reading.feats.get("VerbForm") == FINITE


NOMINAL = frozenset({"Gender", "Number"})
VERBAL = frozenset({"Gender", "Number", "Person"})


def without(found: Iterable[Reading], features: frozenset[str]) -> tuple[Reading, ...]:
    """Readings of which some features are unknown."""
    open_readings: dict[Key, Reading] = {}
    for reading in found:
        feats = {name: values for name, values in reading.feats.items() if name not in features}
        open_readings.setdefault(key_of(feats), reading.with_feats(feats))
    return tuple(open_readings.values())


def is_not_finite(token: Token) -> bool:
    """Whether the tagger takes a word for an infinitive, participle or converb."""
    return token.upos in VERBS and token.feats.get("VerbForm", FINITE) != FINITE


def lexicon_has_all(form: str, listed: Sequence[Reading], lexicon: Lexicon) -> bool:
    """Whether the readings that a lexicon lists for a form are all that there are, and none is guessed."""
    return bool(listed) and lexicon.has_all(form, listed) and all(reading.lemma is not None for reading in listed)


def as_known_noun(token: Token, listed: Sequence[Reading], lexicon: Lexicon) -> list[Reading]:
    """All readings of a noun with a known inflection; empty where the parser takes it for another noun.

    Args:
        listed: what the lexicon lists for the form.
    """
    form = token.form or ""
    name = form[:1].isupper() and token.id > 1
    if token.upos != "NOUN" or name or lexicon_has_all(form, listed, lexicon):
        return []
    found = lexicon.nouns(form)
    if not any(is_lemma(reading, token.lemma) for reading in found):
        return []
    if is_of_longer_lemma(token, found) or is_in_the_nominative(token, found):
        return []
    known = {reading.lemma for reading in found}
    return [*found, *(reading for reading in listed if reading.lemma not in known)]


def is_of_longer_lemma(token: Token, found: Iterable[Reading]) -> bool:
    """Whether what the tagger takes for a feminine in *-u* may be one in *-a*, though a masculine without it is known:
    *konstantu*, of *konstanta* and not of *konstant*."""
    form = (token.form or "").lower()
    feminine = token.feats.get("Gender") == _FEMININE and believed(token, "Gender", _FEMININE) >= MORE_THAN_NOT
    known = [reading for reading in found if is_lemma(reading, token.lemma)]
    masculine = all(reading.feats.get("Gender") == _MASCULINE for reading in known)
    return feminine and masculine and form.endswith("u")


def is_in_the_nominative(token: Token, found: Iterable[Reading]) -> bool:
    """Whether what the tagger takes for a Czech masculine in *-ek* may be one, though a feminine alone is known, of
    which it is the genitive plural: *motorek*, of *motorka*."""
    form, masculine = (token.form or "").lower(), believed(token, "Gender", _MASCULINE) >= MORE_THAN_NOT
    return masculine and form.endswith("ek") and all(one.feats.get("Gender") == _FEMININE for one in found)


MORE_THAN_NOT = 0.5
_FEMININE = frozenset({"Fem"})
_MASCULINE = frozenset({"Masc"})


def as_tagged(reading: Reading, upos: str | None) -> Features:
    """The features of a lexicon's reading of a word that has a part of speech in its tree."""
    if upos == "DET" and reading.upos == "ADJ" and DECLENSION in reading.feats:
        return {**reading.feats, ENDING: reading.feats[DECLENSION]}
    return with_person(reading.feats)


def with_person(feats: Features) -> Features:
    """An imperative of which no person is said is a second person."""
    return {**feats, "Person": _SECOND} if feats.get("Mood") == _IMPERATIVE and "Person" not in feats else feats


def is_without_person(reading: Reading) -> bool:
    """Whether a reading is a past tense that shows no person: Ukrainian *вважала* is that of *я* as of *вона*."""
    return reading.feats.get("Tense") == _PAST and "Person" not in reading.feats


_PAST = frozenset({"Past"})
_PERSON = frozenset({"Person"})
_IMPERATIVE = frozenset({"Imp"})
_SECOND = frozenset({"2"})


def with_animacy(readings: Sequence[Reading], ending: Sequence[Reading]) -> list[Reading]:
    """Readings with the animacy that the end of the word tells, and no other: *velké* is no nominative plural of
    persons, *velký* a nominative of both. Nothing changes where the end tells of none."""
    told = [reading.feats for reading in ending]
    if not any("Animacy" in feats for feats in told):
        return [*readings]
    found: list[Reading] = []
    for reading in readings:
        fitting = {feats.get("Animacy") for feats in told if agree(feats, reading.feats)}
        rest = {name: values for name, values in reading.feats.items() if name != "Animacy"}
        found += (
            reading.with_feats({**rest, "Animacy": animacy} if animacy else rest)
            for animacy in sorted(fitting, key=str)
        )
        if not fitting:
            found.append(reading)
    return found


def as_inanimate(reading: Reading, token: Token) -> Reading:
    """A Slavic masculine that is an accusative as it stands in a dictionary names no living thing: *старого друг* is no
    accusative. Paradigms do not say so."""
    feats = reading.feats
    masculine = feats.get("Case") == _ACCUSATIVE and feats.get("Gender") == _MASCULINE and "Animacy" not in feats
    if not masculine or reading.upos != "NOUN" or "Animacy" not in token.feats or "Plur" in feats.get("Number", ()):
        return reading
    form = (token.form or "").lower()
    if form != (reading.lemma or "").lower() or CONSONANT.search(form) is None:
        return reading
    return reading.with_feats({**feats, "Animacy": _INANIMATE})


CONSONANT = re.compile("[бвгґджзйклмнпрстфхцчшщьbcčdďfghjklmnňpqrřsštťvwxzž]$")
_ACCUSATIVE = frozenset({"Acc"})
_INANIMATE = frozenset({"Inan"})


def without_mixtures(found: tuple[Reading, ...], token: Token, known: Sequence[Reading]) -> tuple[Reading, ...]:
    """The tagger's readings but for those that mix what a lexicon knows of a form: *яблука* is a genitive singular or a
    nominative plural, and so the tagger, whose features are independent, seems to believe in a genitive plural.

    Only where its best analysis is one that the lexicon knows.
    """
    if not allowed_by(known, token.feats):
        return found

    def is_mixture(reading: Reading) -> bool:
        shown = {name: values for name, values in reading.feats.items() if name in _MIXED}
        apart = all(allowed_by(known, {name: values}) for name, values in shown.items())
        return apart and not allowed_by(known, shown)

    return tuple(reading for reading in found if not is_mixture(reading))


_MIXED = frozenset({"Case", "Number", "Gender"})


def allowed_by(readings: Iterable[Reading], feats: Features) -> bool:
    """Whether some features go together with one of some readings."""
    return any(goes_with(reading.feats, feats) for reading in readings)


def narrowed(found: Iterable[Reading], readings: Sequence[Reading]) -> tuple[Reading, ...]:
    """What each of some readings has in common with each of others; nothing where they do not go together.

    Treebanks write Czech *svítila* as feminine or neuter, singular or plural; it is a feminine singular or a neuter
    plural.
    """
    common: dict[Key, Reading] = {}
    for reading in found:
        for other in readings:
            if goes_with(other.feats, reading.feats):
                feats = {
                    name: values & other.feats.get(name, values) if values else values
                    for name, values in reading.feats.items()
                }
                key = key_of(feats)
                if key not in common:
                    common[key] = reading.with_feats(feats)
    return tuple(common.values())


def listed_for(token: Token, lexicon: Lexicon) -> list[Reading]:
    """The readings of a word that the lexicon lists for its part of speech."""
    alike = ALIKE.get(token.upos or "", {token.upos})
    form = token.form or ""
    every = lexicon.readings(form)
    listed = [reading for reading in every if reading.upos in alike]
    if token.upos == "NOUN" and (form.islower() or (token.id == 1 and is_sure(token))):
        # *машина* is also a form of a surname, *Машин*; names are listed as nouns as well.
        own = [reading for reading in listed if reading.lemma == token.lemma]
        names = {reading.lemma for reading in every if reading.upos == "PROPN"}
        listed = [reading for reading in listed if reading in own or reading.lemma not in names] if own else listed
    if token.upos == "DET":
        listed = [reading for reading in listed if not any(shows_gender_of(other, reading) for other in listed)]
    if not listed and token.upos == "NOUN" and form.islower():
        # Where nouns have capitals, one without is misspelt, not unknown.
        spelt = lexicon.readings(form.capitalize())
        listed = [reading for reading in spelt if reading.upos in alike and reading.lemma is not None]
    if not listed and token.upos == "NOUN" and lexicon.compounds and STRONG.search(form):
        # *Ein Angestellter* is declined as an adjective; the dictionary has *Angestellte*.
        known = any(reading.upos == "NOUN" for reading in lexicon.readings(form[:-1]))
        listed = [Reading(form[:-1], "NOUN", feats) for feats in DECLINED_STRONG] if known else []
    if listed and token.upos == "NOUN" and form[:1].isupper():
        # *Reisende* has the forms of an adjective.
        listed += (
            Reading(reading.lemma, "NOUN", _nominalised(reading.feats))
            for reading in (*lexicon.readings(form), *of_nominalised_head(form, lexicon))
            if reading.upos == "ADJ" and "Case" in reading.feats
        )
        listed += plurals_like_infinitives(form, listed, lexicon)
    return listed


def plurals_like_infinitives(form: str, listed: Sequence[Reading], lexicon: Lexicon) -> list[Reading]:
    """What a German noun in *-n* that the dictionary has as an infinitive alone may be, if it has a plural without the
    *-n*: the dative of that (*auf allen Landen*)."""
    if not (lexicon.compounds and form.endswith("n")):
        return []
    if not all(reading.lemma == form and "Neut" in reading.feats.get("Gender", ()) for reading in listed):
        return []
    known = (reading for reading in lexicon.readings(form[:-1]) if reading.upos == "NOUN")
    plural = any("Plur" in reading.feats.get("Number", ()) for reading in known)
    return [Reading(form[:-1], "NOUN", DATIVE_PLURAL)] if plural else []


DATIVE_PLURAL: Features = {"Case": frozenset({"Dat"}), "Number": frozenset({"Plur"})}


def of_nominalised_head(form: str, lexicon: Lexicon) -> tuple[Reading, ...]:
    """The readings of the noun at the end of a German compound, where that is declined as an adjective
    (*Militärangehörige*)."""
    if not lexicon.compounds or NOMINALISED.search(form) is None:
        return ()
    for start in range(2, len(form) - SHORTEST_COMPOUND_HEAD + 1):
        found = lexicon.words.get(form[start:]) or lexicon.readings(form[start:].capitalize())
        if {"NOUN", "ADJ"} <= {reading.upos for reading in found}:
            return found
    return ()


NOMINALISED = re.compile("(?:ig|nd)e[nmrs]?$|ten?$")
"""Ends of German participles and adjectives that are used as nouns."""

STRONG = re.compile("(?:nd|t|en)er$")
"""Ends of German participles and adjectives that are used as nouns, in a strong masculine."""

DECLINED_STRONG: tuple[Features, ...] = (
    {"Case": frozenset({"Nom"}), "Gender": frozenset({"Masc"}), "Number": frozenset({"Sing"})},
    {"Case": frozenset({"Gen", "Dat"}), "Gender": frozenset({"Fem"}), "Number": frozenset({"Sing"})},
    {"Case": frozenset({"Gen"}), "Number": frozenset({"Plur"})},
)
"""What such a noun in *-er* may be."""


def shows_gender_of(other: Reading, reading: Reading) -> bool:
    """Whether a reading says the same as another that leaves the gender open: *einen*, of the article *ein* and of the
    pronoun *einer*, is masculine."""
    if "Gender" in reading.feats or "Gender" not in other.feats or "Case" not in reading.feats:
        return False
    return all(other.feats.get(name) == values for name, values in reading.feats.items())


def _of_other_classes(token: Token, lexicon: Lexicon) -> tuple[Reading, ...]:
    """The readings of a form that a complete lexicon knows, but not as the noun or adjective of the tagger; of a form
    that is not known as an adjective or participle those that it has as a known noun.

    Nouns that are spelt with a capital may stand for what is not listed (*das Lachen*), and participles are adjectives.
    """
    form = token.form or ""
    if not (token.upos in {"ADJ", "NOUN"} or is_declined_participle(token)):
        return ()
    # What opens a sentence or a heading has a capital whatever it is; in German nouns have one, too.
    opens = token.upos != "NOUN" and not lexicon.compounds and form[1:].islower()
    if not (form.islower() or opens):
        return ()
    listed = lexicon.readings(form)
    known = {reading.upos for reading in listed}
    if token.upos != "NOUN" and ("VERB" in known or ends_as_written(token, lexicon)):
        return ()
    nouns = lexicon.nouns(form)
    if token.upos != "NOUN" and any("Gender" in reading.feats for reading in nouns):
        # Where adjectives have a gender, they have endings of their own.
        return nouns
    return listed if token.upos != "VERB" and form.islower() and lexicon.has_all(form, listed) else ()


def is_declined_participle(token: Token) -> bool:
    """Whether the tagger takes a word for a participle with a case, and so perhaps a noun for one: *jungčių*."""
    return token.upos == "VERB" and "Part" in token.feats.get("VerbForm", ()) and "Case" in token.feats


def ends_as_written(token: Token, lexicon: Lexicon) -> bool:
    """Whether the tagger is sure of a word's part of speech, and it has an ending that is written for that: Czech
    *celou* is an adjective, though the lexicon has only a noun *cela*."""
    return is_sure(token) and bool(by_ending(lexicon.written_endings, token.form or "", token.upos, token.feats))


_GENDER = frozenset({"Gender"})
_ANIMACY = frozenset({"Animacy"})


def _nominalised(feats: Features) -> Features:
    return {name: values for name, values in feats.items() if name in {"Case", "Gender", "Number"}}


def may_be_tagged(reading: Reading, upos: str | None) -> bool:
    """Whether a reading of the lexicon may have a part of speech in a tree: determiners have several."""
    return upos in (ALIKE["DET"] if reading.upos == "DET" else {reading.upos})


def _apart_from(readings: tuple[Reading, ...], features: frozenset[str]) -> list[tuple[Features, float]]:
    """The readings without some features, each once, with the probability of its best."""
    rest: dict[Key, tuple[Features, float]] = {}
    for reading in readings:
        feats = {name: values for name, values in reading.feats.items() if name not in features}
        key = key_of(feats)
        rest[key] = (feats, max(reading.probability, rest[key][1] if key in rest else 0.0))
    return list(rest.values())


def _from_context(token: Token, known: list[Reading]) -> set[str]:
    """The features of which context can tell more than a lexicon; a noun's gender is none of them."""
    shared = set.intersection(*(set(reading.feats) for reading in known)) & {"Case", "Number", "Gender", "Person"}
    return shared - {"Gender"} if token.upos == "NOUN" else shared


def _mass(token: Token, feature: str, known: list[Reading]) -> float:
    """The probability that the tagger gives to the values that the known readings have."""
    return believed(token, feature, frozenset().union(*(reading.feats[feature] for reading in known)))
