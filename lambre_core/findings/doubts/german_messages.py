"""Doubts about German messages and labels: clauses without a comma, words that several share, and words left out."""

from __future__ import annotations

from itertools import pairwise

from lambre_core.findings.datives import PLEASING, SERVING
from lambre_core.findings.doubts.brackets import MODALS
from lambre_core.findings.doubts.german_phrases import ARTICLES, STOPS, go_together
from lambre_core.findings.doubts.german_pronouns import PREFIXES, SOMEBODY
from lambre_core.findings.doubts.german_verbs import is_infinitive, is_participle
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    NOMINATIVE,
    NOUNS,
    OPENING,
    Site,
    SiteDoubt,
    between,
    has_reading,
    is_determiner,
    is_finite,
    is_numeral,
    is_subject,
    lower,
    may_agree,
    phrase_start,
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.giving import GIVING
from lambre_core.findings.readings import known_as
from lambre_core.findings.told.german_phrases import is_span
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Token


def shares_a_passive(site: Site) -> bool:
    """A participle beside a modal shares the *werden* behind another one that is coordinated with it: *die Werke dürfen
    nicht verändert oder genutzt werden*."""
    token, modal, after = site.token, site.head, word_after(site.token, site)
    if site.subjects_dropped or lower(modal) not in MODALS or "Part" not in token.feats.get("VerbForm", ()):
        return False
    if after is None or not (after.form == "," or after.upos == "CCONJ"):
        return False
    for word in site.sentence.tokens[token.id :]:
        if word.form in STOPS - {","} or word.upos == "SCONJ":
            return False
        before = word_before(word, site)
        if lower(word) == "werden" and before is not None and "Part" in before.feats.get("VerbForm", ()):
            return True
    return False


def says_as_to_what(site: Site) -> bool:
    """*Was … angeht* is a clause of its own, with a comma or without one: *sie haben Erfolg was Sicherheit angeht*."""
    token, what = site.token, [lower(word) for word in between(site.head, site.token, site)]
    return not site.subjects_dropped and lower(token) in AS_TO and "was" in what


AS_TO = frozenset("angeht betrifft anbelangt anlangt".split())


def ends_a_clause_without_comma(site: Site) -> bool:
    """The verb of a relative clause without its comma goes with no auxiliary before that: *sie haben Namen die auf -s
    enden*."""
    token, auxiliary = site.token, site.head
    if site.subjects_dropped or not (token.deprel or "").startswith("comp:aux") or auxiliary.id > token.id:
        return False
    words = between(auxiliary, token, site)
    ends = word_after(token, site)
    if ends is not None and ends.upos not in {"PUNCT", "CCONJ"}:
        return False
    finite = [reading for reading in known_as(lower(token), "VERB", site.readings) if "Mood" in reading.feats]
    return any(
        noun.upos in NOUNS and opens_a_clause(word, site) and any(agrees(noun, reading) for reading in finite)
        for noun, word in pairwise(words)
    )


def opens_a_clause(word: Token, site: Site) -> bool:
    """Whether a word is a nominative that relates, before what is no noun that it goes with: *die mit*, *der in*."""
    after = word_after(word, site)
    return lower(word) in {"der", "die", "das"} and after is not None and after.upos in {"ADP", "PRON", "ADV"}


def agrees(noun: Token, reading: Reading) -> bool:
    """Whether a finite verb is of the third person and of a noun's number."""
    number = noun.feats.get("Number", frozenset())
    return "3" in reading.feats.get("Person", ()) and not number.isdisjoint(reading.feats.get("Number", number))


def is_called_something(site: Site) -> bool:
    """*Der* behind a noun is a relative pronoun, without its comma, where a bare noun follows that it does not go with,
    and *genannt wird* or *heißt* ends the clause: *ein Prozess der Mining genannt wird*, *ein Block der geheimer
    Schlüssel heißt*."""
    token, noun = site.token, site.head
    article = token if is_determiner(token) else word_before(token, site)
    if site.subjects_dropped or article is None or lower(article) not in {"der", "die", "das"}:
        return False
    before = word_before(article, site)
    if before is None or before.upos not in NOUNS or noun.upos not in NOUNS or noun.id < article.id:
        return False
    rest = [lower(word) for word in site.sentence.tokens[noun.id :] if word.upos != "PUNCT"]
    return rest[-2:] in (["genannt", "wird"], ["genannt", "werden"]) or rest[-1:] in (["heißt"], ["heißen"])


