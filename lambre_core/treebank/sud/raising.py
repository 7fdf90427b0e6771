"""Dependents of the content word that belong to the function word above it.

When a function word has become the head, the dependents of the old head still hang on that. Those that
belong to the clause or the phrase as a whole are raised: subjects to auxiliary and copula, conjunctions
and most of what stands outside of old and new head, punctuation around the whole. What belongs to the
content word alone stays.

Every rule below answers for one dependent `word` of `old`, an edge that leads from `new` to `old` being
one that was turned round. They are asked in their order, one dependent is raised, and all are asked
anew, since a raised dependent may be in nobody's way any more.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache

from lambre_core.treebank.sud.tree import MOST_LABELS, PARTS, Tree, Word, children_of

_NOMINALS = frozenset({"NOUN", "PRON", "PROPN", "NUM", "X"})
_VERBS = frozenset({"AUX", "VERB"})
_PARTICLES = frozenset({"ADP", "ADV"})
_BRACKETS = frozenset({("(", ")"), ("«", "»"), ("[", "]")})


@dataclass(slots=True)
class State:
    """The tree while dependents are raised."""

    words: tuple[Word, ...]
    heads: list[int]
    labels: tuple[str, ...]
    promoted: tuple[bool, ...]
    below: list[list[int]]

    def kind(self, old: int) -> str:
        """What the word above was to the old head: aux, case, cop or mark."""
        return PARTS[self.labels[old]].main


Rule = Callable[[State, int, int, int], bool]
"""Whether a word is raised; arguments: state, new head, old head, the word."""


def _always(state: State, new: int, old: int, word: int) -> bool:
    """Discourse markers and orphans."""
    return True


def _conjunction(state: State, new: int, old: int, word: int) -> bool:
    """A coordinating conjunction before the function word: *and > has > seen*."""
    return word < new


def _agent(state: State, new: int, old: int, word: int) -> bool:
    """The agent of a causative (*faire faire*) or impersonal construction."""
    return state.kind(old) == "cop" or state.labels[old].startswith("aux:caus")


def _clausal(state: State, new: int, old: int, word: int) -> bool:
    """Subjects, vocatives, dislocated and parenthetical parts are of the clause: of the auxiliary or copula."""
    kind = state.kind(old)
    if kind == "mark":
        return False
    inside = (
        kind == "case"
        and state.labels[word] == "parataxis"
        and state.labels[new] != ""
        and PARTS[state.labels[new]].main != "cop"
    )
    return not inside


def _cleft(state: State, new: int, old: int, word: int) -> bool:
    """A cleft clause."""
    return state.kind(old) != "mark"


def _argument_of_noun(state: State, new: int, old: int, word: int) -> bool:
    """Complements of a noun after a preposition: then noun and preposition take them together."""
    return (
        state.kind(old) == "case"
        and state.words[new].upos == "ADP"
        and state.words[old].upos in {"NOUN", "NUM", "PROPN", "X"}
    )


def _left_of_subordinator(state: State, new: int, old: int, word: int) -> bool:
    """What stands before a subordinator is outside its clause."""
    return state.kind(old) == "mark" and word < new < old


def _right_of_subordinator(state: State, new: int, old: int, word: int) -> bool:
    """What stands behind a subordinator that follows its clause."""
    return state.kind(old) == "mark" and old < new < word and PARTS[state.labels[word]].main != "vocative"


def _modifier_at_end(state: State, new: int, old: int, word: int) -> bool:
    """A modifier behind everything else is of the clause; below a preposition or copula only if it is a particle."""
    kind = state.kind(old)
    if kind == "mark" or not new < old < word or state.labels[word] == "mod@relcl" or word < state.below[old][-1]:
        return False
    upos = state.words[word].upos
    if kind == "case":
        return upos in {"", "ADP", "SCONJ"}
    return kind != "cop" or upos in {"", "ADP", "ADV", "SCONJ"}


def _punctuation_at_end(state: State, new: int, old: int, word: int) -> bool:
    """Punctuation behind everything else, unless it closes what opened before the old head."""
    if not new < old < word or word < state.below[old][-1]:
        return False
    lemma = state.words[word].lemma
    return not any(
        sister < old
        and state.labels[sister] == "punct"
        and ((lemma and state.words[sister].lemma == lemma) or (state.words[sister].lemma, lemma) in _BRACKETS)
        for sister in state.below[old]
    )


def _modifier_after_verb(state: State, new: int, old: int, word: int) -> bool:
    """A modifier right behind auxiliary or copula; an adjective before its noun stays."""
    kind = state.kind(old)
    if kind not in ("aux", "cop") or not new < word < old:
        return False
    if kind == "cop" and state.words[word].upos == "ADJ" and state.words[old].upos == "NOUN":
        return False
    return not any(new < sister < word for sister in state.below[old])


def _behind_both(state: State, new: int, old: int, word: int) -> bool:
    """What stands behind a function word that follows its content word."""
    return old < new < word and PARTS[state.labels[word]].deep != "relcl"


def _before_copula(state: State, new: int, old: int, word: int) -> bool:
    """A modifier between predicate and copula."""
    return state.kind(old) == "cop" and old < word < new


def _before_both(state: State, new: int, old: int, word: int) -> bool:
    """What stands before a function word that precedes its content word."""
    return word < new < old


def _at_start(state: State, new: int, old: int, word: int) -> bool:
    """Punctuation and particles before everything else where the function word comes last."""
    if not word < old < new or word > state.below[old][0]:
        return False
    return PARTS[state.labels[word]].main != "mod" or state.words[word].upos in {"", *_PARTICLES}


def _unlike_conjunct(state: State, new: int, old: int, word: int) -> bool:
    """A conjunct that is of another kind than the old head is coordinated with the function word's phrase."""
    first, second = state.words[old], state.words[word]
    pair = {first.upos, second.upos}
    if not first.upos or not second.upos or len(pair) == 1 or pair <= _NOMINALS or pair <= _PARTICLES:
        return False
    verb = first if first.upos == "VERB" else second
    if len(pair & {"ADJ", "ADP"}) == 1 and "VERB" in pair and verb.feats.get("VerbForm") == _PARTICIPLE:
        return False
    return not (pair <= _VERBS and _same_form(first, second))


