"""Doubts about verbs: whether they are finite, and whose subject is theirs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from lambre_core.findings.beliefs import believed
from lambre_core.findings.conditionals import is_split
from lambre_core.findings.doubts.brackets import is_bracket
from lambre_core.findings.doubts.nominatives import is_in_one_clause
from lambre_core.findings.doubts.site import (
    NOMINALS,
    NOMINATIVES,
    NOT_FINITE,
    NOUNS,
    PERHAPS,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    clause,
    has_coordination,
    has_reading,
    is_coordinated_verb,
    is_nominative,
    is_numeral,
    is_of_a_likely_gender,
    is_portuguese,
    is_subject,
    lower,
    perhaps_subject,
    phrase_start,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.negation import DENIED
from lambre_core.findings.subjects import PERHAPS as PERHAPS_NOMINATIVE
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Token


def has_no_finite_verb(site: Site) -> bool:
    """A converb or infinitive agrees with nothing, an imperative with the second person alone; an infinitive that must
    be finite (`finiteness`) agrees with what can only be a nominative."""
    if not is_subject(site.token):
        return False
    # Of a third person there are imperatives in few languages, where they agree; elsewhere the tagger errs.
    spoken = "3" not in site.head.feats.get("Person", ())
    imperative = spoken and site.head.feats.get("Mood") == _IMPERATIVE and "2" not in site.token.feats.get("Person", ())
    if imperative or site.head.feats.get("VerbForm", _FINITE).isdisjoint(NOT_FINITE):
        return imperative
    # *Der Autor lachen* has a finite reading, *Datei speichern* no subject.
    finite = any("Number" in reading.feats for reading in site.readings(site.head))
    return not finite or has_reading(site.token, site, is_perhaps_object_of_infinitive)


def is_perhaps_imperative(site: Site) -> bool:
    """What may be an imperative, and is no third person, has no noun as its subject: *Bitte ruf mich an*, *behalte
    diese Einzelheiten im Kopf*; but a Russian nominative right before it, with no comma, is no one told (*царица пошли
    гулять*)."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.upos not in NOUNS or is_in_one_clause(site):
        return False
    readings = [reading.feats for reading in site.readings(verb)]
    third = [feats for feats in readings if "3" in feats.get("Person", ())]
    imperative = any(feats.get("Mood") == _IMPERATIVE for feats in readings)
    if token.id < verb.id:
        return imperative and not third and not stands_with_its_determiner(token, verb, site)
    # What is spelt as the imperative may be a subjunctive: *er führe*.
    subjunctive = all("Sub" in feats.get("Mood", ()) for feats in third)
    return imperative and subjunctive and has_reading(token, site, is_perhaps_object_of_infinitive)


def stands_with_its_determiner(noun: Token, verb: Token, site: Site) -> bool:
    """Whether a German noun with a determiner stands right before a verb, as nobody does who is spoken to: *unsere
    Nachbarn habt ein Auto*."""
    if site.subjects_dropped or verb.id != noun.id + 1:
        return False
    before = [child for child in site.below.get(noun.id, ()) if child.id < noun.id]
    return any(child.upos == "DET" for child in before) and all(lower(child) != "ihr" for child in before)


