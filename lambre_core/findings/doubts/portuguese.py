"""Doubts about Portuguese words that are spelt alike: articles, pronouns and a preposition, nouns and verbs."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_modifier,
    is_plural,
    is_subject,
    lower,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_an_object_itself(site: Site) -> bool:
    """*Nos* right before what may be a verb is a pronoun, no *em* and *os* (*o guia nos ajuda a instalar*), and so are
    *o*, *a*, *os* and *as* behind *who*, *not* and the like (*quem as compra*)."""
    token, word = site.token, site.head
    before = word_before(token, site)
    joined = any(
        lower_form(multiword.form) == "nos" and multiword.first < token.id <= multiword.last
        for multiword in site.sentence.multiwords
    ) or (before is not None and lower(before) in BEFORE_PRONOUNS and lower(token) in {"o", "a", "os", "as"})
    return is_determiner(token) and joined and word.id == token.id + 1 and may_be_finite(word, site)


BEFORE_PRONOUNS = frozenset("quem não nunca jamais já também sempre ainda".split())


def is_of_no_case(noun: Token) -> bool:
    """Whether a word is a noun of a language in which these have a gender and no case."""
    return noun.upos in NOUNS and "Gender" in noun.feats and "Case" not in noun.feats


def lower_form(form: str | None) -> str:
    """A form in lower case."""
    return (form or "").lower()


def may_be_finite(word: Token, site: Site) -> bool:
    """Whether the lexicon knows a word as a finite verb."""
    return any("Person" in reading.feats for reading in known_as(lower(word), "VERB", site.readings))


def is_the_preposition(site: Site) -> bool:
    """*A* before a plural, behind a noun or a word that asks for it, is a preposition: *responde a perguntas*, *o
    acesso a funções*, *de receitas, a viagens, há de tudo*; not where an article may stand (*comprou a casas*)."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    if not is_determiner(token) or lower(token) != "a" or "Gender" not in token.feats or before is None:
        return False
    if before.form == "," and any(lower(word) in {"de", "desde"} for word in site.sentence.tokens[: before.id - 1]):
        # *From* something *to* something.
        return site.sentence.tokens[0].upos == "ADP" and all(map(is_plural, site.readings(noun)))
    if before.upos == "ADV":
        asks = WITH_A.match(lower(before)) is not None
        before = word_before(before, site)
        if asks or before is None:
            return asks
    asks = before.upos in {*NOUNS, "ADJ"} or WITH_A.match(lower(before)) is not None
    return asks and all(map(is_plural, site.readings(noun)))


WITH_A = re.compile(
    "respond|correspond|refer|adapt|aplic|adequ|conect|associ|submet|submis|resist|atend|obede|pertenc|assist|ader|recorr|vis|"
    "equival|adicion|limit|restring|restrit|compar|igual|relacion|pedi|pergunt|ofere|fornec|permit|cheg|lev|envi|dedic|"
    "destin|dirig|acess|suport|quanto|junto|devid|graças|relativ|referent|reag|reaç|ajust|integr|soma|deu|dar|dá|dão|deram"
)
"""Beginnings of Portuguese words with *a* behind them."""


def is_told(site: Site) -> bool:
    """What opens a Portuguese sentence as a singular without an article, is known as a form of a verb or ends as one,
    and has a plural behind it, is an imperative with its object: *escolha modelos menores*, *teste versões novas*."""
    token, noun = site.token, site.head
    before = word_before(noun, site)
    opens = before is None or before.upos in {"PUNCT", "NUM", "SYM"} or before.upos == "CCONJ"
    if not (is_modifier(token) and is_of_no_case(noun) and noun.id < token.id and opens):
        return False
    if any(is_determiner(child) for child in site.below.get(noun.id, ())):
        return False
    verb = may_be_finite(noun, site) or (site.subjects_dropped and lower(noun).endswith("e"))
    comma = word_before(before, site) if before is not None and before.upos == "CCONJ" else None
    if verb and comma is not None and comma.form == "," and site.sentence.tokens[0].upos == "VERB":
        # *Peça ajuda, ou escolha estendido*: one of several things to do.
        return not agree(token.feats, noun.feats)
    behind = word_after(noun, site)
    plural = behind is not None and all(map(is_plural, site.readings(behind)))
    return verb and plural and all(map(is_plural, site.readings(token)))


