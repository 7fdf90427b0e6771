"""Engines: each module or package here is one, known by its name.

An engine offers one function:

    load(language: str, path: Path, manifest: Manifest | None, progress: Progress) -> Parser

`path` is the model's folder, verified where it has a manifest. What cannot be loaded is a ParsingError
that says why. The libraries that an engine needs are those of the extra that has its name
(`pip install 'lambre-lint[<engine>]'`); importing the engine fails with a ModuleNotFoundError where one is
missing, and nothing else imports the engine.

An engine for which parsing costs much offers a second function, so that what it parsed can be kept:

    fingerprint(language: str, manifest: Manifest) -> str

It says what the parser of a model folder has as its `fingerprint` without loading it. Importing the engine and
calling this function should cost next to nothing: where everything is in the cache, nothing else is called.
"""
