"""Doubts about Finnic nouns: genitives that belong to another word, comparisons, labels, and words that a parser
takes for others.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOMINATIVE,
    NOUNS,
    Site,
    SiteDoubt,
    is_finite,
    is_modifier,
    is_subject,
    likely,
    lower,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.findings.told.names import is_labelled
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token

LOCAL = frozenset("Ill Ine Ela All Ade Tra Ter Ess Com Abe Add".split())
"""Cases of place, goal and circumstance that only Finnic languages have."""
DIRECT = frozenset({NOMINATIVE, "Gen", "Par"})
"""Finnic cases of subjects and objects."""


def cases_of(token: Token, site: Site) -> frozenset[str]:
    """The cases that a word may be in, of the readings in which the tagger believes a little."""
    readings = [reading for reading in likely(token, site) if reading.upos == token.upos]
    return frozenset().union(*(reading.feats.get("Case", frozenset()) for reading in readings))


def has_genders(site: Site) -> bool:
    """Whether a word of the sentence has a gender, so that it is in no Finnic language."""
    return any("Gender" in word.feats for word in site.sentence.tokens)


def is_without_something(site: Site) -> bool:
    """An Estonian noun in the abessive before another noun is its attribute, and an adposition before both governs
    that: *kuni suhkruta kohvini*."""
    token, after = site.token, word_after(site.token, site)
    return (
        site.head.upos == "ADP"
        and site.head.id < token.id
        and token.feats.get("Case") == _ABESSIVE
        and after is not None
        and after.upos in NOUNS | ATTRIBUTES
    )


_ABESSIVE = frozenset({"Abe"})


def makes_something_so(site: Site) -> bool:
    """Finnish *tehdä* with an elative makes something such as the adjective right behind says, which what follows
    completes: *tekee siitä sopivan reunalaitteisiin*, *tekee niistä hyviä pelaamiseen*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or noun.upos not in NOUNS or token.id > noun.id:
        return False
    before = before_modifiers(token, site)
    made = before is not None and "Ela" in before.feats.get("Case", ()) and before.upos in NOUNS | {"PRON"}
    verb = any(word.lemma in {"tehdä", "saada"} for word in site.sentence.tokens[: token.id - 1])
    return made and verb and cases_of(token, site) <= DIRECT and cases_of(noun, site) <= LOCAL | {"Gen"}


def before_modifiers(token: Token, site: Site) -> Token | None:
    """The last word before an adjective that is no adverb or adjective beside it."""
    before = word_before(token, site)
    while before is not None and before.upos in {"ADV", "ADJ"}:
        before = word_before(before, site)
    return before


