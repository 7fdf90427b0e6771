"""Told words in German: closed classes and forms that leave no choice say what belongs together.

*Jeder Morgen* before *trinke ich* is no subject, *einen Lehrer* behind *er ist* no predicate, and of *das gehört mein
Bruder* neither part is a dative. What is wrong so is joined by relations of nothing but errors.
"""

from __future__ import annotations

from lambre_core.findings.readings import Readings
from lambre_core.findings.told import german_arguments as arguments
from lambre_core.findings.told import german_attributes as attributes
from lambre_core.findings.told import german_futures as futures
from lambre_core.findings.told import german_letters as letters
from lambre_core.findings.told import german_objects as objects
from lambre_core.findings.told import german_oblique_subjects as obliques
from lambre_core.findings.told import german_passives as passives
from lambre_core.findings.told import german_polite as polite
from lambre_core.findings.told import german_subjects as subjects
from lambre_core.findings.told import german_subordinates as subordinates
from lambre_core.findings.told.clauses import clauses
from lambre_core.findings.told.german_relatives import with_relative_clauses
from lambre_core.findings.told.german_that import that_in
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "de"


def with_told_words(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with words that surely belong together joined.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = that_in(sentence, readings)
    for clause in clauses(sentence):
        changed.update(subjects.several_addressed_in(clause, readings))
        changed.update(subjects.several_in(clause, sentence, readings))
        changed.update(subjects.nobody_in(clause, readings))
        changed.update(subjects.polite_in(clause))
        changed.update(subjects.behind_es_in(clause, readings))
        changed.update(subjects.some_of_them_in(clause, readings))
        changed.update(subjects.happened_in(clause, readings))
        changed.update(obliques.oblique_in(clause, readings))
        changed.update(subjects.together_in(clause, sentence, readings))
        changed.update(subjects.completed_in(clause, readings))
        changed.update(passives.done_to_in(clause, sentence, readings))
        changed.update(subordinates.only_noun_in(clause, sentence, readings))
        changed.update(attributes.bare_in(clause, readings))
        changed.update(attributes.several_in(clause, readings))
        changed.update(attributes.misdeclined_in(clause, readings))
        changed.update(attributes.counted_in(clause, readings))
        changed.update(arguments.when_in(clause, readings))
        changed.update(arguments.what_it_is_in(clause, readings))
        changed.update(arguments.compared_in(clause, sentence))
        changed.update(arguments.phrase_compared_in(clause, sentence, readings))
        changed.update(arguments.known_as_in(clause, sentence, readings))
        changed.update(arguments.object_in(clause, readings))
        changed.update(arguments.object_of_infinitive_in(clause, readings))
        changed.update(objects.ordered_in(clause, readings))
        changed.update(objects.done_in_a_label(clause, sentence, readings))
        changed.update(objects.second_object_in(clause, sentence, readings))
        changed.update(objects.there_are_in(clause))
        changed.update(objects.touched_in(clause, readings))
        changed.update(arguments.sorry_in(clause))
        changed.update(arguments.served_in(clause, readings))
        changed.update(arguments.at_hand_in(clause))
        changed.update(arguments.owner_in(clause, readings))
        changed.update(arguments.how_it_goes_in(clause, readings))
        changed.update(arguments.meanwhile_in(clause, readings))
        changed.update(arguments.governed_by_nouns_in(clause, readings))
        changed.update(futures.will_be_done_in(clause, readings))
        changed.update(futures.to_be_done_in(clause, readings))
        changed.update(futures.to_do_with_prefix_in(clause, readings))
        changed.update(futures.to_do_in(clause, readings))
        changed.update(futures.asked_for_in(clause, readings))
        changed.update(letters.greeted_in(clause))
        changed.update(letters.something_in(clause, readings))
        changed.update(polite.asked_in(clause))
        changed.update(polite.if_you_in(clause, readings))
        changed.update(polite.yourself_in(clause))
        changed.update(obliques.asked_where_in(clause, readings))
        changed.update(polite.several_asked_in(clause, readings))
    return with_relative_clauses(sentence.with_tokens(changed) if changed else sentence, readings)
