from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path

import pytest

from lambre_core.cases.case import CaseError
from lambre_core.cases.report import report
from lambre_core.cases.runner import run, run_cases
from lambre_core.errors import LambreError
from lambre_core.parsing.models import load_parser
from lambre_core.parsing.protocol import NotInstalledError, Parser

TREES = Path(__file__).parent.parent / "data" / "cases" / "trees.conllu"

RIGHT = "Die Frau liest das Buch."
ADJECTIVE = "Grüße 😀: Sie kaufen {lange Büchern|agreement/adj-mod-noun}."


def _trees(language: str) -> Parser:
    return load_parser(language, engine="conllu", model=TREES)


def _write(folder: Path, *entries: tuple[str, str]) -> Path:
    path = folder / "de" / "agreement.yaml"
    path.parent.mkdir(exist_ok=True)
    path.write_text(
        "".join(f'{group}:\n- text: "{text}"\n  why: because\n' for group, text in entries), encoding="utf-8"
    )
    return path


@pytest.mark.parametrize(
    ("group", "text", "status"),
    [
        pytest.param("passes", RIGHT, "right", id="silent"),
        pytest.param("passes", "Die Frau lesen.", "wrong", id="not silent"),
        pytest.param("fails", ADJECTIVE, "right", id="found, behind an emoji"),
        pytest.param("fails", "{Die Frau lesen|agreement}.", "right", id="found, by its family"),
        pytest.param(
            "fails", "{Die Frau lesen|agreement/noun-subj-verb/number}.", "right", id="found, by the whole code"
        ),
        pytest.param("fails", "{Die Frau lesen|agreement/noun-subj-ver}.", "wrong", id="codes begin up to a slash"),
        pytest.param("fails", "{Die Frau lesen|assignment}.", "wrong", id="another code"),
        pytest.param("fails", "{Die Frau lesen|assignment,agreement}.", "right", id="found, by one of two codes"),
        pytest.param("fails", "Die Frau {lesen|agreement}.", "wrong", id="another word"),
        pytest.param("fails", "Die {Frau|agreement} liest das Buch.", "wrong", id="not found"),
        pytest.param(
            "fails", "{Grüße|agreement} 😀: Sie kaufen lange {Büchern|agreement}.", "wrong", id="one not found"
        ),
        pytest.param("known", "Die {Frau|agreement} liest das Buch.", "known", id="still not found"),
        pytest.param("known", "Die Frau lesen.", "known", id="still not silent"),
        pytest.param("known", "{Die Frau lesen|agreement}.", "promote", id="found by now"),
        pytest.param("known", RIGHT, "promote", id="silent by now"),
    ],
)
def test_status(group: str, text: str, status: str, tmp_path: Path) -> None:
    [result] = run_cases([_write(tmp_path, (group, text))], load=_trees)
    assert result.status == status


def test_report_names_place_and_what_is_missing_and_stray(tmp_path: Path) -> None:
    path = _write(
        tmp_path,
        ("fails", "Grüße 😀: {Sie|assignment} kaufen lange Büchern."),
        ("passes", RIGHT),
        ("known", "{Die Frau lesen|agreement}."),
    )
    lines = list(report(run_cases([path], load=_trees)))
    assert lines[0] == f"{path}:2: fails: not as expected"
    assert lines[1] == "  Grüße 😀: Sie kaufen lange Büchern."
    assert lines[3] == "  not found: assignment at 'Sie'"
    assert re.match(r"  found \(out of place\): agreement/adj-mod-noun/case at '(lange|Büchern)' \[0\.9", lines[4])
    assert lines[5] == f"{path}:8: known: works now; promote it to 'fails'"
    assert lines[-1] == "de: 0 of 1 fails, 1 of 1 passes, 1 known, of which 1 works now"


def test_verbose_report_tells_of_every_case(tmp_path: Path) -> None:
    path = _write(tmp_path, ("passes", RIGHT))
    results = run_cases([path], load=_trees)
    assert list(report(results)) == ["de: 0 of 0 fails, 1 of 1 passes, 0 known"]
    assert next(iter(report(results, verbose=True))) == f"{path}:2: passes: as expected"


@pytest.mark.parametrize(
    ("entries", "status"),
    [
        pytest.param([("fails", ADJECTIVE), ("passes", RIGHT), ("known", "Die Frau lesen.")], 0, id="as expected"),
        pytest.param([("passes", "Die Frau lesen.")], 1, id="wrong"),
        pytest.param([("known", RIGHT)], 1, id="to promote"),
    ],
)
def test_exit_status(
    entries: list[tuple[str, str]], status: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _write(tmp_path, *entries)
    args = Namespace(paths=[path], language=None, verbose=False, engine="conllu", model=TREES, quiet=True)
    assert run(args) == status
    assert capsys.readouterr().out.splitlines()[-1].startswith("de: ")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        pytest.param(
            "passes:\n- {text: Kein Baum., why: x}\n", "agreement.yaml:2: cannot be checked: .*Kein Baum", id="no tree"
        ),
        pytest.param(
            "passes:\n- {text: 12 + 3, why: x}\n",
            "agreement.yaml:2: cannot be checked: it holds no prose",
            id="no prose",
        ),
        pytest.param("passes: []\n", "There are no cases to run", id="no cases"),
    ],
)
def test_what_cannot_be_checked_is_an_error(content: str, said: str, tmp_path: Path) -> None:
    path = _write(tmp_path)
    path.write_text(content, encoding="utf-8")
    with pytest.raises(CaseError, match=said):
        run_cases([path], load=_trees)


def test_a_missing_model_is_told_as_such(tmp_path: Path) -> None:
    def load(language: str) -> Parser:
        raise NotInstalledError(f"There is no parser model for {language!r}.")

    with pytest.raises(LambreError) as caught:
        run_cases([_write(tmp_path, ("passes", RIGHT))], load=load)
    assert caught.value.exit_status == 3
