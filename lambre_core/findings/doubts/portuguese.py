"""Doubts about Portuguese words that are spelt alike: articles, pronouns and a preposition, nouns and adjectives."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.site import (
    NOUNS,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_finite,
    is_modifier,
    is_plural,
    is_portuguese,
    is_subject,
    lower,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
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
    asks = before.upos == "ADV" and WITH_A.match(lower(before)) is not None
    if asks:
        return True
    while before.upos == "ADV" or (before.upos == "PRON" and lower(before) in CLITICS):
        # *Responde mais depressa a perguntas*, *ligam-se a portas*.
        further = word_before(before, site)
        if further is None:
            return False
        before = further
    asks = before.upos in {*NOUNS, "ADJ"} or WITH_A.match(lower(before)) is not None
    return asks and "Plur" in noun.feats.get("Number", ()) and any(map(is_plural, site.readings(noun)))


CLITICS = frozenset("se me te nos lhe lhes -se -me -te -nos".split())

WITH_A = re.compile(
    "respond|correspond|refer|adapt|aplic|adequ|conect|associ|submet|submis|resist|atend|obede|pertenc|assist|ader|recorr|vis|"
    "equival|adicion|limit|restring|restrit|compar|igual|relacion|pedi|pergunt|ofere|fornec|permit|cheg|lev|envi|dedic|"
    "destin|dirig|imun|acess|suport|quanto|junto|devid|graças|relativ|referent|reag|reaç|ajust|integr|soma|deu|dar|dá|dão|deram|"
    "aced|acost|habitu|alud|anex|apel|assemelh|atribu|candidat|conced|conduz|convid|deleg|desobed|entreg|equipar|escap|"
    "estend|exp[oõ]|falt|fug|impo|impõ|inclin|incorpor|inscr|lig|mistur|obrig|oper|opo|opõ|particip|pass|perten|proced|"
    "proporcion|recus|regress|renunci|report|resum|retorn|serv|sobreviv|substitu|sujeit|suced|torn|transmit|vend|"
    "vincul|volt|funcion|corr|circul|viaj|vai|vão|foi|foram|face|frente|exceto|desde"
)
"""Beginnings of Portuguese words with *a* behind them."""


def is_told(site: Site) -> bool:
    """What opens a Portuguese sentence as a singular without an article, is known as a form of a verb or ends as one,
    and has a plural behind it, is a verb with its object: *escolha modelos menores*, *teste versões novas*, *lista
    locais comuns*."""
    token, noun = site.token, site.head
    before = word_before(noun, site)
    opens = before is None or before.upos in {"PUNCT", "NUM", "SYM"} or before.upos == "CCONJ"
    if not (is_modifier(token) and is_of_no_case(noun) and noun.id < token.id and opens):
        return False
    if any(is_determiner(child) for child in site.below.get(noun.id, ())):
        return False
    verb = may_be_finite(noun, site) or (site.subjects_dropped and lower(noun).endswith("e"))
    verb = verb or (is_portuguese(site) and lower(noun) in DOING)
    comma = word_before(before, site) if before is not None and before.upos == "CCONJ" else None
    if verb and comma is not None and comma.form == "," and site.sentence.tokens[0].upos == "VERB":
        # *Peça ajuda, ou escolha estendido*: one of several things to do.
        return not agree(token.feats, noun.feats)
    behind = word_after(noun, site)
    plural = behind is not None and all(map(is_plural, site.readings(behind)))
    return verb and plural and all(map(is_plural, site.readings(token)))


DOING = frozenset(
    "lista mostra procura pesquisa consulta busca marca troca muda liga conta visita compara guarda ajuda apaga compra "
    "copia envia fecha forma gera grava importa instala limpa monta remove salva soma usa".split()
)
"""Verbs in the present that are spelt as nouns, or that the lexicon does not have: what a command does."""


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
    possível*; and so does one behind *once*: *uma vez designado, o formulário*."""
    before = word_before(site.token, site)
    if is_modifier(site.token) and before is site.head and before is not None and lower(before) == "vez":
        one = word_before(before, site)
        return one is not None and lower(one) == "uma"
    return is_modifier(site.token) and is_of_no_case(site.head) and before is not None and lower(before) in CONDITIONS


