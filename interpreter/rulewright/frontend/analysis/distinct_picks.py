"""Picks of one action that are made from the same place: two picks are two components.

In: typed actions. Out: where each single pick is made from, which comparisons are therefore known, and where a pick is
read all the same. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ComponentType

Place = frozenset[sym.Zone | t.Var]
"""Where picks are made from: zones with all their owners, or a picked subset."""
Places = Mapping[t.Var, tuple[sym.Action, Place]]
"""Single picks, each with its action and place: where places meet in one action, the components are different."""


def place_of(pick: t.Pick) -> Place | None:
    """Where a pick takes components from; none of what is no component, or not a choice."""
    if isinstance(pick, t.PickValue) or not isinstance(pick.domain.type.inner, ComponentType):
        return None
    match pick.domain.source:
        case t.ZonePlace() | t.Joined():
            return frozenset(place.zone for place in t.zone_places(pick.domain.source))
        case t.Members(var=var):
            return frozenset({var})
        case t.AllOf() | t.Numbers() | t.ListedMembers() | t.Single() | t.SpacesOf() | t.Reached():
            return None
        case never:
            assert_never(never)


def single_picks(symbols: sym.Symbols) -> Places:
    """The single picks of components of all actions."""
    return {
        pick.domain.var: (action, place)
        for action in symbols.actions.values()
        for pick in action.picks
        if isinstance(pick, t.PickOne) and (place := place_of(pick)) is not None
    }


def is_never_same(compare: t.Compare, places: Places) -> bool:
    """Whether two single picks from one place are compared with each other: they are different components."""
    match compare.left, compare.right:
        case t.Local(var=one), t.Local(var=other):
            return one is not other and one in places and other in places and _meet(places[one], places[other])
    return False


def _meet(one: tuple[sym.Action, Place], other: tuple[sym.Action, Place]) -> bool:
    """Whether two picks of one action may be from the same place."""
    return one[0] is other[0] and not one[1].isdisjoint(other[1])


def read_of(root: object, var: t.Var, places: Places) -> t.Local | None:
    """Where a pick is read, but for comparisons with others from its place, which need not know which one it is."""
    found = nodes(root)
    needless = {
        id(side)
        for node in found
        if isinstance(node, t.Compare) and is_never_same(node, places)
        for side in (node.left, node.right)
    }
    reads = (node for node in found if isinstance(node, t.Local) and node.var is var and id(node) not in needless)
    return next(reads, None)
