"""Doubts about Portuguese words that are not what they look like: adverbs, verbs and pronouns spelt as nouns,
adjectives and articles, endings in brackets, labels within a sentence."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.portuguese import (
    lower_form,
    may_be_finite,
)
from lambre_core.findings.doubts.portuguese_clauses import (
    DONE,
)
from lambre_core.findings.doubts.site import (
    NOMINALS,
    NOUNS,
    QUOTES,
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
    starts_with_capital,
    touches,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_done_to_us(site: Site) -> bool:
    """*Nos* behind an adposition that asks for an infinitive, and before one, is a pronoun, no *em* and *os*: *isto
    serve para nos poder avisar*; not *confia nos poder*."""
    token, noun = site.token, site.head
    if (
        not is_portuguese(site)
        or not is_determiner(token)
        or noun.id != token.id + 1
        or not is_joined(token, site, "nos")
    ):
        return False
    before = site.sentence.tokens[token.id - 3] if token.id > 2 else None
    return before is not None and lower(before) in {"para", "sem", "por"} and INFINITIVE.search(lower(noun)) is not None


INFINITIVE = re.compile("..[aeiô]r$")


def is_joined(token: Token, site: Site, form: str) -> bool:
    """Whether a word is a part of another that is spelt so."""
    return any(
        lower_form(multiword.form) == form and multiword.first < token.id <= multiword.last
        for multiword in site.sentence.multiwords
    )


def is_given_by_you(site: Site) -> bool:
    """*Deste* behind *não*, *já*, *tu* and the like is a form of *dar*, no *de* and *este*: *ainda não deste resposta*;
    not *a cor deste resposta*."""
    token = site.token
    before = site.sentence.tokens[token.id - 3] if token.id > 2 else None
    of_giving = is_portuguese(site) and is_determiner(token) and is_joined(token, site, "deste")
    return of_giving and before is not None and lower(before) in BEFORE_VERBS


BEFORE_VERBS = frozenset("não nunca já ainda tu me te lhe lhes nos".split())
"""What stands right before a verb, and hardly before *de*."""


def is_an_object_behind_an_adverb(site: Site) -> bool:
    """*O*, *a*, *os* and *as* right before what may be a finite verb are pronouns behind *isto*, *ele* and the like,
    with *só* or *apenas* between or not: *isso só as esconde*; not *só as porta*."""
    token, word, before = site.token, site.head, word_before(site.token, site)
    if not is_portuguese(site) or not is_determiner(token) or lower(token) not in {"o", "a", "os", "as"}:
        return False
    if before is not None and lower(before) in {"só", "apenas", "somente"}:
        before = word_before(before, site)
    named = before is not None and lower(before) in SUBJECTS
    verb = may_be_finite(word, site) or lower(word).endswith(("a", "e", "am", "em"))
    return named and verb and word.id == token.id + 1 and not agree(token.feats, word.feats)


SUBJECTS = frozenset("isto isso aquilo ele ela eles elas eu tu você vocês ninguém alguém que quem".split())


def says_how_it_is_done(site: Site) -> bool:
    """*Mais rápido* and the like behind the object of a verb may say how it does that: *o índice encontra respostas
    mais rápido*, *rápido demais*; not *precisa de respostas mais rápido*, *encontra respostas rápido*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    if not is_portuguese(site) or not is_modifier(token) or token.id < noun.id or before is None:
        return False
    verb = site.sentence.head_of(noun)
    after = word_after(token, site)
    much = lower(before) in {"mais", "menos", "tão", "muito", "bem"} or (after is not None and lower(after) == "demais")
    adverb = lower(token) in ADVERBS and much
    return adverb and verb is not None and verb.upos == "VERB" and (noun.deprel or "").startswith("comp:obj")


ADVERBS = frozenset("rápido alto baixo direto fundo claro barato caro".split())
"""Adjectives that stand for an adverb in the form of the masculine."""


def comes_first(site: Site) -> bool:
    """*Primeiro* behind a noun is an adverb, and says what comes before the rest: *mostrar as fotos primeiro*; not
    *a primeiro foto*."""
    token, noun = site.token, site.head
    return is_portuguese(site) and is_modifier(token) and token.id > noun.id and lower(token) == "primeiro"


def is_based_on_it(site: Site) -> bool:
    """*Baseado em* behind the object of a verb says how that is done, and agrees with nothing: *ordena as páginas
    baseado na data*; not *foi uma escolha baseado na data*."""
    token, noun, after = site.token, site.head, word_after(site.token, site)
    if not is_portuguese(site) or lower(token) != "baseado" or after is None or lower(after) != "em":
        return False
    verb = site.sentence.head_of(noun)
    object_of_verb = (noun.deprel or "").startswith("comp:obj") and verb is not None and verb.upos == "VERB"
    return token.id > noun.id and (object_of_verb or token.id > noun.id + 1)


