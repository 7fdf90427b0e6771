"""Lithuanian nouns in another case by their ends, for repairs where no paradigm has the form.

The tagger makes a masculine of *programą* or a feminine of *pienas*; whether a lexicon has the noun in *-a* or in *-as*
tells which it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

Ends = Mapping[tuple[str, str], str]

MASCULINE: Ends = {
    ("Nom", "Sing"): "as",
    ("Gen", "Sing"): "o",
    ("Dat", "Sing"): "ui",
    ("Acc", "Sing"): "ą",
    ("Ins", "Sing"): "u",
    ("Nom", "Plur"): "ai",
    ("Gen", "Plur"): "ų",
    ("Dat", "Plur"): "ams",
    ("Acc", "Plur"): "us",
    ("Ins", "Plur"): "ais",
}
FEMININE: Ends = {
    ("Nom", "Sing"): "a",
    ("Gen", "Sing"): "os",
    ("Dat", "Sing"): "ai",
    ("Acc", "Sing"): "ą",
    ("Ins", "Sing"): "a",
    ("Nom", "Plur"): "os",
    ("Gen", "Plur"): "ų",
    ("Dat", "Plur"): "oms",
    ("Acc", "Plur"): "as",
    ("Ins", "Plur"): "omis",
}
IN_E: Ends = {
    ("Nom", "Sing"): "ė",
    ("Gen", "Sing"): "ės",
    ("Dat", "Sing"): "ei",
    ("Acc", "Sing"): "ę",
    ("Ins", "Sing"): "e",
    ("Nom", "Plur"): "ės",
    ("Gen", "Plur"): "ių",
    ("Dat", "Plur"): "ėms",
    ("Acc", "Plur"): "es",
    ("Ins", "Plur"): "ėmis",
}
IN_IS: Ends = {
    ("Nom", "Sing"): "is",
    ("Gen", "Sing"): "io",
    ("Dat", "Sing"): "iui",
    ("Acc", "Sing"): "į",
    ("Ins", "Sing"): "iu",
    ("Nom", "Plur"): "iai",
    ("Gen", "Plur"): "ių",
    ("Dat", "Plur"): "iams",
    ("Acc", "Plur"): "ius",
    ("Ins", "Plur"): "iais",
}
DECLENSIONS: tuple[Ends, ...] = (IN_IS, IN_E, MASCULINE, FEMININE)


def in_other_cases(form: str, own: str, asked: str, is_known: Callable[[str], bool]) -> Iterator[tuple[str, str]]:
    """A noun in lower case in another case, in its own number first, each with the number.

    Args:
        own: the case in which it stands.
        asked: that in which it is to be.
        is_known: whether a lexicon has a nominative of the singular.
    """
    for number in ("Sing", "Plur"):
        for ends in DECLENSIONS:
            end = ends[own, number]
            if not form.endswith(end) or len(form) < len(end) + 2:
                continue
            stem = form[: -len(end)]
            hard = stem
            if ends is IN_IS and stem.endswith(("č", "dž")):
                hard = stem[:-2] + "d" if stem.endswith("dž") else stem[:-1] + "t"
            bases = [hard + ends["Nom", "Sing"], *([hard + "ys"] if ends is IN_IS else [])]
            if not any(map(is_known, bases)):
                continue
            for count in (number, "Plur" if number == "Sing" else "Sing"):
                new = ends[asked, count]
                soft = new[:1] == "i" and len(new) > 1 and ends is IN_IS and new != "is"
                soft = soft or (new == "ių" and ends is IN_E)
                yield softened(hard) + new if soft else hard + new, count


def softened(stem: str) -> str:
    """A stem before *-i-* and another vowel: *slaptažod-*, *slaptažodž-*."""
    if stem.endswith("d"):
        return stem + "ž"
    return stem[:-1] + "č" if stem.endswith("t") else stem
