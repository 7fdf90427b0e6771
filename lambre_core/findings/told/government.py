"""Turkish verbs and the cases that they ask for, told by the words.

A verb stands behind what it governs, and no other one is between the two where its clause has none: in *onu
güveniyorum* and *bu şarkıyı hiç hoşlanmadım* the accusative can be the object of nothing else, and these verbs have
none. What is wrong so is joined to its verb by a relation that says the case that is asked for (`comp:obj@dative`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice, pairwise

from lambre_core.findings.personal_endings import VERBS, told_person
from lambre_core.findings.told.relations import CASES_ASKED, as_told
from lambre_core.findings.told.subjects import is_until
from lambre_core.findings.turkish_clauses import (
    LANGUAGE,
    PARTICLES,
    PRONOUNS,
    Clause,
    Word,
    clauses,
    is_capital,
    is_finite,
    known_nouns,
    told_by,
)
from lambre_core.findings.turkish_words import CASE_ENDS, DECLINED, WHOLE, is_measure, told_case
from lambre_core.lexicon.turkish import VOICELESS, without_case
from lambre_core.lexicon.valency import (
    turkish_cases,
    turkish_cases_not_ablative,
    turkish_cases_not_dative,
    turkish_cases_of_infinitives,
    turkish_cases_of_persons,
    turkish_verbs_with_persons,
    turkish_verbs_with_things,
    turkish_without_object,
)
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Sentence, Token

_PERSON = "(?:[ıiuü]?[mnkz]|[mnsk][ıiuü]n[ıiuü]z|s[ıiuü]n|[ıiuü]n[ıiuü]z|n[ıiuü]z|l[ae]r)?"
_LATER = f"(?:y?d[ıiuü]{_PERSON}|t[ıiuü]{_PERSON}|y?s[ae]{_PERSON}|y?m[ıiuü]ş{_PERSON}|yken|ken|d[ıiuü]r(?:l[ae]r)?)?"
_ABLE = "(?:y?[ae]bil|y?[ae]m[aeıiuü]?|m[aeıiuü]?)?"
FINITE = re.compile(
    f"{_ABLE}(?:[ıiuü]?yor{_PERSON}{_LATER}|[dt][ıiuü]{_PERSON}|m[ıiuü]ş{_PERSON}{_LATER}"
    f"|y?[ae]c[ae]ğ[ıi][mz]|y?[ae]c[ae]k{_PERSON}{_LATER}|[aeıiuü]?r{_PERSON}{_LATER}|z{_PERSON}{_LATER}"
    f"|m[ae]l[ıi]y?{_PERSON}{_LATER}|y?[ae]y[ıi]m|y?[ae]l[ıi]m|(?:y?[ae])?m[ae](?:m|y[ıi]z)|y?s[ae]{_PERSON}|y?[ıiuü]n(?:[ıiuü]z)?"
    "|s[ıiuü]n(?:l[ae]r)?|m[ae])"
)
"""What follows the stem of a finite verb, not that of a causative: *başladım*, *başlamıyor*, *başlayacağız*."""
OTHERWISE = re.compile(
    f"{_ABLE}(?:y?[ıiuü]p|y?[ae]r[ae]k|y?[ıiuü]nc[ae]|(?:[aeıiuü]r|z|[ıiuü]yor|m[ıiuü]ş|[ae]c[ae]k)?ken|d[ıiuü]kç[ae]"
    "|m[ae]k(?:t[ae]n?|s[ıi]z[ıi]n|l[ae])?|m[ae](?:d[ae]n|y[aeıi]|s[ıi](?:n.+)?|m(?:[ıi]z)?[ıiae]?|n(?:[ıi]z)?[ıiae]?)"
    "|y?[ae]n(?:l[ae]r)?|(?:[dt][ıiuü]|y?[ae]c[ae])(?:ğ[ıiuü].*|kl[ae]r[ıi].*|k))"
)
"""What follows the stem of a verb that is not finite."""
SAID = re.compile(
    ".*(?:(?:[dt][ıiuü]|[ae]c[ae])ğ(?:[ıiuü][mn]|[ıiuü][mn][ıiuü]z)[ıiuü]|kl[ae]r[ıi]n[ıi]|m[ae](?:s[ıi]n|m|n|[mn][ıi]z|y)[ıi])"
)
"""Verbal nouns in the accusative, which fill the place of an object of the verb behind them."""
HARD = re.compile("zor|kolay|güç|güzel|iyi|önemli|şart|gerek|lazım|mümkün|imk[aâ]ns|yasak")
"""Beginnings of words behind an infinitive that has no subject."""


@dataclass(frozen=True, slots=True)
class Governing:
    """A verb that asks for a case.

    Attributes:
        place: of the verb in its clause.
        start: of the noun before it that makes a verb together with it, otherwise the same.
        finite: it ends its clause.
        of_persons: a thing may be its object in the accusative.
    """

    place: int
    start: int
    case: str
    finite: bool
    of_persons: bool = False


def with_told_government(sentence: Sentence, language: str) -> Sentence:
    """The sentence with what is surely in a case that its verb does not govern joined to that."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    parts = list(clauses(sentence))
    for number, clause in enumerate(parts):
        later = [word for other in parts[number + 1 :] for word in other.words]
        for verb in governing(clause):
            changed.update(accusative_of(clause, verb, later))
        changed.update(dative_of(clause) or infinitive_of(clause))
        changed.update(pressed_in(clause))
        changed.update(hour_in(clause))
    return sentence.with_tokens(changed)


