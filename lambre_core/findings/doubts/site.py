"""A ruled edge in its sentence, and what doubts ask of words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from lambre_core.findings.beliefs import believed
from lambre_core.findings.readings import Readings
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

NOUNS = frozenset({"NOUN", "PROPN"})
NOMINALS = frozenset({"NOUN", "PROPN", "PRON", "NUM", "DET"})
ATTRIBUTES = frozenset({"DET", "ADJ"})
NOMINATIVE = "Nom"

OPENING = frozenset('«„“"‚‘»')
"""What may stand before a title; „ and » open in some languages, “ and « in others."""

QUOTES = OPENING | frozenset("”’")
"""Quotation marks, opening and closing."""

APOSTROPHE = "'"
"""Quotes as well, where it is a word by itself."""

LONG_DASHES = frozenset({"–", "—", "--"})
"""Dashes between parts of a sentence."""

GOVERNS = re.compile(
    "(?:[aoiíeu]jící|oucí|ící|ąc[yaąei]|ущ|ющ|ащ|ящ|вш)(?:ch|m|mi|ho|mu|j|go|ий|ая|ее|ие|его|ему|им|ем|ую|ей|их|ими)?(?:ся)?$"
)
"""Ends of Czech, Polish and Russian active participles."""


@dataclass(frozen=True, slots=True)
class Site:
    """A ruled edge in its sentence.

    Attributes:
        below: word id -> its dependents.
        sisters: the other dependents of the head.
        subjects_dropped: finite verbs of the language often have no subject.
        language: its code; empty where nothing depends on it.
    """

    sentence: Sentence
    token: Token
    head: Token
    below: Mapping[int, Sequence[Token]]
    readings: Readings
    subjects_dropped: bool = False
    language: str = ""

    @property
    def sisters(self) -> list[Token]:
        return [sister for sister in self.below.get(self.head.id, ()) if sister.id != self.token.id]


SiteDoubt = Callable[[Site], bool]
"""Says whether a ruled edge is not to be judged. Each module beside this one lists its own in `DOUBTS`."""


def is_modifier(token: Token) -> bool:
    """Whether a word is an adjective or participle that modifies a noun."""
    return token.upos in {"ADJ", "VERB"} and (token.deprel or "").startswith("mod")


def is_coordinated_verb(token: Token) -> bool:
    """Whether a verb is coordinated with what it depends on."""
    return token.upos in {"AUX", "VERB"} and (token.deprel or "").startswith("conj")


SURE = 0.95
"""Least probability of an edge that holds against another plain reading of the words."""


def is_numeral(token: Token) -> bool:
    """Whether a word counts: a cardinal, or one like *several*, whatever its part of speech; no article does."""
    counts = "Card" in token.feats.get("NumType", ()) and "Art" not in token.feats.get("PronType", ())
    digits = DIGITS.fullmatch(token.form or "") is not None
    return token.upos == "NUM" or counts or digits or "@numgov" in (token.deprel or "")


DIGITS = re.compile(r"\d(?:[\d.,]*\d)?")
"""A number in digits; an ordinal ends in a full stop."""


def is_determiner(token: Token) -> bool:
    """Whether a word is a determiner of its head."""
    return token.upos == "DET" and (token.deprel or "").startswith("det")


GENITIVE = frozenset({"Gen"})
INSTRUMENTAL = frozenset({"Ins"})
NOMINATIVES = frozenset({NOMINATIVE})
SINGULAR = frozenset({"Sing"})
NOT_FINITE = frozenset({"Conv", "Inf"})


def is_subject(token: Token) -> bool:
    """Whether a word is a nominal subject of its head."""
    return token.upos in NOMINALS and (token.deprel or "").partition("@")[0] == "subj"


PERHAPS = 0.005
"""Least probability of another relation for it to be possible."""


def perhaps_subject(token: Token) -> bool:
    """Whether the parser gives some probability to a word's being a subject; without beliefs, anything may be."""
    deprels = token.beliefs.deprels if token.beliefs is not None else None
    if not deprels:
        return True
    return sum(share for deprel, share in deprels.items() if deprel.startswith("subj")) >= PERHAPS


