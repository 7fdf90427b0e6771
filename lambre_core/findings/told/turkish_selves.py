"""Turkish reflexive pronouns, told by the words: *kendini çok yoruyorum*, *beni yorgun hissediyorum*.

Who does something to oneself says *kendimi* and not *beni*, and *kendini* is said of others than those who speak. The
verb behind the pronoun is that of the clause, whose end tells its subject, or one with the same subject (*geliştirmeye
çalışıyorum*).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.personal_endings import IT, ME, THEY, WE, YOU, YOU_ALL, Person, told_self
from lambre_core.findings.told.government import may_govern
from lambre_core.findings.told.relations import ONESELF, SELF, as_told
from lambre_core.findings.told.subjects import CAUSES, OF_SAME_SUBJECT, WITHOUT, is_personal
from lambre_core.findings.turkish_clauses import (
    LANGUAGE,
    PRONOUNS,
    Clause,
    Predicate,
    Word,
    clauses,
    features_of,
    joined,
    predicate_of,
)
from lambre_core.findings.turkish_words import BEHIND
from lambre_core.treebank.tree import Sentence, Token


def with_told_selves(sentence: Sentence, language: str) -> Sentence:
    """The sentence with reflexive pronouns of another person than their verbs, and personal ones of the same person,
    joined to these."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(self_of(clause))
    return sentence.with_tokens(changed)


def self_of(clause: Clause) -> dict[int, Token]:
    """The only such pronoun of a clause and its predicate, joined, by id; nothing where that is not sure."""
    predicate = predicate_of(clause)
    # *Beğenir* is said of somebody; only the form of asking somebody looks the same.
    of_others = predicate is not None and predicate.told == {IT, YOU} and predicate.word.form.endswith("r")
    if predicate is None or not (of_others or len(predicate.told) == 1):
        return {}
    words = clause.words[: predicate.place]
    places = [place for place, word in enumerate(words) if word.form in OWN or told_self(word.form) or is_others(word)]
    if len(places) != 1 or len(words[places[0]].tokens) > 1:
        return {}
    (place,) = places
    word, rest = words[place], words[place + 1 :]
    person = IT if of_others else next(iter(predicate.told))
    pronouns = (other for number, other in enumerate(clause.words) if is_personal(clause, number))
    if any(PRONOUNS[other.form] != person for other in pronouns):
        # *Sen beni aradım*: the verb is of the wrong person.
        return {}
    if not has_the_subject(rest) or CAUSES.search(predicate.word.form):
        return {}
    if word.form in OWN:
        return own_of(word, rest, person, predicate)
    if is_others(word) and person in {ME, WE}:
        own = {"Number": frozenset({"Sing", "Plur"}), "Person": frozenset({"2", "3"})}
        return joined(word.last, predicate, SELF, own)
    mine = told_self(word.form)
    others = mine is not None and mine[1] == "1" and person in {IT, THEY}
    if mine is not None and others and (FEELS.match(predicate.word.form) or is_alone_with(rest, predicate)):
        return joined(word.last, predicate, SELF, features_of(mine))
    return {}


def is_alone_with(rest: Sequence[Word], predicate: Predicate) -> bool:
    """Whether nothing that may be a verb or a subject stands between a pronoun and its verb, which is one of doing
    something to oneself: *kendimi iyi savundu*; not *kendimi övmek bana düşmez*."""
    between = any(
        word.last.upos in {"PRON", "PROPN", "VERB", "AUX", "CCONJ"}
        or (word.last.upos == "NOUN" and "Nom" in word.last.feats.get("Case", {"Nom"}))
        for word in rest
    )
    return not between and TO_ONESELF.match(predicate.word.form) is not None


TO_ONESELF = re.compile(
    "savun(?!ul)|koru(?!n)|tanıt(?!ıl)|geliştir(?!il)|kandır(?!ıl)|suçla(?!n)|beğen(?!il)|kanıtla(?!n)|affet(?!il|tir)|yor(?:du|mu)|tut(?:tu|amadı|muş)|adadı|attı|ver(?:di|emedi)|hazırla(?!n)|kaptır(?!ıl)|kaybet(?!tir|il)|bul(?:du|uyor|muş)|topla(?!n|t)|bırak(?!ıl)|dinle(?!n)"
)
"""Verbs of what somebody does to himself."""


