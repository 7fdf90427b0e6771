"""Turkish words for what has to be done, conditions and nouns of actions, told by the words.

Who has to do something is in the genitive (*benim gitmem lazım*), and a condition has the person of the pronoun right
before it (*eğer sen gelirsen*). Nouns in *-ış*, and those in *-ma* right before the verb that they are one with, are no
verbs, though the tagger makes verbal nouns of them (*giriş yaptınız*, *açıklama yaptı*).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from lambre_core.findings.personal_endings import IT, ME, THEY, VERBS, WE, YOU, YOU_ALL, Person
from lambre_core.findings.told.definites import INSTITUTIONS
from lambre_core.findings.told.government import may_govern
from lambre_core.findings.told.owners import IS_NEEDED
from lambre_core.findings.told.relations import CASES_ASKED, TOLD, as_told
from lambre_core.findings.told.turkish_nouns import is_name
from lambre_core.findings.turkish_clauses import (
    LANGUAGE,
    PRONOUNS,
    Clause,
    Predicate,
    Word,
    clauses,
    features_of,
    joined,
    known_nouns,
    words_of,
)
from lambre_core.findings.turkish_words import BEHIND
from lambre_core.treebank.tree import Sentence, Token


def with_nouns_of_actions(sentence: Sentence, language: str) -> Sentence:
    """The sentence with such nouns as nouns."""
    if language != LANGUAGE:
        return sentence
    words = tuple(words_of(sentence))
    changed = {
        word.last.id: as_noun(word.last)
        for place, word in enumerate(words)
        if is_action(word, words[place + 1] if place + 1 < len(words) else None)
    }
    return sentence.with_tokens(changed) if changed else sentence


def is_action(word: Word, after: Word | None) -> bool:
    """Whether what the tagger takes for a verbal noun is a noun of the lexicon in *-ış*, or one in *-ma* right before a
    verb that makes one verb with it."""
    token = word.last
    if len(word.tokens) > 1 or token.upos not in VERBS or "Vnoun" not in token.feats.get("VerbForm", ()):
        return False
    if word.form not in known_nouns():
        return False
    light = after is not None and after.last.upos in VERBS and LIGHT.match(after.form) is not None
    return word.form.endswith(("ış", "iş", "uş", "üş")) or (light and word.form.endswith(("ma", "me")))


LIGHT = re.compile("yap(?!ış)|e(?:t(?!k)|d[ei])|ver(?!im)")


def as_noun(token: Token) -> Token:
    """A verbal noun as the noun that it is."""
    feats = {name: values for name, values in token.feats.items() if name in NOMINAL}
    return as_told(replace(token, feats=feats), "NOUN", {"Case": token.feats.get("Case", NOMINATIVE)}, None)


NOMINAL = frozenset({"Case", "Number", "Person", "Number[psor]", "Person[psor]"})
NOMINATIVE = frozenset({"Nom"})


def with_told_needs(sentence: Sentence, language: str) -> Sentence:
    """The sentence with who has to do something joined to what has to be done, and with pronouns joined to conditions
    of other persons."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(needing_in(clause) or condition_in(clause))
    return sentence.with_tokens(changed)


# What has to be done

DONE_BY: dict[str, re.Pattern[str]] = {
    "ben": re.compile("..m[ae]m$"),
    "sen": re.compile("..m[ae]n$"),
    "biz": re.compile("..m[ae]m[ıi]z$"),
    "siz": re.compile("..m[ae]n[ıi]z$"),
}
"""Pronoun -> the end of what is to be done by them."""
HIS_DOING = re.compile("..m[ae]s[ıi]$")


def needing_in(clause: Clause) -> dict[int, Token]:
    """Who has to do something, in the nominative at the beginning of a clause, and what is to be done, right before
    *lazım* or *gerekiyor*, by id: *ben gitmem lazım*, *hükümet önlem alması gerekiyor*."""
    words = clause.words
    last = len(words) - 1
    if last < 2 or IS_NEEDED.fullmatch(words[last].form) is None:
        return {}
    who, done, between = words[0], words[last - 1], words[1 : last - 1]
    if len(who.tokens) > 1 or len(done.tokens) > 1 or any(map(may_govern, between)):
        return {}
    if words[1].form in BEHIND or any(word.form in PRONOUNS for word in between):
        return {}
    if who.form in DONE_BY:
        sure = DONE_BY[who.form].search(done.form) is not None
    else:
        sure = HIS_DOING.search(done.form) is not None and is_needing(who, between)
    if not sure or done.form in known_nouns():
        return {}
    upos = "PRON" if who.form in DONE_BY else "NOUN"
    own = as_told(who.last, upos, {"Case": NOMINATIVE}, (done.last.id, CASES_ASKED["Gen"]))
    return {own.id: own, done.last.id: as_told(done.last, "VERB", {}, None)}


def is_needing(who: Word, between: Sequence[Word]) -> bool:
    """Whether a word is a person's name or an institution in the nominative that is of no phrase with the next word."""
    nominative = who.last.feats.get("Case") == NOMINATIVE and "Person[psor]" not in who.last.feats
    somebody = is_name(who) or (who.form in INSTITUTIONS and who.last.upos == "NOUN")
    owned = bool(between) and "Person[psor]" in between[0].last.feats
    return nominative and somebody and bool(between) and not owned


# Conditions

IF = re.compile("..s[ae](?P<person>m|n|k|n[ıi]z|l[ae]r|)$")
OF_CONDITIONS: dict[str, Person] = {"m": ME, "n": YOU, "k": WE, "nız": YOU_ALL, "niz": YOU_ALL, "": IT}


def condition_in(clause: Clause) -> dict[int, Token]:
    """A personal pronoun right behind *eğer*, and the condition soon after that is of another person, by id: *eğer sen
    gelirse*."""
    words = clause.words
    start = next((n for n, word in enumerate(words[:-2]) if word.form == "eğer"), None)
    pronoun = words[start + 1] if start is not None else None
    if start is None or pronoun is None or pronoun.form not in DONE_BY or len(pronoun.tokens) > 1:
        return {}
    for place in range(start + 2, min(start + SOON, len(words))):
        word = words[place]
        found = IF.search(word.form)
        if word.last.upos in VERBS and found is not None and len(word.tokens) == 1:
            person = OF_CONDITIONS.get(found["person"], THEY)
            own = PRONOUNS[pronoun.form]
            if person in {own, THEY}:
                return {}
            predicate = Predicate(place, word, frozenset({person}))
            return joined(pronoun.last, predicate, TOLD, features_of(own))
        named = word.last.upos in {"NOUN", "PRON", "PROPN"} and word.last.feats.get("Case") == NOMINATIVE
        after = words[place + 1].form if place + 1 < len(words) else ""
        if (named and LIGHT.match(after) is None) or may_govern(word):
            return {}
    return {}


SOON = 6
"""Words behind *eğer* among which the condition stands."""