def governing(clause: Clause) -> Iterator[Governing]:
    """The verbs of a clause without an object in the accusative."""
    for place, word in enumerate(clause.words):
        before = clause.words[place - 1].form if place else ""
        joined = place > 1 and clause.words[place - 2].form in {"ve", "veya"}
        if word.form in THERE and (NEED.fullmatch(before) or before in {"gerek", "lüzum"}) and not joined:
            yield Governing(place, place - 1, "Dat", finite=True)
        if word.last.upos not in VERBS or len(word.tokens) > 1 or word.form in THERE:
            continue
        if word.form.startswith("kal") and before.endswith(("makla", "mekle")):
            # *Bunu görüntülemekle kalmaz*: it does more.
            continue
        finite = all(after.form in BEHIND_VERBS for after in clause.words[place + 1 :])
        asked = (
            Governing(place, start, found, finite, of_persons)
            for noun, start in ((f"{before} ", place - 1), ("", place))
            for known, of_persons in ((turkish_cases(), False), (turkish_cases_of_persons(), True))
            if (found := case_asked(noun, word.form, known, finite=finite)) is not None
        )
        yield from islice(asked, 1)


THERE = frozenset("var yok vardı yoktu varsa yoksa".split())
NEED = re.compile("ihtiyac[ıi](?:m|n|m[ıi]z|n[ıi]z)?|ihtiyaçlar[ıi]")
BEHIND_VERBS = PARTICLES | frozenset("de da ki artık bile".split())


def case_asked(noun: str, form: str, known: Mapping[str, str], *, finite: bool) -> str | None:
    """The case that a verb, together with a noun right before it, asks for; None where it is not known.

    Args:
        known: verbs and their cases.
        finite: the verb ends its clause.
    """
    if form.startswith("gelecek"):
        return None
    if noun and finite and noun + form in known:
        # *Yardım et*: somebody is asked for it.
        return known[noun + form]
    for end in range(len(form) - 1, 1, -1):
        for stem in written_stems().get(form[:end], ()):
            case = known.get(noun + stem)
            rest = form[end:]
            if case is None or (stem[-1] in "ae" and stem != form[:end] and not NARROWED.match(rest)):
                continue
            if any(stem == other and rest.startswith(begins) for other, begins in OTHER_VERBS):
                continue
            if PAST.match(rest) and (rest[0] == "t") is not (form[end - 1] in VOICELESS):
                # *Başlattı* is no form of *başla*.
                continue
            if FINITE.fullmatch(rest) or (not finite and OTHERWISE.fullmatch(rest)):
                return case
    return None


PAST = re.compile("[dt][ıiuü]")


@cache
def written_stems() -> Mapping[str, tuple[str, ...]]:
    """How the stems of verbs are written before endings -> the stems: *ed* in *ediyor*, *başl* in *başlıyor*."""
    found: dict[str, list[str]] = {}
    lists = (
        turkish_cases,
        turkish_cases_of_infinitives,
        turkish_cases_of_persons,
        turkish_cases_not_dative,
        turkish_cases_not_ablative,
        turkish_verbs_with_persons,
        turkish_without_object,
    )
    for stem in {verb.rpartition(" ")[2] for known in lists for verb in known()}:
        forms = {stem}
        if stem.endswith("et"):
            forms.add(f"{stem[:-1]}d")
        if stem[-1] in "ae":
            forms.add(stem[:-1])
        for form in forms:
            found.setdefault(form, []).append(stem)
    return {form: tuple(stems) for form, stems in found.items()}