CONDITIONS = frozenset({"quando", "quanto", "onde", "se", "conforme", "sempre", "caso"})


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
    """A Portuguese plural right before what the lexicon knows as a verb in the third person of the plural is its
    subject, and so is one that ends as words for people do before what may be one by its end: *os alunos falam*, *os
    manifestantes reagem*; not *antigas sede*, *belas imagem*."""
    token, verb = site.token, site.head
    modifies = is_modifier(token) or is_determiner(token)
    if not modifies or not is_of_no_case(verb) or token.id > verb.id:
        return False
    known = known_as(lower(verb), "VERB", site.readings)
    plural = any(
        reading.upos in {"AUX", "VERB"} and "3" in reading.feats.get("Person", ()) and is_plural(reading)
        for reading in known
    )
    of_people = OF_PEOPLE.search(lower(token)) is not None and lower(verb).endswith(("em", "am"))
    return (plural or of_people) and is_plural_itself(token, site)


OF_PEOPLE = re.compile("(?:[aei]nt|ist|dor|tor)[ea]s$")
"""Ends of plurals of words for people, which taggers take for adjectives."""


def is_plural_itself(token: Token, site: Site) -> bool:
    """Whether a word can be nothing but a plural."""
    return all(map(is_plural, site.readings(token)))


def is_a_noun_behind_another(site: Site) -> bool:
    """Some Portuguese nouns stand behind others as attributes and are not inflected, so that what is before them is the
    noun, whatever the tagger takes it for, and it is said of that what it is: *as métricas padrão são exibidas*, *os
    menus padrão são suficientes*; not *o padrão são*."""
    token = site.token
    noun = token if is_subject(token) else site.head
    if is_determiner(token) and lower(token) in {"as", "umas"} and lower(noun) in STAND_BEHIND:
        # *Definidas para as padrão*: the noun is left out.
        return True
    if is_modifier(token) and lower(token) in STAND_BEHIND and token.id == noun.id + 1:
        # *Caracteres prefixo*
        return True
    if is_subject(token) and lower(site.head) in STAND_BEHIND and site.head.id == token.id + 1:
        # *Modo retrato*
        return True
    if is_modifier(token) and token.id == noun.id + 1 and lower(noun) in STAND_BEHIND and noun.id > 1:
        # *Os e-mails padrão enviados*
        return agree(token.feats, site.sentence.tokens[noun.id - 2].feats)
    if noun.upos != "NOUN" or lower(noun) not in STAND_BEHIND or not is_of_no_case(noun):
        return False
    before = word_before(noun, site)
    if before is None or not (before.upos in {"ADJ", *NOUNS} or lower(before) == "nós"):
        # *Nós*, knots, are more often *we*.
        return False
    return token.id <= before.id or token.id == noun.id or (token.deprel or "").startswith("comp:pred")


def is_of_the_noun_between(site: Site) -> bool:
    """A Portuguese determiner right before a noun with which it agrees belongs to that, not to the one behind, which
    says what that is: *do botão resposta*; not *da botão resposta*."""
    token, noun, after = site.token, site.head, word_after(site.token, site)
    if not (is_portuguese(site) and is_determiner(token)) or after is None or noun.id != after.id + 1:
        return False
    known = [one.feats for one in known_as(lower(after), "NOUN", site.readings)]
    nouns = known or ([after.feats] if after.upos == "NOUN" else [])
    return any(agree(token.feats, feats) for feats in nouns) and not agree(token.feats, noun.feats)


STAND_BEHIND = frozenset(
    "padrão chave alvo surpresa modelo piloto fantasma relâmpago limite base destino origem raiz folha pai mãe filho "
    "irmão cliente servidor membro fonte gatilho espelho ponte prefixo sufixo lambda retrato paisagem".split()
)


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


