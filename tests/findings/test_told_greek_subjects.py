"""Greek subjects that articles, relative pronouns and what there is tell, and near misses."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.readings import with_lexicon
from lambre_core.findings.told.greek_subjects import with_told_subjects
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

SENTENCES = {
    "who leave": (["η DET 2 det _", "οποία PRON 3 subj _", "έφυγαν VERB 0 root _"], {2: (3, "subj@told")}),
    "who leaves": (["η DET 2 det _", "οποία PRON 3 mod _", "έφυγε VERB 0 root _"], {2: (3, "mod")}),
    "who live": (["οι DET 2 det _", "οποίοι PRON 3 mod _", "μένει VERB 0 root _"], {2: (3, "subj@told")}),
    "who must": (
        ["οι DET 2 det _", "οποίοι PRON 3 mod _", "πρέπει VERB 0 root _", "να AUX 3 comp:obj _"],
        {2: (3, "mod")},
    ),
    "I who speak": (
        ["εγώ PRON 0 root _", "ο DET 3 det _", "οποίος PRON 4 mod _", "μιλώ VERB 1 mod _"],
        {3: (4, "mod")},
    ),
    "when she came in": (
        ["όταν SCONJ 0 root _", "η DET 3 det _", "δασκάλα NOUN 4 mod _", "μπήκες VERB 1 comp:obj _"],
        {3: (4, "subj@told")},
    ),
    "if she asks": (
        ["αν SCONJ 0 root _", "η DET 3 det _", "εταιρεία NOUN 1 comp:obj _", "ζητήσεις NOUN 3 mod _"],
        {3: (4, "subj@told")},
    ),
    "I think she came": (
        ["ότι SCONJ 0 root _", "η DET 3 det _", "Άννα PROPN 5 subj _", "νομίζω VERB 5 mod _", "ήρθε VERB 1 comp:obj _"],
        {3: (5, "subj")},
    ),
    "the need to run": (
        [
            "ότι SCONJ 0 root _",
            "η DET 3 det _",
            "ανάγκη NOUN 1 comp:obj _",
            "να AUX 3 mod _",
            "τρέχεις VERB 4 comp:aux _",
        ],
        {3: (1, "comp:obj")},
    ),
    "there is much": (
        ["υπάρχει VERB 0 root _", "πολλά ADJ 3 mod _", "μουσεία NOUN 1 comp:obj _"],
        {3: (1, "subj@told")},
    ),
    "there is little": (["υπάρχει VERB 0 root _", "μουσείο NOUN 1 comp:obj _"], {2: (1, "comp:obj")}),
    "there are one": (
        ["υπάρχουν VERB 0 root _", "μια DET 3 det _", "βιβλιοθήκη NOUN 1 comp:obj _"],
        {3: (1, "subj@told")},
    ),
    "there are one and one": (
        [
            "υπάρχουν VERB 0 root _",
            "μια DET 3 det _",
            "βιβλιοθήκη NOUN 1 comp:obj _",
            "και CCONJ 5 cc _",
            "σχολείο NOUN 3 conj:coord _",
        ],
        {3: (1, "comp:obj")},
    ),
    "others too": (
        ["λείπει VERB 0 root _", "και CCONJ 4 cc _", "οι DET 4 det _", "χώρες NOUN 1 conj:coord _"],
        {4: (1, "subj@told")},
    ),
    "others have broken": (
        [
            "έχουν AUX 0 root _",
            "σπάσει VERB 1 comp:aux _",
            "και CCONJ 5 cc _",
            "οι DET 5 det _",
            "σωλήνες NOUN 1 subj _",
        ],
        {5: (1, "subj")},
    ),
    "what mother do": (
        ["τι PRON 2 subj _", "κάνουν VERB 0 root _", "η DET 4 det _", "μητέρα NOUN 2 comp:obj _"],
        {4: (2, "subj@told")},
    ),
    "what they do": (
        [
            "τι PRON 2 comp:obj _",
            "κάνουν VERB 0 root _",
            "η DET 4 det _",
            "μητέρα NOUN 2 subj _",
            "και CCONJ 7 cc _",
            "ο DET 7 det _",
            "θείος NOUN 4 conj:coord _",
        ],
        {4: (2, "subj")},
    ),
    "where you live": (
        ["πού ADV 2 mod _", "μένεις VERB 0 root _", "οι DET 4 det _", "φίλοι NOUN 2 subj _"],
        {4: (2, "subj@told")},
    ),
    "I and my brother": (
        [
            "εγώ PRON 5 subj _",
            "και CCONJ 4 cc _",
            "ο DET 4 det _",
            "θείος NOUN 1 conj:coord _",
            "πηγαίνουν VERB 0 root _",
        ],
        {1: (5, "subj@alone")},
    ),
    "my brother and I": (
        [
            "ο DET 2 det _",
            "θείος NOUN 5 subj _",
            "και CCONJ 4 cc _",
            "εγώ PRON 2 conj:coord _",
            "πηγαίνουν VERB 0 root _",
        ],
        {4: (5, "subj@alone")},
    ),
    "my brother and I together": (
        [
            "ο DET 2 det _",
            "θείος NOUN 5 subj _",
            "και CCONJ 4 cc _",
            "εγώ PRON 2 conj:coord _",
            "πηγαίνουμε VERB 0 root _",
        ],
        {4: (2, "conj:coord")},
    ),
    "the download may take": (
        [
            "η DET 2 det _",
            "λήψη NOUN 3 subj Case=Nom",
            "μπορεί VERB 0 root _",
            "να AUX 3 comp:obj _",
            "διαρκέσουν VERB 4 comp:aux _",
        ],
        {2: (5, "subj@told")},
    ),
    "the download may take rightly": (
        [
            "η DET 2 det _",
            "λήψη NOUN 3 subj Case=Nom",
            "μπορεί VERB 0 root _",
            "να AUX 3 comp:obj _",
            "διαρκέσει VERB 4 comp:aux _",
        ],
        {2: (3, "subj")},
    ),
    "they may buy her": (
        [
            "η DET 2 det _",
            "λήψη NOUN 3 subj Case=Nom",
            "μπορεί VERB 0 root _",
            "να AUX 3 comp:obj _",
            "την PRON 6 comp:obj _",
            "αγοράσουν VERB 4 comp:aux _",
        ],
        {2: (3, "subj")},
    ),
    "the team may play": (
        [
            "η DET 2 det _",
            "ομάδα NOUN 3 subj Case=Nom",
            "μπορεί VERB 0 root _",
            "να AUX 3 comp:obj _",
            "παίξουν VERB 4 comp:aux _",
        ],
        {2: (3, "subj")},
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_what_greek_subjects_tell(make_sentence: MakeSentence, name: str) -> None:
    words, expected = SENTENCES[name]
    found = with_told_subjects(make_sentence(*words), with_lexicon(judging_lexicon("el")), "el")
    assert {one: (found.tokens[one - 1].head, found.tokens[one - 1].deprel) for one in expected} == expected


def test_other_languages_are_left(make_sentence: MakeSentence) -> None:
    sentence = make_sentence("η DET 2 det _", "οποία PRON 3 subj _", "έφυγαν VERB 0 root _")
    assert with_told_subjects(sentence, with_lexicon(judging_lexicon("el")), "pt") is sentence
