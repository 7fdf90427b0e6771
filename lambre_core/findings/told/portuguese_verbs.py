"""Told verbs in Portuguese: forms that neither their subject nor the verb or conjunction before them lets stand.

As in `told_portuguese`: *eu*, *tu*, *quem*, *nós* and people that open a clause tell the person; *querer*, *estar* and
*ter* the form of the verb right behind; *querer que* and the like the mood.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, clauses, lower
from lambre_core.findings.told.portuguese import (
    COUNTED_SEVERAL,
    DETERMINERS,
    INDICATIVES,
    KIN,
    NEAR,
    PLURAL,
    SEVERAL,
    SINGULAR,
    is_between,
    is_infinitive,
)
from lambre_core.findings.told.relations import ALONE, ATTRIBUTE, IN_DIGITS, PAST_FORM, SELF, TOLD, WHAT_IT_IS, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "pt"


def with_told_verbs(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with verbs joined to what tells their person, number or form.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        before = sentence.tokens[: clause.words[0].id - 1]
        if lower(clause.words[0]) != "e" or any(word.upos in {"AUX", "VERB"} for word in before):
            # Not *a Rita e eu*.
            changed.update(pronoun_in(clause, readings))
        for find in (
            one_of_them_in,
            coming_in,
            who_in,
            one_of_several_in,
            people_in,
            aching_in,
            one_lacking_in,
            years_in,
        ):
            changed.update(find(clause, readings))
    words = sentence.tokens
    for place in range(len(words) - 1):
        changed.update(form_behind(words, place, readings))
        changed.update(wished_behind(words, place, readings))
        changed.update(new_ones_behind(words, place))
    changed.update(with_me_in(words, readings))
    return sentence.with_tokens(changed) if changed else sentence


def feats(**values: str) -> Features:
    """Features with one value each."""
    return {name: frozenset({value}) for name, value in values.items()}


def finite(verb: Token, readings: Readings) -> list[Features]:
    """What a verb can be as a finite form by the lexicon; nothing where it may be an infinitive, as subjunctives of the
    future look like one, or a participle, or has a pronoun at its end."""
    if re.search("r$|res$|rmos$|rem$|-", lower(verb)):
        return []
    found = [one.feats for one in known_as(lower(verb), "VERB", readings)]
    plain = [one for one in found if "Person" in one and not {"Inf", "Part", "Ger"} & one.get("VerbForm", frozenset())]
    return plain if len(plain) == len(found) else []


def is_said_of(verb: Token, readings: Readings, person: str, number: str) -> bool:
    """Whether a verb may have a person and number; so may one that the lexicon does not have."""
    found = finite(verb, readings)
    return not found or any(
        person in one["Person"] and number in one.get("Number", frozenset({number})) for one in found
    )


def behind(words: Sequence[Token], place: int) -> Token | None:
    """The verb at a place or behind *não* and pronouns there; None where there is another word."""
    for word in words[place:]:
        if word.upos in {"AUX", "VERB"}:
            return word
        if not is_between(word):
            return None
    return None


def told(subject: Token, upos: str, own: Features, verb: Token, form: Features) -> dict[int, Token]:
    """A subject and its verb with what they are for certain."""
    return {
        subject.id: as_told(subject, upos, own, (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", form, None),
    }


# Subjects


def pronoun_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Eu* or *tu* that opens a clause, and a verb of somebody else right behind: *eu fica*, *tu tem*; or *nós* and
    the like behind *when* or *if*, and an infinitive without their ending: *quando nós chegar*."""
    words = clause.words
    start = 1 if lower(words[0]) in OPENING else 0
    pronoun = words[start] if start < len(words) else None
    if pronoun is None or (start == 0 and pronoun.id > 1):
        return {}
    verb = behind(words, start + 1)
    if verb is None or not (verb.form or "").islower():
        return {}
    form = lower(pronoun)
    if form in SPEAKERS:
        person = SPEAKERS[form]
        others = not is_said_of(verb, readings, person, "Sing") and is_said_of(verb, readings, "3", "Sing")
        if not others and lower(verb) not in OF_OTHERS:
            return {}
        return told(pronoun, "PRON", feats(Person=person), verb, feats(Person="3"))
    if form in SEVERAL_WHO and lower(words[0]) in {"quando", "se"} and is_infinitive(verb) and lower(verb)[-1] == "r":
        return told(
            pronoun, "PRON", feats(Person=SEVERAL_WHO[form], Number="Plur"), verb, feats(Person="3", Number="Sing")
        )
    return {}


