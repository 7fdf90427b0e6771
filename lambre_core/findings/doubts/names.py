"""Doubts about names and titles, which need not be inflected."""

from __future__ import annotations

import re
from dataclasses import replace

from lambre_core.findings.beliefs import believed
from lambre_core.findings.coordination import JOINT
from lambre_core.findings.doubts.agreeing import agrees_with
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOT_FINITE,
    NOUNS,
    OPENING,
    SINGULAR,
    Site,
    SiteDoubt,
    is_coordinated_verb,
    is_finite,
    is_greek,
    is_modifier,
    is_nominative,
    is_subject,
    likely,
    lower,
    may_agree,
    starts_with_capital,
    touches,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.findings.told.east_names import HAPPENING, NAME
from lambre_core.findings.told.names import is_a_firm
from lambre_core.treebank.feats import Features, agree, is_of_persons
from lambre_core.treebank.tree import Token


def is_part_of_a_name(site: Site) -> bool:
    """Right after the noun comes what it makes a name with: *im Lake Tahoe*, *der Premier League*; where nouns are
    small and decline, only what it owns makes a difference."""
    token, noun = site.token, site.head
    after = site.sentence.tokens[noun.id] if noun.id < len(site.sentence.tokens) else None
    if after is None or noun.upos not in NOUNS or token.id > noun.id or token.upos not in ATTRIBUTES:
        return False
    joined = after.head == noun.id or noun.head == after.id
    if site.subjects_dropped and (noun.form or "")[:1].islower():
        before = word_before(token, site)
        together = before is not None and before.upos in ATTRIBUTES and before.head == noun.id
        if not may_be_owned(site) or (together and before is not None and may_agree(before, noun, site)):
            # *усієї міську ради Києва*: the attribute before shows what the noun is.
            return False
    if after.upos == "NOUN" and not site.subjects_dropped and starts_with_capital(after) and agrees_with(after, site):
        # Written apart, the last noun is the one that is agreed with: *im Downloads Ordner*.
        return True
    if not site.subjects_dropped and is_surely_common(noun, site):
        # *in dem Stadt Palu*, *meinen Bruder Peter*
        return False
    return after.upos in {"PROPN", "X", "NOUN"} and joined and (after.form or "")[:1].isupper() and not_inflected(after)


def is_surely_common(noun: Token, site: Site) -> bool:
    """Whether a noun is in the lexicon, and no name to the tagger."""
    name = noun.beliefs.upos.get("PROPN", 0.0) if noun.beliefs is not None else 0.0
    least = PERHAPS_A_NAME if site.token.deprel == "det@poss" else HARDLY_A_NAME
    return noun.upos == "NOUN" and name < least and bool(known_as(noun.form or "", "NOUN", site.readings))


HARDLY_A_NAME = 0.02
PERHAPS_A_NAME = 0.1
"""Probabilities of a noun to be a name; behind a possessive few are."""


def may_be_owned(site: Site) -> bool:
    """Whether the noun may be a genitive and its attribute none: that one then stands for a noun, whose owner the other
    is (*підопічні тренера Стефана Піолі*)."""
    own, other = (
        any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(word))
        for word in (site.token, site.head)
    )
    return other and not own


def is_an_abbreviation(site: Site) -> bool:
    """An abbreviation in capitals says nothing of its gender and case: *das ATF*, *laut den CDC*, *Integrované GPU*."""
    attribute = site.token.upos in ATTRIBUTES | {"NUM"} or site.head.upos == "ADP"
    loud = all((word.form or "").isupper() for word in site.sentence.tokens if (word.form or "").isalpha())
    words = (site.token, site.head) if site.head.upos in NOUNS else (site.token,)
    letter = any(SINGLE.fullmatch(word.form or "") is not None for word in words)
    return attribute and not loud and (letter or any(is_in_capitals(word) for word in (site.token, site.head)))


def is_an_acronym(site: Site) -> bool:
    """Slavic acronyms have the number of what they stand for: *ПВО сбили*, *СУБД, описанные ниже*."""
    token = site.token
    attribute = is_modifier(token) and token.id > site.head.id and "Plur" in token.feats.get("Number", ())
    form = (site.head if attribute else token).form or ""
    return site.subjects_dropped and (attribute or is_subject(token)) and len(form) > 1 and form.isupper()


