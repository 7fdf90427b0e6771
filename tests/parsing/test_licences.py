"""What SPDX expressions allow."""

from __future__ import annotations

import pytest

from lambre_core.parsing.licences import noncommercial, use

EXPRESSIONS = {
    "MIT": False,
    "CC-BY-SA-4.0": False,
    "CC0-1.0": False,
    "LGPLLR": False,
    "CC-BY-NC-4.0": True,
    "CC-BY-NC-SA-3.0": True,
    "CC-BY-NC-SA-2.0-FR": True,
    "CC-BY-NC-ND-4.0": True,
    "cc-by-nc-sa-4.0": True,
    "PolyForm-Noncommercial-1.0.0": True,
    "NCGL-UK-2.0": True,
    "LicenseRef-corpus-NC": True,
    "DocumentRef-x:LicenseRef-NC-1": True,
    # letters that are no clause
    "NCSA": False,
    "LicenseRef-Prince": False,
    "FSFULLRWD": False,
    # every part of a conjunction binds, one alternative is enough
    "MIT AND CC-BY-NC-4.0": True,
    "CC-BY-NC-4.0 AND MIT AND CC-BY-SA-4.0": True,
    "MIT AND CC-BY-SA-4.0": False,
    "MIT OR CC-BY-NC-4.0": False,
    "CC-BY-NC-SA-4.0 OR CC-BY-NC-4.0": True,
    "CC-BY-NC-4.0 OR GPL-3.0-or-later": False,
    # AND binds tighter
    "MIT OR CC-BY-4.0 AND CC-BY-NC-4.0": False,
    "CC-BY-NC-4.0 AND MIT OR CC-BY-NC-SA-4.0": True,
    "(MIT OR CC-BY-4.0) AND CC-BY-NC-4.0": True,
    "(MIT OR CC-BY-NC-4.0) AND CC-BY-4.0": False,
    "((CC-BY-NC-4.0))": True,
    "(MIT AND (CC-BY-NC-4.0 OR CC0-1.0)) OR CC-BY-NC-SA-4.0": False,
    "GPL-2.0-only WITH Classpath-exception-2.0": False,
    "GPL-2.0-only WITH Classpath-exception-2.0 AND CC-BY-NC-4.0": True,
    "MIT or CC-BY-NC-4.0": False,
    # no expression: one mention is enough
    "CC-BY-NC-4.0, MIT": True,
    "CC-BY NC": True,
    "MIT OR (CC-BY-NC-4.0": True,
    "MIT AND": False,
    "OR CC-BY-NC-4.0": True,
    ")": False,
    "": False,
}


@pytest.mark.parametrize("licence", EXPRESSIONS)
def test_noncommercial(licence: str) -> None:
    assert noncommercial(licence) is EXPRESSIONS[licence]


@pytest.mark.parametrize(
    ("licence", "expected"),
    [
        ("MIT", "free"),
        ("MIT AND CC-BY-NC-4.0", "non-commercial"),
        ("NOASSERTION", "unknown"),
        ("MIT AND NOASSERTION", "unknown"),
        ("NOASSERTION AND CC-BY-NC-4.0", "non-commercial"),
        ("", "unknown"),
    ],
)
def test_use(licence: str, expected: str) -> None:
    assert use(licence) == expected
