"""Doubts that manuals and references raise, written or translated: English compounds with blanks, titles, statements
without a subject."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.doubts.agreeing import agrees_with, has_its_determiner_before
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    GENITIVE,
    NOUNS,
    OPENING,
    QUOTES,
    Site,
    SiteDoubt,
    between,
    is_coordinated_verb,
    is_determiner,
    is_finite,
    is_modifier,
    is_nominative,
    is_numeral,
    is_subject,
    lower,
    starts_with_capital,
    touches,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.findings.told.german_phrases import is_span
from lambre_core.treebank.tree import Token


def is_a_persons(noun: Token, after: Token, then: Token, site: Site) -> bool:
    """Whether a noun that the lexicon has, or a name, and two words behind it that are names and no nouns are what
    somebody is, and is called."""
    names = all(word.upos == "PROPN" and not known_as(word.form or "", "NOUN", site.readings) for word in (after, then))
    return names and (noun.upos == "PROPN" or bool(known_as(noun.form or "", "NOUN", site.readings)))


def is_first_of_several_nouns(site: Site) -> bool:
    """In German text a noun right before another is the first part of an English compound or title, of which the last
    part is inflected and agreed with: *die Service Worker-Registrierung*, *mit dem Agent Builder*, *zwei Text
    Elemente*, *Web Worker sind*; whatever the parser joins, a determiner may tell (*bleiben alle Log Daten*). A
    person's name is no such part: *ein Freundin Anna*, *Präsident Joko Widodo haben*, nor is an owner (*der Geschichte
    Europas*).
    """
    noun = site.token if is_subject(site.token) or site.head.upos == "ADP" else site.head
    if site.subjects_dropped or noun.upos not in NOUNS or not starts_with_capital(noun) or noun.id < site.token.id:
        return False
    after = word_after(noun, site)
    if after is None or not starts_with_capital(after) or touches(noun, after):
        return False
    owner = all(reading.feats.get("Case") == GENITIVE for reading in site.readings(after))
    if site.language == "de" and after.upos == "PROPN" and owner:
        return False
    then = word_after(after, site)
    several = then is not None and then.upos in NOUNS and starts_with_capital(then)
    if then is not None and is_a_persons(noun, after, then, site):
        return False
    # A German adjective among so many nouns has no capital: *die Stock Management Mobile App*.
    before = word_before(noun, site)
    named = several and before is not None and before.upos in NOUNS | {"X"} and starts_with_capital(before)
    foreign = after.upos in ATTRIBUTES and (named or not known_as(after.form or "", after.upos or "", site.readings))
    if after.upos not in NOUNS | {"X"} and not foreign:
        return False
    joined = (
        is_within(after, noun, site) or is_within(noun, after, site) or has_its_determiner_before(after, noun, site)
    )
    if not several and not joined:
        return False
    hyphen = then is not None and then.form == "-" and touches(after, then)
    known = known_as(after.form or "", "NOUN", site.readings)
    if after.upos == "PROPN":
        # The dictionary has names of persons among the nouns, but none of them is a neuter or a loan word.
        known = [reading for reading in known if reading.written or "Neut" in reading.feats.get("Gender", ())]
    return several or hyphen or bool(known)


def is_within(word: Token, noun: Token, site: Site) -> bool:
    """Whether a word is below a noun without a verb or an adposition between the two."""
    stops = (one for one in site.sentence.above(word) if one.id == noun.id or one.upos in {"ADP", "AUX", "VERB"})
    first = next(stops, None)
    return first is not None and first.id == noun.id


def is_of_the_noun_behind_a_title(site: Site) -> bool:
    """A determiner that does not agree with the title behind it, which may be a phrase with an adposition or a
    conjunction, agrees with the noun behind that: *den Einführung in Python Leitfaden*, *der Finanzen und
    Handel-Abteilung*, *die ‚Neu im Ordner‘-Option*; nor does an adjective without a capital, before a hyphen (*die neue
    Finanzen und Handel-Abteilung*)."""
    token, noun = site.token, site.head
    outside = token.upos == "DET" or (is_modifier(token) and not starts_with_capital(token))
    if site.subjects_dropped or not outside or noun.id < token.id or noun.upos not in NOUNS:
        return False
    words = without_brackets(site.sentence.tokens[noun.id :])
    if (site.sentence.tokens[token.id].form or "") in OPENING:
        words = [word for word in words if word.form not in QUOTES]
    for place, word in enumerate(words):
        if place > LONGEST_TITLE or not (word.upos in NOUNS | {"ADP", "CCONJ", "X", "NUM"} or word.form == "-"):
            return False
        before = words[place - 1] if place else noun
        joined = before.form == "-"
        if joined:
            before = words[place - 2] if place > 1 else noun
        if site.language == "de" and is_span(word):
            return False  # *einen Gewinn von drei Millionen Euro*
        capital = word.upos == "NOUN" and starts_with_capital(word) and (joined or token.upos == "DET")
        if capital and before.upos in NOUNS | {"X"} and agrees_with(word, site):
            return True
    return False


def without_brackets(words: Sequence[Token]) -> Sequence[Token]:
    """Some words without one in brackets before the rest: *einem Lagerort (LO)-Gerät*."""
    return words[3:] if [word.form for word in words[:3:2]] == ["(", ")"] else words


LONGEST_TITLE = 5
"""Words behind the noun among which another one is looked for."""


def is_a_number_of_something(site: Site) -> bool:
    """A noun before a number is part of a name where a hyphen joins the number to another noun, or that follows (*in
    einer Windows 11-VM*, *eine Windows 11 VM*); without an article it is a name itself (*in Kapitel 3*, *von Module
    8*); and one that begins with a nought counts nothing (*das Konto 007 Reisen*)."""
    noun = site.token if is_subject(site.token) or site.head.upos == "ADP" else site.head
    number = word_after(noun, site)
    if is_numeral(site.token) and CODE.fullmatch(site.token.form or "") is not None:
        return True
    if noun.upos not in NOUNS or number is None or site.subjects_dropped:
        return False
    after = word_after(number, site) if is_numeral(number) else None
    joined = after is not None and (after.form or "").startswith("-") and touches(number, after)
    named = after is not None and after.upos in NOUNS and starts_with_capital(after)
    bare = noun is site.token and is_numeral(number) and site.head.upos == "ADP" and site.head.id == noun.id - 1
    return joined or named or bare or NUMBERED.match(number.form or "") is not None


CODE = re.compile(r"0\d+")
"""A number that begins with a nought."""

NUMBERED = re.compile(r"\d+(?:\.\d+)*-[^\W\d_]")
"""A number and what a hyphen joins to it, in one word."""


def is_one_or_several(site: Site) -> bool:
    """A noun with an ending in brackets is singular and plural: *die gelöschten Datei(en)*; so is one before another
    form of it in brackets (*ключ (ключи) хранятся*). One with the ending of women behind a sign means all, in the case
    of that: *mit erfahrenen Nutzer*innen*, *jede*r Besucher*in*."""
    for word in (site.token, site.head):
        sign = word_after(word, site)
        after = word_after(sign, site) if sign is not None else None
        if sign is not None and after is not None and sign.form == "(" and word.upos in NOUNS and is_same(word, after):
            return True
        if sign is None or not touches(word, sign):
            continue
        joined = after is not None and touches(sign, after) and lower(after) in ENDINGS
        # The segmenter may take sign and ending for one word, or for the ends of two sentences.
        if WOMEN.fullmatch(sign.form or "") or (sign.form in {"*", "_"} and after is None):
            return True
        if (sign.form == "(" and word.upos in NOUNS) or (joined and sign.form in GENDERED):
            return True
    return False


def is_same(word: Token, other: Token) -> bool:
    """Whether two words are forms of one noun, and not the same."""
    return other.lemma is not None and other.lemma == word.lemma and lower(other) != lower(word)


GENDERED = frozenset({"*", ":", "_", "/", "/-"})
"""Signs before the ending of women, or of men."""

WOMEN = re.compile("[*:_/]in(?:nen)?")
"""The ending of women behind a sign."""

ENDINGS = frozenset({"in", "innen", "e", "m", "n", "r", "s", "er", "en"})


def is_no_word_at_all(site: Site) -> bool:
    """Names of files and programs, with a digit, a full stop or a line within them, are no words of a language: *das
    Backup2Go-Programm*, *die main.py*, *die Tabelle user_data*."""
    return any(
        word.upos in NOUNS | ATTRIBUTES
        and (WITHIN.search(word.form or "") is not None or touches_a_number(word, site) or touches_a_line(word, site))
        for word in (site.token, site.head)
    )


WITHIN = re.compile(r"[^\W\d_][._\d]+[^\W\d_]")
"""What stands between letters in such names."""


def is_called_in_code(site: Site) -> bool:
    """What has empty brackets right behind it is the name of a function, and no word of the sentence: *in insert() und
    update()*."""
    words = site.sentence.tokens
    for word in (site.token, site.head):
        after = word_after(word, site)
        if after is not None and touches(word, after):
            closed = after.form == "(" and after.id < len(words) and words[after.id].form == ")"
            if after.form == "()" or closed:
                return True
    return False


def touches_a_line(word: Token, site: Site) -> bool:
    """Whether a low line joins a word to the one before or behind."""
    before, after = word_before(word, site), word_after(word, site)
    return (touches(before, word) and before is not None and (before.form or "").endswith("_")) or (
        touches(word, after) and after is not None and (after.form or "").startswith("_")
    )


def touches_a_number(word: Token, site: Site) -> bool:
    """Whether a number follows a word without a blank."""
    after = word_after(word, site)
    return after is not None and (after.form or "")[:1].isdigit() and touches(word, after)


def is_each_of_them(site: Site) -> bool:
    """Behind *von denen* a German determiner stands for one of those, before whatever noun: *von denen jede
    eigene Regeln hat*."""
    noun = site.token if is_subject(site.token) else site.head
    if site.subjects_dropped or noun.upos not in NOUNS:
        return False
    determiners = (word for word in site.below.get(noun.id, ()) if word.upos == "DET" and word.id < noun.id)
    return any(
        lower(word).startswith(("jed", "kein", "ein"))
        and (before := word_before(word, site)) is not None
        and (lower(before) in {"wovon", "davon"} or (lower(before) == "denen" and follows_of(before, site)))
        for word in determiners
    )


def follows_of(word: Token, site: Site) -> bool:
    """Whether *von* or *unter* stands before a word."""
    before = word_before(word, site)
    return before is not None and lower(before) in {"von", "unter"}


def is_he_who(site: Site) -> bool:
    """*derjenige* before a noun that is not the one of its relative clause stands for somebody: *mit demjenigen
    Kontakt aufnehmen, der das weiß*."""
    token, after = site.token, word_after(site.head, site)
    return (
        token.upos == "DET"
        and lower(token).endswith(("jenige", "jenigen"))
        and after is not None
        and after.form != ","
        and any(word.form == "," for word in site.sentence.tokens[after.id :])
    )


def is_before_its_own_clause(site: Site) -> bool:
    """An adjective with a comma and a relative pronoun behind it stands for a noun: *durch ein neues, dessen Breite
    sich anpasst*."""
    token, comma = site.token, word_after(site.token, site)
    if not is_modifier(token) or site.head.id < token.id or comma is None or comma.form != ",":
        return False
    after = word_after(comma, site)
    return after is not None and after.upos in {"PRON", "SCONJ", "ADP"}


def is_parted_by_a_comma(site: Site) -> bool:
    """A German verb right behind a comma that follows the noun has another subject, or is a participle: *Keine
    Parameter, gibt aber etwas zurück*, *die Daten, codiert nach Vorschrift*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.upos not in NOUNS or verb.id < token.id:
        return False
    words = between(token, verb, site)
    return len(words) == 1 and words[0].form == ","


