"""Told words in Latvian: who must do something, what there is not, and what verbs of the dative and numerals take."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.baltic_words import (
    ACCUSATIVE,
    DATIVE,
    FEMININE,
    FEMININES,
    GENITIVE,
    MASCULINE,
    NOMINATIVE,
    OWNERS,
    PLURAL,
    SINGULAR,
    after,
    before,
    is_alone,
)
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.relations import CASES_ASKED, COUNTED, OF_WHAT, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

Found = Mapping[int, Token]


def latvian_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """What is told in a Latvian clause."""
    changed: dict[int, Token] = {}
    changed.update(bound_in(clause))
    changed.update(felt_in(clause, sentence))
    changed.update(likes_in(clause, sentence))
    changed.update(owned_in(clause, sentence))
    changed.update(due_in(clause, sentence))
    changed.update(ordered_in(clause, sentence))
    changed.update(wanted_in(clause, sentence))
    changed.update(lying_in(clause, sentence))
    changed.update(done_in(clause, sentence))
    changed.update(receiver_in(clause, sentence))
    changed.update(governed_noun_in(clause, sentence))
    changed.update(nominative_in(clause, sentence))
    changed.update(counted_in(clause, sentence))
    changed.update(numbered_in(clause, sentence))
    changed.update(quantity_in(clause, sentence))
    return changed


NOMINATIVES = frozenset("es tu mēs".split())
THEY = frozenset("viņš viņa viņi viņas".split())
DATIVES = frozenset("man tev mums jums viņam viņai viņiem viņām".split())
DUE = re.compile("jā(?!j)[a-zāčēģīķļņšūž]{2,}")


def bound_in(clause: Clause) -> Found:
    """Who must do something, in the nominative, joined to the verb right behind that says so: *es jāiet mājās*, *viņš
    jāmācās vairāk*. Of others than speakers it may be what is to be done (*viņš jāmeklē*), but not of reflexives."""
    for word, verb in pairwise(clause.words):
        if DUE.fullmatch(lower(verb)) is None or verb.upos not in {"AUX", "VERB"} or verb.id != word.id + 1:
            continue
        if lower(word) in NOMINATIVES or (lower(word) in THEY and is_reflexive(verb)):
            return {
                word.id: as_told(word, "PRON", {"Case": NOMINATIVE}, (verb.id, CASES_ASKED["Dat"])),
                verb.id: as_told(verb, "VERB", {}, None),
            }
    return {}


FELT = re.compile("(?:ne)?(?:patīk|patika|vajag|vajadzēja|vajadzēs)")


def felt_in(clause: Clause, sentence: Sentence) -> Found:
    """Who likes or needs something, in another case than the dative, joined to the verb right behind (*es vajag jaunu
    telefonu*, *mani patīk šī dziesma*), or what is needed in the nominative (*man vajag palīdzība*)."""
    for word, verb in pairwise(clause.words):
        if FELT.fullmatch(lower(verb)) is None or verb.id != word.id + 1:
            continue
        liked = lower(word) in {"mani", "tevi"} and "vaj" not in lower(verb)  # *mani vajag mierināt*
        needing = "vaj" in lower(verb) and (lower(word) == "viņš" or (lower(word) == "viņa" and takes(verb, sentence)))
        if lower(word) in NOMINATIVES or liked or needing:
            case = NOMINATIVE if lower(word) in NOMINATIVES or needing else ACCUSATIVE
            return {
                word.id: as_told(word, "PRON", {"Case": case}, (verb.id, CASES_ASKED["Dat"])),
                verb.id: as_told(verb, "VERB", {}, None),
            }
        noun = after(verb, sentence)
        needed = lower(word) in DATIVES and "vaj" in lower(verb) and noun is not None and is_plain(noun)
        if needed and noun is not None and noun.feats.get("Case") == NOMINATIVE and is_alone(after(noun, sentence)):
            return joined(noun, verb, "Acc")
    return {}


def takes(verb: Token, sentence: Sentence) -> bool:
    """Whether an accusative stands right behind a verb, so that *viņa* before it is no genitive."""
    noun = after(verb, sentence)
    return noun is not None and noun.upos == "NOUN" and noun.feats.get("Case") == ACCUSATIVE


def is_plain(noun: Token | None) -> bool:
    """Whether a word is a common noun, written small."""
    return noun is not None and noun.upos == "NOUN" and (noun.form or "").islower()


def joined(noun: Token, verb: Token, case: str) -> Found:
    """A noun joined to the verb that asks for a case that it has not."""
    return {
        noun.id: as_told(noun, "NOUN", {"Case": noun.feats["Case"]}, (verb.id, CASES_ASKED[case])),
        verb.id: as_told(verb, "VERB", {}, None),
    }


def likes_in(clause: Clause, sentence: Sentence) -> Found:
    """Somebody in the nominative who opens the sentence right before a verb of liking, needing or being bound, behind
    which stands what is liked or to be done: *mans brālis patīk futbols*, *studenti jāizlasa grāmata*."""
    for word, verb in pairwise(clause.words):
        asks = FELT.fullmatch(lower(verb)) is not None or DUE.fullmatch(lower(verb)) is not None
        if not asks or verb.id != word.id + 1 or word.upos != "NOUN" or PERSONS.match(lower(word)) is None:
            continue
        opening = [one for one in clause.words if one.id < word.id]
        owned = not opening or (len(opening) == 1 and lower(opening[0]) in OWNERS)
        liked = after(verb, sentence)
        if owned and word.feats.get("Case") == NOMINATIVE and liked is not None and is_plain(liked):
            cases = liked.feats.get("Case", ACCUSATIVE)
            if cases == NOMINATIVE or ("vaj" in lower(verb) and cases == ACCUSATIVE):
                return joined(word, verb, "Dat")
    return {}


THERE_IS = frozenset("ir bija būs sāp sāpēja".split())
THERE_IS_NOT = frozenset("nav nebija nebūs".split())


def owned_in(clause: Clause, sentence: Sentence) -> Found:
    """What somebody has or has not, right behind the verb at the end of the phrase, in the accusative (*man ir māsu*,
    *man nav laiku*), or has not, in the nominative (*man nav draugi*). A genitive plural is spelt as the accusative,
    but is what several are not there of (*man nav draugu*), so that of what there is not nouns that are counted are
    left."""
    for place in range(len(clause.words) - 2):
        owner, verb, noun = clause.words[place : place + 3]
        owns = lower(owner) in DATIVES or (owner.upos == "NOUN" and owner.feats.get("Case") == DATIVE)
        if not owns or noun.id != owner.id + 2 or not is_plain(noun):
            continue
        behind = after(noun, sentence)
        explained = behind is not None and "Inf" in behind.feats.get("VerbForm", ()) and OPEN_TO.match(lower(noun))
        if not (is_alone(behind) or explained):
            continue
        form = lower(noun)
        if lower(verb) in THERE_IS and noun.feats.get("Case") == ACCUSATIVE and noun.feats.get("Number") == SINGULAR:
            return joined(noun, verb, "Nom")
        if lower(verb) in THERE_IS_NOT and is_no_genitive(noun) and form not in FELT_NOUNS:
            return joined(noun, verb, "Gen")
        if lower(verb) in THERE_IS_NOT and form in UNCOUNTED:
            return {
                noun.id: as_told(noun, "NOUN", {"Case": ACCUSATIVE}, (verb.id, CASES_ASKED["Gen"])),
                verb.id: as_told(verb, "VERB", {}, None),
            }
    return {}


UNCOUNTED = frozenset(
    "laiku naudu ūdeni maizi pienu cukuru gāzi elektrību spēku palīdzību taisnību veselību darbu internetu kafiju tēju "
    "gaļu sāli pacietību interesi nozīmi jēgu".split()
) - {"darbu", "spēku"}
"""Accusatives of nouns that are seldom counted."""


def is_no_genitive(noun: Token) -> bool:
    """Whether a noun in the nominative is spelt as no genitive is: unlike *ūdens, alus, nakts*, and what ends as
    genitives of other nouns do."""
    form = lower(noun)
    alike = form.endswith(("ens", "us", "as", "es", "ss", "ās")) or FEMININES.match(form) is not None
    alike = (alike and form != "tiesības") or (form.endswith("a") and ABSTRACT.search(form) is None)
    return noun.feats.get("Case") == NOMINATIVE and not alike and form != "sāls"


ABSTRACT = re.compile("(?:^(?:atļauj|iespēj|pieej|naud|viet|jēg|dzīv|valod)|šan|cij|[^b]īb)a$")
"""Feminines in *-a*, as which genitives of masculines end."""
OPEN_TO = re.compile("atļauj|iespēj|tiesīb|laik|vajadzīb|nepieciešamīb|pamat|iemesl")
"""Beginnings of nouns that an infinitive behind them explains: *jums nav atļauja rediģēt*."""

FELT_NOUNS = frozenset({"kauns", "vienalga", "prieks", "bail", "žēl"})
"""Nouns that say how somebody feels: *man nav kauns*."""

OF_DATIVES = re.compile("(?:ne)?(?:(?:pa|iz)?palīdz|(?:pie|pa|at)?zvan|uzticos|uzticas|ticu|tic|ticam|piekrīt|traucē)")
"""Beginnings of verbs of the dative: *palīdzēt, zvanīt, uzticēties, ticēt, piekrist, traucēt*."""
PERSONS = re.compile(
    "(?:mamm|māt|tēt|tēv|draug|draudzen|brāl|mās|bērn|vecmām|vectēv|skolotāj|cilvēk|kolēģ|klient|lietotāj|student|"
    "skolēn|kaimiņ|ārst|direktor|vadītāj|vīr|siev|meiten|puik|puis)"
)


def receiver_in(clause: Clause, sentence: Sentence) -> Found:
    """Somebody right behind a verb of the dative, or behind *savu* there, in the accusative: *es palīdzu mammu*, *zvanu
    savu draugu*."""
    words = [word for word in clause.words if lower(word) != "savu"]
    for verb, noun in pairwise(words):
        if verb.upos != "VERB" or OF_DATIVES.match(lower(verb)) is None or noun.id > verb.id + 2 or not is_plain(noun):
            continue
        if any(word.upos not in {"DET", "PRON"} for word in clause.words if verb.id < word.id < noun.id):
            continue
        if noun.feats.get("Case") == ACCUSATIVE and PERSONS.match(lower(noun)) and is_alone(after(noun, sentence)):
            return joined(noun, verb, "Dat")
    return {}


def due_in(clause: Clause, sentence: Sentence) -> Found:
    """What is to be done, in the accusative right behind the verb that says so, at the end of the phrase: *man jālasa
    grāmatu*; not how long (*jāgaida stundu*)."""
    for verb, noun in pairwise(clause.words):
        if DUE.fullmatch(lower(verb)) is None or verb.upos not in {"AUX", "VERB"} or noun.id != verb.id + 1:
            continue
        # The tagger takes some for genitives of the plural, in which nothing stands here.
        alike = noun.feats.get("Case") == GENITIVE and lower(noun).endswith("u")
        single = alike or (noun.feats.get("Case") == ACCUSATIVE and noun.feats.get("Number") == SINGULAR)
        if alike:
            noun = replace(noun, feats={**noun.feats, "Case": ACCUSATIVE, "Number": SINGULAR})
        feminine = lower(noun).endswith("i") and noun.feats.get("Gender") == FEMININE
        ends = is_alone(after(noun, sentence)) and (lower(noun).endswith("u") or feminine)
        taking = not is_reflexive(verb) or WITH_OBJECTS.fullmatch(lower(verb)) is not None
        if is_plain(noun) and single and ends and TIMES.match(lower(noun)) is None and taking:
            return joined(noun, verb, "Nom")
    return {}


WITH_OBJECTS = re.compile("jā(?:izvēlas|iegādājas|atceras|mācās|iemācās)")
"""Reflexive verbs that have an object."""


def is_reflexive(verb: Token) -> bool:
    """Whether a verb in the third person ends as a reflexive one."""
    return lower(verb).endswith(("ās", "as", "ēs", "os", "īs"))


TIMES = re.compile("stund|dien|nakt|ned[eē]ļ|mēnes|gad|minūt|brīd|laik|reiz|vakar|sekund|kilometr|metr|soli|mūž")
"""Beginnings of nouns that say when, how long or how far."""


def ordered_in(clause: Clause, sentence: Sentence) -> Found:
    """A noun in the nominative that ends its phrase right behind an imperative of several that opens the sentence, or
    behind one attribute there, as its object: *izvēlieties fails*, *ievadiet jūsu parole*; not what is written as it
    stands (*ierakstiet vārds*)."""
    verb = clause.words[0]
    if len(clause.words) < SHORT or verb.id != 1 or ORDER.search(lower(verb)) is None or verb.upos != "VERB":
        return {}
    noun = noun_behind(verb, sentence)
    attribute = after(verb, sentence)
    parted = attribute is not noun and attribute is not None and attribute.feats.get("Case") == ACCUSATIVE
    if noun is not None and is_surely_nominative(noun, sentence) and (parted or WRITING.match(lower(verb)) is None):
        return joined(noun, verb, "Acc")
    return {}


def noun_behind(word: Token, sentence: Sentence) -> Token | None:
    """The common noun right behind a word, or behind one attribute or owner there; one with a capital begins a label
    (*pārslēdziet Liels teksts*)."""
    noun = after(word, sentence)
    attribute = noun is not None and (is_described(noun) or lower(noun) in OWNERS) and noun.upos != "NOUN"
    if noun is not None and attribute and (noun.form or "").islower():
        noun = after(noun, sentence)
    return noun if is_plain(noun) else None


def is_described(word: Token) -> bool:
    """Whether a word is an adjective, a determiner or a participle that is declined."""
    participle = word.upos == "VERB" and "Part" in word.feats.get("VerbForm", ()) and "Case" in word.feats
    return word.upos in {"ADJ", "DET"} or participle


def is_surely_nominative(noun: Token, sentence: Sentence) -> bool:
    """Whether a noun that ends its phrase is a nominative in the singular; *termināli* is an accusative of
    *terminālis*."""
    nominative = noun.feats.get("Case") == NOMINATIVE and believed_upos(noun) >= SURE
    nominative = nominative and FEMININES.match(lower(noun)) is None  # *jaunās ģints vai sugas nosaukumu*
    plural = SOFT_PLURAL.search(lower(noun)) is not None and noun.feats.get("Number") == PLURAL
    return nominative and (plural or not lower(noun).endswith("i")) and is_alone(after(noun, sentence))


SOFT_PLURAL = re.compile("[ļņšž]i$")
"""Ends of plurals in the nominative that no accusative in *-i* has: *nodokļi*."""


def wanted_in(clause: Clause, sentence: Sentence) -> Found:
    """A noun in the nominative that ends its phrase behind the infinitive of a verb with an object, right behind a verb
    that asks for one, or behind such a verb of who speaks, as its object: *nevar atvērt fails*, *es nezinu viņa
    vārds*."""
    for first, verb in pairwise(clause.words):
        infinitive = "Inf" in verb.feats.get("VerbForm", ()) and ASKING.fullmatch(lower(first)) is not None
        speaks = lower(first) in NOMINATIVES and verb.upos == "VERB" and not is_reflexive(verb)
        if verb.id != first.id + 1 or not (infinitive or speaks) or TRANSITIVE.match(lower(verb)) is None:
            continue
        if infinitive and lower(verb).endswith("ties") and not lower(verb).startswith(("izvēl", "iegād")):
            continue  # *var rasties problēma*
        noun = noun_behind(verb, sentence)
        if noun is None or (infinitive and PERSONS.match(lower(noun)) is not None):
            continue  # *sāk lasīt māte*
        plural = SOFT_PLURAL.search(lower(noun)) is not None and infinitive
        if is_surely_nominative(noun, sentence) and (plural or noun.feats.get("Number") == SINGULAR):
            return joined(noun, verb, "Acc")
    return {}


ASKING = re.compile(
    "(?:ne)?(?:var(?:u|i|am|at|ēja|ēju|ēs|ētu)?|grib(?:u|i|am|at|ēja|ēju|ētu)?|drīkst(?:u|i|am|at|ēja)?|spēj(?:u|am|a)?|"
    "vēlos|vēlas|vēlamies|vēlaties|sāku|sāka|sāk|izdevās|vajag|vajadzēja|iespējams|nolēma|nolemj|nolēmām|plāno|plānoja|"
    "plānojam|sola|solīja|mēģina|mēģināja|mēģiniet|cenšas|aicina|atļauj|ļauj|palīdz|palīdzēs|aizmirsu|aizmirsa)"
)
"""Words behind which an infinitive stands whose object they do not change."""
TRANSITIVE = re.compile(
    "(?:ne)?(?:at|aiz|ie|iz|no|pār|sa|uz|pie|pa)?(?:vēr[tu]|ver(?:am|at)?$|dzēs|glabā|sūt|rād|maina|mainī|lādē|kopē|rakst|las[aīuo]|"
    "pērk|pirk|redz|rast|rodu|veido|vieno|ņem|instalē|palaiž|palaist|izmanto|lieto|vad[aīuo]|zin[āuīo]|mekl|gaid|mīl|"
    "apstrādā|pārbaud|ielād|pazīst|dabū|ēst|ēdu|dzer|vār[aīu]|gatavo|mazgā|saproti?|palielin|samazin|uzlabo|atbalst|"
    "ieviest|ievieš|risin|izstrād|organiz|noteikt|nosaka|atcel|pārtrauk|būvē|atklā[jt]|apsprie|apstiprin|papildin|pild|"
    "nes[tu]?|dod[iu]?|rāda|pasludin|prezent|rediģē|atjaunin|pievieno|publicē|īsteno|pieņem|pieņēm|piešķir|rīko|vada|instal|izcīn|sniedz|pārdo[td]|pārdeva|iegūst|iegūt|zaudē|aizmirs|kārto|regulē|nodrošin|satur|ietver)"
)
"""Beginnings of verbs with an object in the accusative."""


SHORT = 2
ORDER = re.compile("(?:[^s]|dzēs|nes|las)iet(?:ies)?$")
"""Ends of Latvian imperatives of several, which futures in *-siet* resemble, but for those of few verbs (*dzēsiet*)."""
WRITING = re.compile("ierakst|uzrakst|rakst|(?:no)?spied|turiet|esiet|palieciet|kļūstiet")
"""Beginnings of imperatives behind which something stands as it is written, or what somebody is to be."""


def lying_in(clause: Clause, sentence: Sentence) -> Found:
    """A noun in the accusative behind *uz* and a verb that says where something is, at the end of the phrase: *sēž uz
    krēslu*."""
    for verb, adposition, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        if LYING.fullmatch(lower(verb)) is None or verb.upos != "VERB" or lower(adposition) != "uz":
            continue
        single = noun.feats.get("Case") == ACCUSATIVE and noun.feats.get("Number") == SINGULAR
        if is_plain(noun) and noun.id == verb.id + 2 and single and is_closed(after(noun, sentence)):
            own: Features = {"Case": ACCUSATIVE, "Number": SINGULAR}
            return {
                adposition.id: as_told(adposition, "ADP", {}, None),
                noun.id: as_told(noun, "NOUN", own, (adposition.id, CASES_ASKED["Gen"])),
            }
    return {}


LYING = re.compile("sēž|sēdēja|sēžu|sēžam|guļ|gulēja|guļu|stāv|stāvēja|stāvu|atrodas|atradās|karājas|karājās")


def done_in(clause: Clause, sentence: Sentence) -> Found:
    """A feminine in the nominative that ends its phrase right behind a verb with another nominative right before it
    that opens the sentence, or behind one of who speaks, as its object: *māte vāra zupa*, *es pērku maize*."""
    for place, verb in enumerate(clause.words[1:-1], 1):
        subject, noun = clause.words[place - 1], clause.words[place + 1]
        described = noun.upos == "ADJ" and noun.feats.get("Case") == NOMINATIVE and place + 2 < len(clause.words)
        noun = clause.words[place + 2] if described else noun
        near = subject.id + 1 == verb.id == noun.id - 1 - described
        if verb.upos != "VERB" or not near or is_idle(verb):
            continue
        owners = [word for word in clause.words if word.id < subject.id]
        opens = subject.id == len(owners) + 1 and all(lower(word) in OWNERS for word in owners)
        speaks = lower(subject) in NOMINATIVES
        somebody = lower(subject) in {"viņš", "viņa"} or (PERSONS.match(lower(subject)) is not None)
        told = subject.feats.get("Case") == NOMINATIVE and (speaks or somebody)
        feminine = noun.feats.get("Gender") == FEMININE and noun.feats.get("Case") == NOMINATIVE
        single = noun.feats.get("Number") == SINGULAR and lower(noun).endswith(("a", "e"))
        if not (opens and told and feminine and single and is_plain(noun)) or believed_upos(noun) < SURE:
            continue
        behind = after(noun, sentence)
        if behind is None or is_closed(behind) or behind.upos == "ADP":
            return joined(noun, verb, "Acc")
    return {}


def is_idle(verb: Token) -> bool:
    """Whether a verb may have a nominative for what somebody is, or no object."""
    return (
        is_reflexive(verb)
        or re.match("(?:ne)?(?:ir|bij|būs|kļ|tap|tiek|tik|tiks|strādā|nāk|aug)", lower(verb)) is not None
    )


OF_GENITIVES = frozenset("no bez pie pēc pirms kopš aiz virs zem dēļ".split())


def governed_noun_in(clause: Clause, sentence: Sentence) -> Found:
    """A noun in the accusative singular that ends its phrase right behind an adposition of the genitive: *no darbu*,
    *pie logu*. A genitive plural is spelt alike, but behind adpositions the dative stands for that."""
    for adposition, noun in pairwise(clause.words):
        if lower(adposition) not in OF_GENITIVES or adposition.upos != "ADP" or noun.id != adposition.id + 1:
            continue
        behind = after(noun, sentence)
        # *Zem attēlu ir paraksts*; but *pirms darbu beidz*.
        opens = adposition.id == 1 and lower(adposition) in {"zem", "virs", "aiz", "pie", "bez"}
        ends = is_closed(behind) or (opens and behind is not None and lower(behind) in THERE_IS | THERE_IS_NOT)
        if is_plain(noun) and lower(noun).endswith("u") and ends:
            own: Features = {"Case": ACCUSATIVE, "Number": SINGULAR}
            return {
                adposition.id: as_told(adposition, "ADP", {}, None),
                noun.id: as_told(noun, "NOUN", own, (adposition.id, CASES_ASKED["Gen"])),
            }
    return {}


WITHOUT_NOMINATIVES = frozenset("uz par ar no pie bez pa caur pret".split())


def nominative_in(clause: Clause, sentence: Sentence) -> Found:
    """A feminine in the nominative that ends its phrase right behind an adposition, or behind one attribute there:
    *eju uz skola*, *spiediet uz sarkano poga*."""
    for adposition in clause.words:
        if lower(adposition) not in WITHOUT_NOMINATIVES or adposition.upos != "ADP":
            continue
        noun = noun_behind(adposition, sentence)
        if noun is None:
            continue
        behind = after(noun, sentence)
        ends = is_closed(behind) or (behind is not None and behind.form == ",")
        feminine = noun.feats.get("Gender") == FEMININE and noun.feats.get("Number") == SINGULAR
        if ends and feminine and noun.feats.get("Case") == NOMINATIVE and lower(noun).endswith("a"):
            own: Features = {"Case": NOMINATIVE, "Number": SINGULAR, "Gender": FEMININE}
            return {
                adposition.id: as_told(adposition, "ADP", {}, None),
                noun.id: as_told(noun, "NOUN", own, (adposition.id, CASES_ASKED["Acc"])),
            }
    return {}


def is_closed(word: Token | None) -> bool:
    """Whether a stop stands behind a word, or nothing."""
    return word is None or word.form in {".", "!", "?"}


COUNTING = re.compile("(div|četr|piec|seš|septiņ|astoņ|deviņ|daž|vairāk)(i|as|us)")


def counted_in(clause: Clause, sentence: Sentence) -> Found:
    """A numeral and the noun right behind it, joined, if they differ in gender or number, or the noun is in the
    accusative beside a nominative: *divi māsas*, *pieci bērnus*, *desmit cilvēks*."""
    for place, numeral in enumerate(clause.words[:-1]):
        match = COUNTING.fullmatch(lower(numeral))
        noun = clause.words[place + 1]
        described = noun.upos == "ADJ" and place + 2 < len(clause.words)
        noun = clause.words[place + 2] if described else noun  # *pieci jaunas ierīces*
        near = noun.id == numeral.id + 1 + described
        if match is None or not near or not is_plain(noun) or "Case" not in noun.feats:
            continue
        if len(noun.form or "") < SHORTEST:
            continue  # *pieci gab.*
        if match[2] == "us":
            ends = ("i",) if match[1] == "daž" else ("i", "as", "es")
            if lower(noun).endswith(ends) and is_alone(after(noun, sentence)):
                changed: Features = {"Gender": MASCULINE, "Case": ACCUSATIVE, "Number": PLURAL}
                other = NOMINATIVE if lower(noun).endswith("i") else ACCUSATIVE
                shown = MASCULINE if lower(noun).endswith("i") else FEMININE
                return {
                    numeral.id: as_told(numeral, "NUM", changed, (noun.id, COUNTED)),
                    noun.id: as_told(noun, "NOUN", {"Gender": shown, "Case": other, "Number": PLURAL}, None),
                }
            continue
        gender = MASCULINE if match[2] == "i" else FEMININE
        case = NOMINATIVE if match[2] == "i" else NOMINATIVE | ACCUSATIVE
        cases, number = noun.feats["Case"], noun.feats.get("Number", PLURAL)
        if not cases <= {"Nom", "Acc"} or not is_alone_or_verb(after(noun, sentence)):
            continue
        end = (lower(noun).endswith(("i", "us")) and MASCULINE) or (lower(noun).endswith(("as", "es")) and FEMININE)
        if number == PLURAL and not (end and end != gender) and not cases.isdisjoint(case):
            continue
        if (number == PLURAL and not end) or (end == gender and lower(noun).endswith("i")):
            continue
        return {
            numeral.id: as_told(numeral, "NUM", {"Gender": gender, "Case": case, "Number": PLURAL}, (noun.id, COUNTED)),
            noun.id: as_told(noun, "NOUN", {"Gender": end or noun.feats.get("Gender", gender), "Case": cases}, None),
        }
    return {}


SHORTEST = 4
"""Letters of the shortest noun that is surely no abbreviation."""


def is_alone_or_verb(word: Token | None) -> bool:
    """Whether what stands behind a word can be no noun that it belongs to."""
    return is_alone(word) or (word is not None and word.upos in {"AUX", "VERB"} and "Case" not in word.feats)


SEVERAL = re.compile("[1-9]?[02-9]|1[1-9]|[1-9]\\d?[02-9]")
"""Numbers in digits behind which the plural stands."""


def numbered_in(clause: Clause, sentence: Sentence) -> Found:
    """A singular in the nominative right behind a number, at the end of the sentence: *atrastas 5 kļūda*. Behind a noun
    or name the number is that of a version or a page."""
    for number, noun in pairwise(clause.words):
        previous = before(number, sentence)
        free = previous is None or previous.upos in {"VERB", "AUX", "ADP", "CCONJ", "ADJ"}
        if NUMBERS.fullmatch(lower(number)) is None or noun.id != number.id + 1 or not is_plain(noun) or not free:
            continue
        if noun.feats.get("Case") != NOMINATIVE or noun.feats.get("Number") != SINGULAR:
            continue
        if IN_ENGLISH.fullmatch(lower(noun)) is not None:
            continue
        if len(noun.form or "") > SHORTEST and is_closed(after(noun, sentence)):
            return {
                number.id: as_told(number, "NUM", {"Number": PLURAL}, (noun.id, COUNTED)),
                noun.id: as_told(noun, "NOUN", {"Number": SINGULAR, "Case": NOMINATIVE}, None),
            }
    return {}


NUMBERS = re.compile(f"{SEVERAL.pattern}|trīs|desmit|divdesmit|simts?")
IN_ENGLISH = re.compile("(?:second|minute|hour|day|week|month|year|file|item|message|user|result|point)s")
"""Nouns that are left as they are in English: *5 seconds*."""

MEASURES = re.compile(
    "(?:kilogramu?s?|litru?s?|glāz[ei]|tas[ei]|pudel[ei]|gabal(?:s|u|iņu)|maisu?s?|krūz[ei]|šķīv[ji]u?)"
)
HOW_MANY = frozenset({"cik", "daudz", "maz"})


def quantity_in(clause: Clause, sentence: Sentence) -> Found:
    """What there is so much of, right behind a word for how much, in no genitive: *kilogramu āboli*, *cik bērnus jums
    ir*,
    *tasi tēja*."""
    for word, noun in pairwise(clause.words):
        if noun.id != word.id + 1 or not is_plain(noun) or "Case" not in noun.feats:
            continue
        cases, plural = noun.feats["Case"], noun.feats.get("Number") == PLURAL
        behind = after(noun, sentence)
        owned = behind is not None and lower(behind) in DATIVES
        many = lower(word) in HOW_MANY and plural and cases == ACCUSATIVE and lower(noun).endswith("us") and owned
        single = noun.feats.get("Number") == SINGULAR and cases == NOMINATIVE and is_closed(behind)
        many = many or (lower(word) in {"daudz", "maz"} and single)
        measured = word.upos == "NOUN" and MEASURES.fullmatch(lower(word)) is not None and cases == NOMINATIVE
        if many or (measured and is_alone(after(noun, sentence)) and not is_predicate_of(word, sentence)):
            return {
                word.id: as_told(word, "NOUN", {}, None),
                noun.id: as_told(noun, "NOUN", {"Case": cases}, (word.id, OF_WHAT)),
            }
    return {}


def is_predicate_of(word: Token, sentence: Sentence) -> bool:
    """Whether a measure opens the sentence, so that a nominative behind it may be another subject."""
    return before(word, sentence) is None
