"""Configuration: one table of settings gives the reader, the defaults, the checks and the JSON Schema."""
