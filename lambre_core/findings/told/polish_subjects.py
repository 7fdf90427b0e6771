"""Told words in Polish: the noun or pronoun that opens a clause, and the only verb or the predicate of that.

*Dzieci poszedł do szkoły*, *to miasto jest piękna*, *Marek kupiła rower*: the dictionary has what opens the clause in
the nominative, nothing else there can be the subject, and it agrees with the verb in no reading.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lambre_core.findings.beliefs import goes_with
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.polish_nouns import MEN, WOMEN, is_surely_noun
from lambre_core.findings.told.polish_verbs import ASKING
from lambre_core.findings.told.relations import OF_A_MAN, OF_A_WOMAN, TOLD, WHAT_IT_IS, as_told
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.valency import intransitive, measures
from lambre_core.treebank.feats import SPEAKERS, Features
from lambre_core.treebank.tree import Sentence, Token

NONE: frozenset[str] = frozenset()
SINGULAR = frozenset({"Sing"})
PLURAL = frozenset({"Plur"})
AGREEING = ("Gender", "Number", "Animacy")


# What opens a clause


@dataclass(frozen=True, slots=True)
class Opening:
    """A noun or pronoun that opens a clause.

    Attributes:
        token: the noun.
        shown: what it shows as a nominative, one for each reading.
        cases: the cases that it can be in.
        bare: nothing but attributes stands before.
        rest: the words behind.
    """

    token: Token
    shown: Sequence[Features]
    cases: frozenset[str]
    bare: bool
    rest: Sequence[Token]


def behind_a_relative_clause(clause: Clause, rest: Sequence[Token], sentence: Sentence) -> Sequence[Token]:
    """The words behind a noun, or, if its relative clause follows at once, those behind that: *zdjęcia, które
    zrobiłem, jest piękne*."""
    comma = clause.after
    if rest or comma is None or comma.form != ",":
        return rest
    words = sentence.tokens[comma.id :]
    opens = next((word for word in words if word.upos != "ADP"), None)
    end = next((at for at, word in enumerate(words) if word.upos in {"CCONJ", "PUNCT", "SCONJ"}), None)
    if opens is None or not lower(opens).startswith("któr") or end is None or words[end].form != ",":
        return rest
    behind = words[end + 1 :]
    stop = next((at for at, word in enumerate(behind) if word.upos in {"CCONJ", "PUNCT", "SCONJ"}), len(behind))
    first = next((word for word in behind if word.upos not in {"ADV", "PART"}), None)
    return behind[:stop] if first is not None and is_finite(first) else rest


def opening_of(clause: Clause, sentence: Sentence, readings: Readings) -> Opening | None:
    """What opens a clause that begins the sentence, follows a conjunction with a sentence of its own, or the clause of
    one that begins the sentence (*jeśli pada, dzieci zostaje*); attributes and adverbs may stand before it."""
    start = start_of(clause, sentence)
    if start is None:
        return None
    words = clause.words[start:]
    place = next((at for at, word in enumerate(words) if word.upos not in {"ADJ", "ADV", "DET"}), None)
    if place is None or any(lower(word) in AMOUNTS for word in words[: place + 1]):
        return None
    token, rest = words[place], words[place + 1 :]
    if any(ACTIVE.search(lower(word)) is not None for word in words[:place] if word.upos == "ADJ"):
        return None  # *biorący udział są nagradzani*
    bare = all(word.upos in {"ADJ", "DET"} for word in words[:place])
    if token.upos == "PRON" and lower(token) in PRONOUNS:
        return Opening(token, PRONOUNS[lower(token)], frozenset({"Nom"}), bare, rest)
    if (token.form or "") in NAMES and place == 0 and not (rest and rest[0].upos in {"NOUN", "PROPN", "X"}):
        return Opening(token, (NAMES[token.form or ""],), frozenset({"Nom"}), bare, rest)
    known = known_as(lower(token), "NOUN", readings) if is_noun(token) else []
    shown = [shown_by(one) for one in known if "Nom" in one.feats.get("Case", ())]
    if (token.lemma or "").istitle():
        return None  # *Anki tworzy kopie*: a program that is called as if it were several women
    if not shown or (token.lemma or "") in WITHOUT_SUBJECT | (measures() - MONEY) or lower(token) in POLITE:
        return None
    cases = frozenset[str]().union(*(one.feats.get("Case", NONE) for one in known))
    return Opening(token, shown, cases, bare, behind_a_relative_clause(clause, rest, sentence))


ACTIVE = re.compile("(?<!gor)ąc(?:y|a|e)$")
"""Ends of Polish active participles, which may govern the noun behind them, in the nominative."""


def is_noun(word: Token) -> bool:
    """Whether a word is surely a noun; one that opens the sentence may be a name to the tagger (*Koty spali*)."""
    if is_surely_noun(word):
        return True
    return word.id == 1 and (word.form or "").isalpha() and sure_of(word, ("NOUN", "PROPN")) >= SURE


def sure_of(word: Token, kinds: Sequence[str]) -> float:
    """The probability that a word is of one of some parts of speech."""
    if word.beliefs is None or not word.beliefs.upos:
        return float(word.upos in kinds)
    return sum(word.beliefs.upos.get(kind, 0.0) for kind in kinds)


def start_of(clause: Clause, sentence: Sentence) -> int | None:
    """The place in a clause of the first word behind its conjunction; None where it may go on with a list."""
    first = clause.words[0]
    before = sentence.tokens[first.id - 2] if first.id > 1 else None
    if first.upos == "SCONJ" and lower(first) in COMPARING:
        return None
    if first.upos == "SCONJ" or (first.upos == "CCONJ" and lower(first) in CONTRASTING):
        return 1
    if before is None:
        return 0
    earlier = sentence.tokens[: first.id - 2]
    follows = before.form == "," and bool(earlier) and earlier[0].upos == "SCONJ" and first.upos != "CCONJ"
    plain = follows and not any(word.upos in {"CCONJ", "PUNCT", "SCONJ"} for word in earlier[1:])
    return 0 if plain and any(map(is_finite, earlier)) else None


def shown_by(reading: Reading) -> Features:
    """What a reading shows of that in which verbs and predicates agree."""
    return {name: reading.feats[name] for name in AGREEING if name in reading.feats}


COMPARING = frozenset("jak niż niby jako jakby niczym".split())
CONTRASTING = frozenset({"ale", "lecz", "więc", "jednak", "dlatego"})
AMOUNTS = frozenset(
    "dużo mało więcej mniej trochę niewiele wiele sporo pełno tyle ile ilu kilka kilku parę paru wielu najwięcej "
    "najmniej większość mniejszość część połowa reszta mnóstwo szereg masa setki tysiące miliony dziesiątki tuzin para "
    "trójka dwójka grupa grono garstka ćwierć".split()
)
"""Words for amounts, beside which a verb agrees in other ways."""
WITHOUT_SUBJECT = frozenset("brak szkoda żal strach wstyd czas pora sposób grzech potrzeba mowa rada".split())
"""Nouns that are predicates without a subject: *brak było*, *żal mi było*."""
MONEY = frozenset({"pieniądz", "euro"})
POLITE = frozenset("państwo panie pan pani panowie".split())
"""Who is spoken to or spoken of politely, of one or two genders."""
PRONOUNS: Mapping[str, Sequence[Features]] = {
    "on": ({"Gender": frozenset({"Masc"}), "Number": SINGULAR},),
    "ona": ({"Gender": frozenset({"Fem"}), "Number": SINGULAR},),
    "oni": ({"Gender": frozenset({"Masc"}), "Number": PLURAL, "Animacy": frozenset({"Hum"})},),
    "one": (
        {"Gender": frozenset({"Fem", "Neut"}), "Number": PLURAL},
        {"Gender": frozenset({"Masc"}), "Number": PLURAL, "Animacy": frozenset({"Inan", "Nhum"})},
    ),
}
"""Pronouns that are nominatives alone, with what they show."""
GIRLS = frozenset("Kasia Basia Asia Ania Gosia Ola Zosia Ela Magda Agata Iza Ewelina Kamila Wiktoria".split())
BOYS = frozenset("Tomek Piotrek Krzysiek Bartek Wojtek Maciek Jurek Staszek Franek Antek Darek Romek".split())
NAMES: Mapping[str, Features] = {
    **{name: {"Gender": frozenset({"Fem"}), "Number": SINGULAR} for name in WOMEN | GIRLS},
    **{name: {"Gender": frozenset({"Masc"}), "Number": SINGULAR, "Animacy": frozenset({"Hum"})} for name in MEN | BOYS},
}
"""Names of women, cities and countries in *-a* and of men, with what they show."""


# The verb


@dataclass(frozen=True, slots=True)
class Predicate:
    """The only verb of a clause.

    Attributes:
        token: the verb; in the future with *być* the word that shows a gender.
        shown: what it shows, one for each reading.
        finite: the finite verb.
    """

    token: Token
    shown: Sequence[Features]
    finite: Token


def predicate_of(words: Sequence[Token], readings: Readings) -> Predicate | None:
    """The only finite verb among some words, in the third person, or the past behind *będzie*; None where there is
    another, or who speaks is told by an end of its own."""
    verbs = [word for word in words if word.upos in {"AUX", "VERB"} and lower(word) != "by" and is_finite(word)]
    if any(lower(word) in ENDS_OF_SPEAKERS and word.upos == "AUX" for word in words):
        return None
    future = len(verbs) == 2 and lower(verbs[0]) in FUTURE and "Past" in verbs[1].feats.get("Tense", NONE)
    if not verbs or (len(verbs) > 1 and not future) or any(lower(word) in {"to", "oto"} for word in words):
        return None
    verb = verbs[-1]
    known = known_as(lower(verb), "VERB", readings)
    if lower(verb) in ASKING:
        return None
    if not known or sure_of(verb, ("AUX", "VERB")) < SURE or not (verb.form or "").islower():
        return None
    if any(not is_said_of_another(one.feats) for one in known):
        return None
    return Predicate(verb, [shown_by(one) for one in known], verbs[0])


def is_finite(word: Token) -> bool:
    """Whether a word is a verb that may be finite."""
    return word.upos in {"AUX", "VERB"} and "Inf" not in word.feats.get("VerbForm", NONE)


def is_said_of_another(feats: Features) -> bool:
    """Whether features are those of a finite verb in the third person, which some subject may have."""
    third = feats.get("Person", frozenset({"3"})) == frozenset({"3"})
    # Of *powinien* the dictionary says no more than gender and number.
    return third and "Fin" in feats.get("VerbForm", {"Fin"}) and "Imp" not in feats.get("Mood", NONE)


ENDS_OF_SPEAKERS = frozenset("m em am ś eś aś śmy ście".split())
FUTURE = frozenset({"będzie", "będą"})


def subject_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """What opens a clause and its only verb, joined, where they agree in no reading: *dzieci poszedł*, *koty spali*."""
    opening = opening_of(clause, sentence, readings)
    if opening is not None and opening.token.upos == "PRON" and (speaks := spoken_by(opening, readings)) is not None:
        own: Features = {"Case": frozenset({"Nom"}), "Person": frozenset({"3"})}
        return {opening.token.id: as_told(opening.token, "PRON", own, (speaks.id, TOLD))}
    predicate = predicate_of(opening.rest, readings) if opening is not None else None
    if opening is None or predicate is None:
        return {}
    future = predicate.token.id != predicate.finite.id
    numbered = not future or agrees(opening.shown, [{"Number": finite_number(predicate)}])
    if numbered and agrees(opening.shown, predicate.shown):
        return {}
    if is_attribute_of(opening, predicate.token, readings):
        return {}
    verb, place = predicate.finite, opening.rest.index(predicate.finite)
    if not is_plain(opening.rest[:place], readings) or is_called_by_office(opening, predicate):
        return {}
    others = [word for word in opening.rest if word.id not in {verb.id, predicate.token.id}]
    others = [word for word in others if not is_how_many_it_has(word, verb, sentence)]
    if any(may_be_subject(word, predicate, sentence, readings) for word in others):
        return {}
    if not is_surely_subject(opening, predicate, others, sentence, readings):
        return {}
    return joined(opening, predicate)


def is_attribute_of(opening: Opening, verb: Token, readings: Readings) -> bool:
    """Whether what the parser takes for a verb is spelt as an adjective that goes with the noun: *koszt stały*."""
    known = [one for one in known_as(lower(verb), "ADJ", readings) if "Nom" in one.feats.get("Case", NONE)]
    return agrees(opening.shown, [shown_by(one) for one in known])


def spoken_by(opening: Opening, readings: Readings) -> Token | None:
    """The only finite verb behind *on* and the like, if it can be nothing but a first or second person: *ale on nie
    mam*."""
    verbs = [word for word in opening.rest if is_finite(word) and word.upos == "VERB"]
    if len(verbs) != 1 or not is_plain(opening.rest[: opening.rest.index(verbs[0])], readings):
        return None
    known = known_as(lower(verbs[0]), "VERB", readings)
    speaks = bool(known) and all(one.feats.get("Person", frozenset({"3"})) <= SPEAKERS for one in known)
    told = all("Imp" not in one.feats.get("Mood", NONE) for one in known) or lower(verbs[0]) in NEVER_ORDERS
    return verbs[0] if speaks and told else None


NEVER_ORDERS = frozenset({"mam", "masz"})
"""Forms of *mieć* that are spelt as orders of verbs that are hardly used."""


def inverted_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """A verb without an object and the noun behind it, joined, if they agree in no reading and nothing else in the
    clause may be the subject: *w nocy padała śnieg*, *jutro przyjedzie moi rodzice*."""
    predicate = predicate_of(clause.words, readings)
    if predicate is None or predicate.token.id != predicate.finite.id:
        return {}
    verb, words = predicate.token, clause.words
    if (verb.lemma or "") not in intransitive() or (verb.lemma or "") in WITH_NOMINATIVE:
        return {}
    behind = [word for word in words if word.id > verb.id and word.upos not in {"ADV", "PART"}]
    attributes = [word for word in behind if lower(word) not in CLITICS]
    noun = next((word for word in attributes if word.upos not in {"ADJ", "DET"}), None)
    if noun is None or not is_noun(noun) or (noun.lemma or "") in measures() - MONEY | WITHOUT_SUBJECT:
        return {}
    if any(lower(word) in AMOUNTS | {"się"} or word.upos in {"NUM", "X"} for word in words):
        return {}
    known = known_as(lower(noun), "NOUN", readings)
    shown = [shown_by(one) for one in known if "Nom" in one.feats.get("Case", NONE)]
    cases = frozenset[str]().union(*(one.feats.get("Case", NONE) for one in known))
    opening = Opening(noun, shown, cases, True, words)
    single = any(feats.get("Number") == SINGULAR for feats in predicate.shown)
    if not shown or agrees(shown, predicate.shown) or (single and "Gen" in cases):
        return {}
    if lower(noun) in POLITE or is_called_by_office(opening, predicate):
        return {}
    if not single and (
        (clause.after is not None and clause.after.form not in {".", "!", "?"}) or has_company(words, noun)
    ):
        return {}
    others = [word for word in words if word.id not in {verb.id, noun.id}]
    if any(may_be_any_subject(word, sentence, readings) for word in others if word.upos not in {"ADJ", "DET"}):
        return {}
    return joined(opening, predicate)


def has_company(words: Sequence[Token], noun: Token) -> bool:
    """Whether somebody in the instrumental is with somebody: *przyjechali ojciec z synem*."""
    return any(word.id > noun.id and "Ins" in word.feats.get("Case", NONE) for word in words)


def may_be_any_subject(word: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether another word may be a nominative that nothing governs, whatever it agrees with."""
    above = sentence.head_of(word)
    if word.upos not in {"NOUN", "PRON", "PROPN"} or lower(word) in CLITICS or (word.lemma or "") in measures():
        return False
    governed = above is not None and above.upos == "ADP"
    return not governed and (word.upos == "PROPN" or "Nom" in cases_of(word, readings))


