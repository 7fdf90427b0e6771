"""Told words in Polish: nouns that can be in one case alone, behind what asks for another.

*Brak dostęp*, *liczba użytkownicy*, *zgodnie z umowy*, *ustawa przyjęto*, *nie ma już apteka*: closed classes ask for a
case, and the dictionary has the noun right behind in others alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.relations import OF_WHAT, PASSED, SELF, TOLD_OBLIQUE, WHAT_IT_IS, as_told
from lambre_core.findings.told.words import cases_known
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.feats import is_of_persons
from lambre_core.treebank.tree import Token

NOMINATIVE = frozenset({"Nom", "Voc"})
DIRECT = NOMINATIVE | {"Acc"}


def is_surely_noun(word: Token) -> bool:
    """Whether a word is surely a noun and is spelt as one."""
    spelt = ((word.form or "").islower() or word.id == 1) and (word.form or "").isalpha()
    return word.upos == "NOUN" and spelt and believed_upos(word) >= SURE


def is_plain_noun(word: Token) -> bool:
    """Whether a word is surely a noun, and no measure (*nie czekał godzinę*)."""
    return is_surely_noun(word) and (word.lemma or "") not in measures()


def in_nominative(word: Token, readings: Readings) -> bool:
    """Whether a word is a plain noun and can be nothing but a nominative: *uczniowie*, *apteka*."""
    cases = cases_known(word, "NOUN", readings) if is_plain_noun(word) else frozenset()
    return bool(cases) and cases <= NOMINATIVE


# Nouns behind nouns


def owner_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun that can be no genitive right behind one that always has one, joined: *liczba użytkownicy*, *brak
    dostęp*; behind others only what is done or how it is: *data ważność*, *próby włączenie zmian*."""
    for noun, owner in zip(clause.words, clause.words[1:], strict=False):
        if noun.id + 1 != owner.id or not is_plain_noun(owner) or noun.upos != "NOUN":
            continue
        asks = (
            AMOUNT.fullmatch(lower(noun)) is not None
            or (lower(noun) in WITH_OWNER and lower(owner).endswith(ABSTRACT))
            or (MEASURE.fullmatch(lower(noun)) is not None and not is_behind_an_adposition(noun, clause))
        )
        cases = cases_known(owner, "NOUN", readings) if asks else frozenset()
        if is_before_its_verb(owner, clause) and "Nom" not in noun.feats.get("Case", NOMINATIVE):
            continue
        if cases and cases <= DIRECT and not may_be_another_word(owner, readings):
            return {owner.id: as_told(owner, "NOUN", {"Case": cases}, (noun.id, OF_WHAT))}
    return {}


def is_before_its_verb(noun: Token, clause: Clause) -> bool:
    """Whether a verb follows a noun, which may be its subject: *według liczby goście są zadowoleni*."""
    after = next((word for word in clause.words if word.id == noun.id + 1), None)
    return after is not None and after.upos in {"AUX", "VERB"}


def is_behind_an_adposition(noun: Token, clause: Clause) -> bool:
    """Whether an adposition governs a noun, so that what follows may be an object: *wlej w szklankę mleko*."""
    return any(word.upos == "ADP" and word.id + 1 == noun.id for word in clause.words)


def may_be_another_word(word: Token, readings: Readings) -> bool:
    """Whether the dictionary has a noun as something else, too."""
    return any(known_as(lower(word), upos, readings) for upos in ("ADJ", "ADV", "VERB"))


AMOUNT = re.compile(
    "brak(?:u|iem)?|liczb(?:a|y|ę|ą|ie)|iloś(?:ć|ci|cią)|połow(?:a|y|ę|ą)|reszt(?:a|y|ę|ą)|mnóstwo|szereg|list[aęą]"
)
"""Nouns that do not stand without a genitive."""
MEASURE = re.compile(
    "kilo|kilogram|litr|(?:szklank|butelk|filiżank|łyżk|łyżeczk|paczk|puszk)[aęi]|(?:kropl|porcj)[aęe]|kawałek|plasterek|"
    "garść"
)
"""Nouns that measure others: *szklanka wody*."""
WITH_OWNER = frozenset(
    "możliwość możliwości konieczność próba próby próbę próbą data daty datę datą koszt kosztu warunek proces zakres "
    "poziom stopień zmiana zmiany zmianę wybór cena ceny cenę".split()
)
"""Nouns that hardly do so before another noun."""
ABSTRACT = ("ość", "anie", "enie", "cie")
"""Ends of nouns for what is done, and how something is."""


