"""Doubts about Estonian and Finnish words that are spelt as others, and about what stands in lists of values."""

from __future__ import annotations

import re
from itertools import takewhile

from lambre_core.findings.doubts.site import (
    GENITIVE,
    NOMINATIVES,
    NOUNS,
    Site,
    SiteDoubt,
    is_estonian,
    is_finite,
    is_finnic,
    is_finnish,
    is_modifier,
    is_subject,
    lower,
    may_agree,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.findings.told.finnic_attributes import QUALITIES
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Token


def is_spelt_as_lacking(site: Site) -> bool:
    """What ends as adjectives of lacking may be the genitive of a noun in *-tto*: *tuoton kasvu*, *keiton maku*."""
    token = site.token
    if not is_finnish(site) or token.upos != "ADJ" or LACKING.search(lower(token)) is None:
        return False
    noun = lower(token)[:-2] + "t" + lower(token)[-2]
    return lower(token) in {"tuoton"} or bool(known_as(noun, "NOUN", site.readings))


LACKING = re.compile("(?:ton|tön)$")


def is_spelt_as_done(site: Site) -> bool:
    """What ends as the cases of verbal nouns is no adjective before its noun: *uusimisen alku*, *muuttamisen syy*."""
    token = site.token
    return is_finnish(site) and token.upos == "ADJ" and is_modifier(token) and DONE.search(lower(token)) is not None


DONE = re.compile("(?:mi(?:sen|sta|stä|seen|ses[st][aä]|selle|sella|sellä|selta|seltä|seksi|sena|senä|nen))$")


def is_of_a_cheque(site: Site) -> bool:
    """*Sekin* may be the genitive of a cheque: *sekin tiedot*."""
    return is_finnish(site) and lower(site.token) == "sekin"


def is_decided(site: Site) -> bool:
    """*Päätät* and *sammus* are verbs as well: *jos päätät yhdistää laitteen*; *sammus 4* says where."""
    words = {lower(site.token), lower(site.head)}
    return is_finnic(site) and not words.isdisjoint({"päätät", "päätätte", "sammus"})


def is_on_the_right(site: Site) -> bool:
    """*Oikealla* says where something is, before where it is: *nuoli oikealla ikkunassa*."""
    token = site.token
    return is_finnish(site) and is_modifier(token) and SIDE.fullmatch(lower(token)) is not None


SIDE = re.compile("(?:oikea|vasemma|keske|ylhää|alhaa)ll[aä]")


def is_gone_to(site: Site) -> bool:
    """*Kohtaan* behind where one is, or what one takes there, says where that is: *siirry ruudussa kohtaan Asetukset*,
    *liitä se kohtaan Kuvat*."""
    token, adposition = site.token, site.head
    inside = not frozenset({"Ine", "Ade", "Nom"}).isdisjoint(token.feats.get("Case", ()))
    return is_finnish(site) and lower(adposition) == "kohtaan" and inside


def is_one_of_several_values(site: Site) -> bool:
    """What several things are may be a list, each of which is one value: *arvot ovat sininen, musta ja punainen*."""
    token = site.token
    if not is_finnic(site) or not (token.deprel or "").startswith("comp:pred"):
        return False
    rest = site.sentence.tokens[token.id :]
    after = word_after(token, site)
    listed = after is not None and (after.form == "," or after.upos == "CCONJ")
    joined = any(word.upos == "CCONJ" for word in rest)
    return listed and joined and "Sing" in token.feats.get("Number", ())


def is_of_the_noun_behind(site: Site) -> bool:
    """An Estonian genitive right before a noun, or its adjectives, that may be what the verb asks for is its attribute:
    *vastama plaani tüübile*, *vastab kulu õigele liigile*."""
    token, verb = site.token, site.head
    after = next((word for word in site.sentence.tokens[token.id :] if word.upos != "ADJ"), None)
    if not is_estonian(site) or verb.upos not in {"AUX", "VERB"} or is_subject(token) or after is None:
        return False
    genitive = any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(token))
    asked = after.upos in NOUNS and not ASKED.isdisjoint(after.feats.get("Case", ()))
    return genitive and token.id > verb.id and asked


ASKED = frozenset({"All", "Com", "Ela", "Ill"})
"""Cases for which verbs ask."""


def belongs_to_the_next_adposition(site: Site) -> bool:
    """A noun between two adpositions is the object of the second where its case is the one that this takes: *päivän
    jälkeen myymälää varten*."""
    token, adposition = site.token, site.head
    after = word_after(token, site)
    if not is_finnic(site) or adposition.upos != "ADP" or token.id < adposition.id or after is None:
        return False
    partitive = any("Par" in reading.feats.get("Case", ()) for reading in site.readings(token))
    fitting = partitive if lower(after) in OF_PARTITIVES else "Gen" in token.feats.get("Case", ())
    return after.upos == "ADP" and fitting


