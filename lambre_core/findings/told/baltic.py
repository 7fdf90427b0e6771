"""Told words in Lithuanian and Latvian: what closed lists of words and plain ends leave no choice of.

Both taggers see correct text alone, and make something else of *aš yra*, *Šis namas yra sena* or *viņa prot peld*; the
Lithuanian one was trained on little. But a pronoun right before its verb, a noun, a copula and an adjective at the end
of the clause, or two finite verbs of which one asks for an infinitive, cannot be anything else. What has been found so
is judged by rules on relations of its own, and no doubt is asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told import latvian_phrases, lithuanian_phrases
from lambre_core.findings.told.baltic_attributes import (
    asked_determiner_in,
    called_in,
    opening_participle_in,
    paired_in,
    said_before_in,
)
from lambre_core.findings.told.baltic_meanwhile import meanwhile_in
from lambre_core.findings.told.baltic_objects import (
    attribute_of_object_in,
    governed_nominative_in,
    object_of_form_in,
    ordered_object_in,
)
from lambre_core.findings.told.baltic_owners import owner_in
from lambre_core.findings.told.baltic_phrases import attribute_in, determiner_in, pointing_in, relative_in
from lambre_core.findings.told.baltic_subjects import COPULAS, PASSIVE, linking, subject_place
from lambre_core.findings.told.baltic_words import (
    COMPARING,
    CONTINUING,
    DEGREES,
    FIRST,
    JOINING,
    LATVIAN,
    LITHUANIAN,
    NOMINALS,
    NOMINATIVE,
    OWNERS,
    PLURAL,
    SECOND,
    SINGULAR,
    STOPS,
    TASKS,
    THIRD,
    after,
    before,
    cases_of,
    gender_of,
    goes,
    has_infinitive,
    is_alone,
    is_finite,
    is_named,
    is_quantity,
    is_verbal,
    number_shown,
    numbers_of,
    opens_freely,
    persons_shown,
    predicate_shows,
)
from lambre_core.findings.told.clauses import SURE, Clause, clauses, lower
from lambre_core.findings.told.latvian import latvian_in
from lambre_core.findings.told.latvian_cases import cases_in
from lambre_core.findings.told.lithuanian import TIMES as LITHUANIAN_TIMES
from lambre_core.findings.told.lithuanian import lithuanian_in
from lambre_core.findings.told.relations import (
    BOTH,
    SELF,
    TOLD,
    TOLD_DENIAL,
    WHAT_IT_IS,
    as_told,
)
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

Found = Mapping[int, Token]


def with_told_words(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with words that surely belong together joined.

    Args:
        readings: of words out of context.
    """
    if language not in SPEAKERS:
        return sentence
    changed: dict[int, Token] = {}
    own = {LITHUANIAN: lithuanian_in, LATVIAN: latvian_in}[language]
    for clause in clauses(sentence):
        for find in FINDERS:
            changed.update(find(clause, sentence, readings, language))
        changed.update(own(clause, sentence, readings))
        changed.update(owner_in(clause, sentence, readings, language))
        if language == LATVIAN:
            changed.update(cases_in(clause, sentence, readings))
            changed.update(latvian_phrases.phrases_in(clause, sentence, readings))
        else:
            changed.update(lithuanian_phrases.phrases_in(clause, sentence, readings))
    changed.update(relative_in(sentence, readings, language))
    changed.update(paired_in(sentence, readings, language))
    changed.update(meanwhile_in(sentence, readings, language))
    return sentence.with_tokens(changed) if changed else sentence


# Who does it

SPEAKERS: Mapping[str, Mapping[str, tuple[str, str]]] = {
    LITHUANIAN: {
        "aš": (FIRST, "Sing"),
        "tu": (SECOND, "Sing"),
        "mes": (FIRST, "Plur"),
        "jūs": (SECOND, "Plur"),
        "jis": (THIRD, "Sing"),
        "ji": (THIRD, "Sing"),
        "jie": (THIRD, "Plur"),
    },
    LATVIAN: {
        "es": (FIRST, "Sing"),
        "tu": (SECOND, "Sing"),
        "mēs": (FIRST, "Plur"),
        "viņš": (THIRD, "Sing"),
        "viņi": (THIRD, "Plur"),
    },
}
"""Personal pronouns that are nominatives alone, with their person and number."""


