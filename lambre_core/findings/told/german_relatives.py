"""German relative clauses in which the words leave no choice of the subject.

In *die Nachbarn, die die Maler mag* both who likes and who is liked are several, and the verb is said of one; in *die
Nachbarn, die der Maler mögen* only *der Maler* can be no object. A parser that reads either is confused by the verb.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.datives import PLEASING, SERVING
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.relatives import WITHOUT_SUBJECT, has_a_clause_behind
from lambre_core.findings.told.clauses import lower
from lambre_core.findings.told.german_arguments import LINKING, SPEAKERS
from lambre_core.findings.told.german_phrases import Phrase, phrase_at
from lambre_core.findings.told.relations import CASES_ASKED, OF_SEVERAL, TOLD, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

PLURAL, SINGULAR = frozenset({"Plur"}), frozenset({"Sing"})
RELATIVES = frozenset({"die", "den", "dem"})


@dataclass(frozen=True, slots=True)
class Clause:
    """A relative clause with a comma before and behind it, or the end of the sentence there.

    Attributes:
        words: without the pronoun and the verbs at its end.
        verb: the finite one.
    """

    pronoun: Token
    words: tuple[Token, ...]
    verb: Token


def with_relative_clauses(sentence: Sentence, readings: Readings) -> Sentence:
    """The sentence with what can only be the subject of a relative clause joined to its verb, where they do not agree.

    Args:
        readings: of words out of context.
    """
    changed = objects_of_speakers(sentence, readings)
    for clause in relative_clauses(sentence):
        several = lower(clause.pronoun) == "die" and is_of_several(clause.pronoun, sentence, readings)
        changed.update(alone_in(clause, several, sentence) or other_in(clause, several, sentence, readings))
    return sentence.with_tokens(changed) if changed else sentence


def relative_clauses(sentence: Sentence) -> Iterator[Clause]:
    """The clauses behind a noun and a comma that a relative pronoun opens and a finite verb ends, alone or behind its
    participle or infinitive."""
    for comma in sentence.tokens[1:-2]:
        noun, pronoun = sentence.tokens[comma.id - 2], sentence.tokens[comma.id]
        if comma.form != "," or noun.upos != "NOUN" or pronoun.form not in RELATIVES:
            continue
        end = pronoun.id
        while end < len(sentence.tokens) and sentence.tokens[end].upos not in {"PUNCT", "CCONJ", "SCONJ"}:
            end += 1
        words = sentence.tokens[pronoun.id : end]
        verbs = [word for word in words if word.upos in VERBS]
        behind = sentence.tokens[end : end + 1]
        ended = (not behind or behind[0].form in {",", ".", "!", "?"}) and not has_a_clause_behind(end, sentence)
        if not verbs or not ended or "Person" not in verbs[-1].feats or tuple(verbs) != words[-len(verbs) :]:
            continue
        others = [word for word in verbs[:-1] if "Person" in word.feats]
        if not others and WITHOUT_SUBJECT.isdisjoint(word.lemma or "" for word in verbs):
            yield Clause(pronoun, words[: -len(verbs)], verbs[-1])


def objects_of_speakers(sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """*Der* behind a masculine, right before a pronoun that is the subject, and the verb that ends the clause and has
    an object, joined: *der Code, der wir Ihnen geschickt haben*; but *der Mann, der ich bin*, *die Frau, der er half*.
    """
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for pronoun in words[2:-2]:
        noun, subject = words[pronoun.id - 3], words[pronoun.id]
        if pronoun.form != "der" or words[pronoun.id - 2].form != "," or lower(subject) not in SPEAKERS:
            continue
        if noun.upos in {"ADP", "ADV"} and pronoun.id > len(("Geben", "Sie", "den", "Code", "ein")):
            noun = words[noun.id - 2]  # *geben Sie den Code ein, der …*
        known = known_as(noun.form or "", "NOUN", readings)
        masculine = bool(known) and all(
            "Masc" in one.feats.get("Gender", ()) and "Sing" in one.feats.get("Number", ()) for one in known
        )
        end = pronoun.id
        while end < len(words) and words[end].upos not in {"PUNCT", "CCONJ", "SCONJ"}:
            end += 1
        verbs = [word for word in words[pronoun.id : end] if word.upos in VERBS]
        full = [word for word in verbs if word.upos == "VERB"]
        nouns = (word for word in words[: max(noun.id - 2, 0)] if word.upos == "NOUN")
        woman = any(may_be_one_woman(word, readings) for word in nouns)
        if not masculine or len(full) != 1 or verbs[-1].id != end or woman:
            continue
        if full[0].lemma in SERVING | PLEASING or any(
            word.lemma in LINKING for word in verbs if word.upos == "VERB" or len(verbs) == 1
        ):
            continue
        feats: Features = {"Case": frozenset({"Nom"}), "Gender": frozenset({"Masc"}), "Number": SINGULAR}
        changed[pronoun.id] = as_told(pronoun, "PRON", feats, (full[0].id, CASES_ASKED["Acc"]))
    return changed


def alone_in(clause: Clause, several: bool, sentence: Sentence) -> dict[int, Token]:
    """A pronoun that stands for several and is alone in its clause with a verb that is said of one: *die Leute, die
    hier wohnt*."""
    said = is_said_of(clause.verb)
    if not several or said != SINGULAR or not all(is_adjunct(word, clause, sentence) for word in clause.words):
        return {}
    found: Features = {"Number": PLURAL, "Case": frozenset({"Nom"})}
    return {clause.pronoun.id: as_told(clause.pronoun, "PRON", found, (clause.verb.id, OF_SEVERAL))}


def other_in(clause: Clause, several: bool, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """The only noun of a clause right behind its pronoun, which is the subject if it is no accusative, or if neither
    agrees with the verb: *die Nachbarn, die die Maler mag*."""
    phrase = phrase_at(clause.words, 0, readings)
    if phrase is None or clause.verb.lemma == "sein" or "Nom" not in phrase.cases:
        return {}
    # *Die Hilfen, die die UN leistet*.
    if phrase.noun.upos != "NOUN" or not (phrase.noun.form or "")[1:].islower():
        return {}
    if not all(is_adjunct(word, clause, sentence) for word in clause.words[phrase.end :]):
        return {}
    said, own = is_said_of(clause.verb), phrase.numbers("Nom")
    # *Die* may be the subject itself; *den* and *dem* never are.
    object_alone = lower(clause.pronoun) != "die" or (several and said == SINGULAR)
    no_object = several and phrase.cases.isdisjoint({"Acc", "Dat"}) and said == PLURAL
    if own == said or len(own) != 1 or len(said) != 1 or not (object_alone or no_object):
        return {}
    noun = phrase.noun
    feats: Features = {"Case": frozenset({"Nom"}), "Number": own}
    return {noun.id: as_told(noun, "NOUN", feats, (clause.verb.id, TOLD))}


def is_said_of(verb: Token) -> frozenset[str]:
    """The number of a verb in the third person; nothing of another."""
    return verb.feats.get("Number", frozenset()) if "3" in verb.feats.get("Person", ()) else frozenset()


def is_adjunct(word: Token, clause: Clause, sentence: Sentence) -> bool:
    """Whether a word is an adverb or the like, or belongs to an adposition before it in its clause."""
    # What is spelt with a small letter is no noun, whatever the tagger makes of it: *nebenan*.
    small = word.upos in {"ADJ", "NOUN", "PROPN"} and (word.form or "").islower()
    if word.upos in {"ADP", "ADV", "PART"} or small:
        return True
    return any(other.upos == "ADP" and clause.pronoun.id < other.id < word.id for other in sentence.above(word))


def is_of_several(pronoun: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether the noun before the comma of a pronoun is a plural by all readings, and none before that is a feminine
    singular, which the pronoun might stand for."""
    phrase = phrase_before(sentence.tokens[: pronoun.id - 2], readings)
    if phrase is None or any(phrase.numbers(case) != PLURAL for case in phrase.cases):
        return False
    earlier = [word for word in sentence.tokens[: phrase.start] if word.upos in {"NOUN", "PROPN", "PRON"}]
    return not any(may_be_one_woman(word, readings) for word in earlier)


def phrase_before(words: Sequence[Token], readings: Readings) -> Phrase | None:
    """The phrase with which words end."""
    start = len(words) - 1
    while start > 0 and words[start - 1].upos in {"ADJ", "DET"}:
        start -= 1
    return phrase_at(words, start, readings)


def may_be_one_woman(word: Token, readings: Readings) -> bool:
    """Whether a word may be a feminine singular."""
    return any(
        "Fem" in reading.feats.get("Gender", {"Fem"}) and "Sing" in reading.feats.get("Number", {"Sing"})
        for reading in readings(word)
    )
