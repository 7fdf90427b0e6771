"""Doubts about Finnic constructions: what participles, supines and infinitives have before them, predicates without a
verb, imperatives and genitives that a parser takes for other words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOMINATIVE,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_finite,
    is_modifier,
    is_subject,
    likely,
    lower,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token

LOCAL = frozenset("Ill Ine Ela All Ade Tra Ter Ess Com Abe Add".split())
"""Cases of place, goal and circumstance that only Finnic languages have."""

DIRECT = frozenset({NOMINATIVE, "Gen", "Par"})
"""Finnic cases of subjects and objects."""


def cases_of(token: Token, site: Site) -> frozenset[str]:
    """The cases that a word may be in, of the readings in which the tagger believes a little."""
    readings = [reading for reading in likely(token, site) if reading.upos == token.upos]
    return frozenset().union(*(reading.feats.get("Case", frozenset()) for reading in readings))


def has_genders(site: Site) -> bool:
    """Whether a word of the sentence has a gender, so that it is in no Finnic language."""
    return any("Gender" in word.feats for word in site.sentence.tokens)


def is_object_of_a_supine(site: Site) -> bool:
    """Estonian *ilma* belongs to a supine in *-mata* behind it, and the noun or pronoun between is the object of that:
    *ilma andmeid kaotamata*, *ilma neid koju viimata*."""
    before = word_before(site.token, site)
    governed = lower(site.head) == "ilma" and site.token.id > site.head.id
    if not governed and (before is None or lower(before) != "ilma"):
        return False
    return any(lower(word).endswith("mata") for word in rest_of_clause(site, site.token))


def is_without_something(site: Site) -> bool:
    """An Estonian noun in the abessive before another noun is its attribute, and an adposition before both governs
    that: *kuni suhkruta kohvini*."""
    token, after = site.token, word_after(site.token, site)
    return (
        site.head.upos == "ADP"
        and site.head.id < token.id
        and token.feats.get("Case") == _ABESSIVE
        and after is not None
        and after.upos in NOUNS | ATTRIBUTES
    )


_ABESSIVE = frozenset({"Abe"})


def is_before_the_complement_of_a_participle(site: Site) -> bool:
    """A noun right before a participle that modifies a later noun is what the participle governs, and neither what
    stands before that noun belongs to it (*tekee siitä sopivan vettä hylkiviin takkeihin*, *pieni laukussa
    oleva avain*) nor does a verb (*keskendub vett säästvatele seadmetele*)."""
    token, head = site.token, site.head
    modifying = is_modifier(token) and head.upos in NOUNS and token.id < head.id
    governed = token.upos in NOUNS and head.upos == "VERB" and head.id < token.id
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
    "(?:n(?:ut|yt|een|eet|eisiin|eita|eitä|eiden)|nee(?:ss[aä]|st[aä]|ll[aä]|lle|seen))$"
)
"""Ends of Estonian and Finnish participles."""


def makes_something_so(site: Site) -> bool:
    """Finnish *tehdä* with an elative makes something such as the adjective right behind says, which what follows
    completes: *tekee siitä sopivan reunalaitteisiin*, *tekee niistä hyviä pelaamiseen*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or noun.upos not in NOUNS or token.id > noun.id:
        return False
    before = before_modifiers(token, site)
    made = before is not None and "Ela" in before.feats.get("Case", ()) and before.upos in NOUNS | {"PRON"}
    verb = any(word.lemma in {"tehdä", "saada"} for word in site.sentence.tokens[: token.id - 1])
    return made and verb and cases_of(token, site) <= DIRECT and cases_of(noun, site) <= LOCAL | {"Gen"}


def before_modifiers(token: Token, site: Site) -> Token | None:
    """The last word before an adjective that is no adverb or adjective beside it."""
    before = word_before(token, site)
    while before is not None and before.upos in {"ADV", "ADJ"}:
        before = word_before(before, site)
    return before


