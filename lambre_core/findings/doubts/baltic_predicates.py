"""Doubts about Baltic participles that are predicates, and about what stands before a participle with a noun of its
own."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.agreeing import agrees_with
from lambre_core.findings.doubts.site import NOUNS, Site, SiteDoubt, is_baltic, lower, may_agree, word_after
from lambre_core.findings.subjects import PREDICATE
from lambre_core.treebank.tree import Token

PLURAL = frozenset({"Plur"})


def is_some_of_several(site: Site) -> bool:
    """Of some of several a Baltic participle may say what is true of all, in their gender and number: *daļa locekļu ir
    nobažījušies*, *dalis darbuotojų buvo atleisti*."""
    noun = subject_of(site)
    return noun.upos == "NOUN" and QUANTITIES.search(lower(noun)) is not None and is_baltic(site)


def is_together_with(site: Site) -> bool:
    """Behind *with* stands another who does the same: *brālis ar māsu ir aizbraukuši*."""
    noun, predicate = subject_of(site), site.token if site.head is subject_of(site) else site.head
    after = word_after(noun, site)
    plural = predicate.feats.get("Number") == PLURAL and predicate.upos in {"ADJ", "VERB"}
    return plural and after is not None and lower(after) in WITH and after.id < predicate.id and is_baltic(site)


WITH = frozenset({"ar", "su"})
"""Latvian and Lithuanian for *with*."""


def belongs_to_the_noun_behind(site: Site) -> bool:
    """A participle right before a nominative with which it agrees is its attribute, and no predicate of the
    subject: *lielākā problēma ir nokavēts termiņš*."""
    participle, noun = site.token, word_after(site.token, site)
    said = participle.upos == "VERB" and participle.deprel == PREDICATE and site.head.id < participle.id
    return said and noun is not None and noun.upos == "NOUN" and agrees_with(noun, site) and is_baltic(site)


def subject_of(site: Site) -> Token:
    """The noun of a subject and its verb or predicate."""
    return site.token if (site.token.deprel or "").startswith("subj") else site.head


QUANTITIES = re.compile(
    "^(?:daļa|vairums|vairākums|puse|desmits?|simts|simti|tūkstotis|tūkstoši|miljon[si]|miljard[si]|virkne|rinda|"
    "grupa|skaits|daudzums|pāris|kopums|.*daļa|dauguma|daugybė|dalis|.+dalis|pusė|šimta[is]|tūkstantis|tūkstančiai|"
    "milijona[is]|milijarda[is]|daugelis|keletas|grupė|eilė|skaičius|pora)$"
)
"""Latvian and Lithuanian words for how many."""


def stands_before_a_phrase(site: Site) -> bool:
    """Between an attribute and its noun a participle may stand with a noun of its own: *jaunu lietošanā esošu ierīci*,
    *vieną laiku ribojamą eilutę*."""
    token, inner = site.token, site.head
    participle = word_after(inner, site)
    noun = word_after(participle, site) if participle is not None else None
    if token.id > inner.id or inner.upos not in NOUNS or participle is None or noun is None:
        return False
    if participle.upos not in {"ADJ", "VERB"} or noun.upos not in NOUNS or not is_baltic(site):
        return False
    return may_agree(token, noun, site) and may_agree(participle, noun, site)


DOUBTS: tuple[SiteDoubt, ...] = (
    is_some_of_several,
    is_together_with,
    belongs_to_the_noun_behind,
    stands_before_a_phrase,
)
"""Why an edge is not judged."""
