"""Doubts about German words that are pronouns here and determiners elsewhere, right before a noun of another phrase."""

from __future__ import annotations

from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    ends_in_a_verb,
    is_finite,
    is_subject,
    likely,
    lower,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.giving import GIVING
from lambre_core.findings.readings import known_as
from lambre_core.treebank.tree import Token

SOMEBODY = frozenset({"allen", "anderen", "andern", "beiden", "einigen", "manchen", "mehreren", "vielen", "wenigen"})
"""Datives that are persons where no noun follows that they agree with."""

DEMONSTRATIVES = frozenset(
    "dieses diese diesen dieser diesem jedes jede jeden jeder jedem alles allem denselben derselben demselben".split()
)

OF_SOMETHING = frozenset(
    "Angst Anspruch Anteil Antwort Auswirkungen Bezug Druck Einfluss Einigkeit Freude Gebrauch Hinweise Interesse Lust "
    "Rücksicht Verzicht Vertrauen Wert Zeit Zugang Zugriff".split()
)
"""Nouns without an article that say with a verb what one does with something: *auf dieses Zugriff haben*."""

LIGHT = frozenset("ausüben bekommen erhalten geben gewähren haben legen machen nehmen setzen verlieren".split())
"""Lemmas of the verbs with which they do."""

DEFINITE = frozenset("das die der dem den dieses diese dieser diesem diesen".split())

ONE_OF_TWO = frozenset({"eine", "einen"})

NOMINATIVES = frozenset({"ich", "du", "er", "wir", "ihr"})

PREFIXES = frozenset({"an", "auf", "aus", "bei", "mit", "nach", "vor", "zu"})
"""Adpositions that are prefixes of verbs as well."""

BY_RIGHT = frozenset({"Amts", "Berufs", "Rechts", "Staats"})
"""Nouns of *von Rechts wegen*."""


def is_given_to_others(site: Site) -> bool:
    """Persons to whom something is given may stand right before what is given: *anderen Feedback geben*, *wird beiden
    Hilfe gewährt*."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    return (
        not site.subjects_dropped
        and lower(token) in SOMEBODY
        and noun.id == token.id + 1
        and (noun.deprel or "").startswith("comp:obj")
        and verb is not None
        and (verb.lemma in GIVING or (verb.deprel or "").endswith("@pass"))
    )


def is_what_is_done_with_it(site: Site) -> bool:
    """What stands under an adposition may be a pronoun, and the noun behind it the object of a verb: *auf dieses
    Zugriff haben*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if site.subjects_dropped or lower(token) not in DEMONSTRATIVES | SOMEBODY or noun.form not in OF_SOMETHING:
        return False
    light = any(word.lemma in LIGHT for word in rest_of_clause(site, noun))
    return noun.id == token.id + 1 and before is not None and before.upos == "ADP" and light


