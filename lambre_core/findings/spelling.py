"""Spelling: how a form is written in the place of another, and how far apart two are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product
from unicodedata import normalize

DIAERESIS = "\u0308"
"""Makes another letter of one (*ä*)."""


def cased(form: str, like: str) -> str:
    """A form with the capitals of the one that it replaces."""
    if len(like) > 1 and like.isupper():
        return form.upper()
    if like[:1].isupper():
        return form[:1].upper() + form[1:]
    return form[:1].lower() + form[1:] if form[1:].islower() or len(form) == 1 else form


def difference(before: str, after: str) -> int:
    """Letters of the longer of two forms that are not in their common beginning or end."""
    shorter = min(len(before), len(after))
    begin = next((place for place in range(shorter) if before[place] != after[place]), shorter)
    end = next((place for place in range(shorter - begin) if before[-1 - place] != after[-1 - place]), shorter - begin)
    return max(len(before), len(after)) - begin - end


def sounds_alike(form: str, other: str) -> bool:
    """Whether two forms are the same but for accents, or for one letter that stands once or twice (*vajalik(k)u*)."""
    longer, shorter = sorted((form, other), key=len, reverse=True)
    twice = len(longer) == len(shorter) + 1 and any(
        letter == longer[place + 1] and longer[:place] + longer[place + 1 :] == shorter
        for place, letter in enumerate(longer[:-1])
    )
    return twice or differ_in_accents(form, other)


def is_common_czech(form: str, other: str) -> bool:
    """Whether a form has the ending of Common Czech where the other one has that of written Czech.

    >>> [is_common_czech("starý", other) for other in ("staré", "staří", "stará")]
    [True, False, False]
    >>> is_common_czech("malý", "malí"), is_common_czech("starej", "starý")
    (True, True)
    """
    return any(
        form.endswith(spoken) and other == form.removesuffix(spoken) + written for spoken, written in COMMON_CZECH
    )


COMMON_CZECH = (("ý", "é"), ("ý", "í"), ("ej", "ý"), ("é", "á"))
"""Endings of adjectives as they are spoken and as they are written (*nové auta*, *nová auta*); *ý* and *í* are one
sound."""


def differ_in_accents(form: str, other: str) -> bool:
    """Whether two forms are the same but for accents, carons and the like on Latin letters; umlauts are letters."""
    return form != other and without_accents(form) == without_accents(other)


@lru_cache(maxsize=4096)  # a finding is compared with all words of closed classes
def without_accents(form: str) -> str:
    """A form without the marks on its Latin letters.

    >>> without_accents("mojí"), without_accents("Väter"), without_accents("мій")
    ('moji', 'Väter', 'мій')
    """
    letters: list[str] = []
    for letter in form:
        parts = normalize("NFD", letter)
        letters.append(parts[0] if parts[0].isascii() and DIAERESIS not in parts else letter)
    return "".join(letters)


MOST_ACCENTS = 2
"""So many accents of a word may be wrong at once."""


def with_other_accents(form: str, letters: str, homophones: str = "") -> Iterator[str]:
    """The forms that differ from a word in the accents of one letter, and then of two.

    Args:
        letters: those of the language that bear accents, in lower case.
        homophones: letters that are written for one another, with or without accents.

    >>> list(with_other_accents("tě", "ěť"))
    ['ťě', 'te', 'ťe']
    >>> list(with_other_accents("kovi", "", "iy"))
    ['kovy']
    """
    alike: dict[str, list[str]] = {}
    for plain in map(without_accents, letters):
        group = dict.fromkeys((plain, *(letter for letter in letters if without_accents(letter) == plain)))
        alike.update({letter: [other for other in group if other != letter] for letter in group})
    alike.update({letter: [other for other in homophones if other != letter] for letter in homophones})
    places = [place for place, letter in enumerate(form) if letter in alike]
    for count in range(1, MOST_ACCENTS + 1):
        for chosen in combinations(places, count):
            for others in product(*(alike[form[place]] for place in chosen)):
                changed = list(form)
                for place, letter in zip(chosen, others, strict=True):
                    changed[place] = letter
                yield "".join(changed)