def says_what_it_is_for(site: Site) -> bool:
    """Where no verb stands, a Finnic adjective in the nominative that begins what is said is a predicate, and a noun in
    another case says for what or with what: *Pieni malli – hyvä pelaamiseen*, *väga kiire otsinguks*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or noun.upos not in NOUNS or token.id > noun.id:
        return False
    cases, after = cases_of(noun, site), word_after(noun, site)
    # *Ilmainen kokeilun jälkeen*
    governed = after is not None and lower(after) in BEHIND and cases <= {"Gen"}
    if NOMINATIVE not in cases_of(token, site) or not cases or not (cases <= LOCAL or governed):
        return False
    before = word_before(token, site)
    while before is not None and before.upos == "ADV":
        before = word_before(before, site)
    opens = before is None or before.upos in {"PUNCT", "CCONJ", "SYM"}
    return opens and not any(is_finite(word) for word in stretch(token, site))


BEHIND = frozenset("jälkeen suhteen avulla kanssa kautta aikana järel abil jaoks puhul korral kaudu poolest".split())
"""Finnish and Estonian adpositions that stand behind a genitive."""


def stretch(token: Token, site: Site) -> Iterable[Token]:
    """The words around one up to the next dash, bracket, colon, semicolon or the end of the sentence."""
    words = site.sentence.tokens
    start = max((word.id for word in words[: token.id - 1] if word.form in STOPS), default=0)
    end = min((word.id for word in words[token.id :] if word.form in STOPS), default=len(words) + 1)
    return words[start : end - 1]


STOPS = frozenset("- – — -- ( ) [ ] : ;".split())


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


def is_of_a_genitive(site: Site) -> bool:
    """A Finnish genitive may look like a verb in the first person, whose object the noun behind it seems to be:
    *Muistin toiminta*. It is one that is known as a noun, or stands where nothing ends the sentence, in a heading."""
    token, verb = site.token, site.head
    if verb.upos != "VERB" or token.upos not in NOUNS or token.id != verb.id + 1 or not lower(verb).endswith("n"):
        return False
    if "1" not in verb.feats.get("Person", ()) or NOMINATIVE not in token.feats.get("Case", ()):
        return False
    genitive = any("Gen" in reading.feats.get("Case", ()) for reading in known_as(lower(verb), "NOUN", site.readings))
    words = site.sentence.tokens
    behind = word_after(token, site)
    # Two words that are all: verbs are hardly ever so long.
    alone = verb.id == 1 and (behind is None or behind.form in ENDS) and len(verb.form or "") >= LONG_FORM
    compound = verb.id == 1 and (ends_in_a_genitive(verb, site) or alone)
    return (
        genitive or compound or (words[-1].form not in ENDS and not any(is_finite(w) for w in words if w.id != verb.id))
    )


def is_a_noun_in_the_genitive(site: Site) -> bool:
    """What seems an adjective may be a compound noun in the genitive, which the nominative behind it does not share:
    *suurimittakaavan hankkeet*; so may an Estonian one in *-ise* before a genitive plural: *avaldise liikmete*."""
    token, noun = site.token, site.head
    if is_modifier(token) and lower(token).endswith("dise") and not has_genders(site) and token.id < noun.id:
        return {"Gen", "Plur"} <= (noun.feats.get("Case", frozenset()) | noun.feats.get("Number", frozenset()))
    if not is_modifier(token) or noun.upos not in NOUNS or token.id > noun.id or not lower(token).endswith("n"):
        return False
    if has_genders(site):
        return False
    return ends_in_a_genitive(token, site) and NOMINATIVE in noun.feats.get("Case", ())


LONG_FORM = 11


def is_able_to(site: Site) -> bool:
    """What ends as a Finnish infinitive in *-maan*, behind a verb, is no noun: *et pysty kommunikoimaan*."""
    token, verb = site.token, site.head
    return token.upos == "NOUN" and MA_INFINITIVE.search(lower(token)) is not None and verb.upos in {"AUX", "VERB"}


MA_INFINITIVE = re.compile("(?:oi|[tds][aä]|[lnrs]e|uu|yy|[kst]si)m(?:aa|ää)n$")
"""Ends of Finnish infinitives of where one goes, or comes, to do something."""


def ends_in_a_genitive(token: Token, site: Site) -> bool:
    """Whether a Finnish word may be a compound of which the last part is a noun in the genitive."""
    form = lower(token)
    heads = (form[start:] for start in range(SHORTEST_FIRST, len(form) - SHORTEST_LAST + 1))
    return any(
        "Gen" in reading.feats.get("Case", ()) for head in heads for reading in known_as(head, "NOUN", site.readings)
    )


SHORTEST_FIRST, SHORTEST_LAST = 4, 6
"""Letters of the first part of such a compound and of the noun at its end, at least."""


def says_from_where(site: Site) -> bool:
    """An elative before an illative that has attributes of its own says where something begins that ends there:
    *lyhyestä pitkiin teksteihin*; so does one behind *everything* (*kaikkea nauloista moottoreihin*)."""
    token, noun = site.token, site.head
    if not is_modifier(token) or token.id >= noun.id or "Ela" not in cases_of(token, site):
        return False
    before, after = word_before(token, site), word_after(token, site)
    other = cases_of(noun, site)
    goal = bool(other) and other <= {"Ill", "Ter", "All"}
    if before is not None and lower(before) in EVERYTHING:
        return goal
    if after is noun or cases_of(token, site) != {"Ela"}:
        return False
    # Estonian attributes are genitives before a terminative: *lihtsatest keerukate juhtudeni*.
    beside = other | ({"Gen"} if "Ter" in other else set())
    return goal and after is not None and after.upos == "ADJ" and not cases_of(after, site).isdisjoint(beside)


EVERYTHING = frozenset("kaikki kaikkea kaikkia aina kõik kõike".split())
"""What stands before such an elative in Finnish and Estonian."""


def belongs_beyond_genitives(site: Site) -> bool:
    """An adjective before a noun in the genitive may belong to the noun that this modifies, with which it agrees:
    *älykäs mallin reititin*, *olulisi formaadi muutmise tehnikaid*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or noun.upos not in NOUNS or token.id > noun.id or "Gen" not in cases_of(noun, site):
        return False
    if has_genders(site):
        return False
    for word in site.sentence.tokens[noun.id : noun.id + SOON]:
        if word.upos in NOUNS and any(
            agree(own.feats, other.feats) for own in likely(token, site) for other in likely(word, site)
        ):
            return True
        beside = not BESIDE_GENITIVES.isdisjoint(cases_of(word, site)) and lower(word) not in POSTPOSITIONS
        if "Gen" in cases_of(token, site) and beside:
            return token.feats.get("Number") == word.feats.get("Number")
        if word.upos not in NOUNS | ATTRIBUTES or "Gen" not in cases_of(word, site):
            return False
    return False


