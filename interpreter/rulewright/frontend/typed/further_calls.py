"""Calls that are typed over rules which are complete: scenarios call effects, phases and actions of a ruleset.

In: symbols. What a parameter may hold follows from all calls (`Var.sites`), and every local name has a slot, so while
such calls are played theirs count; afterwards the rules are as they were, whichever scenarios were tried before.
Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t


@contextmanager
def further_calls(symbols: sym.Symbols) -> Iterator[None]:
    """Forgets in the end what calls were typed meanwhile."""
    before, variables = [(var, len(var.sites)) for var in _parameters(symbols)], symbols.variables
    try:
        yield
    finally:
        symbols.variables = variables
        for var, count in before:
            del var.sites[count:]


def _parameters(symbols: sym.Symbols) -> Iterator[t.Var]:
    lists: tuple[sym.Callable, ...] = (
        *symbols.every_term,
        *symbols.effects.values(),
        *symbols.actions.values(),
        *symbols.priorities.values(),
        *symbols.payouts.values(),
        *symbols.every_phase,
    )
    for one in lists:
        yield from one.signature
    for action in symbols.actions.values():
        yield action.me