_PARTICIPLE = frozenset({"Part"})


def _unlike_verb(state: State, new: int, old: int, word: int) -> bool:
    """A conjunct of a verb that has another verb form (*has > seen*, *and goes*), where the function word precedes."""
    first, second = state.words[old], state.words[word]
    return (
        new < old
        and first.upos in _VERBS
        and "VerbForm" in first.feats
        and not (second.upos in _VERBS and _same_form(first, second))
    )


def _same_form(first: Word, second: Word) -> bool:
    form = first.feats.get("VerbForm")
    return form is not None and form == second.feats.get("VerbForm")


def _mains(*names: str) -> Callable[[str], bool]:
    wanted = frozenset(names)
    return lambda label: PARTS[label].main in wanted


def _labels(*names: str) -> Callable[[str], bool]:
    return frozenset(names).__contains__


RULES: tuple[tuple[Rule, Callable[[str], bool]], ...] = (
    (_unlike_verb, lambda label: label.startswith("conj:coord")),
    (_unlike_conjunct, lambda label: label.startswith("conj:coord")),
    (_at_start, _mains("mod", "punct")),
    (_before_both, _mains("mod", "orphan", "punct", "reparandum", "udep")),
    (_before_copula, _mains("mod")),
    (_behind_both, _mains("mod", "punct")),
    (_modifier_after_verb, _labels("mod")),
    (_punctuation_at_end, _mains("punct")),
    (_modifier_at_end, _mains("mod")),
    (_right_of_subordinator, _mains("dislocated", "subj")),
    (_left_of_subordinator, _mains("dislocated", "subj", "vocative")),
    (_argument_of_noun, _mains("comp")),
    (_cleft, _labels("comp:cleft")),
    (_clausal, _mains("dislocated", "parataxis", "subj", "vocative")),
    (_agent, lambda label: PARTS[label].deep == "agent"),
    (_conjunction, _labels("cc")),
    (_always, _labels("discourse", "orphan")),
)
"""The rules in their order, each with the labels of the words that it may raise."""


@lru_cache(maxsize=MOST_LABELS)
def _rules_for(label: str) -> tuple[tuple[int, Rule], ...]:
    return tuple((rank, rule) for rank, (rule, concerns) in enumerate(RULES) if concerns(label))


def raise_dependents(tree: Tree) -> Tree:
    """Raise dependents from content words to the function words above them, as the rules of this module say."""
    if not any(tree.promoted):
        return tree
    heads = list(tree.heads)
    state = State(tree.words, heads, tree.labels, tree.promoted, children_of(heads))
    ranks: dict[int, int] = {}
    for old, promoted in enumerate(tree.promoted):
        if promoted:
            _rank(state, state.below[old], ranks)
    while ranks:
        word = min(ranks, key=lambda one: (ranks[one], -heads[heads[one]], -heads[one], -one))
        old = heads[word]
        new = heads[old]
        heads[word] = new
        state.below[old].remove(word)
        state.below[new].append(word)
        state.below[new].sort()
        _rank(state, state.below[old], ranks)
        _rank(state, state.below[new], ranks)
    return replace(tree, heads=tuple(heads))


def _rank(state: State, words: list[int], ranks: dict[int, int]) -> None:
    """Note for each of the words the first rule that raises it; forget those that none does."""
    for word in words:
        ranks.pop(word, None)
        old = state.heads[word]
        if not state.promoted[old]:
            continue
        new = state.heads[old]
        for rank, rule in _rules_for(state.labels[word]):
            if rule(state, new, old, word):
                ranks[word] = rank
                break