def is_indeclinable_name(site: Site) -> bool:
    """A foreign name in *-о* has one form for all cases and any gender (*благодаря Родриго*, *старое Осло*), and so has
    one in another vowel that the tagger knows in no other form (*к Грейди*), and a firm's (*от Майкрософт*)."""
    name = site.head if site.token.upos in {"ADJ", "DET"} else site.token
    form = lower(name)
    addressed = (site.token.deprel or "").startswith("vocative")
    if not site.subjects_dropped or name.upos != "PROPN" or addressed:
        return False
    unchanged = form[-1:] in VOWELS and form == (name.lemma or "").lower()
    return (form[-1:] == "о" and form not in NATIVE) or unchanged or is_a_firm(name)


VOWELS = frozenset("еєэиіїуюы")
"""With which no Russian or Ukrainian name ends in the nominative singular, but for neuters."""

NATIVE = frozenset("данило дмитро дніпро кирило марко михайло павло петро".split())
"""Ukrainian names in *-о* that have cases."""


def is_an_uncertain_name(site: Site) -> bool:
    """Of a Slavic name whose gender or number the tagger has to guess no verb shows whether it is wrong: *Gwyneth
    řekla*, *Рейнджерс захватили*; not so of a first name that the lexicon has in one alone (*Мария спало*), nor of a
    Russian or Ukrainian one that is no neuter for its end, unless the verb has no subject (*Огнеяр забыло*, but *Джейн
    пришлось*)."""
    name, verb = site.token, site.head
    if is_no_neuter(site):
        return False
    if not (site.subjects_dropped and is_subject(name)) or name.upos != "PROPN" or name.deprel == JOINT:
        return False
    return any(
        feature in name.feats
        and name.feats[feature].isdisjoint(verb.feats.get(feature, name.feats[feature]))
        and believed(name, feature, name.feats[feature]) < SURE_OF_NAME[feature]
        and not is_known_name(name, feature, site)
        for feature in SURE_OF_NAME
    )


def is_who_it_happens_to(site: Site) -> bool:
    """Beside a Russian or Ukrainian neuter for what happens to somebody a woman's name in a consonant, which has one
    form, is a dative: *Джейн пришлось ехать*, but not *Иван пришлось ехать*."""
    name, verb = site.token, site.head
    if site.language not in {"ru", "uk"} or name.upos != "PROPN" or not is_subject(name):
        return False
    man = is_known_name(name, "Gender", site) and "Masc" in name.feats.get("Gender", ())
    return HAPPENING.fullmatch(lower(verb)) is not None and NAME.fullmatch(name.form or "") is not None and not man


def is_no_neuter(site: Site) -> bool:
    """Whether a neuter has a Russian or Ukrainian name in a consonant before it, which may be of a man or a woman, and
    is a verb that has a subject."""
    name, verb = site.token, site.head
    return (
        site.language in {"ru", "uk"}
        and name.id < verb.id
        and name.feats.get("Number") == SINGULAR
        and "Neut" in verb.feats.get("Gender", ())
        and NAME.fullmatch(name.form or "") is not None
        and not lower(verb).endswith(("сь", "ся"))
        and verb.upos == "VERB"
        and (verb.lemma or "").lower() not in WITHOUT_A_SUBJECT
    )


WITHOUT_A_SUBJECT = frozenset("хватать хватить стать тошнить рвать знобить вистачати вистачити стати нудити".split())
"""Verbs that have a neuter of their own beside somebody."""


def is_known_name(name: Token, feature: str, site: Site) -> bool:
    """Whether the lexicon has a name in the nominative as that of persons alone, with the value that the tagger gives
    it."""
    if name.upos != "PROPN" or feature not in name.feats:
        return False
    known = [reading.feats for reading in known_as(name.form or "", "PROPN", site.readings)]
    known = [feats for feats in known if "Nom" in feats.get("Case", ())]
    return bool(known) and all(is_of_persons(feats) and feats.get(feature) == name.feats[feature] for feats in known)


SURE_OF_NAME = {"Gender": 0.95, "Number": 0.99}
"""Least probability of a value to be judged."""


def is_a_verb_with_a_capital(site: Site) -> bool:
    """What the parser takes for a verb, but has a capital within a sentence without subjects, is a name (*že Ali
    blábolil*, *Bajrang Dal tvrdí*), or an abbreviation (*o chip NPU projetado*)."""
    loud = not any((word.form or "").islower() for word in site.sentence.tokens)
    return site.subjects_dropped and any(
        word.upos in {"AUX", "VERB"} and (has_a_capital_within(word, site) or (is_in_capitals(word) and not loud))
        for word in (site.token, site.head)
    )


