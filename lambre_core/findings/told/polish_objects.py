"""Told words in Polish: objects right behind their verbs, and what hurts or pleases somebody.

*Zajmuję się sprzedaż*, *idę z ty*, *kocham ona*, *boli mnie głowę*, *podoba mi się te buty*, *mam brata i siostra*: the
forms are those of one case or number alone, and nothing stands between.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from lambre_core.findings.beliefs import goes_with
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.polish_nouns import DIRECT, is_plain_noun
from lambre_core.findings.told.polish_numbers import is_part_of_a_word
from lambre_core.findings.told.polish_subjects import (
    NAMES,
    PRONOUNS,
    WITH_NOMINATIVE,
    is_noun,
    is_said_of_another,
    shown_by,
)
from lambre_core.findings.told.relations import CASES_ASKED, SELF, TOLD, TWO_PREDICATES, WHAT_IT_IS, as_told
from lambre_core.findings.told.words import cases_known
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import SPEAKERS, Features, is_of_persons
from lambre_core.treebank.tree import Token

ACCUSATIVE = frozenset({"Acc"})
NOMINATIVE = frozenset({"Nom"})
NONE: frozenset[str] = frozenset()
OBJECT = "comp:obj"


def noun_behind(words: Sequence[Token]) -> Token | None:
    """The noun that some words begin with, or with its attributes."""
    noun = next((word for word in words if word.upos not in {"ADJ", "DET"}), None)
    return noun if noun is not None and is_plain_noun(noun) else None


def is_of_a_speaker(verb: Token, readings: Readings) -> bool:
    """Whether a verb can be nothing but a first or second person."""
    known = known_as(lower(verb), "VERB", readings)
    return bool(known) and all(one.feats.get("Person", frozenset({""})) <= SPEAKERS for one in known)


def governed_in(clause: Clause, readings: Readings, governors: Collection[str]) -> dict[int, Token]:
    """A noun that can be nothing but a nominative or accusative right behind a verb that governs another case, or
    behind its *się*, as its object for certain: *zajmuję się sprzedaż*. In the third person it may be who does it.

    Args:
        governors: lemmas of verbs that govern some case.
    """
    for place, verb in enumerate(clause.words[:-1]):
        rest = clause.words[place + 1 :]
        reflexive = lower(rest[0]) == "się"
        noun = noun_behind(rest[1:] if reflexive else rest)
        lemma = (verb.lemma or "").removesuffix(" się")
        lemmas = {f"{lemma} się"} if reflexive else {lemma, verb.lemma or ""}
        if verb.upos != "VERB" or noun is None or lemmas.isdisjoint(governors) or not lemma:
            continue
        cases = cases_known(noun, "NOUN", readings)
        infinitive = "Inf" in verb.feats.get("VerbForm", NONE) or "Imp" in verb.feats.get("Mood", NONE)
        told = cases == ACCUSATIVE or infinitive or is_of_a_speaker(verb, readings)
        told = told or is_no_subject(noun, verb, clause, readings)
        if cases and cases <= DIRECT and told:
            return {noun.id: as_told(noun, "NOUN", {"Case": cases & (ACCUSATIVE | NOMINATIVE)}, (verb.id, OBJECT))}
    return {}


def is_no_subject(noun: Token, verb: Token, clause: Clause, readings: Readings) -> bool:
    """Whether a noun right behind a verb in the third person goes with it in no reading, or another noun stands right
    before it that does, and is no accusative that the verb might govern: *strona używa pliki*, *sieroty potrzebują
    dom*."""
    said = [one.feats for one in known_as(lower(verb), "VERB", readings) if is_said_of_another(one.feats)]
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings) if "Nom" in one.feats.get("Case", NONE)]
    if not said or not known or any(lower(word) in {"to", "co", "kto", "ile", "nic"} for word in clause.words):
        return False
    if not any(goes_with(shown_by_features(one), other) for one in known for other in said):
        return True
    before = next((word for word in clause.words if word.id == verb.id - 1), None)
    if before is None:
        return False
    return is_who_does_it(before, verb, clause, readings) or is_in_no_other_case(before, noun, verb, clause, readings)


def is_in_no_other_case(before: Token, noun: Token, verb: Token, clause: Clause, readings: Readings) -> bool:
    """Whether a noun that opens the clause can be nothing but a nominative or accusative either, so that one of the two
    is the subject and the other is in the wrong case: *program ufa ten certyfikat*. It is the second one that agrees
    with the verb no better."""
    if any(word.upos not in {"ADJ", "DET"} for word in clause.words if word.id < before.id):
        return False
    cases = cases_known(before, "NOUN", readings) if is_noun(before) else NONE
    said = [one.feats for one in known_as(lower(verb), "VERB", readings) if is_said_of_another(one.feats)]
    known = [one.feats for one in known_as(lower(before), "NOUN", readings) if "Nom" in one.feats.get("Case", NONE)]
    agrees = any(goes_with(shown_by_features(one), other) for one in known for other in said)
    return bool(cases) and "Nom" in cases and cases <= DIRECT and agrees and noun.id > verb.id


def shown_by_features(feats: Features) -> Features:
    """What some features show of that in which verbs agree."""
    return {name: feats[name] for name in ("Gender", "Number", "Animacy") if name in feats}


def accused_in(clause: Clause, readings: Readings, governors: Collection[str]) -> dict[int, Token]:
    """A feminine that can be nothing but a nominative right behind a verb with a speaker, joined as its object:
    *oglądam telewizja*.

    Args:
        governors: lemmas of verbs that govern some case.
    """
    for verb, noun in zip(clause.words, clause.words[1:], strict=False):
        lemma = verb.lemma or ""
        if verb.upos != "VERB" or noun.id != verb.id + 1 or lemma in governors or lemma in intransitive() | OF_TYPING:
            continue
        if is_part_of_a_word(noun, clause):
            continue
        known = known_as(lower(noun), "NOUN", readings) if is_plain_noun(noun) else []
        feminine = bool(known) and all(
            one.feats.get("Case") == NOMINATIVE and "Fem" in one.feats.get("Gender", NONE) for one in known
        )
        if feminine and lower(noun).endswith("a") and is_of_a_speaker(verb, readings):
            return {noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (verb.id, CASES_ASKED["Acc"]))}
    return {}


OF_TYPING = frozenset("wpisać wpisywać napisać przeczytać wymówić".split())
"""Verbs of what is typed and read as it stands: *wpisz faktura*."""


def accused_by_another_in(clause: Clause, readings: Readings, governors: Collection[str]) -> dict[int, Token]:
    """A noun that can be nothing but a nominative and ends the clause, or stands before an adposition, right behind a
    verb with another one right before it that agrees with the verb, joined as its object: *mama gotuje zupa*, *ona
    kupiła sukienka*.

    Args:
        governors: lemmas of verbs that govern some case.
    """
    for before, verb, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        lemma, behind = verb.lemma or "", [word for word in clause.words if word.id == noun.id + 1]
        if verb.upos != "VERB" or lemma in governors or lemma in intransitive() | WITH_NOMINATIVE | OF_TYPING:
            continue
        ended = not behind and (clause.after is None or clause.after.form in {".", "!", "?"})
        if noun.id != before.id + 2 or not (ended or (behind and behind[0].upos in {"ADP", "ADV"})):
            continue
        if any(lower(word) in {"się", "to"} for word in clause.words) or is_part_of_a_word(noun, clause):
            continue
        cases = cases_known(noun, "NOUN", readings) if is_plain_noun(noun) else NONE
        if not cases or not cases <= {"Nom", "Voc"} or not is_who_does_it(before, verb, clause, readings):
            continue
        return {noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (verb.id, CASES_ASKED["Acc"]))}
    return {}


def is_who_does_it(before: Token, verb: Token, clause: Clause, readings: Readings) -> bool:
    """Whether a word that opens the clause, with attributes at most before it, is a nominative alone that agrees with
    the verb behind."""
    if any(word.upos not in {"ADJ", "ADV", "DET", "SCONJ"} for word in clause.words if word.id < before.id):
        return False
    shown = shown_as_subject(before, readings)
    known = [one.feats for one in known_as(lower(verb), "VERB", readings)]
    said = [feats for feats in known if is_said_of_another(feats)]
    return bool(shown) and len(said) == len(known) and any(goes_with(one, other) for one in shown for other in said)


def shown_as_subject(word: Token, readings: Readings) -> Sequence[Features]:
    """What a word that can be nothing but a nominative shows of that in which verbs agree; nothing for others."""
    if word.upos == "PRON" and lower(word) in PRONOUNS:
        return PRONOUNS[lower(word)]
    if word.form in NAMES:
        return (NAMES[word.form or ""],)
    cases = cases_known(word, "NOUN", readings) if is_noun(word) else NONE
    if not cases or not cases <= {"Nom", "Voc"}:
        return ()
    return [shown_by(one) for one in known_as(lower(word), "NOUN", readings) if "Nom" in one.feats.get("Case", NONE)]


# Pronouns


def pronoun_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A personal pronoun in the nominative right behind an adposition, or *ona* and the like behind a verb with a
    speaker, joined, where no noun follows: *idę z ty*, *kocham ona*."""
    for place, (before, pronoun) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        after = clause.words[place + 2] if place + 2 < len(clause.words) else None
        alone = after is None or after.upos in {"ADP", "ADV", "AUX", "PART", "VERB"}
        if not alone or pronoun.upos != "PRON" or pronoun.id != before.id + 1:
            continue
        own: Features = {"Case": NOMINATIVE}
        if before.upos == "ADP" and lower(before) in ADPOSITIONS and lower(pronoun) in SPOKEN | OTHERS:
            return {pronoun.id: as_told(pronoun, "PRON", own, (before.id, SELF))}
        if before.upos == "VERB" and lower(pronoun) in OTHERS and is_of_a_speaker(before, readings):
            return {pronoun.id: as_told(pronoun, "PRON", own, (before.id, CASES_ASKED["Acc"]))}
    return {}


