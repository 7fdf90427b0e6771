"""Told words in Czech: plurals that are surely the subject of a verb in the singular, and what is counted in digits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from lambre_core.findings.beliefs import believed
from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.counted_singles import MASSES
from lambre_core.findings.told.czech_clauses import SINGULAR, is_asking, is_past, is_plural, person_of
from lambre_core.findings.told.czech_numerals import is_direct
from lambre_core.findings.told.czech_subjects import (
    AMOUNTS,
    is_behind_an_adposition,
    may_be_subject,
    predicate_of,
)
from lambre_core.findings.told.relations import IN_DIGITS, TOLD, as_told
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Sentence, Token

PLURAL = frozenset({"Plur"})
NOMINATIVE = frozenset({"Nom"})
CALLED = frozenset({"Nom", "Voc"})
MANY: Features = {"Case": NOMINATIVE, "Number": PLURAL}


def persons_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """Men in the plural, who are in the nominative by their form alone, and the only verb of their clause behind them,
    in the singular or of women, joined, if nothing else can be its subject: *kolegové mi včera pomohl*, *programátoři
    opravily chybu*."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if len(verbs) != 1 or verbs[0].upos != "VERB" or not (is_singular(verbs[0]) or is_of_women(verbs[0])):
        return {}
    if any(lower(word) in COMPARING for word in clause.words):
        return {}
    verb = verbs[0]
    nouns = [
        word for word in clause.words if word.upos == "NOUN" and word.head == verb.id and is_surely_many(word, readings)
    ]
    if len(nouns) != 1 or nouns[0].id > verb.id or is_behind_an_adposition(nouns[0], sentence):
        return {}
    if any(may_be_subject(word, nouns[0], sentence, readings) for word in clause.words):
        return {}
    if is_of_women(verb):
        known = known_as(lower(nouns[0]), "NOUN", readings)
        men = is_of_persons(nouns[0].feats) and all(one.feats.get("Gender", MASCULINE) == MASCULINE for one in known)
        if not men or not lower(nouns[0]).endswith(("i", "é")):
            return {}
        return {
            nouns[0].id: as_told(nouns[0], "NOUN", {**MANY, "Gender": MASCULINE}, (verb.id, TOLD)),
            verb.id: as_told(verb, "VERB", {"Gender": frozenset({"Fem"})}, None),
        }
    return joined(nouns[0], verb)


MASCULINE = frozenset({"Masc"})


def is_of_women(verb: Token) -> bool:
    """Whether a verb in the past is said of women or things by its form."""
    return is_past(verb) and lower(verb).endswith("ly")


COMPARING = frozenset("jako než ani nebo či co kdo".split())


def is_singular(verb: Token) -> bool:
    """Whether a verb is in the third person singular by its form; *bydlí* is a plural, too."""
    if is_past(verb):
        return lower(verb).endswith(("l", "la"))
    return person_of(verb) == "3" and not is_plural(verb) and lower(verb).endswith(("á", "e", "ě"))


def is_surely_many(noun: Token, readings: Readings) -> bool:
    """Whether a noun can be nothing but a nominative plural."""
    known = known_as(lower(noun), "NOUN", readings)
    sure = all(one.feats.get("Case", {""}) <= CALLED and one.feats.get("Number") == PLURAL for one in known)
    return bool(known) and sure and noun.feats.get("Number") == PLURAL


