"""What is varied in a ruleset, as it is written: numbers, values by their path, options, and how many play.

In: words (`purse=0..100/10`), a ruleset. Out: axes. Complains with `BadAxis`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright.frontend.analysis.configuration import option_values, option_word
from rulewright.frontend.variants.set_values import number_at, number_names
from rulewright.lab.sweep.axes import (
    MOST_CELLS,
    BadAxis,
    SweepAxis,
    Varied,
    checked,
    number_axis,
    option_axis,
    players_axis,
    ruling_axis,
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
    rulings: bool = False
    """Every other reading of every option, one at a time."""

    @property
    def options_given(self) -> dict[str, GivenValue]:
        """The same for the command line of another run."""
        return {
            "--number": self.numbers,
            "--value": self.values,
            "-o": self.options,
            "--players": self.players,
            "--rulings": self.rulings,
        }


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
    rulings = [ruling_axis(_readings(ruleset, [*axes, *counts]))] if words.rulings else []
    return checked([*axes, *counts, *rulings], most)


def _readings(ruleset: Ruleset, axes: Sequence[SweepAxis]) -> Iterator[tuple[str, str]]:
    """What options may be beside what they are; those that are named are left out, as are numbers: they are sizes."""
    named = {axis.name for axis in axes if axis.varied is Varied.OPTION}
    counts = next((axis.values for axis in axes if axis.varied is Varied.PLAYERS), ())
    usual = ruleset.configuration(int(counts[0]) if len(counts) == 1 else None).options
    for option in ruleset.symbols.options.values():
        if option.name not in named:
            yield from ((option.name, word) for word in option.words if word != option_word(option, usual[option.name]))
