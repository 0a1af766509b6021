"""Marks lie on what can be followed: on components in rows and piles, not in heaps (RW518)."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.analysis.walk import nodes, zones_of
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Report


def check_carried(survey: Survey, report: Report) -> None:
    placed = _placed(survey)
    for state in survey.symbols.states:
        zones = [zone for zone in survey.symbols.zones.values() if zone.cls == state.marked]
        if zones and all(zone.order == "heap" for zone in zones):
            report.error(
                "RW518",
                f"no {state.marked} can carry `{state.name}`: all its zones are heaps",
                state.span,
                _hint(zones[0]),
            )
    for _, node in survey.all(t.StateOf):
        if not node.state.marked or _names(node.keys) & placed:
            continue
        heaps = [zone for zone in zones_of(node.keys[0]) if isinstance(zone, sym.Zone)]
        if heaps and all(zone.order == "heap" for zone in heaps):
            heap = min(heaps, key=lambda zone: zone.name)
            message = f"what lies in the heap `{heap.name}` carries no marks, so no `{node.state.name}`"
            report.error("RW518", message, node.span, _hint(heap))


def _hint(heap: sym.Zone) -> str:
    return f"in a heap nobody can tell one {heap.cls} from another: give `{heap.name}` `order: row`"


def _placed(survey: Survey) -> set[t.Var]:
    """The names of components that some rule moves into a row or pile, here or where the name was handed on."""
    found: set[t.Var] = set()
    stack = [var for _, move in survey.all(t.Move) if move.to.zone.order != "heap" for var in _locals(move.what)]
    while stack:
        var = stack.pop()
        if var not in found:
            found.add(var)
            stack += _locals(tuple(var.sites))
    return found


def _names(part: object) -> set[t.Var]:
    """The names in a part, and those that were handed on for them."""
    found: set[t.Var] = set()
    stack = list(_locals(part))
    while stack:
        var = stack.pop()
        if var not in found:
            found.add(var)
            stack += _locals((*var.sites, var.origin))
    return found


def _locals(part: object) -> Iterator[t.Var]:
    return (node.var for node in nodes(part, deep=False) if isinstance(node, t.Local | t.Members))