def speaker_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A personal pronoun and the finite verb behind it, with nothing but adverbs and particles between, joined, if the
    verb shows another person: *aš yra mokytojas*, *rytoj tu važiuos*, *vakar es bija mājās*."""
    for place, token in enumerate(clause.words):
        told = SPEAKERS[language].get(lower(token))
        if told is None or token.upos not in {"PRON", "DET"} or not may_open(clause, place, sentence, language):
            continue
        rest = (
            word for word in clause.words[place + 1 : place + 4] if word.upos not in BESIDE and lower(word) not in WHEN
        )
        verb = next(rest, None)
        if verb is None or not (is_verbal(verb) or lower(verb) in COPULAS[language]):
            continue
        own: Features = {"Person": frozenset({told[0]}), "Number": frozenset({told[1]}), "Case": NOMINATIVE}
        shown = shown_otherwise(verb, own, language)
        if shown and not is_shared(verb, clause):
            return {
                token.id: as_told(token, "PRON", own, (verb.id, TOLD)),
                verb.id: as_told(verb, "VERB", {**shown, "VerbForm": FINITE}, None),
            }
    return {}


def shown_otherwise(verb: Token, own: Features, language: str) -> Features:
    """The person and number that the end of a verb shows, if they are not those of a pronoun: *jūs turi* is said to one
    or of others, *mes einu* of one."""
    persons = persons_shown(verb, language)
    if not persons:
        return {}
    if own["Person"].isdisjoint(persons):
        return {"Person": persons}
    number = number_shown(verb, language)
    if own["Person"] == frozenset({THIRD}) or number == own["Number"]:
        return {}
    others = persons - own["Person"]
    return {"Person": others} if others else {"Number": number}


BESIDE = frozenset({"ADV", "PART"})
FINITE = frozenset({"Fin"})


def may_open(clause: Clause, place: int, sentence: Sentence, language: str) -> bool:
    """Whether what stands at a place is not joined to what was said before, compared with it, or governed."""
    if not place:
        previous = before(clause.words[0], sentence)
        return previous is None or previous.form != "-"
    word = clause.words[place - 1]
    if word.upos == "CCONJ":
        previous = before(word, sentence)
        nominal = previous is None or (previous.upos in NOMINALS and "Nom" in previous.feats.get("Case", NOMINATIVE))
        return lower(word) in CONTINUING[language] or (lower(word) in {"ir", "un"} and not nominal)
    oblique = word.upos == "NOUN" and NOMINATIVE.isdisjoint(word.feats.get("Case", NOMINATIVE))
    when = oblique or word.upos in {"ADV", "PART", "SCONJ"} or lower(word) in WHEN
    return when and lower(word) not in COMPARING


WHEN = frozenset("rytoj šiandien vakar dabar poryt rīt šodien tagad parīt pērn šogad šovakar šiemet pernai".split())
"""Words for when, whatever the tagger takes them for."""


def is_shared(verb: Token, clause: Clause) -> bool:
    """Whether another finite verb stands in the clause, of which a word may be the subject."""
    return any(word.id != verb.id and is_finite(word) for word in clause.words)


SPEAKING = frozenset("aš es mes mēs".split())


def both_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """*I* and somebody else and a verb of the third person right behind them: *aš ir mano žmona gyvena kaime*."""
    words = clause.words
    if lower(words[0]) in JOINING and (spoken := before(words[0], sentence)) is not None:
        first, rest = spoken, words[1:]
    elif len(words) > 2 and lower(words[1]) in JOINING:
        first, rest = words[0], words[2:]  # the tagger takes *ir* for a particle
    else:
        return {}
    earlier = before(first, sentence)
    if lower(first) not in SPEAKING or (earlier is not None and earlier.upos not in {"SCONJ", "ADV"}):
        return {}
    verb = next((word for word in rest if word.upos in {"AUX", "VERB"}), None)
    if verb is None or not is_finite(verb) or is_shared(verb, clause):
        return {}
    phrase = [word for word in rest if word.id < verb.id]
    named = phrase and phrase[-1].upos in {"NOUN", "PROPN"} and "Nom" in phrase[-1].feats.get("Case", ())
    plain = named and len(phrase) <= 2 and (len(phrase) == 1 or lower(phrase[0]) in OWNERS)
    shown = persons_shown(verb, language) or verb.feats.get("Person", frozenset())
    if not plain or FIRST in shown or THIRD not in shown:
        return {}
    own: Features = {"Person": frozenset({FIRST}), "Case": NOMINATIVE}
    # A third person shows no number.
    verb = replace(verb, feats={name: values for name, values in verb.feats.items() if name != "Number"})
    return {
        first.id: as_told(first, "PRON", own, (verb.id, BOTH)),
        verb.id: as_told(verb, "VERB", {"Person": shown}, None),
    }


HOW = re.compile("(?:iškai|[ms]ingai|iski|īgi)$")
"""Ends of adverbs that say how something is done: *automatiškai*."""


def named_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A noun phrase in the nominative that opens the sentence, and a verb of the first or second person right behind,
    joined: *mano brolis dirbu mokykloje*, *sistēma sūtu ziņu*."""
    if not opens_freely(clause, sentence, language):
        return {}
    place = subject_place(clause, readings, language)
    if place is None or place + 1 >= len(clause.words):
        return {}
    noun = clause.words[place]
    verb = next((word for word in clause.words[place + 1 : place + 3] if HOW.search(lower(word)) is None), noun)
    shown = persons_shown(verb, language)
    if not is_finite(verb) or verb.id > noun.id + 2 or not shown or THIRD in shown or is_shared(verb, clause):
        return {}
    if known_as(lower(verb), "NOUN", readings):
        return {}  # *statistiniai įrašai*
    if language == LATVIAN and (lower(noun).endswith(("as", "es")) or believed_upos(verb) < SURE):
        return {}  # *grāmatas lasīsim*, *viņa zārka nesēju vidū*
    if language == LATVIAN and lower(clause.words[0]) != lower(noun) and clause.words[0].upos == "ADV":
        return {}  # *tagad pakotni varat atvērt*
    if language == LITHUANIAN and not known_as(lower(noun), "NOUN", readings):
        return {}  # *įplaukas pripažįstate*: an accusative plural that the tagger does not know
    if LITHUANIAN_TIMES.fullmatch(lower(noun)) is not None and language == LITHUANIAN:
        return {}  # *jau kuris laikas naudojatės*
    # *Jūsų pagalba naudojuosi*: an instrumental; *klausimus atsakysite*: an accusative.
    if cases_of(noun, readings) - {"Nom", "Voc"} or lower(verb).endswith(("kite", "kitės", "iet", "ieties")):
        return {}
    return {
        noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", {"Person": shown, "VerbForm": FINITE}, None),
    }