def has_an_end_in_brackets(site: Site) -> bool:
    """A word with an ending in brackets right behind it may be of one or of several: *as imagens foram copiada(s)*."""
    return is_portuguese(site) and any(has_brackets(word, site) for word in (site.token, site.head))


def has_brackets(word: Token, site: Site) -> bool:
    """Whether an ending in brackets touches a word."""
    opening = word_after(word, site)
    end = word_after(opening, site) if opening is not None and opening.form == "(" and touches(word, opening) else None
    closing = word_after(end, site) if end is not None and lower(end) in ENDINGS else None
    return closing is not None and closing.form == ")" and touches(end, closing)


ENDINGS = frozenset("s es as os a o ns is".split())


def is_a_way_to_send_it(site: Site) -> bool:
    """*Via* between two nouns in a label is an adposition, no verb: *mensagens via satélite*; not *as crianças via o
    filme*."""
    noun, verb = site.token, site.head
    after = word_after(verb, site)
    if not is_portuguese(site) or not is_subject(noun) or lower(verb) != "via" or after is None:
        return False
    return after.upos in {*NOUNS, "ADJ", "X"} and not any(map(is_determiner, site.below.get(after.id, ())))


def is_pleased(site: Site) -> bool:
    """Some verbs have *lhe* beside them, and not *o*: *os livros que lhe interessam*; not *ontem lhe vi*."""
    return is_portuguese(site) and lower(site.token) in {"lhe", "lhes"} and site.head.lemma in PLEASING


PLEASING = frozenset(
    "interessar agradar importar convir caber faltar parecer pertencer ocorrer acontecer custar bastar apetecer sobrar "
    "restar doer desagradar sorrir suceder servir".split()
)


def is_one_of_them(site: Site) -> bool:
    """What is said of one of several stands in the singular behind these: *tem uma das rodas furada*; not *tem as rodas
    furada*."""
    token, noun = site.token, site.head
    if (
        not is_portuguese(site)
        or not is_modifier(token)
        or token.id < noun.id
        or "Sing" not in token.feats.get("Number", ())
    ):
        return False
    start = phrase_start(noun, site)
    before = site.sentence.tokens[start - 2] if start > 2 else None
    one = site.sentence.tokens[start - 3] if before is not None and lower(before) == "de" else None
    return one is not None and lower(one) in ONE and agree(one.feats, token.feats)


ONE = frozenset("um uma algum alguma nenhum nenhuma outro outra".split())


def tells_to_do_it(site: Site) -> bool:
    """What opens a label, ends as an infinitive and is no known noun tells what to do with what is behind: *mapear
    canais*; not *lugar bonitos*."""
    noun, token = site.head, site.token
    opens = noun.id == 1 and token.id > noun.id and is_modifier(token)
    ends = TOLD_TO.search(lower(noun)) is not None
    return is_portuguese(site) and opens and ends and not known_as(lower(noun), "NOUN", site.readings)


TOLD_TO = re.compile("..(?:e|iz|fic|ion|ul|orm)ar$|..[fg]erir$|..ecer$")
"""Ends of infinitives that few nouns and adjectives have."""


def is_before_what_is_quoted(site: Site) -> bool:
    """An article before a noun with a title in quotation marks behind it belongs to that noun, whatever the tagger
    takes it for: *toque no botão «Conta nova»*; not *leia o «Carta aberta»*."""
    token, noun = site.token, site.head
    if not is_portuguese(site) or not is_determiner(token) or token.id > noun.id:
        return False
    inner = between(token, noun, site)
    return len(inner) > 1 and inner[0].form not in QUOTES and any(word.form in QUOTES for word in inner[1:])


def is_the_preposition_again(site: Site) -> bool:
    """*A* behind *e* or *ou*, before a plural that is joined to another with a bare *a*, is a preposition as that is:
    *não se aplica a cartas ou a postais*; not *compra as cartas e a postais*."""
    token, noun = site.token, site.head
    joint, first = word_before(token, site), site.sentence.head_of(noun)
    if not is_portuguese(site) or not is_determiner(token) or lower(token) != "a" or joint is None or first is None:
        return False
    alike = [word for word in site.below.get(first.id, ()) if is_determiner(word) and lower(word) == "a"]
    several = any(map(is_plural, site.readings(noun))) and any(map(is_plural, site.readings(first)))
    return several and bool(alike) and lower(joint) in {"e", "ou", "nem"}


