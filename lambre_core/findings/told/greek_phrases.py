"""Told phrases in Greek: *άλλος*, *όλος*, *μόνος*, one of several, hundreds, dates, shares, persons before verbs.

As in `told_greek`: what closed classes, articles and listed nouns leave no choice of, whatever the parser makes of it:
*ένα άλλη όνομα*, *όλες τα μηνύματα*, *ζει μόνος της*, *ένα από τις εικόνες*, *στις 5 Μάιος*, *με αρέσει*.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.doubts.greek import KNOWN, STANDS_FOR_A_NOUN
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.findings.told.greek import HOW_MUCH, THEY, UNACCENTED, at, feats, is_an_adjective
from lambre_core.findings.told.greek_agreement import WHEN_AND_WHY, opens, upos_at
from lambre_core.findings.told.greek_predicates import SHOWN, may_be
from lambre_core.findings.told.nouns import (
    GREEK_ADJECTIVES,
    GREEK_DETERMINERS,
    NAMES,
    PLAIN,
    cells_of,
    joined,
    nearest,
    table,
)
from lambre_core.findings.told.relations import (
    CASES_ASKED,
    DATE,
    DETERMINER,
    SHARE,
    TOLD,
    WHAT_IT_IS,
    as_told,
)
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "el"


def with_told_phrases(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such words joined.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for place in range(len(words) - 1):
        for find in (other_at, all_at, one_of_at, each_at, said_before, made_so):
            changed.update(find(words, place, readings))
        for find_words in (alone_at, dated_at, share_at, person_before, titled_at, greeted_at):
            changed.update(find_words(words, place))
    return sentence.with_tokens(changed) if changed else sentence


# Determiners


def other_at(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """*Άλλος* or *ίδιος* between an article and a listed noun that go together, in a form that does not: *ένα άλλη
    όνομα*, *τα ίδιες ρούχα*; not *ο ένας άλλη γνώμη*."""
    article, other = words[place : place + 2]
    noun = words[place + 2] if place + 2 < len(words) else None
    found = OTHER.fullmatch(lower(other))
    own = GREEK_DETERMINERS.get(lower(article), ())
    cells = cells_of(noun, readings) if noun is not None else []
    if found is None or noun is None or not own or not cells or nearest(own, cells) is not None:
        return {}
    if article.upos in {"PRON", "VERB"} or at(words, place - 1) in {"ο", "η", "το", "οι", "τα"}:
        return {}
    return joined(other, noun, nearest(OF_OTHERS[found[1]], cells), DETERMINER)


OTHER = re.compile("(?:άλλ|ίδι)(ος|η|α|ο|ον|οι|ες|ους|ου|ης)")
OF_OTHERS = table(
    {
        "ος": "Nom Masc Sing",
        "η": "Nom Fem Sing, Acc Fem Sing",
        "α": "Nom Fem Sing, Acc Fem Sing, Nom Neut Plur, Acc Neut Plur",
        "ο": "Acc Masc Sing, Nom Neut Sing, Acc Neut Sing",
        "ον": "Acc Masc Sing",
        "οι": "Nom Masc Plur",
        "ες": "Nom Fem Plur, Acc Fem Plur",
        "ους": "Acc Masc Plur",
        "ου": "Gen Masc Sing, Gen Neut Sing",
        "ης": "Gen Fem Sing",
    }
)


def all_at(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """*Όλος* before an article and its noun, in a form that does not go with these: *όλο την ημέρα*, *όλες τα
    μηνύματα*; not *όλες τα ξέρουν*, where those do something to them, nor *όλο το ίδιο λέει*."""
    every, article = words[place : place + 2]
    noun = words[place + 2] if place + 2 < len(words) else None
    found = re.fullmatch("όλ(η|ο|α|ες|ους|ον)", lower(every))
    own = GREEK_DETERMINERS.get(lower(article), ())
    if found is None or noun is None or not own or lower(article) in {"ένα", "μια", "μία", "ένας", "έναν"}:
        return {}
    cells = cells_of(noun, readings)
    if not cells or nearest(own, cells) is not None or not (noun.form or "").islower():
        return {}
    behind_verb = upos_at(words, place - 1) in {"VERB", "ADP"}
    if found[1] in {"ες", "ους"} and not behind_verb:
        return {}
    together = [cell for cell in cells if nearest(own, [cell]) is None]
    return joined(every, noun, nearest(OF_OTHERS[found[1]], together), DETERMINER)


def one_of_at(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """One of several in another gender than these: *ένα από τις εικόνες*, *ένας από τα παιδιά*; not *ένας από τις
    Ηνωμένες Πολιτείες*, *μια από τα ίδια*, nor *ένα δώρο από τους γονείς*."""
    one = words[place]
    shown = ONE.get(lower(one))
    article = at(words, place + 2)
    if shown is None or at(words, place + 1) != "από" or article not in OF_SEVERAL_SHOWN:
        return {}
    behind = place + 3
    while behind < len(words) and words[behind].upos in {"ADJ", "NUM"} and (words[behind].form or "").islower():
        behind += 1
    noun = words[behind] if behind < len(words) else None
    if noun is None or noun.upos != "NOUN" or not (noun.form or "").islower() or lower(noun) in NO_THINGS:
        return {}
    listed = {value for cell in cells_of(noun, readings) for value in cell["Gender"]}
    genders = listed or {OF_SEVERAL_SHOWN[article]}
    unsure = (not listed and believed_upos(noun) < SURE) or genders != {OF_SEVERAL_SHOWN[article]}
    if unsure or shown in genders:
        return {}
    if shown == "Masc" and OF_SEVERAL_SHOWN[article] == "Fem" and PLACES.search(lower(noun)):
        return {}
    return {
        one.id: as_told(one, "DET", feats(Gender=shown), (noun.id, DETERMINER)),
        noun.id: as_told(noun, "NOUN", feats(Gender=OF_SEVERAL_SHOWN[article]), None),
    }


NO_THINGS = frozenset("ίδια δύο χιλιάδες εκατομμύρια δεκάδες εκατοντάδες δισεκατομμύρια".split())
"""Words behind which those stand of whom one is spoken of."""
ONE = {"ένας": "Masc", "μία": "Fem", "μια": "Fem", "ένα": "Neut"}
OF_SEVERAL_SHOWN = {"τους": "Masc", "τις": "Fem", "τα": "Neut"}
PLACES = re.compile("χώρες|πόλεις|περιοχές|ομάδες|εταιρείες|δυνάμεις")
"""Ends of nouns for places and groups, from which somebody is."""


# Subjects


def each_at(words: Sequence[Token], place: int, _: Readings) -> dict[int, Token]:
    """*Κάθε* at the head of a clause with a masculine in the nominative, and a verb of several right behind: *κάθε
    χρήστης μπορούν*; not *κάθε μήνας που περνάει*, *κάθε φορά έρχονται*."""
    if at(words, place) != "κάθε" or not opens(words, place):
        return {}
    noun = words[place + 1]
    start = place + 2
    while at(words, start) in {"δεν", "δε", "θα", "μπορεί", "πρέπει", "να"}:
        start += 1
    verb = words[start] if start < len(words) else None
    if verb is None or noun.upos != "NOUN" or re.search("(?:ης|ής|ας|ος|ός)$", lower(noun)) is None:
        return {}
    if WHEN_AND_WHY.fullmatch(lower(noun)) is not None or verb.upos not in {"VERB", "AUX"}:
        return {}
    if THEY.search(lower(verb)) is None or at(words, start + 1) in {"οι", "τα"}:
        return {}
    own = feats(Number="Sing", Case="Nom", Person="3")
    return {
        noun.id: as_told(noun, "NOUN", own, (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", feats(Number="Plur", Person="3"), None),
    }


def said_before(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """*Είναι* and *ήταν* at the head of a clause, an adjective and an article of subjects with its noun right behind,
    in another gender or number: *είναι απαραίτητος η σύνδεση*; not *είναι δύσκολο η ομάδα να κερδίσει*."""
    if at(words, place) not in {"είναι", "ήταν"} or not all(
        lower(word) in {"δεν", "δε", "θα", "και", "αν", "ότι"} for word in words[:place]
    ):
        return {}
    behind = place + 1
    while at(words, behind) in HOW_MUCH:
        behind += 1
    if behind + 2 >= len(words):
        return {}
    said, article, noun = words[behind : behind + 3]
    form = lower(said)
    end = re.search("(?:ος|ός|οι|οί|ες|ές|η|ή)$", form)
    everyday = GREEK_ADJECTIVES.fullmatch(form.translate(PLAIN)) is not None
    if end is None or not (everyday or is_an_adjective(form)) or form.endswith(("ικός", "ικοί", "ική", "ικές")):
        return {}
    cells = cells_of(noun, readings)
    own = [cell for cell in cells if nearest(GREEK_DETERMINERS.get(lower(article), ()), [cell]) is None]
    if lower(article) not in {"ο", "η", "το", "οι", "τα"} or not own or upos_at(words, behind) == "ADV":
        return {}
    genders = {value for cell in own for value in cell["Gender"]}
    number = "Plur" if lower(article) in {"οι", "τα"} else "Sing"
    if len(genders) != 1:
        return {}
    (gender,) = genders
    plain = end[0].translate(UNACCENTED)
    shown = SHOWN[plain]
    if shown == (gender, number) or may_be(plain, gender, number, form):
        return {}
    return {
        noun.id: as_told(noun, "NOUN", feats(Gender=gender, Number=number), None),
        said.id: as_told(said, "ADJ", feats(Gender=shown[0], Number=shown[1]), (noun.id, WHAT_IT_IS)),
    }


def made_so(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """An article of objects and a listed noun right behind a verb of thinking or leaving something so, and an adjective
    that ends the clause in another gender or number: *άφησε την πόρτα ανοιχτό*, *θεωρώ τη λύση σωστός*; not *άφησε την
    πόρτα μόνο*."""
    article = at(words, place + 1)
    if MADE.match(lower(words[place])) is None or article not in {"τον", "την", "τη", "το", "τους", "τις", "τα"}:
        return {}
    noun = words[place + 2] if place + 2 < len(words) else None
    behind = place + 3
    if at(words, behind) in {"μου", "σου", "του", "της", "μας", "σας", "τους"}:
        behind += 1
    while at(words, behind) in HOW_MUCH:
        behind += 1
    said = words[behind] if behind < len(words) else None
    if noun is None or said is None or upos_at(words, behind + 1) not in {"PUNCT", "ADP", ""}:
        return {}
    own = [cell for cell in cells_of(noun, readings) if nearest(GREEK_DETERMINERS[article], [cell]) is None]
    genders = {value for cell in own for value in cell["Gender"]}
    form = lower(said)
    end = re.search("(?:ος|ός|ο|ό|οι|οί|ες|ές|η|ή)$", form)
    everyday = GREEK_ADJECTIVES.fullmatch(form.translate(PLAIN)) is not None
    known = KNOWN.fullmatch(form) is not None and STANDS_FOR_A_NOUN.fullmatch(form) is None
    if len(genders) != 1 or end is None or not (everyday or known) or ADVERBIAL.match(form):
        return {}
    (gender,) = genders
    number = "Plur" if article in {"τους", "τις", "τα"} else "Sing"
    plain = end[0].translate(UNACCENTED)
    shown = SHOWN[plain]
    masculine = gender == "Masc" and number == "Sing" and plain == "ο"
    if masculine or shown == (gender, number) or may_be(plain, gender, number, form):
        return {}
    return {
        noun.id: as_told(noun, "NOUN", feats(Gender=gender, Number=number), None),
        said.id: as_told(said, "ADJ", feats(Gender=shown[0], Number=shown[1]), (noun.id, WHAT_IT_IS)),
    }


MADE = re.compile(
    "θεωρ(?:ώ|εί|ούμε|είτε|ούν|ούσ)|άφησ|αφήν|αφήσ|βρήκ|βρίσκ|κράτησ|κρατ(?:ά|ώ|ούν)|έκαν|κάν(?:ει|ουν|ω)"
)
ADVERBIAL = re.compile("μόν|λίγ|πολ|τόσ|άλλ|ίδι|όλ|πρώτ|τελευταί|λάθος|ξαν|ικό")
"""Beginnings of what says how or how often something is done."""


# Pronouns


def alone_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """*Μόνος* and whose self it is, in two genders: *ζει μόνος της*, *μένει μόνη του*; not *η μόνη του ελπίδα*."""
    alone, whose = words[place : place + 2]
    gender = {("μόνος", "της"): "Fem", ("μόνη", "του"): "Masc"}.get((lower(alone), lower(whose)))
    after = upos_at(words, place + 2)
    if gender is None or after in {"NOUN", "ADJ", "PROPN", "X", "NUM"} or at(words, place - 1) in {"ο", "η", "μια"}:
        return {}
    own = "Masc" if gender == "Fem" else "Fem"
    return {
        alone.id: as_told(alone, "ADJ", feats(Gender=own), (whose.id, DETERMINER)),
        whose.id: as_told(whose, "PRON", feats(Gender=gender), None),
    }


def person_before(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A pronoun in the accusative right before *αρέσει* (*με αρέσει*), or one in the genitive at the head of a clause
    before a verb that has its person in the accusative (*σου ευχαριστώ*); not *της αγαπώ τα μάτια*."""
    pronoun, verb = words[place : place + 2]
    form = lower(pronoun)
    if form in {"με", "σε", "τον", "την"} and LIKED.fullmatch(lower(verb)):
        return {
            pronoun.id: as_told(pronoun, "PRON", feats(Case="Acc"), (verb.id, CASES_ASKED["Gen"])),
            verb.id: as_told(verb, "VERB", {}, None),
        }
    before = at(words, place - 1)
    head = place == 0 or upos_at(words, place - 1) == "PUNCT" or before in {"δεν", "θα", "να", "ότι"}
    ends = upos_at(words, place + 2) in {"PUNCT", "ADV", "ADP", ""}
    if form in {"μου", "σου", "του", "της"} and head and ends and THANKED.fullmatch(lower(verb)):
        return {
            pronoun.id: as_told(pronoun, "PRON", feats(Case="Gen"), (verb.id, CASES_ASKED["Acc"])),
            verb.id: as_told(verb, "VERB", {}, None),
        }
    return {}


