"""Training the segmenter: treebank sentences joined into paragraphs, with the liberties that texts take.

A treebank is cleaner than what the segmenter will read, and its sentences mostly come with a full stop, a capital and
one style of quotation marks. So paragraphs are made anew for every epoch: sentences of a document in their order or
drawn at random, some without their final sign or their capital, some with other quotation marks.

The treebanks of a language disagree about tokens: some split at every hyphen, some know no multiword tokens. Each has
a vector of its own in the last layer but one, and the segmenter is saved with that of the treebank it is measured on.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Any

import numpy as np
import numpy.typing as npt

from lambre_core.parsing.engines.onnx.segmenter import (
    BLANK,
    CATEGORIES,
    FIRST_CATEGORY,
    FIRST_CHARACTER,
    NOTHING,
    OFFSETS,
    WIDTH,
    Floats,
    alphabet,
    category,
    read,
)
from lambre_core.treebank.tree import Sentence

NARROW, WIDE, DEEP = 24, 32, 48
"""Sizes of embedding, convolutions and the layer around a candidate."""

RARE = 3
"""Characters seen fewer times than this are read as their class."""

TOKEN, MULTIWORD, SENTENCE = 1, 2, 4
"""Bits of a label: a token ends here; it stands for several words; the sentence ends too."""

ABBREVIATIONS: dict[str, tuple[str, ...]] = {
    "cs": tuple("č. např. tzv. tj. Dr. Ing. Mgr. prof. doc. MUDr. sv. ul. mil. tis. r. odst. písm.".split()),
    "de": (
        *"Dr. Prof. Hr. Fr. St. Nr. ca. bzw. vgl. evtl. ggf. inkl. max. Mio. Mrd. Tel. Abs. Art. Bd. Jh. geb.".split(),
        *("z. B.", "d. h.", "u. a.", "i. d. R.", "z. T.", "z.B.", "d.h.", "u.a."),
    ),
    "et": tuple("dr. prof. nt. nr. lk. st. sh. hr. pr. u. s.t. Dr. tlk. mln. sünd.".split()),
    "ru": (*"им. г. ул. др. проф. акад. тыс. млн. руб. см. рис. стр. св. ст. гл. д-р".split(), "т. е.", "т. н."),
    "tr": tuple("Dr. Prof. Doç. Av. Sn. No. örn. bkz. Yrd. Org. Alb. Mah. Cad. Sok. yy. M.Ö. M.S.".split()),
    "uk": (*"ім. р. ст. м. вул. проф. акад. напр. тис. млн. грн. див. рис. св. с. гл.".split(), "т. зв."),
}
"""Abbreviations that a small treebank may lack. They stand before what they belong to, so no sentence ends at them."""

_QUOTES = (*((pair[0], pair[1]) for pair in ('""', "„“", "“”", "«»", "»«", "''", "„”", "‚‘", "‘’", "`'")), ("``", "''"))
_QUOTE = re.compile("``|''|[„“”\"«»`'‚‘’]")
_FINAL = frozenset(".!?…:;\"“”»«'’)")
_SIGNS = ("--", "...", "–", "—", ":-)", ":)", ";-)", "&", "/", "+", "→", "•")
_FULL_STOP = re.compile(r"[^\W\d_]\.(?= [a-zа-яäöüčžšřůіїєґõçğış])")
_BEFORE_NAME = re.compile(r"(?<=\w) (?=[A-ZÄÖÜČŠŽŘĽŁŚŹŻÕÇĞİА-ЯЁІЇЄҐ\d])")
_APOSTROPHE = re.compile(r"(?<=[^\W\d_])['’ʼ](?=[^\W\d_])")
_BETWEEN = re.compile(r"(?<=\w) (?=\w)")


@dataclass(frozen=True, slots=True)
class Sample:
    """A text with the label of each of its characters, and the number of its treebank."""

    text: str
    labels: npt.NDArray[np.int8]
    glued: bool = False
    source: int = 0


def sample_of(sentence: Sentence, source: int = 0) -> Sample:
    """The text of a sentence and where its tokens end; `glued` where the next sentence follows without a blank."""
    labels = np.zeros(len(sentence.text), dtype=np.int8)
    multiword = {multi.span for multi in sentence.multiwords}
    last = 0
    for token in sentence.tokens:
        if token.span is not None:
            last = token.span[1] - 1
            labels[last] = TOKEN | MULTIWORD * (token.span in multiword)
    labels[last] |= SENTENCE
    misc = (sentence.tokens[-1].misc or "") if sentence.tokens else ""
    return Sample(sentence.text, labels, "SpaceAfter=No" in misc.split("|"), source)


def treebank_of(sentence: Sentence) -> str:
    """The treebank's name without its split; empty where the sentence does not say."""
    return (sentence.comment("treebank") or "").partition(" ")[0]