OTHER_VERBS = frozenset(
    {
        ("uy", "ar"),
        ("uy", "ud"),
        ("bak", "al"),
        ("bak", "ay"),
        ("kaç", "ır"),
        ("yenil", "er"),
        ("yenil", "iyor"),
        ("duy", "ur"),
    }
)
"""Beginnings of verbs that look like others before their ending (*uyardı* warns, *uyudu* sleeps, *kaçırdı* misses,
*yeniliyor* renews), and of particles (*bakalım*)."""
NARROWED = re.compile("[ıiuü]yor")


def accusative_of(clause: Clause, verb: Governing, later: Sequence[Word]) -> dict[int, Token]:
    """The accusative that is governed by a verb without one, joined to that, by id; nothing where that is not sure."""
    after = clause.words[verb.place + 1 : verb.place + 2]
    form = clause.words[verb.place].form
    if verb.place and clause.words[verb.place - 1].form in {"daha", "en"}:
        return {}  # *ajanları daha erişilebilir hale getirir*: an adjective
    last = clause.words[verb.place] if verb.finite else next(iter(reversed(clause.words)))
    alone = is_spoken(last) or (form.endswith(("mak", "mek")) and any(HARD.match(word.form) for word in after))
    for place in range(verb.start - 1, -1, -1):
        word = clause.words[place]
        if word.form == "yeni" and place + 1 == verb.start:
            return {}  # *yeni başlıyorsanız*
        if not verb.finite and word.form in {"ve", "veya"}:
            # *Süreci ve buna nasıl hazırlanacağımızı anlattı*: two objects of the verb behind.
            return {}
        if verb.finite and place == verb.start - 1 and word.last.upos == "VERB" and SAID.fullmatch(word.form):
            # *Almayı karar verdik.*
            return as_asked(word.last, clause.words[verb.place].last, verb.case)
        if (
            may_govern(word)
            or is_until(clause.words, place)
            or (verb.case in word.last.feats.get("Case", ()) and word.form not in TIMES_OF_DAY)
        ):
            return {}
        if verb.of_persons and word.form not in PERSONS:
            continue
        apart = place + 1 == verb.start < verb.place and alone
        if is_accusative(clause, place, alone=alone, apart=apart):
            if COMES.match(form) and PLAINLY.search(word.form) and not CASE_ENDS["Acc"].search(word.form):
                # *Elleri boş geldi.*
                return {}
            taken = not verb.finite and SAID.fullmatch(form) is None and may_have_it(clause, verb, later)
            return {} if taken else as_asked(word.last, clause.words[verb.place].last, verb.case)
    return {}


def may_have_it(clause: Clause, verb: Governing, later: Sequence[Word]) -> bool:
    """Whether a verb behind one that is not finite may have the object that stands before that: *seni yardım etmek için
    aradım*; not one with an object of its own (*dosyayı erişmek için parolanı gir*), nor one that what is done is the
    object of (*seni inanmak istiyorum*)."""
    rest = [*clause.words[verb.place + 1 :], *(() if is_finite_end(clause) else later)]
    own = False
    for before, word in pairwise([clause.words[verb.place], *rest]):
        if not may_govern(word) and (word is not rest[-1] or is_no_verb(word)):
            own = own or is_surely_an_object(word)
            continue
        done = WANTS.match(word.form) is not None and INFINITIVE.search(before.form) is not None
        # *Cevap vermek kolay değil*, *uymak zorundasınız*
        state = word.form.startswith("zorunda") or (word.form.startswith("değil") and is_no_verb(before))
        needs_none = any(
            case_asked(noun, word.form, known, finite=False) is not None
            for noun in (f"{before.form} ", "")
            for known in (turkish_cases(), turkish_without_object())
        )
        if not (own or done or state or needs_none):
            return True
        own = False
    return False


WANTS = re.compile("ist[ei](?!krar|kamet|f)")


def is_surely_an_object(word: Word) -> bool:
    """Whether a word is an accusative for sure, so that the verb behind it has no other one."""
    token = word.last
    told = token.feats.get("Case") == ACCUSATIVE and sure_of(token) >= VERY_SURE and token.upos in DECLINED
    return word.form in ACCUSATIVES or told