def is_where_to_go(site: Site) -> bool:
    """*A* right behind a form of *ir* and before a plural is a preposition: *ir a páginas antigas*; not *abrir a
    páginas antigas*."""
    token, noun, before = site.token, site.head, word_before(site.token, site)
    going = before is not None and GOING.fullmatch(lower(before)) is not None
    return is_portuguese(site) and is_determiner(token) and lower(token) == "a" and going and noun.id > token.id


GOING = re.compile("ir(?:em|mos)?|vou|vais|vamos|vá|vão|iam?|fui|irá|irão|irei")


def is_whose_thing_somebody_does(site: Site) -> bool:
    """A noun in the plural behind *cujo*, before a verb in the singular that has no other object, is the object of
    that: *músicas cujas notas leia mal*; not *cujas notas parece mal*."""
    noun, verb = site.token, site.head
    if (
        not is_portuguese(site)
        or not is_subject(noun)
        or noun.id > verb.id
        or "Sing" not in verb.feats.get("Number", ())
    ):
        return False
    whose = any(lower(word).startswith("cuj") for word in site.below.get(noun.id, ()))
    words = clause(verb, site.below)
    objects = any((word.deprel or "").startswith(("comp:obj", "comp:pred")) and word.upos in NOMINALS for word in words)
    return whose and not objects and DONE.match(verb.lemma or "") is not None


def is_an_example(site: Site) -> bool:
    """What stands behind *como* and before a verb in the plural is an example of the subject, with a comma behind it or
    not: *vários jogos, como o xadrez exigem calma*; not *como o xadrez exigem*."""
    noun, verb = site.token, site.head
    start = phrase_start(noun, site)
    how = site.sentence.tokens[start - 2] if start > 1 else None
    if not is_portuguese(site) or not is_subject(noun) or how is None or lower(how) != "como" or noun.id > verb.id:
        return False
    return "Plur" in verb.feats.get("Number", ()) and any(
        word.upos in NOUNS and "Plur" in word.feats.get("Number", ()) for word in site.sentence.tokens[: how.id - 1]
    )


def is_named_with_its_kind(site: Site) -> bool:
    """A name right before a plural with a capital says whose these are: *Biblioteca Jogos estão aqui*; not *Maria
    estão aqui*."""
    noun, verb, after = site.token, site.head, word_after(site.token, site)
    if not is_portuguese(site) or not is_subject(noun) or noun.upos != "PROPN" or after is None or after.id >= verb.id:
        return False
    several = "Plur" in verb.feats.get("Number", ()) and lower(after).endswith("s")
    return several and starts_with_capital(after) and after.upos in {*NOUNS, "ADJ"}


def is_for_them(site: Site) -> bool:
    """*Pro*, *pra*, *pros* and *pras* are *para* and an article, and belong to the noun behind: *outra pasta pros
    filmes*."""
    return is_portuguese(site) and is_modifier(site.token) and lower(site.token) in {"pro", "pra", "pros", "pras"}


def is_among_unknown_words(site: Site) -> bool:
    """A word without the endings of an adjective, behind a noun and before another such, is a name that belongs to the
    next one: *arquivos fastload libcopy*; not *arquivos antigo libcopy*."""
    token, after = site.token, word_after(site.token, site)
    if not is_portuguese(site) or not is_modifier(token) or token.id < site.head.id or after is None:
        return False
    beside = after.upos in {"ADJ", "PROPN", "X"} and after.head in {token.id, site.head.id}
    foreign = FOREIGN.search(lower(after)) is not None and INFLECTED.search(lower(token)) is None
    return beside and foreign and not known_as(lower(token), "ADJ", site.readings)


FOREIGN = re.compile("(?:[bcdfghjkpqtvwxy]|nt|ck|sh)$")
"""Ends of words that are not Portuguese."""
INFLECTED = re.compile(
    "(?:[oa]s?|[aei]nte?s?|[aeiou]is|[aeiou]l|[aeiêáíóu](?:r|z)(?:es)?|[aeo]n[ts]es?|ês|gre|bre|ve|ice)$"
)
"""Ends of Portuguese adjectives."""


def is_in_english(site: Site) -> bool:
    """Where two English words without a Portuguese namesake stand near, and no such Portuguese one, *as*, *no* or *do*
    is no article: *services such as automatic encryption and support*."""
    first, last = sorted((site.token.id, site.head.id))
    near = [lower(word) for word in site.sentence.tokens[max(first - NEAR, 0) : last + NEAR]]
    english = sum(word in ENGLISH for word in near) >= SEVERAL_WORDS
    return is_portuguese(site) and english and PORTUGUESE.isdisjoint(near)