def has_reading(token: Token, site: Site, test: Callable[[Reading], bool]) -> bool:
    """Whether a noun phrase, all its words together, has a reading of some kind. What stands behind a noun and agrees
    with it in no reading is no attribute (*список взрослых*), nor is what is spelt with other letters (*класс X*)."""
    own = [reading for reading in site.readings(token) if reading.upos == token.upos]
    attributes = [
        child
        for child in site.below.get(token.id, ())
        if child.upos in ATTRIBUTES
        and not is_in_other_letters(child, token)
        and (child.id < token.id or any(goes_with(child, reading, site) for reading in own))
    ]
    return any(test(reading) and all(goes_with(word, reading, site) for word in attributes) for reading in own)


def is_nothing_but_nominative(token: Token, site: Site) -> bool:
    """Whether a word is a nominative in each of its readings."""
    readings = site.readings(token)
    return bool(readings) and all(reading.feats.get("Case") == NOMINATIVES for reading in readings)


def is_in_other_letters(word: Token, noun: Token) -> bool:
    """Whether a word is spelt with Latin letters beside a noun that has none."""
    return (word.form or "").isascii() and LATIN.search(noun.form or "") is None


LATIN = re.compile("[A-Za-z]")


def goes_with(word: Token, reading: Reading, site: Site) -> bool:
    """Whether an attribute has a reading that agrees with one of its noun."""
    return any(other.upos == word.upos and agree(reading.feats, other.feats) for other in site.readings(word))


def is_of_a_likely_gender(token: Token, reading: Reading) -> bool:
    """Whether the tagger gives the gender of one of a word's readings some probability: *Kunde* is seldom tidings."""
    gender = reading.feats.get("Gender")
    return gender is None or believed(token, "Gender", gender) >= LIKELY_GENDER


LIKELY_GENDER = 0.02
"""Least probability of a gender in which a noun may be read otherwise than the tagger does."""


def likely(token: Token, site: Site) -> Sequence[Reading]:
    """The readings of a word in which the tagger believes a little; all where there is none."""
    found = site.readings(token)
    return [reading for reading in found if reading.probability >= PERHAPS] or found


def may_agree(word: Token, other: Token, site: Site) -> bool:
    """Whether two words have likely readings that agree in case, gender and number."""
    return any(agree(one.feats, two.feats) for one in likely(word, site) for two in likely(other, site))


def is_plural(reading: Reading) -> bool:
    """Whether a reading is a plural."""
    return "Plur" in reading.feats.get("Number", ())


def is_nominative(reading: Reading, number: frozenset[str] | None) -> bool:
    """Whether a reading is a nominative, or of no case, in one of the numbers (None: any)."""
    own = reading.feats.get("Number")
    return NOMINATIVE in reading.feats.get("Case", {NOMINATIVE}) and (
        number is None or own is None or not number.isdisjoint(own)
    )


def clause(verb: Token, below: Mapping[int, Sequence[Token]]) -> list[Token]:
    """The dependents of a verb and of the verbs that complete it (participles, infinitives)."""
    found: list[Token] = []
    open_words = [verb]
    while open_words:
        for child in below.get(open_words.pop().id, ()):
            found.append(child)
            if child.upos in {"VERB", "AUX"} and (child.deprel or "").startswith("comp:"):
                open_words.append(child)
    return found


def has_coordination(
    token: Token, below: Mapping[int, Sequence[Token]], counts: Callable[[Token], bool] = lambda word: True
) -> bool:
    """Whether a nominal that counts is coordinated anywhere in the subtree of a word, or stands in apposition behind a
    stop: what follows a noun with none is no further one (*Товарищ Щетка*)."""
    open_words = [token]
    while open_words:
        for child in below.get(open_words.pop().id, ()):
            joined = child.deprel != "conj:appos" or any(
                word.upos in {"CCONJ", "PUNCT"} for word in below.get(child.id, ())
            )
            if joined and (child.deprel or "").startswith("conj") and child.upos in NOMINALS and counts(child):
                return True
            open_words.append(child)
    return False


def may_share_case(token: Token, site: Site) -> bool:
    """Whether a word and the head of the site may be in one case, whatever their number and gender."""
    return any(
        not own.feats.get("Case", frozenset()).isdisjoint(other.feats.get("Case", ()))
        for own in site.readings(token)
        for other in site.readings(site.head)
    )


