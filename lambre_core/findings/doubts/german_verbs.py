"""Doubts about German verbs beside an auxiliary: whether they belong to it, in another form than it asks for."""

from __future__ import annotations

from lambre_core.findings.auxiliaries import BECOMING
from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.doubts.brackets import AUXILIARIES, HAVE, MODALS, OTHERS, is_one_of
from lambre_core.findings.doubts.site import (
    OPENING,
    Site,
    SiteDoubt,
    between,
    is_subject,
    lower,
    starts_with_capital,
    touches,
    word_after,
    word_before,
)
from lambre_core.findings.finiteness import FINITE
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Token

ASKED_BY_MODALS, ASKED_FOR_PARTICIPLES, ASKED = frozenset({"Inf"}), frozenset({"Part"}), frozenset({"Inf", "Part"})

OF_PASSIVES = frozenset({"wurde", "wurdest", "wurden", "wurdet"})
"""Forms of *werden* that stand with participles alone."""

AFTER_PARTICIPLES = frozenset("werden worden sein haben bekommen kriegen lassen sehen finden wissen".split())
"""What goes with a participle before it: *muss getan werden*, *hat ihn überreicht bekommen*, *will es erledigt
sehen*."""

INSTEAD = frozenset(
    "brauchen dürfen fühlen heißen helfen hören können lassen lehren lernen mögen müssen sehen sollen spüren "
    "wollen gut leicht".split()
)
"""Infinitives that stand for participles beside another infinitive (*hat kommen müssen*), and adverbs with which
*haben* has an infinitive (*hat gut lachen*)."""

OF_PLACE = frozenset(
    "stehen liegen sitzen hängen wohnen leben stecken kleben laufen vorliegen bereitliegen herumliegen herumstehen "
    "bereitstehen".split()
)
"""Infinitives beside what somebody has somewhere: *hat einen Bruder in Köln wohnen*."""


def is_in_the_right_form(site: Site) -> bool:
    """A verb may be in the form that its auxiliary asks for, whatever the tagger says: participles can look like
    infinitives (*bekommen*), or belong to another auxiliary (*muss getan werden*), and beside other verbs infinitives
    stand for participles (*hat kommen müssen*). A clause may have no comma (*wirst an den Punkt gelangen an dem man es
    holt*)."""
    token, head = site.token, site.head
    if site.subjects_dropped or not (token.deprel or "").startswith("comp:aux") or not is_one_of(head, AUXILIARIES):
        return False
    if token.deprel == BECOMING:
        return False
    if has_another_infinitive(site):
        return True
    if starts_with_capital(head) and head.id > 1 and site.sentence.tokens[head.id - 2].form not in OPENING:
        return True  # a name: *das Base Hat nutzt*
    if lower(head) in OF_PASSIVES and token.id < head.id and not is_participle(token, site):
        return True  # *die Brücke die uns verbindet wurde erneuert*
    if lower(head) in FUTURE and "Inf" in token.feats.get("VerbForm", ()) and not is_participle(token, site):
        return True  # no passive: *das Programm wird die Namen ausgeben*
    asked = ASKED_BY_MODALS if is_one_of(head, MODALS) else ASKED
    if is_one_of(head, HAVE) or lower(head) in OF_PASSIVES:
        asked = ASKED_FOR_PARTICIPLES
    if not asked.isdisjoint(token.feats.get("VerbForm", ())):
        return False
    if not is_in_its_clause(site) or not is_of_a_known_form(token, site) or is_said_of_the_sentence(site):
        return True
    infinitive, participle = is_infinitive(token, site), is_participle(token, site)
    others = [word for word in site.sentence.tokens if word.upos in VERBS and word.id not in {token.id, head.id}]
    near = [word for word in others if token.id < word.id <= token.id + 3 or word.head in {token.id, head.id}]
    if is_one_of(head, MODALS):
        return infinitive or any(lower(word) in AFTER_PARTICIPLES for word in near)
    if is_one_of(head, HAVE):
        beside = [*near, *site.below.get(token.id, ()), *site.sisters]
        instead = lower(token) in INSTEAD | OF_PLACE or any(lower(word) in INSTEAD for word in beside)
        return participle or (infinitive and (instead or bool(near)))
    if lower(head) in OF_PASSIVES:
        # *wurden nach einem Streit in welchem er starb verhaftet*
        return participle or "Past" in token.feats.get("Tense", ())
    # Beside *sein* a finite verb is one of a clause without its comma.
    return infinitive or participle or token.feats.get("VerbForm") == FINITE


