"""Doubts about Greek: genitives beside their nouns, adjectives that stand for nouns, what is no subject.

The parser has learned from news and debates. In technical texts it takes nouns that it does not know for adjectives of
the genitive behind them (*μπάρα πλοήγησης*), and that for the object.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    GENITIVE,
    NOMINATIVES,
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
    word_after,
    word_before,
)
from lambre_core.findings.doubts.transitivity import is_of_an_intransitive
from lambre_core.findings.readings import known_as
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


def has_a_genitive_behind_a_noun(site: Site) -> bool:
    """A Greek genitive behind a noun, with adjectives of its own or without, is the attribute of that, and nothing
    else: *κανόνες ασφαλείας*, *την ταχύτητα φόρτωσης*, *των κανόνων καλής συμπεριφοράς*. What the
    tagger takes for an adjective is that noun, if it is none of those that are well known: not *την μεγάλη πόλης*, nor
    what stands between an article in the genitive and its noun (*οι κάτοικοι της μεγάλη πόλης*)."""
    if is_within_a_genitive(site):
        return False
    return any(
        is_genitive(noun, site) and is_beyond(other, noun, site)
        for noun, other in ((site.token, site.head), (site.head, site.token))
    )


def is_within_a_genitive(site: Site) -> bool:
    """Whether a well-known adjective that is no genitive stands right between a noun that is one and its article."""
    token, noun = site.token, site.head
    article = word_before(token, site)
    if not is_modifier(token) or noun.id != token.id + 1 or article is None or lower(article) not in {"της", "των"}:
        return False
    known = KNOWN.fullmatch(lower(token)) is not None and STANDS_FOR_A_NOUN.fullmatch(lower(token)) is None
    before = word_before(article, site)
    # *Η νέα της ψηφιακή πολιτική*: a possessive stands behind the first adjective.
    behind = before is not None and before.upos in {*NOUNS, "ADP"}
    return known and behind and article.upos == "DET" and is_of(article, noun, site)


def is_genitive(token: Token, site: Site) -> bool:
    """Whether a Greek noun is a genitive: to the tagger, by its form or its adjective, or because a masculine that is
    an attribute has one form for that and the accusative (*χαρακτηριστικά κώδικα*), or because a neuter looks like a
    plural behind what is none (*υπολογιστική νέφους*)."""
    if token.upos not in NOUNS or not is_greek(token):
        return False
    gender = token.feats.get("Gender", frozenset())
    every = [reading.feats for reading in site.readings(token)]
    own = [feats for feats in every if feats.get("Gender", gender) & gender] or every
    cases = [feats.get("Case", frozenset()) for feats in own]
    if token.feats.get("Case") == GENITIVE or (cases and all(case == GENITIVE for case in cases)):
        return True
    possible = [reading for reading in site.readings(token) if "Gen" in reading.feats.get("Case", ())]
    before = word_before(token, site)
    attribute = before is not None and before.upos in ATTRIBUTES and has_one_case(before, site)
    if before is not None and before.upos in ATTRIBUTES and lower(token).endswith("ους"):
        attribute = attribute or not any("Plur" in one.feats.get("Number", ()) for one in site.readings(before))
    if before is not None and may_be_noun(before) and not goes_otherwise_with(token, before, site):
        # *Μικρόφωνα κορδέλας*: what does not go with the noun before in any other case.
        attribute = True
    return bool(possible) and (attribute or (site.head is token and "Masc" in possible[0].feats.get("Gender", ())))


def goes_otherwise_with(token: Token, before: Token, site: Site) -> bool:
    """Whether a word agrees with the one before in a reading that the form of this shows."""
    return any(
        agree(one.feats, other.feats)
        for one in site.readings(token)
        for other in site.readings(before)
        if "Number" in other.feats
    )


def has_one_case(word: Token, site: Site) -> bool:
    """Whether a word can be nothing but a genitive."""
    return all(reading.feats.get("Case") == GENITIVE for reading in site.readings(word))


def is_beyond(other: Token, noun: Token, site: Site) -> bool:
    """Whether a noun stands before a genitive and its own attributes, and a word not between the two."""
    start = genitive_start(noun, site)
    before = site.sentence.tokens[start - 2] if start > 1 else None
    if start <= other.id < noun.id:
        return False
    # Of two adjectives in different cases the first has no noun beside it: *τα αντίστοιχα πλήρους ακρίβειας*.
    own = start < noun.id and not any(is_determiner(word) for word in site.sentence.tokens[start - 1 : noun.id - 1])
    if other.id > noun.id and (other.upos != "ADJ" or own):
        return other.upos == "ADJ"
    return before is not None and (may_be_noun(before) or (own and before.upos == "ADJ"))


def is_a_genitive_itself(site: Site) -> bool:
    """What the tagger takes for an adjective in the genitive, behind a noun, is an attribute of that, not of a later
    noun in another case: *αποτύπωμα μνήμης συγκρίσιμο με άλλα*, *βάσεις δεδομένων, διαδικτυακές υπηρεσίες*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not is_modifier(token) or noun.id < token.id or before is None or not is_greek(token):
        return False
    return has_one_case(token, site) and not has_one_case(noun, site) and may_be_noun(token) and may_be_noun(before)


