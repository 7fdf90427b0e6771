"""What is shown, when, and where."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from lambre_server.server import make_server

from lambre_core.check import check, document_settings, read_text
from lambre_core.config.settings import Settings
from lambre_core.findings.fluency import Thresholds
from lambre_core.parsing.protocol import NotInstalledError, ParsingError

pytestmark = pytest.mark.asyncio

WRONG, RIGHT = "Da sind lange Büchern.", "Da sind langen Büchern."
RULE = "agreement/adj-mod-noun/case"
URI = "file:///texts/a.de.txt"


def places(items: list[dict[str, Any]]) -> list[tuple[int, int, int, int]]:
    return [
        (
            one["range"]["start"]["line"],
            one["range"]["start"]["character"],
            one["range"]["end"]["line"],
            one["range"]["end"]["character"],
        )
        for one in items
    ]


# --- pushed -------------------------------------------------------------------------------------------


async def test_a_finding_is_sent_with_all_that_belongs_to_it(client: Any) -> None:
    await client.initialize(client.PUSHED)
    client.open(URI, f"{RIGHT}\n\n{WRONG}\n")
    (found,) = await client.published(URI, 1)
    assert places([found]) == [(2, 8, 2, 13)]
    assert (found["code"], found["severity"], found["source"]) == (RULE, 2, "lambre")
    assert '"lange"' in found["message"]
    (related,) = found["relatedInformation"]
    assert related["message"] == 'head: "Büchern"'
    assert related["location"] == {"uri": URI, "range": client.rng(2, 14, 2, 21)}
    page = Path(found["codeDescription"]["href"].removeprefix("file://"))
    assert page.read_text(encoding="utf-8").startswith(RULE)
    assert found["data"]["word"] == "lange"


async def test_a_client_without_related_information_gets_the_head_in_the_message(client: Any) -> None:
    await client.initialize({})
    client.open(URI, WRONG)
    (found,) = await client.published(URI, 1)
    assert 'head: "Büchern" in line 1' in found["message"]
    assert "relatedInformation" not in found
    assert "codeDescription" not in found


async def test_edits_are_followed_and_only_new_sentences_parsed(client: Any, parser: Any) -> None:
    await client.initialize(client.PUSHED)
    client.open(URI, f"{RIGHT}\n\n{WRONG}\n")
    await client.published(URI, 1)
    parsed = len(parser.parsed)
    client.change(URI, 2, ((0, 0, 0, 0), "😂\n\n"))
    assert places(await client.published(URI, 2)) == [(4, 8, 4, 13)]
    client.change(URI, 3, ((4, 8, 4, 13), "langen"))
    assert await client.published(URI, 3) == []
    assert [text for text in parser.parsed[parsed:] if text == RIGHT] == []
    client.notify("textDocument/didClose", {"textDocument": {"uri": URI}})
    assert client.got("textDocument/publishDiagnostics")[-1] == {"uri": URI, "diagnostics": []}


async def test_an_overtaken_result_is_never_sent(client: Any, parser: Any) -> None:
    await client.initialize(client.PUSHED)
    parser.gate.clear()
    client.open(URI, WRONG)
    await asyncio.sleep(0.05)
    for version in range(2, 12):
        client.change(URI, version, f"{WRONG} {version}")
    parser.gate.set()
    await client.published(URI, 11)
    assert [one["version"] for one in client.got("textDocument/publishDiagnostics")] == [11]


async def test_a_burst_of_typing_leaves_no_backlog(client: Any, parser: Any) -> None:
    await client.initialize(client.PUSHED)
    client.open(URI, WRONG)
    await client.published(URI, 1)
    parser.gate.clear()
    for version in range(2, 102):
        client.change(URI, version, ((0, 0, 0, 0), "x"))
        await asyncio.sleep(0.001)
    parser.gate.set()
    await client.published(URI, 101)
    # The first text, what was under way when the burst went on, and the last.
    assert len(parser.parsed) <= 3


# --- pulled -------------------------------------------------------------------------------------------


async def test_diagnostics_are_pulled_with_result_ids(client: Any) -> None:
    found = await client.initialize(client.PULLED)
    assert found["capabilities"]["diagnosticProvider"]["workspaceDiagnostics"] is False
    client.open(URI, WRONG)
    first = await client.pull(URI)
    assert (first["kind"], places(first["items"])) == ("full", [(0, 8, 0, 13)])
    again = await client.pull(URI, first["resultId"])
    assert again == {"kind": "unchanged", "resultId": first["resultId"]}
    client.change(URI, 2, ((0, 0, 0, 0), "Da sind zwei. "))
    moved = await client.pull(URI, first["resultId"])
    assert (moved["kind"], places(moved["items"])) == ("full", [(0, 22, 0, 27)])
    assert client.got("textDocument/publishDiagnostics") == []
    assert (await client.pull("file:///texts/unknown.txt"))["items"] == []


async def test_a_pull_can_be_cancelled(client: Any, parser: Any) -> None:
    await client.initialize(client.PULLED)
    parser.gate.clear()
    client.open(URI, WRONG)
    number = client.ask("textDocument/diagnostic", {"textDocument": {"uri": URI}})
    await asyncio.sleep(0.05)
    client.notify("$/cancelRequest", {"id": number})
    answer = await client.answer(number)
    assert answer["error"]["code"] == -32800
    parser.gate.set()
    assert len((await client.pull(URI))["items"]) == 1


async def test_a_pull_of_a_document_that_is_closed_is_answered(client: Any, parser: Any) -> None:
    await client.initialize(client.PULLED)
    parser.gate.clear()
    client.open(URI, WRONG)
    number = client.ask("textDocument/diagnostic", {"textDocument": {"uri": URI}})
    await asyncio.sleep(0.05)
    client.notify("textDocument/didClose", {"textDocument": {"uri": URI}})
    assert (await client.answer(number))["result"]["items"] == []


# --- when ---------------------------------------------------------------------------------------------


async def test_save_mode(client: Any) -> None:
    await client.initialize(client.PUSHED, initializationOptions={"mode": "save"})
    client.open(URI, RIGHT)
    await client.published(URI, 1)
    client.change(URI, 2, WRONG)
    await asyncio.sleep(0.1)
    assert len(client.got("textDocument/publishDiagnostics")) == 1
    client.notify("textDocument/didSave", {"textDocument": {"uri": URI}})
    assert len(await client.published(URI, 2)) == 1


async def test_in_save_mode_what_is_pulled_stays_at_its_words(client: Any) -> None:
    await client.initialize(client.PULLED, initializationOptions={"mode": "save"})
    client.open(URI, f"{WRONG}\n\n{WRONG}\n")
    assert places((await client.pull(URI))["items"]) == [(0, 8, 0, 13), (2, 8, 2, 13)]
    client.change(URI, 2, ((0, 0, 0, 0), "Neu\n"), ((1, 9, 1, 9), "x"))
    assert places((await client.pull(URI))["items"]) == [(3, 8, 3, 13)]
    client.notify("textDocument/didSave", {"textDocument": {"uri": URI}})
    await client.wait(lambda message: message.get("method") == "workspace/diagnostic/refresh")
    assert places((await client.pull(URI))["items"]) == [(3, 8, 3, 13)]


async def test_manual_mode(client: Any) -> None:
    await client.initialize(client.PUSHED, initializationOptions={"mode": "manual"})
    client.open(URI, WRONG)
    client.notify("textDocument/didSave", {"textDocument": {"uri": URI}})
    await asyncio.sleep(0.1)
    assert client.got("textDocument/publishDiagnostics") == []
    await client.request("workspace/executeCommand", {"command": "lambre.check"})
    assert len(await client.published(URI, 1)) == 1


@pytest.fixture
def rest(client: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Nobody rests until this is called: the tests do not depend on how fast they run."""
    until = [float("1e9")]
    monkeypatch.setattr(client.server.publisher, "held_until", lambda attended: until[0])

    def rested(version: int) -> None:
        until[0] = 0.0
        client.server.publisher.release(client.server.scheduler.get(URI), version)

    return rested