FUTURE = frozenset("werde wirst wird werden werdet".split())
"""Forms of *werden* beside which an infinitive says what will be."""


def has_another_infinitive(site: Site) -> bool:
    """Whether an infinitive, or what is spelt as one, stands between an auxiliary and another verb that seems its own,
    without a conjunction behind it, or a modal has one behind a participle with *von*: *wir können Namen gefolgt von
    Zahlen verwenden*."""
    token, head, after = site.token, site.head, word_after(site.token, site)
    own = [one for one in site.sisters if (one.deprel or "").startswith("comp:aux") and is_infinitive(one, site)]
    if is_one_of(head, MODALS) and after is not None and lower(after) == "von":
        return any(sister.id > token.id for sister in own)
    return any(
        head.id < sister.id < token.id and not any(word.upos == "CCONJ" for word in between(sister, token, site))
        for sister in own
    )


def is_in_its_clause(site: Site) -> bool:
    """Whether no mark or other verb parts a verb from its auxiliary, and this is no infinitive with *zu*; where it
    follows the verb it stands right behind."""
    token, head = site.token, site.head
    before = word_before(head, site)
    if before is not None and lower(before) == "zu":
        return False
    if token.id < head.id:
        return token.id == head.id - 1
    return not any(word.upos in {"PUNCT", "SCONJ", *VERBS} for word in between(head, token, site))


def is_said_of_the_sentence(site: Site) -> bool:
    """A participle before the verb of a main clause whose infinitive stands behind says how it is meant: *grob gesagt
    müssen wir alles löschen*."""
    token, head = site.token, site.head
    # The auxiliary of a passive may be joined to its infinitive, and not the other way round.
    above = site.sentence.head_of(head)
    verbs = [*site.sisters, *([above] if above is not None else [])]
    behind = [word for word in verbs if word.id > head.id and word.upos in VERBS]
    return token.id == head.id - 1 and any(is_infinitive(word, site) for word in behind)


def is_of_a_known_form(token: Token, site: Site) -> bool:
    """Whether the lexicon has a word as a finite verb, an infinitive or a participle; it has none with *zu* in it
    (*einzutreten*)."""
    return bool(as_verb(token, site)) or is_participle(token, site)


def is_infinitive(token: Token, site: Site) -> bool:
    """Whether a form is the infinitive of one of its lemmas; the lexicon has it as a plural of the present."""
    return any((reading.lemma or "").lower() == lower(token) for reading in as_verb(token, site))


def as_verb(token: Token, site: Site) -> list[Reading]:
    """What the lexicon has for a form as a verb, whatever the tagger makes of it."""
    return [reading for reading in known_as(lower(token), "VERB", site.readings) if "Number" in reading.feats]


def is_participle(token: Token, site: Site) -> bool:
    """Whether the lexicon has a form declined, as it has no participles but such."""
    form = lower(token)
    return any(reading.lemma == form for reading in known_as(form + "e", "ADJ", site.readings))


