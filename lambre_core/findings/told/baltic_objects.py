"""Told phrases in Lithuanian and Latvian: nominatives where a verb or an adposition before leaves room for an object
alone."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.baltic_subjects import subject_place
from lambre_core.findings.told.baltic_words import (
    ACCUSATIVE,
    FEMININE,
    LATVIAN,
    LITHUANIAN,
    NOMINATIVE,
    OWNERS,
    SINGULAR,
    STOPS,
    SUFFIXED,
    THIRD,
    after,
    before,
    is_alone,
    is_finite,
    is_named,
    noun_options,
    opens_freely,
    persons_shown,
    predicate_shows,
)
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.latvian import ASKING as LATVIAN_ASKING
from lambre_core.findings.told.latvian import ORDER as LATVIAN_ORDER
from lambre_core.findings.told.latvian import PERSONS as LATVIAN_PERSONS
from lambre_core.findings.told.latvian import TIMES as LATVIAN_TIMES
from lambre_core.findings.told.latvian import TRANSITIVE as LATVIAN_TRANSITIVE
from lambre_core.findings.told.latvian import WRITING, is_surely_nominative, noun_behind
from lambre_core.findings.told.lithuanian import ASKING as LITHUANIAN_ASKING
from lambre_core.findings.told.lithuanian import PERSONS as LITHUANIAN_PERSONS
from lambre_core.findings.told.lithuanian import TIMES as LITHUANIAN_TIMES
from lambre_core.findings.told.lithuanian import TRANSITIVE as LITHUANIAN_TRANSITIVE
from lambre_core.findings.told.relations import ATTRIBUTE, CASES_ASKED, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

Found = Mapping[int, Token]

ASKING = {LITHUANIAN: LITHUANIAN_ASKING, LATVIAN: LATVIAN_ASKING}
PERSONS = {LITHUANIAN: LITHUANIAN_PERSONS, LATVIAN: LATVIAN_PERSONS}
TIMES = {LITHUANIAN: LITHUANIAN_TIMES, LATVIAN: LATVIAN_TIMES}
TRANSITIVE = {LITHUANIAN: LITHUANIAN_TRANSITIVE, LATVIAN: LATVIAN_TRANSITIVE}

# Attributes of objects

ORDER = {LITHUANIAN: re.compile("kit(?:e|ės)$"), LATVIAN: LATVIAN_ORDER}
"""Ends of imperatives of several, who are no nominative behind them."""
AS_SUBJECTS = {
    LITHUANIAN: re.compile("(?:[^i]as|is|ys|us|a|ė)$"),
    LATVIAN: re.compile("(?:[^aeāēīou]s|š|ais|[^t]a|[^šs]ā)$"),
}
"""Ends of attributes in the nominative of the singular; Lithuanian *-as* and *-us* are plurals, too."""
AS_OBJECTS = {LITHUANIAN: re.compile("[ąęį]$"), LATVIAN: re.compile("[iu]$")}
"""Ends of nouns in the accusative of the singular."""


def attribute_of_object_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """An attribute in the nominative right behind a verb that has an object and no subject behind it, or behind other
    attributes there, and the accusative that ends its phrase, with nothing but genitives between, joined: *ievadiet
    derīgs e-pasta adresi*, *atsisiųskite naujausia versiją*, *nepavyko rasti nurodytas failą*, *es pirku skaists
    sarkanu kleitu*."""
    for place, verb in enumerate(clause.words[:-2]):
        alone = has_object_alone(verb, sentence, language) or speaks(verb, language)
        if not (alone or has_its_subject(clause, place, sentence, readings, language)):
            continue
        rest = clause.words[place + 1 : place + 2 + FURTHEST]
        noun = next((one for one in rest if not is_genitive(one) and one.upos not in {"ADJ", "DET", "VERB"}), None)
        if noun is None or not is_object(noun, sentence, language) or noun.id - verb.id > FURTHEST + 1:
            continue
        inner = [one for one in rest if one.id < noun.id]
        word = next((one for one in inner if is_bare_attribute(one, readings, language)), None)
        if word is not None and not alone and ADJUNCT.search(lower(word)) is not None:
            continue  # *jis parašė susijaudinęs laišką*
        if word is None or any(is_genitive(one) for one in inner if one.id < word.id):
            continue
        if any(is_genitive(one) for one in inner) and lower(word).endswith("a"):
            continue  # *jauna lietotāja paroli*
        shown = ("Masc", "Sing") if lower(word).endswith("ais") else predicate_shows(word, language)
        if lower(word).endswith("ā"):
            shown = ("Fem", "Sing") if word.id + 1 == noun.id else None
        if shown is None:
            continue
        own: Features = {"Gender": frozenset({shown[0]}), "Number": frozenset({shown[1]}), "Case": NOMINATIVE}
        if SUPERLATIVE.search(lower(word)) is not None:
            word = replace(word, feats={})  # of which the tagger makes participles
        return {
            word.id: as_told(word, "ADJ", own, (noun.id, ATTRIBUTE)),
            noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE}, None),
        }
    return {}


ADJUNCT = re.compile("(?:ęs|usi|dama?s?|is|ies|vien(?:as|a|s)|pats|pati|vis(?:as|a|s))$")
"""Ends of what may be said of a subject behind its verb."""


def has_its_subject(clause: Clause, place: int, sentence: Sentence, readings: Readings, language: str) -> bool:
    """Whether a finite verb with an object has its subject right before it, at the beginning of a clause."""
    verb = clause.words[place]
    if not opens_freely(clause, sentence, language) or not is_finite(verb):
        return False
    found = subject_place(clause, readings, language)
    return found is not None and found + 1 == place and TRANSITIVE[language].match(lower(verb)) is not None


def speaks(verb: Token, language: str) -> bool:
    """Whether a finite verb with an object shows that somebody who speaks or is spoken to does it."""
    shown = persons_shown(verb, language)
    return (
        is_finite(verb) and bool(shown) and THIRD not in shown and TRANSITIVE[language].match(lower(verb)) is not None
    )


SUPERLATIVE = re.compile("aus(?:ias|ia)$")

FURTHEST = 3
"""So far behind an attribute its noun may stand."""


def has_object_alone(verb: Token, sentence: Sentence, language: str) -> bool:
    """Whether a verb is an imperative of several that opens its clause, or the infinitive of a verb with an object that
    opens the sentence, or stands right behind a word that asks for one."""
    previous = before(verb, sentence)
    if ORDER[language].search(lower(verb)) is not None:
        opens = previous is None or previous.upos in {"PUNCT", "CCONJ", "INTJ", "PART"}
        return opens and verb.upos == "VERB" and WRITING.match(lower(verb)) is None
    infinitive = "Inf" in verb.feats.get("VerbForm", ()) and TRANSITIVE[language].match(lower(verb)) is not None
    # *Redaguoti pagrindinė informaciją*: what a button does
    return infinitive and (previous is None or ASKING[language].fullmatch(lower(previous)) is not None)


def is_bare_attribute(word: Token, readings: Readings, language: str) -> bool:
    """Whether a word is an adjective or participle in small letters that ends as a nominative of the singular."""
    form = lower(word)
    kind = word.upos in {"ADJ", "VERB"} and "Inf" not in word.feats.get("VerbForm", ()) and not is_finite(word)
    small = (word.form or "").islower() and (word.form or "").isalpha()
    if language == LATVIAN and word.feats.get("Case") != NOMINATIVE and not form.endswith("ā"):
        return False
    if language == LITHUANIAN and form in NEUTERS:
        return False
    return kind and small and AS_SUBJECTS[language].search(form) is not None and not known_as(form, "NOUN", readings)


NEUTERS = frozenset("būtina galima verta reikalinga".split())


def is_genitive(word: Token) -> bool:
    """Whether a noun is a genitive to the tagger, as it stands between an attribute and its noun; *instalēšana* is
    none."""
    genitive = word.upos in {"NOUN", "PROPN"} and word.feats.get("Case") == GENITIVES
    return genitive and not lower(word).endswith("šana")


GENITIVES = frozenset({"Gen"})


def is_object(noun: Token, sentence: Sentence, language: str) -> bool:
    """Whether a noun is an accusative by its end that ends its phrase, and says nothing of time."""
    plain = noun.upos == "NOUN" and (noun.form or "").islower() and noun.feats.get("Case") == ACCUSATIVE
    timed = TIMES[language].match(lower(noun)) is not None
    ends = AS_OBJECTS[language].search(lower(noun)) is not None and is_alone(after(noun, sentence))
    return plain and ends and not timed


# Objects of orders


def ordered_object_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A nominative that ends its phrase behind an imperative of several, or an infinitive that is asked for, with
    nothing but genitives and owners between, joined as its object: *norādiet faila nosaukums*, *patikrinkite savo
    interneto ryšys*, *pasirinkite kalba iš sąrašo*."""
    for place, verb in enumerate(clause.words[:-1]):
        if not has_object_alone(verb, sentence, language):
            continue
        strict = STRICT.fullmatch(lower(verb)) is not None
        rest = (
            one
            for one in clause.words[place + 1 :]
            if not (is_genitive(one) or lower(one) in OWNERS | OWN or (strict and is_direct(one, readings)))
        )
        noun = next(rest, None)
        if noun is None or noun.upos != "NOUN" or not (noun.form or "").islower() or noun.id - verb.id > FURTHEST:
            continue
        between = clause.words[place + 1 : clause.words.index(noun)]
        apart = bool(between) and all((one.form or "").islower() for one in between)  # *palaidiet Vadības panelis*
        person = PERSONS[language].match(lower(noun)) is not None
        made = language == "lt" and lower(verb).endswith("ti") and lower(noun).endswith("ai")
        if made and MADE.search(lower(verb)) is not None:
            continue  # *atnaujinti tikslai*: what was renewed
        if person or lower(noun).endswith(DOING) or not is_alone(after(noun, sentence)):
            continue
        if (apart and is_nothing_but_nominative(noun, readings, language)) or (
            strict and is_no_accusative(noun, readings)
        ):
            return {
                noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (verb.id, CASES_ASKED["Acc"])),
                verb.id: as_told(verb, "VERB", {}, None),
            }
    return {}