def genitive_start(noun: Token, site: Site) -> int:
    """The id of the first of the words right before a genitive that are its article and adjectives."""
    start = noun.id
    for word in reversed(site.sentence.tokens[: noun.id - 1]):
        if word.upos not in OWN or not is_of(word, noun, site) or has_an_article_of_its_own(word, noun, site):
            break
        start = word.id
        if word.upos == "DET":
            break
    return start


def has_an_article_of_its_own(word: Token, noun: Token, site: Site) -> bool:
    """Whether what may be a noun has an article right before it that does not go with the genitive behind it: *ο
    αισθητήρας εικόνας*, *του φωτιστικού οροφής*, where it ends as feminine adjectives may."""
    before = word_before(word, site)
    if before is None or lower(before) not in ARTICLES or word.upos != "ADJ":
        return False
    return may_be_noun(word) and not is_of(before, noun, site)


OWN = frozenset({"ADJ", "DET", "NUM", "VERB"})
"""What a noun has before it."""


def is_of(word: Token, noun: Token, site: Site) -> bool:
    """Whether a word is a genitive that may agree with another."""
    told = "Gen" in word.feats.get("Case", ()) or has_one_case(word, site) or lower(word) == "κάθε"
    return told and any(
        "Gen" in one.feats.get("Case", ()) and agree(one.feats, other.feats)
        for one in site.readings(word)
        for other in site.readings(noun)
    )


def may_be_noun(word: Token) -> bool:
    """Whether a word is a noun, or an adjective, participle or adverb for the tagger that may be one."""
    if word.upos in NOUNS or word.upos == "X":
        return True
    if word.upos not in {"ADJ", "ADV", "DET", "VERB"} or is_finite(word):
        return False
    form = lower(word)
    if word.upos == "DET" and DETERMINER.fullmatch(form) is not None:
        return False
    return is_greek(word) and (STANDS_FOR_A_NOUN.fullmatch(form) is not None or KNOWN.fullmatch(form) is None)


ENDS = "(?:[οό]ς|[οό]|ο[υύ]ς?|ο[ιί]|[ωώ]ν|[ηή]ς?|[εέ]ς|[αά]ς?|[υύ]ς|ι[άέ]ς?|ιο[ίύ])"
"""How adjectives end."""

DETERMINER = re.compile(
    "[οη]|οι|σ?τ(?:ους?|ον?|ων|ην?|ης|ις|α)|έν(?:ας?|αν)|ενός|μ[ιί]ας?|κάθε|κανένας?|κανέναν|κανενός|κανείς|ουδείς|δυο|δύο|"
    "(?:αυτ|αυτουν|εκείν|εκειν|τούτ|κάποι|κάμποσ|καμι|κανεν|ο?ποι|οποί|όποι|ποιαν|τέτοι|τόσ|όσ|πόσ|μερικ|αρκετ|ορισμέν|"
    "καθέν|καθεν|ολόκληρ|όλ|πολλ?|λίγ|άλλ|διάφορ|ίδι|αμφότερ|έκαστ|εκάστ|ουδεμι|μόν|δικ)"
    "(?:" + ENDS + "|[οόηήαά]ν)(?:δήποτε)?"
)
"""The determiners of Greek, which are few; whatever else the tagger takes for one is a noun (*έννοιες*, *ζεύγη*)."""


