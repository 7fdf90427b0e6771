"""Doubts about what Estonian and Finnish programs say: names that look inflected, orders that are spelt as adjectives,
nouns that are left out or come later, and clauses that begin without a comma.
"""

from __future__ import annotations

import re
from itertools import pairwise

from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    is_coordinated_verb,
    is_estonian,
    is_finite,
    is_finnic,
    is_finnish,
    is_modifier,
    is_subject,
    lower,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.tree import Token

GENITIVE = frozenset({"Gen"})
NOMINATIVE = frozenset({"Nom"})


def is_behind_marks(site: Site) -> bool:
    """What a tagger takes for a word is none where marks stand before its letters: *(*.torrent);;Kaikki tiedostot*."""
    return is_finnic(site) and any(MARKED.match(word.form or "") is not None for word in (site.token, site.head))


MARKED = re.compile(r"[;:|/*#=+]+\w")


def is_spelt_with_a_capital_inside(site: Site) -> bool:
    """A name with a capital inside is in no number and no case, however it ends: *PackageKit kaatui*, *CloudId ei
    vasta*."""
    words = (site.token, site.head)
    return is_finnic(site) and any(CAMEL.search(word.form or "") is not None for word in words if word.upos in NOUNS)


CAMEL = re.compile("[a-zäöõü][A-ZÄÖÕÜ]")


def is_of_a_name_in_ine(site: Site) -> bool:
    """What is spelt as a Finnish adjective in *-inen* is the genitive of a name, if it has a capital within its
    sentence or letters that Finnish words lack: *Xinen asetukset*, *Clementinen tekijät*; not *Punainen takit*."""
    token = site.token
    before = is_finnish(site) and is_modifier(token) and token.id < site.head.id
    if not before or IN_INEN.search(lower(token)) is None or known_as(lower(token), "ADJ", site.readings):
        return False
    named = token.id > 1 and (token.form or "")[:1].isupper()
    return named or FOREIGN.search(lower(token)) is not None


IN_INEN = re.compile("[^aeiouyäö]inen$")
FOREIGN = re.compile("[bcfgqwxzåšž]")
"""Letters that no Finnish word has but what is borrowed."""


def is_of_the_word_that_ends_a_label(site: Site) -> bool:
    """A Finnish nominative before a genitive belongs to the word behind this that ends a text without a stop, and that
    no lexicon has as the verb for which the tagger takes it: *viallinen sivutuksen poletti*."""
    token, noun = site.token, site.head
    last = word_after(noun, site)
    between = noun.id == token.id + 1 and token.feats.get("Case") == NOMINATIVE and "Gen" in noun.feats.get("Case", ())
    if not (is_finnish(site) and is_modifier(token) and between) or last is None or last.upos not in {"VERB", "AUX"}:
        return False
    ends = last.id == len(site.sentence.tokens)
    return ends and not known_as(lower(last), "VERB", site.readings)


def is_of_the_one_before(site: Site) -> bool:
    """A genitive behind a conjunction before a part of something stands for a noun that was said before, with an
    attribute of the same kind: *hyppää edelliseen kappaleeseen tai nykyisen alkuun*, *järgmisele reale või viimase
    lõppu*."""
    token, part = site.token, site.head
    joined = word_before(token, site)
    if not (is_finnic(site) and is_modifier(token) and part.id == token.id + 1 and joined is not None):
        return False
    part_of_it = PART.match(lower(part)) is not None and token.feats.get("Case") == GENITIVE
    earlier = site.sentence.tokens[: token.id - 1]
    other = any(first.upos == "ADJ" and second.upos == "NOUN" for first, second in pairwise(earlier))
    return part_of_it and joined.upos == "CCONJ" and other


PART = re.compile(
    "(?:al[ku]u|lop(?:p|u)|keskel|pää[hst]|reuna|sivul|osaan|puol|sisältö|sisällö|ympär|vieree|eteen|taa|"
    "algus|lõp[pu]|serva|äär|ots[ai]|kõrval|keskpa|pool)"
)
"""How words begin for parts of things and places beside them."""


def is_governed_before_another(site: Site) -> bool:
    """A pronoun right behind Finnish *ennen* or Estonian *enne* is governed by that where a plural of its case stands
    behind it, of which the next words say something: *ennen tätä tietoja ei lähetetä*, *enne seda faile ei avata*."""
    token, adposition = site.token, word_before(site.token, site)
    after = word_after(site.head, site)
    pronoun = token.upos in {"DET", "PRON"} and lower(token) in {"tätä", "sitä", "tuota", "seda"}
    governed = adposition is not None and lower(adposition) in {"ennen", "enne"}
    says = after is not None and after.upos in {"AUX", "VERB"}
    differs = token.feats.get("Number") != site.head.feats.get("Number")
    return is_finnic(site) and pronoun and governed and says and differs and site.head.id == token.id + 1


def can_be_done_with_several(site: Site) -> bool:
    """A Finnish plural before *voi* and an infinitive of something that is done is what anybody can do that with, if it
    is nobody and no other object stands behind: *tiedot voi tuoda toiseen versioon*, *kuvat saa poistaa*; not
    *asiakkaat voi maksaa laskun* or *käyttäjät voi kirjautua*."""
    token, verb = site.token, site.head
    several = is_finnish(site) and is_subject(token) and "Plur" in token.feats.get("Number", ()) and token.id < verb.id
    if not several or lower(verb) not in ABLE or PERSONS.search(lower(token)) is not None:
        return False
    done = next((word for word in site.sentence.tokens[verb.id :] if "Inf" in word.feats.get("VerbForm", ())), None)
    if done is None or done.lemma in intransitive():
        return False
    behind = site.sentence.tokens[done.id :]
    return not any(is_object_at_its_end(word, site) for word in behind)


