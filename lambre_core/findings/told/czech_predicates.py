"""Told words in Czech: what is said of a subject, and what this is compared with."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise

from lambre_core.findings.beliefs import believed
from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import OPENING, SURE, Clause, lower
from lambre_core.findings.told.czech_clauses import ACCUSATIVE, ANY, OF_ANIMALS, has_case, is_past, phrase_behind
from lambre_core.findings.told.czech_subjects import AMOUNTS
from lambre_core.findings.told.relations import ATTRIBUTE, SELF, TWO_PREDICATES, WHAT_IT_IS, as_told
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.feats import Features, agree, is_of_persons
from lambre_core.treebank.tree import Sentence, Token


def predicates_in(sentence: Sentence) -> dict[int, Token]:
    """Two adjectives with a conjunction between, both predicates, joined, if their ends are those of different genders
    or numbers: *auto je staré, ale spolehlivá*."""
    words, changed = sentence.tokens, dict[int, Token]()
    for place in range(2, len(words)):
        second, joint = words[place], words[place - 1]
        after = words[place + 1] if place + 1 < len(words) else None
        first = words[place - 3] if words[place - 2].form == "," and place > 2 else words[place - 2]
        if joint.upos != "CCONJ" or lower(joint) not in JOINING or (after is not None and after.upos not in OPENING):
            continue
        if not all(word.upos == "ADJ" and believed_upos(word) >= SURE for word in (first, second)):
            continue
        ends = {lower(word)[-1:] for word in (first, second)}
        copula = sentence.head_of(first)
        said = (first.deprel or "").startswith("comp:pred") and copula is not None and copula.upos in SUBJECT_OR_COPULA
        if said and len(ends) == 2 and ends <= HARD:
            changed[second.id] = as_told(second, "ADJ", {}, (first.id, TWO_PREDICATES))
            changed[first.id] = as_told(first, "ADJ", {}, None)
    return changed


def shared_noun_in(sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """The second of two attributes with a conjunction between, right before the noun that the first one agrees with,
    joined to that, if it cannot: *krásné a zajímavý město*."""
    words, changed = sentence.tokens, dict[int, Token]()
    for first, joint, second, noun in zip(words, words[1:], words[2:], words[3:], strict=False):
        if joint.upos != "CCONJ" or lower(joint) not in {"a", "i", "nebo"} or noun.upos != "NOUN":
            continue
        if not all(word.upos == "ADJ" and believed_upos(word) >= SURE for word in (first, second)):
            continue
        if first.head != noun.id or first.deprel != "mod" or second.head not in {first.id, noun.id}:
            continue
        own = [one for one in known_as(second.form or "", "ADJ", readings) if "Case" in one.feats]
        known = known_as(lower(noun), "NOUN", readings)
        gender = noun.feats.get("Gender", ANY)
        nouns: list[Features] = [{"Gender": gender, **one.feats} for one in known]
        shown = any(agree(one.feats, feats) for one in readings(first) for feats in nouns)
        if own and shown and not any(agree(one.feats, feats) for one in own for feats in nouns):
            changed[second.id] = as_told(second, "ADJ", {}, (noun.id, ATTRIBUTE))
            changed[noun.id] = as_told(noun, "NOUN", {}, None)
    return changed


JOINING = frozenset("a i ale nebo či avšak".split())
HARD = frozenset("ýáé")
"""Ends of hard adjectives in the nominative; no two of them go with one noun."""
SUBJECT_OR_COPULA = frozenset({"AUX", "NOUN", "PRON", "PROPN"})


def what_it_is_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun in the accusative right behind *to* and a copula, joined as what it is: *je to pravdu*."""
    copulas = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if len(copulas) != 1 or lower(copulas[0]) not in COPULAS or not any(lower(word) == "to" for word in clause.words):
        return {}
    copula = copulas[0]
    for place, noun in enumerate(clause.words[1:], 1):
        behind = clause.words[place - 1]
        if (
            noun.upos != "NOUN"
            or lower(behind) not in {"to", lower(copula)}
            or not is_surely_accusative(noun, readings)
        ):
            continue
        return {noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE}, (copula.id, WHAT_IT_IS))}
    return {}


COPULAS = frozenset("je není byl byla bylo bude nebude nebyla nebylo".split())


def is_surely_accusative(noun: Token, readings: Readings) -> bool:
    """Whether a feminine in *-u* is an accusative and measures nothing."""
    known = known_as(lower(noun), "NOUN", readings)
    told = bool(known) and all(one.feats.get("Case") == ACCUSATIVE for one in known) and lower(noun).endswith("u")
    return told and (noun.lemma or "") not in measures() | AMOUNTS


