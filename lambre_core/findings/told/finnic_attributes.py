"""Told attributes: frequent Estonian and Finnish adjectives and determiners right before a noun that they do not agree
with, whatever the parser makes of the two.

*Asumme kauniissa kaupunki*, *kolisin uus korterisse*, *nämä takin*: that the two do not agree makes a parser look for
another noun. Adjectives of quality, such as *new* or *big*, hardly ever stand for somebody, as *old* and *sick* do
(*vanhan talossa*), so that right before a noun in another case they leave no choice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.beliefs import believed
from lambre_core.findings.near_edges import BEING
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.adpositions import POSTPOSITIONS
from lambre_core.findings.told.arguments import before_in_clause
from lambre_core.findings.told.clauses import ENDING
from lambre_core.findings.told.finnic_phrases import has_subject_and_verb
from lambre_core.findings.told.objects_of_verbs import CLEAR_ORDERS, COPULAR, PERHAPS_ORDERS, is_said_of_a_speaker
from lambre_core.findings.told.quantities import (
    GEN,
    NOM,
    NOMINATIVES,
    OBLIQUE,
    PAR,
    SHORT,
    cases_of,
    is_a_time,
    is_at_its_end,
)
from lambre_core.findings.told.relations import ATTRIBUTE, DETERMINER, as_told
from lambre_core.grammar.conditions import is_denied
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import SPEAKERS, Features
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

LOCAL = OBLIQUE | {"Abl"}
SING, PLUR = frozenset({"Sing"}), frozenset({"Plur"})

QUALITIES = re.compile(
    "(?:uusi|uude|uute|suuri|suure|suurt|iso|pieni|piene|pient|kauni|lyhye|lyhy[ti]|korkea|matala|levea|leveä|kapea|"
    "kalli|halpa|halva|nopea|hida|hitaa|kylmä|kuuma|lämmin|lämpimä|lämmint|punai|sini|vihreä|keltai|musta|valkoi|harmaa|"
    "ruskea|puhda|puhta|likai|tyhjä|raska|kevy|kova|pehmeä|vaikea|helppo|helpo|tärkeä|mielenkiintoi|herkulli|kirka|"
    "tumma|vaalea|huono|hieno|upea|mukava|hauska|ihana|vahva|heikko|ruma|outo|kuiva|märkä|kiva|mahtava|loistava|kipeä|ilmai|halvi|hyvä|pitkä|suomalai|ruotsalai|toise|kolmanne|viimei|"
    "uus|uue|uut|suur|väike|väikes|ilus|hea|halb|halva|pikk|pika|lühike|kõrge|madal|lai|kitsas|kitsa|kallis|odav|kiire|"
    "aeglane|aeglas|külm|kuum|soe|sooja|punane|punas|sinine|sinis|roheli|kollane|kollas|must|valge|hall|pruun|puhas|"
    "puhta|tühi|tühja|raske|kerge|kõva|pehme|täht(?:is|sa)|huvitav|maitsev|maitsva|teise|kolmanda|viima[ns]|eelmi|järgmi)"
)
"""How adjectives begin that say what things are like, and hardly stand for somebody."""

NEW_OR_BIG = re.compile("uu(?:den|e)$|suure|iso|piene|väikes|korkea|kõrge|pitkä|pika|lyhye|lühikes|kallii|kalli$")
"""Such as hardly do so in the genitive either, as others may: *vihreän rajana*, *hyvän puolella*."""

BEFORE_ONE = frozenset({"ADJ", "ADP", "ADV", "NOUN", "PRON", "PROPN", "VERB"})
"""What stands before an attribute within its clause."""


def attributes_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The adjectives and determiners of a sentence that do not agree with the noun right behind them, joined to it."""
    for token, noun in zip(sentence.tokens, sentence.tokens[1:], strict=False):
        if noun.upos != "NOUN" or not (noun.form or "").islower() or is_a_time(noun):
            continue
        if language == "fi" and is_done_before(token, noun, sentence, readings):
            yield as_told(token, "ADJ", {"Case": NOM, "Number": SING}, (noun.id, ATTRIBUTE))
            yield as_told(noun, "NOUN", told_case(noun, readings), None)
        elif is_of_quality(token) and clashes(token, noun, sentence, readings, language):
            yield as_told(token, "ADJ", told_case(token, readings), (noun.id, ATTRIBUTE))
            yield as_told(noun, "NOUN", told_case(noun, readings), None)
        elif is_a_determiner(token) and is_no_determiner(token, noun, sentence, readings, language):
            upos = token.upos if token.upos in {"DET", "PRON"} else "PRON"
            case = told_case(token, readings) if upos == token.upos else {"Case": PAR}
            yield as_told(token, upos, case, (noun.id, DETERMINER))
            yield as_told(noun, "NOUN", told_case(noun, readings), None)


