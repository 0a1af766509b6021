"""The configurations in which a ruleset can be played."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.analysis.configuration import Configuration, default_configuration, option_values
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.typed import symbols as sym

LONG = 100


def configurations(symbols: sym.Symbols) -> Iterator[Configuration]:
    """Every player count with the defaults, and with every single other option value that is allowed beside them.

    Of a range with more than a hundred values, those near its ends stand for all.
    """
    header = symbols.document.header
    for players in range(header.low, header.high + 1):
        base = default_configuration(symbols, players)
        yield base
        for name, option in symbols.options.items():
            values = option_values(option) if option.high - option.low < LONG else ends(option)
            others = (value for value in values if value != base.options[name])
            variations = (Configuration(players, {**base.options, name: value}) for value in others)
            yield from (configuration for configuration in variations if refused(symbols, configuration) is None)


def ends(option: sym.Option) -> tuple[int, ...]:
    """The values at and beside the ends of a range."""
    return tuple(dict.fromkeys((option.low, option.low + 1, option.high - 1, option.high)))


def refused(symbols: sym.Symbols, configuration: Configuration) -> sym.Option | None:
    """The first option whose `allowed` does not hold in a configuration."""
    constants = Constants(symbols, configuration)
    return next((option for option in symbols.options.values() if refuses(option, constants)), None)


def refuses(option: sym.Option, constants: Constants) -> bool:
    """Whether its `allowed` does not hold in the configuration of these."""
    return option.allowed is not None and constants.known(option.allowed) == 0
