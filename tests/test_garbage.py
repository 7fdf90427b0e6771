"""When circles of garbage are looked for."""

from __future__ import annotations

import gc

import pytest

from lambre_core.cli.main import main
from lambre_core.garbage import MADE, uncollected


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


def test_commands_look_seldom(capsys: pytest.CaptureFixture[str]) -> None:
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    try:
        assert main(["rules", "list", "--language", "et"]) == 0
        assert gc.get_threshold() == MADE
    finally:
        gc.set_threshold(*before)