def is_all_of_it(site: Site) -> bool:
    """German *all* stands before a singular of what cannot be counted: *alle Verarbeitung*, *allen Text*, *alle
    Vorsicht*."""
    token, noun = site.token, site.head
    return (
        token.upos == "DET"
        and lower(token) in {"alle", "allen", "aller", "allem"}
        and noun.upos == "NOUN"
        and UNCOUNTED.search(lower(noun)) is not None
    )


UNCOUNTED = re.compile(
    "(?:ung|heit|keit|schaft|tät|arbeit|macht|liebe|zeit|welt|mühe|energie|freude|kraft|hilfe|angst|wut|ehre|luft|post|"
    "kommunikation|text|code|mut|ernst|ärger|reichtum|besitz|schmerz|spaß|verkehr|lärm|kummer|streit|stolz|inhalt|"
    "grund|anlass|respekt|ehrgeiz|glauben|anstand|zweifel|widerstand|verdacht|verstand|humor|fleiß|dank|sinn|ruhm|zorn|"
    "komfort|luxus|schwung|druck|aufwand|platz|raum|willen|glanz|unsinn|kram|frust|stress|schaden|gewinn|charme|elan|"
    "eifer|hass|müll|dreck|staub|schnee|sand|zucker|erfolg|einfluss|nachdruck|sicht|sehnsucht|geduld|trauer|ruhe|scham|"
    "gewalt|pracht|schuld|vernunft|eile|kritik|technik|musik|software|kunst|lust|wärme|kälte)$"
)
"""Ends of such nouns."""