OPENING = frozenset("e mas quando se porque enquanto pois".split())
OF_OTHERS = frozenset(
    "fica é está tem vai faz quer pode sabe gosta mora trabalha precisa chega come bebe fala vive estuda compra acha "
    "lê escreve ficou foi teve comprou falou chegou comeu bebeu viu deu disse trouxe".split()
)
"""Forms of the third person of frequent verbs, which the lexicon may lack."""
SPEAKERS = {"eu": "1", "tu": "2"}
SEVERAL_WHO = {"nós": "1", "eles": "3", "elas": "3", "vocês": "3"}


def who_in(clause: Clause, _: Readings) -> dict[int, Token]:
    """*Quem* that opens a sentence and a verb in the plural right behind, but for *ser*: *quem querem café*."""
    who, verb = clause.words[0], behind(clause.words, 1)
    if lower(who) != "quem" or who.id > 1 or verb is None or not re.search("(?:[aeo]m|ão)$", lower(verb)):
        return {}
    if lower(verb) in {"são", "eram", "foram", "serão", "seriam", "sejam"}:
        return {}
    return told(who, "PRON", feats(Number="Sing"), verb, feats(Number="Plur"))


def one_of_several_in(clause: Clause, _: Readings) -> dict[int, Token]:
    """*Quais* that opens a sentence right before a copula in the singular: *quais é o preço*."""
    words = clause.words
    if len(words) < 3 or words[0].id > 1 or lower(words[0]) != "quais" or lower(words[1]) not in {"é", "era", "foi"}:
        return {}
    if lower(words[2]) == "que":
        return {}
    return {
        words[0].id: as_told(words[0], "PRON", {"Number": PLURAL}, (words[1].id, WHAT_IT_IS)),
        words[1].id: as_told(words[1], "AUX", {"Number": SINGULAR}, None),
    }


def people_in(clause: Clause, _: Readings) -> dict[int, Token]:
    """Somebody with a determiner that opens a sentence, and a present of who speaks or is spoken to right behind:
    *a minha mãe cozinho*; or something and a verb without objects: *o comboio chegas*."""
    words = clause.words
    place = 0
    while place < len(words) and lower(words[place]) in DETERMINERS:
        place += 1
    noun = words[place] if 0 < place < len(words) else None
    verb = words[place + 1] if place + 1 < len(words) else None
    if noun is None or verb is None or words[0].id > 1 or lower(verb) == "não":
        return {}
    somebody = lower(noun) in KIN or lower(noun) in PEOPLE
    if not (lower(verb) in IDLE or (somebody and lower(verb) in SPOKEN)) or noun.upos not in {"NOUN", "ADJ", "PROPN"}:
        return {}
    person = "2" if lower(verb).endswith("s") and lower(verb) != "sais" else "1"
    return told(noun, "NOUN", feats(Person="3"), verb, feats(Person=person))


PEOPLE = frozenset("cão gato menino menina rapaz rapariga bebé bebê médico médica chefe aluno aluna criança".split())
IDLE = frozenset(
    "corro chego vou venho durmo saio fico caio estou sou chegas vais vens dormes sais ficas cais estás corres".split()
)
"""Presents of who speaks or is spoken to of verbs without objects."""
SPOKEN = IDLE | frozenset(
    "cozinho bebo tenho faço quero posso digo leio escrevo compro moro sei vejo dou ponho trago ouço perco sinto abro "
    "bebes tens fazes queres podes sabes dizes vês moras trabalhas gostas estudas falas escreves abres".split()
)
"""As above, of any verbs; no nouns."""


def aching_in(clause: Clause, _: Readings) -> dict[int, Token]:
    """*Dói* and several with an article right behind, or behind a pronoun: *dói-me as pernas*."""
    words = [word for word in clause.words if lower(word) not in {"me", "te", "lhe", "nos", "lhes", "não", "muito"}]
    if len(words) < 3 or lower(words[0]) not in {"dói", "doía", "doeu"} or lower(words[1]) not in {"os", "as"}:
        return {}
    noun = words[3] if len(words) > 3 and lower(words[2]) in DETERMINERS else words[2]
    return told(noun, "NOUN", {"Number": PLURAL}, words[0], {"Number": SINGULAR}) if noun.upos == "NOUN" else {}


