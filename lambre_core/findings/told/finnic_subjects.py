"""Told subjects: who does it in Estonian and Finnish, where the words leave no choice, whatever the parser says.

*Minä asut*, *Mari ja Jaan elab*, *hänellä ovat kolme lasta*: a pronoun right before a verb is its subject, two persons
are several, and beside what is counted, or is a partitive, the verb is in the singular. A parser that has seen correct
text alone looks for another subject, or doubts the number of the verb.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from lambre_core.findings.beliefs import believed
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.necessity import MUST
from lambre_core.findings.told.possessors import opens_a_clause
from lambre_core.findings.told.quantities import GEN, NOM, PAR, cases_of, is_a_time
from lambre_core.findings.told.relations import ALONE, BOTH, BOUND, LIKED, TOLD, WHAT_IT_IS, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

VERBS = frozenset({"AUX", "VERB"})
SING, PLUR = frozenset({"Sing"}), frozenset({"Plur"})
THIRD = frozenset({"3"})
BEING = frozenset({"olema", "olla"})

SPEAKING = {
    "minä": ("1", "Sing"),
    "sinä": ("2", "Sing"),
    "me": ("1", "Plur"),
    "te": ("2", "Plur"),
    "he": ("3", "Plur"),
    "hän": ("3", "Sing"),
    "ma": ("1", "Sing"),
    "mina": ("1", "Sing"),
    "sa": ("2", "Sing"),
    "sina": ("2", "Sing"),
    "nad": ("3", "Plur"),
    "nemad": ("3", "Plur"),
    "ta": ("3", "Sing"),
    "tema": ("3", "Sing"),
}
"""Personal pronouns in the nominative, with person and number."""

FINNISH_ENDS: tuple[tuple[re.Pattern[str], tuple[str, str]], ...] = (
    (re.compile("mme$"), ("1", "Plur")),
    (re.compile("(?<!e)tte$"), ("2", "Plur")),
    (re.compile("v[aä]t$"), ("3", "Plur")),
    (re.compile("[aeiouyäö](?<!n[uy])(?<!ll[uy])(?<!rr[uy])(?<!ss[uy])t$"), ("2", "Sing")),
    (
        re.compile(
            "(?:[^m]|[a-zäö]{4}m)(?:ee|oo|öö|uu|yy)$|^(?:on|oli|sai|tuli|meni|söi|joi|kävi|näki|teki|antoi|voi|voisi|osti|otti|lähti)$"
        ),
        ("3", "Sing"),
    ),
)
"""How Finnish finite verbs end that are of one person alone; imperatives end in a short vowel, or in *-aa*, *-ää*."""


def subjects_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The subjects of a sentence that are told so and do not fit their verbs, joined to these, and the verbs."""
    for token in sentence.tokens[:-1]:
        if token.deprel == BOUND:
            continue  # *me on odotettava*
        found = (
            (speaker_in(token, sentence) if language == "fi" else None)
            or named_speaker_in(token, sentence, language)
            or undeclined_in(token, sentence, language)
            or several_in(token, sentence, readings, language)
            or counted_in(token, sentence, readings, language)
            or two_in(token, sentence, readings)
            or one_in(token, sentence, readings, language)
            or relative_in(token, sentence, readings, language)
            or liked_in(token, sentence, readings)
            or what_they_are(token, sentence)
        )
        if found is not None:
            yield as_told(found.subject, found.subject.upos, found.own, (found.verb.id, found.relation))
            yield as_told(found.verb, found.verb.upos, found.said, None)


@dataclass(frozen=True, slots=True)
class Told:
    """A subject, its verb, the relation of the two, and what is sure of each."""

    subject: Token
    verb: Token
    relation: str
    own: Features
    said: Features


def next_word(token: Token, sentence: Sentence) -> Token | None:
    """The word right behind one."""
    return sentence.tokens[token.id] if token.id < len(sentence.tokens) else None


def is_finite(word: Token | None) -> bool:
    """Whether a word is surely a finite verb that is not denied."""
    if word is None or word.upos not in VERBS or "Fin" not in word.feats.get("VerbForm", ()):
        return False
    known = word.beliefs.upos.get("VERB", 0.0) + word.beliefs.upos.get("AUX", 0.0) if word.beliefs is not None else 1.0
    return known >= SURE and "Yes" not in word.feats.get("Connegative", ())