def is_object_of_a_gerund(site: Site) -> bool:
    """Behind an English gerund stands its object, and the gerund is the subject: *assembling routes requires skill*,
    *because downloading zip files is outdated*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id or not clashes(token.feats, verb.feats):
        return False
    gerund = word_before(token, site)
    while gerund is not None and gerund.head == token.id and not lower(gerund).endswith("ing"):
        gerund = word_before(gerund, site)
    if gerund is None or not lower(gerund).endswith("ing"):
        return False
    auxiliary, before = site.sentence.head_of(gerund), word_before(gerund, site)
    progressive = auxiliary is not None and auxiliary.upos == "AUX"
    # *Interesting books* are books, *correctly assembling routes* is none of these.
    opens = before is not None and before.upos in {"ADV", "SCONJ", "ADP", "CCONJ"}
    return (gerund.upos == "VERB" or (gerund.upos in {"ADJ", "NOUN"} and opens)) and not progressive


def is_a_gerund_itself(site: Site) -> bool:
    """An English gerund behind *do* is its subject: *does using it have drawbacks?*"""
    gerund = (site.token.form or "").endswith("ing") and site.token.upos in {"AUX", "VERB"}
    return gerund and site.head.lemma == "do" and (site.token.deprel or "").startswith("comp:aux")


def may_begin_with_its_verb(site: Site) -> bool:
    """Where a sentence begins with two English words in *-s*, the first may be the verb: *Converts slashes to …*."""
    token, verb = site.token, site.head
    before = word_before(token, site)
    first = before is None or before.upos == "PUNCT"
    adjacent = is_subject(token) and token.upos in NOUNS and verb.id == token.id + 1
    return first and adjacent and not site.subjects_dropped and all(lower(word).endswith("s") for word in (token, verb))


def is_of_a_partitive(site: Site) -> bool:
    """A Finnish or Estonian copula stays singular with a predicate in the partitive plural (*mielipiteitä on
    monenlaisia*), and a perfect passive with its object in the nominative (*komponentit on renderöity*)."""
    token, verb = site.token, site.head
    if verb.upos != "AUX" or "Sing" not in verb.feats.get("Number", ()):
        return False
    if (token.deprel or "").startswith("comp:pred"):
        return "Par" in token.feats.get("Case", ()) and "Plur" in token.feats.get("Number", ())
    # Slavic languages, where nouns have a gender, have passives that agree.
    if not (site.subjects_dropped and is_subject(token)) or "Gender" in token.feats:
        return False
    passive = any("Pass" in word.feats.get("Voice", ()) for word in clause(verb, site.below))
    return passive and "Nom" in token.feats.get("Case", ())


def is_impersonal(site: Site) -> bool:
    """A verb form of no person has no subject (*Воно написано про розробку*), and neither has a word for what can or
    must be done (*состав определить невозможно*)."""
    if not is_subject(site.token):
        return False
    if lower(site.head) == "було":
        # *злочин було скоєно*, with an accusative
        found = (word for word in clause(site.head, site.below) if word.upos in {"ADJ", "VERB"})
        return any(lower(word).endswith(("но", "то")) for word in found)
    if site.head.feats.get("Person") == _IMPERSONAL or lower(site.head) in IMPERSONAL:
        return True
    # *число билетов, которые требуется заказать*
    relative = re.match("котор|як(?:ий|а|е|і)$", lower(site.token)) is not None
    infinitive = any("Inf" in word.feats.get("VerbForm", ()) for word in site.below.get(site.head.id, ()))
    if not (relative and infinitive):
        return False
    # *новости, которые может ждать читатель*
    nouns = (word for word in rest_of_clause(site, site.head) if word.upos in NOUNS)
    behind = (is_nominative(reading, SINGULAR) for word in nouns for reading in site.readings(word))
    singular = "Plur" in site.token.feats.get("Number", ()) and lower(site.head) in {"может", "мог", "могла", "може"}
    return ASKED.fullmatch(lower(site.head)) is not None or (singular and any(behind))


IMPERSONAL = frozenset(
    "нужно надо необходимо невозможно можно возможно видно слышно нельзя потрібно треба необхідно неможливо можливо "
    "можна варто видно třeba nutno možno lze nelze".split()
)
"""Russian, Ukrainian and Czech predicates without subject."""

ASKED = re.compile(
    "(?:по)?(?:требуется|требовалось)|планируется|планировалось|(?:за)?хочется|(?:за)?хотелось|предстоит"
    "|предстояло|приходится|пришлось|придётся|придется|удаётся|удается|удалось|удастся|следует|следовало|стоит|стоило"
    "|предлагается|предполагается|рекомендуется|разрешается|запрещается|разрешено|запрещено|предложено|решено|велено"
    "|рекомендовано|позволено|дозволено|заборонено|запропоновано|вирішено|планується|планувалося|вдалося|вдається|слід"
    "|доведеться|довелося|рекомендується|пропонується|хочеться|хотілося|варто"
)
"""What has an infinitive and no subject, where a relative pronoun is the object of that."""


def is_another_finite_verb(site: Site) -> bool:
    """Two verbs that both have a person are in two clauses (*když je čas, tak chodíme*), but not where they have the
    same one, the second stands right behind the first or its clitic, and no subject need stand with either: *jsme
    studujeme*; nor where a German auxiliary stands where the clause begins and the verb where it ends: *er will morgen
    kommt*."""
    token, head = site.token, site.head
    if not ((token.deprel or "").startswith("comp:aux") and "Person" in token.feats and "Person" in head.feats):
        return False
    if token.deprel == DENIED or is_bracket(site):
        return False
    apart = not head.id < token.id <= head.id + 2
    parted = any(word.upos in {"CCONJ", "PUNCT", "SCONJ"} for word in between(token, head, site))
    return not site.subjects_dropped or apart or parted or clashes(token.feats, head.feats)


def is_no_split_conditional(site: Site) -> bool:
    """A conditional with a present is one form in two words only where they stand together: *by jsme*; elsewhere the
    present is of another verb, or a pronoun (*vítali by je*, *by ses*)."""
    first, second = sorted((site.token, site.head), key=lambda token: token.id)
    moods = {mood for token in (first, second) for mood in token.feats.get("Mood", ())}
    return first.upos == second.upos == "AUX" and moods == {"Cnd", "Ind"} and not is_split(first, second, site.sentence)


def is_parenthesis(site: Site) -> bool:
    """A verb between commas right after what seems its subject says something else: *я, здається, вмираю*."""
    words, verb = site.sentence.tokens, site.head
    if not is_subject(site.token) or site.token.id != verb.id - 2 or verb.id >= len(words):
        return False
    return words[verb.id - 2].form == words[verb.id].form == ","


def may_have_another_subject(site: Site) -> bool:
    """A coordinated verb has a noun that may be its own subject, or agrees with an earlier verb, with which it may be
    coordinated as well: *er sagt, dass wir kommen, und lacht*."""
    token, verb = site.token, site.head
    if not is_coordinated_verb(token):
        return False
    number = token.feats.get("Number")
    dropped = shares_its_first_place(site)
    own = [
        word
        for word in clause(token, site.below)
        if word.upos in NOMINALS and perhaps_subject(word) and not says_how_often(word, site)
        if not (dropped and word.id > token.id)
    ]
    # Whatever the parser makes of them, nouns between the conjunction and its verb may belong to that.
    before = site.sentence.tokens[: token.id - 1]
    joint = max((word.id for word in before if word.upos in {"CCONJ", "PUNCT"}), default=verb.id)
    own += (word for word in before[joint:] if word.upos in NOMINALS)
    # *и выводятся переменные*
    after = site.sentence.tokens[token.id : token.id + 1]
    own += (word for word in after if word.upos == "ADJ" and site.subjects_dropped)
    if any(has_reading(word, site, lambda reading: is_nominative(reading, number)) for word in own):
        return True
    return any(
        word.upos in {"AUX", "VERB"}
        and word.id != verb.id
        and "Number" in word.feats
        and any(not clashes(word.feats, reading.feats) for reading in site.readings(token))
        for word in site.sentence.tokens[: token.id - 1]
    )


def shares_its_first_place(site: Site) -> bool:
    """Whether a German verb stands right behind the conjunction after a statement that begins with its subject: what
    follows is no subject (*der Mann ist alt und sprechen viele Sprachen*), as it is where something else comes first
    (*hier leben Bauern und wachsen viele Bäume*)."""
    token, verb, words = site.token, site.head, site.sentence.tokens
    before = word_before(token, site)
    if site.language != "de" or before is None or before.upos != "CCONJ" or words[-1].form == "?":
        return False
    subjects = [child for child in site.below.get(verb.id, ()) if is_subject(child) and child.id < verb.id]
    first = next((word for word in words if word.upos not in {"PUNCT", "SYM"}), token)
    return any(phrase_start(subject, site) == first.id for subject in subjects)


def says_how_often(noun: Token, site: Site) -> bool:
    """Whether a noun is a measure of time after *every* or *whole*: *читает и пишет каждый день*."""
    before = word_before(noun, site)
    measure = (noun.lemma or "").lower() in measures()
    return measure and before is not None and EVERY.match(lower(before)) is not None


EVERY = re.compile("кажд|весь$|вс[ею]$|всю$|цел|кожн|ввесь$|увесь$|ціл|každ|cel")


def is_far_from_its_conjunction(site: Site) -> bool:
    """A coordinated verb does not follow its conjunction at once: what stands between may be its subject, or a clause
    with an infinitive at its end (*er will tanzen, Neues sehen*). Adverbs are neither (*и больше не отображается*),
    but where a verb stands second, its subject may stand behind it then (*und dann kommen die anderen*)."""
    if not is_coordinated_verb(site.token):
        return False
    return not follows_a_conjunction(site.token, site, NO_PLACES if site.language in VERB_SECOND else NO_SUBJECTS)


def follows_a_conjunction(token: Token, site: Site, between: frozenset[str] = frozenset()) -> bool:
    """Whether a word stands right behind a conjunction, but for words of some parts of speech between them."""
    before = next((word for word in reversed(site.sentence.tokens[: token.id - 1]) if word.upos not in between), None)
    return before is not None and before.upos == "CCONJ"


NO_PLACES = frozenset({"PART"})
"""Parts of speech that take no place before the verb where but one thing stands there."""
NO_SUBJECTS = frozenset({"ADV", "PART"})

VERB_SECOND = frozenset({"", "de", "et"})
"""Languages whose statements have but one thing before the verb; one that is not known counts as such."""


def is_no_lone_predicate(site: Site) -> bool:
    """A coordinated adjective is a predicate only if it stands right after a conjunction and nothing follows to which
    it may belong: *пилоты старые и маленький*, not *и маленький дом*. A short one is nothing else (*файлы сохранены и
    доступен всем*), unless its own subject follows (*отчёт сдан и готовы графики*)."""
    token = site.token
    if token.upos != "ADJ" or not (token.deprel or "").startswith("conj"):
        return False
    if token.feats.get("Variant") == SHORT:
        number = token.feats.get("Number")
        nouns = (word for word in rest_of_clause(site, token) if word.upos in NOMINALS)
        own = any(has_reading(noun, site, lambda one: is_nominative(one, number)) for noun in nouns)
        return own or not follows_a_conjunction(token, site, NO_SUBJECTS)
    after = word_after(token, site)
    nominal = believed(token, "Case", NOMINATIVES) if "Case" in token.feats else 1.0
    children = any(child.upos not in LIGHT for child in site.below.get(token.id, ()))
    alone = follows_a_conjunction(token, site) and (after is None or after.upos in CLOSING)
    return children or not alone or nominal < PERHAPS_NOMINATIVE


SHORT = frozenset({"Short"})

LIGHT = frozenset({"ADV", "CCONJ", "PART", "PUNCT"})
"""What may depend on a predicate that stands alone."""

CLOSING = frozenset({"CCONJ", "PUNCT"})
"""What may follow it."""


def may_have_dropped_its_subject(site: Site) -> bool:
    """Where subjects are dropped, a coordinated verb has another one than the verb before unless that has its subject
    beside it, no comma parts them, and the form does not say itself who is meant: *hory jsou krásné a těšíme se*. What
    seems the subject of the first, but does not agree with it, is perhaps none: *v baru U Ivana vaří dobře a je levný*.
    """
    token = site.token
    if not (site.subjects_dropped and is_coordinated_verb(token)):
        return False
    words = site.sentence.tokens
    before = words[: token.id - 1]
    if any(one.form == "," and two.upos == "CCONJ" for one, two in pairwise(before[-3:])):
        return True
    first = site.head
    if first.lemma in OF_FEELINGS:
        return True
    for above in site.sentence.above(first):
        if not is_coordinated_verb(first) or has_nominal_subject(first, site):
            break
        first = above
    # A past shows no person, but what is its subject is a third one, if it is no pronoun.
    subjects = [child for child in site.below.get(first.id, ()) if is_subject(child)]
    if subjects and all(differs_in_number(child, first, site) for child in subjects):
        return True
    third = any(child.upos != "PRON" for child in subjects)
    said = next((child.feats["Person"] for child in subjects if "Person" in child.feats), None)
    person = token.feats.get("Person", _THIRD)
    if is_said_of_people(token, subjects, site):
        return True
    if person != _THIRD and person != site.head.feats.get("Person", _THIRD if third else said or person):
        return True
    return not has_nominal_subject(first, site)


def differs_in_number(subject: Token, verb: Token, site: Site) -> bool:
    """Whether what seems a subject, and is a noun alone, has another number than its verb."""
    number = verb.feats.get("Number", frozenset())
    other = subject.feats.get("Number", number)
    clash = bool(number) and other.isdisjoint(number)
    return clash and subject.upos in NOUNS and not has_coordination(subject, site.below)


def is_said_of_people(verb: Token, subjects: Sequence[Token], site: Site) -> bool:
    """Whether a past of several men stands behind a verb in the singular, whose subject is a thing or a woman: *pero je
    v rohu a vytvořili klapku*."""
    men = "Plur" in verb.feats.get("Number", ()) and is_of_persons(verb.feats)
    return (
        men
        and site.head.feats.get("Number") == SINGULAR
        and bool(subjects)
        and not any(is_of_persons(child.feats) for child in subjects)
    )


def are_participles(site: Site) -> bool:
    """Two coordinated German verbs that may be participles have no person: *hatte zugehört und entschieden*."""
    token, first = site.token, site.head
    return (
        not site.subjects_dropped
        and is_coordinated_verb(token)
        and first.upos == "VERB"
        and all(OF_PARTICIPLES.search(lower(word)) is not None for word in (token, first))
    )


OF_PARTICIPLES = re.compile(r"(?:ge\w{2,}(?:t|en)|^(?:be|ent|er|ver|zer|miss)\w{2,}(?:t|en)|iert)$")
"""German forms that may be participles, of whatever verb (*zugehört*)."""

OF_FEELINGS = frozenset(
    "нравиться понравиться надоесть запомниться удаться подойти подходить помочь подобатися сподобатися набриднути "
    "запам'ятатися вдатися підійти допомогти líbit zalíbit bavit chutnat hodit".split()
)
"""Verbs whose subjects are seldom those who speak: *Понравилось кольцо, но не мог носить*."""


def has_nominal_subject(verb: Token, site: Site) -> bool:
    """Whether a nominal subject depends on a verb."""
    return any(is_subject(child) for child in site.below.get(verb.id, ()))


def clashes(feats: Features, other: Features) -> bool:
    """Whether two verbs have no number or no person in common."""
    return any(feats[name].isdisjoint(other[name]) for name in ("Number", "Person") if name in feats and name in other)


def has_a_nearer_verb(site: Site) -> bool:
    """Another verb or a comma stands between an auxiliary and its participle: *když jsme sli, svítilo sluníčko*."""
    token, auxiliary = site.token, site.head
    if not (site.subjects_dropped and (token.deprel or "").startswith("comp:aux")):
        return False
    return any(
        word.upos == "VERB" or word.form == "," or misread_verb(word, site) for word in between(token, auxiliary, site)
    )


def agrees_with_a_nearer_verb(site: Site) -> bool:
    """Between a subject and its verb, with no comma before it, stands another verb without subject, with which it
    agrees: *кожен шматок, що ти куштуєш має смак*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.id > verb.id:
        return False
    for word in site.sentence.tokens[token.id : verb.id - 1]:
        if word.form == ",":
            return False
        finite = word.upos in {"AUX", "VERB"} and word.feats.get("VerbForm") == _FINITE and "Number" in word.feats
        # *Mit dem Skript, das das System prüft finden Sie ihn*: German has no two finite verbs side by side.
        apart = word.head != verb.id or (site.language == "de" and word.id == verb.id - 1)
        if finite and apart and not has_nominal_subject(word, site) and not is_coordinated_verb(word):
            # A noun is nobody who speaks: *οι χώρες που γνωρίζουμε*.
            third = token.upos == "PRON" or "3" in word.feats.get("Person", _THIRD)
            return third and not clashes(token.feats, word.feats)
    return False