def is_direct(word: Token, readings: Readings) -> bool:
    """Whether a Lithuanian adjective before a noun is known as a nominative, and as no accusative."""
    known = [one.feats.get("Case", frozenset()) for one in known_as(lower(word), "ADJ", readings)]
    cases = frozenset[str]().union(*known)
    return word.upos == "ADJ" and (word.form or "").islower() and "Nom" in cases and "Acc" not in cases


MADE = re.compile("[aiouy](?:n|s)?ti$")
"""How Lithuanian infinitives end that are passive participles in the plural as well."""

DOING = ("imas", "ymas")
"""Ends of Lithuanian nouns of actions, which labels are."""
STRICT = re.compile(
    "(?:pasirink|įvesk|nurodyk|atidaryk|atverk|uždaryk|ištrink|įkelk|išsaugok|patikrink|peržiūrėk|pakeisk|naudok|įdiek|"
    "atnaujink|sukurk|pridėk|pašalink|atsisiųsk|redaguok|atnešk|nupirk|perskaityk|parašyk)ite"
)
"""Lithuanian imperatives beside which no means stands."""


def is_no_accusative(noun: Token, readings: Readings) -> bool:
    """Whether a Lithuanian noun that is known is a nominative and no accusative in all that is known of it."""
    if SUFFIXED.search(lower(noun)) is not None:
        return True
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
    cases = frozenset[str]().union(*(one.get("Case", frozenset()) for one in known))
    return "Nom" in cases and cases <= {"Nom", "Ins", "Voc"} and noun.feats.get("Case") == NOMINATIVE


