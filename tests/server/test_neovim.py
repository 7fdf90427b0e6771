"""A second editor: Neovim as Debian has it (0.7), which neither pulls diagnostics nor counts other than in UTF-16."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from typing import Any

import pytest

NEOVIM = shutil.which("nvim")
pytestmark = pytest.mark.skipif(NEOVIM is None, reason="Neovim is not installed (Debian: apt-get install neovim)")

PATIENCE = 120
TEXT = "# Neues\n\nIn Halle gibt es viel.\n\n😂 Das Museum sucht einen neue Standort.\n"

SCRIPT = """
local told = vim.fn.json_decode(table.concat(vim.fn.readfile(TOLD), '\\n'))
local seen = {}

local function finish(failure)
  seen.failure = failure
  vim.fn.writefile({ vim.fn.json_encode(seen) }, told.seen)
  vim.cmd('qall!')
end

local function until_(what, condition)
  if not vim.wait(told.patience * 1000, condition, 20) then
    error('waited in vain for ' .. what)
  end
end

local function run()
  vim.cmd('edit ' .. vim.fn.fnameescape(told.file))
  local buffer = vim.api.nvim_get_current_buf()
  local client = vim.lsp.start_client({ name = 'lambre', cmd = told.command, root_dir = told.root })
  assert(client, 'the client does not start')
  vim.lsp.buf_attach_client(buffer, client)
  local function diagnostics()
    return vim.diagnostic.get(buffer)
  end
  local function ask(method, params)
    local answers = assert(vim.lsp.buf_request_sync(buffer, method, params, told.patience * 1000))
    return answers[client].result
  end

  until_('a diagnostic', function() return #diagnostics() > 0 end)
  seen.shown = vim.tbl_map(function(one)
    return {
      line = one.lnum, column = one.col, last = one.end_col, code = one.code, source = one.source,
      message = one.message, related = one.user_data.lsp.relatedInformation,
    }
  end, diagnostics())
  local found = diagnostics()[1]
  local place = vim.lsp.util.make_position_params().textDocument
  local raw = found.user_data.lsp
  local line = vim.api.nvim_buf_get_lines(buffer, found.lnum, found.lnum + 1, true)[1]
  seen.word = line:sub(found.col + 1, found.end_col)
  local character = vim.lsp.util._str_utfindex_enc(line, found.col, 'utf-16')
  local position = { line = found.lnum, character = character }
  seen.hover = ask('textDocument/hover', { textDocument = place, position = position }).contents.value

  local range = { start = position, ['end'] = position }
  local shown = { range = range, message = found.message, code = found.code }
  local actions = ask('textDocument/codeAction', {
    textDocument = place, range = range, context = { diagnostics = { shown } },
  })
  seen.titles = vim.tbl_map(function(one) return one.title end, actions)
  local fix = vim.tbl_filter(function(one) return one.isPreferred end, actions)[1]
  vim.lsp.util.apply_workspace_edit(fix.edit, 'utf-16')
  seen.mended = vim.api.nvim_buf_get_lines(buffer, 0, -1, true)
  until_('no diagnostic', function() return #diagnostics() == 0 end)
  vim.lsp.stop_client(client)
  until_('the end of the server', function() return vim.lsp.client_is_stopped(client) end)
end

local fine, failure = pcall(run)
finish(not fine and tostring(failure) or nil)
"""


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What Neovim sees while a file is opened and mended."""
    folder = tmp_path_factory.mktemp("neovim")
    file = folder / "neues.de.md"
    file.write_text(TEXT, encoding="utf-8")
    told, script, result = folder / "told.json", folder / "script.lua", folder / "seen.json"
    told.write_text(
        json.dumps(
            {
                "command": [sys.executable, "-m", "lambre_core", "server", "--stdio"],
                "file": str(file),
                "root": str(folder),
                "seen": str(result),
                "patience": PATIENCE,
            }
        ),
        encoding="utf-8",
    )
    script.write_text(f"local TOLD = [[{told}]]\n{SCRIPT}", encoding="utf-8")
    assert NEOVIM is not None
    command = [NEOVIM, "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", f"luafile {script}"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=4 * PATIENCE, check=False, cwd=folder)
    assert result.exists(), ran.stderr
    found = json.loads(result.read_text(encoding="utf-8"))
    assert "failure" not in found, found["failure"]
    return found


def test_the_squiggle_is_at_the_word(seen: Any) -> None:
    (shown,) = seen["shown"]
    assert (shown["line"], seen["word"]) == (4, "neue")
    assert (shown["code"], shown["source"]) == ("agreement/adj-mod-noun/gender", "lambre")
    assert '"neue"' in shown["message"]


def test_the_other_word_is_named(seen: Any) -> None:
    (shown,) = seen["shown"]
    related = [one["message"] for one in shown.get("related") or ()]
    assert related == ['head: "Standort"'] or 'head: "Standort" in line 5' in shown["message"]


def test_hover_explains(seen: Any) -> None:
    assert "An adjective agrees with the noun" in seen["hover"]
    assert "It holds at" in seen["hover"]


def test_the_fix_is_applied_and_the_squiggle_goes_away(seen: Any) -> None:
    assert "Change neue to neuen" in seen["titles"]
    assert seen["mended"] == TEXT.replace("einen neue", "einen neuen").splitlines()
