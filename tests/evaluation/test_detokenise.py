"""From tokens to text and back."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lambre_core.evaluation.detokenise import detokenise, tokenise


@pytest.mark.parametrize(
    ("tokens", "text"),
    [
        ("Er kam , sah und ging .", "Er kam, sah und ging."),
        ("Was ? ! Nein …", "Was?! Nein…"),
        ("( siehe oben ) :", "(siehe oben):"),
        ('Er sagte : " Ja . " Sie : " Nein . "', 'Er sagte: "Ja." Sie: "Nein."'),
        ("Das „ Haus “ steht .", "Das „Haus“ steht."),
        ("Das „ Haus ” steht .", "Das „Haus” steht."),
        ("мій “ досвід ” тут", "мій “досвід” тут"),
        ("das « Haus » da", "das «Haus» da"),
        ("das » Haus « da", "das »Haus« da"),
        ("wie geht 's ?", "wie geht's?"),
        ("10 % und 3 – 4", "10 % und 3 – 4"),
        ("z. B. so", "z. B. so"),
        ("Ende ...", "Ende..."),
        ("", ""),
    ],
)
def test_text(tokens: str, text: str) -> None:
    assert detokenise(tokens.split())[0] == text


TOKENS = st.lists(st.text(st.sampled_from("abÄж.,;:!?()\"„“”«»'’…-%1"), min_size=1, max_size=5), max_size=12)


@given(TOKENS)
def test_spans_are_the_tokens_with_at_most_a_blank_between_them(tokens: list[str]) -> None:
    text, spans = detokenise(tokens)
    assert [text[start:end] for start, end in spans] == tokens
    assert all(text[left[1] : right[0]] in ("", " ") for left, right in pairwise(spans))
    assert "".join(text.split(" ")) == "".join(tokens)
    assert text == text.strip()


@given(st.text(max_size=40))
def test_tokens_of_running_text_rise_and_leave_out_blanks_only(text: str) -> None:
    spans = tokenise(text)
    covered = {offset for start, end in spans for offset in range(start, end)}
    assert all(left[1] <= right[0] for left, right in pairwise(spans))
    assert all(text[offset].isspace() for offset in set(range(len(text))) - covered)
