"""Fixes: repairs of a finding that hold when the edited sentence is parsed and judged again.

Every repair is tried: the sentence is parsed with it, and it counts only if the words stand in the same relation as
before, the finding is gone and no other has come. So a fix is never only what a paradigm says. What is left is ranked
by how much more probable the sentence has become to the parser and the tagger, less something for every feature that
changes. Two findings of a sentence whose fixes do not go together get none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from lambre_core.documents.positions import LineIndex
from lambre_core.documents.segments import Segment, SegmentMap
from lambre_core.documents.unit import Placeholder, TextUnit
from lambre_core.findings.abstention import improbable
from lambre_core.findings.addresses import VOCATIVE
from lambre_core.findings.articles import contracted, parts
from lambre_core.findings.auxiliaries import BECOMING, BEING, HAVING
from lambre_core.findings.build import View, judge_mended
from lambre_core.findings.changes import Repair
from lambre_core.findings.compound_numerals import AFTER
from lambre_core.findings.conditionals import contraction
from lambre_core.findings.counted_repairs import of_counted
from lambre_core.findings.datives import FELT
from lambre_core.findings.declension import in_sentence
from lambre_core.findings.finding import Edit, Finding, Fix
from lambre_core.findings.mending import GERMAN, TURKISH, mended
from lambre_core.findings.negation import DENIED
from lambre_core.findings.own_repairs import own_repairs
from lambre_core.findings.ranking import merit
from lambre_core.findings.readings import Readings, remembered
from lambre_core.findings.reflexives import SELF
from lambre_core.findings.relatives import RELATIVE_SUBJECT
from lambre_core.findings.repairs import repairs
from lambre_core.findings.spelling import cased, differ_in_accents
from lambre_core.findings.subjects import OBJECTS, PREDICATE
from lambre_core.findings.told.portuguese_contractions import preposition_alone
from lambre_core.findings.told.relations import CASES_ASKED, TOLD_RELATIONS
from lambre_core.findings.violated import violation_key
from lambre_core.grammar.judge import all_outcomes
from lambre_core.grammar.rule import Grammar
from lambre_core.grammar.wording import base
from lambre_core.lexicon.inflection import Inflector
from lambre_core.parsing.protocol import Parser
from lambre_core.treebank.feats import Features, agree
from lambre_core.treebank.sud import in_scheme
from lambre_core.treebank.tree import Beliefs, Sentence, Span, Token

MOST_FIXES = 3
"""So many fixes are offered for a finding."""

NEW = 0.2
"""A violation from this confidence on that the sentence did not have before speaks against a repair."""

Encode = Callable[[str, TextUnit, Span], bytes | None]
"""Text as a format writes it in the place of a range of a unit; None where it cannot."""

Key = tuple[str, int, int]
"""Rule, dependent and head of a violation."""


@dataclass(frozen=True, slots=True)
class Workshop:
    """What it takes to mend findings of one language in one file.

    Attributes:
        parser: the one that found them.
        view: how the findings of the file are looked at.
        encode: of the file's format.
    """

    grammar: Grammar
    parser: Parser
    inflector: Inflector
    view: View
    encode: Encode


@dataclass(frozen=True, slots=True)
class _Trial:
    """A repair of a finding of a sentence.

    Attributes:
        finding: the number of the finding.
        mended: the violations that are to go.
        text: the sentence with it.
    """

    finding: int
    repair: Repair
    mended: frozenset[Key]
    text: str


@dataclass(frozen=True, slots=True)
class _Verified:
    """A trial that holds.

    Attributes:
        merit: how well it suits the sentence.
        gone: the violations that the sentence has no longer, those of other findings, too.
    """

    trial: _Trial
    merit: float
    gone: frozenset[Key]


@dataclass(frozen=True, slots=True)
class _Bench:
    """A sentence on which findings are to be mended.

    Attributes:
        start, end: where it stands in its unit.
        placeholders, set_apart: those within it, their spans relative to its start.
        view: the file's, with nothing suppressed.
        before: violation -> its confidence.
    """

    unit: TextUnit
    tree: Sentence
    start: int
    end: int
    placeholders: tuple[Placeholder, ...]
    set_apart: tuple[Span, ...]
    view: View
    before: Mapping[Key, float]


def find_fixes(findings: Sequence[tuple[Finding, TextUnit]], workshop: Workshop) -> list[tuple[Fix, ...]]:
    """Verified fixes of findings, the best first, at most `MOST_FIXES` each; nearly all is parsed in one call.

    Args:
        findings: each with the unit in which it lies; those without a tree or a cause get no fix. Findings of one
            sentence share their tree, the same object.

    Raises:
        ParsingError: the parser fails.
    """
    benches: dict[int, _Bench] = {}
    trials: dict[int, list[_Trial]] = {}
    for number, (finding, unit) in enumerate(findings):
        tree = finding.tree
        if tree is None or finding.cause is None or not tree.tokens:
            continue
        if id(tree) not in benches:
            benches[id(tree)] = _bench(tree, unit, workshop)
        trials.setdefault(id(tree), []).extend(_trials(number, finding, benches[id(tree)], workshop))

    parsed = _parsed((trial.text for group in trials.values() for trial in group), workshop)
    verified: dict[int, list[_Verified]] = {
        one: sorted(filter(None, (_verify(benches[one], trial, parsed, workshop) for trial in group)), key=_rank)
        for one, group in trials.items()
    }
    contradicted = _contradicted(benches, verified, workshop)
    offered: list[tuple[Fix, ...]] = [()] * len(findings)
    for one, group in verified.items():
        for number in dict.fromkeys(kept.trial.finding for kept in group):
            if number not in contradicted:
                made = (
                    _fix(kept.trial.repair, benches[one], workshop.encode)
                    for kept in group
                    if kept.trial.finding == number
                )
                offered[number] = tuple(fix for fix in made if fix is not None)[:MOST_FIXES]
    for number, (finding, _) in enumerate(findings):
        if finding.tree is not None and id(finding.tree) in benches and not offered[number]:
            offered[number] = _contracted(finding, benches[id(finding.tree)], workshop)
    return offered


def _contracted(finding: Finding, bench: _Bench, workshop: Workshop) -> tuple[Fix, ...]:
    """One word for the two of a finding, or one of two that are written as one, where it is known, if the sentence with
    it has nothing new."""
    if finding.cause is None:
        return ()
    cause, text = finding.cause, bench.unit.text
    found = contraction(cause, bench.tree, text) or preposition_alone(cause, bench.tree, text)
    if found is None or not bench.unit.segment_map.replaceable(*found[0]):
        return ()
    (start, end), form = found
    text = bench.unit.text[bench.start : start] + form + bench.unit.text[end : bench.end]
    tree = _as_judged(_parsed((text,), workshop)[text], workshop)
    if tree is None or improbable(tree):
        return ()
    whole = SegmentMap.of(LineIndex.of(text), [Segment(0, len(text), 0, len(text), "literal")])
    rules = {rule for rule, _, _ in bench.before}
    after = _violations(tree, TextUnit(text, whole), workshop.grammar, bench.view)
    if any(confidence >= NEW and rule not in rules for (rule, _, _), confidence in after.items()):
        return ()
    written = workshop.encode(form, bench.unit, (start, end))
    if written is None:
        return ()
    title = f"{bench.unit.text[start:end]} → {form}"
    return (Fix(title, (Edit(bench.unit.segment_map.source_range(start, end), written.decode()),)),)


def _rank(verified: _Verified) -> tuple[float, str]:
    return -verified.merit, verified.trial.text


def _parsed(texts: Iterable[str], workshop: Workshop) -> dict[str, tuple[Sentence, ...]]:
    """The trees of some texts, each parsed once."""
    distinct = list(dict.fromkeys(texts))
    return dict(zip(distinct, workshop.parser.parse(distinct), strict=True)) if distinct else {}


# --- trying ----------------------------------------------------------------------------------------


def _bench(tree: Sentence, unit: TextUnit, workshop: Workshop) -> _Bench:
    spans = [token.span for token in tree.tokens if token.span is not None]
    start, end = min(span[0] for span in spans), max(span[1] for span in spans)
    inside = tuple(
        replace(placeholder, span=(placeholder.span[0] - start, placeholder.span[1] - start))
        for placeholder in unit.placeholders
        if start <= placeholder.span[0] and placeholder.span[1] <= end
    )
    labels = tuple((span[0] - start, span[1] - start) for span in unit.set_apart if start <= span[0] and span[1] <= end)
    view = replace(workshop.view, min_confidence=0.0, show_hints=False, glossary=frozenset(), directives=())
    return _Bench(unit, tree, start, end, inside, labels, view, _violations(tree, unit, workshop.grammar, view))


def _violations(tree: Sentence, unit: TextUnit, grammar: Grammar, view: View) -> dict[Key, float]:
    """Everything that the rules in force say against a sentence, however unsure.

    Heads count as sure: where a finding asks for certainty, a fix must not profit from doubt.
    """
    tree = replace(tree, tokens=tuple(_with_sure_head(token) for token in tree.tokens))
    judged = judge_mended(tree, grammar, unit, view)
    return {
        violation_key(violation.outcome): violation.confidence
        for finding in judged.findings
        if finding.suppressed is None and finding.cause is not None
        for violation in finding.cause.violations
    }


def _with_sure_head(token: Token) -> Token:
    if token.beliefs is None:
        return token
    beliefs = token.beliefs
    return replace(token, beliefs=Beliefs(beliefs.upos, beliefs.feats, {}, beliefs.deprels))


def _trials(number: int, finding: Finding, bench: _Bench, workshop: Workshop) -> Iterator[_Trial]:
    """The repairs of a finding that can be written into its sentence."""
    if finding.cause is None:
        return
    mended = frozenset(violation_key(violation.outcome) for violation in finding.cause.violations)
    found = list(all_outcomes(workshop.grammar, bench.tree))
    readings = in_sentence(bench.tree, workshop.view.readings)
    counting = {dependent for rule, dependent, _ in mended if rule.startswith("counting/")}
    asked = {(violation.outcome.rule.family, violation.outcome.rule.feature) for violation in finding.cause.violations}
    language = workshop.grammar.language
    is_of_number_alone = language == TURKISH and asked == {("counting", "Number")}
    # What a number asks for is known: *2 новых сообщения*, and no *2 новом сообщения*.
    own = own_repairs(language)
    tried = list(of_counted(finding.cause, bench.tree, language, workshop.inflector))
    tried = tried or own.governed(finding.cause, bench.tree, workshop.inflector, language)
    if not tried:
        usual = repairs(finding.cause, found, workshop.inflector, readings, workshop.view.judge, bench.before, language)
        phrases = list(own.of_phrases(finding.cause, bench.tree, language))
        tried = [*phrases, *(one for one in usual if all(one.forms != other.forms for other in phrases))]
    for repair in (_joined(_vocalised(one, bench.tree, workshop), bench.tree) for one in tried):
        if is_of_number_alone and repair.changes > 1:
            # *Üç kitaplar* is *üç kitap*, not *üç kitaptan*.
            continue
        if own.is_odd(repair, bench.tree, workshop.view.readings):
            continue
        # What counts asks, and is not asked: *hodně kamarádi* is no *hodné*.
        if not counting.issuperset(repair.forms) and all(
            _editable(bench.tree.tokens[word - 1], bench) for word in repair.forms
        ):
            yield _Trial(number, repair, mended, _edited(bench, _plain(repair.forms, bench.tree, workshop)))


def _plain(forms: Mapping[int, str], tree: Sentence, workshop: Workshop) -> Mapping[int, str]:
    """Forms as they are parsed: Czech *se psem* as *s psem*, for *se* is nearly always another word."""
    plain = workshop.inflector.lexicon.vocalised
    adpositions = {word: form for word, form in forms.items() if tree.tokens[word - 1].upos == "ADP"}
    return {**forms, **{word: plain.get(form.lower(), form) for word, form in adpositions.items()}}


def _vocalised(repair: Repair, tree: Sentence, workshop: Workshop) -> Repair:
    """The repair with an adposition that it exchanges as it is spoken before the next word: *z smetanou* is *se
    smetanou*."""
    longer = {short: long for long, short in workshop.inflector.lexicon.vocalised.items() if short in HISSING}
    forms = dict(repair.forms)
    for word, form in repair.forms.items():
        behind = tree.tokens[word].form or "" if word < len(tree.tokens) else ""
        if tree.tokens[word - 1].upos == "ADP" and form.lower() in longer and behind[:1].lower() in HISSES:
            forms[word] = cased(longer[form.lower()], form)
    return replace(repair, forms=forms)


def _joined(repair: Repair, tree: Sentence) -> Repair:
    """The repair with an article that is written as one word with the adposition before it as the two become one:
    *στα θέμα* is *στο θέμα*."""
    forms = dict(repair.forms)
    for multiword in tree.multiwords:
        both = parts(multiword, tree.tokens)
        if both is not None and both[1].id in forms:
            adposition, article = both
            whole = contracted((adposition.form or "").lower(), forms[article.id].lower())
            if whole is not None:
                forms[article.id] = cased(whole, multiword.form)
    return replace(repair, forms=forms)


HISSING = frozenset({"s", "z"})
HISSES = frozenset({"s", "š", "z", "ž"})
"""Beginnings of words before which an adposition that ends so is longer."""


def _editable(token: Token, bench: _Bench) -> bool:
    """Whether a word stands in the file by itself, as it is read, or is the article of a contraction."""
    if token.span is None:
        return False
    multiword = next((one for one in bench.tree.multiwords if one.first <= token.id <= one.last), None)
    if multiword is not None:
        both = parts(multiword, bench.tree.tokens)
        if both is None or both[1].id != token.id:
            return False
    if bench.unit.text[slice(*token.span)] != (token.form if multiword is None else multiword.form):
        return False
    return bench.unit.segment_map.replaceable(*token.span)


def _edited(bench: _Bench, forms: Mapping[int, str]) -> str:
    """The sentence with other forms."""
    parts: list[str] = []
    read = bench.start
    for word in sorted(forms):
        start, end = _span(bench.tree.tokens[word - 1])
        parts += [bench.unit.text[read:start], forms[word]]
        read = end
    return "".join([*parts, bench.unit.text[read : bench.end]])


def _span(token: Token) -> Span:
    if token.span is None:
        raise ValueError(f"word {token.id} has no place in the text; it must not be edited")
    return token.span


# --- verifying -------------------------------------------------------------------------------------


def _verify(
    bench: _Bench, trial: _Trial, parsed: Mapping[str, Sequence[Sentence]], workshop: Workshop
) -> _Verified | None:
    """The trial, if the words keep their places in the tree, what is to go is gone and nothing new has come."""
    sentences = parsed[trial.text]
    tree = _as_judged(sentences, workshop)
    # What was told in an improbable tree need not make it probable.
    if tree is None or len(tree.tokens) != len(bench.tree.tokens) or (improbable(tree) and not improbable(bench.tree)):
        return None
    forms = _plain(trial.repair.forms, bench.tree, workshop)
    tree = with_attributes_as_before(tree, bench.tree, forms)
    # Who is called agrees with nothing, and vocatives are too rare to be surely known when they are seen.
    told = {head for about, _, head in trial.mended if _is_not_marked(about)}
    called = {word for about, *ends in trial.mended if base(about.split("/")[1]) == VOCATIVE for word in ends}
    if not all(
        _same_word(bench.tree.tokens[word - 1], tree.tokens[word - 1], _numerals(word, trial.mended))
        or _is_turned(bench.tree.tokens[word - 1], tree)
        or bench.tree.tokens[word - 1].deprel == tree.tokens[word - 1].deprel == PREDICATE
        or bench.tree.tokens[word - 1].deprel in NOT_MARKED
        or _is_counted_behind_an_adposition(bench.tree.tokens[word - 1], bench.tree)
        or word in told
        for word in forms
        if word not in called
    ):
        return None
    sites = {violation_key(outcome) for outcome in all_outcomes(workshop.grammar, tree)}
    other = {word for word in forms if bench.tree.tokens[word - 1].upos != tree.tokens[word - 1].upos}
    if not all(
        key in sites or _is_seen_otherwise(key, tree) or not (other | called).isdisjoint(key[1:])
        for key in trial.mended
    ):
        return None
    if workshop.grammar.language == GERMAN and any(
        _is_in_another_case(key, bench.tree, tree, workshop.view.readings) for key in trial.mended
    ):
        return None
    if any(_clashes_in_gender(key, tree, workshop.view.readings) for key in trial.mended):
        return None
    if not workshop.grammar.drops_subjects and _loses_its_subject(bench.tree, tree, forms):
        return None
    after = _violations(tree, _unit(trial.text, bench, forms), workshop.grammar, bench.view)
    if not trial.mended.isdisjoint(after):
        return None
    if any(
        confidence >= NEW and (key not in bench.before or set(key[1:]) <= set(forms))
        for key, confidence in after.items()
    ):
        # What is new, or was broken before between two words that are both changed: *στο δίσκος*, *στη δίσκο*.
        return None
    readings = remembered(workshop.view.readings)
    value = merit(bench.tree, tree, trial.repair, readings, workshop.inflector.lexicon, workshop.grammar)
    return _Verified(trial, value, frozenset(bench.before.keys() - after.keys()))


def with_attributes_as_before(tree: Sentence, before: Sentence, words: Iterable[int]) -> Sentence:
    """A tree in which the attributes among some words depend on the noun that they stand before, as they did when the
    two clashed: in *malí kluci* the parser may see two subjects."""
    moved = {
        word: replace(tree.tokens[word - 1], head=old.head, deprel=old.deprel)
        for word in words
        if is_before_its_noun(old := before.tokens[word - 1], tree)
        and tree.tokens[word - 1].head != old.head
        and tree.tokens[word - 1].upos == old.upos
    }
    return tree.with_tokens(moved) if moved else tree


def is_before_its_noun(word: Token, tree: Sentence) -> bool:
    """Whether nothing but other attributes stands between an attribute and its noun, which in another tree of the same
    words does not depend on it."""
    if word.upos not in ATTRIBUTES or not word.head or word.head <= word.id or not (word.deprel or "").startswith(MOD):
        return False
    noun = tree.tokens[word.head - 1]
    between = tree.tokens[word.id : noun.id - 1]
    return (
        noun.upos in {"NOUN", "PROPN"}
        and all(other.upos in ATTRIBUTES for other in between)
        and not tree.depends_on(noun, tree.tokens[word.id - 1])
    )


ATTRIBUTES = frozenset({"ADJ", "DET"})
MOD = ("det", "mod")


def _clashes_in_gender(key: Key, tree: Sentence, readings: Readings) -> bool:
    """Whether a predicate that was mended in number can be of another gender than its subject alone: *τα παιδιά είναι
    κουρασμένοι*."""
    rule, dependent, head = key
    if rule != "agreement/comp:pred/number":
        return False
    gender = tree.tokens[head - 1].feats.get("Gender", frozenset())
    own = [reading.feats.get("Gender", gender) for reading in readings(tree.tokens[dependent - 1])]
    return all(gender.isdisjoint(other) for other in own) if gender else False


def _loses_its_subject(before: Sentence, after: Sentence, forms: Iterable[int]) -> bool:
    """Whether the subject of a verb is no nominative any longer, and nothing else is one: *dem Lehrer haben*."""
    for number in forms:
        word = before.tokens[number - 1]
        noun = word if word.upos not in {"ADJ", "DET"} or not word.head else before.tokens[word.head - 1]
        if not _is_nominative_subject(noun):
            continue
        verb = noun.head
        if not any(word.head == verb and _is_nominative_subject(word) for word in after.tokens):
            return True
    return False


def _is_nominative_subject(word: Token) -> bool:
    return (word.deprel or "").partition("@")[0] == "subj" and "Nom" in word.feats.get("Case", ())


def _is_turned(before: Token, tree: Sentence) -> bool:
    """Whether an adjective that was the predicate at a noun is now the head of it, its subject."""
    subject = tree.tokens[before.head - 1] if before.head else None
    return before.deprel == PREDICATE and subject is not None and subject.head == before.id


DECLINED = frozenset({"Case", "Gender", "Number"})
"""What attributes agree in."""


NOT_MARKED = TOLD_RELATIONS | {AFTER, SELF, BECOMING, BEING, HAVING, FELT, RELATIVE_SUBJECT}
"""Relations that a word may lose when it is right."""


def _is_not_marked(rule: str) -> bool:
    """Whether a rule is about a relation that words may lose when they are right: *της ίδιας*, with a pronoun that was
    told to have an article, is an adjective again."""
    edge = rule.split("/")[1]
    between = edge.partition("-")[2].rpartition("-")[0]
    return not NOT_MARKED.isdisjoint((edge, edge.removesuffix("-adp"), between))


def _is_counted_behind_an_adposition(word: Token, tree: Sentence) -> bool:
    """Whether a noun was joined to a numeral that an adposition governs, and will be what this counts: *около двух
    часов*."""
    numeral = tree.head_of(word)
    return word.upos == "NOUN" and numeral is not None and numeral.deprel == AFTER


def _is_seen_otherwise(key: Key, tree: Sentence) -> bool:
    """Whether an edge is another one in correct text: what was taken for a predicate, for it was a nominative, is now
    an object of the same word (*wir haben einen großen Garten*), and a quantifier that was joined to its noun is what
    the parser makes of it (*málo času*)."""
    rule, dependent, head = key
    word = tree.tokens[dependent - 1]
    if rule.startswith("counting/"):
        return True
    if rule.startswith("complement/") and word.head == head and "Inf" in word.feats.get("VerbForm", ()):
        # What is managed is its subject to the parser where it is an infinitive: *не удалось подключиться*.
        return True
    if rule.startswith("complement/") and word.head == head and base(word.deprel or "") in rule:
        # What was taken for another tense is a passive: *was not sent*.
        return True
    if word.head == head and (word.deprel or "").startswith(("subj", "comp:aux")) and PLAIN_IF_RIGHT.search(rule):
        # *Es gibt* has a subject as others have, and *wurde gelöscht* the participle of a passive.
        return True
    if rule.endswith("/declension") and word.deprel == PREDICATE:
        # Without its ending it shows no gender, and depends on the copula again.
        return True
    if word.upos == "DET" and word.head == head and DECLINED.isdisjoint(word.feats):
        # *Their* agrees with nothing in Czech: *jejich absolventy*.
        return True
    if _is_not_marked(rule):
        # What is right is not marked.
        return True
    if f"/{DENIED}/" in rule:
        return word.head == head
    if word.deprel == PREDICATE and word.head and tree.tokens[head - 1].head == word.head:
        # Where the two do not clash, the parser sees a copula between them: *таланти були залучені*.
        return True
    if tree.tokens[head - 1].head == dependent:
        # Of a noun and its predicate either is the head where there is no copula.
        return True
    if word.head != head or word.deprel not in OBJECTS:
        return False
    # What is not there was a subject for its nominative: *нет хлеба*; so was an object (*να διαγράψετε ο φάκελος*).
    return f"/{PREDICATE}/" in rule or rule.startswith("government/") or rule.endswith("/person.head")


PLAIN_IF_RIGHT = re.compile("^assignment/subj@one/number|^complement/comp:aux/verbform")
"""Rules about words that have a plainer relation, or another one to the same head, where they are right."""


def _is_in_another_case(key: Key, before: Sentence, tree: Sentence, readings: Readings) -> bool:
    """Whether a German noun that was told to lack a case cannot be in it with its attributes still (*er ist einem guten
    Arzt*), or only as several where it was one, or in another gender."""
    rule, dependent, _ = key
    asked = next((case for case, relation in CASES_ASKED.items() if f"/{relation}/" in rule), None)
    noun, old = tree.tokens[dependent - 1], before.tokens[dependent - 1].feats
    attributes = [word for word in tree.tokens if word.head == noun.id and word.upos in {"ADJ", "DET"}]
    known = [one.feats for one in readings(noun) if asked in one.feats.get("Case", ())]
    own: Features = {name: old[name] for name in ("Gender", "Number") if name in old}
    alike = [feats for feats in known if agree(own, feats)] or known
    return asked is not None and not any(
        all(any(agree(feats, one.feats) for one in readings(word)) for word in attributes) for feats in alike
    )


def _as_judged(sentences: Sequence[Sentence], workshop: Workshop) -> Sentence | None:
    """The tree of what was parsed as a sentence, in the rules' scheme and mended; None where it has become several."""
    if len(sentences) != 1:
        return None
    tree = in_scheme(sentences[0], workshop.grammar.scheme, workshop.view.language)
    if tree is None:
        return None
    grammar = workshop.grammar
    return mended(tree, workshop.view.readings, grammar)


