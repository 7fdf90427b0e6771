"""Told words in Polish: closed classes and forms that the dictionary has leave no choice of what belongs together.

As in Czech (`told_czech`): numerals and the noun right behind, those who are counted and their verb, *ja* and the only
verb of its clause, what there is not, and verbs behind those that ask for an infinitive.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from lambre_core.findings.beliefs import goes_with
from lambre_core.findings.complements import believed_upos
from lambre_core.findings.english import is_english
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told import polish_adpositions as adpositions
from lambre_core.findings.told import polish_becoming as becoming
from lambre_core.findings.told import polish_dates as dates
from lambre_core.findings.told import polish_determiners as determiners
from lambre_core.findings.told import polish_nouns as nouns
from lambre_core.findings.told import polish_numbers as numbers
from lambre_core.findings.told import polish_objects as objects
from lambre_core.findings.told import polish_owners as owners
from lambre_core.findings.told import polish_pairs as pairs
from lambre_core.findings.told import polish_relatives as relatives
from lambre_core.findings.told import polish_sames as sames
from lambre_core.findings.told import polish_subjects as subjects
from lambre_core.findings.told import polish_verbs as verbs
from lambre_core.findings.told.clauses import SURE, Clause, clauses, lower
from lambre_core.findings.told.relations import ALONE, SELF, TOLD, TOLD_RECEIVER, WHAT_IT_IS, as_told
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.feats import SPEAKERS as PERSONS_OF_SPEAKERS
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "pl"


def with_told_words(
    sentence: Sentence, readings: Readings, language: str, governors: Collection[str] = frozenset()
) -> Sentence:
    """The sentence with words that surely belong together joined.

    Args:
        readings: of words out of context.
        governors: lemmas of verbs that govern some case.
    """
    if language != LANGUAGE or is_english(sentence):
        return sentence
    changed: dict[int, Token] = {
        **relatives.relatives_in(sentence, readings),
        **pairs.pairs_in(sentence, readings),
        **objects.paired_in(sentence.tokens, readings),
    }
    for clause in clauses(sentence):
        changed.update(subjects.subject_in(clause, sentence, readings))
        changed.update(subjects.inverted_in(clause, sentence, readings))
        changed.update(subjects.predicate_in(clause, sentence, readings))
        changed.update(speaker_in(clause, readings))
        changed.update(verbs.anybody_in(clause, readings))
        changed.update(verbs.complement_in(clause, readings))
        changed.update(verbs.wish_in(clause))
        changed.update(verbs.purpose_in(clause, sentence, readings))
        changed.update(verbs.future_in(clause, readings))
        changed.update(verbs.passive_in(clause))
        changed.update(verbs.predicate_in(clause, readings))
        changed.update(verbs.condition_in(clause))
        changed.update(verbs.relative_in(clause, governors))
        changed.update(numbers.counted_in(clause, readings))
        changed.update(numbers.governed_number_in(clause))
        changed.update(numbers.in_digits_in(clause, readings, sentence))
        changed.update(numbers.attribute_in(clause, readings))
        changed.update(numbers.one_of_many_in(clause, readings))
        changed.update(numbers.much_in(clause, readings))
        changed.update(numbers.money_in(clause))
        changed.update(several_in(clause, readings, governors))
        changed.update(nouns.owner_in(clause, readings))
        changed.update(nouns.governed_in(clause, readings))
        changed.update(nouns.named_in(clause))
        changed.update(nouns.passed_in(clause, readings))
        changed.update(nouns.missing_in(clause, readings))
        changed.update(nouns.become_in(clause, readings))
        changed.update(nouns.what_nothing_is_in(clause, readings))
        changed.update(nouns.receiver_in(clause))
        changed.update(nouns.denied_in(clause))
        changed.update(nouns.bare_in(clause, readings))
        changed.update(absent_in(clause, readings))
        changed.update(unfound_in(clause, readings))
        changed.update(who_it_is_in(clause, readings))
        changed.update(objects.profession_in(clause, readings))
        changed.update(objects.said_of_it_in(clause, readings))
        changed.update(objects.governed_in(clause, readings, governors))
        changed.update(objects.pronoun_in(clause, readings))
        changed.update(objects.felt_in(clause, readings))
        changed.update(object_in(clause, readings))
        changed.update(objects.accused_in(clause, readings, governors))
        changed.update(objects.accused_by_another_in(clause, readings, governors))
        changed.update(dative_in(clause, readings))
        changed.update(owners.owners_in(clause, readings))
        changed.update(adpositions.governed_in(clause, readings))
        changed.update(becoming.become_in(clause, readings))
        changed.update(becoming.wished_in(clause, readings))
        changed.update(becoming.managed_in(clause, readings))
        changed.update(dates.dates_in(clause, sentence))
        changed.update(sames.sames_in(clause, readings))
        changed.update(sames.like_what_in(clause, readings))
        changed.update(sames.asked_in(clause, readings))
        changed.update(sames.everybody_in(clause, sentence, readings))
        changed.update(sames.politely_in(clause, readings))
        changed.update(determiners.owned_in(clause, readings))
        changed.update(determiners.paired_in(clause, readings))
        changed.update(determiners.that_was_in(clause, readings))
        changed.update(determiners.addressed_in(clause))
    return sentence.with_tokens(changed) if changed else sentence


def verbs_of(clause: Clause) -> list[Token]:
    """The verbs of a clause, *nie* and the ends of persons left out."""
    return [word for word in clause.words if word.upos in {"AUX", "VERB"}]


# Who speaks


def speaker_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Ja*, *my* or *wy* and the only verb of its clause, joined, if the dictionary has this in another person alone:
    *my z Anną wracają*."""
    speakers = [word for word in clause.words if lower(word) in SPEAKERS and word.upos == "PRON"]
    found = [word for word in verbs_of(clause) if not is_infinitive(word)]
    if len(speakers) != 1 or len(found) != 1 or not (found[0].form or "").islower():
        return {}
    token, verb = speakers[0], found[0]
    known = known_as(lower(verb), verb.upos or "", readings)
    persons = {value for reading in known for value in reading.feats.get("Person", ("",))}
    numbers_shown = {value for reading in known for value in reading.feats.get("Number", ("",))}
    person, place = SPEAKERS[lower(token)], clause.words.index(token)
    before = clause.words[place - 1] if place else None
    parted = place + 1 == len(clause.words) and clause.after is not None
    number = "Plur" if lower(token) in {"my", "wy"} else "Sing"
    agrees = person in persons and number in numbers_shown
    if len(persons) != 1 or not persons < {"1", "2", "3"} or agrees or parted or is_compared(before):
        return {}
    own: Features = {"Person": frozenset({person}), "Case": frozenset({"Nom"}), "Number": frozenset({number})}
    shown: Features = {"Person": frozenset(persons), "Number": frozenset(numbers_shown)}
    return {
        token.id: as_told(token, "PRON", own, (verb.id, TOLD)),
        verb.id: as_told(verb, verb.upos, shown, None),
    }


