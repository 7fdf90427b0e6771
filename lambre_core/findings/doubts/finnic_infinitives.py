"""Doubts about what Finnic participles, supines and infinitives have before them, and about who does what is to be
done.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from lambre_core.findings.doubts.finnic import COPULAS, IN_NO_OTHER_CASE, LOCAL, SOON, cases_of, has_genders
from lambre_core.findings.doubts.site import (
    NOMINATIVE,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_estonian,
    is_finite,
    is_finnish,
    is_modifier,
    is_subject,
    lower,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.tree import Token


def is_object_of_a_supine(site: Site) -> bool:
    """Estonian *ilma* belongs to a supine in *-mata* behind it, and the noun or pronoun between is the object of that:
    *ilma andmeid kaotamata*, *ilma neid koju viimata*."""
    before = word_before(site.token, site)
    governed = lower(site.head) == "ilma" and site.token.id > site.head.id
    if not governed and (before is None or lower(before) != "ilma"):
        return False
    return any(lower(word).endswith("mata") for word in rest_of_clause(site, site.token))


def is_before_the_complement_of_a_participle(site: Site) -> bool:
    """A noun right before a participle that modifies a later noun is what the participle governs, and neither what
    stands before that noun belongs to it (*tekee siitä sopivan vettä hylkiviin takkeihin*, *pieni laukussa
    oleva avain*) nor does a verb (*keskendub vett säästvatele seadmetele*) or an adposition (*väljaspool linnaga
    seotud ala*)."""
    token, head = site.token, site.head
    modifying = is_modifier(token) and head.upos in NOUNS and token.id < head.id
    governed = token.upos in NOUNS and head.upos in {"ADP", "VERB"} and head.id < token.id
    noun = head if modifying else token
    after = word_after(noun, site)
    if not (modifying or governed) or after is None or not is_participle_of_another(after, noun, site):
        return False
    cases = cases_of(noun, site)
    return bool(cases & (LOCAL | {"Par"})) and cases.isdisjoint(cases_of(after, site))


def is_participle_of_another(word: Token, noun: Token, site: Site) -> bool:
    """Whether a word is a Finnish or Estonian participle that modifies a noun behind it."""
    if word.upos not in {"ADJ", "VERB"} or PARTICIPLE.search(lower(word)) is None or is_finite(word):
        return False
    above = site.sentence.head_of(word)
    # *Turvallisuutta korostaviin ja kevyisiin ratkaisuihin*: the parser may join all of them to the first.
    joined = any(child.upos in NOUNS and child.id > word.id for child in site.below.get(word.id, ()))
    return joined or (is_modifier(word) and above is not None and above.id > word.id and above.id != noun.id)


PARTICIPLE = re.compile(
    "(?:[dt]ud|nud|v|va|vat|vad|vate|vaid|[dt]ava|[dt]avate|[dt]avaid)(?:s|st|sse|l|le|lt|ks|ga|ta|ni|na|i)?$|"
    "(?:v[aä]|v[aä]n|v[aä]t|v[aä][aä]|vien|vi[aä])$|v(?:[aä]|i)(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|ks[ei]|n[aä]|[aä]n|in|hin)$|"
    "(?:n(?:ut|yt|een|eet|eisiin|eita|eitä|eiden)|nee(?:ss[aä]|st[aä]|ll[aä]|lle|seen))$|"
    "[tdlnr][uy](?:n|t|[aä]|jen|j[aä]|i?(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|hin))$"
)
"""Ends of Estonian and Finnish participles."""


def says_what_to_do(site: Site) -> bool:
    """What opens a sentence, or follows a comma or conjunction, and ends in *-ista* or *-istä*, is a Finnish imperative
    before its object and no elative: *Vahvista varaus*, *Yhdistä kuvat kansioon*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or noun.upos not in NOUNS or token.id > noun.id or not TELLING.search(lower(token)):
        return False
    before = word_before(token, site)
    # Digits open items of a list: *1. Varmista asetukset*.
    opens = before is None or before.upos in {"PUNCT", "CCONJ", "NUM", "SYM", "X"} or not lower(before).isalpha()
    # *Valitse Yhdistä malli*: the name of a command
    opens = opens or (token.form or "")[:1].isupper()
    return opens and not cases_of(noun, site).isdisjoint({NOMINATIVE, "Gen"})


TELLING = re.compile("[^aeiouyäö](?:ista|istä)$|[eo]ista$")
"""How Finnish imperatives end that look like elatives: *varmista*, *poista*."""


