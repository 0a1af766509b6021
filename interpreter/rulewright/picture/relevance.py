"""Which zones, purses and state a choice is about, by the rules: so that a small screen shows these first.

In: what the rules read and change, a game, and the actions that its pending step offers. Out: for each name how near it
is to the choice. Nothing of the position is read but the place in the rules, which all know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum

from rulewright.game import Game
from rulewright.picture.position import Arrangement, Group, Picture

ASKING = ("choose", "everyone")
"""Instructions that ask somebody."""


@dataclass(frozen=True)
class Relevance:
    """Names of zones, purses and state: by action, those that it reads or changes;
    by the place of an instruction that asks, those that its phases read or change.
    """

    actions: Mapping[str, tuple[str, ...]]
    steps: Mapping[int, tuple[str, ...]]


class Nearness(IntEnum):
    """How near a declared thing is to a choice."""

    CHOICE = 0
    """The actions that may be chosen read or change it."""
    PHASE = 1
    """The phase reads or changes it, or it is a hand of one's own."""
    ELSEWHERE = 2


def nearness(relevance: Relevance, game: Game, chosen: int | None = None) -> Mapping[str, Nearness]:
    """The nearness of each name that is not `ELSEWHERE`.
    `chosen`: the action that has been chosen already, whose picks are asked for.
    """
    offered = {offer.action for offer in game.telling.offers() if chosen in (None, offer.action)}
    actions = [action.name for action in game.program.actions if action.index in offered]
    step = game.state.slots[game.program.pc]
    near = dict.fromkeys(relevance.steps.get(step, ()), Nearness.PHASE)
    return near | dict.fromkeys((name for action in actions for name in relevance.actions[action]), Nearness.CHOICE)


def without(picture: Picture, left_out: Iterable[str]) -> Picture:
    """A picture without the layers and tables of these names; groups of which nothing is left go too."""
    names = set(left_out)
    groups = (
        replace(
            group,
            layers=tuple(layer for layer in group.layers if layer.name not in names),
            matrices=tuple(matrix for matrix in group.matrices if matrix.name not in names),
        )
        for group in picture.groups
    )
    return replace(picture, groups=tuple(group for group in groups if group.layers or group.matrices))


def farther(picture: Picture, near: Mapping[str, Nearness], than: Nearness) -> list[str]:
    """The names of what is farther from a choice than a nearness; one's own hand is near to every choice."""
    return [name for group in picture.groups for name in _names(group) if near.get(name, _usual(group, name)) > than]


def _names(group: Group) -> list[str]:
    return [*(layer.name for layer in group.layers), *(matrix.name for matrix in group.matrices)]


def _usual(group: Group, name: str) -> Nearness:
    is_hand = any(layer.name == name and layer.form is Arrangement.HAND for layer in group.layers)
    return Nearness.PHASE if is_hand else Nearness.ELSEWHERE
