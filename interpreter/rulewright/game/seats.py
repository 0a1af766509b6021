"""Who sits where, and how the seats are called.

In: names as people write them. Out: names that any screen can show. Complains (`BadName`) about empty, long and equal ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulewright.backend.runtime.machine import Machine
from rulewright.errors import RulewrightError
from rulewright.source.cells import neutral, width

PERSON = "person"
WIDEST = 24
"""Columns that a name may take."""


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
    given = [_name(name) for name in names]
    called = [*given, *(f"Player {seat + 1}" for seat in range(len(given), players))]
    for name in called:
        if called.count(name) > 1:
            raise BadName(f"two seats are called `{name}`")
    return tuple(called)


def _name(name: str) -> str:
    shown = " ".join(neutral(" ".join(name.split())).split())
    if not shown:
        raise BadName("a seat's name is empty")
    if width(shown) > WIDEST:
        raise BadName(f"the name `{shown[:WIDEST]}...` is too long: {WIDEST} columns are allowed")
    return shown


def call_seats(machine: Machine, names: Sequence[str]) -> None:
    """From now on everything the machine tells (logs, views, prompts, outcomes) calls the seats so."""
    machine.texts.seats[:] = names
