"""Doubts that machine-translated manuals raise in German and Slavic, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.adpositions import is_an_adverb
from lambre_core.findings.doubts.clauses import is_behind_a_dash
from lambre_core.findings.doubts.czech import (
    agrees_with_the_nearest,
    goes_with_a_noun_behind_a_foreign_one,
    has_no_ending_of_an_adjective,
    is_a_noun_beside_to_be,
    is_besides_that,
    is_the_subject_before_an_object,
    is_what_somebody_has_done,
)
from lambre_core.findings.doubts.determiners import is_joined_by_hyphen
from lambre_core.findings.doubts.german_nouns import ends_in_a_foreign_plural, stands_apart_from_the_noun
from lambre_core.findings.doubts.german_phrases import (
    do_it_themselves,
    goes_with_all_of_them,
    have_it_themselves,
    is_a_noun_in_a_name,
    is_an_adjective_in_small_letters,
    is_an_english_as,
    is_calculated,
    is_most_of_all,
    is_part_of_a_name,
    is_part_of_something,
    is_set_beside_its_like,
    share_the_end_of_a_verb,
)
from lambre_core.findings.doubts.manuals import is_of_the_noun_behind_a_title
from lambre_core.findings.doubts.nominalised import is_behind_a_dash_or_quote
from lambre_core.findings.doubts.site import Site, SiteDoubt
from lambre_core.findings.doubts.slavic import (
    is_a_circle,
    is_a_colour_by_itself,
    is_a_language_by_itself,
    is_a_noun_of_that_form,
    is_added_to_another,
    is_governed_without_a_noun,
    is_of_a_noun_left_out,
    is_said_of_what_follows,
)
from lambre_core.findings.doubts.subjects_or_objects import is_perhaps_a_relative_object
from lambre_core.findings.doubts.transitivity import is_object_clause
from lambre_core.findings.doubts.verbs import agrees_with_a_nearer_verb, shares_its_first_place
from lambre_core.findings.explaining import Edge
from lambre_core.lexicon.reading import Reading
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Sentence, Token

MakeSentence = Callable[..., Sentence]

PLURAL, SINGULAR = "Number=Plur|VerbForm=Fin", "Number=Sing|VerbForm=Fin"
FEM, MASC = "Case=Gen|Gender=Fem|Number=Sing", "Case=Gen|Gender=Masc|Number=Sing"
IN_LOC = "в ADP 0 root Case=Loc"

ROWS: tuple[tuple[str, SiteDoubt, Edge, str, bool], ...] = (
    # hat uns am schnellsten Antworten gegeben; am letzten Tagen
    (
        "de",
        is_most_of_all,
        (2, 4),
        "an ADP 0 root _; dem DET 4 det Number=Sing; schnellsten ADJ 4 mod _; Antworten NOUN 1 comp:obj Number=Plur",
        True,
    ),
    (
        "de",
        is_most_of_all,
        (2, 4),
        "an ADP 0 root _; dem DET 4 det Number=Sing; letzten ADJ 4 mod _; Antworten NOUN 1 comp:obj Number=Plur",
        False,
    ),
    # die Bilder haben alle verschiedene Farben; alle verschiedene Farben sind schön
    (
        "de",
        goes_with_all_of_them,
        (4, 5),
        f"Bilder NOUN 2 subj _; haben VERB 0 root {PLURAL}; alle DET 5 det _; neue ADJ 5 mod _; "
        "Farben NOUN 2 comp:obj _",
        True,
    ),
    (
        "de",
        goes_with_all_of_them,
        (2, 3),
        f"alle DET 3 det _; neue ADJ 3 mod _; Farben NOUN 4 subj _; sind AUX 0 root {PLURAL}",
        False,
    ),
    # reifer gegenüber unreifer Äpfel; reife gegenüber unreifer Äpfel
    (
        "de",
        is_set_beside_its_like,
        (4, 2),
        "reifer ADJ 4 mod _; gegenüber ADP 0 root _; unreifer ADJ 4 mod _; Äpfel NOUN 2 comp:obj _",
        True,
    ),
    (
        "de",
        is_set_beside_its_like,
        (4, 2),
        "reife ADJ 4 mod _; gegenüber ADP 0 root _; unreifer ADJ 4 mod _; Äpfel NOUN 2 comp:obj _",
        False,
    ),
    # Base Hat anschließen; gestern hat anschließen
    ("de", is_a_noun_in_a_name, (3, 2), "Base PROPN 2 subj _; Hat AUX 0 root _; anschließen VERB 2 comp:aux _", True),
    ("de", is_a_noun_in_a_name, (3, 2), "Base PROPN 2 subj _; hat AUX 0 root _; anschließen VERB 2 comp:aux _", False),
    # Smart Speakers haben; Peter Müller haben
    (
        "de",
        ends_in_a_foreign_plural,
        (1, 3),
        f"Smart PROPN 3 subj _; Speakers PROPN 1 flat _; haben AUX 0 root {PLURAL}",
        True,
    ),
    (
        "de",
        ends_in_a_foreign_plural,
        (1, 3),
        f"Peter PROPN 3 subj _; Müller PROPN 1 flat _; haben AUX 0 root {PLURAL}",
        False,
    ),
    # das das System prüft finden; das das System prüft, finden
    (
        "de",
        agrees_with_a_nearer_verb,
        (1, 4),
        f"das PRON 4 subj Number=Sing; System NOUN 3 comp:obj _; prüft VERB 4 mod {SINGULAR}; "
        f"finden VERB 0 root {PLURAL}",
        True,
    ),
    (
        "de",
        agrees_with_a_nearer_verb,
        (1, 5),
        f"das PRON 5 subj Number=Sing; System NOUN 3 comp:obj _; prüft VERB 5 mod {SINGULAR}; , PUNCT 3 punct _; "
        f"finden VERB 0 root {PLURAL}",
        False,
    ),
    # der Mann lebt hier und sprechen Sprachen; hier lebt der Mann und sprechen Leute
    (
        "de",
        shares_its_first_place,
        (5, 3),
        f"der DET 2 det _; Mann NOUN 3 subj _; lebt VERB 0 root {SINGULAR}; und CCONJ 5 cc _; "
        f"sprechen VERB 3 conj:coord {PLURAL}; Sprachen NOUN 5 subj _",
        True,
    ),
    (
        "de",
        shares_its_first_place,
        (5, 2),
        f"hier ADV 2 mod _; lebt VERB 0 root {SINGULAR}; Mann NOUN 2 subj _; und CCONJ 5 cc _; "
        f"sprechen VERB 2 conj:coord {PLURAL}; Leute NOUN 5 subj _",
        False,
    ),
    # в английском идиома; в английском идиоме
    (
        "ru",
        is_a_language_by_itself,
        (3, 1),
        f"{IN_LOC}; английском ADJ 3 mod Case=Loc; идиома NOUN 1 comp:obj Case=Nom",
        True,
    ),
    (
        "ru",
        is_a_language_by_itself,
        (2, 3),
        f"{IN_LOC}; английском ADJ 3 mod Case=Loc; идиома NOUN 1 comp:obj Case=Nom",
        True,
    ),
    (
        "ru",
        is_a_language_by_itself,
        (3, 1),
        f"{IN_LOC}; простом ADJ 3 mod Case=Loc; идиома NOUN 1 comp:obj Case=Nom",
        False,
    ),
    # баланс белого плёнки; цвет новой камеры
    (
        "ru",
        is_a_colour_by_itself,
        (2, 3),
        f"баланс NOUN 0 root _; белого ADJ 3 mod {MASC}; камеры NOUN 1 mod {FEM}",
        True,
    ),
    (
        "ru",
        is_a_colour_by_itself,
        (2, 3),
        f"баланс NOUN 0 root _; нового ADJ 3 mod {MASC}; камеры NOUN 1 mod {FEM}",
        False,
    ),
    ("uk", is_a_colour_by_itself, (1, 2), f"білого ADJ 2 mod {MASC}; камери NOUN 0 root {FEM}", False),
    # коло діаметром; коло річка
    ("uk", is_a_circle, (2, 1), "коло ADP 0 root Case=Gen; діаметром NOUN 1 comp:obj Case=Ins", True),
    ("uk", is_a_circle, (2, 1), "коло ADP 0 root Case=Gen; річка NOUN 1 comp:obj Case=Nom", False),
    # скан, обнаружено: ошибка; ошибка обнаружено
    (
        "ru",
        is_said_of_what_follows,
        (1, 3),
        "скан NOUN 3 subj@pass Gender=Masc; , PUNCT 1 punct _; найдено VERB 0 root Gender=Neut|VerbForm=Part; "
        ": PUNCT 3 punct _",
        True,
    ),
    # битые ссылки: найдено две
    (
        "ru",
        is_said_of_what_follows,
        (1, 3),
        "ссылки NOUN 3 subj@pass Number=Plur; : PUNCT 1 punct _; найдено VERB 0 root Gender=Neut|VerbForm=Part",
        True,
    ),
    (
        "ru",
        is_said_of_what_follows,
        (1, 2),
        "скан NOUN 2 subj@pass Gender=Masc; найдено VERB 0 root Gender=Neut|VerbForm=Part; : PUNCT 2 punct _",
        False,
    ),
    # обычный + новую модель; обычный и новую модель
    (
        "ru",
        is_added_to_another,
        (1, 4),
        "обычный ADJ 4 mod Gender=Masc; + CCONJ 3 cc _; новую ADJ 1 conj:coord Gender=Fem; "
        "модель NOUN 0 root Gender=Fem",
        True,
    ),
    (
        "ru",
        is_added_to_another,
        (1, 4),
        "обычный ADJ 4 mod Gender=Masc; и CCONJ 3 cc _; новую ADJ 1 conj:coord Gender=Fem; "
        "модель NOUN 0 root Gender=Fem",
        False,
    ),
    # создан файл - Новое руководство; создан - руководство
    (
        "ru",
        is_behind_a_dash,
        (4, 1),
        "создан VERB 0 root Gender=Masc; - PUNCT 4 punct _; Новое ADJ 4 mod _; руководство NOUN 1 subj Gender=Neut",
        True,
    ),
    (
        "ru",
        is_behind_a_dash,
        (3, 1),
        "создан VERB 0 root Gender=Masc; - PUNCT 3 punct _; руководство NOUN 1 subj Gender=Neut",
        False,
    ),
    # ten prvky vykreslí; ten prvky má
    (
        "cs",
        is_the_subject_before_an_object,
        (1, 2),
        "ten DET 2 det Number=Sing; prvky NOUN 3 subj Case=Acc|Number=Plur; vykreslí VERB 0 root Number=Sing",
        True,
    ),
    (
        "cs",
        is_the_subject_before_an_object,
        (1, 2),
        "ten DET 2 det Number=Sing; prvky NOUN 3 subj Case=Acc|Number=Plur; kreslí VERB 0 root Number=Plur",
        False,
    ),
    # své event handlery; své element je
    (
        "cs",
        goes_with_a_noun_behind_a_foreign_one,
        (1, 2),
        "své DET 2 det Number=Plur; element NOUN 0 root Number=Sing; handlery NOUN 2 mod Number=Plur",
        True,
    ),
    (
        "cs",
        goes_with_a_noun_behind_a_foreign_one,
        (1, 2),
        "své DET 2 det Number=Plur; element NOUN 3 subj Number=Sing; je AUX 0 root Number=Sing",
        False,
    ),
    # watch režim; nový režim
    ("cs", has_no_ending_of_an_adjective, (1, 2), "watch ADJ 2 mod Number=Plur; režim NOUN 0 root Number=Sing", True),
    ("cs", has_no_ending_of_an_adjective, (1, 2), "nových ADJ 2 mod Number=Plur; režim NOUN 0 root Number=Sing", False),
    (
        "cs",
        has_no_ending_of_an_adjective,
        (1, 2),
        "hezkej ADJ 2 mod Number=Plur; režim NOUN 0 root Number=Sing",
        False,
    ),
    # soubor, který má vlákno otevřený; soubor, který vidí vlákno otevřený
    (
        "cs",
        is_what_somebody_has_done,
        (3, 2),
        "mít VERB 0 root _; vlákno NOUN 1 comp:obj Gender=Neut; otevřený ADJ 2 mod Gender=Masc|VerbForm=Part",
        True,
    ),
    (
        "cs",
        is_what_somebody_has_done,
        (3, 2),
        "vidět VERB 0 root _; vlákno NOUN 1 comp:obj Gender=Neut; otevřený ADJ 2 mod Gender=Masc|VerbForm=Part",
        False,
    ),
    # byl program nebo metoda dostupná; byl program dostupná
    (
        "cs",
        agrees_with_the_nearest,
        (5, 1),
        "byl AUX 0 root Gender=Masc; program NOUN 1 subj Gender=Masc; nebo CCONJ 4 cc _; "
        "metoda NOUN 2 conj:coord Gender=Fem; dostupná ADJ 1 comp:pred Gender=Fem",
        True,
    ),
    (
        "cs",
        agrees_with_the_nearest,
        (3, 1),
        "byl AUX 0 root Gender=Masc; program NOUN 1 subj Gender=Masc; dostupná ADJ 1 comp:pred Gender=Fem",
        False,
    ),
    # bez toho značky nefungují; žije bez toho značky
    (
        "cs",
        is_besides_that,
        (2, 3),
        "bez ADP 4 udep Case=Gen; toho DET 3 det Gender=Neut; značky NOUN 1 comp:obj Case=Nom|Gender=Fem; "
        "nefungují VERB 0 root _",
        True,
    ),
    (
        "cs",
        is_besides_that,
        (2, 3),
        "bez ADP 4 udep Case=Gen; té DET 3 det Gender=Neut; značky NOUN 1 comp:obj Case=Nom|Gender=Fem; "
        "nefungují VERB 0 root _",
        False,
    ),
    # při «přísném» hledání; při přísném hledání
    (
        "cs",
        is_behind_a_dash_or_quote,
        (3, 5),
        "při ADP 5 udep _; « PUNCT 3 punct _; přísném ADJ 5 mod _; » PUNCT 3 punct _; hledání NOUN 0 root _",
        True,
    ),
    ("cs", is_behind_a_dash_or_quote, (2, 3), "při ADP 3 udep _; přísném ADJ 3 mod _; hledání NOUN 0 root _", False),
    # версия вместо загруженной; версия с загруженной
    (
        "ru",
        is_governed_without_a_noun,
        (3, 1),
        "версия NOUN 0 root Case=Nom; вместо ADP 1 udep Case=Gen; загруженной VERB 1 mod Case=Gen",
        True,
    ),
    (
        "ru",
        is_governed_without_a_noun,
        (3, 1),
        "версия NOUN 0 root Case=Nom; с ADP 1 udep Case=Ins; загруженной VERB 1 mod Case=Gen",
        False,
    ),
    # в этой и соседних комнатах; в этой и главах
    (
        "ru",
        is_of_a_noun_left_out,
        (1, 4),
        "этой DET 4 det Case=Loc|Number=Sing; и CCONJ 3 cc _; других ADJ 4 mod _; "
        "главах NOUN 0 root Case=Loc|Number=Plur",
        True,
    ),
    (
        "ru",
        is_of_a_noun_left_out,
        (1, 3),
        "этой DET 3 det Case=Loc|Number=Sing; и CCONJ 3 cc _; главах NOUN 0 root Case=Loc|Number=Plur",
        False,
    ),
    # внутри этим занимается; внутри домом
    (
        "ru",
        is_an_adverb,
        (2, 1),
        "внутри ADP 3 udep Case=Gen; этим PRON 1 comp:obj Case=Ins; занимается VERB 0 root _",
        True,
    ),
    (
        "ru",
        is_an_adverb,
        (2, 1),
        "внутри ADP 3 udep Case=Gen; домом NOUN 1 comp:obj Case=Ins; занимается VERB 0 root _",
        False,
    ),
    # параметры, которые подставляет; люди, которые подставляет
    (
        "ru",
        is_perhaps_a_relative_object,
        (2, 3),
        "параметры NOUN 0 root Animacy=Inan; которые PRON 3 subj Case=Acc|Number=Plur|PronType=Rel; "
        "подставляет VERB 1 mod@relcl Number=Sing|Person=3",
        True,
    ),
    (
        "ru",
        is_perhaps_a_relative_object,
        (2, 3),
        "люди NOUN 0 root Animacy=Anim; которые PRON 3 subj Case=Acc|Number=Plur|PronType=Rel; "
        "подставляет VERB 1 mod@relcl Number=Sing|Person=3",
        False,
    ),
    # файл, который хотите менять; файл, который хотите; файл, который пользуетесь
    (
        "ru",
        is_perhaps_a_relative_object,
        (2, 3),
        "файл NOUN 0 root Animacy=Inan; который PRON 3 subj Case=Acc|Number=Sing|PronType=Rel; "
        "хотите VERB 1 mod@relcl Number=Plur|Person=2; менять VERB 3 comp:obj VerbForm=Inf",
        True,
    ),
    (
        "ru",
        is_perhaps_a_relative_object,
        (2, 3),
        "файл NOUN 0 root Animacy=Inan; который PRON 3 subj Case=Acc|Number=Sing|PronType=Rel; "
        "хотите VERB 1 mod@relcl Number=Plur|Person=2",
        True,
    ),
    (
        "ru",
        is_perhaps_a_relative_object,
        (2, 3),
        "файл NOUN 0 root Animacy=Inan; который PRON 3 subj Case=Acc|Number=Sing|PronType=Rel; "
        "пользуетесь VERB 1 mod@relcl Number=Plur|Person=2",
        False,
    ),
    # ein- und ausblendet; ein und ausblendet
    (
        "de",
        share_the_end_of_a_verb,
        (3, 1),
        "ein- ADV 0 root _; und CCONJ 3 cc _; blendet VERB 1 conj:coord _",
        True,
    ),
    (
        "de",
        share_the_end_of_a_verb,
        (3, 1),
        "ein ADV 0 root _; und CCONJ 3 cc _; blendet VERB 1 conj:coord _",
        False,
    ),
    # die späteren Vorrang haben; der spätere Vorrang haben
    (
        "de",
        have_it_themselves,
        (3, 4),
        f"die DET 3 det _; späteren ADJ 3 mod _; Vorrang NOUN 4 subj Number=Sing; haben VERB 0 root {PLURAL}",
        True,
    ),
    (
        "de",
        have_it_themselves,
        (3, 4),
        f"der DET 3 det _; spätere ADJ 3 mod _; Vorrang NOUN 4 subj Number=Sing; haben VERB 0 root {PLURAL}",
        False,
    ),
    # definieren diese gleiche Namen; ich sehe diese gleiche Namen
    (
        "de",
        do_it_themselves,
        (3, 4),
        f"nutzen VERB 0 root {PLURAL}; diese DET 4 det _; gleiche ADJ 4 mod _; Namen NOUN 1 comp:obj Number=Plur",
        True,
    ),
    (
        "de",
        do_it_themselves,
        (4, 5),
        f"wir PRON 2 subj _; nutzen VERB 0 root {PLURAL}; diese DET 5 det _; gleiche ADJ 5 mod _; "
        "Namen NOUN 2 comp:obj Number=Plur",
        False,
    ),
    # die Raten multipliziert mit; die Raten multipliziert er
    ("de", is_calculated, (1, 2), "Raten NOUN 2 subj _; multipliziert VERB 0 root _; mit ADP 2 udep _", True),
    ("de", is_calculated, (1, 2), "Raten NOUN 2 subj _; multipliziert VERB 0 root _; er PRON 2 subj _", False),
    # dann muss diese Teil der Gruppe sein; diese Teil ist rot
    (
        "de",
        is_part_of_something,
        (2, 3),
        "muss AUX 0 root _; diese DET 3 det _; Teil NOUN 1 subj _; der DET 5 det _; Gruppe NOUN 3 mod _; "
        "sein AUX 1 comp:aux _",
        True,
    ),
    (
        "de",
        is_part_of_something,
        (1, 2),
        "diese DET 2 det _; Teil NOUN 3 subj _; ist AUX 0 root _; rot ADJ 3 comp:pred _",
        False,
    ),
    # sie wurden beide erfolgreich Gruppen zugeordnet; beide neuen Gruppen
    (
        "de",
        stands_apart_from_the_noun,
        (1, 3),
        "beide DET 3 det _; erfolgreich ADJ 3 mod _; Gruppen NOUN 0 root Case=Dat",
        True,
    ),
    (
        "de",
        stands_apart_from_the_noun,
        (1, 3),
        "beide DET 3 det _; neuen ADJ 3 mod _; Gruppen NOUN 0 root Case=Dat",
        False,
    ),
    # der Finanzen und Handel-Abteilung; der Finanzen und Handel
    (
        "de",
        is_of_the_noun_behind_a_title,
        (1, 2),
        "der DET 2 det Case=Dat|Number=Sing; Finanzen NOUN 0 root Number=Plur; und CCONJ 6 cc _; "
        "Handel NOUN 6 compound _; - PUNCT 4 punct _; Abteilung NOUN 2 conj:coord Case=Dat|Number=Sing",
        True,
    ),
    (
        "de",
        is_of_the_noun_behind_a_title,
        (1, 2),
        "der DET 2 det Case=Dat|Number=Sing; Finanzen NOUN 0 root Number=Plur; und CCONJ 4 cc _; "
        "Handel NOUN 2 conj:coord Number=Sing",
        False,
    ),
    # к новым AI-моделям, a name; к новым моделям
    ("ru", is_joined_by_hyphen, (1, 2), "новым ADJ 2 mod Case=Ins; AI-моделям PROPN 0 root Case=Dat", True),
    ("ru", is_joined_by_hyphen, (1, 2), "новым ADJ 2 mod Case=Ins; моделям PROPN 0 root Case=Dat", False),
)


@pytest.mark.parametrize(("language", "doubt", "edge", "words", "expected"), ROWS)
def test_doubts(
    make_sentence: MakeSentence, language: str, doubt: SiteDoubt, edge: Edge, words: str, expected: bool
) -> None:
    sentence = make_sentence(*words.split("; "))
    found = doubtful_edges(sentence, {edge: []}, tagger_readings, language != "de", language, doubts=[doubt])
    assert found == ({edge} if expected else set())


@pytest.mark.parametrize(("feats", "expected"), [("Case=Gen|Number=Plur", True), ("Case=Gen|Number=Sing", False)])
def test_nouns_that_the_tagger_takes_for_pronouns(make_sentence: MakeSentence, feats: str, expected: bool) -> None:
    def readings(token: Token) -> tuple[Reading, ...]:
        noun = Reading("тема", "NOUN", parse_feats(feats))
        return (noun, *tagger_readings(token)) if token.form == "тем" else tagger_readings(token)

    sentence = make_sentence("для ADP 0 root Case=Gen", "тем PRON 1 comp:obj Case=Ins")
    found = doubtful_edges(sentence, {(2, 1): []}, readings, True, "ru", doubts=[is_a_noun_of_that_form])
    assert found == ({(2, 1)} if expected else set())


@pytest.mark.parametrize(("conjunction", "expected"), [("že", True), ("aby", False)])
def test_clauses_behind_a_relative_pronoun(make_sentence: MakeSentence, conjunction: str, expected: bool) -> None:
    sentence = make_sentence(
        "který DET 2 subj Number=Sing|PronType=Rel", f"smažou VERB 0 root {PLURAL}", f"{conjunction} SCONJ 2 comp:obj _"
    )
    relative, verb, clause = sentence.tokens
    site = Site(sentence, relative, verb, {2: [relative, clause]}, tagger_readings, True, "cs")
    assert is_object_clause(clause, site) is expected


@pytest.mark.parametrize(("word", "expected"), [("a", True), ("an", False)])
def test_english_as(make_sentence: MakeSentence, word: str, expected: bool) -> None:
    plain = make_sentence(f"{word} ADP 0 root _", "das DET 3 det Gender=Neut", "Code NOUN 1 comp:obj Gender=Masc")
    sentence = plain.with_tokens({2: replace(plain.tokens[1], span=plain.tokens[0].span)})
    found = doubtful_edges(sentence, {(2, 3): []}, tagger_readings, False, "de", doubts=[is_an_english_as])
    assert found == ({(2, 3)} if expected else set())


@pytest.mark.parametrize(("known", "expected"), [("ADJ", True), ("NOUN", False)])
def test_adjectives_in_small_letters(make_sentence: MakeSentence, known: str, expected: bool) -> None:
    def readings(token: Token) -> tuple[Reading, ...]:
        return (Reading("äußere", known, {}),) if token.form == "äußere" else tagger_readings(token)

    words = ("der DET 2 det _", "äußere NOUN 0 root _", "und CCONJ 4 cc _", "innere ADJ 2 conj:coord _")
    found = doubtful_edges(
        make_sentence(*words), {(1, 2): []}, readings, False, "de", doubts=[is_an_adjective_in_small_letters]
    )
    assert found == ({(1, 2)} if expected else set())


@pytest.mark.parametrize(
    ("words", "known", "expected"),
    [
        ("mit ADP 0 root _; Frohe ADJ 3 mod _; Forms NOUN 1 comp:obj _", (), True),
        ("mit ADP 0 root _; Frohe ADJ 3 mod _; Forms NOUN 1 comp:obj _", ("Forms",), False),
        ("mit ADP 0 root _; frohe ADJ 3 mod _; Forms NOUN 1 comp:obj _", (), False),
        ("die DET 3 det _; Frohe ADJ 3 mod _; Forms NOUN 0 root _", (), False),
    ],
)
def test_names_that_begin_as_adjectives(
    make_sentence: MakeSentence, words: str, known: tuple[str, ...], expected: bool
) -> None:
    def readings(token: Token) -> tuple[Reading, ...]:
        return (Reading("form", "NOUN", {}),) if token.form in known else ()

    sentence = make_sentence(*words.split("; "))
    found = doubtful_edges(sentence, {(2, 3): []}, readings, False, "de", doubts=[is_part_of_a_name])
    assert found == ({(2, 3)} if expected else set())


@pytest.mark.parametrize(
    ("auxiliary", "known", "expected"), [("bude", "NOUN", True), ("bude", "VERB", False), ("jsem", "NOUN", False)]
)
def test_nouns_that_look_like_participles(
    make_sentence: MakeSentence, auxiliary: str, known: str, expected: bool
) -> None:
    def readings(token: Token) -> tuple[Reading, ...]:
        return (Reading("nula", known, {}),) if token.form == "nula" else ()

    sentence = make_sentence(f"{auxiliary} AUX 0 root _", "nula VERB 1 comp:aux _")
    found = doubtful_edges(sentence, {(2, 1): []}, readings, True, "cs", doubts=[is_a_noun_beside_to_be])
    assert found == ({(2, 1)} if expected else set())