# What somebody or something is


def predicate_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A noun phrase that opens the sentence, a copula and an adjective or participle that ends the phrase, joined, if
    it shows another gender or number than the noun: *šis namas yra labai sena*, *vārti tika aizvērta*. Notes
    leave the copula out (*failas sėkmingai ištrinta*)."""
    if not opens_freely(clause, sentence, language):
        return {}
    place = subject_place(clause, readings, language)
    if place is None or place + 1 >= len(clause.words):
        return {}
    noun = clause.words[place]
    linked = linking(clause, place + 1, language)
    rest = clause.words[place + 1 + linked : place + 4 + linked]
    word = next((one for one in rest if not is_degree(one)), None)
    if word is None or not is_predicate(as_participle(word, noun, linked, readings), sentence, readings, language):
        return {}
    if not (linked or is_told_of_the_whole(word, clause, sentence, language)):
        return {}
    shown, gender = predicate_shows(word, language), gender_of(noun, readings, language)
    numbers = numbers_of(noun, readings, "Nom")
    if language == LATVIAN and lower(noun).endswith(("as", "es")):
        numbers = PLURAL  # whatever the tagger says of what it does not know
    if language == LITHUANIAN and lower(noun).endswith(("as", "is")):
        numbers = SINGULAR
    if shown is None or gender is None or len(numbers) != 1 or is_quantity(noun):
        return {}
    if numbers == frozenset({shown[1]}) and shown[0] == gender:
        return {}
    if is_perhaps_neuter(word, shown, clause, place, language):
        return {}
    if language == LITHUANIAN and lower(word).endswith("ti") and TASKS.match(lower(noun)) is not None:
        return {}  # *tikslas yra išvardyti priežastis*: an infinitive
    if not linked and language == LATVIAN and lower(noun).endswith(("āja", "ēja")):
        return {}  # *lietotāja pieprasīts*: by whom
    if not linked and language == LITHUANIAN and lower(noun).endswith(("os", "ės")):
        return {}  # *bendruomenės valdomas*: by whom
    own: Features = {"Gender": frozenset({shown[0]}), "Number": frozenset({shown[1]}), "Case": NOMINATIVE}
    told: Features = {"Gender": frozenset({gender}), "Number": numbers, "Case": NOMINATIVE}
    known = [reading.feats for reading in known_as(lower(word), "ADJ", readings)]
    if any(goes(one, told) for one in known) or not (known or linked or not lower(word).endswith("sta")):
        return {}  # *ši knyga yra įdomi*, *tinklai gedsta*
    return {
        noun.id: as_told(noun, "NOUN", told, None),
        word.id: as_told(word, "ADJ", own, (noun.id, WHAT_IT_IS)),
    }


def as_participle(word: Token, noun: Token, linked: int, readings: Readings) -> Token:
    """A Lithuanian word in *-ti* behind *turi būti*, said of several, where few infinitives stand, as the participle
    that it is: *durys turi būti uždaryti*, but *tikslas gali būti rasti klaidas*."""
    if linked < LONGEST_LINK or not lower(word).endswith("ti") or numbers_of(noun, readings, "Nom") != PLURAL:
        return word
    return replace(word, feats={"VerbForm": frozenset({"Part"}), "Case": NOMINATIVE})


LONGEST_LINK = 2


def is_degree(word: Token) -> bool:
    """Whether a word says how much something is so."""
    return lower(word) in DEGREES or word.upos == "ADV"


def is_predicate(word: Token, sentence: Sentence, readings: Readings, language: str) -> bool:
    """Whether a word is surely an adjective or participle, and what stands behind it no noun that it belongs to."""
    described = word.upos in {"ADJ", "VERB"} or (word.upos == "NOUN" and bool(known_as(lower(word), "ADJ", readings)))
    kind = described and not is_finite(word) and "Inf" not in word.feats.get("VerbForm", ())
    if not kind or known_as(lower(word), "NOUN", readings):
        return False
    nominative = word.upos == "VERB" or "Nom" in word.feats.get("Case", NOMINATIVE)
    behind = after(word, sentence)
    # *Izrāde ir jauks, aizraujošs stāsts*, *skaidrs, ka*
    listed = behind is not None and (
        behind.form in {"ir", "un", "bei", "vai", "ar", "arba"}
        or (behind.form == "," and goes_on_behind(behind, sentence))
    )
    ends = is_alone(behind) or is_no_subject(behind, sentence) or is_its_object(word, behind, sentence, language)
    compared = behind is not None and lower(behind) in COMPARING
    return nominative and (ends or compared) and not listed and len(word.form or "") > SHORT


def goes_on_behind(comma: Token, sentence: Sentence) -> bool:
    """Whether another adjective or a noun may follow a comma, as in a list."""
    word = after(comma, sentence)
    return word is None or not (is_finite(word) or word.upos in {"AUX", "PRON", "SCONJ"})


def is_its_object(word: Token, behind: Token | None, sentence: Sentence, language: str) -> bool:
    """Whether behind a participle stands something in a case in which the participle cannot be, and no nominative soon
    after: *yra pateikęs užklausą*, *turi būti pakeistas kiekvieną mėnesį*, but *yra parašęs knygą autorius*."""
    if behind is None or behind.upos not in NOMINALS | {"ADJ"} or word.upos != "VERB":
        return False
    cases = behind.feats.get("Case", NOMINATIVE)
    alike = next((cases for end, cases in ALSO_IN[language] if lower(word).endswith(end)), frozenset[str]())
    rest = sentence.tokens[behind.id : behind.id + FURTHER]
    return cases.isdisjoint(alike | NOMINATIVE) and not any(may_be_described(one) for one in rest)


def may_be_described(word: Token) -> bool:
    """Whether a word is a noun or name that may be a nominative."""
    return word.upos in {"NOUN", "PROPN", "X"} and "Nom" in word.feats.get("Case", NOMINATIVE)


ALSO_IN: Mapping[str, tuple[tuple[str, frozenset[str]], ...]] = {
    LITHUANIAN: (
        ("os", frozenset({"Gen"})),
        ("ės", frozenset({"Gen"})),
        ("as", frozenset({"Acc"})),
        ("a", frozenset({"Ins"})),
    ),
    LATVIAN: (("as", frozenset({"Acc", "Gen"})), ("a", frozenset({"Gen"}))),
}
"""Ends of participles in the nominative and other cases in which they may be."""


def is_no_subject(behind: Token | None, sentence: Sentence) -> bool:
    """Whether a word behind a predicate begins a phrase that says where or for whom, with no noun behind that the
    predicate may belong to: *nav pieejama šajā ierīcē*, but *yra sena šiame mieste stovinti trobelė*."""
    if behind is None or behind.upos not in {"ADJ", "DET", "NOUN", "PRON"}:
        return False
    rest = sentence.tokens[behind.id : behind.id + FURTHER]
    return behind.feats.get("Case", NOMINATIVE) <= {"Dat", "Loc"} and not any(may_be_described(word) for word in rest)


FURTHER = 4
"""Words behind that among which another noun is looked for."""
SHORT = 3


THEY: Mapping[str, Mapping[str, tuple[str, str]]] = {
    LITHUANIAN: {"jis": ("Masc", "Sing"), "ji": ("Fem", "Sing"), "jie": ("Masc", "Plur"), "jos": ("Fem", "Plur")},
    LATVIAN: {
        "viņš": ("Masc", "Sing"),
        "viņi": ("Masc", "Plur"),
        "viņas": ("Fem", "Plur"),
        "tas": ("Masc", "Sing"),
        "tie": ("Masc", "Plur"),
    },
}
"""Pronouns in the nominative that show a gender; *mes* and *mēs* show a number."""
THAT = frozenset({"tas", "tie"})
"""Those that may stand for a clause, of which something is *labi*."""
WE = frozenset("mes mēs".split())


def said_of_them_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A personal pronoun, a copula or a form of *to be* right behind it, and what is said of them at the end of the
    phrase, joined, if it shows another gender or number: *jie yra pasiruošęs*, *mēs esam noguris*."""
    for place, word in enumerate(clause.words[:-2]):
        shown, plural = THEY[language].get(lower(word)), lower(word) in WE
        being = lower(clause.words[place + 1]) in COPULAS[language] | BEING
        if not (shown or plural) or not being or not may_open(clause, place, sentence, language):
            continue
        said = next((one for one in clause.words[place + 2 : place + 5] if not is_degree(one)), None)
        if said is None or not is_predicate(said, sentence, readings, language):
            return {}
        told = predicate_shows(said, language)
        gender, number = shown or (None, "Plur")
        if told is not None and lower(word) in THAT and told[0] == "Masc":
            return {}
        if told is None or (told[0] == (gender or told[0]) and told[1] == number):
            return {}
        asked: Features = {"Number": frozenset({number}), "Case": NOMINATIVE}
        if gender is not None:
            asked = {**asked, "Gender": frozenset({gender})}
        known = [reading.feats for reading in known_as(lower(said), "ADJ", readings)]
        if any(goes(one, asked) for one in known):
            return {}
        own: Features = {"Gender": frozenset({told[0]}), "Number": frozenset({told[1]}), "Case": NOMINATIVE}
        return {
            word.id: as_told(word, "PRON", asked, None),
            said.id: as_told(said, "ADJ", own, (word.id, WHAT_IT_IS)),
        }
    return {}


