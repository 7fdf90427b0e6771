"""Plurals: what is several by a number, or somebody together with whom a pronoun names; German.

*Hier wohnt zwei Familien* and *mein Bruder und ich geht* have nothing in their tree that says so: a noun after a
numeral is exempt from agreement, as in many languages it must be, and a parser that sees a verb in the singular takes
one of two for its subject. Nor does a tree say that *vor zwei Jahre* is no place.
"""

from __future__ import annotations

import re
from dataclasses import replace

from lambre_core.findings.certain import certain
from lambre_core.findings.coordination import JOINT, first_of
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

COUNTED = "subj@counted"
"""The relation of a subject that a numeral from two on counts."""

NUMERALS = frozenset(
    "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn "
    "neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig".split()
)

MEASURED = re.compile(
    "(?i:jahr(e|zehnt|zehnte|hundert|hunderte|tausende)?|monate?|wochen?|tage?|stunden?|minuten?|sekunden?|nächte?|uhr|"
    "euro|cent|dollar|franken|pfund|kronen|rubel|prozent|prozentpunkte?|grad|mal|punkte?|schritte?|"
    "\\w*(meter|liter|gramm|kilo|tonnen|meilen|hektar|watt|volt|bytes?|hertz))"
)
"""Units of measurement, money and time, with which a verb may be in the singular: *zwei Jahre ist lang*."""

UNITS = re.compile(
    "\\w*(?:meter|liter|gramm|kilo|watt|volt|byte|hertz|ampere|bar|pixel|mol|newton|joule|pascal|ohm|lumen)"
)
"""Units that have no plural after numbers."""

TOGETHER = frozenset({"ich", "er", "sie", "wir"})
"""Pronouns that with somebody else are a plural of the form that third persons have, too."""


def with_plural_subjects(sentence: Sentence) -> Sentence:
    """The sentence with such subjects marked by relations of their own, for certain."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        verb = sentence.head_of(token)
        if verb is None or verb.upos not in {"AUX", "VERB"} or token.upos not in {"NOUN", "PROPN"}:
            continue
        counted = token.deprel in {"subj", "subj@pass"} and is_counted(token, sentence)
        if counted and not is_done_to(verb, sentence):
            changed[token.id] = replace(token, deprel=COUNTED)
            its = (word for word in sentence.tokens if is_it(word, token, verb))
            changed |= {word.id: replace(word, deprel=EXPLETIVE) for word in its}
        pronoun = with_whom(token, verb, sentence)
        if pronoun is not None:
            joint = replace(as_nominative(token), deprel=JOINT, head=verb.id)
            changed[token.id] = certain(joint)
            changed[pronoun.id] = certain(replace(pronoun, deprel="conj:coord", head=token.id))
    return sentence.with_tokens(changed) if changed else sentence


EXPLETIVE = "comp@expl"


def is_it(word: Token, subject: Token, verb: Token) -> bool:
    """Whether *es* stands before a verb for the subject behind it: *es fehlen zwei Seiten*."""
    opens = (word.form or "").lower() == "es" and word.id == verb.id - 1 and word.deprel == "subj"
    return opens and word.head == verb.id and subject.id > verb.id and verb.lemma not in IMPERSONAL


IMPERSONAL = frozenset({"geben", "sein", "dauern", "kosten", "brauchen", "haben", "handeln"})
"""Lemmas of verbs of which *es* is the subject."""


def with_numbers(sentence: Sentence) -> Sentence:
    """The sentence with numbers in digits right before the nouns that they count, and spans of time that somebody is
    away from (*vor zwei Jahren*), marked by relations of their own."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        head = sentence.head_of(token)
        if head is None:
            continue
        if token.upos == "NUM" and token.deprel == "mod" and is_number_before(token, head, sentence):
            changed[token.id] = replace(token, deprel=SEVERAL)
        if token.upos == "NOUN" and token.deprel == "comp:obj" and is_ago(token, head, sentence):
            changed[token.id] = certain(replace(token, deprel=AGO))
    return sentence.with_tokens(changed) if changed else sentence


SEVERAL = "mod@several"
"""The relation of a number in digits to what it counts."""

AGO = "comp:obj@ago"
"""The relation of a span of time to an adposition that says how far away."""

SPANS = re.compile("(?:sekunde|minute|stunde|tag|nacht|woche|monat|jahr|jahrzehnt|jahrhundert)(?:e|n|en)?|nächten?")