def is_told_to(site: Site) -> bool:
    """*sie* or *es* behind a German verb that may be an imperative is what it is done to, where the verb opens the
    sentence or somebody is told: *Mach es*, *Stell sie dir vor*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or lower(token) not in {"sie", "es"} or verb.id > token.id:
        return False
    before, told = word_before(verb, site), word_after(token, site)
    first = before is None or before.upos in {"PUNCT", "CCONJ"} or lower(before) in {"bitte", "dann", "einfach"}
    opens = first and not lower(verb).endswith(("e", "t", "en", "st"))
    you = told is not None and lower(told) in {"dir", "dich", "euch"}
    return (opens or you) and "3" not in verb.feats.get("Person", ())


def has_left_out_who_is_told(site: Site) -> bool:
    """Beside a German verb of the second person a noun is the object that says by its determiner that it is no
    nominative (*deinen Bericht sehen kannst*), or that stands right before the verb, at the beginning of what is told,
    without one (*Fehler findest, wenn etwas schiefgeht*)."""
    noun = site.token if is_subject(site.token) else site.head
    verb = site.sentence.head_of(noun)
    if site.subjects_dropped or not is_subject(noun) or noun.upos not in NOUNS or verb is None:
        return False
    if "2" not in verb.feats.get("Person", ()) or verb.id < noun.id:
        return False
    determiners = [child for child in site.below.get(noun.id, ()) if child.upos == "DET" and child.id < noun.id]
    if determiners:
        return not any(is_nominative(reading, None) for word in determiners for reading in site.readings(word))
    before = [word for word in site.sentence.tokens[: noun.id - 1] if (word.form or "").isalpha()]
    return noun is site.token and verb.id == noun.id + 1 and not before


def is_said_behind_a_colon(site: Site) -> bool:
    """What stands behind a colon is no predicate of a noun before it, which a Slavic verb need not name: *nazwa:
    dozwolone są litery*."""
    token, noun = site.token, site.head
    said = site.subjects_dropped and (token.deprel or "").startswith("comp:pred") and noun.upos == "NOUN"
    return said and noun.id < token.id and any(word.form == ":" for word in between(noun, token, site))


def is_behind_a_colon_within(site: Site) -> bool:
    """What a colon joins without a blank is one name: *podłączony do micro:bita*."""
    for word in (site.token, site.head):
        colon = word_before(word, site)
        if (
            colon is not None
            and colon.form == ":"
            and touches(colon, word)
            and touches(word_before(colon, site), colon)
        ):
            return True
    return False


def is_beyond_a_slash(site: Site) -> bool:
    """A slash between blanks parts what is said twice, and an attribute before it has a noun of its own or none:
    *Sjednocené doručené / hlavní účet*."""
    token, noun = site.token, site.head
    if not (is_modifier(token) or is_determiner(token)) or token.id > noun.id:
        return False
    slashes = [word for word in between(token, noun, site) if word.form == "/"]
    return any(
        not touches(word_before(slash, site), slash) and not touches(slash, word_after(slash, site))
        for slash in slashes
    )


def is_told_behind_a_quotation(site: Site) -> bool:
    """A verb behind what was quoted is not coordinated with the one within: *Frag: „Was sind das für Farben?“ und
    hör zu*."""
    token, head = site.token, site.head
    if not is_coordinated_verb(token) or head.upos not in {"AUX", "VERB"}:
        return False
    return any(word.form in QUOTES for word in between(head, token, site)) and not any(
        word.form in QUOTES for word in site.sentence.tokens[token.id :]
    )


def is_the_end_of_a_quotation(site: Site) -> bool:
    """An adposition within quotation marks governs nothing beyond them: *im Feld 'Geprüft von' einen Namen eintragen*,
    *die Option „Öffnen mit Firefox“ den Nutzern zeigen*; not *mit „neuer“ den Nutzern*."""
    token, adposition = site.token, site.head
    mark = word_after(adposition, site)
    if adposition.upos != "ADP" or mark is None or token.id < mark.id:
        return False
    right_behind = mark.form in QUOTES | {"'"} and touches(adposition, mark)
    marks = QUOTES | {"'"} if right_behind else QUOTES
    beyond = sum(word.form in QUOTES for word in between(adposition, token, site)) == 1
    before = (word for word in site.sentence.tokens[: adposition.id - 1] if word.form in marks)
    return (right_behind or beyond) and sum(1 for _ in before) % 2 == 1


def is_a_step_of_a_path(site: Site) -> bool:
    """What stands between an adposition and *>* is a page or a menu, and is not declined: *gehe zu Alle Ordner >
    Neu*."""
    token, adposition, after = site.token, site.head, word_after(site.token, site)
    return adposition.upos == "ADP" and adposition.id < token.id and after is not None and after.form in {">", "→"}


def is_no_german_noun(site: Site) -> bool:
    """An adposition that is made of a noun is none: *aus den mithilfe der Liste gewählten Zeilen*."""
    return not site.subjects_dropped and site.head.upos in NOUNS and (site.head.form or "") in MADE_OF_NOUNS


MADE_OF_NOUNS = frozenset(
    "anhand anstatt anstelle aufgrund aufseiten dank infolge inmitten kraft laut mangels mithilfe mittels namens "
    "seitens statt trotz vonseiten wegen zufolge zugunsten zulasten zwecks".split()
)


def measures_what_follows(site: Site) -> bool:
    """A German determiner agrees with the measure between it and what is measured: *einen Liter Milch*."""
    token, measure = site.token, word_before(site.head, site)
    if site.subjects_dropped or token.upos != "DET" or measure is None or measure.id <= token.id:
        return False
    if site.head.upos not in NOUNS:
        return False
    return measure.upos == "NOUN" and starts_with_capital(measure) and agrees_with(measure, site)


def is_put_between(site: Site) -> bool:
    """*zwischen* has the accusative beside verbs that say where something goes: *zwischen den Deckel und das Glas
    legen*, *den Ball zwischen die Knie nehmen*."""
    noun = site.token if site.head.upos == "ADP" else site.head
    adposition = site.sentence.head_of(noun)
    if adposition is None or lower(adposition) != "zwischen":
        return False
    verb = site.sentence.head_of(adposition)
    while verb is not None and verb.upos != "VERB":
        infinitives = (word for word in site.below.get(verb.id, ()) if word.upos == "VERB" and word.id > adposition.id)
        verb = (next(infinitives, None) if lower(verb) == "zu" else None) or site.sentence.head_of(verb)
    return verb is not None and PUT.search((verb.lemma or "").lower()) is not None


PUT = re.compile(
    "(?:bau|bind|dräng|fahr|fall|führ|füg|geh|gerat|gieß|häng|klemm|komm|lauf|leg|leit|mal|mogel|nehm|pass|pflanz|"
    "press|quetsch|reih|roll|rutsch|schalt|schieb|schlag|schmier|schreib|setz|spann|spring|stapel|steck|stell|stopf|"
    "stoß|streu|treib|tret|werf|zieh|zwäng)e?n$"
)
"""Ends of such verbs."""


def is_there_to_be(site: Site) -> bool:
    """German *es* before a modal and *sein* agrees with nothing: *es müssen zwei Überschriften sein*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or lower(token) not in {"es", "das", "dies"}:
        return False
    copulas = [word for word in site.sisters if lower(word) in {"sein", "werden"}]
    predicates = (word for copula in copulas for word in site.below.get(copula.id, ()))
    return "Plur" in verb.feats.get("Number", ()) and any(
        word.upos in NOUNS and any(is_nominative(reading, None) for reading in site.readings(word))
        for word in predicates
    )


