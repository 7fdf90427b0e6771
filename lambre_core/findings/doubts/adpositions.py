"""Doubts about what an adposition governs: it may be a particle, a conjunction, or stand behind its noun."""

from __future__ import annotations

import re
from itertools import pairwise, takewhile

from lambre_core.findings.doubts.agreeing import not_of_the_script
from lambre_core.findings.doubts.determiners import cases_taken, is_in_one_of
from lambre_core.findings.doubts.names import is_in_capitals
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    GENITIVE,
    GOVERNS,
    INSTRUMENTAL,
    NOMINATIVES,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    ends_in_a_verb,
    has_reading,
    is_modifier,
    is_of_a_likely_gender,
    is_plural,
    is_subject,
    is_superlative,
    lower,
    phrase_start,
    rest_of_clause,
    touches,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.reading import Reading
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_governed(site: Site) -> bool:
    """Whether the site is something and the adposition that stands before it."""
    return site.head.upos == "ADP" and site.head.id < site.token.id


def asks_for_a_kind(site: Site) -> bool:
    """*What kind of* takes whatever case its noun would have without it: *was für ein Haufen wir sind*, *was sind das
    für Leute*, *что это была за комната*; and German *von was* is said for *wovon*."""
    if not is_governed(site):
        return False
    before = site.sentence.tokens[max(0, site.head.id - 1 - KIND) : site.head.id - 1]
    asked = any(lower(word) in WHAT.get(lower(site.head), ()) for word in before)
    return asked or lower(site.token) == "was"


WHAT = {"für": frozenset({"was"}), "за": frozenset({"что", "що", "шо"})}
"""Adposition -> what stands before it where it asks for a kind."""

KIND = 4
"""Words between *was* and *für* at most."""


def follows_its_noun(site: Site) -> bool:
    """A German postposition governs the noun phrase before it: *meiner Meinung nach der aktuelle Stand*, *um der Umwelt
    willen*, *der Kinder wegen den Urlaub verschieben*."""
    adposition, words = site.head, site.sentence.tokens
    if not is_governed(site):
        return False
    if lower(adposition) == "um" and any(lower(word) == "willen" for word in words[site.token.id :][:SOON]):
        return True
    noun = word_before(adposition, site)
    return noun is not None and is_before_its_adposition(noun, site)


def is_governed_from_behind(site: Site) -> bool:
    """The noun phrase before such a postposition, or its noun, is neither subject nor object."""
    noun = site.head if site.token.upos in ATTRIBUTES else site.token
    return site.head.upos != "ADP" and noun.upos in NOUNS and is_before_its_adposition(noun, site)


def is_before_its_adposition(noun: Token, site: Site) -> bool:
    """Whether a postposition stands right behind a noun phrase that may be in its case, and no adposition before it; a
    noun by itself must be (*Gästen gegenüber*)."""
    after = word_after(noun, site)
    case = POSTPOSITIONS.get(lower(after)) if after is not None else None
    if case is None or noun.upos not in NOUNS | {"PRON"}:
        return False
    verb = site.sentence.head_of(noun)
    if after is not None and lower(after) == "nach" and verb is not None and verb.lemma in ASKING:
        return False  # *er fragte dem Lehrer nach dem Weg*
    first = phrase_start(noun, site)
    before = site.sentence.tokens[first - 2] if first > 1 else None
    determined = noun.upos == "PRON" or first < noun.id
    alone = all(case in reading.feats.get("Case", ()) for reading in site.readings(noun))
    return (
        (determined or alone)
        and (before is None or before.upos != "ADP")
        and has_reading(
            noun,
            site,
            lambda reading: is_of_a_likely_gender(noun, reading) and case in reading.feats.get("Case", {case}),
        )
    )


ASKING = frozenset({"fragen", "befragen"})
"""Lemmas of German verbs with *nach* for what one wants to know."""

POSTPOSITIONS = {
    **dict.fromkeys("entgegen entsprechend gegenüber gemäß nach nahe zufolge zuliebe zuwider".split(), "Dat"),
    "wegen": "Gen",
    "halber": "Gen",
}
"""German adpositions that may stand behind a noun, and its case."""

SOON = 4
"""Words after a noun among which the rest of its adposition is looked for."""


