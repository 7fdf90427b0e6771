"""What is remembered of a sentence, where the text around it becomes one that is written as people speak."""

from __future__ import annotations

from lambre_server.checking import Workbench
from lambre_server.configuration import InForce, ServerSettings
from lambre_server.documents import Snapshot

from lambre_core.config.settings import Settings

SENTENCE = "Koupili jsme si nový dveře."


def found(workbench: Workbench, text: str, in_force: InForce) -> list[str]:
    """The words at which something is found."""
    steps = workbench.check(Snapshot("file:///a.cs.txt", "/a.cs.txt", "text", 1, text, None), in_force)
    while True:
        try:
            next(steps)
        except StopIteration as stopped:
            return [finding.word for finding in stopped.value.findings]


def test_the_same_sentence_is_judged_anew() -> None:
    workbench, in_force = Workbench(), InForce(Settings(max_false_share=1.0), ServerSettings(), 1)
    assert found(workbench, SENTENCE, in_force) == ["nový"]
    assert found(workbench, f"{SENTENCE} Je to velkej dům s oknama.", in_force) == []
    assert found(workbench, SENTENCE, in_force) == ["nový"]
