"""German nouns and pronouns in a case in which nothing in their clause has them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.beliefs import VERBS
from lambre_core.findings.datives import PLEASING, SERVING
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.german_phrases import Phrase, is_span, phrase_at
from lambre_core.findings.told.relations import CASES_ASKED, WHEN, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

SPEAKERS = frozenset({"ich", "du", "er", "wir", "man"})
"""Pronouns that are nominatives and nothing else."""

BEING = frozenset("bin bist ist sind seid war warst waren wart".split())
LINKING = frozenset("sein werden bleiben heißen nennen scheinen gelten bedeuten wirken".split())
"""Lemmas of verbs beside which there may be two nominatives."""

STOPS = frozenset({".", "!", "?", "…"})
BEFORE = frozenset({"ADP", "NOUN", "PROPN", "SCONJ"})
COMPARING = frozenset({"als", "wie", "außer", "sondern", "statt"})


def when_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A masculine nominative that says when, and the verb of which a pronoun is the subject, joined: *jeder Morgen
    trinke ich Kaffee*, *ich putze jeder Samstag*."""
    subjects = [word for word in clause.words if lower(word) in SPEAKERS and word.upos == "PRON"]
    verbs = [word for word in clause.words if word.upos in VERBS and "Person" in word.feats]
    if len(subjects) != 1 or len(verbs) != 1 or verbs[0].lemma in LINKING - {"sein"}:
        return {}
    subject, verb = subjects[0], verbs[0]
    for place, word in enumerate(clause.words):
        phrase = phrase_at(clause.words, place, readings) if lower(word) in WHEN_OPENS else None
        if phrase is None or not is_time(phrase) or "Acc" in phrase.cases or "Nom" not in phrase.cases:
            continue
        opens = place == 0 and phrase.end < len(clause.words) and clause.words[phrase.end] is verb
        follows = opens and phrase.end + 1 < len(clause.words) and clause.words[phrase.end + 1] is subject
        before = clause.words[place - 1] if place else None
        behind = before is not None and before.upos not in BEFORE and lower(before) not in COMPARING
        # *Er ist jeder Tag* is a predicate.
        if follows or (behind and verb.lemma != "sein" and subject.id < phrase.noun.id):
            return {phrase.noun.id: as_told(phrase.noun, "NOUN", {"Case": phrase.cases}, (verb.id, WHEN))}
    return {}


WHEN_OPENS = frozenset("jeder dieser letzter nächster vergangener kommender voriger vorletzter übernächster".split())
TIMES = frozenset(
    "tag morgen abend vormittag nachmittag mittag monat augenblick moment sommer winter frühling herbst montag "
    "dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz april mai juni juli august september "
    "oktober november dezember".split()
)


def is_time(phrase: Phrase) -> bool:
    """Whether a phrase is a determiner and a masculine that says when."""
    return phrase.end - phrase.start <= len(("jeder", "zweite", "Tag")) and lower(phrase.noun) in TIMES


def what_it_is_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """An accusative that ends a sentence behind a form of *sein*, with nothing but adverbs between, and the copula,
    joined: *er ist einen Lehrer*; not a span (*er ist den ganzen Tag*)."""
    words = clause.words
    place = next((n for n, word in enumerate(words) if lower(word) in BEING), None)
    if not place or not is_at_the_end(clause):
        return {}
    start = place + 1
    while start < len(words) and (words[start].upos in {"ADV", "PART"} or lower(words[start]) in SUBJECTS):
        start += 1
    phrase = phrase_at(words, start, readings)
    if phrase is None or phrase.end < len(words) or phrase.cases != frozenset({"Acc"}):
        return {}
    front = words[:place]
    if is_span(phrase.noun) and not (lower(front[-1]) == "das" and is_described(phrase, words)):
        return {}
    if any(word.upos in {"ADJ", *VERBS} for word in front) or front[-1].upos not in {"NOUN", "PRON", "PROPN", "ADV"}:
        return {}
    known = any(lower(word) in SUBJECTS for word in (*front, *words[place:start]))
    if not known and (place > len(("das", "kleine", "Haus")) or any(word.upos == "ADP" for word in front)):
        return {}
    return joined(phrase, words[place], "Nom")


