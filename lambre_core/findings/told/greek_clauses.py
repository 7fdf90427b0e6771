"""Told clauses in Greek: articles of subjects where none can be, persons that verbs cannot have, what is said of it.

As in `told_greek`: *ο*, *η* and *οι* are nominatives, so that they stand behind no preposition and are no objects; ends
tell the person of a verb; listed nouns (`told_nouns`) tell what a relative pronoun or a demonstrative stands for.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.readings import Readings
from lambre_core.findings.told.clauses import Clause, clauses, lower
from lambre_core.findings.told.greek import CLITIC, HE, IMPERSONAL, THEY, at, feats, those_and
from lambre_core.findings.told.nouns import (
    GREEK_DETERMINERS,
    NAMES,
    adjective_cells,
    cells_in_es,
    cells_of,
    known,
    nearest,
    table,
)
from lambre_core.findings.told.relations import (
    ATTRIBUTE,
    CASES_ASKED,
    DETERMINER,
    SELF,
    TOLD,
    WHAT_IT_IS,
    as_told,
)
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "el"


def with_told_clauses(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with what articles and ends of verbs tell joined.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for place in range(len(words) - 1):
        for find in (subject_behind_preposition, subject_as_object, perfect, same_person):
            changed.update(find(words, place))
        changed.update(relative_behind(words, place, readings))
        changed.update(pointed_at(words, place, readings))
    for clause in clauses(sentence):
        changed.update(opening_subject_in(clause, readings))
        changed.update(pleasing_in(clause, readings))
        changed.update(there_is_in(clause, readings))
    changed.update(predicate_of(words, readings))
    for place in range(len(words) - 1):
        changed.update(speaker_of(words, place))
    return sentence.with_tokens(changed) if changed else sentence


SUBJECT_ARTICLES = frozenset({"ο", "η", "οι"})
OWNERS = frozenset("μου σου του της μας σας τους".split())
BEFORE_A_VERB = frozenset("δεν δε θα μου σου του της μας σας τους με σε το τα τον την τη τις πάντα συχνά ποτέ".split())


def noun_behind(words: Sequence[Token], place: int) -> Token | None:
    """The noun behind an article at a place, with an adjective between or without; None where there is none."""
    for word in words[place + 1 : place + 3]:
        if word.upos in {"NOUN", "PROPN"} or (word.upos == "X" and word.form in NAMES):
            return word
        if word.upos != "ADJ":
            return None
    return None


def later(words: Sequence[Token], place: int) -> set[str]:
    """The words from a place to the end of the sentence, in lower case."""
    return {lower(word) for word in words[place:]}


# Articles of subjects


def subject_behind_preposition(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A preposition and an article of subjects with its noun right behind: *με ο γείτονας*; not *χωρίς ο γείτονας να το
    ξέρει*."""
    preposition = words[place]
    if lower(preposition) not in PREPOSITIONS or at(words, place + 1) not in SUBJECT_ARTICLES:
        return {}
    noun = noun_behind(words, place + 1)
    if noun is None or later(words, place) & {"να", "θα"}:
        return {}
    return {
        preposition.id: as_told(preposition, "ADP", {}, None),
        noun.id: as_told(known(noun), "NOUN", feats(Case="Nom"), (preposition.id, SELF)),
    }


PREPOSITIONS = frozenset("με από για χωρίς προς σε".split())