def has_its_clause_behind(site: Site) -> bool:
    """In a label, a noun before an adposition with a relative pronoun, without a comma, is no subject of the verb at
    the end: *Projekte bei denen %s mitarbeitet*."""
    token, verb = site.token, site.head
    adposition = word_after(token, site)
    pronoun = word_after(adposition, site) if adposition is not None else None
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id or adposition is None or pronoun is None:
        return False
    last = word_after(verb, site)
    related = adposition.upos == "ADP" and lower(pronoun) in {"denen", "welchen", "welchem", "welcher"}
    return related and (last is None or last.upos == "PUNCT")


def is_given_by_it(site: Site) -> bool:
    """What may be a dative plural behind *die* and a comma is who is given something, and *die* the subject or object:
    *die Nummer, die neuen Karten zugewiesen wird*."""
    token, verb = site.token, site.head
    start = phrase_start(token, site)
    die = site.sentence.tokens[start - 1]
    comma = word_before(die, site)
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id or token.upos not in NOUNS:
        return False
    if comma is None or comma.form != "," or lower(die) != "die" or "Sing" not in verb.feats.get("Number", ()):
        return False
    verbs = {verb.lemma, *(word.lemma for word in site.sisters if word.upos == "VERB")}
    given = not verbs.isdisjoint(GIVING | {"zuweisen", "zuordnen", "zuteilen", "hinzufügen", "vorangehen", "folgen"})
    words = [word for word in site.below.get(token.id, ()) if word.upos in ATTRIBUTES and word.id != die.id]
    return given and all(any(is_dative_plural(one) for one in site.readings(word)) for word in (token, *words))


def is_dative_plural(reading: Reading) -> bool:
    """Whether a reading is a dative plural."""
    return "Dat" in reading.feats.get("Case", ()) and "Plur" in reading.feats.get("Number", ())


def are_who_it_is_done_to(site: Site) -> bool:
    """A noun that is declined as an adjective, in *-en* and without a determiner, is a dative plural and no subject of
    a singular: *dass Dritten vertraut werden muss*, *Reisenden wird geholfen*."""
    token = site.token
    if site.subjects_dropped or not is_subject(token) or token.upos not in NOUNS or not lower(token).endswith("en"):
        return False
    if any(word.upos in ATTRIBUTES for word in site.below.get(token.id, ())):
        return False
    verbs = {word.lemma for word in rest_of_clause(site, token)}
    return bool(known_as(lower(token), "ADJ", site.readings)) and not verbs.isdisjoint(PLEASING | SERVING | GIVING)


def says_when_it_is_done(site: Site) -> bool:
    """An accusative that says when is no subject of a passive: *wenn jeden Tag gelernt würde*."""
    token, verb = site.token, site.head
    passive = (token.deprel or "").startswith("subj@pass") or (is_subject(token) and verb.lemma == "werden")
    if site.subjects_dropped or not passive or token.upos not in NOUNS or not is_span(token):
        return False
    attributes = (lower(word) for word in site.below.get(token.id, ()) if word.upos in ATTRIBUTES)
    which = any(attribute.startswith(WHICH_TIME) for attribute in attributes)
    return which and not has_reading(token, site, lambda reading: NOMINATIVE in reading.feats.get("Case", ()))


WHICH_TIME = ("jed", "dies", "nächst", "letzt", "vorig", "ganz", "ander")
"""Beginnings of attributes of times."""


