"""Doubt: what English words of one form leave open: nouns that are verbs, verbs in *-ing* that are subjects, pronouns
that are spelt as determiners."""

from __future__ import annotations

from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_subject,
    lower,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.treebank.tree import Token


def is_english(site: Site) -> bool:
    """Whether a sentence is in English."""
    return site.language == "en"


def is_done(site: Site) -> bool:
    """A noun behind a verb in *-ing* may be what is done, and the doing is the subject, which is singular: *uploading
    files is not allowed*, *changing the user names has no effect*."""
    noun, verb = site.token, site.head
    if not is_english(site) or not is_subject(noun) or noun.id > verb.id or is_plural(verb):
        return False
    before = word_before(noun, site)
    while before is not None and before.upos in {"ADJ", "DET", "NUM", "NOUN", "PROPN"} and not is_doing(before):
        before = word_before(before, site)
    return before is not None and is_doing(before)


def is_doing(word: Token) -> bool:
    """Whether a word ends as what somebody does."""
    return lower(word).endswith("ing") and len(word.form or "") > LONGEST_NAME_IN_ING


LONGEST_NAME_IN_ING = 4
"""*King*, *ring* and *wing* are nothing that anybody does."""


def is_plural(verb: Token) -> bool:
    """Whether a verb is in the plural."""
    return verb.feats.get("Number") == PLURAL


PLURAL = frozenset({"Plur"})


def is_a_pronoun(site: Site) -> bool:
    """*This* and *that* before a word that may be a verb are its subject where nothing else is a verb (*if this
    persists*, *this only tests that*), before *many* they say how many, and right behind an adposition before a noun
    that has a verb of its own they may stand for themselves (*without this users can do anything*)."""
    word, noun = site.token, site.head
    if not is_english(site) or not is_determiner(word) or lower(word) not in POINTING or noun.id < word.id:
        return False
    if any(other.upos == "ADV" or lower(other) in BEFORE_OTHERS for other in between(word, noun, site)):
        return True
    before, after = word_before(word, site), word_after(noun, site)
    opens = before is not None and lower(before) in OPENING
    if before is not None and (opens or before.upos == "ADP") and after is not None and after.upos == "AUX":
        return True
    is_object = (noun.deprel or "").startswith("comp:obj") and noun.head is not None and noun.head < word.id
    verbless = not any(other.upos in {"AUX", "VERB"} for other in rest_of_clause(site, noun))
    return verbless and (opens or not is_object)


OPENING = frozenset({"if", "when", "where", "how", "why", "because", "unless", "until", "while", "since"})
"""What opens a clause, which has a verb."""

POINTING = frozenset({"this", "that", "these", "those"})
BEFORE_OTHERS = frozenset("many much few little only also just always never still".split())
"""Words after which none goes with *this*."""


def is_named(site: Site) -> bool:
    """What is written in capitals, or with one inside, is a name and may be one in the form of several: *OpenTasks
    was*, *CREATE TEMPORARY TABLES is*."""
    noun = site.token
    form = noun.form or ""
    return is_english(site) and is_subject(noun) and noun.upos in NOUNS and any(map(str.isupper, form[1:]))


def is_an_order(site: Site) -> bool:
    """A subject without a determiner that opens its sentence, alone or behind adverbs, in *-s* may be a verb, and its
    verb a noun: *automatically tracks clicks on links*."""
    noun, verb = site.token, site.head
    if not is_english(site) or not is_subject(noun) or not lower(noun).endswith("s") or verb.id != noun.id + 1:
        return False
    first = site.sentence.tokens[: noun.id - 1]
    return lower(verb).endswith("s") and bool(first) and all(word.upos == "ADV" for word in first)


def is_one_or_more(site: Site) -> bool:
    """What is counted as one or several is in the plural: *one or multiple files*, *one or two days*."""
    if not is_english(site) or lower(site.token) != "one":
        return False
    after = word_after(site.token, site)
    return after is not None and lower(after) in {"or", "and", "to"}


DOUBTS: tuple[SiteDoubt, ...] = (is_done, is_a_pronoun, is_named, is_an_order, is_one_or_more)