SURE = 0.8


def starts(token: Token, sentence: Sentence) -> bool:
    """Whether nothing but an adverb, a conjunction of clauses or a stop stands right before a word."""
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    if before is not None and before.upos == "CCONJ" and before.id > 1:
        return sentence.tokens[before.id - 2].upos in VERBS  # *sinä itket ja minä nauraa*
    return before is None or before.upos in {"ADV", "SCONJ"} or before.form in {",", ":", "–", "-", "„", "”", '"'}


def speaker_in(token: Token, sentence: Sentence) -> Told | None:
    """A Finnish personal pronoun and a verb right behind it that ends as another person does: *minä asut*."""
    person = SPEAKING.get(in_lower_case(token.form))
    verb = next_word(token, sentence)
    if verb is not None and in_lower_case(verb.form) in MUST:
        return None
    if person is None or token.upos != "PRON" or not starts(token, sentence) or verb is None or not is_finite(verb):
        return None
    told = next((told for end, told in FINNISH_ENDS if end.search(in_lower_case(verb.form))), None)
    if told is None or told == person or (person == ("3", "Plur") and told == ("2", "Sing")):
        return None
    if person[0] == told[0] and person[0] == "2":
        return None  # *te olet* is said of one who is addressed politely.
    own = {"Person": frozenset({person[0]}), "Number": frozenset({person[1]}), "Case": NOM}
    return Told(token, verb, TOLD, own, {"Person": frozenset({told[0]}), "Number": frozenset({told[1]})})


def named_speaker_in(token: Token, sentence: Sentence, language: str) -> Told | None:
    """A name that opens an Estonian sentence and a verb in the first person right behind it: *Mari helistasin*."""
    verb = next_word(token, sentence)
    if language != "et" or token.upos != "PROPN" or token.id != 1 or verb is None or not is_finite(verb):
        return None
    first = "1" in verb.feats.get("Person", ()) and believed(verb, "Person", frozenset({"1"})) >= SURE
    name = (
        token.feats.get("Case") == NOM
        and NAME.fullmatch(token.form or "") is not None
        and FIRST.search(verb.form or "")
    )
    return Told(token, verb, TOLD, {"Case": NOM}, {"Person": frozenset({"1"})}) if first and name else None


NAME = re.compile("[A-ZÕÄÖÜŠŽ][a-zõäöüšž]{2,}")
FIRST = re.compile("[aeiouõäöü]n$|..[aeiouõäöü]me$")
"""How Estonian verbs in the first person end, and no English *name*."""


def undeclined_in(token: Token, sentence: Sentence, language: str) -> Told | None:
    """An Estonian pronoun at the beginning of its clause and a verb right behind it without an ending, as negated ones
    are: *ma ole väsinud*."""
    form, verb = in_lower_case(token.form), next_word(token, sentence)
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    if before is not None and before.upos == "ADV":
        return None  # *eks nad taha tulla*
    if language != "et" or form not in {"ma", "mina", "me", "ta", "nad"} or not starts(token, sentence):
        return None
    if verb is None or in_lower_case(verb.form) not in WITHOUT_ENDS or verb.upos not in VERBS:
        return None
    if any("Neg" in word.feats.get("Polarity", ()) for word in sentence.tokens[: verb.id]):
        return None
    own = dict(
        zip(("Person", "Number"), (frozenset({value}) for value in SPEAKING.get(form, ("1", "Plur"))), strict=True)
    )
    return Told(token, verb, TOLD, {**own, "Case": NOM}, {"Person": frozenset({"2"})})


WITHOUT_ENDS = frozenset("ole taha saa tea lähe loe oska mõista räägi ela meeldi".split())
"""Forms of verbs that are negated or tell one to do something."""


