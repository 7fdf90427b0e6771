"""Doubt: Czech words that stand for themselves where the parser joins them to the noun behind: *all of us*, *that*,
*instead*, adverbs that look like nouns; and nouns that look like verbs and adjectives."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.czech import POSSESSIVE, goes_together
from lambre_core.findings.doubts.czech_phrases import LANGUAGE, has_case
from lambre_core.findings.doubts.names import has_a_capital_within
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_modifier,
    is_plural,
    is_subject,
    likely,
    lower,
    may_agree,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_said_of_all_of_them(site: Site) -> bool:
    """*Both*, *all* and *each* behind a verb in the plural that has no other subject are its subject, and no attribute
    of the object behind them: *budou mít oba radost*, *máme všichni stejný názor*, *dáme si každý kávu*."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    if site.language != LANGUAGE or lower(token) not in ALL_OF_THEM or noun.id < token.id or verb is None:
        return False
    if noun.upos not in NOUNS or verb.upos not in {"AUX", "VERB"}:
        return False
    if "Acc" not in noun.feats.get("Case", ()) and may_agree(token, noun, site):
        return False
    plural = any(
        word.upos in {"AUX", "VERB"} and "Plur" in word.feats.get("Number", ()) for word in clause_before(token, site)
    )
    sisters = (word for word in site.below.get(verb.id, ()) if is_subject(word) and word.id != noun.id)
    return plural and all(lower(word) in SPEAKING for word in sisters)


SPEAKING = frozenset({"my", "vy", "oni", "ony"})
ALL_OF_THEM = frozenset({"oba", "všichni", "každý", "sami"})


def clause_before(token: Token, site: Site) -> list[Token]:
    """The words of its clause before a word."""
    found: list[Token] = []
    for word in reversed(site.sentence.tokens[: token.id - 1]):
        if word.upos == "PUNCT":
            break
        found.append(word)
    return found


def is_how_it_happened(site: Site) -> bool:
    """*By mistake*, *by chance* and their like are adverbs, and what stands before them is no attribute of theirs, nor,
    if it agrees with them, of a noun behind: *účetní omylem zaslal fakturu*, *šťastnou náhodou místo nezavřeli*."""
    token, noun, after = site.token, site.head, word_after(site.token, site)
    if site.language != LANGUAGE or token.upos not in ATTRIBUTES or token.id > noun.id:
        return False
    if lower(noun) in AS_IT_HAPPENS:
        return not goes_together(token, noun, site)
    return after is not None and lower(after) in AS_IT_HAPPENS and not goes_together(token, noun, site)


AS_IT_HAPPENS = frozenset(
    "omylem náhodou právem neprávem dílem časem většinou stranou vesměs honem chvílemi místy".split()
)


def is_in_the_office(site: Site) -> bool:
    """*Účetní* in the singular of men is a man who keeps the books, and the noun behind him that may be a genitive says
    whose: *jméno hlavního účetního firmy*; so does that behind *vedoucí*: *vedoucí skladu smějí vstoupit*."""
    token, noun = site.token, site.head
    words = [token, *between(token, noun, site)]
    office = next((word for word in words if lower(word) in OFFICES), None)
    if site.language != LANGUAGE or token.upos not in ATTRIBUTES or office is None or token.id > noun.id:
        return False
    return has_case(noun, "Gen", site) and not goes_together(office, noun, site)


OFFICES = frozenset(
    f"{stem}{end}" for stem in ("účetní", "vedoucí", "mluvčí", "rozhodčí") for end in ("", "ho", "mu", "m")
) - {"účetní"}
"""Forms of nouns for persons that are declined as adjectives."""


def is_of_that(site: Site) -> bool:
    """*That*, *all* and one's own right behind an adposition may be all that it governs, where the noun behind is in no
    case of theirs and may be the object or the subject of a verb before: *dal si do toho mléko*, *byly z toho potíže*,
    *miloval nade vše hudbu*, *přidal ze svého korunu*."""
    token, noun, adposition = site.token, site.head, word_before(site.token, site)
    if site.language != LANGUAGE or adposition is None or adposition.upos != "ADP" or noun.upos not in NOUNS:
        return False
    if lower(token) not in OF_THAT or noun.id < token.id or may_agree(token, noun, site):
        return False
    before = clause_before(adposition, site)
    verb = next((word for word in before if word.upos in {"AUX", "VERB"}), None)
    if verb is None or any(word.upos in {"ADJ", *NOUNS} for word in before[: before.index(verb)]):
        return False
    cases = ("Nom", "Acc") if BEING.fullmatch(lower(verb)) is not None else ("Acc",)
    return any(case in reading.feats.get("Case", ()) for reading in site.readings(noun) for case in cases)


