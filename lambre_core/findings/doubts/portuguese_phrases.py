"""Doubts about Portuguese adjectives and nouns beside a noun that is not theirs: what is made of an object, what verbs
have, what stands behind *via* and *only*."""

from __future__ import annotations

import re
from collections.abc import Iterator

from lambre_core.findings.doubts.portuguese_clauses import (
    DONE,
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
    rest_of_clause,
    starts_with_capital,
    word_after,
    word_before,
)
from lambre_core.treebank.feats import agree
from lambre_core.treebank.tree import Token


def is_what_it_is_made(site: Site) -> bool:
    """Behind a verb of making or finding, a Portuguese adjective that does not agree with the noun before may say what
    its object becomes: *torna o processo de copiar ficheiros mais lento*; not *mais lentas*."""
    token, noun = site.token, site.head
    if not is_portuguese(site) or not is_modifier(token) or token.id < noun.id or agree(token.feats, noun.feats):
        return False
    return any(
        verb.lemma in MAKING
        and any(
            word.id < noun.id and (word.deprel or "").startswith("comp:obj") and agree(token.feats, word.feats)
            for word in site.below.get(verb.id, ())
            if word.upos in NOUNS
        )
        for verb in above(noun, site)
    )


def above(word: Token, site: Site) -> Iterator[Token]:
    """The words on which a word depends, the nearest first."""
    head = site.sentence.head_of(word)
    while head is not None:
        yield head
        head = site.sentence.head_of(head)


MAKING = frozenset("tornar fazer deixar manter considerar achar julgar".split())
"""Verbs that say what their object becomes or is held for."""


def is_what_somebody_gets(site: Site) -> bool:
    """A Portuguese noun right behind a verb in another number that has no other object is that, not its subject:
    *verifica o caminho e obtém todos os dados*; not *chegou as encomendas*."""
    noun, verb = site.token, site.head
    if not is_portuguese(site) or not is_subject(noun) or noun.upos not in NOUNS or noun.id < verb.id:
        return False
    words = clause(verb, site.below)
    objects = any((word.deprel or "").startswith("comp:obj") and word.upos in NOMINALS for word in words)
    return not objects and is_finite(verb) and DONE.match(verb.lemma or "") is not None and verb.lemma != "vir"


def is_behind_only(site: Site) -> bool:
    """What *somente*, *apenas* or *só* parts from the noun before is no attribute of that: *filtrar na lista somente
    pastas*; not *uma lista novas*."""
    token, noun = site.token, site.head
    before = word_before(token, site)
    return (
        is_portuguese(site)
        and is_modifier(token)
        and token.id > noun.id
        and before is not None
        and lower(before) in {"somente", "apenas", "só", "unicamente"}
        and not agree(token.feats, noun.feats)
    )


def is_by_way_of(site: Site) -> bool:
    """*Via* without a determiner is a preposition: *liga via cabos novos*; not *uma via estreitos*."""
    noun = site.head
    determined = any(is_determiner(word) or word.upos == "NUM" for word in site.below.get(noun.id, ()))
    return is_portuguese(site) and is_modifier(site.token) and lower(noun) == "via" and not determined


def is_one_or_the_other(site: Site) -> bool:
    """Behind an ordinal and *e* or *ou*, another one with its article may stand before a plural: *a primeira ou a
    segunda opções*; not *abra a segunda opções*."""
    token, noun = site.token, site.head
    article = token if is_determiner(token) else word_before(token, site)
    if not is_portuguese(site) or article is None or token.id > noun.id or "Plur" not in noun.feats.get("Number", ()):
        return False
    joint = word_before(article, site)
    first = word_before(joint, site) if joint is not None and lower(joint) in {"e", "ou"} else None
    return first is not None and first.upos in {"ADJ", "NUM"} and "Sing" in first.feats.get("Number", ())


def is_a_source(site: Site) -> bool:
    """*O fonte* is short for *o código fonte* where something is made from it: *instalar a partir do fonte*; not *um
    fonte de água*."""
    token, noun = site.token, site.head
    if not is_portuguese(site) or SOURCE.fullmatch(lower(noun)) is None or lower(token) not in {"o", "os"}:
        return False
    return any(PROGRAMMED.match(lower(word)) is not None for word in site.sentence.tokens)


SOURCE = re.compile("fontes?")
PROGRAMMED = re.compile("compil|instal|programa|códig|software|linux|git|pacote")


