"""Hover, code actions, and the commands behind them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.asyncio

WRONG, RIGHT = "Da sind lange Büchern.", "Da sind langen Büchern."
RULE = "agreement/adj-mod-noun/case"
RESOLVING: dict[str, Any] = {
    "textDocument": {"codeAction": {"resolveSupport": {"properties": ["edit"]}}},
    "workspace": {"workspaceEdit": {"documentChanges": True, "resourceOperations": ["create"]}},
}


@pytest.fixture
def uri(tmp_path: Path) -> str:
    return (tmp_path / "a.de.txt").as_uri()


async def opened(client: Any, uri: str, text: str, *capabilities: dict[str, Any], **params: Any) -> list[Any]:
    await client.initialize(client.joined(client.PUSHED, *capabilities), **params)
    client.open(uri, text)
    found: list[Any] = await client.published(uri, 1)
    return found


def applied(text: str, edit: dict[str, Any], uri: str) -> str:
    """A text with the edits of a workspace edit; all its characters count one unit."""
    edits = [
        one for change in edit.get("documentChanges", []) if "edits" in change and change["textDocument"]["uri"] == uri
        for one in change["edits"]
    ] or edit.get("changes", {}).get(uri, [])  # fmt: skip
    lines = text.split("\n")
    starts = [sum(len(line) + 1 for line in lines[:number]) for number in range(len(lines))]
    for one in sorted(edits, key=lambda one: one["range"]["start"]["line"], reverse=True):
        start, end = (starts[one["range"][at]["line"]] + one["range"][at]["character"] for at in ("start", "end"))
        text = text[:start] + one["newText"] + text[end:]
    return text


# --- hover --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("character", [8, 10, 13, 14, 20])
async def test_hover_tells_why(client: Any, parser: Any, uri: str, character: int) -> None:
    await opened(client, uri, WRONG, {"textDocument": {"hover": {"contentFormat": ["markdown"]}}})
    parsed = list(parser.parsed)
    found = await client.request(
        "textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 0, "character": character}}
    )
    text = found["contents"]["value"]
    assert found["contents"]["kind"] == "markdown"
    for part in (
        '"lange" \\(Nom/Acc Plural\\) does not agree in case',
        f"[{RULE}](file:",
        "It holds at",
        "Right: ",
        "Broken here: Da sind \\[lange\\] \\[Büchern\\]",
        "lange: ADJ Case=Acc\\|",
        "Büchern  NOUN  Case=Dat|Number=Plur\n└─ mod: lange",
    ):
        assert part in text
    assert parser.parsed == parsed


async def test_hover_elsewhere_and_as_plain_text(client: Any, uri: str) -> None:
    await opened(client, uri, WRONG)
    ask = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 1}}
    assert await client.request("textDocument/hover", ask) is None
    assert await client.request("textDocument/hover", {**ask, "textDocument": {"uri": "file:///other.txt"}}) is None
    ask["position"] = {"line": 0, "character": 9}
    found = await client.request("textDocument/hover", ask)
    assert found["contents"]["kind"] == "plaintext"
    assert "```" not in found["contents"]["value"]


async def test_hover_while_the_document_is_checked_knows_where_things_were(client: Any, parser: Any, uri: str) -> None:
    await opened(client, uri, WRONG)
    parser.gate.clear()
    client.change(uri, 2, ((0, 0, 0, 0), "Da. "))
    ask = {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 13}}
    assert "lange" in (await client.request("textDocument/hover", ask))["contents"]["value"]
    ask["position"] = {"line": 0, "character": 2}
    assert await client.request("textDocument/hover", ask) is None


# --- fixes and ignoring ---------------------------------------------------------------------------------


async def test_the_menu(client: Any, uri: str) -> None:
    (shown,) = await opened(client, uri, WRONG, RESOLVING)
    found = await client.actions(uri, shown["range"], [shown])
    assert [one["title"] for one in found][-4:] == [
        f"Ignore {RULE} here",
        f"Ignore {RULE} in this workspace",
        "Ignore this finding",
        f"Open rule {RULE}",
    ]
    assert all(one["diagnostics"] == [shown] for one in found)
    assert await client.actions(uri, client.rng(0, 0, 0, 3)) == []
    assert await client.actions(uri, shown["range"], only=["refactor"]) == []
    assert len(await client.actions(uri, client.rng(0, 16, 0, 16), only=["quickfix"])) == len(found)


async def test_ignoring_here(client: Any, uri: str) -> None:
    (shown,) = await opened(client, uri, f"{RIGHT}\n{WRONG}\n", RESOLVING)
    (action,) = [one for one in await client.actions(uri, shown["range"]) if one["title"].endswith("here")]
    assert "edit" not in action
    action = await client.request("codeAction/resolve", action)
    text = applied(f"{RIGHT}\n{WRONG}\n", action["edit"], uri)
    assert text == f"{RIGHT}\n# lambre-lint: disable-next={RULE}\n{WRONG}\n"
    client.change(uri, 2, text)
    assert await client.published(uri, 2) == []


async def test_ignoring_in_the_workspace_makes_a_configuration(client: Any, uri: str, tmp_path: Path) -> None:
    folders = [{"uri": tmp_path.as_uri(), "name": "w"}]
    (shown,) = await opened(client, uri, WRONG, RESOLVING, workspaceFolders=folders)
    (action,) = [one for one in await client.actions(uri, shown["range"]) if one["title"].endswith("workspace")]
    action = await client.request("codeAction/resolve", action)
    config = (tmp_path / "lambre.toml").as_uri()
    create, _change = action["edit"]["documentChanges"]
    assert (create["kind"], create["uri"]) == ("create", config)
    text = applied("", action["edit"], config)
    assert text == f'[severity]\n"{RULE}" = "off"\n'
    # The editor has the file open, not saved: what it says there is in force.
    client.open(config, text, "toml")
    client.change(uri, 2, f"{WRONG} ")
    assert await client.published(uri, 2) == []


async def test_ignoring_in_the_workspace_changes_a_configuration(client: Any, uri: str, tmp_path: Path) -> None:
    config = tmp_path / "lambre.toml"
    config.write_text('# mine\n[severity]\n"agreement" = "error"\n', encoding="utf-8")
    (shown,) = await opened(client, uri, WRONG)
    assert shown["severity"] == 1
    (action,) = [one for one in await client.actions(uri, shown["range"]) if one["title"].endswith("workspace")]
    text = applied(config.read_text(encoding="utf-8"), action["edit"], config.as_uri())
    assert text == f'# mine\n[severity]\n"{RULE}" = "off"\n"agreement" = "error"\n'
    config.write_text(text, encoding="utf-8")
    client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": config.as_uri(), "type": 2}]})
    client.change(uri, 2, f"{WRONG} ")
    assert await client.published(uri, 2) == []


async def test_ignoring_a_finding(client: Any, uri: str, tmp_path: Path) -> None:
    (shown,) = await opened(client, uri, WRONG)
    (action,) = [one for one in await client.actions(uri, shown["range"]) if one["title"] == "Ignore this finding"]
    path = await client.request("workspace/executeCommand", action["command"])
    assert Path(path) == tmp_path / "lambre-baseline.json"
    (entry,) = json.loads(Path(path).read_text(encoding="utf-8"))["findings"]
    assert (entry["path"], entry["code"], entry["word"]) == ("a.de.txt", RULE, "lange")
    assert (tmp_path / "lambre.toml").read_text(encoding="utf-8") == 'baseline = "lambre-baseline.json"\n'
    client.change(uri, 2, f"{WRONG}\n")
    assert await client.published(uri, 2) == []
    client.change(uri, 3, f"{WRONG}\n\nDa {WRONG}")
    assert len(await client.published(uri, 3)) == 1


async def test_opening_a_rule(client: Any, uri: str) -> None:
    (shown,) = await opened(client, uri, WRONG, {"window": {"showDocument": {"support": True}}})
    (action,) = [one for one in await client.actions(uri, shown["range"]) if one["title"].startswith("Open")]
    assert (await client.request("workspace/executeCommand", action["command"])).startswith(RULE)
    assert client.got("window/showDocument")[0]["uri"] == shown["codeDescription"]["href"]


async def test_the_address_of_a_rule_can_be_set(client: Any, uri: str) -> None:
    options = {"documentation": "https://example.org/{language}/{code}.html"}
    (shown,) = await opened(client, uri, WRONG, initializationOptions=options)
    assert shown["codeDescription"]["href"] == f"https://example.org/de/{RULE}.html"


# --- trees, scores, commands ------------------------------------------------------------------------------


async def test_the_tree_at_a_position(client: Any, uri: str) -> None:
    await opened(client, uri, f"{RIGHT}\n\n{RIGHT} {WRONG}\n")
    at = {"line": 2, "character": 30}
    found = await client.request("lambre/tree", {"textDocument": {"uri": uri}, "position": at})
    assert found["text"] == WRONG
    lange = found["tokens"][2]
    assert (lange["form"], lange["upos"], lange["head"], lange["deprel"]) == ("lange", "ADJ", 4, "mod")
    assert lange["range"] == client.rng(2, 32, 2, 37)
    assert [(clash["code"], clash["dependent"], clash["head"]) for clash in found["clashes"]] == [(RULE, 3, 4)]
    assert f"lange  ADJ  Case=Acc|Number=Plur  ← {RULE}" in found["drawing"]
    assert "\t4\tmod\t" in found["conllu"]


async def test_trees_and_rules_as_read_only_documents(client: Any, uri: str) -> None:
    able = {"workspace": {"textDocumentContent": {}}, "window": {"showDocument": {"support": True}}}
    await opened(client, uri, WRONG, able)
    await client.request("workspace/executeCommand", {"command": "lambre.showTree", "arguments": [uri, 0, 9]})
    address = client.got("window/showDocument")[0]["uri"]
    assert address.startswith("lambre-tree:")
    found = await client.request("workspace/textDocumentContent", {"uri": address})
    assert found["text"].startswith(f"{WRONG}\n\n")
    await client.request("workspace/executeCommand", {"command": "lambre.openRule", "arguments": [RULE, "de"]})
    address = client.got("window/showDocument")[1]["uri"]
    assert (await client.request("workspace/textDocumentContent", {"uri": address}))["text"].startswith(RULE)
    nothing = await client.request("workspace/textDocumentContent", {"uri": "lambre-tree:/x"})
    assert nothing["text"] == "There is nothing here.\n"


async def test_read_only_documents_are_announced_to_those_who_have_them(client: Any) -> None:
    found = await client.initialize({"workspace": {"textDocumentContent": {}}})
    schemes = found["capabilities"]["workspace"]["textDocumentContent"]["schemes"]
    assert schemes == ["lambre-tree", "lambre-rule"]


async def test_scores(client: Any, uri: str) -> None:
    await opened(client, uri, f"{WRONG} {RIGHT} {RIGHT}", initializationOptions={"codeLens": True})
    found = await client.request("lambre/score", {"textDocument": {"uri": uri}})
    agreement = found["languages"]["de"]["agreement"]
    # Case holds at two of three sites, number at all three.
    assert (agreement["held"], agreement["broken"], agreement["rules"]) == (5, 1, 2)
    assert agreement["score"] == pytest.approx((2 / 3 + 1) / 2)
    (lens,) = await client.request("textDocument/codeLens", {"textDocument": {"uri": uri}})
    assert lens["command"]["title"] == "L'AMBRE de 0.833 (6 sites)"
    await client.request("workspace/executeCommand", lens["command"])
    assert client.got("window/showMessage")[0]["message"] == "L'AMBRE de 0.833 (6 sites)"


async def test_there_is_no_lens_by_default(client: Any, uri: str) -> None:
    await opened(client, uri, WRONG)
    assert await client.request("textDocument/codeLens", {"textDocument": {"uri": uri}}) == []


async def test_restart_parses_everything_again(client: Any, parser: Any, uri: str) -> None:
    await opened(client, uri, WRONG)
    await client.request("workspace/executeCommand", {"command": "lambre.check", "arguments": [uri]})
    client.change(uri, 2, f"{WRONG}\n")
    await client.published(uri, 2)
    assert parser.parsed == [WRONG]
    await client.request("workspace/executeCommand", {"command": "lambre.restart"})
    client.change(uri, 3, f"{WRONG}\n\n")
    await client.published(uri, 3)
    assert parser.parsed == [WRONG, WRONG]
