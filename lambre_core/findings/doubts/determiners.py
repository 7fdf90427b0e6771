"""Doubts about determiners, numerals and adpositions with the noun of an edge."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.doubts.agreeing import is_a_compound_subject, is_last_of_a_compound
from lambre_core.findings.doubts.site import (
    ATTRIBUTES,
    GENITIVE,
    GOVERNS,
    LONG_DASHES,
    NOMINATIVE,
    NOUNS,
    OPENING,
    SURE,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_modifier,
    is_nominative,
    is_polish,
    is_portuguese,
    is_subject,
    likely,
    lower,
    may_agree,
    starts_with_capital,
    touches,
    word_after,
    word_before,
)
from lambre_core.findings.readings import Readings, known_as
from lambre_core.lexicon.reading import ENDING
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.tree import Sentence, Token


def is_joined_by_hyphen(site: Site) -> bool:
    """A hyphen joins one of the words to the next: *die Flug- und Reiseindustrie*; of two Slavic nouns either may be
    the one that is agreed with: *у приміщенні-авдиторії*, *к новым AI-моделям*."""
    if is_last_of_a_compound(site) or is_a_compound_subject(site):
        return False
    parts = APOSTROPHE.sub("", site.head.form or "").split("-")
    if site.subjects_dropped and site.head.upos in NOUNS and len(parts) > 1 and all(part.isalpha() for part in parts):
        return True
    return any(joined_by_hyphen(site.sentence, word) for word in (site.token, site.head))


APOSTROPHE = re.compile("['’ʼ]")


def agrees_with_its_other_part(site: Site) -> bool:
    """Of two Slavic nouns that a hyphen joins either may be the one that a predicate or a relative pronoun agrees with:
    *прибыл счет-фактура*, *счет-фактура, который*; not *счет-фактура прибыло*."""
    if not site.subjects_dropped:
        return False
    for noun, other in ((site.token, site.head), (site.head, site.token)):
        parts = lower(noun).split("-")
        if noun.upos in NOUNS and len(parts) == 2 and all(part.isalpha() for part in parts):
            numbers = noun.feats.get("Number", frozenset())
            return any(
                agree(of_kind(one.feats), of_kind(two.feats))
                for part in parts
                for one in known_as(part, "NOUN", site.readings)
                if NOMINATIVE in one.feats.get("Case", {NOMINATIVE}) and one.feats.get("Number", numbers) == numbers
                for two in likely(other, site)
            )
    return False


def of_kind(feats: Features) -> Features:
    """The gender and number of some features."""
    return {name: feats[name] for name in ("Gender", "Number") if name in feats}


def is_no_preposition(site: Site) -> bool:
    """Words of the noun phrase stand before its preposition, which may be none: *ein schwer zu lösendes Problem*; or an
    apostrophe or full stop does: *McDonald's se omluvil*, *т.к функция видна*."""
    own = site.below.get(site.token.id, ())
    before = word_before(site.head, site)
    if site.head.upos == "ADP" and before is not None and before.form in APOSTROPHES[:3]:
        # *McDonald ' s se omluvil*, with blanks
        return True
    if site.head.upos == "ADP" and follows_an_apostrophe(site.head, site.sentence):
        return True
    return site.head.upos == "ADP" and any(
        child.upos in ATTRIBUTES and child.id < site.head.id < site.token.id for child in own
    )


def follows_an_apostrophe(word: Token, sentence: Sentence) -> bool:
    """Whether a word stands right after an apostrophe or full stop, without a blank."""
    before = sentence.tokens[word.id - 2] if word.id > 1 else None
    return before is not None and touches(before, word) and (before.form or "").endswith(APOSTROPHES)


