"""Doubts about Turkish: what the parser joins across the words that it belongs to."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.site import Site
from lambre_core.findings.personal_endings import VERBS, told_person
from lambre_core.findings.told.subjects import INCLUDED, SINCE
from lambre_core.findings.turkish_clauses import LANGUAGE, PRONOUNS
from lambre_core.treebank.tree import in_lower_case


def has_a_verb_with_the_case(site: Site) -> bool:
    """Turkish nouns that are verbs together with another word have no case before a postposition, for that word has
    it: *not aldığına göre*, *yardım etmesine rağmen*."""
    if site.language != LANGUAGE or site.head.upos != "ADP" or site.token.id > site.head.id:
        return False
    before = site.sentence.tokens[site.head.id - 2]
    return before.id > site.token.id and before.upos == "VERB"


def stands_behind_its_postposition(site: Site) -> bool:
    """Turkish postpositions stand behind what they govern: in *renge göre kutuları ayırarak* the boxes are not what
    *göre* asks for."""
    return site.language == LANGUAGE and site.head.upos == "ADP" and site.token.id > site.head.id


def may_be_a_dative(site: Site) -> bool:
    """A Turkish noun in *-a* may be the dative of a shorter one that the lexicon does not know: *moda göre* is said of
    fashion and of a mode."""
    form = in_lower_case(site.token.form)
    return site.language == LANGUAGE and site.head.upos == "ADP" and form in ALSO_DATIVES


ALSO_DATIVES = frozenset("moda koda porta forma kasa".split())
"""Nouns that are datives of what computers have, and of other nouns of one syllable."""


def is_a_verbal_noun(site: Site) -> bool:
    """A Turkish verb that ends as what is to be done is a verbal noun, whatever the tagger calls its form (*beni
    görmeni istiyorum*), and one in *-dık* may stand for a thing (*söylediğini istiyorum*)."""
    verbs = site.language == LANGUAGE and site.token.upos == site.head.upos == "VERB"
    return verbs and TO_BE_DONE.search(in_lower_case(site.token.form)) is not None and site.token.deprel == "comp:obj"


TO_BE_DONE = re.compile(
    "..m[ae](?:k|y[ıi]|s[ıi]n[ıi]|l[ae]r[ıi]n[ıi]|[mn](?:[ıi]z)?[ıi])$|[dt][ıiuü](?:ğ[ıiuü][mn](?:[ıiuü]z)?|kl[ae]r[ıi]n)[ıiuü]$"
)


def has_its_predicate_before_a_comma(site: Site) -> bool:
    """A Turkish pronoun is the subject of the word before the next comma where that has the ending of its person: *ben
    projenin sorumlusuyum, sorularınızı bana yazabilirsiniz*."""
    person = PRONOUNS.get(in_lower_case(site.token.form))
    if site.language != LANGUAGE or person not in OF_PREDICATES or site.token.id > site.head.id:
        return False
    tokens = site.sentence.tokens[site.token.id : site.head.id]
    comma = next((token for token in tokens if token.form in {",", ";"}), None)
    if comma is None or comma.id - 2 <= site.token.id:
        return False
    last = site.sentence.tokens[comma.id - 2]
    return OF_PREDICATES[person].search(in_lower_case(last.form)) is not None


OF_PREDICATES = {
    ("Sing", "1"): re.compile("[ıiuü]m$"),
    ("Sing", "2"): re.compile("s[ıiuü]n$"),
    ("Plur", "1"): re.compile("[ıiuü]z$"),
    ("Plur", "2"): re.compile("s[ıiuü]n[ıiuü]z$"),
}
"""Person -> the end of a predicate in it that is no verb."""


def shares_a_verb(site: Site) -> bool:
    """A Turkish pronoun has no verb before the next comma where another subject stands behind that, and the verb of
    both at the end: *ben çayı, annem kahveyi seviyor*."""
    person = PRONOUNS.get(in_lower_case(site.token.form))
    if site.language != LANGUAGE or person is None or site.token.id > site.head.id:
        return False
    tokens = site.sentence.tokens[site.token.id : site.head.id]
    comma = next((token for token in tokens if token.form in {",", ";"}), None)
    if comma is None or comma.id >= site.head.id - 1 or any(t.upos in VERBS for t in tokens if t.id < comma.id):
        return False
    last, other = site.sentence.tokens[comma.id - 2], site.sentence.tokens[comma.id]
    nominative = other.upos in {"NOUN", "PRON", "PROPN"} and "Nom" in other.feats.get("Case", ())
    return nominative and last.id > site.token.id and not last.feats.get("Case", NOMINATIVE) & NOMINATIVE


NOMINATIVE = frozenset({"Nom"})


def has_done_since(site: Site) -> bool:
    """A Turkish pronoun before a verb in *-alı* is the subject of that, where another one says how long ago it was:
    *biz geleli üç gün oldu*."""
    if site.language != LANGUAGE or in_lower_case(site.token.form) not in PRONOUNS:
        return False
    words = [in_lower_case(word.form) for word in site.sentence.tokens[site.token.id : site.head.id - 1]]
    return in_lower_case(site.head.form).startswith(("ol", "geç")) and any(map(SINCE.search, words))


def does_it_when_others_do(site: Site) -> bool:
    """A Turkish pronoun before a verb in *-ınca*, *-dıkça* or *-ken* may be the subject of that, and the verb that ends
    the sentence another's: *siz okudukça kitap ilginçleşir*; not *siz kitap okur*."""
    if site.language != LANGUAGE or in_lower_case(site.token.form) not in PRONOUNS or site.token.id > site.head.id:
        return False
    if "3" not in site.head.feats.get("Person", ()):
        return False
    return any(WHEN.search(in_lower_case(word.form)) for word in site.sentence.tokens[site.token.id : site.head.id - 1])


