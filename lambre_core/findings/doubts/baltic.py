"""Doubts about Lithuanian phrases: genitives stand before what they belong to, and foreign words as they are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise, takewhile

from lambre_core.findings.doubts.adpositions import is_governed
from lambre_core.findings.doubts.agreeing import agrees_in_kind, agrees_with
from lambre_core.findings.doubts.determiners import cases_taken, is_in_one_of
from lambre_core.findings.doubts.names import is_in_capitals
from lambre_core.findings.doubts.site import (
    NOMINATIVES,
    NOUNS,
    QUOTES,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    is_baltic,
    is_determiner,
    is_finite,
    is_lithuanian,
    is_modifier,
    likely,
    lower,
    may_agree,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.english import is_english
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token

GENITIVE_ENDS = re.compile("(?:ų|[^h]o|ies|aus|ijos|ybės)$")
"""How Lithuanian genitives of nouns end; adjectives end so, too, but Slavic ones in *-ho*."""

FEMININE_ENDS = re.compile("(?:[^tm]os|uomos|[^n]ės)$|[^i]nės$|^(?:muit|kav|ligon)inės$")
"""Further ends of such genitives, of which participles and adjectives in *-inis* have none: *nuomos, svetainės*."""

ADJECTIVE_ENDS = re.compile(r"(?:išk|ing|esn|iaus)(?:i?o|i?ų|i?os|ės)$|(?:oj|ųj)[oų]$|osios$")
"""How adjectives alone end: *praktiško*, *sėkmingų*, *geresnio*, *naujojo*."""

LOANS = re.compile(
    "(?:boul|brif|dop|faktor|hold|kast|kemp|klir|liz|market|mit|monitor|park|reit|sterl|tren|šop)ing[oų]$"
)
"""Loans from English that end as Lithuanian adjectives do: *sterlingų, reitingo*."""

LIKE_NOUNS = re.compile("ini[oų]$")
"""How adjectives in *-inis* end, and nouns in *-inys*."""


def may_be_genitive(reading: Reading) -> bool:
    """Whether a reading is a genitive."""
    return "Gen" in reading.feats.get("Case", ())


def is_perhaps_a_genitive_noun(site: Site) -> bool:
    """What the tagger takes for an adjective right before a noun, as a genitive that does not agree with it, may be a
    noun of which no dictionary knows (*talpyklų valymas*, *promptų kūrimas*); what ends as adjectives alone do is none
    (*praktiško sistema*)."""
    token, noun = site.token, site.head
    if not (is_baltic(site) and is_modifier(token)) or noun.upos not in NOUNS or token.id > noun.id:
        return False
    form = lower(token)
    # *Kalbų* is an accusative of *kalbus* as well.
    genitives = [*filter(may_be_genitive, (*site.readings(token), *known_as(form, "NOUN", site.readings)))]
    if form.endswith("o"):
        # Latvian *lielo* is a plural.
        genitives = [reading for reading in genitives if reading.feats.get("Number") == SINGULAR]
    feminine = FEMININE_ENDS.search(form) is not None or bool(as_a_noun_alone(token, site))
    if not (GENITIVE_ENDS.search(form) is not None or (feminine and is_lithuanian(site))) or not genitives:
        return False
    # *Smilkinių* is of *smilkinys*, but *vietinio* before *aplinkos* differs in gender alone.
    parted = not any(
        all(agree_in(name, one, other) for name in ("Case", "Number"))
        for one in likely(token, site)
        for other in likely(noun, site)
    )
    noun_too = any(map(may_be_genitive, known_as(form, "NOUN", site.readings)))
    known = token.upos == "ADJ" and known_as(form, "ADJ", site.readings) and not noun_too
    if (
        (ADJECTIVE_ENDS.search(form) is not None and LOANS.match(form) is None)
        or known
        or (LIKE_NOUNS.search(form) is not None and not parted)
    ):
        return False
    return not any(agree(one.feats, other.feats) for one in site.readings(token) for other in site.readings(noun))


def agree_in(feature: str, one: Reading, other: Reading) -> bool:
    """Whether two readings share a value of a feature, or one has none."""
    first, second = one.feats.get(feature), other.feats.get(feature)
    return first is None or second is None or not first.isdisjoint(second)


def stands_for_those_who(site: Site) -> bool:
    """A Lithuanian participle in the genitive, or what is definite, before a noun in another case stands for a noun
    itself: *dalyvaujančių sąrašas*, *pradedančiųjų kelias*, *kintamųjų pavadinimai*."""
    token, noun = site.token, site.head
    form = lower(token)
    alone = (token.upos == "VERB" and form.endswith("ų")) or DEFINITE_ENDS.search(form) is not None
    return (
        site.subjects_dropped
        and is_modifier(token)
        and alone
        and token.id < noun.id
        and cases_of(token, site).isdisjoint(cases_of(noun, site))
    )


DEFINITE_ENDS = re.compile("(?:ųjų|uosius|iesiems|aisiais|uosiuose|ąjį|ajam|uoju|ojo)$")
"""Ends of definite participles and adjectives, the oblique ones of masculines."""


def cases_of(word: Token, site: Site) -> frozenset[str]:
    """The cases that a word may have."""
    return values_of(word, "Case", site)


def values_of(word: Token, feature: str, site: Site) -> frozenset[str]:
    """The values of a feature that a word may have."""
    return frozenset[str]().union(*(reading.feats.get(feature, frozenset()) for reading in site.readings(word)))


def likely_values(word: Token, feature: str, site: Site) -> frozenset[str]:
    """The values of a feature that a word has in the readings in which the tagger believes a little."""
    return frozenset[str]().union(*(reading.feats.get(feature, frozenset()) for reading in likely(word, site)))


def belongs_beyond_a_genitive(site: Site) -> bool:
    """Before a Lithuanian genitive stands what belongs to the noun behind that, with which it agrees: *tinkamą tikslumo
    lygį*, *naujas laiko ir kainos santykis*, *visi draugų susitikimai*, *visi darbų, atliktų vakar, aprašymai*."""
    token, genitive = site.token, site.head
    if not (site.subjects_dropped and (is_modifier(token) or is_determiner(token))) or token.id > genitive.id:
        return False
    if NOUN_ENDS.search(lower(genitive)) is None or not any(map(may_be_genitive, site.readings(genitive))):
        return False
    if not values_of(token, "Gender", site):
        # Estonian *auto* is a genitive as well.
        return False
    behind = site.sentence.tokens[genitive.id : genitive.id + BEYOND]
    plain = takewhile(lambda word: word.upos != "PUNCT" or word.form == "/", behind)
    for word in words_of_the_phrase(genitive, site, BEYOND) if is_baltic(site) else plain:
        if agrees_as_a_noun(word, site) or (is_lithuanian(site) and is_in_capitals(word)):
            return True
        if word.upos in {"ADP", "AUX", "SCONJ"}:
            return False
    return False


def agrees_as_a_noun(word: Token, site: Site) -> bool:
    """Whether a noun, or what is known as one or stands for one, agrees with the site's dependent."""
    if word.upos in NOUNS and not is_baltic(site):
        return agrees_with(word, site)
    longer = is_baltic(site) and len(word.form or "") >= SHORTEST
    known = known_as(lower(word), "NOUN", site.readings) if longer else []
    definite = longer and DEFINITE_ENDS.search(lower(word)) is not None
    return any(
        (other.upos in NOUNS or definite)
        and "Case" in other.feats
        and "Case" in own.feats
        and agree(own.feats, other.feats)
        for other in (*site.readings(word), *known)
        for own in site.readings(site.token)
    )