def coming_in(clause: Clause, _: Readings) -> dict[int, Token]:
    """*Chegou* and the like that opens a sentence, or *onde está* and *o que significa*, and several with an article or
    demonstrative right behind: *chegou as encomendas*, *onde está os óculos*."""
    words = clause.words
    place = next((place for place, word in enumerate(words[:3]) if word.upos in {"AUX", "VERB"}), None)
    if place is None or words[0].id > 1 or place + 2 >= len(words):
        return {}
    asked = [lower(word) for word in words[: place + 1]] in ASKED
    # *Quando chegar os convidados*
    asked = asked or (place == 1 and lower(words[0]) in {"quando", "se"} and lower(words[1]) in WHEN_THEY_COME)
    # *Ontem chegou*
    if not asked and (lower(words[place]) not in COMING or any(word.upos != "ADV" for word in words[:place])):
        return {}
    several = place + 1
    while several < len(words) and is_of_more(words[several]):
        several += 1
    noun = words[several] if place + 1 < several < len(words) else None
    if noun is None or noun.upos != "NOUN" or "Sing" in noun.feats.get("Number", ()):
        return {}
    return told(noun, "NOUN", {"Number": PLURAL}, words[place], {"Number": SINGULAR})


def is_of_more(word: Token) -> bool:
    """Whether a word is a determiner or quantifier of several, or an ordinal: *os primeiros*, *muitas*."""
    form = lower(word)
    determiner = DETERMINERS.get(form, ("", ""))[1] == "Plur" or form in COUNTED_SEVERAL
    return determiner or re.fullmatch("(?:primeir|últim|segund|nov|outr|mesm)[oa]s", form) is not None


WHEN_THEY_COME = frozenset(
    "chegar vier sair surgir aparecer existir ocorrer acontecer chegasse viesse existisse".split()
)
COMING = frozenset("chegou apareceu surgiu aconteceu ocorreu nasceu morreu".split())
ASKED = (["onde", "está"], ["onde", "fica"], ["o", "que", "significa"], ["que", "significa"], ["quanto", "custa"])


def one_of_them_in(clause: Clause, _: Readings) -> dict[int, Token]:
    """*Um dos*, *nenhum dos* or *cada um dos* that opens a sentence with a noun, and a verb in the plural right behind:
    *nenhum dos meus amigos sabem*; not *um dos que sabem*."""
    words = clause.words
    start = 1 if lower(words[0]) == "cada" and len(words) > 1 else 0
    if words[0].id > 1 or lower(words[start]) not in {"um", "uma", "nenhum", "nenhuma"}:
        return {}
    place = start + 1
    if place + 2 >= len(words) or lower(words[place]) != "de":
        return {}
    place += 1
    while place < len(words) and lower(words[place]) in DETERMINERS:
        place += 1
    verb = behind(words, place + 1) if place < len(words) and words[place].upos == "NOUN" else None
    if verb is None or not re.search("(?:[aeo]m|[êã]o|êm)$", lower(verb)) or lower(verb) in {"tem", "vem"}:
        return {}
    return told(words[start], "PRON", feats(Number="Sing"), verb, feats(Number="Plur"))


def one_lacking_in(clause: Clause, _: Readings) -> dict[int, Token]:
    """*Faltam* and the like that opens a sentence, and one right behind, or behind an adjective, joined to nothing:
    *faltam um aluno*, *existem uma nova versão*."""
    words = clause.words
    if len(words) < 3 or words[0].id > 1 or lower(words[0]) not in ARE_LACKING or lower(words[1]) not in {"um", "uma"}:
        return {}
    noun, after = words[3] if words[2].upos == "ADJ" and len(words) > 3 else words[2], clause.after
    if noun.upos != "NOUN" or (after is not None and after.form not in {".", "!", "?"}):
        return {}
    return told(noun, "NOUN", {"Number": SINGULAR}, words[0], {"Number": PLURAL})


ARE_LACKING = frozenset(
    "faltam faltavam sobram sobraram existem existiam restam aconteceram ocorreram surgiram".split()
)


def years_in(clause: Clause, _: Readings) -> dict[int, Token]:
    """*Fazem* and how long ago something was: *fazem dois anos que*."""
    for verb, numeral, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        counted = numeral.upos == "NUM" or lower(numeral) in {*SEVERAL, "muitos", "alguns", "vários"}
        if lower(verb) in {"fazem", "faziam"} and counted and TIMES.fullmatch(lower(noun)) is not None:
            if clause.after is None or lower(clause.after) != "que":
                rest = {lower(word) for word in clause.words[clause.words.index(noun) + 1 :]}
                if "que" not in rest:
                    return {}
            return {
                noun.id: as_told(noun, "NOUN", {}, (verb.id, ALONE)),
                verb.id: as_told(verb, "AUX", {"Number": PLURAL}, None),
            }
    return {}


