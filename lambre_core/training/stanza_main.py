"""Run one of Stanza's trainers in a process of its own: `python -m lambre_core.training.stanza_main tagger ...`.

Adds what Stanza 1.15 lacks: `--resume FILE` lets the tagger go on from a saved model, and an interrupt
(SIGINT) ends training quietly, because the best model is already on disk.
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


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
