"""Told words in Portuguese: closed classes and unmistakable forms leave no choice of what belongs together.

As in Polish (`told_polish`): numerals that show a gender and the noun right behind, a determined noun that opens the
sentence and what its copula says of it, *ele* and a verb that only *tu* has, *haver* and what there is, conjunctions
and the mood that they ask for.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from lambre_core.findings.beliefs import believed
from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings
from lambre_core.findings.told.clauses import SURE, Clause, clauses, lower, with_adpositions
from lambre_core.findings.told.relations import (
    ALONE,
    ATTRIBUTE,
    COUNTED,
    DETERMINER,
    FOR_ONESELF,
    SELF,
    TOLD,
    WHAT_IT_IS,
    as_told,
)
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "pt"
RATHER_SURE = 0.6
"""Least probability of the gender and number of a noun whose determiner shows the same, or behind a form of *cujo*."""


def with_told_words(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with words that surely belong together joined.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(with_adpositions(sentence)):
        changed.update(counted_in(clause, readings))
        changed.update(predicate_in(clause))
        changed.update(subject_in(clause))
        changed.update(several_in(clause))
        changed.update(owned_in(clause))
        changed.update(of_you_in(clause))
        changed.update(past_in(clause))
        changed.update(what_there_is_in(clause))
        changed.update(what_is_lacking_in(clause))
        changed.update(governed_in(clause))
        changed.update(arriving_in(clause))
        changed.update(which_in(clause))
        changed.update(whose_in(clause))
        changed.update(done_in(clause))
        changed.update(reflexive_in(clause))
    changed.update(moods_in(sentence))
    changed.update(clefts_in(sentence))
    changed.update(joint_in(sentence))
    return sentence.with_tokens(changed) if changed else sentence


def number_and_gender(gender: str, number: str) -> Features:
    """Both as features."""
    return {"Gender": frozenset({gender}), "Number": frozenset({number})}


def is_a_noun(word: Token) -> bool:
    """Whether a word without a capital is surely a noun; what the tagger takes for a name a little is one, too."""
    known = word.beliefs.upos if word.beliefs is not None else None
    share = known.get("NOUN", 0.0) + known.get("PROPN", 0.0) if known else 1.0
    return word.upos == "NOUN" and (word.form or "").islower() and share >= SURE_OF_NOUNS


SURE_OF_NOUNS = 0.85


# Numerals


def counted_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A numeral that shows a gender and the noun right behind it, joined, if the noun is of the other one (*dois
    camisas*), or a great number in the singular (*dois milhão*); not if it may be of either (*dois branches*)."""
    changed: dict[int, Token] = {}
    for numeral, noun in zip(clause.words, clause.words[1:], strict=False):
        # *DOIs* are identifiers.
        gender = COUNTING.get(lower(numeral)) if (numeral.form or "")[1:].islower() else None
        if lower(numeral) in SEVERAL and lower(noun) in {"milhão", "bilhão", "trilhão", "bilião"}:
            own: Features = {"Number": SINGULAR}
            changed[noun.id] = as_told(noun, "NOUN", own, None)
            changed[numeral.id] = as_told(numeral, "NUM", {"Number": PLURAL}, (noun.id, COUNTED))
            continue
        plain = noun.upos == "NOUN" and (noun.form or "").islower() and "-" not in lower(noun)
        other = {"Masc": "Fem", "Fem": "Masc"}.get(gender or "", "")
        if gender is None or not plain or lower(noun) in {"mil", "milhões", "mais", *WITH_ME}:
            continue
        if any(gender in one.feats.get("Gender", {gender}) for one in readings(noun)):
            continue
        listed = any(one.written for one in readings(noun))
        if listed or (believed(noun, "Gender", frozenset({other})) >= SURE and believed_upos(noun) >= SURE):
            told = {"Gender": frozenset({gender}), "Number": PLURAL}
            changed[numeral.id] = as_told(numeral, "NUM", told, (noun.id, COUNTED))
            changed[noun.id] = as_told(noun, "NOUN", {"Gender": frozenset({other})}, None)
    return changed


COUNTING: Mapping[str, str] = {
    **dict.fromkeys("dois duzentos trezentos quatrocentos quinhentos seiscentos".split(), "Masc"),
    **dict.fromkeys("duas duzentas trezentas quatrocentas quinhentas seiscentas".split(), "Fem"),
}
WITH_ME = frozenset("comigo contigo consigo conosco connosco convosco".split())
"""*Tenho duas comigo*."""
SEVERAL = frozenset("dois três quatro cinco seis sete oito nove dez".split())
SINGULAR = frozenset({"Sing"})
PLURAL = frozenset({"Plur"})