def is_by_half(site: Site) -> bool:
    """Portuguese *meio* before an adjective says how much: *ela está meio cansada*."""
    after = word_after(site.token, site)
    return lower(site.token) == "meio" and after is not None and after.upos in {"ADJ", "VERB"}


def is_of_each_of_them(site: Site) -> bool:
    """An article in the singular before several adjectives goes with each of them, and the noun may be a plural: *a
    segunda e terceira entradas*."""
    token, noun = site.token, site.head
    if not is_determiner(token) or not is_of_no_case(noun) or "Plur" not in noun.feats.get("Number", ()):
        return False
    inner = [word.upos for word in between(token, noun, site)] if token.id < noun.id else []
    return "CCONJ" in inner and set(inner) <= {"ADJ", "CCONJ", "NUM", "PUNCT"}


def is_to_whom(site: Site) -> bool:
    """Between Portuguese *ao* and the noun that a verb of giving must have beside it stands to whom something is given,
    if it does not agree with that: *dá aos leitores informações*; not *dá importância aos novos ideias*."""
    noun = site.head
    last = word_before(noun, site)
    if not is_portuguese(site) or not (is_modifier(site.token) or is_determiner(site.token)) or noun.upos not in NOUNS:
        return False
    if last is None or last.head != noun.id or last.upos != "ADJ" or agree(last.feats, noun.feats):
        return False
    to = site.sentence.head_of(noun)
    verb = site.sentence.head_of(to) if to is not None and lower(to) in {"a", "à"} else None
    return verb is not None and to is not None and (verb.lemma or "") in GIVING and lacks_an_object(verb, to, site)


def lacks_an_object(verb: Token, beside: Token, site: Site) -> bool:
    """Whether nothing but one adposition stands where the object of a verb does, nor a pronoun that may be one."""
    return not any(
        word.id != beside.id and (word.deprel or "").startswith("comp:obj") for word in site.below.get(verb.id, ())
    )


GIVING = frozenset("dar oferecer fornecer proporcionar entregar enviar mostrar conceder trazer permitir".split())
"""Portuguese verbs with an object and somebody to whom it is given."""


def is_what_somebody_has(site: Site) -> bool:
    """A word in another number behind a phrase with an adposition is no attribute of the noun in that, but the object
    that the verb lacks: *têm à escolha sapatos*, *dar aos alunos tempo*; not *trabalha com ferramenta novas*."""
    token, noun = site.token, site.head
    if not is_portuguese(site) or not is_modifier(token) or token.id != noun.id + 1 or agree(token.feats, noun.feats):
        return False
    adposition = site.sentence.head_of(noun)
    if adposition is None or adposition.upos != "ADP":
        return False
    verb = site.sentence.head_of(adposition)
    lacks = verb is not None and lacks_an_object(verb, adposition, site)
    return lacks and verb is not None and verb.id < adposition.id and (verb.lemma or "") in {*GIVING, *HAVING}


HAVING = frozenset("ter haver possuir pôr colocar conter incluir obter apresentar exigir fazer criar trazer".split())
"""Portuguese verbs that hardly stand without an object."""


def is_said_of_the_subject(site: Site) -> bool:
    """Behind a Portuguese copula, an adposition and its noun stands the predicate, which agrees with the subject: *são
    ao mesmo tempo eficientes*, *estão em geral corretas*; not *os carros são de marca novas*."""
    token, noun = site.token, site.head
    if not is_portuguese(site) or not is_modifier(token) or token.id != noun.id + 1 or agree(token.feats, noun.feats):
        return False
    adposition = site.sentence.head_of(noun)
    copula = site.sentence.head_of(adposition) if adposition is not None and adposition.upos == "ADP" else None
    if copula is None or adposition is None or copula.lemma not in BEING or copula.id > adposition.id:
        return False
    of_it = (word for word in site.below.get(copula.id, ()) if (word.deprel or "").startswith("subj"))
    return any(agree(token.feats, word.feats) for word in of_it if "Number" in word.feats)


