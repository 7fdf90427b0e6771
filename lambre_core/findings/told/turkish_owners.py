"""Turkish possessive pronouns and what is owned, told by the ending of that: *bizim arabam* (`mod@owner`)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.personal_endings import IT, THEY, VERBS, YOU, Person, Told, may_be_owned, told_owner
from lambre_core.findings.told.relations import OWNER, as_told
from lambre_core.findings.turkish_clauses import OWNERS, Clause, Word, is_finite, known_nouns, told_by
from lambre_core.findings.turkish_words import NEEDED, OBLIQUE, OF_KIN, OWNED_VERB
from lambre_core.lexicon.turkish import VOWELS, as_alone
from lambre_core.treebank.feats import SPEAKERS, Features
from lambre_core.treebank.tree import Token


def owner_in(clause: Clause) -> dict[int, Token]:
    """Personal pronouns in the genitive and the nouns behind them that are told to be somebody else's, joined, by id:
    *bizim arabam*. Not where a later word may be theirs: *senin evimize geldiğin*."""
    changed: dict[int, Token] = {}
    for place, word in enumerate(clause.words):
        person = OWNERS.get(word.form)
        found = owned_behind(clause, place) if person is not None else None
        after = clause.words[place + 1] if place + 1 < len(clause.words) else None
        if person is not None and after is not None and is_of_nobody_else(after, person):
            changed[word.last.id] = as_told(word.last, "PRON", of_owner(frozenset({person})), (after.last.id, OWNER))
            changed[after.last.id] = as_told(after.last, "NOUN", of_owner(HIS), None)
        if person is not None and after is not None and place + 2 < len(clause.words) and is_yours(after, person):
            later = range(place + 2, len(clause.words))
            if not any(may_be_theirs(clause, other, person) for other in later):
                changed[word.last.id] = as_told(
                    word.last, "PRON", of_owner(frozenset({person})), (after.last.id, OWNER)
                )
                own = {**of_owner(frozenset({YOU})), "Case": frozenset({"Nom"})}
                changed[after.last.id] = as_told(after.last, "NOUN", own, None)
        if person is None or found is None:
            continue
        owned = clause.words[found]
        told = told_owner(owned.form, owned.last.upos) or HIS
        if person in told or any(may_be_theirs(clause, later, person) for later in range(place + 1, len(clause.words))):
            continue
        token = owned.last
        changed[word.last.id] = as_told(word.last, "PRON", of_owner(frozenset({person})), (token.id, OWNER))
        changed[token.id] = as_told(token, token.upos, of_owner(told), None)
    return changed


def is_of_nobody_else(word: Word, person: Person) -> bool:
    """Whether a postposition has the ending of another one than the pronoun in the genitive before it: *bizim
    sayesinde*. *Hakkında* may be thine as well."""
    forms = {"sayesinde"} if person == YOU else {"sayesinde", "hakkında", "tarafından"}
    return person[1] in SPEAKERS and word.form in forms


def is_yours(word: Word, person: Person) -> bool:
    """Whether a noun behind the genitive of another pronoun ends as what is yours: *benim araban*; not in the ablative
    (*bizim baştan başlamamız*)."""
    if FROM.search(word.form) is not None and word.form[:-3] in known_nouns():
        return False
    stem = word.form[:-1]
    known = stem in known_nouns() and stem[-1] in VOWELS and word.form not in known_nouns()
    return person != YOU and word.form.endswith("n") and known and len(word.tokens) == 1


FROM = re.compile("[dt][ae]n$")


def may_be_theirs(clause: Clause, place: int, person: Person) -> bool:
    """Whether a word may have the ending of what is somebody's: neither one that always ends so (*dün*, *için*) nor the
    finite verb that ends a clause (*gördün*), nor an adjective in *-lı*, which looks like *his* (*hızlı*)."""
    word = clause.words[place]
    if (
        word.form in ENDS_ANYHOW
        or word.form in OBLIQUE
        or (word.last.upos == "ADJ" and WITH_IT.search(word.form) is not None)
    ):
        return False
    ends = place + 1 == len(clause.words) and is_finite(word) and bool(told_by(word))
    return not ends and may_be_owned(word.form, person)


ENDS_ANYHOW = frozenset(
    "akşam aynı bazı belki bugün bunun bütün böyle değil doğru dolayı dün eski farklı gibi hangi hem hiçbiri ikinci "
    "iki ilişkin iyi için kadın karşı kim kötü niçin onun rağmen sakın son tam tüm uzun yakın yarın yeni yönelik "
    "zaman çünkü önemli şimdi şunun".split()
)
"""Words that end like what is somebody's and are never that."""
WITH_IT = re.compile("l[ıiuü]$")