# Paragraphs


@dataclass(frozen=True, slots=True)
class Additions:
    """What is put into the sentences because the treebank has too little of it.

    Attributes:
        abbreviations: such as do not end sentences (`Dr.`, `z. B.`).
        whole: the treebank keeps a full stop in the token of its abbreviation.
        signs: `--`, `...` and the like, each one token, as far as the treebank has no practice of its own.
    """

    abbreviations: tuple[str, ...] = ()
    whole: bool = True
    signs: tuple[str, ...] = ()


def additions(samples: Sequence[Sample], abbreviations: Sequence[str]) -> Additions:
    """What to add to this treebank."""
    whole = split = 0
    for sample in samples:
        for found in _FULL_STOP.finditer(sample.text):
            place = found.start() + 1
            split += bool(sample.labels[place - 1] & TOKEN)
            whole += not sample.labels[place - 1] & TOKEN
    signs = tuple(sign for sign in _SIGNS if sum(f" {sign} " in sample.text for sample in samples) < 5)
    return Additions(tuple(abbreviations), whole >= split, signs)


def paragraphs(samples: Sequence[Sample], added: Additions, rng: random.Random) -> Iterator[Sample]:
    """All samples of a treebank once, joined into paragraphs: half of the time neighbours stay together.

    After a sentence without final sign the paragraph mostly ends: a heading stands alone.
    """
    order = list(range(len(samples)))
    natural = rng.random() < 0.5
    if not natural:
        rng.shuffle(order)
    size = 0
    gathered: list[Sample] = []
    for index in order:
        if not gathered:
            size = 1 if rng.random() < 0.15 else rng.randint(2, 10)
        gathered.append(varied(samples[index], added, rng))
        finished = gathered[-1].text[-1] in _FINAL
        if len(gathered) == size or (not finished and rng.random() < 0.95):
            yield joined(gathered, natural)
            gathered = []
    if gathered:
        yield joined(gathered, natural)


def joined(samples: Sequence[Sample], natural: bool) -> Sample:
    """One paragraph; a blank between the sentences but where the treebank has none."""
    parts = [
        sample if sample.glued and natural else Sample(f"{sample.text} ", np.append(sample.labels, np.int8(0)))
        for sample in samples
    ]
    text, labels = "".join(part.text for part in parts), np.concatenate([part.labels for part in parts])
    return Sample(text, labels, source=samples[0].source)


