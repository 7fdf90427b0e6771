"""Making `rules/classes`: `python -m lambre_core.training.classes LANGUAGE`.

An end of lemmas and a change are listed if the paradigms of several nouns with this end have forms that are made so, or
if treebanks have so many that another reading is improbable (`training.endings`); ends that say no more than shorter
ones are left out. The nouns are those of UniMorph and of the treebanks whose gender is known: from a treebank, or
because all nouns with this end and this genitive or instrumental have it; and those that are listed by hand
(`training/nouns`), whose paradigms count as a dictionary's.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

from lambre_core.lexicon.classes import MARKS, SHORTEST, Content, Key, change, classes_path, keys
from lambre_core.training.cli import make_files, write_made
from lambre_core.training.endings import FEW, all_readings
from lambre_core.training.lexicon_sources import unimorph_entries
from lambre_core.training.nouns import listed_nouns
from lambre_core.training.prepare import has_tag, learned_layers, read_fetched, read_splits
from lambre_core.training.recipe import RECIPES
from lambre_core.treebank.feats import format_feats, parse_feats

LANGUAGES = ("cs", "et", "fi", "lt", "tr", "uk")
"""Languages with a model, without a full lexicon and with paradigms of nouns. UniMorph's Latvian has each form in one
cell alone (*intonāciju* is no accusative there); its Greek and Portuguese have no case of nouns to tell."""

LEAST = 5
"""Fewest nouns of whose forms one end and change, or of whose gender one end and form, can be known."""

RARE = 0.1
"""A reading that a smaller share of the nouns in paradigms has is none of the others, but irregular with them ..."""

LONG_ENOUGH = 3
"""... if they have so many letters in common: nouns in *-а* are of several classes."""

RARE_UNCHANGED = 0.05
"""The same for forms that are their lemmas, whatever they have in common: a few nouns that are never declined (Czech
*finále*) would make a dative of *moře*."""

LEAST_SHOWN = 2
"""Fewest forms in treebanks that show an irregular reading of a noun."""

FEATURES = frozenset({"Case", "Number"})
"""What paradigms tell of a noun's forms."""

CONJUGATED = frozenset({"Person", "Tense"})

TELLING = ("Case=Gen|Number=Sing", "Case=Ins|Number=Sing")
"""Forms that tell a noun's gender together with the end of its lemma; what the last tells counts."""

BARE = "Case=Nom|Number=Sing"

SPARSE = frozenset({"et"})
"""Languages of which few nouns have a paradigm: eight in *-ur* have, such as *pankur*, which has no partitive in *-i*,
but *kultuur* and all others with a stressed end have one."""

_FINNIC = re.compile("[^aeiouõäöüy]$")
ALONE = {"tr": re.compile(""), "et": _FINNIC, "fi": _FINNIC}
"""Nouns that have an ending in all cases but the nominative: Turkish ones, Finnic ones that end in a consonant."""

PLURAL = re.compile("l[ae]r")
"""In the plurals that Turkish treebanks give as lemmas, after a noun's own letters: *müşteriler*, *çalışmaların*."""

MEN = re.compile("(?:čí|níže|hrabě)$")
"""Czech lemmas of men that are inflected as neuters."""

Entry = tuple[str, str, str]
"""Form, lemma and FEATS of a noun's form, in lower case."""

Regular = dict[Key, frozenset[str]]
"""Key -> FEATS."""


def inflection_classes(
    paradigms: Iterable[Entry], seen: Iterable[Entry], genders: Mapping[str, str], *, sparse: bool = False
) -> Regular:
    """The readings of every gender, end and change of which all are known.

    Args:
        paradigms: whole ones, from dictionaries.
        seen: forms in treebanks, where a single one may be an error of the annotation.
        genders: of the nouns that are looked at.
        sparse: whether paradigms are so few that they may lack a class (`SPARSE`).
    """
    nouns: dict[Key, dict[str, set[str]]] = {}
    counts: dict[Key, Counter[str]] = {}
    for form, lemma, feats in paradigms:
        for key in keys(genders[lemma], lemma, *change(lemma, form)) if lemma in genders else ():
            nouns.setdefault(key, {}).setdefault(feats, set()).add(lemma)
    for form, lemma, feats in seen:
        for key in keys(genders[lemma], lemma, *change(lemma, form)) if lemma in genders else ():
            counts.setdefault(key, Counter())[feats] += 1
    found: Regular = {}
    for key in sorted(nouns.keys() | counts.keys(), key=lambda key: (len(key[1]), key)):
        unchanged = not (key[2] or key[3])
        rare = RARE if len(key[1]) >= LONG_ENOUGH else RARE_UNCHANGED if unchanged else 0.0
        readings = readings_of(nouns.get(key, {}), counts.get(key, Counter()), rare, sparse=sparse)
        # Shorter ends come first, so that it is known what they say.
        if readings and readings != said_by_shorter(found, key):
            found[key] = readings
    return found


