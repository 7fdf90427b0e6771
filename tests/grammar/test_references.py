"""Relative pronouns and the nouns that they stand for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lambre_core.findings.beliefs import tagger_readings
from lambre_core.findings.doubts import doubtful_edges
from lambre_core.grammar.judge import all_outcomes, outcomes
from lambre_core.grammar.references import RELATION, references
from lambre_core.grammar.rule import Rule, Verdict, make_grammar
from lambre_core.treebank.feats import parse_feats
from lambre_core.treebank.tree import Beliefs, Sentence, Token

NEUT, FEM, MASC = (f"Gender={gender}|Number=Sing" for gender in ("Neut", "Fem", "Masc"))


def tree(*words: str) -> Sentence:
    """Words as `form UPOS head deprel FEATS`."""
    tokens = []
    for number, word in enumerate(words, 1):
        form, upos, head, deprel, *feats = word.split()
        tokens.append(
            Token(number, form, form.lower(), upos, None, parse_feats("".join(feats) or "_"), int(head), deprel)
        )
    return Sentence(tuple(tokens))


BOOK = tree(
    "Ich PRON 2 subj", "las VERB 0 root", "das DET 4 det", f"Buch NOUN 2 comp:obj {NEUT}", ", PUNCT 8 punct",
    f"die PRON 8 comp:obj {FEM}", "er PRON 8 subj", "schrieb VERB 4 mod",
)  # fmt: skip
CITY = tree(
    f"Stadt NOUN 0 root {FEM}", ", PUNCT 5 punct", "in ADP 5 udep", f"dem PRON 3 comp:obj {NEUT}", "wohnt VERB 1 mod",
)  # fmt: skip
SENT = tree(
    "Ich PRON 2 subj", "habe AUX 0 root", f"Paket NOUN 4 comp:obj {NEUT}", "bekommen VERB 2 comp:aux VerbForm=Part",
    ", PUNCT 8 punct", f"der PRON 8 comp:obj {MASC}", "du PRON 8 subj", "schickst VERB 3 mod",
)  # fmt: skip
WIFE = tree(
    f"Mann NOUN 0 root {MASC}", ", PUNCT 6 punct", "mit ADP 6 udep", f"der PRON 5 det {FEM}", "Frau NOUN 3 comp:obj",
    "redet VERB 1 mod",
)  # fmt: skip
WHAT = tree(f"Buch NOUN 0 root {NEUT}", ", PUNCT 4 punct", "was PRON 4 comp:obj", "liegt VERB 1 mod")
DOOR = tree(
    f"Tür NOUN 0 root {FEM}", f"Hauses NOUN 1 mod {NEUT}", ", PUNCT 5 punct", f"die PRON 5 subj {FEM}",
    "klemmt VERB 2 mod",
)  # fmt: skip
APART = tree(
    f"Buch NOUN 2 comp:obj {NEUT}", "kam VERB 0 root", ", PUNCT 5 punct", f"die PRON 5 subj {FEM}", "klemmt VERB 1 mod",
)  # fmt: skip
POLISH = tree(
    f"książkę NOUN 0 root {FEM}", ", PUNCT 4 punct", f"który DET 4 subj {MASC}", "leży VERB 1 mod@relcl",
)  # fmt: skip
OBJECT = tree(f"Buch NOUN 4 subj {NEUT}", ", PUNCT 4 punct", f"die PRON 4 subj {FEM}", "klemmt VERB 0 root")


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        pytest.param(BOOK, [("die", "Buch")], id="as an object"),
        pytest.param(CITY, [("dem", "Stadt")], id="after an adposition"),
        pytest.param(SENT, [("der", "Paket")], id="behind the verb"),
        pytest.param(POLISH, [("który", "książkę")], id="Polish"),
        pytest.param(DOOR, [("die", "Hauses")], id="of the nearest noun"),
        pytest.param(WIFE, [], id="of another noun"),
        pytest.param(WHAT, [], id="without gender"),
        pytest.param(APART, [], id="apart from its noun"),
        pytest.param(OBJECT, [], id="no attribute"),
    ],
)
def test_references(sentence: Sentence, expected: list[tuple[str, str]]) -> None:
    found = list(references(sentence))
    assert [(token.form, noun.form) for token, noun in found] == expected
    assert all((token.head, token.deprel) == (noun.id, RELATION) for token, noun in found)


def test_a_reference_is_as_probable_as_the_clause() -> None:
    heads = {4: 0.75, 2: 0.25}
    clause = replace(BOOK.tokens[7], beliefs=Beliefs({}, {}, heads, {}))
    pronoun = replace(BOOK.tokens[5], beliefs=Beliefs({"PRON": 1.0}, {}, {8: 1.0}, {}))
    ((token, _),) = references(Sentence((*BOOK.tokens[:5], pronoun, BOOK.tokens[6], clause)))
    assert token.beliefs is not None
    assert (token.beliefs.heads, token.beliefs.upos) == ({4: 0.75, 0: 0.25}, {"PRON": 1.0})


RULE = Rule("agreement", "PRON", RELATION, "NOUN", "Gender")


def test_rules_about_references() -> None:
    grammar = make_grammar("de", [RULE])
    assert list(outcomes(grammar, BOOK)) == []
    ((outcome),) = all_outcomes(grammar, BOOK)
    assert (outcome.dependent.form, outcome.head.form, outcome.verdict) == ("die", "Buch", Verdict.BROKEN)
    # Without such rules nobody looks for them.
    assert list(all_outcomes(make_grammar("de", []), BOOK)) == []


@pytest.mark.parametrize(
    ("sentence", "doubted"),
    [
        pytest.param(BOOK, False, id="nothing else"),
        pytest.param(CITY, False, id="nothing before"),
        pytest.param(DOOR, True, id="an earlier noun"),
        pytest.param(
            tree(
                f"Hut NOUN 0 root {MASC}", "und CCONJ 3 cc", f"Kleid NOUN 1 conj:coord {NEUT}", ", PUNCT 6 punct",
                f"die PRON 6 subj {FEM}", "passt VERB 3 mod",
            ),
            True,
            id="several nouns",
        ),
        pytest.param(
            tree(
                f"Uhr NOUN 2 subj {FEM}", "schlägt VERB 0 root", f"Kleid NOUN 2 comp:obj {NEUT}", ", PUNCT 6 punct",
                f"die PRON 6 subj {FEM}", "passt VERB 3 mod",
            ),
            False,
            id="a noun before the verb",
        ),
        pytest.param(
            tree(
                f"alte ADJ 2 mod {FEM}", f"Kleid NOUN 0 root {NEUT}", ", PUNCT 5 punct", f"die PRON 5 subj {FEM}",
                "passt VERB 2 mod",
            ),
            False,
            id="its own adjective",
        ),
        pytest.param(
            tree(
                f"eine DET 0 root {FEM}", "der DET 3 det", f"Kleider NOUN 1 mod {NEUT}", ", PUNCT 6 punct",
                f"die PRON 6 subj {FEM}", "passt VERB 3 mod",
            ),
            True,
            id="one of several",
        ),
    ],
)  # fmt: skip
def test_what_a_pronoun_may_stand_for(sentence: Sentence, doubted: bool) -> None:
    edges = {(o.dependent.id, o.head.id): [o] for o in all_outcomes(make_grammar("de", [RULE]), sentence)}
    assert edges
    assert bool(doubtful_edges(sentence, edges, tagger_readings)) is doubted
