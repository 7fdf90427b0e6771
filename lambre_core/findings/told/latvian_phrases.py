"""Told phrases in Latvian: definite adjectives behind *this*, plurals and numerals behind adpositions, what must be so,
who is let do something, and what there is none of.

Beside one another these words leave no choice: *šī jaunā versija*, *ar draugiem*, *pēc divām stundām*, *parolei jābūt
garai*, *ļauj programmai darboties*, *nav neviena faila*.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.baltic_attributes import declined, noun_shows
from lambre_core.findings.told.baltic_phrases import NUMERALS
from lambre_core.findings.told.baltic_subjects import PASSIVE
from lambre_core.findings.told.baltic_words import (
    ACCUSATIVE,
    DATIVE,
    FEMININE,
    LATVIAN,
    LIKELY,
    MASCULINE,
    NOMINATIVE,
    PLURAL,
    SINGULAR,
    after,
    before,
    goes,
    is_alone,
    is_finite,
    is_named,
    predicate_shows,
)
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.latvian import (
    PERSONS,
    SEVERAL,
    is_closed,
    is_plain,
    is_reflexive,
    joined,
)
from lambre_core.findings.told.relations import (
    CASES_ASKED,
    COUNTED,
    DEFINED,
    PLACED,
    SURE_ATTRIBUTE,
    WHAT_IT_IS,
    as_told,
)
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

Found = Mapping[int, Token]


def phrases_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """What is told of phrases in a Latvian clause."""
    changed: dict[int, Token] = {}
    changed.update(definite_in(clause, readings))
    changed.update(several_in(clause, sentence))
    changed.update(counted_behind_in(clause, sentence))
    changed.update(due_to_be_in(clause, sentence))
    changed.update(let_in(clause, sentence))
    changed.update(none_in(clause, sentence))
    changed.update(highest_in(clause, sentence, readings))
    changed.update(single_in(clause, sentence))
    changed.update(one_of_in(clause, sentence))
    changed.update(located_in(clause, sentence))
    changed.update(opening_definite_in(clause, readings))
    return changed


# Definite adjectives

THIS = frozenset("šis šī šo šie šos šīs šim šai šiem šīm tas tā to tie tos tās tam tai tiem tām".split())
INDEFINITE = re.compile("(?:[^aā]s|[^a]is|š|a|u|i|us|as|am|[^t]ai|iem)$")
"""Ends of indefinite adjectives that no definite one has."""


def definite_in(clause: Clause, readings: Readings) -> Found:
    """An indefinite adjective between *this* and a noun with which both agree: *šī jauna versija*. In the nominative
    *tas* may be what something is said of (*tas skaists vārds!*), so that a verb must follow there."""
    for this, word, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        near = this.id + 2 == word.id + 1 == noun.id
        if not near or lower(this) not in THIS or this.upos not in {"DET", "PRON"} or not is_plain(noun):
            continue
        if not is_indefinite(word) or known_as(lower(word), "NOUN", readings) or NUMERALS.match(lower(word)):
            continue
        if not (goes(this.feats, noun.feats) and goes(word.feats, noun.feats) and goes(this.feats, word.feats)):
            continue
        followed = any(is_finite(one) for one in clause.words if one.id > noun.id)
        if "Nom" in noun.feats.get("Case", NOMINATIVE) and not followed:
            continue
        return {
            word.id: as_told(word, "ADJ", {"Definite": frozenset({"Ind"})}, (noun.id, DEFINED)),
            noun.id: as_told(noun, "NOUN", {}, None),
        }
    return {}


def is_indefinite(word: Token) -> bool:
    """Whether a word is surely an indefinite adjective, written small."""
    plain = word.upos == "ADJ" and believed_upos(word) >= SURE and (word.form or "").islower()
    shown = word.feats.get("Definite") == frozenset({"Ind"}) and "Sup" not in word.feats.get("Degree", ())
    return plain and shown and INDEFINITE.search(lower(word)) is not None and OTHERS.match(lower(word)) is None


OTHERS = re.compile("cit|vis[sauio]|pat[sšiu]|dažād|vien[sauiām]|daudz|sav|man|tav|abi|abas|pus")
"""Beginnings of what is no adjective, or has no definite form."""

# Plurals behind adpositions

ADPOSITIONS = frozenset("ar bez no par pie pret uz aiz virs zem starp pirms pēc caur kopš līdz".split())
OF_ACCUSATIVES = frozenset("ar par caur pret starp".split())
IN_US = re.compile(".*(?:tirgus|alus|medus|ledus|lietus|vidus|viltus|klepus|krogus|papus|īkšķus|jēdzus|mūzus|bus|plus)")
"""Nouns in *-us* whose genitive of the singular ends so."""


def several_in(clause: Clause, sentence: Sentence) -> Found:
    """A noun in the accusative plural that ends the sentence right behind an adposition, all of which take the dative
    of plurals: *kopā ar draugus*; in *-as* and *-es*, which may be a genitive, behind those of the accusative alone
    (*runājam par grāmatas*)."""
    for adposition, noun in pairwise(clause.words):
        if lower(adposition) not in ADPOSITIONS or adposition.upos != "ADP" or noun.id != adposition.id + 1:
            continue
        form = lower(noun)
        masculine = form.endswith("us") and IN_US.fullmatch(form) is None and noun.feats.get("Case") == ACCUSATIVE
        feminine = form.endswith(("as", "es")) and lower(adposition) in OF_ACCUSATIVES
        feminine = feminine and noun.feats.get("Gender") == FEMININE and believed_upos(noun) >= SURE
        if is_plain(noun) and (masculine or feminine) and is_closed(after(noun, sentence)):
            return as_several(noun, adposition, MASCULINE if masculine else FEMININE)
    return {}


def as_several(noun: Token, adposition: Token, gender: frozenset[str]) -> dict[int, Token]:
    """A noun in the accusative plural joined to an adposition that asks for the dative."""
    own: Features = {"Gender": gender, "Number": PLURAL, "Case": ACCUSATIVE}
    return {
        adposition.id: as_told(adposition, "ADP", {}, None),
        noun.id: as_told(noun, "NOUN", own, (adposition.id, CASES_ASKED["Dat"])),
    }


COUNTING = re.compile("(?:div|četr|piec|seš|septiņ|astoņ|deviņ|daž|vairāk)(?:i|as|us)|trīs")


def counted_behind_in(clause: Clause, sentence: Sentence) -> Found:
    """A numeral in a direct case behind an adposition, and the noun in no dative right behind, at the end of the
    sentence: *pēc divas stundas*, *līdz 5 dienas*; not *pēc divas stundas ilgas sapulces*."""
    for adposition, numeral, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        near = adposition.id + 2 == numeral.id + 1 == noun.id and lower(adposition) in ADPOSITIONS
        digits = SEVERAL.fullmatch(lower(numeral)) is not None
        if not near or not (digits or COUNTING.fullmatch(lower(numeral))) or not is_plain(noun):
            continue
        ends = ("us", "as", "es") if digits else ("us", "as", "es", "i", "is")
        if not lower(noun).endswith(ends) or IN_US.fullmatch(lower(noun)) or not is_closed(after(noun, sentence)):
            continue
        if noun.feats.get("Case", ACCUSATIVE) == DATIVE or len(noun.form or "") < SHORTEST:
            continue
        gender = MASCULINE if lower(noun).endswith(("us", "i")) else FEMININE
        told = as_several(noun, adposition, gender)
        counted: Features = {} if digits else {"Gender": gender, "Number": PLURAL, "Case": ACCUSATIVE}
        return {**told, numeral.id: as_told(numeral, "NUM", counted, (noun.id, COUNTED))}
    return {}


SHORTEST = 4
"""Letters of the shortest noun that is surely no abbreviation."""

# What must be so


def due_to_be_in(clause: Clause, sentence: Sentence) -> Found:
    """An adjective or passive participle in the nominative at the end of its phrase right behind *jābūt*, before which
    stands in the dative what must be so: *parolei jābūt gara*, *ierīcei ir jābūt ieslēgta*."""
    for place, verb in enumerate(clause.words):
        if lower(verb) != "jābūt" or not place or place + 1 >= len(clause.words):
            continue
        said = clause.words[place + 1]
        noun = clause.words[place - 1]
        if lower(noun) in {"ir", "bija", "būs"} and place > 1:
            noun = clause.words[place - 2]
        nominal = noun.upos in {"NOUN", "PRON"} and noun.feats.get("Case") == DATIVE
        number, gender = noun.feats.get("Number"), noun.feats.get("Gender")
        if not nominal or number not in (SINGULAR, PLURAL) or said.id != verb.id + 1 or is_named(said):
            continue
        if noun.upos == "PRON" and gender is None:
            continue
        kind = said.upos == "ADJ" or (said.upos == "VERB" and PASSIVE[LATVIAN].search(lower(said)) is not None)
        nominative = said.feats.get("Case") == NOMINATIVE and predicate_shows(said, LATVIAN) is not None
        if not (kind and nominative) or believed_upos(said) < LIKELY or not is_alone(after(said, sentence)):
            continue
        return {
            noun.id: as_told(noun, "NOUN", {"Case": DATIVE}, (verb.id, "comp:obl")),
            said.id: as_told(said, "ADJ", {"Case": NOMINATIVE}, (noun.id, WHAT_IT_IS)),
        }
    return {}


# Who is let do something

LETTING = re.compile("(?:ne)?(?:at)?(?:ļau(?:j|ja|s|t|jiet|jot|jam|ju|tu)|ļāv(?:a|ām|u|āt))")
IDLE = re.compile("(?:iz|at|ie|pa|aiz)?iet|strādāt|gulēt|dzīvot|skriet|braukt|nākt|runāt|palikt|sēdēt|spēlēt|augt")
"""Infinitives of verbs without an object."""


def let_in(clause: Clause, sentence: Sentence) -> Found:
    """A noun in the accusative between *ļaut* and an infinitive that has no object, or has one of its own: *ļauj
    programmu darboties*, *ļaut lietotājus rediģēt lapu*; not *ļauj failu atvērt*."""
    for verb, noun, other in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        near = verb.id + 2 == noun.id + 1 == other.id
        if not near or LETTING.fullmatch(lower(verb)) is None or not is_plain(noun):
            continue
        if noun.feats.get("Case") != ACCUSATIVE or "Inf" not in other.feats.get("VerbForm", ()):
            continue
        behind = after(other, sentence)
        own = behind is not None and behind.upos == "NOUN" and behind.feats.get("Case") == ACCUSATIVE
        idle = lower(other).endswith("ties") and CHOOSING.match(lower(other)) is None
        somebody = PERSONS.match(lower(noun)) is not None
        if idle or own or (somebody and IDLE.fullmatch(lower(other)) is not None):
            return joined(noun, verb, "Dat")
    return {}


CHOOSING = re.compile(
    "izvēlēt|iegādāt|mācīt|iemācīt|atcerēt|apskatīt|paturēt|noskatīt|klausīt|noklausīt|aizņemt|nozagt"
)
"""Beginnings of reflexive infinitives that have an object."""

# What there is none of

NONE = {"neviens": MASCULINE, "neviena": FEMININE}


def none_in(clause: Clause, sentence: Sentence) -> Found:
    """*No* and a noun in the nominative at the end of the sentence right behind *there is not*: *sarakstā nav neviens
    fails*; not *viņš nav neviens eksperts*, and not *nekāds*, which says what something is (*nav nekāds jaunums*)."""
    for verb, none, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        near = verb.id + 2 == none.id + 1 == noun.id
        if not near or lower(verb) not in {"nav", "nebija", "nebūs"} or not is_plain(noun):
            continue
        gender = NONE.get(lower(none))
        single = noun.feats.get("Case") == NOMINATIVE and noun.feats.get("Number") == SINGULAR
        if gender is None or not single or noun.feats.get("Gender") != gender or believed_upos(noun) < SURE:
            continue
        own = lower(noun) == (noun.lemma or "") and not is_reflexive(noun)
        earlier = before(verb, sentence)
        said = earlier is not None and earlier.feats.get("Case") == NOMINATIVE
        behind = after(noun, sentence)
        if (gender == MASCULINE or own) and not said and is_closed(behind):
            return joined(noun, verb, "Gen")
    return {}


# Superlatives

IS = frozenset("ir bija būs būtu".split())
HIGHEST = re.compile("vis[a-zāčēģīķļņšūž]{3,}āk(?P<end>ais|ā|ie|ās)")
"""Superlatives; in *-ā* and *-ās* they may be places and genitives."""


def highest_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """A superlative right behind a copula, and the nominative of another gender or number right behind that: *šis ir
    vislielākā fails diskā*."""
    for verb, word, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        found = HIGHEST.fullmatch(lower(word))
        near = verb.id + 2 == word.id + 1 == noun.id
        if found is None or not near or lower(verb) not in IS or not is_plain(noun):
            continue
        shown = {"ais": ("Masc", "Sing"), "ā": ("Fem", "Sing"), "ie": ("Masc", "Plur"), "ās": ("Fem", "Plur")}
        told = noun_shows(noun, readings, LATVIAN, direct=True)
        if told is not None and told != shown[found["end"]]:
            return {
                word.id: as_told(word, "ADJ", declined(shown[found["end"]]), (noun.id, SURE_ATTRIBUTE)),
                noun.id: as_told(noun, "NOUN", declined(told), None),
            }
    return {}


def opening_definite_in(clause: Clause, readings: Readings) -> Found:
    """A definite adjective in the nominative that opens the sentence, and the nominative right behind it before a verb,
    joined, if they differ: *jaunās faili ir augšupielādēti*."""
    if len(clause.words) < THREE or clause.words[0].id != 1:
        return {}
    word, noun, verb = clause.words[:3]
    found = DEFINITE.fullmatch(lower(word))
    finite = is_finite(verb) and verb.id == noun.id + 1 == word.id + 2
    if found is None or word.upos != "ADJ" or not finite or not is_plain(noun) or believed_upos(word) < SURE:
        return {}
    shown, told = CELLS[found["end"]], noun_shows(noun, readings, LATVIAN, direct=True)
    if told is None or told == shown:
        return {}
    return {
        word.id: as_told(word, "ADJ", declined(shown), (noun.id, SURE_ATTRIBUTE)),
        noun.id: as_told(noun, "NOUN", declined(told), None),
    }


THREE = 3
CELLS = {"ais": ("Masc", "Sing"), "ā": ("Fem", "Sing"), "ie": ("Masc", "Plur"), "ās": ("Fem", "Plur")}
DEFINITE = re.compile("[a-zāčēģīķļņšūž]{3,}(?P<end>ais|ā|ie|ās)")

# Numbers

ONE_IN_DIGITS = re.compile("(?:\\d{0,3}[02-9])?1")
"""Numbers behind which the singular stands."""


def single_in(clause: Clause, sentence: Sentence) -> Found:
    """A masculine in the nominative plural behind a number that ends in one, at the end of the sentence: *atlasīts 21
    faili*; not of a version (*Windows 11*)."""
    for number, noun in pairwise(clause.words):
        previous = before(number, sentence)
        free = previous is None or previous.upos in {"VERB", "AUX", "ADP", "CCONJ", "ADJ"}
        if ONE_IN_DIGITS.fullmatch(lower(number)) is None or noun.id != number.id + 1 or not free:
            continue
        several = noun.feats.get("Case") == NOMINATIVE and noun.feats.get("Number") == PLURAL
        if is_plain(noun) and several and lower(noun).endswith("i") and is_closed(after(noun, sentence)):
            return {
                number.id: as_told(number, "NUM", {"Number": SINGULAR}, (noun.id, COUNTED)),
                noun.id: as_told(noun, "NOUN", {"Number": PLURAL, "Case": NOMINATIVE}, None),
            }
    return {}


ONE_OF = re.compile("vien(?P<end>s|a|u|am|ai)")


def one_of_in(clause: Clause, sentence: Sentence) -> Found:
    """*One*, *no* and a noun in no dative of the plural right behind, at the end of the sentence or before its verb
    (*viens no faili ir bojāts*, *vienu no iespējas*), or one of another gender that shows its own (*viens no
    grāmatām*)."""
    for one, adposition, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        found = ONE_OF.fullmatch(lower(one))
        near = one.id + 2 == adposition.id + 1 == noun.id and lower(adposition) == "no"
        if found is None or not near or not is_plain(noun):
            continue
        behind, form = after(noun, sentence), lower(noun)
        if form.endswith(("iem", "ām", "ēm")) and found["end"] in {"s", "a"}:
            gender, own = (
                MASCULINE if form.endswith("iem") else FEMININE,
                MASCULINE if found["end"] == "s" else FEMININE,
            )
            told = noun.feats.get("Gender") == gender and noun.feats.get("Number") == PLURAL
            if told and own != gender and PERSONS.match(form) is None and one.id == 1:
                numeral = replace(one, feats={k: v for k, v in one.feats.items() if k not in {"Number", "Case"}})
                return {
                    one.id: as_told(numeral, "NUM", {"Gender": own}, (noun.id, COUNTED)),
                    noun.id: as_told(noun, "NOUN", {"Gender": gender}, None),
                }
            continue
        ends = is_closed(behind) or (behind is not None and behind.upos in {"AUX", "VERB"})
        several = form.endswith(("i", "us")) or (form.endswith(("as", "es")) and is_closed(behind))
        if ends and several and IN_US.fullmatch(form) is None and OF_PLACES.match(form) is None:
            gender = FEMININE if form.endswith(("as", "es")) else MASCULINE
            return as_several(noun, adposition, gender)
    return {}


OF_PLACES = re.compile("(?:komand|grup|ģimen|klas|part|valst|pilsēt|ciem|māj|pus|daļ|rind|kompān|firm|skol|vairāk)")
"""Beginnings of feminines of which one may be without being one of several: *viens no komandas*."""

# Places

LOCATED = re.compile("(?:ne)?(?:atrodas|atradās|dzīvo|dzīvoja|dzīvos)")


def located_in(clause: Clause, sentence: Sentence) -> Found:
    """A thing or a name in the nominative at the end of the sentence right behind a verb of being somewhere, with the
    subject right before it: *fails atrodas mape*, *viņa dzīvo Rīga*; not *mājā dzīvo kaķis*."""
    for subject, verb, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        near = subject.id + 2 == verb.id + 1 == noun.id and LOCATED.fullmatch(lower(verb)) is not None
        if not near or noun.upos not in {"NOUN", "PROPN"} or PERSONS.match(lower(noun)) is not None:
            continue
        nominative = noun.feats.get("Case") == NOMINATIVE and noun.feats.get("Number") == SINGULAR
        own = subject.upos in {"NOUN", "PRON", "PROPN"} and subject.feats.get("Case") == NOMINATIVE
        if nominative and own and is_closed(after(noun, sentence)):
            return {
                noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (verb.id, PLACED)),
                verb.id: as_told(verb, "VERB", {}, None),
            }
    return {}