# What is said of somebody or something


def predicate_in(clause: Clause) -> dict[int, Token]:
    """A noun with a determiner of its gender, or *ele* and the like, that opens the clause, and the adjective or
    participle behind its copula, joined, if the two differ: *a mensagem foi enviado*, *a ministra está preocupado*, *a
    conta do cliente foi apagado*."""
    subject = opening_subject(clause)
    if subject is None:
        return {}
    noun, shown, place = subject
    rest = clause.words[behind_owner(clause.words, place) :]
    copula = next((index for index, word in enumerate(rest) if word.upos in {"AUX", "VERB"}), None)
    if copula is None or not all(is_between(word) for word in rest[:copula]):
        return {}
    said = said_behind(rest[copula:])
    if said is None or differs(noun, said, shown) is None:
        return {}
    own = differs(noun, said, shown)
    return {
        noun.id: as_told(noun, noun.upos, shown, None),
        said.id: as_told(said, "ADJ", own or {}, (noun.id, WHAT_IT_IS)),
    }


def behind_owner(words: Sequence[Token], place: int) -> int:
    """The place behind *de* and a noun of which the noun before that place is (*a conta | do cliente*); the place
    itself, where that says how much there is (*um litro de água*)."""
    if place >= len(words) or lower(words[place]) != "de" or MEASURES.fullmatch(lower(words[place - 1])) is not None:
        return place
    owner = place + 1
    if owner < len(words) and words[owner].upos == "DET":
        owner += 1
    return owner + 1 if owner < len(words) and is_a_noun(words[owner]) else place


MEASURES = re.compile(
    "(?:quilo|litro|metro|tonelada|grama|pedaço|bocado|copo|chávena|xícara|fatia|parcela|onda|leva|lote|amostra|caixa|"
    "monte|montante|volume)s?|(?:per|por)centage[mn]s?|fraç(?:ão|ões)"
)
"""Nouns beside which a predicate may agree with what there is of it."""


def is_between(word: Token) -> bool:
    """Whether a word may stand between a subject and its verb: an adverb, or a pronoun beside the verb."""
    return word.upos == "ADV" or lower(word) in {"não", "já", "me", "te", "lhe", "nos", "lhes"}


def opening_subject(clause: Clause) -> tuple[Token, Features, int] | None:
    """The determined noun, or the pronoun, that opens a clause, its gender and number, and the place behind it and an
    adjective of its own; None where there is none for sure."""
    words = clause.words
    start = 1 if words and lower(words[0]) in BEFORE_CLAUSES else 0
    if start == 0 and words and words[0].id > 1 and words[0].upos != "PRON":
        return None
    first = words[start] if start < len(words) else None
    if first is None:
        return None
    if lower(first) == "nós" and first.upos == "PRON":
        return first, {"Number": PLURAL}, start + 1
    if lower(first) in PERSONS and first.upos == "PRON":
        return first, number_and_gender(*PERSONS[lower(first)]), start + 1
    told = DETERMINERS.get(lower(first))
    place = start + 1
    if told is None or place >= len(words):
        return None
    if lower(words[place]) in DETERMINERS and DETERMINERS[lower(words[place])] == told:
        # *A tua irmã*
        place += 1
    elif told[1] == "Plur" and words[place].upos == "NUM":
        place += 1  # *As duas irmãs*
    noun = words[place] if place < len(words) else None
    if noun is None or not is_a_noun(noun):
        return None
    shown = number_and_gender(*told)
    if SOME_OF_THEM.fullmatch(lower(noun)) or any(believed(noun, name, shown[name]) < RATHER_SURE for name in shown):
        return None
    after = words[place + 1] if place + 1 < len(words) else None
    if after is not None and after.upos == "ADJ" and after.head == noun.id:
        place += 1
    return noun, shown, place + 1


