"""Doubts about Portuguese as manuals have it: names of what is programmed, pronouns that look like articles."""

from __future__ import annotations

import re

from lambre_core.findings.doubts.portuguese import (
    DOING,
    is_plural_itself,
    lower_form,
    may_be_finite,
)
from lambre_core.findings.doubts.site import (
    NOUNS,
    QUOTES,
    Site,
    SiteDoubt,
    between,
    is_determiner,
    is_finite,
    is_modifier,
    is_portuguese,
    is_subject,
    lower,
    rest_of_clause,
    word_after,
    word_before,
)
from lambre_core.findings.readings import known_as
from lambre_core.findings.told.portuguese_verbs import TIMES
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_an_object_in_its_clause(site: Site) -> bool:
    """*O*, *a*, *os* and *as* right behind a conjunction and before what may be a finite verb, with which they do not
    agree as with a noun, are pronouns if no other verb follows: *pula o teste e o marca*, *um método que as guarda*,
    *se falham, as remova*."""
    token, verb, before = site.token, site.head, word_before(site.token, site)
    if not is_determiner(token) or lower(token) not in {"o", "a", "os", "as"} or before is None:
        return False
    doing = may_be_finite(verb, site) or lower(verb) in DOING
    begins = lower(before) in OPENING or (before.form == "," and is_asked_for_alone(verb, site))
    opens = verb.id == token.id + 1 and begins and doing and not agree(token.feats, verb.feats)
    return opens and is_portuguese(site) and not any(map(is_finite, rest_of_clause(site, verb)))


def is_asked_for_alone(verb: Token, site: Site) -> bool:
    """Whether all that the lexicon knows of a word is what somebody is told or wished to do: *remova*, not *marca*."""
    known = known_as(lower(verb), "VERB", site.readings)
    return bool(known) and all(not one.feats.get("Mood", _INDICATIVE).isdisjoint(("Imp", "Sub")) for one in known)


_INDICATIVE = frozenset({"Ind"})
OPENING = frozenset("que e ou mas se quando enquanto onde como porque pois".split())


def is_of_a_noun_further_off(site: Site) -> bool:
    """A Portuguese adjective behind two words that may be a noun and its adjective agrees with the first, whatever the
    tagger takes the second for: *ferramentas auxiliares específicas*."""
    token, second = site.token, site.head
    first = word_before(second, site)
    if not is_portuguese(site) or not is_modifier(token) or token.id != second.id + 1 or first is None:
        return False
    if first.upos not in {*NOUNS, "ADJ"} or agree(token.feats, second.feats) or not agree(token.feats, first.feats):
        return False
    alike = second.feats.get("Number") == first.feats.get("Number")
    return alike and OF_EITHER_GENDER.search(lower(second)) is not None


OF_EITHER_GENDER = re.compile("(?:ar(?:es)?|[aeíuo](?:is|l)|[aei]ntes?|uns?)$")
"""Ends of adjectives with one form for both genders."""


def is_of_what_both_belong_to(site: Site) -> bool:
    """A Portuguese adjective behind two phrases that a conjunction joins agrees with the noun before both of them:
    *horários de entrada e de saída diferentes*."""
    token, last = site.token, site.head
    adposition = site.sentence.head_of(last)
    if not is_portuguese(site) or not is_modifier(token) or token.id < last.id or adposition is None:
        return False
    joint = word_before(adposition, site)
    first = word_before(joint, site) if joint is not None and joint.upos == "CCONJ" else None
    other = site.sentence.head_of(first) if first is not None and first.upos in NOUNS else None
    if adposition.upos != "ADP" or other is None or lower(other) != lower(adposition):
        return False
    noun = word_before(other, site)
    return noun is not None and noun.upos in NOUNS and agree(token.feats, noun.feats)


def is_when_you_do_it(site: Site) -> bool:
    """A Portuguese noun of time with a demonstrative or *todo*, before a verb in the first or second person, says when
    something is done: *este fim de semana vou ao mar*, *esta tarde fui ao cinema*."""
    noun, verb = site.token, site.head
    if not (is_portuguese(site) and is_subject(noun)) or noun.id > verb.id or TIME.fullmatch(lower(noun)) is None:
        return False
    if any("3" in reading.feats.get("Person", ()) for reading in site.readings(verb)):
        return False
    return any(re.match("est|ess|naquel|aquel|tod|cada", lower(word)) for word in site.below.get(noun.id, ()))


TIME = re.compile(
    "fim|fins|semanas?|dias?|tardes?|manhãs?|noites?|meses|mês|anos?|vez(?:es)?|horas?|verão|inverno|outono|primavera|"
    "natal|sábados?|domingos?|segundas?|terças?|quartas?|quintas?|sextas?|feriado|férias|altura|momento|madrugada"
)


def is_a_ledger(site: Site) -> bool:
    """*O razão*, a book, is a masculine, and *a razão* is none: *lançar no razão geral*."""
    return lower(site.head) in {"razão", "razões"} and any(
        is_determiner(word)
        and lower(word) in {"o", "os", "um"}
        and (after := word_after(site.head, site)) is not None
        and lower(after) in {"geral", "gerais", "auxiliar", "auxiliares", "contábil", "analítico", "sintético"}
        for word in site.below.get(site.head.id, ())
    )