def is_of_a_quantity(site: Site) -> bool:
    """After a verb in the neuter, whose subject is a quantity, a coordinated one may be plural: *прийшло шестеро
    чоловіків і принесли труну*."""
    token, verb = site.token, site.head
    if not (is_coordinated_verb(token) and site.subjects_dropped and "Plur" in token.feats.get("Number", ())):
        return False
    subjects = [child for child in site.below.get(verb.id, ()) if (child.deprel or "").startswith("subj")]
    counted = any(is_numeral(word) for subject in subjects for word in (subject, *site.below.get(subject.id, ())))
    return counted and "Neut" in verb.feats.get("Gender", ())


def misread_verb(word: Token, site: Site) -> bool:
    """Whether a word may be a verb, to the tagger or by its readings, though it is taken for something else."""
    verb = word.beliefs.upos.get("VERB", 0.0) if word.beliefs is not None else 0.0
    return verb >= PERHAPS or any(reading.upos == "VERB" for reading in site.readings(word))


def is_a_caption(site: Site) -> bool:
    """Of programs: a noun without determiner before what looks like an infinitive is an instruction (*Datei laden*),
    and a sentence that begins with its verb, and asks nothing, says what something does (*Fügt neue Attribute hinzu*);
    a participle ends what says what was done (*Keine Zutaten definiert*)."""
    token, verb, words = site.token, site.head, site.sentence.tokens
    if site.subjects_dropped or not is_subject(token) or token.upos not in {"NOUN", "PROPN"}:
        return False
    if token.id > verb.id:
        # *Kopiert ein Bild und interpoliert die Pixel*, also behind a bullet or a colon
        first = next((word for word in words if word.upos not in {"PUNCT", "SYM"}), words[0])
        joined = is_coordinated_verb(verb) and first.upos == "VERB" and "Fin" in first.feats.get("VerbForm", ())
        # *Sollten der Plan scheitern* is a condition: what programs do is said in the singular.
        condition = site.language == "de" and lower(verb) in OPENING_CONDITIONS
        return (verb.id == first.id or joined) and words[-1].form != "?" and not condition
    last = all(word.upos == "PUNCT" for word in words[verb.id :])
    after = word_after(verb, site)
    ended = last or (after is not None and after.upos in {"ADP", "CCONJ", "PUNCT"})
    if not ended or verb.upos != "VERB":
        return False
    determiners = [child for child in site.below.get(token.id, ()) if child.upos in {"DET", "NUM"}]
    if last and (verb.form or "").endswith("n"):
        # *Eine Datei laden* without a full stop is the title of what is explained.
        title = words[-1].upos != "PUNCT" and is_perhaps_its_object(token, site)
        return not determiners or title
    # *Keine Zutaten definiert*, *Kleine Fehler korrigiert und Texte ergänzt*
    quantified = all(lower(child) in {"alle", "einige", "keine", "mehrere", "viele"} for child in determiners)
    return quantified and SPELT_FINITE.search(verb.form or "") is not None and clashes(token.feats, verb.feats)


