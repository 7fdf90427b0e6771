"""Told words in Czech: what adpositions and verbs govern, and whom something is given to."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.czech_clauses import (
    ACCUSATIVE,
    OF_ANIMALS,
    SINGULAR,
    has_case,
    is_past,
    person_of,
    phrase_behind,
)
from lambre_core.findings.told.czech_subjects import is_pronoun
from lambre_core.findings.told.relations import FOR_ONESELF, SELF, TOLD_RECEIVER, as_told
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Sentence, Token


def governed_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """An adposition that parsers take for a noun or an adverb and the noun behind it, joined, if the noun is in no case
    that it takes: *navzdory zákaz*, *díky tvou pomoc*, *vedle tyč*."""
    changed: dict[int, Token] = {}
    for place, word in enumerate(clause.words):
        asked = ONE_CASE.get(lower(word))
        noun = phrase_behind(clause, place)
        if asked is None or noun is None or not (noun.form or "").islower():
            continue
        if lower(clause.words[place + 1]) in {"toho", "tomu"}:
            # It stands for something itself: *místo toho server odpoví*.
            continue
        if lower(word) in OTHERWISE and (place or noun.id == clause.words[-1].id):
            continue
        sure = word.upos == "ADP" and believed_upos(word) >= SURE and noun.head == word.id and noun.id == word.id + 1
        if lower(word) in ADVERBS and (not sure or is_met(noun, clause.words[:place])):
            continue
        known = known_as(lower(noun), "NOUN", readings)
        after = next((other for other in clause.words if other.id == noun.id + 1), None)
        if not known or any(asked in one.feats.get("Case", (asked,)) for one in known) or "Gen" in noun.feats["Case"]:
            continue
        if asked != "Gen" and after is not None and any(asked in one.feats.get("Case", ()) for one in readings(after)):
            continue
        changed[word.id] = as_told(word, "ADP", {"Case": frozenset({asked})}, None)
        changed[noun.id] = as_told(noun, "NOUN", {}, (word.id, SELF))
    return changed


def is_met(noun: Token, before: Sequence[Token]) -> bool:
    """Whether a person in the nominative behind a verb and *naproti* comes towards somebody: *vyšel naproti soused*."""
    verb = len(before) > 0 and before[-1].upos in {"AUX", "PRON", "VERB"}
    return verb and is_of_persons(noun.feats) and has_case(noun, "Nom")


ONE_CASE: Mapping[str, str] = {
    **dict.fromkeys("navzdory kvůli díky vůči proti naproti oproti".split(), "Dat"),
    **dict.fromkeys("podél během místo ohledně vedle uprostřed poblíž kromě".split(), "Gen"),
}
OTHERWISE = frozenset({"díky", "místo"})
"""Nouns as well, but at the beginning of a clause, before more than one word."""
ADVERBS = frozenset("vedle uprostřed poblíž naproti".split())


def month_in(clause: Clause) -> dict[int, Token]:
    """*V* and a month right behind it that is no locative, joined: *v říjen*."""
    for word, month in pairwise(clause.words):
        if lower(word) in {"v", "ve"} and lower(month) in MONTHS and month.id == word.id + 1:
            own: Features = {"Case": ACCUSATIVE, "Number": SINGULAR, "Gender": frozenset({"Masc"})}
            return {
                word.id: as_told(word, "ADP", {"Case": frozenset({"Loc"})}, None),
                month.id: as_told(month, "NOUN", own, (word.id, SELF)),
            }
    return {}


MONTHS = frozenset("leden únor březen duben květen červen červenec srpen říjen listopad prosinec".split())


def asked_in(sentence: Sentence) -> dict[int, Token]:
    """*Kdo* and *já* right behind an adposition, which never governs a nominative, joined: *s kdo jsi byl*. Behind an
    apostrophe is the rest of a foreign name: *ve Stow’s on Hill*."""
    for word, pronoun, after in zip(sentence.tokens, sentence.tokens[1:], (*sentence.tokens[2:], None), strict=False):
        known = word.upos == "ADP" and believed_upos(word) >= SURE and lower(pronoun) in NOMINATIVES
        known = known and not (word.id > 1 and sentence.tokens[word.id - 2].form in APOSTROPHES)
        known = known and lower(word) not in PLACES
        # *On-line* may be cut behind *on* or behind the hyphen.
        known = known and not (after is not None and (after.form or "").startswith("-"))
        if known and (after is None or lower(after) not in {"ví", "koho", "já"}) and pronoun.upos == "PRON":
            return {
                pronoun.id: as_told(pronoun, "PRON", {"Case": frozenset({"Nom"})}, (word.id, SELF)),
                word.id: as_told(word, "ADP", {}, None),
            }
    return {}


def named_in(sentence: Sentence) -> dict[int, Token]:
    """The name of a man or a country right behind an adposition, joined, if it can be nothing but a nominative, or with
    adpositions of other cases an accusative: *kromě Petr*, *z Německo*."""
    for word, name in pairwise(sentence.tokens):
        if word.upos != "ADP" or believed_upos(word) < SURE or name.upos != "PROPN" or not (word.form or "").islower():
            continue
        man = MEN.fullmatch(name.form or "") is not None
        country = lower(word) in NEVER_WITH_ACCUSATIVE and COUNTRY.fullmatch(name.form or "") is not None
        if man or country:
            return {
                name.id: as_told(name, "PROPN", {"Case": frozenset({"Nom"})}, (word.id, SELF)),
                word.id: as_told(word, "ADP", {}, None),
            }
    return {}


MEN = re.compile(
    "Petr|Josef|Tomáš|Jaroslav|Miroslav|Zdeněk|František|Václav|Karel|Jakub|Lukáš|Ladislav|Ondřej|Stanislav|Antonín|"
    "Vojtěch|Radek|Libor|Aleš|Honza|Jirka|Pepa"
)
COUNTRY = re.compile(
    "(?:Němec|Rakous|Pols|Čes|Slovens|Rus|Španěls|Portugals|Řec|Turec|Maďars|Chorvats|Rumuns|Bulhars|Fins|Švéds|Nors|"
    "Dáns|Nizozems|Švýcars|Srbs|Skots|Irs|Japons|Mongols|Kazachs)ko"
)
NEVER_WITH_ACCUSATIVE = frozenset("z ze do od ode u k ke s se bez".split())
NOMINATIVES = frozenset("já kdo někdo nikdo on oni".split())
APOSTROPHES = frozenset("'’")
PLACES = frozenset("vedle uprostřed poblíž naproti blízko kolem okolo uvnitř nedaleko mimo".split())
"""Adverbs as well: *poblíž nikdo nebyl*."""


def reflexive_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """*Se* beside a verb that has an object, joined, if it is for oneself that this is done: *koupil jsem se boty*."""
    selves = [word for word in clause.words if lower(word) in {"se", "si"} and word.upos == "PRON"]
    verbs = [word for word in clause.words if word.upos == "VERB"]
    if len(selves) != 1 or lower(selves[0]) == "si" or not is_pronoun(selves[0], clause):
        return {}
    verbs = [word for word in verbs if word.id == selves[0].head]
    if not verbs:
        return {}
    verb, person = verbs[0], {person_of(word) for word in clause.words} - {""}
    if verb.lemma not in FOR_SOMEBODY or "3" in person:
        return {}
    objects = [word for word in clause.words if is_thing_of(word, verb, readings)]
    speaks = bool(person) or (is_past(verb) and "Gender" in verb.feats and lower(verb).endswith("l"))
    sure = speaks and (person or all(lower(word).endswith("u") for word in objects))
    if len(objects) != 1 or not sure or selves[0].head != verb.id:
        return {}
    return {selves[0].id: as_told(selves[0], "PRON", {"Case": ACCUSATIVE}, (verb.id, FOR_ONESELF))}


FOR_SOMEBODY = frozenset(
    "koupit kupovat vzít objednat objednávat přečíst prohlédnout prohlížet poslechnout pustit stáhnout pamatovat "
    "zapamatovat vybrat vybírat zvolit najít půjčit půjčovat vypůjčit pronajmout představit přát umýt mýt čistit "
    "vyčistit obléknout oblékat svléknout sundat zout obout pořídit udělat dělat napsat zapsat uvařit vařit zlomit "
    "zranit splést vybavit zkontrolovat založit otevřít nastavit postavit vydělat ušetřit šetřit vyzkoušet "
    "zkusit ostříhat obarvit zabalit zajistit rezervovat zarezervovat užít užívat prostudovat dát nechat uklidit "
    "opravit vymyslet vymýšlet".split()
)
"""Verbs with an object in the accusative beside *si*, and none beside *se*."""


def is_thing_of(word: Token, verb: Token, readings: Readings) -> bool:
    """Whether a noun is the object of a verb and may be an accusative."""
    if word.upos != "NOUN" or word.head != verb.id or not (word.deprel or "").startswith(("comp:ob", "udep", "subj")):
        return False
    known = known_as(lower(word), "NOUN", readings)
    measured = (word.lemma or "") in measures() and verb.lemma != "přát"
    return not measured and any("Acc" in one.feats.get("Case", ()) for one in known or readings(word))


def receiver_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A person in the accusative right behind a verb of giving that has another accusative behind it, joined as the one
    who is given something: *doporučil pacienta klid*. Behind the thing it may be its genitive (*dal knihu otce*)."""
    verbs = [word for word in clause.words if word.upos == "VERB"]
    if len(verbs) != 1 or verbs[0].lemma not in GIVING:
        return {}
    verb = verbs[0]
    objects = [word for word in clause.words if word.head == verb.id and (word.deprel or "").startswith("comp:ob")]
    if (pronoun := given_pronoun(clause, verb, objects, readings)) is not None:
        return {pronoun.id: as_told(pronoun, "PRON", {"Case": ACCUSATIVE}, (verb.id, TOLD_RECEIVER))}
    if len(objects) != 2 or not all(word.upos == "NOUN" and believed_upos(word) >= SURE for word in objects):
        return {}
    person, thing = objects
    if not verb.id < person.id < thing.id or not is_of_persons(person.feats) or is_of_persons(thing.feats):
        return {}
    known, given = (known_as(lower(word), "NOUN", readings) for word in objects)
    if not known or not all(one.feats.get("Case", ACCUSATIVE) <= OF_ANIMALS for one in known):
        return {}
    if not given or not any("Acc" in one.feats.get("Case", ()) for one in given):
        return {}
    return {person.id: as_told(person, "NOUN", {"Case": ACCUSATIVE}, (verb.id, TOLD_RECEIVER))}


