"""Recipes: what is trained from what, and the sizes and lengths of every stage.

The flags are those of Stanza 1.15's trainers. Sizes of `compact` start from measured CPU runs: one step of
this tagger costs about 0.4 CPU seconds, one of this parser about 0.8.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from lambre_core.errors import LambreError


class TrainingError(LambreError):
    """Training data, a recipe or a trainer failed."""


@dataclass(frozen=True, slots=True)
class Preset:
    """Sizes and lengths of the networks.

    Attributes:
        tagger, parser, lemmatizer, tokenizer: flags of Stanza's trainers but files and steps.
        tagger_steps, parser_steps, tokenizer_steps, lemma_epochs: length at most; dev scores choose the model.
        cooling_steps: steps of tagger and of parser at the end, at a fifth of the learning rate.
        folds: the parser is trained on tags and lemmas predicted by this many jackknifed taggers
            (0: gold tags).
        fold_steps: steps of each of those taggers.
    """

    name: str
    tagger: tuple[str, ...]
    parser: tuple[str, ...]
    lemmatizer: tuple[str, ...]
    tokenizer: tuple[str, ...]
    tagger_steps: int
    parser_steps: int
    tokenizer_steps: int
    lemma_epochs: int
    cooling_steps: int
    folds: int
    fold_steps: int


TAGGER_COMPACT = tuple(
    "--hidden_dim 150 --num_layers 2 --char_hidden_dim 100 --char_emb_dim 50 --transformed_dim 75 --word_emb_dim 75 "
    "--deep_biaff_hidden_dim 100 --composite_deep_biaff_hidden_dim 50 --tag_emb_dim 20 --dropout 0.33 "
    "--batch_size 32 --eval_interval 200 --fix_eval_interval --max_steps_before_stop 1200".split()
)
PARSER_COMPACT = tuple(
    "--hidden_dim 200 --num_layers 2 --char_hidden_dim 100 --char_emb_dim 50 --transformed_dim 75 --word_emb_dim 75 "
    "--tag_emb_dim 50 --deep_biaff_hidden_dim 128 --batch_size 1000 --eval_interval 200 "
    "--optim adam --lr 0.003 --beta2 0.95 --weight_decay 0 --no_second_optim --no_plateau "
    "--max_steps_before_stop 1200".split()
)
LEMMATIZER_COMPACT = ("--hidden_dim", "100", "--batch_size", "100")
# Sentences longer than this many characters are dropped by the trainer; its default of 100 leaves little German.
TOKENIZER_COMPACT = ("--eval_steps", "200", "--max_steps_before_stop", "1000", "--max_seqlen", "400")

COMPACT = Preset(
    name="compact",
    tagger=TAGGER_COMPACT,
    parser=PARSER_COMPACT,
    lemmatizer=LEMMATIZER_COMPACT,
    tokenizer=TOKENIZER_COMPACT,
    tagger_steps=2000,
    parser_steps=1500,
    tokenizer_steps=1000,
    lemma_epochs=8,
    cooling_steps=300,
    folds=0,
    fold_steps=0,
)
FULL = Preset(
    name="full",
    tagger=TAGGER_COMPACT,
    parser=(*PARSER_COMPACT, "--batch_size", "2000"),
    lemmatizer=LEMMATIZER_COMPACT,
    tokenizer=TOKENIZER_COMPACT,
    tagger_steps=5000,
    parser_steps=4000,
    tokenizer_steps=2000,
    lemma_epochs=12,
    cooling_steps=1000,
    folds=3,
    fold_steps=1000,
)
PRESETS = {preset.name: preset for preset in (COMPACT, FULL)}


@dataclass(frozen=True, slots=True)
class Source:
    """Something that a model is made from, with its licence.

    Attributes:
        name: for the manifest and NOTICE.
        treebank: short name of the treebank in `# treebank` comments (`PUD`); empty for other data.
        file: file below the data folder, for data that are read one by one (silver trees).
    """

    name: str
    licence: str
    treebank: str = ""
    file: str = ""


FREE = "free"
"""Name of the variant without treebanks for non-commercial use."""

SECOND = "second"
"""Name of the variant of a second network, which reads a teacher's text where the first does not."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a language's model is made of.

    Attributes:
        train, dev, test: file names below the data folder; an empty `dev`: a tenth of the training sentences,
            chosen by their text, is held out for it.
        paradigms: file names below the data folder, for noise; those of the training text are added.
        sources: treebanks and paradigms with their licences, for the manifest and NOTICE.
        dev_source: the treebank of the dev split, named where that split is trained on.
        licence: SPDX expression of the weights.
        noisy_copies: how often each training sentence is noised, each time another token.
        treebanks: short names of the treebanks that are read; None: all of the training files.
        student_words: words that the student sees in training, all epochs together.
        small: whether its layers are narrower.
        hides: whether in training some of the forms in the lexicon are hidden from it.
        forms: forms whose readings in training it keeps, at most; none where a lexicon tells it all readings anyway.
        segmenter_characters: characters that its segmenter reads in training.
        variants: name -> treebanks of a smaller recipe, such as `free`.
        relatives: languages on whose training splits the student is trained, too, through its own vocabulary and tags.
        fetched: files of public corpora that are not part of the data folder; a module of this package makes them.
            Networks and `rules/classes` are made of them, and only by the whole recipe, no variant.
        taught: file of raw sentences with the trees of a teacher (`training/teacher`), read by the student beside
            treebanks; not part of the data folder either.
        taught_by: the variant on whose treebanks the teacher was trained, which is then the teacher of no smaller one.
        raw: the raw text that the teacher parsed.
        second: the recipe of a second network (the variant `second`), whose findings weigh those of the first.
        silver: files of automatic trees that may help, never part of `train`; their sentences have no `# treebank`
            of their own.
    """

    language: str
    train: tuple[str, ...]
    dev: str
    test: str
    paradigms: tuple[str, ...]
    sources: tuple[Source, ...]
    licence: str
    dev_source: Source
    noisy_copies: int = 1
    treebanks: frozenset[str] | None = None
    student_words: int = 2_500_000
    small: bool = False
    hides: bool = False
    forms: int = 15_000
    segmenter_characters: int = 10_000_000
    variants: Mapping[str, frozenset[str]] = field(default_factory=dict)
    relatives: tuple[str, ...] = ()
    fetched: tuple[str, ...] = ()
    taught: str = ""
    taught_by: str = ""
    raw: tuple[Source, ...] = ()
    second: Recipe | None = None
    silver: tuple[Source, ...] = ()

    def sources_used(self, fold_dev: bool) -> tuple[Source, ...]:
        """What a model of this recipe was made from."""
        own = (*self.sources, self.dev_source) if fold_dev else self.sources
        return (*own, *self.raw, *(source for language in self.relatives for source in RECIPES[language].sources))

    def licence_used(self, fold_dev: bool) -> str:
        """SPDX expression of the weights, by what they were made from."""
        return licence_of(self.sources_used(fold_dev)) if fold_dev or self.relatives or self.raw else self.licence

    def variant(self, name: str) -> Recipe:
        """The recipe on the treebanks of a variant alone, with the licence that remains.

        Raises:
            TrainingError: there is no such variant.
        """
        if name == SECOND and self.second is not None:
            return self.second
        if name not in self.variants:
            known = ", ".join(sorted((*self.variants, *([SECOND] if self.second else ())))) or "none"
            raise TrainingError(f"{self.language}: no variant {name!r} of its recipe; it has {known}")
        kept = self.variants[name]
        sources = tuple(source for source in self.sources if not source.treebank or source.treebank in kept)
        relatives = tuple(
            language
            for language in self.relatives
            if name != FREE or not any("-NC" in source.licence for source in RECIPES[language].sources)
        )
        changed = replace(
            self, treebanks=kept, sources=sources, variants={}, silver=(), fetched=(), relatives=relatives, second=None
        )
        if self.taught_by != name:
            changed = replace(changed, taught="", raw=())
        return replace(changed, licence=licence_of(changed.sources_used(fold_dev=False)))


def licence_of(sources: Iterable[Source]) -> str:
    """SPDX expression of weights made from sources: the strictest Creative Commons licence, and others beside it.

    CC BY-SA 3.0 and CC BY material may be adapted under CC BY-SA 4.0; LGPL-LR asks to be named.
    """
    licences = {source.licence for source in sources}
    creative = "CC-BY-NC-SA-4.0" if any("-NC" in licence for licence in licences) else "CC-BY-SA-4.0"
    others = sorted(licence for licence in licences if not licence.startswith(("CC-", "BSD-")))
    return " AND ".join((creative, *others))


SA3, SA4, NC4 = "CC-BY-SA-3.0", "CC-BY-SA-4.0", "CC-BY-NC-SA-4.0"


def ud(treebank: str, release: str, licence: str = SA4, part: str = "") -> Source:
    """A UD treebank in its SUD version: `ud("Czech-PUD", "r2.17")`."""
    shown = f"{release} {part}".strip()
    return Source(f"UD_{treebank} {shown} (SUD)", licence, treebank.partition("-")[2])


def unimorph(name: str) -> Source:
    """The UniMorph paradigms of a language."""
    return Source(f"UniMorph {name} (Wiktionary)", SA3)


def recipe(
    language: str,
    name: str,
    treebanks: tuple[Source, ...],
    dev_source: Source,
    *,
    extra: bool = False,
    dev: bool = True,
    paradigms: tuple[str, ...] = (),
    more_sources: tuple[Source, ...] = (),
    noisy_copies: int = 1,
    student_words: int = 2_500_000,
    small: bool = False,
    hides: bool = False,
    forms: int = 15_000,
    free: tuple[str, ...] = (),
    relatives: tuple[str, ...] = (),
    fetched: tuple[str, ...] = (),
    taught_by: str = "",
    raw: tuple[Source, ...] = (),
    second_words: int = 0,
    silver: tuple[Source, ...] = (),
) -> Recipe:
    """A recipe on the files that every language has: `sud/xx/xx-train` and so on, `unimorph/xx`.

    Args:
        raw: the raw text that the language's teacher parsed; without it the language has no teacher.
        second_words: words that a second network sees. Where there is one it alone has the teacher, unless the teacher
            is that of a variant: then each has one of its own, and the second is of that variant.
        extra: also `sud/xx/xx-extra`.
        dev: whether there is a dev split.
        free: the treebanks of the variant `free`, where it is not the whole.
    """
    folder = f"sud/{language}/{language}"
    sources = (*treebanks, unimorph(name), *more_sources)
    first = Recipe(
        language=language,
        train=(f"{folder}-train.conllu.xz", *((f"{folder}-extra.conllu.xz",) if extra else ())),
        dev=f"{folder}-dev.conllu.xz" if dev else "",
        test=f"{folder}-test.conllu.xz",
        paradigms=(f"unimorph/{language}.tsv.xz", *paradigms),
        sources=sources,
        licence=licence_of(sources),
        dev_source=dev_source,
        noisy_copies=noisy_copies,
        student_words=student_words,
        forms=forms,
        small=small,
        hides=hides,
        variants={FREE: frozenset(free)} if free else {},
        relatives=relatives,
        fetched=fetched,
        taught=f"taught/{language}.conllu.xz" if raw else "",
        taught_by=taught_by,
        raw=raw,
        silver=silver,
    )
    if not second_words:
        return first
    base = first.variant(taught_by) if taught_by else first
    second = replace(
        base,
        student_words=second_words,
        variants={},
        taught=f"taught/{language}-second.conllu.xz" if raw else "",
        licence=licence_of((*base.sources, *raw)),
    )
    return replace(first, second=second) if taught_by else replace(first, taught="", raw=(), second=second)


RECIPES = {
    item.language: item
    for item in (
        recipe(
            "de",
            "German",
            # Of LIT only UPOS and trees are learned from.
            (ud("German-PUD", "r2.17", SA3), ud("German-LIT", "r2.18", NC4)),
            ud("German-GSD", "r2.16", part="dev"),
            extra=True,
            paradigms=("extra-german/german.dict.xz",),
            more_sources=(Source("german-pos-dict 1.2.4 (Morphy, korrekturen.de)", SA4),),
            raw=(
                Source("plenary protocols of the Bundestag, 2009 to 2017, raw text", "CC-PDM-1.0"),
                Source("ELTeC-deu 1.0.0, novels of 1840 to 1920, raw text", "CC-BY-4.0"),
            ),
            noisy_copies=2,
            free=("PUD",),
            silver=(
                Source("PARSEME 1.1 German, UDPipe", NC4, file="silver/de/parseme-de-dev.conllu.xz"),
                Source("PARSEME 1.1 German, UDPipe", NC4, file="silver/de/parseme-de-test.conllu.xz"),
            ),
            # English beside it: dev LAS 80.0 -> 81.1, UFeats 86.3 -> 83.1; only its trees: LAS 79.6, UFeats 85.7.
            student_words=10_000_000,
            second_words=8_000_000,
            taught_by=FREE,
            forms=0,
        ),
        recipe(
            "uk",
            "Ukrainian",
            (
                ud("Ukrainian-ParlaMint", "r2.16"),
                Source("UD_Ukrainian-IU, documents of neither dev nor test (mova-institute/zoloto)", NC4, "IU"),
                Source("Brown corpus of Ukrainian (brown-uk/corpus)", NC4, "BrUK"),
            ),
            ud("Ukrainian-IU", "r2.17", NC4, "dev"),
            raw=(
                Source("ELTeC-ukr, novels of 1840 to 1920, raw text", "CC-BY-4.0"),
                Source("laws of Ukraine (Ansvar-Systems/Ukrainian-law-mcp), raw text", "CC-PDM-1.0"),
                Source("lang-uk/ner-uk 2, news, raw text", NC4),
                Source("WebDoky, documentation of the web, raw text", "CC-BY-SA-2.5"),
                Source("Pro Git 2, Ukrainian, raw text", "CC-BY-NC-SA-3.0"),
                Source("documentation of Vue and React, Ukrainian, raw text", "CC-BY-4.0"),
                Source("documentation of Microsoft products, Ukrainian, raw text", "CC-BY-4.0"),
            ),
            noisy_copies=2,
            student_words=10_000_000,
            second_words=8_000_000,
            hides=True,
            forms=20_000,
            free=("ParlaMint",),
            # Without them, with the Russian treebanks beside it: test LAS 77.4, UFeats 85.0.
            fetched=("extra-ukrainian/iu.conllu.xz", "extra-ukrainian/bruk.conllu.xz"),
        ),
        recipe(
            "ru",
            "Russian",
            (ud("Russian-Taiga", "r2.16"), ud("Russian-PUD", "r2.16", SA3), ud("Russian-Poetry", "r2.16")),
            ud("Russian-GSD", "r2.16", part="dev"),
            paradigms=("unimorph/extra/ru.pymorphy3.tsv.xz",),
            forms=0,
            # 10 million, some forms hidden: test LAS 82.0 -> 82.3, UFeats 90.7 -> 90.5, and no more findings.
            more_sources=(Source("OpenCorpora dictionary (pymorphy3-dicts-ru 2.4.417150.4580142)", SA3),),
            student_words=5_000_000,
            second_words=8_000_000,
            raw=(
                Source("RussianNovels (JoannaBy), those of authors who died before 1954, raw text", "CC-PDM-1.0"),
                Source("documentation of Microsoft products, Russian, raw text", "CC-BY-4.0"),
            ),
            silver=(Source("DISRPT rus.rst.rrt, Stanza", NC4, file="silver/ru/disrpt-rrt.conllu.xz"),),
        ),
        recipe(
            "cs",
            "Czech",
            (
                ud("Czech-CLTT", "r2.17"),
                ud("Czech-PUD", "r2.17"),
                ud("Czech-FicTree", "r2.17", NC4, "dev and test"),
                ud("Czech-PDTC", "r2.16", NC4, "train-ft"),
            ),
            ud("Czech-CAC", "r2.17", part="dev"),
            raw=(
                Source("ELTeC-cze, novels of 1840 to 1920, raw text", "CC-BY-4.0"),
                Source("documentation of Microsoft products, Czech, raw text", "CC-BY-4.0"),
                Source("Pro Git, Czech, raw text", "CC-BY-NC-SA-3.0"),
            ),
            noisy_copies=2,
            free=("CLTT", "PUD"),
            # Dev LAS 79.4 -> 80.2, UFeats 85.6 -> 84.1, with balanced noise at the same time.
            relatives=("sk", "pl"),
            # 11 million: test LAS 81.4 -> 81.9, UFeats 85.2 -> 86.6, but a quarter more false alarms in correct text.
            student_words=6_500_000,
            second_words=9_000_000,
        ),
        # Only treebanks for non-commercial use exist for Estonian.
        recipe(
            "et",
            "Estonian",
            (ud("Estonian-EDT", "r2.18", NC4), ud("Estonian-EWT", "r2.18", NC4)),
            ud("Estonian-EDT", "r2.17", NC4, "dev"),
            # Test LAS 83.7 -> 85.2 -> 85.4, UFeats 94.6 -> 95.3 -> 95.5 with 6.5, 13 and 20 million. 20 million with
            # vectors of pieces 64 wide from the beginning, not narrowed in the end: 85.2, 95.4.
            student_words=20_000_000,
        ),
        recipe(
            "tr",
            "Turkish",
            (
                ud("Turkish-IMST", "r2.16", NC4),
                ud("Turkish-BOUN", "r2.18", part="dev and test"),
                ud("Turkish-PUD", "r2.17", SA3),
                ud("Turkish-FrameNet", "r2.17"),
                ud("Turkish-Kenet", "r2.13", part="dev and test"),
                ud("Turkish-Penn", "r2.17", part="dev and test"),
            ),
            ud("Turkish-IMST", "r2.16", NC4, "dev"),
            extra=True,
            free=("BOUN", "PUD", "FrameNet", "Kenet", "Penn"),
            # Test LAS 69.2 -> 69.7, UFeats 88.9 -> 90.1 against 5 million.
            student_words=9_000_000,
            forms=9_000,
        ),
        recipe(
            "fi",
            "Finnish",
            (
                ud("Finnish-PUD", "r2.16"),
                ud("Finnish-OOD", "r2.17"),
                ud("Finnish-FTB", "r2.18", "CC-BY-4.0", "dev and test"),
            ),
            ud("Finnish-TDT", "r2.16", part="dev"),
            # Test LAS 76.6 -> 78.2, UFeats 90.4 -> 92.1 against 2.5 million.
            student_words=6_000_000,
        ),
        # The only Greek treebank is for non-commercial use.
        recipe(
            "el",
            "Greek",
            (ud("Greek-GDT", "r2.17", "CC-BY-NC-SA-3.0"),),
            ud("Greek-GDT", "r2.17", "CC-BY-NC-SA-3.0", "dev"),
            # Test LAS 87.2 -> 87.6, UFeats 92.5 -> 93.6 against 2.5 million and nothing hidden.
            student_words=6_000_000,
            hides=True,
            small=True,
            silver=(Source("PARSEME 1.1 Greek, UDPipe", NC4, file="silver/el/parseme-el.conllu.xz"),),
        ),
        recipe(
            "en",
            "English",
            (ud("English-EWT", "r2.16"),),
            ud("English-EWT", "r2.16", part="dev"),
            small=True,
            student_words=6_000_000,
            hides=True,
        ),
        recipe(
            "pt",
            "Portuguese",
            (ud("Portuguese-Bosque", "r2.13"),),
            ud("Portuguese-Bosque", "r2.13", part="dev"),
            # Test LAS 85.2 -> 87.0, UFeats 94.9 -> 95.7, as for Greek.
            student_words=6_000_000,
            hides=True,
            small=True,
            silver=(Source("PARSEME 1.1 Portuguese, UDPipe", NC4, file="silver/pt/parseme-pt.conllu.xz"),),
        ),
        recipe(
            "lv",
            "Latvian",
            (Source("LUMII-AILab/FullStack, UD layer of LVTB 2.5 (SUD)", SA4, "LUMII"),),
            ud("Latvian-LVTB", "r2.16", part="dev"),
            # Test LAS 78.6 -> 82.3, UFeats 89.3 -> 92.1, as for Greek.
            student_words=6_000_000,
            hides=True,
            small=True,
        ),
        recipe(
            "lt",
            "Lithuanian",
            (ud("Lithuanian-ALKSNIS", "r2.5"),),
            ud("Lithuanian-ALKSNIS", "r2.17", part="dev"),
            noisy_copies=2,
            # Test LAS 65.3 -> 66.1, UFeats 78.4 -> 82.9, as for Greek.
            student_words=6_000_000,
            hides=True,
            small=True,
        ),
        recipe(
            "pl",
            "Polish",
            (ud("Polish-PDB", "r2.18", NC4, "dev"), ud("Polish-PUD", "r2.17")),
            ud("Polish-PDB", "r2.18", NC4, "dev"),
            dev=False,
            # Without PDB a thousand sentences remain, of which the held-out ones go too.
            free=("PUD",),
            more_sources=(Source("SGJP (morfeusz2 1.99.15)", "BSD-2-Clause"),),
            # On those 1,292 sentences of LFG's dev split that PDB does not have, and in another style: 6 million,
            # nothing hidden, LAS 74.7, UFeats 70.7; 8 million 73.8, 70.6; some hidden 74.6, 70.8; nothing hidden, with
            # Czech and Slovak beside it 75.9, 68.6.
            student_words=8_000_000,
            hides=True,
            forms=0,
            small=True,
            silver=(
                Source("PARSEME 1.1 Polish", "CC-BY-SA-4.0 AND GPL-3.0-only", file="silver/pl/parseme-pl.conllu.xz"),
            ),
        ),
        recipe("sk", "Slovak", (ud("Slovak-SNK", "r2.18"),), ud("Slovak-SNK", "r2.18", part="dev")),
        recipe(
            "sl",
            "Slovenian",
            (ud("Slovenian-SST", "r2.18", part="dev and test"),),
            ud("Slovenian-SSJ", "r2.18", part="dev"),
            noisy_copies=2,
            silver=(Source("siParl 2.0, CLASSLA", "CC-BY-4.0", file="silver/sl/siparl.conllu.xz"),),
        ),
        recipe(
            "ro",
            "Romanian",
            (ud("Romanian-SiMoNERo", "r2.13", part="dev and test"),),
            ud("Romanian-RRT", "r2.13", part="dev"),
            noisy_copies=2,
        ),
        recipe(
            "it",
            "Italian",
            (ud("Italian-ParTUT", "r2.17", NC4), ud("Italian-PUD", "r2.17", SA3)),
            ud("Italian-ISDT", "r2.17", "CC-BY-NC-SA-3.0", "dev"),
            free=("PUD",),
        ),
        recipe(
            "es",
            "Spanish",
            (ud("Spanish-GSD", "r2.16", part="dev and test"), ud("Spanish-PUD", "r2.18", SA3)),
            ud("Spanish-AnCora", "r2.8", "CC-BY-4.0", "dev"),
            silver=(Source("PARSEME 1.1 Spanish", NC4, file="silver/es/parseme-es.conllu.xz"),),
        ),
        recipe(
            "fr",
            "French",
            (Source("SUD_French-Sequoia", "LGPLLR", "Sequoia"),),
            Source("SUD_French-GSD dev", SA4, "GSD"),
        ),
        recipe(
            "is",
            "Icelandic",
            (ud("Icelandic-Modern", "r2.16"), ud("Icelandic-PUD", "r2.17")),
            ud("Icelandic-Modern", "r2.16", part="dev"),
        ),
    )
}
"""Croatian is missing: it has no training split, and its automatic trees are from the newspapers of dev and test."""


def data_file(data: Path, name: str) -> Path:
    """A file of the data folder.

    Raises:
        TrainingError: it is not there.
    """
    path = data / name
    if not path.is_file():
        raise TrainingError(f"{path}: no such file; give the folder that holds sud/ and unimorph/ with --data")
    return path
