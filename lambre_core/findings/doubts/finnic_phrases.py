"""Doubts about Finnish and Estonian phrases: attributes of a later noun, and words that stand for themselves."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.finnic import DIRECT, GENITIVES, LOCAL, POSTPOSITIONS, cases_of, ends_in_a_genitive
from lambre_core.findings.doubts.finnic_infinitives import ACTION, CHANCE, TELLING
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOMINATIVE,
    NOUNS,
    QUOTES,
    Site,
    SiteDoubt,
    between,
    is_estonian,
    is_finite,
    is_finnic,
    is_finnish,
    is_modifier,
    is_numeral,
    is_subject,
    likely,
    lower,
    may_agree,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_attribute(token: Token) -> bool:
    """Whether a word is a determiner or adjective that modifies a noun."""
    return is_modifier(token) or (token.deprel or "").startswith("det")


def ends_in_a_capital(site: Site) -> bool:
    """A noun that ends in a capital is an acronym, which shows neither case nor number without an ending of its own:
    *IoT on*, *tämä USB maksaa*, *Kuluttaja-IoT viittaa*."""
    loud = not any((word.form or "").islower() for word in site.sentence.tokens)
    words = (word for word in (site.token, site.head) if word.upos in NOUNS)
    return is_finnic(site) and not loud and any(ACRONYM.search(word.form or "") is not None for word in words)


ACRONYM = re.compile("(?:^|-)[^-]+[A-ZÄÖÜÕŠŽ]$")
"""The end of such words, of more than a letter."""


def belongs_beyond_joined_genitives(site: Site) -> bool:
    """An attribute before a genitive may belong to the noun behind it and others that *and* joins to it (*ensimmäisissä
    ajan ja tilan mittauksissa*, *uut valguse ja heli andurit*), as a determiner may behind a genitive
    alone (*sama andmete vormingut*), and an adjective before *koko*, which is no attribute then (*sopiva kontekstin
    koko*)."""
    token, noun = site.token, site.head
    if not is_finnic(site) or not is_attribute(token) or token.id > noun.id or noun.upos not in NOUNS:
        return False
    if "Gen" not in cases_of(noun, site):
        return False
    open_join = False
    for word in site.sentence.tokens[noun.id : noun.id + LONGEST]:
        apart = open_join and not cases_of(word, site).isdisjoint({NOMINATIVE, "Gen"})
        if not apart and word.upos in NOUNS and may_agree(token, word, site):
            return True
        if lower(word) == "koko" or (word.upos == "VERB" and is_a_noun_for(token, word, site)):
            return True
        joined = word.form == "," or (lower(word) in JOINING and word.upos == "CCONJ")
        if not joined and (word.upos not in NOUNS | ATTRIBUTES or "Gen" not in cases_of(word, site)):
            return False
        # What is joined is a genitive itself (*suuri talon ja kissa* is no such phrase), or in an oblique case.
        open_join = joined
    return False


def is_a_noun_for(token: Token, word: Token, site: Site) -> bool:
    """Whether a Finnish word that the tagger takes for a verb is known as a noun with which an attribute agrees:
    *muisti*."""
    known = known_as(lower(word), "NOUN", site.readings) if is_finnish(site) else []
    return any(agree(own.feats, other.feats) for own in likely(token, site) for other in known)


LONGEST = 6
"""Words behind a genitive among which the noun is looked for that it modifies."""

JOINING = frozenset("ja sekä tai ning või ehk".split())


def belongs_to_an_adposition(site: Site) -> bool:
    """Estonian adpositions that are nouns in a case have attributes in it (*selles peatüki osas*, *eelmises ülesande
    osas*, *viimasel aasta ajal*), or a participle in the genitive that stands for a noun (*lehel toimuva osas*)."""
    token, noun, after = site.token, site.head, word_after(site.head, site)
    if not is_estonian(site) or not is_attribute(token) or token.id > noun.id or after is None:
        return False
    if "Part" in token.feats.get("VerbForm", ()) and "Gen" in cases_of(token, site) and lower(noun) in NOUNS_IN_A_CASE:
        return True
    case = NOUNS_IN_A_CASE.get(lower(after))
    return case is not None and "Gen" in cases_of(noun, site) and case in token.feats.get("Case", ())


NOUNS_IN_A_CASE = {
    "osas": "Ine",
    "osast": "Ela",
    "ossa": "Add",
    "käigus": "Ine",
    "raames": "Ine",
    "ajal": "Ade",
    "alal": "Ade",
    "korral": "Ade",
    "kujul": "Ade",
    "viisil": "Ade",
    "teel": "Ade",
    "poolel": "Ade",
    "kohas": "Ine",
    "otsas": "Ine",
    "algul": "Ade",
    "lõpul": "Ade",
}
"""Such adpositions and their case."""


def is_before_one_with_its_adposition(site: Site) -> bool:
    """A Finnish word in a case of place, or in the partitive, before a genitive with a postposition is no attribute of
    that: *johtaa ongelmiin muiden kanssa*."""
    token, after = site.token, word_after(site.head, site)
    if not is_finnish(site) or not is_modifier(token) or token.id > site.head.id or after is None:
        return False
    cases = cases_of(token, site)
    elsewhere = bool(cases) and cases <= LOCAL | {"Abl", "Par"}
    return elsewhere and "Gen" in cases_of(site.head, site) and lower(after) in POSTPOSITIONS


def is_from_one_side(site: Site) -> bool:
    """A direction from which is before one in which, and no attribute of it: *idästä länteen*, *vasakult paremale*."""
    first, second = lower(site.token), lower(site.head)
    return is_finnic(site) and FROM_A_SIDE.fullmatch(first) is not None and TO_A_SIDE.fullmatch(second) is not None


FROM_A_SIDE = re.compile(
    "(?:idä|länne|pohjoise|etelä)stä|(?:pohjoise)sta|(?:vasemma|oikea)lta|ylhäältä|alhaalta|"
    "(?:ida|lääne|põhja|lõuna)st|vasakult|paremalt|ülalt|alt"
)
TO_A_SIDE = re.compile(
    "itään|länteen|pohjoiseen|etelään|(?:vasemma|oikea)lle|alas|ylös|ylöspäin|alaspäin|"
    "itta|läände|põhja|lõunasse|vasakule|paremale|üles|alla"
)
"""Finnish and Estonian words for such directions."""


def is_a_way_to_do_it(site: Site) -> bool:
    """What ends as an infinitive right behind a Finnish noun such as *way* is one, and no attribute of its object:
    *tapa opetella vanhoja lauluja*, *tapoja laulaa sama laulu*."""
    token, before = site.token, word_before(site.token, site)
    way = before is not None and before.upos == "NOUN" and A_WAY.search(lower(before)) is not None
    return is_finnish(site) and is_modifier(token) and way and re.search("[aä]$", lower(token)) is not None


A_WAY = re.compile(
    CHANCE.pattern + "|(?:mahdollisuude[nt]|mahdollisuutta|tarpeen|tarvetta|tava[nt]|tapa|tapaa|tapoja|tavoilla|"
    "keino[nta]?|keinoja|keinot|kyvyn|kykyä|kykyjä|luvan|lupaa|oikeuden|oikeutta|syy|syyn|syyt|syitä|halun|halua)$"
)
"""Such nouns in the cases in which they have an infinitive."""


def is_as_possible(site: Site) -> bool:
    """Finnish *mahdollista* behind *kuin* says how much, and not of what: *niin monta kuin mahdollista riviltä*."""
    before = word_before(site.token, site)
    possible = is_finnish(site) and lower(site.token) in {"mahdollista", "mahdollinen"}
    return possible and before is not None and lower(before) == "kuin"


def is_something_by_itself(site: Site) -> bool:
    """A Finnic pronoun whose number and case both differ from those of the noun behind it has a place of its own:
    *luet siitä runoja*, *lisää ne seinään*, *tämän laitteen arvoja*, *paneb need kappi*."""
    token, noun = site.token, site.head
    if not is_finnic(site) or token.upos not in {"DET", "PRON"} or not (token.deprel or "").startswith("det"):
        return False
    own, other = cases_of(token, site), cases_of(noun, site)
    number = token.feats.get("Number", frozenset()).isdisjoint(noun.feats.get("Number", ()))
    return token.id < noun.id and number and bool(own) and bool(other) and own.isdisjoint(other)


def is_behind_what_is_before_all(site: Site) -> bool:
    """A Finnish partitive right behind *ennen* or *ilman* belongs to that, and not to the nominative behind it: *ennen
    pilvipalveluita yritykset ostivat laitteita*."""
    token, before = site.token, word_before(site.token, site)
    governed = before is not None and lower(before) in {"ennen", "ilman", "kohti", "vastoin", "pitkin"}
    return (
        is_finnish(site)
        and governed
        and is_modifier(token)
        and cases_of(token, site) == {"Par"} != cases_of(site.head, site)
    )


def is_the_next_thing(site: Site) -> bool:
    """Estonian *järgmine* in the nominative before a noun that says where stands for what follows: *käivitage järgmine
    käsureal*."""
    token = site.token
    alone = is_estonian(site) and is_modifier(token) and lower(token) in {"järgmine", "järgnev", "allolev", "ülaltoodu"}
    cases = cases_of(site.head, site)
    return alone and token.id < site.head.id and bool(cases) and not cases.isdisjoint(LOCAL) and NOMINATIVE not in cases


def is_nearest_to(site: Site) -> bool:
    """Estonian *lähemal* and the like are adverbs, and what is near stands in the allative: *kõige lähemal uksele*."""
    return is_estonian(site) and is_modifier(site.token) and NEAR.fullmatch(lower(site.token)) is not None


NEAR = re.compile("(?:lähema|kaugema|lähi?ma|kõrgema|madalama)(?:l|le|lt)")


def is_what_is_changed(site: Site) -> bool:
    """Estonian verbs of change have an object and, in the translative, what that becomes: *muudavad tajutava
    elektriliseks signaaliks*, *muudab teksti numbriteks*."""
    token, noun = site.token, site.head
    if not is_estonian(site) or not is_attribute(token) or cases_of(noun, site) != {"Tra"}:
        return False
    changed = not cases_of(token, site).isdisjoint(DIRECT)
    return changed and any(
        CHANGE.match(lower(word)) is not None for word in site.sentence.tokens if word.upos in {"VERB", "NOUN", "ADJ"}
    )


CHANGE = re.compile("(?:muu[dt]|teisenda|tõlgi|tõlki|kujunda|muunda|konver|pea[bd]|nimeta|loe|luge|jaga|töötle)")
"""How such verbs begin."""


def is_quoted_before_its_noun(site: Site) -> bool:
    """A word in quotation marks before a noun is a name of what that says, which alone is counted or governed: *kaks
    "number" tüüpi välja*, *"sea taimer" jaoks*."""
    if not is_finnic(site):
        return False
    noun = site.token if site.head.upos == "ADP" or is_numeral(site.head) else site.head
    before, after = word_before(noun, site), word_after(noun, site)
    closed = after is not None and after.form in MARKS
    opened = before is not None and before.form in MARKS
    counted = is_numeral(site.token) and noun is site.head and opened
    return closed and (counted or (site.head.upos == "ADP" and site.head.id > noun.id))


MARKS = QUOTES | frozenset("'*_`")
"""Quotation marks, and what marks a word in plain text."""


def is_the_very_most(site: Site) -> bool:
    """Finnish superlatives in *-in* and Estonian ones in *-im* are nominatives: *pienin laatikko*, *väikseim kast*."""
    token, noun = site.token, site.head
    most = is_finnic(site) and is_modifier(token) and token.id < noun.id
    if not most or NOMINATIVE not in cases_of(noun, site):
        return False
    form = lower(token)
    return re.search("[^i]in$" if is_finnish(site) else "im$", form) is not None


def is_a_noun_in_ise(site: Site) -> bool:
    """Estonian genitives in *-ise* behind a consonant that no adjective has there are those of nouns in *-is*
    (*haagise tüübile*, *tagatise suurust*), and so are those of nouns of action (*küpsemise kiirust*)."""
    token = site.token
    before_its_noun = is_estonian(site) and is_modifier(token) and token.id < site.head.id
    return before_its_noun and NOUN_IN_ISE.search(lower(token)) is not None


NOUN_IN_ISE = re.compile(
    "[bdfghjkprst]ise$|(?<!eel)(?<!järg)(?<!alu)(?<!üle)(?<!peal)(?<!sise)(?<!väli)(?<!tagu)(?<!kesk)(?<!äär)(?<!algu)"
    "(?<!lähi)(?<!inn)mise$"
)
"""Such genitives, and those of nouns of action in *-mine*, but for adjectives that end so."""


def is_beyond_brackets(site: Site) -> bool:
    """An attribute may belong to the noun behind brackets, or behind a word with a stroke, that shows no case
    (*mitmeid üldisi sisend/väljund (GPIO) kontakte*); one with a stroke itself is two (*tumeda/heleda režiimi*)."""
    token, noun, after = site.token, site.head, word_after(site.head, site)
    if not is_finnic(site) or not is_attribute(token) or token.id > noun.id or after is None:
        return False
    if "/" in (token.form or ""):
        return True
    stroke = "/" in (noun.form or "")
    if not stroke and after.form != "(":
        return False
    words = site.sentence.tokens[noun.id : noun.id + LONGEST]
    return any(word.upos in NOUNS and may_agree(token, word, site) for word in words)


def is_named_before_what_is_counted(site: Site) -> bool:
    """A nominative behind a numeral may be the name of what is counted, which follows it in the partitive (*kaks number
    tüüpi*), or a genitive that belongs to that (*kolme auton pyörää*)."""
    counted, after = site.head, word_after(site.head, site)
    if not is_finnic(site) or not is_numeral(site.token) or after is None or after.upos != "NOUN":
        return False
    return not GENITIVES.isdisjoint(counted.feats.get("Case", GENITIVES)) and "Par" in after.feats.get("Case", ())


def is_its_own(site: Site) -> bool:
    """A Finnish pronoun in the genitive right before a nominal in the case that a verb asks for owns that: *huolehtia
    sen toiminnasta*, *luottaa sen myöntäneeseen maahan*."""
    token, after = site.token, word_after(site.token, site)
    governed = site.head.upos == "VERB" and (token.deprel or "").startswith("comp:")
    if not is_finnish(site) or token.upos != "PRON" or not governed or after is None:
        return False
    owned = after.upos in NOUNS | {"ADJ", "VERB"} and not cases_of(after, site).isdisjoint(LOCAL)
    return "Gen" in token.feats.get("Case", ()) and owned


def is_this_with_those(site: Site) -> bool:
    """Finnish *tämän* and the like before a genitive plural with a postposition are an object of their own: *tehdä
    tämän funktioiden avulla*."""
    token, noun, after = site.token, site.head, word_after(site.head, site)
    alone = is_finnish(site) and lower(token) in {"tämän", "tuon", "sen", "jonkin", "minkä", "jonka"}
    plural = {"Gen"} <= cases_of(noun, site) and "Plur" in noun.feats.get("Number", ())
    return alone and token.id < noun.id and plural and after is not None and lower(after) in POSTPOSITIONS


def is_so_and_something(site: Site) -> bool:
    """A Finnish adjective behind a plural of *to be* may be the first of several that modify a nominative in the
    singular (*ne ovat kätevä, selkeä ja tuettu tapa tallentaa*), or modify one in quotation marks (*ne ovat pieni
    ”kiitos”*)."""
    token, verb = site.token, site.head
    if (
        not is_finnic(site)
        or not (token.deprel or "").startswith("comp:pred")
        or token.upos != "ADJ"
        or token.id < verb.id
    ):
        return False
    after = word_after(token, site)
    goes_on = after is not None and (after.form == "," or after.form in QUOTES or after.upos == "CCONJ")
    if "Plur" not in verb.feats.get("Number", ()) or not goes_on:
        return False
    for word in site.sentence.tokens[token.id :]:
        if word.upos == "NOUN" and NOMINATIVE in word.feats.get("Case", ()):
            return may_agree(token, word, site)
        if is_finite(word) or word.form in {".", ":", ";"}:
            return False
    return False


def is_in_a_state(site: Site) -> bool:
    """A Finnish essive says in what state several are as well: *palvelut ovat valmiina*."""
    return (
        is_finnish(site)
        and (site.token.deprel or "").startswith("comp:pred")
        and re.search("n[aä]$", lower(site.token)) is not None
        and "Ess" in site.token.feats.get("Case", ())
    )


def is_the_one_to_act_on(site: Site) -> bool:
    """Adjectives of order stand for a noun in the genitive before a noun of action: *ennen vanhan poistamista*, *enne
    uue käivitamist*."""
    token, noun = site.token, site.head
    if not is_finnic(site) or not is_modifier(token) or token.id + 1 != noun.id or "Gen" not in cases_of(token, site):
        return False
    action = ACTION if is_estonian(site) else FINNISH_ACTION
    return OF_ORDER.fullmatch(lower(token)) is not None and action.search(lower(noun)) is not None


OF_ORDER = re.compile(
    "uu(?:den|sien)|vanhan|edellisen|seuraavan|toisen|ensimmäisen|viimeisen|oman|saman|"
    "uu[est]e?|vana|eelmise|järgmise|teise|esimese|viimase"
)
"""Their genitives in Finnish and Estonian."""

FINNISH_ACTION = re.compile("mi(?:nen|sen|st[aä]|ses(?:sa|sä|ta|tä)|seen|sell[aä]|selle|selt[aä]|seksi)$")
"""How Finnish nouns of action end."""


def is_what_you_do_to_those(site: Site) -> bool:
    """A Finnish verb in the second person ends as adjectives do in the plural, and behind a conjunction it has an
    object: *kun maalaat seiniä*."""
    token, before = site.token, word_before(site.token, site)
    plural = is_finnish(site) and is_modifier(token) and lower(token).endswith("t") and token.id < site.head.id
    behind = before is not None and (before.upos == "SCONJ" or before.form == ",")
    return plural and behind and cases_of(site.head, site) == {"Par"}


def is_the_first_word_of_a_name(site: Site) -> bool:
    """Of a name of several words before a verb the last one is what that agrees with: *Nova Cloud API:t antavat*."""
    token, verb = site.token, site.head
    words = between(token, verb, site)
    if not is_finnic(site) or not is_subject(token) or not words or token.id > verb.id:
        return False
    last = words[-1]
    names = all(word.upos in NOUNS | {"X"} and (word.form or "")[:1].isupper() for word in (token, *words))
    return names and not verb.feats.get("Number", frozenset()).isdisjoint(last.feats.get("Number", ()))


def is_of_the_noun_right_behind_a_noun(site: Site) -> bool:
    """An attribute of an English compound that is written apart agrees with the last noun: *uudet jäljitys
    JSON-rivit*."""
    token, noun, after = site.token, site.head, word_after(site.head, site)
    if not is_finnish(site) or not is_attribute(token) or token.id > noun.id or after is None:
        return False
    compound = re.match("[A-ZÄÖ][A-Za-zÄÖäö]*-", after.form or "") is not None
    plural = lower(after).endswith("t") and "Plur" in token.feats.get("Number", ())
    return (
        compound
        and noun.upos == "NOUN"
        and NOMINATIVE in cases_of(noun, site)
        and (plural or (after.upos in NOUNS and may_agree(token, after, site)))
    )


def is_in_a_choice_of(site: Site) -> bool:
    """Estonian nouns of quantity share the case of what they are a quantity of, and their attributes are their own:
    *suures hulgas raamatutes*, *suurel hulgal juhtudel*."""
    words = site.sentence.tokens[site.token.id - 1 : site.head.id - 1]
    quantity = any(QUANTITY.fullmatch(lower(word)) is not None for word in words)
    return is_estonian(site) and is_attribute(site.token) and quantity


QUANTITY = re.compile("(?:valiku|hulga|hulka|arvu|kogu(?:se)?|rea|osa)(?:s|st|sse|l|le|lt|ks|ga)")
"""Such nouns."""


def is_beyond_a_stop(site: Site) -> bool:
    """A semicolon, a colon or an arrow parts what belongs to different phrases: *sama luettelo; vaiheet*."""
    if not is_finnic(site) or not is_attribute(site.token):
        return False
    return any(
        (word.form or "").endswith((";", ":", "|", "→", "–", "—")) for word in between(site.token, site.head, site)
    )


def is_from_those_to_this(site: Site) -> bool:
    """A Finnish elative that *and* joins to another one is no attribute of the illative behind: *valinnasta ja
    säädöstä käyttöön*."""
    token, noun = site.token, site.head
    conjunction = word_before(token, site)
    before = word_before(conjunction, site) if conjunction is not None else None
    if not is_finnic(site) or not is_modifier(token) or token.id > noun.id or conjunction is None or before is None:
        return False
    joined = conjunction.upos == "CCONJ" and "Ela" in before.feats.get("Case", ())
    return joined and "Ela" in cases_of(token, site) and cases_of(noun, site) <= {"Ill", "Ter", "All", "Add"}


def is_told_to_whoever(site: Site) -> bool:
    """What opens a Finnish sentence and ends in *-ista* is an imperative before a noun in whatever other case: *yhdistä
    internetiin*, *poista levyltä*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    telling = (
        is_finnish(site) and is_modifier(token) and token.id < noun.id and TELLING.search(lower(token)) is not None
    )
    opens = before is None or before.upos in {"PUNCT", "CCONJ", "SYM", "NUM", "X"}
    return telling and opens and "Ela" not in cases_of(noun, site)


