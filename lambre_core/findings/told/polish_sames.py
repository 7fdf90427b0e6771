"""Told words in Polish: *ten sam* and *taki sam*, *jaki jest …*, *wszyscy* and those who are spoken to politely.

*W tym samej folderze*, *taki same problemy*, *jaki jest twoja nazwa*, *wszyscy zna odpowiedź*, *czy Pani możesz*: these
words are few and stand beside one another.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.polish_nouns import is_surely_noun
from lambre_core.findings.told.polish_subjects import agrees, is_finite, shown_by
from lambre_core.findings.told.relations import POLITELY, SAME, TOLD, WHAT_IT_IS, as_told
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Sentence, Token

NONE: frozenset[str] = frozenset()
SINGULAR = frozenset({"Sing"})
PLURAL = frozenset({"Plur"})
DECLINED = ("Case", "Gender", "Number", "Animacy")


# The same


def sames_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Ten* or *taki* and *sam* before a noun with which but one of them agrees, the other joined to it: *tym samej
    folderze*, *taki same problemy*. A nominative may be who does something: *tego sam nie zrobię*."""
    for first, sam, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        if lower(first) not in THESE or lower(sam) not in SAM or noun.id != first.id + 2:
            continue
        if not is_surely_noun(noun):
            continue
        nouns = declined(known_as(lower(noun), "NOUN", readings))
        own = [declined(known_as(lower(word), upos, readings)) for word, upos in ((first, "DET"), (sam, "ADJ"))]
        if not nouns or not all(own):
            continue
        fitting = [[cell for cell in nouns if any(agree(cell, one) for one in cells)] for cells in own]
        if bool(fitting[0]) == bool(fitting[1]):
            continue
        word, cells, meant = (sam, own[1], fitting[0]) if fitting[0] else (first, own[0], fitting[1])
        shown = next((one for one in cells for cell in meant if one.get("Case") == cell.get("Case")), cells[0])
        upos = "ADJ" if word is sam else "DET"
        return {
            word.id: as_told(word, upos, shown, (noun.id, SAME)),
            noun.id: as_told(noun, "NOUN", meant[0], None),
        }
    return {}


THESE = frozenset(
    "ten ta to tego tej temu tę tą tym te ci tych tymi taki taka takie takiego takiej takiemu taką takim tacy takich "
    "takimi".split()
)
SAM = frozenset("sam sama samo samego samej samemu samą samym same sami samych samymi".split())


def declined(found: Sequence[Reading]) -> list[Features]:
    """What readings show of that in which attributes agree; vocatives left out."""
    return [
        {name: one.feats[name] for name in DECLINED if name in one.feats}
        for one in found
        if "Case" in one.feats and "Voc" not in one.feats["Case"]
    ]


# What something is like


def like_what_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Jaki* and a noun behind its copula that ends the clause, joined, if they agree in nothing: *jaki jest twoja
    ulubiona książka*."""
    words = clause.words
    if len(words) < len(("jaki", "jest", "cel")) or lower(words[0]) not in WHAT_LIKE or lower(words[1]) not in COPULAS:
        return {}
    rest = [word for word in words[2:] if word.upos not in {"ADJ", "DET"}]
    noun = rest[0] if rest else None
    if noun is None or not is_surely_noun(noun):
        return {}
    known = known_as(lower(noun), "NOUN", readings)
    shown = [shown_by(one) for one in known if "Nom" in one.feats.get("Case", NONE)]
    attributes = [word for word in words[2:] if word.id < noun.id]
    nominative = all(
        any("Nom" in one.feats.get("Case", NONE) for one in known_as(lower(word), word.upos or "", readings))
        for word in attributes
    )
    after = next((word for word in words if word.id == noun.id + 1), None)
    ends = after is None or after.upos in {"ADJ", "ADP", "NOUN", "PROPN"}
    asked = WHAT_LIKE[lower(words[0])]
    if not shown or not nominative or not ends or any("Hum" in one.feats.get("Animacy", NONE) for one in known):
        return {}
    if agrees(shown, asked):
        return {}
    return {
        words[0].id: as_told(words[0], "DET", {"Case": frozenset({"Nom"}), **asked[0]}, (noun.id, WHAT_IT_IS)),
        noun.id: as_told(noun, "NOUN", {"Case": frozenset({"Nom"}), **shown[0]}, None),
    }


def asked_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Jaki* at the head of a question and the noun right behind it, joined, if they agree in nothing: *jaki pliki
    zostały usunięte?*."""
    words = clause.words
    if len(words) < len(("jaki", "plik", "jest")) or words[0].id != 1 or lower(words[0]) not in WHAT_LIKE:
        return {}
    noun = words[1]
    if clause.after is None or clause.after.form != "?" or not is_surely_noun(noun) or noun.id != words[0].id + 1:
        return {}
    own = declined(known_as(lower(words[0]), "DET", readings))
    nouns = declined(known_as(lower(noun), "NOUN", readings))
    if not own or not nouns or any(agree(one, other) for one in own for other in nouns):
        return {}
    direct = next((one for one in nouns if not one["Case"].isdisjoint({"Nom", "Acc"})), None)
    if direct is None:
        return {}
    return {
        words[0].id: as_told(words[0], "DET", own[0], (noun.id, SAME)),
        noun.id: as_told(noun, "NOUN", direct, None),
    }


