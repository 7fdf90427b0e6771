"""Told verbs in Russian and Ukrainian: closed classes and unmistakable forms leave no choice of what a verb must be.

In *не може знайде* and *щоб ми прочитаємо* a parser that has seen correct text alone looks for another tree, and the
rules for correct trees say little of it. But two finite verbs of one clause beside each other, a present behind
*чтобы*, or *мы* and a verb in another person, cannot be right. What has been found so is judged by rules on relations
of its own, and no doubt is asked.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from lambre_core.findings.bare_objects import QUOTES
from lambre_core.findings.complements import believed_upos
from lambre_core.findings.orders import ORDERS
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, Clause, clauses, lower
from lambre_core.findings.told.east_phrases import (
    GENITIVE,
    INSTRUMENTAL,
    LANGUAGES,
    NOMINATIVE,
    PLURAL,
    SINGULAR,
)
from lambre_core.findings.told.east_words import cases_known, is_plain_noun
from lambre_core.findings.told.relations import (
    ALONE,
    CASES_ASKED,
    PAST_FORM,
    SELF,
    TOLD,
    TOLD_RECEIVER,
    WHAT_IT_IS,
    as_told,
)
from lambre_core.lexicon.valency import intransitive
from lambre_core.treebank.feats import is_of_persons
from lambre_core.treebank.tree import Sentence, Token


def with_told_verbs(sentence: Sentence, readings: Readings, language: str, governors: Collection[str]) -> Sentence:
    """The sentence with words that surely belong together joined.

    Args:
        readings: of words out of context.
        governors: lemmas of verbs that govern some case.
    """
    if language not in LANGUAGES:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        if is_mentioned(clause, sentence):
            continue
        changed.update(complement_in(clause, language))
        changed.update(asked_in(clause, readings))
        changed.update(thanked_in(clause))
        changed.update(wished_in(clause, sentence))
        changed.update(proposed_in(clause))
        changed.update(speaker_in(clause, readings))
        changed.update(we_in(clause))
        changed.update(feeling_in(clause))
        changed.update(not_allowed_in(clause, readings))
        changed.update(told_in(clause))
        changed.update(receiver_in(clause, readings))
        changed.update(feared_in(clause, readings))
        changed.update(what_he_became_in(clause, readings))
        changed.update(pleased_in(clause, readings))
        changed.update(entered_in(clause, readings))
        changed.update(several_in(clause))
        changed.update(older_in(clause, readings))
        changed.update(pronoun_in(clause, governors))
    changed.update(infinitive_in(sentence))
    return sentence.with_tokens(changed) if changed else sentence


def is_mentioned(clause: Clause, sentence: Sentence) -> bool:
    """Whether a clause is two words in quotation marks and small letters, which are somebody else's, in whatever
    language: *про «можем повторить» чути часто*."""
    first = clause.words[0]
    before = sentence.tokens[first.id - 2] if first.id > 1 else None
    quoted = before is not None and before.form in QUOTES and clause.after is not None and clause.after.form in QUOTES
    return quoted and len(clause.words) <= MENTIONED and (first.form or "")[:1].islower()


MENTIONED = 2
"""So many words are mentioned rather than said."""


def is_finite(word: Token) -> bool:
    """Whether a word is surely a finite verb in the indicative."""
    fin = word.upos in {"AUX", "VERB"} and "Fin" in word.feats.get("VerbForm", ())
    return fin and "Imp" not in word.feats.get("Mood", ()) and lower(word) not in {"б", "би", "бы", "есть", "є"}


def is_infinitive(word: Token) -> bool:
    """Whether a word is an infinitive."""
    return "Inf" in word.feats.get("VerbForm", ())


# Infinitives

IMPERSONAL = frozenset("варто треба можна потрібно необхідно надо нужно можно нельзя необходимо".split())
OWING = frozenset("повинен повинна повинно повинні должен должна должно должны".split())
COMPLETED = frozenset(
    "могти змогти мусити хотіти захотіти почати починати продовжувати перестати переставати вміти уміти встигнути "
    "встигати намагатися спробувати пробувати збиратися планувати навчатися вчитися учитися навчитися зобов'язуватися "
    "зобов'язатися погодитися погоджуватися відмовитися відмовлятися братися узятися взятися зуміти "
    "мочь смочь хотеть захотеть начать начинать продолжать перестать переставать уметь суметь успеть успевать пытаться "
    "попытаться стараться постараться попробовать пробовать собираться планировать учиться научиться обязаться "
    "обязоваться обязываться согласиться соглашаться отказаться отказываться решиться намереваться следовать".split()
)
"""Verbs that a verb completes as an infinitive; not those of saying, behind which a comma may be left out."""
INFINITIVES = {"ru": re.compile("(?:ть|чь|ти)(?:ся|сь)?$"), "uk": re.compile("ти(?:ся|сь)?$")}
"""Ends of infinitives, which taggers take for finite verbs where they do not know them."""
BETWEEN = frozenset({"ADV", "PART", "PRON"})
SAME = frozenset({"Number", "Person"})


def complement_in(clause: Clause, language: str) -> dict[int, Token]:
    """A verb behind one that asks for an infinitive, joined to it, if it is finite and nothing but adverbs, particles
    and pronouns stands between: *не може знайде*, *варто купує*, *навчається грає*."""
    if any(map(is_infinitive, clause.words)) or clause.words[0].upos == "SCONJ":
        return {}
    for place, word in enumerate(clause.words[:-1]):
        verb = verb_behind(clause, place)
        if verb is None or INFINITIVES[language].search(lower(verb)) or not is_asking(clause, place, verb):
            continue
        return {
            word.id: as_told(word, "VERB", {}, None),
            verb.id: as_told(verb, "VERB", {"VerbForm": frozenset({"Fin"})}, (word.id, SELF)),
        }
    return {}


def verb_behind(clause: Clause, place: int) -> Token | None:
    """The finite verb behind a place, with at most two adverbs, particles or pronouns between."""
    for word in clause.words[place + 1 : place + 4]:
        if word.upos == "VERB" and is_finite(word) and believed_upos(word) >= SURE:
            return word
        if (
            word.upos not in BETWEEN
            or "Rel" in word.feats.get("PronType", ())
            or "Int" in word.feats.get("PronType", ())
        ):
            return None
    return None


def is_asking(clause: Clause, place: int, verb: Token) -> bool:
    """Whether a word asks for an infinitive, and a finite verb can have no other subject than it has."""
    word = clause.words[place]
    before = clause.words[place - 1] if place else None
    if lower(word) in MAY_BE_DONE and lower(clause.words[place + 1]) in NOMINATIVES:
        return False  # *можна я почитаю?*
    if lower(word) in IMPERSONAL:
        if before is not None and lower(before) in OR and place == 1:
            return False  # *можно ехать или нельзя зависит от погоды*
        return word.upos != "NOUN" and "Person" in verb.feats and verb.id <= word.id + 2
    if lower(word) in OWING:
        return "Person" in verb.feats
    if word.upos not in {"AUX", "VERB"} or (word.lemma or "").replace("’", "'") not in COMPLETED or not is_finite(word):
        return False
    if lower(word) in {"може", "может"} and (before is None or lower(before) != "не"):
        return False  # *може прийде*: perhaps
    if lower(word).startswith("след") and verb.id != word.id + 1:
        return False
    alike = all(word.feats.get(name) == verb.feats.get(name) for name in SAME)
    past = ("Past" in word.feats.get("Tense", ())) is ("Past" in verb.feats.get("Tense", ()))
    return alike and past and word.lemma != verb.lemma and not any(is_question(one) for one in clause.words[:place])


OR = frozenset({"или", "либо", "або", "чи"})

MAY_BE_DONE = frozenset({"можна", "можно"})


def is_question(word: Token) -> bool:
    """Whether a word asks for something, or stands for what was said."""
    return not {"Int", "Rel"}.isdisjoint(word.feats.get("PronType", ())) or lower(word) in ASKED


ASKED = frozenset("як как що что наскільки насколько скільки сколько".split())
ASKING = ORDERS | frozenset("попросити просити змусити примусити навчити попросить просить заставить научить".split())


def asked_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A verb behind the pronoun, or the noun in the dative, for who is asked to do something, joined to the verb of
    asking, if it is finite: *попросила нас не забудемо*, *дозвольте програмі надсилає сповіщення*."""
    for place, (verb, person) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        rest = clause.words[place + 2 : place + 4]
        after = next((one for one in rest if lower(one) != "не"), None)
        dative = is_plain_noun(person) and verb.lemma in ORDERS and DATIVE <= cases_known(person, readings) <= GIVEN
        if verb.upos != "VERB" or verb.lemma not in ASKING or not (person.upos == "PRON" or dative) or after is None:
            continue
        told = after is rest[0] or lower(rest[0]) == "не"
        if told and after.upos == "VERB" and is_finite(after) and not any(map(is_infinitive, clause.words)):
            return {after.id: as_told(after, "VERB", {"VerbForm": frozenset({"Fin"})}, (verb.id, SELF))}
    return {}