SPELT_FINITE = re.compile("^(?:be|ent|er|ge|hinter|miss|über|unter|ver|wider|zer).*t$|iert$")
"""German participles without *-en*, spelt as a third person or its plural."""


WITH_ORDERS_FIRST = frozenset({"en"})
"""Languages in which objects stand behind their infinitives."""

PARTICLES = frozenset("nur auch nicht immer nie noch schon".split())


def is_perhaps_infinitive(site: Site) -> bool:
    """What may be an accusative before what may be an infinitive is an instruction: *Datei speichern*; but a particle
    stands before an infinitive: *diese Einstellung gelten nur hier*."""
    token, verb = site.token, site.head
    after = word_after(verb, site)
    if not site.subjects_dropped and after is not None and after.upos == "ADV" and lower(after) in PARTICLES:
        return False
    return (
        is_subject(token)
        and site.language not in WITH_ORDERS_FIRST
        and token.id < verb.id
        and verb.head == 0
        and not (verb.upos == "ADJ" and token.upos in NOUNS and site.subjects_dropped)
        and believed(verb, "VerbForm", _INFINITIVE) >= PERHAPS
        and may_be_infinitive(verb, site)
        and is_perhaps_its_object(token, site)
    )


def is_perhaps_its_object(noun: Token, site: Site) -> bool:
    """Whether a noun phrase may be the object of an infinitive, as a noun of a gender that the tagger thinks of."""
    return has_reading(
        noun,
        site,
        lambda reading: is_of_a_likely_gender(noun, reading) and is_perhaps_object_of_infinitive(reading),
    )