def is_described(phrase: Phrase, words: Sequence[Token]) -> bool:
    """Whether an adjective says how a span is, and not how much of it: *das ist einen schönen Tag*."""
    attributes = words[phrase.start + 1 : phrase.end - 1]
    return any(not lower(word).startswith(("ganz", "halb", "viert", "dritt", "volle")) for word in attributes)


SUBJECTS = SPEAKERS | {"sie", "es", "das", "dies", "wer", "was"}


def is_at_the_end(clause: Clause) -> bool:
    """Whether a clause ends its sentence, or the text."""
    return clause.after is None or clause.after.form in STOPS


def joined(phrase: Phrase, head: Token, case: str) -> dict[int, Token]:
    """The noun of a phrase and the word that asks for another case, joined."""
    found: Features = {"Case": phrase.cases}
    return {phrase.noun.id: as_told(phrase.noun, "NOUN", found, (head.id, CASES_ASKED[case]))}


def compared_in(clause: Clause, sentence: Sentence) -> dict[int, Token]:
    """A pronoun in no nominative behind *als* and a comparative that is said of the subject, and the copula, joined:
    *er ist größer als mich*, but not *das ist mir lieber als dir*."""
    if [lower(word) for word in clause.words[:1]] != ["als"] or len(clause.words) != len(("als", "mich")):
        return {}
    last, before = clause.words[1], sentence.tokens[: clause.words[0].id - 1]
    if len(before) < len(("er", "ist", "größer")) or lower(last) not in OBLIQUE or not is_at_the_end(clause):
        return {}
    subject, copula, comparative = before[0], before[1], before[-1]
    if lower(subject) not in SUBJECTS or lower(copula) not in BEING or not lower(comparative).endswith("er"):
        return {}
    # *Es ist wichtiger für dich als mich*.
    if any(word.upos in {"ADP", "PUNCT", "VERB"} or lower(word) in OBLIQUE for word in before):
        return {}
    found: Features = {"Case": frozenset({OBLIQUE[lower(last)]})}
    return {last.id: as_told(last, "PRON", found, (copula.id, CASES_ASKED["Nom"]))}


def phrase_compared_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """As `compared_in`, of a phrase that is an accusative and nothing else: *er ist älter als seinen Bruder*."""
    words, before = clause.words, sentence.tokens[: clause.words[0].id - 1]
    if lower(words[0]) != "als" or len(before) != len(("er", "ist", "älter")) or not is_at_the_end(clause):
        return {}
    phrase, (subject, copula, comparative) = phrase_at(words, 1, readings), before
    if lower(subject) not in SUBJECTS or lower(copula) not in BEING or not lower(comparative).endswith("er"):
        return {}
    if phrase is None or phrase.end < len(words) or phrase.cases != frozenset({"Acc"}) or is_span(phrase.noun):
        return {}
    return joined(phrase, copula, "Nom")


OBLIQUE = {"mich": "Acc", "dich": "Acc", "ihn": "Acc", "mir": "Dat", "dir": "Dat", "ihm": "Dat", "ihnen": "Dat"}


