"""Told roles: Estonian and Finnish nouns in the nominative behind a verb and its object, which are neither.

*Hänet valittiin puheenjohtaja*, *ta valiti esimees*, *laite toimii palvelin*, *käytä kuvaa taustakuva*, *pyydä apua
ylläpitäjä*, *laenasin raha vend*: as what something is used or somebody is chosen is an essive or translative, and from
whom one asks or gets something an ablative.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.changes import Repair
from lambre_core.findings.merging import Cause
from lambre_core.findings.readings import Readings
from lambre_core.findings.spelling import cased
from lambre_core.findings.told.arguments import before_in_clause
from lambre_core.findings.told.clauses import ENDING
from lambre_core.findings.told.finnic_subjects import next_word
from lambre_core.findings.told.quantities import NOM, PAR, cases_of, is_a_time
from lambre_core.findings.told.relations import AS_WHAT, SOURCE, as_told
from lambre_core.lexicon.finnish import declined
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

SING = frozenset({"Sing"})
VERBS = frozenset({"AUX", "VERB"})

CHOOSING = re.compile(
    "(?:vali|nimite|kutsu|ylenne|kruuna)t(?:t)?(?:iin|aan)|(?:vali|nime|ülenda|krooni|ametisse)t[ia](?:kse)?|"
    "valitaan|nimitetään|valitakse|nimetatakse"
)
"""Passives of choosing somebody."""
WORKING = re.compile("toimii|toimi[bsn]|toimivat|toimin|toimiva[dt]|toimis|toimisi|palvelee|palveli|teeni[bs]")
"""Verbs of serving as something."""
USING = re.compile("käytä|käytän|käytät|käytämme|käytin|kasuta|kasutan|kasutame|kasutasin|kasutage|käyttäkää")
SETTING = re.compile("aseta|määritä|valitse|merkitse|määra|märgi|sea|vali|määrake|määrittäkää|asettakaa")
"""Orders to use, and to make something what it is to be."""

MACHINES = re.compile(
    "(?:palvelin|server|reititin|ruuter|proksi|puhelin|telefon|näyttö|ekraan|kamera|kaamera|kaiutin|anturi|andur|silta|sild|"
    "portti|välipalvelin|varmuuskopio|varukoopia|taustakuva|taust|profiilikuva|profiilipilt|oletus|otsikko|pealkiri|"
    "tunnus|salasana|parool|ikoni|ikoon|logo|opas|juhend|malli|näidis)$"
)
"""Things as which others serve."""
PERSONS = re.compile(
    "(?:[aeiouyäöõü]j[aä]|lääkäri|insinööri|arst|insener|johtaja|juht|esimees|sihteeri|sekretär|presidentti|president|"
    "ministeri|minister|kapteeni|kapten|asiakas|klient|ystävä|sõber|äiti|veli|vend|sisko|õde|naapuri|naaber|esimies|"
    "puhemies|spiiker|direktor|rehtori|rektor|professori|professor)$"
)
"""How nouns for people end that show their nominative."""

ASKING = re.compile(
    "kysy(?:n|t|in|imme|mme)?|pyydä(?:n|t|mme)?|pyysi(?:n|mme)|sai(?:n|t|mme)|lainasi(?:n|mme)|lainaa(?:n|mme)?|osti(?:n|mme)|"
    "küsi(?:n|d|me|sin|sime)?|palu(?:n|me|sin)|sai(?:n|me)|laenasi(?:n|me)|laena(?:n|me)?|ost(?:an|sin|sime)"
)
"""Verbs of those who ask for, get, borrow or buy something, and orders to do so."""


def roles_in(sentence: Sentence, readings: Readings) -> Iterator[Token]:
    """The nouns that end a sentence in a nominative where a role or a giver is meant, joined to its verb, and this."""
    for token in sentence.tokens[1:]:
        if not ends_plainly(token, sentence, readings):
            continue
        found = what_it_is_for(token, sentence, readings) or who_gave_it(token, sentence)
        if found is not None:
            verb, relation = found
            yield as_told(token, "NOUN", {"Case": NOM}, (verb.id, relation))
            yield as_told(verb, "VERB", {}, None)


def ends_plainly(token: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a word is a common noun in the nominative singular, or one that no lexicon has, before a full stop."""
    after = next_word(token, sentence)
    if after is None or after.form not in ENDING:
        return False
    if token.upos != "NOUN" or not (token.form or "").islower() or is_a_time(token):
        return False
    single = "Plur" not in token.feats.get("Number", ()) and not in_lower_case(token.form).endswith(("d", "t"))
    single = (
        single or PERSONS.search(in_lower_case(token.form)) is not None or MACHINES.search(token.form or "") is not None
    )
    if not single:
        return False
    thing = MACHINES.search(in_lower_case(token.form)) is not None and token.feats.get("Case") != PAR
    told = thing or (token.feats.get("Case") == NOM and is_as_in_a_dictionary(token))
    return told or cases_of(token, readings) == NOM


def is_as_in_a_dictionary(noun: Token) -> bool:
    """Whether a noun is spelt as its lemma."""
    return in_lower_case(noun.form) == in_lower_case(noun.lemma)