KNOWN = re.compile(
    "(?:.*(?:ικ|ιακ|ιν(?=[όήέάώο][ύςνί]?)|[μτ]ατ|[όύέ]τερ|μέν|[όάώ]μεν|ούμεν|[άέήίόύώ]σιμ|αί|λόγ|ειν(?=[όήέάώο])|ιδ?αν)"
    "|μεγάλ|μικρ|καλ|κακ|νέ|παλι|ωραί|όμορφ|άσχημ|πολλ|λίγ|άλλ|ίδι|κάθε|πρώτ|δεύτερ|τρίτ|τελευταί|επόμεν|προηγούμεν|"
    "μόν|ολόκληρ|υπόλοιπ|σωστ|λάθος|ακριβ|φτην|γρήγορ|αργ|εύκολ|δύσκολ|απλ|σύνθετ|ψηλ|υψηλ|χαμηλ|μακρ|κοντ|στεν|πλατ|βαθ|"
    "βαρ|ελαφρ|δυνατ|αδύνατ|ισχυρ|ανοιχτ|κλειστ|γεμάτ|άδει|κεν|καθαρ|βρόμικ|λευκ|άσπρ|μαύρ|κόκκιν|μπλε|πράσιν|κίτριν|"
    "ζεστ|κρύ|παλαι|σύγχρον|μοντέρν|αρχαί|κύρι|βέλτιστ|ελάχιστ|μέγιστ|άριστ|πλούσι|φτωχ|ευτυχ|χαρούμεν|τυχερ|"
    "ελεύθερ|δωρεάν|γνωστ|άγνωστ|σπουδαί|σημαντ|διάφορ|διαφορετ|παρόμοι|όμοι|ανάλογ|αντίστοιχ|αντίθετ|δημόσι|ιδιόκτητ|"
    "εξαιρετ|τέλει|άψογ|περίεργ|παράξεν|ξέν|ντόπι|εθελοντ|έξυπν|χαζ|σοφ|έντον|ήρεμ|ήσυχ|όλ|τέτοι|τόσ|πόσ|όσ|μισ|"
    "ολόκληρ|συγκεκριμέν|τοπ|πλήρ|συχν|σπάνι|άμεσ|έμμεσ|επίσημ|έτοιμ|σταθερ|ευρ|τεράστι|κατάλληλ|"
    "καινούργι|ακόλουθ|απαραίτητ|ασύρματ|ενσύρματ|φορητ|έγκυρ|άκυρ|ορθ|πρόσθετ|παγκόσμι|ετήσι|σκληρ|μαλακ|γερ|υγρ|στεγν|"
    "αδύναμ|ίσ|άνισ|ακίνητ|αυτόματ|χειροκίνητ|έμπειρ|πιθαν|ευέλικτ|σύντομ|λεπτ|φρέσκ|νόστιμ|ακέραι|πολύτιμ|ζωνταν|νεκρ|"
    "πρόσφατ|ανοικτ|κρυφ|φανερ|ορατ|αόρατ|ακατάλληλ|πολύπλοκ|περίπλοκ|ανεξάρτητ|ξεχωριστ|μοναδικ|μον)" + ENDS
)
"""Common adjectives, and those whose end tells that they are some."""

STANDS_FOR_A_NOUN = re.compile(
    "(?:(?:υπερ|μετα|ανα|προ)?(?:δεδομέν|περιεχόμεν|απαιτούμεν|ζητούμεν|κείμεν|κειμέν|φαινόμεν|φαινομέν)|συμφραζόμεν|"
    "συμφραζομέν|αντικείμεν|αντικειμέν|υποκείμεν|υποκειμέν|περιεχομέν|ενδιαφερόμεν|ενδιαφερομέν|εργαζόμεν|εργαζομέν|"
    "τεχνικ|υλικ|λογικ|λογισμικ|χαρακτηριστικ|στατιστικ|μετρικ|μηχανικ|πρακτικ|ιστορικ|πολιτικ|στρατηγικ|γραφικ|"
    "αρχιτεκτονικ|ειδικ|τακτικ|μουσικ|φυσικ|κριτικ|περιοδικ|προσωπικ|δυναμικ|γραμματικ|μαθηματικ|πλαστικ|ηλεκτρονικ|"
    "ρομποτικ|πληροφορικ|υπολογιστικ|οικονομικ|ηθικ|κλινικ|προοπτικ|οπτικ|λογιστικ|πιστοποιητικ|διαγνωστικ|αναλυτικ|"
    "βοηθητικ|διακριτικ|προγραμματιστικ|κωδικ|μυστικ|περιστατικ|ρυθμιστικ|χρονικ|σταθερ|εκτελέσιμ|πρότυπ|προτύπ|"
    "λεκτικ|ορυκτ|συλλογιστικ|πρόσθετ|προσθέτ|συνημμέν|κινητ|εναλλακτικ|ανταλλακτικ|συνθετικ|φωτιστικ|καλλυντικ|αναψυκτικ|λιπαντικ|"
    "απορρυπαντικ|απολυμαντικ|μαγνητικ|αναγνωριστικ|αποδεικτικ|παραστατικ|δικαιολογητικ|ενδεικτικ|"
    "συντεταγμέν|εφαπτόμεν|εφαπτομέν|τεταγμέν|τετμημέν|πρωτεύουσ)" + ENDS
)
"""Adjectives and participles that often are nouns."""


