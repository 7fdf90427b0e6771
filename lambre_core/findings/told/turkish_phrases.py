"""Turkish words right before postpositions and adjectives that ask for one form of them, told by the words.

An infinitive before *üzere*, *için*, *zorunda* and *lazım* has no case (*kalkmak üzere*), what comes before and after
is said with forms of their own (*gitmeden önce*, *yedikten sonra*), no finite verb stands before *için* (*olduğu
için*), and *memnun*, *emin*, *bağlı* and the like ask for a case as verbs do (*sonuçtan memnunuz*).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.personal_endings import VERBS
from lambre_core.findings.told.government import as_asked
from lambre_core.findings.told.relations import CASES_ASKED, EVENT, as_told
from lambre_core.findings.turkish_clauses import LANGUAGE, PARTICLES, Clause, Word, clauses, known_nouns, told_by
from lambre_core.findings.turkish_words import is_dative_of_known, is_measure, told_case
from lambre_core.lexicon.turkish import as_alone
from lambre_core.treebank.tree import Sentence, Token


def with_told_phrases(sentence: Sentence, language: str) -> Sentence:
    """The sentence with such words joined to the postposition or adjective behind them."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        for place, (word, after) in enumerate(pairwise(clause.words)):
            behind = clause.words[place + 2].form if place + 2 < len(clause.words) else ""
            if after.form == "lazım" and behind.startswith("ol"):
                # *Almaya lazım olan parayı*
                continue
            if len(word.tokens) == 1:
                changed.update(infinitive_before(word, after) or event_before(clause, word, after))
        changed.update(asked_by_adjective(clause) or compared_in(clause))
    return sentence.with_tokens(changed)


# What is done


def infinitive_before(word: Word, after: Word) -> dict[int, Token]:
    """A verbal noun in a case right before what takes an infinitive without one, and that, by id: *kalkmayı üzere*,
    *çalışmayı zorundayım*, *bitirmeye lazım*; not *dondurmayı için*, what one may drink or eat."""
    found = IN_A_CASE.search(word.form)
    if found is None or not TAKES_INFINITIVES.fullmatch(after.form):
        return {}
    if word.last.upos not in VERBS or (found["case"][0] == "k" and word.form[:-3] in known_nouns()):
        return {}
    eaten = found["case"][0] == "y" and word.form[:-2] in known_nouns()
    if after.form == "için" and (after.last.upos != "ADP" or found["case"] in {"ya", "ye"} or eaten):
        return {}
    if after.form == "lazım" and found["case"] not in {"yı", "yi", "ya", "ye"}:
        return {}
    case = "Acc" if found["case"] in {"yı", "yi"} else "Dat" if found["case"] in {"ya", "ye"} else "Abl"
    own = {"Case": frozenset({case}), "VerbForm": frozenset({"Vnoun"})}
    return {
        word.last.id: as_told(word.last, "VERB", own, (after.tokens[0].id, CASES_ASKED["Nom"])),
        after.tokens[0].id: as_told(after.tokens[0], "ADP", {}, None),
    }


IN_A_CASE = re.compile("..m[ae](?P<case>y[ıi]|y[ae]|kt[ae]n)$")
TAKES_INFINITIVES = re.compile(
    "üzere(?:y?[ıi]m|s[ıi]n(?:[ıi]z)?|y[ıi]z|l[ae]r|dir|ydi.*)?|için|lazım|"
    "zorunda(?:y[ıi]m|s[ıi]n(?:[ıi]z)?|y[ıi]z|lar|d[ıi]r|yd[ıi].*|ym[ıi]ş.*)?"
)


