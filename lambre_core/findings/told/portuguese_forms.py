"""Told forms in Portuguese: futures behind *se* and *quando*, participles behind *ter*, gerunds behind prepositions,
pronouns behind *entre*, and what an object is made.

As in `portuguese_verbs`: *se o problema se manter*, *ela tem comprada os livros*, *para instalando*, *entre eu e a
empresa*, *mantenha as portas fechado*, *listas de contatos vazia*.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.beliefs import believed
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, clauses, lower
from lambre_core.findings.told.portuguese import (
    COUNTED_SEVERAL,
    DETERMINERS,
    EVERYDAY,
    GOVERNING,
    NAMING_SUBJECTS,
    NOT_SAID,
    OF_ONE,
    PARTICIPLE,
    PLURAL,
    SINGULAR,
    SOME_OF_THEM,
    is_a_noun,
    is_infinitive,
    number_and_gender,
    opening_subject,
)
from lambre_core.findings.told.portuguese_clauses import BEFORE_DE, GIVING
from lambre_core.findings.told.portuguese_verbs import asked, feats, told
from lambre_core.findings.told.relations import ATTRIBUTE, FUTURE_SUBJUNCTIVE, PERFECT, SELF, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "pt"


def with_told_forms(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with words joined to what asks for another form of them.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for clause in clauses(sentence):
        changed.update(past_a_relative_in(clause))
    for place in range(len(words) - 1):
        changed.update(future_at(words, place))
        changed.update(perfect_at(words, place, readings))
        changed.update(gerund_at(words, place))
        changed.update(between_us_at(words, place))
        changed.update(made_at(words, place))
        changed.update(of_the_first_at(words, place))
        changed.update(needed_at(words, place))
        changed.update(for_them_at(words, place))
    return sentence.with_tokens(changed) if changed else sentence


# Futures

FUTURES = {
    "ter": "tiver",
    "ser": "for",
    "ir": "for",
    "estar": "estiver",
    "fazer": "fizer",
    "poder": "puder",
    "querer": "quiser",
    "saber": "souber",
    "dizer": "disser",
    "trazer": "trouxer",
    "haver": "houver",
    "pôr": "puser",
    "ver": "vir",
    "manter": "mantiver",
    "obter": "obtiver",
    "conter": "contiver",
    "deter": "detiver",
    "propor": "propuser",
    "supor": "supuser",
    "compor": "compuser",
    "refazer": "refizer",
    "desfazer": "desfizer",
    "satisfazer": "satisfizer",
    "prever": "previr",
    "rever": "revir",
}
"""Infinitives and the futures of the subjunctive of the same verbs, which are other forms."""
ALONE = frozenset({"ter", "haver", "estar", "poder"})
"""Those that are seldom reflexive, so that *se* before them is a conjunction."""
WHEN = frozenset({"se", "quando", "enquanto"})


def future_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """An infinitive behind *se* or *quando* and a pronoun, or one noun with its article, where a future of the
    subjunctive is asked for: *se você ter dúvidas*, *se o problema se manter*; or right behind one that opens the
    sentence: *se haver dúvidas*; not *se manter saudável é difícil*."""
    joint = words[place]
    if lower(joint) not in WHEN or (place and words[place - 1].upos not in {"PUNCT", "CCONJ", "SCONJ", "ADV"}):
        return {}
    at = place + 1
    first = lower(words[at]) if at < len(words) else ""
    named = first in NAMING_SUBJECTS
    if named:
        at += 1
    elif first in DETERMINERS:
        at += 1
        if at < len(words) and POSSESSIVES.fullmatch(lower(words[at])) is not None:
            at += 1
        if at >= len(words) or not is_a_noun(words[at]):
            return {}
        at += 1
        named = True
    while at < len(words) and lower(words[at]) in {"não", "se", "me", "te", "lhe", "já"} and named:
        at += 1
    verb = words[at] if at < len(words) else None
    if verb is None or lower(verb) not in FUTURES or verb.upos not in {"AUX", "VERB"}:
        return {}
    if not named and (joint.id > 1 or lower(verb) not in ALONE or not any(word.form == "," for word in words[at:])):
        return {}
    return {
        joint.id: as_told(joint, "SCONJ", {}, None),
        verb.id: as_told(verb, "VERB", feats(VerbForm="Inf"), (joint.id, FUTURE_SUBJUNCTIVE)),
    }


POSSESSIVES = re.compile("(?:meu|teu|seu|nosso|minha|tua|sua|nossa)s?")

# Participles

HAVING = re.compile(
    "t(?:enho|em|êm|emos|inha|inham|ínhamos|erá|erão|eria|eriam|ivesse|ivessem)|hav(?:ia|iam|íamos|eria|eriam)"
)


def perfect_at(words: Sequence[Token], place: int, readings: Readings) -> dict[int, Token]:
    """A participle behind *ter* or *haver* that shows another gender or number than the masculine of one, and what is
    done right behind, with which it does not agree behind *ter*: *tem comprada muitos livros*, *havíamos enviadas as
    cartas*; not *tem entrada*."""
    if place + 2 >= len(words) or HAVING.fullmatch(lower(words[place])) is None:
        return {}
    auxiliary, verb, after = words[place : place + 3]
    found = ENDING.search(lower(verb))
    if found is None or verb.upos not in {"VERB", "ADJ"} or lower(verb) in NOUNS or not is_participle(verb):
        return {}
    if known_as(lower(verb), "NOUN", readings) or not known_as(lower(verb), "VERB", readings):
        return {}
    object_behind = lower(after) in {*DETERMINERS, *COUNTED_SEVERAL, "todos", "todas"} or after.upos == "NUM"
    if not object_behind:
        return {}
    own = number_and_gender(*CELLS[found[1]])
    if lower(auxiliary).startswith("t") and agrees_behind(own, words[place + 2 : place + 5]):
        return {}  # *Tem publicadas várias obras*: they are, and are somebody's
    return {
        auxiliary.id: as_told(auxiliary, "AUX", {}, None),
        verb.id: as_told(verb, "VERB", {**own, "VerbForm": frozenset({"Part"})}, (auxiliary.id, PERFECT)),
    }


def agrees_behind(own: Features, words: Sequence[Token]) -> bool:
    """Whether the first noun of some words has a gender and number."""
    noun = next((word for word in words if word.upos in {"NOUN", "PROPN"}), None)
    return noun is not None and all(not own[name].isdisjoint(noun.feats.get(name, own[name])) for name in own)


def is_participle(word: Token) -> bool:
    """Whether the tagger surely takes a word for a verb or an adjective."""
    known = word.beliefs.upos if word.beliefs is not None else {word.upos or "": 1.0}
    return (known or {}).get("VERB", 0.0) + (known or {}).get("ADJ", 0.0) >= SURE


ENDING = re.compile("[aií]d(a|as|os)$")
CELLS = {"a": ("Fem", "Sing"), "as": ("Fem", "Plur"), "os": ("Masc", "Plur")}
NOUNS = frozenset("entrada saída chegada vida comida bebida medida partida chamada parada estada dúvida ida".split())


def gerund_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A gerund right behind a preposition that asks for an infinitive: *para instalando*, *depois de instalando*."""
    first, verb = words[place : place + 2]
    behind_another = lower(first) == "de" and place > 0 and lower(words[place - 1]) in BEFORE_DE
    if not (lower(first) in {"para", "sem"} or behind_another) or verb.upos != "VERB":
        return {}
    if re.search("..[aei]ndo$", lower(verb)) is None or "Ger" not in verb.feats.get("VerbForm", ()):
        return {}
    return asked(first, "ADP", verb, "Ger", SELF)


