"""Told words in Czech: auxiliaries and modal verbs, and the verbs that they want."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.czech_clauses import NUMBER_OF_BEING, is_asking, is_past, person_of
from lambre_core.findings.told.relations import PAST_FORM, SELF, TWO_PREDICATES, as_told
from lambre_core.treebank.tree import Sentence, Token


def auxiliary_in(clause: Clause) -> dict[int, Token]:
    """*Jsou* and the verb in the past beside it, joined: the third person has no auxiliary (*jsou pracovali*); and
    *jsme* and a singular, for who says so is not alone (*jsme nevěděla*)."""
    auxiliaries = [word for word in clause.words if lower(word) in OF_SEVERAL]
    verbs = [word for word in clause.words if is_past(word)]
    others = [word for word in clause.words if person_of(word)]
    if len(auxiliaries) != 1 or len(verbs) != 1 or others != auxiliaries or any(map(is_asking, clause.words)):
        return {}
    auxiliary, verb = auxiliaries[0], verbs[0]
    if verb.upos != "VERB" or believed_upos(verb) < SURE or verb.id < auxiliary.id or lower(verb).endswith("lo"):
        # What comes first may be an adjective, and a neuter is of another clause: *jsme šli docela svítilo slunce*.
        return {}
    person = OF_SEVERAL[lower(auxiliary)]
    plural = lower(verb).endswith(("li", "ly"))
    if (auxiliary.head != verb.id and verb.head != auxiliary.id) or plural != (person == "3"):
        return {}
    number = frozenset({"Plur" if plural else "Sing"})
    return {
        verb.id: as_told(verb, "VERB", {"Number": number}, (auxiliary.id, PAST_FORM)),
        auxiliary.id: as_told(auxiliary, "AUX", {"Person": frozenset({person}), "Number": frozenset({"Plur"})}, None),
    }


def is_order_of(modal: Token, verb: Token, clause: Clause) -> bool:
    """Whether a clause begins with a modal verb, and an imperative of the same person stands behind another word."""
    order = lower(verb).endswith("te") and lower(modal).endswith("te")
    return order and clause.words[0].id == modal.id and verb.id > modal.id + 1


POLITE = frozenset({"prosím", "prosíme"})

OF_SEVERAL: Mapping[str, str] = {"jsou": "3", "nejsou": "3", "jsme": "1", "bychom": "1"}


def complement_in(clause: Clause, sentence: Sentence) -> dict[int, Token]:
    """A form of *moci*, *muset* or *smět* and the only other verb of its clause behind it, joined, if no infinitive is
    near: *můžete soubor znovu otevřete*, *můžete mi pomozte*. *Prosím* asks, and none wants it: *můžu prosím kávu*."""
    verbs = [
        word
        for word in clause.words
        if word.upos in {"AUX", "VERB"} and lower(word) not in NUMBER_OF_BEING and lower(word) not in POLITE
    ]
    if len(verbs) != 2 or any(is_asking(word) for word in clause.words):
        return {}
    modal, verb = verbs
    asks = MODAL.fullmatch(lower(modal)) is not None or (modal.lemma in ASKING_FOR_MORE and verb.head == modal.id)
    # *Mohla byste otevřela*: who might do it is spoken to or speaks.
    asks = asks or (MIGHT.fullmatch(lower(modal)) is not None and any(lower(word) in SPOKEN for word in clause.words))
    if not asks or verb.upos != "VERB" or believed_upos(verb) < SURE or INFINITIVE.search(lower(modal)):
        return {}
    if INFINITIVE.search(lower(verb)) or not (is_past(verb) or person_of(verb) or is_order_of(modal, verb, clause)):
        return {}
    if any(sentence.depends_on(word, verb) and word.upos == "SCONJ" for word in clause.words):
        return {}
    if is_past(modal) and is_past(verb) and lower(modal)[-1] != lower(verb)[-1]:
        # Another's: *začal pouť všichni sledovaly*.
        return {}
    form = frozenset({"Part"} if is_past(verb) else {"Fin"})
    return {
        modal.id: as_told(modal, "VERB", {}, None),
        verb.id: as_told(verb, "VERB", {"VerbForm": form}, (modal.id, SELF)),
    }


def needed_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A finite verb right behind *je nutné*, *lze* and the like, joined, if no infinitive is near: *je nutné zadal
    heslo*, *nelze změní*. *Třeba* by itself is perhaps, and *je možné* may stand without its *že*."""
    for place, (word, verb) in enumerate(pairwise(clause.words)):
        copula = lower(clause.words[place - 1]) if place else ""
        asks = lower(word) in {"lze", "nelze"} or (lower(word) in NEEDED and copula in IT_IS)
        if lower(word) in {"lze", "nelze"} and verb.upos == "NOUN" and is_verb(verb, readings):
            verb = as_told(verb, "VERB", {"VerbForm": frozenset({"Fin"})}, None)
        told = is_past(verb) or (person_of(verb) and lower(word) not in {"možné", "možno"})
        if not asks or verb.id != word.id + 1 or verb.upos != "VERB" or not told or believed_upos(verb) < SURE:
            continue
        if any(INFINITIVE.search(lower(other)) for other in clause.words if other.upos == "VERB"):
            continue
        return {
            word.id: as_told(word, "VERB", {}, None),
            verb.id: as_told(
                verb, "VERB", {"VerbForm": frozenset({"Part" if is_past(verb) else "Fin"})}, (word.id, SELF)
            ),
        }
    return {}