SHORTEST = 4
"""Letters of the shortest noun that the tagger may not know."""


NOUN_ENDS = re.compile("(?:ų|[^h]o|ies|aus|os|ės)$")
"""How Lithuanian genitives of nouns that are known to be nouns end."""

BEYOND = 5
"""Words behind a genitive among which the noun that it belongs to is looked for."""


def agrees_with_one_between(site: Site) -> bool:
    """Between a Lithuanian attribute or determiner and the noun that the parser chose stands one that it agrees with,
    whatever the tagger takes that for: *šalto starto šališkumas*, *pigius įrenginius ir paslaugas*; a noun in
    the genitive, where the other is in no case of these: *naujų Phi variantų privalumus*."""
    token, noun = site.token, site.head
    attribute = is_modifier(token) or (is_determiner(token) and is_baltic(site))
    if not (site.subjects_dropped and attribute) or noun.upos not in NOUNS:
        return False
    inside = between(token, noun, site)
    if is_baltic(site) and cases_of(token, site).isdisjoint(cases_of(noun, site)):
        genitives = [word for word in inside if word.upos in NOUNS and "Gen" in word.feats.get("Case", ())]
        if any(agrees_as_a_noun(word, site) for word in genitives):
            return True
    return any(
        word.upos not in NOUNS
        and (
            (NOUN_ENDS.search(lower(word)) is not None and agrees_as_a_noun(word, site))
            or any(agree(noun.feats, own.feats) for noun in as_a_noun_alone(word, site) for own in site.readings(token))
        )
        for word in inside
    )