WITH_NOMINATIVE = frozenset("zostać zostawać pozostać pozostawać brzmieć należeć wyglądać odpowiadać przeważać".split())
"""Verbs without an object that may have a nominative for what somebody is or what they say."""


def joined(opening: Opening, predicate: Predicate) -> dict[int, Token]:
    """What opens a clause and its verb, joined: at the word that shows a gender, but for a clash in number with the
    auxiliary of the future."""
    shown = nearest(opening, predicate)
    token, verb, relation = opening.token, predicate.token, TOLD
    told = verb.id != predicate.finite.id and not agrees(opening.shown, [{"Number": finite_number(predicate)}])
    if told:
        verb = predicate.finite
    if token.form in NAMES:
        relation = OF_A_MAN if "Hum" in shown.get("Animacy", NONE) else OF_A_WOMAN
    upos = token.upos if token.upos == "PRON" or token.form in NAMES else "NOUN"
    said = {"Number": finite_number(predicate)} if told else predicate.shown[0]
    return {
        token.id: as_told(token, upos, {"Case": frozenset({"Nom"}), **shown}, (verb.id, relation)),
        verb.id: as_told(verb, verb.upos, said, None),
    }


def finite_number(predicate: Predicate) -> frozenset[str]:
    """The number of a finite verb."""
    return predicate.finite.feats.get("Number", NONE)