BEFORE_CLAUSES = frozenset("mas se quando enquanto embora porque pois caso".split())
PERSONS: Mapping[str, tuple[str, str]] = {
    "ele": ("Masc", "Sing"),
    "ela": ("Fem", "Sing"),
    "eles": ("Masc", "Plur"),
    "elas": ("Fem", "Plur"),
}
DETERMINERS: Mapping[str, tuple[str, str]] = {
    **dict.fromkeys("o um este esse aquele meu teu seu nosso nenhum".split(), ("Masc", "Sing")),
    **dict.fromkeys("a uma esta essa aquela minha tua sua nossa nenhuma".split(), ("Fem", "Sing")),
    **dict.fromkeys("os estes esses aqueles meus teus seus nossos".split(), ("Masc", "Plur")),
    **dict.fromkeys("as estas essas aquelas minhas tuas suas nossas".split(), ("Fem", "Plur")),
}
SOME_OF_THEM = re.compile(
    "maioria|minoria|partes?|metade|resto|restante|séries?|grupos?|números?|total|quantidades?|conjuntos?|gente|pessoas?|"
    "dupla|par|pares|dúzias?|centenas?|milhares|milhões|terços?|vítimas?|criaturas?|excelências?|senhorias?|majestades?|"
    "santidades?|vezes|coisas?|forma|maneira|modo|questão|verdade|certo|resultado|tipos?|espécies?|melhor|pior|mais"
)
"""Nouns beside which a predicate may agree with another noun, or with none."""


def said_behind(words: Sequence[Token]) -> Token | None:
    """The participle or adjective right behind a copula, or behind one that a modal verb asks for, with adverbs of
    degree between; None where what follows it may be its noun."""
    copula = 0
    if lower(words[0]) in MODALS and len(words) > 1:
        copula = 1
        if lower(words[1]) == "de" and len(words) > 2:
            copula = 2
    if COPULA.fullmatch(lower(words[copula])) is None:
        return None
    place = copula + 1
    if place < len(words) and lower(words[place]) == "sido":
        place += 1
    compared = place < len(words) and lower(words[place]) in {"mais", "menos", "tão"}
    while place < len(words) and lower(words[place]) in DEGREES:
        place += 1
    said = words[place] if place < len(words) else None
    if said is not None and POSSESSIVE.fullmatch(lower(said)) is not None and place + 1 == len(words):
        # *O livro é minha*
        return said
    if said is None or said.upos not in {"ADJ", "VERB"} or NOT_SAID.fullmatch(lower(said)) is not None:
        return None
    if "-" in lower(said):
        return None  # *São cascas-grossas*: a noun of its own gender.
    participle = PARTICIPLE.search(lower(said)) is not None
    adjective = said.upos == "ADJ" and believed_upos(said) >= SURE and INFLECTED.search(lower(said)) is not None
    adjective = adjective or EVERYDAY.fullmatch(lower(said)) is not None
    after = words[place + 1] if place + 1 < len(words) else None
    noun_behind = after is not None and after.upos in {"NOUN", "PROPN", "ADJ", "DET", "NUM", "PRON"} and not participle
    of_another = noun_behind or (after is not None and lower(after) == "que" and not compared)
    return said if (participle or adjective) and not of_another else None


EVERYDAY = re.compile(
    "(?:bonit|cansad|chei|vazi|pront|preocupad|nervos|furios|ocupad|atrasad|doid|zangad|quiet|pret|branc|vermelh|amarel|"
    "redond|quadrad|larg|estreit|curt|comprid|modern|antig|famos|delicios|maravilhos|escur|complet|suj|limp|mort|viv|velh|nov|gord|magr|ric|simpátic|cansativ|perigos|fri|saboros|ótim|péssim|car|barat)[oa]s?|bo(?:ns|as?)|"
    "(?:content|trist|doent|quent|grand|fort|important|diferent|inteligent)es?|feliz(?:es)?|difíc(?:il|eis)|fác(?:il|eis)"
)
"""Adjectives that say something of their subject, whatever the tagger takes them for."""
INFLECTED = re.compile("[oa]s?$|(?:ntes|[aáeí]veis|ais|zes|gres|ores|ares)$")
"""Ends of adjectives that show a gender, or that they are said of several."""
MODALS = frozenset(
    "deve devem deveria deveriam devia deviam pode podem poderia poderiam podia podiam precisa precisam precisou vai "
    "vão tem têm tinha tinham terá terão pôde puderam deverá deverão poderá poderão deveu deveram".split()
)
COPULA = re.compile(
    "é|são|somos|fomos|éramos|era|eram|foi|foram|será|serão|seria|seriam|seja|sejam|fosse|fossem|ser|sido|está|estão|estamos|estava|estavam|esteve|"
    "estiveram|estará|estarão|esteja|estejam|estar|parece|parecem|parecia|pareceu|permanece|permanecem|continua|continuam|continuou|continuaram|continuava|continuavam|fica|ficam|ficamos|ficou|ficaram|ficava|ficavam|ficará|ficarão|ficar"
)
DEGREES = frozenset(
    "muito mais menos tão bem bastante pouco já sempre ainda completamente totalmente também agora".split()
)
PARTICIPLE = re.compile(
    "(?:[aií]d|feit|escrit|abert|post|cobert|mort|eleit|pres|suspens|vist|dit|pag|gast|ganh)[oa]s?$"
)
NOT_SAID = re.compile(
    "demasiad[oa]s?|lados?|dados?|cuidado|resultados?|estados?|tod[oa]s?|quando|segund[oa]s?|passado|obrigad[oa]s?|"
    "mesm[oa]s?|própri[oa]s?|outr[oa]s?|meio|tant[oa]s?|muit[oa]s?|pouc[oa]s?|custo|junt[oa]s?|claro|certo|devido|"
    "necessário|preciso|possível|proibido|permitido|bom|só|contra|pra|para|primeir[oa]s?|únic[oa]s?|direito"
)
"""What is an adverb or a noun, or is said of no noun without an article (*é proibido entrada*)."""


