"""Words that do not exist, as those that are spelt like them but for accents or letters that sound alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lambre_core.findings.changes import Change, own_readings, satisfies
from lambre_core.findings.explaining import Judge
from lambre_core.findings.readings import Readings
from lambre_core.findings.spelling import cased, differ_in_accents, with_other_accents
from lambre_core.grammar.rule import Outcome
from lambre_core.lexicon.endings import by_ending
from lambre_core.lexicon.lookup import Lexicon
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Token


def respelt(
    token: Token, outcomes: Iterable[Outcome], lexicon: Lexicon, readings: Readings, judge: Judge
) -> Iterator[dict[int, Change]]:
    """A word that does not exist as those that are spelt like it but for accents: *zajem*, *zímu*, *horů*."""
    if not lexicon.accents or token.upos == "PROPN" or is_who_speaks(token):
        # *Praha* is not meant as *práha*, of *práh*, nor Lithuanian *tu* as *tų*.
        return
    touching = [outcome for outcome in outcomes if token.id in (outcome.dependent.id, outcome.head.id)]
    ends = (o.head if o.dependent.id == token.id else o.dependent for o in touching)
    options = {other.id: own_readings(other, readings) for other in ends}
    form = (token.form or "").lower()
    regular = token.upos == "ADJ" and by_ending(lexicon.endings, form, "ADJ", token.feats)
    if form in lexicon.words:
        return
    own = {one.lemma for one in _entries(token.form or "", token, lexicon)}
    known_itself = bool(own)
    if known_itself and (token.upos != "NOUN" or not lexicon.homophones):
        return
    for other in with_other_accents(form, lexicon.accents, lexicon.homophones):
        if known_itself and not is_one_accent_more(form, other):
            continue
        known = [] if other in lexicon.words else _entries(other, token, lexicon)
        if own and own.issuperset(one.lemma for one in known):
            continue  # a form of the word itself, which is inflected elsewhere: *prácí*
        alike = [one.feats for one in known if one.upos == token.upos]
        fits = any(satisfies(token, {**token.feats, **feats}, touching, options, judge) for feats in alike)
        # *Můžu* is not meant as *mužů*: verbs that no lexicon has are many.
        if fits or (known and not alike and not regular and token.upos not in {"AUX", "VERB"}):
            written = cased(other, token.form or "")
            yield {token.id: Change(written, token.feats, sum(map(str.__ne__, form, other)))}


def is_one_accent_more(form: str, other: str) -> bool:
    """Whether nothing but an accent was left out, so that another word stands there: *od záři* for *od září*."""
    changed = [(one, two) for one, two in zip(form, other, strict=False) if one != two]
    return len(form) == len(other) and len(changed) == 1 and changed[0][0].isascii() and differ_in_accents(form, other)


def is_who_speaks(token: Token) -> bool:
    """Whether a word is a pronoun for who speaks or is spoken to, in the nominative."""
    speaks = bool(token.feats.get("Person")) and token.feats["Person"] <= SPEAKERS
    return token.upos == "PRON" and speaks and token.feats.get("Case") == frozenset({"Nom"})


def is_misspelt(token: Token, lexicon: Lexicon) -> bool:
    """Whether a noun does not exist, and one does that is spelt like it but for accents: no other form of *přatele* is
    meant."""
    form = (token.form or "").lower()
    if (
        token.upos != "NOUN"
        or not lexicon.accents
        or form in lexicon.words
        or _entries(token.form or "", token, lexicon)
    ):
        return False
    return any(
        entry.upos == "NOUN"
        for other in with_other_accents(form, lexicon.accents, lexicon.homophones)
        for entry in _entries(other, token, lexicon)
    )


def _entries(form: str, token: Token, lexicon: Lexicon) -> list[Reading]:
    """All readings that a lexicon has for a form, as a name where the tagger sees one."""
    spellings = dict.fromkeys((form, form.lower(), *((form.capitalize(),) if token.upos == "PROPN" else ())))
    return [one for spelt in spellings for one in (*lexicon.readings(spelt), *lexicon.nouns(spelt))]


MOST_SPELLINGS = 3
"""So many other spellings of a word are tried."""