SPEAKERS: Mapping[str, str] = {"ja": "1", "ty": "2", "my": "1", "wy": "2"}


def is_compared(before: Token | None) -> bool:
    """Whether a pronoun is compared with something, governed or spoken of: *moje drugie ja*."""
    if before is None:
        return False
    return before.upos in {"ADJ", "ADP", "DET"} or lower(before) in {"niż", "jak", "jako", "ani", "i", "a", "czy"}


# Infinitives


def is_infinitive(word: Token) -> bool:
    """Whether a word is an infinitive."""
    return "Inf" in word.feats.get("VerbForm", ())


# Numerals


def several_in(clause: Clause, readings: Readings, governors: Collection[str]) -> dict[int, Token]:
    """Those who are counted from five on, or several men, at the beginning of a clause, and its verb in the plural,
    joined: *dziesięć ciężarówek utknęły*, *kilku uczniów odmówili*. Behind a verb they may be its object, and so they
    may before one that has any in the accusative.

    Args:
        governors: lemmas of verbs that govern some case.
    """
    found = verbs_of(clause)
    if len(found) != 1 or found[0].upos != "VERB":
        return {}
    verb = found[0]
    reflexive = any(lower(word) == "się" and word.id == verb.id + 1 for word in clause.words)
    bare = (verb.lemma or "") in intransitive() or (verb.lemma or "") in governors
    if not (reflexive or bare or has_a_thing_behind(clause, verb, readings)):
        return {}
    known = known_as(lower(verb), "VERB", readings)
    if not known or not all(reading.feats.get("Number") == numbers.PLURAL for reading in known):
        return {}
    for place, word in enumerate(clause.words[:2]):
        noun = clause.words[place + 1] if place + 1 < len(clause.words) else None
        if (
            lower(word) not in numbers.FROM_FIVE | numbers.MEN | numbers.MUCH | numbers.TOGETHER
            or noun is None
            or noun.upos != "NOUN"
            or (noun.lemma in measures() and verb.lemma not in PASSING)
        ):
            continue
        if place and clause.words[0].upos not in {"ADV", "PART", "SCONJ"}:
            continue
        if noun.id < verb.id and verb.id <= noun.id + 2:
            own: Features = {"Case": frozenset({"Gen"}), "Number": numbers.PLURAL}
            return {
                noun.id: as_told(noun, "NOUN", own, (verb.id, ALONE)),
                verb.id: as_told(verb, "VERB", {"Number": numbers.PLURAL}, None),
            }
    return {}


