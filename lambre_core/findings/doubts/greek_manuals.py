"""Doubts about Greek as manuals have it: numerals that end in one, nouns left out, clauses beside nouns, passives."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.greek import (
    HOW,
    looks_like_an_object,
    may_be_noun,
)
from lambre_core.findings.doubts.greek_phrases import OBJECTS, PASSIVE
from lambre_core.findings.doubts.site import (
    GENITIVE,
    NOUNS,
    QUOTES,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_finite,
    is_greek,
    is_modifier,
    is_numeral,
    is_subject,
    lower,
    may_agree,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as


def is_the_last_of_a_number(site: Site) -> bool:
    """Behind another numeral *one* is the end of a greater one: *χίλια και ένα πράγματα*, *τριάντα μία μαθήτριες*."""
    one = site.token
    before = word_before(one, site)
    if before is not None and lower(before) == "και":
        before = word_before(before, site)
    number = before is not None and (is_numeral(before) or NUMBER.match(lower(before)) is not None)
    return ONE.fullmatch(lower(one)) is not None and number and one.id < site.head.id


ONE = re.compile("ένας?|έναν|μ[ιί]α(?:ν|ς)?|ενός")
NUMBER = re.compile("χίλι|εκατόν?$|διακόσι|τριακόσι|(?:είκοσι|(?:τριά|σαρά|πενή|εξή|εβδομή|ογδό|ενενή)ντα)$")
"""Numerals that have others behind them."""


def is_one_of_two(site: Site) -> bool:
    """Greek *ο ένας* with *τον άλλον* behind it says what several do to each other: *βλέπουν ο ένας τον άλλον*."""
    one, article = site.token, word_before(site.token, site)
    if ONE.fullmatch(lower(one)) is None or article is None or lower(article) not in {"ο", "η", "το"}:
        return False
    return any(lower(word).startswith("άλλ") for word in site.sentence.tokens[one.id : one.id + 3])


def is_passive_by_its_end(site: Site) -> bool:
    """What ends in *-εί* behind *έχω* may be a passive: *έχει ήδη σταλεί*."""
    aux = site.head.upos == "AUX" and EXISTING.match(lower(site.head)) is not None
    return aux and (site.token.deprel or "").startswith("comp:aux") and lower(site.token).endswith("εί")


EXISTING = re.compile("έχ|είχ")
"""Beginnings of *έχω*."""


def is_a_thing_beside_another(site: Site) -> bool:
    """A Greek adjective before *και* with an article that agrees with it, and not with the noun further on, stands for
    a noun itself: *επιστροφή στα βασικά και απλή χρήση*."""
    token, noun = site.token, site.head
    if not (is_determiner(token) or is_modifier(token)) or not is_greek(noun) or may_agree(token, noun, site):
        return False
    joint = next((word for word in between(token, noun, site) if word.upos == "CCONJ"), None)
    last = word_before(joint, site) if joint is not None and token.id < noun.id else None
    if last is None or last.upos != "ADJ":
        return False
    article = word_before(last, site) if last.id == token.id else token
    return article is not None and article.upos == "DET" and may_agree(article, last, site)


def is_done_in_that_way(site: Site) -> bool:
    """What looks like an article between an imperative and an adverb in *-α* is a pronoun: *ξεκινήστε το αυτόματα*."""
    token, after, before = site.token, word_after(site.token, site), word_before(site.token, site)
    if not is_determiner(token) or lower(token) not in OBJECTS or before is None or after is None:
        return False
    told = IMPERATIVE.search(lower(before)) is not None and before.upos not in NOUNS
    how = HOW.fullmatch(lower(after)) is not None or HAND.fullmatch(lower(after)) is not None
    return told and how and not may_agree(token, after, site)


IMPERATIVE = re.compile("(?:[σξψλνρ]τε|[^ν]ετε|άτε|είτε)$")
HAND = re.compile("(?:πρώτ|χειροκίνητ|εύκολ|απλ|ελεύθερ|δωρεάν|ξαν|καλ|σωστ|αμέσως|γρήγορ)[αά]?")
"""Further adverbs that say how somebody does something."""


def is_what_others_make_up(site: Site) -> bool:
    """Before *αποτελεί* a noun without an article is what the noun behind it, with an article, is said to be: *εξαίρεση
    αποτελούν τα πεδία*."""
    noun, verb = site.token, site.head
    if not is_subject(noun) or noun.id > verb.id or not lower(verb).startswith(("αποτελ", "συνιστ", "παραμέν")):
        return False
    if any(word.id < noun.id and word.upos == "DET" for word in site.below.get(noun.id, ())):
        return False
    number = verb.feats.get("Number", frozenset())
    behind = word_after(verb, site)
    return behind is not None and behind.upos == "DET" and not number.isdisjoint(behind.feats.get("Number", ()))


def is_a_relative_behind_its_verb(site: Site) -> bool:
    """A Greek relative or interrogative pronoun opens its clause, and is no subject of a verb that stands before it:
    *φτιάξτε μία κλάση, η οποία*, *να μάθουν ποιος λείπει*."""
    relative = re.fullmatch("(?:οποί|ποι)(?:ος|α|ο|οι|ες)", lower(site.token)) is not None
    return relative and is_subject(site.token) and site.head.id < site.token.id


def is_among_themselves(site: Site) -> bool:
    """*Μεταξύ* with a pronoun has nothing else that it governs: *ορίζουμε μεταξύ τους κανόνες*."""
    after = word_after(site.head, site)
    return lower(site.head) == "μεταξύ" and after is not None and lower(after) in {"τους", "μας", "σας"}


def has_its_own_clause(site: Site) -> bool:
    """A Greek noun with *όπου*, or one like *way* with *να*, right behind it has a clause as its attribute, with a verb
    of that: *ο τρόπος όπου περνάμε τιμές*, *τρόπος να προχωρήσετε είναι*."""
    noun, verb = site.token, site.head
    after = word_after(noun, site)
    if not is_subject(noun) or noun.id > verb.id or after is None or any(map(is_finite, between(noun, verb, site))):
        return False
    return lower(after) == "όπου" or (lower(after) == "να" and WAY.fullmatch(lower(noun)) is not None)


WAY = re.compile(
    "τρόπο[ςι]|λόγο[ςι]|ευκαιρί(?:α|ες)|ανάγκη|δυνατότητ(?:α|ες)|χρόνος|ώρα|στιγμή|σκοπός|στόχο[ςι]|ιδέ(?:α|ες)|απόφαση|"
    "προσπάθεια|δικαίωμα|υποχρέωση|άδεια|ικανότητα|επιθυμία|πρόταση|μέθοδος|εντολή|επιλογή|πρόθεση|τάση|πιθανότητα|"
    "κίνδυνο[ςι]|φόβο[ςι]"
)
"""Nouns that have such clauses."""


def is_done_to_what_stands_behind(site: Site) -> bool:
    """A Greek nominative right behind a passive verb is its subject, though the parser takes it for an object: *αν
    προστεθεί μια νέα παράμετρος*."""
    noun = site.token if site.token.upos in NOUNS else site.head
    verb = site.sentence.head_of(noun)
    if verb is None or verb.upos != "VERB" or not is_greek(verb) or not (noun.deprel or "").startswith("comp:obj"):
        return False
    return noun.id > verb.id and PASSIVE.search(lower(verb)) is not None and not looks_like_an_object(noun)


def is_done_by_a_nearer_one(site: Site) -> bool:
    """A Greek noun with a clause of its own, from which a comma and a nearer noun with an article part the verb that
    agrees with that, is what is done: *όλες οι τιμές που ορίζετε, το πρόγραμμα αποθηκεύει*."""
    noun, verb = site.token, site.head
    number = verb.feats.get("Number", frozenset())
    if not is_subject(noun) or not is_greek(verb) or not number.isdisjoint(noun.feats.get("Number", number)):
        return False
    words = between(noun, verb, site)
    comma = next((word for word in reversed(words) if word.form == ","), None)
    article = word_after(comma, site) if comma is not None and noun.id < verb.id else None
    if article is None or lower(article) not in {"ο", "η", "το", "οι", "τα"} or article.id + 1 >= verb.id:
        return False
    return not number.isdisjoint(article.feats.get("Number", ()))


def does_it_to_something(site: Site) -> bool:
    """A Greek active participle with an article stands for people, and the noun behind it is its object: *στους μη
    έχοντες εργασία*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or noun.id != token.id + 1 or ACTIVE.search(lower(token)) is None:
        return False
    before = word_before(token, site)
    if before is not None and lower(before) in {"μη", "μην"}:
        before = word_before(before, site)
    return before is not None and before.upos == "DET" and not may_agree(token, noun, site)


