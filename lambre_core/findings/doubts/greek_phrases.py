"""Doubts about Greek phrases as technical texts have them: what is said of words left out, of places, of numbers."""

from __future__ import annotations

import re

from lambre_core.findings.beliefs import believed
from lambre_core.findings.doubts.greek import (
    APPOSED,
    ARTICLES,
    ENDS,
    KNOWN,
    LATIN,
    STANDS_FOR_A_NOUN,
    genitive_start,
    is_genitive,
    looks_like_an_object,
    may_be_noun,
)
from lambre_core.findings.doubts.greek_subjects import (
    DEPONENT,
    FORMS_OF_BEING,
    ONLY_NOMINATIVE,
    without_accents,
)
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    GENITIVE,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_finite,
    is_greek,
    is_modifier,
    is_subject,
    lower,
    may_agree,
    phrase_start,
    touches,
    word_after,
    word_before,
)
from lambre_core.findings.doubts.transitivity import is_of_an_intransitive
from lambre_core.treebank.tree import Token


def is_the_end_of_a_number(site: Site) -> bool:
    """What is joined to digits is the end of an ordinal, and no article: *το 1ο βιβλίο*, *στις 3ες θέσεις*."""
    token, number = site.token, word_before(site.token, site)
    return site.language == "el" and number is not None and is_digits(number) and touches(number, token)


def is_digits(word: Token) -> bool:
    """Whether a word is a number in digits."""
    return (word.form or "").isdigit()


def is_what_you_are(site: Site) -> bool:
    """What stands beside a form of *to be*, or of a verb that links a predicate, is no object, whatever the tagger
    takes the verb for: *αν δεν είστε γείτονας*, *παραμένουν το κύριο εργαλείο*."""
    verb = lower(site.head)
    links = verb in FORMS_OF_BEING or LINKS.match(without_accents(verb)) is not None
    return links and is_greek(site.head) and (site.token.deprel or "").startswith("comp:obj")


LINKS = re.compile(
    "(?:παρα|δια)?μ[εέ]ν|παραμειν|μειν|γιν|εγιν|(?:θεωρ|αποκαλ|καλ)(?:ουμ|εισ|ειτ|ουντ|ηθ)|"
    "(?:ονομαζ|λεγ|χαρακτηριζ|εκλεγ|διοριζ)(?:ομ|εσ|ετ|οντ)|ονομαστ|χαρακτηριστ"
)
"""Beginnings of their forms, without accents."""


def is_one_of_a_kind(site: Site) -> bool:
    """A Greek determiner that is no genitive, before an adjective and a noun that are, stands for a noun left out: *δύο
    εικόνες, μία χαμηλής ανάλυσης και μία υψηλής*; not *μία ανάλυσης*, nor *τη* and *την* right behind a noun, where an
    *-ς* is missing (*οι κάτοικοι τη μεγάλης πόλης έφυγαν*)."""
    token, noun = site.token, site.head
    if not is_determiner(token) or not is_greek(token) or noun.upos not in NOUNS or not is_genitive(noun, site):
        return False
    if "Gen" in token.feats.get("Case", ()) or token.id + 1 >= noun.id or lacks_its_end(site):
        return False
    return genitive_start(noun, site) == token.id + 1


def lacks_its_end(site: Site) -> bool:
    """Whether *τη* or *την* stands between a noun and a feminine in the genitive that no further noun follows."""
    before, after = word_before(site.token, site), word_after(site.head, site)
    return (
        lower(site.token) in {"τη", "την"}
        and before is not None
        and before.upos == "NOUN"
        and "Fem" in site.head.feats.get("Gender", ())
        and (after is None or after.upos not in {*NOUNS, "ADJ", "DET", "X"} or is_genitive(after, site))
    )