def is_able_to(site: Site) -> bool:
    """What ends as a Finnish infinitive in *-maan*, behind a verb, is no noun: *et pysty kommunikoimaan*."""
    token, verb = site.token, site.head
    return token.upos == "NOUN" and MA_INFINITIVE.search(lower(token)) is not None and verb.upos in {"AUX", "VERB"}


MA_INFINITIVE = re.compile("(?:oi|[tds][aä]|[lnrs]e|uu|yy|[kst]si)m(?:aa|ää)n$")
"""Ends of Finnish infinitives of where one goes, or comes, to do something."""


def is_what_you_do(site: Site) -> bool:
    """A Finnish verb in the second person may look like a plural, and *tässä* before one says where it is: *mitä
    rakennat*, *sinä päätät*, *tässä työkalut*."""
    token, noun = site.token, site.head
    plural = noun.upos == "NOUN" and lower(noun).endswith("t") and "Plur" in noun.feats.get("Number", ())
    return plural and (token.deprel or "").startswith("det") and lower(token) in HERE_OR_YOU


HERE_OR_YOU = frozenset("sinä mitä minkä tässä tuossa siinä".split())
"""Pronouns that stand before a verb in the second person, or beside a nominative that they do not belong to."""


def is_followed(site: Site) -> bool:
    """Estonian *järgi* stands behind its noun; before one it is an imperative: *järgi juhendit*."""
    return lower(site.head) == "järgi" and site.head.upos == "ADP" and site.head.id < site.token.id


def is_theirs(site: Site) -> bool:
    """Finnish *niiden* and *sen* before a noun may be its owners: *niiden käytön aikana*."""
    token = site.token
    owner = lower(token) in {"niiden", "sen"} and "Gen" in token.feats.get("Case", ())
    return owner and (token.deprel or "").startswith("det")


def is_before_an_infinitive_of_purpose(site: Site) -> bool:
    """A Finnish infinitive that says what for has no subject but in its ending: *käännä tekstit säästääksesi aikaa*,
    *opastaa työntekijät keräilemään*."""
    return is_subject(site.token) and PURPOSE.search(lower(site.head)) is not None


PURPOSE = re.compile("[aä]kse(?:ni|si|mme|nne|ns[aä]|en)$|m(?:aan|ään)$")


def is_to_be_done_with(site: Site) -> bool:
    """What must be done is a plural beside a Finnish copula in the singular: *kulut on minimoitava*."""
    token, verb = site.token, site.head
    if not is_subject(token) or "Plur" not in token.feats.get("Number", ()) or lower(verb) not in COPULAS:
        return False
    return any(TO_DO.search(lower(word)) for word in rest_of_clause(site, verb))


TO_DO = re.compile("t[aä]v[aä]$")


def is_before_a_participle_in_neet(site: Site) -> bool:
    """A Finnish participle right before a plural is its attribute, and a name before it no subject: *Officen
    päivittyneet asetukset*."""
    after = word_after(site.head, site)
    if not is_subject(site.token) or site.token.id > site.head.id or after is None or after.upos not in NOUNS:
        return False
    plural = "Plur" in after.feats.get("Number", ()) and NOMINATIVE in after.feats.get("Case", ())
    return (
        not has_genders(site)
        and plural
        and lower(site.head).endswith(("neet", "vat", "vät"))
        and site.head.head == after.id
    )


def is_what_you_shall_do(site: Site) -> bool:
    """Estonian verbs in *-ge* and *-ke* are imperatives, whatever the tagger says, and have a nominative as a total
    object: *sulgege aken*."""
    token, verb = site.token, site.head
    # *Palun aidake mina*; German *ich frage der Mann*
    if token.upos not in NOUNS or "Sing" in verb.feats.get("Number", ()) or has_genders(site):
        return False
    told = verb.upos == "VERB" and lower(verb).endswith(("ge", "ke")) and "Fin" in verb.feats.get("VerbForm", ())
    return told and (token.deprel or "").startswith("comp:obj") and NOMINATIVE in token.feats.get("Case", ())


