"""Turkish nouns in other cases, by the rules of their endings.

The vowel of an ending follows the last vowel of the word (*evi*, *okulu*), *y* stands between two vowels and *n* behind
the ending of an owner (*arabayı*, *arabasını*), and *k*, *ç* and *p* are *ğ*, *c* and *b* before a vowel (*köpeği*,
*ağacı*, *kitabı*). The few stems that change otherwise are listed.
"""

from __future__ import annotations

import re

from lambre_core.treebank.tree import in_lower_case

VOWELS = "aeıioöuü"
HIGH = {"a": "ı", "ı": "ı", "e": "i", "i": "i", "o": "u", "u": "u", "ö": "ü", "ü": "ü"}
"""Vowel -> the high one that follows it in an ending."""
OPEN = {**dict.fromkeys("aıou", "a"), **dict.fromkeys("eiöü", "e")}
VOICELESS = frozenset("fstkçşhp")
SOFTENED = {"k": "ğ", "ç": "c", "p": "b"}
HARDENED = {"ğ": "k", "c": "ç", "b": "p"}

SHORT = frozenset("çok gök kap cep dip kalp kulp genç uç denk renk ahenk".split())
"""Nouns of one syllable whose last consonant is softened all the same."""
NEVER = frozenset(
    "hukuk ahlak merak sevk zevk fark park iştirak ittifak tank bank ip top sap hap tıp kamp saç maç suç üç".split()
)
"""Nouns whose last consonant stays."""
WITH_D = {
    stem: f"{stem[:-1]}d"
    for stem in (
        "kanat kağıt kâğıt tat kurt yurt dert dört umut cilt damat armut geçit öğüt kilit yoğurt ant art evlat "
        "metot senet tehdit vücut mevcut maksat"
    ).split()
}
"""Nouns whose *t* is *d* before a vowel."""
DROPPED = {
    stem: stem[:-2] + stem[-1]
    for stem in (
        "ağız akıl alın asır azim bahis beniz beyin boyun burun cisim cürüm devir emir fasıl fikir gönül göğüs "
        "hacim hapis hüküm ilim isim izin kahır karın keyif kısım kibir metin nabız nakil nehir nesil ömür oğul resim "
        "sabır satıh seyir şehir şekil tavır ufuk vakit zehir zihin zulüm"
    ).split()
}
"""Nouns whose last vowel is dropped before another one."""
CHANGED = {**WITH_D, **DROPPED}
UNCHANGED = {changed: stem for stem, changed in CHANGED.items()}

FRONTED = frozenset(
    "saat harf kalp rol gol alkol kontrol petrol hal sembol protokol kabul usul metal festival normal".split()
)
"""Nouns with a back vowel and the endings of front ones."""

PRONOUNS = (
    {"Nom": "ben", "Acc": "beni", "Dat": "bana", "Loc": "bende", "Abl": "benden", "Gen": "benim", "Ins": "benimle"},
    {"Nom": "sen", "Acc": "seni", "Dat": "sana", "Loc": "sende", "Abl": "senden", "Gen": "senin", "Ins": "seninle"},
    {"Nom": "o", "Acc": "onu", "Dat": "ona", "Loc": "onda", "Abl": "ondan", "Gen": "onun", "Ins": "onunla"},
    {"Nom": "biz", "Acc": "bizi", "Dat": "bize", "Loc": "bizde", "Abl": "bizden", "Gen": "bizim", "Ins": "bizimle"},
    {"Nom": "siz", "Acc": "sizi", "Dat": "size", "Loc": "sizde", "Abl": "sizden", "Gen": "sizin", "Ins": "sizinle"},
    {"Nom": "bu", "Acc": "bunu", "Dat": "buna", "Loc": "bunda", "Abl": "bundan", "Gen": "bunun", "Ins": "bununla"},
    {"Nom": "şu", "Acc": "şunu", "Dat": "şuna", "Loc": "şunda", "Abl": "şundan", "Gen": "şunun", "Ins": "şununla"},
    {"Nom": "kim", "Acc": "kimi", "Dat": "kime", "Loc": "kimde", "Abl": "kimden", "Gen": "kimin", "Ins": "kiminle"},
    {"Nom": "ne", "Acc": "neyi", "Dat": "neye", "Loc": "nede", "Abl": "neden", "Gen": "neyin", "Ins": "neyle"},
)
APOSTROPHE = re.compile("['’]")

