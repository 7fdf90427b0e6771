"""Stored reports: a report as JSON, which is read back for comparisons, trends and gates.

`figures` is for readers; what is read back is `data`, from which every figure can be made anew. The counts of a group
are a matrix of 64-bit integers (little-endian; a row a measure, a column a bucket), compressed with zlib, in base64.
"""

from __future__ import annotations

import base64
import binascii
import json
import os
import zlib
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np

from lambre_core.reports.errors import ReportError
from lambre_core.reports.report import Report, RuleInfo
from lambre_core.reports.scores import Figure, GroupFigures, figures_of
from lambre_core.reports.signature import Signature
from lambre_core.reports.tallies import BUCKETS, Cells, Left, Tallies, record_from, record_object, sum_of

FORMAT = "lambre-lint report"
VERSION = 1
"""Raised where an older reader would misunderstand."""

_HEAD = 200
_DIGITS = 6


# --- writing ---------------------------------------------------------------------------------------


def report_json(report: Report) -> str:
    """A report as JSON; reports with the same counts are the same text."""
    whole, groups = figures_of(report)
    tallies = report.tallies
    tallies.settle()
    found = {
        "format": FORMAT,
        "version": VERSION,
        "label": report.label,
        "signature": {
            "short": report.signature.short(),
            "long": report.signature.long(),
            "values": dict(report.signature.values),
        },
        "group_by": report.group_by,
        "figures": {
            "corpus": _figures_object(whole),
            "groups": {group.name: _figures_object(group) for group in groups},
        },
        "not_judged": [asdict(tallies.not_judged[key]) for key in sorted(tallies.not_judged)],
        "problems": {"count": tallies.problem_count, "first": tallies.problems},
        "data": {
            "rules": {key: asdict(info) for key, info in sorted(report.rules.items())},
            "models": dict(sorted(tallies.models.items())),
            "buckets": BUCKETS,
            "groups": {group: _packed(cells) for group, cells in sorted(tallies.groups.items())},
            "names": {group: [count, f"{digest:016x}"] for group, (count, digest) in sorted(tallies.names.items())},
            "sketch": [[f"{hashed:016x}", group, name] for hashed, group, name in tallies.sketch],
            "wrong": tallies.wrong,
            "records": [record_object(record) for record in tallies.records],
        },
    }
    lines = (f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in found.items())
    return "{" + ",\n ".join(lines) + "}\n"


def _figures_object(figures: GroupFigures) -> dict[str, Any]:
    return {
        "segments": figures.segments,
        "sentences": figures.sentences,
        "tokens": figures.tokens,
        "findings": figures.findings,
        "scores": {
            column: {**_figure_object(figure), "rules": figures.applied[column]}
            for column, figure in figures.scores.items()
        },
        "violations_per_1000_tokens": _figure_object(figures.density),
        "share_judged": _figure_object(figures.judged),
        "fragments_per_sentence": _figure_object(figures.fragments),
        "fluency": _figure_object(figures.fluency),
        "rules": {
            rule.key: {
                "score": _rounded(rule.share.value),
                "interval": _interval(rule.share),
                "held": rule.held,
                "broken": rule.broken,
                "findings": rule.found,
            }
            for rule in figures.rules
        },
    }


def _figure_object(figure: Figure) -> dict[str, Any]:
    return {"value": _rounded(figure.value), "interval": _interval(figure)}


def _interval(figure: Figure) -> list[float] | None:
    return None if figure.interval is None else [round(figure.interval.low, 6), round(figure.interval.high, 6)]


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, _DIGITS)


def _packed(cells: Cells) -> dict[str, Any]:
    names = sorted(cells)
    counts = np.zeros((len(names), BUCKETS), dtype="<i8")
    for place, name in enumerate(names):
        for bucket, number in cells[name].items():
            counts[place, bucket] = number
    return {
        "totals": {name: sum_of(cells, name) for name in names},
        "cells": base64.b64encode(zlib.compress(counts.tobytes(), 9)).decode("ascii"),
    }


