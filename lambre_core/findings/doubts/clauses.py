"""Doubts about verbs and their nouns where the tree joins what stands in two clauses."""

from __future__ import annotations

import re
from itertools import pairwise

from lambre_core.findings.beliefs import believed
from lambre_core.findings.doubts.brackets import has_to_within
from lambre_core.findings.doubts.nominatives import is_perhaps_no_nominative
from lambre_core.findings.doubts.objects import is_accusative, is_dative, is_object
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    LONG_DASHES,
    NOUNS,
    OPENING,
    Site,
    SiteDoubt,
    between,
    has_reading,
    is_coordinated_verb,
    is_finite,
    is_finnic,
    is_modifier,
    is_nominative,
    is_subject,
    lower,
    phrase_start,
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.doubts.transitivity import is_of_an_intransitive
from lambre_core.findings.doubts.verbs import SPELT_FINITE, clashes, has_nominal_subject
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Token


def is_before_the_conjunction(site: Site) -> bool:
    """Nothing stands before the conjunction of its own clause: *dass Menschen leiden, wenn auf sie herabgesehen
    wird*."""
    verb, governor = site.head, site.sentence.head_of(site.head)
    while governor is not None and governor.upos in {"AUX", "VERB"} and (verb.deprel or "").startswith("comp"):
        verb, governor = governor, site.sentence.head_of(governor)
    return (
        is_subject(site.token)
        and governor is not None
        and governor.upos == "SCONJ"
        and (verb.deprel or "").startswith("comp")
        and site.token.id < governor.id < site.head.id
    )


def is_in_a_relative_clause(site: Site) -> bool:
    """Between a subject and the verb of another clause stands a relative pronoun after a comma: *продавец, чью тележку
    перевернули, получил помощь*; a German one after an adposition looks like an article (*in dem Leute waren,*)."""
    if not is_subject(site.token) or site.token.id > site.head.id:
        return False
    words = between(site.token, site.head, site)
    last = next((word for word in reversed(words) if word.form == ","), None)
    after = word_after(last, site) if last is not None else None
    governed = after is not None and after.upos == "ADP"
    if after is not None and governed:
        after = word_after(after, site)
    relative = after is not None and (
        "Rel" in after.feats.get("PronType", ())
        or lower(after) in WHOSE
        or (governed and lower(after) in LIKE_ARTICLES and ends_its_clause(site))
    )
    return relative and after in words


LIKE_ARTICLES = frozenset({"dem", "den", "der", "denen", "die", "das"})
"""German relative pronouns, most of which are spelt like articles."""


WHOSE = frozenset(
    "чей чья чьё чьи чьего чьей чьему чьим чьих чьими чьём чью чий чия чиє чиї чиєї чийого чию jehož jejíž jejichž "
    "dessen deren".split()
)
"""Relative possessors."""


def ends_its_clause(site: Site) -> bool:
    """Whether the head is the last word before a punctuation mark, or of the sentence."""
    after = word_after(site.head, site)
    return after is None or after.upos == "PUNCT"


def is_behind_a_dash(site: Site) -> bool:
    """A single dash parts a subject from a verb that has another one: *особенность — методы не вызываются*, *Упаковка
    ужасная - получил три гитары*; and what begins with a capital behind one is no subject of a Slavic verb before it
    (*создан файл - Новое руководство*)."""
    token, verb = site.token, site.head
    if not is_subject(token):
        return False
    if token.id > verb.id:
        words = site.sentence.tokens[verb.id : token.id]
        return site.subjects_dropped and any(
            dash.form in LONG_DASHES | {"-"} and starts_with_capital(word) and word.upos != "PROPN"
            for dash, word in pairwise(words)
        )
    dashes = LONG_DASHES | {"-"} if site.subjects_dropped else LONG_DASHES
    return sum(word.form in dashes for word in between(token, verb, site)) == 1


