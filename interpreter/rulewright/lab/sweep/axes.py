"""What is varied in a sweep: a number, an option, or how many play, each over several values.

In: words of the command line (`purse=0..100/10`, `purse=5,10,20`, `mode`, `mode=short,long`,
`tables.price.large=1..5`). Out: axes. Complains with `BadAxis` about words that mean none.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import prod
from typing import assert_never

from rulewright.errors import BadConfiguration, RulewrightError
from rulewright.frontend.variants.set_values import number_path
from rulewright.source.cells import neutral
from rulewright.source.plurals import plural
from rulewright.source.suggestions import did_you_mean

MOST_CELLS = 200
FARTHEST = 10**9
NUMBER = re.compile(r"-?[0-9]{1,10}")
RANGE = re.compile(r"(?P<low>-?[0-9]{1,10})\.\.(?P<high>-?[0-9]{1,10})(?:/(?P<step>[0-9]{1,10}))?")


class BadAxis(RulewrightError):
    """Words that mean nothing that could be varied."""


class Varied(Enum):
    """What an axis varies; the value is how it is called."""

    NUMBER = "number"
    VALUE = "value"
    """A whole number anywhere in the rules, by its path."""
    OPTION = "option"
    PLAYERS = "players"
    RULING = "ruling"
    """Another reading of one option, the other options as they are: `hands=two`."""


@dataclass(frozen=True, slots=True)
class SweepAxis:
    """One quantity and the values that it takes, as they are written."""

    varied: Varied
    name: str
    values: tuple[str, ...]

    @property
    def is_setting(self) -> bool:
        """Whether it holds for all configurations."""
        return len(self.values) == 1 and self.varied is not Varied.RULING

    def told(self, value: str) -> str:
        """`purse=10`."""
        return value if self.varied is Varied.RULING else f"{self.name}={value}"

    @property
    def place(self) -> str:
        """Where in the rules it stands."""
        match self.varied:
            case Varied.NUMBER:
                return number_path(self.name)
            case Varied.OPTION:
                return f"options.{self.name}"
            case Varied.RULING:
                return "options"
            case Varied.VALUE | Varied.PLAYERS:
                return self.name
            case _:
                assert_never(self.varied)


def number_axis(text: str, known: Sequence[str]) -> SweepAxis:
    """`known`: the numbers of the ruleset."""
    name, written = _parts(text, "--number")
    if name not in known:
        raise BadAxis(_with_hint(f"there is no number `{neutral(name)}`", did_you_mean(name, known)))
    if not written:
        raise BadAxis(f"`--number {neutral(text)}` has no values; write `{name}=0..100/10` or `{name}=5,10,20`")
    return SweepAxis(Varied.NUMBER, name, _distinct(text, _listed(text, written, _whole)))


def value_axis(text: str, path_of: Callable[[str], str]) -> SweepAxis:
    """`path_of`: the whole path of a number of the rules; it complains with `BadConfiguration`."""
    name, written = _parts(text, "--value", "PATH")
    try:
        path = path_of(name)
    except BadConfiguration as problem:
        raise BadAxis(neutral(str(problem))) from problem
    if not written:
        raise BadAxis(f"`--value {neutral(text)}` has no values; write `{path}=0..10` or `{path}=2,5`")
    return SweepAxis(Varied.VALUE, path, _distinct(text, _listed(text, written, _whole)))


def option_axis(text: str, known: dict[str, tuple[str, ...]]) -> SweepAxis:
    """`known`: the options of the ruleset with all their values. Without values all are taken."""
    name, written = _parts(text, "--option")
    if name not in known:
        raise BadAxis(_with_hint(f"there is no option `{neutral(name)}`", did_you_mean(name, known)))
    if not written:
        return SweepAxis(Varied.OPTION, name, known[name])

    def value(word: str) -> str:
        plain = word.replace("-", "_") if not NUMBER.fullmatch(word) else word
        if plain not in known[name]:
            wrong = f"`{neutral(word)}` is not a value of the option `{name}`"
            raise BadAxis(_with_hint(wrong, did_you_mean(plain, known[name])))
        return plain

    return SweepAxis(Varied.OPTION, name, _distinct(text, _listed(text, written, value)))


def ruling_axis(known: Iterable[tuple[str, str]]) -> SweepAxis:
    """`known`: options with what they may be beside what they are."""
    values = tuple(f"{name}={value}" for name, value in known)
    if not values:
        raise BadAxis("`--rulings`: no option of this ruleset has words to choose from, or all are set already")
    return SweepAxis(Varied.RULING, "ruling", values)


def players_axis(text: str, low: int, high: int) -> SweepAxis:
    """`low` and `high`: for how many the ruleset is."""

    def count(word: str) -> str:
        value = _whole(word)
        if not low <= int(value) <= high:
            raise BadAxis(f"`--players {neutral(text)}`: the game is for {low} to {plural(high, 'player')}")
        return value

    return SweepAxis(Varied.PLAYERS, "players", _distinct(text, _listed(text, text, count)))


def checked(axes: Sequence[SweepAxis], most: int = MOST_CELLS) -> tuple[SweepAxis, ...]:
    """The same axes, if together they make a grid of at most so many configurations."""
    places = [axis.place for axis in axes]
    twice = next((axis.name for axis in axes if places.count(axis.place) > 1), None)
    if twice is not None:
        raise BadAxis(f"`{twice}` is named twice; write its values in one place: `{twice}=1,2,3`")
    if all(len(axis.values) < 2 and axis.varied is not Varied.RULING for axis in axes):
        raise BadAxis(
            "nothing is varied; give two values or more to a `--number`, a `--value`, an `--option` or `--players`, "
            "or say `--rulings`"
        )
    cells = prod(len(axis.values) for axis in axes)
    if cells > most:
        raise BadAxis(f"this grid has {plural(cells, 'configuration')}, and {most:,} are the most; take fewer values")
    return tuple(axes)


# ---- words -----------------------------------------------------------------------------------------------------------


def _parts(text: str, flag: str, kind: str = "NAME") -> tuple[str, str]:
    name, equals, written = text.partition("=")
    if not name.strip() or (equals and not written.strip()):
        raise BadAxis(f"`{flag} {neutral(text)}` names nothing to vary; write `{flag} {kind}=VALUES`")
    return name.strip() if kind == "PATH" else name.strip().replace("-", "_"), written.strip()


def _listed(text: str, written: str, value: Callable[[str], str]) -> list[str]:
    """The values of `1..9/2`, or of words with commas."""
    found = RANGE.fullmatch(written)
    if found is None:
        if ".." in written or "/" in written:
            raise BadAxis(f"`{neutral(text)}`: a range is written `0..100/10` (from, to, step) or `0..5`")
        return [value(word.strip()) for word in written.split(",")]
    low, high, step = int(found["low"]), int(found["high"]), int(found["step"] or 1)
    if low > high or step < 1:
        raise BadAxis(f"`{neutral(text)}`: a range goes upwards, with a step of at least 1")
    many = (high - low) // step + 1
    if many > MOST_CELLS:
        raise BadAxis(
            f"`{neutral(text)}` has {plural(many, 'value')}, and {MOST_CELLS} are the most; take a longer step"
        )
    return [value(str(number)) for number in range(low, high + 1, step)]


def _whole(word: str) -> str:
    if not NUMBER.fullmatch(word) or abs(int(word)) > FARTHEST:
        raise BadAxis(f"`{neutral(word)}` is not a whole number from -{FARTHEST:,} to {FARTHEST:,}")
    return str(int(word))


def _distinct(text: str, values: list[str]) -> tuple[str, ...]:
    twice = next((value for value in values if values.count(value) > 1), None)
    if twice is not None:
        raise BadAxis(f"`{neutral(text)}`: `{twice}` stands twice")
    return tuple(values)


def _with_hint(message: str, hint: str) -> str:
    return f"{message}; {hint}" if hint else message
