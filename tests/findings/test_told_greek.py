"""Greek words that belong together by what they are, and near misses that are left as the parser has them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.greek import with_told_words
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

NEUT, FEM = "Gender=Neut", "Gender=Fem"

SENTENCES = {
    "him as a subject": (["τον DET 2 det _", "πελάτης NOUN 0 root _"], {1: (2, "det@told")}),
    "him": (["τον DET 2 det _", "πελάτη NOUN 0 root _"], {1: (2, "det")}),
    "a code of access": (
        ["τον DET 3 det _", "κωδικό ADJ 3 mod _", "πρόσβασης NOUN 0 root _"],
        {1: (3, "det")},
    ),
    "them as subjects": (
        ["τους DET 3 det _", "νέους ADJ 3 mod _", "γιατροί NOUN 0 root _"],
        {1: (3, "det@told")},
    ),
    "their friends": (
        ["φίλοι NOUN 0 root _", "τους PRON 1 mod _", "γιατροί NOUN 1 conj _"],
        {2: (1, "mod")},
    ),
    "of two states": (
        ["των DET 3 det _", "δύο NUM 3 mod _", "κράτη NOUN 0 root _"],
        {1: (3, "det@told")},
    ),
    "every one": (["κάθε DET 2 det _", "πόλεις NOUN 0 root _", "τώρα ADV 2 mod _"], {1: (2, "det")}),
    "every lesson": (["κάθε DET 2 det _", "μαθητές NOUN 0 root _"], {1: (2, "det@told")}),
    "a third paragraph": (
        ["την DET 3 det _", "τρίτο ADJ 3 mod _", "σελίδα NOUN 0 root _"],
        {2: (3, "mod@told")},
    ),
    "an active one": (
        ["την DET 3 det _", "ενεργό ADJ 3 mod _", "σελίδα NOUN 0 root _"],
        {2: (3, "mod")},
    ),
    "that time": (
        ["εκείνον DET 3 det _", "την DET 3 det _", "εποχή NOUN 0 root _"],
        {1: (3, "det@told")},
    ),
    "for that reason": (
        ["λόγο NOUN 0 root _", "αυτόν DET 1 det _", "την DET 4 det _", "εποχή NOUN 1 mod _"],
        {2: (1, "det")},
    ),
    "herself": (["η DET 2 det _", "ίδιος ADJ 0 root _"], {1: (2, "det@told")}),
    "whom": (["την DET 2 det _", "οποίο PRON 0 root _"], {1: (2, "det@told")}),
    "whom rightly": (["την DET 2 det _", "οποία PRON 0 root _"], {1: (2, "det")}),
    "three of another gender": (["τρεις NUM 2 mod _", f"δωμάτια NOUN 0 root {NEUT}"], {1: (2, "mod@counted")}),
    "three": (["τρία NUM 2 mod _", f"δωμάτια NOUN 0 root {NEUT}"], {1: (2, "mod")}),
    "of three years": (["τριών NUM 2 mod _", f"χρόνια NOUN 0 root {NEUT}"], {1: (2, "mod@counted")}),
    "several things": (
        ["5 NUM 3 mod _", "νέα ADJ 3 mod _", f"μήνυμα NOUN 0 root {NEUT}"],
        {1: (3, "mod@counted")},
    ),
    "than I": (["από ADP 0 root _", "εγώ PRON 1 comp:obj _"], {2: (1, "comp:obj@told")}),
    "without my knowing": (
        ["χωρίς ADP 0 root _", "εγώ PRON 3 subj _", "να AUX 1 comp:obj _"],
        {2: (3, "subj")},
    ),
    "not to do": (["μη PART 2 mod _", "γράψε VERB 0 root _"], {1: (2, "mod@told")}),
    "going on": (
        ["συνέχισε VERB 0 root _", "να AUX 1 comp:obj _", "μιλήσει VERB 2 comp:aux _"],
        {3: (1, "comp:obj@told")},
    ),
    "stopping to see": (
        ["σταμάτησε VERB 0 root _", "να AUX 1 comp:obj _", "μιλήσει VERB 2 comp:aux _"],
        {3: (2, "comp:aux")},
    ),
    "forgetting": (
        ["ξέχασα VERB 0 root _", "να AUX 1 comp:obj _", "έκλεισα VERB 2 comp:aux _"],
        {3: (2, "comp:aux@told")},
    ),
    "none of them": (
        ["κανένας PRON 3 subj _", "δεν PART 3 mod _", "ξέρουν VERB 0 root _"],
        {1: (3, "subj@told")},
    ),
    "none": (["κανένας PRON 3 subj _", "δεν PART 3 mod _", "ξέρει VERB 0 root _"], {1: (3, "subj")}),
    "those who": (["όσοι PRON 3 subj _", "δεν PART 3 mod _", "ξέρει VERB 0 root _"], {1: (3, "subj@told")}),
    "those behind": (
        ["πειράζει VERB 0 root _", "οι DET 3 det _", "φωνές NOUN 1 subj _"],
        {3: (1, "subj@told")},
    ),
    "those who have found": (
        ["είχαν AUX 0 root _", "βρει VERB 1 comp:aux _", "οι DET 4 det _", "γιατροί NOUN 1 subj _"],
        {4: (1, "subj")},
    ),
    "those who must": (
        [
            "πρέπει VERB 0 root _",
            "οι DET 3 det _",
            "φωνές NOUN 5 subj _",
            "να AUX 1 subj _",
            "λείψουν VERB 4 comp:aux _",
        ],
        {3: (5, "subj")},
    ),
    "what was deleted": (
        ["διαγράφηκε VERB 0 root _", "3 NUM 3 mod _", "αρχεία NOUN 1 comp:obj _"],
        {3: (1, "subj@told")},
    ),
    "how much it took": (
        ["χρειάστηκε VERB 0 root _", "3 NUM 3 mod _", "αρχεία NOUN 1 comp:obj _"],
        {3: (1, "comp:obj")},
    ),
    "I and a friend": (
        ["εγώ PRON 5 subj _", "και CCONJ 4 cc _", "ο DET 4 det _", "φίλος NOUN 1 conj _", "πηγαίνω VERB 0 root _"],
        {1: (5, "subj@alone")},
    ),
    "a country": (
        [
            "η DET 2 det _",
            f"χώρα NOUN 3 subj {FEM}",
            "είναι AUX 0 root _",
            "γνωστό ADJ 3 comp:pred _",
            "για ADP 4 udep _",
        ],
        {4: (2, "comp:pred@told")},
    ),
    "a mother and her profession": (
        [
            "η DET 2 det _",
            f"μητέρα NOUN 3 subj {FEM}",
            "είναι AUX 0 root _",
            "μηχανικός ADJ 3 comp:pred _",
            ". PUNCT 3 punct _",
        ],
        {4: (3, "comp:pred")},
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_the_words_tell(make_sentence: MakeSentence, name: str) -> None:
    words, expected = SENTENCES[name]
    found = with_told_words(make_sentence(*words), with_lexicon(judging_lexicon("el")), "el")
    assert {number: (found.tokens[number - 1].head, found.tokens[number - 1].deprel) for number in expected} == expected


def test_other_languages_are_left(make_sentence: MakeSentence) -> None:
    sentence = make_sentence(*SENTENCES["herself"][0])
    assert with_told_words(sentence, with_lexicon(None), "cy") is sentence