def can_be_done(site: Site) -> bool:
    """Estonian *saab*, *võib*, *tuleb* and *õnnestub* have no subject where they say what can, must or could be done,
    and a plural before them is the object of the infinitive: *failid saab alla laadida*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.id > verb.id or lower(verb) not in IMPERSONAL or token.upos not in NOUNS:
        return False
    plural = "Plur" in token.feats.get("Number", ()) and NOMINATIVE in token.feats.get("Case", ())
    beside = site.below.get(verb.id, ())
    done = [word for word in beside if word.id > verb.id and is_estonian_infinitive(word, site)]
    if lower(verb) in {"võib", "võiks"} and any(
        (word.deprel or "").startswith("comp:obj") for one in done for word in site.below.get(one.id, ())
    ):
        return False  # *kasutajad võib muuta parooli*
    if ACTING.search(lower(token)) is not None and any(DOING.fullmatch(lower(word)) is not None for word in done):
        return False  # *kliendid saab maksta kaardiga*
    return plural and bool(done)


def is_estonian_infinitive(word: Token, site: Site) -> bool:
    """Whether a word is an infinitive, or a noun that no lexicon has and that ends as one: *installida*."""
    unknown = word.upos == "NOUN" and lower(word).endswith("ida") and not known_as(lower(word), "NOUN", site.readings)
    return unknown or (word.upos == "VERB" and "Inf" in word.feats.get("VerbForm", ()))


ACTING = re.compile("(?:inimesed|lapsed|mehed|naised|poisid|vanemad|õpilased|tudengid|sõbrad|liikmed|kliendid|jad)$")
"""Estonian plurals of those who act."""

DOING = re.compile("maksta|minna|tulla|õppida|lugeda|kirjutada|mängida|töötada|osaleda|helistada|siseneda|osta|logida")
"""Infinitives of what is done by somebody, and hardly to them."""


IMPERSONAL = frozenset("saab sai saaks tuleb tuli tuleks võib võiks õnnestub õnnestus õnnestuks".split())


def is_done_by_somebody_behind(site: Site) -> bool:
    """A Finnic plural before a verb in the singular that a nominative in the singular follows may be what is done, and
    that who does it: *Uudet säännöt esitteli Matti Virtanen*, *kasutusõigused annab peakasutaja*."""
    token, verb, after = site.token, site.head, word_after(site.head, site)
    if has_genders(site) or not site.subjects_dropped or not is_subject(token) or token.id > verb.id or after is None:
        return False
    clashing = "Plur" in token.feats.get("Number", ()) and "Sing" in verb.feats.get("Number", ())
    if clashing and after.upos == "PROPN" and NOMINATIVE in after.feats.get("Case", {NOMINATIVE}):
        return True
    # *Pojat muistutti Matti Virtasta*: of names the last one alone is declined.
    common = (word for word in behind_verb(site) if word.upos == "NOUN")
    return clashing and token.upos in NOUNS and verb.upos == "VERB" and any(map(is_somebody, common))


def behind_verb(site: Site) -> Iterable[Token]:
    """The nouns that depend on the verb of a site and stand behind it."""
    return (word for word in site.sisters if word.upos in NOUNS and word.id > site.head.id)


def is_somebody(word: Token) -> bool:
    """Whether the tagger takes a noun for a nominative in the singular that is no time, or it is one of those that have
    the end of a Finnish partitive plural."""
    nominative = word.feats.get("Case") == IN_NO_OTHER_CASE and "Sing" in word.feats.get("Number", ())
    return (nominative and TIMES.search(lower(word)) is None) or DOERS.search(lower(word)) is not None


DOERS = re.compile(
    "(?:valvoja|käyttäjä|pitäjä|myyjä|toimittaja|johtaja|opettaja|omistaja|kirjoittaja|tekijä|rakentaja|valmistaja|"
    "hoitaja|esittelijä|ohjaaja|puhuja|ostaja|tarjoaja|järjestäjä|suunnittelija|kehittäjä|päättäjä|hakija|antaja)$"
)
"""Such nouns of those who do something."""
TIMES = re.compile(
    "(?:aeg|hetk|sekund|minut|tund|päev|nädal|kuu|aasta|hommik|õhtu|öö|suvi|talv|kord|kevad|sügis|kilomeeter|"
    "aika|hetki|sekunti|minuutti|tunti|päivä|viikko|kuukausi|vuosi|aamu|ilta|yö|kesä|kerta|kevät|syksy|kilometri)$"
)
"""Estonian and Finnish nouns that say how long or when."""


def is_done_by_you(site: Site) -> bool:
    """A Finnic plural beside a verb of the first or second person that has another verb with it is the object of that:
    *kui olete raamatud lugenud*, *asetukset voit muuttaa*; so is a relative pronoun, and what must be done (*tiedot,
    jotka pitäisi siirtää*)."""
    token, verb = site.token, site.head
    plural = NOMINATIVE in token.feats.get("Case", ()) and "Plur" in token.feats.get("Number", ())
    relative = lower(token) in {"jotka", "mitkä", "mis"}
    if has_genders(site) or not is_subject(token) or not (relative or (token.upos in NOUNS and plural)):
        return False
    beside = site.below.get(verb.id, ())
    other = any((word.deprel or "").startswith("comp:") and word.upos == "VERB" for word in beside)
    personal = not {"1", "2"}.isdisjoint(verb.feats.get("Person", ()))
    return other and (personal or (relative and lower(verb) in MUST))


MUST = frozenset("pitää pitäisi piti täytyy täytyisi tulee tulisi kannattaa tarvitsee on".split())
"""Finnish verbs without a subject."""


def is_brought(site: Site) -> bool:
    """Finnish *tuo* before a plural is no *that* but the imperative of *tuoda* (*tuo asetukset tiedostosta*), where it
    opens the sentence or a part of it."""
    before = word_before(site.token, site)
    named = site.token.id > 1 and (site.token.form or "")[:1].isupper()  # *tilana on Tuo päivitykset*
    opens = named or before is None or before.upos in {"PUNCT", "CCONJ"}
    nominative = NOMINATIVE in site.head.feats.get("Case", {NOMINATIVE})
    return lower(site.token) == "tuo" and opens and nominative and "Plur" in site.head.feats.get("Number", ())


def is_asked_for(site: Site) -> bool:
    """An Estonian word in *-ge* or *-ke* that is none of the adjectives that end so is an imperative, and what follows
    its object or place: *klõpsake nuppu*, *paremklõpsake lehel*."""
    token = site.token
    other = site.head.feats.get("Case", frozenset()).isdisjoint({NOMINATIVE, "Gen"})
    # *Sünkroonige andmed*: a nominative as well, where it opens the sentence.
    other = other or (token.id == 1 and NOMINATIVE in site.head.feats.get("Case", ()))
    if not is_modifier(token) or not other or "Case" not in site.head.feats or has_genders(site):
        return False
    return re.search("[aiueo]k?[gk]e$", lower(token)) is not None and IN_KE.search(lower(token)) is None


IN_KE = re.compile("(?:õi|kõr|sel|kau|hai|ras|väi|õhu|lühi|ker|jul|val)[gk]e$")
"""Estonian adjectives in *-ge* and *-ke*."""


def is_what_another_does(site: Site) -> bool:
    """A relative pronoun with a noun in the nominative singular between it and its verb is what that does or needs:
    *taulut, jotka koko raportti vaatii*."""
    token, verb = site.token, site.head
    if lower(token) not in {"jotka", "mitkä", "mis"} or not is_subject(token) or has_genders(site):
        return False
    before = word_before(verb, site)
    if before is None or before.id <= token.id or before.upos not in NOUNS:
        return False
    nominative = NOMINATIVE in before.feats.get("Case", IN_NO_OTHER_CASE)
    return nominative and "Plur" not in before.feats.get("Number", ())


def is_what_one_can_do(site: Site) -> bool:
    """A Finnish plural before *voi* or *saa* and an infinitive without an object is what one can do something with, if
    it is nobody who acts: *ikkunat voi pestä*, but neither *käyttäjät voi vaihtaa salasanan* nor *tulokset voi
    muuttua*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.id > verb.id or lower(verb) not in CAN or PERSONS.search(lower(token)):
        return False
    behind = (word for word in site.below.get(verb.id, ()) if word.upos == "VERB" and word.id > verb.id)
    done = [word for word in behind if not lower(word).endswith(("malla", "mällä"))]
    objects = (
        word
        for one in done
        for word in site.below.get(one.id, ())
        if word.upos in NOUNS | {"PRON"} and not {NOMINATIVE, "Gen", "Par"}.isdisjoint(word.feats.get("Case", ()))
    )
    transitive = all(INTRANSITIVE.search(lower(word)) is None for word in done)
    return bool(done) and transitive and not any(objects)


