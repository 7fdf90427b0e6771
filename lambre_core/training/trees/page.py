"""The page of the study: `docs/studies/decision-trees.md`."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap

from lambre_core.evaluation.signature import signature
from lambre_core.evaluation.tables import share, table
from lambre_core.grammar.extract import CHECKED_SITES
from lambre_core.grammar.families import families
from lambre_core.grammar.wording import relation_phrase, upos_name
from lambre_core.training.trees.cart import DEPTH, FOLDS, LEAST, SEED, in_words
from lambre_core.training.trees.learn import LEAST_SITES, Conditional, Excepted
from lambre_core.training.trees.sites import BROKEN
from lambre_core.training.trees.study import Studied, Trial
from lambre_core.training.trees.trial import LEAST_FOUND, LIMITS, SETS, Tried, rule_of

SHOWN = 4
"""Most conditions of a kind that the page names of a language."""

_READING = re.compile(r"<!-- begin reading -->\n(?P<text>.*?)<!-- end reading -->\n", re.DOTALL)

EXCEPTION_HEAD = (
    "language", "train: sites", "broken", "exceptions", "borne out", "dev: sites", "broken", "outside all",
    "sites lost", "outside those borne out", "sites lost",
)  # fmt: skip
SILENCED_HEAD = ("set", "wrong", "right", "all: wrong", "right", "borne out: wrong", "right", "pass")
RULE_HEAD = ("language", "kinds of edges", "rules", "borne out", "grammar by the families")
ADDED_HEAD = ("set", "added: wrong", "right", "share right today", "with them", "pass")
ORDER_HEAD = ("language", "kinds of edges", "determined everywhere", "in a leaf", "borne out")
KIND_HEAD = ("condition", "train", "dev", "findings: wrong", "right")


def page(studies: Sequence[Studied], old: str = "") -> str:
    """The page in Markdown.

    Args:
        old: the page as it was, whose reading is kept.
    """
    lines = [
        *_introduction(studies),
        *_reading(old),
        *_method(),
        "## Exceptions",
        "",
        *table(EXCEPTION_HEAD, map(_exception_row, studies)),
        "",
        "*outside*: of the sites of dev that are left those that are broken. Of the findings shown in texts with",
        "marked errors the exceptions would silence:",
        "",
        *table(SILENCED_HEAD, (_silenced_row(*one) for one in _trials(studies))),
        "",
        "## Rules under a condition",
        "",
        *table(RULE_HEAD, map(_rule_row, studies)),
        "",
        "What the rules that are borne out would add to the findings; *with them*: of all findings, some of which",
        "change with the readings that the rules ask for.",
        "",
        *table(ADDED_HEAD, (_added_row(*one) for one in _trials(studies) if one[1].added)),
        "",
        "## Word order",
        "",
        *table(ORDER_HEAD, map(_order_row, studies)),
        "",
        "## The most telling conditions",
        "",
        f"Of each language at most {SHOWN} of a kind: the exceptions with most broken sites, the rules and orders with",
        "most sites. Counts are *broken of judged* sites of exceptions, *with the value of all* of rules and orders;",
        "findings are those of the first set, silenced or added. In `*` all rules on a feature made one tree.",
        "",
    ]
    for studied in studies:
        lines += _conditions(studied)
    return "\n".join(lines).rstrip("\n") + "\n"


def _introduction(studies: Sequence[Studied]) -> Iterator[str]:
    languages = " ".join(studied.language for studied in studies)
    yield from (
        "# Decision trees: do conditions make rules better?",
        "",
        "Chaudhary et al. (2020, 2021) learn with small decision trees in which contexts words agree, have a case or",
        "stand in an order. Here the same is asked of a linter: where are rules that it judges not to be judged, and",
        "which rules hold under a condition that do not hold everywhere? Made by",
        "",
        f"    python -m lambre_core.training.trees {languages} --write docs/studies/decision-trees.md",
        "",
        "which needs `pip install 'lambre-lint[train]'` and the data's folder in `LAMBRE_DATA`. Trees are those of",
        "`DATA/sud/LANGUAGE/LANGUAGE-train.conllu.xz`, checked on `LANGUAGE-dev.conllu.xz` (the treebanks are named in",
        "`rules/LANGUAGE.yaml`); findings, as in `docs/precision.md`, are those in",
        *wrap(f"{_sets(studies)}.", 118),
        "",
        *(
            f"- {studied.language}: {signature(studied.language, seed=SEED, limit=_limit(studied))}"
            for studied in studies
        ),
        "",
    )


def _sets(studies: Sequence[Studied]) -> str:
    return ", ".join(f"{name} ({one.language})" for one in studies for name in SETS.get(one.language, ()))


def _limit(studied: Studied) -> int | None:
    """Of its texts, if only some are read."""
    return next((LIMITS[name] for name in SETS.get(studied.language, ()) if name in LIMITS), None)


def _reading(old: str) -> Iterator[str]:
    """What people wrote of the figures."""
    found = _READING.search(old)
    text = found["text"].strip("\n") if found else "Nobody has written yet what these figures show."
    yield from ("## What came of it", "", "<!-- begin reading -->", text, "<!-- end reading -->", "")


def _method() -> Iterator[str]:
    yield f"""\
