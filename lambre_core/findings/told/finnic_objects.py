"""Told objects of Estonian and Finnish clauses that say themselves what is done to what: relative clauses of those who
speak, infinitives of what somebody wants to do, and what is measured.

*Kirja, joka ostin*, *haluan ostaa auto*, *tahan osta maja*, *juon tassi kohv*: who wants or does it is known, so that a
nominative in the singular is nobody who does something, for which a parser that has seen correct text alone takes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile

from lambre_core.findings.beliefs import believed
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.arguments import before_in_clause
from lambre_core.findings.told.clauses import ENDING
from lambre_core.findings.told.finnic_subjects import VERBS, is_finite, next_word
from lambre_core.findings.told.objects_of_verbs import COPULAR, SURE, believed_upos, is_before_it, is_said_of_a_speaker
from lambre_core.findings.told.quantities import GEN, NOM, PAR, cases_of, is_a_time
from lambre_core.findings.told.relations import COUNTED, INTENDED, RELATIVE_OBJECT, SELF, as_told
from lambre_core.grammar.conditions import is_denied
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

SING = frozenset({"Sing"})


def clause_objects_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The nominatives of a sentence that are such objects, joined to their verbs or measures, and these."""
    for token in sentence.tokens[:-1]:
        verb = what_is_done_to_it(token, sentence, language)
        if verb is not None:
            yield as_told(token, "PRON", {"Case": NOM, "Number": SING}, (verb.id, RELATIVE_OBJECT))
            yield as_told(verb, "VERB", {}, None)
        noun = what_somebody_wants(token, sentence, readings, language)
        if noun is not None:
            yield as_told(noun, "NOUN", {"Case": NOM}, (token.id, INTENDED))
            yield as_told(token, "VERB", {}, None)
        found = what_somebody_wants_first(token, sentence, readings) if language == "et" else None
        if found is not None:
            noun, verb = found
            yield as_told(noun, "NOUN", {"Case": NOM}, (verb.id, INTENDED))
            yield as_told(verb, "VERB", {}, None)
        helped = whom_one_helps(token, sentence, language)
        if helped is not None:
            yield as_told(helped, helped.upos, {"Case": helped.feats["Case"]}, (token.id, SELF))
            yield as_told(replace(token, lemma=HELP[language]), "VERB", {}, None)
        noun = what_thanks_are_for(token, sentence, readings) if language == "fi" else None
        if noun is not None:
            yield as_told(noun, "NOUN", {"Case": NOM}, (token.id, SELF))
            yield as_told(replace(token, lemma="kiitos"), "NOUN", {}, None)
        noun = whom_one_contacts(token, sentence, readings)
        if noun is not None:
            yield as_told(noun, "NOUN", {"Case": noun.feats.get("Case", NOM)}, (token.id, SELF))
            yield as_told(token, "NOUN", {}, None)
        noun = what_is_measured(token, sentence, readings)
        if noun is not None:
            yield as_told(token, "NUM", {"Case": NOM}, (noun.id, COUNTED))


RELATIVE = {"fi": frozenset({"joka"}), "et": frozenset({"mis", "kes"})}
SPEAKING = {"fi": frozenset({"minä", "sinä", "me", "te"}), "et": frozenset("ma mina sa sina me meie te teie".split())}


