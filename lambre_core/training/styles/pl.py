"""Polish: PUD in the style of PDB, from which it differs in one subtype."""

from __future__ import annotations

from lambre_core.training.conversion import relations

STEPS = {"PUD": (relations({"udep@cmpr": "udep@cmp"}),)}
