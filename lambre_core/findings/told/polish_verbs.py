"""Told words in Polish: verbs in a form that their auxiliary, modal verb or conjunction does not take, or in another
person than who does it.

*Trzeba było zadzwonił*, *będę poczekać*, *gdybym mam czas*, *kto z was wiecie*: these words are few, and right beside
one another they leave no choice.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from lambre_core.findings.beliefs import goes_with
from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.relations import PURPOSE, SELF, TOLD, WHAT_IT_IS, as_told
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Sentence, Token

THIRD = frozenset({"3"})
SINGULAR = frozenset({"Sing"})
PLURAL = frozenset({"Plur"})


def is_finite(word: Token) -> bool:
    """Whether a word is surely a finite verb, and no participle or infinitive."""
    return word.upos in {"AUX", "VERB"} and "Fin" in word.feats.get("VerbForm", ()) and believed_upos(word) >= SURE


def has_infinitive(clause: Clause, but: Token | None = None) -> bool:
    """Whether there is an infinitive in a clause, but for one word."""
    return any("Inf" in word.feats.get("VerbForm", ()) for word in clause.words if word is not but)


# Modal verbs


def complement_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A verb right behind *trzeba*, *można* and the like, joined, if it is finite: *trzeba poczeka*, *trzeba było
    zadzwonił*, *raport musi jest gotowy*."""
    for place, modal in enumerate(clause.words[:-1]):
        left_out = WAS | PERSONS if BEGUN.fullmatch(lower(modal)) is not None else WAS
        rest = [word for word in clause.words[place + 1 : place + 3] if lower(word) not in left_out]
        either = lower(modal) in ASKING or left_out != WAS
        verb = rest[0] if rest and either else clause.words[place + 1]
        same = lower(modal) in OF_WILL and shares_person(modal, verb) and is_finite(verb)
        same = same or is_begun(modal, verb) or is_another_of_mine(modal, verb, readings)
        asks = lower(modal) in ASKING or same or (lower(modal) in FOR_BEING and lower(verb) in {"jest", "są"})
        slowly = lower(modal) == "wolno" and place > 0 and lower(clause.words[place - 1]) != "nie"
        asks = asks and not slowly  # *zbyt wolno rośnie*
        asks = asks and not (place > 0 and is_will(modal, clause.words[place - 1]))
        asks = asks and not is_told_to(clause.words[max(place - 1, 0)], verb, readings)
        alone = lower(modal) in ASKING and is_finite_alone(verb, readings)
        near = modal.id < verb.id <= modal.id + 2
        told = asks and near and (is_finite(verb) or same or alone) and lower(verb) not in WAS
        if told and not has_infinitive(clause, verb if alone else None):
            return {
                modal.id: as_told(modal, "VERB", {}, None),
                verb.id: as_told(verb, "AUX" if verb.upos == "AUX" else "VERB", {"VerbForm": FINITE}, (modal.id, SELF)),
            }
    return {}


def is_finite_alone(verb: Token, readings: Readings) -> bool:
    """Whether the dictionary has a word as a finite verb and as nothing else, whatever the tagger makes of it: *należy
    wybierz*."""
    form = lower(verb)
    known = known_as(form, "VERB", readings) if (verb.form or "").islower() else []
    others = any(known_as(form, upos, readings) for upos in ("NOUN", "ADJ", "ADV"))
    return bool(known) and not others and all("Fin" in one.feats.get("VerbForm", NONE) for one in known)


def is_will(modal: Token, before: Token) -> bool:
    """Whether *woli* behind what is no person is the genitive of *wola*: *siła woli rośnie*."""
    thing = before.upos == "NOUN" and not is_of_persons(before.feats) and "Neut" not in before.feats.get("Gender", NONE)
    return lower(modal) == "woli" and thing


def is_told_to(before: Token, verb: Token, readings: Readings) -> bool:
    """Whether what may be an imperative follows a condition without its comma: *jeśli trzeba popraw błąd*."""
    known = known_as(lower(verb), "VERB", readings)
    return lower(before) in CONDITIONS and bool(known) and all("Imp" in one.feats.get("Mood", NONE) for one in known)


