"""Told phrases in Lithuanian and Latvian: an adjective or determiner right before its noun, and a form of *which* right
behind the comma of the only noun before it.

Beside one another the two cannot be anything else, where they agree in no reading and neither may be a genitive.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.baltic_words import (
    DEGREES,
    EXCEPTIONS,
    GENITIVE,
    JOINING,
    LATVIAN,
    LIKELY,
    LITHUANIAN,
    NOMINALS,
    NOMINATIVE,
    OWNERS,
    PLURAL,
    STOPS,
    THIRD,
    after,
    before,
    cases_of,
    gender_of,
    goes,
    is_alone,
    is_finite,
    is_named,
    is_quantity,
    noun_options,
    numbers_of,
    persons_shown,
)
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.relations import ATTRIBUTE, DETERMINER, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

Found = Mapping[int, Token]

# Attributes

NEUTERS = frozenset(
    "būtina galima verta gera bloga šalta šilta karšta lengva reikalinga tinkama naudinga įdomu svarbu aišku "
    "sunku gražu ramu baisu malonu tylu tamsu šviesu drąsu "
    "nepieciešams nepieciešama iespējams vajadzīgs vajadzīga ieteicams zināms skaidrs".split()
)
"""Adjectives that are often predicates without a copula, of Lithuanian ones the neuters."""


def attribute_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """An adjective or determiner and the noun right behind it, joined, if both are direct cases or the same one and
    agree in no reading, and neither may be a genitive: *aš nusipirkau nauja automobilį*, *tā ir interesants
    grāmata*."""
    for word, noun in pairwise(clause.words):
        if word.upos != "ADJ" or noun.id != word.id + 1 or is_named(word) or is_named(noun):
            continue
        if (
            not (word.form or "").isalpha()
            or believed_upos(word) < LIKELY
            or NUMERALS.match(lower(word))
            or known_as(lower(word), "NOUN", readings)
        ):
            continue
        if lower(noun) in EXCEPTIONS:
            continue
        options, own = noun_options(noun, readings), adjective_options(word, readings, language)
        if language == LATVIAN and lower(noun).endswith(("u", "as", "es")):
            options = [{**one, "Case": one["Case"] | GENITIVE} for one in options]
        if language == LATVIAN and lower(word).endswith("u"):
            continue  # *pušu nosaukumus*: a genitive that the tagger takes for an adjective
        if language == LATVIAN and lower(word).endswith("ā"):
            # *Ievadiet pareizā paroli*: a definite nominative, of which the tagger makes a place.
            own = [{**one, "Case": one["Case"] - {"Loc"} | NOMINATIVE} for one in own]
        if not options or not own or lower(word) in NEUTERS or "VerbForm" in word.feats:
            continue
        if any(goes(one, other) for one in own for other in options) or not is_in_place(word, noun, sentence, readings):
            continue
        if not is_plain_pair(own, options, after(noun, sentence)):
            continue
        return {
            word.id: as_told(
                word, "ADJ", {}, (noun.id, ATTRIBUTE) if is_left_alone(word, noun, sentence) else place_of(word, noun)
            ),
            noun.id: as_told(noun, "NOUN", {}, None),
        }
    return {}


def is_left_alone(word: Token, noun: Token, sentence: Sentence) -> bool:
    """Whether a masculine as the dictionary has it stands between a verb or adposition and the noun that ends the
    sentence, so that no other noun is there that it may belong to: *lasa skaists grāmatu*; definite ones may be nouns
    themselves (*satiek vecākais māti*)."""
    previous, behind = before(word, sentence), after(noun, sentence)
    between = previous is not None and previous.upos in {"VERB", "ADP"}
    listed = re.search("(?<!ai)[sš]$", lower(word)) is not None and word.feats.get("Case") == NOMINATIVE
    return between and listed and (behind is None or behind.form in STOPS)


def place_of(word: Token, noun: Token) -> tuple[int, str]:
    """Where an attribute belongs: where the parser has it, if it sees what belongs together, else on a relation of its
    own, of which nothing is doubted."""
    return (noun.id, MODIFIER if word.head == noun.id and word.deprel == MODIFIER else ATTRIBUTE)


MODIFIER = "mod"


NUMERALS = re.compile("(?:ab|keli|du|dvi|tr[iy]s|ketur|penk|šeš|septyn|aštuon|devyn|pus|div|četr|piec|seš|dažāds)")
"""Beginnings of numerals, which the taggers take for adjectives here and there."""


def adjective_options(word: Token, readings: Readings, language: str) -> Sequence[Features]:
    """What an adjective may be by its form, but for neuters. Of Lithuanian ones that nobody knows the tagger knows
    little, and takes nouns for them."""
    known = [reading.feats for reading in known_as(lower(word), "ADJ", readings)]
    unknown = [reading.feats for reading in readings(word)] if language == LATVIAN else []
    found = known or unknown
    return [one for one in found if "Case" in one and "Gender" in one]


def is_plain_pair(own: Sequence[Features], options: Sequence[Features], behind: Token | None) -> bool:
    """Whether two words that do not agree can be nothing but an attribute and its noun: neither a genitive, and both in
    direct cases, or in the same one."""
    cases = frozenset[str]().union(*(one["Case"] for one in own))
    others = frozenset[str]().union(*(one["Case"] for one in options))
    if "Gen" in cases or ("Gen" in others and not (behind is None or behind.form in STOPS)):
        return False
    # At the end of a sentence a genitive belongs to nothing behind it: *lasa skaists grāmatu*.
    others = others - GENITIVE or others
    direct = {"Nom", "Acc", "Voc", "Ins"}
    # *Jaustis artimam šeimai*: a dative may be said of another.
    return bool((cases & others) - {"Dat"}) or (cases <= direct and others <= direct)


def is_in_place(word: Token, noun: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether an adjective stands where an attribute does: behind a verb, an adposition, a determiner or a word of
    degree, or at the beginning; and what follows the noun is none that it agrees with."""
    previous, behind = before(word, sentence), after(noun, sentence)
    if behind is not None and lower(behind) in JOINING | {"ar", "arba", "vai"}:
        return False  # *nauji langas ir durys*
    if behind is not None and behind.upos in {"NOUN", "PROPN", "X", "ADJ", "VERB"} and "Person" not in behind.feats:
        return False
    if previous is None:
        return behind is not None and behind.upos in {"AUX", "VERB"}
    return previous.upos in {"ADP", "DET", "VERB", "AUX"} or lower(previous) in DEGREES | OWNERS


