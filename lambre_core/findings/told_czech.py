"""Told words in Czech: closed classes and unmistakable forms leave no choice of what belongs together.

*Já* and the only verb of its clause, a numeral and the noun right behind it, *můžete* and the verb that it wants belong
together, whatever the parser, which the clash confuses, makes of them. So do a verb that has no object and the only
noun beside it: *na silnici vyběhl jelena* has no other subject. What has been found so is judged by rules on relations
of its own, and no doubt is asked.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, believed, known_as
from lambre_core.findings.told_subjects import (
    ALONE,
    COUNTED,
    FOR_ONESELF,
    PAST_FORM,
    SELF,
    TOLD,
    TOLD_RECEIVER,
    TWO_PREDICATES,
    WHAT_IT_IS,
    as_told,
)
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

LANGUAGE = "cs"
SURE = 0.9
"""Least probability of a word to be of its part of speech."""


@dataclass(frozen=True, slots=True)
class Clause:
    """The words between two stops or conjunctions; a conjunction is the first one of its own.

    Attributes:
        after: the word behind.
    """

    words: tuple[Token, ...]
    after: Token | None = None


def with_told_words(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with words that surely belong together joined.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    sentence = sentence.with_tokens(relatives_in(sentence))
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(speaker_in(clause))
        changed.update(anybody_in(clause))
        changed.update(auxiliary_in(clause))
        changed.update(complement_in(clause, sentence))
        changed.update(future_in(clause))
        changed.update(counted_in(clause, readings))
        changed.update(reflexive_in(clause, sentence, readings))
        changed.update(subject_in(clause, sentence, readings))
        changed.update(several_in(clause, sentence, readings))
        changed.update(governed_in(clause, readings))
        changed.update(receiver_in(clause, readings))
        changed.update(part_of_in(clause, readings))
        changed.update(what_it_is_in(clause, readings))
        changed.update(what_he_became_in(clause, readings))
        changed.update(on_somebody_in(clause, readings))
    changed.update(predicates_in(sentence))
    changed.update(compared_in(sentence, readings))
    return sentence.with_tokens(changed) if changed else sentence


def clauses(sentence: Sentence) -> Iterator[Clause]:
    """The clauses of a sentence as stops, conjunctions and relative pronouns part them."""
    words: list[Token] = []
    for token in sentence.tokens:
        if token.upos in OPENING:
            if words:
                yield Clause(tuple(words), token)
            words = []
        if token.upos != "PUNCT":
            words.append(token)
    if words:
        yield Clause(tuple(words))


OPENING = frozenset({"CCONJ", "PUNCT", "SCONJ"})


def lower(token: Token) -> str:
    """A word in lower case."""
    return in_lower_case(token.form)


def relatives_in(sentence: Sentence) -> dict[int, Token]:
    """Datives of *jenž*, which parsers hardly know, as pronouns: *uživatelé, jemuž vypršelo předplatné*."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        number = DATIVES.get(lower(token))
        if number is None or token.upos == "PRON" or not token.head:
            continue
        gender = {"Gender": frozenset({"Masc", "Neut"})} if lower(token) == "jemuž" else {}
        feats: Features = {"Case": frozenset({"Dat"}), "Number": frozenset({number}), **gender}
        changed[token.id] = as_told(token, "PRON", feats, (token.head, "comp:obl"))
    return changed


DATIVES: Mapping[str, str] = {"jemuž": "Sing", "jimž": "Plur"}


# Who speaks


def speaker_in(clause: Clause) -> dict[int, Token]:
    """*Já*, *my* or *vy* and the only verb with a person in its clause, joined, if it is another person: *já ti to
    vysvětlí*, *my byste přišli*."""
    places = [place for place, word in enumerate(clause.words) if lower(word) in SPEAKERS and word.upos == "PRON"]
    verbs = [word for word in clause.words if person_of(word)]
    if len(places) != 1 or len(verbs) != 1 or is_them(verbs[0], clause) or any(lower(w) == "ty" for w in clause.words):
        return {}
    place, verb = places[0], verbs[0]
    if sum(is_finite(word) for word in clause.words) > 1 or has_another_clause(clause, place, verb):
        return {}
    token, (person, number) = clause.words[place], SPEAKERS[lower(clause.words[place])]
    told = person_of(verb)
    counted = NUMBER_OF_BEING.get(lower(verb).removeprefix("ne"), number)
    if (told == person and counted == number) or not stands_alone(clause, place):
        return {}
    own = {"Person": frozenset({person}), "Number": frozenset({number}), "Case": frozenset({"Nom"})}
    shown = {"Person": frozenset({told}), "Number": frozenset({counted})}
    return {
        token.id: as_told(token, "PRON", own, (verb.id, TOLD)),
        verb.id: as_told(verb, verb.upos, shown, None),
    }