def several_in(token: Token, sentence: Sentence, readings: Readings, language: str) -> Told | None:
    """A pronoun or noun in the plural that opens its clause, and a copula or verb right behind it in the singular:
    *ne on pöydällä*, *vanemad oli mures*; not where something is done to them or must be."""
    verb = next_word(token, sentence)
    if verb is None or verb.upos not in VERBS or in_lower_case(verb.form) not in SAID_OF_ONE[language]:
        return None
    form, after = in_lower_case(token.form), next_word(verb, sentence)
    if in_lower_case(verb.form) == "ei" and (after is None or after.upos == "PUNCT"):
        return None  # *jos vastaat ei, lista poistetaan*
    if form in ADDRESSED and "Plur" in token.feats.get("Number", ()):
        opens = starts(token, sentence)
    else:
        plural = cases_of(token, readings) == NOM and token.feats.get("Number") == PLUR
        opens = token.upos == "NOUN" and plural and opens_a_clause(token, sentence) and not is_a_time(token)
        opens = opens and (token.form or "")[1:].islower() and ends_as_a_plural(form, language)
    if not opens or is_done_to(verb, sentence, language) or has_owner_behind(verb, sentence):
        return None
    own = {"Number": PLUR, "Case": NOM, **({"Person": frozenset({ADDRESSED[form]})} if form in ADDRESSED else {})}
    return Told(token, verb, TOLD, own, {"Number": SING, "Person": THIRD})


SAID_OF_ONE = {
    "fi": frozenset("on oli olisi ei".split()),
    "et": frozenset("oli hakkab hakkas".split()),
}
"""Forms that are said of one alone; Estonian *on* is said of several, too."""


ADDRESSED = {"te": "2", "he": "3", "ne": "3", "nad": "3", "nemad": "3"}


def ends_as_a_plural(form: str, language: str) -> bool:
    """Whether a noun ends as nominatives in the plural do."""
    return re.search("[aeiouyäö]t$" if language == "fi" else "[aeiouõäöü]d$", form) is not None


def is_done_to(verb: Token, sentence: Sentence, language: str) -> bool:
    """Whether something behind a verb says what is done to somebody, what must be done or what is needed, or where the
    clause has another subject."""
    for word in sentence.tokens[verb.id :]:
        form = in_lower_case(word.form)
        if word.upos == "SCONJ" or word.form in {",", ";", ":", "."}:
            return False
        if DONE[language].search(form) is not None or form in NEEDED or "Inf" in word.feats.get("VerbForm", ()):
            return True
        if word.upos in {"NOUN", "PROPN", "PRON", "NUM"} and word.feats.get("Case", NOM) <= NOM | PAR:
            return True
    return False


DONE = {
    "fi": re.compile("t[uy]$|(?:[tdlnr](?:aa|ää)|tii)n$|t[aä]v(?:[aä]|iss[aä]|an[aä])$|tt[aä]v|m[aä](?:ss|st|tt)[aä]$"),
    "et": re.compile("[td]ud$|[td]av$|[td]ama$"),
}
NEEDED = frozenset("vaja tarvis võimalik pakko syytä hyvä helppo vaikea mahdollista kova tarkoitus liian".split())


def has_owner_behind(verb: Token, sentence: Sentence) -> bool:
    """Whether somebody who has something stands behind a verb, whose object is first then: *kirjad oli mul*."""
    return any(
        word.feats.get("Case") == frozenset({"Ade"}) and word.upos == "PRON" for word in sentence.tokens[verb.id :]
    )


def counted_in(token: Token, sentence: Sentence, readings: Readings, language: str) -> Told | None:
    """A noun that is counted, and *to be* in the plural behind somebody who has so many: *hänellä ovat kolme lasta*.
    Before their verb several that are known are said in the plural (*kolme poikaa pelaavat*)."""
    numeral = sentence.tokens[token.id - 2] if token.id > 1 else None
    if token.upos != "NOUN" or numeral is None or NUMERAL.fullmatch(in_lower_case(numeral.form)) is None:
        return None
    if not is_a_partitive(token, readings):
        return None
    before = sentence.tokens[numeral.id - 2] if numeral.id > 1 else None
    if before is None or before.id != WITH_OWNER or not is_said_of_several(before) or before.lemma not in BEING:
        return None
    owner = sentence.tokens[before.id - 2]
    owned = owner.feats.get("Case") == frozenset({"Ade"}) and owner.upos in {"PRON", "NOUN", "PROPN"}
    return Told(token, before, ALONE, {"Case": PAR}, {"Number": PLUR}) if owned else None


