"""Told prohibitions: Estonian and Finnish verbs behind what forbids, in a form that is never forbidden.

*Älä suljet*, *älä poistaa*, *älkää avaa*, *ära suled*, *ärge avate*: behind *älä* and *ära* the verb is a bare stem,
behind *älkää* and *ärge* it ends in *-ko* and *-ge*. A parser that has seen correct text alone takes a person or an
infinitive there for what it ought to be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.told.relations import FORBIDDEN, as_told
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

NEVER = {
    "älä": re.compile(
        "[a-zäö]+[aeiouyäö](?:n|t|mme|tte)|"
        "(?:poista|muutta|kirjoitta|asetta|otta|anta|jättä|laitta|siirtä|keskeyttä|pysäyttä|aloitta|lopetta|irrotta|"
        "käyttä|lähettä|käynnistä|yhdistä|päivittä|syöttä|tyhjentä|käsittä|väittä|esittä|liittä|päästä|peittä|heittä|"
        "odotta|osta|nosta|maksa|jatka|aja|naura|jaka|paina|vaihta|estä|unohta|huuta|hoita|tallenta|asenta|soitta|"
        "tunte|koske|pelasta|tulosta|muista|vahvista|kosketta|sammutta|luotta|hyväksy|säästä)[aä]|"
        "(?:luke|hake|sulke|itke|kerto|katso|sano|puhu|nukku|istu|kysy|sulkeutu|liikku|seiso|huoli|etsi|oppi|leikki)[aä]|"
        "(?:lada|ava|tila|vasta|muoka|hyvä|lisä|pelä|hypä|hylä)t[aä]|"
        "(?:syö|vie|myy|käy|näh|teh|jää|lyö)dä|(?:juo|tuo|saa|voi|soi|ui|luo|kopioi|synkronoi|huomioi|ohjelmoi)da|"
        "tulla|mennä|panna|purra|surra|olla|kuulla|opiskella|kuunnella|ajatella|nousta|juosta|pestä"
    ),
    "älkää": re.compile("[a-zäö]+(?<!k)(?:[aä]|tte|t)"),
    "ära": re.compile(
        "[a-zõäöü]+[aeiouõäöü](?:n|d|b|te|me)(?<!s[au]d)|(?:kustut|av|salvest|kasut|lis|eemald|lülit|katkest|vajut|"
        "puudut|jag|kirjut|mag|sisest|unust|käivit|paigald|tühist|kinnit|väljast)ada|"
        "(?:sulg|lug|muretse|valets)eda|(?:laad|rääk|val|sals|tell|luban)ida|oodata|muuta|saata|karta|nutta|jätta|"
        "sõita|anda|öelda|maksta|joosta|võtta|panna|minna|tulla|teha|olla|süüa|juua|müüa"
    ),
    "ärge": re.compile("[a-zõäöü]+(?<![gk])(?:te|d|b|a|n|me)"),
}
"""What forbids, and forms of verbs that never stand right behind it."""


def prohibited_in(sentence: Sentence) -> Iterator[Token]:
    """The verbs of a sentence in such a form right behind what forbids, joined to it, and these."""
    for forbidding, token in zip(sentence.tokens, sentence.tokens[1:], strict=False):
        never = NEVER.get(in_lower_case(forbidding.form))
        if never is None or not opens(forbidding, sentence) or not is_a_verb(token):
            continue
        if never.fullmatch(in_lower_case(token.form)) is None or has_another_verb(token, sentence):
            continue
        above = forbidding.head if forbidding.head != token.id else token.head
        relation = forbidding.deprel if forbidding.head != token.id else token.deprel
        yield as_told(token, "VERB", {"Connegative": frozenset({"No"})}, (forbidding.id, FORBIDDEN))
        yield as_told(forbidding, "AUX", {}, (above or 0, relation or ""))


def opens(word: Token, sentence: Sentence) -> bool:
    """Whether a word begins its clause: Estonian *ära* is an adverb elsewhere (*võta ära*, *ära anda või ära müüa*)."""
    before = sentence.tokens[word.id - 2] if word.id > 1 else None
    if in_lower_case(word.form) == "ära":
        return before is None or before.form in {":", ";", "–", "-", "„"} or in_lower_case(before.form) == "palun"
    return before is None or before.upos in {"PUNCT", "CCONJ"} or in_lower_case(before.form) in {"palun", "siis"}


def is_a_verb(token: Token) -> bool:
    """Whether a word in lower case is taken for a verb."""
    return token.upos in {"AUX", "VERB"} and (token.form or "").islower()


def has_another_verb(token: Token, sentence: Sentence) -> bool:
    """Whether a finite verb stands behind in the same clause, of which this may be a part: *ära tunda on raske*."""
    for word in sentence.tokens[token.id :]:
        if word.upos in {"PUNCT", "CCONJ", "SCONJ"}:
            return False
        if word.upos in {"AUX", "VERB"} and "Fin" in word.feats.get("VerbForm", ()):
            return True
    return False