def is_a_genitive_of_quality(site: Site) -> bool:
    """A Greek genitive with an adjective stands before the noun of whose kind it says something, as an adjective does:
    *για υψηλής ποιότητας εικόνες*, *μετατρέπει τα γενικής χρήσης μοντέλα*, *δημιουργεί χαμηλής ανάλυσης αντίγραφα*."""
    noun = site.token
    if not is_genitive(noun, site) or not (site.token.deprel or "").startswith(("comp:obj", "subj")):
        return False
    start = genitive_start(noun, site)
    own = site.sentence.tokens[start - 1 : noun.id - 1]
    before = site.sentence.tokens[start - 2] if start > 1 else None
    if own and before is not None and (lower(before) in BEFORE_A_QUALITY or is_printed_so(own, before)):
        return True
    if not own or any(is_determiner(word) for word in own):
        return False
    after = word_after(noun, site)
    if after is not None and after.form == ",":
        after = word_after(after, site)
    return after is not None and after.upos in NOUNS | {"ADJ", "X"} and not is_genitive(after, site)


def is_printed_so(own: Sequence[Token], verb: Token) -> bool:
    """Whether a verb has a genitive with an adjective alone right behind it, which says how: *εκτυπώνει διπλής
    όψης*."""
    return is_finite(verb) and all(word.upos == "ADJ" for word in own)


BEFORE_A_QUALITY = frozenset("ο το τον την οι τα τους τις ένας έναν ένα".split())
"""Articles of a noun behind a genitive: *με ένα γενικής χρήσης μαχαίρι*."""


def is_what_somebody_does_it_to(site: Site) -> bool:
    """A Greek pronoun that looks the same as an object is no subject of a verb in the first or second person: *τι θα
    μάθετε*, *δυνατότητες που θα αγαπήσετε*; not *αυτός πηγαίνω*."""
    if site.head.upos != "VERB" or not is_subject(site.token) or lower(site.token) not in OF_EITHER_CASE:
        return False
    return all("3" not in reading.feats.get("Person", _THIRD) for reading in site.readings(site.head))


_THIRD = frozenset({"3"})


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
    agrees: *οι μεταφράσεις μπορεί να περιέχουν λάθη*, *αναμένεται τα μοντέλα να βελτιωθούν*; not *τα παιδιά μπορεί να
    παίξει*."""
    token, verb = site.token, site.head
    if not is_subject(token) or lower(verb) not in WITHOUT_SUBJECT:
        return False
    later = site.sentence.tokens[verb.id :]
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


def is_a_greek_adverb(site: Site) -> bool:
    """A Greek neuter plural right before another adjective says how much it is so: *τις έντονα συμπιεσμένες εικόνες*,
    *σημαντικά λιγότερους πόρους*."""
    token, noun = site.token, site.head
    after = word_after(token, site)
    if not is_modifier(token) or token.id > noun.id or not lower(token).endswith(("α", "ά")) or not is_greek(token):
        return False
    return after is not None and after.id < noun.id and after.upos in {"ADJ", "VERB"} and after.head == noun.id


def is_an_adverb_behind(site: Site) -> bool:
    """A Greek neuter plural behind a noun of another kind says how something is done: *βρίσκει τους πράκτορες
    αυτόματα*; and what a comma parts from a noun is of another one: *γενικές εργασίες, αποδοτικό*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or token.id < noun.id or not is_greek(token):
        return False
    before = word_before(token, site)
    return lower(token).endswith(("α", "ά")) or (before is not None and before.form == ",")


def is_a_noun_of_its_own(site: Site) -> bool:
    """A Greek adjective that often stands for a noun does so before a conjunction: *εξαιρετική λογική και μικρότερο
    κόστος*."""
    token, noun = site.token, site.head
    after = word_after(token, site)
    if not is_modifier(token) or token.id > noun.id or after is None:
        return False
    if STANDS_FOR_A_NOUN.fullmatch(lower(token)) is not None:
        return after.upos in {"CCONJ", "PUNCT", "ADP"}
    # *Ρολόγια ή εξωτερική μπαταρία*
    return after.upos == "CCONJ" and is_greek(token) and may_be_noun(token) and not may_agree(token, noun, site)