## What is measured

*Trees.* CART with entropy, at most {DEPTH} questions deep, at least {LEAST} sites a leaf, pruned by cost and
complexity: of six strengths the one that predicts best in {FOLDS} folds of the sentences (Brier score), and none of
the tree where it is not better than one leaf by the standard error. A tree may ask: relation, which word comes first,
the distance; of either end its part of speech, its features but the ruled one, its lemma if it is a function word,
whether it is coordinated, quantified, negated or in an idiom, has a subject, object, determiner, numeral, adjective or
predicate, and the parts of speech beside it; relation, head and lemma above the head.

*Exceptions.* Sites are those that the judge decides in gold trees (mended, its exceptions left out, without doubts), of
all linted rules of agreement and assignment: one tree a rule, and one for all rules of a family on one feature. An
exception is a leaf in which the share of held sites is below 97 % by the upper bound of its 95 % interval (Wilson). It
is *borne out* if dev, too, has some of its sites, of which less than 97 % hold. A finding is *silenced* if all that it
says lies in exceptions. An exception *passes* if in each half of the texts it silences a wrong finding, and right ones
no more than a tenth as many; it is kept if it passes in the first set of its language. *without doubt* is that set
without the doubts that are written by hand (`lambre_core/findings/doubts`): what exceptions would do without these.

*Rules under a condition.* Edges without a linted rule, of kinds with {LEAST_SITES} sites: whether the ends agree in
case, gender, number, person or animacy, and which case the dependent has (but below adpositions). A rule is a leaf with
one value whose share is at least 97 % by its lower bound, where the whole kind is below 97 %; *borne out* at 95 % of at
least {CHECKED_SITES} sites of dev. Those borne out are judged with all others, with the lexicon and doubts. A rule
*passes* if in each half of the texts it adds at least {LEAST_FOUND} findings, and a larger share of them is right than
of what is shown today.

