"""The configurations of a sweep: every value of every axis with every other.

In: a ruleset, axes, bots. Out: the rules as they are, and cells: an arm to play for each, or why there is none. A
configuration that the rules do not allow is a gap in the grid, not an error.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from rulewright.bots import seated
from rulewright.errors import BadConfiguration
from rulewright.lab.compare import Arm
from rulewright.lab.sweep.axes import BadAxis, SweepAxis, Varied
from rulewright.machine_cache import Ready, ready
from rulewright.ruleset_lookup import Found
from rulewright.sentences import saying
from rulewright.source.diagnostic import Report, Severity

UNCHANGED = saying("lab-as-it-is")


@dataclass(frozen=True, slots=True)
class SweepCell:
    """`values`: in the order of the axes. `place`: of its arm; none where it cannot be played, for a `reason`.
    The rules as they are have place 0.
    """

    values: tuple[str, ...]
    place: int | None
    reason: str = ""


@dataclass(frozen=True)
class SweepGrid:
    """`arms`: first the rules as they are, then what differs from them."""

    name: str
    axes: tuple[SweepAxis, ...]
    arms: tuple[Arm, ...]
    cells: tuple[SweepCell, ...]

    @property
    def gaps(self) -> list[SweepCell]:
        return [cell for cell in self.cells if cell.place is None]


def grid_of(name: str, found: Found, axes: tuple[SweepAxis, ...], bots: tuple[str, ...]) -> SweepGrid:
    """An axis with a single value is a setting that holds for the rules as they are too; rulings never are."""
    settings = [(axis, axis.values[0]) for axis in axes if axis.is_setting]
    base = _made(found, settings)
    if isinstance(base, str):
        raise BadAxis(f"the rules as they are cannot be played so: {base}")
    varied = tuple(axis for axis in axes if not axis.is_setting)
    arms, cells = [_arm(str(UNCHANGED), base, bots)], list[SweepCell]()
    for values in product(*(axis.values for axis in varied)):
        made = _made(found, [*settings, *zip(varied, values, strict=True)])
        if isinstance(made, str):
            cells.append(SweepCell(values, None, made))
        elif made.machine.program.fingerprint == base.machine.program.fingerprint:
            cells.append(SweepCell(values, 0))
        else:
            cells.append(SweepCell(values, len(arms)))
            arms.append(_arm(_label(varied, values), made, bots))
    if len(arms) == 1:
        raise BadAxis(f"nothing is left to play: {_why(cells)}")
    return SweepGrid(name, varied, tuple(arms), tuple(cells))


def _why(cells: list[SweepCell]) -> str:
    return next((cell.reason for cell in cells if cell.reason), "no value changes the rules")


def _label(axes: tuple[SweepAxis, ...], values: tuple[str, ...]) -> str:
    return ", ".join(map(SweepAxis.told, axes, values))


def _arm(label: str, made: Ready, bots: tuple[str, ...]) -> Arm:
    players = made.machine.program.players
    seated(bots, players)
    return Arm(label, made, bots * players if len(bots) == 1 else bots)


def _options(values: Sequence[tuple[SweepAxis, str]]) -> Iterator[tuple[str, str]]:
    """Options by name, with what they are set to."""
    for axis, value in values:
        if axis.varied is Varied.OPTION:
            yield axis.name, value
        elif axis.varied is Varied.RULING:
            name, _, word = value.partition("=")
            yield name, word


def _made(found: Found, values: list[tuple[SweepAxis, str]]) -> Ready | str:
    players = next((value for axis, value in values if axis.varied is Varied.PLAYERS), None)
    return configured(found, values, int(players) if players else None)


def configured(
    found: Found,
    values: Sequence[tuple[SweepAxis, str]],
    players: int | None,
    options: Mapping[str, str] | None = None,
    marked: bool = False,
) -> Ready | str:
    """A configuration, or why there is none. `options`: beside those that are varied."""
    numbers = tuple((axis.place, int(value)) for axis, value in values if axis.varied in (Varied.NUMBER, Varied.VALUE))
    chosen = {**(options or {}), **dict(_options(values))}
    report = Report()
    try:
        made = ready(replace(found, values=numbers), players, chosen, report, marked)
    except BadConfiguration as problem:
        return str(problem)
    if made is None:
        first = next(one for one in report.found if one.severity is Severity.ERROR)
        return f"{first.code}: {first.message}"
    return made
