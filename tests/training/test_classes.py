"""How inflection classes are learned."""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path

import pytest

from lambre_core.gzipped import read_bytes
from lambre_core.lexicon.classes import classes_path
from lambre_core.training.classes import (
    LEAST,
    content_of,
    genders_of,
    inflection_classes,
    irregular_readings,
    is_a_plural,
    never_declined,
    regular_readings,
)
from lambre_core.training.recipe import RECIPES

DATA = Path(os.environ.get("LAMBRE_DATA", Path(__file__).parents[3] / "shared" / "data"))

NOM, GEN, DAT, INS = (f"Case={case}|Number=Sing" for case in ("Nom", "Gen", "Dat", "Ins"))
STEMS = ("škol", "kol", "mol", "hol", "pol", "sol", "dol", "vol", "stol", "bol")


def paradigm(stem: str) -> list[tuple[str, str, str]]:
    return [(stem + "a", stem + "a", NOM), (stem + "y", stem + "a", GEN), (stem + "e", stem + "a", DAT)]


def test_nouns_that_are_never_declined_are_few_of_their_end() -> None:
    """*Finále* is; neuters in *-í* are their own genitives and datives all of them."""
    cells = [(case, f"Case={case}|Number=Sing") for case in ("Gen", "Dat", "Loc")]
    declined = [(stem + case[0], stem + "e", feats) for stem in STEMS for case, feats in cells]
    fixed = [("finale", "finale", feats) for _, feats in cells]
    alike = [(stem + "í", stem + "í", feats) for stem in STEMS for _, feats in cells]
    genders = {stem + end: "Neut" for stem in (*STEMS, "final") for end in "eí"}
    assert never_declined([*declined, *fixed, *alike], genders) == {"finale"}
    assert never_declined(fixed, genders) == set()


def test_forms_of_nouns_with_one_end() -> None:
    entries = [entry for stem in STEMS for entry in paradigm(stem)]
    genders = {stem + "a": "Fem" for stem in STEMS}
    found = inflection_classes(entries, Counter(), genders)
    assert regular_readings(found, "Fem", "zola", "zoly") == {GEN}
    assert regular_readings(found, "Fem", "zola", "zolou") == frozenset()
    # Another gender has other classes, and longer ends that say no more are left out.
    assert regular_readings(found, "Masc", "zola", "zoly") == frozenset()
    assert set(found) == {("Fem", "a", "", ""), ("Fem", "a", "a", "y"), ("Fem", "a", "a", "e")}


def test_few_nouns_tell_nothing() -> None:
    entries = [entry for stem in STEMS[: LEAST - 1] for entry in paradigm(stem)]
    assert inflection_classes(entries, Counter(), {stem + "a": "Fem" for stem in STEMS}) == {}


def test_what_treebanks_show_of_an_end_is_not_left_out() -> None:
    """*Pankur* and a few others in dictionaries have no partitive in *-i*, but several nouns in a treebank have one."""
    genitive, partitive = "Case=Gen|Number=Sing", "Case=Par|Number=Sing"
    stems, others = ("pank", "pett", "kal", "võl", "ett", "lend"), ("kultu", "struktu", "skulptu")
    entries = [(f"{stem}uri", f"{stem}ur", genitive) for stem in stems]
    genders = {f"{stem}ur": "" for stem in (*stems, *others)}
    shown = [(f"{stem}uri", f"{stem}ur", partitive) for stem in others]
    found = inflection_classes(entries, shown, genders, sparse=True)
    assert regular_readings(found, "", "tekstuur", "tekstuuri") == {genitive, partitive}
    # One or two may be errors of the annotation.
    found = inflection_classes(entries, shown[:2], genders, sparse=True)
    assert regular_readings(found, "", "tekstuur", "tekstuuri") == {genitive}
    # Where dictionaries have most nouns they are believed.
    found = inflection_classes(entries, shown, genders)
    assert regular_readings(found, "", "tekstuur", "tekstuuri") == {genitive}


def test_what_few_nouns_with_a_long_end_have_is_irregular() -> None:
    stems = [f"{first}{second}ol" for first in "bdfhklmnprst" for second in "aeiou"]
    entries = [entry for stem in stems for entry in paradigm(stem)]
    odd = (f"{stems[0]}y", f"{stems[0]}a", INS)
    genders = {stem + "a": "Fem" for stem in stems}
    found = inflection_classes([*entries, odd], Counter(), genders)
    assert regular_readings(found, "Fem", "zeola", "zeoly") == {GEN}
    assert irregular_readings(found, [*entries, odd], Counter(), genders) == {odd[:2]: {INS}}
    # A treebank must show it twice.
    assert irregular_readings(found, entries, Counter({odd: 1}), genders) == {}
    assert irregular_readings(found, entries, Counter({odd: 2}), genders) == {odd[:2]: {INS}}


def test_short_ends_are_of_several_classes() -> None:
    entries = [
        entry for stem in (f"{first}{second}" for first in "bdfhk" for second in "pst") for entry in paradigm(stem)
    ]
    odd = ("zži", "zža", INS)
    like = ("bpi", "bpa", DAT)
    genders = {lemma: "Fem" for _, lemma, _ in (*entries, odd)}
    many = [(f"{stem}i", f"{stem}a", DAT) for stem in (f"{first}{second}" for first in "bdfhk" for second in "pst")]
    found = inflection_classes([*entries, *many, like, odd], Counter(), genders)
    assert regular_readings(found, "Fem", "qqa", "qqi") == {DAT, INS}


def test_genders_of_paradigms() -> None:
    paradigms = [(f"{stem}y", f"{stem}a", GEN) for stem in ("zol", *STEMS)] + [("jmena", "jmeno", GEN)]
    known = {f"{stem}a": "Fem" for stem in STEMS}
    assert genders_of(known, paradigms) == {**known, "zola": "Fem"}
    # Where genders differ none is told.
    assert "zola" not in genders_of({**known, "škola": "Masc"}, paradigms)
    # The instrumental counts for more, whatever the end of the lemma.
    forms = [(f"{stem}em", f"{stem}a", INS) for stem in STEMS] + [("zolem", "zola", INS)]
    assert genders_of(dict.fromkeys(known, "Masc"), [*paradigms[:1], *forms])["zola"] == "Masc"
    # Czech *krejčí* is declined as a neuter.
    neuters = {f"{stem}ičí": "Neut" for stem in STEMS}
    of_neuters = [(f"{lemma}ho", lemma, GEN) for lemma in (*neuters, "krejčí")]
    assert "krejčí" not in genders_of(neuters, of_neuters)


def test_plurals_that_are_given_as_lemmas() -> None:
    nouns = {"müşteri", "çalışma", "dolar", "kalem"}
    assert [is_a_plural(lemma, nouns) for lemma in ("müşteriler", "çalışmaların", "dolar", "kalem")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.data
@pytest.mark.skipif(not DATA.is_dir(), reason="the treebanks are not there; name their folder in LAMBRE_DATA")
@pytest.mark.parametrize("language", ["lt", "tr", "uk"])
def test_what_is_shipped_can_be_made_again(language: str) -> None:
    if missing := [name for name in RECIPES[language].fetched if not (DATA / name).is_file()]:
        pytest.skip(f"made of corpora that are no part of the data: {', '.join(missing)}")
    assert content_of(language, DATA) == json.loads(read_bytes(classes_path(language)))