def has_a_later_verb(site: Site) -> bool:
    """With no stop between, another finite verb follows that agrees with the subject, which the first does not: *dass
    Länder doppelt so reich sind*, *warum ich drei Sterne vergeben und es zurückgegeben habe*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id or not clashes(token.feats, verb.feats):
        return False
    participle = LIKE_PARTICIPLES.match(lower(verb)) is not None
    return any(
        (
            is_finite(word)
            and (not is_coordinated_verb(word) or (participle and word.upos == "AUX"))
            and not clashes(token.feats, word.feats)
            and not has_nominal_subject(word, site)
        )
        or (participle and (lower(token), lower(word)) in OF_SPEAKERS)
        for word in rest_of_clause(site, verb)
    )


OF_SPEAKERS = frozenset({("ich", "habe"), ("ich", "bin"), ("ich", "werde"), ("du", "hast"), ("wir", "haben")})
"""Pronouns and auxiliaries that go together whatever the tagger makes of them: *habe* is a subjunctive, too."""


LIKE_PARTICIPLES = re.compile("(?:be|emp|ent|er|ge|miss|ver|zer).*(?:en|t)$")
"""Forms of German verbs that may be participles."""


def is_perhaps_the_predicate(site: Site) -> bool:
    """What stands before a copula that agrees with an earlier noun is its predicate: *dass diese Projekte nur ein
    Schritt sind*; but not with one that is the subject of another verb (*er glaubt, dass zwei Leute da ist*)."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or verb.lemma != "sein" or not clashes(token.feats, verb.feats):
        return False
    return token.id < verb.id and any(
        word.upos in NOUNS | {"PRON"}
        and word.id < phrase_start(token, site)
        and "Nom" in word.feats.get("Case", ())
        and not clashes(word.feats, verb.feats)
        and not (is_subject(word) and word.head != verb.id)
        for word in site.sentence.tokens
    )


def is_impersonal_passive(site: Site) -> bool:
    """A passive has no subject where the noun may be a dative and no nominative (*dass den meisten Menschen vertraut
    wird*), or a genitive right behind another noun (*beim Setzen der Elemente wird geprüft, ob …*)."""
    token = site.token
    passive = (token.deprel or "").startswith("subj@pass") or (is_subject(token) and site.head.lemma == "werden")
    if (
        not passive
        or token.upos not in NOUNS | {"PRON"}
        or has_reading(token, site, lambda reading: is_nominative(reading, None))
    ):
        return False
    first = phrase_start(token, site)
    behind = first > 1 and site.sentence.tokens[first - 2].upos in NOUNS
    return has_reading(token, site, is_dative) or (
        behind and has_reading(token, site, lambda reading: "Gen" in reading.feats.get("Case", ()))
    )


def may_be_an_object_before(site: Site) -> bool:
    """Where subjects are dropped, a noun that may be an accusative is the object of a verb in the first or second
    person: *nové proměnné vytvoříme značkou*; not of a verb that has none (*результаты появляемся*), nor as a thing
    where the tagger sees a person (*директор решаю это*)."""
    person = site.head.feats.get("Person", _THIRD)
    first_or_second = is_subject(site.token) and site.token.upos in NOUNS and person.isdisjoint(_THIRD)
    return (
        site.subjects_dropped
        and first_or_second
        and has_reading(site.token, site, lambda reading: is_accusative(reading) and is_its_kind(site.token, reading))
        and not is_of_an_intransitive(site)
    )


def is_its_kind(token: Token, reading: Reading) -> bool:
    """Whether the tagger thinks it possible that a noun is of the class and number of a reading."""
    kind = {name: values for name, values in reading.feats.items() if name in KIND and name in token.feats}
    return all(believed(token, name, values) >= UNLIKELY for name, values in kind.items())


KIND = frozenset({"Animacy", "Gender", "Number"})
UNLIKELY = 0.05
"""Probability of a class or number of a noun below which an accusative of that kind is not thought of."""


POLITE = "Sie"
SOON = 3
"""Words after a verb among which its pronoun is looked for."""


