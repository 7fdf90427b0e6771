"""Told owners: an Estonian or Finnish nominative at the beginning of a clause, right before the nominative that is the
subject of its verb.

*Ettevõte käive kasvas*, *opettajat palkat nousevat*: a nominative is no attribute of a noun, so that it was meant as a
genitive. Titles are (*härra minister*), what says when stands before any subject, and a plural may be the object of a
verb that has one (*raamatud õpetaja tõi*).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.names import is_named
from lambre_core.findings.told.quantities import GEN, NOM, PAR, cases_of, is_a_time
from lambre_core.findings.told.relations import OWNING, as_told
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

BEING = frozenset({"olema", "olla"})
TITLES = frozenset(
    "härra proua preili isand doktor professor kapten kindral kolonel major minister president number tüüp klass osa "
    "nimetus mõiste sõna termin väljend film raamat laul artikkel rubriik käsk nupp menüü väli "
    "nimitys käsite sana termi elokuva kirja laulu artikkeli "
    "herra rouva neiti tohtori professori kapteeni kenraali ministeri presidentti numero tyyppi luokka".split()
)
"""Nouns that stand before another one in the nominative."""

SURE = 0.8
ATTRIBUTES = frozenset({"ADJ", "DET"})
OPENS = frozenset({"PUNCT", "SCONJ"})


def owners_in(sentence: Sentence, readings: Readings) -> Iterator[Token]:
    """The nominatives of a sentence that were to be genitives, joined to the noun behind."""
    for owner in sentence.tokens[:-2]:
        if not opens_a_clause(owner, sentence) or not is_bare(owner, readings):
            continue
        if not (sentence.tokens[owner.id].form or "-")[0].isalpha() or is_named(
            sentence.tokens[owner.id], sentence, readings
        ):
            continue  # *Sijainti/alue*, *tiedosto index.html*
        place = owner.id
        while place < len(sentence.tokens) - 1 and is_attribute(sentence.tokens[place], readings):
            place += 1
        noun, verb = sentence.tokens[place], sentence.tokens[place + 1] if place + 1 < len(sentence.tokens) else None
        common = (
            noun.upos == "NOUN"
            and (noun.form or "").islower()
            and not (noun.form or "").startswith("-")
            and WITH.search(noun.form or "") is None
        )
        # *Vastutus küberjulgeolekus*: what no lexicon has and ends so may be an inessive.
        placed = IN_US.search(noun.form or "") is not None and not known_as(in_lower_case(noun.form), "NOUN", readings)
        if common and verb is not None and is_its_verb(verb, noun) and not placed:
            cases = cases_of(noun, readings)
            if may_be_an_adjective(owner, noun, readings):
                continue
            may_be_object = cases >= PAR and is_subordinate(owner, sentence)  # *kui omanik raha saab*
            placed = not noun.feats.get("Case", NOM) <= NOM | GEN | PAR  # *suhkur põhjas kõrbeb*
            if cases >= NOM and not placed and not may_be_object and has_no_object(owner, verb):
                yield as_told(owner, "NOUN", {"Case": NOM}, (noun.id, OWNING))
                yield as_told(noun, "NOUN", {}, None)


IN_US = re.compile("[bdgkptl]us$")


def may_be_an_adjective(word: Token, noun: Token, readings: Readings) -> bool:
    """Whether a plural that no lexicon has as a noun may be an adjective of the plural behind it: *virtasyöpöt
    laitteet*."""
    plural = all("Plur" in one.feats.get("Number", ()) for one in (word, noun))
    return plural and not known_as(in_lower_case(word.form), "NOUN", readings)


WITH = re.compile("ine(?:en|ns[aä]|ni|si|mme|nne)$|[aeiou]ks$|(?:[eoöuy]{2}|[kl]se|te)n[aä]$")
"""How Finnish comitatives and essives and Estonian translatives end, which are no subjects: *hakemisto sisältöineen*,
*hinta käsitteenä*."""


def is_subordinate(word: Token, sentence: Sentence) -> bool:
    """Whether a conjunction stands before a word, so that the verb may stand behind its object."""
    return any(before.upos == "SCONJ" for before in sentence.tokens[max(word.id - 4, 0) : word.id - 1])


def is_bare(word: Token, readings: Readings) -> bool:
    """Whether a word is surely a noun in the nominative and nothing else, no title and no time."""
    known = word.beliefs.upos.get("NOUN", 0.0) if word.beliefs is not None else 1.0
    if word.upos != "NOUN" or known < SURE or is_a_time(word) or in_lower_case(word.form) in TITLES:
        return False
    native = NATIVE.search(word.form or "") is not None and ADJECTIVE.match(in_lower_case(word.form)) is None
    return native and (word.form or "")[1:].islower() and cases_of(word, readings) == NOM


NATIVE = re.compile("[aeiouõäöüylmnrstk](?<!täis)$")
"""Ends of nouns, but for foreign ones (*baud rate*) and those that say how much (*kotitäis popkorni*)."""


ADJECTIVE = re.compile("(?!(?:nai|ihmi)(?:nen|set)$).+i(?:nen|set)$")
"""Ends of Finnish adjectives, which a tagger that does not know them takes for nouns: *dynaamiset arvot*."""


def opens_a_clause(word: Token, sentence: Sentence) -> bool:
    """Whether nothing but attributes stands before a word in its clause."""
    for before in reversed(sentence.tokens[: word.id - 1]):
        if before.upos in OPENS:
            return before.upos == "SCONJ"
        if before.head != word.id or before.upos not in ATTRIBUTES:
            return False
    return True


def is_attribute(word: Token, readings: Readings) -> bool:
    """Whether a word is an adjective in the nominative."""
    plain = word.upos == "ADJ" and "VerbForm" not in word.feats and PARTICIPLE.search(word.form or "") is None
    return plain and cases_of(word, readings) >= NOM


PARTICIPLE = re.compile("(?:v[aä]?|n[uy]t|t[uy]|[td]?nud|[td]ud)$")
"""Ends of participles, which have an object before them: *koodin tuottava ohjelma*."""


def is_its_verb(verb: Token, noun: Token) -> bool:
    """Whether a word is a finite verb in the third person and in the number of a noun."""
    finite = verb.upos in {"AUX", "VERB"} and "Fin" in verb.feats.get("VerbForm", ())
    number = noun.feats.get("Number", frozenset())
    return finite and "3" in verb.feats.get("Person", ()) and verb.feats.get("Number") == number


def has_no_object(owner: Token, verb: Token) -> bool:
    """Whether a nominative before a verb and its subject is no object of it: a singular never is."""
    return owner.feats.get("Number") == frozenset({"Sing"}) or verb.lemma in intransitive() | BEING
