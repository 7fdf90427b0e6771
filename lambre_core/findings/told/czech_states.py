"""Told words in Czech: how the subject does something or remains, and whom it is compared with."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.czech_clauses import person_of
from lambre_core.findings.told.czech_subjects import is_behind_an_adposition
from lambre_core.findings.told.relations import GLADLY, OF_WHAT, SELF, WHAT_IT_IS, as_told
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

NOMINATIVE = frozenset({"Nom"})
NAMING = frozenset({"NOUN", "PRON", "PROPN"})
Shown = tuple[frozenset[str], frozenset[str]]
"""Genders and numbers."""


def only_subject(clause: Clause, verb: Token, sentence: Sentence, readings: Readings) -> tuple[Token, Shown] | None:
    """The only noun of a clause that is the subject of its verb, with the gender and number of its nominative; None
    where it may have several."""
    nouns = [word for word in clause.words if word.upos in NAMING and "Nom" in word.feats.get("Case", ())]
    if len(nouns) != 1 or nouns[0].upos != "NOUN" or is_behind_an_adposition(nouns[0], sentence):
        return None
    if nouns[0].id > verb.id or (person_of(verb) not in {"", "3"}):
        return None
    noun = nouns[0]
    if any(word.upos == "NUM" or lower(word) in {"jako", "než"} for word in clause.words):
        return None
    known = [one.feats for one in known_as(lower(noun), "NOUN", readings) if "Nom" in one.feats.get("Case", ())]
    shown = [(feats["Gender"], feats.get("Number", frozenset())) for feats in known if "Gender" in feats]
    number = noun.feats.get("Number", frozenset())
    found = shown if len(set(shown)) < 2 else [one for one in shown if one[1] == number]
    genders = frozenset[str]().union(*(gender for gender, _ in found))
    if not found or believed_upos(noun) < SURE or any(len(one[1]) != 1 or one[1] != found[0][1] for one in found):
        return None
    return noun, (genders, found[0][1])


def gladly_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """*Rád* and the subject of the only verb of its clause, joined, if it is of another gender or number: *děti rád
    kreslí*, *rodiče rád cestují*."""
    glad = [word for word in clause.words if lower(word).removeprefix("ne") in GLAD]
    verbs = [word for word in clause.words if word.upos == "VERB" and "Inf" not in word.feats.get("VerbForm", ())]
    if len(glad) != 1 or len(verbs) != 1:
        return {}
    found = only_subject(clause, verbs[0], sentence, readings)
    genders, number = GLAD[lower(glad[0]).removeprefix("ne")]
    if (
        found is None
        or (not genders.isdisjoint(found[1][0]) and number in found[1][1])
        or is_joined(found[0], sentence)
    ):
        return {}
    if lower(glad[0]).endswith("a") and found[1] == (frozenset({"Neut"}), frozenset({"Plur"})):
        return {}
    own: Features = {"Gender": genders, "Number": frozenset({number}), "Case": NOMINATIVE}
    subject: Features = {"Gender": found[1][0], "Number": found[1][1], "Case": NOMINATIVE}
    return {
        glad[0].id: as_told(glad[0], "ADJ", own, (found[0].id, GLADLY)),
        found[0].id: as_told(found[0], "NOUN", subject, None),
    }


GLAD: Mapping[str, tuple[frozenset[str], str]] = {
    "rád": (frozenset({"Masc"}), "Sing"),
    "ráda": (frozenset({"Fem"}), "Sing"),
    "rádo": (frozenset({"Neut"}), "Sing"),
    "rádi": (frozenset({"Masc"}), "Plur"),
    "rády": (frozenset({"Fem", "Masc"}), "Plur"),
}


def is_joined(noun: Token, sentence: Sentence) -> bool:
    """Whether another noun is joined to one, so that the two are several."""
    return any(word.head == noun.id and (word.deprel or "").startswith("conj") for word in sentence.tokens)


def remaining_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """An adjective right behind *zůstat*, *zdát se* or *cítit se*, or behind its *se*, joined to the subject, if it is
    of another gender or number: *dveře zůstaly otevřený*, *situace se zdá vážný*."""
    for place, verb in enumerate(clause.words[:-1]):
        if verb.upos != "VERB" or (verb.lemma or "") not in REMAINING:
            continue
        rest = [word for word in clause.words[place + 1 : place + 4] if lower(word) != "se" and word.upos != "ADV"]
        adjective = rest[0] if rest else None
        after = rest[1] if len(rest) > 1 else None
        if adjective is None or adjective.upos != "ADJ" or believed_upos(adjective) < SURE:
            continue
        shown = HARD.get(lower(adjective)[-1:])
        if shown is None or (after is not None and after.upos in {"ADJ", "NOUN", "PROPN"}):
            continue
        if lower(verb).endswith("me") and lower(adjective).endswith(("ý", "á")):
            # *Cítíme se unavený*
            one: Features = {"Number": frozenset({"Sing"}), "Case": NOMINATIVE}
            return {
                adjective.id: as_told(adjective, "ADJ", one, (verb.id, WHAT_IT_IS)),
                verb.id: as_told(verb, "VERB", {"Number": frozenset({"Plur"})}, None),
            }
        found = only_subject(clause, verb, sentence, readings)
        if found is None or found[0].id > verb.id or is_joined(found[0], sentence):
            continue
        if any(not genders.isdisjoint(found[1][0]) and number in found[1][1] for genders, number in shown):
            continue
        own: Features = {"Gender": shown[0][0], "Number": frozenset({shown[0][1]}), "Case": NOMINATIVE}
        subject: Features = {"Gender": found[1][0], "Number": found[1][1], "Case": NOMINATIVE}
        return {
            adjective.id: as_told(adjective, "ADJ", own, (found[0].id, WHAT_IT_IS)),
            found[0].id: as_told(found[0], "NOUN", subject, None),
        }
    return {}


REMAINING = frozenset("zůstat zůstávat zdát cítit připadat".split())
HARD: Mapping[str, Sequence[tuple[frozenset[str], str]]] = {
    "ý": ((frozenset({"Masc"}), "Sing"),),
    "á": ((frozenset({"Fem"}), "Sing"), (frozenset({"Neut"}), "Plur")),
    "é": ((frozenset({"Neut"}), "Sing"), (frozenset({"Fem", "Masc"}), "Plur")),
}
"""What hard adjectives are in the nominative, by their ends."""


def something_in(clause: Clause) -> dict[int, Token]:
    """*Něco* or *nic* and an adjective in the nominative that ends its clause, or stands before an adposition, joined:
    *něco nový*, *nic zajímavé*."""
    for place, (word, adjective) in enumerate(pairwise(clause.words)):
        if SOMETHING.fullmatch(lower(word)) is None or adjective.id != word.id + 1 or adjective.upos != "ADJ":
            continue
        after = clause.words[place + 2] if place + 2 < len(clause.words) else None
        if believed_upos(adjective) < SURE or lower(adjective)[-1:] not in "ýáé" or "VerbForm" in adjective.feats:
            continue
        stop = after is None and (clause.after is None or clause.after.upos == "PUNCT")
        if not stop and (after is None or after.upos != "ADP"):
            continue
        if place and clause.words[place - 1].upos == "ADP":
            continue
        if lower(adjective)[-1:] != "ý" and any(lower(word) in IT_IS for word in clause.words):
            # It may be said of that: *když je něco směšné*.
            continue
        own: Features = {"Case": NOMINATIVE, "Gender": frozenset({"Neut"}), "Number": frozenset({"Sing"})}
        return {
            word.id: as_told(word, "PRON", {}, None),
            adjective.id: as_told(adjective, "ADJ", own, (word.id, OF_WHAT)),
        }
    return {}


IT_IS = frozenset("je není bylo nebylo bude nebude být".split())
SOMETHING = re.compile("něco|nic|cosi|cokoli|cokoliv|leccos")


def than_in(clause: Clause, before: Sequence[Token]) -> dict[int, Token]:
    """A pronoun in the accusative right behind *než* and a comparative, joined, if the verb has no object, which might
    be compared with it: *Jana je starší než mě*, *běhá rychleji než tebe*.

    Args:
        before: the words of the clause before that *než* opens.
    """
    words = clause.words
    if len(words) != 2 or lower(words[0]) != "než" or lower(words[1]) not in SOMEBODY or not before:
        return {}
    if clause.after is not None and clause.after.upos != "PUNCT":
        return {}
    compared = before[-1]
    verbs = [word for word in before if word.upos in {"AUX", "VERB"}]
    if len(verbs) != 1 or not ("Cmp" in compared.feats.get("Degree", ()) or lower(compared).endswith(("ěji", "eji"))):
        return {}
    copula = verbs[0].upos == "AUX" and compared.upos == "ADJ"
    idle = verbs[0].upos == "VERB" and compared.upos == "ADV" and (verbs[0].lemma or "") in intransitive()
    if not (copula or idle) or (any(word.upos == "ADP" for word in before) and not copula):
        return {}
    return {
        words[1].id: as_told(words[1], "PRON", {"Case": frozenset({"Acc"})}, (words[0].id, SELF)),
        words[0].id: as_told(words[0], "SCONJ", {}, None),
    }


SOMEBODY = frozenset("mě mne tě tebe ho jeho ji nás vás".split())


def aged_in(clause: Clause) -> dict[int, Token]:
    """A person in the nominative before *je* and so many years that end the clause, joined: the person is a dative
    (*můj bratr je deset let*)."""
    words = clause.words
    for place, copula in enumerate(words[:-2]):
        if lower(copula) not in {"je", "bylo", "bude", "není"} or place == 0 or len(words) != place + 3:
            continue
        person, number, years = words[place - 1], words[place + 1], words[place + 2]
        counted = number.upos == "NUM" or (number.form or "").isdigit()
        if not counted or lower(years) not in {"let", "roků", "rok", "roky"}:
            continue
        if clause.after is not None and (clause.after.form or "") not in {".", "!", "?"}:
            continue
        named = person.upos in {"NOUN", "PROPN"} and "Nom" in person.feats.get("Case", ()) and is_somebody(person)
        alone = all(word.upos in {"DET", "ADJ", "NOUN", "PROPN"} for word in words[: place - 1])
        if named and alone and "Nom" in person.feats["Case"] and "Gen" not in person.feats["Case"]:
            return {
                person.id: as_told(person, person.upos, {"Case": NOMINATIVE}, (copula.id, "comp:obj@dative")),
                copula.id: as_told(copula, "AUX", {}, None),
            }
    return {}


def is_somebody(word: Token) -> bool:
    """Whether a word is a man by its animacy, or the name of a person, or a woman by its end."""
    woman = re.search("(?:sestra|matka|maminka|babička|dcera|teta|manželka|kamarádka|žena)$", lower(word)) is not None
    return "Anim" in word.feats.get("Animacy", ()) or woman
