"""The language server: open documents, when they are checked, and what is shown of the results."""