ENDINGS = {
    "Acc": re.compile("(?P<n>(?<=[aeıioöuü])n)?(?P<y>(?<=[aeıioöuü])y)?[ıiuü]$"),
    "Dat": re.compile("(?P<n>(?<=[aeıioöuü])n)?(?P<y>(?<=[aeıioöuü])y)?[ae]$"),
    "Loc": re.compile("(?P<n>(?<=[aeıioöuü])n)?[dt][ae]$"),
    "Abl": re.compile("(?P<n>(?<=[aeıioöuü])n)?[dt][ae]n$"),
    "Gen": re.compile("(?P<n>(?<=[aeıioöuü])n)?[ıiuü]n$"),
    "Ins": re.compile("(?P<y>(?<=[aeıioöuü])y)?l[ae]$"),
}
"""Case -> its ending. What begins with *n* is the end of a stem or an owner's; only behind the latter it goes."""


def in_case(form: str, case: str, asked: str, *, owned: bool) -> str | None:
    """A noun or pronoun in another case; None where its ending is not that of the case that it is said to be in.

    Args:
        owned: it has the ending of what is his, hers or theirs.

    >>> in_case("kitabı", "Acc", "Abl", owned=False)
    'kitaptan'
    >>> in_case("işini", "Acc", "Dat", owned=True)
    'işine'
    """
    found = _changed(in_lower_case(form), case, asked, owned=owned)
    return None if found is None else as_spelt(found, form)


def as_spelt(word: str, form: str) -> str:
    """A word in lower case with the capitals that another one has where the two are the same."""
    alike = next(
        (n for n, (one, other) in enumerate(zip(word, in_lower_case(form), strict=False)) if one != other), None
    )
    return form[:alike] + word[alike:] if alike is not None else form[: len(word)] + word[len(form) :]


def _changed(lower: str, case: str, asked: str, *, owned: bool) -> str | None:
    for pronoun in PRONOUNS:
        if pronoun.get(case) == lower:
            return pronoun[asked]
    if found := APOSTROPHE.search(lower):
        name, ending = lower[: found.start()], lower[found.end() :]
        its = ENDINGS[case].search(f"{name}{ending}") if case != "Nom" else None
        owned = owned or (its is not None and ending.startswith("n") and case != "Gen")
        return f"{name}{found.group()}{with_case(name, asked, owned=owned)[len(name) :]}"
    stem = without_case(lower, case, owned=owned)
    return None if stem is None else with_case(stem, asked, owned=owned)


def without_case(word: str, case: str, *, owned: bool) -> str | None:
    """A noun in lower case without the ending of its case; None where it has not that ending."""
    if case == "Nom":
        return word
    found = ENDINGS[case].search(word)
    if found is None:
        return None
    of_owner = found.groupdict().get("n") is not None
    if of_owner and (owned or case == "Gen"):
        return word[: found.start()]
    stem = word[: found.end("n")] if of_owner else word[: found.start()]
    return stem if stem and stem[-1] in VOWELS else as_alone(stem)


def as_alone(stem: str) -> str:
    """A stem as it stands before a vowel, as it is written alone: *kitab* is *kitap*."""
    if stem in UNCHANGED:
        return UNCHANGED[stem]
    if stem.endswith("ng"):
        return f"{stem[:-1]}k"
    return stem[:-1] + HARDENED.get(stem[-1:], stem[-1:])


def before_vowel(stem: str) -> str:
    """A stem as it is written before a vowel: *kitap* is *kitab*."""
    if stem in CHANGED:
        return CHANGED[stem]
    long = sum(letter in VOWELS for letter in stem) > 1
    if stem in NEVER or not (long or stem in SHORT) or stem[-1] not in SOFTENED:
        return stem
    return f"{stem[:-1]}g" if stem.endswith("nk") else stem[:-1] + SOFTENED[stem[-1]]


def with_case(stem: str, case: str, *, owned: bool) -> str:
    """A noun in lower case with the ending of a case.

    Args:
        owned: it has the ending of what is his, hers or theirs, before which *n* stands instead of *y*.
    """
    last = next((letter for letter in reversed(stem) if letter in VOWELS), "e")
    if stem in FRONTED:
        last = {"a": "e", "o": "ö", "u": "ü", "ı": "i"}.get(last, last)
    high, open_ = HIGH[last], OPEN[last]
    vowel = stem[-1:] in VOWELS
    hard = "t" if stem[-1:] in VOICELESS else "d"
    between = ("n" if owned else "y") if vowel else ""
    ending = {
        "Nom": "",
        "Acc": f"{between}{high}",
        "Dat": f"{between}{open_}",
        "Gen": f"{'n' if vowel else ''}{high}n",
        "Loc": f"{'n' if vowel and owned else ''}{hard}{open_}",
        "Abl": f"{'n' if vowel and owned else ''}{hard}{open_}n",
        "Ins": f"{'y' if vowel else ''}l{open_}",
    }[case]
    return (stem if vowel or ending[:1] not in VOWELS or not ending else before_vowel(stem)) + ending