*Word order.* The order of a kind of edges, or of a leaf, is *determined* where it is the same at 99 % of the sites, and
surely (lower bound) at 97 %; *borne out* as above. The linter has no rules of order, so nothing is tried on findings.
"""


# Overviews


def _exception_row(studied: Studied) -> tuple[str, ...]:
    known, checks = studied.sites
    lost = [
        (per_cent(left[BROKEN], left.total()), per_cent(checks.total() - left.total(), checks.total()))
        for left in studied.left
    ]
    return (
        studied.language,
        str(known.total()),
        per_cent(known[BROKEN], known.total()),
        str(len(studied.exceptions)),
        str(sum(one.borne_out for one in studied.exceptions)),
        str(checks.total()),
        per_cent(checks[BROKEN], checks.total()),
        *(cell for cells in lost for cell in cells),
    )


def _trials(studies: Iterable[Studied]) -> list[tuple[Studied, Trial]]:
    return [(studied, trial) for studied in studies for trial in studied.trials]


def _silenced_row(studied: Studied, trial: Trial) -> tuple[str, ...]:
    groups = (trial.today, *trial.gone_together)
    passing = sum(one.good_exception for one in trial.gone)
    return (f"{trial.name} ({studied.language})", *(cell for one in groups for cell in _both(one)), str(passing))


def _rule_row(studied: Studied) -> tuple[str, ...]:
    return (
        studied.language,
        str(studied.kinds),
        str(len(studied.conditional)),
        str(len(studied.tested)),
        str(sum(_is_grammar(one) for one in studied.tested)),
    )


def _is_grammar(one: Conditional) -> bool:
    """Whether such a rule could be linted today, if it held everywhere."""
    return families()[one.kind.family].why_not_lint(rule_of(one, 0)) is None


def _added_row(studied: Studied, trial: Trial) -> tuple[str, ...]:
    return (
        f"{trial.name} ({studied.language})",
        *_both(_together(trial.added)),
        *map(_share_right, (trial.today, trial.after)),
        str(sum(one.raises(trial.today) for one in trial.added)),
    )


def _order_row(studied: Studied) -> tuple[str, ...]:
    everywhere = sum(not one.tests for one in studied.orders)
    return (
        studied.language,
        str(studied.ordered),
        str(everywhere),
        str(len(studied.orders) - everywhere),
        str(sum(one.borne_out for one in studied.orders)),
    )


def _together(several: Iterable[Tried]) -> Tried:
    found = list(several)
    wrong, right = (
        tuple(sum(getattr(one, name)[half] for one in found) for half in (0, 1)) for name in ("wrong", "right")
    )
    return Tried((wrong[0], wrong[1]), (right[0], right[1]))


def _both(one: Tried) -> tuple[str, str]:
    return str(sum(one.wrong)), str(sum(one.right))


def _share_right(one: Tried) -> str:
    return share(sum(one.right), sum(one.right) + sum(one.wrong))


def per_cent(number: int, of: int) -> str:
    return f"{number / of:.1%}" if of else ""


# Conditions


def _conditions(studied: Studied) -> list[str]:
    """The table of a language."""
    trial = studied.trials[0] if studied.trials else None
    gone = trial.gone if trial else (None,) * len(studied.exceptions)
    rules = sorted(studied.conditional, key=_by_sites)[:SHOWN]
    orders = sorted(studied.orders, key=_by_sites)[:SHOWN]
    rows = [_of_exception(*one) for one in list(zip(studied.exceptions, gone, strict=True))[:SHOWN]]
    rows += [_of_rule(one, _added(one, studied, trial)) for one in rules]
    rows += [(*_told(f"Order: {_order_in_words(one)}", one), "", "") for one in orders]
    return [f"### {studied.language}", "", *table(KIND_HEAD, rows), ""]


def _by_sites(one: Conditional) -> tuple[int, str]:
    return -one.train.total(), one.kind.name


def _of_exception(one: Excepted, gone: Tried | None) -> tuple[str, ...]:
    return (
        f"`{one.pool}` not where {in_words(one.tests)}",
        *(f"{counts[BROKEN]} of {counts.total()}" for counts in (one.train, one.dev)),
        *(_both(gone) if gone else ("", "")),
    )


def _added(one: Conditional, studied: Studied, trial: Trial | None) -> Tried | None:
    """What a rule adds to findings, if it was tried."""
    return trial.added[studied.tested.index(one)] if trial and one.borne_out else None


def _of_rule(one: Conditional, added: Tried | None) -> tuple[str, ...]:
    message = families()[one.kind.family].message(rule_of(one, 0)).rstrip(".")
    return (*_told(f"{message}, where {in_words(one.tests)}", one), *(_both(added) if added else ("", "")))


def _told(text: str, one: Conditional) -> tuple[str, str, str]:
    return text, _of_all(one.train, one.label), _of_all(one.dev, one.label)


def _of_all(counts: Counter[str], label: str) -> str:
    return f"{counts[label]} of {counts.total()}"


def _order_in_words(one: Conditional) -> str:
    dependent, head = (" or ".join(map(upos_name, upos.split("/"))) for upos in (one.kind.dependent, one.kind.head))
    where = f", where {in_words(one.tests)}" if one.tests else ", everywhere"
    return f"{dependent} {one.label} the {head} that it is {relation_phrase(one.kind.relation)}{where}"