ADPOSITIONS = frozenset("bez dla do od u z ze przez przy o przed nad pod w".split())
SPOKEN = frozenset("ja ty my wy".split())
OTHERS = frozenset("on ona oni one".split())


# What hurts or pleases


def felt_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """What hurts or pleases right behind who feels it, joined to the verb as its subject, if it is an accusative alone
    (*boli mnie głowę*) or a plural beside a singular (*podoba mi się te buty*)."""
    for place, verb in enumerate(clause.words[:-2]):
        behind = clause.words[place + 1 :]
        if lower(verb) not in FELT or lower(behind[0]) not in FEELING | {"się"}:
            continue
        rest = [word for word in behind if lower(word) not in FEELING | {"się", "bardzo", "nie"}]
        noun = noun_behind(rest)
        if noun is None or noun.id > verb.id + 4:
            continue
        known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
        nominatives = [feats for feats in known if "Nom" in feats.get("Case", NONE)]
        if known and all(feats.get("Case") == ACCUSATIVE for feats in known):
            return {noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE}, (verb.id, CASES_ASKED["Nom"]))}
        several = nominatives and all("Plur" in feats.get("Number", NONE) for feats in nominatives)
        if several and lower(verb) in FELT_OF_ONE:
            own: Features = {"Case": NOMINATIVE, "Number": frozenset({"Plur"})}
            return {
                noun.id: as_told(noun, "NOUN", own, (verb.id, TOLD)),
                verb.id: as_told(verb, "VERB", {"Number": frozenset({"Sing"})}, None),
            }
    return {}


