"""Loops whose members not everybody can know: who a loop goes through, and how often, is as secret as what its `where` and order read.

In: symbols, and who sees what. Out: the loops that are to keep their lines of the log from those who do not see what selects the
members, and the rules that such a loop may run. A loop that visibly does something to each member has no such secret: it is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from rulewright.frontend.analysis.visibility import Visibility
from rulewright.frontend.analysis.walk import callee_of, nodes, once_a_tree
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t

Loop = t.ForEach | t.EachStep
Runnable = sym.Effect | sym.Phase | sym.Priority | sym.Payout


class HiddenLoops:
    """The loops in some rules that keep lines to themselves. `names`: their members' names; `rules`: what they may run."""

    def __init__(self, parts: Iterable[object], visibility: Visibility) -> None:
        self.visibility = visibility
        loops = [loop for part in parts for loop in _loops_in(part)]
        self.hidden = [loop for loop in loops if _tells(loop) and self.hides(loop)]
        self.names = {domain_of(loop).var for loop in self.hidden}
        self.rules = {rule for loop in self.hidden for rule in _run_by(loop)}

    def hides(self, loop: Loop) -> bool:
        """Whether not everybody sees what selects the members, nor what is done to them."""
        return not self.visibility.seen(domain_of(loop), None) and not self._is_shown(loop)

    def _is_shown(self, loop: Loop) -> bool:
        return any(self._shows(statement, domain_of(loop).var) for statement in _shown_by(loop))

    def _shows(self, statement: t.Statement, var: t.Var) -> bool:
        """Whether everybody sees what a statement does, and to which member."""
        match statement:
            case t.Move(to=to, face=face) | t.Draw(to=to, face=face):
                return _names(statement, var) and self.is_open(to.zone.seen_by, face)
            case t.Turn(what=what, face=face):
                return _names(what, var) and self.visibility.constants.known(face) == 1
            case t.Show(what=what, audience=t.Domain(source=t.AllOf(), where=None)):
                return _names(what, var)
            case t.Pay(source=source, to=to):
                return any(
                    _names(place.owner, var) and self.is_open(place.purse.seen_by, None) for place in (source, to)
                )
            case t.Assign(target=target):
                return _names(target.keys, var) and self.is_open(target.state.seen_by, None)
            case t.Eliminate(who=who):
                return _names(who, var)
            case t.Show() | t.Shuffle() | t.Roll() | t.Say() | t.Let() | t.Perform() | t.If() | t.ForEach():
                return False
            case never:
                assert_never(never)

    def is_open(self, audience: sym.Audience | None, face: t.Expr | None) -> bool:
        """Whether all see what arrives at such a place."""
        word = self.visibility.audience(audience) if audience is not None else "everyone"
        return word == "everyone" or (
            word == "face" and face is not None and self.visibility.constants.known(face) == 1
        )


def domain_of(loop: Loop) -> t.Domain:
    return loop.domain if isinstance(loop, t.ForEach) else loop.loop


def body_of(loop: Loop) -> object:
    return loop.body if isinstance(loop, t.ForEach) else loop.steps


@once_a_tree
def _shown_by(loop: Loop) -> tuple[t.Statement, ...]:
    return tuple(_always_done(loop))


def _always_done(loop: Loop) -> Iterator[t.Statement]:
    """The statements of a loop's body that stand under no condition."""
    if isinstance(loop, t.ForEach):
        yield from loop.body
        return
    for step in loop.steps:
        if step.when is None and isinstance(step.verb, t.DoStep):
            yield from step.verb.block


def _names(part: object, var: t.Var) -> bool:
    return any(isinstance(node, t.Local | t.Members) and node.var is var for node in nodes(part, deep=False))


@once_a_tree
def _loops_in(part: object) -> tuple[Loop, ...]:
    return tuple(node for node in nodes(part) if isinstance(node, t.ForEach | t.EachStep))


@once_a_tree
def _tells(loop: Loop) -> bool:
    """Whether a loop may write a line, by itself or by what it runs."""
    parts = [body_of(loop), *(part for rule in _run_by(loop) for part in _bodies(rule))]
    return any(isinstance(node, t.Say) for part in parts for node in nodes(part))


def _run_by(loop: Loop) -> set[Runnable]:
    """The effects, phases, priorities and payouts that a loop may run; actions are chosen, and all see that."""
    found: set[Runnable] = set()
    stack: list[object] = [body_of(loop)]
    while stack:
        called = {callee_of(node) for node in nodes(stack.pop(), deep=False)} - found
        for rule in (rule for rule in called if isinstance(rule, Runnable)):
            found.add(rule)
            stack += _bodies(rule)
    return found


def _bodies(rule: Runnable) -> list[object]:
    match rule:
        case sym.Effect(body=body):
            return [body]
        case sym.Phase(steps=steps):
            return [steps]
        case sym.Priority(rules=rules):
            return [case.do for cases in rules.values() for case in cases]
        case sym.Payout(paid=paid, unpaid=unpaid):
            return [paid, unpaid]
        case never:
            assert_never(never)
