"""Told predicates in Russian and Ukrainian: what stands beside a copula, and short neuters that a tagger takes for
adverbs beside a subject.

In *новая версия доступно* a tagger that has seen correct text alone makes an adverb of the predicate, of which no rule
says anything. But where the clause has no verb, a noun that opens it is the subject of that. And a participle right
behind *був* or *должен быть* agrees with it, whatever the subject is: *закон був підписана*, *записи должен быть
удалены*.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, clauses, lower
from lambre_core.findings.told.east_words import declined, is_plain_noun
from lambre_core.findings.told.relations import TOLD, WHAT_IT_IS, as_told
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Sentence, Token

NEUTER, NOMINATIVE, SINGULAR = frozenset({"Neut"}), frozenset({"Nom"}), frozenset({"Sing"})
AVAILABLE = re.compile("(?:не)?доступно")
BETWEEN = frozenset({"ADV", "PART"})
ATTRIBUTES = frozenset({"ADJ", "DET"})


def with_told_predicates(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such predicates as what their subjects are said to be.

    Args:
        readings: of words out of context.
    """
    if language not in {"ru", "uk"}:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(available_in(clause, readings, language))
        changed.update(predicate_in(clause, sentence, readings))
        changed.update(managed_in(clause))
        changed.update(several_are_in(clause, readings))
    return sentence.with_tokens(changed) if changed else sentence


def available_in(clause: Clause, readings: Readings, language: str) -> dict[int, Token]:
    """*Доступно* and a noun of another gender or number that opens the clause, whose genitives may stand between,
    joined: *эта функция доступно всем*."""
    if any(word.upos in {"AUX", "VERB"} and AVAILABLE.fullmatch(lower(word)) is None for word in clause.words):
        return {}
    place = next((n for n, word in enumerate(clause.words) if word.upos not in ATTRIBUTES), len(clause.words))
    said = next((n for n, word in enumerate(clause.words) if AVAILABLE.fullmatch(lower(word))), 0)
    if said <= place or (place == 0 and clause.words[0].id == 1 and not is_noun(clause.words[0])):
        return {}
    noun, predicate = clause.words[place], clause.words[said]
    predicate = replace(predicate, lemma=f"{lower(predicate)[:-1]}{'ый' if language == 'ru' else 'ий'}")
    between = clause.words[place + 1 : said]
    if not is_noun(noun) or not all(word.upos in BETWEEN or "Gen" in word.feats.get("Case", ()) for word in between):
        return {}
    told = subject_feats(noun, readings)
    if told is None:
        return {}
    return {
        noun.id: as_told(noun, "NOUN", told, (predicate.id, TOLD)),
        predicate.id: as_told(predicate, "ADJ", {"Gender": NEUTER, "Number": SINGULAR}, None),
    }


