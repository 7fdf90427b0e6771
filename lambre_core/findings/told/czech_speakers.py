"""Told words in Czech: who speaks, who is spoken to, anybody and nobody, and their verb.

*Já* and the only verb of its clause belong together, whatever the parser, which the clash confuses, makes of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.czech_clauses import (
    NUMBER_OF_BEING,
    SINGULAR,
    has_case,
    is_asking,
    is_past,
    is_plural,
    person_of,
)
from lambre_core.findings.told.relations import TOLD, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token


def relatives_in(sentence: Sentence) -> dict[int, Token]:
    """Datives of *jenž*, which parsers hardly know, as pronouns: *uživatelé, jemuž vypršelo předplatné*."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        number = DATIVES.get(lower(token))
        if number is None or token.upos == "PRON" or not token.head:
            continue
        gender = {"Gender": frozenset({"Masc", "Neut"})} if lower(token) == "jemuž" else {}
        feats: Features = {"Case": frozenset({"Dat"}), "Number": frozenset({number}), **gender}
        changed[token.id] = as_told(token, "PRON", feats, (token.head, "comp:obl"))
    return changed


DATIVES: Mapping[str, str] = {"jemuž": "Sing", "jimž": "Plur"}


def speaker_in(clause: Clause) -> dict[int, Token]:
    """*Já*, *my* or *vy* and the only verb with a person in its clause, joined, if it is another person: *já ti to
    vysvětlí*, *my byste přišli*."""
    places = [place for place, word in enumerate(clause.words) if lower(word) in SPEAKERS and word.upos == "PRON"]
    verbs = [word for word in clause.words if person_of(word)]
    if len(places) != 1 or len(verbs) != 1 or is_them(verbs[0], clause) or any(lower(w) == "ty" for w in clause.words):
        return {}
    place, verb = places[0], verbs[0]
    if sum(is_finite(word) for word in clause.words) > 1 or has_another_clause(clause, place, verb):
        return {}
    token, (person, number) = clause.words[place], SPEAKERS[lower(clause.words[place])]
    told = person_of(verb)
    counted = NUMBER_OF_BEING.get(lower(verb).removeprefix("ne"), number)
    if (told == person and counted == number) or not stands_alone(clause, place):
        return {}
    own = {"Person": frozenset({person}), "Number": frozenset({number}), "Case": frozenset({"Nom"})}
    shown = {"Person": frozenset({told}), "Number": frozenset({counted})}
    return {
        token.id: as_told(token, "PRON", own, (verb.id, TOLD)),
        verb.id: as_told(verb, verb.upos, shown, None),
    }


def is_finite(word: Token) -> bool:
    """Whether the tagger takes a word for a finite verb."""
    return word.upos in {"AUX", "VERB"} and "Fin" in word.feats.get("VerbForm", ())


def has_another_clause(clause: Clause, place: int, verb: Token) -> bool:
    """Whether a word between a pronoun and a verb opens another clause, or a noun is called by it (*vy lháři*)."""
    after = clause.words[place + 1] if place + 1 < len(clause.words) else None
    first, last = sorted((clause.words[place].id, verb.id))
    called = after is not None and after.upos == "NOUN" and "Nom" in after.feats.get("Case", ())
    return called or any(is_asking(word) for word in clause.words if first < word.id < last)


SPEAKERS: Mapping[str, tuple[str, str]] = {
    "já": ("1", "Sing"),
    "my": ("1", "Plur"),
    "vy": ("2", "Plur"),
    "on": ("3", "Sing"),
    "ona": ("3", "Sing"),
    "oni": ("3", "Plur"),
}
"""Pronouns that are nominatives and nothing else; *ty* is a determiner as well."""


def is_them(verb: Token, clause: Clause) -> bool:
    """Whether *je* may be a pronoun: *já je viděl*."""
    return lower(verb) == "je" and any(is_past(word) for word in clause.words)


def stands_alone(clause: Clause, place: int) -> bool:
    """Whether a pronoun is not joined to another word, compared with something or spoken of (*mé lepší já*)."""
    before = clause.words[place - 1] if place else None
    if before is not None and (before.upos in {"ADJ", "ADP", "DET"} or lower(before) in BEFORE_OTHERS):
        return False
    return place + 1 < len(clause.words) or clause.after is None or clause.after.upos == "SCONJ"


BEFORE_OTHERS = frozenset("než jako jak coby a i ani nebo či ale".split())


def anybody_in(clause: Clause) -> dict[int, Token]:
    """*Kdo*, *nikdo* or *někdo* at the head of a clause and its only verb, joined, if this is a plural: *kdo odevzdají
    přiznání*. Who somebody is may be several (*kdo jsou ti lidé*)."""
    first = clause.words[0]
    verbs = [
        word for word in clause.words if word.upos in {"AUX", "VERB"} and "Inf" not in word.feats.get("VerbForm", ())
    ]
    if first.upos == "SCONJ" and len(clause.words) > 1:
        first = clause.words[1]
    one = one_of_them(clause.words)
    if lower(first) == "kdo" and first.id > 2:
        # Behind a plural it stands for several: *ti, kdo pracují*.
        return {}
    if not (lower(first) in ANYBODY or one) or len(verbs) != 1 or verbs[0].upos != "VERB" or not is_plural(verbs[0]):
        return {}
    own: Features = {"Number": SINGULAR, "Case": frozenset({"Nom"})}
    return {
        first.id: as_told(first, "PRON", own, (verbs[0].id, TOLD)),
        verbs[0].id: as_told(verbs[0], "VERB", {"Number": frozenset({"Plur"})}, None),
    }


def one_of_them(words: Sequence[Token]) -> bool:
    """Whether a clause begins with one of several: *každý z nich*."""
    return len(words) > 2 and lower(words[0]) in {"každý", "žádný", "jeden"} and lower(words[1]) in {"z", "ze"}


def with_me_in(sentence: Sentence) -> dict[int, Token]:
    """*Já*, *my*, *ty* or *vy* and somebody else before a verb of the third person, joined: *já a bratr jezdí*. They
    are the first or second person together."""
    words = [word for word in sentence.tokens if word.upos != "PUNCT"]
    if len(words) < 4 or words[1].form != "a" or lower(words[0]) not in TOGETHER or words[0].upos != "PRON":
        return {}
    rest = words[2:7]
    place = next((place for place, word in enumerate(rest) if word.upos in {"AUX", "VERB"}), None)
    if not place:
        return {}
    noun, verb = rest[place - 1] if place == 1 else rest[0], rest[place]
    others = rest[1:place]
    person = TOGETHER[lower(words[0])]
    if not noun.form or noun.upos not in {"NOUN", "PROPN"} or not has_case(noun, "Nom") or verb.id > noun.id + 3:
        return {}
    if any(word.upos not in {"ADV", "PART", "PRON"} for word in others) or person_of(verb) != "3":
        return {}
    told: Features = {"Person": frozenset({person}), "Number": frozenset({"Plur"}), "Case": frozenset({"Nom"})}
    shown: Features = {"Person": frozenset({"3"}), "Number": frozenset({"Plur"})}
    return {
        words[0].id: as_told(words[0], "PRON", told, (verb.id, TOLD)),
        verb.id: as_told(verb, verb.upos, shown, None),
    }


TOGETHER: Mapping[str, str] = {"já": "1", "my": "1", "ty": "2", "vy": "2"}


ANYBODY = frozenset("kdo nikdo někdo kdokoli kdokoliv leckdo".split())
