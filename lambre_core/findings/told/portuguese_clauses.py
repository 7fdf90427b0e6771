"""Told clauses in Portuguese: who does it and what it takes, where everyday words leave no choice.

As in `told_portuguese_verbs`: *a gente vamos*, *você gostas*, *é para mim fazer*, *podem fica*, *começou a chora*, *as
pessoas que mora aqui*, *o problema das escolas são graves*, *há muito pessoas*.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, clauses, lower
from lambre_core.findings.told.portuguese import (
    DEGREES,
    DETERMINERS,
    PLURAL,
    SINGULAR,
    is_a_noun,
    is_infinitive,
    opening_subject,
)
from lambre_core.findings.told.portuguese_verbs import BEING, TIMES, asked, behind, feats, finite, told
from lambre_core.findings.told.relations import ATTRIBUTE, BOUND, PAST_FORM, SELF, WHAT_IT_IS, as_told
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "pt"


def with_told_clauses(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with words joined to what their clause asks of them.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(we_in(clause))
        changed.update(you_in(clause, readings))
        changed.update(one_of_which_in(clause))
        changed.update(existing_in(clause))
    words = sentence.tokens
    for place in range(len(words) - 2):
        changed.update(for_me_at(words, place))
        changed.update(cut_at(words, place))
        changed.update(past_at(words, place, readings))
        changed.update(those_who_at(words, place))
        changed.update(so_many_at(words, place))
    return sentence.with_tokens(changed) if changed else sentence


# Who does it


def we_in(clause: Clause) -> dict[int, Token]:
    """*A gente* that opens a clause and a verb of those who speak: *a gente vamos à praia*."""
    words = clause.words
    start = 1 if words[0].upos in {"CCONJ", "SCONJ", "ADV"} else 0
    if len(words) < start + 3 or [lower(word) for word in words[start : start + 2]] != ["a", "gente"]:
        return {}
    verb = behind(words, start + 2)
    if verb is None or re.search("[aeio]mos$", lower(verb)) is None or not (verb.form or "").islower():
        return {}
    return told(words[start + 1], "NOUN", feats(Person="3"), verb, feats(Person="1"))


def you_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Você* and a present right behind that is said to *tu* alone: *você gostas de chá*."""
    for place, pronoun in enumerate(clause.words[:-1]):
        verb = behind(clause.words, place + 1) if lower(pronoun) == "você" else None
        if verb is None or re.search("[ae]s$", lower(verb)) is None or believed_upos(verb) < SURE:
            continue
        found = finite(verb, readings)
        of_you = all(one["Person"] == frozenset({"2"}) for one in found)
        if of_you and (found or "2" in verb.feats.get("Person", ())):
            return told(pronoun, "PRON", feats(Person="3"), verb, feats(Person="2"))
    return {}


def for_me_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """*Para mim* before an infinitive, right behind a form of *ser*, or behind what somebody gives or asks for: *isto é
    para mim fazer*, *trouxe um livro para mim ler*; not *é difícil para mim fazer isto*."""
    adposition, pronoun, verb = words[place : place + 3]
    if lower(adposition) != "para" or lower(pronoun) not in {"mim", "ti"} or not is_infinitive(verb):
        return {}
    before = words[place - 1] if place else None
    if before is None or not lower(verb).endswith("r"):
        return {}
    is_it = lower(before) in {"é", "era", "são", "eram"} and place > 1 and words[place - 2].upos != "SCONJ"
    given = GIVING.fullmatch(lower(before)) is not None
    thing = before.upos == "NOUN" and any(GIVING.fullmatch(lower(word)) for word in words[max(0, place - 4) : place])
    if not (is_it or given or thing):
        return {}
    return {
        pronoun.id: as_told(pronoun, "PRON", feats(Case="Acc"), (verb.id, BOUND)),
        verb.id: as_told(verb, "VERB", {}, None),
    }


GIVING = re.compile(
    "(?:compr|deix|ped|mand|envi|emprest|sobr|falt)(?:o|a|as|amos|am|e|em|i|iu|imos|iram|ei|ou|aram|ava|avam)|"
    "trago|traz|trazem|trouxe|trouxeram|dou|dá|dão|dei|deu|demos|deram"
)
"""Forms of verbs behind which something is for somebody to do something with."""


