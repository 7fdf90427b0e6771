"""Doubts about Portuguese as games, help texts and labels have it: titles in plain quotation marks, what is given, what
has been so for some time, nouns that stand behind others."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.site import (
    APOSTROPHE,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_finite,
    is_modifier,
    is_portuguese,
    is_subject,
    lower,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_one_by_one(site: Site) -> bool:
    """*A* between a noun and the same noun again is a preposition: *caractere a caractere*; not *o caractere*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    again = before is not None and lower(before) == lower(noun) and noun.id == token.id + 1
    return is_portuguese(site) and is_determiner(token) and lower(token) == "a" and again


def is_before_what_is_quoted_plainly(site: Site) -> bool:
    """An article before a noun with a title in apostrophes or plain quotation marks behind it belongs to that noun,
    whatever the tagger takes it for: *o botão 'página anterior'*; not *o 'página anterior'*."""
    token, noun = site.token, site.head
    if not is_portuguese(site) or not is_determiner(token) or token.id > noun.id:
        return False
    inner = between(token, noun, site)
    return len(inner) > 1 and not is_mark(inner[0]) and any(map(is_mark, inner[1:]))


def is_mark(word: Token) -> bool:
    """Whether a word is a quotation mark that does not say which side it stands on."""
    return (word.form or "") in {APOSTROPHE, '"', "''", "``"}


def has_its_verb_behind(site: Site) -> bool:
    """What stands between a plural and a finite verb that agrees with it, and that no dictionary has as a verb, is a
    noun that says of what kind they are: *guerreiros antimagia recebem menos dano*; not *os guerreiros recebe*."""
    noun, verb, after = site.token, site.head, word_after(site.head, site)
    if not is_portuguese(site) or not is_subject(noun) or verb.id != noun.id + 1 or after is None:
        return False
    fits = is_finite(after) and noun.feats.get("Number") == after.feats.get("Number")
    return fits and not known_as(lower(verb), "VERB", site.readings)


def is_because_of_what_is_given(site: Site) -> bool:
    """*Dado* and the like before a determiner agree with the noun behind, and say why: *está em boas condições dada a
    idade*; not *as condições dada ao livro*."""
    token, after = site.token, word_after(site.token, site)
    behind = after is not None and is_determiner(after) and agree(token.feats, after.feats)
    return is_portuguese(site) and is_modifier(token) and GIVEN.fullmatch(lower(token)) is not None and behind


GIVEN = re.compile("dad[oa]s?")


def has_been_so_for_some_time(site: Site) -> bool:
    """A participle behind *há muito tempo* belongs to a noun before that: *trilhos há muito tempo abandonados*; not *em
    tempo passados*."""
    token, noun = site.token, site.head
    if not is_portuguese(site) or not is_modifier(token) or token.id < noun.id or AGO.fullmatch(lower(noun)) is None:
        return False
    near = site.sentence.tokens[max(0, noun.id - 4) : noun.id - 1]
    return any(lower(word) in {"há", "havia", "faz"} for word in near) and not agree(token.feats, noun.feats)


AGO = re.compile("tempos?|anos?|dias?|meses|mês|séculos?|décadas?|horas?|semanas?")


def belongs_to_the_masculine_above(site: Site) -> bool:
    """An adjective in *-o* or *-os* behind a feminine that a bare *de* governs belongs to the masculine above in its
    number, whatever the tagger makes of it: *tipos de letra remotos*; not *tipos de letra remotas*."""
    token, noun = site.token, site.head
    adposition = word_before(noun, site)
    above = word_before(adposition, site) if adposition is not None and lower(adposition) == "de" else None
    if not is_portuguese(site) or not is_modifier(token) or token.id != noun.id + 1 or above is None:
        return False
    number = "Plur" if lower(token).endswith("os") else "Sing" if lower(token).endswith("o") else ""
    fits = "Masc" in above.feats.get("Gender", ()) and number in above.feats.get("Number", ())
    return above.upos in NOUNS and fits and "Fem" in noun.feats.get("Gender", ())


def is_not_done(site: Site) -> bool:
    """A short participle behind a bare noun and *não*, where no other verb stands, is no verb of who speaks: *documento
    não salvo*, *valor não aceito*; not *o documento não guardo*."""
    noun, verb, before = site.token, site.head, word_before(site.head, site)
    if not is_portuguese(site) or not is_subject(noun) or SHORT.fullmatch(lower(verb)) is None:
        return False
    bare = not any(map(is_determiner, site.below.get(noun.id, ())))
    return bare and noun.id < verb.id and before is not None and (before.id == noun.id or lower(before) == "não")


SHORT = re.compile("(?:salv|pag|gast|ganh|aceit|expuls|salt|limp|entreg|fix|junt|peg|isent|solt|livr)[oe]s?")
"""Short participles of verbs that have a regular one, too."""


def are_two_of_them(site: Site) -> bool:
    """A noun before *de* with an article and a noun, and *e* and the same again, may stand for two of its kind, one of
    which is left out: *o contentor do servidor e do cliente partilham o disco*; not *o contentor dos clientes
    partilham*."""
    noun, verb = site.token, site.head
    if (
        not is_portuguese(site)
        or not is_subject(noun)
        or noun.id > verb.id
        or "Plur" not in verb.feats.get("Number", ())
    ):
        return False
    inner = between(noun, verb, site)
    return any(
        lower(joint) == "e" and lower(of) == "de" and is_determiner(article)
        for joint, of, article in zip(inner, inner[1:], inner[2:], strict=False)
    )


def is_glued_together(site: Site) -> bool:
    """A plural with *de* at its end lacks a space, and is a singular to the tagger: *as listasde nomes*."""
    found = GLUED.fullmatch(lower(site.head))
    about = is_determiner(site.token) or is_modifier(site.token)
    return is_portuguese(site) and about and found is not None and not known_as(lower(site.head), "NOUN", site.readings)


GLUED = re.compile("(\\w{4,}s)(?:de|da|do|das|dos|para|com)")


def is_with_somebody(site: Site) -> bool:
    """*Comigo* and the like are no adjectives, and *devagar* is no verb: *a varinha de fogo comigo*, *suas ações mais
    devagar*."""
    either = (site.token, site.head)
    return is_portuguese(site) and any(WITH_SOMEBODY.fullmatch(lower(word)) is not None for word in either)


def is_a_compound_of_its_own(site: Site) -> bool:
    """A predicate of two words with a hyphen, both of which end as plurals or feminines do, is a noun with a gender of
    its own: *os chefes são cascas-grossas*; not *recém-criadas*."""
    token = site.token
    predicate = (token.deprel or "").startswith("comp:pred")
    return is_portuguese(site) and predicate and COMPOUND.fullmatch(lower(token)) is not None


WITH_SOMEBODY = re.compile("comigo|contigo|consigo|con?nosco|convosco|devagar|depressa")
COMPOUND = re.compile("\\w{3,}as?-\\w{3,}as?")


DOUBTS: tuple[SiteDoubt, ...] = (
    is_one_by_one,
    is_before_what_is_quoted_plainly,
    has_its_verb_behind,
    is_because_of_what_is_given,
    has_been_so_for_some_time,
    belongs_to_the_masculine_above,
    is_not_done,
    are_two_of_them,
    is_glued_together,
    is_with_somebody,
    is_a_compound_of_its_own,
)