def is_no_verb(word: Word) -> bool:
    """Whether the last word is surely a predicate that is no verb."""
    return (
        len(word.tokens) > 1
        or word.form in NO_VERBS
        or (word.last.upos == "ADJ" and not told_person(word.form, "VERB"))
    )


NO_VERBS = frozenset("var yok değil lazım gerek şart mümkün zor kolay".split())


def is_finite_end(clause: Clause) -> bool:
    """Whether a finite verb, or a predicate that is none, ends a clause."""
    last = clause.words[-1]
    return clause.final or bool(told_by(last))


TIMES_OF_DAY = frozenset("sabaha akşama geceye yarına".split())
COMES = re.compile("gel|gi[dt]|kal|otur|dur")
PERSONS = frozenset("beni seni onu bizi sizi onları kimi".split())


def dative_of(clause: Clause) -> dict[int, Token]:
    """A dative that no verb like the last one has, or the infinitive before a verb of wanting, joined to that, by id:
    *Konya'ya yaşıyor*, *sana gördüm*, *bana görmek istiyor*."""
    place = len(clause.words) - 1
    while place > 0 and clause.words[place].form in BEHIND_VERBS:
        place -= 1
    finite = not (
        place > 1 and WANTS.match(clause.words[place].form) and INFINITIVE.search(clause.words[place - 1].form)
    )
    place -= not finite
    verb = clause.words[place]
    if verb.last.upos not in VERBS or len(verb.tokens) > 1:
        return {}
    before = f"{clause.words[place - 1].form} " if place else ""
    for noun, start in ((before, place - 1), ("", place)):
        for known, own in ((turkish_cases_not_dative(), "Dat"), (turkish_cases_not_ablative(), "Abl")):
            case = case_asked(noun, verb.form, known, finite=finite)
            if case is not None and start > 0 and stands_in(clause, start - 1, own, owned=case == "Abl"):
                return as_asked(clause.words[start - 1].last, verb.last, case, own)
        if case_asked(noun, verb.form, turkish_verbs_with_persons(), finite=finite):
            things = case_asked(noun, verb.form, turkish_verbs_with_things(), finite=finite) is not None
            found = start - 1
            while found > 0 and clause.words[found].form in HOW_MUCH:
                found -= 1
            right_before = found >= 0 and clause.words[found].form not in DATIVES
            if things and right_before and stands_in(clause, found, "Dat") and not has_accusative(clause):
                return as_asked(clause.words[found].last, verb.last, "Acc", "Dat")
            return person_of(clause, place, start, things=things)
    return {}


HOW_MUCH = frozenset({"çok", "pek", "hiç"})


def has_accusative(clause: Clause) -> bool:
    """Whether a word of a clause is in the accusative, or may have an object of its own."""
    return any(may_govern(word) or "Acc" in word.last.feats.get("Case", ()) for word in clause.words[:-1])


def infinitive_of(clause: Clause) -> dict[int, Token]:
    """An infinitive without an ending right before a verb of somebody that asks for a case of what is done, or such an
    adjective, joined to that, by id: *denemek vazgeçti*, *beklemek mecburum*."""
    place = len(clause.words) - 1
    while place > 0 and clause.words[place].form in BEHIND_VERBS:
        place -= 1
    verb = clause.words[place]
    before = f"{clause.words[place - 1].form} " if place else ""
    for noun, start in ((before, place - 1), ("", place)):
        infinitive = clause.words[start - 1] if start > 0 else None
        if infinitive is None or infinitive.form in known_nouns():
            continue
        if verb.last.upos in VERBS and DONE.fullmatch(infinitive.form) and infinitive.last.upos in VERBS:
            case = case_asked(noun, verb.form, turkish_cases_of_infinitives(), finite=True)
            practised = verb.form.startswith("çalış") and PRACTISED.match(infinitive.form)
            if case in {"Dat", "Abl"} and not practised and len(verb.tokens) == 1:
                return as_asked(infinitive.last, verb.last, case)
        if INFINITIVE.search(infinitive.form) is None:
            continue
        case = case_asked(noun, verb.form, turkish_cases_of_infinitives(), finite=True)
        if case is None or verb.last.upos not in VERBS:
            case = "Dat" if not noun and WILLING.fullmatch(verb.form) else None
        if case is not None and len(verb.tokens) == 1:
            changed = as_asked(infinitive.last, verb.last, case, "Nom")
            own = {"Case": NOMINATIVE, "VerbForm": frozenset({"Vnoun"})}
            token = changed[infinitive.last.id]
            return {**changed, token.id: as_told(token, "NOUN", own, None)}
    return {}


