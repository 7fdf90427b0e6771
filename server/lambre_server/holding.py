"""What is held back while somebody types: findings about what is not finished yet."""

from __future__ import annotations

from lambre_core.findings.finding import Finding
from lambre_server.checked import Checked
from lambre_server.text import Places
from lambre_server.trees import passage_at


def at_caret(finding: Finding, caret: int, checked: Checked, places: Places) -> bool:
    """Whether a finding is at the word that is being typed, or in a sentence that has just no end yet.

    Args:
        caret: code-point offset in the text of the result.
        places: in that text.
    """
    spans = [places.span_of(one) for one in (finding.range, *(other.range for other in finding.related))]
    if any(start <= caret <= end for start, end in spans):
        return True
    passage = passage_at(checked, caret)
    if passage is None or not passage.span[0] <= spans[0][0] <= passage.span[1]:
        return False
    rest = checked.lines.text[caret : passage.span[1]]
    return caret >= passage.span[0] and not any(character.isalnum() for character in rest)
