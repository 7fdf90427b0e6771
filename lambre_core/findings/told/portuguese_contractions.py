"""Told contractions in Portuguese: *à* is *a* with an article, which stands before no pronoun and no infinitive.

*Enviamos a você*, *isso diz respeito a ela*, *a partir de hoje*, *começou a chover*; not *à noite*, *às vezes*.
"""

from __future__ import annotations

from lambre_core.findings.merging import Cause
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.relations import CONTRACTED, as_told
from lambre_core.treebank.tree import Sentence, Span, Token, in_lower_case

LANGUAGE = "pt"

WITHOUT_ARTICLE = frozenset(
    "mim ti si nós vós você vocês ele ela eles elas isso isto este esta estes estas esse essa esses essas alguém "
    "ninguém cada qualquer quem tudo todos".split()
)
"""Pronouns and determiners before which no article stands."""

CONTRACTIONS = frozenset({"à", "às"})


def with_told_contractions(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with the article of *à* joined to a pronoun or an infinitive right behind it.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for multiword in sentence.multiwords:
        if in_lower_case(multiword.form) not in CONTRACTIONS or multiword.last == len(sentence.tokens):
            continue
        article, word = sentence.tokens[multiword.last - 1], sentence.tokens[multiword.last]
        upos = "PRON" if is_without_article(word) else "VERB" if is_infinitive_alone(word, readings) else None
        if upos is not None:
            feats = {"Definite": frozenset({"Def"}), "PronType": frozenset({"Art"})}
            changed[article.id] = as_told(article, "DET", feats, (word.id, CONTRACTED))
            changed[word.id] = as_told(word, upos, {}, None)
    return sentence.with_tokens(changed) if changed else sentence


def is_without_article(word: Token) -> bool:
    """Whether a word is a pronoun or determiner that has no article; what begins with a capital may be a name."""
    return in_lower_case(word.form) in WITHOUT_ARTICLE and (word.form or "").islower()


def is_infinitive_alone(word: Token, readings: Readings) -> bool:
    """Whether a word is an infinitive and no noun: *partir*, not *colher*."""
    form = in_lower_case(word.form)
    infinitive = any("Inf" in one.feats.get("VerbForm", ()) for one in known_as(form, "VERB", readings))
    return (word.form or "").islower() and form.endswith("r") and infinitive and not known_as(form, "NOUN", readings)


def preposition_alone(cause: Cause, sentence: Sentence, text: str) -> tuple[Span, str] | None:
    """Where such a contraction stands in a text, and the preposition that is meant; None for other findings."""
    for outcome in (violation.outcome for violation in cause.violations):
        article = outcome.dependent
        if outcome.rule.relation == CONTRACTED and article.span is not None and article.id > 1:
            preposition = sentence.tokens[article.id - 2].form or ""
            written = text[slice(*article.span)]
            return article.span, preposition.upper() if written.isupper() else preposition
    return None
