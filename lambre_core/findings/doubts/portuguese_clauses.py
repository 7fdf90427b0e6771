"""Doubts about Portuguese clauses: subjects that are objects, what *que* stands for, words that are verbs or none."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.portuguese import (
    BEFORE_PRONOUNS,
    WITH_A,
    is_of_no_case,
)
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


def is_whom_they_did_it_to(site: Site) -> bool:
    """*Que* right before a plural of a third person with nothing but another verb or a stop behind it may be its
    object, and nobody in particular its subject: *o homem que roubaram fugiu*; not *o homem que roubaram o banco*."""
    verb, after = site.head, word_after(site.head, site)
    if not is_subject(site.token) or lower(site.token) != "que" or not is_portuguese(site) or verb.id < site.token.id:
        return False
    several = "Plur" in verb.feats.get("Number", ()) and verb.upos == "VERB" and not lower(verb).endswith("mos")
    return several and (after is None or after.upos in {"AUX", "PUNCT"} or is_finite(after))


def is_of_a_foreign_verb(site: Site) -> bool:
    """No Portuguese verb ends in *-s* behind such consonants, nor in *-dge*: it is an English word, and what seems its
    subject a verb or a noun: *Corte múltiplos legumes*, *dispositivos edge*."""
    return is_subject(site.token) and is_of_no_case(site.token) and FOREIGN.search(lower(site.head)) is not None


FOREIGN = re.compile("[bcdfgkpt]s$|dge$|^(?:on|off|in)-?line$")


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


def is_asked_about(site: Site) -> bool:
    """A noun right behind *que*, *qual* or *quanto* is the object of a verb in the first or second person: *que idade
    vais ter*."""
    token, verb, before = site.token, site.head, word_before(site.token, site)
    if not is_portuguese(site) or not is_subject(token) or token.upos not in NOUNS or before is None:
        return False
    if is_in_a_clause_of_que(token, site):
        return False
    return ASKING.fullmatch(lower(before)) is not None and "3" not in verb.feats.get("Person", {"3"})


ASKING = re.compile("(?:por)?que|qua(?:l|is)|quant[oa]s?")
"""Portuguese words that ask for a noun."""


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


def is_of_a_question_behind(site: Site) -> bool:
    """Between a Portuguese noun and the verb of a question about it stands what asks, and the subject: *avaliação de
    quais dados serão usados*; not *a avaliação pela qual esperam*."""
    noun, verb = site.token, site.head
    if not (is_portuguese(site) and is_subject(noun)) or noun.id > verb.id:
        return False
    asking = (word for word in between(noun, verb, site) if lower(word) in {"quais", "quantos", "quantas"})
    return any((before := word_before(word, site)) is not None and lower(before) not in ARTICLES for word in asking)


def is_behind_what_asks_for_a(site: Site) -> bool:
    """What stands behind *a* and a word that asks for this preposition is no subject of the verb before: *muitos dos
    quais estão ligados a incompreensão*."""
    noun, verb = site.token, site.head
    start = min((child.id for child in site.below.get(noun.id, ()) if child.upos in {"DET", "ADJ"}), default=noun.id)
    first = site.sentence.tokens[start - 1]
    if not (is_portuguese(site) and is_subject(noun)) or start <= verb.id + 1 or lower(first) != "a":
        return False
    asks = word_before(first, site)
    participle = asks is not None and (asks.upos == "ADJ" or "Part" in asks.feats.get("VerbForm", ()))
    return participle and asks is not None and WITH_A.match(lower(asks)) is not None


def is_both_of_them(site: Site) -> bool:
    """Behind *tanto* and with *como* or *quanto* further on stands the first of two subjects, and behind these the
    second one: *tanto a versão nova como a antiga estão prontas*; not *a versão nova, como a antiga, estão*."""
    noun, other = (site.token, site.head) if is_subject(site.token) else (site.head, site.token)
    start = phrase_start(noun, site)
    if is_portuguese(site) and start > 1 and lower(site.sentence.tokens[start - 2]) in {"como", "quanto"}:
        return any(lower(word) == "tanto" for word in site.sentence.tokens[: start - 2])
    if not is_portuguese(site) or start < 2 or lower(site.sentence.tokens[start - 2]) != "tanto":
        return False
    return noun.id < other.id and any(lower(word) in {"como", "quanto"} for word in between(noun, other, site))


DOUBTS: tuple[SiteDoubt, ...] = (
    is_both_of_them,
    is_behind_what_asks_for_a,
    is_of_a_question_behind,
    is_asked_about,
    is_made_of_several,
    is_wished,
    is_an_infinitive_with_its_object,
    is_let_do_it,
    is_asked_for,
    is_there,
    is_what_somebody_keeps,
    is_of_a_foreign_verb,
    is_what,
    is_whom_they_did_it_to,
    has_lost_its_s,
    is_in_case,
    is_compared_with,
    is_one_and_another,
    is_done_by_you,
    is_done_to_it_by_you,
    is_whether,
    is_said_of_a_clause,
    is_what_you_do_it_to,
    is_dealt_with,
    is_a_verb_of_yours,
    is_how_long,
    is_an_english_plural,
)