def is_a_particle(site: Site) -> bool:
    """What stands before a comparison (*sieht aus wie ein Neonazi*), between another and its conjunction (*ab und zu
    die Werke*), behind *von* (*von hier aus*, *vom rechten Ufer aus*), before a conjunction (*löst sie aus und der
    Wert entfällt*), or as *zu* before an adjective that is no dative (*ein zu hoher Anteil*) governs nothing."""
    adposition = site.head
    after, before = word_after(adposition, site), word_before(adposition, site)
    if not is_governed(site) or after is None:
        return False
    compared = lower(after) in {"als", "wie"} and after.id < site.token.id
    earlier = word_before(before, site) if before is not None and before.upos == "CCONJ" else None
    paired = earlier is not None and lower(earlier) in PAIRED
    above = site.sentence.head_of(before) if before is not None else None
    from_here = lower(adposition) in CLOSING and (
        (above is not None and lower(above) == "von" and above.upos == "ADP")
        or any(
            lower(word) == "von"
            for word in site.sentence.tokens[max(0, adposition.id - 1 - BEFORE) : adposition.id - 1]
        )
    )
    return compared or paired or from_here or after.upos == "CCONJ" or is_an_adverb_of_degree(adposition, site)


def is_an_adverb_of_degree(adposition: Token, site: Site) -> bool:
    """Whether *zu* stands before an adverb, or an adjective that is no dative together with its noun."""
    after = word_after(adposition, site)
    if lower(adposition) != "zu" or after is None:
        return False
    noun = site.sentence.head_of(after)
    dative = noun is None or any(
        may_be_dative(own) and may_be_dative(other) and agree(own.feats, other.feats)
        for own in site.readings(after)
        for other in site.readings(noun)
    )
    return after.upos == "ADV" or (after.upos == "ADJ" and not dative)


def belongs_to_an_adverb_of_degree(site: Site) -> bool:
    """What such a *zu*, or a particle before a conjunction, seems to govern may be in any case, and the subject: *ein
    zu hoher Preis schreckt Kunden*."""
    if site.token.upos in ATTRIBUTES:
        above = site.sentence.head_of(site.head)
        after = word_after(above, site) if above is not None and above.upos == "ADP" else None
        return (
            above is not None and after is not None and (after.upos == "CCONJ" or is_an_adverb_of_degree(above, site))
        )
    return is_subject(site.token) and any(
        word.upos == "ADP" and is_an_adverb_of_degree(word, site) for word in site.sentence.tokens
    )


CLOSING = frozenset({"ab", "an", "aus"})
"""German adpositions that end what begins with *von*: *von hier aus*."""

BEFORE = 3
"""Words before them among which that stands."""

PAIRED = frozenset("ab auf durch hin nach über".split())
"""German adverbs of a pair: *ab und zu*, *nach und nach*."""


def is_a_conjunction(site: Site) -> bool:
    """German words for times may open a clause, whose verb ends it (*seit Beamte geschickt wurden*), and others one
    with an infinitive (*um einer Referenz zu folgen*)."""
    if not is_governed(site):
        return False
    rest = rest_of_clause(site, site.token)
    if lower(site.head) in OPENERS_OF_INFINITIVES and len(rest) > 1:
        return "Inf" in rest[-1].feats.get("VerbForm", ()) and lower(rest[-2]) == "zu"
    return lower(site.head) in OPENERS and ends_in_a_verb(site, site.token)


OPENERS_OF_INFINITIVES = frozenset({"anstatt", "ohne", "statt", "um"})
"""German adpositions that open a clause with *zu*."""

OPENERS = frozenset({"bis", "seit", "während"})
"""Those that open one with a finite verb."""


def governs_a_relative_pronoun(site: Site) -> bool:
    """After a comma, or a conjunction, and an adposition an article may be a relative pronoun, if the verb stands last:
    *der Geruch, mit dem alte Häuser ihn verdecken*, *und von dem Besucher erzählen*."""
    before, after = word_before(site.head, site), word_after(site.head, site)
    if not is_governed(site) or before is None or after is None:
        return False
    if before.form != "," and not (before.upos == "CCONJ" and has_a_relative_pronoun_before(site)):
        return False
    return after.id < site.token.id and lower(after) in RELATIVE and ends_in_a_verb(site, site.token)