def event_before(clause: Clause, word: Word, after: Word) -> dict[int, Token]:
    """A form of a verb right before *önce*, *sonra* or *için* that does not stand there, and that, by id: *gitmekten
    önce*, *yediği sonra*, *hasta oldu için*; not *yemekten önce*, *okuduğu sonra anlaşıldı*."""
    form = kind_of(word)
    asks = next((one for one in BEHIND_EVENTS if PHRASES[one].fullmatch(after.form)), "")
    if form is None or form not in BEHIND_EVENTS.get(asks, ()):
        return {}
    if form == "Fin" and word.form[:-1] in known_nouns():
        return {}  # *model testi için*
    before = clause.words[: next(n for n, one in enumerate(clause.words) if one is word)]
    if form in {"Fin", "Part"} and (not before or "Gen" in before[-1].last.feats.get("Case", ())):
        # *Onun bildiği sonra işe yaradı*: what somebody did, as a subject
        return {}
    if after.form == "sonra" and any(FOUND_OUT.match(other.form) for other in clause.words):
        return {}
    if after.form == "için" and (after.last.upos != "ADP" or after is clause.words[-1]):
        return {}
    adposition = replace(after.tokens[0], lemma=asks)
    shown = "Fin" if form == "Pres" else form
    return {
        word.last.id: as_told(word.last, "VERB", {"VerbForm": frozenset({shown})}, (adposition.id, EVENT)),
        adposition.id: as_told(adposition, "ADP", {}, None),
    }


def kind_of(word: Word) -> str | None:
    """The form of the verb that a word surely is: a verbal noun, a participle, or finite; None of any other word."""
    if word.last.upos not in VERBS or word.form in known_nouns() or word.form in NO_VERBS:
        return None
    if FROM_DOING.search(word.form) and word.form[: -len("tan")] not in known_nouns():
        return "Vnoun"
    if DONE.search(word.form):
        return "Part"
    finite = word.last.feats.get("VerbForm", frozenset({"Fin"})) == frozenset({"Fin"})
    if finite and PRESENT.search(word.form):
        return "Pres"
    return "Fin" if finite and PAST.search(word.form) and told_by(word) else None


FROM_DOING = re.compile("..m[ae]kt[ae]n$")
DONE = re.compile("..[dt][ıiuü]ğ[ıiuü](?:m|n|[mn][ıiuü]z)?$")
PAST = re.compile("..[dt](?:[ıiuü]|[ıiuü][mnk]|[ıiuü]n[ıiuü]z)$")
PRESENT = re.compile("[ıiuü]yor(?:um|sun|uz|sunuz|lar)?$")
NO_VERBS = frozenset("kendi şimdi yedi haydi hadi idi".split())
BEHIND_EVENTS = {
    "önce": frozenset({"Vnoun"}),
    "sonra": frozenset({"Part"}),
    "için": frozenset({"Fin", "Pres"}),
    "zorunda": frozenset({"Pres"}),
    "lazım": frozenset({"Pres"}),
}
"""Postposition -> forms of verbs that do not stand before it."""
PHRASES = {
    "önce": re.compile("önce"),
    "sonra": re.compile("sonra"),
    "için": re.compile("için"),
    "zorunda": re.compile("zorunda(?:y[ıi]m|s[ıi]n(?:[ıi]z)?|y[ıi]z|lar|d[ıi]r|yd[ıi].*)?"),
    "lazım": re.compile("lazım"),
}
FOUND_OUT = re.compile(
    "anlaş|ortaya|öğren|görül|belirlen|belli|saptan|açıkla|duyul|tespit|fark|kanıtlan|iddia|yer|neden|söyle|bildir|bilin|biliyor"
)
"""Beginnings of words of which what is done may be the subject, with *later* as an adverb."""


# Adjectives