def completes_an_earlier_verb(site: Site) -> bool:
    """What ends a German clause in *-n* is the infinitive of an auxiliary before its subject: *soll die Transparenz
    erhalten bleiben*, *alternativ lässt es sich laden*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id or not lower(verb).endswith("n"):
        return False
    if any(word.upos != "PUNCT" for word in rest_of_clause(site, verb)) or not clashes(token.feats, verb.feats):
        return False
    before = site.sentence.tokens[: token.id - 1]
    start = max((word.id for word in before if word.upos == "PUNCT"), default=0)
    return any(
        is_finite(word) and (word.upos == "AUX" or word.lemma == "lassen") and not clashes(token.feats, word.feats)
        for word in before[start:]
    )


def is_recommended(site: Site) -> bool:
    """A Czech neuter passive before an infinitive is impersonal: *tip: není doporučeno používat parametr*."""
    token = site.token
    if token.upos != "ADJ" or not (token.deprel or "").startswith("comp") or not lower(token).endswith(("no", "to")):
        return False
    rest = rest_of_clause(site, token)
    return site.subjects_dropped and any("Inf" in word.feats.get("VerbForm", ()) for word in rest)


def continues_a_list(site: Site) -> bool:
    """What begins with a small letter goes on with what was begun before, where its subject may stand: *sodass Sie
    … – keinen Fehler machen können*, *… – findet Dateien*."""
    # A bullet or a picture may stand before it.
    first = next((word.form or "" for word in site.sentence.tokens if word.upos not in {"PUNCT", "SYM"}), "")
    capitals = any((word.form or "")[:1].isupper() for word in site.sentence.tokens)
    if site.subjects_dropped or not (first.islower() and capitals):
        return False
    if site.token.upos in ATTRIBUTES:
        noun = site.sentence.head_of(site.token)
        nominative = any("Nom" in reading.feats.get("Case", {"Nom"}) for reading in site.readings(site.token))
        return noun is not None and is_subject(noun) and not nominative
    if not is_subject(site.token) or site.token.id > site.head.id:
        return is_subject(site.token)
    # *… – die Entwicklung von Märkten beeinträchtigen könnten*
    before = word_before(site.head, site)
    last = all(word.upos == "PUNCT" for word in rest_of_clause(site, site.head))
    infinitive = before is not None and "Inf" in before.feats.get("VerbForm", ())
    return last and infinitive and has_reading(site.token, site, is_accusative)


def is_it_before_the_subject(site: Site) -> bool:
    """German *es* is an object beside a plural that may be the subject: *müssen es die Stellen zurückweisen*; what an
    adposition governs is none (*waren es vor zwei Wochen so weit*)."""
    token, verb = site.token, site.head
    if not is_subject(token) or lower(token) not in {"es", "das"} or not clashes(token.feats, verb.feats):
        return False
    number = verb.feats.get("Number")
    return token.id > verb.id and any(
        word.upos in NOUNS
        and ((above := site.sentence.head_of(word)) is None or above.upos != "ADP")
        and has_reading(word, site, lambda reading: is_nominative(reading, number))
        for word in rest_of_clause(site, token)
    )


def waits_for_its_verb(site: Site) -> bool:
    """Two coordinated infinitives at the end of what a conjunction opens have their finite verb in what follows: *dass
    er Teile bearbeiten und verpacken und dabei …*."""
    token, verb = site.token, site.head
    number = "Sing" in token.feats.get("Number", ()) and lower(verb).endswith("n")
    if site.subjects_dropped or not (is_subject(token) and number) or token.id > verb.id or verb.upos != "VERB":
        return False
    rest = site.sentence.tokens[verb.id :]
    joined = rest[:1] and rest[0].upos == "CCONJ" and len(rest) > 1 and lower(rest[1]).endswith("n")
    opened = any(word.upos == "SCONJ" for word in site.sentence.tokens[: token.id - 1])
    return bool(joined) and opened and not any(is_finite(word) and word.upos == "AUX" for word in rest)


def is_to_be_done(site: Site) -> bool:
    """What is to be done is the subject of *to be*: *für jede Person ist ein Datensatz zu übermitteln*."""
    before = word_before(site.head, site)
    if site.subjects_dropped or not is_object(site) or before is None or lower(before) != "zu":
        return False
    return any(word.lemma == "sein" for word in (site.head, *site.sentence.above(site.head)))


def is_governed_after_all(site: Site) -> bool:
    """A noun behind an adposition is no subject, and no predicate is said of it: *být obeznámen se základy*, but not
    *vrátil se syn*, which is no instrumental. What a Finnic one governs may stand before it: *ostajan mukaan hinta
    nousevat*."""
    predicate = site.token.upos == "ADJ" and (site.token.deprel or "").startswith("comp:pred")
    noun = site.token if is_subject(site.token) else site.head
    if noun.upos not in NOUNS or not (is_subject(site.token) or predicate):
        return False
    own = (child for child in site.below.get(noun.id, ()) if child.upos in ATTRIBUTES and child != site.token)
    first = min((noun.id, *(child.id for child in own)))
    before = site.sentence.tokens[first - 2] if first > 1 else None
    if before is None or (is_finnic(site) and stands_behind_its_noun(before, site)):
        return False
    # Elsewhere *se* is *if*: *se os dados estiver corretos*.
    if lower(before) == LIKE_ADPOSITION and site.language in {"", "cs"}:
        return any("Ins" in one.feats.get("Case", {"Ins"}) for one in site.readings(noun))
    return before.upos == "ADP"


def stands_behind_its_noun(adposition: Token, site: Site) -> bool:
    """Whether what an adposition governs is the word before it."""
    return any(child.deprel == "comp:obj" and child.id < adposition.id for child in site.below.get(adposition.id, ()))


LIKE_ADPOSITION = "se"
"""Czech for *with* before some consonants, spelt like the reflexive pronoun."""


def may_be_the_object_of_a_plural(site: Site) -> bool:
    """A singular that may be an accusative, behind a verb in the plural that has a nominal before it, is its object
    (*Newtypes können auch die Implementierung verbergen*), and so is one before such a verb, behind which stands what
    may be the subject (*die Produktivität steigern die Mechanismen der Sprache*)."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.upos not in NOUNS:
        return False
    if "Plur" not in verb.feats.get("Number", ()) or not has_reading(token, site, is_accusative):
        return False
    if token.id < verb.id:
        after = rest_of_clause(site, verb)
        if any(word.form == POLITE for word in after[:SOON]):
            # *Die Bibliothek laden und installieren Sie so.*
            return clashes(token.feats, verb.feats)
        after = [word for word in after if word.upos in NOUNS][:1]
        return any(
            clashes(token.feats, verb.feats)
            and phrase_start(word, site) == verb.id + 1 < word.id
            and has_reading(word, site, lambda reading: is_nominative(reading, verb.feats["Number"]))
            for word in after
        )
    words = site.sentence.tokens[: verb.id - 1]
    start = max((word.id for word in words if word.upos == "PUNCT"), default=0)
    return any(
        word.upos in NOUNS | {"X"}
        and phrase_start(word, site) == start + 1
        and (word.upos != "NOUN" or not clashes(word.feats, verb.feats))
        for word in words[start:]
    )