ABLE = frozenset({"voi", "voisi", "saa", "saisi", "pystyy"})
PERSONS = re.compile("(?:[aeiouyäö]j[aä]t|kaat|laiset|läiset|ihmiset|lapset|jäsenet|ystävät|henkilöt|tytöt|pojat)$")
"""How Finnish plurals end that are of people."""


def is_object_at_its_end(word: Token, site: Site) -> bool:
    """Whether a word may be the whole object of an infinitive: a nominative or partitive, or a genitive that belongs to
    nothing behind it."""
    cases = word.feats.get("Case", frozenset())
    if word.upos not in {"NOUN", "PRON", "PROPN"} or cases.isdisjoint({"Acc", "Gen", "Nom", "Par"}):
        return False
    after = word_after(word, site)
    owner = after is not None and after.upos in {"ADJ", "ADP", "NOUN", "NUM", "PRON", "PROPN", "DET"}
    return not (cases == GENITIVE and owner)


def is_no_verb_in_in(site: Site) -> bool:
    """A loan in *-in* that no Estonian lexicon has as a verb is a noun, and in no person: *Tor kontrollplugin*."""
    words = (site.token, site.head)
    loans = (word for word in words if word.upos == "VERB" and LOAN.search(lower(word)) is not None)
    return is_estonian(site) and any(not known_as(lower(word), "VERB", site.readings) for word in loans)


LOAN = re.compile("(?:plugin|admin|login|bitcoin|domain|asein|chain)$")


def says_what_seems(site: Site) -> bool:
    """A verb behind a conjunction that says what seems or follows, before *that* or a question, has nobody for its
    subject: *sa kasutad Tori ja tundub, et see töötab*, *käytät tiliä ja näyttää siltä, että se toimii*."""
    token = site.token
    if not is_finnic(site) or not is_coordinated_verb(token) or "3" not in token.feats.get("Person", ()):
        return False
    before = word_before(token, site)
    behind = [word for word in site.sentence.tokens[token.id :] if lower(word) not in SO][:2]
    clause = len(behind) == PAIR and behind[0].form == "," and lower(behind[1]) in THAT
    return before is not None and before.upos == "CCONJ" and clause


PAIR = 2
SO = frozenset({"siltä", "nii", "nüüd", "nyt"})
THAT = frozenset({"et", "että", "kas", "nagu", "kuin", "justkui"})


def is_an_order_in_nda(site: Site) -> bool:
    """What opens an Estonian label and ends in *-nda* is an order, if it is no ordinal: *värskenda kataloog*, *tühjenda
    prügikast*, but *kolmanda kataloog*."""
    token, noun = site.token, site.head
    opens = is_estonian(site) and is_modifier(token) and token.id == 1 and noun.id > token.id
    ordered = IN_NDA.search(lower(token)) is not None and ORDINAL.search(lower(token)) is None
    return opens and ordered and not any(map(is_finite, site.sentence.tokens))


IN_NDA = re.compile("[aeiouõäöü]nda$")
ORDINAL = re.compile("(?:kolma|nelja|viie|kuue|seitsme|kaheksa|üheksa|kümne|teistkümne|saja|tuhande|mitme|miljone)nda$")


def is_before_its_relative_clause(site: Site) -> bool:
    """A noun before a relative pronoun in another case than that of subjects is none of the verb of that clause, with
    or without its comma: *päringud mille aadress vastab*, *tiedostot joiden koko ylittää rajan*; the subject stands
    between the two."""
    token, verb = site.token, site.head
    if not is_finnic(site) or not is_subject(token) or token.id > verb.id:
        return False
    words = site.sentence.tokens[token.id : verb.id - 1]
    relative = next((word for word in words if RELATIVE.fullmatch(lower(word)) is not None), None)
    if relative is None or any(map(is_finite, words)):
        return False
    number = verb.feats.get("Number")
    return any(
        word.upos in NOUNS and word.feats.get("Case") == NOMINATIVE and word.feats.get("Number") == number
        for word in words[relative.id - token.id :]
    )


def counts_who_does_it(site: Site) -> bool:
    """A numeral right behind a verb in the third person that has no subject before it stands for those who do it, where
    a noun in a case of place is behind: *tuli kaksi kotiin*, *tuli kaks koju*; not *asuimme kolme maassa*."""
    numeral, noun, verb = site.token, site.head, word_before(site.token, site)
    placed = not PLACES.isdisjoint(noun.feats.get("Case", ())) and noun.id == numeral.id + 1
    if not is_finnic(site) or numeral.upos != "NUM" or not placed or verb is None or verb.upos not in {"AUX", "VERB"}:
        return False
    before = site.sentence.tokens[: verb.id - 1]
    subject = any(word.upos in NOUNS | {"PRON"} and word.feats.get("Case") == NOMINATIVE for word in before)
    return "3" in verb.feats.get("Person", ()) and not subject


PLACES = frozenset({"Ine", "Ela", "Ill", "Ade", "Abl", "All", "Add"})

RELATIVE = re.compile("mille|kelle|millel|milles|millest|mida|keda|jonka|joiden|joissa|jossa|josta|joista|jota|joita")


DOUBTS: tuple[SiteDoubt, ...] = (
    is_behind_marks,
    is_spelt_with_a_capital_inside,
    is_of_a_name_in_ine,
    is_of_the_word_that_ends_a_label,
    is_of_the_one_before,
    is_governed_before_another,
    can_be_done_with_several,
    is_no_verb_in_in,
    says_what_seems,
    is_an_order_in_nda,
    is_before_its_relative_clause,
    counts_who_does_it,
)