def has_a_relative_pronoun_before(site: Site) -> bool:
    """Whether a clause before the adposition opens with an adposition and a relative pronoun."""
    words = site.sentence.tokens[: site.head.id - 1]
    return any(
        comma.form == "," and adposition.upos == "ADP" and lower(pronoun) in RELATIVE
        for comma, adposition, pronoun in zip(words, words[1:], words[2:], strict=False)
    )


RELATIVE = frozenset("der die das dem den deren denen dessen welcher welche welches welchem welchen".split())
"""German articles that are relative pronouns as well, and others of these."""


def has_some_of_them_before(site: Site) -> bool:
    """A German genitive after a pronoun or number is that of which there are some: *von einigen der Gäste*."""
    token, adposition = site.token, site.head
    if site.subjects_dropped or adposition.upos != "ADP" or token.id < adposition.id:
        return False
    inside = [lower(word) for word in between(adposition, token, site)]
    return any(one.startswith(SOME) and two in OF_THEM for one, two in pairwise(inside))


SOME = tuple("ein kein viel wenig manch jede beid all mehrer zwei drei vier fünf hundert tausend".split())
"""Beginnings of German words for some of several."""

OF_THEM = frozenset("der des dieser jener meiner deiner seiner ihrer unserer eurer".split())
"""Determiners of these, in the genitive."""


def is_a_possessor(site: Site) -> bool:
    """A German name in -s right before a noun is its genitive: *mit Europas Fußballelite*; so is what the tagger takes
    for a noun or a subject, if it can be nothing but a genitive and has no article (*mit Kabuls politischen
    Führern*), or stands with one right before a noun without (*von seines Bruders Lohn*), and a relative pronoun in
    the genitive (*auf deren Branch sie nichts ändern darf*)."""
    token, after = site.token, word_after(site.token, site)
    if is_governed(site) and lower(token) in {"deren", "dessen"} and after is not None:
        return after.upos in NOUNS | {"ADJ", "DET", "NUM"}
    if token.upos not in NOUNS or after is None or not (token.form or "").endswith(("s", "’", "'")):
        return False
    if is_governed(site) and token.upos == "PROPN" and after.upos in NOUNS | {"ADJ"}:
        return True
    return (
        not site.subjects_dropped
        and after.upos in NOUNS | {"ADJ", "ADV"}
        and all("Gen" in reading.feats.get("Case", ()) for reading in site.readings(token))
        and (not has_a_determiner(token, site) or (after.upos == "NOUN" and not has_a_determiner(after, site)))
    )


def has_a_determiner(noun: Token, site: Site) -> bool:
    """Whether a noun has a determiner of its own."""
    return any(child.upos == "DET" for child in site.below.get(noun.id, ()))


UNDECLINED = frozenset({"online", "on-line", "offline", "off-line"})
"""Words behind a noun that say how it is used: *k účtu on-line*."""


def is_before_its_noun(site: Site) -> bool:
    """A foreign noun may stand undeclined before the noun that the adposition governs: *oproti element handlerům*. One
    that is a plural is declined (*с представители компании*), and so is a Russian or Ukrainian one that is known
    (*до конец недели*)."""
    after = word_after(site.token, site)
    if (
        is_declined_alone(site)
        or not (site.subjects_dropped and is_governed(site))
        or site.token.upos not in NOUNS
        or after is None
    ):
        return False
    taken = cases_taken(site.head, site)
    plain = [one for one in site.readings(site.token) if "Nom" in one.feats.get("Case", ())]
    native = NATIVE.search(lower(site.token)) is not None or (bool(plain) and all(map(is_plural, plain)))
    if (site.language in {"ru", "uk"} and native) or lower(after) in UNDECLINED:
        return False
    genitive = "Gen" in taken and not is_in_one_of(after, taken - {"Gen"}, site)
    if genitive and all(is_a_known_noun(word, site) for word in (site.token, after)):
        return False
    return (
        after.upos in NOUNS
        and is_in_one_of(after, taken, site)
        and has_reading(site.token, site, lambda reading: "Nom" in reading.feats.get("Case", ("Nom",)))
    )


