"""What the usual rulings decide: conditions about options that are the same for every number of players, as the ruleset
has them.

In: symbols. Out: whether such a condition holds. The book tells the game with the usual rulings; what is left out
thereby is noted, with its place, and told in the chapter of options.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from rulewright.frontend.analysis.configuration import Configuration, default_configuration
from rulewright.frontend.analysis.constant_arithmetic import BadConstant
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.constancy import is_constant
from rulewright.frontend.typed.types import FlagType


@dataclass(frozen=True, slots=True)
class Reading:
    """A passage with all its options: where it stands in the book, which options it names, and its words."""

    place: str
    options: tuple[str, ...]
    said: str


class Settlement:
    """Settles conditions, and keeps the readings that they cut short.
    Without configurations: the usual one for each number of players.
    """

    def __init__(self, symbols: sym.Symbols, configurations: Sequence[Configuration] = ()) -> None:
        header = symbols.document.header
        usual = [default_configuration(symbols, players) for players in range(header.low, header.high + 1)]
        self.constants = [Constants(symbols, configuration) for configuration in configurations or usual]
        self._readings: dict[Reading, None] = {}
        self.place = ""

    @contextmanager
    def at(self, place: str) -> Iterator[None]:
        """Notes readings as standing at a place."""
        before, self.place = self.place, place
        yield
        self.place = before

    def truth(self, condition: t.Expr) -> bool | None:
        """Whether a condition about options holds in the usual game; none if that is not settled.
        A term is looked up, but not those in it.
        """
        return self._truth(_behind(condition))

    def _truth(self, condition: t.Expr) -> bool | None:
        if not options_in(condition):
            return None
        match condition:
            case t.Not(value=value):
                inner = self._truth(value)
                return None if inner is None else not inner
            case t.Logic(operator=operator, items=items) if not is_constant(condition):
                return self._chain(operator == "or", [self._truth(item) for item in items])
            case _:
                return self._constant(condition) if is_constant(condition) else None

    def _chain(self, deciding: bool, truths: list[bool | None]) -> bool | None:
        """One part decides a chain of `or` by holding, one of `and` by not holding."""
        if deciding in truths:
            return deciding
        return None if None in truths else not deciding

    def _constant(self, condition: t.Expr) -> bool | None:
        values = self.values(condition)
        return bool(values[0]) if len(set(values)) == 1 and values[0] is not None else None

    def values(self, expr: t.Expr) -> list[int | None]:
        """A constant with the fewest players, with one more, and so on; none where it cannot be worked out."""
        return [self._value(constants, expr) for constants in self.constants]

    def _value(self, constants: Constants, expr: t.Expr) -> int | None:
        try:
            return constants.value(expr)
        except BadConstant:
            return None

    def note(self, node: object, said: str) -> None:
        """A passage of which the book tells only the usual part."""
        reading = Reading(self.place, options_in(_behind(node) if isinstance(node, t.TermCall) else node), said)
        self._readings[reading] = None

    @property
    def readings(self) -> tuple[Reading, ...]:
        """All readings, each once, in their order."""
        return tuple(self._readings)


def _behind(condition: t.Expr) -> t.Expr:
    """What stands behind the name of a condition; anything else as it is."""
    if isinstance(condition, t.TermCall) and isinstance(condition.type, FlagType):
        return condition.term.body or condition
    return condition


def options_in(node: object) -> tuple[str, ...]:
    """The options that stand in a tree, in numbers that it names too."""
    return tuple(dict.fromkeys(_options(node)))


def _options(node: object) -> Iterator[str]:
    for part in nodes(node, deep=False):
        if isinstance(part, t.OptionValue):
            yield part.option.name
        elif isinstance(part, t.NumberValue):
            yield from options_of(part.number)


def options_of(number: sym.Number) -> Iterator[str]:
    """The options on which a number depends."""
    amount = number.amount
    if amount is not None:
        for expr in (amount.value, *amount.by_players.values()):
            yield from _options(expr) if expr is not None else ()
