"""Doubts about Portuguese adjectives and nouns beside a noun that is not theirs, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.determiners import is_one_of_several_determiners
from lambre_core.findings.doubts.portuguese import (
    is_a_noun_behind_another,
    is_done_by_several,
)
from lambre_core.findings.doubts.portuguese_clauses import (
    is_asked_about,
    is_asked_for,
    is_done_to_it_by_you,
)
from lambre_core.findings.doubts.portuguese_phrases import (
    belongs_above_by_its_end,
    has_a_clause_for_subject,
    is_a_number_of,
    is_a_preposition_once_more,
    is_a_source,
    is_behind_a_misspelt_noun,
    is_behind_only,
    is_by_way_of,
    is_one_or_the_other,
    is_the_name_of_a_program,
    is_what_it_is_made,
    is_what_somebody_gets,
)
from lambre_core.findings.doubts.site import Site
from lambre_core.treebank.tree import Multiword, Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[Callable[[Site], bool], tuple[int, int], str, bool]

MASC, FEM, MEN, WOMEN = (
    f"Gender={gender}|Number={number}" for number in ("Sing", "Plur") for gender in ("Masc", "Fem")
)
LEMMAS = {"torna": "tornar", "copia": "copiar", "obtém": "obter", "chegou": "chegar"}
FIN = "VerbForm=Fin|Number=Sing"

ROWS: tuple[Row, ...] = (
    # torna a cópia de ficheiros lenta; but: torna a cópia de ficheiros lento, copia a lista de ficheiros lenta
    *(
        (
            is_what_it_is_made,
            (5, 4),
            f"{verb} VERB 0 root _; cópia NOUN 1 comp:obj {FEM}; de ADP 2 udep _; ficheiros NOUN 3 comp:obj {MEN}; "
            f"{adjective} ADJ 4 mod {feats}",
            doubted,
        )
        for verb, adjective, feats, doubted in (
            ("torna", "lenta", FEM, True),
            ("torna", "lento", MASC, False),
            ("copia", "lenta", FEM, False),
        )
    ),
    # obtém os dados; but: chegou os dados, ela obtém os dados
    (is_what_somebody_gets, (2, 1), f"obtém VERB 0 root {FIN}; dados NOUN 1 subj {MEN}", True),
    (is_what_somebody_gets, (2, 1), f"chegou VERB 0 root {FIN}; dados NOUN 1 subj {MEN}", False),
    (is_what_somebody_gets, (1, 2), f"alunos NOUN 2 subj {MEN}; obtém VERB 0 root {FIN}", False),
    # na lista somente pastas; but: na lista muito novas
    (is_behind_only, (3, 1), f"lista NOUN 0 root {FEM}; somente ADV 3 mod _; pastas ADJ 1 mod {WOMEN}", True),
    (is_behind_only, (3, 1), f"lista NOUN 0 root {FEM}; muito ADV 3 mod _; novas ADJ 1 mod {WOMEN}", False),
    # via cabos; but: uma via estreitos
    (is_by_way_of, (2, 1), f"via NOUN 0 root {FEM}; cabos ADJ 1 mod {MEN}", True),
    (is_by_way_of, (3, 2), f"uma DET 2 det {FEM}; via NOUN 0 root {FEM}; estreitos ADJ 2 mod {MEN}", False),
    # a primeira ou a segunda opções; but: abra a segunda opções
    *(
        (
            is_one_or_the_other,
            edge,
            f"{first} ADJ 5 mod {FEM}; ou CCONJ 5 cc _; a DET 5 det {FEM}; segunda ADJ 5 mod {FEM}; "
            f"opções NOUN 0 root {number}",
            doubted,
        )
        for edge in ((3, 5), (4, 5))
        for first, number, doubted in (("primeira", WOMEN, True), ("primeira", FEM, False))
    ),
    (is_one_or_the_other, (2, 3), f"abra VERB 0 root _; a DET 3 det {FEM}; opções NOUN 1 comp:obj {WOMEN}", False),
    # compilar o fonte; but: limpar o fonte, compilar um fonte
    (is_a_source, (2, 3), f"compilar VERB 0 root _; o DET 3 det {MASC}; fonte NOUN 1 comp:obj {FEM}", True),
    (is_a_source, (2, 3), f"limpar VERB 0 root _; o DET 3 det {MASC}; fonte NOUN 1 comp:obj {FEM}", False),
    (is_a_source, (2, 3), f"compilar VERB 0 root _; um DET 3 det {MASC}; fonte NOUN 1 comp:obj {FEM}", False),
    # a ferramente padrão; but: a nova padrão
    (
        is_behind_a_misspelt_noun,
        (1, 3),
        f"a DET 3 det {FEM}; ferramente ADV 3 mod _; padrão NOUN 0 root {MASC}",
        True,
    ),
    (is_behind_a_misspelt_noun, (1, 3), f"a DET 3 det {FEM}; nova ADJ 3 mod _; padrão NOUN 0 root {MASC}", False),
    # que dados recolhe; but: que os dados recolhe, que Ana recolhem
    (is_asked_for, (2, 3), f"que DET 2 det _; dados NOUN 3 subj {MEN}; recolhe VERB 0 root {FIN}", True),
    (
        is_asked_for,
        (3, 4),
        f"que SCONJ 4 mark _; os DET 3 det {MEN}; dados NOUN 4 subj {MEN}; recolhe VERB 0 root {FIN}",
        False,
    ),
    (is_asked_for, (2, 3), f"que SCONJ 3 mark _; Ana PROPN 3 subj {FEM}; recolhem VERB 0 root Number=Plur", False),
    # que idade tens; but: que Ana tens
    (is_asked_about, (2, 3), f"que DET 2 det _; idade NOUN 3 subj {FEM}; tens VERB 0 root Person=2", True),
    (is_asked_about, (2, 3), f"que SCONJ 3 mark _; Ana PROPN 3 subj {FEM}; tens VERB 0 root Person=2", False),
    # quando a forças; but: quando a forças chegaram
    (is_done_to_it_by_you, (2, 3), f"quando SCONJ 0 root _; a DET 3 det {FEM}; forças NOUN 1 comp:obj {WOMEN}", True),
    (
        is_done_to_it_by_you,
        (2, 3),
        f"quando SCONJ 0 root _; a DET 3 det {FEM}; forças NOUN 4 subj {WOMEN}; chegaram VERB 1 comp:obj VerbForm=Fin",
        False,
    ),
    # manifestantes reagem; but: belas imagem
    (is_done_by_several, (1, 2), f"manifestantes ADJ 2 mod {MEN}; reagem NOUN 0 root {FEM}", True),
    (is_done_by_several, (1, 2), f"belas ADJ 2 mod {WOMEN}; imagem NOUN 0 root {FEM}", False),
    # muitos os alunos; but: todos as alunas
    *(
        (
            is_one_of_several_determiners,
            (1, 3),
            f"{first} DET 3 det {MEN}; as DET 3 det {WOMEN}; alunas NOUN 0 root {WOMEN}",
            doubted,
        )
        for first, doubted in (("muitos", True), ("todos", False))
    ),
    # o aplicativo Discos; but: o aplicativo discos, os Discos
    *(
        (
            is_the_name_of_a_program,
            edge,
            f"abra VERB 0 root _; o DET 4 det {MASC}; aplicativo ADJ 4 mod {MASC}; {name} NOUN 1 comp:obj {MEN}",
            doubted,
        )
        for edge in ((2, 4), (3, 4))
        for name, doubted in (("Discos", True), ("discos", False))
    ),
    # com Relógios instalado; but: com os Relógios instalado
    (
        is_the_name_of_a_program,
        (3, 2),
        f"com ADP 0 root _; Relógios NOUN 1 comp:obj {MEN}; instalado VERB 2 mod {MASC}",
        True,
    ),
    (
        is_the_name_of_a_program,
        (4, 3),
        f"com ADP 0 root _; os DET 3 det {MEN}; Relógios NOUN 1 comp:obj {MEN}; instalado VERB 3 mod {MASC}",
        False,
    ),
    # é comum as cartas serem; but: é comum as cartas
    *(
        (
            has_a_clause_for_subject,
            edge,
            f"é AUX 0 root _; comum ADJ {head} {relation} _; as DET 4 det {WOMEN}; cartas NOUN 1 subj {WOMEN}{rest}",
            doubted,
        )
        for edge, head, relation in (((4, 1), 1, "comp:pred"), ((2, 4), 4, "comp:pred"))
        for rest, doubted in (("; serem AUX 1 comp:aux _", True), ("", False))
    ),
    # uma pasta de ficheiros remota; but: remoto
    *(
        (
            belongs_above_by_its_end,
            (4, 3),
            f"pasta NOUN 0 root {FEM}; de ADP 1 udep _; ficheiros NOUN 2 comp:obj {MEN}; {adjective} ADJ 3 mod {MASC}",
            doubted,
        )
        for adjective, doubted in (("remota", True), ("remoto", False), ("remotas", False))
    ),
    # a filmes e a séries; but: filmes e a séries
    (
        is_a_preposition_once_more,
        (4, 5),
        f"a ADP 0 root _; filmes NOUN 1 comp:obj {MEN}; e CCONJ 5 cc _; a DET 5 det {FEM}; "
        f"séries NOUN 2 conj:coord {WOMEN}",
        True,
    ),
    (
        is_a_preposition_once_more,
        (3, 4),
        f"filmes NOUN 0 root {MEN}; e CCONJ 4 cc _; a DET 4 det {FEM}; séries NOUN 1 conj:coord {WOMEN}",
        False,
    ),
    # nós raiz são; but: das raiz são
    (is_a_noun_behind_another, (2, 3), f"nós PRON 2 det _; raiz NOUN 3 subj {FEM}; são AUX 0 root Number=Plur", True),
    (is_a_noun_behind_another, (2, 3), f"as DET 2 det _; raiz NOUN 3 subj {FEM}; são AUX 0 root Number=Plur", False),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_doubts_of_portuguese_phrases(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], edge: tuple[int, int], words: str, doubted: bool
) -> None:
    plain = make_sentence(*words.split("; "))
    sentence = plain.with_tokens(
        {token.id: replace(token, lemma=LEMMAS[token.form or ""]) for token in plain.tokens if token.form in LEMMAS}
    )
    found = doubtful_edges(sentence, {edge: []}, tagger_readings, True, "pt", doubts=[doubt])
    assert found == ({edge} if doubted else set())


@pytest.mark.parametrize(("stop", "expected"), [(":", True), (".", False)])
def test_short_for_number(make_sentence: MakeSentence, stop: str, expected: bool) -> None:
    plain = make_sentence(
        "faixa NOUN 0 root _",
        "em ADP 1 udep _",
        f"um DET 4 det {MASC}",
        f"blocos NOUN 2 comp:obj {MEN}",
        f"{stop} PUNCT 1 punct _",
    )
    sentence = replace(plain, multiwords=(Multiword(2, 3, "num"),))
    found = doubtful_edges(sentence, {(3, 4): []}, tagger_readings, True, "pt", doubts=[is_a_number_of])
    assert found == ({(3, 4)} if expected else set())