def compared_in(sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """What a subject is compared with, joined to *než* or *jako*, if it is in another case: *vyšší než její matku*,
    *pracuje jako řidičem*."""
    words, changed = sentence.tokens, dict[int, Token]()
    for word in words:
        noun = phrase_behind(Clause(words), word.id - 1) if lower(word) in {"než", "jako"} else None
        if noun is None or word.id < 3:
            continue
        verbs = [other for other in words if other.upos in {"AUX", "VERB"}]
        others = [other for other in words if other.upos in {"NOUN", "PRON", "PROPN"} and other.id < word.id]
        if len(verbs) != 1 or verbs[0].id > word.id:
            continue
        if lower(word) == "než":
            compared = words[word.id - 2]
            told = "Cmp" in compared.feats.get("Degree", ()) and compared.upos == "ADJ" and verbs[0].upos == "AUX"
            told = told and is_surely_accusative(noun, readings) and not any(has_case(other, "Acc") for other in others)
        else:
            told = verbs[0].lemma in WORKING and noun.id == word.id + 1 and has_case(noun, "Ins")
            told = told and is_of_persons(noun.feats) and not any(has_case(other, "Ins") for other in others)
        if told:
            changed[noun.id] = as_told(noun, "NOUN", {}, (word.id, SELF))
            changed[word.id] = as_told(word, "SCONJ", {}, None)
    return changed


WORKING = frozenset("pracovat působit sloužit vystupovat".split())


def what_he_became_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A man in the accusative or genitive right behind *stal se*, joined as what somebody became: *stal se učitele*.
    So is one in the nominative behind it and another noun, beside no instrumental: *Petr se stal trenér*."""
    if (became := another_one_in(clause, readings)) is not None:
        return {
            became[0].id: as_told(became[0], "VERB", {}, None),
            became[1].id: as_told(became[1], "NOUN", {"Case": NOMINATIVE}, (became[0].id, WHAT_IT_IS)),
        }
    for place, noun in enumerate(clause.words[2:], 2):
        before = {lower(word) for word in clause.words[place - 2 : place]}
        verb = next((word for word in clause.words[place - 2 : place] if BECAME.fullmatch(lower(word))), None)
        if verb is None or "se" not in before or noun.upos != "NOUN" or not is_of_persons(noun.feats):
            continue
        known = known_as(lower(noun), "NOUN", readings)
        if lower(verb)[-1] not in "iu":
            # What one becomes is one: *stal se ředitele*, and no plural.
            known = [one for one in known if "Sing" in one.feats.get("Number", ("Sing",))]
        if known and all(one.feats.get("Case", ACCUSATIVE) <= OF_ANIMALS for one in known):
            changed = {verb.id: as_told(verb, "VERB", {}, None)}
            return {**changed, noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE}, (verb.id, WHAT_IT_IS))}
    return {}


NOMINATIVE = frozenset({"Nom"})


def another_one_in(clause: Clause, readings: Readings) -> tuple[Token, Token] | None:
    """*Stal se* and the second of two nominatives of its clause, behind it, which is a man."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if (
        len(verbs) != 1
        or BECAME.fullmatch(lower(verbs[0])) is None
        or not any(lower(word) == "se" for word in clause.words)
    ):
        return None
    verb = verbs[0]
    if any(has_case(word, "Ins") or lower(word) in FROM_WHOM for word in clause.words):
        return None
    named = [word for word in clause.words if word.upos in {"NOUN", "PRON", "PROPN"} and has_case(word, "Nom")]
    if len(named) != 2 or not named[0].id < verb.id < named[1].id or lower(named[0]) in {"co", "to"}:
        return None
    noun = named[1]
    known = known_as(lower(noun), "NOUN", readings)
    alone = bool(known) and believed(noun, "Case", NOMINATIVE) >= SURE
    return (verb, noun) if alone and noun.upos == "NOUN" and is_of_persons(noun.feats) else None


FROM_WHOM = frozenset("z ze jak kdy kde proč když že aby jako".split())
"""Words beside which somebody becomes something in another way: *z kluka se stal muž*."""