def as_a_noun_alone(word: Token, site: Site) -> list[Reading]:
    """The readings of a Baltic word that is known as a noun and as no adjective, whatever the tagger takes it for."""
    form = lower(word)
    return [] if not is_baltic(site) or known_as(form, "ADJ", site.readings) else known_as(form, "NOUN", site.readings)


def is_in_english(site: Site) -> bool:
    """An English sentence in a Baltic text is not judged: *please allow this first*."""
    return is_baltic(site) and is_english(site.sentence)


def is_of_an_abbreviation(site: Site) -> bool:
    """A Lithuanian genitive right before an abbreviation belongs to that, not to the noun behind it in another case
    (*efektyvaus DI ateitis*), and so does any attribute before one and a conjunction (*naują DI ir didelius modelius*).
    """
    token, noun = site.token, site.head
    after = word_after(token, site)
    if not (site.subjects_dropped and is_modifier(token)) or after is None or after.id >= noun.id:
        return False
    loud = (after.form or "").isupper() and len(after.form or "") > 1
    apart = not any(agree(one.feats, other.feats) for one in site.readings(token) for other in site.readings(noun))
    then = word_after(after, site)
    joined = then is not None and then.upos == "CCONJ" and is_baltic(site)
    return loud and apart and (joined or any(map(may_be_genitive, site.readings(token))))


def is_good_for_something(site: Site) -> bool:
    """A Lithuanian nominative before what can be nothing but a dative is a predicate, with what it is so for: *labai
    greitas klasifikavimui*, *per didelis atminčiai*."""
    token, noun = site.token, site.head
    if not (site.subjects_dropped and token.upos == "ADJ" and is_modifier(token)) or token.id > noun.id:
        return False
    before = word_before(token, site)
    too = before is not None and lower(before) == "per"
    dative = lower(noun).endswith(("ui", "ai", "ei", "ms")) and "Dat" in cases_of(noun, site)
    return cases_of(token, site) <= NOMINATIVES and dative and (too or cases_of(noun, site) == DATIVES)


DATIVES = frozenset({"Dat"})


def is_made_of_a_number(site: Site) -> bool:
    """What begins with a number is no determiner: *8-bitų sistema*."""
    return is_determiner(site.token) and (site.token.form or "")[:1].isdigit()


def belongs_to_a_foreign_word(site: Site) -> bool:
    """A Lithuanian genitive behind an adposition that takes none, before a foreign word or an abbreviation, belongs to
    that, which shows no case: *su kūrimo SDK*, *per mokymo API*."""
    after = word_after(site.token, site)
    if not (site.subjects_dropped and is_governed(site)) or after is None or not is_genitive_alone(site):
        return False
    form = after.form or ""
    loud = sum(map(str.isupper, form)) > 1
    return form.isascii() and (after.upos == "X" or loud or (after.upos in NOUNS and starts_with_capital(after)))


