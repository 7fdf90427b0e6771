"""French: Sequoia in the style of GSD."""

from __future__ import annotations

from lambre_core.training.conversion import relations, without_features

STEPS = {
    "Sequoia": (
        # Complements of prepositions and conjunctions are `comp` in Sequoia.
        relations({"comp": "comp:obj"}),
        without_features("NumType", "NUM"),
    )
}