def is_verb(word: Token, readings: Readings) -> bool:
    """Whether what the tagger takes for a noun in *-ní* is a verb to the dictionary, and no noun: *změní*."""
    return bool(known_as(lower(word), "VERB", readings)) and not known_as(lower(word), "NOUN", readings)


NEEDED = frozenset("nutné nutno možné možno třeba potřeba vhodné".split())
IT_IS = frozenset("je není bylo nebylo bude nebude".split())


def ours_in(clause: Clause) -> dict[int, Token]:
    """*Jsme* or *jste* and the infinitive right behind it, or behind its *se*, joined, if nothing else is a verb or
    said of us: *včera jsme vyhrát*, *jste se přihlásit*."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if len(verbs) != 2 or lower(verbs[0]) not in {"jsme", "jste"} or any(map(is_asking, clause.words)):
        return {}
    auxiliary, verb = verbs
    if any(word.upos in {"ADJ", "NOUN", "PROPN"} for word in clause.words if word.id < verb.id):
        # *Jsme připraveni pomoci*
        return {}
    between = [word for word in clause.words if auxiliary.id < word.id < verb.id]
    near = all(lower(word) in {"se", "si"} or word.upos == "ADV" for word in between) and len(between) < 3
    infinitive = "Inf" in verb.feats.get("VerbForm", ()) and INFINITIVE.search(lower(verb)) is not None
    if not near or not infinitive or verb.upos != "VERB" or believed_upos(verb) < SURE:
        return {}
    return {
        auxiliary.id: as_told(auxiliary, "AUX", {}, None),
        verb.id: as_told(verb, "VERB", {"VerbForm": frozenset({"Inf"})}, (auxiliary.id, SELF)),
    }


def future_in(clause: Clause) -> dict[int, Token]:
    """A form of *budu* and a finite verb right behind it, or behind its *se*, joined, if no infinitive is near: *budeme
    jedeme*."""
    for place, auxiliary in enumerate(clause.words[:-1]):
        rest = [word for word in clause.words[place + 1 : place + 3] if lower(word) not in {"se", "si"}]
        verb = rest[0] if rest else None
        if lower(auxiliary) not in FUTURE or verb is None or verb.upos != "VERB" or not person_of(verb):
            continue
        near = (word for word in clause.words if word.upos in {"AUX", "VERB"})
        if verb.id <= auxiliary.id + 2 and not any(INFINITIVE.search(lower(word)) for word in near):
            return {
                auxiliary.id: as_told(auxiliary, "AUX", {}, None),
                verb.id: as_told(verb, "VERB", {"VerbForm": frozenset({"Fin"})}, (auxiliary.id, SELF)),
            }
    return {}


def later_in(clause: Clause) -> dict[int, Token]:
    """A form of *budu* and the only other verb of its clause, joined, if this is in the same person: *budeme vás včas
    informujeme*."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if len(verbs) != 2 or any(map(is_asking, clause.words)):
        return {}
    auxiliary, verb = verbs
    ends = PERSONS_OF_FUTURE.get(lower(auxiliary).removeprefix("ne"))
    if ends is None or not lower(verb).endswith(ends) or verb.upos != "VERB" or not person_of(verb):
        return {}
    return {
        auxiliary.id: as_told(auxiliary, "AUX", {}, None),
        verb.id: as_told(verb, "VERB", {"VerbForm": frozenset({"Fin"})}, (auxiliary.id, SELF)),
    }