def is_genitive_alone(site: Site) -> bool:
    """Whether what an adposition governs is a Lithuanian genitive by its end, and the adposition takes none."""
    genitive = GENITIVE_ENDS.search(lower(site.token)) is not None or lower(site.token).endswith(ENDS_OF_GENITIVES)
    taken = cases_taken(site.head, site)
    return genitive and "Gen" not in taken and any(map(may_be_genitive, site.readings(site.token)))


ENDS_OF_GENITIVES = ("os", "ės", "ens", "ers", "uns")
"""Further ends of Lithuanian genitives, which nominatives and others may have as well: *vandens*, *sesers*."""


def is_of_what_is_governed(site: Site) -> bool:
    """A Lithuanian genitive behind a noun that has a case of the adposition belongs to that noun: *su milijonais
    vartotojų*, *per dešimtmetį darbo*, *per savaitę darbo*, whatever the tagger takes the first for."""
    first = word_after(site.head, site)
    if not (site.subjects_dropped and is_governed(site)) or first is None or first.id + 1 != site.token.id:
        return False
    if not is_genitive_alone(site):
        return False
    nominal = first.upos in {"NOUN", "NUM"} or ends_as_a_noun(first)
    governed = nominal and is_in_one_of(first, cases_taken(site.head, site), site)
    return governed or QUANTITIES.match(lower(first)) is not None


QUANTITIES = re.compile(
    "šimt|tūkstan|milijon|milijard|bilijon|dešimt|daugum|daugyb|daugel|daugiau|mažiau|kelet|keliolik|pus[ęe]"
)
"""Beginnings of Lithuanian words for how many."""


def ends_as_a_noun(word: Token) -> bool:
    """Whether what the tagger takes for an accusative of an adjective or participle ends as those of nouns in *-ė* do;
    of adjectives those in *-inis* alone end so (*medinę*), of participles none."""
    taken_so = word.upos in {"ADJ", "VERB"} and "Acc" in word.feats.get("Case", ())
    return taken_so and lower(word).endswith("ę") and not lower(word).endswith("inę")


def belongs_beyond_a_participle(site: Site) -> bool:
    """Between a Lithuanian attribute and its noun stands a participle with what belongs to that: *pasaulinė turizmui
    skirta paroda*, *didelį ratu judantį traukinį*."""
    token, other = site.token, site.head
    participle = word_after(other, site)
    if not (site.subjects_dropped and is_modifier(token)) or token.id > other.id or participle is None:
        return False
    if participle.upos not in {"ADJ", "VERB"} or PARTICIPLE_ENDS.search(lower(participle)) is None:
        return False
    following = site.sentence.tokens[participle.id : participle.id + FOLLOWING]
    return any(
        word.upos in NOUNS
        and agrees_with(word, site)
        and any(agree(one.feats, two.feats) for one in site.readings(participle) for two in site.readings(word))
        for word in following
    )


PARTICIPLE_ENDS = re.compile(
    "(?:t|m|nt|nč|us)(?:as|a|is|i|į|ą|o|os|i?ame|i?oje|io|ios|am|iam|ai|iai|u|iu|ia|ų|ių|us|ius|ais|iais|iems|oms|ioms|"
    "i?omis|i?uose|i?ose)$"
)
"""How Lithuanian participles end."""

FOLLOWING = 2
"""Words behind a participle among which the noun is looked for."""


