"""Everything that a ruleset does, and what follows from it for its zones.

In: symbols. Out: blocks and steps; zones that are shuffled, zones into which components go.
"""

from __future__ import annotations

from functools import lru_cache

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t


@lru_cache(maxsize=4)
def bodies(symbols: sym.Symbols) -> tuple[object, ...]:
    """Everything that a ruleset does."""
    found: list[object] = [
        *(e.body for e in symbols.effects.values()),
        *(a.do for a in symbols.actions.values()),
        *(p.steps for p in symbols.phases.values()),
    ]
    found += [case.do for p in symbols.priorities.values() for cases in p.rules.values() for case in cases]
    found += [block for p in symbols.payouts.values() for block in (p.paid, p.unpaid)]
    return tuple(found)


def shuffled(symbols: sym.Symbols) -> set[sym.Zone]:
    """Zones that some rule shuffles, or that are refilled."""
    found = {zone for zone in symbols.zones.values() if zone.refilled_from is not None}
    for node in nodes(bodies(symbols)):
        if isinstance(node, t.Shuffle):
            found |= {node.into.zone} if node.into is not None else {place.zone for place in node.places}
    return found


def entered(symbols: sym.Symbols) -> set[sym.Zone]:
    """Zones to which some rule brings components."""
    found = set()
    for node in nodes(bodies(symbols)):
        match node:
            case t.Move(to=to) | t.Draw(to=to):
                found.add(to.zone)
            case t.Shuffle(into=into) if into is not None:
                found.add(into.zone)
    return found | {zone for zone in symbols.zones.values() if zone.refilled_from is not None}
