"""Told words in Czech: to whom a letter is written: *Vážený pan Novák, děkujeme*, *Milá Jana, přeji ti*."""

from __future__ import annotations

import re

from lambre_core.findings.addresses import CALLED_SO
from lambre_core.findings.told.clauses import lower
from lambre_core.findings.told.czech_clauses import person_of
from lambre_core.findings.told.relations import as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

NOMINATIVE = frozenset({"Nom"})


def letters_in(sentence: Sentence) -> dict[int, Token]:
    """A title or name in the nominative behind *vážený* and the like at the beginning of a sentence, joined, if a comma
    follows and what is said then is said by or to somebody, or an exclamation mark ends it."""
    words = sentence.tokens
    if len(words) < FEWEST or lower(words[0]) not in DEAR:
        return {}
    stop = next((place for place, word in enumerate(words) if word.upos == "PUNCT"), len(words))
    named = words[1:stop]
    if not 0 < len(named) <= MOST or stop == len(words) or words[stop].form not in {",", "!"}:
        return {}
    if any(word.upos not in {"NOUN", "PROPN"} for word in named):
        return {}
    verb = next((word for word in words[stop + 1 :] if word.upos in {"AUX", "VERB"}), None)
    # *Děkujeme* and *posílám* speak by their end, whatever is doubtful about the verb.
    if words[stop].form == "," and (verb is None or not speaks(verb)):
        return {}
    title = named[0]
    own: Features = {"Case": NOMINATIVE}
    if lower(title) == "pan" and len(named) > 1 and DEAR[lower(words[0])] == "Masc":
        above = verb if verb is not None else words[0]
        return {
            title.id: as_told(title, "NOUN", own, (above.id, CALLED_SO)),
            named[1].id: as_told(named[1], named[1].upos, {}, (title.id, "flat")),
            above.id: as_told(above, above.upos, {}, None),
        }
    form = lower(title)
    woman = DEAR[lower(words[0])] == "Fem" and form.endswith("a") and not form.endswith("ová")
    man = DEAR[lower(words[0])] == "Masc" and MAN.search(form) is not None
    if len(named) > 1 or not (woman or man) or "Nom" not in title.feats.get("Case", ()):
        return {}
    above = verb if verb is not None else words[0]
    return {
        title.id: as_told(title, title.upos, own, (above.id, CALLED_SO)),
        above.id: as_told(above, above.upos, {}, None),
    }


FEWEST = 3
MOST = 3
DEAR = {
    **dict.fromkeys("vážený milý drahý".split(), "Masc"),
    **dict.fromkeys("vážená milá drahá".split(), "Fem"),
}
"""How letters begin, as nominatives and vocatives, with the gender of whom they are written to."""
MAN = re.compile("(?:[bcčdfhjklmnprřsštvzž]|a)$")
"""Ends of names and titles of men that have a vocative of their own."""


def speaks(verb: Token) -> bool:
    """Whether a verb is in the first or second person by its form."""
    return (
        person_of(verb) in {"1", "2"}
        or lower(verb) in {"jsem", "jsme", "bych", "bychom"}
        or "Imp" in verb.feats.get("Mood", ())
    )
