"""The command line: one module a command.

A module offers `NAME: str` (with `-` where the module's name has `_`), `HELP: str`,
`add_arguments(parser) -> None` and `run(args) -> int`, which gives the exit status and imports what is
heavy itself. `args.color` is True or False and `args.quiet` a flag in every command; results go to standard output,
everything else to standard error. A command raises `LambreError` for what the user can mend.
"""
