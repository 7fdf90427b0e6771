"""Told words in Czech: the subjects of verbs that have no object.

A verb without an object and the only noun beside it belong together: *na silnici vyběhl jelena* has no other subject.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lambre_core.findings.beliefs import believed
from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.czech_clauses import (
    ACCUSATIVE,
    ANY,
    OF_ANIMALS,
    SINGULAR,
    is_past,
    is_plural,
    person_of,
    phrase_behind,
)
from lambre_core.findings.told.czech_numerals import OF_MANY, may_be_counted
from lambre_core.findings.told.relations import ALONE, TOLD, as_told
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Sentence, Token


def subject_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """A noun in the accusative and the verb of its clause, joined, where this has no object, nothing else can be its
    subject, and the noun would agree with it: *do pasti se chytila lišku*, *byla nalezena kabelku*."""
    verb = predicate_of(clause, sentence)
    if verb is None:
        return {}
    nouns = [word for word in clause.words if is_object_of(word, verb, sentence)]
    if not nouns and (relative := relative_in(clause, verb)) is not None:
        if any(may_be_subject(word, relative, sentence, readings) for word in clause.words):
            return {}
        return {relative.id: as_told(relative, "DET", {"Case": ACCUSATIVE}, (verb.finite.id, TOLD))}
    if len(nouns) != 1:
        return {}
    noun = nouns[0]
    known = known_as(lower(noun), "NOUN", readings)
    if other_gender(noun, verb, [reading.feats for reading in known]):
        alone = not any(may_be_subject(word, noun, sentence, readings) for word in clause.words)
        subject: Features = {"Case": frozenset({"Nom"}), "Number": SINGULAR}
        return {noun.id: as_told(noun, "NOUN", subject, (verb.finite.id, TOLD))} if alone else {}
    told = agreeing(noun, verb, [reading.feats for reading in known])
    if told is None or any(may_be_subject(word, noun, sentence, readings) for word in clause.words):
        return {}
    own: Features = {"Case": frozenset({"Acc"}), **told}
    return {noun.id: as_told(noun, "NOUN", own, (verb.finite.id, TOLD))}


def relative_in(clause: Clause, verb: Predicate) -> Token | None:
    """The relative pronoun that a clause begins with, if it is in the accusative and would agree with its verb: *muž,
    kterého právě nastoupil*. With the instrumental it may say on which way."""
    first = clause.words[0]
    fits = {"kterého": MASCULINE, "kterou": FEMININE}.get(lower(first))
    if fits is None or verb.reflexive or verb.moves or verb.finite.upos != "VERB" or not is_past(verb.shown):
        return None
    return first if fits.search(lower(verb.shown)) else None


@dataclass(frozen=True, slots=True)
class Predicate:
    """A verb that can have no object.

    Attributes:
        finite: the finite verb, or the participle alone.
        shown: the word that shows gender and number.
        reflexive: *se* makes it a verb without an object.
        moves: it may have a way or a distance in the accusative (*jela celou trasu*).
    """

    finite: Token
    shown: Token
    reflexive: bool = False
    moves: bool = False

    @property
    def ids(self) -> frozenset[int]:
        return frozenset({self.finite.id, self.shown.id})


def predicate_of(clause: Clause, sentence: Sentence) -> Predicate | None:
    """The only verb of a clause, in the third person and without an object; None where there is none, or another."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    selves = [word for word in clause.words if lower(word) in {"se", "si"} and word.upos != "ADP"]
    if not verbs or any(word.upos == "PART" and lower(word) == "li" for word in clause.words):
        return None
    if len(verbs) == 1 and verbs[0].upos == "VERB" and (is_past(verbs[0]) or person_of(verbs[0]) == "3"):
        verb = verbs[0]
        if any(lower(word) == "si" for word in selves) or believed_upos(verb) < SURE:
            return None
        if selves:
            own = selves[0].head == verb.id and not WITH_OBJECT.search(lower(verb))
            return Predicate(verb, verb, reflexive=True) if own and is_pronoun(selves[0], clause) else None
        return Predicate(verb, verb, moves=verb.lemma in MOVING) if verb.lemma in intransitive() else None
    if len(verbs) > 1 or selves:
        return None
    copula = verbs[0]
    passives = [word for word in clause.words if word.upos == "ADJ" and word.head == copula.id and is_predicate(word)]
    if len(passives) != 1 or not (person_of(copula) == "3" or is_past(copula)) or copula.lemma != "být":
        return None
    return Predicate(copula, passives[0])


