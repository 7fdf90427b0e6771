"""Told predicates in Greek: adjectives behind a copula in a gender or number that their subject has not.

As in `told_greek`, of subjects in any clause, with what belongs to them, and of copulas that are denied: *η σύνδεση δεν
είναι διαθέσιμο*, *οι δρόμοι του βορρά ήταν κλειστές*, *όταν οι διακοπές είναι υπέροχοι*.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.beliefs import believed
from lambre_core.findings.doubts.greek import KNOWN, STANDS_FOR_A_NOUN
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.findings.told.greek import ADPOSITIONS, HOW_MUCH, UNACCENTED, at, feats, is_an_adjective
from lambre_core.findings.told.greek_agreement import behind_genitives, opens, phrase_at, upos_at
from lambre_core.findings.told.nouns import GREEK_ADJECTIVES, PLAIN, THREE_ENDED, cells_of
from lambre_core.findings.told.relations import WHAT_IT_IS, as_told
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "el"


def with_told_predicates(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such adjectives joined to the subjects of their copulas.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for place in range(len(words) - 3):
        # *Αυτό το μοντέλο*
        pointed = at(words, place - 1) in POINTING and opens(words, place - 1)
        if pointed or opens(words, place):
            changed.update(said_of_it(words, place, readings))
    return sentence.with_tokens(changed) if changed else sentence


def said_of_it(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """The noun of a phrase that opens a clause at a place, and the adjective behind its copula, joined, if the end of
    that is of another gender or number; not *η ζωή είναι ωραίο πράγμα*, *η λύση είναι δύσκολο να βρεθεί*."""
    found = phrase_at(words, place, readings)
    kind = OF_ARTICLES.get(at(words, place))
    if at(words, place) in PERSONS and words[place].upos == "PRON":
        found, kind = (words[place], place + 1), PERSONS[at(words, place)]
    if found is None or kind is None:
        return {}
    noun, behind = found
    if at(words, behind) in {"αυτός", "αυτή", "αυτό", "αυτοί", "αυτές", "αυτά"}:
        # *Η λειτουργία αυτή*
        behind += 1
    behind = behind_preposition(words, behind_genitives(words, behind))
    while at(words, behind) in BETWEEN:
        behind += 1
    if at(words, behind) not in COPULAS:
        return {}
    behind += 1
    while at(words, behind) in HOW_MUCH | {"φέτος", "εντελώς", "πλήρως", "όλο", "επίσης"}:
        behind += 1
    said = words[behind] if behind < len(words) else None
    if said is None or said.upos not in {"ADJ", "NOUN", "VERB", "ADV"} or not ends_the_clause(words, behind + 1):
        return {}
    gender, number = (gender_of(noun, readings), "Plur") if kind == "Plur" else (kind, "Sing")
    if " " in kind:
        gender, number = kind.split()
    form = lower(said)
    end = re.search("(?:ος|ός|ο|ό|οι|οί|ες|ές|η|ή)$", form)
    everyday = GREEK_ADJECTIVES.fullmatch(form.translate(PLAIN)) is not None
    known = KNOWN.fullmatch(form) is not None and STANDS_FOR_A_NOUN.fullmatch(form) is None
    if gender is None or end is None or not (everyday or is_an_adjective(form) or known) or NOT_SAID.match(form):
        return {}
    if gender != "Neut" and form.endswith(("ικός", "ικοί")):
        # *Η μητέρα είναι νομικός*
        return {}
    plain = end[0].translate(UNACCENTED)
    own = SHOWN[plain]
    if own == (gender, number) or may_be(plain, gender, number, form):
        return {}
    return {
        noun.id: as_told(noun, "PRON" if noun.upos == "PRON" else "NOUN", feats(Gender=gender, Number=number), None),
        said.id: as_told(said, "ADJ", feats(Gender=own[0], Number=own[1]), (noun.id, WHAT_IT_IS)),
    }


def behind_preposition(words: Sequence[Token], place: int) -> int:
    """The place behind a phrase with a preposition that may belong to the noun before it: *τα πεδία με αστερίσκο*."""
    if upos_at(words, place) != "ADP":
        return place
    end = place + 1
    while upos_at(words, end) in {"DET", "ADJ", "NUM"}:
        end += 1
    return end + 1 if upos_at(words, end) in {"NOUN", "PROPN"} else place


OF_ARTICLES = {"ο": "Masc", "η": "Fem", "το": "Neut", "οι": "Plur", "τα": "Neut Plur"}
PERSONS = {"αυτός": "Masc", "αυτή": "Fem", "αυτοί": "Masc Plur", "αυτές": "Fem Plur"}
POINTING = frozenset(
    "αυτός αυτή αυτό αυτοί αυτές αυτά εκείνος εκείνη εκείνο εκείνοι εκείνες εκείνα όλοι όλες όλα".split()
)
SHOWN = {
    "ος": ("Masc", "Sing"),
    "η": ("Fem", "Sing"),
    "ο": ("Neut", "Sing"),
    "οι": ("Masc", "Plur"),
    "ες": ("Fem", "Plur"),
}
BETWEEN = frozenset("δεν δε θα πλέον ήδη όμως πάντα ποτέ".split())
COPULAS = frozenset(
    "είναι ήταν έγινε έγιναν παραμένει παραμένουν φαίνεται φαίνονται έμεινε έμειναν θεωρείται θεωρούνται "
    "κρίνεται κρίνονται αποδείχθηκε αποδείχτηκε αποδείχθηκαν αποδείχτηκαν".split()
)
NOT_SAID = re.compile("εθελοντ|δυνατό|καλό|σωστό|απαραίτητο|γνωστό|πιθανό|μόν|ίδι|άλλ|λάθος|μέλος|σπάνιο$")
"""What is a noun as well, or is said of what follows."""


def gender_of(noun: Token, readings: Readings) -> str | None:
    """The one gender of a noun in the plural, as it is listed, by its end, or as the tagger surely has it."""
    genders = {value for cell in cells_of(noun, readings) for value in cell.get("Gender", ())}
    if not genders:
        if re.search("ο[ιί]$", lower(noun)):
            return "Masc" if "Fem" not in noun.feats.get("Gender", ()) else None
        if re.search("(?:[σξψ]εις|τητες|ίες)$", lower(noun)):
            return "Fem"
        genders = set(noun.feats.get("Gender", ()))
        if len(genders) != 1 or believed(noun, "Gender", frozenset(genders)) < SURE:
            return None
    return next(iter(genders)) if len(genders) == 1 else None


def may_be(end: str, gender: str, number: str, form: str) -> bool:
    """Whether an adjective with some end may be of a gender and number all the same: neuters of those in *-ής*, and
    feminines of those in *-ος* that have two ends."""
    if end == "η":
        return (gender, number) == ("Neut", "Plur") and form.endswith("ή")
    if end in {"ος", "οι"} and gender == "Fem":
        everyday = GREEK_ADJECTIVES.fullmatch(form.translate(PLAIN)) is not None
        return not everyday and THREE_ENDED.search(form) is None
    return end == "ες" and number == "Sing" and gender == "Neut"


def ends_the_clause(words: Sequence[Token], place: int) -> bool:
    """Whether what stands at a place is no noun, clause or subject of which the word before it may be said."""
    form = at(words, place)
    if form == "αυτή" and at(words, place + 1) in {"τη", "την"}:
        # *Διαθέσιμη αυτή τη στιγμή*
        return True
    if form in {"όσο", "από", "σαν", "παρά", "όλη", "όλο"}:
        return True
    if form in {"ότι", "πως", "πώς", "να", "αν", "και", "εάν", "ή", "που", "το"}:
        return False
    if upos_at(words, place) == "ADP" and form not in ADPOSITIONS:
        # *Τέλειο αντίγραφο*, which the tagger does not know
        return False
    return upos_at(words, place) not in {"NOUN", "ADJ", "PROPN", "DET", "X", "NUM", "PRON"}
