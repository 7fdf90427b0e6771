"""How fast things are: ratios in one run, on one thread, with the settings that every command has."""

from lambre_core.arithmetic import prepare

prepare()