def is_before_its_noun(site: Site) -> bool:
    """Before a word in Latin letters, or right behind a well-known adjective, or one in *-ές* for one thing, stands the
    noun with which an article agrees, whatever the tagger takes the word before for: *τις παλιές USB συσκευές*, *στον
    παλιό κώδικα*, *ένα ευμεγέθες ποσό*."""
    token, noun = site.token, site.head
    after = word_after(noun, site)
    if not (is_determiner(token) or is_modifier(token)) or noun.id < token.id or not is_greek(token) or after is None:
        return False
    foreign = is_greek(noun) and LATIN.match(after.form or "") is not None
    thing = lower(token) in {"το", "στο", "ένα"} and lower(noun).endswith(("ές", "ες"))
    if not foreign and not thing and KNOWN.fullmatch(lower(noun)) is None:
        return False
    while after is not None and LATIN.match(after.form or "") is not None:
        after = word_after(after, site)
    return after is not None and after.upos in {*NOUNS, "ADJ"} and is_greek(after) and may_agree(token, after, site)


def is_where_it_is(site: Site) -> bool:
    """*Right* and *left* behind an adverb of place are adverbs, and so is *beside*: *τις θέσεις κάτω δεξιά*, *η γωνία
    επάνω αριστερά*, *όλοι έκατσαν δίπλα τους*."""
    before, place = word_before(site.head, site), lower(site.head)
    return place == "δίπλα" or (place in SIDES and before is not None and lower(before) in PLACES)


SIDES = frozenset({"δεξιά", "αριστερά"})
PLACES = frozenset("κάτω πάνω επάνω μπροστά πίσω μέσα έξω πέρα".split())


def is_likened(site: Site) -> bool:
    """What stands right behind *όπως* or *σαν*, with a verb before it, is compared with the subject: *ακούγονται όπως η
    λέξη*, *λειτουργούν όπως ο άνθρωπος*."""
    noun, verb = site.token, site.head
    if not is_subject(noun) or noun.upos not in NOUNS or noun.id < verb.id:
        return False
    start = phrase_start(noun, site)
    before = site.sentence.tokens[start - 2] if start > 1 else None
    return before is not None and before.id > verb.id and lower(before) in LIKE


LIKE = frozenset({"όπως", "σαν", "ωσάν", "καθώς"})


def is_a_genitive_by_its_end(site: Site) -> bool:
    """A noun in *-ής* or *-ας* without an attribute is perhaps a feminine in the genitive, if the tagger sees one:
    *μέσω μεταβλητής*, *λόγω βλάβης*; not *μέσω του διαχειριστής*, nor behind what never takes one (*σε μεταβλητής*)."""
    noun = site.token
    if lower(site.head) in WITH_ACCUSATIVE:
        return False
    if noun.upos != "NOUN" or not is_greek(noun) or not lower(noun).endswith(("ης", "ής", "ας", "άς")):
        return False
    bare = not any(word.upos in ATTRIBUTES for word in site.below.get(noun.id, ()))
    return site.head.upos == "ADP" and bare and believed(noun, "Case", GENITIVE) >= SOME


WITH_ACCUSATIVE = frozenset({"σε", "σ", "με", "για"})
"""Greek prepositions beside which no genitive stands; *από* has some (*από καρδιάς*)."""

SOME = 0.1
"""Least probability of the genitive for a noun that may be one by its end."""


def is_what_it_does_it_to(site: Site) -> bool:
    """A plural right behind an active verb in the singular, in a form for objects as well and without an article of
    subjects, is what something is done to: *μετατρέπει τα σήματα σε δεδομένα*, *αποτρέπει ανεπιθύμητες κλήσεις*; not
    *φτάνει οι μέρες*, *λείπει τα βιβλία*."""
    noun, verb = site.token, site.head
    if not is_subject(noun) or noun.upos not in NOUNS or not is_greek(noun) or "@" in (noun.deprel or ""):
        return False
    if "Plur" not in noun.feats.get("Number", ()) or "Sing" not in verb.feats.get("Number", ()):
        return False
    own = [noun, *(word for word in site.below.get(noun.id, ()) if word.upos in ATTRIBUTES)]
    if any(ONLY_NOMINATIVE.search(lower(word)) for word in own) or not looks_like_an_object(noun):
        return False
    near = noun.id > verb.id and all(
        word.head == noun.id or word.upos in {"PART", "ADJ"} for word in between(verb, noun, site)
    )
    active = verb.upos == "VERB" and PASSIVE.search(lower(verb)) is None
    return near and active and not is_of_an_intransitive(site)