def given_pronoun(clause: Clause, verb: Token, objects: Sequence[Token], readings: Readings) -> Token | None:
    """*Ho*, *mě*, *tě*, *nás* or *vás* beside the object of a verb of giving in the first or second person, or beside
    one that is surely an accusative: *dal jsem ho klíče*."""
    pronouns = [
        word for word in clause.words if lower(word) in {"ho", "mě", "tě", "nás", "vás"} and word.upos == "PRON"
    ]
    things = [word for word in objects if word.upos == "NOUN" and not is_of_persons(word.feats)]
    if len(pronouns) != 1 or len(things) != 1 or any(word.upos == "ADP" for word in before(pronouns[0], clause)):
        return None
    if any(lower(word) in {"se", "si"} for word in clause.words):
        return None
    known = known_as(lower(things[0]), "NOUN", readings)
    accusative = bool(known) and any("Acc" in one.feats.get("Case", ()) for one in known)
    surely = lower(things[0]).endswith("u") or any(person_of(word) in {"1", "2"} for word in clause.words)
    return pronouns[0] if accusative and surely and verb.lemma != "vrátit" else None


def before(word: Token, clause: Clause) -> Sequence[Token]:
    """The word before one in its clause; none at the beginning."""
    place = clause.words.index(word)
    return clause.words[max(place - 1, 0) : place]


