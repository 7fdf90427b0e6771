"""Doubts about Finnish and Estonian verbs: what must be done, what somebody who is spoken to does, and what a parser
takes for a subject or an object beside them."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.finnic import COPULAS, ENDS
from lambre_core.findings.doubts.finnic_infinitives import INTRANSITIVE, PERSONS, WITHOUT_OBJECT
from lambre_core.findings.doubts.site import (
    NOMINATIVE,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_estonian,
    is_finite,
    is_finnic,
    is_finnish,
    is_subject,
    lower,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.tree import Token


def is_what_must_be_done(site: Site) -> bool:
    """Finnish verbs of necessity have no subject in the nominative: a plural beside one and an infinitive is what must
    be done (*ne täytyy pestä*, *vaiheet olisi pitänyt tehdä*), unless that has an object (*käyttäjät täytyy vaihtaa
    salasana*) or can have none (*lapset täytyy mennä*)."""
    token, verb = site.token, site.head
    if not is_finnish(site) or not is_subject(token) or not is_nominative_plural(token):
        return False
    behind = rest_of_clause(site, verb)
    must = lower(verb) in NECESSARY or (
        lower(verb) in {"on", "oli", "olisi"} and any(lower(word) in HAD_TO_BE for word in behind[:2])
    )
    done = [word for word in behind if is_finnish_infinitive(word, site)]
    if not must or not done:
        return False
    objects = any(
        (word.deprel or "").startswith("comp:obj") and word.upos in NOUNS | {"PRON"}
        for one in done
        for word in site.below.get(one.id, ())
    )
    return not objects and INTRANSITIVE.search(lower(done[-1])) is None


NECESSARY = frozenset(
    "täytyy täytyi täytyisi pitää piti pitäisi tulee tuli tulisi kannattaa kannatti kannattaisi tarvitsee tarvitsi "
    "tarvitsisi pitänee täytynee".split()
)
"""Finnish verbs of necessity in the only person that they have as such."""

HAD_TO_BE = frozenset("pitänyt täytynyt tullut kannattanut tarvinnut pakko syytä hyvä mahdollista helppo".split())
"""What says the same behind *to be*."""


def is_nominative_plural(token: Token) -> bool:
    """Whether the tagger takes a word for a nominative plural."""
    return NOMINATIVE in token.feats.get("Case", ()) and "Plur" in token.feats.get("Number", ())


def is_finnish_infinitive(word: Token, site: Site) -> bool:
    """Whether a word is an infinitive to the tagger, or completes a verb and ends as one."""
    if "Inf" in word.feats.get("VerbForm", ()):
        return lower(word).endswith(("a", "ä"))
    above = site.sentence.head_of(word)
    completes = (word.deprel or "").startswith("comp:") and above is not None and above.upos in {"AUX", "VERB"}
    unknown = word.upos == "NOUN" and not known_as(lower(word), "NOUN", site.readings)  # *yhteydet tulisi sallia*
    return completes and (word.upos in {"ADJ", "VERB"} or unknown) and INFINITIVE.search(lower(word)) is not None


INFINITIVE = re.compile("(?:[dlnrst]|[aeiouyäö])[aä]$")
"""How Finnish infinitives end."""


def is_what_you_have(site: Site) -> bool:
    """A plural beside a transitive verb in the singular of the first or second person is its object: *avaimet saat
    portaalista*, *juhised leiad lehelt*, *saate objektid*; not somebody who acts, nor beside another object (*autod
    teed müra*)."""
    token, verb = site.token, site.head
    if not is_finnic(site) or not is_subject(token) or token.upos != "NOUN" or not is_nominative_plural(token):
        return False
    personal = verb.upos == "VERB" and not {"1", "2"}.isdisjoint(verb.feats.get("Person", ()))
    if not personal or not is_finite(verb) or ACTING.search(lower(token)) is not None:
        return False
    if (verb.lemma or "") in WITHOUT_OBJECT or FINNISH_INTRANSITIVE.search(verb.lemma or "") is not None:
        return False
    return not any(has_direct_object(word) and not is_owner_of(word, token, site) for word in site.sisters)


def is_owner_of(word: Token, noun: Token, site: Site) -> bool:
    """Whether a genitive has nothing but nouns between it and one behind it, to which it belongs: *lisame aruande
    tabeli veerud*."""
    return "Gen" in word.feats.get("Case", ()) and all(
        other.upos in NOUNS for other in between(word, noun, site) if word.id < noun.id
    )


ACTING = re.compile(
    "(?:jad|inimesed|lapsed|mehed|naised|poisid|tüdrukud|vanemad|õpilased|tudengid|sõbrad|liikmed|kliendid|loomad|koerad|"
    "kassid|linnud|jat|jät|ihmiset|lapset|miehet|naiset|pojat|tytöt|oppilaat|asiakkaat|jäsenet|ystävät|vanhemmat|"
    "eläimet|koirat|kissat|linnut|seurat|joukkueet|[iä]set|lased)$"
)
"""Plurals of Estonian and Finnish nouns for those who act."""

FINNISH_INTRANSITIVE = re.compile("(?:[uy][aä]|olla|tulla|mennä|jäädä|toimia|elää|asua|istua|seisoa|nukkua|juosta)$")
"""Lemmas of Finnish verbs without an object."""


def has_direct_object(word: Token) -> bool:
    """Whether a word is an object in the genitive or partitive; Estonian partitives in *-st* may be elatives."""
    direct = not lower(word).endswith("st") and not {"Gen", "Par"}.isdisjoint(word.feats.get("Case", ()))
    return (word.deprel or "").startswith("comp:obj") and word.upos in NOUNS | {"PRON"} and direct


def is_whose_work_it_is(site: Site) -> bool:
    """A Finnish or Estonian relative pronoun in the plural beside a verb in the singular of the first or second person
    is the object of that: *tiedostot, jotka loit*."""
    token, verb = site.token, site.head
    relative = is_finnic(site) and is_subject(token) and lower(token) in {"jotka", "mitkä", "mis"}
    personal = not {"1", "2"}.isdisjoint(verb.feats.get("Person", ()))
    return relative and personal and "Sing" in verb.feats.get("Number", ())


def brings_something(site: Site) -> bool:
    """Finnish *tuo* behind a nominative in the singular is the verb *tuoda*, for no noun has two such determiners:
    *tämä tuo kirjat*, *tämä komento tuo puuttuvat taulukot*."""
    if not is_finnish(site) or not (site.token.deprel or "").startswith("det") or site.head.id < site.token.id:
        return False
    words = (site.token, *between(site.token, site.head, site))
    return any(lower(word) == "tuo" and may_bring(word_before(word, site)) for word in words)


def may_bring(word: Token | None) -> bool:
    """Whether a word is a nominative in the singular, before which no determiner stands."""
    nominal = word is not None and word.upos in NOUNS | {"PRON"}
    return (
        nominal
        and word is not None
        and NOMINATIVE in word.feats.get("Case", {NOMINATIVE})
        and "Plur" not in word.feats.get("Number", ())
    )


def is_thought_to_be_so(site: Site) -> bool:
    """A Finnish participle with the suffix of who thinks so has no subject beside it: *uskot löytäneesi virheen*,
    *luulet tietäväsi*, *vuokraat tarvitsemasi laitteet*."""
    owned = is_finnish(site) and is_subject(site.token) and site.token.id < site.head.id
    return owned and THOUGHT.search(lower(site.head)) is not None


THOUGHT = re.compile("(?:(?:nee|v[aä])(?:ni|si|mme|nne|ns[aä]|[aä]n)|m[aä](?:ni|si|mme|nne|ns[aä]))$")
"""How such participles end, and those of what somebody has done."""


def may_tell_what_you_do(site: Site) -> bool:
    """What ends in *-t* is a Finnish verb in the second person as well as a plural: where the tagger thinks of a verb
    at all, it is no subject (*jos aiot käyttää kuvia*, *kun keräät sieniä*)."""
    token = site.token
    plural = is_finnish(site) and is_subject(token) and token.upos in NOUNS and lower(token).endswith("t")
    believed = token.beliefs.upos.get("VERB", 0.0) if token.beliefs is not None else 0.0
    acting = ACTING.search(lower(token)) is not None
    return plural and not acting and "Plur" in token.feats.get("Number", ()) and believed >= PERHAPS_A_VERB


PERHAPS_A_VERB = 0.01
"""Least probability of a verb that is spelt as a plural."""


def is_no_verb_in_a_list(site: Site) -> bool:
    """What looks like a Finnish or Estonian verb, and has nothing but nouns in the nominative joined to it, is one of
    them: *automaatne sulgemine traksid, sulud jne.*"""
    joined = [word for word in site.below.get(site.head.id, ()) if (word.deprel or "").startswith("conj")]
    nouns = (word.upos in NOUNS and NOMINATIVE in word.feats.get("Case", ()) for word in joined)
    return is_finnic(site) and is_subject(site.token) and bool(joined) and all(nouns)


def is_what_fits_by_itself(site: Site) -> bool:
    """A Finnish participle in *-vat* right before a nominative plural is its attribute, and no verb of the singular
    before the verb of that, whatever the tagger makes of this one: *koonti lisää sopivat havainnot*."""
    token, verb, after = site.token, site.head, word_after(site.head, site)
    single = is_finnish(site) and is_subject(token) and "Sing" in token.feats.get("Number", ()) and after is not None
    if not single or after is None or not lower(verb).endswith(("vat", "vät")) or token.id > verb.id:
        return False
    plural = after.upos in NOUNS and is_nominative_plural(after)
    return plural and any(ONE_DOES.search(lower(word)) is not None for word in between(token, verb, site))


ONE_DOES = re.compile("..(?:aa|ää|ee|oo|uu|yy)$")
"""How Finnish verbs end that are said of one."""


def is_seen_while_doing(site: Site) -> bool:
    """What ends in *-a* right behind a Finnish infinitive in *-essa* is its object, and no verb: *katsottaessa
    listaa*."""
    before = word_before(site.head, site)
    while_ = before is not None and WHILE_DOING.search(lower(before)) is not None
    return is_finnish(site) and is_subject(site.token) and while_ and lower(site.head).endswith(("a", "ä"))


WHILE_DOING = re.compile("(?:tta|ttä|[dt])ess[aä]$")


def is_denied_elsewhere(site: Site) -> bool:
    """A Finnish passive that is never denied in this form has nothing to do with what denies before its conjunction, to
    which the parser joins it: *eikä silloin, jolloin ne havaittiin*."""
    verb, above = site.head, site.sentence.head_of(site.head)
    joined = above is not None and above.upos == "AUX" and "Neg" in above.feats.get("Polarity", ())
    passive = is_finnish(site) and PASSIVE.search(lower(verb)) is not None and "Connegative" not in verb.feats
    return passive and joined and above is not None and any(word.form == "," for word in between(above, verb, site))


PASSIVE = re.compile("t(?:tiin|iin)$|[tdlnr](?:aa|ää)n$")
"""How Finnish passives end that are not denied."""


def is_entrusted(site: Site) -> bool:
    """What somebody entrusts to another one is a total object in Estonian: *usaldad oma andmed projektile*."""
    given = (
        is_estonian(site) and (site.token.deprel or "").startswith("comp:obj") and lower(site.head).startswith("usalda")
    )
    return given and any("All" in word.feats.get("Case", ()) for word in rest_of_clause(site, site.token))


def is_a_plural_object_in_t(site: Site) -> bool:
    """A Finnish noun in a vowel and *-t* is a plural, and may be an object as it is, whatever the tagger says of its
    number: *sisältää aikayksiköt*; but for a few such as *olut*. So is an Estonian one in *-od* or *-ud*."""
    token = site.token
    if is_estonian(site):
        done = (token.deprel or "").startswith("comp:obj") and site.head.upos == "VERB"
        return done and ESTONIAN_PLURAL.search(lower(token)) is not None
    if not is_finnish(site) or not (token.deprel or "").startswith("comp:obj") or token.upos != "NOUN":
        return False
    form = lower(token)
    return re.search("[aeiouyäö]t$", form) is not None and IN_T.search(form) is None


ESTONIAN_PLURAL = re.compile("[a-zõäöü]{3}[^aeiouõäöü](?:od|ud|id)$(?<!period)")
"""How Estonian plurals of nouns in a vowel end."""

IN_T = re.compile("(?:olut|kevät|neitsyt|airut|kätyt|lyhyt|ohut)$")
"""Finnish singulars that end so."""


def is_a_person_by_experience(site: Site) -> bool:
    """A Finnish participle in *-tunut* or *-tynyt*, or *kokenut*, says what somebody is like who stands right behind
    it, and is no perfect with an object: *olet kokenut kehittäjä*."""
    token, verb = site.token, site.head
    if not is_finnish(site) or not (token.deprel or "").startswith("comp:obj") or token.id < verb.id:
        return False
    experienced = EXPERIENCED.search(lower(verb)) is not None and NOMINATIVE in token.feats.get("Case", ())
    attributes = all("Gen" in word.feats.get("Case", ()) for word in between(verb, token, site))
    return experienced and attributes


EXPERIENCED = re.compile("(?:t[uy]n[uy]t|^kokenut)$")
"""Such participles: of verbs without an object, and one that is an adjective, too."""


def must_be_installed(site: Site) -> bool:
    """Estonian *tuleb* and the like before an infinitive that the tagger does not know have no subject, and a plural
    behind is what is to be done: *tuleb installida draiverid*; so is one before it (*tuleb failid enne seda avada*)."""
    token, verb = site.token, site.head
    if not is_estonian(site) or not is_subject(token) or lower(verb) not in IMPERSONAL or token.id < verb.id:
        return False
    words = between(verb, token, site)
    behind = (word for word in site.sentence.tokens[token.id :] if word.head == verb.id or word.head == token.id)
    return is_nominative_plural(token) and (
        any(ESTONIAN_INFINITIVE.search(lower(word)) is not None for word in words)
        or any("Inf" in word.feats.get("VerbForm", ()) for word in (*behind, *rest_of_clause(site, token)))
    )


IMPERSONAL = frozenset("saab sai saaks tuleb tuli tuleks võib võiks tasub tasuks".split())
"""Estonian verbs that say what can or must be done by nobody in particular."""

ESTONIAN_INFINITIVE = re.compile("[aeioudtslnr][dt]a$")
"""How most Estonian infinitives end."""


def is_an_infinitive_in_da(site: Site) -> bool:
    """What ends as an Estonian infinitive behind *tuleb*, *saab* and the like is one, whatever the tagger says: *mis
    tuleb esmalt installida*."""
    token, verb = site.token, site.head
    completes = is_estonian(site) and (token.deprel or "").startswith("comp:") and token.upos == "VERB"
    return completes and lower(verb) in IMPERSONAL and lower(token).endswith("ida")


def is_told_to_do_with_this(site: Site) -> bool:
    """Estonian *see* and *need* behind a verb in *-ge* or *-ke* are what somebody is told to do something with: *seadke
    see vastavalt*, *kustutage need*."""
    token, verb = site.token, site.head
    told = verb.upos == "VERB" and lower(verb).endswith(("ge", "ke")) and "Plur" in verb.feats.get("Number", ())
    return is_estonian(site) and told and is_subject(token) and lower(token) in {"see", "need", "kõik"}


def is_of_an_earlier_clause(site: Site) -> bool:
    """Behind a noun with a clause of its own, in which somebody does one thing and, after a comma and *then*, another,
    the latter is done by them: *sammud, mis näitavad, kuidas programm avab faili, seejärel loeb selle*."""
    token, verb = site.token, site.head
    before = word_before(verb, site)
    if not is_finnic(site) or not is_subject(token) or before is None or lower(before) not in THEN:
        return False
    comma = word_before(before, site)
    earlier = [word for word in between(token, verb, site) if is_finite(word)]
    doing = any(
        agree_in_number(word, verb) and any(is_subject(child) for child in site.below.get(word.id, ()))
        for word in earlier
    )
    return comma is not None and comma.form == "," and not agree_in_number(token, verb) and doing


THEN = frozenset("seejärel siis edasi lõpuks sitten lopuksi".split())
"""Estonian and Finnish words for what is done next."""


def agree_in_number(word: Token, other: Token) -> bool:
    """Whether the tagger gives two words a number in common."""
    return not word.feats.get("Number", frozenset()).isdisjoint(other.feats.get("Number", ()))


def is_a_reason_to(site: Site) -> bool:
    """A Finnish noun before what may be an infinitive has that for an attribute where no other verb stands, if it means
    a *reason* or *way*, or nothing ends the sentence, in a heading: *syyt käyttää kirjastoa*, *vaiheet luoda malli*;
    not somebody who acts."""
    token, verb = site.token, site.head
    if not is_finnish(site) or not is_subject(token) or token.id + 1 != verb.id or ACTING.search(lower(token)):
        return False
    words = site.sentence.tokens
    if INFINITIVE.search(lower(verb)) is None or any(is_finite(word) for word in words if word is not verb):
        return False
    return REASON.search(lower(token)) is not None or words[-1].form not in ENDS


REASON = re.compile(
    "(?:syy|tava|keino|mahdollisuude|ohjee|oikeude|edu|hyödy|tarpee|luva|perustee|vaihtoehdo|motiivi|taido|kyvy)t$"
)
"""Plurals of such nouns."""


def does_with_those(site: Site) -> bool:
    """What opens a Finnish sentence and ends in a vowel, before a participle and a plural, is an imperative and not the
    subject of the participle: *pese likaiset astiat*, *avaa valitut tiedostot*."""
    token, participle, after = site.token, site.head, word_after(site.head, site)
    if not is_finnish(site) or not is_subject(token) or token.id + 1 != participle.id or after is None:
        return False
    plural = after.upos in NOUNS and "Plur" in after.feats.get("Number", ())
    with_those = re.search("(?:v[aä]t|neet|[td][uy]t)$", lower(participle)) is not None
    before = word_before(token, site)
    opens = before is None or before.upos in {"PUNCT", "CCONJ", "NUM", "SYM", "X"}
    return plural and with_those and opens and re.search("[aeiouyäö]$", lower(token)) is not None


def is_what_one_must_choose(site: Site) -> bool:
    """An object beside a Finnish verb of necessity and its infinitive is in the nominative, and so is that of one which
    says what something is: *sinun täytyy valita malli*, *ajatus olisi perustaa ryhmä*."""
    token, verb = site.token, site.head
    if not is_finnish(site) or not (token.deprel or "").startswith("comp:obj") or token.upos not in NOUNS:
        return False
    above = site.sentence.head_of(verb)
    if above is None or NOMINATIVE not in token.feats.get("Case", ()) or above.id > verb.id:
        return False
    infinitive = "Part" not in verb.feats.get("VerbForm", ()) and INFINITIVE.search(lower(verb)) is not None
    return lower(above) in NECESSARY or (lower(above) in COPULAS and infinitive)


def is_what_can_be_done(site: Site) -> bool:
    """An Estonian pronoun in the plural before *saab*, *võib* or *tuleb* and an infinitive without another object is
    what something can be done with: *mõned neist saab ümber treenida*."""
    token, verb = site.token, site.head
    if not is_estonian(site) or not is_subject(token) or token.upos not in {"PRON", "DET"} or token.id > verb.id:
        return False
    if lower(verb) not in IMPERSONAL or not is_nominative_plural(token) or token.feats.get("Person"):
        return False
    done = [word for word in site.below.get(verb.id, ()) if word.upos == "VERB" and word.id > verb.id]
    objects = (word for one in done for word in site.below.get(one.id, ()) if has_direct_object(word))
    return bool(done) and not any(objects)


def is_one_at_a_time(site: Site) -> bool:
    """A Finnish nominative before *kerrallaan* says how something is done: *edetä askel kerrallaan*."""
    after = word_after(site.token, site)
    return is_finnish(site) and after is not None and lower(after) == "kerrallaan"


def is_wanted_of_others(site: Site) -> bool:
    """A Finnish verb of wanting has a participle in *-van* where others are to do it: *haluan sinun tulevan*."""
    completes = is_finnish(site) and site.token.upos == "VERB" and (site.token.deprel or "").startswith("comp:")
    return completes and re.search("v[aä]n$", lower(site.token)) is not None


def is_made_to_do_it(site: Site) -> bool:
    """An Estonian genitive before a supine is the object of the verb that has this, where that is none of beginning,
    duty or movement: *programmeeris seadme käskudele vastama*."""
    token, supine = site.token, site.head
    above = site.sentence.head_of(supine)
    governed = is_estonian(site) and (token.deprel or "").startswith("comp:obj") and token.id < supine.id
    if not governed or "Sup" not in supine.feats.get("VerbForm", ()) or above is None:
        return False
    return above.upos == "VERB" and (above.lemma or "") not in OWN_SUPINE and "Gen" in token.feats.get("Case", ())


OWN_SUPINE = frozenset(
    "algama asuma hakkama harjuma jooksma jõudma jääma kippuma käima minema nõustuma pidama tulema".split()
)
"""Estonian verbs whose supine has the same subject."""


def is_there(site: Site) -> bool:
    """A Finnish plural is what there is beside *on*, and no predicate, where that has no subject: *siellä on ainakin
    seuraavat*."""
    token, verb = site.token, site.head
    predicate = is_finnish(site) and (token.deprel or "").startswith("comp:pred") and is_nominative_plural(token)
    return predicate and not any(is_subject(word) for word in site.below.get(verb.id, ()))


def is_the_weather(site: Site) -> bool:
    """Finnish *sää* is the weather in written language, and *you* in some dialects alone: *sää oli huono*."""
    return is_finnish(site) and is_subject(site.token) and lower(site.token) == "sää"


def is_no_finite_verb(site: Site) -> bool:
    """A Finnish infinitive in *-massa*, *-masta* or *-matta* has no number: *kriteerit olemassa*; and genitives of
    several are no verbs, with the suffix of an owner or without (*kunnioitat kävijöidesi yksityisyyttä*)."""
    return is_finnish(site) and NEVER_FINITE.search(lower(site.head)) is not None


NEVER_FINITE = re.compile(
    "m[aä](?:ss[aä]|st[aä]|tt[aä]|ll[aä])$|[aeiouyäö]i(?:d|tt)en$|[aeiouyäö]i(?:d|tt)e(?:ni|si|mme|nne|ns[aä])$"
)


def is_an_infinitive_by_its_lemma(site: Site) -> bool:
    """What is spelt as the Finnish lemma that the tagger gives it is an infinitive: *niitä voisi vielä löytyä*."""
    completes = site.token.upos == "VERB" and (site.token.deprel or "").startswith("comp:")
    return (
        is_finnish(site)
        and completes
        and lower(site.token) == site.token.lemma
        and FIRST.search(lower(site.token)) is not None
    )


FIRST = re.compile("(?<!n)[aä]$")


def is_asked_whether_to_do(site: Site) -> bool:
    """A Finnish verb in *-taanko* is a passive, and has a nominative as its object: *poistetaanko tiedosto?*"""
    return is_finnish(site) and re.search("[tdlnr](?:aa|ää)n(?:ko|kö|kaan|kään|han|hän)$", lower(site.head)) is not None


def anybody_does(site: Site) -> bool:
    """A Finnish plural before a verb in the singular that says what anybody notices or can do is the object of that
    where there is no other one: *virheet huomaa helposti*, *tiedostot pystyy jättämään pois*."""
    token, verb = site.token, site.head
    plural = is_finnish(site) and is_subject(token) and is_nominative_plural(token) and token.id < verb.id
    if not plural or "Sing" not in verb.feats.get("Number", ()) or PERSONS.search(lower(token)):
        return False
    done = [
        word
        for word in site.below.get(verb.id, ())
        if word.upos == "VERB" and word.id > verb.id and not WHILE.search(lower(word))
    ]
    objects = (word for one in (verb, *done) for word in site.below.get(one.id, ()) if has_direct_object(word))
    able = verb.lemma in ABLE and done and not any(INTRANSITIVE.search(lower(word)) for word in done)
    return (bool(able) or NOTICING.fullmatch(lower(verb)) is not None) and not any(objects)


WHILE = re.compile("m[aä](?:ll|tt)[aä]$")
"""How infinitives end that say by what something is done: *tulokset saa laskemalla*."""

NOTICING = re.compile(
    "saa|saisi|huomaa|huomasi|huomaisi|näkee|näkisi|löytää|löytäisi|tunnistaa|erottaa|muistaa|ymmärtää|oppii"
)
"""Finnish verbs that say what anybody notices or gets."""

ABLE = frozenset("pystyä ehtiä osata viitsiä uskaltaa kannattaa".split())


def is_better_done(site: Site) -> bool:
    """An Estonian adjective in the singular with an infinitive behind it says how it is to do that, and a plural before
    it is its object: *küsimused on otstarbekas rühmitada*."""
    token, verb = site.token, site.head
    if not is_estonian(site) or token.upos != "ADJ" or not (token.deprel or "").startswith("comp:pred"):
        return False
    behind = rest_of_clause(site, token)
    return token.id > verb.id and any("Inf" in word.feats.get("VerbForm", ()) for word in behind)


def must_not_be_done(site: Site) -> bool:
    """An Estonian infinitive beside *tule* is what must not be done: *neid ei tule kustutada*."""
    return (
        is_estonian(site) and site.head.lemma == "tulema" and ESTONIAN_INFINITIVE.search(lower(site.token)) is not None
    )


def can_be_done_by_anybody(site: Site) -> bool:
    """An Estonian verb of what can be done and an infinitive are said of nobody in particular, and so not of who did
    the thing before: *tule siia ja saab koos lugeda*, *ootasime kaua ja võis juba kukkesid kuulda*."""
    token, verb = site.token, site.head
    joined = is_estonian(site) and (token.deprel or "").startswith("conj") and lower(token) in IMPERSONAL | {"võis"}
    behind = rest_of_clause(site, token)
    return joined and token.id > verb.id and any("Inf" in word.feats.get("VerbForm", ()) for word in behind)


def is_a_place_beside_another(site: Site) -> bool:
    """An Estonian word in *-s* that *and* joins to a noun in the inessive is one as well, and no verb in the past:
    *parendused kulus ja jõudluses*."""
    verb, joining = site.head, word_after(site.head, site)
    if not is_estonian(site) or not lower(verb).endswith("s") or joining is None or joining.upos != "CCONJ":
        return False
    other = word_after(joining, site)
    return other is not None and other.upos in NOUNS and other.feats.get("Case") == frozenset({"Ine"})


DOUBTS: tuple[SiteDoubt, ...] = (
    is_a_place_beside_another,
    can_be_done_by_anybody,
    is_there,
    is_the_weather,
    is_no_finite_verb,
    is_an_infinitive_by_its_lemma,
    is_asked_whether_to_do,
    anybody_does,
    is_better_done,
    must_not_be_done,
    is_what_must_be_done,
    is_what_you_have,
    is_whose_work_it_is,
    brings_something,
    is_thought_to_be_so,
    may_tell_what_you_do,
    is_no_verb_in_a_list,
    is_what_fits_by_itself,
    is_seen_while_doing,
    is_denied_elsewhere,
    is_entrusted,
    is_a_plural_object_in_t,
    is_a_person_by_experience,
    must_be_installed,
    is_an_infinitive_in_da,
    is_told_to_do_with_this,
    is_of_an_earlier_clause,
    is_a_reason_to,
    does_with_those,
    is_what_one_must_choose,
    is_what_can_be_done,
    is_one_at_a_time,
    is_wanted_of_others,
    is_made_to_do_it,
)