BESIDE_GENITIVES = frozenset({"Abe", "Com", "Ess", "Ter"})
"""Cases in which Estonian nouns have attributes in the genitive: *väikseima varude ühikuna*."""

SOON = 4
"""Words behind a genitive among which the noun is looked for that it modifies."""


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


ENDS = frozenset({".", "!", "?", "…"})
"""What ends a sentence, but no heading."""


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


COPULAS = frozenset("on oli olisi lienee ole ollut olevan".split())

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
    """Estonian *saab*, *võib* and *tuleb* have no subject where they say what can or must be done, and a plural before
    them is the object of the infinitive: *failid saab alla laadida*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.id > verb.id or lower(verb) not in IMPERSONAL or token.upos not in NOUNS:
        return False
    plural = "Plur" in token.feats.get("Number", ()) and NOMINATIVE in token.feats.get("Case", ())
    beside = site.below.get(verb.id, ())
    done = [
        word for word in beside if word.upos == "VERB" and word.id > verb.id and "Inf" in word.feats.get("VerbForm", ())
    ]
    if lower(verb) in {"võib", "võiks"} and any(
        (word.deprel or "").startswith("comp:obj") for one in done for word in site.below.get(one.id, ())
    ):
        return False  # *kasutajad võib muuta parooli*
    return plural and bool(done)


IMPERSONAL = frozenset("saab sai saaks tuleb tuli tuleks võib võiks".split())


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
    nominative = word.feats.get("Case") == _NOMINATIVE and "Sing" in word.feats.get("Number", ())
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


def is_said_of_each(site: Site) -> bool:
    """Finnish *each* and *both* behind the verb are said of the subject, and of no object behind them: *Siskokset
    saivat kumpikin lahjat*."""
    before = word_before(site.token, site)
    return EACH.fullmatch(lower(site.token)) is not None and before is not None and is_finite(before)


EACH = re.compile("kumpikin|molemmat|kukin")
"""Such words in the nominative."""


def is_before_a_hyphen(site: Site) -> bool:
    """A Finnish name of several words stands as it is before the noun that says what it names, which begins with a
    hyphen: *Omat tiedot -sivulla näkyy kaikki*, *Hiljainen kaiutin -osaa*."""
    last = max(site.token.id, site.head.id)
    behind = rest_of_clause(site, site.sentence.tokens[last - 1])[:LONGEST_NAME]
    words = (word_after(site.token, site), *behind)
    words = (site.token, site.head, *words)
    return any(re.match("-[a-zäöå]", word.form or "") is not None for word in words if word is not None)


LONGEST_NAME = 3
"""Words behind one of a name that may still belong to it: *kuva kuvassa -video*."""


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
    opens = before is None or before.upos in {"PUNCT", "CCONJ"}
    nominative = NOMINATIVE in site.head.feats.get("Case", {NOMINATIVE})
    return lower(site.token) == "tuo" and opens and nominative and "Plur" in site.head.feats.get("Number", ())


def is_available(site: Site) -> bool:
    """A Finnish participle in a case of place is no part of its verb (*ei käytettävissä*); Estonian supines are."""
    part = (site.token.deprel or "").startswith("comp:aux") and "Sup" not in site.token.feats.get("VerbForm", ())
    return part and not LOCAL.isdisjoint(site.token.feats.get("Case", ()))


def is_due_to_its_noun(site: Site) -> bool:
    """A Finnish noun before *due to*, *depending on* or the like belongs to that, and an adjective before it in another
    case is a predicate: *on vähemmän kestävää kosteudesta johtuen*."""
    after = word_after(site.head, site)
    other = site.token.feats.get("Case") != site.head.feats.get("Case")
    return is_modifier(site.token) and other and after is not None and DUE_TO.fullmatch(lower(after)) is not None


DUE_TO = re.compile("johtuen|riippuen|huolimatta|lähtien|alkaen|asti|saakka")
"""Such words."""


def is_asked_for(site: Site) -> bool:
    """An Estonian word in *-ge* or *-ke* that is none of the adjectives that end so is an imperative, and what follows
    its object or place: *klõpsake nuppu*, *paremklõpsake lehel*."""
    token = site.token
    other = site.head.feats.get("Case", frozenset()).isdisjoint({NOMINATIVE, "Gen"})
    if not is_modifier(token) or not other or "Case" not in site.head.feats or has_genders(site):
        return False
    return re.search("[aiueo]k?[gk]e$", lower(token)) is not None and IN_KE.search(lower(token)) is None


IN_KE = re.compile("(?:õi|kõr|sel|kau|hai|ras|väi|õhu|lühi|ker|jul|val)[gk]e$")
"""Estonian adjectives in *-ge* and *-ke*."""


def is_the_average(site: Site) -> bool:
    """Estonian *keskmine* is a noun as well, whose genitive stands before others: *keskmise arvutamisel*."""
    token, noun = site.token, site.head
    return re.match("keskmi(?:ne|se|st)", lower(token)) is not None and is_modifier(token) and token.id < noun.id


def is_of_the_first_part(site: Site) -> bool:
    """A Finnish adjective in the genitive before a compound in the plural may be said of its first part: *kansallisen
    oppimistulosten*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or token.id > noun.id or has_genders(site) or not lower(token).endswith("n"):
        return False
    genitive = "Gen" in token.feats.get("Case", ()) and "Sing" in token.feats.get("Number", ())
    return genitive and len(noun.form or "") > LONG and "Plur" in noun.feats.get("Number", ())


