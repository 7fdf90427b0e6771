"""Where the readings of lexicons come from: each function yields (form, lemma, tag), the tag as UD reading.

A tag names the UPOS that a reading may stand for, the likeliest first, and its features
(`NOUN,PROPN|Case=Nom|Number=Sing`).
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from lambre_core.lexicon import morphy, nkjp, unimorph
from lambre_core.lexicon.errors import LexiconError
from lambre_core.lexicon.lookup import LONGEST_SUFFIX, SUFFIX, ReadTag
from lambre_core.lexicon.morfologik import entries, open_automaton
from lambre_core.lexicon.reading import DECLENSION
from lambre_core.training.nouns import listed_nouns
from lambre_core.training.paradigms import rows
from lambre_core.training.prepare import learned_layers, read_splits
from lambre_core.training.recipe import Recipe
from lambre_core.treebank.feats import Features, format_feats, parse_feats

Entries = Iterator[tuple[str, str, str]]
"""(form, lemma, tag)."""


def tag_of(upos: Iterable[str], features: Features) -> str:
    """A reading as it is stored."""
    return f"{','.join(upos)}|{format_feats(features)}"


def package(name: str, project: str) -> Any:
    """A package that holds a dictionary.

    Raises:
        LexiconError: it is not installed.
    """
    if find_spec(name) is None:
        raise LexiconError(f"This lexicon is made from the package {project}, which is missing: pip install {project}")
    return import_module(name)


def pymorphy_entries(language: str, reading_of: ReadTag, data: Path) -> Entries:
    """The whole dictionary of the package pymorphy3-dicts-LANGUAGE, without misspelt forms.

    Args:
        reading_of: its tags as UD readings.
    """
    analyser = package("pymorphy3", f"pymorphy3 pymorphy3-dicts-{language}").MorphAnalyzer(lang=language)
    stored: dict[str, str | None] = {}
    for form, tag, lemma, _, _ in analyser.dictionary.iter_known_words():
        written = str(tag)
        if written not in stored:
            analysis = reading_of(written) if MISSPELT not in tag.grammemes else None
            stored[written] = tag_of(*analysis) if analysis is not None else None
        reading = stored[written]
        if reading is not None:
            yield form, lemma, reading


MISSPELT = "Erro"
"""Grammeme of misspelt forms."""


POLISH_WORDS = 120_000
"""So many of the commonest words are looked up for their lemmas; rarer ones add little but names."""


def sgjp_entries(data: Path) -> Entries:
    """Polish: what Morfeusz (SGJP) generates for every lemma of the commonest words of wordfreq's list."""
    analyser = package("morfeusz2", "morfeusz2").Morfeusz()
    words = package("wordfreq", "wordfreq").top_n_list("pl", POLISH_WORDS, wordlist="large")
    lemmas = {
        analysis[1]
        for word in words
        if word.isalpha()
        for spelling in (word, word.capitalize())
        for _, _, analysis in analyser.analyse(spelling)
        if analysis[2] != "ign"
    }
    for named in sorted(lemmas):
        lemma = named.partition(":")[0]
        for form, _, tag, *_ in analyser.generate(named):
            upos = nkjp.upos_of(tag, lemma)
            if upos:
                for feats in nkjp_feats(tag):
                    yield form, lemma, f"{','.join(upos)}|{feats}"


@cache
def nkjp_feats(tag: str) -> tuple[str, ...]:
    """The features of each alternative of a tag."""
    return tuple(format_feats(features) for features in nkjp.features_of(tag))


def morphy_entries(data: Path) -> Entries:
    """german-pos-dict."""
    for form, lemma, tag in entries(open_automaton(data / "extra-german" / "german.dict.xz")):
        analysis = morphy.reading_of(tag)
        if analysis is not None:
            upos, features = analysis
            declension = morphy.declension(form, lemma, tag)
            yield (
                form,
                lemma,
                tag_of(upos, {**features, DECLENSION: frozenset({declension})} if declension else features),
            )


def one_word(form: str) -> bool:
    """Whether a cell of a paradigm holds a word, and only one."""
    return bool(form) and not any(character.isspace() or character in "/()[]—*" for character in form) and form != "-"