OF_THAT = frozenset("toho tomu tom tím čeho čemu vše všeho všemu vším svého svém svému jiného jinému".split())
BEING = re.compile("(?:ne)?(?:je|js(?:em|i|me|te|ou)|byl[aioy]?|být|bud(?:u|eš|e|eme|ete|ou)|vznik.*)|není")
"""Forms of *být*, and of the verb for what comes into being."""


def is_chosen_instead(site: Site) -> bool:
    """An adjective behind a verb and before *místo* stands for what is chosen instead of that which follows, with which
    it agrees but in its case: *vzala si červenou místo modré*."""
    token, noun = site.token, site.head
    before, after = word_before(token, site), word_after(noun, site)
    if site.language != LANGUAGE or lower(noun) != "místo" or not is_modifier(token) or noun.id != token.id + 1:
        return False
    if before is None or before.upos not in {"AUX", "PRON", "VERB"} or after is None:
        return False
    return not goes_together(token, noun, site) and has_case(after, "Gen", site)


def is_how_far_it_goes(site: Site) -> bool:
    """Czech *to*, *from* and *until* with a short neuter of an adjective are adverbs, though that may be spelt as a
    noun: *obarvila si vlasy do ruda*, *od mala zpívá*."""
    token, adposition = site.token, site.head
    if site.language != LANGUAGE or adposition.upos != "ADP" or token.id != adposition.id + 1:
        return False
    pair = f"{lower(adposition)} {lower(token)}"
    if pair in PHRASES:
        return True
    if lower(adposition) not in {"do", "z", "ze", "od", "za"} or not lower(token).endswith("a"):
        return False
    coloured = COLOUR.fullmatch(lower(token)) is not None
    return coloured or bool(known_as(f"{lower(token)[:-1]}ý", "ADJ", site.readings))


PHRASES = frozenset({"pro forma", "pro domo"})
"""Such adverbs that are no Czech words."""

COLOUR = re.compile("(?:rud|běl|modr|zelen|červen|žlut|čern|hněd|šed|plav|(?:zlat|růž|bronz|fial)ov)a")