def is_a_partitive(token: Token, readings: Readings) -> bool:
    """Whether a noun can be nothing but a partitive, or is surely one here: *last*."""
    certain = token.feats.get("Case") == PAR and believed(token, "Case", PAR) >= VERY_SURE
    return certain or cases_of(token, readings) == PAR


VERY_SURE = 0.95

WITH_OWNER = 2
"""Place of the verb behind the owner that opens the sentence."""

NUMERAL = re.compile(
    "kaks|kolm|neli|viis|kuus|seitse|kaheksa|üheksa|kümme|kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän|"
    r"kymmenen|\d+|palju|vähe|paljon|vähän|monta|mitu"
)


BEHIND_A_PLACE = 3


def is_said_of_several(verb: Token) -> bool:
    """Whether a verb ends as third persons in the plural do."""
    return is_finite(verb) and SEVERAL.search(in_lower_case(verb.form)) is not None


SEVERAL = re.compile("v[aä]t$|vad$|^olid$")


def one_in(token: Token, sentence: Sentence, readings: Readings, language: str) -> Told | None:
    """A first name or a noun in the singular that opens a sentence, with a first name behind it or none, and *olid* or
    *ovat* right behind that: *Jaan olid*, *kasutaja Mari olid*, *käyttäjä ovat*."""
    verb = next_word(token, sentence)
    named = verb is not None and verb.upos == "PROPN" and in_lower_case(verb.form) in FIRST_NAMES
    if named and verb is not None:
        verb = next_word(verb, sentence)
    if (
        token.id != 1
        or verb is None
        or in_lower_case(verb.form) not in ARE_SEVERAL[language]
        or verb.lemma not in BEING
    ):
        return None
    name = token.upos == "PROPN" and in_lower_case(token.form) in FIRST_NAMES
    cases = cases_of(token, readings) - {"Par"}
    alone = cases == NOM or (cases <= NOM | GEN and PERSON.search(in_lower_case(token.form)) is not None)
    noun = token.upos == "NOUN" and token.feats.get("Number") == SING and alone
    if not (name or noun) or is_done_to(verb, sentence, "et"):
        return None
    return Told(token, verb, TOLD, {"Number": SING, "Case": NOM}, {"Number": PLUR, "Person": THIRD})


ARE_SEVERAL = {"fi": frozenset({"ovat", "olivat"}), "et": frozenset({"olid"})}


def two_in(token: Token, sentence: Sentence, readings: Readings) -> Told | None:
    """The first of two persons that open a sentence and a verb right behind them that is said of one: *Liisa ja Matti
    asuu*, *äiti ja isä on töissä*."""
    if token.id != 1 or len(sentence.tokens) < WITH_TWO:
        return None
    joining, other, verb = sentence.tokens[1:4]
    if in_lower_case(joining.form) not in {"ja", "sekä", "ning"} or not is_finite(verb):
        return None
    if not (is_a_person(token, readings) and is_a_person(other, readings)):
        return None
    form = in_lower_case(verb.form)
    one = verb.feats.get("Number") == SING and "3" in verb.feats.get("Person", ())
    if not one or ONE.search(form) is None or (form in {"on", "pole"} and is_estonian(sentence)):
        return None
    return Told(token, verb, BOTH, {"Number": SING, "Case": NOM}, {"Number": SING, "Person": THIRD})


WITH_TWO = 5
"""Words of the shortest such sentence, its stop among them."""

ONE = re.compile("(?:b|s|i|aa|ää|ee|oo|öö|uu|yy|on|juo|syö|vie|tuo)$")
"""How verbs end that are said of one."""


def is_estonian(sentence: Sentence) -> bool:
    """Whether the verb *to be* of a sentence is the Estonian one."""
    return any(word.lemma == "olema" for word in sentence.tokens)


