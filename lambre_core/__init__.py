"""Grammar linter on dependency trees: text in, located agreement and case findings out."""

__version__ = "0.1.0"