CAN = frozenset("voi voisi voinut saa saisi saanut".split())
PERSONS = re.compile(
    "(?:jat|jät|ihmiset|lapset|miehet|naiset|pojat|tytöt|oppilaat|asiakkaat|jäsenet|asukkaat|potilaat|vanhemmat|ystävät|"
    "kansalaiset|virkamiehet|toimijat|yritykset|joukkueet|viranomaiset|lääkärit|poliisit|koirat|kissat|linnut)$"
)
"""Plurals of Finnish nouns for those who act."""
INTRANSITIVE = re.compile(
    "(?:[uy][aä]|olla|tulla|mennä|jäädä|toimia|vaihdella|johtaa|puuttua|loppua|alkaa|kasvaa|sisältää)$"
)
"""How Finnish infinitives end beside which a nominative is a subject."""


def is_done_by_this(site: Site) -> bool:
    """Estonian *see* right behind a verb in the third person is its subject, and a plural or partitive behind it the
    object: *samuti määratleb see tähtajad*, *ei anna see teavet*."""
    token, noun, verb = site.token, site.head, word_before(site.token, site)
    if (
        token.upos == "NOUN"
        or lower(token) != "see"
        or verb is None
        or verb.upos != "VERB"
        or not is_finite(verb)
        or noun.id < token.id
    ):
        return False
    cases = noun.feats.get("Case", frozenset())
    plural = NOMINATIVE in cases and "Plur" in noun.feats.get("Number", ())
    others = (word for word in site.below.get(verb.id, ()) if is_subject(word) and word.id not in {token.id, noun.id})
    third = {"1", "2"}.isdisjoint(verb.feats.get("Person", ())) and not any(others)
    partitive = "Par" in cases or "Par" in cases_of(noun, site)
    return third and (plural or partitive) and (verb.lemma or "") not in WITHOUT_OBJECT


