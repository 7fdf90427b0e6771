"""Doubts about Estonian and Finnish, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts.finnic import (
    belongs_beyond_genitives,
    is_a_noun_in_the_genitive,
    is_available,
    is_before_a_hyphen,
    is_due_to_its_noun,
    is_of_a_genitive,
    is_of_the_first_part,
    is_said_of_each,
    is_the_average,
    is_told_first,
    is_without_something,
    makes_something_so,
    says_from_where,
    says_what_it_is_for,
)
from lambre_core.findings.doubts.finnic_infinitives import (
    can_be_done,
    is_asked_for,
    is_before_a_participle_in_neet,
    is_before_an_infinitive_of_purpose,
    is_before_the_complement_of_a_participle,
    is_brought,
    is_done_by_somebody_behind,
    is_done_by_you,
    is_followed,
    is_object_of_a_supine,
    is_theirs,
    is_to_be_done_with,
    is_what_you_do,
    is_what_you_shall_do,
    says_what_to_do,
)
from lambre_core.findings.doubts.persons import is_a_self
from lambre_core.findings.doubts.site import Site

IsDoubted = Callable[[Callable[[Site], bool], tuple[int, int], str, bool], bool]
Row = tuple[Callable[[Site], bool], tuple[int, int], str, bool]

NOM, GEN, PAR, ILL, ELA = (f"Case={case}|Number=Sing" for case in ("Nom", "Gen", "Par", "Ill", "Ela"))
PLURAL = "Case=Nom|Number=Plur"
FINITE = "Number=Sing|Person=3|VerbForm=Fin"

ROWS: tuple[Row, ...] = (
    # ilma andmeid kaotamata; but: ilma andmeid kaotades
    (is_object_of_a_supine, (2, 1), f"ilma ADP 3 udep _; andmeid NOUN 1 comp:obj {PAR}; kaotamata VERB 0 root _", True),
    (is_object_of_a_supine, (2, 1), f"ilma ADP 3 udep _; andmeid NOUN 1 comp:obj {PAR}; kaotades VERB 0 root _", False),
    # kuni võrguta režiimini; but: kuni võrguta
    (is_without_something, (2, 1), "kuni ADP 0 root _; võrguta NOUN 1 comp:obj Case=Abe; režiimini NOUN 2 mod _", True),
    (is_without_something, (2, 1), "kuni ADP 0 root _; võrguta NOUN 1 comp:obj Case=Abe; . PUNCT 1 punct _", False),
    # sopivan turvallisuutta korostaviin ratkaisuihin; but: sopivan turvallisuutta korostaa
    (
        is_before_the_complement_of_a_participle,
        (1, 2),
        f"sopivan ADJ 2 mod {GEN}; turvallisuutta NOUN 3 comp:obj {PAR}; korostaviin VERB 4 mod {ILL}; "
        f"ratkaisuihin NOUN 0 root {ILL}",
        True,
    ),
    (
        is_before_the_complement_of_a_participle,
        (1, 2),
        f"sopivan ADJ 2 mod {GEN}; turvallisuutta NOUN 3 comp:obj {PAR}; korostaa VERB 0 root {FINITE}",
        False,
    ),
    # tekee siitä sopivan laitteisiin; but: näkee sopivan laitteisiin
    (
        makes_something_so,
        (3, 4),
        f"tehdä VERB 0 root {FINITE}; siitä PRON 1 udep {ELA}; sopivan ADJ 4 mod {GEN}; laitteisiin NOUN 1 udep {ILL}",
        True,
    ),
    (
        makes_something_so,
        (3, 4),
        f"nähdä VERB 0 root {FINITE}; siitä PRON 1 udep {ELA}; sopivan ADJ 4 mod {GEN}; laitteisiin NOUN 1 udep {ILL}",
        False,
    ),
    # väga kiire otsinguks; but: kiire otsinguks sobib
    (says_what_it_is_for, (2, 3), f"väga ADV 2 mod _; kiire ADJ 3 mod {NOM}; otsinguks NOUN 0 root Case=Tra", True),
    (
        says_what_it_is_for,
        (1, 2),
        f"kiire ADJ 2 mod {NOM}; otsinguks NOUN 3 udep Case=Tra; sobib VERB 0 root {FINITE}",
        False,
    ),
    # Vahvista varaus; but: puhui uusista asennus
    (says_what_to_do, (1, 2), f"Vahvista ADJ 2 mod {ELA}; asennus NOUN 0 root {NOM}", True),
    (says_what_to_do, (2, 3), f"puhui VERB 0 root _; uusista ADJ 3 mod {ELA}; asennus NOUN 1 comp:obj {NOM}", False),
    # Kuvadatan hallinta; but: Ostin talo.
    (is_of_a_genitive, (2, 1), f"Kuvadatan VERB 0 root Person=1; hallinta NOUN 1 comp:obj {NOM}", True),
    (
        is_of_a_genitive,
        (2, 1),
        f"Ostin VERB 0 root Person=1; talo NOUN 1 comp:obj {NOM}; . PUNCT 1 punct _",
        False,
    ),
    # tekstit säästääksesi; but: tekstit säästää
    (is_before_an_infinitive_of_purpose, (1, 2), f"tekstit NOUN 2 subj {PLURAL}; säästääksesi VERB 0 root _", True),
    (is_before_an_infinitive_of_purpose, (1, 2), f"tekstit NOUN 2 subj {PLURAL}; säästää VERB 0 root _", False),
    # kulut on minimoitava; but: kulut on pieni
    (is_to_be_done_with, (1, 2), f"kulut NOUN 2 subj {PLURAL}; on AUX 0 root _; minimoitava ADJ 2 comp:pred _", True),
    (is_to_be_done_with, (1, 2), f"kulut NOUN 2 subj {PLURAL}; on AUX 0 root _; pieni ADJ 2 comp:pred _", False),
    # Officen edistyneet ominaisuudet; but: Office edistyneet.
    (
        is_before_a_participle_in_neet,
        (1, 2),
        f"Officen PROPN 2 subj {GEN}; edistyneet VERB 3 mod {PLURAL}; ominaisuudet NOUN 0 root {PLURAL}",
        True,
    ),
    (
        is_before_a_participle_in_neet,
        (1, 2),
        f"Office PROPN 2 subj {NOM}; edistyneet VERB 0 root {PLURAL}; . PUNCT 2 punct _",
        False,
    ),
    # hommikune mina joob; but: siis mina joob
    (is_a_self, (2, 3), f"hommikune ADJ 2 mod {NOM}; mina PRON 3 subj {NOM}|Person=1; joob VERB 0 root {FINITE}", True),
    (is_a_self, (2, 3), f"siis ADV 3 mod _; mina PRON 3 subj {NOM}|Person=1; joob VERB 0 root {FINITE}", False),
    # sulgege aken; but: sulgesime aken
    (is_what_you_shall_do, (2, 1), f"sulgege VERB 0 root VerbForm=Fin; aken NOUN 1 comp:obj {NOM}", True),
    (is_what_you_shall_do, (2, 1), f"sulgesime VERB 0 root VerbForm=Fin; aken NOUN 1 comp:obj {NOM}", False),
    (is_what_you_shall_do, (2, 1), f"aidake VERB 0 root VerbForm=Fin; mina PRON 1 comp:obj {NOM}", False),
    (is_what_you_shall_do, (2, 1), f"frage VERB 0 root Number=Sing|VerbForm=Fin; Mann NOUN 1 comp:obj {NOM}", False),
    # failid saab avada; but: lapsed saab koju
    (can_be_done, (1, 2), f"failid NOUN 2 subj {PLURAL}; saab AUX 0 root _; avada VERB 2 comp:aux VerbForm=Inf", True),
    (can_be_done, (1, 2), f"lapsed NOUN 2 subj {PLURAL}; saab AUX 0 root _; koju ADV 2 mod _", False),
    # failid tuleb installida; but: failid tuleb riida
    (can_be_done, (1, 2), f"failid NOUN 2 subj {PLURAL}; tuleb VERB 0 root _; installida NOUN 2 udep Case=Abe", True),
    (can_be_done, (1, 2), f"failid NOUN 2 subj {PLURAL}; tuleb VERB 0 root _; kausta NOUN 2 udep Case=Add", False),
    # suurimittakaavan kulut, of which only a lexicon knows; but: kansainvälisen kulut
    (is_a_noun_in_the_genitive, (1, 2), f"kansainvälisen ADJ 2 mod {GEN}; kulut NOUN 0 root {PLURAL}", False),
    # lyhyestä pitkiin teksteihin; but: lyhyestä teksteihin
    (says_from_where, (1, 3), f"lyhyestä ADJ 3 mod {ELA}; pitkiin ADJ 3 mod {ILL}; teksteihin NOUN 0 root {ILL}", True),
    (says_from_where, (1, 2), f"lyhyestä ADJ 2 mod {ELA}; teksteihin NOUN 0 root {ILL}", False),
    # älykäs mallin reititin; but: älykäs mallin reitittimen
    (
        belongs_beyond_genitives,
        (1, 2),
        f"älykäs ADJ 2 mod {NOM}; mallin NOUN 3 mod@poss {GEN}; reititin NOUN 0 root {NOM}",
        True,
    ),
    (
        belongs_beyond_genitives,
        (1, 2),
        f"älykäs ADJ 2 mod {NOM}; mallin NOUN 3 mod@poss {GEN}; reitittimen NOUN 0 root {GEN}",
        False,
    ),
    # Of languages with genders nothing is said: новый дома фасад
    (
        belongs_beyond_genitives,
        (1, 2),
        f"новый ADJ 2 mod {NOM}; дома NOUN 3 mod {GEN}|Gender=Masc; фасад NOUN 0 root {NOM}|Gender=Masc",
        False,
    ),
    # mitä rakennat; but: tämä talot
    (is_what_you_do, (1, 2), f"mitä PRON 2 det {PAR}; rakennat NOUN 0 root {PLURAL}", True),
    (is_what_you_do, (1, 2), f"tämä PRON 2 det {NOM}; talot NOUN 0 root {PLURAL}", False),
    # järgi juhendit; but: seadust järgi
    (is_followed, (2, 1), f"järgi ADP 0 root _; juhendit NOUN 1 comp:obj {PAR}", True),
    (is_followed, (1, 2), f"seadust NOUN 2 comp:obj {PAR}; järgi ADP 0 root _", False),
    # säännöt esitteli Virtanen; but: säännöt muuttui Suomessa, pojat juoksi
    (
        is_done_by_somebody_behind,
        (1, 2),
        f"säännöt NOUN 2 subj {PLURAL}; esitteli VERB 0 root Number=Sing; Virtanen PROPN 2 subj {NOM}",
        True,
    ),
    (
        is_done_by_somebody_behind,
        (1, 2),
        f"säännöt NOUN 2 subj {PLURAL}; muuttui VERB 0 root Number=Sing; Suomessa PROPN 2 udep Case=Ine",
        False,
    ),
    (is_done_by_somebody_behind, (1, 2), f"pojat NOUN 2 subj {PLURAL}; juoksi VERB 0 root Number=Sing", False),
    # saivat kumpikin lahjat; but: kumpikin lahjat
    (is_said_of_each, (2, 3), "saivat VERB 0 root VerbForm=Fin; kumpikin PRON 3 det _; lahjat NOUN 1 comp:obj _", True),
    (is_said_of_each, (1, 2), "kumpikin PRON 2 det _; lahjat NOUN 0 root _", False),
    # Omat tiedot -sivulla näkyy; but: tiedot sivulla näkyy
    (
        is_before_a_hyphen,
        (1, 3),
        f"tiedot NOUN 3 subj {PLURAL}; -sivulla NOUN 1 mod Case=Ade; näkyy VERB 0 root Number=Sing",
        True,
    ),
    (
        is_before_a_hyphen,
        (1, 3),
        f"tiedot NOUN 3 subj {PLURAL}; sivulla NOUN 1 mod Case=Ade; näkyy VERB 0 root Number=Sing",
        False,
    ),
    # olete raamatud lugenud; but: lapsed olete kodus
    (
        is_done_by_you,
        (2, 1),
        f"olete AUX 0 root Person=2; raamatud NOUN 1 subj {PLURAL}; lugenud VERB 1 comp:aux _",
        True,
    ),
    (is_done_by_you, (1, 2), f"lapsed NOUN 2 subj {PLURAL}; olete AUX 0 root Person=2; kodus ADV 2 mod _", False),
    # tuo asetukset; but: katso tuo asetukset
    (is_brought, (1, 2), f"Tuo PRON 2 det {NOM}; asetukset NOUN 0 root {PLURAL}", True),
    (is_brought, (2, 3), f"katso VERB 0 root _; tuo PRON 3 det {NOM}; asetukset NOUN 1 comp:obj {PLURAL}", False),
    # ei käytettävissä; but: ei tulleet
    (is_available, (2, 1), "ei AUX 0 root Number=Sing; käytettävissä VERB 1 comp:aux Case=Ine|Number=Plur", True),
    (is_available, (2, 1), f"ei AUX 0 root Number=Sing; tulleet VERB 1 comp:aux {PLURAL}", False),
    # kestävää kosteudesta johtuen; but: kestävää kosteudesta
    (
        is_due_to_its_noun,
        (1, 2),
        f"kestävää ADJ 2 mod {PAR}; kosteudesta NOUN 3 comp:obj {ELA}; johtuen VERB 0 root _",
        True,
    ),
    (is_due_to_its_noun, (1, 2), f"kestävää ADJ 2 mod {PAR}; kosteudesta NOUN 0 root {ELA}", False),
    # klõpsake nuppu; but: õhuke nuppu
    (is_asked_for, (1, 2), f"Klõpsake ADJ 2 mod {NOM}; nuppu NOUN 0 root {PAR}", True),
    (is_asked_for, (1, 2), f"Õhuke ADJ 2 mod {NOM}; nuppu NOUN 0 root {PAR}", False),
    # avaldise liikmete; but: punase liikmete
    (
        is_a_noun_in_the_genitive,
        (1, 2),
        f"avaldise ADJ 2 mod {GEN}; liikmete NOUN 0 root Case=Gen|Number=Plur",
        True,
    ),
    (is_a_noun_in_the_genitive, (1, 2), f"punase ADJ 2 mod {GEN}; liikmete NOUN 0 root Case=Gen|Number=Plur", False),
    # jotka pitäisi siirtää, jotka olet valinnut; but: jotka tulee
    (is_done_by_you, (1, 2), "jotka PRON 2 subj _; pitäisi AUX 0 root Number=Sing; siirtää VERB 2 comp:aux _", True),
    (is_done_by_you, (1, 2), "jotka PRON 2 subj _; olet AUX 0 root Person=2; valinnut VERB 2 comp:aux _", True),
    (is_done_by_you, (1, 2), "jotka PRON 2 subj _; tulee VERB 0 root Number=Sing; tänne ADV 2 mod _", False),
    # keskmise arvutamisel; but: kesise arvutamisel
    (is_the_average, (1, 2), f"keskmise ADJ 2 mod {GEN}; arvutamisel NOUN 0 root Case=Ade", True),
    (is_the_average, (1, 2), f"kesise ADJ 2 mod {GEN}; arvutamisel NOUN 0 root Case=Ade", False),
    # kansallisen oppimistulosten; but: kansallisen tulosten
    (
        is_of_the_first_part,
        (1, 2),
        f"kansallisen ADJ 2 mod {GEN}; oppimistulosten NOUN 0 root Case=Gen|Number=Plur",
        True,
    ),
    (is_of_the_first_part, (1, 2), f"kansallisen ADJ 2 mod {GEN}; tulosten NOUN 0 root Case=Gen|Number=Plur", False),
    # määritä käyttöoikeus; but: haluan kirja, hän osti auto
    (is_told_first, (2, 1), f"määritä VERB 0 root _; käyttöoikeus NOUN 1 comp:obj {NOM}", True),
    (is_told_first, (2, 1), f"haluan VERB 0 root Person=1; kirja NOUN 1 comp:obj {NOM}", False),
    (is_told_first, (3, 2), f"hän PRON 2 subj {NOM}; osti VERB 0 root _; auto NOUN 2 comp:obj {NOM}", False),
    # niiden käytön; but: nämä käytön
    (is_theirs, (1, 2), f"niiden PRON 2 det Case=Gen|Number=Plur; käytön NOUN 0 root {GEN}", True),
    (is_theirs, (1, 2), f"nämä PRON 2 det {PLURAL}; käytön NOUN 0 root {GEN}", False),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_finnic_doubts(
    is_doubted: IsDoubted, doubt: Callable[[Site], bool], edge: tuple[int, int], words: str, doubted: bool
) -> None:
    assert is_doubted(doubt, edge, words, True) is doubted
