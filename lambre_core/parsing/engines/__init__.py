"""Engines: each module or package here is one, known by its name.

An engine offers one function:

    load(language: str, path: Path, manifest: Manifest | None, progress: Progress) -> Parser

`path` is the model's folder, verified where it has a manifest. What cannot be loaded is a ParsingError
that says why. The libraries that an engine needs are those of the extra that has its name
(`pip install 'lambre-lint[<engine>]'`); it imports them at top level, and nothing else imports the engine.
"""
