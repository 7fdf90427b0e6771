"""German *das* and *dass*, which sound alike: what somebody says or knows begins with the one, what is said of a thing
with the other.

*Ich weiß, das er kommt* has no thing that *das* could stand for, and *das Buch, dass ich lese* none that is read.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import lower
from lambre_core.findings.told.german_arguments import SPEAKERS
from lambre_core.findings.told.relations import CLAUSE, JOINING, WHICH, as_told
from lambre_core.treebank.tree import Sentence, Token


def that_in(sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """*Das* that should be *dass*, joined to the verb of saying before, and *dass* that should be *das*, joined to the
    noun before; each says what it is."""
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for word in words[2:]:
        form = lower(word)
        if form not in {"das", "dass"} or words[word.id - 2].form != ",":
            continue
        clause = list(takewhile(lambda other: other.upos != "PUNCT", words[word.id :]))
        if not is_of_somebody(clause):
            continue
        if form == "das" and (verb := said_before(words[: word.id - 2])) is not None:
            changed[word.id] = as_told(word, "PRON", {JOINING: frozenset({"das"})}, (verb.id, CLAUSE))
        elif form == "dass" and is_done_to_something(clause) and is_a_thing(words[: word.id - 2], readings):
            changed[word.id] = as_told(word, "SCONJ", {JOINING: frozenset({"dass"})}, (word.id - 2, WHICH))
    return changed


def is_of_somebody(clause: Sequence[Token]) -> bool:
    """Whether a pronoun that is a subject opens a clause behind its first word, and a finite verb ends it."""
    if len(clause) < len(("er", "kommt")) or lower(clause[0]) not in SPEAKERS or clause[0].upos != "PRON":
        return False
    last = clause[-1]
    return last.upos in VERBS and "Person" in last.feats and clause[1:] != [] and not is_second(clause)


def is_second(clause: Sequence[Token]) -> bool:
    """Whether a finite verb stands right behind the subject, and more behind that."""
    return len(clause) > len(("er", "kommt")) and clause[1].upos in VERBS and "Person" in clause[1].feats


def said_before(words: Sequence[Token]) -> Token | None:
    """The verb of saying or knowing that ends a clause, but for adverbs and who is told; None where there is none, or a
    word that *das* may stand for."""
    for place in range(len(words) - 1, -1, -1):
        word = words[place]
        if word.upos in VERBS:
            alone = not any(other.upos == "NOUN" or lower(other) in STOOD_FOR for other in words[: place + 1])
            said = word.lemma in SAYING or lower(word) in SAID
            return word if said and alone else None
        if lower(word) in SURE and any(other.lemma == "sein" for other in words[:place]):
            alone = not any(other.upos == "NOUN" or lower(other) in STOOD_FOR for other in words[:place])
            copula = next(other for other in words[:place] if other.lemma == "sein")
            return copula if alone else None
        if word.upos not in {"ADV", "PART"} and lower(word) not in TOLD_PERSONS:
            return None
    return None


SAYING = frozenset(
    "sagen wissen glauben denken meinen hoffen behaupten finden erklären schreiben erzählen vermuten fürchten "
    "wünschen wollen bedauern merken bemerken bestätigen annehmen erwarten beweisen verstehen".split()
)
SAID = frozenset(
    "gesagt gewusst geglaubt gedacht gemeint gehofft behauptet erklärt geschrieben erzählt vermutet befürchtet "
    "gemerkt bemerkt bestätigt angenommen erwartet bewiesen verstanden gehört gelesen".split()
)
SURE = frozenset("sicher froh klar wichtig möglich schade traurig überzeugt glücklich wahr gut schön".split())
TOLD_PERSONS = frozenset("mir dir ihm ihr uns euch ihnen mich dich ich du er wir sie es man".split())
STOOD_FOR = frozenset("das alles etwas nichts was dasselbe dies eines eins keines jedes vieles".split())
"""Words that *das* may stand for."""


def is_done_to_something(clause: Sequence[Token]) -> bool:
    """Whether a clause is who does something and the verb, with nothing between but adverbs, and the verb asks for an
    object: *ich gerade lese*."""
    verbs = [word for word in clause if word.upos in VERBS]
    rest = [word for word in clause[1:] if word not in verbs]
    done = verbs[0].lemma in DONE or lower(verbs[0]) in DONE_SO
    return done and all(word.upos in {"ADV", "PART"} for word in rest)


DONE = frozenset(
    "lesen kaufen suchen brauchen nehmen bekommen bestellen schreiben essen trinken tragen verkaufen mieten besitzen "
    "benutzen verwenden fahren bauen erhalten herunterladen".split()
)
DONE_SO = frozenset(
    "gelesen gekauft gesucht gebraucht genommen bekommen bestellt geschrieben gegessen getrunken getragen verkauft "
    "gemietet benutzt verwendet gebaut erhalten heruntergeladen".split()
)
"""Verbs with an object, and their participles."""


def is_a_thing(words: Sequence[Token], readings: Readings) -> bool:
    """Whether a neuter that is no word for what is said or felt stands at the end of words, with its determiner."""
    if len(words) < len(("das", "Buch")) or words[-1].upos != "NOUN" or lower(words[-1]).endswith(CONTENTS):
        return False
    known = known_as(words[-1].form or "", "NOUN", readings)
    neuter = bool(known) and all(
        "Neut" in one.feats.get("Gender", ()) and "Sing" in one.feats.get("Number", ()) for one in known
    )
    return neuter and words[-2].upos in {"ADJ", "DET"}


CONTENTS = (
    *("gefühl", "problem", "glück", "ergebnis", "ziel", "zeichen", "wissen", "argument", "bewusstsein", "risiko"),
    *("verständnis", "versprechen", "recht", "vertrauen", "gerücht", "wunder", "pech", "wort", "geständnis"),
    *("verlangen", "bedürfnis", "signal", "indiz", "phänomen", "prinzip", "vorurteil", "ende", "maß", "leben"),
)
"""Ends of neuters behind which *dass* says what that is."""
