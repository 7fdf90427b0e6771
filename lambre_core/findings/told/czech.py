"""Told words in Czech: closed classes and unmistakable forms leave no choice of what belongs together.

*Já* and the only verb of its clause, a numeral and the noun right behind it, *můžete* and the verb that it wants belong
together, whatever the parser, which the clash confuses, makes of them. So do a verb that has no object and the only
noun beside it: *na silnici vyběhl jelena* has no other subject. What has been found so is judged by rules on relations
of its own, and no doubt is asked.
"""

from __future__ import annotations

from lambre_core.findings.readings import Readings
from lambre_core.findings.told.clauses import clauses
from lambre_core.findings.told.czech_amounts import few_in, of_many_in, one_in, one_of_in
from lambre_core.findings.told.czech_arguments import (
    asked_in,
    governed_in,
    month_in,
    named_in,
    on_somebody_in,
    receiver_in,
    reflexive_in,
)
from lambre_core.findings.told.czech_letters import letters_in
from lambre_core.findings.told.czech_means import by_what_in, pleased_in
from lambre_core.findings.told.czech_negation import denied_in
from lambre_core.findings.told.czech_numerals import counted_in, part_of_in
from lambre_core.findings.told.czech_objects import event_in, objects_in
from lambre_core.findings.told.czech_pairs import pairs_in
from lambre_core.findings.told.czech_plurals import behind_in, containing_in, in_digits_in, persons_in, things_in
from lambre_core.findings.told.czech_possessives import whose_in
from lambre_core.findings.told.czech_predicates import (
    by_oneself_in,
    compared_in,
    much_in,
    of_several_in,
    passive_in,
    predicates_in,
    shared_noun_in,
    to_be_done_in,
    what_he_became_in,
    what_he_wants_to_be_in,
    what_it_is_in,
)
from lambre_core.findings.told.czech_speakers import anybody_in, relatives_in, speaker_in, with_me_in
from lambre_core.findings.told.czech_states import aged_in, gladly_in, remaining_in, something_in, than_in
from lambre_core.findings.told.czech_subjects import hurting_in, several_in, subject_in, women_in
from lambre_core.findings.told.czech_times import ago_in, date_in, half_in, when_in
from lambre_core.findings.told.czech_verbs import (
    auxiliary_in,
    complement_in,
    conditional_in,
    future_in,
    going_in,
    later_in,
    needed_in,
    order_in,
    ours_in,
    two_orders_in,
)
from lambre_core.treebank.tree import Sentence, Token

LANGUAGE = "cs"


def with_told_words(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with words that surely belong together joined.

    Args:
        readings: of words out of context.
    """
    if language != LANGUAGE:
        return sentence
    sentence = sentence.with_tokens(relatives_in(sentence))
    changed: dict[int, Token] = {}
    before: tuple[Token, ...] = ()
    for clause in clauses(sentence):
        changed.update(speaker_in(clause))
        changed.update(anybody_in(clause))
        changed.update(auxiliary_in(clause))
        changed.update(complement_in(clause, sentence))
        changed.update(future_in(clause))
        changed.update(going_in(clause))
        changed.update(needed_in(clause, readings))
        changed.update(ours_in(clause))
        changed.update(counted_in(clause, sentence, readings))
        changed.update(reflexive_in(clause, sentence, readings))
        changed.update(subject_in(clause, sentence, readings))
        changed.update(several_in(clause, sentence, readings))
        changed.update(persons_in(clause, sentence, readings))
        changed.update(things_in(clause, sentence, readings))
        changed.update(in_digits_in(clause, readings))
        changed.update(objects_in(clause, readings))
        changed.update(event_in(clause))
        changed.update(governed_in(clause, readings))
        changed.update(receiver_in(clause, readings))
        changed.update(part_of_in(clause, readings))
        changed.update(what_it_is_in(clause, readings))
        changed.update(what_he_became_in(clause, readings))
        changed.update(on_somebody_in(clause, readings))
        changed.update(later_in(clause))
        changed.update(conditional_in(clause))
        changed.update(order_in(clause))
        changed.update(hurting_in(clause, readings))
        changed.update(month_in(clause))
        changed.update(what_he_wants_to_be_in(clause, readings))
        changed.update(passive_in(clause))
        changed.update(of_several_in(clause, readings))
        changed.update(to_be_done_in(clause))
        changed.update(whose_in(clause, readings))
        changed.update(women_in(clause, sentence, readings))
        changed.update(much_in(clause))
        changed.update(by_oneself_in(clause))
        changed.update(denied_in(clause))
        changed.update(when_in(clause))
        changed.update(half_in(clause, readings))
        changed.update(ago_in(clause))
        changed.update(few_in(clause, readings))
        changed.update(one_in(clause, readings))
        changed.update(of_many_in(clause, readings))
        changed.update(behind_in(clause, readings))
        changed.update(containing_in(clause, readings))
        changed.update(gladly_in(clause, sentence, readings))
        changed.update(remaining_in(clause, sentence, readings))
        changed.update(something_in(clause))
        changed.update(than_in(clause, before))
        changed.update(aged_in(clause))
        changed.update(by_what_in(clause, readings))
        changed.update(pleased_in(clause, readings))
        before = clause.words
    changed.update(date_in(sentence))
    changed.update(letters_in(sentence))
    changed.update(one_of_in(sentence, readings))
    changed.update(two_orders_in(sentence))
    changed.update(pairs_in(sentence, readings))
    changed.update(with_me_in(sentence))
    changed.update(asked_in(sentence))
    changed.update(named_in(sentence))
    changed.update(predicates_in(sentence))
    changed.update(shared_noun_in(sentence, readings))
    changed.update(compared_in(sentence, readings))
    return sentence.with_tokens(changed) if changed else sentence
