"""Told necessity: who must do something is in the genitive in Finnish, whatever the parser makes of a nominative.

*Pelaajat pitää saapua*, *minä täytyy lähteä*: beside an infinitive that has no object a nominative is who must do it,
and beside one that has its own as well. Otherwise it may be what must be done (*lahja pitää ostaa*).
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.readings import Readings
from lambre_core.findings.told.arguments import rest_of_clause
from lambre_core.findings.told.quantities import NOM, PAR, cases_of
from lambre_core.findings.told.relations import BOUND, as_told
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

MUST = frozenset("pitää täytyy pitäisi täytyisi piti täytyi pitänee".split())
PERSONS = frozenset("minä sinä hän me te he".split())
"""Pronouns that are another form where they are an object (*minut*)."""

IDLE = frozenset({"olla", "asua", "käydä", "lähteä", "mennä", "tulla", "jäädä", "nukkua", "herätä"})
"""Verbs that need no object."""

SING = frozenset({"Sing"})
AS, AT = frozenset({"Ess"}), frozenset({"Ade"})


def bound_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The nominatives of a sentence of who must do something, joined to the verb of necessity."""
    if language != "fi":
        return
    for verb in sentence.tokens[1:]:
        who = who_has_to(verb, sentence, readings)
        if who is not None:
            yield as_told(who, who.upos, {"Case": NOM}, (verb.id, BOUND))
            yield as_told(verb, "AUX", {}, None)
            continue
        if in_lower_case(verb.form) not in MUST or verb.upos not in {"AUX", "VERB"}:
            continue
        token = sentence.tokens[verb.id - 2]
        if token.upos not in {"NOUN", "PRON"} or cases_of(token, readings) != NOM:
            continue
        if not (token.form or "").isalpha() or (token.id > 1 and sentence.tokens[token.id - 2].form in {".", "/"}):
            continue  # *hakemiston .kuvat täytyy olla*
        if must_do_it(token, rest_of_clause(verb, sentence)):
            yield as_told(token, token.upos, {"Case": NOM}, (verb.id, BOUND))
            yield as_told(verb, verb.upos, {}, None)


def who_has_to(verb: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """The nominative that opens a clause right before *on* and a participle of what is to be done, where the object of
    this ends the clause, or where it is a pronoun beside a verb without one: *käyttäjä on hyväksyttävä ehdot*, *me on
    odotettava*. *Tehtävä on palautettava ajoissa* has none."""
    if in_lower_case(verb.form) not in IS_TO_BE or verb.id >= len(sentence.tokens):
        return None
    who, done = sentence.tokens[verb.id - 2], sentence.tokens[verb.id]
    before = sentence.tokens[who.id - 2] if who.id > 1 else None
    opens = before is None or before.form == "," or before.upos == "SCONJ"
    if not opens or TO_BE_DONE.search(in_lower_case(done.form)) is None or done.upos not in {"ADJ", "VERB"}:
        return None
    if (
        who.upos not in {"NOUN", "PRON", "PROPN"}
        or cases_of(who, readings) != NOM
        or "Plur" in done.feats.get("Number", ())
    ):
        return None
    behind = rest_of_clause(done, sentence)
    if in_lower_case(who.form) in PERSONS:
        return who if not any(word.feats.get("Case") == NOM for word in behind) else None
    objects = [word for word in behind if word.upos == "NOUN" and is_no_predicate(word)]
    single = (
        who.upos == "NOUN" and who.feats.get("Number") == SING and PERSON.search(in_lower_case(who.form)) is not None
    )
    return who if single and objects and all(word.upos in OF_OBJECTS for word in behind) else None


def is_no_predicate(noun: Token) -> bool:
    """Whether a noun is a plural or partitive, and not what a single person is (*johtaja on kunnioitettava mies*)."""
    several = noun.feats.get("Case") == NOM and "Plur" in noun.feats.get("Number", ())
    return several or noun.feats.get("Case") == PAR


IS_TO_BE = frozenset({"on", "oli", "olisi"})
TO_BE_DONE = re.compile("[aeiouyäölnrs]t?t[aä]v[aä]$")
OF_OBJECTS = frozenset({"ADJ", "ADV", "DET", "NOUN", "PRON", "PROPN", "NUM"})
PERSON = re.compile(
    "(?:[aeiouyäö]j[aä]|asiakas|lainen|läinen|lääkäri|jäsen|lapsi|oppilas|potilas|kuljettaja|henkilö|matkustaja|mies|"
    "nainen|työntekijä|vuokralainen|sihteeri|poliisi|käyttäjä)$"
)
"""How nouns end that are of people."""


def must_do_it(token: Token, behind: list[Token]) -> bool:
    """Whether a nominative before a verb of necessity is who must do what stands behind it: a person, or what a verb
    without an object says it of. Of other verbs it is the object (*avain täytyy lisätä*)."""
    verbs = [word for word in behind if "Inf" in word.feats.get("VerbForm", ()) and INFINITIVE.search(word.form or "")]
    if not verbs or any(word.feats.get("Case") == AS for word in behind):
        return False  # *komissio pitää tärkeänä seurata*
    if (verbs[0].lemma or "") == "olla" and any(word.feats.get("Case") == AT and is_somebody(word) for word in behind):
        return False  # *tunnus pitäisi kaikilla olla*
    if any(in_lower_case(word.form) in {"mahdollista", "helppo", "vaikea", "hyvä"} for word in behind):
        return False  # *sivu pitäisi olla mahdollista poistaa*
    return in_lower_case(token.form) in PERSONS or (verbs[0].lemma or "") in intransitive() | IDLE


def is_somebody(word: Token) -> bool:
    """Whether a word may be who has something."""
    return word.upos in {"PRON", "PROPN"} or word.lemma in OWNERS


OWNERS = frozenset("ihminen lapsi käyttäjä asiakas opiskelija opettaja jäsen hakija ylläpitäjä yritys".split())

INFINITIVE = re.compile("(?<!ss)[aä]$")
