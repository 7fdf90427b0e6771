"""Told nouns: determiners, adjectives and numerals beside nouns whose forms are all written down.

Of Greek and Portuguese: the tagger sees in a noun what the words beside it ask for (*na botão*, *του πόρτας*), or no
noun at all (*ο πόρτα*), so that nothing clashes. Nouns of everyday life are listed with their forms (`rules/readings`),
and what stands right before one of them is a determiner of it, whatever the parser makes of the two.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from lambre_core.findings.doubts.greek import KNOWN, STANDS_FOR_A_NOUN
from lambre_core.findings.doubts.greek_clauses import BECOMING, SOMEBODY
from lambre_core.findings.readings import Readings, known_as
from lambre_core.findings.told.clauses import lower
from lambre_core.findings.told.relations import ATTRIBUTE, COUNTED, DETERMINER, NO_ARTICLE, as_told
from lambre_core.treebank.feats import Features
from lambre_core.treebank.tree import Sentence, Token

GREEK, PORTUGUESE = "el", "pt"
DECLINED = ("Case", "Gender", "Number")


def with_told_nouns(sentence: Sentence, readings: Readings, language: str) -> Sentence:
    """The sentence with listed nouns and the words right beside them joined, where they do not agree.

    Args:
        readings: of words out of context.
    """
    if language not in {GREEK, PORTUGUESE}:
        return sentence
    changed: dict[int, Token] = {}
    for noun in sentence.tokens:
        cells = cells_of(noun, readings)
        if cells:
            find = greek_phrase if language == GREEK else portuguese_phrase
            changed.update(find(sentence.tokens, noun.id - 1, cells, readings))
    return sentence.with_tokens(changed) if changed else sentence


def cells_of(noun: Token, readings: Readings) -> list[Features]:
    """What a listed noun or a well-known first name can be; nothing of other words and names."""
    named = NAMES.get(noun.form or "")
    if named is not None:
        return list(named)
    if not ((noun.form or "").islower() or noun.id == 1) or noun.upos in {"PUNCT", "NUM", "ADP"}:
        return []
    found = [one for one in known_as(lower(noun), "NOUN", readings) if one.written and "Gender" in one.feats]
    return [{name: one.feats[name] for name in DECLINED if name in one.feats} for one in found]


def nearest(one: Sequence[Features], other: Sequence[Features]) -> tuple[Features, Features] | None:
    """Of two words that agree in none of their readings those two that differ least; None where they agree."""
    best: tuple[int, Features, Features] | None = None
    for first in one:
        for second in other:
            clashes = sum(first[name].isdisjoint(second[name]) for name in DECLINED if name in first and name in second)
            if not clashes:
                return None
            if best is None or clashes < best[0]:
                best = clashes, first, second
    return None if best is None else best[1:]


def joined(word: Token, noun: Token, pair: tuple[Features, Features] | None, relation: str) -> dict[int, Token]:
    """A word and its noun in two readings that clash, joined; nothing where there are none."""
    if pair is None or word.deprel == NO_ARTICLE:
        return {}
    upos = {DETERMINER: "DET", ATTRIBUTE: "ADJ", COUNTED: "NUM"}[relation]
    return {
        word.id: as_told(known(word), upos, pair[0], (noun.id, relation)),
        noun.id: as_told(known(noun), "NOUN", pair[1], None),
    }


def known(word: Token) -> Token:
    """The word, which is of the language, whatever the tagger thinks."""
    return replace(word, feats={name: values for name, values in word.feats.items() if name != "Foreign"})


def table(written: Mapping[str, str]) -> Mapping[str, tuple[Features, ...]]:
    """Words with their readings, written as *Acc Masc Sing* with commas between them."""
    return {
        form: tuple(features(part) for part in cells.split(", "))
        for words, cells in written.items()
        for form in words.split()
    }


def features(written: str) -> Features:
    """*Acc Masc Sing* as features; *Masc/Fem* is either."""
    found: dict[str, frozenset[str]] = {}
    for values in written.split():
        name = next(name for name, known in VALUES.items() if values.split("/")[0] in known)
        found[name] = frozenset(values.split("/"))
    return found


VALUES = {
    "Case": frozenset({"Nom", "Acc", "Gen"}),
    "Gender": frozenset({"Masc", "Fem", "Neut"}),
    "Number": frozenset({"Sing", "Plur"}),
}


def first_names(women: str, men: str) -> Mapping[str, tuple[Features, ...]]:
    """The forms of Greek first names and places, by how they are called: *Ελένη*, *Αθήνα*, *Γιώργος*."""
    found: dict[str, tuple[Features, ...]] = {}
    for name in women.split():
        found[name] = (features("Nom Fem Sing"), features("Acc Fem Sing"))
        found[name + "ς"] = (features("Gen Fem Sing"),)
    for name in men.split():
        found[name] = (features("Nom Masc Sing"),)
        found[name[:-1]] = (features("Acc Masc Sing"), *(() if name.endswith("ος") else (features("Gen Masc Sing"),)))
    for name in ("Παρίσι", "Λονδίνο", "Βερολίνο", "Σάββατο"):
        found[name] = (features("Nom Neut Sing"), features("Acc Neut Sing"))
    return found


COUNTRIES = (
    "Ελλάδα Ευρώπη Αμερική Αφρική Ασία Αγγλία Αλβανία Αυστραλία Αυστρία Βουλγαρία Βραζιλία Βρετανία Γαλλία Γερμανία "
    "Δανία Ελβετία Ιαπωνία Ινδία Ιρλανδία Ισπανία Ιταλία Κίνα Κορέα Κούβα Νορβηγία Ολλανδία Ουγγαρία Ουκρανία Πολωνία "
    "Πορτογαλία Ρουμανία Ρωσία Σερβία Σουηδία Συρία Τουρκία Φινλανδία"
)
"""Greek names of countries and continents that are feminines."""
NAMES = first_names(
    f"{COUNTRIES} Αθήνα Θεσσαλονίκη Πάτρα Κρήτη Ρώμη "
    "Μαρία Ελένη Άννα Σοφία Κατερίνα Γεωργία Ειρήνη Δήμητρα Βασιλική Αγγελική Αναστασία Χριστίνα Ιωάννα Ευαγγελία "
    "Παναγιώτα Κωνσταντίνα Αλεξάνδρα Δέσποινα Ζωή Μαρίνα Στέλλα Όλγα Δευτέρα Τετάρτη Πέμπτη Παρασκευή Κυριακή",
    "Γιώργος Γιάννης Νίκος Κώστας Δημήτρης Μιχάλης Παύλος Πέτρος Αντώνης Βασίλης Θανάσης Σπύρος Στέλιος Ηλίας Τάσος "
    "Λευτέρης Μάρκος Αλέκος Ανδρέας Χρήστος "
    "Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος "
    "Δεκέμβριος",
)


def at(words: Sequence[Token], place: int) -> Token | None:
    """The word at a place; None beyond the ends."""
    return words[place] if 0 <= place < len(words) else None


def form_at(words: Sequence[Token], place: int) -> str:
    """The word at a place in lower case; empty beyond the ends."""
    word = at(words, place)
    return lower(word) if word is not None else ""


def upos_at(words: Sequence[Token], place: int) -> str:
    """The part of speech of the word at a place; empty beyond the ends."""
    word = at(words, place)
    return (word.upos or "") if word is not None else ""


# Greek


def greek_phrase(words: Sequence[Token], place: int, cells: Sequence[Features], _: Readings) -> dict[int, Token]:
    """A Greek noun and the determiner, adjective or numeral before it that agrees with it in no reading: *ο πόρτα*,
    *έναν ωραία ταινία*, *πολλά βιβλίο*, *πέντε ημέρα*, *όλες οι μαθητές*."""
    noun = words[place]
    before = place - 1
    changed: dict[int, Token] = {}
    after = at(words, place + 1)
    if form_at(words, place + 1) in DASHES and (noun.form or "") in NAMES:
        # *Το Γαλλία - Ιταλία*, a match
        return changed
    if form_at(words, place + 1) == "προς":
        # *Μια βήμα προς βήμα εισαγωγή*
        return changed
    if after is not None and after.upos == "NOUN" and (noun.upos == "ADJ" or lower(noun) == "λάθος"):
        # *Ένας κάθετος πίνακας*, *στον υπόγειο σταθμό*, *τα λάθος κλειδιά*
        return changed
    adjective = at(words, before)
    own = adjective_cells(lower(adjective)) if adjective is not None else ()
    if own and (is_of_that(own, cells) or is_of_a_quality(own, cells)):
        # *Σε νέους ηλικίας*, *τα μεγάλης αξίας*
        return {}
    if adjective is not None and own and may_be_a_thing_of(adjective, own, cells):
        return {}
    first = at(words, before - 1)
    others = adjective_cells(lower(first)) if own and first is not None else ()
    if first is not None and others and not may_be_a_thing_of(first, others, cells):
        # *Έναν νέα μυστικό κωδικό*
        # Not *το δυνητικά τεράστιο πεδίο*.
        determined = form_at(words, before - 2) in GREEK_DETERMINERS and not lower(first).endswith(("α", "ά"))
        gender = [{name: cell[name] for name in ("Gender", "Number") if name in cell} for cell in cells]
        alike = [{name: one[name] for name in ("Gender", "Number") if name in one} for one in others]
        if determined and nearest(own, cells) is None and not is_two_ended(first, cells):
            changed.update(joined(first, noun, nearest(alike, gender), ATTRIBUTE))
    if adjective is not None and own:
        opening = form_at(words, before - 1)
        shown = GREEK_DETERMINERS.get(opening, ())
        # *Η νέος υπάλληλος*: of nouns of either gender the article tells which.
        meant = [cell for cell in cells if shown and nearest(shown, [cell]) is None] or cells
        # Feminines may have adjectives in -ος, of two ends alone: what the case tells is left to the parser.
        joint = opening == "και" and bool(adjective_cells(form_at(words, before - 2)))
        if not is_two_ended(adjective, meant) and (
            joint
            or (before == 0 and not lower(adjective).endswith(("α", "ά", "ο", "ό")))
            or opening in GREEK_DETERMINERS
            or opening in BEFORE_ADJECTIVES
            or (changed and others)
        ):
            changed.update(joined(adjective, noun, nearest(own, meant), ATTRIBUTE))
        before -= 1
    determiner = at(words, before)
    if determiner is None or not determiner.form:
        return changed
    form = lower(determiner)
    if form in GREEK_COUNTING and before == place - 1 and form_at(words, before - 1) not in {"και", "αριθμός"}:
        pair = nearest((features("Plur"),), [{"Number": cell["Number"]} for cell in cells])
        return joined(determiner, noun, pair, COUNTED)
    own_cells = GREEK_DETERMINERS.get(form)
    if form in {"πολλά", "λίγα"} and form_at(words, before - 1) in GREEK_DETERMINERS:
        # *Μια πολλά υποσχόμενη αρχή*
        return changed
    if own_cells is None or is_no_determiner(words, before, cells):
        return changed
    if form in {"το", "στο"} and before < place - 1 and (words[before + 1].form or "")[:1].isupper():
        # *Στο Παλιές φωτογραφίες*: a label, with the article of a button
        return {}
    if form in LOSES_N and BEFORE_NO_N.match(form_at(words, before + 1)):
        own_cells = (*own_cells, features("Acc Masc Sing"))
    told = joined(determiner, noun, nearest(own_cells, cells), DETERMINER)
    changed.update(told)
    first = at(words, before - 1)
    if not told and first is not None and form in {"οι", "τους", "τις"}:
        every = EVERY.get(lower(first))
        if every is not None:
            changed.update(joined(first, noun, nearest(every, cells), DETERMINER))
    return changed


def is_of_that(adjective: Sequence[Features], cells: Sequence[Features]) -> bool:
    """Whether a noun is a genitive beside an adjective that is none, or that agrees with it: of what, or what kind."""
    return all("Gen" in cell["Case"] for cell in cells) and (
        nearest(adjective, cells) is None or not any("Gen" in one["Case"] for one in adjective)
    )


def is_two_ended(adjective: Token, cells: Sequence[Features]) -> bool:
    """Whether an adjective in *-ος* may be of a feminine, as some of two ends alone are; not one with a common end of
    those that have three (*ασύρματος σύνδεση*)."""
    form = lower(adjective)
    ends = form.endswith(("ος", "ός", "ου", "οι")) and all("Fem" in cell["Gender"] for cell in cells)
    return ends and THREE_ENDED.search(form) is None


THREE_ENDED = re.compile(
    "(?:[ιί]κ|μ[έε]ν|[όύ]τερ|ύρματ|αί|δικ|[άέήίόύώ]σιμ|αραίτητ|ίνδυν|γκυρ|άκυρ|έτοιμ|άλληλ|ήσυχ|ύντομ)(?:ος|ός|οι|οί)$"
)


def may_be_a_thing_of(adjective: Token, own: Sequence[Features], cells: Sequence[Features]) -> bool:
    """Whether what looks like an adjective may be a noun of which a noun that may be a genitive says what it is (*τα
    ειδικά εργαλεία*, but *τα υλικά υπολογιστή*); not one of everyday life."""
    everyday = GREEK_ADJECTIVES.fullmatch(lower(adjective).translate(PLAIN)) is not None
    return (
        not everyday
        and not any("Gen" in one.get("Case", ()) for one in own)
        and any("Gen" in cell["Case"] for cell in cells)
    )


def is_of_a_quality(adjective: Sequence[Features], cells: Sequence[Features]) -> bool:
    """Whether an adjective is a genitive alone, with which a noun agrees: *ένα ανοιχτού κώδικα πρόγραμμα*."""
    return all(one["Case"] == {"Gen"} for one in adjective) and nearest(adjective, cells) is None


def is_no_determiner(words: Sequence[Token], place: int, cells: Sequence[Features]) -> bool:
    """Whether what looks like a Greek determiner may be something else: a pronoun that says whose something is (*ο
    φίλος του δάσκαλος*), or to whom somebody gives something (*δώσε του νερό*), the end of a number (*είκοσι μία
    μέρες*), *ή* without its accent."""
    form, before = form_at(words, place), form_at(words, place - 1)
    if before.isdigit() and len(form) < SHORT:
        # *Το 3ο στοιχείο*
        return True
    if before == "από" and form in {"ένα", "έναν", "μια", "μία"} and any("Plur" in cell["Number"] for cell in cells):
        # *Περισσότερα από ένα βήματα*
        return True
    if form in {"ενός", "μιας", "μίας"} and before in OWNERS:
        # *Περισσότερες της μίας λέξεις*
        return True
    if form in SOMEBODY and BECOMING.fullmatch(before) is not None:
        # *Για να γίνει κάποιος μέλος*
        return True
    if before == "μεταξύ" and form == "τους":
        # *Η μεταξύ τους σχέση*
        return True
    if form in {"οι", "τους", "τις"} and (words[place + 1].form or "") in NAMES:
        # *Νίκησαν οι Άννα Παππά και Ελένη Δήμου*
        return any(lower(word) in {"και", ","} for word in words[place + 2 :])
    if before in GREEK_NUMBERS or before in {"να", "θα", "ας", "δεν", "δε", "μην", "μη"}:
        return True
    nominal = (
        upos_at(words, place - 1) in {"NOUN", "PROPN", "ADJ", "PRON", "X", "DET"} and before not in GREEK_DETERMINERS
    )
    if form in OWNERS:
        genitive = all("Gen" in cell["Case"] for cell in cells) and form != "τους"
        owned = at(words, place - 1)
        plain = owned is not None and owned.upos in {"NOUN", "PROPN"} and "Gen" not in owned.feats.get("Case", ())
        return not (genitive and plain) and (nominal or upos_at(words, place - 1) in {"VERB", "AUX", "ADV"})
    if form == "η":
        return nominal
    return form in OBJECTS and upos_at(words, place - 1) == "VERB" and IMPERATIVE.search(before) is not None


DASHES = frozenset({"-", "–", "—"})
SHORT = 4
"""Letters that no end of an ordinal and no ending in brackets has."""
OWNERS = frozenset({"του", "της", "τους"})
OBJECTS = frozenset({"το", "τα", "τον", "την", "τη", "τις"})
IMPERATIVE = re.compile("(?:[σξψ]τε|[^ν]ετε|άτε|είτε|[σξψ]ε|[άέήίόύώ]\\w*α)$")
LOSES_N = frozenset({"το", "ένα"})
BEFORE_NO_N = re.compile("[βδζθλρσφχ]|γ(?!κ)|μ(?!π)|ν(?!τ)")
"""Beginnings of words before which *τον* and *έναν* may lack their *-ν*."""


def adjective_cells(form: str) -> Sequence[Features]:
    """What a Greek adjective of everyday life can be by its end; nothing of any other word."""
    found = GREEK_ADJECTIVES.fullmatch(form.translate(PLAIN))
    known = KNOWN.fullmatch(form) is not None and STANDS_FOR_A_NOUN.fullmatch(form) is None
    if found is None and known and form not in GREEK_DETERMINERS and NOT_AS_OTHERS.fullmatch(form) is None:
        found = AS_ADJECTIVES_END.fullmatch(form.translate(PLAIN))
    if found is None:
        return cells_in_es(form)
    end = found["end"]
    if end == "α" and found["vowel"] is None:
        return GREEK_ENDS["neuters"]
    if end == "ας" and found["vowel"] is None:
        return ()  # *κώδικας*
    return GREEK_ENDS[end]


def cells_in_es(form: str) -> Sequence[Features]:
    """What a well-known Greek adjective in *-ής* can be by its end: *ασφαλής*, *ασφαλείς*, *ασφαλές*."""
    found = IN_ES.fullmatch(form.translate(PLAIN))
    return ENDS_IN_ES[found["end"]] if found is not None else ()


PLAIN = str.maketrans("άέήίόύώ", "αεηιουω")
IN_ES = re.compile(
    "(?:αν)?(?:ασφαλ|πληρ|συνεχ|σαφ|διεθν|επιμελ|ειλικριν|δημοφιλ|αληθ|ευγεν|δυστυχ|ευτυχ|λεπτομερ|υγι|προφαν)"
    "(?P<end>ης|ους|ες|εις|ων)"
)
ENDS_IN_ES = table(
    {
        "ης": "Nom Masc Sing, Nom Fem Sing",
        "ους": "Gen Sing",
        "ες": "Nom Neut Sing, Acc Neut Sing",
        "εις": "Nom Masc Plur, Acc Masc Plur, Nom Fem Plur, Acc Fem Plur",
        "ων": "Gen Plur",
    }
)
"""The forms of adjectives in *-ής* that no others and no adverbs have (*ακριβή* is of *ακριβός* as well)."""
GREEK_ADJECTIVES = re.compile(
    "(?:(?P<vowel>καινουργι|νε|παλι|ωραι|κρυ|γαλαζι|αρχαι|τελευται|σπουδαι|τεραστι|δημοσι|αστει|βεβαι|πλουσι|αγρι)|"
    "μεγαλ|μικρ|καλ|κακ|ομορφ|ασχημ|ψηλ|χαμηλ|χοντρ|λεπτ|κοντ|ζεστ|ακριβ(?!η|ες|ους)|φτην|ευκολ|δυσκολ|γρηγορ|αργ|δυνατ|"
    "ασπρ|μαυρ|κοκκιν|κιτριν|πρασιν|λευκ|καθαρ|βρομικ|βρωμικ|νοστιμ|φρεσκ|ησυχ|ηρεμ|σημαντικ|ελληνικ|ξυλιν|μοντερν|"
    "συγχρον|ενδιαφεροντ|στρογγυλ|σκληρ|μαλακ|φωτειν|σκοτειν|στεν|ανοιχτ|κλειστ|γεματ|αδει|φθην|πετυχημεν|χρησιμ|κομψ|ασυρματ|υπεροχ|διαθεσιμ)"
    "(?P<end>ος|ου|ο|ης|η|ας|α|οι|ους|ες|ων)"
)
AS_ADJECTIVES_END = re.compile("\\w{2,}(?:(?P<vowel>[ιεα])|[^ιεα])(?P<end>ος|ου|ο|ης|η|ας|α|οι|ους|ες|ων)")
"""Ends of other well-known adjectives and participles, of which those behind a vowel have feminines in *-α*."""
NOT_AS_OTHERS = re.compile(
    "\\w*(?:[οό]ντ(?:α|ος|ες|ων)|ουσ(?:α|ας|ες|ών)|ον)|"
    "(?:περισσότερ|λιγότερ)ο|(?:ακριβ|πλήρ|ευτυχ)\\w+|\\w+[χργύ]ων|όλ\\w+|ίδι\\w+|μισ\\w+|μόν\\w+|άλλ\\w+|[τπ]?όσ\\w+|μερικ\\w+|"
    "κάθε|δωρεάν|λάθος|μπλε|δίπλα|\\w*[άέήίόύώ]\\w*ερα|"
    "(?!αυτό)\\w+[ήώάίύό]ματα|\\w*λόγ(?:ου|ων|ους)"
)
"""Adverbs, adjectives in *-ής* and *-ων*, what may stand without its noun, and what is one (*δικαιώματα*,
*διαλόγου*)."""
GREEK_ENDS = table(
    {
        "ος": "Nom Masc Sing",
        "ου": "Gen Masc Sing, Gen Neut Sing",
        "ο": "Acc Masc Sing, Nom Neut Sing, Acc Neut Sing",
        "η": "Nom Fem Sing, Acc Fem Sing",
        "ης ας": "Gen Fem Sing",
        "α": "Nom Fem Sing, Acc Fem Sing, Nom Neut Plur, Acc Neut Plur",
        "neuters": "Nom Neut Plur, Acc Neut Plur",
        "οι": "Nom Masc Plur",
        "ους": "Acc Masc Plur",
        "ες": "Nom Fem Plur, Acc Fem Plur",
        "ων": "Gen Plur",
    }
)
GREEK_DETERMINERS = table(
    {
        "ο ένας κάποιος ποιος κανένας τέτοιος": "Nom Masc Sing",
        "η": "Nom Fem Sing",
        "μια μία κάποια καμία": "Nom Fem Sing, Acc Fem Sing",
        "το ένα": "Nom Neut Sing, Acc Neut Sing",
        "κάποιο ποιο κανένα τέτοιο": "Nom Neut Sing, Acc Neut Sing, Acc Masc Sing",
        "τον έναν κάποιον ποιον κανέναν τέτοιον": "Acc Masc Sing",
        "την τη": "Acc Fem Sing",
        "του ενός κάποιου": "Gen Masc Sing, Gen Neut Sing",
        "της μιας μίας κάποιας": "Gen Fem Sing",
        "οι": "Nom Masc Plur, Nom Fem Plur",
        "κάποιοι ποιοι μερικοί πολλοί λίγοι αρκετοί τέτοιοι πόσοι": "Nom Masc Plur",
        "τους κάποιους ποιους μερικούς πολλούς λίγους αρκετούς τέτοιους πόσους": "Acc Masc Plur",
        "τις": "Acc Fem Plur",
        "κάποιες ποιες μερικές πολλές λίγες αρκετές τέτοιες πόσες": "Nom Fem Plur, Acc Fem Plur",
        "τα μερικά πολλά λίγα αρκετά πόσα": "Nom Neut Plur, Acc Neut Plur",
        "διάφοροι τόσοι αμφότεροι": "Nom Masc Plur",
        "διάφορους τόσους": "Acc Masc Plur",
        "διάφορες τόσες": "Nom Fem Plur, Acc Fem Plur",
        "διάφορα τόσα": "Nom Neut Plur, Acc Neut Plur",
        "οποιοσδήποτε": "Nom Masc Sing",
        "οποιαδήποτε": "Nom Fem Sing, Acc Fem Sing, Nom Neut Plur, Acc Neut Plur",
        "ποια τέτοια": "Nom Fem Sing, Acc Fem Sing, Nom Neut Plur, Acc Neut Plur",
        "των": "Gen Plur",
        "κάθε": "Sing",
        "τρεις τέσσερις": "Masc Plur, Fem Plur",
        "τρία τέσσερα": "Neut Plur",
    }
)
"""Greek determiners, and numerals that show a gender, with what they agree with."""
EVERY = table(
    {
        "όλοι": "Nom Masc Plur",
        "όλες": "Nom Fem Plur, Acc Fem Plur",
        "όλους": "Acc Masc Plur",
    }
)
"""What stands before an article."""
GREEK_COUNTING = frozenset("δύο δυο πέντε έξι επτά εφτά οκτώ οχτώ εννέα εννιά δέκα έντεκα δώδεκα είκοσι".split())
GREEK_NUMBERS = GREEK_COUNTING | frozenset(
    "τριάντα σαράντα πενήντα εξήντα εβδομήντα ογδόντα ενενήντα εκατό και".split()
)
BEFORE_ADJECTIVES = frozenset("με σε από για χωρίς σ δύο δυο πέντε έξι επτά οκτώ δέκα".split())
"""Words besides determiners behind which an adjective is one of the noun behind it."""


# Portuguese


def portuguese_phrase(
    words: Sequence[Token], place: int, cells: Sequence[Features], readings: Readings
) -> dict[int, Token]:
    """A Portuguese noun and the determiners before it, or the adjective behind it, that do not agree with it: *na
    botão*, *os seus filha*, *todas os alunos*, *um filme boa*."""
    noun, changed = words[place], {}
    start = place
    if form_at(words, place + 1) == "(" and form_at(words, place + 3) == ")" and len(form_at(words, place + 2)) < SHORT:
        return {}  # *Suas chave(s)*.
    ordinal = ORDINAL.fullmatch(form_at(words, place - 1))
    if ordinal is not None and form_at(words, place - 2) in PORTUGUESE_DETERMINERS:
        if form_at(words, place - 3) in {"e", "ou"} and ORDINAL.fullmatch(form_at(words, place - 4)) is not None:
            return {}  # *A primeira ou a segunda opções*.
        return joined(words[place - 1], noun, nearest(PORTUGUESE_ENDS[ordinal["end"]], cells), ATTRIBUTE)
    while start and (form_at(words, start - 1) in PORTUGUESE_DETERMINERS or upos_at(words, start - 1) == "NUM"):
        if is_a_preposition(words, start - 1, cells) or is_a_pronoun(words, start - 1, place, readings):
            break
        if is_how_much(words, start - 1) or is_given_by_you(words, start - 1):
            break
        alone = start < 2 or lower(words[start - 2]) not in PORTUGUESE_DETERMINERS
        if OWN.fullmatch(lower(words[start - 1])) is not None and alone:
            break
        if start < place and not may_stand_before(form_at(words, start - 1), words[start]):
            break
        start -= 1
        if lower(words[start]) not in PORTUGUESE_DETERMINERS:
            continue
        determiner = words[start]
        changed.update(joined(determiner, noun, nearest(PORTUGUESE_DETERMINERS[lower(determiner)], cells), DETERMINER))
    if not changed:
        changed.update(adjective_behind(words, place, start, cells))
    return changed


def may_stand_before(first: str, second: Token) -> bool:
    """Whether a determiner may have another right behind it: articles before possessives and numerals, *todo* before
    articles, possessives and demonstratives; not *cada uma um lápis*, *cada cinco dias*, *quanto à data*."""
    form = lower(second)
    if first.startswith(("tod", "amb")):
        return form[:3] in {"o", "a", "os", "as", "ess", "est", "aqu", "meu", "teu", "seu", "nos"}
    if NUMBER_OR_TIME.search(first):
        return False  # *Às 07:00 um dia*.
    if OWN.fullmatch(form) is not None:
        return first in {"o", "a", "os", "as", "este", "esta", "estes", "estas", "esse", "essa"}
    counted = second.upos == "NUM" or form in {"muitos", "muitas", "poucos", "poucas", "vários", "várias"}
    return first != "cada" and (counted or POSSESSIVE.fullmatch(form) is not None or form.startswith("outr"))


NUMBER_OR_TIME = re.compile("^\\d")
OWN = re.compile("própri[oa]s?|mesm[oa]s?")
"""*A própria mãe*, *a mesma casa*; *mesmo* alone is an adverb, too."""
POSSESSIVE = re.compile("(?:[mts]eu|noss[oa]|voss[oa]|minha|tua|sua)s?")


def is_a_preposition(words: Sequence[Token], place: int, cells: Sequence[Features]) -> bool:
    """Whether *a* stands for itself, not in *na* or the like, before what is no feminine: *a cavalo*, *a prazo*; not
    behind what is done to a thing itself (*abrir a ficheiro*); but several may be to whom (*abrir a clientes*)."""
    word, before = words[place], at(words, place - 1)
    to_whom = all(cell.get("Number") == SEVERAL and cell.get("Gender") == MEN for cell in cells)
    if not to_whom and before is not None and DONE_TO_IT.fullmatch(lower(before)) is not None:
        return False
    contracted = before is not None and before.span is not None and before.span == word.span
    return lower(word) == "a" and not contracted and nearest(PORTUGUESE_DETERMINERS["a"], cells) is not None


DONE_TO_IT = re.compile(
    "(?:(?:guard|salv|fech|apag|elimin|selecion|cri|edit|instal|copi|carreg|descarreg|grav|substitu|renome)(?:ar?|e|ou)|"
    "(?:abr|exclu|substitu)(?:ir?|a|iu)|(?:escolh|remov)(?:er?|a|eu))"
)
"""Infinitives, imperatives, presents and pasts of Portuguese verbs that have an object without a preposition."""


SEVERAL, MEN = frozenset({"Plur"}), frozenset({"Masc"})


def is_a_pronoun(words: Sequence[Token], place: int, noun: int, readings: Readings) -> bool:
    """Whether *o* and the like stand before a verb that looks like the noun (*ele as compra*, *um pesquisa, outro
    escreve*), stand behind a conjunction before what has no complement of a noun (*e as lista no menu*), or *todos*
    before what they are (*todos testemunhas*)."""
    form = form_at(words, place)
    if place + 1 == noun and form in {"todos", "todas"}:
        return True
    other = {"um": "outro", "uma": "outra"}.get(form)
    alone = place + 1 == noun and form in {"o", "os", "as", "nos", "quantos", "quantas"}
    alone = alone or (other is not None and any(lower(word) == other for word in words[noun:]))
    if not alone:
        return False
    on = upos_at(words, place - 1) == "CCONJ" and form_at(words, noun)[-1:] in {"a", "e"}
    after = at(words, noun + 1)
    if on and (after is None or after.upos in {"PUNCT", "ADV"} or (after.upos == "ADP" and lower(after) != "de")):
        return True
    return any("Person" in one.feats for one in known_as(form_at(words, noun), "VERB", readings))


def is_how_much(words: Sequence[Token], place: int) -> bool:
    """Whether *quanto* joins what is compared (*tanto livros quanto revistas*), or says how much something is done (*o
    quanto a vida custa*), and is no determiner."""
    joins = any(lower(word) == "tanto" for word in words[: max(place, 0)])
    return form_at(words, place) == "quanto" and (joins or form_at(words, place - 1) == "o")


def is_given_by_you(words: Sequence[Token], place: int) -> bool:
    """Whether *deste* is a form of *dar*, behind what stands before a verb: *ainda não deste resposta*."""
    word, before = words[place], at(words, place - 1)
    joined_to = before is not None and before.span is not None and before.span == word.span and lower(before) == "de"
    return lower(word) == "este" and joined_to and form_at(words, place - 2) in {"não", "nunca", "já", "tu", "lhe"}


def adjective_behind(words: Sequence[Token], place: int, start: int, cells: Sequence[Features]) -> dict[int, Token]:
    """An adjective of everyday life right behind a noun and not before another, if it does not agree and no earlier
    noun can be meant: *sapatos nova*; not *um copo de água frio*, *pão e manteiga frescos*."""
    noun, adjective = words[place], at(words, place + 1)
    found = ADJECTIVE.fullmatch(lower(adjective)) if adjective is not None else None
    if adjective is None or found is None or upos_at(words, place + 2) in {"NOUN", "PROPN"}:
        return {}
    joint, other = form_at(words, place + 2), upos_at(words, place + 3)
    if joint in {"/", "demais"}:
        return {}  # *Ordem novas/revisão*, *abre janelas rápido demais*.
    if joint in PORTUGUESE_DETERMINERS:
        return {}  # *O botão limpa todos os campos*.
    if joint in {"e", "ou"} and other == "ADJ":
        return {}  # *As portas azul e branca*, *uma foto preto e branco*.
    if lower(noun) in {"cor", "cores"}:
        return {}  # *Uma cor vermelho claro*.
    if adjective.form in {"Alto", "Baixo"}:
        return {}  # *Ação Baixo*: where a button is.
    before = upos_at(words, start - 1)
    opens = start == 0 or before in {"VERB", "AUX", "PUNCT", "ADV"}
    governed = before == "ADP" and upos_at(words, start - 2) not in {"NOUN", "PROPN", "ADJ", "PRON", "NUM"}
    if not (opens or governed):
        return {}
    return joined(adjective, noun, nearest(PORTUGUESE_ENDS[found["end"]], cells), ATTRIBUTE)


ORDINAL = re.compile("(?:primeir|segund|terceir|quart|quint|sext|sétim|últim|próxim)(?P<end>[oa]s?)")
ADJECTIVE = re.compile(
    "(?:nov|velh|bonit|fei|pequen|vermelh|amarel|branc|pret|rox|bo(?=as?$)|baix|alt|larg|estreit|"
    "comprid|curt|gord|magr|limp|suj|escur|vazi|antig|modern|famos|perigos|gostos|saboros|delicios|maravilhos|"
    "brasileir|italian|american|rápid|lent|redond|quadrad|mols|macis|barat|car)(?P<end>[oa]s?)"
)
"""Adjectives that say something of the noun beside them, and seldom how somebody does something."""
PORTUGUESE_ENDS = table({"o": "Masc Sing", "a": "Fem Sing", "os": "Masc Plur", "as": "Fem Plur"})
PORTUGUESE_DETERMINERS = table(
    {
        "o um este esse aquele meu teu seu nosso vosso algum nenhum quanto todo outro cujo próprio mesmo": "Masc Sing",
        "a uma esta essa aquela minha tua sua nossa vossa alguma nenhuma quanta toda outra cuja muita própria "
        "mesma": "Fem Sing",
        "os uns estes esses aqueles meus teus seus nossos vossos alguns vários muitos poucos quantos tantos todos "
        "outros cujos próprios mesmos ambos": "Masc Plur",
        "as umas estas essas aquelas minhas tuas suas nossas vossas algumas várias muitas poucas quantas tantas todas "
        "outras cujas próprias mesmas ambas": "Fem Plur",
        "cada qualquer": "Masc Sing, Fem Sing",
        "quaisquer": "Masc Plur, Fem Plur",
    }
)