def is_more_than_one(site: Site) -> bool:
    """*More than one* stands with a plural: *περισσότερες από μια έμμεσες αναφορές*."""
    token, before = site.token, word_before(site.token, site)
    first = word_before(before, site) if before is not None else None
    return (
        lower(token) in {"ένα", "έναν", "μια", "μία"}
        and before is not None
        and lower(before) == "από"
        and first is not None
        and lower(first).startswith("περισσότερ")
    )


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
    "(?:(?:δια|μετα)?χειρι[ζσ]|(?:επ)?εργα[ζσ]|(?:επ)?εργαστ|εκμεταλλευ|χρεια[ζσ]|(?:απο|παρα|επι)?δε[χξ]|σκεφτ|"
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


def is_in_other_letters(site: Site) -> bool:
    """A word in Latin letters has no Greek forms: *τα scripts*, *offline χρήση*."""
    latin = {bool(LATIN.match(word.form or "")) for word in (site.token, site.head)}
    return len(latin) > 1 and (is_greek(site.token) or is_greek(site.head))


LATIN = re.compile("[A-Za-z]")


def is_of_a_noun_left_out(site: Site) -> bool:
    """A Greek article with an adjective in the same form, and a comma behind that, belongs to a noun that is not
    named: *κοντά στην αρχική, και νέες μορφές*, *η πρώτη, μεγάλης σημασίας, είναι αυτή*."""
    token, noun = site.token, site.head
    after = word_after(token, site)
    comma = word_after(after, site) if after is not None else None
    if not is_determiner(token) or after is None or comma is None or comma.id > noun.id or not is_greek(token):
        return False
    number = token.feats.get("Number", frozenset())
    alike = not number.isdisjoint(after.feats.get("Number", ()))
    other = number.isdisjoint(noun.feats.get("Number", number)) or is_genitive(noun, site)
    return after.upos == "ADJ" and comma.form == "," and alike and other


def is_what_it_is(site: Site) -> bool:
    """A Greek noun right behind another says what that is or does, and has a gender of its own: *το μοντέλο δάσκαλος*,
    *της γλώσσας στόχος*, *η σελίδα οδηγός*."""
    token, noun = site.token, site.head
    if noun.upos not in NOUNS or not (is_determiner(token) or is_modifier(token)) or token.id > noun.id:
        return False
    before = word_before(noun, site)
    apposed = APPOSED.fullmatch(lower(noun)) is not None
    return apposed and before is not None and token.id <= before.id and may_be_noun(before)


APPOSED = re.compile(
    "(?:δάσκαλ|δασκάλ|στόχ|οδηγ|πράκτορ|κόμβ|γίγαντ|βοηθ|σταθμ|θησαυρ|ήρω|πατέρ|πελάτ|πιλότ|εφιάλτ|συντονιστ|ελεγκτ)"
    "(?:ος|ός|ου|ού|ο|ό|οι|οί|ων|ών|ους|ούς|ας|α|ες|ης|η|ής|ή|ές)|"
    "μαθητ(?:ής|ή|ές|ών)|γον(?:έας|έα|είς|έων|ιός|ιού|ιό|ιοί)|κλειδ(?:ί|ιά|ιών|ιού)|πηγ(?:ή|ής|ές|ών)|"
    "μέλ(?:ος|ους|η|ών)|παιδ(?:ί|ιού|ιά|ιών)|πρότυπ(?:ο|α)|μητέρ(?:α|ας|ες)|μαμ(?:ά|άς)|ορόσημ(?:ο|α)|φάντασμα|φαντάσματα|"
    "δείγμα|δείγματα|έκπληξη|αστραπή|βάση|μαμούθ|θαύμα|θαύματα|ρεκόρ"
)
"""What stands so behind other nouns."""


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


def has_article_of_subjects(noun: Token, site: Site) -> bool:
    """Whether a noun has an article before it that only nominatives have: *ο*, *η* or *οι*."""
    return any(word.id < noun.id and lower(word) in NOMINATIVE_ARTICLES for word in site.below.get(noun.id, ()))


def is_an_accusative_by_its_adjective(site: Site) -> bool:
    """A noun that may be an accusative by its form is one behind an adjective that can be nothing else, unless it has
    an article of a nominative: *χρειάζεται πλήρη ροή δεδομένων*; not *η πλήρη ροή*."""
    token, noun = site.token, site.head
    if not (is_modifier(token) and token.id < noun.id and noun.upos == "NOUN" and looks_like_an_object(noun)):
        return False
    exact = not any(
        "Nom" in reading.feats.get("Case", ()) and "Neut" not in reading.feats.get("Gender", ())
        for reading in site.readings(token)
    )
    return exact and EXACT.search(lower(token)) is not None and not has_article_of_subjects(noun, site)


