"""Told agreement in Portuguese: numbers and genders that words beside verbs, digits and pronouns leave no choice of.

As in `told_portuguese_clauses`: *o homem que roubaram o banco*, *a pasta no qual guardou isto*, *verificou-se muitos
erros*, *os bombeiros chegaram e apagou o incêndio*, *morreram 12 pessoa*, *olhos grandes e escuras*.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from dataclasses import replace

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.coordination import JOINT, is_joint
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.findings.told.portuguese import (
    COUNTED_SEVERAL,
    DETERMINERS,
    OF_MANY,
    PLURAL,
    SINGULAR,
    SOME_OF_THEM,
    is_a_noun,
    is_between,
    is_infinitive,
    number_and_gender,
)
from lambre_core.findings.told.portuguese_verbs import TIMES, behind, feats, finite, told
from lambre_core.findings.told.relations import ATTRIBUTE, IN_DIGITS, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "pt"


def with_told_agreement(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with words joined that can only belong together.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for place in range(len(words) - 1):
        changed.update(counted_at(words, place, readings))
        changed.update(who_did_it_at(words, place, readings))
        changed.update(of_which_at(words, place))
        changed.update(done_to_several_at(words, place))
        changed.update(second_attribute_at(words, place))
    changed.update(second_verbs(sentence, readings))
    changed.update(joint_passives(sentence))
    return sentence.with_tokens(changed) if changed else sentence


def before(words: Sequence[Token], place: int) -> str:
    """The word before a place in lower case; empty at the beginning."""
    return lower(words[place - 1]) if place > 0 else ""


# Digits


def counted_at(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """A number in digits within a clause and a noun in the singular right behind it: *morreram 12 pessoa*; not *passo 3
    configuração*, *5 maio*."""
    numeral, noun = words[place : place + 2]
    if SEVERAL_IN_DIGITS.fullmatch(numeral.form or "") is None or not counts(words, place):
        return {}
    if not is_single(noun, readings) or NOT_COUNTED.fullmatch(lower(noun)) is not None:
        return {}
    after = words[place + 2] if place + 2 < len(words) else None
    if after is not None and (
        after.upos in {"NOUN", "PROPN", "NUM", "ADJ", "X", "SYM"} or after.form in {"/", "(", "-"}
    ):
        return {}
    return {
        numeral.id: as_told(numeral, "NUM", {"Number": PLURAL}, (noun.id, IN_DIGITS)),
        noun.id: as_told(noun, "NOUN", {"Number": SINGULAR}, None),
    }


def counts(words: Sequence[Token], place: int) -> bool:
    """Whether what stands before a number shows that it counts what stands behind, and is no name of it."""
    first = words[place - 1] if place else None
    if first is None:
        return False
    if first.upos in {"VERB", "AUX"}:
        return believed_upos(first) >= SURE
    plural = DETERMINERS.get(lower(first), ("", "Sing"))[1] == "Plur"
    return plural or lower(first) in BEFORE_COUNTED


def is_single(noun: Token, readings: Readings) -> bool:
    """Whether a word is surely a Portuguese noun in the singular."""
    if (
        not lower(noun).isalpha()
        or not is_a_noun(noun)
        or noun.feats.get("Number") != SINGULAR
        or (noun.form or "").endswith("s")
    ):
        return False
    known = known_as(lower(noun), "NOUN", readings)
    listed = [one for one in known if "Number" in one.feats]
    return all(one.feats["Number"] == SINGULAR for one in listed) and believed_upos(noun) >= SURE


SEVERAL_IN_DIGITS = re.compile("[2-9]|[1-9]\\d{1,2}")
BEFORE_COUNTED = frozenset("de em por com durante após há apenas só menos mais últimos próximos primeiros".split())
NOT_COUNTED = re.compile(
    "janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|mil|bits?|bytes?|pixel|"
    "hertz|byte|seg|min|(?!dia|ano|vez|cor|via)\\w{1,3}|\\w*[bcdfghjkpqtvwxy]"
)
"""Months, abbreviations and foreign words."""


# Relative pronouns


def who_did_it_at(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """One with an article that opens a clause, *que* and a verb of several right behind, with an object of its own or
    that takes none: *o homem que roubaram o banco*; not *o homem que roubaram*, *o dia que roubaram o banco*, *o filme
    que fazem as crianças*."""
    noun = words[place]
    if place == 0 or lower(words[place + 1]) != "que" or not is_a_noun(noun) or noun.feats.get("Number") != SINGULAR:
        return {}
    start = place - 1 if words[place - 1].upos != "ADJ" else place - 2
    article = words[start] if start >= 0 else None
    if article is None or DETERMINERS.get(lower(article), ("", ""))[1] != "Sing" or not begins(words, start):
        return {}
    if SOME_OF_THEM.fullmatch(lower(noun)) is not None or WHEN_AND_WHY.fullmatch(lower(noun)) is not None:
        return {}
    verb = behind(words, place + 2)
    if verb is None or not is_of_several(verb, readings):
        return {}
    rest = clause_behind(words, verb.id)
    idle = lower(verb) in OF_MANY or lower(verb) in IDLE_OF_MANY
    named = [word for word in rest[:4] if word.upos in {"NOUN", "PROPN", "PRON", "NUM"}]
    if idle:
        governed = bool(rest) and rest[0].upos in {"ADP", "ADV"}
        alone = governed or not named
    else:
        determined = len(rest) > 1 and DETERMINERS.get(lower(rest[0]), ("", ""))[1] == "Sing"
        alone = determined and rest[1].upos == "NOUN" and rest[1].feats.get("Number") == SINGULAR
        alone = alone and not any(word.upos == "CCONJ" for word in rest[2:5])
    if not alone:
        return {}
    which = words[place + 1]
    return told(which, "PRON", feats(Number="Sing", Person="3"), verb, feats(Number="Plur", Person="3"))


def begins(words: Sequence[Token], place: int) -> bool:
    """Whether a noun phrase at a place is part of no other: a stop, verb, conjunction or adverb stands before it."""
    return place == 0 or words[place - 1].upos in {"PUNCT", "VERB", "AUX", "SCONJ", "CCONJ", "ADV"}


def clause_behind(words: Sequence[Token], number: int) -> list[Token]:
    """The words behind one up to the next stop or verb."""
    return list(itertools.takewhile(lambda word: word.upos not in {"PUNCT", "VERB", "AUX", "SCONJ"}, words[number:]))


def is_of_several(verb: Token, readings: Readings) -> bool:
    """Whether a verb is surely one of several, none of whom speaks."""
    found = finite(verb, readings)
    plural = bool(found) and all(one["Person"] == {"3"} and one.get("Number") == PLURAL for one in found)
    return plural and believed_upos(verb) >= SURE


WHEN_AND_WHY = re.compile(
    "dia|vez|ano|hora|momento|altura|semana|mês|noite|tarde|manhã|maneira|forma|modo|jeito|lugar|sítio|local|motivo|"
    "razão|época|período|tempo|coisa|gente|grupo|equipa|equipe|casal|dupla|banda|família|polícia|empresa|governo|turma"
)
"""What somebody did something at, or for, and what is several."""
IDLE_OF_MANY = frozenset("moravam trabalhavam existem existiam funcionam funcionavam nasceram viviam dormiam".split())


def of_which_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """An article and *qual* behind a preposition, in a gender or number that no noun before has, and the noun before
    it: *a pasta no qual guardou isto*."""
    article, which = words[place : place + 2]
    shown = DETERMINERS.get(lower(article))
    adposition = words[place - 1] if place else None
    if shown is None or lower(which) not in {"qual", "quais"} or adposition is None or adposition.upos != "ADP":
        return {}
    own = number_and_gender(shown[0], "Plur" if lower(which) == "quais" else "Sing")
    earlier = [word for word in words[: place - 1] if word.upos in {"NOUN", "PROPN", "PRON", "NUM", "X", "SYM"}]
    opening = place - 2 if words[place - 2].form != "," else place - 3
    # An adjective may stand between: *a pasta nova no qual*.
    near = {words[opening].id, words[opening].id - 1 if words[opening].upos == "ADJ" else words[opening].id}
    if opening < 0 or not earlier or earlier[-1].id not in near or not is_a_noun(earlier[-1]):
        return {}
    if any(word.upos != "NOUN" or agrees(word, own) for word in earlier) or shown[1] != one_number(own):
        return {}
    noun = earlier[-1]
    if believed_upos(noun) < SURE or not all(name in noun.feats for name in own):
        return {}
    theirs = {name: noun.feats[name] for name in own}
    return {
        which.id: as_told(which, "PRON", own, (noun.id, ATTRIBUTE)),
        noun.id: as_told(noun, "NOUN", theirs, None),
    }


def one_number(own: Features) -> str:
    """The one number of some features."""
    return next(iter(own["Number"]))


def agrees(word: Token, own: Features) -> bool:
    """Whether a word may have a gender and number."""
    return all(not values.isdisjoint(word.feats.get(name, values)) for name, values in own.items())


# What is done to several


def done_to_several_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A verb in the singular with *se* that opens a clause, and several that are counted, or bare, right behind:
    *verificou-se muitos erros*, *vende-se apartamentos*; not *vive-se muitos anos*, *trata-se de erros*."""
    first, second = words[place : place + 2]
    if lower(second) == "se" and second.upos == "PRON" and is_enclitic(first, second):
        verb, start = first, place + 2
        opens = all(word.upos in {"ADV", "PUNCT"} for word in words[:place])
        opens = opens or is_of_a_place(words, place)
    elif lower(first) == "não" and lower(second) == "se" and place + 2 < len(words) and place == 0:
        verb, start, opens = words[place + 2], place + 3, True
    else:
        return {}
    # What a pronoun is joined to by a hyphen is a verb, whatever the tagger takes it for.
    verbal = verb.upos == "VERB" or verb is first
    if not opens or not verbal or DONE_TO_IT.fullmatch(lower(verb)) is None:
        return {}
    while start < len(words) and words[start].upos == "ADV" and lower(words[start]) not in COUNTED_SEVERAL:
        start += 1
    first_of_them = words[start] if start < len(words) else None
    if first_of_them is None:
        return {}
    inner = start
    while inner < len(words) and (words[inner].upos in {"DET", "ADJ", "NUM"} or lower(words[inner]) in COUNTED_SEVERAL):
        inner += 1
    noun = words[inner] if inner < len(words) else None
    if noun is None or noun.upos != "NOUN" or noun.feats.get("Number") != PLURAL or not lower(noun).endswith("s"):
        return {}
    if not (noun.form or "").islower() or believed_upos(noun) < SURE or TIMES.fullmatch(lower(noun)) is not None:
        return {}
    if any("Sing" in word.feats.get("Number", ()) for word in words[start:inner] if word.upos != "NUM"):
        return {}
    return told(noun, "NOUN", {"Number": PLURAL}, verb, {"Number": SINGULAR})