def says_what_it_is_for(site: Site) -> bool:
    """Where no verb stands, a Finnic adjective in the nominative that begins what is said is a predicate, and a noun in
    another case says for what or with what: *Pieni malli – hyvä pelaamiseen*, *väga kiire otsinguks*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or noun.upos not in NOUNS or token.id > noun.id:
        return False
    cases, after = cases_of(noun, site), word_after(noun, site)
    # *Ilmainen kokeilun jälkeen*
    governed = after is not None and lower(after) in BEHIND and cases <= {"Gen"}
    if NOMINATIVE not in cases_of(token, site) or not cases or not (cases <= LOCAL or governed):
        return False
    before = word_before(token, site)
    while before is not None and before.upos == "ADV":
        before = word_before(before, site)
    opens = before is None or before.upos in {"PUNCT", "CCONJ", "SYM"}
    return opens and not any(is_finite(word) for word in stretch(token, site))


BEHIND = frozenset("jälkeen suhteen avulla kanssa kautta aikana järel abil jaoks puhul korral kaudu poolest".split())
"""Finnish and Estonian adpositions that stand behind a genitive."""


def stretch(token: Token, site: Site) -> Iterable[Token]:
    """The words around one up to the next dash, bracket, colon, semicolon or the end of the sentence."""
    words = site.sentence.tokens
    start = max((word.id for word in words[: token.id - 1] if word.form in STOPS), default=0)
    end = min((word.id for word in words[token.id :] if word.form in STOPS), default=len(words) + 1)
    return words[start : end - 1]


STOPS = frozenset("- – — -- ( ) [ ] : ;".split())


def is_of_a_genitive(site: Site) -> bool:
    """A Finnish genitive may look like a verb in the first person, whose object the noun behind it seems to be:
    *Muistin toiminta*. It is one that is known as a noun, or stands where nothing ends the sentence, in a heading."""
    token, verb = site.token, site.head
    if verb.upos != "VERB" or token.upos not in NOUNS or token.id != verb.id + 1 or not lower(verb).endswith("n"):
        return False
    if "1" not in verb.feats.get("Person", ()) or NOMINATIVE not in token.feats.get("Case", ()):
        return False
    genitive = any("Gen" in reading.feats.get("Case", ()) for reading in known_as(lower(verb), "NOUN", site.readings))
    words = site.sentence.tokens
    behind = word_after(token, site)
    # Two words that are all, or before a conjunction: verbs are hardly ever so long.
    last = behind is None or behind.form in ENDS or behind.upos == "CCONJ"
    alone = verb.id == 1 and ((last and len(verb.form or "") >= LONG_FORM) or is_a_stop(behind))
    compound = verb.id == 1 and (ends_in_a_genitive(verb, site) or alone)
    return (
        genitive or compound or (words[-1].form not in ENDS and not any(is_finite(w) for w in words if w.id != verb.id))
    )


def is_a_stop(word: Token | None) -> bool:
    """Whether a word is a dash or colon, behind which a heading or an item of a list is explained."""
    return word is not None and word.form in {"-", "–", "—", ":"}


def is_a_noun_in_the_genitive(site: Site) -> bool:
    """What seems an adjective may be a compound noun in the genitive, which the nominative behind it does not share:
    *suurimittakaavan hankkeet*; so may an Estonian one in *-ise* before a genitive plural: *avaldise liikmete*."""
    token, noun = site.token, site.head
    if is_modifier(token) and lower(token).endswith("dise") and not has_genders(site) and token.id < noun.id:
        return {"Gen", "Plur"} <= (noun.feats.get("Case", frozenset()) | noun.feats.get("Number", frozenset()))
    if not is_modifier(token) or noun.upos not in NOUNS or token.id > noun.id or not lower(token).endswith("n"):
        return False
    if has_genders(site):
        return False
    return ends_in_a_genitive(token, site) and NOMINATIVE in noun.feats.get("Case", ())


LONG_FORM = 11


def ends_in_a_genitive(token: Token, site: Site) -> bool:
    """Whether a Finnish word may be a compound of which the last part is a noun in the genitive."""
    form = lower(token)
    heads = (form[start:] for start in range(SHORTEST_FIRST, len(form) - SHORTEST_LAST + 1))
    return any(
        "Gen" in reading.feats.get("Case", ()) for head in heads for reading in known_as(head, "NOUN", site.readings)
    )


SHORTEST_FIRST, SHORTEST_LAST = 4, 6
"""Letters of the first part of such a compound and of the noun at its end, at least."""


def says_from_where(site: Site) -> bool:
    """An elative before an illative that has attributes of its own says where something begins that ends there:
    *lyhyestä pitkiin teksteihin*; so does one behind *everything* (*kaikkea nauloista moottoreihin*)."""
    token, noun = site.token, site.head
    if not is_modifier(token) or token.id >= noun.id or "Ela" not in cases_of(token, site):
        return False
    before, after = word_before(token, site), word_after(token, site)
    other = cases_of(noun, site)
    goal = bool(other) and other <= {"Ill", "Ter", "All"}
    if before is not None and lower(before) in EVERYTHING:
        return goal
    if after is noun or cases_of(token, site) != {"Ela"}:
        return False
    # Estonian attributes are genitives before a terminative: *lihtsatest keerukate juhtudeni*.
    beside = other | ({"Gen"} if "Ter" in other else set())
    return goal and after is not None and after.upos == "ADJ" and not cases_of(after, site).isdisjoint(beside)


EVERYTHING = frozenset("kaikki kaikkea kaikkia aina kõik kõike".split())
"""What stands before such an elative in Finnish and Estonian."""


def belongs_beyond_genitives(site: Site) -> bool:
    """An adjective before a noun in the genitive may belong to the noun that this modifies, with which it agrees:
    *älykäs mallin reititin*, *olulisi formaadi muutmise tehnikaid*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or noun.upos not in NOUNS or token.id > noun.id or "Gen" not in cases_of(noun, site):
        return False
    if has_genders(site):
        return False
    for word in site.sentence.tokens[noun.id : noun.id + SOON]:
        agreeing = any(agree(own.feats, other.feats) for own in likely(token, site) for other in likely(word, site))
        if word.upos in NOUNS and agreeing:
            return True
        if agreeing and word.upos in {"ADJ", "VERB"} and DONE_BY.search(lower(word)) is not None:
            return True  # *uusia käyttäjien tekemiä kuvia*
        beside = not BESIDE_GENITIVES.isdisjoint(cases_of(word, site)) and lower(word) not in POSTPOSITIONS
        if "Gen" in cases_of(token, site) and beside:
            return token.feats.get("Number") == word.feats.get("Number")
        if word.upos not in NOUNS | ATTRIBUTES or "Gen" not in cases_of(word, site):
            return False
    return False


