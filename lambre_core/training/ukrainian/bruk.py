"""The Brown corpus of Ukrainian: sentences with parts of speech and features, no trees.

It says less than UD_Ukrainian-IU in places. What can be told from the words around or from other words is filled in
(the case that an adposition governs, the gender of plurals), and closed classes are read as the treebank does; the
rest is not learned: a word without UPOS teaches nothing, one with `Learn=upos` in MISC only its part of speech.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from xml.sax.saxutils import unescape

from lambre_core.lexicon.lookup import Lexicon
from lambre_core.training.prepare import BLANKS, ONLY_UPOS
from lambre_core.training.ukrainian.tags import GENDERS, reading_of
from lambre_core.training.ukrainian.zoloto import files_of, text_of
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

BEFORE = re.compile(r"^[,.;:!?…»”)\]%]+$")
"""Punctuation without a blank before it."""

BEHIND = re.compile(r"^[«„(\[№]+$")
"""Punctuation without a blank behind it."""

TOKEN = re.compile(r'<token value="([^"]*)" lemma="([^"]*)" tags="([^"]*)"')

Read = tuple[str, str, str]
"""Form, lemma, tag."""


def sentences_of(clone: Path, model: Sequence[Sentence], lexicon: Lexicon | None) -> Iterator[Sentence]:
    """The corpus's sentences in the style of a treebank.

    Args:
        clone: work tree of the corpus.
        model: sentences of the treebank, whose function words are its conventions.
        lexicon: for the gender of nouns that only occur in the plural.

    Raises:
        TrainingError: there are no files.
    """
    texts = {path: list(read(path)) for path in files_of(clone, "data/disambig")}
    genders = genders_of(sentence for sentences in texts.values() for sentence in sentences)
    conventions = conventions_of(model)
    for path, sentences in texts.items():
        for number, words in enumerate(sentences, 1):
            tokens = [token_of(place, word, genders, conventions, lexicon) for place, word in enumerate(words, 1)]
            tokens = with_adpositions(with_blanks(tokens), conventions)
            yield Sentence(
                tokens=tuple(tokens),
                text=text_of(tokens),
                comments=(f" sent_id = {path.stem}-{number}", f" {BLANKS} = guessed"),
            )


def read(path: Path) -> Iterator[list[Read]]:
    """The words of each sentence of a file."""
    content = path.read_text(encoding="utf-8")
    # A token may hold alternatives of itself; the first is the annotators'.
    for sentence in re.split(r"<sentence\s*/?>", re.sub(r"<alts>.*?</alts>", "", content, flags=re.S))[1:]:
        words = [tuple(unescape(part, {"&quot;": '"', "&apos;": "'"}) for part in m) for m in TOKEN.findall(sentence)]
        if words:
            yield words  # type: ignore[misc]


def genders_of(sentences: Iterable[Sequence[Read]]) -> Mapping[str, str]:
    """The commonest gender of each noun in the singular, by lemma."""
    counts: dict[str, Counter[str]] = {}
    for words in sentences:
        for _, lemma, tag in words:
            parts = tag.split(":")
            if parts[0] == "noun" and "pron" not in parts:
                for gender in GENDERS.keys() & set(parts[1:3]):
                    counts.setdefault(lemma, Counter())[gender] += 1
    return {lemma: found.most_common(1)[0][0] for lemma, found in counts.items()}


@dataclass(frozen=True, slots=True)
class Conventions:
    """How a treebank reads words of closed classes, and whether it gives an adjective a degree.

    Attributes:
        readings: of each form in lower case, with how often it has each.
        degrees: lemma of an adjective -> whether it mostly has `Degree=Pos`.
    """

    readings: Mapping[str, Counter[Frozen]]
    degrees: Mapping[str, bool]


Frozen = tuple[str | None, tuple[tuple[str, frozenset[str]], ...]]
"""UPOS and FEATS."""


def conventions_of(model: Iterable[Sentence]) -> Conventions:
    """The conventions of a treebank."""
    readings: dict[str, Counter[Frozen]] = {}
    degrees: dict[str, Counter[bool]] = {}
    for token in (token for sentence in model for token in sentence.tokens):
        readings.setdefault((token.form or "").lower(), Counter())[token.upos, tuple(token.feats.items())] += 1
        degree = token.feats.get("Degree")
        if token.upos == "ADJ" and token.lemma and degree in {None, POSITIVE}:
            degrees.setdefault(token.lemma, Counter())[degree is not None] += 1
    return Conventions(readings, {lemma: counts.most_common(1)[0][0] for lemma, counts in degrees.items()})


POSITIVE = frozenset({"Pos"})


def token_of(
    place: int, word: Read, genders: Mapping[str, str], conventions: Conventions, lexicon: Lexicon | None
) -> Token:
    """A word in the style of the treebank."""
    form, lemma, tag = word
    parts = tag.split(":")
    upos, feats = reading_of(tag, lemma)
    misc = None
    if {"int", "rel"} <= set(parts) or lemma == "бути" or parts[0] in UNTOLD:
        upos, feats = None, {}
    elif parts[0] == "prep":
        pass
    elif "pron" in parts or parts[0] in CLOSED:
        upos, feats = as_in(conventions.readings.get(form.lower()), upos, feats)
    elif upos == "ADJ":
        if conventions.degrees.get(lemma, "Degree" in feats) != ("Degree" in feats) and parts[-1] not in DEGREES:
            kept = {name: values for name, values in feats.items() if name != "Degree"}
            feats = kept if "Degree" in feats else {**feats, "Degree": POSITIVE}
    elif upos == "NOUN" and "p" in parts and "ns" not in parts and "Gender" not in feats:
        gender = genders.get(lemma) or gender_in(lexicon, lemma)
        feats = {**feats, "Gender": frozenset({GENDERS[gender]})} if gender else feats
        misc = None if gender else ONLY_UPOS
    return Token(id=place, form=form, lemma=lemma if upos else None, upos=upos, feats=feats, misc=misc)


UNTOLD = frozenset({"number", "noninfl", "unclass", "symb", "date", "time"})
"""Kinds of words that the treebank reads by what they are in the sentence. So it does pronouns that are interrogative
or relative, and *бути*, which may be an auxiliary."""

CLOSED = frozenset({"adv", "part", "conj", "intj", "numr"})
"""Kinds of words about which the two corpora have different conventions."""

DEGREES = frozenset({"compc", "comps"})

SURE = 0.95
"""A word without inflection that the treebank reads one way so often is read that way."""


def as_in(readings: Counter[Frozen] | None, upos: str | None, feats: Features) -> tuple[str | None, Features]:
    """The reading of a closed-class word that the treebank has, or none if it has several that may be meant."""
    if readings is None:
        return upos, feats
    told = (upos, tuple(feats.items()))
    if "Case" not in feats:
        (commonest, often) = readings.most_common(1)[0]
        return (commonest[0], dict(commonest[1])) if often >= SURE * readings.total() else (None, {})
    if told in readings:
        return upos, feats
    # *інші* is an indefinite pronoun there, *два* has a gender: the one reading with the same case, gender and number.
    same = [found for found in readings if found[0] == upos and not disagree(dict(found[1]), feats)]
    return (same[0][0], dict(same[0][1])) if len(same) == 1 else (None, {})


def disagree(features: Features, others: Features) -> bool:
    """Whether two readings differ in what shows in the form."""
    return any(
        name in features and name in others and features[name] != others[name]
        for name in ("Case", "Gender", "Number", "Animacy", "Person")
    )


def gender_in(lexicon: Lexicon | None, lemma: str) -> str | None:
    """The one gender that the lexicon knows of a noun."""
    if lexicon is None:
        return None
    found = {
        gender
        for reading in lexicon.readings(lemma)
        if reading.lemma == lemma and reading.upos == "NOUN"
        for gender in reading.feats.get("Gender", frozenset())
    }
    return next((letter for letter, name in GENDERS.items() if found == {name}), None)


def with_blanks(tokens: Sequence[Token]) -> list[Token]:
    """The words with `SpaceAfter=No` where print has no blank."""
    done = []
    for token, following in zip(tokens, [*tokens[1:], None], strict=True):
        glued = BEHIND.match(token.form or "") or (following and BEFORE.match(following.form or ""))
        misc = "|".join(part for part in (token.misc, "SpaceAfter=No" if glued else None) if part)
        done.append(replace(token, misc=misc or None))
    return done


REACH = 3
"""Words behind an adposition among which the first with a case tells which case it governs."""


def with_adpositions(tokens: Sequence[Token], conventions: Conventions) -> list[Token]:
    """The words with the case that each adposition governs, which the corpus does not name."""
    done = []
    for number, token in enumerate(tokens):
        if token.upos == "ADP" and "Case" not in token.feats:
            behind = tokens[number + 1 : number + 1 + REACH]
            case = next((other.feats["Case"] for other in behind if "Case" in other.feats), None)
            reading = ("ADP", (("Case", case),)) if case else None
            if case is not None and reading in conventions.readings.get((token.form or "").lower(), ()):
                token = replace(token, feats={"Case": case})
            else:
                token = replace(token, misc="|".join(part for part in (token.misc, ONLY_UPOS) if part))
        done.append(token)
    return done
