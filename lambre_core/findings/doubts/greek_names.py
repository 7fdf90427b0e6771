"""Doubts about Greek names: of people that are foreign, of streets, and of those who have a title."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.greek_subjects import (
    THING,
)
from lambre_core.findings.doubts.site import (
    GENITIVE,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_greek,
    is_modifier,
    lower,
    may_agree,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.findings.told.nouns import COUNTRIES
from lambre_core.treebank.tree import Token

COUNTRY = frozenset(form for name in COUNTRIES.split() for form in (name, f"{name}ς"))
"""The two forms of countries that are feminines."""


def is_a_foreigner(site: Site) -> bool:
    """A Greek article and the name of somebody behind it, which has one form, agree by what the name stands for: *Ο
    Κλίμα έφυγε*, *τον Γκαρσία*; not so what is done, or a quality, that has a capital (*τον Κυβέρνηση*), a country
    (*της Γαλλία*), nor somebody's title in another case (*ο Δήμαρχο*)."""
    token, noun = site.token, site.head
    name = noun.upos in NOUNS and noun.id == token.id + 1 and is_a_name(noun) and is_greek(noun)
    if not is_determiner(token) or not name:
        return False
    if noun.form in COUNTRY and lower(token) not in OF_MATCHES:
        return False
    if is_a_masculine(noun, site):
        return False
    return (THING if lower(token) not in {"ο", "η"} else NO_NAME).search(lower(noun)) is None


OF_MATCHES = frozenset({"το", "στο"})
"""Articles of a match, which has the names of those who play: *το Γαλλία - Ιταλία*."""

NO_NAME = re.compile("(?:[σξψ]η|[όύ]τητα|οσύνη|εία|(?:τρο|στολ|βολ|βουλ)π?ή)$")
"""Ends that names do not have, unlike those of *Κλίμα* and *Γκαρσία*."""


def is_a_name(noun: Token) -> bool:
    """Whether a word is spelt with a capital, and not in capitals, and ends as foreign names do."""
    form = noun.form or ""
    return form[:1].isupper() and form[1:].islower() and not form.endswith(("ς", "ν"))


def is_a_masculine(noun: Token, site: Site) -> bool:
    """Whether a word that ends as those of masculines in *-ος* do is known as nothing but one."""
    if not lower(noun).endswith(("ο", "ό", "οι", "οί")):
        return False
    known = known_as(lower(noun), "NOUN", site.readings)
    return bool(known) and all("Masc" in reading.feats.get("Gender", ()) for reading in known)


def is_in_a_street(site: Site) -> bool:
    """A Greek street has its name in the genitive, and the article of *οδός*: *στη Βασιλίσσης Σοφίας*, *η Ερμού*; not a
    country: *την Κίνας*."""
    name = site.head if is_determiner(site.token) else site.token
    if not starts_with_capital(name) or not is_greek(name) or name.feats.get("Case") != GENITIVE:
        return False
    before = word_before(name, site)
    if before is None or STREET.fullmatch(lower(before)) is None:
        return False
    return name.form not in COUNTRY or lower(before).startswith("σ")


STREET = re.compile("(?:σ?την?|η)")


def is_beside_a_name(site: Site) -> bool:
    """A Greek attribute belongs to the noun or title before a name, and not to that: *στο Ίδρυμα Παππά*, *το
    ασφαλιστικό Παππά*; nor to what stands behind a name with a title: *από τον κύριο Παππά πλήρη στοιχεία*."""
    token, noun = site.token, site.head
    if not (is_determiner(token) or is_modifier(token)) or token.id > noun.id or not is_greek(noun):
        return False
    words = [word for word in between(token, noun, site) if word.upos in {"ADJ", "NOUN", "PROPN"}]
    if starts_with_capital(noun) and noun.id > 1 and not known_as(lower(noun), "NOUN", site.readings):
        first = next(iter(words), token)
        return first.upos != "DET" and not may_agree(first, noun, site)
    adposition = site.sentence.head_of(noun)
    start = (
        adposition.id
        if adposition is not None and adposition.upos == "ADP" and adposition.id < token.id
        else token.id - 1
    )
    phrase = site.sentence.tokens[start : noun.id - 1]
    return any(TITLE.fullmatch(lower(word)) and is_before_a_name(word, site) for word in phrase)


TITLE = re.compile("κύρι(?:ος|ο|ε|οι)|κυρί(?:ου|α|ας|ους|ων|ες)")


def is_before_a_name(title: Token, site: Site) -> bool:
    """Whether a name stands right behind a title."""
    after = word_after(title, site)
    return after is not None and starts_with_capital(after)


DOUBTS: tuple[SiteDoubt, ...] = (
    is_a_foreigner,
    is_in_a_street,
    is_beside_a_name,
)