DONE_BY = re.compile("(?:m[aä](?:t|[aä]|n)|mi(?:en|[aä]))$")
"""How Finnish participles end that have before them by whom something is done."""

BESIDE_GENITIVES = frozenset({"Abe", "Com", "Ess", "Ter"})
"""Cases in which Estonian nouns have attributes in the genitive: *väikseima varude ühikuna*."""
SOON = 4
"""Words behind a genitive among which the noun is looked for that it modifies."""
ENDS = frozenset({".", "!", "?", "…"})
"""What ends a sentence, but no heading."""
COPULAS = frozenset("on oli olisi lienee ole ollut olevan".split())


def is_said_of_each(site: Site) -> bool:
    """Finnish *each* and *both* behind the verb are said of the subject, and of no object behind them: *Siskokset
    saivat kumpikin lahjat*."""
    before = word_before(site.token, site)
    return EACH.fullmatch(lower(site.token)) is not None and before is not None and is_finite(before)


EACH = re.compile("kumpikin|molemmat|kukin")
"""Such words in the nominative."""


def is_before_a_hyphen(site: Site) -> bool:
    """A Finnish name of several words stands as it is before the noun that says what it names, which begins with a
    hyphen: *Omat tiedot -sivulla näkyy kaikki*, *Hiljainen kaiutin -osaa*."""
    last = max(site.token.id, site.head.id)
    behind = rest_of_clause(site, site.sentence.tokens[last - 1])[:LONGEST_NAME]
    words = (word_after(site.token, site), *behind)
    words = (site.token, site.head, *words)
    return any(re.match("-[a-zäöå]", word.form or "") is not None for word in words if word is not None)


LONGEST_NAME = 3
"""Words behind one of a name that may still belong to it: *kuva kuvassa -video*."""


def is_available(site: Site) -> bool:
    """A Finnish participle in a case of place is no part of its verb (*ei käytettävissä*); Estonian supines are."""
    part = (site.token.deprel or "").startswith("comp:aux") and "Sup" not in site.token.feats.get("VerbForm", ())
    return part and not LOCAL.isdisjoint(site.token.feats.get("Case", ()))


def is_due_to_its_noun(site: Site) -> bool:
    """A Finnish noun before *due to*, *depending on* or the like belongs to that, and an adjective before it in another
    case is a predicate: *on vähemmän kestävää kosteudesta johtuen*."""
    after = word_after(site.head, site)
    other = site.token.feats.get("Case") != site.head.feats.get("Case")
    return is_modifier(site.token) and other and after is not None and DUE_TO.fullmatch(lower(after)) is not None


DUE_TO = re.compile("johtuen|riippuen|huolimatta|lähtien|alkaen|asti|saakka")
"""Such words."""


def is_the_average(site: Site) -> bool:
    """Estonian *keskmine* and *abiline* are nouns as well, whose genitive stands before others: *keskmise
    arvutamisel*."""
    token, noun = site.token, site.head
    return (
        re.match("(?:keskmi|abili)(?:ne|se|st)", lower(token)) is not None and is_modifier(token) and token.id < noun.id
    )


