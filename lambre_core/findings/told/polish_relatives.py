"""Told words in Polish: *które* right behind the comma of men, who are *którzy*.

No form of *ludzie*, *studenci* or *ludzi* is a plural of anything but men; where no other noun before may be what is
meant, and *które* asks for none, it stands for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from lambre_core.findings.beliefs import goes_with
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import lower
from lambre_core.findings.told.polish_nouns import is_surely_noun
from lambre_core.findings.told.polish_subjects import NONE, PLURAL, SINGULAR
from lambre_core.findings.told.relations import WHO_ARE_MEN, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

WHICH: Sequence[Features] = (
    {"Number": PLURAL, "Gender": frozenset({"Fem", "Neut"})},
    {"Number": PLURAL, "Gender": frozenset({"Masc"}), "Animacy": frozenset({"Inan", "Nhum"})},
    {"Number": SINGULAR, "Gender": frozenset({"Neut"})},
)
"""What *które* stands for."""


def relatives_in(sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """*Które* that stands for men for sure, joined to them: *ludzie, które tu mieszkają*. Behind a verb of asking it
    may open a question (*zapytaj studentów, które są lepsze*)."""
    words, changed = sentence.tokens, dict[int, Token]()
    for comma, which in pairwise(words):
        if lower(which) != "które" or comma.form != "," or comma.id < 2:
            continue
        noun, earlier = words[comma.id - 2], words[: comma.id - 2]
        if not are_men(noun, readings) or any((word.lemma or "") in OF_ASKING for word in earlier):
            continue
        if any(may_be_meant(word, readings) for word in earlier) or asks_for_a_noun(words[which.id :], readings):
            continue
        own: Features = {"Number": PLURAL, "Gender": frozenset({"Masc"}), "Animacy": frozenset({"Inan", "Nhum"})}
        men: Features = {"Number": PLURAL, "Gender": frozenset({"Masc"}), "Animacy": frozenset({"Hum"})}
        changed[which.id] = as_told(which, "DET", own, (noun.id, WHO_ARE_MEN))
        changed[noun.id] = as_told(noun, "NOUN", men, None)
    return changed


OF_ASKING = frozenset(
    "pytać zapytać spytać dopytać wypytać powiedzieć mówić radzić poradzić doradzić informować poinformować wskazać "
    "wskazywać pokazać pokazywać wyjaśnić wyjaśniać tłumaczyć uczyć nauczyć wiedzieć sprawdzić zobaczyć".split()
)
"""Verbs beside persons behind which a question may stand."""


def are_men(noun: Token, readings: Readings) -> bool:
    """Whether a noun is surely several men: by the tagger, and in each plural that the dictionary has of its lemma."""
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings) if one.lemma == noun.lemma]
    several = [feats for feats in known if "Plur" in feats.get("Number", NONE)]
    tagged = noun.feats.get("Number") == PLURAL and "Hum" in noun.feats.get("Animacy", NONE)
    return is_surely_noun(noun) and tagged and bool(several) and all(map(is_of_men, several))


def is_of_men(feats: Features) -> bool:
    """Whether features are those of men."""
    return feats.get("Animacy") == frozenset({"Hum"}) and feats.get("Gender") == frozenset({"Masc"})


def may_be_meant(word: Token, readings: Readings) -> bool:
    """Whether *które* may stand for a word before the noun, as the dictionary has that, or for one that it does not
    have."""
    if word.upos not in {"NOUN", "NUM", "PRON", "PROPN", "X"}:
        return False
    known = known_as(lower(word), word.upos, readings) if word.upos == "NOUN" else []
    return not known or any(goes_with(one.feats, shown) for one in known for shown in WHICH)


def asks_for_a_noun(words: Sequence[Token], readings: Readings) -> bool:
    """Whether the noun of a question follows *które*, or its attribute: *ludzie, które kraje znacie?*."""
    first = next((word for word in words if word.upos not in {"ADV", "AUX", "PART", "PRON"}), None)
    if first is None or first.upos not in {"ADJ", "NOUN", "PROPN", "X"}:
        return False
    known = known_as(lower(first), first.upos, readings)
    return not known or any(goes_with(one.feats, shown) for one in known for shown in WHICH)