def _numerals(word: int, violations: Iterable[Key]) -> frozenset[int]:
    """What counts a noun, by some violations."""
    return frozenset(dependent for rule, dependent, head in violations if rule.startswith("counting/") and head == word)


def _same_word(before: Token, after: Token, numerals: frozenset[int] = frozenset()) -> bool:
    """Whether a word is, in its other form, the same word under the same head, or under what counts it: of *hodně
    kamarádů* the quantifier is the head.

    A lexicon can have all personal pronouns under one lemma; only the tagger tells *ich* from *er*.
    """
    accents = differ_in_accents(before.form or "", after.form or "")
    if before.head != after.head and after.head not in numerals:
        return accents and before.upos != after.upos
    if accents:
        return True
    if before.upos != after.upos:
        if {before.upos, after.upos} == {"AUX", "VERB"}:
            # What there is (*haviam turistas*) was told of an auxiliary.
            return True
        if {before.upos, after.upos} == {"DET", "PRON"} and before.deprel == after.deprel == "det":
            return True  # Ukrainian *це дієслово*
        if (before.upos, after.upos) == ("ADP", "NOUN") and "Person[psor]" in after.feats:
            # *By* with the ending of a person is a noun: *tarafımdan*.
            return True
        # Participles are adjectives to a tagger now and then.
        return all(word.upos in {"ADJ", "VERB"} and "Case" in word.feats for word in (before, after))
    persons = before.feats.get("Person"), after.feats.get("Person")
    polite = (before.form, after.form) == ("Sie", "Ihnen")
    return before.upos != "PRON" or polite or persons[0] == persons[1]