WITHOUT_OBJECT = frozenset(
    "aitama algama elama huvitama ilmuma istuma juhtuma jõudma jääma kaduma kestma kuuluma käima leiduma lõppema "
    "maksma meeldima minema näima paistma puuduma saabuma seisma sobima sündima toimuma tulema tunduma töötama "
    "üllatama".split()
)
"""Estonian verbs that have no object, or none in the nominative."""


def is_put_forward(site: Site) -> bool:
    """Whom one recommends or offers in Estonian does what a supine says: *soovitas ennast klubi juhtima*."""
    offered = (site.head.lemma or "") in {"soovitama", "pakkuma", "esitama"}
    supine = "Sup" in site.token.feats.get("VerbForm", ())
    return offered and supine and any(lower(word) in {"ennast", "end"} for word in between(site.head, site.token, site))


def is_to_be_done_first(site: Site) -> bool:
    """A Finnish participle in *-tava* behind a copula says what must be done, and is no attribute of the plural behind
    it: *ensin on luotava suunnitelmat*."""
    token = site.token
    if not is_modifier(token) or token.id > site.head.id or TO_DO.search(lower(token)) is None:
        return False
    before = site.sentence.tokens[max(0, token.id - 1 - SOON) : token.id - 1]
    return "Sing" in token.feats.get("Number", ()) and any(lower(word) in COPULAS for word in before)


