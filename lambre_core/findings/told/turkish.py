"""Turkish words that belong together by what they are, whatever a parser makes of them."""

from __future__ import annotations

from lambre_core.findings.told.definites import with_told_definites
from lambre_core.findings.told.government import with_told_government
from lambre_core.findings.told.objects import with_told_objects
from lambre_core.findings.told.owners import with_told_owners
from lambre_core.findings.told.passives import with_told_passives
from lambre_core.findings.told.persons import with_told_persons
from lambre_core.findings.told.subjects import with_told_subjects
from lambre_core.findings.told.turkish_denials import with_told_denials
from lambre_core.findings.told.turkish_events import with_told_events
from lambre_core.findings.told.turkish_having import with_told_having
from lambre_core.findings.told.turkish_needs import with_nouns_of_actions, with_told_needs
from lambre_core.findings.told.turkish_nouns import with_told_nouns
from lambre_core.findings.told.turkish_phrases import with_told_phrases
from lambre_core.findings.told.turkish_places import with_told_places
from lambre_core.findings.told.turkish_selves import with_told_selves
from lambre_core.findings.told.turkish_several import with_told_several
from lambre_core.findings.told.turkish_tenses import with_told_tenses
from lambre_core.treebank.tree import Sentence


def with_told_words(sentence: Sentence, language: str) -> Sentence:
    """The sentence with such words joined, each kind after the other; the same object in another language."""
    for joined in (
        with_nouns_of_actions,
        with_told_subjects,
        with_told_objects,
        with_told_owners,
        with_told_government,
        with_told_definites,
        with_told_passives,
        with_told_persons,
        with_told_denials,
        with_told_nouns,
        with_told_selves,
        with_told_events,
        with_told_having,
        with_told_places,
        with_told_tenses,
        with_told_needs,
        with_told_phrases,
        with_told_several,
    ):
        sentence = joined(sentence, language)
    return sentence
