"""Doubts about attributes: whether they belong to another noun, or are none."""

from __future__ import annotations

from dataclasses import replace

from lambre_core.findings.beliefs import believed
from lambre_core.findings.certain import is_behind_its_comma
from lambre_core.findings.doubts.agreeing import (
    CYRILLIC,
    EARLIER,
    PAUSES,
    agrees_in_kind,
    agrees_with,
    is_last_of_a_compound,
    may_be_plural,
    modifies,
    not_of_the_script,
)
from lambre_core.findings.doubts.determiners import TERMS, cases_taken
from lambre_core.findings.doubts.finnic_adjectives import is_before_its_noun
from lambre_core.findings.doubts.participles import INSTRUMENTAL, WITH_INSTRUMENTAL, governs_nothing, is_participial
from lambre_core.findings.doubts.site import (
    GENITIVE,
    NOMINATIVES,
    NOUNS,
    Site,
    SiteDoubt,
    is_baltic,
    is_determiner,
    is_modifier,
    is_portuguese,
    likely,
    lower,
    may_agree,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.findings.subjects import PERHAPS
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_before_the_determiner(site: Site) -> bool:
    """An adjective stands before the determiner of its noun, and so for a noun itself: *die letzte dieser Reisen*."""
    return is_modifier(site.token) and any(
        is_determiner(sister) and site.token.id < sister.id < site.head.id for sister in site.sisters
    )


def is_perhaps_adverb(site: Site) -> bool:
    """German comparatives look like adjectives: *Er trinkt lieber Bier*, *um schneller Hilfe zu erhalten*, and so do
    adverbs in *-weise* (*tonnenweise Staub*); so do those that grow with another (*je ungleicher Gesellschaften
    sind*)."""
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


LIKE_ADJECTIVES = frozenset(
    "früher lieber länger näher selber sicher später weiter schneller langsamer leichter einfacher häufiger "
    "effizienter genauer gezielter bequemer günstiger".split()
)
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
    if is_within_its_phrase(site) or is_last_of_a_compound(site):
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
    done = is_participial(site.token) and site.head.feats.get("Case") == INSTRUMENTAL
    governing = done or WITH_INSTRUMENTAL.match(lower(site.token)) is not None
    return site.subjects_dropped and word.head == site.head.id and owned and site.head.upos == "NOUN" and not governing


def belongs_to_the_noun_before(site: Site) -> bool:
    """An adjective or participle with what it governs follows the noun with which it agrees.

    *рюмку, загиджену мухами*, *truhlice plné drahokamů*, *Наличие заброшенных, никак не огороженных пустырей*
    """
    token, head = site.token, site.head
    if head.upos not in NOUNS or head.id < token.id or not is_modifier(token) or governs_nothing(site):
        return False
    if is_before_its_noun(site):
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
    if site.language == "cs" and is_said_by_whom(token, after):
        return False
    return genitive or (token.upos == "ADJ" and after is not None and after.upos in NOUNS)


def is_said_by_whom(participle: Token, after: Token | None) -> bool:
    """Whether a Czech participle in *-á* stands before who did it, in the instrumental: *místo poškozená mrazem*."""
    passive = lower(participle).endswith(("ená", "aná"))
    return passive and after is not None and after.feats.get("Case") == INSTRUMENTAL


def is_of_several_persons(site: Site) -> bool:
    """A genitive plural before a singular, where words have no gender, is that of persons: *vabatahtlike töö*."""
    token, noun = site.token, site.head
    if not is_modifier(token) or token.upos != "ADJ" or token.id > noun.id or "Gender" in noun.feats:
        return False
    own = [reading.feats for reading in site.readings(token)]
    others = [reading.feats.get("Number", frozenset()) for reading in likely(noun, site)]
    plural = all("Plur" in feats.get("Number", ()) and "Gender" not in feats for feats in own)
    return plural and any("Gen" in feats.get("Case", ()) for feats in own) and not any("Plur" in one for one in others)


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


SOON = 5
"""Words after an adjective among which its noun is looked for."""


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
    """Slavic *самого*, *samotného* right behind a pronoun with which it may agree belongs to that: *для нього самого
    моменти*."""
    before = word_before(site.token, site)
    return (
        site.subjects_dropped
        and modifies(site.token)
        and lower(site.token).startswith(("сам", "sam"))
        and before is not None
        and before.upos == "PRON"
        and may_agree(site.token, before, site)
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
    is_about_so_many,
    may_be_said_of_another,
    has_a_better_attribute_between,
    is_of_the_pronoun_before,
    is_a_notice,
    is_a_language,
    has_a_genitive_behind,
    belongs_to_a_noun_in_i,
    is_done_step_by_step,
)
