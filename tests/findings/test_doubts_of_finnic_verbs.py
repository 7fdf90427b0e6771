"""Doubts about Finnish and Estonian verbs, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.finnic_infinitives import is_done_while
from lambre_core.findings.doubts.finnic_verbs import (
    anybody_does,
    brings_something,
    can_be_done_by_anybody,
    does_with_those,
    is_a_person_by_experience,
    is_a_plural_object_in_t,
    is_a_reason_to,
    is_an_infinitive_by_its_lemma,
    is_an_infinitive_in_da,
    is_asked_whether_to_do,
    is_better_done,
    is_denied_elsewhere,
    is_entrusted,
    is_made_to_do_it,
    is_no_finite_verb,
    is_no_verb_in_a_list,
    is_of_an_earlier_clause,
    is_one_at_a_time,
    is_seen_while_doing,
    is_the_weather,
    is_there,
    is_thought_to_be_so,
    is_told_to_do_with_this,
    is_wanted_of_others,
    is_what_can_be_done,
    is_what_fits_by_itself,
    is_what_must_be_done,
    is_what_one_must_choose,
    is_what_you_have,
    is_whose_work_it_is,
    may_tell_what_you_do,
    must_be_installed,
    must_not_be_done,
)
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.treebank.tree import Beliefs, Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[SiteDoubt, str, tuple[int, int], bool, str]

NOM, GEN, PAR, ADE = (f"Case={case}|Number=Sing" for case in ("Nom", "Gen", "Par", "Ade"))
PLURAL, PLURAL_PAR = (f"Case={case}|Number=Plur" for case in ("Nom", "Par"))
THIRD, THEY = (f"Number={number}|Person=3|VerbForm=Fin" for number in ("Sing", "Plur"))
YOU = "Number=Sing|Person=2|VerbForm=Fin"
INF = "VerbForm=Inf"

ROWS: tuple[Row, ...] = (
    # ne täytyy pestä; but: lapset täytyy mennä, käyttäjät täytyy vaihtaa salasana
    (
        is_what_must_be_done,
        "fi",
        (1, 2),
        True,
        f"ne PRON 2 subj {PLURAL}; täytyy AUX 0 root {THIRD}; muuntaa VERB 2 comp:aux {INF}",
    ),
    (
        is_what_must_be_done,
        "fi",
        (1, 2),
        True,
        f"vaiheet NOUN 2 subj {PLURAL}; olisi AUX 0 root {THIRD}; pitänyt VERB 2 comp:aux _; "
        f"tehdä VERB 3 comp:obj {INF}",
    ),
    (
        is_what_must_be_done,
        "fi",
        (1, 2),
        False,
        f"lapset NOUN 2 subj {PLURAL}; täytyy AUX 0 root {THIRD}; mennä VERB 2 comp:aux {INF}",
    ),
    (
        is_what_must_be_done,
        "fi",
        (1, 2),
        False,
        f"käyttäjät NOUN 2 subj {PLURAL}; täytyy AUX 0 root {THIRD}; vaihtaa VERB 2 comp:aux {INF}; "
        f"salasana NOUN 3 comp:obj {NOM}",
    ),
    # teema pohjautuen; but: teema luen
    (is_done_while, "fi", (1, 2), True, f"teema NOUN 2 subj {NOM}; pohjautuen VERB 0 root Person=1"),
    (is_done_while, "fi", (1, 2), False, f"teema NOUN 2 subj {NOM}; luen VERB 0 root Person=1"),
    # haku lisää sopivat havainnot; but: lapsi aina juoksevat
    (
        is_what_fits_by_itself,
        "fi",
        (1, 3),
        True,
        f"haku NOUN 3 subj {NOM}; lisää ADV 3 mod _; sopivat VERB 0 root {THEY}; havainnot NOUN 3 comp:obj {PLURAL}",
    ),
    (
        is_what_fits_by_itself,
        "fi",
        (1, 3),
        False,
        f"lapsi NOUN 3 subj {NOM}; aina ADV 3 mod _; juoksevat VERB 0 root {THEY}; kilpailut NOUN 3 comp:obj {PLURAL}",
    ),
    # ilmoitukset katsottaessa listaa; but: ilmoitukset heti listaa
    (
        is_seen_while_doing,
        "fi",
        (1, 3),
        True,
        f"ilmoitukset NOUN 3 subj {PLURAL}; katsottaessa VERB 3 mod _; listaa VERB 0 root {THIRD}",
    ),
    (
        is_seen_while_doing,
        "fi",
        (1, 3),
        False,
        f"ilmoitukset NOUN 3 subj {PLURAL}; heti ADV 3 mod _; listaa VERB 0 root {THIRD}",
    ),
    # eikä, jolloin ne havaittiin; but: eikä ne havaittiin
    (
        is_denied_elsewhere,
        "fi",
        (4, 5),
        True,
        f"eikä AUX 0 root Polarity=Neg; , PUNCT 5 punct _; jolloin ADV 5 mod _; ne PRON 5 comp:obj {PLURAL}; "
        "havaittiin VERB 1 comp:aux Voice=Pass",
    ),
    (
        is_denied_elsewhere,
        "fi",
        (2, 3),
        False,
        f"eikä AUX 0 root Polarity=Neg; ne PRON 3 comp:obj {PLURAL}; havaittiin VERB 1 comp:aux Voice=Pass",
    ),
    # usaldad andmed projektile; but: usaldad andmed
    (
        is_entrusted,
        "et",
        (2, 1),
        True,
        f"usaldad VERB 0 root _; andmed NOUN 1 comp:obj {PLURAL}; projektile NOUN 1 udep Case=All",
    ),
    (is_entrusted, "et", (2, 1), False, f"usaldad VERB 0 root _; andmed NOUN 1 comp:obj {PLURAL}; alati ADV 1 mod _"),
    # yhteydet tulisi sallia; but: autot tulisi kotoa
    (
        is_what_must_be_done,
        "fi",
        (1, 2),
        True,
        f"yhteydet NOUN 2 subj {PLURAL}; tulisi VERB 0 root {THIRD}; sallia NOUN 2 comp:obj Case=Par",
    ),
    (
        is_what_must_be_done,
        "fi",
        (1, 2),
        False,
        f"autot NOUN 2 subj {PLURAL}; tulisi VERB 0 root {THIRD}; kotoa ADV 2 mod _",
    ),
    # sulgemine traksid, sulud; but: lapsi traksid ja jooksid
    (
        is_no_verb_in_a_list,
        "et",
        (1, 2),
        True,
        f"sulgemine NOUN 2 subj {NOM}; traksid VERB 0 root {THEY}; , PUNCT 4 punct _; sulud NOUN 2 conj:coord {PLURAL}",
    ),
    (
        is_no_verb_in_a_list,
        "et",
        (1, 2),
        False,
        f"laps NOUN 2 subj {NOM}; hüppasid VERB 0 root {THEY}; ja CCONJ 4 cc _; jooksid VERB 2 conj:coord {THEY}",
    ),
    # avaimet saat, saate objektid; but: lapsed loed, autod teed müra
    (is_what_you_have, "fi", (1, 2), True, f"avaimet NOUN 2 subj {PLURAL}; saat VERB 0 root {YOU}"),
    (is_what_you_have, "et", (2, 1), True, f"leiad VERB 0 root {YOU}; juhised NOUN 1 subj {PLURAL}"),
    (is_what_you_have, "et", (1, 2), False, f"lapsed NOUN 2 subj {PLURAL}; loed VERB 0 root {YOU}"),
    (
        is_what_you_have,
        "et",
        (1, 2),
        False,
        f"autod NOUN 2 subj {PLURAL}; teed VERB 0 root {YOU}; müra NOUN 2 comp:obj {PAR}",
    ),
    # jotka loit; but: jotka osti
    (is_whose_work_it_is, "fi", (1, 2), True, f"jotka PRON 2 subj {PLURAL}; loit VERB 0 root {YOU}"),
    (is_whose_work_it_is, "fi", (1, 2), False, f"jotka PRON 2 subj {PLURAL}; osti VERB 0 root {THIRD}"),
    # tämä tuo kirjat; but: näki tuo tiedostot
    (
        brings_something,
        "fi",
        (2, 3),
        True,
        f"tämä PRON 3 det {NOM}; tuo PRON 3 det {NOM}; tiedostot NOUN 0 root {PLURAL}",
    ),
    (
        brings_something,
        "fi",
        (1, 3),
        True,
        f"se PRON 3 det {NOM}; tuo PRON 3 det {NOM}; tiedostot NOUN 0 root {PLURAL}",
    ),
    (
        brings_something,
        "fi",
        (2, 3),
        False,
        f"näki VERB 0 root {THIRD}; tuo PRON 3 det {NOM}; tiedostot NOUN 1 comp:obj {PLURAL}",
    ),
    # uskot löytäneesi; but: uskot löytävät
    (is_thought_to_be_so, "fi", (1, 2), True, f"uskot NOUN 2 subj {PLURAL}; löytäneesi VERB 0 root Number=Sing"),
    (is_thought_to_be_so, "fi", (1, 2), True, f"vuokraat NOUN 2 subj {PLURAL}; tarvitsemasi VERB 0 root Number=Sing"),
    (is_thought_to_be_so, "fi", (1, 2), False, f"pojat NOUN 2 subj {PLURAL}; löysi VERB 0 root {THIRD}"),
    # sisältää yksiköt; but: sisältää olut
    (is_a_plural_object_in_t, "fi", (2, 1), True, f"sisältää VERB 0 root {THIRD}; yksiköt NOUN 1 comp:obj {NOM}"),
    (is_a_plural_object_in_t, "fi", (2, 1), False, f"sisältää VERB 0 root {THIRD}; olut NOUN 1 comp:obj {NOM}"),
    # olet kokenut kehittäjä; but: olet ostanut auto
    (is_a_person_by_experience, "fi", (2, 1), True, f"kokenut VERB 0 root _; kehittäjä NOUN 1 comp:obj {NOM}"),
    (
        is_a_person_by_experience,
        "fi",
        (3, 1),
        True,
        f"innostunut VERB 0 root _; kielten NOUN 3 mod {GEN}; oppija NOUN 1 comp:obj {NOM}",
    ),
    (is_a_person_by_experience, "fi", (2, 1), False, f"ostanut VERB 0 root _; auto NOUN 1 comp:obj {NOM}"),
    # tuleb installida draiverid; but: tuleb minu draiverid
    (
        must_be_installed,
        "et",
        (3, 1),
        True,
        f"tuleb VERB 0 root {THIRD}; installida NOUN 1 udep Case=Abe; draiverid NOUN 1 subj {PLURAL}",
    ),
    (
        must_be_installed,
        "et",
        (3, 1),
        False,
        f"tuleb VERB 0 root {THIRD}; minu PRON 3 mod {GEN}; sõbrad NOUN 1 subj {PLURAL}",
    ),
    # tuleb installida; but: peab installida
    (is_an_infinitive_in_da, "et", (2, 1), True, f"tuleb VERB 0 root {THIRD}; installida VERB 1 comp:obj _"),
    (is_an_infinitive_in_da, "et", (2, 1), False, f"peab AUX 0 root {THIRD}; installida VERB 1 comp:obj _"),
    # seadke see; but: ootab see
    (is_told_to_do_with_this, "et", (2, 1), True, f"seadke VERB 0 root Number=Plur; see PRON 1 subj {NOM}"),
    (is_told_to_do_with_this, "et", (2, 1), False, f"ootavad VERB 0 root Number=Plur; see PRON 1 subj {NOM}"),
    # sammud, programm avab, seejärel loeb; but: sammud, seejärel loeb
    (
        is_of_an_earlier_clause,
        "et",
        (1, 7),
        True,
        f"sammud NOUN 7 subj {PLURAL}; , PUNCT 4 punct _; programm NOUN 4 subj {NOM}; avab VERB 1 mod@relcl {THIRD}; "
        f", PUNCT 7 punct _; seejärel ADV 7 mod _; loeb VERB 0 root {THIRD}",
    ),
    (
        is_of_an_earlier_clause,
        "et",
        (1, 4),
        False,
        f"sammud NOUN 4 subj {PLURAL}; , PUNCT 4 punct _; seejärel ADV 4 mod _; loeb VERB 0 root {THIRD}",
    ),
    # syyt käyttää, vaiheet luoda; but: pojat käyttää, vaiheet käyttää.
    (is_a_reason_to, "fi", (1, 2), True, f"vaiheet NOUN 2 subj {PLURAL}; luoda VERB 0 root {THIRD}"),
    (
        is_a_reason_to,
        "fi",
        (1, 2),
        False,
        f"vaiheet NOUN 2 subj {PLURAL}; luoda VERB 0 root {THIRD}; . PUNCT 2 punct _",
    ),
    (is_a_reason_to, "fi", (1, 2), True, f"syyt NOUN 2 subj {PLURAL}; käyttää VERB 0 root {THIRD}"),
    (is_a_reason_to, "fi", (1, 2), False, f"pojat NOUN 2 subj {PLURAL}; käyttää VERB 0 root {THIRD}"),
    # pese likaiset astiat; but: asenna tarvittavat
    (
        does_with_those,
        "fi",
        (1, 2),
        True,
        f"asenna NOUN 2 subj {NOM}; tarvittavat VERB 0 root Number=Plur; paketit NOUN 2 comp:obj {PLURAL}",
    ),
    (
        does_with_those,
        "fi",
        (1, 2),
        False,
        f"asema NOUN 2 subj {NOM}; tarvitsevat VERB 0 root {THEY}; paljon ADV 2 mod _",
    ),
    # täytyy valita malli, ajatus olisi perustaa ryhmä; but: haluaa valita malli
    (
        is_what_one_must_choose,
        "fi",
        (3, 2),
        True,
        f"täytyy AUX 0 root {THIRD}; valita VERB 1 comp:aux {INF}; malli NOUN 2 comp:obj {NOM}",
    ),
    (
        is_what_one_must_choose,
        "fi",
        (3, 2),
        True,
        f"olisi AUX 0 root {THIRD}; perustaa VERB 1 comp:aux {THIRD}; ryhmä NOUN 2 comp:obj {NOM}",
    ),
    (
        is_what_one_must_choose,
        "fi",
        (3, 2),
        False,
        f"haluaa VERB 0 root {THIRD}; valita VERB 1 comp:obj {INF}; malli NOUN 2 comp:obj {NOM}",
    ),
    # mõned saab treenida; but: mõned saab auto
    (
        is_what_can_be_done,
        "et",
        (1, 2),
        True,
        f"mõned PRON 2 subj {PLURAL}; saab AUX 0 root {THIRD}; treenida VERB 2 comp:aux {INF}",
    ),
    (
        is_what_can_be_done,
        "et",
        (1, 2),
        False,
        f"mõned PRON 2 subj {PLURAL}; saab AUX 0 root {THIRD}; osta VERB 2 comp:aux {INF}; auto NOUN 3 comp:obj {GEN}",
    ),
    # edetä askel kerrallaan; but: edetä askel nyt
    (is_one_at_a_time, "fi", (2, 1), True, f"edetä VERB 0 root _; askel NOUN 1 comp:obj {NOM}; kerrallaan ADV 1 mod _"),
    (is_one_at_a_time, "fi", (2, 1), False, f"edetä VERB 0 root _; askel NOUN 1 comp:obj {NOM}; nyt ADV 1 mod _"),
    # haluan tulevan; but: haluan tulee
    (is_wanted_of_others, "fi", (2, 1), True, "haluan VERB 0 root _; tulevan VERB 1 comp:obj _"),
    (is_wanted_of_others, "fi", (2, 1), False, f"haluan VERB 0 root _; tulee VERB 1 comp:obj {THIRD}"),
    # programmeeris seadme vastama; but: hakkama seadme vastama
    (
        is_made_to_do_it,
        "et",
        (2, 3),
        True,
        f"panna VERB 0 root _; seadme NOUN 3 comp:obj {GEN}; vastama VERB 1 comp:obj VerbForm=Sup",
    ),
    (
        is_made_to_do_it,
        "et",
        (2, 3),
        False,
        f"hakkama VERB 0 root _; seadme NOUN 3 comp:obj {GEN}; vastama VERB 1 comp:obj VerbForm=Sup",
    ),
    # siellä on uudet; but: talot on uudet
    (is_there, "fi", (3, 2), True, f"siellä ADV 2 mod _; on AUX 0 root {THIRD}; uudet ADJ 2 comp:pred {PLURAL}"),
    (
        is_there,
        "fi",
        (3, 2),
        False,
        f"talot NOUN 2 subj {PLURAL}; on AUX 0 root {THIRD}; uudet ADJ 2 comp:pred {PLURAL}",
    ),
    # sää oli; but: sinä oli
    (is_the_weather, "fi", (1, 2), True, f"sää PRON 2 subj {NOM}; oli AUX 0 root {THIRD}"),
    (is_the_weather, "fi", (1, 2), False, f"sinä PRON 2 subj {NOM}; oli AUX 0 root {THIRD}"),
    # kriteerit olemassa; but: kriteerit puuttuu
    (is_no_finite_verb, "fi", (1, 2), True, f"kriteerit NOUN 2 subj {PLURAL}; olemassa VERB 0 root {INF}"),
    (is_no_finite_verb, "fi", (1, 2), False, f"kriteerit NOUN 2 subj {PLURAL}; puuttuu VERB 0 root {THIRD}"),
    # voisi löytyä; but: voisi löytyi
    (
        is_an_infinitive_by_its_lemma,
        "fi",
        (2, 1),
        True,
        f"voisi AUX 0 root {THIRD}; löytyä VERB 1 comp:aux VerbForm=Part",
    ),
    (is_an_infinitive_by_its_lemma, "fi", (2, 1), False, f"voisi AUX 0 root {THIRD}; löytyi VERB 1 comp:aux {THIRD}"),
    # poistetaanko viesti; but: poistatko viesti
    (is_asked_whether_to_do, "fi", (2, 1), True, f"poistetaanko VERB 0 root {THIRD}; viesti NOUN 1 comp:obj {NOM}"),
    (is_asked_whether_to_do, "fi", (2, 1), False, f"poistatko VERB 0 root {YOU}; viesti NOUN 1 comp:obj {NOM}"),
    # viat huomaa helposti; but: viat haittaa, asiakkaat huomaa
    (anybody_does, "fi", (1, 2), True, f"viat NOUN 2 subj {PLURAL}; huomaa VERB 0 root {THIRD}"),
    (anybody_does, "fi", (1, 2), False, f"viat NOUN 2 subj {PLURAL}; haittaa VERB 0 root {THIRD}"),
    (anybody_does, "fi", (1, 2), False, f"asiakkaat NOUN 2 subj {PLURAL}; huomaa VERB 0 root {THIRD}"),
    # read on hea rühmitada; but: read on hea
    (
        is_better_done,
        "et",
        (3, 2),
        True,
        f"read NOUN 4 comp:obj {PLURAL}; on AUX 0 root {THEY}; hea ADJ 2 comp:pred {NOM}; rühmitada VERB 2 subj {INF}",
    ),
    (
        is_better_done,
        "et",
        (3, 2),
        False,
        f"read NOUN 2 subj {PLURAL}; on AUX 0 root {THEY}; hea ADJ 2 comp:pred {NOM}",
    ),
    # ei tule kustutada; but: ei hakka kustutada
    (must_not_be_done, "et", (2, 1), True, f"tulema VERB 0 root _; kustutada VERB 1 comp:obj {INF}"),
    (must_not_be_done, "et", (2, 1), False, f"hakkama VERB 0 root _; kustutada VERB 1 comp:obj {INF}"),
    # tuled ja saab mängida; but: tuled ja saab kirja
    (
        can_be_done_by_anybody,
        "et",
        (3, 1),
        True,
        f"tuled VERB 0 root {YOU}; ja CCONJ 3 cc _; saab AUX 1 conj:coord {THIRD}; mängida VERB 3 comp:aux {INF}",
    ),
    (
        can_be_done_by_anybody,
        "et",
        (3, 1),
        False,
        f"tuled VERB 0 root {YOU}; ja CCONJ 3 cc _; saab VERB 1 conj:coord {THIRD}; kirja NOUN 3 comp:obj Case=Gen",
    ),
)


@pytest.mark.parametrize(("doubt", "language", "edge", "doubted", "words"), ROWS)
def test_finnic_verbs(
    make_sentence: MakeSentence, doubt: SiteDoubt, language: str, edge: tuple[int, int], doubted: bool, words: str
) -> None:
    sentence = make_sentence(*words.split("; "))
    for code, expected in ((language, doubted), ("ru", False)):
        found = doubtful_edges(sentence, {edge: []}, tagger_readings, True, code, doubts=[doubt])
        assert (found == {edge}) is expected


@pytest.mark.parametrize(("share", "doubted"), [(0.4, True), (0.0, False)])
def test_verbs_that_look_like_plurals(make_sentence: MakeSentence, share: float, doubted: bool) -> None:
    # jos aiot käyttää; but: jos asiakkaat käyttää
    sentence = make_sentence(f"aiot NOUN 2 subj {PLURAL}", f"käyttää VERB 0 root {THIRD}")
    beliefs = Beliefs(upos={"NOUN": 1 - share, "VERB": share}, feats={}, heads={2: 1.0}, deprels={"subj": 1.0})
    sentence = sentence.with_tokens({1: replace(sentence.tokens[0], beliefs=beliefs)})
    found = doubtful_edges(sentence, {(1, 2): []}, tagger_readings, True, "fi", doubts=[may_tell_what_you_do])
    assert (found == {(1, 2)}) is doubted
