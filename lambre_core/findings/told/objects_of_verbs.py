"""Told objects of Estonian and Finnish verbs: what is not done or not there is a partitive, what is to be done a
nominative.

*Ma ei leidnud võti*, *meillä ei ollut maito*: a parser that has seen correct text alone takes such a nominative for a
subject, or doubts it. Where the verb has its subject before it, or the sentence says whose it is, there is no choice.
And a genitive that ends its phrase is no object of somebody who is told to do something, or of what must be done (*ava
ukse*, *tuleb täita taotluse*): there the whole object is a nominative.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import dropwhile, pairwise

from lambre_core.findings.beliefs import believed
from lambre_core.findings.readings import Readings
from lambre_core.findings.subjects import OBJECT
from lambre_core.findings.told.adpositions import POSTPOSITIONS
from lambre_core.findings.told.arguments import before_in_clause, is_free, rest_of_clause
from lambre_core.findings.told.clauses import ENDING
from lambre_core.findings.told.names import is_named
from lambre_core.findings.told.possessors import NATIVE
from lambre_core.findings.told.quantities import GEN, NOM, OBLIQUE, cases_of, is_a_time, is_at_its_end
from lambre_core.findings.told.relations import DENIED_OBJECT, DUE, MISSING, PERSONAL, as_told
from lambre_core.grammar.conditions import is_denied, verb_and_auxiliaries
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import SPEAKERS
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

WHOLE = (NOM, GEN, NOM | GEN)
BEING = frozenset({"olema", "olla"})
COPULAR = BEING | frozenset(
    "saama jääma jäädä tulla tulema tunduma tuntua näima näyttää paistma kõlama kuulostaa".split()
)
"""Verbs that have a predicate in the nominative."""

OWNERS = frozenset(
    "mul minul sul sinul tal temal meil teil neil nendel kellel "
    "minulla mulla sinulla sulla hänellä meillä teillä heillä kenelläkään".split()
)
PERSONS = frozenset(
    "inimene laps mees naine ema isa sõber õpetaja klient kasutaja "
    "ihminen lapsi mies nainen äiti isä ystävä opettaja asiakas käyttäjä".split()
)
STATES = frozenset("nälkä jano kiire kylmä kuuma ikävä koti-ikävä lupa pakko tarkoitus sünnipäev kahju nimi".split())
"""Nominatives that say how somebody is, or what day it is, beside a negation, too (*minulla ei ole nälkä*)."""

MUST = frozenset({"tulema", "täytyä", "pitää"})


def objects_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The nouns of a sentence in a case that their verb does not have them in, joined to it."""
    for verb in sentence.tokens:
        if verb.upos not in {"AUX", "VERB"}:
            continue
        for relation, token in (
            (DENIED_OBJECT, denied_object(verb, sentence, readings)),
            (MISSING, what_is_missing(verb, sentence, readings)),
            (DUE, what_is_due(verb, sentence, readings, language)),
            (DUE, those_to_whom_it_is_done(verb, sentence, readings)),
            (OBJECT, what_somebody_does(verb, sentence, readings)),
            (OBJECT, what_another_does(verb, sentence, readings)),
            (PERSONAL, whom_somebody_does_it_to(verb, sentence, readings)),
            (PERSONAL, whom_it_is_done_to(verb, sentence, language)),
            (PERSONAL, whom_another_does_it_to(verb, sentence)),
        ):
            if token is not None:
                yield as_told(token, token.upos, {"Case": token.feats["Case"]}, (verb.id, relation))
                break


def is_plain_noun(token: Token, readings: Readings) -> bool:
    """Whether a word is surely a common noun in the nominative or genitive."""
    return is_a_common_noun(token) and cases_of(token, readings) in WHOLE


def is_a_common_noun(token: Token) -> bool:
    """Whether a word is surely a common noun."""
    return token.upos == "NOUN" and (token.form or "").islower() and believed_upos(token) >= SURE


SURE = 0.8


def believed_upos(token: Token) -> float:
    """The probability of a word's part of speech."""
    return token.beliefs.upos.get(token.upos or "", 0.0) if token.beliefs is not None else 1.0