OF_PARTITIVES = frozenset("varten kohti vastaan mööda pitkin".split())
"""Postpositions with a partitive."""


def is_behind_a_relative(site: Site) -> bool:
    """*Millele vastavalt*, *millest alates*: the adposition has a relative pronoun before it, and no noun behind."""
    token, adposition = site.token, site.head
    before = word_before(adposition, site)
    relative = before is not None and lower(before).startswith(("mille", "kelle", "jonka", "joiden", "johon", "josta"))
    return is_finnic(site) and adposition.upos == "ADP" and token.id > adposition.id and relative


def is_a_tool(site: Site) -> bool:
    """Finnish nouns for tools in *-in* are nominatives, whatever the tagger makes of them: *uusi jäsennin*."""
    token, noun = site.token, site.head
    tool = noun.upos == "NOUN" and TOOL.search(lower(noun)) is not None
    return is_finnish(site) and is_modifier(token) and tool and "Nom" in token.feats.get("Case", ())


TOOL = re.compile("(?:nn|it|ut|ot|yt)in$")


def goes_with_what_is_done(site: Site) -> bool:
    """A determiner before where something is done belongs to the noun behind the participle: *igale lehel esitatud
    tegevusele*."""
    token, noun = site.token, site.head
    behind = site.sentence.tokens[noun.id : noun.id + 4]
    attribute = token.upos in {"ADJ", "DET"} and noun.upos in NOUNS and token.id < noun.id
    if not (is_estonian(site) and attribute and behind) or DONE_SO.search(lower(behind[0])) is None:
        return False
    return any(word.upos in NOUNS and may_agree(token, word, site) for word in behind[1:])


DONE_SO = re.compile("(?:tud|dud|nud|tav|dav|ev|av)$")
"""Ends of Estonian participles."""


def is_nobody_else(site: Site) -> bool:
    """A pronoun behind *muu kuin* or *teine kui* is compared with the subject: *kukaan muu kuin sinä ei tiedä*."""
    joint = word_before(site.token, site)
    other = word_before(joint, site) if joint is not None and lower(joint) in {"kuin", "kui"} else None
    return is_finnic(site) and is_subject(site.token) and other is not None and ELSE.fullmatch(lower(other)) is not None


ELSE = re.compile("muut?|toinen|teine|teised")


def is_spelt_as_denied(site: Site) -> bool:
    """A Finnish participle with the suffix of who thinks so is spelt as a verb that is denied: *luulit tuntevasi
    hänet*."""
    verb = site.head if site.head.upos == "VERB" else site.token
    return is_finnish(site) and verb.upos == "VERB" and THOUGHT.search(lower(verb)) is not None


THOUGHT = re.compile("v[aä](?:ni|si|ns[aä]|mme|nne)$")


def are_theirs(site: Site) -> bool:
    """A Finnish genitive plural before a noun in another case in the singular is of several persons, as adjectives that
    stand for these are: *rikollisten kohteena*, *nuorten kanssa*."""
    token, noun = site.token, site.head
    theirs = is_finnish(site) and is_modifier(token) and SEVERAL.search(lower(token)) is not None
    cases = noun.feats.get("Case", frozenset())
    other = bool(cases) and "Gen" not in cases and "Plur" not in noun.feats.get("Number", ())
    return theirs and token.id < noun.id and other and "Gen" in token.feats.get("Case", ())


SEVERAL = re.compile("(?:[ei]den|tten|sten|ien)$")
"""How Finnish genitives end in the plural."""


def is_what_somebody_has(site: Site) -> bool:
    """A Finnish plural beside *on* and somebody with the ending *-lla* is what this one has: *oikeudet, jotka minulla
    on*, *ne on minulla*."""
    token, verb = site.token, site.head
    plural = is_subject(token) and "Plur" in token.feats.get("Number", ())
    if not is_finnish(site) or not plural or lower(verb) not in {"on", "oli", "olisi"}:
        return False
    return any("Ade" in word.feats.get("Case", ()) and word.upos in {"PRON", "PROPN"} for word in site.sisters)


def is_an_order_in_aa(site: Site) -> bool:
    """A Finnish word in *-aa* that opens a text without a finite verb is an order of a verb that no lexicon has, before
    what is to be done: *synkkaa tiedostot*."""
    token, noun = site.token, site.head
    opens = token.id == 1 and noun.id == 2 and is_finnish(site) and is_modifier(token)
    told = IN_AA.search(lower(token)) is not None and may_be_done(noun, site)
    return opens and told and not any(map(is_finite, site.sentence.tokens))


