"""Nouns that are listed by hand with their declension, where dictionaries and treebanks know few.

`uk.yaml` says how it is written. `training.classes` and `training.lexicon` read it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

NOUN = re.compile(r"(?P<lemma>\w+)(?:/(?P<stem>\w+))?(?::(?P<plural>\w+|-))?(?:=(?P<instrumental>\w+|-))?")
"""A noun as it is listed: *ніч/ноч=ніччю*, *вікно:вікон*, *їжа:-*."""

NONE = "-"
"""Stands for a form that a noun does not have."""

Softened = Mapping[str, Mapping[str, str]]
"""First letter of an ending -> end of a stem -> what becomes of both: *ě* and *k* are *ce*."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A noun of the list.

    Attributes:
        forms: its forms, each with the names of number and case.
    """

    lemma: str
    gender: str
    forms: tuple[tuple[str, str, str], ...]

    @property
    def entries(self) -> frozenset[tuple[str, str, str]]:
        """Form, lemma and FEATS of each form."""
        return frozenset((form, self.lemma, f"Case={case}|Number={number}") for form, number, case in self.forms)


def listed_nouns(language: str) -> Iterator[Listed]:
    """The nouns that are listed for a language, if any are."""
    path = Path(__file__).with_name(f"{language}.yaml")
    if not path.exists():
        return
    content: Mapping[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    for name, words in content["nouns"].items():
        for word in words.split():
            yield noun(word, content["classes"][name], content["softened"])


def noun(word: str, declension: Mapping[str, Any], softened: Softened) -> Listed:
    """A noun of a class.

    >>> declension = {"gender": "Fem", "lemma": "а", "forms": {"Sing": {"Dat": ["~і"]}, "Plur": {"Gen": [""]}}}
    >>> noun("нога:ніг", declension, {"і": {"г": "зі"}})
    Listed(lemma='нога', gender='Fem', forms=(('нозі', 'Sing', 'Dat'), ('ніг', 'Plur', 'Gen')))

    Raises:
        ValueError: it is not written as a noun, or does not end as those of the class.
    """
    written = NOUN.fullmatch(word)
    if written is None or not written["lemma"].endswith(declension["lemma"]):
        raise ValueError(f"{word} is no noun in -{declension['lemma']}")
    lemma = written["lemma"]
    stem = written["stem"] or lemma.removesuffix(declension["lemma"])
    irregular = {("Plur", "Gen"): written["plural"], ("Sing", "Ins"): written["instrumental"]}
    genitives = declension["forms"].get("Plur", {}).get("Gen", ())
    forms: list[tuple[str, str, str]] = []
    for number, cases in declension["forms"].items():
        if number == "Plur" and written["plural"] == NONE:
            continue
        for case, endings in cases.items():
            for ending in endings:
                # The accusative of what is animate is the genitive.
                like = "Gen" if (number, case) == ("Plur", "Acc") and ending in genitives else case
                form = irregular.get((number, like)) or made(lemma, stem, ending, softened)
                if form != NONE:
                    forms.append((form, number, case))
    return Listed(lemma, declension["gender"], tuple(dict.fromkeys(forms)))


def made(lemma: str, stem: str, ending: str, softened: Softened) -> str:
    """The form of a noun with an ending."""
    if ending == "=":
        return lemma
    if ending.startswith("-"):
        return stem[:-1] + ending[1:]
    if ending.startswith("~"):
        ending = ending[1:]
        # *střech* is softened as *ch*, not as *h*.
        for end, both in sorted(softened[ending[0]].items(), key=lambda item: -len(item[0])):
            if stem.endswith(end):
                return stem.removesuffix(end) + both + ending[1:]
    return stem + ending