ACTIVE = re.compile("(?:[οό]ντ|[ωώ]ντ|ούντ)(?:ες|ων|ας|α)$")
"""Ends of active participles."""


def is_so_many_each(site: Site) -> bool:
    """What stands right behind *ανά* is what something is counted by: *ανά χαρακτηριστικό πίνακες*."""
    before = word_before(site.token, site)
    each = before is not None and lower(before) == "ανά"
    return is_modifier(site.token) and each and not may_agree(site.token, site.head, site)


def is_hoped(site: Site) -> bool:
    """Behind a Greek verb of hoping or thinking in the first person stands whom somebody thinks of: *κάποιος (ελπίζουμε
    εσείς)*."""
    token, verb = site.token, site.head
    hoped = re.match("ελπί[ζσ]|νομίζ|πιστεύ|υποθέτ|μάλλον", lower(verb)) is not None
    return is_subject(token) and hoped and token.id == verb.id + 1 and lower(token) in {"εσείς", "εσύ", "αυτοί"}


def is_wrong_itself(site: Site) -> bool:
    """Greek *λάθος* before a noun says that this is wrong, and is not inflected: *τον λάθος δρόμο*."""
    after = word_after(site.head, site)
    return lower(site.head) == "λάθος" and after is not None and after.upos in NOUNS and site.token.id < site.head.id