def is_a_determiner(token: Token) -> bool:
    """Whether a word is a determiner, or Finnish *yhtään*, which is an adverb as well."""
    return token.upos in {"DET", "PRON"} or in_lower_case(token.form) == "yhtään"


def told_case(word: Token, readings: Readings) -> Features:
    """The case of a word that can be in one alone, as what is sure of it."""
    cases = sure_cases(word, readings)
    return {"Case": cases} if len(cases) == 1 else {}


def is_of_quality(token: Token) -> bool:
    """Whether a word is an adjective of quality in its plain degree, and no participle."""
    plain = "VerbForm" not in token.feats and token.feats.get("Degree", POSITIVE) == POSITIVE
    return token.upos == "ADJ" and plain and QUALITIES.match(in_lower_case(token.form)) is not None


POSITIVE = frozenset({"Pos"})


def is_predicate(token: Token, sentence: Sentence) -> bool:
    """Whether nothing but what says to what degree stands between *to be*, or a stop, and an adjective: *on erityisen
    tärkeä*, *väga kiire otsinguks*."""
    for word in reversed(sentence.tokens[: token.id - 1]):
        if word.lemma in BEING:
            return True
        if word.upos not in {"ADV", "ADJ", "PART"}:
            return word.upos == "PUNCT"
    return True


SOON = 6
"""Words behind a genitive and its postposition among which the noun may be that an adjective belongs to."""


def may_stand_for_itself(token: Token, sentence: Sentence) -> bool:
    """Whether an adjective in the nominative may be the object of an order: *lisää uusi luetteloon*."""
    before = before_in_clause(token, sentence)
    done = [word for word in before if word.upos in {"AUX", "VERB"}]
    idle = len(done) == 1 and OF_NO_OBJECT.fullmatch(in_lower_case(done[0].form)) is not None
    return bool(done) and not idle and not has_subject_and_verb(before)


OF_NO_OBJECT = re.compile(
    "tutustu(?:kaa)?|kirjaudu|kirjautukaa|siirry|liity|osallistu(?:kaa)?|keskity|palaa|mene|tule|"
    "tutvu(?:ge)?|liitu(?:ge)?|osale(?:ge)?|keskendu(?:ge)?|pöördu(?:ge)?|mine|minge|tule|tulge"
)
"""Orders that have no object: *tutustu uusi tuotteisiimme*."""


def sure_cases(word: Token, readings: Readings) -> frozenset[str]:
    """The case of which the tagger is sure, or all in which a word can be but the short illative."""
    case = word.feats.get("Case", frozenset())
    if case and believed(word, "Case", case) >= SURE and not case <= SHORT:
        return case
    return cases_of(word, readings) - SHORT


SURE = 0.9


def clashes(token: Token, noun: Token, sentence: Sentence, readings: Readings, language: str) -> bool:
    """Whether an adjective stands before a noun as nothing but its attribute can, and shares no case or number."""
    own, other = sure_cases(token, readings), sure_cases(noun, readings)
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    if not own or not other or WITH_THEM.search(in_lower_case(noun.form)) is not None:
        return False
    if before is not None and before.upos == "PRON" and own <= LOCAL and before.feats.get("Case") == own:
        return False  # *meiltä suomalaisilta laulun*
    stops = after is not None and after.form in {".", "!", "?", ","}
    predicate = own == NOM and is_predicate(token, sentence)
    behind_a_word = before is not None and before.upos in BEFORE_ONE and not predicate
    if other <= LOCAL - WITH_GENITIVES and own <= NOM | GEN:
        if own == NOM and may_stand_for_itself(token, sentence):
            return False
        bare = own == NOM or NEW_OR_BIG.match(in_lower_case(token.form)) is not None
        # *uue puust ja rauast uksega*: a genitive may belong to a later noun.
        ends = stops if own != NOM and after is not None and after.upos not in {"AUX", "VERB"} else True
        return bare and behind_a_word and ends and is_at_its_end(noun, sentence)
    if own == NOM and other == GEN and after is not None and in_lower_case(after.form) in POSTPOSITIONS:
        behind = sentence.tokens[noun.id + 1 : noun.id + 1 + SOON]
        later = any(word.upos == "NOUN" and cases_of(word, readings) >= NOM for word in behind)
        return behind_a_word and not later  # *kipeä jalan takia*, but *uusi koiran kanssa otettu kuva*
    if own <= LOCAL and other in (NOM, GEN if language == "fi" else NOM):
        alone = all("Sing" in reading.feats.get("Number", SING) for reading in readings(noun))
        opens = (
            before is None and own <= INSIDE and after is not None and after.upos in {"AUX", "VERB"} and other == NOM
        )
        return alone and ((stops and behind_a_word) or opens)
    if own == NOM and is_among_clear_words(token, noun, other, sentence):
        return True
    if own == GEN and other == NOM and NEW_OR_BIG.match(in_lower_case(token.form)) is not None:
        return is_done_something_to(before, after) and is_one(noun, readings)  # *avaa uuden kansio*
    if own == NOM and before is not None and before.upos == "VERB":
        speaking = not SPEAKERS.isdisjoint(before.feats.get("Person", ())) and "Imp" not in before.feats.get("Mood", ())
        if token.feats.get("Number") == PLUR:
            return speaking and stops and other in (NOM, GEN) and noun.feats.get("Number") == SING
        return other == PAR and stops and "Fin" in before.feats.get("VerbForm", ()) and before.lemma not in BEING
    return False


