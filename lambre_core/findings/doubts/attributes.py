"""Doubts about adjectives and participles: whether they belong to the noun, and whether they are attributes at all."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from lambre_core.findings.certain import is_behind_its_comma
from lambre_core.findings.doubts.determiners import TERMS, cases_taken, is_often_a_noun
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    GENITIVE,
    GOVERNS,
    NOMINALS,
    NOMINATIVE,
    NOMINATIVES,
    NOUNS,
    SINGULAR,
    Site,
    SiteDoubt,
    between,
    has_coordination,
    has_reading,
    is_baltic,
    is_determiner,
    is_finite,
    is_modifier,
    is_nominative,
    is_plural,
    is_portuguese,
    likely,
    lower,
    may_agree,
    may_share_case,
    phrase_start,
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import believed, known_as
from lambre_core.findings.subjects import COPULAR, PERHAPS
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import Features, agree, is_of_persons
from lambre_core.treebank.tree import Token


def is_before_the_determiner(site: Site) -> bool:
    """An adjective stands before the determiner of its noun, and so for a noun itself: *die letzte dieser Reisen*."""
    return is_modifier(site.token) and any(
        is_determiner(sister) and site.token.id < sister.id < site.head.id for sister in site.sisters
    )


def is_perhaps_adverb(site: Site) -> bool:
    """German comparatives look like adjectives: *Er trinkt lieber Bier*, *Wir hatten früher Hühner*, and so do adverbs
    in *-weise* (*tonnenweise Staub*); so do those that grow with another (*je ungleicher Gesellschaften sind*)."""
    token, noun = site.token, site.head
    form = (token.form or "").lower()
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    if is_modifier(token) and before is not None and (before.form or "").lower() in THE_MORE:
        return form.endswith("er")
    after = word_after(token, site)
    if is_modifier(token) and after is not None and after.upos == "ADJ" and after.head == noun.id:
        # *für tiefer verschachtelte Strukturen*
        compared = any("Cmp" in reading.feats.get("Degree", ()) for reading in site.readings(token))
        if compared and form.endswith("er") and not lower(after).endswith("er"):
            return True
    if not is_modifier(token) or token.id > noun.id or not (form in LIKE_ADJECTIVES or form.endswith(MANNER)):
        return False
    return not any(is_determiner(sister) and sister.id < token.id for sister in site.sisters)


LIKE_ADJECTIVES = frozenset("früher lieber länger näher selber sicher später weiter".split())
"""Adverbs with the ending of an adjective."""

THE_MORE = frozenset({"je", "desto", "umso"})
"""Before comparatives that are predicates or adverbs."""

MANNER = "enweise"
"""What further ones end in."""


LIKE_GENITIVES = frozenset("rechts links abends morgens mittags nachts anfangs teils falls".split())
"""German adverbs that are spelt like genitives of nouns."""


def is_perhaps_adjective(site: Site) -> bool:
    """A predicate, or what is coordinated with one, that would have a capital as a noun is an adjective: *manche sind
    arm und andere reich*, *die ärmsten rechts*; if it may be one, or an adverb: *das ist eine lange woche*."""
    noun = site.head
    form, lemma = noun.form or "", noun.lemma or ""
    known = known_as(form, "NOUN", site.readings) and not known_as(form, "ADJ", site.readings)
    if known and form.lower() not in LIKE_GENITIVES:
        return False
    predicate = noun.upos == "NOUN" and (noun.deprel or "").startswith(("comp:pred", "conj"))
    return modifies(site.token) and predicate and form[:1].islower() and lemma[:1].isupper()


def has_a_later_noun(site: Site) -> bool:
    """Whether a nominal follows the later one of two words before the next punctuation mark."""
    last = max(site.token, site.head, key=lambda word: word.id)
    return any(word.upos in NOMINALS for word in rest_of_clause(site, last))


def is_all_that_is_governed(site: Site) -> bool:
    """Whether the head of an edge is in a case that the adposition before it takes, and no other noun can be what that
    has."""
    before = word_before(site.token, site)
    taken = [reading.feats.get("Case", frozenset()) for reading in site.readings(before)] if before else []
    cases = frozenset[str]().union(*(reading.feats.get("Case", frozenset()) for reading in likely(site.head, site)))
    return any(not one.isdisjoint(cases) for one in taken) and not has_a_later_noun(site)


def has_a_nearer_noun(site: Site) -> bool:
    """A determiner or adjective agrees with another noun, before the one that the parser chose or right after it.

    *der in Indore lebende Junge überwältigende Unterstützung erhielt*, *традиционные гладкого ткачества гобелены*,
    *свою праву туфлю*, where the tagger takes *праву* for a noun, *své event handlery*, *в цьому залитому місяцем
    вікні*; not with the name that the noun has (*ее младшая брат Никита*), nor where it stands between an adposition
    and a noun in a case that this takes (*после первый альбома группа распалась*).
    """
    token, head = site.token, site.head
    if head.upos not in NOUNS or not modifies(token):
        return False
    tokens = site.sentence.tokens
    candidates = list(tokens[min(token.id, head.id) : max(token.id, head.id) - 1])
    attributes = any(word.upos in {"ADJ", "VERB"} for word in tokens[token.id : head.id - 1])
    undeclined = site.subjects_dropped and (head.feats.get("Case") == NOMINATIVES or attributes)
    if is_modifier(token) or undeclined or any(reading.upos == "ADJ" for reading in site.readings(head)):
        candidates += (
            word for word in tokens[head.id : head.id + 1] if not (is_its_name(word, site) or is_its_own(word, site))
        )
    if is_within_its_phrase(site):
        return False
    if site.language == "de" and token.upos == "DET":
        candidates = [noun for noun in candidates if not is_governed_between(noun, site)]
    return any(noun.upos in NOUNS and agrees_with(noun, site) for noun in candidates)


def is_governed_between(noun: Token, site: Site) -> bool:
    """Whether an adposition behind the determiner governs a noun: *in dem vom Sturm beschädigten Stadion*."""
    adposition = site.sentence.head_of(noun)
    return adposition is not None and adposition.upos == "ADP" and site.token.id < adposition.id < noun.id


WITH_GENITIVE = ("полн", "исполненн", "достойн", "лишенн", "лишённ", "повн", "гідн", "сповнен", "позбавлен")
"""Beginnings of adjectives that ask for a genitive: *из полного воды стакана*."""


def is_within_its_phrase(site: Site) -> bool:
    """Whether a Russian or Ukrainian word stands right between an adposition and its noun, which is for the tagger in a
    case that the adposition takes, and no genitive or instrumental that may belong to another (*в полный воды
    стакан*)."""
    token, noun = site.token, site.head
    adposition = word_before(token, site)
    if adposition is None or adposition.upos != "ADP" or noun.head != adposition.id or noun.id != token.id + 1:
        return False
    if lower(token).startswith(WITH_GENITIVE):
        return False
    taken = cases_taken(adposition, site)
    cases = noun.feats.get("Case", frozenset())
    own = cases <= taken and (taken == cases or cases.isdisjoint({"Gen", "Ins", "Dat"}))
    return own and CYRILLIC.match(token.form or "") is not None and "VerbForm" not in token.feats


def is_its_name(word: Token, site: Site) -> bool:
    """Whether a word is the name of what a noun is, or of whose it is; the noun stands right behind its attribute."""
    noun = site.head
    named = word.upos == "PROPN" and noun.upos == "NOUN" and word.head == noun.id and starts_with_capital(word)
    return named and noun.id == site.token.id + 1


def is_its_own(word: Token, site: Site) -> bool:
    """Whether a genitive or a name right behind a Slavic noun is that of it, no attribute of which stands between:
    *dalšího situace Livingstonu*, *ruské ministr energetiky*."""
    owned = "Gen" in word.feats.get("Case", ()) or ((word.deprel or "").startswith("flat") and word.upos == "PROPN")
    # *из полного воды стакана*, *для необлагаемой налогом прибыли*
    done = is_participial(site.token) and site.head.feats.get("Case") == _INSTRUMENTAL
    governing = done or WITH_INSTRUMENTAL.match(lower(site.token)) is not None
    return site.subjects_dropped and word.head == site.head.id and owned and site.head.upos == "NOUN" and not governing


def belongs_to_the_noun_before(site: Site) -> bool:
    """An adjective or participle with what it governs follows the noun with which it agrees.

    *рюмку, загиджену мухами*, *truhlice plné drahokamů*, *Наличие заброшенных, никак не огороженных пустырей*
    """
    token, head = site.token, site.head
    if head.upos not in NOUNS or head.id < token.id or not is_modifier(token) or governs_nothing(site):
        return False
    for word in reversed(site.sentence.tokens[: token.id - 1]):
        if word.upos in NOUNS:
            # *die am Montag in Genf beginnenden Gespräche*
            governed = site.language == "de" and (above := site.sentence.head_of(word)) and above.upos == "ADP"
            return not governed and agrees_with(word, site)
        if word.upos not in BETWEEN:
            break
    return False


BETWEEN = frozenset({"ADV", "PART", "PUNCT"})
"""What may stand between a noun and an adjective that follows it."""


def belongs_to_an_earlier_noun(site: Site) -> bool:
    """A participle between commas, or after a comma behind its noun, agrees with a noun further to the left, or with a
    foreign name.

    *персонаж в Городе героев, созданный Стивеном*, *гула мелака, нарезанная, сушёные чёрные бобы*
    """
    token, head = site.token, site.head
    tokens = site.sentence.tokens
    if head.upos not in NOUNS or token.upos not in {"ADJ", "VERB"} or not is_modifier(token) or token.id < 3:
        return False
    before, after = tokens[token.id - 2], tokens[token.id] if token.id < len(tokens) else None
    if before.form != "," or (head.id > token.id and (after is None or after.form != ",")):
        return False
    last = tokens[token.id - 3]
    foreign = last.id != head.id and (last.upos == "X" or not_of_the_script(last, token))
    end = head.id if head.id < token.id else token.id
    earlier = tokens[max(0, end - EARLIER - 1) : end - 1]
    return foreign or any(may_be_a_noun(word, site) and agrees_with(word, site) for word in earlier)


def may_be_a_noun(word: Token, site: Site) -> bool:
    """Whether a word is a noun, or an adjective that is known as one, too: *переменных окружения, определяющих*."""
    known = word.upos == "ADJ" and (lower(word).startswith(TERMS) or known_as(lower(word), "NOUN", site.readings))
    return word.upos in NOUNS or bool(known)


def belongs_to_the_noun_above(site: Site) -> bool:
    """Where attributes follow, an adjective behind a noun and what that governs agrees with the first (*o manipulador
    de eventos correto*, *chamadas de função paralelas*), with one above that (*fluxos de trabalho de teste
    específicos*), or with two that are coordinated (*o ambiente e o fluxo de trabalho necessários*)."""
    token, head = site.token, site.head
    if not is_modifier(token) or head.upos not in NOUNS or token.id < head.id:
        return False
    noun: Token | None = head
    for _ in range(ABOVE):
        adposition = site.sentence.head_of(noun) if noun is not None else None
        if adposition is None or adposition.upos != "ADP" or noun is None or adposition.id > noun.id:
            return False
        noun = noun_before(adposition, site)
        if noun is not None and (agrees_in_kind(noun, site) or shows_nothing(noun) or is_one_of_several(noun, site)):
            return True
    return False


def shows_nothing(noun: Token) -> bool:
    """Whether a word in capitals may have any gender: *a IA em dispositivos embarcada*."""
    return len(noun.form or "") > 1 and (noun.form or "").isupper()


ABOVE = 3
"""Nouns above one another among which that of an adjective behind all of them is looked for."""


def noun_before(adposition: Token, site: Site) -> Token | None:
    """The noun before an adposition, which may have adjectives behind it; what is spelt as a participle or adjective
    may be a noun itself."""
    word = word_before(adposition, site)
    above = site.sentence.head_of(word) if word is not None and is_modifier(word) else None
    if above is not None and word is not None and above.upos in NOUNS and above.id < word.id:
        return word if agrees_in_kind(word, site) else above
    if word is None or word.upos in NOUNS | {"ADJ"} or shows_nothing(word):
        return word
    return word if word.upos == "VERB" and "Gender" in word.feats else None


def is_one_of_several(noun: Token, site: Site) -> bool:
    """Whether a noun without case is coordinated with one before it, so that a plural behind may be of both."""
    coordinated = (noun.deprel or "").startswith("conj") and "Case" not in noun.feats
    return coordinated and may_be_plural(site.token, site)


def agrees_in_kind(noun: Token, site: Site) -> bool:
    """Whether a noun may have the gender and number of the site's dependent."""
    return any(
        all(one[name] & other[name] for name in ("Gender", "Number") if name in one and name in other)
        for one in (reading.feats for reading in site.readings(site.token))
        for other in (reading.feats for reading in site.readings(noun))
    )