CONDITIONS = frozenset("jeśli jeżeli gdy gdzie kiedy ile jak".split())
FINITE = frozenset({"Fin"})


def is_another_of_mine(modal: Token, verb: Token, readings: Readings) -> bool:
    """Whether a form of *musieć* or *móc*, which have no object, stands before what the dictionary has in the same
    person and number, though the tagger may make a noun of it: *muszę kupię mleko*."""
    if lower(modal) not in WITHOUT_OBJECT or not (verb.form or "").islower():
        return False
    own = {name: modal.feats.get(name) for name in ("Person", "Number")}
    known = known_as(lower(verb), "VERB", readings)
    return any(all(one.feats.get(name) == values for name, values in own.items()) for one in known)


WITHOUT_OBJECT = frozenset("muszę musisz musimy musicie mogę możesz możemy możecie".split())


def is_begun(modal: Token, verb: Token) -> bool:
    """Whether a verb in the present stands right behind the past of one that asks for an infinitive: *zaczęła
    śpiewa*."""
    begun = BEGUN.fullmatch(lower(modal)) is not None and modal.upos == "VERB"
    return begun and verb.upos == "VERB" and "Pres" in verb.feats.get("Tense", NONE)


BEGUN = re.compile(
    "zacz(?:ął|ęł[aoy]|ęli)|(?:przesta|s?próbowa|postanowi|potrafi)(?:ł[aoy]?|li)|(?:chci|umi|wol|musi)(?:ał[aoy]?|eli)|"
    "mógł|mogł[aoy]|mogli"
)
"""Pasts of verbs with an infinitive."""


def shares_person(modal: Token, verb: Token) -> bool:
    """Whether two verbs have the same person; with another one somebody offers (*chcesz zrobię*)."""
    person = verb.feats.get("Person")
    return person is not None and person == modal.feats.get("Person") and verb.upos == "VERB"


WAS = frozenset({"było", "będzie", "by"})
ASKING = frozenset("trzeba można należy warto wolno należało wypada".split())
OF_WILL = frozenset(
    "chcę chcesz chce chcemy chcecie chcą muszę musisz musi musimy musicie muszą mogę możesz możemy możecie mogą "
    "lubię lubisz lubi lubimy lubicie lubią wolę wolisz woli wolimy wolicie wolą umiem umiesz umie umiemy umiecie "
    "umieją potrafię potrafisz potrafi potrafimy potraficie potrafią zamierzam zamierzasz zamierza zamierzamy "
    "zamierzacie zamierzają zaczynam zaczynasz zaczyna zaczynamy zaczynacie zaczynają przestaję przestajesz "
    "przestajemy próbuję próbujesz próbujemy próbujecie próbują".split()
)
"""Forms of verbs with an infinitive but for *może*, perhaps."""
FOR_BEING = frozenset({"musi", "muszą", "mogą"})


def wish_in(clause: Clause) -> dict[int, Token]:
    """A verb in the past behind *mógłbym*, *mógłby pan* and the like, or one in the present with a speaker,
    joined: *czy mógłby pan powtórzył*, *chciałbym zamawiam*."""
    for place, modal in enumerate(clause.words[:-1]):
        rest = [word for word in clause.words[place + 1 : place + 5] if lower(word) not in POLITE]
        if not lower(modal).startswith(("mógł", "mogł", "chciał")) or modal.upos != "VERB" or not rest:
            continue
        would = any(lower(word) == "by" for word in clause.words[place + 1 : place + 2])
        verb = rest[0]
        speaks = "1" in verb.feats.get("Person", NONE) and verb.feats.get("Tense", NONE) >= PRESENT
        past = is_finite(verb) and verb.upos == "VERB" and (speaks or verb.feats.get("Tense", NONE) >= PAST_TENSE)
        if would and past and not has_infinitive(clause):
            return {
                modal.id: as_told(modal, "VERB", {}, None),
                verb.id: as_told(verb, "VERB", {"VerbForm": frozenset({"Fin"})}, (modal.id, SELF)),
            }
    return {}


POLITE = frozenset("by m ś śmy ście pan pani państwo".split())
PAST_TENSE = frozenset({"Past"})
PRESENT = frozenset({"Pres"})
NONE: frozenset[str] = frozenset()