BEING = frozenset({"ser", "estar", "ficar", "parecer", "permanecer", "continuar", "tornar"})


def is_added(site: Site) -> bool:
    """The last word of a Portuguese label, behind a comma, says something of what the label is about, if it is in
    another number than the noun before: *Trabalhos longos, paciente*."""
    token, comma = site.token, word_before(site.token, site)
    if (
        not is_portuguese(site)
        or not is_modifier(token)
        or comma is None
        or comma.form != ","
        or comma.id < site.head.id
    ):
        return False
    label = not any(is_finite(word) for word in site.sentence.tokens)
    last = all(word.upos == "PUNCT" for word in site.sentence.tokens[token.id :])
    return label and last and not agree(token.feats, site.head.feats)


def is_together(site: Site) -> bool:
    """Portuguese *juntos* and *sozinhos* say something of those who act, not of the noun before: *lêem o texto
    juntos*."""
    token, noun = site.token, site.head
    return is_modifier(token) and TOGETHER.fullmatch(lower(token)) is not None and not agree(token.feats, noun.feats)


TOGETHER = re.compile("(?:junt|sozinh)[oa]s?")


def is_one_of_each(site: Site) -> bool:
    """Portuguese adjectives in the singular, joined behind a plural, are said of one each: *os caminhos quente, morno e
    frio*, *as línguas inglesa e francesa*."""
    token, noun = site.token, site.head
    if not is_portuguese(site) or not is_modifier(token) or token.id != noun.id + 1:
        return False
    gender = agree({**token.feats, "Number": noun.feats.get("Number", frozenset())}, noun.feats)
    if not gender or "Plur" not in noun.feats.get("Number", ()) or "Sing" not in token.feats.get("Number", ()):
        return False
    rest = site.sentence.tokens[token.id : token.id + JOINED]
    last = next((place for place, word in enumerate(rest) if lower(word) in {"e", "ou"}), None)
    if last is None or last + 1 >= len(rest):
        return False
    joined = (*rest[:last], rest[last + 1])
    return all(word.form == "," or "Sing" in word.feats.get("Number", ()) for word in joined)


JOINED = 7
"""Words behind the first of several adjectives among which the last is looked for."""


def is_so_much_time(site: Site) -> bool:
    """Portuguese units of time are nouns: *o número de dias restante*; *muitas vezes* says how often, and so does
    *a cada poucos meses*."""
    token, noun = site.token, site.head
    time = is_modifier(token) and lower(token) in UNITS
    every = lower(token) == "cada" and lower(noun) in UNITS and noun.id == token.id + 2
    often = every or (is_subject(token) and lower(token) == "vezes") or lower(noun) == "vezes"
    return is_portuguese(site) and (time or often)


UNITS = frozenset("segundos minutos horas dias meses anos semanas".split())


def is_before_a_foreign_attribute(site: Site) -> bool:
    """Foreign words that stand behind Portuguese nouns as attributes are not inflected, and nothing agrees with them:
    *ferramentas offline*."""
    about = is_modifier(site.token) or is_determiner(site.token)
    return is_portuguese(site) and about and lower(site.head) in FOREIGN_ATTRIBUTES and site.token.id < site.head.id


FOREIGN_ATTRIBUTES = frozenset(
    "online offline on-line off-line inline edge web bluetooth wifi wi-fi usb premium".split()
)


def is_joined_to_a_verb(site: Site) -> bool:
    """What a hyphen joins to a Portuguese verb is a pronoun: *tornando-o uma ferramenta*."""
    token = site.token
    joined = any(
        "-" in (multiword.form or "") and multiword.first < token.id <= multiword.last
        for multiword in site.sentence.multiwords
    )
    return is_portuguese(site) and is_determiner(token) and joined