# Behind adpositions


def governed_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun right behind *zgodnie z* and the like that can be no instrumental, joined: *zgodnie z umowy*."""
    for place, word in enumerate(clause.words[1:-1], 1):
        before, noun = clause.words[place - 1], clause.words[place + 1]
        if lower(word) not in {"z", "ze"} or lower(before) not in TOGETHER or noun.id != word.id + 1:
            continue
        cases = cases_known(noun, "NOUN", readings) if is_plain_noun(noun) else frozenset()
        if cases and "Ins" not in cases:
            return {
                word.id: as_told(word, "ADP", {}, None),
                noun.id: as_told(noun, "NOUN", {"Case": cases}, (word.id, SELF)),
            }
    return {}


TOGETHER = frozenset("zgodnie wraz razem łącznie równocześnie jednocześnie związku porównaniu".split())
"""Before *z* with the instrumental."""


def named_in(clause: Clause) -> dict[int, Token]:
    """The name of a man, woman or city as the dictionary has it, right behind an adposition that takes no nominative,
    joined: *wywiad z Olga*, *jedziemy do Kraków*."""
    for adposition, name in zip(clause.words, clause.words[1:], strict=False):
        if adposition.upos != "ADP" or name.id != adposition.id + 1 or name.upos not in {"NOUN", "PROPN"}:
            continue
        form = name.form or ""
        woman = form in WOMEN and lower(adposition) in WITHOUT_NOMINATIVE | PLACES
        man = form in MEN and lower(adposition) in WITHOUT_NOMINATIVE
        city = form in CITIES and lower(adposition) in WITHOUT_NOMINATIVE - {"przez"}
        if woman or man or city:
            own = {"Case": frozenset({"Nom"}), "Number": frozenset({"Sing"})}
            return {name.id: as_told(replace(name, lemma=form), "PROPN", own, (adposition.id, SELF))}
    return {}


WITHOUT_NOMINATIVE = frozenset("bez dla do od u z ze przez przy oprócz podczas według wobec przeciw dzięki".split())
PLACES = frozenset("w we na o po nad pod przed za między".split())
WOMEN = frozenset(
    "Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Krystyna Elżbieta Olga Magdalena Joanna Monika Zofia "
    "Zuzanna Teresa Danuta Natalia Karolina Marta Beata Dorota Alicja Jadwiga Janina Irena Halina Iwona Renata "
    "Aleksandra Justyna Hanna Julia Paulina Sylwia Weronika Helena Patrycja Kinga Oliwia Bożena Grażyna Urszula "
    "Warszawa Łomża Gdynia Częstochowa Polska Francja Hiszpania Anglia Ukraina".split()
)
"""Names in *-a*, whose accusative and other cases end otherwise."""
MEN = frozenset(
    "Jan Andrzej Piotr Krzysztof Stanisław Tomasz Paweł Józef Marcin Marek Michał Grzegorz Jerzy Tadeusz Adam Łukasz "
    "Zbigniew Ryszard Dariusz Henryk Mariusz Kazimierz Wojciech Robert Mateusz Marian Rafał Jacek Janusz Mirosław "
    "Maciej Sławomir Jarosław Kamil Wiesław Roman Władysław Jakub Artur Zdzisław Edward Damian Dawid Przemysław "
    "Sebastian Czesław Leszek Daniel Waldemar Bartosz Szymon Karol Filip Antoni".split()
)
"""Names of men, whose accusative is the genitive."""
CITIES = frozenset("Kraków Poznań Gdańsk Wrocław Lublin Szczecin Toruń Rzeszów Białystok Olsztyn Berlin Londyn".split())
"""Cities of which the accusative is the nominative."""


# Objects and what there is not


def passed_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun that can be nothing but a nominative and the only verb of its clause, joined, if this is a form in *-no*
    or *-to*, which has no subject: *ustawa przyjęto*."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"} and lower(word) != "by"]
    if len(verbs) != 1 or "0" not in verbs[0].feats.get("Person", ()) or not lower(verbs[0]).endswith(("no", "to")):
        return {}
    nouns = [word for word in clause.words if in_nominative(word, readings)]
    compared = any(lower(word) in COMPARING for word in clause.words)
    if len(nouns) != 1 or compared or clause.words[0].upos == "CCONJ":
        return {}
    denied = any(lower(word) == "nie" and word.id + 1 == verbs[0].id for word in clause.words)
    relation = SELF if denied else PASSED
    return {nouns[0].id: as_told(nouns[0], "NOUN", {"Case": frozenset({"Nom"})}, (verbs[0].id, relation))}


COMPARING = frozenset({"jak", "jako", "niż", "to", "czyli", "albo", "lub"})


def missing_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun that can be nothing but a nominative right behind *nie ma* or *nie było*, or no genitive behind *brakuje*,
    or no genitive but a plural behind *przybywa*, joined, adverbs and receivers left out: *nie ma już apteka*, *brakuje
    mi czas*, *przybywa turyści*."""
    for place, verb in enumerate(clause.words[:-1]):
        rest = [word for word in clause.words[place + 1 : place + 4] if lower(word) not in ALREADY | TO_WHOM]
        rest = rest[1:] if len(rest) > 1 and rest[0].upos == "DET" and rest[0].head == rest[1].id else rest
        before = clause.words[place - 1] if place else None
        denied = before is not None and lower(before) == "nie" and lower(verb) in BEING
        lacking = lower(verb) in LACKING | GROWING and verb.upos == "VERB"
        if not rest or not (denied or lacking):
            continue
        noun = rest[0]
        plain = is_plain_noun(noun) if denied else is_surely_noun(noun)
        cases = cases_known(noun, "NOUN", readings) if plain else frozenset()
        was = lower(verb) == "było" and "Neut" not in noun.feats.get("Gender", {"Neut"})
        if not cases or not cases <= (NOMINATIVE if denied and not was else DIRECT):
            continue
        neuter = lower(verb) == "było" and "Neut" in noun.feats.get("Gender", {"Neut"})
        comes = lower(verb) in GROWING and "Sing" in noun.feats.get("Number", {"Sing"})
        if not neuter and not comes and not (denied and is_named(noun, clause)):
            receivers = [word for word in clause.words[place + 1 : place + 3] if lower(word) in TO_WHOM]
            return {
                **{word.id: as_told(word, "PRON", {}, (verb.id, "udep")) for word in receivers},
                verb.id: as_told(verb, "VERB", {}, None),
                noun.id: as_told(noun, "NOUN", {"Case": frozenset({"Nom"})}, (verb.id, SELF)),
            }
    return {}


