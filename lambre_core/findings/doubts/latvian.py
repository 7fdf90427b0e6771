"""Doubts about Latvian: conditionals without person, adpositions that open clauses, genitives of pronouns, labels."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.adpositions import is_governed
from lambre_core.findings.doubts.agreeing import agrees_with
from lambre_core.findings.doubts.baltic_predicates import PLURAL, subject_of
from lambre_core.findings.doubts.site import (
    GENITIVE,
    NOMINATIVES,
    NOUNS,
    OPENING,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_finite,
    is_latvian,
    is_modifier,
    lower,
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.findings.subjects import PREDICATE
from lambre_core.findings.told.baltic_words import FEMININES
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_conditional(site: Site) -> bool:
    """Latvian conditionals are without person and number, but the tagger may see the first person of a present in
    them: *jūs padomātu*."""
    verb = lower(site.head)
    subject = site.head.upos in {"AUX", "VERB"} and (site.token.deprel or "").startswith("subj")
    return subject and CONDITIONAL_END.search(verb) is not None and is_latvian(site)


CONDITIONAL_END = re.compile("t(?:u|os)$")
"""How Latvian conditionals end: *gribētu*, *mazgātos*."""


def opens_a_clause(site: Site) -> bool:
    """Latvian words for *before*, *since* and *until* are conjunctions, too: what they seem to govern is then a part
    of the clause, whose verb follows: *pirms grāmata tika izdota*, *kopš amatā stājās ministrs*."""
    if not is_governed(site) or lower(site.head) not in OPENERS:
        return False
    return any(is_finite(word) and is_third(word) for word in rest_of_clause(site, site.token))


OPENERS = frozenset({"kopš", "līdz", "pirms"})


def opens_a_short_clause(site: Site) -> bool:
    """Behind such a word a clause may have a participle alone: *pirms tie visi izlietoti*, *pirms piešķirta
    piekļuve*."""
    token, adposition = site.token, site.head
    if not (is_latvian(site) and is_governed(site)) or lower(adposition) not in OPENERS:
        return False
    if token.feats.get("Case") != NOMINATIVES:
        return False
    near = site.sentence.tokens[adposition.id : token.id + SHORT_CLAUSE]
    return any(word.id != token.id and word.upos == "VERB" and DONE.search(lower(word)) is not None for word in near)


SHORT_CLAUSE = 3
"""Words behind a noun among which its participle stands."""
DONE = re.compile("t(?:s|a|i|as)$")
"""How Latvian passive participles in the nominative end."""


def is_known_as_a_noun(site: Site) -> bool:
    """What is known as a noun in the genitive before another one belongs to that, whatever the tagger takes it for:
    *aktīvu uzturēšana*, *aktīva nosaukums*; not what is known as a nominative alone (*aktīvs lietotāji*)."""
    token, noun = site.token, site.head
    before = is_latvian(site) and is_modifier(token) and token.id < noun.id
    return before and any("Gen" in one.feats.get("Case", ()) for one in known_as(lower(token), "NOUN", site.readings))


def is_one_of_them_alone(site: Site) -> bool:
    """A Latvian *one* in another case than the place behind it is all that is taken: *pievienojiet vienu sadaļā*."""
    token, place = site.token, site.head
    one = is_latvian(site) and lower(token) in {"vienu", "vienam", "viens", "viena"} and token.id < place.id
    return one and place.feats.get("Case") == frozenset({"Loc"})


def is_done_in_the_clause(site: Site) -> bool:
    """What ends as a Latvian verb behind such a word, and as no noun that adpositions govern, is the verb of its clause
    where more follows: *līdz lejupielādējas fails*, *pirms augšupielādē to*; not *pirms vakariņās*."""
    token, behind = site.token, word_after(site.token, site)
    if not (is_latvian(site) and is_governed(site)) or lower(site.head) not in OPENERS or behind is None:
        return False
    ends = VERB_END.search(lower(token)) is not None
    return ends and token.id == site.head.id + 1 and behind.upos not in {"PUNCT", "VERB", "AUX", "CCONJ", "ADP"}


VERB_END = re.compile("(?:ādē|izē|jas|nās)$")
"""How Latvian verbs end that stand for what programs do: *lejupielādē*, *sinhronizē*, *atjauninās*."""


def is_the_most_of_them(site: Site) -> bool:
    """A Latvian adjective in *-ākos* or *-ākās* that opens a label stands for those that are so, before where they are
    put: *Garākos beigās*; not *Labākos gadījumā tas izdosies*."""
    token, place = site.token, site.head
    opens = is_modifier(token) and token.id == 1 and place.id == 2
    label = opens and all(word.upos == "PUNCT" for word in site.sentence.tokens[place.id :])
    located = "Loc" in place.feats.get("Case", ())
    return is_latvian(site) and label and located and lower(token).endswith(("ākos", "ākās"))


def is_of_nouns_in_e(site: Site) -> bool:
    """A Latvian plural in *-žu*, *-ņu* and the like, of which no adjective is known, is the genitive of a noun: *visus
    zīmju sarakstus*, *bilžu mape*; not *dziļu ezeri*."""
    token, noun = site.token, site.head
    before = is_latvian(site) and is_modifier(token) and token.id < noun.id
    softened = SOFTENED.search(lower(token)) is not None and SOFT.search(lower(token)) is None
    return before and softened and not known_as(lower(token), "ADJ", site.readings)


SOFTENED = re.compile("(?<!d)(?:ž|š|č|ņ|ļ|[bmpv]j)u$")
"""Ends of Latvian genitives of nouns in *-e* and *-is*: *tiešraižu*, *lapu* has none."""
SOFT = re.compile("(?:dziļ|zaļ|skaļ|spož|droš|plaš|sveš|gaiš|tukš|biež|dāš|moš|svaiž)u$")
"""Adjectives whose own stem ends so."""


def is_an_option(site: Site) -> bool:
    """A Latvian pronoun with a capital within the sentence is what a page calls a choice, and is not declined: *mainiet
    to uz Neviens*; not *uz neviens*."""
    token = site.token
    named = token.upos in {"DET", "PRON"} and starts_with_capital(token) and token.id > 1
    return is_latvian(site) and named and is_governed(site) and lower(token).startswith(("nevien", "vis", "cit"))


def is_good_to_do(site: Site) -> bool:
    """An infinitive beside a form of *būt* is what is good to do or must be done, and no form of the past: *tos labāk
    ir neizmantot*."""
    verb, auxiliary = site.token, site.head
    return is_latvian(site) and auxiliary.upos == "AUX" and "Inf" in verb.feats.get("VerbForm", ())


def is_done_by_the_noun(site: Site) -> bool:
    """A demonstrative in the accusative right before a noun in the nominative that its verb follows is what that does
    something to: *šo lietotājs redz*; not beside a copula (*šo grāmata ir laba*)."""
    token, noun, verb = site.token, site.head, word_after(site.head, site)
    if not (is_latvian(site) and lower(token) in {"šo", "to", "visu"} and token.id + 1 == noun.id) or verb is None:
        return False
    return noun.feats.get("Case") == NOMINATIVES and verb.upos == "VERB" and is_finite(verb)


def is_third(verb: Token) -> bool:
    """Whether a verb may be a third person: that has no ending that shows a number."""
    return verb.feats.get("Person", THIRD) >= THIRD


THIRD = frozenset({"3"})


def is_someones(site: Site) -> bool:
    """A Latvian genitive of *somebody*, *nobody*, *everybody* or *another* before a noun says whose that is: *kāda
    kurpēs*, *katra pienākums*, *citu vidū*."""
    token, noun = site.token, site.head
    # *Visu sievietes* is an error rather than what belongs to all.
    several = (
        lower(token).endswith("u") and noun.feats.get("Number") == PLURAL and noun.feats.get("Case") == NOMINATIVES
    )
    return is_determiner(token) and token.id < noun.id and lower(token) in SOMEONES and not several


SOMEONES = frozenset("kāda neviena katra ikviena jebkura cita otra citu visu daudzu dažu abu".split())
"""Genitives of pronouns, masculine or of the plural, that often stand for persons."""


def belongs_beyond_a_genitive(site: Site) -> bool:
    """Before a Latvian genitive stands what belongs to the noun behind that: *šo piegādes veidu*, *jaunu lietotāja
    kontu*."""
    token, genitive = site.token, site.head
    noun = word_after(genitive, site)
    if (
        token.id > genitive.id
        or noun is None
        or noun.upos not in NOUNS
        or not (is_determiner(token) or is_modifier(token))
    ):
        return False
    latvian = lower(token) in THESE or is_latvian(site)
    return latvian and genitive.feats.get("Case") == GENITIVE and agrees_with(noun, site)


THESE = frozenset("šis šī šo šim šīs šie šos šiem šīm šajā šajos šajās".split())
"""Forms of *this* that only Latvian has."""


def stands_for_a_noun(site: Site) -> bool:
    """A definite Latvian adjective in the genitive before a noun in another case stands for a noun itself: *apkārtējo
    nopietnība*, *slimā istabā*; none that says what kind of thing it is (*juridiskā komisijai*)."""
    token, noun = site.token, site.head
    if OF_A_KIND.search(lower(token)) is not None:
        return False
    genitive = any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(token))
    definite = genitive and lower(token).endswith(("o", "ā", "ās"))
    return definite and is_modifier(token) and token.id < noun.id and is_latvian(site)


OF_A_KIND = re.compile("(?:isk|īv|[tnc]i[aā]l|n[aā]l|oriāl|urāl)(?:o|ā|ās)$")
"""Ends of Latvian adjectives made of foreign nouns, which stand for nobody: *administratīvs, juridisks, sociāls*."""


def is_perhaps_a_genitive(site: Site) -> bool:
    """What the tagger takes for a Latvian adjective in the genitive of a masculine, right before a noun in another
    case, may be a noun: *par izsmiekla priekšmetu*."""
    token, noun = site.token, site.head
    genitive = token.feats.get("Case") == GENITIVE and token.feats.get("Number") == SINGULAR
    before = is_modifier(token) and noun.id == token.id + 1 and lower(token).endswith("a")
    return before and genitive and noun.feats.get("Case") != GENITIVE and is_latvian(site)


def is_of_so_many(site: Site) -> bool:
    """A Latvian genitive with a numeral or an adposition in front stands before a noun and is not declined, whatever
    the tagger takes it for: *daudzdiska ierīci*, *bezvadu tīkls*; not *daudzkrāsaina ierīci*."""
    token, noun = site.token, site.head
    return is_modifier(token) and token.id < noun.id and UNDECLINED.fullmatch(lower(token)) is not None


UNDECLINED = re.compile(
    "(?:daudz|vien|div|trīs|četr|bez|pret|starp|pirms|pēc|zem|virs)\\w{3,}(?:(?<!isk)|(?<=disk))"
    "(?<!ain)(?<!īg)(?<!ēj)(?<!āk)(?<!ot)(?<!kārš)(?<!ād)(?:a|u|as|es|ju)"
)
"""Genitives that stand as attributes alone; with the endings of adjectives they are such."""


def is_said_by_a_clause(site: Site) -> bool:
    """A Latvian nominative right behind a relative pronoun is the predicate of the clause, and no attribute of the noun
    before it: *informāciju, kas nepieciešama*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not is_modifier(token) or token.id < noun.id or before is None:
        return False
    nominative = token.feats.get("Case") == NOMINATIVES
    return nominative and RELATIVE.fullmatch(lower(before)) is not None and is_latvian(site)


