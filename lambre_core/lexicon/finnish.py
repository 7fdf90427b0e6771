"""Finnish declension by rule, of words whose form in a dictionary leaves no choice of their stem.

There is no list of Finnish forms among the lexicons. Most nouns and adjectives that programs and news are made of have
an ending that says how they are declined (*asetus*, *asetuksen*; *sininen*, *sinisen*); the few frequent ones with a
stem of their own are listed. Words with a single *k* before their last vowel are left out: what becomes of it nothing
tells (*luku*, *luvun*; *haku*, *haun*).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Stems:
    """What the forms of a word are made of.

    Attributes:
        weak: before the endings of most cases, *asetukse-*.
        strong: before those of illative and essive.
        partitive, partitives: in the singular and plural, the latter empty where nothing tells it.
    """

    weak: str
    strong: str
    partitive: str
    partitives: str = ""


VOWELS = "aeiouyäö"

LISTED: dict[str, Stems] = {
    words[0]: Stems(*words[1:])
    for words in (
        line.split()
        for line in (
            "uusi uude uute uutta uusia",
            "vuosi vuode vuote vuotta vuosia",
            "kuukausi kuukaude kuukaute kuukautta kuukausia",
            "vesi vede vete vettä vesiä",
            "käsi käde käte kättä käsiä",
            "suuri suure suure suurta suuria",
            "pieni piene piene pientä pieniä",
            "kieli kiele kiele kieltä kieliä",
            "nimi nime nime nimeä nimiä",
            "ovi ove ove ovea ovia",
            "lehti lehde lehte lehteä lehtiä",
            "järvi järve järve järveä järviä",
            "saari saare saare saarta saaria",
            "meri mere mere merta meriä",
            "kivi kive kive kiveä kiviä",
            "veli velje velje veljeä veljiä",
            "mies miehe miehe miestä miehiä",
            "lapsi lapse lapse lasta lapsia",
            "kaunis kaunii kaunii kaunista kauniita",
            "kallis kallii kallii kallista kalliita",
            "valmis valmii valmii valmista valmiita",
            "kaupunki kaupungi kaupunki kaupunkia kaupunkeja",
            "asiakas asiakkaa asiakkaa asiakasta asiakkaita",
            "lyhyt lyhye lyhye lyhyttä lyhyitä",
            "olut olue olue olutta oluita",
            "hidas hitaa hitaa hidasta hitaita",
            "puhdas puhtaa puhtaa puhdasta puhtaita",
            "joki joe joke jokea jokia",
            "hyvä hyvä hyvä hyvää hyviä",
            "vanha vanha vanha vanhaa vanhoja",
            "iso iso iso isoa isoja",
            "pitkä pitkä pitkä pitkää pitkiä",
            "tyhjä tyhjä tyhjä tyhjää tyhjiä",
            "auto auto auto autoa autoja",
            "data data data dataa",
        )
    )
}
"""Words in the nominative, with their stems and partitives; what ends in them is declined so, too."""

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
    "lp": "lv",
    "rp": "rv",
    "ht": "hd",
}
"""Consonants before the last vowel of a strong stem -> those of the weak one; others are the same in both."""
OPEN = re.compile(f"(?P<front>.*[{VOWELS}])(?P<onset>[^{VOWELS}]+)(?P<vowel>[{VOWELS}])")


def is_back(form: str) -> bool:
    """Whether endings have *a* behind a word, as its last vowel that tells says."""
    return next((letter in "aou" for letter in reversed(form) if letter in "aouäöy"), False)


def with_end(stem: str, end: str) -> str:
    """A stem with an ending that is written with *a*."""
    return stem + (end if is_back(stem) else end.replace("a", "ä").replace("o", "ö"))


def weakened(strong: str) -> str | None:
    """The weak stem of one that ends in a vowel; None where nothing tells it."""
    told = OPEN.fullmatch(strong)
    if told is None:
        return strong if re.search(f"[{VOWELS}]{{2}}$", strong) else None
    onset = told["onset"]
    if onset == "k" or onset in {"lk", "rk", "hk"}:
        return None
    return told["front"] + WEAK.get(onset, onset) + told["vowel"]


@cache
def stems_of(nominative: str) -> Stems | None:
    """The stems of a word in the nominative singular, in lower case; None where nothing tells them."""
    for word, stems in LISTED.items():
        if nominative.endswith(word) and (nominative == word or len(nominative) > len(word) + 2):
            front = nominative.removesuffix(word)
            parts = (stems.weak, stems.strong, stems.partitive, stems.partitives)
            return Stems(*(front + part if part else "" for part in parts))
    for ends, cut, stem, partitive, partitives in ENDS:
        if re.search(ends, nominative) is not None:
            base = nominative[: len(nominative) - cut]
            own = with_end(base, stem)
            strong = with_end(base, "te") if stem == "de" else own
            return Stems(own, strong, with_end(base, partitive), with_end(base, partitives))
    if re.search("te$", nominative) and re.search(f"[{VOWELS}]te$", nominative):
        stem = f"{nominative[:-2]}ttee"
        return Stems(stem, stem, with_end(nominative, "tta"), with_end(nominative[:-2], "tteita"))
    if re.search("[hjlmnrsv]e$|ste$", nominative):
        return Stems(f"{nominative}e", f"{nominative}e", with_end(nominative, "tta"), with_end(nominative[:-1], "eita"))
    return of_a_vowel(nominative)


ENDS: tuple[tuple[str, int, str, str, str], ...] = (
    ("nen$", 3, "se", "sta", "sia"),
    ("(?:uu|yy|e[uy])s$", 1, "de", "tta", "ksia"),
    (f"[^{VOWELS}][uyoö]s$|[aäio][uy]s$", 1, "kse", "sta", "ksia"),
    ("t[oö]n$", 1, "ma", "nta", "mia"),
    ("[lmnrsdk]in$|stin$", 1, "me", "nta", "mia"),
    ("n[uy]t$", 2, "ee", "utta", "eita"),
)
"""Ends of nominatives, how many letters are cut, and what stem and partitives have instead."""


def of_a_vowel(nominative: str) -> Stems | None:
    """The stems of a word in a short vowel behind a consonant, or in *-io*, *-ea* and the like."""
    last = nominative[-1:]
    if last not in "aäoöuyi" or len(nominative) < SHORTEST:
        return None
    if re.search("[ei][aäoö]$", nominative):
        end = "ta" if last in "oö" else "a"
        several = f"{nominative[:-1]}ita" if last in "aä" and nominative[-2] == "e" else f"{nominative}ita"
        told = several if nominative[-2] == "e" or last in "oö" else ""
        return Stems(nominative, nominative, with_end(nominative, end), harmonised(told))
    weak = weakened(nominative)
    if weak is None or re.search(f"[{VOWELS}]{{2}}$", nominative):
        return None
    return Stems(weak, nominative, with_end(nominative, "a"), harmonised(several_of(nominative)))


SHORTEST = 4


def harmonised(form: str) -> str:
    """A form with the last *a* as its vowels ask for it."""
    return form if not form or is_back(form[:-1]) else f"{form[:-1]}ä"


def several_of(nominative: str) -> str:
    """The partitive plural of a word in a short vowel; empty where nothing tells it."""
    stem, last = nominative[:-1], nominative[-1]
    if last in "ouöy":
        return f"{nominative}ja"
    if last == "i":
        return f"{stem}eja"
    if last == "ä" or re.search(f"[{VOWELS}]ja$", nominative):
        return f"{stem}ia"
    two = re.fullmatch(f"[^{VOWELS}]*(?P<first>[{VOWELS}]{{1,2}})[^{VOWELS}]+a", nominative)
    if two is None:
        return ""
    return f"{stem}ia" if two["first"][0] in "ou" else f"{stem}oja"


ENDINGS = {
    "Gen": "n",
    "Ine": "ssa",
    "Ela": "sta",
    "Ade": "lla",
    "Abl": "lta",
    "All": "lle",
    "Tra": "ksi",
}
"""Cases with the weak stem."""


def declined(nominative: str, case: str, number: str) -> str | None:
    """The form of a word in a case and number; None where nothing tells it.

    Args:
        nominative: in the singular, in lower case.
    """
    stems = stems_of(nominative)
    if stems is None:
        return None
    if number == "Plur":
        several = plural_of(stems)
        if case in ENDINGS and case != "Gen":
            return with_end(several, ENDINGS[case]) if several else None
        return {"Nom": f"{stems.weak}t", "Par": stems.partitives or None}.get(case)
    if case == "Nom":
        return nominative
    if case in ENDINGS:
        return with_end(stems.weak, ENDINGS[case])
    if case == "Ess":
        return with_end(stems.strong, "na")
    if case == "Par":
        return stems.partitive
    return illative(stems.strong) if case == "Ill" else None


def plural_of(stems: Stems) -> str | None:
    """The stem of the plural before most cases: *uusi-* of *uusia*, *silloi-* of *siltoja*."""
    told = re.fullmatch("(?P<front>.+?)(?:i[aä]|j[aä]|it[aä])", stems.partitives)
    if told is None:
        return None
    several = f"{told['front']}i"
    if stems.strong == stems.weak or not several.startswith(stems.strong[:-1]):
        return several if stems.strong == stems.weak or stems.strong.endswith("te") else None
    return stems.weak[:-1] + several[len(stems.strong) - 1 :]


def illative(strong: str) -> str | None:
    """The illative of a strong stem."""
    if re.search(r"(.)\1$", strong):
        return f"{strong}seen"
    return f"{strong}{strong[-1]}n"


def nominative_of(form: str, case: str, number: str, lemma: str) -> str | None:
    """The nominative in the singular of which a form in lower case is another one, the lemma if that can be; None where
    nothing tells it."""
    lemma = lemma.replace("#", "")
    if lemma and declined(lemma, case, number) == form:
        return lemma
    found = [one for one in dict.fromkeys(guessed(form, case, number)) if declined(one, case, number) == form]
    return found[0] if found else None


def guessed(form: str, case: str, number: str) -> Iterator[str]:
    """What may be the nominative of a form, by what is left of it without its ending."""
    if number == "Sing" and case == "Nom":
        yield form
        return
    end = "t" if number == "Plur" and case == "Nom" else ENDINGS.get(case, "") if number == "Sing" else ""
    stem = form[: len(form) - len(end)] if end else form
    for of_stem, of_nominative in (
        ("kse", "s"),
        ("ise", "inen"),
        ("ase", "anen"),
        ("äse", "änen"),
        ("ude", "us"),
        ("yde", "ys"),
        ("ttee", "te"),
        ("ee", "e"),
        ("ime", "in"),
        ("toma", "ton"),
        ("tömä", "tön"),
        ("nee", "nut"),
        ("nee", "nyt"),
    ):
        if stem.endswith(of_stem):
            yield stem.removesuffix(of_stem) + of_nominative
    for word, stems in LISTED.items():
        if stem.endswith(stems.weak):
            yield stem.removesuffix(stems.weak) + word
    told = OPEN.fullmatch(stem)
    if told is not None and told["onset"] not in MAY_BE_WEAK:
        yield stem


MAY_BE_WEAK = frozenset(WEAK.values())
"""Consonants of a weak stem that others may become."""