def is_named(noun: Token, clause: Clause) -> bool:
    """Whether another noun or *to* before a noun may be what is not that: *to nie było apteka*."""
    return any(
        word.id < noun.id
        and word.upos in {"NOUN", "PRON", "PROPN", "DET"}
        and "Nom" in word.feats.get("Case", {"Nom"})
        and lower(word) not in {"się", "sobie"}
        for word in clause.words
    )


ALREADY = frozenset("już jeszcze tu tutaj tam dziś dzisiaj teraz wciąż nadal".split())
BEING = frozenset({"ma", "było", "będzie"})
TO_WHOM = frozenset("mi ci mu jej nam wam im".split())
LACKING = frozenset("brakuje brakowało zabrakło zabraknie".split())
GROWING = frozenset("przybywa przybywało przybyło ubywa ubywało ubyło".split())
"""Forms of verbs beside which what there is much or little of is a genitive; who comes is a nominative, too."""


def become_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A person in the nominative right behind *zostać* or a form of it that has a speaker, joined: *chciałbym zostać
    nauczyciel*."""
    for verb, noun in zip(clause.words, clause.words[1:], strict=False):
        person = noun.id == verb.id + 1 and is_of_persons(noun.feats)
        if lower(verb) in BECOMING and person and in_nominative(noun, readings):
            return {
                verb.id: as_told(verb, "AUX", {}, None),
                noun.id: as_told(noun, "NOUN", {"Case": frozenset({"Nom"})}, (verb.id, WHAT_IT_IS)),
            }
    return {}


BECOMING = frozenset("zostać zostawać zostanę zostaniesz zostaniemy zostaniecie".split())


# What nothing is


def what_nothing_is_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A neuter adjective in the nominative right behind *nic* or *coś*, joined, where nothing follows that it belongs
    to: *nic ciekawe*, but *coś nazywane jest*. Soft ones stay as they are (*coś drogie*, *coś ludzkiego*)."""
    for place, (pronoun, adjective) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        after = clause.words[place + 2] if place + 2 < len(clause.words) else None
        if lower(pronoun) not in {"nic", "coś"} or adjective.id != pronoun.id + 1 or adjective.upos != "ADJ":
            continue
        follows = after is not None and after.upos in {"ADJ", "AUX", "NOUN", "PROPN", "X"}
        if not follows and lower(adjective).endswith("e") and cases_known(adjective, "ADJ", readings) <= DIRECT:
            own = {"Case": frozenset({"Nom"}), "Gender": frozenset({"Neut"}), "Number": frozenset({"Sing"})}
            return {adjective.id: as_told(adjective, "ADJ", own, (pronoun.id, OF_WHAT))}
    return {}


