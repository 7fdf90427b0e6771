"""Speakers: what can be nothing but the subject of a Greek verb is that, and for sure.

*Εσύ έχετε δίκιο*, *δεν το ξέρει εμείς*: a parser that has read news hardly knows these pronouns, and takes them for
adverbs, conjunctions or objects; but they are nominatives, of one person and number. So is a noun whose article is *ο*,
*η* or *οι*: what makes the parser doubt that it is the subject is the verb, which does not agree.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from lambre_core.findings.certain import certain
from lambre_core.findings.readings import Readings
from lambre_core.findings.subjects import COPULAR, NOMINATIVE
from lambre_core.lexicon.written import may_be_written
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Beliefs, Sentence, Token, in_lower_case

SPEAKERS: Mapping[str, tuple[str, str]] = {
    "εγώ": ("Sing", "1"),
    "εσύ": ("Sing", "2"),
    "εμείς": ("Plur", "1"),
    "εσείς": ("Plur", "2"),
}
"""Greek pronouns that are nominatives alone, with their number and person."""

THEMSELVES: Mapping[str, frozenset[str]] = {
    "εγώ": frozenset({"με", "μου", "μ'"}),
    "εσύ": frozenset({"σε", "σου", "σ'"}),
    "εμείς": frozenset({"μας"}),
    "εσείς": frozenset({"σας"}),
}
"""The clitics of the same persons, beside which a pronoun is what is spoken of: *εγώ δεν με νοιάζει*."""

POSSESSIVES: Mapping[str, Features] = {
    form: {"Case": frozenset({"Gen"}), "Number": frozenset({number}), "Person": frozenset({person})}
    for form, number, person in (("μου", "Sing", "1"), ("σου", "Sing", "2"), ("μας", "Plur", "1"), ("σας", "Plur", "2"))
}
"""Pronouns that the parser takes for names."""

CLITICS = frozenset("με μου μ' σε σου σ' μας σας τον την τη το του της τους τις τα των".split())
PARTICLES = frozenset("δεν δε μην μη θα να ας".split())
LIGHT = frozenset("όμως λοιπόν ωστόσο δηλαδή πάντως βέβαια απλώς απλά τώρα πια πρώτα επίσης ποτέ πάντα μόνο".split())
"""Words that may stand between a subject and its verb, whatever the tagger takes them for."""

IMPERSONAL = frozenset(
    "μπορεί πρέπει ενδέχεται πρόκειται φαίνεται χρειάζεται αρκεί αξίζει επιτρέπεται απαγορεύεται λέει λένε λες λέτε "
    "είναι ήταν".split()
)
"""Verbs whose clause may stand for a subject, and those with which a speaker quotes; *είναι* may have another one."""

BESIDE = frozenset("και κι ή είτε ούτε μήτε σαν όπως όσο παρά πλην εκτός όχι το του ένα ο η οι μαζί".split())
"""What joins a pronoun with something, compares it, or makes a noun of it."""

NOMINATIVE_ARTICLES = frozenset({"ο", "η", "οι"})
LINKING = COPULAR | {"είμαι", "γίνομαι", "λέγομαι", "ονομάζομαι", "καλούμαι", "θεωρούμαι", "παραμένω", "αποτελώ"}
"""Verbs beside which a nominative may be a predicate."""


def with_persons(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with every finite verb in the person and number that its form is written to have alone; the tagger
    gives it those of its subject."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        if not is_personal(token) or not may_be_written(language, token.form, token.upos, token.feats):
            continue
        found = readings(token)
        told = {name: {reading.feats.get(name) for reading in found} for name in ("Number", "Person")}
        feats = {name: next(iter(values)) for name, values in told.items() if len(values) == 1}
        known = {name: values for name, values in feats.items() if values and values != token.feats.get(name)}
        if not any(reading.written for reading in found):
            continue
        beliefs = token.beliefs
        if beliefs is not None:
            # Whether it is an auxiliary makes no difference.
            verbal = sum(beliefs.upos.get(upos, 0.0) for upos in ("AUX", "VERB"))
            sure = UNMISTAKABLE.search(in_lower_case(token.form)) is not None
            beliefs = replace(beliefs, upos={token.upos or "": 1.0 if sure else min(verbal, 1.0)})
        if known or beliefs is not token.beliefs:
            changed[token.id] = replace(token, feats={**token.feats, **known}, beliefs=beliefs)
    return sentence.with_tokens(changed) if changed else sentence


UNMISTAKABLE = re.compile(
    "(?:[ζνγβχφ]εις|εύεις|[ηιυ]σες|ευσες|λεσες|ουμε|ούμε|άμε|[άήίώύέό].*αμε|ομαι|[άείύ]μαι|εσαι|[εάείύ]ται|μαστε|νται|ουν|ούν|"
    "[ηιωυ]σαν|θηκ(?:α|ες|ε|αν)|όταν|όνταν|ετε|είτε|ατε)$"
)
"""Ends that Greek verbs alone have."""


def with_pleasing_subjects(sentence: Sentence) -> Sentence:
    """The sentence with what looks like the object of a Greek verb that has none as its subject: *μου αρέσει τα σύκα*,
    *δεν υπάρχουν εμπιστοσύνη*, *δεν βρέθηκε αποτελέσματα*."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        verb = sentence.head_of(token)
        if token.upos != "NOUN" or token.deprel != "comp:obj" or verb is None or not is_personal(verb):
            continue
        if WITHOUT_OBJECT.match(in_lower_case(verb.form)) is None or not verb.id < token.id:
            continue
        own = [word for word in sentence.tokens if word.head == token.id and word.id < token.id]
        others = (word for word in sentence.tokens if word.head == verb.id and word.id != token.id)
        if any(in_lower_case(word.form) in ACCUSATIVE_ARTICLES or word.upos == "NUM" for word in own):
            continue
        if (token.lemma or "") in TIMES or any((word.deprel or "").startswith(("subj", "comp:obj")) for word in others):
            continue
        if "Plur" in token.feats.get("Number", ()) or own:
            changed[token.id] = certain(replace(as_nominative(token), deprel="subj"))
            changed |= {word.id: as_nominative(word) for word in own if word.upos in {"ADJ", "DET"}}
    return sentence.with_tokens(changed) if changed else sentence


