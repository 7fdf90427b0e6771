"""Ablation: the linter without one of its mechanisms."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

from lambre_core.check import ViewOf, view_of
from lambre_core.config.settings import Settings
from lambre_core.documents.read import Document
from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.build import View
from lambre_core.findings.calibration import UNCALIBRATED
from lambre_core.findings.explaining import Edge
from lambre_core.findings.readings import confirm_none
from lambre_core.treebank.tree import Sentence


def _without_lexicon(view: View) -> View:
    return replace(view, readings=tagger_readings, confirms=confirm_none)


def _without_doubt(view: View) -> View:
    return replace(view, doubt=_no_edge)


def _no_edge(*_: object) -> set[Edge]:
    return set()


def _without_calibration(view: View) -> View:
    return replace(view, calibrate=UNCALIBRATED)


def _without_second(view: View) -> View:
    return replace(view, reread=_nothing)


def _nothing(sentence: Sentence) -> Sentence | None:
    return None


MECHANISMS: Mapping[str, Callable[[View], View]] = {
    "lexicon": _without_lexicon,
    "doubt": _without_doubt,
    "calibration": _without_calibration,
    "second": _without_second,
    "noise": lambda view: view,
}
"""What can be left out: the readings of the lexicon (those of the tagger remain), and the rules by which edges are not
judged where a tree looks wrong, the calibration of confidences, the second network's opinion; the noise that the parser
is trained with changes nothing here: that is another model."""


def view_without(mechanisms: Sequence[str]) -> ViewOf:
    """How findings are looked at without some mechanisms (names of `MECHANISMS`)."""
    return partial(_view, tuple(mechanisms))


def _view(mechanisms: Sequence[str], document: Document, language: str, settings: Settings) -> View:
    view = view_of(document, language, settings)
    for name in mechanisms:
        view = MECHANISMS[name](view)
    return view