def is_in_an_infinitive_clause(site: Site) -> bool:
    """The subject is an infinitive, whose object stands before it: *Diese Tatsachen zu ignorieren ist falsch*; German
    nominatives are none (*wir nichts zu verlieren hatte*)."""
    if not is_subject(site.token) or site.token.id > site.head.id or lower(site.token) in NOMINATIVES:
        return False
    words = between(site.token, site.head, site)
    infinitives = [word for word in words if "Inf" in word.feats.get("VerbForm", ())]
    before = (word_before(word, site) for word in infinitives)
    to = any(one is not None and lower(one) == "zu" for one in before) or any(
        has_to_within(word, site) for word in words
    )
    return to and not any(word.form == "," for word in words)


def shares_a_subject(site: Site) -> bool:
    """What may be an object after a coordinated verb is none's subject, where the verb agrees with that of the first:
    *die Jungs waren großartig, konnten das Problem aber nicht lösen*."""
    token, verb = site.token, site.head
    joined = (verb.deprel or "").startswith(("conj", "parataxis"))
    first = site.sentence.head_of(verb)
    if site.subjects_dropped or not is_subject(token) or not joined or first is None:
        return False
    subjects = [child for child in site.below.get(first.id, ()) if is_subject(child)]
    agreeing = any(not clashes(subject.feats, verb.feats) for subject in subjects)
    if opens_a_main_clause(token, verb, first, site):
        return False
    return agreeing and has_reading(token, site, is_perhaps_no_nominative)


