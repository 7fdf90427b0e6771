"""Ukrainian: ParlaMint in the style of IU; two corpora of tags alone (`training.ukrainian`)."""

from __future__ import annotations

from dataclasses import replace

from lambre_core.training.conversion import (
    children,
    relations,
    value,
    without_features,
    without_subtypes,
    words,
    words_as,
    words_in_tree,
)
from lambre_core.treebank.tree import Sentence, Token


def apostrophe_of_lemmas(token: Token) -> Token:
    """IU writes lemmas with ’ whatever the form has; ParlaMint with '."""
    return replace(token, lemma=token.lemma.replace("'", "’")) if token.lemma and "'" in token.lemma else token


def number_of_figures(token: Token) -> Token:
    """Figures and words for numbers above one have no Number in IU."""
    if token.upos == "NUM" and "Number" in token.feats and token.lemma != "один":
        return replace(token, feats={name: values for name, values in token.feats.items() if name != "Number"})
    return token


def oblique_complements(token: Token, sentence: Sentence) -> Token:
    """IU has `comp:obl` for datives beside an object alone: a lone dative is `comp:obj`, everything else `udep`.

    ParlaMint writes `comp:obl` for all governed obliques (16 in 1,000 words, IU 2).
    """
    if token.deprel != "comp:obl" or token.upos in {"VERB", "AUX", "SCONJ"}:
        return token
    if value(token, "Case") != "Dat" or token.upos == "ADP":
        return replace(token, deprel="udep")
    head = sentence.head_of(token)
    if head is None or head.upos not in {"VERB", "AUX"}:
        return token
    beside = any(child.deprel == "comp:obj" for child in children(sentence, head))
    return token if beside else replace(token, deprel="comp:obj")


def close_apposition(token: Token, sentence: Sentence) -> Token:
    """A name or number right after its noun, without a comma, is `flat@title` in IU, an apposition in ParlaMint."""
    head = sentence.head_of(token)
    if token.deprel != "conj:appos" or head is None or head.upos != "NOUN" or head.id > token.id:
        return token
    if token.upos not in {"PROPN", "NOUN", "NUM", "X"}:
        return token
    between = sentence.tokens[head.id : token.id - 1]
    return token if any(other.upos == "PUNCT" for other in between) else replace(token, deprel="flat@title")


STEPS = {
    "ParlaMint": (
        words(apostrophe_of_lemmas),
        words(number_of_figures),
        # Reflex on 14 % of verbs, PronType on 7 % of subordinating conjunctions, Polarity on adverbs: never in IU.
        without_features("Reflex", "VERB AUX"),
        without_features("PronType", "SCONJ"),
        without_features("Polarity", "ADV"),
        # To IU these are adverbs, but for the subordinating ones that stand under a noun or adverb.
        words_as("ADV", "коли поки", was="SCONJ", deprel="mod"),
        words_as("PART", "то", was="SCONJ"),
        words_as("SCONJ", "хоча", was="PART"),
        words_in_tree(oblique_complements),
        words_in_tree(close_apposition),
        # `comp:obl@agent`, `subj@pass`, `mod@neg` and `mod@emph` do not occur in IU.
        relations({"comp:obl@agent": "udep"}),
        without_subtypes("pass", "neg", "emph"),
    ),
    "BrUK": (words(apostrophe_of_lemmas),),
}

LAYERS = {"IU-tags": "upos feats", "BrUK": "upos feats"}
