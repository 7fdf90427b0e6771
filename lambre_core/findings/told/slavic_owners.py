"""Czech, Polish, Russian and Ukrainian nouns that ought to be genitives, told by the noun before them.

*Cena ropa stoupla*, *zmień rozmiar czcionka*, *список книга порожній*: two nouns side by side of which the second can
be no genitive, and the first is one that things have (`rules/valency`, `owned`) or that says what is done to them
(*odstranění soubor*). Templates that fill a noun in as it is do this, and so do people whose language has no cases. The
first noun is a subject that opens its clause or the object of a verb right before it, so that the second one can be
neither.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, clauses, lower
from lambre_core.findings.told.relations import OWNING, TOLD_RELATIONS, as_told
from lambre_core.findings.told.words import cases_known, shares
from lambre_core.lexicon.valency import intransitive, measures, owned
from lambre_core.treebank.tree import Sentence, Token

DONE = {
    "cs": re.compile("(?:[áeě]n|ut)í$"),
    "pl": re.compile("(?:an|en|c)ie$"),
    "uk": re.compile("(?:[аеія]нн|тт)я$"),
    "ru": re.compile("(?:[аея]н|ят|ыт)ие$"),
}
"""Ends of nouns for what is done, of which what it is done to is a genitive."""
NAMING = frozenset(
    "oznámení upozornění rozhodnutí prostředí zařízení spojení umění hnutí přání pojmenování označení tvrzení "
    "rozšíření řešení sdělení hlášení cvičení znamení pravidlo "
    "polecenie ustawienie urządzenie rozszerzenie połączenie pytanie zdanie zadanie zdjęcie hasło życie wrażenie "
    "pojęcie запитання питання рішення відношення повідомлення посилання оголошення завдання обладнання середовище "
    "життя звання приложение расширение решение отношение соединение сообщение задание издание название звание".split()
)
"""Nouns that end so behind which a name may stand."""
ATTRIBUTES = frozenset({"ADJ", "DET", "ADV", "PART", "CCONJ", "SCONJ", "NUM"})
VERBS = frozenset({"VERB", "AUX"})
NAMES = frozenset({"NOUN", "PROPN", "X", "NUM", "SYM"})
NOMINATIVE = frozenset({"Nom"})
DIRECT = frozenset({"Nom", "Acc", "Voc"})
NOUNS = frozenset({"NOUN", "PROPN", "PRON"})
SPEAKERS = frozenset({"1", "2"})


def with_unmarked_owners(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such nouns joined to the ones before them.

    Args:
        readings: of words out of context.
    """
    if language not in DONE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(owner_in(clause, readings, language))
    return sentence.with_tokens(changed) if changed else sentence


def owner_in(clause: Clause, readings: Readings, language: str) -> dict[int, Token]:
    """The first noun of a clause that can be no genitive behind one that asks for it, joined to that."""
    for place, (noun, owner) in enumerate(pairwise(clause.words)):
        if not (noun.id + 1 == owner.id and is_had(noun, language) and is_bare(owner, readings)):
            continue
        if is_open(clause, place + 2) and (
            is_subject(clause, place, readings) or is_object(clause, place, readings, language)
        ):
            cases = cases_known(owner, "NOUN", readings)
            return {
                noun.id: as_told(noun, "NOUN", {}, None),
                owner.id: as_told(owner, "NOUN", {"Case": cases}, (noun.id, OWNING)),
            }
    return {}


def is_had(noun: Token, language: str) -> bool:
    """Whether a word is surely a noun that things have, or that says what is done to them."""
    form, lemma = noun.form or "", noun.lemma or ""
    spelt = form.islower() or (noun.id == 1 and form[1:].islower())
    if noun.upos != "NOUN" or not spelt or believed_upos(noun) < SURE or not NAMING.isdisjoint((lemma, lower(noun))):
        return False
    # Polish treebanks have verbs for the lemmas of *usunięcie* and the like.
    return lemma in owned(language) or DONE[language].search(lower(noun)) is not None