def opens_a_main_clause(token: Token, verb: Token, first: Token, site: Site) -> bool:
    """Whether a German noun stands between a conjunction and its verb, behind which the clause goes on, and the first
    verb is that of the sentence: where subjects are shared the verb is next (*aber die Straßen ist noch nass*)."""
    if site.language != "de" or first.head != 0 or verb.id != token.id + 1 or not rest_of_clause(site, verb):
        return False
    before = site.sentence.tokens[: phrase_start(token, site) - 1]
    return bool(before) and before[-1].upos == "CCONJ" and not any(word.upos == "SCONJ" for word in before)


def continues_a_clause(site: Site) -> bool:
    """What may be an object right behind a German conjunction, with its verb at the end, is no subject where an earlier
    verb agrees with that one: *ein Satz, der schlechter ist, aber die richtigen Begriffe enthält*."""
    token, verb = site.token, site.head
    start = phrase_start(token, site)
    before = site.sentence.tokens[start - 2] if start > 1 else None
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id or not ends_its_clause(site):
        return False
    if before is None or before.upos != "CCONJ" or not clashes(token.feats, verb.feats):
        return False
    earlier = (word for word in site.sentence.tokens[: before.id - 1] if is_finite(word))
    return has_reading(token, site, is_perhaps_no_nominative) and any(
        all(word.feats.get(name) == verb.feats.get(name) for name in ("Number", "Person")) for word in earlier
    )


def may_join_another_verb(site: Site) -> bool:
    """A coordinated verb that agrees with a verb before the one that it seems to be coordinated with may go with that:
    *du meinst, dass es gefährlich wäre, und kehrst zurück*; what stands behind *as* or *like* goes with none (*arbeiten
    wie verrückt*)."""
    token, first = site.token, site.head
    if not is_coordinated_verb(token):
        return False
    before = word_before(token, site)
    if not site.subjects_dropped and before is not None and lower(before) in {"wie", "als"}:
        return True
    own = {name: token.feats.get(name) for name in ("Number", "Person")}
    return (
        token.id > first.id
        and all(own.values())
        and any(
            is_finite(word) and all(word.feats.get(name) == values for name, values in own.items())
            for word in site.sentence.tokens[: first.id - 1]
        )
    )


def is_at_some_time(site: Site) -> bool:
    """A German genitive says when something happens, and is no subject: *dass eines Tages Land weggenommen wird*."""
    determiners = (lower(child) for child in site.below.get(site.token.id, ()) if child.upos == "DET")
    return is_subject(site.token) and lower(site.token) in TIMES and "eines" in determiners


TIMES = frozenset({"tages", "abends", "morgens", "nachts", "nachmittags", "sonntags"})
"""German genitives behind *eines* that say when."""


def is_beside_a_neuter(site: Site) -> bool:
    """What a verb in the singular means is no subject, where *das* right behind the verb is: *bedeutet das neue
    Berufe*."""
    token, verb = site.token, site.head
    after = word_after(verb, site)
    beside = after is not None and after.head == token.id and lower(after) in {"das", "dies"}
    return is_subject(token) and beside and clashes(token.feats, verb.feats)


def is_at_home(site: Site) -> bool:
    """A form of a noun that is an adverb as well has no verb that would not agree with it: *дома получается
    скромнее*."""
    return is_subject(site.token) and lower(site.token) in LIKE_NOUNS


LIKE_NOUNS = frozenset({"дома", "doma"})
"""Russian and Czech adverbs that are forms of nouns as well."""


