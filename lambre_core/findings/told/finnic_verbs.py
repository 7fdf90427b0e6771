"""Told verbs: what Estonian and Finnish verbs that stand right behind one another say of each other.

*Haluan ostan auton*, *talo on rakennetaan*, *emme ole nähnyt*: behind a verb of wanting or being able there is an
infinitive, behind *to be* a participle, and beside *emme* this is in the plural. A parser that has seen correct text
alone takes a finite form there for what it ought to be.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from lambre_core.findings.doubts.finnic import POSTPOSITIONS
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.relations import PAST_FORM, SAID_OF_SEVERAL, as_told
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

VERBS = frozenset({"AUX", "VERB"})
FINITE = frozenset({"Fin"})
SING, PLUR = frozenset({"Sing"}), frozenset({"Plur"})

FINNISH_MODALS = {
    lemma: re.compile(forms)
    for lemma, forms in {
        "haluta": "halu(?:a(?:n|t|a|mme|tte|vat)|si(?:n|t||mme|tte|vat)|aisi(?:n|t||mme|tte|vat))",
        "voida": "voi(?:n|t||mme|tte|vat|sin|sit|si|simme|sitte|sivat)",
        "osata": "osa(?:amme|atte|avat|sin|sit|simme|sitte|sivat)",
        "aikoa": "ai(?:on|ot|omme|otte|oin|oit|oimme|oitte)|aiko(?:o|vat|i|ivat)",
        "täytyä": "täyty(?:y|i|isi)",
        "pitää": "(?:minun|sinun|meidän|teidän|hänen|heidän) (?:pitää|piti|pitäisi)",
        "kannattaa": "kannatta(?:a|isi)|kannatti",
    }.items()
}
"""Finnish verbs with an infinitive right behind them, and their forms."""

ESTONIAN_MODALS = {
    lemma: re.compile(forms)
    for lemma, forms in {
        "tahtma": "tah(?:an|ad|ab|ame|ate|avad|aks|aksin|aksid|aksime|aksite)|taht(?:sin|sid|is|sime|site)",
        "saama": "saa(?:n|d|b|me|te|vad|ks|ksin|ksid|ksime|ksite)",
        "võima": "või(?:n|d|b|me|te|vad|ks|ksin|ksid|ksime|ksite)",
        "oskama": "oska(?:n|d|b|me|te|vad)|oska(?:sin|sid|s)",
        "pidama": "pea(?:n|d|b|me|te|vad|ks|ksin|ksid|ksime|ksite)|pidi(?:n|d|me|te)?",
        "suutma": "suuda(?:n|d|b|me|te|vad)|suut(?:sin|sid|is)",
        "soovima": "soovi(?:n|d|b|me|te|vad|ks|ksin|ksid|ksime|ksite|sin)",
        "hakkama": "hakka(?:n|d|b|me|te|vad|sin|s)",
    }.items()
}
"""Estonian ones, with an infinitive or supine."""

TO_BE = {
    "fi": re.compile("olen|olet|on|olemme|olette|ovat|olin|olit|oli|olimme|olitte|olivat|olisi"),
    "et": re.compile("olen|oled|on|oleme|olete|olin|olid|oli|olime|olite|oleks"),
}
BE = {"fi": "olla", "et": "olema"}

PERSONAL = {
    "fi": re.compile("[aeiouyäö](?<!v[aä])(?<!m[aä][aä])(?:n|t|mme|tte)$|v[aä]t$|^(?:tul|men|tek|näk|kuul|juoks)ee$"),
    "et": re.compile("^(?!teab$).*[aeiouõäöü](?<![tdn]u)(?:n|d|b|me|vad)$"),
}
"""How finite verbs end, as neither infinitives nor participles do; *puhuu* is an infinitive in spoken language."""

NO_PARTICIPLE = {
    "fi": re.compile("(?:[tdlr](?:aa|ää)|nn(?:aa|ää)|t(?:ii))n$|[a-zäö]{2}[^m](?:ee|oo|öö|uu|yy)$"),
    "et": re.compile("(?:[tdlrs]aks?e|[td]i)$|(?:[^d]sin|sime|site)$|^(?:läks|tegi|andis|ostis|luges|nägi)$"),
}
"""How finite verbs end that no participle, and hardly any noun, is spelt like."""


def verbs_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The verbs of a sentence in a form that does not follow the one before, joined to it, and these."""
    for head, token in zip(sentence.tokens, sentence.tokens[1:], strict=False):
        if token.upos in VERBS and believed_a_verb(token) >= SURE and (token.form or "").islower():
            lemma = modal(head, sentence, language)
            finite = lemma is not None and is_finite_by_its_end(token, PERSONAL[language], readings)
            if lemma is None and is_to_be(head, sentence, language):
                lemma = BE[language]
                finite = is_finite_by_its_end(token, NO_PARTICIPLE[language], readings)
            after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
            governed = after is not None and in_lower_case(after.form) in POSTPOSITIONS  # *ei voi oletuksen mukaan*
            without = language == "fi" and WITHOUT.search(token.form or "") is not None  # *voivat tietämättään edistää*
            if lemma is not None and finite and not governed and not without:
                yield as_told(token, "VERB", {"VerbForm": FINITE}, (head.id, PAST_FORM))
                yield as_told(replace(head, lemma=lemma), "AUX", {}, above(head, token))
    if language == "fi":
        for denying in sentence.tokens[:-1]:
            participle = said_of_one(denying, sentence) or done_to_several(denying, sentence)
            if participle is not None:
                yield as_told(participle, "VERB", {"Number": SING}, (denying.id, SAID_OF_SEVERAL))
                yield as_told(denying, "AUX", {"Number": PLUR}, above(denying, participle))


