"""Doubts about nouns that are addressed, mentioned, compared or put between commas, and are no subjects."""

from __future__ import annotations

from lambre_core.findings.doubts.nominatives import THIRD
from lambre_core.findings.doubts.site import (
    APOSTROPHE,
    ATTRIBUTES,
    NOMINALS,
    NOMINATIVE,
    NOUNS,
    OPENING,
    QUOTES,
    Site,
    SiteDoubt,
    between,
    is_greek,
    is_modifier,
    is_subject,
    lower,
)
from lambre_core.treebank.tree import Token


def is_perhaps_addressed(site: Site) -> bool:
    """A noun with a comma beside it and a verb in the first or second person: *Çocuklar, gidelim*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.upos not in NOUNS or verb.feats.get("Person", THIRD) <= THIRD:
        return False
    if is_greek(token) and any(lower(word) in {"ο", "η", "οι"} for word in site.below.get(token.id, ())):
        # Left to `doubts/greek.py`.
        return False
    tokens = site.sentence.tokens
    return any(0 <= place < len(tokens) and tokens[place].form in {",", "!"} for place in (token.id - 2, token.id))


def is_mentioned(site: Site) -> bool:
    """A word alone in quotation marks is spoken of: *"Я" має певні функції*, *окрім «громадянин»*, also behind an
    attribute (*окрім звичного «громадянин»*), *„počasí“ je špatný [popis]*; and so is a pronoun of one letter with a
    capital within a sentence (*від А до Я*)."""
    predicate = (site.token.deprel or "").startswith("comp:pred") and site.head.upos in NOUNS
    attribute = is_modifier(site.token) and site.token.id < site.head.id - 1
    words, place = site.sentence.tokens, site.head.id if predicate or attribute else site.token.id
    if site.token.upos == "PRON" and site.token.form in LETTERS and site.head.upos == "ADP":
        return True
    if (
        place < 2
        or place >= len(words)
        or not (predicate or attribute or is_subject(site.token) or site.head.upos == "ADP")
    ):
        return False
    before, after = words[place - 2].form or "", words[place].form or ""
    return (before in OPENING and after in CLOSING) or before == after == APOSTROPHE


LETTERS = frozenset("ЯТ")
"""Cyrillic letters that are pronouns, too."""
CLOSING = frozenset('»"“”’‘«')
"""What may stand behind what is quoted."""


def is_title_of_something(site: Site) -> bool:
    """A subject in quotation marks, whose verb stands outside, is a title: *teemaks oli "Võimalused ja viisid"*."""
    if not is_subject(site.token):
        return False
    first, last = sorted((site.token.id, site.head.id))
    marks = sum((word.form or "") in QUOTES for word in site.sentence.tokens[first : last - 1])
    return marks % 2 == 1


def is_in_one_clause_with_its_verb(site: Site) -> bool:
    """Whether no comma stands between a Russian or Ukrainian word and the verb behind it."""
    token, verb = site.token, site.head
    inside = between(token, verb, site)
    return site.language in {"ru", "uk"} and token.id < verb.id and all(word.upos != "PUNCT" for word in inside)


def is_compared(site: Site) -> bool:
    """What something is compared with has no verb: *Leute, die sich wie ich dazu entschlossen haben*, unless the verb
    depends on the same word (*als ich kam*); and German *was für* asks for a kind. In Russian and Ukrainian commas part
    it from the verb (*как он деньги считали*)."""
    if not is_subject(site.token) or is_in_one_clause_with_its_verb(site):
        return False
    words = site.sentence.tokens
    first = min((child.id for child in site.below.get(site.token.id, ()) if child.upos in ATTRIBUTES), default=0)
    place = min(first or site.token.id, site.token.id)
    before = words[place - 2] if place > 1 else None
    after = (words[site.token.id].form or "").lower() if site.token.id < len(words) else ""
    far = site.head.id > site.token.id + 1 or "3" not in site.head.feats.get("Person", THIRD)
    compared = before is not None and (before.form or "").lower() in LIKE and site.head.head != before.id
    return (far and compared) or ((site.token.form or "").lower() == "was" and after == "für")


LIKE = frozenset("wie als как jako jak як мов ніби kui kuin nagu".split())
"""What stands before the second of two that are compared."""


def is_between_commas(site: Site) -> bool:
    """A noun phrase that commas part from all other words is no subject: *Первые, понятное дело, пытаются*."""
    token = site.token
    if not is_subject(token) or token.upos not in NOUNS:
        return False
    words = site.sentence.tokens
    first = token.id
    while first > 1 and words[first - 2].upos in ATTRIBUTES:
        first -= 1
    before = words[first - 2] if first > 1 else None
    after = words[token.id] if token.id < len(words) else None
    if before is None or after is None or not before.form == after.form == ",":
        return False
    # After *который пришёл,* a subject follows, but then its verb does, and no comma.
    return site.head.id > token.id and has_subject_before(site, before.id)


def has_subject_before(site: Site, place: int) -> bool:
    """Whether a nominal stands before a place that may be a subject as well."""
    return any(
        word.upos in {*NOMINALS, "ADJ"} and NOMINATIVE in word.feats.get("Case", ())
        for word in site.sentence.tokens[: place - 1]
    )


def is_a_value(site: Site) -> bool:
    """*True* and *false* are values that settings have, and not declined: *nustatyti į false*, *iestatīt uz true*."""
    return lower(site.token) in {"true", "false"} and site.head.upos == "ADP" and site.language != "it"


def is_a_variable(site: Site) -> bool:
    """What a dollar sign stands right before is filled in by a program, and what belongs to it may belong to the noun
    before it: *identitātei $identity*."""
    return any(begins_with_a_dollar(word, site) for word in (site.token, site.head))


def begins_with_a_dollar(word: Token, site: Site) -> bool:
    """Whether a word begins with a dollar sign, or stands right behind one."""
    if (word.form or "").startswith("$"):
        return True
    before = site.sentence.tokens[word.id - 2] if word.id > 1 else None
    if before is None or before.form != "$":
        return False
    return before.span is None or word.span is None or before.span[1] == word.span[0]


DOUBTS: tuple[SiteDoubt, ...] = (
    is_perhaps_addressed,
    is_a_value,
    is_a_variable,
    is_mentioned,
    is_title_of_something,
    is_compared,
    is_between_commas,
)
