"""Doubts about subjects that are not alone, and about quantities."""

from __future__ import annotations

from collections.abc import Sequence

from lambre_core.documents.masking import STAND_IN
from lambre_core.findings.coordination import JOINT
from lambre_core.findings.doubts.finnic_subjects import is_too_many_for_its_verb
from lambre_core.findings.doubts.nominatives import THIRD
from lambre_core.findings.doubts.site import (
    NOMINALS,
    NOMINATIVES,
    NOUNS,
    SINGULAR,
    Site,
    SiteDoubt,
    has_coordination,
    has_reading,
    is_finite,
    is_greek,
    is_nominative,
    is_subject,
    lower,
    phrase_start,
    rest_of_clause,
    word_before,
)
from lambre_core.findings.doubts.subjects_or_objects import is_personal_pronoun
from lambre_core.treebank.tree import Token


def is_a_quantity(site: Site) -> bool:
    """A verb or predicate may agree with what a quantity is of: *большинство видов используют*, *část lidí odešli*."""
    noun = site.token if is_subject(site.token) else site.head
    if noun is site.head and (site.token.deprel != "comp:pred" or noun.upos not in NOUNS):
        return False
    if not {(noun.lemma or "").lower(), (noun.form or "").lower()} & QUANTITIES:
        return False
    if is_the_number(noun, site) or is_a_number(site) or is_one_greek_group(site):
        return False
    if (noun.lemma or "").lower() in MAJORITIES or is_counted_in_pairs(noun, site):
        return True
    return any(child.id > noun.id and child.upos in NOUNS | {"ADP", "PRON"} for child in site.below.get(noun.id, ()))


def is_the_number(noun: Token, site: Site) -> bool:
    """Whether a German noun with the definite article is a number, with which the verb agrees, not some of several:
    *die Zahl der Unfälle steigt*, but *eine Anzahl Leute kamen*."""
    if site.subjects_dropped or lower(noun) not in {"zahl", "anzahl"}:
        return False
    return any(lower(child) == "die" for child in site.below.get(noun.id, ()))


def is_one_greek_group(site: Site) -> bool:
    """Whether a Greek quantity has a verb of who speaks or is spoken to (*η ομάδα των παικτών πιστεύω*), is a number
    with its article (*ο αριθμός των παικτών δείχνουν*), or somebody's, and of nobody else (*η ομάδα μου πιστεύουν*)."""
    noun, verb = site.token, site.head
    if not (is_subject(noun) and is_greek(noun)):
        return False
    if "Sing" in verb.feats.get("Number", ()) and verb.feats.get("Person", THIRD).isdisjoint(THIRD):
        return True
    below = site.below.get(noun.id, ())
    others = [lower(child) for child in below if child.id > noun.id and child.upos in NOUNS | {"ADP", "PRON"}]
    if lower(noun) == "αριθμός":
        return any(lower(child) == "ο" for child in below)
    return bool(others) and all(other in SOMEBODYS for other in others)


SOMEBODYS = frozenset({"μου", "σου", "του", "της"})
"""Greek possessives of one."""


def is_a_number(site: Site) -> bool:
    """Whether the subject is a Czech *počet*, of which something is said and not of those who are counted (*počet nehod
    klesá*, never *klesají*), or the verb a singular in a gender that neither the quantity nor those that it is of can
    have: Czech *polovina studentů neudělal*, Russian *его встречал группа туристов*."""
    if not is_subject(site.token) or site.head.upos != "VERB":
        return False
    if site.language == "cs":
        masculine = lower(site.head).endswith("l") and "Part" in site.head.feats.get("VerbForm", ())
        return lower(site.token) == "počet" or (masculine and lower(site.token).endswith("a"))
    gender = site.head.feats.get("Gender", NEUTER)
    east = site.language in {"ru", "uk"} and site.head.feats.get("Number") == SINGULAR
    return east and gender.isdisjoint(NEUTER) and gender.isdisjoint(site.token.feats.get("Gender", gender))


NEUTER = frozenset({"Neut"})
"""Of verbs without a subject, and with what is counted."""


def is_counted_in_pairs(noun: Token, site: Site) -> bool:
    """Whether several German pairs or dozens are meant: *mehrere Paar Reißzähne*."""
    before = word_before(noun, site)
    several = before is not None and (before.upos == "NUM" or lower(before) in {"mehrere", "einige", "viele", "wenige"})
    return several and lower(noun) in {"paar", "dutzend", "prozent"}


