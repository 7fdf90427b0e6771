"""Readings written by hand: closed-class words with all their forms, and cases that look alike.

`rules/readings/<language>.yaml`. Determiners, pronouns and adpositions are few, stand in every sentence and are what a
treebank of some tens of thousands of words shows only in part; grammars list them. A reading is written as the values
of its features (`Gen Masc Sing`); inflected words share tables of endings. What is written under `words` says that all
words of a class (`lambre_core.lexicon.endings`) that end so have these readings and no others; under `guesses`, that
they may have them, where nothing but the tagger knows the word. Under `spoken` stands what a text is that is written as
people speak (`lambre_core.lexicon.spoken`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import yaml

from lambre_core.lexicon.endings import Endings, class_of
from lambre_core.lexicon.errors import LexiconError
from lambre_core.lexicon.patterns import Patterns
from lambre_core.lexicon.reading import Reading
from lambre_core.resources import YAML_LOADER, data_dir
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import in_lower_case

FEATURES: Mapping[str, str] = {
    **dict.fromkeys("Nom Gen Dat Acc Voc Loc Ins Par Ill Ine Ela All Ade Abl Add Tra Ter Ess Abe Com".split(), "Case"),
    **dict.fromkeys("Masc Fem Neut".split(), "Gender"),
    **dict.fromkeys("Sing Plur".split(), "Number"),
    **dict.fromkeys("123", "Person"),
    **dict.fromkeys("Anim Inan Hum Nhum".split(), "Animacy"),
    **dict.fromkeys("Past Pres Fut".split(), "Tense"),
    **dict.fromkeys("Inf Part".split(), "VerbForm"),
}
"""Value to feature."""


@dataclass(frozen=True, slots=True)
class Alike:
    """A word of some class that can be read so can be read otherwise, too.

    Attributes:
        has: features of the reading that it has.
        also: what differs in the other reading.
        form: the end of the words that are meant; None: all.
        unknown: only words are meant that the lexicon and the classes of nouns do not have.
    """

    upos: frozenset[str]
    has: Features
    also: Features
    form: re.Pattern[str] | None = None
    unknown: bool = False

    def covers(self, form: str) -> bool:
        """Whether words that are spelt so are meant."""
        return self.form is None or self.form.search(form) is not None

    def reading(self, reading: Reading) -> Reading | None:
        """The other reading of a form that is covered; None where nothing is said of this one."""
        feats = reading.feats
        if reading.upos not in self.upos:
            return None
        for name, values in self.has.items():
            if values.isdisjoint(feats.get(name, ())):
                return None
        # A reading in another number stands whatever number the tagger sees.
        written = reading.written or "Number" in self.also
        return Reading(reading.lemma, reading.upos, {**feats, **self.also}, written=written)


@dataclass(frozen=True, slots=True)
class Sign:
    """A kind of forms by which a text shows that it is written as people speak.

    Attributes:
        form: the forms; in its group `noun` may stand the noun right behind an attribute in the group `word`.
        written: templates of what the written language has for them, one of which it must know; empty: they are listed.
        upos: what the written form is.
        least: so many of them must stand in a text.
    """

    form: re.Pattern[str]
    written: tuple[str, ...] = ()
    upos: frozenset[str] = frozenset()
    least: int = 1


@dataclass(frozen=True, slots=True)
class Spoken:
    """A language as people speak it.

    Attributes:
        signs: by which a text shows that it is in that.
        alike: readings that imply others there.
    """

    signs: tuple[Sign, ...] = ()
    alike: tuple[Alike, ...] = ()


@dataclass(frozen=True, slots=True)
class Never:
    """Words of some class that end so have no such reading, whatever the tagger or a paradigm says.

    Attributes:
        has: features of the readings that there are not.
        form: the words that are meant, as a whole.
        bare: only known nouns are meant, as they stand in a dictionary.
    """

    upos: frozenset[str]
    has: Features
    form: re.Pattern[str]
    bare: bool = False

    def covers(self, form: str) -> bool:
        """Whether words that are spelt so are meant."""
        return self.form.fullmatch(form) is not None

    def excludes(self, upos: str | None, feats: Features) -> bool:
        """Whether a form that is covered has no reading with these features."""
        return upos in self.upos and all(name in feats and feats[name] <= values for name, values in self.has.items())


@dataclass(frozen=True, slots=True)
class Written:
    """What is written for a language.

    Attributes:
        words: form in lower case -> all its readings of closed classes.
        endings: those that tell all readings of a word of an open class.
        guesses: those that tell readings which a word may have beside others.
        confused: adposition or auxiliary -> the words that are often meant.
        vocalised: adposition -> the same one before easier sounds.
        accents: the letters of the language that bear accents, easily left out or written too much.
        homophones: letters that are written for one another because they sound alike.
        patterns: of forms that treebanks do not show.
        infinitives: how infinitives end; None where nothing is written of that.
        exchanges: UPOS -> endings that stand for one another with their features, of each verb form one group.
        derived: what forms become with further endings.
        never: readings that words do not have.
        told: parts of speech whose words that are listed are nothing but what is listed, whatever the tagger says.
        spoken: what is different where people write as they speak.
    """

    words: Mapping[str, tuple[Reading, ...]] = field(default_factory=dict)
    alike: tuple[Alike, ...] = ()
    endings: Endings = field(default_factory=dict)
    guesses: Endings = field(default_factory=dict)
    confused: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    vocalised: Mapping[str, str] = field(default_factory=dict)
    accents: str = ""
    homophones: str = ""
    patterns: Patterns = field(default_factory=Patterns)
    infinitives: re.Pattern[str] | None = None
    exchanges: Mapping[str, tuple[Exchange, ...]] = field(default_factory=dict)
    derived: tuple[Derived, ...] = ()
    never: tuple[Never, ...] = ()
    told: frozenset[str] = frozenset()
    spoken: Spoken = Spoken()


@dataclass(frozen=True, slots=True)
class Derived:
    """Forms that are other ones with an ending: Estonian *linnas* is the genitive *linna* with *-s*.

    Attributes:
        of: features of the forms to which endings are put.
        ends: ending -> what becomes of the features.
    """

    upos: frozenset[str]
    of: Features
    ends: Mapping[str, Features]

    def forms(self, form: str, feats: Features) -> Iterator[tuple[str, Features]]:
        """The forms that a form becomes, with their features; none if it has not those that are meant."""
        if all(not values.isdisjoint(feats.get(name, ())) for name, values in self.of.items()):
            yield from ((form + end, {**feats, **changed}) for end, changed in self.ends.items())


Exchange = Mapping[str, tuple[Features, ...]]
"""Ending -> the features that a form has with it."""


@cache
def written_for(language: str) -> Written:
    """The readings written for a language; empty where there are none.

    Raises:
        LexiconError: the file is wrong.
    """
    path = data_dir("rules") / "readings" / f"{language}.yaml"
    return read(path) if path.exists() else Written()


def may_be_written(language: str, form: str | None, upos: str | None, feats: Features) -> bool:
    """Whether a word may have a reading that is written by hand: for the form, for its class, or because another
    reading of its part of speech implies it."""
    return in_lower_case(form) in written_for(language).words or not _classes_of(language).isdisjoint(
        (upos, class_of(upos, feats))
    )


@cache
def _classes_of(language: str) -> frozenset[str]:
    """The classes and parts of speech of which some reading is written that is not for one form alone."""
    written = written_for(language)
    guessed = (name.partition(" ")[0] for name, _ in written.guesses)
    implied = (upos for alike in written.alike if "Number" in alike.also for upos in alike.upos)
    return frozenset((*(name for name, _ in written.endings), *guessed, *implied))


def read(path: Path) -> Written:
    """Read a file of readings.

    Raises:
        LexiconError: it cannot be read, or says what cannot be understood.
    """
    try:
        content = yaml.load(path.read_text(encoding="utf-8"), YAML_LOADER)
        words: dict[str, dict[tuple[str | None, frozenset[tuple[str, frozenset[str]]]], Reading]] = {}
        for form, reading in (*inflected(content), *listed(content)):
            key = (reading.upos, frozenset(reading.feats.items()))
            for spelt in with_each_apostrophe(form):
                words.setdefault(spelt, {}).setdefault(key, reading)
        alike = alike_in(content)
        endings, guesses = of_classes(content, "words"), of_classes(content, "guesses")
        confused = {str(form): tuple(str(others).split()) for form, others in content.get("confused", {}).items()}
        vocalised = {str(form): str(other) for form, other in content.get("vocalised", {}).items()}
        accents, homophones = (str(content.get(name, "")) for name in ("accents", "homophones"))
        patterns = patterns_in(content)
        infinitives = re.compile(f"(?:{content['infinitives']})$") if "infinitives" in content else None
        exchanges = exchanges_in(content)
        derived = tuple(
            Derived(
                frozenset(entry["upos"]),
                features(entry["of"]),
                {end: features(changed) for end, changed in entry["ends"].items()},
            )
            for entry in content.get("derived", ())
        )
        never = tuple(
            Never(
                frozenset(entry["upos"]),
                features(entry["has"]),
                re.compile(entry["form"]),
                bool(entry.get("bare", False)),
            )
            for entry in content.get("never", ())
        )
        told = frozenset(content.get("told", ()))
        spoken = spoken_in(content.get("spoken", {}))
    except (OSError, yaml.YAMLError, KeyError, TypeError, AttributeError, ValueError, re.error) as error:
        raise LexiconError(f"{path}: not a file of readings: {error!r}.") from error
    closed = {form: tuple(readings.values()) for form, readings in words.items()}
    return Written(
        closed,
        alike,
        endings,
        guesses,
        confused,
        vocalised,
        accents,
        homophones,
        patterns,
        infinitives,
        exchanges,
        derived,
        never,
        told,
        spoken,
    )


def with_each_apostrophe(form: str) -> Iterator[str]:
    """A form with each sign that is typed as its apostrophe: *комп'ютер*, *комп’ютер*."""
    yield from (form.replace("'", sign) for sign in APOSTROPHES) if "'" in form else (form,)