def is_declined_alone(site: Site) -> bool:
    """Whether a Russian or Ukrainian noun is known and none of those that are put before other nouns as they are."""
    noun = site.token
    if site.language not in {"ru", "uk"} or noun.upos != "NOUN" or not (noun.form or "").islower():
        return False
    return BEFORE_NOUNS.fullmatch(lower(noun)) is None and bool(known_as(lower(noun), "NOUN", site.readings))


BEFORE_NOUNS = re.compile(
    "в[еэ]б|интернет|інтернет|онлайн|оф+лайн|видео|відео|аудио|аудіо|меди?а|медіа|бизнес|бізнес|пресс?|фитнес|фітнес|"
    "спорт|шоу|рок|джаз|поп|арт|фото|кино|кіно|авиа|авіа|авто|топ|бренд|дизайн|маркетинг|стрим|стрім|чат|бот|мини|міні|"
    "макси|максі|демо|бета|альфа|смарт|к[еэ]ш|код|лог|тест|бэкенд|бекенд|фронт[еэ]нд|плагин|плагін|мета|хост|прокси|проксі|"
    "смс|блог|форум|клик|клік|дисплей|экспресс|експрес|элемент|елемент|класс?|тип|тег|тэг|слайд|скрипт|токен|тренд|хит|хіт"
)
"""Loan words that writers put before other nouns without declining them."""


NATIVE = re.compile(
    "(?:[ая]|ост[ьі]|[нт]ня|ття|ие|ение|ание|тель|ник|щик|смотр|ход|ступ|вод|прос|ч[её]т|вет|зов|[бв]ор|мен|каз|рыв|мер|пуск|иск|"
    "вхід|вихід|хід|бір|від|запит|виклик|перегляд|доступ|вивід|ввід|звіт|обмін|заказ|розмір|пошук|запуск|зв'язок)$"
)
"""Ends of Russian and Ukrainian nouns that are declined, foreign or not: *без разрешение лесника*, *для просмотр
отчёта*."""


def is_a_known_noun(token: Token, site: Site) -> bool:
    """Whether a word is a Czech noun that is known, and is declined: behind another one a genitive is its attribute
    (*podle průzkum agentury*), but *video souborů* are what the adposition governs."""
    declined = not lower(token).endswith("o")
    return site.language == "cs" and declined and bool(known_as(lower(token), "NOUN", site.readings))


def is_a_letter(site: Site) -> bool:
    """A capital letter within a sentence is no adposition: *навіщо Б і В така коаліція?*"""
    before, form = word_before(site.head, site), site.head.form or ""
    capital = len(form) == 1 and form.isupper()
    loud = all((word.form or "").isupper() for word in site.sentence.tokens if (word.form or "").isalpha())
    return is_governed(site) and capital and not loud and before is not None and before.upos != "PUNCT"


def is_governed_by_a_participle(site: Site) -> bool:
    """Between a Slavic adposition, a participle in its case and the noun that both belong to stands what the participle
    governs (*до приписаного слову значення*); an active one may stand for a noun itself (*кроме принадлежащих
    пользователям*)."""
    before, after = word_before(site.token, site), word_after(site.token, site)
    if not (site.subjects_dropped and is_governed(site)) or before is None:
        return False
    taken = cases_taken(site.head, site)
    joined = after is not None and after.upos in NOUNS | {"X", "ADJ"}
    return (
        before.upos in {"ADJ", "VERB"}
        and not is_superlative(before)
        and before.id > site.head.id
        and (joined or GOVERNS.search(lower(before)) is not None)
        and is_in_one_of(before, taken, site)
        and not is_in_one_of(site.token, taken, site)
        and not any(
            agree(one.feats, other.feats) for one in site.readings(before) for other in site.readings(site.token)
        )
    )