def is_behind_another_verb(site: Site) -> bool:
    """A verb stands between a Slavic adjective and a later noun, so that the adjective stands for a noun (*údaje o
    kupujícím sdělena Společnosti*); between it and one that it is said of, so that this is said of it (*předplatné je
    služba*)."""
    token, noun = site.token, site.head
    predicate = token.upos == "ADJ" and (token.deprel or "").startswith("comp:pred")
    if not (site.subjects_dropped and (is_modifier(token) or predicate)) or noun.upos not in NOUNS:
        return False
    words = site.sentence.tokens[token.id : max(token.id, noun.id - 1)]
    return any(word.upos in {"AUX", "VERB"} or "Short" in word.feats.get("Variant", ()) for word in words)


def not_of_the_script(word: Token, other: Token) -> bool:
    """Whether one of two words is written in Cyrillic letters and the other is not."""
    return (CYRILLIC.match(word.form or "") is None) != (CYRILLIC.match(other.form or "") is None)


def is_perhaps_genitive_attribute(site: Site) -> bool:
    """An adjective after the noun may stand for a noun itself (*на обличчі старої*, *число заболевших*), or belong to a
    later noun; where there is no copula, as in Russian, a likely nominative is as good as a predicate."""
    token, head = site.token, site.head
    if head.upos not in NOUNS or token.id < head.id or not (token.upos == "ADJ" or modifies(token)):
        return False
    tokens = site.sentence.tokens
    between = tokens[head.id : token.id - 1]
    if token.upos != "ADJ" and any(word.form == "," for word in between):
        return False
    # Behind its copula, and no conjunction, it is surely what is said of the noun (*květiny je krásné*).
    kinds = {word.upos for word in between}
    if (token.deprel or "").startswith("comp:pred") and "AUX" in kinds and "CCONJ" not in kinds:
        return False
    if site.language in {"ru", "uk"} and is_behind_its_comma(token, head, site.sentence):
        after = word_after(token, site)
        return after is not None and after.upos in NOUNS and may_agree(token, after, site)
    genitive = any(GENITIVE & reading.feats.get("Case", frozenset()) for reading in site.readings(token))
    genitive = genitive and not (CYRILLIC.match(token.form or "") and believed(token, "Case", NOMINATIVES) >= PERHAPS)
    after = tokens[token.id] if token.id < len(tokens) else None
    return genitive or (token.upos == "ADJ" and after is not None and after.upos in NOUNS)