PASSING = frozenset("minąć mijać upłynąć upływać pozostać".split())
"""Verbs of which a time is the subject."""


def has_a_thing_behind(clause: Clause, verb: Token, readings: Readings) -> bool:
    """Whether a noun in the singular, which is no man, stands right behind a verb in the plural as its object: *dużo
    studentów zdali egzamin*."""
    noun = next((word for word in clause.words if word.id == verb.id + 1), None)
    if noun is None or not nouns.is_plain_noun(noun):
        return False
    known = known_as(lower(noun), "NOUN", readings)
    return any("Acc" in one.feats.get("Case", ANY) for one in known) and not any(
        "Plur" in one.feats.get("Number", ANY) or "Hum" in one.feats.get("Animacy", ANY) for one in known
    )


# What there is not


def absent_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun right behind a negated verb, joined, if it can only be an accusative (*nie znali telewizję*), or behind
    *nie ma* no genitive, where nothing else is what somebody has (*nie ma mleko*); or behind a verb with a speaker,
    or in *-no*, of which it cannot be the subject (*nie mam czas*, *nie znaleziono plik*)."""
    for place, word in enumerate(clause.words[:-2]):
        verb, *rest = clause.words[place + 1 : place + 5]
        clitic = lower(rest[0]) in ENDS_OF_SPEAKERS and rest[0].upos == "AUX"
        rest = [one for one in rest if lower(one) not in nouns.ALREADY][1 if clitic else 0 :]
        rest = [one for one in rest if one.upos not in {"ADJ", "DET"}] if clause.words[0].id == 1 else rest
        if lower(word) != "nie" or verb.upos != "VERB" or not rest:
            continue
        noun = rest[0]
        if noun.upos != "NOUN" or believed_upos(noun) < SURE or noun.id > verb.id + 3:
            continue
        if not (noun.form or "").islower() or (noun.lemma or "") in measures() or any(map(is_infinitive, clause.words)):
            continue
        known = known_as(lower(noun), "NOUN", readings)
        cases = possible_cases(known)
        has = lower(verb) == "ma" and cases <= DIRECT_CASES and not has_another(clause, noun)
        known_subject = place > 0 and is_who_does_it(clause.words[place - 1], readings) and is_action(verb)
        known_subject = known_subject or (place == 1 and does_it_not(clause, verb, noun, readings))
        told = clitic or known_subject or is_of_a_speaker(verb, readings) or is_of_nobody(verb)
        speaks = cases <= DIRECT_CASES and told
        if known and (cases == ACCUSATIVE or has or speaks):
            return {noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE}, (verb.id, SELF))}
    return {}


def is_who_does_it(word: Token, readings: Readings) -> bool:
    """Whether a word right before a negation is surely a subject: *on*, a name or a noun in the nominative alone."""
    if word.form in subjects.NAMES or (lower(word) in subjects.PRONOUNS and word.upos == "PRON"):
        return True
    return nouns.in_nominative(word, readings)


def does_it_not(clause: Clause, verb: Token, noun: Token, readings: Readings) -> bool:
    """Whether what opens a clause before a negated verb is in no genitive, so that it is not the object, and agrees
    with the verb: *rząd nie poparł projekt*."""
    first = clause.words[0]
    if not nouns.is_plain_noun(first) or not is_action(verb) or any(lower(word) == "się" for word in clause.words):
        return False
    known = [one.feats for one in known_as(lower(first), "NOUN", readings)]
    said = [one.feats for one in known_as(lower(verb), "VERB", readings) if subjects.is_said_of_another(one.feats)]
    direct = bool(known) and all(feats.get("Case", frozenset({"Gen"})) <= DIRECT_CASES for feats in known)
    shown = [objects.shown_by_features(feats) for feats in known if "Nom" in feats.get("Case", ())]
    owner = "Gen" in possible_cases(known_as(lower(noun), "NOUN", readings))
    return direct and not owner and any(goes_with(one, other) for one in shown for other in said)


def is_action(verb: Token) -> bool:
    """Whether a verb may have an object."""
    return verb.upos == "VERB" and (verb.lemma or "") not in intransitive() | {"być", "stać", "wydawać", "zostać"}


def possible_cases(known: Sequence[Reading]) -> frozenset[str]:
    """The cases of a noun by its readings, those of other words that are spelt alike as well: *nie używaj list*."""
    return frozenset[str]().union(*(reading.feats.get("Case", frozenset({"Gen"})) for reading in known))


ENDS_OF_SPEAKERS = frozenset("m em am ś eś aś śmy ście".split())
"""What is written at the end of a past in the first or second person."""


def is_of_nobody(verb: Token) -> bool:
    """Whether a verb is a form in *-no* or *-to*, which has no subject."""
    return verb.feats.get("Person") == frozenset({"0"}) and lower(verb).endswith(("no", "to"))


def is_of_a_speaker(verb: Token, readings: Readings) -> bool:
    """Whether a verb can be nothing but a first or second person."""
    known = known_as(lower(verb), "VERB", readings)
    return bool(known) and all(one.feats.get("Person", ANY) <= PERSONS_OF_SPEAKERS for one in known)


def unfound_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun that can be no genitive right behind an infinitive that belongs to a negated verb with a speaker right
    before it, or behind its attributes, joined: *nie mogę znaleźć plik*, *nie chcę kupować nowy telefon*."""
    for place, word in enumerate(clause.words[:-3]):
        behind = [one for one in clause.words[place + 1 :] if lower(one) not in ENDS_OF_SPEAKERS | {"się"}]
        if len(behind) < SHORTEST:
            continue
        modal, verb, *rest = behind
        noun = next((one for one in rest if one.upos not in {"ADJ", "DET"}), None)
        if lower(word) != "nie" or not is_infinitive(verb) or noun is None or not nouns.is_plain_noun(noun):
            continue
        cases = possible_cases(known_as(lower(noun), "NOUN", readings))
        asks = is_of_a_speaker(modal, readings) or lower(modal) in verbs.ASKING
        asks = asks or is_of_itself(clause.words[place + 1 :]) or is_due(clause.words[place + 1 :])
        asks = asks or (place == 1 and does_it_not(clause, modal, noun, readings))
        if cases and cases <= DIRECT_CASES and asks and verb.lemma not in intransitive():
            return {noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE}, (verb.id, SELF))}
    return {}