MAJORITIES = frozenset("большинство меньшинство більшість меншість většina menšina".split())
"""Nouns for some of several persons, who need not be named: *большинство высказались против*."""
QUANTITIES = frozenset(
    "группа група skupina купа куча уйма чимало "
    "большинство меньшинство множество ряд часть число количество пара десяток сотня тысяча миллион половина треть "
    "четверть масса процент більшість меншість безліч низка частина кількість сотня тисяча мільйон половина третина "
    "чверть решта маса відсоток většina menšina množství řada část počet pár desítka stovka tisíc milion polovina "
    "třetina čtvrtina spousta hromada procento anzahl drittel dutzend fülle gruppe hälfte masse mehrheit mehrzahl "
    "menge minderheit paar prozent reihe teil unmenge viertel vielzahl zahl maioria minoria metade parte grupo série "
    "número conjunto terço quarto centena milhar dezena resto máximo mínimo fração fracção porcentagem percentagem "
    "ομάδα πλήθος πληθώρα πλειοψηφία πλειονότητα μειοψηφία μειονότητα αριθμός σειρά μέρος ζευγάρι δεκάδα εκατοντάδα "
    "χιλιάδα ποσοστό τμήμα μερίδα σωρός υπόλοιπο σύνολο".split()
)
"""Nouns for some of several, in Russian, Ukrainian, Czech, German, Portuguese and Greek."""


def has_company(site: Site) -> bool:
    """*Martin s Otíkem šli*: who comes with the subject counts as a part of it, unless the predicate is said of one:
    *ta věc s blikáním jsou špatná*."""
    below = (*site.below.get(site.head.id, ()), *site.below.get(site.token.id, ()))
    predicates = (child for child in below if (child.deprel or "").startswith("comp:pred"))
    if any(child.upos == "ADJ" and child.feats.get("Number") == SINGULAR for child in predicates):
        return False
    after = site.sentence.tokens[site.token.id] if site.token.id < len(site.sentence.tokens) else None
    with_others = is_subject(site.token) and after is not None and after.upos == "ADP"
    # *Вышки с часовым не наблюдалось*: a neuter verb may have no subject at all.
    alone = site.head.feats.get("Number") == SINGULAR and "Neut" not in site.head.feats.get("Gender", ())
    return with_others and after is not None and (after.form or "") in COMPANY and not alone


COMPANY = frozenset({"s", "se", "so", "z", "ze", "з", "із", "зі", "с", "со"})
"""Slavic words for *with*, after which a verb may be plural."""


def is_perhaps_coordinated(site: Site) -> bool:
    """A coordination somewhere below the subject, or with it, may be the subject itself (*я та інші сприйняли*), or one
    of several things of a kind (*český i belgický ministr vyjádřili*)."""
    if not is_subject(site.token) or site.token.deprel == JOINT:
        return False
    if is_of_one_alone(site) or is_too_many_for_its_verb(site) or is_of_no_several(site):
        return False
    first = min((child.id for child in site.below.get(site.token.id, ())), default=site.token.id)
    # A conjunction that begins the sentence joins it with the one before.
    beside = site.sentence.tokens[max(min(first, site.token.id - 1) - 1, 1) : site.token.id + 1]
    later = site.sentence.tokens[site.token.id : site.head.id - 1]
    joined = any(joins_nouns(word, site) for word in beside) or any(adds_to_the_subject(word, site) for word in later)
    if not site.subjects_dropped and is_first_of_a_list(site):
        return True
    several = any(is_between_adjectives(word, site) for word in site.sentence.tokens[max(first - 2, 0) : site.token.id])
    coordinated = has_coordination(
        site.token,
        site.below,
        # What can be no subject is coordinated with something else: *запит матері та батька*.
        lambda word: has_reading(word, site, lambda reading: "Nom" in reading.feats.get("Case", NOMINATIVES)),
    )
    return joined or several or is_named_with_others(later) or coordinated


def is_of_one_alone(site: Site) -> bool:
    """Whether a Greek verb is in the singular and its subject is not: several together would be a plural all the more
    (*οι πλατείες Παλιά και Νέα βρίσκεται κοντά*); nor are they an *I* or a single *you*. A conjunction right before
    it may begin another clause, unless it stands between the verb and a plural without another verb (*φτάνει και οι
    φίλοι μου*)."""
    token, verb = site.token, site.head
    if not (is_greek(token) and is_greek(verb)):
        return False
    if is_personal_pronoun(token):
        # *Έτσι πιστεύουν κι εμείς.*
        after = site.sentence.tokens[token.id : token.id + 1]
        return token.id == verb.id + 2 and all(word.upos == "PUNCT" for word in after)
    if "Plur" in verb.feats.get("Number", {"Plur"}):
        return False
    start = phrase_start(token, site)
    before = site.sentence.tokens[start - 2] if start > 1 else None
    plural = "Plur" in token.feats.get("Number", ())
    if before is None or before.upos != "CCONJ":
        return plural or "3" not in verb.feats.get("Person", THIRD)
    # *Also*, right behind the verb.
    return plural and before.id == verb.id + 1 and not any(is_finite(word) for word in rest_of_clause(site, token))