def governs_what_is_between(site: Site) -> bool:
    """What stands right behind a Slavic adposition, in one of its cases, is all that it governs where what follows has
    an attribute of its own, in another case (*під пеленою духовної сліпоти*), or where it may stand for persons beside
    a singular (*для всіх велодоріжка — це дорога*)."""
    own, noun = word_after(site.head, site), site.token
    if not (site.subjects_dropped and is_governed(site)) or own is None or own.id >= noun.id or own.head != noun.id:
        return False
    taken = cases_taken(site.head, site)
    behind = [
        child for child in site.below.get(noun.id, ()) if child.upos in ATTRIBUTES and own.id < child.id < noun.id
    ]
    if not is_in_one_of(own, taken, site) or any(
        not taken.isdisjoint(reading.feats.get("Case", ())) and all(goes_with(child, reading, site) for child in behind)
        for reading in site.readings(noun)
    ):
        return False
    apart = any(not any(goes_with(child, reading, site) for reading in site.readings(own)) for child in behind)
    several = "Tot" in own.feats.get("PronType", ()) and "Plur" in own.feats.get("Number", ())
    return apart or (several and all("Sing" in reading.feats.get("Number", ()) for reading in site.readings(noun)))


def governs_a_name_between(site: Site) -> bool:
    """A name right behind a German adposition is all that it governs, where another noun follows with an attribute of
    its own: *mit SIGDial bessere Teilnehmer anziehen*."""
    own, noun = word_after(site.head, site), site.token
    if site.subjects_dropped or not is_governed(site) or own is None or own.id >= noun.id:
        return False
    after = word_after(own, site)
    is_name = own.upos == "PROPN" or sum(map(str.isupper, own.form or "")) > 1
    return is_name and after is not None and after.head == noun.id and after.upos in ATTRIBUTES


def goes_with(attribute: Token, reading: Reading, site: Site) -> bool:
    """Whether an attribute may agree with a reading of another word."""
    return any(agree(one.feats, reading.feats) for one in site.readings(attribute) if "Case" in one.feats)


def is_the_agent_of_a_participle(site: Site) -> bool:
    """Between a Slavic adposition and its noun stands a participle with an instrumental: *z námi použitých
    formulací*, *na vámi zvolený Linux server*."""
    participle = word_after(site.token, site)
    # What has no case is a verb of its own: *у участниками возникли проблемы*.
    declined = participle is not None and participle.upos in {"ADJ", "VERB"} and "Case" in participle.feats
    if not (site.subjects_dropped and is_governed(site)) or participle is None or not declined:
        return False
    behind = site.sentence.tokens[participle.id : participle.id + 2]
    nouns = [word for word in takewhile(lambda word: word.upos in {"ADJ", "NUM", *NOUNS}, behind) if word.upos in NOUNS]
    taken = cases_taken(site.head, site)
    return is_in_one_of(site.token, frozenset({"Ins"}), site) and any(is_in_one_of(noun, taken, site) for noun in nouns)


def is_above_or_below(site: Site) -> bool:
    """Czech *above* and *below* are spelt as nouns: *ve výše uvedeném příkladu*, *jak je uvedeno výše*."""
    return any(lower(word) in {"výše", "níže"} for word in (site.token, site.head))


def governs_a_neuter(site: Site) -> bool:
    """What stands right after a Slavic adposition, as *this* or *that*, may be all that it governs: *для этого
    материалы*, *від того романом не стане*."""
    after = word_after(site.head, site)
    if not is_governed(site) or after is None or lower(after) not in THIS or after.id >= site.token.id:
        return False
    taken = cases_taken(site.head, site)
    # Of most adpositions the cases are written; of the others nothing is known here.
    return not taken or (is_in_one_of(after, taken, site) and not is_in_one_of(site.token, taken, site))


THIS = frozenset(
    "этого этому этом этим того тому том тем цього цьому цим тим toho tomu tom tím tohoto tomuto tomto tímto to tam tą "
    "tuo tame šio šiam šiuo šiame".split()
)
"""Russian, Ukrainian, Czech and Lithuanian forms of *this* and *that* that stand for what was said."""


def is_an_adverb(site: Site) -> bool:
    """Slavic adverbs of places are adpositions as well, but not before what can only be a nominative: *но внутри она не
    темная*; nor before the object that a verb right before them lacks (*файла, содержащего внутри код*)."""
    if lower(site.head) not in ADVERBS or not is_governed(site):
        return False
    alone = not any(child.upos in ATTRIBUTES for child in site.below.get(site.token.id, ()))
    if site.token.upos == "PRON" and lower(site.token) in BY_THIS:
        # *Внутри этим занимается сервер*
        return alone
    nominative = all(reading.feats.get("Case") == NOMINATIVES for reading in site.readings(site.token))
    if alone and nominative and has_its_subject(site):
        return False
    return (alone and nominative) or lacks_an_object(word_before(site.head, site), site)