IN_AA = re.compile("(?:aa|ää)$")


def may_be_done(noun: Token, site: Site) -> bool:
    """Whether a noun may be the whole object of an order or infinitive: a nominative, or a genitive."""
    return any(reading.feats.get("Case") in (NOMINATIVES, GENITIVE) for reading in site.readings(noun))


def is_an_order_in_sta(site: Site) -> bool:
    """A Finnish word in *-sta* that opens a text, or what a conjunction joins to no other elative or partitive, is an
    order right before what is to be done, where no finite verb follows: *moninkertaista tuotto*, *lue ohje ja tarkasta
    osat*."""
    token, noun = site.token, site.head
    if not is_finnish(site) or not is_modifier(token) or noun.id != token.id + 1 or not IN_STA.search(lower(token)):
        return False
    before = word_before(token, site)
    joined = word_before(before, site) if before is not None and before.upos == "CCONJ" else None
    alike = joined is not None and not IN_STA_OR_PARTITIVE.isdisjoint(joined.feats.get("Case", ()))
    opens = before is None or (joined is not None and not alike)
    later = takewhile(lambda word: word.form not in BREAKS, site.sentence.tokens[noun.id :])
    return opens and may_be_done(noun, site) and not any(map(is_finite, later))


BREAKS = frozenset({"(", ":", ";", "–", "—"})
"""Behind these something else is said: *tarkasta tulos (vaatii yhteyden)*."""
IN_STA = re.compile("(?:sta|stä)$")
IN_STA_OR_PARTITIVE = frozenset({"Ela", "Par"})


def is_of_such_a_one(site: Site) -> bool:
    """Two Finnish words that are a whole label, a genitive and a nominative, say whose something is, where the first
    says in which state it is rather than what it is like: *keskeneräisen koko*; not *uuden kansio*."""
    token, noun = site.token, site.head
    words = [word for word in site.sentence.tokens if word.upos != "PUNCT"]
    label = is_finnish(site) and is_modifier(token) and [word.id for word in words] == [token.id, noun.id]
    whose = token.feats.get("Case") == GENITIVE and noun.feats.get("Case") == NOMINATIVES
    return label and whose and QUALITIES.match(lower(token)) is None


def is_of_a_device(site: Site) -> bool:
    """Finnish words in *-imen* are genitives of nouns for tools in *-in*, before what these have: *selaimen
    asetuksista*, *korttilukimen valoja*."""
    token = site.token
    before = is_finnish(site) and is_modifier(token) and token.id < site.head.id
    return before and OF_A_DEVICE.search(lower(token)) is not None


OF_A_DEVICE = re.compile("i(?:men|mien)$")
"""No adjective ends so: *lämpimän*, *kauniimman*."""


def is_from_a_thing(site: Site) -> bool:
    """What a tagger takes for the partitive of an Estonian adjective in *-ne* is the elative of a noun that the lexicon
    has, before what is done with it: *eemalda failist nimi*; not *eemalda punast nimi*."""
    token = site.token
    form = lower(token)
    if not is_estonian(site) or not is_modifier(token) or not form.endswith("st") or token.id > site.head.id:
        return False
    return any(reading.feats.get("Case") == GENITIVE for reading in known_as(form[:-2], "NOUN", site.readings))


def is_done_to_it(site: Site) -> bool:
    """Estonian *ta* right behind a verb in the first or second person is a genitive, where an infinitive right behind
    it may have an object: *kui pilt on valmis, saad ta saata sõbrale*; what has none is said of *ta* (*homme saad ta
    minna*)."""
    token, verb, done = site.token, site.head, word_after(site.token, site)
    behind = lower(token) == "ta" and token.id == verb.id + 1 and not SPEAKERS.isdisjoint(verb.feats.get("Person", ()))
    infinitive = done is not None and "Inf" in done.feats.get("VerbForm", ())
    return is_estonian(site) and behind and infinitive and done is not None and done.lemma not in intransitive()


def can_be_done_so(site: Site) -> bool:
    """An Estonian participle in *-tav* behind a copula and its subject is what can be done, and a genitive behind it
    belongs to how: *see on tehtav nupu vajutamisega*; not *teen loetav faili*."""
    token, noun = site.token, site.head
    able = is_estonian(site) and is_modifier(token) and ABLE.search(lower(token)) is not None and token.id < noun.id
    before = [word for word in site.sentence.tokens[: token.id - 1] if word.upos != "ADV"][-2:]
    return able and any(lower(word) in COPULAS for word in before)


ABLE = re.compile("[td]av$")
COPULAS = frozenset("on oli olid oleks".split())