POINTING: Mapping[str, Mapping[str, tuple[str, str]]] = {
    LITHUANIAN: {
        **dict.fromkeys("šis tas kuris koks toks kiekvienas visas kitas joks".split(), ("Masc", "Sing")),
        **dict.fromkeys("ši ta kuri kokia tokia kiekviena visa kita jokia".split(), ("Fem", "Sing")),
        **dict.fromkeys("šie tie kurie kokie tokie visi kiti".split(), ("Masc", "Plur")),
    },
    LATVIAN: {
        **dict.fromkeys("šis tas kurš kāds tāds katrs viss mans tavs savs".split(), ("Masc", "Sing")),
        **dict.fromkeys("mana tava".split(), ("Fem", "Sing")),
        **dict.fromkeys("šie tie kuri kādi tādi visi mani tavi".split(), ("Masc", "Plur")),
        **dict.fromkeys("manas tavas".split(), ("Fem", "Plur")),
    },
}
"""Nominatives of determiners, with the gender and number that they show."""
PLACES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    LITHUANIAN: {
        **dict.fromkeys("šiame tame kuriame kokiame kiekviename visame kitame".split(), ("Masc", "Sing")),
        **dict.fromkeys("šioje toje kurioje kokioje kiekvienoje visoje kitoje".split(), ("Fem", "Sing")),
    },
    LATVIAN: {},
}
"""Locatives of determiners."""


