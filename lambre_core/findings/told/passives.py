"""Turkish passives, told by the words: what is done is their subject, and has no accusative.

*Bu kapıyı kapatıldı* has a verb that nobody does, whose stem ends in *-ıl* behind another syllable, and an object
that no other verb can have. It is joined to the passive by a relation that says so (`subj@passive`).
"""

from __future__ import annotations

import re

from lambre_core.findings.personal_endings import VERBS
from lambre_core.findings.told.government import (
    ACCUSATIVES,
    BEHIND_VERBS,
    OF_HIS,
    Y_BETWEEN,
    as_asked,
    case_asked,
    is_accusative,
    may_govern,
)
from lambre_core.findings.told.relations import PASSIVE_SUBJECT, as_told
from lambre_core.findings.told.subjects import is_until
from lambre_core.findings.turkish_clauses import LANGUAGE, Clause, clauses, known_nouns
from lambre_core.findings.turkish_words import is_measure
from lambre_core.lexicon.valency import turkish_cases
from lambre_core.treebank.tree import Sentence, Token


def with_told_passives(sentence: Sentence, language: str) -> Sentence:
    """The sentence with accusatives that stand before a passive alone as its subjects."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(subject_of(clause))
    return sentence.with_tokens(changed)


def subject_of(clause: Clause) -> dict[int, Token]:
    """The accusative before the passive that ends a clause, and that, by id; nothing where another word may have an
    object."""
    place = len(clause.words) - 1
    while place > 0 and clause.words[place].form in BEHIND_VERBS:
        place -= 1
    verb = clause.words[place]
    if AS_WHAT.search(verb.form) and not clause.final:
        # *Onu silinmiş sayar*: as what it is seen.
        return {}
    whole = len(verb.tokens) == 1 or DUE.search(verb.form) is not None
    if verb.last.upos not in VERBS or not whole or not is_passive(verb.form):
        return {}
    previous = clause.words[place - 1] if place else verb
    done = TO_BE_DONE.search(previous.form) is not None and previous.last.upos != "ADV"  # *hemen*
    if done and previous.form not in known_nouns():
        # *Metni ikiye bölmeniz önerilir*: what somebody is to do.
        return {}
    if any(
        word.form in OF_OTHERS or GONE.match(word.form) or word.form in OF_PROGRAMS for word in clause.words[:place]
    ):
        return {}
    for found in range(place - 1, -1, -1):
        word = clause.words[found]
        if may_govern(word) or is_until(clause.words, found) or QUOTING.search(word.form):
            return {}
        if [one.form for one in clause.words[found + 2 : found + 3]] == ["ve"]:
            return {}  # *değişkenlerini tanımlar ve ayrılmıştır*
        certain = Y_BETWEEN.search(word.form) or OF_THEIRS.search(word.form) or word.form in ACCUSATIVES
        if certain and is_accusative(clause, found, alone=False) and not is_measure(word):
            his = {"Person[psor]": frozenset({"3"})} if OF_HIS.search(word.form) else {}
            own = {"Case": frozenset({"Acc"}), **his}
            stem = verb.tokens[0]
            if (case := case_of(clause, found, place)) is not None:
                return as_asked(word.last, stem, case)
            token = as_told(word.last, "NOUN", own, (stem.id, PASSIVE_SUBJECT))
            return {token.id: token, stem.id: as_told(stem, "VERB", {}, None)}
    return {}


def case_of(clause: Clause, found: int, place: int) -> str | None:
    """The case that a passive of a verb without an accusative asks for, as the verb does: *girmenize izin verilmiyor*,
    *sunucuya ulaşılamadı*."""
    verb, before = clause.words[place], clause.words[place - 1]
    if before.last.upos == "NOUN" and found < place - 1:
        joined = case_asked(f"{before.form} ", verb.form, turkish_cases(), finite=True)
        if joined is not None:
            return joined
    return case_asked("", verb.form, turkish_cases(), finite=True)


DUE = re.compile("m[ae]l[ıi]d[ıi]r$")
"""Ends of what is to be done, of which the tokenizer makes two words."""


def is_passive(form: str) -> bool:
    """Whether a finite verb is a passive, or has no object for another reason."""
    if PASSIVE.search(form) is not None:
        return True
    found = PERHAPS_PASSIVE.search(form)
    return found is not None and IN_LA.match(form) is None and found["stem"] not in known_nouns()


_LATER = (
    "(?:d[ıiuü]|m[ıiuü]ş(?:t[ıiuü]r?)?|[ae]c[ae]k(?:t[ıi]r?)?|[ıiuü]r|m[ae]l[ıi](?:d[ıi]r?)?|m[ae]kt[ae](?:d[ıi]r?)?"
    "|m[ae](?:d[ıi]|z|m[ıi]ş(?:t[ıi]r?)?|y[ae]c[ae]k|l[ıi])|[ae]bil(?:ir|di|iyor|ecek))(?:l[ae]r)?$"
)
PASSIVE = re.compile(
    f"[aeıioöuü].*[^aeıioöuü][ıiuü](?<![ae]bi)l(?:{_LATER}|m[ıiuü]yor(?:l[ae]r)?$)"
    f"|^(?:al|bil|sil|çal|böl|kıl)[ıi]n(?:{_LATER}|[ae]m[ae](?:z|d[ıi])$)"
)
"""Finite forms of verbs in *-ıl* behind another syllable, and of passives in *-ın* behind *l*: none of them has an
object."""
PERHAPS_PASSIVE = re.compile(
    "^(?P<stem>.*[aeıioöuü].*[^aeıioöuü][ıiuü])(?<![ae]bi)l(?:[ıiuü]yor|[ae]m(?:[ae](?:z|d[ıi])|[ıi]yor))(?:l[ae]r)?$"
)
"""Forms of these that verbs in *-la* have as well, behind nouns that end so: *uyguluyor*."""
IN_LA = re.compile(
    "(?:alg|avl|ayr|belg|bilg|büy|çizg|dizg|doğr|dur|esk|etk|ilg|karş|kayg|koy|kur|kurg|kut|örg|ölç|say|serg|sık|sorg|tart|tepk|törp|uyg|üt|verg|"
    "vurg|yarg|yen)[ıiuü]l"
)
OF_THEIRS = re.compile("(?:[^aeıioöuümn][ıiuü]|l[ae]r[ıi])n[ıiuü]$|[mn][ıiuü]z[ıiuü]$")
"""Ends of accusatives of what is somebody's, which are no nominative's: *sonuçlarını*, *alanınızı*."""
OF_PROGRAMS = frozenset("kutusu düğmesi seçeneği sayfası sekmesi komutu menüsü ekranı penceresi alanı formu".split())
"""What programs have that is named after what it does: *satırları sil iletişim kutusu açılır*."""
TO_BE_DONE = re.compile("..m[ae](?:m|n|s[ıi]|m[ıi]z|n[ıi]z|l[ae]r[ıi])$")
"""Ends of verbal nouns with the ending of who does it."""
OF_OTHERS = frozenset("diye için üzere gerek lazım".split())
GONE = re.compile("geç[ae]|kala$|itibaren$|takib")
AS_WHAT = re.compile("(?:m[ıiuü]ş|[ae]c[ae]k|[ıiuü]r)$")
QUOTING = re.compile('["“”«»]')
