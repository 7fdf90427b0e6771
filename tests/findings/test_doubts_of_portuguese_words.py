"""Doubts about Portuguese words that are not what they look like, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.portuguese_words import (
    comes_first,
    has_an_end_in_brackets,
    is_a_pronoun_before_its_verb,
    is_a_way_to_send_it,
    is_among_unknown_words,
    is_an_example,
    is_an_object_behind_an_adverb,
    is_based_on_it,
    is_before_what_is_quoted,
    is_done_to_us,
    is_for_them,
    is_given_by_you,
    is_in_english,
    is_liked,
    is_named_with_its_kind,
    is_one_of_them,
    is_pleased,
    is_the_preposition_again,
    is_what_an_option_is_called,
    is_where_to_go,
    is_whose_thing_somebody_does,
    says_how_it_is_done,
    tells_to_do_it,
)
from lambre_core.findings.doubts.site import Site
from lambre_core.treebank.tree import Multiword, Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[Callable[[Site], bool], tuple[int, int], str, bool]

MASC, FEM, MEN, WOMEN = (
    f"Gender={gender}|Number={number}" for number in ("Sing", "Plur") for gender in ("Masc", "Fem")
)
LEMMAS = {"interessam": "interessar", "conhecem": "conhecer", "leia": "ler", "parece": "parecer"}
ONE, SEVERAL = "Number=Sing|Person=3|VerbForm=Fin", "Number=Plur|Person=3|VerbForm=Fin"

ROWS: tuple[Row, ...] = (
    # apenas as habilite; but: fecha as habilite
    *(
        (
            is_a_pronoun_before_its_verb,
            (2, 3),
            f"{before} {upos} 0 root _; as DET 3 det {WOMEN}; habilite NOUN 1 comp:obj {FEM}",
            doubted,
        )
        for before, upos, doubted in (("apenas", "ADV", True), ("fecha", "VERB", False))
    ),
    # isso só as esconde; but: mais só as porta
    *(
        (
            is_an_object_behind_an_adverb,
            (3, 4),
            f"{first} PRON 4 subj _; só ADV 4 mod _; as DET 4 det {WOMEN}; esconde NOUN 0 root {FEM}",
            doubted,
        )
        for first, doubted in (("isso", True), ("mais", False))
    ),
    # encontra respostas mais rápido; but: respostas rápido, rede de respostas mais rápido
    *(
        (
            says_how_it_is_done,
            (4, 2),
            f"encontra {upos} 0 root _; respostas NOUN 1 comp:obj {WOMEN}; {degree} ADV 4 mod _; "
            f"rápido ADJ 2 mod {MASC}",
            doubted,
        )
        for upos, degree, doubted in (("VERB", "mais", True), ("VERB", "hoje", False), ("ADP", "mais", False))
    ),
    # fotos primeiro; but: primeiro foto, fotos segundo
    (comes_first, (2, 1), f"fotos NOUN 0 root {WOMEN}; primeiro ADJ 1 mod {MASC}", True),
    (comes_first, (1, 2), f"primeiro ADJ 2 mod {MASC}; foto NOUN 0 root {FEM}", False),
    (comes_first, (2, 1), f"fotos NOUN 0 root {WOMEN}; segundo ADJ 1 mod {MASC}", False),
    # ordena páginas baseado em datas; but: foi escolha baseado em datas
    *(
        (
            is_based_on_it,
            (3, 2),
            f"ordena {upos} 0 root _; páginas NOUN 1 {relation} {WOMEN}; baseado VERB 2 mod {MASC}; em ADP 3 udep _",
            doubted,
        )
        for upos, relation, doubted in (("VERB", "comp:obj", True), ("AUX", "comp:pred", False))
    ),
    # mensagens via satélite; but: mensagens via o satélite
    (
        is_a_way_to_send_it,
        (1, 2),
        f"mensagens NOUN 2 subj {WOMEN}; via VERB 0 root {ONE}; satélite NOUN 2 comp:obj {MASC}",
        True,
    ),
    (
        is_a_way_to_send_it,
        (1, 2),
        f"mensagens NOUN 2 subj {WOMEN}; via VERB 0 root {ONE}; o DET 4 det {MASC}; satélite NOUN 2 comp:obj {MASC}",
        False,
    ),
    # lhe interessam; but: lhe conhecem
    (is_pleased, (1, 2), f"lhe PRON 2 comp:obj Case=Dat; interessam VERB 0 root {SEVERAL}", True),
    (is_pleased, (1, 2), f"lhe PRON 2 comp:obj Case=Dat; conhecem VERB 0 root {SEVERAL}", False),
    # uma de as rodas furada; but: perto de as rodas furada
    *(
        (
            is_one_of_them,
            (5, 4),
            f"{one} {upos} 0 root {feats}; de ADP 1 udep _; as DET 4 det {WOMEN}; rodas NOUN 2 comp:obj {WOMEN}; "
            f"furada VERB 4 mod {FEM}",
            doubted,
        )
        for one, upos, feats, doubted in (("uma", "PRON", FEM, True), ("perto", "ADV", "_", False))
    ),
    # mapear canais; but: lugar bonitos
    (tells_to_do_it, (2, 1), f"mapear NOUN 0 root {MASC}; canais ADJ 1 mod {MEN}", True),
    (tells_to_do_it, (2, 1), f"lugar NOUN 0 root {MASC}; bonitos ADJ 1 mod {MEN}", False),
    # o botão «Conta»; but: o «Conta»
    (
        is_before_what_is_quoted,
        (1, 4),
        f"o DET 4 det {MASC}; botão ADJ 4 mod {MASC}; « PUNCT 4 punct _; Conta NOUN 0 root {FEM}",
        True,
    ),
    (is_before_what_is_quoted, (1, 3), f"o DET 3 det {MASC}; « PUNCT 3 punct _; Conta NOUN 0 root {FEM}", False),
    # a cartas ou a postais; but: as cartas ou a postais
    *(
        (
            is_the_preposition_again,
            (4, 5),
            f"{first} DET 2 det {FEM}; cartas NOUN 0 root {WOMEN}; ou CCONJ 5 cc _; a DET 5 det {FEM}; "
            f"postais NOUN 2 conj:coord {MEN}",
            doubted,
        )
        for first, doubted in (("a", True), ("as", False))
    ),
    # ir a páginas; but: abrir a páginas
    *(
        (is_where_to_go, (2, 3), f"{verb} VERB 0 root _; a DET 3 det {FEM}; páginas NOUN 1 comp:obj {WOMEN}", doubted)
        for verb, doubted in (("ir", True), ("abrir", False))
    ),
    # cujas notas leia; but: as notas leia, cujas notas parece
    *(
        (
            is_whose_thing_somebody_does,
            (2, 3),
            f"{whose} DET 2 det {WOMEN}; notas NOUN 3 subj {WOMEN}; {verb} VERB 0 root {ONE}",
            doubted,
        )
        for whose, verb, doubted in (("cujas", "leia", True), ("as", "leia", False), ("cujas", "parece", False))
    ),
    # jogos como o xadrez exigem; but: pois como o xadrez exigem
    *(
        (
            is_an_example,
            (4, 5),
            f"{first}; como SCONJ 5 mod _; o DET 4 det {MASC}; xadrez NOUN 5 subj {MASC}; exigem VERB 0 root {SEVERAL}",
            doubted,
        )
        for first, doubted in ((f"jogos NOUN 5 dep {MEN}", True), ("pois CCONJ 5 cc _", False))
    ),
    # Biblioteca Jogos estão; but: Biblioteca agora estão
    *(
        (
            is_named_with_its_kind,
            (1, 3),
            f"Biblioteca PROPN 3 subj {FEM}; {after}; estão AUX 0 root {SEVERAL}",
            doubted,
        )
        for after, doubted in ((f"Jogos PROPN 1 flat {MEN}", True), ("agora ADV 3 mod _", False))
    ),
    # pasta pros filmes; but: pasta novos filmes
    (is_for_them, (2, 1), f"pasta NOUN 0 root {FEM}; pros ADJ 1 mod {MEN}", True),
    (is_for_them, (2, 1), f"pasta NOUN 0 root {FEM}; novos ADJ 1 mod {MEN}", False),
    # arquivos fastload libcopyt; but: arquivos antigo libcopyt, arquivos fastload novo
    *(
        (
            is_among_unknown_words,
            (2, 1),
            f"arquivos NOUN 0 root {MEN}; {first} ADJ 1 mod {MASC}; {second} ADJ 1 mod {MASC}",
            doubted,
        )
        for first, second, doubted in (
            ("fastload", "libcopynt", True),
            ("antigo", "libcopynt", False),
            ("fastload", "novo", False),
        )
    ),
    # só nomes mostra apenas; but: só nomes mostra hoje
    *(
        (
            is_what_an_option_is_called,
            (2, 3),
            f"só ADV 2 mod _; nomes NOUN 3 subj {MEN}; mostra VERB 0 root {ONE}; {after} ADV 3 mod _",
            doubted,
        )
        for after, doubted in (("apenas", True), ("hoje", False))
    ),
    # os canais que gosta na lista; but: que gosta de ler
    *(
        (is_liked, (2, 3), f"canais NOUN 0 root {MEN}; que PRON 3 subj _; gosta VERB 1 mod {ONE}; {after}", doubted)
        for after, doubted in (("em ADP 3 udep _", True), ("de ADP 3 udep _", False))
    ),
    # services such as modern tools and; but: serviços como as modern tools
    *(
        (
            is_in_english,
            (3, 5),
            f"{before} X 0 root _; {second} X 1 flat _; as DET 5 det {WOMEN}; modern X 5 mod _; "
            f"tools NOUN 1 mod {MEN}; {after} X 5 flat _; support X 5 flat _",
            doubted,
        )
        for before, second, after, doubted in (
            ("services", "such", "and", True),
            ("services", "such", "e", False),
            ("serviços", "como", "e", False),
        )
    ),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_doubts_of_portuguese_words(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], edge: tuple[int, int], words: str, doubted: bool
) -> None:
    plain = make_sentence(*words.split("; "))
    sentence = plain.with_tokens(
        {token.id: replace(token, lemma=LEMMAS[token.form or ""]) for token in plain.tokens if token.form in LEMMAS}
    )
    found = doubtful_edges(sentence, {edge: []}, tagger_readings, True, "pt", doubts=[doubt])
    assert found == ({edge} if doubted else set())


@pytest.mark.parametrize(
    ("doubt", "form", "words", "doubted"),
    [
        (
            is_done_to_us,
            "nos",
            f"para ADP 0 root _; em ADP 1 udep _; os DET 4 det {MEN}; poder NOUN 2 comp:obj {MASC}",
            1,
        ),
        (
            is_done_to_us,
            "nos",
            f"confia VERB 0 root _; em ADP 1 udep _; os DET 4 det {MEN}; poder NOUN 2 comp:obj {MASC}",
            0,
        ),
        (
            is_given_by_you,
            "deste",
            f"não ADV 2 mod _; de ADP 0 root _; este DET 4 det {MASC}; ordem NOUN 2 comp:obj {FEM}",
            1,
        ),
        (
            is_given_by_you,
            "deste",
            f"cor NOUN 0 root _; de ADP 1 udep _; este DET 4 det {MASC}; ordem NOUN 2 comp:obj {FEM}",
            0,
        ),
    ],
)
def test_contractions(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], form: str, words: str, doubted: bool
) -> None:
    """*Para nos poder* and *não deste ordem* are about pronouns and verbs, *confia nos poder* and *cor deste ordem*
    not."""
    sentence = replace(make_sentence(*words.split("; ")), multiwords=(Multiword(2, 3, form),))
    found = doubtful_edges(sentence, {(3, 4): []}, tagger_readings, True, "pt", doubts=[doubt])
    assert found == ({(3, 4)} if doubted else set())


@pytest.mark.parametrize(("bracket", "doubted"), [("(", True), ("[", False)])
def test_ends_in_brackets(make_sentence: MakeSentence, bracket: str, doubted: bool) -> None:
    """*Foram copiada(s)* may be one or several."""
    plain = make_sentence(
        f"foram AUX 0 root {SEVERAL}",
        f"copiada VERB 1 comp:aux {FEM}",
        f"{bracket} PUNCT 2 punct _",
        "s X 2 dep _",
        ") PUNCT 2 punct _",
    )
    spans = ((0, 5), (6, 13), (13, 14), (14, 15), (15, 16))
    sentence = plain.with_tokens(
        {token.id: replace(token, span=span) for token, span in zip(plain.tokens, spans, strict=True)}
    )
    found = doubtful_edges(sentence, {(2, 1): []}, tagger_readings, True, "pt", doubts=[has_an_end_in_brackets])
    assert found == ({(2, 1)} if doubted else set())
