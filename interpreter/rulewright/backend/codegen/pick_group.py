"""Picks of an action that are enumerated together, and what a step of one is worth in an id."""

from __future__ import annotations

from typing import NamedTuple

from rulewright.ir.program import Action, Pick


class PickGroup(NamedTuple):
    """Picks that are enumerated together: their function, how many places its list takes (0: it scans, or gives sets),
    whether it may fault.

    `hints`: it also lists where the first copy of each kind lies, which spares binding a search. `fill`: where it
    makes no list, the function that lists all into a place of any size. `sets`: the declaration of the sets that it
    gives, with @ for their name; then `nth` is the function that finds an index in them, and `fill` takes them. `base`:
    what lists have added to each index: that of the action, where the group has all of its picks.
    """

    name: str
    room: int
    faults: bool
    hints: bool
    fill: str = ""
    sets: str = ""
    nth: str = ""
    base: int = 0


def scale(action: Action, pick: Pick) -> int:
    """What a step of this pick's index is worth in an id."""
    found = 1
    for later in action.picks[action.picks.index(pick) + 1 :]:
        found *= later.size
    return found
