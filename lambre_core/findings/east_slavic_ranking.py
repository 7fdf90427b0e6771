"""Ranking in Russian and Ukrainian: what a repair would change that its writer most likely meant as it stands."""

from __future__ import annotations

import re
from collections.abc import Mapping

from lambre_core.findings.doubts.nominalised import WITH_AN_OBJECT
from lambre_core.findings.readings import Readings
from lambre_core.treebank.feats import is_of_persons
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

INSTRUMENTAL, PLURAL = frozenset({"Ins"}), frozenset({"Plur"})
FEMININE = {"ru": re.compile("(?:ую|юю)(?:ся)?$"), "uk": re.compile("[ую]$")}
"""Ends of attributes that are nothing but feminine accusatives."""
WITH = {"ru": frozenset({"с", "со"}), "uk": frozenset({"з", "із", "зі"})}
OF_ONE = re.compile("один|одн|никто|ніхто|кто|хто|люб|будь|кажд|кож|дех|кільк|нескольк|більш|больш|част")
"""Beginnings of words behind which *with* may be *of*."""
NONE: frozenset[str] = frozenset()
RENUMBERED = 0.5
"""How unlikely another number is, beside what else is."""


def unlikely(before: Sentence, after: Sentence, forms: Mapping[int, str], readings: Readings, language: str) -> float:
    """How much of a repair the writer hardly means.

    Args:
        after: the sentence with the repair.
        forms: word id -> its new form.
    """
    if language not in FEMININE:
        return 0.0
    pairs = [(before.tokens[word - 1], after.tokens[word - 1]) for word in forms]
    return sum(
        is_plain_accusative(old, before, language)
        + RENUMBERED * is_renumbered(old, new, before, readings)
        + is_no_subject(new, after)
        + is_no_object(new, after)
        + is_no_longer_done(old, new, before)
        + is_of_another_number(new, after)
        + is_from_somebody(new, after, language)
        for old, new in pairs
    )


def is_plain_accusative(attribute: Token, tree: Sentence, language: str) -> bool:
    """Whether an attribute that would change shows by its form that the object behind it is a feminine accusative,
    which its noun is misspelt for: *получить личную информации*."""
    noun = tree.head_of(attribute)
    before = tree.tokens[attribute.id - 2] if attribute.id > 1 else None
    if attribute.upos not in {"ADJ", "DET"} or noun is None or noun.upos != "NOUN":
        return False
    shown = FEMININE[language].search(in_lower_case(attribute.form)) is not None
    feminine = "Fem" in noun.feats.get("Gender", NONE) and (noun.deprel or "").startswith("comp:obj")
    plain = before is None or (before.upos not in {"ADP", "NUM"} and CYRILLIC.search(before.form or "") is not None)
    return shown and feminine and plain


CYRILLIC = re.compile("[а-яіїєґё]")
"""A letter of what stands for no number, as a slot may: *5 нову картки*."""


def is_renumbered(old: Token, new: Token, tree: Sentence, readings: Readings) -> bool:
    """Whether an attribute would be in another number than before, though its noun may be in that, and in its case."""
    noun = tree.head_of(old)
    number = old.feats.get("Number", NONE)
    if old.upos not in {"ADJ", "DET"} or noun is None or not number & {"Plur", "Sing"}:
        return False
    if not number.isdisjoint(new.feats.get("Number", number)):
        return False
    cases = frozenset[str]().union(*(one.feats.get("Case", NONE) for one in readings(old)))
    return any(
        one.upos == "NOUN"
        and not number.isdisjoint(one.feats.get("Number", NONE))
        and not cases.isdisjoint(one.feats.get("Case", cases))
        for one in readings(noun)
    )


def is_no_subject(word: Token, tree: Sentence) -> bool:
    """Whether the only nominal before a verb in the plural would be no nominative: *этих заметок не могут быть*."""
    noun = tree.head_of(word) if word.upos in {"ADJ", "DET"} else word
    verb = tree.head_of(noun) if noun is not None else None
    if noun is None or verb is None or noun.upos != "NOUN" or noun.id > verb.id:
        return False
    finite = verb.upos in {"AUX", "VERB"} and verb.feats.get("Number") == PLURAL and "Case" not in verb.feats
    alone = not any(other.head == verb.id and (other.deprel or "").startswith("subj") for other in tree.tokens)
    subject = alone or (noun.deprel or "").startswith("subj")
    return finite and subject and "Nom" not in noun.feats.get("Case", {"Nom"})


def is_no_longer_done(old: Token, new: Token, tree: Sentence) -> bool:
    """Whether the subject of a passive that agrees with it would be no nominative: *эту настройка не может быть
    изменена* is *эта настройка*."""
    passive = old.upos == "NOUN" and (old.deprel or "").startswith("subj@pass") and "Nom" in old.feats.get("Case", NONE)
    verb = tree.head_of(old)
    agrees = verb is not None and not old.feats.get("Number", NONE).isdisjoint(verb.feats.get("Number", NONE))
    return passive and agrees and "Nom" not in new.feats.get("Case", {"Nom"})


def is_of_another_number(word: Token, tree: Sentence) -> bool:
    """Whether a predicate would be of another number than the noun that is its subject, or that of the auxiliary above
    it: *блок не будут приняты*."""
    number = word.feats.get("Number", NONE)
    if word.upos not in {"ADJ", "AUX", "VERB"} or not number:
        return False
    above = tree.head_of(word) if (word.deprel or "").startswith(("comp:pred", "comp:aux")) else None
    heads = {word.id, *({above.id} if above is not None else ())}
    return any(
        other.head in heads
        and (other.deprel or "").startswith("subj")
        and other.upos in {"NOUN", "PROPN"}
        and number.isdisjoint(other.feats.get("Number", number))
        for other in tree.tokens
    )


def is_no_object(word: Token, tree: Sentence) -> bool:
    """Whether a verb that hardly ever stands without an object would have an instrumental instead: *мають більшим
    кроком*."""
    noun = tree.head_of(word) if word.upos in {"ADJ", "DET"} else word
    verb = tree.head_of(noun) if noun is not None else None
    if noun is None or verb is None or (verb.lemma or "") not in WITH_AN_OBJECT:
        return False
    others = (other for other in tree.tokens if other.head == verb.id and other.id != noun.id)
    own = any((other.deprel or "").startswith("comp:obj") and other.upos != "ADP" for other in others)
    return noun.upos == "NOUN" and noun.id > verb.id and noun.feats.get("Case") == INSTRUMENTAL and not own


def is_from_somebody(noun: Token, tree: Sentence, language: str) -> bool:
    """Whether persons behind *with* would be those from whom something comes, and not with whom one does it:
    *встретиться с представителей*. One of them is no such thing."""
    adposition = tree.head_of(noun)
    if adposition is None or in_lower_case(adposition.form) not in WITH[language] or noun.upos != "NOUN":
        return False
    earlier = tree.tokens[adposition.id - 2] if adposition.id > 1 else None
    one = earlier is not None and OF_ONE.match(in_lower_case(earlier.form)) is not None
    return is_of_persons(noun.feats) and "Ins" not in noun.feats.get("Case", {"Ins"}) and not one
