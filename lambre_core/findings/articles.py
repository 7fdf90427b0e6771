"""Articles as repairs write them: the other forms of one, and what an adposition and an article become together.

Greek *το*, *τα*, *ένα* and *μία* are in no list of forms, for the tagger knows best which of their readings they have;
as what another article is mended to they are needed all the same (*την βιβλίο*). And Greek and Portuguese write
some adpositions and the article behind them as one word, *στα*, *pelo*, of which the article alone is mended.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lambre_core.lexicon.inflection import Form
from lambre_core.treebank.tree import Multiword, Token, in_lower_case

ALIKE: tuple[frozenset[str], ...] = (
    frozenset("o a os as".split()),
    frozenset("ο η το τον τη την του της οι τα των τους τις".split()),
    frozenset("ένας ένα έναν ενός μία μια μίας μιας".split()),
)
"""The forms of each article that do not all begin alike."""


def are_of_one_article(form: str, other: str) -> bool:
    """Whether two forms in lower case are of one article, however they begin: *o* and *a*, *ο* and *την*."""
    return any(form in forms and other in forms for forms in ALIKE)


def forms_of_article(form: str) -> Sequence[Form]:
    """All forms of a Greek article in lower case, each with its readings; none of any other word."""
    return next((forms for forms in GREEK if any(other.form == form for other in forms)), ())


def _forms(lemma: str, cells: Mapping[str, str]) -> tuple[Form, ...]:
    """The forms of an article, from what is written as *Acc Masc Sing* for each."""
    names = ("Case", "Gender", "Number")
    return tuple(
        Form(form, lemma, ("DET",), {name: frozenset({value}) for name, value in zip(names, cell.split(), strict=True)})
        for form, written in cells.items()
        for cell in written.split(", ")
    )


GREEK: tuple[tuple[Form, ...], ...] = (
    _forms(
        "ο",
        {
            "ο": "Nom Masc Sing",
            "η": "Nom Fem Sing",
            "το": "Nom Neut Sing, Acc Neut Sing",
            "τον": "Acc Masc Sing",
            "την": "Acc Fem Sing",
            "τη": "Acc Fem Sing",
            "του": "Gen Masc Sing, Gen Neut Sing",
            "της": "Gen Fem Sing",
            "οι": "Nom Masc Plur, Nom Fem Plur",
            "τα": "Nom Neut Plur, Acc Neut Plur",
            "τους": "Acc Masc Plur",
            "τις": "Acc Fem Plur",
            "των": "Gen Masc Plur, Gen Fem Plur, Gen Neut Plur",
        },
    ),
    _forms(
        "ένας",
        {
            "ένας": "Nom Masc Sing",
            "έναν": "Acc Masc Sing",
            "ενός": "Gen Masc Sing, Gen Neut Sing",
            "μια": "Nom Fem Sing, Acc Fem Sing",
            "μιας": "Gen Fem Sing",
            "ένα": "Nom Neut Sing, Acc Neut Sing",
        },
    ),
)


def contracted(adposition: str, article: str) -> str | None:
    """An adposition and an article in lower case as one word; None where they are none."""
    if adposition == "σ" and article in ALIKE[1]:
        return adposition + article
    if adposition == "a" and article in ALIKE[0]:
        return {"o": "ao", "os": "aos", "a": "à", "as": "às"}[article]
    if adposition == "por" and article in ALIKE[0]:
        return "pel" + article
    if adposition in {"de", "em"} and (article in ALIKE[0] or article.startswith(("est", "ess", "aquel", "um"))):
        return {"de": "d", "em": "n"}[adposition] + article
    return None


def parts(multiword: Multiword, words: Sequence[Token]) -> tuple[Token, Token] | None:
    """The adposition and the article of which a written word is the contraction; None of any other word."""
    if multiword.last != multiword.first + 1:
        return None
    first, last = words[multiword.first - 1], words[multiword.last - 1]
    whole = contracted(in_lower_case(first.form), in_lower_case(last.form))
    return (first, last) if whole == multiword.form.lower() else None
