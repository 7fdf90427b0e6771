"""Text to trees: the Parser protocol, its engines, and model folders."""