def is_without_what_follows(site: Site) -> bool:
    """An attribute before an Estonian abessive may belong to the noun behind that: *lihtne võrguühenduseta
    tööriist*."""
    token, noun = site.token, site.head
    if not is_estonian(site) or not is_modifier(token) or token.id > noun.id or "Abe" not in cases_of(noun, site):
        return False
    words = site.sentence.tokens[noun.id : noun.id + LONGEST]
    return any(word.upos in NOUNS and may_agree(token, word, site) for word in words)


def is_what_to_get(site: Site) -> bool:
    """Estonian *see* and *need* right behind an imperative are its object, whatever case of place follows, the short
    illative as well: *osta see poest*, *pane see lauale*, *kirjuta see faili*."""
    token, before = site.token, word_before(site.token, site)
    if not is_estonian(site) or not is_attribute(token) or lower(token) not in {"see", "need"} or before is None:
        return False
    first = word_before(before, site)
    opens = first is None or first.upos in {"PUNCT", "CCONJ", "SCONJ"}
    # *lisa* and the like are nouns, too.
    spelt = opens and before.upos in {"NOUN", "VERB"} and re.search("[aeiou]$", lower(before)) is not None
    cases = frozenset().union(*(reading.feats.get("Case", frozenset()) for reading in site.readings(site.head)))
    told = spelt or (before.upos == "VERB" and "Imp" in before.feats.get("Mood", ()))
    return told and not cases.isdisjoint(LOCAL)