def is_before_a_label(site: Site) -> bool:
    """In Portuguese text a capital within a phrase begins a label, which agrees with nothing before it: *seleciona o
    botão Nova página*."""
    token, noun = site.token, site.head
    if not is_portuguese(site) or token.id > noun.id or not (is_determiner(token) or is_modifier(token)):
        return False
    inner = [word for word in between(token, noun, site) if word.upos in {"ADJ", "DET", *NOUNS}]
    return any(starts_with_capital(word) for word in inner) and not starts_with_capital(noun)


def is_from_one_to_another(site: Site) -> bool:
    """Behind a Portuguese noun that stands twice with *a* between, an attribute belongs to an earlier one: *um
    protocolo máquina a máquina utilizado em fábricas*."""
    token, noun = site.token, site.head
    if not is_portuguese(site) or not is_modifier(token) or noun.id < 3 or token.id < noun.id:
        return False
    first, joint = site.sentence.tokens[noun.id - 3], site.sentence.tokens[noun.id - 2]
    return lower(first) == lower(noun) and lower(joint) in {"a", "à", "por"}


def is_a_name_in_code(site: Site) -> bool:
    """A capital within a word makes it a name in a program, which has no number and no gender: *writePos guarda a
    posição*."""
    return is_portuguese(site) and any(CAMEL.search(word.form or "") is not None for word in (site.token, site.head))


CAMEL = re.compile("[a-z][A-Z]")


def has_a_prefix_with_a_hyphen(site: Site) -> bool:
    """A noun behind *multi-*, *anti-* and the like is said of another noun without agreeing with it, with a hyphen or
    without: *soluções multi-agente*, *um folheto multipágina*; so is a prefix that stands alone, *pseudo seletores*."""
    token = site.token
    if is_portuguese(site) and lower(token) in PREFIXES and token.id < site.head.id:
        return True
    if not (is_portuguese(site) and is_modifier(token)) or token.id < site.head.id:
        return False
    if PREFIXED.match(lower(token)) is not None:
        return True
    found = OF_MANY.match(lower(token))
    return found is not None and bool(known_as(lower(token)[found.end() :], "NOUN", site.readings))


PREFIXED = re.compile("(?:multi|anti|pós|pré|pró|inter|sub|não|mono|pluri|micro|macro|auto|cross|full|low|no)-")

OF_MANY = re.compile("multi|mono|anti|pluri")
PREFIXES = frozenset("pseudo multi mono anti micro macro semi super mini sub auto ex".split())


def is_a_name_in_small_letters(site: Site) -> bool:
    """A word in *-s* with letters that Portuguese words seldom have, and that no dictionary has, may be the name of one
    thing: *a versão do nextjs*."""
    token, noun = site.token, site.head
    if not is_portuguese(site) or not is_determiner(token) or not lower(noun).endswith("s"):
        return False
    return FOREIGN_LETTERS.search(lower(noun)) is not None and not known_as(noun.form or "", "NOUN", site.readings)


FOREIGN_LETTERS = re.compile("[kwy]|xi|js$|ss$|th|ph|sh|ck")


DOUBTS: tuple[SiteDoubt, ...] = (
    is_of_each_of_them,
    is_by_half,
    is_before_an_infinitive,
    is_a_noun_behind_another,
    is_of_the_noun_between,
    is_a_version,
    is_an_object_itself,
    is_the_preposition,
    is_told,
    stands_behind_its_noun_after_all,
    is_under_a_condition,
    is_an_item_itself,
    is_before_which,
    is_done_by_several,
    is_to_whom,
    is_what_somebody_has,
    is_said_of_the_subject,
    is_added,
    is_together,
    is_one_of_each,
    is_so_much_time,
    is_before_a_foreign_attribute,
    is_joined_to_a_verb,
    is_before_a_label,
    is_from_one_to_another,
    is_a_name_in_code,
    has_a_prefix_with_a_hyphen,
    is_a_name_in_small_letters,
)