def two_words(form: str, lemma: str) -> bool:
    """Whether a cell of Estonian paradigms holds two forms written as one word (*uuteleuusile*)."""
    begins = lemma[:2]
    return len(form) >= 2 * len(lemma) + 2 and form.startswith(begins) and begins in form[len(lemma) :]


STRESS = frozenset("\u0300\u0301\u0303\u0302\u030f\u0311")
"""Marks of stress and tone, which dictionaries write and texts do not."""


def without_stress(form: str) -> str:
    """The form without marks of stress; letters of the alphabet that have them (`й`, `ś`) need another table."""
    marked = unicodedata.normalize("NFD", form)
    return unicodedata.normalize("NFC", "".join(letter for letter in marked if letter not in STRESS))


def unimorph_entries(language: str, parts_of_speech: frozenset[str], data: Path) -> Entries:
    """UniMorph's paradigms of some parts of speech (`N`, `ADJ`, `V` ...); cells of several words are left out."""
    for lemma, form, bundle in rows(data / "unimorph" / f"{language}.tsv.xz"):
        if parts_of_speech.isdisjoint(bundle.split(";")) or not one_word(form):
            continue
        if language == "et" and two_words(form, lemma):
            continue
        analysis = unimorph.to_ud(bundle, language)
        if analysis is None:
            continue
        if language in STRESSED:
            lemma, form = without_stress(lemma), without_stress(form)
        upos, features = analysis
        yield form, lemma, tag_of(upos, features)


def listed_entries(language: str, others: Callable[[Path], Entries], data: Path) -> Entries:
    """The nouns that are listed by hand, with their gender, which the paradigms of others do not tell; and those of
    others that are not listed."""
    listed = {noun.lemma: noun for noun in listed_nouns(language)}
    for form, lemma, tag in others(data):
        if not (tag.startswith("NOUN|") and lemma in listed):
            yield form, lemma, tag
    for noun in listed.values():
        gender = {"Gender": frozenset(noun.gender.split(","))} if noun.gender else {}
        for form, lemma, feats in sorted(noun.entries):
            yield form, lemma, tag_of(["NOUN"], {**parse_feats(feats), **gender})


STRESSED = frozenset({"hr", "lt", "sl", "uk"})
"""Languages whose paradigms are written with marks of stress or tone."""


CLOSED_CLASSES = ("ADP", "AUX", "DET", "PRON")
"""Classes of few and frequent words, of which a treebank shows all readings."""

CLOSED_FEATURES = frozenset({"Case", "Number", "Gender", "Animacy", "Person"})

UNSEEN = 0.05
"""Most that may be left of the probability that a form's next occurrence has a reading that was never seen.

On the Ukrainian and Czech dev splits, 99.9 to 100 % of the words known so have their gold reading among those seen; at
0.1 (99.2 to 100 %) *тих* was taken to have no locative.
"""


def treebank_entries(recipe: Recipe, data: Path) -> Entries:
    """The closed-class words of a recipe's training split of which all readings have been seen."""
    seen: dict[str, Counter[tuple[str, str, str]]] = {}
    for sentence in read_splits(recipe, data).train:
        if "feats" in learned_layers(sentence):
            for token in sentence.tokens:
                if token.form and token.upos:
                    feats = {name: values for name, values in token.feats.items() if name in CLOSED_FEATURES}
                    reading = token.lemma or token.form, token.upos, format_feats(feats)
                    seen.setdefault(token.form.lower(), Counter())[reading] += 1
    for form, readings in seen.items():
        for lemma, upos, feats_column in closed_readings(readings):
            yield form, lemma, f"{upos}|{feats_column}"


def closed_readings(seen: Mapping[tuple[str, str, str], int]) -> list[tuple[str, str, str]]:
    """The readings (lemma, UPOS, FEATS) of a closed-class form, none where others are likely or it is none.

    The probability of a reading not seen yet is about the share of readings seen once (Good 1953); one is added to
    their number, so that a form needs twenty occurrences at least.
    """
    analyses = Counter[tuple[str, str]]()
    for (_, upos, feats_column), count in seen.items():
        analyses[upos, feats_column] += count
    once = sum(count == 1 for count in analyses.values())
    closed = sum(count for (upos, _), count in analyses.items() if upos in CLOSED_CLASSES)
    if 2 * closed <= analyses.total() or once + 1 > UNSEEN * analyses.total():
        return []
    return [
        (lemma, upos, feats_column)
        for lemma, upos, feats_column in seen
        if upos in {*CLOSED_CLASSES, "ADJ"}
        and not any(upos == other and says_less(feats_column, more) for other, more in analyses)
    ]


