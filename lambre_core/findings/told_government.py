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

from lambre_core.findings.personal_endings import VERBS
from lambre_core.findings.told_subjects import (
    CASE_ENDS,
    CASES_ASKED,
    DECLINED,
    LANGUAGE,
    PARTICLES,
    SPEAKERS,
    Clause,
    Word,
    as_told,
    clauses,
    told_by,
)
from lambre_core.lexicon.classes import classes_of
from lambre_core.lexicon.valency import turkish_cases
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
SAID = re.compile(f"{_ABLE}(?:y?[ae]c[ae]|[dt][ıiuü])ğ(?:[ıiuü][mn]|[ıiuü][mn][ıiuü]z|l[ae]r[ıi]n)(?:[ıiuüae]|d[ae]n?)")
"""What follows the stem of what is said or known, behind which no noun is described: *nefret ettiğini*."""
WANTED = re.compile("m[ae]k")
WANTING = re.compile("iste|zorund|gerek|lazım|mümkün")


@dataclass(frozen=True, slots=True)
class Governing:
    """A verb that asks for a case.

    Attributes:
        place: of the verb in its clause.
        start: of the noun before it that makes a verb together with it, otherwise the same.
        finite: it ends its clause.
    """

    place: int
    start: int
    case: str
    finite: bool