RELATIVE = re.compile("kas|kur[šasi]|kuras")
"""Latvian relative pronouns in the nominative."""


def is_behind_its_noun(site: Site) -> bool:
    """A nominative with a capital within the sentence, or in quotes, right behind another nominative is the name of
    what that is, and no subject: *tiek atvērta lapa Jauns līgums*, *mape "Jauni faili" tika izveidota*."""
    noun = subject_of(site)
    if noun.upos not in NOUNS or not is_latvian(site):
        return False
    first = noun
    while (earlier := word_before(first, site)) is not None and belongs_before(earlier, noun):
        first = earlier
    before = word_before(first, site)
    if before is None:
        return False
    quoted = before.form in OPENING
    kind = word_before(before, site) if quoted else before
    if (
        kind is None
        or kind.upos != "NOUN"
        or (starts_with_capital(kind) and kind.id > 1)
        or not (quoted or starts_with_capital(first))
    ):
        return False
    return any(not {"Loc", "Nom"}.isdisjoint(reading.feats.get("Case", ())) for reading in site.readings(kind))


def belongs_before(word: Token, noun: Token) -> bool:
    """Whether a word before a noun belongs to it: of nouns those in the genitive (*lauks Preces cena ir tukšs*)."""
    genitive = word.upos not in NOUNS or word.feats.get("Case") == GENITIVE
    return word.head == noun.id and word.upos in BEFORE and genitive


