"""Told quantities: an Estonian or Finnish numeral and the noun right behind it, whatever the parser makes of the two.

Behind a nominative that means more than one, or a number in digits, stands a partitive in the singular (*kolm õuna*,
*5 omenaa*): no plural in *-d* or *-t* (*kolm õunad*, *48 tiedostot*), and no nominative in the singular at the end of
its phrase (*kuus tass*). A numeral in the genitive counts a genitive (*kahekümne kilomeetri*), one that is surely a
partitive a partitive (*viit katset*). What has been found so is judged by rules on relations of its own, `mod@counted`
and `mod@declined`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.readings import Readings
from lambre_core.findings.told.relations import COUNTED, COUNTED_ALIKE, as_told
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

FINNIC = frozenset({"et", "fi"})

DIGITS = re.compile(r"\d{1,3}(?:[ \u00a0.]?\d{3})*(?:,\d+)?")
"""A number; one with a full stop behind it is an ordinal."""

NOMINATIVES = re.compile(
    "(?:kaks|kolm|neli|viis|kuus|seitse|kaheksa|üheksa)(?:kümmend|teist)?|üksteist|kümme|"
    "(?:kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän)(?:kymmentä|toista)?|yksitoista|kymmenen"
)
"""Numerals in the nominative that count; some are spelt alike in the genitive, behind which no nominative stands
either."""

GENITIVES = re.compile(
    "(?:kahe|viie|kuue|seitsme)(?:kümne|teistkümne)?|(?:kolme|nelja|kaheksa|üheksa)(?:kümne|teistkümne)|kümne|"
    "üheteistkümne|saja|tuhande|"
    "(?:kahden|kolmen|neljän|viiden|kuuden)(?:kymmenen|toista)?|(?:seitsemän|kahdeksan|yhdeksän)kymmenen|sadan|tuhannen"
)
"""Numerals that are genitives and nothing else."""

PARTITIVES = re.compile("kahte|kaht|viit|kuut|seitset|kaheksat|üheksat|kümmet")
"""Numerals that are partitives and nothing else."""

HOURS = frozenset("kell kello klo nr".split())
"""Behind these a numeral counts nothing: *kell kolm*."""

NUMBERED = tuple(
    "number numero kohta luku peatükk sivu lehekülg versio tehtävä osa kappale viikko taso vaihe kerros ryhmä "
    "luokka taulukko kuva esimerkki rivi rivin sarake sarakkeen solu solun liite huone laituri linja versioon "
    "ülesanne nädal tase samm korrus rühm tabel joonis näide lisa ruum liin rida rea veerg veeru lahter lahtri "
    "välja".split()
)
"""Nouns, and last parts of compounds, of which a numeral behind says which one it is: *sivu 5*."""

PAST = frozenset({"yli", "vaille", "vailla"})
"""Between minutes and an hour: *minuuttia yli kahdeksan*."""

FINITE = frozenset({"Fin"})
CLOSING = frozenset({"ADP", "ADV", "AUX", "CCONJ", "PUNCT", "SCONJ", "VERB"})
"""What follows a noun phrase that is at its end, verbs if they are finite."""

SHORT = frozenset({"Add", "Acc"})
"""Cases that look like others: the short illative (*keelde*), and an accusative that treebanks hardly know."""

NOM, GEN, PAR = (frozenset({case}) for case in ("Nom", "Gen", "Par"))
PLAIN = NOM | GEN | PAR


def counted_in(sentence: Sentence, readings: Readings) -> Iterator[Token]:
    """The numerals of a sentence right before nouns that are not in the case which they ask for, joined to these."""
    for noun in sentence.tokens[1:]:
        numeral = number_before(noun, sentence)
        if numeral is not None and is_spelt_out(noun) and is_some(numeral, noun, sentence, readings):
            yield as_told(numeral, "NUM", {"Case": NOM}, (noun.id, COUNTED))
            continue
        if numeral is None or numeral.upos not in NUMBERS or not is_spelt_out(noun):
            continue
        form = in_lower_case(numeral.form)
        found = cases_of(noun, readings) - SHORT
        if is_of_a_span(numeral, noun, sentence):
            wrong, case, relation = True, NOM, COUNTED_ALIKE
        elif GENITIVES.fullmatch(form):
            wrong = found == PAR and is_at_its_end(noun, sentence)
            case, relation = GEN, COUNTED_ALIKE
        elif form in ONES:
            wrong = found == PAR and is_one_thing(noun, numeral, sentence, readings)
            case, relation = NOM, COUNTED_ALIKE
        elif PARTITIVES.fullmatch(form):
            wrong = found in (NOM, GEN, NOM | GEN) and is_at_its_end(noun, sentence)
            case, relation = PAR, COUNTED_ALIKE
        else:
            wrong = may_count(numeral, sentence) and is_uncounted(noun, found, readings, sentence)
            case, relation = NOM, COUNTED
        if wrong:
            yield as_told(numeral, "NUM", {"Case": case}, (noun.id, relation))


def is_of_a_span(numeral: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether a numeral in the nominative stands before a time in another case and a postposition that says in the
    course of which, which takes both in the genitive: *kolm päeva jooksul*, *kaksi viikon kuluessa*."""
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    span = SPANS.get(in_lower_case(after.form)) if after is not None else None
    other = noun.feats.get("Case") in (GEN, PAR) and is_a_time(noun)
    return span is not None and other and span.fullmatch(in_lower_case(numeral.form)) is not None