def opens_its_clause(site: Site) -> bool:
    """Where subjects are free to stand anywhere, what a clause without one begins with may be an adverb before its
    subject, a nominative that agrees with the verb: *Наприкінці він потребував*, *А після мозок звикає*."""
    token, adposition = site.token, site.head
    if not site.subjects_dropped or adposition.upos != "ADP" or token.id <= adposition.id:
        return False
    if lower(adposition) in NEVER_ADVERBS:
        return False
    words = site.sentence.tokens
    before = words[adposition.id - 2] if adposition.id > 1 else None
    verb = site.sentence.head_of(adposition)
    if (before is not None and before.upos not in {"PUNCT", "CCONJ"}) or verb is None:
        return False
    number = verb.feats.get("Number")
    return (
        verb.feats.get("VerbForm") == _FINITE
        and verb.feats.get("Person", _THIRD) == token.feats.get("Person", _THIRD)
        and verb.id > token.id
        and not any((child.deprel or "").startswith("subj") for child in site.below.get(verb.id, ()))
        and all(child.id > adposition.id for child in site.below.get(token.id, ()))
        and any(is_nominative(reading, number) for reading in site.readings(token) if "Case" in reading.feats)
    )


NEVER_ADVERBS = frozenset(
    "bez do od ke k na při podle pod pode před přede nad nade přes pro s v z ze o po za u ve kvůli během vůči".split()
)
"""Czech adpositions that are nothing else."""
APOSTROPHES = ("'", "’", "ʼ", ".")


def is_a_name_in_quotes(site: Site) -> bool:
    """What stands between quotation marks after an adposition is a name, which need not be inflected: *від «Київ
    сьогодні»*."""
    words = site.sentence.tokens
    if site.head.upos != "ADP" or site.head.id >= len(words) or site.token.id <= site.head.id + 2:
        return False
    return (words[site.head.id].form or "") in OPENING


def is_perhaps_an_attribute(site: Site) -> bool:
    """Where attributes and nouns are spelt alike, what seems the object of an adposition may be the attribute of the
    noun right after it: *про лиху долю*."""
    token, words = site.token, site.sentence.tokens
    if not site.subjects_dropped or site.head.upos != "ADP" or token.upos != "NOUN" or token.id >= len(words):
        return False
    if site.language in LATIN_SLAVIC:
        return False
    after = words[token.id]
    taken = cases_taken(site.head, site)
    # With the prefix of negation it is no known noun, so that its ending tells what it may be.
    negated = replace(token, upos="ADJ", form=f"{NOT}{token.form}")
    return after.upos in NOUNS and any(
        agree(own.feats, other.feats) and not taken.isdisjoint(own.feats.get("Case", ()))
        for own in site.readings(negated)
        if own.upos == "ADJ" and "Case" in own.feats
        for other in site.readings(after)
    )


LATIN_SLAVIC = frozenset({"cs", "pl"})
"""Languages in which long adjectives end as no noun does."""
NOT = "не"
"""Before Ukrainian and Russian adjectives it makes others."""


def is_gerundive(site: Site) -> bool:
    """*Zu* before a participle is no preposition: *ein nicht zu unterschätzendes Problem*."""
    tokens = site.sentence.tokens
    before = tokens[site.token.id - 2] if site.token.id > 1 else None
    if site.head.upos == "ADP":
        before = site.head
    after = tokens[before.id] if before is not None and before.id < len(tokens) else None
    return (
        before is not None
        and after is not None
        and (before.form or "").lower() == "zu"
        and PRESENT_PARTICIPLE.search(after.form or "") is not None
    )


PRESENT_PARTICIPLE = re.compile(r"ende[rsnm]?$")
"""Ends of German ones before nouns."""


def is_next_to_its_noun(site: Site) -> bool:
    """Whether nothing but adjectives stands between a determiner and the noun behind it."""
    return site.token.id < site.head.id and all(word.upos == "ADJ" for word in between(site.token, site.head, site))


