"""Doubts about the roles of German noun phrases: what its own words show to be no subject, or no object, is none where
another word may be it. Where none may, the case is wrong: *Den Mann kommt*, *ich habe ein Hund*."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.coordination import JOINT
from lambre_core.findings.doubts.clauses import LIKE_PARTICIPLES
from lambre_core.findings.doubts.names import MISTER
from lambre_core.findings.doubts.objects import is_accusative
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOMINATIVE,
    NOUNS,
    OPENING,
    QUOTES,
    Site,
    SiteDoubt,
    between,
    has_reading,
    is_coordinated_verb,
    is_finite,
    is_nominative,
    is_subject,
    lower,
    phrase_start,
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.doubts.verbs import clashes, has_nominal_subject
from lambre_core.findings.readings import known_as
from lambre_core.findings.subjects import OBJECTS
from lambre_core.findings.told.relations import TOLD
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def noun_of(site: Site) -> Token | None:
    """The noun of the phrase that a German edge is in: its head where the dependent is an attribute, or the dependent;
    None in other languages."""
    if site.subjects_dropped:
        return None
    noun = site.head if site.token.upos in ATTRIBUTES and site.head.upos in NOUNS else site.token
    return noun if noun.upos in NOUNS else None


def has_the_subject_elsewhere(site: Site) -> bool:
    """What is in another case by all its words is no subject where a pronoun may be (*Jeden Tag wird es schlimmer*,
    *einen Versuch ist es wert*), or where the verb is coordinated (*sie ist verrückt und widerspricht der Logik*)."""
    noun = noun_of(site)
    if noun is None or not is_subject(noun) or not has_reading(noun, site, lambda reading: True):
        return False
    if noun.deprel == TOLD:
        return False  # *Es ist einen Fehler aufgetreten*
    if has_reading(noun, site, lambda reading: is_nominative(reading, None)):
        return False
    verb = site.sentence.head_of(noun)
    if verb is None:
        return False
    return is_coordinated_verb(verb) or any(
        is_nominative_pronoun(word) or may_be_it_instead(word, noun, verb, site) for word in in_clause(verb, site)
    )


def may_be_it_instead(word: Token, noun: Token, verb: Token, site: Site) -> bool:
    """Whether a name in quotation marks may be the subject (*hat „Twitter“ solch eklatanten Antisemitismus*), or what
    stands right behind a span of time with an article of its own (*scheint den ganzen Tag die Sonne*)."""
    if word.id == noun.id or word.upos not in NOUNS or clashes(word.feats, verb.feats):
        return False
    before, after = word_before(word, site), word_after(word, site)
    if before is not None and after is not None and before.form in QUOTES and after.form in QUOTES:
        return True
    spans = noun.lemma in SPANS or lower(noun) in SPANS
    article = before is not None and before.upos == "DET" and before.id == noun.id + 1
    return spans and article and has_reading(word, site, lambda reading: is_nominative(reading, None))


SPANS = frozenset("Tag Woche Monat Jahr Abend Morgen Nacht Sommer Winter Vormittag Nachmittag tag abend".split())
"""Nouns that in the accusative say how long or when."""


def is_nominative_pronoun(word: Token) -> bool:
    """Whether a word is a personal pronoun that may be a subject."""
    return lower(word) in SUBJECTS and word.upos == "PRON"


SUBJECTS = frozenset("ich du er es wir ihr man".split())


def in_clause(verb: Token, site: Site) -> Iterable[Token]:
    """The words around a verb up to a comma or another mark on either side."""
    words = site.sentence.tokens
    for word in reversed(words[: verb.id - 1]):
        if ends_a_clause(word):
            break
        yield word
    for word in words[verb.id :]:
        if ends_a_clause(word):
            break
        yield word


def ends_a_clause(word: Token) -> bool:
    """Whether a word is a mark other than a quotation mark."""
    return word.upos == "PUNCT" and word.form not in QUOTES


def is_the_subject_after_all(site: Site) -> bool:
    """What can be nothing but a nominative is no object where the verb, which agrees with it, has no other subject than
    what says when (*Heute Abend hat ein Künstler gesungen*, *wann immer der Mai auftauchen würde*)."""
    noun = noun_of(site)
    if noun is None or (noun.deprel or "") not in OBJECTS:
        return False
    verb = site.sentence.head_of(noun)
    while verb is not None and not is_finite(verb) and (verb.deprel or "").startswith("comp:aux"):
        verb = site.sentence.head_of(verb)
    if verb is None or not is_finite(verb):
        return False
    number = verb.feats.get("Number")
    if not has_reading(noun, site, lambda reading: is_nominative(reading, number)):
        return False
    if has_reading(noun, site, is_accusative) or any(is_nominative_pronoun(word) for word in in_clause(verb, site)):
        return False
    subjects = [word for word in site.below.get(verb.id, ()) if is_subject(word) and word.id != noun.id]
    before = word_before(site.sentence.tokens[phrase_start(noun, site) - 1], site)
    behind_the_verb = before is not None and before.id == verb.id
    if before is not None and lower(before) == "sie" and verb.id > noun.id and has_definite_article(noun, site):
        # Them is what she does it to: *bevor sie der Rest der Welt hat*.
        return True
    return not subjects or all(says_when(word) and (behind_the_verb or word.upos == "PROPN") for word in subjects)


def has_definite_article(noun: Token, site: Site) -> bool:
    """Whether a German noun has *der*, *die* or *das* or a demonstrative before it."""
    children = site.below.get(noun.id, ())
    return any(lower(child).startswith(("d", "jed", "jen")) for child in children if child.upos == "DET")


def says_when(word: Token) -> bool:
    """Whether what seems a subject is a time of day, or an adverb that opens the sentence."""
    return lower(word) in TIMES


TIMES = frozenset(
    "abend abends morgen mittag nachmittag vormittag nacht tag jahr monat woche mal wann wenn dann "
    "montag dienstag mittwoch donnerstag freitag samstag sonntag sonnabend".split()
)


def has_the_subject_before(site: Site) -> bool:
    """With no stop between, a word before that agrees with the verb is the subject, not the bare noun that does not:
    *wie die Leute Land behalten können*, *dass jemand Änderungen bereitgestellt hat*; a quotation may begin between
    them (*die Behörde „weiterhin Milliarden verschwendet“*)."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.upos != "NOUN" or token.id > verb.id:
        return False
    if not clashes(token.feats, verb.feats) or not any(map(is_accusative, site.readings(token))):
        return False
    for word in reversed(site.sentence.tokens[: token.id - 1]):
        if word.form == "]":
            # What a program fills in: *sobald [PERSON2] diese Bewertungen bereinigt hat*.
            return True
        if word.upos in {"ADP", "CCONJ", "SCONJ"} or (ends_a_clause(word) and word.form != "-"):
            return False
        noun = starts_with_capital(word) and word.id > 1
        number = verb.feats.get("Number", frozenset())
        some = lower(word) in MANY if "Plur" in number else lower(word) in SOMEBODY
        # *Die USB-Anschlüsse funktioniert*: of a compound the first part is no subject.
        if some or (noun and word.head != token.id and may_be_subject_of(word, verb, site)):
            return True
    return False


