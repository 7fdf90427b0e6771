"""Engines: each module offers `load(...) -> Parser`."""