def joined(noun: Token, verb: Token) -> dict[int, Token]:
    """A plural and the verb in the singular that it is the subject of."""
    own = {} if "Gender" in verb.feats else {"Number": SINGULAR}
    return {
        noun.id: as_told(noun, "NOUN", MANY, (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", own, None),
    }


def things_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """Things in the plural that the tagger takes for a nominative, before *se* and a verb in the singular, joined, if
    nothing else can be its subject: *zprávy se ukládá do složky*."""
    verb = predicate_of(clause, sentence)
    if verb is None or not verb.reflexive or not is_singular(verb.finite) or verb.finite.lemma in WITH_ANOTHER_CASE:
        return {}
    nouns = [word for word in clause.words if word.upos == "NOUN" and word.head in verb.ids and word.deprel in SUBJECTS]
    if len(nouns) != 1 or nouns[0].id > verb.finite.id or any(lower(word) in COMPARING for word in clause.words):
        return {}
    noun = nouns[0]
    if (noun.lemma or "") in measures() or is_behind_an_adposition(noun, sentence):
        return {}
    if any(RELATIVE.fullmatch(lower(word)) and noun.id < word.id < verb.finite.id for word in clause.words):
        # *Objekty na které se odkazuje*: the comma before it is missing.
        return {}
    sure = believed(noun, "Number", PLURAL) >= SURE and believed(noun, "Case", NOMINATIVE) >= RATHER
    known = [one for one in known_as(lower(noun), "NOUN", readings) if "Nom" in one.feats.get("Case", ())]
    if not sure or not known or any(one.feats.get("Number") != PLURAL for one in known):
        return {}
    others = [word for word in clause.words if not is_measure(word, sentence)]
    if any(may_be_subject(word, noun, sentence, readings) for word in others):
        return {}
    return joined(noun, verb.finite)


def behind_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """Men in the plural, who are in the nominative by their form alone, at the end of a clause behind its only verb in
    the singular, joined, if nothing else may be its subject alone: *starý zámek opravuje řemeslníci*."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if len(verbs) != 1 or verbs[0].upos != "VERB" or not is_singular(verbs[0]) or verbs[0].lemma in NAMING:
        return {}
    # They may be called by it: *jak se vede kamarádi?*
    if (clause.after is not None and clause.after.form != ".") or any(map(is_asking, clause.words)):
        return {}
    verb, noun = verbs[0], clause.words[-1]
    if noun.upos != "NOUN" or noun.id <= verb.id or not is_surely_many(noun, readings) or believed_upos(noun) < SURE:
        return {}
    if any(
        lower(word) in COMPARING or word.upos in {"ADP", "NUM", "PRON"} for word in clause.words if word.id > verb.id
    ):
        return {}
    others = [word for word in clause.words if word.upos in {"NOUN", "PRON", "PROPN"} and word.id != noun.id]
    if any(word.upos != "NOUN" for word in others if lower(word) not in {"se", "si"}):
        return {}
    # What may be an accusative may be the object, and what stands behind an adposition is no subject.
    for word in others:
        known = known_as(lower(word), "NOUN", readings) if word.upos == "NOUN" else []
        if any("Nom" in one.feats.get("Case", ()) for one in known) and not any(
            "Acc" in one.feats.get("Case", ()) for one in known
        ):
            return {}
    return joined(noun, verb)


NAMING = frozenset("být stát stávat znamenat jmenovat nazývat říkat zvát volat".split())


def containing_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun at the beginning of a clause before a verb of having or using in another number, and an object right
    behind the verb that cannot be its subject either, joined: *stránky používá soubory*, *balíček obsahují návod*. The
    verb has no two objects."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if len(verbs) != 1 or verbs[0].upos != "VERB" or verbs[0].lemma not in CONTAINING or believed_upos(verbs[0]) < SURE:
        return {}
    verb = verbs[0]
    several = is_plural(verb)
    if not (several or is_singular(verb)) or is_past(verb):
        return {}
    before = [word for word in clause.words if word.id < verb.id]
    behind = [word for word in clause.words if word.id > verb.id]
    while behind and behind[0].upos in {"ADJ", "DET", "ADV"}:
        behind = behind[1:]
    if not before or not behind or any(word.upos not in {"ADJ", "DET", "NOUN"} for word in before):
        return {}
    nouns = [word for word in before if word.upos == "NOUN"]
    if len(nouns) != 1 or nouns[0].id != before[-1].id or behind[0].upos != "NOUN":
        return {}
    first, second = nouns[0], behind[0]
    if (first.lemma or "") in measures() | AMOUNTS or (
        clause.after is not None and (clause.after.form or "") not in {".", "i", "a"}
    ):
        return {}
    number, other = (SINGULAR, PLURAL) if several else (PLURAL, SINGULAR)
    if not is_of(first, number, other, readings) or not is_of(second, number, other, readings):
        return {}
    if several and ((clause.after is not None and clause.after.upos == "CCONJ") or has_company(behind)):
        return {}
    if not several and any("Gen" in one.feats.get("Case", ()) for one in known_as(lower(second), "NOUN", readings)):
        # *Šaty má barvy khaki*
        return {}
    return {
        first.id: as_told(first, "NOUN", {"Case": NOMINATIVE, "Number": number}, (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", {"Number": other}, None),
    }


def has_company(words: Sequence[Token]) -> bool:
    """Whether somebody comes along: *auto mají otec s matkou*."""
    return any(lower(word) in {"s", "se"} for word in words)


def is_of(noun: Token, number: frozenset[str], other: frozenset[str], readings: Readings) -> bool:
    """Whether a noun may be a nominative or accusative of one number, and none of the other."""
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
    direct = [feats for feats in known if not feats.get("Case", CALLED).isdisjoint({"Nom", "Acc"})]
    return (
        bool(direct) and all(feats.get("Number") == number for feats in direct) and noun.feats.get("Number") == number
    )


CONTAINING = frozenset(
    "obsahovat používat podporovat vyžadovat mít nabízet poskytovat využívat umožňovat potřebovat zahrnovat "
    "přijímat ukazovat zobrazovat".split()
)
"""Verbs of things, with one object and nothing in the instrumental."""


def is_measure(word: Token, sentence: Sentence) -> bool:
    """Whether a word is a noun that says how long, or an attribute of one: *každý den*."""
    above = sentence.head_of(word)
    return any((one.lemma or "") in measures() for one in (word, above) if one is not None and one.upos == "NOUN")


SUBJECTS = frozenset({"subj", "subj@pass"})
RELATIVE = re.compile("kter(?:ý|á|é|ého|ému|ém|ým|ou|ých|ými)|jenž|jež|něhož|němž|níž|nichž|nimiž")
RATHER = 0.8
"""Least probability of a nominative, which taggers doubt beside a singular."""
WITH_ANOTHER_CASE = frozenset(
    "bát obávat týkat dotýkat dotknout držet účastnit zúčastnit ujmout ujímat vzdát vzdávat zbavit zbavovat zříci "
    "zříct domáhat dopustit dopouštět ptát zeptat chytit zhostit zmocnit vyvarovat lekat leknout polekat štítit "
    "zastat zabývat chlubit pochlubit stát stávat řídit živit bavit kochat tajit pyšnit prokázat zaobírat trápit "
    "inspirovat vyznačovat lišit projevit projevovat nazývat hemžit vykázat vyznamenat stravovat obklopit proslavit "
    "brodit probírat probrat prodírat prokousat proplétat".split()
)
"""Verbs with *se* and a genitive or an instrumental, which plurals may look like."""


def in_digits_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A number in digits from five on, behind a verb or an adverb, and the noun right behind that or its attribute,
    joined, if the noun is in the plural, and in no other case than those of subjects and objects: *navštívil 7 školy*,
    *máte 5 nové zprávy*."""
    for place, (before, number) in enumerate(pairwise(clause.words[:-1])):
        if MORE_THAN_FOUR.fullmatch(number.form or "") is None:
            continue
        if before.upos not in {"ADV", "AUX", "PRON", "VERB"} and DONE.fullmatch(lower(before)) is None:
            continue
        noun = clause.words[place + 2]
        if noun.upos == "ADJ" and lower(noun).endswith(DIRECT_PLURALS) and place + 3 < len(clause.words):
            noun = clause.words[place + 3]
        if (
            noun.upos != "NOUN"
            or noun.id - number.id != clause.words.index(noun) - place - 1
            or number.id != before.id + 1
            or not (noun.form or "").islower()
        ):
            continue
        known = known_as(lower(noun), "NOUN", readings)
        if any(one.lemma in MASSES for one in known):
            continue
        plurals = [one for one in known if "Plur" in one.feats.get("Number", ("Plur",))]
        # *Schváleno 12 poslanci*: they may have done it.
        by_what = DONE.fullmatch(lower(before)) is not None and not is_of_persons(noun.feats)
        if plurals and all(
            is_direct(one.feats) or (by_what and one.feats.get("Case") == INSTRUMENTAL) for one in plurals
        ):
            return {
                number.id: as_told(number, "NUM", {}, (noun.id, IN_DIGITS)),
                noun.id: as_told(noun, "NOUN", {}, (before.id, noun.deprel or "") if noun.head == number.id else None),
            }
    return {}


DONE = re.compile("(?:ne)?[a-zěščřžýáíéúůňťď]{3,}(?:[eěá]no|[iyuěa]to)")
"""Short participles in the neuter, which say what was done with how many."""
INSTRUMENTAL = frozenset({"Ins"})
DIRECT_PLURALS = ("é", "í", "á")
"""Ends of Czech adjectives as nominatives and accusatives in the plural."""
MORE_THAN_FOUR = re.compile("[5-9]|1[0-9]|[2-9][05-9]")
"""Numbers with a genitive plural; of others there are years."""
