"""Paradigms: the forms of a lemma and what each can stand for.

Read are UniMorph (`lemma TAB form TAB bundle`), OpenCorpora's Russian dictionary in the same columns, and, for
German determiners and adjectives, which UniMorph lacks, a morfologik dictionary with Morphy's tags (form, lemma,
`SUB:NOM:SIN:MAS`). A treebank is a source too: the forms of a lemma that occur in it.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from lambre_core.errors import LambreError
from lambre_core.lexicon import opencorpora
from lambre_core.lexicon.morfologik import entries, open_automaton
from lambre_core.lexicon.morphy import reading_of
from lambre_core.lexicon.unimorph import to_ud
from lambre_core.training.prepare import has_tag, learned_layers
from lambre_core.treebank.feats import Features, format_feats
from lambre_core.treebank.tree import Sentence


class ParadigmError(LambreError):
    """A paradigm file cannot be read."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One cell of a paradigm: `form` with `features` for words of any UPOS in `upos`."""

    form: str
    upos: tuple[str, ...]
    features: Features


Paradigms = Mapping[str, tuple[Entry, ...]]
"""Lemma to its entries, in file order."""


def read_paradigms(paths: Iterable[Path], language: str, lemmas: frozenset[str] | None = None) -> Paradigms:
    """Read and join paradigm files; `lemmas` keeps only those, which saves memory on large lists.

    Files named `*.dict` (also `.xz`) are morfologik dictionaries with Morphy's tags, `*.pymorphy3.tsv` have
    OpenCorpora's tags, all others UniMorph's.

    Raises:
        ParadigmError: a file is missing or a line has not three columns.
    """
    found: dict[str, dict[tuple[str, tuple[str, ...], str], Entry]] = {}
    for path in paths:
        for lemma, entry in reader_of(path)(path, language):
            if lemmas is None or lemma in lemmas:
                found.setdefault(lemma, {})[entry.form, entry.upos, format_feats(entry.features)] = entry
    return {lemma: tuple(cells.values()) for lemma, cells in found.items()}


def reader_of(path: Path) -> Callable[[Path, str], Iterator[tuple[str, Entry]]]:
    """The reader of a paradigm file, by its name."""
    name = path.name.removesuffix(".xz")
    if name.endswith(".dict"):
        return morphy_rows
    return opencorpora_rows if name.endswith(".pymorphy3.tsv") else unimorph_rows


def joined(first: Paradigms, second: Paradigms) -> Paradigms:
    """The entries of both."""
    return {
        lemma: (*first.get(lemma, ()), *second.get(lemma, ()))
        for lemma in {**dict.fromkeys(first), **dict.fromkeys(second)}
    }


NO_FORMS = frozenset({"Abbr", "Foreign", "Typo"})
"""Features of words whose form is not the one that the paradigm has."""


def treebank_paradigms(sentences: Iterable[Sentence]) -> Paradigms:
    """The forms of each lemma in a treebank, with their features as annotated.

    Small paradigm lists know few of the words that a text has, and their tags leave out what the treebank's style
    has (Animacy, Aspect). The first word of a sentence counts in lower case unless its lemma has a capital.
    """
    found: dict[str, dict[tuple[str, str, str], Entry]] = {}
    for sentence in sentences:
        if "feats" not in learned_layers(sentence):
            continue
        for token in sentence.tokens:
            if token.lemma is None or token.form is None or token.upos is None or not has_tag(token) or not token.feats:
                continue
            if NO_FORMS.intersection(token.feats):
                continue
            form = token.form
            if token.id == 1 and not token.lemma[:1].isupper():
                form = form[:1].lower() + form[1:]
            key = (form, token.upos, format_feats(token.feats))
            found.setdefault(token.lemma, {})[key] = Entry(form, (token.upos,), token.feats)
    return {lemma: tuple(cells.values()) for lemma, cells in found.items()}


def opencorpora_rows(path: Path, language: str) -> Iterator[tuple[str, Entry]]:
    """Rows of a dictionary with OpenCorpora's tags; Russian only. Obsolete and colloquial forms are left out."""
    if language != "ru":
        raise ParadigmError(f"{path}: OpenCorpora's tags describe Russian, not {language!r}; leave this file out")
    for lemma, form, tag in rows(path):
        analysis = opencorpora.reading_of(tag)
        if analysis is not None and not UNUSUAL.intersection(tag.replace(" ", ",").split(",")):
            upos, features = analysis
            yield lemma, Entry(form, upos, {name: values for name, values in features.items() if name != "VerbForm"})


UNUSUAL = frozenset({"Arch", "Infr", "Dist", "Slng", "Erro", "V-ey", "V-oy", "V-be", "V-bi", "V-sh"})
"""Grammemes of forms beside the usual one."""


def unimorph_rows(path: Path, language: str) -> Iterator[tuple[str, Entry]]:
    """Rows of a UniMorph file; forms of several words and empty cells (a dash) are left out."""
    for lemma, form, bundle in rows(path):
        mapped = to_ud(bundle, language)
        if mapped is None or " " in form or form in {"—", "-", ""}:
            continue
        upos, features = mapped
        yield lemma, Entry(form, upos, features)


MORPHY_LEMMAS = {
    "dies": "dieser",
    "jed": "jeder",
    "jen": "jener",
    "solch": "solcher",
    "welch": "welcher",
    "all": "aller",
    "manch": "mancher",
}
"""Lemmas that Morphy and UD write differently; both are kept."""


def morphy_rows(path: Path, language: str) -> Iterator[tuple[str, Entry]]:
    """Entries of a morfologik dictionary with Morphy's tags; German only, words with Case only."""
    if language != "de":
        raise ParadigmError(f"{path}: Morphy's tags describe German, not {language!r}; leave this file out")
    for form, lemma, tag in entries(open_automaton(path)):
        analysis = reading_of(tag)
        if analysis is None or "Case" not in analysis[1] or not told_apart(form, lemma, tag):
            continue
        upos, features = analysis
        # A noun is noised as what it most likely is, though readings of names count as nouns too.
        entry = Entry(form, upos[:1] if tag[:3] in {"SUB", "EIG"} else upos, features)
        yield lemma, entry
        if lemma in MORPHY_LEMMAS:
            yield MORPHY_LEMMAS[lemma], entry


def told_apart(form: str, lemma: str, tag: str) -> bool:
    """Whether lemma and tag say which person a pronoun has.

    Morphy has one lemma `ich` for all personal pronouns and lists every possessive under `mein` too,
    without Person, so that `dein` would pass for another case of `mein`.
    """
    if tag.startswith(("PRO:PER", "PRO:REF")):
        return False
    return not tag.startswith("PRO:POS") or form[:2].lower() == lemma[:2].lower()


def rows(path: Path) -> Iterator[tuple[str, str, str]]:
    """The three columns of a tab-separated file, plain or `.xz`."""
    try:
        stream = lzma.open(path, "rt", encoding="utf-8") if path.suffix == ".xz" else path.open(encoding="utf-8")
    except OSError as error:
        raise ParadigmError(f"{path}: cannot be read ({error.strerror}); give a paradigm file that exists") from error
    with stream:
        for number, line in enumerate(stream, start=1):
            columns = line.rstrip("\r\n").split("\t")
            if columns == [""]:
                continue
            if len(columns) != 3:
                raise ParadigmError(f"{path}:{number}: {len(columns)} tab-separated columns, 3 expected")
            yield columns[0], columns[1], columns[2]