# Pronouns


def receiver_in(clause: Clause) -> dict[int, Token]:
    """A pronoun in the accusative or genitive right behind a verb of saying, before *że* or *żeby*, joined: *powiedz
    ich, że*."""
    if len(clause.words) < len(("powiedz", "ich")) or clause.after is None or clause.after.form != ",":
        return {}
    verb, pronoun = clause.words[-2:]
    case = RECEIVERS.get(lower(pronoun))
    if case is None or pronoun.id != verb.id + 1 or verb.upos != "VERB" or (verb.lemma or "") not in SAYING:
        return {}
    return {pronoun.id: as_told(pronoun, "PRON", {"Case": frozenset({case})}, (verb.id, TOLD_OBLIQUE))}


RECEIVERS: Mapping[str, str] = {"ich": "Gen", "go": "Acc", "ją": "Acc", "cię": "Acc", "nas": "Acc", "was": "Acc"}
SAYING = frozenset(
    "powiedzieć mówić napisać pisać odpowiedzieć odpowiadać obiecać obiecywać wyjaśnić wyjaśniać tłumaczyć wytłumaczyć "
    "przypomnieć przypominać doradzić radzić poradzić kazać pozwolić pozwalać".split()
)


def denied_in(clause: Clause) -> dict[int, Token]:
    """*Ją* right behind a negated verb, joined: *nie lubisz ją*."""
    for place, word in enumerate(clause.words[:-2]):
        verb, pronoun = clause.words[place + 1 : place + 3]
        if lower(word) == "nie" and verb.upos == "VERB" and lower(pronoun) == "ją" and not has_infinitive(clause):
            return {pronoun.id: as_told(pronoun, "PRON", {"Case": frozenset({"Acc"})}, (verb.id, SELF))}
    return {}


def has_infinitive(clause: Clause) -> bool:
    """Whether an infinitive may be what a pronoun is the object of."""
    return any("Inf" in word.feats.get("VerbForm", ()) for word in clause.words)


def bare_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A pronoun of the third person without the *n* that it has behind adpositions, right behind one, joined: *dla
    go*, *dzięki jemu*; one that may be a possessive only where no noun follows: *oprócz jego*."""
    for place, (adposition, pronoun) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        if adposition.upos != "ADP" or pronoun.id != adposition.id + 1 or lower(pronoun) not in BARE | POSSESSIVE:
            continue
        after = clause.words[place + 2] if place + 2 < len(clause.words) else clause.after
        ends = after is None or after.upos in {"AUX", "PRON"} or after.form in STOPS or is_surely_verb(after, readings)
        owns = lower(pronoun) in POSSESSIVE and not ends
        if pronoun.upos in {"DET", "PRON"} and not owns and lower(adposition) not in {"na", "po", "o", "we", "zamiast"}:
            own = {"PrepCase": frozenset({"Npr"})}
            return {pronoun.id: as_told(pronoun, "PRON", own, (adposition.id, SELF))}
    return {}


def is_surely_verb(word: Token, readings: Readings) -> bool:
    """Whether a word is a verb to tagger and dictionary, and no noun or adjective: *przez jego zbroję* (armour, though
    somebody may arm, too), *w ich pajęczą sieć*."""
    form = lower(word)
    if word.upos != "VERB" or not known_as(form, "VERB", readings):
        return False
    return not any(known_as(form, upos, readings) for upos in ("NOUN", "ADJ"))


STOPS = frozenset(",.;!?")
BARE = frozenset({"go", "mu", "jemu", "ją"})
POSSESSIVE = frozenset({"jego", "jej", "ich"})