def is_a_listed_noun(site: Site) -> bool:
    """What is listed as a noun is no attribute of another, whatever the tagger takes it for: *το εικονίδιο Ρυθμίσεις*;
    and the words before it belong to it."""
    nouns = [site.token] if is_modifier(site.token) else between(site.token, site.head, site)
    if not (is_modifier(site.token) or is_determiner(site.token)) or not is_greek(site.token):
        return False
    return site.token.id < site.head.id and any(
        word.upos == "ADJ" and any(one.written for one in known_as(lower(word), "NOUN", site.readings))
        for word in nouns
    )


def is_a_listed_adjective(site: Site) -> bool:
    """What is listed as an adjective, and as no noun, is no noun before another: *πολλά ημιτελή χαρακτηριστικά*."""
    token, word, after = site.token, site.head, word_after(site.head, site)
    if not (is_modifier(token) or is_determiner(token)) or token.id > word.id or after is None:
        return False
    listed = any(one.written for one in known_as(lower(word), "ADJ", site.readings))
    return word.upos == "NOUN" and listed and not known_as(lower(word), "NOUN", site.readings) and may_be_noun(after)


def is_parted_by_a_colon(site: Site) -> bool:
    """What stands before a colon is a title, and no subject of a verb behind it: *Βήμα 1: Ανοίγουν τα αρχεία*."""
    parted = any(word.form == ":" for word in between(site.token, site.head, site))
    return parted and is_subject(site.token) and is_greek(site.head)


