"""Told words in Polish: closed classes and forms that the dictionary has leave no choice of what belongs together.

As in Czech (`told_czech`): numerals and the noun right behind, those who are counted and their verb, *ja* and the only
verb of its clause, what there is not, and verbs behind those that ask for an infinitive.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told_czech_clauses import SURE, Clause, clauses, lower
from lambre_core.findings.told_subjects import ALONE, COUNTED, SELF, TOLD, TOLD_RECEIVER, WHAT_IT_IS, as_told
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.feats import SPEAKERS as PERSONS_OF_SPEAKERS
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "pl"


def with_told_words(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with words that surely belong together joined.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(speaker_in(clause, readings))
        changed.update(complement_in(clause))
        changed.update(counted_in(clause, readings))
        changed.update(several_in(clause, readings))
        changed.update(absent_in(clause, readings))
        changed.update(who_it_is_in(clause, readings))
        changed.update(object_in(clause, readings))
        changed.update(dative_in(clause, readings))
    return sentence.with_tokens(changed) if changed else sentence


def verbs_of(clause: Clause) -> list[Token]:
    """The verbs of a clause, *nie* and the ends of persons left out."""
    return [word for word in clause.words if word.upos in {"AUX", "VERB"}]


# Who speaks


def speaker_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Ja*, *my* or *wy* and the only verb of its clause, joined, if the dictionary has this in another person alone:
    *my z Anną wracają*."""
    speakers = [word for word in clause.words if lower(word) in SPEAKERS and word.upos == "PRON"]
    verbs = verbs_of(clause)
    if len(speakers) != 1 or len(verbs) != 1 or not (verbs[0].form or "").islower():
        return {}
    token, verb = speakers[0], verbs[0]
    known = known_as(lower(verb), verb.upos or "", readings)
    persons = {value for reading in known for value in reading.feats.get("Person", ("",))}
    person, place = SPEAKERS[lower(token)], clause.words.index(token)
    before = clause.words[place - 1] if place else None
    parted = place + 1 == len(clause.words) and clause.after is not None
    if len(persons) != 1 or not persons < {"1", "2", "3"} or person in persons or parted or is_compared(before):
        return {}
    own: Features = {"Person": frozenset({person}), "Case": frozenset({"Nom"})}
    return {
        token.id: as_told(token, "PRON", own, (verb.id, TOLD)),
        verb.id: as_told(verb, verb.upos, {"Person": frozenset(persons)}, None),
    }


SPEAKERS: Mapping[str, str] = {"ja": "1", "my": "1", "wy": "2"}


def is_compared(before: Token | None) -> bool:
    """Whether a pronoun is compared with something, governed or spoken of: *moje drugie ja*."""
    if before is None:
        return False
    return before.upos in {"ADJ", "ADP", "DET"} or lower(before) in {"niż", "jak", "jako", "ani", "i", "a", "czy"}


# Infinitives


def complement_in(clause: Clause) -> dict[int, Token]:
    """A verb right behind *trzeba*, *można* and the like, joined, if it is finite: *trzeba poczeka*."""
    for modal, verb in zip(clause.words, clause.words[1:], strict=False):
        finite = verb.upos == "VERB" and "Fin" in verb.feats.get("VerbForm", ()) and "Person" in verb.feats
        same = lower(modal) in OF_WILL and verb.feats.get("Person") == modal.feats.get("Person")
        asks = (lower(modal) in ASKING or same) and modal.id + 1 == verb.id
        if asks and finite and believed_upos(verb) >= SURE and not any(is_infinitive(word) for word in clause.words):
            return {
                modal.id: as_told(modal, "VERB", {}, None),
                verb.id: as_told(verb, "VERB", {"VerbForm": frozenset({"Fin"})}, (modal.id, SELF)),
            }
    return {}


OF_WILL = frozenset(
    "chcę chcesz chce chcemy chcecie chcą muszę musisz musi musimy musicie muszą mogę możesz możemy możecie "
    "mogą".split()
)
"""Forms of *chcieć*, *musieć* and *móc* but for *może*, perhaps; with another person somebody offers (*chcesz
zrobię*)."""
ASKING = frozenset({"trzeba", "można", "należy", "warto", "wolno"})


def is_infinitive(word: Token) -> bool:
    """Whether a word is an infinitive."""
    return "Inf" in word.feats.get("VerbForm", ())


# Numerals