EXACT = re.compile("[ηή]$")
"""The accusative of adjectives in *-ης* and *-ής*."""


def belongs_to_a_noun_between(site: Site) -> bool:
    """A Greek article before a noun with which it agrees belongs to that, and not to what somebody makes of it: *κάνει
    το όνειρο πραγματικότητα*."""
    token, noun = site.token, site.head
    if not is_determiner(token) or token.id > noun.id or not is_greek(noun):
        return False
    if any(agree(own.feats, other.feats) for own in site.readings(token) for other in site.readings(noun)):
        return False
    return any(
        may_be_noun(word)
        and word.feats.get("Case") != GENITIVE
        and any(
            agree(own.feats, other)
            for own in site.readings(token)
            for other in (word.feats, *(reading.feats for reading in site.readings(word)))
        )
        for word in between(token, noun, site)
    )


def is_an_object_by_its_form(site: Site) -> bool:
    """An object that the tagger takes for a nominative may be an accusative by its form, unless an article or adjective
    is none: *ακολουθεί μια συστηματική ροή*; not *βλέπω οι φίλες μου*."""
    noun = site.token
    if not (noun.deprel or "").startswith("comp:obj") or noun.upos != "NOUN" or not looks_like_an_object(noun):
        return False
    own = [noun, *(word for word in site.below.get(noun.id, ()) if word.upos in ATTRIBUTES)]
    return noun.feats.get("Case") == NOMINATIVES and not any(ONLY_NOMINATIVE.search(lower(word)) for word in own)


def looks_like_an_object(noun: Token) -> bool:
    """Whether a Greek noun is a neuter, or has an end that nominatives and accusatives share."""
    neuter = is_greek(noun) and "Neut" in noun.feats.get("Gender", ())
    return neuter or OF_EITHER.search(lower(noun)) is not None


OF_EITHER = re.compile("(?:[αάηήοόωώ]|ού|[εέ]ς|ε[ιί]ς)$")

ONLY_NOMINATIVE = re.compile("^(?:ο|η|οι)$|(?<!^μέρ)(?:ός|οι|οί)$")
"""Articles and ends that no accusative has."""


def has_a_genitive_object(site: Site) -> bool:
    """Some Greek verbs have an object in the genitive: *ηγείται της ομάδας*, *στερείται νοήματος*."""
    objects = (site.token.deprel or "").startswith("comp:obj") and site.token.upos in NOUNS
    return objects and WITH_GENITIVE.match(lower(site.head)) is not None


WITH_GENITIVE = re.compile(
    "(?:προ)?ηγ(?:ούμ|εί[στ]|ηθ|ήθ|ούντ|είτ)|(?:επωφελ|στερ|επιμελ|δικαι)(?:ούμ|εί[στ]|ηθ|ήθ|ούντ|ώμ)|υστερ[είο]|υπερτερ|"
    "(?:συμ)?προ[εή]δρε[ύυ]|χρήζ|τυγχάν|έτυχ|τύχ|μετέχ|μετείχ|συμμετέχ|απέχ|έπ[οε]ντ?[μτ]αι|προΐστα|προΐστατ|προπορεύ|επιλαμβάν|υπεραμύν|απολα[μύυ]|"
    "διαφεύγ|ξεφεύγ|προκρίν|προσομοιάζ|πάσχ|γέμ|βρίθ|υπερ[ιΐί]σχύ|υπερέχ|υπερείχ|κατισχύ|φείδ|απεκδύ|αντιποι|αποστερ"
)
"""Beginnings of their forms."""


def has_lost_its_n(site: Site) -> bool:
    """By older rules, which many follow, the Greek articles *τον* and *έναν* are *το* and *ένα* before most consonants:
    *το σχεδιασμό*, *το μεγάλο δρόμο*, *ένα φίλο*; not *το άνθρωπο*."""
    token, noun = site.token, site.head
    after = word_after(token, site)
    if lower(token) not in {"το", "στο", "ένα"} or noun.upos not in NOUNS or after is None or after.id > noun.id:
        return False
    masculine = any(
        "Acc" in reading.feats.get("Case", ()) and "Masc" in reading.feats.get("Gender", ())
        for reading in site.readings(noun)
    )
    return masculine and BEFORE_NO_N.match(lower(after)) is not None


BEFORE_NO_N = re.compile("[βδζθλρσφχ]|γ(?!κ)|μ(?!π)|ν(?!τ)")
"""Beginnings of words before which *-ν* is left out."""


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


