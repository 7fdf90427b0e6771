"""Finnish verbs in another person: *puhuu*, *puhut*.

The first and second persons share one stem, and the third persons another one, which differ where consonants alternate
(*lukee*, *luen*). Of a form in one person the others are made where that leaves no choice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

Person = tuple[str, str]
"""Person and number: ("2", "Sing")."""

ENDINGS: dict[Person, str] = {("1", "Sing"): "n", ("2", "Sing"): "t", ("1", "Plur"): "mme", ("2", "Plur"): "tte"}
"""Endings of the persons that share the weak stem."""

PERSONS: tuple[Person, ...] = (
    ("1", "Sing"),
    ("2", "Sing"),
    ("3", "Sing"),
    ("1", "Plur"),
    ("2", "Plur"),
    ("3", "Plur"),
)

LISTED = tuple(
    tuple(forms.split())
    for forms in (
        "olen olet on olemme olette ovat",
        "en et ei emme ette eivät",
        "älköön älä älköön älkäämme älkää älkööt",
        "teen teet tekee teemme teette tekevät",
        "tein teit teki teimme teitte tekivät",
        "näen näet näkee näemme näette näkevät",
        "näin näit näki näimme näitte näkivät",
        "lähden lähdet lähtee lähdemme lähdette lähtevät",
        "lähdin lähdit lähti lähdimme lähditte lähtivät",
        "tiedän tiedät tietää tiedämme tiedätte tietävät",
        "pidän pidät pitää pidämme pidätte pitävät",
    )
)
"""Verbs with all their persons, in the order of `PERSONS`."""

ENDED = re.compile("^(?P<stem>.+?)(?:(?P<end>mme|tte|v[aä]t|n|t)|)$")
SHORT = re.compile("[^aeiouyäö]*(?:aa|ää|uo|yö|ie|oi|öi|ui|ai|äy|yy)")
"""Stems that are the third person as they are: *saa*, *juo*, *vie*."""

CONTRACTED = re.compile(
    "(?:[^aeiouyäöt](?:aa|ää)|vastaa|vastää)$(?<!laulaa)(?<!nauraa)(?<!ajaa)(?<!alkaa)(?<!jakaa)"
    "(?<!kasvaa)(?<!painaa)(?<!maksaa)(?<!jatkaa)(?<!kaivaa)(?<!elää)"
)
"""Third persons in *-aa* of which the stem ends so, too: *pelaa*, *pelaavat*."""

SYLLABLE = re.compile("^(?P<front>.*?[aeiouyäö])(?P<onset>[^aeiouyäö]*)(?P<vowels>[aeiouyäö]+)$")
"""The front of a stem, and the consonants before its last vowels."""

WEAK = {
    "kk": "k",
    "pp": "p",
    "tt": "t",
    "nt": "nn",
    "nk": "ng",
    "mp": "mm",
    "lt": "ll",
    "rt": "rr",
    "t": "d",
    "p": "v",
    "k": "",
    "ht": "hd",
    "lk": "l",
    "rk": "r",
    "ntt": "nt",
    "ltt": "lt",
    "rtt": "rt",
    "nkk": "nk",
    "lkk": "lk",
    "rkk": "rk",
}
"""Consonants of the third persons -> those of the others; others are the same in all."""

STRONG = {"t": "tt", "k": "kk", "p": "pp", "d": "t", "nn": "nt", "mm": "mp", "ng": "nk", "rr": "rt", "hd": "ht"}
"""And the other way round, where one is by far the commonest."""

SAME = re.compile("(?:[hjlmnrs]|st|sk|tk|ts|ks|ps|ht[^d]|[^aeiouyäö]s|lj|rj|)$")
"""Consonants in the weak stem that are the strong one's as well."""


def of_persons(form: str, person: Person, *, past: bool) -> Iterator[str]:
    """A finite form in lower case in another person, if that can be told."""
    for forms in LISTED:
        if form in forms:
            yield forms[PERSONS.index(person)]
            return
    told = ENDED.match(form)
    if told is None:
        return
    stem, end = told["stem"], told["end"] or ""
    weak = end in ENDINGS.values()
    if weak and person in ENDINGS:
        yield stem + ENDINGS[person]
        return
    strong = strong_of(stem) if weak else third_stem(stem, plural=bool(end))
    if strong is None:
        return
    if person in ENDINGS:
        yield weak_of(strong) + ENDINGS[person]
    elif person == ("3", "Plur"):
        yield strong + ("vat" if re.search("[aou]", strong) else "vät")
    else:
        yield alone(strong, past=past)
        if re.search("[^aeiouyäö]i$", strong) and not strong.endswith("isi"):
            yield alone(strong, past=not past)  # *leikkivät* is present and past


def third_stem(form: str, *, plural: bool) -> str | None:
    """The strong stem of a third person, without its ending."""
    if plural or SHORT.fullmatch(form) or CONTRACTED.search(form) or not re.search("(.)\\1$", form):
        return form
    return form[:-1]


def alone(strong: str, *, past: bool) -> str:
    """The third person in the singular of a strong stem."""
    done = SHORT.fullmatch(strong) or re.search("[aeiouyäö]{2}$", strong) or (past and strong.endswith("i"))
    return strong if done or strong.endswith("isi") else strong + strong[-1]


def weak_of(strong: str) -> str:
    """The weak stem of a strong one; contracted verbs and those of one syllable have one stem."""
    told = SYLLABLE.match(strong)
    if told is None or SHORT.fullmatch(strong) or strong.endswith("isi") or re.search("(?:aa|ää)$", strong):
        return strong
    onset = told["onset"]
    return told["front"] + WEAK.get(onset, onset) + told["vowels"]


def strong_of(weak: str) -> str | None:
    """The strong stem of a weak one, where the consonants leave no choice."""
    told = SYLLABLE.match(weak)
    if told is None or SHORT.fullmatch(weak) or weak.endswith("isi") or re.search("(?:aa|ää)$", weak):
        return weak
    if not told["onset"]:
        return None
    onset = told["onset"]
    return (
        weak if SAME.fullmatch(onset) else told["front"] + STRONG[onset] + told["vowels"] if onset in STRONG else None
    )