DATIVE, GIVEN = frozenset({"Dat"}), frozenset({"Dat", "Loc"})
WITH_SOMEBODY = frozenset(
    "благодарить поблагодарить поздравить поздравлять информировать проинформировать предупредить предупреждать "
    "приветствовать вітати привітати інформувати проінформувати поінформувати попередити попереджати".split()
)
"""Verbs that govern the accusative of a person, and no dative."""
TO_SOMEBODY = frozenset("мне нам вам ему ей им мені тобі йому їй їм".split())


def thanked_in(clause: Clause) -> dict[int, Token]:
    """A personal pronoun in the dative right behind such a verb, and no other one behind, joined to it: *благодарим
    вам*."""
    for place, (verb, pronoun) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        behind = clause.words[place + 2 :]
        alone = all(word.upos not in {"AUX", "VERB"} or "Case" in word.feats for word in behind)
        if alone and verb.upos == "VERB" and verb.lemma in WITH_SOMEBODY and lower(pronoun) in TO_SOMEBODY:
            return {
                pronoun.id: as_told(pronoun, "PRON", {"Case": DATIVE}, (verb.id, CASES_ASKED["Acc"])),
                verb.id: as_told(verb, "VERB", {}, None),
            }
    return {}


# Wishes

WISHING = frozenset("щоб чтобы чтоб якби".split())
IF = frozenset("якщо если когда коли".split())
WOULD = frozenset("б би бы".split())
SO_THAT = frozenset({"то", "те"})
ENDS_OF_INFINITIVES = ("ти", "тися", "тись")
"""Ends of Ukrainian infinitives, whatever the tagger takes a rare one for."""


