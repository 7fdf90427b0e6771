"""`lambre-lint rules` and `lambre-lint explain`."""

from __future__ import annotations

import argparse
import json
import os
from pathlib import Path

import pytest

from lambre_core.cases import runner
from lambre_core.cli.main import main
from lambre_core.grammar.pages import index_page
from lambre_core.grammar.rulefile import load_grammar, rules_folder


def noun_phrases(number: int, dependent: str = "Case=Nom", head: str = "Case=Nom") -> str:
    one = f"1\trote\t_\tADJ\t_\t{dependent}\t2\tmod\t_\t_\n2\tRose\t_\tNOUN\t_\t{head}\t0\troot\t_\t_\n\n"
    return one * number


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "list", "--language", "de", "--lint"]) == 0
    lines = capsys.readouterr().out.splitlines()
    linted = [rule.id for rule in load_grammar("de").rules if rule.lint]
    assert [line.split()[1] for line in lines] == linted
    assert main(["rules", "list", "--language", "de", "--format", "json"]) == 0
    assert [rule["id"] for rule in json.loads(capsys.readouterr().out)] == [
        rule.id for rule in load_grammar("de").rules
    ]


@pytest.mark.parametrize("command", [["rules", "show"], ["explain"]])
def test_pages(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "agreement/adj-mod-noun/case", "--language", "cs"]) == 0
    page = capsys.readouterr().out
    assert "cs: An adjective agrees with the noun that it modifies in case." in page
    assert "de: " not in page
    assert main([*command, "agreement/adj-mod-noun/case"]) == 0
    assert "\nde: An adjective" in capsys.readouterr().out
    assert main([*command, "agreement/adj-mod-nuon/case"]) == 2
    assert "Did you mean agreement/adj-mod-noun/case" in capsys.readouterr().err


def test_cases_are_run_by_the_runner(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[argparse.Namespace] = []

    def run(args: argparse.Namespace) -> int:
        seen.append(args)
        return 1

    monkeypatch.setattr(runner, "run", run)
    assert main(["rules", "test", "a", "b", "--language", "de", "--verbose"]) == 1
    (args,) = seen
    assert (args.paths, args.language, args.verbose) == (["a", "b"], "de", True)


def test_extract_as_the_original(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    treebank = tmp_path / "t.conllu"
    treebank.write_text(noun_phrases(10), encoding="utf-8")
    command = ["rules", "extract", str(treebank), "--language", "xx", "--original", "--format", "lambre-2.0"]
    expected = "xx\tpratapa-etal-2021\tagreement\tmod-ADJ-NOUN\tCase\n"
    assert main(command) == 0
    assert capsys.readouterr().out == expected
    assert main([*command, "--output", str(tmp_path / "out")]) == 0
    # No argument structure, no file.
    assert {path.name: path.read_text(encoding="utf-8") for path in (tmp_path / "out").iterdir()} == {
        "agreement.txt": expected
    }


def test_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Rules are counted as they are judged: on mended trees, with exceptions and conditions."""
    treebank = tmp_path / "t.conllu"
    agreeing = noun_phrases(3, "Case=Nom|Gender=Fem|Number=Sing", "Case=Nom|Gender=Fem|Number=Sing")
    clashing = noun_phrases(1, "Case=Nom|Gender=Fem|Number=Sing", "Case=Gen|Gender=Fem|Number=Sing")
    treebank.write_text(agreeing + clashing, encoding="utf-8")
    assert main(["rules", "count", str(treebank), "--language", "de", "--rule", "adj-mod-noun"]) == 0
    counted = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert counted == [
        ["agreement/adj-mod-noun/case", "3", "of", "4", "75.0%"],
        ["agreement/adj-mod-noun/gender", "4", "of", "4", "100.0%"],
        ["agreement/adj-mod-noun/number", "4", "of", "4", "100.0%"],
    ]
    assert main(["rules", "count", str(tmp_path / "none.conllu"), "--language", "de"]) == 2
    assert "none.conllu" in capsys.readouterr().err


@pytest.mark.parametrize("original", [True, False])
def test_extract_a_rule_file(tmp_path: Path, original: bool) -> None:
    treebank = tmp_path / "t.conllu"
    treebank.write_text(noun_phrases(100), encoding="utf-8")
    options = ["--original"] if original else []
    command = ["rules", "extract", str(treebank), "--language", "xx", "--output", str(tmp_path), *options]
    assert main(command) == 0
    (rule,) = load_grammar("xx", path=tmp_path / "xx.yaml").rules
    assert (rule.id, rule.lint) == ("agreement/adj-mod-noun/case", not original)
    assert main([*command, "--format", "lambre-2.0"]) == 0
    (again,) = load_grammar("xx", path=tmp_path / "agreement.txt").rules
    assert again.id == rule.id
    header = (tmp_path / "xx.yaml").read_text(encoding="utf-8").splitlines()[0]
    assert header == f"# Made by: lambre-lint rules extract t.conllu --language xx{' --original' if original else ''}"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["t.conllu", "t.conllu", "--original"], "give --original a single file"),
        (["t.conllu", "--original", "--dev", "t.conllu"], "do not go with --original"),
        (["missing.conllu"], "missing.conllu: cannot be opened as a treebank"),
        (["broken.conllu"], "broken.conllu:1:1: expected 10 columns"),
        (["t.conllu", "--published", "missing.txt"], "missing.txt: cannot be read as a rule file"),
        (["t.conllu", "--output", "t.conllu"], "t.conllu: cannot be written to"),
    ],
)
def test_wrong_use(
    arguments: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("t.conllu").write_text(noun_phrases(1), encoding="utf-8")
    Path("broken.conllu").write_text("nonsense\n", encoding="utf-8")
    assert main(["rules", "extract", "--language", "xx", *arguments]) == 2
    assert message in capsys.readouterr().err


def test_index(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "de.yaml").write_bytes((rules_folder() / "de.yaml").read_bytes())
    assert main(["rules", "index", str(tmp_path), "--check"]) == 1
    assert "is stale" in capsys.readouterr().err
    assert main(["rules", "index", str(tmp_path)]) == 0
    assert (tmp_path / "README.md").read_text(encoding="utf-8") == index_page(tmp_path)
    assert main(["rules", "index", str(tmp_path), "--check"]) == 0
    (tmp_path / "README.md").write_text("old", encoding="utf-8")
    assert main(["rules", "index", str(tmp_path), "--check"]) == 1


@pytest.mark.data
def test_the_original_files_of_a_treebank(tmp_path: Path) -> None:
    data = Path(os.environ.get("LAMBRE_DATA", Path(__file__).parents[3] / "shared" / "data"))
    treebank = data / "sud/de/de-train.conllu.xz"
    if not treebank.exists():
        pytest.skip(f"{treebank} is missing")
    options = ["--language", "de", "--original", "--format", "lambre-2.0", "--output", str(tmp_path)]
    assert main(["rules", "extract", str(treebank), *options]) == 0
    for name in ("agreement.txt", "argstruct.txt"):
        assert (tmp_path / name).read_bytes() == (data / "reference/de" / name).read_bytes()
