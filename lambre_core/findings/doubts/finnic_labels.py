"""Doubts about Estonian and Finnish labels and what else programs say in few words: adverbs that are spelt as
adpositions, orders that are spelt as adjectives, and attributes of nouns that come later or are left out."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.finnic import LOCAL, cases_of
from lambre_core.findings.doubts.site import (
    NOMINATIVE,
    NOMINATIVES,
    NOUNS,
    Site,
    SiteDoubt,
    is_estonian,
    is_finite,
    is_finnic,
    is_finnish,
    is_modifier,
    is_subject,
    lower,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.tree import Token

PLACES = LOCAL | {"Abl"}
GENITIVE = frozenset({"Gen"})
PAIR = 2
"""Words of the shortest label."""


def words_of(site: Site) -> list[Token]:
    """The words of a sentence without its stops."""
    return [word for word in site.sentence.tokens if word.upos != "PUNCT"]


def ends_the_text(word: Token, site: Site) -> bool:
    """Whether no stop and no word stands behind a word."""
    return word.id == len(site.sentence.tokens)


def is_somewhere_in_a_label(site: Site) -> bool:
    """What looks like a Finnish postposition at the end of two words is an adverb: *lisätietoja yläpuolella*."""
    governed = site.head.upos == "ADP" and site.token.id < site.head.id and site.token.upos in NOUNS | {"VERB"}
    return is_finnish(site) and governed and len(words_of(site)) == PAIR


def is_before_no_time(site: Site) -> bool:
    """What stands before Finnish *ennen* and *jälkeen* at the end of a text is added, not governed: *lisää rivi
    ennen*."""
    governed = (
        site.head.upos == "ADP" and site.token.id + 1 == site.head.id and lower(site.head) in {"ennen", "jälkeen"}
    )
    return is_finnish(site) and governed and ends_the_text(site.head, site) and is_told(site.sentence.tokens[0])


def is_told(first: Token) -> bool:
    """Whether a word may be an imperative: *lisää* is an adverb as well."""
    return "Imp" in first.feats.get("Mood", ()) or lower(first) == "lisää"


def is_against_another(site: Site) -> bool:
    """Finnish *vastaan* and Estonian *versus* between two nominatives name those who play: *kissa vastaan hiiri*."""
    token, after = site.token, word_after(site.head, site)
    facing = is_finnic(site) and lower(site.head) in {"vastaan", "vastu"} and token.id + 1 == site.head.id
    nominative = NOMINATIVE in token.feats.get("Case", ())
    return facing and nominative and after is not None and NOMINATIVE in after.feats.get("Case", ())


def is_not_looked_at(site: Site) -> bool:
    """Estonian *vaatamata* and *hoolimata* behind a word in another case than they ask for are no adpositions: what is
    not looked at (*minu vaatamata kirjad*)."""
    governed = site.head.upos == "ADP" and site.token.id < site.head.id
    return is_estonian(site) and governed and lower(site.head) in {"vaatamata", "hoolimata"}


def is_who_did_it(site: Site) -> bool:
    """A Finnish plural and a verb in the singular that takes objects, if they are a whole label, say to what somebody
    did it: *tiedot syötti*, before the name of who did."""
    token, verb = site.token, site.head
    several = is_subject(token) and "Plur" in token.feats.get("Number", ()) and token.id + 1 == verb.id
    label = len(site.sentence.tokens) == PAIR and verb.lemma not in intransitive()
    return is_finnish(site) and several and label and "Sing" in verb.feats.get("Number", ())


def is_a_name_with_several(site: Site) -> bool:
    """A name and a word in *-t*, if they are a whole label, say of what there are several: *Chatlog rivit*."""
    label = len(site.sentence.tokens) == PAIR and site.token.id + 1 == site.head.id
    several = re.search("[aeiouyäö]t$", lower(site.head)) is not None
    return is_finnish(site) and label and several and site.token.upos == "PROPN" and is_subject(site.token)


def is_an_order_in_na(site: Site) -> bool:
    """No Finnish adjective ends in *-nna* or *-nnä* in the nominative: *suurenna kuvaa* is an order."""
    order = re.search("[aeiouyäö]nn[aä]$", lower(site.token)) is not None
    nominative = NOMINATIVE in site.token.feats.get("Case", ())
    return is_finnish(site) and is_modifier(site.token) and order and nominative


def is_of_one_side(site: Site) -> bool:
    """A Finnish genitive before *puolelle* and the like says of what the side is: *alkuperäisen yläpuolelle*."""
    side = SIDE.search(lower(site.head)) is not None and site.token.id + 1 == site.head.id
    return is_finnish(site) and side and is_modifier(site.token) and site.token.feats.get("Case") == GENITIVE


SIDE = re.compile("[^aeiouyäö]?[aeiouyäö]puol(?:elle|ell[aä]|elt[aä]|ella|een|essa|esta|itse)$")


def is_so_at_something(site: Site) -> bool:
    """A Finnish adjective in the nominative behind an adverb of degree, in words without a verb before, is a predicate
    beside where or when it is so: *erityisen hyödyllinen lähdössä*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    degree = before is not None and lower(before) in DEGREES and NOMINATIVE in token.feats.get("Case", ())
    placed = bool(cases_of(noun, site)) and cases_of(noun, site) <= PLACES and is_modifier(token)
    return is_finnish(site) and degree and placed and not any(map(is_finite, site.sentence.tokens[: token.id - 1]))