def is_a_person(word: Token, readings: Readings) -> bool:
    """Whether a word is a first name, a personal pronoun or a noun for one of a family, in the nominative."""
    form = in_lower_case(word.form)
    if word.upos == "PRON":
        return form in SPEAKING
    if word.upos == "PROPN":
        return form in FIRST_NAMES and word.feats.get("Case", NOM) <= NOM
    return word.upos == "NOUN" and form in OF_A_FAMILY


OF_A_FAMILY = frozenset(
    "äiti isä mies vaimo poika tyttö veli sisko isoäiti isoisä mummo ukki opettaja oppilas ystävä "
    "ema isa mees naine poiss tüdruk vend õde vanaema vanaisa õpetaja õpilane sõber".split()
)

FIRST_NAMES = frozenset(
    "matti liisa anna mikko pekka jussi maria ville kalle antti timo heikki sari tiina laura hanna elina eeva juha "
    "jari kari jukka markku hannu aino leena kirsi sanna jenni minna paula riitta seppo ilkka olli lauri eino "
    "mari jaan liis peeter kati toomas jüri andres tõnu mart margus rein urmas priit kadri maarja triin piret kristi "
    "anu liina karl mihkel siim martin helen sirje malle juku mati tiit aivar raivo tõnis jaanus erki kaarel rasmus "
    "kristjan marek taavi indrek kaja ülle merike tiiu katrin liisi grete laur henri johanna saara emma eero tuomas "
    "antero jukka-pekka petri sami teemu marko mika harri janne joonas onni leo oskari veera iida ella emilia".split()
)
"""Frequent Finnish and Estonian first names."""


def relative_in(token: Token, sentence: Sentence, readings: Readings, language: str) -> Told | None:
    """A relative pronoun behind the comma of the noun that it stands for, and the verb right behind it in another
    number than this: *mees, kes elavad siin*, *nainen, joka asuvat täällä*. Not where the clause has another subject
    (*raamat, mis ostavad lapsed*), nor where another noun before may be meant."""
    verb = next_word(token, sentence)
    while verb is not None and verb.upos == "ADV":
        verb = next_word(verb, sentence)
    noun = sentence.tokens[token.id - 3] if token.id > 2 and sentence.tokens[token.id - 2].form == "," else None
    if in_lower_case(token.form) not in RELATIVE[language] or noun is None or noun.upos != "NOUN":
        return None
    if verb is None or not is_finite(verb) or "3" not in verb.feats.get("Person", ()):
        return None
    if not is_surely_meant(noun, sentence, readings) or (token.id > 1 and is_done_to(verb, sentence, "et")):
        return None
    number, other = noun.feats.get("Number"), SING if SEVERAL.search(in_lower_case(verb.form)) is not None else PLUR
    several = other == SING
    if number != other or (not several and ONE.search(in_lower_case(verb.form)) is None) or is_of_many(noun):
        return None
    if in_lower_case(verb.form) in {"on", "pole"} or is_before_a_noun(verb, sentence):
        return None
    earlier = sentence.tokens[: noun.id - 1]
    if any(may_be_meant(word, PLUR if several else SING) for word in earlier) or noun.feats.get("Case") == ELATIVE:
        return None
    if language == "fi" and not several:
        return None
    own = {"Case": NOM, "Number": other, "Person": THIRD}
    return Told(token, verb, TOLD, own, {"Number": PLUR if several else SING, "Person": THIRD})


RELATIVE = {"fi": frozenset({"joka"}), "et": frozenset({"kes", "mis"})}
"""Finnish relative pronouns have a number of their own."""

ELATIVE = frozenset({"Ela"})
MANY = re.compile(
    "(?:rahvas|paar|pere|perekond|rühm|grupp|meeskond|hulk|enamik|osa|publik|politsei|noorsugu|pari|perhe)$"
)