PASSIVE = re.compile("(?:τα[ιν]|μαι|ηκε|(?:(?<!ακολου)(?<!βοη)(?<!προσπα)(?<!συμπα)θ|[σχφυ]τ)εί)$")
"""Ends of passive forms, and of those that look like them (*βγήκε*), but for a few verbs in *-θώ*."""


def is_before_each(site: Site) -> bool:
    """Greek *κάθε* begins a phrase, so that a determiner before it that is no article stands for itself: *εκτελείται
    ένα κάθε φορά*; not *το κάθε αρχείο*."""
    token, after = site.token, word_after(site.token, site)
    own = is_determiner(token) and lower(token) not in ARTICLES
    return own and after is not None and lower(after) == "κάθε" and after.id < site.head.id


def has_an_article_as_a_predicate(site: Site) -> bool:
    """A Greek predicate with an article is a noun, and agrees with nothing: *οι κινητήρες είναι το αντίθετο*."""
    token, before = site.token, word_before(site.token, site)
    predicate = token.upos == "ADJ" and (token.deprel or "").startswith("comp:pred")
    return predicate and before is not None and lower(before) in {"ο", "η", "το", "οι", "τα"}


def is_by_oneself(site: Site) -> bool:
    """Greek *μόνος* before a possessive says something of who acts, not of the noun before: *ολοκληρώστε την άσκηση
    μόνοι σας*."""
    after = word_after(site.token, site)
    alone = ALONE.fullmatch(lower(site.token)) is not None
    return alone and after is not None and lower(after) in {"μου", "σου", "του", "της", "μας", "σας", "τους"}


ALONE = re.compile("μ[όο]ν(?:ος|η|ο|οι|ες|α|ου|ους|ων)")


def is_for_now(site: Site) -> bool:
    """Greek *προς το παρόν* is an adverb, and no attribute of the noun behind it: *έχει προς το παρόν δύο τάξεις*; not
    *στο παρόν τάξη*."""
    token, noun = site.token, site.head
    now = token if lower(token) == "παρόν" else word_after(token, site)
    article = word_before(now, site) if now is not None and lower(now) == "παρόν" and now.id < noun.id else None
    before = word_before(article, site) if article is not None and lower(article) == "το" else None
    return before is not None and lower(before) == "προς"


def is_a_pronoun_behind_a_verb(site: Site) -> bool:
    """What looks like an article right before another phrase or a converb is the object of the verb before:
    *καθιστώντας τον ένα εργαλείο*, *δοκιμάστε την χρησιμοποιώντας κάτι*, *διαβάστε το μια φορά*, *ανοίξτε το
    οποιαδήποτε ώρα*."""
    token, after = site.token, word_after(site.token, site)
    before = word_before(token, site)
    if not is_determiner(token) or lower(token) not in OBJECTS or before is None or after is None:
        return False
    verbal = before.upos in {"VERB", "AUX", "ADP", "ADV"} and VERBAL.search(lower(before)) is not None
    opens = lower(after) in {"ένα", "έναν", "μια", "μία", "κάθε"} or lower(after).startswith("οποι")
    return verbal and (opens or CONVERB.search(lower(after)) is not None)


OBJECTS = frozenset("τον την το τους τις τα".split())
CONVERB = re.compile("ντ[αά]ς$")
VERBAL = re.compile("ντ[αά]ς$|[στ][εέ]$")
"""Ends of converbs and of what somebody is told to do, behind which pronouns stand."""


def is_before_a_question(site: Site) -> bool:
    """Greek *το* makes a noun of the question behind it: *είναι το πόση αντίσταση υπάρχει*, *για το πώς γράφει*."""
    after = word_after(site.token, site)
    if not is_determiner(site.token) or lower(site.token) not in {"το", "στο", "του"} or after is None:
        return False
    return QUESTION.fullmatch(lower(after)) is not None