def may_be_infinitive(verb: Token, site: Site) -> bool:
    """Whether a verb may be an infinitive: in languages in which it has to have a subject, it is spelt as its lemma,
    and Portuguese ones show it, with a person or without."""
    if is_portuguese(site):
        return re.search("r(?:es|mos|des|em)?$", lower(verb)) is not None
    return site.subjects_dropped or verb.lemma is None or lower(verb) == verb.lemma.lower()


OPENING_CONDITIONS = frozenset(
    "haben hatten hätten können könnten müssen müssten sind waren wären sollten werden wurden würden".split()
)
"""Plurals of German auxiliaries, whatever they are tagged as."""


def is_asked_by_its_neighbour(site: Site) -> bool:
    """A supine beside an infinitive, and the other way round, may belong to that one: *saab vaatama tulla*."""
    token = site.token
    if token.upos != "VERB" or not (token.deprel or "").startswith(("comp:aux", "comp:obj")):
        return False
    others = _NEIGHBOURS.get(",".join(token.feats.get("VerbForm", ())))
    beside = site.sentence.tokens[max(token.id - 2, 0) : token.id + 1]
    near = (word for word in beside if word.id not in {token.id, site.head.id})
    return others is not None and any(word.upos == "VERB" and word.feats.get("VerbForm") == others for word in near)


