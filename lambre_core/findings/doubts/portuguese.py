"""Doubts about Portuguese words that are spelt alike: articles, pronouns and a preposition, nouns and verbs."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.site import (
    NOMINALS,
    NOUNS,
    Site,
    SiteDoubt,
    between,
    clause,
    is_determiner,
    is_finite,
    is_modifier,
    is_plural,
    is_portuguese,
    is_subject,
    lower,
    phrase_start,
    rest_of_clause,
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
    "destin|dirig|acess|suport|quanto|junto|devid|graças|relativ|referent|reag|reaç|ajust|integr|soma|deu|dar|dá|dão|deram|"
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
    noun, whatever the tagger takes it for: *as métricas padrão são exibidas*; not *o padrão são*."""
    token = site.token
    noun = token if is_subject(token) else site.head
    if noun.upos != "NOUN" or lower(noun) not in STAND_BEHIND or not is_of_no_case(noun):
        return False
    before = word_before(noun, site)
    if before is None or not (before.upos in {"ADJ", *NOUNS} or lower(before) == "nós"):
        # *Nós*, knots, are more often *we*.
        return False
    return token.id <= before.id or token.id == noun.id


STAND_BEHIND = frozenset(
    "padrão chave alvo surpresa modelo piloto fantasma relâmpago limite base destino origem raiz folha pai mãe filho "
    "irmão cliente servidor membro fonte gatilho espelho ponte".split()
)


def is_of_a_foreign_verb(site: Site) -> bool:
    """No Portuguese verb ends in *-s* behind such consonants, nor in *-dge*: it is an English word, and what seems its
    subject a verb or a noun: *Corte múltiplos legumes*, *dispositivos edge*."""
    return is_subject(site.token) and is_of_no_case(site.token) and FOREIGN.search(lower(site.head)) is not None


