"""Declension: where an adjective's endings depend on the determiner, only some of its readings fit its noun phrase.

*Mutige* can be a plural, but not after *die*: *die mutige Frauen* clashes. Which endings a reading has and which a
determiner asks for is said by the lexicon (German; `Declension` is no feature of UD); others say nothing of it. Where
no reading has such an ending (*mit einem kleinem Hund*) a rule about `Declension` finds it.
"""

from __future__ import annotations

import re
from itertools import combinations, product

from lambre_core.findings.partitives import of_its_case
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.subjects import PREDICATE
from lambre_core.findings.told.relations import BARE_ADJECTIVE, GREETING, OF_SOMETHING
from lambre_core.lexicon.reading import DECLENSION, ENDING, Reading
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Sentence, Token

SURE = 0.8
"""Least probability of the heads of determiner and adjective."""

STRONG = frozenset({"Strong"})

RELATIVE = frozenset("der die das dem den welcher welche welches welchem welchen".split())
"""German determiners that are relative pronouns as well."""

WITH_ARTICLE = re.compile("(?:an|auf|durch|für|hinter|in|über|um|unter|vor)'?s|übern|hinterm|unterm|vorm")
"""Prepositions that have an article in them, which trees may not show as a word of its own: *durchs ganze Haus*."""

BEFORE_BARE = frozenset({"ADP", "VERB", "AUX", "CCONJ", "SCONJ", "PUNCT"})
"""After these an adjective surely begins its noun phrase; names, numerals, quantifiers may stand in for an article."""


def in_sentence(sentence: Sentence, readings: Readings) -> Readings:
    """The readings of a sentence's words, of adjectives, and of determiners that are declined as such, only those with
    the endings that their noun phrase asks for; those of a noun with the endings that it asks for."""

    def fitting(token: Token) -> tuple[Reading, ...]:
        found = readings(token)
        if token.upos == "NOUN":
            found = as_weak_noun(token, found, sentence, readings)
            found = without_infinitives(token, without_old_datives(token, found, sentence), sentence)
            return with_endings(token, found, sentence, readings)
        if token.upos in {"DET", "PRON"}:
            found = of_its_case(token, found, sentence)
        if token.upos == "PRON" and (token.form or "").lower() == "den":
            # With its noun it may be a plural; alone that is *denen*: *die Leute, mit den ich arbeite*.
            found = as_no_plural(token, found, sentence)
        if token.deprel in {GREETING, OF_SOMETHING}:
            return tuple(one for one in found if one.feats.get(DECLENSION, STRONG) >= STRONG) or found
        if token.upos == "DET" and (token.form or "").lower() in OURS:
            found = tuple(reading for reading in found if is_bare(reading)) or found
        if is_attributive(token, sentence):
            found = tuple(reading for reading in found if not is_of_pronouns(reading)) or found
        if token.deprel == BARE_ADJECTIVE:
            return tuple(
                reading.with_feats({**reading.feats, DECLENSION: token.feats[DECLENSION]}) for reading in found
            )
        if token.upos == "ADJ" and token.deprel == PREDICATE:
            found = without_uninflected(token, found, readings)
        name = {"ADJ": DECLENSION, "DET": ENDING}.get(token.upos or "")
        if name is None or not any(name in reading.feats for reading in found):
            return found
        asked = asked_of(token, sentence, readings)
        if not asked:
            return found
        return tuple(r for r in found if asked & r.feats.get(name, asked)) or found

    return fitting


def as_no_plural(pronoun: Token, found: tuple[Reading, ...], sentence: Sentence) -> tuple[Reading, ...]:
    """The readings of *den* without a noun but for the plural, behind what takes a dative with that in another case, so
    that *denen* is what mends it."""
    before = sentence.tokens[pronoun.id - 2] if pronoun.id > 1 else None
    if before is not None and (before.form or "").lower() in WITH_DATIVES:
        several = (one for one in found if "Plur" in one.feats.get("Number", ()))
        found = (*found, *(one.with_feats({**one.feats, "Case": frozenset({"Acc"})}) for one in several))
    return tuple(
        one for one in found if "Plur" not in one.feats.get("Number", ()) or "Acc" in one.feats.get("Case", ())
    )


WITH_DATIVES = frozenset({"mit", "von", "bei", "zu", "aus", "nach", "seit"})
"""German adpositions with a dative and nothing else."""