QUESTION = re.compile(
    "(?:πόσ|ποι)(?:[οό]ς|[αά]|[οό]|η|[οό]ι|[εέ]ς|[οό]υς|[ωώ]ν|[οό]ν)|πώς|πού|πότε|τι|γιατί|αν|εάν|ότι|πως|να"
)


def is_so_many(site: Site) -> bool:
    """Greek *thousands* and *millions* are nouns beside which what is counted stands in its own gender: *χρειάζεστε
    εκατομμύρια εικόνες*, *δεκάδες αρχεία*."""
    return SO_MANY.fullmatch(lower(site.token)) is not None and site.head.id > site.token.id


SO_MANY = re.compile("(?:δισ|τρισ)?εκατομμύρια|χιλιάδες|εκατοντάδες|δεκάδες|ντουζίνες|πεντάδες|ζευγάρια")


def is_an_attribute_itself(site: Site) -> bool:
    """A Greek genitive behind a noun, before the verb, is no subject and no object: *οι αισθητήρες φωτός έχουν την ίδια
    διεύθυνση*."""
    noun = site.token
    role = is_subject(noun) or (noun.deprel or "").startswith("comp:obj")
    if not role or site.head.upos not in {"AUX", "VERB"} or noun.id > site.head.id or not is_genitive(noun, site):
        return False
    start = genitive_start(noun, site)
    before = site.sentence.tokens[start - 2] if start > 1 else None
    return before is not None and is_greek(before) and may_be_noun(before)


def is_so_much_of_it(site: Site) -> bool:
    """A Greek genitive behind a number and a noun tells how much there is of that: *έναν περίπατο 9 λεπτών*."""
    noun, number = site.token, word_before(site.token, site)
    if noun.upos not in NOUNS or number is None or not (is_digits(number) or number.upos == "NUM"):
        return False
    before = word_before(number, site)
    return is_genitive(noun, site) and before is not None and is_greek(before) and may_be_noun(before)


