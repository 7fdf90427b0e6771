"""Told pronouns in Greek: what looks like an article and is the object of a verb, or says whose something is.

*Τον*, *τη* and *του* are articles and pronouns alike. Before a verb that the tagger takes for a noun (*αν τον
καταστρέψεις*, *όσο τη φοράς*), and between an adjective and its noun (*η ισχυρή της μαγεία*), they are pronouns, which
agree with nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.doubts.greek import KNOWN, STANDS_FOR_A_NOUN
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.findings.told.greek import at, feats
from lambre_core.findings.told.nouns import GREEK_DETERMINERS, adjective_cells, cells_of, nearest
from lambre_core.findings.told.relations import NO_ARTICLE
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "el"


def with_pronouns(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with such words as pronouns, and the verbs behind them as verbs.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for place in range(len(words) - 1):
        changed.update(object_before(words, place, readings))
        changed.update(owner_within(words, place, readings))
        changed.update(receiver_behind(words, place))
    return sentence.with_tokens(changed) if changed else sentence


def object_before(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """A pronoun behind a conjunction or particle, or first in its clause, and a verb in the second person that looks
    like a noun with which no article of its form goes: *πριν την πυροδοτήσεις*, *τα κατάφερες*; not *αν τις ρυθμίσεις
    αλλάξουν*."""
    pronoun, verb = words[place : place + 2]
    form, end = lower(pronoun), SECOND.search(lower(verb))
    if form not in CLITICS or end is None or verb.upos in {"VERB", "AUX"} or not (verb.form or "").islower():
        return {}
    if form == "τους" and not lower(verb).endswith(("σεις", "ξεις", "ψεις")):
        return {}
    before = at(words, place - 1)
    opens = place == 0 or words[place - 1].upos == "PUNCT"
    unknown = not known_as(lower(verb), "NOUN", readings) and end["past"] is not None
    if before not in OPENERS and not (opens and unknown and len(VOWEL.findall(lower(verb))) >= LONG):
        return {}
    spoken = feats(Person="2", Number="Sing")
    return {
        pronoun.id: replace(pronoun, upos="PRON", head=verb.id, deprel=NO_ARTICLE),
        verb.id: replace(verb, upos="VERB", feats=spoken, beliefs=None),
    }


CLITICS = frozenset("τον την τη το τα τους".split())
SECOND = re.compile("(?:εις|είς|άς|(?P<past>[^άέήίόύώ]ες))$")
"""Ends of second persons, of which those of the past have no accent."""
VOWEL = re.compile("[αά]ι|[εέ]ι|[οό]ι|[οό]υ|[αεηιουωάέήίόύώ]")
LONG = 3
"""Syllables of what is in the past: *έγραψες*; *πόρτες* may be a noun."""
OPENERS = frozenset(
    "αν εάν όταν πριν προτού όσο μέχρι ώσπου ότου αφού μόλις επειδή γιατί καθώς που όπου όπως θα να ας δεν δε μη μην "
    "ποτέ ήδη".split()
)
"""What stands before verbs and the pronouns of these."""


def owner_within(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """*Του* and the like behind an adjective with an article, or behind *κάθε*, and a noun behind, or another
    adjective and that, with which article and adjective agree: *ο βασικός του αμυντικός μηχανισμός*, *κάθε του
    επίπεδο*; not *η πόρτα της τράπεζα*, *η τεχνική του συγγραφέα*."""
    owner = words[place]
    if lower(owner) not in OWNERS or place == 0:
        return {}
    before, article = at(words, place - 1), GREEK_DETERMINERS.get(at(words, place - 2), ())
    every = before == "κάθε"
    if not every and (not article or not is_adjectival(words[place - 1])):
        return {}
    behind = place + 1
    while behind + 1 < len(words) and words[behind].upos == "ADJ" and words[behind + 1].upos in {"NOUN", "ADJ"}:
        behind += 1
    noun = words[behind]
    told = noun.feats.get("Case") == frozenset({"Gen"}) and believed_upos(noun) >= SURE
    genitive = told and GENITIVE.search(lower(noun)) is not None
    if noun.upos not in {"NOUN", "PROPN", "ADJ"} or genitive:
        return {}
    cells = cells_of(noun, readings)
    ends = OF_ARTICLES.get(at(words, place - 2))
    together = nearest(article, cells) is None if cells else ends is None or ends.search(lower(noun)) is not None
    if not every and not together:
        return {}
    return {owner.id: replace(owner, upos="PRON", head=noun.id, deprel=NO_ARTICLE)}


OWNERS = frozenset("του της τους".split())
GENITIVE = re.compile("(?:ο[υύ]ς?|ματος|τός|[αάηή]ς|εως|[ωώ]ν)$")
"""Ends of genitives behind *του*, *της* and *τους*."""
OF_ARTICLES = {
    **dict.fromkeys("η την τη μια μία".split(), re.compile("(?:[αάηή]|[οό]ς?)$")),
    **dict.fromkeys("ο ένας".split(), re.compile("(?:[αάηήοό]ς|ές)$")),
    **dict.fromkeys("τον έναν".split(), re.compile("[αάηήοό]$")),
    **dict.fromkeys("το ένα".split(), re.compile("(?:[οόιί]|μα|[οό]ς|[άέήίόύώ].*ι)$")),
    "οι": re.compile("(?:[εέ]ς|ο[ιί]|ε[ιί]ς)$"),
    "τα": re.compile("[αάηή]$"),
}
"""Articles and ends of nouns that may go with them."""


def is_adjectival(word: Token) -> bool:
    """Whether a word is a well-known adjective that is no noun, or an adjective for the tagger."""
    form = lower(word)
    if STANDS_FOR_A_NOUN.fullmatch(form) is not None:
        return False
    return word.upos == "ADJ" or bool(adjective_cells(form)) or KNOWN.fullmatch(form) is not None or form in COLOURS


COLOURS = frozenset("μπλε ροζ καφέ γκρι μωβ μπεζ εκρού φούξια".split())
"""Colours that are not declined."""


def receiver_behind(words: Sequence[Token], place: int) -> dict[int, Token]:
    """*Του* and the like right behind a converb, and what is no genitive behind it: *προσφέροντας του προστασία*; not
    *ανοίγοντας της πόρτας*."""
    receiver, noun = words[place : place + 2]
    if lower(receiver) not in OWNERS or CONVERB.search(at(words, place - 1)) is None:
        return {}
    if noun.upos not in {"NOUN", "ADJ"} or "Gen" in noun.feats.get("Case", ()):
        return {}
    return {receiver.id: replace(receiver, upos="PRON", head=place, deprel=NO_ARTICLE)}


CONVERB = re.compile("ντ[αά]ς$")
