"""Readings: the analyses (lemma, UPOS, features) that a word's form can have, by the tagger and by the lexicon."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache

from lambre_core.findings.beliefs import key_of, tagger_readings
from lambre_core.findings.known_readings import NAMES, as_known_noun, is_false_participle, known_readings
from lambre_core.lexicon.classes import MARKS
from lambre_core.lexicon.endings import by_ending
from lambre_core.lexicon.lookup import ALIKE, Lexicon
from lambre_core.lexicon.reading import DECLENSION, Reading
from lambre_core.lexicon.written import Never
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Token, in_lower_case

SELDOM = 0.01
"""A reading to which the tagger gives less is that of another word that is spelt alike, or an error of a treebank."""

Readings = Callable[[Token], tuple[Reading, ...]]
"""Gives a word's admissible readings, the most probable first, at least one."""

Confirms = Callable[[Token], bool]
"""Whether a word's own analysis is surely one of its readings."""


@cache
def with_lexicon(lexicon: Lexicon | None) -> Readings:
    """Readings by the tagger and the lexicon together (`known_readings`), or by the tagger alone, without a lexicon."""
    if lexicon is None:
        return tagger_readings

    @lru_cache(maxsize=MOST_FORMS)
    def outside(form: str | None, upos: str | None) -> tuple[Reading, ...]:
        return with_alike(known_readings(Token(OUTSIDE, form, None, upos), lexicon), form or "", lexicon)

    def readings(token: Token) -> tuple[Reading, ...]:
        if token.id == OUTSIDE:
            # Where there is no context, form and part of speech are all that counts.
            return outside(token.form, token.upos)
        return with_alike(known_readings(token, lexicon), token.form or "", lexicon)

    return readings


MOST_FORMS = 16_384
"""So many forms are remembered with the readings that they have out of context."""


def known_as(form: str, upos: str, readings: Readings) -> list[Reading]:
    """What the lexicon has for a form as a word of some part of speech, whatever the tagger makes of it in a sentence;
    empty where it has none."""
    found = readings(Token(OUTSIDE, form, None, upos))
    return [reading for reading in found if reading.lemma is not None and reading.upos in SAME.get(upos, {upos})]


OUTSIDE = 0
"""The id of a word that stands nowhere in the sentence."""

_KINDS = (frozenset({"NOUN", "PROPN"}), frozenset({"VERB", "AUX"}), ALIKE["ADJ"])
SAME = {upos: kind for kind in _KINDS for upos in kind}
"""Parts of speech between which taggers and lexicons differ. Where a lexicon has a form as another one alone, that is
what it tells of it."""


def without_impossible(readings: tuple[Reading, ...], form: str, lexicon: Lexicon) -> tuple[Reading, ...]:
    """The readings but for those that no word with such an end has: Estonian genitives end in a vowel (*haiglat*). All
    of them where nothing else is known."""
    nevers = lexicon.nevers(form)
    if not nevers:
        return readings
    possible = tuple(reading for reading in readings if not is_impossible(reading, form, nevers, lexicon))
    return possible or readings


def is_impossible(reading: Reading, form: str, nevers: Iterable[Never], lexicon: Lexicon) -> bool:
    """Whether no word of this part of speech that ends so has these features.

    Args:
        nevers: what is written of words that are spelt as the form.
    """
    for never in nevers:
        if never.excludes(reading.upos, reading.feats) and not (never.bare and is_inflected(reading, form, lexicon)):
            return True
    return False


def is_inflected(reading: Reading, form: str, lexicon: Lexicon) -> bool:
    """Whether a form is not what a known noun is as it stands in a dictionary."""
    lemma = MARKS.sub("", in_lower_case(reading.lemma))
    return lemma != in_lower_case(form) or lemma not in lexicon.classes.genders


def with_alike(readings: tuple[Reading, ...], form: str, lexicon: Lexicon) -> tuple[Reading, ...]:
    """The readings that are possible, and those that they imply: the genitive of an animal is its accusative."""
    readings = without_impossible(readings, form, lexicon)
    classes = {reading.upos for reading in readings}
    told = [alike for alike in lexicon.alikes(form) if not classes.isdisjoint(alike.upos)]
    if not told:
        return readings
    known = {reading.upos for reading in (*lexicon.readings(form), *lexicon.nouns(form))}
    implied = (
        alike.reading(reading)
        for alike in told
        for reading in readings
        if not (alike.unknown and reading.upos in known)
    )
    found = {(reading.upos, key_of(reading.feats)): reading for reading in implied if reading is not None}
    if not found:
        return readings
    for reading in readings:
        key = (reading.upos, key_of(reading.feats))
        if key in found and found[key].written == reading.written:
            del found[key]
    return (*readings, *found.values())


def confirmed_by(lexicon: Lexicon | None) -> Confirms:
    """A quick test that spares most words the search for their readings, for `with_lexicon` of the same lexicon.

    False says nothing: adjectives whose endings depend on a determiner are always left to the search.
    """

    def confirms(token: Token) -> bool:
        if lexicon is None or token.upos in NAMES:
            return True
        own = Reading(token.lemma, token.upos, token.feats)
        if is_impossible(own, token.form or "", lexicon.nevers(token.form or ""), lexicon):
            return False
        if is_false_participle(token, lexicon):
            return False
        alike = ALIKE.get(token.upos or "", {token.upos})
        listed = [reading for reading in lexicon.readings(token.form or "") if reading.upos in alike]
        form = token.form or ""
        if inflected := as_known_noun(token, listed, lexicon):
            listed = inflected
        elif any(reading.lemma is None for reading in listed) or not (listed and lexicon.has_all(form, listed)):
            ending = by_ending(lexicon.endings, form, token.upos, token.feats)
            if not ending:
                return True
            listed += ending
        if token.upos == "ADJ" and any(DECLENSION in reading.feats for reading in listed):
            return False
        return not listed or any(is_within(token.feats, reading.feats) for reading in listed)

    return confirms


def is_within(feats: Features, others: Features) -> bool:
    """Whether every value of some features is among those of others; what either lacks is open."""
    return all(feats[name] <= values for name, values in others.items() if name in feats)


def confirm_none(token: Token) -> bool:
    """Leave every word to the search."""
    return False


def remembered(readings: Readings) -> Readings:
    """The readings of the words of one sentence, each looked up once as whatever it is taken for."""
    known: dict[tuple[int, str | None, str | None], tuple[Reading, ...]] = {}

    def look_up(token: Token) -> tuple[Reading, ...]:
        key = (token.id, token.upos, token.form)
        found = known.get(key)
        if found is None:
            found = known[key] = readings(token)
        return found

    return look_up


def shared(readings: Readings) -> Readings:
    """The readings of words, each looked up once as long as it is the same object: mending leaves most as they are."""
    known: dict[int, tuple[Token, tuple[Reading, ...]]] = {}

    def look_up(token: Token) -> tuple[Reading, ...]:
        if token.id == OUTSIDE:
            # It is made for the question, and what is known of its form is kept elsewhere.
            return readings(token)
        found = known.get(id(token))
        if found is None:
            # The word is kept, so that no other one comes to stand at its address.
            found = known[id(token)] = (token, readings(token))
        return found[1]

    return look_up