def those_who_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """Several with an article, *que* and a verb without an object in the singular right behind: *as pessoas que mora
    aqui*; not *as horas que trabalha*."""
    if place + 3 >= len(words):
        return {}
    article, noun, which, verb = words[place : place + 4]
    if DETERMINERS.get(lower(article), ("", ""))[1] != "Plur" or not is_a_noun(noun) or lower(which) != "que":
        return {}
    several = noun.feats.get("Number") == PLURAL and TIMES.fullmatch(lower(noun)) is None
    if not several or lower(verb) not in IDLE_OF_ONE:
        return {}
    return told(which, "PRON", {"Number": PLURAL}, verb, {"Number": SINGULAR})


IDLE_OF_ONE = frozenset("mora morava trabalha trabalhava chegou saiu existe existia nasceu morreu caiu".split())
"""Verbs in the singular that have no object."""


# What is said of it


def one_of_which_in(clause: Clause) -> dict[int, Token]:
    """Somebody or something of several that opens a sentence, a copula in the plural and an adjective in the plural,
    joined: *o problema das escolas são graves*; not *o problema são as dívidas*."""
    subject = opening_subject(clause)
    if subject is None or subject[0].upos != "NOUN" or subject[1]["Number"] != SINGULAR:
        return {}
    noun, _, place = subject
    words = clause.words
    if place + 3 >= len(words) or lower(words[place]) != "de":
        return {}
    end = next((at for at in range(place, len(words)) if words[at].upos in {"AUX", "VERB"}), None)
    owners = words[place + 1 : end] if end is not None else ()
    if end is None or not owners or not all(word.upos in {"DET", "NOUN", "ADJ"} for word in owners):
        return {}
    said = next((word for word in words[end + 1 :] if lower(word) not in DEGREES), None)
    behind_it = next((word for word in words if said is not None and word.id == said.id + 1), None)
    named = behind_it is not None and behind_it.upos in {"NOUN", "PROPN", "ADJ", "DET", "NUM"}
    several = said is not None and said.feats.get("Number") == PLURAL and lower(said).endswith("s")
    adjective = said is not None and said.upos in {"ADJ", "VERB"} and believed_upos(said) >= SURE
    if lower(words[end]) not in COPULAS_OF_MANY or not several or not adjective or named:
        return {}
    return told(noun, "NOUN", {"Number": SINGULAR}, words[end], {"Number": PLURAL, **feats(Person="3")})


COPULAS_OF_MANY = frozenset("são eram foram estão estavam ficaram ficam serão".split())


def existing_in(clause: Clause) -> dict[int, Token]:
    """*Existe* that opens a clause, or behind *não*, and several without an article right behind, or behind an
    adjective in the plural: *não existe resultados*."""
    words = clause.words
    place = 1 if lower(words[0]) in {"não", "ainda", "já", "se"} else 0
    if place + 1 >= len(words) or lower(words[place]) not in EXISTING:
        return {}
    noun = words[place + 1]
    if noun.upos == "ADJ" and noun.feats.get("Number") == PLURAL and place + 2 < len(words):
        noun = words[place + 2]
    if not is_a_noun(noun) or noun.feats.get("Number") != PLURAL or not lower(noun).endswith("s"):
        return {}
    return told(noun, "NOUN", {"Number": PLURAL}, words[place], {"Number": SINGULAR})


EXISTING = frozenset("existe existia existirá existiu".split())


# What verbs and quantities ask for


def cut_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """An infinitive that has lost its *-r*, right behind a modal verb (*eles podem fica*, *tem que estuda*), behind the
    preposition that a verb has before an infinitive (*gosto de estuda*, *começou a chora*), behind *ao* (*ao abre*), or
    where a participle is asked for (*está trabalha*)."""
    first, second, third = words[place : place + 3]
    if lower(third) in JOINED and third.span == second.span:
        return {}  # *Pode lê-lo*
    if lower(second) in CUT and lower(first) in MODALS:
        return asked(first, "AUX", second, "Fin", PAST_FORM)
    if lower(second) in CUT and BEING.fullmatch(lower(first)) is not None:
        return asked(first, "AUX", second, "Fin", WHAT_IT_IS)
    if lower(third) not in CUT:
        return {}
    before = BEFORE_INFINITIVES.get(lower(second))
    if before is not None and before.fullmatch(lower(first)) is not None:
        return asked(second, "ADP", third, "Fin", SELF)
    if lower(first) == "a" and lower(second) == "o" and first.span is not None and first.span == second.span:
        return asked(first, "ADP", third, "Fin", SELF)
    if lower(first) in OF_DUTY and lower(second) == "que" and lower(third) not in OF_PLACES:
        return asked(first, "AUX", third, "Fin", PAST_FORM)
    return {}


