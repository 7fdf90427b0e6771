"""Told phrases in Lithuanian: what is needed, superlatives, *kai kurie*, what adpositions govern behind attributes, and
what is let happen.

Beside one another these words leave no choice: *reikalingas naujas slaptažodis*, *naujausia versija*, *kai kurie
puslapiai*, *tarp dviejų įrenginių*, *leidžia programai veikti*.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.baltic_words import (
    ACCUSATIVE,
    GENITIVE,
    INSTRUMENTAL,
    LITHUANIAN,
    NOMINATIVE,
    OWNERS,
    PLURAL,
    STOPS,
    after,
    before,
    cases_of,
    gender_of,
    goes,
    has_infinitive,
    is_finite,
    is_named,
    is_quantity,
    noun_options,
    numbers_of,
)
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.lithuanian import LETTING, PERSONS, TIMES, joined
from lambre_core.findings.told.relations import (
    ATTRIBUTE,
    CASES_ASKED,
    COUNTED,
    DETERMINER,
    PLACED,
    WHAT_IT_IS,
    as_told,
)
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

Found = Mapping[int, Token]


def phrases_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """What is told of phrases in a Lithuanian clause."""
    changed: dict[int, Token] = {}
    changed.update(needed_in(clause, sentence, readings))
    changed.update(highest_in(clause, sentence, readings))
    changed.update(some_in(clause, sentence, readings))
    changed.update(governed_behind_in(clause, sentence, readings))
    changed.update(let_happen_in(clause))
    changed.update(single_in(clause, sentence))
    changed.update(one_of_in(clause, readings))
    changed.update(located_in(clause, sentence))
    changed.update(when_it_happened_in(clause, sentence, readings))
    changed.update(bare_label_in(clause, sentence, readings))
    return changed


def ends_there(noun: Token, sentence: Sentence) -> bool:
    """Whether behind a noun stands a stop, a verb, an adposition or a place, and no noun that it may belong to."""
    behind = after(noun, sentence)
    if behind is None or behind.form in STOPS or behind.upos in {"ADP", "AUX", "SCONJ"} or is_finite(behind):
        return True
    return behind.feats.get("Case") == LOCATIVE


LOCATIVE = frozenset({"Loc"})


def cell_in(gender: str, number: str) -> Features:
    """A nominative with a gender and a number."""
    return {"Gender": frozenset({gender}), "Number": frozenset({number}), "Case": NOMINATIVE}


# What is needed

NEEDED = re.compile("(?:ne)?(?:reikaling|būtin|galim|privalom|prieinam|svarb)(?P<end>as|a|i|os|us|ūs|ios)")
ENDS = {
    "as": ("Masc", "Sing"),
    "us": ("Masc", "Sing"),
    "a": ("Fem", "Sing"),
    "i": ("Masc", "Plur"),
    "ūs": ("Masc", "Plur"),
    "os": ("Fem", "Plur"),
    "ios": ("Fem", "Plur"),
}


def needed_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """An adjective that says that something is needed or possible and opens the sentence, and the nominative that ends
    it, of another gender or number: *reikalinga naujas slaptažodis*; not *būtina atnaujinti*."""
    word, rest = clause.words[0], clause.words[1:4]
    found = NEEDED.fullmatch(lower(word))
    if word.id != 1 or found is None or has_infinitive(clause) or lower(word) == "svarbi":
        return {}
    place = next((place for place, one in enumerate(rest) if is_known_noun(one, readings)), None)
    if place is not None and place + 1 < len(rest) and cases_of(rest[place], readings) == GENITIVE:
        place += 1  # *Būtinas interneto prieiga*
    if place is None or any(not (is_of_it(one) or cases_of(one, readings) == GENITIVE) for one in rest[:place]):
        return {}
    noun = rest[place]
    behind = after(noun, sentence)
    cases = cases_of(noun, readings) - {"Voc"}
    # A neuter may have a genitive, and an instrumental beside it.
    plain = cases == NOMINATIVE or (cases == NOMINATIVE | INSTRUMENTAL and found["end"] != "a")
    if not plain or is_named(noun) or is_quantity(noun) or not (behind is None or behind.form in STOPS):
        return {}
    gender, numbers = gender_of(noun, readings, LITHUANIAN), numbers_of(noun, readings, "Nom")
    shown = ENDS[found["end"]]
    if gender is None or len(numbers) != 1 or (gender, *numbers) == shown:
        return {}
    (number,) = numbers
    return {
        word.id: as_told(word, "ADJ", cell_in(*shown), (noun.id, WHAT_IT_IS)),
        noun.id: as_told(noun, "NOUN", cell_in(gender, number), None),
    }


def is_known_noun(word: Token, readings: Readings) -> bool:
    """Whether a lexicon has a word as a noun, whatever the tagger takes it for, and as no adjective."""
    form = lower(word)
    return bool(known_as(form, "NOUN", readings)) and not known_as(form, "ADJ", readings) and word.upos != "DET"


def is_of_it(word: Token) -> bool:
    """Whether a word may belong to a noun behind it."""
    return word.upos in {"ADJ", "DET", "NUM"} or lower(word) in OWNERS


# Superlatives

HIGHEST = re.compile("[a-ząčęėįšųūž]{3,}ausi(?P<end>as|a|os|)")
SUPERLATIVES: Mapping[str, Sequence[Features]] = {
    "as": (cell_in("Masc", "Sing"), {**cell_in("Fem", "Plur"), "Case": ACCUSATIVE}),
    "a": ({**cell_in("Fem", "Sing"), "Case": NOMINATIVE | INSTRUMENTAL},),
    "os": (cell_in("Fem", "Plur"), {**cell_in("Fem", "Sing"), "Case": GENITIVE}),
    "": (cell_in("Masc", "Plur"),),
}
"""What superlatives may be by their end; in *-iausia* they are neuters as well, where they open a sentence."""


def highest_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """A superlative and a noun that may be a nominative right behind it, which agree in nothing that either may be:
    *įdiegta naujausias versija*, *geriausi idėjos laimėjo*."""
    for word, noun in pairwise(clause.words):
        found = HIGHEST.fullmatch(lower(word))
        if found is None or noun.id != word.id + 1 or not is_known_noun(noun, readings) or is_named(noun):
            continue
        if (found["end"] == "a" and word.id == 1) or word.upos == "ADV" or is_quantity(noun):
            continue
        options, own = noun_options(noun, readings), SUPERLATIVES[found["end"]]
        single = [one for one in options if "Nom" in one.get("Case", ())]
        if not single or any(goes(one, other) for one in own for other in options) or not ends_there(noun, sentence):
            continue
        gender, numbers = gender_of(noun, readings, LITHUANIAN), numbers_of(noun, readings, "Nom")
        if gender is None or len(numbers) != 1:
            continue
        (number,) = numbers
        return {
            word.id: as_told(word, "ADJ", own[0], (noun.id, ATTRIBUTE)),
            noun.id: as_told(noun, "NOUN", cell_in(gender, number), None),
        }
    return {}


# Kai kurie


def some_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """*Kai kurie* or *kai kurios* and the plural in the nominative right behind, of another gender: *kai kurios
    puslapiai*."""
    for some, word, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        near = some.id + 2 == word.id + 1 == noun.id
        if not near or lower(some) != "kai" or lower(word) not in {"kurie", "kurios"} or is_named(noun):
            continue
        several = [one for one in noun_options(noun, readings) if one.get("Case") == NOMINATIVE]
        if not several or any(one.get("Number") != PLURAL for one in several):
            continue
        gender, own = gender_of(noun, readings, LITHUANIAN), "Masc" if lower(word) == "kurie" else "Fem"
        behind = after(noun, sentence)
        if gender is None or gender == own or (behind is not None and behind.upos in {"NOUN", "PROPN"}):
            continue
        return {
            word.id: as_told(word, "DET", cell_in(own, "Plur"), (noun.id, DETERMINER)),
            noun.id: as_told(noun, "NOUN", cell_in(gender, "Plur"), None),
        }
    return {}


# What adpositions govern

OF_GENITIVES = frozenset("be iš nuo dėl prie vietoj iki tarp virš".split())


def governed_behind_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """A nominative or accusative that is known as nothing else, at the end of its phrase behind an adposition of the
    genitive and attributes in that (*tarp dviejų įrenginiai*, *iš šios parinktys*), or an accusative right behind it
    that the tagger takes for an adjective (*iš aplankus*)."""
    for place, adposition in enumerate(clause.words[:-1]):
        if lower(adposition) not in OF_GENITIVES or adposition.upos != "ADP":
            continue
        rest = clause.words[place + 1 : place + 4]
        inner = 0
        while inner < len(rest) and is_of_it(rest[inner]) and "Gen" in rest[inner].feats.get("Case", ()):
            inner += 1
        noun = rest[inner] if inner < len(rest) else None
        if noun is None or noun.id != adposition.id + inner + 1 or not is_known_noun(noun, readings):
            continue
        cases = frozenset[str]().union(
            *(one.feats.get("Case", frozenset()) for one in known_as(lower(noun), "NOUN", readings))
        ) - {"Voc"}
        behind = after(noun, sentence)
        ends = behind is None or behind.form in {".", "!", "?", ",", ";"}
        timed = TIMES.fullmatch(lower(noun)) is not None
        if not ends or is_named(noun) or timed or lower(noun).endswith(("os", "ės", "ies")):
            continue
        # Right behind it a nominative is told elsewhere.
        asked = cases == NOMINATIVE and inner > 0
        if asked or (cases == ACCUSATIVE and noun.upos != "NOUN" and not inner):
            (first, *_) = known_as(lower(noun), "NOUN", readings)
            noun = replace(noun, lemma=first.lemma, feats={k: v for k, v in first.feats.items() if k != "Case"})
            return {
                **joined(noun, adposition, "Gen", cases),
                adposition.id: as_told(adposition, "ADP", {}, None),
            }
    return {}


# What is let happen

IDLE = re.compile(
    "(?:ne)?(?:veikti|dirbti|judėti|augti|išlikti|likti|plisti|suktis|keistis|prisijungti|įsijungti|išsijungti|"
    "jungtis|užmigti|naudotis|matytis|rodytis|atsidaryti|užsidaryti)"
)
"""Infinitives of verbs without an object."""


def let_happen_in(clause: Clause) -> Found:
    """A thing in the accusative between a form of *leisti* and an infinitive without an object: *leidžia programą
    veikti fone*; persons may be sent to do something (*leido vaikus žaisti*)."""
    for verb, noun, other in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        near = verb.id + 2 == noun.id + 1 == other.id
        if not near or LETTING.fullmatch(lower(verb)) is None or IDLE.fullmatch(lower(other)) is None:
            continue
        accusative = noun.upos == "NOUN" and noun.feats.get("Case") == ACCUSATIVE and lower(noun).endswith(("ą", "ę"))
        if accusative and PERSONS.match(lower(noun)) is None and "Inf" in other.feats.get("VerbForm", ()):
            return joined(noun, verb, "Dat", ACCUSATIVE)
    return {}


# Numbers

ONE_IN_DIGITS = re.compile("(?:\\d{0,3}[02-9])?1")
"""Numbers behind which the singular stands."""


def single_in(clause: Clause, sentence: Sentence) -> Found:
    """A plural in the nominative behind a number that ends in one and a verb, at the end of the sentence: *liko 1
    bandymai*."""
    for number, noun in pairwise(clause.words):
        previous, behind = before(number, sentence), after(noun, sentence)
        free = previous is not None and previous.upos in {"VERB", "AUX"}
        if ONE_IN_DIGITS.fullmatch(lower(number)) is None or noun.id != number.id + 1 or not free:
            continue
        ends = behind is None or behind.form in STOPS
        several = noun.upos == "NOUN" and noun.feats.get("Case") == NOMINATIVE and lower(noun).endswith("ai")
        if several and ends and not is_named(noun):
            return {
                number.id: as_told(number, "NUM", {"Number": frozenset({"Sing"})}, (noun.id, COUNTED)),
                noun.id: as_told(noun, "NOUN", {"Number": PLURAL, "Case": NOMINATIVE}, None),
            }
    return {}


def one_of_in(clause: Clause, readings: Readings) -> Found:
    """*Vienas* or *viena* that opens a sentence, *iš*, and a genitive plural of another gender before a verb: *vienas
    iš knygų dingo*."""
    if len(clause.words) < FOUR or clause.words[0].id != 1:
        return {}
    one, adposition, noun, verb = clause.words[:4]
    own = {"vienas": "Masc", "viena": "Fem"}.get(lower(one))
    if own is None or lower(adposition) != "iš" or not lower(noun).endswith("ų") or not is_finite(verb):
        return {}
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings) if "Gen" in one.feats.get("Case", ())]
    genders = frozenset[str]().union(*(one.get("Gender", frozenset()) for one in known))
    if len(genders) != 1 or own in genders or PERSONS.match(lower(noun)) is not None:
        return {}
    numeral = replace(one, feats={k: v for k, v in one.feats.items() if k not in {"Number", "Case"}})
    return {
        one.id: as_told(numeral, "NUM", {"Gender": frozenset({own})}, (noun.id, COUNTED)),
        noun.id: as_told(noun, "NOUN", {"Gender": genders, "Case": GENITIVE, "Number": PLURAL}, None),
    }


FOUR = 4

# Places, and what somebody works as

LOCATED = re.compile("(?:ne)?gyven(?:a|o|s|au|u|i|ame|ate)")
WORKING = re.compile("(?:ne)?dirb(?:a|o|s|au|u|i|ame)")


def located_in(clause: Clause, sentence: Sentence) -> Found:
    """The name of a place in the nominative at the end of the sentence right behind *gyventi*, or what somebody is
    behind *dirbti*, with the subject right before the verb: *ji gyvena Vilnius*, *brolis dirba mokytojas*."""
    for subject, verb, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        near = subject.id + 2 == verb.id + 1 == noun.id
        behind = after(noun, sentence)
        own = subject.upos in {"NOUN", "PRON", "PROPN"} and subject.feats.get("Case") == NOMINATIVE
        if not near or not own or noun.feats.get("Case") != NOMINATIVE or not (behind is None or behind.form in STOPS):
            continue
        place = LOCATED.fullmatch(lower(verb)) is not None and noun.upos == "PROPN"
        somebody = noun.upos == "NOUN" and re.search("(?:toj|inink|ėj|log)(?:as|a)$", lower(noun)) is not None
        if place or (somebody and WORKING.fullmatch(lower(verb)) is not None):
            relation = PLACED if place else CASES_ASKED["Ins"]
            return {
                noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (verb.id, relation)),
                verb.id: as_told(verb, "VERB", {}, None),
            }
    return {}


# What happened before

HAPPENED = re.compile(
    "(?:atsidar|užsidar|įvyk|pasibaig|prasidėj|atsirad|sutrik|nutrūk|išsek|pasikeit|atėj|praėj|ding|įsijung|išsijung|"
    "sustoj|baig)(?:i?us)"
)
"""Gerunds of the past of verbs without an object."""


def when_it_happened_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """A nominative before a comma, behind such a gerund that opens the sentence: *atsidarius langas, pasirinkite
    kalbą*, *įvykus klaida, bandykite*."""
    if len(clause.words) < 2 or clause.words[0].id != 1 or HAPPENED.fullmatch(lower(clause.words[0])) is None:
        return {}
    gerund, rest = clause.words[0], clause.words[1:4]
    place = next((place for place, one in enumerate(rest) if cases_of(one, readings) != GENITIVE), None)
    noun = rest[place] if place is not None else None
    behind = after(noun, sentence) if noun is not None else None
    if noun is None or behind is None or behind.form != "," or not is_known_noun(noun, readings):
        return {}
    if not cases_of(noun, readings) - {"Voc"} <= NOMINATIVE | INSTRUMENTAL:
        return {}
    return {
        noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (gerund.id, CASES_ASKED["Dat"])),
        gerund.id: as_told(gerund, "VERB", {}, None),
    }


# Labels

LABELLED = re.compile("[a-ząčęėįšųūž]{3,}(?P<end>as|a|i)")


def bare_label_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """An adjective or passive participle and a known noun that are a sentence of their own, and differ in gender:
    *nežinomas klaida*; not a neuter (*draudžiama zona*)."""
    words = [word for word in sentence.tokens if word.upos != "PUNCT"]
    if len(words) != 2 or words != list(clause.words[:2]):
        return {}
    word, noun = words
    found = LABELLED.fullmatch(lower(word))
    if found is None or word.upos not in {"ADJ", "VERB"} or not is_known_noun(noun, readings) or is_finite(word):
        return {}
    if not re.search("(?:[tm]|n|inis)(?:as|a)$", lower(word)) or known_as(lower(word), "NOUN", readings):
        return {}
    cases = cases_of(noun, readings) - {"Voc"}
    gender, numbers = gender_of(noun, readings, LITHUANIAN), numbers_of(noun, readings, "Nom")
    shown = ENDS[found["end"]]
    plain = cases == NOMINATIVE or (cases == NOMINATIVE | INSTRUMENTAL and found["end"] == "as")
    if gender is None or len(numbers) != 1 or not plain or shown[0] == gender or is_named(noun):
        return {}
    (number,) = numbers
    return {
        word.id: as_told(word, "ADJ", cell_in(*shown), (noun.id, ATTRIBUTE)),
        noun.id: as_told(noun, "NOUN", cell_in(gender, number), None),
    }
