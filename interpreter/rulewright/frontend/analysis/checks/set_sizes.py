"""A set that is given has as many members as its parameter takes (RW410), and a
parameter says sizes that there can be (RW612, RW614).
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.analysis.intervals import Interval
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import SetType
from rulewright.source.diagnostic import Label, Report

MOST_MEMBERS = 60
"""So many members a set may have that is a parameter: each has a place of its own in what is handed over."""


def check_set_sizes(scene: Scene, report: Report) -> None:
    for var in _parameters(scene):
        size = _declared(var, scene, report)
        for site in var.sites if size is not None else ():
            if size is not None and isinstance(site, t.Local):
                _compare(site, var, size, scene, report)


def _parameters(scene: Scene) -> Iterator[t.Var]:
    symbols = scene.symbols
    tables = (symbols.effects, symbols.actions, symbols.priorities, symbols.payouts, symbols.phases)
    rules = [*symbols.terms, *(rule for table in tables for rule in table.values())]
    yield from (var for rule in rules for var in rule.signature if isinstance(var.type, SetType))
    yield from (collect.var for _, collect in scene.all(t.CollectStep))


def _declared(var: t.Var, scene: Scene, report: Report) -> Interval | None:
    """The sizes that a parameter takes; none after a complaint."""
    assert var.sizes is not None
    low, high = (scene.constants.number(size) for size in var.sizes)
    span = var.sizes[0].span.to(var.sizes[1].span)
    if low > high or high < 1:
        report.error("RW612", f"no set has from {low} to {high} members", span, "such as `1..3` or `0..2`")
    elif high > MOST_MEMBERS:
        hint = f"so many may be handed over: `1..{MOST_MEMBERS}`; let more lie in a zone"
        report.error("RW614", f"a set of {high} members is too large", span, hint)
    else:
        return Interval(low, high)
    return None


def _compare(site: t.Local, var: t.Var, size: Interval, scene: Scene, report: Report) -> None:
    given = scene.bounds.set_size(site.var)
    if given.low < size.low or given.high > size.high:
        message = f"`{site.var.name}` may have {_size_words(given)} members, and `{var.name}` takes {_size_words(size)}"
        hint = f"write `{min(given.low, size.low)}..{max(given.high, size.high)}` before the parameter, or pick fewer"
        report.error("RW410", message, site.span, hint, [Label(var.span, "the parameter")])


def _size_words(size: Interval) -> str:
    return str(size.low) if size.low == size.high else f"{size.low} to {size.high}"
