"""Turkish words that stand beside denied verbs alone, told by the words: *kimse geldi*, *hiçbir şey duydum*.

*Kimse*, *hiçbir*, *hiç*, *asla* and *sakın* have a verb that is denied, or another word that denies in the sentence.
Where there is none, and nothing is asked and nothing depends on a condition, they are joined to the verb by a relation
that says so (`mod@denied`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.personal_endings import VERBS
from lambre_core.findings.told.government import BEHIND_VERBS
from lambre_core.findings.told.relations import TOLD_DENIAL, as_told
from lambre_core.findings.turkish_clauses import LANGUAGE, Clause, Word, clauses, is_finite, told_by, words_of
from lambre_core.findings.turkish_words import is_measure
from lambre_core.treebank.tree import Sentence, Token


def with_told_denials(sentence: Sentence, language: str) -> Sentence:
    """The sentence with such words joined to verbs that are not denied."""
    if language != LANGUAGE:
        return sentence
    words = tuple(words_of(sentence))
    if not any(word.form in DENYING for word in words) or any(may_deny(words, n) for n in range(len(words))):
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(denied_in(clause))
    return sentence.with_tokens(changed)


def denied_in(clause: Clause) -> dict[int, Token]:
    """The first such word of a clause and the verb that ends it, joined, by id; nothing where that is not sure."""
    place = len(clause.words) - 1
    while place > 0 and clause.words[place].form in BEHIND_VERBS:
        place -= 1
    verb = clause.words[place]
    if len(verb.tokens) > 1 or not (is_told(verb) or verb.form in IS_THERE):
        return {}
    found = next((n for n, word in enumerate(clause.words[:place]) if word.form in DENYING), None)
    if found is None:
        return {}
    word = clause.words[found]
    if ("Imp" in verb.last.feats.get("Mood", ()) and verb.form not in IS_THERE) is not (word.form == "sakın"):
        return {}
    before = clause.words[found - 1] if found else None
    upos = DENYING[word.form]
    if upos == "PRON" and before is not None and not is_beside(before):
        return {}
    if word.form == "hiç" and (
        clause.words[found + 1].form in WITH_NONE or (before is not None and before.form == "bir")
    ):
        return {}
    return {
        word.last.id: as_told(word.last, upos, {}, (verb.last.id, TOLD_DENIAL)),
        verb.last.id: as_told(verb.last, "VERB", {"Polarity": frozenset({"Pos"})}, None),
    }


def is_told(verb: Word) -> bool:
    """Whether a word is a finite verb that is not denied, whose end tells a person, or that is asked of somebody."""
    token = verb.last
    asked = "Imp" in token.feats.get("Mood", ()) and "2" in token.feats.get("Person", ())
    told = token.upos in VERBS and is_finite(verb) and (asked or bool(told_by(verb)))
    return told and "Pos" in token.feats.get("Polarity", ())


IS_THERE = frozenset({"var", "vardı"})
DENYING: dict[str, str] = {
    **dict.fromkeys("kimse kimseyi kimseye kimseden kimsenin kimseyle hiçbiri hiçbirimiz hiçbiriniz".split(), "PRON"),
    "hiçbir": "DET",
    "asla": "ADV",
    "hiç": "ADV",
    "sakın": "ADV",
}
"""Words beside which the verb is denied -> their part of speech."""
WITH_NONE = frozenset("yoktan de da değilse olmazsa ki mi mı bu böyle".split())
"""Words behind *hiç* with which it says something else."""


def is_beside(word: Word) -> bool:
    """Whether a word before *kimse* does not say which person is meant (*böyle bir kimse*, *bilen kimse*)."""
    if word.form in AMOUNTS:
        return False
    return (
        word.form == "hiç"
        or word.last.upos == "ADV"
        or is_measure(word)
        or not word.last.feats.get("Case", NOMINATIVE) & OF_A_PHRASE
    )


AMOUNTS = frozenset("çok az daha pek kaç birkaç birçok başka en".split())
NOMINATIVE = frozenset({"Nom"})
OF_A_PHRASE = frozenset({"Nom", "Gen"})


def may_deny(words: Sequence[Word], place: int) -> bool:
    """Whether a word of a sentence may deny what is said, or ask for it, or make it a condition."""
    word = words[place]
    if word.form in DENYING:
        return False
    if any("Neg" in token.feats.get("Polarity", ()) for token in word.tokens):
        return True
    if word.form in OTHERWISE or (NOT_TO_DO.search(word.form) and "Dat" not in word.last.feats.get("Case", ())):
        return True
    return DENIES.search(word.form) is not None


OTHERWISE = frozenset(
    "? mı mi mu mü ne değil yok hayır eğer keşke sanki kim hangi nasıl neden niye niçin yerine".split()
)
NOT_TO_DO = re.compile("..m[ae]$")
"""Ends of what somebody is not to do, and of some datives: *adama*."""
DENIES = re.compile(
    "m[ae](?:d|z|m|y|l[ıi]|s[ae]|s[ıi]n(?:l[ae]r)?$)|m[ıiuü]yo|m[ıiuü]y[ıiuüd]|m[ıiuü]s[ıiuü]n|s[ıiuü]z|[^aeıioöuü]s[ae](?:yd|[mnkl]|$)"
    "|^(?:yok|değil|engel|önle|yasak|redd|vazgeç|kork|kurtul|kaçın|zor|güç|imk[aâ]n|olanak|uzak|şüphe|kuşku|hariç|dışında)"
)
"""Signs of words that deny, of questions, conditions, and verbs that say that something is not to be."""
