"""Partitives: one of several, German *einer der Spieler*, *jede von ihnen*, a singular of the gender of these.

No rule of a treebank joins the two: of a determiner that stands for itself trees say neither what it stands for nor,
often, that it is a subject.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from lambre_core.findings.certain import certain
from lambre_core.findings.readings import Readings, known_as
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

OF = "mod@of"
"""The relation of the nouns to the one of them."""

ONE = "subj@one"
"""The relation of one of several to its verb."""

ONE_OF = re.compile("(?i:k?ein|jed)(?:er|e|es|em|en)")
"""*Keine* is a plural as well, which only its verb shows."""

PARTITIVE = frozenset("der dieser jener meiner deiner seiner ihrer unserer eurer".split())
"""Determiners of a genitive plural."""

OF_EITHER_SEX = re.compile("(?i:mitglied|kind|mädchen|opfer|geschwister|leute|eltern|model|fan|star|person|partner)$")
"""Nouns of persons with whose sex the one of them may agree."""


def with_partitives(sentence: Sentence, readings: Readings) -> Sentence:
    """The sentence with such words and the nouns that they are of marked, for certain.

    Args:
        readings: of words out of context.
    """
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        if ONE_OF.fullmatch(token.form or "") is None or token.upos not in {"DET", "PRON"}:
            continue
        noun = of_what(token, sentence)
        verb = sentence.head_of(token)
        if noun is not None and is_told_by_gender(token, noun, readings):
            changed[noun.id] = certain(replace(noun, head=token.id, deprel=OF))
        if verb is None or verb.upos not in {"AUX", "VERB"} or token.deprel != "subj":
            continue
        if (noun is not None or is_before_von(token, sentence)) and is_subject_alone(token, verb, sentence):
            changed[token.id] = certain(replace(token, deprel=ONE))
    return sentence.with_tokens(changed) if changed else sentence


def of_what(one: Token, sentence: Sentence) -> Token | None:
    """The noun in the genitive plural right behind a word, with its determiner and adjectives."""
    words = sentence.tokens[one.id :]
    if not words or (words[0].form or "") not in PARTITIVE:
        return None
    noun = next((word for word in words if word.upos not in {"DET", "ADJ", "NUM", "ADV"}), None)
    if noun is None or noun.upos != "NOUN" or noun.head != one.id or "Plur" not in noun.feats.get("Number", ()):
        return None
    return noun if "Gen" in noun.feats.get("Case", {"Gen"}) else None


def is_subject_alone(one: Token, verb: Token, sentence: Sentence) -> bool:
    """Whether one of several opens its clause and is no apposition, and its verb has no predicate that may be the
    subject: *eines der Dinge waren die Karten*. *Keine* is a plural as well."""
    before = sentence.tokens[one.id - 2] if one.id > 1 else None
    beside = [word for word in sentence.tokens if word.head == verb.id and word.id != one.id]
    predicates = [word for word in beside if (word.deprel or "").startswith(("comp:pred", "subj"))]
    return (
        (one.form or "").lower() != "keine"
        and (before is None or before.upos != "PUNCT")
        and all(word.upos not in {"NOUN", "PROPN", "PRON"} for word in predicates)
    )


def is_before_von(one: Token, sentence: Sentence) -> bool:
    """Whether *von uns*, *von den Gästen* stands right behind it."""
    words = sentence.tokens[one.id : one.id + 1]
    return bool(words) and words[0].form == "von" and words[0].head == one.id


def is_told_by_gender(one: Token, noun: Token, readings: Readings) -> bool:
    """Whether one of several things must have their gender: a woman among men (*eine der Ärzte*) need not."""
    lemmas = {reading.lemma or "" for reading in known_as(noun.form or "", "NOUN", readings)}
    if not lemmas or any(OF_EITHER_SEX.search(lemma) for lemma in lemmas):
        return False
    return (one.form or "").lower() not in {"eine", "keine", "jede"} or not any(
        known_as(woman, "NOUN", readings) for lemma in lemmas for woman in names_of_women(lemma)
    )


def names_of_women(lemma: str) -> tuple[str, str]:
    """What a woman would be called, with and without a change of the last vowel: *Lehrerin*, *Ärztin*."""
    stem = lemma.removesuffix("e")
    place = max(stem.lower().rfind(vowel) for vowel in CHANGED)
    if place < 0:
        return stem + "in", stem + "in"
    changed = CHANGED[stem[place].lower()]
    umlaut = changed.upper() if stem[place].isupper() else changed
    return stem + "in", stem[:place] + umlaut + stem[place + 1 :] + "in"


CHANGED = {"a": "ä", "o": "ö", "u": "ü"}


def one_of(form: str, genders: Iterable[str], relation: str | None) -> Iterator[str]:
    """The forms that one of several has for a gender as a subject, predicate or object."""
    stem = ONE_OF_STEM.match(form)
    of_relation = FORMS.get((relation or "").partition("@")[0])
    if stem is not None and of_relation is not None:
        yield from (stem[0] + of_relation[gender] for gender in genders)


ONE_OF_STEM = re.compile("(?i:k?ein|jed)")
_NOMINATIVE = {"Masc": "er", "Fem": "e", "Neut": "es"}
WITH_GENITIVE = re.compile(
    "(?:inner|außer|ober|unter)halb|(?:an)?statt|wegen|trotz|während|an(?:stelle|hand|gesichts|lässlich)|aufgrund|mithilfe|"
    "infolge|inmitten|hinsichtlich|bezüglich|einschließlich|diesseits|jenseits|mittels|seitens|zugunsten|beiderseits"
)
"""Adpositions with a genitive."""

FORMS = {"subj": _NOMINATIVE, "comp:pred": _NOMINATIVE, "comp:obj": {**_NOMINATIVE, "Masc": "en"}}
"""Relation -> gender -> ending."""


def is_apposed(mark: Token, sentence: Sentence) -> bool:
    """Whether what stands behind a mark may say more of a noun in an oblique case before that: *in den Jahren der
    Renaissance – einer der großen Epochen*."""
    earlier = (word for word in sentence.tokens[: mark.id - 1] if word.upos in {"NOUN", "PROPN"})
    return mark.form in {"–", "-", "—", ",", "("} and any(
        not word.feats.get("Case", frozenset()).isdisjoint({"Gen", "Dat"}) for word in earlier
    )


def of_its_case(one: Token, found: tuple[Reading, ...], sentence: Sentence) -> tuple[Reading, ...]:
    """Of one of several that is a subject or predicate the readings as a nominative, of an object those that are no
    genitive, unless an adposition asks for that (*innerhalb eines der Höfe*), a noun stands before it (*die Wahl nur
    eines der Wege*), or it may be an apposition: as such *eines* is a neuter."""
    if not any(word.head == one.id and word.deprel == OF for word in sentence.tokens):
        return found
    above = sentence.head_of(one)
    earlier = (word for word in reversed(sentence.tokens[: one.id - 1]) if word.upos != "ADV")
    if (before := next(earlier, None)) is not None and (before.upos == "NOUN" or is_apposed(before, sentence)):
        return found
    if above is not None and above.upos == "ADP" and WITH_GENITIVE.fullmatch(in_lower_case(above.form)) is not None:
        return found
    relation = (one.deprel or "").partition("@")[0]
    cases = {"subj": {"Nom"}, "comp:pred": {"Nom"}, "comp:obj": {"Acc", "Dat"}}.get(relation)
    if cases is None:
        return found
    return tuple(one for one in found if not cases.isdisjoint(one.feats.get("Case", cases))) or found