def varied(sample: Sample, added: Additions, rng: random.Random) -> Sample:
    """The sentence as somebody else might have typed it: almost the same tokens, another sign here and there."""
    text, labels = sample.text, sample.labels
    if rng.random() < 0.1:
        text = _APOSTROPHE.sub(rng.choice("'’ʼ"), text)
    if rng.random() < 0.3:
        text, labels = _requoted(text, labels, rng.choice(_QUOTES))
    if rng.random() < 0.06:
        text, labels = _quoted(text, labels, rng)
    if rng.random() < 0.08 and (added.abbreviations or added.signs):
        text, labels = _inserted(text, labels, added, rng)
    own_end = len(text) > 2 and text[-1] in ".!?" and labels[-2] & TOKEN and not text[-2].isspace()
    chance = rng.random()
    if own_end and chance < 0.01:
        text, labels = text[:-1], labels[:-1].copy()
        labels[-1] |= SENTENCE
    elif own_end and chance < 0.06:
        text = text[:-1] + rng.choice(".!?…")
    elif own_end and chance < 0.09 and "..." in added.signs:
        size = rng.choice((2, 3, 3, 3, 4))
        text, labels = text[:-1] + "." * size, np.append(labels[:-1], _one_token(size, labels[-1]))
    elif own_end and chance < 0.11:
        size = rng.choice((1, 1, 2))
        text, labels = text + "!" * size, np.concatenate((labels[:-1], [TOKEN] * size, labels[-1:])).astype(np.int8)
    elif own_end and chance < 0.14:
        text, labels = _acronym(text, labels, rng)
    chance = rng.random()
    if chance < 0.03:
        text = text[:1].lower() + text[1:] if len(text[:1].lower()) == 1 else text
    elif chance < 0.04 and len(text.upper()) == len(text):
        text = text.upper()
    if rng.random() < 0.02:
        style = rng.choice(_QUOTES)
        opening, closing = _one_token(len(style[0]), TOKEN), _one_token(len(style[1]), TOKEN | SENTENCE)
        labels = np.concatenate((opening, labels, closing))
        labels[-len(closing) - 1] &= ~SENTENCE
        text = style[0] + text + style[1]
    return Sample(text, labels, sample.glued, sample.source)


def _quoted(text: str, labels: npt.NDArray[np.int8], rng: random.Random) -> tuple[str, npt.NDArray[np.int8]]:
    """One to three words inside the sentence in quotation marks, which end no sentence."""
    blanks = [found.start() + 1 for found in _BETWEEN.finditer(text)]
    if len(blanks) < 2:
        return text, labels
    first = rng.randrange(len(blanks) - 1)
    start, end = blanks[first], blanks[min(first + rng.randint(1, 3), len(blanks) - 1)] - 1
    opening, closing = rng.choice(_QUOTES)
    parts = (
        *(labels[:start], _one_token(len(opening), TOKEN), labels[start:end]),
        *(_one_token(len(closing), TOKEN), labels[end:]),
    )
    return f"{text[:start]}{opening}{text[start:end]}{closing}{text[end:]}", np.concatenate(parts)


def _inserted(
    text: str, labels: npt.NDArray[np.int8], added: Additions, rng: random.Random
) -> tuple[str, npt.NDArray[np.int8]]:
    """An abbreviation before a capital or a number, or a sign between two words."""
    sign = bool(added.signs) and (not added.abbreviations or rng.random() < 0.3)
    places = [found.start() + 1 for found in (_BETWEEN if sign else _BEFORE_NAME).finditer(text)]
    if not places:
        return text, labels
    place = rng.choice(places)
    new = f"{rng.choice(added.signs if sign else added.abbreviations)} "
    of_new = np.zeros(len(new), dtype=np.int8)
    for found in re.finditer(r"\S+", new):
        of_new[found.end() - 1] = TOKEN
        if not sign and not added.whole and len(found[0]) > 1 and found[0][-1] == ".":
            of_new[found.end() - 2] = TOKEN
    return text[:place] + new + text[place:], np.concatenate((labels[:place], of_new, labels[place:]))


