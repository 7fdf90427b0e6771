"""Slovak: SNK from its source documents in the style of the releases."""

from __future__ import annotations

from lambre_core.training.conversion import relative_clause, without_features, words_in_tree

STEPS = {
    # Dev and test have the same treebank; only training sentences are converted.
    "SNK": (words_in_tree(relative_clause), without_features("Mood", "SCONJ")),
}