def is_enclitic(verb: Token, pronoun: Token) -> bool:
    """Whether a pronoun is joined to the verb before it by a hyphen."""
    return verb.span is not None and pronoun.span == verb.span


def is_of_a_place(words: Sequence[Token], place: int) -> bool:
    """Whether nothing but a phrase with a preposition stands before a place in its clause: *nesta rua vende-se*."""
    start = place
    while start and words[start - 1].upos not in {"PUNCT", "CCONJ", "SCONJ"}:
        start -= 1
    inner = words[start:place]
    nouns = sum(word.upos in {"NOUN", "PROPN"} for word in inner)
    return bool(inner) and inner[0].upos == "ADP" and nouns == 1 and not any(word.upos == "VERB" for word in inner)


DONE_TO_IT = re.compile(
    "(?:verific|regist|registr|observ|efe(?:c)?tu|realiz|encontr|alug|compr|consert|repar|procur|divulg|public|apresent|"
    "coloc|cri|us|utiliz|analis|fal|not|consider|document|elabor|instal|test|detet|detect|identific|contrat|aceit)(?:a|ou)|"
    "(?:vend|escrev|descrev|oferec)(?:e|eu)|(?:abr|defin|inclu|produz|serv|permit)(?:e|iu|i)|(?:produz|fez|faz|vê|viu|ouv(?:e|iu))"
)
"""Third persons of verbs that are done to something, and seldom by it to itself."""