BEFORE = frozenset({"ADJ", "DET", "NOUN", "NUM", "PROPN", "VERB"})
"""What stands before its noun."""


def belongs_behind_a_clause(site: Site) -> bool:
    """A Latvian genitive right before a relative clause may belong to a noun behind that, and is then no object:
    *balsosim Kongresa, kas lems par budžetu, vēlēšanās*."""
    token = site.token
    comma = word_after(token, site)
    then = word_after(comma, site) if comma is not None and comma.form == "," else None
    relative = then is not None and lower(then).startswith(("kas", "kur", "kam", "ko"))
    return relative and token.upos in NOUNS and token.feats.get("Case") == GENITIVE and is_latvian(site)


def is_the_label_of_a_field(site: Site) -> bool:
    """A Latvian nominative with a capital within the sentence, before a request or what readers may do, is what the
    page calls a field or a button: *laukā Klientu grupa izvēlieties vērtību*, *lapā Rēķins varat to izmantot*."""
    token, verb = site.token, site.head
    asked = verb.upos == "VERB" and REQUEST_END.search(lower(verb)) is not None
    if not asked or token.upos not in NOUNS or verb.id < token.id:
        return False
    before = word_before(token, site)
    first = before if before is not None and before.head == token.id else token
    return first.id > 1 and starts_with_capital(first) and is_latvian(site)


