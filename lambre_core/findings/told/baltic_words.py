"""What the ends of Lithuanian and Latvian words tell: the person of a verb, the case, gender and number of a noun, the
gender and number of a predicate."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

LITHUANIAN, LATVIAN = "lt", "lv"

MASCULINE, FEMININE = frozenset({"Masc"}), frozenset({"Fem"})
SINGULAR, PLURAL = frozenset({"Sing"}), frozenset({"Plur"})
NOMINATIVE, ACCUSATIVE, GENITIVE = frozenset({"Nom"}), frozenset({"Acc"}), frozenset({"Gen"})
DATIVE, INSTRUMENTAL = frozenset({"Dat"}), frozenset({"Ins"})

FIRST, SECOND, THIRD = "1", "2", "3"

# Persons

PERSONS_BY_END: Mapping[str, tuple[tuple[re.Pattern[str], str], ...]] = {
    LITHUANIAN: (
        (re.compile("(?:me|mės)$"), "1"),
        (re.compile("(?:te|tės)$"), "2"),
        (re.compile("ų(?:si)?$"), "3"),
        (re.compile("(?:^|.)[eė]si$|tum(?:ei)?$|(?:^|[^s])kis?$"), "2 3"),
        (re.compile("(?:uo|au)si$"), "1 2"),
        (re.compile("[aoiė]si$"), "2 3"),
        (re.compile("[^i]ai$|[^i]ei$|iai$|si$"), "2"),
        (re.compile("uoju$|(?:[yoėi]|uo|in)tu$"), ""),
        (re.compile("u$"), "1"),
        (re.compile("i$"), "2 3"),
        (re.compile("(?:[aoė]|[^k]s)$"), "3"),
    ),
    LATVIAN: (
        (re.compile("[tš]am$"), ""),
        (re.compile("^(?:ne)?(?:aiz|ap|at|ie|iz|no|pa|pār|pie|sa|uz)iet$"), "2 3"),
        (re.compile("(?:am|ām|im|amies|āmies|imies)$"), "1"),
        (re.compile("(?:at|āt|iet|sit|aties|āties|ieties)$"), "2"),
        (re.compile("(?:^|ne)esmu$|(?:^|ne)biju$"), "1"),
        (re.compile("(?:^|ne)(?:esi|biji|būsi)$"), "2"),
        (re.compile("(?:^|ne)(?:ir|nav|bija|būs)$|^nav$"), "3"),
        (re.compile("[^t]u$"), "1"),
        (re.compile("[^o]s$"), "2 3"),
        (re.compile("[aāēīo]$"), "2 3"),
    ),
}
"""Ends of verbs and the persons that they show; of both languages the third has one form for both numbers, and Latvian
conditionals in *-tu* have one for all."""


def persons_shown(verb: Token, language: str) -> frozenset[str]:
    """The persons that the end of a finite verb shows; none where it shows nothing."""
    form = lower(verb)
    for end, persons in PERSONS_BY_END[language]:
        if end.search(form) is not None:
            return frozenset(persons.split())
    return frozenset()


MANY_END = {
    LITHUANIAN: re.compile("(?:me|te|mės|tės)$"),
    LATVIAN: re.compile("(?:[aāi]m|[aā]t|iet|sit|[aāi]mies|(?<!sk)(?<!kr)[aā]ties|(?<!s)ities|ieties)$"),
}
"""Ends of verbs of several who speak or are spoken to; *tu skaties* is said to one."""


def number_shown(verb: Token, language: str) -> frozenset[str]:
    """The number that the end of a verb in the first or second person shows."""
    return PLURAL if MANY_END[language].search(lower(verb)) is not None else SINGULAR


def is_finite(word: Token) -> bool:
    """Whether the tagger surely takes a word for a finite verb."""
    fin = "Fin" in word.feats.get("VerbForm", ()) and "Case" not in word.feats
    return word.upos in {"AUX", "VERB"} and fin and believed_upos(word) >= LIKELY


def is_verbal(word: Token) -> bool:
    """Whether the tagger takes a word for a verb that is not declined, though it may not be sure."""
    believed = word.upos in {"AUX", "VERB"} and believed_upos(word) >= PERHAPS
    form = word.feats.get("VerbForm", frozenset())
    return believed and "Case" not in word.feats and form.isdisjoint({"Conv", "Ger", "Inf", "Part"})


PERHAPS = 0.4
LIKELY = 0.6
"""Least probability of a verb whose end or neighbours say more."""


def has_infinitive(clause: Clause) -> bool:
    """Whether there is an infinitive in a clause."""
    return any("Inf" in word.feats.get("VerbForm", ()) for word in clause.words)


# Nouns


def noun_options(word: Token, readings: Readings) -> Sequence[Features]:
    """What a common noun may be by its form: what is known of it, or what the tagger says, where it is known by its end
    as well. Names and what may be no noun have none."""
    if word.upos != "NOUN" or not (word.form or "").isalpha() or believed_upos(word) < PERHAPS:
        return ()
    if believed_upos(word) < LIKELY and known_as(lower(word), "VERB", readings):
        return ()
    known = [reading.feats for reading in known_as(lower(word), "NOUN", readings) if "Case" in reading.feats]
    # Paradigms are there twice, with their gender and without.
    known = [one for one in known if "Gender" in one] or known
    if not known and SUFFIXED.search(lower(word)) is not None:
        return [{"Case": NOMINATIVE, "Gender": MASCULINE, "Number": SINGULAR}]
    told = is_surely_a_noun(word) and {"Case", "Number"} <= word.feats.keys()
    return known or ([word.feats] if told else [])


SUFFIXED = re.compile("..(?:tuv|toj|ėj|[iy]m|um|inink|izm)as$")
"""Ends of Lithuanian masculines in the nominative, which few accusatives of feminines have: *spausdintuvas*."""


def is_surely_a_noun(word: Token) -> bool:
    """Whether a word is surely a noun; one that opens the sentence or is written small may be a name to the tagger
    (*Parole ir pareiza*, *failu vai mape*)."""
    small = word.id == 1 or (word.form or "").islower()
    known = word.beliefs.upos if word.beliefs is not None and small else {}
    return believed_upos(word) + (known or {}).get("PROPN", 0.0) >= SURE


def cases_of(word: Token, readings: Readings) -> frozenset[str]:
    """The cases in which a noun may be; none, where that is not known."""
    return frozenset[str]().union(*(one.get("Case", frozenset()) for one in noun_options(word, readings)))


def numbers_of(word: Token, readings: Readings, case: str) -> frozenset[str]:
    """The numbers in which a noun may be in a case."""
    if lower(word) in ALWAYS_SEVERAL:
        return PLURAL
    options = (one for one in noun_options(word, readings) if case in one.get("Case", ()))
    numbers = frozenset[str]().union(*(one.get("Number", frozenset()) for one in options))
    # Paradigms have *tėvai* and *durys* as singulars, too.
    said = word.feats.get("Number", numbers) & numbers
    return said if len(numbers) > 1 and said else numbers


ALWAYS_SEVERAL = frozenset(
    "duomenys durys akiniai žirklės kelnės vartai pinigai marškiniai atostogos vestuvės laidotuvės lubos pietūs "
    "pusryčiai brilles durvis bikses šķēres dati vārti brīvdienas kāzas bēres brokastis pusdienas vakariņas".split()
)
"""Lithuanian and Latvian nouns that have no singular, whatever paradigms and taggers make of their ends."""
MASCULINE_ENDS = {LITHUANIAN: re.compile("(?:as|ys|us|ai)$"), LATVIAN: re.compile("(?:[^aeāēīsū]s|š|ņi|ļi|us)$")}
FEMININE_ENDS = {LITHUANIAN: re.compile("(?:[^i]a|ė|os)$"), LATVIAN: re.compile("(?:a|e|as|es)$")}
"""Ends of nominatives that few nouns of the other gender have."""
FEMININES = re.compile(
    "(?:seser|sesuo|dukt|moter|nakt|durys|durų|duris|akis|akys|ausis|ausys|širdis|širdys|pilis|pilys|žuvis|žuvys|ugnis|"
    "sritis|sritys|krosn)|(?:ac|sird|nakt|pil|ziv|durv|krāsn|valst|telt|gov|kvīt|aus|rūt|plīt|krūt|klēt|pirt|bals|ugun|"
    "debes|smilt|zos|vāt|izkapt|asin|brokast|av|kārt|ut|dzirn|cilt|ģint)(?:s|is)$"
)
"""Lithuanian and Latvian feminines that do not end as such."""
EXCEPTIONS = frozenset(
    "dėdė tėtė viršila vaivada puika lietus žmonės puse dalis ļaudis lauva bende pēda auka žvaigždė "
    "kiaulė paziņa persona asmenybė figūra žvaigžde upuris būtne".split()
)
"""Nouns whose gender is not that of their end, or which stand for persons of either."""


def gender_of(word: Token, readings: Readings, language: str) -> str | None:
    """The gender of a noun in the nominative, where everything that is known of it agrees."""
    form = lower(word)
    if form in EXCEPTIONS:
        return None
    if FEMININES.match(form) is not None:
        return "Fem"
    if language == LITHUANIAN and form.endswith("is") and not known_as(form, "NOUN", readings):
        return None  # *brolis*, *pilis*: what nobody knows may be either
    known = {value for one in noun_options(word, readings) for value in one.get("Gender", ())}
    by_end = (
        "Masc" if MASCULINE_ENDS[language].search(form) else "Fem" if FEMININE_ENDS[language].search(form) else None
    )
    if len(known) == 1:
        (gender,) = known
        return gender if by_end in {gender, None} else None
    return by_end if not known else None


# Predicates and attributes

PREDICATE_ENDS: Mapping[str, tuple[tuple[re.Pattern[str], str, str], ...]] = {
    LITHUANIAN: (
        (re.compile("(?:[^i]ius|aus)$"), "", ""),
        (re.compile("(?:as|us|(?:in|esn|el|nt)is|ęs|ąs)$"), "Masc", "Sing"),
        (re.compile("usi$"), "Fem", "Sing"),
        (re.compile("ūs$"), "Masc", "Plur"),
        (re.compile("(?:a|ė)$"), "Fem", "Sing"),
        (re.compile("(?:ę|tieji|mieji|esni)$"), "Masc", "Plur"),
        (re.compile("(?:[^n]t|[^an]t|m)i$"), "Masc", "Plur"),
        (re.compile("(?:os|ės)$"), "Fem", "Plur"),
    ),
    LATVIAN: (
        (re.compile("ušās$"), "Fem", "Plur"),
        (re.compile("ušies$"), "Masc", "Plur"),
        (re.compile("(?:dz|c|[aāēī]j|n)ies$"), "Masc", "Sing"),
        (re.compile("(?:ais|ējs|[āēī]s|[^s]ies)$"), "", ""),
        (re.compile("usi(?:es)?$"), "Fem", "Sing"),
        (re.compile("(?:as|ušas)$"), "Fem", "Plur"),
        (re.compile("(?:š|s)$"), "Masc", "Sing"),
        (re.compile("a$"), "Fem", "Sing"),
        (re.compile("i$"), "Masc", "Plur"),
    ),
}
"""Ends of adjectives and participles in the nominative, with the gender and number that they show."""


def predicate_shows(word: Token, language: str) -> tuple[str, str] | None:
    """The gender and number that an adjective or participle in the nominative shows by its end."""
    form = lower(word)
    for end, gender, number in PREDICATE_ENDS[language]:
        if end.search(form) is not None:
            return (gender, number) if gender else None
    return None


# Places


def before(word: Token, sentence: Sentence) -> Token | None:
    """The word before another."""
    return sentence.tokens[word.id - 2] if word.id > 1 else None


def after(word: Token, sentence: Sentence) -> Token | None:
    """The word behind another."""
    return sentence.tokens[word.id] if word.id < len(sentence.tokens) else None


CONTINUING = {
    LITHUANIAN: frozenset("bet o tačiau kad nes jei jeigu kai nors todėl kol".split()),
    LATVIAN: frozenset("bet taču tomēr ka jo ja kad lai kaut kamēr tāpēc".split()),
}
"""Conjunctions that open a clause of its own, and join no nouns."""


def opens_freely(clause: Clause, sentence: Sentence, language: str) -> bool:
    """Whether a clause begins the sentence or is opened by a conjunction that joins no nouns: behind a comma or *and*
    there may be another subject before."""
    first = clause.words[0]
    previous = before(first, sentence)
    asked = lower(first) in WHETHER and previous is not None and previous.form == ","
    return previous is None or asked or lower(first) in CONTINUING[language]


WHETHER = frozenset({"ar", "vai"})
"""What is asked behind a comma; nouns are joined so as well."""


def is_alone(word: Token | None) -> bool:
    """Whether what stands behind a word can be no noun that it belongs to."""
    closed = word is None or word.upos in {"PUNCT", "ADP", "SCONJ", "CCONJ", "ADV"}
    # *Jie yra pagrindinis „Word“ elementas*
    return closed and (word is None or word.form not in OPENING)


OPENING = frozenset('„“"«‚‘(*[') | {"**"}


# Classes of words

JOINING = frozenset({"ir", "un", "bei"})

OWNERS = frozenset("mano tavo jo jos mūsų jūsų jų mans mana tavs tava viņa viņas mūsu jūsu viņu".split())
"""Words for whose somebody is."""


COMPARING = frozenset("kaip kā nei negu nekā tartum it lyg nelyg ne tik ir arī tikai vien net pat".split())
"""Words behind which a nominative is compared with another, or picked out of several."""


def is_named(word: Token) -> bool:
    """Whether a word within a sentence has a capital, as labels have."""
    return word.id > 1 and (word.form or "")[:1].isupper()


DEGREES = frozenset(
    "labai per gana visai tikrai jau dar vis tokia toks itin pernelyg pakankamai visiškai nebe vakar šiandien ļoti jau "
    "vēl gan diezgan pārāk pavisam patiešām tiešām arī nemaz sekmīgi sėkmingai automatiškai automātiski "
    "veiksmīgi".split()
)
"""Adverbs that stand between a copula and its predicate."""


QUANTITIES = (
    "dal dauguma daugyb pus por eil skaiči grup mažum šimt tūkstan milij daļa vairums vairākum puse rinda virkne grupa "
    "skaits daudzums pāris kopums desmit simt tūkst ļaudis žmon dešimt"
).split()
"""Beginnings of words for how many."""


def is_quantity(noun: Token) -> bool:
    """Whether a noun says how many there are of something."""
    return lower(noun).startswith(tuple(QUANTITIES))


DECLINED = ("Case", "Gender", "Number")


def goes(one: Features, other: Features) -> bool:
    """Whether two words may agree."""
    return all(not one[name].isdisjoint(other[name]) for name in DECLINED if name in one and name in other)


STOPS = frozenset(".!?")


NOMINALS = frozenset({"NOUN", "PROPN", "PRON", "X", "NUM", "DET"})


TASKS = re.compile(
    "(?:iššūk|tiksl|būd|užduot|uždavin|darb|idėj|galimyb|sprendim|žingsn|problem|svajon|nor|poreik|pareig|plan|siek|veiksm|"
    "misij|rol|dal|principas|strategij|patarim|rekomendacij|metod|pasiūlym|įprot|pranašum)"
)
"""How Lithuanian nouns begin that an infinitive explains."""