WHAT_LIKE: Mapping[str, Sequence[Features]] = {
    "jaki": ({"Gender": frozenset({"Masc"}), "Number": SINGULAR},),
    "jaka": ({"Gender": frozenset({"Fem"}), "Number": SINGULAR},),
    "jakie": (
        {"Gender": frozenset({"Neut"}), "Number": SINGULAR},
        {"Gender": frozenset({"Fem", "Neut"}), "Number": PLURAL},
        {"Gender": frozenset({"Masc"}), "Number": PLURAL, "Animacy": frozenset({"Inan", "Nhum"})},
    ),
}
COPULAS = frozenset("jest są był była było były będzie będą".split())


# Who does it


def everybody_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """*Wszyscy* at the head of a sentence and the only verb of its clause right behind, joined, if it is a third person
    singular alone: *wszyscy zna odpowiedź*."""
    first, verbs = clause.words[0], [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if lower(first) != "wszyscy" or first.id != 1 or len(verbs) != 1 or not is_finite(verbs[0]):
        return {}
    verb = verbs[0]
    between = [word for word in clause.words if first.id < word.id < verb.id]
    if any(word.upos not in {"ADV", "PART"} for word in between):
        return {}
    known = [one.feats for one in known_as(lower(verb), "VERB", readings)]
    single = bool(known) and all(
        feats.get("Number") == SINGULAR and "Fin" in feats.get("VerbForm", NONE) for feats in known
    )
    told = any("Imp" in feats.get("Mood", NONE) or "Neut" in feats.get("Gender", NONE) for feats in known)
    if not single or told or known_as(lower(verb), "NOUN", readings):
        return {}
    shown: Features = {"Number": SINGULAR}
    return {
        first.id: as_told(first, "PRON", {"Case": frozenset({"Nom"}), "Number": PLURAL}, (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", shown, None),
    }


def politely_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Pan* or *Pani* with a capital in the middle of a sentence, as in letters, and a verb in the second person right
    behind, joined: *czy Pani możesz przesłać umowę*. In small letters it is how people once talked (*pan wiesz*)."""
    for lord, verb in zip(clause.words, clause.words[1:], strict=False):
        if lord.form not in {"Pan", "Pani"} or lord.id == 1 or verb.upos not in {"AUX", "VERB"}:
            continue
        known = [one.feats for one in known_as(lower(verb), "VERB", readings)]
        spoken = bool(known) and all(
            feats.get("Person") == frozenset({"2"}) and "Ind" in feats.get("Mood", NONE) for feats in known
        )
        if spoken and verb.id == lord.id + 1:
            return {
                lord.id: as_told(lord, "NOUN", {"Case": frozenset({"Nom"}), "Number": SINGULAR}, (verb.id, POLITELY)),
                verb.id: as_told(verb, "VERB", {"Person": frozenset({"2"})}, None),
            }
    return {}
