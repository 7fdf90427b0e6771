"""Texts that are written without the marks of their letters: *Myslim, ze mu to rikal reznik*.

Keyboards and old programs lack them, and who writes so means it. Without marks other words stand there (*ze* for *že*,
*podivny* for *podivný*), so that nothing is judged of which that may be true: each text of so many letters that one in
a hundred at most would have none by chance.
"""

from __future__ import annotations

import math
from functools import lru_cache
from unicodedata import normalize

SHARES = {"cs": 0.142, "pl": 0.074, "lv": 0.110, "lt": 0.080, "tr": 0.085, "el": 0.116}
"""Of so many letters each has a mark of its own, in the test splits of the treebanks; in Turkish, whose vowels go
together in a word, fewer are reckoned with than 0.119."""
BY_CHANCE = 0.01
OTHERS = frozenset("łŁı")
"""Letters with a mark that is no character by itself."""


@lru_cache(maxsize=256)
def is_without_marks(text: str, language: str | None) -> bool:
    """Whether a text is surely written without marks; never where all letters are capitals."""
    share = SHARES.get(language or "")
    if share is None or text.isupper():
        return False
    letters = [letter for letter in text if letter.isalpha()]
    if len(letters) < math.log(BY_CHANCE) / math.log(1.0 - share):
        return False
    return not any(letter in OTHERS or len(normalize("NFD", letter)) > 1 for letter in letters)