TIMES = re.compile("anos|meses|semanas|dias|horas|minutos|décadas|séculos")


def with_me_in(words: Sequence[Token], readings: Readings) -> dict[int, Token]:
    """*Eu e*, *ele e* or *ela e* somebody that open a sentence, and a verb of one right behind: *eu e a minha prima
    mora*, *ele e ela trabalha*."""
    if len(words) < SHORTEST or lower(words[0]) not in {"eu", "ele", "ela"} or lower(words[1]) != "e":
        return {}
    place = 2
    while place < len(words) and (
        words[place].upos in {"DET", "NOUN", "PROPN", "ADJ"} or lower(words[place]) in {"ele", "ela", "você", "tu"}
    ):
        place += 1
    verb = behind(words, place) if place > 2 else None
    if verb is None or not finite(verb, readings) or is_of_many(verb, readings):
        return {}
    return {
        words[0].id: as_told(words[0], "PRON", {}, (verb.id, ALONE)),
        verb.id: as_told(verb, "VERB", {"Number": SINGULAR}, None),
    }


SHORTEST = 4
"""Words of the shortest sentence of that kind."""


def is_of_many(verb: Token, readings: Readings) -> bool:
    """Whether a verb may be a plural by the lexicon."""
    return any("Sing" not in one.get("Number", PLURAL) for one in finite(verb, readings))


# Forms of verbs


