"""Told words in Lithuanian: objects in a case that their verb does not take, and nouns behind numerals.

Verbs are known by closed lists of their stems, nouns by their paradigms; only what stands right behind one another is
joined, so that nothing else can be meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from lambre_core.findings.complements import believed_upos
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.baltic_subjects import subject_place
from lambre_core.findings.told.baltic_words import (
    ACCUSATIVE,
    DATIVE,
    FEMININE,
    FEMININES,
    GENITIVE,
    LITHUANIAN,
    MASCULINE,
    NOMINATIVE,
    PLURAL,
    SINGULAR,
    STOPS,
    THIRD,
    after,
    before,
    cases_of,
    gender_of,
    has_infinitive,
    is_alone,
    is_finite,
    noun_options,
    opens_freely,
    persons_shown,
)
from lambre_core.findings.told.clauses import SURE, Clause, lower
from lambre_core.findings.told.counted_singles import is_a_name
from lambre_core.findings.told.relations import CASES_ASKED, COUNTED, IN_DIGITS, OF_WHAT, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

Found = Mapping[int, Token]


def lithuanian_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """What is told in a Lithuanian clause."""
    changed: dict[int, Token] = {}
    changed.update(asked_in(clause, sentence, readings))
    changed.update(denied_object_in(clause, sentence, readings))
    changed.update(object_in(clause, sentence, readings))
    changed.update(wanted_in(clause, sentence, readings))
    changed.update(allowed_in(clause, readings))
    changed.update(felt_in(clause, sentence))
    changed.update(likes_in(clause, sentence, readings))
    changed.update(beside_in(clause, sentence, readings))
    changed.update(governed_in(clause, sentence))
    changed.update(company_in(clause, sentence, readings))
    changed.update(counted_in(clause, sentence, readings))
    changed.update(numbered_in(clause, sentence, readings))
    changed.update(quantity_in(clause, sentence, readings))
    return changed


# Objects

OF_GENITIVES = re.compile(
    "(?:ne)?(?:(?:pa)?lauk(?:i|ė|s|t|d)|iešk|nori|norė|reikia|reikėj|reiks|reikės|(?:pa|už)(?:kank|tenk(?!in)|kak|tek)|bij[oa]|veng|siek(?:i|ė|s|t)|"
    "tiki(?:uosi|si|mės)|link[iė]|trūks|trūk|klaus(?:au|ai|o|y)|pageid|(?:pa)?reikalau|(?:pa)?praš(?:au|ai|o|ė|ys|yti))"
)
"""Beginnings of verbs that govern a genitive: *laukti, ieškoti, prašyti, norėti, reikėti, pakakti, užtekti, bijoti,
vengti, siekti, linkėti, trūkti, klausyti, reikalauti*."""
OF_DATIVES = re.compile(
    "(?:ne|pa|per)?(?:pad(?:ed|ėj|ės|ėk)|skambin|dėkoj|pritar|vadovau|atstovau|priklaus(?:au|o|ė|y)|trukd)"
)
"""Beginnings of verbs that govern a dative: *padėti, skambinti, dėkoti, pritarti, vadovauti, atstovauti,
priklausyti*."""
OF_INSTRUMENTALS = re.compile(
    "(?:ne|pa|su|nu)?(?:si)?(?:domi(?:uosi|esi|si|mės|tės)|domė|naudo(?:ju|ja|jie|s|t|k)\\w*(?:si|mės|tės|tis|kitės)|"
    "rūpin\\w*(?:si|mės|tės|tis)|džiaug\\w*(?:si|mės|tės|tis)|didžiuo\\w*(?:si|mės|tės|tis)|mėgau\\w*(?:si|mės|tės|tis)|"
    "pasitik[iė]|prekiau)|(?:ne)?(?:pasinaudo|pasidžiaug|pasirūpin|susidomė|pasigrož|pasidomė)"
)
"""Beginnings of verbs that govern an instrumental: *domėtis, naudotis, rūpintis, džiaugtis, pasitikėti, prekiauti*."""
OF_ACCUSATIVES = re.compile("(?:ne)?(?:atitin|atitik)")
"""Beginnings of verbs that govern an accusative, and are often given a dative: *atitikti*."""
TRANSITIVE = re.compile(
    "(?:ne)?(?:(?:nusi|pa|pra|per|at|ap|iš|į|už|su|nu|pri|ati|api)*(?:si)?"
    "(?:turi|turė|turėj|mėgs|mėgau|mėgo|skait|perk|pirk|pirkau|mat[ao]|mač|pamat|žin|ras|rad|randa|valg|ger[iėa]|supran|suprat|"
    "gau[nsk]|gavau|gav|myl|pažįs|pažin|atidar|uždar|įved|įvesk|ištrin|ištryn|siunč|siun|saug|įkel|spaus|spaud|spustel|rašy|"
    "rašau|rašo|kep[aė]|per[ka]|kur[ia]|įdieg|pasirink|naudo[jk]|vart|stat[oė]|nešio|matau|"
    "did[iy]n|maž[iy]n|tikr[iy]n|keis|keič|keit|kurt|kūr[iė]|tvirt[iy]n|remia|rėmė|sprend|nutrauk|renk|rinko|rinkt|gamin|"
    "taisy|taiso|valdy|valdo|blok[au]|tvark|kviet|kvieč|vertin|svarst|skelb|skyrė|skiri|lank[oėy]|mok[au]?ėjo|"
    "naikin|nagrinė|grąžin|redaguo|atnaujin|pridė|palaik|pildy|pildo|peržiūr|pamirš|prarad|praras|užmir[šu])|"
    "priim|priėm|atlik|pateik|nustat|nustač|paskelb|pasiek|suteik|sulaik|iškov|laimėj|pralaimėj|įgyvendin|įrod|parod|"
    "patvirt|atmet|atmes|atšauk|pradėj|baigė|baigia|pasiraš|pasitvirt)"
)
"""Beginnings of verbs with an object in the accusative, or in the genitive, where they are denied."""
TIMES = re.compile(
    "(?:dien|nakt|vakar|ryt|savait|mėnes|mėnuo|valand|minut|met|kart|vasar|žiem|ruden|pavasar|sekund|laik|šimtmet|"
    "dešimtmet|akimirk|kilometr|metr|myli|eur|procent|cent)\\w{0,5}"
)
"""Beginnings of nouns that say when, how long, how far or how much."""
OWNERS = frozenset("mano tavo savo jo jos mūsų jūsų jų".split())
PERSONS = re.compile(
    "(?:mam|tėv|tėt|drau[gk]|brol|seser|vaik|močiut|senel|mokytoj|žmog|žmon|koleg|klient|naudotoj|vartotoj|student|"
    "mokin|kaimyn|gydytoj|direktor|vadov|vyr|mergait|berniuk|pabėgėl|keleiv|pacient|dalyv|savanor|ligon|turist|"
    "\\w+(?:toj|inink|ėj)(?:as|a|ą|us|ai|ę|es|ė)$)"
)
"""Beginnings of nouns for persons, who may be helped and called; *padėti* is also to lay down."""
OF_PERSONS = re.compile("(?:ne|pa)?(?:pad|skambin|dėkoj|trukd)")


def objects_behind(clause: Clause, readings: Readings) -> Iterator[tuple[Token, Token, Sequence[Token]]]:
    """Verbs, each with the noun right behind it and what stands between: attributes, owners and genitives."""
    for place, verb in enumerate(clause.words):
        if not is_verb(verb) or is_perhaps_a_noun(verb, readings):
            continue
        between: list[Token] = []
        rest = clause.words[place + 1 : place + 2 + BETWEEN]
        for number, word in enumerate(rest):
            if word.id != verb.id + 1 + number or (word.form or "")[:1].isupper():
                break
            following = rest[number + 1] if number + 1 < len(rest) else None
            if word.upos == "NOUN" and not (following is not None and is_of(word, following)):
                yield verb, word, tuple(between)
                break
            if word.upos != "NOUN" and not is_attributive(word, readings):
                break
            between.append(word)


BETWEEN = 3
"""So many words stand between a verb and its noun at most."""


def is_of(word: Token, following: Token) -> bool:
    """Whether a noun is a genitive right before another noun, or before an attribute of one."""
    genitive = word.feats.get("Case") == GENITIVE
    return genitive and following.id == word.id + 1 and following.upos in {"NOUN", "ADJ"}


def is_verb(word: Token) -> bool:
    """Whether a word is a finite verb or infinitive, or a form of a listed verb that tells who speaks or is spoken to:
    of those that open a sentence the tagger makes nouns (*laukiu, bijau, mačiau*)."""
    form = lower(word)
    listed = any(verbs.match(form) for verbs in (OF_GENITIVES, OF_DATIVES, OF_INSTRUMENTALS, TRANSITIVE))
    return is_finite(word) or is_infinitive(word) or (listed and SPEAKING.search(form) is not None)


SPEAKING = re.compile("(?:[^ou]iu|[^oiuy]au|iau|ndu|rku|uosi|[aio]me|[aio]te)$")
"""Ends of verbs in the first and second persons."""


def is_perhaps_a_noun(verb: Token, readings: Readings) -> bool:
    """Whether what is taken for a verb may be a noun or participle: *eilutės aprašo kūrimas*, *paieškos rezultatai*,
    *ieškomą prekę*."""
    form = lower(verb)
    return (
        bool(known_as(form, "NOUN", readings))
        or form in {"ieškos", "kuriame"}
        or form.endswith(("ą", "ų", "oms", "os"))
    )


def is_attributive(word: Token, readings: Readings) -> bool:
    """Whether a word may belong to a noun right behind it."""
    participle = word.upos == "VERB" and "Part" in word.feats.get("VerbForm", ()) and "Case" in word.feats
    described = word.upos in {"ADJ", "DET"} or participle or lower(word) in OWNERS
    return described or bool(known_as(lower(word), "ADJ", readings))


def is_free(noun: Token, between: Sequence[Token], sentence: Sentence) -> bool:
    """Whether a noun is written small, says nothing of time, and belongs to no noun or verb behind it."""
    behind = after(noun, sentence)
    small = (noun.form or "").islower()
    placed = behind is not None and behind.upos == "NOUN" and behind.feats.get("Case") == LOCATIVES
    ends = is_alone(behind) or placed or lower(behind or noun) in PARTICLES
    return small and TIMES.fullmatch(lower(noun)) is None and ends


LOCATIVES = frozenset({"Loc"})


PARTICLES = frozenset({"labai", "dabar", "šiandien"})


def asked_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """A noun right behind a verb that governs another case, joined: *laukiu autobusą*, *man reikia pagalba*,
    *skambinu draugą*, *domiuosi sportą*."""
    for verb, noun, between in objects_behind(clause, readings):
        form = lower(verb)
        if not is_free(noun, between, sentence) or (has_infinitive(clause) and not is_infinitive(verb)):
            continue
        cases = cases_of(noun, readings)
        if (after(noun, sentence) or noun).form in APOSTROPHES:
            continue  # *reikės backend'o*
        feminine = lower(noun).endswith("a")  # an instrumental as well
        if OF_INSTRUMENTALS.match(form) and not feminine and cases and cases <= {"Acc", "Nom", "Voc"}:
            return joined(noun, verb, "Ins", cases)
        if OF_ACCUSATIVES.match(form) and cases == DATIVE:
            return joined(noun, verb, "Acc", cases)
        person = OF_PERSONS.match(form) is None or PERSONS.match(lower(noun)) is not None
        if OF_DATIVES.match(form) and cases == ACCUSATIVE and person:
            return joined(noun, verb, "Dat", cases)
        if lower(noun).endswith(("os", "ės", "ies")):
            continue  # a genitive as well, though paradigms may lack it
        if OF_GENITIVES.match(form) and cases and "Gen" not in cases and is_needed(form, cases, clause, noun):
            return joined(noun, verb, "Gen", cases - {"Ins", "Voc"})
    return {}


APOSTROPHES = frozenset("'’")


def is_needed(form: str, cases: frozenset[str], clause: Clause, noun: Token) -> bool:
    """Whether what stands behind a verb of a genitive is its object: an accusative, or the nominative of what is
    needed or feared by somebody who is said before (*man reikia pagalba*), or of what is lacking (*nepakanka
    vieta*)."""
    if cases == ACCUSATIVE:
        return re.match("(?:ne)?(?:pa)?praš", form) is None  # *prašo mokytoją*: who is asked
    said = any(lower(word) in DATIVES for word in clause.words if word.id < noun.id)
    needed = re.match("(?:ne)?(?:reik|trūk)", form) is not None and said
    lacking = re.match("ne(?:pakank|pakak|užtenk|užtek)|trūk", form) is not None and noun.lemma not in BREAKING
    feared = persons_shown_by(form) and cases - {"Acc"} <= {"Nom", "Voc"}
    # *Programa ieško atnaujinimai*: what seeks is said before.
    sought = re.match("(?:ne)?(?:pa)?(?:iešk|praš|lauk|reikalau|siek)", form) is not None
    first = clause.words[0]
    sought = sought and first.upos in {"NOUN", "PRON"} and first.feats.get("Case") == NOMINATIVE and first.id == 1
    return "Nom" in cases and "Dat" not in cases and bool(needed or feared or lacking or sought)


BREAKING = frozenset("vamzdis siūlas virvė styga kantrybė kabelis grandinė laidas pūslė".split())
"""What breaks, of which *trūkti* says so: *trūko vamzdis*."""


def persons_shown_by(form: str) -> bool:
    """Whether a form of a verb shows that somebody who speaks or is spoken to does it."""
    return form.endswith(("u", "me", "te", "ai", "uosi", "mės", "tės")) and not form.endswith(("kite", "kitės"))


DATIVES = frozenset("man tau mums jums jam jai jiems joms".split())


def is_infinitive(verb: Token) -> bool:
    """Whether a verb is an infinitive."""
    return "Inf" in verb.feats.get("VerbForm", ())


def joined(noun: Token, verb: Token, case: str, cases: frozenset[str]) -> Found:
    """A noun joined to the verb that asks for a case that it has not."""
    own: Features = {name: noun.feats[name] for name in ("Gender", "Number") if name in noun.feats}
    return {
        noun.id: as_told(noun, "NOUN", {**own, "Case": cases}, (verb.id, CASES_ASKED[case])),
        verb.id: as_told(verb, "VERB", {}, None),
    }


REFLEXIVE = re.compile("(?:[^u]si|mės|tės|tis|kis)$")
"""Ends of reflexive verbs."""


def denied_object_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """An accusative right behind a denied verb, joined: *neturiu laiką*, *jis neskaito laikraščius*."""
    for verb, noun, _ in objects_behind(clause, readings):
        form = lower(verb)
        if REFLEXIVE.search(form) is not None:
            continue
        denied = form.startswith("ne") and TRANSITIVE.match(form) is not None and not form.startswith("neš")
        open_to = OPEN_TO.fullmatch(lower(noun)) is not None and is_infinitive(after(noun, sentence) or noun)
        if not denied or not (noun.form or "").islower() or (has_infinitive(clause) and not open_to):
            continue
        time = TIMES.fullmatch(lower(noun)) is not None and not (lower(noun) == "laiką" and form.startswith("netur"))
        ends = open_to or is_alone(after(noun, sentence))
        if cases_of(noun, readings) == ACCUSATIVE and not time and ends:
            return joined(noun, verb, "Gen", ACCUSATIVE)
    return {}


OPEN_TO = re.compile("(?:leidim|galimyb|teis|laik|priežas)(?:ą|ę|į)")
"""Nouns that an infinitive behind them explains: *neturite leidimą redaguoti*."""


def object_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """A nominative right behind a verb with an object, of which it cannot be the subject, joined: *mačiau filmas*,
    *mama kepa pyragas*, *skaitau įdomi knyga*."""
    for verb, noun, between in objects_behind(clause, readings):
        form = lower(verb)
        if TRANSITIVE.match(form) is None or form.startswith("ne") or has_infinitive(clause):
            continue
        cases = cases_of(noun, readings) - {"Voc"}
        shown = case_shown(between[0], readings) if between else None
        alone = shown == NOMINATIVE and lower(between[0]).endswith(("us", "is")) and lower(noun).endswith(SINGLE_ENDS)
        # *Senelis skaito laikraštis*: nobody knows the noun, but few others end so.
        single = noun.feats.get("Case") == NOMINATIVE and noun.feats.get("Number") == SINGULAR
        alone = alone or (
            single and believed_upos(noun) >= SURE and lower(noun).endswith(("tis", "dis", "ys", "tojas"))
        )
        if alone:
            cases = NOMINATIVE  # *kepa skanus pyragas*, though nobody knows the noun
        if shown is not None and "Acc" in shown:
            continue  # *matau naują langas*: the noun is to agree
        if REFLEXIVE.search(form) is not None or not (alone or known_as(lower(noun), "NOUN", readings)):
            continue  # *naudojatės savitarna*; what nobody knows may be an accusative plural
        plainly = cases == NOMINATIVE or (cases == {"Nom", "Ins"} and (shown == NOMINATIVE or verb_of_reading(form)))
        if not plainly or not is_free(noun, between, sentence) or is_infinitive(verb):
            continue
        if form.endswith(("kite", "kitės")) and KINDS.fullmatch(lower(noun)) is None:
            continue  # *pasirinkite kūrimas*: a label
        spoken = persons_shown(verb, LITHUANIAN)
        if cases == NOMINATIVE and between and lower(between[0]) == "savo":
            return joined(noun, verb, "Acc", NOMINATIVE)  # *kiekvienas turi savo profilis*
        if not spoken or (THIRD in spoken and not has_subject_before(verb, clause, sentence, readings)):
            continue
        return joined(noun, verb, "Acc", NOMINATIVE)
    return {}


def wanted_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """A nominative right behind the infinitive of a verb with an object, before which stands a word that asks for it,
    joined: *negalima atidaryti failas*; not *reikia šienas pjauti*."""
    for verb, noun, between in objects_behind(clause, readings):
        asking = before(verb, sentence)
        if asking is None or ASKING.fullmatch(lower(asking)) is None or not is_infinitive(verb):
            continue
        if TRANSITIVE.match(lower(verb)) is None or INTRANSITIVE.search(lower(verb)) is not None:
            continue
        if persons_shown(asking, LITHUANIAN) & {THIRD} and not IMPERSONAL.fullmatch(lower(asking)):
            # *Šį klausimą turi spręsti teismas*: the subject behind its verb.
            earlier = [word for word in clause.words if word.id < asking.id and word.upos in {"NOUN", "PRON", "PROPN"}]
            if not any(word.feats.get("Case") == NOMINATIVE for word in earlier) or any(
                "Acc" in word.feats.get("Case", ()) for word in earlier
            ):
                continue
        if any(word.upos != "NOUN" and lower(word) not in OWNERS for word in between):
            continue
        known = bool(known_as(lower(noun), "NOUN", readings)) and PERSONS.match(lower(noun)) is None
        cases = cases_of(noun, readings) - {"Voc"}
        without_means = STRICT.match(lower(verb)) is not None and lower(noun).endswith(("a", "ė"))
        if without_means and "Acc" not in cases:
            cases = cases - {"Ins"}  # *būtina atnaujinti programa*
        if known and cases == NOMINATIVE and is_alone(after(noun, sentence)):
            return joined(noun, verb, "Acc", NOMINATIVE)
    return {}


IMPERSONAL = re.compile(
    "(?:ne)?(?:galima|pavyk(?:o|sta|s)|būtina|reikia|reikėtų|reikėjo|reikės|verta|leidžiama|draudžiama|siūloma|"
    "rekomenduojama)"
)
"""Words that ask for an infinitive and have no subject."""
INTRANSITIVE = re.compile(f"{REFLEXIVE.pattern}|^(?:ne)?atsira")
"""Signs of verbs without an object."""
STRICT = re.compile(
    "(?:pasirink|įves[kt]|nurody|išsaug|ištrin|įdieg|įkel|atnaujin|patikrin|peržiūrė|sukur|redaguo|pridė|pamat|skait|"
    "perskait|nusipirk|pirk|sumažin|padidin|gau[tk]|ras[tk])"
)
"""Beginnings of infinitives and imperatives beside which no means stands."""
ASKING = re.compile(
    "(?:ne)?(?:galima|gal(?:iu|i|ime|ite|ėjau|ėjo|ės|ėtų)|nor(?:iu|i|ime|ite|ėjau|ėjo|ės|ėtų|ėčiau)|pavyk(?:o|sta|s)|"
    "privalo(?:te|me)?|būtina|reikia|reikėtų|reikėjo|reikės|verta|leidžia|leidžiama|draudžiama|nusprend(?:ė|žia|ėme)|"
    "planuoja(?:me)?|ketin(?:a|u|ame)|band(?:o|ė|ys|au|ome|ykite)|stengiasi|siūlo|siūloma|žada|pažadėjo|turi(?:te|me)?|"
    "turė(?:s|jo|tų)|pradėkite|pamiršo|pamiršau|spėjo|sugebėjo|padeda|padės|padėjo|rekomenduojama|norint|bandant|siekiant|ketinant|galint|reikiant)"
)
"""Words that ask for an infinitive."""


def case_shown(word: Token, readings: Readings) -> frozenset[str] | None:
    """The case of an adjective or determiner, if it is known to have one alone."""
    known = [reading.feats["Case"] for reading in known_as(lower(word), "ADJ", readings) if "Case" in reading.feats]
    cases = frozenset[str]().union(*known)
    return cases if len(cases) == 1 else None


KINDS = re.compile("(?:mygtuk|fail|lang|aplank|slaptažod|laišk|vard|ekran|dokument)(?:as|is|ai|iai)")
"""Nouns for what is clicked, opened or typed, which are no labels themselves."""


def verb_of_reading(form: str) -> bool:
    """Whether a verb has no means beside it: *skaitau knyga*, but *rašau ranka*."""
    return re.match("(?:pa|per|nusi)?(?:skait|mat|mač|turi|mėgst|perka|pirkau)", form) is not None


SINGLE_ENDS = ("as", "is", "ys", "us")
"""Ends of masculines in the nominative."""


def has_subject_before(verb: Token, clause: Clause, sentence: Sentence, readings: Readings) -> bool:
    """Whether a pronoun or noun that can be nothing but the subject stands right before a verb, and opens the
    sentence."""
    previous = before(verb, sentence)
    if previous is None or not opens_freely(clause, sentence, LITHUANIAN):
        return False
    if lower(previous) in {"jis", "ji", "jie"}:
        return True
    place = subject_place(clause, readings, LITHUANIAN)
    return place is not None and clause.words[place].id == previous.id


def allowed_in(clause: Clause, readings: Readings) -> Found:
    """Somebody in the accusative right behind a form of *leisti* or *padėti* and before an infinitive with an object of
    its own, joined: *leidžia vartotojus siųsti žinutes*; not *leidžia pridėti vartotojus*."""
    for place, (verb, noun) in enumerate(pairwise(clause.words)):
        if LETTING.fullmatch(lower(verb)) is None or noun.id != verb.id + 1 or PERSONS.match(lower(noun)) is None:
            continue
        infinitive, *rest = clause.words[place + 2 :] or [verb]
        objects = [one for one in rest if one.upos == "NOUN" and "Acc" in one.feats.get("Case", ())]
        if is_infinitive(infinitive) and objects and cases_of(noun, readings) == ACCUSATIVE:
            return joined(noun, verb, "Dat", ACCUSATIVE)
    return {}


LETTING = re.compile("(?:ne)?(?:leidžia|leido|leis|leistų|leidžiame|leidome|leisti|padeda|padės|padėjo|padėtų)")


def felt_in(clause: Clause, sentence: Sentence) -> Found:
    """Who likes or needs something, in another case than the dative, joined to the verb right behind: *aš patinka ši
    muzika*, *mane patinka*, *aš reikia telefono*."""
    for word, verb in pairwise(clause.words):
        asks = FELT.fullmatch(lower(verb)) is not None
        alone = lower(word) in {"jis", "ji"} and "reik" in lower(verb)  # *jis patinka*, but nobody *reikia*
        if not (lower(word) in NOT_FELT or alone) or not asks or verb.id != word.id + 1:
            continue
        case = NOMINATIVE if lower(word) in SPOKEN or alone else ACCUSATIVE
        if lower(word) in SPOKEN and lower(verb).startswith(("patin", "nepatin")) and is_alone(after(verb, sentence)):
            continue  # *tu patinki*, *ar aš patinku*
        return {
            word.id: as_told(word, "PRON", {"Case": case}, (verb.id, CASES_ASKED["Dat"])),
            verb.id: as_told(verb, "VERB", {}, None),
        }
    return {}


def likes_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """Somebody in the nominative who opens the sentence right before a verb of liking or needing, behind which stands
    what is liked or needed: *mano brolis patinka futbolas*, *vaikai reikia pagalbos*."""
    for word, verb in pairwise(clause.words):
        if FELT.fullmatch(lower(verb)) is None or verb.id != word.id + 1 or PERSONS.match(lower(word)) is None:
            continue
        opening = [one for one in clause.words if one.id < word.id]
        owned = not opening or (len(opening) == 1 and lower(opening[0]) in OWNERS)
        liked = after(verb, sentence)
        if not owned or cases_of(word, readings) - {"Voc"} != NOMINATIVE or liked is None:
            continue
        case = {"Gen"} if "reik" in lower(verb) else {"Nom", "Voc", "Ins"}
        receiver = lower(liked).endswith(("ui", "ei", "ams", "oms", "ėms", "ims"))
        if liked.upos == "NOUN" and not receiver and case & cases_of(liked, readings):
            return joined(word, verb, "Dat", NOMINATIVE)
    return {}


ASKED_BY = {
    **dict.fromkeys(["su"], "Ins"),
    **dict.fromkeys("be iš nuo dėl prie šalia ant".split(), "Gen"),
    **dict.fromkeys("į apie pas per prieš pro aplink pagal".split(), "Acc"),
}
SPOKEN_OF = {
    **dict.fromkeys("manęs tavęs savęs".split(), "Gen"),
    **dict.fromkeys("mane tave mus jus juos".split(), "Acc"),
    **dict.fromkeys("man tau mums jums jam jiems".split(), "Dat"),
    **dict.fromkeys("manimi tavimi mumis jumis".split(), "Ins"),
}
"""Forms of personal pronouns that have one case, and belong to no noun."""


def company_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """A personal pronoun at the end of its phrase right behind an adposition of another case, joined: *einu su
    tavęs*."""
    for word, pronoun in pairwise(clause.words):
        asked, case = ASKED_BY.get(lower(word)), SPOKEN_OF.get(lower(pronoun))
        if asked is None or case is None or asked == case or pronoun.id != word.id + 1:
            continue
        behind = after(pronoun, sentence)
        if word.upos == "ADP" and (behind is None or behind.upos == "PUNCT"):
            return {
                word.id: as_told(word, "ADP", {}, None),
                pronoun.id: as_told(pronoun, "PRON", {"Case": frozenset({case})}, (word.id, CASES_ASKED[asked])),
            }
    return {}


OF_GENITIVES_ALONE = frozenset("be iš nuo dėl prie vietoj iki".split())


def governed_in(clause: Clause, sentence: Sentence) -> Found:
    """A noun in the accusative at the end of its phrase right behind an adposition of the genitive: *dėl neatsargumą*,
    *iš sąrašą*; behind *iš* and others a participle may follow that the accusative belongs to."""
    for adposition, noun in pairwise(clause.words):
        if lower(adposition) not in OF_GENITIVES_ALONE or adposition.upos != "ADP" or noun.id != adposition.id + 1:
            continue
        behind = after(noun, sentence)
        ends = behind is None or behind.form in {".", "!", "?", ",", ";", ":"} or is_finite(behind)
        accusative = noun.feats.get("Case") == ACCUSATIVE and lower(noun).endswith(("ą", "ę", "į", "us", "as"))
        when = WHEN.search(lower(noun)) is not None
        if noun.upos == "NOUN" and (noun.form or "").islower() and accusative and ends and not when:
            return {
                **joined(noun, adposition, "Gen", ACCUSATIVE),
                adposition.id: as_told(adposition, "ADP", {}, None),
            }
    return {}


WHEN = re.compile("(?:dienį|naktį|rytą|vakarą|metus)$")
"""Ends of accusatives that say when: *dėl antradienį įvykdyto nusikaltimo*."""

NEXT_TO = frozenset({"šalia", "netoli"})


def beside_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """A nominative at the end of its phrase right behind *šalia* or *netoli*, which the tagger takes for adverbs:
    *sėdžiu šalia langas*."""
    for word, noun in pairwise(clause.words):
        behind = after(noun, sentence)
        if lower(word) not in NEXT_TO or noun.id != word.id + 1 or (behind is not None and behind.upos != "PUNCT"):
            continue
        if cases_of(noun, readings) - {"Voc"} == NOMINATIVE and (noun.form or "").islower():
            return {
                word.id: as_told(word, "ADP", {}, None),
                noun.id: as_told(noun, "NOUN", {"Case": NOMINATIVE}, (word.id, CASES_ASKED["Gen"])),
            }
    return {}


FELT = re.compile("(?:ne)?(?:patinka|patiko|patiks|reikia|reikėjo|reikės|reikėtų)")
SPOKEN = frozenset("aš tu mes jie".split())
NOT_FELT = SPOKEN | frozenset("mane tave mus".split())
"""Personal pronouns in no dative, of those that need or like; *jis patinka* is right."""


# Numbers

TWO_TO_NINE = re.compile(
    "(?:du|dvi|abu|abi|trys|tris|(?:ketur|penk|šeš|septyn|aštuon|devyn)(?:i|ios|is|ias)|keli|kelios|kelis)"
)
COUNTING = {
    "du": (MASCULINE, NOMINATIVE | ACCUSATIVE),
    "dvi": (FEMININE, NOMINATIVE | ACCUSATIVE),
    "abu": (MASCULINE, NOMINATIVE | ACCUSATIVE),
    "abi": (FEMININE, NOMINATIVE | ACCUSATIVE),
    "trys": (MASCULINE | FEMININE, NOMINATIVE),
    "tris": (MASCULINE | FEMININE, ACCUSATIVE),
}
BY_END = {
    "ios": (FEMININE, NOMINATIVE),
    "ias": (FEMININE, ACCUSATIVE),
    "is": (MASCULINE, ACCUSATIVE),
    "i": (MASCULINE, NOMINATIVE),
}


def counting(form: str) -> tuple[frozenset[str], frozenset[str]] | None:
    """The gender and case of a numeral from two to nine, or *keli*, in a direct case."""
    if TWO_TO_NINE.fullmatch(form) is None:
        return None
    if form in COUNTING:
        return COUNTING[form]
    return next(told for end, told in BY_END.items() if form.endswith(end))


def counted_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """A numeral and the noun right behind it, joined, if they agree in no reading: *du seseris*, *penki vaikus*, *tris
    obuoliai*."""
    for place, numeral in enumerate(clause.words[:-1]):
        told = counting(lower(numeral))
        noun = clause.words[place + 1]
        described = noun.upos == "ADJ" and not known_as(lower(noun), "NOUN", readings)
        if described and place + 2 < len(clause.words):
            noun = clause.words[place + 2]  # *penkios nauji įrenginiai*
        options = noun_options(noun, readings)
        near = noun.id == numeral.id + 1 + described
        if told is None or not options or not near or not (noun.form or "").islower():
            continue
        gender, case = told
        cases = cases_of(noun, readings)
        direct = [one for one in options if not case.isdisjoint(one.get("Case", ()))]
        behind = after(noun, sentence)
        tagged = noun.feats.get("Case") == NOMINATIVE or (numeral.id == 1 and behind is not None and is_finite(behind))
        said = tagged and (behind is None or behind.form in STOPS or behind.upos in {"AUX", "VERB"})
        if not cases <= {"Nom", "Acc", "Voc", "Ins"} and not (said and "Gen" in cases):
            continue  # *keli mokinės serga*, *du mergaitės žaidžia*, but *keli mokinės draugai*
        plural = [one for one in direct if "Plur" in one.get("Number", PLURAL)]
        genders = frozenset[str]().union(*(one.get("Gender", frozenset()) for one in plural))
        shown = next(iter(genders)) if len(genders) == 1 else gender_of(noun, readings, LITHUANIAN)
        known = known_as(lower(noun), "NOUN", readings) or FEMININES.match(lower(noun)) is not None
        if not known or (plural and (shown is None or shown in gender)):
            continue
        features: Features = {"Gender": gender, "Case": case, "Number": PLURAL}
        own: Features = {"Gender": frozenset({shown})} if shown is not None else {}
        if plural:  # *du mergaitės*: the genitive has nothing behind it
            cases = frozenset[str]().union(*(one.get("Case", case) for one in plural)) & case
            own = {**own, "Number": PLURAL, "Case": cases}
        return {
            numeral.id: as_told(numeral, "NUM", features, (noun.id, COUNTED)),
            noun.id: as_told(noun, "NOUN", own, None),
        }
    return {}


SEVERAL = re.compile(r"(?:\d{0,4}[02-9])?[2-9]")
"""Numbers in digits behind which the plural stands in the case that is asked for."""
ORDINALS = re.compile(
    "puslap|žingsn|lyg|skyri|dal|etap|punkt|versij|klas|numer|vieta|diena|metai|modul|sesij|pamok|tem[aąo]|pavyzd|pratim"
)
"""Beginnings of nouns of which a number says the how manieth it is, though it may lack its stop."""


def numbered_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """A singular in the nominative right behind a number and a verb, at the end of the phrase: *rasta 5 failas*; not
    *2 žingsnis*."""
    for number, noun in pairwise(clause.words):
        previous = before(number, sentence)
        free = previous is not None and previous.upos in {"VERB", "AUX"} and not is_a_name(previous)
        if SEVERAL.fullmatch(lower(number)) is None or noun.id != number.id + 1 or not free:
            continue
        single = noun.upos == "NOUN" and noun.feats.get("Number") == SINGULAR and (noun.form or "").islower()
        named = not known_as(lower(noun), "NOUN", readings) or ORDINALS.match(lower(noun)) is not None
        alone = cases_of(noun, readings) - {"Voc", "Ins"} == NOMINATIVE and is_alone(after(noun, sentence))
        case = NOMINATIVE if TIMES.fullmatch(lower(noun)) is None else ACCUSATIVE  # *galioja 24 valandas*
        if single and alone and not named:
            return {
                number.id: as_told(number, "NUM", {"Number": PLURAL}, (noun.id, COUNTED)),
                noun.id: as_told(noun, "NOUN", {"Number": SINGULAR, "Case": case}, None),
            }
    return {}


MANY = re.compile(
    "(?:daug|mažai|kiek|keletas|keletą|keliolika|dešimt|(?:vienuo|dvy|try|keturio|penkio|šešio|septynio|aštuonio|devynio)lika|"
    "(?:dvi|tris|keturias|penkias|šešias|septynias|aštuonias|devynias)dešimt|šimtas|šimtą|tūkstantis|tūkstantį)"
)
"""Words for how many, behind which a genitive stands."""
ROUND = re.compile("[1-9]\\d{0,2}0|1[1-9]|[1-9]\\d?1[1-9]|10")
"""Numbers in digits that take one, too; of four digits they may be years."""
MEASURES = re.compile(
    "(?:kilogram|litr|stiklin|puodel|butel|lėkšt|gabal|gabalėl|maiš|dėžut|pakel|šaukšt)(?:as|ą|ė|ę|is|į)"
)
"""Containers and measures in the nominative or accusative."""


def quantity_in(clause: Clause, sentence: Sentence, readings: Readings) -> Found:
    """A noun right behind a word for how much there is of it, joined, if it may be no genitive: *daug pinigai*, *kiek
    vaikai*, *20 eurai*, *stiklinę vanduo*."""
    for word, noun in pairwise(clause.words):
        form = lower(word)
        digits = ROUND.fullmatch(form) is not None and is_amount(word, clause, sentence)
        measured = MEASURES.fullmatch(form) is not None
        if not (MANY.fullmatch(form) or digits or measured) or noun.id != word.id + 1:
            continue
        cases = cases_of(noun, readings) - {"Voc"}
        if not cases or not (noun.form or "").islower() or not cases <= {"Nom", "Acc"} or is_year(noun):
            continue
        if digits and ORDINALS.match(lower(noun)) is not None and "Sing" in noun.feats.get("Number", SINGULAR):
            continue  # *sužinokite 10 pavyzdį*: the tenth
        if measured and not is_alone(after(noun, sentence)):
            continue
        if form in {"daug", "mažai", "kiek"} and "Sing" in noun.feats.get("Number", ()):
            said = any(is_finite(one) for one in clause.words if one.id < word.id)
            if not said or cases != NOMINATIVE or not is_alone(after(noun, sentence)):
                continue  # *kiek laikas bėga*, *daug laiką leidžia*, but *turime mažai laikas*
        if digits:
            return {
                word.id: as_told(word, "NUM", {}, (noun.id, IN_DIGITS)),
                noun.id: as_told(noun, "NOUN", {"Case": cases, "Number": PLURAL}, None),
            }
        return {
            word.id: as_told(word, "NOUN", {}, None),
            noun.id: as_told(noun, "NOUN", {"Case": cases}, (word.id, OF_WHAT)),
        }
    return {}


def is_amount(number: Token, clause: Clause, sentence: Sentence) -> bool:
    """Whether a number in digits is not part of a name or a label: what stands before it is no noun and nothing with a
    capital (*Windows 10 naudotojai*), but for the first word."""
    previous = before(number, sentence)
    if previous is None:
        return True
    free = previous.upos in {"VERB", "AUX", "ADP", "CCONJ", "ADV", "SCONJ"} or previous.id == 1
    return free and previous.upos not in {"NOUN", "PROPN", "X", "NUM", "PUNCT", "SYM"}


def is_year(noun: Token) -> bool:
    """Whether a noun follows the numbers of years and days without being counted."""
    return lower(noun).startswith(("met", "dien", "valand"))