def is_an_owner_behind_an_adjective(site: Site) -> bool:
    """A Greek genitive pronoun, which looks like an article, stands behind what somebody owns, or its first adjective:
    *δική του στοίβα*, *το νέο της σπίτι*, *η προσέγγισή της ανοιχτού κώδικα*; not *του στοίβα*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not is_determiner(token) or lower(token) not in {"του", "της", "τους"} or token.id > noun.id or before is None:
        return False
    if TWICE.search(lower(before)) is not None:
        # A second accent tells that a possessive follows.
        return True
    own = lower(before).startswith("δικ")
    return before.upos in ATTRIBUTES and (own or before.head == noun.id) and lower(before) not in ARTICLES


TWICE = re.compile("[άέήίόύώ].*[άέήίόύώ]")
"""Two accents in a word."""

ARTICLES = frozenset("ο η το οι τα τον την τη του της των τους τις".split())


def is_masculine_by_its_lemma(site: Site) -> bool:
    """A Greek noun is a masculine where the form in a dictionary has an *-ς* more, whatever gender the tagger sees:
    *στον πατέρα*, *με έναν συμπαίκτη*, *έναν σύνδεσμο*; not *ο πατέρα*, nor *του σύνδεσμο*, of which the genitive is
    another form."""
    token, noun = site.token, site.head
    if not (is_determiner(token) or is_modifier(token)) or noun.upos != "NOUN" or not is_greek(noun):
        return False
    masculine = MASCULINE_LEMMA.search(noun.lemma or "") is not None and (noun.lemma or "")[:-1] == lower(noun)
    cases = ACCUSATIVE if lower(noun).endswith(("ο", "ό")) else OBLIQUE
    return masculine and any(
        "Masc" in reading.feats.get("Gender", ())
        and "Sing" in reading.feats.get("Number", ())
        and not cases.isdisjoint(reading.feats.get("Case", ()))
        for reading in site.readings(token)
    )


MASCULINE_LEMMA = re.compile("[αάηήοό]ς$")
ACCUSATIVE = frozenset({"Acc"})
OBLIQUE = ACCUSATIVE | GENITIVE


def is_a_loan_word(site: Site) -> bool:
    """A Greek noun that ends in a consonant that no Greek noun ends in is not inflected, and of a gender that nothing
    shows: *τους γνωστούς μπλόγκερ*, *των Σίξερς*, *μέσω μπλουτούθ*; not one that is known (*το μπαρ*)."""
    noun = site.token if site.head.upos == "ADP" else site.head
    governed = site.head.upos == "ADP"
    if not (governed or is_determiner(site.token) or is_modifier(site.token)) or noun.upos not in NOUNS:
        return False
    return LOAN.search(lower(noun)) is not None and not known_as(lower(noun), "NOUN", site.readings)


LOAN = re.compile("(?:[βγδζθκλμπρστφχ]|[βγδζθκλμνπρστφχ]ς)$")


def is_done_so(site: Site) -> bool:
    """Between a Greek verb and its object, in another gender or in the singular, stands an adverb that looks like a
    neuter plural: *εκδίδουν τακτικά οδηγίες*, *έλαβα ξαφνικά γράμμα*; not *εκδίδουν μικρά οδηγίες*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not is_modifier(token) or noun.id != token.id + 1 or before is None or not is_finite(before):
        return False
    plural = "Neut" in noun.feats.get("Gender", ()) and "Sing" not in noun.feats.get("Number", ())
    return HOW.fullmatch(lower(token)) is not None and not plural


HOW = re.compile(
    ".*(?:ικά|ιακά|μένα)|(?:συχν|σταδιακ|κρυφ|φανερ|ανοιχτ|απλ|σωστ|προσωριν|παλι|χωριστ|ξεχωριστ|καθημεριν|φτην|ακριβ)ά|"
    "(?:σπάνι|αυτόματ|γρήγορ|άμεσ|έμμεσ|ταυτόχρον|παράλληλ|εύκολ|δύσκολ|δημόσι|παράνομ|νόμιμ|ελεύθερ|μόνιμ|πρόσφατ|πρόχειρ|"
    "αδιάκοπ|τώρ|σήμερ|έγκαιρ|έντον|σύντομ|αναλυτικότερ|περαιτέρ|συχνότερ|επίσημ|άδικ|άσκοπ|ακόμ|κυρί|ολοέν)α"
)
"""Adverbs in *-α* that stand before objects."""


