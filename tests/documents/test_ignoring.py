"""Directives that are put into files, and that mean what they should."""

from __future__ import annotations

import pytest

from lambre_core.documents.ignoring import insertion
from lambre_core.documents.settings import DocumentSettings
from lambre_core.findings.suppression import disabled_by_directive

RULE = "agreement/adj-mod-noun/case"
NEXT = f"lambre-lint: disable-next={RULE}"

# name -> path, text, line, the text as it should be (None: there is no way)
PLACES = {
    "text": ("a.txt", "Eins.\n\nDer alte Frau.\n", 3, f"Eins.\n\n# {NEXT}\nDer alte Frau.\n"),
    "text, first line": ("a.txt", "Der alte Frau.", 1, f"# {NEXT}\nDer alte Frau."),
    "text, CRLF": ("a.txt", "Eins\r\nzwei.\r\n", 2, f"Eins\r\n# {NEXT}\r\nzwei.\r\n"),
    "Markdown": ("a.md", "# Eins\n\nDer alte Frau.\n", 3, f"# Eins\n\n<!-- {NEXT} -->\nDer alte Frau.\n"),
    "Markdown, within a paragraph": (
        "a.md", "Da ist\nder alte Frau.\n", 2, f"Da ist <!-- {NEXT} -->\nder alte Frau.\n"
    ),
    "Markdown, hard break": (
        "a.md", "Da ist\\\nder alte Frau.\n", 2, f"Da ist <!-- {NEXT} -->\\\nder alte Frau.\n"
    ),
    "Markdown, another item": (
        "a.md", "- Eins\n- Der alte Frau\n", 2, f"- Eins <!-- {NEXT} -->\n- Der alte Frau\n"
    ),
    "Markdown, code above": (
        "a.md", "```\nx\n```\nDer alte Frau\n", 4, f"```\nx\n```\n<!-- {NEXT} -->\nDer alte Frau\n"
    ),
    "Markdown, heading": ("a.md", "# Der alte Frau\n", 1, f"<!-- {NEXT} -->\n# Der alte Frau\n"),
    "Markdown, first item": ("a.md", "Da:\n\n- Der alte Frau\n", 3, f"Da:\n\n<!-- {NEXT} -->\n- Der alte Frau\n"),
    "JSON Lines": (
        "a.jsonl", '{"text": "Eins."}\n{"text": "Zwei."}\n', 2,
        f'{{"text": "Eins."}}\n{{"lambre-lint": "disable={RULE}", "text": "Zwei."}}\n',
    ),
    "JSON Lines with a directive": (
        "a.jsonl", '{"lambre-lint": "language=de", "text": "Zwei."}\n', 1,
        f'{{"lambre-lint": "language=de disable={RULE}", "text": "Zwei."}}\n',
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PLACES)
def test_where_a_directive_is_put(name: str) -> None:
    path, text, line, expected = PLACES[name]
    found = insertion(text, path, line, [RULE], DocumentSettings(), disabled_by_directive)
    edited = None if found is None else text[: found.offset] + found.text + text[found.offset :]
    assert edited == expected