_NEIGHBOURS = {"Sup": frozenset({"Inf"}), "Inf": frozenset({"Sup"})}


def is_no_complement(site: Site) -> bool:
    """An imperative after a verb in the second person or before one is no complement of it (*kui soovite helistage*),
    nor is a first person (*хотите скажу*), nor a finite verb behind a comma (*уявити не можу, чому хтось вирішив*) or
    behind *as much as somebody could*, nor an Estonian supine that says whence or without what (*aitab rääkimast*)."""
    token, verb = site.token, site.head
    if token.upos != "VERB":
        return False
    if "Sup" in token.feats.get("VerbForm", ()) and "Ill" not in token.feats.get("Case", _ILLATIVE):
        return True
    if not (token.deprel or "").startswith("comp:obj") or verb.upos != "VERB":
        return False
    second = "2" in verb.feats.get("Person", ())
    if second and ("Imp" in token.feats.get("Mood", ()) or "1" in token.feats.get("Person", ())):
        return True
    # *Попытаться стоит*: the finite verb is the one that asks.
    if token.id < verb.id and "Inf" in verb.feats.get("VerbForm", ()):
        return True
    comma = any(word.form == "," for word in site.sentence.tokens[verb.id : token.id - 1])
    before = word_before(verb, site)
    able = before is not None and lower(before) in AS_MUCH_AS
    return token.feats.get("VerbForm") == _FINITE and (comma or able)