DONE = re.compile("[a-zäö]{2,}(?:t[uy]|n[uy]t|tt[aä]v[aä])")
"""Finnish participles in the nominative singular that say what was, or is to be, done."""


def is_done_before(token: Token, noun: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a Finnish participle in the nominative singular can be nothing but the attribute of the noun right behind
    it, with which it does not agree: between an order and a plural that ends the text (*poista valittu tiedostot*),
    between a verb of those who speak and an object that ends the sentence (*luin eilen julkaistu artikkelin*), or at
    the beginning, before a place and a verb (*tehty tutkimuksessa havaittiin*)."""
    form = in_lower_case(token.form)
    participle = "Part" in token.feats.get("VerbForm", ()) and token.upos in {"ADJ", "VERB"}
    if not participle or DONE.fullmatch(form) is None or token.feats.get("Number", SING) != SING:
        return False
    cases = cases_of(noun, readings)
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    if token.id == 1:
        verb = after is not None and after.upos in {"AUX", "VERB"} and "Fin" in after.feats.get("VerbForm", ())
        return bool(cases) and cases <= frozenset({"Ine", "Ela", "Ill"}) and verb
    first = sentence.tokens[0]
    ends = after is None or after.form in ENDING
    if in_lower_case(first.form) in CLEAR_ORDERS | PERHAPS_ORDERS and token.id == WITH_AN_ORDER:
        return ends and cases == NOM and noun.feats.get("Number") == PLUR
    before = [word for word in sentence.tokens[: token.id - 1] if word.upos != "ADV"]
    speaking = bool(before) and is_said_of_a_speaker(before[-1]) and before[-1].lemma not in COPULAR | intransitive()
    return speaking and ends and bool(cases) and cases <= GEN | PAR


WITH_AN_ORDER = 2
"""Place of an attribute right behind the order that opens a text."""


def is_among_clear_words(token: Token, noun: Token, other: frozenset[str], sentence: Sentence) -> bool:
    """Whether what stands around a nominative adjective leaves it nothing but the noun: a numeral before it and a
    partitive behind (*kaksi uusi myymälää*), an order or infinitive before it and a genitive that ends the sentence
    behind (*anna uusi salasanan*), or nothing before it and a partitive that is denied behind (*uusi kansiota ei
    löytynyt*)."""
    single = token.feats.get("Number") == SING
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    while before is not None and before.upos == "ADV" and before.id > 1:
        before = sentence.tokens[before.id - 2]  # *näimme eilen hieno elokuvan*
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    if before is None:
        return single and other == PAR and after is not None and "Neg" in after.feats.get("Polarity", ())
    if before.upos == "NUM" and other == PAR:
        return single and NOMINATIVES.fullmatch(in_lower_case(before.form)) is not None
    ends = after is not None and after.form in ENDING
    return single and other == GEN and ends and (before.id == 1 or is_done_something_to(before, after))


def is_done_something_to(before: Token | None, after: Token | None) -> bool:
    """Whether an order, an infinitive or a verb of those who speak stands before a phrase that ends the sentence."""
    if before is None or before.upos != "VERB" or after is None or after.form not in ENDING:
        return False
    told = "Inf" in before.feats.get("VerbForm", ()) or "Imp" in before.feats.get("Mood", ())
    return before.lemma not in intransitive() and (told or not SPEAKERS.isdisjoint(before.feats.get("Person", ())))


def is_one(noun: Token, readings: Readings) -> bool:
    """Whether a noun is in the singular wherever it is read."""
    return all("Sing" in reading.feats.get("Number", SING) for reading in readings(noun))


WITH_GENITIVES = frozenset({"Abe", "Com", "Ess", "Ter"})
"""Cases whose nouns have attributes in the genitive in Estonian."""

INSIDE = frozenset({"Ine", "Ill"})

WITH_THEM = re.compile("ine(?:en|ns[aä]|ni|si|mme|nne)$")
"""How Finnish comitatives end."""

EVERY = re.compile(
    "kaikissa|kaikista|kaikkiin|jokaise(?:ssa|sta|en)|molemmi(?:ssa|sta|in)|useissa|monissa|"
    "igas|igast|igasse|kõigi(?:s|st|sse)|mõlemas|mõnes|mitmes"
)
"""Determiners in a case of place that are no adverbs."""
EACH = re.compile(
    "iga(?:l|le|lt)|jokaise(?:lla|lta|lle)|mone(?:lla|lta|lle)|molemmi(?:lla|lta|lle)|muutama(?:lla|lta|lle)|"
    "usea(?:lla|lta|lle)|mõlema(?:l|lt|le)|mõne(?:l|lt|le)|mitme(?:l|lt|le)"
)
"""Determiners for those who have something, or get it."""
NOT_ANY = re.compile("yhtään|ühtegi")
"""Determiners of what is denied."""
THIS_ONE = re.compile("tätä|tuota|seda")

THESE = re.compile("nämä|nuo|need")
THERE = re.compile("nä(?:issä|istä|illä|ille)|no(?:issa|ista|illa|ille)")
"""Such in a case in which they say by themselves where or of what, beside an object: *tee näistä keitto*."""
SOME = re.compile("monet|molemmat|muutamat|useat|mõned|mitmed|mõlemad|paljud")
ONE = frozenset({"tuo", "too"})
ALSO_THIS = frozenset({"see", "tämä"})
ALL = frozenset({"kõik", "kaikki"})


def is_an_object_behind(before: Token | None, sentence: Sentence) -> bool:
    """Whether what stands before a phrase does something to it: an infinitive, a verb of those who speak, or what is
    denied of them (*et ole valinnut yhtään kansio*); no copula (*en ole yhtään lapsi*)."""
    if before is None or before.upos != "VERB" or before.lemma in BEING or before.lemma in intransitive():
        return False
    forms = before.feats.get("VerbForm", frozenset())
    speaking = not SPEAKERS.isdisjoint(before.feats.get("Person", ()))
    return speaking or "Inf" in forms or is_denied(before, sentence)


def is_no_determiner(token: Token, noun: Token, sentence: Sentence, readings: Readings, language: str) -> bool:
    """Whether a determiner stands right before a noun that it does not agree with, where neither can stand for itself:
    *igas majad*, *mõned inimene*, *tuo kirjat ovat*, *ostin nämä takin*, *et voi avata tätä kirje*, *kõik see asjad
    on*."""
    form, cases = in_lower_case(token.form), sure_cases(noun, readings)
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    opens = before is None or before.form == ","
    verb = after is not None and after.upos in {"AUX", "VERB"} and "Fin" in after.feats.get("VerbForm", {"Fin"})
    stops = after is not None and after.form in ENDING
    numbers = {noun.feats.get("Number", frozenset())}
    if EVERY.fullmatch(form) is not None:
        return cases == NOM and (stops or (opens and verb))
    if SOME.fullmatch(form) is not None:
        return cases == NOM and numbers == {SING} and opens and verb
    if EACH.fullmatch(form) is not None:
        behind = sentence.tokens[noun.id :]
        own = any(word.upos == "NOUN" and cases_of(word, readings) in (NOM, PAR) for word in behind)
        return opens and cases == NOM and numbers == {PLUR} and verb and own  # *igal lapsed on oma tuba*
    if form in ALSO_THIS and before is not None and before.id == 1 and in_lower_case(before.form) in ALL:
        return cases == NOM and numbers == {PLUR} and verb
    if NOT_ANY.fullmatch(form) is not None or THIS_ONE.fullmatch(form) is not None:
        return cases == NOM and numbers == {SING} and stops and is_an_object_behind(before, sentence)
    if form in ONE:
        several = after is not None and in_lower_case(after.form) in {"ovat", "olivat", "on", "olid"}
        return opens and cases == NOM and numbers == {PLUR} and several
    there = THERE.fullmatch(form) is not None
    if (there or THESE.fullmatch(form) is not None) and before is not None and before.upos == "VERB":
        if there and before.lemma not in intransitive():
            return False
        speaking = not SPEAKERS.isdisjoint(before.feats.get("Person", ()))
        single = cases in (NOM, GEN if language == "fi" else NOM) and numbers == {SING}
        return speaking and stops and single
    return False