def is_of_the_first_part(site: Site) -> bool:
    """A Finnish adjective in the genitive before a compound in the plural may be said of its first part: *kansallisen
    oppimistulosten*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or token.id > noun.id or has_genders(site) or not lower(token).endswith("n"):
        return False
    genitive = "Gen" in token.feats.get("Case", ()) and "Sing" in token.feats.get("Number", ())
    return genitive and len(noun.form or "") > LONG and "Plur" in noun.feats.get("Number", ())


LONG = 13
"""Letters of what may be a Finnish compound of two nouns."""


def is_told_first(site: Site) -> bool:
    """A Finnish verb that opens the sentence and ends in a vowel is an imperative, and has a nominative as its object
    whatever the tagger says of its form: *Määritä käyttöoikeus*; *haluan kirja* is none."""
    token, verb = site.token, site.head
    if has_genders(site) or not (token.deprel or "").startswith("comp:obj") or verb.upos not in {"VERB", "AUX"}:
        return False
    before = word_before(verb, site)
    opens = before is None or before.upos in {"PUNCT", "CCONJ", "NUM", "SYM", "X"}
    stated = lower(verb).endswith("me") and "1" in verb.feats.get("Person", ())  # *odotamme sinun vastaus*
    told = opens and re.search("[aeiouyäö]$", lower(verb)) is not None and not any(map(is_subject, site.sisters))
    told = told and not stated
    return told and token.upos in NOUNS and NOMINATIVE in token.feats.get("Case", ())


def is_compared_with(site: Site) -> bool:
    """What stands in the Finnish partitive or the Estonian elative right before a comparative is what something is
    compared with: *sitä aiemmilla versioilla*, *tavallista suurempia asuntoja*, *tavalisest suuremas korteris*."""
    token, after = site.token, word_after(site.token, site)
    if after is None or after.id >= site.head.id or has_genders(site):
        return False
    cases = token.feats.get("Case", frozenset())
    than = COMPARED["Par"] if "Par" in cases else COMPARED["Ela"] if "Ela" in cases else None
    return than is not None and than.search(lower(after)) is not None


COMPARED = {
    "Par": re.compile(
        "(?:mpi|mp[aä]{1,2}|mp[aä][aä]n|mpi[aä]|mpien|mpiin|mm[aä]n|mm[aä]t|mm(?:[aä]|i)(?:ss|st|ll|lt)[aä]|"
        "mm(?:[aä]|i)(?:lle|ksi)|mp(?:[aä]|i)n[aä])$"
    ),
    "Ela": re.compile("[aeiou]m(?:|a|at|ad|ate|aid|a(?:te)?(?:sse|s|st|le|l|lt|ks|ni|na|ga))$"),
}
"""Ends of Finnish and Estonian comparatives, by the case of what stands before them."""


def is_from_what_somebody_is(site: Site) -> bool:
    """An Estonian elative right before a person says what they are, and an adjective before both agrees with the
    person: *noor arstist ema*, *30-aastane kokast Peeter Mets*."""
    token, noun, after = site.token, site.head, word_after(site.head, site)
    if not is_modifier(token) or token.id > noun.id or noun.feats.get("Case") != _ELATIVE or after is None:
        return False
    agreeing = any(agree(own.feats, other.feats) for own in likely(token, site) for other in likely(after, site))
    return after.upos in NOUNS and agreeing and "Ela" not in token.feats.get("Case", ())


_ELATIVE = frozenset({"Ela"})


def is_thanks(site: Site) -> bool:
    """Estonian *tänu* stands before what it governs, and is a noun behind a genitive: *avaldas rahva tänu*."""
    return lower(site.head) == "tänu" and site.token.id < site.head.id


def is_good_or_evil(site: Site) -> bool:
    """Finnish *hyvän* and *pahan* before some nouns are the good and the evil: *hyvän voimana*, *pahan palvelijat*."""
    good = is_modifier(site.token) and lower(site.token) in {"hyvän", "pahan"}
    return good and (site.head.lemma or "").lower() in OF_GOOD_AND_EVIL


OF_GOOD_AND_EVIL = frozenset(
    "alku alkuperä asia juuri lähde palvelija ongelma puoli symboli valta voima voitto".split()
)
"""Nouns of which these are attributes."""


def is_plural_by_its_attributes(site: Site) -> bool:
    """A Finnish noun with the suffix of an owner is spelt alike in the genitive and in the nominative plural, and an
    attribute in the plural tells which it is: *ne saavat omat alueensa*."""
    token = site.token
    if not (token.deprel or "").startswith("comp:obj") or OWNED.search(lower(token)) is None or has_genders(site):
        return False
    attributes = (word for word in site.below.get(token.id, ()) if word.upos in ATTRIBUTES | {"VERB"})
    return any(
        "Plur" in word.feats.get("Number", ()) and NOMINATIVE in word.feats.get("Case", ()) for word in attributes
    )


OWNED = re.compile("[aeiouyäö](?:ni|si|mme|nne|ns[aä])$")
"""How Finnish nouns with such a suffix end."""


def is_held_at_hand(site: Site) -> bool:
    """A Finnic nominative right before a noun that says where on one's body or in whose mind it is has no part in the
    clause: *juoksi ulos uinti mielessään*, *istui piippu suussa*, *luges ajalehte kohvitass käes*."""
    token, after = site.token, word_after(site.token, site)
    if token.upos not in NOUNS or token.id < site.head.id or after is None or has_genders(site):
        return False
    return NOMINATIVE in token.feats.get("Case", ()) and ON_ONESELF.match(lower(after)) is not None


ON_ONESELF = re.compile(
    "(?:(?:miele|käde|käsi|koura|pää|kainalo|syli|selä|kaula|jala|jaloi|tasku|silmi|sydäme|hampai|suu)ss[aä]|"
    "(?:ola|olkapää|hartioi|vyö|rinna|huuli)ll[aä]|(?:muka|seura)na)(?:[aä]?n|ni|si|mme|nne|ns[aä])?$|"
    "(?:käes|peas|suus|süles|õlal|seljas|kaelas|jalas|taskus|silmis|meeles|kaenlas|pihus|hambus|näpus)$"
)
"""Such nouns of Finnish and Estonian."""


def is_of_a_question_word(site: Site) -> bool:
    """A word behind a Finnish *what* in the same case is the noun that this asks for, and no attribute of another one:
    *mitä korkomallia tuotteet käyttävät*."""
    token, before = site.token, word_before(site.token, site)
    if not is_modifier(token) or before is None or WHAT.fullmatch(lower(before)) is None:
        return False
    cases = before.feats.get("Case", frozenset())
    return not cases.isdisjoint(cases_of(token, site)) and cases.isdisjoint(cases_of(site.head, site))


WHAT = re.compile("mi(?:tä|nkä|ssä|stä|hin|llä|ltä|lle|ksi|nä)")
"""Its forms."""
IN_NO_OTHER_CASE = frozenset({NOMINATIVE})


def is_one_of_both(site: Site) -> bool:
    """Behind another nominative and *and* stands the second of two subjects, as behind Finnish *sekä* and *että* and
    Estonian *nii* and *kui*: *sekä summa että pankkitili sisältävät virheen*."""
    token = site.token
    if not is_subject(token) or token.upos not in NOUNS or has_genders(site) or "Case" not in token.feats:
        return False
    earlier = site.sentence.tokens[: token.id - 1]
    comma = max((word.id for word in earlier if word.form == ","), default=0)
    forms = {lower(word) for word in earlier[comma:]}
    both = forms >= {"sekä", "että"} or forms >= {"nii", "kui"}
    words = earlier[max((word.id for word in earlier[comma:] if is_finite(word)), default=comma) :]
    joined = any(
        lower(after) in AND and word.upos in NOUNS | {"PRON"} and NOMINATIVE in word.feats.get("Case", ())
        for word, after in pairwise(words)
    )
    return "Plur" in site.head.feats.get("Number", ()) and (both or joined)


AND = frozenset("ja sekä ning eikä ega".split())
"""Finnish and Estonian conjunctions."""


def is_yours(site: Site) -> bool:
    """Estonian *teie*, *meie* and *tema* before what ends as nouns in *-us* do are its owners: *teie seadistus*."""
    token, after = site.token, word_after(site.token, site)
    owner = lower(token) in {"meie", "teie", "tema"} and is_subject(token)
    return owner and after is site.head and lower(site.head).endswith("us")


def is_between_labels(site: Site) -> bool:
    """What follows the Estonian name of a field or page and a capital belongs to a label: *tehke väljal Prindi lepingu
    üksikasjad valik Jah*, *vahekaardil Üldine määratud mall*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or token.id > noun.id or has_genders(site):
        return False
    return is_labelled(token, site.sentence)