def governs_what_is_taken_for_another(site: Site) -> bool:
    """What stands right behind a Lithuanian adposition, in a case that it takes, can be nothing but a noun, whatever
    the tagger makes of it, and is all that is governed: *iki švenčių metas ilsėtis*."""
    first = word_after(site.head, site)
    if not (site.subjects_dropped and is_governed(site)) or first is None or first.id >= site.token.id:
        return False
    taken = cases_taken(site.head, site)
    own = [reading for reading in site.readings(first) if reading.upos == "NOUN"]
    nouns = bool(own) and len(own) == len(site.readings(first))
    if is_lithuanian(site) and first.upos == "ADJ" and not known_as(lower(first), "ADJ", site.readings):
        # *Šrifto su serifu variantas*: a noun that nobody knows.
        return (
            taken == frozenset({"Ins"}) and is_in_one_of(first, taken, site) and not may_agree(first, site.token, site)
        )
    return nouns and any(not taken.isdisjoint(reading.feats.get("Case", ())) for reading in own)


def is_beside_a_governed_participle(site: Site) -> bool:
    """Between a Lithuanian adposition and its noun stands a participle with what belongs to it (*dėl vakar naktį
    įvykdyto nusikaltimo*), or the participle stands for those who do something (*tarp sergančių gripu*)."""
    token, adposition = site.token, site.head
    if not (site.subjects_dropped and is_governed(site)):
        return False
    taken = cases_taken(adposition, site)
    before, after = word_before(token, site), word_after(token, site)
    then = word_after(after, site) if after is not None else None
    # Of *įvykdyto* the tagger makes a past tense.
    ahead = after is not None and after.upos in {"ADJ", "VERB"} and PARTICIPLE_ENDS.search(lower(after)) is not None
    if ahead and then is not None and then.upos in NOUNS and is_in_one_of(then, taken, site):
        return True
    if cases_of(token, site) == LOCATIVES and is_baltic(site) and has_a_participle_in(taken, site):
        return True
    if before is None or before.id <= adposition.id or not is_governed_participle(before, taken, site):
        return False
    # *Su susijusią kaina* is one phrase.
    object_ = ACTIVE.search(lower(before)) is not None and "Acc" in cases_of(token, site)
    behind = object_ or not agrees_in_kind(before, site)
    return behind and cases_of(token, site).isdisjoint(taken) and lower(token) != (token.lemma or "").lower()


def has_a_participle_in(taken: frozenset[str], site: Site) -> bool:
    """Whether a participle and its noun in one of some cases follow soon: *iš puslapyje „Užsakymas“ įvestų duomenų*."""
    words = site.sentence.tokens[site.token.id : site.token.id + SOON]
    return any(
        PARTICIPLE_ENDS.search(lower(word)) is not None and noun.upos in NOUNS and is_in_one_of(noun, taken, site)
        for word, noun in pairwise(words)
    )


LOCATIVES = frozenset({"Loc"})
"""Where something is; no Baltic adposition takes that."""

SOON = 8
"""Words behind one among which what it belongs to is looked for."""


def belongs_to_what_is_governed(site: Site) -> bool:
    """A Lithuanian genitive behind an adposition that takes none may belong to a noun further on that has the case:
    *pagal dabartinio įrašo kodą*, *į eilutės, kuri buvo perkelta, datą*, *su laiško, išsiųsto vakar, tekstu*, *apie
    miesto, jo parkų ir gatvių istoriją*."""
    if not (site.subjects_dropped and is_governed(site) and is_genitive_alone(site)):
        return False
    taken = cases_taken(site.head, site)
    words = words_of_the_phrase(site.token, site, PHRASE)
    for word in words:
        if is_known_in(word, taken, site) or is_in_capitals(word):
            return True
        if word.upos == "ADP":
            # What this governs belongs to the genitive: *apie derybų su kaimynais eigą*.
            inner = cases_taken(word, site)
            next((one for one in words if is_in_capitals(one) or is_in_one_of(one, inner, site)), None)
            continue
        if word.upos in {"SCONJ", "AUX"}:
            return False
        if "Inf" in word.feats.get("VerbForm", ()):
            # What does not end so is another word: *su tapatybės teikėju*. With a capital it is a label.
            if starts_with_capital(word):
                continue
            return not lower(word).endswith(("t", "ti", "tis"))
        if (word.upos in NOUNS or ends_as_a_noun(word)) and is_in_one_of(word, taken, site):
            return True
        if (
            is_finite(word)
            and is_baltic(site)
            and any(
                not taken.isdisjoint(reading.feats.get("Case", ()))
                for reading in known_as(lower(word), "NOUN", site.readings)
            )
        ):
            # *Su kitų įrankių galia*: the tagger takes that for a verb.
            return True
        if is_finite(word) and GENITIVE_ENDS.search(lower(word)) is None:
            return False
    return False