def is_finite(word: Token) -> bool:
    """Whether the tagger takes a word for a finite verb."""
    return word.upos in {"AUX", "VERB"} and "Fin" in word.feats.get("VerbForm", ())


def has_another_clause(clause: Clause, place: int, verb: Token) -> bool:
    """Whether a word between a pronoun and a verb opens another clause, or a noun is called by it (*vy lháři*)."""
    after = clause.words[place + 1] if place + 1 < len(clause.words) else None
    first, last = sorted((clause.words[place].id, verb.id))
    called = after is not None and after.upos == "NOUN" and "Nom" in after.feats.get("Case", ())
    return called or any(is_asking(word) for word in clause.words if first < word.id < last)


SPEAKERS: Mapping[str, tuple[str, str]] = {
    "já": ("1", "Sing"),
    "my": ("1", "Plur"),
    "vy": ("2", "Plur"),
    "on": ("3", "Sing"),
    "ona": ("3", "Sing"),
    "oni": ("3", "Plur"),
}
"""Pronouns that are nominatives and nothing else; *ty* is a determiner as well."""

NUMBER_OF_BEING: Mapping[str, str] = {
    **dict.fromkeys("jsem jsi bych bys".split(), "Sing"),
    **dict.fromkeys("jsme jste jsou bychom byste".split(), "Plur"),
}
"""Forms of *být* that show the number of who speaks."""

OF_BEING: Mapping[str, str] = {
    "jsem": "1",
    "jsi": "2",
    "je": "3",
    "jsme": "1",
    "jste": "2",
    "jsou": "3",
    "není": "3",
    "bych": "1",
    "bys": "2",
    "by": "3",
    "bychom": "1",
    "byste": "2",
    "jde": "3",
    "jdou": "3",
    "ví": "3",
    "má": "3",
    "dá": "3",
    "smí": "3",
}
"""Forms of *být* with their persons, and such as are too short for their end to tell."""

PERSONS = re.compile("(?P<me>ím|ám|[^o]u|[jš]i|[íáe]me)$|(?P<you>[íáe]š|[íáe]te)$|(?P<they>[áíě]|(?<![mt])e|ou)$")
"""Ends of Czech verbs in the present."""


def person_of(word: Token) -> str:
    """The person of a verb in the present or the conditional by its form; empty where it shows none."""
    if word.upos not in {"AUX", "VERB"} or ((word.form or "")[:1].isupper() and word.id > 1):
        return ""
    form = lower(word)
    known = OF_BEING.get(form) or OF_BEING.get(form.removeprefix("ne"))
    if known:
        return known
    if "Fin" not in word.feats.get("VerbForm", ()) or "Imp" in word.feats.get("Mood", ()) or believed_upos(word) < SURE:
        return ""
    found = PERSONS.search(form)
    if found is None:
        return ""
    return "1" if found["me"] else "2" if found["you"] else "3"


def is_them(verb: Token, clause: Clause) -> bool:
    """Whether *je* may be a pronoun: *já je viděl*."""
    return lower(verb) == "je" and any(is_past(word) for word in clause.words)


def stands_alone(clause: Clause, place: int) -> bool:
    """Whether a pronoun is not joined to another word, compared with something or spoken of (*mé lepší já*)."""
    before = clause.words[place - 1] if place else None
    if before is not None and (before.upos in {"ADJ", "ADP", "DET"} or lower(before) in BEFORE_OTHERS):
        return False
    return place + 1 < len(clause.words) or clause.after is None or clause.after.upos == "SCONJ"


BEFORE_OTHERS = frozenset("než jako jak coby a i ani nebo či ale".split())


