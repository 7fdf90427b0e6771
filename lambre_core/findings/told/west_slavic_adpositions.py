"""Told nouns behind Polish and Czech adpositions: *po obiadu*, *bez výplatu*, *na ikona zębatki*.

What stands right behind an adposition is governed by it. Where the dictionary has that as a noun in none of the cases
that the adposition takes, the tagger, which has seen correct text alone, makes a case, an adjective or a numeral of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import SURE, lower
from lambre_core.findings.told.relations import CASES_ASKED, GOVERNED, TOLD_RELATIONS, as_told
from lambre_core.lexicon.valency import measures
from lambre_core.treebank.feats import Features, is_of_persons
from lambre_core.treebank.tree import Sentence, Token

GEN, DAT, ACC, LOC, INS = (frozenset({case}) for case in ("Gen", "Dat", "Acc", "Loc", "Ins"))
NONE: frozenset[str] = frozenset()

ADPOSITIONS: Mapping[str, Mapping[str, frozenset[str]]] = {
    "cs": {
        **dict.fromkeys("bez do od u z ze podle kromě během".split(), GEN),
        **dict.fromkeys("k ke kvůli vůči".split(), DAT),
        **dict.fromkeys("pro přes".split(), ACC),
        "při": LOC,
        "s": INS,
        **dict.fromkeys("na o po v ve".split(), LOC | ACC),
        **dict.fromkeys("nad pod před mezi".split(), INS | ACC),
    },
    "pl": {
        **dict.fromkeys("bez dla do od u oprócz podczas według wobec wśród spośród".split(), GEN),
        "ku": DAT,
        "przez": ACC,
        "przy": LOC,
        **dict.fromkeys("z ze".split(), GEN | INS),
        **dict.fromkeys("na o po w we".split(), LOC | ACC),
        **dict.fromkeys("nad pod przed poza ponad między pomiędzy".split(), INS | ACC),
    },
}
"""Adpositions that are hardly anything else, with their cases; rare ones that verbs do not ask for are left out."""


def governed_in(sentence: Sentence, readings: Readings, language: str) -> Iterator[Token]:
    """The nouns of a sentence in no case that the adposition right before them takes, joined to it, and these."""
    table, words = ADPOSITIONS[language], sentence.tokens
    for adposition, noun in pairwise(words):
        asked = table.get(lower(adposition))
        if asked is None or adposition.upos != "ADP" or is_an_initial(adposition, words):
            continue
        if lower(adposition) == "s" and not is_of_persons(noun.feats):
            asked |= GEN  # bookish, of surfaces: *s povrchu*
        cases = NONE if DOING.search(lower(noun)) is not None else cases_of_noun(noun, readings, language)
        if not cases or not cases.isdisjoint(asked) or may_be_another(noun, readings):
            continue
        if is_in_a_compound(noun, words, asked, cases, readings):
            continue
        if is_seen(noun, adposition, asked, words) or noun.deprel in TOLD_RELATIONS or is_a_value(adposition, words):
            continue
        lemma = known_as(lower(noun), "NOUN", readings)[0].lemma
        yield replace(as_told(noun, "NOUN", {"Case": cases}, (adposition.id, GOVERNED)), lemma=lemma)
        yield as_told(adposition, "ADP", {}, None)


DOING = re.compile("[nt]í$")
"""Ends of Czech neuters that are the same in most cases, whatever else is spelt so: *k žití*."""


def when_in(sentence: Sentence, readings: Readings) -> Iterator[Token]:
    """What happens right behind *po* or *before* at the beginning of a sentence, in another case than they have when
    they say when, joined: *po aktualizację zniknęły ikony*, *před odeslání zkontrolujte adresu*. Who goes somewhere may
    do so for that, or to that place."""
    words = sentence.tokens
    verbs = [word for word in words if word.upos in {"AUX", "VERB"}]
    if len(words) < FEWEST or any(GOING.match(lower(verb)) is not None for verb in verbs):
        return
    adposition, noun = words[0], words[1]
    asked = WHEN.get(lower(adposition))
    if asked is None or adposition.upos != "ADP" or noun.upos != "NOUN" or noun.deprel in TOLD_RELATIONS:
        return
    known = known_as(lower(noun), "NOUN", readings) if EVENT.search(lower(noun)) is not None else []
    cases = frozenset[str]().union(*(one.feats.get("Case", asked) for one in known))
    after = words[2]
    if known and cases.isdisjoint(asked) and after.form not in JOINING and after.upos != "ADJ":
        (case,) = asked
        yield replace(as_told(noun, "NOUN", {"Case": cases}, (adposition.id, CASES_ASKED[case])), lemma=known[0].lemma)
        yield as_told(adposition, "ADP", {}, None)


FEWEST = 4
WHEN = {"po": LOC, "před": INS, "przed": INS}
EVENT = re.compile("(?:ac(?:e|i|ja|ję|je)|[áe]ní|[uyi]tí|[ae]ni[ea]|ęci[ea]|cie|cia)$")
"""Ends of nouns for what happens."""
GOING = re.compile(
    "(?:po|przy|za|wy|do|od|při|vy)?"
    "(?:szed|szł|szli|iść|idź|idzi|jecha|jedzi|sięg|syła|sła|jít|jdi|jdět|šel|šla|šli|běh|stav|staw)"
)
"""How verbs begin that say where somebody goes or what is put somewhere."""


def is_seen(noun: Token, adposition: Token, asked: frozenset[str], words: Sequence[Token]) -> bool:
    """Whether the parser has it so, and no noun behind makes another phrase possible: the rule on adpositions sees that
    without help."""
    after = words[noun.id] if noun.id < len(words) else None
    governed = noun.head == adposition.id and noun.deprel == "comp:obj" and noun.upos == "NOUN"
    alone = after is None or after.upos not in {"ADJ", "NOUN", "PROPN", "X"}
    return governed and alone and noun.feats.get("Case", asked).isdisjoint(asked)


def cases_of_noun(noun: Token, readings: Readings, language: str) -> frozenset[str]:
    """The cases in which the dictionary has a noun; none where it says how much or how long, or is not surely one to
    the tagger. This may take what it does not know for an adjective, and is wrong where a dictionary has all of them,
    as the Polish one."""
    form = noun.form or ""
    if not form.islower() or not form.isalpha() or len(form) < SHORTEST or (noun.lemma or "") in measures():
        return NONE
    surely = noun.upos == "NOUN" and believed_upos(noun) >= SURE
    if not (surely or (language == "pl" and noun.upos in {"ADJ", "NUM", "NOUN", "PROPN"})):
        return NONE
    known = known_as(form, "NOUN", readings)
    found = [one.feats.get("Case", NONE) for one in known]
    if not found or not all(found) or any((one.lemma or "") in measures() | ADVERBIAL for one in known):
        return NONE
    return frozenset[str]().union(*found)


def may_be_another(noun: Token, readings: Readings) -> bool:
    """Whether the dictionary has a noun as another word, too."""
    return any(known_as(noun.form or "", upos, readings) for upos in OTHERS)


SHORTEST = 3
"""Letters of the shortest word that is no abbreviation."""
OTHERS = ("ADJ", "ADV", "NUM", "PRON", "DET")
ADVERBIAL = frozenset("mal mała młód dal daleko trocha pokaz amen opak skos chvíle zlo dobro ticho".split())
"""Nouns that are spelt as parts of adverbs: *bez mała*, *za młodu*, *z dala*."""


def is_an_initial(adposition: Token, words: Sequence[Token]) -> bool:
    """Whether a letter stands behind a hyphen or a number, or in capitals, and is an abbreviation, a unit or a name."""
    before = words[adposition.id - 2] if adposition.id > 1 else None
    form = adposition.form or ""
    unit = before is not None and len(form) == 1 and (before.form or "")[-1:].isdigit()
    return unit or (before is not None and before.form in JOINING) or (form.isupper() and adposition.id > 1)


def is_a_value(adposition: Token, words: Sequence[Token]) -> bool:
    """Whether something is set to what stands behind *na*, which may be named as it stands: *ustaw pole na prawda*."""
    near = words[max(adposition.id - 1 - NEAR, 0) : adposition.id - 1]
    return lower(adposition) == "na" and any(SETTING.match(lower(word)) is not None for word in near)


NEAR = 5
"""Words before an adposition among which the verb is looked for."""
SETTING = re.compile("(?:na)?(?:stav|ustawi?|zmie[nń]|změ[nň]|przełącz|přep[ní])")


ENGLISH = re.compile("[^aeiouy](?<!n)(?:ing|ings)$")
"""The end of English words, before which another one may stand: *przez red teaming*."""


def is_in_a_compound(
    noun: Token, words: Sequence[Token], asked: frozenset[str], cases: frozenset[str], readings: Readings
) -> bool:
    """Whether a noun is part of a longer word or stands undeclined before the noun that is governed (*s kontakt
    formulářem*), or is governed by a participle (*na serverem spravovaný účet*).

    Args:
        cases: those of the noun.
    """
    after = words[noun.id] if noun.id < len(words) else None
    if after is None:
        return False
    if after.form in JOINING or (after.form or "").startswith("-") or ENGLISH.search(lower(after)) is not None:
        return True
    if after.form == "." and after.id < len(words):
        return True  # an abbreviation: *w ust. 1*
    known = [one for upos in ("NOUN", "ADJ") for one in known_as(lower(after), upos, readings)]
    behind = frozenset[str]().union(*(one.feats.get("Case", NONE) for one in known)) if known else NONE
    fits = not (behind or asked).isdisjoint(asked)
    if after.upos == "ADJ" or "Part" in after.feats.get("VerbForm", ()):
        return fits and not cases.isdisjoint({"Dat", "Gen", "Ins"})
    first_form = lower(noun).endswith(UNDECLINED) or not lower(noun).endswith(DECLINED)
    if not first_form or not any(is_first_form(one.feats) for one in known_as(lower(noun), "NOUN", readings)):
        return False
    if after.upos in {"X", "PROPN"}:
        return True
    # A genitive behind a noun that is declined belongs to that: *od rozmiar pliku*.
    genitive = behind >= GEN and asked >= GEN and not lower(noun).endswith(UNDECLINED)
    return after.upos == "NOUN" and fits and not genitive


def is_first_form(feats: Features) -> bool:
    """Whether features are those of a nominative singular."""
    return "Nom" in feats.get("Case", NONE) and "Sing" in feats.get("Number", frozenset({"Sing"}))


DECLINED = ("a", "ość", "ost", "ie", "ení", "ání", "tí", "ství")
"""Ends of native nouns, which are declined before others."""
JOINING = frozenset({"-", "/", "\\", "_", "@", "=", "&", "+", "'", "’", "*", "–"})
UNDECLINED = tuple("o web test mail chat blog online offline produkt kontakt beta alfa extra".split())
"""Ends of nouns that stand undeclined before others."""