MANY = frozenset("alle beide einige manche mehrere viele wenige".split())

SOMEBODY = frozenset("jemand niemand man er jeder keiner einer".split())


def may_be_subject_of(word: Token, verb: Token, site: Site) -> bool:
    """Whether some reading of a word as a noun is a nominative in the number of a verb."""
    number = verb.feats.get("Number")
    return any(
        reading.upos in NOUNS and "Case" in reading.feats and is_nominative(reading, number)
        for reading in (*site.readings(word), *site.readings(as_noun(word)))
    )


def as_noun(word: Token) -> Token:
    """A word as the tagger would have it were it a noun, with nothing believed."""
    return replace(word, upos="NOUN", feats={}, beliefs=None)


def is_an_infinitive_at_the_end(site: Site) -> bool:
    """A modal after an infinitive, with a finite auxiliary before that agrees with the subject, is an infinitive, too:
    *er hätte niemals Abgeordneter werden dürfen*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id or not lower(verb).endswith("n"):
        return False
    return any(
        word.upos == "AUX"
        and is_finite(word)
        and not clashes(token.feats, word.feats)
        and not has_nominal_subject(word, site)
        for word in between(token, verb, site)
    )


def is_before_another_clause(site: Site) -> bool:
    """Between a German subject and its verb stands a conjunction with another pronoun or relative pronoun, which is the
    subject of that verb: *Ich LIEBE Swerve und es ist praktisch*, *denen man folgen und die es aufbauen können*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id or not clashes(token.feats, verb.feats):
        return False
    if token.deprel == JOINT:
        return False
    return any(
        joint.upos == "CCONJ" and (is_nominative_pronoun(word) or is_perhaps_relative(word, site))
        for joint, word in pairwise(between(token, verb, site))
    )


