"""Readers: one module a kind of data; each yields frozen plain types."""
