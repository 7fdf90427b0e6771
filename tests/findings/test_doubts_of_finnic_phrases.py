"""Doubts about Finnish and Estonian phrases, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.finnic_phrases import (
    belongs_beyond_joined_genitives,
    belongs_to_an_adposition,
    does_it_to_those,
    ends_in_a_capital,
    is_a_fraction_of,
    is_a_noun_in_ise,
    is_a_way_to_do_it,
    is_as_possible,
    is_before_one_with_its_adposition,
    is_behind_another,
    is_behind_what_is_before_all,
    is_beyond_a_stop,
    is_beyond_brackets,
    is_chosen_from,
    is_from_one_side,
    is_from_those_to_this,
    is_how_it_is,
    is_how_it_looks,
    is_in_a_choice_of,
    is_in_a_state,
    is_in_what_follows,
    is_inflected_behind_a_colon,
    is_its_own,
    is_named_before_what_is_counted,
    is_nearest_to,
    is_no_verb_but_its_owner,
    is_of_many,
    is_of_the_noun_right_behind_a_noun,
    is_one_more_than_another,
    is_quoted_before_its_noun,
    is_so_and_something,
    is_something_by_itself,
    is_somewhere_else,
    is_the_first_word_of_a_name,
    is_the_next_thing,
    is_the_one_to_act_on,
    is_the_very_most,
    is_this_with_those,
    is_told_to_whoever,
    is_what_is_changed,
    is_what_to_get,
    is_what_you_do_to_those,
    is_when_to_do_it,
    is_without_what_follows,
    varies_by_itself,
)
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[SiteDoubt, str, tuple[int, int], bool, str]

NOM, GEN, PAR, ILL, INE, ELA, ALL, ADE, TRA, ABE = (
    f"Case={case}|Number=Sing" for case in ("Nom", "Gen", "Par", "Ill", "Ine", "Ela", "All", "Ade", "Tra", "Abe")
)
PLURAL, PLURAL_GEN, PLURAL_PAR = (f"Case={case}|Number=Plur" for case in ("Nom", "Gen", "Par"))
THIRD, THEY = (f"Number={number}|Person=3|VerbForm=Fin" for number in ("Sing", "Plur"))
ORDER = "Mood=Imp|Number=Sing|Person=2|VerbForm=Fin"

ROWS: tuple[Row, ...] = (
    # IoT on; but: Iot on
    (ends_in_a_capital, "fi", (1, 2), True, f"IoT NOUN 2 subj {PLURAL}; on AUX 0 root {THIRD}"),
    (ends_in_a_capital, "fi", (1, 2), False, f"Autot NOUN 2 subj {PLURAL}; on AUX 0 root {THIRD}"),
    # ensimmäisissä ajan ja tilan mittauksissa; but: suuri talon ja kissa
    (
        belongs_beyond_joined_genitives,
        "fi",
        (1, 2),
        True,
        f"uusissa ADJ 2 mod Case=Ine|Number=Plur; ajan NOUN 5 mod {GEN}; ja CCONJ 4 cc _; tilan NOUN 2 conj {GEN}; "
        "mittauksissa NOUN 0 root Case=Ine|Number=Plur",
    ),
    (
        belongs_beyond_joined_genitives,
        "fi",
        (1, 2),
        False,
        f"suuri ADJ 2 mod {NOM}; talon NOUN 0 root {GEN}; ja CCONJ 4 cc _; kissa NOUN 2 conj {NOM}",
    ),
    # selles peatüki osas; but: selles peatüki ajal
    (
        belongs_to_an_adposition,
        "et",
        (1, 2),
        True,
        f"selles DET 2 det {INE}; peatüki NOUN 3 comp:obj {GEN}; osas ADP 0 root _",
    ),
    (
        belongs_to_an_adposition,
        "et",
        (1, 2),
        False,
        f"selles DET 2 det {INE}; peatüki NOUN 3 comp:obj {GEN}; ajal ADP 0 root _",
    ),
    # ongelmiin muiden kanssa; but: uusi ystävän kanssa
    (
        is_before_one_with_its_adposition,
        "fi",
        (1, 2),
        True,
        f"ongelmiin ADJ 2 mod {ILL}; muiden NOUN 3 comp:obj {PLURAL_GEN}; kanssa ADP 0 root _",
    ),
    (
        is_before_one_with_its_adposition,
        "fi",
        (1, 2),
        False,
        f"uusi ADJ 2 mod {NOM}; ystävän NOUN 3 comp:obj {GEN}; kanssa ADP 0 root _",
    ),
    # idästä länteen; but: uudesta taloon
    (is_from_one_side, "fi", (1, 2), True, f"idästä ADJ 2 mod {ELA}; länteen NOUN 0 root {ILL}"),
    (is_from_one_side, "fi", (1, 2), False, f"uudesta ADJ 2 mod {ELA}; taloon NOUN 0 root {ILL}"),
    # tapa omaksua taitoja; but: talo outoa taitoja
    (
        is_a_way_to_do_it,
        "fi",
        (2, 3),
        True,
        f"tapa NOUN 0 root {NOM}; omaksua ADJ 3 mod {PAR}; taitoja NOUN 1 mod {PLURAL_PAR}",
    ),
    (
        is_a_way_to_do_it,
        "fi",
        (2, 3),
        False,
        f"talo NOUN 0 root {NOM}; outoa ADJ 3 mod {PAR}; taitoja NOUN 1 mod {PLURAL_PAR}",
    ),
    # kuin mahdollista riviltä; but: on mahdollista riviltä
    (is_as_possible, "fi", (2, 3), True, f"kuin SCONJ 0 root _; mahdollista ADJ 3 mod {PAR}; riviltä NOUN 1 mod {ABE}"),
    (is_as_possible, "fi", (2, 3), False, f"on AUX 0 root _; mahdollista ADJ 3 mod {PAR}; riviltä NOUN 1 mod {ABE}"),
    # luet siitä runoja; but: ne talo
    (is_something_by_itself, "fi", (1, 2), True, f"siitä PRON 2 det {ELA}; arvoja NOUN 0 root {PLURAL_PAR}"),
    (is_something_by_itself, "et", (1, 2), True, f"need DET 2 det {PLURAL}; pilve NOUN 0 root Case=Add|Number=Sing"),
    (is_something_by_itself, "fi", (1, 2), False, f"ne PRON 2 det {PLURAL}; talo NOUN 0 root {NOM}"),
    # ennen palveluita yritykset; but: paljon uusia yritykset
    (
        is_behind_what_is_before_all,
        "fi",
        (2, 3),
        True,
        f"ennen ADP 0 root _; palveluita ADJ 3 mod {PLURAL_PAR}; yritykset NOUN 1 subj {PLURAL}",
    ),
    (
        is_behind_what_is_before_all,
        "fi",
        (2, 3),
        False,
        f"paljon ADV 0 root _; uusia ADJ 3 mod {PLURAL_PAR}; yritykset NOUN 1 subj {PLURAL}",
    ),
    # järgmine käsureal; but: uus käsureal
    (is_the_next_thing, "et", (1, 2), True, f"järgmine ADJ 2 mod {NOM}; käsureal NOUN 0 root {ADE}"),
    (is_the_next_thing, "et", (1, 2), False, f"uus ADJ 2 mod {NOM}; käsureal NOUN 0 root {ADE}"),
    # lähemal uksele; but: suurel uksele
    (is_nearest_to, "et", (1, 2), True, f"lähemal ADJ 2 mod {ADE}; uksele NOUN 0 root {ALL}"),
    (is_nearest_to, "et", (1, 2), False, f"suurel ADJ 2 mod {ADE}; uksele NOUN 0 root {ALL}"),
    # muudab tajutava signaaliks; but: ootab tajutava signaaliks
    (
        is_what_is_changed,
        "et",
        (2, 3),
        True,
        f"muudab VERB 0 root {THIRD}; tajutava ADJ 3 mod {GEN}; signaaliks NOUN 1 udep {TRA}",
    ),
    (
        is_what_is_changed,
        "et",
        (2, 3),
        False,
        f"ootab VERB 0 root {THIRD}; tajutava ADJ 3 mod {GEN}; signaaliks NOUN 1 udep {TRA}",
    ),
    # kaks "isik" tüüpi; but: kaks isik tüüpi
    (
        is_quoted_before_its_noun,
        "et",
        (1, 3),
        True,
        f'kaks NUM 3 mod {NOM}; " PUNCT 3 punct _; isik NOUN 5 mod {NOM}; " PUNCT 3 punct _; tüüpi NOUN 0 root {PAR}',
    ),
    (
        is_quoted_before_its_noun,
        "et",
        (1, 2),
        False,
        f"kaks NUM 2 mod {NOM}; isik NOUN 3 mod {NOM}; tüüpi NOUN 0 root {PAR}",
    ),
    # pienin laatikko; but: pienen laatikko
    (is_the_very_most, "fi", (1, 2), True, f"pienin ADJ 2 mod {GEN}; laatikko NOUN 0 root {NOM}"),
    (is_the_very_most, "fi", (1, 2), False, f"pienen ADJ 2 mod {GEN}; laatikko NOUN 0 root {NOM}"),
    (is_the_very_most, "et", (1, 2), True, f"väikseim ADJ 2 mod {GEN}; kast NOUN 0 root {NOM}"),
    # haagise tüübile; but: punase tüübile
    (is_a_noun_in_ise, "et", (1, 2), True, f"haagise ADJ 2 mod {GEN}; tüübile NOUN 0 root {ALL}"),
    (is_a_noun_in_ise, "et", (1, 2), False, f"punase ADJ 2 mod {GEN}; tüübile NOUN 0 root {ALL}"),
    # üldisi väljund (GPIO) kontakte; but: üldisi väljund
    (
        is_beyond_brackets,
        "et",
        (1, 2),
        True,
        f"üldisi ADJ 2 mod {PLURAL_PAR}; väljund NOUN 6 mod {NOM}; ( PUNCT 4 punct _; GPIO PROPN 2 conj _; "
        f") PUNCT 4 punct _; kontakte NOUN 0 root {PLURAL_PAR}",
    ),
    (
        is_beyond_brackets,
        "et",
        (1, 2),
        False,
        f"üldisi ADJ 2 mod {PLURAL_PAR}; väljund NOUN 0 root {NOM}; kontakte NOUN 2 mod {PLURAL_PAR}",
    ),
    # kaks number tüüpi; but: kaks number on
    (
        is_named_before_what_is_counted,
        "et",
        (1, 2),
        True,
        f"kaks NUM 2 mod {NOM}; number NOUN 3 mod {NOM}; tüüpi NOUN 0 root {PAR}",
    ),
    (
        is_named_before_what_is_counted,
        "et",
        (1, 2),
        False,
        f"kaks NUM 2 mod {NOM}; number NOUN 3 subj {NOM}; on AUX 0 root {THIRD}",
    ),
    # huolehtia sen toiminnasta; but: huolehtia sen nyt
    (
        is_its_own,
        "fi",
        (2, 1),
        True,
        f"huolehtia VERB 0 root _; sen PRON 1 comp:obj {GEN}; toiminnasta NOUN 1 udep {ELA}",
    ),
    (is_its_own, "fi", (2, 1), False, f"huolehtia VERB 0 root _; sen PRON 1 comp:obj {GEN}; nyt ADV 1 mod _"),
    # tehdä tämän funktioiden avulla; but: tämän funktioiden nimet
    (
        is_this_with_those,
        "fi",
        (1, 2),
        True,
        f"tämän PRON 2 det {GEN}; funktioiden NOUN 3 comp:obj {PLURAL_GEN}; avulla ADP 0 root _",
    ),
    (
        is_this_with_those,
        "fi",
        (1, 2),
        False,
        f"tämän PRON 2 det {GEN}; funktioiden NOUN 3 mod {PLURAL_GEN}; nimet NOUN 0 root {PLURAL}",
    ),
    # ne ovat kätevä ja tuettu tapa; but: ne ovat kätevä
    (
        is_so_and_something,
        "fi",
        (3, 2),
        True,
        f"ne PRON 2 subj {PLURAL}; ovat AUX 0 root {THEY}; kätevä ADJ 2 comp:pred {NOM}; ja CCONJ 5 cc _; "
        f"tuettu ADJ 3 conj {NOM}; tapa NOUN 2 udep {NOM}",
    ),
    (
        is_so_and_something,
        "fi",
        (3, 2),
        False,
        f"ne PRON 2 subj {PLURAL}; ovat AUX 0 root {THEY}; kätevä ADJ 2 comp:pred {NOM}; tässä ADV 2 mod _; "
        f"talo NOUN 2 udep {NOM}",
    ),
    # ne ovat pieni ”kiitos”; but: ne ovat pieni ”kiitokset”
    (
        is_so_and_something,
        "fi",
        (3, 2),
        True,
        f"ne PRON 2 subj {PLURAL}; ovat AUX 0 root {THEY}; pieni ADJ 2 comp:pred {NOM}; ” PUNCT 5 punct _; "
        f"kiitos NOUN 2 comp:pred {NOM}",
    ),
    (
        is_so_and_something,
        "fi",
        (3, 2),
        False,
        f"ne PRON 2 subj {PLURAL}; ovat AUX 0 root {THEY}; pieni ADJ 2 comp:pred {NOM}; ” PUNCT 5 punct _; "
        f"kiitokset NOUN 2 comp:pred {PLURAL}",
    ),
    # ovat valmiina; but: ovat valmis
    (is_in_a_state, "fi", (2, 1), True, f"ovat AUX 0 root {THEY}; valmiina ADJ 1 comp:pred Case=Ess|Number=Sing"),
    (is_in_a_state, "fi", (2, 1), False, f"ovat AUX 0 root {THEY}; valmis ADJ 1 comp:pred {NOM}"),
    # ennen vanhan poistamista; but: ennen nopean käynnistämistä
    (is_the_one_to_act_on, "fi", (1, 2), True, f"uuden ADJ 2 mod {GEN}; käynnistämistä NOUN 0 root {PAR}"),
    (is_the_one_to_act_on, "fi", (1, 2), False, f"nopean ADJ 2 mod {GEN}; käynnistämistä NOUN 0 root {PAR}"),
    (is_the_one_to_act_on, "et", (1, 2), True, f"uue ADJ 2 mod {GEN}; käivitamist NOUN 0 root {PAR}"),
    # kun maalaat seiniä; but: hän näki pienet ongelmia
    (
        is_what_you_do_to_those,
        "fi",
        (2, 3),
        True,
        f"kun SCONJ 0 root _; ratkaiset ADJ 3 mod {PLURAL}; ongelmia NOUN 1 comp:obj {PLURAL_PAR}",
    ),
    (
        is_what_you_do_to_those,
        "fi",
        (2, 3),
        False,
        f"näki VERB 0 root {THIRD}; pienet ADJ 3 mod {PLURAL}; ongelmia NOUN 1 comp:obj {PLURAL_PAR}",
    ),
    # Windows API:t tarjoavat; but: Windows tarjoavat
    (
        is_the_first_word_of_a_name,
        "fi",
        (1, 3),
        True,
        f"Windows PROPN 3 subj {NOM}; API:t PROPN 1 flat {PLURAL}; tarjoavat VERB 0 root {THEY}",
    ),
    (
        is_the_first_word_of_a_name,
        "fi",
        (1, 3),
        False,
        f"Windows PROPN 3 subj {NOM}; nyt ADV 3 mod _; tarjoavat VERB 0 root {THEY}",
    ),
    # uudet jäljitys JSON-rivit; but: uudet jäljitys
    (
        is_of_the_noun_right_behind_a_noun,
        "fi",
        (1, 2),
        True,
        f"uudet ADJ 2 mod {PLURAL}; jäljitys NOUN 3 mod {NOM}; JSON-rivit NOUN 0 root {PLURAL}",
    ),
    (
        is_of_the_noun_right_behind_a_noun,
        "fi",
        (1, 2),
        False,
        f"uudet ADJ 2 mod {PLURAL}; jäljitys NOUN 3 mod {NOM}; rivillä NOUN 0 root {ADE}",
    ),
    # suures hulgas raamatutes; but: laias suures rakendustes
    (
        is_in_a_choice_of,
        "et",
        (1, 3),
        True,
        f"laias ADJ 3 mod {INE}; valikus ADJ 3 mod {INE}; rakendustes NOUN 0 root Case=Ine|Number=Plur",
    ),
    (
        is_in_a_choice_of,
        "et",
        (1, 3),
        False,
        f"laias ADJ 3 mod {INE}; suures ADJ 3 mod {INE}; rakendustes NOUN 0 root Case=Ine|Number=Plur",
    ),
    # sama; vaiheet; but: sama vaiheet
    (is_beyond_a_stop, "fi", (1, 3), True, f"sama PRON 3 det {NOM}; ; PUNCT 3 punct _; vaiheet NOUN 0 root {PLURAL}"),
    (is_beyond_a_stop, "fi", (1, 2), False, f"sama PRON 2 det {NOM}; vaiheet NOUN 0 root {PLURAL}"),
    # valinnasta ja säädöstä käyttöön; but: hyvästä ja uudesta taloon
    (
        is_from_those_to_this,
        "fi",
        (3, 4),
        True,
        f"valinnasta NOUN 4 mod {ELA}; ja CCONJ 3 cc _; säädöstä ADJ 4 mod {ELA}; käyttöön NOUN 0 root {ILL}",
    ),
    (
        is_from_those_to_this,
        "fi",
        (2, 3),
        False,
        f"muutti VERB 0 root {THIRD}; uudesta ADJ 3 mod {ELA}; taloon NOUN 1 udep {ILL}",
    ),
    # Yhdistä internetiin; but: puhui uusista internetiin
    (is_told_to_whoever, "fi", (1, 2), True, f"Yhdistä ADJ 2 mod {PAR}; internetiin NOUN 0 root {ILL}"),
    (
        is_told_to_whoever,
        "fi",
        (2, 3),
        False,
        f"puhui VERB 0 root {THIRD}; yhdistä ADJ 3 mod {PAR}; internetiin NOUN 1 udep {ILL}",
    ),
    # lihtne võrguta tööriist; but: lihtne võrguta tööriista
    (
        is_without_what_follows,
        "et",
        (1, 2),
        True,
        f"lihtne ADJ 2 mod {NOM}; võrguta NOUN 3 mod {ABE}; tööriist NOUN 0 root {NOM}",
    ),
    (
        is_without_what_follows,
        "et",
        (1, 2),
        False,
        f"lihtne ADJ 2 mod {NOM}; võrguta NOUN 3 mod {ABE}; tööriista NOUN 0 root {GEN}",
    ),
    # osta see poest; but: elan see majas
    (
        is_what_to_get,
        "et",
        (2, 3),
        True,
        f"hangi VERB 0 root {ORDER}; see DET 3 det {NOM}; aadressile NOUN 1 udep {ALL}",
    ),
    (
        is_what_to_get,
        "et",
        (2, 3),
        True,
        f"kirjuta VERB 0 root _; see DET 3 det {NOM}; faili NOUN 1 udep Case=Add|Number=Sing",
    ),
    (is_what_to_get, "et", (2, 3), False, f"loe VERB 0 root {ORDER}; see DET 3 det {NOM}; raamatut NOUN 1 udep {PAR}"),
    (is_what_to_get, "et", (2, 3), False, f"elan VERB 0 root _; see DET 3 det {NOM}; majas NOUN 1 udep {INE}"),
    # integroituna MCP:hen; but: API:t
    (is_inflected_behind_a_colon, "fi", (1, 2), True, f"MCP:hen PROPN 2 subj {NOM}; edustavat VERB 0 root {THEY}"),
    (is_inflected_behind_a_colon, "fi", (1, 2), False, f"API:t PROPN 2 subj {PLURAL}; edustaa VERB 0 root {THIRD}"),
    # botit, milloin hoitaa; but: botit hoitaa
    (
        is_when_to_do_it,
        "fi",
        (1, 4),
        True,
        f"botit NOUN 4 subj {PLURAL}; , PUNCT 4 punct _; milloin ADV 4 mod _; hoitaa VERB 0 root {THIRD}",
    ),
    (is_when_to_do_it, "fi", (1, 2), False, f"botit NOUN 2 subj {PLURAL}; hoitaa VERB 0 root {THIRD}"),
    # on vaihtelevat kyvyt; but: on vaihtelevat
    (
        varies_by_itself,
        "fi",
        (2, 1),
        True,
        f"on AUX 0 root {THIRD}; vaihtelevat VERB 1 comp:aux Number=Plur; kyvyt NOUN 1 subj {PLURAL}",
    ),
    (
        varies_by_itself,
        "fi",
        (2, 1),
        False,
        f"on AUX 0 root {THIRD}; vaihtelevat VERB 1 comp:aux Number=Plur; . PUNCT 1 punct _",
    ),
    # riippuvat valitusta tasosta; but: riippuvat valitusta nyt
    (
        is_chosen_from,
        "fi",
        (2, 1),
        True,
        f"riippuvat VERB 0 root {THEY}; valitusta NOUN 1 comp:obj {PAR}; tasosta NOUN 1 udep {ELA}",
    ),
    (
        is_chosen_from,
        "fi",
        (2, 1),
        False,
        f"riippuvat VERB 0 root {THEY}; valitusta NOUN 1 comp:obj {PAR}; nyt ADV 1 mod _",
    ),
    # kaksi kolmasosaa ajasta; but: kaksi ajasta
    (
        is_a_fraction_of,
        "fi",
        (1, 3),
        True,
        f"kaksi NUM 3 mod {NOM}; kolmasosaa NOUN 3 mod {PAR}; ajasta NOUN 0 root {ELA}",
    ),
    (is_a_fraction_of, "fi", (1, 2), False, f"kaksi NUM 2 mod {NOM}; ajasta NOUN 0 root {ELA}"),
    # kaksi muutoksista; but: kaksi muutosta
    (is_a_fraction_of, "fi", (1, 2), True, f"kaksi NUM 2 mod {NOM}; muutoksista NOUN 0 root Case=Ela|Number=Plur"),
    # miten tärkeää asia on; but: hyvin tärkeää asia on
    (
        is_how_it_is,
        "fi",
        (2, 3),
        True,
        f"miten ADV 4 mod _; tärkeää ADJ 3 mod {PAR}; asia NOUN 4 subj {NOM}; on AUX 0 root {THIRD}",
    ),
    (
        is_how_it_is,
        "fi",
        (2, 3),
        False,
        f"hyvin ADV 2 mod _; tärkeää ADJ 3 mod {PAR}; asia NOUN 4 subj {NOM}; on AUX 0 root {THIRD}",
    ),
    # lehel toimuva osas; but: lehel uue osas
    (
        belongs_to_an_adposition,
        "et",
        (1, 2),
        True,
        f"toimuva ADJ 2 mod {GEN}|VerbForm=Part; osas NOUN 3 udep {INE}; suhelda VERB 0 root _",
    ),
    (
        belongs_to_an_adposition,
        "et",
        (1, 2),
        False,
        f"uue ADJ 2 mod {GEN}; osas NOUN 3 udep {INE}; suhelda VERB 0 root _",
    ),
    # saman kokoisia laatikoita; but: saman uusia laatikoita
    (
        is_how_it_looks,
        "fi",
        (1, 3),
        True,
        f"saman PRON 3 det {GEN}; kokoisia ADJ 3 mod {PLURAL_PAR}; laatikoita NOUN 0 root {PLURAL_PAR}",
    ),
    (
        is_how_it_looks,
        "fi",
        (1, 3),
        False,
        f"saman PRON 3 det {GEN}; uusia ADJ 3 mod {PLURAL_PAR}; laatikoita NOUN 0 root {PLURAL_PAR}",
    ),
    # ostavad mõlemad raamatuid; but: näen mõlemad sõnumeid
    (
        does_it_to_those,
        "et",
        (2, 3),
        True,
        f"töötlevad VERB 0 root {THEY}; mõlemad DET 3 det {PLURAL}; sõnumeid NOUN 1 comp:obj {PLURAL_PAR}",
    ),
    (
        does_it_to_those,
        "et",
        (2, 3),
        False,
        f"näeme VERB 0 root Number=Plur|Person=1; mõlemad DET 3 det {PLURAL}; sõnumeid NOUN 1 comp:obj {PLURAL_PAR}",
    ),
    # terviklikku teadmiste ja võimekust; but: terviklikku teadmiste ja võimekus
    (
        belongs_beyond_joined_genitives,
        "et",
        (1, 2),
        True,
        f"tervet ADJ 2 mod {PAR}; teadmiste NOUN 0 root {PLURAL_GEN}; ja CCONJ 4 cc _; võimekust NOUN 2 conj {PAR}",
    ),
    # tumeda/hele režiimi; but: tumeda režiimi
    (
        is_beyond_brackets,
        "et",
        (1, 2),
        True,
        f"tumeda/hele ADJ 2 mod {NOM}; režiimi NOUN 3 mod {GEN}; vahetus NOUN 0 root {NOM}",
    ),
    # amerikkalaisille päivien; but: suuressa kaupungista
    (
        is_somewhere_else,
        "fi",
        (1, 2),
        True,
        f"amerikkalaisille ADJ 2 mod Case=All|Number=Plur; päivien NOUN 3 mod {PLURAL_GEN}; "
        f"pituudet NOUN 0 root {PLURAL}",
    ),
    (is_somewhere_else, "fi", (1, 2), False, f"suuressa ADJ 2 mod {INE}; kaupungista NOUN 0 root {ELA}"),
    # nousu suureen; but: suureen nousu
    (is_behind_another, "fi", (2, 1), True, f"nousu NOUN 0 root {NOM}; suureen ADJ 1 mod {ILL}"),
    (is_behind_another, "fi", (1, 2), False, f"suureen ADJ 2 mod {ILL}; nousu NOUN 0 root {NOM}"),
    # küpsemise kiirust; but: äärmise kiirust
    (is_a_noun_in_ise, "et", (1, 2), True, f"küpsemise ADJ 2 mod {GEN}; kiirust NOUN 0 root {PAR}"),
    (is_a_noun_in_ise, "et", (1, 2), False, f"äärmise ADJ 2 mod {GEN}; kiirust NOUN 0 root {PAR}"),
    # seuraavassa esimerkkinä; but: seuraavassa luvun
    (is_in_what_follows, "fi", (1, 2), True, "seuraavassa ADJ 2 mod Case=Ine; esimerkkinä NOUN 0 root Case=Ess"),
    (is_in_what_follows, "fi", (1, 2), False, "seuraavassa ADJ 2 mod Case=Ine; luvun NOUN 0 root Case=Gen"),
    # monien kokemuksen; but: monien talossa
    (is_of_many, "fi", (1, 2), True, "monien PRON 2 det Case=Gen; kokemuksen NOUN 0 root Case=Gen"),
    (is_of_many, "fi", (1, 2), False, "monien PRON 2 det Case=Gen; talossa NOUN 0 root Case=Ine"),
    # üks targem kui teine; but: palju targem kui teine
    (
        is_one_more_than_another,
        "et",
        (2, 0),
        True,
        "üks PRON 2 udep _; targem ADJ 0 comp:pred Case=Nom; kui SCONJ 2 mod _",
    ),
    (
        is_one_more_than_another,
        "et",
        (2, 0),
        False,
        "palju ADV 2 mod _; targem ADJ 0 comp:pred Case=Nom; kui SCONJ 2 mod _",
    ),
)


@pytest.mark.parametrize(("doubt", "language", "edge", "doubted", "words"), ROWS)
def test_finnic_phrases(
    make_sentence: MakeSentence, doubt: SiteDoubt, language: str, edge: tuple[int, int], doubted: bool, words: str
) -> None:
    rows = words.replace("; ; PUNCT", "; SEMICOLON PUNCT").split("; ")
    sentence = make_sentence(*(row.replace("SEMICOLON", ";") for row in rows))
    for code, expected in ((language, doubted), ("ru", False)):
        found = doubtful_edges(sentence, {edge: []}, tagger_readings, True, code, doubts=[doubt])
        assert (found == {edge}) is expected


@pytest.mark.parametrize(("verb", "doubted"), [("verkkopalvelun", True), ("menen", False)])
def test_owners_that_look_like_verbs(make_sentence: MakeSentence, verb: str, doubted: bool) -> None:
    # optimointi verkkopalvelun rajoituksiin; but: optimointi menen rajoituksiin
    sentence = make_sentence(
        f"optimointi NOUN 2 subj {NOM}",
        f"{verb} VERB 0 root Number=Sing|Person=1|VerbForm=Fin",
        "rajoituksiin NOUN 2 udep Case=Ill|Number=Plur",
    )
    readings = with_lexicon(judging_lexicon("fi"))
    found = doubtful_edges(sentence, {(1, 2): []}, readings, True, "fi", doubts=[is_no_verb_but_its_owner])
    assert (found == {(1, 2)}) is doubted


@pytest.mark.parametrize(("word", "doubted"), [("muisti", True), ("laskee", False)])
def test_nouns_that_look_like_verbs(make_sentence: MakeSentence, word: str, doubted: bool) -> None:
    # pysyvä agentin muisti; but: pysyvä agentin laskee
    sentence = make_sentence(f"pysyvä ADJ 2 mod {NOM}", f"agentin NOUN 3 subj {GEN}", f"{word} VERB 0 root {THIRD}")
    readings = with_lexicon(judging_lexicon("fi"))
    found = doubtful_edges(sentence, {(1, 2): []}, readings, True, "fi", doubts=[belongs_beyond_joined_genitives])
    assert (found == {(1, 2)}) is doubted


@pytest.mark.parametrize(("plural", "doubted"), [("Päivitit", True), ("Käyttäjät", False)])
def test_what_is_yours_looks_like_a_verb(make_sentence: MakeSentence, plural: str, doubted: bool) -> None:
    # päivitit kotisi; but: käyttäjät kotisi
    sentence = make_sentence(f"{plural} NOUN 2 subj {PLURAL}", f"kotisi VERB 0 root {THIRD}", "heti ADV 2 mod _")
    readings = with_lexicon(judging_lexicon("fi"))
    found = doubtful_edges(sentence, {(1, 2): []}, readings, True, "fi", doubts=[is_no_verb_but_its_owner])
    assert (found == {(1, 2)}) is doubted


@pytest.mark.parametrize(("verb", "doubted"), [("kotisi", True), ("juoksi", False)])
def test_what_is_yours_completes_nothing(make_sentence: MakeSentence, verb: str, doubted: bool) -> None:
    # alkaa kotisi vieressä; but: alkaa juoksi vieressä
    sentence = make_sentence(f"alkaa VERB 0 root {THIRD}", f"{verb} VERB 1 comp:obj {THIRD}", "vieressä ADV 1 mod _")
    readings = with_lexicon(judging_lexicon("fi"))
    found = doubtful_edges(sentence, {(2, 1): []}, readings, True, "fi", doubts=[is_no_verb_but_its_owner])
    assert (found == {(2, 1)}) is doubted