def without_uninflected(predicate: Token, found: tuple[Reading, ...], readings: Readings) -> tuple[Reading, ...]:
    """Of a predicate the readings with an ending, if the lexicon has no other: *die Suppe ist heiße*."""
    known = known_as(predicate.form or "", "ADJ", readings)
    if not known or not all(DECLENSION in reading.feats for reading in known):
        return found
    return tuple(reading for reading in found if DECLENSION in reading.feats) or found


def as_weak_noun(
    noun: Token, found: tuple[Reading, ...], sentence: Sentence, readings: Readings
) -> tuple[Reading, ...]:
    """Of a German noun that has *-en* in all cases but the nominative, behind its determiner, the nominative alone,
    whatever the tagger makes of it: *mit dem Präsident*. Without a determiner it need not be declined (*Arzt und
    Patient*)."""
    form = noun.form or ""
    if not form[:1].isupper() or form.endswith("en") or noun.id < 2:
        return found
    before = sentence.tokens[noun.id - 2]
    if before.head != noun.id or before.upos not in {"ADJ", "DET"} or nearest_determiner(noun, noun, sentence) is None:
        return found
    known = known_as(form, "NOUN", readings)
    if not known or any(reading.feats != WEAK for reading in map(without_details, known)):
        return found
    declined = known_as(form + ("n" if form.endswith("e") else "en"), "NOUN", readings)
    oblique = {"Acc", "Dat", "Gen"}
    cases = {case for one in declined if "Sing" in one.feats.get("Number", ()) for case in one.feats.get("Case", ())}
    return tuple(known) if oblique <= cases else found


WEAK: Features = {name: frozenset({value}) for name, value in (("Case", "Nom"), ("Gender", "Masc"), ("Number", "Sing"))}


def without_details(reading: Reading) -> Reading:
    """A reading with nothing but case, gender and number."""
    return reading.with_feats({name: values for name, values in reading.feats.items() if name in WEAK})


def without_old_datives(noun: Token, found: tuple[Reading, ...], sentence: Sentence) -> tuple[Reading, ...]:
    """Of a German noun the readings without the old dative in *-e*, if it may be a plural and none of its attributes
    has the ending of such a dative: *mit meine Freunde*, but *mit meinem Freunde*."""
    form = noun.form or ""
    if not form[:1].isupper() or not form.endswith("e"):
        return found
    attributes = [word for word in sentence.tokens if word.head == noun.id and word.upos in {"ADJ", "DET"}]
    if not attributes or any((word.form or "").lower().endswith("m") for word in attributes):
        return found
    if not any("Plur" in reading.feats.get("Number", ()) for reading in found):
        return found
    return tuple(reading for reading in found if not is_old_dative(reading.feats)) or found


def without_infinitives(noun: Token, found: tuple[Reading, ...], sentence: Sentence) -> tuple[Reading, ...]:
    """Of a German dative plural the readings without that as an infinitive, if none of its attributes goes with a
    neuter in the singular: *viele Freunden* is not *das Freunden*, but *dasselbe Verhalten* is one."""
    form = noun.form or ""
    attributes = [
        word for word in sentence.tokens[: noun.id - 1] if word.head == noun.id and word.upos in {"ADJ", "DET"}
    ]
    if not (form[:1].isupper() and form.endswith("n") and attributes):
        return found
    if any((word.form or "").lower() == "dasselbe" or not (word.form or "").endswith("e") for word in attributes):
        return found
    if not any("Dat" in one.feats.get("Case", ()) and "Plur" in one.feats.get("Number", ()) for one in found):
        return found
    infinitives = [one for one in found if one.lemma == form and "Neut" in one.feats.get("Gender", ())]
    if any("Plur" in one.feats.get("Number", ()) for one in infinitives):
        return found  # *Seltene Leiden* are several.
    return tuple(one for one in found if one not in infinitives) or found


def is_old_dative(feats: Features) -> bool:
    """Whether a reading is a dative of the singular and not feminine."""
    return (
        feats.get("Case") == frozenset({"Dat"})
        and feats.get("Number") == frozenset({"Sing"})
        and feats.get("Gender", frozenset()) <= frozenset({"Masc", "Neut"})
        and "Gender" in feats
    )


def is_attributive(determiner: Token, sentence: Sentence) -> bool:
    """Whether a German possessive, *einer* or *keines* stands before its noun, with nothing but adjectives between; it
    may be the subject of a verb before it that has no other one (*dort hat einer Hunger*)."""
    if determiner.upos != "DET" or _LIKE_A_PRONOUN.fullmatch((determiner.form or "").lower()) is None:
        return False
    noun = sentence.head_of(determiner)
    if noun is None or noun.upos != "NOUN" or noun.id < determiner.id:
        return False
    if not all(word.upos == "ADJ" for word in sentence.tokens[determiner.id : noun.id - 1]):
        return False
    if (noun.deprel or "").startswith("conj"):
        return False  # *hat einer Hunger und einer Durst*
    verb = sentence.head_of(noun)
    if verb is None or verb.upos not in {"AUX", "VERB"} or verb.id > determiner.id:
        return True
    others = (word for word in sentence.tokens if word.head == verb.id and word.id != noun.id)
    return any((word.deprel or "").startswith("subj") for word in others)