def of_one_who_has(stem: str) -> str:
    """A noun in lower case as what is his, hers or its: *araba* is *arabası*."""
    last = next((letter for letter in reversed(stem) if letter in VOWELS), "e")
    if stem in FRONTED:
        last = {"a": "e", "o": "ö", "u": "ü", "ı": "i"}.get(last, last)
    return f"{stem}s{HIGH[last]}" if stem[-1:] in VOWELS else f"{before_vowel(stem)}{HIGH[last]}"


PERSON = re.compile("(?P<k>(?<=[ae]c[ae])ğ(?=[ıi][mz]$))?(?P<end>[ıiuü][mz]|s[ıiuü]n(?:[ıiuü]z)?)$")


def questioned(verb: str, particle: str) -> tuple[str, str] | None:
    """A verb without the ending of its person, and the question particle behind it with that; None where it has none.

    >>> questioned("geleceğim", "mi")
    ('gelecek', 'miyim')
    """
    found = PERSON.search(verb)
    if found is None:
        return None
    ending = found["end"]
    vowel = HIGH[next(letter for letter in reversed(in_lower_case(verb[: found.start()])) if letter in VOWELS)]
    between = "y" if ending[0] in VOWELS else ""
    harmonic = re.sub("[ıiuü]", vowel, f"{particle[0]}{vowel}{between}{ending}")
    return f"{verb[: found.start()]}{'k' if found['k'] else ''}", harmonic


PROGRESSIVE = re.compile("[ıiuü]yor.*$")
ASLEEP = "uyuyor"
"""Taggers take it for a form of *uymak*."""
OF_VERBS = {"başla": "Dat", "bırak": "Acc", "dene": "Acc"}
"""Verb -> the case in which it has what is done; others have the infinitive."""


def verbal_noun(form: str, lemma: str, governor: str) -> str | None:
    """What is done, as the verb above asks for it; None where the lemma is not that of the form, a present in *-iyor*.

    >>> verbal_noun("anlatıyorum", "anlat", "iste"), verbal_noun("gidiyor", "git", "başla")
    ('anlatmak', 'gitmeye')
    >>> verbal_noun("oynuyor", "oyna", "dene"), verbal_noun("görüyorum", "gel", "iste")
    ('oynamayı', None)
    """
    lower = in_lower_case(form)
    base = PROGRESSIVE.sub("", lower)
    stem = "uyu" if lower.startswith(ASLEEP) else lemma
    alike = stem in {base, as_alone(base)} or stem[:-1] == base or (stem.endswith("t") and f"{stem[:-1]}d" == base)
    last = next((letter for letter in reversed(stem) if letter in VOWELS), None)
    if base == lower or not alike or last is None:
        return None
    open_ = OPEN[last]
    case = OF_VERBS.get(governor)
    return f"{stem}m{open_}k" if case is None else with_case(f"{stem}m{open_}", case, owned=False)


OWNERS = {("1", False): "m", ("2", False): "n", ("1", True): "mız", ("2", True): "nız"}
"""Person of an owner, and whether there are several -> the ending of what is theirs, behind a vowel."""
_CASES = "(?:[ıiuüae]|[dt][ae]n?|[ıiuü]n|l[ae])?"
OWNED_BY_A_SPEAKER = re.compile(f"(?P<base>.*[aeıioöuü])[mn](?:[ıiuü]z)?{_CASES}")
OF_AN_EVENT = re.compile(
    f"(?P<base>.*(?:[dt][ıiuü]ğ[ıiuü]|[ae]c[ae]ğ[ıiuü]|m[ae]))(?:[mn](?:[ıiuü]z)?|s[ıiuü]n?|n)?{_CASES}"
)