def wished_in(clause: Clause, sentence: Sentence) -> dict[int, Token]:
    """The only verb behind *щоб*, *якби* or *если бы*, joined to that, if it is a present or future: *щоб ми
    прочитаємо*; not behind *не то чтобы*."""
    opener, rest = clause.words[0], clause.words[1:]
    wishing = lower(opener) in WISHING or (lower(opener) in IF and rest and lower(rest[0]) in WOULD)
    before = sentence.tokens[opener.id - 2] if opener.id > 1 else None
    if not wishing or (before is not None and lower(before) in SO_THAT) or any(map(is_question, rest)):
        return {}
    verbs = [word for word in rest if word.upos in {"AUX", "VERB"} and lower(word) not in WOULD]
    if len(verbs) != 1 or not is_finite(verbs[0]) or "Person" not in verbs[0].feats or verbs[0].upos != "VERB":
        return {}
    (verb,) = verbs
    if (
        lower(verb).endswith(ENDS_OF_INFINITIVES)
        or verb.feats["Person"].isdisjoint({"1", "2", "3"})
        or believed_upos(verb) < SURE
    ):
        return {}
    return {
        opener.id: as_told(opener, "SCONJ", {}, None),
        verb.id: as_told(verb, "VERB", {}, (opener.id, SELF)),
    }


LET_US = frozenset("давайте давай".split())
MOVING = re.compile("(?:по|пі)[шбеїплм]")
"""Beginnings of pasts by which speakers set out (*давай пошли*)."""


def proposed_in(clause: Clause) -> dict[int, Token]:
    """A past right behind *давайте*, joined to it: *давайте почали*."""
    for word, verb in zip(clause.words, clause.words[1:], strict=False):
        past = "Past" in verb.feats.get("Tense", ()) and is_finite(verb) and MOVING.match(lower(verb)) is None
        if lower(word) in LET_US and verb.upos == "VERB" and past and "Plur" in verb.feats.get("Number", ()):
            return {
                word.id: as_told(word, "VERB", {}, None),
                verb.id: as_told(verb, "VERB", {"Tense": frozenset({"Past"})}, (word.id, PAST_FORM)),
            }
    return {}


