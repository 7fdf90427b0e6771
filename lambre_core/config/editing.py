"""Changing a setting in the text of a configuration file, everything else as it was: comments, order, line ends.

tomllib only reads. A change is made in the text and believed only if reading the file again gives the settings that
were meant; where the file is written in a way for which this is too simple, there is no change.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from lambre_core.config.kinds import ConfigError
from lambre_core.config.settings import Settings, load_settings


def with_severity(text: str, path: Path, rule: str, severity: str) -> str | None:
    """The text of a configuration file with the severity of a rule; None where it cannot be put in.

    Args:
        path: of the file, which tells how its tables are called; it need not exist.
    """
    wanted = _settings(text, path)
    if wanted is None:
        return None
    wanted = replace(wanted, severity={**wanted.severity, rule: severity})
    prefix = _prefix(path)
    line = f"{json.dumps(rule, ensure_ascii=False)} = {json.dumps(severity)}"
    candidates = [_in_table(text, f"{prefix}severity", rule, line), _with_table(text, f"{prefix}severity", line)]
    return _first(candidates, path, wanted)


def with_baseline(text: str, path: Path, baseline: str) -> str | None:
    """The text of a configuration file that names a baseline; None where it cannot be put in."""
    wanted = _settings(text, path)
    if wanted is None:
        return None
    wanted = replace(wanted, baseline=baseline)
    line = f"baseline = {json.dumps(baseline, ensure_ascii=False)}"
    table = _prefix(path).rstrip(".")
    ending = _line_end(text)
    first = _in_table(text, table, "baseline", line) if table else f"{line}{ending}{text}"
    return _first([first, _with_table(text, table, line) if table else None], path, wanted)


def _prefix(path: Path) -> str:
    return "tool.lambre." if path.name == "pyproject.toml" else ""


def _settings(text: str, path: Path) -> Settings | None:
    try:
        return load_settings(path, text)
    except ConfigError:
        return None


def _first(candidates: list[str | None], path: Path, wanted: Settings) -> str | None:
    return next((text for text in candidates if text is not None and _settings(text, path) == wanted), None)


def _in_table(text: str, table: str, key: str, line: str) -> str | None:
    """The text with a line in a table that it has; a line of the same key goes."""
    header = re.compile(rf"^[ \t]*\[[ \t]*{re.escape(table)}[ \t]*\][^\r\n]*(\r\n|\r|\n|\Z)", re.MULTILINE)
    found = header.search(text)
    if found is None:
        return None
    ending = found[1] or _line_end(text)
    lead = "" if found[1] else ending
    rest = text[found.end() :]
    following = re.search(r"^[ \t]*\[", rest, re.MULTILINE)
    body, after = (rest[: following.start()], rest[following.start() :]) if following else (rest, "")
    same = re.compile(rf"""^[ \t]*["']?{re.escape(key)}["']?[ \t]*=[^\r\n]*(?:\r\n|\r|\n|\Z)""", re.MULTILINE)
    return f"{text[: found.end()]}{lead}{line}{ending}{same.sub('', body)}{after}"


def _with_table(text: str, table: str, line: str) -> str:
    """The text with a new table at its end."""
    ending = _line_end(text)
    gap = "" if not text.strip() else ending if text.endswith(("\n", "\r")) else 2 * ending
    return f"{text}{gap}[{table}]{ending}{line}{ending}"


def _line_end(text: str) -> str:
    found: Any = re.search(r"\r\n|\r|\n", text)
    return found[0] if found else "\n"