def is_a_finite_verb(site: Site) -> bool:
    """What is taken for an adjective may be a verb in the present: Czech *chutná mi jablko*, *básník je chytá*; one in
    *-á* behind its noun is one (*klíč posílá v cookie*), if the lexicon has it as none but an adjective (*místo
    postižená mrazem*)."""
    token = site.token
    behind = site.subjects_dropped and is_modifier(token) and site.head.id < token.id and lower(token).endswith("á")
    participle = PASSIVE.search(lower(token)) is not None and not known_as(lower(token), "VERB", site.readings)
    adjective = participle or bool(known_as(lower(token), "ADJ", site.readings))
    return token.upos == "ADJ" and ((behind and not adjective) or lower(token) in LIKE_ADJECTIVES)


PASSIVE = re.compile("(?<!znam)(?:en|án|at|ut|nut)á$")
"""Ends of Czech passive participles in the feminine, and of next to no verbs in the present."""
LIKE_ADJECTIVES = frozenset({"chutná", "chytá", "rovná"})
"""Czech third persons that end as adjectives do, and begin like some."""


PLAIN = re.compile(
    "(?:настоящ|следующ|будущ|предыдущ|текущ|действующ|существующ|соответствующ|растущ|предстоящ|выдающ|бывш|прошедш|"
    "подходящ|дальнейш|живущ|работающ|сегодняшн|існуюч|діюч|зростаюч|бувш|минувш)"
)
"""Beginnings of participles that have no object."""


def governs_an_accusative(site: Site) -> bool:
    """An active participle may have its noun for an object, and belong to another (*павиан, тащащий бензопилу*), but
    for those of verbs without one, which are adjectives as others are (*в настоящую время*)."""
    token, noun = site.token, site.head
    form = lower(token)
    active = token.upos in {"ADJ", "VERB"} and ACTIVE.search(form) is not None and PLAIN.match(form) is None
    after = noun.id > token.id and (token.deprel or "").startswith("mod")
    return active and after and any("Acc" in reading.feats.get("Case", ()) for reading in site.readings(noun))


ACTIVE = re.compile("(?:[ую]щ|[ая]щ|вш)(?:ий|ая|ее|ие|его|ей|ему|им|ем|ую|их|ими)$")
"""Ends of Russian active participles; those of reflexive verbs have no object."""


def is_there(site: Site) -> bool:
    """What there is, is an object: *Welche Varianten gibt es?*, *da gibt's Leute*."""
    verb = site.head
    beside = (word_before(verb, site), word_after(verb, site))
    existential = verb.lemma == "geben" and any(word is not None and lower(word) in IT for word in beside)
    return is_subject(site.token) and site.token.upos in NOUNS and existential


IT = frozenset({"es", "'s", "’s"})


def says_how_much(site: Site) -> bool:
    """German adjectives have accusatives before them: *es ist einen Versuch wert*."""
    after = word_after(site.token, site)
    measures = site.token.upos in NOUNS and after is not None and lower(after) in WITH_ACCUSATIVE
    verbal = site.head.upos in {"AUX", "VERB"} and (site.token.deprel or "").startswith(("subj", "comp"))
    return measures and verbal and has_reading(site.token, site, is_perhaps_no_nominative)


WITH_ACCUSATIVE = frozenset("alt breit dick entfernt groß hoch lang schwer tief weit wert".split())
"""Adjectives that say how far or what for."""


def is_compared_with_an_object(site: Site) -> bool:
    """What stands after *as* or *like* is no object: *davon ab, als Präsident zu kandidieren*, *ich fühle mich wie ein
    Wal*."""
    start = phrase_start(site.token, site)
    before = site.sentence.tokens[start - 2] if start > 1 else None
    return is_object(site) and before is not None and lower(before) in {"als", "wie"}


def is_perhaps_passive(site: Site) -> bool:
    """A German participle without *haben* has a subject, in the nominative: *Bäume werden gestutzt und neuer Wuchs
    manipuliert*, *Kein Timer eingestellt*."""
    verb: Token | None = site.head
    if site.subjects_dropped or not is_object(site) or "Part" not in site.head.feats.get("VerbForm", ()):
        return False
    while verb is not None and is_coordinated_verb(verb):
        verb = site.sentence.head_of(verb)
    above = site.sentence.head_of(verb) if verb is not None else None
    return above is None or above.lemma not in {"haben", "have"}