def is_one_of_several_determiners(site: Site) -> bool:
    """Two determiners on one noun: often a quantifier with a genitive of its own (*viele dieser Dinge*). One that is
    declined as an adjective may follow another (*die anderen Dinge*), but not in a genitive (*des anderen Leid*) or
    behind a conjunction (*eine gute und viele schlechte Nachrichten*). Where articles stand beside possessives, both go
    with the noun right behind them: *o sua nome*, *Το θέση αυτή*; and so does Portuguese *todo* before an article that
    does (*todos as casas*)."""
    if not is_determiner(site.token) or opens_its_phrase(site) or is_all_of_it(site):
        return False
    if site.language == "uk" and is_possessive(site.token) and site.token.id + 1 == site.head.id:
        # *здивував усіх своїм книгою*: whoever stands before, it is said of the noun right behind it.
        return False
    if site.language in {"cs", "pl"} and is_possessive(site.token) and is_next_to_its_noun(site):
        # *všechny vaši zprávy*
        return False
    inside = pairwise(between(site.token, site.head, site))
    if any(first.upos == "CCONJ" and second.upos in {"DET", "NUM"} for first, second in inside):
        return True
    own = is_declined(site.token, site)
    if any(is_article(sister) and site.token.id < sister.id < site.head.id for sister in site.sisters):
        # *bei anderen ein Stück*
        return True
    if not own and may_be_genitive(site.token, site):
        # *der andere Seite* is none.
        together = any(is_determiner(sister) and may_be_genitive(sister, site) for sister in site.sisters)
        if together:
            return True
    return any(
        is_determiner(sister)
        and not (own and sister.id < site.token.id)
        and not (site.token.id < sister.id and is_declined(sister, site))
        for sister in site.sisters
    )


def is_all_of_it(site: Site) -> bool:
    """Whether Portuguese *todo* stands before determiners that agree with its noun, and nothing else between."""
    token, noun = site.token, site.head
    inner = between(token, noun, site)
    plain = lower(token) in {"todo", "toda", "todos", "todas"} and is_portuguese(site) and token.id < noun.id
    return plain and bool(inner) and all(is_determiner(word) and agree(word.feats, noun.feats) for word in inner)


def opens_its_phrase(site: Site) -> bool:
    """Whether an article, or a possessive beside one, stands before its noun and nothing but its attributes between."""
    token, noun = site.token, site.head
    with_article = any(map(is_article, (token, *site.sisters)))
    first = is_article(token) or (with_article and is_possessive(token))
    return (
        site.subjects_dropped
        and first
        and token.id < noun.id
        and all(word.upos in ATTRIBUTES and word.head == noun.id for word in between(token, noun, site))
    )


def may_be_genitive(word: Token, site: Site) -> bool:
    """Whether a word has a reading in the genitive."""
    return any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(word))


def is_the_one(site: Site) -> bool:
    """German *the one* and *the other* stand for nouns, with endings of adjectives that the tagger takes for those of
    nouns: *ein Wert in der einen Liste und einer in der anderen*."""
    head = site.head.form or ""
    return not site.subjects_dropped and is_determiner(site.token) and THE_ONE.fullmatch(head) is not None


THE_ONE = re.compile("einen?|andere[nrms]?")
"""Such words behind an article."""


def is_article(token: Token) -> bool:
    """Whether a determiner is an article."""
    return is_determiner(token) and "Art" in token.feats.get("PronType", ())


def is_declined(token: Token, site: Site) -> bool:
    """Whether a determiner has the endings of adjectives."""
    return any(ENDING in reading.feats for reading in site.readings(token))


def is_genitive_possessor(site: Site) -> bool:
    """A pronoun in the genitive as determiner agrees with nothing: *deren Haus*; in Slavic one with a gender does
    (*своєї річка*), and a German possessive (*seines Bericht*)."""
    declined = "Gender" in site.token.feats if site.subjects_dropped else OF_ME.fullmatch(lower(site.token)) is not None
    return is_determiner(site.token) and (
        (site.token.form or "").lower() in POSSESSORS or (is_possessor(site.token, site.readings) and not declined)
    )


OF_ME = re.compile("(?:[mds]ein|ihr|uns?e?r|eue?r)es")
"""German possessives that can be nothing but genitives."""
POSSESSORS = frozenset({"dessen", "deren", "wessen", "jehož", "jejíž", "jejichž"})
"""Relative and demonstrative possessors, some of them inflected for the owner alone."""