def purpose_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """A verb in the present or future behind *aby* or *żeby*, joined to it, if nothing else in the clause is a verb:
    *żeby zobaczysz szczegóły*. Right behind another word it is no conjunction (*czy aby jest*)."""
    first = clause.words[0]
    before = sentence.tokens[first.id - 2] if first.id > 1 else None
    if before is not None and before.upos != "PUNCT":
        return {}
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if lower(first) not in {"aby", "żeby", "ażeby"} or first.upos != "SCONJ" or len(verbs) != 1:
        return {}
    verb = verbs[0]
    known = [one.feats for one in known_as(lower(verb), "VERB", readings)]
    tenses = frozenset[str]().union(*(feats.get("Tense", PAST_TENSE) for feats in known))
    spoken = all("Ind" in feats.get("Mood", NONE) for feats in known)
    others = any(known_as(lower(verb), upos, readings) for upos in ("NOUN", "ADJ", "ADV"))
    if not known or not tenses <= {"Fut", "Pres"} or not spoken or others or not is_finite(verb):
        return {}
    named = any(word.upos in {"NOUN", "PRON", "PROPN"} and "Nom" in word.feats.get("Case", ()) for word in clause.words)
    told: Features = {"Tense": tenses} if named else {"VerbForm": FINITE}
    return {
        first.id: as_told(first, "SCONJ", {}, None),
        verb.id: as_told(verb, "VERB", told, (first.id, SELF if named else PURPOSE)),
    }


# Auxiliaries