def is_past(word: Token) -> bool:
    """Whether a word is a verb in the form of the past."""
    verb = word.upos in {"AUX", "VERB"} and "Part" in word.feats.get("VerbForm", ())
    return verb and PAST.search(lower(word)) is not None and "Pass" not in word.feats.get("Voice", ())


PAST = re.compile("l[aoiy]?$")


def anybody_in(clause: Clause) -> dict[int, Token]:
    """*Kdo*, *nikdo* or *někdo* at the head of a clause and its only verb, joined, if this is a plural: *kdo odevzdají
    přiznání*. Who somebody is may be several (*kdo jsou ti lidé*)."""
    first, verbs = clause.words[0], [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if first.upos == "SCONJ" and len(clause.words) > 1:
        first = clause.words[1]
    one = one_of_them(clause.words)
    if lower(first) == "kdo" and first.id > 2:
        # Behind a plural it stands for several: *ti, kdo pracují*.
        return {}
    if not (lower(first) in ANYBODY or one) or len(verbs) != 1 or verbs[0].upos != "VERB" or not is_plural(verbs[0]):
        return {}
    own: Features = {"Number": SINGULAR, "Case": frozenset({"Nom"})}
    return {
        first.id: as_told(first, "PRON", own, (verbs[0].id, TOLD)),
        verbs[0].id: as_told(verbs[0], "VERB", {"Number": frozenset({"Plur"})}, None),
    }


def one_of_them(words: Sequence[Token]) -> bool:
    """Whether a clause begins with one of several: *každý z nich*."""
    return len(words) > 2 and lower(words[0]) in {"každý", "žádný", "jeden"} and lower(words[1]) in {"z", "ze"}


ANYBODY = frozenset("kdo nikdo někdo kdokoli kdokoliv leckdo".split())
SINGULAR = frozenset({"Sing"})


# Auxiliaries


def auxiliary_in(clause: Clause) -> dict[int, Token]:
    """*Jsou* and the verb in the past beside it, joined: the third person has no auxiliary (*jsou pracovali*); and
    *jsme* and a singular, for who says so is not alone (*jsme nevěděla*)."""
    auxiliaries = [word for word in clause.words if lower(word) in OF_SEVERAL]
    verbs = [word for word in clause.words if is_past(word)]
    others = [word for word in clause.words if person_of(word)]
    if len(auxiliaries) != 1 or len(verbs) != 1 or others != auxiliaries or any(map(is_asking, clause.words)):
        return {}
    auxiliary, verb = auxiliaries[0], verbs[0]
    if verb.upos != "VERB" or believed_upos(verb) < SURE or verb.id < auxiliary.id or lower(verb).endswith("lo"):
        # What comes first may be an adjective, and a neuter is of another clause: *jsme šli docela svítilo slunce*.
        return {}
    person = OF_SEVERAL[lower(auxiliary)]
    plural = lower(verb).endswith(("li", "ly"))
    if (auxiliary.head != verb.id and verb.head != auxiliary.id) or plural != (person == "3"):
        return {}
    number = frozenset({"Plur" if plural else "Sing"})
    return {
        verb.id: as_told(verb, "VERB", {"Number": number}, (auxiliary.id, PAST_FORM)),
        auxiliary.id: as_told(auxiliary, "AUX", {"Person": frozenset({person}), "Number": frozenset({"Plur"})}, None),
    }


OF_SEVERAL: Mapping[str, str] = {"jsou": "3", "nejsou": "3", "jsme": "1", "bychom": "1"}


# Modal verbs


def complement_in(clause: Clause, sentence: Sentence) -> dict[int, Token]:
    """A form of *moci*, *muset* or *smět* and the only other verb of its clause behind it, joined, if no infinitive is
    near: *můžete soubor znovu otevřete*."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"} and lower(word) not in NUMBER_OF_BEING]
    if len(verbs) != 2 or any(is_asking(word) for word in clause.words):
        return {}
    modal, verb = verbs
    asks = MODAL.fullmatch(lower(modal)) is not None or (modal.lemma in ASKING_FOR_MORE and verb.head == modal.id)
    if not asks or verb.upos != "VERB" or believed_upos(verb) < SURE or INFINITIVE.search(lower(modal)):
        return {}
    if INFINITIVE.search(lower(verb)) or not (is_past(verb) or person_of(verb)):
        return {}
    if any(sentence.depends_on(word, verb) and word.upos == "SCONJ" for word in clause.words):
        return {}
    if is_past(modal) and is_past(verb) and lower(modal)[-1] != lower(verb)[-1]:
        # Another's: *začal pouť všichni sledovaly*.
        return {}
    form = frozenset({"Part"} if is_past(verb) else {"Fin"})
    return {
        modal.id: as_told(modal, "VERB", {}, None),
        verb.id: as_told(verb, "VERB", {"VerbForm": form}, (modal.id, SELF)),
    }


def future_in(clause: Clause) -> dict[int, Token]:
    """A form of *budu* and a finite verb right behind it, or behind its *se*, joined, if no infinitive is near: *budeme
    jedeme*."""
    for place, auxiliary in enumerate(clause.words[:-1]):
        rest = [word for word in clause.words[place + 1 : place + 3] if lower(word) not in {"se", "si"}]
        verb = rest[0] if rest else None
        if lower(auxiliary) not in FUTURE or verb is None or verb.upos != "VERB" or not person_of(verb):
            continue
        near = (word for word in clause.words if word.upos in {"AUX", "VERB"})
        if verb.id <= auxiliary.id + 2 and not any(INFINITIVE.search(lower(word)) for word in near):
            return {
                auxiliary.id: as_told(auxiliary, "AUX", {}, None),
                verb.id: as_told(verb, "VERB", {"VerbForm": frozenset({"Fin"})}, (auxiliary.id, SELF)),
            }
    return {}


FUTURE = frozenset("budu budeš bude budeme budete budou".split())
MODAL = re.compile("(?:ne)?(?:můž(?:u|eš|e|eme|ete|ou)|moh(?:u|ou)|mus(?:ím|íš|í|íme|íte|ejí)|sm(?:ím|íš|íme|íte|ějí))")
ASKING_FOR_MORE = frozenset(
    "přestat přestávat začít začínat umět dokázat potřebovat hodlat odmítnout odmítat stihnout".split()
)
INFINITIVE = re.compile("(?:t|ti|ci)$")


def is_asking(word: Token) -> bool:
    """Whether a word asks or relates: *co můžeš vezmi*."""
    return not {"Int", "Rel"}.isdisjoint(word.feats.get("PronType", ())) or lower(word) in ASKING


ASKING = frozenset("co kdo kde kam kdy kudy odkud jak tak proč kolik který která které".split())


# Numerals


def counted_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A numeral up to four and the noun right behind it, joined, if the noun is in no case of the numeral: *tři
    pokusů*, *během čtyř večery*, *obě dívka*."""
    changed: dict[int, Token] = {}
    for place, word in enumerate(clause.words[:-1]):
        cases = SMALL.get(lower(word)) or (OF_MANY if lower(word) in MANY else None)
        noun = clause.words[place + 1]
        before = clause.words[place - 1] if place else None
        if lower(word) in HUNDREDS and before is not None and before.upos == "NUM" and word.upos in {"NOUN", "NUM"}:
            cases, before = OF_MANY, None
        if cases is None or noun.upos != "NOUN" or not (noun.form or "").islower():
            continue
        if (before is not None and (before.upos == "NUM" or lower(before) in HOURS)) or noun.id != word.id + 1:
            continue
        known = known_as(lower(noun), "NOUN", readings)
        if not known or (noun.lemma or "") in PARTS or lower(noun) in TIMES_OF_DAY or TWO_OF_A_BODY.match(lower(noun)):
            continue
        gender, own_gender = GENDERS.get(lower(word)), noun.feats.get("Gender", ANY)
        if any(may_be_counted({"Gender": own_gender, **one.feats}, cases, gender) for one in known):
            continue
        if cases is OF_MANY and not any(is_direct(one.feats) for one in known):
            # *Mnoho lidem vadí*: it is no case of what is counted.
            continue
        own: Features = {"Case": frozenset(cases), "Number": frozenset({"Plur"})}
        if gender is not None:
            fits = any(may_be_counted({"Gender": ANY, **one.feats}, cases, None) for one in known)
            own = {**own, "Gender": gender if fits else noun.feats.get("Gender", gender)}
        changed[word.id] = as_told(word, "NUM", own, (noun.id, COUNTED))
        changed[noun.id] = as_told(noun, "NOUN", {}, None)
    return changed


def may_be_counted(feats: Features, cases: Sequence[str], gender: frozenset[str] | None) -> bool:
    """Whether a reading of a noun is a plural in one of some cases and genders; of *mnoho vody* a singular."""
    if cases is not OF_MANY and "Plur" not in feats.get("Number", {"Plur"}):
        return False
    fits = gender is None or feats["Gender"] == ANY or not feats["Gender"].isdisjoint(gender)
    return fits and not feats.get("Case", frozenset(cases)).isdisjoint(cases)


def is_direct(feats: Features) -> bool:
    """Whether a reading is in a case of subjects and objects."""
    return not feats.get("Case", frozenset()).isdisjoint(DIRECT)


OF_MANY = ("Gen",)
MANY = frozenset({"mnoho", "několik"})
HUNDREDS = frozenset({"sta", "set"})
GENDERS: Mapping[str, frozenset[str]] = {
    **dict.fromkeys("dva oba".split(), frozenset({"Masc"})),
    **dict.fromkeys("dvě obě".split(), frozenset({"Fem", "Neut"})),
}


DIRECT = ("Nom", "Acc", "Voc")
SMALL: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys("dva dvě tři čtyři oba obě".split(), DIRECT),
    **dict.fromkeys("dvou obou třech čtyřech".split(), ("Gen", "Loc")),
    **dict.fromkeys("tří čtyř".split(), ("Gen",)),
    **dict.fromkeys("dvěma oběma".split(), ("Dat", "Ins")),
    **dict.fromkeys("třem čtyřem".split(), ("Dat",)),
    **dict.fromkeys("třemi čtyřmi".split(), ("Ins",)),
}
"""Forms of numerals with the cases of what they count."""