def several_are_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun that opens the sentence, whose nominative is a plural and which is spelt as the genitive of a singular,
    and an adjective in the singular behind it that ends what is said of it, joined: *умови договору прийнятна для
    нас*."""
    place = next((n for n, word in enumerate(clause.words) if word.upos not in ATTRIBUTES), len(clause.words))
    if place >= len(clause.words) or clause.words[0].id != 1 or any(word.upos in VERBS for word in clause.words):
        return {}
    noun, behind = clause.words[place], clause.words[place + 1 :]
    said = next((n for n, word in enumerate(behind) if word.upos == "ADJ" and "Nom" in cases_of(word)), None)
    if said is None or believed_upos(behind[said]) < PROBABLE or known_as(lower(behind[said]), "ADV", readings):
        return {}  # *сторінки зліва*
    if not is_noun(noun) or not all("Gen" in cases_of(word) for word in behind[:said]):
        return {}
    predicate, after = behind[said], behind[said + 1] if said + 1 < len(behind) else None
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings) if "Nom" in one.feats.get("Case", ())]
    forms = [one.feats for one in declined(predicate, readings)]
    plural = bool(known) and all(feats.get("Number") == SEVERAL["Number"] for feats in known)
    single = bool(forms) and all(feats.get("Number") == SINGULAR and "Neut" not in feats["Gender"] for feats in forms)
    direct = all(feats["Case"] <= NOMINATIVES for feats in forms)
    if not (plural and single and direct) or (after is not None and after.upos != "ADP"):
        return {}
    return {
        noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE, **SEVERAL}, (predicate.id, TOLD)),
        predicate.id: as_told(predicate, "ADJ", {"Case": NOMINATIVE, "Number": SINGULAR}, None),
    }


PROBABLE = 0.7
VERBS = frozenset({"AUX", "VERB"})
NOMINATIVES = frozenset({"Nom", "Voc"})


def cases_of(word: Token) -> frozenset[str]:
    """The cases that a tagger gives to a word."""
    return word.feats.get("Case", frozenset())


def is_noun(word: Token) -> bool:
    """Whether a word is surely a common noun, or one that opens the sentence."""
    return is_plain_noun(word) or (word.upos == "NOUN" and word.id == 1 and (word.form or "")[1:].islower())


def subject_feats(noun: Token, readings: Readings) -> Features | None:
    """Gender and number of a noun as a subject; None where it may be a neuter in the singular, or no nominative."""
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings) if "Nom" in one.feats.get("Case", ())]
    numbers = frozenset[str]().union(*(feats.get("Number", frozenset()) for feats in known))
    genders = frozenset[str]().union(*(feats.get("Gender", NEUTER) for feats in known))
    if "Nom" not in noun.feats.get("Case", ()) or numbers != SINGULAR or len(genders) != 1 or genders == NEUTER:
        return None
    return {"Case": NOMINATIVE, "Gender": genders, "Number": SINGULAR}


# What stands beside a copula


def of(gender: str) -> Features:
    """A singular of a gender."""
    return {"Gender": frozenset({gender}), "Number": SINGULAR}


ONE: Features = {"Number": SINGULAR}
SEVERAL: Features = {"Number": frozenset({"Plur"})}
COPULAS: Mapping[str, Features] = {
    **dict.fromkeys(("был", "був"), of("Masc")),
    **dict.fromkeys(("была", "була"), of("Fem")),
    **dict.fromkeys(("были", "були", "будут", "будуть"), SEVERAL),
}
"""Forms of *to be* that have a subject, with what they show of it. Neuters may have none, and so may *будет*."""
CARRYING: Mapping[str, Features] = {
    **dict.fromkeys(("должен", "повинен"), of("Masc")),
    **dict.fromkeys(("должна", "повинна"), of("Fem")),
    **dict.fromkeys(("должны", "повинні", "могут", "можуть", "мають", "мусять"), SEVERAL),
    **dict.fromkeys(("має", "мусить"), ONE),
}
"""Words before *to be* that agree with its subject."""
TO_BE = frozenset({"быть", "бути"})


def predicate_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """A participle right behind *to be*, or behind a word that *to be* completes, joined to it, if the two differ in
    gender or number: *двері був зачинені*, *рішення має бути оскаржені*."""
    for place, copula in enumerate(clause.words):
        own = COPULAS.get(lower(copula))
        behind = place + 1
        if own is None and lower(copula) in CARRYING and place + 1 < len(clause.words):
            own = CARRYING[lower(copula)] if lower(clause.words[place + 1]) in TO_BE else None
            behind += 1
        rest = [word for word in clause.words[behind : behind + 3] if lower(word) not in BEFORE_PREDICATES]
        if own is None or not rest or rest[0].id > copula.id + MOST:
            continue
        predicate, after = rest[0], rest[1] if len(rest) > 1 else None
        forms = predicative(predicate, readings)
        if not forms or any(agree(own, feats) for feats in forms) or is_of_what_follows(forms, after, readings):
            continue
        if is_seen_beside_its_subject(predicate, forms, sentence, readings):
            continue
        names = [name for name in SHOWN if all(name in feats for feats in forms)]
        told = {name: frozenset[str]().union(*(feats[name] for feats in forms)) for name in names}
        return {
            predicate.id: as_told(predicate, predicate.upos, told, (copula.id, WHAT_IT_IS)),
            copula.id: as_told(copula, copula.upos, own, None),
        }
    return {}


BEFORE_PREDICATES = frozenset("не ні вже уже ще ещё еще також тоже теж знову снова автоматически автоматично".split())
MOST = 4


def predicative(word: Token, readings: Readings) -> Sequence[Features]:
    """Gender and number of a participle as a predicate; nothing where it may be in another case."""
    if word.upos not in {"ADJ", "VERB"} or "VerbForm" not in word.feats or "Part" not in word.feats["VerbForm"]:
        return ()
    known = known_as(lower(word), word.upos, readings) or readings(word)
    found = [one.feats for one in known if is_participle(one)]
    if any(feats.get("Case", NOMINATIVE).isdisjoint(AS_SUBJECTS) for feats in found):
        return ()
    plain = ({name: feats[name] for name in SHOWN if name in feats} for feats in found)
    return [feats if feats.get("Number") == SINGULAR else SEVERAL for feats in plain if "Number" in feats]


def is_seen_beside_its_subject(
    predicate: Token, forms: Sequence[Features], sentence: Sentence, readings: Readings
) -> bool:
    """Whether a predicate is joined to its subject, with which it does not agree, so that other rules see it."""
    subject = sentence.head_of(predicate)
    if subject is None or subject.upos not in {"NOUN", "PROPN"} or not (predicate.deprel or "").startswith("comp:pred"):
        return False
    shown = [{name: one.feats[name] for name in SHOWN if name in one.feats} for one in readings(subject)]
    return not any(agree(one, other) for one in forms for other in shown)


SHOWN = ("Gender", "Number")


def is_participle(reading: Reading) -> bool:
    """Whether a reading is that of a participle or of an adjective."""
    return reading.upos in {"ADJ", "VERB"} and "Fin" not in reading.feats.get("VerbForm", ())


AS_SUBJECTS = frozenset({"Nom", "Voc", "Acc"})


def is_of_what_follows(forms: Sequence[Features], after: Token | None, readings: Readings) -> bool:
    """Whether what stands behind a participle may be the subject with which that agrees: *був підписана угода*."""
    if after is None or after.upos not in {"NOUN", "PROPN", "ADJ", "DET", "NUM", "X"}:
        return False
    known = [one.feats for one in readings(after) if "Nom" in one.feats.get("Case", {"Nom"})]
    shown = [{name: feats[name] for name in SHOWN if name in feats} for feats in known]
    return any(agree(one, other) for one in forms for other in shown)


# What nobody does

MANAGED = re.compile(
    "(?:в|у)да(?:вся|лася|лась|лися|лись|лся)|довел(?:ася|ась|ися|ись)|довівся|доводил(?:ася|ась|ися|ись)|"
    "приш(?:лась|лись|елся)|приходил(?:ась|ись|ся)|захотіл(?:ася|ась|ися|ись)|захотел(?:ась|ись)"
)
"""Pasts of verbs that have an infinitive and no subject, as if they had one."""


def managed_in(clause: Clause) -> dict[int, Token]:
    """Such a past and the infinitive right behind it, with at most a pronoun between, joined: *не вдалася відкрити*,
    *пришлась мне ждать*."""
    for place, verb in enumerate(clause.words):
        if MANAGED.fullmatch(lower(verb)) is None or verb.upos != "VERB":
            continue
        rest = [word for word in clause.words[place + 1 : place + 3] if word.feats.get("Case") != TO_WHOM]
        done = rest[0] if rest else None
        if done is None or done.upos not in {"AUX", "VERB"} or "Inf" not in done.feats.get("VerbForm", ()):
            continue
        shown = {name: verb.feats[name] for name in SHOWN if name in verb.feats}
        return {
            done.id: as_told(done, "VERB", {}, (verb.id, TOLD)),
            verb.id: as_told(verb, "VERB", shown, None),
        }
    return {}


TO_WHOM = frozenset({"Dat"})
