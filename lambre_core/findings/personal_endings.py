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
    ("[ae]bilirsin", (YOU,)),
    (f"{_V}yorlar|(?:{_V}yor|m{_V}ş)lard[ıi]", (THEY,)),
    (f"{_V}yordum", (ME,)),
    (f"{_V}yordun", (YOU,)),
    (f"{_V}yorduk", (WE,)),
    (f"{_V}yordunuz", (YOU_ALL,)),
)
"""Ends of nothing but verbs. The first that fits tells the person."""

_IN_RLA = "ağırl|ayarl|belirl|fırl|gürl|hatırl|hazırl|hırl|horl|mühürl|parl|sınırl|tekrarl|terl|uğurl|yuvarl|zırl|zorl"
"""Stems in *-la* that have an *r* before it: their present of one looks like a plural."""

_VERBAL = _table(
    (f"[dt]{_V}m|[ae]c[ae]ğ[ıi]m|m{_V}ş{_V}m|[aeıiuü]r{_V}m|[ae]y[ıi]m|m[ae]m", (ME,)),
    # *Gidin* and *yatın* are asked of several, *yaptın*, *gördün* and *bilmedin* are the past of one.
    ("(?:gid|güd|tad|(?<!m)ed|(?:hük|zul|az)med)[iıü]n|[aeıioöuürnl]t[ıiuü]n", (YOU, YOU_ALL)),
    (f"[dt]{_V}n", (YOU,)),
    (f"[dt]{_V}k|[aeıiuü]r{_V}z|[ae]l[ıi]m", (WE,)),
    # *Belirler* is said of one: its stem is *belirle*.
    (f"^(?:{_IN_RLA})[ae]r(?:d[ıi])?", (IT,)),
    (f"s{_V}nl[ae]r|(?:[dt]{_V}|{_TENSE}|[aeıiuü]r)l[ae]r(?:d[ıi])?", (THEY,)),
    # *Yorgunuz* is said of us, *bakınız* to several.
    (f"(?:[gkğ]{_V}|emi|insa|memnu|yakı)n{_V}z", (WE, YOU_ALL)),
    (f"n{_V}z", (YOU_ALL,)),
    # *Söylersin* is said to somebody, *göndersin* of somebody.
    (f"s{_V}n", (YOU, IT)),
    (f"[dt]{_V}|{_V}yor|[ae]c[ae]k|m{_V}ş|m[ae]z", (IT,)),
    # *Gider* is said of somebody, *gönder* is asked of somebody.
    ("[aeıiuü]r", (IT, YOU)),
)
"""Ends of verbs, which other words have as well: *yardım*, *kadın*."""

_STATES = (
    "yorgun|üzgün|kızgın|şaşkın|kırgın|memnun|emin|hazır|haklı|haksız|mutlu|mutsuz|hasta|evli|bekar|bekâr|aç|meşgul|müsait|"
    "kararlı|heyecanlı|şanslı|sabırsız|çalışkan|utangac|mecbur|razı|pişman|sorumlu"
)
"""Adjectives that say how somebody is."""

