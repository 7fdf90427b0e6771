"""Adds what official packages have to a tiny model: `python smoke_official.py TREEBANK FOLDER`.

Word vectors, character language models, and a tagger and a parser that read them; the relations are those of UD.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from pathlib import Path

RELATIONS = {
    "subj": "nsubj",
    "comp:obj": "obj",
    "comp:aux": "aux",
    "comp:pred": "xcomp",
    "mod": "amod",
    "udep": "nmod",
    "unk": "dep",
}
CHARACTERS = "--char_emb_dim 8 --char_hidden_dim 12 --batch_size 4 --bptt_size 40 --epochs 1 --cutoff 1"
SMALL = (
    "--hidden_dim 16 --num_layers 1 --char_hidden_dim 12 --char_emb_dim 12 --transformed_dim 12 --word_emb_dim 12 "
    "--deep_biaff_hidden_dim 12 --tag_emb_dim 8"
)


def train(treebank: Path, folder: Path) -> None:
    """Write pretrain.pt, forward_charlm.pt, backward_charlm.pt, pos.pt and depparse.pt."""
    from stanza.models import charlm, parser, tagger
    from stanza.models.common.pretrain import Pretrain

    with tempfile.TemporaryDirectory() as place:
        text, vectors, trees = (Path(place) / name for name in ("text.txt", "vectors.txt", "ud.conllu"))
        lines = treebank.read_text(encoding="utf-8").splitlines()
        rows = [line.split("\t") for line in lines]
        trees.write_text("\n".join("\t".join(_renamed(row)) for row in rows) + "\n", encoding="utf-8")
        text.write_text("\n".join(line[9:] for line in lines if line.startswith("# text = ")) * 4, encoding="utf-8")
        draw = random.Random(7)
        words = sorted({row[1].lower() for row in rows if len(row) == 10})
        numbers = [" ".join(f"{draw.gauss(0, 1):.3f}" for _ in range(10)) for _ in words]
        header = f"{len(words)} 10\n"
        vectors.write_text(
            header + "\n".join(f"{word} {row}" for word, row in zip(words, numbers, strict=True)) + "\n",
            encoding="utf-8",
        )
        Pretrain(str(folder / "pretrain.pt"), vec_filename=str(vectors)).load()
        charlms = []
        for direction in ("forward", "backward"):
            charlm.main(
                [
                    *f"--{direction} --shorthand de_toy --train_file {text} --eval_file {text} {CHARACTERS}".split(),
                    *f"--save_dir {folder} --save_name {direction}_charlm.pt --seed 7 --cpu --no_checkpoint".split(),
                ]
            )
            charlms += [f"--charlm_{direction}_file", str(folder / f"{direction}_charlm.pt")]
        for main, name, extra in (
            (tagger.main, "pos.pt", "--composite_deep_biaff_hidden_dim 12 --eval_interval 15 --fix_eval_interval"),
            (parser.main, "depparse.pt", "--batch_size 200 --eval_interval 15 --no_checkpoint"),
        ):
            main(
                [
                    *f"--lang de --shorthand de_toy --train_file {trees} --eval_file {trees} {SMALL} {extra}".split(),
                    *f"--wordvec_pretrain_file {folder / 'pretrain.pt'} --charlm --charlm_shorthand de_toy".split(),
                    *charlms,
                    *f"--save_dir {folder} --save_name {name} --max_steps 31 --lr 0.02 --seed 7 --cpu".split(),
                ]
            )
        (folder / "de_toy_vocab.pt").unlink()


def _renamed(row: list[str]) -> list[str]:
    return [*row[:7], RELATIONS.get(row[7], row[7]), *row[8:]] if len(row) == 10 else row


if __name__ == "__main__":
    os.environ["OMP_NUM_THREADS"] = "1"  # before torch is imported
    train(Path(sys.argv[1]), Path(sys.argv[2]))