def belongs_to_a_noun_before(site: Site) -> bool:
    """A possessive right behind a noun with which it agrees belongs to that, and not to what follows: *věnuju písně své
    celému světu*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if site.language != LANGUAGE or not is_determiner(token) or before is None or before.upos != "NOUN":
        return False
    # *Její* stands before its noun.
    if POSSESSIVE.fullmatch(lower(token)) is None or lower(token).startswith("j") or noun.id < token.id:
        return False
    return may_agree(token, before, site) and not goes_together(token, noun, site)


def is_what_we_are(site: Site) -> bool:
    """A noun right behind *jsme* or *jste* says what we or you are, and is no subject of theirs: *protože jsme lidé
    zvědaví*."""
    token, copula = site.token, site.head
    told = lower(copula) in {"jsme", "jste", "nejsme", "nejste", "jsem", "jsi"} and token.id > copula.id
    alone = all(word.upos in ATTRIBUTES | {"ADV", "PART"} for word in between(copula, token, site))
    return site.language == LANGUAGE and is_subject(token) and token.upos == "NOUN" and told and alone


def is_what_somebody_thinks(site: Site) -> bool:
    """*To* before *si* is the object of a verb that agrees with somebody, and before *se* it points at what happens
    where the subject follows: *to si myslel*, *to se vracel otec*."""
    token, verb, after = site.token, site.head, word_after(site.token, site)
    if site.language != LANGUAGE or lower(token) != "to" or not is_subject(token) or after is None:
        return False
    if verb.id < token.id or lower(verb).endswith("lo"):
        return False
    follows = any(word.upos in NOUNS and is_subject_of(word, verb, site) for word in rest_of_clause(site, verb))
    return lower(after) == "si" or (lower(after) == "se" and follows)


def is_subject_of(noun: Token, verb: Token, site: Site) -> bool:
    """Whether a noun in the nominative goes with a verb."""
    return any("Nom" in one.feats.get("Case", ()) and agree(one.feats, verb.feats) for one in likely(noun, site))


def is_able_to(site: Site) -> bool:
    """*S to* soon behind a form of *být* is *able to*: *není s to odpovědět*."""
    token, adposition = site.token, site.head
    if site.language != LANGUAGE or lower(token) != "to" or lower(adposition) != "s":
        return False
    return any(BEING.fullmatch(lower(word)) is not None for word in clause_before(adposition, site)[:2])


def is_given_to_all(site: Site) -> bool:
    """Attributes in the dative behind a verb of giving stand for those who are given what follows, which is no dative
    of that number: *podal všem přítomným ruce*, *dala nemocnému lék*."""
    token, noun = site.token, site.head
    if site.language != LANGUAGE or token.upos not in ATTRIBUTES or token.id > noun.id or noun.upos not in NOUNS:
        return False
    several = lower(token).endswith("m")
    if not (several or lower(token).endswith("mu")) or not has_case(noun, "Acc", site):
        return False
    dative, receivers = (
        any("Dat" in one.feats.get("Case", ()) and is_plural(one) == several for one in readings)
        for readings in (likely(token, site), site.readings(noun))
    )
    if not dative or receivers:
        return False
    after = word_after(noun, site)
    if after is not None and after.upos == "NOUN" and has_case(after, "Acc", site):
        return False  # *dal všem děti dárky*
    near = site.sentence.tokens[max(token.id - 1 - SOON, 0) : token.id - 1]
    return any(GIVING.match(lower(word)) is not None for word in near)


SOON = 5
"""Words before an attribute among which the verb is looked for."""

GIVING = re.compile(
    "(?:ne)?(?:(?:po|ro[zs]|pře|v[yz]|ode|pro|při|za|u)?d(?:á(?!l)|al|áv)|(?:po|za|ode|roze)?(?:slal|sílá|šl[ueio])|nabí[dz]|"
    "půjč|zapůjč|při(?:nes|náš|děl|prav)|vě?nova|ukáz|ukaz|umož|zajist|koup|kupov|vysvětl|sděl|ulož|poskyt)"
)
"""How forms of verbs with a receiver begin."""


def is_one_of_those_listed(site: Site) -> bool:
    """An adjective right behind a colon, before a comma or a conjunction, is one of those that the noun before the
    colon announces, and is said of no subject: *stránka má dva režimy: světlý a tmavý*."""
    token, before, after = site.token, word_before(site.token, site), word_after(site.token, site)
    predicate = token.upos == "ADJ" and (token.deprel or "").startswith("comp:pred")
    if site.language != LANGUAGE or not predicate or before is None or before.form != ":" or after is None:
        return False
    announced = word_before(before, site)
    return announced is not None and announced.upos in NOUNS and (after.upos == "CCONJ" or after.form == ",")


def is_part_of_a_path(site: Site) -> bool:
    """What a backslash parts are names one within the other, and no phrase: *prvek Hlavní\\Soubor*."""
    return any(word.form == "\\" for word in between(site.token, site.head, site))


def is_an_initial(site: Site) -> bool:
    """A letter with its stop is half an abbreviation and no adposition (*v k. ú. Lhota*); behind a number it is a unit:
    *2 s odezvy*."""
    before, after = word_before(site.head, site), word_after(site.head, site)
    letter = site.head.upos == "ADP" and len(site.head.form or "") == 1
    unit = before is not None and lower(site.head) == "s" and (before.form or "")[-1:].isdigit()
    return site.language == LANGUAGE and letter and (unit or (after is not None and after.form == "."))


def is_a_tool(site: Site) -> bool:
    """A noun in *-dlo* has a genitive that the tagger takes for a verb: *hodnoty počitadel*. No participle ends so."""
    tool = any(word.upos == "VERB" and TOOL.search(lower(word)) is not None for word in (site.token, site.head))
    return site.language == LANGUAGE and tool


TOOL = re.compile("[aáií]del$")


def is_named_in_the_masculine(site: Site) -> bool:
    """A noun in *-a* that has a capital within a sentence, or begins it and is a common surname, is a man's name beside
    a masculine: *volal s tím Zátkou*, *Svoboda se vrátil*."""
    noun, other = (site.token, site.head) if is_subject(site.token) else (site.head, site.token)
    if site.language != LANGUAGE or noun.upos not in NOUNS or "Fem" not in noun.feats.get("Gender", ()):
        return False
    capital = has_a_capital_within(noun, site) or (noun.id == 1 and lower(noun) in SURNAMES)
    masculine = other.upos in ATTRIBUTES | {"AUX", "NUM", "VERB"} and any(
        "Masc" in one.feats.get("Gender", ()) for one in likely(other, site)
    )
    return capital and masculine and IN_A.search(lower(noun)) is not None


IN_A = re.compile("(?:a|y|u|ou|o)$")

SURNAMES = frozenset(
    "svoboda procházka kučera vrána sýkora straka kavka kaňka hruška jedlička vodička růžička smetana kaša kopřiva "
    "motyka sekera kotrba chalupa skála brada ryba štika žába vrba malina cibulka řepa mrkvička kapusta slíva švestka "
    "fiala sláma tráva otava sobota středa neděla jiskra brána kobliha kůrka houska koruna zátka hlávka křivka matějka "
    "peterka vlasta pavelka kalina klika kostka krupička kubička lavička machala mráčka pecka šimůnka".split()
)
"""Czech surnames in *-a*, many of them common nouns."""


def is_somebody_with_a_foreign_name(site: Site) -> bool:
    """A word in *-y* with a capital within the sentence may be a woman's foreign name, whatever the tagger makes of it:
    *drahá Katy*."""
    token, name = site.token, site.head
    foreign = (name.form or "").isascii() and lower(name).endswith("y") and has_a_capital_within(name, site)
    return site.language == LANGUAGE and foreign and name.upos in NOUNS and lower(token).endswith(("á", "é", "ou"))


def is_said_of_nobody(site: Site) -> bool:
    """Of two coordinated verbs one in the neuter may have *that* or nothing for its subject, so that they need not
    agree: *maminku to potěšilo a řekla, že přijde*."""
    token, verb = site.token, site.head
    if site.language != LANGUAGE or not (token.deprel or "").startswith("conj"):
        return False
    forms = (lower(token), lower(verb))
    if sum(form.endswith("lo") for form in forms) != 1:
        return False
    neuter = token if forms[0].endswith("lo") else verb
    return not any(
        is_subject(word) and word.upos in NOUNS and "Neut" in word.feats.get("Gender", ())
        for word in site.below.get(neuter.id, ())
    )


def is_please(site: Site) -> bool:
    """*Prosím* is wanted by no verb before it: *můžu prosím kávu*."""
    return site.language == LANGUAGE and lower(site.token) in POLITE and site.head.upos in {"AUX", "VERB"}


POLITE = frozenset({"prosím", "prosíme"})


def is_once(site: Site) -> bool:
    """*Jednou* that does not agree with the noun behind it says when, and counts nothing: *byl jednou svědkem*, but not
    *s jednou svědkem*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    told = lower(token) == "jednou" and token.upos in {"ADJ", "DET", "NUM"} and noun.id > token.id
    governed = before is not None and before.upos == "ADP"
    return site.language == LANGUAGE and told and not governed and not goes_together(token, noun, site)


