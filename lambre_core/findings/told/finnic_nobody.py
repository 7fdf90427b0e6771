"""Told objects of Estonian and Finnish verbs without a person who does it: passives, orders and what must be done.

*Viestin lähetettiin*, *uue silla avati*, *seaduse tuleb vastu võtta*, *valitse kielen*, *vali sobiva keele*: where
nobody in particular does it, or somebody is told to, the whole object is a nominative, and no genitive. A parser that
has seen correct text alone takes such a genitive for an object all the same. What follows decides whether the genitive
is somebody who does something (*miehen nähtiin juoksevan*) or belongs to a later noun.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from lambre_core.findings.beliefs import believed
from lambre_core.findings.doubts.finnic_orders import ORDERS
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.arguments import rest_of_clause
from lambre_core.findings.told.clauses import ENDING
from lambre_core.findings.told.finnic_subjects import VERBS, next_word
from lambre_core.findings.told.objects_of_verbs import CLEAR_ORDERS, PERHAPS_ORDERS, SURE, believed_upos
from lambre_core.findings.told.quantities import GEN, NOM, OBLIQUE, PAR, SHORT, cases_of, is_a_time
from lambre_core.findings.told.relations import NOBODYS, as_told
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

SING = frozenset({"Sing"})


def nobodys_objects_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The genitives of a sentence that are such objects, joined to their verbs, and these."""
    for verb in sentence.tokens:
        token = (
            what_is_done(verb, sentence, readings, language)
            or (what_has_to_be_done(verb, sentence, readings) if language == "et" else None)
            or what_is_ordered(verb, sentence, readings, language)
        )
        if token is not None:
            yield as_told(token, "NOUN", {"Case": GEN}, (verb.id, NOBODYS))
            yield as_told(verb, "VERB", {}, None)


PASSIVE = {
    "fi": re.compile("[a-zäö]{2,}(?:[tdlnr](?:aa|ää)n|t(?:tiin|iin)|t(?:aisiin|äisiin))"),
    "et": re.compile("[a-zõäöü]{2,}(?:[td]i|[td]akse|[td]aks)"),
}
"""Passives of both tenses and the conditional."""

MAY_DO = re.compile("voidaan|voitiin|voitaisiin|aiotaan|aiottiin|pyritään|yritetään|yritettiin|halutaan|haluttiin")
"""Finnish passives that have the object of an infinitive behind them."""

BEEN_DONE = {"fi": re.compile("[a-zäö]{2,}(?:tt|[lrns]t|h[dt]|[dt])[uy]"), "et": re.compile("[a-zõäöü]{2,}[td]ud")}
"""Passive participles behind *to be*."""
IS = {"fi": frozenset({"on", "oli", "olisi"}), "et": frozenset({"on", "oli", "oleks"})}


def what_is_done(verb: Token, sentence: Sentence, readings: Readings, language: str) -> Token | None:
    """The genitive right before a passive, or its auxiliary, behind which nothing is that somebody else does: *viestin
    lähetettiin*, *tiedoston voidaan poistaa*, *uue silla on avatud*."""
    form, after = in_lower_case(verb.form), next_word(verb, sentence)
    if verb.upos not in VERBS or verb.id == 1:
        return None
    behind, done = rest_of_clause(verb, sentence), verb
    if form in IS[language]:
        if (
            after is None
            or "Pass" not in after.feats.get("Voice", ())
            or not BEEN_DONE[language].fullmatch(after.form or "")
        ):
            return None
        behind, done = behind[1:], after
    elif "Pass" not in verb.feats.get("Voice", ()) or PASSIVE[language].fullmatch(form) is None:
        return None
    elif language == "fi" and MAY_DO.fullmatch(form) is not None:
        if after is None or after.upos != "VERB" or "Inf" not in after.feats.get("VerbForm", ()):
            return None
        behind, done = behind[1:], after
    if done.lemma in intransitive() | BEING or any(map(is_done_by_another, behind)):
        return None
    token = sentence.tokens[verb.id - 2]
    if not is_whole(token, sentence, readings) or not stands_free(token, sentence, language):
        return None
    return token


BEING = frozenset({"olla", "olema"})


def is_done_by_another(word: Token) -> bool:
    """Whether a word is an infinitive or participle of what somebody does, or a noun that may be the object."""
    other = not frozenset({"Inf", "Part", "Sup"}).isdisjoint(word.feats.get("VerbForm", ()))
    ends = THAT.search(in_lower_case(word.form)) is not None and word.upos in {"ADJ", "VERB"}
    return other or ends or (word.upos in {"NOUN", "PRON"} and word.feats.get("Case", GEN) <= NOM | PAR)


