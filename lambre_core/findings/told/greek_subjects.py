"""Told subjects in Greek clauses: what can be nothing but the subject of the verb beside it, though they do not agree.

As in `told_greek_clauses`, of clauses within a sentence as well: *ο οποίος* and a noun with the article *ο*, *η* or
*οι* are nominatives, what there is stands behind the verb that says so, and ends tell number and person of verbs.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.doubts.several_subjects import QUANTITIES
from lambre_core.findings.readings import Readings
from lambre_core.findings.speakers import CLITICS, LIGHT, SAYING, TIMES
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.findings.told.greek import HE, IMPERSONAL, PARTICLES, THEY, at, feats, those_and
from lambre_core.findings.told.greek_clauses import OF_BEING, OWNERS, SUBJECT_ARTICLES, WITHOUT_OBJECTS
from lambre_core.findings.told.nouns import cells_of
from lambre_core.findings.told.relations import ALONE, TOLD, as_told
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "el"


def with_told_subjects(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such subjects joined to their verbs.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for place in range(len(words) - 2):
        for find in (relative_at, several_behind, one_behind):
            changed.update(find(words, place))
        for find_noun in (clause_at, modal_at, there_at, asked_behind):
            changed.update(find_noun(words, place, readings))
    changed.update(with_me_in(words) or me_behind(words))
    return sentence.with_tokens(changed) if changed else sentence


BEFORE_VERBS = PARTICLES | CLITICS | LIGHT | frozenset("πάντα συχνά ποτέ ήδη ακόμα ακόμη".split())


def verb_from(words: Sequence[Token], place: int) -> Token | None:
    """The verb at a place, or behind particles, clitics and adverbs there, whatever the tagger takes it for; None where
    a stop stands there."""
    while at(words, place) in BEFORE_VERBS:
        place += 1
    verb = words[place] if place < len(words) else None
    return verb if verb is not None and verb.upos not in {"PUNCT", "DET", "PRON", "CCONJ", "SCONJ"} else None


def is_verb(word: Token) -> bool:
    """Whether a word is a verb for sure, and none without a subject."""
    return word.upos in {"VERB", "AUX"} and believed_upos(word) >= SURE and lower(word) not in IMPERSONAL - {"έχει"}


def spoken_person(word: Token) -> str | None:
    """The person of a verb in the singular whose end shows that it is the first or second; None for all others."""
    form = lower(word)
    if form in OF_BEING or SAYING.match(form) is not None:
        return None
    if FIRST.search(form) is not None and word.upos in {"VERB", "AUX"} and form not in NOT_SPOKEN:
        return "1"
    plainly = SECOND.search(form) is not None
    return "2" if plainly or (word.upos in {"VERB", "AUX"} and SECOND_OF_VERBS.search(form) is not None) else None


FIRST = re.compile("[^ύ]ω$|ώ$|[άο]μαι$|όμουν$|^(?:είχα|έκανα|ήθελα|πήγα|ήρθα)$|ήκα$|[θφχτ]ηκα$")
SECOND = re.compile("(?:[νζχγφβ]εις|[άεο]σαι|[αεο]ύσες|[ηιύ]σες|[ήθφχτ]ηκες|μπήκες|βγήκες)$|^(?:είχες|έχεις|έκανες)$")
SECOND_OF_VERBS = re.compile("(?:[σξψ]εις|[^αηι][σξψ]ες|ήκες|εις|είς)$")
NOT_SPOKEN = frozenset("κάτω παρακάτω πάνω παραπάνω επάνω έξω πίσω γύρω μέσω λόγω εδώ".split())


def third(noun: Token, verb: Token, number: str) -> dict[int, Token]:
    """A subject of whom one speaks and a verb of who speaks or is spoken to, joined, by id."""
    own = feats(Number=number, Person="3", Case="Nom")
    upos = "PRON" if noun.upos == "PRON" else "NOUN"
    return {
        noun.id: as_told(noun, upos, own, (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", feats(Number="Sing", Person=spoken_person(verb) or "2"), None),
    }


def relative_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """*Ο οποίος* and the like, and the verb right behind in another number or person: *η οποία έφυγαν*, *οι οποίοι
    μένει*; not *οι οποίοι, λέει, έφυγαν*."""
    pronoun = words[place + 1]
    if (at(words, place), lower(pronoun)) not in WHO:
        return {}
    verb = verb_from(words, place + 2)
    if verb is None or at(words, verb.id) in {"ότι", "πως", "να", ","} or lower(verb) in {"είναι", "ήταν"}:
        return {}
    several = at(words, place) == "οι"
    own = feats(Number="Plur" if several else "Sing", Person="3", Case="Nom")
    joined = {pronoun.id: as_told(pronoun, "PRON", own, (verb.id, TOLD))}
    if several and is_verb(verb) and HE.search(lower(verb)) is not None:
        return {**joined, verb.id: as_told(verb, "VERB", feats(Number="Sing", Person="3"), None)}
    if not several and is_verb(verb) and THEY.search(lower(verb)) is not None:
        return {**joined, verb.id: as_told(verb, "VERB", feats(Number="Plur", Person="3"), None)}
    if not several and spoken_person(verb) and not any(lower(word) in SPEAKERS for word in words[:place]):
        return third(joined[pronoun.id], verb, "Sing")
    return {}


WHO = frozenset({("ο", "οποίος"), ("η", "οποία"), ("οι", "οποίοι"), ("οι", "οποίες")})
SPEAKERS = frozenset("εγώ εσύ είμαι είσαι ήμουν ήσουν".split())


def clause_at(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """A noun with *ο* or *η* that opens a sentence, or a clause behind a conjunction, with what belongs to it, and the
    verb right behind of who speaks or is spoken to: *όταν η κόρη του μπήκες*; not *εγώ και ο φίλος μου πάω*."""
    if at(words, place) not in {"ο", "η"} or (place and at(words, place - 1) not in CONJUNCTIONS):
        return {}
    noun_at = place + 1
    while upos_at(words, noun_at) == "ADJ" and not is_noun(words[noun_at], readings):
        noun_at += 1
    noun = words[noun_at] if noun_at < len(words) else None
    if noun is None or not is_noun(noun, readings) or lower(noun) in {"ένας", "μία", "καθένας", "καθεμία"}:
        return {}
    verb = verb_from(words, behind_owner(words, noun_at + 1))
    if verb is None or at(words, verb.id) in {"να", "ότι", "πως", "και", "εγώ", "εσύ"}:
        return {}
    asked = at(words, place - 1) in {"αν", "εάν", "όταν", "μόλις"} and ONCE.search(lower(verb)) is not None
    if not asked and spoken_person(verb) is None:
        return {}
    if asked and is_followed_by_a_verb(words, verb.id - 1):
        return {}
    return third(noun, verb, "Sing")


def modal_at(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """A noun with *ο*, *η* or *οι* that opens a clause, with what belongs to it, and the verb behind *μπορεί να* or the
    like in another number: *η λήψη μπορεί να διαρκέσουν*; not *η ομάδα μπορεί να παίξουν*, *η μαμά πρέπει να τη δουν*,
    *ο φίλος μπορεί να έρθουν οι άλλοι*."""
    opens = not place or words[place - 1].upos == "PUNCT" or at(words, place - 1) in CONJUNCTIONS
    noun = words[place + 1]
    if at(words, place) not in SUBJECT_ARTICLES or not opens or not is_noun(noun, readings):
        return {}
    place = behind_owner(words, place + 2)
    while at(words, place) in PARTICLES:
        place += 1
    if at(words, place) not in MODALS or at(words, place + 1) != "να" or place + 2 >= len(words):
        return {}
    verb = words[place + 2]
    form, rest = lower(verb), {lower(word) for word in words[place + 3 :]}
    several = at(words, noun.id - 2) == "οι"
    clashes = HE.search(form) and not THEY.search(form) if several else THEY.search(form)
    if not clashes or not is_verb(verb) or lower(noun) in QUANTITIES or not rest.isdisjoint(SUBJECT_ARTICLES):
        return {}
    own, said = ("Plur", "Sing") if several else ("Sing", "Plur")
    return {
        noun.id: as_told(noun, "NOUN", feats(Number=own, Case="Nom"), (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", feats(Number=said, Person="3"), None),
    }


MODALS = frozenset("μπορεί πρέπει ενδέχεται χρειάζεται".split())


def is_noun(word: Token, readings: Readings) -> bool:
    """Whether a word is a noun, as the tagger or the list of nouns has it."""
    return word.upos in {"NOUN", "PROPN"} or (word.upos == "ADJ" and bool(cells_of(word, readings)))


ONCE = re.compile("[σξψ]εις$")
"""The end of a verb behind *if* and *when* that nouns have as well."""


CONJUNCTIONS = frozenset("ενώ ότι πως αν εάν όταν επειδή γιατί καθώς μόλις αφού ώστε διότι αλλά που".split())


def upos_at(words: Sequence[Token], place: int) -> str:
    """The part of speech of the word at a place; empty beyond the ends."""
    return (words[place].upos or "") if 0 <= place < len(words) else ""


def behind_owner(words: Sequence[Token], place: int) -> int:
    """The place behind a possessive or the genitives there, which say whose a noun is."""
    if at(words, place) in OWNERS and not any(
        "Gen" in word.feats.get("Case", ()) for word in words[place + 1 : place + 2]
    ):
        return place + 1
    while place < len(words) and words[place].upos in {"DET", "ADJ", "NOUN", "PROPN"}:
        if "Gen" not in words[place].feats.get("Case", ()):
            break
        place += 1
    return place


def there_at(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """A verb that says what there is, and what there is right behind it in another number: *υπάρχει πολλά μουσεία*,
    *υπάρχουν μια λύση*; not *υπάρχουν μια λύση και ένα πρόβλημα*."""
    verb = words[place]
    if THERE.match(lower(verb)) is None or at(words, place - 1) in {"που", "οποία", "οποίες", "οποίοι", "όσα"}:
        return {}
    if any(word.head == verb.id and word.id < verb.id and (word.deprel or "").startswith("subj") for word in words):
        return {}
    start = place + 1
    while at(words, start) in {"και", "κι", "πια", "επίσης", "ακόμη", "ακόμα", "ήδη", "πάντα", "εδώ", "εκεί", "μόνο"}:
        start += 1
    noun_at = start
    while upos_at(words, noun_at) in {"DET", "ADJ", "NUM"}:
        noun_at += 1
    noun = words[noun_at] if noun_at < len(words) else None
    if noun is None or noun.upos != "NOUN" or (noun.lemma or "") in TIMES or believed_upos(noun) < SURE:
        return {}
    numbers = {number for reading in readings(noun) for number in reading.feats.get("Number", ())}
    if numbers == {"Plur"} and HE.search(lower(verb)) is not None:
        return those_and(noun, verb)
    single = numbers == {"Sing"} and at(words, start) in ONE_OF_IT
    if single and THEY.search(lower(verb)) is not None and not is_joined(words, noun_at):
        return {
            noun.id: as_told(noun, "NOUN", feats(Number="Sing", Case="Nom"), (verb.id, TOLD)),
            verb.id: as_told(verb, "VERB", feats(Number="Plur", Person="3"), None),
        }
    return {}


def is_joined(words: Sequence[Token], place: int) -> bool:
    """Whether something joins a further noun to the one at a place before the clause ends."""
    for word in words[place + 1 :]:
        if lower(word) == "," and upos_at(words, word.id) not in {"DET", "ADJ", "NOUN", "NUM", "PROPN"}:
            return False
        if lower(word) in JOINING:
            return True
    return False


ONE_OF_IT = frozenset("ένα ένας μια μία κάποιο κάποια κανένα κανένας καμία καμιά".split())
"""What stands before one thing that there is or is not."""
THERE = re.compile("(?:υπάρ[χξ]|υπήρ[χξ]|προκύ[πψ]|προέκυ[πψ])")
JOINING = frozenset("και κι ή ούτε καθώς με , : -".split())


def several_behind(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A verb in the singular, *and* for *too*, and *οι* with its noun: *συμμετέχει και οι χώρες*; not *αν έρθει και οι
    άλλοι φύγουν*."""
    verb = words[place]
    if at(words, place + 1) not in {"και", "κι"} or at(words, place + 2) != "οι" or not is_verb(verb):
        return {}
    noun_at = place + 3
    while upos_at(words, noun_at) == "ADJ":
        noun_at += 1
    noun = words[noun_at] if noun_at < len(words) else None
    if (
        HE.search(lower(verb)) is None
        or noun is None
        or noun.upos != "NOUN"
        or lower(verb) in {"είναι", "ήταν", "έχει"}
    ):
        return {}
    before = any(word.head == verb.id and (word.deprel or "").startswith("subj") for word in words[:place])
    # *Έχουν σπάσει και οι σωλήνες*
    before |= any(re.match("έχ|είχ", lower(word)) is not None for word in words[max(0, place - 2) : place])
    return {} if before or is_followed_by_a_verb(words, noun_at) else those_and(noun, verb)


