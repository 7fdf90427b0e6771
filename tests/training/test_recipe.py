"""Recipes: every file and treebank that they name is there, licences follow from the sources."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from lambre_core.training.conversion import treebank_of
from lambre_core.training.prepare import read_sentences
from lambre_core.training.recipe import FREE, RECIPES, SECOND, Source, TrainingError, licence_of

DATA = Path(os.environ.get("LAMBRE_DATA", Path(__file__).parents[3] / "shared" / "data"))


@pytest.mark.parametrize(
    ("licences", "expected"),
    [
        (["CC-BY-SA-3.0", "CC-BY-SA-4.0"], "CC-BY-SA-4.0"),
        (["CC-BY-4.0"], "CC-BY-SA-4.0"),
        (["CC-BY-SA-4.0", "CC-BY-NC-SA-3.0"], "CC-BY-NC-SA-4.0"),
        (["LGPLLR", "CC-BY-SA-3.0"], "CC-BY-SA-4.0 AND LGPLLR"),
    ],
)
def test_weights_have_the_strictest_licence(licences: list[str], expected: str) -> None:
    assert licence_of([Source("toy", licence) for licence in licences]) == expected


@pytest.mark.parametrize("language", [name for name, recipe in RECIPES.items() if FREE in recipe.variants])
def test_the_free_variant_is_free(language: str) -> None:
    recipe = RECIPES[language]
    free = recipe.variant(FREE)
    assert "NC" in recipe.licence
    assert free.licence == "CC-BY-SA-4.0"
    assert {source.treebank for source in free.sources if source.treebank} == set(free.treebanks or ())
    assert not free.silver
    # A teacher of all treebanks knows what those for non-commercial use have taught it.
    assert bool(free.taught) == bool(free.raw) == (recipe.taught_by == FREE)


def test_a_variant_that_does_not_exist_is_named() -> None:
    with pytest.raises(TrainingError, match=r"et: no variant 'free'.*none"):
        RECIPES["et"].variant(FREE)


def test_training_on_a_dev_split_for_non_commercial_use_is_told() -> None:
    recipe = RECIPES["uk"].variant(FREE)
    assert (recipe.licence_used(False), recipe.licence_used(True)) == ("CC-BY-SA-4.0", "CC-BY-NC-SA-4.0")


@pytest.mark.data
@pytest.mark.skipif(not DATA.is_dir(), reason="the treebanks are not there; name their folder in LAMBRE_DATA")
@pytest.mark.parametrize("language", RECIPES)
def test_the_files_of_a_recipe_exist(language: str) -> None:
    recipe = RECIPES[language]
    files = (*recipe.train, recipe.dev, recipe.test, *recipe.paradigms, *(source.file for source in recipe.silver))
    assert [name for name in files if name and not (DATA / name).is_file()] == []


@pytest.mark.data
@pytest.mark.skipif(not DATA.is_dir(), reason="the treebanks are not there; name their folder in LAMBRE_DATA")
@pytest.mark.parametrize("language", ["de", "uk", "lt", "ro"])
def test_a_recipe_names_the_treebanks_of_its_files(language: str) -> None:
    recipe = RECIPES[language]
    found = {treebank_of(sentence) for name in recipe.train for sentence in read_sentences(DATA / name)}
    named = {source.treebank for source in recipe.sources if source.treebank}
    # Those of fetched corpora are in no file of the data folder.
    assert found < named if recipe.fetched else found == named


@pytest.mark.parametrize("language", [name for name, recipe in RECIPES.items() if recipe.second])
def test_a_second_network_asks_for_no_more_than_the_first_and_has_its_own_teacher(language: str) -> None:
    recipe = RECIPES[language]
    first = recipe.variant(recipe.taught_by) if recipe.taught_by else recipe
    second = recipe.variant(SECOND)
    assert (second.licence_used(True), second.treebanks) == (first.licence_used(True), first.treebanks)
    assert second.taught
    assert second.taught != first.taught