def is_known_in(word: Token, cases: frozenset[str], site: Site) -> bool:
    """Whether a word that the tagger takes for no noun is known as one in one of some cases, or ends as nothing but
    what is declined does in it: *apie rinkinio pasirinktis*, *su šiais failų tipais*, *į įmonės parinkiklį*."""
    if not is_baltic(site) or word.upos in NOUNS | {"ADP", "CCONJ", "SCONJ", "PUNCT"}:
        return False
    if "Ins" in cases and len(word.form or "") > LONG and lower(word).endswith(INSTRUMENTAL_ENDS):
        return True
    if "Acc" in cases and is_lithuanian(site) and len(word.form or "") > LONG and lower(word).endswith(("ą", "ę", "į")):
        return True
    known = known_as(lower(word), "NOUN", site.readings)
    alone = bool(known) and not known_as(lower(word), "ADJ", site.readings)
    return alone and any(not cases.isdisjoint(reading.feats.get("Case", ())) for reading in known)


INSTRUMENTAL_ENDS = ("ais", "omis", "ėmis", "umu", "imu", "ymu")

LONG = 4
"""Letters of the longest pronoun with such an end: *mumis, tais*."""


def words_of_the_phrase(first: Token, site: Site, open_words: int) -> Iterator[Token]:
    """Some words behind a genitive, so many at most, up to a stop, but for a relative clause or a participle with what
    belongs to it in between; a list of genitives goes on."""
    words = iter(site.sentence.tokens[first.id :])
    for word in words:
        after = word_after(word, site)
        then = word_after(after, site) if after is not None and after.upos == "ADP" else after
        if word.form == "," and (is_relative(then) or is_genitive_participle(after, site)):
            word = next((later for later in words if later.form == ","), word)
        elif word.form == "," and is_in_the_genitive(after, site):
            continue
        elif word.upos == "PUNCT" and word.form not in QUOTES | MARKS:
            return
        else:
            yield word
            open_words -= 1
        if not open_words:
            return


PHRASE = 12
"""Words of a phrase behind a genitive at most."""

MARKS = frozenset({"*", "**", "(", ")", "[", "]", "/", "\\", "\\\\"})
"""Other marks within a phrase."""


def is_relative(word: Token | None) -> bool:
    """Whether a word is a Lithuanian relative pronoun."""
    return word is not None and lower(word).startswith(("kur", "koki"))


def is_genitive_participle(word: Token | None, site: Site) -> bool:
    """Whether a word may be a Lithuanian participle in the genitive."""
    if word is None or PARTICIPLE_ENDS.search(lower(word)) is None:
        return False
    # Of a rare *sukonfigūruoto* the tagger makes a past tense, or an adverb.
    taken_so = word.upos in {"ADJ", "VERB"} and is_in_the_genitive(word, site)
    return taken_so or (
        len(word.form or "") > PARTICIPLE_LENGTH and lower(word).endswith(("oto", "ytos", "uotos", "ytų", "otų"))
    )


PARTICIPLE_LENGTH = 6
"""Letters of the longest noun that ends as a participle in the genitive does."""


def is_in_the_genitive(word: Token | None, site: Site) -> bool:
    """Whether a word may be a Baltic genitive."""
    return word is not None and is_baltic(site) and any(map(may_be_genitive, site.readings(word)))


