"""What is found in the cases of every language is mended, by the words of the language, or left as it is."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import pytest

from lambre_core.cases.reading import find_case_files, read_cases
from lambre_core.check import check, document_settings, read_text
from lambre_core.config.settings import Settings
from lambre_core.findings.finding import Edit
from lambre_core.parsing.models import load_parser
from lambre_core.parsing.protocol import NotInstalledError

FOLDER = Path(__file__).parent / "cases"
FILES = [path for path in find_case_files([FOLDER]) if path.parent != FOLDER]
SETTINGS = Settings()
FEW = 10
"""Of so many texts perhaps none can be mended."""
LANGUAGES = {
    language: [case.text for case in cases if case.marks]
    for language, cases in groupby(
        sorted(read_cases(FILES), key=lambda case: case.language), key=lambda case: case.language
    )
}


def edits_of(texts: list[str], language: str) -> Iterator[tuple[str, Edit]]:
    """Each edit of each fix, with the text in which it is."""
    how = document_settings(SETTINGS)
    documents = [read_text(f"{number}.txt", text.encode(), how) for number, text in enumerate(texts, 1)]
    for text, result in zip(texts, check(documents, SETTINGS, language=language), strict=True):
        assert not result.problems, (text, result.problems)
        yield from ((text, edit) for finding in result.shown for fix in finding.fixes for edit in fix.edits)


def alphabets(text: str) -> set[str]:
    """The alphabets of its letters."""
    return {unicodedata.name(letter).split()[0] for letter in text if letter.isalpha()}


@pytest.mark.parametrize("language", sorted(language for language, texts in LANGUAGES.items() if len(texts) > FEW))
def test_every_fix_is_a_word_of_its_language(language: str) -> None:
    try:
        load_parser(language)
    except NotInstalledError as error:
        pytest.skip(str(error))
    found = list(edits_of(LANGUAGES[language], language))
    assert found
    for text, edit in found:
        assert alphabets(edit.text) <= alphabets(text), (text, edit)