LONG = 13
"""Letters of what may be a Finnish compound of two nouns."""


def is_told_first(site: Site) -> bool:
    """A Finnish verb that opens the sentence and ends in a vowel is an imperative, and has a nominative as its object
    whatever the tagger says of its form: *Määritä käyttöoikeus*; *haluan kirja* is none."""
    token, verb = site.token, site.head
    if has_genders(site) or not (token.deprel or "").startswith("comp:obj") or verb.upos not in {"VERB", "AUX"}:
        return False
    before = word_before(verb, site)
    opens = before is None or before.upos in {"PUNCT", "CCONJ", "NUM", "SYM", "X"}
    told = opens and re.search("[aeiouyäö]$", lower(verb)) is not None and not any(map(is_subject, site.sisters))
    return told and token.upos in NOUNS and NOMINATIVE in token.feats.get("Case", ())


def is_compared_with(site: Site) -> bool:
    """What stands in the Finnish partitive or the Estonian elative right before a comparative is what something is
    compared with: *sitä aiemmilla versioilla*, *tavallista suurempia asuntoja*, *tavalisest suuremas korteris*."""
    token, after = site.token, word_after(site.token, site)
    if after is None or after.id >= site.head.id or has_genders(site):
        return False
    cases = token.feats.get("Case", frozenset())
    than = COMPARED["Par"] if "Par" in cases else COMPARED["Ela"] if "Ela" in cases else None
    return than is not None and than.search(lower(after)) is not None