DEGREES = frozenset("erityisen erittäin hyvin varsin melko todella liian tosi äärimmäisen".split())


def is_from_least_to_most(site: Site) -> bool:
    """A Finnish adjective in the illative right behind one in the elative ends what that begins: *pienimmästä
    suurimpaan järjestettynä*."""
    token, before = site.token, word_before(site.token, site)
    first = before is not None and before.upos == "ADJ" and "Ela" in before.feats.get("Case", ())
    return is_finnish(site) and is_modifier(token) and first and "Ill" in token.feats.get("Case", ())


def is_of_a_later_noun(site: Site) -> bool:
    """A Finnish nominative before a genitive belongs to the noun behind that, be it spelt as an adverb: *nykyinen
    luettelon kohta*."""
    token, noun = site.token, site.head
    after = word_after(noun, site)
    nominative = is_finnish(site) and is_modifier(token) and token.feats.get("Case") == frozenset({NOMINATIVE})
    genitive = noun.id == token.id + 1 and cases_of(noun, site) == GENITIVE
    return nominative and genitive and after is not None and lower(after) in {"kohta", "kerta", "puoli", "osa"}


def belongs_to_the_next_genitive(site: Site) -> bool:
    """A determiner that agrees with the genitive right behind it, which itself does not agree with the noun of both,
    belongs to this one: *näiden liitännäisten asennuksen*."""
    token, noun, after = site.token, site.head, word_after(site.token, site)
    if not is_finnic(site) or after is None or after.id >= noun.id or after.upos not in {"ADJ", *NOUNS}:
        return False
    alike = token.feats.get("Case") == after.feats.get("Case") == GENITIVE
    number = token.feats.get("Number")
    differs = number == after.feats.get("Number") and number != noun.feats.get("Number")
    return (token.deprel or "").startswith(("det", "mod")) and alike and number is not None and differs


def is_one_or_the_other(site: Site) -> bool:
    """A participle right before a noun in its case and number, or before another one that a conjunction joins to it
    there, is an attribute of this: *syitä ovat vanhentunut tai ylittynyt lisenssi*."""
    token, after = site.token, word_after(site.token, site)
    if is_finnish(site) and (token.deprel or "").startswith("comp:aux") and is_alike(token, after):
        return True
    joined, other, noun = [*site.sentence.tokens[token.id : token.id + 3], None, None, None][:3]
    if joined is None or other is None or noun is None or "Part" not in token.feats.get("VerbForm", ()):
        return False
    alike = all(token.feats.get(name) == other.feats.get(name) for name in ("Case", "Number", "VerbForm"))
    last = noun.upos == "NOUN" and noun.feats.get("Case") == token.feats.get("Case")
    completes = (token.deprel or "").startswith("comp:aux")
    return is_finnish(site) and completes and joined.upos == "CCONJ" and alike and last


def is_alike(participle: Token, noun: Token | None) -> bool:
    """Whether a word is a participle, and the one behind it a noun in its case and number."""
    if noun is None or noun.upos != "NOUN" or "Part" not in participle.feats.get("VerbForm", ()):
        return False
    alike = all(participle.feats.get(name) == noun.feats.get(name) for name in ("Case", "Number"))
    return alike and "Case" in noun.feats