# Attributes and verbs that are joined


def second_attribute_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A noun in the plural, two adjectives behind it with *and* between, of which the second one is of another gender:
    *olhos grandes e escuras*; not *homens altos e mulheres*."""
    if place + 3 >= len(words) or words[place + 1].upos != "ADJ" or lower(words[place + 2]) not in {"e", "ou"}:
        return {}
    noun, first, _, second = words[place : place + 4]
    after = words[place + 4] if place + 4 < len(words) else None
    if not is_a_noun(noun) or second.upos != "ADJ" or believed_upos(second) < SURE or not agrees(first, noun.feats):
        return {}
    end = re.search("(?<![iíq])[oa]s$|(?:[^i]d|ic|iv|os|tr)[oa]s$", lower(second))
    gender = {"o": "Masc", "a": "Fem"}.get(lower(second)[-2:-1])
    if noun.feats.get("Number") != PLURAL or end is None or gender is None or believed_upos(noun) < SURE:
        return {}
    known = noun.feats.get("Gender", frozenset())
    if len(known) != 1 or gender in known or (after is not None and after.upos in {"NOUN", "PROPN", "ADJ", "X", "DET"}):
        return {}
    if not is_alone(words, place):
        return {}
    return {
        second.id: as_told(second, "ADJ", number_and_gender(gender, "Plur"), (noun.id, ATTRIBUTE)),
        noun.id: as_told(noun, "NOUN", {"Number": PLURAL, "Gender": known}, None),
    }


def is_alone(words: Sequence[Token], place: int) -> bool:
    """Whether no other noun stands close before one, with which an adjective behind it might go."""
    near = words[max(0, place - 4) : place]
    return not any(word.upos in {"NOUN", "PROPN"} for word in near)


def joint_passives(sentence: Sentence) -> dict[int, Token]:
    """Two things together of which a passive is said, as they are before other verbs: *o custo e o prazo foi
    definido*."""
    changed: dict[int, Token] = {}
    for first in sentence.tokens:
        verb = sentence.head_of(first)
        if verb is None or first.deprel != "subj@pass" or verb.upos not in {"AUX", "VERB"} or first.id > verb.id:
            continue
        others = [word for word in sentence.tokens if word.head == first.id and (word.deprel or "").startswith("conj")]
        if len(others) == 1 and is_joint(first, others[0], verb, sentence):
            beliefs = first.beliefs and replace(first.beliefs, deprels={JOINT: 1.0})
            changed[first.id] = replace(first, deprel=JOINT, beliefs=beliefs)
    return changed


def second_verbs(sentence: Sentence, readings: Readings) -> dict[int, Token]:
    """A subject, its verb, and behind *and* a verb of another number that can have no other subject: *os bombeiros
    chegaram e apagou o incêndio*; not *os bombeiros chegaram e começou a festa*, *a polícia entrou e prenderam-no*."""
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for verb in words:
        first = sentence.head_of(verb)
        if first is None or verb.upos not in {"VERB", "AUX"} or not (verb.deprel or "").startswith("conj"):
            continue
        if first.upos not in {"VERB", "AUX"} or first.id > verb.id or first.head != 0:
            continue
        subject = next(
            (word for word in words if word.head == first.id and (word.deprel or "").startswith("subj")), None
        )
        if subject is None or subject.upos not in {"NOUN", "PROPN"} or subject.id > first.id:
            continue
        if is_said_of_both(words, subject, first, verb, readings):
            continue
        own = subject.feats["Number"]
        number = PLURAL if own == SINGULAR else SINGULAR
        changed.update(told(subject, "NOUN", {"Number": own, "Person": frozenset({"3"})}, verb, {"Number": number}))
    return changed


def is_said_of_both(words: Sequence[Token], subject: Token, first: Token, verb: Token, readings: Readings) -> bool:
    """Whether a second verb may agree with a subject, or have another one."""
    number = subject.feats.get("Number")
    if number not in (SINGULAR, PLURAL) or first.feats.get("Number") != number or not is_a_noun(subject):
        return True
    if SOME_OF_THEM.fullmatch(lower(subject)) is not None or WHEN_AND_WHY.fullmatch(lower(subject)) is not None:
        return True
    joint = verb.id - 2
    while joint > 0 and is_between(words[joint]):
        joint -= 1
    between = words[first.id : joint]
    if lower(words[joint]) != "e" or any(
        word.upos in {"VERB", "AUX", "SCONJ"} and not is_infinitive(word) for word in between
    ):
        return True
    if any(word.head == subject.id and (word.deprel or "").startswith("conj") for word in words):
        return True
    found = finite(verb, readings)
    other = PLURAL if number == SINGULAR else SINGULAR
    sure = bool(found) and all(
        one["Person"] == {"3"} and one.get("Number") == other and one.get("Mood", INDICATIVE) == INDICATIVE
        for one in found
    )
    if not sure or believed_upos(verb) < SURE:
        return True
    return may_have_another(words, verb, other)


INDICATIVE = frozenset({"Ind"})


def may_have_another(words: Sequence[Token], verb: Token, number: frozenset[str]) -> bool:
    """Whether a verb may have a subject behind it, or none: *e começou a festa*, *e dizem que sim*, *e apagou-se o
    fogo*."""
    rest = clause_behind(words, verb.id)
    after = words[verb.id] if verb.id < len(words) else None
    going = lower(verb) in {"foi", "vai"} and after is not None and is_infinitive(after)
    if not going and (OF_ITSELF.match(verb.lemma or "") or OF_ITSELF.match(lower(verb))):
        return True
    if after is not None and (lower(after) == "se" or after.upos in {"SCONJ", "AUX"}):
        return True
    if any(lower(word) == "se" for word in words[max(0, verb.id - 3) : verb.id - 1]):
        return True
    if number == PLURAL:
        nouns = [word for word in rest if word.upos in {"NOUN", "PROPN", "PRON", "NUM"}]
        return any("Sing" not in word.feats.get("Number", ()) for word in nouns)
    return not going and (not rest or rest[0].upos not in {"DET", "ADP", "ADV", "NOUN"})


OF_ITSELF = re.compile(
    "começ|acab|termin|surg|aparec|cheg|nasc|morr|ca[ií]|ocorr|acontec|exist|hav|há|houv|ser$|é$|era|foi|fic|falt|sobr|"
    "segu|abr|fech|mud|aument|diminu|sub[ei]|desc|parec|bast|conv|chov|faz|fez|deve|pode|cust|diz|dize|diss|cham|cont|fal|"
    "ach|pens|quer|est[aáei]|vir$|ve[ij]|va[il]|ir$|result|segui|caber|coub|cabe|entr|sa[ií]|pass|volt|cresc|rein|perd|val"
)
"""Beginnings of verbs that have their subject behind them, or none."""
