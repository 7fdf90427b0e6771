"""Which scheme trees are in, told by their relations."""

from __future__ import annotations

from collections.abc import Iterable

from lambre_core.treebank.sud.tree import PARTS
from lambre_core.treebank.tree import Scheme

_SUD_ONLY = frozenset({"comp", "mod", "subj", "udep", "unk"})
_UD_ONLY = frozenset(
    "acl advcl advmod amod aux case ccomp cop csubj expl fixed iobj mark nmod nsubj nummod obj obl xcomp".split()
)


def scheme_of(relations: Iterable[str]) -> Scheme | None:
    """The scheme to which most of the relations belong; None where they do not tell."""
    mains = {PARTS[relation].main for relation in relations}
    sud, ud = len(mains & _SUD_ONLY), len(mains & _UD_ONLY)
    if sud == ud:
        return None
    return "sud" if sud > ud else "ud"