def is_until_the_other(site: Site) -> bool:
    """Estonian *kuni* between two nominatives joins the ends of a time or a range: *esmaspäev kuni reede*."""
    token, until = site.token, site.head
    before = word_before(until, site) if lower(until) == "kuni" else None
    if before is None or before.upos not in NOUNS | {"NUM"}:
        return False
    return all(
        any(NOMINATIVE in reading.feats.get("Case", ()) for reading in site.readings(word)) for word in (before, token)
    )


def is_the_following(site: Site) -> bool:
    """Finnish *seuraavat* before a plural without a subject are the following: *anna seuraavat sivuston tiedot*."""
    plural = "Plur" in site.token.feats.get("Number", ()) and site.head.id < site.token.id
    return (
        plural
        and lower(site.head) == "seuraavat"
        and not any(is_subject(word) and lower(word) != "anna" for word in site.sisters)
    )


def is_behind_what_is_governed(site: Site) -> bool:
    """A Finnish postposition behind a genitive governs that and nothing that follows: *oletusarvon mukaan tauluja ei
    luoda*."""
    before = word_before(site.head, site)
    if before is None or site.token.id < site.head.id:
        return False
    case = "Gen" if lower(site.head) in POSTPOSITIONS else "Par" if lower(site.head) in WITH_PARTITIVES else None
    return before.upos in NOUNS | {"PRON"} and case in cases_of(before, site)


