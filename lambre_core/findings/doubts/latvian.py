"""Doubts about Latvian: conditionals without person, adpositions that open clauses, and genitives of pronouns."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.adpositions import is_governed
from lambre_core.findings.doubts.attributes import agrees_with
from lambre_core.findings.doubts.site import (
    GENITIVE,
    NOMINATIVES,
    NOUNS,
    Site,
    SiteDoubt,
    is_determiner,
    is_finite,
    is_modifier,
    lower,
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.treebank.tree import Token

LATVIAN = re.compile("[āēģķļņ]")
"""Letters that only Latvian has among the languages whose texts are judged."""


def is_latvian(site: Site) -> bool:
    """Whether a sentence has a letter that only Latvian has."""
    return any(LATVIAN.search(lower(word)) is not None for word in site.sentence.tokens)


def is_conditional(site: Site) -> bool:
    """Latvian conditionals are without person and number, but the tagger may see the first person of a present in
    them: *jūs padomātu*."""
    verb = lower(site.head)
    subject = site.head.upos in {"AUX", "VERB"} and (site.token.deprel or "").startswith("subj")
    return (
        subject and CONDITIONAL_END.search(verb) is not None and (LATVIAN.search(verb) is not None or is_latvian(site))
    )


CONDITIONAL_END = re.compile("t(?:u|os)$")
"""How Latvian conditionals end: *gribētu*, *mazgātos*."""


def opens_a_clause(site: Site) -> bool:
    """Latvian words for *before*, *since* and *until* are conjunctions, too: what they seem to govern is then a part
    of the clause, whose verb follows: *pirms grāmata tika izdota*, *kopš amatā stājās ministrs*."""
    if not is_governed(site) or lower(site.head) not in OPENERS:
        return False
    return any(is_finite(word) and is_third(word) for word in rest_of_clause(site, site.token))


OPENERS = frozenset({"kopš", "līdz", "pirms"})


def is_third(verb: Token) -> bool:
    """Whether a verb may be a third person: that has no ending that shows a number."""
    return verb.feats.get("Person", THIRD) >= THIRD


THIRD = frozenset({"3"})


def is_someones(site: Site) -> bool:
    """A Latvian genitive of *somebody*, *nobody*, *everybody* or *another* before a noun says whose that is: *kāda
    kurpēs*, *katra pienākums*, *citu vidū*."""
    token, noun = site.token, site.head
    # *Visu sievietes* is an error rather than what belongs to all.
    several = (
        lower(token).endswith("u") and noun.feats.get("Number") == PLURAL and noun.feats.get("Case") == NOMINATIVES
    )
    return is_determiner(token) and token.id < noun.id and lower(token) in SOMEONES and not several


PLURAL = frozenset({"Plur"})


def belongs_beyond_a_genitive(site: Site) -> bool:
    """Before a Latvian genitive stands what belongs to the noun behind that: *šo piegādes veidu*, *jaunu lietotāja
    kontu*."""
    token, genitive = site.token, site.head
    noun = word_after(genitive, site)
    if (
        token.id > genitive.id
        or noun is None
        or noun.upos not in NOUNS
        or not (is_determiner(token) or is_modifier(token))
    ):
        return False
    latvian = lower(token) in THESE or is_latvian(site)
    return latvian and genitive.feats.get("Case") == GENITIVE and agrees_with(noun, site)


THESE = frozenset("šis šī šo šim šīs šie šos šiem šīm šajā šajos šajās".split())
"""Forms of *this* that only Latvian has."""


def is_behind_its_noun(site: Site) -> bool:
    """A nominative with a capital within the sentence right behind another nominative is the name of what that is, and
    no subject: *tiek atvērta lapa Jauns līgums*."""
    noun = site.token if (site.token.deprel or "").startswith("subj") else site.head
    if noun.upos not in NOUNS or not is_latvian(site):
        return False
    first = min((word.id for word in site.below.get(noun.id, ()) if word.id < noun.id), default=noun.id)
    title = site.sentence.tokens[first - 1]
    before = word_before(title, site)
    named = before is not None and before.upos == "NOUN" and not starts_with_capital(before)
    own = (
        frozenset[str]().union(*(one.feats.get("Case", frozenset()) for one in site.readings(before))) if before else ()
    )
    return named and starts_with_capital(title) and "Nom" in own


SOMEONES = frozenset("kāda neviena katra ikviena jebkura cita otra citu visu daudzu dažu abu".split())
"""Genitives of pronouns, masculine or of the plural, that often stand for persons."""


def belongs_behind_a_clause(site: Site) -> bool:
    """A Latvian genitive right before a relative clause may belong to a noun behind that, and is then no object:
    *balsosim Kongresa, kas lems par budžetu, vēlēšanās*."""
    token = site.token
    comma = word_after(token, site)
    then = word_after(comma, site) if comma is not None and comma.form == "," else None
    relative = then is not None and lower(then).startswith(("kas", "kur", "kam", "ko"))
    return relative and token.upos in NOUNS and token.feats.get("Case") == GENITIVE and is_latvian(site)


def is_the_label_of_a_field(site: Site) -> bool:
    """A Latvian nominative with a capital within the sentence, before a request, is what the page calls a field or a
    button: *laukā Cenu grupa noklikšķiniet uz pogas*."""
    token, verb = site.token, site.head
    asked = verb.upos == "VERB" and REQUEST_END.search(lower(verb)) is not None
    if not asked or token.upos not in NOUNS or verb.id < token.id:
        return False
    before = word_before(token, site)
    first = before if before is not None and before.head == token.id else token
    return first.id > 1 and starts_with_capital(first) and is_latvian(site)


REQUEST_END = re.compile("iet(?:ies)?$")
"""How Latvian verbs end that ask readers to do something: *ievadiet*, *piesakieties*."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_conditional,
    opens_a_clause,
    is_someones,
    belongs_beyond_a_genitive,
    is_behind_its_noun,
    belongs_behind_a_clause,
    is_the_label_of_a_field,
)
"""Why an edge is not judged."""