def with_told_government(sentence: Sentence, language: str) -> Sentence:
    """The sentence with what is surely in a case that its verb does not govern joined to that."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        for verb in governing(clause):
            changed.update(accusative_of(clause, verb))
    return sentence.with_tokens(changed)


def governing(clause: Clause) -> Iterator[Governing]:
    """The verbs of a clause without an object in the accusative."""
    for place, word in enumerate(clause.words):
        if word.last.upos not in VERBS or len(word.tokens) > 1:
            continue
        before = clause.words[place - 1].form if place else ""
        finite = all(after.form in BEHIND_VERBS for after in clause.words[place + 1 :])
        after = clause.words[place + 1].form if place + 1 < len(clause.words) else ""
        for noun, start in ((f"{before} ", place - 1), ("", place)):
            found = case_asked(noun, word.form, finite, after)
            if found is not None:
                yield Governing(place, start, found, finite)
                break


BEHIND_VERBS = PARTICLES | frozenset("de da ki artık bile".split())


def case_asked(noun: str, form: str, finite: bool, after: str) -> str | None:
    """The case that a verb, together with a noun right before it, asks for; None where it is not known."""
    known = turkish_cases()
    for end in range(len(form) - 1, 1, -1):
        for stem in written_stems().get(form[:end], (form[:end],)):
            case = known.get(noun + stem)
            rest = form[end:]
            if case is None or (stem[-1] in "ae" and stem != form[:end] and not NARROWED.match(rest)):
                continue
            if end + 2 <= len(form) and (stem, form[end : end + 2]) in OTHER_VERBS:
                continue
            wanted = WANTED.fullmatch(rest) and WANTING.match(after)
            if (finite and FINITE.fullmatch(rest)) or (not finite and (SAID.fullmatch(rest) or wanted)):
                return case
    return None


@cache
def written_stems() -> Mapping[str, tuple[str, ...]]:
    """How the stems of verbs are written before endings -> the stems: *ed* in *ediyor*, *başl* in *başlıyor*."""
    found: dict[str, list[str]] = {}
    for stem in {verb.rpartition(" ")[2] for verb in turkish_cases()}:
        forms = {stem}
        if stem.endswith("et"):
            forms.add(f"{stem[:-1]}d")
        if stem[-1] in "ae":
            forms.add(stem[:-1])
        for form in forms:
            found.setdefault(form, []).append(stem)
    return {form: tuple(stems) for form, stems in found.items()}


OTHER_VERBS = frozenset({("uy", "ar"), ("uy", "ud"), ("bak", "al"), ("bak", "ay")})
"""Beginnings of verbs that look like others before their ending (*uyardı* warns, *uyudu* sleeps), and of particles
(*bakalım*)."""
NARROWED = re.compile("[ıiuü]yor")


def accusative_of(clause: Clause, verb: Governing) -> dict[int, Token]:
    """The accusative that is governed by a verb without one, joined to that, by id; nothing where that is not sure."""
    spoken = verb.finite and is_spoken(clause.words[verb.place])
    for place in range(verb.start - 1, -1, -1):
        word = clause.words[place]
        if may_govern(word) or verb.case in word.last.feats.get("Case", ()):
            return {}
        if is_accusative(word, clause.words[:place], spoken=spoken):
            return as_asked(word.last, clause.words[verb.place].last, verb.case)
        if not verb.finite and word.last.upos != "ADV":
            return {}
    return {}


def is_spoken(verb: Word) -> bool:
    """Whether a verb is in the first or second person, or asks somebody for something, so that no noun is its
    subject."""
    told = told_by(verb)
    if told:
        return all(person in SPEAKERS for _, person in told)
    token = verb.last
    asked = token.upos == "VERB" and token.feats.get("Person") == SECOND and "VerbForm" not in token.feats
    return asked and ASKED.search(verb.form) is not None


SECOND = frozenset({"2"})
ASKED = re.compile("[ıiuü]n(?:[ıiuü]z)?$")
"""Ends of what is asked of several: *paylaşmayın*, *girin*."""


def may_govern(word: Word) -> bool:
    """Whether a word may be a verb, or an adposition with an accusative, and govern what stands before it."""
    if any(token.upos in VERBS for token in word.tokens) or word.form in WITH_ACCUSATIVES:
        return True
    doer = DOING.search(word.form) is not None and "Abl" not in word.last.feats.get("Case", ())
    return doer or VERBAL.search(word.form) is not None


WITH_ACCUSATIVES = frozenset("aşkın takiben müteakip müteakiben geçkin diye değil olarak ne hem ya".split())
"""Adpositions with an accusative, and words that join verbs."""
VERBAL = re.compile(
    "..(?:[ae]r[ae]k|m[ae]d[ae]n|[ıiuü]nc[ae]|[dt][ıiuü]ğ[ıiuü].*|[ae]c[ae]ğ[ıi].*|m[ae]k(?:t[ae]n?)?)$"
)
"""Ends of verbs that the tagger may take for other words."""
DOING = re.compile("..[^dt][ae]n$|..[aeıioöuü][dt][ae]n$")
"""Ends of participles, and of ablatives."""


def is_accusative(word: Word, before: Sequence[Word], *, spoken: bool) -> bool:
    """Whether a word is an accusative for sure, and not what belongs to somebody (*evi*: his house or the house)."""
    if len(word.tokens) > 1:
        return False
    token = word.last
    if word.form in ACCUSATIVES:
        return True
    if token.upos not in DECLINED or token.feats.get("Case") != ACCUSATIVE or sure_of(token) <= SURE:
        return False
    if CASE_ENDS["Acc"].search(word.form) and known_nouns().isdisjoint((word.form, word.form[:-1])):
        return True
    pointed = bool(before) and before[-1].form in POINTING
    return (spoken or pointed) and PLAINLY.search(word.form) is not None and "Person[psor]" not in token.feats


ACCUSATIVES = frozenset(
    "beni seni onu bizi sizi onları bunu şunu bunları şunları neyi kendimi kendini kendisini kendimizi kendinizi "
    "kendilerini birbirini birbirimizi birbirinizi birbirlerini herkesi kimseyi".split()
)
ACCUSATIVE = frozenset({"Acc"})
SURE = 0.5
PLAINLY = re.compile("[ıiuü]$")
POINTING = frozenset("bu şu o hangi bütün tüm".split())


def sure_of(token: Token) -> float:
    """How sure the tagger is of the case of a word."""
    if token.beliefs is None:
        return 1.0
    shares = token.beliefs.feats.get("Case", {})
    return shares.get("Acc", 0.0) if shares else 1.0


def as_asked(noun: Token, verb: Token, case: str) -> dict[int, Token]:
    """A noun in the accusative joined to a verb that asks for another case."""
    upos = "PRON" if noun.upos == "PRON" else "NOUN"
    return {
        noun.id: as_told(noun, upos, {"Case": ACCUSATIVE}, (verb.id, CASES_ASKED[case])),
        verb.id: as_told(verb, "VERB", {}, None),
    }


@cache
def known_nouns() -> frozenset[str]:
    """The nouns of the lexicon, as they stand in dictionaries."""
    return frozenset(classes_of(LANGUAGE).genders)