def is_what(site: Site) -> bool:
    """*O que* before a plural is its object: *o que fazem*; *os que* is its subject."""
    before = word_before(site.token, site)
    return (
        is_subject(site.token)
        and lower(site.token) == "que"
        and before is not None
        and lower(before) == "o"
        and before.upos in {"PRON", "DET"}
    )


def stands_behind_its_noun_after_all(site: Site) -> bool:
    """Right before a Portuguese adjective that does not agree with the noun before stands what agrees with it and ends
    as it does: a noun that the tagger takes for an adjective (*dá aos autores ferramentas novas*)."""
    token, noun = site.token, site.head
    between_them = word_before(token, site)
    if not (is_modifier(token) and is_of_no_case(noun)) or between_them is None or noun.id + 1 != between_them.id:
        return False
    if between_them.upos != "ADJ" or between_them.head != noun.id:
        return False
    # Of a noun that it does not know the tagger makes whatever goes with the noun before.
    alike = lower(token)[-2:] == lower(between_them)[-2:] and not agree(token.feats, noun.feats)
    return alike and any(agree(token.feats, reading.feats) for reading in site.readings(between_them))


def is_under_a_condition(site: Site) -> bool:
    """A Portuguese adjective right behind *when*, *where* or *if* says something of what is done: *defina opções quando
    possível*."""
    before = word_before(site.token, site)
    return is_modifier(site.token) and is_of_no_case(site.head) and before is not None and lower(before) in CONDITIONS


CONDITIONS = frozenset({"quando", "onde", "se", "conforme", "sempre", "caso"})


def is_an_item_itself(site: Site) -> bool:
    """A Portuguese participle behind a comma and before *de* is a noun, the next one of several: *busca rápida,
    chamadas de função*."""
    token = site.token
    before, after = word_before(token, site), word_after(token, site)
    if token.upos != "VERB" or not (is_modifier(token) and is_of_no_case(site.head)):
        return False
    return before is not None and before.form == "," and after is not None and lower(after) == "de"


def is_before_which(site: Site) -> bool:
    """A Portuguese article before *qual* is part of a relative pronoun: *os amigos com os quais trabalho*."""
    after = word_after(site.token, site)
    return is_determiner(site.token) and after is not None and lower(after) in {"qual", "quais"}


def is_done_by_several(site: Site) -> bool:
    """A Portuguese plural right before what the lexicon knows as a verb in the plural is its subject: *os manifestantes
    reagem*."""
    token, verb = site.token, site.head
    modifies = is_modifier(token) or is_determiner(token)
    if not modifies or not is_of_no_case(verb) or token.id > verb.id:
        return False
    known = known_as(lower(verb), "VERB", site.readings)
    plural = any(
        reading.upos in {"AUX", "VERB"} and "Person" in reading.feats and is_plural(reading) for reading in known
    )
    return plural and is_plural_itself(token, site)


def is_plural_itself(token: Token, site: Site) -> bool:
    """Whether a word can be nothing but a plural."""
    return all(map(is_plural, site.readings(token)))


def is_a_noun_behind_another(site: Site) -> bool:
    """Some Portuguese nouns stand behind others as attributes and are not inflected, so that what is before them is the
    noun, whatever the tagger takes it for: *as métricas padrão são exibidas*; not *o padrão são*."""
    token = site.token
    noun = token if is_subject(token) else site.head
    if noun.upos != "NOUN" or lower(noun) not in STAND_BEHIND or not is_of_no_case(noun):
        return False
    before = word_before(noun, site)
    return before is not None and before.upos in {"ADJ", *NOUNS} and (token.id <= before.id or token.id == noun.id)