SURE = 0.5
WITHOUT = re.compile("(?:matta|mättä)(?:an|än|ni|si|mme|nne|nsa|nsä)$")
"""How Finnish forms end for what is not done."""


def believed_a_verb(token: Token) -> float:
    """The probability that a word is a verb."""
    if token.beliefs is None:
        return 1.0
    return token.beliefs.upos.get("VERB", 0.0) + token.beliefs.upos.get("AUX", 0.0)


def above(head: Token, token: Token) -> tuple[int, str] | None:
    """The place of a head that hung on the word that is joined to it; None where it keeps its own."""
    return (token.head or 0, token.deprel or "") if head.head == token.id else None


def modal(head: Token, sentence: Sentence, language: str) -> str | None:
    """The lemma of a verb of wanting, being able or having to; None for other words."""
    form = re.sub("k[oö]$", "", in_lower_case(head.form)) if language == "fi" else in_lower_case(head.form)
    if head.upos not in VERBS:
        return None
    before = sentence.tokens[head.id - 2] if head.id > 1 else None
    both = f"{in_lower_case(before.form)} {form}" if before is not None else form
    modals = FINNISH_MODALS if language == "fi" else ESTONIAN_MODALS
    return next((m for m, forms in modals.items() if forms.fullmatch(form) or forms.fullmatch(both)), None)


def is_to_be(head: Token, sentence: Sentence, language: str) -> bool:
    """Whether a word is a finite form of the verb *to be* behind a subject, which is no clause of its own: *mida ta
    teinud on, teatakse*."""
    before = sentence.tokens[head.id - 2] if head.id > 1 else None
    if in_lower_case(head.form) == "ole":  # *sõnum ei ole saadeti*
        return before is not None and "Neg" in before.feats.get("Polarity", ())
    subject = before is not None and before.upos in {"NOUN", "PRON", "PROPN", "ADV"}
    return head.upos == "AUX" and subject and TO_BE[language].fullmatch(in_lower_case(head.form)) is not None


def is_finite_by_its_end(token: Token, ends: re.Pattern[str], readings: Readings) -> bool:
    """Whether a verb ends as finite ones do, and is no noun that is known."""
    form = in_lower_case(token.form)
    named = NOT_FINITE.search(form)
    return ends.search(form) is not None and named is None and not known_as(form, "NOUN", readings)


NOT_FINITE = re.compile(
    "ess[aä](?:[aä]n|ni|si|mme|nne)$|[ei]ll[aä][aä]n$|[a-zäö]{3}[aouyäö]ll[aä][aä]n$|(?:(?<!läh)[dt]|[iyuo])en$|v[aä]t?$|n[uy]t$|m[aä](?:ss|st|ll|tt)[aä]$|(?:k[aä][aä]n|kin|h[aä]n|uun|yyn|iin|een)$"
)
"""How participles, infinitives in a case, words for a state (*pullollaan*) and Finnish verbs with a particle end."""


def said_of_one(denying: Token, sentence: Sentence) -> Token | None:
    """The participle in the singular behind *emme* or *eivät*, with *ole* and adverbs between at most, or *olemme* or
    *ovat*: *emme ole nähnyt*, *olemme nähnyt*. *Ette* and *olette* may be said to one person."""
    said = in_lower_case(denying.form)
    if denying.upos != "AUX" or said not in {"emme", "eivät", "olemme", "olimme", "ovat", "olivat"}:
        return None
    for word in sentence.tokens[denying.id :]:
        form = in_lower_case(word.form)
        if word.upos in VERBS and PARTICIPLE.search(form) is not None:
            return word if said not in {"ovat", "olivat"} or not is_an_attribute(word, sentence) else None
        if word.upos != "ADV" and form not in {"ole", "olisi", "liene"}:
            return None
    return None


def done_to_several(verb: Token, sentence: Sentence) -> Token | None:
    """The passive participle in the singular right behind *ovat*, of what ends its clause: *viestit ovat luettu*, which
    is *on luettu*. Before a noun it is an attribute (*ne ovat tunnettu joukko*)."""
    said = in_lower_case(verb.form)
    before = sentence.tokens[verb.id - 2] if verb.id > 1 else None
    if verb.upos != "AUX" or said not in {"ovat", "olivat"} or before is None or before.upos not in {"NOUN", "PRON"}:
        return None
    participle = sentence.tokens[verb.id] if verb.id < len(sentence.tokens) else None
    while participle is not None and participle.upos == "ADV" and participle.id < len(sentence.tokens):
        participle = sentence.tokens[participle.id]
    if participle is None or DONE.fullmatch(in_lower_case(participle.form)) is None:
        return None
    if participle.upos not in {"ADJ", *VERBS} or is_an_attribute(participle, sentence):
        return None
    return participle


DONE = re.compile("[a-zäö]+(?:[aeiouyäö]tt[uy]|[lnrs]t[uy]|h[dt][uy]|[ouöieä][dt][uy])(?<!tuttu)(?<!puuttu)(?<!liitty)")
"""How Finnish passive participles end in the singular; *tuttu* is an adjective alone."""


def is_an_attribute(participle: Token, sentence: Sentence) -> bool:
    """Whether a nominative stands behind a participle, of which it says what it is like, or another one is joined to
    it: *syitä ovat vanhentunut lisenssi ja*."""
    after = sentence.tokens[participle.id] if participle.id < len(sentence.tokens) else None
    return after is not None and (after.upos == "CCONJ" or "Nom" in after.feats.get("Case", ()))


PARTICIPLE = re.compile("(?:n|ll|rr|ss)[uy]t$")
"""How Finnish active participles end in the singular."""