def is_of_a_quality(site: Site) -> bool:
    """Two Greek genitives before a noun in another case, with no article of theirs, say of what kind it is: *μια
    πλήρους μεγέθους έκδοση*; not *της μεγάλης έκδοση*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or token.id > noun.id or not is_plain_genitive(token, site) or is_genitive(noun, site):
        return False
    start, end = token.id, token.id
    while (word := word_before(site.sentence.tokens[start - 1], site)) is not None and is_plain_genitive(word, site):
        start = word.id
    while (word := word_after(site.sentence.tokens[end - 1], site)) is not None and is_plain_genitive(word, site):
        end = word.id
    before = word_before(site.sentence.tokens[start - 1], site)
    article = before is not None and lower(before) in {"του", "της", "των", "ενός", "μιας", "μίας", "τους"}
    return end > start and end < noun.id and not article


def is_plain_genitive(word: Token, site: Site) -> bool:
    """Whether a Greek noun or adjective is a genitive to the tagger."""
    return word.upos in {*NOUNS, "ADJ"} and is_greek(word) and word.feats.get("Case") == GENITIVE


def is_apposed_behind_an_adposition(site: Site) -> bool:
    """A Greek noun that says what another is or does stands behind that in its own case: *από το πρόγραμμα οδηγός*."""
    noun, before = site.token, word_before(site.token, site)
    governed = noun.upos in NOUNS and (noun.deprel or "").startswith("comp:obj")
    return governed and APPOSED.fullmatch(lower(noun)) is not None and before is not None and may_be_noun(before)


def is_of_a_verb_behind_na(site: Site) -> bool:
    """Right before *να* and its verb stands the subject of this, and no noun further off: *οι ρυθμίσεις, με το όνομα να
    έχει οριστεί*."""
    noun, verb = site.token, site.head
    particle = word_before(verb, site)
    if not is_subject(noun) or noun.upos not in NOUNS or particle is None or lower(particle) != "να":
        return False
    nearer = word_before(particle, site)
    if nearer is None or nearer.upos not in NOUNS or nearer.id <= noun.id:
        return False
    return not nearer.feats.get("Number", frozenset()).isdisjoint(verb.feats.get("Number", ()))


def stands_between_commas(site: Site) -> bool:
    """A Greek noun between commas behind another says what that is, which is the subject: *Τα Maps, η υπηρεσία μας,
    επιτρέπουν πολλά*."""
    noun, verb = site.token, site.head
    if not is_subject(noun) or noun.upos not in NOUNS or noun.id > verb.id or not is_greek(noun):
        return False
    start = phrase_start(noun, site)
    comma = site.sentence.tokens[start - 2] if start > 2 else None
    before = word_before(comma, site) if comma is not None else None
    parted = any(word.form == "," for word in between(noun, verb, site))
    return parted and comma is not None and comma.form == "," and before is not None and before.upos in {*NOUNS, "X"}


def is_a_noun_as_a_predicate(site: Site) -> bool:
    """A Greek predicate in *-μα* that is no well-known adjective is a noun in the singular: *το όνομα είναι πρόθεμα*;
    not *το σπίτι είναι έτοιμα*."""
    token = site.token
    predicate = token.upos == "ADJ" and (token.deprel or "").startswith("comp:pred")
    return predicate and is_greek(token) and lower(token).endswith("μα") and may_be_noun(token)


def is_what_you_did(site: Site) -> bool:
    """No noun in *-ες* goes with *το*, which is a pronoun before a verb in the second person: *και το κατάφερες*."""
    token, noun = site.token, site.head
    article = is_determiner(token) and lower(token) == "το" and noun.id == token.id + 1
    return article and lower(noun).endswith("ες") and noun.upos == "NOUN"


def is_the_noun_itself(site: Site) -> bool:
    """Of two Greek words of which the one that the tagger takes for the noun is a participle, and the other is no
    well-known adjective, this is the noun: *έναν θερμοστάτη συνδεδεμένο στο δίκτυο*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or not is_greek(token) or not may_be_noun(token) or abs(token.id - noun.id) > 1:
        return False
    return STANDS_FOR_A_NOUN.fullmatch(lower(noun)) is None and PARTICIPLE.search(lower(noun)) is not None


PARTICIPLE = re.compile("(?:μέν|[όάώ]μεν|ούμεν)" + ENDS + "$")


def is_a_noun_behind_another(site: Site) -> bool:
    """Greek adjectives seldom stand behind their nouns, so that what does, and is none that is well known, is another
    noun: *κλάσεις χρονοδιακόπτη*; not *πόλεις μεγάλη*."""
    token = site.token
    behind = is_modifier(token) and token.upos == "ADJ" and token.id == site.head.id + 1
    return behind and is_greek(token) and may_be_noun(token) and STRESSED_AT_THE_END.search(lower(token)) is None


STRESSED_AT_THE_END = re.compile("(?:[ήέ]ς?|είς|ούς|ών)$")
"""Ends of adjectives like *εκτενής*, which are not all listed."""


def is_of_that_kind(site: Site) -> bool:
    """Greek *είδους*, *τύπου* and the like say of what kind something is, before it or behind: *στέλνουν αυτού του
    είδους τα δεδομένα*."""
    role = site.head.upos in {"AUX", "VERB", "ADP"} and (site.token.deprel or "").startswith(("comp:obj", "subj"))
    after = word_after(site.token, site)
    behind = after is not None and after.upos in {*NOUNS, "ADJ", "DET", "X"}
    return role and behind and lower(site.token) in {"είδους", "τύπου", "μορφής", "φύσης"}


def is_a_thing_of_it(site: Site) -> bool:
    """An adjective that differs from the genitive right behind it in case and gender stands for a noun, and that is its
    attribute: *για προβλήματα κυκλοφορίας*; not *για μεγάλη πόλης*."""
    if is_modifier(site.token):
        return is_thing_of(site.token, site.head, site)
    governed = (site.token.deprel or "").startswith(("comp:obj", "subj"))
    return governed and any(is_thing_of(word, site.token, site) for word in site.below.get(site.token.id, ()))