def is_followed_by_a_verb(words: Sequence[Token], place: int) -> bool:
    """Whether a verb stands behind a place and before the next stop."""
    for word in words[place + 1 :]:
        if word.upos == "PUNCT":
            return False
        if word.upos in {"VERB", "AUX"}:
            return True
    return False


def one_behind(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A verb in the plural, and *ο* or *η* with its noun right behind, if nobody else is named: *τι κάνουν η μητέρα
    σου*; not *ήρθαν ο Νίκος και η Άννα*, *βοηθούν ο ένας τον άλλον*."""
    verb, article = words[place], at(words, place + 1)
    noun_at = place + 3 if upos_at(words, place + 2) == "ADJ" else place + 2
    noun = words[noun_at] if noun_at < len(words) else None
    if article not in {"ο", "η"} or noun is None or noun.upos != "NOUN" or not is_verb(verb):
        return {}
    if THEY.search(lower(verb)) is None or NAMING.match(lower(verb)) is not None or SAYING.match(lower(verb)):
        return {}
    others = {*map(lower, words[noun_at + 1 :])} & (JOINING | SUBJECT_ARTICLES | {"μαζί", "αλλά", "όπως"})
    subject = any(
        word.head == verb.id and (word.deprel or "").startswith("subj") and lower(word) != "τι"
        for word in words[:place]
    )
    plural = any(lower(word) in {"οι", "τα", "που", "όσοι", "όσα", "ποιοι"} for word in words[:place])
    if others or subject or plural:
        return {}
    return {
        noun.id: as_told(noun, "NOUN", feats(Number="Sing", Case="Nom"), (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", feats(Number="Plur", Person="3"), None),
    }


NAMING = re.compile("αποτελ|συνιστ|είναι|ήταν|λέν|λεν|φωνάζ|ονομάζ|θεωρ|καλ|παραμέν|έγιν|γίν|γινό|εκλέγ|εξελέγ|διορίζ")
"""Beginnings of verbs beside which a nominative may be what somebody is or is called."""


def asked_behind(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """*Where*, *when* or *how*, a verb of who is spoken to that has no object, and *οι* with its noun: *πού μένεις οι
    γονείς σου*."""
    verb = words[place + 1]
    if at(words, place) not in {"πού", "πότε", "πώς", "γιατί"} or at(words, place + 2) != "οι":
        return {}
    noun = words[place + 3] if place + 3 < len(words) else None
    spoken = re.search("(?:εις|[άεο]σαι|[αά]ς)$", lower(verb)) is not None and WITHOUT_OBJECTS.search(lower(verb))
    if noun is None or not is_noun(noun, readings) or not spoken:
        return {}
    own = feats(Number="Plur", Person="3", Case="Nom")
    return {
        noun.id: as_told(noun, "NOUN", own, (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", feats(Number="Sing", Person="2"), None),
    }


def with_me_in(words: Sequence[Token]) -> dict[int, Token]:
    """*Εγώ και* somebody that open a sentence, and a verb of others right behind: *εγώ και η Εύα πηγαίνουν*."""
    if at(words, 0) != "εγώ" or at(words, 1) not in {"και", "κι"}:
        return {}
    for word in words[2:7]:
        if word.upos == "VERB" and OTHERS.search(lower(word)):
            return {
                words[0].id: as_told(words[0], "PRON", {}, (word.id, ALONE)),
                word.id: as_told(word, "VERB", feats(Person="3", Number="Plur"), None),
            }
        if word.upos not in {"DET", "NOUN", "PRON", "PROPN", "ADJ", "X"}:
            return {}
    return {}


def me_behind(words: Sequence[Token]) -> dict[int, Token]:
    """Somebody *και εγώ* that open a sentence, and a verb of others right behind: *η Εύα και εγώ πηγαίνουν*."""
    place = next((place for place, word in enumerate(words[:ME]) if lower(word) == "εγώ"), 0)
    if place < 2 or at(words, place - 1) not in {"και", "κι"}:
        return {}
    if any(word.upos not in {"DET", "NOUN", "PROPN", "PRON", "ADJ"} for word in words[: place - 1]):
        return {}
    verb = verb_from(words, place + 1)
    if at(words, 0) not in {"ο", "η"} or verb is None or not is_verb(verb) or OTHERS.search(lower(verb)) is None:
        return {}
    return {
        words[place].id: as_told(words[place], "PRON", {}, (verb.id, ALONE)),
        verb.id: as_told(verb, "VERB", feats(Number="Plur", Person="3"), None),
    }


ME = 6
OTHERS = re.compile("ουν$|ούν$|νται$|[σξψκ]αν$")
"""Ends of verbs of several others."""