BEING = frozenset("esame buvome būsime esam bijām būsim".split())
"""First persons of the verbs for being."""


def is_told_of_the_whole(word: Token, clause: Clause, sentence: Sentence, language: str) -> bool:
    """Whether a passive participle ends a sentence that begins with its clause."""
    behind = after(word, sentence)
    ends = behind is None or behind.form in STOPS or behind.upos == "ADP" or is_no_subject(behind, sentence)
    alone = clause.words[0].id == 1 and ends
    return alone and PASSIVE[language].search(lower(word)) is not None and word.upos in {"ADJ", "VERB"}


def is_perhaps_neuter(word: Token, shown: tuple[str, str], clause: Clause, place: int, language: str) -> bool:
    """Whether a Lithuanian predicate in *-a* may be a neuter, which says of what is named in general that it is so:
    *melas yra bloga*; not of what *šis* or an owner points at, and of no participle."""
    if language != LITHUANIAN or shown != ("Fem", "Sing"):
        return False
    if lower(clause.words[place]).endswith(("os", "ės")):
        return True  # *sistemos sukurta*: by whom
    pointed = any(one.upos in {"ADJ", "DET", "VERB"} or lower(one) in OWNERS for one in clause.words[:place])
    past = lower(clause.words[place + 1]) in COPULAS[language] - {"yra"}
    participle = lower(word).endswith(("ta", "ma"))
    return not (pointed or participle or past)


