"""Formats: each module turns the bytes of a file into text units."""
