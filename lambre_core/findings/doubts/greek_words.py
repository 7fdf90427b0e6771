"""Doubts about Greek words that are not what they look like: adverbs in *-α*, *οι ίδιοι*, abilities, lone letters.

Adverbs in *-α* look like neuters, *οι ίδιοι* and *όλοι* may stand alone before an object, and *H* may be a Latin letter
in the place of an article.
"""

from __future__ import annotations

import re
from itertools import pairwise

from lambre_core.findings.doubts.greek import KNOWN, STANDS_FOR_A_NOUN
from lambre_core.findings.doubts.greek_phrases import PARTICIPLE
from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_finite,
    is_greek,
    is_modifier,
    is_numeral,
    is_subject,
    lower,
    may_agree,
    word_after,
    word_before,
)
from lambre_core.treebank.tree import Token


def is_an_adverb_of_a_verb(site: Site) -> bool:
    """What ends in *-α*, has a verb right before it and no article, and does not go with the object behind, says how
    it is done: *ανταλλάσσει ακαριαία θέσεις*, *άλλαξε γρήγορα ταχύτητα*; not *έχει μεγάλα πόρτες*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not is_modifier(token) or not ends_as_an_adverb(token) or before is None or noun.id != token.id + 1:
        return False
    return (is_finite(before) or VERBAL.search(lower(before)) is not None) and SIZE.match(lower(token)) is None


VERBAL = re.compile("(?:[σξψ]ει|[θφχστ]εί|ντ[αά]ς)$")
"""Ends of verbs behind *να* and *έχει*, and of converbs."""
SIZE = re.compile(
    "μεγάλ|μικρ|νέ|παλι|καινούργι|πολλ|λίγ|\\w*κόσι|όλ|άλλ|δημόσι|διάφορ|ωραί|όμορφ|τελευταί|κύρι|μαύρ|άσπρ|κόκκιν"
)
"""Beginnings of adjectives that are no adverbs of a verb."""


def is_how_much_it_is_so(site: Site) -> bool:
    """What ends in *-α* right before a well-known adjective or a participle of another number or gender says how it is
    so: *είναι ατομικά αδύναμοι*, *είναι οικονομικά ανεξάρτητος*."""
    token, head = site.token, site.head
    if not is_modifier(token) or not ends_as_an_adverb(token) or head.id != token.id + 1:
        return False
    return is_adjectival(head)


def is_within_a_phrase(site: Site) -> bool:
    """What ends in *-α* right before a participle or adjective that goes with the article or adjective before it is an
    adverb, and not their noun: *τον ακόλουθο τυχαία δημιουργημένο κωδικό*, *των αυτόματα δημιουργημένων*."""
    token, adverb = site.token, site.head
    if token.id > adverb.id or token.upos not in {"DET", "ADJ"} or not ends_as_an_adverb(adverb):
        return False
    after = word_after(adverb, site)
    return after is not None and is_adjectival(after) and may_agree(token, after, site)


def ends_as_an_adverb(word: Token) -> bool:
    """Whether a word in small letters ends as Greek adverbs may."""
    return is_greek(word) and lower(word).endswith(("α", "ά")) and (word.form or "").islower()


def is_adjectival(word: Token) -> bool:
    """Whether a word is a well-known adjective that is no noun, or a participle."""
    form = lower(word)
    known = KNOWN.fullmatch(form) is not None or PARTICIPLE.search(form) is not None
    return known and STANDS_FOR_A_NOUN.fullmatch(form) is None


def is_what_they_do_themselves(site: Site) -> bool:
    """*Οι ίδιοι* and *όλοι* behind their verb stand for themselves, and a noun right behind is its object or predicate:
    *περιέχουν και οι ίδιοι λάφυρα*, *έχουν γίνει όλοι κτήνη*; not *ήρθαν όλοι οι παίκτες*."""
    token, noun = site.token, site.head
    itself = token if THEMSELVES.fullmatch(lower(token)) else word_after(token, site)
    if token.id > noun.id or itself is None or THEMSELVES.fullmatch(lower(itself)) is None:
        return False
    if not lower(itself).startswith("όλ") and not (lower(token) in {"ο", "η", "οι"} or has_article(itself, site)):
        return False
    return noun.id == itself.id + 1 and any(is_finite(word) or word.upos == "VERB" for word in up_to(itself, site))


THEMSELVES = re.compile("ίδι(?:ος|α|οι|ες)|όλ(?:οι|ες)|μόν(?:ος|η|οι|ες)")


def has_article(word: Token, site: Site) -> bool:
    """Whether an article of subjects stands right before a word."""
    before = word_before(word, site)
    return before is not None and lower(before) in {"ο", "η", "οι"}


def up_to(word: Token, site: Site) -> tuple[Token, ...]:
    """The words of the sentence before one, from the last stop on."""
    words = site.sentence.tokens[: word.id - 1]
    stop = max((one.id for one in words if one.upos == "PUNCT"), default=0)
    return words[stop:]


def is_one_and_another(site: Site) -> bool:
    """*Ο ένας* and *ο άλλος* stand for themselves: *ο ένας άλλη γνώμη έχει*."""
    after = word_after(site.token, site)
    alone = after is not None and lower(after) in {"ένας", "μία", "μια", "άλλος"} and site.head.id > after.id
    return alone and lower(site.token) in {"ο", "η"} and not may_agree(site.token, site.head, site)


def is_otherwise(site: Site) -> bool:
    """*Κατά τα άλλα* stands for itself: *ένα κατά τα άλλα κοινό συστατικό*."""
    first = site.token if lower(site.token) == "τα" else word_before(site.token, site)
    if first is None or lower(first) != "τα":
        return False
    before, after = word_before(first, site), word_after(first, site)
    other = after is not None and lower(after) in {"άλλα", "λοιπά", "φαινόμενα", "λεγόμενα"}
    return other and before is not None and lower(before) in {"κατά", "μεταξύ"}


def is_able_to_do_it(site: Site) -> bool:
    """A noun before *να* and a verb of who speaks or is spoken to is what those have, and not who does it: *η
    ικανότητά σου να κινείσαι*, *η σελίδα που προσπαθείτε να ανοίξετε*."""
    noun, verb = site.token, site.head
    if not is_subject(noun) or noun.upos not in NOUNS or noun.id > verb.id or not is_greek(verb):
        return False
    inner = [lower(word) for word in between(noun, verb, site)]
    third = "3" in verb.feats.get("Person", {"3"})
    owned = inner[:1] in (["σου"], ["σας"], ["μου"], ["μας"])
    return not third and "να" in inner and ("που" in inner or owned)


def is_behind_a_latin_letter(site: Site) -> bool:
    """*H* and *O* in Latin letters are articles before a Greek noun, which the tagger does not see: *H πυρά λάμπει*."""
    before = word_before(site.token, site)
    return is_subject(site.token) and is_greek(site.token) and before is not None and before.form in {"H", "O"}


def is_done_to_one(site: Site) -> bool:
    """What ends in *-ταν* may be said of one, if it does not end in *-νταν*: *το πρόγραμμα εκτελούταν*."""
    one = "Sing" in site.token.feats.get("Number", ())
    return is_subject(site.token) and one and re.search("[^ν]ταν$", lower(site.head)) is not None


def is_several_by_its_end(site: Site) -> bool:
    """What is counted and ends in *-ους* is a plural, whatever the tagger thinks: *δύο πόντους*."""
    return is_numeral(site.token) and is_greek(site.head) and lower(site.head).endswith(("ους", "ούς"))


def is_as_much_as_another(site: Site) -> bool:
    """Behind *όσο και* stands the second of two subjects: *τόσο αυτό όσο και η πανοπλία γίνονται*."""
    noun = site.token
    if not is_subject(noun):
        return False
    before = [lower(word) for word in site.sentence.tokens[: noun.id - 1]]
    return "τόσο" in before and any(pair == ("όσο", "και") for pair in pairwise(before))


def comes_first(site: Site) -> bool:
    """*Πρώτα* that opens a clause, and goes with no plural, is an adverb: *πρώτα έρευνα, μετά γράψιμο*."""
    before = word_before(site.token, site)
    opens = before is None or before.upos == "PUNCT"
    return site.language == "el" and opens and lower(site.token) in {"πρώτα", "ύστερα"}


DOUBTS: tuple[SiteDoubt, ...] = (
    comes_first,
    is_an_adverb_of_a_verb,
    is_how_much_it_is_so,
    is_within_a_phrase,
    is_what_they_do_themselves,
    is_otherwise,
    is_one_and_another,
    is_able_to_do_it,
    is_behind_a_latin_letter,
    is_done_to_one,
    is_several_by_its_end,
    is_as_much_as_another,
)
