"""Trains a tiny Stanza model on a CoNLL-U file: `python smoke_training.py TREEBANK FOLDER`.

It knows little, but it is made of real networks, in the files that a real model has.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

SMALL = "--hidden_dim 24 --num_layers 1 --char_hidden_dim 16 --char_emb_dim 16 --transformed_dim 16 --word_emb_dim 16"


def train(treebank: Path, folder: Path) -> None:
    """Write tokenize.pt, mwt.pt, lemma.pt, pos.pt and depparse.pt."""
    from stanza.models import lemmatizer, mwt_expander, parser, tagger, tokenizer
    from stanza.utils.datasets import conllu_to_text, prepare_tokenizer_data
    from stanza.utils.datasets.contract_mwt import contract_mwt

    def run(main: object, flags: str, name: str) -> None:
        assert callable(main)
        main([*flags.split(), "--save_dir", str(folder), "--save_name", name, "--seed", "7", "--cpu"])

    with tempfile.TemporaryDirectory() as place:
        text, labels, expansions, contracted = (str(Path(place) / name) for name in ("txt", "labels", "mwt", "in"))
        conllu_to_text.main([str(treebank), text])
        prepare_tokenizer_data.main([text, str(treebank), "-o", labels, "-m", expansions])
        contract_mwt(str(treebank), contracted)
        both = f"--train_file {treebank} --eval_file {treebank}"
        run(
            tokenizer.main,
            f"--lang de --shorthand de_toy --txt_file {text} --label_file {labels} --mwt_json_file {expansions} "
            f"--dev_txt_file {text} --dev_label_file {labels} --dev_conll_gold {treebank} --max_seqlen 100 "
            "--steps 100 --eval_steps 100 --hidden_dim 32 --lr0 0.01 --anneal 1 "
            "--dropout 0 --unit_dropout 0 --feat_dropout 0 --tok_noise 0",
            "tokenize.pt",
        )
        run(
            mwt_expander.main,
            f"--lang de --shorthand de_toy --train_file {treebank} --eval_file {contracted} --gold_file {treebank} "
            "--dict_only",
            "mwt.pt",
        )
        run(lemmatizer.main, f"--shorthand de_toy {both} --hidden_dim 16 --num_epoch 2", "lemma.pt")
        run(
            tagger.main,
            f"--lang de --shorthand de_toy {both} --no_pretrain {SMALL} --deep_biaff_hidden_dim 16 "
            "--composite_deep_biaff_hidden_dim 16 --tag_emb_dim 8 --batch_size 20 --max_steps 81 --eval_interval 40 "
            "--lr 0.02 --fix_eval_interval",
            "pos.pt",
        )
        run(
            parser.main,
            f"--lang de --shorthand de_toy {both} --no_pretrain {SMALL} --deep_biaff_hidden_dim 16 --tag_emb_dim 8 "
            "--batch_size 200 --max_steps 41 --eval_interval 20 --no_checkpoint",
            "depparse.pt",
        )


if __name__ == "__main__":
    os.environ["OMP_NUM_THREADS"] = "1"  # before torch is imported
    train(Path(sys.argv[1]), Path(sys.argv[2]))