STAND_BEHIND = frozenset(
    "padrão chave alvo surpresa modelo piloto fantasma relâmpago limite base destino origem".split()
)


def is_of_a_foreign_verb(site: Site) -> bool:
    """No Portuguese verb ends in *-s* behind such consonants: it is an English noun, and what seems its subject a verb:
    *Processe múltiplos prompts*."""
    return is_subject(site.token) and is_of_no_case(site.token) and FOREIGN.search(lower(site.head)) is not None


FOREIGN = re.compile("[bcdfgkpt]s$")


def is_a_version(site: Site) -> bool:
    """What has digits within is not inflected: *a versão 24H2*."""
    token = site.token
    form = token.form or ""
    within = any(letter.isdigit() for letter in form) and any(letter.isalpha() for letter in form)
    return is_modifier(token) and within and is_of_no_case(site.head)


def is_before_an_infinitive(site: Site) -> bool:
    """The article of Portuguese *ao* before what ends as an infinitive with a person is that of what is done: *ao
    termos acesso*, *ao serem avisados*."""
    token, noun = site.token, site.head
    joined = any(
        lower_form(multiword.form) == "ao" and multiword.first <= token.id <= multiword.last
        for multiword in site.sentence.multiwords
    )
    return is_determiner(token) and joined and noun.id == token.id + 1 and PERSONAL.search(lower(noun)) is not None


PERSONAL = re.compile("[aeio]r(?:mos|em)$")


def is_asked_for(site: Site) -> bool:
    """A Portuguese noun behind *which* or *how many*, before its verb, may be its object: *que dados recolhe a
    aplicação?*, *veja quantas páginas visita*."""
    noun, verb = site.token, site.head
    if not (is_subject(noun) and is_of_no_case(noun)) or noun.id > verb.id:
        return False
    before = word_before(noun, site)
    asks = any(lower(word) in WHICH for word in (*site.below.get(noun.id, ()), before) if word and word.id < noun.id)
    return asks and is_plural(Reading(None, None, noun.feats)) and "Sing" in verb.feats.get("Number", ())


WHICH = frozenset("que quais qual quantos quantas".split())


def is_there(site: Site) -> bool:
    """Portuguese *há* has no subject: *há notícias*, *havia muitas pessoas*; not *haviam chegado*."""
    return is_subject(site.token) and lower(site.head) in THERE_IS


THERE_IS = frozenset("há havia houve haverá haveria haja houvesse houver".split())


def is_what_somebody_keeps(site: Site) -> bool:
    """Portuguese *que* is the object of a verb without another, where somebody is addressed in the third person:
    *as notas que escreve no seu caderno*; not *as pessoas que escreve cartas*."""
    token, verb = site.token, site.head
    if not is_subject(token) or lower(token) != "que" or "Sing" not in verb.feats.get("Number", ()):
        return False
    objects = any((word.deprel or "").startswith(("comp:obj", "comp:pred")) for word in site.sisters)
    later = site.sentence.tokens[verb.id :]
    return not objects and any(lower(word) in OF_YOU for word in later)


OF_YOU = frozenset("você lhe si consigo seu sua seus suas".split())


def is_an_infinitive_with_its_object(site: Site) -> bool:
    """A Portuguese infinitive loses its *-r* before *-lo*: *podemos guardá-lo*, *quero vê-las*; not *faz* in
    *fá-lo*."""
    form, after = lower(site.token), word_after(site.token, site)
    if after is None or lower(after) not in {"lo", "la", "los", "las"}:
        return False
    return form.endswith(("á", "ê", "i", "í", "ô")) and form not in {"fá", "trá", "fi", "di"}