def is_perhaps_a_participle(site: Site) -> bool:
    """A German participle that is spelt as a plural may be coordinated with another: *er hat sie gespielt und
    erschaffen*."""
    token, verb = site.token, site.head
    joined = not site.subjects_dropped and is_coordinated_verb(token) and PARTICIPLE.match(lower(token)) is not None
    return joined and any(
        "Part" in child.feats.get("VerbForm", ()) and child.id < token.id for child in site.below.get(verb.id, ())
    )


PARTICIPLE = re.compile("(?:be|emp|ent|er|ge|miss|ver|zer).*en$")
"""German participles in *-en*, most of them spelt as the infinitive."""


def is_a_coordinated_infinitive(site: Site) -> bool:
    """What looks like a plural after a conjunction is an infinitive if an earlier verb governs one: *ich werde zeigen,
    wie es ist, und das dann vergleichen*."""
    token, verb = site.token, site.head
    before = word_before(token, site)
    joined = before is not None and before.upos == "CCONJ" and lower(verb).endswith("n")
    if site.subjects_dropped or not is_subject(token) or not joined or not clashes(token.feats, verb.feats):
        return False
    words = site.sentence.tokens[: token.id - 1]
    return any(
        word.upos == "VERB"
        and "Inf" in word.feats.get("VerbForm", ())
        and (site.sentence.head_of(word) or word).upos == "AUX"
        for word in words
    )


_THIRD = frozenset({"3"})


def is_of_two_participles(site: Site) -> bool:
    """A German participle that is spelt as a finite verb, and is coordinated with another one, has the verb at the end
    of the clause, with which the subject agrees: *wie wir von anderen beurteilt und gesehen werden*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id:
        return False
    rest = rest_of_clause(site, verb)
    if not rest or rest[0].upos != "CCONJ" or SPELT_FINITE.search(lower(verb)) is None:
        return False
    last = rest[-1]
    own = {"Person": token.feats.get("Person", _THIRD), "Number": token.feats.get("Number", frozenset())}
    # *werden* may be an infinitive to the tagger.
    return last.upos == "AUX" and all(not own[name].isdisjoint(last.feats.get(name, own[name])) for name in own)


def is_said_by_somebody(site: Site) -> bool:
    """Where quotation marks open behind the subject of a German clause, the verb at its end agrees with that, and what
    stands between them is no subject: *dass die Armee „Milliarden verschwendet hat“*."""
    token, verb = site.token, site.head
    if site.subjects_dropped or not is_subject(token) or token.id > verb.id:
        return False
    words, number = site.sentence.tokens, verb.feats.get("Number")
    opening = next((word for word in reversed(words[: token.id - 1]) if (word.form or "") in OPENING), None)
    if opening is None or opening.id < 2 or any(word.form == "," for word in between(opening, token, site)):
        return False
    before = words[opening.id - 2]
    return before.upos in NOUNS and has_reading(before, site, lambda reading: is_nominative(reading, number))


NOMINATIVES = frozenset({"ich", "du", "er", "wir", "man"})
"""German pronouns that are subjects and nothing else."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_before_the_conjunction,
    is_in_a_relative_clause,
    is_behind_a_dash,
    has_a_later_verb,
    is_perhaps_the_predicate,
    is_impersonal_passive,
    may_be_an_object_before,
    completes_an_earlier_verb,
    is_recommended,
    continues_a_list,
    is_it_before_the_subject,
    waits_for_its_verb,
    is_to_be_done,
    is_governed_after_all,
    may_be_the_object_of_a_plural,
    is_in_an_infinitive_clause,
    shares_a_subject,
    continues_a_clause,
    may_join_another_verb,
    is_at_some_time,
    is_beside_a_neuter,
    is_at_home,
    is_a_finite_verb,
    governs_an_accusative,
    is_there,
    says_how_much,
    is_compared_with_an_object,
    is_perhaps_passive,
    is_perhaps_a_participle,
    is_a_coordinated_infinitive,
    is_of_two_participles,
    is_said_by_somebody,
)