def asked_by_adjective(clause: Clause) -> dict[int, Token]:
    """A noun right before an adjective that is said of somebody or something and asks for another case, and that, by
    id: *buna emin misiniz*, *sonuca memnunuz*, *yeterli bilgiyi sahip değilsiniz*; not *yarına hazırım*, *bize emin
    adımlarla*."""
    for place, (word, adjective) in enumerate(pairwise(clause.words)):
        found = next((kind for kind in ADJECTIVES if kind[0].fullmatch(adjective.form)), None)
        rest = clause.words[place + 2 :]
        if found is None or not is_predicate(rest) or len(adjective.tokens) > 1 or is_measure(word):
            continue
        case = told_case(word)
        said = [adjective, *rest]
        spoken = any(SPOKEN.search(one.form) and told_by(one) for one in said)
        if not case and spoken and is_plain_accusative(word):
            case = "Acc"
        if case in found[2] and word.form not in HOW:
            return as_asked(word.last, adjective.last, found[1], own=case)
    return {}


def is_predicate(rest: Sequence[Word]) -> bool:
    """Whether an adjective with some words behind it is a predicate."""
    return all(word.form in PARTICLES or BEHIND.fullmatch(word.form) for word in rest)


BEHIND = re.compile("m[iıuü](?:s[ıi]n(?:[ıi]z)?|y[ıi]m|y[ıi]z|yd[ıi].*|d[ıi]r)|değil.*|artık|de|da|ki")
SPOKEN = re.compile("(?:[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?|[ıiuü]z)$")


def is_plain_accusative(word: Word) -> bool:
    """Whether a word is a known noun behind whose consonant an accusative stands: *hizmeti*."""
    stem = as_alone(word.form[:-1])
    ends = word.form[-1] in "ıiuü" and word.last.upos == "NOUN" and word.form not in known_nouns()
    return ends and stem in known_nouns()


_SAID = "(?:y?[ıiuü]m|s[ıiuü]n(?:[ıiuü]z)?|y?[ıiuü]z|[dt][ıiuü]r|l[ae]r|y?[dt][ıiuü][mkn]?)?"
ADJECTIVES: tuple[tuple[re.Pattern[str], str, frozenset[str]], ...] = (
    (
        re.compile(f"(?:memnun|emin|hoşnut|şik[aâ]yetçi|habersiz|yoksun|mahrum){_SAID}"),
        "Abl",
        frozenset({"Dat", "Acc"}),
    ),
    (
        re.compile(f"(?:hazır|razı|hayran|mecbur|alışkın|aşina|sadık|layık|muhtaç|düşkün){_SAID}"),
        "Dat",
        frozenset({"Abl", "Acc"}),
    ),
    (
        re.compile(f"(?:bağlı|uygun|eşit|duyarlı|aykırı|ait|yönelik|sahip|sahib(?=[ıi])){_SAID}"),
        "Dat",
        frozenset({"Acc"}),
    ),
)
"""Adjectives with the endings of predicates, the case that they ask for, and those that do not stand before them."""
HOW = frozenset(
    "gönülden yürekten candan çoktan erkenden önceden şimdiden baştan sahiden gerçekten dünden tamamen".split()
)
"""Ablatives that say how or since when."""


def compared_in(clause: Clause) -> dict[int, Token]:
    """What something is compared with, in the dative right before *daha* and an adjective of size, age or speed that
    ends the clause: *Ali kardeşine daha uzun*; not *eve daha uzun bir yol*, *çocuklara daha ucuz*."""
    words = clause.words
    if len(words) < LEAST or words[-2].form != "daha" or MEASURED.fullmatch(words[-1].form) is None or not clause.final:
        return {}
    word = words[-3]
    dative = told_case(word) == "Dat" or is_dative_of_known(word.form)
    if not dative or word.last.upos not in {"NOUN", "ADJ"} or is_measure(word) or word.form in known_nouns():
        return {}
    return as_asked(word.last, words[-1].last, "Abl", own="Dat")


LEAST = 4
MEASURED = re.compile(
    f"(?:uzun|kısa|hızlı|yavaş|büyük|küçük|yaşlı|genç|eski|ağır|hafif|yüksek|alçak|geniş|dar|kalın|ince|güçlü|zengin|akıllı){_SAID}"
)
"""Adjectives that compare two, and do not say for whom something is good."""
