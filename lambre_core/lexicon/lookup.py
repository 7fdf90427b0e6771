"""Looking up forms: every reading that a language's lexicon has for a form."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, partial
from pathlib import Path

from lambre_core.lexicon.automaton import Automaton, look_up, open_automaton, reading_of
from lambre_core.lexicon.classes import Classes, classes_of, noun_readings
from lambre_core.lexicon.endings import Endings, by_ending, endings_of, joined, without_second_accent
from lambre_core.lexicon.identity import judging_path, shipped_path
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.written import Alike, Never, written_for
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import in_lower_case

FindEntries = Callable[[str], Iterable[tuple[str, str]]]
"""A form as it is written -> (lemma, tag) of its entries."""

ReadTag = Callable[[str], tuple[tuple[str, ...], Features] | None]
"""A tag of the lexicon -> the UPOS that it may stand for, and features."""

ALIKE: Mapping[str, frozenset[str]] = dict.fromkeys(("DET", "ADJ", "PRON"), frozenset({"DET", "ADJ", "PRON"}))
"""Lexicons and treebanks draw the line between these differently (*anderer*, *beide*, *viele*)."""

SUFFIX = "*"
"""Before what is listed as the end of words: the readings that words with this end have."""

NOUN = "+"
"""Before a form under which its readings as a known noun are remembered."""

LONGEST_SUFFIX = 5

SHORTEST_COMPOUND_HEAD = 4
"""Letters of the shortest noun that is looked for at the end of an unknown compound."""

SHORTEST_MODIFIER = 3
"""Letters of the shortest noun before it: *Baumangel* is *Bau* and *Mangel* as well as *Baum* and *Angel*."""

SHORTEST_SURE_HEAD = 3
"""As above, where there is a longer one: *Wohnungsamt* is an *Amt*, or a *Samt* for a *Wohnung*."""


SHORTEST_MISSPELT = 7
"""Letters of the shortest form that can be told to be misspelt."""

SHORTEST_SHOUTED = 4
"""Letters of the shortest form in capitals that may be a noun; *POS* is no *Pos*."""

NO_HEADS = frozenset({"amen"})
"""Nouns that end no compounds: *Benutzernamen* are names."""

LETTERS = "abcdefghijklmnopqrstuvwxyzäöüß"
"""Those of German, whose compounds are looked for."""

NEAR = "~"
"""Before a form under which the noun is remembered that it is misspelt for."""

AGENT = re.compile("(?P<stem>[A-ZÄÖÜ][a-zäöüß]{3,})er(?P<end>[ns]?)")
"""German nouns for who does something."""


def masculine(case: str, number: str) -> Features:
    """The features of a masculine noun."""
    return {"Case": frozenset({case}), "Gender": frozenset({"Masc"}), "Number": frozenset({number})}


OF_AGENTS = {
    "": (
        *(masculine(case, "Sing") for case in ("Nom", "Acc", "Dat")),
        *(masculine(case, "Plur") for case in ("Nom", "Acc", "Gen")),
    ),
    "n": (masculine("Dat", "Plur"),),
    "s": (masculine("Gen", "Sing"),),
}
"""What they may be with each of their ends."""

ADHERENT = re.compile("(?P<stem>[A-ZÄÖÜ][a-zäöüß]+[aio]list)(?P<end>(?:en)?)")
"""German nouns for who is for something or knows about it."""

OF_ADHERENTS = {
    "": (masculine("Nom", "Sing"),),
    "en": (
        *(masculine(case, "Sing") for case in ("Acc", "Dat", "Gen")),
        *(masculine(case, "Plur") for case in ("Nom", "Acc", "Dat", "Gen")),
    ),
}
"""What they may be with each of their ends."""

COLLECTIVE = "Ge"
"""The beginning of German nouns for several things together, which have another gender than these."""

LINKS = ("", "s", "es", "-")
"""What links a noun to the next part of a German compound and makes no other form of it."""


DOING = tuple(
    Reading(None, "NOUN", {"Case": frozenset({case}), "Gender": frozenset({"Neut"}), "Number": frozenset({"Sing"})})
    for case in ("Nom", "Acc", "Dat")
)
"""The readings of a German infinitive as a noun."""

MODEL = "klein"
"""An adjective with all endings."""

DERIVED_ADJECTIVE = re.compile(
    "(?P<lemma>[a-zäöüß]{3,}(?:end|iert|bar|los|haft|isch|lich|(?<!z)ig|frei|reich|fähig|mäßig|voll|sam|artig|förmig|weit|übergreifend))"
    "e[nmrs]?"
)
"""Forms of German adjectives with a suffix that no other words have, in lower case."""


def is_positive(feats: Features) -> bool:
    """Whether features are those of no comparative or superlative."""
    return "Pos" in feats.get("Degree", {"Pos"})


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    """The readings of a language's forms. A form that is missing says nothing.

    Attributes:
        complete: parts of speech of which a form that is there has, as a rule, no other readings. UniMorph's Czech
            adjectives lack whole cells (the instrumental feminine): there only what it has counts, not what it lacks.
        compounds: nouns are also known by the last noun in them; the lemma of such readings is None, unless the rest is
            a noun, too.
        guesses: ends of words are listed, for `guess`.
        words: form in lower case -> all its readings of closed classes, instead of those that are found.
        alike: readings that imply others.
        never: readings that words do not have.
        endings: those that tell all readings of a word.
        written_endings: those of them that are written by hand; they exclude what the list of words has, too.
        written_guesses: for `guess`, instead of what is listed for the same part of speech.
        classes: the nouns that are known with their inflection.
        confused, vocalised, accents, homophones: those of `Written`.
        infinitives: how infinitives end; None where nothing is written of that.
        told: parts of speech whose written words are nothing but what is written, whatever the tagger says.
    """

    find_entries: FindEntries
    read_tag: ReadTag
    complete: frozenset[str] = frozenset()
    compounds: bool = False
    guesses: bool = False
    words: Mapping[str, tuple[Reading, ...]] = field(default_factory=dict, repr=False)
    alike: tuple[Alike, ...] = ()
    never: tuple[Never, ...] = ()
    endings: Endings = field(default_factory=dict, repr=False)
    written_endings: Endings = field(default_factory=dict, repr=False)
    written_guesses: Endings = field(default_factory=dict, repr=False)
    classes: Classes = field(default_factory=Classes, repr=False)
    confused: Mapping[str, tuple[str, ...]] = field(default_factory=dict, repr=False)
    vocalised: Mapping[str, str] = field(default_factory=dict, repr=False)
    accents: str = ""
    homophones: str = ""
    infinitives: re.Pattern[str] | None = field(default=None, repr=False)
    told: frozenset[str] = frozenset()
    cache: dict[str, tuple[Reading, ...]] = field(default_factory=dict, repr=False, compare=False)
    covering: dict[str, tuple[tuple[Alike, ...], tuple[Never, ...]]] = field(
        default_factory=dict, repr=False, compare=False
    )

    def readings(self, form: str) -> tuple[Reading, ...]:
        """The readings of a form as written, in lower case, or of the longest noun that ends it; empty if unknown."""
        found = self.cache.get(form)
        if found is None:
            found = self._known(form) or self._compound(form) or self._derived(form)
            if self.written_endings:
                found = tuple(reading for reading in found if not self.is_excluded(form, reading))
            if written := self.words.get(in_lower_case(form)):
                classes = {upos for reading in written for upos in _alike(reading)}
                found = (*written, *(reading for reading in found if reading.upos not in classes))
            plain = without_second_accent(form)
            if not found and plain != form:
                found = self.readings(plain)
            self.cache[form] = found
        return found

    def is_excluded(self, form: str, reading: Reading) -> bool:
        """Whether no word of its class that ends so has a reading, by what is written: UniMorph has Czech *novým* as a
        locative."""
        ending = by_ending(self.written_endings, form, reading.upos, reading.feats)
        return bool(ending) and not any(
            all(not reading.feats.get(name, values).isdisjoint(values) for name, values in other.feats.items())
            for other in ending
        )

    def nouns(self, form: str) -> tuple[Reading, ...]:
        """All readings of a form that it has as that of a noun with a known inflection."""
        key = NOUN + form
        found = self.cache.get(key)
        if found is None:
            found = noun_readings(self.classes, form)
            if self.written_endings:
                # UniMorph has Czech *řeku* as a genitive.
                found = tuple(reading for reading in found if not self.is_excluded(form, reading))
            self.cache[key] = found
        return found

    def alikes(self, form: str) -> tuple[Alike, ...]:
        """Those that are said of words that are spelt so."""
        return self._covering(form)[0]

    def nevers(self, form: str) -> tuple[Never, ...]:
        """Those that are said of words that are spelt so."""
        return self._covering(form)[1]

    def _covering(self, form: str) -> tuple[tuple[Alike, ...], tuple[Never, ...]]:
        found = self.covering.get(form)
        if found is None:
            alike = tuple(alike for alike in self.alike if alike.covers(form))
            found = self.covering[form] = (alike, tuple(never for never in self.never if never.covers(form)))
        return found

    def knows(self, form: str) -> bool:
        """Whether a form is a word, by itself or as one of a noun with a known inflection."""
        return bool(self.readings(form) or self.nouns(form))

    def has_all(self, form: str, readings: Iterable[Reading]) -> bool:
        """Whether readings found for a form are all that it has: of complete classes, or of those written for it."""
        written = {upos for reading in self.words.get(in_lower_case(form), ()) for upos in _alike(reading)}
        return all(reading.upos in self.complete or reading.upos in written for reading in readings)

    def guess(self, form: str) -> tuple[Reading, ...]:
        """The readings that words with the same end have, of the longest end that is listed; their lemma is None."""
        if not (self.guesses or self.written_guesses):
            return ()
        key = SUFFIX + form
        found = self.cache.get(key)
        if found is None:
            found = ()
            lower = in_lower_case(form)
            for length in range(min(LONGEST_SUFFIX, len(lower) - 1), 0, -1):
                listed = self._known(SUFFIX + lower[-length:])
                if listed:
                    found = tuple(Reading(None, reading.upos, reading.feats) for reading in listed)
                    break
            classes = dict.fromkeys(name for name, _ in self.written_guesses)
            written = [reading for name in classes for reading in by_ending(self.written_guesses, form, name, {})]
            found = (*written, *(reading for reading in found if reading.upos not in {one.upos for one in written}))
            self.cache[key] = found
        return found

    def has_written_guesses(self, upos: str) -> bool:
        """Whether ends of words of a part of speech are written by hand, for `guess`."""
        return any(name == upos for name, _ in self.written_guesses)

    def of_short_head(self, form: str) -> tuple[Reading, ...]:
        """The readings of a compound of a known noun and one that is shorter than those that `readings` looks for:
        *Kommentarart*. Empty where it is none."""
        first, head = form[:-SHORTEST_SURE_HEAD], form[-SHORTEST_SURE_HEAD:]
        if not (self.compounds and form[:1].isupper() and self._is_modifier(first)):
            return ()
        nouns = (reading for reading in self._known(head.capitalize()) if reading.upos == "NOUN")
        return tuple(Reading(first + (noun.lemma or "").lower(), noun.upos, noun.feats) for noun in nouns)

    def is_misspelt(self, noun: str) -> bool:
        """Whether a form that is unknown is a known noun, or a compound of known nouns, but for one letter that is
        missing, too many, another or in the wrong place. Of short forms, which all are near some word, nothing is said.
        """
        if len(noun) < SHORTEST_MISSPELT:
            return False
        key = NEAR + noun
        if key not in self.cache:
            # Hundreds of forms are looked up that nobody will ask for again.
            apart = replace(self, cache={})
            near = (
                reading
                for form in one_letter_apart(noun.lower())
                for reading in apart.readings(form.capitalize())
                if reading.upos == "NOUN" and reading.lemma is not None
            )
            found = next(near, None)
            self.cache[key] = () if found is None else (found,)
        return bool(self.cache[key])

    def _known(self, form: str) -> tuple[Reading, ...]:
        shouted = form.isupper() and len(form) >= SHORTEST_SHOUTED
        return self._spelt(dict.fromkeys((form, in_lower_case(form), form.capitalize() if shouted else form)))

    def _spelt(self, spellings: Iterable[str]) -> tuple[Reading, ...]:
        entries: list[tuple[str, str]] = []
        for spelling in spellings:
            entries += self.find_entries(spelling)
        # Most of what is looked up for compounds is no word.
        if not entries:
            return ()
        readings: dict[tuple[str, str, str], Reading] = {}
        for lemma, tag in entries:
            analysis = self.read_tag(tag)
            if analysis is not None:
                for upos in analysis[0]:
                    readings.setdefault((lemma, upos, tag), Reading(lemma, upos, analysis[1]))
        return tuple(readings.values())

    def _compound(self, form: str) -> tuple[Reading, ...]:
        if not (self.compounds and form[:1].isupper()):
            return ()
        longest: tuple[Reading, ...] = ()
        sure: list[Reading] = []
        # After a hyphen stands a word of its own; elsewhere the head starts at any letter but the first two, or of a
        # collective the first three: *Gerippe* is no *Rippe*.
        for start in range(3 if form.startswith(COLLECTIVE) else 2, len(form) - SHORTEST_SURE_HEAD + 1):
            head = form[start:].lstrip("-")
            if head in NO_HEADS:
                continue
            # Nouns are spelt with a capital; most heads that are looked up are none, so no other spelling is tried.
            known = self.words.get(head.lower()) or self._spelt((head.capitalize(),))
            nouns = tuple(reading for reading in known if reading.upos == "NOUN")
            if len(form) - start >= SHORTEST_COMPOUND_HEAD:
                longest = longest or (nouns if is_syllable(form[:start]) else ())
            elif not sure:
                break
            if nouns and self._is_modifier(form[:start]):
                sure += (Reading(form[:start] + (noun.lemma or "").lower(), noun.upos, noun.feats) for noun in nouns)
        # *Jahrestages* is not *Jahre* and *Stages*: where there are several ways to cut it, it has the readings of all.
        if sure:
            return tuple(sure)
        if form.endswith("ieren"):
            # *Signieren* is what somebody does, and no *Nieren*.
            return ()
        if person := self._agent(form) or adherent(form):
            return person
        found = tuple(Reading(None, noun.upos, noun.feats) for noun in longest)
        # *Das Rebasen* is what somebody does, and no plural of *Base*.
        return (*found, *DOING) if found and form.endswith("en") else found

    def _agent(self, form: str) -> tuple[Reading, ...]:
        """The readings of who does what a known German verb says, with its end: *Aufrufer* is who calls, and no
        *Ufer*. Empty where there is none."""
        found = AGENT.fullmatch(form)
        verb = found["stem"].lower() + "en" if found is not None else ""
        if found is None or not any(one.upos == "VERB" and one.lemma == verb for one in self._known(verb)):
            return ()
        return tuple(Reading(found["stem"] + "er", "NOUN", feats) for feats in OF_AGENTS[found["end"]])

    def _derived(self, form: str) -> tuple[Reading, ...]:
        """The readings of an unknown German adjective that is derived so that it can be nothing else: it is declined as
        any other."""
        stem = self.derived_stem(form)
        if stem is None:
            return ()
        like = (reading for reading in self._known(MODEL + form.removeprefix(stem)) if reading.upos == "ADJ")
        return tuple(Reading(stem, one.upos, one.feats) for one in like if is_positive(one.feats))

    def derived_stem(self, form: str) -> str | None:
        """The lemma of what ends as derived German adjectives do; None where it does not."""
        found = DERIVED_ADJECTIVE.fullmatch(form) if self.compounds else None
        return found["lemma"] if found is not None else None

    def _is_modifier(self, part: str) -> bool:
        """Whether the first part of a compound is a noun itself, known or made of known ones, with or without what
        links it to the next: *Positionierbe* is no *Erbe* before *Reich*, and *Positionierbereich* is none of these."""
        stems = (part.removesuffix(link) for link in LINKS if part.endswith(link))
        return any(
            len(stem) >= SHORTEST_MODIFIER
            and any(reading.upos == "NOUN" and reading.lemma is not None for reading in self.readings(stem))
            for stem in stems
        )


def is_syllable(part: str) -> bool:
    """Whether letters may be the first part of a compound: they have a vowel, or are an abbreviation. *Schaft* is no
    *Haft*, but *PDF-Datei* is a *Datei*."""
    return VOWEL.search(part) is not None or part.isupper() or part.endswith("-")


VOWEL = re.compile("[aeiouyäöü]", re.IGNORECASE)


def adherent(form: str) -> tuple[Reading, ...]:
    """The readings of who is for something, by the end: *Naturalist* is a person, and no *Liste*. Empty where there is
    none."""
    found = ADHERENT.fullmatch(form)
    return tuple(Reading(found["stem"], "NOUN", feats) for feats in OF_ADHERENTS[found["end"]]) if found else ()


def one_letter_apart(form: str) -> Iterator[str]:
    """The forms from which one differs by a letter, or by the order of two."""
    cuts = [(form[:place], form[place:]) for place in range(len(form) + 1)]
    yield from (first + last[1:] for first, last in cuts if last)
    yield from (first + last[1] + last[0] + last[2:] for first, last in cuts if len(last) > 1)
    yield from (first + letter + last for first, last in cuts for letter in LETTERS)
    yield from (first + letter + last[1:] for first, last in cuts if last for letter in LETTERS if letter != last[0])


def _alike(reading: Reading) -> Iterable[str | None]:
    """The parts of speech that trees may have for one of a lexicon."""
    return ALIKE.get(reading.upos or "", frozenset({reading.upos}))


@cache
def automaton_at(path: Path) -> Automaton | None:
    """The automaton of a file, read on first use; None where there is none.

    Raises:
        LexiconError: the file is damaged.
    """
    return open_automaton(path) if path.exists() else None


def lexicon_of(language: str) -> Lexicon | None:
    """The lexicon shipped for a language, loaded on first use; None where there is none.

    Raises:
        LexiconError: the file is damaged.
    """
    return lexicon_at(shipped_path(language))


@cache
def lexicon_at(path: Path) -> Lexicon | None:
    """The lexicon of a file; None where there is none.

    Raises:
        LexiconError: the file is damaged.
    """
    automaton = automaton_at(path)
    if automaton is None:
        return None
    return Lexicon(
        partial(look_up, automaton),
        reading_of,
        complete=automaton.header.complete,
        compounds=automaton.header.compounds,
        guesses=automaton.header.guesses,
    )


@cache
def judging_lexicon(language: str) -> Lexicon | None:
    """The lexicon that findings are judged with: the user's own or the shipped one, with what is written by hand.

    The parser has the shipped one alone, with which it was trained.

    Raises:
        LexiconError: a file is damaged.
    """
    written = written_for(language)
    endings, classes = joined(endings_of(language), written.endings), classes_of(language)
    lexicon = lexicon_at(judging_path(language))
    if lexicon is None:
        if not (endings or classes):
            return None
        lexicon = Lexicon(lambda form: (), reading_of)
    return replace(
        lexicon,
        words=written.words,
        alike=written.alike,
        never=written.never,
        endings=endings,
        written_endings=written.endings,
        written_guesses=written.guesses,
        classes=classes,
        confused=written.confused,
        vocalised=written.vocalised,
        accents=written.accents,
        homophones=written.homophones,
        infinitives=written.infinitives,
        told=written.told,
        cache={},
        covering={},
    )


@cache
def spoken_lexicon(language: str) -> Lexicon | None:
    """The lexicon that findings are judged with in a text that is written as people speak; raises as
    `judging_lexicon`."""
    lexicon, spoken = judging_lexicon(language), written_for(language).spoken
    if lexicon is None or not spoken.alike:
        return lexicon
    return replace(lexicon, alike=(*lexicon.alike, *spoken.alike), cache={}, covering={})
