"""Abstention: where the tool cannot judge, it says nothing and counts why."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple
from unicodedata import is_normalized, normalize

from lambre_core.documents.segments import SegmentMap
from lambre_core.documents.unit import Placeholder, TextUnit
from lambre_core.findings.plurals import SEVERAL
from lambre_core.findings.told.relations import (
    ATTRIBUTE,
    COUNTED,
    COUNTED_SINGLE,
    DATE,
    DAY,
    FEW_IN_DIGITS,
    IN_DIGITS,
    OF_WHAT,
    SHARE,
)
from lambre_core.grammar.families.agreement import ANIMACY
from lambre_core.grammar.rule import Outcome, Verdict
from lambre_core.treebank.tree import Sentence, Token

IMPROBABLE = -1.0
"""Mean natural-log probability of a word's arc and relation below which a tree is not judged."""

IMPROBABLE_TREE = "improbable tree"
IMPROBABLE_EDGE = "improbable edge"
PLACEHOLDER = "placeholder"
NOT_A_WORD = "not a word"
FOREIGN = "foreign word"
UNKNOWN = "feature unknown"
EXCEPTED = "excepted construction"
DOUBTFUL_TREE = "doubtful tree"
LABEL = "label"
WITHOUT_MARKS = "written without marks"
NOT_LOCATED = "no place in the text"


def improbable(sentence: Sentence) -> bool:
    """Whether the parser itself hardly believes in the tree; never for trees that no parser made."""
    if sentence.log_probability is None or not sentence.tokens:
        return False
    return sentence.log_probability / len(sentence.tokens) < IMPROBABLE


def abstention(
    outcome: Outcome, placeholders: Sequence[Placeholder], segment_map: SegmentMap | None = None, text: str = ""
) -> str | None:
    """Why a site of a judged tree is left undecided; None where it can be judged.

    Args:
        segment_map: that of the unit in which the words stand; None where nothing is markup.
        text: of that unit.
    """
    ends = (outcome.dependent, outcome.head)
    if segment_map is not None and any(has_a_tag_within(token, segment_map) for token in ends):
        return NOT_A_WORD
    if any(on_placeholder(token, placeholders) for token in ends):
        return PLACEHOLDER
    if perhaps_counted(outcome, placeholders) or perhaps_of_a_placeholder(outcome, placeholders):
        return PLACEHOLDER
    if is_told_by_a_placeholder(outcome, placeholders):
        return PLACEHOLDER
    # What digits count is told by the words around them.
    counts = outcome.dependent.deprel in {COUNTED, COUNTED_SINGLE, DAY, FEW_IN_DIGITS, IN_DIGITS, SEVERAL}
    counted = [token for token in ends if token.upos != "NUM"] if counts else ends
    if outcome.dependent.deprel in {DATE, SHARE}:
        counted = [outcome.dependent]
    if counts and names_a_status(outcome):
        return EXCEPTED
    if not all(is_a_word(token) for token in counted):
        return NOT_A_WORD
    if any(is_cut_short(token, text) for token in ends):
        return NOT_A_WORD
    if any(token.upos == "X" or "Yes" in token.feats.get("Foreign", ()) for token in ends):
        return FOREIGN
    if any(token.span is None for token in ends):
        return NOT_LOCATED
    if outcome.verdict is Verdict.UNDECIDED:
        return EXCEPTED if outcome.excepted or _known(outcome) else UNKNOWN
    return None


def is_a_word(token: Token) -> bool:
    """Whether a form has letters, none of them taken apart (*r* with a combining caron), which neither taggers nor
    lexicons know, and no bracket, bar, slash or long dash that the segmenter left at it."""
    form = token.form or ""
    lettered = any(character.isalpha() for character in form) and BRACKETS.isdisjoint(form)
    return lettered and is_normalized("NFC", form)


BRACKETS = frozenset("()[]{}<>—|/")


def names_a_status(outcome: Outcome) -> bool:
    """Whether a number is the code of an error or answer of a server, and counts none: *сервер вернёт 500 ошибку*."""
    number, noun = outcome.dependent.form or "", outcome.head.form or ""
    return STATUS.fullmatch(number) is not None and ERROR.match(noun.lower()) is not None