COMPARED = {
    "Par": re.compile(
        "(?:mpi|mp[aä]{1,2}|mp[aä][aä]n|mpi[aä]|mpien|mpiin|mm[aä]n|mm[aä]t|mm(?:[aä]|i)(?:ss|st|ll|lt)[aä]|"
        "mm(?:[aä]|i)(?:lle|ksi)|mp(?:[aä]|i)n[aä])$"
    ),
    "Ela": re.compile("[aeiou]m(?:|a|at|ad|ate|aid|a(?:te)?(?:sse|s|st|le|l|lt|ks|ni|na|ga))$"),
}
"""Ends of Finnish and Estonian comparatives, by the case of what stands before them."""


def is_from_what_somebody_is(site: Site) -> bool:
    """An Estonian elative right before a person says what they are, and an adjective before both agrees with the
    person: *noor arstist ema*, *30-aastane kokast Peeter Mets*."""
    token, noun, after = site.token, site.head, word_after(site.head, site)
    if not is_modifier(token) or token.id > noun.id or noun.feats.get("Case") != _ELATIVE or after is None:
        return False
    agreeing = any(agree(own.feats, other.feats) for own in likely(token, site) for other in likely(after, site))
    return after.upos in NOUNS and agreeing and "Ela" not in token.feats.get("Case", ())


_ELATIVE = frozenset({"Ela"})


def is_thanks(site: Site) -> bool:
    """Estonian *tänu* stands before what it governs, and is a noun behind a genitive: *avaldas rahva tänu*."""
    return lower(site.head) == "tänu" and site.token.id < site.head.id


def is_good_or_evil(site: Site) -> bool:
    """Finnish *hyvän* and *pahan* before some nouns are the good and the evil: *hyvän voimana*, *pahan palvelijat*."""
    good = is_modifier(site.token) and lower(site.token) in {"hyvän", "pahan"}
    return good and (site.head.lemma or "").lower() in OF_GOOD_AND_EVIL


OF_GOOD_AND_EVIL = frozenset(
    "alku alkuperä asia juuri lähde palvelija ongelma puoli symboli valta voima voitto".split()
)
"""Nouns of which these are attributes."""


def is_plural_by_its_attributes(site: Site) -> bool:
    """A Finnish noun with the suffix of an owner is spelt alike in the genitive and in the nominative plural, and an
    attribute in the plural tells which it is: *ne saavat omat alueensa*."""
    token = site.token
    if not (token.deprel or "").startswith("comp:obj") or OWNED.search(lower(token)) is None or has_genders(site):
        return False
    attributes = (word for word in site.below.get(token.id, ()) if word.upos in ATTRIBUTES | {"VERB"})
    return any(
        "Plur" in word.feats.get("Number", ()) and NOMINATIVE in word.feats.get("Case", ()) for word in attributes
    )


OWNED = re.compile("[aeiouyäö](?:ni|si|mme|nne|ns[aä])$")
"""How Finnish nouns with such a suffix end."""


def is_held_at_hand(site: Site) -> bool:
    """A Finnic nominative right before a noun that says where on one's body or in whose mind it is has no part in the
    clause: *juoksi ulos uinti mielessään*, *istui piippu suussa*, *luges ajalehte kohvitass käes*."""
    token, after = site.token, word_after(site.token, site)
    if token.upos not in NOUNS or token.id < site.head.id or after is None or has_genders(site):
        return False
    return NOMINATIVE in token.feats.get("Case", ()) and ON_ONESELF.match(lower(after)) is not None


ON_ONESELF = re.compile(
    "(?:(?:miele|käde|käsi|koura|pää|kainalo|syli|selä|kaula|jala|jaloi|tasku|silmi|sydäme|hampai|suu)ss[aä]|"
    "(?:ola|olkapää|hartioi|vyö|rinna|huuli)ll[aä]|(?:muka|seura)na)(?:[aä]?n|ni|si|mme|nne|ns[aä])?$|"
    "(?:käes|peas|suus|süles|õlal|seljas|kaelas|jalas|taskus|silmis|meeles|kaenlas|pihus|hambus|näpus)$"
)
"""Such nouns of Finnish and Estonian."""


def is_of_a_question_word(site: Site) -> bool:
    """A word behind a Finnish *what* in the same case is the noun that this asks for, and no attribute of another one:
    *mitä korkomallia tuotteet käyttävät*."""
    token, before = site.token, word_before(site.token, site)
    if not is_modifier(token) or before is None or WHAT.fullmatch(lower(before)) is None:
        return False
    cases = before.feats.get("Case", frozenset())
    return not cases.isdisjoint(cases_of(token, site)) and cases.isdisjoint(cases_of(site.head, site))