def has_its_subject(site: Site) -> bool:
    """Whether the verb before a Russian or Ukrainian adposition has a subject before it, so that what stands behind can
    be none: *фонарь висит возле калитка*."""
    verb = site.sentence.head_of(site.head)
    if site.language not in {"ru", "uk"} or verb is None or verb.id > site.head.id:
        return False
    return any(is_subject(word) and word.id < verb.id for word in site.below.get(verb.id, ()))


def lacks_an_object(verb: Token | None, site: Site) -> bool:
    """Whether a Slavic active participle, or a verb of seeing and finding, has no object, and the token of the site may
    be one."""
    if verb is None or lower(verb).endswith("ся") or (verb.lemma or "") in intransitive():
        return False
    if GOVERNS.search(lower(verb)) is None and verb.lemma not in FIND:
        return False
    objects = any((child.deprel or "").startswith("comp:obj") for child in site.below.get(verb.id, ()))
    return not objects and any("Acc" in reading.feats.get("Case", ()) for reading in site.readings(site.token))


FIND = frozenset(
    "видеть увидеть заметить найти находить обнаружить встретить иметь содержать поставить построить положить "
    "бачити побачити помітити знайти виявити зустріти мати містити поставити збудувати покласти".split()
)
"""Russian and Ukrainian verbs that are seldom without an object."""

BY_THIS = frozenset({"этим", "цим", "тим", "тем", "tím", "tímto"})
"""Instrumentals that are no genitive, which these adpositions take."""

ADVERBS = frozenset(
    "внутри вокруг впереди вблизи вдоль возле мимо навстречу напротив около позади поперёк после посреди прежде рядом "
    "сверху сзади снаружи спустя усередині всередині довкола навколо поруч поряд позаду попереду посередині зверху "
    "знизу напередодні uvnitř kolem okolo vedle naproti poblíž".split()
)
"""Russian, Ukrainian and Czech adverbs that are adpositions as well."""


def is_behind_a_number(site: Site) -> bool:
    """What is written with digits after an adposition is governed by it, whatever follows: *к 30-летию молодого
    человека*."""
    between_them = between(site.head, site.token, site)
    return is_governed(site) and any(DERIVED.match(word.form or "") is not None for word in between_them)


DERIVED = re.compile(r"\d+-[^\W\d]{4,}")
"""A noun or adjective made from a number."""


def is_no_verb(site: Site) -> bool:
    """What seems a verb is a German adposition: *trotz all seiner Versuche*."""
    return site.head.upos in {"AUX", "VERB"} and lower(site.head) in LIKE_VERBS


LIKE_VERBS = frozenset(
    "anhand anstelle aufgrund dank infolge kraft laut mithilfe mitsamt nebst samt statt trotz".split()
)
"""German adpositions that are spelt like verbs."""


def may_be_dative(reading: Reading) -> bool:
    """Whether a reading is a dative, or of no case."""
    return "Dat" in reading.feats.get("Case", {"Dat"})


def takes_the_adjective_before(site: Site) -> bool:
    """An adjective in a case that a Slavic adposition takes, before a comma and a conjunction, stands for a noun, where
    the noun behind is in another case: *do původní bílé, ale stříkané kaktusy nepřežijí*."""
    noun, adposition = site.token, site.head
    if not site.subjects_dropped or adposition.upos != "ADP" or noun.id < adposition.id + 4:
        return False
    taken = cases_taken(adposition, site)
    words = between(adposition, noun, site)
    return any(
        word.upos == "ADJ" and comma.form == "," and then.upos == "CCONJ" and is_in_one_of(word, taken, site)
        for word, comma, then in zip(words, words[1:], words[2:], strict=False)
    )


