"""The page of a rule and the generated index."""

from __future__ import annotations

import pytest

from lambre_core.grammar import pages
from lambre_core.grammar.errors import GrammarError
from lambre_core.grammar.pages import INDEX_COMMAND, index_page, rule_page, rule_table
from lambre_core.grammar.precision import Measured
from lambre_core.grammar.rule import Evidence, Rule, make_grammar
from lambre_core.grammar.rulefile import rules_folder

RULE = Rule(
    "agreement",
    "ADJ",
    "mod",
    "NOUN",
    "Case",
    evidence=Evidence(200, 199, "UD_A", checked_count=10, checked_held=9),
    message="They agree.",
    exceptions=("head quantified",),
    examples=("[a] [b] (UD_A)",),
    note="a reason",
)
GRAMMARS = [make_grammar("de", [RULE]), make_grammar("uk", [])]


def test_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "measured", lambda language: {RULE.id: Measured(45, 50, "some texts")})
    assert (
        rule_page(RULE.id, GRAMMARS)
        == """\
agreement/adj-mod-noun/case
===========================

de: They agree.

  edge        ADJ -mod-> NOUN
  source      learned from treebanks
  holds       at 199 of 200 sites (99.5%), surely 97.2%, in UD_A
  checked     at 9 of 10 sites (90.0%), in text that it was not learned from
  right       45 of 50 findings (79% to 96%), shown by default, in some texts
  linted      yes
  because     a reason
  not judged  where the head is counted by a numeral or quantifier

  It holds in:
    [a] [b] (UD_A)

To change its severity, in lambre.toml:
  [severity]
  "agreement/adj-mod-noun/case" = "off"
To pass over one line, in a comment: lambre-lint: disable-next=agreement/adj-mod-noun/case
"""
    )


@pytest.mark.parametrize(
    ("identifier", "hint"),
    [
        ("agreement/adj-mod-noun/cases", "Did you mean agreement/adj-mod-noun/case?"),
        ("agreement", "Did you mean agreement/adj-mod-noun/case?"),
        ("fluency", "See `lambre-lint rules list`."),
    ],
)
def test_unknown_rules_get_a_hint(identifier: str, hint: str) -> None:
    with pytest.raises(GrammarError) as caught:
        rule_page(identifier, GRAMMARS)
    assert str(caught.value) == f"There is no rule {identifier!r}. {hint}"


def test_table() -> None:
    assert [line.split() for line in rule_table(GRAMMARS)] == [["de", RULE.id, "99.5%", "200", "lint", "treebank"]]


def test_the_index_is_fresh() -> None:
    assert (rules_folder() / "README.md").read_text(encoding="utf-8") == index_page(rules_folder()), (
        f"rules/README.md is stale: run `{INDEX_COMMAND}`"
    )