INFINITIVE = re.compile("..m[ae]k$")
DONE = re.compile(".+m[ae]y[ıi]")
PRACTISED = re.compile("konuş|oku|yaz|yüz|söyle|çal|sür|kullan|çiz|dans|koş|topl|çık|böl|çarp|at|it")
"""Beginnings of what one may practise: *konuşmayı çalışıyorum*."""
WILLING = re.compile(
    "(?:mecbur|razı|hazır|kararlı|niyetli|alışkın|meyilli)"
    "(?:y?[ıiuü][mz]|s[ıiuü]n(?:[ıiuü]z)?|(?:y?[dt][ıiuü]|y?m[ıiuü]ş)(?:[mnk]|n[ıiuü]z|[ıiuü]m|l[ae]r)?)"
)
"""Adjectives that say what somebody has to do, or is going to, as predicates with an ending: *mecburuz*, *razıydım*."""


def pressed_in(clause: Clause) -> dict[int, Token]:
    """A key or button in the accusative right before the verb of pressing, which asks for the dative of them and for
    the accusative of what is printed, joined to that, by id."""
    for word, verb in pairwise(clause.words):
        if KEY.fullmatch(word.form) and PRESSES.fullmatch(verb.form) and len(verb.tokens) == len(word.tokens) == 1:
            changed = as_asked(word.last, verb.last, "Dat")
            owned = {_PSOR: frozenset({"3"})} if OF_HIS.search(word.form) else {}
            return {**changed, word.last.id: as_told(changed[word.last.id], "NOUN", owned, None)}
    return {}


KEY = re.compile("(?:tuş|düğme|buton|pedal)(?:[uıi]|yi|l[ae]r[ıi]|(?:l[ae]r[ıi]|s?[ıiu])n[ıiu])")
PRESSES = re.compile(
    "bas(?:[ıi]n(?:[ıi]z)?|[ıi]yor.*|t[ıi](?:[mnk]|n[ıi]z|l[ae]r)?|ac[ae].*|ar(?:s.*|ak|[ıi].*)?|[ıi]p|[ıi]nca|may.*|mak.*"
    "|malı.*|t[ıi](?:ğ|k).*|abil.*|ma)"
)
"""Forms of the verb of pressing, neither its passive nor its causative."""


def hour_in(clause: Clause) -> dict[int, Token]:
    """The hour in another case than it is asked for, with the verb behind the minutes, joined, by id: *saat üçe on
    geçiyor* is past three, *saat üçü on var* before three."""
    forms = [word.form for word in clause.words]
    start = forms.index("saat") + 1 if "saat" in forms else len(forms)
    hour = next((n for n in range(start, min(start + 2, len(forms))) if HOUR.fullmatch(forms[n])), None)
    if hour is None or not all(form in TENS for form in forms[start:hour]):
        return {}
    verb = next((n for n in range(hour + 1, len(forms)) if forms[n] not in MINUTES), None)
    if verb is None or verb == hour + 1:
        return {}
    dative = forms[hour][-1] in "ae"
    for asked, pattern in (("Acc", PASSES), ("Dat", LEFT)):
        if pattern.fullmatch(forms[verb]) and dative is not (asked == "Dat"):
            own = "Dat" if dative else "Acc"
            token = clause.words[hour].last
            changed = as_asked(token, clause.words[verb].last, asked, own)
            return {**changed, token.id: as_told(changed[token.id], "NOUN", {}, None)}
    return {}


HOUR = re.compile(
    "bir[ei]|iki(?:ye|yi)|üç[eü]|dör(?:de|dü)|beş[ei]|altı(?:ya|yı)|yedi(?:ye|yi)|seki(?:ze|zi)|doku(?:za|zu)|on[au]"
)
TENS = frozenset({"on"})
MINUTES = frozenset("bir iki üç dört beş altı yedi sekiz dokuz on yirmi çeyrek dakika".split())
PASSES = re.compile("geç(?:e|iyor(?:du)?|erken|ti)")
LEFT = re.compile("var(?:dı)?|kala|kaldı")