# Who speaks

SPEAKERS = {"я": ("1", "Sing"), "ми": ("1", "Plur"), "мы": ("1", "Plur"), "ви": ("2", "Plur"), "вы": ("2", "Plur")}
BEFORE_OTHERS = frozenset("ніж чем як как мов наче ніби словно будто не ні ни навіть даже і и й та але а".split())


def speaker_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """*Я*, *ми* or *ви* and the only finite verb of its clause, joined, if this is in another person alone: *завтра мы
    будет печь*, *чи можемо ви*."""
    speakers = [word for word in clause.words if lower(word) in SPEAKERS and word.upos == "PRON"]
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"} and "Fin" in word.feats.get("VerbForm", ())]
    verbs = [word for word in verbs if lower(word) not in WOULD]
    if len(speakers) != 1 or len(verbs) != 1 or not is_finite(verbs[0]):
        return {}
    token, verb = speakers[0], verbs[0]
    place = clause.words.index(token)
    before = clause.words[place - 1] if place else None
    if before is not None and (before.upos in {"ADJ", "ADP", "DET"} or lower(before) in BEFORE_OTHERS):
        return {}
    if verb.upos == "VERB" and token.head == verb.id and (token.deprel or "").startswith("subj"):
        return {}  # other rules see it
    if verb.id > 1 and (verb.form or "")[:1].isupper():
        return {}  # *я з Вар'єте*: a name
    person, number = SPEAKERS[lower(token)]
    persons = {
        value for one in known_as(lower(verb), verb.upos or "", readings) for value in one.feats.get("Person", ())
    }
    persons = persons or set(verb.feats.get("Person", ()))
    nominals = (one for one in clause.words if one.upos in {"NOUN", "PROPN", "PRON"} and one.id < verb.id)
    if not persons or not persons < {"1", "2", "3"} or person in persons:
        return {}
    if any("Nom" in one.feats.get("Case", ()) and one.id != token.id for one in nominals):
        return {}
    own = {"Person": frozenset({person}), "Number": frozenset({number}), "Case": frozenset({"Nom"})}
    return {
        token.id: as_told(token, "PRON", own, (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", {"Person": frozenset(persons)}, None),
    }


OF_US = re.compile(
    "(?:рад(?:ий|а)?|готов(?:ий|а)?|впевнен(?:ий|а)|упевнен(?:ий|а)|щаслив(?:ий|а)|згод(?:ен|на)|здат(?:ен|ний|на)|"
    "спромож(?:ен|ний|на)|вдяч(?:ен|ний|на)|змуше(?:ний|на)|повин(?:ен|на)|"
    "уверена?|счастлива?|соглас(?:ен|на)|способ(?:ен|на)|благодар(?:ен|на)|вынужде(?:н|на)|должен|должна|обяза(?:н|на))$"
)
"""Singulars of what *we* and *you* are said to be."""
PERSON_OF = {"ми": "1", "мы": "1", "ви": "2", "вы": "2"}


def we_in(clause: Clause) -> dict[int, Token]:
    """*Ми* or *ви* and a predicate in the singular right behind, joined: *ми радий вітати вас*, *вы должна прийти*."""
    for place, (word, after) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        predicate = after
        if after.upos in {"ADV", "PART"} and place + 2 < len(clause.words):
            predicate = clause.words[place + 2]
        if lower(word) not in PERSON_OF or OF_US.fullmatch(lower(predicate)) is None:
            continue
        own = {"Number": PLURAL, "Case": frozenset({"Nom"}), "Person": frozenset({PERSON_OF[lower(word)]})}
        return {
            word.id: as_told(word, "PRON", own, (predicate.id, TOLD)),
            predicate.id: as_told(predicate, "ADJ", {"Number": SINGULAR}, None),
        }
    return {}


LET_HIM = frozenset("хай нехай пусть пускай".split())
NOMINATIVES = frozenset("я ти ты він он вона она воно оно ми мы ви вы вони они".split())


def infinitive_in(sentence: Sentence) -> dict[int, Token]:
    """An infinitive that is the only verb of the first clause, where a pronoun before it is who does it, joined to that
    (*я давно не бачити друзів*), or *хай* stands before (*хай тобі щастити*). Questions and dashes make
    sentences without a verb."""
    clause = next(clauses(sentence), None)
    last = sentence.tokens[-1] if sentence.tokens else None
    if clause is None or last is None or "?" in (last.form or "") or (clause.after and clause.after.form in DASHES):
        return {}
    verbs = [word for word in clause.words if word.upos in {"AUX", "VERB"}]
    told = lower(clause.words[0]) in LET_HIM
    doer = next((word for word in clause.words[:3] if lower(word) in NOMINATIVES and word.upos == "PRON"), None)
    if len(verbs) != 1 or verbs[0].upos != "VERB" or not is_infinitive(verbs[0]) or not (told or doer):
        return {}
    (verb,) = verbs
    if doer is not None and doer.id > verb.id:
        return {}  # *сортувати А–Я*
    between = clause.words[(clause.words.index(doer) + 1 if doer else 1) : clause.words.index(verb)]
    if believed_upos(verb) < SURE or any(one.upos not in BETWEEN and lower(one) not in SELVES for one in between):
        return {}
    if any(lower(one) in IMPERSONAL or (one.upos == "ADV" and is_state(one)) for one in clause.words):
        return {}
    if any(one.upos == "ADJ" and "Case" not in one.feats for one in clause.words):
        return {}  # *мы использовать его не обязаны*
    if doer is None:
        return {verb.id: as_told(verb, "VERB", {}, (clause.words[0].id, SELF))}
    return {
        doer.id: as_told(doer, "PRON", {"Case": frozenset({"Nom"})}, (verb.id, TOLD)),
        verb.id: as_told(verb, "VERB", {"VerbForm": frozenset({"Inf"})}, None),
    }


DASHES = frozenset({"—", "–", "-"})
SELVES = frozenset("сам сама само самі сами".split())
STATE = re.compile(".*[оі]$|.*е$")


def is_state(word: Token) -> bool:
    """Whether an adverb may be a predicate that an infinitive completes; *давно* and *никогда* say when. Who is *не
    прочь* is glad to do something."""
    return lower(word) == "прочь" or (STATE.match(lower(word)) is not None and lower(word) not in WHEN)


WHEN = frozenset(
    "давно ніколи никогда раніше раньше часто рідко редко вже уже ще ещё еще завжди всегда довго долго скоро багато "
    "много постійно постоянно".split()
)


# Who feels, and who is told

FEELINGS = frozenset(
    "холодно жарко спекотно соромно нудно сумно весело страшно боляче приємно образливо байдуже "
    "стыдно скучно грустно больно приятно обидно неловко".split()
)
FELT_BY = frozenset("мене тебе нас вас меня тебя".split())


def feeling_in(clause: Clause) -> dict[int, Token]:
    """*Мене* and a word for a feeling right behind, joined, if the clause has no verb: *мене соромно*."""
    for place, word in enumerate(clause.words[:-1]):
        rest = [one for one in clause.words[place + 1 : place + 4] if one.upos not in {"PART", "ADV"} or is_felt(one)]
        before = clause.words[place - 1] if place else None
        if lower(word) not in FELT_BY or not rest or not is_felt(rest[0]):
            continue
        if any(one.upos == "VERB" for one in clause.words if not is_felt(one)):
            continue
        if before is None or before.upos != "ADP":
            return {
                word.id: as_told(word, "PRON", {"Case": frozenset({"Acc", "Gen"})}, (rest[0].id, TOLD_RECEIVER)),
                rest[0].id: as_told(rest[0], "VERB", {}, None),
            }
    return {}


def is_felt(word: Token) -> bool:
    """Whether a word says what somebody feels."""
    return lower(word) in FEELINGS


ALLOWED = frozenset("можна можно нельзя треба надо нужно".split())


def not_allowed_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A person in the nominative that opens the clause before *можна* or *нельзя* and an infinitive, joined: *хворий не
    можна вставати*."""
    noun, *rest = clause.words
    asking = next((one for one in rest[:2] if lower(one) not in {"не", "уже", "вже"}), None)
    done = next((one for one in rest if is_infinitive(one)), None)
    if asking is None or lower(asking) not in ALLOWED or done is None or not is_idle(done):
        return {}
    known = known_as(lower(noun), "NOUN", readings)
    animate = is_of_persons(noun.feats) or any("Anim" in one.feats.get("Animacy", ()) for one in known)
    own = frozenset[str]().union(*(one.feats.get("Case", ()) for one in known))
    if noun.feats.get("Gender") == frozenset({"Masc"}):
        own -= {"Acc"}  # that of men is their genitive
    if noun.upos != "NOUN" or not animate or not own or not own <= NOMINATIVE:
        return {}
    return {
        noun.id: as_told(noun, "NOUN", {"Case": frozenset({"Nom"})}, (asking.id, TOLD_RECEIVER)),
        asking.id: as_told(asking, "VERB", {}, None),
    }


def is_idle(infinitive: Token) -> bool:
    """Whether an infinitive takes no object, so that who stands before is who does it: *тег можна використати*."""
    return lower(infinitive).endswith(("ся", "сь")) or (infinitive.lemma or "") in intransitive()


NO_DATIVES = frozenset("мною тобою нами вами ним нею ними ней ею".split())


def told_in(clause: Clause) -> dict[int, Token]:
    """A pronoun in the instrumental between a verb of telling and an infinitive, joined: *доручила мною полити*."""
    for place, (verb, person) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        infinitives = [one for one in clause.words[place + 2 : place + 4] if is_infinitive(one)]
        done = bool(infinitives) and not any(map(is_done_with, infinitives))
        if verb.upos == "VERB" and verb.lemma in ORDERS and lower(person) in NO_DATIVES and done:
            return {
                person.id: as_told(person, "PRON", {"Case": INSTRUMENTAL}, (verb.id, TOLD_RECEIVER)),
                verb.id: as_told(verb, "VERB", {}, None),
            }
    return {}


GIVING = frozenset(
    "дати давати подарувати дарувати віддати віддавати передати передавати показати показувати надіслати надсилати "
    "купити подати принести приносити продати запропонувати повернути позичити "
    "дать давать подарить дарить отдать отдавать передать передавать показать показывать отправить прислать купить "
    "подать принести приносить продать предложить вернуть одолжить".split()
)


def is_done_with(infinitive: Token) -> bool:
    """Whether an infinitive has an instrumental of its own: *позволяют ею управлять*."""
    return WITH_INSTRUMENTAL.match(lower(infinitive)) is not None


WITH_INSTRUMENTAL = re.compile(
    "(?:манипулир|управл|пользова|воспользова|владе|овладе|руковод|командова|распоря|распоряж|занима|облада|дорож|горд|"
    "жертв|маніпул|керува|користува|скориста|володі|оволоді|командув|розпоря|займа|пиша|нехту)"
)
"""Beginnings of Russian and Ukrainian infinitives that ask for an instrumental."""


def receiver_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A person in the accusative, or in the nominative beside who gives, between a verb of giving and a thing in the
    accusative, joined: *подарувала онука велосипед*."""
    for verb, person, thing in zip(clause.words, clause.words[1:], clause.words[2:], strict=False):
        if verb.upos != "VERB" or verb.lemma not in GIVING or not (is_plain_noun(person) and is_plain_noun(thing)):
            continue
        cases, of_thing = cases_known(person, readings), cases_known(thing, readings)
        # *Він подарував сестра квіти*: nor is it who gives.
        given = any(lower(one) in NOMINATIVES and one.upos == "PRON" for one in clause.words if one.id < verb.id)
        wrong = cases <= {"Acc", "Gen"} or (given and cases <= {"Nom", "Voc"})
        if not cases or not wrong or "Acc" not in of_thing or "Gen" in of_thing:
            continue
        if is_of_persons(person.feats) and not is_of_persons(thing.feats):
            return {
                person.id: as_told(person, "NOUN", {"Case": cases}, (verb.id, TOLD_RECEIVER)),
                verb.id: as_told(verb, "VERB", {}, None),
            }
    return {}


# What verbs and predicates govern

WITH_GENITIVE = frozenset(
    "боятися побоюватися остерігатися уникати уникнути дотримуватися дотриматися прагнути зазнати зазнавати "
    "бояться опасаться остерегаться избегать избежать придерживаться стыдиться".split()
)
"""Verbs that govern the genitive, beside which nothing is a means; *добитися* has one."""


def feared_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun in the instrumental right behind a verb that governs the genitive, joined, if the verb has no other
    object: *боїться громом*."""
    for place, (verb, noun) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        if verb.upos != "VERB" or verb.lemma not in WITH_GENITIVE or not is_plain_noun(noun):
            continue
        cases = cases_known(noun, readings)
        governed = {one.id + 1 for one in clause.words if one.upos == "ADP"}
        others = [one for one in clause.words[place + 2 :] if one.upos in {"NOUN", "PRON", "PROPN"}]
        if "Ins" not in cases or not cases <= OBLIQUE:
            continue
        if any(one.id not in governed and one.head == verb.id for one in others):
            continue
        before = [
            one for one in clause.words[:place] if one.head == verb.id and (one.deprel or "").startswith("comp:ob")
        ]
        if not before:
            return {
                noun.id: as_told(noun, "NOUN", {"Case": cases}, (verb.id, CASES_ASKED["Gen"])),
                verb.id: as_told(verb, "VERB", {}, None),
            }
    return {}


OBLIQUE = frozenset({"Dat", "Ins", "Loc"})
BECOMING = frozenset("стати стать ставати становиться".split())


def what_he_became_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A person in no nominative and no instrumental right behind a verb of becoming, at the end of the clause, joined:
    *стать космонавту*."""
    if len(clause.words) < 2:
        return {}
    verb, noun = clause.words[-2:]
    cases = cases_known(noun, readings) if is_plain_noun(noun) and is_of_persons(noun.feats) else frozenset()
    denied = lower(verb) in {"стало", "стане", "станет"}
    # Ukrainian *стать* is what men and women differ in.
    sex = lower(verb) == "стать" and len(clause.words) > 2 and clause.words[-3].upos in {"ADP", "CCONJ"}
    if verb.lemma in BECOMING and not (denied or sex) and cases and cases <= {"Dat", "Loc", "Gen", "Acc", "Voc"}:
        return {
            noun.id: as_told(noun, "NOUN", {"Case": cases}, (verb.id, WHAT_IT_IS)),
            verb.id: as_told(verb, "VERB", {}, None),
        }
    return {}


PLEASED = re.compile("(?:не)?(?:доволь?(?:ен|на|ны)|задоволен(?:ий|а|і))$")


def pleased_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun in no instrumental right behind *доволен*, joined: *доволен результатов*."""
    for word, noun in zip(clause.words, clause.words[1:], strict=False):
        if PLEASED.fullmatch(lower(word)) is None or not is_plain_noun(noun):
            continue
        cases = cases_known(noun, readings)
        if cases and cases.isdisjoint({"Ins", "Nom"}):
            return {
                noun.id: as_told(noun, "NOUN", {"Case": cases}, (word.id, TOLD_RECEIVER)),
                word.id: as_told(word, "ADJ", {}, None),
            }
    return {}


COMPARED = frozenset("старше младше моложе выше ниже сильнее умнее".split())


def older_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A person in the dative right behind a comparative, joined, if the clause has no verb: *старше брату*."""
    if any(word.upos in {"AUX", "VERB"} for word in clause.words):
        return {}
    for word, noun in zip(clause.words, clause.words[1:], strict=False):
        if lower(word) in COMPARED and is_plain_noun(noun) and is_of_persons(noun.feats):
            cases = cases_known(noun, readings)
            if cases and cases <= {"Dat", "Loc"}:
                return {
                    noun.id: as_told(noun, "NOUN", {"Case": cases}, (word.id, CASES_ASKED["Gen"])),
                    word.id: as_told(word, "ADJ", {}, None),
                }
    return {}


BY_ANYBODY = FELT_BY | frozenset("мною тобою нами вами мной тобой".split())


def pronoun_in(clause: Clause, governors: Collection[str]) -> dict[int, Token]:
    """A personal pronoun right behind a verb that governs a case, at the end of a phrase, as its object: *мы верим вас
    и ждём*."""
    for place, (verb, pronoun) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        after = clause.words[place + 2] if place + 2 < len(clause.words) else None
        ends = after is None or after.upos in {"ADP", "CCONJ", "SCONJ"}
        if verb.upos == "VERB" and verb.lemma in governors and lower(pronoun) in BY_ANYBODY and ends:
            return {pronoun.id: as_told(pronoun, "PRON", {}, (verb.id, "comp:obj"))}
    return {}


WITH_WHOLE_OBJECTS = frozenset(
    "ввести вводити вказати указати вказувати обрати вибрати вибирати відкрити відкривати закрити закривати зберегти "
    "видалити видаляти перевірити перевіряти натиснути змінити запустити "
    "вводить указать указывать выбрать выбирать открыть открывать закрыть закрывать сохранить сохранять удалить "
    "удалять проверить проверять нажать изменить запустить".split()
)
"""Verbs whose object is never a part of something."""


def entered_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A noun in the genitive alone right behind a verb whose object is a whole, joined, if nothing is denied: *введите
    имени*. Genitives of feminines are spelt as plurals (*удалить анимации*), and before a colon stands what is counted
    behind it (*выбрано файлов: 5*)."""
    for place, (verb, noun) in enumerate(zip(clause.words, clause.words[1:], strict=False)):
        if verb.upos != "VERB" or verb.lemma not in WITH_WHOLE_OBJECTS or not is_plain_noun(noun):
            continue
        cases = cases_known(noun, readings)
        after = clause.words[place + 2] if place + 2 < len(clause.words) else None
        denied = any(lower(one) in {"не", "ні", "ни", "щоб", "чтобы"} for one in clause.words[:place])
        part = after is not None and after.upos in {"ADJ", "DET", "NUM"}
        part = part or (after is None and clause.after is not None and clause.after.form == ":")
        finite = verb.feats.get("VerbForm", frozenset()) <= {"Fin", "Inf"} and "Case" not in verb.feats
        feminine = "Fem" in noun.feats.get("Gender", ())
        if finite and not feminine and "Gen" in cases and cases <= {"Gen", "Dat", "Loc"} and not denied and not part:
            return {
                noun.id: as_told(noun, "NOUN", {"Case": cases & GENITIVE}, (verb.id, CASES_ASKED["Acc"])),
                verb.id: as_told(verb, "VERB", {}, None),
            }
    return {}


MANY = frozenset(
    "двоє троє четверо п'ятеро п’ятеро п'ять п’ять шість сім вісім дев'ять дев’ять десять одинадцять дванадцять "
    "п'ятнадцять п’ятнадцять двадцять тридцять сорок п'ятдесят п’ятдесят сто двісті кілька декілька багато "
    "двое трое четверо пятеро пять шесть семь восемь девять десять одиннадцать двенадцать пятнадцать двадцать тридцать "
    "пятьдесят двести несколько много".split()
)


def several_in(clause: Clause) -> dict[int, Token]:
    """A verb without an object in the feminine or masculine right before those who are counted from five on, or by a
    collective, joined to them: *виповнилася сто років*, *йшов двоє поліцейських*."""
    for place, (verb, numeral, noun) in enumerate(zip(clause.words, clause.words[1:], clause.words[2:], strict=False)):
        gender = verb.feats.get("Gender", frozenset())
        if verb.upos != "VERB" or lower(numeral) not in MANY or gender.isdisjoint({"Fem", "Masc"}) or len(gender) > 1:
            continue
        idle = lower(verb).endswith(("ся", "лась", "всь")) or (verb.lemma or "") in intransitive()
        subjects = [
            one for one in clause.words[:place] if "Nom" in one.feats.get("Case", ()) and one.upos in OF_SUBJECTS
        ]
        counted = "Gen" in noun.feats.get("Case", ()) and noun.upos in {"ADJ", "NOUN"}
        if idle and counted and not subjects and is_finite(verb) and is_turning(verb, noun):
            return {
                noun.id: as_told(noun, "NOUN", {"Case": GENITIVE}, (verb.id, ALONE)),
                verb.id: as_told(verb, "VERB", {"Gender": gender}, None),
            }
    return {}


OF_SUBJECTS = frozenset({"NOUN", "PRON", "PROPN", "DET", "ADJ"})
TURNING = re.compile("виповн|исполн|минул")


def is_turning(verb: Token, noun: Token) -> bool:
    """Whether what is counted is no measure beside a verb that has a subject elsewhere (*прожила сто років*), or the
    verb says how old somebody turns."""
    return is_of_persons(noun.feats) or TURNING.match(lower(verb)) is not None