def is_perhaps_relative(word: Token, site: Site) -> bool:
    """Whether *der*, *die*, *das* stand for a noun: before another determiner, a pronoun or an adposition."""
    after = word_after(word, site)
    return lower(word) in RELATIVES and after is not None and after.upos in {"ADP", "DET", "PRON"}


RELATIVES = frozenset({"das", "der", "die"})


def is_spelt_as_an_adjective(site: Site) -> bool:
    """What is spelt as an adjective is none of the verbs that the parser makes of it: beside a predicate (*ist stilvoll
    und weich*), or behind a comma and before another one (*meinen Freunden, neuen und alten*)."""
    token, verb = site.token, site.head
    if site.subjects_dropped:
        return False
    if is_coordinated_verb(token) and token.upos == "VERB":
        before = word_before(token, site)
        predicate = before is not None and before.upos == "CCONJ" and site.sentence.tokens[before.id - 2].upos == "ADJ"
        return predicate and lower(token) in PERHAPS_ADJECTIVES
    after = word_after(verb, site)
    apart = site.sentence.tokens[token.id].form == "," if token.id < len(site.sentence.tokens) else False
    joined = after is not None and after.upos == "CCONJ"
    return is_subject(token) and verb.id == token.id + 2 and apart and joined and lower(verb).endswith("en")


PERHAPS_ADJECTIVES = frozenset(
    "weich wach frisch rein starr lahm hell glatt fest dicht flach kühl warm trocken".split()
)
"""Adjectives that are imperatives, too."""


def is_a_genitive_behind(site: Site) -> bool:
    """What may be a genitive by all its words, right behind a noun or what stands for one, is its attribute, whatever
    the parser makes of it: *die in Oslo Geborenen ausländischer Eltern*; not *das Auto der junge Frau*."""
    noun = noun_of(site)
    if noun is None or noun is site.token:
        return False
    before = word_before(site.token, site)
    named = before is not None and starts_with_capital(before) and before.id > 1 and before.upos in {*NOUNS, "ADJ"}
    attributes = [child for child in site.below.get(noun.id, ()) if child.upos in ATTRIBUTES and child.id < noun.id]
    return named and all(
        any(
            "Gen" in own.feats.get("Case", ()) and agree(own.feats, other.feats)
            for own in site.readings(word)
            for other in site.readings(noun)
        )
        for word in (site.token, *attributes)
    )


def is_an_owner_before_a_title(site: Site) -> bool:
    """A German name in the genitive before a title owns what follows: *für Googles „AI Test Kitchen“ Warteliste*."""
    after = word_after(site.token, site)
    named = site.head.upos == "ADP" and site.token.upos == "PROPN" and lower(site.token).endswith("s")
    return not site.subjects_dropped and named and after is not None and after.form in OPENING