STATUS = re.compile("[45]\\d\\d")
ERROR = re.compile(
    "ошиб|помил|chyb|błąd|błęd|vig[au]|vea|virhe|klaid|kļūd|hata|erro|fehler|σφάλμα|σφάλματ|ответ|відповід|odpověd|"
    "odpowied|vastau|vastus|atsakym|atbild|yanıt|respost|απάντησ"
)
"""How nouns for an error or an answer begin."""


def is_cut_short(token: Token, text: str) -> bool:
    """Whether a short word in a consonant has a stop behind it after which the sentence goes on, so that it is the
    beginning of another word: *pozwolenia na bud. na sprzedaż*, *pod 5 min. denně*."""
    form = token.form or ""
    if token.span is None or not 1 < len(form) <= LONGEST_CUT or not form.isalpha() or ends_in_a_vowel(form):
        return False
    stop = token.span[1]
    behind = text[stop + 1 : stop + 3].lstrip()[:1]
    return text[stop : stop + 1] == "." and (behind.islower() or behind.isdigit() or behind in GOES_ON)


def ends_in_a_vowel(form: str) -> bool:
    """Whether a form ends in a vowel, with or without accents."""
    return normalize("NFD", form[-1])[0].lower() in VOWELS


LONGEST_CUT = 5
GOES_ON = frozenset(",;:)")
VOWELS = frozenset("aeiouyаеиоуыэюяіїєαεηιουω")


def has_a_tag_within(token: Token, segment_map: SegmentMap) -> bool:
    """Whether markup in angle brackets stands within a word: two words without a blank (*<a>recursos</a>e*)."""
    if token.span is None or len(segment_map.segments) < SEVERAL_SEGMENTS:
        return False
    return TAG.search(segment_map.source_text(*token.span)) is not None


SEVERAL_SEGMENTS = 2
TAG = re.compile("<|&lt;")


def _known(outcome: Outcome) -> bool:
    """Whether the features that the rule compares are there: what leaves the site open is the construction. Not so
    with animacy, which other readings of a word may show."""
    if outcome.rule.feature == ANIMACY:
        return False
    values = {"dependent": outcome.dependent_values, "head": outcome.head_values}
    if outcome.rule.allowed:
        return bool(values[outcome.rule.side])
    return all(values.values())


def perhaps_counted(outcome: Outcome, placeholders: Sequence[Placeholder]) -> bool:
    """Whether a number may be put before the object of an adposition: *через {n} дней*."""
    adposition, noun = outcome.head.span, outcome.dependent.span
    if outcome.head.upos != "ADP" or adposition is None or noun is None:
        return False
    return any(adposition[1] <= found.span[0] and found.span[1] <= noun[0] for found in placeholders)


def perhaps_of_a_placeholder(outcome: Outcome, placeholders: Sequence[Placeholder]) -> bool:
    """Whether an attribute may belong to a placeholder behind it, and not to the noun behind that: *дайте первому {tag}
    атрибут*."""
    attribute, noun = outcome.dependent, outcome.head
    if attribute.upos not in {"ADJ", "DET"} or attribute.span is None or noun.span is None:
        return False
    (_, start), (end, _) = attribute.span, noun.span
    return any(start < found.span[0] and found.span[1] < end for found in placeholders)


def is_told_by_a_placeholder(outcome: Outcome, placeholders: Sequence[Placeholder]) -> bool:
    """Whether the number right before an attribute, which tells its case, is a placeholder, for which another number
    may be put: *znaleziono {count} nowe pliki*."""
    attribute = outcome.dependent
    if attribute.upos != "ADJ" or attribute.deprel not in {ATTRIBUTE, OF_WHAT} or attribute.span is None:
        return False
    start = attribute.span[0]
    return any(found.span[1] <= start <= found.span[1] + 1 for found in placeholders)


class Label(NamedTuple):
    """A label in a sentence, or a word that is spoken of.

    Attributes:
        words: their ids.
        noun: it is one noun where nouns have capitals, so that it may be no label, and has attributes outside.
        led: a determiner stands right before it, from which no adjective within it has its ending.
    """

    words: frozenset[int]
    noun: bool
    led: bool = False


Knows = Callable[[str], bool]
"""Whether a form, as it is written, is a word of the language."""


def knows_all(form: str) -> bool:
    """The `Knows` of languages without a lexicon."""
    return True