# Infinitives

ASKING = {
    LITHUANIAN: frozenset(
        "noriu nori norime norite norėčiau norėtum norėtų norėtume norėtumėte galiu gali galime galite galėčiau "
        "galėtum galėtų galėtume galėtumėte moku moka mokame mokate turiu turi turime turite privalau privalai "
        "privalo privalome privalote pradėjau pradėjai pradėjo pradėjome pradėjote pradedu pradeda pradedame ėmė "
        "baigiau baigė bandau bando bandome bandote bandžiau bandė planuoju planuoja planuojame planuojate reikia "
        "reikėjo reikės galima būtina reikėtų mėgsta mėgstu mėgstame ketinu ketina ketiname "
        "stengiuosi stengiasi spėjo spėju".split()
    ),
    LATVIAN: frozenset(
        "gribu gribi grib gribam gribat gribēju gribēja gribējām varu vari var varam varat protu proti prot "
        "protam protat drīkst drīkstu drīkstam drīkstat sāku sāka sākam sākām sākat vajag vajadzēja vajadzēs "
        "vēlos vēlas vēlamies vēlaties mācos mācās mācāmies turpina turpinu turpinām beidza beidzu spēj spēju "
        "spējam cenšos cenšas plāno plānoju plānojam".split()
    ),
}
"""Verbs and words that ask for an infinitive."""
ENDS_OF_INFINITIVES = {LITHUANIAN: ("ti", "tis", "t"), LATVIAN: ("t", "ties")}
OPEN_TO_BOTH = frozenset("reikia reikėjo reikės reikėtų galima būtina vajag vajadzēja vajadzēs".split())
"""Words without a person."""


