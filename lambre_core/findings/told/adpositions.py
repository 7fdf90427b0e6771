"""Told adpositions: Estonian and Finnish words that are adpositions and nothing else, with the noun right before or
behind them.

*Matka jälkeen* and *hind suhtes* are no genitives; so a parser that has seen correct text alone looks for another place
for the noun, or for the adposition. But what stands right before a word that is a postposition wherever it stands
belongs to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.arguments import before_in_clause
from lambre_core.findings.told.names import is_labelled, is_named
from lambre_core.findings.told.quantities import GEN, NOM, PAR, SHORT, cases_of, is_a_time, is_at_its_end
from lambre_core.findings.told.relations import SELF, as_told
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

COM = frozenset({"Com"})

POSTPOSITIONS = frozenset(
    "ajal asemel jaoks jooksul juures juurest kaudu käigus nimel poolest puhul raames seas suhtes tõttu "
    "ääres hulgas korral sõnul hinnangul arvates väitel abil kohaselt "
    "aikana ansiosta asemesta avulla jälkeen kanssa kuluessa kuluttua luokse luona mielestä mukaisesti myötä "
    "ohella perusteella puitteissa puolesta sijaan sijasta takia toimesta vuoksi".split()
)
"""Those with the genitive that are never adverbs, so that nothing else can stand before them."""

PREPOSITIONS = {
    "keset": PAR,
    "alates": frozenset({"Ela"}),
    "vaatamata": frozenset({"All"}),
    "hoolimata": frozenset({"Ela"}),
    "vastavalt": frozenset({"All"}),
    "vailla": PAR,
    "kohti": PAR,
    "ilman": PAR,
    "huolimatta": frozenset({"Ela"}),
    "liittyen": frozenset({"Ill"}),
    "ilma": frozenset({"Abe"}),
    "enne": PAR,
    "pärast": PAR,
    "seoses": COM,
    "võrreldes": COM,
    "koos": COM,
}
"""Those with another case; some stand behind their noun as well (*vihmast hoolimata*, *rantaa kohti*)."""

OF_WEATHER = "ilma"
"""An Estonian preposition that is the genitive of *weather* as well, but not before a pronoun (*ilma sinu loata*)."""

OWNERS = frozenset("minu sinu tema meie teie nende oma minun sinun hänen meidän teidän heidän".split())
"""Pronouns for whose something is, which stand between a preposition and its noun."""

WITH_GENITIVES = frozenset({"enne", "koos", "pärast"})
"""Those that are adverbs or postpositions as well, behind which a nominative is a subject: *elavad koos*."""

OF_THE_AIR = frozenset("lämpötila kosteus laatu paine virtaus saaste epäpuhtaus hiukkanen vaihto".split())
"""Nouns before which *ilman* is the genitive of air."""

PRONOUNS = frozenset("joka kuka mikä minä sinä hän me te he tämä tuo mina sina tema kes".split())
"""Nominatives before which no postposition stands; *minä aikana* is when, and *mis ajal*, too."""

PLAIN = (NOM, GEN, NOM | GEN, PAR, NOM | PAR)


def governed_in(sentence: Sentence, readings: Readings) -> Iterator[Token]:
    """The nouns of a sentence in a case that the adposition beside them does not take, joined to it, and these."""
    for word in sentence.tokens:
        form = in_lower_case(word.form)
        event = sentence.tokens[word.id] if form in BEFORE_EVENTS and word.id < len(sentence.tokens) else None
        if event is not None and is_an_event(event, word, sentence, readings):
            noun, wrong = event, True
        elif form == "koos" and word.id > MOST_BEFORE:
            noun = sentence.tokens[word.id - 2]
            wrong = is_together(noun, word, sentence, readings)
        elif form in POSTPOSITIONS and word.id > 1 and not is_before_a_time(word, sentence):
            noun = sentence.tokens[word.id - 2]
            wrong = is_no_genitive(noun, word, sentence, readings)
        elif form in PREPOSITIONS and word.id < len(sentence.tokens):
            noun = governed_behind(word, sentence)
            wrong = is_never(noun, PREPOSITIONS[form], word, sentence, readings)
        elif form == "mukaan" and word.id == ACCORDING:
            noun = sentence.tokens[0]
            wrong = is_according(noun, word, sentence, readings)
        elif form in WHERE and word.id > MOST_BEFORE:
            noun = sentence.tokens[word.id - 2]
            wrong = is_where_it_is(noun, word, sentence, readings)
        elif form in AROUND and word.id > ACCORDING:
            noun = sentence.tokens[word.id - 2]
            wrong = is_gone_around(noun, word, sentence, readings)
        else:
            continue
        if wrong:
            yield as_told(noun, noun.upos, {}, (word.id, SELF))
            yield as_told(
                word,
                "ADP",
                {},
                (noun.head or 0, noun.deprel or "") if word.head == noun.id else None,
            )


def governed_behind(adposition: Token, sentence: Sentence) -> Token:
    """The word right behind a preposition, or behind whose it is: *ilman sinun suostumus*."""
    after = sentence.tokens[adposition.id]
    owned = in_lower_case(after.form) in OWNERS and after.id < len(sentence.tokens)
    return sentence.tokens[after.id] if owned else after


ACCORDING = 2
"""Place of Finnish *mukaan* behind a noun that opens a sentence."""


def is_according(noun: Token, adposition: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a nominative in the singular stands before Finnish *mukaan* at the beginning of a sentence that has its
    verb and subject behind: *sopimus mukaan maksu suoritetaan heti*. What is taken along stands there without a verb
    (*eväät mukaan!*), or before a conjunction (*reppu mukaan ja menoksi*)."""
    single = noun.feats.get("Number") == frozenset({"Sing"}) and is_common(noun) and cases_of(noun, readings) == NOM
    after = sentence.tokens[adposition.id] if adposition.id < len(sentence.tokens) else None
    subject = after is not None and after.upos in {"ADJ", "DET", "NOUN", "PRON"}
    finite = any("Fin" in word.feats.get("VerbForm", ()) for word in sentence.tokens[adposition.id :])
    return single and subject and finite and is_known(noun, readings)


