"""Inflection: from a lemma to its forms, the way back through the automaton that leads from forms to lemmas.

A lemma rule says what a form drops and gains to become its lemma. Turned around, a rule that appends `y` and drops
three letters says: strip `y` off the lemma, go to that node, and every form that ends three letters further on and has
this rule there is a form of the lemma. Only the few nodes below the stems of one lemma are visited.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from lambre_core.lexicon.automaton import Automaton, Numbers, reading_of
from lambre_core.lexicon.identity import judging_path
from lambre_core.lexicon.lookup import (
    MODEL,
    SHORTEST_COMPOUND_HEAD,
    Lexicon,
    automaton_at,
    is_positive,
    judging_lexicon,
)
from lambre_core.lexicon.patterns import Patterns, inflected, joined, patterns_of, supines
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.written import Derived, Exchange, exchanged, written_for
from lambre_core.treebank.feats import Features, format_feats

WIDEST = 500_000
"""So many paths are followed at once; what is further below a stem of no letters is not worth the time."""

APOSTROPHES = "’'ʼ"
"""Signs that texts use for one another; the first is the lexicon's."""


@dataclass(frozen=True, slots=True)
class Endings:
    """The lemma rules of an automaton, turned around.

    Attributes:
        rules: letters that forms have in front of a lemma and what the lemma ends in -> letters that forms have instead
            of that -> number of the lemma rule.
        places: places of `Automaton.analyses`, ordered by lemma rule.
        bounds: where the places of each rule begin in `places`, and their number at the end.
    """

    rules: Mapping[tuple[int, str], Mapping[int, int]]
    places: NDArray[np.intp]
    bounds: NDArray[np.intp]

    def sets(self, rule: int, starts: array[int]) -> Numbers:
        """The sets of analyses in which a rule occurs, as `Automaton.sets` numbers them."""
        own = self.places[self.bounds[rule] : self.bounds[rule + 1]]
        found = np.sort(np.searchsorted(np.frombuffer(starts, np.uint32), own, side="right"))
        # `np.unique` would do it, and load masked arrays.
        return found[np.diff(found, prepend=-1) > 0].astype(np.uint32)


LONGEST_FRONT = 1
"""Rules that cut more letters off the front (German `ge-`, Polish `naj-`) are left out: no agreement asks for them."""


@dataclass(frozen=True, slots=True)
class Form:
    """A form of a lemma with one of its readings."""

    form: str
    lemma: str
    upos: tuple[str, ...]
    feats: Features