CYRILLIC = re.compile("[а-яёіїєґ]", re.IGNORECASE)
"""Russian and Ukrainian have no copula in the present."""


def is_of_several_persons(site: Site) -> bool:
    """A genitive plural before a singular, where words have no gender, is that of persons: *vabatahtlike töö*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or token.upos != "ADJ" or token.id > noun.id or "Gender" in noun.feats:
        return False
    own = [reading.feats for reading in site.readings(token)]
    others = [reading.feats.get("Number", frozenset()) for reading in likely(noun, site)]
    plural = all("Plur" in feats.get("Number", ()) and "Gender" not in feats for feats in own)
    return plural and any("Gen" in feats.get("Case", ()) for feats in own) and not any("Plur" in one for one in others)


def modifies(token: Token) -> bool:
    """Whether a word is a determiner, adjective or participle of its head."""
    return is_determiner(token) or is_modifier(token)


def belongs_to_a_later_noun(site: Site) -> bool:
    """An adjective after a noun agrees with a noun that follows soon, or, where a comma stands before it, right behind
    it and other adjectives: *координация агентов, специализированное делегирование*."""
    token, head = site.token, site.head
    if not is_modifier(token) or head.upos not in NOUNS or token.id < head.id:
        return False
    tokens = site.sentence.tokens
    own = next((word for word in tokens[token.id :] if word.upos != "ADJ"), None)
    if own is not None and own.upos == "NOUN" and agrees_with(own, site):
        return True
    if is_portuguese(site):
        # Adjectives stand behind their nouns: *autoridades chinesa numa conferência*.
        return False
    return tokens[token.id - 2].form not in PAUSES and any(
        agrees_with(word, site) for word in tokens[token.id : token.id + SOON] if word.upos in NOUNS
    )


PAUSES = frozenset({",", "—", "–", "-"})
SOON = 5
"""Words after an adjective among which its noun is looked for."""


def governs_the_noun(site: Site) -> bool:
    """An adjective agrees with an earlier noun, and the noun after it can only be in an oblique case, what it governs:
    *взгляд, полный любви*; or right after it is an instrumental: *зрізані кулями, солдати падали*. Where attributes
    that follow have no place, it is no question, nor after an adposition, where a noun phrase begins, if they may
    have one case, or no other noun follows: *s nový programem*."""
    token, head = site.token, site.head
    if not (site.subjects_dropped and is_modifier(token)) or head.upos not in NOUNS or token.id > head.id:
        return False
    cases = [reading.feats.get("Case", frozenset()) for reading in likely(head, site) if reading.upos == head.upos]
    # What it asks for need not be likely: the tagger would have the two agree.
    possible = [reading.feats.get("Case", frozenset()) for reading in site.readings(head) if reading.upos == head.upos]
    if any(lower(token).startswith(GOVERNING[case]) for case in GOVERNING if any(case in one for one in possible)):
        return True
    if not cases or not all(case and case <= OBLIQUE for case in cases):
        return False
    own = [reading.feats.get("Case", frozenset()) for reading in site.readings(token)]
    alike = any(not one.isdisjoint(case) for one in own for case in cases)
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    # No adposition takes a nominative: *под большая ивой*.
    behind = before is not None and before.upos == "ADP"
    if behind and (alike or all(case == NOMINATIVES for case in own) or is_all_that_is_governed(site)):
        return False
    if head.id == token.id + 1 and all(case <= _INSTRUMENTAL for case in cases):
        # In the instrumental itself it is an attribute, but for the few that ask for one; in another case it is none of
        # the noun, if it may be a participle (*поораним зморшками*, but *дикого кабаном*).
        participle = token.upos == "VERB" or "VerbForm" in token.feats
        perhaps = not alike and is_participial(token)
        return participle or perhaps or WITH_INSTRUMENTAL.match(lower(token)) is not None
    if governs_nothing(site):
        return False
    for word in reversed(site.sentence.tokens[max(0, token.id - EARLIER) : token.id - 1]):
        if word.upos in {"ADP", "VERB", "AUX"}:
            return False
        if word.upos in NOUNS | {"PRON"} and agrees_with(word, site):
            return True
    return False


def governs_what_follows(site: Site) -> bool:
    """An active participle right before a noun in another case may have it as its object, and stand for a noun itself:
    *кроме принадлежащих аккаунтам*, *для читающих книгу*."""
    token, noun = site.token, site.head
    if noun.upos not in NOUNS or token.id > noun.id or GOVERNS.search(lower(token)) is None:
        return False
    own = frozenset().union(*(reading.feats.get("Case", frozenset()) for reading in site.readings(token)))
    cases = [reading.feats.get("Case", frozenset()) for reading in likely(noun, site) if reading.upos == noun.upos]
    return bool(own) and all(own.isdisjoint(case) and not case <= NOMINATIVES for case in cases)


WITH_INSTRUMENTAL = re.compile(
    "(?:не)?(?:довол|заня|богат|бедн|бідн|горд|полн|повн|знамен|славн|извест|відом|сильн|слаб|болен|больн|хвор|одержим|"
    "обязан|зобов|налив|чреват|насыщен|увлеч|захопл|окруж|оточ|покры|вкри)|(?:ne)?(?:spokojen|povin|známý|známá|známé|plný|jist|"
    "bohat|chud|pověst|proslul|nadšen|zaujat|posedl)"
)
"""Beginnings of adjectives with an instrumental behind them: *довольным результатами*."""


def is_participial(token: Token) -> bool:
    """Whether a Slavic adjective may be a participle by its end."""
    return PARTICIPIAL.search(lower(token)) is not None


def governs_nothing(site: Site) -> bool:
    """Whether a Slavic adjective right before a noun that is no instrumental is no participle and none of those that
    have a noun of their own: it goes with what follows, whatever stands before (*jednání soudního komise*)."""
    token, noun = site.token, site.head
    form = lower(token)
    governing = any(form.startswith(GOVERNING[case]) for case in GOVERNING)
    plain = token.upos == "ADJ" and "VerbForm" not in token.feats and not is_participial(token)
    instrumental = any("Ins" in reading.feats.get("Case", ()) for reading in site.readings(noun))
    return (
        site.language in {"cs", "ru", "uk"}
        and noun.id == token.id + 1
        and plain
        and not (governing or instrumental or WITH_INSTRUMENTAL.match(form) is not None)
    )


PARTICIPIAL = re.compile(
    "(?:[аяеєиіїуюоё]н+|т|л|вш|щ|[еи]м)(?:[иыіо]й|[аяеєиіїуюыо]|[оеє]го|[оеє]му|[оеє]ю|[иыіое]м|[иыі]х|[иыі]ми|[ое]ї|ая|ое|ые|ую)$|"
    "(?:[aáeěíů]n|t|l)(?:[ýéáíou]|ého|ému|ou|ým|ém|ých|ými)$"
)
"""Ends of Slavic adjectives that may be participles."""

GOVERNING = {
    "Dat": tuple(
        "противоположн параллельн "
        "аналогичн подобн равн равносильн эквивалентн присущ свойственн аналогічн подібн рівн еквівалентн притаманн "
        "доступн недоступн понятн непонятн подчинён посвящён предназначен зрозуміл незрозуміл підпорядкован присвячен "
        "призначен идентичн тождественн противоположн созвучн близк нужн известн полезн вредн благодарн подвластн чужд "
        "ідентичн тотожн протилежн співзвучн властив близьк потрібн відом корисн вигідн вдячн підвладн належн "
        "podobn rovn rovnocenn ekvivalentn obdobn adekvátn odpovídajíc přístupn nepřístupn dostupn nedostupn "
        "určen srozumiteln nesrozumiteln podřízen nadřazen přizpůsoben nakloněn nápomocn oddan vděčn prospěšn "
        "neprospěšn věnovan svěřen".split()
    ),
    "Gen": tuple(
        "достойн исполнен лишённ гідн сповнен позбавлен "
        "nehodn hodný hodná hodné hodného hodnou dbal nedbal znalý znalá znalé znalého neznal lačn chtiv".split()
    ),
}
"""Case to the beginnings of adjectives that ask for it: *аналогичное преобразованию*."""


def is_about_so_many(site: Site) -> bool:
    """A numeral may count what stands before it and an adposition, which is then the measure: *десятин зо триста
    землі*; taggers take measures that they do not know for numerals."""
    token = site.token
    if token.upos != "NUM" or token.id < 3 or site.head.id < token.id:
        return False
    counted, about = site.sentence.tokens[token.id - 3 : token.id - 1]
    plural = "Gen" in counted.feats.get("Case", ()) and "Plur" in counted.feats.get("Number", ())
    approximate = about.upos == "ADP" or (about.form or "").lower() in _ABOUT
    return approximate and (counted.upos == "NUM" or (counted.upos == "NOUN" and plural))


_ABOUT = frozenset({"зо", "з", "із", "под", "до"})


def may_be_said_of_another(site: Site) -> bool:
    """A predicate agrees with a noun right beside what the parser takes for its subject, or between the two, which may
    be a nominative: *objekt proxy vytvořená*, *třída a ověření bude provedeno*; or that stands in brackets of its own,
    as in *vlastnosti (parametr) jsou předány*."""
    token, noun = site.token, site.head
    if noun.upos not in NOUNS or not (token.deprel or "").startswith("comp:pred"):
        return False
    words = site.sentence.tokens
    first, last = sorted((token.id, noun.id))
    between = words[first : last - 1]
    if [word.form for word in between if word.form in {"(", ")"}] in ([")"], ["("]):
        return True
    beside = [word for word in words[max(noun.id - 2, 0) : noun.id + 1] if word.id != noun.id]
    if any(
        word.form == "," and not any(other.upos in NOUNS for other in words[word.id : last - 1]) for word in between
    ):
        # A clause between two commas has ended: *пилот, которого ищут отцы, маленькие*.
        clauses = [word for word in site.below.get(noun.id, ()) if "relcl" in (word.deprel or "")]
        between = tuple(
            word for word in between if not any(site.sentence.depends_on(word, clause) for clause in clauses)
        )
    others = {word.id: word for word in (*between, *beside) if word.upos in NOUNS}
    return any(agrees_with(word, site) and not is_its_genitive(word, noun, site) for word in others.values())


def is_its_genitive(word: Token, noun: Token, site: Site) -> bool:
    """Whether a word is surely a Baltic genitive before its noun: *lietotāja konts*."""
    before = word.head == noun.id and word.id < noun.id
    return before and believed(word, "Case", GENITIVE) >= SURELY_GENITIVE and is_baltic(site)


SURELY_GENITIVE = 0.9
"""Probability from which a genitive is no nominative that is spelt alike."""


OBLIQUE = frozenset({"Gen", "Dat", "Ins"})
EARLIER = 8
"""Words before an adjective among which another noun is looked for."""


def agrees_with(word: Token, site: Site) -> bool:
    """Whether a noun phrase may agree with the site's dependent; accusatives in animacy, too."""
    every = [r.feats for r in site.readings(site.token) if r.upos == site.token.upos]
    own = [feats for feats in every if "Case" in feats] or [feats for feats in every if "Gender" in feats]
    # Portuguese has no case.
    told = "Case" if own and "Case" in own[0] else "Gender"

    def agrees(reading: Reading) -> bool:
        feats = reading.feats
        return told in feats and any(agree(one, feats) and not parted_by_animacy(one, feats) for one in own)

    return has_reading(word, site, agrees)


