"""Multiword tokens of languages that have a few: the segmenter, which learned from examples, sees others, too."""

from __future__ import annotations

from collections.abc import Mapping

CLOSED: Mapping[str, frozenset[str]] = {
    "de": frozenset("am ans aufs beim durchs fürs hinters im ins übers ums unters vom vors z. zum zur".split())
}
"""Language -> its multiword tokens, folded, where they are a closed class: *Vim* and *npm* end as *im* does, and are
none."""