_COPULAR = _table(
    (f"s{_V}n{_V}z", (YOU_ALL,)),
    (f"s{_V}n", (YOU,)),
    (f"[aeıiuü]y{_V}z", (WE,)),
    (f"[lc]{_V}y{_V}m|^(?:{_STATES})y?{_V}m", (ME,)),
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

_COPULA = re.compile("[dt][ıiuü]r$")
_OWNED_COPULA = re.compile("[ıiuü](?:m|[mn][ıiuü]z)d[ıiuü]r$")
"""The copula of what holds in general, which tells no person: *pratiğimdir*, *ölümüdür*."""

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
    if ((upos == "AUX" and _COPULA.search(word)) or _OWNED_COPULA.search(word)) and not _first(word, _PLAIN):
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


_CASE = "(?:[ıiuüae]|[dt][ae]n?|l[ae]|[ıiuü]n|c[ae])?"

_OF_NOUNS = _table(
    (f"(?<!l)[ıiuü]m{_V}z{_CASE}|(?<=l[ae]r)[ıi]m[ıi]z{_CASE}|[ae]m{_V}z{_CASE}", (WE,)),
    (f"[ıiuüae]n{_V}z{_CASE}", (YOU_ALL,)),
    (f"[ıiuüae]m{_CASE}", (ME,)),
)
"""Ends of nouns that are somebody's: *evimizde*, *kitabım*."""

_OF_VERBAL_NOUNS = _table(
    (f"(?:[dt]{_V}|[ae]c[ae])ğ[ıiuü]m{_V}z{_CASE}|m[ae]m{_V}z{_CASE}", (WE,)),
    (f"(?:[dt]{_V}|[ae]c[ae])ğ[ıiuü]n{_V}z{_CASE}|m[ae]n{_V}z{_CASE}", (YOU_ALL,)),
    (f"(?:[dt]{_V}|[ae]c[ae])ğ[ıiuü]m{_CASE}|m[ae]m(?:[ıiuüae]|[dt][ae]n?|l[ae]|[ıiuü]n)?", (ME,)),
    # *Geldiğini* is said of one to whom one speaks or of whom one speaks.
    (f"(?:[dt]{_V}|[ae]c[ae])ğ[ıiuü]n(?:[ıiuüae]|[dt][ae]n?|l[ae]|[ıiuü]n)", (YOU, IT, THEY)),
    (f"(?:[dt]{_V}|[ae]c[ae])ğ[ıiuü]n|m[ae]n(?:[ıiuüae]|[dt][ae]n?|l[ae]|[ıiuü]n)?", (YOU,)),
    (f"(?:[dt]{_V}|[ae]c[ae])ğ[ıiuü]|m[ae]s[ıiuü](?:n(?:[ıiuüae]|[dt][ae]n?|l[ae]|[ıiuü]n))?", (IT, THEY)),
)
"""Ends of what somebody does: *geldiğim*, *gelmeniz*."""


def told_owner(form: str | None, upos: str | None) -> Told:
    """Whose a noun, or what is done, can be by its end; empty where that tells nothing.

    >>> sorted(told_owner("arabamda", "NOUN"))
    [('Sing', '1')]
    >>> sorted(told_owner("gelmeniz", "VERB"))
    [('Plur', '2')]
    """
    word = written(form)
    if upos == "VERB":
        return _first(word, _OF_VERBAL_NOUNS)
    return _first(word, _OF_NOUNS) if upos == "NOUN" else _NOTHING


def may_be_owned(form: str | None, person: Person) -> bool:
    """Whether a word of any kind may have the ending of what is somebody's."""
    return _LOOSE[person].search(written(form)) is not None


_LOOSE = {
    ME: re.compile(f"m{_CASE}$"),
    YOU: re.compile(f"n{_CASE}$"),
    IT: re.compile(f"(?:[ıiuü]|[ıiuü]n{_CASE})$"),
    WE: re.compile(f"m{_V}z{_CASE}$"),
    YOU_ALL: re.compile(f"n{_V}z{_CASE}$"),
    THEY: re.compile(f"(?:[ıiuü]|[ıiuü]n{_CASE})$"),
}


def told_self(form: str | None) -> Person | None:
    """Who is meant by a reflexive pronoun; *kendini* may be several, *kendisi* may be somebody else.

    >>> told_self("kendimizi")
    ('Plur', '1')
    """
    found = _SELF.fullmatch(written(form))
    return _SELVES.get(found["who"]) if found else None


_SELF = re.compile("kend(?P<who>imiz|iniz|im|in$)(?:[ie]|den?|le)?")
_SELVES: dict[str, Person] = {"im": ME, "in": YOU, "imiz": WE, "iniz": YOU_ALL}