REQUEST_END = re.compile("iet(?:ies)?$|[aā]t$")
"""How Latvian verbs end that ask readers to do something, or say what they do: *ievadiet, piesakieties, varat*."""


def is_in_favour_of(site: Site) -> bool:
    """Latvian *par labu* is one word, behind which a dative says for whom: *lēma par labu pircējam*."""
    before = word_before(site.token, site)
    return lower(site.token) == "labu" and before is not None and lower(before) == "par"


def is_behind_what_is_governed(site: Site) -> bool:
    """Latvian *dēļ* stands behind its noun: what follows is none of it: *kā dēļ cilvēki nenāk*; not behind what can be
    no genitive (*māte pēc maltītē*)."""
    before = word_before(site.head, site)
    behind = site.head.upos == "ADP" and lower(site.head) in POSTPOSITIONS and site.token.id > site.head.id
    if not behind or before is None:
        return False
    genitive = any("Gen" in reading.feats.get("Case", GENITIVE) for reading in site.readings(before))
    return (before.upos in {"NOUN", "PRON", "DET", "PROPN"} and genitive) or lower(before) in {"kā", "tā"}


POSTPOSITIONS = frozenset({"dēļ", "labad", "pēc"})


def happens_by_itself(site: Site) -> bool:
    """A nominative behind a Latvian reflexive verb, which has no object, is its subject: *tuvojas diena*."""
    token, verb = site.token, site.head
    reflexive = verb.upos == "VERB" and REFLEXIVE_END.search(lower(verb)) is not None
    return reflexive and token.id > verb.id and token.feats.get("Case") == NOMINATIVES and is_latvian(site)


REFLEXIVE_END = re.compile("[aāeēiī]s$|(?:am|ot|it|at)ies$")
"""How forms of Latvian reflexive verbs end."""


def is_what_is_due(site: Site) -> bool:
    """What is due in Latvian is a nominative: *mums jāpērk maize*."""
    due = lower(site.head).startswith("jā") and site.head.upos in {"AUX", "VERB"} and is_latvian(site)
    return due and any("Nom" in reading.feats.get("Case", ()) for reading in site.readings(site.token))


def is_said_behind_its_noun(site: Site) -> bool:
    """A Latvian nominative behind a noun in another case is the predicate of a clause, and no attribute: *failu, kuru
    nepieciešams dzēst*."""
    token, noun = site.token, site.head
    said = is_modifier(token) and token.id > noun.id and token.feats.get("Case") == NOMINATIVES and is_latvian(site)
    return said and not any("Nom" in reading.feats.get("Case", ()) for reading in site.readings(noun))


def belongs_to_an_abbreviation(site: Site) -> bool:
    """Before Latvian genitives stands what belongs to an abbreviation behind them, which shows no case: *savu klienta
    ID*, *jauns rēķina un pasūtījuma ID*."""
    token, genitive = site.token, site.head
    if not (is_latvian(site) and (is_modifier(token) or is_determiner(token))) or token.id > genitive.id:
        return False
    for word in site.sentence.tokens[genitive.id : genitive.id + BEHIND]:
        if (word.form or "").isupper() and len(word.form or "") > 1:
            return any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(genitive))
        if word.upos not in {"CCONJ", "NOUN"}:
            return False
    return False