def is_the_one_of_two(site: Site) -> bool:
    """Behind an article, or *dessen*, *eine* is an adjective: *das eine Projekt im anderen*, *ein Seil, dessen eines
    Ende fest ist*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    definite = before is not None and lower(before) in DEFINITE
    # What has no ending behind an article has one here.
    whose = before is not None and lower(before) in {"dessen", "deren"} and lower(token) in {"einer", "eines"}
    one = (definite and lower(token) in ONE_OF_TWO) or whose
    return not site.subjects_dropped and one and noun.id > token.id


def begins_the_next_clause(site: Site) -> bool:
    """A pronoun behind an adposition may be the subject of a clause without comma, and the adposition the prefix of the
    verb before it: *nehmen wir an du hast eine Datei*."""
    token, adposition = site.token, site.head
    if site.subjects_dropped or lower(token) not in NOMINATIVES or lower(adposition) not in PREFIXES:
        return False
    verb = word_after(token, site)
    if adposition.id == 1 or token.id != adposition.id + 1 or verb is None or not is_finite(verb):
        return False
    behind = word_after(verb, site)
    return behind is None or lower(behind) not in NOMINATIVES


def relates_behind_a_prefix(site: Site) -> bool:
    """A relative pronoun without a comma behind the prefix of a verb is governed by nothing: *füllen Sie die Felder aus
    welche Sie ändern wollen*."""
    token, adposition = site.token, site.head
    if site.subjects_dropped or lower(token) not in RELATING or lower(adposition) not in PREFIXES:
        return False
    if token.id != adposition.id + 1 or not ends_in_a_verb(site, token):
        return False
    before = site.sentence.tokens[: adposition.id - 1]
    start = max((word.id for word in before if word.upos == "PUNCT"), default=0)
    verbs = (word.lemma or "" for word in before[start:] if word.upos == "VERB")
    return any(known_as(lower(adposition) + verb, "VERB", site.readings) for verb in verbs)


RELATING = frozenset({"welcher", "welche", "welches"})


def is_by_right(site: Site) -> bool:
    """*Wegen* of *von Rechts wegen* governs nothing behind it."""
    before = word_before(site.head, site)
    return (
        lower(site.head) == "wegen" and before is not None and before.form in BY_RIGHT and site.token.upos in GOVERNED
    )


GOVERNED = NOUNS | {"PRON", "DET"}


def is_done_by_these(site: Site) -> bool:
    """*Diesen* behind *von* are those who do it, where the noun behind it can be no dative and a passive in the plural
    has no other subject: *mir wurden von diesen Vorwürfe gemacht*."""
    noun = site.token if site.head.upos == "ADP" else site.head
    adposition = site.sentence.head_of(noun)
    these = word_before(noun, site)
    if site.subjects_dropped or adposition is None or lower(adposition) != "von" or these is None:
        return False
    if noun.upos not in NOUNS or noun.id != adposition.id + 2 or lower(these) not in {"diesen", "jenen", "denen"}:
        return False
    verb = site.sentence.head_of(adposition)
    while verb is not None and verb.upos != "AUX":
        verb = site.sentence.head_of(verb)
    if verb is None or verb.lemma != "werden" or "Plur" not in verb.feats.get("Number", ()):
        return False
    dative = any("Dat" in reading.feats.get("Case", ()) for reading in likely(noun, site))
    return not dative and not any(map(is_nominal_subject, site.below.get(verb.id, ())))


def is_nominal_subject(word: Token) -> bool:
    """Whether a word is a subject, and no pronoun that may be a dative (*mir wurden Fragen gestellt*)."""
    return is_subject(word) and word.upos in NOUNS


def is_one_of_some(site: Site) -> bool:
    """*Eine*, with a capital, is a person or thing of two: *das Glück des Einen*, *dem Einen gefällt es*."""
    return not site.subjects_dropped and site.token.upos == "DET" and site.head.form in {"Eine", "Einen", "Einer"}


def is_felt_by_somebody(site: Site) -> bool:
    """*Einem* before what is spelt with a small letter is who feels it: *dass einem angst wird*."""
    token, word = site.token, site.head
    return not site.subjects_dropped and lower(token) == "einem" and word.form in FELT


FELT = frozenset({"angst", "bange", "leid", "not", "recht", "weh"})
"""Nouns that are spelt with a small letter where they say how somebody feels."""


def is_done_to_you(site: Site) -> bool:
    """*Sie* right behind a verb in the singular may be its object, and the noun behind it, as its article says, its
    subject: *dann informiert Sie der Betreuer*, *gestern besuchte sie der Nachbar*."""
    token, head = site.token, site.head
    noun, verb = (token, head) if head.upos in {"AUX", "VERB"} else (head, site.sentence.head_of(head))
    if site.subjects_dropped or verb is None or noun.upos not in NOUNS:
        return False
    if not is_finite(verb):
        verb = site.sentence.head_of(verb) or verb
    you = word_after(verb, site)
    if you is None or lower(you) != "sie" or noun.id < you.id or "Sing" not in verb.feats.get("Number", ()):
        return False
    return any(lower(word) in {"der", "dieser", "jeder"} for word in site.below.get(noun.id, ()) if word.id < noun.id)


def is_done_by_you(site: Site) -> bool:
    """A noun before a verb in the second person is its object where *du* or *ihr*, whatever else that may be, stands
    right behind the verb: *das Rad könnt ihr morgen holen*."""
    noun, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(noun) or noun.upos not in NOUNS or noun.id > verb.id:
        return False
    you = word_after(verb, site)
    second = "2" in verb.feats.get("Person", ())
    return second and you is not None and you.upos == "PRON" and lower(you) in {"du", "ihr"}


DOUBTS: tuple[SiteDoubt, ...] = (
    is_given_to_others,
    is_what_is_done_with_it,
    is_the_one_of_two,
    begins_the_next_clause,
    relates_behind_a_prefix,
    is_by_right,
    is_done_by_these,
    is_one_of_some,
    is_felt_by_somebody,
    is_done_to_you,
    is_done_by_you,
)
