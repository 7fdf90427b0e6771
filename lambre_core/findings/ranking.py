"""Ranking: which of several repairs that hold is the one that a writer most likely means.

    GAIN · nats that the sentence gains in the eyes of parser and tagger
    - CHANGE · features that change - LETTER · letters that change
    + READINGS · mean over the new forms of log(number of readings in the lexicon)
    + ACCENT · words that differ from the old ones in nothing but accents, one letter that stands twice, or the endings
               that written and Common Czech have for one another, or the *-s* of a German genitive or *-n* of a dative
    + BARE · attributes that no longer stand as in a dictionary, where case or number is wrong, or the Slavic noun where
             none of them does
    - COUNT · nouns whose number changes
    - LENGTH · (Czech possessives in their long form, Russian instrumentals in *-ою*, German first persons without *-e*,
                Portuguese *nenhuns* and *uns*
                + Ukrainian vocatives in *-у* where *-е* is written, and genitives of persons and devices in *-у*)
    - LONELY · nouns that would be datives, and all that a verb has, of which no dative is known
    - REFUSED · nouns that would be in a case which the verb above or the adposition right before their phrase does
               not take, or takes seldom in Slavic languages, or in another one than their attribute, which stays
               as it is, and conjunctions behind which no verb stands; Greek articles of subjects that would be those
               of objects; Polish nouns of titles that would be no nominatives
    - WEAK · German determiners that would give way to a masculine without its *-n*
    - MOOD · verbs that would be subjunctives and were none
    - UNLIKELY · Russian and Ukrainian words that are likelier as they stand (`east_slavic_ranking`)
    - GENDER · singular verbs and predicates that would be of another gender than their subject
    + EXCHANGE if an adposition or an auxiliary is exchanged for the one that it is taken for
    - TOGETHER if Czech *s* is, beside a verb of what is done with somebody
    - ENDING · (adjectives whose endings are not those that their determiner asks for
                + short pronouns where only long ones stand, and the other way round)

A form with many readings is a frequent one: *neuen* rather than *neuem*, *der* rather than *deren*. The weights are
rounded from a conditional logit (McFadden 1974) on Falko-MERLIN's dev part, one error a sentence; but for nine that
are set by hand, after a reading of the dev parts of GECCC and Falko-MERLIN. Accents are easily left out, or one too
many is written (*v zemí*); who hears *s* and writes *z psem* has declined the noun for what was meant; an attribute
as in a dictionary was not declined (*v můj bytě*); *neue Häusern bringen* is no dative; the number of a noun is its
own, which attributes only repeat; and *mou*, *tvou* are in the treebanks 81 times, *moji*, *tvoji* 14 times.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence

from lambre_core.findings.addresses import VOCATIVE
from lambre_core.findings.changes import Repair
from lambre_core.findings.declension import BEFORE_BARE, STRONG
from lambre_core.findings.east_slavic_ranking import unlikely
from lambre_core.findings.readings import Readings
from lambre_core.findings.spelling import differ_in_accents, is_common_czech, sounds_alike, with_other_accents
from lambre_core.findings.subjects import OBJECTS
from lambre_core.findings.weak_nouns import lacks_its_n
from lambre_core.grammar.rule import OF_NOUNS, Grammar
from lambre_core.lexicon.lookup import Lexicon
from lambre_core.lexicon.reading import DECLENSION
from lambre_core.treebank.feats import SPEAKERS, Features
from lambre_core.treebank.tree import Sentence, Token, in_lower_case

GAIN = 0.7
CHANGE = 1.0
LETTER = 0.6
READINGS = 0.6
ENDING = 3.0
ACCENT = 2.0
EXCHANGE = 3.0
TOGETHER = 5.0
BARE = 2.0
COUNT = 1.5
LENGTH = 3.0
LONELY = 4.0
REFUSED = 4.0
MOOD = 3.0
GENDER = 3.0
UNLIKELY = 3.0
WEAK = 7.0

MOST_LETTERS = 3
"""More letters than this count no more: a stem that changes (*fährt*, *fahren*) is no greater change for a writer."""

LEAST_PROBABILITY = 1e-4
"""Beliefs leave out what is less probable."""


def log_probability(tree: Sentence) -> float:
    """Natural logarithm of what parser and tagger give to a tree and to the features of its words."""
    total = tree.log_probability or 0.0
    for token in tree.tokens:
        if token.beliefs is not None:
            for name, distribution in token.beliefs.feats.items():
                chosen = ",".join(sorted(token.feats.get(name, ())))
                total += math.log(max(distribution.get(chosen, 0.0), LEAST_PROBABILITY))
    return total


def merit(
    before: Sentence, after: Sentence, repair: Repair, readings: Readings, lexicon: Lexicon, grammar: Grammar
) -> float:
    """How well a repair that holds suits its sentence; only differences between repairs of a finding mean anything.

    Args:
        after: the sentence with the repair, as it was parsed again.
        readings: those that a word can have in its sentence.
    """
    words = [after.tokens[word - 1] for word in repair.forms]
    known = [sum(reading.upos == word.upos for reading in lexicon.readings(word.form or "")) for word in words]
    familiar = sum(math.log(0.5 + count) for count in known) / len(known)
    return (
        GAIN * (log_probability(after) - log_probability(before))
        - CHANGE * repair.changes
        - LETTER * min(repair.letters, MOST_LETTERS)
        + READINGS * familiar
        + ACCENT * sum(is_meant(before.tokens[word.id - 1].form or "", word) for word in words)
        + ACCENT * sum(has_its_ending(before.tokens[word.id - 1], word, after, grammar.language) for word in words)
        + BARE * repair.bare
        - COUNT
        * sum(is_counted_otherwise(before.tokens[word - 1], after.tokens[word - 1], readings) for word in repair.forms)
        - LENGTH * sum(is_rarer(before.tokens[word.id - 1], word, grammar.language) for word in words)
        - LONELY * sum(is_lonely_dative(noun, after, grammar) for noun in nouns_of(words, after))
        - REFUSED * sum(is_refused(noun, after, grammar, lexicon) for noun in nouns_of(words, after))
        - REFUSED * sum(is_unusual(noun, after, grammar, lexicon) for noun in nouns_of(words, after))
        - REFUSED * sum(has_left_its_attribute(word, before, after, repair, readings) for word in words)
        - WEAK * sum(is_made_to_fit(word, before, repair, lexicon, grammar.language) for word in words)
        - REFUSED * sum(is_without_clause(word, after) for word in words)
        - REFUSED * sum(is_short_for_them(before.tokens[word.id - 1], word, grammar.language) for word in words)
        - REFUSED * sum(is_what_another_does(word, after) for word in words)
        - REFUSED * sum(is_one_of_one(word, after) for word in words)
        - REFUSED * sum(is_taken_from_a_subject(before.tokens[word.id - 1], word, after) for word in words)
        - REFUSED * sum(is_no_title(before.tokens[word.id - 1], word, before, grammar.language) for word in words)
        - MOOD * sum(is_only_subjunctive(before.tokens[word.id - 1], word, after, lexicon) for word in words)
        - GENDER * sum(is_of_another_gender(word, after) for word in words)
        - UNLIKELY * unlikely(before, after, repair.forms, readings, grammar.language)
        + EXCHANGE * any(is_exchanged(before.tokens[word.id - 1], word, before, grammar, lexicon) for word in words)
        - TOGETHER * any(word.upos == "ADP" and is_done_together(before.tokens[word.id - 1], before) for word in words)
        - ENDING
        * (wrong_endings(after, readings) + sum(map(misplaced, words, (before_word(after, one) for one in words))))
    )


def is_no_title(was: Token, word: Token, before: Sentence, language: str) -> bool:
    """Whether a Polish noun that stands alone with its attributes, without a verb or an adposition, would no longer be
    in the nominative, in which titles are: *Godzinową kwota* is *Godzinowa kwota*."""
    if language != "pl" or word.upos != "NOUN" or was.feats.get("Case") != NOMINATIVES:
        return False
    alone = not any(token.upos in {"ADP", "AUX", "VERB"} for token in before.tokens)
    return alone and not word.feats.get("Case", NOMINATIVES) & NOMINATIVES


NOMINATIVES = frozenset({"Nom"})


def has_left_its_attribute(noun: Token, before: Sentence, after: Sentence, repair: Repair, readings: Readings) -> bool:
    """Whether a noun would be in a case in which an attribute that shared its own, and stays as it is, cannot be: *tämä
    ominaisuuden*."""
    own, new = before.tokens[noun.id - 1].feats.get("Case"), noun.feats.get("Case")
    if noun.upos != "NOUN" or not own or not new or not own.isdisjoint(new):
        return False
    attributes = (
        after.tokens[word.id - 1]
        for word in before.tokens
        if word.head == noun.id
        and word.id not in repair.forms
        and word.upos in ATTRIBUTES
        and (word.deprel or "").startswith(("det", "mod"))
        and word.feats.get("Case") == own
    )
    cases = ([one.feats.get("Case", new) for one in readings(word) if one.upos == word.upos] for word in attributes)
    return any(bool(all_of_them) and all(case.isdisjoint(new) for case in all_of_them) for all_of_them in cases)


ATTRIBUTES = frozenset({"ADJ", "DET", "PRON"})


def is_made_to_fit(word: Token, before: Sentence, repair: Repair, lexicon: Lexicon, language: str) -> bool:
    """Whether a German determiner would give way to a masculine that lacks its *-n*: *den Zeuge*, *dem Angeklagte*."""
    old = before.tokens[word.id - 1]
    noun = before.head_of(old)
    return language == "de" and noun is not None and noun.id not in repair.forms and lacks_its_n(old, noun, lexicon)


def is_of_another_gender(word: Token, tree: Sentence) -> bool:
    """Whether a singular verb or predicate is of another gender than the noun that is its subject, or that of what it
    is said with: *babička byla nemocné*, *потяг зупинився і стояло*."""
    if word.upos not in {"ADJ", "AUX", "VERB"} or "Plur" in word.feats.get("Number", NONE):
        return False
    above = tree.head_of(word) if (word.deprel or "").startswith(("comp:pred", "comp:aux", "conj")) else None
    heads = {word.id, *({above.id} if above is not None else ())}
    return any(
        other.head in heads
        and (other.deprel or "").startswith("subj")
        and other.upos in {"NOUN", "PROPN"}
        and word.feats.get("Gender", NONE).isdisjoint(other.feats.get("Gender", word.feats.get("Gender", NONE)))
        and bool(word.feats.get("Gender"))
        for other in tree.tokens
    )


def is_short_for_them(before: Token, word: Token, language: str) -> bool:
    """Whether a German relative pronoun would have the plural of the article: *die Leute, die ich geholfen habe* are
    people *denen*, and not *den*, I helped."""
    helped = (before.deprel or "").startswith("comp:obl") or (word.deprel or "").startswith("comp:obl")
    return language == "de" and before.upos == "PRON" and word.form == "den" and helped


def is_without_clause(word: Token, tree: Sentence) -> bool:
    """Whether what would be a subordinating conjunction has no verb (*bydlím že sestrou*), or a word right behind it
    that is as after *with*: *že svým kamarádem jsme šli*."""
    if word.upos != "SCONJ":
        return False
    if word.id < len(tree.tokens) and tree.tokens[word.id].feats.get("Case") == INSTRUMENTAL:
        return True
    return not any(other.head == word.id and other.upos in {"AUX", "VERB"} for other in tree.tokens)


def is_what_another_does(word: Token, tree: Sentence) -> bool:
    """Whether a Polish or Czech relative pronoun would be the subject of a verb that has another one, or is said by or
    to somebody: *složku, která chcete sdílet*, *reforma, která zapowiedział rząd*."""
    form = in_lower_case(word.form)
    if not form.startswith(("kter", "któr")) or word.feats.get("Case") != frozenset({"Nom"}):
        return False
    for other in tree.tokens[word.id :]:
        if other.upos == "PUNCT":
            return False
        if not SPEAKERS.isdisjoint(other.feats.get("Person", NONE)) and other.upos in {"AUX", "VERB"}:
            return True
        if (other.deprel or "").startswith("subj") and other.upos in {"NOUN", "PROPN"}:
            return True
    return False


def is_one_of_one(word: Token, tree: Sentence) -> bool:
    """Whether a Portuguese article in the singular would stand behind *um de* or *uma de*: *uma das etiqueta* lacks an
    *-s*, and is no *uma da etiqueta*."""
    before = [in_lower_case(one.form) for one in tree.tokens[max(0, word.id - 3) : word.id - 1]]
    return in_lower_case(word.form) in {"o", "a"} and before[-1:] == ["de"] and before[0] in {"um", "uma", "alguma"}


def is_taken_from_a_subject(before: Token, word: Token, tree: Sentence) -> bool:
    """Whether a Greek article that nothing but subjects have becomes another one, where an adposition or a verb of who
    speaks or is spoken to does not stand before it in its clause: *ο φίλο μου ήρθε* and *ήρθε ο φίλο μου* lack an *-ς*,
    *βλέπω ο φίλο μου* is *τον φίλο*."""
    if in_lower_case(before.form) not in {"ο", "η", "οι"} or "Nom" in word.feats.get("Case", {"Nom"}):
        return False
    for other in reversed(tree.tokens[: word.id - 1]):
        if other.upos in {"PUNCT", "SCONJ"}:
            break
        if other.upos == "ADP":
            return False
        if other.upos in {"VERB", "AUX"} and "Person" in other.feats:
            return "3" in other.feats["Person"]
    return True


def is_only_subjunctive(before: Token, word: Token, tree: Sentence, lexicon: Lexicon) -> bool:
    """Whether a verb that may be an indicative becomes one that in its person is a subjunctive: *werden* and *werde*,
    beside a third person."""
    below = (other for other in tree.tokens if other.head == word.id)
    nouns = (other for other in below if other.upos in {"NOUN", "PROPN"} or in_lower_case(other.form) in THIRD_PERSONS)
    person = THIRD if any((noun.deprel or "").startswith("subj") for noun in nouns) else word.feats.get("Person", THIRD)
    old, new = (
        [feats["Mood"] for reading in lexicon.readings(verb.form or "") if in_person(feats := reading.feats, person)]
        for verb in (before, word)
    )
    return word.upos in {"AUX", "VERB"} and INDICATIVE in old and bool(new) and INDICATIVE not in new


def in_person(feats: Features, person: frozenset[str]) -> bool:
    """Whether features are those of a finite verb with a mood, in some person."""
    return "Mood" in feats and not person.isdisjoint(feats.get("Person", ()))


INDICATIVE = frozenset({"Ind"})
THIRD = frozenset({"3"})
THIRD_PERSONS = frozenset({"man", "er", "wer", "jemand", "niemand"})
"""German pronouns of third persons: *bleiben man* is mended to *bleibt*, and not to *bleibe*."""


HISSING = re.compile("[sßxz]$")
"""Ends of German nouns whose genitive is written with *-es*."""


def is_rarer(before: Token, word: Token, language: str) -> bool:
    """Whether a form is the rarer one of two that say the same."""
    old, form = (before.form or "").lower(), (word.form or "").lower()
    if language == "ru" and "Ins" in word.feats.get("Case", ()) and word.upos not in {"PRON", "NUM"}:
        return form.endswith(("ою", "ею"))
    if language == "ru" and word.upos == "NOUN" and SOFT.search(form) is not None:
        # *Согласие*, not *согласье*
        return SOFT.search(old) is None
    if language == "ru" and word.upos == "NOUN" and old.endswith("ню"):
        # *Песня*, not *песнь*
        return form == old[:-1] + "ь"
    if language == "ru" and word.upos == "PRON":
        return form in {"мною", "тобою", "собою"}
    if language == "de" and word.upos in {"AUX", "VERB"}:
        return is_clipped(word)
    if language == "de" and word.upos == "NOUN":
        # *Des Ansatzes*, not *des Ansatzs*
        return HISSING.search(old) is not None and form == old + "s"
    if language == "lt" and "iausi" in old:
        # *Geriausios*, not *geros*
        return "iausi" not in form
    if language == "pt" and word.upos in {"DET", "ADJ", "PRON"}:
        # *Nenhum disco*, *um item*, not *nenhuns discos*, *uns itens*
        return form in {"nenhuns", "nenhumas", "uns", "umas"}
    if language == "uk" and (before.deprel == VOCATIVE or "Voc" in word.feats.get("Case", NONE)):
        return form == old + "у" and HARD.search(old) is not None and old not in IN_U
    cases = word.feats.get("Case", NONE)
    if language == "uk" and "Loc" in cases and word.upos in {"ADJ", "DET"}:
        # *В якому*, not *в якім*
        return form.endswith("ім") and not old.endswith("ім")
    if language == "uk" and "Loc" in cases and "Neut" in word.feats.get("Gender", NONE):
        # *У житті*, not *у життю*
        return form.endswith(("у", "ю")) and old.endswith(("о", "я"))
    if language == "uk" and "Acc" in cases and "Inan" in word.feats.get("Animacy", NONE):
        # *Під стіл*, not *під стола*
        return word.upos == "NOUN" and "Masc" in word.feats.get("Gender", NONE) and form.endswith("а")
    if language == "uk" and word.upos == "NOUN" and "Gen" in cases:
        # *До друга*, *до сервера*, *до пароля*; *до каталогу*
        if "Masc" in word.feats.get("Gender", NONE) and form.endswith(("а", "я", "у", "ю")):
            if IN_A_OF_THINGS.fullmatch(form[:-1]) is not None:
                return form.endswith(("у", "ю"))
            if IN_U_OF_THINGS.fullmatch(form[:-1]) is not None:
                return form.endswith(("а", "я"))
        return form == old + "у" and ("Anim" in before.feats.get("Animacy", ()) or DEVICE.search(old) is not None)
    # *mojí hudbu* is one letter from *moji*, and *mí rodiče* is bookish.
    usual = differ_in_accents(old, form) or (form.endswith("ji") and "Nom" in cases)
    return LONG_POSSESSIVE.fullmatch(form) is not None and not usual


NONE: frozenset[str] = frozenset()


def is_clipped(word: Token) -> bool:
    """Whether a German verb in the first person has lost its *-e*: *ich hab*."""
    form = (word.form or "").lower()
    first = (
        word.feats.get("Person") == FIRST
        and "Sing" in word.feats.get("Number", ())
        and "Pres" in word.feats.get("Tense", ())
    )
    return first and not form.endswith("e") and form not in WITHOUT_E


FIRST = frozenset({"1"})
WITHOUT_E = frozenset("bin kann muss muß will soll darf mag weiß weiss".split())
"""First persons that have none."""

SOFT = re.compile("[нстл]ь(?:е|ем|и|ю|я|ям|ями|ях)$")
"""Ends of Russian neuters in *-ье*, most of which are written with *-ие*."""

DEVICE = re.compile("[^аоуіея](?:е|о|ю|є|йо)р$|ик$")
"""Ends of Ukrainian nouns for devices and programs, and of other things of which the genitive ends in *-а*."""

IN_A_OF_THINGS = re.compile("парол|модул|документ|файл|ключ|диск|атрибут|номер|рядк|стовпц|ярлик|значк|символ|параметр")
IN_U_OF_THINGS = re.compile(
    "каталог|списк|перелік|процес|запис|пошук|текст|журнал|сайт|проєкт|проект|звіт|доступ|режим|стан|статус|захист|"
    "вибор|вміст|обсяг|розмір|кольор|шрифт|простор|аналіз|експорт|імпорт|запуск|перегляд|запит|інтерфейс|контент|"
    "тип|формат|пакет|сеанс|канал|прапор|фон|звук|голос|час|дозвол|профіл|контрол|кабел"
)
"""Stems of Ukrainian nouns for things whose genitive ends in *-а* or *-я*, and in *-у* or *-ю* (Pravopys, 2019)."""

HARD = re.compile("[бвдзлмнпрстф]$")
"""Ends of Ukrainian masculines of which the vocative ends in *-е* (Pravopys, 2019)."""

IN_U = frozenset({"дід", "син", "сват", "тат"})
"""Those of which it does not."""


def nouns_of(words: Sequence[Token], tree: Sentence) -> Iterator[Token]:
    """The nouns among some words and above them, each once."""
    above = (tree.head_of(word) for word in words)
    found = {word.id: word for word in (*words, *above) if word is not None and word.upos == "NOUN"}
    yield from found.values()


def is_lonely_dative(noun: Token, tree: Sentence, grammar: Grammar) -> bool:
    """Whether a noun is a dative and the only object of a verb that is not known to have one, where verbs are known
    that have."""
    verb = tree.head_of(noun)
    if OF_NOUNS not in grammar.by_id or verb is None or verb.upos != "VERB" or noun.feats.get("Case") != DATIVE:
        return False
    if noun.deprel not in OBJECTS or any(
        word.head == verb.id and word.id != noun.id and word.deprel in OBJECTS and word.upos != "PUNCT"
        for word in tree.tokens
    ):
        return False
    rules = (grammar.of_governor.get((OF_NOUNS, (word or "").lower())) for word in (verb.form, verb.lemma))
    return not any(rule is not None and "Dat" in rule.allowed for rule in rules)


def is_refused(noun: Token, tree: Sentence, grammar: Grammar, lexicon: Lexicon) -> bool:
    """Whether a noun is in a case that the verb above it does not take as that of an object (*допомагає друга*), or an
    adposition right before it and its attributes, whatever the parser makes of the two: *v těchto složek*."""
    verb = tree.head_of(noun) if noun.deprel in OBJECTS else None
    if verb is not None and verb.upos == "VERB":
        own = cases_of(noun, lexicon) or [NONE]
        asked = grammar.of_governor.get((OF_NOUNS, (verb.lemma or "").lower()))
        if asked is not None and all(cases.isdisjoint((*asked.allowed, *asked.besides)) for cases in own):
            return True
    adposition = adposition_before(noun, tree)
    if adposition is None:
        return False
    rule = grammar.of_governor.get((ADPOSITION_RULE, adposition))
    return rule is not None and noun.feats.get("Case", frozenset()).isdisjoint(rule.allowed)


def adposition_before(noun: Token, tree: Sentence) -> str | None:
    """The adposition right before a noun and its attributes, in lower case."""
    before = list(tree.tokens[: noun.id - 1])
    while before and before[-1].upos in {"ADJ", "DET"}:
        before.pop()
    return (before[-1].form or "").lower() if before and before[-1].upos == "ADP" else None


def is_unusual(noun: Token, tree: Sentence, grammar: Grammar, lexicon: Lexicon) -> bool:
    """Whether a noun is in a case that the adposition before it takes seldom (*по результате*, *chyba v soubory*), or
    not where something comes from there (*pobierz z serwerem*)."""
    adposition = adposition_before(noun, tree) or ""
    usual = USUAL.get(grammar.language, {}).get(adposition)
    if grammar.language == "pl" and adposition in {"z", "ze"}:
        usual = usual_behind_z(tree)
    return usual is not None and all(usual.isdisjoint(cases) for cases in cases_of(noun, lexicon))


def usual_behind_z(tree: Sentence) -> frozenset[str] | None:
    """The case behind Polish *z* where something comes from somewhere, or is done together with somebody or something;
    None where no verb tells."""
    verbs = [in_lower_case(word.form) for word in tree.tokens if word.upos == "VERB"]
    cases = {case for verb in verbs for begins, case in BEHIND_Z if begins.match(verb) is not None}
    return frozenset(cases) if len(cases) == 1 else None


BEHIND_Z: tuple[tuple[re.Pattern[str], str], ...] = (
    (
        re.compile(
            "(?:przywr[aóo][cć]|odtw[aoó]rz|odzysk|z?import|pobier|pobra|usu[wnń]|wczyt|odczyt|s?kopiuj|skopiow|wyj[mą]|"
            "wybier|wybra|s?korzyst|wynik|pochodz|sk[łl]ada|wyłącz|wyloguj)"
        ),
        "Gen",
    ),
    (
        re.compile("(?:po)?rozmawi|spot[ky]|współprac|s?kontakt|połącz|łącz|porówn|s?koment|z?synchroniz|z?integr"),
        "Ins",
    ),
)
"""How forms of Polish verbs begin beside which *z* has one case."""


def cases_of(noun: Token, lexicon: Lexicon) -> list[frozenset[str]]:
    """The cases of the readings of a noun in the lexicon, or where it has none that of the tagger."""
    known = [reading.feats for reading in lexicon.readings(noun.form or "") if reading.upos == noun.upos]
    return [feats["Case"] for feats in known or [noun.feats] if "Case" in feats]


INSTRUMENTAL = frozenset({"Ins"})
LOCATIVE = frozenset({"Loc"})
USUAL: Mapping[str, Mapping[str, frozenset[str]]] = {
    "ru": {"по": frozenset({"Dat"}), "о": LOCATIVE, "об": LOCATIVE, "с": frozenset({"Gen", "Ins"})},
    "cs": {
        **dict.fromkeys("v ve o po".split(), LOCATIVE),
        **dict.fromkeys("nad pod před mezi".split(), frozenset({"Ins"})),
    },
    "pl": {
        **dict.fromkeys("w we o po".split(), LOCATIVE),
        **dict.fromkeys("nad pod przed między pomiędzy poza".split(), frozenset({"Ins"})),
    },
    "de": dict.fromkeys(
        "innerhalb außerhalb oberhalb unterhalb mithilfe anhand anstelle aufgrund hinsichtlich bezüglich".split(),
        frozenset({"Gen"}),
    ),
}
"""The cases of adpositions that have others seldom: Russian *по приезде*, *по пояс*, *удариться о стол*, Czech *věřit
v zázraky*, Polish *grać w karty*, German *innerhalb fünf Monaten*."""

ADPOSITION_RULE = "government/noun-comp:obj-adp/case"
DATIVE = frozenset({"Dat"})


def is_exchanged(before: Token, word: Token, tree: Sentence, grammar: Grammar, lexicon: Lexicon) -> bool:
    """Whether a word stands for one that is often written in its place: *z bratrem*, *jsme dělal*, *vím ze*. An
    adposition is right where the noun behind it lacks but an accent: *s radosti*, *radostí*."""
    meant = lexicon.confused.get((before.form or "").lower(), ())
    exchanged = word.upos in {"ADP", "AUX", "SCONJ"} and (word.form or "").lower() in meant
    return exchanged and not any(
        noun.head == before.id and lacks_an_accent(noun, before, grammar, lexicon) for noun in tree.tokens
    )


def lacks_an_accent(noun: Token, adposition: Token, grammar: Grammar, lexicon: Lexicon) -> bool:
    """Whether a noun is spelt like one that an adposition takes but for accents."""
    rule = grammar.of_governor.get((ADPOSITION_RULE, in_lower_case(adposition.form)))
    if rule is None or noun.upos != "NOUN":
        return False
    spellings = with_other_accents(in_lower_case(noun.form), lexicon.accents)
    readings = (reading for form in spellings for reading in lexicon.readings(form) if reading.lemma == noun.lemma)
    return any(not reading.feats.get("Case", NONE).isdisjoint(rule.allowed) for reading in readings)


def is_done_together(adposition: Token, tree: Sentence) -> bool:
    """Whether Czech *s* stands in a sentence with a verb of what is done with somebody or something, or before what is
    in its case already: *souhlasím s pravidel*, *s vašimi informace*."""
    if in_lower_case(adposition.form) not in {"s", "se"} or adposition.id >= len(tree.tokens):
        return False
    after = tree.tokens[adposition.id]
    attribute = after.upos in {"ADJ", "DET"} and after.feats.get("Case") == frozenset({"Ins"})
    return attribute or any(DONE_TOGETHER.match(in_lower_case(word.form)) is not None for word in tree.tokens)


DONE_TOGETHER = re.compile(
    "(?:ne)?(?:(?:u?po|za)?(?:setk|potk)|souhlas|sdíl|sdělen|(?:pro|roz)?mluv|hovoř|(?:pro|s)poj|spoluprac|seznám|seznam|"
    "naklád|srovn|porovn|synchroniz|shod|kombin|souvis|počít|zacház|pracov|pracuj|bojov|bojuj)"
)
"""How Czech verbs begin beside which *s* is no slip of the pen."""


def is_meant(form: str, word: Token) -> bool:
    """Whether a form is easily written in the place of that of a word. No feminine singular ends in Common Czech as
    *nemocný* does."""
    other = word.form or ""
    feminine = "Fem" in word.feats.get("Gender", NONE) and "Sing" in word.feats.get("Number", NONE)
    return sounds_alike(form, other) or (is_common_czech(form, other) and not feminine)


def has_its_ending(before: Token, word: Token, tree: Sentence, language: str) -> bool:
    """Whether a German noun has got the *-s* of the genitive or, behind an adposition, the *-n* of a dative plural,
    which are easily left out (*des Erdbeben*, *mit alten Schlüssel*), or is declined as a weak one no longer; or an
    adjective has *-em* for *-en*, which sounds much the same (*bei nächsten Systemstart*)."""
    if language != "de" or word.upos not in {"ADJ", "NOUN"}:
        return False
    if word.upos == "ADJ":
        form = word.form or ""
        return form.endswith("em") and before.form == f"{form[:-1]}n" and adposition_before(word, tree) is not None
    cases = word.feats.get("Case", NONE)
    if "Dat" in cases and "Plur" in word.feats.get("Number", NONE) and word.form == f"{before.form}n":
        return adposition_before(word, tree) is not None
    if adposition_before(word, tree) in OF_OTHER_CASES and not is_behind_a_genitive(word, tree):
        return False
    return "Gen" in cases and (
        word.form in {f"{before.form}s", f"{before.form}es"} or was_declined_weakly(before, word)
    )


OF_OTHER_CASES = frozenset("aus bei für durch gegen mit nach ohne seit um von zu in an auf".split())
"""German adpositions that never take a genitive: *bei nächsten Systemstart* is no *Systemstarts*."""


def is_behind_a_genitive(noun: Token, tree: Sentence) -> bool:
    """Whether a determiner of a noun has the *-s* of a genitive: *mit der Kraft des Erdbebens*."""
    return any(word.head == noun.id and word.upos == "DET" and (word.form or "").endswith("s") for word in tree.tokens)


def was_declined_weakly(before: Token, word: Token) -> bool:
    """Whether a German noun in *-or* stood as if its plural were a weak singular: *des Autoren*, *einen Direktoren*."""
    form = before.form or ""
    return before.upos == "NOUN" and form.endswith("oren") and word.form in {form[:-2], f"{form[:-2]}s"}


def is_counted_otherwise(before: Token, after: Token, readings: Readings) -> bool:
    """Whether a noun is in another number than before: it has a number of its own, which attributes only repeat. One
    that stands as in a dictionary may be one or several (*dělat svou práce*), and so may one that is spelt with wrong
    accents (*v prací*) or declined weakly (*des Autoren*)."""
    number = before.feats.get("Number", NONE)
    if before.upos != "NOUN" or not number or was_declined_weakly(before, after):
        return False
    if differ_in_accents(before.form or "", after.form or ""):
        if (after.form or "").endswith(("ą", "ę")):
            # *Pełną kontrole*: in Polish the tail of the last letter was left out.
            return False
        number = number.union(*(one.feats.get("Number", NONE) for one in readings(before) if one.upos == "NOUN"))
    elif (before.form or "").lower() == (before.lemma or "").lower():
        number |= {"Sing"}
    return number.isdisjoint(after.feats.get("Number", number))


def before_word(tree: Sentence, word: Token) -> Token | None:
    """The word before a word of a tree."""
    return tree.tokens[word.id - 2] if word.id > 1 else None


def misplaced(word: Token, before: Token | None) -> bool:
    """Whether a Czech pronoun has the short form after an adposition or where a clause begins (*pro tebe*, *mně se to
    líbí*), or the long one elsewhere (*děkuji ti*)."""
    form = (word.form or "").lower()
    if word.upos != "PRON" or form not in SHORT | LONG:
        return False
    stressed = before is None or before.upos in {"ADP", "CCONJ", "PUNCT"}
    return form == BOOKISH or (form in SHORT) == stressed


LONG_POSSESSIVE = re.compile("(?:mo|tvo|svo)j[eií]")
"""Forms that have a shorter one beside them: *má*, *mé*, *mou*."""

SHORT = frozenset({"mi", "ti", "mu", "ho", "tě"})
LONG = frozenset({"mně", "mne", "tobě", "tebe", "jemu", "sobě", "sebe"})
BOOKISH = "mne"
"""Stands where *mě* does."""


def wrong_endings(tree: Sentence, readings: Readings) -> int:
    """How many adjectives have none of the endings that their noun phrase asks for, as far as a lexicon knows."""
    return sum(
        bool(asked) and bool(endings) and asked.isdisjoint(endings)
        for token in tree.tokens
        if token.upos == "ADJ"
        for asked, endings in ((_asked(token, tree, readings), _endings(token, readings)),)
    )


def _asked(token: Token, tree: Sentence, readings: Readings) -> frozenset[str]:
    """The endings that the determiner before an adjective asks for, strong ones where surely none is there."""
    if not token.head or token.head < token.id or tree.tokens[token.head - 1].upos != "NOUN":
        return frozenset()
    determiners = [other for other in tree.tokens[: token.id - 1] if other.head == token.head and other.upos == "DET"]
    if determiners:
        return _endings(determiners[-1], readings)
    before = tree.tokens[token.id - 2] if token.id > 1 else None
    while before is not None and before.head == token.head and before.upos == "ADJ":
        before = before_word(tree, before)  # *aus purer magischer Energie*
    # What opens a sentence has no determiner: *Ungültige Zeichen wurden entfernt*.
    return STRONG if before is None or before.upos in BEFORE_BARE else frozenset()


def _endings(token: Token, readings: Readings) -> frozenset[str]:
    """The declensions of a word's readings in the case, gender and number that the tagger sees."""
    return frozenset().union(
        *(
            reading.feats[DECLENSION]
            for reading in readings(token)
            if DECLENSION in reading.feats
            and all(
                not reading.feats[name].isdisjoint(token.feats.get(name, reading.feats[name]))
                for name in ("Case", "Gender", "Number")
                if name in reading.feats
            )
        )
    )