def does_something(site: Site) -> bool:
    """English *this* or *that* before two words in *-s* may be the subject of the first: *This blocks commits that*."""
    token, noun = (site.token, site.head) if site.token.upos == "DET" else (site.token, site.token)
    before = token if token is not noun else word_before(noun, site)
    after = word_after(noun, site)
    return (
        before is not None
        and lower(before) in {"this", "that"}
        and noun.id == before.id + 1
        and lower(noun).endswith("s")
        and after is not None
        and after.upos in {"NOUN", "VERB"}
        and lower(after).endswith("s")
    )


def is_an_acronym_itself(site: Site) -> bool:
    """What is in capitals, and known as no pronoun or auxiliary, is none: *as AI continues*, *Windows AI*; nor is one
    before a word with a capital (*ER Neues Modell anlegen*)."""
    if not any((word.form or "").islower() for word in site.sentence.tokens):
        return False
    return any(
        word.upos in {"AUX", "PRON"}
        and len(word.form or "") > 1
        and (word.form or "").isupper()
        and (not known_as((word.form or "").lower(), word.upos or "", site.readings) or is_before_a_capital(word, site))
        for word in (site.token, site.head)
    )


def is_before_a_capital(word: Token, site: Site) -> bool:
    """Whether the word behind is spelt with a capital, and has small letters, too."""
    after = word_after(word, site)
    return after is not None and starts_with_capital(after) and (after.form or "")[1:].islower()