def is_bare(owner: Token, readings: Readings) -> bool:
    """Whether a word is surely a noun that can be nothing but a nominative or accusative, and no measure. What the
    lexicon has as nothing but a noun is one whatever the tagger makes of it here (*rozmiar czcionka*)."""
    if owner.upos not in {"ADJ", "NOUN"} or not (owner.form or "").islower():
        return False
    if (owner.lemma or "") in measures() or owner.deprel in TOLD_RELATIONS:
        return False
    cases = cases_known(owner, "NOUN", readings)
    if not cases or not cases <= DIRECT:
        return False
    return not any(known_as(lower(owner), upos, readings) for upos in ("ADJ", "ADP", "ADV", "VERB"))


def is_open(clause: Clause, place: int) -> bool:
    """Whether what follows the two nouns is no name and no other noun that they might be a part of."""
    after = clause.words[place] if place < len(clause.words) else clause.after
    form = (after.form or "") if after is not None else ""
    return after is None or (after.upos not in NAMES and not form[:1].isdigit() and form not in {"-", "/", ":"})


def is_subject(clause: Clause, place: int, readings: Readings) -> bool:
    """Whether a noun with its attributes opens a clause, and is the subject of the first verb behind, of which the
    other noun is neither the subject nor the object."""
    noun, owner = clause.words[place : place + 2]
    if not all(word.upos in ATTRIBUTES for word in clause.words[:place]):
        return False
    behind = clause.words[place + 2 :]
    verb = next((word for word in behind if word.upos in VERBS or is_said_of(noun, owner, word)), None)
    cases = cases_known(noun, "NOUN", readings)
    if verb is None or "Inf" in verb.feats.get("VerbForm", ()) or "Nom" not in cases:
        return False
    if not SPEAKERS.isdisjoint(verb.feats.get("Person", ())) or not shares(noun, verb):
        return False
    if any(word.upos in NOUNS and word.feats.get("Case") == NOMINATIVE for word in behind):
        return False
    if verb.upos != "VERB" or has_no_object(verb, behind):
        return True
    # *Kladná hodnota datum zvětší*: what may be an accusative may be the object.
    return "Acc" not in cases_known(owner, "NOUN", readings) and (cases == NOMINATIVE or not shares(owner, verb))


def is_said_of(noun: Token, owner: Token, word: Token) -> bool:
    """Whether a word is an adjective in the nominative that agrees with the first of two nouns and not with the other:
    *список книга порожній*."""
    predicate = word.upos == "ADJ" and "Nom" in word.feats.get("Case", NOMINATIVE)
    return predicate and shares(noun, word) and not shares(owner, word)


def has_no_object(verb: Token, behind: Sequence[Token]) -> bool:
    """Whether a verb has no object, so that the first of two nouns before it is its subject, or has no subject."""
    reflexive = lower(verb).endswith(("ся", "сь")) or any(lower(word) in {"se", "się"} for word in behind)
    passive = "Pass" in verb.feats.get("Voice", ()) or verb.feats.get("Person") == frozenset({"0"})
    return reflexive or passive or (verb.lemma or "") in intransitive()


def is_object(clause: Clause, place: int, readings: Readings, language: str) -> bool:
    """Whether a noun is the object of a verb before it, with attributes alone between, that has no subject behind: an
    order, one of those who speak, or an infinitive beside a thing."""
    noun, owner = clause.words[place : place + 2]
    start = place
    while start and clause.words[start - 1].upos in {"ADJ", "DET"}:
        start -= 1
    verb = clause.words[start - 1] if start else None
    after = clause.words[place + 2] if place + 2 < len(clause.words) else None
    if verb is None or verb.upos != "VERB" or (after is not None and after.upos in VERBS):
        return False
    if (verb.lemma or "") in intransitive() or "Acc" not in cases_known(noun, "NOUN", readings):
        return False
    if "Imp" in verb.feats.get("Mood", ()) or not SPEAKERS.isdisjoint(verb.feats.get("Person", ())):
        return True
    return "Inf" in verb.feats.get("VerbForm", ()) and "Anim" not in owner.feats.get("Animacy", ())
