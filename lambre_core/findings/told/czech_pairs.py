"""Told words in Czech: a man and a woman who are the subject of one verb: *maminka a tatínek odjela*, *Eva a Marek
koupil*.
"""

from __future__ import annotations

import re

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import lower
from lambre_core.findings.told.czech_arguments import MEN
from lambre_core.findings.told.czech_clauses import SINGULAR, is_past, person_of
from lambre_core.findings.told.czech_objects import is_named
from lambre_core.findings.told.relations import BOTH, as_told
from lambre_core.treebank.tree import Sentence, Token


def pairs_in(sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """The first of two persons of different genders, or with first names, who open a sentence before a verb in the
    singular, joined to it. Two men who are named by what they do may be one: *herec a režisér zemřel*."""
    words = sentence.tokens
    if len(words) < FEWEST or words[1].upos != "CCONJ" or lower(words[1]) not in {"a", "i"}:
        return {}
    first, second = words[0], words[2]
    rest = [word for word in words[3:] if lower(word) not in CLITICS and word.upos not in {"ADV", "PART"}]
    verb = rest[0] if rest else None
    if verb is None or verb.upos not in {"AUX", "VERB"} or not is_said_of_one(verb):
        return {}
    kinds = (kind_of(first, readings), kind_of(second, readings))
    named = all(word.upos == "PROPN" for word in (first, second))
    if None in kinds or (kinds[0] == kinds[1] and not named):
        return {}
    return {
        first.id: as_told(first, "PROPN" if first.upos == "PROPN" else "NOUN", {"Case": NOMINATIVE}, (verb.id, BOTH)),
        verb.id: as_told(verb, verb.upos, {"Number": SINGULAR}, None),
    }


FEWEST = 4
NOMINATIVE = frozenset({"Nom"})
CLITICS = frozenset("se si mi ti mu jim nám vám ho ji je už také taky včera dnes".split())


def is_said_of_one(verb: Token) -> bool:
    """Whether a verb is a singular by its form."""
    if is_past(verb):
        return lower(verb).endswith(("l", "la"))
    return person_of(verb) == "3" and lower(verb).endswith(("je", "á"))


def kind_of(word: Token, readings: Readings) -> str | None:
    """Whether a word is a man or a woman in the nominative; None where it is neither, or may be in another case."""
    form = word.form or ""
    if MEN.fullmatch(form) is not None or form in BOYS:
        return "man"
    if form in GIRLS or RELATED.fullmatch(lower(word)) is not None:
        return "woman"
    known = known_as(lower(word), "NOUN", readings)
    named = any("Nom" in one.feats.get("Case", ()) for one in known)
    return "man" if named and word.upos == "NOUN" and is_named(word) else None


RELATED = re.compile(
    "maminka|máma|matka|babička|teta|sestra|dcera|manželka|žena|dívka|holka|kamarádka|učitelka|lékařka"
)
GIRLS = frozenset(
    "Eva Jana Marie Hana Anna Lenka Kateřina Lucie Petra Věra Alena Veronika Martina Jitka Tereza Ludmila Helena "
    "Michaela Zdeňka Ivana Monika Zuzana Markéta Barbora Klára Katka".split()
)
BOYS = frozenset("Jan Jiří Marek Martin Pavel Milan Michal Daniel David Filip Adam Roman Robert Vladimír Ivan".split())
