"""Who has something in Turkish, told by the words: *Ali'nin iki kardeşi var*, not *Ali iki kardeşi var*.

What there is has the ending of an owner, and an amount or an attribute stands between it and the noun that begins the
clause, so that these two are no compound (*okul bahçesi var*): the noun is who has it, and would be in the genitive.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.told.relations import CASES_ASKED, as_told
from lambre_core.findings.told.turkish_nouns import BEGINNING, POINTING, is_name
from lambre_core.findings.turkish_clauses import LANGUAGE, Clause, Word, clauses, known_nouns
from lambre_core.findings.turkish_words import is_measure
from lambre_core.lexicon.turkish import VOWELS, as_alone
from lambre_core.treebank.tree import Sentence, Token


def with_told_having(sentence: Sentence, language: str) -> Sentence:
    """The sentence with nouns without an ending joined to what they have."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(having_in(clause))
    return sentence.with_tokens(changed)


def having_in(clause: Clause) -> dict[int, Token]:
    """The noun that begins a clause and what it has, by id; nothing where that is not sure."""
    words = clause.words
    last = next((n for n in range(len(words) - 1, 0, -1) if words[n].form in THERE), 0)
    start = 1 if words[0].form in BEGINNING or words[0].form in POINTING else 0
    if last < start + LEAST or clause.listed:
        return {}
    owner, owned = words[start], words[last - 1]
    if not is_who(owner) or not is_had(owned) or not are_amounts(words[start + 1 : last - 1]):
        return {}
    upos = "PROPN" if is_name(owner) else "NOUN"
    told = as_told(owner.last, upos, {"Case": NOMINATIVE}, (owned.last.id, CASES_ASKED["Gen"]))
    return {told.id: told, owned.last.id: as_told(owned.last, "NOUN", {}, None)}


THERE = frozenset("var yok vardı yoktu varmış yokmuş".split())
LEAST = 3
NOMINATIVE = frozenset({"Nom"})


def is_who(word: Word) -> bool:
    """Whether a word is a noun without an ending that does not say when."""
    token = word.last
    plain = len(word.tokens) == 1 and token.upos in {"NOUN", "PROPN"} and token.feats.get("Case") == NOMINATIVE
    known = word.form in known_nouns() or is_name(word) or MINE.search(word.form) is not None
    return is_name(word) or (
        plain and known and not is_measure(word) and "3" not in token.feats.get("Person[psor]", ())
    )


MINE = re.compile("[ıiuüae]m$")


def is_had(word: Word) -> bool:
    """Whether a word ends as what is his and is no noun as it stands: *arabası*, *oğlu*."""
    stem = HIS.sub("", word.form)
    known = stem in known_nouns() if stem[-1:] in VOWELS else as_alone(stem) in known_nouns()
    plain = len(word.tokens) == 1 and word.last.upos == "NOUN" and stem != word.form
    return plain and known and word.form not in known_nouns()


HIS = re.compile("(?<=[aeıioöuü])s[ıiuü]$|(?<=[^aeıioöuü])[ıiuü]$")


def are_amounts(between: Sequence[Word]) -> bool:
    """Whether some words say how many or what kind, the first of them how many."""
    first = between[0]
    amount = first.form in AMOUNTS or first.last.upos == "NUM"
    return amount and all(word.form in AMOUNTS or word.last.upos in {"ADJ", "ADV", "NUM"} for word in between[1:])


AMOUNTS = frozenset("bir iki üç dört beş altı yedi sekiz dokuz on çok birçok birkaç hiçbir hiç pek az daha en".split())
