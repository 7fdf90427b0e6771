"""Doubts about Greek phrases: genitives beside their nouns, adjectives that stand for nouns.

The parser has learned from news and debates. In technical texts it takes nouns that it does not know for adjectives of
the genitive behind them (*μπάρα πλοήγησης*), and that for the object.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

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
    lower,
    may_agree,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.findings.speakers import (
    NOMINATIVE_ARTICLES,
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
    "εξαιρετ|τέλει|επικίνδυν|περήφαν|άψογ|περίεργ|παράξεν|ξέν|ντόπι|έξυπν|χαζ|σοφ|έντον|ήρεμ|ήσυχ|όλ|τέτοι|τόσ|πόσ|όσ|μισ|"
    "ολόκληρ|συγκεκριμέν|τοπ|πλήρ|συχν|σπάνι|άμεσ|έμμεσ|επίσημ|έτοιμ|σταθερ|ευρ|τεράστι|κατάλληλ|"
    "καινούργι|ακόλουθ|απαραίτητ|ασύρματ|ενσύρματ|φορητ|έγκυρ|άκυρ|ορθ|πρόσθετ|παγκόσμι|ετήσι|σκληρ|μαλακ|γερ|υγρ|στεγν|"
    "αδύναμ|ίσ|άνισ|ακίνητ|αυτόματ|χειροκίνητ|έμπειρ|πιθαν|ευέλικτ|σύντομ|λεπτ|φρέσκ|νόστιμ|ακέραι|πολύτιμ|ζωνταν|νεκρ|"
    "πρόσφατ|ανοικτ|κρυφ|φανερ|ορατ|αόρατ|ακατάλληλ|πολύπλοκ|περίπλοκ|ανεξάρτητ|ξεχωριστ|μοναδικ|μον)" + ENDS + "|"
    "(?:τρ[έε]χ|(?:προ)?υπ[άα]ρχ|επε[ίι]γ|ισχ[ύυ])(?:ων|ον|οντ(?:α|ος|ες)|όντων|ουσ(?:α|ας|ες|ών))"
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
    "εκπαιδευτικ|συστατικ|υγιειν|"
    "(?:σπά|κλεί|πλύ|στή|ντύ|φτά|δέ|γδύ|χτί|λύ|φέρ|άφη|πέ|πιά|χά|χύ|σβή)σιμ|"
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


FEW = re.compile("(?:ένα[ν]?|μ[ιί]α)[-–]δ[υύ]ο")


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
    """*More than one* stands with a plural, and so does *one or two*: *περισσότερες από μια έμμεσες αναφορές*,
    *περισσότερες της μίας λέξεις*, *ένα-δυο λεπτά*."""
    token, before = site.token, word_before(site.token, site)
    first = word_before(before, site) if before is not None else None
    if FEW.fullmatch(lower(token)) is not None:
        return True
    if before is not None and lower(before).startswith("περισσότερ"):
        # *Περισσότερες της μίας λέξεις*
        after = word_after(token, site)
        return lower(token) in {"του", "της"} and after is not None and lower(after) in {"ενός", "μιας", "μίας"}
    return (
        lower(token) in {"ένα", "έναν", "μια", "μία"}
        and before is not None
        and lower(before) == "από"
        and first is not None
        and (lower(first).startswith("περισσότερ") or lower(first) == "πάνω")
    )


def is_before_an_adposition(site: Site) -> bool:
    """A Greek article right before an adposition belongs to a noun that is left out, or to a later one, and not to the
    noun that this governs: *τα υπό αναβολή*, *οι προς διαγραφή*."""
    token, after = site.token, word_after(site.token, site)
    if not (is_determiner(token) and is_greek(token)) or after is None or after.upos != "ADP":
        return False
    return site.head.head == after.id or (after.head == site.head.id == after.id + 1)


def is_run_together(site: Site) -> bool:
    """Within a Greek word stands no *-ς*: two words without a blank have no gender and no case (*ο κάτοχοςτου
    έργου*)."""
    return any(RUN_TOGETHER.search(lower(word)) is not None for word in (site.token, site.head))


RUN_TOGETHER = re.compile("ς\\w")


def is_then(site: Site) -> bool:
    """Greek *μετά* before a noun without an article is an adverb, and governs nothing: *πρώτα όνομα, μετά τύπος*; not
    *μετά ο πόλεμος*."""
    noun, before = site.token, word_before(site.token, site)
    return lower(site.head) == "μετά" and noun.upos in NOUNS and before is not None and before.id == site.head.id


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


def looks_like_an_object(noun: Token) -> bool:
    """Whether a Greek noun is a neuter, or has an end that nominatives and accusatives share."""
    neuter = is_greek(noun) and "Neut" in noun.feats.get("Gender", ())
    return neuter or OF_EITHER.search(lower(noun)) is not None


OF_EITHER = re.compile("(?:[αάηήοόωώ]|ού|[εέ]ς|ε[ιί]ς)$")


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
    "(?:σπάνι|αυτόματ|χειροκίνητ|γρήγορ|άμεσ|έμμεσ|ταυτόχρον|παράλληλ|εύκολ|δύσκολ|δημόσι|παράνομ|νόμιμ|ελεύθερ|μόνιμ|πρόσφατ|πρόχειρ|"
    "αδιάκοπ|τώρ|σήμερ|έγκαιρ|έντον|σύντομ|αναλυτικότερ|περαιτέρ|συχνότερ|επίσημ|άδικ|άσκοπ|ακόμ|κυρί|ολοέν)α"
)
"""Adverbs in *-α* that stand before objects."""


def is_what_belongs_to_it(site: Site) -> bool:
    """Behind a Greek demonstrative, or what says how many, an article in the genitive begins what something belongs to:
    *σε σχέση με εκείνες των γειτόνων*, *στις περισσότερες των περιπτώσεων*."""
    noun, other = (site.head, site.token) if is_determiner(site.token) else (site.token, site.head)
    article = word_before(noun, site)
    while article is not None and article.upos in {"ADJ", "NUM"}:
        article = word_before(article, site)
    if noun.upos not in NOUNS or article is None or lower(article) not in {"του", "της", "των"}:
        return False
    before = word_before(article, site)
    return before is not None and THAT_ONE.fullmatch(lower(before)) is not None and other.id < before.id


THAT_ONE = re.compile(
    "αυτ(?:ό|όν|ή|ήν|ά|ούς|ές|οί|ός)|(?:εκείν|περισσότερ|λιγότερ|πλείστ)(?:ο|ον|η|ην|α|ους|ες|οι|ος)|πολλ(?:οί|ούς|ές|ά)"
)


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


def is_anew(site: Site) -> bool:
    """*Εκ νέου* is one word, and no attribute of the noun behind it: *η εκ νέου φόρτωση*."""
    before = word_before(site.token, site)
    return lower(site.token) == "νέου" and before is not None and lower(before) in {"εκ", "εξ"}


DOUBTS: tuple[SiteDoubt, ...] = (
    is_masculine_by_its_lemma,
    is_a_loan_word,
    is_done_so,
    is_what_belongs_to_it,
    is_of_a_field,
    is_all_of_them,
    belongs_to_an_acronym,
    has_a_genitive_behind_a_noun,
    is_a_genitive_itself,
    is_a_genitive_of_quality,
    is_a_greek_adverb,
    is_an_adverb_behind,
    is_a_noun_of_its_own,
    is_more_than_one,
    is_run_together,
    is_before_an_adposition,
    is_then,
    is_in_other_letters,
    is_of_a_noun_left_out,
    is_what_it_is,
    is_an_accusative_by_its_adjective,
    belongs_to_a_noun_between,
    has_lost_its_n,
    is_an_owner_behind_an_adjective,
    is_anew,
)