LIKED = re.compile("αρέσ(?:ει|ουν|ουνε)|άρεσ(?:ε|αν)|αρέσεις")
THANKED = re.compile(
    "(?:ευχαριστ|αγαπ)(?:ώ|άω|ούμε|άμε|εί|ά|άει|ούν|άνε)|(?:ευχαρίστησ|αγάπησ)(?:α|ε|αν|αμε)|"
    "περιμέν(?:ω|ουμε|ει|ουν|ουνε)"
)


# Numbers


def dated_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A day in digits behind an article or preposition, and a month that is no genitive: *στις 5 Μάιος*, *την 1η
    Μάρτιος*; not *5. Μάιος*."""
    day, month = words[place : place + 2]
    if DAY.fullmatch(day.form or "") is None or at(words, place - 1) not in BEFORE_DAYS:
        return {}
    case = {"ος": "Nom", "ο": "Acc"}.get(re.sub(".*?(ος|ο)$", "\\1", lower(month)))
    if case is None or MONTH.fullmatch(month.form or "") is None:
        return {}
    return {
        month.id: as_told(month, "NOUN", feats(Case=case, Gender="Masc", Number="Sing"), (day.id, DATE)),
        day.id: as_told(day, "NUM", {}, None),
    }


DAY = re.compile("(?:[12]?[1-9]|[123]0|31)(?:η|ης)?")
BEFORE_DAYS = frozenset(
    "στις τις την στην τη στη της η μέχρι έως από δευτέρα τρίτη τετάρτη πέμπτη παρασκευή σάββατο".split()
)
MONTH = re.compile(
    "(?:Ιανουάρι|Φεβρουάρι|Μάρτι|Απρίλι|Μάι|Ιούνι|Ιούλι|Αύγουστ|Σεπτέμβρι|Οκτώβρι|Νοέμβρι|Δεκέμβρι)(?:ος|ο)"
)


def share_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A share with *το* that opens a clause, an article and noun right behind that are no genitives, and a verb of one:
    *το 20% οι πολίτες συμφωνεί*; not *το 20% τους θεωρεί*, *το 50% τα παιδιά το ξέρουν*."""
    if at(words, place) != "το" or upos_at(words, place - 1) not in {"", "PUNCT", "SCONJ"}:
        return {}
    share = words[place + 1]
    behind = place + 2
    if at(words, behind) == "%":
        behind += 1
    elif not (share.form or "").endswith("%"):
        return {}
    noun = words[behind + 1] if behind + 1 < len(words) else None
    if noun is None or at(words, behind) not in {"οι", "τους", "τις", "τα"} or noun.upos != "NOUN":
        return {}
    if believed_upos(noun) < SURE or not (noun.form or "").islower() or "Plur" not in noun.feats.get("Number", ()):
        return {}
    verb = at(words, behind + 3) if at(words, behind + 2) in {"δεν", "θα"} else at(words, behind + 2)
    if re.search("(?:ει|εί|ται|ά|ηκε|[σξψ]ε)$", verb) is None:
        return {}
    return {
        noun.id: as_told(noun, "NOUN", feats(Case="Nom" if at(words, behind) == "οι" else "Acc"), (share.id, SHARE)),
        share.id: as_told(share, "NUM", {}, None),
    }


