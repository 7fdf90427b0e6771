"""Greek clauses in which articles and ends of verbs leave no choice, and near misses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.greek_clauses import with_told_clauses
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

SENTENCES = {
    "with the neighbour": (
        ["με ADP 0 root _", "ο DET 3 det _", "γείτονας NOUN 1 comp:obj _"],
        {3: (1, "comp:obj@told")},
    ),
    "without his knowing": (
        [
            "χωρίς ADP 0 root _",
            "ο DET 3 det _",
            "γείτονας NOUN 5 subj _",
            "να AUX 1 comp:obj _",
            "ξέρει VERB 4 comp:aux _",
        ],
        {3: (5, "subj")},
    ),
    "I see him": (
        ["βλέπω VERB 0 root _", "ο DET 3 det _", "γείτονας NOUN 1 subj _"],
        {3: (1, "comp:obj@accusative")},
    ),
    "I know that he left": (
        ["ξέρω VERB 0 root _", "ο DET 3 det _", "γείτονας NOUN 4 subj _", "έφυγε VERB 1 comp:obj _"],
        {3: (4, "subj")},
    ),
    "I have read": (["έχω VERB 0 root _", "διαβάζω VERB 1 comp:obj _"], {2: (1, "comp:pred@told")}),
    "I have it down there": (["έχω VERB 0 root _", "κάτω VERB 1 mod _"], {2: (1, "mod")}),
    "I can come": (
        ["μπορώ VERB 0 root _", "να AUX 1 comp:obj _", "έρχεται VERB 2 comp:aux _"],
        {3: (1, "comp:obj@told")},
    ),
    "they can come": (
        ["μπορούν VERB 0 root _", "να AUX 1 comp:obj _", "έρχονται VERB 2 comp:aux _"],
        {3: (2, "comp:aux")},
    ),
    "a house is safe": (
        ["το DET 2 det _", "σπίτι NOUN 3 subj _", "είναι AUX 0 root _", "ασφαλής ADJ 3 comp:pred _"],
        {4: (2, "comp:pred@told")},
    ),
    "a door is safe": (
        ["η DET 2 det _", "πόρτα NOUN 3 subj _", "είναι AUX 0 root _", "ασφαλής ADJ 3 comp:pred _"],
        {4: (3, "comp:pred")},
    ),
    "this house is missing": (
        ["αυτή DET 3 det _", "ο DET 3 det _", "τοίχος NOUN 4 subj _", "λείπει VERB 0 root _"],
        {1: (3, "det@told")},
    ),
    "a wall misses her": (
        [
            "αυτή PRON 5 comp:obj _",
            "ο DET 3 det _",
            "τοίχος NOUN 5 subj _",
            "την PRON 5 comp:obj _",
            "κρύβει VERB 0 root _",
        ],
        {1: (5, "comp:obj")},
    ),
    "a dog below runs": (
        ["ο DET 2 det _", "σκύλος NOUN 4 subj _", "παρακάτω ADV 2 mod _", "τρέχει VERB 0 root _"],
        {2: (4, "subj")},
    ),
    "a dog runs": (["ο DET 2 det _", "σκύλος NOUN 0 root _", "τρέχω ADJ 2 mod _"], {2: (3, "subj@told")}),
    "a dog outside": (["ο DET 2 det _", "σκύλος NOUN 0 root _", "έξω ADV 2 mod _"], {3: (2, "mod")}),
    "it is you": (["η DET 2 det _", "λύση NOUN 3 comp:pred _", "είσαι AUX 0 root _"], {2: (3, "comp:pred")}),
    "a train arrives": (["το DET 2 det _", "τρένο NOUN 3 subj _", "φτάνεις VERB 0 root _"], {2: (3, "subj@told")}),
    "a train that you see": (
        ["το DET 2 det _", "τρένο NOUN 3 comp:obj _", "βλέπεις VERB 0 root _"],
        {2: (3, "comp:obj")},
    ),
    "I stay": (["εγώ PRON 2 mod _", "μένεις NOUN 0 root _"], {1: (2, "subj@told")}),
    "you and what I want": (
        ["εσύ PRON 2 subj _", "θέλω VERB 0 root _", "να AUX 2 comp:obj _", "πεις VERB 3 comp:aux _"],
        {1: (2, "subj")},
    ),
    "sweets please me": (
        ["μου PRON 2 comp:obl _", "αρέσει VERB 0 root _", "τα DET 4 det _", "γλυκά ADJ 2 comp:obj _"],
        {4: (2, "subj@told")},
    ),
    "where a friend lives": (
        ["πού ADV 2 mod _", "μένουν VERB 0 root _", "ο DET 4 det _", "φίλος NOUN 2 subj _"],
        {4: (2, "subj@told")},
    ),
    "two are missing": (
        ["λείπει VERB 0 root _", "δύο NUM 3 mod _", "μαθητές NOUN 1 subj _"],
        {3: (1, "subj@told")},
    ),
    "a house in which": (
        [
            "το DET 2 det _",
            "σπίτι NOUN 0 root _",
            "σ ADP 6 udep _",
            "την DET 5 det _",
            "οποία PRON 3 comp:obj _",
            "μένω VERB 2 mod _",
        ],
        {5: (2, "mod@told")},
    ),
    "a house of a woman who": (
        ["η DET 2 det _", "κόρη NOUN 0 root _", "η DET 4 det _", "οποία PRON 2 mod _", "μένει VERB 2 mod _"],
        {4: (2, "mod")},
    ),
    "this book is": (
        ["αυτή DET 3 det _", "το DET 3 det _", "βιβλίο NOUN 4 subj _", "είναι AUX 0 root _"],
        {1: (3, "det@told")},
    ),
    "she reads it": (
        ["αυτή PRON 4 subj _", "το DET 3 det _", "βιβλίο NOUN 4 comp:obj _", "διαβάζει VERB 0 root _"],
        {1: (4, "subj")},
    ),
    "a sister who is ill": (
        ["η DET 2 det _", "αδερφή NOUN 3 subj _", "είναι AUX 0 root _", "άρρωστος ADJ 3 comp:pred _"],
        {4: (2, "comp:pred@told")},
    ),
    "a mother who is a good man": (
        [
            "η DET 2 det _",
            "μητέρα NOUN 3 subj _",
            "είναι AUX 0 root _",
            "μεγάλος ADJ 5 mod _",
            "άνθρωπος NOUN 3 comp:pred _",
        ],
        {4: (5, "mod")},
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_clauses_tell(make_sentence: MakeSentence, name: str) -> None:
    rows, places = SENTENCES[name]
    sentence = with_told_clauses(make_sentence(*rows), with_lexicon(judging_lexicon("el")), "el")
    assert {
        number: (sentence.tokens[number - 1].head, sentence.tokens[number - 1].deprel) for number in places
    } == places


def test_other_languages_are_left(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("με ADP 0 root _", "ο DET 3 det _", "γείτονας NOUN 1 comp:obj _")
    assert with_told_clauses(sentence, with_lexicon(judging_lexicon("pt")), "pt") is sentence