def is_before_what_it_governs(site: Site) -> bool:
    """A word before Finnish *ennen* or Estonian *enne* belongs to the clause where a noun, or what is spelt as one,
    stands right behind: *poistaa viestin ennen lähettämistä*, *estää maksun ennen vahvistusta*."""
    adposition, after = site.head, word_after(site.head, site)
    behind = after is not None and after.upos in {"ADJ", "NOUN", "NUM", "PRON", "VERB"}
    return is_finnic(site) and lower(adposition) in {"ennen", "enne"} and site.token.id < adposition.id and behind


def is_an_attachment(site: Site) -> bool:
    """A Finnish word in *-nnäinen* is a noun where its genitive stands before another one: *liitännäisen nimi*."""
    genitive = "Gen" in site.token.feats.get("Case", ()) and site.token.id < site.head.id
    return (
        is_finnish(site) and is_modifier(site.token) and genitive and IN_NNAINEN.search(lower(site.token)) is not None
    )


IN_NNAINEN = re.compile("nnäis(?:en|ten)$")


def is_of_the_stronger(site: Site) -> bool:
    """Estonian and Finnish comparatives in the genitive that are said of people stand before what those have: *tugevama
    õigus*, *rikkamate sissetulekuid*, *heikompien puolella*."""
    token = site.token
    return is_finnic(site) and is_modifier(token) and STRONGER.fullmatch(lower(token)) is not None


STRONGER = re.compile(
    "(?:rikka|vaese|tugeva|nõrge|targe|võimsa)ma(?:te)?|(?:noore|vane)mate|"
    "(?:rikkaa|köyhe|vahve|heiko|viisaa)(?:mman|mmän|mpien)|(?:nuore|vanhe)mpien"
)


def is_farther_on(site: Site) -> bool:
    """Estonian and Finnish comparatives of direction are adverbs beside a noun that says where as well: *vajus
    sügavamale mutta*, *syvemmälle metsään*."""
    token, cases = site.token, site.head.feats.get("Case", frozenset())
    beside = FARTHER.fullmatch(lower(token)) is not None and is_modifier(token)
    return is_finnic(site) and beside and cases.isdisjoint(token.feats.get("Case", ()))


FARTHER = re.compile(
    "(?:sügava|kõrge|madala|kauge|lähe|ette|taha|üle|ala)ma(?:le|l|lt)|"
    "(?:syve|korkea|matala|lähe|kaue|pide|pite|ede|yle|ale)mm[aä]l(?:le|lä|la|tä|ta)"
)


def is_what_is_told_behind(site: Site) -> bool:
    """Estonian *seda* before a comma is what a clause tells, and an adposition before it belongs to the verb: *elab
    läbi seda, et vend lahkus*. Others never do (*tänu seda, et*)."""
    token, after = site.token, word_after(site.token, site)
    told = lower(token) == "seda" and after is not None and after.form == ","
    return is_estonian(site) and told and lower(site.head) in OF_VERBS and site.head.id < token.id


OF_VERBS = frozenset("läbi üle ümber mööda ette peale alla vastu järele".split())


def is_held_by_something(site: Site) -> bool:
    """Estonian *pidi* behind a genitive, or a partitive by which one holds something or along which one goes, is an
    adposition: *teda eesnime pidi kutsuda*, *kätt pidi vedada*; not behind what had to be bought (*vett pidi osta*)."""
    before = word_before(site.head, site)
    if not is_estonian(site) or lower(site.head) != "pidi" or before is None or before.upos != "NOUN":
        return False
    if before.feats.get("Case", NOMINATIVES) == NOMINATIVES:
        return False
    genitive = any(reading.feats.get("Case") == GENITIVE for reading in site.readings(before))
    return genitive or HELD.match(lower(before)) is not None


HELD = re.compile("kät|jalg|kõrv|juuks|köit|varrukat|teed|tänavat|rada|jõge")
"""Beginnings of such partitives that are no genitives."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_of_the_stronger,
    is_farther_on,
    is_what_is_told_behind,
    is_held_by_something,
    is_an_order_in_aa,
    is_an_order_in_sta,
    is_of_such_a_one,
    is_of_a_device,
    is_from_a_thing,
    is_done_to_it,
    can_be_done_so,
    is_before_what_it_governs,
    is_an_attachment,
    is_nobody_else,
    is_spelt_as_denied,
    are_theirs,
    is_what_somebody_has,
    is_spelt_as_lacking,
    is_spelt_as_done,
    is_of_a_cheque,
    is_decided,
    is_on_the_right,
    is_gone_to,
    is_one_of_several_values,
    is_of_the_noun_behind,
    belongs_to_the_next_adposition,
    is_behind_a_relative,
    is_a_tool,
    goes_with_what_is_done,
)
