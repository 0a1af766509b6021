"""Which loops are worth to be written out: over a few members that are known beforehand, with little to do for each.

Then a compiler knows what differs from member to member (rows, neighbours, owners), and need not guess when the loop
ends.
"""

from __future__ import annotations

from typing import Any

from rulewright.backend.codegen.interval_rules import PRINTED_GROUPS
from rulewright.ir.program import Domain, Op, Program
from rulewright.ir.repeated import calls, repeated_calls

MOST_MEMBERS, MOST_WORK = 16, 4_000
"""How many members, and how much work in all of them together."""
MUCH = MOST_WORK + 1
_DEAR = {"div_down": 3, "div_up": 4, "mod": 3, "if": 2, "least": 2, "greatest": 2}
PLAIN = ("const", "slot", "array", "lookup", "add", "sub", "mul", "eq", "ne", "lt", "le", "not", "and", "or")
"""The operations that cost about one machine instruction."""


class LoopWork:
    """How much work the loops of one Program are. What a term takes is worked out once."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.bodies: dict[int, int] = {}
        self.plain_bodies: dict[int, int] = {}
        self.repeating_terms: dict[int, bool] = {}
        self.terms_with_loops: dict[int, bool] = {}
        self.bodies_left: dict[tuple[int, frozenset[int]], int] = {}

    def needed(self, part: object) -> bool:
        """Whether a loop is needed to work something out."""
        if isinstance(part, Domain):
            return True
        if isinstance(part, Op):
            if part.name in ("suppose", PRINTED_GROUPS):
                return True
            index = part.operands[0] if part.name == "call" else None
            return (isinstance(index, int) and self.needed_by_term(index)) or self.needed(part.operands)
        return isinstance(part, tuple) and any(map(self.needed, part))

    def needed_by_term(self, index: int) -> bool:
        """The same of a term's body, worked out once."""
        if index not in self.terms_with_loops:
            self.terms_with_loops[index] = self.needed(self.program.functions[index].body)
        return self.terms_with_loops[index]

    def repeats(self, index: int) -> bool:
        """Whether a term has the same call several times in its body, or in the body of a term that it calls."""
        if index not in self.repeating_terms:
            function = self.program.functions[index]
            self.repeating_terms[index] = bool(repeated_calls(function, self.program.position_start)) or any(
                self.repeats(_number(call)) for call in calls(function.body)
            )
        return self.repeating_terms[index]

    def few(self, domain: Domain) -> int:
        """How many members a source has, if they are few and the same in every position; else 0."""
        if domain.source == "players" and not domain.keys:
            return self.program.players if self.program.players <= MOST_MEMBERS else 0
        if domain.source != "range" or any(op.name != "const" for op in domain.operands):
            return 0
        low, high = (_number(op) for op in domain.operands)
        return high - low + 1 if 1 <= high - low + 1 <= MOST_MEMBERS else 0

    def times(self, domain: Domain) -> int:
        """How often the body of a loop is to be written out; 0: not at all."""
        return self.few(domain) if self.work(domain) <= MOST_WORK else 0

    def work(self, part: object) -> int:
        """About how many machine instructions something takes; at least `MUCH` where that cannot be told."""
        if isinstance(part, Domain):
            if not self.few(part) or part.keys or part.end:
                return MUCH
            return (self.work(part.where) + 2) * self.few(part)
        if not isinstance(part, Op):
            return 0
        if part.name == "call":
            return 1 + self._body(_number(part)) + sum(map(self.work, part.operands[1:]))
        return _own(part) + sum(map(self.work, part.operands))

    def _body(self, index: int) -> int:
        if index not in self.bodies:
            self.bodies[index] = self.work(self.program.functions[index].body)
        return self.bodies[index]

    def plain_work(self, part: object) -> int:
        """The same where only plain operations count as cheap: what a jump around it would save."""
        if not isinstance(part, Op):
            return 0
        own = self._plain_body(_number(part)) if part.name == "call" else 0
        return own + (1 if part.name in (*PLAIN, "call") else 100) + sum(map(self.plain_work, part.operands))

    def _plain_body(self, index: int) -> int:
        if index not in self.plain_bodies:
            self.plain_bodies[index] = self.plain_work(self.program.functions[index].body)
        return self.plain_bodies[index]

    def left(self, part: object, known: frozenset[int] = frozenset()) -> int:
        """The same for a compiler that knows what some slots hold: what remains to be done when a game is played.

        Where one part of a condition is known, the rest is asked of a third of the members.
        """
        if isinstance(part, Domain):
            if not self.few(part) or part.keys or part.end:
                return MUCH
            return self.few(part) * (self.left(part.where, known | {part.var}) + 1)
        if not isinstance(part, Op):
            return 0
        parts = [self.left(one, known) for one in part.operands]
        match part.name:
            case "const":
                return 0
            case "slot":
                return int(part.operands[0] not in known)
            case "call":
                return sum(parts) + self._body_left(_number(part), parts[1:])
            case "and" | "or":
                return sum(parts) // 3 if 0 in parts else sum(parts) + len(parts) - 1
        own = _own(part)
        return 0 if not sum(parts) and part.name != "array" and own < MUCH else own + sum(parts)

    def _body_left(self, index: int, parts: list[int]) -> int:
        """What remains of a term whose arguments may be known."""
        function = self.program.functions[index]
        known = frozenset(slot for slot, part in zip(function.parameters, parts, strict=True) if not part)
        if (index, known) not in self.bodies_left:
            self.bodies_left[index, known] = self.left(function.body, known)
        return self.bodies_left[index, known]


def _own(op: Op) -> int:
    """What an operation takes beside its operands."""
    return 1 if op.name in (*PLAIN, "count", "any", "sum") else _DEAR.get(op.name, MUCH)


def _number(op: Op) -> int:
    """An operation's first operand, which is a number."""
    found: Any = op.operands[0]
    return int(found)
