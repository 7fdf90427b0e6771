"""Turkish words for some and most, for one of several and for each other, told by the words.

*Bazı* has a plural behind it (*bazı dosyalar*), those of whom one or most are spoken of are in the ablative or genitive
(*öğrencilerden biri*, *kullanıcıların çoğu*), and *birbirimizi* goes with a verb of ours.
"""

from __future__ import annotations

import re
from itertools import pairwise

from lambre_core.findings.personal_endings import IT, THEY, VERBS, WE, YOU, YOU_ALL, Person
from lambre_core.findings.told.government import may_govern
from lambre_core.findings.told.relations import CASES_ASKED, CONDITION, SELF, SOME, as_told
from lambre_core.findings.turkish_clauses import (
    LANGUAGE,
    Clause,
    Word,
    clauses,
    features_of,
    is_capital,
    is_finite,
    is_plain,
    known_nouns,
    predicate_of,
    told_by,
    words_of,
)
from lambre_core.findings.turkish_words import is_measure, told_case
from lambre_core.lexicon.turkish import without_case
from lambre_core.treebank.tree import Sentence, Token


def with_told_several(sentence: Sentence, language: str) -> Sentence:
    """The sentence with such words joined."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(some_in(clause))
        changed.update(part_in(clause))
        changed.update(each_other_in(clause))
        changed.update(place_in(clause))
    changed.update(condition_of(tuple(words_of(sentence))))
    return sentence.with_tokens(changed)


def some_in(clause: Clause) -> dict[int, Token]:
    """*Bazı* and a noun in the singular right behind it that is of no compound, by id: *bazı dosya silinemedi*, *bazı
    ülkede*; not *bazı dosya türleri*, *bazı zaman*."""
    for place, (word, noun) in enumerate(pairwise(clause.words)):
        if word.form != "bazı" or not is_plain(noun) or noun.last.upos != "NOUN" or SEVERAL.search(noun.form):
            continue
        cases = [case for case in ("Loc", "Abl") if told_case(noun) == case]
        stem = without_case(noun.form, cases[0], owned=False) if cases else noun.form
        if stem not in known_nouns() or is_measure(noun) or SAID_SO.match(noun.form):
            continue
        after = clause.words[place + 2] if place + 2 < len(clause.words) else None
        alone = after is not None and (after.last.upos in {"VERB", "DET", "PRON", "ADV", "AUX"} or is_of_a_verb(after))
        if not cases and not alone:
            continue
        return {
            word.last.id: as_told(word.last, "DET", {}, (noun.last.id, SOME)),
            noun.last.id: as_told(noun.last, "NOUN", {"Number": frozenset({"Sing"})}, None),
        }
    return {}


def is_of_a_verb(word: Word) -> bool:
    """Whether a noun is in a case and of no compound: *sınava*; not *türlerini*."""
    return told_case(word) in {"Acc", "Dat", "Loc", "Abl"} and OF_COMPOUNDS.search(word.form) is None


OF_COMPOUNDS = re.compile("[ıiuü]n(?:[ıiuü]|[ae]|d[ae]n?)$")
SEVERAL = re.compile("l[ae]r")
SAID_SO = re.compile("şey|kez|defa|kere|yer|durum|insan|kimse|kişi|kısım|taraf|açı|bakım")
"""Beginnings of nouns before which *bazı* stands in the singular as well."""


def part_in(clause: Clause) -> dict[int, Token]:
    """Several without the ending of those of whom one or most are spoken of, and *biri* or *çoğu* right behind, by id:
    *öğrenciler biri kapıyı açtı*, *kullanıcılar çoğu bunu bilmiyor*; not *çocuklar çoğu zaman oynar*, *arkadaşlarım,
    biri hariç*."""
    for place, (word, part) in enumerate(pairwise(clause.words)):
        if part.form not in {"biri", "çoğu"} or len(word.tokens) > 1 or word.last.upos not in {"NOUN", "ADJ"}:
            continue
        after = clause.words[place + 2] if place + 2 < len(clause.words) else None
        one = part.form == "biri"
        if one and any(WISH.search(other.form) for other in clause.words[place + 2 :]):
            # *Arkadaşlar biri bana yardım etsin*: who is called upon
            continue
        if after is None or place > 0 or after.form in {"hariç", "dışında", "ve", "de", "da", "bile", "ile", "gibi"}:
            continue
        behind = after.last.upos in {"DET", "PRON", "VERB", "ADV"} or told_case(after) in {"Acc", "Dat", "Loc", "Abl"}
        if one and after.last.upos == "NOUN" and any(told_by(other) == {IT} for other in clause.words[place + 2 :]):
            behind = True
        ends = NOMINATIVE.search(word.form) or (not one and OTHER.search(word.form))
        if not (behind and ends and (word.form[0].isalpha())):
            continue
        relation = CASES_ASKED["Abl" if one else "Gen"]
        case = "Nom" if NOMINATIVE.search(word.form) else "Acc" if word.form[-1] in "ıi" else "Dat"
        return {
            word.last.id: as_told(word.last, "NOUN", {"Case": frozenset({case})}, (part.last.id, relation)),
            part.last.id: as_told(part.last, "NOUN", {}, None),
        }
    return {}


WISH = re.compile("..s[ıiuü]n(?:l[ae]r)?$")
"""The end of what somebody is to do."""
NOMINATIVE = re.compile("..l[ae]r(?:[ıi]m(?:[ıi]z)?)?$")
OTHER = re.compile("..l[ae]r[ıiae]$")


def each_other_in(clause: Clause) -> dict[int, Token]:
    """*Birbirimizi* and the like right before a finite verb of other persons, and that, by id: *çocuklar birbirimize
    baktılar*, *biz birbirlerini çok seviyoruz*."""
    predicate = predicate_of(clause)
    if predicate is None or not clause.final or predicate.word.last.upos not in VERBS:
        return {}
    place = predicate.place - 1
    while place > 0 and clause.words[place].form in {"çok", "hiç", "hep", "iyi", "pek"}:
        place -= 1
    found = EACH_OTHER.match(clause.words[place].form) if place >= 0 else None
    if found is None:
        return {}
    own = OF_EACH_OTHER[found["who"]]
    told = predicate.told
    ours = clause.words[0].form in {"biz", "siz"} and told <= {WE, YOU_ALL} and place == 1
    if own == THEY and not (ours and CAUSED.search(predicate.word.form) is None):
        return {}
    if not told or own in told or (own != THEY and not told <= {YOU, YOU_ALL, WE, THEY}):
        return {}
    (person, *others) = told
    if others:
        return {}
    token, verb = clause.words[place].last, predicate.word.last
    return {
        token.id: as_told(token, "PRON", features_of(own), (verb.id, SELF)),
        verb.id: as_told(verb, "VERB", features_of(person), None),
    }


def place_in(clause: Clause) -> dict[int, Token]:
    """An accusative or dative right before a word for where something is, in a clause about what is there, and that, by
    id: *kutuyu içinde bir mektup var*; not *sana yanında duran adam var*."""
    last = next((word for word in reversed(clause.words) if word.form not in {"mı", "mi", "mu", "mü"}), None)
    if last is None or THERE.fullmatch(last.form) is None:
        return {}
    for word, where in pairwise(clause.words[:-1]):
        case = told_case(word)
        plain = len(word.tokens) == 1 and word.last.upos == "NOUN" and not is_measure(word) and case in {"Acc", "Dat"}
        if not plain or WHERE.fullmatch(where.form) is None or any(map(may_govern, clause.words[:-1])):
            continue
        own = {"Case": frozenset({case})}
        return {
            word.last.id: as_told(word.last, "NOUN", own, (where.last.id, CASES_ASKED["Gen"])),
            where.last.id: as_told(where.last, "NOUN", {}, None),
        }
    return {}


THERE = re.compile("(?:var|yok|dur|otur|bulun)(?:d[ıiu]r|d[ıiu]|m[ıiu]ş|uyor.*|ur)?")
WHERE = re.compile("(?:iç|alt|üst|ön|arka|yan|karşı|üzer|ara|orta|dış)(?:s)?[ıiuü]nda?e?")
EACH_OTHER = re.compile("birbir(?P<who>imiz|iniz|ler)(?:i(?:n[ie]|nd[ae]n?|yle)?|[ie]|d[ae]n?|l[ae])$")
OF_EACH_OTHER: dict[str, Person] = {"imiz": WE, "iniz": YOU_ALL, "ler": THEY}
CAUSED = re.compile("[dt][ıiuü]r")


# Conditions


def condition_of(words: tuple[Word, ...]) -> dict[int, Token]:
    """*Eğer* with which a sentence begins, and the first finite verb, if nothing in the sentence is a condition and
    another verb follows: *eğer yağmur yağar evde kalırız*."""
    first = words[0] if words else None
    if first is None or first.form != "eğer" or len(first.tokens) > 1:
        return {}
    if any(IF.search(token.form or "") or IF.search(word.form) for word in words for token in word.tokens):
        return {}
    finite = [
        word
        for word in words[1:]
        if len(word.tokens) == 1 and told_by(word) and (is_finite(word) or CANNOT.search(word.form) is not None)
    ]
    if len(finite) < 2 or TENSED.fullmatch(finite[0].form) is None or is_capital(finite[0]):
        return {}
    verb = finite[0].last
    return {
        first.last.id: as_told(first.last, "SCONJ", {}, (verb.id, CONDITION)),
        verb.id: as_told(verb, "VERB", {"Mood": frozenset({"Ind"})}, None),
    }


CANNOT = re.compile("[ae]m[ae]z$")
"""The end of what cannot be, which the tagger takes for an attribute."""
IF = re.compile(
    "s[ae](?:m|n|k|n[ıi]z|l[ae]r)?$|s[ae]yd|s[ae]l[ae]r|^ise|takdir|sürece|müddetçe|halde|durumda|koşul|şart|ken$|d[ıiuü]kç"
)
"""Signs of conditions, and words that make some."""
TENSED = re.compile(
    ".+(?:yor|[aeıiuü]r|m[ae]z|m[ıiuü]ş|[ae]c[ae]k|[dt][ıiuü])(?:[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?|[ıiuü]z|l[ae]r|[mnk]|n[ıiuü]z)?"
)