def said_by_shorter(found: Regular, key: Key) -> frozenset[str] | None:
    """What the longest of the shorter ends says."""
    gender, end, cut, put = key
    shorter = ((gender, end[start:], cut, put) for start in range(1, len(end)))
    return next((found[other] for other in shorter if other in found), None)


def readings_of(
    nouns: Mapping[str, set[str]], counts: Counter[str], rare: float, *, sparse: bool = False
) -> frozenset[str]:
    """The readings of an end and change; empty where they may not be all.

    Args:
        nouns: FEATS -> the lemmas that have them in paradigms.
        counts: FEATS -> how many forms have them in treebanks.
        rare: share of the lemmas below which a reading is left out.
        sparse: what treebanks show of several nouns counts, whatever the few in paradigms have.
    """
    lemmas = set[str]().union(*nouns.values())
    seen = frozenset(all_readings(counts)) if counts else frozenset[str]()
    if len(lemmas) < LEAST:
        return seen
    shown = {feats for feats, number in counts.items() if sparse and number > FEW}
    return seen | shown | {feats for feats, shown_by in nouns.items() if len(shown_by) >= rare * len(lemmas)}


def regular_readings(regular: Regular, gender: str, lemma: str, form: str) -> frozenset[str]:
    """The readings of a form by its class."""
    listed = (regular[key] for key in keys(gender, lemma, *change(lemma, form)) if key in regular)
    return next(listed, frozenset())


def irregular_readings(
    regular: Regular,
    paradigms: Iterable[Entry],
    seen: Counter[Entry],
    genders: Mapping[str, str],
    whole: Collection[str] = (),
) -> dict[tuple[str, str], frozenset[str]]:
    """Form and lemma -> FEATS that the class does not tell, where it tells some or the noun is in `whole`."""
    found: dict[tuple[str, str], set[str]] = {}
    shown = (entry for entry, number in seen.items() if number >= LEAST_SHOWN)
    for form, lemma, feats in (*paradigms, *shown):
        told = regular_readings(regular, genders[lemma], lemma, form) if lemma in genders else frozenset()
        if (told or lemma in whole) and feats not in told:
            found.setdefault((form, lemma), set()).add(feats)
    return {words: frozenset(feats) for words, feats in found.items()}


def genders_of(of_treebanks: Mapping[str, str], paradigms: Iterable[Entry]) -> dict[str, str]:
    """Lemma -> gender, of treebanks and, where the instrumental, or else the genitive, tells it together with the end
    of the lemma, of paradigms: Czech *tyče* is as *klíče*, but *tyčí* is none of a masculine."""
    found: dict[str, str] = {}
    for case in TELLING:
        # Of several forms of a case always the same one.
        forms = {lemma: form for form, lemma, feats in sorted(paradigms) if feats == case}
        counts: dict[Key, Counter[str]] = {}
        for lemma, gender in of_treebanks.items():
            if lemma in forms:
                for key in ends_of(lemma, forms[lemma]):
                    counts.setdefault(key, Counter())[gender] += 1
        for lemma, form in forms.items():
            listed = (counts[key] for key in ends_of(lemma, form) if key in counts)
            sure = next((count for count in listed if count.total() >= LEAST), Counter[str]())
            if len(sure) == 1 and not MEN.search(lemma):
                found[lemma] = next(iter(sure))
    return {**found, **of_treebanks}


def ends_of(lemma: str, form: str) -> Iterator[Key]:
    """The keys of a form, from the longest end of its lemma to none."""
    cut, put = change(lemma, form)
    yield from keys("", lemma, cut, put)
    yield "", "", cut, put


def of_paradigms(language: str, data: Path) -> set[Entry]:
    """The nouns of UniMorph; not as predicates, which Turkish conjugates (*odalar*, "they are a room").

    Raises:
        TrainingError: the file is missing.
    """
    return {
        (form.lower(), lemma.lower(), format_feats({name: told[name] for name in FEATURES}))
        for form, lemma, tag in unimorph_entries(language, frozenset({"N"}), data)
        for told in [parse_feats(tag.partition("|")[2])]
        if told.keys() >= FEATURES and CONJUGATED.isdisjoint(told)
    }


def never_declined(entries: Iterable[Entry], genders: Mapping[str, str]) -> set[str]:
    """The lemmas that are their own forms in several cases while most nouns of their gender and end are not: Czech
    *finále*, Ukrainian *метро*. What they say of their ends holds of them alone, and would make a dative of *moře*."""
    unchanged: dict[str, set[str]] = {}
    lemmas: set[str] = set()
    for form, lemma, feats in entries:
        if lemma in genders and not OBLIQUE.isdisjoint(parse_feats(feats)["Case"]):
            lemmas.add(lemma)
            if form == lemma:
                unchanged.setdefault(lemma, set()).add(feats)
    several = {lemma for lemma, cells in unchanged.items() if len(cells) >= SEVERAL}
    alike = Counter((genders[lemma], lemma[-1]) for lemma in lemmas)
    fixed = Counter((genders[lemma], lemma[-1]) for lemma in several)
    return {lemma for lemma in several if fixed[end := (genders[lemma], lemma[-1])] < SELDOM * alike[end]}