BEHIND = 4
"""Words behind a genitive among which an abbreviation is looked for."""


def belongs_beyond_two_genitives(site: Site) -> bool:
    """Before two Latvian genitives with a conjunction between stands what belongs to the noun behind them: *visās
    veidnes vai lapas daļās*."""
    token, genitive = site.token, site.head
    if not (is_latvian(site) and (is_modifier(token) or is_determiner(token))) or token.id > genitive.id:
        return False
    rest = site.sentence.tokens[genitive.id : genitive.id + 3]
    if len(rest) < 3 or rest[0].upos != "CCONJ" or rest[2].upos not in NOUNS:
        return False
    return any("Gen" in one.feats.get("Case", ()) for one in site.readings(rest[1])) and agrees_with(rest[2], site)


def is_of_the_noun_behind(site: Site) -> bool:
    """A Latvian genitive behind an adposition that takes none, or in the plural, where none takes a genitive, belongs
    to the noun behind it: *līdz lapas beigām*, *no šī lietotāju saraksta*, *starp sākuma un beigu laiku*."""
    token, adposition = site.token, site.head
    if not (is_latvian(site) and is_governed(site)):
        return False
    several = lower(token).endswith("u") and token.feats.get("Number") == PLURAL
    if lower(adposition) not in WITHOUT_GENITIVES and not several:
        return False
    if not any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(token)):
        return False
    for word in site.sentence.tokens[token.id : token.id + BEHIND]:
        if word.upos in NOUNS and (several or word.feats.get("Case") != GENITIVE):
            return True
        if word.upos not in {"CCONJ", "NOUN"}:
            return False
    return False


WITHOUT_GENITIVES = frozenset("ap ar caur gar līdz pa par pār pret starp".split())
"""Latvian adpositions that take no genitive."""


def is_between_numbers(site: Site) -> bool:
    """A Latvian adposition between two numbers governs the second of them: *no 2. līdz 4. darbībai*, *2. līdz 4.
    darbību*."""
    before = word_before(site.head, site)
    after = word_after(site.head, site)
    numbers = all(word is not None and (word.form or "")[:1].isdigit() for word in (before, after))
    return is_governed(site) and numbers and is_latvian(site)


def opens_a_relative_clause(site: Site) -> bool:
    """Latvian *kāds* behind a comma opens a clause, and is no determiner of the noun behind it, if it is in another
    case: *laiks, kādu darbinieks strādā*."""
    token = site.token
    before = word_before(token, site)
    opens = before is not None and before.form in {",", "–", "-"} and lower(token).startswith(("kād", "kur"))
    return opens and is_determiner(token) and is_latvian(site)


def is_beyond_those_governed(site: Site) -> bool:
    """Latvian adpositions take no locative: behind what stands in a case of theirs that is a place (*ar citiem
    uzņēmumā*)."""
    token, adposition = site.token, site.head
    first = word_after(adposition, site)
    if not (is_latvian(site) and is_governed(site)) or first is None or first.id >= token.id:
        return False
    place = token.feats.get("Case") == LOCATIVES and LOCATIVES.isdisjoint(first.feats.get("Case", LOCATIVES))
    # *Veidot no tā failus*
    return place or (first.upos == "PRON" and lower(first) in {"tā", "to", "tiem", "tām", "tās", "tam"})


LOCATIVES = frozenset({"Loc"})


def is_of_what_comes(site: Site) -> bool:
    """Latvian futures end as participles do, or as nothing that the tagger knows: *iestatīšana atspējos darbus*, *jūs
    neļausit*."""
    token, verb = site.token, site.head
    if not (is_latvian(site) and verb.upos in {"AUX", "VERB"} and (token.deprel or "").startswith("subj")):
        return False
    several = lower(token) == "jūs" and lower(verb).endswith(("sit", "siet", "sities", "sieties"))
    # *Tu saņem* has no end, as the third person has.
    you = several or (lower(token) == "tu" and lower(verb).endswith(("m", "c", "d", "z")))
    return you or FUTURE_END.search(lower(verb)) is not None


FUTURE_END = re.compile("[āēīo]jos$|[āēī]s$")
"""How Latvian futures in the third person end."""