# Pronouns


def between_us_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """*Eu* or *tu* between *entre* and *e* with somebody else (*entre eu e a empresa*), or behind another preposition
    before an adverb that ends the sentence (*falaram de tu ontem*)."""
    if place + 3 >= len(words):
        return {}
    adposition, pronoun, after, last = words[place : place + 4]
    if lower(pronoun) not in {"eu", "tu"}:
        return {}
    nominal = last.upos in {"DET", "NOUN", "PROPN", "PRON"}
    both = lower(adposition) == "entre" and lower(after) == "e" and nominal
    closing = lower(adposition) in GOVERNING and after.upos == "ADV" and last.form in {".", "!", "?"}
    if not (both or closing):
        return {}
    return {
        adposition.id: as_told(adposition, "ADP", {}, None),
        pronoun.id: as_told(pronoun, "PRON", feats(Case="Nom"), (adposition.id, SELF)),
    }


# What an object is made

MAKING = re.compile("mant(?:enha|enham|er)|deix(?:e|em|ar)|torn(?:e|em|ar|ou|a|am|aram)|consider(?:e|em|ar|o|a|ou|am)")
"""Imperatives and infinitives of verbs that say what their object is to be, and pasts of those that say nothing of who
does it, as *ele deixou a sala irritado* does."""