def is_others(word: Word) -> bool:
    """Whether a word is the reflexive pronoun of others than those who speak, as an object."""
    return word.form in {"kendini", "kendine"}


def has_the_subject(rest: Sequence[Word]) -> bool:
    """Whether all verbs between a pronoun and the predicate have the subject of that, and none of them is said of what
    stands behind it (*kendini beğenmiş biri*)."""
    if rest and (rest[0].form in BEHIND or rest[0].last.upos in {"ADP"} or WITH_DATIVES.match(rest[0].form)):
        return False
    if any(is_said_of_somebody(word) or word.form in {"var", "yok", "değil"} for word in rest):
        return False
    verbs = [word for word in rest if may_govern(word) or WITHOUT.search(word.form)]
    return all(OF_SAME_SUBJECT.search(word.form) for word in verbs)


def is_said_of_somebody(word: Word) -> bool:
    """Whether a word ends as participles do, and is no ablative: *uçaktan*."""
    ablative = word.last.upos in {"NOUN", "PRON", "PROPN"} and "Abl" in word.last.feats.get("Case", ())
    return SAID_OF_SOMEBODY.search(word.form) is not None and not ablative


WITH_DATIVES = re.compile(
    "(?:has|özgü|ait|göre|karşı|doğru|özel|benzer|uygun|yakın|güven(?:li|siz)|yeter|dair|yönelik)"
)
SAID_OF_SOMEBODY = re.compile("m[ıiuü]ş$|m[ae]z$|[ae]n(?:l[ae]r)?(?:[ıi]|[ae]|[ıi]n)?$|[dt][ıiuü]ğ[ıiuü]")
"""Ends of participles."""


def own_of(word: Word, rest: Sequence[Word], person: Person, predicate: Predicate) -> dict[int, Token]:
    """A personal pronoun of the person of the verb of which it is the object, and that verb, by id."""
    owner, case = OWN[word.form]
    verb = predicate.word.form
    forms = [*(other.form for other in rest), verb]
    if case == "Acc":
        fits = owner[0] == "Sing" or any(OF_ONESELF.match(form) for form in forms)
    else:
        fits = TRUSTS.match(verb) is not None and len(rest) <= MOST
    if person != owner or not fits or KNOWS.match(verb):
        return {}
    own = {"Reflex": frozenset({"No"}), "Case": frozenset({case})}
    told = as_told(word.last, "PRON", own, (predicate.word.last.id, ONESELF))
    return {told.id: told, predicate.word.last.id: as_told(predicate.word.last, "VERB", {}, None)}


OWN: dict[str, tuple[Person, str]] = {
    "beni": (ME, "Acc"),
    "seni": (YOU, "Acc"),
    "bizi": (WE, "Acc"),
    "sizi": (YOU_ALL, "Acc"),
    "bana": (ME, "Dat"),
    "sana": (YOU, "Dat"),
}
"""Personal pronoun -> its person and case."""
FEELS = re.compile("hisse[td](?!tir)")
OF_ONESELF = re.compile(
    "hisse[td](?!tir)|geliştir|hazırl|kontrol|zorl|motive|rahatl|yetiştir|ispatl|kanıtl|şımart|adad"
)
"""Beginnings of verbs of what people do to themselves; *bizi anlatıyoruz* tells of others as well."""
TRUSTS = re.compile(
    "güven|kız(?!d[ıi]r)|inan(?!d[ıi]r)|al(?:d[ıi]m|d[ıi]n|[ıi]yor|aca|[ıi]r)|ısmarl|hazırlı|hazırla[dy]"
)
KNOWS = re.compile("bil|gör|bul|den|say")
"""Beginnings of verbs before which one says who one is (*ben beni bilirim*)."""
MOST = 2