AS_MUCH_AS = frozenset("наскільки скільки як насколько сколько как чем ніж чим co jak".split())
"""Words before *can* where nothing completes it: *наскільки міг, витріщив очі*."""


def is_an_adjective_in_l(site: Site) -> bool:
    """Some Ukrainian adjectives are spelt as a past tense, and are then what something becomes: *назва стане зрозуміла
    згодом*."""
    becoming = (site.head.lemma or "") in {"стати", "ставати"}
    return (
        becoming
        and (site.token.deprel or "").startswith("comp")
        and LIKE_A_PAST.fullmatch(lower(site.token)) is not None
    )


LIKE_A_PAST = re.compile("(?:не)?(?:зрозумі|зрі|застарі|стиг|достиг|спі|посиві|заніми|затверді|пожовк|змарні)л[аои]?")
"""Such adjectives."""


def is_one_of_several_infinitives(site: Site) -> bool:
    """A verb that looks like an infinitive, where the finite one ends the clause: *damit man studieren und
    gleichzeitig ein Praktikum machen kann*, *worin du Wörter ändern, Absätze löschen und alles speichern kannst*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or verb.upos != "VERB" or token.id > verb.id:
        return False
    if not (verb.form or "").endswith("n") or "Plur" not in verb.feats.get("Number", {"Plur"}):
        return False
    listed = False
    for word in site.sentence.tokens[verb.id :]:
        if word.form in _ENDS - {","} or is_subject(word) or word.upos == "SCONJ":
            return False
        listed |= word.form == ","
        governs = word.upos == "AUX" or word.lemma in WITH_INFINITIVE
        if governs and word.feats.get("VerbForm") == _FINITE:
            before = word_before(word, site)
            # Behind a comma of its own it opens another clause: *wenn du kommen, kannst du bleiben*.
            behind_one = before is not None and before.upos == "VERB" and (before.form or "").endswith("n")
            if not clashes(token.feats, word.feats):
                return behind_one or not listed
            if listed:
                return False
    return False


WITH_INFINITIVE = frozenset({"lassen", "bleiben", "gehen", "sehen", "hören", "helfen", "lernen", "lehren"})
"""German verbs with a bare infinitive that are no auxiliaries."""


_ENDS = frozenset(",;.:!?")


def is_spelt_as_an_infinitive(verb: Token) -> bool:
    """Whether a verb is an infinitive, or a participle that is spelt as its lemma: *kannst ihn herunterladen und
    auschecken*."""
    forms = verb.feats.get("VerbForm", frozenset())
    return bool(_INFINITIVE & forms) or ("Part" in forms and lower(verb) == (verb.lemma or "").lower())


def is_perhaps_one_of_several_infinitives(site: Site) -> bool:
    """Where an infinitive stands before, a coordinated verb that looks like one may be another: *um Freunde zu finden
    und alte zu behalten*, *die Kultur kennen und respektieren*, but not the first one of *mögen Tennis spielen und ist
    alt*; or like an imperative: *aber mach dir keine Sorgen*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_coordinated_verb(token):
        return False
    if any("Imp" in reading.feats.get("Mood", ()) for reading in site.readings(token)) and _behind_a_comma(token, site):
        return True
    infinitives = [
        word.id
        for word in site.sentence.tokens[: token.id - 1]
        if word.id != verb.id and word.upos in {"AUX", "VERB"} and is_spelt_as_an_infinitive(word)
    ]
    first = bool(infinitives) and (infinitives[0] < verb.id or may_be_infinitive(token, site))
    if first and is_spelt_as_an_infinitive(token):
        return True
    # In German every plural of the present but that of the second person is spelt as the infinitive.
    return bool(infinitives) and any(
        "Plur" in word.feats.get("Number", ()) and "Past" not in word.feats.get("Tense", ())
        for word in ((token, verb) if first else (token,))
        if word.upos == "VERB"
    )


