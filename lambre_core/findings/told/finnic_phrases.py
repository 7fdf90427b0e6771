"""Told phrases: Estonian and Finnish words that stand right beside one another and do not agree, or lack their case.

*Asun tämä talossa*, *minun autosi*, *mina auto on katki*, *menen kauppa*: a nominative is neither an attribute of a
noun in a case of place, nor says whose something is or where somebody goes; and who owns something has one ending. A
parser that has seen correct text alone finds another place for such a word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from lambre_core.findings.beliefs import believed
from lambre_core.findings.near_edges import SURELY_DECLINED
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.arguments import before_in_clause
from lambre_core.findings.told.finnic_subjects import FIRST_NAMES, is_finite, next_word
from lambre_core.findings.told.objects_of_verbs import SURE, believed_upos
from lambre_core.findings.told.possessors import opens_a_clause
from lambre_core.findings.told.quantities import GEN, NOM, OBLIQUE, PAR, SHORT, cases_of, is_a_time, is_at_its_end
from lambre_core.findings.told.relations import (
    AS_WHAT,
    COUNTED_ALIKE,
    DETERMINER,
    OF_WHOM,
    OWNER,
    OWNING,
    WHERE,
    WHITHER,
    as_told,
)
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

LOCAL = OBLIQUE | {"Abl"}
SING, PLUR = frozenset({"Sing"}), frozenset({"Plur"})
NOMINALS = frozenset({"NOUN", "PRON", "PROPN"})


def phrases_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The words of a sentence that are told to belong to the word beside them and do not fit it, and these."""
    for token in sentence.tokens[:-1]:
        after = sentence.tokens[token.id]
        if (
            is_this(token, after, sentence, readings)
            or are_these(token, after, sentence)
            or is_where_there_are(token, after, sentence, readings)
        ):
            yield as_told(token, token.upos, {"Case": NOM}, (after.id, DETERMINER))
        elif is_counted_elsewhere(token, after, sentence, readings):
            yield as_told(token, "NUM", {"Case": NUMERALS[in_lower_case(token.form)]}, (after.id, COUNTED_ALIKE))
        elif language == "fi" and token.upos == "PRON" and in_lower_case(token.form) in OWNERS:
            yield from owned_in(token, after, readings)
        elif is_whose(token, after, sentence, readings, language):
            yield as_told(token, token.upos, {"Case": NOM}, (after.id, OWNING))
    for verb in sentence.tokens:
        if verb.upos in {"AUX", "VERB"}:
            yield from said_with(verb, sentence, readings, language)


ELATIVE = frozenset({"Ela"})
THIS = frozenset("tämä tuo se see too".split())


