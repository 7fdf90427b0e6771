"""Told objects in Greek: subjects in the accusative, and objects in the nominative, that verbs leave no choice of.

As in `told_greek_agreement`: *ανοίξτε ο πίνακας*, *οι βουλευτές ψήφισαν ο προϋπολογισμός*, *τον διακομιστή δεν
ανταποκρίνεται*, *τα δεδομένα τον λογαριασμό θα μεταφερθούν*, *εισαγάγετε το όνομα και ο κωδικός*.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings
from lambre_core.findings.speakers import SAYING
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.findings.told.greek import HE, IMPERSONAL, THEY, at, feats
from lambre_core.findings.told.greek_agreement import (
    IDLE,
    OBJECT_ARTICLES,
    OF_WHAT_IT_IS,
    behind_genitives,
    is_verb,
    opens,
    phrase_at,
    thing_at,
    upos_at,
)
from lambre_core.findings.told.greek_clauses import OF_BEING, OWNERS, SUBJECT_ARTICLES, WITHOUT_OBJECTS, noun_behind
from lambre_core.findings.told.nouns import cells_of
from lambre_core.findings.told.relations import ATTRIBUTE, CASES_ASKED, TOLD, as_told
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "el"


def with_told_objects(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with nouns in the wrong case joined to the verbs, or nouns, that tell so.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for place in range(len(words) - 2):
        changed.update(told_to_do_it_to(words, place, readings))
        changed.update(joined_object_at(words, place, readings))
        changed.update(genitive_behind(words, place, readings))
    changed.update(object_as_subject(words, readings))
    changed.update(subject_as_object(words, readings))
    changed.update(owner_as_object(words, readings))
    return sentence.with_tokens(changed) if changed else sentence


# Objects in the nominative, and subjects in the accusative


def told_to_do_it_to(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """An imperative that opens a clause, or a verb of one who speaks behind *να* and *θα*, of what is done to a thing,
    and an article of subjects with its noun right behind: *ανοίξτε ο πίνακας*, *θέλω να αγοράσω οι δίσκοι*; not
    *ελάτε οι μαθητές*."""
    verb = words[place]
    form = lower(verb)
    opening = opens(words, place) or at(words, place - 1) in {"και", "ή", "παρακαλώ"}
    imperative = opening and (TELLING.search(form) is not None or form in TELLING_ONE)
    several = at(words, place + 1) == "οι"
    speaking = at(words, place - 1) in {"να", "θα"} and DONE_BY_ME.search(form) is not None
    speaking = speaking or (
        at(words, place - 1) in {"να", "θα"} and not several and DONE_BY_US.search(form) is not None
    )
    if not (imperative or speaking) or verb.upos in {"NOUN", "ADJ", "PROPN"} or WITHOUT_OBJECTS.search(form):
        return {}
    if at(words, place + 1) not in SUBJECT_ARTICLES or BY_ONESELF.match(form) is not None:
        return {}
    noun = thing_at(words, place + 1, readings)
    if noun is None:
        return {}
    rest = words[noun.id :]
    if any(word.upos in {"VERB", "AUX"} for word in words[noun.id : noun.id + NEAR]) or PEOPLE.search(lower(noun)):
        return {}
    if at(words, place + 1) == "οι" and rest and lower(rest[0]) in {"να", "που"}:
        return {}
    return {
        verb.id: as_told(verb, "VERB", {}, None),
        noun.id: as_told(noun, "NOUN", feats(Case="Nom"), (verb.id, CASES_ASKED["Acc"])),
    }


NEAR = 3
TELLING = re.compile("(?:[σξψ]τε|[ηίά]στε|[άεί]στε|[εάί]τε)$")
TELLING_ONE = frozenset(
    "πάρε φέρε βάλε δώσε στείλε κλείσε άνοιξε γράψε σβήσε κόψε ρίξε φτιάξε βρες δες κάνε λύσε σπρώξε πλύνε".split()
) - {"άνοιξε"}
DONE_BY_ME = re.compile("(?:[άέήίόύώ]\\w*(?:σ|ξ|ψ|ν|ζ|β|γ|χ)ω)$")
"""Verbs of one who speaks, whose accent is before the end."""
DONE_BY_US = re.compile("[άέήίόύώ]\\w*(?:[σξψνζβγχ](?:εις|ουμε|ετε))$")
"""Those of who is spoken to, and of several who speak."""
BY_ONESELF = re.compile(
    "(?:ελάτε|έλα|πηγαίν|πάω|πάτε|μείν|περιμέν|σταματ|είστε|είσαστε|έρθ|φύγ|γίν|γυρίσ|επιστρ|μπ[εω]|βγ[εω]|ζήσ|ταξιδ|"
    "αρχίσ|τελειώσ|προσέξ|θυμηθ|ακούστε|κοιμ|καθ|φάω|μπορέσ|συμφων|υπάρξ|φτάσ|μιλ|δουλέψ|λείψ|παίξ)"
)
PEOPLE = re.compile(
    "(?:ητ(?:ής|ές)|τοί|γονείς|φίλο[ιςυ]|μαθητ\\w+|πολίτ\\w+|άνθρωπο\\w+|παίκτ\\w+|κύριο\\w+|υπόλοιπο\\w+)$"
)
"""Those who may be called to do something, or speak of themselves."""


def genitive_behind(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """A preposition that asks for an accusative, and an article and a noun in the genitive right behind: *από της
    εφημερίδας*, *χωρίς του πρωθυπουργού*; not *από του χρόνου*, *με της Μαρίας το καπέλο*."""
    adposition, article, noun = words[place : place + 3]
    if lower(adposition) not in {"από", "χωρίς", "δίχως"} or adposition.upos != "ADP":
        return {}
    if lower(article) not in {"του", "της", "των"} or noun.upos != "NOUN" or not (noun.form or "").islower():
        return {}
    after = words[place + 3] if place + 3 < len(words) else None
    sure = noun.feats.get("Case") == GENITIVE and believed_upos(noun) >= SURE
    cells = cells_of(noun, readings)
    if not sure or (cells and not all("Gen" in cell["Case"] for cell in cells)):
        return {}
    if lower(noun) in {"χρόνου", "ώρας", "λόγου"} or (after is not None and after.upos in {"DET", "NOUN", "ADJ"}):
        return {}
    return {
        adposition.id: as_told(adposition, "ADP", {}, None),
        noun.id: as_told(noun, "NOUN", {"Case": GENITIVE}, (adposition.id, CASES_ASKED["Acc"])),
    }


GENITIVE = frozenset({"Gen"})


def object_as_subject(words: Sequence[Token], readings: Readings) -> dict[int, Token]:
    """A subject that opens a clause, its verb, and an article of subjects with another noun right behind: *οι
    βουλευτές ψήφισαν ο προϋπολογισμός*; not *ο φίλος μου είναι ο δάσκαλος*, *τα μέτρα ανακοίνωσε ο υπουργός*."""
    changed: dict[int, Token] = {}
    for place in range(len(words) - 4):
        if at(words, place) not in {"ο", "η", "οι", "το", "τα"} or not opens(words, place):
            continue
        first = phrase_at(words, place, readings)
        if first is None:
            continue
        start = behind_genitives(words, first[1])
        while at(words, start) in {"δεν", "δε", "θα", "πάντα", "συχνά", "ήδη"}:
            start += 1
        verb = words[start] if start < len(words) else None
        if not is_verb(verb) or verb is None or at(words, start + 1) not in SUBJECT_ARTICLES:
            continue
        form = lower(verb)
        if HE.search(form) is None and THEY.search(form) is None and not form.endswith("ε"):
            continue
        if (
            OF_WHAT_IT_IS.match(form)
            or (SAYING.match(form) and SEEING.match(form) is None)
            or WITHOUT_OBJECTS.search(form)
            or form in OF_BEING | IMPERSONAL
        ):
            continue
        noun = thing_at(words, start + 1, readings)
        if noun is None or form.endswith(("ται", "ηκε", "ηκαν", "ταν")):
            continue
        thing = at(words, place) in SUBJECT_ARTICLES or THINGS.fullmatch(lower(noun)) is not None
        later = {lower(word) for word in words[noun.id :]}
        if not thing or later & {"και", "να", "ότι", "που", "πως"} or any(is_verb(word) for word in words[noun.id :]):
            continue
        changed[verb.id] = as_told(verb, "VERB", {}, None)
        changed[noun.id] = as_told(noun, "NOUN", feats(Case="Nom"), (verb.id, CASES_ASKED["Acc"]))
    return changed


SEEING = re.compile("περιμέν|βλέπ|ζητ|φοβ|θυμ|προτιμ")
"""Beginnings of verbs before which what is spoken of may stand, and that have objects all the same."""
THINGS = re.compile(
    "φάκελο[ςι]|κωδικο?ός|κωδικοί|δίσκο[ςι]|λογαριασμό?[ςί]|λογαριασμός|σύνδεσμο[ςι]|πίνακας|πίνακες|τύπο[ςι]|τίτλο[ςι]|"
    "αριθμός|αριθμοί|κανόνας|κανόνες|όρο[ςι]|χώρο[ςι]|κατάλογο[ςι]|δρόμο[ςι]|τοίχο[ςι]|λόγο[ςι]|ήχο[ςι]|χάρτης|χάρτες"
)
"""Things that do little of themselves."""


def subject_as_object(words: Sequence[Token], readings: Readings) -> dict[int, Token]:
    """*Τον* or *τους* with a noun that opens the sentence, and a verb right behind that has no object, or one of its
    own: *τον διακομιστή δεν ανταποκρίνεται*, *τους διαδηλωτές έκλεισαν τον δρόμο*; not *τον φίλο μου τον είδα*."""
    if at(words, 0) not in {"τον", "τους"}:
        return {}
    found = phrase_at(words, 0, readings)
    if found is None:
        return {}
    noun, place = found
    place = behind_genitives(words, place)
    while at(words, place) in {"δεν", "δε", "θα"}:
        place += 1
    verb = words[place] if place < len(words) else None
    if verb is None or not is_verb(verb):
        return {}
    number = "Sing" if at(words, 0) == "τον" else "Plur"
    form = lower(verb)
    alike = (
        THEY.search(form) is not None if number == "Plur" else HE.search(form) is not None or form in {"είναι", "ήταν"}
    )
    own_object = at(words, place + 1) in {"τον", "την", "τη", "τους", "τις"}
    own_object = own_object and noun_behind(words, place + 1) is not None
    idle = WITHOUT_OBJECTS.search(form) is not None or IDLE.fullmatch(form) is not None
    later = {lower(word) for word in words[place + 1 :]}
    if not alike or not (idle or own_object) or later & SUBJECT_ARTICLES:
        return {}
    if idle and upos_at(words, place + 1) in {"NOUN", "PRON", "PROPN", "DET"}:
        return {}
    return {
        noun.id: as_told(noun, "NOUN", feats(Case="Acc", Number=number, Person="3"), (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", feats(Person="3", Number=number), None),
    }


def owner_as_object(words: Sequence[Token], readings: Readings) -> dict[int, Token]:
    """A noun with its article that opens the sentence, another one in the accusative right behind, and a passive or a
    copula: *τα δεδομένα τον λογαριασμό θα μεταφερθούν*; not *η γιαγιά τον παππού τον αγαπά*."""
    found = phrase_at(words, 0, readings)
    if found is None or at(words, 0) in OBJECT_ARTICLES or at(words, found[1]) not in {"τον", "την", "τους", "τις"}:
        return {}
    first, place = found
    second = phrase_at(words, place, readings)
    if second is None or at(words, place - 1) in OWNERS:
        return {}
    owner, behind = second
    if WHEN.fullmatch(lower(owner)) is not None:
        return {}
    while at(words, behind) in {"δεν", "δε", "θα"}:
        behind += 1
    verb = words[behind] if behind < len(words) else None
    if verb is None or (at(words, behind) not in {"είναι", "ήταν"} and not (is_verb(verb) and is_passive(verb))):
        return {}
    if (
        owner.upos not in {"NOUN", "PROPN"}
        or first.upos not in {"NOUN", "ADJ"}
        or "Acc" not in owner.feats.get("Case", ())
    ):
        return {}
    return {
        first.id: as_told(first, "NOUN", {}, None),
        owner.id: as_told(owner, "NOUN", feats(Case="Acc"), (first.id, ATTRIBUTE)),
    }


WHEN = re.compile(
    "δευτέρα|τρίτη|τετάρτη|πέμπτη|παρασκευή|κυριακή|\\w+ρίου|\\w+ριο|μάρτιο|απρίλιο|μάιο|ιούνιο|ιούλιο|αύγουστο|"
    "(?:η?μέρ|εβδομάδ|νύχτ|ώρ|χρονι|στιγμ)\\w+|μήνα|χρόνο|φορά|χειμώνα|άνοιξη|καλοκαίρι"
)
"""What says when."""


def is_passive(verb: Token) -> bool:
    """Whether a verb is a passive or has no object, and none of those passives that have one."""
    form = lower(verb)
    passive = re.search("(?:[θφχτ]ηκ(?:ε|αν)|[θφχτ](?:εί|ούν)|[όεύί]ν?ται|ούνται|είται)$", form) is not None
    return WITHOUT_OBJECTS.search(form) is not None or (passive and WITH_OBJECTS.match(form) is None)


WITH_OBJECTS = re.compile(
    "χρειά|επισκέ|διαχειρ|επεξεργ|δέχ|δεχ|θυμ|μοιρ|υποσχ|προμηθ|φοβ|σκέ|αισθάν|αρν|εκμεταλλ|παραδέχ|επικαλ|ονειρ|ακολουθ"
)


def joined_object_at(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """An imperative, or a verb of one who speaks, its object, and behind *and* a thing with an article of subjects that
    ends the clause: *εισαγάγετε το όνομα και ο κωδικός σας*; not *είδα την ταινία και ο Νίκος*."""
    verb = words[place]
    form = lower(verb)
    told = opens(words, place) and (TELLING.search(form) or form in TELLING_ONE or OF_ME.search(form) is not None)
    if not told or verb.upos in {"NOUN", "ADJ", "PROPN", "ADV", "DET"} or WITHOUT_OBJECTS.search(form):
        return {}
    joint = next(
        (number for number in range(place + 2, min(len(words), place + 6)) if at(words, number) == "και"), None
    )
    if joint is None or any(word.upos in {"VERB", "AUX", "PUNCT", "ADP"} for word in words[place + 1 : joint]):
        return {}
    if words[place + 1].upos not in {"DET", "NOUN", "ADJ"} or at(words, place + 1) in SUBJECT_ARTICLES:
        return {}
    article = at(words, joint + 1)
    noun = thing_at(words, joint + 1, readings) if article in {*SUBJECT_ARTICLES, "ένας"} else None
    if noun is None or PEOPLE.search(lower(noun)):
        return {}
    rest = words[noun.id :]
    if any(word.upos in {"VERB", "AUX"} for word in rest) or (rest and rest[0].upos in {"DET", "ADV"}):
        return {}
    return {
        verb.id: as_told(verb, "VERB", {}, None),
        noun.id: as_told(noun, "NOUN", feats(Case="Nom"), (verb.id, CASES_ASKED["Acc"])),
    }


OF_ME = re.compile(
    "^(?:έχω|θέλω|πήρα|αγόρασα|είδα|βρήκα|έφερα|έφαγα|ήπια|έχασα|διάβασα|χρειάζομαι|ψάχνω|παίρνω|αγοράζω)$"
)