def differs(noun: Token, said: Token, shown: Features) -> Features | None:
    """The gender and number that the end of an adjective or participle shows, if they are not those of the noun."""
    form = lower(said)
    if form.endswith("es") or form.endswith("is"):
        return {"Number": PLURAL} if shown["Number"] == SINGULAR else None
    if EVERYDAY.fullmatch(form) is not None and form[-1] in "elz":
        return {"Number": SINGULAR} if shown["Number"] == PLURAL else None
    ends = {"o": ("Masc", "Sing"), "a": ("Fem", "Sing"), "os": ("Masc", "Plur"), "as": ("Fem", "Plur")}
    told = ("Masc", "Plur") if form == "bons" else None
    told = told or next((ends[end] for end in ("os", "as", "o", "a") if form.endswith(end)), None)
    if told is None:
        return None
    own = {name: values for name, values in number_and_gender(*told).items() if name in shown}
    return own if own != {name: shown[name] for name in own} else None


# Subjects


def subject_in(clause: Clause) -> dict[int, Token]:
    """*Você*, or somebody of the family that opens the clause, and a verb right behind in the first person
    of several or in the second one, joined: *minha avó nasci*, *você esqueceste*."""
    for place, word in enumerate(clause.words[:-1]):
        noun = word.upos in {"NOUN", "PRON"} and lower(word) in KIN
        pronoun = lower(word) in {"você", "vocês", "alguém", "ninguém"}
        if not (noun or pronoun) or not opens(clause, place):
            continue
        rest = [one for one in clause.words[place + 1 : place + 4] if not is_between(one)]
        verb = rest[0] if rest else None
        if verb is None or verb.upos not in {"AUX", "VERB"} or believed_upos(verb) < SURE:
            continue
        found = OF_SPEAKERS.search(lower(verb))
        if found is None or verb.feats.get("Person", THIRD) == THIRD or not (verb.form or "").islower():
            continue
        person = frozenset({"2" if found["you"] else "1"})
        return {
            word.id: as_told(word, "PRON" if pronoun else "NOUN", {"Person": frozenset({"3"})}, (verb.id, TOLD)),
            verb.id: as_told(verb, "VERB", {"Person": person}, None),
        }
    return {}


def opens(clause: Clause, place: int) -> bool:
    """Whether nothing but determiners stands before a word of the clause that opens the sentence, or follows a stop."""
    before = clause.words[:place]
    return all(lower(word) in DETERMINERS for word in before) and lower(clause.words[0]) != "ao"


KIN = frozenset(
    "irmã irmão mãe pai avó avô tia tio prima primo filha filho neta neto sogra sogro cunhada cunhado vizinha vizinho "
    "professora professor diretora diretor amiga amigo esposa marido mulher".split()
)
THIRD = frozenset({"3"})
OF_SPEAKERS = re.compile(
    "(?P<you>[aei]stes?)$|(?:[aeiáé]mos|[^aeou]ei|nasci|abri|vivi|saí|decidi|vendi|corri|conheci|recebi|perdi)$"
)
"""Ends of pasts of who is spoken to, and of those of who speaks; *assiste* is a present."""


