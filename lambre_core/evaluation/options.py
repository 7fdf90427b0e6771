"""Options: what every part of the evaluation is told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from lambre_core.check import Load
from lambre_core.evaluation.intervals import SEED
from lambre_core.evaluation.tables import WITHOUT
from lambre_core.parsing.cache import Store


@dataclass(frozen=True, slots=True)
class Options:
    """What is measured, and how.

    Attributes:
        data: folder of all data; the sets lie in `eval/` below it.
        sets, languages: names and codes to which the run is confined; empty: all.
        limit: most texts of each set, evenly spread; None: all.
        errors: file for the findings, for people; None: none is written.
        seed: of the intervals.
        without: mechanisms that are left out, names of `ablation.MECHANISMS`.
        apply: whether `calibrate` writes the values that it finds.
        store: where parses are kept; None: nowhere.
        load: how parsers are loaded; None: as for every user.
        model: folder of the model that `load` loads, for the signature; None: the default ones.
        say: told what is under way.
    """

    data: Path
    sets: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    limit: int | None = None
    errors: Path | None = None
    seed: int = SEED
    without: tuple[str, ...] = ()
    apply: bool = False
    store: Store | None = None
    load: Load | None = None
    model: Path | None = None
    say: Callable[[str], None] = lambda line: None

    def wants(self, name: str, language: str) -> bool:
        """Whether a set is to be measured."""
        return (not self.sets or name in self.sets) and (not self.languages or language in self.languages)

    def title(self, name: str) -> str:
        """The name of a set's section: measured without something it is another one."""
        return WITHOUT.join((name, *self.without))

    def command(self, part: str, name: str) -> str:
        """The command that measures one set again."""
        limit = f" --limit {self.limit}" if self.limit else ""
        seed = f" --seed {self.seed}" if self.seed != SEED else ""
        without = "".join(f" --without {mechanism}" for mechanism in self.without)
        model = " --model FOLDER" if self.model else ""
        return f"lambre-lint evaluate {part} --set {name}{limit}{seed}{without}{model} --write docs/precision.md"
