"""`check`: files, options, settings, exit status, baseline, and input that is not as it should be."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

Lint = Callable[..., SimpleNamespace]

WRONG, RIGHT = "Da sind lange Büchern.\n", "Da sind langen Büchern.\n"


def write(folder: Path, files: dict[str, str | bytes]) -> None:
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))


def places(out: str) -> list[str]:
    """`path:line:column` of each finding in text form."""
    return [line.partition(": warning")[0] for line in out.splitlines() if ": warning " in line]


def test_a_finding_is_shown_as_the_design_has_it(lint: Lint, folder: Path) -> None:
    write(folder, {"a.de.txt": WRONG})
    run = lint("check")
    assert run.status == 1
    assert re.sub(r"\[[01]\.\d\d\]", "[0.94]", run.out) == (
        "a.de.txt:1:9: warning agreement/adj-mod-noun/case  [0.94]\n"
        "  Da sind lange Büchern.\n"
        "          ^^^^^ ~~~~~~~\n"
        '  "lange" (Nom/Acc Plural) does not agree in case with "Büchern" (Dat Plural).\n'
        "  fix: lange → langen\n"
        "  fix: Büchern → Bücher\n"
    )
    assert run.err == "lambre-lint: 1 file, 1 sentence: 1 finding; 100% of 2 sites judged\n"


TREE: dict[str, str | bytes] = {
    "a.de.txt": WRONG,
    "b.de.md": f"# {WRONG}",
    "c.de.txt": RIGHT,
    "docs/d.de.txt": WRONG,
    "docs/e.de.tex": WRONG,
    "build/f.de.txt": WRONG,
}

# Arguments, settings, the files in which something is found, exit status
SELECTIONS = {
    "the current folder": ([], "", ["a.de.txt", "b.de.md", "build/f.de.txt", "docs/d.de.txt"], 1),
    "a folder": (["docs"], "", ["docs/d.de.txt"], 1),
    "a file": (["a.de.txt"], "", ["a.de.txt"], 1),
    "a file twice": (["a.de.txt", "./a.de.txt"], "", ["a.de.txt"], 1),
    "a clean file": (["c.de.txt"], "", [], 0),
    "a glob": (["*.de.md"], "", ["b.de.md"], 1),
    "excluded": (["--exclude", "docs", "--exclude", "build/", "."], "", ["a.de.txt", "b.de.md"], 1),
    "named files are not excluded": (["--exclude", "docs", "docs/d.de.txt"], "", ["docs/d.de.txt"], 1),
    "unless forced": (["--exclude", "docs", "--force-exclude", "docs/d.de.txt"], "", [], 0),
    "forced, not included": (["--force-exclude", "a.de.txt"], 'include = ["docs/**"]', [], 0),
    "forced, included": (["--force-exclude", "docs/d.de.txt"], 'include = ["docs/**"]', ["docs/d.de.txt"], 1),
    "excluded by the settings": ([], 'exclude = ["docs", "build"]', ["a.de.txt", "b.de.md"], 1),
    "included by the settings": ([], 'include = ["docs/**"]', ["docs/d.de.txt"], 1),
    "nothing there": (["none.txt"], "", [], 2),
    "no file of a known format": (["--exclude", "*.txt", "docs"], "", [], 2),
    "an unknown format": (["docs/e.de.tex"], "", [], 2),
}


@pytest.mark.parametrize("name", SELECTIONS)
def test_which_files(lint: Lint, folder: Path, name: str) -> None:
    arguments, settings, found, status = SELECTIONS[name]
    write(folder, {**TREE, "lambre.toml": settings})
    run = lint("check", *arguments)
    assert [place.partition(":")[0] for place in places(run.out)] == found
    assert run.status == status
    assert status != 2 or run.err


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        (["package.json"], 2),
        (["--force-exclude", "package.json"], 0),  # pre-commit names what was changed, in whatever language
        (["g.cs.txt"], 3),
        (["--force-exclude", "g.cs.txt"], 0),
        (["--force-exclude", "g.cs.txt", "wrong.de.txt"], 1),
        (["--force-exclude", "broken.json"], 2),
        (["--force-exclude", "none.txt"], 2),
        (["--force-exclude", "empty"], 2),
    ],
)
def test_files_that_a_program_names(lint: Lint, folder: Path, arguments: list[str], status: int) -> None:
    write(
        folder,
        {
            "package.json": '{"description": "It packs."}',
            "g.cs.txt": "To je v pořádku.",
            "broken.json": "{",
            "empty/image.png": "",
            "wrong.de.txt": WRONG,
        },
    )
    run = lint("check", *arguments)
    assert run.status == status
    assert run.err


def test_settings_of_a_folder_above(lint: Lint, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(folder, {**TREE, "lambre.toml": 'include = ["docs/**"]'})
    monkeypatch.chdir(folder / "build")
    assert places(lint("check").out) == ["../docs/d.de.txt:1:9"]
    write(folder, {"build/sub/g.de.txt": WRONG, "lambre.toml": ""})
    assert len(places(lint("check").out)) == 2
    assert len(places(lint("check", "--exclude", "sub/g.de.txt").out)) == 1


@pytest.mark.parametrize(
    ("arguments", "stdin", "place", "status"),
    [
        (["-", "--stdin-filename", "x.de.txt"], WRONG, "x.de.txt:1:9", 1),
        (["-", "--language", "de"], WRONG, "<stdin>:1:9", 1),
        (["-", "--stdin-filename", "x.de.md"], f"> {WRONG}", "x.de.md:1:11", 1),
        (["-", "--stdin-filename", "x.de.jsonl"], '{"text": "Da sind lange B\\u00fcchern."}', "x.de.jsonl:1:19", 1),
        (["-", "--language", "de-AT"], RIGHT, None, 0),
        (["-", "--language", "German"], WRONG, None, 2),
        (["-"], WRONG, None, 2),
        (["-", "--stdin-filename", "x.de.docx"], WRONG, None, 2),
    ],
)
def test_standard_input(lint: Lint, arguments: list[str], stdin: str, place: str | None, status: int) -> None:
    run = lint("check", *arguments, stdin=stdin.encode())
    assert places(run.out) == ([place] if place else [])
    assert run.status == status


# Settings or arguments that change what comes out, and the change
EFFECTS = {
    "fail-on": ('fail-on = "error"', [], 1, 0),
    "fail-on never": ('fail-on = "never"', [], 1, 0),
    "--fail-on": ('fail-on = "error"', ["--fail-on", "info"], 1, 1),
    "--min-confidence": ("", ["--min-confidence", "1"], 0, 0),
    "min-confidence": ("min-confidence = 1", [], 0, 0),
    "the option is stronger than an override": (
        '[[override]]\npaths = ["*.txt"]\nmin-confidence = 1',
        ["--min-confidence", "0.1"],
        1,
        1,
    ),
    "glossary": ('glossary = ["büchern"]', [], 0, 0),
    "languages": ('languages = ["cs"]', [], 0, 2),
    "severity off": ('[severity]\nagreement = "off"', [], 0, 0),
    "severity": ('fail-on = "error"\n[severity]\nagreement = "error"', [], 0, 1),
    "text unit": ('[text]\nunit = "line"', [], 0, 0),
    "--unit": ("", ["--unit", "line"], 0, 0),
    "engine": ("", ["--engine", "spaci"], 0, 2),
    "--config": ("min-confidence = 1", ["--config", "other.toml"], 1, 1),
    "broken settings": ("min-confidense = 1", [], 0, 2),
    "settings that are not there": ("", ["--config", "none.toml"], 0, 2),
}


@pytest.mark.parametrize("name", EFFECTS)
def test_settings_and_options_have_effects(lint: Lint, folder: Path, name: str) -> None:
    settings, arguments, warnings, status = EFFECTS[name]
    write(folder, {"a.de.txt": "Da sind lange\nBüchern.\n", "lambre.toml": settings, "other.toml": ""})
    run = lint("check", "a.de.txt", *arguments)
    assert (len(places(run.out)), run.status) == (warnings, status)
    assert "Traceback" not in run.err


def test_hints(lint: Lint, folder: Path) -> None:
    write(folder, {"a.de.txt": WRONG, "lambre.toml": "min-confidence = 1\nshow-hints = true"})
    run = lint("check")
    assert run.status == 0
    assert ": hint agreement/adj-mod-noun/case" in run.out


def test_jsonl_keys(lint: Lint, folder: Path) -> None:
    write(folder, {"a.de.jsonl": '{"title": "lange Büchern"}', "lambre.toml": '[jsonl]\nkeys = ["text"]'})
    assert lint("check").out == ""
    write(folder, {"lambre.toml": '[jsonl]\nkeys = ["title"]'})
    assert places(lint("check").out) == ["a.de.jsonl:1:12"]


def test_override_by_path(lint: Lint, folder: Path) -> None:
    settings = '[[override]]\npaths = ["docs/"]\nlanguage = "de"\n[override.severity]\nagreement = "error"'
    write(folder, {"docs/a.txt": WRONG, "b.de.txt": WRONG, "lambre.toml": settings})
    out = lint("check").out
    assert "docs/a.txt:1:9: error agreement" in out
    assert "b.de.txt:1:9: warning agreement" in out


@pytest.mark.parametrize(
    ("files", "status", "says"),
    [
        ({"a.txt": WRONG}, 2, "not checked: 1 text in a.txt: nothing says its language"),
        ({"a.sv.txt": WRONG}, 2, 'not checked: 1 text in a.sv.txt: there are no rules for "sv"'),
        ({"a.cs.txt": WRONG}, 3, "There is no parser model for 'cs': run `lambre-lint models train cs`"),
        ({"a.cs.txt": WRONG, "b.txt": WRONG}, 3, "nothing could be checked"),
        ({"a.cs.txt": WRONG, "b.de.txt": RIGHT}, 0, "not checked: 1 text in a.cs.txt"),
        ({f"{n}.txt": f"{WRONG}\n{WRONG}" for n in range(5)}, 2, "10 texts in 0.txt, 1.txt, 2.txt and 2 more"),
        ({"a.de.txt": ""}, 0, "1 file, 0 sentences: 0 findings"),
    ],
)
def test_what_is_not_checked_is_counted_and_named(
    lint: Lint, folder: Path, files: dict[str, str | bytes], status: int, says: str
) -> None:
    write(folder, files)
    run = lint("check")
    assert run.status == status
    assert says in run.err


BAD_INPUT = {
    # name: content, places of findings in it, what is said
    "empty": (b"", [], ""),
    "only white space": (b" \r\n\t\n", [], ""),
    "not UTF-8": ("Da sind lange Büchern.".encode("latin-1"), [], ":1:16: the file is not UTF-8"),
    "UTF-16": (WRONG.encode("utf-16"), [], ": the file is UTF-16"),
    "a NUL byte": (b"Da sind\n\0 lange", [], ":2:1: the file has a NUL byte"),
    "a lone surrogate": (b"Da \xed\xa0\x80 sind", [], ":1:4: the file is not UTF-8"),
    "CRLF": (b"Da sind\r\n\r\nlange B\xc3\xbcchern.\r\n", ["3:1"], ""),
    "a line of a megabyte": ((f"{'x' * 1_000_000} {WRONG}").encode(), ["1:1000010"], ""),
    "U+2028": (f"Da\N{LINE SEPARATOR}{WRONG}".encode(), ["1:12"], ""),
    "emoji": (f"\N{FACE WITH TEARS OF JOY} {WRONG}".encode(), ["1:11"], ""),
    "combining marks": (f"scho\N{COMBINING DIAERESIS}n {WRONG}".encode(), ["1:16"], ""),
    "byte-order mark": (b"\xef\xbb\xbf" + WRONG.encode(), ["1:9"], ""),
    "terminal escapes": (f"\x1b[2J {WRONG}".encode(), ["1:14"], ""),
    "what the parser cannot bear": (b"explode", [], ":1:1: an error inside lambre-lint"),
}


@pytest.mark.parametrize("name", BAD_INPUT)
@pytest.mark.parametrize("form", ["text", "json", "jsonl"])
def test_bad_input_costs_no_other_file_a_finding(lint: Lint, folder: Path, name: str, form: str) -> None:
    content, expected, says = BAD_INPUT[name]
    write(folder, {"a.de.txt": WRONG, "b.de.txt": content, "c.de.txt": WRONG})
    run = lint("check", "--format", form)
    if form == "text":
        found = places(run.out)
        assert "\x1b" not in run.out + run.err
    else:
        objects = (
            json.loads(run.out)["findings"]
            if form == "json"
            else [json.loads(line) for line in run.out.split("\n")[:-1]]
        )
        found = [f"{one['path']}:{one['start']['line']}:{one['start']['column']}" for one in objects]
        for one in objects:
            data = (folder / one["path"]).read_bytes()
            assert data[one["start"]["byte"] : one["end"]["byte"]].decode() == one["word"] == "lange"
    assert found == ["a.de.txt:1:9", *(f"b.de.txt:{place}" for place in expected), "c.de.txt:1:9"]
    assert run.status == (2 if says else 1)
    assert f"b.de.txt{says}" in run.err if says else "b.de.txt" not in run.err
    assert "Traceback" not in run.err


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser reads everything")
def test_a_file_that_may_not_be_read(lint: Lint, folder: Path) -> None:
    write(folder, {"a.de.txt": WRONG, "b.de.txt": WRONG})
    (folder / "b.de.txt").chmod(0)
    run = lint("check")
    assert (places(run.out), run.status) == (["a.de.txt:1:9"], 2)
    assert "b.de.txt: the file cannot be read: Permission denied." in run.err


def test_a_folder_in_the_place_of_a_file_and_a_dangling_link(lint: Lint, folder: Path) -> None:
    write(folder, {"a.de.txt": WRONG, "b.de.txt/c.de.txt": WRONG})
    (folder / "d.de.txt").symlink_to(folder / "none")
    run = lint("check", ".", "d.de.txt")
    assert places(run.out) == ["a.de.txt:1:9", "b.de.txt/c.de.txt:1:9"]
    assert run.status == 2


def test_a_file_name_that_is_not_utf8(lint: Lint, folder: Path) -> None:
    name = os.fsencode(folder) + b"/caf\xe9.de.txt"
    try:
        with open(name, "wb") as file:
            file.write(WRONG.encode())
    except OSError:
        pytest.skip("the file system has no such names")
    assert "caf\\udce9.de.txt:1:9" in lint("check").out
    assert json.loads(lint("check", "--format", "jsonl").out)["path"] == os.fsdecode(b"caf\xe9.de.txt")


def test_many_problems_of_one_file_do_not_bury_the_rest(lint: Lint, folder: Path) -> None:
    write(folder, {"a.de.txt": "explode\n\n" * 30 + WRONG})
    run = lint("check")
    assert places(run.out) == ["a.de.txt:61:9"]
    assert run.err.count("an error inside lambre-lint") == 10
    assert "a.de.txt: 20 more problems\n" in run.err
    assert len(json.loads(lint("check", "--format", "json").out)["problems"]) == 30


def test_output_goes_to_a_file(lint: Lint, folder: Path) -> None:
    write(folder, {"a.de.txt": WRONG})
    run = lint("check", "--format", "jsonl", "--output", "out.jsonl", "--color", "always")
    assert (run.status, run.out) == (1, "")
    assert json.loads((folder / "out.jsonl").read_text(encoding="utf-8"))["word"] == "lange"
    failed = lint("check", "--output", "none/out.txt")
    assert failed.status == 2
    assert "none/out.txt: the results cannot be written there: No such file or directory." in failed.err


def test_quiet_says_nothing_but_findings_and_problems(lint: Lint, folder: Path) -> None:
    write(folder, {"a.de.txt": WRONG, "b.txt": WRONG, "c.de.txt": b"\xff"})
    run = lint("check", "--quiet")
    assert len(places(run.out)) == 1
    assert run.err.splitlines() == [line for line in run.err.splitlines() if "c.de.txt:1:1" in line]


def test_colours_on_demand(lint: Lint, folder: Path) -> None:
    write(folder, {"a.de.txt": WRONG})
    assert "\x1b[33mwarning\x1b[0m" in lint("check", "--color", "always").out
    assert "\x1b" not in lint("check").out


def test_suppressed_findings_are_listed_on_demand(lint: Lint, folder: Path) -> None:
    write(folder, {"a.de.txt": f"# lambre-lint: disable-next\n{WRONG}", "b.de.txt": WRONG})
    run = lint("check")
    assert places(run.out) == ["b.de.txt:1:9"]
    assert "1 finding, 1 suppressed (1 directive)" in run.err
    shown = lint("check", "--show-suppressed")
    assert places(shown.out) == ["a.de.txt:2:9", "b.de.txt:1:9"]
    assert "(suppressed: directive)" in shown.out


class TestBaseline:
    """One story: write it, pass with it, fail on what is new, hear of what is stale."""

    def test_known_findings_pass_and_new_ones_fail(self, lint: Lint, folder: Path) -> None:
        write(folder, {"a.de.txt": WRONG, "lambre.toml": 'baseline = "base.json"'})
        written = lint("check", "--update-baseline")
        assert written.status == 0
        assert "base.json: 1 finding of this run written, 0 stale dropped" in written.err
        first = (folder / "base.json").read_bytes()
        assert lint("check", "--update-baseline").status == 0
        assert (folder / "base.json").read_bytes() == first

        passed = lint("check")
        assert (passed.status, passed.out) == (0, "")
        assert "1 suppressed (1 baseline)" in passed.err

        write(folder, {"a.de.txt": f"{RIGHT}\n{WRONG}\nDa sind\nlange   Büchern.\n\nDa die Büchern.\n"})
        failed = lint("check")
        assert failed.status == 1
        assert places(failed.out) == ["a.de.txt:6:1", "a.de.txt:8:4"]

    def test_stale_entries_are_reported_and_dropped(self, lint: Lint, folder: Path) -> None:
        write(folder, {"a.de.txt": WRONG, "b.de.txt": WRONG})
        lint("check", "--baseline", "base.json", "--update-baseline")
        write(folder, {"a.de.txt": RIGHT})
        only_b = lint("check", "--baseline", "base.json", "b.de.txt")
        assert "stale" not in only_b.err
        run = lint("check", "--baseline", "base.json")
        assert run.status == 0
        assert 'base.json: stale: agreement/adj-mod-noun/case on "lange" in a.de.txt' in run.err
        lint("check", "--baseline", "base.json", "--update-baseline")
        assert "stale" not in lint("check", "--baseline", "base.json").err
        assert len(json.loads((folder / "base.json").read_bytes())["findings"]) == 1

    def test_an_update_of_some_files_keeps_the_others(self, lint: Lint, folder: Path) -> None:
        write(folder, {"a.de.txt": WRONG, "b.de.txt": WRONG})
        lint("check", "--baseline", "base.json", "--update-baseline")
        before = (folder / "base.json").read_bytes()
        lint("check", "--baseline", "base.json", "--update-baseline", "a.de.txt")
        assert (folder / "base.json").read_bytes() == before
        write(folder, {"b.de.txt": b"\xff"})
        assert lint("check", "--baseline", "base.json", "--update-baseline").status == 2
        assert (folder / "base.json").read_bytes() == before

    def test_a_moved_file_keeps_its_findings(self, lint: Lint, folder: Path) -> None:
        write(folder, {"a.de.txt": WRONG})
        lint("check", "--baseline", "base.json", "--update-baseline")
        (folder / "docs").mkdir()
        (folder / "a.de.txt").rename(folder / "docs" / "new.de.txt")
        run = lint("check", "--baseline", "base.json")
        assert (run.status, "stale" in run.err) == (0, False)

    @pytest.mark.parametrize(
        ("content", "arguments", "says"),
        [
            ("{", ["--baseline", "base.json"], "base.json:1:2: the baseline file is not JSON"),
            ("{", ["--baseline", "base.json", "--update-baseline"], "the baseline file is not JSON"),
            (None, ["--baseline", "base.json"], "base.json: there is no such baseline file"),
            (None, ["--update-baseline"], "--update-baseline needs a file"),
            (None, ["--baseline", "no/base.json", "--update-baseline"], "cannot be written: No such file"),
        ],
    )
    def test_what_is_wrong_with_it_is_said(
        self, lint: Lint, folder: Path, content: str | None, arguments: list[str], says: str
    ) -> None:
        write(folder, {"a.de.txt": WRONG})
        if content is not None:
            write(folder, {"base.json": content})
        run = lint("check", *arguments)
        assert run.status == 2
        assert says in run.err