def subject_as_object(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A verb of who speaks or is spoken to that has objects, and an article of subjects with its noun right behind:
    *βλέπω ο γείτονας*; not *θέλω ο γείτονας να έρθει*."""
    verb, article = words[place], at(words, place + 1)
    if OF_SPEAKERS.fullmatch(lower(verb)) is None or article not in SUBJECT_ARTICLES:
        return {}
    noun = noun_behind(words, place + 1)
    if noun is None or later(words, place + 1) & {"να", "θα", "που", "ότι", "πως", "δεν", "και"}:
        return {}
    if any(word.upos in {"VERB", "AUX"} for word in words[noun.id :]):
        return {}
    return {
        verb.id: as_told(verb, "VERB", {}, None),
        noun.id: as_told(noun, "NOUN", feats(Case="Nom"), (verb.id, CASES_ASKED["Acc"])),
    }


OF_SPEAKERS = re.compile(
    "(?:βλέπ|περιμέν|ξέρ|ψάχν|διαβάζ|γράφ|ακού|πλέν|καθαρίζ|πίν|ανοίγ|κλείν|πληρών|βρίσκ|χάν|φέρν|παίρν|αγοράζ)"
    "(?:ω|εις|ουμε|ετε)|(?:αγαπ|συναντ|ρωτ|βοηθ|κρατ|φιλ|φορ)(?:ώ|άω|άς|άμε|άτε)|"
    "(?:είδ|πήρ|έφερ|βρήκ|έφαγ|ήπι|έχασ|άκουσ|συνάντησ|ρώτησ|βοήθησ|αγόρασ|διάβασ|έγραψ|άνοιξ|έκλεισ|κάλεσ)(?:α|ες)"
)
"""Presents and pasts of who speaks or is spoken to, of verbs that have objects."""


# Verbs


def perfect(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A form of *έχω* and a verb right behind that has a person or is imperfective: *έχω διαβάζω*, *έχουν φάγαμε*,
    *είχε τελειώνει*."""
    aux, verb = words[place], words[place + 1]
    if re.fullmatch("έχ(?:ω|εις|ει|ουμε|ετε|ουν)|είχ(?:α|ες|ε|αμε|ατε|αν)", lower(aux)) is None:
        return {}
    form = lower(verb)
    if verb.upos != "VERB" and (verb.upos not in {"NOUN", "ADJ", "X"} or not form.endswith("ω")):
        return {}
    personal = re.search("[^ύ]ω$|ουμε$|ούμε$|[σξψγθ]αμε$|ουν$|[σξψγθ]ατε$", form) is not None and form not in PLACES
    # *Έχει απέρριψε*; not *όποιος έχει έδωσε*.
    past = re.search("[σξψ]ε$|ηκε$", form) is not None and verb.upos == "VERB" and at(words, place - 1) not in WHO_HAS
    if not personal and not past and re.search("(?:ών|άζ|ίζ|εύ)ει$", form) is None:
        return {}
    return {
        aux.id: as_told(aux, "AUX", {}, None),
        verb.id: as_told(verb, "VERB", feats(VerbForm="Fin"), (aux.id, WHAT_IT_IS)),
    }


WHO_HAS = frozenset("όποιος όποια όποιο όσοι όσα που τι ότι".split())
PLACES = frozenset("κάτω παρακάτω πάνω παραπάνω επάνω έξω πίσω γύρω μέσω λόγω".split())


def same_person(words: Sequence[Token], place: int) -> dict[int, Token]:
    """*Μπορώ*, *προσπαθώ* and the like, and a verb of another person behind *να*: *μπορώ να έρχεται*."""
    verb = words[place]
    found = CAN.fullmatch(lower(verb))
    if found is None or at(words, place + 1) != "να":
        return {}
    own = ENDS[found["end"]]
    behind = place + 2
    while at(words, behind) in {"μην", "μη", "σας", "σου", "μου", "μας"} or CLITIC.fullmatch(at(words, behind)):
        behind += 1
    done = words[behind] if behind < len(words) else None
    if done is None or done.upos not in {"VERB", "AUX"}:
        return {}
    person = person_of(lower(done))
    if person is None or person == own or lower(done) in {"είναι", "ήταν"}:
        return {}
    return {
        verb.id: as_told(verb, "VERB", feats(Person=own[0], Number=own[1]), None),
        done.id: as_told(done, "VERB", feats(Person=person[0], Number=person[1]), (verb.id, SELF)),
    }


CAN = re.compile("(?:μπορ|προσπαθ|τολμ(?=ώ$))(?P<end>ώ|είς|ούμε|είτε|ούν)")
ENDS = {
    "ώ": ("1", "Sing"),
    "είς": ("2", "Sing"),
    "ούμε": ("1", "Plur"),
    "είτε": ("2", "Plur"),
    "ούν": ("3", "Plur"),
}


def person_of(form: str) -> tuple[str, str] | None:
    """Person and number of a present by its end; None where that tells nothing."""
    return next((told for end, told in PRESENTS if re.search(end, form)), None)


PRESENTS = (
    ("(?:ουμε|ούμε|άμε|όμαστε|ούμαστε)$", ("1", "Plur")),
    ("(?:[^ε]ίτε|ετε|άτε|εστε|είστε)$", ("2", "Plur")),
    ("(?:ουν|ούν|άνε|νται)$", ("3", "Plur")),
    ("(?:εις|είς|άς|σαι)$", ("2", "Sing")),
    ("(?:μαι|ω|ώ)$", ("1", "Sing")),
    ("(?:ει|εί|άει|ται)$", ("3", "Sing")),
)


# Subjects


def opening_subject_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun with an article that opens a sentence, and the verb right behind in another person or number: *ο σκύλος
    τρέχω*, *οι γονείς δεν ήθελε*; of neuters and the like only beside verbs without objects: *το τρένο φτάνεις*."""
    words = clause.words
    article = lower(words[0])
    if words[0].id > 1 or article not in {*SUBJECT_ARTICLES, "το", "τα"}:
        return {}
    place = 2 if adjective_cells(at(words, 1)) else 1
    noun = words[place] if place < len(words) else None
    if noun is None or noun.upos in {"VERB", "AUX", "ADV", "PART"} or is_genitive(noun, readings):
        return {}
    place += 1
    while at(words, place) in BEFORE_A_VERB:
        place += 1
    verb = words[place] if place < len(words) else None
    if verb is None or lower(verb) in PLACES or lower(verb) in IMPERSONAL or lower(verb) in OF_BEING:
        return {}
    number = "Plur" if article in {"οι", "τα"} else "Sing"
    own = {"Number": frozenset({number}), "Case": frozenset({"Nom"})}
    form = lower(verb)
    listed = bool(cells_of(noun, readings))
    alone = WITHOUT_OBJECTS.search(form) is not None or is_done_by_itself(words, place)
    sure = article in SUBJECT_ARTICLES or (listed and alone)
    if not sure:
        return {}
    verbal = verb.upos in {"VERB", "AUX"} or (form.endswith("ω") and verb.id == noun.id + 1)
    first = verbal and re.search("(?:[^ύ]ω|ώ|μαι)$", form) is not None and number == "Sing"
    known = verb.upos == "VERB" or WITHOUT_OBJECTS.search(form) is not None
    second = known and re.search("(?:[νζχγφβ]εις|σαι)$", form) is not None and number == "Sing"
    if first or second:
        return {
            noun.id: as_told(noun, "NOUN", {**own, "Person": frozenset({"3"})}, (verb.id, TOLD)),
            verb.id: as_told(verb, "VERB", feats(Person="1" if first else "2", Number="Sing"), None),
        }
    several = verb.upos == "VERB" and THEY.search(form) is not None
    one = verb.upos == "VERB" and (HE.search(form) is not None or form in {"ήθελε", "είχε", "έκανε"})
    if (number == "Plur" and one) or (number == "Sing" and several and article in {"το"}):
        if later(words, place) & {"οι", "ο", "η"} and article == "τα":
            return {}
        return (
            those_and(noun, verb)
            if number == "Plur"
            else {
                noun.id: as_told(noun, "NOUN", own, (verb.id, TOLD)),
                verb.id: as_told(verb, "VERB", feats(Number="Plur", Person="3"), None),
            }
        )
    return {}


def speaker_of(words: Sequence[Token], start: int) -> dict[int, Token]:
    """*Εγώ* and the like that opens a sentence, or stands behind a conjunction, and a present of another person right
    behind, or behind *δεν* and *θα*, whatever the tagger takes it for: *εγώ μένεις*, *αν εγώ θέλεις*."""
    own = SPEAKERS.get(at(words, start))
    if start and at(words, start - 1) not in {"ενώ", "αν", "γιατί", "ότι", "όταν", "αλλά", "επειδή", "αφού", "πως"}:
        return {}
    place = start + 1
    while at(words, place) in {"δεν", "δε", "θα"}:
        place += 1
    verb = words[place] if place < len(words) else None
    if own is None or verb is None or verb.upos in {"ADV", "ADP", "DET", "PUNCT", "CCONJ", "SCONJ", "PRON", "PROPN"}:
        return {}
    person = person_of(lower(verb))
    if person is None or person == own or lower(verb) in IMPERSONAL | PLACES | {"είναι"}:
        return {}
    if lower(verb).startswith(("θέλ", "περιμέν")) and at(words, place + 1) == "να":
        # *Εσύ θέλω να μου πεις*
        return {}
    pronoun = words[start]
    return {
        pronoun.id: as_told(pronoun, "PRON", feats(Person=own[0], Number=own[1], Case="Nom"), (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", feats(Person=person[0], Number=person[1]), None),
    }


OF_BEING = frozenset("είναι ήταν είμαι είσαι είμαστε είστε είσαστε ήμουν ήσουν".split())
"""*Η λύση είσαι εσύ.*"""
SPEAKERS = {"εγώ": ("1", "Sing"), "εσύ": ("2", "Sing"), "εμείς": ("1", "Plur"), "εσείς": ("2", "Plur")}


def is_done_by_itself(words: Sequence[Token], place: int) -> bool:
    """Whether a verb of what may be done to things, or happen by itself, has nothing but adverbs and prepositional
    phrases behind it, and no clitic before: *τα μαγαζιά κλείνει στις εννέα*."""
    verb, rest = words[place], words[place + 1 :]
    if BY_ITSELF.match(lower(verb)) is None or CLITIC.fullmatch(at(words, place - 1)):
        return False
    return (not rest or rest[0].upos in {"ADP", "ADV"}) and later(words, place + 1).isdisjoint({"ο", "η", "οι", "και"})


BY_ITSELF = re.compile(
    "κλείν|έκλεισ|ανοίγ|άνοιξ|σβήν|έσβησ|ανάβ|άναψ|αλλάζ|άλλαξ|στεγνών|λιών|έλιωσ|χαλά|χάλασ|γεμίζ|παγών"
)
"""Beginnings of verbs of what somebody does to things, or what they do by themselves."""


def is_genitive(noun: Token, readings: Readings) -> bool:
    """Whether a listed noun is a genitive alone."""
    cells = cells_of(noun, readings)
    return bool(cells) and all("Gen" in cell["Case"] for cell in cells)


WITHOUT_OBJECTS = re.compile(
    "^(?:φτάν|έφτασ|έρχ|ήρθ|πηγαίν|πάει|πάνε|φεύγ|έφυγ|μέν|έμειν|κοιμ|κοιμήθ|πέφτ|έπεσ|τρέχ|έτρεξ|κάθ[εο]|γελ|γέλασ|"
    "κλαί|πεθαίν|πέθαν|γερν|μεγαλών|τελειών|τελείωσ|αρχίζ|άρχισ|ξεκιν|ξεκίνησ)|"
    "(?:στάλθ|αποθηκεύτ|διαγράφ|ακυρώθ|ολοκληρώθ|αλλάχτ|πουλήθ|χάθ|κλείστ|ανοίχτ|βρέθ|ενημερώθ)ηκ(?:ε|αν)$"
)
"""Verbs that have no objects, and passives."""


def pleasing_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Μου αρέσει*, or what hurts or costs something, and several right behind, or *μου αρέσουν* and one, or one behind
    *where* and several: *μου αρέσει τα γλυκά*, *πού μένουν ο φίλος σου*; not *μου αρέσει τα παιδιά να παίζουν*."""
    words = clause.words
    for place, verb in enumerate(words[:-2]):
        asked = place == 1 and lower(words[0]) in {"πού", "πότε", "πώς", "πόσο"} and verb.upos == "VERB"
        many = lower(verb) in {"αρέσουν", "άρεσαν"} or (asked and THEY.search(lower(verb)) is not None)
        if not many and lower(verb) not in {"αρέσει", "άρεσε", "πονάει", "κοστίζει"}:
            continue
        start = place + 2 if at(words, place + 1) in {"πολύ", "καθόλου", "πάρα", "τόσο"} else place + 1
        article, noun = at(words, start), words[start + 1] if start + 1 < len(words) else None
        joined = clause.after is not None and lower(clause.after) in {"να", "και", "κι"}
        if noun is None or noun.upos in {"VERB", "AUX"} or joined or later(words, start) & {"να", "όταν"}:
            return {}
        if many and article in {"η", "ο", "το"} and noun.upos in {"NOUN", "ADJ", "PROPN"}:
            return {
                noun.id: as_told(noun, "NOUN", feats(Number="Sing", Case="Nom"), (verb.id, TOLD)),
                verb.id: as_told(verb, "VERB", feats(Number="Plur", Person="3"), None),
            }
        if not many and article in {"τα", "οι"} and noun.upos in {"NOUN", "ADJ"}:
            return those_and(noun, verb)
    return {}


def there_is_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Υπάρχει* or *λείπει* that opens a sentence, and several that are counted right behind, or *υπάρχουν* and one:
    *λείπει δύο μαθητές*, *υπάρχουν ένα πρόβλημα*."""
    words = clause.words
    start = 1 if lower(words[0]) in {"δεν", "θα", "μου"} else 0
    if words[0].id > 1 or start + 2 >= len(words):
        return {}
    verb, counting = words[start], at(words, start + 1)
    place = start + 3 if adjective_cells(at(words, start + 2)) else start + 2
    noun = words[place] if place < len(words) else None
    joined = clause.after is not None and lower(clause.after) in {"και", "κι", "ή", ","}
    if noun is None or noun.upos not in {"NOUN", "ADJ"} or joined:
        return {}
    if lower(verb) in {"υπάρχει", "λείπει", "υπήρχε", "έλειπε"} and counting in MANY:
        return those_and(noun, verb)
    if lower(verb) in {"υπάρχουν", "λείπουν", "υπήρχαν"} and counting in {"ένα", "ένας", "μια", "μία"}:
        return {
            noun.id: as_told(noun, "NOUN", feats(Number="Sing", Case="Nom"), (verb.id, TOLD)),
            verb.id: as_told(verb, "VERB", feats(Number="Plur", Person="3"), None),
        }
    return {}


MANY = frozenset("δύο δυο τρεις τρία τέσσερις τέσσερα πέντε πολλοί πολλές πολλά μερικοί μερικές μερικά αρκετοί".split())


# What something is


def relative_behind(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """A listed noun that opens a sentence with its article, and *ο οποίος* right behind, or behind a preposition, in
    another gender or number: *το σπίτι στην οποία μένω*."""
    noun = words[place]
    if place != 1 or lower(words[0]) not in GREEK_DETERMINERS:
        return {}
    cells = cells_of(noun, readings)
    behind = place + 1
    while at(words, behind) in {",", "σ", "με", "από", "για", "σε"}:
        behind += 1
    pronoun = words[behind + 1] if behind + 1 < len(words) else None
    found = re.fullmatch("οποί(\\w+)", lower(pronoun)) if pronoun is not None else None
    shown = WHICH.get((at(words, behind), found[1])) if found is not None else None
    if pronoun is None or shown is None or not cells:
        return {}
    plain = [{name: cell[name] for name in ("Gender", "Number")} for cell in cells]
    pair = nearest([{name: one[name] for name in ("Gender", "Number")} for one in shown], plain)
    if pair is None:
        return {}
    return {
        pronoun.id: as_told(pronoun, "PRON", pair[0], (noun.id, ATTRIBUTE)),
        noun.id: as_told(noun, "NOUN", pair[1], None),
    }


_SHOWN = table(
    {
        "ος": "Masc Sing",
        "ο": "Masc Sing, Neut Sing",
        "ον": "Masc Sing",
        "α": "Fem Sing, Neut Plur",
        "οι": "Masc Plur",
        "ους": "Masc Plur",
        "ες": "Fem Plur",
    }
)
_ARTICLES = table(
    {
        "ο": "Masc Sing",
        "τον": "Masc Sing",
        "το": "Neut Sing",
        "η την": "Fem Sing",
        "οι": "Masc Plur, Fem Plur",
        "τους": "Masc Plur",
        "τις": "Fem Plur",
        "τα": "Neut Plur",
    }
)
WHICH = {
    (article, end): found
    for article, cells in _ARTICLES.items()
    for end, ends in _SHOWN.items()
    if (found := [one for one in cells if one in ends])
}
"""What an article and the end of *οποίος* show together."""


def pointed_at(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """A demonstrative that opens a sentence, and the article of another gender with a listed noun right behind, if a
    copula, denied or not, or *αρέσει* follows (*αυτή το βιβλίο είναι*), or if both are of subjects alone (*αυτή ο
    λογαριασμός λείπει*); *αυτή το βιβλίο διάβασε* is right."""
    shown = THIS.get(lower(words[place]))
    if shown is None or place or at(words, 1) not in {"ο", "η", "το", "οι", "τα"} or len(words) < 4:
        return {}
    noun = words[2]
    behind = 4 if at(words, 3) in OWNERS else 3
    while at(words, behind) in {"δεν", "δε", "θα"}:
        behind += 1
    subjects = at(words, 1) in SUBJECT_ARTICLES and lower(words[place]) in {"αυτός", "αυτή", "αυτοί", "εκείνοι"}
    said = at(words, behind) in {"είναι", "ήταν", "αρέσει", "αρέσουν", "κοστίζει", "κοστίζουν"}
    # *Αυτή η ίδια*, *αυτή ο Γιάννης την ξέρει*: who is named.
    if not said and not (subjects and noun.upos == "NOUN" and CLITIC.fullmatch(at(words, behind)) is None):
        return {}
    cells = [cell for cell in cells_of(noun, readings) if "Nom" in cell["Case"]]
    own = GREEK_DETERMINERS[at(words, 1)]
    pair = nearest(shown, cells) if cells and nearest(own, cells) is None else None
    if pair is None:
        return {}
    return {
        words[0].id: as_told(words[0], "DET", pair[0], (noun.id, DETERMINER)),
        noun.id: as_told(noun, "NOUN", pair[1], None),
    }


THIS = table(
    {
        "αυτός εκείνος": "Nom Masc Sing",
        "αυτή εκείνη": "Nom Fem Sing",
        "αυτό εκείνο": "Nom Neut Sing",
        "αυτοί εκείνοι": "Nom Masc Plur",
        "αυτές εκείνες": "Nom Fem Plur",
        "αυτά εκείνα": "Nom Neut Plur",
    }
)


def predicate_of(words: Sequence[Token], readings: Readings) -> dict[int, Token]:
    """A listed noun that opens a sentence with its article, and the adjective, participle or possessive right behind
    its copula, in another gender or number: *η αδερφή μου είναι άρρωστος*, *το βιβλίο είναι δική μου*, *οι πόλεις είναι
    ασφαλής*."""
    if len(words) < 4 or lower(words[0]) not in {"ο", "η", "το", "οι", "τα"}:
        return {}
    noun = words[1]
    place = 3 if at(words, 2) in OWNERS else 2
    if at(words, place) not in {"είναι", "ήταν", "έγινε", "έγιναν"}:
        return {}
    place += 1
    while at(words, place) in {"πολύ", "πιο", "τόσο", "πάντα", "ήδη", "πάλι", "λίγο"}:
        place += 1
    said = words[place] if place < len(words) else None
    found = SAID.fullmatch(lower(said)) if said is not None else None
    shown = [cell for cell in cells_in_es(lower(said)) if "Nom" in cell["Case"]] if said is not None else []
    if found is not None:
        shown = [*SAID_ENDS[found["end"].translate(str.maketrans("όήέί", "οηει"))]]
    if said is None or not shown:
        return {}
    after = words[place + 1] if place + 1 < len(words) else None
    mine = found is not None and found["mine"] is not None
    if after is not None and (mine != (lower(after) in OWNERS) or after.upos in {"NOUN", "PROPN", "ADJ", "DET"}):
        return {}
    own = GREEK_DETERMINERS[lower(words[0])]
    cells = [cell for cell in cells_of(noun, readings) if "Nom" in cell["Case"] and nearest(own, [cell]) is None]
    pair = nearest(shown, [{name: cell[name] for name in ("Gender", "Number")} for cell in cells]) if cells else None
    if pair is None:
        return {}
    told: Features = {**pair[0]}
    return {
        noun.id: as_told(noun, "NOUN", pair[1], None),
        said.id: as_told(said, "ADJ", told, (noun.id, WHAT_IT_IS)),
    }


SAID = re.compile(
    "(?:(?P<mine>δικ)|\\w+μέν|άρρωστ|έτοιμ|γεμάτ|άδει|νόστιμ|όμορφ|μεγάλ|μικρ|ψηλ|χοντρ|λεπτ|ζεστ|κρύ|κλειστ|ανοιχτ|"
    "βρόμικ|καθαρ|μαύρ|άσπρ|κόκκιν|πράσιν|παλι|καινούργι|ακριβ|φτην|άγνωστ|νεκρ|ζωνταν|τυχερ|ευτυχισμέν|μόν(?!ο$))"
    "(?P<end>ος|ός|η|ή|ο|ό|οι|οί|ες|ές)"
)
SAID_ENDS = table(
    {
        "ος": "Masc Sing",
        "η": "Fem Sing",
        "ο": "Neut Sing",
        "οι": "Masc Plur",
        "ες": "Fem Plur",
    }
)