Found = tuple[Token, str]
"""A verb, and how a noun is joined to it."""


def what_it_is_for(token: Token, sentence: Sentence, readings: Readings) -> Found | None:
    """The verb of choosing somebody, serving or using right before a noun, or with its object between."""
    form, before = in_lower_case(token.form), before_in_clause(token, sentence)
    verbs = [word for word in before if word.upos in VERBS or USING.fullmatch(in_lower_case(word.form)) is not None]
    if len(verbs) != 1 and not (verbs and verbs[-1].id == 1):
        return None
    verb, said = verbs[-1], in_lower_case(verbs[-1].form)
    somebody = PERSONS.search(form) is not None
    right_behind = verb.id == token.id - 1
    if CHOOSING.fullmatch(said) is not None and somebody and right_behind:
        chosen = any(word.upos in {"PRON", "PROPN", "NOUN"} and is_chosen(word) for word in before if word.id < verb.id)
        return (verb, AS_WHAT) if chosen else None
    subject = any(word.upos in {"NOUN", "PRON", "PROPN"} and word.feats.get("Case") == NOM for word in before)
    if WORKING.fullmatch(said) is not None and right_behind and subject:
        return (verb, AS_WHAT) if somebody or MACHINES.search(form) is not None else None
    used = sentence.tokens[token.id - 2]
    if used.upos != "NOUN" or used.id == verb.id:
        return None
    alike = form.endswith(in_lower_case(used.form)) and len(form) > len(used.form or "")
    if USING.fullmatch(said) is not None and used.feats.get("Case") == PAR and "Par" in cases_of(used, readings):
        return (verb, AS_WHAT) if MACHINES.search(form) is not None or somebody else None
    return (verb, AS_WHAT) if SETTING.fullmatch(said) is not None and verb.id == 1 and alike else None


def is_chosen(word: Token) -> bool:
    """Whether a word may be somebody who is chosen: an accusative, or a nominative."""
    return bool(word.feats.get("Case", NOM) & {"Acc", "Nom"})


def who_gave_it(token: Token, sentence: Sentence) -> Found | None:
    """The verb of asking, getting or borrowing something whose object stands right before somebody."""
    verb = sentence.tokens[token.id - 3] if token.id > WITH_ITS_OBJECT else None
    thing = sentence.tokens[token.id - 2]
    if verb is None or ASKING.fullmatch(in_lower_case(verb.form)) is None or verb.upos not in VERBS:
        return None
    advice = in_lower_case(thing.form) in {"neuvoa", "apua", "nõu", "abi"}
    given = advice or (thing.upos == "NOUN" and thing.feats.get("Case", NOM) <= frozenset({"Gen", "Par"}))
    somebody = PERSONS.search(in_lower_case(token.form)) is not None
    return (verb, SOURCE) if given and somebody else None


WITH_ITS_OBJECT = 2
"""Place of the word behind a verb and its object, at least."""


# Mending


def of_roles(cause: Cause, language: str) -> Iterator[Repair]:
    """A noun as it says as what something is used, what somebody becomes, or from whom one has something."""
    for outcome in (violation.outcome for violation in cause.violations):
        word, form, verb = outcome.dependent, in_lower_case(outcome.dependent.form), in_lower_case(outcome.head.form)
        if outcome.rule.relation == AS_WHAT:
            lasting = WORKING.fullmatch(verb) or USING.fullmatch(verb) or verb.startswith(("työ", "töö"))
            case = "Ess" if lasting else "Tra"
        elif outcome.rule.relation == SOURCE:
            case = "Abl"
        else:
            continue
        genitive = genitive_of(form) if language == "et" else None
        written = declined(form, case, "Sing") if language == "fi" else genitive and genitive + ENDS[case]
        if written:
            yield Repair({word.id: cased(written, word.form or "")}, 1, 1)


ENDS = {"Ess": "na", "Tra": "ks", "Abl": "lt"}
"""Estonian endings behind the genitive."""

LISTED = {
    "sõber": "sõbra",
    "vend": "venna",
    "õde": "õe",
    "naaber": "naabri",
    "juht": "juhi",
    "taust": "tausta",
    "klient": "kliendi",
    "president": "presidendi",
    "minister": "ministri",
    "arst": "arsti",
    "pilt": "pildi",
    "parool": "parooli",
    "telefon": "telefoni",
    "ruuter": "ruuteri",
}


def genitive_of(form: str) -> str | None:
    """The genitive of an Estonian nominative, where its end leaves no choice."""
    listed = next((genitive for end, genitive in LISTED.items() if form.endswith(end)), None)
    if listed is not None:
        end = next(end for end in LISTED if form.endswith(end))
        return form[: -len(end)] + listed
    for end, genitive in (("mees", "mehe"), ("nik", "niku"), ("lane", "lase"), ("ja", "ja")):
        if form.endswith(end):
            return form[: -len(end)] + genitive
    return f"{form}i" if re.search("(?:er|or|är|ist|ent|oog|aar)$", form) is not None else None
