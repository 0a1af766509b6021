"""`--number`, `--value` and `--option`: what is varied in a ruleset, the same in every command that tries many
configurations.

In: words of the command line. Out: the ruleset, and axes. Complains with `BadAxis`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import click

from rulewright.cli import game_options, shell_completion
from rulewright.frontend.analysis.constants import option_values
from rulewright.frontend.variants.set_values import number_at, number_names
from rulewright.lab.sweep import (
    MOST_CELLS,
    BadAxis,
    SweepAxis,
    checked,
    number_axis,
    option_axis,
    players_axis,
    value_axis,
)
from rulewright.loading import Ruleset
from rulewright.ruleset_lookup import STDIN
from rulewright.source.command_line import GivenValue


@dataclass(frozen=True, slots=True)
class VariedWords:
    """What was written."""

    numbers: tuple[str, ...]
    values: tuple[str, ...]
    options: tuple[str, ...]
    players: str | None = None

    @property
    def options_given(self) -> dict[str, GivenValue]:
        """The same for the command line of another run."""
        return {"--number": self.numbers, "--value": self.values, "-o": self.options, "--players": self.players}


def varied_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The options of the command line."""
    for option in (
        click.option(
            "-o",
            "--option",
            "options",
            multiple=True,
            shell_complete=shell_completion.options,
            metavar="NAME[=VALUES]",
            help="Vary an option: all its values, or those that are named. One value is set for all. May be repeated.",
        ),
        click.option(
            "--value",
            "values",
            multiple=True,
            metavar="PATH=VALUES",
            help="Vary a whole number anywhere in the rules: a count, a row of a table. May be repeated.",
        ),
        click.option(
            "--number",
            "numbers",
            multiple=True,
            metavar="NAME=VALUES",
            help="Vary a number of the ruleset: 0..100/10 or 5,10,20. May be repeated.",
        ),
    ):
        command = option(command)
    return command


def varied_axes(name: str, words: VariedWords, most: int = MOST_CELLS) -> tuple[Ruleset, tuple[SweepAxis, ...]]:
    """The ruleset, and what is varied, in at most so many configurations."""
    ruleset = game_options.opened(name)
    if ruleset.found.path == STDIN:
        raise BadAxis("a ruleset from standard input can be read once only; name its file")
    known = {
        option.name: option.words or tuple(map(str, option_values(option)))
        for option in ruleset.symbols.options.values()
    }
    root, header = ruleset.tree.root, ruleset.header
    axes = [
        *(number_axis(text, number_names(root)) for text in words.numbers),
        *(value_axis(text, lambda path: number_at(root, path)) for text in words.values),
        *(option_axis(text, known) for text in words.options),
    ]
    counts = [players_axis(words.players, header.low, header.high)] if words.players is not None else []
    return ruleset, checked([*axes, *counts], most)