def counted_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A numeral and the noun right behind it, joined, if the noun is in no case that the numeral asks for: *cztery
    jajek*, *dwóch bracia*, *dwieście rodzaje*."""
    changed: dict[int, Token] = {}
    for place, word in enumerate(clause.words[:-1]):
        cases, noun = counted_case(word), clause.words[place + 1]
        before = clause.words[place - 1] if place else None
        if cases is None or noun.upos != "NOUN" or not (noun.form or "").islower() or noun.id != word.id + 1:
            continue
        if before is not None and (before.upos == "NUM" or (before.lemma or "") in LABELS):
            continue
        known = known_as(lower(noun), "NOUN", readings)
        if not known or (noun.lemma or "") in {"tysiąc", "milion", "raz"} or any(fits(one, cases) for one in known):
            continue
        own: Features = {"Case": frozenset(cases), "Number": frozenset({"Plur"})}
        changed[word.id] = as_told(word, "NUM", own, (noun.id, COUNTED))
        changed[noun.id] = as_told(noun, "NOUN", {}, None)
    return changed


def fits(reading: Reading, cases: Sequence[str]) -> bool:
    """Whether a noun is a plural in one of some cases, or has no number."""
    feats = reading.feats
    plural = not feats.get("Number", frozenset({"Plur"})).isdisjoint({"Plur", "Ptan"})
    return plural and not feats.get("Case", frozenset(cases)).isdisjoint(cases)


def counted_case(word: Token) -> Sequence[str] | None:
    """The cases of what a numeral counts; None where it is none."""
    return SMALL.get(lower(word)) or (("Gen",) if lower(word) in FROM_FIVE else None)


DIRECT = ("Nom", "Acc", "Voc")
SMALL: Mapping[str, Sequence[str]] = {
    **dict.fromkeys("dwa dwie trzy cztery oba obie".split(), DIRECT),
    **dict.fromkeys("dwóch trzech czterech".split(), ("Gen", "Loc", "Acc")),
    **dict.fromkeys("dwom dwóm trzem czterem".split(), ("Dat",)),
    **dict.fromkeys("dwoma dwiema trzema czterema".split(), ("Ins",)),
}
FROM_FIVE = frozenset(
    "pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście "
    "siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt "
    "siedemdziesiąt osiemdziesiąt dziewięćdziesiąt sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset "
    "dziewięćset kilkanaście kilkadziesiąt kilkaset".split()
)
LABELS = frozenset("numer nr strona rozdział punkt część godzina artykuł ustęp wersja tom".split())


def several_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """Those who are counted from five on, at the beginning of a clause, and its verb in the plural, joined: *dziesięć
    ciężarówek utknęły*. Behind a verb they may be its object, and so they may before one that has any."""
    verbs = verbs_of(clause)
    if len(verbs) != 1 or verbs[0].upos != "VERB" or (verbs[0].lemma or "") not in intransitive():
        return {}
    verb = verbs[0]
    known = known_as(lower(verb), "VERB", readings)
    if not known or not all(reading.feats.get("Number") == PLURAL for reading in known):
        return {}
    for place, word in enumerate(clause.words[:2]):
        noun = clause.words[place + 1] if place + 1 < len(clause.words) else None
        if lower(word) not in FROM_FIVE or noun is None or noun.upos != "NOUN" or noun.lemma in measures():
            continue
        if place and clause.words[0].upos not in {"ADV", "PART", "SCONJ"}:
            continue
        if noun.id < verb.id and verb.id <= noun.id + 2:
            own: Features = {"Case": frozenset({"Gen"}), "Number": PLURAL}
            return {
                noun.id: as_told(noun, "NOUN", own, (verb.id, ALONE)),
                verb.id: as_told(verb, "VERB", {"Number": PLURAL}, None),
            }
    return {}


PLURAL = frozenset({"Plur"})


# What there is not


def absent_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun right behind a negated verb, joined, if it can only be an accusative (*nie znali telewizję*), or behind
    *nie ma* no genitive, where nothing else is what somebody has (*nie ma mleko*)."""
    for place, word in enumerate(clause.words[:-2]):
        verb, noun = clause.words[place + 1 : place + 3]
        if lower(word) != "nie" or verb.upos != "VERB" or noun.upos != "NOUN" or believed_upos(noun) < SURE:
            continue
        if not (noun.form or "").islower() or (noun.lemma or "") in measures() or any(map(is_infinitive, clause.words)):
            continue
        known = known_as(lower(noun), "NOUN", readings)
        cases = frozenset[str]().union(*(reading.feats.get("Case", frozenset({"Gen"})) for reading in known))
        has = lower(verb) == "ma" and cases <= DIRECT_CASES and not has_another(clause, noun)
        if known and (cases == ACCUSATIVE or has):
            return {noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE}, (verb.id, SELF))}
    return {}


ACCUSATIVE = frozenset({"Acc"})
DIRECT_CASES = frozenset(DIRECT)


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