WHEN = re.compile("..(?:[ıiuü]nc[ae]|[dt][ıiuü]kç[ae]|[rzkş]ken|m[ae]d[ae]n)$")
"""Ends of Turkish verbs that say when something is done."""


def is_done_first(site: Site) -> bool:
    """A Turkish finite verb right before *ve* is no complement of the verb behind that: *sizi uyaracağız ve yanıt
    vermenizi isteyeceğiz*."""
    after = site.sentence.tokens[site.token.id : site.token.id + 1]
    verbs = site.language == LANGUAGE and site.token.upos == site.head.upos == "VERB" and site.token.id < site.head.id
    return verbs and any(in_lower_case(word.form) in {"ve", "veya"} for word in after) and told_by_end(site)


def told_by_end(site: Site) -> bool:
    """Whether the end of a verb tells a person."""
    return bool(told_person(in_lower_case(site.token.form), site.token.upos))


def is_included(site: Site) -> bool:
    """A Turkish nominative before *dahil* or *hariç* is one of others, who do something: *ben hariç herkes geldi*."""
    after = site.sentence.tokens[site.token.id : site.token.id + 2]
    return site.language == LANGUAGE and any(in_lower_case(word.form) in INCLUDED for word in after)


def is_for_its_own(site: Site) -> bool:
    """A Turkish noun that ends as an accusative, right behind another one, is what belongs to that: *model sunumu
    için*."""
    token, head = site.token, site.head
    if site.language != LANGUAGE or head.upos != "ADP" or head.id != token.id + 1 or token.id == 1:
        return False
    before = site.sentence.tokens[token.id - 2]
    bare = before.upos == "NOUN" and "Nom" in before.feats.get("Case", ())
    return bare and (token.form or "")[-1:] in "ıiuü"


DOUBTS = (
    is_for_its_own,
    is_done_first,
    is_included,
    has_done_since,
    does_it_when_others_do,
    has_a_verb_with_the_case,
    stands_behind_its_postposition,
    may_be_a_dative,
    is_a_verbal_noun,
    has_its_predicate_before_a_comma,
    shares_a_verb,
)