WHAT = re.compile("mi(?:tä|nkä|ssä|stä|hin|llä|ltä|lle|ksi|nä)")
"""Its forms."""


def is_what_another_does(site: Site) -> bool:
    """A relative pronoun with a noun in the nominative singular between it and its verb is what that does or needs:
    *taulut, jotka koko raportti vaatii*."""
    token, verb = site.token, site.head
    if lower(token) not in {"jotka", "mitkä", "mis"} or not is_subject(token) or has_genders(site):
        return False
    before = word_before(verb, site)
    if before is None or before.id <= token.id or before.upos not in NOUNS:
        return False
    nominative = NOMINATIVE in before.feats.get("Case", _NOMINATIVE)
    return nominative and "Plur" not in before.feats.get("Number", ())


_NOMINATIVE = frozenset({NOMINATIVE})


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


def is_one_of_both(site: Site) -> bool:
    """Behind another nominative and *and* stands the second of two subjects, as behind Finnish *sekä* and *että* and
    Estonian *nii* and *kui*: *sekä summa että pankkitili sisältävät virheen*."""
    token = site.token
    if not is_subject(token) or token.upos not in NOUNS or has_genders(site) or "Case" not in token.feats:
        return False
    earlier = site.sentence.tokens[: token.id - 1]
    comma = max((word.id for word in earlier if word.form == ","), default=0)
    forms = {lower(word) for word in earlier[comma:]}
    both = forms >= {"sekä", "että"} or forms >= {"nii", "kui"}
    words = earlier[max((word.id for word in earlier[comma:] if is_finite(word)), default=comma) :]
    joined = any(
        lower(after) in AND and word.upos in NOUNS | {"PRON"} and NOMINATIVE in word.feats.get("Case", ())
        for word, after in pairwise(words)
    )
    return "Plur" in site.head.feats.get("Number", ()) and (both or joined)


AND = frozenset("ja sekä ning eikä ega".split())
"""Finnish and Estonian conjunctions."""


def is_yours(site: Site) -> bool:
    """Estonian *teie*, *meie* and *tema* before what ends as nouns in *-us* do are its owners: *teie seadistus*."""
    token, after = site.token, word_after(site.token, site)
    owner = lower(token) in {"meie", "teie", "tema"} and is_subject(token)
    return owner and after is site.head and lower(site.head).endswith("us")


