"""Evaluation: how far findings can be trusted, measured on annotated text (`lambre-lint evaluate`)."""
