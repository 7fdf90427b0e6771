"""German objects in the nominative, told by an order or by the object that they are joined to.

An order has no subject but *Sie*, so that *der Ordner* in *öffne der Ordner* is none; and what *und* joins to *einen
Kaffee* is an object as that is (*ich nehme einen Kaffee und ein Kuchen*).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.partitives import ONE
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.german_arguments import (
    LINKING,
    OF_GENITIVES,
    RECEIVERS,
    SPEAKERS,
    STOPS,
    is_at_the_end,
    is_only_nominative,
    joined,
)
from lambre_core.findings.told.german_phrases import Phrase, is_span, phrase_at
from lambre_core.findings.told.german_relatives import phrase_before
from lambre_core.findings.told.german_subjects import MOVING, is_beside
from lambre_core.findings.told.relations import CASES_ASKED, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

ACCUSATIVE, NOMINATIVE = frozenset({"Acc"}), frozenset({"Nom"})

WISHED = frozenset(
    {"mögen", "wollen", "sollen", "leben", "helfen", "dienen", "geschehen", "folgen", "danken", "gelten"}
)
"""Lemmas of verbs that open wishes (*lebe der König*), or have no accusative."""


def ordered_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A masculine nominative right behind an order, with nothing but datives and adverbs between, and the verb, joined:
    *öffne der Ordner*, *lesen Sie der ganze Artikel*; before another object it should be a dative: *weisen Sie der
    Benutzer eine Rolle zu*."""
    words = clause.words
    place = 1 if words and (words[0].upos == "CCONJ" or lower(words[0]) == "bitte") else 0
    if len(words) < place + len(("öffne", "der", "Ordner")) or (words[0].id > 1 and words[0].upos != "CCONJ"):
        return {}
    verb, after = words[place : place + 2]
    polite = after.form == "Sie" and (verb.form or "").endswith("n") and lower(words[0]) != "und"
    if (
        verb.upos != "VERB"
        or verb.lemma in LINKING | MOVING | WISHED
        or not (polite or is_order(verb, words, readings))
    ):
        return {}
    start = place + (2 if polite else 1)
    while start < len(words) and (lower(words[start]) in RECEIVERS or words[start].upos in {"ADV", "PART"}):
        start += 1
    phrase = phrase_at(words, start, readings)
    if phrase is None or not is_only_nominative(phrase, words) or is_span(phrase.noun):
        return {}
    if verb.lemma in OF_GENITIVES or any(word.upos in VERBS for word in words[phrase.end :]):
        return {}
    other = phrase_at(words, phrase.end, readings)
    return joined(phrase, verb, "Dat" if other is not None and "Acc" in other.cases else "Acc")


def is_order(verb: Token, words: Sequence[Token], readings: Readings) -> bool:
    """Whether a verb is an imperative of one, and nobody speaks of himself."""
    known = known_as(lower(verb), "VERB", readings)
    one = any("Imp" in one.feats.get("Mood", ()) and "Sing" in one.feats.get("Number", ()) for one in known)
    # *Öffnet der Benutzer* is a question, or a condition.
    third = any("3" in one.feats.get("Person", ()) and "Ind" in one.feats.get("Mood", ()) for one in known)
    return one and not third and not any(lower(word) in SPEAKERS for word in words)