# Titles


def titled_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """*Κύριος* right behind an article of another case, before a name: *τον κύριος Νικολάου*."""
    article, title = words[place : place + 2]
    after = words[place + 2] if place + 2 < len(words) else None
    named = after is not None and (after.form or "")[:1].isupper()
    shown = {"τον": ACCUSATIVE, "του": GENITIVE}.get(lower(article))
    if lower(title) != "κύριος" or shown is None or not named:
        return {}
    return {
        article.id: as_told(article, "DET", shown, (title.id, DETERMINER)),
        title.id: as_told(title, "NOUN", feats(Case="Nom", Gender="Masc", Number="Sing"), None),
    }


ACCUSATIVE = feats(Case="Acc", Gender="Masc", Number="Sing")
GENITIVE = feats(Case="Gen", Gender="Masc", Number="Sing")


def greeted_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """*Αγαπητός* and the like with which a letter begins, and who is addressed, in another gender or number, or no
    vocative: *αγαπητός κύριε*, *αγαπητές φίλοι*, *αγαπητέ Μαρία*."""
    dear, who = words[place : place + 2]
    found = re.fullmatch("(?:αγαπητ|αξιότιμ|σεβαστ)(ος|ός|έ|ε|ή|η|οί|οι|ές|ες)", lower(dear))
    if place or found is None:
        return {}
    plain = found[1].translate(str.maketrans("όέήί", "οεηι"))
    named = NAMES.get(who.form or "")
    called = ADDRESSED.get(lower(who)) or (
        (next(iter(named[0]["Gender"])), "Sing") if named and "Sing" in named[0].get("Number", ()) else None
    )
    if called is None:
        return {}
    gender, number = DEAR[plain]
    if (gender, number) == called and plain != "ος":
        return {}
    case = feats(Case="Nom" if plain == "ος" else "Voc")
    own: Features = {**feats(Gender=gender, Number=number), **case}
    return {
        dear.id: as_told(dear, "ADJ", own, (who.id, "mod@told")),
        who.id: as_told(who, "NOUN", {**feats(Gender=called[0], Number=called[1], Case="Voc")}, None),
    }


DEAR: Mapping[str, tuple[str, str]] = {
    "ος": ("Masc", "Sing"),
    "ε": ("Masc", "Sing"),
    "η": ("Fem", "Sing"),
    "οι": ("Masc", "Plur"),
    "ες": ("Fem", "Plur"),
}
ADDRESSED: Mapping[str, tuple[str, str]] = {
    "κύριε": ("Masc", "Sing"),
    "φίλε": ("Masc", "Sing"),
    "πελάτη": ("Masc", "Sing"),
    "κυρία": ("Fem", "Sing"),
    "φίλη": ("Fem", "Sing"),
    "κύριοι": ("Masc", "Plur"),
    "φίλοι": ("Masc", "Plur"),
    "γονείς": ("Masc", "Plur"),
    "κυρίες": ("Fem", "Plur"),
    "φίλες": ("Fem", "Plur"),
}