def several_in(clause: Clause) -> dict[int, Token]:
    """Several that open a clause and a verb without an object right behind, joined, if that is in the singular: *meus
    primos nunca esteve*; or one and a verb in the plural: *o bebé dormem*; not *as coisas é que*."""
    subject = opening_subject(clause)
    if subject is None or subject[0].upos != "NOUN":
        return {}
    noun, shown, place = subject
    if [lower(word) for word in clause.words[place : place + 2]] in (["de", "ela"], ["de", "ele"]):
        # *Os pais dela*
        place += 2
    if shown["Number"] == SINGULAR:
        verb = next((word for word in clause.words[place : place + 3] if not is_between(word)), None)
        if verb is None or lower(verb) not in OF_MANY or any(lower(word) in {"e", "com"} for word in clause.words):
            return {}
        return {
            noun.id: as_told(noun, "NOUN", {"Number": SINGULAR}, (verb.id, TOLD)),
            verb.id: as_told(verb, "VERB", {"Number": PLURAL, "Person": frozenset({"3"})}, None),
        }
    rest = [word for word in clause.words[place : place + 3] if not is_between(word)]
    if not rest or lower(rest[0]) not in OF_ONE or (len(rest) > 1 and lower(rest[1]) in {"que", "o", "a"}):
        return {}
    return {
        noun.id: as_told(noun, "NOUN", {"Number": PLURAL}, (rest[0].id, TOLD)),
        rest[0].id: as_told(rest[0], "VERB", {"Number": SINGULAR, "Person": frozenset({"3"})}, None),
    }


OF_ONE = frozenset(
    "está esteve estava foi ficou ficava vai chegou saiu morreu nasceu viajou caiu dormiu correu começou partiu voltou "
    "entrou continua continuou parece pareceu vive vivia mora morava trabalha trabalhava viaja dorme corre chega sai "
    "brinca brincava gosta gostava queria".split()
)
"""Verbs without objects whose forms are those of one."""
OF_MANY = frozenset(
    "estão estiveram estavam ficaram ficam vão chegaram saíram morreram dormem dormiram correm correram começaram "
    "partiram voltaram entraram continuam vivem moram trabalham viajam chegam saem brincam".split()
)
"""As above, whose forms are those of several."""


def joint_in(sentence: Sentence) -> dict[int, Token]:
    """Somebody and *eu* that open a sentence, and a verb of one right behind, joined: *o João e eu foi*."""
    words = sentence.tokens
    for place, word in enumerate(words[:6]):
        opened = all(one.upos in {"DET", "NOUN", "PROPN", "ADJ"} for one in words[:place])
        if lower(word) != "e" or place < 1 or place + 2 >= len(words) or lower(words[place + 1]) != "eu" or not opened:
            continue
        eu = words[place + 1]
        verb = next((one for one in words[place + 2 : place + 5] if not is_between(one)), None)
        if verb is not None and (lower(verb) in {*OF_ONE, "é", "tem", "fez"} or re.search("[^s]ou$", lower(verb))):
            return {
                eu.id: as_told(eu, "PRON", {}, (verb.id, ALONE)),
                verb.id: as_told(verb, "VERB", {"Number": SINGULAR}, None),
            }
    return {}


def of_you_in(clause: Clause) -> dict[int, Token]:
    """*Tu* and an infinitive without its ending right behind, joined: *é melhor tu ir*."""
    for pronoun, verb in zip(clause.words, clause.words[1:], strict=False):
        infinitive = verb.upos in {"AUX", "VERB"} and believed_upos(verb) >= SURE and is_infinitive(verb)
        if lower(pronoun) == "tu" and infinitive and lower(verb).endswith("r"):
            return {
                pronoun.id: as_told(pronoun, "PRON", {"Person": frozenset({"2"})}, (verb.id, TOLD)),
                verb.id: as_told(verb, "VERB", {"Person": frozenset({"1", "3"})}, None),
            }
    return {}


def past_in(clause: Clause) -> dict[int, Token]:
    """A form of *ter* and a present that is used for a participle right behind, joined: *tinha chego*."""
    for auxiliary, verb in zip(clause.words, clause.words[1:], strict=False):
        if lower(auxiliary) in HAVING and lower(verb) in FOR_PARTICIPLES:
            return {
                auxiliary.id: as_told(auxiliary, "AUX", {}, None),
                verb.id: as_told(verb, "VERB", {"VerbForm": frozenset({"Fin"})}, (auxiliary.id, SELF)),
            }
    return {}


HAVING = frozenset("tinha tinham tínhamos tenho tem têm temos teria teriam havia haviam".split())
FOR_PARTICIPLES = frozenset("chego trago compro falo perco mando escrevo abro canso".split())