def is_for_whom(site: Site) -> bool:
    """*Του*, *της* and *τους* right behind an imperative are no articles of a noun that is no genitive, but who is
    given something: *φέρε του νερό*."""
    token, before = site.token, word_before(site.token, site)
    if not is_determiner(token) or lower(token) not in {"του", "της", "τους"} or before is None:
        return False
    given = lower(before) in GIVE
    return given and not any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(site.head))


GIVE = frozenset(
    "δώσε φέρε πάρε βάλε πες δείξε στείλε γράψε αγόρασε δώστε φέρτε πάρτε βάλτε πείτε δείξτε στείλτε γράψτε".split()
)
"""Imperatives behind which stands to whom something is given."""


def is_of_whom_something_is_done(site: Site) -> bool:
    """A Greek noun with an article behind a relative pronoun in the genitive, in a form for objects as well, is the
    object of a verb of who speaks or is spoken to: *ο συγγραφέας του οποίου τα βιβλία διαβάζουμε*."""
    noun = site.token
    article = word_before(noun, site)
    while article is not None and article.upos == "ADJ":
        article = word_before(article, site)
    whose = word_before(article, site) if article is not None and article.upos == "DET" else None
    if not is_subject(noun) or noun.id > site.head.id or whose is None or not looks_like_an_object(noun):
        return False
    spoken = all("3" not in reading.feats.get("Person", "3") for reading in site.readings(site.head))
    return spoken and WHOSE.fullmatch(lower(whose)) is not None and lower(article or whose) not in {"ο", "η", "οι"}


WHOSE = re.compile("οποί(?:ου|ας|ων)")


def does_it_itself(site: Site) -> bool:
    """A Greek noun with a nominative article behind a verb that agrees with it, and that has no other subject, is the
    subject, though the parser takes it for an object: *δεν αρκούν όλες οι αποθήκες*."""
    article, noun = site.token, site.head
    if not is_determiner(article):
        article, noun = (
            next((one for one in site.below.get(site.token.id, ()) if one.upos == "DET"), site.token),
            site.token,
        )
    verb = site.sentence.head_of(noun)
    if verb is None or verb.upos != "VERB" or noun.id < verb.id or not (noun.deprel or "").startswith("comp:obj"):
        return False
    if (
        lower(article) not in {"ο", "η", "οι"}
        or not is_greek(verb)
        or any(map(is_subject, site.below.get(verb.id, ())))
    ):
        return False
    nominative = any("Nom" in reading.feats.get("Case", ()) for reading in site.readings(noun))
    third = "3" in verb.feats.get("Person", ())
    return nominative and third and verb.feats.get("Number") == noun.feats.get("Number")


def stands_at_a_sign(site: Site) -> bool:
    """A Greek attribute and a noun with a sign as of a menu between them, or one that names two with a stroke, do not
    agree: *στο + Προσθήκη*, *όλες τις > Νέα ομάδα*, *υπάρχουσες κεφαλίδες/υποσέλιδα*."""
    if not (is_determiner(site.token) or is_modifier(site.token)):
        return False
    sign = any(word.form in {"+", ">", "→", "|"} for word in between(site.token, site.head, site))
    return sign or "/" in (site.head.form or "")


def is_a_label(site: Site) -> bool:
    """What stands on a button or in a menu has the article of *μενού* or *κουμπί*, whatever its own gender, number and
    case, and a capital or a quotation mark: *πηγαίνετε στο Επεξεργασία*, *ενεργοποιήστε το 'Διάρκεια'*, *κλικ στο Κοινή
    χρήση*, *το Άλλες εφαρμογές περιέχει*."""
    if is_determiner(site.token):
        article, noun = site.token, site.head
    elif site.head.upos == "ADP" or is_subject(site.token):
        noun = site.token
        article = next((word for word in site.below.get(noun.id, ()) if is_determiner(word)), noun)
        if may_agree(article, noun, site):
            # *Το Συμβούλιο ζήτησαν*
            return False
    else:
        return False
    if lower(article) not in {"το", "στο"} or noun.id < article.id or noun.upos not in NOUNS:
        return False
    first = site.sentence.tokens[article.id]
    quoted = any(word.form in QUOTES or word.form == "'" for word in between(article, noun, site))
    # *Στο Ευρωπαϊκή Κοινοβούλιο*: the noun has a capital as well, and goes with its article.
    label = first.id == noun.id or not starts_with_capital(noun)
    return quoted or (label and starts_with_capital(first) and not starts_with_capital(article))