OBLIQUE = frozenset({"Gen", "Dat", "Ins", "Loc"})

SEVERAL = 2
"""Oblique cells in which a noun that is not declined is seen as its lemma."""

SELDOM = 0.25
"""Greatest share of such nouns among those of a gender and last letter."""


def is_a_plural(lemma: str, nouns: Collection[str]) -> bool:
    """Whether what a Turkish treebank has as a lemma is the plural of another noun."""
    return any(lemma[: found.start()] in nouns for found in PLURAL.finditer(lemma) if found.start() >= SHORTEST)


def in_treebanks(language: str, data: Path) -> Iterator[tuple[Entry, str]]:
    """The nouns in the training texts with their gender, as often as they stand there.

    Raises:
        TrainingError: a treebank is missing.
    """
    recipe = RECIPES[language]
    for sentence in (*read_splits(recipe, data).train, *read_fetched(recipe, data)):
        if "feats" not in learned_layers(sentence):
            continue
        for token in filter(has_tag, sentence.tokens):
            feats = {name: values for name, values in token.feats.items() if name in FEATURES}
            if (
                token.upos == "NOUN"
                and token.form
                and token.lemma
                and token.form.isalpha()
                and feats.keys() == FEATURES
            ):
                lemma = MARKS.sub("", token.lemma.lower())
                gender = ",".join(sorted(token.feats.get("Gender", ())))
                yield (token.form.lower(), lemma, format_feats(feats)), gender


def content_of(language: str, data: Path) -> Content:
    """What the file of a language holds.

    Raises:
        TrainingError: data is missing.
    """
    seen: Counter[Entry] = Counter()
    genders: dict[str, Counter[str]] = {}
    for entry, gender in in_treebanks(language, data):
        seen[entry] += 1
        genders.setdefault(entry[1], Counter())[gender] += 1
    # Finnic dictionaries have an accusative, treebanks call it what it is spelt as.
    cases = {parse_feats(feats)["Case"] for _form, _lemma, feats in seen}
    paradigms = {entry for entry in of_paradigms(language, data) if parse_feats(entry[2])["Case"] in cases}
    # A noun of two genders, or one that is annotated with two, is not known.
    nouns = genders_of({lemma: next(iter(count)) for lemma, count in genders.items() if len(count) == 1}, paradigms)
    listed = {noun.lemma: noun for noun in listed_nouns(language)}
    unsure = {lemma for lemma, count in genders.items() if len(count) > 1} - listed.keys()
    nouns |= {lemma: noun.gender for lemma, noun in listed.items()}
    paradigms |= {entry for noun in listed.values() for entry in noun.entries}
    nouns = {
        lemma: gender
        for lemma, gender in nouns.items()
        if lemma.isalpha() and ("," not in gender or lemma in listed) and lemma not in unsure
    }
    fixed = never_declined((*paradigms, *seen), nouns)
    nouns = {lemma: gender for lemma, gender in nouns.items() if lemma not in fixed - listed.keys()}
    if language == "tr":
        nouns = {lemma: gender for lemma, gender in nouns.items() if not is_a_plural(lemma, nouns)}
    # Without an ending such a noun is a nominative, whatever a treebank says.
    bare = ALONE.get(language)
    seen = Counter(
        {
            (form, lemma, feats): number
            for (form, lemma, feats), number in seen.items()
            if form != lemma or feats == BARE or bare is None or not bare.search(form)
        }
    )
    taught = Counter({entry: number for entry, number in seen.items() if entry[1] not in fixed})
    regular = inflection_classes(
        (entry for entry in paradigms if entry[1] not in fixed), taught, nouns, sparse=language in SPARSE
    )
    irregular = irregular_readings(regular, paradigms, seen, nouns, listed)
    feats = sorted({one for group in (*regular.values(), *irregular.values()) for one in group})
    place = {one: number for number, one in enumerate(feats)}
    return {
        "nouns": {
            gender: " ".join(sorted(lemma for lemma, own in nouns.items() if own == gender))
            for gender in sorted(set(nouns.values()))
        },
        "feats": feats,
        "regular": {" ".join(key): sorted(place[one] for one in regular[key]) for key in sorted(regular)},
        "irregular": {" ".join(words): sorted(place[one] for one in irregular[words]) for words in sorted(irregular)},
    }


def write(language: str, data: Path) -> None:
    """Write the file of a language.

    Raises:
        TrainingError: data is missing.
    """
    write_made(classes_path(language), content_of(language, data))


if __name__ == "__main__":
    sys.exit(make_files("lambre_core.training.classes", __doc__, LANGUAGES, write, sys.argv[1:]))