def are_imperatives(site: Site) -> bool:
    """Coordinated German verbs without a subject that may both be imperatives of one number; newspapers, from which
    taggers learn, have none: *gib die Nummer ein und drücke auf „Weiter“*; nor is one coordinated with the verb of a
    clause between it and another (*nutze Dienste, die dir helfen, und schütze dich*)."""
    token, head = site.token, site.head
    if site.subjects_dropped or not (token.deprel or "").startswith("conj") or not {token.upos, head.upos} <= VERBS:
        return False
    own = imperatives(token, site)
    before = site.sentence.tokens[: token.id - 1]
    if has_subject(token, site) or not own:
        return False
    return (not has_subject(head, site) and not own.isdisjoint(imperatives(head, site))) or any(
        opens_a_sentence(word, site) and not own.isdisjoint(imperatives(word, site)) for word in before
    )


def has_subject(verb: Token, site: Site) -> bool:
    """Whether a verb has a subject; a noun behind an imperative is its object, whatever the parser makes of it."""
    subjects = (word for word in site.below.get(verb.id, ()) if is_subject(word))
    return any(word.id < verb.id or word.upos == "PRON" for word in subjects)


def imperatives(verb: Token, site: Site) -> set[frozenset[str]]:
    """The numbers in which a form may be an imperative."""
    return {feats["Number"] for reading in as_verb(verb, site) if "Imp" in (feats := reading.feats).get("Mood", ())}


def opens_a_sentence(word: Token, site: Site) -> bool:
    """Whether nothing but marks stands before a word in its sentence."""
    return all(other.upos in {"PUNCT", "SYM"} for other in site.sentence.tokens[: word.id - 1])


def is_told_to_you(site: Site) -> bool:
    """*Du* and *ihr* behind a verb that opens a sentence may be told to do it, unless the sentence asks: *hab du keine
    Sorge*, *sei du still*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or lower(token) not in {"du", "ihr"} or token.id != verb.id + 1:
        return False
    number = token.feats.get("Number", frozenset())
    asks = site.sentence.tokens[-1].form == "?"
    return not asks and opens_a_sentence(verb, site) and number in imperatives(verb, site)


def is_cut_short(site: Site) -> bool:
    """A verb with an apostrophe right behind it has lost its ending: *das könnt’ ich auch*."""
    token, verb = site.token, site.head
    mark = word_after(verb, site)
    cut = mark is not None and mark.form in APOSTROPHES and touches(verb, mark)
    return not site.subjects_dropped and cut and is_subject(token)


APOSTROPHES = frozenset("'’")


def is_to_be_after_all(site: Site) -> bool:
    """*Sein* behind an adjective or *zu* is an infinitive, and no possessive of the noun behind it: *es kann nützlich
    sein Listen anzulegen*."""
    token, before = site.token, word_before(site.token, site)
    if site.subjects_dropped or lower(token) != "sein" or token.upos != "DET" or before is None:
        return False
    asked = any(lower(word) in MODALS | OTHERS for word in site.sentence.tokens[: before.id - 1])
    return lower(before) == "zu" or (before.upos == "ADJ" and asked)


def is_no_infinitive_with_to(site: Site) -> bool:
    """*Zu* asks for the infinitive right behind it alone, where that has an object or *um* opens the clause: *um die
    Datei zu geöffnet*, but not *um geöffnet zu werden*, nor where *zu* says how much (*sie ist zu beschäftigt*)."""
    token, particle = site.token, site.head
    if site.language != "de" or particle.upos != "PART" or lower(particle) != "zu" or token.upos != "VERB":
        return False
    if token.id != particle.id + 1 or is_infinitive(token, site) or not is_of_a_known_form(token, site):
        return True
    objects = any((word.deprel or "").startswith("comp:obj") for word in site.below.get(token.id, ()))
    opened = site.sentence.head_of(particle)
    return not objects and (opened is None or lower(opened) not in {"um", "ohne", "anstatt", "statt"})


DOUBTS: tuple[SiteDoubt, ...] = (
    is_no_infinitive_with_to,
    is_in_the_right_form,
    are_imperatives,
    is_told_to_you,
    is_cut_short,
    is_to_be_after_all,
)
