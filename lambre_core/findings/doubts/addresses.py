"""Doubts about vocatives: whether somebody is addressed at all, and in a form that is none of a vocative."""

from __future__ import annotations

import re

from lambre_core.findings.addresses import MARKS, VOCATIVE, phrase
from lambre_core.findings.doubts.site import NOMINATIVE, NOUNS, Site, is_subject
from lambre_core.treebank.tree import Token


def is_no_address(site: Site) -> bool:
    """A vocative that is not parted from all else by commas, or in a sentence that speaks to nobody: *істота, людина,
    врешті-решт соціальна*; and one that the verb may have for its subject (*відповідав, хвилюючись, Василь*)."""
    if not is_vocative(site.token):
        return False
    if not (stands_apart(site) and speaks_to_somebody(site)):
        return True
    return explains_the_word_before(site) or may_be_the_subject(site) or is_one_of_several(site)


def is_one_of_several(site: Site) -> bool:
    """The first of several that are named: *наприклад, ангел, демон або дракон*."""
    following = site.sentence.tokens[site.token.id : site.token.id + 4]
    if len(following) < 4:
        return False
    comma, second, joint, third = following
    joins = joint.form == "," or joint.upos == "CCONJ"
    return comma.form == "," and second.upos in NOUNS and joins and third.upos in NOUNS


def is_no_nominative_form(site: Site) -> bool:
    """Slavic nominatives of persons end in a consonant or in -a: whatever else the tagger knows for a nominative may be
    a vocative (*голубчику*), or have but one form (*Джиммі*, *Ivo*); plurals and neuters have none of their own, and
    nobody speaks to things (*Розумієте, місяць, …*)."""
    token = site.token
    if not is_vocative(token):
        return False
    form = (token.form or "").lower()
    return (
        token.upos not in NOUNS
        or "Sing" not in token.feats.get("Number", ())
        or "Neut" in token.feats.get("Gender", ())
        or "Inan" in token.feats.get("Animacy", ())
        or is_greeting(token)
        or is_perhaps_a_verb(token)
        or is_part_of_a_full_name(site)
        or NOMINATIVE_FORM.search(form) is None
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


def is_greeting(word: Token) -> bool:
    """Whether a word greets, thanks, and so on."""
    return word.upos == "INTJ" or (word.form or "").lower() in GREETINGS


def speaks_to_somebody(site: Site) -> bool:
    """Whether a sentence has an imperative, a verb or pronoun of the second person, or a greeting."""
    return any(
        "2" in word.feats.get("Person", ())
        or ("Imp" in word.feats.get("Mood", ()) and "1" not in word.feats.get("Person", ()))
        or is_greeting(word)
        for word in site.sentence.tokens
        if word.id != site.token.id
    )


GREETINGS = frozenset(
    "агов гей привіт вітаю вітання здрастуй здрастуйте добридень доброго добрий дякую спасибі вибач вибачте "
    "пробач пробачте бувай бувайте прощавай прощавайте твій твоя твоє твої ваш ваша ваше ваші ahoj čau nazdar "
    "dobrý díky děkuji děkuju promiň promiňte prosím sbohem haló tvůj tvoje váš vaše".split()
)
"""Words that speak to somebody, in Ukrainian and Czech."""


def explains_the_word_before(site: Site) -> bool:
    """*Я, Лушков, тепер можу*, *ваш лікар, Іван Петренко, скоро прийде*: right after a noun in the nominative, or a
    pronoun of the first or third person, stands who that is."""
    first, _ = phrase(site.token, site.sentence)
    if first < 3:
        return False
    mark, before = site.sentence.tokens[first - 2], site.sentence.tokens[first - 3]
    if mark.form != ",":
        return False
    if before.upos == "PRON":
        return "2" not in before.feats.get("Person", ())
    return before.upos in NOUNS and NOMINATIVE in before.feats.get("Case", ()) and not is_greeting(before)


def may_be_the_subject(site: Site) -> bool:
    """Whether a verb in the third person or in the past has no other subject."""
    verb = site.head
    if verb.upos not in {"AUX", "VERB"} or "Imp" in verb.feats.get("Mood", ()):
        return False
    if not {"1", "2"}.isdisjoint(verb.feats.get("Person", ())):
        return False
    return not any(is_subject(sister) for sister in site.sisters)


NOMINATIVE_FORM = re.compile(r"(?:[бвгґджзйклмнпрстфхцчшщьая]|[bcčdďfghjklmnňpqrřsštťvwxzža])$")