WITH_PARTITIVES = frozenset({"varten", "vastaan", "pitkin", "kohtaan", "päin"})
"""Finnish postpositions with the partitive: *maksua varten*."""


POSTPOSITIONS = frozenset(
    "aikana ansiosta avulla jälkeen johdosta kanssa kannalta kautta keskellä luona mukaan mukaisesti ohella ohi osalta "
    "päällä perusteella puolesta sijaan sisällä suhteen takia takana vieressä vuoksi yhteydessä yli".split()
)


def is_so_for_something(site: Site) -> bool:
    """A Finnish adjective right behind *to be* is a predicate, and a genitive with a postposition behind it says for
    what: *voivat olla tärkeitä integroinnin kannalta*."""
    token, after, before = site.token, word_after(site.head, site), word_before(site.token, site)
    if not is_modifier(token) or after is None or before is None or lower(after) not in POSTPOSITIONS:
        return False
    direct = not cases_of(token, site).isdisjoint({NOMINATIVE, "Par"})
    return direct and (before.lemma == "olla" or before.upos == "AUX") and "Gen" in cases_of(site.head, site)


def is_one_of_several(site: Site) -> bool:
    """Finnish *one*, *some*, *each* or a superlative stands before the elative plural of those that it is one of: *joku
    seuraavista arvoista*, *suurin kaupungeista*."""
    token, noun = site.token, site.head
    plural = "Ela" in cases_of(noun, site) and "Plur" in noun.feats.get("Number", ())
    outside = "Ela" not in token.feats.get("Case", ()) and token.id < noun.id
    return plural and outside and ONE_OF.fullmatch(lower(token)) is not None


ONE_OF = re.compile(
    "(?:joku|jokin|jonkin|jotakin|jotain|yksi|yhden|yhtä|toinen|toisen|toista|moni|monet|kukin|kumpikin|kumpi|harva|"
    "jokainen|jokaisen|ainoa|ensimmäinen|viimeinen|mikä|minkä|mitä|mikään|mitään|.{2,}[^i]in)"
)
"""Such words."""


