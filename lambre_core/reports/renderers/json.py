"""JSON: the stored report, which `--compare`, `--trend` and `report` itself read back."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from lambre_core.reports.comparison import Comparison
from lambre_core.reports.renderers import Places
from lambre_core.reports.stored import report_json
from lambre_core.reports.told import Told

HELP = "the stored report, read back for comparisons and trends"


def render(told: Told, places: Places) -> str:
    """The stored report, with the comparison and the gates beside it."""
    text = report_json(told.report).rstrip("\n").removesuffix("}")
    if told.comparison is not None:
        text += f',\n "comparison": {json.dumps(_comparison(told.comparison), ensure_ascii=False)}'
    if told.gates:
        text += f',\n "gates": {json.dumps([asdict(gate) for gate in told.gates], ensure_ascii=False)}'
    return text + "}\n"


def _comparison(comparison: Comparison) -> dict[str, Any]:
    return {
        "before": comparison.before,
        "after": comparison.after,
        "unlike": comparison.unlike,
        "missing": [asdict(missing) for missing in comparison.missing],
        "scores": {name: asdict(one) for name, one in comparison.scores.items()},
        "violations_per_1000_tokens": asdict(comparison.density),
        "rules": {key: asdict(one) for key, one in comparison.rules.items()},
        "groups": [asdict(one) for one in comparison.groups],
    }