def is_as_much_as_can_be(site: Site) -> bool:
    """*O mais* with *possível* behind it is an adverb: *devem ser o mais ocultos possível*."""
    after = word_after(site.token, site)
    if not is_determiner(site.token) or after is None or lower(after) not in {"mais", "menos"}:
        return False
    return any(lower(word) in {"possível", "possíveis"} for word in rest_of_clause(site, after)[:4])


def is_of_a_participle(site: Site) -> bool:
    """A Portuguese participle right behind a noun that it agrees with is an attribute of it, and has no subject: *o
    acesso a chaves fora dos valores permitidos lançará*."""
    noun, participle = site.token, site.head
    before = word_before(participle, site)
    if not is_portuguese(site) or not is_subject(noun) or "Part" not in participle.feats.get("VerbForm", ()):
        return False
    return (
        before is not None and before.upos in NOUNS and before.id != noun.id and agree(participle.feats, before.feats)
    )


def is_whose_thing(site: Site) -> bool:
    """A noun behind *cujo* with a pronoun between it and its verb, or before a verb that asks for an infinitive, with
    which it does not agree, is what somebody does something to: *eventos cujos gestores você adiciona*, *a conta cujos
    dados queira ver*."""
    noun, verb = site.token, site.head
    if not is_subject(noun) or noun.id > verb.id:
        return False
    whose = any(lower(word).startswith("cuj") for word in site.sentence.tokens[max(0, noun.id - 3) : noun.id - 1])
    asks = any("Inf" in child.feats.get("VerbForm", ()) and child.id > verb.id for child in site.below.get(verb.id, ()))
    return whose and (asks or any(lower(word) in SPEAKING for word in between(noun, verb, site)))


SPEAKING = frozenset("eu tu ele ela você nós vós eles elas vocês".split())


def is_the_name_of_one(site: Site) -> bool:
    """A word in *-s* that no dictionary has, with a determiner in the singular, is one thing: *o axios está*."""
    noun, verb = site.token, site.head
    if not is_portuguese(site) or not is_subject(noun) or not lower(noun).endswith("s"):
        return False
    one = any("Sing" in word.feats.get("Number", ()) for word in site.below.get(noun.id, ()) if is_determiner(word))
    return one and "Sing" in verb.feats.get("Number", ()) and not known_as(lower_form(noun.form), "NOUN", site.readings)


def is_called_so(site: Site) -> bool:
    """A Portuguese word like *variable* that the tagger takes for an adjective is the noun whose name stands behind it:
    *atribuído à variável resto*."""
    token, name = site.token, site.head
    kind = token if is_modifier(token) else word_after(token, site)
    if not is_portuguese(site) or kind is None or kind.id + 1 != name.id or lower(kind) not in KINDS:
        return False
    return is_modifier(token) or is_determiner(token)


KINDS = frozenset("variável variáveis constante constantes componente componentes".split())


def is_said_of_a_title(site: Site) -> bool:
    """A Portuguese predicate behind a copula in the singular agrees with no title in the plural: *"Edições sugeridas"
    está desativada*."""
    token, noun = site.token, site.head
    predicate = (token.deprel or "").startswith("comp:pred") and is_portuguese(site) and is_plural_itself(noun, site)
    return predicate and any(is_quote(word) for word in between(noun, token, site))


def is_how_so(site: Site) -> bool:
    """Behind *quão* an adjective may say how something is done, and belongs to no noun: *quão rápido os dados
    chegam*."""
    before = word_before(site.token, site)
    return is_portuguese(site) and is_modifier(site.token) and before is not None and lower(before) == "quão"


def is_the_name_of_a_colour(site: Site) -> bool:
    """Behind *cor* stands what a colour is called: *uma cor vermelho claro*."""
    return is_portuguese(site) and is_modifier(site.token) and lower(site.head) in {"cor", "cores", "tom", "tons"}


def is_when_it_is_done(site: Site) -> bool:
    """*Que* behind a noun of time, with which the verb does not agree, says when something is done: *as horas que
    trabalha*."""
    token, noun = site.token, word_before(site.token, site)
    if not is_portuguese(site) or not is_subject(token) or lower(token) != "que" or noun is None:
        return False
    return TIMES.fullmatch(lower(noun)) is not None


def is_quote(word: Token) -> bool:
    """Whether a word is a quotation mark."""
    return (word.form or "") in QUOTES or (word.form or "") in {'"', "''"}


DOUBTS: tuple[SiteDoubt, ...] = (
    is_an_object_in_its_clause,
    is_of_a_noun_further_off,
    is_of_what_both_belong_to,
    is_when_you_do_it,
    is_a_ledger,
    is_as_much_as_can_be,
    is_of_a_participle,
    is_whose_thing,
    is_the_name_of_one,
    is_called_so,
    is_said_of_a_title,
    is_when_it_is_done,
    is_how_so,
    is_the_name_of_a_colour,
)