HOURS = frozenset("v ve o do od po před kolem okolo mezi strana kapitola číslo".split())
"""Before hours, and before numbers of something: *ve tři odpoledne*."""
TIMES_OF_DAY = frozenset("ráno odpoledne dopoledne večer poledne krát plus minus".split())
PARTS = frozenset("čtvrt čtvrtina sto tisíc kilo deko deci procento".split())
TWO_OF_A_BODY = re.compile("(?:ruk|noh|oč|uš|kolen|prs|ramen)")


# Subjects of verbs without an object


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
    timed = (word.lemma or "") in measures()
    return plain and not timed and word.head in verb.ids and relation in {"comp:obj", "comp:obl", "subj", "udep"}


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

ACCUSATIVE = frozenset({"Acc"})
OF_ANIMALS = frozenset({"Acc", "Gen"})
ANY = frozenset({""})
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


# Several, who are a neuter


def several_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """Those who are counted by a numeral from five on and a verb in the plural that has no object, joined: they are a
    neuter singular (*postoupili pět závodníků*, *několik lidí čekali*)."""
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if len(verbs) != 1 or verbs[0].upos != "VERB" or not is_plural(verbs[0]):
        return {}
    verb = verbs[0]
    if verb.lemma not in intransitive() and not (verb.lemma in CAME and is_past(verb)):
        return {}
    for place, word in enumerate(clause.words[:-1]):
        noun, before = clause.words[place + 1], clause.words[place - 1] if place else None
        if lower(word) not in FROM_FIVE or noun.upos != "NOUN" or (before is not None and before.upos in TAKES_ANOTHER):
            continue
        known = known_as(lower(noun), "NOUN", readings)
        if not known or noun.lemma in measures() or not is_of_persons(noun.feats):
            continue
        if all(may_be_counted({"Gender": ANY, **one.feats}, OF_MANY, None) for one in known) and not any(
            may_be_subject(other, noun, sentence, readings)
            for other in clause.words
            if other.id not in (word.id, noun.id)
        ):
            own: Features = {"Case": frozenset({"Gen"}), "Number": frozenset({"Plur"})}
            return {
                noun.id: as_told(noun, "NOUN", own, (verb.id, ALONE)),
                verb.id: as_told(verb, "VERB", {"Number": frozenset({"Plur"})}, None),
            }
    return {}