def is_typed(site: Site) -> bool:
    """What begins with a capital right behind a verb in the second person is what somebody types or selects: *αρχίστε
    να πληκτρολογείτε Οικιακοί χρήστες*."""
    noun, verb = site.token, site.head
    if not is_subject(noun) or not is_greek(noun) or verb.id > noun.id:
        return False
    if not all("2" in reading.feats.get("Person", ()) for reading in site.readings(verb)):
        return False
    after = word_after(verb, site)
    return after is not None and after.id <= noun.id and starts_with_capital(after) and is_greek(after)


def is_a_label_of_it(site: Site) -> bool:
    """A Greek noun before one with a capital says what this is the name of, and has the article before it: *η καρτέλα
    Όνομα*; an adjective goes with the noun as well (*η Τράπεζα*)."""
    token, noun, article = site.token, site.head, word_before(site.token, site)
    if not is_modifier(token) or noun.id != token.id + 1 or article is None or not is_determiner(article):
        return False
    named = starts_with_capital(noun) and not starts_with_capital(token) and is_greek(noun)
    return named and may_agree(article, token, site) and not may_agree(article, noun, site)


def is_on_one_side(site: Site) -> bool:
    """*Προς τα βόρεια* and the like say where something is, before a noun that does not go with them: *το προς τα νότια
    χωριό*; not *τα νότια χωριό*."""
    token, article = site.token, word_before(site.token, site)
    before = word_before(article, site) if article is not None and lower(article) == "τα" else None
    side = lower(token) in {"βόρεια", "νότια", "ανατολικά", "δυτικά", "δεξιά", "αριστερά", "πίσω", "εμπρός"}
    return is_modifier(token) and side and before is not None and lower(before) in {"προς", "από", "σε", "σ", "για"}


def is_taken_for_a_genitive(site: Site) -> bool:
    """A Greek noun in *-ο* of one in *-ος* is an accusative or a neuter, though the tagger sees a genitive: *υπολογίζει
    το ανάστροφο ενός πίνακα*; not beside what is one (*του ποταμό*)."""
    return any(
        word.upos in NOUNS
        and word.feats.get("Case") == GENITIVE
        and lower(word).endswith(("ο", "ό"))
        and (word.lemma or "").endswith(("ος", "ός"))
        and "Gen" not in other.feats.get("Case", ())
        for word, other in ((site.token, site.head), (site.head, site.token))
    )


DOUBTS: tuple[SiteDoubt, ...] = (
    is_taken_for_a_genitive,
    is_typed,
    is_a_label_of_it,
    is_on_one_side,
    is_a_listed_noun,
    is_a_listed_adjective,
    is_parted_by_a_colon,
    is_for_whom,
    is_of_whom_something_is_done,
    does_it_itself,
    stands_at_a_sign,
    is_a_label,
    is_the_last_of_a_number,
    is_one_of_two,
    is_passive_by_its_end,
    is_a_thing_beside_another,
    is_done_in_that_way,
    is_what_others_make_up,
    is_a_relative_behind_its_verb,
    is_among_themselves,
    has_its_own_clause,
    is_done_to_what_stands_behind,
    is_done_by_a_nearer_one,
    does_it_to_something,
    is_so_many_each,
    is_hoped,
    is_wrong_itself,
)