def is_this(token: Token, noun: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a demonstrative in the nominative stands right before a noun in a case of place that ends its phrase, in
    a clause whose verb has its subject already, and no object in the nominative: *asun tämä talossa*."""
    if in_lower_case(token.form) not in THIS or token.upos not in {"DET", "PRON"} or noun.upos != "NOUN":
        return False
    cases = cases_of(noun, readings)
    # *töökohast* is spelt as a partitive of adjectives in *-ne* as well.
    elative = noun.feats.get("Case") == ELATIVE and believed(noun, "Case", ELATIVE) >= VERY_SURE
    if not cases or not (cases <= LOCAL or elative) or not is_at_its_end(noun, sentence):
        return False
    verb = sentence.tokens[token.id - 2] if token.id > 1 else None
    if verb is not None and "Imp" in verb.feats.get("Mood", ()):
        return False  # Muutat paljon – pidä se mielessä.
    return has_subject_and_verb(before_in_clause(token, sentence)) and not opens_a_clause(token, sentence)


THESE = frozenset("nämä nuo need nood".split())


def are_these(token: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether several demonstratives in the nominative open a clause right before where something is, and a verb in the
    singular: *nämä laitteissa on vika*."""
    verb = next_word(noun, sentence)
    opens = in_lower_case(token.form) in THESE and opens_a_clause(token, sentence) and token.upos in {"DET", "PRON"}
    placed = noun.upos == "NOUN" and noun.feats.get("Case", NOM) <= INSIDE and noun.feats.get("Number") == PLUR
    # Estonian *on* is said of several, too: *need on siin* has no noun before it.
    one = verb is not None and is_finite(verb) and in_lower_case(verb.form) in ARE
    return opens and placed and one


INSIDE = frozenset({"Ade", "Ine"})
ARE = frozenset("on oli löytyy asuu elää elab leidub ei".split())


def is_where_there_are(token: Token, noun: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a demonstrative in the nominative opens a clause right before where there are several of something, which
    ends it: *tämä kansiossa on kuvia*, *see kaustas on palju pilte*."""
    verb = next_word(noun, sentence)
    if in_lower_case(token.form) not in THIS or token.upos not in {"DET", "PRON"} or noun.upos != "NOUN":
        return False
    placed = noun.feats.get("Case", NOM) <= INSIDE and believed(noun, "Case", noun.feats["Case"]) >= SURE
    if not placed or verb is None or in_lower_case(verb.form) not in ARE or not opens_a_clause(token, sentence):
        return False
    rest = [word for word in sentence.tokens[verb.id :] if word.form not in {".", "!", "?"}]
    if not rest or any(word.upos == "PUNCT" for word in rest):
        return False
    *between, last = rest
    several = last.upos == "NOUN" and last.feats.get("Case") == PAR
    several = several and (last.feats.get("Number") == PLUR or any(word.upos == "NUM" for word in between))
    return several and all(word.upos in {"ADJ", "ADV", "NUM"} for word in between)


def has_subject_and_verb(before: Sequence[Token]) -> bool:
    """Whether the words before one have a finite verb that states something and has its subject, so that no nominative
    can follow but a predicate: one in the first or second person, or in the third behind a nominative."""
    verbs = [word for word in before if is_finite(word) and PASSIVE.search(in_lower_case(word.form)) is None]
    if not verbs or any("Inf" in word.feats.get("VerbForm", ()) for word in before):
        return False
    verb = min(verbs, key=lambda word: word.id)
    states = "Imp" not in verb.feats.get("Mood", ()) and in_lower_case(verb.form) not in NECESSARY
    if not SPEAKERS.isdisjoint(verb.feats.get("Person", ())):
        return states and STATING.search(in_lower_case(verb.form)) is not None
    subject = any(
        word.upos in NOMINALS and word.feats.get("Case") == NOM and word.id < verb.id and not is_a_time(word)
        for word in before
    )
    return states and subject


NECESSARY = frozenset(
    "täytyy täytyi pitää piti pitäisi tulee tulisi kannattaa on oli olisi tuleb tuleks saab võib".split()
)
"""Verbs that are also said of nobody in particular, beside whose infinitive a nominative is an object."""

STATING = re.compile("[^aeiouäöüõy]?[aeiouäöüõy](?:n|t|d|mme|tte|me|te)(?:k[oö])?$|^(?:en|et|emme|ette|ei)$")
"""How forms end that are said of those who speak or are spoken to; imperatives end in a vowel alone."""

PASSIVE = re.compile("(?:[tdlnr](?:aa|ää)n(?:k[oö])?|t(?:tiin|iin)(?:k[oö])?|[td]akse|[td]i)$")

NUMERALS = {
    stem + end: frozenset({case})
    for stem, ends in (
        ("kahde", (("ssa", "Ine"), ("sta", "Ela"), ("lla", "Ade"), ("lta", "Abl"), ("lle", "All"))),
        ("kolme", (("ssa", "Ine"), ("sta", "Ela"), ("lla", "Ade"), ("lta", "Abl"), ("lle", "All"))),
        ("neljä", (("ssä", "Ine"), ("stä", "Ela"), ("llä", "Ade"), ("ltä", "Abl"), ("lle", "All"))),
        ("viide", (("ssä", "Ine"), ("stä", "Ela"), ("llä", "Ade"), ("ltä", "Abl"), ("lle", "All"))),
        ("kahe", (("s", "Ine"), ("st", "Ela"), ("l", "Ade"), ("lt", "Abl"), ("le", "All"))),
        ("kolme", (("s", "Ine"), ("st", "Ela"), ("l", "Ade"), ("lt", "Abl"), ("le", "All"))),
        ("nelja", (("st", "Ela"), ("l", "Ade"), ("lt", "Abl"), ("le", "All"))),
        ("viie", (("st", "Ela"), ("l", "Ade"), ("lt", "Abl"), ("le", "All"))),
    )
    for end, case in ends
}
"""Numerals in cases of place, which nouns share; *viies* is an ordinal as well."""


def is_counted_elsewhere(token: Token, noun: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun right behind a numeral in a case of place is in none, and ends its phrase: *kahdessa talo*."""
    if in_lower_case(token.form) not in NUMERALS or noun.upos != "NOUN" or not (noun.form or "").islower():
        return False
    cases = cases_of(noun, readings) - SHORT
    single = all("Plur" not in reading.feats.get("Number", ()) for reading in readings(noun))
    return bool(cases) and cases <= NOM | GEN | PAR and single and is_at_its_end(noun, sentence)


OWNERS = {
    "minun": ("1", "Sing"),
    "sinun": ("2", "Sing"),
    "meidän": ("1", "Plur"),
    "teidän": ("2", "Plur"),
    "hänen": ("3", "Sing"),
    "heidän": ("3", "Plur"),
}
"""Finnish pronouns for whose something is."""

SUFFIXES = (("mme", ("1", "Plur")), ("nne", ("2", "Plur")), ("ni", ("1", "Sing")), ("si", ("2", "Sing")))
"""Suffixes of owners; those of third persons look like other ends."""


def owned_in(owner: Token, noun: Token, readings: Readings) -> Iterator[Token]:
    """A Finnish pronoun for an owner and the noun right behind it, if it has the suffix of another: *minun autosi*."""
    form, person = in_lower_case(noun.form), OWNERS[in_lower_case(owner.form)]
    end, told = next(((end, told) for end, told in SUFFIXES if form.endswith(end)), ("", None))
    if told is None or told == person or noun.upos != "NOUN" or not (noun.form or "").islower():
        return
    stem = form.removesuffix(end)
    bare = any(reading.feats.get("Case", NOM) >= NOM for reading in known_as(stem, "NOUN", readings))
    if len(end) < LONG_SUFFIX and (known_as(form, "NOUN", readings) or not bare):
        return  # *minun veitsi*
    feats = {name: frozenset({value}) for name, value in zip(("Person[psor]", "Number[psor]"), person, strict=True)}
    owned = {name: frozenset({value}) for name, value in zip(("Person[psor]", "Number[psor]"), told, strict=True)}
    yield as_told(owner, "PRON", feats, (noun.id, OWNER))
    yield as_told(noun, "NOUN", owned, None)


LONG_SUFFIX = 3
"""Letters of suffixes that hardly any noun ends in otherwise."""


def is_whose(token: Token, noun: Token, sentence: Sentence, readings: Readings, language: str) -> bool:
    """Whether a personal pronoun or first name in the nominative opens a clause right before the nominative that is the
    subject of the verb behind it: *minä auto on rikki*, *Liisa kirja on täällä*."""
    verb = next_word(noun, sentence)
    if verb is None or not is_finite(verb) or "3" not in verb.feats.get("Person", ()):
        return False
    if noun.upos != "NOUN" or not (noun.form or "").islower() or not opens_a_clause(token, sentence):
        return False
    if cases_of(noun, readings) - GEN != NOM or verb.feats.get("Number") != noun.feats.get("Number"):
        return False
    form = in_lower_case(token.form)
    if token.upos == "PRON":
        return form in ({"minä", "sinä", "hän"} if language == "fi" else {"mina", "sina", "nemad"})
    declined = language == "fi" or form[-1:] not in "aeiou"
    return token.upos == "PROPN" and declined and form in FIRST_NAMES - {"anna"} and token.id == 1


GOING = {
    "fi": re.compile(
        "(?:mene(?:n|t|mme|tte)|men(?:in|it|imme|itte)|menee|meni|lähde(?:n|t|mme|tte)|lähd(?:in|it)|lähtee|lähti|"
        "asu(?:n|t|u|mme|tte|i|in|it)|matkusta(?:n|t|a|mme|tte)|matkusti(?:n|t)?|palaa(?:n|t|mme)?|palasi(?:n|t)?|lennä(?:n|t|mme|tte)|lensi(?:n|mme)?|lentää|aja(?:n|mme)|ajoi(?:n|mme)|"
        "muut(?:an|in|imme)|muutti|saapuu|saapui(?:n|mme)?|saavu(?:n|mme))"
    ),
    "et": re.compile(
        "(?:lähe(?:n|d|b|me|te)|läks(?:in|id|ime|ite)?|sõida(?:n|d|b|me|te)|sõits(?:in|id|ime|ite)|sõitis|"
        "ela(?:n|d|b|me|te|sin|s)|jõua(?:n|d|b|me|te)|jõuds(?:in|id)|jõudis|koli(?:n|b|sin|s)|reisi(?:n|b|sin|s)|lenda(?:n|d|b|me|te)|lenda(?:sin|s)|saabu(?:n|b|me|s))"
    ),
}
"""Forms of verbs that say where somebody goes or lives."""

SPOKEN = re.compile("(?:n|mme|tte|me|te)$")
"""How forms end that are said of those who speak or are spoken to."""

BECOMING = {
    "fi": re.compile("tulee|tuli|tulisi"),
    "et": re.compile("saab|sai|saaks"),
}
WORKING = re.compile(
    "työskentele(?:n|t|e|mme)|työskenteli(?:n)?|tööta(?:n|d|b|me|sin|s)|tulin|sain|tuli|sai|tulen|saan"
)
PERSONS = re.compile(
    "(?:[aeiouyäöõü]j[aä]|lääkäri|insinööri|arst|insener|hoitaja|juht|johtaja|sihteeri|sekretär|kokki|kokk|poliisi|"
    "politseinik|müüja|myyjä|lane|nik|presidentti|president|ministeri|minister)$"
)
"""How nouns end for what somebody is by profession."""


def said_with(verb: Token, sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The noun right behind a verb that says where somebody goes, what they become or as what they work, in a case that
    says nothing of that: *menen kauppa*, *hän työskentelee opettaja*, *hänestä tuli lääkärin*."""
    form = in_lower_case(verb.form)
    token = next_word(verb, sentence)
    while token is not None and is_on_the_way(token) and token.id < verb.id + MOST_ADVERBS:
        token = next_word(token, sentence)
    home = token is not None and token.id > verb.id + 1 and FROM.fullmatch(form) is not None
    if token is None or token.upos not in {"NOUN", "PROPN"} or not ends(token, sentence, language):
        return
    if is_a_time(token) and not is_a_day(token):
        return
    cases = cases_of(token, readings)
    known = cases == NOM and bool(known_as(in_lower_case(token.form), "NOUN", readings))  # *ülikool*
    city = in_lower_case(token.form) in CITIES and (token.form or "")[:1].isupper()
    if (SURELY_DECLINED.search(token.form or "") is not None and not known and not city) or believed_upos(token) < SURE:
        return
    before = before_in_clause(verb, sentence)
    sure = token.feats.get("Case") == NOM and believed(token, "Case", NOM) >= VERY_SURE
    nowhere = token.feats.get("Case") == NOM and cases <= NOM | GEN | PAR  # *läheme kino*
    nominative = sure or nowhere or (token.upos == "PROPN" and token.feats.get("Case") == NOM)
    if TAKING_PLACE.fullmatch(form) is not None and in_lower_case(token.form) in CITIES:
        if any(word.upos == "NOUN" and word.feats.get("Case") == NOM for word in before):
            yield as_told(token, "PROPN", {"Case": NOM}, (verb.id, WHERE))
            yield as_told(verb, "VERB", {}, None)
        return
    at_work = form.startswith("tööta") and cases <= NOM | GEN  # *töötab õpetaja*
    single = token.feats.get("Number") == SING
    others = [word for word in before if word.upos in NOMINALS]
    speaking = SPOKEN.search(form) is not None
    if city and (language == "fi" or in_lower_case(token.form)[-1:] not in "aeiou"):
        nominative = single = True  # Estonian *Tartu* is an illative as well.
    if (nominative or at_work) and single and (speaking or has_subject_and_verb([*before, verb])):
        going = home or GOING[language].fullmatch(form) is not None or studies_at(form, token)
        spoken = speaking and verb.upos == "VERB" and not SPEAKERS.isdisjoint(verb.feats.get("Person", ()))
        when = is_a_day(token) and (spoken or TAKING_PLACE.fullmatch(form) is not None)
        if nominative and (going or when):
            yield as_told(token, token.upos, {"Case": NOM}, (verb.id, WHITHER))
            yield as_told(verb, "VERB", {}, None)
        elif WORKING.fullmatch(form) is not None and PERSONS.search(in_lower_case(token.form)) is not None:
            yield as_told(token, token.upos, {"Case": NOM}, (verb.id, AS_WHAT))
            yield as_told(verb, "VERB", {}, None)
    elif single and token.upos == "NOUN" and len(others) == 1 and BECOMING[language].fullmatch(form) is not None:
        of_whom = others[0].feats.get("Case") == frozenset({"Ela"})
        of_whom = of_whom and in_lower_case(others[0].form) in OF_WHOM_IT_IS
        wrong = cases == GEN or (language == "et" and cases - {"Add"} == GEN | PAR)
        if of_whom and wrong and PERSON_DECLINED.search(in_lower_case(token.form)) is not None:
            yield as_told(token, "NOUN", {"Case": GEN}, (verb.id, OF_WHOM))
            yield as_told(verb, "VERB", {}, None)


def studies_at(form: str, noun: Token) -> bool:
    """Whether a verb says that somebody studies, and a noun is a school: *sisko opiskelee yliopisto*."""
    return STUDYING.fullmatch(form) is not None and SCHOOL.search(in_lower_case(noun.form)) is not None


STUDYING = re.compile("opiskele(?:n|t|e|mme|tte)|opiskeli(?:n|t)?|õpi(?:n|d|b|me|te)|õppi(?:sin|s)")
SCHOOL = re.compile("(?:kool|gümnaasium|lütseum|koulu|yliopisto|opisto|lukio)$")

VERY_SURE = 0.95
MOST_ADVERBS = 3
OF_WHOM_IT_IS = frozenset(
    "minusta sinusta hänestä meistä teistä heistä tytöstä pojasta miehestä naisesta lapsesta tüdrukust poisist "
    "lapsest minust sinust temast tast meist teist".split()
)
PERSON_DECLINED = re.compile(
    "(?:j[aä]n|lääkärin|insinöörin|kokin|poliisin|presidentin|ministerin|sihteerin|lasen|"
    "arsti|inseneri|juhi|sekretäri|koka|politseiniku|presidendi|ministri|nikku?)$"
)


BEHIND = {"fi": frozenset({"ADV", "CCONJ"}), "et": frozenset({"CCONJ"})}


def is_on_the_way(word: Token) -> bool:
    """Whether a word is an adverb or says where somebody goes: *tulin kotiin*."""
    return word.upos == "ADV" or in_lower_case(word.form) in {"kotiin", "koju", "sinne", "sinna"}


FROM = re.compile("tule(?:n|t|mme|tte)|tulin|tulit|tulimme|tule[dmb]e?|tulid|tulime")
"""Forms of *come*, behind which, and where to, it is said from where."""

CITIES = frozenset(
    "helsinki espoo tampere vantaa turku oulu lahti kuopio jyväskylä pori vaasa rovaniemi suomi viro ruotsi tukholma "
    "lontoo pariisi berliini rooma madrid tallinn tartu narva pärnu viljandi eesti soome rootsi läti leedu helsingi "
    "riia london pariis berliin rooma moskva venemaa saksa saksamaa prantsusmaa brüssel bryssel oslo".split()
)
"""Names of places in the nominative."""

TAKING_PLACE = re.compile(
    "pidetään|pidettiin|järjestetään|järjestettiin|peetakse|peeti|korraldatakse|toimu[bs]|toimuvad|alga[bs]|algavad|lõpeb|lõppes|alkaa|alkoi|päättyy|päättyi"
)


def is_a_day(word: Token) -> bool:
    """Whether a noun is the name of a day."""
    return DAY.search(in_lower_case(word.form)) is not None


DAY = re.compile(
    "^reede$|(?:esmas|teisi|kolma|nelja|lau|püha)päev$|^(?:maanantai|tiistai|torstai|perjantai|lauantai|sunnuntai)$"
)


def ends(token: Token, sentence: Sentence, language: str) -> bool:
    """Whether a stop, a conjunction or, in Finnish, an adverb stands behind a word: *lähen joon vahepeal vett*."""
    after = next_word(token, sentence)
    return after is None or after.form in {".", "!", "?", ","} or after.upos in BEHIND[language]
