"""Icelandic: the older commit of Modern; the dev split is of today's."""  # noqa: N999

from __future__ import annotations

from lambre_core.training.conversion import Step

STEPS: dict[str, tuple[Step, ...]] = {}

LAYERS = {
    # No Gender, Person or Voice, hardly any Number.
    "Modern": "upos tree",
}