def leaves_the_noun_out(site: Site) -> bool:
    """What something is translated or changed into may be a Lithuanian genitive whose noun was said before: *išversti
    iš anglų kalbos į lietuvių*, *pakeisti rodymo režimą į redagavimo*."""
    if not (site.subjects_dropped and is_governed(site) and is_genitive_alone(site)) or lower(site.head) != "į":
        return False
    noun, after = word_before(site.head, site), word_after(site.token, site)
    whose = word_before(noun, site) if noun is not None and noun.upos in NOUNS else None
    ends = after is None or after.upos in {"PUNCT", "CCONJ", "SCONJ"}
    changed = any(CHANGING.search(lower(word)) is not None for word in site.sentence.tokens[: site.head.id - 1])
    return ends and changed and whose is not None and any(map(may_be_genitive, site.readings(whose)))


CHANGING = re.compile("vers[tk]|vert[ėi]|verč|vertim|kei[stč]|perjung|konvert")
"""In Lithuanian words for translating and changing."""


def is_behind_an_abbreviation(site: Site) -> bool:
    """An abbreviation right behind a Lithuanian adposition shows no case and may be all that is governed: *santykių su
    ES planas*, *HDMI į USB-C laidas*."""
    first = word_after(site.head, site)
    if not (site.subjects_dropped and is_governed(site)) or first is None or first.id >= site.token.id:
        return False
    abbreviated = is_in_capitals(first) or WITH_A_HYPHEN.fullmatch(first.form or "") is not None
    return abbreviated and not is_in_capitals(site.head) and is_baltic(site)


WITH_A_HYPHEN = re.compile("[A-Z]{2,}-[A-Z0-9]*")
"""An abbreviation with a letter or a number behind a hyphen, from which that may be parted."""


def takes_the_noun(site: Site) -> bool:
    """A Lithuanian active participle before a noun in another case than its own takes it as its object: *gali tai
    padaryti pasitelkusios laivyną*."""
    token, noun = site.token, site.head
    active = ACTIVE.search(lower(token)) is not None and "Act" in token.feats.get("Voice", {"Act"})
    objects = cases_of(noun, site)
    return (
        site.subjects_dropped
        and is_modifier(token)
        and token.id < noun.id
        and active
        and is_baltic(site)
        and "Nom" not in objects
        and objects.isdisjoint(cases_of(token, site))
    )


ACTIVE = re.compile(r"(?:ęs|us(?:i|į|i[aouąųe]\w{0,4})|[aiuo]n(?:t(?:is|į|i|ys)|či\w{1,5}))$")
"""How Lithuanian active participles end: *baigęs*, *pasitelkusios*, *dirbantis*."""


def is_parted_by_another_case(site: Site) -> bool:
    """Between a Baltic attribute and its noun stands no other noun but genitives; behind one in another case the noun
    is another's: *par svarīgāko Latvijai nākotnē*."""
    token, noun = site.token, site.head
    if not (site.subjects_dropped and is_modifier(token)) or token.id > noun.id or "VerbForm" in token.feats:
        return False
    inside = between(token, noun, site)
    if len(inside) != 1 or inside[0].upos not in NOUNS:
        return False
    cases = cases_of(inside[0], site)
    apart = bool(cases) and cases.isdisjoint({"Gen", "Nom"}) and not agrees_with(inside[0], site)
    return apart and is_baltic(site)


def stays_with_its_adposition(site: Site) -> bool:
    """What stands right behind a Lithuanian adposition in a case that this takes belongs to the noun that it governs,
    not to one further on in another case: *kiekvienos iš šių rinkinių pavadinimą*."""
    token, noun = site.token, site.head
    adposition = word_before(token, site)
    if not (site.subjects_dropped and (is_modifier(token) or is_determiner(token))) or noun.id <= token.id + 1:
        return False
    if adposition is None or adposition.upos != "ADP" or not is_baltic(site):
        return False
    taken = cases_taken(adposition, site)
    return is_in_one_of(token, taken, site) and bool(cases_of(noun, site)) and not is_in_one_of(noun, taken, site)