def is_how_it_is(site: Site) -> bool:
    """A Finnish adjective behind *miten* or *kuinka* is a predicate of the noun behind it, before *to be*: *miten
    tärkeää tietosuoja on*."""
    before, after = word_before(site.token, site), word_after(site.head, site)
    asked = before is not None and lower(before) in {"miten", "kuinka"}
    said = after is not None and lower(after) in {"on", "oli", "olisi"}
    return is_finnish(site) and is_modifier(site.token) and site.token.id + 1 == site.head.id and asked and said


def is_no_verb_but_its_owner(site: Site) -> bool:
    """A Finnish genitive, or a noun with the suffix of an owner, may look like a verb: *optimointi reunalaskennan
    rajoituksiin*, *havainnot tiimisi malliin*; so may what is yours, behind a verb that looks like a plural which no
    lexicon has: *päivitit tilisi*."""
    verb, after = site.head, word_after(site.head, site)
    if is_finnish(site) and (site.token.deprel or "").startswith("comp:") and site.token.upos == "VERB":
        # *Alkaa tilisi aikavyöhykkeellä*
        return lower(site.token).endswith("si") and is_known_without_its_owner(site.token, site)
    if not is_finnish(site) or not is_subject(site.token) or verb.upos != "VERB" or after is None:
        return False
    yours = lower(site.token).endswith("t") and lower(verb).endswith("si") and verb.id == site.token.id + 1
    if yours and is_known_without_its_owner(verb, site) and not known_as(lower(site.token), "NOUN", site.readings):
        return True
    owner = lower(verb).endswith("n") and "1" in verb.feats.get("Person", ()) and ends_in_a_genitive(verb, site)
    believed = verb.beliefs.upos.get("NOUN", 0.0) if verb.beliefs is not None else 0.0
    owned = re.search("[aeiouyäö](?:si|ni)$|n$", lower(verb)) is not None and believed >= PERHAPS_A_NOUN
    return after.upos in NOUNS | ATTRIBUTES | {"ADP"} and (owner or owned)


