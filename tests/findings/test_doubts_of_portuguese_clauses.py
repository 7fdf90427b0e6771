"""Doubts about Portuguese clauses, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.portuguese_clauses import (
    is_a_verb_of_yours,
    is_an_english_plural,
    is_asked_for,
    is_behind_what_asks_for_a,
    is_both_of_them,
    is_compared_with,
    is_dealt_with,
    is_done_by_you,
    is_done_to_it_by_you,
    is_how_long,
    is_in_case,
    is_of_a_foreign_verb,
    is_of_a_question_behind,
    is_one_and_another,
    is_said_of_a_clause,
    is_what_you_do_it_to,
    is_whether,
    is_whom_they_did_it_to,
)
from lambre_core.findings.doubts.site import Site
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[Callable[[Site], bool], tuple[int, int], str, bool]

MASC, FEM, MEN, WOMEN = (
    f"Gender={gender}|Number={number}" for number in ("Sing", "Plur") for gender in ("Masc", "Fem")
)

ROWS: tuple[Row, ...] = (
    # tanto o pai como a mãe trabalham; but: o pai como a mãe trabalham
    *(
        (
            is_both_of_them,
            (4, 5),
            f"{opening}; pai NOUN 5 subj {MASC}; como ADP 4 cc _; mãe NOUN 5 subj {FEM}; trabalham VERB 0 root _",
            doubted,
        )
        for opening, doubted in (("tanto ADV 2 mod _", True), ("hoje ADV 5 mod _", False))
    ),
    # homem que roubaram fugiu; but: homem que roubaram bancos
    *(
        (
            is_whom_they_did_it_to,
            (2, 3),
            f"homem NOUN 0 root {MASC}; que PRON 3 subj {MASC}; roubaram VERB 1 mod Number=Plur|VerbForm=Fin; {behind}",
            doubted,
        )
        for behind, doubted in (
            ("fugiu VERB 0 root Number=Sing|VerbForm=Fin", True),
            (f"bancos NOUN 3 comp:obj {MEN}", False),
        )
    ),
    # quanto tempo duram; but: o tempo duram
    (is_how_long, (2, 3), f"quanto DET 2 det {MASC}; tempo NOUN 3 subj {MASC}; duram VERB 0 root Number=Plur", True),
    (is_how_long, (2, 3), f"o DET 2 det {MASC}; tempo NOUN 3 subj {MASC}; duram VERB 0 root Number=Plur", False),
    # Templates estão; but: Bicep estão
    (is_an_english_plural, (1, 2), f"Templates PROPN 2 subj {MASC}; estão AUX 0 root Number=Plur|VerbForm=Fin", True),
    (is_an_english_plural, (1, 2), f"Bicep PROPN 2 subj {MASC}; estão AUX 0 root Number=Plur|VerbForm=Fin", False),
    # outra caso ela seja; but: outra caso
    (
        is_in_case,
        (1, 2),
        f"outra DET 2 det {FEM}; caso NOUN 0 root {MASC}; ela PRON 4 subj _; seja AUX 2 mod Mood=Sub",
        True,
    ),
    (is_in_case, (1, 2), f"outra DET 2 det {FEM}; caso NOUN 0 root {MASC}", False),
    # do que o limite são; but: que o limite são
    (
        is_compared_with,
        (5, 6),
        "de ADP 6 udep _; o PRON 1 comp:obj _; que SCONJ 6 mod _; o DET 5 det _; limite NOUN 6 subj _; "
        "são AUX 0 root _",
        True,
    ),
    (
        is_compared_with,
        (3, 4),
        "que SCONJ 4 mod _; o DET 3 det _; limite NOUN 4 subj _; são AUX 0 root _",
        False,
    ),
    # um pesquisa, outro escreve; but: um pesquisa
    (
        is_one_and_another,
        (1, 2),
        f"um DET 2 det {MASC}; pesquisa NOUN 0 root {FEM}; , PUNCT 5 punct _; outro PRON 5 subj _; "
        "escreve VERB 2 conj _",
        True,
    ),
    (is_one_and_another, (1, 2), f"um DET 2 det {MASC}; pesquisa NOUN 0 root {FEM}", False),
    # que pensaste; but: que pensou
    (is_done_by_you, (1, 2), "que PRON 2 subj _; pensaste VERB 0 root Person=3", True),
    (is_done_by_you, (1, 2), "que PRON 2 subj _; podes VERB 0 root Person=2", True),
    (is_done_by_you, (1, 2), "que PRON 2 subj _; pensou VERB 0 root Person=3", False),
    # quando o guardas, quando solicitas apoio; but: o casas, solicitas apoio
    (
        is_done_to_it_by_you,
        (2, 3),
        f"quando ADV 3 mod _; o DET 3 det {MASC}; utilizas NOUN 0 root {WOMEN}",
        True,
    ),
    (
        is_done_to_it_by_you,
        (2, 3),
        f"quando ADV 3 mod _; solicitas ADJ 3 mod {WOMEN}; apoio NOUN 0 root {MASC}",
        True,
    ),
    (is_done_to_it_by_you, (2, 3), f"em ADP 3 mod _; o DET 3 det {MASC}; casas NOUN 0 root {WOMEN}", False),
    # peças, seja integradas ou não; but: a peça seja integradas
    (
        is_whether,
        (4, 3),
        f"peças NOUN 3 mod {WOMEN}; , PUNCT 3 punct _; seja AUX 0 root Number=Sing; "
        f"integradas VERB 3 comp:aux@pass {WOMEN}; ou CCONJ 6 cc _; isoladas ADJ 4 conj _",
        True,
    ),
    (
        is_whether,
        (3, 2),
        f"peça NOUN 2 subj {FEM}; seja AUX 0 root Number=Sing; integradas VERB 2 comp:aux@pass {WOMEN}",
        False,
    ),
    # feito depende; but: feito logo depende
    (
        is_said_of_a_clause,
        (2, 1),
        "feito VERB 0 root VerbForm=Part; depende VERB 1 comp:obj VerbForm=Fin",
        True,
    ),
    (
        is_said_of_a_clause,
        (2, 1),
        "fazer VERB 0 root VerbForm=Inf; depende VERB 1 comp:obj VerbForm=Fin",
        False,
    ),
    # que definiu; but: que definiu valores, que chega
    (is_what_you_do_it_to, (1, 2), "que PRON 2 subj _; definir VERB 0 root Number=Sing", True),
    (
        is_what_you_do_it_to,
        (1, 2),
        "que PRON 2 subj _; definir VERB 0 root Number=Sing; valores NOUN 2 comp:obj _",
        False,
    ),
    (is_what_you_do_it_to, (1, 2), "que PRON 2 subj _; chegar VERB 0 root Number=Sing", False),
    # modelo lida com; but: modelo lida
    (is_dealt_with, (2, 1), "modelo NOUN 0 root _; lida VERB 1 mod _; com ADP 2 udep _", True),
    (is_dealt_with, (2, 1), "modelo NOUN 0 root _; lida VERB 1 mod _", False),
    # que o executas via; but: os executas via
    (
        is_a_verb_of_yours,
        (3, 4),
        f"que SCONJ 4 mod _; o DET 3 det {MASC}; executas NOUN 4 subj {WOMEN}; via VERB 0 root _",
        True,
    ),
    (is_a_verb_of_yours, (2, 3), f"o DET 2 det {MASC}; executas NOUN 3 subj {WOMEN}; via VERB 0 root _", False),
    # qual aula devem; but: a aula devem
    (is_asked_for, (2, 3), f"qual DET 2 det _; aula NOUN 3 subj {FEM}; devem VERB 0 root Number=Plur", True),
    (is_asked_for, (2, 3), f"a DET 2 det _; aula NOUN 3 subj {FEM}; devem VERB 0 root Number=Plur", False),
    # dispositivos edge; but: dispositivos surge
    (is_of_a_foreign_verb, (1, 2), f"dispositivos NOUN 2 subj {MEN}; edge VERB 0 root _", True),
    (is_of_a_foreign_verb, (1, 2), f"dispositivos NOUN 2 subj {MEN}; surge VERB 0 root _", False),
    # avaliação de quais dados serão; but: avaliação dos dados serão, a avaliação pelas quais serão
    (
        is_of_a_question_behind,
        (1, 5),
        f"avaliação NOUN 5 subj {FEM}; de ADP 1 udep _; quais DET 4 det _; dados NOUN 2 comp:obj {MEN}; "
        "serão AUX 0 root Number=Plur",
        True,
    ),
    (
        is_of_a_question_behind,
        (1, 4),
        f"avaliação NOUN 4 subj {FEM}; de ADP 1 udep _; dados NOUN 2 comp:obj {MEN}; serão AUX 0 root Number=Plur",
        False,
    ),
    (
        is_of_a_question_behind,
        (1, 5),
        f"avaliação NOUN 5 subj {FEM}; por ADP 1 udep _; as DET 4 det _; quais PRON 2 comp:obj _; "
        "serão AUX 0 root Number=Plur",
        False,
    ),
    # estão ligados a incompreensão; but: estão vistos a incompreensão, estão a incompreensão
    (
        is_behind_what_asks_for_a,
        (4, 1),
        f"estão AUX 0 root Number=Plur; ligados VERB 1 comp:aux VerbForm=Part; a DET 4 det {FEM}; "
        f"incompreensão NOUN 1 subj {FEM}",
        True,
    ),
    (
        is_behind_what_asks_for_a,
        (4, 1),
        f"estão AUX 0 root Number=Plur; ditos VERB 1 comp:aux VerbForm=Part; a DET 4 det {FEM}; "
        f"incompreensão NOUN 1 subj {FEM}",
        False,
    ),
    (
        is_behind_what_asks_for_a,
        (3, 1),
        f"estão AUX 0 root Number=Plur; a DET 3 det {FEM}; incompreensão NOUN 1 subj {FEM}",
        False,
    ),
    # tanto a versão como a normal estão; but: a versão como a normal estão, tanto a versão estão
    (
        is_both_of_them,
        (3, 7),
        f"tanto ADV 3 mod _; a DET 3 det {FEM}; versão NOUN 7 subj {FEM}; como ADP 3 mod _; a DET 6 det {FEM}; "
        f"normal ADJ 4 comp:obj {FEM}; estão AUX 0 root Number=Plur",
        True,
    ),
    (
        is_both_of_them,
        (2, 6),
        f"a DET 2 det {FEM}; versão NOUN 6 subj {FEM}; como ADP 2 mod _; a DET 5 det {FEM}; "
        f"normal ADJ 3 comp:obj {FEM}; estão AUX 0 root Number=Plur",
        False,
    ),
    (
        is_both_of_them,
        (3, 4),
        f"tanto ADV 3 mod _; a DET 3 det {FEM}; versão NOUN 4 subj {FEM}; estão AUX 0 root Number=Plur",
        False,
    ),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_doubts_of_portuguese_clauses(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], edge: tuple[int, int], words: str, doubted: bool
) -> None:
    sentence = make_sentence(*words.split("; "))
    found = doubtful_edges(sentence, {edge: ()}, tagger_readings, True, "pt", doubts=(doubt,))
    assert found == ({edge} if doubted else set())