def _behind_a_comma(token: Token, site: Site) -> bool:
    return any(word.form in {",", ";"} for word in site.sentence.tokens[site.head.id : token.id - 1])


_IMPERATIVE = frozenset({"Imp"})
_INFINITIVE = frozenset({"Inf"})
_FINITE = frozenset({"Fin"})
_ILLATIVE = frozenset({"Ill"})
_THIRD = frozenset({"3"})
_IMPERSONAL = frozenset({"0"})


def is_perhaps_object_of_infinitive(reading: Reading) -> bool:
    """Whether a reading is of a case in which objects stand, of several, or of none."""
    return not {"Acc", "Dat"}.isdisjoint(reading.feats.get("Case", {"Acc"}))


def happens_by_itself(site: Site) -> bool:
    """A Slavic neuter past tense that is coordinated with a verb of another gender, and has no subject of its own, says
    what happened and of nobody: *хтось вирішив назвати це піком, і спрацювало*."""
    token, first = site.token, site.head
    neuter = "Neut" in token.feats.get("Gender", ()) and "Neut" not in first.feats.get("Gender", ())
    alone = not any(is_subject(child) for child in site.below.get(token.id, ()))
    return site.subjects_dropped and is_coordinated_verb(token) and neuter and alone


def is_the_subject_of_the_next_word(site: Site) -> bool:
    """*I* right before what ends as a first person is the subject of that, whatever the parser takes it for: *що я
    докурю завжди готуються*."""
    after = word_after(site.token, site)
    if not is_subject(site.token) or after is None or after.id >= site.head.id or not after.form:
        return False
    return lower(site.token) == "я" and lower(after).endswith(("у", "ю")) and clashes(site.token.feats, site.head.feats)


def is_named_without_its_prefix(site: Site) -> bool:
    """A Slavic verb that the lemmatiser gives another one's lemma asks for what that one does not: *se mu vyhýbal*, of
    *vyhýbat* and not of *hýbat*."""
    verb = site.head
    completed = (site.token.deprel or "").startswith("comp") and "Nom" not in site.token.feats.get("Case", ())
    if not (site.subjects_dropped and completed and verb.upos == "VERB") or not verb.lemma:
        return False
    form = lower(verb)
    for negation in ("ne", "не"):
        form = form.removeprefix(negation)
    return form.find(verb.lemma[:STEM]) > 0


STEM = 4
"""So many letters of a lemma are found in its forms."""


DOUBTS: tuple[SiteDoubt, ...] = (
    has_no_finite_verb,
    is_perhaps_imperative,
    is_object_of_a_gerund,
    is_a_gerund_itself,
    may_begin_with_its_verb,
    is_of_a_partitive,
    is_impersonal,
    is_another_finite_verb,
    is_no_split_conditional,
    is_parenthesis,
    may_have_another_subject,
    is_far_from_its_conjunction,
    is_no_lone_predicate,
    may_have_dropped_its_subject,
    are_participles,
    has_a_nearer_verb,
    agrees_with_a_nearer_verb,
    is_of_a_quantity,
    is_a_caption,
    is_perhaps_infinitive,
    is_asked_by_its_neighbour,
    is_no_complement,
    is_an_adjective_in_l,
    is_one_of_several_infinitives,
    is_perhaps_one_of_several_infinitives,
    happens_by_itself,
    is_the_subject_of_the_next_word,
    is_named_without_its_prefix,
)
