"""Making the shipped lexicons: `python -m lambre_core.training.lexicon LANGUAGE`."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from lambre_core.errors import LambreError
from lambre_core.lexicon.errors import LexiconError
from lambre_core.resources import data_dir
from lambre_core.training.automaton import automaton_file
from lambre_core.training.cli import default_data
from lambre_core.training.lexicon_sources import (
    Entries,
    morphy_entries,
    opencorpora_entries,
    sgjp_entries,
    unimorph_entries,
)


@dataclass(frozen=True, slots=True)
class LexiconSource:
    """A dictionary: its name and licence, and what reads it, given the data folder."""

    name: str
    licence: str
    read: Callable[[Path], Entries]


@dataclass(frozen=True, slots=True)
class LexiconRecipe:
    """What a language's lexicon is made from.

    Attributes:
        complete, compounds: as in `lambre_core.lexicon.lookup.Lexicon`.
        alternatives: letter -> letters that it may stand for in texts.
    """

    source: LexiconSource
    complete: bool = False
    compounds: bool = False
    alternatives: Mapping[str, str] = field(default_factory=dict)


NOUNS = frozenset({"N"})
NOMINAL = frozenset({"N", "ADJ"})
VERBS = frozenset({"V", "V.PTCP", "V.CVB"})


def unimorph(language: str, name: str, parts_of_speech: frozenset[str]) -> LexiconRecipe:
    """The recipe of a language that has UniMorph's paradigms alone."""
    read = partial(unimorph_entries, language, parts_of_speech)
    return LexiconRecipe(LexiconSource(f"UniMorph {name} (Wiktionary)", "CC BY-SA 3.0", read))


# UniMorph's parts of speech are those of which it knows a fifth of the words in the dev split, and rightly. It knows
# fewer of Croatian, Finnish, Greek and Latvian; its Romanian nouns and adjectives contradict the treebank.
LEXICONS: Mapping[str, LexiconRecipe] = {
    "cs": unimorph("cs", "Czech", NOMINAL),
    # german-nouns (the German Wiktionary) knows another 10 % of the nouns, but compounds are known by their last noun
    # already, and what it lacks (*Pläuschen*, *Wählerwillen*) made three more false alarms in 34,000 words.
    "de": LexiconRecipe(
        LexiconSource("german-pos-dict 1.2.4 (Morphy, korrekturen.de)", "CC BY-SA 4.0", morphy_entries),
        complete=True,
        compounds=True,
    ),
    "et": unimorph("et", "Estonian", NOUNS | VERBS),
    "is": unimorph("is", "Icelandic", NOUNS),
    "lt": unimorph("lt", "Lithuanian", NOMINAL),
    "pl": LexiconRecipe(LexiconSource("SGJP (morfeusz2 1.99.15)", "BSD 2-Clause", sgjp_entries), complete=True),
    "pt": unimorph("pt", "Portuguese", VERBS),
    "ro": unimorph("ro", "Romanian", VERBS),
    "ru": LexiconRecipe(
        LexiconSource("OpenCorpora (pymorphy3-dicts-ru 2.4.417150.4580142)", "CC BY-SA 3.0", opencorpora_entries),
        complete=True,
        alternatives={"е": "ё"},
    ),
    "sk": unimorph("sk", "Slovak", NOMINAL),
    "sl": unimorph("sl", "Slovenian", NOMINAL),
    "tr": unimorph("tr", "Turkish", NOUNS | VERBS),
    "uk": unimorph("uk", "Ukrainian", NOMINAL | VERBS),
}


def lexicon_file(language: str, data: Path) -> bytes:
    """The file of a language's lexicon.

    Raises:
        LexiconError: there is no recipe, or a package that it needs is missing.
        ParadigmError: a file of paradigms is missing or damaged.
    """
    recipe = LEXICONS.get(language)
    if recipe is None:
        raise LexiconError(f"No recipe for a lexicon of {language!r}; there are {', '.join(sorted(LEXICONS))}.")
    return automaton_file(
        recipe.source.read(data),
        language,
        source=f"{recipe.source.name}, {recipe.source.licence}",
        complete=recipe.complete,
        compounds=recipe.compounds,
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
    # Millions of tuples and no cycles: looking for some costs more than all the rest.
    gc.disable()
    try:
        for language in args.languages:
            content = lexicon_file(language, args.data or Path())
            (folder / f"{language}.lexicon").write_bytes(content)
            print(f"{folder / language}.lexicon: {len(content)} bytes")  # noqa: T201
    except LambreError as error:
        print(error, file=sys.stderr)  # noqa: T201
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