# --- reading ---------------------------------------------------------------------------------------


def is_stored(path: str) -> bool:
    """Whether a file is a stored report, by how it begins."""
    if not path.endswith(".json") or not Path(path).is_file():
        return False
    try:
        with Path(path).open("rb") as stream:
            return FORMAT.encode() in stream.read(_HEAD)
    except OSError:
        return False


def read_report(path: str) -> Report:
    """Read a stored report.

    Raises:
        ReportError: it cannot be read, is truncated, of another version, or no report.
    """
    try:
        found = json.loads(Path(path).read_bytes())
    except OSError as error:
        raise ReportError(f"{path}: the report cannot be read: {error.strerror or error}.") from error
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        place = f"line {error.lineno}, column {error.colno}" if isinstance(error, json.JSONDecodeError) else "its bytes"
        raise ReportError(
            f"{path}: this is no whole JSON document ({place}): the report was cut off or changed; "
            "make it anew with `lambre-lint report … --format json`."
        ) from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise ReportError(f"{path}: this is no report of lambre-lint; make one with `report … --format json`.")
    if found.get("version") != VERSION:
        raise ReportError(
            f"{path}: this report is of version {found.get('version')!r}, but version {VERSION} is expected; "
            "make it anew with this lambre-lint."
        )
    try:
        return _report_of(found, path)
    except (KeyError, TypeError, ValueError, AttributeError, zlib.error, binascii.Error) as error:
        what = f'"{error.args[0]}" is missing' if isinstance(error, KeyError) else str(error)
        raise ReportError(
            f"{path}: the report is damaged ({what}); make it anew with `lambre-lint report … --format json`."
        ) from error


def _report_of(found: Mapping[str, Any], path: str) -> Report:
    data = found["data"]
    if data["buckets"] != BUCKETS:
        raise ValueError(f"{data['buckets']} buckets, expected {BUCKETS}")
    not_judged = [Left(**left) for left in found["not_judged"]]
    tallies = Tallies(
        groups={group: _unpacked(packed) for group, packed in data["groups"].items()},
        names={group: (int(count), int(digest, 16)) for group, (count, digest) in data["names"].items()},
        sketch=[(int(hashed, 16), group, name) for hashed, group, name in data["sketch"]],
        records=[record_from(record) for record in data["records"]],
        wrong=int(data["wrong"]),
        models=dict(data["models"]),
        not_judged={(left.language, left.reason): left for left in not_judged},
        problems=list(found["problems"]["first"]),
        problem_count=int(found["problems"]["count"]),
    )
    return Report(
        label=found["label"] or Path(path).stem,
        signature=Signature({str(name): str(value) for name, value in found["signature"]["values"].items()}),
        group_by=found["group_by"],
        tallies=tallies,
        rules={key: RuleInfo(**info) for key, info in data["rules"].items()},
    )


def _unpacked(packed: Mapping[str, Any]) -> Cells:
    names = list(packed["totals"])
    data = zlib.decompress(base64.b64decode(packed["cells"], validate=True))
    counts = np.frombuffer(data, dtype="<i8").reshape(len(names), BUCKETS)
    cells: Cells = {}
    for name, row in zip(names, counts, strict=True):
        places = np.flatnonzero(row)
        cells[name] = {int(place): int(row[place]) for place in places}
        if sum(cells[name].values()) != packed["totals"][name]:
            raise ValueError(f'the total of "{name}" is not the sum of its buckets')
    return cells


def write_report(path: Path, text: str) -> None:
    """Write a report, whole or not at all.

    Raises:
        ReportError: it cannot be written.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8", errors="backslashreplace", newline="\n")
        beside.replace(path)
    except OSError as error:
        beside.unlink(missing_ok=True)
        raise ReportError(f"{path}: the report cannot be written there: {error.strerror or error}.") from error
