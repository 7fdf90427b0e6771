"""Listed nouns and what stands right beside them, and near misses that are left as the parser has them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.articles import contracted, forms_of_article
from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.nouns import with_told_nouns
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

GREEK = {
    "a door as a man": (["ο DET 2 det _", "πόρτα X 0 root Foreign=Yes"], {1: (2, "det@told")}),
    "a door": (["η DET 2 det _", "πόρτα X 0 root _"], {1: (2, "det")}),
    "a cold beer": (
        ["έναν DET 3 det _", "κρύα ADJ 3 mod _", "μπίρα NOUN 0 root _"],
        {1: (3, "det@told"), 2: (3, "mod")},
    ),
    "a small house": (["ένα DET 3 det _", "μικρή ADJ 3 mod _", "σπίτι NOUN 0 root _"], {2: (3, "mod@told")}),
    "a safe house": (["ένα DET 3 det _", "ασφαλής ADJ 3 mod _", "σπίτι NOUN 0 root _"], {2: (3, "mod@told")}),
    "a house that is safe": (["ένα DET 3 det _", "ασφαλές ADJ 3 mod _", "σπίτι NOUN 0 root _"], {2: (3, "mod")}),
    "old pictures": (
        ["το DET 3 det _", "μεγάλες ADJ 3 mod _", "πόρτες NOUN 0 root _"],
        {1: (3, "det@told"), 2: (3, "mod")},
    ),
    "a label of old pictures": (
        ["το DET 3 det _", "Μεγάλες ADJ 3 mod _", "πόρτες NOUN 0 root _"],
        {1: (3, "det"), 2: (3, "mod")},
    ),
    "a match": (
        ["το DET 2 det _", "Γαλλία PROPN 0 root _", "- PUNCT 4 punct _", "Ιταλία PROPN 2 conj _"],
        {1: (2, "det")},
    ),
    "a country": (["το DET 2 det _", "Γαλλία PROPN 0 root _"], {1: (2, "det@told")}),
    "a new clerk": (["η DET 3 det _", "νέος ADJ 3 mod _", "υπάλληλος NOUN 0 root _"], {2: (3, "mod")}),
    "young men of an age": (
        ["σε ADP 0 root _", "νέους ADJ 1 comp:obj _", "ηλικίας NOUN 2 mod _"],
        {2: (1, "comp:obj")},
    ),
    "of a door": (["χρώμα NOUN 0 root _", "του DET 3 det _", "πόρτας NOUN 1 mod _"], {2: (3, "det@told")}),
    "his house": (["φίλος NOUN 0 root _", "του PRON 1 mod _", "δάσκαλος NOUN 1 mod _"], {2: (1, "mod")}),
    "her programme": (
        ["του DET 2 det _", "νέου ADJ 4 mod Case=Gen", "της PRON 4 mod _", "προγράμματος NOUN 0 root _"],
        {3: (4, "mod")},
    ),
    "two men": (["δύο NUM 2 mod _", "μαθητή NOUN 0 root _"], {1: (2, "mod@counted")}),
    "twenty-one days": (["είκοσι NUM 2 mod _", "μία NUM 3 mod _", "μέρες NOUN 0 root _"], {2: (3, "mod")}),
    "many books": (["πολλά ADJ 2 mod _", "βιβλίο NOUN 0 root _"], {1: (2, "det@told")}),
    "all of them": (["όλες ADJ 3 mod _", "οι DET 3 det _", "μαθητές NOUN 0 root _"], {1: (3, "det@told")}),
    "more than one": (["από ADP 0 root _", "ένα DET 3 det _", "βήματα NOUN 1 comp:obj _"], {2: (3, "det")}),
    "a road without -n": (["το DET 2 det _", "δρόμο NOUN 0 root _"], {1: (2, "det")}),
    "a third one": (["3 NUM 3 mod _", "ο DET 3 det _", "γράμμα NOUN 0 root _"], {2: (3, "det")}),
    "Maria's": (["σπίτι NOUN 0 root _", "του DET 3 det _", "Μαρίας PROPN 1 mod _"], {2: (3, "det@told")}),
    "step by step": (["μια DET 3 det _", "βήμα NOUN 3 mod _", "προς ADP 2 mod _"], {1: (3, "det")}),
    "an upright door": (
        ["ένας DET 3 det _", "κάθετος ADJ 3 mod _", "τοίχος NOUN 0 root _"],
        {1: (3, "det")},
    ),
    "the wrong key": (["τα DET 3 det _", "λάθος NOUN 3 mod _", "κλειδιά NOUN 0 root _"], {1: (3, "det")}),
    "more than one way in": (["από ADP 0 root _", "μία DET 3 det _", "εισόδους NOUN 1 comp:obj _"], {2: (3, "det")}),
    "one another": (["μεταξύ ADP 3 udep _", "τους PRON 3 mod _", "επικοινωνία NOUN 0 root _"], {2: (3, "mod")}),
    "Nikos and Anna": (
        ["οι DET 2 det _", "Νίκος PROPN 0 root _", "και CCONJ 4 cc _", "Άννα PROPN 2 conj:coord _"],
        {1: (2, "det")},
    ),
    "Nikos as several": (["οι DET 2 det _", "Νίκος PROPN 0 root _"], {1: (2, "det@told")}),
    "to whom": (["δώσε VERB 0 root _", "του PRON 1 comp:obl _", "νερό NOUN 1 comp:obj _"], {2: (1, "comp:obl")}),
}
MASC, FEM = ("Gender=" + gender + "|Number=Sing" for gender in ("Masc", "Fem"))
PORTUGUESE = {
    "a button": (["a DET 2 det _", "botão NOUN 0 root _"], {1: (2, "det")}),
    "this pen": (["este DET 2 det _", "caneta NOUN 0 root _"], {1: (2, "det@told")}),
    "my key": (["o DET 3 det _", "meu DET 3 det _", "chave NOUN 0 root _"], {1: (3, "det@told"), 2: (3, "det@told")}),
    "all the pupils": (
        ["todas DET 3 det _", "os DET 3 det _", "alunos NOUN 0 root _"],
        {1: (3, "det@told"), 2: (3, "det")},
    ),
    "one each": (["cada DET 3 det _", "uma DET 3 det _", "lápis NOUN 3 mod _", "carro NOUN 0 root _"], {2: (3, "det")}),
    "every two days": (["cada DET 3 det _", "dois NUM 3 mod _", "dias NOUN 0 root _"], {1: (3, "det")}),
    "a good dress": (["um DET 2 det _", "vestido NOUN 0 root _", "nova ADJ 2 mod _"], {3: (2, "mod@told")}),
    "a glass of water": (
        ["copo NOUN 0 root _", "de ADP 1 udep _", "água NOUN 2 comp:obj _", "limpo ADJ 1 mod _"],
        {4: (1, "mod")},
    ),
    "a second time": (["a DET 3 det _", "segundo ADJ 3 mod _", "vez NOUN 0 root _"], {2: (3, "mod@told")}),
    "he buys them": (["ele PRON 3 subj _", "os PRON 3 comp:obj _", "compra NOUN 0 root _"], {2: (3, "comp:obj")}),
    "those who were there": (["todos DET 2 det _", "testemunhas NOUN 0 root _"], {1: (2, "det")}),
}


@pytest.mark.parametrize(
    ("language", "name"), [*(("el", name) for name in GREEK), *(("pt", name) for name in PORTUGUESE)]
)
def test_what_nouns_tell(make_sentence: MakeSentence, language: str, name: str) -> None:
    rows, places = (GREEK if language == "el" else PORTUGUESE)[name]
    sentence = with_told_nouns(make_sentence(*rows), with_lexicon(judging_lexicon(language)), language)
    assert {
        number: (sentence.tokens[number - 1].head, sentence.tokens[number - 1].deprel) for number in places
    } == places


def test_other_languages_are_left(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("este DET 2 det _", "caneta NOUN 0 root _")
    assert with_told_nouns(sentence, with_lexicon(judging_lexicon("cs")), "cs") is sentence


def test_nouns_are_what_is_listed(make_sentence: MakeSentence) -> None:
    """The tagger sees in a noun what its article asks for; in a name it may be right."""
    readings = with_lexicon(judging_lexicon("pt"))
    sentence = make_sentence("no ADP 0 root _", f"caneta NOUN 1 comp:obj {MASC}", f"Porta PROPN 2 flat {MASC}")
    assert {str(sorted(one.feats["Gender"])) for one in readings(sentence.tokens[1])} == {"['Fem']"}
    assert {str(sorted(one.feats["Gender"])) for one in readings(sentence.tokens[2])} == {"['Masc']"}


@pytest.mark.parametrize(
    ("adposition", "article", "expected"),
    [("σ", "την", "στην"), ("a", "a", "à"), ("por", "os", "pelos"), ("em", "esta", "nesta"), ("com", "o", None)],
)
def test_contractions(adposition: str, article: str, expected: str | None) -> None:
    assert contracted(adposition, article) == expected


def test_forms_of_articles() -> None:
    assert {"το", "την", "των"} <= {form.form for form in forms_of_article("τα")}
    assert not forms_of_article("μου")