def agrees(some: Sequence[Features], others: Sequence[Features]) -> bool:
    """Whether one of some readings goes with one of others."""
    return any(goes_with(one, other) for one in some for other in others)


def nearest(opening: Opening, predicate: Predicate) -> Features:
    """What a noun shows in the reading that has most in common with the verb."""
    verb = predicate.shown[0]
    return max(
        opening.shown,
        key=lambda shown: sum(not values.isdisjoint(verb.get(name, values)) for name, values in shown.items()),
    )


def is_plain(between: Sequence[Token], readings: Readings) -> bool:
    """Whether nothing stands between a noun and its verb but adverbs, clitics, phrases with an adposition and
    genitives. A relative pronoun begins another clause, with its comma or without (*termin do którego*)."""
    governed = False
    for word in between:
        if lower(word).startswith("któr"):
            return False
        if word.upos == "ADP":
            governed = True
        elif word.upos in {"ADV", "PART"} or lower(word) in CLITICS:
            continue
        elif word.upos in {"NOUN", "PROPN", "PRON"}:
            cases = cases_of(word, readings)
            if not governed and ("Nom" in cases or "Gen" not in cases):
                return False
            governed = False
        elif word.upos not in {"ADJ", "DET", "NUM"} or not (governed or "Nom" not in cases_of(word, readings)):
            return False
    return not governed