def owned_behind(clause: Clause, place: int) -> int | None:
    """The place of the noun or verbal noun behind an owner, adjectives, determiners and where it is (*evdeki*) left
    out, if its end tells whose it is. The last word of a clause may say who somebody is: *ben senin yengenim*."""
    found = place + 1
    while found < len(clause.words) and stands_before_nouns(clause.words[found]):
        found += 1
    if found >= len(clause.words):
        return None
    word = clause.words[found]
    if found == place + 1 and is_his(clause, found):
        return found
    last = found + 1 == len(clause.words) and word.last.upos == "NOUN"
    if last or len(word.tokens) > 1 or not is_owned(word, clause.words[found + 1 :]):
        return None
    return found if told_owner(word.form, word.last.upos) else None


def is_his(clause: Clause, place: int) -> bool:
    """Whether a noun ends as what is his: behind a vowel for certain (*annesi*), otherwise where the last word has no
    object, so that it is no accusative (*benim defteri kayıp*)."""
    word, last = clause.words[place], clause.words[-1]
    stem = HIS_END.sub("", word.form)
    plain = len(word.tokens) == 1 and word.last.upos == "NOUN" and place + 1 < len(clause.words)
    if not plain or word.form in known_nouns() or "3" not in word.last.feats.get("Person[psor]", ()):
        return False
    if word.form.endswith(("sı", "si", "su", "sü")):
        return stem in known_nouns() and stem[-1] in VOWELS
    idle = last.last.upos not in VERBS or STAYS.match(last.form) is not None
    return idle and as_alone(stem) in known_nouns() and "Nom" in word.last.feats.get("Case", ())


HIS: Told = frozenset({IT, THEY})
HIS_END = re.compile("s?[ıiuü]$")
STAYS = re.compile("(?:kal(?!d[ıi]r)|gel(?!i[şr])|gi[dt]|dur(?!dur)|kaybol|bozul|kırıl|çalın)")


def stands_before_nouns(word: Word) -> bool:
    """Whether a word modifies the noun behind it."""
    return word.last.upos in {"ADJ", "DET"} or word.form in HOW or WHERE.search(word.form) is not None


HOW = OBLIQUE | frozenset("en çok daha pek hiç ne nasıl neden niye niçin nerede nereye nereden".split())
"""What stands before a participle: *senin ne düşündüğün*, *benim en sevdiğim renk*."""
WHERE = re.compile("[dt][ae]ki$")


def is_owned(word: Word, rest: Sequence[Word]) -> bool:
    """Whether the end of a word is that of somebody's, and none of its stem (*durumu*, *deniz*)."""
    if word.last.upos == "VERB":
        needed = bool(rest) and NEEDED.match(rest[0].form) is not None
        return needed or not is_finite(word) or OWNED_VERB.search(word.form) is not None
    owners = word.last.feats.get("Person[psor]", frozenset())
    return (
        not owners.isdisjoint(SPEAKERS)
        or OF_KIN.fullmatch(word.form) is not None
        or (
            PLURAL_OWNED.search(word.form) is not None
            or (OF_SEVERAL.search(word.form) is not None and NO_ENDING.match(word.form) is None)
        )
    )


OF_SEVERAL = re.compile("[ıiuüae][mn][ıiuü]z(?:[ıiuüae]|d[ae]n?|l[ae]|[ıiuü]n)?$")
NO_ENDING = re.compile("(?:deniz|domuz|omuz|temiz|temmuz|yalnız|beniz|geniz|kımız|semiz|hamız|namız)")
"""Nouns whose stem ends like what is ours or yours."""
PLURAL_OWNED = re.compile("l[ae]r[ıi][mn](?:[ıi]z)?(?:[ıiae]|d[ae]n?|l[ae]|[ıi]n)?$")


def of_owner(told: Told) -> Features:
    """Number and person of who has something, as features."""
    return {
        "Number[psor]": frozenset(number for number, _ in told),
        "Person[psor]": frozenset(person for _, person in told),
    }