def made_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """An adjective or participle that ends its phrase right behind the object of a verb of making, and differs from it:
    *mantenha as portas fechado*, *deixe a janela aberto*."""
    if place + 3 >= len(words) or MAKING.fullmatch(lower(words[place])) is None:
        return {}
    at = place + 2
    shown = DETERMINERS.get(lower(words[place + 1]))
    if shown is not None and POSSESSIVES.fullmatch(lower(words[at])) is not None:
        at += 1
    if shown is None or at + 1 >= len(words) or not is_a_noun(words[at]):
        return {}
    noun, said = words[at : at + 2]
    behind = words[at + 2] if at + 2 < len(words) else None
    theirs = number_and_gender(*shown)
    if any(believed(noun, name, theirs[name]) < SURE for name in theirs):
        return {}
    own = shown_by_end(said)
    ends = behind is None or behind.upos in {"PUNCT", "ADP", "ADV", "SCONJ"}
    if own is None or own == theirs or not ends or (behind is not None and behind.form == ","):
        return {}
    return {
        noun.id: as_told(noun, "NOUN", theirs, None),
        said.id: as_told(said, "ADJ", own, (noun.id, ATTRIBUTE)),
    }


def shown_by_end(said: Token) -> Features | None:
    """The gender and number of a participle or a frequent adjective by its end; None of another word."""
    form = lower(said)
    plain = PARTICIPLE.search(form) is not None or (EVERYDAY.fullmatch(form) is not None and form[-1] not in "elz")
    if not plain or said.upos not in {"ADJ", "VERB"} or NOT_SAID.fullmatch(form) is not None:
        return None
    if form in {"bom", "bons"}:
        return number_and_gender("Masc", "Sing" if form == "bom" else "Plur")
    found = re.search("(o|a)(s?)$", form)
    if found is None:
        return None
    return number_and_gender("Masc" if found[1] == "o" else "Fem", "Plur" if found[2] else "Sing")


def of_the_first_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """A plural, *de* and a bare noun of the other gender, and an adjective of the first one's gender in the singular,
    which belongs to neither: *listas de contatos vazia*, *chaves de acesso antiga*."""
    if place + 3 >= len(words) or lower(words[place + 1]) != "de":
        return {}
    first, of, second, said = words[place : place + 4]
    if not is_a_noun(first) or not is_a_noun(second) or said.head not in {first.id, second.id}:
        return {}
    own = shown_by_end(said)
    plural = first.feats.get("Number") == PLURAL and lower(first).endswith("s")
    if own is None or own["Number"] != SINGULAR or not plural or SOME_OF_THEM.fullmatch(lower(first)) is not None:
        return {}
    genders = first.feats.get("Gender"), second.feats.get("Gender")
    sure = all(believed(word, "Gender", word.feats.get("Gender", frozenset())) >= SURE for word in (first, second))
    behind = words[place + 4] if place + 4 < len(words) else None
    ends = behind is None or behind.upos in {"PUNCT", "ADP", "AUX"} or lower(behind) == "não"
    if not sure or genders[0] != own["Gender"] or genders[1] == own["Gender"] or len(genders[0]) != 1 or not ends:
        return {}
    return {
        first.id: as_told(first, "NOUN", {"Gender": own["Gender"], "Number": PLURAL}, None),
        of.id: as_told(of, "ADP", {}, (first.id, "udep")),
        said.id: as_told(said, "ADJ", own, (first.id, ATTRIBUTE)),
    }


# Numbers