APOSTROPHES = "'’ʼ"


def alike_in(content: Mapping[str, Any]) -> tuple[Alike, ...]:
    """The readings that imply others."""
    return tuple(
        Alike(
            frozenset(entry["upos"]),
            features(entry["has"]),
            features(entry["also"]),
            re.compile(f"(?:{entry['form']})$") if "form" in entry else None,
            bool(entry.get("unknown", False)),
        )
        for entry in content.get("alike", ())
    )


def spoken_in(content: Mapping[str, Any]) -> Spoken:
    """What is different where people write as they speak."""
    signs = (
        Sign(
            re.compile(rf"\b(?:{entry['form']})\b", re.IGNORECASE),
            tuple(entry.get("written", ())),
            frozenset(entry.get("upos", ())),
            int(entry.get("least", 1)),
        )
        for entry in content.get("signs", ())
    )
    return Spoken(tuple(signs), alike_in(content))


def of_classes(content: Mapping[str, Any], section: str) -> Endings:
    """The endings of whole classes of words."""
    return {
        (name, end): tuple(
            Reading(None, name.partition(" ")[0], features(reading), written=True) for reading in readings
        )
        for entry in content.get(section, ())
        for name in entry["class"]
        for end, readings in content["endings"][entry["endings"]].items()
        if end
    }