WITH_OBJECT = re.compile("(?:uč|dozv|dov[ěí]|modl|pt|tá[zž]|dív|kouk|dočk|drž)")
"""Parts of reflexive verbs that have an object, or what looks like one."""
MOVING = frozenset(
    "jít jet chodit jezdit běžet běhat letět létat plavat plout přijít projít přejet přejít skákat skočit trvat žít "
    "cestovat pracovat spát vydržet cvičit bloudit tančit".split()
)


def is_pronoun(word: Token, clause: Clause) -> bool:
    """Whether *se* is no adposition before an instrumental: *se zlomenou nohou*."""
    place = clause.words.index(word)
    after = clause.words[place + 1] if place + 1 < len(clause.words) else None
    return after is None or "Ins" not in after.feats.get("Case", ())


def is_predicate(word: Token) -> bool:
    """Whether an adjective or participle is one that feminines have, or men, as a predicate alone."""
    relation = (word.deprel or "").startswith(("comp:pred", "comp:aux"))
    return relation and SHORT.search(lower(word)) is not None


SHORT = re.compile("(?:[nt]a?|[^aeiouy]á|ý)$")


def is_object_of(word: Token, verb: Predicate, sentence: Sentence) -> bool:
    """Whether a noun depends on a verb in a way in which its subject is misread."""
    relation = (word.deprel or "").partition("@")[0]
    plain = word.upos == "NOUN" and (word.form or "").islower() and believed_upos(word) >= SURE
    if is_behind_an_adposition(word, sentence):
        return False
    timed = (word.lemma or "") in measures()
    return plain and not timed and word.head in verb.ids and relation in {"comp:obj", "comp:obl", "subj", "udep"}


def is_behind_an_adposition(noun: Token, sentence: Sentence) -> bool:
    """Whether nothing but attributes stands between a noun and an adposition, wherever the parser hangs them: *není
    jasné, na kterou planetu se odkazuje*."""
    before = (sentence.tokens[place - 1] for place in range(noun.id - 1, 0, -1))
    first = next((word for word in before if word.upos not in {"ADJ", "DET", "NUM"}), None)
    return first is not None and first.upos == "ADP"


def agreeing(noun: Token, verb: Predicate, known: Sequence[Features]) -> Features | None:
    """Gender and number of a noun that is an accusative, and of nothing that has a genitive there, with which the
    verb agrees; None where it does not."""
    if noun.lemma in measures() or (noun.lemma or "") in AMOUNTS or "Plur" in noun.feats.get("Number", ()):
        return None
    cases = frozenset().union(*(feats.get("Case", ANY) for feats in (*known, noun.feats)))
    surely = believed(noun, "Gender", noun.feats.get("Gender", ANY)) >= SURE
    if not surely or (not known and believed(noun, "Case", noun.feats.get("Case", ANY)) < SURE):
        return None
    if "Fem" in noun.feats.get("Gender", ()) and cases == ACCUSATIVE and lower(noun).endswith("u") and not verb.moves:
        gender, end = "Fem", FEMININE
    elif is_of_persons(noun.feats) and known and cases <= OF_ANIMALS and not verb.reflexive:
        gender, end = "Masc", MASCULINE
    else:
        return None
    if end.search(lower(verb.shown)) is None and not person_of(verb.shown):
        return None
    if lower(verb.shown).endswith(("ou", "ají", "ejí", "ují")):
        return None
    return {"Gender": frozenset({gender}), "Number": frozenset({"Sing"})}


def other_gender(noun: Token, verb: Predicate, known: Sequence[Features]) -> bool:
    """Whether a noun in the singular that can be a nominative is of another gender than the past of a verb that has no
    object: *přijela autobus*."""
    nominatives = [feats for feats in known if "Nom" in feats.get("Case", ())]
    genders = ENDS_OF_GENDERS.get(lower(verb.shown)[-2:], frozenset())
    if verb.reflexive or verb.moves or verb.finite.upos != "VERB" or not is_past(verb.shown) or not nominatives:
        return False
    if noun.lemma in measures() or (noun.lemma or "") in AMOUNTS | {"kus", "kousek", "krok"}:
        return False
    gender = noun.feats.get("Gender", ANY)
    if any(feats.get("Number") != SINGULAR for feats in nominatives) or believed(noun, "Gender", gender) < SURE:
        return False
    return bool(genders) and all(feats.get("Gender", gender).isdisjoint(genders) for feats in nominatives)


