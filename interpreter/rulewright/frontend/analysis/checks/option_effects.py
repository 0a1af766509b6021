"""Option values without effect (RW707): the Program is that of the default.

In: a maker of Programs. A value is compared until it makes a difference.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from rulewright.frontend.analysis.configuration import Configuration, default_configuration, option_values, option_word
from rulewright.frontend.analysis.possible_configurations import ends
from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.typed import symbols as sym
from rulewright.source.diagnostic import Report

Key = tuple[int, tuple[tuple[str, int], ...]]
"""A configuration as a key: players, and options with their values."""


@dataclass(frozen=True, slots=True)
class Programs:
    """Programs by configuration, each made when it is asked for.
    `make` gives what one is called, or none if there is none.
    """

    survey: Survey
    make: Callable[[Configuration], str | None]
    found: dict[Key, str | None] = field(default_factory=dict)

    def of(self, configuration: Configuration) -> str | None:
        key = (configuration.players, tuple(configuration.options.items()))
        if key not in self.found:
            self.found[key] = self.make(configuration)
        return self.found[key]


def check_effects(programs: Programs, report: Report) -> None:
    """Tell values that change nothing, with any number of players with which they can be chosen beside the defaults."""
    for option in programs.survey.symbols.options.values():
        idle = (
            [option_word(option, value) for value in _values(option) if _is_idle(option, value, programs)]
            if option.used
            else []
        )
        if idle and programs.survey.concerns(option.span):
            words = " and ".join(f"`{word}`" for word in idle)
            hint = "use it in a rule; or say with `allowed` beside which option it matters"
            report.error("RW707", f"{words} of `{option.name}` changes nothing beside the defaults", option.span, hint)


def _values(option: sym.Option) -> Iterable[int]:
    """All words; of a range those near its ends."""
    return option_values(option) if option.words else ends(option)


def _is_idle(option: sym.Option, value: int, programs: Programs) -> bool:
    """Whether a value gives the default's Program each time. Most players first: there the most happens."""
    header = programs.survey.symbols.document.header
    compared = False
    for players in range(header.high, header.low - 1, -1):
        base = default_configuration(programs.survey.symbols, players)
        varied = Configuration(players, {**base.options, option.name: value})
        made = programs.of(varied) if varied != base else None
        if made is not None:
            compared = True
            if made != programs.of(base):
                return False
    return compared