def is_what_belongs_to_it(site: Site) -> bool:
    """Behind a Greek demonstrative an article in the genitive begins what something belongs to: *σε σχέση με εκείνες
    των γειτόνων*."""
    noun = site.token
    article = word_before(noun, site)
    while article is not None and article.upos in {"ADJ", "NUM"}:
        article = word_before(article, site)
    if noun.upos not in NOUNS or article is None or lower(article) not in {"του", "της", "των"}:
        return False
    before = word_before(article, site)
    return before is not None and THAT_ONE.fullmatch(lower(before)) is not None and site.head.id < before.id


THAT_ONE = re.compile("(?:αυτ(?:ό|όν|ή|ήν|ά|ούς|ές|οί|ός)|εκείν(?:ο|ον|η|ην|α|ους|ες|οι|ος))")


def is_of_a_field(site: Site) -> bool:
    """A Greek feminine in *-ικής* between two nouns is what somebody works at, and the plural behind it of what:
    *γραφείο συμβουλευτικής επιχειρήσεων*; not *της ελληνικής πόλεων*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if not is_modifier(token) or noun.id != token.id + 1 or before is None:
        return False
    plural = "Plur" in noun.feats.get("Number", ()) and is_genitive(noun, site)
    return plural and lower(token).endswith("ικής") and before.upos in NOUNS


def is_all_of_them(site: Site) -> bool:
    """Greek *όλους* and the like behind an adposition stand for themselves: *ανοιχτό σε όλους δίκτυο*, *προσφέρει σε
    όλους μεγαλύτερη άνεση*."""
    token, before = site.token, word_before(site.token, site)
    stands = is_modifier(token) or is_determiner(token)
    return stands and before is not None and before.upos == "ADP" and ALL.fullmatch(lower(token)) is not None


ALL = re.compile("(?:όλ|πολλ|λίγ|άλλ|μερικ|κάποι|ορισμέν)(?:ους|ούς|ες|ές)|καθένα[ν]?|εκείνους|εκείνες")


def belongs_to_an_acronym(site: Site) -> bool:
    """A Greek article right before an acronym is that of this: *τα οφέλη της ΤΝ ανοιχτού κώδικα*."""
    token, after = site.token, word_after(site.token, site)
    article = is_determiner(token) and is_greek(token) and after is not None and after.id < site.head.id
    acronym = after is not None and len(after.form or "") > 1 and (after.form or "").isupper()
    return article and acronym and not (site.head.form or "").isupper()


def is_asked_for(site: Site) -> bool:
    """A Greek noun behind *which* or *how many*, before its verb, is an object if it need be no nominative: *ποιες
    εφαρμογές χρησιμοποιεί ο γιος σου;*; not *ποιοι μαθητές λείπει*."""
    noun, verb = site.token, site.head
    if not is_subject(noun) or noun.upos not in NOUNS or noun.id > verb.id or not looks_like_an_object(noun):
        return False
    return any(WHICH.fullmatch(lower(word)) is not None for word in site.below.get(noun.id, ()) if word.id < noun.id)


WHICH = re.compile("(?:ό?ποι|πόσ|όσ)(?:ο|α|αν|ες)|τι|ό,τι")


def is_anew(site: Site) -> bool:
    """*Εκ νέου* is one word, and no attribute of the noun behind it: *η εκ νέου φόρτωση*."""
    before = word_before(site.token, site)
    return lower(site.token) == "νέου" and before is not None and lower(before) in {"εκ", "εξ"}


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


DOUBTS: tuple[SiteDoubt, ...] = (
    is_a_pronoun_before_a_verb,
    is_told_to_be_done,
    is_masculine_by_its_lemma,
    is_a_loan_word,
    is_done_so,
    is_what_belongs_to_it,
    is_of_a_field,
    is_all_of_them,
    belongs_to_an_acronym,
    is_asked_for,
    has_a_genitive_behind_a_noun,
    is_a_genitive_itself,
    is_a_genitive_of_quality,
    is_what_somebody_does_it_to,
    is_of_the_verb_below,
    is_a_greek_adverb,
    is_an_adverb_behind,
    is_a_noun_of_its_own,
    is_more_than_one,
    does_something_to_it,
    is_taken_up,
    is_in_other_letters,
    is_of_a_noun_left_out,
    is_what_it_is,
    is_told_to_do_it,
    is_spoken_for,
    is_what_it_is_about,
    is_an_accusative_by_its_adjective,
    belongs_to_a_noun_between,
    is_an_object_by_its_form,
    has_a_genitive_object,
    has_lost_its_n,
    is_the_subject_of_a_relative,
    is_an_owner_behind_an_adjective,
    is_anew,
    is_what_is_done,
)