def done_in_a_label(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """A masculine nominative that opens a label, and the infinitive that ends it, joined: *neuer Ordner erstellen*; but
    *neuer Kommentar erhalten*, which says what was done."""
    words = clause.words
    label = sentence.tokens[-1].form not in STOPS and len(words) == sum(w.upos != "PUNCT" for w in sentence.tokens)
    phrase = phrase_at(words, 0, readings) if label and words else None
    if phrase is None or phrase.end >= len(words) or not is_only_nominative(phrase, words) or is_span(phrase.noun):
        return {}
    verb, between = words[-1], words[phrase.end : -1]
    if verb.upos != "VERB" or verb.lemma in LINKING | MOVING | WISHED | OF_GENITIVES or not verb.form:
        return {}
    # *Erhalten* is a participle as well.
    participle = any(one.lemma == verb.form for one in known_as(verb.form + "e", "ADJ", readings))
    infinitive = any(one.lemma == verb.form for one in known_as(verb.form, "VERB", readings))
    if participle or not infinitive or not all(is_beside(word, sentence) for word in between):
        return {}
    one: Features = {"Case": NOMINATIVE, "Number": frozenset({"Sing"})}
    return {phrase.noun.id: as_told(phrase.noun, "NOUN", one, (verb.id, CASES_ASKED["Acc"]))}


JOINING = frozenset({"und", "oder", "sowie"})


def second_object_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """A masculine nominative that a conjunction joins to an object, and which ends its sentence but for what belongs to
    the verb, and that verb, joined: *ich nehme einen Kaffee und ein Kuchen*."""
    words = clause.words
    if len(words) < len(("und", "ein", "Kuchen")) or lower(words[0]) not in JOINING or not is_at_the_end(clause):
        return {}
    if words[0].id == 1:
        return {}
    phrase = phrase_at(words, 1, readings)
    before = sentence.tokens[: words[0].id - 1]
    first = phrase_before(before, readings)
    if phrase is None or first is None or not is_only_nominative(phrase, words) or is_span(phrase.noun):
        return {}
    if any(word.upos != "VERB" or "Person" in word.feats for word in words[phrase.end :] if not is_prefix(word)):
        return {}
    earlier = before[: first.start]
    verbs = [word for word in (*earlier, *words[phrase.end :]) if word.upos in VERBS]
    full = [word for word in verbs if word.upos == "VERB"]
    if len(full) != 1 or any(word.lemma in LINKING for word in verbs) or earlier[-1].upos == "ADP":
        return {}
    if any(word.upos == "PUNCT" for word in earlier) or not is_object(first, earlier):
        return {}
    return joined(phrase, full[0], "Acc")


def is_prefix(word: Token) -> bool:
    """Whether a word may be the prefix of a verb."""
    return word.upos in {"ADP", "ADV"} and lower(word) in PREFIXES


PREFIXES = frozenset("ab an auf aus bei ein fest hinzu mit nach um vor weg zu zurück zusammen".split())


def is_object(first: Phrase, earlier: Sequence[Token]) -> bool:
    """Whether a phrase is an accusative and nothing else, or may be one behind the verb of who speaks or is told."""
    if first.cases == ACCUSATIVE:
        return True
    told = any(lower(word) in SPEAKERS or word.form == "Sie" for word in earlier)
    return told and first.cases == NOMINATIVE | ACCUSATIVE and not any(word.upos == "NOUN" for word in earlier)


def touched_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A dative behind *klicken auf* and the like that is what one clicks on, or behind *warten auf* and is what one
    waits for, and the adposition, joined: *klicken Sie auf der Schaltfläche*; but *klicken Sie auf dieser Schaltfläche
    auf den Pfeil*."""
    words = clause.words
    verbs = [word for word in words if word.upos == "VERB"]
    adpositions = [word for word in words if lower(word) == "auf"]
    if len(verbs) != 1 or len(adpositions) != 1 or adpositions[0].upos != "ADP":
        return {}
    touched = TOUCHED if verbs[0].lemma in TOUCHING else AWAITED if verbs[0].lemma in AWAITING else None
    phrase = phrase_at(words, words.index(adpositions[0]) + 1, readings)
    if touched is None or phrase is None or not phrase.cases <= {"Dat", "Gen"}:
        return {}
    if touched.search(lower(phrase.noun)) is None:
        return {}
    return joined(phrase, adpositions[0], "Acc")


TOUCHING = frozenset({"klicken", "doppelklicken", "tippen", "drücken"})
TOUCHED = re.compile(
    "(?:schaltfläche|knopf|button|taste|schalter|symbol|icon|link|eintrag|reiter|registerkarte|menüpunkt|befehl|option|"
    "pfeil|häkchen|kästchen|logo)$"
)
AWAITING = frozenset({"warten"})
AWAITED = re.compile(
    "(?:antwort|bestätigung|ergebnis|rückmeldung|nachricht|anruf|eingabe|verbindung|entscheidung|gelegenheit|urteil|"
    "genehmigung|lieferung|einladung|bus|zug|paket|brief|arzt|chef|freund|kollegen|kunden|handwerker|regen|frühling)$"
)
"""Ends of nouns that are no place where one does it."""


def there_are_in(clause: Clause) -> dict[int, Token]:
    """*Es* beside a plural of *geben* that has one noun with it, and the verb, joined: *es geben keine Meldungen*."""
    words = clause.words
    if len(words) < len(("es", "geben", "Meldungen")) or words[0].id > 1 or not is_at_the_end(clause):
        return {}
    one, verb = words[:2] if lower(words[0]) == "es" else (words[1], words[0])
    nouns = [word for word in words[2:] if word.upos in {"NOUN", "PRON", "PROPN"}]
    if lower(one) != "es" or lower(verb) not in {"geben", "gaben"} or len(nouns) != 1 or verb.upos != "VERB":
        return {}
    if any(word.upos in VERBS for word in words[2:]):
        return {}
    return {one.id: as_told(one, "PRON", {"Case": NOMINATIVE}, (verb.id, ONE))}
