"""Doubts about attributes of which there are several, or that stand before several nouns."""

from __future__ import annotations

from collections.abc import Sequence

from lambre_core.findings.doubts.agreeing import EARLIER, may_be_plural
from lambre_core.findings.doubts.site import (
    NOMINALS,
    NOMINATIVE,
    NOMINATIVES,
    NOUNS,
    QUOTES,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    has_coordination,
    has_reading,
    is_determiner,
    is_estonian,
    is_finite,
    is_greek,
    is_modifier,
    is_nothing_but_nominative,
    is_plural,
    is_portuguese,
    lower,
    phrase_start,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Token


def is_one_of_several_adjectives(site: Site) -> bool:
    """Coordinated adjectives may share a plural noun, each for one thing: *пісочний і рафінадний заводи*, *Світла та
    темна теми*, *между английским, испанским и французским языками*. German ones may not (*die mutige und kluge
    Frauen*), but each may have a determiner (*eine gute und viele schlechte Nachrichten*). They share no noun in the
    singular in which they differ in gender alone (*сильная и приятный запах*)."""
    if not is_modifier(site.token) or differs_in_gender_alone(site):
        return False
    inside = between(site.token, site.head, site)
    if not site.subjects_dropped and all(word.upos in {"ADJ", "CCONJ", "PUNCT"} for word in inside):
        return False
    if site.token.id < site.head.id and is_a_list_of_adjectives(between(site.token, site.head, site)):
        return "Plur" in site.head.feats.get("Number", ())
    before = [word for word in site.sentence.tokens[: site.token.id - 1] if word.form not in QUOTES][-2:]
    if [word.upos for word in before] in (["ADJ", "CCONJ"], ["PROPN", "CCONJ"]) or is_joined_again(site):
        return "Plur" in site.head.feats.get("Number", ())
    if [word.upos for word in before] == ["NOUN", "CCONJ"]:
        # *Світла* may be a noun as well, but what may be a plural has its own noun: *Kinder und alte Menschen*.
        singular = all(reading.feats.get("Number") == SINGULAR for reading in site.readings(site.token))
        # The Russian lexicon has all adjectives.
        singular = singular and (site.language != "ru" or bool(known_as(before[0].form or "", "ADJ", site.readings)))
        if singular and "Plur" in site.head.feats.get("Number", ()):
            return True
    after = site.sentence.tokens[site.token.id] if site.token.id < len(site.sentence.tokens) else None
    coordinated = any((child.deprel or "").startswith("conj") for child in site.below.get(site.token.id, ()))
    return coordinated or (after is not None and after.upos == "CCONJ")


def determines_one_of_several(site: Site) -> bool:
    """A Slavic determiner in the singular before a conjunction and attributes in the plural is of one thing, and those
    of others: *эта и вложенные папки*."""
    token, noun = site.token, site.head
    inside = between(token, noun, site)
    if not (site.subjects_dropped and is_determiner(token)) or token.id > noun.id or len(inside) < 2:
        return False
    joined = inside[0].upos == "CCONJ" and all("Plur" in word.feats.get("Number", ()) for word in inside[1:])
    several = "Plur" in noun.feats.get("Number", ()) and "Plur" not in token.feats.get("Number", ())
    return joined and several and all(word.upos in {"ADJ", "DET", "VERB"} for word in inside[1:])


def differs_in_gender_alone(site: Site) -> bool:
    """Whether a Slavic adjective right before *and* is a nominative in the singular as its noun is, and of another
    gender."""
    token, noun, after = site.token, site.head, word_after(site.token, site)
    joined = site.subjects_dropped and token.id < noun.id and after is not None and after.upos == "CCONJ"
    nominatives = [word.feats for word in (token, noun) if is_nothing_but_nominative(word, site)]
    return joined and len(nominatives) == 2 and all(feats.get("Number") == SINGULAR for feats in nominatives)


def is_joined_again(site: Site) -> bool:
    """Whether a Slavic adjective stands behind a conjunction, and a stop before that parts it from another adjective in
    the same form: *и внешний, и внутренний теги*, *між сирим (необробленим) і звичайним режимами*, *как для
    старой, так и для новой версий*; or with an adposition that stands twice (*и с ленивым и с жадным режимами*)."""
    before = site.sentence.tokens[max(0, site.token.id - 7) : site.token.id - 1]
    words = without_repeated(before)
    if not site.subjects_dropped or len(words) < 3 or lower(words[-1]) not in JOINING_AGAIN:
        return False
    repeated = bool(before) and before[-1].upos == "ADP" and words[-1] is not before[-1]
    if words[-2].upos != "PUNCT" and not repeated:
        return False
    form = {name: values for name, values in site.token.feats.items() if name in {"Case", "Number"}}
    return any(word.upos == "ADJ" and form.items() <= word.feats.items() for word in words[:-1])


def without_repeated(words: Sequence[Token]) -> Sequence[Token]:
    """Words without an adposition at their end that stands among them already, and without *so* before the conjunction
    there."""
    if len(words) > 1 and words[-1].upos == "ADP" and any(lower(word) == lower(words[-1]) for word in words[:-1]):
        words = words[:-1]
    if len(words) > 1 and lower(words[-2]) in SO:
        words = (*words[:-2], words[-1])
    return words


SO = frozenset({"так", "tak"})
JOINING_AGAIN = frozenset("и и і та й або чи ні ані що или либо ни то a i ani nebo či lub albo".split())


def is_a_list_of_adjectives(words: Sequence[Token]) -> bool:
    """Whether some words are the rest of a list of adjectives, of which a conjunction stands before the last."""
    kinds = {word.upos for word in words if word.form not in {",", "(", ")"}}
    return "CCONJ" in kinds and kinds <= {"ADJ", "CCONJ", "VERB"} and words[-1].upos != "CCONJ"


def is_after_a_gap(site: Site) -> bool:
    """An adjective of another gender that may be a nominative, before a noun that is none, or behind an adverb, stands
    for another noun at the start of a clause without its verb: *jeden syn studuje práva, druhý medicínu*, *druhý raději
    maso*."""
    token, noun = site.token, site.head
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    if not is_modifier(token) or before is None or before.upos not in {"PUNCT", "CCONJ"}:
        return False
    own, others = ([reading.feats for reading in site.readings(word)] for word in (token, noun))

    def values(name: str, readings: Sequence[Features]) -> frozenset[str]:
        return frozenset[str]().union(*(feats.get(name, frozenset()) for feats in readings))

    apart = values("Gender", own).isdisjoint(values("Gender", others)) and bool(values("Gender", others))
    after = site.sentence.tokens[token.id] if token.id == noun.id - 2 else None
    adverb = after is not None and after.upos == "ADV" and after.head != token.id
    return apart and NOMINATIVE in values("Case", own) and (adverb or NOMINATIVE not in values("Case", others))


def joins_a_group(site: Site) -> bool:
    """To become one of some persons, with a plural that is spelt as the nominative: *произведён в лейтенанты*."""
    token, adposition = site.token, site.head
    return (
        token.upos in NOUNS
        and ((adposition.form or "").lower() in INTO or (lower(adposition), lower(token)) == ("на", "люди"))
        and has_reading(token, site, is_of_several_persons)
    )


def is_of_several_persons(reading: Reading) -> bool:
    """Whether a reading is a nominative plural of persons, whatever the tagger takes the word for."""
    return is_of_persons(reading.feats) and reading.feats.get("Case") == NOMINATIVES and is_plural(reading)


INTO = frozenset({"в", "во", "у", "ув"})
"""Russian and Ukrainian words for *into*."""


def is_plural_of_several_nouns(site: Site) -> bool:
    """An adjective in the plural before a singular that something is coordinated with may be of both: *нарізані перець,
    цибулю й помідори*, *необхідні доступ до інформації і час*; in Slavic languages a determiner as well (*мої дружина
    та діти*, *тіло і кров мої*); a Greek article is that of the first alone if the others have their own (*οι πόλη και
    τα χωριά*)."""
    token, noun = site.token, site.head
    attribute = is_modifier(token) or (site.subjects_dropped and is_determiner(token))
    if not attribute or not may_be_plural(token, site):
        return False
    if token.id < noun.id and (is_portuguese(site) or not site.subjects_dropped):
        # In Portuguese and German it goes with the noun behind it: *os modelo Auris e Avensis*.
        return False
    if noun.id < token.id:
        joint = word_before(site.sentence.tokens[phrase_start(noun, site) - 1], site)
        joined = joint is not None and joint.upos == "CCONJ"
        return joined and ("Sing" in noun.feats.get("Number", ()) or is_masculine_with_others(site))
    if site.language in {"cs", "pl"}:
        return "Sing" in noun.feats.get("Number", ()) and is_joined_to_another(noun, site)
    joined = (is_modifier(token) and is_followed_by_another(site)) or is_joined_at_once(site)
    own = is_greek(token) and is_determiner(token)
    return "Sing" in noun.feats.get("Number", ()) and (
        joined
        or has_coordination(
            noun,
            site.below,
            lambda word: not own or not any(is_determiner(child) for child in site.below.get(word.id, ())),
        )
    )


def is_joined_to_another(noun: Token, site: Site) -> bool:
    """Whether a noun is coordinated itself, or another noun that may share the attribute stands right behind a
    conjunction behind it: not *dobré výsledek a zlepšení* alone, but none of *různé podnět zvenčí a na výkyvy*."""
    if any((child.deprel or "").startswith("conj") and child.upos in NOMINALS for child in site.below.get(noun.id, ())):
        return True
    words = site.sentence.tokens
    for word in words[noun.id : noun.id + COORDINATED] if is_modifier(site.token) else ():
        if word.upos in {"ADP", "AUX", "PRON", "PUNCT", "SCONJ", "VERB"}:
            return False
        if word.upos == "CCONJ":
            after = words[word.id : word.id + 1]
            return any(one.upos in NOUNS and shares_a_case(site.token, one, site) for one in after)
    return False


def is_followed_by_another(site: Site) -> bool:
    """Whether a conjunction soon follows a noun, no verb before it, and in Slavic languages a noun behind it which the
    attribute may go with as well: *необхідні доступ до інформації і час*."""
    words = site.sentence.tokens
    for word in words[site.head.id : site.head.id + COORDINATED]:
        if is_finite(word):
            return False
        if word.upos == "CCONJ":
            second = next((noun for noun in words[word.id : word.id + ITS_ATTRIBUTES] if noun.upos in NOUNS), None)
            if second is None:
                # *toimus suured näitus, ja see oli menukas*
                return not is_estonian(site)
            return not site.subjects_dropped or shares_a_case(site.token, second, site)
    return False


def is_joined_at_once(site: Site) -> bool:
    """Whether a conjunction stands right behind a noun, and soon behind that a noun that the attribute may go with as
    well, though the parser does not join the two: *укажите свои логин и e-mail адрес*."""
    joint = word_after(site.head, site)
    if not site.subjects_dropped or joint is None or joint.upos != "CCONJ":
        return False
    for word in site.sentence.tokens[joint.id : joint.id + ITS_ATTRIBUTES]:
        if word.upos in NOUNS:
            return shares_a_case(site.token, word, site)
        if is_finite(word):
            return False
    return False


def shares_a_case(attribute: Token, noun: Token, site: Site) -> bool:
    """Whether an attribute and a noun have readings of one case, whatever their number."""
    own, others = (
        [reading.feats.get("Case", frozenset()) for reading in site.readings(word)] for word in (attribute, noun)
    )
    return any(not one.isdisjoint(other) for one in own for other in others)


ITS_ATTRIBUTES = 3
"""Words behind a conjunction among which its noun is looked for."""


def is_masculine_with_others(site: Site) -> bool:
    """Whether a masculine plural stands behind a feminine that is coordinated with a masculine before, where nouns have
    no case."""
    token, noun = site.token, site.head
    masculine = all("Masc" in reading.feats.get("Gender", ()) for reading in site.readings(token))
    if "Case" in noun.feats or not (noun.deprel or "").startswith("conj") or not masculine:
        return False
    earlier = site.sentence.tokens[max(0, noun.id - 1 - EARLIER) : noun.id - 1]
    return any(word.upos in NOUNS and "Masc" in word.feats.get("Gender", ()) for word in earlier)


COORDINATED = 6
"""Words after a noun among which a conjunction is looked for."""

DOUBTS: tuple[SiteDoubt, ...] = (
    is_one_of_several_adjectives,
    determines_one_of_several,
    is_after_a_gap,
    joins_a_group,
    is_plural_of_several_nouns,
)