# Objects of forms without a person


def object_of_form_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A nominative that ends its phrase right behind a form of a verb with an object that has no person, joined:
    *kļūda, lasot fails*, *lai izveidotu mape*, *klaida skaitant failas*."""
    for place, verb in enumerate(clause.words[:-1]):
        if not is_without_person(verb, clause, place, language) or TRANSITIVE[language].match(lower(verb)) is None:
            continue
        noun = noun_behind(verb, sentence)
        if noun is None or PERSONS[language].match(lower(noun)) is not None or not is_alone(after(noun, sentence)):
            continue
        known = language == LITHUANIAN and is_nothing_but_nominative(noun, readings, language)
        if known or (language == LATVIAN and is_surely_nominative(noun, sentence)):
            return {
                noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (verb.id, CASES_ASKED["Acc"])),
                verb.id: as_told(verb, "VERB", {}, None),
            }
    return {}


def is_without_person(verb: Token, clause: Clause, place: int, language: str) -> bool:
    """Whether a verb is a gerund, or a Latvian conditional right behind *lai*."""
    form = lower(verb)
    if verb.upos != "VERB":
        return False
    if language == LATVIAN:
        wished = place == 1 and lower(clause.words[0]) == "lai" and form.endswith("tu")
        return wished or form.endswith("ot")
    return form.endswith(("ant", "int"))


def is_nothing_but_nominative(noun: Token, readings: Readings, language: str) -> bool:
    """Whether a noun is a nominative of the singular in all that is known of it. Latvian nouns that nobody knows may be
    something else but for those in *-s*, *-š* and *-šana*."""
    cases = frozenset[str]().union(*(one.get("Case", frozenset()) for one in noun_options(noun, readings)))
    if language == LITHUANIAN:
        return bool(known_as(lower(noun), "NOUN", readings)) and cases - {"Voc"} == NOMINATIVE
    if ACTIONS.search(lower(noun)) is not None:
        return True
    plain = noun.feats.get("Case") == NOMINATIVE and noun.feats.get("Number") == SINGULAR
    return plain and believed_upos(noun) >= SURE and LATVIAN_NOMINATIVE.search(lower(noun)) is not None


ACTIONS = re.compile("(?:šan|[^b]īb|cij|tūr)a$")
"""Ends of Latvian feminines in the nominative that no masculine has in the genitive."""
LATVIAN_NOMINATIVE = re.compile("(?:[^aeāēīouū]s|š)$")
"""Ends of Latvian nouns that few other cases than the nominative have."""

# What adpositions govern

TAKEN = {
    LITHUANIAN: {
        **dict.fromkeys("be iš nuo dėl prie ant po iki tarp virš vietoj".split(), "Gen"),
        **dict.fromkeys("į apie per prieš pagal už".split(), "Acc"),
        **dict.fromkeys(["su"], "Ins"),
    },
    LATVIAN: {
        **dict.fromkeys("no bez pie pēc pirms kopš aiz virs zem".split(), "Gen"),
        **dict.fromkeys("ar par caur pret starp uz".split(), "Acc"),
    },
}
"""Adpositions and the case that they take, of several the most frequent one."""
OPENERS = frozenset({"pirms", "kopš", "iki"})
"""Those that open clauses, too."""


def governed_nominative_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A noun that can be nothing but a nominative, at the end of its phrase behind an adposition and no more than
    genitives, joined: *bez interneta savienojums*, *pēc instalēšana restartējiet*, *prie savo paskyra*."""
    for place, adposition in enumerate(clause.words[:-1]):
        case = TAKEN[language].get(lower(adposition))
        if case is None or adposition.upos != "ADP":
            continue
        rest = (one for one in clause.words[place + 1 :] if not (is_genitive(one) or lower(one) in OWNERS | OWN))
        noun = next(rest, None)
        if noun is None or noun.id - adposition.id > FURTHEST or is_named(noun):
            continue
        # *Dėl klaida programa užsidarė*: no nominative stands right behind an adposition.
        if not ends_phrase(noun, sentence) and not (language == LITHUANIAN and noun.id == adposition.id + 1):
            continue
        later = [one for one in rest if is_finite(one)]
        if lower(adposition) in OPENERS and later and ORDER[language].search(lower(later[0])) is None:
            continue  # *pirms instalēšana ir pabeigta*
        if noun.upos not in {"NOUN", "ADJ", "VERB"} or not is_never(case, noun, adposition, readings, language):
            continue
        if is_seen(noun, adposition, sentence) or is_perhaps_subject(noun, adposition, clause, language):
            continue
        if noun.upos != "NOUN":
            # Of *paskyra* the tagger makes a participle.
            (first, *_) = known_as(lower(noun), "NOUN", readings)
            noun = replace(noun, lemma=first.lemma, feats={k: v for k, v in first.feats.items() if k != "Case"})
        if lower(noun).endswith("šana"):
            noun = replace(noun, feats={**noun.feats, "Gender": FEMININE, "Number": SINGULAR})
        return {
            adposition.id: as_told(adposition, "ADP", {}, None),
            noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (adposition.id, CASES_ASKED[case])),
        }
    return {}