def denied_object(verb: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """The noun behind a negated verb that is its object, and no partitive; None where nothing is sure to be."""
    if AGENT.search(verb.form or "") or (verb.id > 1 and (verb.form or "")[:1].isupper()):
        return None
    if verb.upos != "VERB" or verb.lemma in intransitive() | COPULAR or not is_denied(verb, sentence):
        return None
    behind = rest_of_clause(verb, sentence)
    token = next((word for word in behind if not is_beside(word, behind)), None)
    if token is None or not is_of(token, verb, sentence) or not is_plain_noun(token, readings):
        return None
    if cases_of(token, readings) == GEN and "Plur" in token.feats.get("Number", ()):
        return None  # No object, but an owner's: *ei riitä laitteiden ohjaamiseen*.
    if not is_free(token, sentence) or not has_its_subject(verb, token, sentence):
        return None
    if cases_of(token, readings) >= GEN and any("Inf" in word.feats.get("VerbForm", ()) for word in behind):
        return None  # *antaa lapsen nukkua*
    if "Gen" in token.feats.get("Case", ()) and is_before_attributes(token, sentence):
        return None
    return token if ends_its_phrase(token, sentence, readings) else None


def may_be_a_name(verb: Token) -> bool:
    """Whether a tagger gives some probability to a noun or name that is spelt as a verb."""
    upos = verb.beliefs.upos if verb.beliefs is not None else {}
    return upos.get("NOUN", 0.0) + upos.get("PROPN", 0.0) >= PERHAPS


PERHAPS = 0.02
A_CHAIN = 3
"""Genitives behind a word that opens a heading, which is one as well."""

AGENT = re.compile("m[aä](?:ni|si|ns[aä]|mme|nne)$")
"""How Finnish participles end that say who does something, which are no verbs of their clause: *saamasi pisteet*."""


def is_of(token: Token, verb: Token, sentence: Sentence) -> bool:
    """Whether the parser joins a noun to a verb, or to when something is done behind it (*laskun helmikuussa*)."""
    head = sentence.head_of(token)
    return head is not None and (head.id == verb.id or (head.id == token.id + 1 and is_a_time(head)))


def ends_its_phrase(token: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether a noun ends its phrase, as a nominative does before a noun in a case of place (*võti taskust*)."""
    after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
    if after is not None and in_lower_case(after.form) in POSTPOSITIONS:
        return False  # *ei käänny käyttöönoton aikana*
    where = after is not None and after.upos in {"NOUN", "PRON"} and after.feats.get("Case", NOM) <= OBLIQUE
    return (where and cases_of(token, readings) == NOM) or is_at_its_end(token, sentence)


def is_before_attributes(token: Token, sentence: Sentence) -> bool:
    """Whether adverbs stand behind a genitive and then an attribute, so that it may belong to what that modifies:
    *ohjelman jo toimivia osia*."""
    behind = list(dropwhile(lambda word: word.upos == "ADV", sentence.tokens[token.id :]))
    first = behind[0] if behind else None
    return first is not None and first.id > token.id + 1 and (first.upos == "ADJ" or "Case" in first.feats)


def is_beside(word: Token, behind: Sequence[Token]) -> bool:
    """Whether a word behind a verb is an adverb, in a case of place, or an attribute of what stands behind it."""
    if is_a_time(word) and word.feats.get("Case") == NOM:
        return True  # *juon joka aamu kahvin*
    if word.upos == "ADV" or (word.upos in {"NOUN", "PRON", "PROPN"} and word.feats.get("Case", NOM) <= OBLIQUE):
        return True
    return word.upos in {"ADJ", "DET", "PRON"} and any(other.id == word.head and other.id > word.id for other in behind)


def is_before_it(word: Token, behind: Sequence[Token]) -> bool:
    """As above, or a genitive that belongs to a noun behind it: *opiskelen suomen kieli*."""
    owner = word.upos in {"NOUN", "PROPN"} and word.feats.get("Case") == GEN
    return is_beside(word, behind) or (owner and any(other.id == word.head and other.id > word.id for other in behind))


def has_its_subject(verb: Token, token: Token, sentence: Sentence) -> bool:
    """Whether a verb has another subject in the nominative, before it, or is in a person that needs none."""
    chain = tuple(verb_and_auxiliaries(verb, sentence))
    ids = {word.id for word in chain}
    if any(not SPEAKERS.isdisjoint(word.feats.get("Person", ())) for word in chain):
        return True
    return any(
        word.head in ids
        and word.id != token.id
        and word.id < verb.id
        and (word.deprel or "").startswith("subj")
        and word.feats.get("Case") == NOM
        for word in sentence.tokens
    )


def what_is_missing(verb: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """The nominative that ends a clause in which somebody does not have it; None where nothing is sure to be."""
    if verb.lemma not in BEING or not is_denied(verb, sentence):
        return None
    before = before_in_clause(verb, sentence)
    owned = any(map(is_an_owner, before))
    if not (owned or any(map(is_a_place, before))) or any(map(is_nominative, before)):
        return None
    behind = rest_of_clause(verb, sentence)
    if not behind or not all(is_beside(word, behind) and word.head != behind[-1].id for word in behind[:-1]):
        return None
    token = behind[-1]
    if (
        owned
        and sentence.tokens[-1].form in ENDING
        and token.id + 1 == len(sentence.tokens)
        and is_a_genitive(token, readings)
    ):
        return token  # *minulla ei ole auton*
    own = is_plain_noun(token, readings) and cases_of(token, readings) >= NOM and token.lemma not in STATES
    if not owned:
        own = own and in_lower_case(token.form) in THINGS and cases_of(token, readings) == NOM
    return token if own else None


def is_a_genitive(token: Token, readings: Readings) -> bool:
    """Whether a word is surely a common noun in the genitive singular, and no time."""
    single = token.feats.get("Number") == SINGLE and not is_a_time(token)
    return is_a_common_noun(token) and single and cases_of(token, readings) == GEN


THINGS = frozenset(
    "maito leipä kahvi tee vesi sokeri suola ruoka juusto olut raha aika paikka tila huone hissi internet televisio "
    "puhelin jääkaappi piim leib kohv vesi suhkur sool toit juust aeg koht ruum lift teler telefon külmkapp".split()
)
"""What there may be somewhere or not; of somebody who is not there it is said otherwise (*isä ei ole kotona*)."""


def is_a_place(word: Token) -> bool:
    """Whether a word is a noun in a case of place that opens a sentence."""
    return word.id == 1 and word.upos == "NOUN" and word.feats.get("Case", NOM) <= frozenset({"Ine", "Ade"})


def is_an_owner(word: Token) -> bool:
    """Whether a word is somebody who has something, or has it not."""
    person = word.upos == "NOUN" and word.lemma in PERSONS and word.feats.get("Case") == frozenset({"Ade"})
    return person or in_lower_case(word.form) in OWNERS


def is_nominative(word: Token) -> bool:
    """Whether a word is a noun or pronoun in the nominative."""
    return word.upos in {"NOUN", "PRON", "PROPN"} and word.feats.get("Case") == NOM


GOING = frozenset("minema tulema liikuma jätkama siirduma naasma mennä tulla siirtyä jatkaa palata".split())
"""Verbs of which a place is said rather than an object: *minge halduse* and what follows in a path of menus."""


def what_is_due(verb: Token, sentence: Sentence, readings: Readings, language: str) -> Token | None:
    """The genitive right behind an imperative, or an infinitive of what must be done; None where nothing is sure."""
    told = is_told(verb, language) or (language == "fi" and is_told_in_finnish(verb, sentence))
    if not (told or is_necessary(verb, sentence)) or is_denied(verb, sentence) or verb.lemma in GOING:
        return None
    behind = rest_of_clause(verb, sentence)
    token = next((word for word in behind if not is_beside(word, behind)), None)
    if token is None or not is_of(token, verb, sentence) or not is_plain_noun(token, readings):
        return None
    if not is_free(token, sentence) or any(is_nominative(word) for word in behind if word.id > token.id):
        return None  # *sisestage tänava või maja number*
    single = "Sing" in token.feats.get("Number", ()) and not (language == "fi" and AS_A_LEMMA.search(token.form or ""))
    attributes = [word for word in behind if word.id < token.id and word.upos == "ADJ"]
    if language == "fi" and any(word.feats.get("Case") == NOM for word in attributes):
        return None  # *etsi nykyinen luettelon kohta*
    after = sentence.tokens[token.id : token.id + 2]
    if len(after) > 1 and after[0].upos == "CCONJ" and after[1].upos not in {"ADV", "VERB"}:
        return None  # *valitse kuvan tai tekstin koko*
    return token if single and cases_of(token, readings) == GEN and is_at_its_end(token, sentence) else None


def those_to_whom_it_is_done(verb: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """The genitive plural that ends a sentence behind an infinitive or an order, with nothing but its attributes
    between, which no object ever is: *haluan poistaa vanhojen kuvien*, *kustuta kõik failide*."""
    told = "Inf" in verb.feats.get("VerbForm", ()) or "Imp" in verb.feats.get("Mood", ())
    if verb.upos != "VERB" or not told or verb.lemma in intransitive() | COPULAR or len(sentence.tokens) < verb.id + 2:
        return None
    *behind, end = sentence.tokens[verb.id :]
    token = behind[-1] if behind and end.form in ENDING else None
    if token is None or not is_a_common_noun(token):
        return None
    several = token.feats.get("Number") == frozenset({"Plur"}) and cases_of(token, readings) == GEN
    attributes = all(word.upos in {"ADJ", "DET"} or is_a_participle(word) for word in behind[:-1])
    return token if several and attributes else None


def is_a_participle(word: Token) -> bool:
    """Whether a word is a participle, which modifies a noun behind it."""
    return word.upos == "VERB" and "Part" in word.feats.get("VerbForm", ())


AS_A_LEMMA = re.compile("(?:[iuyä]|äse|ieme|outse|aime|hve)n$")
"""Ends of Finnish genitives that nominatives have as well: *kaiutin*, *jäsen*, *sydän*."""


def what_somebody_does(verb: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """The noun in the nominative that ends the clause of a verb in the first or second person, and is its object:
    *avasin tiedosto*; None where nothing is sure to be."""
    token = first_behind_a_speaker(verb, sentence, readings)
    if token is None or is_named(token, sentence, readings) or not is_of(token, verb, sentence):
        return None
    single = token.feats.get("Number") == frozenset({"Sing"}) and NATIVE.search(token.form or "") is not None
    nominative = cases_of(token, readings) == NOM or has_a_nominative_attribute(token, sentence, readings)
    return token if single and is_plain_noun(token, readings) and nominative else None


def has_a_nominative_attribute(token: Token, sentence: Sentence, readings: Readings) -> bool:
    """Whether an adjective that can be a nominative alone stands right before a noun in it: *ostsin uus auto*,
    *jutustas huvitav lugu*."""
    before = sentence.tokens[token.id - 2]
    participle = "VerbForm" in before.feats and before.feats.get("Tense") != frozenset({"Pres"})
    attribute = before.upos == "ADJ" and before.head == token.id and not participle
    return attribute and cases_of(before, readings) == NOM and token.feats.get("Case") == NOM


def what_another_does(verb: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """The noun in the nominative behind a verb that is done to something, where its subject opens the clause: *hän
    löysi avain*; None where nothing is sure to be. Nothing but from where or how may follow: with what somebody stands
    there is a nominative as well (*hän istui kirja kädessä*)."""
    form = in_lower_case(verb.form)
    taking = TAKING.fullmatch(form) is not None or TAKEN_BY_SEVERAL.fullmatch(form) is not None
    if verb.upos != "VERB" or not taking or is_denied(verb, sentence):
        return None
    before, behind = before_in_clause(verb, sentence), rest_of_clause(verb, sentence)
    subjects = [word for word in before if word.upos in {"NOUN", "PRON", "PROPN"}]
    number = frozenset({"Plur"}) if TAKEN_BY_SEVERAL.search(in_lower_case(verb.form)) is not None else SINGLE
    who = [word for word in subjects if is_nominative(word) and word.feats.get("Number") == number]
    if len(subjects) != 1 or not who or any(is_a_verb_or_done(word) for word in (*before, *behind)):
        return None
    token = next((word for word in behind if not is_before_it(word, behind)), None)
    if token is None or not is_free(token, sentence) or is_named(token, sentence, readings) or is_a_time(token):
        return None
    after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
    rest = after is None or after.form in ENDING or after.upos == "ADV"
    rest = rest or (after is not None and not after.feats.get("Case", NOM).isdisjoint({"Ela", "Abl"}))
    single = token.feats.get("Number") == SINGLE and NATIVE.search(token.form or "") is not None
    nominative = cases_of(token, readings) == NOM or has_a_nominative_attribute(token, sentence, readings)
    plain = single and is_a_common_noun(token) and nominative
    return token if rest and plain and sum(map(is_plain, behind)) == 1 else None


def is_a_verb_or_done(word: Token) -> bool:
    """Whether a word is a form of a verb, but for an adjective spelt as a present participle (*huvitav lugu*)."""
    adjective = word.upos == "ADJ" and word.feats.get("Tense") == frozenset({"Pres"})
    return "VerbForm" in word.feats and not adjective


def is_plain(word: Token) -> bool:
    """Whether a word is a noun or pronoun in a case of subjects and objects."""
    return word.upos in {"NOUN", "PRON", "PROPN"} and word.feats.get("Case", NOM) <= NOM | GEN | frozenset({"Par"})


SINGLE = frozenset({"Sing"})

TAKING = re.compile(
    "ost(?:aa|i)|löy(?:tää|si)|tallentaa|tallensi|luo|loi|ava(?:a|si)|sulkee|sulki|lähettää|lähetti|kirjoitt(?:aa|i)|"
    "luk(?:ee|i)|näk(?:ee|i)|ott(?:aa|i)|anta?a|antoi|tuo|toi|vie|vei|poist(?:aa|i)|lisä(?:ä|si)|vaihta?a|vaihtoi|"
    "rakent(?:aa|i)|korja(?:a|si)|myy|myi|maksa?a|maksoi|kadott(?:aa|i)|unohti|unohtaa|jätt(?:ää|i)|hak(?:ee|i)|"
    "ost(?:ab|is)|leia[b]|leidis|salvesta[bs]|loo[b]|lõi|ava[bs]|sulge[bs]|saada[b]|saatis|kirjuta[bs]|loe[b]|luges|"
    "näe[b]|nägi|võta[b]|võttis|anna[b]|andis|too[b]|tõi|vii[b]|viis|kustuta[bs]|lisa[bs]|vaheta[bs]|ehita[bs]|"
    "juo|joi|syö|söi|tekee|teki|katso(?:o|i)|pelaa|pelasi|joo[b]|jõi|söö[b]|sõi|tee[b]|tegi|paranda[bs]|müü[b]|müüs|kaota[bs]|unusta[bs]|jäta[b]|jättis|mängi[bs]|vaata[bs]|ava[b]|osta[b]|"
    "kert(?:oo|oi)|esitt(?:ää|eli)|julkais(?:ee|i)|muutt(?:aa|i)|päivitt(?:ää|i)|muokka(?:a|si)|valits(?:ee|i)|"
    "asent(?:aa|i)|tilaa|tilasi|jutusta[bs]|räägi[b]|rääkis|avalda[bs]|muut(?:is)|muuda[b]|uuenda[bs]|vali[bs]|"
    "paigalda[bs]|telli[bs]|kirjelda[bs]|esita[bs]|koosta[bs]|lõpeta[bs]|"
    "tarvits(?:ee|i)|käytt(?:ää|i)|odott(?:aa|i)|vaati[i]?|lata(?:a|si)|tarkist(?:aa|i)|käynnist(?:ää|i)|tukee|"
    "sisält(?:ää)|sisälsi|hyväksyy|hyväksyi|määritt(?:ää|i)|"
    "vaja[bs]|kasuta[bs]|toeta[bs]|oota[bs]|sisalda[bs]|nõuab|nõudis|käivita[bs]|kontrolli[bs]|kinnita[bs]|määra[bs]|"
    "jälgi[bs]|laeb"
)
"""Verbs in the third person that are done to something: to find, to buy, to save, to write, to need, to use."""

TAKEN_BY_SEVERAL = re.compile(
    "(?:osta|löytä|tallenta|luo|avaa|sulke|lähettä|kirjoitta|luke|näke|otta|anta|tuo|vie|poista|lisää|vaihta|rakenta|"
    "korjaa|myy|maksa|katso|juo|syö|teke|pelaa|laula)v[aä]t|"
    "(?:osta|leia|salvesta|loo|ava|sulge|saada|kirjuta|loe|näe|võta|anna|too|vii|kustuta|lisa|vaheta|ehita|paranda|müü|"
    "mängi|vaata|joo|söö|tee)vad"
)
"""Such verbs, of several who do it."""


def whom_somebody_does_it_to(verb: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """The pronoun of another person in the nominative that ends such a clause: *tapasin hän*."""
    token = first_behind_a_speaker(verb, sentence, readings)
    if token is None or token.upos != "PRON":
        return None
    person = OTHERS.get(in_lower_case(token.form))
    return token if person is not None and person not in verb.feats.get("Person", ()) else None


def first_behind_a_speaker(verb: Token, sentence: Sentence, readings: Readings) -> Token | None:
    """What stands behind a verb in the first or second person but adverbs and cases of place, at the end of its phrase;
    None where there may be another verb."""
    if not is_said_of_a_speaker(verb) or is_denied(verb, sentence) or verb.lemma in intransitive() | COPULAR:
        return None
    if any("Fin" in word.feats.get("VerbForm", ()) for word in before_in_clause(verb, sentence)):
        return None  # *kirjoita palautekenttään kuvaus*
    behind = rest_of_clause(verb, sentence)
    if any("VerbForm" in word.feats or (word.form or "-")[:1] == "-" for word in behind):
        return None  # *luulen voittajan tulevan*, *käytät kuvan lisäys -painiketta*
    owners = sum(word.feats.get("Case") == GEN for word in behind)
    if verb.id == 1 and owners and (owners >= A_CHAIN or may_be_a_name(verb)):
        return None  # *Helsingin kartan tausta*
    token = next((word for word in behind if not is_before_it(word, behind)), None)
    if token is None or not is_free(token, sentence) or is_a_time(token):
        return None
    after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
    before_a_verb = after is not None and after.upos in {"AUX", "VERB"}
    return token if not before_a_verb and ends_its_phrase(token, sentence, readings) else None


def whom_another_does_it_to(verb: Token, sentence: Sentence) -> Token | None:
    """The pronoun of a speaker in the nominative behind a verb in the third person that has its subject before it:
    *opettaja näki minä*; in speech such a verb is said of no speaker (*voittaja olin minä*)."""
    third = verb.upos == "VERB" and "3" in verb.feats.get("Person", ()) and "Fin" in verb.feats.get("VerbForm", ())
    if not third or verb.lemma in COPULAR | intransitive() or is_denied(verb, sentence):
        return None
    subject = sentence.tokens[verb.id - 2] if verb.id > 1 else None
    token = sentence.tokens[verb.id] if verb.id < len(sentence.tokens) else None
    if subject is None or token is None or subject.upos not in {"NOUN", "PRON", "PROPN"} or not is_nominative(subject):
        return None
    after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
    ends = after is None or after.upos in {"ADV", "NOUN"} or after.form in ENDING
    return token if ends and in_lower_case(token.form) in {"minä", "sinä", "mina", "sina"} else None


OTHERS = {"minä": "1", "mina": "1", "sinä": "2", "sina": "2", "hän": "3", "he": "3", "tema": "3", "nemad": "3"}
"""Pronouns in the nominative that are nothing else, and their persons."""


def is_said_of_a_speaker(verb: Token) -> bool:
    """Whether a verb is surely in the first or second person, and tells nobody to do something."""
    if in_lower_case(verb.form) in ENGLISH:
        return False
    finite = verb.upos == "VERB" and "Fin" in verb.feats.get("VerbForm", ()) and believed_upos(verb) >= SURE
    states = not frozenset({"Ind", "Cnd"}).isdisjoint(verb.feats.get("Mood", ()))
    person = verb.feats.get("Person", frozenset())
    return finite and states and bool(person) and person <= SPEAKERS and believed(verb, "Person", person) >= SURE


ENGLISH = frozenset({"lean", "open", "main"})
"""Words that look like Estonian and Finnish first persons."""


def whom_it_is_done_to(verb: Token, sentence: Sentence, language: str) -> Token | None:
    """The personal pronoun in the nominative right before a Finnish passive, whose object it is: *hän valittiin*. *Me*
    is a subject in spoken language (*me mennään*)."""
    if language != "fi" or verb.upos != "VERB" or verb.id == 1 or PASSIVE.search(verb.form or "") is None:
        return None
    token = sentence.tokens[verb.id - 2]
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    opens = before is None or before.upos in {"PUNCT", "SCONJ"} or before.upos == "CCONJ"
    single = in_lower_case(token.form) in {"hän", "minä", "sinä"} and token.upos == "PRON"
    return token if single and opens and verb.lemma not in intransitive() | BEING else None


PASSIVE = re.compile("(?:[tdlnr](?:aa|ää)n|t(?:tiin|iin))$")


def is_told(verb: Token, language: str) -> bool:
    """Whether an Estonian verb is surely an imperative; a Finnish one may be a third person as well (*avaa*)."""
    imperative = verb.feats.get("Mood") == frozenset({"Imp"}) and "2" in verb.feats.get("Person", ())
    return language == "et" and imperative and believed(verb, "Mood", frozenset({"Imp"})) >= SURE


CLEAR_ORDERS = frozenset(
    "valitse poista tallenna kirjoita sulje lähetä siirrä muuta vaihda käynnistä tarkista asenna päivitä syötä etsi "
    "hae lue osta anna ota tee kerro aseta määritä vahvista hyväksy peruuta liitä laita pane jätä napsauta paina kytke "
    "irrota palauta nimeä jaa piirrä merkitse täytä suorita tulosta nouda vie pese".split()
)
"""Finnish imperatives that are no third persons, as *avaa* and *lisää* are."""
PERHAPS_ORDERS = frozenset("avaa lisää lataa kopioi luo muokkaa tilaa varaa maksa klikkaa aloita katso tuo".split())


def is_told_in_finnish(verb: Token, sentence: Sentence) -> bool:
    """Whether a verb that opens a Finnish clause is an imperative, by its form or that of one that is joined to it:
    *valitse kielen*, *avaa tiedoston ja tallenna se*."""
    before = sentence.tokens[verb.id - 2] if verb.id > 1 else None
    opens = before is None or before.upos in {"PUNCT", "CCONJ"}
    if not opens or verb.upos != "VERB" or believed_upos(verb) < SURE:
        return False
    if in_lower_case(verb.form) in CLEAR_ORDERS:
        return True
    rest = sentence.tokens[verb.id :]
    joined = any(word.upos == "CCONJ" and in_lower_case(after.form) in CLEAR_ORDERS for word, after in pairwise(rest))
    return in_lower_case(verb.form) in PERHAPS_ORDERS and verb.id == 1 and joined


def is_necessary(verb: Token, sentence: Sentence) -> bool:
    """Whether a verb is the infinitive right behind one that says that it must be done, in the singular."""
    above = sentence.head_of(verb)
    return (
        above is not None
        and above.lemma in MUST
        and verb.feats.get("VerbForm") == frozenset({"Inf"})
        and "3" in above.feats.get("Person", ())
        and "Sing" in above.feats.get("Number", ())
        and not any(
            word.head == above.id and (word.deprel or "").startswith("subj") and is_nominative(word)
            for word in sentence.tokens
        )
    )