def _unit(text: str, bench: _Bench, forms: Mapping[int, str]) -> TextUnit:
    """An edited sentence as a text of its own."""
    edits = [(*_span(bench.tree.tokens[word - 1]), form) for word, form in forms.items()]

    def moved(span: Span) -> Span:
        start, end = (
            place + sum(len(form) - (stop - begin) for begin, stop, form in edits if stop - bench.start <= place)
            for place in span
        )
        return start, end

    whole = SegmentMap.of(LineIndex.of(text), [Segment(0, len(text), 0, len(text), "literal")])
    placeholders = tuple(replace(found, span=moved(found.span)) for found in bench.placeholders)
    return TextUnit(text, whole, placeholders=placeholders, set_apart=tuple(map(moved, bench.set_apart)))


# --- going together --------------------------------------------------------------------------------


def _contradicted(
    benches: Mapping[int, _Bench], verified: Mapping[int, Sequence[_Verified]], workshop: Workshop
) -> set[int]:
    """Numbers of findings whose best fix does not go together with that of another finding of the sentence.

    Two fixes contradict each other if they want different forms of one word, or if the sentence with both does not
    hold as it does with each; not if one of them mends the other finding, too.
    """
    found: set[int] = set()
    pairs: list[tuple[int, _Verified, _Verified, _Trial]] = []
    for one, group in verified.items():
        best: dict[int, _Verified] = {}
        for kept in group:
            best.setdefault(kept.trial.finding, kept)
        for first, second in combinations(best.values(), 2):
            if first.trial.mended <= second.gone or second.trial.mended <= first.gone:
                continue
            forms = {**first.trial.repair.forms, **second.trial.repair.forms}
            if forms != {**second.trial.repair.forms, **first.trial.repair.forms}:
                found |= {first.trial.finding, second.trial.finding}
                continue
            both = Repair(forms, 0, 0)
            mended = first.trial.mended | second.trial.mended
            text = _edited(benches[one], _plain(forms, benches[one].tree, workshop))
            pairs.append((one, first, second, _Trial(first.trial.finding, both, mended, text)))
    parsed = _parsed((both.text for _, _, _, both in pairs), workshop)
    for one, first, second, joint in pairs:
        if _verify(benches[one], joint, parsed, workshop) is None:
            found |= {first.trial.finding, second.trial.finding}
    return found


# --- writing ---------------------------------------------------------------------------------------


def _fix(repair: Repair, bench: _Bench, encode: Encode) -> Fix | None:
    """A repair as edits of the file; None where the format cannot take it."""
    edits: list[Edit] = []
    titles: list[str] = []
    for word, form in sorted(repair.forms.items()):
        span = _span(bench.tree.tokens[word - 1])
        written = encode(form, bench.unit, span)
        if written is None:
            return None
        edits.append(Edit(bench.unit.segment_map.source_range(*span), written.decode()))
        titles.append(f"{bench.unit.text[slice(*span)]} → {form}")
    return Fix(", ".join(titles), tuple(edits))