OWN = frozenset({"savo", "savu", "savas"})


def is_seen(noun: Token, adposition: Token, sentence: Sentence) -> bool:
    """Whether tagger and parser see what is wrong, with nothing beside it that may raise doubts, as a Latvian owner
    does."""
    owned = lower(sentence.tokens[noun.id - 2]) in OWNERS and lower(adposition) not in TAKEN[LATVIAN]
    near = noun.id == adposition.id + 1 or owned
    behind = after(noun, sentence)
    ends = behind is None or behind.form in STOPS
    return near and ends and noun.head == adposition.id and noun.upos == "NOUN" and noun.feats.get("Case") == NOMINATIVE


def is_perhaps_subject(noun: Token, adposition: Token, clause: Clause, language: str) -> bool:
    """Whether a nominative behind an adposition and genitives, one of which may be all that is governed, may be the
    subject: *pēc noklusējuma žurnāls tiks rādīts*; not where another one stands before, or an imperative."""
    if noun.id == adposition.id + 1 or lower(before_in(clause, noun)) in OWNERS | OWN:
        return False
    earlier = [word for word in clause.words if word.id < adposition.id]
    subject = any(word.upos in {"NOUN", "PRON"} and word.feats.get("Case") == NOMINATIVE for word in earlier)
    ordered = any(
        ORDER[language].search(lower(word)) is not None or "Inf" in word.feats.get("VerbForm", ()) for word in earlier
    )
    later = any(is_finite(word) for word in clause.words if word.id > noun.id)
    return later or not (subject or ordered)


def before_in(clause: Clause, noun: Token) -> Token:
    """The word of a clause before a noun, or that."""
    return next((word for word in clause.words if word.id == noun.id - 1), noun)


def ends_phrase(noun: Token, sentence: Sentence) -> bool:
    """Whether nothing behind a noun may be what it belongs to; behind a phrase that opens the sentence a verb may
    follow."""
    behind = after(noun, sentence)
    return is_alone(behind) or (behind is not None and is_finite(behind))


def is_never(case: str, noun: Token, adposition: Token, readings: Readings, language: str) -> bool:
    """Whether a noun behind an adposition has its case in nothing that is known of it, and may be a nominative."""
    if language == LATVIAN:
        return noun.upos == "NOUN" and is_nothing_but_nominative(noun, readings, language)
    known: Sequence[Features] = [one.feats for one in known_as(lower(noun), "NOUN", readings)]
    cases = frozenset[str]().union(*(one.get("Case", frozenset()) for one in known))
    alone = noun.upos == "NOUN" or not known_as(lower(noun), "ADJ", readings)
    if lower(adposition) == "po" and "Ins" in cases:
        return False  # *po ranka*
    return alone and "Nom" in cases and cases <= {"Nom", "Voc", "Ins"} and case not in cases
