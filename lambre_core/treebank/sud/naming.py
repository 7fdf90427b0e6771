"""Relations: UD names to SUD names, edges left as they are.

UD names a relation by the part of speech of its two ends and by whether it is clausal; SUD names it by
its syntactic function (https://surfacesyntacticud.org/guidelines/u/): subjects are `subj`, arguments
`comp`, modifiers `mod`, and `udep` where argument and modifier cannot be told apart.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from lambre_core.treebank.sud.tree import MOST_LABELS, PARTS, Tree, make_label

_SUBJECTS = frozenset({"nsubj", "csubj", "nsubj:pass", "csubj:pass"})
_CONTROLLED = frozenset({"xcomp:obj", "xcomp:obl", "xcomp:pred"})
_NOMINALS = frozenset({"NOUN", "PRON", "PROPN", "X"})


# --- relations that a subtype makes clear -------------------------------------------------------------

_BY_SUBTYPE = {
    "advcl:cleft": "comp:cleft",
    "ccomp:obj": "comp:obj",
    "ccomp:obl": "comp:obl",
    "ccomp:pred": "comp:pred",
    "expl:pv": "comp@expl",
    "expl:comp": "comp@expl",
    "expl:pass": "comp@pass",
    "obl:mod": "mod",
    "acl:relcl": "mod@relcl",
    "obl:arg": "comp:obl",
    "obl:comp": "comp:obl",
    "obl:agent": "comp:obl@agent",
}
_NEED_CONTEXT = _CONTROLLED | {"expl:subj", "dep:comp"}


def name_by_subtype(tree: Tree) -> Tree:
    """Name relations whose UD subtype says what they are in SUD.

    Oblique arguments (`obl:arg`) and agents are complements; the pronouns of inherently reflexive verbs
    are complements without meaning (`comp@expl`), those of the medial passive are `comp@pass`; relative
    clauses are `mod@relcl`. In an impersonal construction (*il arrive deux personnes*) the expletive is
    the subject and what UD calls the subject is an object.
    """
    present = set(tree.labels)
    if not (present & _BY_SUBTYPE.keys() or present & _NEED_CONTEXT or any(map(_other_expletive, present))):
        return tree
    labels = list(tree.labels)
    for index, label in enumerate(tree.labels):
        plain = _BY_SUBTYPE.get(label)
        if plain is not None:
            labels[index] = plain
        elif label in _CONTROLLED:
            labels[index] = _controlled(tree, index)
        elif label == "dep:comp" and tree.heads[index] >= 0:
            labels[index] = "comp:obl" if tree.words[tree.heads[index]].upos in {"NOUN", "PRON"} else "comp"
        elif _other_expletive(label):
            labels[index] = "unk@expl"
    if "expl:subj" in present:
        _name_impersonal(tree, labels)
    return replace(tree, labels=tuple(labels))


def _other_expletive(label: str) -> bool:
    """An expletive with a subtype that has no name of its own in SUD."""
    main, sub, _deep = PARTS[label]
    return main == "expl" and sub not in {"", "subj", "comp", "pass", "pv"}


def _controlled(tree: Tree, index: int) -> str:
    """Clauses without a subject, with a subtype: the subtype stays where the clause is verbal or has a copula."""
    label, word, head = tree.labels[index], tree.words[index], tree.heads[index]
    if word.upos == "VERB":
        has_object = any(
            above == head and other == "obj" and tree.words[sister].upos in _NOMINALS
            for sister, (above, other) in enumerate(zip(tree.heads, tree.labels, strict=True))
        )
        return label if has_object and label == "xcomp:obj" else label.replace("xcomp", "comp", 1)
    if any(above == index and other == "cop" for above, other in zip(tree.heads, tree.labels, strict=True)):
        return label.replace("xcomp", "comp", 1)
    return "comp:pred" if label == "xcomp:pred" and word.upos != "AUX" else label


def _name_impersonal(tree: Tree, labels: list[str]) -> None:
    """The expletive is the subject; what UD calls the subject beside it becomes an object.

    A complementiser between the two shows that they belong to different clauses (*une autre façon est
    qu'il n'existe pas de foncteur*): then both stay subjects.
    """
    for expletive, label in enumerate(tree.labels):
        if label != "expl:subj":
            continue
        head = tree.heads[expletive]
        sisters = [word for word, above in enumerate(tree.heads) if above == head and word != expletive]
        marks = [word for word in sisters if tree.labels[word] == "mark"]
        subjects = [word for word in sisters if tree.labels[word] in _SUBJECTS]
        for subject in subjects:
            first, last = sorted((subject, expletive))
            if tree.labels[subject].endswith(":pass"):
                labels[subject] = "comp:obj@pass"
            elif not any(first < mark < last for mark in marks):
                labels[subject] = "comp:obj@agent"
        labels[expletive] = "subj@expl"


# --- other subtypes -----------------------------------------------------------------------------------

_KEEP_SUBTYPE = frozenset({"aux", "comp", "subj"})


def deepen_subtypes(tree: Tree) -> Tree:
    """Turn the UD subtypes that are left into deep features: `nsubj:pass` is `nsubj@pass`, `flat:name` is `flat@name`.

    In SUD a subtype divides a relation by syntactic function, and only `comp`, `conj` and `subj:outer`
    have one; whatever else is known about an edge stands behind `@`. Auxiliaries get their feature when
    they are named.
    """
    if not any(":" in label for label in tree.labels):
        return tree
    return replace(tree, labels=tuple([_deepened(label) if ":" in label else label for label in tree.labels]))


def _deepened(label: str) -> str:
    main, sub, _deep = PARTS[label]
    return label if main in _KEEP_SUBTYPE or sub in ("", "outer") else make_label(main, deep=sub)


# --- the other relations ------------------------------------------------------------------------------

_PLAIN = {
    "obj": ("comp", "obj"),
    "iobj": ("comp", "obl"),
    "advcl": ("mod", ""),
    "advmod": ("mod", ""),
    "amod": ("mod", ""),
    "nummod": ("mod", ""),
    "nsubj": ("subj", None),
    "csubj": ("subj", None),
    "obl": ("udep", ""),
    "dep": ("unk", ""),
}
"""UD relation to SUD relation and subtype whatever stands around; None keeps the subtype."""

_ADNOMINAL = frozenset({"nmod", "acl"})
_CLAUSES = frozenset({"ccomp", "xcomp"})
_OBJECTS = frozenset({"obj", "comp:obj"})


def name_relations(tree: Tree) -> Tree:
    """Name the relations that UD tells apart by category: subjects, complements, modifiers, `udep`.

    Adnominal modifiers are `mod` where they are bare and `udep` where a preposition or conjunction
    introduces them. A clause that is an argument is the direct object (`comp:obj`) of a verb that has no
    other object and where no preposition introduces it, otherwise oblique; without a verb of its own it
    is a predicate (`comp:pred`). Coordination and apposition are both `conj`.
    """
    labels = list(tree.labels)
    words, heads = tree.words, tree.heads
    introduced = {head for head, label in zip(heads, labels, strict=True) if label in ("case", "mark")}
    determined = {head for head, label in zip(heads, labels, strict=True) if label == "det"}
    clauses = False
    for index, label in enumerate(tree.labels):
        main, sub, deep = PARTS[label]
        if label == "advmod" and index in introduced and _is_nominal(tree, heads[index], determined):
            labels[index] = "udep"
        elif main in _PLAIN:
            new, new_sub = _PLAIN[main]
            labels[index] = make_label(new, sub if new_sub is None else new_sub, deep)
        elif main in _ADNOMINAL:
            labels[index] = make_label("udep" if index in introduced else "mod", sub, deep)
        elif label == "conj":
            labels[index] = "conj:coord"
        elif label == "appos":
            labels[index] = "conj:appos"
        elif label == "expl":
            verb = heads[index] >= 0 and words[heads[index]].upos == "VERB"
            labels[index] = "comp@expl" if verb and words[index].upos == "PRON" else "unk@expl"
        elif main in _CLAUSES:
            clauses = True
    if clauses:
        _name_clauses(tree, labels)
    return replace(tree, labels=tuple(labels))


def _is_nominal(tree: Tree, index: int, determined: set[int]) -> bool:
    """Whether a word is a nominal: by its part of speech, or since it has a determiner."""
    return index >= 0 and (
        index in determined or tree.words[index].upos in _NOMINALS or tree.words[index].upos == "NUM"
    )


def _name_clauses(tree: Tree, labels: list[str]) -> None:
    """Name argument clauses with a subject (`ccomp`) and without (`xcomp`).

    First those that cannot be direct objects, then the others, each if its verb has no object yet:
    controlled clauses before those with a subject, each kind from left to right.
    """
    edges = list(zip(tree.heads, tree.labels, strict=True))
    with_object = {head for head, label in edges if label in _OBJECTS}
    with_copula = {head for head, label in edges if label == "cop"}
    marked = {head for head, label in edges if label == "mark"}
    by_adposition = {
        head for word, (head, label) in enumerate(edges) if label == "mark" and tree.words[word].upos == "ADP"
    }
    candidates: list[tuple[int, int]] = []
    for index, label in enumerate(tree.labels):
        main, _sub, deep = PARTS[label]
        if main not in _CLAUSES:
            continue
        word, head = tree.words[index], tree.heads[index]
        verb = head >= 0 and tree.words[head].upos == "VERB"
        if main == "ccomp":
            if verb and head not in with_object and index not in by_adposition and deep != "agent":
                candidates.append((2, -index))
            else:
                labels[index] = make_label("comp", "obl", deep)
        elif word.upos == "VERB" and "Part" in word.feats.get("VerbForm", ()):
            labels[index] = "comp:pred"
        elif word.upos != "VERB" and index not in with_copula:
            labels[index] = make_label("comp", "pred", deep)
        elif index in marked or (word.upos == "VERB" and head in with_object):
            labels[index] = make_label("comp", "obl", deep)
        elif verb and head not in with_object:
            candidates.append((0 if index in with_copula else 1, -index))
    for _rank, negative in sorted(candidates):
        index = -negative
        main, _sub, deep = PARTS[tree.labels[index]]
        head = tree.heads[index]
        if head not in with_object:
            labels[index] = make_label("comp", "obj", deep)
            if not deep:
                with_object.add(head)
        elif main == "ccomp" or tree.words[index].upos == "VERB":
            labels[index] = make_label("comp", "obl", deep)


# --- after the edges have their places ----------------------------------------------------------------

_PROMOTED = {"case": ("comp", "obj"), "mark": ("comp", "obj"), "cop": ("comp", "pred")}


def name_promoted(tree: Tree) -> Tree:
    """Name the complements of function words: `comp:obj` of prepositions and conjunctions, `comp:pred`, `comp:aux`."""
    return replace(tree, labels=tuple([_promoted(label) for label in tree.labels]))


@lru_cache(maxsize=MOST_LABELS)
def _promoted(label: str) -> str:
    main, sub, deep = PARTS[label]
    if main in _PROMOTED:
        return make_label(*_PROMOTED[main], deep)
    return make_label("comp", "aux", sub or deep) if main == "aux" else label


_SUD = frozenset(
    "appos cc clf comp compound conj det discourse dislocated flat goeswith list mod orphan parataxis punct "
    "reparandum root subj udep unk vocative".split()
)


def name_rest(tree: Tree) -> Tree:
    """Name `unk` what SUD has no relation for; a missing relation stays missing."""
    return replace(tree, labels=tuple([_known(label) for label in tree.labels]))


@lru_cache(maxsize=MOST_LABELS)
def _known(label: str) -> str:
    main, sub, deep = PARTS[label]
    if label and main not in _SUD:
        return "unk"
    return make_label(main, deep=deep) if main == "subj" and sub == "outer" else label
