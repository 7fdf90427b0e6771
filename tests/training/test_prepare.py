"""The common style of each language's treebanks: a row before and after, each a difference that was counted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from lambre_core.training.paradigms import treebank_paradigms
from lambre_core.training.prepare import LAYERS, cleaned, held_out, learned_layers, prepared, taught_file
from lambre_core.training.recipe import RECIPES, TrainingError
from lambre_core.treebank.conllu_io import read_conllu
from lambre_core.treebank.feats import format_feats
from lambre_core.treebank.tree import Sentence


def sentence(treebank: str, rows: str) -> Sentence:
    """A tree from rows of `form lemma UPOS FEATS head relation [XPOS]`."""
    lines = []
    for number, row in enumerate(rows.strip().splitlines(), start=1):
        form, lemma, upos, feats, head, deprel, *xpos = row.split()
        lines.append("\t".join((str(number), form, lemma, upos, *(xpos or "_"), feats, head, deprel, "_", "_")))
    return next(read_conllu((f"# treebank = {treebank}\n" + "\n".join(lines) + "\n\n").encode(), "tree"))


def rows_of(tree: Sentence) -> str:
    return "\n".join(f"{t.form} {t.lemma} {t.upos} {format_feats(t.feats)} {t.head} {t.deprel}" for t in tree.tokens)


CASES = [
    ("de PUD finite", "UD_German-PUD", "war sein AUX Mood=Ind|Tense=Past 0 root VBC",
     "war sein AUX Mood=Ind|Tense=Past|VerbForm=Fin 0 root"),
    ("de PUD infinitive", "UD_German-PUD", "gehen gehen VERB _ 0 root VB", "gehen gehen VERB VerbForm=Inf 0 root"),
    ("de PUD participle", "UD_German-PUD", "gegangen gehen VERB Tense=Past 0 root VBN",
     "gegangen gehen VERB VerbForm=Part 0 root"),
    ("de PUD adverb", "UD_German-PUD", "sehr sehr ADV Degree=Pos 0 root", "sehr sehr ADV _ 0 root"),
    ("de PUD passive", "UD_German-PUD",
     "wurde werden AUX Mood=Ind 0 root VBC\ngebaut bauen VERB _ 1 comp:aux@pass VBN",
     "wurde werden AUX Mood=Ind|VerbForm=Fin|Voice=Pass 0 root\ngebaut bauen VERB VerbForm=Part 1 comp:aux@pass"),
    ("de PUD relations", "UD_German-PUD", "a a X _ 0 root\nb b X _ 1 mod@relcl\nc c X _ 1 det@poss",
     "a a X _ 0 root\nb b X _ 1 mod\nc c X _ 1 det@poss"),
    ("de PUD reflexive", "UD_German-PUD", "sich er PRON Case=Acc 0 root",
     "sich er PRON Case=Acc|PronType=Prs|Reflex=Yes 0 root"),
    ("uk reflexive verb", "UD_Ukrainian-ParlaMint", "сміється сміятися VERB Reflex=Yes|Tense=Pres 0 root",
     "сміється сміятися VERB Tense=Pres 0 root"),
    ("uk lemma", "UD_Ukrainian-ParlaMint", "ім'я ім'я NOUN _ 0 root", "ім'я ім’я NOUN _ 0 root"),
    ("uk lone dative", "UD_Ukrainian-ParlaMint", "дякую дякувати VERB _ 0 root\nвам ви PRON Case=Dat 1 comp:obl",
     "дякую дякувати VERB _ 0 root\nвам ви PRON Case=Dat 1 comp:obj"),
    ("uk dative beside an object", "UD_Ukrainian-ParlaMint",
     "дав дати VERB _ 0 root\nйому він PRON Case=Dat 1 comp:obl\nкнигу книга NOUN Case=Acc 1 comp:obj",
     "дав дати VERB _ 0 root\nйому він PRON Case=Dat 1 comp:obl\nкнигу книга NOUN Case=Acc 1 comp:obj"),
    ("uk other obliques", "UD_Ukrainian-ParlaMint", "жде ждати VERB _ 0 root\nна на ADP Case=Acc 1 comp:obl",
     "жде ждати VERB _ 0 root\nна на ADP Case=Acc 1 udep"),
    ("uk close apposition", "UD_Ukrainian-ParlaMint", "депутат депутат NOUN _ 0 root\nІван Іван PROPN _ 1 conj:appos",
     "депутат депутат NOUN _ 0 root\nІван Іван PROPN _ 1 flat@title"),
    ("uk apposition after a comma", "UD_Ukrainian-ParlaMint",
     "голова голова NOUN _ 0 root\n, , PUNCT _ 3 punct\nІван Іван PROPN _ 1 conj:appos",
     "голова голова NOUN _ 0 root\n, , PUNCT _ 3 punct\nІван Іван PROPN _ 1 conj:appos"),
    ("et kinds of obliques", "UD_Estonian-EDT", "a a VERB _ 0 root\nb b NOUN Case=Ela 1 comp:obl\nc c ADV _ 1 mod@tmod",
     "a a VERB _ 0 root\nb b NOUN Case=Ela 1 udep\nc c ADV _ 1 mod"),
    ("ru copula", "UD_Russian-Taiga", "был быть AUX Gender=Masc|Tense=Past|Voice=Act 0 root",
     "был быть AUX Aspect=Imp|Gender=Masc|Tense=Past 0 root"),
    ("ru relative", "UD_Russian-Taiga",
     "дом дом NOUN Animacy=Inan|Gender=Masc 0 root\nкоторый который DET Case=Nom|Number=Sing|PronType=Rel 3 subj\n"
     "стоит стоять VERB Tense=Pres 1 mod@relcl",
     "дом дом NOUN Animacy=Inan|Gender=Masc 0 root\n"
     "который который PRON Animacy=Inan|Case=Nom|Gender=Masc|Number=Sing 3 subj\n"
     "стоит стоять VERB Tense=Pres 1 mod@relcl"),
    ("ru short participle", "UD_Russian-PUD",
     "книга книга NOUN Animacy=Inan|Gender=Fem 2 subj\n"
     "написана написать VERB Variant=Short|VerbForm=Part|Voice=Pass 0 root",
     "книга книга NOUN Animacy=Inan|Gender=Fem 2 subj\n"
     "написана написать VERB Animacy=Inan|Case=Nom|Variant=Short|VerbForm=Part|Voice=Pass 0 root"),
    ("ru ordinal in figures", "UD_Russian-PUD",
     "2001 2001 ADJ _ 2 mod\nгоду год NOUN Case=Loc|Gender=Masc|Number=Sing 0 root",
     "2001 2001 ADJ Case=Loc|Degree=Pos|Gender=Masc|Number=Sing 2 mod\n"
     "году год NOUN Case=Loc|Gender=Masc|Number=Sing 0 root"),
    ("ru middle voice", "UD_Russian-Taiga", "строится строиться VERB VerbForm=Fin|Voice=Pass 0 root",
     "строится строиться VERB VerbForm=Fin|Voice=Mid 0 root"),
    ("cs verbal noun", "UD_Czech-CLTT", "řízení řízení NOUN Gender=Neut 0 root",
     "řízení řízení NOUN Gender=Neut|VerbForm=Vnoun 0 root"),
    ("cs past participle", "UD_Czech-FicTree",
     "byla být AUX Gender=Fem|Number=Sing|Tense=Past|VerbForm=Part 0 root",
     "byla být AUX Gender=Fem,Neut|Number=Plur,Sing|Tense=Past|VerbForm=Part 0 root"),
    ("cs possessive", "UD_Czech-FicTree", "jeho jeho DET Case=Nom|Gender=Fem|Number=Sing|Person=3 0 root",
     "jeho jeho DET Gender[psor]=Masc,Neut|Person=3 0 root"),
    ("tr BOUN past", "UD_Turkish-BOUN",
     "geldi gel VERB Aspect=Perf|Evident=Fh|Number=Sing|Person=3|Polarity=Pos|Tense=Past 0 root",
     "geldi gel VERB Aspect=Perf|Mood=Ind|Number=Sing|Person=3|Polarity=Pos|Tense=Past 0 root"),
    ("tr BOUN participle", "UD_Turkish-BOUN", "olan ol VERB Polarity=Pos|Tense=Pres|VerbForm=Part 0 root",
     "olan ol VERB Aspect=Perf|Mood=Ind|Polarity=Pos|Tense=Pres|VerbForm=Part 0 root"),
    ("tr BOUN determiner", "UD_Turkish-BOUN", "bu bu DET PronType=Dem 0 root", "bu bu DET _ 0 root"),
    ("tr PUD noun", "UD_Turkish-PUD", "adam adam NOUN Number=Sing 0 root",
     "adam adam NOUN Case=Nom|Number=Sing|Person=3 0 root"),
    ("tr Kenet aorist", "UD_Turkish-Kenet",
     "gelir gel VERB Aspect=Hab|Mood=Gen|Person=3|Tense=Pres|VerbForm=Fin 0 root",
     "gelir gel VERB Aspect=Hab|Mood=Ind|Person=3|Tense=Pres 0 root"),
    ("fi FTB infinitive", "UD_Finnish-FTB", "tulla tulla VERB Case=Lat|VerbForm=Inf|Voice=Act 0 root",
     "tulla tulla VERB Number=Sing|VerbForm=Inf|Voice=Act 0 root"),
    ("fi FTB determiner", "UD_Finnish-FTB", "se se DET Case=Nom|Number=Sing 0 root",
     "se se PRON Case=Nom|Number=Sing 0 root"),
    ("fi FTB possessor", "UD_Finnish-FTB", "talo talo NOUN Case=Nom 0 root\nmiehen mies NOUN Case=Gen 1 mod",
     "talo talo NOUN Case=Nom 0 root\nmiehen mies NOUN Case=Gen 1 mod@poss"),
    ("it PUD imperfect", "UD_Italian-PUD", "era essere AUX Aspect=Imp|Mood=Ind|Tense=Past|Voice=Act 0 root VBC",
     "era essere AUX Mood=Ind|Tense=Imp|VerbForm=Fin 0 root"),
    ("es relative", "UD_Spanish-GSD",
     "casa casa NOUN _ 0 root\nque que SCONJ _ 1 mod@relcl\narde arder VERB _ 2 comp:obj",
     "casa casa NOUN _ 0 root\nque que PRON PronType=Int,Rel 3 subj\narde arder VERB _ 1 mod"),
    ("ro case", "UD_Romanian-SiMoNERo", "casa casă NOUN Case=Nom 0 root", "casa casă NOUN Case=Acc,Nom 0 root"),
    ("lv determiner", "LUMII FullStack UD layer", "tas tas PRON PronType=Dem 0 root",
     "tas tas DET PronType=Dem 0 root"),
    ("lt interrogative", "UD_Lithuanian-ALKSNIS", "kas kas PRON PronType=Int 0 root",
     "kas kas PRON PronType=Int,Rel 0 root"),
    ("fr complement", "SUD_French-Sequoia annodis.er", "de de ADP _ 0 root\nParis Paris PROPN _ 1 comp",
     "de de ADP _ 0 root\nParis Paris PROPN _ 1 comp:obj"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "treebank", "before", "after"), CASES, ids=[case[0] for case in CASES])
def test_treebanks_are_read_in_the_style_of_the_dev_split(what: str, treebank: str, before: str, after: str) -> None:
    (tree,) = prepared([sentence(treebank, before)], what.split(" ")[0])
    assert rows_of(tree) == after
    assert {token.xpos for token in tree.tokens} == {None}
    assert tree.comment("treebank") == treebank


def test_dev_and_test_lose_only_what_is_not_learned() -> None:
    (tree,) = cleaned([sentence("UD_Slovak-SNK dev", "aby aby SCONJ Mood=Cnd|NameType=Geo|Shared=Yes 0 udep@tmod X")])
    assert rows_of(tree) == "aby aby SCONJ Mood=Cnd 0 udep@tmod"


@pytest.mark.parametrize(
    ("language", "treebank", "layers"),
    [
        ("de", "UD_German-LIT test", {"upos", "tree"}),
        ("de", "UD_German-PUD test", set(LAYERS)),
        ("tr", "UD_Turkish-Kenet dev", {"upos", "feats"}),
        ("en", "UD_English-EWT train", set(LAYERS)),
    ],
)
def test_sentences_say_what_can_be_learned_from_them(language: str, treebank: str, layers: set[str]) -> None:
    (tree,) = prepared([sentence(treebank, "a a X _ 0 root")], language)
    assert learned_layers(tree) == layers


def test_doubles_are_held_out_together() -> None:
    texts = [Sentence(tokens=(), text=str(number)) for number in range(2000)]
    out = [text for text in texts if held_out(text)]
    assert 150 < len(out) < 250
    assert all(held_out(Sentence(tokens=(), text=text.text, comments=(" sent_id = other",))) for text in out)


def test_a_treebank_is_a_source_of_paradigms() -> None:
    clean = sentence(
        "UD_Toy-A", "Stará starý ADJ Case=Nom 2 mod\nPraha Praha PROPN Case=Nom 0 root\nč. číslo NOUN Abbr=Yes 2 mod"
    )
    poor = sentence("UD_German-LIT", "Haus Haus NOUN Case=Nom 0 root")
    found = treebank_paradigms([clean, *prepared([poor], "de")])
    assert {(lemma, entry.form, entry.upos) for lemma, entries in found.items() for entry in entries} == {
        ("starý", "stará", ("ADJ",)),
        ("Praha", "Praha", ("PROPN",)),
    }


def test_what_a_teacher_parsed_is_missed_where_a_recipe_asks_for_it(tmp_path: Path) -> None:
    recipe = replace(RECIPES["de"], taught="taught/de.conllu.xz")
    with pytest.raises(TrainingError, match=r"taught.de\.conllu\.xz: no such file; a teacher makes it"):
        taught_file(recipe, tmp_path)
    (tmp_path / "taught").mkdir()
    (tmp_path / "taught" / "de.conllu.xz").touch()
    assert taught_file(recipe, tmp_path) == tmp_path / "taught" / "de.conllu.xz"
    assert taught_file(replace(recipe, taught=""), tmp_path) is None
    # A variant of free treebanks keeps it: raw text is no treebank.
    assert recipe.variant("free").taught == recipe.taught