def stands_in(clause: Clause, place: int, case: str, *, owned: bool = False) -> bool:
    """Whether a word is a noun in a case that can be told, what is said, or a personal pronoun, and none that says for
    what or instead of what; *yüz yüze yaşadık* says how."""
    word = clause.words[place]
    token = word.last
    if place and word.form.startswith(clause.words[place - 1].form):
        return False
    if case == "Abl":
        said = token.upos in VERBS and SAID_FROM.search(word.form) is not None
        return said or (told_case(word) == "Abl" and token.upos == "PRON")
    if told_case(word) != "Dat" or is_measure(word) or word.form == "baya":
        return False
    if place and FROM.search(clause.words[place - 1].form):
        # *A'dan Z'ye öğreneceksiniz*: from where to where.
        return False
    plain = token.upos in {"NOUN", "PROPN"} and "VerbForm" not in token.feats
    his = "3" in token.feats.get(_PSOR, ())
    return word.form in DATIVES or (plain and (not his or (owned and word.form not in INSTEAD)))


INSTEAD = frozenset(
    "adına aksine aleyhine altına arasına arkasına başına birbirine boşuna gereğine hesabına içine inadına karşısına "
    "kendine kendisine keyfine lehine önüne pahasına peşine rağmına sırasına sonuna şerefine tersine uğruna üstüne "
    "üzerine yanına yerine".split()
)
"""What is somebody's in the dative and says where, for what or instead of what."""


FROM = re.compile("[dt][ae]n$")
"""Ends of ablatives."""
SAID_FROM = re.compile("ğ[ıiuü](?:[mn]|[mn][ıiuü]z)d[ae]n$")
"""Ends of what is said or known, in the ablative: *geldiğinden*."""


def person_of(clause: Clause, place: int, start: int, *, things: bool) -> dict[int, Token]:
    """The personal pronoun in the dative, or any noun where things are meant as well, that is the object of a verb, if
    that has no other one."""
    found: list[Word] = []
    if start > 0 and clause.words[start - 1].form in {"ve", "veya"} and IN_ME.search(clause.words[place].form):
        return {}  # *günlükleme ve izleme*
    for number, word in enumerate(clause.words[:start]):
        cases = word.last.feats.get("Case", frozenset())
        if may_govern(word) or is_until(clause.words, number) or "Acc" in cases or word.form in STOPS_OF_DATIVES:
            return {}
        if word.form in DATIVES or (things and stands_in(clause, number, "Dat")):
            found.append(word)
            continue
        nominal = cases & {"Nom"} and word.last.upos in {"NOUN", "PROPN", "PRON", "NUM"} and not is_measure(word)
        subject = number == 0 and (word.form in PRONOUNS or not is_spoken(clause.words[place]))
        if nominal and not subject:
            return {}
    if len(found) != 1 or clause.words[start - 1].last.upos in {"ADJ", "NUM"}:
        return {}
    return as_asked(found[0].last, clause.words[place].last, "Acc", "Dat")


IN_ME = re.compile("m[ae]$")
"""How nouns of actions end, and denied orders to one."""

DATIVES = frozenset("bana sana ona bize size onlara kime".split())
STOPS_OF_DATIVES = frozenset("ne bir biraz doğru göre karşı rağmen kadar için gibi olarak diye".split())


def is_spoken(verb: Word) -> bool:
    """Whether a verb is in the first or second person, or asks somebody for something, so that no noun is its
    subject."""
    told = told_by(verb)
    if told:
        return all(person in SPEAKERS for _, person in told)
    token = verb.last
    asked = is_finite(verb) and token.feats.get("Person") == SECOND
    return asked and ASKED.search(verb.form) is not None


SECOND = frozenset({"2"})
ASKED = re.compile("[ıiuü]n(?:[ıiuü]z)?$")
"""Ends of what is asked of several: *paylaşmayın*, *girin*."""


def may_govern(word: Word) -> bool:
    """Whether a word may be a verb, or an adposition with an accusative, and govern what stands before it."""
    if word.form in LAST_AND_NEXT:
        return False
    if any(token.upos in VERBS for token in word.tokens) or word.form in WITH_ACCUSATIVES:
        return True
    adverb = word.last.upos == "ADV" or "Abl" in word.last.feats.get("Case", ())
    doer = DOING.search(word.form) is not None and not adverb
    return doer or VERBAL.search(word.form) is not None