PERSONS_OF_FUTURE: Mapping[str, tuple[str, ...]] = {
    "budu": ("ím", "ám", "uji", "uju"),
    "budeš": ("íš", "áš", "eš"),
    "budeme": ("íme", "áme", "eme"),
    "budete": ("íte", "áte", "ete"),
}
"""Forms of the future auxiliary with the ends of verbs in the same person."""


def conditional_in(clause: Clause) -> dict[int, Token]:
    """An auxiliary of the conditional and an infinitive that is the only other verb of its clause, joined: *abych víc
    sportovat*."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if len(verbs) != 2 or (clause.after is not None and clause.after.upos != "PUNCT"):
        return {}
    auxiliary, verb = verbs
    participle = any(
        "Part" in word.feats.get("VerbForm", ()) or PARTICIPLE.search(lower(word)) for word in clause.words
    )
    # A stand-in may hide a participle: *abys uměl{{a}} pracovat*.
    plain = all((word.form or "").islower() for word in clause.words if auxiliary.id < word.id < verb.id)
    infinitive = plain and "Inf" in verb.feats.get("VerbForm", ()) and INFINITIVE.search(lower(verb)) is not None
    # *By default*: in Czech it begins no clause, nor stands behind *a*: *měl/a bys vidět*; *neměla-li by jít*.
    place = clause.words.index(auxiliary)
    first = place == 0 or lower(clause.words[place - 1]) in {"a", "la", "li"}
    if lower(auxiliary) not in CONDITIONAL or first or participle or not infinitive or believed_upos(verb) < SURE:
        return {}
    return {
        auxiliary.id: as_told(auxiliary, "AUX", {}, None),
        verb.id: as_told(verb, "VERB", {"VerbForm": frozenset({"Inf"})}, (auxiliary.id, SELF)),
    }


PARTICIPLE = re.compile("[aeiyěuáí]l[aoiy]?$")
"""Ends of what may be a participle, whatever the tagger makes of it."""
CONDITIONAL = frozenset("bych bys by bychom byste".split())


def order_in(clause: Clause) -> dict[int, Token]:
    """An imperative of a verb that takes an infinitive and another right behind it, joined: *nezapomeňte vypněte
    topení*."""
    for verb, other in pairwise(clause.words):
        lemma = next((lemma for lemma, form in ORDERS.items() if form.fullmatch(lower(verb))), None)
        if lemma is None or other.upos != "VERB" or other.id != verb.id + 1 or not lower(other).endswith("te"):
            continue
        if "Fin" in other.feats.get("VerbForm", ()) and not INFINITIVE.search(lower(other)):
            return {
                verb.id: replace(as_told(verb, "VERB", {}, None), lemma=lemma),
                other.id: as_told(other, "VERB", {"VerbForm": frozenset({"Fin"})}, (verb.id, SELF)),
            }
    return {}


ORDERS: Mapping[str, re.Pattern[str]] = {
    "zapomenout": re.compile("nezapomeňte"),
    "zkusit": re.compile("zkuste"),
    "přestat": re.compile("(?:ne)?přestaňte"),
    "začít": re.compile("(?:ne)?začněte"),
    "váhat": re.compile("neváhejte"),
}
"""Lemmas of verbs with an infinitive, and their imperatives."""


def two_orders_in(sentence: Sentence) -> dict[int, Token]:
    """An imperative and another, or a second person, with a conjunction between, one to somebody and one to several or
    politely, joined: *otevřete soubor a vyber možnost*, *klikněte a uvidíš*. Whom they are said to is the same, where
    nobody is named."""
    words = sentence.tokens
    if any(word.form in SAID for word in words):
        return {}
    said = [(word, number) for word in words if (number := number_of_order(word) or number_of_second(word))]
    for (first, one), (second, other) in pairwise(said):
        if not number_of_order(first):
            continue
        inside = words[first.id : second.id - 1]
        joint = [word for word in inside[-2:] if word.upos == "CCONJ" and lower(word) in {"a", "nebo", "i", "či"}]
        near = inside and (inside[-1].upos == "CCONJ" or lower(inside[-1]) in {"pak", "potom", "poté", "znovu"})
        if one == other or not joint or not near or any(word.upos in {"SCONJ", "VERB"} for word in inside):
            continue
        return {
            first.id: as_told(first, "VERB", {"Number": frozenset({one})}, None),
            second.id: as_told(second, "VERB", {"Number": frozenset({other})}, (first.id, TWO_PREDICATES)),
        }
    return {}


def going_in(clause: Clause) -> dict[int, Token]:
    """A form of *jít* in the present and a finite verb of the same person right behind it, joined: *jdeme
    nakupujeme*."""
    for verb, other in pairwise(clause.words):
        ends = GOING.get(lower(verb))
        if ends is None or other.upos != "VERB" or other.id != verb.id + 1 or not lower(other).endswith(ends):
            continue
        if believed_upos(other) >= SURE and person_of(other):
            return {
                verb.id: replace(as_told(verb, "VERB", {}, None), lemma="jít"),
                other.id: as_told(other, "VERB", {"VerbForm": frozenset({"Fin"})}, (verb.id, SELF)),
            }
    return {}


GOING: Mapping[str, tuple[str, ...]] = {
    "jdu": ("ím", "ám", "uji", "uju"),
    "jdeš": ("íš", "áš", "eš"),
    "jdeme": ("íme", "áme", "eme"),
    "jdete": ("íte", "áte", "ete"),
    "jdou": ("ají", "ují"),
}
"""Forms of *jít* with the ends of verbs in the same person."""


SAID = frozenset("„“”\"'‚‘»«:")
"""Stops by which something is named or said."""


def number_of_order(word: Token) -> str:
    """The number of an imperative by its form; empty for other words."""
    form = lower(word)
    if word.upos != "VERB" or ((word.form or "")[:1].isupper() and word.id > 1):
        return ""
    order = "Imp" in word.feats.get("Mood", ()) and "2" in word.feats.get("Person", ())
    if form in TO_ONE or (order and not form.endswith("te") and believed_upos(word) >= SURE):
        return "Sing"
    return "Plur" if order and form.endswith("te") else ""


def number_of_second(word: Token) -> str:
    """The number of a verb in the second person by its form; empty for other words."""
    if word.upos != "VERB" or "2" not in word.feats.get("Person", ()) or believed_upos(word) < SURE:
        return ""
    form = lower(word)
    return "Sing" if form.endswith(("áš", "eš", "íš")) else "Plur" if form.endswith(("áte", "ete", "íte")) else ""


TO_ONE = frozenset(
    "klikni klepni vyber zvol zadej stiskni otevři zavři ulož smaž přidej odeber spusť zapni vypni zkontroluj potvrď "
    "zkus pokračuj přihlas odhlas nastav použij podrž přetáhni zkopíruj vlož napiš vyplň nainstaluj stáhni "
    "restartuj odpoj připoj počkej přejdi uprav vytvoř odešli importuj exportuj povol zakaž obnov".split()
)
"""Imperatives that taggers hardly see."""


FUTURE = frozenset("budu budeš bude budeme budete budou".split())
MODAL = re.compile("(?:ne)?(?:můž(?:u|eš|e|eme|ete|ou)|moh(?:u|ou)|mus(?:ím|íš|í|íme|íte|ejí)|sm(?:ím|íš|íme|íte|ějí))")
MIGHT = re.compile("(?:ne)?moh(?:l[ai]?)")
SPOKEN = frozenset("bych bys bychom byste".split())
ASKING_FOR_MORE = frozenset(
    "přestat přestávat začít začínat umět dokázat potřebovat hodlat odmítnout odmítat stihnout".split()
)
INFINITIVE = re.compile("(?:t|ti|ci)$")