def is_known_without_its_owner(word: Token, site: Site) -> bool:
    """Whether the lexicon has what stands before the suffix of what is yours as a noun: *tili* of *tilisi*."""
    return bool(known_as(lower(word).removesuffix("si"), "NOUN", site.readings))


PERHAPS_A_NOUN = 0.01
"""Least probability of a noun that is spelt as a verb."""


def is_inflected_behind_a_colon(site: Site) -> bool:
    """A Finnish acronym with the ending of another case than the nominative is no subject: *integroituna MCP:hen*."""
    return (
        is_finnish(site) and is_subject(site.token) and re.search(":(?!t$)[a-zäö]+$", site.token.form or "") is not None
    )


def is_when_to_do_it(site: Site) -> bool:
    """A Finnish infinitive behind a question word has no subject: *botit, jotka tietävät, milloin hoitaa asiaa*."""
    before = word_before(site.head, site)
    asked = before is not None and lower(before) in {"milloin", "miten", "kuinka", "mitä", "missä", "mihin", "mistä"}
    return is_finnish(site) and asked and is_subject(site.token) and re.search("[aä]$", lower(site.head)) is not None


def varies_by_itself(site: Site) -> bool:
    """A Finnish participle in *-vat* right before a nominative plural is its attribute, and no part of the verb:
    *lapsilla on vaihtelevat harrastukset*."""
    token, after = site.token, word_after(site.token, site)
    part = is_finnish(site) and (token.deprel or "").startswith(("comp:aux", "comp:obj")) and after is not None
    return (
        part
        and after is not None
        and lower(token).endswith(("vat", "vät"))
        and after.upos in NOUNS
        and NOMINATIVE in after.feats.get("Case", ())
    )