def is_here_or_lately(site: Site) -> bool:
    """*Tuhle* before a nominative that is no feminine says where or when: *tuhle soused mi řekl*."""
    token, noun = site.token, site.head
    told = lower(token) == "tuhle" and noun.id > token.id and "Fem" not in noun.feats.get("Gender", {"Fem"})
    return site.language == LANGUAGE and told and has_case(noun, "Nom", site)


def is_of_somebody_named_so(site: Site) -> bool:
    """A word in *-ého* that no list has as an adjective, with a capital within the sentence, is the genitive of a name
    before a feminine, with which it does not go: *kolem Chalupského hlavy*."""
    token, noun = site.token, site.head
    named = token.upos == "ADJ" and has_a_capital_within(token, site) and lower(token).endswith("ého")
    if site.language != LANGUAGE or not named or noun.id < token.id or known_as(lower(token), "ADJ", site.readings):
        return False
    return noun.upos in NOUNS and all("Fem" in one.feats.get("Gender", ()) for one in likely(noun, site))


def is_a_short_participle(site: Site) -> bool:
    """A short participle beside *být* makes a passive, also where the tagger takes it for a form of another verb: *jsem
    okouzlen*."""
    token, auxiliary = site.token, site.head
    passive = token.upos == "VERB" and SHORT_PARTICIPLE.search(lower(token)) is not None
    beside = (token.deprel or "").startswith("comp:aux") and BEING.fullmatch(lower(auxiliary)) is not None
    return site.language == LANGUAGE and passive and beside


