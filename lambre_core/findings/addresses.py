"""Addresses: who is spoken to. A noun beside a comma that seems the subject of an imperative is no subject (*Karle,
pojď*); and a person named between marks, in a sentence that speaks to somebody and needs no subject, is addressed,
whatever a parser that has seen few addresses makes of it (*Старе пішло, Боб; ти знаєш*)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.bare_objects import is_thing_behind
from lambre_core.findings.beliefs import believed
from lambre_core.findings.readings import Readings
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.tree import Beliefs, Sentence, Token, in_lower_case

VOCATIVE = "vocative"
NOUNS = frozenset({"NOUN", "PROPN"})
VERBS = frozenset({"AUX", "VERB"})
NOMINATIVE = "Nom"

MARKS = frozenset(",;:.!?…—–-«»„“”\"'()") | {"...", "!!", "!!!", "?!"}
"""What parts who is addressed from the rest of a sentence."""


def with_addresses(sentence: Sentence) -> Sentence:
    """The sentence with such nouns and persons as vocatives; a verb in the second person or the imperative has no noun
    for a subject."""
    changed = {
        token.id: replace(token, deprel=VOCATIVE, beliefs=_believed(token))
        for token in sentence.tokens
        if token.upos in NOUNS and base(token) == "subj"
        if _speaks_to(sentence.head_of(token)) and _beside_a_mark(token, sentence) and not has_article(token, sentence)
        if not is_thing_told(token, sentence.head_of(token))
    }
    changed |= {token.id: token for token in overlooked(sentence)}
    changed |= {token.id: token for token in titled(sentence)}
    changed |= {token.id: token for token in titles(sentence)}
    return sentence.with_tokens(changed)


def is_thing_told(token: Token, verb: Token | None) -> bool:
    """Whether a noun stands right behind an imperative as the thing that something is to be done with: *нарежьте
    морковка, посолите*."""
    return verb is not None and token.id == verb.id + 1 and is_thing_behind(token, verb)


def has_article(token: Token, sentence: Sentence) -> bool:
    """Whether a noun has a German article, or in the singular a Greek one of a nominative, which who is addressed has
    not: *heute kommst der Lehrer*, *δεν ήθελες ο πατέρας μου, γιατί...*"""
    articles = GERMAN_ARTICLES | (ARTICLES if "Sing" in token.feats.get("Number", ()) else frozenset())
    return any(
        word.head == token.id and word.id < token.id and in_lower_case(word.form) in articles
        for word in sentence.tokens
    )


ARTICLES = frozenset({"ο", "η", "το"})
GERMAN_ARTICLES = frozenset({"der", "die", "das", "ein", "eine"})


def titled(sentence: Sentence) -> Iterator[Token]:
    """The nouns right behind a title that is itself in the vocative, as vocatives for sure: *пане директор*."""
    for token in sentence.tokens:
        if (
            token.upos in NOUNS
            and follows_title(token, sentence)
            and token.feats.get("Case") == frozenset({NOMINATIVE})
        ):
            title = sentence.tokens[token.id - 2]
            beliefs = token.beliefs and replace(token.beliefs, heads={title.id: 1.0}, deprels={VOCATIVE: 1.0})
            yield replace(token, head=title.id, deprel=VOCATIVE, beliefs=beliefs)
            if title.head == token.id:
                yield replace(title, head=token.head, deprel=VOCATIVE)


def titles(sentence: Sentence) -> Iterator[Token]:
    """Ukrainian titles right before somebody in the vocative, as vocatives for sure: *пан Олексію, дозвольте*."""
    for title, token in pairwise(sentence.tokens):
        before = sentence.tokens[title.id - 2] if title.id > 1 else None
        after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
        apart = before is None or before.form in MARKS or in_lower_case(before.form) in DEAR_SIR
        if in_lower_case(title.form) not in SIRS | SIRS_CALLED or not apart or after is None or after.form not in _ENDS:
            continue
        nominative = title.feats.get("Case") == frozenset({NOMINATIVE})
        called = nominative or in_lower_case(title.form) in SIRS_CALLED
        if token.upos in NOUNS and CALLED.search(token.form or "") and called:
            beliefs = title.beliefs and replace(title.beliefs, heads={token.id: 1.0}, deprels={CALLED_SO: 1.0})
            yield replace(title, head=token.id, deprel=CALLED_SO, beliefs=beliefs)
            sure = token.beliefs and replace(token.beliefs, upos={token.upos or "": 1.0})
            turned = token.head == title.id
            head, deprel = (title.head, title.deprel) if turned else (token.head, token.deprel)
            yield replace(token, head=head, deprel=deprel, beliefs=sure)


SIRS = frozenset("пан друг колега товариш добродій".split())
SIRS_CALLED = frozenset("пане друже колего товаришу добродію".split())
DEAR_SIR = frozenset("шановний вельмишановний дорогий любий".split())

CALLED = re.compile("[еєую]$")
"""Ends of vocatives of men."""

CALLED_SO = "vocative@title"
"""The relation of a title to who is called by it."""


def follows_title(token: Token, sentence: Sentence) -> bool:
    """Whether a title that is a vocative and nothing else stands before a noun, or *dear Ms* opens a letter with it."""
    if token.id < 2:
        return False
    title = sentence.tokens[token.id - 2]
    if token.upos in TITLES.get((title.form or "").lower(), ()):
        return True
    if is_called_by_name(token, title, sentence):
        return True
    if (title.form or "").lower() not in OF_WOMEN or token.id != 3 or token.upos != "NOUN":
        return False
    following = sentence.tokens[token.id : token.id + 2]
    ends = bool(following) and following[0].form in {",", "!"}
    dear = (sentence.tokens[0].form or "").lower() in DEAR
    return dear and ends and not any("Rel" in word.feats.get("PronType", ()) for word in following)


def is_called_by_name(token: Token, title: Token, sentence: Sentence) -> bool:
    """Whether a Ukrainian given name, which has a vocative where surnames need not, follows a title in the vocative:
    *пане Андрій*, or, where somebody is spoken to between marks, *пані Ірина*."""
    form, named = in_lower_case(title.form), in_lower_case(token.form)
    if form in {"пане", "друже", "колего"}:
        return named in GIVEN_NAMES_OF_MEN
    if form != "пані" or named not in GIVEN_NAMES_OF_WOMEN:
        return False
    before = sentence.tokens[title.id - 2] if title.id > 1 else None
    after = sentence.tokens[token.id] if token.id < len(sentence.tokens) else None
    apart = before is None or before.form in MARKS or in_lower_case(before.form) in DEAR
    spoken = any(speaks(word) or is_greeting(word) for word in sentence.tokens if word.id != title.id)
    return apart and after is not None and after.form in _ENDS and spoken


GIVEN_NAMES_OF_MEN = frozenset(
    "адам анатолій андрій антон арсен артем богдан борис вадим валентин валерій василь віктор віталій владислав "
    "володимир всеволод в'ячеслав геннадій георгій гнат григорій давид данило денис дмитро євген захар іван ігор ілля "
    "йосип кирило костянтин лев леонід лук'ян любомир максим мар'ян марко матвій микита микола мирон мирослав михайло "
    "назар олег олекса олександр олексій омелян орест остап павло панас петро пилип платон роман ростислав руслан "
    "святослав семен сергій станіслав степан тарас тимофій тимур федір філіп юліан юрій юхим яків ярослав".split()
)
GIVEN_NAMES_OF_WOMEN = frozenset(
    "агата аліна алла ангеліна анастасія анна антоніна богдана валентина валерія варвара василина вероніка вікторія "
    "віра "
    "галина ганна дарина дарія діана діна єва євгенія єлизавета жанна зінаїда злата зоряна зоя іванна інга інна ірина "
    "калина карина катерина квітка клавдія лариса леся лідія ліліана лілія любава людмила магдалина маргарита марина "
    "марія марта марфа меланія мирослава надія наталія наталка наталя ніна оксана олександра олена олеся ольга орися "
    "поліна раїса регіна роксолана руслана світлана соломія софія стефанія таїсія тамара тетяна уляна феодосія "
    "христина "
    "юлія юстина яна яніна ярина ярослава".split()
)
"""The usual given names of Ukrainians, as nominatives."""

TITLES = {"пане": {"NOUN"}, "pane": {"NOUN", "PROPN"}, "друже": {"NOUN", "PROPN"}, "колего": {"NOUN"}}
"""Vocatives -> what stands in the vocative as well behind them; Ukrainian surnames need not (Pravopys, 2019)."""

OF_WOMEN = frozenset({"paní", "пані"})
"""Titles that are the same in all cases."""

DEAR = frozenset("vážená milá drahá шановна вельмишановна дорога".split())


def phrase(token: Token, sentence: Sentence) -> tuple[int, int]:
    """The ids of the first and the last word of those around a word that depend on it, up to a mark."""
    first = last = token.id
    while first > 1 and _below(sentence.tokens[first - 2], token, sentence):
        first -= 1
    while last < len(sentence.tokens) and _below(sentence.tokens[last], token, sentence):
        last += 1
    return first, last


def _below(word: Token, ancestor: Token, sentence: Sentence) -> bool:
    return word.form not in MARKS and _is_below(word, ancestor, sentence)


def overlooked(sentence: Sentence) -> Iterator[Token]:
    """The persons who are addressed and have another relation, as vocatives, of their head or the word that speaks."""
    if not any(map(speaks, sentence.tokens)) and not is_speech(sentence):
        return
    for token in sentence.tokens:
        if not _may_be_overlooked(token, sentence) or not speaks_to_somebody(token, sentence):
            continue
        others = (word for word in sentence.tokens if speaks(word) and not _is_below(word, token, sentence))
        head = sentence.head_of(token)
        above = head if head is not None and head.upos in _HEADS else next(others, None)
        if above is not None:
            beliefs = token.beliefs and replace(token.beliefs, heads={above.id: 1.0}, deprels={VOCATIVE: 1.0})
            yield replace(token, head=above.id, deprel=VOCATIVE, beliefs=beliefs)


_HEADS = frozenset({"VERB", "AUX", "NOUN", "PROPN", "PRON", "ADJ", "ADV", "INTJ"})


def _may_be_overlooked(token: Token, sentence: Sentence) -> bool:
    return (
        token.upos in NOUNS
        and token.feats.get("Case") == frozenset({NOMINATIVE})
        and token.feats.get("Number") == frozenset({"Sing"})
        and bool(token.head)
        and base(token) in _MISTAKEN
        and is_person(token)
        and _is_name(token, sentence)
        and _between_commas(token, sentence)
        and not explains_the_word_before(token, sentence)
        and not is_one_of_several(token, sentence)
        and not is_of_the_narrator(token, sentence)
        and not any(lacks_a_subject(verb, sentence) for verb in sentence.tokens)
    )


_MISTAKEN = frozenset(
    {"appos", "comp:obj", "comp:obl", "conj", "discourse", "dislocated", "mod", "parataxis", "udep", "unk"}
)
"""Relations that parsers give to those who are addressed."""


def base(token: Token) -> str:
    """The relation of a word without what it is called beside: `conj` for `conj:appos`, `comp:obj` as it is."""
    relation = (token.deprel or "").partition("@")[0]
    return relation if relation.startswith("comp") else relation.partition(":")[0]


def _is_name(token: Token, sentence: Sentence) -> bool:
    """Whether nothing but attributes in the nominative and further names belong to a noun, up to a mark."""
    first, last = phrase(token, sentence)
    return all(
        word.upos in {"ADJ", "DET", "NOUN", "PROPN"} and NOMINATIVE in word.feats.get("Case", {NOMINATIVE})
        for word in sentence.tokens[first - 1 : last]
    )


def _between_commas(token: Token, sentence: Sentence) -> bool:
    """Whether a comma or the edge of what is said stands on either side, at least one comma; no dash behind, which may
    be a copula (*автор — українець*), and before it none but the one that opens speech."""
    tokens = sentence.tokens
    first, last = phrase(token, sentence)
    before = [word.form for word in tokens[: first - 1]]
    after = tokens[last].form if last < len(tokens) else None
    opened = all(form in MARKS for form in before[-2:]) or is_greeting(tokens[first - 2])
    left = not before or before[-1] == "," or opened
    right = after is None or after in _ENDS
    return left and right and "," in (before[-1] if before else None, after)


_ENDS = frozenset({",", ";", ".", "!", "?", "…", "...", "!!", "!!!", "?!", '"', "»", "”"})


def is_person(token: Token) -> bool:
    """Whether a noun is one for a person, as far as the tagger knows, or one with which one speaks to people."""
    return "Inan" not in token.feats.get("Animacy", ()) or (token.form or "").lower() in ADDRESSED


ADDRESSED = frozenset(
    "батько батюшка брат док доктор друг дядько дід капітан колега командир констебль лікар майстер мер месір мессір "
    "містер начальник офіцер пан президент приятель професор розбійник сер синок сусід суддя товариш тренер учитель "
    "вчитель хлопець хлопчина шеф "
    "bratr doktor inspektor kamarád kapitán kolega otec pán prezident profesor ředitel soused starosta strýček šéf "
    "tatínek trenér učitel".split()
)
"""Words with which one speaks to people, in Ukrainian and Czech; taggers do not know all of them for persons."""


def speaks(word: Token) -> bool:
    """Whether a word speaks to somebody: an imperative, a verb or pronoun of the second person, a greeting."""
    if word.upos in {"ADJ", "DET"}:
        return False
    person, mood = word.feats.get("Person", ()), word.feats.get("Mood", ())
    return "2" in person or ("Imp" in mood and "1" not in person) or is_greeting(word)


def speaks_to_somebody(token: Token, sentence: Sentence) -> bool:
    """Whether a sentence speaks to somebody by another word than a noun, or is what somebody says in a dialogue."""
    return any(speaks(word) for word in sentence.tokens if word.id != token.id) or is_speech(sentence)


def is_speech(sentence: Sentence) -> bool:
    """Whether a sentence opens with the dash of a dialogue, not with that of a list."""
    tokens = sentence.tokens
    return len(tokens) > 1 and tokens[0].form in _DASHES and (tokens[1].form or "")[:1].isupper()


_DASHES = frozenset("-–—")


def is_greeting(word: Token) -> bool:
    """Whether a word greets, thanks, and so on."""
    return word.upos == "INTJ" or (word.form or "").lower() in GREETINGS


GREETINGS = frozenset(
    "агов гей привіт вітаю вітання здрастуй здрастуйте добридень доброго добрий дякую спасибі вибач вибачте "
    "пробач пробачте бувай бувайте прощавай прощавайте твій твоя твоє твої ваш ваша ваше ваші ahoj čau nazdar "
    "шановний шановна вельмишановний вельмишановна дорогий дорога любий люба милий мила "
    "vážený vážená milý milá drahý drahá "
    "dobrý díky děkuji děkuju promiň promiňte prosím sbohem haló tvůj tvoje váš vaše".split()
)
"""Words that speak to somebody, in Ukrainian and Czech."""


def explains_the_word_before(token: Token, sentence: Sentence) -> bool:
    """*Я, Лушков, тепер можу*, *ваш лікар, Іван Петренко, скоро прийде*: right after a noun in the nominative, or a
    pronoun of the first or third person, stands who that is."""
    first, _ = phrase(token, sentence)
    if first < 3:
        return False
    mark, before = sentence.tokens[first - 2], sentence.tokens[first - 3]
    if mark.form != ",":
        return False
    for name in sentence.above(before):
        if base(before) != "flat":
            break
        before = name
    if before.upos == "PRON":
        # What explains a word is in its case: *дякую тобі, друг* does not say who *тобі* is.
        return NOMINATIVE in before.feats.get("Case", {NOMINATIVE}) and "2" not in before.feats.get("Person", ())
    is_nominative = before.upos in NOUNS and NOMINATIVE in before.feats.get("Case", ())
    return is_nominative and "Neut" not in before.feats.get("Gender", ()) and not is_greeting(before)


def behind(token: Token, sentence: Sentence, most: int) -> tuple[Token, ...]:
    """The words behind those that belong to a word, at most so many."""
    _, last = phrase(token, sentence)
    return sentence.tokens[last : last + most]


def is_one_of_several(token: Token, sentence: Sentence) -> bool:
    """Whether several are named: *наприклад, ангел, демон або дракон*, *скло, алюміній, метал*; what has a capital is
    a name, whatever the tagger takes it for (*Алеш Стухли, Антонін Тесарж, Шарка*)."""
    tokens = sentence.tokens
    first, _ = phrase(token, sentence)
    following = behind(token, sentence, 4)
    if len(following) < 2 or following[0].form != "," or following[1].upos not in NOUNS:
        return False
    before = tokens[first - 3 : first - 1] if first > 2 else ()
    named = len(before) == 2 and (
        before[0].upos in NOUNS or (before[0].id > 1 and (before[0].form or "")[:1].isupper())
    )
    if named and before[1].form == ",":
        return True
    if len(following) < 4:
        return False
    joint, third = following[2:]
    return (joint.form == "," or joint.upos == "CCONJ") and third.upos in NOUNS


def is_of_the_narrator(token: Token, sentence: Sentence) -> bool:
    """Whether a comma and a dash follow, and no verb that says who speaks: *- бурмоче, йдучи, Іван, - зовсім не*."""
    following = behind(token, sentence, 3)
    if len(following) < 3 or following[0].form != "," or following[1].form not in _DASHES:
        return False
    return following[2].upos not in VERBS


def is_joined(token: Token, sentence: Sentence) -> bool:
    """Whether a conjunction without a comma stands before it: *ти входиш у нове життя, і людина зі старого …*"""
    first, _ = phrase(token, sentence)
    return sentence.tokens[first - 1].upos == "CCONJ"


def is_all_that_is_said(token: Token, sentence: Sentence) -> bool:
    """Whether it is the whole speech, with who says it behind: *— Лікар Рибак, відрекомендувався чоловік*."""
    first, _ = phrase(token, sentence)
    following = behind(token, sentence, 2)
    if first != 2 or not is_speech(sentence) or len(following) < 2:
        return False
    said = following[0].form == "," and following[1].upos in VERBS
    return said and not any(map(speaks, sentence.tokens))


def is_one_of_a_list(token: Token, sentence: Sentence) -> bool:
    """Whether nothing but nouns and commas stand between it and a colon: *пишіть нам: Іра, Юля, Ярослав*."""
    for word in reversed(sentence.tokens[: token.id - 1]):
        if word.upos not in NOUNS and word.form != ",":
            return word.form == ":" and sentence.tokens[token.id - 2].form == ","
    return False


def is_what_you_are(token: Token, sentence: Sentence) -> bool:
    """Whether it is what somebody is: a relative clause about it stands behind, and a pronoun of the second person with
    a noun in the nominative, what that is, before it (*Ти вчитель, який …, лікар, який …, чи хтось інший?*)."""
    following = behind(token, sentence, 2)
    if len(following) < 2 or following[0].form != "," or "Rel" not in following[1].feats.get("PronType", ()):
        return False
    earlier = sentence.tokens[: token.id - 1]
    return any(
        you.upos == "PRON"
        and {"2"} == set(you.feats.get("Person", ()))
        and noun.upos == "NOUN"
        and NOMINATIVE in noun.feats.get("Case", ())
        for you, noun in pairwise(earlier)
    )


def is_asked_of_you(token: Token, sentence: Sentence) -> bool:
    """Whether somebody asks what one is, *what* standing before it: *А ти що, поліцейська?*, *ви хто, лікар?*"""
    first, _ = phrase(token, sentence)
    words = [in_lower_case(word.form) for word in sentence.tokens[max(0, first - 4) : first - 1]]
    return len(words) == 3 and words[0] in _YOU and words[1] in _WHAT and words[2] == ","


_YOU = frozenset("ти ви ty vy".split())
_WHAT = frozenset("що шо хто co kdo".split())


def is_shown(token: Token, sentence: Sentence) -> bool:
    """Whether the sentence shows somebody, *this is* opening it, with no verb before: *Оце, дитино, твій дід*."""
    first, _ = phrase(token, sentence)
    words = [word for word in sentence.tokens[: first - 1] if word.form not in MARKS]
    shows = len(words) > 1 and in_lower_case(words[0].form) in _THIS_IS
    return shows and not any(word.upos in VERBS for word in words)


_THIS_IS = frozenset("оце це ось то это вот tohle to toto".split())


def is_in_brackets(token: Token, sentence: Sentence) -> bool:
    """Whether it stands behind a bracket that is still open: *osobní údaje (jméno, adresa, telefon)*."""
    forms = [word.form for word in sentence.tokens[: token.id - 1]]
    return forms.count("(") > forms.count(")")


def is_beyond_a_dash(token: Token, sentence: Sentence) -> bool:
    """Whether a dash within the sentence stands right before it, behind a word: *ти сказав — Шевченко?*"""
    first, _ = phrase(token, sentence)
    if first < 4 or sentence.tokens[first - 2].form not in _DASHES:
        return False
    return sentence.tokens[first - 3].upos != "PUNCT"


def is_who_does_it(token: Token, sentence: Sentence) -> bool:
    """Whether it names, behind a verb in the third person and a comma, the person of its gender who does that: *хай
    донька піде, Олена*."""
    first, _ = phrase(token, sentence)
    if first < 4 or sentence.tokens[first - 2].form != ",":
        return False
    doer, verb = sentence.tokens[first - 4], sentence.tokens[first - 3]
    person = doer.upos == "NOUN" and "Anim" in doer.feats.get("Animacy", ())
    person = person and NOMINATIVE in doer.feats.get("Case", ())
    alike = all(doer.feats.get(name) == token.feats.get(name) for name in ("Gender", "Number"))
    return person and alike and verb.upos in VERBS and "3" in verb.feats.get("Person", ()) and doer.head == verb.id


def is_the_answer(token: Token, sentence: Sentence) -> bool:
    """Whether it says who it is, right after *of course*, *perhaps* between commas: *Ну, звичайно, Бегемот*."""
    first, _ = phrase(token, sentence)
    words = [(word.form or "").lower() for word in sentence.tokens[max(0, first - 3) : first - 1]]
    return len(words) == 2 and words[0] in _SURELY and words[1] == ","


_SURELY = frozenset(
    "звичайно звісно очевидно певно напевно мабуть можливо видно отже тобто наприклад зокрема "
    "samozřejmě jistě zřejmě asi možná patrně tedy například zejména".split()
)
"""What stands between commas before the one who is meant, in Ukrainian and Czech."""


def is_exclaimed(token: Token, sentence: Sentence) -> bool:
    """Whether it is what somebody is in an exclamation: *Який ви, однак, тюлень!*"""
    head = sentence.head_of(token)
    if head is None or head.upos != "PRON" or head.id < 2 or head.id > token.id:
        return False
    return (sentence.tokens[head.id - 2].form or "").lower() in _WHAT_A


_WHAT_A = frozenset("який яка яке які jaký jaká jaké jací".split())


def lacks_a_subject(verb: Token, sentence: Sentence) -> bool:
    """Whether a finite verb in the third person or the past has no subject, nor one that it is coordinated with."""
    finite = "Fin" in verb.feats.get("VerbForm", ()) or "Past" in verb.feats.get("Tense", ())
    if verb.upos not in VERBS or not finite or "Imp" in verb.feats.get("Mood", ()):
        return False
    if not {"1", "2"}.isdisjoint(verb.feats.get("Person", ())):
        return False
    for word in (verb, *sentence.above(verb)):
        if any(child.head == word.id and base(child) == "subj" for child in sentence.tokens):
            return False
        if base(word) != "conj" and not base(word).startswith("comp:aux"):
            break
    return True


def _is_below(word: Token, ancestor: Token, sentence: Sentence) -> bool:
    return word.id == ancestor.id or sentence.depends_on(word, ancestor)


def _speaks_to(verb: Token | None) -> bool:
    if verb is None or verb.upos not in VERBS:
        return False
    return "Imp" in verb.feats.get("Mood", ()) or "2" in verb.feats.get("Person", ())


def _beside_a_mark(token: Token, sentence: Sentence) -> bool:
    first, last = phrase(token, sentence)
    tokens = sentence.tokens
    return (first > 1 and tokens[first - 2].form in MARKS) or (last < len(tokens) and tokens[last].form in MARKS)


def _believed(token: Token) -> Beliefs | None:
    """As likely a vocative as it was a subject or a vocative."""
    beliefs = token.beliefs
    if beliefs is None or not beliefs.deprels:
        return beliefs
    deprels: dict[str, float] = {}
    for deprel, share in beliefs.deprels.items():
        kind = VOCATIVE if deprel.partition("@")[0] in {"subj", VOCATIVE} else deprel
        deprels[kind] = deprels.get(kind, 0.0) + share
    return replace(beliefs, deprels=deprels)


def uncalled(readings: Readings) -> Readings:
    """The readings of nouns without vocatives where nobody is called: *krásný hradu* is no way to speak to a castle."""

    def plain(token: Token) -> tuple[Reading, ...]:
        found = readings(token)
        if token.upos != "NOUN" or token.beliefs is None or (token.deprel or "").startswith(VOCATIVE):
            return found
        if believed(token, "Case", _VOCATIVE) >= PERHAPS_CALLED:
            return found
        return tuple(reading for reading in found if reading.feats.get("Case") != _VOCATIVE) or found

    return plain


_VOCATIVE = frozenset({"Voc"})
PERHAPS_CALLED = 0.02
"""Least probability of the vocative to the tagger for a noun to be called."""