def is_thing_of(word: Token, noun: Token, site: Site) -> bool:
    """Whether a Greek adjective right before a genitive differs from that in case and gender."""
    if word.upos != "ADJ" or word.id + 1 != noun.id or not is_greek(word) or not is_genitive(noun, site):
        return False
    case, gender = word.feats.get("Case", GENITIVE), word.feats.get("Gender", frozenset())
    return "Gen" not in case and gender.isdisjoint(noun.feats.get("Gender", gender))


def is_wanted_to_do_it(site: Site) -> bool:
    """Behind a Greek verb of wanting a nominative is the subject of the verb behind *να*: *θέλετε η συσκευή να στέλνει
    ήχο*; not *θέλετε η συσκευή*."""
    token, verb = site.token, site.head
    object_ = (token.deprel or "").startswith("comp:obj") or is_subject(token)
    if not object_ or token.id < verb.id or WANTS.match(lower(verb)) is None:
        return False
    return any(lower(word) == "να" for word in site.sentence.tokens[token.id : token.id + NEAR])


WANTS = re.compile("θ[έε]λ|(?:προ)?απαιτ|ήθελ|περιμέν|επιθυμ|προτιμ|χρειάζ|άφησ|αφήν|ελπίζ|εύχ|ευχ")
NEAR = 7
"""Words behind a noun among which *να* is looked for."""


def is_finite_by_its_end(site: Site) -> bool:
    """Modern Greek has no infinitive, and behind *να*, *θα* and *ας* what looks like one is a third person: *για να με
    συστήσει*."""
    return lower(site.head) in {"να", "θα", "ας"} and lower(site.token).endswith(("ει", "εί"))


def is_done_by_somebody_above(site: Site) -> bool:
    """Behind *να* and its verb, a noun in a form for objects is one where the verb before *να* has the same subject:
    *κατάφερε να ανοίξει κάποια κουτιά*."""
    noun, verb = site.token, site.head
    particle = word_before(verb, site)
    before = word_before(particle, site) if particle is not None and lower(particle) == "να" else None
    if before is None or not is_subject(noun) or noun.upos not in NOUNS or noun.id < verb.id:
        return False
    own = [noun, *(word for word in site.below.get(noun.id, ()) if word.upos in ATTRIBUTES)]
    tries = TRIES.match(without_accents(lower(before))) is not None
    return tries and looks_like_an_object(noun) and not any(ONLY_NOMINATIVE.search(lower(word)) for word in own)


TRIES = re.compile("καταφερ|καταφερν|προσπαθ|επιχειρ|τολμ|θελ|ηθελ|σκοπευ|αποφασι|δοκιμα|ξεκιν|αρχι[ζσ]|συνεχι[ζσ]")


def is_before_a_question_word(site: Site) -> bool:
    """A Greek noun before a question is no subject of the verb in that: *η κατανόηση του πώς να αναπτύξετε κάτι*."""
    noun, verb = site.token, site.head
    if not is_subject(noun) or noun.upos not in NOUNS or noun.id > verb.id:
        return False
    return any(lower(word) in {"πώς", "πού", "πότε", "γιατί"} for word in between(noun, verb, site))


def agrees_with_the_next(site: Site) -> bool:
    """A Greek adjective that agrees with what may be a noun right behind it, and not with a later one, belongs to that:
    *εξαιρετική λογική και μικρότερο κόστος*."""
    token, noun, after = site.token, site.head, word_after(site.token, site)
    if not is_modifier(token) or not is_greek(token) or after is None or after.id >= noun.id or not may_be_noun(after):
        return False
    return may_agree(token, after, site) and not may_agree(token, noun, site)


def is_somebodys_self(site: Site) -> bool:
    """Greek *εγώ* with an article, whatever is between, is a noun: *το μελλοντικό σας εγώ*."""
    token = site.token
    before = site.sentence.tokens[max(0, token.id - 4) : token.id - 1]
    return lower(token) == "εγώ" and any(lower(word) == "το" for word in before) and not any(map(is_finite, before))