def is_surely_meant(noun: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun before a comma is in one number whatever it is, and nothing else can be meant by what follows: a
    nominative with no verb before it, or, of one alone, what a verb right before it is done to (*tunnen naist, kes*).
    Behind a verb *mis* may stand for all that is said (*hinnad tõusid, mis mõjutab ostjaid*)."""
    numbers = {frozenset(reading.feats.get("Number", ())) for reading in readings(noun)}
    before = sentence.tokens[noun.id - 2] if noun.id > 1 else None
    sure = noun.feats.get("Case") == NOM and believed(noun, "Case", NOM) >= VERY_SURE
    first = (sure or cases_of(noun, readings) == NOM) and not any(
        word.upos in VERBS for word in sentence.tokens[: noun.id - 1]
    )
    done = before is not None and before.upos == "VERB" and noun.feats.get("Number") == SING
    plural = in_lower_case(noun.form).endswith(("d", "t")) == (noun.feats.get("Number") == PLUR)
    return len(numbers) == 1 and ((first and plural) or (done and in_lower_case(noun.form).endswith(("t", "n"))))


def is_of_many(noun: Token) -> bool:
    """Whether a noun means several though it is in the singular."""
    return MANY.search(in_lower_case(noun.lemma)) is not None or MANY.search(in_lower_case(noun.form)) is not None


def is_before_a_noun(verb: Token, sentence: Sentence) -> bool:
    """Whether a nominative stands behind a verb in its clause, which may be its subject, or what is a participle is an
    attribute of."""
    for word in sentence.tokens[verb.id :]:
        if word.form in {",", ".", ";", ":", "!", "?"}:
            return False
        if word.upos in {"NOUN", "PROPN", "PRON", "NUM"} and not word.feats.get("Case", NOM).isdisjoint(NOM):
            return True
    return False


def liked_in(token: Token, sentence: Sentence, readings: Readings) -> Told | None:
    """The Estonian noun that ends a sentence behind *meeldib*, with somebody who likes it before: *mulle meeldib
    šokolaadi*."""
    verb = sentence.tokens[token.id - 2] if token.id > 1 else None
    after = next_word(token, sentence)
    if verb is None or after is None or LIKING.fullmatch(in_lower_case(verb.form)) is None or token.upos != "NOUN":
        return None
    somebody = any(word.feats.get("Case") == TO for word in sentence.tokens[: verb.id - 1])
    wrong = cases_of(token, readings) - {"Add", "Acc"} in (PAR, frozenset({"Gen", "Par"}))
    if not (somebody and wrong and after.form in {".", "!", "?"}):
        return None
    return Told(token, verb, LIKED, {"Case": PAR}, {})


TO = frozenset({"All"})
LIKING = re.compile("meeldi(?:b|s|ks|vad)?")


def what_they_are(token: Token, sentence: Sentence) -> Told | None:
    """The noun for a person in the singular that ends a sentence, and a copula right before it whose subject is a
    pronoun in the plural: *nad on eestlane*, *me olemme opettaja*. *Te* may be one."""
    if token.upos != "NOUN" or token.id < BEHIND_A_PLACE or PERSON.search(in_lower_case(token.form)) is None:
        return None
    verb, who, after = sentence.tokens[token.id - 2], sentence.tokens[token.id - 3], next_word(token, sentence)
    several = in_lower_case(who.form) in {"me", "he", "nad", "nemad"} and starts(who, sentence)
    being = verb.upos == "AUX" and ARE.fullmatch(in_lower_case(verb.form)) is not None
    one = token.feats.get("Number") == SING and token.feats.get("Case") == NOM
    if not (several and being and one and after is not None and after.form in {".", "!", "?", ","}):
        return None
    return Told(token, verb, WHAT_IT_IS, {"Number": SING, "Case": NOM}, {"Number": PLUR})


PERSON = re.compile("(?:lane|[aeiouyäöõü]j[aä]|lainen|läinen|lääkäri|arst|ystävä|sõber|vend|õde|veli|sisko)$")
ARE = re.compile("olemme|ovat|olimme|olivat|oleme|on|olime|olid")


def may_be_meant(word: Token, number: frozenset[str]) -> bool:
    """Whether a relative pronoun may stand for an earlier word in a number: a noun or pronoun in it, or what counts."""
    if word.upos == "NUM" or in_lower_case(word.form) in {"ja", "või", "ega", "ning", "nii", "palju", "mitu", "kaks"}:
        return True
    return word.upos in {"NOUN", "PROPN", "PRON", "DET"} and not number.isdisjoint(word.feats.get("Number", number))
