"""Trees: frozen tokens and sentences, FEATS, CoNLL-U in and out."""