def goes_with_a_measured_noun(site: Site) -> bool:
    """A German determiner before a measure belongs to the noun that is so old or so long (*ein Jahrtausende altes
    Stück*), a Slavic one to that of which a participle with its object is said (*známý svými zdravý rozum ničícími
    představami*); and *denen* to none."""
    token, noun = site.token, site.head
    if not (is_determiner(token) or (site.subjects_dropped and is_modifier(token))) or token.id > noun.id:
        return False
    if lower(token) == "denen":
        return True
    following = site.sentence.tokens[noun.id : noun.id + 2]
    if len(following) < 2 or following[0].upos not in {"ADJ", "VERB"} or following[1].upos not in NOUNS:
        return False
    governing = GOVERNS.search(lower(following[0])) if site.subjects_dropped else MEASURED.match(lower(following[0]))
    return governing is not None and agrees_with(following[1], site)


MEASURED = re.compile("alt|lang|hoh|hoch|breit|tief|schwer|weit|groß|dick|teur|teuer")
"""Beginnings of adjectives with a measure before them."""


def parted_by_animacy(one: Features, other: Features) -> bool:
    """Whether two accusatives are told apart by their animacy: *молодой* is none of *лидера*."""
    if not all("Animacy" in feats and feats.get("Case") == _ACCUSATIVE for feats in (one, other)):
        return False
    return one["Animacy"].isdisjoint(other["Animacy"])


_ACCUSATIVE = frozenset({"Acc"})