def is_a_number_of(site: Site) -> bool:
    """*Num* before a plural and a colon, in a label without a verb, is short for *número*: *Faixa num blocos: 5*; not
    *está num blocos: vê*."""
    token, noun = site.token, site.head
    joined = any(
        (multiword.form or "").lower() == "num" and multiword.first < token.id <= multiword.last
        for multiword in site.sentence.multiwords
    )
    after = word_after(noun, site)
    label = not any(word.upos in {"AUX", "VERB"} for word in site.sentence.tokens)
    return is_portuguese(site) and is_determiner(token) and joined and label and after is not None and after.form == ":"


def is_behind_a_misspelt_noun(site: Site) -> bool:
    """A word that stands behind others as an attribute, with what seems an adverb between it and its article, is none
    of that: *a ferramente padrão*; not *a padrão*."""
    token, noun = site.token, site.head
    if not is_portuguese(site) or not is_determiner(token) or noun.id != token.id + 2 or agree(token.feats, noun.feats):
        return False
    (inner,) = between(token, noun, site)
    return inner.upos == "ADV" and lower(inner).endswith("ente")


def is_the_name_of_a_program(site: Site) -> bool:
    """A plural with a capital within the sentence, behind what is said of one thing, is what that is called, and so it
    is before a participle that is said of one: *abra o aplicativo Discos*, *vem com Relógios instalado*; not *o
    aplicativo discos*, *as Casas nova*."""
    token, noun = site.token, site.head
    named = noun.id > 1 and starts_with_capital(noun) and "Plur" in noun.feats.get("Number", ())
    if not is_portuguese(site) or not named or "Sing" not in token.feats.get("Number", ()):
        return False
    if token.id > noun.id:
        return is_modifier(token) and not any(map(is_determiner, site.below.get(noun.id, ())))
    kind = word_before(noun, site)
    return kind is not None and not starts_with_capital(kind) and kind.upos == "ADJ" and agree(kind.feats, token.feats)


def has_a_clause_for_subject(site: Site) -> bool:
    """Behind a copula and an adjective, a noun before an infinitive with a person is the subject of that: *é comum as
    cartas de amor serem guardadas*; not *é comum as cartas de amor*."""
    predicate = (site.token.deprel or "").startswith("comp:pred")
    noun = site.head if predicate else site.token
    if not is_portuguese(site) or not (predicate or is_subject(noun)) or noun.upos not in NOUNS:
        return False
    start = min((word.id for word in site.below.get(noun.id, ()) if is_determiner(word)), default=noun.id)
    before = site.sentence.tokens[: start - 1]
    behind = bool(before) and before[-1].upos == "ADJ" and len(before) > 1 and before[-2].upos == "AUX"
    return behind and any(PERSONAL.search(lower(word)) is not None for word in rest_of_clause(site, noun))


PERSONAL = re.compile("[aeiô]r(?:em|mos|es)?$")
"""Ends of Portuguese infinitives, with a person or without."""


def belongs_above_by_its_end(site: Site) -> bool:
    """An adjective in *-a* or *-as* behind a masculine that an adposition governs belongs to the feminine above in its
    number, whatever the tagger makes of it: *uma pasta de ficheiros remota*; not *uma pasta de ficheiros remotos*."""
    token, noun = site.token, site.head
    adposition = site.sentence.head_of(noun)
    if not is_portuguese(site) or not is_modifier(token) or token.id < noun.id:
        return False
    above_it = site.sentence.head_of(adposition) if adposition is not None and adposition.upos == "ADP" else None
    number = "Plur" if lower(token).endswith("as") else "Sing" if lower(token).endswith("a") else ""
    if above_it is None or above_it.upos not in NOUNS or "Masc" not in noun.feats.get("Gender", ()):
        return False
    return "Fem" in above_it.feats.get("Gender", ()) and number in above_it.feats.get("Number", ())


def is_a_preposition_once_more(site: Site) -> bool:
    """*A* behind a conjunction, before a plural, is a preposition where it is one before what is joined: *acesso a
    filmes e a séries*; not *compra filmes e a séries*."""
    token, noun = site.token, site.head
    joint = word_before(token, site)
    if not is_portuguese(site) or not is_determiner(token) or lower(token) != "a" or joint is None:
        return False
    earlier = any(word.upos == "ADP" and lower(word) == "a" for word in site.sentence.tokens[: joint.id - 1])
    return earlier and lower(joint) in {"e", "ou", "nem"} and "Plur" in noun.feats.get("Number", ())


DOUBTS: tuple[SiteDoubt, ...] = (
    is_the_name_of_a_program,
    has_a_clause_for_subject,
    belongs_above_by_its_end,
    is_a_preposition_once_more,
    is_what_it_is_made,
    is_what_somebody_gets,
    is_behind_only,
    is_by_way_of,
    is_one_or_the_other,
    is_a_source,
    is_a_number_of,
    is_behind_a_misspelt_noun,
)
