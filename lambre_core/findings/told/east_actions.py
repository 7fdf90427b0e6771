"""Told objects of actions in Russian and Ukrainian: what is deleted, loaded or set up is a genitive behind that noun.

*Удаление файлу может занять время*, *настройка сервер завершена*: a parser that has seen correct text alone takes a
dative for a receiver and a nominative for a name. But such an action has no receiver, and what is said behind the two
is said of the action.
"""

from __future__ import annotations

import re

from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import Clause, lower
from lambre_core.findings.told.east_words import cases_owned, is_plain_noun
from lambre_core.findings.told.relations import OWNING, TOLD_RELATIONS, as_told
from lambre_core.treebank.feats import is_of_persons
from lambre_core.treebank.tree import Token

DIRECT, GIVEN = frozenset({"Nom", "Acc", "Voc"}), frozenset({"Dat", "Loc"})
NEUTER = frozenset({"Neut"})

ACTION = re.compile(
    "(?:удалени|обновлени|открыти|закрыти|сохранени|изменени|создани|скачивани|копировани|перемещени|добавлени|"
    "редактировани|сканировани|переименовани|шифровани|восстановлени|отображени)е|"
    "(?:загрузк|настройк|установк|проверк|остановк|очистк|сортировк|обработк|распаковк)а|выбор|просмотр|запуск|импорт|"
    "экспорт|"
    "(?:видаленн|завантаженн|налаштуванн|встановленн|оновленн|відкритт|закритт|збереженн|створенн|копіюванн|переміщенн|"
    "додаванн|редагуванн|скануванн|перейменуванн|шифруванн|відновленн|очищенн|сортуванн)я|(?:перевірк|зупинк|обробк)а|"
    "вибір|перегляд|імпорт|експорт"
)
"""Nouns for what a program does to things."""
LASTING = re.compile("мож|займ|заним|дл[ия]|трива|потребу|требу|нача|почал|почин|заверш|закінч|заним|прош[лё]|пройш")
"""Beginnings of verbs that are said of actions."""
BEFORE = frozenset("не уже вже ещё еще ще успішно успешно автоматически автоматично было було была була".split())


def done_to_thing_in(clause: Clause, readings: Readings) -> dict[int, Token]:
    """A thing in the dative, or in the nominative or accusative alone, right behind an action that opens the sentence
    and is what the verb or participle behind is said of, joined."""
    action, *rest = clause.words
    if action.id != 1 or action.upos != "NOUN" or ACTION.fullmatch(lower(action)) is None or not rest:
        return {}
    noun, said = rest[0], next((word for word in rest[1:] if lower(word) not in BEFORE), None)
    if noun.id != 2 or not is_plain_noun(noun) or is_of_persons(noun.feats) or noun.deprel in TOLD_RELATIONS:
        return {}
    cases = cases_owned(noun, readings)
    if said is None or said.upos not in {"VERB", "AUX", "ADJ"} or not cases:
        return {}
    if not (cases <= GIVEN or (cases <= DIRECT and is_said_of_the_first(action, noun, said, readings))):
        return {}
    return {
        action.id: as_told(action, "NOUN", {}, None),
        noun.id: as_told(noun, "NOUN", {"Case": cases}, (action.id, OWNING)),
    }


def is_said_of_the_first(action: Token, noun: Token, said: Token, readings: Readings) -> bool:
    """Whether a verb or participle shows the gender of the first of two nouns and not of the second, or is one that
    tells how long an action lasts."""
    gender = said.feats.get("Gender", frozenset())
    genders = [one.feats.get("Gender", frozenset()) for one in known_as(lower(noun), "NOUN", readings)]
    own = action.feats.get("Gender", NEUTER)
    shown = bool(gender) and not gender.isdisjoint(own) and all(gender.isdisjoint(one) for one in genders)
    return shown or LASTING.match(lower(said)) is not None