THAT = re.compile("(?:v[aä]n|neen|t[uy]n|m[aä]ss[aä]|vat)$")
"""How participles end for what somebody is said or seen to do: *miehen kerrottiin lähteneen*."""


def is_whole(token: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a word is a common noun in the genitive singular and in nothing else, by its own form or by that of the
    attribute right before it: *viestin*, *uue silla*."""
    form = token.form or ""
    common = token.upos == "NOUN" and (form.islower() or (token.id == 1 and form[1:].islower()))
    if not common or believed_upos(token) < SURE or is_a_time(token) or in_lower_case(form) in BY_THE_WAY:
        return False
    single = token.feats.get("Number") == SING
    return single and (is_a_genitive(token, readings) or is_genitive_by_its_attribute(token, sentence, readings))


def is_a_genitive(noun: Token, readings: Readings) -> bool:
    """Whether a noun can be nothing but a genitive, or the tagger is sure of it: no correct object would be one. What
    looks like a short illative or an instructive is none here (*koosoleku*, *lain*)."""
    if noun.feats.get("Case") != GEN or is_perhaps_a_tool(noun, readings):
        return False
    if cases_of(noun, readings) - SHORT - INSTRUCTIVE == GEN:
        return True
    return believed(noun, "Case", GEN) >= VERY_SURE and not is_as_in_a_dictionary(noun)


def is_perhaps_a_tool(noun: Token, readings: Readings) -> bool:
    """Whether a Finnish noun in *-tin*, *-din* or *-nin* that no lexicon has may be the nominative of a tool: *suodatin
    otetaan käyttöön*; *paketin*, the end of *lahjapaketin*, is known as a genitive."""
    form = in_lower_case(noun.form)
    ends = (form, *(form[place:] for place in range(SHORTEST_FRONT, len(form) - SHORTEST_END + 1)))
    known = any(reading.feats.get("Case") == GEN for end in ends for reading in known_as(end, "NOUN", readings))
    return IN_IN.search(form) is not None and not known


IN_IN = re.compile("(?:[aeiouyäö][tdn]|nn|tt|ks)in$")
SHORTEST_FRONT, SHORTEST_END = 3, 5
"""Letters of the first part of a compound and of the noun at its end, at least."""


def is_as_in_a_dictionary(noun: Token) -> bool:
    """Whether a noun is spelt as its lemma, and so may be a nominative: *konto*."""
    return in_lower_case(noun.form) == in_lower_case(noun.lemma)


VERY_SURE = 0.97


INSTRUCTIVE = frozenset({"Ins"})
BY_THE_WAY = frozenset("tien verran matkan aikaan vuoksi sõna aja".split())
"""Genitives of which adverbs are made: *saman tien*, *jonkin matkan*."""


def is_genitive_by_its_attribute(token: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether an adjective or demonstrative right before a noun is a genitive alone, in whose case the noun may be."""
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    if before is None or before.upos not in {"ADJ", "DET", "PRON"} or before.head != token.id:
        return False
    # *Sinu konto on suletud*, *selle auto müüdi maha*: whose it is says nothing of the case of the noun.
    if before.lemma in OWN or (before.upos != "ADJ" and is_as_in_a_dictionary(token)):
        return False
    cases = cases_of(before, readings) - SHORT
    return cases == GEN and "VerbForm" not in before.feats and cases_of(token, readings) >= GEN


def stands_free(token: Token, sentence: Sentence, language: str) -> bool:
    """Whether nothing but its attributes, adverbs and cases of place stand before a noun in its clause."""
    for word in reversed(sentence.tokens[: token.id - 1]):
        if word.upos == "SCONJ" or word.form in {",", ";", ":", ".", "!", "?", "(", "–", "-"}:
            return True
        attribute = word.upos in {"ADJ", "DET", "PRON", "NOUN", "PROPN"} and word.feats.get("Case") == GEN
        placed = word.upos in {"NOUN", "PROPN", "ADJ", "PRON", "DET"} and word.feats.get("Case", NOM) <= OBLIQUE
        if not (attribute or placed or word.upos in {"ADV", "ADP"}):
            return False
        if word.upos == "PRON" and attribute and word.head != token.id and language == "et":
            return False
    return True


HAS_TO = frozenset("tuleb tuleks tuli".split())
NEEDED = frozenset({"vaja", "tarvis"})


def what_has_to_be_done(verb: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """The Estonian genitive right before *tuleb* or *on vaja*, behind which there is an infinitive and no other object:
    *seaduse tuleb vastu võtta*, *ukse on vaja sulgeda*."""
    form, after = in_lower_case(verb.form), next_word(verb, sentence)
    needed = form in IS["et"] and after is not None and in_lower_case(after.form) in NEEDED
    if verb.upos not in VERBS or verb.id == 1 or not (form in HAS_TO or needed):
        return None
    behind = rest_of_clause(verb, sentence)
    done = [word for word in behind if "Inf" in word.feats.get("VerbForm", ()) and word.upos == "VERB"]
    objects = any(word.upos in {"NOUN", "PRON"} and not word.feats.get("Case", NOM) <= OBLIQUE for word in behind)
    if len(done) != 1 or done[0].lemma in intransitive() | BEING or objects:
        return None
    token = sentence.tokens[verb.id - 2]
    return token if is_whole(token, sentence, readings) and stands_free(token, sentence, "et") else None


def what_is_ordered(verb: Token, sentence: Sentence, readings: Readings, language: str) -> Token | None:
    """The noun that ends a sentence behind an order that opens it, and is a genitive: *vali sobiva keele*, *osta poest
    uue piima*, *poista vanhan tilin*; in Finnish before another order, too."""
    form = in_lower_case(verb.form)
    words = sentence.tokens[1:]
    ends = next((place for place, word in enumerate(words) if is_an_end(word, sentence, language)), len(words))
    joined = words[ends].upos == "CCONJ" if ends < len(words) else False
    told = form in TOLD[language] or (form in PERHAPS_ORDERS and joined)  # *avaa tiedoston ja tallenna se*
    if verb.id != 1 or not told:
        return None
    *between, last = words[:ends] or [verb]
    if last.upos != "NOUN" or not (last.form or "").islower() or is_a_time(last) or believed_upos(last) < SURE:
        return None
    attributes = [word for word in between if word.head == last.id]
    plain = all(word in attributes or word.upos == "ADV" or is_placed(word) for word in between)
    single = last.feats.get("Number") == SING
    described = any(word.upos == "ADJ" for word in attributes) or not is_as_in_a_dictionary(last)
    genitive = described and bool(attributes) and are_genitives(attributes, readings)
    genitive = genitive and "Gen" in cases_of(last, readings)
    if language == "fi":
        attributive = all(word.feats.get("Case") == GEN for word in attributes)
        genitive = attributive and is_a_genitive(last, readings) and not is_a_device(last)
    return last if plain and single and genitive else None


def is_a_device(noun: Token) -> bool:
    """Whether a noun ends as Finnish nominatives for devices do, of which taggers make genitives: *valitse kaiutin*."""
    form = in_lower_case(noun.form)
    return DEVICE.search(form) is not None and not form.endswith(THINGS)


DEVICE = re.compile("(?:in|äsen|ydän)$")
THINGS = tuple(
    "viestin tilin linkin tekstin profiilin raportin dokumentin artikkelin projektin merkin kortin kupongin hotellin "
    "paketin filmin kalenterin albumin termin nimimerkin".split()
)
"""Genitives of nouns in *-i*."""


def is_an_end(word: Token, sentence: Sentence, language: str) -> bool:
    """Whether a word ends a sentence, or is a conjunction before another Finnish order."""
    after = next_word(word, sentence)
    joined = language == "fi" and word.upos == "CCONJ" and after is not None
    return word.form in ENDING or (joined and after is not None and in_lower_case(after.form) in TOLD["fi"])


TOLD = {
    "et": ORDERS | frozenset("osta too vii anna pane tee joonista kirjelda räägi püüa korista pese".split()),
    "fi": CLEAR_ORDERS,
}
"""Imperatives that open a sentence."""


def is_placed(word: Token) -> bool:
    """Whether a word is in a case of place."""
    return word.upos in {"NOUN", "PROPN", "PRON", "ADJ"} and word.feats.get("Case", NOM) <= OBLIQUE


def are_genitives(attributes: Sequence[Token], readings: Readings) -> bool:
    """Whether attributes can be nothing but genitives, of which one at least is an adjective or demonstrative."""
    alike = all(cases_of(word, readings) - SHORT == GEN for word in attributes)
    return alike and all(word.upos in {"ADJ", "DET", "PRON"} and word.lemma not in OWN for word in attributes)


OWN = frozenset(
    "oma enda ise iseenda mina sina tema meie teie nemad kes mis minä sinä hän me te he joka kuka mikä".split()
)
