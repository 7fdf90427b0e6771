"""Personal endings: what the end of a Turkish predicate tells of its person, whatever the tagger makes of it.

Endings follow the vowels of the stem, and a verb has its person behind its tense: *gel-iyor-um*, *oku-du-n*. A tagger
that reads context sees in *biz geliyorum* the plural that ought to be there.
"""

from __future__ import annotations

import re

from lambre_core.treebank.tree import in_lower_case

Person = tuple[str, str]
"""Number and person."""

ME, YOU, IT = ("Sing", "1"), ("Sing", "2"), ("Sing", "3")
WE, YOU_ALL, THEY = ("Plur", "1"), ("Plur", "2"), ("Plur", "3")

Told = frozenset[Person]
"""The persons in which a form can be; empty where its end tells nothing."""

_NOTHING: Told = frozenset()
_V = "[ıiuü]"
_TENSE = f"(?:{_V}yor|[ae]c[ae]k|m{_V}ş|m[ae]l[ıi]|m[ae]z)"


def _table(*rows: tuple[str, tuple[Person, ...]]) -> tuple[tuple[re.Pattern[str], Told], ...]:
    return tuple((re.compile(f"(?:{pattern})$"), frozenset(persons)) for pattern, persons in rows)


_PLAIN = _table(
    (f"{_V}yorum", (ME,)),
    (f"{_V}yoruz", (WE,)),
    (f"{_TENSE}s{_V}n{_V}z(?:d{_V}r)?", (YOU_ALL,)),
    (f"{_TENSE}s{_V}n(?:d{_V}r)?", (YOU,)),
    (f"[ae]c[ae]ğ{_V}z|m{_V}ş{_V}z|m[ae]l[ıi]y[ıi]z|m[ae]y[ıi]z", (WE,)),
    ("m[ae]l[ıi]y[ıi]m", (ME,)),
    (f"{_V}yorlar|(?:{_V}yor|m{_V}ş)lard[ıi]", (THEY,)),
    (f"{_V}yordum", (ME,)),
    (f"{_V}yordun", (YOU,)),
    (f"{_V}yorduk", (WE,)),
    (f"{_V}yordunuz", (YOU_ALL,)),
)
"""Ends of nothing but verbs. The first that fits tells the person."""

_VERBAL = _table(
    (f"[dt]{_V}m|[ae]c[ae]ğ[ıi]m|m{_V}ş{_V}m|[aeıiuü]r{_V}m|[ae]y[ıi]m|m[ae]m", (ME,)),
    # *Gidin* and *yatın* are asked of several, *yaptın* and *gördün* are the past of one.
    ("(?:gid|güd|tad|ed)[iıü]n|[aeıioöuürnl]t[ıiuü]n", (YOU, YOU_ALL)),
    (f"[dt]{_V}n", (YOU,)),
    (f"[dt]{_V}k|[aeıiuü]r{_V}z|[ae]l[ıi]m", (WE,)),
    (f"s{_V}nl[ae]r|(?:[dt]{_V}|{_TENSE}|[aeıiuü]r)l[ae]r(?:d[ıi])?", (THEY,)),
    (f"n{_V}z", (YOU_ALL,)),
    # *Söylersin* is said to somebody, *göndersin* of somebody.
    (f"s{_V}n", (YOU, IT)),
    (f"[dt]{_V}|{_V}yor|[ae]c[ae]k|m{_V}ş|m[ae]z", (IT,)),
    # *Gider* is said of somebody, *gönder* is asked of somebody.
    ("[aeıiuü]r", (IT, YOU)),
)
"""Ends of verbs, which other words have as well: *yardım*, *kadın*."""

_COPULAR = _table(
    (f"s{_V}n{_V}z", (YOU_ALL,)),
    (f"s{_V}n", (YOU,)),
    (f"[aeıiuü]y{_V}z", (WE,)),
    (f"[lc]{_V}y{_V}m", (ME,)),
)
"""Ends of predicates that are no verbs: *yeteneklisiniz*, *öğrenciyiz*."""

_OF_ADJECTIVES = _table((f"[aeıioöuü][lrtz]{_V}z", (WE,)))
"""Ends of adjectives that are predicates; nouns end so as well (*ceviz*)."""

_WORDS = re.compile(r"(?P<stem>değil|m[ıiuü](?:yd[ıiuü])?)(?P<end>\w*)")
_ENDS = (
    (re.compile(f"y?{_V}m|m"), ME),
    (re.compile(f"s{_V}n|n"), YOU),
    (re.compile(f"y?{_V}z|k"), WE),
    (re.compile(f"s{_V}n{_V}z|n{_V}z"), YOU_ALL),
    (re.compile("l[ae]r"), THEY),
)

VERBS = frozenset({"AUX", "VERB"})
NOT_TOLD = frozenset({"var", "yok", "değil", "mı", "mi", "mu", "mü"})


def told_person(form: str | None, upos: str | None) -> Told:
    """The persons in which a predicate can be by its end.

    >>> sorted(told_person("biliyorum", "NOUN"))
    [('Sing', '1')]
    >>> sorted(told_person("yardım", "NOUN"))
    []
    """
    word = written(form)
    if word in NOT_TOLD:
        return _NOTHING
    if whole := _WORDS.fullmatch(word):
        return frozenset(person for end, person in _ENDS if end.fullmatch(whole["end"]))
    return _first(word, _PLAIN) or (_first(word, _VERBAL) if upos in VERBS else _NOTHING)


def told_of_predicate(form: str | None, upos: str | None) -> Told:
    """The person that the end of a noun or adjective tells, if it is a predicate."""
    word = written(form)
    return _first(word, _COPULAR) or (_first(word, _OF_ADJECTIVES) if upos == "ADJ" else _NOTHING)


def written(form: str | None) -> str:
    """A form in lower case, without the second dot that some texts put above *i*."""
    return in_lower_case(form).replace("\u0307", "")


def _first(word: str, table: tuple[tuple[re.Pattern[str], Told], ...]) -> Told:
    return next((told for pattern, told in table if pattern.search(word)), _NOTHING)