def patterns_in(content: Mapping[str, Any]) -> Patterns:
    """The inflection patterns: for parts of speech and a form, what stands there in the place of ends of lemmas."""
    cells: list[Features] = []
    changes: dict[str, dict[str, dict[str, list[int]]]] = {}
    for entry in content.get("patterns", ()):
        cells.append(features(entry["form"]))
        for upos in entry["upos"]:
            for end, put in entry["ends"].items():
                changes.setdefault(upos, {}).setdefault(end, {}).setdefault(put, []).append(len(cells) - 1)
    return Patterns(cells, changes)


def exchanges_in(content: Mapping[str, Any]) -> dict[str, tuple[Exchange, ...]]:
    """The endings that stand for one another, those first of which one is the longest.

    What all of a group have (`with`) is written once.
    """
    found: dict[str, list[Exchange]] = {}
    for entry in content.get("exchanges", ()):
        common = features(entry.get("with", ""))
        for group in entry["of"]:
            exchange = {
                end: tuple({**common, **features(reading)} for reading in readings) for end, readings in group.items()
            }
            for upos in entry["upos"]:
                found.setdefault(upos, []).append(exchange)
    return {upos: tuple(sorted(groups, key=lambda group: -max(map(len, group)))) for upos, groups in found.items()}


def exchanged(exchanges: Iterable[Exchange], form: str) -> Iterator[tuple[str, Features]]:
    """The forms that a form becomes with other endings of the group in which its longest ending is, and itself, with
    their features; none if no ending of it is listed. What is written with `^` is no ending but a word: English *are*
    becomes *is*, and *prepare* does not become *prepis*."""
    whole = WHOLE + form.lower()
    known = [(len(end), group) for group in exchanges for end in group if whole.endswith(end)]
    if not known:
        return
    length = max(size for size, _ in known)
    for size, group in known:
        if size == length:
            stem = form[: max(len(form) - size, 0)]
            yield from (
                (stem + end.removeprefix(WHOLE), feats) for end, readings in group.items() for feats in readings
            )