def what_is_done_to_it(token: Token, sentence: Sentence, language: str) -> Token | None:
    """The verb of those who speak behind a relative pronoun in the nominative, which stands for the noun in the
    singular before its comma, where nothing else is done: *kirja, joka ostin*, *raamat, mis ma ostsin*. Of several
    things it is right in Estonian (*raamatud, mis ma ostsin*)."""
    noun = sentence.tokens[token.id - 3] if token.id > 2 and sentence.tokens[token.id - 2].form == "," else None
    if in_lower_case(token.form) not in RELATIVE[language] or noun is None or noun.upos != "NOUN":
        return None
    before = sentence.tokens[noun.id - 2] if noun.id > 1 else None
    joined = before is not None and (before.upos == "CCONJ" or before.form == ",")
    if noun.feats.get("Number") != SING or joined or is_a_time(noun):
        return None
    who = next_word(token, sentence)
    spoken = who is not None and in_lower_case(who.form) in SPEAKING[language]
    verb = next_word(who, sentence) if spoken and who is not None else who
    if verb is None:
        return None
    done = what_is_wanted_or_denied(verb, sentence, language) if not spoken else None
    if done is not None:
        thing = not may_be_spoken_to(noun) or "1" in verb.feats.get("Person", ())
        return done if thing and ends_at_once(done, sentence) else None
    if verb.lemma in intransitive() | COPULAR | SAYING:
        return None
    yours = spoken and who is not None and may_be_your_past(who, verb)
    if not is_said_of_a_speaker(verb) and not yours and not is_a_thing_you_did_it_to(noun, verb, language):
        return None
    if not spoken and verb.feats.get("Person") != frozenset({"1"}) and may_be_spoken_to(noun):
        return None  # *Jumala, joka hallitset*
    behind = sentence.tokens[verb.id : verb.id + MOST_BEHIND]
    for word in behind:
        if word.form in {",", *ENDING}:
            return verb
        if word.upos in VERBS | {"SCONJ"} or (word.upos in NOMINALS and word.feats.get("Case", NOM) <= NOM | GEN | PAR):
            return None
    return None


def may_be_your_past(who: Token, verb: Token) -> bool:
    """Whether a verb behind *sa* is in the past, whose form is that of several others as well: *mis sa avasid*."""
    yours = in_lower_case(who.form) in {"sa", "sina"} and in_lower_case(verb.form).endswith("sid")
    return yours and verb.upos == "VERB" and "Fin" in verb.feats.get("VerbForm", ())


def what_is_wanted_or_denied(verb: Token, sentence: Sentence, language: str) -> Token | None:
    """The infinitive right behind a verb of those who speak or are spoken to that says what they want or are able to
    do, or the verb that they deny, if it has an object: *joka haluat avata*, *mis soovite avada*, *joka et käytä*."""
    done = next_word(verb, sentence)
    form = in_lower_case(verb.form)
    if done is None or done.upos != "VERB" or done.lemma in intransitive() | COPULAR:
        return None
    wanted = WANTING[language].fullmatch(form) is not None and "Inf" in done.feats.get("VerbForm", ())
    denied = language == "fi" and form in {"en", "et", "emme", "ette"} and "Yes" in done.feats.get("Connegative", ())
    return done if wanted or denied else None


def ends_at_once(verb: Token, sentence: Sentence) -> bool:
    """Whether a stop or comma, or an adverb and then that, stands right behind a verb."""
    after = next_word(verb, sentence)
    if after is not None and after.upos == "ADV":
        after = next_word(after, sentence)
    return after is None or after.form in {",", *ENDING}


def is_a_thing_you_did_it_to(noun: Token, verb: Token, language: str) -> bool:
    """Whether a verb is in the second person, and a noun is no person: *sovellus, joka latasit*, *fail, mis
    avasite*."""
    second = verb.feats.get("Person") == frozenset({"2"}) and verb.upos == "VERB"
    ends = ("t", "tte") if language == "fi" else ("site", "ate", "ite", "ete")
    return second and in_lower_case(verb.form).endswith(ends) and not may_be_spoken_to(noun)


def may_be_spoken_to(noun: Token) -> bool:
    """Whether a noun may be somebody who is spoken to: a person, or one that is spelt as a name."""
    return not in_lower_case(noun.form).endswith(MADE)


MADE = tuple(
    "tiedosto kuva kansio viesti kirja asetus salasana tili linkki raportti artikkeli auto talo tuote sovellus ohjelma "
    "kieli kappale elokuva ruoka kahvi lahja lippu laite tilaus lasku kortti sivu teksti video osoite lomake "
    "fail pilt kaust sõnum raamat seade parool link rakendus programm maja toode tellimus arve kaart leht tekst "
    "aadress dokument vorm pakk".split()
)
"""Finnish and Estonian nouns for things that somebody opens, buys or sends."""