def of_another_owner(form: str, lemma: str, case: str, owner: tuple[str, bool], *, theirs: bool) -> str | None:
    """What is somebody's as what is another's; None where it cannot be told.

    Args:
        lemma: as it stands alone; for what somebody does, its stem.
        owner: person, and whether there are several.
        theirs: whether it is now what is his, hers or theirs.

    >>> of_another_owner("eviniz", "ev", "Nom", ("1", True), theirs=False)
    'evimiz'
    >>> of_another_owner("annem", "anne", "Nom", ("3", False), theirs=False)
    'annesi'
    >>> of_another_owner("arabası", "araba", "Nom", ("1", True), theirs=True)
    'arabamız'
    >>> of_another_owner("geldiğini", "gel", "Acc", ("1", False), theirs=True)
    'geldiğimi'
    >>> of_another_owner("kitaplarım", "kitap", "Nom", ("2", False), theirs=False)
    'kitapların'
    """
    lower = in_lower_case(form)
    event = OF_AN_EVENT.fullmatch(lower)
    if event is not None:
        base, open_ = event["base"], event["base"][-1] in "ae"
    elif not theirs:
        found = OWNED_BY_A_SPEAKER.fullmatch(lower)
        if found is None:
            return None
        base, open_ = found["base"], found["base"] == lemma
    else:
        open_ = lemma[-1:] in VOWELS
        base = lemma if open_ else of_one_who_has(lemma)
        if not lower.startswith(base):
            return None
    last = next((letter for letter in reversed(base) if letter in VOWELS), None)
    if last is None or case not in (*ENDINGS, "Nom"):
        return None
    if owner in OWNERS:
        return with_case(base + OWNERS[owner].replace("ı", HIGH[last]), case, owned=False)
    return with_case(f"{base}s{HIGH[last]}" if open_ else base, case, owned=True)


COPULAS = {("1", False): "ım", ("2", False): "sın", ("1", True): "ız", ("2", True): "sınız"}
"""Person, and whether there are several -> the ending of what is said of them."""
SAID = re.compile("(?P<stem>.+?)(?:s[ıiuü]n(?:[ıiuü]z)?|(?:(?<=[aeıioöuü])y)?[ıiuü][mz])")
OF_TENSES = re.compile("(?:[ıiuü]yor|m[ıiuü]ş|[ae]c[ae]k|[ıiuüae]r|m[ae]z|[dt]{1,2}[ıiuü]?|s[ae]?|m[ae]l[ıi])$")
"""Ends of verbs that persons follow."""


def said_of_a_person(form: str) -> str | None:
    """A noun, an adjective or the question particle without the ending of the first or second person; None where it
    has none.

    >>> said_of_a_person("öğrenciyim"), said_of_a_person("yorgunsun"), said_of_a_person("gelir")
    ('öğrenci', 'yorgun', None)
    """
    found = SAID.fullmatch(in_lower_case(form))
    return None if found is None else as_alone(found["stem"])


def of_person(stem: str, person: tuple[str, bool]) -> str:
    """What is said of somebody.

    >>> of_person("öğrenci", ("1", True)), of_person("yorgun", ("1", False)), of_person("mi", ("2", True))
    ('öğrenciyiz', 'yorgunum', 'misiniz')
    """
    last = next((letter for letter in reversed(stem) if letter in VOWELS), "e")
    ending = COPULAS[person].replace("ı", HIGH[last])
    if ending[0] not in VOWELS:
        return stem + ending
    return f"{stem}y{ending}" if stem[-1:] in VOWELS else before_vowel(stem) + ending


TENSE = re.compile(
    "(?P<past>[dt][ıiuü])(?P<who>[mnk]|n[ıiuü]z|l[ae]r)?|(?P<other>m[ıiuü]ş|[ıiuü]yor|y?[ae]c[ae][kğ])(?P<rest>.*)"
    "|[ıiuüae]?r(?P<always>[ıiuü][mz]|s[ıiuü]n(?:[ıiuü]z)?|l[ae]r)?"
)
"""What follows the stem of a finite verb that is not denied: tense and person."""