def is_an_english_plural(site: Site) -> bool:
    """Nouns in *-ies*, *-ings* and the like are English plurals, whatever the tagger takes them for: *in den
    Proceedings*, *Communities erwerben Wissen*; but not one that the lexicon has as the nominative of one (*ein kleinen
    Paradies*)."""
    noun = noun_of(site)
    if noun is None or "Sing" not in noun.feats.get("Number", ()):
        return False
    form = noun.form or ""
    known = (reading.feats for reading in known_as(form, "NOUN", site.readings))
    return form.lower().endswith(("ies", "ings", "tions")) and not any(
        NOMINATIVE in feats.get("Case", ()) and "Sing" in feats.get("Number", ()) for feats in known
    )


def is_perhaps_advised(site: Site) -> bool:
    """Who is advised, helped or told something is in the dative, and the passive has no subject: *Personen wurde
    geraten, zu Hause zu bleiben*."""
    noun = noun_of(site)
    if noun is None or noun is not site.token or not is_subject(noun) or site.head.lemma != "werden":
        return False
    advised = any(lower(word) in OF_DATIVES for word in site.below.get(site.head.id, ()))
    singular = "Sing" in site.head.feats.get("Number", ())
    return advised and singular and any("Dat" in reading.feats.get("Case", ()) for reading in site.readings(noun))


OF_DATIVES = frozenset(
    "geraten empfohlen geholfen gedankt mitgeteilt gesagt erlaubt verboten befohlen gestattet nahegelegt vorgeworfen "
    "geantwortet widersprochen gekündigt gedroht zugesichert vertraut geglaubt untersagt".split()
)
"""Participles of verbs that take a dative."""


def is_parted_by_a_number(site: Site) -> bool:
    """A number behind a conjunction, between a noun and its verb, is the subject of that verb: *als eine Schule
    angegriffen und 140 getötet wurden*."""
    token, verb = site.token, site.head
    if (
        site.subjects_dropped
        or not is_subject(token)
        or token.id > verb.id
        or "Plur" not in verb.feats.get("Number", ())
    ):
        return False
    return any(joint.upos == "CCONJ" and number.upos == "NUM" for joint, number in pairwise(between(token, verb, site)))


def has_its_verb_later(site: Site) -> bool:
    """A verb spelt as an infinitive before *sondern* leaves the finite one to what follows: *nicht nur ihre Finanzen
    ankurbeln, sondern auch ihr Geschäft unterstützen wird*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id or not lower(verb).endswith("n"):
        return False
    later = site.sentence.tokens[verb.id : verb.id + 2]
    return [lower(word) for word in later] == [",", "sondern"] and clashes(token.feats, verb.feats)


def is_an_adverb_before(site: Site) -> bool:
    """What is spelt as a participle, before a noun and the auxiliary that agrees with it, is no verb: *dass vermehrt
    externe Prüfungen verlangt werden*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.id < verb.id or not clashes(token.feats, verb.feats):
        return False
    if LIKE_PARTICIPLES.match(lower(verb)) is None:
        return False
    return any(lower(word) in PASSIVE and not clashes(token.feats, word.feats) for word in rest_of_clause(site, token))


PASSIVE = frozenset({"werden", "wurden", "sind", "waren", "wird", "wurde", "ist", "war"})


def is_a_bare_title(site: Site) -> bool:
    """A title before a name, without an article, stays as it is in every case: *die sie Präsident Saied nannten*."""
    token = site.token
    before, name = word_before(token, site), site.sentence.tokens[token.id : token.id + 2]
    named = token.upos == "NOUN" and len(name) == 2 and starts_with_capital(name[0])
    if site.subjects_dropped or not named or is_subject(token) or all(word.upos != "PROPN" for word in name):
        return False
    if token.form == MISTER:
        return False
    return before is None or before.upos not in ATTRIBUTES


