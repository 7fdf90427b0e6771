"""Doubts about Baltic participles that are predicates, and about what stands before a participle with a noun of its
own."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.agreeing import agrees_with
from lambre_core.findings.doubts.site import (
    NOUNS,
    SINGULAR,
    Site,
    SiteDoubt,
    is_baltic,
    is_lithuanian,
    lower,
    may_agree,
    word_after,
    word_before,
)
from lambre_core.findings.subjects import PREDICATE
from lambre_core.findings.told.baltic_words import number_shown, persons_shown
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


def is_said_politely(site: Site) -> bool:
    """Of one who is spoken to politely a participle is a singular: *Jūs esat precējies*, *it kā jūs būtu veicis*, *ar
    jūs įsitikinęs*."""
    subject = is_baltic(site) and lower(site.token) == "jūs" and (site.token.deprel or "").startswith("subj")
    return subject and site.head.feats.get("Number") == SINGULAR and "Part" in site.head.feats.get("VerbForm", ())


def shows_its_person(site: Site) -> bool:
    """A Baltic verb that ends as the person and number of its pronoun ask is right, whatever the tagger takes it for:
    *jūs mėgausitės*, *jūs dzirdēsit*."""
    own = SPEAKERS.get(lower(site.token))
    verb = site.head.upos in {"AUX", "VERB"} and (site.token.deprel or "").startswith("subj")
    if own is None or not verb or not is_baltic(site):
        return False
    return persons_shown(site.head, site.language) == {own[0]} and number_shown(site.head, site.language) == {own[1]}


SPEAKERS = {
    **{"aš": ("1", "Sing"), "es": ("1", "Sing"), "mes": ("1", "Plur"), "mēs": ("1", "Plur")},
    "jūs": ("2", "Plur"),
}
"""Pronouns of those who speak and are spoken to, with what their verbs show."""


def belongs_to_what_nobody_names(site: Site) -> bool:
    """A Baltic participle right behind *something* belongs to that: *materiāli ir kaut kas iegādāts*, *tai kažkas
    prarasta*."""
    before = word_before(site.token, site)
    predicate = site.token.deprel == PREDICATE and site.token.upos in {"ADJ", "VERB"} and is_baltic(site)
    return predicate and before is not None and lower(before) in {"kas", "nekas", "kažkas", "niekas"}


def belongs_to_a_genitive_behind(site: Site) -> bool:
    """A Lithuanian participle in *-os* behind a comparative belongs to a genitive that follows, and is no predicate:
    *produktas yra žemiau apibrėžtos ribos*."""
    token, before = site.token, word_before(site.token, site)
    if token.deprel != PREDICATE or before is None or not is_lithuanian(site) or not lower(token).endswith("os"):
        return False
    behind = site.sentence.tokens[token.id : token.id + SOON]
    genitive = any(word.upos == "NOUN" and "Gen" in word.feats.get("Case", ()) for word in behind)
    return genitive and lower(before).endswith(("iau", "aukščiau", "žemiau"))


SOON = 4
"""Words behind a participle among which its noun stands."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_said_politely,
    shows_its_person,
    belongs_to_what_nobody_names,
    belongs_to_a_genitive_behind,
    is_some_of_several,
    is_together_with,
    belongs_to_the_noun_behind,
    stands_before_a_phrase,
)
"""Why an edge is not judged."""
