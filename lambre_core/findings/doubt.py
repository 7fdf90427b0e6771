"""Doubt: edges whose tree looks wrong where several of them are seen together.

A parser decides edge by edge and is often sure of each. What it rarely says, and grammar does, is that the edges
of one word do not go together. Such sites are not judged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lambre_core.findings.explaining import Edge
from lambre_core.findings.readings import Readings
from lambre_core.grammar.rule import Outcome
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

NOUNS = frozenset({"NOUN", "PROPN"})
NOMINALS = frozenset({"NOUN", "PROPN", "PRON", "NUM", "DET"})
ATTRIBUTES = frozenset({"DET", "ADJ"})
NOMINATIVE = "Nom"

Doubt = Callable[[Sentence, Mapping[Edge, Sequence[Outcome]], Readings], set[Edge]]
"""Says which ruled edges of a sentence are not to be judged, as `doubtful_edges` does."""


def doubtful_edges(sentence: Sentence, edges: Mapping[Edge, Sequence[Outcome]], readings: Readings) -> set[Edge]:
    """The ruled edges that are not to be judged.

    - Two determiners on one noun: often a quantifier with a genitive of its own (*viele dieser Dinge*).
    - A pronoun in the genitive as determiner, which is a possessor and agrees with nothing (*deren Haus*).
    - A determiner before the preposition of its noun (*alle hinters Licht führen*, *ein schwer zu lösendes Problem*,
      where what looks like a preposition is none: that edge is as doubtful), or written together with another
      preposition (*am liebsten süße Äpfel*).
    - A determiner after a comma that may open a relative clause (*Leute, die Geld verdienen*).
    - A determiner that agrees with a noun between it and the one that the parser chose (*der in Indore lebende Junge
      überwältigende Unterstützung erhielt*).
    - The words of a noun with a numeral: measures keep their singular (*die letzten 48 Prozent*).
    - A word that a hyphen joins to the next (*die Flug- und Reiseindustrie*).
    - Two subjects on one verb.
    - A noun as subject where another noun of the clause could be the subject just as well, being a nominative in
      some reading and agreeing with the verb in number (*Letzten Monat stand die Bank in der Kritik*, *Den Brief
      hat meine Großmutter geschrieben*).
    - A subject with a coordination somewhere below it, which may be the subject itself.
    """
    below: dict[int, list[Token]] = {}
    for token in sentence.tokens:
        if token.head:
            below.setdefault(token.head, []).append(token)
    doubted: set[Edge] = set()
    for edge in edges:
        token, head = sentence.tokens[edge[0] - 1], sentence.tokens[edge[1] - 1]
        sisters = [sister for sister in below.get(head.id, ()) if sister.id != token.id]
        if joined_by_hyphen(sentence, token) or joined_by_hyphen(sentence, head):
            doubted.add(edge)
        elif head.upos == "ADP" and any(
            child.upos in ATTRIBUTES and child.id < head.id < token.id for child in below.get(token.id, ())
        ):
            doubted.add(edge)
        elif token.upos in ATTRIBUTES and head.upos in NOUNS and any(sister.upos == "NUM" for sister in sisters):
            doubted.add(edge)
        elif is_determiner(token):
            governor = sentence.head_of(head)
            outside = governor is not None and governor.upos == "ADP" and token.id < governor.id < head.id
            joined = multiword_preposition(sentence, token)
            elsewhere = joined is not None and joined != governor
            if (
                outside
                or elsewhere
                or is_possessor(token, readings)
                or any(is_determiner(sister) for sister in sisters)
                or may_be_relative(sentence, token)
                or fits_nearer_noun(sentence, token, head, readings)
            ):
                doubted.add(edge)
        elif is_subject(token) and (
            any(is_subject(sister) for sister in sisters)
            or (
                token.upos in NOUNS
                and any(
                    could_be_subject(other, head, below, readings)
                    for other in clause(head, below)
                    if other.id != token.id
                )
            )
            or has_coordination(token, below)
        ):
            doubted.add(edge)
    return doubted


def is_determiner(token: Token) -> bool:
    """Whether a word is a determiner of its head."""
    return token.upos == "DET" and (token.deprel or "").startswith("det")


def multiword_preposition(sentence: Sentence, token: Token) -> Token | None:
    """The preposition that a determiner is written together with (*am*), if any."""
    for multiword in sentence.multiwords:
        if multiword.first < token.id <= multiword.last:
            first = sentence.tokens[multiword.first - 1]
            return first if first.upos == "ADP" else None
    return None


RELATIVE = 0.005
"""Least probability of a pronoun for what stands after a comma to be perhaps one."""


def may_be_relative(sentence: Sentence, token: Token) -> bool:
    """Whether a determiner may be a relative pronoun, being the first word of its clause or after a preposition."""
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    if before is not None and before.upos == "ADP":
        before = sentence.tokens[token.id - 3] if token.id > 2 else None
    pronoun = token.beliefs.upos.get("PRON", 0.0) if token.beliefs is not None else 0.0
    return before is not None and before.form == "," and pronoun >= RELATIVE


def fits_nearer_noun(sentence: Sentence, token: Token, head: Token, readings: Readings) -> bool:
    """Whether another noun stands between a determiner and its noun with which it agrees."""
    own = [reading.feats for reading in readings(token) if reading.upos == token.upos]
    return any(
        agree(feats, reading.feats)
        for noun in sentence.tokens[token.id : head.id - 1]
        if noun.upos in NOUNS
        for reading in readings(noun)
        if reading.upos == noun.upos
        for feats in own
    )


def agree(one: Features, other: Features) -> bool:
    """Whether two words share a value of every feature of agreement that both have."""
    return all(
        not one[name].isdisjoint(other[name]) for name in ("Case", "Gender", "Number") if name in one and name in other
    )


def joined_by_hyphen(sentence: Sentence, token: Token) -> bool:
    """Whether a word ends in a hyphen, or one follows it without space."""
    if (token.form or "").endswith("-"):
        return True
    after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
    return (
        after is not None
        and (after.form or "")[:1] in HYPHENS
        and token.span is not None
        and after.span is not None
        and token.span[1] == after.span[0]
    )


HYPHENS = frozenset("-\u2010\u2011/")


def is_possessor(token: Token, readings: Readings) -> bool:
    """Whether a determiner that is no article can only be a genitive."""
    cases = [reading.feats.get("Case") for reading in readings(token)]
    return "Art" not in token.feats.get("PronType", {"Art"}) and all(case == _GENITIVE for case in cases)


_GENITIVE = frozenset({"Gen"})


def is_subject(token: Token) -> bool:
    """Whether a word is a nominal subject of its head."""
    return token.upos in NOMINALS and (token.deprel or "").partition("@")[0] == "subj"


def could_be_subject(token: Token, verb: Token, below: Mapping[int, Sequence[Token]], readings: Readings) -> bool:
    """Whether a noun phrase has a reading in the nominative, all its words together, that fits the verb's number."""
    number = verb.feats.get("Number")
    if token.upos not in NOMINALS:
        return False
    words = [token, *(child for child in below.get(token.id, ()) if child.upos in ATTRIBUTES)]
    return all(any(is_nominative(reading, word, number) for reading in readings(word)) for word in words)


def is_nominative(reading: Reading, word: Token, number: frozenset[str] | None) -> bool:
    """Whether a reading of the word is a nominative, or of no case, in one of the numbers (None: any)."""
    own = reading.feats.get("Number")
    return (
        reading.upos == word.upos
        and NOMINATIVE in reading.feats.get("Case", {NOMINATIVE})
        and (number is None or own is None or not number.isdisjoint(own))
    )


def clause(verb: Token, below: Mapping[int, Sequence[Token]]) -> list[Token]:
    """The dependents of a verb and of the verbs that complete it (participles, infinitives)."""
    found: list[Token] = []
    open_words = [verb]
    while open_words:
        for child in below.get(open_words.pop().id, ()):
            found.append(child)
            if child.upos in {"VERB", "AUX"} and (child.deprel or "").startswith("comp:"):
                open_words.append(child)
    return found


def has_coordination(token: Token, below: Mapping[int, Sequence[Token]]) -> bool:
    """Whether a nominal is coordinated anywhere in the subtree of a word."""
    open_words = [token]
    while open_words:
        for child in below.get(open_words.pop().id, ()):
            if (child.deprel or "").startswith("conj") and child.upos in NOMINALS:
                return True
            open_words.append(child)
    return False
