"""Repairs of told phrases: an article together with the noun or pronoun behind it, in what the words ask for.

Of Greek and Portuguese, where a relative pronoun has its article before it (*a pasta na qual*, *ο φάκελος στον οποίο*),
and of Greek objects and subjects that were told to be in the wrong case (*ανοίξτε τον πίνακα*). What mends single
Russian and Ukrainian words stands in `east_repairs`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from lambre_core.findings.changes import Repair
from lambre_core.findings.coordination import JOINT
from lambre_core.findings.merging import Cause
from lambre_core.findings.spelling import cased, difference
from lambre_core.findings.told.relations import ATTRIBUTE, CASES_ASKED, SELF, TOLD
from lambre_core.grammar.rule import Outcome
from lambre_core.grammar.wording import base
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

GREEK, PORTUGUESE = "el", "pt"


def of_told_phrases(cause: Cause, sentence: Sentence, language: str) -> Iterator[Repair]:
    """What mends a phrase as a whole; nothing in other languages, and nothing where its words are not known.

    Args:
        sentence: that of the finding, as it was judged.
    """
    if language not in {GREEK, PORTUGUESE}:
        return
    for outcome in (violation.outcome for violation in cause.violations):
        forms: dict[int, str] = {}
        if outcome.rule.relation == ATTRIBUTE and outcome.dependent.upos == "PRON":
            forms = with_its_article(outcome, sentence, language)
        elif outcome.rule.relation == SELF and in_lower_case(outcome.dependent.form) in BEHIND_ADPOSITIONS[language]:
            if in_lower_case(outcome.head.form) != "com":
                # *Com mim* is *comigo*.
                form = BEHIND_ADPOSITIONS[language][in_lower_case(outcome.dependent.form)]
                forms = {outcome.dependent.id: form}
        elif language == PORTUGUESE and outcome.rule.relation == JOINT:
            forms = done_to_two(outcome, sentence)
        elif language == GREEK and is_about_an_object(outcome):
            forms = in_a_case(noun_of(outcome.dependent, sentence), sentence, ACCUSATIVES)
        elif language == GREEK and outcome.rule.relation == TOLD and outcome.rule.feature == "Case":
            forms = in_a_case(noun_of(outcome.dependent, sentence), sentence, NOMINATIVES)
        old = {number: in_lower_case(sentence.tokens[number - 1].form) for number in forms}
        changed = {number: form for number, form in forms.items() if form != old[number]}
        if changed:
            written = {number: cased(form, sentence.tokens[number - 1].form or "") for number, form in changed.items()}
            yield Repair(written, 1, sum(difference(old[number], form) for number, form in changed.items()))


BEHIND_ADPOSITIONS = {
    PORTUGUESE: {"eu": "mim", "tu": "ti"},
    GREEK: {"εγώ": "εμένα", "εσύ": "εσένα", "εμείς": "εμάς", "εσείς": "εσάς"},
}
"""Who speaks and is spoken to behind a preposition."""

# Relative pronouns


def with_its_article(outcome: Outcome, sentence: Sentence, language: str) -> dict[int, str]:
    """A relative pronoun and the article before it in the gender and number of a noun."""
    pronoun, noun = outcome.dependent, outcome.head
    article = sentence.tokens[pronoun.id - 2] if pronoun.id > 1 else None
    gender, number = one_of(noun.feats, "Gender"), one_of(noun.feats, "Number")
    if article is None or article.upos != "DET" or gender is None or number is None:
        return {}
    if language == PORTUGUESE:
        return {article.id: OF_PORTUGUESE[gender, number], pronoun.id: "quais" if number == "Plur" else "qual"}
    case = next((case for case, forms in GREEK_ARTICLES.items() if in_lower_case(article.form) in forms.values()), None)
    if case is None:
        return {}
    form = GREEK_ARTICLES[case][gender, number]
    # *Τη* loses its *-ν* before consonants, and stands before a vowel here.
    return {article.id: form, pronoun.id: "οποί" + ENDS[case][gender, number]}


def one_of(feats: Features, name: str) -> str | None:
    """The value of a feature that has one alone."""
    values = feats.get(name, frozenset())
    return next(iter(values)) if len(values) == 1 else None


CELLS = [("Masc", "Sing"), ("Fem", "Sing"), ("Neut", "Sing"), ("Masc", "Plur"), ("Fem", "Plur"), ("Neut", "Plur")]
OF_PORTUGUESE = dict(zip((cell for cell in CELLS if cell[0] != "Neut"), "o a os as".split(), strict=True))
GREEK_ARTICLES: Mapping[str, Mapping[tuple[str, str], str]] = {
    case: dict(zip(CELLS, forms.split(), strict=True))
    for case, forms in (
        ("Acc", "τον την το τους τις τα"),
        ("Nom", "ο η το οι οι τα"),
        ("Gen", "του της του των των των"),
    )
}
ENDS: Mapping[str, Mapping[tuple[str, str], str]] = {
    case: dict(zip(CELLS, ends.split(), strict=True))
    for case, ends in (("Acc", "ο α ο ους ες α"), ("Nom", "ος α ο οι ες α"), ("Gen", "ου ας ου ων ων ων"))
}


# Passives


def done_to_two(outcome: Outcome, sentence: Sentence) -> dict[int, str]:
    """A Portuguese copula and the participle right behind it, as they are said of two things: *foram definidos*; a
    feminine if both are."""
    first, verb = outcome.dependent, outcome.head
    said = sentence.tokens[verb.id] if verb.id < len(sentence.tokens) else None
    found = re.fullmatch("(\\w+[dt])[oa]", in_lower_case(said.form)) if said is not None else None
    copula = OF_TWO.get(in_lower_case(verb.form))
    if said is None or found is None or copula is None:
        return {}
    both = [
        first,
        *(word for word in sentence.tokens if word.head == first.id and (word.deprel or "").startswith("conj")),
    ]
    women = all(one_of(word.feats, "Gender") == "Fem" for word in both)
    return {verb.id: copula, said.id: found[1] + ("as" if women else "os")}


OF_TWO = {"foi": "foram", "é": "são", "será": "serão", "era": "eram", "está": "estão", "estava": "estavam"}
"""Copulas of one and of several."""

# Cases


def is_about_an_object(outcome: Outcome) -> bool:
    """Whether a noun was told to be in the nominative where an accusative is asked for, or is the subject of a verb
    before it that is said of those who speak or are spoken to: *να διαγράψετε ο λογαριασμός*."""
    rule, noun, head = outcome.rule, outcome.dependent, outcome.head
    if rule.feature == "Case" and rule.relation in {SELF, CASES_ASKED["Acc"]}:
        return noun.upos in {"NOUN", "PROPN", "DET"}
    spoken = rule.feature == "Person" and base(rule.relation) == "subj" and noun.upos in {"NOUN", "PROPN"}
    return spoken and head.id < noun.id and not head.feats.get("Person", frozenset()).isdisjoint({"1", "2"})


def noun_of(word: Token, sentence: Sentence) -> Token:
    """The noun of a phrase at whose article a finding lies, which alone shows the case; any other word itself."""
    known = sentence.tokens[word.id - 1]
    return sentence.tokens[known.head - 1] if word.upos == "DET" and known.head else word


def in_a_case(noun: Token, sentence: Sentence, ends: Mapping[str, str]) -> dict[int, str]:
    """A noun with the attributes and the article right before it, in another case by their ends; nothing where it has
    no article that shows one."""
    place = noun.id - 2
    while place >= 0 and sentence.tokens[place].upos == "ADJ":
        place -= 1
    article = in_lower_case(sentence.tokens[place].form) if place >= 0 else ""
    accusative = ends is ACCUSATIVES
    # An article shows whether a masculine stands behind it, whatever the tagger makes of that: *ο πίνακας*.
    his = article in {"ο", "τον", "ένας", "έναν", "κανένας", "κάποιος"}
    inner = sentence.tokens[place + 1 : noun.id]
    forms = {word.id: with_end(word, ends, his=his) for word in inner}
    if article in {"οι", "τους"}:
        woman = one_of(noun.feats, "Gender") == "Fem"
        forms[place + 1] = "οι" if not accusative else "τις" if woman else "τους"
    elif article in (TO_OBJECTS if accusative else TO_SUBJECTS):
        forms[place + 1] = (TO_OBJECTS if accusative else TO_SUBJECTS)[article]
    else:
        return {}
    after = in_lower_case(sentence.tokens[place + 1].form)
    if forms[place + 1] == "την" and KEEPS_N.match(after) is None:
        forms[place + 1] = "τη"
    return forms


TO_OBJECTS = {"ο": "τον", "η": "την", "ένας": "έναν", "κανένας": "κανέναν", "κάποιος": "κάποιον"}
TO_SUBJECTS = {"τον": "ο", "την": "η", "τη": "η", "έναν": "ένας"}
KEEPS_N = re.compile("[αεηιουωάέήίόύώκπτξψ]|μπ|ντ|γκ")
ACCUSATIVES = {"ός": "ό", "ος": "ο", "ής": "ή", "ης": "η", "άς": "ά", "ας": "α", "οί": "ούς", "οι": "ους"}
NOMINATIVES = {"ούς": "οί", "ους": "οι", "ού": "ούς", "ό": "ός", "ο": "ος", "ή": "ής", "η": "ης", "ά": "άς", "α": "ας"}
"""Ends of masculines in one case -> in the other; feminines and plurals in *-ες* have one form for both."""


def with_end(word: Token, ends: Mapping[str, str], *, his: bool = False) -> str:
    """A masculine with another end; any other word as it is."""
    form = in_lower_case(word.form)
    masculine = (
        his or "Masc" in word.feats.get("Gender", {"Masc"}) or form.endswith(("ος", "ός", "οι", "οί", "ους", "ούς"))
    )
    end = next((end for end in ends if form.endswith(end)), None)
    return form[: -len(end)] + ends[end] if end is not None and masculine else form
