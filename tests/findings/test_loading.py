"""What is loaded when a sentence of a language is judged."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from lambre_core.findings import doubts, own_repairs, telling
from lambre_core.findings.doubts import doubts_of

PROGRAM = """\
import sys
from lambre_core.cli.main import main
status = main(["check", "--no-cache", "--quiet", "--language", sys.argv[1], sys.argv[2]])
print(status, *(name for name in sys.modules if name.startswith("lambre_core.findings.")))
"""
WRONG = {
    "de": "Der neue Auto steht vor dem Haus.",
    "uk": "Нова комп'ютер стоїть на столі.",
    "en": "The cars stands here.",
}


@pytest.mark.parametrize("language", WRONG)
def test_no_module_of_another_language(language: str, tmp_path: Path) -> None:
    file = tmp_path / "text.txt"
    file.write_text(WRONG[language], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, language, str(file)], capture_output=True, encoding="utf-8", check=True
    )
    status, *loaded = done.stdout.splitlines()[-1].split()
    assert status == "1"
    others = {f"{doubts.__name__}.{name}" for name, about in doubts.MODULES if about and language not in about}
    for package in (telling, own_repairs):
        own = package.MODULES.get(language)
        others |= {f"{package.__name__}.{name}" for name in package.MODULES.values() if name != own}
    assert not others.intersection(loaded)


@pytest.mark.parametrize("language", ["", *telling.MODULES, "hr"])
def test_every_language_has_its_modules(language: str) -> None:
    assert doubts_of(language)
    assert callable(telling.telling_of(language))
    found = own_repairs.own_repairs(language)
    assert all(callable(getattr(found, name)) for name in own_repairs.OwnRepairs.__annotations__)
