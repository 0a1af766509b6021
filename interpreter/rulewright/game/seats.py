"""Who sits where, and how the seats are called.

In: names as people write them. Out: names that any screen can show. Complains (`BadName`) about empty and long ones,
and about two that look the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from rulewright.backend.runtime.game_wording import usual_seat
from rulewright.backend.runtime.machine import Machine
from rulewright.errors import RulewrightError
from rulewright.source.cells import neutral, width
from rulewright.source.lookalikes import appearances, odd_character

PERSON = "person"
"""How a seat is called that has no name."""
WIDEST = 24
"""Columns that a name may take."""
LONGEST = 48
"""Characters that a name may have: marks above letters take no columns."""


class BadName(RulewrightError):
    """A name that a seat cannot have, and why."""


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat's name, and who plays it: a person, or a bot by its name."""

    name: str
    player: str = PERSON


def seat_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """A name for every seat; those that are not given are numbered. Control characters are written out."""
    if len(names) > players:
        raise BadName(f"{len(names)} names are given for {players} seats")
    usual = [usual_seat(seat) for seat in range(players)]
    called = [_name(name) for name in names]
    _check_usual(names, called, usual)
    _check_pairs([*names, *usual[len(called) :]], [*called, *usual[len(called) :]])
    return (*called, *usual[len(called) :])


def _check_usual(names: Sequence[str], called: Sequence[str], usual: Sequence[str]) -> None:
    """No seat is called as another one is where it has no name."""
    for seat, name in enumerate(called):
        for other, default in enumerate(usual):
            if other != seat and _look_alike(names[seat], name, default, default):
                raise BadName(
                    f"seat {seat + 1} is called `{name}`, which looks like the usual name of seat {other + 1}"
                )


def _check_pairs(names: Sequence[str], called: Sequence[str]) -> None:
    """No two names are one in the eyes of people: forms of Unicode, capitals,
    widths, unseen characters, letters that look alike.
    """
    for (first, one), (second, other) in combinations(enumerate(called), 2):
        if one == other:
            raise BadName(f"two seats are called `{one}`")
        if _look_alike(names[first], one, names[second], other):
            odd = odd_character(other) or odd_character(one)
            raise BadName(
                f"the names of seats {first + 1} and {second + 1} look the same: `{one}`, `{other}`{odd and f'; {odd}'}"
            )


def _look_alike(first: str, shown: str, second: str, other: str) -> bool:
    """Whether two names look the same, as they were given or as they are shown."""
    return bool(appearances(first) & appearances(second) or appearances(shown) & appearances(other))


def _name(name: str) -> str:
    if not isinstance(name, str):
        raise BadName("a seat's name is a text")
    shown = " ".join(neutral(" ".join(name.split())).split())
    if not shown or "" in appearances(name):
        raise BadName("a seat's name is empty")
    if len(shown) > LONGEST:
        raise BadName(f"the name `{shown[:WIDEST]}...` is too long: {LONGEST} characters are allowed, marks included")
    if width(shown) > WIDEST:
        raise BadName(f"the name `{shown[:WIDEST]}...` is too long: {WIDEST} columns are allowed")
    return shown


def shown_names(machine: Machine) -> list[str]:
    """What the seats are called on screens, in their language."""
    return [machine.shown.texts.member("player", seat) for seat in range(machine.program.players)]


def call_seats(machine: Machine, names: Sequence[str]) -> None:
    """From now on everything the machine tells (logs, views, prompts, outcomes) calls the seats so."""
    machine.texts.seats[:] = names