def is_of_no_several(site: Site) -> bool:
    """Whether a Russian or Ukrainian verb is a singular and several subjects would not make it one: it is a neuter and
    no noun of the clause is (*вождь и сказало*), or its subject is a plural and no noun behind or before is a singular
    (*используется языки*)."""
    token, verb = site.token, site.head
    if site.language not in {"ru", "uk"} or verb.feats.get("Number") != SINGULAR:
        return False
    nouns = [word for word in site.sentence.tokens if word.upos in NOMINALS and word.id != token.id]
    if "Neut" in verb.feats.get("Gender", ()):
        east = token.feats.get("Gender", NEUTER).isdisjoint(NEUTER) and token.feats.get("Number") == SINGULAR
        return east and not any("Neut" in word.feats.get("Gender", {"Neut"}) for word in nouns)
    plural = "Plur" in token.feats.get("Number", ()) and "Sing" not in token.feats.get("Number", ())
    return plural and not any(
        "Sing" in word.feats.get("Number", {"Sing"}) and not word.feats.get("Case", NOMINATIVES).isdisjoint(NOMINATIVES)
        for word in nouns
    )


def is_first_of_a_list(site: Site) -> bool:
    """Whether nominatives with an article follow a German singular after a conjunction, where the verb is a plural:
    *sind die Eignung des Geräts, die Abläufe und die Organisation zu prüfen*."""
    token, verb = site.token, site.head
    if not ("Sing" in token.feats.get("Number", ()) and "Plur" in verb.feats.get("Number", ())):
        return False
    end = verb.id - 1 if token.id < verb.id else len(site.sentence.tokens)
    joined = False
    for word in site.sentence.tokens[token.id : end]:
        if word.upos in {"AUX", "VERB", "SCONJ"} or word.form in {".", ";", ":"}:
            return False
        joined = joined or word.upos == "CCONJ"
        articles = any(child.upos == "DET" and child.id < word.id for child in site.below.get(word.id, ()))
        if joined and lower(word) in ALONE:
            return True
        if joined and articles and word.upos in NOUNS:
            return has_reading(word, site, lambda reading: is_nominative(reading, None))
    return False


ALONE = frozenset({"andere", "einige", "manche", "viele"})
"""German plurals that need no noun."""


def is_between_adjectives(word: Token, site: Site) -> bool:
    """Whether a Slavic *and* that is *even* as well stands between two adjectives: *standardní i chybový výstup*."""
    before, after = (site.sentence.tokens[place : place + 1] for place in (word.id - 2, word.id))
    return (word.form or "") in EVEN and all(other.upos == "ADJ" for other in (*before, *after)) and bool(before)


EVEN = frozenset({"i", "и", "і", "й"})


def is_named_with_others(later: Sequence[Token]) -> bool:
    """Whether names or symbols alone stand between a noun and a conjunction behind it: *Флаг X и Y объявлены*."""
    for place, word in enumerate(later):
        if word.upos == "CCONJ":
            return place > 0
        if word.upos not in {"PROPN", "SYM", "X", "NUM"} and word.form != STAND_IN:
            return False
    return False


def joins_nouns(word: Token, site: Site) -> bool:
    """Whether a word may join a noun to another: a conjunction that does not follow a comma or a verb, or stands twice
    (*ни брат, ни сестра не пришли*, *ані мама, ні я не змогли*)."""
    form = (word.form or "").lower()
    if form in HOWEVER:
        return False
    if form in JOINING or (form in AND and word.id == site.token.id + 1 and word.id + 1 != site.head.id):
        return True
    words = site.sentence.tokens
    if form in TOO and site.language == "tr":
        # *Ben de geldim*, *sen de ben de geldik*
        return sum(lower(other) in TOO for other in words) > 1
    before = words[word.id - 2] if word.id > 1 else None
    opens = word.id < site.token.id and before is not None and before.form == ","
    alike = NEITHER if form in NEITHER else {form}
    twice = any(other.id < word.id and lower(other) in alike for other in words)
    return word.upos == "CCONJ" and (twice or not opens) and form not in HOWEVER


HOWEVER = frozenset("однако однак проте však ovšem όμως ωστόσο".split())
"""Conjunctions that stand within a clause as well, or join clauses alone: *эта тема однако не стала главной*."""


def adds_to_the_subject(word: Token, site: Site) -> bool:
    """Whether a word adds something to the subject behind a comma or *and*, and does not stand beside the verb
    (*культура также изменилась*)."""
    before = word_before(word, site)
    return word.form in AS_WELL and before is not None and (before.form == "," or before.upos == "CCONJ")


AS_WELL = frozenset("равно также також stejně rovněž".split())
"""Slavic words that add something to the subject behind a comma: *игра, равно как и язык тела, улучшились*."""
TOO = frozenset({"de", "da"})
"""Turkish for *also*, which joins nouns where it stands behind each."""
AND = frozenset({"та", "и", "й", "і"})
"""Russian and Ukrainian for *and*, spelt like a determiner or a particle: *я та інші*, *ты и твои друзья*."""
NEITHER = frozenset({"ані", "ні"})
"""Ukrainian for *neither* and *nor*."""
JOINING = frozenset({"noch", "sowie"})
"""German words that join nouns, often taken for adverbs: *weder die Mutter noch der Vater kannten ihn*."""

DOUBTS: tuple[SiteDoubt, ...] = (
    is_a_quantity,
    has_company,
    is_perhaps_coordinated,
)
