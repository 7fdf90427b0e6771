"""The source of UD_Ukrainian-IU and the Brown corpus as sentences to learn from."""

from __future__ import annotations

import lzma
from dataclasses import replace
from pathlib import Path

import pytest

from lambre_core.training.prepare import ONLY_UPOS, has_tag, read_sentences
from lambre_core.training.recipe import TrainingError
from lambre_core.training.ukrainian import bruk, zoloto
from lambre_core.training.ukrainian.__main__ import agreement, main
from lambre_core.treebank.feats import format_feats, parse_feats
from lambre_core.treebank.tree import Sentence, Token

SOURCE = """<docs>
<doc id="d1"><p id="p1"><sb id="s1"/>
<w_ id="a1" dep="a2-det"><w lemma="цей" ana="adj:f:v_naz:&amp;pron:dem">Ця</w></w_>
<w_ id="a2" dep="a3-nsubj"><w lemma="жінка" ana="noun:anim:f:v_naz">жінка</w></w_>
<w_ id="a9" dep="a3-conj" ellipsis="predicate"><w lemma="бути" ana="verb:imperf:past:f">була</w></w_>
<w_ id="a3"><w lemma="дати" ana="verb:perf:past:f">дала</w></w_>
<w_ id="a4" dep="a3-iobj|a9-obl"><w lemma="я" ana="noun:anim:s:v_dav:&amp;pron:pers:1">мені</w></w_>
<w_ id="a5" dep="a3-obj"><w lemma="книга" ana="noun:inanim:f:v_zna">книгу</w></w_><g/>
<w_ id="a6" dep="a8-punct"><w lemma="," ana="punct">,</w></w_>
<w_ id="a7" dep="a8-obj"><w lemma="який" ana="adj:f:v_zna:&amp;pron:rel">яку</w></w_>
<w_ id="a8" dep="a5-acl"><w lemma="читати" ana="verb:imperf:past:f">читала</w></w_><g/>
<w_ id="b1" dep="a3-punct"><w lemma="." ana="punct">.</w></w_>
<sb id="s2"/>
<w_ id="c1"><w lemma="пізно" ana="adv">Пізно</w></w_>
<w_ id="c2"><w lemma="ввечері" ana="adv">ввечері</w></w_>
</p></doc>
<doc id="d3"><p id="p3"><sb id="s4"/>
<w_ id="f1" dep="f2-amod"><w lemma="нова" ana="adj:f:v_naz">Нова</w></w_>
<w_ id="f2" dep="f1-nsubj"><w lemma="книга" ana="noun:inanim:f:v_naz">книга</w></w_>
<w_ id="f3"><w lemma="." ana="punct">.</w></w_>
<sb id="s5"/>
<w_ id="g1"><w lemma="далі" ana="adv">Далі</w></w_>
<w_ id="g2" dep="a3-advmod"><w lemma="так" ana="adv">так</w></w_>
</p></doc>
<doc id="d2"><p id="p2"><sb id="s3"/><w_ id="e1"><w lemma="так" ana="part">Так</w></w_></p></doc>
</docs>"""

BROWN = """<?xml version="1.0" encoding="UTF-8"?>
<text>
<sentence>
  <token value="На" lemma="на" tags="prep" />
  <token value="цих" lemma="цей" tags="adj:p:v_mis:pron:dem" />
  <token value="книгах" lemma="книга" tags="noun:inanim:p:v_mis" />
  <token value="були" lemma="бути" tags="verb:imperf:past:p" />
  <token value="дві" lemma="два" tags="numr:p:v_naz" />
  <token value="плями" lemma="пляма" tags="noun:inanim:p:v_naz" />
  <token value="," lemma="," tags="punct" />
  <token value="які" lemma="який" tags="adj:p:v_naz:pron:int:rel:def" />
  <token value="&quot;" lemma="&quot;" tags="punct" />
  <token value="її" lemma="її" tags="adj:f:v_naz:nv:pron:pos" />
  <token value="книга" lemma="книга" tags="noun:inanim:f:v_naz" />
</sentence>
</text>"""


def clone(folder: Path) -> Path:
    (folder / "annotated").mkdir(parents=True)
    (folder / "annotated" / "one.xml").write_text(SOURCE, encoding="utf-8")
    (folder / "data" / "disambig").mkdir(parents=True)
    (folder / "data" / "disambig" / "text.xml").write_text(BROWN, encoding="utf-8")
    return folder


def test_trees_of_the_source(tmp_path: Path) -> None:
    tree, flat, cycle, elsewhere = zoloto.sentences_of(clone(tmp_path), frozenset({"e1"}))
    assert tree.text == "Ця жінка дала мені книгу, яку читала."
    assert [(t.form, t.head, t.deprel) for t in tree.tokens] == [
        ("Ця", 2, "det"),
        ("жінка", 3, "nsubj"),
        ("дала", 0, "root"),
        # Beside an object; alone it would be one itself.
        ("мені", 3, "iobj"),
        ("книгу", 3, "obj"),
        (",", 8, "punct"),
        ("яку", 8, "obj"),
        ("читала", 5, "acl:relcl"),
        (".", 3, "punct"),
    ]
    # Two roots, a cycle, a head in another sentence: no tree, but the words are read.
    assert [(t.upos, t.head) for t in flat.tokens] == [("ADV", None), ("ADV", None)]
    assert {t.head for t in (*cycle.tokens, *elsewhere.tokens)} == {None}


def test_a_document_of_which_a_word_is_kept_apart_is_left_out_whole(tmp_path: Path) -> None:
    kept = [s.text for s in zoloto.sentences_of(clone(tmp_path), frozenset({"a7"}))]
    assert kept == ["Нова книга .", "Далі так", "Так"]