NOMINALS = frozenset({"NOUN", "PRON", "PROPN", "NUM", "ADJ"})
SAYING = frozenset("rääkima ütlema mõtlema arvama tegema tahtma soovima".split())
"""Estonian verbs behind which what is asked is said so in speech: *kas said aru, mis ma räägin?*"""
MOST_BEHIND = 4
"""Words behind the verb of such a clause, its stop among them."""

WANTING = {
    "fi": re.compile(
        "halu(?:a(?:n|t|mme|tte)|si(?:n|t|mme|tte)|aisi(?:n|t|mme|tte))|voi(?:n|t|mme|tte|sin|sit)|aio(?:n|t|mme|tte)|"
        "aio[it]n|osaa(?:n|t|mme|tte)|unohd(?:an|in|imme)|päät(?:än|in|imme)|yritä(?:n|mme)|yritin|ehdi(?:n|mme)|sain"
    ),
    "et": re.compile(
        "tah(?:an|ad|ame|ate|aksin)|taht(?:sin|sime)|soovi(?:n|d|me|te|ksin|sin)|või(?:n|d|me|te)|oska(?:n|d|me|te)|"
        "saa(?:n|d|me|te)|sain|saime|kavatse(?:n|d|me|te)|unusta(?:n|sin|sime)|otsusta(?:n|sin|sime)|plaani(?:n|me)|"
        "pea(?:n|d|me|te)|pidi(?:n|me)|hakka(?:n|d|me|te|sin|sime)|jõuan|jõudsin|suuda(?:n|me)"
    ),
}
"""Verbs of those who want or are able to do something, forget or begin it."""

TO_DO = {"fi": re.compile("[aä]$"), "et": re.compile("(?:[dt]|[lnr]|[oöuü]|m)a$|[aeiouõäöü][dt]a$")}


WANTED = {
    "fi": re.compile(
        "halu(?:aa|si|aisi|avat|sivat)|voi(?:vat)?|aiko(?:o|i|vat|ivat)|osaa(?:vat)?|unohti(?:vat)?|päätt(?:ää|i|ivät)|"
        "yritti(?:vät)?|yrittää|ehti(?:i|vät)?|sai(?:vat)?"
    ),
    "et": re.compile(
        "tah(?:ab|aks|avad)|taht(?:is|sid)|soovi(?:b|s|ks|vad|sid)|või(?:b|vad)|oska(?:b|s|vad)|saa(?:b|vad)|sai|"
        "kavatse(?:b|s|vad)|unusta(?:b|s|sid)|otsusta(?:b|s|sid)|plaani(?:b|s|vad)|pea(?:b|vad)|pid(?:i|id)|"
        "hakka(?:b|s|vad|sid)|jõua(?:b|vad)|jõudis|suuda(?:b|vad)|suutis"
    ),
}
"""Such verbs of others, right behind a pronoun for these."""
OTHERS = {"fi": frozenset({"hän", "he"}), "et": frozenset({"ta", "tema", "nad", "nemad"})}


def says_who_wants(word: Token, sentence: Sentence, language: str) -> bool:
    """Whether a verb says, or asks, that somebody who is known wants or can do something: *tahan*, *ta otsustas*,
    *haluatko*."""
    form, before = in_lower_case(word.form), sentence.tokens[word.id - 2] if word.id > 1 else None
    asked = ASKING.sub("", form) if language == "fi" else form
    if WANTING[language].fullmatch(form) is not None or WANTING[language].fullmatch(asked) is not None:
        return True
    if before is None or before.feats.get("Case") != NOM:
        return False
    others = in_lower_case(before.form) in OTHERS[language] and WANTED[language].fullmatch(form) is not None
    somebody = before.upos in {"NOUN", "PROPN"} and before.feats.get("Number") == word.feats.get("Number")
    return others or (somebody and INTENDING[language].fullmatch(form) is not None)