def is_one_of_several_adjectives(site: Site) -> bool:
    """Coordinated adjectives may share a plural noun, each for one thing: *пісочний і рафінадний заводи*, *Світла та
    темна теми*, *между английским, испанским и французским языками*. German ones may not (*die mutige und kluge
    Frauen*), but each may have a determiner (*eine gute und viele schlechte Nachrichten*)."""
    if not is_modifier(site.token):
        return False
    inside = between(site.token, site.head, site)
    if not site.subjects_dropped and all(word.upos in {"ADJ", "CCONJ", "PUNCT"} for word in inside):
        return False
    if site.token.id < site.head.id and is_a_list_of_adjectives(between(site.token, site.head, site)):
        return "Plur" in site.head.feats.get("Number", ())
    before = site.sentence.tokens[max(0, site.token.id - 3) : site.token.id - 1]
    if [word.upos for word in before] in (["ADJ", "CCONJ"], ["PROPN", "CCONJ"]) or is_joined_again(site):
        return "Plur" in site.head.feats.get("Number", ())
    if [word.upos for word in before] == ["NOUN", "CCONJ"]:
        # *Світла* may be a noun as well, but what may be a plural has its own noun: *Kinder und alte Menschen*.
        singular = all(reading.feats.get("Number") == SINGULAR for reading in site.readings(site.token))
        if singular and "Plur" in site.head.feats.get("Number", ()):
            return True
    after = site.sentence.tokens[site.token.id] if site.token.id < len(site.sentence.tokens) else None
    coordinated = any((child.deprel or "").startswith("conj") for child in site.below.get(site.token.id, ()))
    return coordinated or (after is not None and after.upos == "CCONJ")


def is_joined_again(site: Site) -> bool:
    """Whether a Slavic adjective stands behind a conjunction, and a stop before that parts it from another adjective in
    the same form: *и внешний, и внутренний теги*, *між сирим (необробленим) і звичайним режимами*, *как для
    старой, так и для новой версий*; or with an adposition that stands twice (*и с ленивым и с жадным режимами*)."""
    before = site.sentence.tokens[max(0, site.token.id - 7) : site.token.id - 1]
    words = without_repeated(before)
    if not site.subjects_dropped or len(words) < 3 or lower(words[-1]) not in JOINING_AGAIN:
        return False
    repeated = bool(before) and before[-1].upos == "ADP" and words[-1] is not before[-1]
    if words[-2].upos != "PUNCT" and not repeated:
        return False
    form = {name: values for name, values in site.token.feats.items() if name in {"Case", "Number"}}
    return any(word.upos == "ADJ" and form.items() <= word.feats.items() for word in words[:-1])


def without_repeated(words: Sequence[Token]) -> Sequence[Token]:
    """Words without an adposition at their end that stands among them already, and without *so* before the conjunction
    there."""
    if len(words) > 1 and words[-1].upos == "ADP" and any(lower(word) == lower(words[-1]) for word in words[:-1]):
        words = words[:-1]
    if len(words) > 1 and lower(words[-2]) in SO:
        words = (*words[:-2], words[-1])
    return words


SO = frozenset({"так", "tak"})

JOINING_AGAIN = frozenset("и и і та й або чи ні ані що или либо ни то a i ani nebo či lub albo".split())


def is_a_list_of_adjectives(words: Sequence[Token]) -> bool:
    """Whether some words are the rest of a list of adjectives, of which a conjunction stands before the last."""
    kinds = {word.upos for word in words if word.form not in {",", "(", ")"}}
    return "CCONJ" in kinds and kinds <= {"ADJ", "CCONJ", "VERB"} and words[-1].upos != "CCONJ"


def is_after_a_gap(site: Site) -> bool:
    """An adjective of another gender that may be a nominative, before a noun that is none, or behind an adverb, stands
    for another noun at the start of a clause without its verb: *jeden syn studuje práva, druhý medicínu*, *druhý raději
    maso*."""
    token, noun = site.token, site.head
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    if not is_modifier(token) or before is None or before.upos not in {"PUNCT", "CCONJ"}:
        return False
    own, others = ([reading.feats for reading in site.readings(word)] for word in (token, noun))

    def values(name: str, readings: Sequence[Features]) -> frozenset[str]:
        return frozenset[str]().union(*(feats.get(name, frozenset()) for feats in readings))

    apart = values("Gender", own).isdisjoint(values("Gender", others)) and bool(values("Gender", others))
    after = site.sentence.tokens[token.id] if token.id == noun.id - 2 else None
    adverb = after is not None and after.upos == "ADV" and after.head != token.id
    return apart and NOMINATIVE in values("Case", own) and (adverb or NOMINATIVE not in values("Case", others))


def is_perhaps_predicate(site: Site) -> bool:
    """An adjective in the instrumental, translative or essive may be a predicate (*вважають її непотрібною*), and so
    may any right after a copula, whose noun is its complement (*має бути зрозумілий користувачу*) and no nominative
    (*byly divný dveře*). Not so right before a noun that can be nothing but an instrumental as well (*наполнился
    неясным гулами*), unless a verb stands before it that takes such predicates, or is passive (*назван лучшим
    критиками*)."""
    token = site.token
    if not is_modifier(token) or is_of_one_instrumental(site):
        return False
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    # An auxiliary has another verb for its complement: *koupili jsme nové auto*.
    copula = before is not None and (
        (before.upos == "AUX" and not has_verb(before, site)) or (before.upos == "VERB" and before.lemma in COPULAR)
    )
    after_copula = (
        site.subjects_dropped
        and copula
        and token.id < site.head.id
        and (
            "Part" in token.feats.get("VerbForm", ())
            or not any(is_nominative(reading, None) for reading in site.readings(site.head))
        )
    )
    case = token.feats.get("Case", NOMINATIVES)
    # A participle may have who did it behind (*управляемой совместным парламентом*), and behind a noun anything may
    # stand that is said of it.
    done = any("Ins" in reading.feats.get("Case", ()) for reading in site.readings(site.head))
    participle = token.upos == "VERB" or "VerbForm" in token.feats or (done and is_participial(token))
    plain = not participle and token.id < site.head.id
    slavic = site.subjects_dropped and plain and case <= _PERHAPS_INSTRUMENTAL and not is_baltic(site)
    # *pod druhým postel*
    within = (slavic and ORDER.match(lower(token)) is None) or may_share_case(token, site)
    if before is not None and before.upos == "ADP" and site.subjects_dropped and within:
        return False
    if after_copula:
        return True
    predicative = is_predicative(token, site) or case <= _OF_PREDICATES
    return predicative and (not slavic or may_be_given_something(site) or may_have_a_predicate(site))


def may_be_given_something(site: Site) -> bool:
    """Whether a Slavic adjective that may be a dative opens its clause or stands right behind a verb, so that it may be
    the persons to whom something is done: *umožní nevidomým přístup*."""
    before = word_before(site.token, site)
    dative = any("Dat" in reading.feats.get("Case", ()) for reading in site.readings(site.token))
    return dative and (before is None or before.upos in {"AUX", "PUNCT", "VERB"})


