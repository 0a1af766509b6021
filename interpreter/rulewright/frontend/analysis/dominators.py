"""Which rules are running whenever a rule is: those through which every way from the game to it leads.

In: rules with what they use. Out: `Dominators`, after Cooper, Harvey and Kennedy ("A simple, fast dominance
algorithm"). It takes memory for each rule once, however many there are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from rulewright.frontend.analysis.survey import Rule

R = TypeVar("R")

Uses = Callable[[Rule], Iterable[Rule]]


class Dominators:
    """For every rule that is reached from the first, the last one that is on every way to it."""

    def __init__(self, first: Rule, used_by: Uses) -> None:
        order = used_first([first], used_by)[::-1]
        self._number = {rule: number for number, rule in enumerate(order)}
        self._last = self._lasts(order, _users(order, used_by))

    def __contains__(self, rule: Rule) -> bool:
        """Whether a rule is reached at all."""
        return rule in self._number

    def runs_whenever(self, outer: Rule, rule: Rule) -> bool:
        """Whether one rule runs whenever another does; each does whenever it does."""
        at = self._number[rule]
        while at > self._number.get(outer, at):
            at = self._last[at]
        return at == self._number.get(outer)

    def _lasts(self, order: list[Rule], users: dict[Rule, list[int]]) -> list[int]:
        found = [0] + [-1] * (len(order) - 1)
        changed = True
        while changed:
            changed = False
            for number, rule in enumerate(order[1:], 1):
                known = [user for user in users[rule] if found[user] >= 0]
                last = known[0]
                for user in known[1:]:
                    last = _meeting(last, user, found)
                changed = changed or found[number] != last
                found[number] = last
        return found


def _meeting(one: int, other: int, lasts: list[int]) -> int:
    """The last rule that is on every way to both."""
    while one != other:
        one, other = (lasts[one], other) if one > other else (one, lasts[other])
    return one


def used_first(roots: Iterable[R], used_by: Callable[[R], Iterable[R]]) -> list[R]:
    """All that is reached from some, each after what it uses; of a ring, in any order."""
    found: list[R] = []
    begun: set[R] = set()
    for root in roots:
        stack = [(root, iter(used_by(root)))] if root not in begun else []
        begun.add(root)
        while stack:
            callee = next((one for one in stack[-1][1] if one not in begun), None)
            if callee is None:
                found.append(stack.pop()[0])
            else:
                begun.add(callee)
                stack.append((callee, iter(used_by(callee))))
    return found


def _users(order: list[Rule], used_by: Uses) -> dict[Rule, list[int]]:
    """The rules that use a rule, as numbers in the order."""
    found: dict[Rule, list[int]] = {rule: [] for rule in order}
    for number, rule in enumerate(order):
        for callee in used_by(rule):
            found[callee].append(number)
    return found