def is_a_noun_of_somebody(site: Site) -> bool:
    """What stands behind a Latvian genitive and says what something is is a noun of which the tagger makes a
    participle: *šis darījums ir klienta depozīts*."""
    token = site.token
    before = word_before(token, site)
    said = token.upos == "VERB" and token.deprel == PREDICATE and is_latvian(site)
    owned = before is not None and before.upos in NOUNS and before.feats.get("Case") == GENITIVE
    return said and owned


def is_needed_to_do(site: Site) -> bool:
    """A Latvian word for what is necessary or possible before an infinitive is said of that: *cenas nav nepieciešams
    atsevišķi pārbaudīt*."""
    token = site.token
    after = word_after(token, site)
    if after is not None and after.upos == "ADV":
        after = word_after(after, site)
    infinitive = after is not None and "Inf" in after.feats.get("VerbForm", ())
    return infinitive and token.deprel == PREDICATE and token.upos in {"ADJ", "VERB"} and is_latvian(site)


def is_beyond_a_stop(site: Site) -> bool:
    """Behind a Latvian adposition and a number with a stop another sentence begins: *reizina ar 0,75. Rezultāts*."""
    inside = between(site.head, site.token, site) if is_governed(site) and is_latvian(site) else ()
    return any((word.form or "").endswith(".") for word in inside)


def agrees_further_on(site: Site) -> bool:
    """Between a Latvian determiner or attribute and its noun stand others in the genitive or locative: *ar šo darbā
    pieņemšanas līgumu*, *skaistas dārzā augošas puķes*, *daži mijiedarbības ar to piemēri*."""
    token, noun = site.token, site.head
    if not (is_latvian(site) and (is_determiner(token) or is_modifier(token))) or token.id > noun.id:
        return False
    inner = any(not {"Gen", "Loc"}.isdisjoint(one.feats.get("Case", ())) for one in site.readings(noun))
    inner = inner or lower(noun).endswith(("as", "es"))
    behind = site.sentence.tokens[noun.id : noun.id + BEHIND]
    return inner and any(may_be_its_noun(word, site) for word in behind)


def may_be_its_noun(word: Token, site: Site) -> bool:
    """Whether a noun agrees with the site's dependent in some reading, or what the tagger takes for a verb ends as one
    that does: *daudzās zinātnes sfērās*, *ar kādu projekta pārzini*."""
    own = [reading.feats for reading in site.readings(site.token) if "Case" in reading.feats]
    if word.upos in NOUNS:
        return any(agree(one, other.feats) for one in own for other in site.readings(word) if "Case" in other.feats)
    near = word.upos == "VERB" and word.id == site.head.id + 1
    for end, ends in ALIKE.items():
        if near and lower(site.token).endswith(end):
            return lower(word).endswith(ends)
    return False


ALIKE = {"ās": ("ās", "ēs", "īs"), "os": ("os",), "ā": ("ā", "ē", "ī"), "u": ("u", "i")}
"""Ends of attributes and those of their nouns, of which the tagger makes verbs."""


def is_thus(site: Site) -> bool:
    """Before a singular Latvian *šādi* and *tādi* say how: *šādi saturs būs redzams*."""
    so = is_latvian(site) and is_determiner(site.token) and lower(site.token) in {"šādi", "tādi", "citādi"}
    return so and site.head.feats.get("Number") == SINGULAR


def is_said_of_a_quantity(site: Site) -> bool:
    """Of how much there is a Latvian participle is a masculine of the singular: *tiek aizmirsts daudz vielas*."""
    noun = subject_of(site)
    before = word_before(noun, site)
    many = before is not None and lower(before) in {"daudz", "maz", "vairāk", "mazāk", "cik", "tik"}
    return is_latvian(site) and many and noun.upos == "NOUN"


def is_at_what_is_governed(site: Site) -> bool:
    """A Latvian locative between an adposition and a participle with its noun says where that is: *starp šajā ierīcē un
    tīklā esošajām kavām*; no adposition takes a locative."""
    token = site.token
    if not (is_latvian(site) and is_governed(site)) or token.feats.get("Case") != LOCATIVES:
        return False
    behind = site.sentence.tokens[token.id : token.id + SOON]
    participles = (word for word in behind if PARTICIPLE.search(lower(word)) is not None)
    nouns = (after for word in participles if (after := word_after(word, site)) is not None)
    return any(noun.upos in NOUNS and LOCATIVES.isdisjoint(noun.feats.get("Case", ())) for noun in nouns)