FOREIGN = re.compile("[bcdfgkpt]s$|dge$|^(?:on|off|in)-?line$")


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
    aplicação?*, *veja quantas páginas visita*, *diga qual exercício devem fazer*, *de que outras formas melhorou*; not
    behind *que* with an article or before a name, which is a conjunction (*espero que a casa sejam*)."""
    noun, verb = site.token, site.head
    if not (is_subject(noun) and is_of_no_case(noun)) or noun.id > verb.id or is_in_a_clause_of_que(noun, site):
        return False
    before = word_before(noun, site)
    further = word_before(before, site) if before is not None and before.head == noun.id else None
    asks = any(
        lower(word) in WHICH for word in (*site.below.get(noun.id, ()), before, further) if word and word.id < noun.id
    )
    return asks and noun.feats.get("Number", frozenset()).isdisjoint(verb.feats.get("Number", ()))


WHICH = frozenset("que quais qual quantos quantas".split())


def is_in_a_clause_of_que(noun: Token, site: Site) -> bool:
    """Whether *que* before a noun asks for nothing: an article or possessive stands between, or the noun is a name."""
    first = min((word.id for word in site.below.get(noun.id, ()) if is_determiner(word)), default=noun.id)
    joint = site.sentence.tokens[first - 2] if first > 1 else None
    if joint is None or lower(joint) != "que":
        return False
    opening = site.sentence.tokens[first - 1]
    return starts_with_capital(noun) or (first < noun.id and lower(opening) in ARTICLES)


ARTICLES = frozenset("o a os as um uma este esta esse essa estes estas seu sua seus suas".split())


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
    if not is_portuguese(site) or not is_subject(token) or token.upos not in NOUNS or before is None:
        return False
    if is_in_a_clause_of_que(token, site):
        return False
    return ASKING.fullmatch(lower(before)) is not None and "3" not in verb.feats.get("Person", {"3"})


ASKING = re.compile("que|qua(?:l|is)|quant[oa]s?")
"""Portuguese words that ask for a noun."""


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


def is_in_case(site: Site) -> bool:
    """Portuguese *caso* before a subjunctive is a conjunction, and what stands before it no determiner of it: *de uma
    versão para outra caso a primeira falhe*."""
    token, noun = site.token, site.head
    if not is_portuguese(site) or lower(noun) != "caso" or token.id > noun.id or agree(token.feats, noun.feats):
        return False
    later = rest_of_clause(site, noun)
    return any("Sub" in word.feats.get("Mood", ()) or SUBJUNCTIVE.search(lower(word)) for word in later)


SUBJUNCTIVE = re.compile("(?:sse|ssem|ssemos)$")
"""Ends of subjunctives in the past."""


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


def is_compared_with(site: Site) -> bool:
    """What stands right behind *do que* is compared, and no subject of a later verb: *as caixas maiores do que o limite
    são adicionadas*."""
    noun = site.token
    if not is_portuguese(site) or not is_subject(noun) or noun.id > site.head.id:
        return False
    start = phrase_start(noun, site)
    than = site.sentence.tokens[start - 2] if start > 2 else None
    of = word_before(than, site) if than is not None else None
    return than is not None and lower(than) == "que" and of is not None and lower(of) in {"o", "do"}


def is_one_and_another(site: Site) -> bool:
    """Portuguese *um* with *outro* behind a comma stands for somebody, and what follows is a verb: *um pesquisa, outro
    escreve*."""
    token, noun = site.token, site.head
    if not is_determiner(token) or lower(token) not in {"um", "uma"} or noun.id != token.id + 1:
        return False
    later = site.sentence.tokens[noun.id :]
    others = (word for word in later if lower(word) in {"outro", "outra"})
    return any((before := word_before(word, site)) is not None and before.form in {",", "e"} for word in others)


def is_done_by_you(site: Site) -> bool:
    """Portuguese *que* is no subject of a verb in the first or second person, but its object: *as frases que
    pensaste*."""
    token, verb = site.token, site.head
    if not is_portuguese(site) or not is_subject(token) or lower(token) != "que":
        return False
    return "3" not in verb.feats.get("Person", THIRD) or SECOND.search(lower(verb)) is not None


THIRD = frozenset({"3"})
SECOND = re.compile("[aei]ste$")
"""Ends of pasts in the second person."""


def is_done_to_it_by_you(site: Site) -> bool:
    """Behind a conjunction, what ends in *-as* or *-es* and does not agree with the word beside it is a verb in the
    second person with its object: *quando o guardas*, *quando solicitas apoio*; not before another verb (*quando a
    forças do rei chegaram*)."""
    token, noun = site.token, site.head
    if not is_portuguese(site) or abs(noun.id - token.id) != 1 or agree(token.feats, noun.feats):
        return False
    first, second = sorted((token, noun), key=lambda word: word.id)
    before = word_before(first, site)
    pronoun = is_determiner(token) and lower(token) in {"o", "a"}
    verb = second if pronoun else first
    related = (pronoun or is_modifier(token)) and lower(verb).endswith(("as", "es"))
    if any(is_finite(word) and word.id > second.id for word in rest_of_clause(site, second)):
        return False
    return related and before is not None and lower(before) in BEFORE_VERBS


BEFORE_VERBS = frozenset({*BEFORE_PRONOUNS, "que", "quando", "se", "como", "onde"})


def is_whether(site: Site) -> bool:
    """Portuguese *seja* with another *seja* or *ou* behind it is a conjunction, and agrees with nothing: *peças, seja
    integradas ou isoladas*."""
    verb, before = site.head, word_before(site.head, site)
    if lower(verb) not in {"seja", "quer"} or (before is not None and before.form not in {",", "-", "("}):
        return False
    return any(lower(word) in {"seja", "quer", "ou"} for word in site.sentence.tokens[verb.id :])


def is_said_of_a_clause(site: Site) -> bool:
    """A finite verb right behind a participle has the clause before for a subject: *como isso é feito depende do
    caso*."""
    token, participle = site.token, site.head
    behind = token.id == participle.id + 1 and "Part" in participle.feats.get("VerbForm", ())
    return is_portuguese(site) and behind and is_finite(token)


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
    """Portuguese units of time are nouns: *o número de dias restante*; *muitas vezes* says how often."""
    token, noun = site.token, site.head
    time = is_modifier(token) and lower(token) in UNITS
    return is_portuguese(site) and (time or (is_subject(token) and lower(token) == "vezes") or lower(noun) == "vezes")


UNITS = frozenset("segundos minutos horas dias meses anos semanas".split())


def is_what_you_do_it_to(site: Site) -> bool:
    """Portuguese *que* is the object of a verb that has none, where who is addressed is not named: *os valores que
    definiu*, *os nomes que poderá ouvir*, *pessoas que não conhece*; not *os alunos que escreve cartas*,
    *os amigos que chega*."""
    token, verb = site.token, site.head
    if not is_portuguese(site) or not is_subject(token) or lower(token) != "que":
        return False
    if "Sing" not in verb.feats.get("Number", ()) or any(lower(word) != "não" for word in between(token, verb, site)):
        return False
    words = clause(verb, site.below)
    inner = next((word for word in words if "Inf" in word.feats.get("VerbForm", ())), verb)
    objects = any((word.deprel or "").startswith(("comp:obj", "comp:pred")) and word.upos in NOMINALS for word in words)
    return not objects and DONE.match(inner.lemma or "") is not None


DONE = re.compile(
    "(?:defin|v|l|escrev|faz|obt|conhec|receb|pretend|quer|desej|encontr|cri|us|utiliz|escolh|selecion|adicion|instal|"
    "configur|execut|guard|envi|descarreg|copi|test|aprend|constru|desenvolv|introduz|especific|atribu|indic|prepar|"
    "clon|cop|public|captur|grav|mostr|record|visit|observ|inser|digit|trein|ger|export|import|aloj|edit|alter|ach|"
    "apag|elimin|exclu|remov|compartilh|partilh|reproduz|substitu|convert|restaur|transfer|ativ|desativ|ouv|compr|"
    "bloque|procur|pesquis|busc|calcul|analis|carreg|salv)[aeio]r"
)
"""Lemmas of Portuguese verbs that hardly stand without an object."""


def is_before_a_foreign_attribute(site: Site) -> bool:
    """Foreign words that stand behind Portuguese nouns as attributes are not inflected, and nothing agrees with them:
    *ferramentas offline*."""
    about = is_modifier(site.token) or is_determiner(site.token)
    return is_portuguese(site) and about and lower(site.head) in FOREIGN_ATTRIBUTES and site.token.id < site.head.id


FOREIGN_ATTRIBUTES = frozenset("online offline on-line off-line inline edge web".split())


def is_dealt_with(site: Site) -> bool:
    """Portuguese *lida* before *com* is a verb: *como o modelo lida com o caso*."""
    after = word_after(site.token, site)
    return lower(site.token) == "lida" and after is not None and lower(after) == "com"


def is_a_verb_of_yours(site: Site) -> bool:
    """What the tagger takes for a noun behind *que o*, with which it does not agree, is a verb in the second person,
    and no subject: *lembra-te de que o guardas*."""
    token, pronoun = site.token, word_before(site.token, site)
    if not is_portuguese(site) or not is_subject(token) or pronoun is None or lower(pronoun) not in {"o", "a"}:
        return False
    before = word_before(pronoun, site)
    plural = lower(token).endswith(("as", "es")) and "Plur" in token.feats.get("Number", ())
    return plural and before is not None and lower(before) in BEFORE_VERBS


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
    without: *soluções multi-agente*, *um folheto multipágina*."""
    token = site.token
    if not (is_portuguese(site) and is_modifier(token)) or token.id < site.head.id:
        return False
    if PREFIXED.match(lower(token)) is not None:
        return True
    found = OF_MANY.match(lower(token))
    return found is not None and bool(known_as(lower(token)[found.end() :], "NOUN", site.readings))