SHORTEST = 3
"""A modal verb, its infinitive and what is done."""


def is_of_itself(words: Sequence[Token]) -> bool:
    """Whether some words begin with a verb that nobody does: *nie da się otworzyć okno*, *nie udało się wczytać
    plik*."""
    return len(words) > 1 and lower(words[0]) in OF_ITSELF and lower(words[1]) == "się"


OF_ITSELF = frozenset("da dało udało uda udaje udawało powiodło".split())


def is_due(words: Sequence[Token]) -> bool:
    """Whether some words begin with *powinien* with the end of a person: *nie powinieneś ujawniać hasło*."""
    return len(words) > 1 and (words[0].lemma or "") == "powinien" and lower(words[1]) in ENDS_OF_SPEAKERS


ACCUSATIVE = frozenset({"Acc"})
DIRECT_CASES = nouns.DIRECT


def has_another(clause: Clause, noun: Token) -> bool:
    """Whether another word of a clause may be what is there or who has it, beside one that is governed or an adverb."""
    governed = {word.id + 1 for word in clause.words if word.upos == "ADP"}
    return any(
        word.upos in {"NOUN", "PRON", "PROPN", "NUM", "DET"}
        and word.id != noun.id
        and word.id not in governed
        and not word.feats.get("Case", frozenset({"Nom"})).isdisjoint({"Nom", "Gen", "Acc"})
        for word in clause.words
    )


