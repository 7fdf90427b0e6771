"""One renderer a format, over the same findings."""
