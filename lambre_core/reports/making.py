"""Making: a report of the texts under some paths, and what is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from lambre_core.config.settings import GateSettings, Settings
from lambre_core.parsing.models import find_models
from lambre_core.processes import processors
from lambre_core.reports.comparison import compare, ranking
from lambre_core.reports.errors import ReportError
from lambre_core.reports.gates import judge_gates
from lambre_core.reports.judging import make_judge
from lambre_core.reports.plan import PIECE, Piece, Root, digest_of, find_pieces
from lambre_core.reports.report import Report, rules_of
from lambre_core.reports.running import Watcher, run_pieces
from lambre_core.reports.scores import STATISTICS, figures_of
from lambre_core.reports.segments import GroupBy, Grouping
from lambre_core.reports.signature import Signature, files_hash, rules_hash, signature, text_hash
from lambre_core.reports.store import PieceStore, path_of, runs_folder
from lambre_core.reports.tallies import Tallies
from lambre_core.reports.told import Told, Trend

RANKED = 60
"""Groups up to which a report by system tests each against the best and the next better one."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What a report is wanted of.

    Attributes:
        paths: files, folders, globs, each perhaps as `NAME=PATH`; or one stored report.
        exclude: globs.
        language: of every text, whatever else says one.
        jobs: processes; None: one a core, but no more than there is work for.
        resume: whether to go on where the same run was cut off.
        keep: whether finished pieces are kept until the run has ended.
    """

    paths: tuple[str, ...]
    settings: Settings
    group_by: GroupBy | None = None
    label: str = ""
    exclude: tuple[str, ...] = ()
    language: str | None = None
    jobs: int | None = None
    resume: bool = False
    keep: bool = True


def make_report(wish: Wish, *, watcher: Watcher | None = None) -> Report:
    """Count the texts and say what they were counted with.

    Raises:
        ReportError: there is no file; the run was cut off; the kept pieces cannot be used.
    """
    roots = [Root.of(path) for path in wish.paths]
    pieces = list(find_pieces(roots, wish.settings, wish.exclude))
    if not pieces:
        raise ReportError("there is no file to report on; name files or folders that have some.")
    grouping = Grouping(wish.group_by, len(roots), wish.settings.text.unit)
    judge = partial(make_judge, wish.settings, grouping, wish.language)
    store = _store(wish, pieces, grouping) if wish.keep else None
    done = False
    try:
        tallies = run_pieces(pieces, judge, jobs=wish.jobs or _useful_jobs(pieces), store=store, watcher=watcher)
        done = True
    finally:
        if store is not None:
            store.close(done=done)
    label = wish.label or ", ".join(root.name for root in roots[:3]) + (" …" if len(roots) > 3 else "")
    return Report(label, signature_of(wish.settings, tallies), wish.group_by, tallies, rules_of(tallies))


def _useful_jobs(pieces: Sequence[Piece]) -> int:
    """A process a core, but none for less than some pieces' worth of text: each has to load a model."""
    return max(1, min(processors(), sum(piece.size for piece in pieces) // (2 * PIECE)))


def _store(wish: Wish, pieces: Sequence[Piece], grouping: Grouping) -> PieceStore | None:
    folder = runs_folder()
    if folder is None:
        if wish.resume:
            raise ReportError("--resume needs a folder for finished pieces; name one with LAMBRE_CACHE.")
        return None
    models = sorted(f"{model.path} {files_hash((model.path / 'manifest.json',))}" for model in find_models())
    languages = sorted({path.name for path in (Path(str(m).split(" ")[0]) for m in models)})
    key = "\n".join(
        [
            digest_of(pieces),
            repr(grouping),
            repr(wish.settings),
            repr(wish.language),
            *models,
            *(f"{language} {rules_hash(language)}" for language in languages),
            signature_of(wish.settings, Tallies()).long(),
        ]
    )
    return PieceStore.open(path_of(folder, key), resume=wish.resume)


def signature_of(settings: Settings, tallies: Tallies) -> Signature:
    """What the figures of some tallies are made with."""
    chosen = replace(
        settings, file=None, base=Path(), cache=True, fail_on="warning", gates=GateSettings(), baseline=None
    )
    default = replace(Settings(), base=Path(), min_confidence=settings.min_confidence, text=settings.text)
    values = {
        "min-confidence": f"{settings.min_confidence:g}",
        "unit": settings.text.unit,
        "settings": "default" if chosen == default else text_hash(repr(chosen)),
    }
    return signature(values, tallies.models, STATISTICS)


def tell(
    report: Report, *, before: Report | None = None, earlier: Sequence[Report] = (), gates: GateSettings | None = None
) -> Told:
    """Everything that a page of a report is made of.

    Args:
        before: the report compared with.
        earlier: reports before it in time, the oldest first.
        gates: what is asked.
    """
    whole, groups = figures_of(report)
    comparison = None if before is None else compare(report, before)
    ranks = ranking(report) if report.group_by == "system" and 1 < len(report.tallies.groups) <= RANKED else ()
    return Told(
        report,
        whole,
        groups,
        ranks,
        comparison,
        judge_gates(gates or GateSettings(), report, whole, groups, comparison),
        tuple(
            Trend(one.label, figures_of(one)[0], tuple(one.signature.differences(report.signature))) for one in earlier
        ),
    )
