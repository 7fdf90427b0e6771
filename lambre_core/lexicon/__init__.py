"""Lexicons: the readings that a form can have, whatever its context."""
