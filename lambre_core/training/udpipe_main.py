"""Train one part of a UDPipe 1 model in a process of its own."""

from __future__ import annotations

import sys
from pathlib import Path

LONGEST = 255
"""Bytes of the longest word that its dictionaries can hold; sentences with longer ones are left out."""


def main(arguments: list[str]) -> int:
    """`part tokenizer-options tagger-options parser-options train.conllu dev.conllu model`."""
    from ufal.udpipe import InputFormat, ProcessingError, Sentence, Sentences, Trainer, Word

    from lambre_core.training.prepare import ONLY_UPOS

    part, tokenizer, tagger, parser, train_file, dev_file, model_file = arguments

    def sentences(path: str) -> Sentences:
        reader = InputFormat.newConlluInputFormat()
        reader.setText(Path(path).read_text(encoding="utf-8"))
        error = ProcessingError()
        found = Sentences()
        sentence = Sentence()
        while reader.nextSentence(sentence, error):
            words = list(sentence.words)[1:]
            short = all(len(text.encode()) <= LONGEST for word in words for text in (word.form, word.lemma))
            # Some corpora have no trees, or not the tags of every word, and it cannot leave out single words.
            told = all(word.head >= 0 for word in words) if part == "parser" else all(map(has_tag, words))
            if short and told:
                found.append(sentence)
            sentence = Sentence()
        if error.occurred():
            raise ValueError(error.message)
        return found

    def has_tag(word: Word) -> bool:
        return bool(word.upostag.strip("_")) and ONLY_UPOS not in word.misc.split("|")

    error = ProcessingError()
    model = Trainer.train(
        "morphodita_parsito", sentences(train_file), sentences(dev_file), tokenizer, tagger, parser, error
    )
    if error.occurred():
        print(error.message, file=sys.stderr)  # noqa: T201
        return 1
    Path(model_file).write_bytes(model)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