LAST_AND_NEXT = frozenset({"geçen", "gelecek"})
"""Participles that say when: *geçen yıl*."""
WITH_ACCUSATIVES = frozenset("aşkın takiben müteakip müteakiben geçkin diye değil ne hem ya".split())
"""Adpositions with an accusative, and words that join verbs."""
VERBAL = re.compile(
    "..(?:[ae]r[ae]k|m[ae]d[ae]n|[ıiuü]nc[ae]|[dt][ıiuü]ğ[ıiuü].*|[ae]c[ae]ğ[ıi].*|m[ae]k(?:t[ae]n?)?|m[ae]d[ae]n?)$"
)
"""Ends of verbs that the tagger may take for other words."""
DOING = re.compile("..[^dt][ae]n$|..[aeıioöuü][dt][ae]n$")
"""Ends of participles, and of ablatives."""


def is_accusative(clause: Clause, place: int, *, alone: bool, apart: bool = False) -> bool:
    """Whether a word is an accusative for sure, and not what belongs to somebody (*evi*: his house or the house).

    Args:
        alone: the verb can have no noun as its subject.
        apart: what follows makes a verb, and no compound.
    """
    word, before = clause.words[place], clause.words[:place]
    token = word.last
    if len(word.tokens) > 1 or not word.form[0].isalpha() or (before and AND_THEN.search(before[-1].form)):
        # *Vurup kafayı uyudu.*
        return False
    if word.form in ACCUSATIVES:
        return True
    if token.upos not in DECLINED or word.form[-1] not in "ıiuü":
        # *Ayşe'yle*, which the tagger may take for one
        return False
    after = clause.words[place + 1]
    compound = after.last.upos in {"ADP", "NOUN"} or after.form == "ile" or "3" in after.last.feats.get(_PSOR, ())
    if Y_BETWEEN.search(word.form) and word.form[:-2] in known_nouns() and word.form[:-1] not in known_nouns():
        return word.form not in known_nouns()
    if Y_BETWEEN.search(word.form) and word.form[:-1] in known_nouns() and word.form[:-2] not in known_nouns():
        # *Detayı*, of *detay*
        pointed = bool(before) and before[-1].form in POINTING
        return (alone or pointed) and not is_measure(word) and word.form not in known_nouns()
    behind = is_behind_a_subject(before)
    compound = after.last.upos in {"ADP", "NOUN"} or after.form == "ile" or "3" in after.last.feats.get(_PSOR, ())
    plainly = PLAINLY.search(word.form) is not None and not (compound and not behind and not apart)
    if plainly and has_a_known_stem(word) and (alone or behind):
        return after.last.upos != "ADP" and after.form != "ile"
    if plainly and alone and before and before[-1].form in {"bu", "şu"}:
        return not is_measure(word)
    if token.feats.get("Case") != ACCUSATIVE or sure_of(token) <= SURE:
        return False
    if CASE_ENDS["Acc"].search(word.form) and known_nouns().isdisjoint((word.form, word.form[:-1])):
        # *Java Generator'ı hâline*: what is named so, of a kind.
        return not (compound and OF_A_NAME.search(word.form))
    if OF_HIS.search(word.form) and "3" in token.feats.get(_PSOR, ()) and sure_of(token) >= VERY_SURE:
        return True
    beside = bool(before) and before[-1].last.upos in {"NOUN", "PROPN"} and not is_measure(before[-1])
    compounded = beside and before[-1].last.feats.get("Case") == NOMINATIVE  # *izleyici başarımı etkilendi*
    if plainly and _PSOR not in token.feats and len(before) > 1 and has_a_subject(before) and not compounded:
        return True
    pointed = bool(before) and before[-1].form in POINTING
    return (alone or pointed) and plainly and _PSOR not in token.feats


def has_a_subject(before: Sequence[Word]) -> bool:
    """Whether the first of some words is a noun in the nominative, or a name, and nothing behind it is one."""
    first, *rest = before
    subject = first.last.upos in {"NOUN", "PROPN"} and len(first.tokens) == 1 and not is_measure(first)
    others = any(
        w.last.upos in {"NOUN", "PROPN"} and w.last.feats.get("Case") == NOMINATIVE and not is_measure(w) for w in rest
    )
    return subject and first.last.feats.get("Case") == NOMINATIVE and not others


