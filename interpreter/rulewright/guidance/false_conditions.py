"""Why a condition does not hold, in one clause with the values that matter.

In: a condition as the rules have it and as the machine works it out, and the vector with all that it reads. Out: words: of a chain of `and` the first part
that is false, of a comparison both numbers, of a term what it means, of `none` who there is. It reads what the condition reads and nothing
else, and conditions of choices read only what the chooser may see.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import NumberType
from rulewright.ir.program import Domain, Op
from rulewright.rulebook import Called, RuleWords

Slots = list[int]
COMPARISONS = {"<": "lt", ">": "lt", "<=": "le", ">=": "le", "=": "eq"}
SWAPPED = (">", ">=")
MOST_WITNESSES = 3
DEEPEST = 4
"""So many terms within terms are looked into."""
LONGEST = 160
"""What a term means is told if the clause stays as short as this."""


class FalseConditions:
    """Explains conditions of one machine."""

    def __init__(self, machine: Machine, words: RuleWords) -> None:
        self.machine, self.words = machine, words

    def why(self, s: Slots, op: Op | None, expr: t.Expr | None, called: Called, depth: int = 0) -> str:
        """Why a condition is false now; nothing if it holds."""
        if op is None or expr is None or self.machine.value(op)(s):
            return ""
        match expr:
            case t.Logic(operator="and", items=items):
                return self._chain(s, op, items, expr, called, depth)
            case t.Logic(items=items):
                return self._every(s, op, items, expr, called, depth)
            case t.Choice():
                return self._branch(s, op, expr, called, depth)
            case t.TermCall() if depth < DEEPEST:
                return self._term(s, op, expr, called, depth)
            case t.Compare():
                return self._compared(s, op, expr, called)
            case t.Fold() | t.Not(value=t.Fold()):
                return self._clause(expr, called) + self._witnesses(s, op)
            case _:
                return self._clause(expr, called)

    def _clause(self, expr: t.Expr, called: Called) -> str:
        return self.words.clause(expr, False, called)

    def _chain(self, s: Slots, op: Op, items: Sequence[t.Expr], whole: t.Expr, called: Called, depth: int) -> str:
        """The first part that is false; what follows it may be read only if it holds."""
        parts = [part for part in op.operands if isinstance(part, Op)] if op.name == "and" else [op]
        open_items = [item for item in items if self.words.settled(item) is None]
        if len(parts) != len(open_items):
            return self._clause(whole, called)
        return next(
            (why for pair in zip(parts, open_items, strict=True) if (why := self.why(s, *pair, called, depth))),
            self._clause(whole, called),
        )

    def _every(self, s: Slots, op: Op, items: Sequence[t.Expr], whole: t.Expr, called: Called, depth: int) -> str:
        """Of a chain of `or` every part is false."""
        parts = [part for part in op.operands if isinstance(part, Op)] if op.name == "or" else [op]
        open_items = [item for item in items if self.words.settled(item) is None]
        if len(parts) != len(open_items):
            return self._clause(whole, called)
        return ", and ".join(self.why(s, *pair, called, depth + 1) for pair in zip(parts, open_items, strict=True))

    def _branch(self, s: Slots, op: Op, expr: t.Choice, called: Called, depth: int) -> str:
        """The branch that counts now."""
        settled = self.words.settled(expr.condition)
        if settled is not None:
            return self.why(s, op, expr.yes if settled else expr.no, called, depth)
        sides = [part for part in op.operands if isinstance(part, Op)]
        if op.name != "if" or len(sides) != 3:
            return self._clause(expr, called)
        holds = bool(self.machine.value(sides[0])(s))
        return self.why(s, sides[1 if holds else 2], expr.yes if holds else expr.no, called, depth)

    def _term(self, s: Slots, op: Op, expr: t.TermCall, called: Called, depth: int) -> str:
        """That the term does not hold, and why not by what it means."""
        told, term = self._clause(expr, called), expr.term
        if op.name != "call" or not isinstance(op.operands[0], int) or len(term.signature) != len(expr.arguments):
            return told
        function = self.machine.program.functions[op.operands[0]]
        arguments = [self.machine.value(part)(s) for part in op.operands[1:] if isinstance(part, Op)]
        if len(arguments) != len(function.parameters) or len(arguments) != len(term.signature):
            return told
        for slot, argument in zip(function.parameters, arguments, strict=True):
            s[slot] = argument
        names = {var: self.words.value(arg, called) for var, arg in zip(term.signature, expr.arguments, strict=True)}
        meant = self.why(s, function.body, term.body, {**called, **names}, depth + 1)
        return f"{told}: {meant}" if meant and len(told) + len(meant) <= LONGEST else told

    def _compared(self, s: Slots, op: Op, expr: t.Compare, called: Called) -> str:
        """Both numbers, where they are numbers."""
        if expr.operator == "!=" and (same := self.words.value(expr.right, called)) == self.words.value(
            expr.left, called
        ):
            return self.machine.shown.texts.wording.sentence("another-than", what=same)
        sides = [part for part in op.operands if isinstance(part, Op)]
        are_numbers = isinstance(expr.left.type, NumberType) and isinstance(expr.right.type, NumberType)
        if not are_numbers or op.name != COMPARISONS.get(expr.operator) or len(sides) != 2:
            return self._clause(expr, called)
        left, right = (self.machine.value(side)(s) for side in (sides[::-1] if expr.operator in SWAPPED else sides))
        return self.words.standing(expr, left, right, called)

    def _witnesses(self, s: Slots, op: Op) -> str:
        """Which players or spaces there are, where there should be none."""
        domain = _domain_of(op)
        type_ = _kind(domain)
        if domain is None or not type_:
            return ""
        found = self.machine.evaluator.members(domain)(s)
        named = [self.machine.texts.member(type_, member) for member in found[:MOST_WITNESSES]]
        return f" ({', '.join(named)}{', ...' * (len(found) > MOST_WITNESSES)})" if named else ""


def _domain_of(op: Op) -> Domain | None:
    """What `none` or `not any` goes through."""
    if op.name == "not" and isinstance(op.operands[0], Op):
        op = op.operands[0]
    return next((part for part in op.operands if isinstance(part, Domain)), None) if op.name == "any" else None


def _kind(domain: Domain | None) -> str:
    """The type of the members, if they are the players."""
    return "player" if domain is not None and domain.source == "players" else ""