def object_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A masculine nominative right behind a finite verb and the pronoun that is its subject, in either order, with
    nothing but datives and adverbs between, and the verb, joined: *siehst du der Vogel*, *er gibt mir der Ball*."""
    words = clause.words
    if len(words) < len(("siehst", "du", "der", "Vogel")):
        return {}
    for place, word in enumerate(words[:-2]):
        near = {lower(other) for other in (words[place + 1], *words[:place][-1:])}
        if word.upos not in VERBS or "Person" not in word.feats or near.isdisjoint(SPEAKERS):
            continue
        start = place + (2 if lower(words[place + 1]) in SPEAKERS else 1)
        while start < len(words) and (lower(words[start]) in RECEIVERS or words[start].upos in {"ADV", "PART"}):
            start += 1
        phrase = phrase_at(words, start, readings)
        if phrase is None or not is_only_nominative(phrase, words) or is_span(phrase.noun) or place > 1:
            return {}
        chain = [other for other in words if other.upos in VERBS]
        if any(other.lemma in LINKING for other in chain) or any(lower(other) in COMPARING for other in words):
            return {}
        full = [other for other in chain if other.upos == "VERB"]
        if len(full) != 1 or len(chain) > len(("hat", "gesehen")) or is_addressed(phrase, clause):
            return {}
        behind = lower(words[place + 1]) in SPEAKERS or "Gen" in phrase.cases
        if not behind and phrase.noun.head == full[0].id and (phrase.noun.deprel or "").startswith("comp:obj"):
            return {}  # The tree shows it.
        return joined(phrase, full[0], "Acc")
    return {}


def is_only_nominative(phrase: Phrase, words: Sequence[Token]) -> bool:
    """Whether a phrase is a nominative, or the genitive of several, of which nothing in its clause has one."""
    if phrase.cases != frozenset({"Nom", "Gen"}):
        return phrase.cases == frozenset({"Nom"})
    one = phrase.numbers("Nom") == frozenset({"Sing"}) and phrase.numbers("Gen") == frozenset({"Plur"})
    behind = words[phrase.end : phrase.end + 1]
    governed = any(word.upos in {"ADP", "NUM"} for word in behind)
    others = [*words[: phrase.start], *words[phrase.end :]]
    # *Wir haben uns der Spieler entledigt*
    asked = any(word.upos == "ADJ" or word.lemma in OF_GENITIVES or lower(word) in {"uns", "euch"} for word in others)
    return one and not governed and not asked


RECEIVERS = frozenset({"mir", "dir", "ihm", "ihnen", "uns", "euch"})
"""Datives that are no other word."""


def object_of_infinitive_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A masculine nominative that opens an infinitive clause, which has no subject, and the verb at the end of that,
    joined: *keine Berechtigung, dieser Ordner zu öffnen*, *um der Fehler zu beheben*."""
    words = clause.words
    start = 1 if words and lower(words[0]) in {"um", "ohne", "statt", "anstatt"} else 0
    phrase = phrase_at(words, start, readings)
    if phrase is None or not {"Nom"} <= phrase.cases <= {"Nom", "Gen"} or phrase.numbers("Nom") != frozenset({"Sing"}):
        return {}
    zu, verb = words[-2:]
    if lower(zu) != "zu" or verb.upos != "VERB" or verb.lemma in LINKING | OF_GENITIVES or words[0].id == 1:
        return {}
    # What the tree joins and is nothing but a nominative is judged by what the verb takes.
    if phrase.noun.head == verb.id and "Gen" not in phrase.cases:
        return {}
    between = words[phrase.end : -2]
    if any(word.upos in {"NOUN", "PRON", "PROPN", *VERBS} or lower(word) in COMPARING for word in between):
        return {}
    found: Features = {"Case": frozenset({"Nom"})}
    return {phrase.noun.id: as_told(phrase.noun, "NOUN", found, (verb.id, CASES_ASKED["Acc"]))}


OF_GENITIVES = frozenset({"bedürfen", "entbehren", "gedenken", "harren"})
"""Lemmas of verbs with a genitive and nothing else: *der Helden zu gedenken*."""


def is_addressed(phrase: Phrase, clause: Clause) -> bool:
    """Whether a noun may stand beside the pronoun before it: *wer bist du, der Mann*."""
    return clause.after is not None and clause.after.form == "," and phrase.end == len(clause.words)