def has_a_capital_within(word: Token, site: Site) -> bool:
    """Whether a word within a sentence is spelt with a capital, and not in capitals."""
    before = word_before(word, site)
    capital = starts_with_capital(word) and (word.form or "")[1:].islower()
    return capital and before is not None and before.upos != "PUNCT" and (before.form or "").isalpha()


def is_cut_short(site: Site) -> bool:
    """A word with a full stop or a colon behind it and another word right after that is an abbreviation or a pair
    (*мат.статистика*, *Name:Wert*), and so is what the parser has with its stop."""
    return any(
        joined_by(STOPS, word, site) or CUT.fullmatch(word.form or "") is not None or is_an_abbreviated_word(word, site)
        for word in (site.token, site.head)
    )


def is_an_abbreviated_word(word: Token, site: Site) -> bool:
    """Whether a word is a Russian one that is usually cut short, with its full stop behind it: *свои спец. символы*."""
    after = word_after(word, site)
    return lower(word) in CUT_SHORT and after is not None and after.form == "."


CUT_SHORT = frozenset("спец доп осн тех гос стр рис табл разд обл респ изд макс мин".split())


CUT = re.compile(r"[^\W\d_]{2,}\.")
"""A word with its full stop."""


def joined_by(marks: frozenset[str], word: Token, site: Site) -> bool:
    """Whether a mark joins a word to the next, with no blank on either side."""
    if word.id + 1 >= len(site.sentence.tokens):
        return False
    mark, after = site.sentence.tokens[word.id : word.id + 2]
    return mark.form in marks and (after.form or "").isalpha() and touches(word, mark) and touches(mark, after)


STOPS = frozenset({".", ":"})
APOSTROPHES = frozenset({"'", "’", "‘", "´", "`"})


SINGLE = re.compile("[b-df-hj-np-tv-zб-дж-зй-нп-тф-щ]", re.IGNORECASE)
"""A letter that is no word in most languages: *v podobě n:attributu*."""


def is_in_capitals(token: Token) -> bool:
    """Whether a word is all capitals, but for the *s* of a plural, or has one within it (*TestCase*)."""
    letters = (token.form or "").removesuffix("s")
    return (len(letters) > 1 and letters.isupper() and letters.isalpha()) or CAMEL_CASE.search(letters) is not None


CAMEL_CASE = re.compile(r"[^\W\d_A-ZА-ЯЁІЇЄҐ][A-ZА-ЯЁІЇЄҐ]")
"""A capital after a small letter."""


def is_spelt_as_a_name(site: Site) -> bool:
    """Within a sentence an adjective with a capital, before a name or an English word that has one, is a name (*im
    Nette Cache*), and so is one that is no German word (*vom Garbage Collector*) and a noun that is made of one, where
    it stands alone behind an adposition (*mit Nette*)."""
    token, head = site.token, site.head
    before = word_before(token, site)
    if before is None or before.upos == "PUNCT" or not starts_with_capital(token) or starts_with_capital(before):
        return False
    if is_modifier(token):
        unknown = not site.subjects_dropped and not known_as(token.form or "", "ADJ", site.readings)
        foreign = head.upos == "PROPN" or unknown or has_english_plural(head, site)
        return token.upos == "ADJ" and foreign and token.id < head.id and starts_with_capital(head)
    alone = head.upos == "ADP" and before.id == head.id and token.upos == "NOUN"
    lemmas = [reading.lemma or "" for reading in site.readings(token)]
    return alone and any(lemma[:1].islower() for lemma in lemmas)


def not_inflected(token: Token) -> bool:
    """Whether a word says nothing of its case, as names do, or is the head of the noun before it."""
    return token.upos in {"PROPN", "X"} or not (token.deprel or "").startswith(("mod", "udep"))