def past_a_relative_in(clause: Clause) -> dict[int, Token]:
    """Several that open a sentence, a relative clause of who speaks or is spoken to, and a verb of one without objects
    behind that: *as mensagens que recebi ontem desapareceu*."""
    subject = opening_subject(clause)
    if subject is None or subject[0].upos != "NOUN" or subject[1].get("Number") != PLURAL:
        return {}
    noun, _, place = subject
    words = clause.words
    if place + 2 >= len(words) or lower(words[place]) != "que" or noun.id != place + words[0].id - 1:
        return {}
    inner = words[place + 1 :]
    at = next((at for at, word in enumerate(inner[:3]) if word.upos in {"AUX", "VERB"}), None)
    if at is None or "3" in inner[at].feats.get("Person", {"3"}):
        return {}
    rest = [word for word in inner[at + 1 :] if word.upos != "ADV"]
    if not rest or lower(rest[0]) not in OF_ONE | GONE or rest[0].upos not in {"AUX", "VERB"}:
        return {}
    return told(noun, "NOUN", {"Number": PLURAL}, rest[0], {"Number": SINGULAR, "Person": frozenset({"3"})})


GONE = frozenset("desapareceu sumiu expirou desaparece some expira".split())


def needed_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """*É necessária* and the like, or *ficou faltando*, that opens a sentence before several that are counted: *é
    necessária duas assinaturas*; or *segue* before papers with an article (*segue os documentos*)."""
    if place or len(words) < FEW:
        return {}
    if lower(words[0]) == "segue" and lower(words[1]) in {"os", "as"} and PAPERS.fullmatch(lower(words[2])) is not None:
        return told(words[2], "NOUN", {"Number": PLURAL}, words[0], {"Number": SINGULAR, "Person": frozenset({"3"})})
    if lower(words[0]) not in {"é", "foi", "será", "era", "está", "ficou", "fica", "estava"}:
        return {}
    said, many, noun = words[1:4]
    if lower(said) in {"proibido", "permitido"} and lower(many) == "a" and many.upos == "DET" and is_a_noun(noun):
        # *É proibido a entrada*; without an article it may stand so.
        theirs = number_and_gender("Fem", "Sing")
        if all(believed(noun, name, theirs[name]) >= SURE for name in theirs):
            return {
                noun.id: as_told(noun, "NOUN", theirs, None),
                said.id: as_told(said, "ADJ", number_and_gender("Masc", "Sing"), (noun.id, ATTRIBUTE)),
            }
    if NEEDED.fullmatch(lower(said)) is None or not (lower(many) in COUNTED_SEVERAL or many.upos == "NUM"):
        return {}
    if not is_a_noun(noun) or noun.feats.get("Number") != PLURAL or lower(many) in {"um", "uma", "1"}:
        return {}
    return told(noun, "NOUN", {"Number": PLURAL}, words[0], {"Number": SINGULAR, "Person": frozenset({"3"})})


NEEDED = re.compile("necessária|disponível|obrigatória|possível|suficiente|faltando|sobrando")
PAPERS = re.compile(
    "arquivos|ficheiros|documentos|dados|fotos|imagens|informações|anexos|notas|comprovantes|detalhes|links"
)
"""What is sent with a letter, of which nobody says that somebody follows it."""
FEW = 4


def for_them_at(words: Sequence[Token], place: int) -> dict[int, Token]:
    """An infinitive without its person behind *para* and *eles*, *vocês* or *nós*, where something is for them to do,
    as with *para mim fazer*: *isto é para eles fazer*, *pediu para nós ler*; not *é difícil para nós ler isto*."""
    if place + 2 >= len(words) or lower(words[place]) != "para":
        return {}
    pronoun, verb = words[place + 1 : place + 3]
    if lower(pronoun) not in {"eles", "elas", "vocês", "nós"} or not is_infinitive(verb):
        return {}
    before = words[place - 1] if place else None
    if before is None or re.fullmatch("\\w+[aeiô]r", lower(verb)) is None or place < 1:
        return {}
    is_it = lower(before) in {"é", "era", "são", "eram"} and lower(words[place - 2]) in {
        "isto",
        "isso",
        "aquilo",
        "tudo",
    }
    given = GIVING.fullmatch(lower(before)) is not None
    thing = before.upos == "NOUN" and any(GIVING.fullmatch(lower(word)) for word in words[max(0, place - 4) : place])
    if not (is_it or given or thing):
        return {}
    adposition = words[place]
    return {
        adposition.id: as_told(adposition, "ADP", {}, None),
        **told(pronoun, "PRON", {"Number": PLURAL}, verb, {"Number": SINGULAR}),
    }
