"""Doubts about German and English determiners: they may stand for themselves, or belong to a noun that comes later."""

from __future__ import annotations

import re
from dataclasses import replace

from lambre_core.findings.doubts.adpositions import RELATIVE
from lambre_core.findings.doubts.agreeing import agrees_with, modifies
from lambre_core.findings.doubts.determiners import DASHES, PRESENT_PARTICIPLE, is_outside_its_phrase
from lambre_core.findings.doubts.lone_determiners import is_perhaps_pronoun, is_perhaps_relative
from lambre_core.findings.doubts.site import (
    NOUNS,
    PERHAPS,
    Site,
    SiteDoubt,
    between,
    ends_in_a_verb,
    is_determiner,
    is_finite,
    is_modifier,
    is_subject,
    likely,
    lower,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.tree import Token


def stands_behind_its_noun(site: Site) -> bool:
    """Where attributes stand before their noun, a determiner behind it is another's: *die Wahlen durch das Komitee*."""
    return not site.subjects_dropped and is_determiner(site.token) and site.token.id > site.head.id


def is_a_neuter_alone(site: Site) -> bool:
    """*Das* and *alles* stand for themselves.

    After a verb before what can only be a plural (*sind das neue Berufe*), before a quantifier (*weil er das viele Male
    tat*), what something is called (*das heißt das Sitzung*) and times (*dass wir das nächste Woche machen*); *alles*
    before whatever is no subject (*das sind alles Probleme*).
    """
    token, noun = site.token, site.head
    if not is_determiner(token) or noun.id < token.id:
        return False
    if lower(token) == "alles":
        return not is_subject(noun)
    before = word_before(token, site)
    if lower(token) not in {"das", "dies"} or before is None:
        return False
    verb = is_finite(before)
    if verb and (before.lemma == CALLED or is_only_plural(noun, site)):
        return True
    if (noun.lemma or "") in TIMES and (verb or before.upos == "PRON"):
        return True
    quantified = any(is_determiner(word) for word in between(token, noun, site))
    return quantified and is_only_plural(noun, site)


CALLED = "heißen"
"""German for *to be called*."""

TIMES = frozenset("Abend Jahr Mal Minute Monat Morgen Mittag Nacht Sekunde Sommer Stunde Tag Winter Woche".split())
"""German nouns that say when, without an adposition."""


def is_one_alone(site: Site) -> bool:
    """*Einer* and its forms mean somebody, before a plural: *dass einem Türen geöffnet werden*, *weil eines Probleme
    hatte*."""
    token, before = site.token, word_before(site.token, site)
    alone = is_determiner(token) and lower(token) in {"einer", "eines", "einem"}
    return alone and (before is None or before.upos != "ADP") and "Plur" in site.head.feats.get("Number", ())


def is_before_a_verb(site: Site) -> bool:
    """English *that* behind a noun and *one* behind a conjunction are subjects of what looks like a plural right behind
    them: *a tool that parses*, *while one types*; so are *these* and *those* where no verb follows (*so those map to
    others*)."""
    before, after = word_before(site.token, site), word_after(site.token, site)
    if is_determiner(site.token) and lower(site.token) in {"these", "those"} and site.head.id == site.token.id + 1:
        return not any(is_finite(word) for word in rest_of_clause(site, site.head))
    if lower(site.token) == "that" and "Plur" in site.head.feats.get("Number", ()):
        # *That many elements*, *verifying that values match*.
        quantity = after is not None and lower(after) in {"many", "much", "few"}
        if quantity or (before is not None and before.upos in {"VERB", "ADJ"}):
            return True
    opens = {"that": NOUNS, "one": frozenset({"SCONJ"})}.get(lower(site.token), frozenset())
    return before is not None and before.upos in opens and site.head.id == site.token.id + 1


def is_only_plural(noun: Token, site: Site) -> bool:
    """Whether a noun has no likely reading in the singular."""
    return all("Plur" in reading.feats.get("Number", ()) for reading in likely(noun, site))


def is_relative_without_comma(site: Site) -> bool:
    """An article right after a noun or a dash may relate to it, if the verb stands last: *eine Brücke die Schottland
    und England verbindet*."""
    token, before = site.token, word_before(site.token, site)
    if not is_determiner(token) or lower(token) not in RELATIVE - GENITIVES or before is None:
        return False
    return (before.upos in NOUNS or before.form in DASHES) and (
        ends_in_a_verb(site, site.head) or ends_in_a_plural(site)
    )


def ends_in_a_plural(site: Site) -> bool:
    """Whether what ends a German clause is taken for an infinitive, and may be a plural, as no other verb of the clause
    asks for an infinitive: *besitzt Befehle die neue Zeilen ausgeben*."""
    rest = rest_of_clause(site, site.head)
    last = rest[-1] if rest else None
    if site.language != "de" or last is None or last.upos != "VERB" or lower(rest[-2] if rest[1:] else last) == "zu":
        return False
    asking = (
        word for word in site.sentence.tokens[: last.id - 1] if word.upos == "AUX" or word.lemma in WITH_INFINITIVE
    )
    plural = any("Plur" in reading.feats.get("Number", ()) for reading in known_as(lower(last), "VERB", site.readings))
    return plural and "Inf" in last.feats.get("VerbForm", ()) and not any(asking)


WITH_INFINITIVE = frozenset("lassen sehen hören gehen helfen lernen lehren bleiben".split())
"""Lemmas of verbs beside which an infinitive needs no *zu*."""


GENITIVES = frozenset({"der", "deren", "dessen"})
"""What says whose the noun before is."""


def is_behind_what_stands_alone(site: Site) -> bool:
    """The endings of an adjective say nothing of a determiner that may stand for itself: *sind das ruhige Dörfer*, *der
    Fluss, an dem alte Mühlen stehen*."""
    return is_modifier(site.token) and any(
        alone(replace(site, token=sister))
        for sister in site.sisters
        if sister.id < site.token.id
        for alone in STANDING_ALONE
    )


STANDING_ALONE = (
    is_a_neuter_alone,
    is_one_alone,
    is_outside_its_phrase,
    is_perhaps_pronoun,
    is_perhaps_relative,
    is_relative_without_comma,
)
"""What says that a determiner stands for itself."""


def may_be_a_verb(word: Token) -> bool:
    """Whether the tagger thinks that a word may be a verb; without beliefs, any may be."""
    return word.upos == "VERB" or word.beliefs is None or word.beliefs.upos.get("VERB", 0.0) >= PERHAPS


def is_parted_by_a_verb(site: Site) -> bool:
    """A finite verb that is taken for an adjective stands between: *Das erfordert Anstrengung*."""
    return is_determiner(site.token) and any(
        word.upos in {"ADJ", "VERB"}
        and (word.form or "").islower()
        and DECLINED.search(word.form or "") is None
        and may_be_a_verb(word)
        and any("3" in reading.feats.get("Person", ()) for reading in site.readings(replace(word, upos="VERB")))
        for word in between(site.token, site.head, site)
    )


DECLINED = re.compile("e[mnrs]?$")
"""Ends of German adjectives before nouns."""


def is_before_a_participle(site: Site) -> bool:
    """Between a determiner and its noun a participle may have an object: *seine gesunden Menschenverstand lähmenden
    Vorstellungen*."""
    after = word_after(site.head, site)
    if site.subjects_dropped or not modifies(site.token) or after is None or site.head.id < site.token.id:
        return False
    noun = word_after(after, site)
    participle = after.upos in {"ADJ", "VERB"} and PRESENT_PARTICIPLE.search(after.form or "") is not None
    return participle and noun is not None and noun.upos in NOUNS and agrees_with(noun, site)


def may_be_another_one(site: Site) -> bool:
    """Greek *που* and Portuguese *que* show no number: they may stand for a noun further off, or for several (*μια
    πολιτική και μια δράση που θα επιτρέψουν*, *ένα επίπεδο ζωής στις χώρες που θα πείσει*, *um curso de vinte horas que
    ensina*)."""
    token, verb = site.token, site.head
    if not is_subject(token) or lower(token) not in {"που", "que"}:
        return False
    number = verb.feats.get("Number", frozenset())
    for word in reversed(site.sentence.tokens[: token.id - 1]):
        if is_finite(word) or word.form in {".", ";", ":", "·"}:
            return False
        if word.upos == "CCONJ" and "Plur" in number:
            return True
        if word.upos in NOUNS | {"PRON", "ADJ"} and not number.isdisjoint(word.feats.get("Number", number)):
            return True
    return False


DOUBTS: tuple[SiteDoubt, ...] = (
    stands_behind_its_noun,
    is_a_neuter_alone,
    is_one_alone,
    is_before_a_verb,
    is_relative_without_comma,
    is_behind_what_stands_alone,
    is_parted_by_a_verb,
    is_before_a_participle,
    may_be_another_one,
)