ASKING = re.compile("k[oö]$")

INTENDING = {
    "fi": re.compile("aiko(?:o|i|vat|ivat)|halua(?:a|vat)|halusi(?:vat)?|päätt(?:ää|i|ivät)|yritt(?:ää|i|ivät)"),
    "et": re.compile(
        "tah(?:ab|avad)|taht(?:is|sid)|soovi(?:b|s|vad|sid)|kavatse(?:b|s|vad|sid)|otsusta(?:b|s|sid)|"
        "plaani(?:b|s|vad|sid)|ürita(?:b|s|vad|sid)"
    ),
}
"""Verbs of what somebody means to do, right behind a noun for these: *ministeri aikoo esitellä uusi laki*."""


def what_somebody_wants(verb: Token, sentence: Sentence, readings: Readings, language: str) -> Token | None:
    """The noun in the nominative singular, by its form or that of its adjective, that ends a sentence behind an
    infinitive, which stands right behind a verb that says who wants or can do it: *haluan ostaa auto*, *unustasin osta
    leib*, *ta otsustas osta uus arvuti*."""
    before = sentence.tokens[verb.id - 2] if verb.id > 1 else None
    if before is not None and before.upos == "ADV" and before.id > 1:
        before = sentence.tokens[before.id - 2]
    if verb.upos != "VERB" or before is None or not says_who_wants(before, sentence, language):
        return None
    if TO_DO[language].search(in_lower_case(verb.form)) is None or verb.lemma in intransitive() | COPULAR:
        return None
    if is_denied(before, sentence) or any(map(is_finite, before_in_clause(before, sentence))):
        return None
    rest = rest_of_sentence_or_condition(verb, before, sentence)
    behind = without_receivers(rest)
    if not behind or not all(is_before_it(word, behind) for word in behind[:-1]):
        return None
    noun = behind[-1]
    single = noun.feats.get("Number") == SING and NATIVE.search(noun.form or "") is not None
    plain = noun.upos == "NOUN" and (noun.form or "").islower() and believed_upos(noun) >= SURE
    if not single or not plain or is_a_time(noun):
        return None
    cases = cases_of(noun, readings)
    # *keel* is what hangs on a necklace as well, which is nothing that somebody learns.
    plain_case = cases >= NOM and cases.isdisjoint(GEN | PAR) and believed(noun, "Case", NOM) >= VERY_SURE
    described = cases >= NOM and any(is_nominative_adjective(word, readings) for word in behind[:-1])
    return noun if cases == NOM or plain_case or described else None


def what_somebody_wants_first(first: Token, sentence: Sentence, readings: Readings) -> tuple[Token, Token] | None:
    """The Estonian noun in the nominative singular right behind a verb that says who wants or can do something, with
    its attributes alone between, and the infinitive at the end of the clause that this is the object of: *võite
    tellimus igal ajal tühistada*."""
    if not says_who_wants(first, sentence, "et") or is_denied(first, sentence):
        return None
    clause = list(takewhile(lambda word: word.form not in {",", ":", ";", *ENDING}, sentence.tokens[first.id :]))
    noun = next((word for word in clause if word.upos in {"NOUN", "PROPN", "NUM"} and not is_a_time(word)), None)
    if noun is None or not clause or any(word.upos in {"CCONJ", "SCONJ"} for word in clause):
        return None
    done, attributes = clause[-1], [word for word in clause if word.id < noun.id]
    middle = [word for word in clause if noun.id < word.id < done.id]
    verb = (
        done.upos == "VERB" and "Inf" in done.feats.get("VerbForm", ()) and done.lemma not in intransitive() | COPULAR
    )
    plain = noun.upos == "NOUN" and (noun.form or "").islower() and noun.feats.get("Number") == SING
    before = all(word.upos in {"ADJ", "DET", "PRON"} and case_of(word) <= NOM | GEN for word in attributes)
    behind = all(word.upos == "ADV" or (case_of(word) and case_of(word).isdisjoint(NOM | GEN | PAR)) for word in middle)
    if not (verb and plain and before and behind) or cases_of(noun, readings) != NOM:
        return None
    return noun, done