OF_DUTY = frozenset("tem tenho temos têm tinha tinham teve".split())
OF_PLACES = frozenset({"fica", "mora", "vive"})
"""Verbs that may be said of what somebody has: *a casa que ele tem que fica no centro*."""


def past_at(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """A present or past of the third person right behind a preposition that asks for an infinitive (*antes de saiu*,
    *para comprou*), or behind a copula that asks for a participle (*foi enviou*)."""
    first, second = words[place : place + 2]
    behind_another = lower(first) == "de" and place > 0 and lower(words[place - 1]) in BEFORE_DE
    asking = lower(first) in {"para", "sem"} or behind_another
    if first.upos == "SCONJ" and asking and is_a_cut_infinitive(second, readings):
        return asked(first, "ADP", second, "Fin", SELF)
    if PAST.search(lower(second)) is None or not (second.form or "").islower() or not is_past(second, readings):
        return {}
    if lower(first) in PASSING and first.upos in {"AUX", "VERB"}:
        return asked(first, "AUX", second, "Fin", WHAT_IT_IS)
    return asked(first, "ADP", second, "Fin", SELF) if asking else {}


def is_a_cut_infinitive(word: Token, readings: Readings) -> bool:
    """Whether a word is a present of somebody to the lexicon, no noun that is listed, and an infinitive with *-r*."""
    form = lower(word)
    own, whole = known_as(form, "VERB", readings), known_as(f"{form}r", "VERB", readings)
    nouns = any(one.written for one in known_as(form, "NOUN", readings))
    present = bool(own) and all("3" in one.feats.get("Person", {"3"}) or "2" in one.feats["Person"] for one in own)
    infinitive = any("Inf" in one.feats.get("VerbForm", ()) for one in whole)
    return (
        present and infinitive and not nouns and re.search("[aei]$", form) is not None and (word.form or "").islower()
    )


PAST = re.compile("[^s]ou$|[^m]eu$|iu$")
PASSING = frozenset("foi é será era está são".split())
BEFORE_DE = frozenset("antes depois apesar vez além".split())


def is_past(verb: Token, readings: Readings) -> bool:
    """Whether a word is a past of the third person to the lexicon and nothing else."""
    others = any(known_as(lower(verb), upos, readings) for upos in ("NOUN", "ADJ", "DET", "PRON"))
    found = finite(verb, readings)
    return not others and bool(found) and all(one["Person"] == frozenset({"3"}) for one in found)


MODALS = frozenset(
    "pode podem podia podemos deve devem devia devemos posso devo vou vamos vão quero querem queremos".split()
)
CUT = frozenset(
    "fica sabe mora trabalha chega come bebe vive estuda escreve lê chora dorme corre brinca aprende vende abre "
    "anda canta paga joga viaja ouve entra sai".split()
)
"""Forms of frequent verbs that are no nouns."""
JOINED = frozenset({"lo", "la", "los", "las"})
"""Pronouns before which an infinitive loses its *-r*."""
BEFORE_INFINITIVES = {
    "de": re.compile("(?:precis|gost|acab|deix|par)(?:o|a|as|amos|am|ou|ei|ava|avam|aram)|preciso|gosto"),
    "a": re.compile("(?:começ|aprend|volt|continu|pass)(?:o|a|e|as|amos|emos|am|em|ou|ei|eu|i|ava|avam|aram|eram)"),
}
"""Verbs with a preposition before an infinitive, by the preposition."""


def so_many_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """*Muito* or *pouco* right behind *há* or *ter*, and a noun in the plural right behind: *há muito pessoas aqui*."""
    verb, many, noun = words[place : place + 3]
    if lower(verb) not in THERE_IS or lower(many) not in {"muito", "pouco", "tanto"} or not is_a_noun(noun):
        return {}
    if noun.feats.get("Number") != PLURAL or not lower(noun).endswith("s") or believed_upos(noun) < SURE:
        return {}
    return {
        many.id: as_told(many, "ADJ", {"Number": SINGULAR}, (noun.id, ATTRIBUTE)),
        noun.id: as_told(noun, "NOUN", {"Number": PLURAL}, None),
    }


THERE_IS = frozenset("há havia houve tem tenho temos têm tinha tinham existe existem".split())