def is_between_labels(site: Site) -> bool:
    """What follows the Estonian name of a field or page and a capital belongs to a label: *tehke väljal Prindi lepingu
    üksikasjad valik Jah*, *vahekaardil Üldine määratud mall*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or token.id > noun.id or has_genders(site):
        return False
    for word in reversed(site.sentence.tokens[max(0, token.id - LONGEST_LABEL) : token.id]):
        before = word_before(word, site)
        if word.upos == "PUNCT" or before is None:
            return False
        if (word.form or "")[:1].isupper() and ON_SCREEN.match(lower(before)) is not None:
            return True
    return False


LONGEST_LABEL = 6
"""Words among which the first of a label is looked for."""

ON_SCREEN = re.compile(
    "(?:vahekaar|kiirkaar|väli$|välj|lehe|leht|jaoti|nup|käs[ku]|valik|suvand|menüü|paani|veeru|aken|akna)"
)
"""How Estonian nouns begin for what is on a screen and has a name."""


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
    return third and (plural or "Par" in cases) and (verb.lemma or "") not in WITHOUT_OBJECT


WITHOUT_OBJECT = frozenset(
    "aitama algama elama huvitama ilmuma istuma juhtuma jõudma jääma kaduma kestma kuuluma käima leiduma lõppema "
    "maksma meeldima minema näima paistma puuduma saabuma seisma sobima sündima toimuma tulema tunduma töötama "
    "üllatama".split()
)
"""Estonian verbs that have no object, or none in the nominative."""


def is_until_the_other(site: Site) -> bool:
    """Estonian *kuni* between two nominatives joins the ends of a time or a range: *esmaspäev kuni reede*."""
    token, until = site.token, site.head
    before = word_before(until, site) if lower(until) == "kuni" else None
    if before is None or before.upos not in NOUNS | {"NUM"}:
        return False
    return all(
        any(NOMINATIVE in reading.feats.get("Case", ()) for reading in site.readings(word)) for word in (before, token)
    )


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
    passive = (word for word in rest_of_clause(site, verb) if word.upos in {"ADJ", "VERB"})
    return any(PASSIVE.search(lower(word)) is not None for word in passive)


PASSIVE = re.compile("t[uy]$")
"""How Finnish passive participles end."""


def is_the_following(site: Site) -> bool:
    """Finnish *seuraavat* before a plural without a subject are the following: *anna seuraavat sivuston tiedot*."""
    plural = "Plur" in site.token.feats.get("Number", ()) and site.head.id < site.token.id
    return (
        plural
        and lower(site.head) == "seuraavat"
        and not any(is_subject(word) and lower(word) != "anna" for word in site.sisters)
    )


def is_behind_what_is_governed(site: Site) -> bool:
    """A Finnish postposition behind a genitive governs that and nothing that follows: *oletusarvon mukaan tauluja ei
    luoda*."""
    before = word_before(site.head, site)
    if before is None or site.token.id < site.head.id or lower(site.head) not in POSTPOSITIONS:
        return False
    return before.upos in NOUNS | {"PRON"} and "Gen" in cases_of(before, site)


POSTPOSITIONS = frozenset(
    "aikana ansiosta avulla jälkeen johdosta kanssa kannalta kautta keskellä luona mukaan mukaisesti ohella ohi osalta "
    "päällä perusteella puolesta sijaan sisällä suhteen takia takana vieressä vuoksi yhteydessä yli".split()
)


def is_so_for_something(site: Site) -> bool:
    """A Finnish adjective right behind *to be* is a predicate, and a genitive with a postposition behind it says for
    what: *voivat olla tärkeitä integroinnin kannalta*."""
    token, after, before = site.token, word_after(site.head, site), word_before(site.token, site)
    if not is_modifier(token) or after is None or before is None or lower(after) not in POSTPOSITIONS:
        return False
    direct = not cases_of(token, site).isdisjoint({NOMINATIVE, "Par"})
    return direct and (before.lemma == "olla" or before.upos == "AUX") and "Gen" in cases_of(site.head, site)


def is_one_of_several(site: Site) -> bool:
    """Finnish *one*, *some*, *each* or a superlative stands before the elative plural of those that it is one of: *joku
    seuraavista arvoista*, *suurin kaupungeista*."""
    token, noun = site.token, site.head
    plural = "Ela" in cases_of(noun, site) and "Plur" in noun.feats.get("Number", ())
    outside = "Ela" not in token.feats.get("Case", ()) and token.id < noun.id
    return plural and outside and ONE_OF.fullmatch(lower(token)) is not None


ONE_OF = re.compile(
    "(?:joku|jokin|jonkin|jotakin|jotain|yksi|yhden|yhtä|toinen|toisen|toista|moni|monet|kukin|kumpikin|kumpi|harva|"
    "jokainen|jokaisen|ainoa|ensimmäinen|viimeinen|mikä|minkä|mitä|mikään|mitään|.{2,}[^i]in)"
)
"""Such words."""


def is_them(site: Site) -> bool:
    """Finnish *ne* before a noun in another case is an object by itself: *tilittää ne laskua vastaan*; so is a relative
    pronoun before the subject: *palkinnot, jotka asiakas saa*."""
    token, noun = site.token, site.head
    if not (token.deprel or "").startswith("det") or token.id > noun.id:
        return False
    after = word_after(noun, site)
    governed = after is not None and after.upos == "ADP" and NOMINATIVE not in cases_of(noun, site)
    object_of_its_own = lower(token) == "ne" and governed
    return object_of_its_own or (lower(token) in {"jotka", "mitkä"} and "Sing" in noun.feats.get("Number", ()))


def is_of_the_noun_right_behind(site: Site) -> bool:
    """A Finnic pronoun belongs to the noun right behind it where both agree, and to none farther: *kaikkia tätä
    suunnitelmaa käyttäviä laitteita*."""
    token, after = site.token, word_after(site.token, site)
    if not (token.deprel or "").startswith("det") or after is None or after.upos not in NOUNS or has_genders(site):
        return False
    shared = not token.feats.get("Case", frozenset()).isdisjoint(after.feats.get("Case", ()))
    same = token.feats.get("Number") == after.feats.get("Number")
    return after.id < site.head.id and shared and same and not after.feats["Case"] <= GENITIVES


GENITIVES = frozenset({"Gen", NOMINATIVE})
"""Cases in which the noun right behind may be an attribute itself."""


def is_from_one_to_another(site: Site) -> bool:
    """Finnish *another* behind a noun that says from where stands for another of those: *kortilta toiselle*."""
    token, before = site.token, word_before(site.token, site)
    from_where = before is not None and not {"Abl", "Ela"}.isdisjoint(before.feats.get("Case", ()))
    return from_where and lower(token) in {"toiselle", "toiseen"}


def is_in_no_number(site: Site) -> bool:
    """A Finnish infinitive has no number, whatever the tagger says: *palkkiot voivat olla erilaiset*."""
    infinitive = "Inf" in site.head.feats.get("VerbForm", ()) and not has_genders(site)
    return infinitive and lower(site.head) == "olla" and (site.token.deprel or "").startswith("comp:pred")


def is_before_a_participle_in_van(site: Site) -> bool:
    """What ends in *-van* is a Finnish participle in the genitive, and has no subject: *vaihtoehdot lähtevän laadun
    mukaan*."""
    return is_subject(site.token) and re.search("v[aä]n$", lower(site.head)) is not None and not has_genders(site)


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


def is_no_adjective_in_us(site: Site) -> bool:
    """Estonian words in *-use* are nouns in *-us*, and so are some in *-is*, whatever the tagger says: *jaluse tekst*,
    *päises otsing*."""
    token = site.token
    return is_modifier(token) and token.id < site.head.id and IN_US.search(lower(token)) is not None


IN_US = re.compile(
    "(?:[a-zõäöü]{2}[^u]us|^päis|jaotis|märgis|küpsis|salvestis|teatis|loetis|avaldis)"
    "(?:e|es|el|ele|est|elt|eks|ega|te|tes|tel|test)$"
)
"""Such nouns."""


def is_no_verb_in_is(site: Site) -> bool:
    """Estonian words in *-ises* and the like are nouns, and complete no verb: *lubage jaotises Ladu*."""
    return site.token.upos == "VERB" and IN_US.search(lower(site.token)) is not None


def completes_an_action(site: Site) -> bool:
    """An Estonian pronoun in another case before a noun of action is what that takes: *pärast sellest teavitamist*."""
    token, noun = site.token, site.head
    if not (token.deprel or "").startswith("det") or ACTION.search(lower(noun)) is None or has_genders(site):
        return False
    own, other = (word.feats.get("Case", frozenset()) for word in (token, noun))
    return own.isdisjoint({NOMINATIVE, "Gen"} | other)


ACTION = re.compile("mi(?:ne|se|st|ses|sest|sel|sele|seks|sega|seni)$")
"""How Estonian nouns of action end."""


def is_to_be_done(site: Site) -> bool:
    """Estonian *tuleb* and *tuleks* beside an infinitive say what must be done: *põhikonto tuleks peatada*."""
    infinitive = "Inf" in site.token.feats.get("VerbForm", ())
    who = any(is_subject(word) and word.upos == "PRON" for word in site.sisters)
    return infinitive and lower(site.head) in {"tuleb", "tuleks"} and not who


DOUBTS: tuple[SiteDoubt, ...] = (
    is_compared_with,
    is_from_what_somebody_is,
    is_thanks,
    is_good_or_evil,
    is_plural_by_its_attributes,
    is_held_at_hand,
    is_of_a_question_word,
    is_what_another_does,
    is_what_one_can_do,
    is_one_of_both,
    is_yours,
    is_between_labels,
    is_done_by_this,
    is_until_the_other,
    is_put_forward,
    is_no_adjective_in_us,
    is_no_verb_in_is,
    completes_an_action,
    is_to_be_done,
    is_to_be_done_first,
    is_done_to_them,
    is_the_following,
    is_behind_what_is_governed,
    is_so_for_something,
    is_one_of_several,
    is_them,
    is_of_the_noun_right_behind,
    is_from_one_to_another,
    is_in_no_number,
    is_before_a_participle_in_van,
    is_a_chance_to,
    is_what_you_made,
    is_told_first,
    is_the_average,
    is_of_the_first_part,
    is_before_a_hyphen,
    is_done_by_you,
    is_brought,
    is_available,
    is_due_to_its_noun,
    is_asked_for,
    is_done_by_somebody_behind,
    is_said_of_each,
    is_object_of_a_supine,
    is_without_something,
    is_before_the_complement_of_a_participle,
    makes_something_so,
    says_what_it_is_for,
    says_what_to_do,
    is_of_a_genitive,
    is_a_noun_in_the_genitive,
    is_able_to,
    says_from_where,
    belongs_beyond_genitives,
    is_what_you_do,
    is_followed,
    is_theirs,
    is_before_an_infinitive_of_purpose,
    is_to_be_done_with,
    is_before_a_participle_in_neet,
    is_what_you_shall_do,
    can_be_done,
)
