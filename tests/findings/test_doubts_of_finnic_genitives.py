"""Doubts about Estonian and Finnish words that belong to what stands farther behind, each beside a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import finnic, finnic_infinitives, finnic_phrases, finnic_verbs
from lambre_core.findings.doubts import finnic_genitives as doubts
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.explaining import Edge
from lambre_core.treebank.tree import Beliefs, Sentence, Token

MakeSentence = Callable[..., Sentence]
Row = tuple[Callable[[Site], bool], str, Edge, str, bool]

OWNED = "ennen ADP 0 root _; hinnan NOUN 1 comp:obj Case=Gen; ja CCONJ 4 cc _; ajan NOUN 2 conj Case=Gen; "
DOWN = "fail NOUN 3 comp:obj Case=Nom|Number=Sing; alla ADP 1 udep _"
FIN = "VerbForm=Fin|Person=3"

ROWS: tuple[Row, ...] = (
    (doubts.owns_what_is_governed, "fi", (2, 1), OWNED + "muuttamista NOUN 1 comp:obj Case=Par", True),
    (doubts.owns_what_is_governed, "fi", (2, 1), OWNED + f"alkaa VERB 1 mod {FIN}", False),
    (doubts.says_to_what_degree, "fi", (1, 2), "turhan ADJ 2 mod Case=Gen; sitovalta NOUN 0 root Case=Abl", True),
    (doubts.says_to_what_degree, "fi", (1, 2), "hyvän ADJ 2 mod Case=Gen; ystävälle NOUN 0 root Case=All", False),
    (
        doubts.counts_what_is_done_so,
        "et",
        (1, 2),
        "kaks NUM 2 mod NumType=Card|Case=Nom; arvega NOUN 0 root Case=Com; seotud VERB 4 mod _; rida NOUN 2 mod _",
        True,
    ),
    (
        doubts.counts_what_is_done_so,
        "et",
        (1, 2),
        "kaks NUM 2 mod NumType=Card|Case=Nom; arvega NOUN 0 root Case=Com; rida NOUN 2 mod _",
        False,
    ),
    (
        doubts.is_named_on_screen,
        "et",
        (3, 4),
        "valiku NOUN 4 mod Case=Gen; Koosta VERB 3 mod _; leht NOUN 4 comp:obj Case=Nom; jaoks ADP 0 root _",
        True,
    ),
    (
        doubts.is_named_on_screen,
        "et",
        (3, 4),
        "selle DET 4 mod Case=Gen; Maarja PROPN 3 mod _; leht NOUN 4 comp:obj Case=Nom; jaoks ADP 0 root _",
        False,
    ),
    (
        doubts.is_no_verb_but_a_place,
        "et",
        (1, 2),
        f"loendid NOUN 2 subj Case=Nom|Number=Plur; jaotises VERB 0 root {FIN}",
        True,
    ),
    (
        doubts.is_no_verb_but_a_place,
        "et",
        (1, 2),
        f"loendid NOUN 2 subj Case=Nom|Number=Plur; kasvas VERB 0 root {FIN}",
        False,
    ),
    (
        doubts.is_no_verb_behind_another,
        "et",
        (3, 2),
        f"sisestage VERB 0 root {FIN}; teate VERB 1 conj:coord {FIN}; tekst NOUN 2 comp:obj Case=Nom",
        True,
    ),
    (
        doubts.is_no_verb_behind_another,
        "et",
        (4, 3),
        f"tuli VERB 0 root {FIN}; ja CCONJ 3 cc _; leidis VERB 1 conj:coord {FIN}; tekst NOUN 3 comp:obj Case=Nom",
        False,
    ),
    (doubts.is_loaded_down, "et", (2, 3), "laadige VERB 0 root _; " + DOWN, True),
    (doubts.is_loaded_down, "et", (2, 3), "istuge VERB 0 root _; " + DOWN, False),
    (
        finnic.is_of_a_genitive,
        "fi",
        (2, 1),
        "Kuitin VERB 0 root Person=1; otsikko NOUN 1 comp:obj Case=Nom; – PUNCT 1 punct _; on VERB 1 conj _",
        True,
    ),
    (
        finnic.is_of_a_genitive,
        "fi",
        (2, 1),
        "Avasin VERB 0 root Person=1; ovi NOUN 1 comp:obj Case=Nom; . PUNCT 1 punct _",
        False,
    ),
    (
        finnic.belongs_beyond_genitives,
        "fi",
        (1, 2),
        "uusia ADJ 2 mod Case=Par|Number=Plur; jäsenten NOUN 0 root Case=Gen|Number=Plur; "
        "tekemiä VERB 4 mod Case=Par|Number=Plur; kuvia NOUN 2 mod Case=Par|Number=Plur",
        True,
    ),
    (
        finnic.is_behind_what_is_governed,
        "fi",
        (3, 2),
        "maksua NOUN 2 comp:obj Case=Par; varten ADP 0 root _; päivän NOUN 2 comp:obj Case=Gen",
        True,
    ),
    (
        finnic_infinitives.is_before_the_complement_of_a_participle,
        "fi",
        (1, 2),
        "uuden ADJ 2 mod Case=Gen; valuutassa NOUN 0 root Case=Ine; lasketun VERB 4 mod Case=Gen; "
        "saldon NOUN 2 mod Case=Gen",
        True,
    ),
    (
        finnic_infinitives.is_of_the_verb_before_a_supine,
        "et",
        (3, 2),
        "suutis VERB 0 root _; käima VERB 1 comp:obj VerbForm=Sup; panna VERB 2 comp:obj VerbForm=Inf",
        True,
    ),
    (
        finnic_infinitives.is_of_the_verb_before_a_supine,
        "et",
        (2, 1),
        "käima VERB 0 root VerbForm=Sup; panna VERB 1 comp:obj VerbForm=Inf",
        False,
    ),
    (
        finnic_infinitives.is_before_a_participle_in_van,
        "fi",
        (1, 2),
        "maksu NOUN 2 subj Case=Nom; tehtyjen VERB 0 root _",
        True,
    ),
    (
        finnic_infinitives.is_done_to_them,
        "fi",
        (1, 2),
        "ne PRON 2 subj@cop Number=Plur; on AUX 0 root Number=Sing; asennettu NOUN 2 comp:pred _",
        True,
    ),
    (
        finnic_phrases.is_how_it_looks,
        "fi",
        (1, 3),
        "kyseisen ADJ 3 mod Case=Gen; tyyppiselle ADJ 3 mod Case=All; tilille NOUN 0 root Case=All",
        True,
    ),
    (
        finnic_verbs.anybody_does,
        "fi",
        (1, 2),
        "tulokset NOUN 2 subj Case=Nom|Number=Plur; saa VERB 0 root Number=Sing; laskemalla VERB 2 mod Case=Ade; "
        "summaa NOUN 3 comp:obj Case=Par",
        True,
    ),
    (
        finnic_verbs.anybody_does,
        "fi",
        (1, 2),
        "seurat NOUN 2 subj Case=Nom|Number=Plur; saa VERB 0 root Number=Sing; tukea NOUN 2 comp:obj Case=Par",
        False,
    ),
    (
        finnic_verbs.must_be_installed,
        "et",
        (2, 1),
        "tuleb VERB 0 root Number=Sing; failid NOUN 1 subj Case=Nom|Number=Plur; enne ADV 4 mod _; "
        "avada VERB 1 comp VerbForm=Inf",
        True,
    ),
    (
        finnic_verbs.is_a_plural_object_in_t,
        "et",
        (2, 1),
        "koondab VERB 0 root Number=Sing; saldod NOUN 1 comp:obj Case=Nom|Number=Sing",
        True,
    ),
    (
        finnic_verbs.is_what_you_have,
        "et",
        (3, 1),
        f"lisame VERB 0 root {FIN.replace('3', '1')}; tabeli NOUN 1 comp:obj Case=Gen; "
        "veerud NOUN 1 subj Case=Nom|Number=Plur",
        True,
    ),
    (doubts.is_as_much_as, "fi", (1, 2), "lasillinen ADJ 2 mod Case=Nom; vettä NOUN 0 root Case=Par", True),
    (doubts.is_as_much_as, "fi", (1, 2), "tavallinen ADJ 2 mod Case=Nom; vettä NOUN 0 root Case=Par", False),
    (
        doubts.is_of_those_who_speak,
        "fi",
        (2, 3),
        "me PRON 2 mod Case=Nom; lapset NOUN 3 subj Case=Nom; leikimme VERB 0 root Person=1",
        True,
    ),
    (
        doubts.is_of_those_who_speak,
        "fi",
        (2, 3),
        "ne PRON 2 det Case=Nom; lapset NOUN 3 subj Case=Nom; leikimme VERB 0 root Person=1",
        False,
    ),
    (doubts.is_in_some_hurry, "fi", (1, 2), "vähän ADV 2 mod _; kiire NOUN 0 root Case=Nom", True),
    (doubts.is_in_some_hurry, "fi", (1, 2), "vähän ADV 2 mod _; leipä NOUN 0 root Case=Nom", False),
    (
        doubts.is_of_an_average,
        "et",
        (1, 3),
        "liikuva ADJ 3 mod Case=Gen; keskmise ADJ 3 mod Case=Gen; hinnale NOUN 0 root Case=All",
        True,
    ),
    (
        doubts.is_of_an_average,
        "et",
        (1, 3),
        "liikuva ADJ 3 mod Case=Gen; suure ADJ 3 mod Case=Gen; hinnale NOUN 0 root Case=All",
        False,
    ),
    (
        doubts.is_before_that,
        "fi",
        (1, 2),
        "tilaus NOUN 2 comp:obj Case=Nom; ennen ADP 0 root _; , PUNCT 4 punct _; kuin SCONJ 2 mod _",
        True,
    ),
    (doubts.is_before_that, "fi", (2, 1), "ennen ADP 0 root _; tilaus NOUN 1 comp:obj Case=Nom", False),
    (
        doubts.is_there_below,
        "fi",
        (1, 2),
        "talossa NOUN 2 comp:obj Case=Ine; alla ADP 3 mod _; olevien VERB 0 root _",
        True,
    ),
    (doubts.is_there_below, "fi", (1, 2), "talossa NOUN 2 comp:obj Case=Ine; alla ADP 0 root _", False),
    (
        doubts.does_it_behind_what_is_done,
        "et",
        (3, 2),
        "hinnad NOUN 2 subj Case=Nom|Number=Plur; arvutab VERB 0 root Number=Sing|Person=3; "
        "mootor NOUN 2 comp:obj Case=Nom|Number=Sing",
        True,
    ),
    (
        doubts.does_it_behind_what_is_done,
        "et",
        (3, 2),
        "ema NOUN 2 subj Case=Nom|Number=Sing; arvutab VERB 0 root Number=Sing|Person=3; "
        "hind NOUN 2 comp:obj Case=Nom|Number=Sing",
        False,
    ),
    (
        doubts.is_no_verb_before_its_adposition,
        "fi",
        (1, 2),
        "varaus NOUN 2 subj Case=Nom; laskennan VERB 0 root Person=1; aikana ADP 2 udep _",
        True,
    ),
    (
        doubts.is_no_verb_before_its_adposition,
        "fi",
        (1, 2),
        "varaus NOUN 2 subj Case=Nom; teen VERB 0 root Person=1; kotona ADV 2 udep _",
        False,
    ),
    (
        finnic_infinitives.is_brought,
        "fi",
        (3, 4),
        "tila NOUN 0 root Case=Nom; on AUX 1 mod _; Tuo PRON 4 det Number=Sing; "
        "tiedot NOUN 2 comp:pred Case=Nom|Number=Plur",
        True,
    ),
    (finnic.is_the_average, "et", (1, 2), "abilise ADJ 2 mod Case=Gen; tööde NOUN 0 root Case=Gen", True),
    (
        finnic.is_them,
        "fi",
        (1, 2),
        "sitä PRON 2 det Case=Par; laskuja NOUN 3 comp:obj Case=Par; vastaan ADP 0 root _",
        True,
    ),
    (doubts.is_a_delivery, "et", (1, 2), "otsetarne ADJ 2 mod Case=Nom; tellimusi NOUN 0 root Case=Par", True),
    (doubts.is_a_delivery, "et", (1, 2), "suur ADJ 2 mod Case=Nom; tellimusi NOUN 0 root Case=Par", False),
    (
        doubts.is_what_goes_on,
        "et",
        (1, 3),
        "toimuva ADJ 3 mod Case=Gen; heaks ADJ 3 mod Case=Tra; vaateks NOUN 0 root Case=Tra",
        True,
    ),
    (doubts.is_what_goes_on, "et", (1, 2), "toimuva ADJ 2 mod Case=Gen; vaateks NOUN 0 root Case=Tra", False),
    (doubts.is_of_a_colour, "fi", (1, 2), "punaisen ADJ 2 mod Case=Gen; rajana NOUN 0 root Case=Ess", True),
    (doubts.is_of_a_colour, "fi", (1, 2), "suuren ADJ 2 mod Case=Gen; rajana NOUN 0 root Case=Ess", False),
    (
        doubts.varies_before_its_noun,
        "fi",
        (1, 3),
        f"toiminto NOUN 3 subj Case=Nom|Number=Sing; lisää VERB 3 mod {FIN}; liittyvät VERB 0 root {FIN}; "
        "tiedot NOUN 3 comp:obj Case=Nom|Number=Plur",
        True,
    ),
    (
        doubts.varies_before_its_noun,
        "fi",
        (1, 2),
        f"lapset NOUN 2 subj Case=Nom|Number=Plur; lukevat VERB 0 root {FIN}; kirjat NOUN 2 comp:obj Number=Plur",
        False,
    ),
    (doubts.is_from_some_direction, "fi", (1, 2), "koillisen ADJ 2 mod Case=Gen; alueelle NOUN 0 root Case=All", True),
    (doubts.is_from_some_direction, "fi", (1, 2), "uuden ADJ 2 mod Case=Gen; alueelle NOUN 0 root Case=All", False),
    (
        doubts.can_be_done_with_those,
        "fi",
        (1, 2),
        f"ne PRON 2 subj Case=Nom|Number=Plur; voi AUX 0 root {FIN}; myydä VERB 2 comp:aux VerbForm=Inf",
        True,
    ),
    (
        doubts.can_be_done_with_those,
        "fi",
        (1, 2),
        f"ne PRON 2 subj Case=Nom|Number=Plur; voi AUX 0 root {FIN}; myydä VERB 2 comp:aux VerbForm=Inf; "
        "sen PRON 3 comp:obj Case=Gen",
        False,
    ),
    (
        doubts.ends_a_quotation,
        "et",
        (1, 3),
        "kõik ADJ 3 mod Case=Nom; ” PUNCT 1 punct _; tekste NOUN 0 root Case=Par",
        True,
    ),
    (doubts.ends_a_quotation, "et", (1, 2), "suur ADJ 2 mod Case=Nom; tekste NOUN 0 root Case=Par", False),
)


@pytest.mark.parametrize(("doubt", "language", "edge", "words", "expected"), ROWS)
def test_doubts(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], language: str, edge: Edge, words: str, expected: bool
) -> None:
    """Each is about a construction, and not about the one beside it."""
    sentence = make_sentence(*words.split("; "))
    below: dict[int, list[Token]] = {}
    for token in sentence.tokens:
        below.setdefault(token.head or 0, []).append(token)
    token, head = sentence.tokens[edge[0] - 1], sentence.tokens[edge[1] - 1]
    assert doubt(Site(sentence, token, head, below, tagger_readings, True, language)) is expected


@pytest.mark.parametrize(("share", "doubted"), [(0.2, True), (0.0, False)])
def test_genitives_that_look_like_adjectives(make_sentence: MakeSentence, share: float, doubted: bool) -> None:
    # alikanavien tasoja; but: uusien tasoja
    sentence = make_sentence("alikanavien ADJ 2 mod Case=Gen|Number=Plur", "tasoja NOUN 0 root Case=Par|Number=Plur")
    beliefs = Beliefs(upos={"ADJ": 1 - share, "NOUN": share}, feats={}, heads={2: 1.0}, deprels={"mod": 1.0})
    sentence = sentence.with_tokens({1: replace(sentence.tokens[0], beliefs=beliefs)})
    word, noun = sentence.tokens
    site = Site(sentence, word, noun, {2: [word]}, tagger_readings, True, "fi")
    assert doubts.may_be_a_noun_in_the_genitive(site) is doubted