def labels_in(sentence: Sentence, unit: TextUnit, *, subjects_dropped: bool, knows: Knows = knows_all) -> list[Label]:
    """What its file sets apart in a sentence, and what begins with a capital, is often the name of a button or a page,
    with which nothing outside agrees: *klikněte na **Nová složka***. What does not may be a word that is spoken of.

    Nouns have capitals where subjects are not dropped.
    """
    found: list[Label] = []
    for start, end in unit.set_apart:
        words = [token for token in sentence.tokens if token.span and start <= token.span[0] and token.span[1] <= end]
        if not words or opens_no_label(words[0], sentence, subjects_dropped=subjects_dropped):
            continue
        if unit.text[start:end][:1].isupper():
            noun = len(words) == 1 and words[0].upos == "NOUN" and not subjects_dropped
            before = sentence.tokens[words[0].id - 2] if words[0].id > 1 else None
            led = before is not None and before.upos == "DET" and not subjects_dropped
            found.append(Label(frozenset(word.id for word in words), noun, led))
        elif is_spoken_of(words, sentence, knows):
            found.append(Label(frozenset(word.id for word in words), noun=False))
    return found


def opens_no_label(word: Token, sentence: Sentence, *, subjects_dropped: bool) -> bool:
    """Whether a word is an article, which opens no label, but for a German determiner with a capital right behind
    another word (*gehe zu **Alle Ordner***)."""
    before = sentence.tokens[word.id - 2] if word.id > 1 else None
    within = before is not None and before.upos not in {"PUNCT", "SYM"} and (word.form or "")[:1].isupper()
    return is_article(word, subjects_dropped=subjects_dropped) and (subjects_dropped or not within)


def is_spoken_of(words: Sequence[Token], sentence: Sentence, knows: Knows) -> bool:
    """Whether words without capitals that a file sets apart are spoken of, and no part of what is said: none of them
    is a word of the language (*funktion _hello_ avulla*), or a nominal without attributes names the noun before it
    (*metodin _status_ lisäksi*), or the first word or noun is in the form in which Slavic dictionaries have it,
    and right behind what would ask for another (*отличается от **строка***, *имеет значение **обязательный***)."""
    lettered = [word.form for word in words if word.form and is_a_word(word)]
    if not any(map(knows, lettered)):
        return True
    first = words[0]
    before = sentence.tokens[first.id - 2] if first.id > 1 else None
    if before is None:
        return False
    named = len(words) == 1 and first.upos in NAMING and before.upos == "NOUN"
    noun = next((word for word in words if word.upos != "ADJ"), first)
    return named or (before.upos in ASKING and (is_a_headword(first) or is_a_headword(noun)))


def is_a_headword(word: Token) -> bool:
    """Whether a Cyrillic noun or adjective is in the form in which dictionaries have it."""
    form, lemma = ((text or "").lower().replace("ё", "е") for text in (word.form, word.lemma))
    return word.upos in HEADWORDS and form == lemma and CYRILLIC.match(form) is not None


HEADWORDS = frozenset({"ADJ", "NOUN"})
ASKING = frozenset({"ADP", "NOUN", "VERB"})
"""Before what a word in its first form is spoken of."""
CYRILLIC = re.compile("[а-яёіїєґ]")


NAMING = frozenset({"NOUN", "PROPN", "X"})
"""What may name the noun before it."""


def is_article(word: Token, *, subjects_dropped: bool) -> bool:
    """Whether a word is an article, or any determiner in a language where these stand like one."""
    return word.upos == "DET" and (not subjects_dropped or "Art" in word.feats.get("PronType", ()))


def leaves_a_label(outcome: Outcome, labels: Sequence[Label]) -> bool:
    """Whether an edge goes from a label to a word outside, or its first word has an ending that depends on one."""
    word, head = outcome.dependent.id, outcome.head.id
    return any(
        (word in label.words and head not in label.words)
        or (head in label.words and word not in label.words and not label.noun)
        or (label.led and word == min(label.words) and outcome.dependent.upos == "ADJ")
        for label in labels
    )


def on_placeholder(token: Token, placeholders: Sequence[Placeholder]) -> bool:
    """Whether a word overlaps a masked stretch."""
    if token.span is None:
        return False
    start, end = token.span
    return any(start < placeholder.span[1] and placeholder.span[0] < end for placeholder in placeholders)
