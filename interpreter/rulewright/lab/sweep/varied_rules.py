"""What is varied in a ruleset, as it is written: numbers, values by their path, options, and how many play.

In: words (`purse=0..100/10`), a ruleset. Out: axes. Complains with `BadAxis`.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.frontend.analysis.constants import option_values
from rulewright.frontend.variants.set_values import number_at, number_names
from rulewright.lab.sweep.axes import (
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


def varied_axes(ruleset: Ruleset, words: VariedWords, most: int = MOST_CELLS) -> tuple[SweepAxis, ...]:
    """What is varied, in at most so many configurations."""
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
    return checked([*axes, *counts], most)
