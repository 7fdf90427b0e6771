"""Making many objects at once, without looking for cycles meanwhile."""

from __future__ import annotations

import gc

import pytest

from lambre_core.parsing.making import uncollected


def test_nothing_is_collected_meanwhile() -> None:
    assert gc.isenabled()
    with uncollected():
        assert not gc.isenabled()
        with uncollected():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()
    with pytest.raises(ValueError, match="no"), uncollected():
        raise ValueError("no")
    assert gc.isenabled()