GIVING = frozenset(
    "dát dávat darovat doporučit doporučovat nabídnout nabízet poslat posílat půjčit půjčovat přinést přinášet ukázat "
    "ukazovat vysvětlit vysvětlovat slíbit slibovat oznámit oznamovat předat předávat podat podávat věnovat sdělit "
    "zakázat zakazovat dovolit dovolovat povolit povolovat prodat prodávat vrátit vracet odpustit připomenout udělit "
    "odeslat odesílat zaslat zasílat přát popřát "
    "umožnit umožňovat zajistit předepsat napsat přidělit poskytnout poskytovat koupit".split()
)
"""Verbs with a dative beside an accusative, and never two accusatives."""


def on_somebody_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Na* and somebody in the locative behind it, joined, in a clause of a verb that asks for an accusative, which a
    place need not be in: *zlobí se na tatínkovi*."""
    verbs = [word for word in clause.words if word.upos == "VERB"]
    if len(verbs) != 1 or verbs[0].lemma not in AT_SOMEBODY:
        return {}
    for place, word in enumerate(clause.words[:-1]):
        noun = phrase_behind(clause, place) if lower(word) == "na" else None
        if noun is None or not is_of_persons(noun.feats) or noun.head != word.id:
            continue
        known = known_as(lower(noun), "NOUN", readings)
        if known and all("Acc" not in one.feats.get("Case", ACCUSATIVE) for one in known):
            changed = {word.id: as_told(word, "ADP", {}, None)}
            return {**changed, noun.id: as_told(noun, "NOUN", {"Case": frozenset({"Loc"})}, (word.id, SELF))}
    return {}


AT_SOMEBODY = frozenset(
    "čekat počkat zlobit myslet pomyslet vzpomínat vzpomenout spolehnout spoléhat těšit dívat podívat koukat obrátit "
    "obracet stěžovat křičet usmát usmívat zavolat mluvit".split()
)