SHORT_PARTICIPLE = re.compile("[aáeě]n[aioy]?$")


def is_all_of_that(site: Site) -> bool:
    """*All* behind *that*, or behind a copula, stands for itself, whatever noun is behind: *to všechno vítr odnese*,
    *je všechno pravda*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if site.language != LANGUAGE or lower(token) not in {"vše", "všechno"} or noun.id < token.id or before is None:
        return False
    copula = BEING.fullmatch(lower(before)) is not None and not any(map(is_plural, likely(noun, site)))
    return (lower(before) in {"to", "toto", "tohle"} or copula) and not may_agree(token, noun, site)


def is_set_to_a_value(site: Site) -> bool:
    """Behind *na* and a verb of setting a nominative is the name of a value: *nastavte pole na plná cena*."""
    noun, adposition = site.token, site.head
    if site.language != LANGUAGE or lower(adposition) != "na" or noun.id < adposition.id:
        return False
    sets = any(lower(word).startswith(SETTING) for word in clause_before(adposition, site))
    return sets and has_case(noun, "Nom", site) and not has_case(noun, "Acc", site)


SETTING = ("nastav", "změň", "změn", "přepn", "přepín")
"""How forms of verbs of setting something begin."""


def is_behind_a_neuter_in_i(site: Site) -> bool:
    """A genitive right behind what the parser takes for its adjective, and which is a neuter that is spelt so, belongs
    to that: *obavy o soukromí dat*, *respektuje soukromí uživatelů*."""
    noun = site.token if site.token.upos in NOUNS else site.head
    before = word_before(noun, site)
    return before is not None and before.upos == "ADJ" and lower(before) in NEUTERS_IN_I


def is_called_so(site: Site) -> bool:
    """A participle behind a comma that says what something is called goes with what stands before that: *jeden ze
    vzorců, nazývaný delegování*."""
    token, before = site.token, word_before(site.token, site)
    called = CALLED.match(lower(token)) is not None and token.id < site.head.id
    return called and before is not None and before.form == ","


CALLED = re.compile("(?:na|po)?(?:zývan|zvan|jmenovan|značovan|označovan|pojmenovan|nazvan)[ýáéíou]")


def is_needed_as_it_is(site: Site) -> bool:
    """*Zapotřebí* is said of anything: *ověření může být zapotřebí*."""
    return "zapotřebí" in (lower(site.token), lower(site.head))


NEUTERS_IN_I = frozenset({"soukromí", "soukromím"})
"""Neuters that are spelt as forms of soft adjectives."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_behind_a_neuter_in_i,
    is_called_so,
    is_needed_as_it_is,
    is_said_of_all_of_them,
    is_how_it_happened,
    is_in_the_office,
    is_of_that,
    is_chosen_instead,
    is_how_far_it_goes,
    belongs_to_a_noun_before,
    is_what_we_are,
    is_what_somebody_thinks,
    is_able_to,
    is_given_to_all,
    is_one_of_those_listed,
    is_part_of_a_path,
    is_an_initial,
    is_a_tool,
    is_named_in_the_masculine,
    is_somebody_with_a_foreign_name,
    is_said_of_nobody,
    is_please,
    is_once,
    is_a_short_participle,
    is_here_or_lately,
    is_of_somebody_named_so,
    is_all_of_that,
    is_set_to_a_value,
)
