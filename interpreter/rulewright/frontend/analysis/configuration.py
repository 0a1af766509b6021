"""A configuration: a number of players, and a value for every option."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rulewright.frontend.typed import symbols as sym


@dataclass(frozen=True)
class Configuration:
    """How many play, and the option values: indices for words, numbers for ranges."""

    players: int
    options: Mapping[str, int]

    def words(self, symbols: sym.Symbols) -> tuple[tuple[str, str], ...]:
        """Option names and values as people write them."""
        return tuple((name, option_word(symbols.options[name], value)) for name, value in self.options.items())


def option_word(option: sym.Option, value: int) -> str:
    return option.words[value] if option.words else str(value)


def option_values(option: sym.Option) -> range:
    return range(option.low, option.high + 1)


def default_configuration(symbols: sym.Symbols, players: int) -> Configuration:
    return Configuration(
        players, {name: option.default.get(players, option.low) for name, option in symbols.options.items()}
    )