OURS = frozenset({"unser", "euer"})
"""Possessives without an ending, spelt as the genitives of *wir* and *ihr*."""


def is_bare(reading: Reading) -> bool:
    """Whether a reading of a possessive is one of those that have no ending: *unser Haus*, not *wegen unser Hauses*."""
    case, gender = reading.feats.get("Case", frozenset()), reading.feats.get("Gender", frozenset())
    return ("Nom" in case and not gender.isdisjoint({"Masc", "Neut"})) or ("Acc" in case and "Neut" in gender)


_LIKE_A_PRONOUN = re.compile("(?:k?ein|[mds]ein|ihr|unse?r|eue?r)e[rs]")


def is_of_pronouns(reading: Reading) -> bool:
    """Whether a form of *ein* with an ending is one that has no noun behind it: *einer von uns*, *keines davon*."""
    case, gender = reading.feats.get("Case", frozenset()), reading.feats.get("Gender", frozenset())
    if "Sing" not in reading.feats.get("Number", ()):
        return False
    return ("Nom" in case and "Masc" in gender) or (not case.isdisjoint({"Nom", "Acc"}) and "Neut" in gender)


def ends_wrongly(adjective: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether none of an adjective's readings has an ending that its noun phrase asks for: *mit einem kleinem Hund*, or
    it has none at all: *eine neu Arbeit*."""
    if adjective.upos != "ADJ":
        return False
    if adjective.deprel == BARE_ADJECTIVE:
        return True
    if adjective.deprel == PREDICATE:
        return is_inflected_predicate(adjective, sentence, readings)
    if not before_its_noun(adjective, sentence):
        return False
    endings = [reading.feats.get(DECLENSION, frozenset()) for reading in readings(adjective)]
    if not all(endings):
        return False
    asked = asked_of(adjective, sentence, readings)
    wrong = bool(asked) and all(asked.isdisjoint(ending) for ending in endings)
    return wrong and agrees_otherwise(adjective, sentence, readings)


def is_inflected_predicate(adjective: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a predicate surely has an ending and stands for no noun: *das Wetter war schönes*, but *das Auto ist ein
    neues*, *die Fragen sind folgende*, *er ist bei bester Laune*."""
    form = adjective.form or ""
    # The tagger, which reads context, takes it for what it should be: only the lexicon counts.
    found = known_as(form, "ADJ", readings)
    inflected = bool(found) and all(
        DECLENSION in reading.feats and reading.lemma not in (None, form) and "Pos" in reading.feats.get("Degree", ())
        for reading in found
    )
    if not inflected or INFLECTED.search(form) is None or form in WITH_E or any(map(is_for_a_noun, found)):
        return False
    if any(reading.lemma == form for reading in known_as(form + "e", "ADJ", readings)):
        return False  # a participle: *ausgeglichen* is no form of *ausgeglich*
    words = sentence.tokens
    copula = sentence.head_of(adjective)
    while copula is not None and copula.upos != "AUX":
        copula = sentence.head_of(copula)
    before = words[adjective.id - 2] if adjective.id > 1 else None
    after = words[adjective.id : adjective.id + 2]
    if copula is None or before is None or before.upos not in BEFORE_PREDICATE:
        return False
    below = [word for word in words if word.head == adjective.id and not (word.deprel or "").startswith("conj")]
    if any(word.upos not in BESIDE_PREDICATE for word in below):
        return False
    subjects = [word for word in words if word.head == copula.id and (word.deprel or "").startswith("subj")]
    if len(subjects) != 1 or subjects[0].upos not in {"NOUN", "PROPN", "PRON"} or subjects[0].form in POINTING:
        return False
    ends = not after or after[0].id == copula.id or after[0].upos in {"PUNCT", "SCONJ", "CCONJ"}
    return ends and not any(word.upos in {"NOUN", "DET"} or is_declined(word, readings) for word in after)


def is_declined(word: Token, readings: Readings) -> bool:
    """Whether a word is an adjective with an ending."""
    return word.upos == "ADJ" and any(DECLENSION in reading.feats for reading in readings(word))


INFLECTED = re.compile("^[^A-ZÄÖÜ].*e[nms]?$")
"""In lower case; forms in *-er* may be comparatives."""

BEFORE_PREDICATE = frozenset({"ADV", "AUX", "NOUN", "PART", "PRON", "PROPN"})
BESIDE_PREDICATE = frozenset({"ADP", "ADV", "CCONJ", "PART", "PUNCT", "SCONJ"})
"""What may belong to a predicate: *wegen Nebels gesperrt*, *so glatt, dass er fiel*."""

POINTING = frozenset({"das", "Das", "dies", "Dies", "was", "Was", "alles", "Alles", "einer", "welches"})

WITH_E = frozenset(
    "alleine bange blöde dicke dichte dünne enge fade ferne feste gerne helle herbe klasse lange milde nahe sachte "
    "schade spitze stille vorne zähe".split()
)
"""Predicates that have an *-e* which is no ending."""


def is_for_a_noun(reading: Reading) -> bool:
    """Whether a word with an ending often stands for a noun: ordinals, *anderes, folgende, viele*."""
    return FOR_A_NOUN.fullmatch(reading.lemma or "") is not None


FOR_A_NOUN = re.compile(
    "ander|beid|derartig|eigen|einig|einzig|etlich|folgend|gleich|jed|letzter?|mehrer|nächst|obig|solch|verschieden|viel|"
    "weiter|wenig|.*(?:erst|zweit|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt|elft|zwölft|zehnt|zigst)"
)


def agrees_otherwise(adjective: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether determiner, adjective and noun have one case, gender and number: where they have not (*eine neues
    Konto*), another word than the adjective may be wrong."""
    noun = sentence.head_of(adjective)
    determiner = nearest_determiner(adjective, noun, sentence) if noun is not None else None
    if noun is None or determiner is None:
        return False
    triples = product(*([reading.feats for reading in readings(word)] for word in (determiner, adjective, noun)))
    return any(all(agree(one, other) for one, other in combinations(triple, 2)) for triple in triples)


def before_its_noun(adjective: Token, sentence: Sentence) -> bool:
    """Whether a determiner stands before an adjective and its noun, with nothing between but adjectives, adverbs and
    what belongs to the adjective: *in dem vom Sturm beschädigten Stadion*."""
    noun = sentence.head_of(adjective)
    if noun is None or noun.id < adjective.id:
        return False
    first = next((o.id for o in sentence.tokens[: adjective.id - 1] if o.head == noun.id and o.upos == "DET"), None)
    if first is None:
        return False
    return all(
        word.upos in {"ADJ", "ADV"} or sentence.depends_on(word, adjective)
        for word in sentence.tokens[first : noun.id - 1]
    )


def with_endings(
    noun: Token, found: tuple[Reading, ...], sentence: Sentence, readings: Readings
) -> tuple[Reading, ...]:
    """The readings of a noun with the endings that its determiner asks for in the same case, gender and number."""
    if not any(word.head == noun.id and word.upos == "ADJ" for word in sentence.tokens[: noun.id - 1]):
        return found  # nobody asks
    determiner = nearest_determiner(noun, noun, sentence)
    options = [one.feats for one in readings(determiner) if DECLENSION in one.feats] if determiner is not None else []
    if not options:
        return found
    return tuple(
        reading.with_feats({**reading.feats, DECLENSION: frozenset().union(*(one[DECLENSION] for one in together))})
        for reading in found
        for together in ([one for one in options if agree(one, reading.feats)] or options,)
    )


def asked_of(token: Token, sentence: Sentence, readings: Readings) -> frozenset[str]:
    """The endings that the noun phrase of an attribute asks for; empty where that is not sure."""
    noun = sentence.head_of(token)
    attribute = token.deprel == {"ADJ": "mod", "DET": "det"}.get(token.upos or "")
    if noun is None or noun.upos != "NOUN" or token.id > noun.id or not attribute or not attached(token):
        return frozenset()
    nearest = nearest_determiner(token, noun, sentence)
    before = before_the_phrase(token, noun, sentence)
    if token.upos == "ADJ" and before is not None and (before.form or "").lower() in WHOSE:
        return STRONG
    if nearest is not None:
        if not attached(nearest) or opens_a_clause(nearest, sentence):
            return frozenset()
        return frozenset().union(*(feats.get(DECLENSION, ()) for feats in asking(nearest, noun, sentence, readings)))
    if shares_a_determiner(noun, sentence):
        return frozenset()
    if before is not None and before.upos == "ADP" and WITH_ARTICLE.fullmatch((before.form or "").lower()) is not None:
        return frozenset()
    if before is None or before.upos in BEFORE_BARE or is_no_part(before):
        return STRONG
    return STRONG if token.upos == "DET" and before.upos == "ADV" else frozenset()


def is_no_part(before: Token) -> bool:
    """Whether a word is a subject or an adverb that is no part of a noun phrase behind it: *habe ich starke Schmerzen*,
    *habe heute starke Schmerzen*; but *wir jungen Leute*."""
    return (before.form or "").lower() in NO_PART


NO_PART = frozenset(
    "ich er man es heute gestern morgen oft immer wieder noch schon auch nicht hier dort leider".split()
)

WHOSE = frozenset({"dessen", "deren"})
"""Genitives before a noun, which ask nothing of it: *deren neuer Roman erschienen ist*."""


def asking(determiner: Token, noun: Token, sentence: Sentence, readings: Readings) -> list[Features]:
    """The features of a determiner that may ask for endings. One that is declined as an adjective asks for its own
    (*viele junge Menschen*), so that it must be known which that is: of the readings that go with the noun, none is a
    genitive, after which either is written (*vieler jungen Menschen*)."""
    found = readings(determiner)
    if not any(reading.lemma in PARALLEL for reading in found):
        return [reading.feats for reading in found]
    nouns = [reading.feats for reading in without_infinitives(noun, readings(noun), sentence)]
    going = [reading.feats for reading in found if any(agree(reading.feats, other) for other in nouns)]
    if any("Gen" in feats.get("Case", ()) for feats in going):
        return []
    return going or [reading.feats for reading in found]


PARALLEL = frozenset({"ander", "einig", "etlich", "mehrer", "verschieden", "viel", "wenig"})
"""Lemmas of German quantifiers after which adjectives have the same endings (Duden, Die Grammatik, 2016); after *alle,
manche, sämtliche, solche* others are written as well."""


def before_the_phrase(adjective: Token, noun: Token, sentence: Sentence) -> Token | None:
    """The word before an adjective and what says how much of it: *liest nur neue Bücher*, *zwei neue Autos*."""
    place = adjective.id - 1
    while place and (
        (sentence.tokens[place - 1].upos == "ADV" and sentence.tokens[place - 1].head == adjective.id)
        or (sentence.tokens[place - 1].upos == "NUM" and sentence.tokens[place - 1].head == noun.id)
    ):
        place -= 1
    if place > 1 and is_a_joint(sentence.tokens[place - 1]):
        before = sentence.tokens[place - 2]
        if before.upos == "ADJ" and before.head == noun.id:
            return before_the_phrase(before, noun, sentence)
    return sentence.tokens[place - 1] if place else None


def is_a_joint(word: Token) -> bool:
    """Whether a word, or a comma, may join two attributes."""
    return word.upos == "CCONJ" or word.form == ","


def shares_a_determiner(noun: Token, sentence: Sentence) -> bool:
    """Whether a noun is coordinated with an earlier one that has a determiner: *bei der Pflege und laufenden
    Unterstützung*."""
    first = noun
    for above in sentence.above(noun):
        if not (first.deprel or "").startswith("conj"):
            break
        first = above
    return first is not noun and any(word.head == first.id and word.upos == "DET" for word in sentence.tokens)


def nearest_determiner(token: Token, noun: Token, sentence: Sentence) -> Token | None:
    """The last determiner of a noun before one of the words of its phrase; one right before *oder* stands for itself:
    *mit keiner oder unsicherer Verbindung*."""
    found = (other for other in reversed(sentence.tokens[: token.id - 1]) if other.head == noun.id)
    return next((other for other in found if other.upos == "DET" and not is_joined(other, sentence)), None)


def is_joined(determiner: Token, sentence: Sentence) -> bool:
    """Whether a conjunction stands right behind a determiner."""
    after = sentence.tokens[determiner.id : determiner.id + 1]
    return bool(after) and after[0].upos == "CCONJ"


def opens_a_clause(determiner: Token, sentence: Sentence) -> bool:
    """Whether it may be a relative pronoun: *Kräfte, die ausländische Einflüsse betreffen*."""
    before = sentence.tokens[determiner.id - 2] if determiner.id > 1 else None
    return before is not None and before.form == "," and (determiner.form or "").lower() in RELATIVE


def attached(token: Token) -> bool:
    """Whether the parser is sure of a word's head."""
    heads = token.beliefs.heads if token.beliefs is not None else None
    return not heads or heads.get(token.head or 0, 0.0) >= SURE