def form_behind(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """A verb right behind one that asks for another form: *podemos vai*, *está trabalhar*, *estou a estudando*, *tem
    comprar*, *tinha come*."""
    first, verb = words[place], words[place + 1]
    form = lower(first)
    shortened = place + 2 < len(words) and words[place + 2].span == verb.span  # *pode distribuí-las*
    verbal = verb.upos in {"AUX", "VERB"} and lower(verb) not in EMPHATIC and not shortened
    # *O que queremos está aqui*
    ended = form.startswith("que") and is_relative(words, place)
    if form in MODALS and verbal and not ended and (finite(verb, readings) or lower(verb) in SPOKEN):
        return asked(first, "AUX", verb, "Fin", PAST_FORM)
    if BEING.fullmatch(form) is not None:
        after = words[place + 2] if place + 2 < len(words) else None
        if lower(verb) == "a" and after is not None and re.search("[aei]ndo$", lower(after)) and after.upos == "VERB":
            return asked(verb, "ADP", after, "Ger", SELF)
        if (is_done(verb, readings) and verb.upos == "VERB") or (form == "estou" and lower(verb) in OF_ME):
            return asked(first, "AUX", verb, "Inf", WHAT_IT_IS)
    present = form.startswith("tinh") and lower(verb) in PRESENTS
    if HAVING.fullmatch(form) is not None and (present or (is_done(verb, readings) and verb.upos == "VERB")):
        return asked(first, "AUX", verb, "Inf", SELF)
    past = form in {"tinha", "tinham", "tínhamos"} and DONE.search(lower(verb)) is not None
    if past and verb.upos == "VERB" and finite(verb, readings) and not is_relative(words, place):
        # *Tinham enviaram*; not *quem tinha contou*.
        return asked(first, "AUX", verb, "Fin", SELF)
    return {}


DONE = re.compile("(?:[aei]ram|[^s]ou|[^m]eu|iu)$")
"""Ends of pasts."""


def is_relative(words: Sequence[Token], place: int) -> bool:
    """Whether a clause that may end with a verb has opened before it: *quem tinha*, *as coisas que queremos*."""
    start = place
    while start and words[start - 1].upos != "PUNCT" and words[start - 1].upos not in {"VERB", "AUX"}:
        start -= 1
    return any(lower(word) in OPENERS for word in words[start:place])


OPENERS = frozenset("que quem quando onde como quanto quantos quantas".split())


def asked(first: Token, upos: str, verb: Token, form: str, relation: str) -> dict[int, Token]:
    """A verb in some form as what a word asks for."""
    return {
        first.id: as_told(first, upos, {}, None),
        verb.id: as_told(verb, "VERB", feats(VerbForm=form), (first.id, relation)),
    }


def is_done(verb: Token, readings: Readings) -> bool:
    """Whether a word is the infinitive of a verb, and no noun."""
    own = known_as(lower(verb), "VERB", readings)
    return is_infinitive(verb) and bool(own) and lower(verb).endswith("r") and lower(verb) not in NOUNS


MODALS = frozenset("quero queres queremos querem posso podes pode podemos podem devo deves deve devemos devem".split())
EMPHATIC = frozenset("é era foi queira queiram há".split())
"""*Quero é dormir*."""
BEING = re.compile("est(?:ou|ás|á|amos|ão|ava|avas|ávamos|avam)")
HAVING = re.compile("t(?:enho|ens|em|emos|êm|inha|inhas|ínhamos|inham)")
OF_ME = frozenset("estudo trabalho moro compro faço leio escrevo falo espero preparo procuro".split())
PRESENTS = frozenset("come bebe faz vê diz vai vem põe sai dorme corre lê".split())
NOUNS = frozenset("ser poder jantar prazer lazer saber dever haver lugar almoçar olhar bar mar ar par amor cor".split())


def wished_behind(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """A form that no subjunctive has behind *que* and what somebody wishes, or what is necessary, or behind *talvez*:
    *quero que tu vens*, *é preciso que ela estuda*."""
    first, joint = words[place], words[place + 1]
    if lower(first) == "talvez" and (place == 0 or words[place - 1].upos in {"PUNCT", "CCONJ"}):
        return wished(words, first, readings)
    needed = lower(first) in NEEDED and place > 0 and lower(words[place - 1]) in {"é", "era", "seria"}
    if lower(joint) != "que" or not (lower(first) in WISHES or needed):
        return {}
    return wished(words, joint, readings)


def wished(words: Sequence[Token], joint: Token, readings: Readings) -> dict[int, Token]:
    """A conjunction and the next verb, if that is none of a wish."""
    near = words[joint.id : joint.id + NEAR]
    verb = next((one for one in near if one.upos in STOPS or lower(one) in {"quem", "que"}), None)
    if verb is None or not (lower(verb) in INDICATIVES | OF_YOU or is_indicative(verb, readings)):
        return {}
    return {
        joint.id: as_told(joint, "SCONJ", {}, None),
        verb.id: as_told(verb, "VERB", feats(Mood="Ind"), (joint.id, SELF)),
    }


INDICATIVE = frozenset({"Ind"})


def is_indicative(verb: Token, readings: Readings) -> bool:
    """Whether a verb is surely a present or past that no subjunctive looks like; not *vamos*, *vão*."""
    found = finite(verb, readings)
    sure = bool(found) and all(one.get("Mood") == INDICATIVE for one in found)
    return sure and verb.upos in {"AUX", "VERB"} and not lower(verb).endswith(("mos", "ão", "á", "ia"))


STOPS = frozenset({"AUX", "VERB", "PUNCT", "SCONJ"})
WISHES = frozenset(
    "preciso precisamos quero queres queremos querem queria espero esperamos desejo desejamos prefiro".split()
)
NEEDED = frozenset("preciso necessário importante possível provável bom".split())
OF_YOU = frozenset("vens vais tens estás és podes queres fazes sabes consegues ficas ajudas dizes dás".split())


# Numbers


def new_ones_behind(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A number in digits, an adjective in the singular and a noun: *5 nova mensagens*, *5 nova mensagem*."""
    if place + 2 >= len(words):
        return {}
    numeral, adjective, noun = words[place : place + 3]
    several = (numeral.form or "").isdigit() and numeral.form not in {"0", "1"}
    if (
        not several
        or adjective.upos != "ADJ"
        or not re.fullmatch("nov[oa]|outr[oa]|últim[oa]|únic[oa]", lower(adjective))
    ):
        return {}
    if noun.upos != "NOUN" or not (noun.form or "").islower():
        return {}
    if noun.feats.get("Number") == SINGULAR and not lower(noun).endswith("s"):
        return {
            numeral.id: as_told(numeral, "NUM", {"Number": PLURAL}, (noun.id, IN_DIGITS)),
            noun.id: as_told(noun, "NOUN", {"Number": SINGULAR}, None),
        }
    if not lower(noun).endswith("s") or "Plur" not in noun.feats.get("Number", ()):
        return {}
    return {
        adjective.id: as_told(adjective, "ADJ", {"Number": SINGULAR}, (noun.id, ATTRIBUTE)),
        noun.id: as_told(noun, "NOUN", {"Number": PLURAL}, None),
    }