# Who somebody is


def who_it_is_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A man in the genitive right behind *jest*, *był* or *będzie* that has another man as its subject, joined: *wujek
    jest lekarza*. What is no person may be somebody's (*dom jest lekarza*)."""
    for place, word in enumerate(clause.words[1:-1], 1):
        subject, noun = clause.words[place - 1], clause.words[place + 1]
        if (
            lower(word) not in {"jest", "był", "będzie"}
            or word.upos not in {"AUX", "VERB"}
            or len(verbs_of(clause)) > 1
        ):
            continue
        if not all(one.upos == "NOUN" and is_of_persons(one.feats) for one in (subject, noun)):
            continue
        known = known_as(lower(noun), "NOUN", readings)
        polite = noun.lemma in {"pan", "pani", "państwo"}  # *jest pana przyjacielem*
        told = not polite and bool(known) and all(one.feats.get("Case", frozenset()) <= OF_MEN for one in known)
        if told and subject.feats.get("Case") == frozenset({"Nom"}):
            return {
                word.id: as_told(word, "AUX", {}, None),
                noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE}, (word.id, WHAT_IT_IS)),
            }
    return {}


OF_MEN = frozenset({"Acc", "Gen"})


# What somebody does something to


def object_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun right behind a verb in the first or second person, or behind its *się*, as its object, which a parser
    takes for the subject where it is in no case that the verb asks for: *boję się pająki*."""
    for place, verb in enumerate(clause.words[:-1]):
        rest = clause.words[place + 1 : place + 3]
        noun = rest[1] if len(rest) > 1 and lower(rest[0]) == "się" else rest[0]
        if verb.upos != "VERB" or noun.upos != "NOUN" or noun.head != verb.id or noun.deprel != "subj":
            continue
        if (verb.lemma or "") in objects.OF_TYPING:
            continue
        known = known_as(lower(verb), "VERB", readings)
        if known and all(reading.feats.get("Person", ANY) <= PERSONS_OF_SPEAKERS for reading in known):
            return {noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE}, (verb.id, "comp:obj"))}
    return {}


ANY = frozenset({""})


def dative_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun that can only be a dative right behind a verb with an accusative and nothing else, joined: *pokonali
    rywalom*."""
    for verb, noun in zip(clause.words, clause.words[1:], strict=False):
        if noun.upos != "NOUN" or noun.head != verb.id or (verb.lemma or "") not in WITH_ACCUSATIVE:
            continue
        known = known_as(lower(noun), "NOUN", readings)
        cases = frozenset[str]().union(*(reading.feats.get("Case", ANY) for reading in known))
        if known and "Dat" in cases and cases <= DATIVE and (noun.deprel or "").startswith("comp:ob"):
            return {noun.id: as_told(noun, "NOUN", {"Case": frozenset({"Dat"})}, (verb.id, TOLD_RECEIVER))}
    return {}


DATIVE = frozenset({"Dat", "Loc"})
WITH_ACCUSATIVE = frozenset(
    "pokonać pokonywać spotkać spotykać poznać odwiedzić odwiedzać zaprosić zapraszać kochać lubić szanować podziwiać "
    "wspierać wesprzeć chwalić pochwalić krytykować skrytykować obrazić objąć przytulić ukarać przekonać przekonywać "
    "poinformować informować ostrzec poprosić prosić aresztować zatrzymać oskarżyć uwolnić skazać ignorować uspokoić "
    "pozdrowić pozdrawiać widzieć".split()
)
"""Verbs beside which there is no dative."""
