"""Quantities: a numeral or quantifier right before a noun counts it, whatever the parser makes of the two.

Where a noun is not in the case that *několik*, *шість* or Estonian *palju* asks for, a parser that has seen correct
text alone looks for another tree: *málo* in *mám málo čas* goes with the verb, and *шість* in *шість олівці* is a noun
itself. So such words are joined to the noun as numerals, if it can be in no form that is asked for; correct trees stay
as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from lambre_core.findings.readings import Readings
from lambre_core.grammar.rule import GOVERNING
from lambre_core.treebank.tree import Beliefs, Sentence, Token, in_lower_case, in_place_of

NUMERAL = "NUM"
SINGULAR = frozenset({"Sing"})
NOMINATIVE = frozenset({"Nom"})

Asked = Mapping[str, Mapping[str, frozenset[str]]]
"""Numeral or quantifier in lower case -> feature -> values, one of which what it counts has (`Grammar.counted`)."""

ATTRIBUTES = frozenset({"ADJ", "DET"})
ONE = frozenset({"jeden", "jedna", "один"})
"""Behind a numeral they are its last part (*двадцять один учень*)."""

PLAIN = frozenset({"Nom", "Acc", "Voc"})
"""Cases of subjects and objects, and what looks like them; a noun in another one, unless it is what is asked for in the
wrong number, has its case from elsewhere."""

OF_NOMINATIVES = frozenset({"Nom", "Acc", "Gen", "Par"})
"""Cases that numerals ask for which are nominatives or accusatives themselves."""

DEGREES = frozenset("hodně málo багато мало небагато немало много немного palju vähe paljon vähän".split())
"""They say how much something is done as well (*hodně čte*), but not beside verbs of having."""

OF_HAVING = frozenset(
    "být mít dostat dostávat chtít koupit najít potřebovat vidět vydělat "
    "бути мати отримати отримувати хотіти купити знайти потребувати бачити заробити "
    "olema leidma nägema ostma saama tahtma teenima vajama "
    "haluta löytää nähdä olla omistaa ostaa saada tarvita".split()
)
"""Verbs that have no degree, so that *málo* behind them says how much of what (*mám málo čas*)."""

OF_HOURS = frozenset(
    "v ve o do od po před kolem okolo k ke mezi s z о об у в во до після від з із зі близько біля "
    "к ко около с со от после".split()
)
"""Adpositions that stand before hours (*о сьомій*, *v sedm*)."""

LABELS = frozenset(
    "bod číslo článek díl hodina kapitola odstavec strana verze "
    "глава година номер пункт розділ сторінка стаття том частина частка".split()
)
"""Nouns behind which a numeral is their number (*strana pět*)."""


def with_quantities(sentence: Sentence, readings: Readings, asked: Asked) -> Sentence:
    """The sentence with such words as numerals that depend on the nouns behind them.

    Args:
        readings: of words out of context.
    """
    changed: dict[int, Token] = {}
    for token in sentence.tokens if asked else ():
        form = in_lower_case(token.form)
        # What stands after *два* is taken for a nominative plural by many a tagger.
        noun = counted(token, sentence) if form in asked and asked[form].get("Number") != SINGULAR else None
        if (
            noun is not None
            and may_count(token, noun, asked[form], sentence, readings)
            and not fits(noun, readings, asked[form])
        ):
            changed |= {one.id: one for one in joined(token, noun, sentence)}
    return sentence.with_tokens(changed)


def counted(token: Token, sentence: Sentence) -> Token | None:
    """The noun behind a word, with nothing but attributes between."""
    following = sentence.tokens[token.id :]
    noun = next((word for word in following if word.upos not in ATTRIBUTES or word.lemma in ONE), None)
    if noun is None or noun.upos != "NOUN" or (noun.head == token.id and token.upos not in {"NOUN", NUMERAL}):
        return None
    return noun


def may_count(
    token: Token, noun: Token, asked: Mapping[str, frozenset[str]], sentence: Sentence, readings: Readings
) -> bool:
    """Whether a word counts the noun behind it: it does not stand where it may say when, nor after what it is the
    number of, and is no adverb; the noun is in a case of subjects or objects."""
    oblique = not asked["Case"] <= OF_NOMINATIVES
    if noun.feats.get("Case", PLAIN).isdisjoint(PLAIN | asked["Case"]) and not (oblique and noun.id == token.id + 1):
        return False
    if noun.head == token.id and token.head == 0:
        return False
    owned = sentence.head_of(noun)
    if owned is not None and owned.upos in {"ADJ", "NOUN"} and owned.id > noun.id:
        return False  # *mitu õigeusu kirikut* counts what stands behind
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    if oblique and before is not None and before.upos in {"ADJ", "DET", "PRON"}:
        return False  # *дав цим двом яблуко*
    if in_lower_case(token.form) in ASKING and before is not None and in_lower_case(before.form) in {"не", "настільки"}:
        return False
    hour = before is not None and (before.form or "").lower() in OF_HOURS and not oblique
    if before is not None and (hour or before.upos == NUMERAL):
        return False
    if before is not None and before.lemma in LABELS:
        return False
    if in_lower_case(token.form) in ASKING:
        return noun.id == token.id + 1 and not is_plural_subject(noun, sentence)
    near = noun.id == token.id + 1 or are_counted(sentence.tokens[token.id : noun.id - 1], asked, readings)
    return (token.form or "").lower() not in DEGREES or (near and is_had(noun, token, sentence))


def is_plural_subject(noun: Token, sentence: Sentence) -> bool:
    """Whether a noun agrees with a verb in the plural, of which may be asked how long: *скільки коти живуть*."""
    verb = sentence.head_of(noun)
    return verb is None or "Plur" in verb.feats.get("Number", ())


ASKING = frozenset("скільки стільки сколько столько".split())
"""Words for how much and so much, which may say how long."""


def are_counted(attributes: Sequence[Token], asked: Mapping[str, frozenset[str]], readings: Readings) -> bool:
    """Whether attributes may be in a case that is asked for and in no nominative, so that it is not they of which there
    is much (*palju huvitavaid erialad*, *hodně dobrých kamarádi*)."""
    cases = [[reading.feats.get("Case", NOMINATIVE) for reading in readings(word)] for word in attributes]
    return bool(cases) and all(
        any(not case.isdisjoint(asked["Case"]) for case in own) and all(NOMINATIVE.isdisjoint(case) for case in own)
        for own in cases
    )


def is_had(noun: Token, token: Token, sentence: Sentence) -> bool:
    """Whether a noun behind the quantifier belongs to a verb before it, or to one right before, that has no degree
    (*je hodně dobrý nápad* and *mám hodně ráda kino* speak of another word's)."""
    verbs = (sentence.head_of(noun), sentence.tokens[token.id - 2] if token.id > 1 else None)
    having = {verb.id for verb in verbs if verb is not None and verb.id < token.id and verb.lemma in OF_HAVING}
    # An auxiliary has nothing: *sellest on palju inimesed rääkinud*.
    if not having or any(
        word.head in having and (word.deprel or "").startswith("comp:aux") for word in sentence.tokens
    ):
        return False
    return not any((word.form or "").lower() in GLAD for word in sentence.tokens)


GLAD = frozenset("rád ráda rádi rády radši raději rada".split())


def fits(noun: Token, readings: Readings, asked: Mapping[str, frozenset[str]]) -> bool:
    """Whether a noun has a reading that is asked for, or none that says so."""
    return any(
        all(not reading.feats.get(name, values).isdisjoint(values) for name, values in asked.items())
        for reading in readings(noun)
        if reading.upos == noun.upos
    )


def joined(token: Token, noun: Token, sentence: Sentence) -> Iterator[Token]:
    """What changes: the numeral, and where the noun depended on it the noun and what else did."""
    beliefs = Beliefs({NUMERAL: 1.0}, {}, {noun.id: 1.0}, {GOVERNING: 1.0}) if token.beliefs else None
    feats = {name: values for name, values in token.feats.items() if name == "Case"}
    yield replace(token, upos=NUMERAL, feats=feats, head=noun.id, deprel=GOVERNING, beliefs=beliefs)
    if noun.head != token.id:
        return
    yield in_place_of(token, noun)
    for word in sentence.tokens:
        if word.head == token.id and word.id != noun.id:
            yield replace(word, head=noun.id, beliefs=word.beliefs and replace(word.beliefs, heads={noun.id: 1.0}))