def sorry_in(clause: Clause) -> dict[int, Token]:
    """*Mich* or *dich* beside *tut* and *leid* or *weh*, and the verb, joined: *es tut mich leid*."""
    verbs = [word for word in clause.words if lower(word) in DOING]
    felt = [word for word in clause.words if lower(word) in {"leid", "weh"}]
    persons = [word for word in clause.words if lower(word) in {"mich", "dich", "ihn"}]
    if len(verbs) != 1 or len(felt) != 1 or len(persons) != 1 or not verbs[0].id < persons[0].id < felt[0].id:
        return {}
    between = clause.words[clause.words.index(verbs[0]) + 1 : clause.words.index(felt[0])]
    near = clause.words.index(persons[0]) == clause.words.index(verbs[0]) + 1 and lower(felt[0]) == "weh"
    if any(word.upos in {"ADP", *VERBS} or (word.upos == "NOUN" and not near) for word in between):
        return {}
    found: Features = {"Case": frozenset({"Acc"})}
    verb = verbs[0]
    return {
        persons[0].id: as_told(persons[0], "PRON", found, (verb.id, CASES_ASKED["Dat"])),
        verb.id: as_told(verb, "VERB", {}, None),
    }


DOING = frozenset("tut tun tat taten täte".split())


def known_as_in(clause: Clause, sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """An accusative behind *als* that ends a sentence, where the verb before has no object, and that, joined: *er gilt
    als einen guten Lehrer*."""
    words = clause.words
    if not words or lower(words[0]) != "als" or not is_at_the_end(clause) or words[0].id == 1:
        return {}
    phrase, before = phrase_at(words, 1, readings), sentence.tokens[: words[0].id - 1]
    verbs = [word for word in before if word.upos in VERBS]
    if phrase is None or lower(before[-1]).endswith("er") or is_span(phrase.noun):
        return {}
    if phrase.cases != frozenset({"Acc"}) or len(verbs) != 1 or verbs[0].lemma not in KNOWN_AS:
        return {}
    return joined(phrase, verbs[0], "Nom")


KNOWN_AS = frozenset("gelten arbeiten dienen fungieren auftreten jobben kandidieren amtieren erscheinen enden".split())
"""Lemmas of verbs without an object, beside which *als* says what the subject is."""


def served_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """The second of two phrases beside a verb whose object is a dative, and neither of which can be one, and the verb,
    joined: *der Film gefällt mein Bruder*."""
    words = clause.words
    place = next((n for n, word in enumerate(words) if word.upos in VERBS), None)
    if not place or not is_at_the_end(clause) or words[0].id > 1:
        return {}
    verb = words[place]
    if verb.lemma not in ALWAYS_SERVING or "Person" not in verb.feats or not is_no_dative(words[:place], readings):
        return {}
    phrase = phrase_at(words, place + 1, readings)
    # Another case than the nominative is known to be that of an object.
    if phrase is None or "Dat" in phrase.cases or "Nom" not in phrase.cases or is_span(phrase.noun):
        return {}
    rest = words[phrase.end :]
    # *Der Schrank gehört die Treppe hinauf*.
    if any(word.upos not in {"ADV", "PART", "ADJ"} or lower(word).startswith(PREFIXES) for word in rest):
        return {}
    return joined(phrase, verb, "Dat")


def at_hand_in(clause: Clause) -> dict[int, Token]:
    """An accusative pronoun beside *stehen* and *zur Verfügung*, and the verb, joined: *wir stehen Sie gern zur
    Verfügung*. *Sie* is one behind another subject."""
    words = clause.words
    forms = [lower(word) for word in words]
    verbs = [word for word in words if word.upos in VERBS]
    if "verfügung" not in forms or len(verbs) != 1 or verbs[0].lemma != "stehen":
        return {}
    place = words.index(verbs[0])
    subject = any(form in SPEAKERS for form in forms[: place + 2])
    front = bool(place) and words[place - 1].upos == "NOUN"
    for word in words[place + 1 :]:
        polite = word.form == "Sie" and (subject or front)
        if polite or lower(word) in {"mich", "dich", "ihn"}:
            found: Features = {"Case": frozenset({"Acc"})}
            return {
                word.id: as_told(word, "PRON", found, (verbs[0].id, CASES_ASKED["Dat"])),
                verbs[0].id: as_told(verbs[0], "VERB", {}, None),
            }
    return {}


ALWAYS_SERVING = (PLEASING | SERVING) - {"fehlen", "dienen", "drohen", "gelingen", "misslingen", "entsprechen"}
"""Those of the verbs that are seldom without a dative."""

PREFIXES = (
    "an",
    "auf",
    "aus",
    "ab",
    "bei",
    "ein",
    "mit",
    "nach",
    "vor",
    "zu",
    "weiter",
    "hin",
    "her",
    "rauf",
    "runter",
)


def is_no_dative(words: Sequence[Token], readings: Readings) -> bool:
    """Whether what stands before a verb is one phrase, or one pronoun, that can be no dative."""
    if len(words) == 1 and lower(words[0]) in {"das", "dies", "es", *SPEAKERS}:
        return True
    phrase = phrase_at(words, 0, readings)
    return phrase is not None and phrase.end == len(words) and "Dat" not in phrase.cases


def owner_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A masculine nominative with *der* between the noun that opens a sentence and its verb, and that noun, joined:
    *das Leben der Student ist schwer*. A German verb is the second part of its sentence, so that the two are one."""
    words = clause.words
    first = phrase_at(words, 0, readings) if words and words[0].id == 1 else None
    if first is None or first.end >= len(words) or "Nom" not in first.cases:
        return {}
    owner = phrase_at(words, first.end, readings)
    if owner is not None and is_a_part_of(first, owner, words):
        return joined(owner, first.noun, "Gen")
    if words[first.end].form != "der":
        return {}
    if owner is None or owner.cases != frozenset({"Nom"}) or owner.end >= len(words):
        return {}
    verb = words[owner.end]
    if lower(first.noun).endswith(CALLED):
        return {}
    if verb.upos not in VERBS or "3" not in verb.feats.get("Person", ()) or lower(words[0]) == "der":
        return {}
    return joined(owner, first.noun, "Gen")


def is_a_part_of(first: Phrase, owner: Phrase, words: Sequence[Token]) -> bool:
    """Whether a noun says what part of a plural something is said of, and that, right behind it and before the verb, is
    no genitive: *die Hälfte die Schüler war krank*."""
    behind = words[owner.end : owner.end + 1]
    said = bool(behind) and behind[0].upos in VERBS and "3" in behind[0].feats.get("Person", ())
    several = "Plur" in owner.numbers("Nom") and "Gen" not in owner.cases and words[owner.start].upos == "DET"
    return said and several and lower(first.noun) in PARTS


PARTS = frozenset("hälfte mehrheit minderheit anzahl zahl teil großteil rest drittel viertel summe".split())
"""Nouns for a part or the number of others."""

CALLED = (
    "zeitung",
    "zeitschrift",
    "magazin",
    "film",
    "roman",
    "band",
    "gruppe",
    "firma",
    "serie",
    "oper",
    "blatt",
    "stück",
)
"""Ends of nouns before a name with an article: *das Magazin der Spiegel*."""


def how_it_goes_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """Who is in no dative behind *wie geht es*, and the verb, joined: *wie geht es deine Eltern*."""
    words = clause.words
    if len(words) < len(("wie", "geht", "es", "dich")) or [lower(word) for word in words[0:3:2]] != ["wie", "es"]:
        return {}
    verb, rest = words[1], words[3:]
    if lower(verb) not in {"geht", "ging"}:
        return {}
    if lower(rest[0]) in {"mich", "dich", "ihn"}:
        found: Features = {"Case": frozenset({"Acc"})}
        return {rest[0].id: as_told(rest[0], "PRON", found, (verb.id, CASES_ASKED["Dat"]))}
    phrase = phrase_at(rest, 0, readings)
    if phrase is None or "Dat" in phrase.cases or is_span(phrase.noun):
        return {}
    behind = rest[phrase.end :]
    return joined(phrase, verb, "Dat") if all(word.upos in {"ADV", "PART"} for word in behind) else {}


def meanwhile_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """An accusative between *während*, which opens a sentence, and the verb with the pronoun that is its subject, and
    the adposition, joined: *während den Sommer arbeite ich*."""
    words = clause.words
    if not words or words[0].id > 1 or lower(words[0]) != "während":
        return {}
    phrase = phrase_at(words, 1, readings)
    if phrase is None or phrase.end + 1 >= len(words) or phrase.cases != frozenset({"Acc"}):
        return {}
    verb, subject = words[phrase.end : phrase.end + 2]
    if verb.upos not in VERBS or "Person" not in verb.feats or lower(subject) not in SPEAKERS:
        return {}
    return {words[0].id: as_told(words[0], "ADP", {}, None), **joined(phrase, words[0], "Gen")}


def governed_by_nouns_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """What stands behind a noun and the adposition that goes with it, in a case that this never has there, and the
    adposition, joined: *Angst vor den Hund*, but not *aus Angst vor die Tür zu gehen*."""
    if any(is_to(word) for word in clause.words):
        return {}
    for place in range(len(clause.words) - 2):
        noun, adposition = clause.words[place : place + 2]
        case = OF_NOUNS.get((noun.form or "", lower(adposition)))
        if case is None or noun.upos != "NOUN" or adposition.upos != "ADP":
            continue
        if lower(adposition) == "an" and not is_light(noun, clause):
            continue
        phrase = phrase_at(clause.words, place + 2, readings)
        known = phrase is not None and case not in phrase.cases and not is_span(phrase.noun)
        if phrase is not None and known and not lower(phrase.noun).endswith(PLACES):
            return joined(phrase, adposition, case)
    return {}


def is_to(word: Token) -> bool:
    """Whether a word is *zu* before an infinitive, or an infinitive that has it in it (*hinauszugehen*)."""
    return (lower(word) == "zu" and word.upos == "PART") or (
        word.upos == "VERB" and INFINITIVE.search(lower(word)) is not None
    )


INFINITIVE = re.compile("..zu.+n$")
PLACES = ("markt", "kontinent", "feld", "gebiet", "sektor", "land", "bühne", "parkett", "ebene", "seite")
"""Ends of nouns that say where somebody has influence: *Einfluss auf dem Weltmarkt*."""


OF_NOUNS = {
    **{(noun, "vor"): "Dat" for noun in ("Angst", "Furcht", "Respekt", "Schutz", "Achtung", "Ekel", "Scheu")},
    **{(noun, "an"): "Dat" for noun in ("Interesse", "Mangel", "Bedarf", "Zweifel", "Spaß", "Teilnahme", "Kritik")},
    **{(noun, "auf"): "Acc" for noun in ("Einfluss", "Rücksicht", "Vorfreude", "Appetit", "Anspruch", "Verzicht")},
    **{
        (noun, "über"): "Acc" for noun in ("Überblick", "Kontrolle", "Freude", "Informationen", "Diskussion", "Debatte")
    },
}
"""Nouns with the adpositions that go with them -> the case that those have then."""


def is_light(noun: Token, clause: Clause) -> bool:
    """Whether a noun is what somebody has, finds, loses or shows, and no adposition stands before it: *denkt mit
    Interesse an den Film* is right."""
    place = clause.words.index(noun)
    before = clause.words[max(place - 2, 0) : place]
    verbs = [word for word in clause.words if word.upos in VERBS]
    light = all((word.lemma or "") in LIGHT or word.upos == "AUX" for word in verbs)
    return light and not any(word.upos == "ADP" for word in before)


LIGHT = frozenset("haben finden verlieren zeigen wecken bekommen bestehen geben machen äußern üben hegen".split())