FROM_FIVE = frozenset(
    "pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct "
    "dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát několik mnoho".split()
)
TAKES_ANOTHER = frozenset({"ADP", "NUM"})
CAME = frozenset("postoupit čekat zemřít zahynout přihlásit zúčastnit sejít dorazit dojet zůstat být".split())


def is_plural(verb: Token) -> bool:
    """Whether a verb is in the plural by its form, whatever it says of."""
    form = lower(verb)
    return form.endswith(("li", "ly")) if is_past(verb) else form.endswith(("ou", "ají", "ejí", "ují"))


# Predicates


def predicates_in(sentence: Sentence) -> dict[int, Token]:
    """Two adjectives with a conjunction between, both predicates, joined, if their ends are those of different genders
    or numbers: *auto je staré, ale spolehlivá*."""
    words, changed = sentence.tokens, dict[int, Token]()
    for place in range(2, len(words)):
        second, joint = words[place], words[place - 1]
        after = words[place + 1] if place + 1 < len(words) else None
        first = words[place - 3] if words[place - 2].form == "," and place > 2 else words[place - 2]
        if joint.upos != "CCONJ" or lower(joint) not in JOINING or (after is not None and after.upos not in OPENING):
            continue
        if not all(word.upos == "ADJ" and believed_upos(word) >= SURE for word in (first, second)):
            continue
        ends = {lower(word)[-1:] for word in (first, second)}
        copula = sentence.head_of(first)
        said = (first.deprel or "").startswith("comp:pred") and copula is not None and copula.upos in SUBJECT_OR_COPULA
        if said and len(ends) == 2 and ends <= HARD:
            changed[second.id] = as_told(second, "ADJ", {}, (first.id, TWO_PREDICATES))
            changed[first.id] = as_told(first, "ADJ", {}, None)
    return changed