_ESTONIAN = re.compile("kaks|kolm|neli|viis|kuus|seitse|kümme")
_FINNISH = re.compile("kaksi|kolme|neljä|viisi|kuusi")
SPANS = dict.fromkeys(("jooksul", "vältel", "kestel"), _ESTONIAN) | dict.fromkeys(("kuluessa", "kuluttua"), _FINNISH)
"""Such postpositions, and numerals in the nominative; Estonian *kolme* is a genitive."""

ONES = frozenset({"yksi", "üks"})


def is_one_thing(noun: Token, numeral: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a partitive right behind *one* is in the singular, and counted by it (*yksi kappaletta*): one of several
    may do something to it (*üks luges raamatut*)."""
    single = all("Sing" in reading.feats.get("Number", ()) for reading in readings(noun))
    if any(in_lower_case(word.form) in {"varten", "vastaan", "kohti"} for word in sentence.tokens[noun.id :]):
        return False  # *yksi myyntiä ja yksi ostoa varten*
    return single and numeral.head == noun.id and is_at_its_end(noun, sentence)


NUMBERS = frozenset({"NUM", "X"})


def is_spelt_out(noun: Token) -> bool:
    """Whether a word is a noun in lower case and no abbreviation (*3,5 kk*)."""
    form = noun.form or ""
    return (
        noun.upos == "NOUN"
        and form.islower()
        and "/" not in form
        and len(form) >= SHORTEST
        and VOWEL.search(form) is not None
    )


SHORTEST = 3
VOWEL = re.compile("[aeiouyõäöü]")


def number_before(noun: Token, sentence: Sentence) -> Token | None:
    """The word right before a noun, or the first part of a number before it that is written with blanks."""
    place = noun.id - 1
    if place > 1 and is_a_plural(sentence.tokens[place - 1]) and is_a_plural(noun):
        place -= 1  # *3 uudet viestit*
    while place > 1 and sentence.tokens[place - 1].deprel == "goeswith":
        place -= 1
    return sentence.tokens[place - 1] if place else None


def is_a_plural(word: Token) -> bool:
    """Whether a word is a noun or adjective in the nominative plural."""
    plural = word.feats.get("Number") == frozenset({"Plur"}) and word.feats.get("Case") == NOM
    return word.upos in {"ADJ", "NOUN"} and plural and "VerbForm" not in word.feats


SOME = frozenset("paljon vähän lisää enemmän vähemmän tarpeeksi palju vähe natuke veidi rohkem vähem".split())
"""Words for how much, which are adverbs as well."""


def is_some(word: Token, noun: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a word for how much stands right before a noun in the nominative that ends its clause, behind a verb that
    somebody does, or opens its sentence before a plural that does: *haluan lisää kahvi*, *palju inimesed tulid*. Beside
    *to be* the noun is what there is (*on vähän kiire*)."""
    if in_lower_case(word.form) not in SOME or cases_of(noun, readings) != NOM:
        return False
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    if word.id == 1:
        opens = (
            in_lower_case(word.form) in {"palju", "paljon"} and is_a_plural(noun) and sentence.tokens[-1].form != "?"
        )
        return opens and after is not None and after.upos in {"AUX", "VERB"}
    comma = max((other.id for other in sentence.tokens[: word.id - 1] if other.upos == "PUNCT"), default=0)
    verbs = [other for other in sentence.tokens[comma : word.id - 1] if other.upos in {"AUX", "VERB"}]
    ordered = any("Imp" in verb.feats.get("Mood", ()) for verb in verbs)  # *valitse lisää tiedosto*
    speaking = not ordered and any(not SPEAKERS.isdisjoint(verb.feats.get("Person", ())) for verb in verbs)
    ends = after is None or (after.upos == "PUNCT" and after.form in {".", "!", "?", ","})
    return ends and speaking and not any(verb.lemma in {"olla", "olema"} for verb in verbs)


def may_count(numeral: Token, sentence: Sentence) -> bool:
    """Whether a word is a numeral that counts what stands behind it: no hour, no number of something, and in digits
    none that may be a year or an item of a list. *Viis* is also a way to do something (*leida viis inimesed mõtlema
    panna*)."""
    form = in_lower_case(numeral.form)
    before = sentence.tokens[numeral.id - 2] if numeral.id > 1 else None
    if before is not None and (is_numbered(before) or is_past_the_hour(before, sentence)):
        return False
    if NOMINATIVES.fullmatch(form):
        way = form == "viis" and any("Inf" in word.feats.get("VerbForm", ()) for word in sentence.tokens[numeral.id :])
        return not way and (before is None or before.upos != "NUM")
    if DIGITS.fullmatch(form) is None or form in {"0", "1"} or CODE.fullmatch(form) is not None:
        return False
    if in_lower_case(sentence.tokens[numeral.id].form) in OF_A_LAW:
        return False  # *ks. 17 artikla*
    if STATUS.fullmatch(form) is not None and in_lower_case(sentence.tokens[numeral.id].form).endswith(ERRORS):
        return False  # *vastaus on 404 virhe*
    if before is not None and before.upos == "CCONJ" and before.id > 1 and sentence.tokens[before.id - 2].upos == "NUM":
        return False  # *rivien 2 ja 21 summat*
    return before is not None and before.upos in BEFORE_DIGITS and "Case" not in before.feats


CODE = re.compile(r"\d{4,}")
"""Digits that name something rather than count it: *käivitage 1110 graafik*."""


OF_A_LAW = frozenset("alakohta artikla kohta liite luku momentti pykälä".split())
"""Parts of Finnish laws, whose number stands before them and says which one it is."""

STATUS = re.compile("[45]0[0-9]|5[0-9][0-9]")
ERRORS = ("virhe", "viga", "tõrge")
"""Numbers of errors, as servers answer with them, and what an error is called."""


def is_numbered(before: Token) -> bool:
    """Whether a numeral behind a word says which one it is, or what the time is."""
    form, lemma = in_lower_case(before.form), in_lower_case(before.lemma)
    return form in HOURS or lemma in HOURS or form.endswith(NUMBERED) or lemma.endswith(NUMBERED)


def is_past_the_hour(before: Token, sentence: Sentence) -> bool:
    """Whether a word stands between minutes and an hour."""
    if in_lower_case(before.form) not in PAST or before.id < MINUTES:
        return False
    earlier = sentence.tokens[before.id - 2]
    return earlier.upos == "NUM" or in_lower_case(earlier.form) in {"minuuttia", "varttia", "vartin", "sekuntia"}


MINUTES = 2
"""Place of the first word that may have minutes before it."""


BEFORE_DIGITS = frozenset({"ADP", "ADV", "AUX", "CCONJ", "SCONJ", "VERB"})
"""What stands before a number that counts; behind a noun or a name it may be theirs (*tabel 2*)."""


def is_uncounted(noun: Token, found: frozenset[str], readings: Readings, sentence: Sentence) -> bool:
    """Whether a noun is a nominative in the plural, or one in the singular at the end of its phrase."""
    if found == PAR:
        several = all("Plur" in reading.feats.get("Number", ()) for reading in readings(noun))
        return several and is_at_its_end(noun, sentence)  # *kaksi oppilaita*
    if found != NOM:
        return False
    plural = all("Sing" not in reading.feats.get("Number", ()) for reading in readings(noun))
    return plural or is_at_its_end(noun, sentence) or says_how_big(noun, sentence)


def says_how_big(noun: Token, sentence: Sentence) -> bool:
    """Whether an adjective of size stands right behind what is counted: *kaheksa meeter pikk*, *kolme metri korkea*."""
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    return after is not None and SIZE.fullmatch(in_lower_case(after.form)) is not None


SIZE = re.compile("pikk|pikad|lai|laiad|kõrge|kõrged|sügav|vana|vanad|paks|pitkä|pitkät|leveä|korkea|syvä|vanha|paksu")


def cases_of(noun: Token, readings: Readings) -> frozenset[str]:
    """All cases in which a noun can be; one of which a reading says no case may be in any."""
    cases = [reading.feats.get("Case", PLAIN) for reading in readings(noun)]
    return frozenset().union(*cases)


def is_at_its_end(noun: Token, sentence: Sentence) -> bool:
    """Whether nothing stands behind a noun whose attribute it may be; how often is of the verb (*sõpra iga õhtu*)."""
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    if after is None or (after.upos in CLOSING and after.feats.get("VerbForm", FINITE) >= FINITE):
        return True
    each = after.upos == "DET" or in_lower_case(after.form) in {"joka", "iga"}
    span = sentence.head_of(after) if each else after
    when = span is not None and span.id >= after.id and is_a_time(span)
    return when and (each or after.feats.get("Case", OBLIQUE) <= OBLIQUE)


def is_a_time(noun: Token) -> bool:
    """Whether a noun says when or how often: a measure or a month."""
    return noun.upos == "NOUN" and ((noun.lemma or "") in measures() or (noun.lemma or "").endswith("kuu"))


OBLIQUE = frozenset({"Ill", "Ine", "Ela", "All", "Ade", "Abl", "Tra", "Ter", "Ess", "Abe", "Com", "Add", "Ins"})
"""Cases of place and circumstance."""