def is_known(noun: Token, readings: Readings) -> bool:
    """Whether the lexicon has a noun in the nominative."""
    return any(reading.feats.get("Case") == NOM for reading in known_as(in_lower_case(noun.form), "NOUN", readings))


ORDERED = frozenset({"Imp", "Inf"})
BEFORE_EVENTS = frozenset({"ennen", "enne", "pärast"})
EVENTS = frozenset(
    "joulu pääsiäinen työ koulu tunti loma kokous ruoka matka sota tentti kurssi juhla konsertti elokuva "
    "jõulud pühad töö kool tund koosolek eksam reis sõda film kontsert loeng trenn lõuna".split()
)
"""What one does something before or after."""
DONE = re.compile("[a-zäöõü]{3,}mi(?:nen|ne)$")
"""How nouns end for what is done."""


def is_an_event(noun: Token, adposition: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun that means what happens or is done stands in the nominative behind *before* or *after* and before
    a verb whose subject it is not: *ennen joulu on kiire*, *pärast töö läheme koju*, *ennen maksaminen tarkista hinta*.
    """
    verb = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    form = in_lower_case(noun.form)
    if (
        (form not in EVENTS and DONE.search(form) is None)
        or verb is None
        or adposition.id != 1
        or verb.upos not in {"AUX", "VERB"}
    ):
        return False
    speaking = not SPEAKERS.isdisjoint(verb.feats.get("Person", ()))
    if (
        DONE.search(form) is not None
        and verb.upos == "VERB"
        and not ORDERED.isdisjoint(verb.feats.get("Mood", frozenset()) | verb.feats.get("VerbForm", frozenset()))
    ):
        return True  # *pärast paigaldamine käivita seade*
    alone = in_lower_case(verb.form) in {"on", "oli"} and form in EVENTS and cases_of(noun, readings) == NOM
    return cases_of(noun, readings) <= NOM | GEN and (speaking or alone)


def is_together(noun: Token, adverb: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a nominative stands before *koos* at the end of a sentence that is said by or to somebody, with whom it
    has no comitative: *lähen kinno sõber koos*."""
    after = sentence.tokens[adverb.id] if adverb.id < len(sentence.tokens) else None
    ends = after is None or after.form in {".", "!", "?"}
    speaking = any(
        word.upos == "VERB" and not SPEAKERS.isdisjoint(word.feats.get("Person", ()))
        for word in sentence.tokens[: noun.id - 1]
    )
    single = noun.feats.get("Number") == frozenset({"Sing"}) and noun.upos == "NOUN"
    return ends and speaking and single and cases_of(noun, readings) == NOM


WHERE = frozenset("alla edessä takana vieressä sisällä".split())
MOST_BEFORE = 3
"""Words before such an adposition: who is there, that they are, and the noun."""


def is_where_it_is(noun: Token, adposition: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun in the nominative stands between a verb of being somewhere, whose subject is before it, and a
    Finnish postposition at the end of the sentence: *kissa nukkuu pöytä alla*. What somebody has about them is said so
    as well (*hän istui kuppi edessä*), but hardly of what stands in a room or a street."""
    after = sentence.tokens[adposition.id] if adposition.id < len(sentence.tokens) else None
    verb, who = sentence.tokens[noun.id - 2], sentence.tokens[noun.id - 3]
    ends = after is None or after.form in {".", "!", "?"}
    being = STAYING.match(in_lower_case(verb.form)) is not None and verb.upos in {"AUX", "VERB"}
    somebody = who.upos in {"NOUN", "PRON", "PROPN"} and cases_of(who, readings) >= NOM
    thing = in_lower_case(noun.form).endswith(STANDING) and cases_of(noun, readings) == NOM
    idle = IDLE.match(in_lower_case(verb.form)) is not None and noun.upos == "NOUN"
    thing = thing or (idle and cases_of(noun, readings) == PAR)
    return ends and being and somebody and thing


AROUND = frozenset("ympäri ohi läpi yli poikki ümber läbi üle".split())
"""Finnish and Estonian adpositions with the genitive for a way."""


def is_gone_around(noun: Token, adposition: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a nominative stands between a verb of moving, said by or to somebody, and an adposition that ends the
    sentence: *kävelimme järvi ympäri*, *kõndisime järv ümber*."""
    after = sentence.tokens[adposition.id] if adposition.id < len(sentence.tokens) else None
    verb = sentence.tokens[noun.id - 2] if noun.id > 1 else None
    ends = after is None or after.form in {".", "!", "?"}
    moving = verb is not None and verb.upos == "VERB" and is_of_moving(verb)
    speaking = verb is not None and not SPEAKERS.isdisjoint(verb.feats.get("Person", ()))
    single = noun.feats.get("Number") == frozenset({"Sing"}) and is_common(noun)
    return ends and moving and speaking and single and cases_of(noun, readings) == NOM


def is_of_moving(verb: Token) -> bool:
    """Whether a verb has no object, by its lemma or as one of going on foot by its form."""
    return verb.lemma in intransitive() or ON_FOOT.match(in_lower_case(verb.form)) is not None


ON_FOOT = re.compile("(?:kävel|juoks|kulj|ui[mn]|kõndi|jooks[ie]|jalut)")

STAYING = re.compile("(?:on|oli|ovat|olivat|nukku|istu|seiso|odotta|odotti|makaa|makasi|leikki|asu|kasva|kasvo)")
IDLE = re.compile("(?:nukku|istu|seiso|makaa|makasi|asu)")
"""Such verbs that have no object: *kissa istuu sohvaa alla*."""
STANDING = tuple(
    "pöytä talo puu sänky ovi ikkuna sohva tuoli auto kauppa koulu kirkko asema pankki hotelli rakennus kaappi "
    "laatikko hylly lehti".split()
)


def is_before_a_time(adposition: Token, sentence: Sentence) -> bool:
    """Whether Finnish *aikana* says when by the figures behind it: *ylityötä aikana 9.00–11.00*."""
    after = sentence.tokens[adposition.id] if adposition.id < len(sentence.tokens) else None
    return in_lower_case(adposition.form) == "aikana" and after is not None and after.upos == "NUM"


def is_no_genitive(noun: Token, adposition: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a word is a noun in the nominative or partitive that counts nothing and is counted by nothing."""
    if is_pronoun(noun, adposition):
        return True
    if not is_common(noun) or cases_of(noun, readings) - SHORT not in (NOM, PAR, NOM | PAR):
        return False
    if is_named(noun, sentence, readings) or is_labelled(noun, sentence):
        return False  # *funktion hello avulla*, *valiku Koosta leht jaoks*
    if is_told_when_in_a_label(adposition, sentence):
        return False
    if noun.id == 1 and is_a_time(noun) and "Par" in cases_of(noun, readings):
        return False  # *tuntia jälkeen*, behind a number that stands in a field of its own
    own = (word for word in sentence.tokens if word.head == noun.id and word.id != adposition.id)
    return all(word.upos not in {"NUM", "ADP"} for word in own)


def is_told_when_in_a_label(adposition: Token, sentence: Sentence) -> bool:
    """Whether Finnish *jälkeen* ends a label as an adverb: behind what is to be done, where no stop follows, or behind
    a single word (*lisää sarake jälkeen*, *luotu jälkeen*)."""
    ends = adposition.id == len(sentence.tokens) and in_lower_case(adposition.form) == "jälkeen"
    first = sentence.tokens[0]
    told = "Imp" in first.feats.get("Mood", ()) or in_lower_case(first.form) == "lisää"
    return ends and (adposition.id == LABEL or told)


LABEL = 2
"""Words of the shortest label."""


def is_never(noun: Token, asked: frozenset[str], adposition: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a word behind a preposition is a noun in no case that this takes, with nothing behind it that may be, and
    the word before it is none either."""
    if not is_common(noun) or cases_of(noun, readings) - SHORT not in PLAIN or not ends_here(noun, sentence):
        return False
    if any(word.upos == "ADP" for word in sentence.tokens[noun.id : noun.id + 1]):
        return False  # *vastavalt kasutaja poolt valitud viisile*
    form = in_lower_case(adposition.form)
    if form == OF_WEATHER and (noun.id == adposition.id + 1 or cases_of(noun, readings) != NOM):
        return is_left_without(noun, adposition, sentence, readings)
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    joined = after is not None and after.upos == "CCONJ"
    listed = after is not None and after.form == "," and is_first_of_several(noun, asked, sentence, readings)
    # *enne paberi (A4) vahetamist*, *enne soovituste "osta" kuvamist*
    bracket = after is not None and after.form in {"(", '"', "„", "“", "”", "«", "'"}
    if form == "vastavalt" and cases_of(noun, readings) == NOM and (joined or is_who_does_it(adposition, sentence)):
        return False  # *teine ja kolmas osa (vastavalt leht ja juur)*, *kelle märgistas vastavalt süsteem*
    listed = listed or (after is not None and is_told_of(after, asked, sentence, readings))
    if "Gen" in cases_of(noun, readings) and (joined or listed or bracket):
        return False  # *ilman suunnittelun ja toteutuksen valvontaa*, *koos pildi, heli ja tekstiga*
    if form in WITH_GENITIVES and (cases_of(noun, readings) != GEN or (after is not None and after.upos == "ADV")):
        return False  # *enne väärtuse uuesti mõõtmist*
    if form == "pärast" and not (adposition.id == 1 and after is not None and after.upos in {"AUX", "PRON", "VERB"}):
        return False  # *vihma pärast*, *pärast kontserdi algust*
    if form == "ilman" and (noun.lemma or "").endswith(tuple(OF_THE_AIR)):
        return False
    before = sentence.tokens[adposition.id - 2] if adposition.id > 1 else None
    return before is None or cases_of(before, readings).isdisjoint(asked) or before.upos == "VERB"


def is_left_without(noun: Token, adposition: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a nominative ends a sentence right behind Estonian *ilma*, right behind a verb without an object whose
    subject opens the sentence: *ta lahkus ilma võti*."""
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    verb = sentence.tokens[adposition.id - 2] if adposition.id > MOST_BEFORE - 1 else None
    ends = after is None or after.form in {".", "!", "?"}
    subject = any(word.feats.get("Case") == NOM for word in sentence.tokens[: adposition.id - 2])
    return (
        ends
        and subject
        and verb is not None
        and verb.lemma in intransitive()
        and noun.id == adposition.id + 1
        and cases_of(noun, readings) == NOM
    )


def is_who_does_it(adverb: Token, sentence: Sentence) -> bool:
    """Whether an adverb stands right behind a verb in the third person that has no subject before it."""
    verb = sentence.tokens[adverb.id - 2] if adverb.id > 1 else None
    third = verb is not None and verb.upos == "VERB" and "3" in verb.feats.get("Person", ())
    return third and not any((word.deprel or "").startswith("subj") for word in before_in_clause(adverb, sentence))


def is_first_of_several(noun: Token, asked: frozenset[str], sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun opens a list, of which the last in a case that is asked for stands behind a conjunction."""
    rest = sentence.tokens[noun.id : noun.id + MOST_OF_A_LIST]
    joined = next((place for place, word in enumerate(rest) if word.upos == "CCONJ"), len(rest))
    return any(word.upos == "NOUN" and not cases_of(word, readings).isdisjoint(asked) for word in rest[joined + 1 :])


MOST_OF_A_LIST = 30
"""Words behind a noun among which its list ends."""


def is_told_of(comma: Token, asked: frozenset[str], sentence: Sentence, readings: Readings) -> bool:
    """Whether a relative clause begins behind a comma and, behind the one that ends it, a noun in a case that is asked
    for: *ilman sivuston, jolla kuva on, lupaa*."""
    clause = sentence.tokens[comma.id : comma.id + MOST_OF_A_LIST]
    if comma.form != "," or not clause or "Rel" not in clause[0].feats.get("PronType", ()):
        return False
    end = next((word for word in clause if word.form == ","), comma)
    noun = sentence.tokens[end.id] if end.id < len(sentence.tokens) else comma
    return end is not comma and noun.upos == "NOUN" and not cases_of(noun, readings).isdisjoint(asked)


def ends_here(noun: Token, sentence: Sentence) -> bool:
    """Whether a noun is at the end of its phrase, as before a pronoun in the nominative, too: *ilman lupa kukaan*."""
    after = sentence.tokens[noun.id] if noun.id < len(sentence.tokens) else None
    subject = after is not None and after.upos == "PRON" and after.feats.get("Case") == NOM
    return subject or is_at_its_end(noun, sentence)


def is_pronoun(word: Token, adposition: Token) -> bool:
    """Whether a word is a pronoun in the nominative right before a postposition: *joka kanssa*, *sina jaoks*."""
    form = in_lower_case(word.form)
    when = form == "minä" and in_lower_case(adposition.form) == "aikana"
    return word.upos == "PRON" and form in PRONOUNS and word.feats.get("Case") == NOM and not when


def is_common(noun: Token) -> bool:
    """Whether a word is a common noun: in lower case, or the first of its sentence."""
    form = noun.form or ""
    return noun.upos == "NOUN" and (form.islower() or (noun.id == 1 and form[1:].islower()))