def owned_in(clause: Clause) -> dict[int, Token]:
    """A possessive between an article and a noun that agree, joined to the noun, if it does not: *a nosso viagem*."""
    for article, owner, noun in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        first, second = DETERMINERS.get(lower(article)), DETERMINERS.get(lower(owner))
        plain = lower(article) in {"o", "a", "os", "as"} and POSSESSIVE.fullmatch(lower(owner)) is not None
        if not plain or first is None or second is None or first == second or noun.upos != "NOUN":
            continue
        shown = number_and_gender(*first)
        if article.upos == "DET" and all(believed(noun, name, shown[name]) >= SURE for name in shown):
            return {
                owner.id: as_told(owner, "DET", number_and_gender(*second), (noun.id, DETERMINER)),
                noun.id: as_told(noun, "NOUN", shown, None),
            }
    return {}


POSSESSIVE = re.compile("(?:meu|teu|seu|nosso|vosso|minha|tua|sua|nossa|vossa)s?")


# What there is


def what_there_is_in(clause: Clause) -> dict[int, Token]:
    """*Haver* in the plural and what there is behind it, joined: *haviam muitos turistas*, *devem haver outras
    soluções*; not *haviam chegado*, *haviam de chegar*."""
    words = clause.words
    for place, word in enumerate(words[:-1]):
        main = word
        if lower(word) == "haver" and place and lower(words[place - 1]) in SEVERAL_MAY:
            main = words[place - 1]
        elif lower(word) not in THERE_ARE or lower(words[place + 1]) == "de":
            continue
        rest = words[place + 1 :]
        if any(PAST.search(lower(one)) or is_infinitive(one) for one in rest[:3]):
            continue
        noun = next((one for one in rest if one.upos == "NOUN"), None)
        if noun is None or not all(one.upos in BEFORE_NOUNS for one in words[place + 1 : words.index(noun)]):
            continue
        return {
            noun.id: as_told(noun, "NOUN", {}, (main.id, ALONE)),
            main.id: as_told(main, "AUX", {"Number": PLURAL}, None),
        }
    return {}


SEVERAL_MAY = frozenset("devem deviam deveriam podem podiam poderiam vão iam costumam".split())
THERE_ARE = frozenset("haviam houveram haverão haveriam houverem".split())
PAST = re.compile("(?:[aií]do|feito|dito|visto|escrito|aberto|posto)$")
"""Ends of participles behind *haver*; none of them agrees with anything."""
BEFORE_NOUNS = frozenset({"ADJ", "ADV", "DET", "NUM"})


def is_infinitive(word: Token) -> bool:
    """Whether a word is an infinitive."""
    return "Inf" in word.feats.get("VerbForm", ()) or (word.upos == "VERB" and lower(word).endswith("r"))


def what_is_lacking_in(clause: Clause) -> dict[int, Token]:
    """*Falta*, *sobrou* and the like at the beginning of a clause, or *foi* with a participle, and several things that
    are counted right behind, joined: *falta duas colheres*, *sobrou só três fatias*, *existe 5 cópias*, *foi comprado
    três mesas*; behind a participle several with an article as well (*está aberto as inscrições*)."""
    words = clause.words
    done = len(words) > 1 and lower(words[0]) in ONE_IS and PARTICIPLE.search(lower(words[1])) is not None
    if not words or not (lower(words[0]) in LACKING or (done and words[0].id == 1)):
        return {}
    rest = [word for word in words[1 + done :] if lower(word) not in {"só", "apenas", "ainda", "somente", "já"}]
    with_article = done and rest and lower(rest[0]) in {"os", "as"} and not any(map(is_infinitive, rest))
    if len(rest) < 2 or not (
        with_article or lower(rest[0]) in COUNTED_SEVERAL or SO_MANY.fullmatch(lower(rest[0])) is not None
    ):
        return {}
    noun = rest[1]
    if done and HOW_LONG.fullmatch(lower(noun)) is not None:
        return {}  # *Foi visto dois dias depois*
    if noun.upos != "NOUN" or not lower(noun).endswith("s") or "Plur" not in noun.feats.get("Number", ()):
        return {}
    return {
        noun.id: as_told(noun, "NOUN", {"Number": PLURAL}, (words[0].id, TOLD)),
        words[0].id: as_told(words[0], "VERB", {"Number": SINGULAR, "Person": frozenset({"3"})}, None),
    }


HOW_LONG = re.compile("(?:vez|mes)es|(?:ano|dia|hora|semana|minuto|segundo|século|década|metro|quilómetro|quilômetro)s")
ONE_IS = frozenset("foi será está é ficou fica".split())
COUNTED_SEVERAL = SEVERAL | frozenset("duas vários várias muitos muitas alguns algumas".split())
SO_MANY = re.compile("[2-9]|[1-9]\\d+")
LACKING = frozenset(
    "falta faltava faltou sobra sobrou sobrava existe existia existiu resta restou restava aconteceu ocorreu surgiu "
    "apareceu cabe basta bastava bastou".split()
)


