"""Making the shipped lexicons: `python -m lambre_core.training.lexicon LANGUAGE`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from pathlib import Path

from lambre_core.errors import LambreError
from lambre_core.garbage import uncollected
from lambre_core.lexicon import opencorpora, vesum
from lambre_core.lexicon.errors import LexiconError
from lambre_core.resources import data_dir
from lambre_core.training.automaton import automaton_file
from lambre_core.training.cli import default_data
from lambre_core.training.lexicon_sources import (
    CLOSED_CLASSES,
    Entries,
    listed_entries,
    morphy_entries,
    pymorphy_entries,
    sgjp_entries,
    suffix_entries,
    treebank_entries,
    unimorph_entries,
)
from lambre_core.training.recipe import FREE, RECIPES, Recipe

ALL_CLASSES = frozenset("ADJ ADP ADV AUX CCONJ DET INTJ NOUN NUM PART PRON PROPN PUNCT SCONJ SYM VERB X".split())
"""For dictionaries that have all readings of nearly every form they know."""


@dataclass(frozen=True, slots=True)
class LexiconSource:
    """A dictionary: its name and licence, and what reads it, given the data folder.

    Attributes:
        complete: parts of speech of which it has all readings of a form, as in `lambre_core.lexicon.lookup.Lexicon`.
        ends: it holds ends of words, not words.
    """

    name: str
    licence: str
    read: Callable[[Path], Entries]
    complete: frozenset[str] = frozenset()
    ends: bool = False


@dataclass(frozen=True, slots=True)
class LexiconRecipe:
    """What a language's lexicon is made from.

    Attributes:
        compounds: as in `lambre_core.lexicon.lookup.Lexicon`.
        alternatives: letter -> letters that it may stand for in texts.
    """

    sources: tuple[LexiconSource, ...]
    compounds: bool = False
    alternatives: Mapping[str, str] = field(default_factory=dict)


NOUNS = frozenset({"N"})
NOMINAL = frozenset({"N", "ADJ"})
VERBS = frozenset({"V", "V.PTCP", "V.CVB"})


def unimorph(language: str, name: str, parts_of_speech: frozenset[str]) -> LexiconSource:
    """UniMorph's paradigms of some parts of speech."""
    read = partial(unimorph_entries, language, parts_of_speech)
    return LexiconSource(f"UniMorph {name} (Wiktionary)", "CC BY-SA 3.0", read)


def closed(language: str) -> LexiconSource:
    """The closed-class words of the free treebanks of the language's recipe."""
    recipe = free_recipe(RECIPES[language])
    names = ", ".join(source.name for source in recipe.sources if source.treebank)
    return LexiconSource(
        f"closed classes of {names}", "CC BY-SA 4.0", partial(treebank_entries, recipe), frozenset(CLOSED_CLASSES)
    )


def ends_of_words(language: str, dictionary: Callable[[Path], Entries] | None = None) -> LexiconSource:
    """The ends of words in the free treebanks of the language's recipe and in a dictionary, with their readings."""
    recipe = free_recipe(RECIPES[language])
    names = ", ".join(source.name for source in recipe.sources if source.treebank)
    licence = "CC BY-NC-SA 4.0" if "-NC" in recipe.licence else "CC BY-SA 4.0"
    read = partial(suffix_entries, recipe, dictionary)
    return LexiconSource(f"ends of words of {names}", licence, read, ends=True)


def free_recipe(recipe: Recipe) -> Recipe:
    """The recipe without treebanks for non-commercial use."""
    return recipe.variant(FREE) if FREE in recipe.variants else recipe


def inflecting(paradigms: LexiconSource, listed: bool = False) -> LexiconRecipe:
    """A lexicon of paradigms with the closed classes and the ends of words of free treebanks, and the nouns that are
    listed by hand, if any are."""
    (language, *_) = paradigms.read.args if isinstance(paradigms.read, partial) else ("",)
    words = paradigms
    if listed:
        read = partial(listed_entries, language, paradigms.read)
        words = LexiconSource(f"{paradigms.name}, and nouns listed by hand", paradigms.licence, read)
    return only(words, closed(language), ends_of_words(language, paradigms.read))


def only(*sources: LexiconSource) -> LexiconRecipe:
    """A lexicon of these sources."""
    return LexiconRecipe(sources)