def is_in_a_title(site: Site) -> bool:
    """A name is not inflected: capitalised in quotation marks (*за «Интернационале»*), an adjective after its noun
    (*к семейству Рутовые*), a clause (*the author of It's Great*), an English plural (*Polydor Records is*)."""
    token, head = site.token, site.head
    tokens = site.sentence.tokens
    before = tokens[token.id - 2] if token.id > 1 else None
    capital = starts_with_capital(token)
    if before is not None and before.id == head.id and capital and is_modifier(token):
        return True
    if before is None or head.upos not in {"ADP", "AUX", "VERB"}:
        return False
    # A pronoun with a capital at the beginning of what somebody says is no name: *«Εγώ έχεις δίκιο»*, *„Ta nutsin“*.
    spoken = token.upos == "PRON" and "Person" in token.feats and before.id == 1
    quoted = capital and (before.form or "") in OPENING and not spoken
    clause = head.upos == "ADP" and any(
        multiword.first <= token.id <= multiword.last
        and any(word.upos in {"AUX", "VERB"} for word in tokens[multiword.first - 1 : multiword.last])
        for multiword in site.sentence.multiwords
    )
    name = (
        capital
        and is_subject(token)
        and before.head == token.id
        and (before.deprel or "").startswith(("compound", "flat"))
        and (before.form or "")[:1].isupper()
    )
    return quoted or clause or name


def is_title_of_a_person(site: Site) -> bool:
    """A noun without article right before a name may be left without ending: *ein Berater von Präsident Saied*, *die
    Präsident Saied vorschlugen*; but for *Herr* (*von Herrn Saied*)."""
    token, words = site.token, site.sentence.tokens
    if token.form == MISTER:
        return False
    after = words[token.id] if token.id < len(words) else None
    return (
        (site.head.upos == "ADP" or (not site.subjects_dropped and (token.deprel or "").startswith("comp:obj")))
        and token.upos == "NOUN"
        and after is not None
        and after.upos == "PROPN"
        and starts_with_capital(after)
        and not any(child.upos in ATTRIBUTES and child.id < token.id for child in site.below.get(token.id, ()))
        and any(is_nominative(reading, SINGULAR) for reading in site.readings(token))
    )


MISTER = "Herr"


def is_bare(site: Site) -> bool:
    """German weak nouns without article or adjective are often left without ending after adpositions: *unter Buchstabe
    a*, *von Mensch zu Mensch*, *die Angabe von Name und Anschrift*."""
    token = site.token
    if site.head.upos != "ADP" or token.upos != "NOUN" or site.subjects_dropped or token.form == MISTER:
        return False
    alone = not any(child.id < token.id for child in site.below.get(token.id, ()))
    singular = [reading for reading in site.readings(token) if "Sing" in reading.feats.get("Number", ())]
    return alone and bool(singular) and all(is_nominative(reading, SINGULAR) for reading in singular)


def has_english_plural(noun: Token, site: Site) -> bool:
    """Whether a German noun is known to have a plural in *-s*, as English ones do."""
    stem = (noun.form or "").removesuffix("s")
    return any(
        "Plur" in reading.feats.get("Number", ()) and (reading.lemma or "").lower() == stem.lower()
        for reading in site.readings(replace(noun, upos="NOUN", form=f"{stem}s"))
    )


def is_not_inflected(site: Site) -> bool:
    """An infinitive or converb that depends on another verb agrees with nothing: *he voivat auttaa*. Its form may
    be asked for where it is a complement that can be nothing else."""
    token = site.token
    if token.upos not in {"AUX", "VERB"} or NOT_FINITE.isdisjoint(token.feats.get("VerbForm", ())):
        return False
    if (token.deprel or "").startswith("comp") and not any("Number" in found.feats for found in site.readings(token)):
        return False
    if not site.subjects_dropped and token.deprel == "comp:aux" and site.head.id < token.id and is_finite(site.head):
        # *Wir haben den Zug verpassen*: the finite verb of the clause is the auxiliary.
        return False
    # One that must be finite has finite readings (`finiteness`).
    return not (is_coordinated_verb(token) and all("Number" in reading.feats for reading in site.readings(token)))


def is_in_an_english_name(site: Site) -> bool:
    """A determiner, a number or a verb goes with the whole of a name that stays as it is in English, not with the one
    word that the parser takes: *die Airport Operators Association*, *des Chief Financial Officer*."""
    words = site.sentence.tokens
    own = is_subject(site.token) or site.head.upos == "ADP" or (site.token.deprel or "").startswith("comp:ob")
    noun = site.token if own else site.head
    beside = (noun.id - 2, noun.id - 1, noun.id)
    return (
        noun.upos in NOUNS
        and starts_with_capital(noun)
        and any(0 <= place < len(words) and lower(words[place]).partition("-")[0] in ENGLISH for place in beside)
    )