def determiner_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A determiner in the nominative and the noun in the nominative right behind it, or behind one adjective, joined,
    if they differ in gender or number, and what follows is a verb or nothing: *visi moterys atėjo*, *kokia automobilis
    tau patinka*, *tas sieviete strādā*."""
    for place, word in enumerate(clause.words[:-1]):
        within = PLACES[language].get(lower(word))
        case = "Loc" if within else "Nom"
        shown = within or POINTING[language].get(lower(word))
        rest = clause.words[place + 1 : place + 3]
        noun = next((one for one in rest if one.upos == "NOUN"), None)
        if shown is None or noun is None or (noun is not rest[0] and rest[0].upos != "ADJ") or is_named(noun):
            continue
        behind = after(noun, sentence)
        if language == LITHUANIAN and behind is not None and known_as(lower(behind), "NOUN", readings):
            continue  # *kiekviena dėžės paletė*
        if language == LITHUANIAN and lower(noun).endswith(("os", "ės")) and believed_upos(behind or noun) < SURE:
            continue
        if noun.id - word.id > len(rest) or word.upos not in {"DET", "PRON"} or not is_subject_or_last(noun, sentence):
            continue
        gender, numbers = gender_of(noun, readings, language), numbers_of(noun, readings, case)
        if gender is None or noun.feats.get("Case") != frozenset({case}) or len(numbers) != 1:
            continue
        if cases_of(noun, readings) & {"Acc"} or (shown[0] == gender and shown[1] in numbers):
            continue
        both = frozenset({case})
        own: Features = {"Gender": frozenset({shown[0]}), "Number": frozenset({shown[1]}), "Case": both}
        told: Features = {"Gender": frozenset({gender}), "Number": numbers, "Case": both}
        return {
            word.id: as_told(word, "DET", own, (noun.id, DETERMINER)),
            noun.id: as_told(noun, "NOUN", told, None),
        }
    return {}


def is_subject_or_last(noun: Token, sentence: Sentence) -> bool:
    """Whether a verb, a pronoun or a stop stands behind a noun."""
    behind = after(noun, sentence)
    if behind is None or behind.form in STOPS:
        return True
    # Of *ta sąrašo parinktis* the tagger makes an infinitive.
    return is_finite(behind) or lower(behind) in TO_WHOM


TO_WHOM = frozenset("man tau mums jums jam jai jiems tev viņam viņai viņiem".split())


def pointing_in(clause: Clause, sentence: Sentence, readings: Readings, language: str) -> Found:
    """A determiner in the nominative before an accusative at the end of its phrase, right behind a verb that says who
    speaks or is spoken to, joined: *skaitau šis knygą*."""
    for verb, word, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        shown = POINTING[language].get(lower(word))
        near = word.id == verb.id + 1 and noun.id == word.id + 1
        if lower(word).endswith("as"):
            continue  # *matau visas knygas*
        if shown is None or not near or not is_finite(verb) or THIRD in persons_shown(verb, language):
            continue
        spoken = bool(persons_shown(verb, language)) and is_alone(after(noun, sentence))
        if spoken and cases_of(noun, readings) == frozenset({"Acc"}) and language == LITHUANIAN:
            own: Features = {"Gender": frozenset({shown[0]}), "Number": frozenset({shown[1]}), "Case": NOMINATIVE}
            return {
                word.id: as_told(word, "DET", own, (noun.id, DETERMINER)),
                noun.id: as_told(noun, "NOUN", {"Case": frozenset({"Acc"})}, None),
            }
    return {}


# Relative pronouns

WHICH: Mapping[str, Mapping[str, tuple[str, str]]] = {
    LITHUANIAN: {
        **dict.fromkeys("kuris kurį kuriuo kurio kuriam kuriame".split(), ("Masc", "Sing")),
        **dict.fromkeys("kuri kurią kuria kuriai kurioje".split(), ("Fem", "Sing")),
        **dict.fromkeys("kurie kuriuos kuriems kuriais kuriuose".split(), ("Masc", "Plur")),
        **dict.fromkeys("kurias kurioms kuriomis kuriose".split(), ("Fem", "Plur")),
        "kurios": ("Fem", ""),
    },
    LATVIAN: {
        **dict.fromkeys("kurš kuram".split(), ("Masc", "Sing")),
        **dict.fromkeys("kura kurai".split(), ("Fem", "Sing")),
        **dict.fromkeys("kuri kuriem kurus kuros".split(), ("Masc", "Plur")),
        **dict.fromkeys("kuras kurām kurās".split(), ("Fem", "Plur")),
    },
}
"""Forms of *which* that show a gender, and a number but for *kurios*."""


def relative_in(sentence: Sentence, readings: Readings, language: str) -> Found:
    """A form of *which* behind the comma of the only noun before it, or behind an adposition there, joined to that, if
    it shows another gender or number: *tai moteris, kuris dirba*, *aplankas, į kurią įkeliate*. Where another noun,
    pronoun or name stands before, it may be of that; not of one before the verb whose object the noun is."""
    for comma, word in pairwise(sentence.tokens):
        adposition = word if word.upos == "ADP" else None
        word = (after(word, sentence) or word) if adposition is not None else word
        shown = WHICH[language].get(lower(word))
        if comma.form != "," or shown is None or comma.id < 2 or is_named(word):
            continue
        earlier = sentence.tokens[: comma.id - 1]
        noun = earlier[-1]
        gender = gender_of(noun, readings, language)
        near = of_the_phrase(earlier[:-1])
        others = [one for one in near if lower(one) not in THIS and may_be_meant(one, shown, readings)]
        several = shown[1] == "Plur" and any(one.upos == "CCONJ" or one.form == "," for one in near)
        if several or DISPUTED.match(lower(noun)) is not None:
            continue  # *politiką ir sistemą, kuriomis*; *ginčas, kuris geresnis*
        if language == LITHUANIAN and lower(noun).endswith("e"):
            continue  # *ekspertize*: an instrumental that the tagger may not know
        if lower(noun).endswith(("šana", "imas", "ymas")):
            continue  # *nustatymas, kuris tinka*: what is found out
        if noun.upos != "NOUN" or gender is None or others or is_quantity(noun) or is_named(noun):
            continue
        behind = after(word, sentence)
        asked = behind is not None and lower(behind) in {"iš", "no"}  # *kuris iš jų*
        if asked or is_of_what_follows(word, behind, language) or is_asked_about(noun, sentence):
            continue
        # Behind a verb the noun is its object in whatever case: *ieško vairuotojo, kuris pabėgo*.
        known = any("Gender" in one.feats for one in known_as(lower(noun), "NOUN", readings))
        oblique = (
            len(near) < len(earlier) - 1 and known and (gender == "Fem") == lower(noun).endswith(("os", "ės", "ies"))
        )
        if noun.feats.get("Case", NOMINATIVE).isdisjoint({"Nom", "Acc", "Gen"} if oblique else {"Nom", "Acc"}):
            continue
        numbers = frozenset[str]().union(*(one.get("Number", frozenset()) for one in noun_options(noun, readings)))
        if language == LITHUANIAN and noun.feats.get("Case") == NOMINATIVE and lower(noun).endswith("ai"):
            numbers = PLURAL  # *failai, kuris*: as a singular somebody is called so
        if language == LATVIAN and lower(noun).endswith(("as", "es", "u")):
            numbers |= PLURAL
        if shown[0] == gender and (shown[1] in numbers or not (numbers and shown[1])):
            continue
        if len(numbers) != 1 and shown[0] == gender:
            continue
        told: Features = {"Gender": frozenset({gender}), "Number": numbers}
        own: Features = {"Gender": frozenset({shown[0]}), "Number": frozenset({shown[1]}) if shown[1] else numbers}
        return {
            noun.id: as_told(noun, "NOUN", told, None),
            word.id: as_told(word, "PRON", own, (noun.id, ATTRIBUTE)),
        }
    return {}


def of_the_phrase(earlier: Sequence[Token]) -> Sequence[Token]:
    """What stands before a noun behind the last finite verb, if there is one; what is before that is another phrase."""
    verbs = [place for place, word in enumerate(earlier) if is_finite(word) and word.upos == "VERB"]
    return earlier[verbs[-1] + 1 :] if verbs else earlier


def is_of_what_follows(word: Token, behind: Token | None, language: str) -> bool:
    """Whether a Latvian *kura* or *kuras* before a noun or adjective may be a genitive: *fails, kura nosaukums*."""
    nominal = behind is None or behind.upos not in {"AUX", "VERB", "ADV", "PRON"} or "Case" in behind.feats
    return language == LATVIAN and lower(word) in {"kura", "kuras"} and nominal


def is_asked_about(noun: Token, sentence: Sentence) -> bool:
    """Whether a verb of asking, knowing or choosing stands before a noun, so that *which* may open a question."""
    return any(ASKED.match(lower(word)) is not None for word in sentence.tokens[: noun.id - 1])


DISPUTED = re.compile("klausim|ginč|diskusij|konkurencij|varžyb|abejon|konkurs|strīd|jautājum|diskusij")
"""Beginnings of nouns behind which a question may stand."""
ASKED = re.compile("(?:ne)?(?:pa)?(?:klaus|žin|sužin|matyt|nurodyk|nuspręs|vaic|jaut|izlem|uzzin|noskaidr|norād)")


def may_be_meant(word: Token, shown: tuple[str, str], readings: Readings) -> bool:
    """Whether a form of *which* with a gender and a number may stand for a word."""
    if word.upos != "NOUN":
        return word.upos in NOMINALS
    options = [word.feats, *(one.feats for one in readings(word))]
    meant: Features = {"Gender": frozenset({shown[0]})}
    if shown[1]:
        meant = {**meant, "Number": frozenset({shown[1]})}
    return any(goes(one, meant) for one in options)


THIS = frozenset("tai tas ta tā ši šis tie tos tās šie šios šī šīs".split())
