"""German: PUD and LIT in the style of GSD."""

from __future__ import annotations

from lambre_core.training.conversion import (
    children,
    relations,
    value,
    with_features,
    without_features,
    words,
    words_in_tree,
)
from lambre_core.treebank.tree import Sentence, Token

PUD_VERB_FORMS = {"VBC": "Fin", "VB": "Inf", "VBN": "Part"}


def verb_form(token: Token) -> Token:
    """GSD has VerbForm on all verbs and auxiliaries, PUD on 4 %, but PUD's XPOS tells them apart.

    VBC is finite, VB the infinitive, VBN the participle, which has no Tense in GSD.
    """
    if token.upos not in {"VERB", "AUX"}:
        return token
    if token.xpos in PUD_VERB_FORMS:
        token = with_features(token, VerbForm=PUD_VERB_FORMS[token.xpos])
    return with_features(token, Tense=None) if value(token, "VerbForm") == "Part" else token


def passive_auxiliary(token: Token, sentence: Sentence) -> Token:
    """GSD marks *werden* of the passive with Voice=Pass (13 % of the auxiliaries), PUD does not."""
    if (token.upos, token.lemma) != ("AUX", "werden"):
        return token
    passive = any(child.deprel == "comp:aux@pass" for child in children(sentence, token))
    return with_features(token, Voice="Pass") if passive else token


PERSONAL = frozenset("ich du er sie es wir ihr Sie".split())
REFLEXIVE = frozenset({"sich"})


def pronoun_type(token: Token) -> Token:
    """GSD has PronType on personal pronouns and Reflex on *sich*, PUD on neither."""
    if token.upos != "PRON" or "PronType" in token.feats:
        return token
    if token.lemma in REFLEXIVE or (token.form or "").lower() == "sich":
        return with_features(token, PronType="Prs", Reflex="Yes")
    return with_features(token, PronType="Prs") if token.lemma in PERSONAL else token


STEPS = {
    "PUD": (
        words(verb_form),
        words_in_tree(passive_auxiliary),
        words(pronoun_type),
        # Degree on 88 % of PUD's adverbs, on none of GSD's.
        without_features("Degree", "ADV"),
        relations({"mod@relcl": "mod", "mod@poss": "mod", "udep@tmod": "udep", "flat@name": "flat"}),
    ),
    "LIT": (relations({"mod@relcl": "mod", "mod@poss": "mod"}),),
}

LAYERS = {
    # Case on 30 % of LIT's nominal words, Gender on 1 %, nothing on verbs.
    "LIT": "upos tree",
}