def is_done_by_who_stands_behind(site: Site) -> bool:
    """Greek *που* is the object where a noun that agrees with the verb stands right behind it: *οι εξαρτήσεις που
    χρειάζεται το εργαστήριο*."""
    token, verb = site.token, site.head
    if not is_subject(token) or lower(token) != "που":
        return False
    article = word_after(verb, site)
    noun = word_after(article, site) if article is not None and lower(article) in {"ο", "η", "το", "οι", "τα"} else None
    number = verb.feats.get("Number", frozenset())
    return noun is not None and noun.upos in NOUNS and not number.isdisjoint(noun.feats.get("Number", ()))


def has_an_object_itself(site: Site) -> bool:
    """A Greek participle of a verb that has objects though its forms are passive has one: *οι πόλεις, διαχειριζόμενες
    πράγματα*."""
    token = site.token
    deponent = DEPONENT.match(without_accents(lower(token))) is not None
    return is_modifier(token) and deponent and PARTICIPLE.search(lower(token)) is not None and token.id < site.head.id


def is_an_accusative_by_its_article(site: Site) -> bool:
    """A Greek noun in a form of both nominative and accusative is in the case of the article before it, which shows
    only one, whatever the tagger sees: *διαχειρίζεται όλη την κίνηση*."""
    token, noun = site.token, site.head
    if not is_determiner(token) or lower(token) not in OBJECTS or noun.upos not in NOUNS or not is_greek(noun):
        return False
    ruled = {name: values for name, values in noun.feats.items() if name in {"Gender", "Number"}}
    fits = all(not values.isdisjoint(token.feats.get(name, values)) for name, values in ruled.items())
    return fits and "Nom" in noun.feats.get("Case", ()) and looks_like_an_object(noun)


def is_a_participle_as_a_noun(site: Site) -> bool:
    """A Greek noun in *-ων* behind *each* or an article of a nominative is a man in the singular: *κάθε συμμετέχων*."""
    token, noun = site.token, site.head
    return is_determiner(token) and lower(token) in {"κάθε", "ο", "ένας"} and lower(noun).endswith(("ων", "ών"))


def is_named_with_its_article(site: Site) -> bool:
    """What stands behind a noun with an article that does not go with that is a noun itself: *με βάση το υλικό*, *με
    προτεραιότητα το τοπικό*."""
    token, noun = site.token, site.head
    article = word_before(token, site)
    behind = site.language == "el" and is_modifier(token) and article is not None and article.id == noun.id + 1
    return behind and article is not None and is_determiner(article) and not may_agree(article, noun, site)


DOUBTS: tuple[SiteDoubt, ...] = (
    is_named_with_its_article,
    is_the_end_of_a_number,
    is_what_you_are,
    is_one_of_a_kind,
    is_before_its_noun,
    is_where_it_is,
    is_likened,
    is_a_genitive_by_its_end,
    is_what_it_does_it_to,
    is_before_each,
    has_an_article_as_a_predicate,
    is_by_oneself,
    is_for_now,
    is_a_pronoun_behind_a_verb,
    is_before_a_question,
    is_so_many,
    is_an_attribute_itself,
    is_so_much_of_it,
    is_of_a_quality,
    is_apposed_behind_an_adposition,
    is_of_a_verb_behind_na,
    stands_between_commas,
    is_a_noun_as_a_predicate,
    is_what_you_did,
    is_the_noun_itself,
    is_a_noun_behind_another,
    is_of_that_kind,
    is_a_thing_of_it,
    is_wanted_to_do_it,
    is_finite_by_its_end,
    is_done_by_somebody_above,
    is_before_a_question_word,
    agrees_with_the_next,
    is_somebodys_self,
    is_done_by_who_stands_behind,
    has_an_object_itself,
    is_an_accusative_by_its_article,
    is_a_participle_as_a_noun,
)