def is_it_behind_a_noun(site: Site) -> bool:
    """*es* between a noun and the verb that ends the clause is the object: *deren Leiter es verdienen*."""
    token, verb = site.token, site.head
    before = word_before(token, site)
    return (
        lower(token) == "es"
        and token.id == verb.id - 1
        and before is not None
        and before.upos in NOUNS
        and not site.subjects_dropped
    )


def is_beyond_a_dash(site: Site) -> bool:
    """What stands behind a dash says something of what was said before and is no object of the verb: *um Verbrechen zu
    bekämpfen – ein Schritt, der viele freut*."""
    noun = noun_of(site)
    verb = site.sentence.head_of(noun) if noun is not None else None
    if noun is None or verb is None or noun.deprel not in OBJECTS or noun.id < verb.id:
        return False
    parted = phrase_start(noun, site) - 1
    return parted > verb.id and site.sentence.tokens[parted - 1].form in DASHES


DASHES = frozenset({"-", "–", "—"})


def is_a_group_of_so_many(site: Site) -> bool:
    """A numeral with a capital is a group, a plural that is spelt as the singular: *unter den ersten Vier*."""
    noun = noun_of(site)
    return noun is not None and noun.id > 1 and noun.form in GROUPS


GROUPS = frozenset("Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn Elf Zwölf".split())


def is_said_of_about_so_many(site: Site) -> bool:
    """Behind *over thirty people* at the beginning stands their verb, and what follows is its object: *Über 30
    Mitarbeiter testen Coronavirus positiv*."""
    token, verb = site.token, site.head
    first, counted = site.sentence.tokens[0], word_before(verb, site)
    if site.subjects_dropped or not is_subject(token) or token.id < verb.id or lower(first) not in ABOUT:
        return False
    return counted is not None and counted.id > 2 and counted.upos in NOUNS and not clashes(counted.feats, verb.feats)


ABOUT = frozenset({"über", "unter", "gegen", "rund", "etwa", "knapp", "bis"})


def is_heard(site: Site) -> bool:
    """*gehört* with *haben* is of hearing, which takes an accusative: *ich habe die Werke gehört*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or lower(verb) != "gehört" or token.id > verb.id:
        return False
    beside = (site.sentence.head_of(verb), word_after(verb, site))
    return any(lower(word)[:2] in {"ha", "hä"} for word in beside if word is not None)


def is_sold_by_another(site: Site) -> bool:
    """In a clause that ends in its auxiliary and is coordinated with another one, the subject of that may be meant, and
    what may be an accusative is the object: *dass er kam, aber die Papiere verkauft hat*."""
    noun = noun_of(site)
    verb = site.sentence.head_of(noun) if noun is not None else None
    if noun is None or verb is None or not is_subject(noun) or verb.upos != "AUX" or noun.id > verb.id:
        return False
    before, after = word_before(verb, site), word_after(verb, site)
    last = after is None or after.upos == "PUNCT"
    participle = before is not None and before.id > noun.id and "Part" in before.feats.get("VerbForm", ())
    accusative = any("Acc" in reading.feats.get("Case", ()) for reading in site.readings(noun))
    return is_coordinated_verb(verb) and last and participle and accusative and clashes(noun.feats, verb.feats)


DOUBTS: tuple[SiteDoubt, ...] = (
    has_the_subject_elsewhere,
    is_the_subject_after_all,
    has_the_subject_before,
    is_an_infinitive_at_the_end,
    is_before_another_clause,
    is_spelt_as_an_adjective,
    is_a_genitive_behind,
    is_an_owner_before_a_title,
    is_an_english_plural,
    is_perhaps_advised,
    is_parted_by_a_number,
    has_its_verb_later,
    is_an_adverb_before,
    is_a_bare_title,
    is_it_behind_a_noun,
    is_beyond_a_dash,
    is_a_group_of_so_many,
    is_said_of_about_so_many,
    is_heard,
    is_sold_by_another,
)