def starts_with_capital(token: Token) -> bool:
    """Whether a word is spelt with a capital."""
    return (token.form or "")[:1].isupper()


def lower(token: Token) -> str:
    """A word in lower case."""
    return in_lower_case(token.form)


def is_greek(token: Token) -> bool:
    """Whether a word is spelt with Greek letters."""
    return GREEK.search(token.form or "") is not None


GREEK = re.compile("[\u0370-\u03ff]")


def is_latvian(site: Site) -> bool:
    """Whether a sentence is Latvian."""
    return site.language == "lv"


def is_lithuanian(site: Site) -> bool:
    """Whether a sentence is Lithuanian."""
    return site.language == "lt"


def is_baltic(site: Site) -> bool:
    """Whether a sentence is Latvian or Lithuanian."""
    return site.language in {"lt", "lv"}


def is_polish(site: Site) -> bool:
    """Whether a sentence is Polish, of which the dictionary has nearly every word."""
    return site.language == "pl"


def is_finnish(site: Site) -> bool:
    """Whether a sentence is Finnish."""
    return site.language == "fi"


def is_estonian(site: Site) -> bool:
    """Whether a sentence is Estonian."""
    return site.language == "et"


def is_finnic(site: Site) -> bool:
    """Whether a sentence is Estonian or Finnish."""
    return site.language in {"et", "fi"}


def is_portuguese(site: Site) -> bool:
    """Whether nouns have no cases, so that their places say what they are, and what agrees stands beside them."""
    return site.language == "pt"


def word_before(token: Token, site: Site) -> Token | None:
    """The word to the left."""
    return site.sentence.tokens[token.id - 2] if token.id > 1 else None


def word_after(token: Token, site: Site) -> Token | None:
    """The word to the right."""
    return site.sentence.tokens[token.id] if token.id < len(site.sentence.tokens) else None


def touches(first: Token | None, second: Token | None) -> bool:
    """Whether a word stands right after another without a blank; not where the text is not known."""
    if first is None or second is None or first.span is None or second.span is None:
        return False
    return first.span[1] == second.span[0]


def between(first: Token, last: Token, site: Site) -> tuple[Token, ...]:
    """The words between two, in whichever order they stand."""
    start, end = sorted((first.id, last.id))
    return site.sentence.tokens[start : end - 1]


def phrase_start(token: Token, site: Site) -> int:
    """The id of the first word of a noun phrase without what follows its noun."""
    attributes = (child.id for child in site.below.get(token.id, ()) if child.upos in ATTRIBUTES)
    return min((token.id, *attributes))


def is_superlative(token: Token) -> bool:
    """Whether a Ukrainian adjective is in the highest degree by its form, and so is no participle and governs nothing:
    *вважають її найкраща книгою*, not *найнятий командою*."""
    return token.upos == "ADJ" and SUPERLATIVE.fullmatch(lower(token)) is not None


SUPERLATIVE = re.compile("най.+[чшщ](?:ий|а|е|і|ого|ої|ому|ій|у|им|ою|их|ими)")


def is_finite(token: Token) -> bool:
    """Whether the tagger takes a word for a finite verb."""
    return token.upos in {"AUX", "VERB"} and "Fin" in token.feats.get("VerbForm", ())


def rest_of_clause(site: Site, token: Token) -> list[Token]:
    """The words after one up to the next punctuation mark."""
    found: list[Token] = []
    for word in site.sentence.tokens[token.id :]:
        if word.upos == "PUNCT":
            break
        found.append(word)
    return found


def ends_in_a_verb(site: Site, token: Token) -> bool:
    """Whether the last word before the next punctuation mark is a finite verb, or one is followed by another clause."""
    rest = rest_of_clause(site, token)
    later = [word for place, word in enumerate(rest) if place + 1 == len(rest) or ends_before(rest[place + 1])]
    return any(is_finite(word) for word in later)


def ends_before(word: Token) -> bool:
    """Whether a word can begin what follows a clause: a conjunction, or the verb of the main clause."""
    return word.upos in {"CCONJ", "SCONJ"} or is_finite(word)
