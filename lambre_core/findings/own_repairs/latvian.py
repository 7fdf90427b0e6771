"""Latvian repairs."""

from __future__ import annotations

import re

from lambre_core.findings.changes import Repair
from lambre_core.findings.own_repairs.baltic import alone, beside, governed, is_possible, of_phrases
from lambre_core.findings.ranking import adposition_before
from lambre_core.findings.readings import Readings
from lambre_core.treebank.tree import Sentence, Token

__all__ = ["alone", "beside", "governed", "is_odd", "is_possible", "of_phrases"]


def is_odd(repair: Repair, tree: Sentence, readings: Readings) -> bool:
    """Whether a Latvian noun would be a dative in the singular behind an adposition that has datives in the plural
    alone (*ar serveri, ar serveriem*, not *ar serverim*), or a pronoun of several none (*ar jums*, not *ar jūs*); or a
    numeral alone would be a genitive beside a noun that may be one (*divas māsas*, not *divu māsas*)."""
    if any(tree.tokens[word - 1].upos == "NUM" and form.lower() in OF_SEVERAL for word, form in repair.forms.items()):
        return len(repair.forms) == 1
    words = (tree.tokens[word - 1] for word in repair.forms)
    governed = ((word, repair.forms[word.id].lower()) for word in words if is_governed_in_latvian(word, tree))
    return any(
        (word.upos in {"NOUN", "PROPN"} and SINGLE_DATIVE.search(form) is not None) or form in NO_DATIVES
        for word, form in governed
    )


def is_governed_in_latvian(word: Token, tree: Sentence) -> bool:
    """Whether a word stands behind a Latvian adposition that has datives in the plural alone."""
    return adposition_before(word, tree) in WITHOUT_SINGLE_DATIVES


OF_SEVERAL = frozenset("divu triju četru piecu sešu septiņu astoņu deviņu dažu vairāku".split())
"""Genitives of Latvian numerals."""
NO_DATIVES = frozenset("mūs jūs mūsu jūsu".split())


WITHOUT_SINGLE_DATIVES = frozenset(
    "aiz ap ar bez caur gar kopš no pa par pār pēc pie pirms pret starp uz virs zem".split()
)
SINGLE_DATIVE = re.compile("(?:[^i]am|(?<![ie])[iu]m|[aei]i|ij)$")
"""Ends of Latvian datives in the singular; in the plural their vowel is long, or *ie*."""
