"""Run one of Stanza's trainers in a process of its own: `python -m lambre_core.training.stanza_main tagger ...`.

Adds what Stanza 1.15 lacks: `--resume FILE` lets the tagger go on from a saved model, an interrupt (SIGINT)
ends training quietly, because the best model is already on disk, and torch's slow bilinear layer, of which the
tagger has one a feature, is computed as two matrix products.
"""

from __future__ import annotations

import functools
import importlib
import sys
from typing import Any

TRAINERS = {
    "tokenizer": "stanza.models.tokenizer",
    "mwt": "stanza.models.mwt_expander",
    "lemmatizer": "stanza.models.lemmatizer",
    "tagger": "stanza.models.tagger",
    "parser": "stanza.models.parser",
}


def main(arguments: list[str]) -> int:
    """Run trainer `arguments[0]` with the other arguments; 0, or 130 where it was interrupted."""
    trainer: Any = importlib.import_module(TRAINERS[arguments[0]])
    flags = arguments[1:]
    use_fast_bilinear()
    if "--resume" in flags:
        at = flags.index("--resume")
        model_file = flags[at + 1]
        del flags[at : at + 2]
        trainer.Trainer = functools.partial(trainer.Trainer, model_file=model_file)
    try:
        trainer.main(flags)
    except KeyboardInterrupt:
        return 130
    except UnboundLocalError as error:
        # Tagger and parser return an unset `_` when training is shorter than one evaluation; the model is saved.
        if error.name not in {"_", None} and "'_'" not in str(error):
            raise
    return 0


def use_fast_bilinear() -> None:
    """Replace `torch.nn.Bilinear.forward`: the same sums, with torch's expanded intermediate tensor left out."""
    import torch

    def forward(layer: Any, left: Any, right: Any) -> Any:
        outputs, left_size, right_size = layer.weight.shape
        rows = layer.weight.permute(2, 0, 1).reshape(right_size, outputs * left_size)
        halfway = (right @ rows).unflatten(-1, (outputs, left_size))
        return (halfway @ left.unsqueeze(-1)).squeeze(-1) + layer.bias

    torch.nn.Bilinear.forward = forward


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
