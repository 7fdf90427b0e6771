"""Doubts about Portuguese, each with a near miss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.portuguese import (
    has_a_prefix_with_a_hyphen,
    is_a_name_in_code,
    is_a_name_in_small_letters,
    is_a_noun_behind_another,
    is_added,
    is_before_a_foreign_attribute,
    is_before_a_label,
    is_from_one_to_another,
    is_joined_to_a_verb,
    is_of_the_noun_between,
    is_one_of_each,
    is_said_of_the_subject,
    is_so_much_time,
    is_the_preposition,
    is_to_whom,
    is_together,
    is_under_a_condition,
    is_what_somebody_has,
)
from lambre_core.findings.doubts.portuguese_manuals import (
    is_a_ledger,
    is_an_object_in_its_clause,
    is_as_much_as_can_be,
    is_called_so,
    is_how_so,
    is_of_a_noun_further_off,
    is_of_a_participle,
    is_of_what_both_belong_to,
    is_said_of_a_title,
    is_the_name_of_a_colour,
    is_the_name_of_one,
    is_when_it_is_done,
    is_when_you_do_it,
    is_whose_thing,
)
from lambre_core.findings.doubts.portuguese_programs import is_named_by_a_plural, may_be_of_somebody_else
from lambre_core.findings.doubts.site import Site
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Multiword, Sentence

MakeSentence = Callable[..., Sentence]
Row = tuple[Callable[[Site], bool], tuple[int, int], str, bool]

MASC, FEM, MEN, WOMEN = (
    f"Gender={gender}|Number={number}" for number in ("Sing", "Plur") for gender in ("Masc", "Fem")
)

ROWS: tuple[Row, ...] = (
    # o Contatos abre; but: o contatos, os Contatos
    (is_named_by_a_plural, (1, 2), f"o DET 2 det {MASC}; Contatos NOUN 3 subj {MEN}; abre VERB 0 root _", True),
    (is_named_by_a_plural, (2, 3), f"o DET 2 det {MASC}; Contatos NOUN 3 subj {MEN}; abre VERB 0 root _", True),
    (is_named_by_a_plural, (1, 2), f"o DET 2 det {MASC}; contatos NOUN 3 subj {MEN}; abre VERB 0 root _", False),
    (is_named_by_a_plural, (1, 2), f"a DET 2 det {FEM}; Portas NOUN 3 subj {WOMEN}; abre VERB 0 root _", False),
    # o telefone reative; but: o telefone reativaste
    (may_be_of_somebody_else, (1, 2), f"telefone NOUN 2 subj {MASC}; reative VERB 0 root Person=2", True),
    (may_be_of_somebody_else, (1, 2), f"telefone NOUN 2 subj {MASC}; reativaste VERB 0 root Person=2", False),
    # soluções multi-agente; but: soluções local
    (has_a_prefix_with_a_hyphen, (2, 1), f"soluções NOUN 0 root {WOMEN}; multi-agente ADJ 1 mod {MASC}", True),
    (has_a_prefix_with_a_hyphen, (2, 1), f"soluções NOUN 0 root {WOMEN}; local ADJ 1 mod {MASC}", False),
    # o axios; but: o livros
    (is_a_name_in_small_letters, (1, 2), f"o DET 2 det {MASC}; axios NOUN 0 root {MEN}", True),
    (is_a_name_in_small_letters, (1, 2), f"o DET 2 det {MASC}; livros NOUN 0 root {MEN}", False),
    # dar aos leitores informações; but: dar valor aos leitores informações
    (
        is_to_whom,
        (4, 5),
        f"dar VERB 0 root _; a ADP 1 comp:obj _; os DET 5 det {MEN}; leitores ADJ 5 mod {MEN}; "
        f"informações NOUN 2 comp:obj {WOMEN}",
        True,
    ),
    (
        is_to_whom,
        (5, 6),
        f"dar VERB 0 root _; valor NOUN 1 comp:obj {MASC}; a ADP 1 comp:obl _; os DET 6 det {MEN}; "
        f"novos ADJ 6 mod {MEN}; ideias NOUN 3 comp:obj {WOMEN}",
        False,
    ),
    # ter à disposição ferramentas; but: trabalhar com ferramenta novas, ter livros com capa novas
    (
        is_what_somebody_has,
        (5, 4),
        f"ter VERB 0 root _; a ADP 1 comp:obj _; a DET 4 det {FEM}; disposição NOUN 2 comp:obj {FEM}; "
        f"ferramentas ADJ 4 mod {WOMEN}",
        True,
    ),
    (
        is_what_somebody_has,
        (4, 3),
        f"trabalhar VERB 0 root _; com ADP 1 udep _; ferramenta NOUN 2 comp:obj {FEM}; novas ADJ 3 mod {WOMEN}",
        False,
    ),
    (
        is_what_somebody_has,
        (5, 4),
        f"ter VERB 0 root _; livros NOUN 1 comp:obj {MEN}; com ADP 1 udep _; capa NOUN 3 comp:obj {FEM}; "
        f"novas ADJ 4 mod {WOMEN}",
        False,
    ),
    # são ao tempo eficientes; but: sistema são de marca novas
    (
        is_said_of_the_subject,
        (5, 4),
        f"eles PRON 2 subj {MEN}; são AUX 0 root _; a ADP 2 udep _; tempo NOUN 3 comp:obj {MASC}; "
        f"eficientes ADJ 4 mod {MEN}",
        True,
    ),
    (
        is_said_of_the_subject,
        (5, 4),
        f"carros NOUN 2 subj {MEN}; são AUX 0 root _; de ADP 2 udep _; marca NOUN 3 comp:obj {FEM}; "
        f"novas ADJ 4 mod {WOMEN}",
        False,
    ),
    # tarefas, eficiente; but: tarefas eficiente
    (is_added, (3, 1), f"tarefas NOUN 0 root {WOMEN}; , PUNCT 3 punct _; eficiente ADJ 1 mod {FEM}", True),
    (is_added, (2, 1), f"tarefas NOUN 0 root {WOMEN}; eficiente ADJ 1 mod {FEM}", False),
    # texto juntos; but: texto novos
    (is_together, (2, 1), f"texto NOUN 0 root {MASC}; juntos ADJ 1 mod {MEN}", True),
    (is_together, (2, 1), f"texto NOUN 0 root {MASC}; novos ADJ 1 mod {MEN}", False),
    # caminhos quente e frio; but: caminhos quente, caminhos quente e frios
    (
        is_one_of_each,
        (2, 1),
        f"caminhos NOUN 0 root {MEN}; quente ADJ 1 mod {MASC}; e CCONJ 4 cc _; frio ADJ 2 conj {MASC}",
        True,
    ),
    (is_one_of_each, (2, 1), f"caminhos NOUN 0 root {MEN}; quente ADJ 1 mod {MASC}", False),
    (
        is_one_of_each,
        (2, 1),
        f"caminhos NOUN 0 root {MEN}; quente ADJ 1 mod {MASC}; e CCONJ 4 cc _; frios ADJ 2 conj {MEN}",
        False,
    ),
    # segundos resultante; but: novos resultante
    (is_so_much_time, (1, 2), f"segundos ADJ 2 mod {MEN}; resultante NOUN 0 root {MASC}", True),
    (is_so_much_time, (1, 2), f"novos ADJ 2 mod {MEN}; resultante NOUN 0 root {MASC}", False),
    # ferramentas offline; but: ferramentas resultante
    (is_before_a_foreign_attribute, (1, 2), f"ferramentas ADJ 2 mod {WOMEN}; offline NOUN 0 root {MASC}", True),
    (is_before_a_foreign_attribute, (1, 2), f"ferramentas ADJ 2 mod {WOMEN}; resultante NOUN 0 root {MASC}", False),
    # o botão Nova página; but: o botão nova página
    (is_before_a_label, (1, 4), "o DET 4 det _; botão ADJ 4 mod _; Nova ADJ 4 mod _; página NOUN 0 root _", True),
    (is_before_a_label, (1, 4), "o DET 4 det _; botão ADJ 4 mod _; nova ADJ 4 mod _; página NOUN 0 root _", False),
    # máquina a máquina utilizado; but: de máquina utilizado
    (
        is_from_one_to_another,
        (4, 3),
        f"máquina NOUN 0 root {FEM}; a ADP 1 mod _; máquina NOUN 2 comp:obj {FEM}; utilizado VERB 3 mod {MASC}",
        True,
    ),
    (
        is_from_one_to_another,
        (4, 3),
        f"peça NOUN 0 root {FEM}; de ADP 1 mod _; máquina NOUN 2 comp:obj {FEM}; utilizado VERB 3 mod {MASC}",
        False,
    ),
    # writePos guarda; but: Posição guarda
    (is_a_name_in_code, (1, 2), f"writePos NOUN 2 subj {MEN}; guarda VERB 0 root Number=Sing", True),
    (is_a_name_in_code, (1, 2), f"Posições NOUN 2 subj {WOMEN}; guarda VERB 0 root Number=Sing", False),
    # responder mais rapidamente a mudanças; but: comprar sempre a casas
    (
        is_the_preposition,
        (4, 5),
        f"responder VERB 0 root _; mais ADV 3 mod _; rapidamente ADV 1 mod _; a DET 5 det {FEM}; "
        f"mudanças NOUN 1 comp:obj {WOMEN}",
        True,
    ),
    (
        is_the_preposition,
        (3, 4),
        f"comprar VERB 0 root _; sempre ADV 1 mod _; a DET 4 det {FEM}; casas NOUN 1 comp:obj {WOMEN}",
        False,
    ),
    # pseudo seletores; but: novo seletores
    (has_a_prefix_with_a_hyphen, (1, 2), f"pseudo DET 2 det {MASC}; seletores NOUN 0 root {MEN}", True),
    (has_a_prefix_with_a_hyphen, (1, 2), f"novo ADJ 2 mod {MASC}; seletores NOUN 0 root {MEN}", False),
    # a cada poucos meses; but: cada meses
    (
        is_so_much_time,
        (1, 3),
        f"cada DET 3 det {MASC}; poucos DET 1 unk {MEN}; meses NOUN 0 root {MEN}",
        True,
    ),
    (is_so_much_time, (1, 2), f"cada DET 2 det {MASC}; meses NOUN 0 root {MEN}", False),
    # menus padrão são suficientes; but: o padrão são suficientes
    (
        is_a_noun_behind_another,
        (4, 2),
        f"menus NOUN 2 mod {MEN}; padrão NOUN 3 subj {MASC}; são AUX 0 root _; suficientes ADJ 2 comp:pred {MEN}",
        True,
    ),
    (
        is_a_noun_behind_another,
        (4, 2),
        f"o DET 2 det {MASC}; padrão NOUN 3 subj {MASC}; são AUX 0 root _; suficientes ADJ 2 comp:pred {MEN}",
        False,
    ),
    # para as padrão; but: para os padrão
    (is_a_noun_behind_another, (1, 2), f"as DET 2 det {WOMEN}; padrão NOUN 0 root {MASC}", True),
    (is_a_noun_behind_another, (1, 2), f"os DET 2 det {MEN}; padrão NOUN 0 root {MASC}", False),
    # imune a ataques; but: compra a ataques
    (is_the_preposition, (2, 3), f"imune VERB 0 root _; a DET 3 det {FEM}; ataques NOUN 1 comp:obj {MEN}", True),
    (is_the_preposition, (2, 3), f"abriu VERB 0 root _; a DET 3 det {FEM}; ataques NOUN 1 comp:obj {MEN}", False),
    # caracteres prefixo; but: caracteres novo
    (is_a_noun_behind_another, (2, 1), f"caracteres NOUN 0 root {MEN}; prefixo ADJ 1 mod {MASC}", True),
    (is_a_noun_behind_another, (2, 1), f"caracteres NOUN 0 root {MEN}; novo ADJ 1 mod {MASC}", False),
    # mensagens padrão enviadas; but: mensagens padrão enviado
    (
        is_a_noun_behind_another,
        (3, 2),
        f"mensagens NOUN 0 root {WOMEN}; padrão NOUN 1 mod {MASC}; enviadas VERB 2 mod {WOMEN}|VerbForm=Part",
        True,
    ),
    (
        is_a_noun_behind_another,
        (3, 2),
        f"mensagens NOUN 0 root {WOMEN}; padrão NOUN 1 mod {MASC}; enviado VERB 2 mod {MASC}|VerbForm=Part",
        False,
    ),
    # os alto-falantes bluetooth; but: os alto-falantes novo
    (is_before_a_foreign_attribute, (1, 2), f"os DET 2 det {MEN}; bluetooth NOUN 0 root {MASC}", True),
    (is_before_a_foreign_attribute, (1, 2), f"os DET 2 det {MEN}; armário NOUN 0 root {MASC}", False),
    # do botão resposta; but: dos botão resposta
    (
        is_of_the_noun_between,
        (1, 3),
        f"o DET 3 det {MASC}; botão NOUN 3 mod {MASC}; resposta NOUN 0 root {FEM}",
        True,
    ),
    (
        is_of_the_noun_between,
        (1, 3),
        f"os DET 3 det {MEN}; botão NOUN 3 mod {MASC}; resposta NOUN 0 root {FEM}",
        False,
    ),
    # modo retrato; but: modo mostro
    (is_a_noun_behind_another, (1, 2), f"modo NOUN 2 subj {MASC}; retrato VERB 0 root Person=1", True),
    (is_a_noun_behind_another, (1, 2), f"modo NOUN 2 subj {MASC}; mostro VERB 0 root Person=1", False),
    # uma vez designado; but: cada vez designado
    (
        is_under_a_condition,
        (3, 2),
        f"uma DET 2 det {FEM}; vez NOUN 0 root {FEM}; designado VERB 2 mod {MASC}|VerbForm=Part",
        True,
    ),
    (
        is_under_a_condition,
        (3, 2),
        f"cada DET 2 det {FEM}; vez NOUN 0 root {FEM}; designado VERB 2 mod {MASC}|VerbForm=Part",
        False,
    ),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), ROWS)
def test_portuguese_doubts(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], edge: tuple[int, int], words: str, doubted: bool
) -> None:
    plain = make_sentence(*words.split("; "))
    lemmas = {token.id: replace(token, lemma="ser") for token in plain.tokens if token.form == "são"}
    sentence = plain.with_tokens(lemmas)
    found = doubtful_edges(sentence, {edge: []}, tagger_readings, True, "pt", doubts=[doubt])
    assert found == ({edge} if doubted else set())


@pytest.mark.parametrize(("form", "expected"), [("tornando-o", True), ("no", False)])
def test_pronouns_joined_to_verbs(make_sentence: MakeSentence, form: str, expected: bool) -> None:
    plain = make_sentence("tornando VERB 0 root _", "o DET 3 det _", "ferramenta NOUN 1 comp:obj _")
    sentence = replace(plain, multiwords=(Multiword(1, 2, form),))
    found = doubtful_edges(sentence, {(2, 3): []}, tagger_readings, True, "pt", doubts=[is_joined_to_a_verb])
    assert found == ({(2, 3)} if expected else set())


MANUALS: tuple[Row, ...] = (
    # ferramentas auxiliares específicas; but: clientes novas
    (
        is_of_a_noun_further_off,
        (3, 2),
        f"provas NOUN 0 root {WOMEN}; gerais NOUN 1 mod {MEN}; feitas ADJ 2 mod {WOMEN}",
        True,
    ),
    (
        is_of_a_noun_further_off,
        (3, 2),
        f"provas NOUN 0 root {WOMEN}; livros NOUN 1 mod {MEN}; feitas ADJ 2 mod {WOMEN}",
        False,
    ),
    # o mais curtos possível; but: o mais curtos
    (
        is_as_much_as_can_be,
        (1, 3),
        f"o DET 3 det {MASC}; mais ADV 3 mod _; curtos ADJ 0 root {MEN}; possível ADJ 3 mod _",
        True,
    ),
    (is_as_much_as_can_be, (1, 3), f"o DET 3 det {MASC}; mais ADV 3 mod _; curtos ADJ 0 root {MEN}", False),
    # o acesso fora dos limites definidos; but: o acesso definidos
    (
        is_of_a_participle,
        (1, 3),
        f"acesso NOUN 3 subj {MASC}; limites NOUN 1 mod {MEN}; definidos VERB 0 root VerbForm=Part|{MEN}",
        True,
    ),
    (is_of_a_participle, (1, 2), f"acesso NOUN 2 subj {MASC}; definidos VERB 0 root VerbForm=Part|{MEN}", False),
    # cujos gestores você adiciona; but: cujos gestores adiciona
    (
        is_whose_thing,
        (2, 4),
        f"cujos DET 2 det {MEN}; gestores NOUN 4 subj {MEN}; você PRON 4 subj _; põe VERB 0 root _",
        True,
    ),
    (is_whose_thing, (2, 3), f"cujos DET 2 det {MEN}; gestores NOUN 3 subj {MEN}; põe VERB 0 root _", False),
    # cujos dados queira ver; but: cujos dados queira
    (
        is_whose_thing,
        (2, 3),
        f"cujos DET 2 det {MEN}; dados NOUN 3 subj {MEN}; queira VERB 0 root _; ver VERB 3 comp:obj VerbForm=Inf",
        True,
    ),
    (is_whose_thing, (2, 3), f"cujos DET 2 det {MEN}; dados NOUN 3 subj {MEN}; queira VERB 0 root _", False),
    # as horas que trabalha; but: as pessoas que trabalha
    (is_when_it_is_done, (2, 3), f"horas NOUN 0 root {WOMEN}; que PRON 3 subj _; trabalha VERB 1 mod _", True),
    (is_when_it_is_done, (2, 3), f"pessoas NOUN 0 root {WOMEN}; que PRON 3 subj _; trabalha VERB 1 mod _", False),
    # quão rápido os dados chegam; but: tão rápido dados
    (is_how_so, (2, 3), f"quão ADV 2 mod _; rápido ADJ 3 mod {MASC}; dados NOUN 0 root {MEN}", True),
    (is_how_so, (2, 3), f"o DET 2 det _; rápido ADJ 3 mod {MASC}; dados NOUN 0 root {MEN}", False),
    # uma cor vermelho claro; but: uma flor vermelho
    (is_the_name_of_a_colour, (2, 1), f"cor NOUN 0 root {FEM}; vermelho ADJ 1 mod {MASC}", True),
    (is_the_name_of_a_colour, (2, 1), f"flor NOUN 0 root {FEM}; vermelho ADJ 1 mod {MASC}", False),
    # à variável resto; but: à nova resto
    (is_called_so, (1, 3), f"a DET 3 det {FEM}; variável ADJ 3 mod {FEM}; resto NOUN 0 root {MASC}", True),
    (is_called_so, (1, 3), f"a DET 3 det {FEM}; nova ADJ 3 mod {FEM}; resto NOUN 0 root {MASC}", False),
    # o nginxs está; but: os nginxs está
    (is_the_name_of_one, (2, 3), f"o DET 2 det {MASC}; nginxs NOUN 3 subj {MEN}; está VERB 0 root Number=Sing", True),
    (is_the_name_of_one, (2, 3), f"os DET 2 det {MEN}; nginxs NOUN 3 subj {MEN}; está VERB 0 root Number=Sing", False),
    # “Edições” está desativada; but: as edições está desativada
    (
        is_said_of_a_title,
        (4, 1),
        f"Edições NOUN 3 subj {WOMEN}; ” PUNCT 1 punct _; está AUX 0 root _; feita ADJ 3 comp:pred {FEM}",
        True,
    ),
    (is_said_of_a_title, (3, 1), f"edições NOUN 2 subj {WOMEN}; está AUX 0 root _; feita ADJ 2 comp:pred {FEM}", False),
    # horas de entrada e de saída fixas; but: de saída fixas
    (
        is_of_what_both_belong_to,
        (7, 6),
        f"horas NOUN 0 root {WOMEN}; de ADP 1 udep _; entrada NOUN 2 comp:obj {FEM}; e CCONJ 5 cc _; "
        f"de ADP 2 conj:coord _; saída NOUN 5 comp:obj {FEM}; fixas ADJ 6 mod {WOMEN}",
        True,
    ),
    (
        is_of_what_both_belong_to,
        (3, 2),
        f"de ADP 0 root _; saída NOUN 1 comp:obj {FEM}; fixas ADJ 2 mod {WOMEN}",
        False,
    ),
    # o razão geral; but: o razão deles
    (is_a_ledger, (1, 2), f"o DET 2 det {MASC}; razão NOUN 0 root {FEM}; geral ADJ 2 mod {MASC}", True),
    (is_a_ledger, (1, 2), f"o DET 2 det {MASC}; razão NOUN 0 root {FEM}; deles PRON 2 mod _", False),
    # esta tarde fui; but: esta turma fui
    (is_when_you_do_it, (2, 3), f"esta DET 2 det {FEM}; tarde NOUN 3 subj {FEM}; fui VERB 0 root Person=1", True),
    (is_when_you_do_it, (2, 3), f"esta DET 2 det {FEM}; turma NOUN 3 subj {FEM}; fui VERB 0 root Person=1", False),
)


@pytest.mark.parametrize(("doubt", "edge", "words", "doubted"), MANUALS)
def test_doubts_of_portuguese_manuals(
    make_sentence: MakeSentence, doubt: Callable[[Site], bool], edge: tuple[int, int], words: str, doubted: bool
) -> None:
    sentence = make_sentence(*words.split("; "))
    found = doubtful_edges(sentence, {edge: []}, tagger_readings, True, "pt", doubts=[doubt])
    assert found == ({edge} if doubted else set())


@pytest.mark.parametrize(
    ("before", "article", "word", "expected"),
    [
        ("e", f"o DET 3 det {MASC}", f"marca NOUN 0 root {FEM}", True),
        ("vê", f"o DET 3 det {MASC}", f"marca NOUN 0 root {FEM}", False),
        # e os soma, as remova; but: , as marca
        ("e", f"os DET 3 det {MEN}", f"soma NOUN 0 root {FEM}", True),
        (",", f"as DET 3 det {WOMEN}", f"remova NOUN 0 root {FEM}", True),
        (",", f"as DET 3 det {WOMEN}", f"marca NOUN 0 root {FEM}", False),
    ],
)
def test_pronouns_in_their_clause(
    make_sentence: MakeSentence, before: str, article: str, word: str, expected: bool
) -> None:
    sentence = make_sentence(f"{before} CCONJ 3 cc _", article, word)
    readings = with_lexicon(judging_lexicon("pt"))
    found = doubtful_edges(sentence, {(2, 3): []}, readings, True, "pt", doubts=[is_an_object_in_its_clause])
    assert found == ({(2, 3)} if expected else set())
