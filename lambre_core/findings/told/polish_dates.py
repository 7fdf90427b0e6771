"""Told words in Polish: days, months and hours, which are in one case behind a number or an adposition.

*5 marca*, *we wrześniu*, *w poniedziałek*, *o ósmej*: the names of months and days and the numbers of hours are few,
and what they are in is not what the adposition takes elsewhere (*5 marzec*, *we wrzesień*, *w poniedziałku*, *o ósmą*).
"""

from __future__ import annotations

from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.relations import CASES_ASKED, DAY, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

NOMINATIVE = frozenset({"Nom"})
SINGULAR = frozenset({"Sing"})


def dates_in(clause: Clause, sentence: Sentence) -> dict[int, Token]:
    """Days, months and hours of a clause in a case that they do not have there, joined to what asks for another."""
    changed: dict[int, Token] = {}
    for before, word in zip(clause.words, clause.words[1:], strict=False):
        if word.id == before.id + 1 and (word.form or "").islower():
            changed.update(day_of(before, word, sentence))
            changed.update(month_of(before, word, clause))
            changed.update(weekday_of(before, word))
            changed.update(hour_of(before, word, clause, sentence))
    return changed


def day_of(number: Token, month: Token, sentence: Sentence) -> dict[int, Token]:
    """A month in the nominative right behind the number of a day, joined: *5 marzec*. Behind what is numbered it may be
    the month of that: *wydanie 5 marzec 2020*."""
    digits = (number.form or "").removesuffix(".")
    if not digits.isdecimal() or not 1 <= int(digits) <= LAST_DAY or lower(month) not in MONTHS:
        return {}
    before = sentence.tokens[number.id - 2] if number.id > 1 else None
    if before is not None and (before.form in {".", "/", "-", "–", ":"} or lower(before) in NUMBERED):
        return {}
    own: Features = {"Case": NOMINATIVE, "Number": SINGULAR}
    return {
        number.id: as_told(number, "NUM", {}, (month.id, DAY)),
        month.id: as_told(month, "NOUN", own, None),
    }


LAST_DAY = 31
MONTHS = frozenset(
    "styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień".split()
)
NUMBERED = frozenset("numer nr wydanie tom zeszyt część rozdział odcinek poziom etap wersja kod".split())
"""What a number may be that of."""


def month_of(adposition: Token, month: Token, clause: Clause) -> dict[int, Token]:
    """A month in the nominative right behind *w*, joined: *w wrzesień*, *we styczeń*; but one may go or believe into
    it: *wkraczamy w maj*."""
    if lower(adposition) not in {"w", "we"} or adposition.upos != "ADP" or lower(month) not in MONTHS:
        return {}
    if any((word.lemma or "") in GOING for word in clause.words):
        return {}
    own: Features = {"Case": frozenset({"Acc"}), "Number": SINGULAR}
    return {
        adposition.id: as_told(adposition, "ADP", {}, None),
        month.id: as_told(month, "NOUN", own, (adposition.id, CASES_ASKED["Loc"])),
    }


GOING = frozenset(
    "wejść wchodzić wkroczyć wkraczać wierzyć uwierzyć celować zamienić zmienić przejść przechodzić patrzeć".split()
)


def weekday_of(adposition: Token, day: Token) -> dict[int, Token]:
    """A day of the week in the locative right behind *w*, joined: *w poniedziałku*, *we wtorku*."""
    if lower(adposition) not in {"w", "we"} or adposition.upos != "ADP" or lower(day) not in WEEKDAYS:
        return {}
    own: Features = {"Case": frozenset({"Loc"}), "Number": SINGULAR}
    return {
        adposition.id: as_told(adposition, "ADP", {}, None),
        day.id: as_told(day, "NOUN", own, (adposition.id, CASES_ASKED["Acc"])),
    }


WEEKDAYS = frozenset("poniedziałku wtorku środzie czwartku piątku sobocie niedzieli".split())


def hour_of(adposition: Token, hour: Token, clause: Clause, sentence: Sentence) -> dict[int, Token]:
    """The number of an hour that is no locative, right behind *o* or *po*, joined, where no noun follows and the verb
    says when something is: *film zaczyna się o ósmą*, *przyjdę po dziewiąta*."""
    stem = next((stem for stem in HOURS if lower(hour) in {f"{stem}a", f"{stem}ą"}), None)
    if stem is None or lower(adposition) not in {"o", "po"} or adposition.upos != "ADP":
        return {}
    after = sentence.tokens[hour.id] if hour.id < len(sentence.tokens) else None
    alone = after is None or after.upos in {"ADP", "ADV", "CCONJ", "PUNCT", "SCONJ", "VERB"} or lower(after) == "rano"
    nominative = lower(hour).endswith("a")
    if not alone or not (nominative or any((word.lemma or "") in WHEN for word in clause.words)):
        return {}
    own: Features = {"Case": NOMINATIVE if nominative else frozenset({"Acc"}), "Number": SINGULAR}
    own = {**own, "Gender": frozenset({"Fem"})}
    return {
        adposition.id: as_told(adposition, "ADP", {}, None),
        hour.id: as_told(hour, "ADJ", own, (adposition.id, CASES_ASKED["Loc"])),
    }


HOURS = tuple(
    "pierwsz drug trzeci czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast "
    "szesnast siedemnast osiemnast dziewiętnast dwudziest".split()
)
WHEN = frozenset(
    "zaczynać zacząć rozpoczynać rozpocząć kończyć skończyć zakończyć odbyć odbywać odjeżdżać odjechać przyjeżdżać "
    "przyjechać przyjść przychodzić wyjść wychodzić wyjechać wyjeżdżać wrócić wracać spotkać spotykać otwierać "
    "otworzyć zamykać zamknąć wstać wstawać zadzwonić dzwonić być jeść zjeść spać położyć obudzić budzić lecieć "
    "odlecieć odlatywać ruszać ruszyć startować".split()
)
"""Verbs of what happens at an hour, beside which nothing is asked or fought for."""