@dataclass(frozen=True, slots=True)
class Inflector:
    """The forms of a language's words.

    Attributes:
        automaton: None of a language without a list of forms.
        endings: as `endings_of`.
        patterns: for what the lexicon does not list.
        exchanges: endings of verbs that stand for one another, for what the patterns do not tell.
        derived: endings with which listed forms become others, where these are not listed.
    """

    automaton: Automaton | None
    lexicon: Lexicon
    endings: Endings | None = field(repr=False)
    patterns: Patterns = field(default_factory=Patterns, repr=False)
    exchanges: Mapping[str, tuple[Exchange, ...]] = field(default_factory=dict, repr=False)
    derived: tuple[Derived, ...] = field(default=(), repr=False)
    cache: dict[str, tuple[Form, ...]] = field(default_factory=dict, repr=False, compare=False)

    def related(self, form: str, lemma: str | None, upos: str | None = None) -> tuple[Form, ...]:
        """The form itself and the forms of every lemma that it may have, by the lexicon, or of a given one without,
        with those that patterns tell of the given lemma and part of speech where the lexicon may lack some.

        They are written as the form is: apostrophes, letters without diacritics that a lexicon has (Russian `е` for
        `ё`), and the first parts of a compound are the form's own. Case of letters is the lexicon's.
        """
        spelt = form
        for sign in APOSTROPHES[1:]:
            spelt = spelt.replace(sign, APOSTROPHES[0])
        written = self.lexicon.words.get(spelt.lower(), ())
        # Of verbs only those forms are written that look like other words, of names those of a dictionary.
        if any(reading.upos not in {"PROPN", "VERB"} for reading in written):
            lemmas_written = {(reading.lemma, reading.upos) for reading in written}
            return tuple(
                self._written(Form(other, reading.lemma or other, (reading.upos or "",), reading.feats), form)
                for other, readings in self.lexicon.words.items()
                if not any(sign in other for sign in APOSTROPHES[1:])
                for reading in readings
                if (reading.lemma, reading.upos) in lemmas_written
            )
        own = self.lexicon.readings(spelt)
        if written:
            own = tuple(reading for reading in own if reading.upos != "PROPN")
        lemmas = dict.fromkeys(reading.lemma for reading in own)
        if not lemmas and lemma:
            lemmas = {lemma: None}
        found = [
            Form(spelt, reading.lemma, (reading.upos,), reading.feats)
            for reading in own
            if reading.lemma is not None and reading.upos is not None
        ]
        for one in lemmas:
            found += (self.forms(one) if one is not None else ()) or self._as_derived(spelt) or self._of_compound(spelt)
        if upos == "ADJ" and not any(upos in other.upos for other in found):
            # UniMorph has Estonian adjectives as nouns, with all their cases.
            found = [
                replace(other, upos=(*other.upos, upos)) if "NOUN" in other.upos and other.lemma == lemma else other
                for other in found
            ]
        supine = tuple(supines(self.patterns)) if upos == "VERB" else ()
        if supine:
            # It is the lemma, and UniMorph has it as the infinitive.
            found = [
                other for other in found if other.form != other.lemma or "Inf" not in other.feats.get("VerbForm", ())
            ]
        listed = any(reading.upos == upos for reading in own) and upos in self.lexicon.complete
        if lemma and upos and not listed:
            cells = [other.feats for other in found if upos in other.upos]
            found += (
                Form(other, lemma, (upos,), feats)
                for other, feats in inflected(self.patterns, upos, lemma, spelt)
                if not any(_may_be_one(feats, cell) for cell in cells)
            )
            known = {(other.form, format_feats(other.feats)) for other in found}
            found += (
                Form(other, lemma, (upos,), feats)
                for other, feats in exchanged(self.exchanges.get(upos, ()), spelt)
                if (other, format_feats(feats)) not in known
            )
        if lemma:
            found += (Form(lemma, lemma, ("VERB",), feats) for feats in supine)
        found += tuple(self._derived(found))
        return tuple(self._written(other, form) for other in found)

    def _derived(self, found: Sequence[Form]) -> Iterator[Form]:
        """The forms that others become with an ending, of the cases in which their lemma has none; of several forms of
        one case, as patterns may add, from the first."""
        listed: dict[str, Form] = {}
        for other in found:
            listed.setdefault(_cell(other), other)
        for other in listed.values():
            for rule in self.derived:
                upos = tuple(one for one in other.upos if one in rule.upos)
                for form, feats in rule.forms(other.form, other.feats) if upos else ():
                    derived = Form(form, other.lemma, upos, feats)
                    if _cell(derived) not in listed:
                        yield derived

    def forms(self, lemma: str) -> tuple[Form, ...]:
        """Every form of a lemma, each reading for itself; empty if the lexicon does not have it."""
        if self.automaton is None or self.endings is None:
            return ()
        found = self.cache.get(lemma)
        if found is None:
            found = tuple(
                Form(form, lemma, upos, feats)
                for form, tag in forms_of(self.automaton, lemma, self.endings)
                for upos, feats in (reading_of(tag),)
                if not self.lexicon.is_excluded(form, Reading(lemma, upos[0], feats))
            )
            if any("Case" in other.feats for other in found):
                # Polish *wielko* is the beginning of compounds (*wielkopolski*), no form of *wielki*.
                found = tuple(other for other in found if other.feats or other.upos != ("ADJ",))
            self.cache[lemma] = found
        return found

    def _as_derived(self, form: str) -> tuple[Form, ...]:
        """The forms of an adjective that the lexicon knows by its suffix alone: those of any other."""
        stem = self.lexicon.derived_stem(form)
        if stem is None:
            return ()
        return tuple(
            Form(stem + other.form.removeprefix(MODEL), stem, other.upos, other.feats)
            for other in self.forms(MODEL)
            if other.upos == ("ADJ",) and is_positive(other.feats)
        )

    def _of_compound(self, form: str) -> Iterator[Form]:
        """The forms of a compound: those of the noun at its end, as the lexicon cuts it off."""
        for start in range(2, len(form) - SHORTEST_COMPOUND_HEAD + 1):
            head = form[start:].lstrip("-")
            lemmas = dict.fromkeys(
                reading.lemma
                for reading in self.lexicon.readings(head.capitalize())
                if reading.upos == "NOUN" and reading.lemma is not None and self.forms(reading.lemma)
            )
            if lemmas:
                first = form[: len(form) - len(head)]
                for lemma in lemmas:
                    for other in self.forms(lemma):
                        if "NOUN" in other.upos:
                            written = other.form if head[:1].isupper() else other.form.lower()
                            yield Form(first + written, first + lemma.lower(), other.upos, other.feats)
                return

    def _written(self, other: Form, form: str) -> Form:
        """A form with the spelling habits of the one that it replaces."""
        written = other.form
        alternatives = self.automaton.header.alternatives if self.automaton is not None else {}
        for plain, marked in alternatives.items():
            if not any(letter in form for letter in marked):
                for letter in marked:
                    written = written.replace(letter, plain)
        for sign in APOSTROPHES[1:]:
            if sign in form:
                written = written.replace(APOSTROPHES[0], sign)
        return Form(written, other.lemma, other.upos, other.feats) if written != other.form else other


def _cell(form: Form) -> str:
    """Lemma, case and number."""
    return f"{form.lemma} {format_feats({name: form.feats[name] for name in CASE if name in form.feats})}"