def is_chosen_from(site: Site) -> bool:
    """What ends in *-usta* before a Finnish elative is a participle in that case, and no partitive: *riippuvat
    valitusta tasosta*."""
    token, after = site.token, word_after(site.token, site)
    governed = is_finnish(site) and token.upos == "NOUN" and (token.deprel or "").startswith("comp:")
    if not governed or after is None or after.upos not in NOUNS:
        return False
    return re.search("[uy]st[aä]$", lower(token)) is not None and "Ela" in cases_of(after, site)


def is_a_fraction_of(site: Site) -> bool:
    """A Finnish or Estonian elative behind a numeral and a partitive is what that is a part of (*kaksi kolmasosaa
    ajasta*), and so is one in the plural right behind a numeral (*yksi tai kaksi muutoksista*)."""
    token, noun = site.token, site.head
    parts = (word for word in between(token, noun, site) if word.upos in NOUNS | {"NUM", "ADJ"})
    counted = is_finnic(site) and is_numeral(token) and token.id < noun.id
    several = "Plur" in noun.feats.get("Number", ()) and noun.id == token.id + 1
    partly = several or any("Par" in cases_of(word, site) for word in parts)
    return counted and "Ela" in cases_of(noun, site) and partly


def is_how_it_looks(site: Site) -> bool:
    """Finnish adjectives of look, sound and size have a genitive before them, which the noun does not share: *saman
    kokoisia laatikoita*, *luonnollisen kuuloisia ääniä*."""
    token, after = site.token, word_after(site.token, site)
    attribute = is_finnish(site) and is_attribute(token) and token.id < site.head.id and "Gen" in cases_of(token, site)
    return attribute and after is not None and LOOKS.search(lower(after)) is not None


