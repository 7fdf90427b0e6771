"""Names of relations: modules of several languages add to them, and none may take that of another."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from lambre_core.findings.told import relations


def test_each_name_is_given_once() -> None:
    tree = ast.parse(Path(relations.__file__).read_text(encoding="utf-8"))
    names = Counter(
        target.id
        for statement in tree.body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name)
    )
    assert names["OWNER"] == 1
    assert [name for name, count in names.items() if count > 1] == []