SOON = 6
"""Words behind a locative among which the participle and its noun stand."""
PARTICIPLE = re.compile("(?:[oē]š|uš|[tm])(?:aj)?(?:ām|ai|am|iem|o|ie|ā|ās|os|u|us|as|a)$")
"""How Latvian participles end."""


def is_a_noun_that_nobody_knows(site: Site) -> bool:
    """What ends in *-u* right before a plural, and is known as no adjective, is the genitive of a noun of which the
    tagger makes one: *drukāt citātu rindas*; not *jaunu rindas*."""
    token, noun = site.token, site.head
    before = is_latvian(site) and is_modifier(token) and token.upos == "ADJ" and token.id + 1 == noun.id
    plural = noun.feats.get("Number") == PLURAL
    ends = LOANS.search(lower(token)) is not None
    return before and plural and ends and not known_as(lower(token), "ADJ", site.readings)


LOANS = re.compile(".{3}(?:āt|nt|kt|[aeo]r|ēr|ij|ēm|og|āf|um)u$")
"""How genitives of loans end, and few adjectives."""


def is_a_name_of_code(site: Site) -> bool:
    """What has letters, or begins with some, as no Latvian word does is a name of a program and not declined: *rakstīt
    ar fwrite*."""
    return is_latvian(site) and is_governed(site) and NOT_LATVIAN.search(lower(site.token)) is not None


NOT_LATVIAN = re.compile("[wqxy]|^(?:gz|fc|fs|ht|db|pg|mk)")


def is_a_feminine_without_its_end(site: Site) -> bool:
    """Latvian feminines that end in a consonant and *-s* agree as such, though the tagger may not know them: *kvīts
    tiek drukāta*."""
    noun = subject_of(site)
    other = site.token if noun is site.head else site.head
    feminine = noun.upos == "NOUN" and FEMININES.match(lower(noun)) is not None and is_latvian(site)
    return feminine and (lower(other).endswith("a") or lower(other).endswith("as"))


def is_no_determiner(site: Site) -> bool:
    """Latvian determiners are a closed class; of loan words that nobody knows the tagger makes some: *pēc taga
    vērtības*; not *pēc šī vērtības*."""
    return is_latvian(site) and is_determiner(site.token) and DETERMINERS.match(lower(site.token)) is None


DETERMINERS = re.compile(
    "(?:ne)?š[iīoaā]|t(?:as|ā|o|am|ai|ie|os|ās|iem|ām|ajā|ajos|ajās|ād|ik|ur|ev|av)|k(?:ād|ur|atr|as|ā|o|am)|kaut|jebk|ikv|ik|"
    "viss?|cit|pat[is]|paš|nevien|nekād|man|sav|viņ|jūs|mūs|ab[iauoāē]|dažs?|daž|vairāk|daudz|vien|otr|šād|šit|dažād|cik|maz"
)
"""Beginnings of Latvian determiners."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_no_determiner,
    is_conditional,
    is_good_to_do,
    is_done_by_the_noun,
    opens_a_clause,
    opens_a_short_clause,
    is_known_as_a_noun,
    is_one_of_them_alone,
    is_done_in_the_clause,
    is_the_most_of_them,
    is_of_nouns_in_e,
    is_an_option,
    is_someones,
    belongs_beyond_a_genitive,
    stands_for_a_noun,
    is_of_so_many,
    is_perhaps_a_genitive,
    is_said_by_a_clause,
    is_behind_its_noun,
    belongs_behind_a_clause,
    is_the_label_of_a_field,
    is_in_favour_of,
    is_behind_what_is_governed,
    happens_by_itself,
    is_what_is_due,
    is_said_behind_its_noun,
    belongs_to_an_abbreviation,
    belongs_beyond_two_genitives,
    is_of_the_noun_behind,
    is_between_numbers,
    opens_a_relative_clause,
    is_beyond_those_governed,
    is_of_what_comes,
    is_a_noun_of_somebody,
    is_needed_to_do,
    is_beyond_a_stop,
    agrees_further_on,
    is_thus,
    is_said_of_a_quantity,
    is_at_what_is_governed,
    is_a_noun_that_nobody_knows,
    is_a_name_of_code,
    is_a_feminine_without_its_end,
)
"""Why an edge is not judged."""