async def test_what_is_being_typed_is_held_back(client: Any, rest: Any) -> None:
    await client.initialize(client.PUSHED)
    client.open(URI, f"Da sind lang Büchern. {RIGHT}\n\n{WRONG}\n")
    await client.published(URI, 1)
    client.change(URI, 2, ((0, 12, 0, 12), "e"))
    assert places(await client.published(URI, 2)) == [(2, 8, 2, 13)]
    rest(2)
    assert places(client.got("textDocument/publishDiagnostics")[-1]["diagnostics"]) == [(0, 8, 0, 13), (2, 8, 2, 13)]


async def test_after_a_rest_everything_is_shown(client: Any) -> None:
    await client.initialize(client.PUSHED, initializationOptions={"holdBack": 100})
    client.open(URI, "Da sind lang Büchern.")
    await client.published(URI, 1)
    client.change(URI, 2, ((0, 12, 0, 12), "e"))
    await client.wait(
        lambda message: message.get("method") == "textDocument/publishDiagnostics" and message["params"]["diagnostics"]
    )


async def test_a_sentence_without_its_end_is_held_back(client: Any) -> None:
    await client.initialize(client.PUSHED, initializationOptions={"holdBack": 60_000})
    client.open(URI, "Da sind lange Bücher ")
    await client.published(URI, 1)
    client.change(URI, 2, ((0, 20, 0, 20), "n"))
    assert await client.published(URI, 2) == []
    # Typing goes on elsewhere, or the text is saved: it is shown.
    client.change(URI, 3, ((0, 0, 0, 0), "Da "))
    assert len(await client.published(URI, 3)) == 1