def is_outside_its_phrase(site: Site) -> bool:
    """A determiner, or a Slavic adjective, stands before the preposition of its noun (*alle hinters Licht führen*,
    *близкой к реальному времени*), or a determiner is written together with another one (*am liebsten süße Äpfel*), or
    parted from the noun by a dash (*führt sie ein – Beispiele sind*) or by *as* (*sieht das als verschiedene Domains*).
    """
    if not is_determiner(site.token):
        return site.subjects_dropped and is_modifier(site.token) and is_before_the_adposition(site)
    if any(word.form in DASHES or lower(word) in LIKE for word in between(site.token, site.head, site)):
        return not is_last_of_a_compound(site)
    if any(word.form in {"§", "§§"} for word in between(site.token, site.head, site)):
        # *des § 21 Satz 2*
        return True
    joined = multiword_preposition(site.sentence, site.token)
    return is_before_the_adposition(site) or (joined is not None and joined != site.sentence.head_of(site.head))


def is_before_the_adposition(site: Site) -> bool:
    """Whether a word stands before the adposition of the noun that it seems to belong to."""
    governor = site.sentence.head_of(site.head)
    return governor is not None and governor.upos == "ADP" and site.token.id < governor.id < site.head.id


DASHES = frozenset({"-", "–", "—", ":", ";"})
"""What parts words that do not belong together."""
LIKE = frozenset({"als", "wie"})
"""German words before what something is seen as, or compared with."""


def differs_in_several(site: Site) -> bool:
    """A writer misses one feature; a determiner or adjective that has two of case, gender and number not in common with
    its noun belongs to another one, or to none: *co všechno šabloně dovolíme*. But a noun that was left as the
    dictionary has it differs in all: *v těchto složka*; and Common Czech has -ý in every plural: *velký oči*, *starý
    auta*. What stands between an adposition and its noun, and a possessive, belongs to no other: *из далёкий страны*,
    *свой подруге*. But for neuter pronouns: *měl o toto zájem*. German endings are not told apart so far."""
    token, noun = site.token, site.head
    if not (site.subjects_dropped and (is_determiner(token) or is_modifier(token))) or noun.upos not in NOUNS:
        return False
    preceding = word_before(token, site)
    if lower(token) in ALONE and preceding is not None and preceding.upos == "ADP":
        return True
    own, others = ([r.feats for r in site.readings(word) if r.upos == word.upos] for word in (token, noun))
    before = token.id < noun.id
    if before and lower(noun) == (noun.lemma or "").lower() and any(BASE.items() <= feats.items() for feats in others):
        return False
    if noun.id == token.id + 1 and (belongs_to_what_follows(site) or is_left_as_listed(site)):
        return False
    if opens_before_a_plural(site):
        return False
    apart = bool(own and others) and all(
        sum(name in one and name in other and one[name].isdisjoint(other[name]) for name in told(one, other, site)) > 1
        for one in own
        for other in others
    )
    return apart and not agrees_in_written_czech(site, others)