def cases_of(word: Token, readings: Readings) -> frozenset[str]:
    """The cases that a word can be in, to the dictionary or else to the tagger."""
    known = known_as(lower(word), word.upos or "", readings)
    return frozenset[str]().union(*(one.feats.get("Case", NONE) for one in known)) or word.feats.get("Case", NONE)


CLITICS = frozenset("się mi ci mu mnie cię go ją nam wam im jej nas was ich sobie".split())


def may_be_subject(word: Token, predicate: Predicate, sentence: Sentence, readings: Readings) -> bool:
    """Whether another word of the clause may be a nominative that agrees with the verb, or an amount."""
    if word.upos == "NUM" or lower(word) in AMOUNTS:
        return True
    if word.upos not in {"DET", "NOUN", "PRON", "PROPN", "X"} or lower(word) in CLITICS:
        return False
    above = sentence.head_of(word)
    if above is not None and (above.upos == "ADP" or (word.upos == "DET" and above.upos == "NOUN")):
        return False
    known = known_as(lower(word), word.upos, readings)
    if not known:
        return word.upos != "NOUN" or "Nom" in word.feats.get("Case", {"Nom"})
    return any("Nom" in one.feats.get("Case", {"Nom"}) and agrees([shown_by(one)], predicate.shown) for one in known)