def governs_the_word_between(site: Site) -> bool:
    """A Slavic adposition goes with *others* right behind it, in a case that it takes, and not with the instrumental
    after that, which completes the verb (*відрізняється від інших проявом*); nor, behind a determiner, with a pronoun,
    which stands before its noun (*про мій Вам дарунок*)."""
    token, adposition = site.token, site.head
    if not (site.subjects_dropped and is_governed(site)) or token.id != adposition.id + 2:
        return False
    first = site.sentence.tokens[adposition.id]
    if first.upos not in ATTRIBUTES or not is_in_one_of(first, cases_taken(adposition, site), site):
        return False
    personal = token.upos == "PRON" and "Prs" in token.feats.get("PronType", ())
    others = lower(first).startswith(OTHERS) and token.upos in NOUNS
    return personal or (others and token.feats.get("Case") == INSTRUMENTAL)


OTHERS = ("інш", "усі", "всі", "других", "остальн", "всех", "jiných", "ostatn", "všech")
"""Beginnings of words that often stand for persons or things."""


def governs_a_foreign_word(site: Site) -> bool:
    """A word that stays as it is, in capitals or in Latin letters beside Cyrillic ones, is what a Slavic adposition
    governs, and a genitive behind it is its attribute: *к API погоды*, *k API služby*."""
    if not (site.subjects_dropped and is_governed(site)):
        return False
    foreign = any(
        is_in_capitals(word) or not_of_the_script(word, site.token)
        for word in between(site.head, site.token, site)
        if (word.form or "")[:1].isalpha()
    )
    return foreign and is_in_one_of(site.token, GENITIVE, site)


def is_declined_as_an_adjective(site: Site) -> bool:
    """Some Slavic nouns are declined as adjectives; the genitive behind one is its attribute, and not what it agrees
    with or what the adposition before it governs (*přidejte proměnnou prostředí*, *на передовой разработки*), and such
    a noun is said of none (*підтримка змінних*)."""
    if not site.subjects_dropped or site.token.upos not in NOUNS | ATTRIBUTES | {"VERB"}:
        return False
    if is_subject(site.token):
        return site.head.upos == "ADJ" and DECLINED_AS_ADJECTIVES.fullmatch(lower(site.head)) is not None
    own = site.token if is_modifier(site.token) else word_after(site.head, site) if is_governed(site) else None
    noun = site.head if own is site.token else site.token
    if own is None or own.id >= noun.id or DECLINED_AS_ADJECTIVES.fullmatch(lower(own)) is None:
        return False
    return is_in_one_of(noun, GENITIVE, site) and not any(
        goes_with(own, reading, site) for reading in site.readings(noun) if reading.feats.get("Case") != GENITIVE
    )


DECLINED_AS_ADJECTIVES = re.compile(
    "(?:накладн|передов|столов|переменн|постоянн|производн|касательн|крив|запят|набережн|мостов|кладов|ванн|приёмн|приемн|"
    "подсобн|проходн|гостин|родословн)(?:ая|ой|ую|ые|ых|ым|ыми)|составляющ(?:ая|ей|ую|ие|их|им|ими)"
    "|(?:накладн|змінн|складов|похідн|дотичн|передов|їдальн|набережн|крив)(?:а|ої|ій|у|ою|і|их|им|ими)"
    "|(?:майбутн|теперішн)(?:є|ього|ьому|ім)|пальн(?:е|ого|ому|им)|(?:proměnn|vrátn|konečn|dovolen)(?:á|é|ou|ých|ým|ými)"
)
"""Such nouns; others are too often attributes (*на главной странице*)."""


def is_to_a_degree(site: Site) -> bool:
    """Ukrainian and Russian *to* with a neuter before an adjective in another case says how much so something is:
    *виглядав до смішного простим*, *тримала до непристойного високі ціни*."""
    own = site.token if is_modifier(site.token) else word_after(site.head, site)
    before = word_before(own, site) if own is not None else None
    described = word_after(own, site) if own is not None else None
    if not site.subjects_dropped or own is None or before is None or described is None or own is site.head:
        return False
    if site.token is not own and not (is_governed(site) and own.id < site.token.id):
        return False
    adjectives = own.upos == described.upos == "ADJ" and lower(before) == "до"
    neuter = any("Neut" in reading.feats.get("Gender", ()) for reading in site.readings(own))
    return adjectives and neuter and not is_in_one_of(described, GENITIVE, site)


def is_a_unit(site: Site) -> bool:
    """A letter that touches the digits before it is a unit and no adposition: *1-3s odezva*, *1.8k hvězdiček*."""
    before = word_before(site.head, site)
    joined = touches(before, site.head) and before is not None and (before.form or "")[-1:].isdigit()
    return is_governed(site) and len(site.head.form or "") == 1 and joined