def is_done_to_them(site: Site) -> bool:
    """Finnish *on* with a passive participle has an object, and no subject to agree with: *laitteet on luotu*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.id > verb.id or lower(verb) not in COPULAS or has_genders(site):
        return False
    passive = (word for word in rest_of_clause(site, verb) if word.upos in {"ADJ", "VERB"} or word.head == verb.id)
    return any(PASSIVE.search(lower(word)) is not None for word in passive)


PASSIVE = re.compile("t[uy]$")
"""How Finnish passive participles end."""


def is_before_a_participle_in_van(site: Site) -> bool:
    """What ends in *-van* or *-tujen* is a Finnish participle in the genitive, and has no subject: *vaihtoehdot
    lähtevän laadun mukaan*, *laskeminen tehtyjen tuntien mukaan*."""
    return (
        is_subject(site.token)
        and re.search("v[aä]n$|[tdlnr][uy]jen$|neiden$", lower(site.head)) is not None
        and not has_genders(site)
    )


def is_a_chance_to(site: Site) -> bool:
    """A Finnish verb behind a noun like *chance* is an infinitive, and has a nominative as its object: *mahdollisuus
    määrittää laskuri*."""
    before = word_before(site.head, site)
    return is_finnish_object(site) and before is not None and CHANCE.search(lower(before)) is not None


CHANCE = re.compile(
    "(?:mahdollisuus|tarve|lupa|oikeus|aika|halu|kyky|keino|aikomus|velvollisuus|tehtävä|päätös|pyyntö)$"
)
"""Such nouns."""


def is_finnish_object(site: Site) -> bool:
    """Whether a nominative stands behind a verb as its object in a language without genders."""
    token = site.token
    behind = (token.deprel or "").startswith("comp:obj") and token.id > site.head.id and token.upos in NOUNS
    return behind and NOMINATIVE in token.feats.get("Case", ()) and not has_genders(site)


def is_what_you_made(site: Site) -> bool:
    """A Finnish participle with the suffix of who did it, or a passive one, right before a nominative is its attribute:
    *avaa luomasi työ*, *ainoa tuettu tyyppi*."""
    return is_finnish_object(site) and site.token.id == site.head.id + 1 and MADE.search(lower(site.head)) is not None


MADE = re.compile("m[aä](?:ni|si|mme|nne|ns[aä])$|t[uy]$")
"""How such participles end."""


def is_done_while(site: Site) -> bool:
    """A Finnish word in *-en* behind another vowel is an infinitive that says how something is done, and has no
    subject (*teema pohjautuen asetukseen*); first persons end so in a few short verbs alone (*luen*, *haen*)."""
    first = is_finnish(site) and is_subject(site.token) and "1" in site.head.feats.get("Person", ())
    return first and WHILE.search(lower(site.head)) is not None


WHILE = re.compile("[a-zåäö]{3}[^aeiouyåäö][aiouyäö]en$")
"""How such infinitives end."""


def completes_an_action(site: Site) -> bool:
    """An Estonian pronoun in another case before a noun of action is what that takes: *pärast sellest teavitamist*."""
    token, noun = site.token, site.head
    if not (token.deprel or "").startswith("det") or ACTION.search(lower(noun)) is None or has_genders(site):
        return False
    own, other = (word.feats.get("Case", frozenset()) for word in (token, noun))
    return own.isdisjoint({NOMINATIVE, "Gen"} | other)


ACTION = re.compile("(?:mi(?:ne|se|st|ses|sest|sel|sele|seks|sega|seni)|(?:juurde|ligi|sisse)pääs(?:u|uks|uga)?)$")
"""How Estonian nouns of action end."""


def is_to_be_done(site: Site) -> bool:
    """Estonian *tuleb* and *tuleks* beside an infinitive say what must be done: *põhikonto tuleks peatada*."""
    infinitive = "Inf" in site.token.feats.get("VerbForm", ())
    who = any(is_subject(word) and word.upos == "PRON" for word in site.sisters)
    return infinitive and lower(site.head) in {"tuleb", "tuleks"} and not who


def is_of_the_verb_before_a_supine(site: Site) -> bool:
    """An Estonian infinitive right behind a supine that depends on an earlier verb may be of that: *suutis mootori
    käima lüüa*."""
    token, supine = site.token, site.head
    both = "Inf" in token.feats.get("VerbForm", ()) and "Sup" in supine.feats.get("VerbForm", ())
    above = site.sentence.head_of(supine)
    return is_estonian(site) and both and token.id == supine.id + 1 and above is not None and above.id < supine.id


def is_of_an_action_behind(site: Site) -> bool:
    """An Estonian supine right before a noun of action whose verb takes one belongs to that: *kartis ujuma
    õppimist*."""
    supine, after = site.token, word_after(site.token, site)
    governed = is_estonian(site) and "Sup" in supine.feats.get("VerbForm", ()) and after is not None
    return governed and after is not None and LEADING.match(lower(after)) is not None


LEADING = re.compile("(?:õppi|hakka|mine|tule|jää|asu|sundi|õpeta|saat|kutsu|pane|jät|harju|nõustu)mi(?:ne|s)")
"""How nouns of actions begin whose verbs take a supine."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_of_an_action_behind,
    is_of_the_verb_before_a_supine,
    is_what_another_does,
    is_what_one_can_do,
    is_done_by_this,
    is_put_forward,
    is_done_while,
    completes_an_action,
    is_to_be_done,
    is_to_be_done_first,
    is_done_to_them,
    is_before_a_participle_in_van,
    is_a_chance_to,
    is_what_you_made,
    is_done_by_you,
    is_brought,
    is_asked_for,
    is_done_by_somebody_behind,
    is_object_of_a_supine,
    is_before_the_complement_of_a_participle,
    says_what_to_do,
    is_able_to,
    is_what_you_do,
    is_followed,
    is_theirs,
    is_before_an_infinitive_of_purpose,
    is_to_be_done_with,
    is_before_a_participle_in_neet,
    is_what_you_shall_do,
    can_be_done,
)