def is_called_by_office(opening: Opening, predicate: Predicate) -> bool:
    """Whether a noun for men may be what a woman is, as her verb says: *minister powiedziała*."""
    woman = all(
        not shown.get("Gender", NONE).isdisjoint({"Fem", "Neut"}) and shown.get("Number") == SINGULAR
        for shown in predicate.shown
    )
    man = any("Hum" in shown.get("Animacy", NONE) for shown in opening.shown)
    return woman and man and opening.token.form not in NAMES and lower(opening.token) not in MALE | {"on"}


MALE = frozenset(
    "brat ojciec tata syn mąż wujek dziadek chłopiec chłopak kolega sąsiad mężczyzna kuzyn wnuk teść zięć szwagier "
    "ksiądz król książę pan nauczyciel aktor student uczeń".split()
)
"""Nouns for men that no woman is called by, or for whom there are others."""


def is_surely_subject(
    opening: Opening, predicate: Predicate, others: Sequence[Token], sentence: Sentence, readings: Readings
) -> bool:
    """Whether what opens a clause is no object and no genitive of what there is: it can be a nominative alone, or the
    verb has no object, or another one."""
    verb = predicate.finite
    if opening.cases <= {"Nom", "Voc"}:
        return True
    if (verb.lemma or "") in WITH_PREDICATE:
        return False  # *Usta miał pełne śliny*.
    if (verb.lemma or "") in OF_WILL and is_followed_by_an_idle_infinitive(verb, sentence, readings):
        return True  # *Dzieci nie chce spać*.
    if lower(verb) in COPULAS and has_predicate(opening, others, readings):
        return True
    neuter = any(
        "Neut" in shown.get("Gender", {"Neut"}) and shown.get("Number") == SINGULAR for shown in predicate.shown
    )
    if neuter and (not opening.bare or (verb.lemma or "") in OF_GENITIVES):
        return False
    if neuter and predicate.shown[0].get("Gender") == frozenset({"Neut"}):
        return False  # *Drzewa powaliło*: nobody does it.
    reflexive = any(lower(word) == "się" for word in others)
    if (predicate.token.lemma or "") in intransitive() and not reflexive:
        return True
    return not reflexive and any(is_object(word, predicate, sentence, readings) for word in others)