def infinitive_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A finite verb right behind one that asks for an infinitive, joined: *aš noriu valgau*, *reikia perka duonos*,
    *viņa prot peld*."""
    if has_infinitive(clause):
        return {}
    for modal, verb in pairwise(clause.words):
        if lower(modal) not in ASKING[language] or verb.id != modal.id + 1 or lower(verb) in ASKING[language]:
            continue
        if modal.upos not in {"AUX", "VERB", "ADJ", "ADV"} or not is_finite(verb) or verb.upos != "VERB":
            continue
        if lower(verb).endswith(ENDS_OF_INFINITIVES[language]) or known_as(lower(verb), "NOUN", readings):
            continue
        if language == LITHUANIAN and lower(verb).endswith("imų"):
            continue  # *reikia atsiliepimų*: a noun that nobody knows
        if not goes_on(modal, verb, language):
            continue
        return {
            modal.id: as_told(modal, "VERB", {}, None),
            verb.id: as_told(verb, "VERB", {"VerbForm": FINITE}, (modal.id, SELF)),
        }
    return {}


def goes_on(modal: Token, verb: Token, language: str) -> bool:
    """Whether two verbs may be of the same person, so that the second begins nothing of its own."""
    if lower(modal) in OPEN_TO_BOTH:
        return True
    one, other = persons_shown(modal, language), persons_shown(verb, language)
    return not one or not other or not one.isdisjoint(other)


# Denials

NOBODY = {
    LITHUANIAN: frozenset("niekas niekada niekur niekam nieko niekuo niekados".split()),
    LATVIAN: frozenset("nekad neviens neviena nekur nekas nevienam".split()),
}


def denied_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """*Nobody*, *never* and the like and the verb right behind them, joined, if that is not denied: *niekas žino
    atsakymo*, *es nekad dzeru kafiju*."""
    for word, verb in pairwise(clause.words):
        if lower(word) not in NOBODY[language] or verb.id != word.id + 1 or not is_finite(verb):
            continue
        form = lower(verb)
        if form.startswith(("ne", "nav", "nė")) or is_shared(verb, clause) or "Imp" in verb.feats.get("Mood", ()):
            continue
        return {
            word.id: as_told(word, "ADV", {}, (verb.id, TOLD_DENIAL)),
            verb.id: as_told(verb, "VERB", {"Polarity": frozenset({"Pos"})}, None),
        }
    return {}


# What adpositions govern

GOVERNING = {
    LITHUANIAN: frozenset("apie be dėl iki iš į nuo pas per prie prieš pro su šalia tarp už virš ant po".split()),
    LATVIAN: frozenset("ar bez no par pie pret uz aiz virs zem starp pirms pēc caur".split()),
}
NEVER_GOVERNED = {
    LITHUANIAN: frozenset("aš tu mes jis ji jie".split()),
    LATVIAN: frozenset("es tu mēs viņš".split()),
}


ALSO_CONJUNCTIONS = frozenset({"pirms", "iki"})


def governed_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A personal pronoun in the nominative right behind an adposition, joined: *jis atėjo be aš*, *runāju par tu*; not
    behind what opens a clause as well (*pirms mēs ejam*)."""
    for adposition, pronoun in pairwise(clause.words):
        if lower(adposition) not in GOVERNING[language] or lower(pronoun) not in NEVER_GOVERNED[language]:
            continue
        follows = after(pronoun, sentence)
        opens = adposition.id == 1 and lower(adposition) not in ALSO_CONJUNCTIONS
        if pronoun.id != adposition.id + 1 or is_named(pronoun) or not (is_alone(follows) or opens):
            continue
        if follows is not None and follows.form in CLOSING:
            continue
        return {
            adposition.id: as_told(adposition, "ADP", {}, None),
            pronoun.id: as_told(pronoun, "PRON", {"Case": NOMINATIVE}, (adposition.id, SELF)),
        }
    return {}


CLOSING = frozenset("“”\"»'’")


Finder = Callable[[Clause, Sentence, Readings, str], Found]

FINDERS: Sequence[Finder] = (
    attribute_in,
    determiner_in,
    pointing_in,
    governed_in,
    denied_in,
    infinitive_in,
    predicate_in,
    said_of_them_in,
    named_in,
    both_in,
    speaker_in,
    attribute_of_object_in,
    object_of_form_in,
    ordered_object_in,
    governed_nominative_in,
    opening_participle_in,
    called_in,
    asked_determiner_in,
    said_before_in,
)
"""Asked in this order; what is found later stands."""