LOOKS = re.compile(
    "^(?:kuuloi|näköi|tuntui|makui|hajui|tuoksui|kokoi|väri|muotoi|tyyppi|laatui|oloi|ikäi|pitui|korkui|levyi|painoi|"
    "arvoi|hintai|laajui|mittai|suurui|vahvui|kaltai|lai?)(?:nen|sen|sta|stä|set|sia|siä|sten|si|ssa|ssä|lla|llä|lle|seen|siin|"
    "s[ei](?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|ksi|n[aä]))"
)
"""How such adjectives are spelt."""


def does_it_to_those(site: Site) -> bool:
    """Estonian *mõlemad* and the like right behind a verb of the third person in their number are its subject, and what
    follows in the partitive its object: *ostavad mõlemad raamatuid*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if not is_estonian(site) or not is_attribute(token) or before is None or before.upos != "VERB":
        return False
    number = token.feats.get("Number", frozenset())
    third = "3" in before.feats.get("Person", ()) and not number.isdisjoint(before.feats.get("Number", ()))
    own, other = cases_of(token, site), cases_of(noun, site)
    return lower(token) in {"mõlemad", "kõik", "need", "mõned"} and third and NOMINATIVE in own and "Par" in other


def is_somewhere_else(site: Site) -> bool:
    """A Finnish adjective in a case of place does not belong to a genitive or partitive behind it, but stands for a
    noun: *amerikkalaisille päivien pituudet*, *mitattuna kuutioina vettä*."""
    token, noun = site.token, site.head
    if not is_finnish(site) or not is_modifier(token) or token.id > noun.id:
        return False
    own, other = cases_of(token, site), cases_of(noun, site)
    return bool(own) and own <= LOCAL | {"Abl"} and bool(other) and other <= {"Gen", "Par"}


def is_behind_another(site: Site) -> bool:
    """A Finnic adjective behind a noun in another case stands for a noun itself: *nousu pienestä suureen*."""
    token, noun = site.token, site.head
    behind = is_finnic(site) and is_modifier(token) and token.upos == "ADJ" and token.id > noun.id
    own, other = cases_of(token, site), cases_of(noun, site)
    return behind and bool(own) and own <= LOCAL | {"Abl"} and own.isdisjoint(other)


def is_in_what_follows(site: Site) -> bool:
    """Finnish *seuraavassa* stands for what follows, whatever noun is behind it: *seuraavassa esimerkkinä testi*."""
    plain = NOMINATIVE in site.head.feats.get("Case", ()) or "Ess" in site.head.feats.get("Case", ())
    return is_finnish(site) and lower(site.token) in {"seuraavassa", "edellisessä", "yllä", "alla"} and plain


def is_of_many(site: Site) -> bool:
    """A Finnish plural such as *monien* before a genitive in the singular may be of whom it is: *monien kokemuksen
    mukaan*."""
    many = is_finnish(site) and lower(site.token) in {"monien", "useiden", "useimpien", "muiden", "toisten", "kaikkien"}
    return many and site.head.feats.get("Case") == frozenset({"Gen"})


def is_one_more_than_another(site: Site) -> bool:
    """An Estonian or Finnish adjective behind *one* and before *than another* is said of each: *üks targem kui
    teine*."""
    before, after = word_before(site.token, site), word_after(site.token, site)
    compared = after is not None and lower(after) in {"kui", "kuin"}
    return is_finnic(site) and compared and before is not None and lower(before) in {"üks", "yksi", "toinen"}


def is_told_from_another(site: Site) -> bool:
    """Estonian adjectives in the adessive before *vahet* are what one tells from each other, and none of its
    attributes: *teeb heal ja halval vahet*."""
    told = is_estonian(site) and lower(site.head) == "vahet" and site.token.id < site.head.id
    return told and "Ade" in site.token.feats.get("Case", ())


def is_theirs_there(site: Site) -> bool:
    """Estonian *neil* and *neile* before a noun in the singular are those who have or get something, rather than a
    determiner in the wrong number: *et neil võistlusel paremini läheks*."""
    theirs = is_estonian(site) and lower(site.token) in {"neil", "neile", "neilt"} and site.token.id < site.head.id
    return theirs and "Sing" in site.head.feats.get("Number", ())


def is_owned_by_somebody(site: Site) -> bool:
    """A Finnish noun with the suffix of who owns it is the same in the nominative and genitive, so that an attribute in
    either goes with it: *oman maasi ryhmä*."""
    token, noun = site.token, site.head
    owned = is_finnish(site) and is_attribute(token) and OWNED.search(lower(noun)) is not None
    return owned and not token.feats.get("Case", frozenset()).isdisjoint({NOMINATIVE, "Gen"})


OWNED = re.compile("[aeiouyäö](?:ni|si|mme|nne|nsa|nsä)$")


DOUBTS: tuple[SiteDoubt, ...] = (
    is_owned_by_somebody,
    is_told_from_another,
    is_theirs_there,
    is_in_what_follows,
    is_of_many,
    is_one_more_than_another,
    ends_in_a_capital,
    belongs_beyond_joined_genitives,
    belongs_to_an_adposition,
    is_before_one_with_its_adposition,
    is_from_one_side,
    is_a_way_to_do_it,
    is_as_possible,
    is_something_by_itself,
    is_behind_what_is_before_all,
    is_the_next_thing,
    is_nearest_to,
    is_what_is_changed,
    is_quoted_before_its_noun,
    is_the_very_most,
    is_a_noun_in_ise,
    is_beyond_brackets,
    is_named_before_what_is_counted,
    is_its_own,
    is_this_with_those,
    is_so_and_something,
    is_in_a_state,
    is_the_one_to_act_on,
    is_what_you_do_to_those,
    is_the_first_word_of_a_name,
    is_of_the_noun_right_behind_a_noun,
    is_in_a_choice_of,
    is_beyond_a_stop,
    is_from_those_to_this,
    is_told_to_whoever,
    is_without_what_follows,
    is_what_to_get,
    is_how_it_is,
    is_no_verb_but_its_owner,
    is_inflected_behind_a_colon,
    is_when_to_do_it,
    varies_by_itself,
    is_chosen_from,
    is_a_fraction_of,
    is_how_it_looks,
    does_it_to_those,
    is_somewhere_else,
    is_behind_another,
)