def may_have_a_predicate(site: Site) -> bool:
    """Whether a Slavic adjective says how somebody was who did something (*прийшов першим*), or a verb of its clause,
    the one before it or one behind, takes a predicate in the instrumental."""
    token = site.token
    if ORDER.match(lower(token)) is not None:
        return True
    before: list[Token] = []
    for word in reversed(site.sentence.tokens[: token.id - 1]):
        if word.upos == "PUNCT" and any(one.upos in {"AUX", "VERB"} for one in before):
            break
        before.append(word)
    return any(map(takes_an_instrumental, (*before, *rest_of_clause(site, token))))


ORDER = re.compile(
    "перв|втор|друг|последн|единственн|перш|інш|останн|єдин|сам|жив|мертв|мёртв|гол|молод|prvn|druh|jin|posledn|jedin|"
    "sám|sam"
)
"""Beginnings of adjectives with which somebody comes, goes or is taken, and that stand for what was named."""


def is_of_one_instrumental(site: Site) -> bool:
    """Whether an adjective and the noun right behind it are both Russian or Ukrainian instrumentals, whatever else they
    are, with no verb before them of which either may be a complement by itself: *наполнился неясным гулами*."""
    token, noun = site.token, site.head
    slavic = site.subjects_dropped and CYRILLIC.match(token.form or "") is not None
    if not slavic or noun.id != token.id + 1 or token.upos != "ADJ" or noun.upos != "NOUN":
        return False
    cases = {case for reading in site.readings(noun) for case in reading.feats.get("Case", frozenset({""}))}
    if cases != {"Ins"} or token.feats.get("Case") != _INSTRUMENTAL:
        return False
    before = site.sentence.tokens[: token.id - 1]
    start = max((word.id for word in before if word.upos == "PUNCT"), default=0)
    return not any(takes_an_instrumental(word) for word in before[start:])


def takes_an_instrumental(word: Token) -> bool:
    """Whether a word may have an adjective in the instrumental for a predicate, beside a noun that is none."""
    if word.upos not in {"ADJ", "AUX", "VERB"}:
        return False
    passive = "Pass" in word.feats.get("Voice", ()) and (
        CYRILLIC.match(word.form or "") is None or NAMED.match(lower(word)) is not None
    )
    return passive or (word.lemma or "").lower() in PREDICATED


NAMED = re.compile(
    "(?:по|об|из|пере)?(?:назва|назы|призна|избра|изби|объяв|сочт|счит|провозгла|найд|остав|сдела|дела|выбра|сохран|"
    "представл|видим|видн|роди|назнач|визна|оголош|проголош|вважа|обра|обир|зробл|знайд|залиш|збереж|призначе|узна)"
)
"""Beginnings of East Slavic participles of calling, finding, making and leaving, beside which there may be a predicate.
"""


PREDICATED = frozenset(
    "быть бывать стать становиться остаться оставаться казаться показаться оказаться оказываться сделать делать "
    "сделаться делаться считать считаться счесть назвать называть называться найти находить признать признавать "
    "объявить объявлять выглядеть выйти выходить вернуться возвращаться вернуть прийти приходить жить умереть родиться "
    "чувствовать почувствовать видеть увидеть помнить запомнить знать представить представлять полагать выбрать "
    "избрать сохранить сохранять держать оставить оставлять ощущать ощутить слыть довольный известный доволен известен "
    "бути бувати стати ставати залишитися залишатися здаватися здатися виявитися виявлятися зробити робити вважати "
    "вважатися назвати називати називатися знайти визнати визнавати оголосити виглядати вийти повернутися прийти "
    "жити почувати відчувати бачити побачити знати уявити обрати зберегти тримати залишити лишити задоволений "
    "відомий "
    "být bývat stát stávat zůstat zůstávat zdát jevit ukázat ukazovat učinit činit udělat dělat nazvat nazývat shledat "
    "shledávat prohlásit prohlašovat označit označovat jmenovat zvolit cítit vidět považovat narodit vrátit odejít "
    "připadat připadnout".split()
)
"""Slavic lemmas with a predicate in the instrumental: to be, become, stay, seem, make, call, find."""


def is_predicative(token: Token, site: Site) -> bool:
    """Whether a Slavic adjective that opens its phrase may be an instrumental before a noun that is none: *робить
    сильнішою націю*."""
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    if before is not None and before.upos in ATTRIBUTES | {"ADP"}:
        return False
    cases = [reading.feats.get("Case", frozenset()) for reading in site.readings(token)]
    of_noun = frozenset[str]().union(*(reading.feats.get("Case", frozenset()) for reading in likely(site.head, site)))
    oblique = all(case and case <= _PERHAPS_INSTRUMENTAL for case in cases) and any("Ins" in case for case in cases)
    return site.subjects_dropped and oblique and of_noun.isdisjoint(_PERHAPS_INSTRUMENTAL)


def is_perhaps_the_verb(site: Site) -> bool:
    """In a Czech sentence without a verb, what ends as a first person does is perhaps one: *Vlastním podnik.*"""
    token = site.token
    return (
        site.subjects_dropped
        and is_modifier(token)
        and lower(token).endswith(("ím", "ám"))
        and not any(word.upos in {"VERB", "AUX"} for word in site.sentence.tokens)
    )


