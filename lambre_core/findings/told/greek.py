"""Told words in Greek: articles, closed classes and ends that nothing else has leave no choice of what goes together.

As in Polish (`told_polish`): an article shows case, gender and number, and so do numerals, *ίδιος* and *οποίος*, so
that the adjective or noun right behind belongs to it, whatever a parser, which the clash confuses, makes of it.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence

from lambre_core.findings.beliefs import believed
from lambre_core.findings.complements import believed_upos
from lambre_core.findings.doubts.greek import (
    KNOWN,
    STANDS_FOR_A_NOUN,
)
from lambre_core.findings.doubts.greek_phrases import PARTICIPLE as PARTICIPLES
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.clauses import SURE, Clause, clauses, lower
from lambre_core.findings.told.relations import (
    ALONE,
    ATTRIBUTE,
    COUNTED,
    DETERMINER,
    NO_ARTICLE,
    PAST_FORM,
    SELF,
    TOLD,
    WHAT_IT_IS,
    as_told,
)
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "el"


def with_told_words(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with words that surely belong together joined.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for place in range(len(words) - 1):
        for find in (
            noun_behind,
            subject_behind,
            that_noun,
            attribute_behind,
            pronoun_behind,
            counted_behind,
            governed_behind,
            told_not_to,
            begun,
        ):
            changed.update(find(words, place))
    for clause in clauses(sentence):
        changed.update(one_of_them_in(clause))
        changed.update(those_behind_in(clause))
        changed.update(done_to_several_in(clause))
    changed.update(predicate_of(words))
    changed.update(joint_in(words))
    return sentence.with_tokens(changed) if changed else sentence


def feats(**values: str) -> Features:
    """Features with one value each."""
    return {name: frozenset(value.split()) for name, value in values.items()}


def at(words: Sequence[Token], place: int) -> str:
    """The word at a place in lower case; empty beyond the ends."""
    return lower(words[place]) if 0 <= place < len(words) else ""


# Articles and what stands behind them


def noun_behind(words: Sequence[Token], place: int) -> dict[int, Token]:
    """An article, with an adjective that agrees with it or without, and a noun by whose end it does not: *τον ασθενής*,
    *τους έμπειρους μηχανικοί*, *των δύο κράτη*, *κάθε μαθητές*, *ο λογαριασμού*, *έναν όνομα*."""
    article = words[place]
    told = OF_ARTICLES.get(lower(article))
    if told is None or article.upos in {"VERB", "AUX"} or at(words, place - 1) in BEFORE_VERBS:
        return {}
    shown, wrong, inner = told
    last = place + 1
    while last + 1 < len(words) and (at(words, last) in DEGREES or is_number(words[last])):
        last += 1
    between = {"ADJ", "VERB"} if words[last - 1] is article else {"ADJ", "VERB", "NOUN"}
    if inner is not None and words[last].upos in between and inner.search(at(words, last)):
        last += 1
    if last >= len(words):
        return {}
    noun = words[last]
    found = wrong.search(lower(noun))
    plain = noun.upos in {"NOUN", "ADJ"} and (noun.form or "").islower() and NOT_NOUNS.fullmatch(lower(noun)) is None
    named = lower(article) in {"τον", "έναν"} and noun.form in FIRST_NAMES
    if article.deprel == NO_ARTICLE or (KNOWN.fullmatch(lower(noun)) is not None and lower(noun).endswith("ματα")):
        # *Κάθε του επίπεδο*, *των αυτόματα δημιουργημένων*
        return {}
    if found is None or not (plain or named) or (noun.upos == "ADJ" and lower(article) != "των"):
        return {}
    if lower(article) in {"τους", "των", "κάθε"} and words[last - 1].id == article.id and is_owned(words, place):
        return {}
    if lower(article) == "κάθε" and any(is_number(word) or word.upos == "NUM" for word in words[place + 1 : last]):
        # *Κάθε δύο εβδομάδες*
        return {}
    own = next(OF_ENDS[name] for name, value in found.groupdict().items() if value is not None)
    return {
        article.id: as_told(article, "DET", shown, (noun.id, DETERMINER)),
        noun.id: as_told(noun, "NOUN", own, None),
    }


def subject_behind(words: Sequence[Token], place: int) -> dict[int, Token]:
    """*Τον* with a well-known adjective that agrees with it, and right behind what ends as nominatives in *-ος* do:
    *τον νέο κωδικός*; not *τον καλό μόνος του*, *τον μικρό πολίτικος δρόμος*."""
    article = words[place]
    if lower(article) not in {"τον", "έναν"} or article.upos in {"VERB", "AUX"} or place + 2 >= len(words):
        return {}
    adjective, noun = words[place + 1 : place + 3]
    plain = noun.upos in {"NOUN", "ADJ"} and (noun.form or "").islower() and PROFESSION_ALONE.match(lower(noun)) is None
    inner = lower(adjective).endswith(("ο", "ό")) and is_an_adjective(lower(adjective))
    last = place + 3 == len(words) or words[place + 3].upos not in {"NOUN", "ADJ", "PROPN", "X"}
    if not (plain and inner and last) or not lower(noun).endswith(("ος", "ός")):
        return {}
    return {
        article.id: as_told(article, "DET", _MASCULINE, (noun.id, DETERMINER)),
        noun.id: as_told(noun, "NOUN", feats(Case="Nom", Gender="Masc", Number="Sing"), None),
    }


PROFESSION_ALONE = re.compile("μόν|ίδι|όλ|άλλ|κάποι|αυτ|εκείν|λάθ|μέρ|τέλ|έτ|είδ|μήκ|βάρ|πλάτ|ύψ|βάθ|μέγεθ|κόστ|κράτ")
"""Beginnings of pronouns and neuters in *-ος*."""


def is_owned(words: Sequence[Token], place: int) -> bool:
    """Whether what looks like an article stands behind a noun and may say whose that is: *οι φίλοι τους μηχανικοί*."""
    return place > 0 and lower(words[place]) == "τους" and words[place - 1].upos in {"NOUN", "PROPN", "ADJ"}


def is_number(word: Token) -> bool:
    """Whether a word is a number in digits, or *two*."""
    return (word.form or "").isdigit() or lower(word) in {"δύο", "δυο"}


OF_ENDS: Mapping[str, Features] = {
    "subject": feats(Case="Nom"),
    "direct": feats(Case="Nom Acc"),
    "owner": feats(Case="Gen"),
    "thing": feats(Gender="Neut"),
    "several": feats(Number="Plur"),
    "she": feats(Gender="Fem"),
}
"""What the ends of nouns tell that articles clash with, by the names of groups in patterns."""

_MASCULINE = feats(Case="Acc", Gender="Masc", Number="Sing")
OF_ARTICLES: Mapping[str, tuple[Features, re.Pattern[str], re.Pattern[str] | None]] = {
    "τον": (_MASCULINE, re.compile("(?P<subject>(?<![σξψ])[ηή]ς|[άέήίόύώ].*ός)$"), None),
    "έναν": (_MASCULINE, re.compile("(?P<thing>(?<!βή)μα)$"), re.compile("[οό]$")),
    "τους": (feats(Case="Acc", Number="Plur"), re.compile("(?P<subject>ο[ιί])$"), re.compile("ο[υύ]ς$")),
    "των": (
        feats(Case="Gen", Number="Plur"),
        re.compile("(?P<direct>[εέ]ς|ο[ιί]|ε[ιί]ς|ματα|^(?:κράτη|μέλη|μέρη|έτη|είδη|έθνη|τέλη|λάθη))$"),
        None,
    ),
    "ο": (feats(Case="Nom", Gender="Masc", Number="Sing"), re.compile("(?P<owner>ο[υύ])$"), None),
    "ποιο": (feats(Gender="Neut", Number="Sing"), re.compile("(?P<she>[σξψ]η|[όύ]τητα|[άί]δα|ία|ή)$"), None),
    "κάθε": (feats(Number="Sing"), re.compile("(?P<several>[ητ]ές|[έάίύόώ]\\w*ες|ήσεις|ώσεις|ματα|ο[ιί])$"), None),
}
"""What articles show, the ends of nouns that clash with that, and the end of an adjective between."""
DEGREES = frozenset("πιο πολύ τόσο λιγότερο περισσότερο".split())
BEFORE_VERBS = frozenset("να θα ας δεν δε μην μη και,".split())
NOT_NOUNS = re.compile(
    ".*ς\\w.*|λες|θες|πες|δες|βρες|φορές|χθες|εχθές|προχθές|τρεις|ακριβώς|αλεπού|μες|ες|εμείς|εσείς|κανείς"
)
FIRST_NAMES = frozenset(
    "Γιάννης Δημήτρης Μιχάλης Αντώνης Βασίλης Θανάσης Παναγιώτης Μανώλης Σωτήρης Λευτέρης Άρης Γρηγόρης Αλέξης "
    "Κυριάκης Κωστής Στρατής Παντελής Λάκης Τάκης Μάκης Σάκης Φώτης Χάρης Ιωάννης Αριστείδης".split()
)


def that_noun(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A demonstrative that shows a masculine, an article that shows another gender, and its noun: *εκείνον την
    εποχή*."""
    article = at(words, place + 1)
    if at(words, place) not in {"αυτόν", "εκείνον"} or article not in {"την", "τη", "τις", "τα", "το"}:
        return {}
    if place and words[place - 1].upos in {"ADP", "NOUN", "ADJ"}:
        # *Αντί γι' αυτόν τη μέθοδο*, *για τον λόγο αυτόν το Κοινοβούλιο*
        return {}
    that, noun = words[place], words[place + 2] if place + 2 < len(words) else None
    if noun is None or noun.upos != "NOUN" or believed_upos(noun) < SURE:
        return {}
    gender = "Neut" if article in {"το", "τα"} else "Fem"
    return {
        that.id: as_told(that, "DET", feats(Case="Acc", Gender="Masc", Number="Sing"), (noun.id, DETERMINER)),
        noun.id: as_told(noun, "NOUN", feats(Gender=gender), None),
    }