def _requoted(text: str, labels: npt.NDArray[np.int8], style: tuple[str, str]) -> tuple[str, npt.NDArray[np.int8]]:
    """The text with its quotation marks that are tokens in another style, opening and closing in turn."""
    texts: list[str] = []
    parts: list[npt.NDArray[np.int8]] = []
    opened = False
    done = 0
    for found in _QUOTE.finditer(text):
        start, end = found.span()
        alone = start == 0 or labels[start - 1] & TOKEN or text[start - 1].isspace()
        if alone and labels[end - 1] & TOKEN and not labels[start : end - 1].any():
            new = style[opened]
            opened = not opened
            texts += [text[done:start], new]
            parts += [labels[done:start], _one_token(len(new), labels[end - 1])]
            done = end
    return "".join((*texts, text[done:])), np.concatenate((*parts, labels[done:]))


def _one_token(size: int, label: int) -> npt.NDArray[np.int8]:
    labels = np.zeros(size, dtype=np.int8)
    labels[-1] = label
    return labels


def _acronym(text: str, labels: npt.NDArray[np.int8], rng: random.Random) -> tuple[str, npt.NDArray[np.int8]]:
    """The last word before the full stop becomes an acronym, which is no initial and does not keep the full stop."""
    letters = [letter for letter in text.upper() if letter.isalpha()]
    start = text.rfind(" ") + 1
    if not letters or start == 0 or labels[start:-2].any():
        return text, labels
    new = "".join(rng.choice(letters) for _ in range(rng.randint(2, 5)))
    return text[:start] + new + text[-1], np.concatenate((labels[:start], _one_token(len(new), TOKEN), labels[-1:]))


# Training


def characters_of(samples: Iterable[Sample]) -> str:
    """The alphabet: what is seen often enough, in the order of code points, both cases of a letter."""
    counts = Counter(character for sample in samples for character in sample.text)
    seen = {character for character, count in counts.items() if count >= RARE and not character.isspace()}
    cases = {other for character in seen for other in (character.lower(), character.upper()) if len(other) == 1}
    return "".join(sorted(seen | cases))