# What prepositions and conjunctions ask for


def governed_in(clause: Clause) -> dict[int, Token]:
    """*Eu* or *tu* right behind a preposition that asks for *mim* or *ti*, joined, at the end of a clause: *é para
    eu?*; before a verb it is the subject of that (*para eu fazer*)."""
    if len(clause.words) < 2:
        return {}
    adposition, pronoun = clause.words[-2:]
    if lower(adposition) in GOVERNING and lower(pronoun) in {"eu", "tu"} and clause.after is not None:
        if clause.after.upos != "PUNCT":
            return {}
        own: Features = {"Case": frozenset({"Nom"})}
        return {
            adposition.id: as_told(adposition, "ADP", {}, None),
            pronoun.id: as_told(pronoun, "PRON", own, (adposition.id, SELF)),
        }
    return {}


GOVERNING = frozenset("para de sem por contra sobre em perante com".split())


def arriving_in(clause: Clause) -> dict[int, Token]:
    """*Ao* and the past of several right behind it, joined, where an infinitive is asked for: *ao chegaram*."""
    for to, article, verb in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        joined = lower(to) == "a" and lower(article) == "o" and to.span is not None and to.span == article.span
        if joined and ARRIVED.search(lower(verb)) is not None and (verb.form or "").islower():
            return {
                to.id: as_told(to, "ADP", {}, None),
                verb.id: as_told(verb, "VERB", {"VerbForm": frozenset({"Fin"})}, (to.id, SELF)),
            }
    return {}


ARRIVED = re.compile("[aei]ram$")


def moods_in(sentence: Sentence) -> dict[int, Token]:
    """Conjunctions that ask for a subjunctive and the next verb, joined, if that can only be an indicative: *embora
    está a chover*, *caso não consegue*."""
    changed: dict[int, Token] = {}
    words = sentence.tokens
    for place in range(len(words)):
        joint = asks_for_subjunctive(words, place)
        if joint is None:
            continue
        near = words[joint.id : joint.id + NEAR]
        verb = next((one for one in near if one.upos in {"AUX", "VERB", "PUNCT"} or lower(one) in OF_ME), None)
        if verb is not None and lower(verb) in INDICATIVES:
            changed[joint.id] = as_told(joint, "SCONJ", {}, None)
            changed[verb.id] = as_told(verb, "VERB", {"Mood": frozenset({"Ind"})}, (joint.id, SELF))
    return changed


def asks_for_subjunctive(words: Sequence[Token], place: int) -> Token | None:
    """The last word of a conjunction that begins at a place and asks for a subjunctive; None where there is none."""
    word, before = words[place], words[place - 1] if place else None
    after = words[place + 1] if place + 1 < len(words) else None
    opens_clause = before is None or before.upos in {"PUNCT", "CCONJ"}
    if lower(word) == "caso" and after is not None and lower(after) == "contrário":
        return None
    if lower(word) in {"embora", "caso"} and opens_clause and (lower(word) == "embora" or word.upos == "SCONJ"):
        return word
    if lower(word) == "que" and before is not None:
        second = lower(words[place - 2]) if place > 1 else ""
        first = place < 2 or words[place - 2].upos in {"PUNCT", "CCONJ"}
        if lower(before) in {"tomara", "oxalá"} or (lower(before) in {"ainda", "mesmo"} and first):
            # Not *disse ainda que a empresa está*.
            return word
        if (second, lower(before)) in {("por", "mais"), ("a", "menos")}:
            return word
        doubts = lower(before) in {"duvido", "duvidamos", "duvidam", "duvida"}
        return word if doubts and after is not None else None
    return None


OF_ME = frozenset({"estudo", "trabalho", "gosto"})
"""Verbs of who speaks that taggers take for nouns."""
NEAR = 5
"""Words behind a conjunction among which its verb is looked for."""
INDICATIVES = frozenset(
    "é são está estão tem têm há vai faz fazem pode podem quer querem sabe sabem deve devem dá dão vem vêm "
    "diz dizem consegue conseguem precisa precisam funciona funcionam existe existem parece parecem fica ficam "
    "ganha ganham estudo estuda estudam trabalha trabalham trabalho continua continuam chove gosta gostam "
    "gosto sei tenho estou sou vou posso quero chega chegam mora moram fala falam pensa pensam passa passam volta "
    "voltam entra entram come comem bebe bebem vive vivem escreve escrevem lê abre abrem sai saem põe traz trazem "
    "recebe recebem perde perdem".split()
)
"""Forms of frequent verbs that no subjunctive has."""
NAMING_SUBJECTS = frozenset("eu você ele ela alguém".split())