def attribute_behind(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A feminine article, an adjective in a form that no feminine has, and the noun right behind: *την τρίτο
    παράγραφο*, *μια πιο ακριβές περιγραφή*, *τις κομμένα ντομάτες*."""
    article = words[place]
    if at(words, place - 1) in BEFORE_VERBS or lower(article) not in OF_FEMININES or article.upos == "VERB":
        return {}
    first = place + 1
    while at(words, first) in DEGREES:
        first += 1
    if first + 1 >= len(words):
        return {}
    attribute, noun = words[first], words[first + 1]
    number, wrong, right = OF_FEMININES[lower(article)]
    form = lower(attribute)
    known = attribute.upos == "ADJ" or PARTICIPLE.search(form) is not None
    if not known or wrong.search(form) is None or not form.islower() or NO_ATTRIBUTES.fullmatch(form) is not None:
        return {}
    if noun.upos != "NOUN" or right.search(lower(noun)) is None or not (noun.form or "").islower():
        return {}
    own = feats(Gender="Neut", Number="Plur" if form.endswith(("α", "ά")) else "Sing")
    return {
        attribute.id: as_told(attribute, "ADJ", own, (noun.id, ATTRIBUTE)),
        noun.id: as_told(noun, "NOUN", {**feats(Gender="Fem"), "Number": number}, None),
    }


_ONE, _SEVERAL = frozenset({"Sing"}), frozenset({"Plur"})
_OF_ONE = (_ONE, re.compile("[οό]$|[εέ]ς$"), re.compile("(?:[αηάή]|ο|ό)$"))
OF_FEMININES: Mapping[str, tuple[frozenset[str], re.Pattern[str], re.Pattern[str]]] = {
    **dict.fromkeys("την τη μια μία".split(), _OF_ONE),
    "τις": (_SEVERAL, re.compile("μέν(?:α|ο)$|ικ(?:ά|ό|ού?ς)$"), re.compile("(?:[εέ]ς|ε[ιί]ς)$")),
}
"""The number of feminine articles, ends of adjectives that no feminine has, and ends of the nouns that have."""
PARTICIPLE = re.compile("(?:μέν|[όώ]μεν|ούμεν)(?:α|ο)$")
NO_ATTRIBUTES = re.compile(
    "μόνο|ενεργό|πιο|κάτω|πάνω|επάνω|έξω|πίσω|μέσω|δύο|δυο|εκατό|όπισθεν|άνω|ίδιο|άλλο|τόσο|όσο|πόσο|λιγότερο|.*βίντεο"
)
"""What ends so and is an adverb, or is not inflected."""


def pronoun_behind(words: Sequence[Token], place: int) -> dict[int, Token]:
    """An article and *ίδιος* or *οποίος* right behind in a form of another gender, number or case, joined: *η ίδιος*,
    *την οποίο*, *των οποίους*; and *στις τρία*."""
    article, word = words[place], words[place + 1]
    forms = BESIDE.get(lower(article))
    stem = re.fullmatch("(?:ίδι|ιδί|οποί)(\\w+)", lower(word))
    if forms is not None and stem is not None and stem[1] in ENDS_OF_PRONOUNS and stem[1] not in forms:
        if lower(word).startswith("ο") and at(words, place - 1) in BEFORE_VERBS:
            return {}
        own = ENDS_OF_PRONOUNS[stem[1]]
        return {
            article.id: as_told(article, "DET", OF_FORMS[lower(article)], (word.id, DETERMINER)),
            word.id: as_told(word, "PRON", own, None),
        }
    if lower(article) in {"τις", "οι", "τους"} and lower(word) in {"τρία", "τέσσερα"}:
        return {
            article.id: as_told(article, "DET", feats(Gender="Fem Masc"), (word.id, DETERMINER)),
            word.id: as_told(word, "PRON", feats(Gender="Neut"), None),
        }
    return {}


BESIDE: Mapping[str, frozenset[str]] = {
    "ο": frozenset({"ος"}),
    "η": frozenset({"α"}),
    "τον": frozenset({"ο", "ον"}),
    "την": frozenset({"α", "αν"}),
    "οι": frozenset({"οι", "ες"}),
    "τις": frozenset({"ες"}),
    "τους": frozenset({"ους"}),
    "των": frozenset({"ων"}),
    "της": frozenset({"ας"}),
}
"""The ends that *ίδιος* and *οποίος* have behind articles."""
OF_FORMS: Mapping[str, Features] = {
    "ο": feats(Case="Nom", Gender="Masc", Number="Sing"),
    "η": feats(Case="Nom", Gender="Fem", Number="Sing"),
    "τον": feats(Case="Acc", Gender="Masc", Number="Sing"),
    "την": feats(Case="Acc", Gender="Fem", Number="Sing"),
    "οι": feats(Case="Nom", Gender="Fem Masc", Number="Plur"),
    "τις": feats(Case="Acc", Gender="Fem", Number="Plur"),
    "τους": feats(Case="Acc", Gender="Masc", Number="Plur"),
    "των": feats(Case="Gen", Number="Plur"),
    "της": feats(Case="Gen", Gender="Fem", Number="Sing"),
}
ENDS_OF_PRONOUNS: Mapping[str, Features] = {
    "ος": feats(Case="Nom", Gender="Masc", Number="Sing"),
    "α": feats(Case="Nom Acc", Gender="Fem Neut", Number="Sing Plur"),
    "ο": feats(Case="Nom Acc", Gender="Neut Masc", Number="Sing"),
    "οι": feats(Case="Nom", Gender="Masc", Number="Plur"),
    "ες": feats(Case="Nom Acc", Gender="Fem", Number="Plur"),
    "ους": feats(Case="Acc", Gender="Masc", Number="Plur"),
    "ων": feats(Case="Gen", Number="Plur"),
    "ας": feats(Case="Gen", Gender="Fem", Number="Sing"),
}


# Numerals


def counted_behind(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A numeral that shows a gender and a noun right behind of another (*τρεις υπνοδωμάτια*, *διακόσιες ευρώ*), or of
    another case (*τεσσάρων χρόνια*), or digits with a noun in the singular behind a plural (*3 νέα μήνυμα*)."""
    numeral, noun = words[place], words[place + 1]
    form = lower(numeral)
    if (numeral.form or "").isdigit() and numeral.form not in {"0", "1"} and place + 2 < len(words):
        adjective, noun = noun, words[place + 2]
        plural = adjective.upos == "ADJ" and lower(adjective).endswith(("α", "ά"))
        if plural and noun.upos == "NOUN" and SINGULAR_THING.search(lower(noun)):
            return {
                numeral.id: as_told(numeral, "NUM", feats(Number="Plur"), (noun.id, COUNTED)),
                noun.id: as_told(noun, "NOUN", feats(Number="Sing"), None),
            }
        return {}
    if noun.upos != "NOUN" or not (noun.form or "").islower():
        return {}
    neuter = NEUTER.search(lower(noun)) is not None and believed(noun, "Gender", frozenset({"Neut"})) >= SURE
    own: Features | None = None
    if OF_PEOPLE.fullmatch(form) and (neuter or lower(noun) == "ευρώ"):
        own, shown = feats(Gender="Neut"), feats(Gender="Fem Masc")
    elif (form in {"τρία", "τέσσερα", "δεκατρία"} or form.endswith("κόσια")) and (
        found := OTHERS.search(lower(noun))
    ) is not None:
        own = feats(Case="Gen") if found["owner"] else feats(Gender="Fem Masc")
        shown = feats(Case="Nom Acc", Gender="Neut")
    elif form in {"τριών", "τεσσάρων", "δεκατριών"} and re.search("(?:α|ες|οι|ους|εις)$", lower(noun)):
        own, shown = feats(Case="Nom Acc"), feats(Case="Gen")
    if own is None:
        return {}
    return {
        numeral.id: as_told(numeral, "NUM", shown, (noun.id, COUNTED)),
        noun.id: as_told(noun, "NOUN", own, None),
    }


SINGULAR_THING = re.compile("[^αάώό]μα$")
OF_PEOPLE = re.compile("τρεις|τέσσερις|δεκατρείς|(?:δια|τρια|τετρα|πεντα|εξα|επτα|εφτα|οκτα|οχτα|εννια)κόσι(?:ες|οι)")
NEUTER = re.compile("(?:ια|ιά|ματα|τα|α)$")
OTHERS = re.compile("(?P<owner>[ωώ]ν)$|(?:[εέ]ς|ε[ιί]ς|ο[ιί])$")


# Verbs and adpositions


def governed_behind(words: Sequence[Token], place: int) -> dict[int, Token]:
    """*Εγώ* and the like right behind an adposition, joined: *μεγαλύτερη από εγώ*; not where they are the subject of a
    verb behind (*χωρίς εγώ να το ξέρω*)."""
    adposition, pronoun = words[place], words[place + 1]
    if lower(adposition) not in {"από", "για", "με", "χωρίς", "προς", "σε"} or lower(pronoun) not in SPEAKERS:
        return {}
    after = words[place + 2] if place + 2 < len(words) else None
    if after is not None and (after.upos in {"VERB", "AUX", "PRON", "PART"} and lower(after) not in {"δεν", "θα"}):
        return {}
    return {
        adposition.id: as_told(adposition, "ADP", {}, None),
        pronoun.id: as_told(pronoun, "PRON", feats(Case="Nom"), (adposition.id, SELF)),
    }


SPEAKERS = frozenset({"εγώ", "εσύ", "εμείς", "εσείς"})


def told_not_to(words: Sequence[Token], place: int) -> dict[int, Token]:
    """*Μη* and an imperative right behind, joined: *μη γράψε*."""
    particle, verb = words[place], words[place + 1]
    if lower(particle) not in {"μη", "μην"} or not re.search("^[^έή].*[σξψ]ε$", lower(verb)):
        return {}
    return {
        particle.id: as_told(particle, "PART", {}, (verb.id, ATTRIBUTE)),
        verb.id: as_told(verb, "VERB", feats(Mood="Imp"), None),
    }


def begun(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A verb behind *να* that says something is done once, where somebody begins or goes on to do it (*συνέχισαν να
    συζητήσουν*), and one in the past where it is forgotten or asked for (*ξέχασα να έκλεισα*), joined."""
    verb, particle = words[place], words[place + 1]
    done = words[place + 2] if place + 2 < len(words) else None
    if lower(particle) != "να" or done is None:
        return {}
    if CLITIC.fullmatch(lower(done)) and place + 3 < len(words):
        done = words[place + 3]
    if done.upos not in {"VERB", "AUX"}:
        return {}
    if BEGINS.match(lower(verb)) and ONCE.search(lower(done)):
        return {
            verb.id: as_told(verb, "VERB", {}, None),
            done.id: as_told(done, "VERB", feats(Aspect="Perf"), (verb.id, SELF)),
        }
    if FORGETS.match(lower(verb)) and DID.search(lower(done)):
        return {
            particle.id: as_told(particle, "AUX", {}, None),
            done.id: as_told(done, "VERB", feats(Tense="Past"), (particle.id, PAST_FORM)),
        }
    return {}


CLITIC = re.compile("μ[εουας]+|σ[εουας]+|τ[οαη]ν?|του|της|τις|τους")
BEGINS = re.compile(
    "άρχισ|αρχί[ζσ]|συνεχί[ζσ]|συνέχισ|έπαψ|πάψ|παύ|εξακολουθ|συνηθίζ|συνήθιζ|σταμάτα$|σταματήστε$|σταματάτε$"
)
ONCE = re.compile("(?:[ηίάώύέ]σ|ήσ|εύσ|[αάεέίιοόω]ξ|[αάεέίιύυ]ψ)(?:ω|εις|ει|ουμε|ετε|ουν|ουνε)$")
FORGETS = re.compile(
    "ξέχασ|ξεχν|ξεχάσ|προσπ[αά]θ|αποφάσισ|αποφασί|κατάφερ|καταφέρ|απαραίτητο$|αναγκαίο$|χρειάζεται$|άρχισ|"
    "μπορ(?:ώ|είς|ούμε|είτε)$|θέλ(?:ω|ουμε|ετε)$"
)
DID = re.compile("[σξψ](?:α|ες|αμε|ατε|αν)$")


# Subjects


def one_of_them_in(clause: Clause) -> dict[int, Token]:
    """*Κανένας* and the like, or *όσοι* and *ποιοι*, at the head of a clause, and the verb right behind or behind *of
    them*, joined, if its number is another: *κανένας από αυτούς δεν είδαν*, *όσοι δεν έχει*."""
    words = clause.words
    start = 1 if lower(words[0]) == "ο" and len(words) > 1 else 0
    one = words[start]
    if one.id > start + 1 and clause.words[0].upos not in {"CCONJ", "SCONJ"}:
        return {}
    plural = lower(one) in OF_SEVERAL
    if not plural and lower(one) not in OF_ONE:
        return {}
    place = start + 1
    if place < len(words) and lower(words[place]) == "από":
        place += 1
        while place < len(words) and words[place].upos in {"DET", "NOUN", "PRON", "ADJ"}:
            place += 1
    while place < len(words) and (lower(words[place]) in PARTICLES or CLITIC.fullmatch(lower(words[place]))):
        place += 1
    verb = words[place] if place < len(words) else None
    if verb is None or verb.upos not in {"VERB", "AUX"} or believed_upos(verb) < SURE:
        return {}
    if lower(verb) in {"μένει", "απομένει", "φτάνει", "τυχαίνει"} and any(
        lower(word) == "να" for word in words[place:]
    ):
        # *Κάποιοι μένει να απαντήσουν*
        return {}
    said = (HE if plural else THEY).search(lower(verb)) is not None or (plural and lower(verb) in CAME)
    if not said or lower(verb) in {"είναι", "ήταν", *IMPERSONAL - {"έχει"}}:
        return {}
    return {
        one.id: as_told(one, "PRON", feats(Number="Plur" if plural else "Sing", Case="Nom"), (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", feats(Number="Sing" if plural else "Plur"), None),
    }


OF_ONE = frozenset("ένας μία μια κανένας κανείς καθένας καθεμία καθεμιά κάποιος όποιος καμία".split())
OF_SEVERAL = frozenset("όσοι όποιοι ποιοι πολλοί μερικοί λίγοι αρκετοί ορισμένοι κάποιοι".split())
CAME = frozenset("έφυγε ήρθε πήγε είδε έμεινε πήρε βρήκε έφερε ήθελε είχε".split())
"""Pasts of one that do not end as others do."""
PARTICLES = frozenset("δεν δε θα".split())
HE = re.compile("(?:ει|εί|ται|ηκε|[σξψ]ε)$")
THEY = re.compile("(?:ουν|ούν|[^τ]αν|άν|νται)$")
IMPERSONAL = frozenset(
    "μπορεί πρέπει ενδέχεται αναμένεται πρόκειται φαίνεται χρειάζεται αρκεί αξίζει επιτρέπεται απαγορεύεται απαιτείται "
    "συνιστάται προβλέπεται συνηθίζεται τείνει θέλει λέει θεωρείται λέγεται πάει κάνει βλέπει έχει".split()
)
"""Verbs that need no subject of their own, or that may have a clause behind them."""


def those_behind_in(clause: Clause) -> dict[int, Token]:
    """A verb in the singular and *οι* with its noun right behind, joined: *δεν με πειράζει οι φωνές*; and *οι* with
    its noun and *παρακαλείται*. Behind a verb with *να* further on they may be the subject of that."""
    words = clause.words
    for place, verb in enumerate(words[:-2]):
        article, noun = words[place + 1 : place + 3]
        came = lower(verb) in {"ήρθε", "έφυγε", "έμεινε", "πήγε", "βγήκε", "μπήκε", "πέθανε"}
        single = verb.upos == "VERB" and believed_upos(verb) >= SURE and (came or HE.search(lower(verb)) is not None)
        if not single or lower(article) != "οι" or noun.upos != "NOUN" or lower(verb) in IMPERSONAL:
            continue
        if any(re.match("έχ|είχ", lower(word)) for word in words[max(0, place - 3) : place]):
            # *Που είχαν λάβει οι υπηρεσίες*
            continue
        later = {lower(word) for word in words[place + 3 :]}
        if later.isdisjoint({"να", "θα"}) and re.search("(?:ες|ές|εις|είς|οι|οί)$", lower(noun)):
            return those_and(noun, verb)
    for noun, verb in itertools.pairwise(words[1:]):
        first = words[0]
        if (
            lower(verb) in {"παρακαλείται", "καλείται", "υποχρεούται"}
            and lower(first) == "οι"
            and noun.id <= first.id + 2
        ):
            return those_and(noun, verb)
    return {}


def those_and(noun: Token, verb: Token) -> dict[int, Token]:
    """A noun in the plural as the subject of a verb in the singular."""
    return {
        noun.id: as_told(noun, "NOUN", feats(Number="Plur", Case="Nom"), (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", feats(Number="Sing", Person="3"), None),
    }


def done_to_several_in(clause: Clause) -> dict[int, Token]:
    """A past passive in the singular that opens a sentence and several things right behind, joined: *διαγράφηκε 12
    αρχεία*; not *αυξήθηκε 5 μονάδες*."""
    words = clause.words
    if len(words) < 3 or words[0].id > 1:
        return {}
    verb, numeral, noun = words[:3]
    passive = re.search("(?:[θφχτ]ηκε|άφηκε|άλθηκε)$", lower(verb)) is not None
    several = (numeral.upos == "NUM" or (numeral.form or "").isdigit()) and lower(numeral) not in {
        "1",
        "ένα",
        "ένας",
        "μία",
    }
    neuters = re.search("(?:ια|ιά|ματα|εία|α)$", lower(noun)) is not None and noun.upos == "NOUN"
    if passive and several and neuters and not NO_THINGS.match(lower(noun)) and not NO_PASSIVES.match(lower(verb)):
        return those_and(noun, verb)
    return {}


NO_THINGS = re.compile("λεπτά|δευτερόλεπτα|χρόνια|εκατομμύρια|μέτρα|χιλιόμετρα|ευρώ|δολάρια|χρήματα")
NO_PASSIVES = re.compile(
    "χρειάστ|αυξήθ|μειώθ|καθυστέρ|επισκέφ|διαχειρίστ|επεξεργάστ|δέχτ|δέχθ|θυμήθ|μοιράστ|υποσχέθ|προμηθεύ|κοιμήθ"
)


def joint_in(words: Sequence[Token]) -> dict[int, Token]:
    """*Εγώ και* somebody that opens a sentence, and a verb of one who speaks right behind, joined: *εγώ και ο αδελφός
    μου πηγαίνω*."""
    if at(words, 0) not in {"εγώ", "εσύ"} or at(words, 1) != "και":
        return {}
    for word in words[2:7]:
        verb = word.upos in {"VERB", "AUX"} or (word.upos == "NOUN" and lower(word).endswith(("ω", "ώ")))
        if verb and re.search("(?:ω|ώ|[αά]ς|εις|είς|μαι|σαι)$", lower(word)):
            return {
                words[0].id: as_told(words[0], "PRON", {}, (word.id, ALONE)),
                word.id: as_told(word, "VERB", feats(Number="Sing"), None),
            }
        if word.upos not in {"DET", "NOUN", "PRON", "PROPN", "ADJ", "X"}:
            return {}
    return {}


# What is said of somebody or something


def predicate_of(words: Sequence[Token]) -> dict[int, Token]:
    """A noun with an article of subjects that opens the sentence and the adjective behind its copula, joined, if the
    end of that is of another gender or number: *η Ισπανία είναι γνωστό για τις παραλίες*; not *η μητέρα είναι
    μηχανικός*."""
    article, noun = words[:2] if len(words) > 4 else (None, None)
    if article is None or noun is None or noun.upos not in {"NOUN", "PROPN", "X", "ADJ"}:
        return {}
    subject = shown_by(lower(article), lower(noun))
    place = next((place for place, word in enumerate(words) if lower(word) in COPULAS), None)
    if subject is None or place is None or not all(is_inner(word, words) for word in words[2:place]):
        return {}
    shown, allowed = subject
    noun = words[2] if is_behind_its_adjective(words[2], words) else noun
    place += 1
    while at(words, place) in HOW_MUCH:
        place += 1
    if place + 1 >= len(words):
        return {}
    said, after = words[place], words[place + 1]
    end = re.search("(?:ος|ός|ο|ό|οι|οί|ες|ές|η|ή)$", lower(said))
    adjective = said.upos in {"ADJ", "NOUN", "VERB"} and is_an_adjective(lower(said))
    if end is None or not adjective or end[0] in allowed:
        return {}
    if after.upos == "ADP" and lower(after) not in ADPOSITIONS:
        return {}
    if after.upos in {"NOUN", "ADJ", "PROPN", "DET", "X"} or lower(after) in {
        "ότι",
        "πως",
        "πώς",
        "να",
        "αν",
        "και",
        "εάν",
        "το",
    }:
        return {}
    own = OF_ADJECTIVES[end[0].translate(UNACCENTED)]
    return {
        noun.id: as_told(noun, "NOUN", shown, None),
        said.id: as_told(said, "ADJ", own, (noun.id, WHAT_IT_IS)),
    }


def is_inner(word: Token, words: Sequence[Token]) -> bool:
    """Whether a word may stand between a subject and its copula: an owner in the genitive, a pronoun, or the noun
    behind an adjective that opens the subject."""
    owner = "Gen" in word.feats.get("Case", ()) or lower(word) in {
        "μου",
        "σου",
        "του",
        "της",
        "μας",
        "σας",
        "τους",
        "των",
    }
    return owner or is_behind_its_adjective(word, words)


def is_behind_its_adjective(word: Token, words: Sequence[Token]) -> bool:
    """Whether a word is the third one of a sentence, and ends as the one before does: *η νέα έκδοση*."""
    ends = lower(words[1])[-1:] + lower(word)[-1:]
    alike = ends[:1] == ends[1:] or ends.translate(UNACCENTED) in {"αη", "ηα"}
    return word is words[2] and word.upos in {"NOUN", "ADJ"} and alike


def is_an_adjective(form: str) -> bool:
    """Whether a Greek form is one of a well-known adjective or a participle that is no noun."""
    known = KNOWN.fullmatch(form) is not None or PARTICIPLES.search(form) is not None
    return known and STANDS_FOR_A_NOUN.fullmatch(form) is None and PROFESSION.search(form) is None


PROFESSION = re.compile("ικ(?:ός|ό|οί|ή)$|(?:άλλ|ίδι|μόν|όλ|τέτοι|λάθ|κύρι|ξέν|ίσ)(?:ος|ο|η|οι|ες)$|καλό$|σωστό$")
"""Ends of adjectives that are nouns as well, and what is said of anything."""


def shown_by(article: str, noun: str) -> tuple[Features, frozenset[str]] | None:
    """The gender and number that an article of subjects and the end of its noun show, and the ends that adjectives have
    beside them; None where they do not tell."""
    if article == "οι":
        if re.search("(?:[σξψ]εις|τητες|ίες)$", noun):
            return feats(Gender="Fem", Number="Plur"), frozenset({"ες", "ές", "είς", "ή"})
        if re.search("ο[ιί]$", noun):
            return feats(Gender="Masc", Number="Plur"), frozenset({"οι", "οί", "είς", "ες", "ές"})
        return None
    return OF_SUBJECTS.get(article)


OF_SUBJECTS: Mapping[str, tuple[Features, frozenset[str]]] = {
    "ο": (feats(Gender="Masc", Number="Sing"), frozenset({"ος", "ός"})),
    **dict.fromkeys(("η", "μια", "μία"), (feats(Gender="Fem", Number="Sing"), frozenset({"η", "ή"}))),
    "το": (feats(Gender="Neut", Number="Sing"), frozenset({"ο", "ό", "ες", "ές"})),
    "τα": (feats(Gender="Neut", Number="Plur"), frozenset({"η", "ή"})),
}
OF_ADJECTIVES: Mapping[str, Features] = {
    "ος": feats(Gender="Masc", Number="Sing"),
    "ο": feats(Gender="Neut", Number="Sing"),
    "οι": feats(Gender="Masc", Number="Plur"),
    "ες": feats(Gender="Fem", Number="Plur"),
    "η": feats(Gender="Fem", Number="Sing"),
}
UNACCENTED = str.maketrans("όήέί", "οηει")
COPULAS = frozenset("είναι ήταν έγινε έγιναν παραμένει παραμένουν".split())
HOW_MUCH = frozenset("πολύ πιο τόσο πάντα αρκετά εξαιρετικά ιδιαίτερα λίγο ακόμα ακόμη πλέον φέτος ήδη τώρα".split())

ADPOSITIONS = frozenset(
    "σε σ από για με ως προς κατά μετά παρά αντί χωρίς δίχως μέχρι έως ως υπό υπέρ περί ανά επί εκτός λόγω πριν μέσω "
    "μεταξύ ανάμεσα εναντίον εξαιτίας σαν γι απ εκ εν δια".split()
)
"""The adpositions of Greek; what the tagger takes for another is a word that it does not know."""