# UniMorph's parts of speech are those of which it knows a fifth of the words in the dev split, and rightly. It knows
# fewer of Croatian, Finnish, Greek and Latvian; its Romanian nouns and adjectives contradict the treebank.
LEXICONS: Mapping[str, LexiconRecipe] = {
    "cs": inflecting(unimorph("cs", "Czech", NOMINAL)),
    # german-nouns (the German Wiktionary) knows another 10 % of the nouns, but compounds are known by their last noun
    # already, and what it lacks (*Pläuschen*, *Wählerwillen*) made three more false alarms in 34,000 words.
    "de": LexiconRecipe(
        (LexiconSource("german-pos-dict 1.2.4 (Morphy, korrekturen.de)", "CC BY-SA 4.0", morphy_entries, ALL_CLASSES),),
        compounds=True,
    ),
    # There is no free treebank of Estonian, and no free model that could use the lexicon.
    "et": only(unimorph("et", "Estonian", NOUNS | VERBS), ends_of_words("et")),
    "fi": only(ends_of_words("fi")),
    "is": only(unimorph("is", "Icelandic", NOUNS)),
    "lt": inflecting(unimorph("lt", "Lithuanian", NOMINAL)),
    "lv": only(closed("lv"), ends_of_words("lv")),
    "pl": only(LexiconSource("SGJP (morfeusz2 1.99.15)", "BSD 2-Clause", sgjp_entries, ALL_CLASSES)),
    "pt": only(unimorph("pt", "Portuguese", VERBS)),
    "ro": only(unimorph("ro", "Romanian", VERBS)),
    "ru": LexiconRecipe(
        (
            LexiconSource(
                "OpenCorpora (pymorphy3-dicts-ru 2.4.417150.4580142)",
                "CC BY-SA 3.0",
                partial(pymorphy_entries, "ru", opencorpora.reading_of),
                ALL_CLASSES,
            ),
        ),
        alternatives={"е": "ё"},
    ),
    "sk": inflecting(unimorph("sk", "Slovak", NOMINAL)),
    "sl": inflecting(unimorph("sl", "Slovenian", NOMINAL)),
    "tr": only(unimorph("tr", "Turkish", NOUNS | VERBS), ends_of_words("tr")),
    "uk": inflecting(unimorph("uk", "Ukrainian", NOMINAL | VERBS), listed=True),
}


OWN: Mapping[str, LexiconRecipe] = {
    "uk": LexiconRecipe(
        (
            LexiconSource(
                "VESUM (pymorphy3-dicts-uk)",
                "GPL-3.0-only",
                partial(pymorphy_entries, "uk", vesum.reading_of),
                ALL_CLASSES,
            ),
        ),
        alternatives={"’": "'", "ʼ": "'"},
    ),
}
"""Lexicons that may not be shipped, and that users build for themselves (`lambre-lint lexicons build`)."""


def lexicon_file(language: str, data: Path, recipes: Mapping[str, LexiconRecipe] = LEXICONS) -> bytes:
    """The file of a language's lexicon.

    Raises:
        LexiconError: there is no recipe, or a package that it needs is missing.
        ParadigmError: a file of paradigms is missing or damaged.
    """
    recipe = recipes.get(language)
    if recipe is None:
        raise LexiconError(f"No recipe for a lexicon of {language!r}; there are {', '.join(sorted(recipes))}.")
    return automaton_file(
        chain.from_iterable(source.read(data) for source in recipe.sources),
        language,
        sources=[f"{source.name}, {source.licence}" for source in recipe.sources],
        complete=frozenset().union(*(source.complete for source in recipe.sources)),
        compounds=recipe.compounds,
        guesses=any(
            source.read.func is suffix_entries for source in recipe.sources if isinstance(source.read, partial)
        ),
        alternatives=recipe.alternatives,
    )


def main(arguments: list[str]) -> int:
    """Write the lexicons; 2 where one cannot be made."""
    parser = argparse.ArgumentParser(prog="python -m lambre_core.training.lexicon", description=__doc__)
    parser.add_argument("languages", nargs="+", metavar="LANGUAGE", help=", ".join(sorted(LEXICONS)))
    parser.add_argument("--data", type=Path, default=default_data(), help="folder with unimorph/ (LAMBRE_DATA)")
    parser.add_argument("--output", type=Path, help="folder for the files (lexicons/)")
    args = parser.parse_args(arguments)
    folder = args.output or data_dir("lexicons")
    try:
        for language in args.languages:
            # Millions of tuples and no cycles: looking for some costs more than all the rest.
            with uncollected():
                content = lexicon_file(language, args.data or Path())
            (folder / f"{language}.lexicon").write_bytes(content)
            print(f"{folder / language}.lexicon: {len(content)} bytes")  # noqa: T201
    except LambreError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
