"""Rules under conditions, learned by small decision trees (Chaudhary et al. 2020, 2021), and whether they are worth it.

`python -m lambre_core.training.trees LANGUAGE ...` learns them from the treebanks of a language, checks them on text
that they were not learned from and on findings in texts of learners; with `--write` it makes
`docs/studies/decision-trees.md`. Nothing is linted because of it: what proves good is written into overlays by hand.
"""
