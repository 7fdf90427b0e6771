"""StudyError: the one error of this layer."""

from __future__ import annotations

from lambre_core.errors import LambreError


class StudyError(LambreError):
    """A study's data is missing or is not what it should be, or a run was asked for that makes no sense."""


class LibraryError(StudyError):
    """A library of the extra [study] is missing."""

    exit_status = 3

    def __init__(self, library: str) -> None:
        super().__init__(f"This study needs {library}: pip install 'lambre-lint[study]'")
