"""Told agreement in Greek: cases and numbers that articles, digits and conjunctions leave no choice of.

As in `told_greek_clauses`: *αυτό η επιλογή*, *τα αρχεία που βρίσκεται εδώ*, *απομένουν 5 προσπάθεια*, *ανοίξτε ο
πίνακας*, *τον διακομιστή δεν ανταποκρίνεται*, *το όνομα και ο κωδικός απαιτείται*, *έφτασαν και έσβησε τη φωτιά*.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.coordination import JOINT
from lambre_core.findings.doubts.several_subjects import QUANTITIES
from lambre_core.findings.readings import Readings
from lambre_core.findings.speakers import CLITICS, SAYING
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.findings.told.counted_singles import NOT_COUNTED
from lambre_core.findings.told.greek import CLITIC, HE, IMPERSONAL, THEY, at, feats, those_and
from lambre_core.findings.told.greek_clauses import (
    BY_ITSELF,
    OF_BEING,
    OWNERS,
    SUBJECT_ARTICLES,
    WITHOUT_OBJECTS,
    noun_behind,
)
from lambre_core.findings.told.nouns import GREEK_DETERMINERS, NAMES, adjective_cells, cells_of, nearest, table
from lambre_core.findings.told.relations import (
    ALONE,
    ATTRIBUTE,
    COUNTED,
    DETERMINER,
    TOLD,
    as_told,
)
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "el"


def with_told_agreement(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with words joined that can only belong together.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for place in range(len(words) - 2):
        changed.update(that_behind(words, place))
        changed.update(counted_at(words, place, readings))
        changed.update(that_do_it_at(words, place, readings))
        changed.update(of_a_genitive(words, place, readings))
        changed.update(there_were_at(words, place))
        changed.update(subject_in_a_clause(words, place, readings))
        changed.update(own_at(words, place))
    changed.update(subject_in_a_clause(words, -1, readings))
    changed.update(two_and(words, readings))
    changed.update(second_verbs(sentence))
    return sentence.with_tokens(changed) if changed else sentence


OBJECT_ARTICLES = frozenset({"τον", "την", "τη", "τους", "τις"})
STOPS = frozenset({"PUNCT", "SCONJ"})
GENITIVE, PLURAL = frozenset({"Gen"}), frozenset({"Plur"})


def phrase_at(words: Sequence[Token], place: int, readings: Readings) -> tuple[Token, int] | None:
    """The noun of a phrase that begins with an article at a place, with adjectives between or without, and the place
    behind it and a possessive; None where there is none for sure."""
    if at(words, place) not in {"ο", "η", "το", "οι", "τα", "ένας", *OBJECT_ARTICLES}:
        return None
    behind = place + 1
    while behind < len(words) and words[behind].upos == "ADJ" and not cells_of(words[behind], readings):
        behind += 1
    noun = words[behind] if behind < len(words) else None
    if behind == place + 2 and (at(words, behind) in {"θα", "δεν", "δε"} or is_verb(noun)):
        # *Ο τεχνικός θα έρθει*
        return words[behind - 1], behind
    named = noun is not None and noun.form in NAMES
    if noun is None or not (noun.upos in {"NOUN", "PROPN"} or named or cells_of(noun, readings)):
        return None
    behind += 1
    if at(words, behind) in OWNERS and upos_at(words, behind + 1) not in {"NOUN", "ADJ", "VERB", "AUX"}:
        behind += 1
    return noun, behind


def thing_at(words: Sequence[Token], place: int, readings: Readings) -> Token | None:
    """The noun without a capital of a phrase that begins with an article of subjects at a place."""
    found = phrase_at(words, place, readings)
    return found[0] if found is not None and (found[0].form or "").islower() else None


def upos_at(words: Sequence[Token], place: int) -> str:
    """The part of speech of the word at a place; empty beyond the ends."""
    return (words[place].upos or "") if 0 <= place < len(words) else ""


def behind_genitives(words: Sequence[Token], place: int) -> int:
    """The place behind genitives with their articles and adjectives."""
    while place < len(words) and words[place].upos in {"DET", "ADJ", "NOUN", "PROPN"}:
        if "Gen" not in words[place].feats.get("Case", ()):
            break
        place += 1
    return place


def opens(words: Sequence[Token], place: int) -> bool:
    """Whether a clause begins at a place: the sentence, or what stands behind a stop or subordinating conjunction."""
    return (
        place == 0 or words[place - 1].upos in STOPS or at(words, place - 1) in {"ότι", "πως", "αν", "όταν", "επειδή"}
    )


def is_verb(word: Token | None) -> bool:
    """Whether a word is surely a verb."""
    return word is not None and word.upos in {"VERB", "AUX"} and believed_upos(word) >= SURE


OF_WHAT_IT_IS = re.compile(
    "αποτελ|συνιστ|είναι|ήταν|λέγ|ονομάζ|θεωρ|παραμέν|παρέμ|έγιν|γίν|γινό|φαίν|μοιάζ|μένει|έμειν|εκλέγ|σημαίν|έχει$|είχε$|"
    "βγήκ|βγαίν|ήρθ|έρχ|κοστίζ|αρέσ|πέρασ|αρκ|δήλωσ|τόνισ|ανέφερ|υποστήριξ|πρόσθεσ|εξήγησ|ανακοίνωσ|σημείωσ|απάντησ|"
    "ακολουθ|λείπ|φταί|νίκησ|κέρδισ|πονά|ενδιαφέρ"
)
"""Beginnings of verbs that have a second nominative, or a subject behind them."""
IDLE = re.compile(
    "ανταποκρίν(?:ε|ο)ν?ται|υπάρχ(?:ει|ουν)|υπήρχ(?:ε|αν)|λειτουργ(?:εί|ούν)|κοιμ(?:άται|ούνται)|βρίσκ(?:ε|ο)ν?ται|"
    "τρέχ(?:ει|ουν)|ζ(?:ει|ουν)|πεθαίν(?:ει|ουν)|δουλεύ(?:ει|ουν)|εργάζ(?:ε|ο)ν?ται|λήγ(?:ει|ουν)|έληξ(?:ε|αν)|"
    "απέτυχ(?:ε|αν)|αποτυγχάν(?:ει|ουν)|συμμετέχ(?:ει|ουν)|διαμαρτύρ(?:ε|ο)ν?ται|γελ(?:άει|ούν|άνε)|κλαί(?:ει|νε)"
)
"""Third persons of verbs that have no object."""


# Demonstratives


def that_behind(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A demonstrative that opens a clause, an article with which it does not agree, and its noun right behind, if no
    pronoun stands before the verb: *αυτό η επιλογή ανοίγει*; not *αυτό η Άννα δεν το ήξερε*, *γι’ αυτό η επιλογή*."""
    that, article, noun = words[place : place + 3]
    shown, own = THESE.get(lower(that)), GREEK_DETERMINERS.get(lower(article))
    if shown is None or own is None or lower(article) not in SUBJECT_ARTICLES | OBJECT_ARTICLES | {"το", "τα"}:
        return {}
    if not opens(words, place) or noun.upos != "NOUN" or believed_upos(noun) < SURE or not (noun.form or "").islower():
        return {}
    if place and words[place - 1].form in {"'", "’", "΄", "᾽"}:
        # *Γι’ αυτό*
        return {}
    pair = nearest(shown, own)
    rest = [lower(word) for word in words[place + 3 :]]
    verb = next((number for number, word in enumerate(words[place + 3 :]) if word.upos in {"VERB", "AUX"}), None)
    if pair is None or verb is None or verb > FAR or any(CLITIC.fullmatch(form) for form in rest[:verb]):
        return {}
    gender = pair[1].get("Gender", noun.feats.get("Gender"))
    told = dict(pair[1])
    return {
        that.id: as_told(that, "DET", pair[0], (noun.id, DETERMINER)),
        noun.id: as_told(noun, "NOUN", {**told, "Gender": gender} if gender else told, None),
    }