def has_predicate(opening: Opening, others: Sequence[Token], readings: Readings) -> bool:
    """Whether the last word is an adjective that is said of what opens the clause: *te buty jest za małe*."""
    last = others[-1] if others else None
    if last is None or last.upos != "ADJ" or last.id < opening.token.id or last.id != opening.rest[-1].id:
        return False
    known = [one for one in known_as(lower(last), "ADJ", readings) if "Nom" in one.feats.get("Case", NONE)]
    return agrees(opening.shown, [shown_by(one) for one in known])


OF_WILL = frozenset("chcieć móc musieć lubić umieć potrafić zamierzać próbować zacząć przestać powinien".split())


def is_followed_by_an_idle_infinitive(verb: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether an infinitive without an object stands right behind a verb, or one that says what something has, with
    that: *dzieci nie chce spać*, *hasło powinien mieć osiem znaków*."""
    after = sentence.tokens[verb.id] if verb.id < len(sentence.tokens) else None
    if after is None or "Inf" not in after.feats.get("VerbForm", NONE):
        return False
    if (after.lemma or "") in intransitive() | {"być", "zostać"}:
        return True
    rest = sentence.tokens[after.id :]
    first = next((word for word in rest if word.upos not in {"ADJ", "DET", "ADV", "PART"}), None)
    filled = first is not None and (
        first.upos == "NUM" or (first.upos == "NOUN" and "Acc" in cases_of(first, readings))
    )
    return (after.lemma or "") in OF_THINGS and filled


def is_how_many_it_has(word: Token, verb: Token, sentence: Sentence) -> bool:
    """Whether a numeral says how many things a subject has in itself: *hasło powinien mieć osiem znaków*."""
    between = sentence.tokens[verb.id : word.id - 1]
    having = bool(between) and (between[0].lemma or "") in OF_THINGS
    return word.upos == "NUM" and having and all(one.upos in {"ADV", "PART", "PRON"} for one in between[1:])


OF_THINGS = frozenset({"mieć", "zawierać", "obejmować", "posiadać"})
"""Infinitives of what something has in itself."""
WITH_PREDICATE = frozenset("mieć zrobić robić uczynić czynić znaleźć uznać uważać nazwać".split())
"""Verbs that say what somebody or something is made or had."""
OF_GENITIVES = frozenset(
    "być mieć przybyć przybywać ubyć ubywać brakować zabraknąć starczyć starczać wystarczyć wystarczać potrzebować "
    "przyjść przychodzić".split()
)
"""Verbs beside which a genitive says of what there is so much."""


def is_object(word: Token, predicate: Predicate, sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun behind the verb can be an accusative, is governed by nothing else, and agrees with the verb as a
    nominative in no reading."""
    if word.upos != "NOUN" or word.id < predicate.token.id or (word.lemma or "") in measures():
        return False
    before = sentence.tokens[: word.id - 1]
    first = next((one for one in reversed(before) if one.upos not in {"ADJ", "DET"}), None)
    if first is None or first.id != predicate.token.id:
        return False
    return "Acc" in cases_of(word, readings)


# What is said of it


def predicate_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """What opens a clause and an adjective in the nominative that ends what its copula says, joined, where they agree
    in no reading: *to miasto jest piękna*, *kawa jest za gorący*."""
    opening = opening_of(clause, sentence, readings)
    copulas = [word for word in opening.rest if is_finite(word)] if opening is not None else []
    if opening is None or len(copulas) != 1:
        return {}
    place = opening.rest.index(copulas[0])
    start = behind_a_copula(opening.rest, place)
    if start is None:
        return {}
    behind = [word for word in opening.rest[start:] if word.upos not in {"ADV", "PART"} and lower(word) != "za"]
    if not behind or not is_plain(opening.rest[:place], readings):
        return {}
    word, after = behind[0], behind[1] if len(behind) > 1 else None
    known = [one for one in known_as(lower(word), "ADJ", readings) if "Case" in one.feats]
    if (
        not known
        or not all(one.feats["Case"] <= DIRECT for one in known)
        or not (is_noun(opening.token) or opening.token.upos == "PRON" or opening.token.form in NAMES)
    ):
        return {}
    if (after is not None and after.upos not in {"ADP", "SCONJ"}) or not (word.form or "").islower():
        return {}
    shown = [shown_by(one) for one in known if "Nom" in one.feats["Case"]]
    said = Predicate(copulas[0], shown, copulas[0])
    if not shown or agrees(opening.shown, shown) or is_called_by_office(opening, said):
        return {}
    if any(lower(one) in {"to", "mi", "ci", "mu", "nam", "wam", "im"} | AMOUNTS for one in opening.rest):
        return {}
    own = nearest(opening, said)
    return {
        opening.token.id: as_told(opening.token, opening.token.upos, {"Case": frozenset({"Nom"}), **own}, None),
        word.id: as_told(word, "ADJ", {"Case": frozenset({"Nom"}), **shown[0]}, (opening.token.id, WHAT_IT_IS)),
    }


def behind_a_copula(words: Sequence[Token], place: int) -> int | None:
    """The place behind a finite copula, or behind *być* and *zostać* right behind a modal verb (*muszą być*); None
    where a verb is neither."""
    if lower(words[place]) in COPULAS:
        return place + 1
    then = lower(words[place + 1]) if place + 1 < len(words) else ""
    if SEEMING.fullmatch(lower(words[place])) is not None and then == "się":
        return place + 2
    return place + 2 if lower(words[place]) in MODAL and then in {"być", "zostać"} else None


SEEMING = re.compile("(?:wy|z)da(?:je|ją|wał[aoy]?|wali)|okaz(?:ał[aoy]?|ali|uje|ują)|okaż[eą]")
"""Verbs with *się* that say how something seems."""
MODAL = frozenset(
    "musi muszą może mogą ma mają powinien powinna powinno powinny powinni mógł mogła mogło mogły mogli musiał musiała "
    "musiało musiały musieli miał miała miało miały mieli".split()
)
DIRECT = frozenset({"Nom", "Acc", "Voc"})
COPULAS = frozenset("jest są był była było byli były będzie będą".split())
