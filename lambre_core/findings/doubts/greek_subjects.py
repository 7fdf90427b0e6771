"""Doubts about Greek subjects and objects: what is done, to whom it is done and who speaks."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.greek import (
    has_article_of_subjects,
    looks_like_an_object,
)
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOMINATIVES,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_finite,
    is_greek,
    is_subject,
    lower,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.doubts.transitivity import is_of_an_intransitive
from lambre_core.findings.speakers import (
    CLITICS,
    LINKING,
    NOMINATIVE_ARTICLES,
    SPEAKERS,
    THEMSELVES,
    is_near,
    is_of_the_clause_below,
)
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_what_somebody_does_it_to(site: Site) -> bool:
    """A Greek pronoun that looks the same as an object is no subject of a verb in the first or second person: *τι θα
    μάθετε*, *δυνατότητες που θα αγαπήσετε*; not *αυτός πηγαίνω*."""
    if site.head.upos != "VERB" or not is_subject(site.token) or lower(site.token) not in OF_EITHER_CASE:
        return False
    return all("3" not in reading.feats.get("Person", THIRD) for reading in site.readings(site.head))


def spoken_by(verb: Token) -> tuple[str, str]:
    """The number and person of a verb."""
    number, person = (",".join(sorted(verb.feats.get(name, ()))) for name in ("Number", "Person"))
    return number, person


def is_beside_an_object(site: Site) -> bool:
    """Whether a neuter in the singular with its article stands before a verb that has an object or predicate behind
    it, and no clitic."""
    noun, verb = site.token, site.head
    article = any(word.id < noun.id and lower(word) == "το" for word in site.below.get(noun.id, ()))
    clitic = any(lower(word) in CLITICS for word in between(noun, verb, site) if word.head == verb.id)
    if not article or clitic or noun.id > verb.id:
        return False
    own = (
        *site.sisters,
        *site.below.get(noun.id, ()),
        *(word for aux in site.sisters for word in site.below.get(aux.id, ()) if aux.upos == "VERB"),
    )
    return any(
        word.id > verb.id and (word.deprel or "").startswith(("comp:obj", "comp:pred")) and word.upos != "PRON"
        for word in own
    )


OF_EITHER_CASE = frozenset(
    "τι που ό,τι οτιδήποτε κάτι τίποτα τίποτε ποιο ποια όσα όσο αυτό αυτά εκείνο εκείνα οποίο οποία άλλο άλλα".split()
)
"""Pronouns that are nominatives and accusatives."""


def is_of_the_verb_below(site: Site) -> bool:
    """What stands before a Greek verb that has no subject of its own is that of the verb behind *να*, with which it
    agrees: *οι μεταφράσεις μπορεί να περιέχουν λάθη*, *αναμένεται τα μοντέλα να βελτιωθούν*, *οι άλλοι πρέπει…*; not
    *τα παιδιά μπορεί να παίξει*."""
    token, verb = site.token, site.head
    if not is_subject(token) or lower(verb) not in WITHOUT_SUBJECT:
        return False
    later = site.sentence.tokens[verb.id :]
    if lower(verb) == "πρέπει" and all(word.upos == "PUNCT" for word in later):
        return True
    particle = next((word for word in later if lower(word) in {"να", "."}), None)
    if particle is None or lower(particle) != "να":
        return False
    verbs = (word for word in site.sentence.tokens[particle.id :] if word.upos in {"AUX", "VERB"})
    # *Οι οδηγοί μπορεί να χρειαστεί να εγκατασταθούν*: the verbs between have none, either.
    below = next((word for word in verbs if lower(word) not in WITHOUT_SUBJECT | {"να"}), None)
    number = token.feats.get("Number")
    return below is not None and number is not None and not number.isdisjoint(below.feats.get("Number", ()))


WITHOUT_SUBJECT = frozenset(
    "μπορεί πρέπει ενδέχεται αναμένεται πρόκειται φαίνεται χρειάζεται αρκεί αξίζει επιτρέπεται απαγορεύεται απαιτείται "
    "συνιστάται προβλέπεται συνηθίζεται τείνει αρέσει χρειαστεί".split()
)
"""Greek verbs that need none."""


def does_something_to_it(site: Site) -> bool:
    """What stands behind a Greek verb that is passive by its form alone, and need be no nominative, may be its object:
    *διαχειρίζεται τα γεγονότα*; not *διαχειρίζεται οι υπάλληλοι*."""
    noun, verb = site.token, site.head
    deponent = DEPONENT.match(without_accents(lower(verb))) is not None
    behind = is_subject(noun) and noun.upos in NOUNS and verb.id < noun.id and deponent
    return behind and looks_like_an_object(noun) and not has_article_of_subjects(noun, site)


def without_accents(form: str) -> str:
    """A form without the accent, which moves within a verb: *χρειάζεται*, *χρειαστεί*."""
    return form.translate(UNACCENTED)


UNACCENTED = str.maketrans("άέήίόύώΐΰϊϋ", "αεηιουωιυιυ")

DEPONENT = re.compile(
    "(?:(?:δια|μετα)?χειρι[ζσ]|(?:επ|επεξ|κατ)?εργα(?:[ζσ]|στ)|εκμεταλλευ|χρεια[ζσ]|(?:απο|παρα|επι)?δε[χξ]|σκεφτ|"
    "θυμ[αοη]|φοβ[αοη]|αντιλ|μοιρα[ζσ]|επισκε[πφ]|υποσχ|εγγυ|εμπιστευ|προμηθευ|συμβουλευ|φαντα[ζσ]|ονειρευ|"
    "διηγ|αφηγ|μιμ|αρν[οιη]|στερ[οιη]|επικαλ|προσποι|ευχ|γευ|λυπ|βαρι|αισθαν|υποψια|οραματ|δανει|υφιστ|"
    "περιποι|αιτ[οιη]|ασπα[ζσ]|αποταμι|εναντι|υπερασπ|καταχρ|ακροα|παρακολουθ|αναλογ|προασπ|αντιμαχ|μεμφ|αποποι)"
)
"""Beginnings of verbs that have objects though their forms are passive."""


def is_taken_up(site: Site) -> bool:
    """A Greek noun without an article of a nominative, before its verb, is an object where a clitic takes it up: *το
    αποτέλεσμα μπορούν να το υπολογίσουν*."""
    noun, verb = site.token, site.head
    if not is_subject(noun) or noun.upos not in NOUNS or noun.id > verb.id or has_article_of_subjects(noun, site):
        return False
    number = noun.feats.get("Number", frozenset())
    near = site.sentence.tokens[noun.id : verb.id + SOON]
    return looks_like_an_object(noun) and any(
        number == NUMBER_OF.get(lower(word)) and word.upos == "PRON" and word.head != noun.id for word in near
    )


SOON = 3

NUMBER_OF = {
    **dict.fromkeys("το τον την τη".split(), frozenset({"Sing"})),
    **dict.fromkeys("τα τις τους".split(), frozenset({"Plur"})),
}
"""The number of Greek clitics that are accusatives."""


def is_told_to_do_it(site: Site) -> bool:
    """A noun that need be no nominative, without an article of one, behind a Greek verb that is only a second person is
    what somebody does something to, and one before it and a colon is a title: *εκτελέστε όλα τα κελιά*, *Χώρος
    εργασίας: δημιουργήστε τον δικό σας*; not *ο φίλος μου πηγαίνετε*."""
    noun, verb = site.token, site.head
    if not (is_subject(noun) and noun.upos in NOUNS and is_greek(verb)):
        return False
    if not all(reading.feats.get("Person") == SECOND for reading in site.readings(verb)):
        return False
    if noun.id > verb.id:
        return looks_like_an_object(noun) and not has_article_of_subjects(noun, site)
    return any((word.form or "").endswith(":") for word in site.sentence.tokens[noun.id : verb.id - 1])


SECOND = frozenset({"2"})


def is_spoken_for(site: Site) -> bool:
    """A Greek noun with a verb in the first or second person may be those who speak or are spoken to (*οι Έλληνες
    αγαπάμε τη θάλασσα*, *οι μαθητές ανοίξτε τα βιβλία*), an object, of another clause (*οι γονείς σου θέλεις να
    έρθουν;*), or what somebody is (*η λύση είσαι εσύ*); not one in the singular whose article is a nominative, right
    before its verb or with no other one beside it (*ο φίλος μου έρχομαι*), or that has an object behind that or is said
    to be like something (*το πρόγραμμα είμαι έτοιμο*), nor a thing with such an article (*εκεί αρχίζω η συζήτηση*)."""
    noun, verb = site.token, site.head
    if not (is_subject(noun) and noun.upos in NOUNS and is_greek(noun) and is_greek(verb)):
        return False
    if any("3" in reading.feats.get("Person", THIRD) for reading in site.readings(verb)):
        return False
    if any(SPEAKERS[lower(word)] == spoken_by(verb) for word in site.sentence.tokens if lower(word) in SPEAKERS):
        # *Το πρόβλημα είμαι εγώ.*
        return True
    plural = "Plur" in noun.feats.get("Number", ())
    of_several = plural and "Plur" in verb.feats.get("Number", ())
    thing = is_a_thing(noun, alone="Sing" in verb.feats.get("Number", ()))
    if not plural and has_article_of_subjects(noun, site) and stand_together(noun, verb, site):
        return is_of_the_clause_below(verb, "Sing", "3", site.sentence) or is_said_to_be_somebody(site)
    told = has_article_of_subjects(noun, site) or is_beside_an_object(site) or (thing and is_plain_nominative(noun))
    if (
        not (told and is_near(noun, verb, site.sentence))
        or (of_several and not thing)
        or (noun.id > verb.id and not thing)
    ):
        return True
    number = "Plur" if plural else "Sing"
    return is_of_the_clause_below(verb, number, "3", site.sentence) or is_said_to_be_somebody(site)


THIRD = frozenset({"3"})


def stand_together(noun: Token, verb: Token, site: Site) -> bool:
    """Whether nothing between a noun in the singular and a verb in the singular may begin or end a clause, and no other
    verb follows: *διαπιστώνω στην Ελλάδα η οργάνωση*; not *λέω ο φίλος μου ήρθε*."""
    if "Sing" not in verb.feats.get("Number", ()):
        return False
    inside = between(noun, verb, site)
    parted = any(word.upos in {"PUNCT", "CCONJ", "SCONJ", "VERB", "AUX"} or lower(word) in WHAT for word in inside)
    last = max(noun.id, verb.id)
    rest = site.sentence.tokens[last:]
    near = next((place for place, word in enumerate(rest) if word.upos == "PUNCT"), len(rest))
    return not parted and not any(is_finite(word) or word.upos == "AUX" for word in rest[:near] if noun.id > verb.id)


def is_said_to_be_somebody(site: Site) -> bool:
    """Whether a noun may be the predicate of a copula: *η λύση είσαι εσύ*; not beside another predicate, *ο φίλος μου
    είμαι χαρούμενος*."""
    if (site.head.lemma or "") not in LINKING and lower(site.head) not in FORMS_OF_BEING:
        return False
    others = (*site.sisters, *site.below.get(site.token.id, ()))
    return not any(
        (word.deprel or "").startswith("comp:pred") and word.upos in {"ADJ", "ADP", "AUX", "VERB"} for word in others
    )


FORMS_OF_BEING = frozenset("είμαι είσαι είμαστε είστε είσαστε ήμουν ήσουν ήμασταν ήσασταν".split())


def is_plain_nominative(noun: Token) -> bool:
    """Whether a noun ends as nominatives alone do: *περιορισμοί*, *οργανισμός*."""
    return ONLY_NOMINATIVE.search(lower(noun)) is not None


def is_a_thing(noun: Token, *, alone: bool) -> bool:
    """Whether a Greek noun ends as those of what is done, of qualities and of results do, and is nobody: *συζήτηση*,
    *ταχύτητες*, *πρόβλημα*; no group either (*οι κυβερνήσεις πρέπει να συνεργαστούμε*), unless the verb is in the
    singular."""
    form = lower(noun)
    people = PERSON.match(form) or (not alone and GROUP.match(form))
    return noun.upos == "NOUN" and THING.search(form) is not None and not people


THING = re.compile(
    "(?:[σξψ]η|[σξψ]εις|[όύ]τητ(?:α|ες)|μα|ματα|μ(?:ός|οί)|οσύν(?:η|ες)|[ίε]?ία|[ίε]?ίες|(?:[πγμ]|βολ|βουλ)(?:ή|ές)|"
    "φορ(?:ά|ές)|(?:συνθήκ|πληρωμ)(?:[ηή]|[εέ]ς))$"
)

GROUP = re.compile(
    ".*(?:κυβέρνησ|ένωσ|οργάνωσ|επιχείρησ|παράταξ|τάξ|διοίκησ|διεύθυνσ|κοινότητ|μειονότητ|ταυτότητ|κόμμα|τμήμα|σώμα|ίδρυμα|"
    "τάγμα|κατάστημα|κυβερνήσ|ενώσ|οργανώσ|επιχειρήσ|παρατάξ|διοικήσ|διευθύνσ|εταιρ[είέ]|ηγεσί|υπηρεσί|εξουσί|αστυνομί|"
    "πολιτεί|συντροφί|πλειοψηφί|οργανισμ|πληθυσμ|συνασπισμ|συνεταιρισμ|επιτροπ|βουλ|δυνάμεις)"
)

PERSON = re.compile(".*(?:κυρί|θεί|ιέρει|τρι(?:α|ες)$|προσωπικότητ|θύμα|άτομα|διασημότητ)")
"""Nouns that end so and may be several, or somebody."""


def is_what_it_is_about(site: Site) -> bool:
    """A Greek pronoun to whom a clitic before the verb refers as well is no subject: *εγώ δεν με νοιάζει*."""
    own = THEMSELVES.get(lower(site.token), frozenset())
    return is_subject(site.token) and any(lower(word) in own for word in between(site.token, site.head, site))


def is_an_object_by_its_form(site: Site) -> bool:
    """An object that the tagger takes for a nominative may be an accusative by its form, unless an article or adjective
    is none: *ακολουθεί μια συστηματική ροή*; not *βλέπω οι φίλες μου*."""
    noun = site.token
    if not (noun.deprel or "").startswith("comp:obj") or noun.upos != "NOUN" or not looks_like_an_object(noun):
        return False
    own = [noun, *(word for word in site.below.get(noun.id, ()) if word.upos in ATTRIBUTES)]
    return noun.feats.get("Case") == NOMINATIVES and not any(ONLY_NOMINATIVE.search(lower(word)) for word in own)


ONLY_NOMINATIVE = re.compile("^(?:ο|η|οι)$|(?<!^μέρ)(?:ός|οι|οί)$")
"""Articles and ends that no accusative has."""


def has_a_genitive_object(site: Site) -> bool:
    """Some Greek verbs have an object in the genitive: *ηγείται της ομάδας*, *στερείται νοήματος*."""
    objects = (site.token.deprel or "").startswith("comp:obj") and site.token.upos in NOUNS
    return objects and WITH_GENITIVE.match(lower(site.head)) is not None


WITH_GENITIVE = re.compile(
    "(?:προ)?ηγ(?:ούμ|εί[στ]|ηθ|ήθ|ούντ|είτ)|(?:επωφελ|στερ|επιμελ|δικαι)(?:ούμ|εί[στ]|ηθ|ήθ|ούντ|ώμ)|υστερ[είο]|υπερτερ|"
    "(?:συμ)?προ[εή]δρε[ύυ]|χρήζ|τυγχάν|έτυχ|τύχ|μετέχ|μετείχ|συμμετέχ|απέχ|έπ[οε]ντ?[μτ]αι|προΐστα|προΐστατ|προπορεύ|επιλαμβάν|υπεραμύν|απολα[μύυ]|"
    "διαφεύγ|ξεφεύγ|προκρίν|προσομοιάζ|πάσχ|γέμ|βρίθ|υπερ[ιΐί]σχύ|υπερέχ|υπερείχ|κατισχύ|φείδ|απεκδύ|αντιποι|αποστερ|"
    "επιβ(?:άλλ[οε]|ληθ|λήθ)"
)
"""Beginnings of their forms."""


def is_the_subject_of_a_relative(site: Site) -> bool:
    """What has a nominative article, behind the verb of a clause that begins with a word that may be its object, is the
    subject: *περιορισμοί που δεν συναντούν οι παραδοσιακές λύσεις*."""
    verb = next((word for word in (site.head, site.sentence.head_of(site.head)) if word and word.upos == "VERB"), None)
    noun = site.token if site.token.upos in NOUNS else site.head
    if verb is None or noun.upos not in NOUNS or noun.id < verb.id or not (noun.deprel or "").startswith("comp:obj"):
        return False
    article = any(lower(word) in {"ο", "η", "οι"} for word in site.below.get(noun.id, ()))
    return article and any(lower(word) in WHAT for word in site.sentence.tokens[max(0, verb.id - 5) : verb.id - 1])


WHAT = frozenset("που τι ό,τι όσα όσο όπως οποίο οποία οποίους οποίες οποίον".split())


def is_asked_for(site: Site) -> bool:
    """A Greek noun behind *which* or *how many*, before its verb, is an object if it need be no nominative: *ποιες
    εφαρμογές χρησιμοποιεί ο γιος σου;*; not *ποιοι μαθητές λείπει*."""
    noun, verb = site.token, site.head
    if not is_subject(noun) or noun.upos not in NOUNS or noun.id > verb.id or not looks_like_an_object(noun):
        return False
    return any(WHICH.fullmatch(lower(word)) is not None for word in site.below.get(noun.id, ()) if word.id < noun.id)


WHICH = re.compile("(?:ό?ποι|πόσ|όσ)(?:ο|α|αν|ες)|τι|ό,τι")


def is_what_is_done(site: Site) -> bool:
    """A Greek noun behind a plural verb, in a form for objects as well and with nothing that shows a nominative, is
    what is done or won: *κέρδισαν το παιχνίδι*, *συζητούν κάποια λύση*; not behind one that has no object (*υπάρχουν
    ένα πρόβλημα*)."""
    token, verb = site.token, site.head
    if not (is_greek(token) and is_subject(token)) or token.upos != "NOUN" or token.id < verb.id:
        return False
    if "Plur" not in verb.feats.get("Number", ()) or "Plur" in token.feats.get("Number", ()):
        return False
    if is_of_an_intransitive(site):
        return False
    phrase = [token, *(word for word in site.below.get(token.id, ()) if word.upos in ATTRIBUTES)]
    return all(ends_as_an_object(word) for word in phrase)


def ends_as_an_object(word: Token) -> bool:
    """Whether a form may be an accusative: nominatives of men have *-ς*, and articles are *ο*, *η*, *ένας*."""
    return not lower(word).endswith("ς") and lower(word) not in {"ο", "η"}


def is_a_pronoun_before_a_verb(site: Site) -> bool:
    """What looks like an article right behind *να*, *θα*, *ας*, *δεν* or *μη*, or a pronoun there, is the object of the
    verb behind it: *για να την εμφανίσεις*, *μη μας το κρύψεις*; not *μας το λύσεις*."""
    before = word_before(site.token, site)
    if before is not None and lower(before) in CLITICS:
        before = word_before(before, site)
    return is_greek(site.token) and is_determiner(site.token) and before is not None and lower(before) in BEFORE_VERBS


BEFORE_VERBS = frozenset("να θα ας δεν δε μην μη".split())
"""Greek particles behind which a verb stands, with nothing but its pronouns between."""


def is_told_to_be_done(site: Site) -> bool:
    """A Greek verb in *-σε*, *-ξε*, *-ψε* with a neuter right behind it that does not agree may be an imperative and
    its object: *πρόσθεσε τα αρχεία*; so may one behind *εσύ*: *εσύ επίλεξε*."""
    token, verb = site.token, site.head
    if not (is_greek(verb) and is_subject(token)) or not lower(verb).endswith(("σε", "ξε", "ψε")):
        return False
    if lower(token) == "εσύ":
        return True
    first = min((child.id for child in site.below.get(token.id, ()) if child.upos in ATTRIBUTES), default=token.id)
    return first == verb.id + 1 and "Neut" in token.feats.get("Gender", ()) and not agree(token.feats, verb.feats)


def is_the_subject_of_a_passive(site: Site) -> bool:
    """What is taken for the object of a Greek verb that is passive by its form, and has objects in no other, is its
    subject: *να επιλεγεί ένας φάκελος*."""
    noun, verb = site.token, site.head
    if noun.upos not in NOUNS or not (noun.deprel or "").startswith("comp:obj") or verb.upos != "VERB":
        return False
    return PASSIVE.search(lower(verb)) is not None and DEPONENT.match(without_accents(lower(verb))) is None


PASSIVE = re.compile("(?:(?:[σχφ]τ|[γφπ]|(?<!ακολου)(?<!βοη)(?<!προσπα)(?<!συμπα)θ)(?:εί|ούν)|[θχφσ][τθ]?ηκ(?:ε|αν))$")
"""Ends of forms that are passives."""


def is_the_subject_itself(site: Site) -> bool:
    """What is taken for the object of a Greek verb in the third person and agrees with that in number is its subject,
    if an adjective or determiner before it is nothing but a nominative and there is no other subject: *ενώ μιλάνε άλλοι
    χρήστες*; not *βλέπω άλλοι χρήστες*."""
    noun, verb = site.token, site.head
    if noun.upos not in NOUNS or not (noun.deprel or "").startswith("comp:obj") or noun.id < verb.id:
        return False
    if "3" not in verb.feats.get("Person", THIRD) or not any(
        "3" in one.feats.get("Person", ()) and not one.feats.get("Number", frozenset()).isdisjoint(noun.feats["Number"])
        for one in site.readings(verb)
        if "Number" in noun.feats
    ):
        return False
    own = [word for word in site.below.get(noun.id, ()) if word.upos in ATTRIBUTES and word.id < noun.id]
    above = site.sentence.head_of(verb)
    beside = (*site.sisters, *(site.below.get(above.id, ()) if above is not None and above.upos == "AUX" else ()))
    shown = any(ONLY_NOMINATIVE.search(lower(word)) is not None for word in own)
    return shown and not any(is_subject(word) for word in beside)


def is_what_there_may_be(site: Site) -> bool:
    """A Greek noun right before *να* and a verb that says that there is something, which stands behind, is no subject
    of that: *οι πιθανότητες να υπάρξει βροχή*; not *οι φίλοι να υπάρξει*."""
    noun, verb = site.token, site.head
    after = word_after(noun, site)
    if not is_subject(noun) or noun.id > verb.id or after is None or lower(after) != "να":
        return False
    number = verb.feats.get("Number", frozenset())
    behind = (word for word in site.sisters if word.id > verb.id and word.upos in NOUNS)
    alike = any(not number.isdisjoint(word.feats.get("Number", ())) for word in behind)
    return THERE_IS.match(lower(verb)) is not None and alike


THERE_IS = re.compile("υπ[άήα]ρ[χξ]")


def has_the_article_of_another(site: Site) -> bool:
    """What is taken for the subject of a Greek verb before it, with an article that does not agree with it, but with
    the verb, is the object: a noun that the tagger does not know stands between (*για να έχουν οι Αναγνώστες
    πρόσβαση*)."""
    noun, verb = site.token, site.head
    number = verb.feats.get("Number", frozenset())
    if not is_subject(noun) or noun.id < verb.id or not number.isdisjoint(noun.feats.get("Number", number)):
        return False
    own = [word for word in site.below.get(noun.id, ()) if lower(word) in NOMINATIVE_ARTICLES and word.id > verb.id]
    return any(
        noun.id > article.id + 1
        and not agree(article.feats, noun.feats)
        and starts_with_capital(site.sentence.tokens[article.id])
        for article in own
    )


DOUBTS: tuple[SiteDoubt, ...] = (
    is_the_subject_of_a_passive,
    is_the_subject_itself,
    is_what_there_may_be,
    has_the_article_of_another,
    is_a_pronoun_before_a_verb,
    is_told_to_be_done,
    is_asked_for,
    is_what_somebody_does_it_to,
    is_of_the_verb_below,
    does_something_to_it,
    is_taken_up,
    is_told_to_do_it,
    is_spoken_for,
    is_what_it_is_about,
    is_an_object_by_its_form,
    has_a_genitive_object,
    is_the_subject_of_a_relative,
    is_what_is_done,
)