def test_a_clone_without_files_is_named(tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match="annotated: no XML files"):
        list(zoloto.sentences_of(tmp_path, frozenset()))
    with pytest.raises(TrainingError, match="disambig: no XML files"):
        list(bruk.sentences_of(tmp_path, [], None))


def model(*words: tuple[str, str, str]) -> list[Sentence]:
    return [
        Sentence((Token(1, form, form.lower(), upos, feats=parse_feats(feats), head=0, deprel="root"),))
        for form, upos, feats in words
    ]


def test_the_brown_corpus_in_the_style_of_the_treebank(tmp_path: Path) -> None:
    conventions = model(
        ("на", "ADP", "Case=Loc"),
        ("на", "ADP", "Case=Acc"),
        ("дві", "NUM", "Case=Nom|Gender=Fem|NumType=Card"),
        ("дві", "NUM", "Case=Acc|Gender=Fem|NumType=Card"),
        ("її", "DET", "Case=Nom|Gender=Fem|Number=Sing|Person=3|Poss=Yes|PronType=Prs"),
    )
    (sentence,) = bruk.sentences_of(clone(tmp_path), conventions, None)
    found = [(t.form, t.upos, format_feats(t.feats)) for t in sentence.tokens]
    assert found == [
        # The case of an adposition is that of the words behind it.
        ("На", "ADP", "Case=Loc"),
        ("цих", "DET", "Case=Loc|Number=Plur|PronType=Dem"),
        # The gender of a plural is that of its singular, here in the last word.
        ("книгах", "NOUN", "Animacy=Inan|Case=Loc|Gender=Fem|Number=Plur"),
        ("були", None, "_"),
        # The treebank gives numerals a gender and no number.
        ("дві", "NUM", "Case=Nom|Gender=Fem|NumType=Card"),
        ("плями", "NOUN", "Animacy=Inan|Case=Nom|Number=Plur"),
        (",", "PUNCT", "_"),
        ("які", None, "_"),
        ('"', "PUNCT", "_"),
        # The tag does not name the person, the treebank does.
        ("її", "DET", "Case=Nom|Gender=Fem|Number=Sing|Person=3|Poss=Yes|PronType=Prs"),
        ("книга", "NOUN", "Animacy=Inan|Case=Nom|Gender=Fem|Number=Sing"),
    ]
    assert [t.form for t in sentence.tokens if not has_tag(t)] == ["були", "плями", "які"]
    assert ONLY_UPOS in (sentence.tokens[5].misc or "")
    assert sentence.text == 'На цих книгах були дві плями, які " її книга'


def test_a_word_without_inflection_that_the_treebank_reads_two_ways_is_not_learned(tmp_path: Path) -> None:
    (tmp_path / "data" / "disambig").mkdir(parents=True)
    content = '<text><sentence><token value="І" lemma="і" tags="conj:coord" /></sentence></text>'
    (tmp_path / "data" / "disambig" / "a.xml").write_text(content, encoding="utf-8")
    both = model(("і", "CCONJ", "_"), ("і", "PART", "_"))
    assert [s.tokens[0].upos for s in bruk.sentences_of(tmp_path, both, None)] == [None]
    assert [s.tokens[0].upos for s in bruk.sentences_of(tmp_path, both[:1], None)] == ["CCONJ"]


def test_both_files_are_written_without_the_sentences_of_dev_and_test(tmp_path: Path) -> None:
    data = tmp_path / "data-folder"
    (data / "ud" / "uk").mkdir(parents=True)
    row = "# text = {0}\n1\t{0}\t_\tPART\t_\t_\t0\troot\t_\tId={1}\n\n"
    for split, form, identifier in (("dev", "Так", "zz"), ("test", "Ні", "e1")):
        with lzma.open(data / "ud" / "uk" / f"uk-{split}.conllu.xz", "wt", encoding="utf-8") as stream:
            stream.write(row.format(form, identifier))
    source = clone(tmp_path / "clones")
    assert main(["--zoloto", str(source), "--bruk", str(source), "--data", str(data), str(tmp_path / "out")]) == 0
    trees = list(read_sentences(tmp_path / "out" / "iu.conllu.xz"))
    assert [(s.comment("treebank") or "").split()[0] for s in trees] == [
        "UD_Ukrainian-IU",
        *["UD_Ukrainian-IU-tags"] * 3,
    ]
    # In SUD the auxiliary relations are gone and objects are complements.
    assert [t.deprel for t in trees[0].tokens if t.form in {"книгу", "мені"}] == ["comp:obl", "comp:obj"]
    (brown,) = read_sentences(tmp_path / "out" / "bruk.conllu.xz")
    assert brown.comment("blanks") == "guessed"
    assert brown.tokens[0].head is None


def test_what_is_missing_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folders = ["--zoloto", str(tmp_path), "--bruk", str(tmp_path), "--data", str(tmp_path), str(tmp_path / "out")]
    assert main(folders) == 2
    assert "uk-dev.conllu.xz: no such file" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_agreement_with_what_is_published(tmp_path: Path) -> None:
    (tree, *_) = zoloto.sentences_of(clone(tmp_path), frozenset())
    names = ("a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "b1", "b2")
    published = [replace(t, misc=f"Id={name}") for t, name in zip(tree.tokens, names, strict=False)]
    published[0] = replace(published[0], upos="PRON")
    published[2] = replace(published[2], deprel="conj")
    published[3] = replace(published[3], head=1)
    said = agreement([tree], [replace(tree, tokens=tuple(published))])
    assert said == "9 published words: tags 88.89 %, heads with relations 77.78 %"