JOINING = frozenset("a i ale nebo či avšak".split())
HARD = frozenset("ýáé")
"""Ends of hard adjectives in the nominative; no two of them go with one noun."""
SUBJECT_OR_COPULA = frozenset({"AUX", "NOUN", "PRON", "PROPN"})


# Adpositions


def governed_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """An adposition that parsers take for a noun or an adverb and the noun behind it, joined, if the noun is in no case
    that it takes: *navzdory zákaz*, *díky tvou pomoc*, *vedle tyč*."""
    changed: dict[int, Token] = {}
    for place, word in enumerate(clause.words):
        asked = ONE_CASE.get(lower(word))
        noun = phrase_behind(clause, place)
        if asked is None or noun is None or not (noun.form or "").islower():
            continue
        if lower(word) in OTHERWISE and (place or noun.id == clause.words[-1].id):
            continue
        sure = word.upos == "ADP" and believed_upos(word) >= SURE and noun.head == word.id and noun.id == word.id + 1
        if lower(word) in ADVERBS and not sure:
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


ONE_CASE: Mapping[str, str] = {
    **dict.fromkeys("navzdory kvůli díky vůči".split(), "Dat"),
    **dict.fromkeys("podél během místo ohledně vedle uprostřed poblíž".split(), "Gen"),
}
OTHERWISE = frozenset({"díky", "místo"})
"""Nouns as well, but at the beginning of a clause, before more than one word."""
ADVERBS = frozenset("vedle uprostřed poblíž".split())


def phrase_behind(clause: Clause, place: int) -> Token | None:
    """The noun behind a word, with nothing but two attributes between."""
    for word in clause.words[place + 1 : place + 4]:
        if word.upos == "NOUN":
            own = all(other.head == word.id for other in clause.words[place + 1 :] if other.id < word.id)
            return word if own and believed_upos(word) >= SURE and "Case" in word.feats else None
        if word.upos not in {"ADJ", "DET"}:
            return None
    return None


# Reflexive pronouns


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
    "zranit splést vybavit zkontrolovat ověřit založit otevřít nastavit postavit vydělat ušetřit šetřit vyzkoušet "
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


# Objects of giving, and what there is much of


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
    "umožnit umožňovat zajistit předepsat napsat přidělit poskytnout poskytovat koupit".split()
)
"""Verbs with a dative beside an accusative, and never two accusatives."""