def is_number_before(number: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether a number from two on stands right before a noun that is no unit, and behind no other noun, whose number
    it would be (*in Kapitel 2 Absatz 3*). One that begins with a nought counts nothing (*das Konto 007 Reisen*), nor
    does one without a blank behind it (*PlanV2Entity*)."""
    form = number.form or ""
    between = sentence.tokens[number.id : noun.id - 1]
    if noun.upos != "NOUN" or not (form.isdecimal() and len(form) < len("2000")) or noun.id < number.id:
        return False
    if number.span is not None and noun.span is not None and number.span[1] == noun.span[0]:
        return False
    if form.startswith("0") or not all(word.upos == "ADJ" and word.head == noun.id for word in between):
        return False
    before = sentence.tokens[number.id - 2] if number.id > 1 else None
    labels = before is not None and before.upos in {"NOUN", "PROPN", "NUM", "X", "SYM", "PUNCT"}
    if before is not None and before.form == "." and before.id > 1:
        labels = (sentence.tokens[before.id - 2].form or "").lower() not in ABOUT
    if AS_ADJECTIVES.search(noun.form or "") is not None or (noun.form or "").isupper():
        return False
    return int(form) > 1 and not labels and UNITS.fullmatch((noun.form or "").lower()) is None


AS_ADJECTIVES = re.compile("(?:ene|ende|(?:ier|ig|ll|m|nn|nd|tz)te|ige|liche|lose)$")
"""Ends of nouns that are declined as adjectives, whose plurals a dictionary may lack: *500 Gefangene*."""

ABOUT = frozenset({"ca", "max", "min", "insg", "durchschn"})
"""Abbreviations before numbers, whose point may be a token of its own."""


def is_ago(noun: Token, adposition: Token, sentence: Sentence) -> bool:
    """Whether *vor* or *in* stands before a numeral and a span of time: *vor zwei Jahren*, *in drei Tagen*, or *vor*
    before *ein*: *vor einem Jahr*."""
    between = sentence.tokens[adposition.id : noun.id - 1]
    form = (adposition.form or "").lower()
    if form not in {"vor", "in"} or SPANS.fullmatch((noun.form or "").lower()) is None or not between:
        return False
    one = form == "vor" and is_one_ago(between[0], noun, sentence)
    counted = one or between[0].upos == "NUM"
    return counted and all(word.head == noun.id and word.upos in {"NUM", "ADJ", "DET"} for word in between)


def is_one_ago(one: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether *ein* is what is counted, and a verb or the end of a clause follows: *vor ein Jahr war ich dort*."""
    after = sentence.tokens[noun.id : noun.id + 1]
    ends = not after or after[0].upos in {"AUX", "PUNCT", "VERB"}
    return ends and one.upos == "DET" and (one.form or "").lower().startswith("ein")


def is_counted(noun: Token, sentence: Sentence) -> bool:
    """Whether a numeral from two on stands before a noun that can be a nominative and is no unit."""
    if MEASURED.fullmatch(noun.form or "") or "Nom" not in noun.feats.get("Case", {"Nom"}):
        return False
    numerals = [word for word in sentence.tokens[: noun.id - 1] if word.head == noun.id and word.upos == "NUM"]
    between = sentence.tokens[numerals[0].id : noun.id - 1] if numerals else ()
    return (
        len(numerals) == 1
        and is_several(numerals[0].form or "")
        and all(word.upos == "ADJ" and word.head == noun.id for word in between)
    )


def is_done_to(verb: Token, sentence: Sentence) -> bool:
    """Whether what looks like a finite verb may be the participle of a heading: *12 Sprachen neu übersetzt*, *3 Seiten
    exportiert nach Word*."""
    last = next((word for word in reversed(sentence.tokens) if word.upos != "PUNCT"), None)
    behind = sentence.tokens[verb.id : verb.id + 1]
    if behind and behind[0].upos == "ADP" and sentence.tokens[-1].upos != "PUNCT":
        last = verb
    alone = not any(word.upos in {"AUX", "SCONJ"} or (word.upos == "VERB" and word != verb) for word in sentence.tokens)
    return last == verb and alone and PARTICIPLE.fullmatch(verb.form or "") is not None


PARTICIPLE = re.compile("(?:be|emp|ent|er|ge|miss|ver|zer|über|unter|um|durch|wider|voll).{3,}t|.+iert")
"""Participles that are third persons as well: those of verbs with a prefix that is not parted, and in *-ieren*."""


def is_several(form: str) -> bool:
    """Whether a numeral is a whole number from two on; one of four digits may be a year."""
    whole = form.isdecimal() and not form.startswith("0")
    return form.lower() in NUMERALS or (whole and len(form) < len("2000") and int(form) > 1)


def with_whom(noun: Token, verb: Token, sentence: Sentence) -> Token | None:
    """The pronoun of *mein Bruder und ich*, if the two open a clause right before its verb."""
    after = sentence.tokens[noun.id : noun.id + 3]
    if [word.form for word in after[:1]] != ["und"] or len(after) < len(("und", "ich", "geht")):
        return None
    pronoun, behind = after[1:]
    if (pronoun.form or "") not in TOGETHER or pronoun.upos != "PRON" or behind.id != verb.id:
        return None
    start = first_of(noun, sentence)
    before = sentence.tokens[start - 2] if start > 1 else None
    opens = before is None or before.upos in {"SCONJ", "CCONJ"} or before.form in {":", "–", "—", "„", "«", "»"}
    if pronoun.form == "ich" and "1" in verb.feats.get("Person", ()) and "Sing" in verb.feats.get("Number", ()):
        return None  # *Noch ein Wort, und ich gehe* is written without a comma, too.
    of_the_verb = verb.id in {noun.head, pronoun.head} and (noun.deprel or "").startswith(("subj", "comp:obj", "dep"))
    return pronoun if opens and of_the_verb else None


def as_nominative(noun: Token) -> Token:
    """A noun whose nominative looks like its accusative as a nominative."""
    nominative: Features = {**noun.feats, "Case": frozenset({"Nom"})}
    beliefs = noun.beliefs and replace(noun.beliefs, feats={**noun.beliefs.feats, "Case": {"Nom": 1.0}})
    return replace(noun, feats=nominative, beliefs=beliefs)