FEELING = frozenset("mnie cię go nas was ich mi ci mu nam wam im".split())
FELT_OF_ONE = frozenset("boli podoba swędzi interesuje".split())
FELT = FELT_OF_ONE | frozenset("bolą podobają bolała podobała swędzą interesują".split())
"""Verbs with a subject behind who feels it."""


# Pairs


def paired_in(words: Sequence[Token], readings: Readings) -> dict[int, Token]:
    """A noun that can be nothing but a nominative behind *i* and an accusative right behind a verb, joined to that, if
    nothing but the end of the sentence follows: *mam brata i siostra*."""
    changed: dict[int, Token] = {}
    for verb, first, joint, second in zip(words, words[1:], words[2:], words[3:], strict=False):
        after = words[second.id] if second.id < len(words) else None
        ends = after is None or (after.form in {".", "!", "?"} and after.id == len(words))
        if not ends or lower(joint) not in {"i", "oraz"} or not is_of_a_speaker_or_past(verb, readings):
            continue
        if not all(map(is_plain_noun, (first, second))):
            continue
        cases = cases_known(second, "NOUN", readings)
        own = cases_known(first, "NOUN", readings)
        if cases and cases <= {"Nom", "Voc"} and "Acc" in own and "Nom" not in own:
            changed[second.id] = as_told(second, "NOUN", {"Case": NOMINATIVE}, (first.id, TWO_PREDICATES))
            changed[first.id] = as_told(first, "NOUN", {"Case": ACCUSATIVE}, (verb.id, OBJECT))
    return changed


def is_of_a_speaker_or_past(verb: Token, readings: Readings) -> bool:
    """Whether a verb, or the end of a person that is written with it, is one of a speaker."""
    if verb.upos == "AUX" and lower(verb) in {"m", "em", "am", "ś", "eś", "aś", "śmy", "ście"}:
        return True
    return verb.upos == "VERB" and is_of_a_speaker(verb, readings)


# Who somebody is


