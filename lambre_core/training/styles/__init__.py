"""Common conversions, one module a language.

A module has `STEPS`, treebank -> steps that turn its annotation into that of the language's dev and test splits
(`*`: every treebank), and may have `FILLS` (tables learned from the treebanks that have a feature) and `LAYERS`
(treebank -> the layers worth learning from, where not all are).
"""