def what_he_wants_to_be_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A feminine in the accusative right behind *být*, or behind its attribute, joined as what somebody is to be:
    *chtěla být lékařku*."""
    for place, verb in enumerate(clause.words[:-1]):
        noun = phrase_behind(clause, place) if lower(verb) in {"být", "stát"} else None
        if noun is None or not is_surely_accusative(noun, readings) or lower(noun) in DURATIONS:
            continue
        if any("Inf" in word.feats.get("VerbForm", ()) for word in clause.words if word.id > noun.id):
            # It is what something is done to: *mohlo by být možné kletbu zlomit*.
            continue
        if lower(verb) == "být" and any("Inf" in word.feats.get("VerbForm", ()) for word in (verb,)):
            return {
                verb.id: as_told(verb, "VERB", {}, None),
                noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE}, (verb.id, WHAT_IT_IS)),
            }
    return {}


DURATIONS = frozenset("dobu chvíli hodinu minutu vteřinu sekundu sobotu neděli středu zimu cestu".split())


def passive_in(clause: Clause) -> dict[int, Token]:
    """A form of *být* in the past and a short participle right behind it, joined, if they end as words of different
    genders or numbers do: *změny byly uloženi*."""
    for copula, participle in pairwise(clause.words):
        end = ENDS_OF_PASSIVES.get(lower(copula).removeprefix("ne"))
        if end is None or participle.id != copula.id + 1 or participle.upos != "ADJ":
            continue
        shown = SHORT_PARTICIPLE.search(lower(participle))
        if shown is not None and shown["end"] != end and "Part" in participle.feats.get("VerbForm", ()):
            gender, number = GENDERS_OF_ENDS[shown["end"]]
            own: Features = {"Gender": frozenset({gender}), "Number": frozenset({number})}
            return {
                participle.id: as_told(participle, "ADJ", own, (copula.id, WHAT_IT_IS)),
                copula.id: as_told(copula, "AUX", {}, None),
            }
    return {}


ENDS_OF_PASSIVES: Mapping[str, str] = {"byl": "", "byla": "a", "bylo": "o", "byli": "i", "byly": "y"}
SHORT_PARTICIPLE = re.compile("[aáeě]n(?P<end>[aoiy]?)$")
GENDERS_OF_ENDS: Mapping[str, tuple[str, str]] = {
    "": ("Masc", "Sing"),
    "a": ("Fem", "Sing"),
    "o": ("Neut", "Sing"),
    "i": ("Masc", "Plur"),
    "y": ("Fem", "Plur"),
}


def of_several_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A short participle in *-na* or *-ta* behind a copula in the plural, joined to its subject, which is no neuter:
    *zprávy budou zobrazena*; and one of a man, joined to several: *hráči jsou zdráv*."""
    for place, copula in enumerate(clause.words[:-1]):
        rest = [word for word in clause.words[place + 1 : place + 3] if word.upos != "ADV"]
        if lower(copula).removeprefix("ne") not in {"jsou", "budou"} or copula.upos != "AUX" or not rest:
            continue
        participle = rest[0]
        alone = SHORT_SINGULAR.fullmatch(lower(participle)) is not None
        short = participle.upos == "ADJ" and (IN_NA.search(lower(participle)) is not None or alone)
        nouns = [word for word in clause.words if word.head == copula.id and (word.deprel or "").startswith("subj")]
        if not short or not (alone or "VerbForm" in participle.feats) or len(nouns) != 1 or nouns[0].id > copula.id:
            continue
        noun = nouns[0]
        known = known_as(lower(noun), "NOUN", readings) if noun.upos == "NOUN" else []
        named = [one.feats for one in known if "Nom" in one.feats.get("Case", ()) and "Gender" in one.feats]
        if not named or (not alone and any("Neut" in feats["Gender"] for feats in named)):
            continue
        if alone and any(feats.get("Number") != frozenset({"Plur"}) for feats in named):
            continue
        if any(word.upos in {"NUM", "PROPN"} for word in clause.words if word.id < copula.id):
            continue
        gender = frozenset[str]().union(*(feats["Gender"] for feats in named))
        own: Features = {"Gender": gender, "Number": frozenset({"Plur"}), "Case": NOMINATIVE}
        said: Features = {"Gender": frozenset({"Neut"}), "Number": frozenset({"Plur"})}
        if alone:
            said = {"Gender": frozenset({"Masc"}), "Number": frozenset({"Sing"})}
        return {
            noun.id: as_told(noun, "NOUN", own, None),
            participle.id: as_told(participle, "ADJ", said, (noun.id, WHAT_IT_IS)),
        }
    return {}