def are_these_who_do_it(site: Site) -> bool:
    """*Diese* that opens a clause is the subject of a plural at its end, and the bare noun in the singular right behind
    it an object: *sodass diese Geld senden können*."""
    token, head = site.token, site.head
    noun, these = (head, token) if is_determiner(token) else (token, word_before(token, site))
    opens = word_before(these, site) if these is not None else None
    if site.subjects_dropped or these is None or noun.upos != "NOUN" or noun.id != these.id + 1 or opens is None:
        return False
    if lower(these) != "diese" or opens.upos != "SCONJ" or go_together((these,), noun, site):
        return False
    rest = rest_of_clause(site, noun)
    last = rest[-1] if rest else None
    return last is not None and is_finite(last) and "Plur" in last.feats.get("Number", ())


def are_they_themselves(site: Site) -> bool:
    """*Es* before a plural is no subject where a possessive with an adjective, and no noun, says whose they are: *als
    wären es ihre eigenen*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or lower(token) != "es" or verb.lemma != "sein":
        return False
    later = site.sentence.tokens[token.id :]
    return "Plur" in verb.feats.get("Number", ()) and any(
        is_determiner(word) and lower(word).endswith("e") and after.upos == "ADJ" and lower(after).endswith("en")
        for word, after in pairwise(later)
    )


def is_one_of_a_list(site: Site) -> bool:
    """Bare nouns in the singular that are named together are not declined: *prüfen Sie Benutzername und Kennwort*,
    *fügen Sie Name, Bild und Adresse hinzu*."""
    token = site.token
    if site.subjects_dropped or token.upos not in NOUNS or not (token.deprel or "").startswith("comp:"):
        return False
    plural = any("Plur" in reading.feats.get("Number", ()) for reading in site.readings(token))
    if plural or any(word.upos in ATTRIBUTES for word in site.below.get(token.id, ())):
        return False
    before, after = word_before(token, site), word_after(token, site)
    nouns = [
        other
        for joint, step in ((before, -1), (after, 1))
        if joint is not None and (joint.form == "," or lower(joint) in {"und", "oder", "sowie", "bzw.", "/"})
        for other in (word_before(joint, site) if step < 0 else word_after(joint, site),)
        if other is not None and other.upos in NOUNS
    ]
    return bool(nouns) and not any(
        word.upos in ATTRIBUTES for noun in nouns for word in site.below.get(noun.id, ()) if word.id < noun.id
    )


def belongs_to_the_end_of_a_list(site: Site) -> bool:
    """The article before nouns that commas or *und* join is that of the last, which a hyphen makes one word of all:
    *ein Schere, Stein, Papier-Spiel*."""
    token, noun = site.token, site.head
    if site.subjects_dropped or lower(token) not in ARTICLES or noun.upos not in NOUNS or noun.id != token.id + 1:
        return False
    word = word_after(noun, site)
    joined = 0
    while word is not None and (word.form == "," or word.upos == "CCONJ"):
        other = word_after(word, site)
        if other is None or not starts_with_capital(other):
            return False
        joined += 1
        word = word_after(other, site)
    last = word_after(word, site) if word is not None and word.form == "-" else None
    return joined > 0 and last is not None and go_together((token,), last, site)


def belongs_behind_a_command(site: Site) -> bool:
    """The article before a command is that of the noun which a hyphen joins to its infinitive, and the command stands
    in no case of its own: *der Konto löschen-Knopf*, *ein Link zum Alte Ordner leeren -Knopf*."""
    token, noun = site.token, site.head
    attribute = token if token.upos in ATTRIBUTES else None
    while attribute is not None and lower(attribute) not in ARTICLES:
        attribute = word_before(attribute, site) if attribute.upos in ATTRIBUTES else None
    infinitive = word_after(noun, site)
    hyphen = word_after(infinitive, site) if infinitive is not None else None
    last = word_after(hyphen, site) if hyphen is not None and hyphen.form == "-" else None
    if site.subjects_dropped or attribute is None or infinitive is None or last is None or noun.upos not in NOUNS:
        return False
    return is_infinitive(infinitive, site) and starts_with_capital(last) and go_together((attribute,), last, site)


def is_a_number_of_some(site: Site) -> bool:
    """*Ein* before *bis* or *oder* and a numeral counts, and is no article of the noun: *ein bis drei Worte lange
    Sätze*."""
    token, after = site.token, word_after(site.token, site)
    then = word_after(after, site) if after is not None else None
    if site.subjects_dropped or lower(token) not in {"ein", "eine", "einen", "einer", "einem"} or then is None:
        return False
    return after is not None and lower(after) in {"bis", "oder"} and is_numeral(then) and then.id < site.head.id


def is_done_in_a_label(site: Site) -> bool:
    """In a label a participle in *-en* ends what says that nothing was done: *Kein Text aus der Ablage empfangen*."""
    token, verb = site.token, site.head
    rest = site.sentence.tokens[verb.id :]
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id or any(w.upos != "PUNCT" for w in rest):
        return False
    determiners = [lower(word) for word in site.below.get(token.id, ()) if word.upos == "DET"]
    return determiners in (["kein"], ["keine"]) and is_participle(verb, site)


def is_said_in_two_words(site: Site) -> bool:
    """In a label of two words an infinitive has a capital as the other has: *Alle Überprüfen*."""
    token, noun, words = site.token, site.head, site.sentence.tokens
    if site.language != "de" or token.id != 1 or noun.id != 2 or len(words) > 2:
        return False
    return lower(token) in {"alle", "alles", "keine", "mehrere", "viele", "beide", "diese"} and is_infinitive(
        noun, site
    )


def is_done_to_what_is_named(site: Site) -> bool:
    """In an instruction a noun right before another one that it describes, and whose article it does not go with, is no
    subject of what may be an infinitive at the end: *die Standard Lizenz stattdessen verwenden*."""
    token, verb, words = site.token, site.head, site.sentence.tokens
    if site.language != "de" or not is_subject(token) or token.upos not in NOUNS or not is_infinitive(verb, site):
        return False
    named = words[token.id] if token.id < verb.id - 1 else None
    articles = [word for word in site.below.get(token.id, ()) if word.upos == "DET" and word.id < token.id]
    if named is None or named.upos not in NOUNS or any(word.upos != "PUNCT" for word in words[verb.id :]):
        return False
    opens = phrase_start(token, site) == 1 and verb.head == 0
    return opens and any(not may_agree(word, token, site) for word in articles)


def is_somebody_before_the_subject(site: Site) -> bool:
    """*Anderen* and the like behind an adposition are persons where the plural behind, whose adjective ends in *-e*, is
    the subject of the verb at the end: *ob bei anderen ähnliche Probleme auftreten*."""
    head = site.head
    noun, adposition = (site.token, head) if head.upos == "ADP" else (head, site.sentence.head_of(head))
    somebody = word_after(adposition, site) if adposition is not None and adposition.upos == "ADP" else None
    adjective = word_before(noun, site)
    if site.subjects_dropped or somebody is None or adjective is None or noun.upos not in NOUNS:
        return False
    if lower(somebody) not in SOMEBODY or adjective.id != somebody.id + 1 or not lower(adjective).endswith("e"):
        return False
    rest = rest_of_clause(site, noun)
    plural = rest and is_finite(rest[-1]) and "Plur" in rest[-1].feats.get("Number", ())
    return bool(plural) and not any(map(is_dative_plural, site.readings(noun)))


def is_given_to_her(site: Site) -> bool:
    """*Ihr* before a plural is to whom something is given: *wenn du ihr Rechte geben willst*."""
    token, noun = site.token, site.head
    if site.subjects_dropped or lower(token) != "ihr" or noun.id != token.id + 1 or noun.upos not in NOUNS:
        return False
    return "Plur" in noun.feats.get("Number", ()) and any(word.lemma in GIVING for word in rest_of_clause(site, noun))


def is_the_end_of_a_verb(site: Site) -> bool:
    """An adposition at the end of a clause without a comma is the prefix of its verb, and the noun right behind it the
    object of the infinitive with *zu*: *denken Sie darüber nach Ihre Daten zu sichern*."""
    token, adposition = site.token, site.head
    if site.subjects_dropped or adposition.upos != "ADP" or lower(adposition) not in PREFIXES:
        return False
    verb = site.sentence.head_of(adposition)
    after, then = word_after(token, site), site.sentence.tokens[token.id + 1 : token.id + 2]
    if verb is None or verb.upos != "VERB" or verb.id > adposition.id or after is None or lower(after) != "zu":
        return False
    separable = known_as(lower(adposition) + (verb.lemma or ""), "VERB", site.readings)
    return bool(separable) and bool(then) and is_infinitive(then[0], site)


def are_all_who_have_it(site: Site) -> bool:
    """*Alle* right behind a relative pronoun or another one says how many those are, and does not go with the object
    behind it: *drei Dienste, die alle Zugriff benötigen*."""
    token, before = site.token, word_before(site.token, site)
    floating = site.language == "de" and lower(token) == "alle" and before is not None and token.id < site.head.id
    return floating and before is not None and before.upos == "PRON" and lower(before) in {"die", "sie", "wir", "ihr"}


def is_said_in_a_quotation(site: Site) -> bool:
    """A coordinated verb inside quotation marks that open behind the other verb belongs to what is quoted: *was
    bedeutet „Vertrauen, aber überprüfen“*."""
    token, verb = site.token, site.head
    if site.language != "de" or not (token.deprel or "").startswith("conj") or token.id < verb.id:
        return False
    return any((word.form or "") in OPENING for word in between(verb, token, site))


def is_so_and_so(site: Site) -> bool:
    """What *and* joins to an adjective that says how is a participle, and no verb: *laut und beabsichtigt*."""
    token, joint = site.token, word_before(site.token, site)
    before = word_before(joint, site) if joint is not None and joint.upos == "CCONJ" else None
    if site.language != "de" or before is None or not is_participle(token, site):
        return False
    return before.upos == "ADJ" and (before.form or "").islower() and not before.feats.get("Case")


def is_done_as_well(site: Site) -> bool:
    """A participle that *and* joins behind another one shares its auxiliary, whatever follows: *wir haben es gebaut und
    validiert, dass es läuft*."""
    token, joint = site.token, word_before(site.token, site)
    joined = site.language == "de" and joint is not None and joint.upos == "CCONJ" and is_participle(token, site)
    if not joined or joint is None:
        return False
    dash = word_before(joint, site)
    first = word_before(dash, site) if dash is not None and dash.upos == "PUNCT" else dash
    return first is not None and first.id != token.id and is_participle(first, site)


def is_what_was_done(site: Site) -> bool:
    """In a label that no stop ends, a plural or what may be an accusative has a participle behind it, by itself or with
    *haben*: *die meisten Funktionen aktiviert*, *das gewünschte Template ausgewählt haben*."""
    noun, verb, words = site.token, site.head, site.sentence.tokens
    last = words[-1]
    if site.language != "de" or not is_subject(noun) or noun.id > verb.id or last.upos == "PUNCT" or last.id != verb.id:
        return False
    if lower(verb) == "haben":
        participle = word_before(verb, site)
        accusative = has_reading(noun, site, lambda reading: "Acc" in reading.feats.get("Case", ()))
        return accusative and participle is not None and is_participle(participle, site)
    return "Plur" in noun.feats.get("Number", ()) and is_participle(verb, site) and verb.id == noun.id + 1


DOUBTS: tuple[SiteDoubt, ...] = (
    are_all_who_have_it,
    is_said_in_a_quotation,
    is_so_and_so,
    is_done_as_well,
    is_what_was_done,
    shares_a_passive,
    says_as_to_what,
    ends_a_clause_without_comma,
    is_called_something,
    has_its_clause_behind,
    is_given_by_it,
    are_who_it_is_done_to,
    says_when_it_is_done,
    are_these_who_do_it,
    are_they_themselves,
    is_one_of_a_list,
    belongs_to_the_end_of_a_list,
    belongs_behind_a_command,
    is_a_number_of_some,
    is_done_in_a_label,
    is_said_in_two_words,
    is_done_to_what_is_named,
    is_somebody_before_the_subject,
    is_given_to_her,
    is_the_end_of_a_verb,
)
