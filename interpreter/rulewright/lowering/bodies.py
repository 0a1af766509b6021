"""Everything that a ruleset does, and what follows from it for its zones.

In: symbols. Out: blocks and steps; zones that are shuffled, zones into which components go.
"""

from __future__ import annotations

from functools import lru_cache

from rulewright.frontend.analysis.walk import nodes, once_a_tree
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t


@lru_cache(maxsize=4)
def bodies(symbols: sym.Symbols) -> tuple[object, ...]:
    """Everything that a ruleset does."""
    found: list[object] = [
        *(e.body for e in symbols.effects.values()),
        *(a.do for a in symbols.actions.values()),
        *(p.steps for p in symbols.every_phase),
    ]
    found += [case.do for p in symbols.priorities.values() for cases in p.rules.values() for case in cases]
    found += [block for p in symbols.payouts.values() for block in (p.paid, p.unpaid)]
    return tuple(found)


def shuffled(symbols: sym.Symbols) -> set[sym.Zone]:
    """Zones that some rule shuffles, or that are refilled."""
    return _refilled(symbols).union(*map(_shuffled_by, bodies(symbols)))


def entered(symbols: sym.Symbols) -> set[sym.Zone]:
    """Zones to which some rule brings components."""
    return _refilled(symbols).union(*map(_entered_by, bodies(symbols)))


Text = tuple[str | t.Expr, ...]


def texts(symbols: sym.Symbols) -> tuple[Text, ...]:
    """Every text that is told."""
    actions = symbols.actions.values()
    parts = (text for action in actions for text in (action.announces, action.says, action.asks))
    asked = [text for text in parts if text is not None]
    return (*asked, *(text for body in bodies(symbols) for text in _said_by(body)))


def _refilled(symbols: sym.Symbols) -> set[sym.Zone]:
    return {zone for zone in symbols.zones.values() if zone.refilled_from is not None}


# A body's effects have bodies of their own, so that none of these looks into them.


@once_a_tree
def _shuffled_by(body: object) -> frozenset[sym.Zone]:
    found: set[sym.Zone] = set()
    for node in nodes(body, deep=False):
        if isinstance(node, t.Shuffle):
            found |= {node.into.zone} if node.into is not None else {place.zone for place in node.places}
    return frozenset(found)


@once_a_tree
def _said_by(body: object) -> tuple[Text, ...]:
    return tuple(node.text for node in nodes(body, deep=False) if isinstance(node, t.Say))


@once_a_tree
def _entered_by(body: object) -> frozenset[sym.Zone]:
    found: set[sym.Zone] = set()
    for node in nodes(body, deep=False):
        match node:
            case t.Move(to=to) | t.Draw(to=to):
                found.add(to.zone)
            case t.Shuffle(into=into) if into is not None:
                found.add(into.zone)
    return frozenset(found)