def is_them(site: Site) -> bool:
    """Finnish *ne* before a noun in another case is an object by itself: *tilittää ne laskua vastaan*; so is a relative
    pronoun before the subject: *palkinnot, jotka asiakas saa*."""
    token, noun = site.token, site.head
    if not (token.deprel or "").startswith("det") or token.id > noun.id:
        return False
    after = word_after(noun, site)
    governed = after is not None and after.upos == "ADP" and NOMINATIVE not in cases_of(noun, site)
    object_of_its_own = lower(token) in {"ne", "sitä", "sen", "niitä"} and governed
    return object_of_its_own or (lower(token) in {"jotka", "mitkä"} and "Sing" in noun.feats.get("Number", ()))


def is_of_the_noun_right_behind(site: Site) -> bool:
    """A Finnic pronoun belongs to the noun right behind it where both agree, and to none farther: *kaikkia tätä
    suunnitelmaa käyttäviä laitteita*."""
    token, after = site.token, word_after(site.token, site)
    if not (token.deprel or "").startswith("det") or after is None or after.upos not in NOUNS or has_genders(site):
        return False
    shared = not token.feats.get("Case", frozenset()).isdisjoint(after.feats.get("Case", ()))
    same = token.feats.get("Number") == after.feats.get("Number")
    return after.id < site.head.id and shared and same and not after.feats["Case"] <= GENITIVES


GENITIVES = frozenset({"Gen", NOMINATIVE})
"""Cases in which the noun right behind may be an attribute itself."""


def is_from_one_to_another(site: Site) -> bool:
    """Finnish *another* behind a noun that says from where stands for another of those: *kortilta toiselle*."""
    token, before = site.token, word_before(site.token, site)
    from_where = before is not None and not {"Abl", "Ela"}.isdisjoint(before.feats.get("Case", ()))
    return from_where and lower(token) in {"toiselle", "toiseen"}


def is_in_no_number(site: Site) -> bool:
    """A Finnish infinitive has no number, whatever the tagger says: *palkkiot voivat olla erilaiset*."""
    infinitive = "Inf" in site.head.feats.get("VerbForm", ()) and not has_genders(site)
    return infinitive and lower(site.head) == "olla" and (site.token.deprel or "").startswith("comp:pred")


def is_no_adjective_in_us(site: Site) -> bool:
    """Estonian words in *-use* are nouns in *-us*, and so are some in *-is*, whatever the tagger says: *jaluse tekst*,
    *päises otsing*."""
    token = site.token
    return is_modifier(token) and token.id < site.head.id and IN_US.search(lower(token)) is not None


IN_US = re.compile(
    "(?:[a-zõäöü]{2}[^u]us|^päis|jaotis|märgis|küpsis|salvestis|teatis|loetis|avaldis)"
    "(?:e|es|el|ele|est|elt|eks|ega|te|tes|tel|test)$"
)
"""Such nouns."""


def is_no_verb_in_is(site: Site) -> bool:
    """Estonian words in *-ises* and the like are nouns, and complete no verb: *lubage jaotises Ladu*."""
    return site.token.upos == "VERB" and IN_US.search(lower(site.token)) is not None


DOUBTS: tuple[SiteDoubt, ...] = (
    is_compared_with,
    is_from_what_somebody_is,
    is_thanks,
    is_good_or_evil,
    is_plural_by_its_attributes,
    is_held_at_hand,
    is_of_a_question_word,
    is_one_of_both,
    is_yours,
    is_between_labels,
    is_until_the_other,
    is_no_adjective_in_us,
    is_no_verb_in_is,
    is_the_following,
    is_behind_what_is_governed,
    is_so_for_something,
    is_one_of_several,
    is_them,
    is_of_the_noun_right_behind,
    is_from_one_to_another,
    is_in_no_number,
    is_told_first,
    is_the_average,
    is_of_the_first_part,
    is_before_a_hyphen,
    is_available,
    is_due_to_its_noun,
    is_said_of_each,
    is_without_something,
    makes_something_so,
    says_what_it_is_for,
    is_of_a_genitive,
    is_a_noun_in_the_genitive,
    says_from_where,
    belongs_beyond_genitives,
)
