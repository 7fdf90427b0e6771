"""Doubts about participles and adjectives that govern nouns of their own."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.agreeing import EARLIER, agrees_with
from lambre_core.findings.doubts.site import (
    GENITIVE,
    GOVERNS,
    NOMINALS,
    NOMINATIVES,
    NOUNS,
    Site,
    SiteDoubt,
    is_determiner,
    is_modifier,
    is_superlative,
    likely,
    lower,
    may_agree,
    phrase_start,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.treebank.tree import Token


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
    if not cases or not all(case and case <= OBLIQUE for case in cases) or is_superlative(token):
        return False
    own = [reading.feats.get("Case", frozenset()) for reading in site.readings(token)]
    alike = any(not one.isdisjoint(case) for one in own for case in cases)
    before = site.sentence.tokens[token.id - 2] if token.id > 1 else None
    # No adposition takes a nominative: *под большая ивой*.
    behind = before is not None and before.upos == "ADP"
    if behind and (alike or all(case == NOMINATIVES for case in own) or is_all_that_is_governed(site)):
        return False
    if head.id == token.id + 1 and all(case <= INSTRUMENTAL for case in cases):
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


def belongs_behind_what_it_governs(site: Site) -> bool:
    """A Czech or Polish participle before a dative or instrumental belongs to the noun right behind that, with which it
    agrees: *seznam přidělených podnikům pozemků*."""
    token, noun = site.token, site.head
    if site.language not in {"cs", "pl"} or not is_modifier(token) or noun.id != token.id + 1:
        return False
    after = word_after(noun, site)
    cases = [reading.feats.get("Case", frozenset()) for reading in likely(noun, site)]
    oblique = all(case and case <= OBLIQUE - GENITIVE for case in cases)
    return oblique and is_participial(token) and after is not None and after.upos == "NOUN" and agrees_with(after, site)


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
        "кратн видим невидим видн неизвестн знаком незнаком невідом знайом незнайом "
        "podobn rovn rovnocenn ekvivalentn obdobn adekvátn odpovídajíc přístupn nepřístupn dostupn nedostupn "
        "určen srozumiteln nesrozumiteln podřízen nadřazen přizpůsoben nakloněn nápomocn oddan vděčn prospěšn "
        "neprospěšn věnovan svěřen".split()
    ),
    "Gen": tuple(
        "достойн исполнен лишённ гідн сповнен позбавлен "
        "schopn neschopn nehodn hodný hodná hodné hodného hodnou dbal nedbal znalý znalá znalé znalého neznal lačn "
        "chtiv godn niegodn świadom nieświadom spragnion".split()
    ),
}
"""Case to the beginnings of adjectives that ask for it: *аналогичное преобразованию*."""
OBLIQUE = frozenset({"Gen", "Dat", "Ins"})


def stands_before_what_governs(site: Site) -> bool:
    """Between an attribute and a noun in another case stands an adjective that agrees with the attribute and asks for
    that case, being a noun itself: *до найближчого кратного цьому числу*."""
    token, noun = site.token, site.head
    if not site.subjects_dropped or noun.upos not in NOUNS or not token.id < noun.id - 1:
        return False
    governing = (
        word
        for word in site.below.get(noun.id, ())
        if token.id < word.id < noun.id and is_modifier(word) and may_agree(token, word, site)
    )
    cases = frozenset[str]().union(*(one.feats.get("Case", frozenset()) for one in site.readings(noun)))
    return any(lower(word).startswith(GOVERNING[case]) for word in governing for case in cases & GOVERNING.keys())


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
    if site.language in {"cs", "pl"} and not is_followed_by_its_noun(site):
        # *s vybranými zemědělskými podnikům a školami*
        return False
    return oblique and any(
        before.upos in {"ADJ", "VERB"}
        and "Case" in before.feats
        and not is_superlative(before)
        and before.feats["Case"].isdisjoint(frozenset().union(*cases))
        for before in (words[token.id - 2], words[max(phrase_start(token, site), adposition.id + 2) - 2])
    )


def is_followed_by_its_noun(site: Site) -> bool:
    """Whether a nominal stands behind a noun before another adposition, conjunction or verb: what the adposition before
    may govern instead."""
    for word in rest_of_clause(site, site.token):
        if word.upos in NOMINALS:
            return True
        if word.upos in {"ADP", "AUX", "CCONJ", "SCONJ"} or (word.upos == "VERB" and "Case" not in word.feats):
            return False
    return False


INSTRUMENTAL = frozenset({"Ins"})

DOUBTS: tuple[SiteDoubt, ...] = (
    governs_the_noun,
    belongs_behind_what_it_governs,
    governs_what_follows,
    stands_before_what_governs,
    goes_with_a_measured_noun,
    is_of_a_participle,
)
