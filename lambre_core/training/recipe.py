"""Recipes: what is trained from what, and the sizes and lengths of every stage.

The flags are those of Stanza 1.15's trainers. Sizes of `compact` start from measured CPU runs: one step of
this tagger costs about 0.4 CPU seconds, one of this parser about 0.8.
"""

from __future__ import annotations

from dataclasses import dataclass
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
    """A treebank file of a recipe with the licence of what is in it."""

    name: str
    licence: str


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a language's model is made of.

    Attributes:
        train, dev, test: file names below the treebank folder (`sud/<language>/`).
        paradigms: file names below the data folder.
        sources: treebanks and paradigms with their licences, for the manifest and NOTICE.
        dev_source: the treebank of the dev split, named where that split is trained on.
        licence: SPDX expression of the weights.
        noisy_copies: how often each training sentence is noised, each time another token.
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

    def sources_used(self, fold_dev: bool) -> tuple[Source, ...]:
        """What a model of this recipe was made from."""
        return (*self.sources, self.dev_source) if fold_dev else self.sources


RECIPES = {
    "de": Recipe(
        language="de",
        train=("sud/de/de-train.conllu.xz",),
        dev="sud/de/de-dev.conllu.xz",
        test="sud/de/de-test.conllu.xz",
        paradigms=("unimorph/de.tsv.xz", "extra-german/german.dict.xz"),
        sources=(
            Source("UD_German-PUD r2.17 (SUD)", "CC-BY-SA-3.0"),
            Source("UniMorph German (Wiktionary)", "CC-BY-SA-3.0"),
            Source("german-pos-dict 1.2.4 (Morphy, korrekturen.de)", "CC-BY-SA-4.0"),
        ),
        licence="CC-BY-SA-4.0",
        dev_source=Source("UD_German-GSD r2.16 dev (SUD)", "CC-BY-SA-4.0"),
        noisy_copies=2,
    ),
    "cs": Recipe(
        language="cs",
        train=("sud/cs/cs-train.conllu.xz",),
        dev="sud/cs/cs-dev.conllu.xz",
        test="sud/cs/cs-test.conllu.xz",
        paradigms=("unimorph/cs.tsv.xz",),
        sources=(
            Source("UD_Czech-CLTT r2.17 (SUD)", "CC-BY-SA-4.0"),
            Source("UD_Czech-PUD r2.17 (SUD)", "CC-BY-SA-4.0"),
            Source("UD_Czech-FicTree r2.17 dev and test (SUD)", "CC-BY-NC-SA-4.0"),
            Source("UD_Czech-PDTC r2.16 train-ft (SUD)", "CC-BY-NC-SA-4.0"),
            Source("UniMorph Czech (Wiktionary)", "CC-BY-SA-3.0"),
        ),
        licence="CC-BY-NC-SA-4.0",
        dev_source=Source("UD_Czech-CAC r2.17 dev (SUD)", "CC-BY-SA-4.0"),
    ),
}


def data_file(data: Path, name: str) -> Path:
    """A file of the data folder.

    Raises:
        TrainingError: it is not there.
    """
    path = data / name
    if not path.is_file():
        raise TrainingError(f"{path}: no such file; give the folder that holds sud/ and unimorph/ with --data")
    return path