def future_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A perfective infinitive right behind *będę* and the like, joined: *będę poczekać*. The third person singular may
    go with another word (*trzeba będzie poczekać*)."""
    for place, auxiliary in enumerate(clause.words[:-1]):
        rest = [word for word in clause.words[place + 1 : place + 3] if lower(word) != "się"]
        if lower(auxiliary) not in FUTURE or not rest or rest[0].id > auxiliary.id + 2:
            continue
        known = known_as(lower(rest[0]), "VERB", readings)
        infinitives = [reading for reading in known if "Inf" in reading.feats.get("VerbForm", ())]
        before = clause.words[place - 1] if place else None
        alone = before is None or before.upos not in {"ADJ", "ADV"} or lower(before) in TIMES
        if alone and infinitives and all(one.feats.get("Aspect") == PERFECTIVE for one in infinitives):
            return {
                auxiliary.id: as_told(auxiliary, "AUX", {}, None),
                rest[0].id: as_told(rest[0], "VERB", {"Aspect": PERFECTIVE}, (auxiliary.id, SELF)),
            }
    return {}


TIMES = frozenset("jutro pojutrze potem wtedy dziś dzisiaj zaraz teraz wkrótce później zawsze nigdy wieczorem".split())
"""Adverbs that ask for no infinitive."""
FUTURE = frozenset("będę będziesz będziemy będziecie będą".split())
PERFECTIVE = frozenset({"Perf"})


def passive_in(clause: Clause) -> dict[int, Token]:
    """A verb in the past right behind a form of *zostać*, joined: *książka została napisała*."""
    for auxiliary, verb in zip(clause.words, clause.words[1:], strict=False):
        past = verb.upos == "VERB" and is_finite(verb) and verb.feats.get("Tense", NONE) >= PAST_TENSE
        if (
            lower(auxiliary) in BECAME
            and verb.id == auxiliary.id + 1
            and past
            and "0" not in verb.feats.get("Person", ())
        ):
            return {
                auxiliary.id: as_told(auxiliary, "VERB", {}, None),
                verb.id: as_told(verb, "VERB", {"VerbForm": frozenset({"Fin"})}, (auxiliary.id, SELF)),
            }
    return {}


BECAME = frozenset("został została zostało zostali zostały zostanie zostaną".split())


def predicate_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """An adjective or participle in the nominative right behind a past of *być* or *zostać*, or behind an adverb there,
    joined, if it agrees with it in no reading, and belongs to no noun: *konto zostało zablokowany*."""
    for place, copula in enumerate(clause.words[:-1]):
        rest = clause.words[place + 1 : place + 4]
        word = next((one for one in rest[:2] if one.upos != "ADV"), None)
        if lower(copula) not in PAST_OF_BEING or word is None or word.upos != "ADJ" or copula.upos != "AUX":
            continue
        after = next((one for one in clause.words if one.id == word.id + 1), None)
        known = [one for one in known_as(lower(word), "ADJ", readings) if "Case" in one.feats]
        nominative = bool(known) and all(one.feats["Case"] <= DIRECT for one in known)
        alone = after is None or after.upos not in {"ADJ", "DET", "NOUN", "NUM", "PROPN", "X"}
        shown = PAST_OF_BEING[lower(copula)]
        clashes = not any(goes_with(one.feats, feats) for one in known for feats in shown)
        if nominative and alone and clashes and believed_upos(word) >= SURE:
            return {word.id: as_told(word, "ADJ", {"Case": frozenset({"Nom"})}, (copula.id, WHAT_IT_IS))}
    return {}


DIRECT = frozenset({"Nom", "Acc", "Voc"})
OF_ALL: Sequence[Features] = (
    {"Number": PLURAL, "Gender": frozenset({"Fem", "Neut"})},
    {"Number": PLURAL, "Gender": frozenset({"Masc"}), "Animacy": frozenset({"Inan", "Nhum"})},
)
OF_MEN: Sequence[Features] = ({"Number": PLURAL, "Gender": frozenset({"Masc"}), "Animacy": frozenset({"Hum"})},)
PAST_OF_BEING: Mapping[str, Sequence[Features]] = {
    **dict.fromkeys(("był", "został"), ({"Number": SINGULAR, "Gender": frozenset({"Masc"})},)),
    **dict.fromkeys(("była", "została"), ({"Number": SINGULAR, "Gender": frozenset({"Fem"})},)),
    **dict.fromkeys(("było", "zostało"), ({"Number": SINGULAR, "Gender": frozenset({"Neut"})},)),
    **dict.fromkeys(("byli", "zostali"), OF_MEN),
    **dict.fromkeys(("były", "zostały"), OF_ALL),
}
"""Forms of *być* and *zostać* with what a predicate that goes with them shows."""


def condition_in(clause: Clause) -> dict[int, Token]:
    """The only verb of a clause behind *żeby* or *gdyby* with the end of a person, joined, if it is no past: *żebyś
    przyjdziesz*, *gdybym mam czas*."""
    words = clause.words
    for place, would in enumerate(words[:-2]):
        opens = lower(would) in {"żeby", "aby"} or (
            lower(would) == "by" and place > 0 and lower(words[place - 1]) == "gdy"
        )
        if not opens or lower(words[place + 1]) not in PERSONS or place > 1:
            continue
        verbs = [word for word in words[place + 2 :] if word.upos in {"AUX", "VERB"}]
        verb = verbs[0] if len(verbs) == 1 else None
        if verb is not None and is_finite(verb) and "Ind" in verb.feats.get("Mood", ()) and is_not_past(verb):
            return {
                words[place + 1].id: as_told(words[place + 1], "SCONJ", {}, None),
                verb.id: as_told(verb, "VERB", {}, (words[place + 1].id, SELF)),
            }
    return {}


PERSONS = frozenset("m em am ś eś aś śmy ście".split())


def is_not_past(verb: Token) -> bool:
    """Whether a verb is in the present or future."""
    return not verb.feats.get("Tense", NONE).isdisjoint({"Pres", "Fut"})


# Who does it


def anybody_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Kto*, *nikt*, *każdy z nas* and the like at the head of a clause and its only verb, joined, if this is another
    person or a plural: *kto z was wiecie*, *jeden z moich kolegów wyjechali*. Behind a conjunction that adds them to
    somebody else they are not alone: *ty i nikt inny masz klucz*."""
    if clause.words[0].upos == "CCONJ" and lower(clause.words[0]) in ADDING:
        return {}
    words = clause.words[1:] if clause.words[0].upos in {"CCONJ", "SCONJ"} else clause.words
    verbs = [word for word in words if word.upos in {"AUX", "VERB"}]
    if len(verbs) != 1 or len(words) < SHORTEST or verbs[0].upos != "VERB" or not (verbs[0].form or "").islower():
        return {}
    first, verb = words[0], verbs[0]
    several = next((word for word in words[2:] if word.upos not in {"ADJ", "DET"}), None)
    of_us = several is not None and is_out_of_several(words[1], several) and may_do_it(first, several)
    anybody = lower(first) in ANYBODY or (lower(first) in ONE_OF_THEM and of_us)
    if not anybody or (lower(first) == "kto" and first.id > 1) or verb.id < first.id:
        return {}
    known = known_as(lower(verb), "VERB", readings)
    if not known or any(not is_other_person(reading.feats) for reading in known):
        return {}
    own: Features = {"Case": frozenset({"Nom"}), "Number": SINGULAR, "Person": THIRD}
    shown = {name: known[0].feats[name] for name in ("Number", "Person") if name in known[0].feats}
    return {
        first.id: as_told(first, "PRON", own, (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", shown, None),
    }


ADDING = frozenset({"i", "oraz", "lub", "albo", "ani"})


def is_out_of_several(adposition: Token, several: Token) -> bool:
    """Whether an adposition and a pronoun or a noun in the plural say of whom one is."""
    if lower(adposition) not in {"z", "ze", "spośród"}:
        return False
    plural = several.upos == "NOUN" and "Plur" in several.feats.get("Number", NONE)
    return lower(several) in {"nas", "was", "nich"} or (plural and several.feats.get("Case") == frozenset({"Gen"}))


def may_do_it(first: Token, several: Token) -> bool:
    """Whether one of several is a nominative: of men and women this is no accusative (*jeden z domów kupili*)."""
    return several.upos != "NOUN" or lower(first).endswith("a") or "Hum" in several.feats.get("Animacy", NONE)


def is_other_person(feats: Features) -> bool:
    """Whether features are those of a finite verb that is no third person singular."""
    if "Fin" not in feats.get("VerbForm", ()) or "Imp" in feats.get("Mood", ()):
        return False
    return "Plur" in feats.get("Number", ()) or not feats.get("Person", THIRD) & THIRD


SHORTEST = 2
ANYBODY = frozenset("kto nikt ktoś ktokolwiek".split())
ONE_OF_THEM = frozenset("każdy każda żaden żadna jeden jedna nikt ktoś kto".split())


# What relative pronouns are


def relative_in(clause: Clause, governors: Collection[str]) -> dict[int, Token]:
    """*Który* or *które* at the head of a clause with a verb in the first or second person that asks for some case, and
    *którą* with any verb of the genitive, joined: *film, który szukam*, *aplikacja, którą używam*.

    Args:
        governors: lemmas of verbs that govern some case.
    """
    first, verbs = clause.words[0], [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if lower(first) not in RELATIVES or len(verbs) != 1 or verbs[0].upos != "VERB" or has_infinitive(clause):
        return {}
    verb = verbs[0]
    reflexive = " się" if any(lower(word) == "się" for word in clause.words) else ""
    if (verb.lemma or "") + reflexive not in governors or has_object(clause, verb):
        return {}
    speaks = not verb.feats.get("Person", THIRD) & THIRD and lower(first) != "którą"
    if not speaks and not (lower(first) == "którą" and (verb.lemma or "") in WITH_GENITIVE):
        return {}
    return {
        first.id: as_told(first, "DET", {"Case": frozenset({"Acc"})}, (verb.id, SELF)),
        verb.id: as_told(verb, "VERB", {}, None),
    }


RELATIVES = frozenset({"który", "które", "którą"})
WITH_GENITIVE = frozenset(
    "używać użyć potrzebować szukać poszukiwać słuchać wymagać żądać nienawidzić oczekiwać dokonać dotyczyć".split()
)
"""Verbs with the genitive, beside which hardly anything is done by means of another thing."""


def has_object(clause: Clause, verb: Token) -> bool:
    """Whether a noun or pronoun of a clause may be what its verb asks for."""
    return any(
        word.head == verb.id and (word.deprel or "").startswith("comp:ob") and word.upos in {"NOUN", "PRON", "PROPN"}
        for word in clause.words[1:]
        if lower(word) != "się"
    )