async def test_a_client_that_pulls_is_told_when_nothing_is_held_back_any_more(client: Any, rest: Any) -> None:
    await client.initialize(client.PULLED)
    client.open(URI, "Da sind lang Büchern.")
    await client.pull(URI)
    client.change(URI, 2, ((0, 12, 0, 12), "e"))
    assert (await client.pull(URI))["items"] == []
    rest(2)
    await client.wait(lambda message: message.get("method") == "workspace/diagnostic/refresh")
    assert len((await client.pull(URI))["items"]) == 1


# --- other codes --------------------------------------------------------------------------------------


async def test_fragments_and_fluency_have_codes_pages_and_hovers_of_their_own(
    new_client: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    everything = Thresholds(fluency=0.0, arc=1.1)
    monkeypatch.setattr("lambre_core.check.thresholds_of", lambda language: everything)
    server = make_server()
    client = new_client(server)
    try:
        options = {"severity": {"fragment": "warning", "fluency": "hint"}}
        markdown = {"textDocument": {"hover": {"contentFormat": ["markdown"]}}}
        await client.initialize(client.joined(client.PUSHED, markdown), initializationOptions=options)
        client.open(URI, "Die Kinder spielen im Garten.\n")
        found = {one["code"]: one for one in await client.published(URI, 1)}
        assert {code: one["severity"] for code, one in found.items()} == {"fragment": 2, "fluency": 4}
        assert places([found["fluency"]]) == [(0, 0, 0, 3)]
        assert found["fragment"]["relatedInformation"][0]["message"].startswith("head: ")
        for code, one in found.items():
            page = Path(one["codeDescription"]["href"].removeprefix("file://"))
            assert page.read_text(encoding="utf-8").startswith(f"{code}\n===")
            assert await client.request("lambre/rule", {"code": code, "language": "de"}) == page.read_text("utf-8")
            ask = {"textDocument": {"uri": URI}, "position": one["range"]["start"]}
            hover = (await client.request("textDocument/hover", ask))["contents"]["value"]
            assert "spielen  VERB" in hover
            titles = [action["title"] for action in await client.actions(URI, one["range"], [one])]
            assert {f"Ignore {code} here", f"Ignore {code} in this workspace", f"Explain {code}"} <= set(titles)
        client.change(URI, 2, "# lambre-lint: disable=fragment, fluency\nDie Kinder spielen im Garten.\n")
        assert await client.published(URI, 2) == []
    finally:
        server.stop()


EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*/*")), ids=lambda path: path.name)
async def test_an_editor_shows_what_the_command_line_prints(new_client: Any, path: Path) -> None:
    whole = Settings(base=EXAMPLES.parent)
    (result,) = check([read_text(str(path), path.read_bytes(), document_settings(whole))], whole, fixes=False)
    server = make_server()
    client = new_client(server)
    try:
        await client.initialize(client.joined(client.PUSHED, {"general": {"positionEncodings": ["utf-32"]}}))
        client.open(path.as_uri(), path.read_bytes().decode())
        shown = await client.published(path.as_uri(), 1)
    finally:
        server.stop()
    assert sorted((*place, one["code"], one["message"]) for place, one in zip(places(shown), shown, strict=True)) == [
        (start.line - 1, start.column - 1, end.line - 1, end.column - 1, one.code, one.message)
        for one in result.shown
        for start, end in [(one.range.start, one.range.end)]
    ]
    assert shown


# --- what is checked ----------------------------------------------------------------------------------

DOCUMENTS = {
    "text": (URI, "plaintext", WRONG, 1),
    "Markdown": ("file:///texts/a.de.md", "markdown", f"# Da\n\n{WRONG}\n", 1),
    "JSON Lines": ("file:///texts/a.de.jsonl", "jsonlines", f'{{"text": "{WRONG}"}}\n', 1),
    "untitled": ("untitled:Untitled-1", "markdown", f"<!-- lambre-lint: language=de -->\n\n{WRONG}\n", 1),
    "untitled, nothing says its language": ("untitled:Untitled-1", "markdown", WRONG, 0),
    "a directive": (URI, "plaintext", f"# lambre-lint: disable-next=agreement\n{WRONG}", 0),
    "U+2028, form feed, byte-order mark": (URI, "plaintext", f"\ufeff\u2028\x0c{WRONG}", 1),
    "half a surrogate pair": (URI, "plaintext", f"\ud83d {WRONG}", 1),
    "empty": (URI, "plaintext", "", 0),
    "NUL": (URI, "plaintext", f"{WRONG}\0", 1),
}


@pytest.mark.parametrize("name", DOCUMENTS)
async def test_documents(client: Any, name: str) -> None:
    uri, language_id, text, expected = DOCUMENTS[name]
    await client.initialize(client.PUSHED)
    client.open(uri, text, language_id)
    found = await client.published(uri, 1)
    assert len(found) == expected
    for one in found:
        if one["code"] == RULE:
            start = one["range"]["start"]["character"]
            assert text.split("\n")[one["range"]["start"]["line"]][start : start + 5] == "lange"


async def test_other_documents_are_left_alone(client: Any) -> None:
    await client.initialize(client.PULLED)
    client.open("file:///texts/a.de.rs", WRONG, "rust")
    client.change("file:///texts/a.de.rs", 2, "x")
    assert (await client.pull("file:///texts/a.de.rs"))["items"] == []


async def test_a_directive_that_is_wrong_is_shown_at_its_place(client: Any) -> None:
    await client.initialize(client.PUSHED)
    client.open(URI, "Da.\n\n# lambre-lint: disabel=agreement\n")
    (found,) = await client.published(URI, 1)
    assert (found["code"], places([found])) == ("input", [(2, 0, 2, 32)])


async def test_a_document_that_is_too_large_says_so(client: Any, parser: Any) -> None:
    await client.initialize(client.PUSHED, initializationOptions={"maxFileSize": 30})
    client.open(URI, f"{WRONG}\n\n{WRONG}")
    (found,) = await client.published(URI, 1)
    assert (found["code"], found["severity"]) == ("file-size", 3)
    assert parser.parsed == []


async def test_a_sentence_on_which_the_parser_fails_costs_itself(client: Any) -> None:
    await client.initialize(client.PUSHED)
    client.open(URI, f"{WRONG} Da explode. {WRONG}\n\nexplode\n\n{WRONG}")
    assert places(await client.published(URI, 1)) == [(0, 8, 0, 13), (0, 43, 0, 48), (4, 8, 4, 13)]


@pytest.mark.parametrize(
    ("error", "shown", "said"),
    [
        (NotInstalledError("There is no model: run `x`."), [], ["There is no model: run `x`."]),
        (ParsingError("The model is damaged."), ["The model is damaged."], []),
    ],
)
async def test_a_model_that_cannot_be_loaded(
    client: Any, monkeypatch: pytest.MonkeyPatch, error: Exception, shown: list[str], said: list[str]
) -> None:
    def load(*_: Any) -> Any:
        raise error

    monkeypatch.setattr(client.server.workbench, "_load", load)
    await client.initialize(client.PUSHED)
    client.open(URI, WRONG)
    assert [one["message"] for one in await client.published(URI, 1)] == shown
    client.change(URI, 2, RIGHT)
    await client.published(URI, 2)
    assert [one["message"] for one in client.got("window/showMessage")] == said


# --- the rest of the protocol ---------------------------------------------------------------------------


async def test_long_work_is_shown(client: Any, parser: Any) -> None:
    parser.seconds = 0.7
    await client.initialize({"window": {"workDoneProgress": True}})
    client.open(URI, f"{WRONG}\n\n{RIGHT}\n")
    await client.published(URI, 1)
    kinds = [one["value"]["kind"] for one in client.got("$/progress")]
    assert (kinds[0], kinds[-1]) == ("begin", "end")
    assert client.got("$/progress")[0]["value"]["title"] == "Checking a.de.txt"


async def test_a_client_that_never_answers_is_served(client: Any, parser: Any) -> None:
    client.answers.clear()
    parser.seconds = 0.5
    capabilities = {
        "window": {"workDoneProgress": True},
        "workspace": {"configuration": True, "didChangeWatchedFiles": {"dynamicRegistration": True}},
    }
    await client.initialize(client.joined(client.PUSHED, capabilities))
    client.open(URI, WRONG)
    assert len(await client.published(URI, 1)) == 1
    assert await client.request("shutdown", None) is None


async def test_the_server_tells_what_it_does(client: Any) -> None:
    await client.initialize({"experimental": {"lambreStatus": True}})
    client.open(URI, WRONG)
    await client.published(URI, 1)
    states = client.got("lambre/status")
    assert (states[0]["busy"], states[-1]["busy"]) == (True, False)
    assert states[-1]["score"]["languages"]["de"]["all"]["broken"] == 1


async def test_nonsense_is_survived(client: Any) -> None:
    answer = await client.answer(client.ask("textDocument/nothing", {}))
    assert answer["error"]["code"] == -32002
    await client.initialize(client.PUSHED)
    assert (await client.answer(client.ask("textDocument/hover", {})))["error"]["code"] == -32602
    assert (await client.answer(client.ask("textDocument/nothing", {})))["error"]["code"] == -32601
    client.notify("$/nothing", {})
    client.change("file:///not/open.txt", 7, "x")
    client.notify("textDocument/didClose", {"textDocument": {"uri": "file:///not/open.txt"}})
    assert "error" in await client.answer(client.ask("lambre/tree", {"nonsense": 1}))
    client.open(URI, WRONG)
    assert len(await client.published(URI, 1)) == 1


async def test_shutdown_while_something_is_parsed(client: Any, parser: Any) -> None:
    await client.initialize(client.PULLED)
    parser.gate.clear()
    client.open(URI, WRONG)
    number = client.ask("textDocument/diagnostic", {"textDocument": {"uri": URI}})
    await asyncio.sleep(0.05)
    assert await client.request("shutdown", None) is None
    parser.gate.set()
    assert "id" in await client.answer(number)
