"""Doubt: edges whose tree looks wrong where several of them are seen together.

A parser decides edge by edge and is often sure of each. What it rarely says, and grammar does, is that the edges
of one word do not go together. Such sites are not judged.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from lambre_core.findings.explaining import Edge
from lambre_core.findings.readings import Readings, believed
from lambre_core.grammar.rule import Outcome
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

NOUNS = frozenset({"NOUN", "PROPN"})
NOMINALS = frozenset({"NOUN", "PROPN", "PRON", "NUM", "DET"})
ATTRIBUTES = frozenset({"DET", "ADJ"})
NOMINATIVE = "Nom"
SINGULAR = frozenset({"Sing"})

Doubt = Callable[[Sentence, Mapping[Edge, Sequence[Outcome]], Readings, bool], set[Edge]]
"""Says which ruled edges of a sentence are not to be judged, as `doubtful_edges` does."""


@dataclass(frozen=True, slots=True)
class Site:
    """A ruled edge in its sentence.

    Attributes:
        below: word id -> its dependents.
        sisters: the other dependents of the head.
        subjects_dropped: finite verbs of the language often have no subject.
    """

    sentence: Sentence
    token: Token
    head: Token
    below: Mapping[int, Sequence[Token]]
    readings: Readings
    subjects_dropped: bool = False

    @property
    def sisters(self) -> list[Token]:
        return [sister for sister in self.below.get(self.head.id, ()) if sister.id != self.token.id]


def doubtful_edges(
    sentence: Sentence,
    edges: Mapping[Edge, Sequence[Outcome]],
    readings: Readings,
    subjects_dropped: bool = False,
    doubts: Sequence[Callable[[Site], bool]] | None = None,
) -> set[Edge]:
    """The ruled edges that are not to be judged, for one of `DOUBTS` or of those that are given."""
    below: dict[int, list[Token]] = {}
    for token in sentence.tokens:
        if token.head:
            below.setdefault(token.head, []).append(token)
    tokens = sentence.tokens
    sites = (
        (edge, Site(sentence, tokens[edge[0] - 1], tokens[edge[1] - 1], below, readings, subjects_dropped))
        for edge in edges
    )
    asked = DOUBTS if doubts is None else doubts
    return {edge for edge, site in sites if any(doubt(site) for doubt in asked)}


def is_joined_by_hyphen(site: Site) -> bool:
    """A hyphen joins one of the words to the next: *die Flug- und Reiseindustrie*."""
    return any(joined_by_hyphen(site.sentence, word) for word in (site.token, site.head))


def is_counted(site: Site) -> bool:
    """The noun has a numeral: measures keep their singular (*die letzten 48 Prozent*), an adposition before the numeral
    says nothing of the noun (*за кілька доларів*), and there may be several ordinals (*XVIII – XIX веков*)."""
    token, head = site.token, site.head
    if is_modifier(token) and ROMAN.fullmatch(token.form or ""):
        return True
    if head.upos == "ADP":
        return token.upos in NOUNS and any(is_numeral(child) for child in site.below.get(token.id, ()))
    return token.upos in ATTRIBUTES and head.upos in NOUNS and any(is_numeral(sister) for sister in site.sisters)


ROMAN = re.compile(r"[IVXLCХ]+")
"""A number in Roman digits; the Cyrillic letter is often taken for the Latin one."""


def is_no_preposition(site: Site) -> bool:
    """Words of the noun phrase stand before its preposition, which may be none: *ein schwer zu lösendes Problem*."""
    own = site.below.get(site.token.id, ())
    return site.head.upos == "ADP" and any(
        child.upos in ATTRIBUTES and child.id < site.head.id < site.token.id for child in own
    )


def is_gerundive(site: Site) -> bool:
    """*Zu* before a participle is no preposition: *ein nicht zu unterschätzendes Problem*."""
    tokens = site.sentence.tokens
    before = tokens[site.token.id - 2] if site.token.id > 1 else None
    if site.head.upos == "ADP":
        before = site.head
    after = tokens[before.id] if before is not None and before.id < len(tokens) else None
    return (
        before is not None
        and after is not None
        and (before.form or "").lower() == "zu"
        and GERUNDIVE.search(after.form or "") is not None
    )


GERUNDIVE = re.compile(r"ende[rsnm]?$")


def is_one_of_several_determiners(site: Site) -> bool:
    """Two determiners on one noun: often a quantifier with a genitive of its own (*viele dieser Dinge*)."""
    return is_determiner(site.token) and any(is_determiner(sister) for sister in site.sisters)


def is_genitive_possessor(site: Site) -> bool:
    """A pronoun in the genitive as determiner agrees with nothing: *deren Haus*."""
    return is_determiner(site.token) and (
        (site.token.form or "").lower() in POSSESSORS or is_possessor(site.token, site.readings)
    )


POSSESSORS = frozenset({"dessen", "deren", "wessen", "jehož", "jejíž", "jejichž"})
"""Relative and demonstrative possessors, some of them inflected for the owner alone."""


def is_before_the_determiner(site: Site) -> bool:
    """An adjective stands before the determiner of its noun, and so for a noun itself: *die letzte dieser Reisen*."""
    return is_modifier(site.token) and any(
        is_determiner(sister) and site.token.id < sister.id < site.head.id for sister in site.sisters
    )


def is_part_of_a_name(site: Site) -> bool:
    """Right after the noun comes what it makes a name with: *im Lake Tahoe*, *der Premier League*."""
    token, noun = site.token, site.head
    after = site.sentence.tokens[noun.id] if noun.id < len(site.sentence.tokens) else None
    if after is None or noun.upos not in NOUNS or token.id > noun.id or token.upos not in ATTRIBUTES:
        return False
    joined = after.head == noun.id or noun.head == after.id
    return after.upos in {"PROPN", "X", "NOUN"} and joined and (after.form or "")[:1].isupper() and not_inflected(after)


def not_inflected(token: Token) -> bool:
    """Whether a word says nothing of its case, as names do, or is the head of the noun before it."""
    return token.upos in {"PROPN", "X"} or not (token.deprel or "").startswith(("mod", "udep"))


def is_in_a_title(site: Site) -> bool:
    """A name is not inflected: capitalised in quotation marks (*за «Интернационале»*), an adjective after its noun
    (*к семейству Рутовые*), a clause (*the author of It's Great*), an English plural (*Polydor Records is*)."""
    token, head = site.token, site.head
    tokens = site.sentence.tokens
    before = tokens[token.id - 2] if token.id > 1 else None
    capital = starts_with_capital(token)
    if before is not None and before.id == head.id and capital and is_modifier(token):
        return True
    if before is None or head.upos not in {"ADP", "AUX", "VERB"}:
        return False
    quoted = capital and (before.form or "") in OPENING
    clause = head.upos == "ADP" and any(
        multiword.first <= token.id <= multiword.last
        and any(word.upos in {"AUX", "VERB"} for word in tokens[multiword.first - 1 : multiword.last])
        for multiword in site.sentence.multiwords
    )
    name = (
        capital
        and is_subject(token)
        and before.head == token.id
        and (before.deprel or "").startswith(("compound", "flat"))
        and (before.form or "")[:1].isupper()
    )
    return quoted or clause or name


OPENING = frozenset('«„“"‚‘»')
"""What may stand before a title; „ and » open in some languages, “ and « in others."""


def is_title_of_a_person(site: Site) -> bool:
    """A noun without article right before a name may be left without ending: *ein Berater von Präsident Saied*."""
    token, words = site.token, site.sentence.tokens
    after = words[token.id] if token.id < len(words) else None
    return (
        site.head.upos == "ADP"
        and token.upos == "NOUN"
        and after is not None
        and after.upos == "PROPN"
        and starts_with_capital(after)
        and not any(child.upos in ATTRIBUTES and child.id < token.id for child in site.below.get(token.id, ()))
        and any(is_nominative(reading, SINGULAR) for reading in site.readings(token))
    )


def is_outside_its_phrase(site: Site) -> bool:
    """A determiner stands before the preposition of its noun (*alle hinters Licht führen*), or is written together
    with another one (*am liebsten süße Äpfel*)."""
    if not is_determiner(site.token):
        return False
    governor = site.sentence.head_of(site.head)
    outside = governor is not None and governor.upos == "ADP" and site.token.id < governor.id < site.head.id
    joined = multiword_preposition(site.sentence, site.token)
    return outside or (joined is not None and joined != governor)


def is_perhaps_relative(site: Site) -> bool:
    """A determiner after a comma may open a relative clause: *Leute, die Geld verdienen*; where subjects are free to
    stand anywhere, one that asks or relates may stand for itself: *яку природа запланувала погоду*."""
    token = site.token
    free = site.subjects_dropped and not _RELATING.isdisjoint(token.feats.get("PronType", frozenset()))
    return is_determiner(token) and (free or may_be_relative(site.sentence, token))


def has_a_nearer_noun(site: Site) -> bool:
    """A determiner or adjective agrees with another noun, before the one that the parser chose or right after it.

    *der in Indore lebende Junge überwältigende Unterstützung erhielt*, *традиционные гладкого ткачества гобелены*,
    *свою праву туфлю*, where the tagger takes *праву* for a noun
    """
    token, head = site.token, site.head
    if head.upos not in NOUNS or not modifies(token):
        return False
    tokens = site.sentence.tokens
    candidates = list(tokens[min(token.id, head.id) : max(token.id, head.id) - 1])
    if is_modifier(token) or any(reading.upos == "ADJ" for reading in site.readings(head)):
        candidates += tokens[head.id : head.id + 1]
    return any(noun.upos in NOUNS and agrees_with(noun, site) for noun in candidates)


def belongs_to_the_noun_before(site: Site) -> bool:
    """An adjective or participle with what it governs follows the noun with which it agrees.

    *рюмку, загиджену мухами*, *truhlice plné drahokamů*, *Наличие заброшенных, никак не огороженных пустырей*
    """
    token, head = site.token, site.head
    if head.upos not in NOUNS or head.id < token.id or not is_modifier(token):
        return False
    for word in reversed(site.sentence.tokens[: token.id - 1]):
        if word.upos in NOUNS:
            return agrees_with(word, site)
        if word.upos not in BETWEEN:
            break
    return False


BETWEEN = frozenset({"ADV", "PART", "PUNCT"})
"""What may stand between a noun and an adjective that follows it."""


def belongs_to_an_earlier_noun(site: Site) -> bool:
    """A participle between commas, or after a comma behind its noun, agrees with a noun further to the left, or with a
    foreign name.

    *персонаж в Городе героев, созданный Стивеном*, *гула мелака, нарезанная, сушёные чёрные бобы*
    """
    token, head = site.token, site.head
    tokens = site.sentence.tokens
    if head.upos not in NOUNS or token.upos not in {"ADJ", "VERB"} or not is_modifier(token) or token.id < 3:
        return False
    before, after = tokens[token.id - 2], tokens[token.id] if token.id < len(tokens) else None
    if before.form != "," or (head.id > token.id and (after is None or after.form != ",")):
        return False
    last = tokens[token.id - 3]
    foreign = last.id != head.id and (last.upos == "X" or not_of_the_script(last, token))
    end = head.id if head.id < token.id else token.id
    earlier = tokens[max(0, end - EARLIER - 1) : end - 1]
    return foreign or any(word.upos in NOUNS and agrees_with(word, site) for word in earlier)


def not_of_the_script(word: Token, other: Token) -> bool:
    """Whether one of two words is written in Latin letters and the other is not."""
    return (word.form or "")[:1].isascii() != (other.form or "")[:1].isascii()


def is_modifier(token: Token) -> bool:
    """Whether a word is an adjective or participle that modifies a noun."""
    return token.upos in {"ADJ", "VERB"} and (token.deprel or "").startswith("mod")


def is_perhaps_genitive_attribute(site: Site) -> bool:
    """An adjective after the noun may stand for a noun itself (*на обличчі старої*, *число заболевших*), or belong to
    a later noun."""
    token, head = site.token, site.head
    if head.upos not in NOUNS or token.id < head.id or not (token.upos == "ADJ" or modifies(token)):
        return False
    tokens = site.sentence.tokens
    if token.upos != "ADJ" and any(word.form == "," for word in tokens[head.id : token.id - 1]):
        return False
    genitive = any(_GENITIVE & reading.feats.get("Case", frozenset()) for reading in site.readings(token))
    after = tokens[token.id] if token.id < len(tokens) else None
    return genitive or (token.upos == "ADJ" and after is not None and after.upos in NOUNS)


def modifies(token: Token) -> bool:
    """Whether a word is a determiner, adjective or participle of its head."""
    return is_determiner(token) or is_modifier(token)


def belongs_to_a_later_noun(site: Site) -> bool:
    """An adjective after a noun, with no comma before it, agrees with a noun that follows soon."""
    token, head = site.token, site.head
    if not is_modifier(token) or head.upos not in NOUNS or token.id < head.id:
        return False
    tokens = site.sentence.tokens
    return tokens[token.id - 2].form not in PAUSES and any(
        agrees_with(word, site) for word in tokens[token.id : token.id + SOON] if word.upos in NOUNS
    )


PAUSES = frozenset({",", "—", "–", "-"})

SOON = 5
"""Words after an adjective among which its noun is looked for."""


def governs_the_noun(site: Site) -> bool:
    """An adjective agrees with an earlier noun, and the noun after it can only be in an oblique case, what it governs:
    *взгляд, полный любви*; or right after it is an instrumental: *зрізані кулями, солдати падали*. Where attributes
    that follow have no place, it is no question."""
    token, head = site.token, site.head
    if not (site.subjects_dropped and is_modifier(token)) or head.upos not in NOUNS or token.id > head.id:
        return False
    cases = [reading.feats.get("Case", frozenset()) for reading in site.readings(head) if reading.upos == head.upos]
    if not cases or not all(case and case <= OBLIQUE for case in cases):
        return False
    if head.id == token.id + 1 and all(case <= _INSTRUMENTAL for case in cases):
        return True
    return any(
        agrees_with(word, site)
        for word in site.sentence.tokens[max(0, token.id - EARLIER) : token.id - 1]
        if word.upos in NOUNS | {"PRON"}
    )


OBLIQUE = frozenset({"Gen", "Dat", "Ins"})

EARLIER = 8
"""Words before an adjective among which another noun is looked for."""


def agrees_with(word: Token, site: Site) -> bool:
    """Whether a noun phrase may agree with the site's dependent."""
    own = [r.feats for r in site.readings(site.token) if r.upos == site.token.upos and "Case" in r.feats]
    return has_reading(
        word, site, lambda reading: "Case" in reading.feats and any(agree(feats, reading.feats) for feats in own)
    )


def is_one_of_several_adjectives(site: Site) -> bool:
    """Coordinated adjectives may share a plural noun, each for one thing: *пісочний і рафінадний заводи*."""
    if not is_modifier(site.token):
        return False
    after = site.sentence.tokens[site.token.id] if site.token.id < len(site.sentence.tokens) else None
    coordinated = any((child.deprel or "").startswith("conj") for child in site.below.get(site.token.id, ()))
    return coordinated or (after is not None and after.upos == "CCONJ")


def is_perhaps_predicate(site: Site) -> bool:
    """An adjective in the instrumental, translative or essive may be a predicate (*вважають її непотрібною*), and so
    may any right after a copula, whose noun is its complement (*має бути зрозумілий користувачу*)."""
    token = site.token
    if not is_modifier(token):
        return False
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    after_copula = site.subjects_dropped and before is not None and before.upos == "AUX" and token.id < site.head.id
    return after_copula or token.feats.get("Case", _NOMINATIVE) <= _OF_PREDICATES


def is_no_predicate(site: Site) -> bool:
    """Where subjects are free to stand anywhere, an adjective in an oblique case that the parser takes for a predicate
    stands with a noun (*před dobou ledovou*) or a numeral (*je dostupných 1 200 knih*)."""
    token = site.token
    if not site.subjects_dropped or token.upos != "ADJ" or not (token.deprel or "").startswith("comp:pred"):
        return False
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    cases = token.feats.get("Case", _NOMINATIVE)
    beside = before is not None and before.upos in NOUNS and NOMINATIVE not in cases and agrees_with(before, site)
    return beside or cases <= _OF_ATTRIBUTES


def has_a_nearer_object(site: Site) -> bool:
    """An adposition has another object, or a word stands between it and its noun that may be one.

    *до кишені пляшку*, *повернулась до нього обличчям*, *при покупці фруктів*, *привернути до себе увагу*
    """
    token, adposition = site.token, site.head
    if adposition.upos != "ADP" or token.upos not in NOMINALS:
        return False
    if any((sister.deprel or "").startswith("comp:obj") for sister in site.sisters):
        return True
    between = site.sentence.tokens[min(token.id, adposition.id) : max(token.id, adposition.id) - 1]
    return any(
        stands_alone(other, site) and (not below_of(site, other, token) or other.head == token.id) for other in between
    )


def is_of_a_participle(site: Site) -> bool:
    """Between an adposition and its noun stands a participle with who did it: *на выложенных департаментом фото*."""
    token, adposition = site.token, site.head
    if adposition.upos != "ADP" or not site.subjects_dropped or token.id < adposition.id + 2:
        return False
    before = site.sentence.tokens[token.id - 2]
    cases = [reading.feats.get("Case", frozenset()) for reading in site.readings(token)]
    return (
        before.upos in {"ADJ", "VERB"}
        and "Case" in before.feats
        and all(case and case <= OBLIQUE for case in cases)
        and before.feats["Case"].isdisjoint(frozenset().union(*cases))
    )


def joins_a_group(site: Site) -> bool:
    """To become one of some persons, with a plural that is spelt as the nominative: *произведён в лейтенанты*."""
    token, adposition = site.token, site.head
    return (
        (adposition.form or "").lower() in INTO
        and "Anim" in token.feats.get("Animacy", ())
        and has_reading(token, site, lambda reading: reading.feats.get("Case") == _NOMINATIVE and is_plural(reading))
    )


INTO = frozenset({"в", "во", "у", "ув"})
"""Russian and Ukrainian words for *into*."""


def is_plural(reading: Reading) -> bool:
    return "Plur" in reading.feats.get("Number", ())


def stands_alone(token: Token, site: Site) -> bool:
    """Whether a word is a noun, a personal pronoun or, where subjects are dropped, one that relates (*сфери, у яких
    культуролог може працювати*), whatever the tagger takes it for."""
    relates = site.subjects_dropped and "Rel" in token.feats.get("PronType", ())
    return relates or token.upos in NOUNS | {"PRON"} or all(reading.upos == "PRON" for reading in site.readings(token))


def below_of(site: Site, word: Token, ancestor: Token) -> bool:
    """Whether a word depends on another through prenominal words only (*in der von Frauen geleiteten Firma*)."""
    seen = 0
    while word.head and seen <= len(site.sentence.tokens):
        word = site.sentence.tokens[word.head - 1]
        if word.id == ancestor.id:
            return True
        if word.upos in NOUNS:
            return False
        seen += 1
    return False


def has_no_finite_verb(site: Site) -> bool:
    """A converb or infinitive agrees with nothing, an imperative with the second person alone; an infinitive that must
    be finite (`finiteness`) agrees with what can only be a nominative."""
    if not is_subject(site.token):
        return False
    imperative = site.head.feats.get("Mood") == _IMPERATIVE and "2" not in site.token.feats.get("Person", ())
    if imperative or site.head.feats.get("VerbForm", _FINITE).isdisjoint(_NOT_FINITE):
        return imperative
    # *Der Autor lachen* has a finite reading, *Datei speichern* no subject.
    finite = any("Number" in reading.feats for reading in site.readings(site.head))
    return not finite or has_reading(site.token, site, is_perhaps_object_of_infinitive)


def may_have_another_subject(site: Site) -> bool:
    """A coordinated verb has a noun that may be its own subject, or agrees with an earlier verb, with which it may be
    coordinated as well: *er sagt, dass wir kommen, und lacht*."""
    token, verb = site.token, site.head
    if not is_coordinated_verb(token):
        return False
    number = token.feats.get("Number")
    own = [word for word in clause(token, site.below) if word.upos in NOMINALS and perhaps_subject(word)]
    # Whatever the parser makes of them, nouns between the conjunction and its verb may belong to that.
    before = site.sentence.tokens[: token.id - 1]
    joint = max((word.id for word in before if word.upos in {"CCONJ", "PUNCT"}), default=verb.id)
    own += (word for word in before[joint:] if word.upos in NOMINALS)
    if any(has_reading(word, site, lambda reading: is_nominative(reading, number)) for word in own):
        return True
    return any(
        word.upos in {"AUX", "VERB"}
        and word.id != verb.id
        and "Number" in word.feats
        and any(not clashes(word.feats, reading.feats) for reading in site.readings(token))
        for word in site.sentence.tokens[: token.id - 1]
    )


def is_far_from_its_conjunction(site: Site) -> bool:
    """A coordinated verb does not follow its conjunction at once: what stands between may be its subject, or a clause
    with an infinitive at its end (*er will tanzen, Neues sehen*)."""
    if not is_coordinated_verb(site.token):
        return False
    words = site.sentence.tokens
    before = site.token.id - 2
    if before >= 0 and words[before].upos == "PART":
        before -= 1
    return before < 0 or words[before].upos != "CCONJ"


def is_coordinated_verb(token: Token) -> bool:
    """Whether a verb is coordinated with what it depends on."""
    return token.upos in {"AUX", "VERB"} and (token.deprel or "").startswith("conj")


def clashes(feats: Features, other: Features) -> bool:
    """Whether two verbs have no number or no person in common."""
    return any(feats[name].isdisjoint(other[name]) for name in ("Number", "Person") if name in feats and name in other)


def has_a_nearer_verb(site: Site) -> bool:
    """Another verb or a comma stands between an auxiliary and its participle: *když jsme sli, svítilo sluníčko*."""
    token, auxiliary = site.token, site.head
    if not (site.subjects_dropped and (token.deprel or "").startswith("comp:aux")):
        return False
    between = site.sentence.tokens[min(token.id, auxiliary.id) : max(token.id, auxiliary.id) - 1]
    return any(word.upos == "VERB" or word.form == "," or misread_verb(word, site) for word in between)


def misread_verb(word: Token, site: Site) -> bool:
    """Whether a word may be a verb, to the tagger or by its readings, though it is taken for something else."""
    verb = word.beliefs.upos.get("VERB", 0.0) if word.beliefs is not None else 0.0
    return verb >= PERHAPS or any(reading.upos == "VERB" for reading in site.readings(word))


def is_not_inflected(site: Site) -> bool:
    """An infinitive or converb that depends on another verb agrees with nothing: *he voivat auttaa*."""
    token = site.token
    if token.upos not in {"AUX", "VERB"} or _NOT_FINITE.isdisjoint(token.feats.get("VerbForm", ())):
        return False
    # One that must be finite has finite readings (`finiteness`).
    return not (is_coordinated_verb(token) and all("Number" in reading.feats for reading in site.readings(token)))


def is_plural_name(site: Site) -> bool:
    """A name in the plural may be one thing: *Alankomaat voitti*, *Helsingin Sanomat kirjoittaa*."""
    token, verb = site.token, site.head
    if (
        not is_subject(token)
        or "Plur" not in token.feats.get("Number", ())
        or "Sing" not in verb.feats.get("Number", ())
    ):
        return False
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    titled = (
        before is not None and before.head == token.id and starts_with_capital(before) and starts_with_capital(token)
    )
    return token.upos == "PROPN" or (titled and site.subjects_dropped)


def starts_with_capital(token: Token) -> bool:
    """Whether a word is spelt with a capital."""
    return (token.form or "")[:1].isupper()


def is_perhaps_infinitive(site: Site) -> bool:
    """What may be an accusative before what may be an infinitive is an instruction: *Datei speichern*."""
    token, verb = site.token, site.head
    return (
        is_subject(token)
        and token.id < verb.id
        and verb.head == 0
        and believed(verb, "VerbForm", _INFINITIVE) >= PERHAPS
        and has_reading(token, site, is_perhaps_object_of_infinitive)
    )


def is_no_nominative(site: Site) -> bool:
    """Where verbs often have no subject, what can be no nominative is an object: *нас оточує*."""
    return (
        site.subjects_dropped
        and is_subject(site.token)
        and all(reading.feats.get("Case", _NOMINATIVE).isdisjoint(_NOMINATIVE) for reading in site.readings(site.token))
    )


def is_one_of_two_subjects(site: Site) -> bool:
    """Two subjects on one verb."""
    return is_subject(site.token) and any(is_subject(sister) for sister in site.sisters)


def is_perhaps_object(site: Site) -> bool:
    """A noun that need be no nominative is the subject, and another one of the clause could be it just as well.

    *Letzten Monat stand die Bank in der Kritik*, *Den Brief hat meine Großmutter geschrieben*; or, where verbs often
    have no subject, none at all: *Крок вибирають таким чином*.
    """
    token, verb = site.token, site.head
    if not is_subject(token) or is_surely_nominative(token) or not has_reading(token, site, is_perhaps_no_nominative):
        return False
    others = [other for other in clause(verb, site.below) if other.id != token.id]
    if site.subjects_dropped:
        return verb.upos in {"AUX", "VERB"} and not any(is_surely_object(other, site) for other in others)
    number = verb.feats.get("Number")
    return any(
        has_reading(other, site, lambda reading: is_nominative(reading, number))
        for other in others
        if other.upos in NOMINALS and perhaps_subject(other)
    )


def is_surely_nominative(token: Token) -> bool:
    """Whether a form that the tagger takes for a nominative is no accusative: Slavic men have other forms for them
    (*студенти*, *studenti*), and so has what the tagger knows for a personal pronoun."""
    if believed(token, "Case", _NOMINATIVE) < SURE:
        return False
    person = "Anim" in token.feats.get("Animacy", ()) and "Masc" in token.feats.get("Gender", ())
    return person or (token.upos == "PRON" and "Prs" in token.feats.get("PronType", ()))


def is_surely_object(token: Token, site: Site) -> bool:
    """Whether a noun is an object and can be nothing else: in the accusative or partitive, and no nominative."""
    return (
        token.upos in NOMINALS
        and (token.deprel or "").startswith("comp:obj")
        and not _OF_OBJECTS.isdisjoint(token.feats.get("Case", ()))
        and not any(is_numeral(child) for child in site.below.get(token.id, ()))
        and not any(is_nominative(reading, None) for reading in site.readings(token))
    )


def is_perhaps_total_object(site: Site) -> bool:
    """A plural after a singular verb, where subjects may be missing: Estonian has objects in the nominative
    (*tuleb need leida*)."""
    token, verb = site.token, site.head
    return (
        site.subjects_dropped
        and is_subject(token)
        and token.id > verb.id
        and "Sing" in verb.feats.get("Number", ())
        and "Plur" in token.feats.get("Number", ())
    )


def agrees_with_the_predicate(site: Site) -> bool:
    """A copula may agree with its predicate: *Das sind Bücher*, *velká část jeho podřízených jsou homosexuálové*."""
    if not is_subject(site.token) or site.head.upos not in {"AUX", "VERB"}:
        return False
    number = site.head.feats.get("Number")
    return number is not None and any(
        (sister.deprel or "").startswith("comp:pred")
        and sister.upos in NOMINALS
        and not number.isdisjoint(sister.feats.get("Number", frozenset()))
        for sister in site.sisters
    )


def is_perhaps_addressed(site: Site) -> bool:
    """A noun with a comma beside it and a verb in the first or second person: *Çocuklar, gidelim*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.upos not in NOUNS or verb.feats.get("Person", _THIRD) <= _THIRD:
        return False
    tokens = site.sentence.tokens
    return any(0 <= place < len(tokens) and tokens[place].form in {",", "!"} for place in (token.id - 2, token.id))


def is_perhaps_a_woman(site: Site) -> bool:
    """A name or a profession may be a woman's in Russian and Ukrainian, though it is masculine: *Министр написала*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.upos not in NOUNS:
        return False
    form = (token.form or "").lower()
    known = (token.upos == "PROPN" and form >= CYRILLIC) or PROFESSION.search(form) is not None
    return known and "Masc" in token.feats.get("Gender", ()) and verb.feats.get("Gender") == _FEMININE


PROFESSION = re.compile(r"(?:ор|[её]р|ист|лог|граф|вед|нт|арь|тель|врач|лікар|дат|кат|тат|истр|ург|ктик|боец|гог|дья)$")
"""Ends of Russian and Ukrainian words for professions."""

CYRILLIC = "а"
"""The first letter of Cyrillic: Latin words sort before it. Czech names have forms of their own for women."""


def has_company(site: Site) -> bool:
    """*Martin s Otíkem šli*: who comes with the subject counts as a part of it."""
    after = site.sentence.tokens[site.token.id] if site.token.id < len(site.sentence.tokens) else None
    return is_subject(site.token) and after is not None and after.upos == "ADP" and (after.form or "") in COMPANY


COMPANY = frozenset({"s", "se", "so", "z", "ze", "з", "із", "зі", "с", "со"})
"""Slavic words for *with*, after which a verb may be plural."""


def is_perhaps_pronoun(site: Site) -> bool:
    """A neuter demonstrative of which the parser is not sure may stand for itself: *to policie vyšetří*."""
    token = site.token
    if not is_determiner(token) or token.beliefs is None or not token.beliefs.heads:
        return False
    demonstrative = "Dem" in token.feats.get("PronType", ()) and "Neut" in token.feats.get("Gender", ())
    return demonstrative and token.beliefs.heads.get(site.head.id, 0.0) < SURE


def is_perhaps_alone(site: Site) -> bool:
    """Before an adjective that agrees with the noun a determiner may stand for itself, where subjects are free to
    stand anywhere: *najde každý správnou cestu*, *на якій білими буквами написано*."""
    token, noun = site.token, site.head
    if not (site.subjects_dropped and is_determiner(token) and token.id < noun.id):
        return False
    if is_after_its_adposition(site) or is_quantifier_alone(site):
        return True
    together = [
        reading.feats
        for sister in site.sisters
        if sister.upos == "ADJ" and token.id < sister.id < noun.id
        for adjective in site.readings(sister)
        for reading in site.readings(noun)
        if "Case" in reading.feats and "Case" in adjective.feats and agree(adjective.feats, reading.feats)
    ]
    return bool(together) and not any(
        agree(reading.feats, feats) for reading in site.readings(token) for feats in together
    )


def is_after_its_adposition(site: Site) -> bool:
    """A determiner that need not have a noun, for it relates or is a neuter, is in a case that the adposition before it
    takes, and the noun after it in none of them: *який у цьому сенс*, *для яких значення*."""
    token = site.token
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    kinds = token.feats.get("PronType", frozenset())
    neuter = any({"Neut"} <= reading.feats.get("Gender", frozenset()) for reading in site.readings(token))
    alone = not _RELATING.isdisjoint(kinds) or (neuter and not _ALONE.isdisjoint(kinds))
    if before is None or before.upos != "ADP" or not alone:
        return False
    taken = frozenset[str]().union(*(reading.feats.get("Case", frozenset()) for reading in site.readings(before)))
    return is_in_one_of(token, taken, site) and not is_in_one_of(site.head, taken, site)


def is_in_one_of(token: Token, cases: frozenset[str], site: Site) -> bool:
    """Whether a word has a reading in one of some cases."""
    return any(not cases.isdisjoint(reading.feats.get("Case", ())) for reading in site.readings(token))


def is_quantifier_alone(site: Site) -> bool:
    """A quantifier in the plural before a singular means persons: *відоме всім рішення*, *деяких практика змушує*."""
    return (
        "Plur" in site.token.feats.get("Number", ())
        and not _QUANTIFYING.isdisjoint(site.token.feats.get("PronType", ()))
        and all("Sing" in reading.feats.get("Number", ()) for reading in site.readings(site.head))
    )


SURE = 0.95
"""Least probability of an edge that holds against another plain reading of the words."""


def is_of_another_class(site: Site) -> bool:
    """No known word of the part of speech that the tagger gives to one of the words ends as it does."""
    return any(
        {reading.upos for reading in site.readings(word)}.isdisjoint({word.upos}) for word in (site.token, site.head)
    )


def is_plural_of_several_nouns(site: Site) -> bool:
    """An adjective in the plural before a singular that something is coordinated with may be of both: *нарізані перець,
    цибулю й помідори*, *необхідні доступ до інформації і час*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or noun.id < token.id or "Plur" not in token.feats.get("Number", ()):
        return False
    later = site.sentence.tokens[noun.id : noun.id + COORDINATED]
    return "Sing" in noun.feats.get("Number", ()) and (
        has_coordination(noun, site.below) or any(word.upos == "CCONJ" for word in later)
    )


COORDINATED = 6
"""Words after a noun among which a conjunction is looked for."""


def is_perhaps_coordinated(site: Site) -> bool:
    """A coordination somewhere below the subject, or with it, may be the subject itself (*я та інші сприйняли*), or one
    of several things of a kind (*český i belgický ministr vyjádřili*)."""
    if not is_subject(site.token):
        return False
    first = min((child.id for child in site.below.get(site.token.id, ())), default=site.token.id)
    beside = site.sentence.tokens[max(min(first, site.token.id - 1) - 1, 0) : site.token.id + 1]
    return any(word.upos == "CCONJ" for word in beside) or has_coordination(site.token, site.below)


DOUBTS: tuple[Callable[[Site], bool], ...] = (
    is_joined_by_hyphen,
    is_counted,
    is_no_preposition,
    is_gerundive,
    is_one_of_several_determiners,
    is_genitive_possessor,
    is_before_the_determiner,
    is_part_of_a_name,
    is_in_a_title,
    is_title_of_a_person,
    is_outside_its_phrase,
    is_perhaps_relative,
    has_a_nearer_noun,
    belongs_to_the_noun_before,
    belongs_to_an_earlier_noun,
    belongs_to_a_later_noun,
    governs_the_noun,
    has_a_nearer_object,
    is_of_a_participle,
    joins_a_group,
    is_perhaps_genitive_attribute,
    is_one_of_several_adjectives,
    is_perhaps_predicate,
    is_no_predicate,
    has_no_finite_verb,
    has_a_nearer_verb,
    is_not_inflected,
    may_have_another_subject,
    is_far_from_its_conjunction,
    is_plural_name,
    is_perhaps_infinitive,
    is_no_nominative,
    is_one_of_two_subjects,
    is_perhaps_object,
    is_perhaps_total_object,
    agrees_with_the_predicate,
    is_perhaps_addressed,
    is_perhaps_a_woman,
    has_company,
    is_perhaps_pronoun,
    is_perhaps_alone,
    is_of_another_class,
    is_plural_of_several_nouns,
    is_perhaps_coordinated,
)
"""Why an edge is not judged."""


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


def multiword_preposition(sentence: Sentence, token: Token) -> Token | None:
    """The preposition that a determiner is written together with (*am*), if any."""
    for multiword in sentence.multiwords:
        if multiword.first < token.id <= multiword.last:
            first = sentence.tokens[multiword.first - 1]
            return first if first.upos == "ADP" else None
    return None


RELATIVE = 0.005
"""Least probability of a pronoun for what stands after a comma to be perhaps one."""


def may_be_relative(sentence: Sentence, token: Token) -> bool:
    """Whether a determiner may be a relative pronoun, being the first word of its clause or after a preposition."""
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    if before is not None and before.upos == "ADP":
        before = sentence.tokens[token.id - 3] if token.id > 2 else None
    pronoun = token.beliefs.upos.get("PRON", 0.0) if token.beliefs is not None else 0.0
    return before is not None and before.form == "," and pronoun >= RELATIVE


def agree(one: Features, other: Features) -> bool:
    """Whether two words share a value of every feature of agreement that both have."""
    return all(
        not one[name].isdisjoint(other[name]) for name in ("Case", "Gender", "Number") if name in one and name in other
    )


def joined_by_hyphen(sentence: Sentence, token: Token) -> bool:
    """Whether a word ends in a hyphen, or one follows it or stands before it without space."""
    if (token.form or "").endswith("-"):
        return True
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    if (
        before is not None
        and (before.form or "")[-1:] in HYPHENS
        and before.span is not None
        and token.span is not None
        and before.span[1] == token.span[0]
    ):
        return True
    after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
    return (
        after is not None
        and (after.form or "")[:1] in HYPHENS
        and token.span is not None
        and after.span is not None
        and token.span[1] == after.span[0]
    )


HYPHENS = frozenset("-\u2010\u2011/")


def is_possessor(token: Token, readings: Readings) -> bool:
    """Whether a determiner that is no article can only be a genitive."""
    cases = [reading.feats.get("Case") for reading in readings(token)]
    return "Art" not in token.feats.get("PronType", {"Art"}) and all(case == _GENITIVE for case in cases)


_GENITIVE = frozenset({"Gen"})
_OF_OBJECTS = frozenset({"Acc", "Par"})
_OF_ATTRIBUTES = frozenset({"Dat", "Gen", "Loc"})
_OF_PREDICATES = frozenset({"Ins", "Tra", "Ess"})
_NOMINATIVE = frozenset({NOMINATIVE})
_INSTRUMENTAL = frozenset({"Ins"})
_FEMININE = frozenset({"Fem"})
_RELATING = frozenset({"Int", "Rel"})
_QUANTIFYING = frozenset({"Ind", "Tot"})
_ALONE = _QUANTIFYING | {"Dem"}
_OF_SUBJECTS = frozenset({NOMINATIVE, "Voc"})
_IMPERATIVE = frozenset({"Imp"})
_THIRD = frozenset({"3"})
_INFINITIVE = frozenset({"Inf"})
_FINITE = frozenset({"Fin"})
_NOT_FINITE = frozenset({"Conv", "Inf"})


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
    """Whether a noun phrase, all its words together, has a reading of some kind."""
    attributes = [child for child in site.below.get(token.id, ()) if child.upos in ATTRIBUTES]
    return any(
        all(
            any(other.upos == word.upos and agree(reading.feats, other.feats) for other in site.readings(word))
            for word in attributes
        )
        for reading in site.readings(token)
        if reading.upos == token.upos and test(reading)
    )


def is_perhaps_no_nominative(reading: Reading) -> bool:
    """Whether a reading is of another case, of several, or of none; who is addressed is no object."""
    return not reading.feats.get("Case", frozenset({"Acc"})) <= _OF_SUBJECTS


def is_perhaps_object_of_infinitive(reading: Reading) -> bool:
    """Whether a reading is of a case in which objects stand, of several, or of none."""
    return not {"Acc", "Dat"}.isdisjoint(reading.feats.get("Case", {"Acc"}))


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


def has_coordination(token: Token, below: Mapping[int, Sequence[Token]]) -> bool:
    """Whether a nominal is coordinated anywhere in the subtree of a word."""
    open_words = [token]
    while open_words:
        for child in below.get(open_words.pop().id, ()):
            if (child.deprel or "").startswith("conj") and child.upos in NOMINALS:
                return True
            open_words.append(child)
    return False