SHORT_SINGULAR = re.compile(
    "(?:ne)?(?:zdráv|připraven|spokojen|ochoten|schopen|hotov|vinen|povinen|zvědav|unaven|nucen|oprávněn)"
)
"""Short adjectives of one man or thing."""
IN_NA = re.compile("(?:[eěá]n|[aiyu]t)a$")


def to_be_done_in(clause: Clause) -> dict[int, Token]:
    """A noun in the singular, a modal verb right behind it, *být* and a short participle, joined, if the participle is
    of another gender or number: *faktura musí být uhrazen*. Neuters in *-í* are plurals as well: *nastavení musí být
    uložena*."""
    for place in range(len(clause.words) - 3):
        noun, modal, copula, participle = clause.words[place : place + 4]
        together = noun.id + 3 == participle.id and lower(copula) == "být" and MODAL_PRESENT.fullmatch(lower(modal))
        if not together or noun.upos != "NOUN" or noun.head != modal.id or not (noun.deprel or "").startswith("subj"):
            continue
        shown = SHORT_PARTICIPLE.search(lower(participle))
        genders, case = noun.feats.get("Gender", frozenset()), noun.feats.get("Case", frozenset())
        sure = (
            believed(noun, "Gender", genders) >= SURE
            and noun.feats.get("Number") == frozenset({"Sing"})
            and "Nom" in case
        )
        if shown is None or participle.upos != "ADJ" or not sure:
            continue
        gender, number = GENDERS_OF_ENDS[shown["end"]]
        several = shown["end"] == "a" and "Neut" in genders and lower(noun).endswith("í")
        if (gender not in genders or number == "Plur") and not several:
            own: Features = {"Gender": frozenset({gender}), "Number": frozenset({number})}
            return {
                participle.id: as_told(participle, "ADJ", own, (noun.id, WHAT_IT_IS)),
                noun.id: as_told(noun, "NOUN", {}, None),
            }
    return {}


MODAL_PRESENT = re.compile("(?:ne)?(?:musí|může|smí|má)")


def much_in(clause: Clause) -> dict[int, Token]:
    """*Mnohem* and an adjective right behind it that is no comparative, joined: *mnohem krátká*. Comparatives are
    soft."""
    for word, adjective in pairwise(clause.words):
        hard = adjective.upos == "ADJ" and lower(adjective)[-1:] in {"ý", "á", "é"}
        if lower(word) == "mnohem" and hard and believed_upos(adjective) >= SURE:
            return {
                word.id: as_told(word, "ADV", {}, (adjective.id, ATTRIBUTE)),
                adjective.id: as_told(adjective, "ADJ", {"Degree": frozenset({"Pos"})}, None),
            }
    return {}


def by_oneself_in(clause: Clause) -> dict[int, Token]:
    """*Sám* and the only verb of its clause, in the past of another gender, joined: *opravila to sám*. It speaks of
    the subject, whom nothing else names."""
    alone = [word for word in clause.words if lower(word) in ALONE_BY_GENDER]
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"} and lower(word) not in AUXILIARIES]
    if len(alone) != 1 or len(verbs) != 1 or not is_past(verbs[0]) or verbs[0].upos != "VERB":
        return {}
    token, verb = alone[0], verbs[0]
    gender, number = ALONE_BY_GENDER[lower(token)]
    shown = GENDERS_OF_PAST.get(lower(verb)[-2:])
    polite = any(lower(word) in {"jste", "byste"} for word in clause.words)
    nouns = any(word.upos in {"NOUN", "PROPN"} and word.id == token.id + 1 for word in clause.words)
    if shown is None or shown == (gender, number) or polite or nouns or token.id < verb.id:
        return {}
    own: Features = {"Gender": frozenset({gender}), "Number": frozenset({number}), "Case": frozenset({"Nom"})}
    past: Features = {"Gender": frozenset({shown[0]}), "Number": frozenset({shown[1]})}
    return {
        token.id: as_told(token, "ADJ", own, (verb.id, ATTRIBUTE)),
        verb.id: as_told(verb, "VERB", past, None),
    }


ALONE_BY_GENDER: Mapping[str, tuple[str, str]] = {"sám": ("Masc", "Sing")}
"""Forms that are nominatives of one gender."""
GENDERS_OF_PAST: Mapping[str, tuple[str, str]] = {"la": ("Fem", "Sing"), "li": ("Masc", "Plur"), "ly": ("Fem", "Plur")}
AUXILIARIES = frozenset("jsem jsi jsme jste bych bys by bychom byste".split())


BECAME = re.compile("(?:ne)?(?:stal[ai]?|stan(?:e|ou|u|eš))")