ENGLISH = frozenset(
    "the of and is are not with such by that this to from it you your has what be an but we our".split()
)
PORTUGUESE = frozenset("o os e é de da das dos que em um uma para com não ou se ao à tem são por".split())
NEAR = 6
SEVERAL_WORDS = 2
"""Words on either side of a pair among which English ones are looked for, and how many of them tell."""


def is_what_an_option_is_called(site: Site) -> bool:
    """*Só* and a plural without a determiner may be what an option is called, before a verb with *só* or *apenas*
    beside it: *só nomes de pastas mostra apenas as pastas*; not *só alunos entra*."""
    noun, verb = site.token, site.head
    first = site.sentence.tokens[0]
    if not is_portuguese(site) or not is_subject(noun) or not is_finite(verb) or lower(first) not in ONLY:
        return False
    beside = [
        word for word in (word_before(verb, site), word_after(verb, site)) if word is not None and word.id > noun.id
    ]
    bare = not any(map(is_determiner, site.below.get(noun.id, ()))) and noun.id == first.id + 1
    return bare and any(lower(word) in ONLY for word in beside)


ONLY = frozenset("só apenas somente".split())


def is_liked(site: Site) -> bool:
    """*Que* before *gosta* or *precisa* without *de* or an infinitive is what somebody who is addressed likes or needs:
    *procure os canais que gosta*; not *os alunos que gosta de ler*."""
    token, verb, after = site.token, site.head, word_after(site.head, site)
    if not is_portuguese(site) or not is_subject(token) or lower(token) != "que" or verb.id != token.id + 1:
        return False
    goes_on = after is not None and (lower(after) == "de" or after.upos in {"VERB", "AUX", "DET", "NOUN"})
    return lower(verb) in {"gosta", "gostou", "precisa", "precisar", "gostar"} and not goes_on


def is_a_pronoun_before_its_verb(site: Site) -> bool:
    """*O* and the like between an adverb and what nobody knows as a noun, and what ends as a subjunctive does, are the
    object of that: *apenas as habilite se for preciso*; not *apenas as chave*."""
    token, noun, first = site.token, site.head, word_before(site.token, site)
    if not is_determiner(token) or lower(token) not in {"o", "a", "os", "as"} or noun.id != token.id + 1:
        return False
    if first is None or not (first.upos == "ADV" or lower(first) in {"que", "se", "quem"}):
        return False
    return lower(noun).endswith(("e", "em")) and not known_as(lower(noun), "NOUN", site.readings)


def is_artificial(site: Site) -> bool:
    """*IA* is no form of *ir*: *Modelos IA*."""
    return is_portuguese(site) and "IA" in (site.token.form, site.head.form)


def is_so_each(site: Site) -> bool:
    """Adjectives in the singular behind a plural say of each thing what it is, one after the other: *regiões primária,
    secundária e terciária*."""
    token, after = site.token, word_after(site.token, site)
    listed = is_portuguese(site) and is_modifier(token) and token.id == site.head.id + 1 and after is not None
    if not listed or after is None or not (after.form == "," or lower(after) in {"e", "ou"}):
        return False
    other = word_after(after, site)
    singular = all("Sing" in word.feats.get("Number", ()) for word in (token, other or token))
    return singular and other is not None and other.upos == "ADJ" and "Plur" in site.head.feats.get("Number", ())


def is_done_on_that_base(site: Site) -> bool:
    """*Baseado em* behind what may be an order at the beginning says how that is done: *escolha baseado em*."""
    order = is_portuguese(site) and site.head.id == 1 and site.token.id == 2 and lower(site.token) == "baseado"
    return order and bool(known_as(lower(site.head), "VERB", site.readings))


DOUBTS: tuple[SiteDoubt, ...] = (
    is_artificial,
    is_so_each,
    is_done_on_that_base,
    is_a_pronoun_before_its_verb,
    is_done_to_us,
    is_given_by_you,
    is_an_object_behind_an_adverb,
    says_how_it_is_done,
    comes_first,
    is_based_on_it,
    has_an_end_in_brackets,
    is_a_way_to_send_it,
    is_pleased,
    is_one_of_them,
    tells_to_do_it,
    is_before_what_is_quoted,
    is_the_preposition_again,
    is_where_to_go,
    is_whose_thing_somebody_does,
    is_an_example,
    is_named_with_its_kind,
    is_for_them,
    is_among_unknown_words,
    is_in_english,
    is_what_an_option_is_called,
    is_liked,
)