def part_of_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """What there is much or little of, right behind the word for that, joined, if it is in no genitive: *spousta
    chybám*."""
    changed: dict[int, Token] = {}
    for place, word in enumerate(clause.words[:-1]):
        noun = clause.words[place + 1]
        if lower(word) not in QUANTITIES or noun.upos != "NOUN" or noun.head != word.id or noun.deprel != "mod":
            continue
        known = known_as(lower(noun), "NOUN", readings)
        if known and not any("Gen" in one.feats.get("Case", ("Gen",)) for one in known) and noun.id == word.id + 1:
            changed[word.id] = as_told(word, "NOUN", {}, None)
            changed[noun.id] = as_told(noun, "NOUN", {}, (word.id, COUNTED))
    return changed


QUANTITIES = frozenset("spousta spoustu většina většinu hromada hromadu množství dostatek nedostatek počet".split())


# What is said of a subject


def what_it_is_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun in the accusative right behind *to* and a copula, joined as what it is: *je to pravdu*."""
    copulas = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    if len(copulas) != 1 or lower(copulas[0]) not in COPULAS or not any(lower(word) == "to" for word in clause.words):
        return {}
    copula = copulas[0]
    for place, noun in enumerate(clause.words[1:], 1):
        behind = clause.words[place - 1]
        if (
            noun.upos != "NOUN"
            or lower(behind) not in {"to", lower(copula)}
            or not is_surely_accusative(noun, readings)
        ):
            continue
        return {noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE}, (copula.id, WHAT_IT_IS))}
    return {}


COPULAS = frozenset("je není byl byla bylo bude nebude nebyla nebylo".split())


def is_surely_accusative(noun: Token, readings: Readings) -> bool:
    """Whether a feminine in *-u* is an accusative and measures nothing."""
    known = known_as(lower(noun), "NOUN", readings)
    told = bool(known) and all(one.feats.get("Case") == ACCUSATIVE for one in known) and lower(noun).endswith("u")
    return told and (noun.lemma or "") not in measures() | AMOUNTS


def compared_in(sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """What a subject is compared with, joined to *než* or *jako*, if it is in another case: *vyšší než její matku*,
    *pracuje jako řidičem*."""
    words, changed = sentence.tokens, dict[int, Token]()
    for word in words:
        noun = phrase_behind(Clause(words), word.id - 1) if lower(word) in {"než", "jako"} else None
        if noun is None or word.id < 3:
            continue
        verbs = [other for other in words if other.upos in {"AUX", "VERB"}]
        others = [other for other in words if other.upos in {"NOUN", "PRON", "PROPN"} and other.id < word.id]
        if len(verbs) != 1 or verbs[0].id > word.id:
            continue
        if lower(word) == "než":
            compared = words[word.id - 2]
            told = "Cmp" in compared.feats.get("Degree", ()) and compared.upos == "ADJ" and verbs[0].upos == "AUX"
            told = told and is_surely_accusative(noun, readings) and not any(has_case(other, "Acc") for other in others)
        else:
            told = verbs[0].lemma in WORKING and noun.id == word.id + 1 and has_case(noun, "Ins")
            told = told and is_of_persons(noun.feats) and not any(has_case(other, "Ins") for other in others)
        if told:
            changed[noun.id] = as_told(noun, "NOUN", {}, (word.id, SELF))
            changed[word.id] = as_told(word, "SCONJ", {}, None)
    return changed


WORKING = frozenset("pracovat působit sloužit vystupovat".split())


def has_case(word: Token, case: str) -> bool:
    """Whether the tagger takes a word for one in a case."""
    return case in word.feats.get("Case", ())


def what_he_became_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A man in the accusative or genitive right behind *stal se*, joined as what somebody became: *stal se učitele*."""
    for place, noun in enumerate(clause.words[2:], 2):
        before = {lower(word) for word in clause.words[place - 2 : place]}
        verb = next((word for word in clause.words[place - 2 : place] if BECAME.fullmatch(lower(word))), None)
        if verb is None or "se" not in before or noun.upos != "NOUN" or not is_of_persons(noun.feats):
            continue
        known = known_as(lower(noun), "NOUN", readings)
        if known and all(one.feats.get("Case", ACCUSATIVE) <= OF_ANIMALS for one in known):
            changed = {verb.id: as_told(verb, "VERB", {}, None)}
            return {**changed, noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE}, (verb.id, WHAT_IT_IS))}
    return {}


BECAME = re.compile("(?:ne)?(?:stal[ai]?|stan(?:e|ou|u|eš))")


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