def rest_of_sentence_or_condition(verb: Token, first: Token, sentence: Sentence) -> Sequence[Token]:
    """The words behind an infinitive up to the end of the sentence, or to the comma that ends a condition: *jos haluat
    muuttaa salasana, paina tästä*; none where neither ends it."""
    condition = any(in_lower_case(word.form) in CONDITIONS for word in sentence.tokens[: first.id - 1])
    behind = sentence.tokens[verb.id :]
    end = next((place for place, word in enumerate(behind) if condition and word.form == ","), len(behind) - 1)
    ends = bool(behind) and (behind[end].form == "," or behind[end].form in ENDING)
    return behind[:end] if ends else ()


CONDITIONS = frozenset({"jos", "kun", "kui"})


def without_receivers(behind: Sequence[Token]) -> Sequence[Token]:
    """The words behind a verb but for those at the end that say for whom or from where something is: *varata pöytä
    kahdelle*."""
    while len(behind) > 1 and behind[-1].upos in SAYING_FOR_WHOM and not RECEIVING.isdisjoint(case_of(behind[-1])):
        behind = behind[:-1]
    return behind


def case_of(word: Token) -> frozenset[str]:
    """The case that the tagger gives a word; none where it gives none."""
    return word.feats.get("Case", frozenset())


SAYING_FOR_WHOM = frozenset({"ADJ", "DET", "NOUN", "NUM", "PRON", "PROPN"})
RECEIVING = frozenset({"Abl", "All", "Ela"})
"""Cases that an object may have behind it, as what somebody has about them is in others (*kirja kädessä*)."""

VERY_SURE = 0.95


def is_nominative_adjective(word: Token, readings: Readings) -> bool:
    """Whether a word is an adjective that can be nothing but a nominative singular."""
    single = word.feats.get("Number") == SING and "VerbForm" not in word.feats
    return word.upos == "ADJ" and single and cases_of(word, readings) == NOM