# Pronouns


def which_in(clause: Clause) -> dict[int, Token]:
    """*Qual* at the beginning of a clause right before a copula in the plural, joined: *qual são os requisitos*."""
    for pronoun, verb in zip(clause.words[:2], clause.words[1:3], strict=False):
        if lower(pronoun) == "qual" and lower(verb) in {"são", "eram", "foram", "serão", "seriam"}:
            if pronoun.id > 1 and clause.words[0].upos != "PRON":
                continue
            return {
                pronoun.id: as_told(pronoun, "PRON", {"Number": SINGULAR}, (verb.id, WHAT_IT_IS)),
                verb.id: as_told(verb, "AUX", {"Number": PLURAL}, None),
            }
    return {}


def whose_in(clause: Clause) -> dict[int, Token]:
    """*Cujo* and the noun right behind it, joined, if they differ: *cujo bateria*."""
    for whose, noun in zip(clause.words, clause.words[1:], strict=False):
        told = WHOSE.get(lower(whose))
        if told is None or not is_a_noun(noun):
            continue
        shown = number_and_gender(*told)
        own = {name: noun.feats[name] for name in shown if name in noun.feats}
        if own != shown and all(believed(noun, name, values) >= RATHER_SURE for name, values in own.items()):
            return {
                whose.id: as_told(whose, "DET", shown, (noun.id, DETERMINER)),
                noun.id: as_told(noun, "NOUN", own, None),
            }
    return {}


WHOSE: Mapping[str, tuple[str, str]] = {
    "cujo": ("Masc", "Sing"),
    "cuja": ("Fem", "Sing"),
    "cujos": ("Masc", "Plur"),
    "cujas": ("Fem", "Plur"),
}


def done_in(clause: Clause) -> dict[int, Token]:
    """A participle that opens the sentence and the noun with an article right behind it, joined, if they differ:
    *concluído a instalação*."""
    words = clause.words
    if len(words) < 3 or words[0].id > 1 or DONE.fullmatch(lower(words[0])) is None:
        return {}
    article, noun = words[1:3]
    told = DETERMINERS.get(lower(article))
    if told is None or lower(article) not in {"o", "a", "os", "as"} or article.upos != "DET" or noun.upos != "NOUN":
        return {}
    shown = number_and_gender(*told)
    own = differs(noun, words[0], shown)
    if own is None or any(believed(noun, name, shown[name]) < SURE for name in shown):
        return {}
    return {
        words[0].id: as_told(words[0], "ADJ", own, (noun.id, ATTRIBUTE)),
        noun.id: as_told(noun, "NOUN", shown, None),
    }


DONE = re.compile(
    "(?:conclu[ií]d|terminad|encerrad|finalizad|iniciad|configurad|instalad|criad|selecionad|preenchid|validad|aprovad|"
    "assinad|enviad|recebid|resolvid|definid|feit)[oa]s?"
)


def reflexive_in(clause: Clause) -> dict[int, Token]:
    """*Nós* with *se* and a verb of those who speak right behind, joined: *nós se conhecemos*."""
    for pronoun, reflexive, verb in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        if lower(pronoun) == "nós" and lower(reflexive) == "se" and lower(verb).endswith("mos"):
            return {
                reflexive.id: as_told(reflexive, "PRON", {"Person": frozenset({"3"})}, (verb.id, FOR_ONESELF)),
                verb.id: as_told(verb, "VERB", {"Person": frozenset({"1"})}, None),
            }
    return {}


def clefts_in(sentence: Sentence) -> dict[int, Token]:
    """*Eu* between a form of *ser* and *que*, and the verb right behind, joined, if that is a past of the third person:
    *fui eu que pagou*."""
    words = sentence.tokens
    for copula, pronoun, joint, verb in zip(words, words[1:], words[2:], words[3:], strict=False):
        cleft = (
            lower(copula) in {"fui", "sou", "era", "serei", "foi"} and lower(pronoun) == "eu" and lower(joint) == "que"
        )
        if cleft and re.search("[^s]ou$", lower(verb)) and verb.upos == "VERB" and len(lower(verb)) > 3:
            own: Features = {"Person": frozenset({"1"})}
            return {
                pronoun.id: as_told(pronoun, "PRON", own, (verb.id, TOLD)),
                verb.id: as_told(verb, "VERB", {"Person": frozenset({"3"})}, None),
            }
    return {}