def profession_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun for a profession in the nominative behind *być* or a form of it, or behind an attribute, joined, where a
    person stands right before who is that: *mój tata jest lekarz*, *chcę być aktor*."""
    if any(lower(word) in ASKING | {"to"} for word in clause.words):
        return {}
    first = clause.words[0]
    if lower(first) in {"jestem", "jesteś"} and first.upos == "AUX" and len(clause.words) > 1:
        noun = noun_behind(clause.words[1:])
        known = noun is not None and lower(noun) in PROFESSIONS | ROLES
        if noun is not None and known and (noun.id == clause.words[-1].id or has_an_owner(clause, noun)):
            return {noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (first.id, WHAT_IT_IS))}
    for place, copula in enumerate(clause.words[1:-1], 1):
        before, noun = clause.words[place - 1], noun_behind(clause.words[place + 1 :])
        if noun is None or lower(noun) not in PROFESSIONS or lower(copula) not in COPULAS | {"być", "em", "am", "m"}:
            continue
        person = is_of_persons(before.feats) or lower(before) in {"on", "ona", "mama", "siostra", "żona", "córka"}
        subject = person and before.feats.get("Case") == NOMINATIVE
        speaks = lower(before) in BECAME and lower(copula) in {"em", "am", "m"}
        speaks_of_will = is_of_a_speaker(before, readings) or before.lemma in {"chcieć", "pragnąć", "woleć"}
        wish = lower(copula) == "być" and before.upos == "VERB" and speaks_of_will
        last = noun.id == clause.words[-1].id or behind_is_free(clause, noun)
        if last and (wish or speaks or (subject and lower(copula) in COPULAS)):
            return {
                copula.id: as_told(copula, "AUX", {}, None),
                noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (copula.id, WHAT_IT_IS)),
            }
    return {}


def has_an_owner(clause: Clause, noun: Token) -> bool:
    """Whether a genitive, or a determiner of one, or an adposition stands right behind a noun: *właściciel tego
    pliku*."""
    after = next((word for word in clause.words if word.id == noun.id + 1), None)
    if after is None or after.upos == "ADP":
        return after is not None
    return after.upos in {"ADJ", "DET", "NOUN", "PROPN"} and "Gen" in after.feats.get("Case", NONE)


def said_of_it_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun that can be nothing but a nominative right behind a copula, or behind its attributes there, with another
    one right before that opens the clause: *Warszawa jest stolica Polski*."""
    for place, copula in enumerate(clause.words[1:-1], 1):
        before, noun = clause.words[place - 1], noun_behind(clause.words[place + 1 :])
        if lower(copula) not in COPULAS or copula.upos != "AUX" or noun is None:
            continue
        if any(lower(word) in ASKING | {"to"} for word in clause.words):
            continue
        if any(word.upos not in {"ADJ", "DET", "SCONJ"} for word in clause.words if word.id < before.id):
            continue
        cases = cases_known(noun, "NOUN", readings)
        behind = next((word for word in clause.words if word.id == noun.id + 1), None)
        owned = behind is not None and behind.upos in {"NOUN", "PROPN"} and "Gen" in behind.feats.get("Case", NONE)
        ends = behind is None or behind.upos == "ADP" or owned
        if cases and cases <= {"Nom", "Voc"} and ends and shown_as_subject(before, readings):
            return {
                copula.id: as_told(copula, "AUX", {}, None),
                noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (copula.id, WHAT_IT_IS)),
            }
    return {}


def behind_is_free(clause: Clause, noun: Token) -> bool:
    """Whether no noun in the nominative follows another one."""
    after = next((word for word in clause.words if word.id == noun.id + 1), None)
    return after is not None and after.upos in {"ADP", "ADV"}


ASKING = frozenset("kto kim co czym gdzie kiedy jaki jaka który która".split())
BECAME = frozenset("został została był była".split())
COPULAS = frozenset("jest był była będzie".split())
PROFESSIONS = frozenset(
    "lekarz lekarka nauczyciel nauczycielka aktor aktorka inżynier student studentka uczeń uczennica kierowca "
    "prawnik adwokat policjant policjantka strażak żołnierz pilot kucharz kucharka kelner kelnerka fryzjer "
    "fryzjerka sprzedawca dentysta weterynarz pielęgniarka pielęgniarz dziennikarz dziennikarka pisarz pisarka "
    "malarz malarka muzyk piosenkarz piosenkarka tancerz tancerka sportowiec piłkarz trener trenerka programista "
    "programistka informatyk księgowy księgowa sekretarz sekretarka dyrektor dyrektorka kierownik kierowniczka "
    "tłumacz tłumaczka architekt rolnik ogrodnik mechanik elektryk hydraulik stolarz krawiec krawcowa piekarz "
    "rzeźnik naukowiec profesor psycholog".split()
)
"""Nouns for what somebody is by profession."""
ROLES = frozenset(
    "właściciel administrator autor członek użytkownik uczestnik gość redaktor moderator twórca odbiorca nadawca "
    "organizator klient pracownik mieszkaniec obywatel kolega przyjaciel właścicielka autorka członkini uczestniczka "
    "zwycięzca mistrz kandydat kapitan prezes szef zastępca opiekun współautor założyciel".split()
)
"""Nouns for what somebody is to others."""
