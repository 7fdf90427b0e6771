"""What is wished and what is known in Turkish, told by the words: *gelmesini istiyorum*, but *geldiğini sanıyorum*.

Verbs of wishing and letting take a verbal noun in *-ma*, those of believing what is so in *-dık*. What is in *-dık* may
stand for a thing as well (*söylediğini istiyorum*: what you said), but not where its verb has no object or has one
beside it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from lambre_core.findings.personal_endings import ME, WE, YOU, YOU_ALL
from lambre_core.findings.told.government import BEHIND_VERBS
from lambre_core.findings.told.relations import BELIEVED, WISHED, as_told
from lambre_core.findings.told.turkish_nouns import INTRANSITIVE
from lambre_core.findings.turkish_clauses import LANGUAGE, Clause, Word, clauses, known_nouns, told_by
from lambre_core.findings.turkish_words import is_measure, told_case
from lambre_core.treebank.tree import Sentence, Token


def with_told_events(sentence: Sentence, language: str) -> Sentence:
    """The sentence with what is wished or believed in the form of the other joined to its verb."""
    if language != LANGUAGE:
        return sentence
    changed: dict[int, Token] = {}
    for clause in clauses(sentence):
        changed.update(event_in(clause))
    return sentence.with_tokens(changed)


def event_in(clause: Clause) -> dict[int, Token]:
    """What is done, and the verb of wishing or believing that ends the clause, by id."""
    words = clause.words
    last = len(words) - 1
    while last > 0 and words[last].form in BEHIND_VERBS:
        last -= 1
    verb = words[last]
    if last > 0 and WANTS.match(verb.form) and (wished := own_wish(words[last - 1], verb)):
        return wished
    before = words[last - 1].form if last else ""
    for start, form in ((last - 1, f"{before} {verb.form}"), (last, verb.form)):
        place = start - 1
        while place > 0 and is_beside(words[place]):
            place -= 1
        if place < 0 or any(word.form in ASKING for word in words[:place]):
            continue
        done = words[place]
        for pattern, case, event, relation, kind in KINDS:
            asks, found = pattern.match(form), event[case].fullmatch(done.form)
            if done.form[:-1] in known_nouns():
                # *Zamanı*
                continue
            if asks is None or found is None or (" " in asks.group()) is not (start < last):
                continue
            if relation == WISHED and not is_no_thing(words[:place], found["stem"]):
                continue
            if relation == BELIEVED and ASKED_FOR.search(verb.form):
                # *Açıklamanızı kısaca ifade edin*: a thing; *korunmasını ifade eder*: what a term means.
                continue
            if relation == BELIEVED and place and words[place - 1].form in {"ve", "veya"}:
                continue  # *dağıtımı ve çalıştırılmasını ifade eder*: two things
            yours = any(word.form == "senin" for word in words[:place])
            owner = {"Person[psor]": frozenset({"2"})} if yours else {}
            own = {"VerbForm": frozenset({kind}), **owner}
            token = as_told(done.last, "VERB", own, (verb.last.id, relation))
            return {token.id: token, verb.last.id: as_told(verb.last, "VERB", {}, None)}
    return {}


def own_wish(done: Word, verb: Word) -> dict[int, Token]:
    """What those who wish something do themselves, with the ending of who does it, and the verb, by id: *gitmem
    istiyorum* is *gitmek istiyorum*."""
    found = OWN_DOING.fullmatch(done.form)
    person = OWNERS_OF_WISHES.get(found["owner"]) if found is not None else None
    if person is None or told_by(verb) != frozenset({person}) or len(done.tokens) > 1 or done.form in known_nouns():
        return {}
    token = as_told(done.last, "VERB", {"VerbForm": frozenset({"Fin"})}, (verb.last.id, WISHED))
    return {token.id: token, verb.last.id: as_told(verb.last, "VERB", {}, None)}


WANTS = re.compile("ist(?:e(?!n|t)|i)")
OWN_DOING = re.compile(".+m[ae](?P<owner>m|n|m[ıi]z|n[ıi]z)[ıi]?")
OWNERS_OF_WISHES = {
    "m": ME,
    "n": YOU,
    "mız": WE,
    "miz": WE,
    "nız": YOU_ALL,
    "niz": YOU_ALL,
}


def is_beside(word: Word) -> bool:
    """Whether a word between what is done and the verb says how or how much."""
    return word.last.upos == "ADV" or word.form in {"çok", "bile", "de", "da", "hep", "hiç"}


ASKED_FOR = re.compile("(?:et|edin(?:iz)?|(?<!\\w)eder)$")
"""The end of *etmek* where somebody is asked for something."""
ASKING = frozenset("ne kim nasıl neden niçin niye nerede nereye nereden hangi kaç kime kimi kimin neyi".split())


def is_no_thing(before: Sequence[Word], stem: str) -> bool:
    """Whether a verb in *-dık* has no object that it may stand for: it is a passive, or has none, or has one."""
    if PASSIVE.search(stem) or stem in IDLE or INTRANSITIVE.match(f"{stem}d"):
        return True
    rest = list(before)
    while rest and (is_beside(rest[-1]) or is_measure(rest[-1])):
        # *Bütçeyi dikkatlice incelediğini*, *siparişi zamanında aldığını*
        rest.pop()
    if not rest:
        return False
    before, token = rest, rest[-1].last
    pointed = len(before) > 1 and before[-2].form in {"bu", "şu"} and PLAIN_OBJECT.search(before[-1].form) is not None
    if told_case(before[-1]) == "Acc" or pointed:
        return True
    bare = token.upos == "NOUN" and token.feats.get("Case") == NOMINATIVE and before[-1].form in known_nouns()
    return bare and not IS_HIS.search(before[-1].form)


NOMINATIVE = frozenset({"Nom"})
PASSIVE = re.compile("..[ıiuü][ln]$|(?<!kul)l[ae]n$")
PLAIN_OBJECT = re.compile("[^aeıioöuü][ıiuü]$")
"""The end of an accusative, which *bu* tells from what is somebody's: *bu kararı*."""
IDLE = frozenset("ol kal dur var öl doğ büyü yaklaş uzaklaş olgunlaş soğu ısın katıl başvur katlan".split())
IS_HIS = re.compile("[aeıioöuü]s[ıiuü]$")