FAR = 4
"""Words between a noun and its verb."""
THESE = table(
    {
        "αυτός εκείνος": "Nom Masc Sing",
        "αυτή εκείνη": "Nom Fem Sing, Acc Fem Sing",
        "αυτό εκείνο": "Nom Neut Sing, Acc Neut Sing, Acc Masc Sing",
        "αυτοί εκείνοι": "Nom Masc Plur",
        "αυτές εκείνες": "Nom Fem Plur, Acc Fem Plur",
        "αυτά εκείνα": "Nom Neut Plur, Acc Neut Plur",
    }
)


# Digits


def counted_at(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """A number in digits within a clause and a noun in the singular right behind it: *απομένουν 5 προσπάθεια*; not
    *βήμα 3 ρύθμιση*, *5 ευρώ*."""
    numeral, noun = words[place : place + 2]
    first = words[place - 1] if place else None
    if first is None or SEVERAL_IN_DIGITS.fullmatch(numeral.form or "") is None:
        return {}
    plural = lower(first) in {"τα", "οι", "τις", "τους", "των"}
    counting = is_verb(first) or plural or lower(first) in BEFORE_COUNTED
    if not counting or noun.upos != "NOUN" or not (noun.form or "").islower() or believed_upos(noun) < SURE:
        return {}
    cells = cells_of(noun, readings)
    numbers = (
        {number for cell in cells for number in cell["Number"]} if cells else noun.feats.get("Number", frozenset())
    )
    ends = SINGULAR.search(lower(noun)) is not None and NOT_COUNTED.fullmatch(lower(noun)) is None
    if numbers != {"Sing"} or not ends or "Gen" in noun.feats.get("Case", ()):
        return {}
    after = words[place + 2]
    if after.upos in {"NUM", "X", "SYM"} or after.form in {"/", "(", "-"}:
        return {}
    return {
        numeral.id: as_told(numeral, "NUM", feats(Number="Plur"), (noun.id, COUNTED)),
        noun.id: as_told(noun, "NOUN", feats(Number="Sing"), None),
    }


SEVERAL_IN_DIGITS = re.compile("[2-9]|[1-9]\\d{1,2}")
BEFORE_COUNTED = frozenset("με σε για από μετά πριν περίπου τουλάχιστον μόνο μέχρι έως κάθε".split())
SINGULAR = re.compile("(?:μα|[ιί]ο|[εέ]ο|ό|[ντκλρδμ]ο|ί|ι|[οό]ς|[ηή]ς|ση|ξη|ψη|ία|ια|ότητα|[ιί]δα|έρα|ώρα)$")

# Relative clauses


def that_do_it_at(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """Several with an article, *που* and a verb of one that has no object, with nobody else behind it: *τα αρχεία που
    βρίσκεται εδώ*; or one and a verb of several that has an object: *ο άνδρας που λήστεψαν την τράπεζα*; not *τα
    αρχεία που βρίσκεται ο φάκελος*, *η μέρα που λήστεψαν την τράπεζα*."""
    noun, which = words[place + 1], words[place + 2]
    article = at(words, place)
    if place and words[place - 1].upos not in {"PUNCT", "VERB", "AUX", "SCONJ", "CCONJ"}:
        # *Εργασίες στο παρασκήνιο που επιτρέπουν*
        return {}
    if lower(which) != "που" or article not in {"ο", "η", "οι", "τα", "το"} or noun.upos not in {"NOUN", "ADJ"}:
        return {}
    if not (noun.form or "").islower() or (noun.upos == "ADJ" and not cells_of(noun, readings)):
        return {}
    start = place + 3
    while at(words, start) in {"δεν", "δε", "θα"}:
        start += 1
    verb = words[start] if start < len(words) else None
    if verb is None or not is_verb(verb) or lower(verb) in IMPERSONAL - {"έχει"} | OF_BEING:
        return {}
    after = at(words, start + 1)
    own = feats(Person="3", Case="Nom")
    if article in {"οι", "τα"}:
        if THAT_IS.fullmatch(lower(verb)) is None or after in SUBJECT_ARTICLES | {"το", "τα", "να"}:
            return {}
        if upos_at(words, start + 1) in {"NOUN", "PROPN", "PRON", "ADJ", "NUM", "DET"}:
            return {}
        return {
            which.id: as_told(which, "PRON", {**own, **feats(Number="Plur")}, (verb.id, TOLD)),
            verb.id: as_told(verb, "VERB", feats(Number="Sing", Person="3"), None),
        }
    object_behind = after in OBJECT_ARTICLES and noun_behind(words, start + 1) is not None
    # *Η γυναίκα που δουλεύουν εδώ*; of a house it may be where they live.
    idle = WITHOUT_OBJECTS.search(lower(verb)) is not None or IDLE.fullmatch(lower(verb)) is not None
    alone = upos_at(words, start + 1) in {"ADP", "ADV", "VERB", "AUX"}
    object_behind = object_behind or (idle and alone and SOMEBODY.fullmatch(lower(noun)) is not None)
    if THEY.search(lower(verb)) is None or not object_behind or WHEN_AND_WHY.fullmatch(lower(noun)) is not None:
        return {}
    return {
        which.id: as_told(which, "PRON", {**own, **feats(Number="Sing")}, (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", feats(Number="Plur", Person="3"), None),
    }


THAT_IS = re.compile(
    "(?:βρίσκ|εμφανίζ|αποθηκεύ|περιέχ|περιλαμβάν|χρησιμοποι|διαγράφ|εκτελ|ονομάζ|συνδέ|δημιουργ|εγκαθίστα|απορρίπτ|"
    "δημοσιεύ|αναφέρ|καλύπτ|παράγ)(?:ε|εί|ού)?ται|(?:λειτουργ|ανήκ|προκύπτ|υπάρχ|ακολουθ)(?:εί|ει)|"
    "(?:βρέθ|διαγράφ|αποθηκεύτ|δημιουργήθ|χρησιμοποιήθ|εμφανίστ|στάλθ|χάθ|δημοσιεύτ|δημοσιεύθ|άλλαξ)(?:ηκε|ε)"
)
"""Verbs in the third person of what is so by itself, or is done to it."""
SOMEBODY = re.compile(
    "γυναίκα|άντρας|άνδρας|κορίτσι|αγόρι|παιδί|κοπέλα|φίλος|φίλη|γείτονας|γειτόνισσα|δάσκαλος|δασκάλα|γιατρός|πελάτης|"
    "χρήστης|υπάλληλος|μαθητής|μαθήτρια|φοιτητής|φοιτήτρια|κύριος|κυρία|άνθρωπος|οδηγός|σκύλος|γάτα"
)
"""Persons, with whom *που* says no place."""
WHEN_AND_WHY = re.compile(
    "μέρα|ημέρα|ώρα|στιγμή|φορά|χρονιά|εποχή|περίοδος|εβδομάδα|νύχτα|βράδυ|πρωί|λόγος|τρόπος|τόπος|χώρος|σημείο|μέρος|"
    "ομάδα|αστυνομία|οικογένεια|κυβέρνηση|ζευγάρι|πλήθος|πλειοψηφία|κόσμος|χρόνος|καιρός|δρόμος|αιτία|περίπτωση|βαθμός"
)
"""When, where and why something was done, and what is several."""


# Genitives, owners and what there was


def of_a_genitive(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """An article and a noun in the genitive, and a well-known adjective between that is in none: *της νέα συσκευής*,
    *των ευρωπαϊκά δικαστηρίων*; not *των ειδικά σχεδιασμένων*."""
    article, adjective, noun = words[place : place + 3]
    if lower(article) not in {"του", "της", "των"} or at(words, place - 1) in BEFORE_VERBS:
        return {}
    own = adjective_cells(lower(adjective))
    if adjective.upos != "ADJ" or not own or any("Gen" in one.get("Case", {"Gen"}) for one in own):
        return {}
    genitive = noun.upos == "NOUN" and noun.feats.get("Case") == GENITIVE and believed_upos(noun) >= SURE
    cells = cells_of(noun, readings)
    if not genitive or (cells and not all("Gen" in cell["Case"] for cell in cells)):
        return {}
    if (
        upos_at(words, place - 1) in {"NOUN", "PROPN"}
        and lower(article) == "του"
        and upos_at(words, place + 3) == "VERB"
    ):
        return {}
    cases = frozenset[str]().union(*(one["Case"] for one in own))
    return {
        adjective.id: as_told(adjective, "ADJ", {"Case": cases}, (noun.id, ATTRIBUTE)),
        noun.id: as_told(noun, "NOUN", feats(Case="Gen"), None),
    }


BEFORE_VERBS = frozenset("να θα ας δεν δε μην μη".split())


def own_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """An article and a form of *δικός* right behind with which it does not agree: *η δικός μου γάτα*."""
    article, own = words[place : place + 2]
    shown, found = GREEK_DETERMINERS.get(lower(article)), re.fullmatch("δικ(ός|ή|ό|οί|ές|ού|ών|ούς|ής)", lower(own))
    if shown is None or found is None or at(words, place + 2) not in OWNERS:
        return {}
    lost = table({"x": "Acc Masc Sing"})["x"] if lower(article) in {"το", "ένα"} else ()
    pair = nearest((*shown, *lost), OF_ONES_OWN[found[1]])
    if pair is None:
        return {}
    return {
        article.id: as_told(article, "DET", pair[0], (own.id, DETERMINER)),
        own.id: as_told(own, "PRON", pair[1], None),
    }


OF_ONES_OWN = table(
    {
        "ός": "Nom Masc Sing",
        "ή": "Nom Fem Sing, Acc Fem Sing",
        "ό": "Acc Masc Sing, Nom Neut Sing, Acc Neut Sing",
        "οί": "Nom Masc Plur",
        "ές": "Nom Fem Plur, Acc Fem Plur",
        "ού": "Gen Masc Sing, Gen Neut Sing",
        "ής": "Gen Fem Sing",
        "ών": "Gen Plur",
        "ούς": "Acc Masc Plur",
    }
)


def there_were_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """*Έγινε* and the like that opens a clause, alone or behind a phrase of time or place, and several right behind:
    *έγινε πολλές διαδηλώσεις*; not *έγινε πολλές φορές*."""
    verb, many, noun = words[place : place + 3]
    if THERE_WAS.fullmatch(lower(verb)) is None or lower(many) not in MANY or noun.upos != "NOUN":
        return {}
    before = words[:place]
    opening = not before or before[-1].upos in {"PUNCT", "SCONJ", "ADV"} or lower(before[-1]) in {"δεν", "θα"}
    phrase = bool(before) and before[0].upos == "ADP" and sum(word.upos in {"NOUN", "PROPN"} for word in before) == 1
    plural = noun.feats.get("Number") == PLURAL and believed_upos(noun) >= SURE
    if not (opening or phrase) or not plural or TIMES.fullmatch(lower(noun)) is not None:
        return {}
    if any(word.head == verb.id and (word.deprel or "").startswith("subj") for word in before):
        return {}
    return those_and(noun, verb)


THERE_WAS = re.compile(
    "έγινε|γίνεται|(?:σημειώθ|παρουσιάστ|καταγράφ|βρέθ|πραγματοποιήθ|εμφανίστ|ακούστ|δημιουργήθ|καταγράφτ)ηκε|προέκυψε"
)
MANY = frozenset("πολλές πολλοί πολλά μερικές μερικοί μερικά αρκετές αρκετοί αρκετά διάφορες διάφοροι διάφορα".split())
TIMES = re.compile("φορές|χρόνια|μέρες|ημέρες|ώρες|λεπτά|μήνες|εβδομάδες|χιλιόμετρα|μέτρα|ευρώ|λεφτά|χρήματα")


def subject_in_a_clause(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """A noun with *ο*, *η* or *οι* behind a conjunction, or first, and the verb right behind in another number: *αν ο
    διακομιστής αποτύχουν*, *ότι οι τιμές ανέβηκε*; not *αν η ομάδα κερδίσουν*; things with *τα* beside verbs
    without objects alone: *ότι τα μαγαζιά κλείνει στις οκτώ*."""
    article = at(words, place + 1)
    if (place >= 0 and at(words, place) not in CONJUNCTIONS) or article not in {"ο", "η", "οι", "τα"}:
        return {}
    found = phrase_at(words, place + 1, readings)
    if found is None or WHEN_AND_WHY.fullmatch(lower(found[0])) is not None or lower(found[0]) in QUANTITIES:
        return {}
    noun, start = found[0], behind_genitives(words, found[1])
    while at(words, start) in {"δεν", "δε", "θα"} or CLITIC.fullmatch(at(words, start)):
        start += 1
    verb = words[start] if start < len(words) else None
    if (
        verb is None
        or not is_verb(verb)
        or lower(verb) in OF_BEING | IMPERSONAL - {"έχει"}
        or SAYING.match(lower(verb))
    ):
        return {}
    form, several = lower(verb), article in {"οι", "τα"}
    one = HE.search(form) is not None and THEY.search(form) is None
    if article == "τα" and (
        WITHOUT_OBJECTS.search(form) is None and IDLE.fullmatch(form) is None and not by_itself(words, start)
    ):
        return {}
    if any(lower(word) in SUBJECT_ARTICLES for word in words[start + 1 : start + 3]):
        return {}
    if several and one:
        return those_and(noun, verb)
    if not several and THEY.search(form) is not None:
        own = feats(Number="Sing", Case="Nom", Person="3")
        return {
            noun.id: as_told(noun, "NOUN", own, (verb.id, TOLD)),
            verb.id: as_told(verb, "VERB", feats(Number="Plur", Person="3"), None),
        }
    return {}


def by_itself(words: Sequence[Token], place: int) -> bool:
    """Whether a verb of what things do by themselves has nothing but a preposition or an adverb behind it."""
    return BY_ITSELF.match(at(words, place)) is not None and upos_at(words, place + 1) in {"ADP", "ADV", "PUNCT", ""}


CONJUNCTIONS = frozenset("αν εάν όταν ότι πως επειδή ενώ αφού μόλις διότι καθώς ώστε".split())


# What is joined


def two_and(words: Sequence[Token], readings: Readings) -> dict[int, Token]:
    """Two with an article each that open the sentence, and a verb of one right behind: *το όνομα και ο κωδικός
    απαιτείται*; not *ο φίλος και δάσκαλος μου ήρθε*, *ο Νίκος και η παρέα του ήρθε*."""
    first = phrase_at(words, 0, readings) if at(words, 0) in {"ο", "η", "το"} else None
    if first is None or first[0].deprel == JOINT:
        return {}
    joint = behind_genitives(words, first[1])
    if at(words, joint) != "και" or at(words, joint + 1) not in {"ο", "η", "το"}:
        return {}
    second = phrase_at(words, joint + 1, readings)
    if second is None:
        return {}
    place = behind_genitives(words, second[1])
    while at(words, place) in {"δεν", "δε", "θα", *CLITICS}:
        place += 1
    verb = words[place] if place < len(words) else None
    if (
        verb is None
        or not is_verb(verb)
        or lower(verb) in OF_BEING | {*IMPERSONAL} - {"απαιτείται", "χρειάζεται", "έχει"}
    ):
        return {}
    if HE.search(lower(verb)) is None or THEY.search(lower(verb)) or at(words, place + 1) in {*SUBJECT_ARTICLES, "να"}:
        return {}
    noun = first[0]
    return {
        noun.id: as_told(noun, "NOUN", {}, (verb.id, ALONE)),
        verb.id: as_told(verb, "VERB", feats(Number="Sing", Person="3"), None),
    }


def second_verbs(sentence: Sentence) -> dict[int, Token]:
    """A subject, its verb, and behind *and* a verb of another number with an object of its own, or that has none, and
    no subject: *οι πυροσβέστες έφτασαν και έσβησε τη φωτιά*; not *έφτασαν και έσβησε η φωτιά*."""
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for verb in words:
        first = sentence.head_of(verb)
        if first is None or verb.upos != "VERB" or first.upos not in {"VERB", "AUX"} or not is_verb(verb):
            continue
        if not (verb.deprel or "").startswith("conj") or first.head != 0 or first.id > verb.id:
            continue
        subject = next(
            (word for word in words if word.head == first.id and (word.deprel or "").startswith("subj")), None
        )
        if (
            subject is None
            or subject.upos not in {"NOUN", "ADJ"}
            or subject.id > first.id
            or not is_followed_by(words, subject, first, verb)
        ):
            continue
        article = at(words, subject.id - 2)
        several = article in {"οι", "τα"}
        if article not in {"ο", "η", "το", "οι", "τα"} or WHEN_AND_WHY.fullmatch(lower(subject)) is not None:
            continue
        form = lower(verb)
        one = HE.search(form) is not None or (form.endswith("ε") and not form.endswith("τε"))
        said = THEY.search(lower(first)) if several else HE.search(lower(first)) or lower(first).endswith("ε")
        if not said or (several and not one) or (not several and THEY.search(form) is None):
            continue
        if several:
            changed.update(those_and(subject, verb))
            continue
        changed[subject.id] = as_told(subject, "NOUN", feats(Number="Sing", Case="Nom", Person="3"), (verb.id, TOLD))
        changed[verb.id] = as_told(verb, "VERB", feats(Number="Plur", Person="3"), None)
    return changed


SO_THAT = frozenset("οπότε ώστε άρα συνεπώς γι' όπου".split())
"""Words behind which another may be the subject: *η μηχανή χάλασε, οπότε και δωρίστηκαν*."""


def is_followed_by(words: Sequence[Token], subject: Token, first: Token, verb: Token) -> bool:
    """Whether a second verb stands right behind *and*, has nothing that may be its subject, and no other verb stands
    between it and the first."""
    if at(words, verb.id - 2) != "και" or any(
        word.upos in {"VERB", "AUX", "SCONJ"} or lower(word) in SO_THAT for word in words[first.id : verb.id - 1]
    ):
        return False
    if any(word.head == subject.id and (word.deprel or "").startswith("conj") for word in words):
        return False
    form, after = lower(verb), at(words, verb.id)
    if form in IMPERSONAL | OF_BEING or SAYING.match(form) or OF_WHAT_IT_IS.match(form):
        return False
    if not (first.upos == "VERB" and is_verb(first)) or lower(first) in IMPERSONAL | OF_BEING:
        return False
    governed = after in OBJECT_ARTICLES or (upos_at(words, verb.id) == "ADP" and lower(words[verb.id]) != "από")
    # *Άνοιξαν το κουτί*, *πήρε τα κοσμήματα*: what is of the other number is no subject.
    they = THEY.search(form) is not None
    thing = after == ("το" if they else "τα") and noun_behind(words, verb.id) is not None
    rest = {lower(word) for word in words[verb.id :]}
    return (governed or thing) and rest.isdisjoint(SUBJECT_ARTICLES)
