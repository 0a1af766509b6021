"""Which zones, purses and state a choice is about, by the rules: so that a small screen shows these first.

In: the rules, a game, and the actions that its pending step offers. Out: for each name how near it is to the choice.
Nothing of the position is read but the place in the rules, which all know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from enum import IntEnum

from rulewright.frontend.analysis.walk import callee_of, nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.game import Game
from rulewright.picture.position import Arrangement, Group, Picture


class Nearness(IntEnum):
    """How near a declared thing is to a choice."""

    CHOICE = 0
    """The actions that may be chosen read or change it."""
    PHASE = 1
    """The phase reads or changes it, or it is a hand of one's own."""
    ELSEWHERE = 2


def nearness(symbols: sym.Symbols, game: Game, chosen: int | None = None) -> Mapping[str, Nearness]:
    """The nearness of each name that is not `ELSEWHERE`.
    `chosen`: the action that has been chosen already, whose picks are asked for.
    """
    names = {offer.action for offer in game.telling.offers() if chosen in (None, offer.action)}
    actions = [symbols.actions[action.name] for action in game.program.actions if action.index in names]
    span = game.program.code[game.state.slots[game.program.pc]].span
    phases = [
        phase
        for phase in symbols.phases.values()
        if any(getattr(node, "span", None) == span for node in nodes(phase.steps, deep=False))
    ]
    near = dict.fromkeys(_named(_phase_trees(phases)), Nearness.PHASE)
    return near | dict.fromkeys(_named(_action_tree(action) for action in actions), Nearness.CHOICE)


def _phase_trees(phases: Iterable[sym.Phase]) -> Iterator[object]:
    """What phases say, and the actions that they ask for."""
    for phase in phases:
        yield (phase.steps, phase.ends_when)
        for node in nodes(phase.steps):
            callee = callee_of(node)
            if isinstance(callee, sym.Action):
                yield _action_tree(callee)


def _action_tree(action: sym.Action) -> object:
    return (action.picks, action.where, action.do, action.asks, action.says)


def _named(trees: Iterable[object]) -> Iterator[str]:
    """The names of the zones, purses and state in trees, terms and effects included."""
    for tree in trees:
        for node in nodes(tree):
            if is_dataclass(node):
                values = (getattr(node, field.name) for field in fields(node))
                yield from (value.name for value in values if isinstance(value, sym.Zone | sym.Purse | sym.State))


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
