"""German participles and infinitives from the lemmas of verbs: the lexicon has participles as adjectives alone.

Whether *ge-…-en* or *ge-…-t*, and with which vowel, is not told by an infinitive. All that it could be is made, and
what the lexicon has declined (*gesprochene*) is it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.lexicon.lookup import Lexicon

VOWELS = {
    "a": "a",
    "ä": "a",
    "au": "au o",
    "e": "e o a",
    "ei": "ie i ei",
    "i": "u o e",
    "ie": "o e",
    "o": "o",
    "u": "u",
    "ö": "o",
    "ü": "o",
}
"""Vowel of an infinitive -> those of strong participles, as words, the most frequent first."""

IRREGULAR = dict(
    pair.split(":")
    for pair in (
        "beißen:gebissen bitten:gebeten brennen:gebrannt bringen:gebracht denken:gedacht dürfen:gedurft "
        "essen:gegessen gehen:gegangen gleiten:geglitten greifen:gegriffen haben:gehabt hauen:gehauen "
        "kennen:gekannt kneifen:gekniffen kommen:gekommen können:gekonnt leiden:gelitten liegen:gelegen "
        "mögen:gemocht müssen:gemusst nehmen:genommen nennen:genannt pfeifen:gepfiffen reiten:geritten "
        "reißen:gerissen rennen:gerannt schleifen:geschliffen schmeißen:geschmissen schneiden:geschnitten "
        "schreiten:geschritten sein:gewesen senden:gesandt sitzen:gesessen sollen:gesollt stehen:gestanden "
        "streichen:gestrichen streiten:gestritten treffen:getroffen tun:getan werden:geworden wissen:gewusst "
        "wollen:gewollt ziehen:gezogen"
    ).split()
)
"""Infinitive -> participle, where more than a vowel changes, or a false one would be found."""

SEPARABLE = re.compile(
    "(?P<prefix>ab|an|auf|aus|bei|da|dar|durch|ein|fern|fest|fort|frei|gegenüber|heim|her|heraus|herum|hervor|hin|hinein|"
    "hinzu|kennen|los|mit|nach|nieder|statt|teil|um|vor|voran|vorbei|weg|weiter|wieder|zu|zurück|zusammen)(?P<verb>.+)"
)
INSEPARABLE = re.compile("(?P<prefix>be|emp|ent|er|ge|miss|ver|zer|über|unter|wider|hinter)(?P<verb>.+)")
STEM = re.compile("(?P<onset>[^aeiouäöü]*)(?P<vowel>au|ei|ie|[aeiouäöü])(?P<coda>[^aeiouäöü]*)")


def participles(infinitive: str, lexicon: Lexicon) -> list[str]:
    """The participle of a German verb, the likeliest of those that a lexicon has; empty where it has none."""
    found = [form for form in dict.fromkeys(_candidates(infinitive)) if _is_known(form, lexicon)]
    return found[:1]


def is_infinitive(lemma: str, lexicon: Lexicon) -> bool:
    """Whether a lemma is a German infinitive, which is spelt as the plural of the present."""
    return lemma.endswith("n") and any(
        reading.lemma == lemma and reading.upos == "VERB" and "Plur" in reading.feats.get("Number", ())
        for reading in lexicon.readings(lemma)
    )


def _candidates(infinitive: str) -> Iterator[str]:
    """What could be the participle."""
    if infinitive in IRREGULAR:
        yield IRREGULAR[infinitive]
        return
    inseparable = INSEPARABLE.fullmatch(infinitive)
    if inseparable is not None:
        verb, prefix = inseparable["verb"], inseparable["prefix"]
        irregular = IRREGULAR.get(verb)
        if irregular is not None:
            yield prefix + irregular.removeprefix("ge")
        yield from (prefix + form for form in _formed(verb))
    separable = SEPARABLE.fullmatch(infinitive)
    if separable is not None:
        yield from (separable["prefix"] + form for form in _candidates(separable["verb"]))
    if infinitive.endswith("ieren"):
        yield infinitive.removesuffix("en") + "t"
    yield from ("ge" + form for form in _formed(infinitive))


def _formed(verb: str) -> Iterator[str]:
    """The weak participle without its prefix, then the strong ones: *sprecht*, *sprechen*, *sprochen*."""
    stem = re.sub("e?n$", "", verb)
    yield stem + ("et" if re.search("(?:[dt]|[^lrhmn][mn])$", stem) else "t")
    parts = STEM.fullmatch(stem)
    if parts is None:
        return
    for vowel in VOWELS.get(parts["vowel"], "").split():
        yield parts["onset"] + vowel + parts["coda"] + "en"
        if parts["coda"] == "ß":
            yield parts["onset"] + vowel + "ssen"


def _is_known(participle: str, lexicon: Lexicon) -> bool:
    """Whether a lexicon has a participle with an ending."""
    return any(reading.lemma == participle for reading in lexicon.readings(participle + "e"))