INNER_CAPITAL = re.compile("[a-zçğıöşü][A-ZÇĞİÖŞÜ]")
"""Capitals within names of programs: *SuperTux yarışları başladı*."""
Y_BETWEEN = re.compile("[aeıioöuü]y[ıiuü]$")
OF_A_NAME = re.compile("[^aeıioöuü]['’][ıiuü]$")
OF_HIS = re.compile("[ıiuü]n[ıiuü]$")
VERY_SURE = 0.9
_PSOR = "Person[psor]"
AND_THEN = re.compile("..[ıiuü]p$")


def has_a_known_stem(word: Word) -> bool:
    """Whether a word is one of the lexicon's nouns with an ending, and none without: *balığı*."""
    stem = without_case(word.form, "Acc", owned=False)
    singular = stem is not None and re.sub("l[ae]r$", "", stem)
    short = len(word.form) < SHORT
    other = word.form in known_nouns() and (short or word.form in WHOLE or word.form[:-1] not in known_nouns())
    known = singular in known_nouns() and not other
    return known and not is_measure(word) and PLACES.match(word.form) is None


SHORT = 4
"""Letters of the shortest word that is taken apart though a lexicon has it as a whole."""
PLACES = re.compile("canı$|(?:dış|iç|ara|üst|alt|son|ön|karşı)[ıiuü]?")
"""Beginnings of nouns that say where: *ofis dışı ilişki*."""


def is_behind_a_subject(before: Sequence[Word]) -> bool:
    """Whether a word stands behind *this*, which has another subject before it, or behind the subject that begins the
    clause and can be no part of a compound (*annem doktoru*); attributes and adverbs may stand between."""
    if not before or len(before[0].tokens) > 1 or is_measure(before[0]):
        return False
    subject = before[0]
    token = subject.last
    if token.feats.get("Case") != NOMINATIVE or token.upos not in {"NOUN", "PRON", "PROPN"}:
        return False
    if token.upos == "PRON":
        return subject.form in PRONOUNS and subject.form != "o"
    rest = list(before)
    while len(rest) > 1 and rest[-1].last.upos in {"ADJ", "ADV", "DET"}:
        rest.pop()
    last = rest[-1]
    if len(rest) > 1:
        # What stands in between is of no phrase with either: *annem akşam için marketi*.
        first = before[1]
        apart = first.last.upos != "NOUN" or is_measure(first) or "Nom" not in first.last.feats.get("Case", {"Nom"})
        oblique = not last.last.feats.get("Case", frozenset({"Nom"})) & {"Nom", "Gen"}
        return apart and (oblique or last.last.upos == "ADP" or is_measure(last))
    apart = before[-1].last.upos == "ADV" or any(word.form in POINTING for word in before[1:])
    owned = token.feats.get(_PSOR, frozenset())
    loud = INNER_CAPITAL.search(token.form or "") is not None or (token.form or "").isupper()
    name = token.upos == "PROPN" and is_capital(subject) and not loud
    mine = (bool(owned) and "3" not in owned) or (subject.form[-1] == "m" and subject.form[:-1] in known_nouns())
    return apart or name or mine or SEVERAL.search(subject.form) is not None


NOMINATIVE = frozenset({"Nom"})
SEVERAL = re.compile("..l[ae]r$")


ACCUSATIVES = frozenset(
    "beni seni onu bizi sizi onları bunu şunu bunları şunları neyi kendimi kendini kendisini kendimizi kendinizi "
    "kendilerini birbirini birbirimizi birbirinizi birbirlerini herkesi kimseyi".split()
)
ACCUSATIVE = frozenset({"Acc"})
SURE = 0.5
PLAINLY = re.compile("[^aeıioöuüy][ıiuü]$")
POINTING = frozenset("bu şu o hangi bütün tüm".split())


def sure_of(token: Token) -> float:
    """How sure the tagger is of the case of a word."""
    if token.beliefs is None:
        return 1.0
    shares = token.beliefs.feats.get("Case", {})
    return shares.get("Acc", 0.0) if shares else 1.0


def as_asked(noun: Token, verb: Token, case: str, own: str = "Acc") -> dict[int, Token]:
    """A noun in a case joined to a verb that asks for another one."""
    upos = "PRON" if noun.upos == "PRON" else "NOUN"
    return {
        noun.id: as_told(noun, upos, {"Case": frozenset({own})}, (verb.id, CASES_ASKED[case])),
        verb.id: as_told(verb, "VERB", {}, None),
    }