def opens_before_a_plural(site: Site) -> bool:
    """Whether a Polish or Czech demonstrative in the singular opens the sentence right before the subject of a verb in
    the plural, which it is no subject of itself: *ta ustawienia dotyczą*."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    opens = token.id == 1 and noun.id == 2 and "Dem" in token.feats.get("PronType", ())
    if site.language not in {"cs", "pl"} or not opens or verb is None or not (noun.deprel or "").startswith("subj"):
        return False
    return "Sing" in token.feats.get("Number", ()) and verb.feats.get("Number") == frozenset({"Plur"})


def told(one: Features, other: Features, site: Site) -> Sequence[str]:
    """In what two words may agree: Russian and Ukrainian plurals show no gender, so that *цінну подарунки* differs in
    number alone, where the two stand side by side and are in one case to the tagger; but not before a noun
    that the first may belong to (*до местного золотых дел мастера*), or another attribute."""
    token, noun, after = site.token, site.head, word_after(site.head, site)
    plural = any("Plur" in feats.get("Number", ()) for feats in (one, other)) and site.language in {"ru", "uk"}
    inside = between(token, noun, site)
    plain = all(word.upos == "ADJ" and word.head == noun.id and may_agree(word, noun, site) for word in inside)
    plain = plain and not is_perhaps_a_noun(token, site) and ((token.form or "").islower() or is_of_a_subject(site))
    # *Настоящее города*
    plain = plain and "Neut" not in token.feats.get("Gender", ())
    same = token.feats.get("Case") == noun.feats.get("Case") and "Plur" in noun.feats.get("Number", ())
    if not (plural and plain and same) or after is None:
        return PLURALLY if plural and plain and same else DECLINED
    further = (after.upos in NOUNS and may_agree(token, after, site)) or (
        after.upos == "ADJ" and may_agree(after, noun, site)
    )
    return DECLINED if further else PLURALLY


def is_perhaps_a_noun(token: Token, site: Site) -> bool:
    """Whether a participle may stand for who does something, or is known as a noun: *управляющий*, *учёный*."""
    if "VerbForm" not in token.feats:
        return False
    return GOVERNS.search(lower(token)) is not None or bool(known_as(lower(token), "NOUN", site.readings))


def is_of_a_subject(site: Site) -> bool:
    """Whether a word opens a sentence before a noun in the plural that is the subject of a verb in the plural, so that
    it is no heading: *скрытая файлы хранятся отдельно*."""
    token, noun = site.token, site.head
    verb = site.sentence.head_of(noun)
    subject = (noun.deprel or "").startswith("subj") and (noun.form or "").islower()
    several = verb is not None and verb.id > noun.id and "Plur" in verb.feats.get("Number", ())
    return token.id == 1 and subject and several and not known_as(lower(token), "NOUN", site.readings)


PLURALLY = ("Case", "Number")


def is_left_as_listed(site: Site) -> bool:
    """Whether a Polish adjective right before its noun is as the dictionary has it: *czytam ciekawy książki*; or an old
    Greek participle, of which few know the forms (*του τρέχων αρχείου*); or a Russian or Ukrainian one, or a
    determiner, beside the subject of a verb in the plural, or the object of one that has another subject, so that it
    cannot be the subject itself (*на полці стоять новий книжки*)."""
    token = site.token
    listed = token.upos in ATTRIBUTES and lower(token) == (token.lemma or "").lower()
    if is_polish(site):
        return listed and token.upos == "ADJ" and lower(token) != "sam"
    if site.language == "el":
        return token.upos == "ADJ" and any((one.lemma or "").endswith(("ων", "ών")) for one in site.readings(token))
    if site.language not in {"ru", "uk"} or not listed or lower(token) in {"сам", "один", "весь", "увесь", "кожен"}:
        return False
    noun, verb = site.head, site.sentence.head_of(site.head)
    if verb is None or verb.upos != "VERB" or believed_upos(token) < SURE:
        return False
    if (noun.deprel or "").partition("@")[0] == "subj":
        return "Plur" in verb.feats.get("Number", ()) and "Plur" in noun.feats.get("Number", ())
    others = (word for word in site.below.get(verb.id, ()) if is_subject(word) and word.upos == "PRON")
    nominative = any(NOMINATIVE in word.feats.get("Case", ()) for word in others)
    return noun.deprel == "comp:obj" and noun.id > verb.id and nominative


def belongs_to_what_follows(site: Site) -> bool:
    """Whether a word right before a noun is a possessive, or has the noun's adposition right before it; a determiner
    that may be a neuter may be what that governs (*o toto zájem*)."""
    before = word_before(site.token, site)
    if "Poss" in site.token.feats or site.token.lemma in POSSESSIVES:
        return True
    if is_determiner(site.token) and any("Neut" in one.feats.get("Gender", ()) for one in site.readings(site.token)):
        return False
    return before is not None and before.upos == "ADP" and site.head.head == before.id


ALONE = frozenset("to toto tohle это то це те все всё".split())
"""Neuter pronouns that often stand without a noun."""


def agrees_in_written_czech(site: Site, noun: Sequence[Features]) -> bool:
    """Whether an attribute right before its noun would agree with readings of that if it ended as in written Czech."""
    form = site.token.form or ""
    if not form.endswith("ý") or site.head.id != site.token.id + 1:
        return False
    return any(
        "Case" in reading.feats and "Case" in feats and agree(reading.feats, feats)
        for ending in "éá"
        for reading in site.readings(replace(site.token, form=form[:-1] + ending))
        if reading.upos == site.token.upos
        for feats in noun
    )


BASE = {"Case": frozenset({"Nom"}), "Number": frozenset({"Sing"})}
"""The form of a noun that dictionaries have."""
DECLINED = ("Case", "Gender", "Number")
"""In what attributes agree with nouns."""


def is_parted_by_a_bracket(site: Site) -> bool:
    """A bracket, a bullet or a colon that stands between two words parts them: *sieht so aus (vollständiger Code …)*,
    *mit: Das Trait*, *Βήμα 1: Προαπαιτούμενα*, *αρχεία • μεγάλη ταχύτητα*; and so does a dash behind an attribute, of
    which there is one alone: *vnitřní – tito pacienti*."""
    marks = [word.form or "" for word in between(site.token, site.head, site)]
    if "•" in marks:
        return True
    before = is_modifier(site.token) or is_determiner(site.token)
    if before and site.token.id < site.head.id and sum(mark in LONG_DASHES for mark in marks) == 1:
        return True
    colon = (site.head.upos == "ADP" or is_modifier(site.token)) and any(mark.endswith(":") for mark in marks)
    # What is written as code may have swallowed a bracket: *(parametr `run()`)*.
    text = "".join(marks)
    return colon or any(text.count(opening) != text.count(closing) for opening, closing in BRACKETS)


BRACKETS = (("(", ")"), ("[", "]"), ("{", "}"))


def is_one_or_more(site: Site) -> bool:
    """*One* before *or more* is a singular beside a plural: *eine oder mehr Ziffern*, *jednu či více rolí*; an
    adjective behind these goes with more: *eine oder mehr passende Seiten*."""
    start = max(0, site.token.id - 3)
    before = [lower(word) for word in site.sentence.tokens[start : site.token.id - 1]]
    if site.token.upos == "ADJ" and before == ["oder", "mehr"]:
        return True
    after = word_after(site.token, site)
    then = word_after(after, site) if after is not None and lower(after) in OR else None
    if then is not None and then.upos == "ADV":
        # *mit einer oder möglichst wenigen Aktionen*
        then = word_after(then, site) if lower(then) not in MORE else then
    # *aus drei oder einer höheren Zahl*
    more = then is not None and (lower(then) in MORE or (site.token.upos == "NUM" and then.upos == "DET"))
    return site.token.upos in {"DET", "NUM", "ADJ"} and more


OR = frozenset("oder bzw. či nebo anebo или либо чи або või tai or ou ή vai ar veya".split())
MORE = frozenset(
    "mehr mehrere mehreren mehrerer wenige wenigen zwei více několik několika víc более больше несколько нескольких "
    "два две дві "
    "кілька більше декілька кількох rohkem mitu mitme useampi useamman useita more two several mais várias vários "
    "daugiau keli kelis vairāki vairākas vairākus daha".split()
)
"""What *one or* is followed by, in the languages there are rules for."""


def is_possessive(token: Token) -> bool:
    """Whether a determiner says whose something is and is declined, by its features or its lemma: Russian treebanks do
    not mark it."""
    return "Yes" in token.feats.get("Poss", ()) or (token.lemma or "").lower() in POSSESSIVES


POSSESSIVES = frozenset("мой твой свой наш ваш мій твій свій můj tvůj svůj náš váš".split())
"""Lemmas of Slavic possessives."""
TERMS = (
    "данны",
    "запят",
    "касательн",
    "крив",
    "накладн",
    "переменн",
    "производн",
    "содержим",
    "составляющ",
    "змінн",
    "вихідними",
    "вихідних",
    "похідн",
    "приголосн",
)
"""Beginnings of such adjectives."""


def is_often_a_noun(token: Token) -> bool:
    """Whether a Slavic adjective is often used for a person."""
    return (token.form or "").lower().startswith(OF_PERSONS)


OF_PERSONS = tuple(
    "больн ранен взросл знаком слепо слепы глухо бедны богат мёртв мертв пьян хвор поранен доросл знайом сліп бідни "
    "кінцев військов п'ян п’ян остальн jin ostatn nemocn zraněn dospěl slep mrtv opil bohat chud".split()
)
"""Beginnings of adjectives that are often nouns."""


def cases_taken(adposition: Token, site: Site) -> frozenset[str]:
    """The cases that an adposition may take."""
    return frozenset[str]().union(*(reading.feats.get("Case", frozenset()) for reading in site.readings(adposition)))


def is_in_one_of(token: Token, cases: frozenset[str], site: Site) -> bool:
    """Whether a word has a reading in one of some cases."""
    return any(not cases.isdisjoint(reading.feats.get("Case", ())) for reading in site.readings(token))


def multiword_preposition(sentence: Sentence, token: Token) -> Token | None:
    """The preposition that a determiner is written together with (*am*), if any."""
    for multiword in sentence.multiwords:
        if multiword.first < token.id <= multiword.last:
            first = sentence.tokens[multiword.first - 1]
            return first if first.upos == "ADP" else None
    return None


def joined_by_hyphen(sentence: Sentence, token: Token) -> bool:
    """Whether a word ends in a hyphen, or one follows it or stands before it without space."""
    if (token.form or "").endswith("-"):
        return True
    before = sentence.tokens[token.id - 2] if token.id > 1 else None
    if before is not None and (before.form or "")[-1:] in HYPHENS and touches(before, token):
        return True
    after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
    then = sentence.tokens[token.id + 1] if token.id + 1 < len(sentence.tokens) else None
    if after is not None and after.form == "-" and then is not None and then.upos == "CCONJ":
        # *Bus - oder Bahnhaltestelle*, with a blank that should not be there.
        return True
    return after is not None and (after.form or "")[:1] in HYPHENS and touches(token, after)


HYPHENS = frozenset("-\u2010\u2011/")


def is_possessor(token: Token, readings: Readings) -> bool:
    """Whether a determiner that is no article can only be a genitive."""
    cases = [reading.feats.get("Case") for reading in readings(token)]
    return "Art" not in token.feats.get("PronType", {"Art"}) and all(case == GENITIVE for case in cases)


_FINITE = frozenset({"Fin"})
_THIRD = frozenset({"3"})


def is_before_an_adverb(site: Site) -> bool:
    """Slavic nouns that say when or how are adverbs behind a determiner in the nominative, which stands for a noun: *а
    той часом спалахує*."""
    nominative = NOMINATIVE in site.token.feats.get("Case", ())
    return site.subjects_dropped and is_determiner(site.token) and nominative and lower(site.head) in ADVERBIAL


ADVERBIAL = frozenset("часом разом днями місцями бігом кругом časem".split())
"""Instrumentals that stand alone for adverbs."""


def is_before_a_name_of_several(site: Site) -> bool:
    """A Slavic determiner belongs to the name right behind it, not to a noun that is coordinated with that: *сама Варя
    і дівчата*."""
    token, noun = site.token, site.head
    after = site.sentence.tokens[token.id] if token.id < len(site.sentence.tokens) else None
    named = after is not None and starts_with_capital(after) and after.id != noun.id and token.id < noun.id
    joined = any(word.upos == "CCONJ" for word in between(token, noun, site))
    return site.subjects_dropped and is_determiner(token) and named and joined


def goes_with_the_first_of_two(site: Site) -> bool:
    """A determiner goes with the first of two nouns that are joined, and need not agree with the second: *vaše soukromí
    a výkon*, *diese Ruhe und Frieden*."""
    token, second = site.token, site.head
    if not is_determiner(token) or token.id > second.id:
        return False
    inside = between(token, second, site)
    first = next((word for word in inside if word.upos in NOUNS), None)
    if first is None or not any(word.upos == "CCONJ" and word.id > first.id for word in inside):
        return False
    return may_agree(token, first, site)


DOUBTS: tuple[SiteDoubt, ...] = (
    is_joined_by_hyphen,
    agrees_with_its_other_part,
    is_no_preposition,
    opens_its_clause,
    is_a_name_in_quotes,
    is_perhaps_an_attribute,
    is_gerundive,
    is_one_of_several_determiners,
    is_the_one,
    is_genitive_possessor,
    is_outside_its_phrase,
    differs_in_several,
    is_parted_by_a_bracket,
    is_one_or_more,
    is_before_an_adverb,
    is_before_a_name_of_several,
    goes_with_the_first_of_two,
)
