"""Turkish verbs without their endings, and with those of another time, told by the words.

Of two verbs that are joined by *ve* the first has the endings of its own where the second one tells what was done:
*kapıyı kapat ve çıktım* asks somebody for something, and tells something else. And *dün* stands beside no future.
"""

from __future__ import annotations

import re

from lambre_core.findings.personal_endings import VERBS
from lambre_core.findings.told_government import BEHIND_VERBS, may_govern
from lambre_core.findings.told_relations import BARE_VERB, DATED, as_told
from lambre_core.findings.turkish_clauses import LANGUAGE, Clause, Word, clauses, is_finite, told_by
from lambre_core.findings.turkish_words import is_dative_of_known
from lambre_core.treebank.tree import Sentence, Token


def with_told_tenses(sentence: Sentence, language: str) -> Sentence:
    """The sentence with such verbs joined to those beside which they stand, and *dün* to its verb."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(bare_in(clause) or dated_in(clause))
    return sentence.with_tokens(changed)


def last_verb(clause: Clause) -> int | None:
    """The place of the finite verb that ends a clause and the sentence; None where there is none."""
    place = len(clause.words) - 1
    while place > 0 and clause.words[place].form in BEHIND_VERBS:
        place -= 1
    verb = clause.words[place]
    plain = verb.last.upos in VERBS and len(verb.tokens) == 1 and is_finite(verb) and bool(told_by(verb))
    return place if plain and clause.final else None


def bare_in(clause: Clause) -> dict[int, Token]:
    """The stem of a verb before *ve* and the verb in the past that ends the clause, joined, by id."""
    place = last_verb(clause)
    joining = next((n for n, word in enumerate(clause.words) if word.form == "ve"), 0)
    if place is None or not 0 < joining < place or PAST.search(clause.words[place].form) is None or clause.listed:
        return {}
    stem, between = clause.words[joining - 1], clause.words[joining + 1 : place]
    if not is_stem(stem) or any(may_be_said(word) for word in between):
        return {}
    verb = clause.words[place]
    own = {"Mood": frozenset({"Imp"}), "Person": frozenset({"2"})}
    token = as_told(stem.last, "VERB", own, (verb.last.id, BARE_VERB))
    return {token.id: token, verb.last.id: as_told(verb.last, "VERB", {"Mood": frozenset({"Ind"})}, None)}


PAST = re.compile("(?:[dt][ıiuü]|m[ıiuü]ş)(?:[mnk]|n[ıiuü]z|l[ae]r|[ıiuü][mz]|s[ıiuü]n(?:[ıiuü]z)?)?$")


def is_stem(word: Word) -> bool:
    """Whether a word is the stem of a verb, as one asks somebody for something, and no noun."""
    token = word.last
    asked = token.upos == "VERB" and "Imp" in token.feats.get("Mood", ()) and "2" in token.feats.get("Person", ())
    sure = token.beliefs is None or token.beliefs.upos.get("VERB", 0.0) >= SURE
    other = POLITE.search(word.form) is not None or word.form in ALSO_NOUNS
    return asked and sure and len(word.tokens) == 1 and not other


SURE = 0.9
ALSO_NOUNS = frozenset(
    "ağrı as at az barış boya dil don ekşi et geç giy göç gül güven in iç kan kat kes kır koş kuru os öl saç sat savaş "
    "sin sok sol sor soy şiş tat toz ver yar yaz yen yer yüz".split()
)
"""Stems of verbs that are other words as well."""
POLITE = re.compile("[ıiuü]n(?:[ıiuü]z)?$|[^aeıioöuü]m[ae]$")


def may_be_said(word: Word) -> bool:
    """Whether a word tells that something is quoted, or that the second verb is of a sentence of its own."""
    return word.form in {"diye", "ki", "sen", "siz", "ben", "biz"}


def dated_in(clause: Clause) -> dict[int, Token]:
    """*Dün* and the verb in the future that ends the clause, joined, by id."""
    place = last_verb(clause)
    found = next((n for n, word in enumerate(clause.words) if word.form == "dün"), None)
    if place is None or found is None or found > place or FUTURE.search(clause.words[place].form) is None:
        return {}
    between = clause.words[found + 1 : place]
    after = clause.words[found + 1].form
    if after in BESIDE or any(is_another(word) for word in between):
        return {}
    word, verb = clause.words[found], clause.words[place]
    token = as_told(word.last, "ADV", {}, (verb.last.id, DATED))
    return {token.id: token, verb.last.id: as_told(verb.last, "VERB", {"Tense": frozenset({"Fut"})}, None)}


def is_another(word: Word) -> bool:
    """Whether a word may be a verb between *dün* and the verb, or tells that something is quoted."""
    return word.form in QUOTED or (may_govern(word) and not is_dative_of_known(word.form))


FUTURE = re.compile("[ae]c[ae](?:ğ[ıi][mz]|k(?:s[ıi]n(?:[ıi]z)?|l[ae]r)?)$")
BESIDE = frozenset("ve ile gibi kadar da de için değil olduğu ya".split())
QUOTED = frozenset("diye ki bugün yarın değil".split())