WHOLE = "^"


def inflected(content: Mapping[str, Any]) -> Iterator[tuple[str, Reading]]:
    """Forms and readings of the words that share endings; where the accent moves, stems are written with a stroke
    between them, and each has a table of its own: *άνθρωπ/ανθρώπ*."""
    for entry in content.get("inflected", ()):
        names = [entry["endings"]] if isinstance(entry["endings"], str) else entry["endings"]
        tables = [content["endings"][name] for name in names]
        for prefix, written in product(entry.get("prefixes", ("",)), entry["stems"]):
            stems = [prefix + stem for stem in written.split("/")]
            forms = {
                stem + end: readings
                for stem, table in zip(stems, tables, strict=True)
                for end, readings in table.items()
            }
            yield from of_word(entry["upos"], stems[0] + entry["lemma"], forms)


def listed(content: Mapping[str, Any]) -> Iterator[tuple[str, Reading]]:
    """Forms and readings of the words whose forms are listed."""
    for entry in content.get("forms", ()):
        yield from of_word(entry["upos"], entry["lemma"], entry["of"])


def of_word(upos: list[str], lemma: str, forms: Mapping[str, list[str]]) -> Iterator[tuple[str, Reading]]:
    """Every reading of every form of a word."""
    for form, written in forms.items():
        if not isinstance(form, str) or not isinstance(lemma, str):
            raise ValueError(f"YAML reads {form!r} ({lemma!r}) as something else than text; put it in quotation marks")
        for reading in written:
            for part_of_speech in upos:
                yield form, Reading(lemma, part_of_speech, features(reading), written=True)


@cache
def features(written: str | int) -> Features:
    """`Gen Masc Sing` as features.

    Raises:
        ValueError: a value is unknown.
    """
    found: dict[str, frozenset[str]] = {}
    for value in str(written).split():
        if value not in FEATURES:
            raise ValueError(f"unknown value {value!r} in {written!r}; known are {', '.join(FEATURES)}")
        found[FEATURES[value]] = found.get(FEATURES[value], frozenset()) | {value}
    return found