ENDS_OF_GENDERS: Mapping[str, frozenset[str]] = {
    "la": frozenset({"Fem"}),
    "lo": frozenset({"Neut"}),
    **dict.fromkeys(
        ("al", "el", "il", "ěl", "yl", "ul", "ál", "tl", "kl", "hl", "dl", "sl", "zl"), frozenset({"Masc"})
    ),
}
FEMININE = re.compile("(?:[lnt]a|á)$")
MASCULINE = re.compile("(?:[lnt]|ý)$")
AMOUNTS = frozenset(
    "spousta řada trocha troška kapka část polovina třetina čtvrtina většina hromada chvilka hodinka minutka vteřina "
    "cesta zima jednotka koruna stovka tisícovka desítka porce dávka sezóna sezona směna".split()
)
"""Nouns that say how much or how long."""


def may_be_subject(word: Token, noun: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether another word of the clause may be the subject, or the verb may have none or a clause for it."""
    if word.id == noun.id or word.upos in {"ADP", "ADV", "AUX", "CCONJ", "PART", "PUNCT", "SCONJ", "VERB"}:
        return lower(word) in CLAUSES
    above = sentence.head_of(word)
    if above is not None and (above.upos == "ADP" or above.id == noun.id or is_attribute_below(word, sentence)):
        return False
    if word.upos == "PRON" and lower(word) in NEVER_SUBJECTS:
        return False
    if is_predicate(word) and word.upos == "ADJ":
        return False
    return any("Nom" in reading.feats.get("Case", {"Nom"}) for reading in readings(word))


NEVER_SUBJECTS = frozenset("se si mi mě mně ti tě mu ho jí ji nám nás vám vás jim je ní něm nich sebe sobě".split())
CLAUSES = frozenset("aby kdyby lze třeba možno nutno vidět slyšet cítit".split())


def is_attribute_below(word: Token, sentence: Sentence) -> bool:
    """Whether a word is an attribute of another noun that is in no nominative."""
    noun = sentence.head_of(word)
    attribute = (word.deprel or "").startswith(("det", "mod"))
    return (
        attribute
        and noun is not None
        and noun.upos in {"NOUN", "PROPN"}
        and "Nom" not in noun.feats.get("Case", {"Nom"})
    )


def several_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """Those who are counted by a numeral from five on and a verb in the plural that has no object, joined: they are a
    neuter singular (*postoupili pět závodníků*, *několik lidí čekali*)."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if len(verbs) != 1 or verbs[0].upos != "VERB" or not (is_plural(verbs[0]) or lower(verbs[0]).endswith("la")):
        return {}
    verb = verbs[0]
    several = is_plural(verb)
    comes = verb.lemma in intransitive() or (verb.lemma in CAME and is_past(verb))
    if (not comes and not (several and is_past(verb))) or (not several and verb.lemma in MOVING):
        return {}
    for place, word in enumerate(clause.words[:-1]):
        noun, before = clause.words[place + 1], clause.words[place - 1] if place else None
        if noun.upos == "ADJ" and not several:
            noun = phrase_behind(clause, place) or noun
        if lower(word) not in FROM_FIVE or noun.upos != "NOUN" or (before is not None and before.upos in TAKES_ANOTHER):
            continue
        known = known_as(lower(noun), "NOUN", readings)
        if not known or noun.lemma in measures() or (several and not is_of_persons(noun.feats)):
            continue
        if not comes and (place or not has_a_thing(clause, noun, readings)):
            # *Několik lidí viděli*: they may be the object.
            continue
        if all(may_be_counted({"Gender": ANY, **one.feats}, OF_MANY, None) for one in known) and not any(
            may_be_subject(other, noun, sentence, readings)
            for other in clause.words
            if other.id not in (word.id, noun.id) and (comes or other.feats.get("Number") != SINGULAR)
        ):
            own: Features = {"Case": frozenset({"Gen"}), "Number": frozenset({"Plur"})}
            return {
                noun.id: as_told(noun, "NOUN", own, (verb.id, ALONE)),
                verb.id: as_told(verb, "VERB", {"Number": frozenset({"Plur"})} if several else {}, None),
            }
    return {}


def has_a_thing(clause: Clause, person: Token, readings: Readings) -> bool:
    """Whether a clause has an object in the accusative besides the persons that are counted: *dostali stipendium*."""
    return any(
        word.upos == "NOUN"
        and word.id > person.id
        and (word.deprel or "").startswith("comp:obj")
        and not is_of_persons(word.feats)
        and (word.lemma or "") not in measures()
        and any("Acc" in one.feats.get("Case", ()) for one in known_as(lower(word), "NOUN", readings))
        for word in clause.words
        if word.head is not None and not any(other.upos == "ADP" and other.id == word.head for other in clause.words)
    )


def women_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """Feminines in the plural and the only verb of their clause, of men by its end, joined, where it has no object and
    nothing else can be its subject: *děti si hráli*."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if len(verbs) != 1 or verbs[0].upos != "VERB" or not is_past(verbs[0]) or not lower(verbs[0]).endswith("li"):
        return {}
    verb = verbs[0]
    selves = {lower(word) for word in clause.words if word.upos == "PRON" and word.head == verb.id}
    nouns = [word for word in clause.words if word.upos == "NOUN" and word.head == verb.id and is_plural_noun(word)]
    if len(nouns) != 1 or is_behind_an_adposition(nouns[0], sentence):
        return {}
    noun = nouns[0]
    reflexive = "se" in selves and WITH_OBJECT.search(lower(verb)) is None
    if not (verb.lemma in intransitive() or reflexive or ("si" in selves and WOMEN.fullmatch(lower(noun)))):
        # *Knihy si koupili*: they are the object.
        return {}
    known = [one for one in known_as(lower(noun), "NOUN", readings) if "Nom" in one.feats.get("Case", ())]
    feminine = bool(known) and all("Fem" in one.feats.get("Gender", {"Fem"}) for one in known)
    own = believed(noun, "Gender", noun.feats.get("Gender", ANY)) >= SURE and "Masc" not in noun.feats["Gender"]
    if not feminine or not own or any(may_be_subject(word, noun, sentence, readings) for word in clause.words):
        return {}
    told: Features = {"Case": frozenset({"Nom"}), "Number": frozenset({"Plur"}), "Gender": frozenset({"Fem"})}
    return {noun.id: as_told(noun, "NOUN", told, (verb.id, TOLD))}


WOMEN = re.compile("děti|ženy|dívky|holky|sestry|matky|maminky|babičky|dcery|.{3,}(?:telky|ntky|yně|ářky|istky)")
"""Plurals of those who do something for themselves."""


def is_plural_noun(word: Token) -> bool:
    """Whether the tagger takes a noun for a nominative or accusative plural with a gender."""
    direct = not word.feats.get("Case", frozenset()).isdisjoint({"Nom", "Acc"})
    return direct and word.feats.get("Number") == frozenset({"Plur"}) and "Gender" in word.feats


def hurting_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A feminine that is surely an accusative beside a verb of what somebody feels and who feels it, joined as its
    subject: *bolí mě hlavu*."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    felt = [word for word in clause.words if lower(word) in FEELING and word.upos == "PRON"]
    if len(verbs) != 1 or FELT.fullmatch(lower(verbs[0])) is None or len(felt) != 1:
        return {}
    nouns = [word for word in clause.words if word.upos == "NOUN" and word.head == verbs[0].id]
    if len(nouns) != 1 or abs(felt[0].id - verbs[0].id) != 1 or not lower(nouns[0]).endswith("u"):
        return {}
    noun = nouns[0]
    known = known_as(lower(noun), "NOUN", readings)
    accusative = bool(known) and all(one.feats.get("Case") == ACCUSATIVE for one in known)
    if not accusative or (noun.lemma or "") in measures() | AMOUNTS:
        return {}
    return {noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE}, (verbs[0].id, TOLD))}


FEELING = frozenset("mě mne tě ho ji nás vás je".split())
FELT = re.compile("(?:ne)?(?:bol[íe]l?[aoy]?|zajímá|zajímal[aoy]?|baví|bavil[aoy]?|mrzí|mrzel[aoy]?|svědí|pálí|trápí)")


FROM_FIVE = frozenset(
    "pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct "
    "dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát několik mnoho".split()
)
TAKES_ANOTHER = frozenset({"ADP", "NUM"})
CAME = frozenset("postoupit čekat zemřít zahynout přihlásit účastnit zúčastnit sejít dorazit dojet zůstat být".split())