def is_said_of_people(site: Site) -> bool:
    """Right behind a Slavic verb an adjective in the plural means people, where the noun has another one that agrees
    with it: *осіняє присутніх хресним знаменням*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not (site.subjects_dropped and is_modifier(token)) or before is None or before.upos != "VERB":
        return False
    own = site.sentence.tokens[token.id : noun.id - 1]
    return (
        "Plur" in token.feats.get("Number", ())
        and len(own) == 1
        and is_modifier(own[0])
        and any(agree(one.feats, other.feats) for one in site.readings(own[0]) for other in site.readings(noun))
        and not may_share_case(token, site)
    )


def is_before_a_past_tense(site: Site) -> bool:
    """A Ukrainian genitive plural in *-ів* that nothing stands above is spelt as a past tense, of which the adjective
    before it may be the subject: *Старий хрипів і намагався*."""
    token, noun = site.token, site.head
    above = site.sentence.head_of(noun)
    return (
        site.subjects_dropped
        and is_modifier(token)
        and lower(noun).endswith("ів")
        and token.id + 1 == noun.id
        and above is None
        and "Sing" in token.feats.get("Number", ())
    )


def follows_a_pronoun(site: Site) -> bool:
    """An adjective belongs to the pronoun right before it: *нічого доброго країні не принесе*."""
    token = site.token
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    return (
        site.subjects_dropped
        and is_modifier(token)
        and token.id < site.head.id
        and before is not None
        and before.upos in {"PRON", "DET"}
        and (before.form or "").lower().startswith(SOMETHING)
    )


SOMETHING = tuple(
    "ничего ничему ничем что-то чего-то чему-то чем-то нечто нічого нічому нічим щось чогось чомусь чимось дещо "
    "něco nic něčeho ničeho něčemu ničemu něčím ničím".split()
)
"""Pronouns that adjectives follow."""


def has_verb(auxiliary: Token, site: Site) -> bool:
    """Whether an auxiliary has the verb that it belongs to."""
    return any((child.deprel or "").startswith("comp:aux") for child in site.below.get(auxiliary.id, ()))


def is_no_predicate(site: Site) -> bool:
    """Where subjects are free to stand anywhere, an adjective in an oblique case that the parser takes for a predicate
    stands with a noun (*před dobou ledovou*) or a numeral (*je dostupných 1 200 knih*)."""
    token = site.token
    if not site.subjects_dropped or token.upos != "ADJ" or not (token.deprel or "").startswith("comp:pred"):
        return False
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    cases = token.feats.get("Case", NOMINATIVES)
    beside = before is not None and before.upos in NOUNS and NOMINATIVE not in cases and agrees_with(before, site)
    return beside or cases <= _OF_ATTRIBUTES


def has_a_nearer_object(site: Site) -> bool:
    """An adposition has another object, or a word stands between it and its noun that may be one.

    *до кишені пляшку*, *повернулась до нього обличчям*, *при покупці фруктів*, *привернути до себе увагу*
    """
    token, adposition = site.token, site.head
    if adposition.upos != "ADP" or token.upos not in NOMINALS:
        return False
    if any((sister.deprel or "").startswith("comp:obj") for sister in site.sisters):
        return True
    after = site.sentence.tokens[token.id] if token.id < len(site.sentence.tokens) else None
    if ADJECTIVAL.search((token.form or "").lower()) and after is not None and after.upos in NOUNS:
        # An adjective of a place that the tagger takes for a noun: *із мольфарським приладдям*.
        return True
    between = site.sentence.tokens[min(token.id, adposition.id) : max(token.id, adposition.id) - 1]
    return any(
        stands_alone(other, site)
        and (not below_of(site, other, token) or other.head == token.id)
        and not is_finnic_possessor(other, site)
        for other in between
    )


def is_finnic_possessor(token: Token, site: Site) -> bool:
    """Whether a pronoun is a genitive after a preposition, none of which takes one in Estonian and Finnish, and belongs
    to a noun in a case that only they have: *koos oma sõpradega*."""
    before = site.head.id < token.id and token.head == site.token.id
    finnic = SLAVIC.isdisjoint(site.token.feats.get("Case", SLAVIC))
    return before and finnic and token.feats.get("Case") == GENITIVE


SLAVIC = frozenset({"Nom", "Gen", "Dat", "Acc", "Voc", "Loc", "Ins"})
"""The cases of Slavic languages."""


ADJECTIVAL = re.compile("(?:ськ|цьк|зьк)(?:ий|а|е|ого|ому|им|ім|ої|ій|у|ою|і|их|ими)$")
"""Ukrainian endings of adjectives from names of places and people."""


def is_of_a_participle(site: Site) -> bool:
    """Between an adposition and its noun stands a participle with who did it: *на выложенных департаментом фото*, *о
    перевёрнутой гражданскими чиновниками тележке*."""
    token, adposition = site.token, site.head
    if adposition.upos != "ADP" or not site.subjects_dropped or token.id < adposition.id + 2:
        return False
    words = site.sentence.tokens
    cases = [reading.feats.get("Case", frozenset()) for reading in site.readings(token)]
    oblique = all(case and case <= OBLIQUE for case in cases)
    if token.id == adposition.id + 2 and not has_a_later_noun(site):
        # *s nový programem*
        return False
    return oblique and any(
        before.upos in {"ADJ", "VERB"}
        and "Case" in before.feats
        and before.feats["Case"].isdisjoint(frozenset().union(*cases))
        for before in (words[token.id - 2], words[max(phrase_start(token, site), adposition.id + 2) - 2])
    )


def joins_a_group(site: Site) -> bool:
    """To become one of some persons, with a plural that is spelt as the nominative: *произведён в лейтенанты*."""
    token, adposition = site.token, site.head
    return (
        ((adposition.form or "").lower() in INTO or (lower(adposition), lower(token)) == ("на", "люди"))
        and is_of_persons(token.feats)
        and has_reading(token, site, lambda reading: reading.feats.get("Case") == NOMINATIVES and is_plural(reading))
    )


INTO = frozenset({"в", "во", "у", "ув"})
"""Russian and Ukrainian words for *into*."""


def stands_alone(token: Token, site: Site) -> bool:
    """Whether a word is a noun, a personal pronoun or, where subjects are dropped, one that relates (*сфери, у яких
    культуролог може працювати*), whatever the tagger takes it for."""
    if site.subjects_dropped and token.upos == "ADJ" and all(one.upos != "ADJ" for one in site.readings(token)):
        # No adjective ends so: *s zvlhčovačem knotu*.
        return True
    relates = site.subjects_dropped and "Rel" in token.feats.get("PronType", ())
    if site.subjects_dropped and is_often_a_noun(token) and token.upos == "ADJ" and not agrees_with(token, site):
        # A noun as in a dictionary was not declined: *из разных страна*.
        base = lower(site.token) == (site.token.lemma or "").lower()
        return not (base and site.token.feats.get("Case") == NOMINATIVES)
    return relates or token.upos in NOUNS | {"PRON"} or all(reading.upos == "PRON" for reading in site.readings(token))


def below_of(site: Site, word: Token, ancestor: Token) -> bool:
    """Whether a word depends on another through prenominal words only (*in der von Frauen geleiteten Firma*)."""
    first = next((one for one in site.sentence.above(word) if one.id == ancestor.id or one.upos in NOUNS), None)
    return first is not None and first.id == ancestor.id


def is_plural_of_several_nouns(site: Site) -> bool:
    """An adjective in the plural before a singular that something is coordinated with may be of both: *нарізані перець,
    цибулю й помідори*, *необхідні доступ до інформації і час*; in Slavic languages a determiner as well (*мої дружина
    та діти*, *тіло і кров мої*)."""
    token, noun = site.token, site.head
    attribute = is_modifier(token) or (site.subjects_dropped and is_determiner(token))
    if not attribute or not may_be_plural(token, site):
        return False
    if token.id < noun.id and (is_portuguese(site) or not site.subjects_dropped):
        # In Portuguese and German it goes with the noun behind it: *os modelo Auris e Avensis*.
        return False
    if noun.id < token.id:
        joint = word_before(site.sentence.tokens[phrase_start(noun, site) - 1], site)
        joined = joint is not None and joint.upos == "CCONJ"
        return joined and ("Sing" in noun.feats.get("Number", ()) or is_masculine_with_others(site))
    joined = is_modifier(token) and is_followed_by_another(site)
    return "Sing" in noun.feats.get("Number", ()) and (joined or has_coordination(noun, site.below))


def is_followed_by_another(site: Site) -> bool:
    """Whether a conjunction soon follows a noun, no verb before it, and in Slavic languages a noun behind it which the
    attribute may go with as well: *необхідні доступ до інформації і час*."""
    words = site.sentence.tokens
    for word in words[site.head.id : site.head.id + COORDINATED]:
        if is_finite(word):
            return False
        if word.upos == "CCONJ":
            second = next((noun for noun in words[word.id : word.id + ITS_ATTRIBUTES] if noun.upos in NOUNS), None)
            return not site.subjects_dropped or second is None or shares_a_case(site.token, second, site)
    return False


def shares_a_case(attribute: Token, noun: Token, site: Site) -> bool:
    """Whether an attribute and a noun have readings of one case, whatever their number."""
    own, others = (
        [reading.feats.get("Case", frozenset()) for reading in site.readings(word)] for word in (attribute, noun)
    )
    return any(not one.isdisjoint(other) for one in own for other in others)


ITS_ATTRIBUTES = 3
"""Words behind a conjunction among which its noun is looked for."""


def is_masculine_with_others(site: Site) -> bool:
    """Whether a masculine plural stands behind a feminine that is coordinated with a masculine before, where nouns have
    no case."""
    token, noun = site.token, site.head
    masculine = all("Masc" in reading.feats.get("Gender", ()) for reading in site.readings(token))
    if "Case" in noun.feats or not (noun.deprel or "").startswith("conj") or not masculine:
        return False
    earlier = site.sentence.tokens[max(0, noun.id - 1 - EARLIER) : noun.id - 1]
    return any(word.upos in NOUNS and "Masc" in word.feats.get("Gender", ()) for word in earlier)


def may_be_plural(token: Token, site: Site) -> bool:
    """Whether the tagger takes a word for a plural, or it can be nothing else."""
    numbers = [reading.feats.get("Number", frozenset()) for reading in site.readings(token)]
    return "Plur" in token.feats.get("Number", ()) or all("Plur" in number for number in numbers)


COORDINATED = 6
"""Words after a noun among which a conjunction is looked for."""


_OF_ATTRIBUTES = frozenset({"Dat", "Gen", "Loc"})
_OF_PREDICATES = frozenset({"Ins", "Tra", "Ess"})
_INSTRUMENTAL = frozenset({"Ins"})
_PERHAPS_INSTRUMENTAL = frozenset({"Dat", "Ins"})


def is_after_as(site: Site) -> bool:
    """A Slavic adjective right behind *as* is a predicate, where the noun is in another case: *označeny jako chybné
    automatickým hodnocením*; not where a clause with a subject begins (*видел, как маленький девочка плакала*)."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not (site.subjects_dropped and is_modifier(token)) or before is None or noun.id < token.id:
        return False
    if (noun.deprel or "").startswith("subj") and noun.head and site.sentence.tokens[noun.head - 1].head == before.id:
        return False
    return lower(before) in {"jako", "як", "как"} and not agrees_with(noun, site)