def are_lacking(site: Site) -> bool:
    """An Estonian word in *-vad* between an order and a plural is its attribute, and no verb: *pane puuduvad
    tooted*."""
    token, verb, after = site.token, site.head, word_after(site.token, site)
    told = "Imp" in verb.feats.get("Mood", ()) and verb.id + 1 == token.id
    several = after is not None and after.upos == "NOUN" and "Plur" in after.feats.get("Number", ())
    return is_estonian(site) and told and several and lower(token).endswith("vad")


def is_for_the_next_one(site: Site) -> bool:
    """Estonian *järgmisele* and the like before an attribute in the case of its noun stand for somebody: *määratakse
    järgmisele tähestikulises järjekorras*."""
    token, after = site.token, word_after(site.token, site)
    other = after is not None and after.id < site.head.id and after.upos == "ADJ"
    alike = after is not None and after.feats.get("Case") == site.head.feats.get("Case") != token.feats.get("Case")
    somebody = NEXT.match(lower(token)) is not None and token.feats.get("Case", frozenset()) <= PLACES
    return is_estonian(site) and is_modifier(token) and other and alike and somebody


NEXT = re.compile("(?:järgmis|eelmis|viimas|esimes|tei[ns]|kolmand|igaüh)")


def is_some_of_those(site: Site) -> bool:
    """Estonian *mõni* and *üks* before where those are of which there are several: *mõne läheduses asuvatest
    seadmetest*."""
    noun, after = site.head, word_after(site.head, site)
    some = is_estonian(site) and re.match("(?:mõn|üh|üks$|iga|kõi[gk])", lower(site.token)) is not None
    placed = bool(cases_of(noun, site)) and cases_of(noun, site) <= PLACES
    return some and placed and after is not None and re.search("v(?:ai|a)test$|[td]utest$", lower(after)) is not None


def is_a_compound_of_a_noun(site: Site) -> bool:
    """What seems an Estonian adjective that no lexicon has, and ends in a noun that one has, is a compound of this:
    *täisvaliku värve*, *veereta keeglikuul nupuga*."""
    token, form = site.token, lower(site.token)
    if not is_estonian(site) or not is_modifier(token) or token.upos != "ADJ" or known_as(form, "ADJ", site.readings):
        return False
    ends = (form[start:] for start in range(SHORTEST, len(form) - SHORTEST))
    return any(
        known_as(end, "NOUN", site.readings) and not known_as(end, "ADJ", site.readings)
        for end in ends
        if ADJECTIVAL.search(end) is None
    )


SHORTEST = 4
"""Letters of the first part of such a compound at least; its last one has more."""
ADJECTIVAL = re.compile("(?:se|ne|tu|va?d?|s[et]|[ntd]ud)$")
"""How adjectives and participles end as well."""


def is_useful_somewhere(site: Site) -> bool:
    """A Finnish adjective in the nominative that opens a text before a noun in a case of place, with no verb in its
    clause, says how something is there: *hyödyllinen automaatiossa*."""
    token, noun = site.token, site.head
    opens = is_finnish(site) and is_modifier(token) and token.id < noun.id and token.feats.get("Case") == NOMINATIVES
    if not opens or cases_of(noun, site).isdisjoint({"Ine", "Ade", "Ela", "All", "Ill"}):
        return False
    before = word_before(token, site)
    rest = (token, *rest_of_clause(site, token))
    return (before is None or before.upos == "PUNCT") and not any(is_finite(word) for word in rest)


DOUBTS: tuple[SiteDoubt, ...] = (
    is_useful_somewhere,
    is_somewhere_in_a_label,
    is_before_no_time,
    is_against_another,
    is_not_looked_at,
    is_who_did_it,
    is_a_name_with_several,
    is_an_order_in_na,
    is_of_one_side,
    is_so_at_something,
    is_from_least_to_most,
    is_of_a_later_noun,
    belongs_to_the_next_genitive,
    is_one_or_the_other,
    are_lacking,
    is_for_the_next_one,
    is_some_of_those,
    is_a_compound_of_a_noun,
)
