"""Doubts about vocatives: whether somebody is addressed at all, and in a form that is none of a vocative."""

from __future__ import annotations

import re

from lambre_core.findings.addresses import (
    MARKS,
    VOCATIVE,
    explains_the_word_before,
    follows_title,
    is_all_that_is_said,
    is_asked_of_you,
    is_beyond_a_dash,
    is_exclaimed,
    is_greeting,
    is_in_brackets,
    is_joined,
    is_of_the_narrator,
    is_one_of_a_list,
    is_one_of_several,
    is_person,
    is_shown,
    is_the_answer,
    is_what_you_are,
    is_who_does_it,
    phrase,
    speaks_to_somebody,
)
from lambre_core.findings.doubts.site import NOMINATIVE, NOUNS, QUOTES, Site, SiteDoubt, between, is_subject, lower
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Sentence, Token


def is_no_address(site: Site) -> bool:
    """A vocative that is not parted from all else by commas, or in a sentence that speaks to nobody: *істота, людина,
    врешті-решт соціальна*; and one that the verb may have for its subject (*відповідав, хвилюючись, Василь*)."""
    if not is_vocative(site.token) or follows_title(site.token, site.sentence):
        return False
    if not (stands_apart(site) and speaks_to_somebody(site.token, site.sentence)):
        return True
    others = (
        explains_the_word_before,
        is_for_the_sake_of,
        is_one_of_several,
        is_of_the_narrator,
        is_joined,
        is_all_that_is_said,
        is_exclaimed,
        is_one_of_a_list,
        is_the_answer,
        is_what_you_are,
        is_asked_of_you,
        is_who_does_it,
        is_shown,
        is_beyond_a_dash,
        is_in_brackets,
    )
    if any(other(site.token, site.sentence) for other in others):
        return True
    return is_parted_by_a_quote(site) or may_be_the_subject(site)


def is_no_nominative_form(site: Site) -> bool:
    """Slavic nominatives of persons end in a consonant or in -a: whatever else the tagger knows for a nominative may be
    a vocative (*голубчику*), or have but one form (*Джиммі*, *Ivo*); plurals and neuters have none of their own, and
    nobody speaks to things (*Розумієте, місяць, …*). Ukrainian surnames may stay as they are (*Лушков, це ви?*)."""
    token = site.token
    if not is_vocative(token):
        return False
    form = (token.form or "").lower()
    return (
        token.upos not in NOUNS
        or "Sing" not in token.feats.get("Number", ())
        or "Neut" in token.feats.get("Gender", ())
        or not is_person(token)
        or is_greeting(token)
        or is_perhaps_a_verb(token)
        or form in SAID
        or is_part_of_a_full_name(site)
        or (token.upos == "PROPN" and SURNAME.search(form) is not None)
        or (NOMINATIVE_FORM.search(form) is None and form not in IN_O)
    )


PERHAPS_A_VERB = 0.05
"""Least probability of a verb for an imperative that the tagger does not know (*Приходь, Боб*)."""


def is_perhaps_a_verb(token: Token) -> bool:
    return token.beliefs is not None and token.beliefs.upos.get("VERB", 0.0) >= PERHAPS_A_VERB


def is_part_of_a_full_name(site: Site) -> bool:
    """A name in another case follows: *зі студенткою, Мороз Анастасією*."""
    words, token = site.sentence.tokens, site.token
    after = words[token.id] if token.id < len(words) else None
    return after is not None and after.upos == "PROPN" and NOMINATIVE not in after.feats.get("Case", {NOMINATIVE})


def is_vocative(token: Token) -> bool:
    """Whether the parser takes a word for one by which somebody is addressed."""
    return (token.deprel or "").partition("@")[0] == VOCATIVE


def stands_apart(site: Site) -> bool:
    """Whether a mark, a greeting or the edge of the sentence stands on either side of the words of the vocative."""
    first, last = phrase(site.token, site.sentence)
    tokens = site.sentence.tokens
    before = tokens[first - 2] if first > 1 else None
    after = tokens[last].form if last < len(tokens) else None
    return (before is None or before.form in MARKS or is_greeting(before)) and (after is None or after in MARKS)


def is_for_the_sake_of(token: Token, sentence: Sentence) -> bool:
    """A genitive before an adposition that stands behind it: *пробачте, Христа ради*."""
    return token.id < len(sentence.tokens) and lower(sentence.tokens[token.id]) == "ради"


def is_parted_by_a_quote(site: Site) -> bool:
    """Whether what is said begins or ends between it and its head: *Молодий Джефф, Біддл "Зроби це"*."""
    return sum(word.form in QUOTES for word in between(site.token, site.head, site)) % 2 == 1


def may_be_the_subject(site: Site) -> bool:
    """Whether a predicate that could be said of it has no other subject than a name behind a comma: a verb in the third
    person or in the past, or a participle (*— Так, Княгиня, коронована діадемою*, *Молодий хлопець, Бідл сказав*)."""
    head = site.head
    if head.upos == "ADJ":
        finite = NOMINATIVE in head.feats.get("Case", ()) and agree(head.feats, site.token.feats)
    else:
        finite = head.upos in {"AUX", "VERB"} and "Imp" not in head.feats.get("Mood", ())
        finite = finite and {"1", "2"}.isdisjoint(head.feats.get("Person", ()))
    return finite and not any(is_subject(sister) and not is_its_name(sister, site) for sister in site.sisters)


def is_its_name(subject: Token, site: Site) -> bool:
    """Whether a subject is the name, behind a comma, of what a common noun is."""
    return site.token.upos == "NOUN" and subject.upos == "PROPN" and subject.id == site.token.id + 2


NOMINATIVE_FORM = re.compile(r"(?:[бвгґджзйклмнпрстфхцчшщьая]|[bcčdďfghjklmnňpqrřsštťvwxzža])$")
"""Ends of nominatives that are no vocatives: those of Ukrainian names and nouns in -o are both."""

SAID = frozenset(
    "гаразд певен певна певно ладен згоден згодна годен винен винна рад рада повинен повинна потрібен жив здоров "
    "маман мадам міс місіс леді фрау пані он от ось окей ок о’кей "
    "jist jistá rád ráda vděčen ochoten schopen".split()
)
"""What stands between commas and speaks of the speaker, or of what was said (*Гаразд, ти переміг*), and of nobody; and
what has but one form."""

IN_O = frozenset("батько дядько тато татко данило дмитро кирило марко михайло павло петро сашко юрко".split())
"""Nominatives in -o, of which the vocative differs (*дядьку*, *Петре*)."""

SURNAME = re.compile(r"..(?:ов|[еє]в|[оеє]ва|[сц]ьк(?:ий|а)|енко|[уюя]к)$")
"""Ends of Ukrainian and Russian surnames, which in addresses are vocatives or nominatives (Pravopys, 2019)."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_no_address,
    is_no_nominative_form,
)