ENGLISH = frozenset(
    "association operators officer financial executive chief league forces marines sports for of and the disease "
    "committee street house city united world health department office services company foundation institute "
    "university council security royal special air force navy army times news daily board centers school states "
    "president's research science development community society trust fund rights freedom media emirates "
    "passenger recovery trial".split()
)
"""English words of which names of organisations are made, but for those that are words of other languages as well."""


def has_no_capital(site: Site) -> bool:
    """What the parser takes for a name, but is spelt without a capital, is another word: *благодаря голам Бруно*."""
    addressed = (site.token.deprel or "").startswith("vocative")
    return not addressed and any(
        word.upos == "PROPN" and (word.form or "").islower() for word in (site.token, site.head)
    )


def is_a_plural_with_an_article(site: Site) -> bool:
    """What the parser takes for a name, with a German article that may be a plural, is no singular beside a plural:
    *die Paviane sind*."""
    return (
        not site.subjects_dropped
        and is_subject(site.token)
        and site.token.upos == "PROPN"
        and "Plur" in site.head.feats.get("Number", ())
        and any(lower(child) in {"die", "diese", "alle"} for child in site.below.get(site.token.id, ()))
    )


def is_a_plural_in_s(site: Site) -> bool:
    """An English plural with a verb in the plural may be the name of a team: *Gunners versuchen*, *Chargers dokázali*,
    *Лейкерс обіграли*; persons have names in *-s*, too (*Thomas*, *Jonas*)."""
    token = site.token
    return (
        is_subject(token)
        and token.upos == "PROPN"
        and TEAM.search(token.form or "") is not None
        and "Plur" in site.head.feats.get("Number", ())
    )


TEAM = re.compile(r"..(?:ers|ings|ets|ches|chs|ерс|ерз|инг[сз]|інг[сз]|етс|ардс|кіз)$")
"""Ends of such plurals, in Cyrillic letters as well."""


def is_plural_name(site: Site) -> bool:
    """A name in the plural may be one thing: *Alankomaat voitti*, *Helsingin Sanomat kirjoittaa*. Where other nouns
    have no capital, one within a sentence shows a name (*kun Kotkat hävisi*); what opens it must be known for one. No
    pronoun is a name (*kas Te oled*), and a Greek one with the article of several is none (*οι Αρχές δηλώνει*)."""
    token, verb = site.token, site.head
    if any(lower(child) == "οι" for child in site.below.get(token.id, ())):
        return False
    if (
        not is_subject(token)
        or token.upos == "PRON"
        or "Plur" not in token.feats.get("Number", ())
        or "Sing" not in verb.feats.get("Number", ())
    ):
        return False
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    titled = (
        before is not None and before.head == token.id and starts_with_capital(before) and starts_with_capital(token)
    )
    capital = starts_with_capital(token) and before is not None and before.upos != "PUNCT"
    known = TEAMS.fullmatch(token.form or "") is not None
    return token.upos == "PROPN" or (site.subjects_dropped and (titled or capital or known))


TEAMS = re.compile(
    "Ahmat|Ahvenet|Hevoset|Hiitit|Huuhkajat|Jokerit|Jukurit|Karhut|Ketterät|Ketut|Kiekot|Kojootit|Kotkat"
    "|Kärpät|Leijonat|Lepakot|Naisleijonat|Pallohait|Pantterit|Peliitat|Pelikaanit|Pikkuleijonat|Piraatit|Sudet"
    "|Titaanit|Tiikerit|Haukat|Ässät"
    "|Perussuomalaiset|Vihreät|Kristillisdemokraatit"
)
"""Finnish teams and parties in the plural, each of which is one: *Jokerit voitti*."""


def is_a_handle(site: Site) -> bool:
    """What follows *@* or *#* is the name of an account or a subject, and no word of the sentence: *@user32 Díky*."""
    pairs = ((word_before(word, site), word) for word in (site.token, site.head))
    return any(before is not None and before.form in {"@", "#"} and touches(before, word) for before, word in pairs)


def is_spelt_with_capitals(site: Site) -> bool:
    """A foreign name with a capital within often stays as it is behind what governs it: *OData kaudu*, *s iPhone*."""
    governed = (site.token.deprel or "").startswith("comp:obj")
    return site.subjects_dropped and governed and CAPITAL_WITHIN.search(site.token.form or "") is not None


