"""Lithuanian doubts, each with a tree that it is about and with the nearest one that it is not about."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lambre_core.findings.doubts import doubtful_edges
from lambre_core.findings.doubts.baltic import (
    agrees_with_one_between,
    belongs_beyond_a_genitive,
    belongs_to_what_is_governed,
    governs_what_is_taken_for_another,
    is_behind_an_abbreviation,
    is_of_what_is_governed,
    is_perhaps_a_genitive_noun,
    makes_it_so,
)
from lambre_core.findings.doubts.baltic_predicates import (
    belongs_to_a_genitive_behind,
    is_some_of_several,
    stands_before_a_phrase,
)
from lambre_core.findings.doubts.lithuanian import (
    DOUBTS,
    are_done_by_themselves,
    belongs_to_a_feminine_behind,
    belongs_to_the_noun_before,
    belongs_to_what_is_converted,
    has_a_dative_of_its_own,
    has_an_object_in_as,
    is_a_language,
    is_a_noun_by_its_end,
    is_a_noun_in_u,
    is_an_object_by_its_case,
    is_before_a_foreign_name,
    is_beyond_what_is_governed,
    is_called,
    is_compared_with_the_same,
    is_converted,
    is_everyones,
    is_for_professionals,
    is_for_what_a_participle_says,
    is_known_as_a_noun_alone,
    is_no_predicate_in_the_dative,
    is_not_what_you_do,
    is_of_an_unknown_word,
    is_of_the_noun_behind_an_adjective,
    is_of_what_is_in_capitals,
    is_one_of_so_many,
    is_so_many_in_each,
    is_too,
    is_what_there_is_to_do,
    is_what_you_are_told_about,
    stands_before_a_preposition,
)
from lambre_core.findings.doubts.site import SiteDoubt
from lambre_core.findings.readings import with_lexicon
from lambre_core.lexicon.lookup import judging_lexicon
from lambre_core.treebank.tree import Sentence

MakeSentence = Callable[..., Sentence]

MASCULINE, FEMININE = ("Gender=Masc|Number=Sing", "Gender=Fem|Number=Sing")
INTO = "į ADP 1 comp:obl Case=Acc"
WITH = "su ADP 0 root Case=Ins"

Row = tuple[SiteDoubt, tuple[int, int], bool, list[str]]

CASES: list[Row] = [
    # visų nuotraukas; but: šių nuotraukas
    *(
        (
            is_everyones,
            (1, 2),
            form == "visų",
            [
                f"{form} DET 2 det Case=Gen|Number=Plur",
                "nuotraukas NOUN 0 root Case=Acc|Gender=Fem|Number=Plur",
            ],
        )
        for form in ("visų", "šių")
    ),
    # hostingų konfigūracijos; but: naujų konfigūracijos
    *(
        (
            is_a_noun_in_u,
            (1, 2),
            form == "hostingų",
            [
                f"{form} ADJ 2 mod Case=Gen|Gender=Fem|Number=Plur",
                "konfigūracijos NOUN 0 root Case=Nom|Gender=Fem|Number=Plur",
            ],
        )
        for form in ("hostingų", "naujų")
    ),
    # vietoje naujų kūrimo; but: geras naujų kūrimo
    *(
        (
            are_done_by_themselves,
            (2, 3),
            word == "vietoje ADP",
            [
                f"{word} 3 mod _",
                "naujų ADJ 3 mod Case=Gen|Gender=Masc|Number=Plur",
                "kūrimo NOUN 0 root Case=Gen|Gender=Masc|Number=Sing",
            ],
        )
        for word in ("vietoje ADP", "geras ADJ")
    ),
    # vaikus grupėms; but: gerus grupėms
    (
        is_known_as_a_noun_alone,
        (1, 2),
        True,
        ["vaikus ADJ 2 mod Case=Acc|Gender=Masc|Number=Plur", "grupėms NOUN 0 root Case=Dat|Gender=Fem|Number=Plur"],
    ),
    (
        is_known_as_a_noun_alone,
        (1, 2),
        False,
        ["gerus ADJ 2 mod Case=Acc|Gender=Masc|Number=Plur", "grupėms NOUN 0 root Case=Dat|Gender=Fem|Number=Plur"],
    ),
    # trumpos nuomos sutartis; but: trumpos įdomi sutartis
    (
        belongs_to_a_feminine_behind,
        (1, 3),
        True,
        [
            f"trumpos ADJ 3 mod Case=Gen|{FEMININE}",
            f"nuomos ADJ 3 mod Case=Gen|{FEMININE}",
            f"sutartis NOUN 0 root Case=Nom|{FEMININE}",
        ],
    ),
    (
        belongs_to_a_feminine_behind,
        (1, 3),
        False,
        [
            f"trumpos ADJ 3 mod Case=Gen|{FEMININE}",
            f"įdomi ADJ 3 mod Case=Nom|{FEMININE}",
            f"sutartis NOUN 0 root Case=Nom|{FEMININE}",
        ],
    ),
    # pro patarimas; but: eina pro patarimas
    (
        is_for_professionals,
        (2, 1),
        True,
        ["pro ADP 0 root Case=Acc", f"patarimas NOUN 1 comp:obj Case=Nom|{MASCULINE}"],
    ),
    (
        is_for_professionals,
        (3, 2),
        False,
        ["eina VERB 0 root _", "pro ADP 1 comp:obl Case=Acc", f"patarimas NOUN 2 comp:obj Case=Nom|{MASCULINE}"],
    ),
    # per didelis namui; but: per namui
    (
        is_too,
        (3, 1),
        True,
        [
            "per ADP 0 root Case=Acc",
            f"didelis ADJ 1 mod Case=Nom|{MASCULINE}",
            f"namui NOUN 1 comp:obj Case=Dat|{MASCULINE}",
        ],
    ),
    (
        belongs_to_what_is_converted,
        (1, 2),
        True,
        [
            "seną ADJ 2 mod Case=Acc|Gender=Masc|Number=Sing",
            "teksto NOUN 0 root Case=Gen|Gender=Masc|Number=Sing",
            "į ADP 2 udep Case=Acc",
            "garsą NOUN 3 comp:obj Case=Acc|Gender=Masc|Number=Sing",
            "įrankį NOUN 2 mod Case=Acc|Gender=Masc|Number=Sing",
        ],
    ),
    (
        belongs_to_what_is_converted,
        (1, 2),
        False,
        [
            "seną ADJ 2 mod Case=Acc|Gender=Masc|Number=Sing",
            "teksto NOUN 0 root Case=Gen|Gender=Masc|Number=Sing",
            "į ADP 2 udep Case=Acc",
            "garsą NOUN 3 comp:obj Case=Acc|Gender=Masc|Number=Sing",
        ],
    ),
    (
        is_of_an_unknown_word,
        (2, 1),
        True,
        ["su ADP 0 root Case=Ins", "regos NOUN 1 comp:obj Case=Gen|Gender=Fem|Number=Sing", "negalia ADV 2 mod _"],
    ),
    (
        is_of_an_unknown_word,
        (2, 1),
        False,
        ["su ADP 0 root Case=Ins", "regos NOUN 1 comp:obj Case=Gen|Gender=Fem|Number=Sing", "vakar ADV 2 mod _"],
    ),
    (
        is_so_many_in_each,
        (3, 1),
        True,
        ["po ADP 0 root Case=Acc", "du NUM 3 nummod Case=Acc", "kambaryje NOUN 1 comp:obj Case=Loc|Number=Sing"],
    ),
    (
        is_so_many_in_each,
        (2, 1),
        False,
        ["po ADP 0 root Case=Acc", "kambaryje NOUN 1 comp:obj Case=Loc|Number=Sing"],
    ),
    (
        belongs_to_the_noun_before,
        (2, 3),
        True,
        [
            "dovaną NOUN 0 root Case=Acc|Gender=Fem|Number=Sing",
            "malonią ADJ 3 mod Case=Acc|Gender=Fem|Number=Sing",
            "vaikams NOUN 1 udep Case=Dat|Gender=Masc|Number=Plur",
        ],
    ),
    (
        belongs_to_the_noun_before,
        (1, 2),
        False,
        ["malonią ADJ 2 mod Case=Acc|Gender=Fem|Number=Sing", "vaikams NOUN 0 root Case=Dat|Gender=Masc|Number=Plur"],
    ),
    (
        is_of_what_is_in_capitals,
        (1, 3),
        True,
        [
            "bylos NOUN 3 subj Case=Gen|Gender=Fem|Number=Sing",
            "ID NOUN 1 mod _",
            "yra AUX 0 root Person=3",
            "klaidingas ADJ 3 comp:pred Case=Nom|Gender=Masc|Number=Sing",
        ],
    ),
    (
        is_of_what_is_in_capitals,
        (1, 2),
        False,
        [
            "bylos NOUN 2 subj Case=Gen|Gender=Fem|Number=Sing",
            "yra AUX 0 root Person=3",
            "klaidingas ADJ 2 comp:pred Case=Nom|Gender=Masc|Number=Sing",
        ],
    ),
    (is_too, (2, 1), False, ["per ADP 0 root Case=Acc", f"namui NOUN 1 comp:obj Case=Dat|{MASCULINE}"]),
    # užsakymai pasirinkite; but: vaikai žaidžiate
    (
        is_what_you_are_told_about,
        (1, 2),
        True,
        ["užsakymai NOUN 2 subj Case=Nom|Gender=Masc|Number=Plur", "pasirinkite VERB 0 root Number=Plur|Person=2"],
    ),
    (
        is_what_you_are_told_about,
        (1, 2),
        False,
        ["vaikai NOUN 2 subj Case=Nom|Gender=Masc|Number=Plur", "žaidžiate VERB 0 root Number=Plur|Person=2"],
    ),
    # apie vaikams skirtas knygas; but: apie vaikams
    (
        is_for_what_a_participle_says,
        (2, 1),
        True,
        [
            "apie ADP 0 root Case=Acc",
            "vaikams NOUN 1 comp:obj Case=Dat|Gender=Masc|Number=Plur",
            "skirtas VERB 4 mod Case=Acc|Gender=Fem|Number=Plur",
            "knygas NOUN 1 comp:obj Case=Acc|Gender=Fem|Number=Plur",
        ],
    ),
    (
        is_for_what_a_participle_says,
        (2, 1),
        False,
        ["apie ADP 0 root Case=Acc", "vaikams NOUN 1 comp:obj Case=Dat|Gender=Masc|Number=Plur"],
    ),
    # be prastovų diegimams; but: be diegimams
    (
        is_beyond_what_is_governed,
        (3, 1),
        True,
        ["be ADP 0 root Case=Gen", "prastovų NOUN 3 mod Case=Gen|Number=Plur", "diegimams NOUN 1 comp:obj Case=Dat"],
    ),
    (is_beyond_what_is_governed, (2, 1), False, ["be ADP 0 root Case=Gen", "diegimams NOUN 1 comp:obj Case=Dat"]),
    # verčia į lenkų; but: verčia į miestų
    (is_a_language, (3, 2), True, ["verčia VERB 0 root _", INTO, "lenkų NOUN 2 comp:obj Case=Gen|Number=Plur"]),
    (is_a_language, (3, 2), False, ["verčia VERB 0 root _", INTO, "miestų NOUN 2 comp:obj Case=Gen|Number=Plur"]),
    # lyginamos su žmogaus; but: kalba su žmogaus
    (
        is_compared_with_the_same,
        (3, 2),
        True,
        ["lyginamos VERB 0 root _", "su ADP 1 comp:obl Case=Ins", f"žmogaus NOUN 2 comp:obj Case=Gen|{MASCULINE}"],
    ),
    (
        is_compared_with_the_same,
        (3, 2),
        False,
        ["kalba VERB 0 root _", "su ADP 1 comp:obl Case=Ins", f"žmogaus NOUN 2 comp:obj Case=Gen|{MASCULINE}"],
    ),
    # teksto į garsą keitikliai; but: iš teksto į garsą langai
    (
        is_converted,
        (4, 2),
        True,
        [
            f"teksto NOUN 0 root Case=Gen|{MASCULINE}",
            INTO,
            f"garsą NOUN 4 mod Case=Acc|{MASCULINE}",
            "keitikliai NOUN 2 comp:obj Case=Nom|Gender=Masc|Number=Plur",
        ],
    ),
    (
        is_converted,
        (4, 2),
        False,
        [
            f"teksto NOUN 0 root Case=Gen|{MASCULINE}",
            INTO,
            f"garsą NOUN 4 mod Case=Acc|{MASCULINE}",
            "langai NOUN 2 comp:obj Case=Nom|Gender=Masc|Number=Plur",
        ],
    ),
    # jos nepažįstate; but: jos pažįstate
    (
        is_not_what_you_do,
        (1, 2),
        True,
        [f"jos PRON 2 subj Case=Gen|{FEMININE}|Person=3", "nepažįstate VERB 0 root Number=Plur|Person=2"],
    ),
    (
        is_not_what_you_do,
        (1, 2),
        False,
        [f"jos PRON 2 subj Case=Gen|{FEMININE}|Person=3", "pažįstate VERB 0 root Number=Plur|Person=2"],
    ),
    # savaitę darbo; but: medinę darbo
    (is_a_noun_by_its_end, (1, 2), True, [f"savaitę ADJ 2 mod Case=Acc|{FEMININE}", "darbo NOUN 0 root Case=Gen"]),
    (is_a_noun_by_its_end, (1, 2), False, [f"medinę ADJ 2 mod Case=Acc|{FEMININE}", "darbo NOUN 0 root Case=Gen"]),
    # mažos galios magnetinis jungiklis; but: mažos magnetinis jungiklis
    (
        is_of_the_noun_behind_an_adjective,
        (1, 3),
        True,
        [
            f"mažos ADJ 3 mod Case=Gen|{FEMININE}",
            f"galios NOUN 3 mod Case=Gen|{FEMININE}",
            f"magnetinis NOUN 4 mod Case=Nom|{MASCULINE}",
            f"jungiklis NOUN 0 root Case=Nom|{MASCULINE}",
        ],
    ),
    (
        is_of_the_noun_behind_an_adjective,
        (1, 2),
        False,
        [
            f"mažos ADJ 2 mod Case=Gen|{FEMININE}",
            f"magnetinis NOUN 3 mod Case=Nom|{MASCULINE}",
            f"jungiklis NOUN 0 root Case=Nom|{MASCULINE}",
        ],
    ),
    # keletą tokių namuose; but: matau tokių namuose
    (
        is_one_of_so_many,
        (2, 3),
        True,
        [
            "keletą PRON 0 root Case=Acc",
            "tokių DET 3 det Case=Gen|Number=Plur",
            "namuose NOUN 1 mod Case=Loc|Number=Plur",
        ],
    ),
    (
        is_one_of_so_many,
        (2, 3),
        False,
        ["matau VERB 0 root _", "tokių DET 3 det Case=Gen|Number=Plur", "namuose NOUN 1 mod Case=Loc|Number=Plur"],
    ),
    # šis Audi; but: šis Vilija
    (is_before_a_foreign_name, (1, 2), True, [f"šis DET 2 det Case=Nom|{MASCULINE}", f"Audi NOUN 0 root {FEMININE}"]),
    (
        is_before_a_foreign_name,
        (1, 2),
        False,
        [f"šis DET 2 det Case=Nom|{MASCULINE}", f"Vilija NOUN 0 root {FEMININE}"],
    ),
    # jie naudotų leidžiamas priemones; but: jie leidžiamas dabar
    (
        has_an_object_in_as,
        (1, 2),
        True,
        [
            "jie PRON 2 subj Case=Nom|Gender=Masc|Number=Plur",
            f"leidžiamas VERB 0 root {MASCULINE}|VerbForm=Part",
            "priemones NOUN 2 comp:obj Case=Acc|Gender=Fem|Number=Plur",
        ],
    ),
    (
        has_an_object_in_as,
        (1, 2),
        False,
        [
            "jie PRON 2 subj Case=Nom|Gender=Masc|Number=Plur",
            f"leidžiamas VERB 0 root {MASCULINE}|VerbForm=Part",
            "dabar ADV 2 mod _",
        ],
    ),
    # pagalba judantiems objektams; but: pagalba judantys
    (
        is_no_predicate_in_the_dative,
        (1, 2),
        True,
        [f"pagalba NOUN 2 subj Case=Nom|{FEMININE}", "judantiems VERB 0 root Number=Plur|VerbForm=Part"],
    ),
    (
        is_no_predicate_in_the_dative,
        (1, 2),
        False,
        [f"pagalba NOUN 2 subj Case=Nom|{FEMININE}", "judantys VERB 0 root Number=Plur|VerbForm=Part"],
    ),
    # su žmogui artimais gyvūnais; but: su žmogui dabar
    (
        has_a_dative_of_its_own,
        (2, 1),
        True,
        [WITH, f"žmogui NOUN 1 comp:obj Case=Dat|{MASCULINE}", "artimais ADJ 2 mod Case=Ins|Gender=Masc|Number=Plur"],
    ),
    (
        has_a_dative_of_its_own,
        (2, 1),
        False,
        [WITH, f"žmogui NOUN 1 comp:obj Case=Dat|{MASCULINE}", "dabar ADV 2 mod _"],
    ),
    # tikslas yra išvardyti; but: langas yra išvardyti
    *(
        (
            is_what_there_is_to_do,
            (2, 1),
            noun == "tikslas",
            [
                f"{noun} NOUN 0 root Case=Nom|{MASCULINE}",
                "išvardyti VERB 1 comp:pred Case=Nom|Gender=Masc|Number=Plur|VerbForm=Part",
            ],
        )
        for noun in ("tikslas", "langas")
    ),
    # turi papildomas; but: turi eina
    *(
        (
            is_an_object_by_its_case,
            (2, 1),
            form == "papildomas",
            ["turi VERB 0 root Number=Sing|Person=3|VerbForm=Fin", f"{form} VERB 1 comp:obj _"],
        )
        for form in ("papildomas", "eina")
    ),
    # vykdymu per; but: per vykdymu
    (
        stands_before_a_preposition,
        (1, 2),
        True,
        [f"vykdymu NOUN 2 comp:obj Case=Ins|{MASCULINE}", "per ADP 0 root Case=Acc"],
    ),
    (
        stands_before_a_preposition,
        (2, 1),
        False,
        ["per ADP 0 root Case=Acc", f"vykdymu NOUN 1 comp:obj Case=Ins|{MASCULINE}"],
    ),
    # sveikas, pasauli; but: sveikas pasaulio
    *(
        (
            is_called,
            (1, 2),
            case == "Voc",
            [f"sveikas ADJ 2 mod Case=Nom|{MASCULINE}", f"{form} NOUN 0 root Case={case}|{MASCULINE}"],
        )
        for form, case in (("pasauli", "Voc"), ("pasaulio", "Gen"))
    ),
]

OF_BOTH: list[Row] = [
    # padaro aiškų vaikui; but: mato aiškų vaikui
    *(
        (
            makes_it_so,
            (2, 3),
            verb == "padaro",
            [
                f"{verb} VERB 0 root _",
                f"aiškų ADJ 3 mod Case=Acc|{MASCULINE}",
                f"vaikui NOUN 1 mod Case=Dat|{MASCULINE}",
            ],
        )
        for verb in ("padaro", "mato")
    ),
    # konkrečią eilėje esančią užduotį; but: konkrečią eilėje vakar užduotį
    *(
        (
            stands_before_a_phrase,
            (1, 2),
            upos == "VERB",
            [
                f"konkrečią ADJ 2 mod Case=Acc|{FEMININE}",
                f"eilėje NOUN 0 root Case=Loc|{FEMININE}",
                f"{form} {upos} 4 mod {feats}",
                f"užduotį NOUN 2 mod Case=Acc|{FEMININE}",
            ],
        )
        for form, upos, feats in (("esančią", "VERB", f"Case=Acc|{FEMININE}"), ("vakar", "ADV", "_"))
    ),
    # su serifu variantas; but: su naujas variantas
    *(
        (
            governs_what_is_taken_for_another,
            (3, 1),
            form == "serifu",
            [
                WITH,
                f"{form} ADJ 3 mod Case={case}|{MASCULINE}",
                f"variantas NOUN 1 comp:obj Case=Nom|{MASCULINE}",
            ],
        )
        for form, case in (("serifu", "Ins"), ("naujas", "Nom"))
    ),
    # daugelis tvarkyklių yra klaidingos; but: sąrašas yra klaidingos
    *(
        (
            is_some_of_several,
            (3, 1),
            noun == "daugelis",
            [
                f"{noun} NOUN 2 subj Case=Nom|{MASCULINE}",
                "yra AUX 0 root _",
                "klaidingos ADJ 1 comp:pred Case=Nom|Gender=Fem|Number=Plur",
            ],
        )
        for noun in ("daugelis", "sąrašas")
    ),
    # kodinių langus; but: sėkmingų langus
    (
        is_perhaps_a_genitive_noun,
        (1, 2),
        True,
        ["kodinių ADJ 2 mod Case=Gen|Gender=Masc|Number=Plur", "langus NOUN 0 root Case=Acc|Gender=Masc|Number=Plur"],
    ),
    (
        is_perhaps_a_genitive_noun,
        (1, 2),
        False,
        ["sėkmingų ADJ 2 mod Case=Gen|Gender=Masc|Number=Plur", "langus NOUN 0 root Case=Acc|Gender=Masc|Number=Plur"],
    ),
    # per savaitę vandens; but: per medinę vandens
    (
        is_of_what_is_governed,
        (3, 1),
        True,
        [
            "per ADP 0 root Case=Acc",
            f"savaitę ADJ 3 mod Case=Acc|{FEMININE}",
            f"vandens NOUN 1 comp:obj Case=Gen|{MASCULINE}",
        ],
    ),
    (
        is_of_what_is_governed,
        (3, 1),
        False,
        [
            "per ADP 0 root Case=Acc",
            f"medinę ADJ 3 mod Case=Acc|{FEMININE}",
            f"vandens NOUN 1 comp:obj Case=Gen|{MASCULINE}",
        ],
    ),
    # su laiško, gauto vakar, tekstu; but: su laiško, kad tekstu
    (
        belongs_to_what_is_governed,
        (2, 1),
        True,
        [
            WITH,
            f"laiško NOUN 1 comp:obj Case=Gen|{MASCULINE}",
            ", PUNCT 4 punct _",
            f"gauto VERB 2 mod Case=Gen|{MASCULINE}|VerbForm=Part",
            "vakar ADV 4 mod _",
            ", PUNCT 4 punct _",
            f"tekstu NOUN 2 mod Case=Ins|{MASCULINE}",
        ],
    ),
    (
        belongs_to_what_is_governed,
        (2, 1),
        False,
        [
            WITH,
            f"laiško NOUN 1 comp:obj Case=Gen|{MASCULINE}",
            ", PUNCT 4 punct _",
            "vakar ADV 2 mod _",
            ", PUNCT 4 punct _",
            f"tekstu NOUN 2 mod Case=Ins|{MASCULINE}",
        ],
    ),
    # su miesto, jo gatvių istorija
    (
        belongs_to_what_is_governed,
        (2, 1),
        True,
        [
            WITH,
            f"miesto NOUN 1 comp:obj Case=Gen|{MASCULINE}",
            ", PUNCT 5 punct _",
            f"jo PRON 5 mod Case=Gen|{MASCULINE}|Person=3",
            "gatvių NOUN 2 conj:coord Case=Gen|Gender=Fem|Number=Plur",
            f"istorija NOUN 2 mod Case=Ins|{FEMININE}",
        ],
    ),
    # visi darbų, atliktų vakar, aprašymai; but: visi darbų vakar
    (
        belongs_beyond_a_genitive,
        (1, 2),
        True,
        [
            "visi DET 2 det Case=Nom|Gender=Masc|Number=Plur",
            "darbų NOUN 0 root Case=Gen|Gender=Masc|Number=Plur",
            ", PUNCT 4 punct _",
            "atliktų VERB 2 mod Case=Gen|Gender=Masc|Number=Plur|VerbForm=Part",
            "vakar ADV 4 mod _",
            ", PUNCT 4 punct _",
            "aprašymai NOUN 2 mod Case=Nom|Gender=Masc|Number=Plur",
        ],
    ),
    (
        belongs_beyond_a_genitive,
        (1, 2),
        False,
        [
            "visi DET 2 det Case=Nom|Gender=Masc|Number=Plur",
            "darbų NOUN 0 root Case=Gen|Gender=Masc|Number=Plur",
            "vakar ADV 2 mod _",
        ],
    ),
    # tinkamą kokybės lygį, whatever the tagger takes the last for
    (
        belongs_beyond_a_genitive,
        (1, 2),
        True,
        [
            f"tinkamą ADJ 2 mod Case=Acc|{MASCULINE}",
            f"kokybės NOUN 3 comp:obj Case=Gen|{FEMININE}",
            "lygį ADP 0 root Case=Acc",
        ],
    ),
    # į USB-C laidas; but: į seną laidas
    (
        is_behind_an_abbreviation,
        (3, 1),
        True,
        ["į ADP 0 root Case=Acc", "USB-C X 3 mod _", f"laidas NOUN 1 comp:obj Case=Nom|{MASCULINE}"],
    ),
    (
        is_behind_an_abbreviation,
        (3, 1),
        False,
        [
            "į ADP 0 root Case=Acc",
            f"seną ADJ 3 mod Case=Acc|{MASCULINE}",
            f"laidas NOUN 1 comp:obj Case=Nom|{MASCULINE}",
        ],
    ),
    # pigius įrenginius ir paslaugas; but: pigius geresnius paslaugas
    (
        agrees_with_one_between,
        (1, 4),
        True,
        [
            "pigius ADJ 4 mod Case=Acc|Gender=Masc|Number=Plur",
            "įrenginius ADJ 4 mod Case=Acc|Gender=Masc|Number=Plur",
            "ir CCONJ 4 cc _",
            "paslaugas NOUN 0 root Case=Acc|Gender=Fem|Number=Plur",
        ],
    ),
    (
        agrees_with_one_between,
        (1, 3),
        False,
        [
            "pigius ADJ 3 mod Case=Acc|Gender=Masc|Number=Plur",
            "geresnius ADJ 3 mod Case=Acc|Gender=Masc|Number=Plur",
            "paslaugas NOUN 0 root Case=Acc|Gender=Fem|Number=Plur",
        ],
    ),
    (
        belongs_to_a_genitive_behind,
        (4, 1),
        True,
        [
            "kiekis NOUN 2 subj Case=Nom",
            "yra AUX 0 root _",
            "žemiau ADV 4 mod _",
            "apibrėžtos VERB 1 comp:pred VerbForm=Part",
            "ribos NOUN 2 mod Case=Gen",
        ],
    ),
    (
        belongs_to_a_genitive_behind,
        (4, 1),
        False,
        [
            "kiekis NOUN 2 subj Case=Nom",
            "yra AUX 0 root _",
            "aiškiai ADV 4 mod _",
            "apibrėžtos VERB 1 comp:pred VerbForm=Part",
            "ribos NOUN 2 mod Case=Gen",
        ],
    ),
]


@pytest.mark.parametrize(
    ("doubt", "edge", "expected", "words"), CASES + OF_BOTH, ids=lambda value: getattr(value, "__name__", "")
)
def test_lithuanian_doubts(
    make_sentence: MakeSentence, doubt: SiteDoubt, edge: tuple[int, int], expected: bool, words: list[str]
) -> None:
    readings = with_lexicon(judging_lexicon("lt"))
    sentence = make_sentence(*words, beliefs={})
    assert doubtful_edges(sentence, {edge: []}, readings, True, "lt", doubts=[doubt]) == ({edge} if expected else set())
    if doubt in DOUBTS:
        assert not doubtful_edges(sentence, {edge: []}, readings, True, "lv", doubts=[doubt])


def test_every_lithuanian_doubt_is_tested() -> None:
    assert {doubt for doubt, *_ in CASES} == set(DOUBTS)