def is_done_later(site: Site) -> bool:
    """Turkish *sonra* and *önce* right before a verb say when something is done: *okula sonra gideriz*; not *okula
    sonra eve gittik*."""
    after = word_after(site.head, site)
    return lower(site.head) in {"sonra", "önce"} and after is not None and after.upos == "VERB"


def belongs_to_what_is_done(site: Site) -> bool:
    """A Slavic noun in a case that the adposition takes goes with what is done, which stands before the two, and not
    with the verb behind, which would ask for another case: *при отправке груза в порт остаётся чек*; nor does it go
    with *рассчитывать* that has an object (*на странице касса рассчитывает сумму*), or say to
    what attention is paid where it opens the clause (*на странице обратите внимание на число*)."""
    noun, adposition = site.token, site.head
    verb = site.sentence.head_of(adposition)
    if not (site.subjects_dropped and is_governed(site)) or verb is None or verb.upos not in {"AUX", "VERB"}:
        return False
    if not is_in_one_of(noun, cases_taken(adposition, site), site):
        return False
    if SEE.match(lower(verb)) is not None and stands_first(adposition, site):
        return "Loc" in noun.feats.get("Case", ())
    if CALCULATE.match(lower(verb)) is not None:
        return any(child.deprel == "comp:obj" and child.upos in NOUNS for child in site.below.get(verb.id, ()))
    if verb.id < adposition.id:
        return False
    for word in reversed(site.sentence.tokens[: adposition.id - 1]):
        if word.upos not in NOUNS | ATTRIBUTES:
            break
        if word.upos == "NOUN" and OF_DEEDS.search(lower(word)) is not None:
            return True
    return False


CALCULATE = re.compile("(?:рас|роз)(?:с?чит|рахов?)")
"""Beginnings of Russian and Ukrainian verbs of counting on, and of calculating."""

SEE = re.compile("об(?:рати|раща)|зверн")
"""Beginnings of Russian and Ukrainian verbs of paying attention."""


def stands_first(word: Token, site: Site) -> bool:
    """Whether a word stands behind a stop, or first."""
    before = word_before(word, site)
    return before is None or before.upos in {"PUNCT", "NUM"}


OF_DEEDS = re.compile(
    "(?:[нт]и[еяюи]м?|[нт]т?ям?|ци[яиюіїей]й?|[лвн]к(?:а|и|е|у|ой|і|ою)|ход[аеуі]?|ходом|вод[аеуі]?|водом)$"
)
"""Ends of Russian and Ukrainian nouns of what is done."""


def is_of_what_is_foreign(site: Site) -> bool:
    """What the tagger takes for a noun may be the attribute of a foreign word right behind, in a case that the Slavic
    adposition takes: *элемент с данным id*."""
    token, adposition = site.token, site.head
    after = word_after(token, site)
    if not (site.subjects_dropped and is_governed(site)) or after is None or not not_of_the_script(after, token):
        return False
    taken = cases_taken(adposition, site)
    found = known_as(lower(token), "ADJ", site.readings)
    return any(one.upos == "ADJ" and not taken.isdisjoint(one.feats.get("Case", ())) for one in found)


DOUBTS: tuple[SiteDoubt, ...] = (
    is_done_later,
    belongs_to_what_is_done,
    is_of_what_is_foreign,
    asks_for_a_kind,
    follows_its_noun,
    is_governed_from_behind,
    is_a_particle,
    belongs_to_an_adverb_of_degree,
    is_a_conjunction,
    governs_a_relative_pronoun,
    has_some_of_them_before,
    is_a_possessor,
    is_before_its_noun,
    is_a_letter,
    is_governed_by_a_participle,
    governs_what_is_between,
    governs_a_name_between,
    is_the_agent_of_a_participle,
    is_above_or_below,
    governs_a_neuter,
    is_an_adverb,
    is_behind_a_number,
    is_no_verb,
    takes_the_adjective_before,
    governs_the_word_between,
    governs_a_foreign_word,
    is_declined_as_an_adjective,
    is_to_a_degree,
    is_a_unit,
)