def as_nominative(word: Token) -> Token:
    """A word of a neuter or feminine phrase, whose accusative looks the same, as a nominative."""
    if "Acc" not in word.feats.get("Case", ()):
        return word
    beliefs = word.beliefs and replace(word.beliefs, feats={**word.beliefs.feats, "Case": {"Nom": 1.0}})
    return replace(word, feats={**word.feats, "Case": NOMINATIVE}, beliefs=beliefs)


WITHOUT_OBJECT = re.compile(
    "(?:υπάρ[χξ]|υπήρ[χξ]|αρέσ|άρεσ|προκύπτ|προκύψ|προέκυ|συμβαίν|συνέβη|βρέθηκ|βρίσκ[οε]ν?τ|εμφανίστηκ|εμφανίζ[οε]ν?τ)"
)
"""Beginnings of forms of verbs that have no object."""

ACCUSATIVE_ARTICLES = frozenset("τον την τη τους τις έναν".split())
TIMES = frozenset("μέρα ημέρα νύχτα εβδομάδα μήνας χρόνος χρόνια έτος ώρα λεπτό φορά στιγμή αιώνας σπίτι".split())


def with_speakers(sentence: Sentence) -> Sentence:
    """The sentence with every such pronoun right before its verb, or right behind it, as the subject of that, and
    possessives of the same persons as pronouns."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        possessive = POSSESSIVES.get(token.form or "")
        if possessive is not None and token.upos not in {"PRON", "DET"}:
            beliefs = token.beliefs and replace(token.beliefs, upos={"PRON": 1.0})
            changed[token.id] = replace(token, upos="PRON", feats=possessive, beliefs=beliefs)
        if in_lower_case(token.form) in SPEAKERS:
            verb = verb_behind(token, sentence) or verb_before(token, sentence)
            if verb is None or (verb.head != token.id and sentence.depends_on(verb, token)):
                continue
            changed[token.id] = as_subject(token, verb)
            if verb.head == token.id:
                changed[verb.id] = replace(verb, head=token.head, deprel=token.deprel, beliefs=given_to(verb, token))
    return sentence.with_tokens(changed) if changed else sentence


def as_subject(token: Token, verb: Token) -> Token:
    """A pronoun as the subject of a verb, for sure."""
    number, person = SPEAKERS[in_lower_case(token.form)]
    feats: Features = {
        "Case": NOMINATIVE,
        "Number": frozenset({number}),
        "Person": frozenset({person}),
        "PronType": frozenset({"Prs"}),
    }
    sure = token.beliefs and Beliefs(
        upos={"PRON": 1.0},
        feats={name: {"".join(values): 1.0} for name, values in feats.items()},
        heads={verb.id: 1.0},
        deprels={"subj": 1.0},
    )
    return replace(token, upos="PRON", feats=feats, head=verb.id, deprel="subj", beliefs=sure)


def given_to(verb: Token, pronoun: Token) -> Beliefs | None:
    """What the parser believes of a verb that takes the place of a pronoun in the tree."""
    return verb.beliefs and replace(
        verb.beliefs, heads={pronoun.head or 0: 1.0}, deprels={pronoun.deprel or "root": 1.0}
    )


def verb_behind(token: Token, sentence: Sentence) -> Token | None:
    """The finite verb behind a pronoun that begins its clause, with nothing but clitics, particles and adverbs
    between."""
    words = sentence.tokens
    before = words[token.id - 2] if token.id > 1 else None
    if before is not None and not begins(before):
        return None
    for word in words[token.id : token.id + FAR]:
        form = in_lower_case(word.form)
        if form in THEMSELVES[in_lower_case(token.form)] or form in BESIDE:
            return None
        if is_personal(word):
            return (
                None
                if form in IMPERSONAL or is_of_the_clause_below(word, *SPEAKERS[in_lower_case(token.form)], sentence)
                else word
            )
        if form not in CLITICS | PARTICLES | LIGHT and word.upos != "ADV":
            return None
    return None


FAR = 5
"""Words behind a pronoun among which its verb is looked for."""


def begins(word: Token) -> bool:
    """Whether a word stands before a clause, or at its head."""
    return word.upos in {"ADV", "CCONJ", "PUNCT", "SCONJ"} and in_lower_case(word.form) not in BESIDE


def verb_before(token: Token, sentence: Sentence) -> Token | None:
    """The finite verb right before a pronoun that ends its clause: *έτσι πιστεύουν κι εμείς*, *δεν το ξέρετε εμείς*."""
    words = sentence.tokens
    after = words[token.id] if token.id < len(words) else None
    if after is not None and after.upos != "PUNCT":
        return None
    place = token.id - 2
    if place >= 1 and (in_lower_case(words[place].form) in {"και", "κι"} | LIGHT):
        place -= 1
    verb = words[place] if place >= 0 else None
    if verb is None or not is_personal(verb) or in_lower_case(verb.form) in {"μπορεί", "πρέπει", "είναι", "ήταν"}:
        return None
    others = (word for word in words if word.head == verb.id and word.id != token.id and word.upos != "ADJ")
    return None if any((word.deprel or "").startswith("subj") for word in others) else verb


def is_personal(word: Token) -> bool:
    """Whether a word is a finite verb with a person."""
    return word.upos in {"AUX", "VERB"} and "Person" in word.feats


def is_of_the_clause_below(verb: Token, number: str, person: str, sentence: Sentence) -> bool:
    """Whether what has this number and person may be the subject of a clause behind another verb, with which it agrees:
    *εγώ θέλεις να φύγω;*"""
    after = sentence.tokens[verb.id : verb.id + REACH]
    if SAYING.match(in_lower_case(verb.form)) is None or not any(opens_a_clause(word) for word in after[:2]):
        return False
    return any(
        number in word.feats.get("Number", ()) and person in word.feats["Person"] for word in after if is_personal(word)
    )


def opens_a_clause(word: Token) -> bool:
    """Whether a word begins a clause that is the object of a verb."""
    return word.upos == "SCONJ" or in_lower_case(word.form) in OPENING


ASKING = frozenset("πως πώς που πού αν πόσο τι γιατί όταν".split())
OPENING = frozenset("να ότι πως πώς που πού αν πόσο τι ποιος ποια ποιο γιατί όταν".split())
REACH = 8
"""Words behind a verb among which that of another clause is looked for."""

SAYING = re.compile(
    "(?:θέλ|ήθελ|ξέρ|ήξερ|λέ[ωςμτν]|είπ|π[ωε]ι?|νομίζ|νόμιζ|πιστεύ|πίστεψ|ελπίζ|περιμέν|περίμεν|φοβ|θυμ|φαντάζ|υποθέτ|"
    "βλέπ|είδ|ακού|άκουσ|καταλαβ|κατάλαβ|προτιμ|προτείν|επιμέν|λες|θες|ζητ|ρωτ)"
)
"""Beginnings of verbs before which what is spoken of may stand, though it belongs to the clause behind them."""


def with_named_subjects(sentence: Sentence) -> Sentence:
    """The sentence with nouns that have a nominative article and that the parser takes for the only subject of a finite
    verb being so for certain, where nothing but what belongs to either stands between."""
    changed: dict[int, Token] = {}
    for token in sentence.tokens:
        verb = sentence.head_of(token)
        if (
            token.upos not in {"NOUN", "PROPN", "PRON"}
            or (token.deprel or "").partition("@")[0] != "subj"
            or verb is None
        ):
            continue
        if not is_personal(verb) or (verb.lemma or "") in LINKING or not is_told_by_its_form(token, sentence):
            continue
        alone = not any(
            word.head == verb.id and word.id != token.id and (word.deprel or "").startswith("subj")
            for word in sentence.tokens
        )
        if alone and is_near(token, verb, sentence):
            changed[token.id] = certain(token)
    return sentence.with_tokens(changed) if changed else sentence


def is_told_by_its_form(token: Token, sentence: Sentence) -> bool:
    """Whether a word is a pronoun that only nominatives are, or has an article that only these have."""
    alone = token.upos == "PRON" and NOMINATIVE_PRONOUN.fullmatch(in_lower_case(token.form)) is not None
    return alone or has_nominative_article(token, sentence)


NOMINATIVE_PRONOUN = re.compile("(?:αυτ|εκείν|όσ|όποι|κάποι|ποι)(?:ός|ος|οί|οι)")


def has_nominative_article(token: Token, sentence: Sentence) -> bool:
    """Whether a noun has an article before it that only nominatives have."""
    return any(
        word.head == token.id and word.id < token.id and in_lower_case(word.form) in NOMINATIVE_ARTICLES
        for word in sentence.tokens
    )


def is_near(token: Token, verb: Token, sentence: Sentence) -> bool:
    """Whether what stands between a noun and its verb belongs to the noun, or is an adverb, a clitic or a particle."""
    first, last = sorted((token.id, verb.id))
    return all(
        sentence.depends_on(word, token)
        or (
            word.upos != "PUNCT"
            and in_lower_case(word.form) not in ASKING
            and (word.upos == "ADV" or in_lower_case(word.form) in CLITICS | PARTICLES | LIGHT)
        )
        for word in sentence.tokens[first : last - 1]
    )