def is_governed_participle(word: Token, taken: frozenset[str], site: Site) -> bool:
    """Whether a word ends as a Lithuanian participle and is in one of some cases."""
    return PARTICIPLE_ENDS.search(lower(word)) is not None and is_in_one_of(word, taken, site)


def is_named_with_a_capital(site: Site) -> bool:
    """A nominative with a capital right behind a Baltic preposition of place, or the noun of an adjective there that
    has one, is the name of a button or a page: *noklikšķiniet uz Jauns*, *prie Nauja diena*."""
    token, head = site.token, site.head
    first = word_after(head, site)
    if lower(head) not in PLACE or head.upos != "ADP" or token.id < head.id or first is None:
        return False
    opens = first.id == token.id or first.head == token.id
    capital = (first.form or "")[:1].isupper() and (first.form or "")[1:].islower()
    return opens and capital and first.upos in {"ADJ", "NOUN", "VERB", "X"} and "Nom" in cases_of(token, site)


PLACE = frozenset("į iš prie nuo po virš ant uz no pie zem virs".split())
"""Such prepositions."""


def stands_before_a_participle(site: Site) -> bool:
    """Between a Baltic adposition and what it governs a participle may stand with a noun of its own: *iš sekmadienį
    vyksiančių rungtynių*, *su tiekėju susijusį vartotoją*."""
    adposition = site.head
    inner = word_after(adposition, site)
    if inner is not None and inner.upos in {"ADJ", "DET"}:
        inner = word_after(inner, site)
    participle = word_after(inner, site) if inner is not None else None
    if adposition.upos != "ADP" or inner is None or participle is None or site.token.id <= adposition.id:
        return False
    within = inner.upos in NOUNS or inner.upos in {"ADV", "PRON"}
    return within and LIKE_A_PARTICIPLE.search(lower(participle)) is not None and is_baltic(site)


LIKE_A_PARTICIPLE = re.compile(
    "(?:nči|usi?|am|im|om|t|tin)"
    "(?:[ąęįųaosuėe]|as|os|es|ės|ai|ui|ame|oje|iu|ių|ia|ią|io|iai|iais|iems|iose|iomis|us|ais|iems|ose|omis|oms|ant)?$"
)
"""Ends of Lithuanian participles: *vykstančių*, *įvykusio*, *grindžiamas*, *pasirinktus*, *susijusį*."""


def makes_it_so(site: Site) -> bool:
    """Beside a Baltic word for making an accusative says how something becomes, and a dative whom it is so for:
    *padaro tekstą aiškų mažam vaikui*, *padarītu to labāku jauniešiem*."""
    token, noun = site.token, site.head
    if not (is_baltic(site) and is_modifier(token)) or token.id > noun.id or not is_in_one_of(noun, DATIVES, site):
        return False
    before = site.sentence.tokens[max(0, token.id - 1 - BEFORE) : token.id - 1]
    accusative = is_in_one_of(token, ACCUSATIVES, site) and not is_in_one_of(token, DATIVES, site)
    return accusative and any(MAKING.match(lower(word)) is not None for word in before)


MAKING = re.compile("(?:pa)?dar(?:[oaeyėāīu])")
"""How forms of *daryti* and *padaryti* begin."""

ACCUSATIVES = frozenset({"Acc"})

BEFORE = 5
"""Words before an adjective among which that stands."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_in_english,
    is_named_with_a_capital,
    is_perhaps_a_genitive_noun,
    stands_for_those_who,
    belongs_beyond_a_genitive,
    agrees_with_one_between,
    is_of_an_abbreviation,
    is_good_for_something,
    is_made_of_a_number,
    belongs_to_a_foreign_word,
    is_of_what_is_governed,
    belongs_beyond_a_participle,
    governs_what_is_taken_for_another,
    is_beside_a_governed_participle,
    belongs_to_what_is_governed,
    leaves_the_noun_out,
    is_behind_an_abbreviation,
    takes_the_noun,
    is_parted_by_another_case,
    stays_with_its_adposition,
    stands_before_a_participle,
    makes_it_so,
)