def what_thanks_are_for(thanks: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """The Finnish nominative for a thing that ends a sentence that *kiitos* opens, with whose it is between: *kiitos
    teidän palaute!*; somebody who is thanked is called so (*kiitos äiti!*)."""
    if thanks.id != 1 or in_lower_case(thanks.form) != "kiitos":
        return None
    behind = sentence.tokens[1:]
    if behind and behind[-1].form in ENDING:
        behind = behind[:-1]
    *owners, noun = behind or [thanks]
    owned = all(word.feats.get("Case") == GEN and word.upos == "PRON" for word in owners)
    thing = THANKED_FOR.search(in_lower_case(noun.form)) is not None and noun.upos == "NOUN"
    return noun if owned and thing and cases_of(noun, readings) >= NOM else None


THANKED_FOR = re.compile(
    "(?:palaute|tilaus|apu|viesti|vastaus|lahja|tuki|kutsu|luottamus|raportti|lahjoitus|minen|työ)$"
)

HELP = {"fi": "auttaa", "et": "aitama"}
HELPING = {
    "fi": re.compile("autan|autat|autamme|autatte|autoin|autoit|autoimme"),
    "et": re.compile("aitan|aitad|aitame|aitate|aitasin|aitasid|aitasime"),
}
"""Forms of a verb that say that those who speak help somebody."""
TO_HELP = {"fi": "auttaa", "et": "aidata"}
ALLATIVE = frozenset({"All"})


def whom_one_helps(verb: Token, sentence: Sentence, language: str) -> Token | None:
    """The allative for somebody whom those who speak help, right behind the verb at the end of its clause or before an
    infinitive, or right before the infinitive: *aitan emale*, *saad mulle aidata*. What somebody is helped into stands
    beside one as well (*aitan talle mantli selga*), and what is enough is so for somebody (*mulle aitab*)."""
    form = in_lower_case(verb.form)
    if HELPING[language].fullmatch(form) is not None:
        token = next_word(verb, sentence)
        after = next_word(token, sentence) if token is not None else None
        alone = after is None or after.form in {",", *ENDING} or "Inf" in after.feats.get("VerbForm", ())
    elif form == TO_HELP[language] and verb.id > 1 and "Inf" in verb.feats.get("VerbForm", ()):
        token, after = sentence.tokens[verb.id - 2], next_word(verb, sentence)
        alone = after is None or after.form in {",", *ENDING}
    else:
        return None
    somebody = token is not None and token.upos in {"NOUN", "PRON", "PROPN"} and token.feats.get("Case") == ALLATIVE
    return token if alone and somebody else None


CONTACT = frozenset({"yhteyttä", "ühendust"})
TAKING = re.compile(
    "ot(?:a|an|at|amme|atte|in|it|taa|takaa|ti|tavat)|võt(?:a|an|ad|ab|ame|ate|ke|ma|ta|tis|sin|sime)|võetakse"
)
"""Forms of the verb beside which somebody gets into touch."""


def whom_one_contacts(token: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """The noun in a case of subjects and objects that ends a sentence right behind *ota yhteyttä* or *võta ühendust*:
    *ota yhteyttä asiakaspalvelu*, *võtke ühendust haldur*."""
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    if (
        before is None
        or in_lower_case(token.form) not in CONTACT
        or TAKING.fullmatch(in_lower_case(before.form)) is None
    ):
        return None
    noun = next_word(token, sentence)
    after = next_word(noun, sentence) if noun is not None else None
    ends = after is None or after.form in ENDING
    if noun is None or not ends or noun.upos != "NOUN" or not (noun.form or "").islower() or is_a_time(noun):
        return None
    return noun if cases_of(noun, readings) <= NOM | GEN | PAR else None


NATIVE = re.compile("[aeiouõäöüybdglmnrstk]$")
"""How Estonian and Finnish nouns end; others may be foreign names."""

MEASURES = re.compile(
    "kilo(?:n|a|t)?|liit(?:er|rit)|liitri|tass[i]?|klaas[i]?|pudel(?:i|it)?|purk|purgi|purki|pakk|paki|pakki|kott|koti|"
    "litran?|litraa|kup(?:pi|in)|kuppia|lasi[na]?|pullo[na]?|pala[na]?|paket(?:ti|in)|pakettia|pussi[na]?|viipale(?:en)?"
)
"""Measures and vessels in the nominative, genitive or partitive."""

CONTENTS = re.compile(
    "kohv|vesi|piim|mahl|tee|õlu|vein|suhkur|jahu|sool|leib|liha|õunad|kartulid|kahvi|maito|mehu|olut|viini|sokeri|"
    "leipä|omenat|perunat|suola|kahvit|riis|riisi|juust|juusto|šokolaad|suklaa|piparkoogid|marjad|marjat|tomatid|tomaatit"
)
"""What is measured so, in the nominative."""


def what_is_measured(token: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """The noun in the nominative for something to eat or drink right behind a measure or vessel: *tassi kohv*, *kilo
    õunad*, *pullo vesi*."""
    noun = next_word(token, sentence)
    if token.upos != "NOUN" or MEASURES.fullmatch(in_lower_case(token.form)) is None or noun is None:
        return None
    if noun.upos != "NOUN" or CONTENTS.fullmatch(in_lower_case(noun.form)) is None or cases_of(noun, readings) != NOM:
        return None
    after = next_word(noun, sentence)
    return (
        noun if after is None or after.upos in VERBS | {"ADV", "CCONJ", "ADP"} or after.form in {",", *ENDING} else None
    )