def is_let_do_it(site: Site) -> bool:
    """Behind some Portuguese imperatives *eu* is who does what comes next, or is seen: *deixa eu ver*, *olha eu
    aqui*."""
    token, verb = site.token, site.head
    return is_subject(token) and lower(token) == "eu" and verb.id == token.id - 1 and lower(verb) in LETS


LETS = frozenset("deixa deixe deixem olha olhe olhem vê veja vejam manda mande imagina imagine espera espere".split())


def is_wished(site: Site) -> bool:
    """First and third person of a subjunctive are alike in Portuguese: *quer que eu faça*, *talvez eu vá*."""
    token, verb = site.token, site.head
    return is_subject(token) and lower(token) == "eu" and "Sub" in verb.feats.get("Mood", ())


def is_by_half(site: Site) -> bool:
    """Portuguese *meio* before an adjective says how much: *ela está meio cansada*."""
    after = word_after(site.token, site)
    return lower(site.token) == "meio" and after is not None and after.upos in {"ADJ", "VERB"}


def is_made_of_several(site: Site) -> bool:
    """A Portuguese copula may agree with the noun that follows, in the plural: *o problema são as dívidas*; not *a casa
    são bonitas*."""
    token, verb = site.token, site.head
    if not is_subject(token) or token.id > verb.id or lower(verb) not in THEY_ARE:
        return False
    gender = token.feats.get("Gender", frozenset())
    # What is in the plural of another gender is no adjective, whatever the tagger says.
    return any(
        "Plur" in word.feats.get("Number", ())
        and (word.upos in NOUNS or (word.upos == "ADJ" and gender.isdisjoint(word.feats.get("Gender", gender))))
        for word in site.sentence.tokens[verb.id : verb.id + SOON]
    )


THEY_ARE = frozenset("são eram foram serão seriam sejam fossem".split())
SOON = 3
"""Words behind a copula among which the noun is looked for."""


def has_lost_its_s(site: Site) -> bool:
    """Before *-nos* a Portuguese first person plural loses its last letter, and looks like none: *nós
    preocupamo-nos*."""
    after = word_after(site.head, site)
    return lower(site.head).endswith("mo") and after is not None and lower(after) == "nos" and is_subject(site.token)


def is_of_each_of_them(site: Site) -> bool:
    """An article in the singular before several adjectives goes with each of them, and the noun may be a plural: *a
    segunda e terceira entradas*."""
    token, noun = site.token, site.head
    if not is_determiner(token) or not is_of_no_case(noun) or "Plur" not in noun.feats.get("Number", ()):
        return False
    inner = [word.upos for word in between(token, noun, site)] if token.id < noun.id else []
    return "CCONJ" in inner and set(inner) <= {"ADJ", "CCONJ", "NUM", "PUNCT"}


def is_asked_about(site: Site) -> bool:
    """A noun right behind *que*, *qual* or *quanto* is the object of a verb in the first or second person: *que idade
    vais ter*."""
    token, verb, before = site.token, site.head, word_before(site.token, site)
    if site.language != "pt" or not is_subject(token) or token.upos not in NOUNS or before is None:
        return False
    return ASKING.fullmatch(lower(before)) is not None and "3" not in verb.feats.get("Person", {"3"})


ASKING = re.compile("que|qua(?:l|is)|quant[oa]s?")
"""Portuguese words that ask for a noun."""


DOUBTS: tuple[SiteDoubt, ...] = (
    is_of_each_of_them,
    is_asked_about,
    is_made_of_several,
    is_wished,
    is_by_half,
    is_an_infinitive_with_its_object,
    is_let_do_it,
    is_asked_for,
    is_there,
    is_what_somebody_keeps,
    is_before_an_infinitive,
    is_a_noun_behind_another,
    is_of_a_foreign_verb,
    is_a_version,
    is_an_object_itself,
    is_the_preposition,
    is_told,
    is_what,
    stands_behind_its_noun_after_all,
    is_under_a_condition,
    is_an_item_itself,
    is_before_which,
    is_done_by_several,
    has_lost_its_s,
)