PREFIXED = re.compile("(?:multi|anti|pós|pré|pró|inter|sub|não|mono|pluri|micro|macro|auto|cross|full|low|no)-")
OF_MANY = re.compile("multi|mono|anti|pluri")


def is_how_long(site: Site) -> bool:
    """*Quanto tempo* asks how long, and is no subject of a verb in the plural: *quanto tempo duram os dados*."""
    token, verb = site.token, site.head
    before = word_before(token, site)
    if not is_portuguese(site) or not is_subject(token) or before is None or lower(before) not in {"quanto", "quanta"}:
        return False
    return token.id < verb.id and lower(token) in {"tempo", "vezes", "dinheiro", "água"}


def is_an_english_plural(site: Site) -> bool:
    """A name in *-s* that no dictionary has may be an English plural: *Templates Bicep estão prontos*."""
    token, verb = site.token, site.head
    if not is_portuguese(site) or not is_subject(token) or token.upos != "PROPN" or not is_finite(verb):
        return False
    plural = lower(token).endswith("s") and "Plur" in verb.feats.get("Number", ())
    return plural and not known_as(token.form or "", "NOUN", site.readings)


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
    is_to_whom,
    is_what_somebody_has,
    is_in_case,
    is_said_of_the_subject,
    is_added,
    is_together,
    is_compared_with,
    is_one_and_another,
    is_done_by_you,
    is_done_to_it_by_you,
    is_whether,
    is_said_of_a_clause,
    is_one_of_each,
    is_so_much_time,
    is_what_you_do_it_to,
    is_before_a_foreign_attribute,
    is_dealt_with,
    is_a_verb_of_yours,
    is_joined_to_a_verb,
    is_before_a_label,
    is_from_one_to_another,
    is_a_name_in_code,
    has_a_prefix_with_a_hyphen,
    is_how_long,
    is_an_english_plural,
    is_a_name_in_small_letters,
)