def is_said_in_english(site: Site) -> bool:
    """English adjectives stand before German nouns as they are: *Responsive Design*, *die Smart Speaker*."""
    return not site.subjects_dropped and is_modifier(site.token) and lower(site.token) in ENGLISH_ADJECTIVES


ENGLISH_ADJECTIVES = frozenset(
    "active cognitive collective creative interactive live open predictive reactive remote responsive safe secure "
    "single smart stable stateful stateless true".split()
)
"""Those that end as German adjectives do, and others that taggers take for some."""


def is_called_something(site: Site) -> bool:
    """Beside *nennen* and *heißen* German *das* stands for itself: *wir nennen das Rückkopplung*."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    called = verb is not None and (verb.lemma or "").lower() in {"nennen", "heißen", "bezeichnen"}
    return called and token.upos == "DET" and lower(token) in {"das", "dies", "dieses"} and noun.id == token.id + 1


def is_an_infinitive_before_its_verb(site: Site) -> bool:
    """What stands right before the finite verb that ends a German clause, and is spelt as an infinitive, is one: *ob
    der Brief gelesen werden konnte*."""
    verb, after = site.head, word_after(site.head, site)
    if site.subjects_dropped or not is_subject(site.token) or after is None or not lower(verb).endswith("en"):
        return False
    then = word_after(after, site)
    ends = then is None or then.upos in {"PUNCT", "CCONJ", "SCONJ"}
    return ends and after.upos == "AUX" and is_finite(after) and site.token.id < verb.id


DOUBTS: tuple[SiteDoubt, ...] = (
    is_first_of_several_nouns,
    is_of_the_noun_behind_a_title,
    is_a_number_of_something,
    is_one_or_several,
    is_no_word_at_all,
    is_called_in_code,
    is_each_of_them,
    is_he_who,
    is_before_its_own_clause,
    is_parted_by_a_comma,
    is_all_of_it,
    is_told_to,
    has_left_out_who_is_told,
    is_said_behind_a_colon,
    is_behind_a_colon_within,
    is_beyond_a_slash,
    is_told_behind_a_quotation,
    is_the_end_of_a_quotation,
    is_a_step_of_a_path,
    is_no_german_noun,
    measures_what_follows,
    is_put_between,
    is_there_to_be,
    does_something,
    is_an_acronym_itself,
    is_said_in_english,
    is_called_something,
    is_an_infinitive_before_its_verb,
)
