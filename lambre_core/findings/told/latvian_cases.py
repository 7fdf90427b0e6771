"""Told words in Latvian: nouns in a case that the verb or adposition beside them never takes, at the end of their
phrase."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise

from lambre_core.findings.readings import Readings
from lambre_core.findings.told.baltic_subjects import subject_place
from lambre_core.findings.told.baltic_words import (
    ACCUSATIVE,
    DATIVE,
    LATVIAN,
    NOMINATIVE,
    PLURAL,
    SINGULAR,
    THIRD,
    after,
    before,
    is_alone,
    is_finite,
    opens_freely,
    persons_shown,
)
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.latvian import (
    ABSTRACT,
    DATIVES,
    DUE,
    PERSONS,
    TIMES,
    TRANSITIVE,
    is_closed,
    is_idle,
    is_no_genitive,
    is_plain,
    is_reflexive,
    is_surely_nominative,
    joined,
    noun_behind,
)
from lambre_core.findings.told.relations import TOLD_OBLIQUE, as_told
from lambre_core.treebank.tree import Sentence, Token

Found = Mapping[int, Token]


def cases_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """What is told of cases in a Latvian clause."""
    changed: dict[int, Token] = {}
    changed.update(dative_verb_in(clause, sentence))
    changed.update(lacking_in(clause, sentence))
    changed.update(liked_in(clause, sentence))
    changed.update(object_in(clause, sentence, readings))
    changed.update(brought_in(clause, sentence))
    changed.update(due_before_in(clause))
    changed.update(absent_in(clause, sentence))
    changed.update(single_dative_in(clause, sentence))
    changed.update(reason_in(clause))
    return changed


# Verbs

OF_DATIVES = re.compile(
    "(?:ne)?(?:atbilst|atbilda|atbildīs|atbilstu|atbildu?|sek(?:o|oju|ojam|ojiet|oja|ot|os)|pieder(?:ēja|ēs|am)?|"
    "kaitē(?:ja|s|t)?|uztic(?:as|os|amies|ieties|ējās|ēties)|(?:pa|iz)?palīdz(?:u|am|ēja|ēs|ēt|iet)?|"
    "tic(?:u|am|at|ēja|iet|ēt)?|pievienojieties|pretoj(?:as|ās))"
)
"""Forms of verbs that govern a dative and have no object in the accusative: *atbilst, sekot, piederēt, ticēt*."""
SURELY_ACCUSATIVE = re.compile("(?:us|[^aeiou]u)$")


def dative_verb_in(clause: Clause, sentence: Sentence) -> Found:
    """A noun in the accusative that ends its phrase behind a verb of the dative, or behind one attribute there, joined:
    *cilvēki netic politiķus*, *sekojiet norādījumus*; a feminine plural, which may be a nominative, where the subject
    stands before (*dokuments atbilst prasības*)."""
    for verb in clause.words:
        if OF_DATIVES.fullmatch(lower(verb)) is None or verb.upos != "VERB" or "Inf" in verb.feats.get("VerbForm", ()):
            continue
        noun = noun_behind(verb, sentence)
        if noun is None or noun.feats.get("Case") != ACCUSATIVE or not is_closed(after(noun, sentence)):
            continue
        between = noun.id > verb.id + 1
        surely = SURELY_ACCUSATIVE.search(lower(noun)) is not None
        several = lower(noun).endswith(("as", "es", "is")) and (has_subject(verb, sentence) or speaks(verb))
        if TIMES.match(lower(noun)) is None and (surely or several or (between and lower(noun).endswith("i"))):
            return joined(noun, verb, "Dat")
    return {}


def has_subject(verb: Token, sentence: Sentence) -> bool:
    """Whether a noun or pronoun in the nominative stands right before a verb."""
    word = before(verb, sentence)
    return word is not None and word.upos in {"NOUN", "PRON"} and word.feats.get("Case") == NOMINATIVE


def speaks(verb: Token) -> bool:
    """Whether a verb shows that somebody who speaks or is spoken to does it."""
    shown = persons_shown(verb, LATVIAN)
    return bool(shown) and THIRD not in shown


LACKING = re.compile("(?:pie)?trūk(?:st|s|a)")


def lacking_in(clause: Clause, sentence: Sentence) -> Found:
    """What somebody lacks, in the nominative at the end of its phrase: *mums trūkst nauda*."""
    for owner, verb in pairwise(clause.words):
        owns = lower(owner) in DATIVES or (owner.upos == "NOUN" and owner.feats.get("Case") == DATIVE)
        noun = after(verb, sentence)
        if LACKING.fullmatch(lower(verb)) is None or not owns or noun is None or not is_plain(noun):
            continue
        if is_no_genitive(noun) and noun.feats.get("Number") == SINGULAR and is_alone(after(noun, sentence)):
            return joined(noun, verb, "Gen")
    return {}


LIKING = re.compile("(?:ne)?(?:patīk|patika|garšo|garšoja|sāp|interesē)")


def liked_in(clause: Clause, sentence: Sentence) -> Found:
    """What somebody likes, in the accusative at the end of the sentence: *man patīk klasisko mūziku*, *viņam negaršo
    kafiju*."""
    for owner, verb in pairwise(clause.words):
        noun = noun_behind(verb, sentence) if LIKING.fullmatch(lower(verb)) is not None else None
        if noun is None or lower(owner) not in DATIVES or not is_closed(after(noun, sentence)):
            continue
        single = noun.feats.get("Case") == ACCUSATIVE and noun.feats.get("Number") == SINGULAR
        if single and lower(noun).endswith("u"):
            return joined(noun, verb, "Nom")
    return {}


def object_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """A masculine in the nominative singular that ends the sentence right behind a verb with an object, or behind one
    attribute there, where the subject stands right before the verb and opens the sentence: *programma atver izvēlētais
    fails*."""
    place = subject_place(clause, readings, LATVIAN) if opens_freely(clause, sentence, LATVIAN) else None
    if clause.words[0].id == 1 and clause.words[0].upos == "PROPN":
        place = 0  # with a capital nobody may know it
    if place is None or place + 2 >= len(clause.words) or clause.words[0].id != 1:
        return {}
    subject, verb = clause.words[place : place + 2]
    taking = TRANSITIVE.match(lower(verb)) is not None and not is_reflexive(verb) and not is_idle(verb)
    if not taking or verb.id != subject.id + 1 or not is_finite(verb) or subject.feats.get("Case") != NOMINATIVE:
        return {}
    noun = noun_behind(verb, sentence)
    if noun is None or not is_surely_nominative(noun, sentence) or not is_closed(after(noun, sentence)):
        return {}
    if MASCULINE.search(lower(noun)) is None or noun.feats.get("Number") != SINGULAR or PERSONS.match(lower(noun)):
        return {}
    return joined(noun, verb, "Acc")


MASCULINE = re.compile("(?:[^aeāēīū]s|š|ājs)$")
"""Ends of Latvian masculines in the nominative."""

GIVING = re.compile("(?:at|ie|pa)?(?:nes|dod|sniedz|rādi|pērc)|nopērc|parādi|aizdod|atsūti")


def brought_in(clause: Clause, sentence: Sentence) -> Found:
    """What is asked for, in the nominative at the end of the sentence behind an imperative and *me* or *us*: *atnes man
    krēsls*."""
    if len(clause.words) < THREE or clause.words[0].id != 1:
        return {}
    verb, receiver = clause.words[:2]
    if GIVING.fullmatch(lower(verb)) is None or lower(receiver) not in {"man", "mums"} or verb.upos != "VERB":
        return {}
    noun = noun_behind(receiver, sentence)
    if noun is None or not is_surely_nominative(noun, sentence) or not is_closed(after(noun, sentence)):
        return {}
    single = MASCULINE.search(lower(noun)) is not None and noun.feats.get("Number") == SINGULAR
    return joined(noun, verb, "Acc") if single and PERSONS.match(lower(noun)) is None else {}


THREE = 3


def due_before_in(clause: Clause) -> Found:
    """What is to be done, in the accusative with which a sentence begins, right before the verb that says so, or before
    *ir* and that: *uzdevumu ir jāizpilda*; not where an infinitive may have it as its object."""
    noun, rest = clause.words[0], clause.words[1:]
    verb = next((word for word in rest[:2] if lower(word) not in {"ir", "bija", "būs"}), None)
    if noun.id != 1 or verb is None or DUE.fullmatch(lower(verb)) is None or verb.upos not in {"AUX", "VERB"}:
        return {}
    single = noun.feats.get("Case") == ACCUSATIVE and noun.feats.get("Number") == SINGULAR
    timed = TIMES.match(lower(noun)) is not None or is_reflexive(verb)
    inner = any("Inf" in word.feats.get("VerbForm", ()) for word in clause.words)
    if noun.upos != "NOUN" or not single or timed or inner or not lower(noun).endswith("u"):
        return {}
    return joined(noun, verb, "Nom")


def absent_in(clause: Clause, sentence: Sentence) -> Found:
    """What there is not somewhere, in the nominative at the end of the sentence: *šajā mapē nav faili*."""
    for place, verb, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        located = place.feats.get("Case") == frozenset({"Loc"}) and place.upos == "NOUN"
        if not located or lower(verb) not in {"nav", "nebija", "nebūs"} or noun.id != place.id + 2:
            continue
        several = noun.feats.get("Number") == PLURAL and lower(noun).endswith("i")
        plain = is_plain(noun) and is_no_genitive(noun) and PERSONS.match(lower(noun)) is None
        if plain and (several or ABSTRACT.search(lower(noun))) and is_closed(after(noun, sentence)):
            return joined(noun, verb, "Gen")
    return {}


# Adpositions

OF_GENITIVES = frozenset("no bez pie kopš aiz virs zem pirms".split())
SINGLE_DATIVE = re.compile("(?:[^š]am|im|ai|ei|ij)$")
"""Ends of datives in the singular, but for those of pronouns."""


def single_dative_in(clause: Clause, sentence: Sentence) -> Found:
    """A noun in the dative singular at the end of its phrase right behind an adposition, which takes that of plurals
    alone: *kopš pirmdienai*, *pirms gadam*."""
    for adposition, noun in pairwise(clause.words):
        if lower(adposition) not in OF_GENITIVES or adposition.upos != "ADP" or noun.id != adposition.id + 1:
            continue
        single = noun.feats.get("Case") == DATIVE and noun.feats.get("Number") == SINGULAR
        behind = after(noun, sentence)
        ends = behind is None or behind.form in {".", "!", "?", ","}
        if is_plain(noun) and single and ends and SINGLE_DATIVE.search(lower(noun)) is not None:
            return as_governed(noun, adposition)
    return {}


def reason_in(clause: Clause) -> Found:
    """A noun in the dative right before *dēļ*, which takes the genitive of plurals, too: *laikapstākļiem dēļ*."""
    for noun, adposition in pairwise(clause.words):
        behind = clause.words[-1] is adposition or clause.words[clause.words.index(adposition) + 1].upos != "NOUN"
        if lower(adposition) != "dēļ" or noun.id != adposition.id - 1 or not is_plain(noun) or not behind:
            continue
        if noun.feats.get("Case") == DATIVE and lower(noun).endswith(("iem", "ām", "ēm", "am", "im", "ai", "ei")):
            return as_governed(noun, adposition)
        last = clause.words[-1] is adposition and noun.feats.get("Number") == SINGULAR
        if last and noun.feats.get("Case") == NOMINATIVE and ABSTRACT.search(lower(noun)) is not None:
            return as_governed(noun, adposition)  # *neuzmanība dēļ*
    return {}


def as_governed(noun: Token, adposition: Token) -> Found:
    """A noun joined to an adposition that asks for the genitive."""
    own = {"Case": noun.feats["Case"], "Number": noun.feats.get("Number", PLURAL)}
    return {
        adposition.id: as_told(adposition, "ADP", {}, None),
        noun.id: as_told(noun, "NOUN", own, (adposition.id, TOLD_OBLIQUE)),
    }