CASE = ("Case", "Number")


def _may_be_one(feats: Features, others: Features) -> bool:
    """Whether two sets of features contradict each other in nothing. What has a mood is finite, said or not."""
    if "Mood" in others:
        others = {"VerbForm": _FINITE, **others}
    return all(not values.isdisjoint(others.get(name, values)) for name, values in feats.items())


_FINITE = frozenset({"Fin"})


@cache
def inflector_of(language: str) -> Inflector | None:
    """The inflector of a language, made on first use; None where nothing is known of its forms.

    Raises:
        LexiconError: a file is damaged.
    """
    lexicon, automaton = judging_lexicon(language), automaton_at(judging_path(language))
    written = written_for(language)
    patterns = joined(patterns_of(language), written.patterns)
    if lexicon is None or not (automaton or patterns or written.exchanges):
        return None
    endings = endings_of(automaton) if automaton else None
    return Inflector(automaton, lexicon, endings, patterns, written.exchanges, written.derived)


def endings_of(automaton: Automaton) -> Endings:
    """Turn the lemma rules of an automaton around."""
    rules: dict[tuple[int, str], dict[int, int]] = {}
    for number, (front, back, suffix) in enumerate(automaton.header.rules):
        if front <= LONGEST_FRONT:
            rules.setdefault((front, suffix), {})[back] = number
    ruled = np.frombuffer(automaton.rules, np.uint32)[np.frombuffer(automaton.analyses, np.uint32)]
    places = np.argsort(ruled, kind="stable")
    return Endings(rules, places, np.searchsorted(ruled[places], np.arange(len(automaton.header.rules) + 1)))


def forms_of(automaton: Automaton, lemma: str, endings: Endings) -> Iterator[tuple[str, str]]:
    """Yield (form, tag) of the entries whose lemma rule leads to this lemma, those of longer fronts left out."""
    fronts = {0: [""], 1: [automaton.header.alphabet[label] for label in automaton.labels[: automaton.first[1]]]}
    for front, beginnings in fronts.items():
        for cut in range(len(lemma) + 1):
            wanted = endings.rules.get((front, lemma[len(lemma) - cut :]))
            for beginning in beginnings if wanted else ():
                stem = beginning + lemma[: len(lemma) - cut]
                if wanted and (node := node_at(automaton, stem)) is not None:
                    yield from _below(automaton, node, stem, wanted, endings)


def node_at(automaton: Automaton, letters: str) -> int | None:
    """The node to which some letters lead."""
    node = 0
    for letter in letters:
        code = automaton.codes.get(letter)
        arc = -1 if code is None else automaton.labels.find(code, automaton.first[node], automaton.first[node + 1])
        if arc < 0:
            return None
        node = automaton.targets[arc]
    return node


def _below(
    automaton: Automaton, node: int, stem: str, wanted: Mapping[int, int], endings: Endings
) -> Iterator[tuple[str, str]]:
    """The entries so many letters below a node that have the rule of that many letters.

    All paths of one length are followed together, so that a lemma of which nothing is left (*sein*, *bin*) takes
    milliseconds.
    """
    first, targets, sets = (
        np.frombuffer(part, np.uint32) for part in (automaton.first, automaton.targets, automaton.sets)
    )
    labels = np.frombuffer(automaton.labels, np.uint8)
    nodes = np.array([node], np.uint32)
    steps: list[tuple[NDArray[np.intp], NDArray[np.uint8]]] = []
    deepest = max(wanted)
    for depth in range(deepest + 1):
        rule = wanted.get(depth)
        if rule is not None:
            for place in np.flatnonzero(np.isin(sets[nodes], endings.sets(rule, automaton.starts))):
                letters = stem + _letters(automaton, steps, int(place))
                for tag in _tags_by(automaton, int(nodes[place]), rule):
                    yield letters, tag
        if depth == deepest or len(nodes) > WIDEST:
            return
        counts = (first[nodes + 1] - first[nodes]).astype(np.intp)
        parents = np.repeat(np.arange(len(nodes)), counts)
        arcs = np.arange(len(parents)) - np.repeat(np.cumsum(counts) - counts - first[nodes], counts)
        steps.append((parents, labels[arcs]))
        nodes = targets[arcs]


def _letters(automaton: Automaton, steps: Sequence[tuple[NDArray[np.intp], NDArray[np.uint8]]], place: int) -> str:
    """The letters on the path that ends at a place of the last level."""
    letters = ""
    for parents, labels in reversed(steps):
        letters = automaton.header.alphabet[labels[place]] + letters
        place = int(parents[place])
    return letters


def _tags_by(automaton: Automaton, node: int, rule: int) -> Iterator[str]:
    """The tags of the analyses at a node that have a lemma rule."""
    number = automaton.sets[node]
    for place in range(automaton.starts[number - 1], automaton.starts[number]):
        analysis = automaton.analyses[place]
        if automaton.rules[analysis] == rule:
            yield automaton.header.tags[automaton.tags[analysis]]