_OWNERS = "(?P<owner>[ıiuü]m(?:[ıiuü]z)?|[ıiuü]n(?:[ıiuü]z)?)"
IN_DIK = {
    "Acc": re.compile(f"(?P<stem>.+)[dt][ıiuü](?:ğ{_OWNERS}[ıiuü]|kl[ae]r[ıi]n[ıi])"),
    "Dat": re.compile(f"(?P<stem>.+)[dt][ıiuü](?:ğ{_OWNERS}[ae]|kl[ae]r[ıi]n[ae])"),
}
IN_MA = {"Acc": re.compile("(?P<stem>.+)m[ae](?:s[ıi]n|l[ae]r[ıi]n|[mn][ıi]z|m|n)[ıi]")}
"""Case -> forms of what is done by somebody."""
KINDS = (
    (
        re.compile(
            "iste(?!n|t)|isti|bekle(?!n|t)|bekli|rica e[td]|talep e[td]|öner(?!il)|tavsiye e[td]|sağl[aıu](?!n|t|m)"
            "|engell[ei](?!n|t)|önl[eü](?!n|t)|arzu e[td]|emre[td]|dil[ei](?!n|m)|yasakl[aı](?!n)|teklif e[td]"
        ),
        "Acc",
        IN_DIK,
        WISHED,
        "Part",
    ),
    (
        re.compile("izin ver|müsaade e[td]|yardım e[td]|özen göster|sebep ol|neden ol|yol aç|engel ol"),
        "Dat",
        IN_DIK,
        WISHED,
        "Part",
    ),
    (
        re.compile("san(?:[ıi]yor|d[ıi]m)|zanne[td]|iddia e[td]|fark e[td](?!il|en)|belirt(?:t|miş)|ifade e[td]"),
        "Acc",
        IN_MA,
        BELIEVED,
        "Vnoun",
    ),
)
"""Verbs, the case that they ask for, what they do not take in this case, and the relation and form of that."""