CAPITAL_WITHIN = re.compile("[a-z][A-Z]|[A-Z]{2}[a-z]{2}")
"""Of such a name, but for acronyms with a plural or case of their own (*APIs*)."""


def is_an_undeclined_name(site: Site) -> bool:
    """A name all in capitals (*děkuji AMAZON*) and a foreign one in *-y*, which may be a woman's (*s Grady*), stay as
    they are behind what governs them in Slavic text."""
    form = site.token.form or ""
    governed = site.subjects_dropped and (site.token.deprel or "").startswith("comp:obj")
    capitals = len(form) > 2 and form.isalpha() and form.isupper()
    alone = any((word.form or "").isalpha() and not (word.form or "").isupper() for word in site.sentence.tokens)
    foreign = site.token.upos == "PROPN" and form.endswith("y") and form.isascii() and form[:1].isupper()
    return governed and ((capitals and alone) or foreign)


def is_cut_by_an_apostrophe(site: Site) -> bool:
    """What an apostrophe joins to the next word is half a foreign word: *do's and don'ts*."""
    return any(joined_by(APOSTROPHES, word, site) for word in (site.token, site.head))


def has_the_gender_of_its_article(site: Site) -> bool:
    """The gender of a Greek or Portuguese name is that of what it names, as its article says: *η Δαμασκός*, *o Rosa* of
    a storm, *a Porto* of a team."""
    token, name = site.token, site.head
    if name.upos != "PROPN" or token.upos != "DET" or token.id > name.id:
        return False
    if not is_greek(name) and lower(token) not in ARTICLES_OF_NAMES:
        return False
    return any(
        agree(without_gender(one.feats), without_gender(other.feats))
        for one in likely(token, site)
        for other in likely(name, site)
    )


ARTICLES_OF_NAMES = frozenset({"o", "a", "os", "as", "um", "uma"})
"""Portuguese ones, as they are when an adposition before them is taken off."""


def without_gender(feats: Features) -> Features:
    """Features but for the gender."""
    return {name: values for name, values in feats.items() if name != "Gender"}


def is_a_foreign_name(site: Site) -> bool:
    """A word with a capital within the sentence that no dictionary knows is a foreign name, as an adjective before a
    noun (*naudokite Apple įrankius*) or as the noun behind one (*visus Dockerfiles*)."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not (site.subjects_dropped and is_modifier(token)) or token.upos != "ADJ" or token.id > noun.id:
        return False
    inside = before is not None and (before.form or "")[-1:].isalnum() and not starts_with_capital(before)
    if noun.upos == "NOUN" and not starts_with_capital(token) and noun.id == token.id + 1:
        return is_unknown_with_a_capital(noun, site)
    small = noun.upos == "NOUN" and not starts_with_capital(noun)
    return inside and small and is_unknown_with_a_capital(token, site)


def is_unknown_with_a_capital(token: Token, site: Site) -> bool:
    """Whether a word in ASCII letters has a capital and is not known as what the tagger takes it for."""
    foreign = starts_with_capital(token) and (token.form or "").isascii()
    return foreign and not known_as(lower(token), token.upos or "", site.readings)


def has_a_latin_first_part(site: Site) -> bool:
    """What a hyphen joins to a Latin word is declined as the noun that it is, and not as a name: *для
    Git-репозитория*."""
    first, hyphen, last = (site.token.form or "").partition("-")
    latin = site.subjects_dropped and site.token.upos == "PROPN" and bool(hyphen) and first.isascii()
    return latin and bool(known_as(last.lower(), "NOUN", site.readings))


DOUBTS: tuple[SiteDoubt, ...] = (
    is_part_of_a_name,
    is_an_abbreviation,
    is_an_acronym,
    is_indeclinable_name,
    is_an_uncertain_name,
    is_who_it_happens_to,
    is_a_verb_with_a_capital,
    is_cut_short,
    is_spelt_as_a_name,
    is_in_a_title,
    is_title_of_a_person,
    is_bare,
    is_not_inflected,
    is_in_an_english_name,
    has_no_capital,
    is_a_plural_with_an_article,
    is_a_plural_in_s,
    is_plural_name,
    is_a_handle,
    is_spelt_with_capitals,
    is_an_undeclined_name,
    is_cut_by_an_apostrophe,
    has_the_gender_of_its_article,
    is_a_foreign_name,
    has_a_latin_first_part,
)