def has_a_better_attribute_between(site: Site) -> bool:
    """What opens a Czech sentence as a first person does is the verb, where the noun has another attribute that agrees
    with it: *Vlastním malý podnik*."""
    token, noun = site.token, site.head
    if not (site.subjects_dropped and is_modifier(token)) or token.id != 1 or not lower(token).endswith(("ím", "ám")):
        return False
    own = site.sentence.tokens[token.id : noun.id - 1]
    return any(
        is_modifier(word)
        and any(agree(one.feats, other.feats) for one in site.readings(word) for other in site.readings(noun))
        for word in own
    )


def is_of_the_pronoun_before(site: Site) -> bool:
    """Slavic *самого*, *samotného* right behind a pronoun belongs to that: *для нього самого моменти*."""
    before = word_before(site.token, site)
    return (
        site.subjects_dropped
        and modifies(site.token)
        and lower(site.token).startswith(("сам", "sam"))
        and before is not None
        and before.upos == "PRON"
    )


def is_a_notice(site: Site) -> bool:
    """Ukrainian *до відома* is no adjective: *довести до відома публіки*."""
    before = word_before(site.token, site)
    return is_modifier(site.token) and lower(site.token) == "відома" and before is not None and before.upos == "ADP"


def is_a_language(site: Site) -> bool:
    """Ukrainian feminine instrumentals in *-ською* say in what language something is: *години будуть чеською*."""
    predicate = (site.token.deprel or "").startswith("comp:pred") and site.token.upos == "ADJ"
    return site.subjects_dropped and predicate and lower(site.token).endswith(("ською", "цькою", "зькою"))


def has_a_genitive_behind(site: Site) -> bool:
    """A Czech noun that is spelt as a soft adjective has the genitive behind it for its attribute: *zachovat soukromí
    dat*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or token.id > noun.id or not is_a_noun_in_i(token, site):
        return False
    return any("Gen" in reading.feats.get("Case", ()) for reading in likely(noun, site))


def belongs_to_a_noun_in_i(site: Site) -> bool:
    """A Czech adjective belongs to such a noun right behind it, whatever the parser takes that for: *výhodou je zvýšené
    soukromí a bezpečnost*."""
    token, noun, after = site.token, site.head, word_after(site.token, site)
    if token.upos != "ADJ" or noun.upos not in NOUNS or after is None or after.upos != "ADJ":
        return False
    return is_a_noun_in_i(after, site) and agrees_with(replace(after, upos="NOUN"), site)


def is_a_noun_in_i(word: Token, site: Site) -> bool:
    """Whether a word is known as a noun that ends as Czech soft adjectives do."""
    form = lower(word)
    return form.endswith("í") and any(
        reading.lemma == form
        for reading in known_as(form, "NOUN", site.readings)
        if "Neut" in reading.feats.get("Gender", ())
    )


def is_done_step_by_step(site: Site) -> bool:
    """A noun that stands twice with an adposition between belongs to the verb or to another noun: *μια βήμα προς βήμα
    εισαγωγή*, *das bringt uns allen Tag für Tag Freude*."""
    token, noun = site.token, site.head
    if not (is_determiner(token) or is_modifier(token)) or noun.upos not in NOUNS or token.id > noun.id:
        return False
    words = site.sentence.tokens
    twice = noun.id + 1 < len(words) and lower(words[noun.id + 1]) == lower(noun)
    return twice and words[noun.id].upos == "ADP"


DOUBTS: tuple[SiteDoubt, ...] = (
    is_before_the_determiner,
    is_perhaps_adverb,
    is_perhaps_adjective,
    has_a_nearer_noun,
    belongs_to_the_noun_before,
    belongs_to_an_earlier_noun,
    belongs_to_the_noun_above,
    is_behind_another_verb,
    is_perhaps_genitive_attribute,
    is_of_several_persons,
    belongs_to_a_later_noun,
    governs_the_noun,
    governs_what_follows,
    is_about_so_many,
    may_be_said_of_another,
    goes_with_a_measured_noun,
    is_one_of_several_adjectives,
    is_after_a_gap,
    is_perhaps_predicate,
    is_perhaps_the_verb,
    is_said_of_people,
    is_before_a_past_tense,
    follows_a_pronoun,
    is_no_predicate,
    has_a_nearer_object,
    is_of_a_participle,
    joins_a_group,
    is_plural_of_several_nouns,
    is_after_as,
    has_a_better_attribute_between,
    is_of_the_pronoun_before,
    is_a_notice,
    is_a_language,
    has_a_genitive_behind,
    belongs_to_a_noun_in_i,
    is_done_step_by_step,
)