def says_less(feats_column: str, other: str) -> bool:
    """Whether an annotation only leaves out the case that another one of the same form names: an oversight."""
    few, many = parse_feats(feats_column), parse_feats(other)
    return "Case" in many and "Case" not in few and all(many.get(name) == values for name, values in few.items())


OPEN_CLASSES = frozenset({"ADJ", "NOUN", "NUM", "PROPN", "VERB"})

LEAST_WORDS = 10
"""So many different words must end alike for their readings to be expected of another."""

LEAST_OF_CLASS = 0.01
"""Least share of a part of speech among them."""


def suffix_entries(recipe: Recipe, dictionary: Callable[[Path], Entries] | None, data: Path) -> Entries:
    """Ends of words with the readings of the words that end so, in a recipe's training split and a dictionary.

    What the open classes of an inflecting language can be shows at their ends (Brants 2000, section 2.3). These
    readings only ever excuse.
    """
    words: dict[str, set[tuple[str, str]]] = {}
    for sentence in read_splits(recipe, data).train:
        if "feats" in learned_layers(sentence):
            for token in sentence.tokens:
                if token.form and token.upos in OPEN_CLASSES and token.form.isalpha():
                    words.setdefault(token.form.lower(), set()).add((token.upos, inflection(token.feats)))
    for form, _, tag in dictionary(data) if dictionary else ():
        classes, _, feats_column = tag.partition("|")
        for upos in OPEN_CLASSES & set(classes.split(",")):
            words.setdefault(form.lower(), set()).add((upos, inflection(parse_feats(feats_column))))
    yield from ends(words)


def inflection(feats: Features) -> str:
    """Case, number, gender and person."""
    return format_feats({name: values for name, values in feats.items() if name in CLOSED_FEATURES - {"Animacy"}})


def ends(words: Mapping[str, set[tuple[str, str]]]) -> Entries:
    """The entries of the ends that enough words share."""
    sharing: dict[str, Counter[str]] = {}
    readings: dict[str, set[tuple[str, str]]] = {}
    for form, analyses in words.items():
        for length in range(1, min(LONGEST_SUFFIX, len(form) - 1) + 1):
            end = form[-length:]
            sharing.setdefault(end, Counter()).update({"": 1, **dict.fromkeys((upos for upos, _ in analyses), 1)})
            readings.setdefault(end, set()).update(analyses)
    for end, counts in sharing.items():
        if counts[""] >= LEAST_WORDS:
            for upos, feats_column in sorted(with_genders(readings[end])):
                if counts[upos] >= LEAST_OF_CLASS * counts[""]:
                    yield SUFFIX + end, SUFFIX + end, f"{upos}|{feats_column}"


def with_genders(readings: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """The readings (UPOS, FEATS), those without gender with each gender that others of their case and number have.

    Paradigms do not say the gender of nouns. Where no other reading has the case and number, any gender will do; the
    tagger knows which of them a noun may have.
    """
    genders: dict[tuple[str, str], set[str]] = {}
    for upos, feats_column in readings:
        feats = parse_feats(feats_column)
        for key in ((upos, ""), (upos, without_gender(feats))):
            genders.setdefault(key, set()).update(feats.get("Gender", ()))
    found: set[tuple[str, str]] = set()
    for upos, feats_column in readings:
        feats = parse_feats(feats_column)
        possible = genders[upos, without_gender(feats)] or genders[upos, ""]
        if "Gender" in feats or "Case" not in feats or not possible:
            found.add((upos, feats_column))
        else:
            found.update((upos, format_feats({**feats, "Gender": frozenset({gender})})) for gender in possible)
    return found


def without_gender(feats: Features) -> str:
    """The features as text, but gender."""
    return format_feats({name: values for name, values in feats.items() if name != "Gender"})
