"""Ukrainian corpora with gold morphology, made ready for training.

The student's Ukrainian treebank is small, so two corpora are read that are public but not part of the data folder:

- the source of UD_Ukrainian-IU (github.com/mova-institute/zoloto), whose training split is not there: the documents
  of which nothing stands in dev or test, with their trees;
- the Brown corpus of Ukrainian (github.com/brown-uk/corpus, CC BY-NC-SA 4.0), 800,000 words with hand-checked tags.

`python -m lambre_core.training.ukrainian --zoloto CLONE --bruk CLONE --data DATA OUTPUT` writes both as CoNLL-U in SUD.
"""
