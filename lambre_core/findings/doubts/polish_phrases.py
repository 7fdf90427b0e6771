"""Doubt: Polish words of other languages, and phrases in which a word stands for itself or belongs to what is farther
off."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.determiners import cases_taken
from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_modifier,
    is_polish,
    is_subject,
    lower,
    may_agree,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.english import is_english
from lambre_core.findings.readings import known_as
from lambre_core.findings.told.polish_verbs import ASKING
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.tree import Token


def is_in_english(site: Site) -> bool:
    """An English sentence is not judged as if it were Polish: *we want to load the file*."""
    return is_polish(site) and is_english(site.sentence)


def is_of_no_known_kind(site: Site) -> bool:
    """A seeming adjective that the dictionary does not have is a foreign noun right behind an adposition, and with a
    capital a name, unless it ends as Polish adjectives do and opens the sentence: *z pluginami dla Nette*, *Binary
    data*."""
    token = site.token
    if not is_polish(site) or token.upos != "ADJ":
        return False
    if any(not reading.written for reading in known_as(lower(token), "ADJ", site.readings)):
        return False
    opens = token.id == 1 and DERIVED.search(lower(token)) is not None
    return site.head.upos == "ADP" or (starts_with_capital(token) and not opens)


DERIVED = re.compile("(?:ow|sk|ck|n|l|ł)(?:y|i|a|e|ą|ego|emu|ej|ym|im|ych|ich|ymi|imi)$")
"""Ends of Polish adjectives and participles that are made of other words."""


def is_called_so(site: Site) -> bool:
    """Behind *zwany*, *nazwany* and the like stands a name or a word of another language, which they are no attributes
    of: *katalog zwany document root*."""
    token = site.token
    return is_polish(site) and CALLED.match(lower(token)) is not None and token.id < site.head.id


CALLED = re.compile("(?:na)?zwan|nazywan|określan|zatytułowan|podpisan|oznaczon|tytułowan")
"""Beginnings of Polish participles before what something is called."""


def is_oneself(site: Site) -> bool:
    """*Sam* behind a noun may say of another that he does it himself: *dodają ten moduł same*."""
    token = site.token
    return is_polish(site) and is_modifier(token) and token.id > site.head.id and lower(token) in ONESELF


ONESELF = frozenset("sam sama samo same sami".split())


def stands_for_those(site: Site) -> bool:
    """A demonstrative right before an adjective that agrees with it, with a comma behind that, stands for what was
    named before: *oprócz tych podanych, rozdzielonych przecinkami*."""
    token, noun, after = site.token, site.head, word_after(site.token, site)
    if not (is_polish(site) and is_determiner(token)) or after is None or not after.id < noun.id:
        return False
    if after.upos != "ADJ" or not may_agree(token, after, site) or may_agree(token, noun, site):
        return False
    return any(word.form == "," for word in between(after, noun, site))


def is_beyond_a_conjunction(site: Site) -> bool:
    """A noun behind *że* and the like belongs to the clause that this opens, and is no object of the verb before it:
    *przyjmujemy że wpisana wartość jest liczbą*."""
    token, verb = site.token, site.head
    if not is_polish(site) or token.upos not in NOUNS or verb.upos not in {"AUX", "VERB"} or token.id < verb.id:
        return False
    return any(word.upos == "SCONJ" and lower(word) in THAT for word in between(verb, token, site))


THAT = frozenset("że żeby iż aby by jeśli jeżeli gdy gdyby kiedy bo ponieważ gdyż chociaż choć".split())
"""Polish conjunctions that open a clause."""


def is_one_of_a_list(site: Site) -> bool:
    """What is said in the plural behind a comma and a conjunction is said of all that is listed, of which the parser
    takes one for the subject: *pusty tekst, `null` i `NaN`, są zamieniane*."""
    subject = site.token if is_subject(site.token) else site.head
    predicate = site.head if subject is site.token else site.token
    if not is_polish(site) or subject.upos not in NOUNS or not subject.id < predicate.id:
        return False
    if "Plur" not in predicate.feats.get("Number", ()) or "Sing" not in subject.feats.get("Number", ()):
        return False
    words = between(subject, predicate, site)
    joined = [word for word in words if lower(word) in JOINING]
    return bool(joined) and any(word.form == "," and word.id < joined[-1].id for word in words)


JOINING = frozenset({"i", "oraz", "a", "lub", "albo", "czy"})
"""Polish conjunctions before the last thing of a list."""


def is_an_instrument(site: Site) -> bool:
    """*Do tego* before a genitive that a verb asks for says what for: *użyjemy do tego funkcji pomocniczej*."""
    token, noun, adposition = site.token, site.head, word_before(site.token, site)
    if not (is_polish(site) and is_determiner(token)) or lower(token) != "tego" or adposition is None:
        return False
    verb = site.sentence.head_of(adposition)
    asks = verb is not None and verb.upos == "VERB" and (verb.lemma or "") in WITH_GENITIVE
    return adposition.upos == "ADP" and asks and "Gen" in noun.feats.get("Case", ()) and not same_gender(token, noun)


def same_gender(token: Token, noun: Token) -> bool:
    """Whether two words share a gender."""
    return not token.feats.get("Gender", frozenset()).isdisjoint(noun.feats.get("Gender", ()))


WITH_GENITIVE = frozenset(
    "użyć używać potrzebować wymagać szukać poszukać dokonać dokonywać udzielić udzielać dodać dodawać".split()
)
"""Polish verbs with a genitive, and such as are said of a part (*dodaj do tego mąki*)."""


def is_another_word_of_that_form(site: Site) -> bool:
    """A noun right behind its adposition that is spelt as another one in a case that this takes may be that: *metody
    dostępne dla list*, *jak z płatka*; so may one behind a verb with a genitive: *użyj list*."""
    noun, governor = site.token, site.head
    if not is_polish(site) or noun.upos != "NOUN" or noun.id < governor.id:
        return False
    taken = cases_taken(governor, site) if governor.upos == "ADP" else frozenset[str]()
    if governor.upos == "VERB" and (governor.lemma or "") in WITH_GENITIVE:
        taken = frozenset({"Gen"})
    return (noun.form or "").islower() and any(
        reading.lemma != noun.lemma and not reading.written and not taken.isdisjoint(reading.feats.get("Case", ()))
        for reading in known_as(lower(noun), "NOUN", site.readings)
    )


def is_a_noun_and_no_verb(site: Site) -> bool:
    """What the parser takes for a finite verb behind *ma* and the like, though the dictionary has it as a noun, too, is
    their object: *zbiór ma przedział otwarty*."""
    token = site.token
    verb = token.upos == "VERB" and site.head.upos in {"AUX", "VERB"} and (token.deprel or "").startswith("comp:obj")
    return is_polish(site) and verb and bool(known_as(lower(token), "NOUN", site.readings))


def is_a_dative(site: Site) -> bool:
    """A form in *-owi* is an adjective before men alone (*domowi mistrzowie*), and elsewhere the dative of a noun:
    *udostępnić ogółowi społeczeństwa*."""
    token, noun = site.token, site.head
    if not (is_polish(site) and is_modifier(token)) or not lower(token).endswith("owi"):
        return False
    return "Hum" not in noun.feats.get("Animacy", ()) and bool(known_as(lower(token), "NOUN", site.readings))


def is_who_gets_it(site: Site) -> bool:
    """*Innym*, *wszystkim* and the like right behind a verb or what is made of one are those who get what follows, and
    no attribute of that: *udostępnianie innym danych*, *złożył moim najbliższym życzenia*."""
    token, before = site.token, word_before(site.token, site)
    after = word_after(token, site)
    who = after if is_determiner(token) and after is not None and lower(after) in TO_THEM else token
    if who is token and before is not None and before.upos == "DET" and may_agree(before, token, site):
        before = word_before(before, site)
    if not (is_polish(site) and lower(who) in TO_THEM and who.id < site.head.id) or before is None:
        return False
    made_of_a_verb = before.upos == "NOUN" and DONE.search(lower(before)) is not None
    first = word_after(who, site)
    # *Życzymy wszystkim dobrego roku*: its own attribute shows in which case the noun is.
    other = first if first is not None and first.head == site.head.id and first.upos in {"ADJ", "DET"} else site.head
    apart = not may_agree(token, site.head, site) or not may_agree(token, other, site)
    return (before.upos == "VERB" or made_of_a_verb) and apart


TO_THEM = frozenset(
    "innym wszystkim niektórym wielu każdemu pozostałym bliskim najbliższym potrzebującym chorym biednym ubogim "
    "chętnym zainteresowanym poszkodowanym".split()
)
DONE = re.compile("(?:[ae]n|[ęi]c|t)i(?:e|a|u|em)$")
"""Ends of Polish nouns for what is done."""


def is_a_thing_behind(site: Site) -> bool:
    """A noun that is declined as an adjective, behind a noun with which it does not agree, is one itself: *nadawanie
    wartości zmiennym*."""
    token, noun = site.token, site.head
    behind = is_polish(site) and is_modifier(token) and token.id > noun.id
    return behind and THING.fullmatch(lower(token)) is not None and not may_agree(token, noun, site)


THING = re.compile("(?:zmienn|współrzędn|składow|pochodn|niewiadom|dan)(?:a|e|ej|ą|ych|ym|ymi)")
"""Nouns of technical texts that are declined as adjectives."""


def is_said_of_a_clause(site: Site) -> bool:
    """A neuter adjective before *że* or *żeby* is said of what follows, and belongs to no noun: *na innych systemach
    możliwe, że trzeba czekać*."""
    token, after = site.token, word_after(site.token, site)
    if not (is_polish(site) and is_modifier(token)) or not lower(token).endswith("e") or after is None:
        return False
    if after.form == ",":
        after = word_after(after, site)
    return token.id > site.head.id and after is not None and lower(after) in {"że", "żeby", "iż", "aby"}


def goes_with_a_dative(site: Site) -> bool:
    """Of what has a dative, *na* says where that is: *model odpowiadający wpisowi na blogu*."""
    adposition = site.head
    verb = site.sentence.head_of(adposition) if adposition.upos == "ADP" else None
    if not is_polish(site) or verb is None or not verb.id < adposition.id:
        return False
    return any(
        word.upos in NOUNS and word.head == verb.id and word.feats.get("Case") == frozenset({"Dat"})
        for word in between(verb, adposition, site)
    )


def is_about_so_much(site: Site) -> bool:
    """With *z* and the accusative of a measure it is about so much: *z godzinę*, *ze dwa kilometry*."""
    noun, adposition = site.token, site.head
    return (
        is_polish(site)
        and adposition.upos == "ADP"
        and lower(adposition) in {"z", "ze"}
        and ((noun.lemma or "") in measures() or any(word.upos == "NUM" for word in between(adposition, noun, site)))
    )


def is_equal_to_something(site: Site) -> bool:
    """An adjective with a dative is said of the subject before it, and is no attribute of the noun behind it that may
    be its dative: *wynik jest równy wartości w tabeli*."""
    token, noun = site.token, site.head
    if (
        not (is_polish(site) and is_modifier(token))
        or token.id > noun.id
        or WITH_DATIVE.fullmatch(lower(token)) is None
    ):
        return False
    return any("Dat" in reading.feats.get("Case", ()) for reading in site.readings(noun))


WITH_DATIVE = re.compile("(?:równ|podobn|przeciwn|właściw|wiern|znan|obc|potrzebn|wspóln|bliski?|posłuszn)(?:y|a|e|i)")
"""Nominatives of Polish adjectives with a dative."""


def is_a_title_itself(site: Site) -> bool:
    """An attribute with a capital right behind an adposition begins the title of a page or the name of a state, which
    stays in the nominative: *łącze do Moje konto*, *zmień na Zakończone*."""
    noun, adposition = site.token, site.head
    if is_modifier(noun) or is_determiner(noun):
        noun, adposition = site.head, word_before(site.token, site) or site.head
    first = word_after(adposition, site)
    if not is_polish(site) or adposition.upos != "ADP" or first is None or first.upos not in {"ADJ", "DET"}:
        return False
    own = first.id == noun.id or (first.id < noun.id and not starts_with_capital(noun))
    return own and starts_with_capital(first) and not (adposition.form or "").isupper()


def is_a_truth_value(site: Site) -> bool:
    """*Prawda* behind an adposition is the value of a setting: *jeśli opcja jest ustawiona na prawda*."""
    return is_polish(site) and site.head.upos == "ADP" and lower(site.token) == "prawda"


def is_foreign_in_a_vowel(site: Site) -> bool:
    """A name that the dictionary does not have and that ends in a vowel but *a* need not be declined: *poza Commerce*,
    *w Tokio*."""
    name = site.token
    if not is_polish(site) or site.head.upos != "ADP" or name.upos != "PROPN" or not starts_with_capital(name):
        return False
    return lower(name)[-1:] in {"e", "i", "o", "u", "y"} and not known_as(lower(name), "NOUN", site.readings)


def is_of_two_kinds(site: Site) -> bool:
    """A noun in the singular with two attributes that a conjunction joins may be two, with a verb in the plural:
    *klient stały i nowy muszą zapłacić*."""
    noun, verb = site.token, site.head
    if not is_polish(site) or not is_subject(noun) or "Plur" not in verb.feats.get("Number", ()):
        return False
    kinds = [word for word in site.below.get(noun.id, ()) if is_modifier(word) and word.upos == "ADJ"]
    return any(
        (other.deprel or "").startswith("conj") and other.upos == "ADJ"
        for word in kinds
        for other in site.below.get(word.id, ())
    )


def is_so_many_of_them(site: Site) -> bool:
    """What may be a genitive is counted by an amount in its clause, with its verb in the singular: *dzieci przyszło
    mało*."""
    noun, verb = site.token, site.head
    if not is_polish(site) or not is_subject(noun) or "Sing" not in verb.feats.get("Number", ()):
        return False
    genitive = any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(noun))
    return genitive and any(lower(word) in SO_MANY for word in site.sentence.tokens)


SO_MANY = frozenset("mało dużo niewiele wiele sporo więcej mniej najwięcej najmniej tyle kilka pełno trochę".split())
"""Polish words for amounts."""


def is_due_besides(site: Site) -> bool:
    """A verb that says what ought to be done has no subject that it shares: *plik jest duży i należy go skrócić*."""
    joined = (site.token.deprel or "").startswith("conj")
    return is_polish(site) and joined and any(lower(word) in ASKING for word in (site.token, site.head))


def is_a_fraction(site: Site) -> bool:
    """*Dziesiąta*, *setna* and *tysięczna* are parts of what stands behind them in the genitive: *setne części*, *trzy
    tysięczne milimetra*."""
    token, noun = site.token, site.head
    if not is_polish(site) or FRACTION.fullmatch(lower(token)) is None or noun.upos not in NOUNS:
        return False
    genitive = any("Gen" in reading.feats.get("Case", ()) for reading in site.readings(noun))
    return genitive and token.id < noun.id


FRACTION = re.compile("(?:dziesiąt|setn|tysięczn|milionow)(?:[aąe]|ej|ych)")


def is_declined_in_capitals(site: Site) -> bool:
    """What is written in capitals but for its end is an abbreviation with an ending: *dla SALa*, *z PKSem*."""
    return is_polish(site) and any(ABBREVIATION.fullmatch(word.form or "") for word in (site.token, site.head))


ABBREVIATION = re.compile("[A-ZĄĆĘŁŃÓŚŹŻ]{2,}[a-ząćęłńóśźż]{1,3}")


def is_in_that_case_after_all(site: Site) -> bool:
    """A noun that the dictionary has in the one case that the adposition right before it takes is in that, whatever
    else the tagger makes of it: *przy starcie*, of *start*, not of what is wiped off."""
    token, adposition = site.token, site.head
    if not is_polish(site) or adposition.upos != "ADP" or token.id != adposition.id + 1:
        return False
    taken = cases_taken(adposition, site)
    known = known_as(lower(token), "NOUN", site.readings)
    # Of several cases, a verb may ask for one: *pracuje w szpital*.
    return len(taken) == 1 and any(not taken.isdisjoint(reading.feats.get("Case", ())) for reading in known)


def is_cut_off_its_end(site: Site) -> bool:
    """A noun whose end is taken for an auxiliary is none of what it seems: *protokołem*, cut as *mógł-em*."""
    for word in (site.token, site.head):
        after = word_after(word, site)
        cut = after is not None and word.span is not None and word.span == after.span
        if is_polish(site) and cut and known_as(lower(word) + lower(after or word), "NOUN", site.readings):
            return True
    return False


def is_said_of_a_foreign_noun(site: Site) -> bool:
    """What the dictionary has as an adjective in the nominative as well, before a word that it has not, is an attribute
    of that: *skąd dany commit przyszedł*."""
    token, after = site.token, word_after(site.token, site)
    if not is_polish(site) or not is_subject(token) or token.upos != "NOUN" or after is None:
        return False
    adjective = any("Nom" in one.feats.get("Case", ()) for one in known_as(lower(token), "ADJ", site.readings))
    foreign = after.id < site.head.id and (after.form or "").isascii() and (after.form or "").islower()
    unknown = not any(known_as(lower(after), upos, site.readings) for upos in ("NOUN", "ADJ", "VERB"))
    return adjective and foreign and unknown and after.upos not in {"ADP", "ADV", "CCONJ", "PART", "SCONJ"}


def is_beyond_a_new_sentence(site: Site) -> bool:
    """A particle or conjunction with a capital between a subject and its verb begins a sentence of its own, behind a
    heading without a stop: *Próba 3 Nie udało się*."""
    token, verb = site.token, site.head
    if not is_polish(site) or not is_subject(token) or token.id > verb.id:
        return False
    return any(
        word.upos in {"CCONJ", "PART", "SCONJ"} and (word.form or "").istitle() for word in between(token, verb, site)
    )


def is_beside_them(site: Site) -> bool:
    """*Beside* right behind an active participle is an adverb, where the noun behind is in none of its cases: *na
    stojącą obok starszą siostrę*."""
    adposition, before = site.head, word_before(site.head, site)
    if not is_polish(site) or lower(adposition) not in BESIDE or before is None or site.token.id < adposition.id:
        return False
    return ACTIVE.search(lower(before)) is not None


BESIDE = frozenset({"obok", "wokół", "naokoło", "dookoła", "naprzeciw", "naprzeciwko", "blisko", "wkoło"})
ACTIVE = re.compile("ąc(?:y|a|e|ego|ej|emu|ą|ym|ych|ymi)?$")
"""Ends of Polish active participles."""


def is_so_many_times(site: Site) -> bool:
    """An ordinal behind *raz* goes with that: *zmienia po raz dwudziesty ósmy dyrektywę*."""
    token = site.token
    if not is_polish(site) or not is_modifier(token) or token.id > site.head.id:
        return False
    words = site.sentence.tokens[: token.id - 1]
    first = next((word for word in reversed(words) if word.upos != "ADJ"), None)
    return first is not None and lower(first) == "raz" and "Ord" in token.feats.get("NumType", {"Ord"})


DOUBTS: tuple[SiteDoubt, ...] = (
    is_in_english,
    is_of_no_known_kind,
    is_called_so,
    is_oneself,
    stands_for_those,
    is_beyond_a_conjunction,
    is_one_of_a_list,
    is_an_instrument,
    is_another_word_of_that_form,
    is_a_noun_and_no_verb,
    is_a_dative,
    is_who_gets_it,
    is_a_thing_behind,
    is_said_of_a_clause,
    goes_with_a_dative,
    is_about_so_much,
    is_equal_to_something,
    is_a_title_itself,
    is_a_truth_value,
    is_foreign_in_a_vowel,
    is_of_two_kinds,
    is_so_many_of_them,
    is_due_besides,
    is_a_fraction,
    is_declined_in_capitals,
    is_in_that_case_after_all,
    is_cut_off_its_end,
    is_said_of_a_foreign_noun,
    is_beyond_a_new_sentence,
    is_beside_them,
    is_so_many_times,
)
"""Asked in this order."""