def denied(form: str, lemma: str) -> str | None:
    """A finite verb as it is denied; None where the lemma is not that of the form.

    >>> denied("geldim", "gel"), denied("anlıyor", "anla"), denied("söylerim", "söyle")
    ('gelmedim', 'anlamıyor', 'söylemem')
    >>> denied("gidecek", "git"), denied("yapmışlar", "yap"), denied("okudular", "oku")
    ('gitmeyecek', 'yapmamışlar', 'okumadılar')
    """
    lower = in_lower_case(form)
    last = next((letter for letter in reversed(lemma) if letter in VOWELS), None)
    if last is None or not lower.startswith(lemma[:-1]):
        return None
    bases = (base for base in (lemma, f"{lemma[:-1]}d", lemma[:-1]) if lower.startswith(base))
    found = next((end for base in bases if (end := TENSE.fullmatch(lower[len(base) :]))), None)
    if found is None:
        return None
    high = "ı" if OPEN[last] == "a" else "i"
    stem = f"{lemma}m{OPEN[last]}"

    def harmonic(end: str) -> str:
        return re.sub("[ıiuü]", high, end)

    if found["past"]:
        return f"{stem}d{high}{harmonic(found['who'] or '')}"
    if found["other"] is None:
        always = harmonic(found["always"] or "")
        return stem + {f"{high}m": "m", f"{high}z": f"y{high}z"}.get(always, f"z{always}")
    if found["other"].endswith("yor"):
        return f"{lemma}m{HIGH[last]}yor{found['rest']}"
    if found["other"].endswith("ş"):
        return f"{stem}m{high}ş{harmonic(found['rest'])}"
    return f"{stem}y{found['other'].removeprefix('y')}{found['rest']}"


_EVENT_OWNERS = "(?P<owner>[ıiuü]m[ıiuü]z|[ıiuü]n[ıiuü]z|[ıiuü]m|[ıiuü]n)"
IN_DIK = re.compile(f"(?P<stem>.+)[dt][ıiuü](?:ğ{_EVENT_OWNERS}|kl[ae]r[ıi]n)(?P<case>[ıiuüae])")
IN_MA = re.compile("(?P<stem>.+)m[ae](?P<owner>s[ıi]n|l[ae]r[ıi]n|[mn][ıi]z|m|n)(?P<case>[ıiae])")
"""What somebody does, in the accusative or dative."""


def of_another_kind(form: str, *, yours: bool = False) -> list[str]:
    """What somebody does in *-ma* instead of *-dık* and the other way round; none for other forms.

    Args:
        yours: *geldiğini*, which may be yours or his, is yours.

    >>> of_another_kind("geldiğini"), of_another_kind("kalktığıma"), of_another_kind("okuduklarını")
    (['gelmesini'], ['kalkmama'], ['okumalarını'])
    >>> of_another_kind("uyumasını"), of_another_kind("gitmemizi")
    (['uyuduğunu'], ['gittiğimizi'])
    """
    if found := IN_DIK.fullmatch(form):
        stem = found["stem"]
        open_ = OPEN[next(letter for letter in reversed(stem) if letter in VOWELS)]
        high = HIGH[open_]
        case = open_ if found["case"] in "ae" else high
        owner = re.sub("[ıiuü]", high, found["owner"] or "")
        theirs = {"": f"l{open_}r{high}n", f"{high}n": "n" if yours else f"s{high}n"}
        return [f"{stem}m{open_}{theirs.get(owner, owner[1:])}{case}"]
    if found := IN_MA.fullmatch(form):
        stem = found["stem"]
        high = HIGH[next(letter for letter in reversed(stem) if letter in VOWELS)]
        open_ = OPEN[high]
        hard = "t" if stem[-1] in VOICELESS else "d"
        case = open_ if found["case"] in "ae" else high
        if found["owner"][0] == "l":
            return [f"{stem}{hard}{high}kl{open_}r{HIGH[open_]}n{open_ if found['case'] in 'ae' else HIGH[open_]}"]
        owner = f"{high}{re.sub('[ıi]', high, found['owner'])}" if found["owner"][-1] != "n" else f"{high}n"
        return [f"{stem}{hard}{high}ğ{owner}{case}"]
    return []


def in_the_past(stem: str, like: str) -> str | None:
    """The stem of a verb in the past in *-di* and the person of another one; None where that is in another tense.

    >>> in_the_past("kapat", "çıktım"), in_the_past("git", "döndünüz"), in_the_past("oku", "anlamış")
    ('kapattım', 'gittiniz', None)
    """
    found = PAST.search(like)
    last = next((letter for letter in reversed(stem) if letter in VOWELS), None)
    if found is None or last is None:
        return None
    high = HIGH[last]
    who = re.sub("l[ae]r", f"l{OPEN[last]}r", re.sub("[ıiuü]", high, found["who"] or ""))
    return f"{stem}{'t' if stem[-1] in VOICELESS else 'd'}{high}{who}"


PAST = re.compile("[dt][ıiuü](?P<who>[mnk]|n[ıiuü]z|l[ae]r)?$")