def train_segmenter(
    sentences: Iterable[Sentence],
    dev: Iterable[Sentence],
    seed: int,
    *,
    abbreviations: Sequence[str] = (),
    characters_read: int = 10_000_000,
    batch: int = 12_000,
) -> tuple[dict[str, Floats], dict[str, Any]]:
    """Train a segmenter; the arrays and the vocabulary that `load_segmenter` takes.

    Args:
        sentences: with text and spans, in the order of their documents, and with a comment `treebank`.
        dev: of the treebank in whose manner texts are to be cut, kept apart; of the weights at several moments
            towards the end, those that it likes best are returned.
        abbreviations: of the language, such as do not end sentences; see `ABBREVIATIONS`.
        characters_read: length of the training; 10 million take a CPU minute.
        batch: characters of a step.

    Raises:
        ValueError: there is no sentence.
    """
    import torch

    torch.manual_seed(seed)
    rng = random.Random(seed)
    train, held_out = ([sentence for sentence in given if sentence.text] for given in (sentences, dev))
    if not train:
        raise ValueError("the segmenter needs sentences with text")
    # Number 0 is what all have in common: it serves where the treebank of dev is not among those of the training.
    names = ["", *sorted({treebank_of(sentence) for sentence in train} - {""})]
    wanted = Counter(treebank_of(sentence) for sentence in held_out or train).most_common(1)[0][0]
    target = names.index(wanted) if wanted in names else 0
    samples = [sample_of(sentence, names.index(treebank_of(sentence))) for sentence in train]
    dev_samples = [sample_of(sentence, target) for sentence in held_out]
    alphabet_ = characters_of(samples)
    network = build(alphabet_, len(names))
    numbers, kinds = alphabet(alphabet_)
    category_rows = torch.tensor([NOTHING, BLANK, *network.categories])
    optimizer = torch.optim.AdamW(network.parameters(), lr=4e-3, weight_decay=1e-3)
    steps = max(10, characters_read // batch)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps, pct_start=0.1)
    averaged = torch.optim.swa_utils.AveragedModel(network, multi_avg_fn=_moving_average)
    best: tuple[float, dict[str, Floats]] | None = None
    batches = _batches(samples, target, abbreviations, batch, rng)
    network.train()
    for step in range(1, steps + 1):
        rows, candidates, labels, forced, sources = tensors(next(batches), numbers, kinds)
        unseen = torch.rand(rows.shape) < 0.01
        rows = torch.where(unseen, category_rows[rows], rows)
        loss = loss_of(network(rows, candidates, sources), labels, forced)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        averaged.update_parameters(network)
        if step == steps or (dev_samples and step > 0.7 * steps and step % max(1, steps // 20) == 0):
            arrays = export(averaged.module, target)
            error = _dev_error(averaged.module, dev_samples, numbers, kinds) if dev_samples else 0.0
            if best is None or error < best[0]:
                best = (error, arrays)
    assert best is not None
    return best[1], {"characters": alphabet_}


def _moving_average(averages: Any, current: Any, seen: Any) -> None:
    """Of the last hundred steps or so, of fewer at the beginning."""
    import torch

    torch._foreach_lerp_(averages, current, max(0.01, 9 / (10 + float(seen))))


def _batches(
    samples: Sequence[Sample], target: int, abbreviations: Sequence[str], least: int, rng: random.Random
) -> Iterator[list[Sample]]:
    """Paragraphs of one treebank each; a target that is small beside the others comes up to four times an epoch."""
    added = additions([sample for sample in samples if sample.source == target] or samples, abbreviations)
    sources = [list(of_source) for _, of_source in groupby(sorted(samples, key=_source), key=_source)]
    sizes = Counter({of_source[0].source: sum(len(sample.text) for sample in of_source) for of_source in sources})
    times = min(4, max(1, round(sizes.total() / (3 * sizes[target])))) if sizes[target] else 1
    batch: list[Sample] = []
    size = 0
    while True:
        whole = [
            paragraph
            for of_source in sources
            for _ in range(times if of_source[0].source == target else 1)
            for paragraph in paragraphs(of_source, added, rng)
        ]
        rng.shuffle(whole)
        for paragraph in whole:
            # Now and then a paragraph teaches what all treebanks have in common.
            batch.append(replace(paragraph, source=0) if rng.random() < 0.15 else paragraph)
            size += len(paragraph.text)
            if size >= least:
                yield batch
                batch, size = [], 0


def _source(sample: Sample) -> int:
    return sample.source


def tensors(samples: Sequence[Sample], numbers: npt.NDArray[np.int16], kinds: npt.NDArray[np.int8]) -> tuple[Any, ...]:
    """Rows, candidates, labels of the candidates, whether they are forced, their treebanks: as torch tensors."""
    import torch

    stream = read(numbers, kinds, [sample.text for sample in samples])
    starts = np.cumsum([0, *(len(sample.text) for sample in samples[:-1])])
    places = starts[stream.owners[stream.candidates]] + stream.offsets[stream.candidates]
    labels = np.concatenate([sample.labels for sample in samples])[places]
    wanted = np.stack([labels & bit > 0 for bit in (TOKEN, MULTIWORD, SENTENCE)], axis=1).astype(np.float32)
    return (
        torch.from_numpy(stream.rows),
        torch.from_numpy(stream.candidates),
        torch.from_numpy(wanted),
        torch.from_numpy(stream.forced),
        torch.from_numpy(np.array([sample.source for sample in samples])[stream.owners[stream.candidates]]),
    )


def loss_of(scores: Any, labels: Any, forced: Any) -> Any:
    """Cross entropy of the three questions, each where it is asked: the last two only where a token ends."""
    import torch

    entropy = torch.nn.functional.binary_cross_entropy_with_logits(scores, labels, reduction="none")
    ends = labels[:, 0]
    asked = torch.stack([(~forced).float(), ends, ends], dim=1)
    return (entropy * asked).sum() / ends.sum()


def _dev_error(network: Any, samples: Sequence[Sample], numbers: Any, kinds: Any) -> float:
    """Loss on paragraphs of ten sentences."""
    import torch

    groups = [samples[start : start + 10] for start in range(0, len(samples), 10)]
    whole = [_plain(group) for group in groups]
    network.eval()
    with torch.no_grad():
        rows, candidates, labels, forced, sources = tensors(whole, numbers, kinds)
        error = float(loss_of(network(rows, candidates, sources), labels, forced))
    network.train()
    return error


def _plain(samples: Sequence[Sample]) -> Sample:
    parts = [np.append(sample.labels, np.int8(0)) for sample in samples]
    return Sample(" ".join(sample.text for sample in samples), np.concatenate(parts)[:-1], source=samples[0].source)


def build(characters: str, treebanks: int = 1) -> Any:
    """The network, untrained; its `forward(rows, candidates, sources)` gives what `logits` of the engine gives.

    Args:
        characters: the alphabet.
        treebanks: so many vectors; `sources` says which one each candidate takes.
    """
    import torch
    from torch import nn

    places = ["", "", *CATEGORIES]
    category_rows = [FIRST_CATEGORY + CATEGORIES.index(category(character)) for character in characters]
    folds = sorted({_folded(character) for character in characters})
    fold_rows = [folds.index(_folded(character)) for character in characters]

    class Network(nn.Module):  # type: ignore[misc]
        """Embedding by folded character and class, two convolutions, one layer around the candidates."""

        def __init__(self) -> None:
            super().__init__()
            self.categories = [*range(FIRST_CATEGORY, FIRST_CHARACTER), *category_rows]
            self.by_class = nn.Parameter(torch.randn(len(places), NARROW) * 0.3)
            self.by_fold = nn.Parameter(torch.randn(len(folds), NARROW) * 0.3)
            self.first = nn.Linear(WIDTH * NARROW, WIDE)
            self.second = nn.Linear(WIDTH * WIDE, WIDE)
            self.window = nn.Linear(len(OFFSETS) * WIDE, DEEP)
            self.output = nn.Linear(DEEP, 3)
            self.treebanks = nn.Parameter(torch.zeros(treebanks, DEEP))
            self.dropout = nn.Dropout(0.1)

        def embedding(self) -> Any:
            known = self.by_class[category_rows] + self.by_fold[fold_rows]
            return torch.cat((torch.zeros(1, NARROW), self.by_class[1:], known))

        def forward(self, rows: Any, candidates: Any, sources: Any) -> Any:
            full = (rows != NOTHING).float()[:, None]
            hidden = nn.functional.embedding(rows, self.embedding())
            for layer in (self.first, self.second):
                kernel = layer.weight.view(layer.out_features, WIDTH, -1).permute(0, 2, 1)
                hidden = nn.functional.conv1d(hidden.T[None], kernel, layer.bias, padding=WIDTH // 2)[0].T
                hidden = self.dropout(torch.relu(hidden) * full)
            around = hidden[candidates[:, None] + torch.tensor(OFFSETS)]
            deep = self.dropout(torch.relu(self.window(around.flatten(1)) + self.treebanks[sources]))
            return self.output(deep)

    return Network()


def _folded(character: str) -> str:
    lower = character.lower()
    return "0" if category(character) == "Nd" else lower if len(lower) == 1 else character


def export(network: Any, treebank: int = 0) -> dict[str, Floats]:
    """The arrays of a network under the names that the engine reads, in the manner of one treebank."""
    arrays = {"segmenter.embedding": network.embedding()}
    for name in ("first", "second", "window", "output"):
        layer = getattr(network, name)
        arrays[f"segmenter.{name}"] = layer.weight.T
        arrays[f"segmenter.{name}_bias"] = layer.bias
    arrays["segmenter.window_bias"] = network.window.bias + network.treebanks[treebank]
    return {name: array.detach().contiguous().numpy().copy() for name, array in arrays.items()}
